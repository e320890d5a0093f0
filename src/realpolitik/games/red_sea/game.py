"""Red Sea as the kernel sees it: its options and set-up."""

from typing import Final

from realpolitik.games.cold_war.crossover import CHOICES, lend
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.games.red_sea import cards_american, cards_neutral, cards_soviet
from realpolitik.games.red_sea.corrections import CORRECTIONS
from realpolitik.games.red_sea.countries import BOARD
from realpolitik.games.red_sea.deck import DECK
from realpolitik.games.red_sea.options import (
    BID_FOR_SIDES,
    CROSSOVER,
    DEAL_IN_TURN,
    HANDICAP_US,
    HANDICAP_USSR,
    OPTION_COUNT,
    SHOW_HELD_CARDS,
)
from realpolitik.games.red_sea.rules import RULES
from realpolitik.games.red_sea.sections import section_of
from realpolitik.games.red_sea.setup import start
from realpolitik.games.twilight_struggle import cards_late, cards_mid, cards_optional
from realpolitik.games.twilight_struggle.countries import BOARD as LENDERS_BOARD
from realpolitik.games.twilight_struggle.deck import DECK as LENDER
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import Option, Setup, register
from realpolitik.kernel.question import Kind, MessageKind
from realpolitik.kernel.state import State

CARD_FILES: Final = (cards_american, cards_soviet, cards_neutral)  # importing them records the events
LENT_FILES: Final = (cards_mid, cards_late, cards_optional)  # and these those that Twilight Struggle lends (12.1)
lend("red_sea", DECK, BOARD, LENDER, LENDERS_BOARD)

STANDARD: Final = "standard"

_SWITCHES: Final = {
    "show_held_cards": SHOW_HELD_CARDS,
    "deal_in_turn": DEAL_IN_TURN,
    "bid_for_sides": BID_FOR_SIDES,
    "us_bonus": HANDICAP_US,
    "ussr_bonus": HANDICAP_USSR,
}

OPTIONS: Final = (
    Option("show_held_cards", False, "11.1"),
    Option("deal_in_turn", False, "11.3"),
    Option("bid_for_sides", False, "11.4"),
    Option("us_bonus", 0, "11.4.1", tuple(range(7))),
    Option("ussr_bonus", 0, "11.4.1", tuple(range(6))),
    Option("crossover", CHOICES[0], "12.1", CHOICES),
)


class RedSeaGame(ColdWarGame):
    def __init__(self) -> None:
        super().__init__("red-sea", 1, (STANDARD,), OPTIONS, RULES, CORRECTIONS)

    def check(self, setup: Setup) -> None:
        options = setup.options
        if options["bid_for_sides"] and (options["us_bonus"] or options["ussr_bonus"]):
            raise BadSetup("bid_for_sides settles the extra influence: leave us_bonus and ussr_bonus at 0 (11.4)")

    def section_of(self, kind: Kind | MessageKind) -> str:
        return section_of(kind)

    def start(self, setup: Setup) -> State:
        options = [0] * OPTION_COUNT
        for name, index in _SWITCHES.items():
            options[index] = int(setup.options[name])
        options[CROSSOVER] = CHOICES.index(str(setup.options["crossover"]))
        return start(options)


GAME: Final = RedSeaGame()
register(GAME)
