"""Options that are neither a country nor a card: uses of a card, operations, ways to go on. They are 500 to 599."""

from typing import Final

from realpolitik.kernel.label import label

STOP: Final = label(500, "enough")  # what is left of an operation is not used
DECLINE: Final = label(501, "no_thanks")  # an event offers, the side need not
DO_NOTHING: Final = label(502, "do_nothing")

# what a card is played for (6.1)
EVENT: Final = label(503, "play_event")
EVENT_FIRST: Final = label(504, "their_event_first")
RESERVES: Final = label(505, "reserves")
ADD_RESERVES: Final = label(506, "add_reserves")
DISCARD_LAST: Final = label(507, "discard_last_card")
HOLD_LAST: Final = label(508, "hold_last_card")
REMOVE_CADRE: Final = label(509, "remove_cadre")
CARD_BY_CHANCE: Final = label(517, "card_by_chance")

# operations of the US (7.1.2)
WAR_OF_IDEAS: Final = label(510, "war_of_ideas")
DEPLOY: Final = label(511, "deploy")
REGIME_CHANGE: Final = label(512, "regime_change")
WITHDRAW: Final = label(513, "withdraw")
DISRUPT: Final = label(514, "disrupt")
ALERT: Final = label(515, "alert")
REASSESSMENT: Final = label(516, "reassessment")
US_OPERATIONS: Final = (WAR_OF_IDEAS, DEPLOY, REGIME_CHANGE, WITHDRAW, DISRUPT, ALERT, REASSESSMENT, RESERVES)

# operations of the Jihadists (8.1.3)
RECRUIT: Final = label(520, "recruit")
TRAVEL: Final = label(521, "travel")
JIHAD: Final = label(522, "jihad")
PLOT: Final = label(523, "plot")
JIHADIST_OPERATIONS: Final = (RECRUIT, TRAVEL, JIHAD, PLOT, RESERVES)

MAJOR_JIHAD: Final = label(524, "major_jihad")
MINOR_JIHAD: Final = label(525, "minor_jihad")

TRACK: Final = label(530, "troops_track")
NATO_MARKER: Final = label(531, "nato_marker")
SLEEPER: Final = label(532, "sleeper_cell")
ACTIVE: Final = label(533, "active_cell")
SADR: Final = label(534, "sadr")
GO_HARD: Final = label(535, "hard")
GO_SOFT: Final = label(536, "soft")
ROLL_AGAIN: Final = label(537, "roll_again")
KEEP: Final = label(538, "keep_it")

YES: Final = label(540, "so")
NO: Final = label(541, "not_so")
