"""Options that are no things. World Order has the numbers from 600 to 699."""

from typing import Final

from realpolitik.kernel.label import label

PASS: Final = label(600, "pass")  # W7.4
DONE: Final = label(601, "done")  # no more of this
DECLINE: Final = label(602, "decline")  # W7.10
YES: Final = label(603, "yes")
NO: Final = label(604, "no")
GO_ON: Final = label(605, "go_on")  # without using a development now (W23.9)

FIRST_PILE: Final = label(610, "first_pile")  # W4.7
SECOND_PILE: Final = label(611, "second_pile")

PERMANENT: Final = label(620, "permanent")  # W16.2
TEMPORARY: Final = label(621, "temporary")
BESIDE: Final = label(622, "beside")  # W16.7: beside the permanent slots
LEAVE: Final = label(623, "leave")  # W9.8: every Engage token stays where it is

TO_DOMESTIC: Final = label(630, "domestic")  # W6.6
TO_DIPLOMATIC: Final = label(631, "diplomatic")
TO_MILITARY: Final = label(632, "military")
PRIORITY_LABELS: Final = (TO_DOMESTIC, TO_DIPLOMATIC, TO_MILITARY)
RAISE_ONE: Final = label(633, "raise_one")  # W6.13: the offers of China's domestic box
RAISE_TWO: Final = label(634, "raise_two")
RAISE_LABELS: Final = (RAISE_ONE, RAISE_TWO)

PAY: Final = label(640, "pay")  # exhaust no more allies, pay the rest
FROM_BOARD: Final = label(641, "from_board")  # an army of the player board (W12.1)
FROM_ALLIES: Final = label(642, "from_allies")  # W10.6
EXPORT: Final = label(643, "export")  # W10.18
IMPORT: Final = label(644, "import")

RENEW_MARKET: Final = label(650, "renew_market")  # W17.7
EXHAUST_ALLY: Final = label(651, "exhaust_ally")  # W17.5

PILE_LABELS: Final = (FIRST_PILE, SECOND_PILE)
