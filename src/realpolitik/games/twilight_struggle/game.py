"""Twilight Struggle as the kernel sees it: its scenarios, options and set-ups."""

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
from realpolitik.games.red_sea import dangers as lent_dangers
from realpolitik.games.red_sea.countries import BOARD as LENDERS_BOARD
from realpolitik.games.red_sea.deck import DECK as LENDER
from realpolitik.games.twilight_struggle import cards_early, cards_late, cards_mid, cards_optional
from realpolitik.games.twilight_struggle.corrections import CORRECTIONS
from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.games.twilight_struggle.dangers import DANGERS
from realpolitik.games.twilight_struggle.deck import DECK
from realpolitik.games.twilight_struggle.options import (
    CIVIL_WAR,
    DIGITAL_EDITION,
    LATE_WAR,
    MIX_OPERATIONS,
    OPTION_COUNT,
    OPTIONAL_CARDS,
    PROMO_CARD,
    REALIGN_ANYWHERE,
    REALIGN_SAFELY,
    SPACE_WITHOUT_ROLL,
)
from realpolitik.games.twilight_struggle.rules import RULES
from realpolitik.games.twilight_struggle.setup import start
from realpolitik.kernel.game import Option, Preset, Setup
from realpolitik.kernel.state import State

CARD_FILES: Final = (cards_early, cards_mid, cards_late, cards_optional)  # importing them records the events
LENT_FILES: Final = (cards_american, cards_soviet, cards_neutral)  # and these those that Red Sea lends (12.3)
LENT_DANGERS: Final = lent_dangers  # and this what may come of them
lend("twilight_struggle", DECK, BOARD, LENDER, LENDERS_BOARD)

LATE_WAR_SCENARIO: Final = "late-war"

_SWITCHES: Final = {
    "optional_cards": OPTIONAL_CARDS,
    "promo_card": PROMO_CARD,
    "chinese_civil_war": CIVIL_WAR,
    "realign_anywhere": REALIGN_ANYWHERE,
    "realign_safely": REALIGN_SAFELY,
    "mix_operations": MIX_OPERATIONS,
    "space_without_roll": SPACE_WITHOUT_ROLL,
    "digital_edition": DIGITAL_EDITION,
}

OPTIONS: Final = (
    Option("optional_cards", False, "2.2"),
    Option("promo_card", False, "2.0"),
    *tournament_options(us_most=10, ussr_most=10),
    Option("chinese_civil_war", False, "12.0", scenarios=(STANDARD,)),  # 12.3: the Late War gives the USSR the card
    Option("realign_anywhere", False, "V-R1"),
    Option("realign_safely", False, "V-R2"),
    Option("mix_operations", False, "V-R3"),
    Option("space_without_roll", False, "V-S1"),
    Option("digital_edition", False, "V-D"),
    crossover_option("V-RS"),
    Option("late_war_vp", 4, "LW", (4, -4), scenarios=(LATE_WAR_SCENARIO,)),
)


PRESETS: Final = (
    AS_PRINTED,
    Preset("tournament", {**TOURNAMENT, "optional_cards": True}),
    Preset("digital", {"optional_cards": True, "us_bonus": 2, "deal_in_turn": True, "digital_edition": True}),
)


class TwilightStruggleGame(ColdWarGame):
    def __init__(self) -> None:
        scenarios = (STANDARD, LATE_WAR_SCENARIO)
        super().__init__("twilight-struggle", 3, scenarios, OPTIONS, PRESETS, RULES, CORRECTIONS, DANGERS)

    def start(self, setup: Setup) -> State:
        options = self.chosen(setup, OPTION_COUNT, _SWITCHES)
        options[LATE_WAR] = int(setup.scenario == LATE_WAR_SCENARIO)
        return start(options, int(setup.options["late_war_vp"]))


GAME: Final = TwilightStruggleGame()
