"""Labyrinth as the kernel sees it: scenarios, options, views, resampling, invariants."""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from realpolitik.games.labyrinth import cards_jihadist, cards_unassociated, cards_us, solitaire
from realpolitik.games.labyrinth.board import (
    ALIGNMENTS,
    COUNTRIES,
    FAIR,
    GOVERNANCES,
    MUSLIM,
    NAMES,
    NOWHERE,
    POOR,
    POSTURES,
)
from realpolitik.games.labyrinth.conditions import CONDITIONS
from realpolitik.games.labyrinth.corrections import PLACES, correct, correctables
from realpolitik.games.labyrinth.dangers import DANGERS
from realpolitik.games.labyrinth.deck import CARDS, NAME, SIDE
from realpolitik.games.labyrinth.dice import PURPOSES
from realpolitik.games.labyrinth.forecast import cards_out, forecast_facts
from realpolitik.games.labyrinth.labels import EVENT, EVENT_FIRST, JIHADIST_OPERATIONS, US_OPERATIONS
from realpolitik.games.labyrinth.markers import MARKERS
from realpolitik.games.labyrinth.operations import WHICH_OPERATION
from realpolitik.games.labyrinth.options import (
    BESIEGED_CALIPHATE,
    DECKS,
    FREE_SETUP,
    IDEOLOGIES,
    IDEOLOGY,
    MINI_DECKS,
    OPTION_COUNT,
    SOLITAIRE,
)
from realpolitik.games.labyrinth.play import HOW_TO_PLAY, PLAY
from realpolitik.games.labyrinth.plot_markers import SOLITAIRE_PLOTS, is_within
from realpolitik.games.labyrinth.readings import instrument_facts
from realpolitik.games.labyrinth.scenarios import SCENARIOS
from realpolitik.games.labyrinth.secret import HANDS
from realpolitik.games.labyrinth.setup import start
from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, SIDES, US
from realpolitik.games.labyrinth.state import (
    CELLS,
    PLOT_COUNTRY,
    PLOT_FACE_UP,
    PLOT_LIMIT,
    PLOT_MARKER,
    PLOT_MARKERS,
    PLOT_VALUE,
    TROOPS,
    WMD,
    Labyrinth,
    recount,
)
from realpolitik.games.labyrinth.succeeding import succeeding_faces
from realpolitik.games.labyrinth.tracks import FUNDING_MOST, PRESTIGE_MOST, RESERVES_MOST
from realpolitik.games.labyrinth.view import PLOT_NAMES, components, duties, held_cards, side_of, view
from realpolitik.kernel.card_game import CardGame
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.game import Option, Setup, View
from realpolitik.kernel.peril import Dangers
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Duty, Fact, Note, Question, Remark
from realpolitik.kernel.state import State

CARD_FILES: Final = (cards_us, cards_jihadist, cards_unassociated)  # importing them records the events
FLOWCHART: Final = solitaire  # and this the flowchart's preferences

OPTIONS: Final = (
    Option("solitaire", False, "9.0"),
    Option("ideology", IDEOLOGIES[0], "9.7", IDEOLOGIES, needs={"solitaire": True}),
    Option("decks", 1, "3.3", (1, 2, 3)),
    Option("mini_decks", False, "9.2", needs={"solitaire": True}),
    Option("free_setup", False, "3.2"),
    Option("besieged_caliphate", True, "6.2.2"),
)
MANY_TRIES: Final = 1000  # for plots that the cards which placed them allow

_THINGS: Final[dict[str, Sequence[str]]] = {
    "card": NAME,
    "country": NAMES,
    "from": NAMES,
    "to": NAMES,
    "struck": NAMES,
    "condition": CONDITIONS.names,
    "marker": MARKERS,
    "place": PLACES,
    "purpose": PURPOSES,
    "side": SIDES,
    "governance": GOVERNANCES,
    "alignment": ALIGNMENTS,
    "posture": POSTURES,
    "plot": PLOT_NAMES,
}


