"""World Order as the kernel sees it: options, seats, views, resampling, invariants."""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from realpolitik.games.world_order import cards
from realpolitik.games.world_order.board import REGION_NAMES
from realpolitik.games.world_order.box import components
from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.correcting import correct
from realpolitik.games.world_order.corrections import PLACES, correctables
from realpolitik.games.world_order.countries import COUNTRY_NAMES
from realpolitik.games.world_order.deck import CARD_NAMES
from realpolitik.games.world_order.invariants import broken_invariants
from realpolitik.games.world_order.labels import PASS
from realpolitik.games.world_order.options import (
    COMMERCE_BY_PLAYERS,
    DECREES,
    FIRST_GAME,
    OPTION_COUNT,
    PLAYED,
    POWERS_CHOICES,
    POWERS_PLAYED,
    PRIORITIES_CHOICES,
    SEALED_PRIORITIES,
)
from realpolitik.games.world_order.outlook import instrument_facts, region_facts
from realpolitik.games.world_order.playing import CHOOSE_PLAY
from realpolitik.games.world_order.prices import MAJORITY_NAMES
from realpolitik.games.world_order.resampling import resample
from realpolitik.games.world_order.secret import HANDS
from realpolitik.games.world_order.setup import start
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import (
    NOBODY,
    PLACE_NAMES,
    POWER_NAMES,
    PRIORITY_NAMES,
    RESOURCE_NAMES,
    SOURCE_NAMES,
)
from realpolitik.games.world_order.view import view
from realpolitik.kernel.card_game import CardGame
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.game import Option, Setup, View
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Fact, Question
from realpolitik.kernel.state import State

CARD_FILES: Final = (cards,)  # importing it records the effects

OPTIONS: Final = (
    Option("powers", POWERS_CHOICES[0], "W4.2", POWERS_CHOICES),
    Option("first_game", False, "W4.7"),
    Option("decrees", False, "W22.1"),
    Option("commerce_by_players", False, "W4.1"),
    Option("priorities", PRIORITIES_CHOICES[0], "W27.2", PRIORITIES_CHOICES),
)

_THINGS: Final[dict[str, Sequence[str]]] = {
    "card": CARD_NAMES,
    "country": COUNTRY_NAMES,
    "region": REGION_NAMES,
    "power": POWER_NAMES,
    "seller": POWER_NAMES,
    "opponent": POWER_NAMES,
    "resource": RESOURCE_NAMES,
    "place": PLACE_NAMES,
    "corrected_place": PLACES,
    "source": SOURCE_NAMES,
    "priority": PRIORITY_NAMES,
    "majority": MAJORITY_NAMES,
}
_COUNTED_FROM_ONE: Final = ("slot", "way")


class WorldOrderGame(CardGame):
    def __init__(self) -> None:
        super().__init__("world-order", 1, ("2010",), OPTIONS, _THINGS, HANDS, content=CONTENT.digest)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return tuple([POWER_NAMES[p] for p in PLAYED[str(setup.options["powers"])]])

    def start(self, setup: Setup) -> State:
        options = [0] * OPTION_COUNT
        options[POWERS_PLAYED] = POWERS_CHOICES.index(str(setup.options["powers"]))
        options[FIRST_GAME] = int(setup.options["first_game"])
        options[DECREES] = int(setup.options["decrees"])
        options[COMMERCE_BY_PLAYERS] = int(setup.options["commerce_by_players"])
        options[SEALED_PRIORITIES] = PRIORITIES_CHOICES.index(str(setup.options["priorities"]))
        return start(options)

    # -- what a seat sees --------------------------------------------------------------------------

    def position(self, state: State, seat: int, unknown: tuple[str, ...]) -> View:
        return view(cast(WorldOrder, state), seat, unknown)

    def facts(self, state: State, seat: int, unknown: tuple[str, ...], kind: str, name: str) -> list[Fact]:
        s = cast(WorldOrder, state)
        if kind == "region":
            return region_facts(s, s.powers[seat] if 0 <= seat < len(s.powers) else NOBODY, name)
        return instrument_facts(s, name) if kind == "instrument" else []

    def components(self) -> View:
        return components()

    def usual_options(self, question: Question) -> list[int]:
        return [PASS] if question.kind == CHOOSE_PLAY else []

    def describe_option(self, question: Question, option: int) -> str:
        if option < FIRST_LABEL and KINDS[question.kind].points_at in _COUNTED_FROM_ONE:
            return str(option + 1)
        return super().describe_option(question, option)

    # -- what people set right ---------------------------------------------------------------------

    def corrections(self, state: State) -> list[Correctable]:
        return correctables(cast(WorldOrder, state))

    def set_right(self, state: State, option: int) -> None:
        correct(cast(WorldOrder, state), option)

    # -- what a seat cannot know -------------------------------------------------------------------

    def resample(self, state: State, seat: int, random: Random) -> State:
        return resample(cast(WorldOrder, state), seat, random)

    # -- what must always hold ---------------------------------------------------------------------

    def broken_invariants(self, state: State) -> list[str]:
        return broken_invariants(cast(WorldOrder, state))


GAME: Final = WorldOrderGame()
