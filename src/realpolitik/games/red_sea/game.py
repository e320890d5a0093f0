"""Red Sea as the kernel sees it: its options and set-up."""

from typing import Final

from realpolitik.games.cold_war.crossover import lend
from realpolitik.games.cold_war.game import (
    AS_PRINTED,
    STANDARD,
    TOURNAMENT,
    ColdWarGame,
    crossover_option,
    tournament_options,
)
from realpolitik.games.red_sea import cards_american, cards_neutral, cards_soviet
from realpolitik.games.red_sea.corrections import CORRECTIONS
from realpolitik.games.red_sea.countries import BOARD
from realpolitik.games.red_sea.dangers import DANGERS
from realpolitik.games.red_sea.deck import DECK
from realpolitik.games.red_sea.options import ALBANIAN_OPS, OPTION_COUNT
from realpolitik.games.red_sea.rules import RULES
from realpolitik.games.red_sea.sections import section_of
from realpolitik.games.red_sea.setup import start
from realpolitik.games.twilight_struggle import cards_late, cards_mid, cards_optional
from realpolitik.games.twilight_struggle import dangers as lent_dangers
from realpolitik.games.twilight_struggle.countries import BOARD as LENDERS_BOARD
from realpolitik.games.twilight_struggle.deck import DECK as LENDER
from realpolitik.kernel.game import Option, Preset, Setup
from realpolitik.kernel.question import Kind, MessageKind
from realpolitik.kernel.state import State

CARD_FILES: Final = (cards_american, cards_soviet, cards_neutral)  # importing them records the events
LENT_FILES: Final = (cards_mid, cards_late, cards_optional)  # and these those that Twilight Struggle lends (12.1)
LENT_DANGERS: Final = lent_dangers  # and this what may come of them
lend("red_sea", DECK, BOARD, LENDER, LENDERS_BOARD)

SWITCHES: Final = {"albanian_ops": ALBANIAN_OPS}
OPTIONS: Final = (
    *tournament_options(us_most=6, ussr_most=5),
    Option("albanian_ops", 1, "12.3.2", (1, 2)),
    crossover_option("12.1"),
)
PRESETS: Final = (AS_PRINTED, Preset("tournament", TOURNAMENT))


class RedSeaGame(ColdWarGame):
    def __init__(self) -> None:
        super().__init__("red-sea", 2, (STANDARD,), OPTIONS, PRESETS, RULES, CORRECTIONS, DANGERS)

    def section_of(self, kind: Kind | MessageKind) -> str:
        return section_of(kind)

    def start(self, setup: Setup) -> State:
        return start(self.chosen(setup, OPTION_COUNT, SWITCHES))


GAME: Final = RedSeaGame()