class LabyrinthGame(CardGame):
    def __init__(self) -> None:
        super().__init__("labyrinth", 2, tuple(SCENARIOS), OPTIONS, _THINGS, HANDS)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("us",) if setup.options["solitaire"] else SIDES

    def start(self, setup: Setup) -> State:
        options = [0] * OPTION_COUNT
        options[SOLITAIRE] = int(setup.options["solitaire"])
        options[IDEOLOGY] = IDEOLOGIES.index(str(setup.options["ideology"]))
        options[DECKS] = int(setup.options["decks"])
        options[MINI_DECKS] = int(setup.options["mini_decks"])
        options[FREE_SETUP] = int(setup.options["free_setup"])
        options[BESIEGED_CALIPHATE] = int(setup.options["besieged_caliphate"])
        return start(setup.scenario, options)

    # -- what a seat sees --------------------------------------------------------------------------

    def position(self, state: State, seat: int, unknown: tuple[str, ...]) -> View:
        return view(cast(Labyrinth, state), seat, unknown)

    def duties(self, state: State, seat: int) -> list[Duty]:
        return duties(cast(Labyrinth, state), seat)

    def succeeding_faces(self, note: Note) -> list[int]:
        return succeeding_faces(note)

    def dangers(self) -> Dangers | None:
        return DANGERS

    def remarks(self, state: State, question: Question, option: int) -> list[Remark]:
        s = cast(Labyrinth, state)
        return PLAY.remarks(s, s.stack[-1], option) if question.kind == HOW_TO_PLAY else []

    def facts(self, state: State, seat: int, unknown: tuple[str, ...], kind: str, name: str) -> list[Fact]:
        s = cast(Labyrinth, state)
        if kind == "pile":
            return forecast_facts(s) if name == "deck" else []
        return instrument_facts(s, name) if kind == "instrument" else []

    def cards_out(self, state: State, seat: int, unknown: tuple[str, ...]) -> View:
        s = cast(Labyrinth, state)
        return cards_out(s, side_of(s, seat), held_cards(s, unknown))

    def usual_options(self, question: Question) -> list[int]:
        if question.kind not in (HOW_TO_PLAY, WHICH_OPERATION):
            return []
        own = US_OPERATIONS if any(option in US_OPERATIONS[:-1] for option in question.options) else JIHADIST_OPERATIONS
        event = EVENT_FIRST if EVENT_FIRST in question.options else EVENT
        return [event, *own] if question.kind == HOW_TO_PLAY else [*own[:-1]]

    def about(self, question: Question) -> dict[str, int | str]:
        told, names = super().about(question), KINDS[question.kind].about
        if "*plots" in names:
            del told["*plots"]
            told["plots"] = " ".join([NAMES[c] for c in question.about[len(names) - 1 :]])
        return told

    def named(self, what: str, value: int) -> int | str:
        """Troops come from their track and go back to it: that is no country."""
        return "troops_track" if value == NOWHERE and what in ("from", "to") else super().named(what, value)

    def components(self) -> View:
        return components()

    def describe_option(self, question: Question, option: int) -> str:
        points_at = KINDS[question.kind].points_at
        if option < FIRST_LABEL and points_at == "plot":  # one of those on the map, by its place among them
            return str(option)
        if option < FIRST_LABEL and points_at == "plot_marker":
            return PLOT_NAMES[PLOT_VALUE[option]]
        return super().describe_option(question, option)

    # -- what people set right ---------------------------------------------------------------------

    def corrections(self, state: State) -> list[Correctable]:
        return correctables(cast(Labyrinth, state))

    def set_right(self, state: State, option: int) -> None:
        correct(cast(Labyrinth, state), option)

    # -- what a seat cannot know -------------------------------------------------------------------

    def resample(self, state: State, seat: int, random: Random) -> State:
        """Every unseen card is dealt anew, and every hidden plot drawn."""
        return _resample(cast(Labyrinth, state), seat, random)

    # -- what must always hold ---------------------------------------------------------------------

    def broken_invariants(self, state: State) -> list[str]:
        s = cast(Labyrinth, state)
        return [*_broken_tracks(s), *_broken_pieces(s), *_broken_cards(s)]


def _resample(s: Labyrinth, seat: int, random: Random) -> Labyrinth:
    mine = side_of(s, seat)
    _redeal(s, mine, random)
    if mine != JIHADIST:
        _hide_plots(s, random)
    return s


def _redeal(s: Labyrinth, mine: int, random: Random) -> None:
    """Deal the hands that are not the seat's (but what was seen of them) and the draw pile anew; from three small decks
    each kind of card by itself. That an event found no card of some kind in a hand is not remembered."""
    hidden = [side for side in (US, JIHADIST) if side != mine]
    known = {side: s.known[side][:] if mine != NOBODY else [] for side in hidden}
    pool = s.deck[:]
    for side in hidden:
        pool.extend([card for card in s.hands[side] if card not in known[side]])
    pool.sort()  # so that the same generator draws the same deal, whatever the truth is
    random.shuffle(pool)
    for side in hidden:
        before = s.hands[side]
        after = [card if card in known[side] else _next_like(s, pool, card) for card in before]
        if side == JIHADIST:
            s.stacked = [after[before.index(card)] for card in s.stacked]
        if mine == NOBODY:
            s.known[side] = [after[before.index(card)] for card in s.known[side]]
        s.hands[side] = after
    s.deck = pool


def _next_like(s: Labyrinth, pool: list[int], card: int) -> int:
    """Take a card off the pool: any, or with three small decks one of the same kind."""
    at = next(i for i, other in enumerate(pool) if not s.options[MINI_DECKS] or SIDE[other] == SIDE[card])
    return pool.pop(at)


def _hide_plots(s: Labyrinth, random: Random) -> None:
    """Draw the plots that lie face down anew, from all that are not in sight, as the cards that placed them allow."""
    hidden = [plot for plot in s.plots if not plot[PLOT_FACE_UP]]
    pool = [*s.available, *[plot[PLOT_MARKER] for plot in hidden]]
    pool.sort()
    for _ in range(MANY_TRIES):
        random.shuffle(pool)
        drawn = pool[: len(hidden)]
        if all(is_within(marker, plot[PLOT_LIMIT]) for marker, plot in zip(drawn, hidden, strict=True)):
            break
    else:
        return
    for marker, plot in zip(drawn, hidden, strict=True):
        plot[PLOT_MARKER] = marker
    s.available = pool[len(hidden) :]


def _broken_tracks(s: Labyrinth) -> list[str]:
    broken = []
    if not 1 <= s.prestige <= PRESTIGE_MOST or not 1 <= s.funding <= FUNDING_MOST:
        broken.append("a track out of range")
    if not all(0 <= n <= RESERVES_MOST for n in s.reserves) or not 1 <= s.deck_number <= s.options[DECKS]:
        broken.append("a track out of range")
    if s.victory != recount(s):
        broken.append("the victory track is not what the map says")
    return broken


def _broken_pieces(s: Labyrinth) -> list[str]:
    broken = []
    counted = [s.troops, s.sleepers, s.active, s.aid]
    if any(min(pieces) < 0 for pieces in counted) or s.troop_track < 0 or s.cell_track < 0:
        broken.append("pieces below zero")
    if sum(s.troops) + s.troop_track != TROOPS:
        broken.append("troops are not fifteen")
    if sum(s.sleepers) + sum(s.active) + s.cell_track != CELLS:
        broken.append("cells are not fifteen")
    on_map = [plot[PLOT_MARKER] for plot in s.plots]
    lying = [*on_map, *s.available, *s.loose, *s.arsenal, *s.set_aside, *s.removed_plots]
    if sorted(lying) != list(range(1, PLOT_MARKERS + 1)):
        broken.append("a plot marker is not in exactly one place")
    if any(PLOT_VALUE[marker] != WMD for marker in s.removed_plots):
        broken.append("a numbered plot has left the game")
    if s.options[SOLITAIRE] and len(on_map) + len(s.available) < SOLITAIRE_PLOTS and s.set_aside:
        broken.append("fewer than six plots in play")
    for c in range(COUNTRIES):
        if not MUSLIM[c] and (s.aid[c] or s.regime_change[c] or s.besieged[c] or s.alignment[c]):
            broken.append(f"{NAMES[c]} has what only Muslim countries have")
        if MUSLIM[c] and (s.governance[c] == 0) != (s.alignment[c] == 0):
            broken.append(f"{NAMES[c]} has a governance without an alignment, or the other way")
        if s.regime_change[c] and s.governance[c] not in (FAIR, POOR):
            broken.append(f"{NAMES[c]} cannot be a Regime Change country")
    return broken


def _broken_cards(s: Labyrinth) -> list[str]:
    broken = []
    places = [*s.hands[US], *s.hands[JIHADIST], *s.deck, *s.discard, *s.removed, *s.table, *s.lapsing]
    if s.first_plot:
        places.append(s.first_plot)
    if sorted(places) != list(range(1, CARDS + 1)):
        broken.append("a card is not in exactly one place")
    for side in (US, JIHADIST):
        if any(card not in s.hands[side] for card in s.known[side]):
            broken.append("a card known to be where it is not")
    if any(card not in s.hands[JIHADIST] for card in s.stacked):
        broken.append("the stack holds what the hand does not")
    if any(not 0 <= plot[PLOT_COUNTRY] < COUNTRIES for plot in s.plots):
        broken.append("a plot nowhere")
    return broken


GAME: Final = LabyrinthGame()
