"""Any position of Labyrinth, by names.

    position(us=["predator_23"], side="us", cells={"iraq": 2}, governance={"iraq": "poor ally"})

The board is empty but for what is said: every country untested, all troops and cells on their tracks, prestige 7,
funding 5, the US Hard. `scenario` begins from a scenario's board instead.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from realpolitik.games.labyrinth import turn
from realpolitik.games.labyrinth.board import (
    ALIGNMENTS,
    COUNTRIES,
    FIXED,
    GOVERNANCES,
    HARD,
    ISRAEL,
    NAMES,
    POSTURES,
    UNITED_STATES,
)
from realpolitik.games.labyrinth.deck import CARDS, NAME
from realpolitik.games.labyrinth.markers import MARKERS
from realpolitik.games.labyrinth.plot_resolution import RESOLVE_PLOTS
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import (
    ANY_PLOT,
    CELLS,
    GREEN,
    PLOT_VALUE,
    TAN,
    TROOPS,
    Labyrinth,
    solitaire,
    with_value,
)
from realpolitik.games.labyrinth.turn import (
    ACTION_PHASE,
    CARDS_A_PHASE,
    END_OF_TURN,
    NEXT_PHASES,
    TURN,
    US_PHASE,
)
from realpolitik.kernel.data import to_data
from realpolitik.kernel.game import Setup
from realpolitik.kernel.kits import game_named

SIDES: Final = {"us": US, "jihadist": JIHADIST}
PLOTS: Final = {"1": 1, "2": 2, "3": 3, "wmd": 4}


def position(
    *,
    us: Iterable[str] = (),
    jihadist: Iterable[str] = (),
    side: str = "jihadist",
    phase: str = "action",
    card: int = 1,
    scenario: str = "",
    governance: Mapping[str, str] | None = None,
    posture: Mapping[str, str] | None = None,
    us_posture: str = "",
    troops: Mapping[str, int] | None = None,
    cells: Mapping[str, int] | None = None,
    active: Mapping[str, int] | None = None,
    cadres: Iterable[str] = (),
    aid: Mapping[str, int] | None = None,
    besieged: Iterable[str] = (),
    regime_change: Mapping[str, str] | None = None,
    plots: Iterable[tuple[str, str]] = (),
    wmd: int = 0,
    markers: Iterable[str] = (),
    nato: str = "",
    sadr: bool = False,
    prestige: int = 0,
    funding: int = 0,
    reserves: tuple[int, int] = (0, 0),
    discard: Iterable[str] = (),
    removed: Iterable[str] = (),
    lapsing: Iterable[str] = (),
    first_plot: str = "",
    deck: Iterable[str] | None = None,
    stacked: Iterable[str] = (),
    turn: int = 1,
    deck_number: int = 1,
    disrupted: Iterable[str] = (),
    improved: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
) -> Setup:
    """A position at the beginning of an action phase of `side` (its `card`-th card), or as plots are to be resolved
    (`phase="plots"`), or at the end of the turn (`phase="end"`). `governance` is "fair neutral" and the like; `cells`
    are sleepers, `active` those that are not; `plots` are (country, "1" | "2" | "3" | "wmd"); `wmd` so many more are
    available. Hands hold the cards named; cards named nowhere are in the draw pile (or, with `deck`, discarded).
    `stacked` is the known top of a solitaire stack, the next card last (these must be in `jihadist`)."""
    game = game_named("labyrinth")
    setup = game.setup(scenario, options)
    s = game.start(setup)
    assert isinstance(s, Labyrinth)
    if not scenario:
        _clear(s)
    for name, what in (governance or {}).items():
        level, alignment = what.split()
        c = NAMES.index(name)
        s.governance[c] = GOVERNANCES.index(level)
        s.alignment = with_value(s.alignment, c, ALIGNMENTS.index(alignment))
    for name, how in (posture or {}).items():
        s.posture = with_value(s.posture, NAMES.index(name), POSTURES.index(how))
    if us_posture:
        s.posture = with_value(s.posture, UNITED_STATES, POSTURES.index(us_posture))
    for pieces, given in ((s.troops, troops), (s.sleepers, cells), (s.active, active)):
        for name, n in (given or {}).items():
            pieces[NAMES.index(name)] = n
    for name, n in (aid or {}).items():
        s.aid = with_value(s.aid, NAMES.index(name), n)
    for name in cadres:
        s.cadre = with_value(s.cadre, NAMES.index(name), 1)
    for name in besieged:
        s.besieged = with_value(s.besieged, NAMES.index(name), 1)
    for name, colour in (regime_change or {}).items():
        s.regime_change = with_value(s.regime_change, NAMES.index(name), GREEN if colour == "green" else TAN)
    for name in markers:
        s.markers = with_value(s.markers, MARKERS.index(name), s.markers[MARKERS.index(name)] + 1)
    s.nato = NAMES.index(nato) if nato else s.nato
    s.sadr = NAMES.index("iraq") if sadr else s.sadr
    s.prestige, s.funding = prestige or s.prestige, funding or s.funding
    s.reserves, s.turn, s.deck_number = list(reserves), turn, deck_number
    s.disrupted = tuple([NAMES.index(name) for name in disrupted])
    s.improved = tuple([NAMES.index(name) for name in improved])
    s.troop_track = TROOPS - sum(s.troops)
    s.cell_track = CELLS - sum(s.sleepers) - sum(s.active)
    _place_plots(s, list(plots), wmd)
    hands = [[NAME.index(name) for name in names] for names in (us, jihadist)]
    _place_cards(s, hands, list(discard), list(removed), list(lapsing), first_plot, deck)
    s.stacked = [NAME.index(name) for name in stacked]
    s.refresh()
    _begin(s, SIDES[side], phase, card)
    setup.position = to_data(s)
    return setup


def _clear(s: Labyrinth) -> None:
    for c in range(COUNTRIES):
        s.governance[c] = FIXED[c]
        s.alignment = with_value(s.alignment, c, 0)
        s.posture = with_value(s.posture, c, 0)
        s.troops[c] = s.sleepers[c] = 0
    s.besieged = s.regime_change = (0,) * COUNTRIES
    s.posture = with_value(with_value(s.posture, ISRAEL, HARD), UNITED_STATES, HARD)
    s.prestige, s.funding = 7, 5


def _place_plots(s: Labyrinth, plots: list[tuple[str, str]], wmd: int) -> None:
    for country, kind in plots:
        box = [*s.loose, *s.arsenal] if kind == "wmd" else s.available
        marker = next(m for m in sorted(box) if PLOT_VALUE[m] == PLOTS[kind])
        if marker in s.available:
            s.available.remove(marker)
        s.loose = tuple([m for m in s.loose if m != marker])
        s.arsenal = tuple([m for m in s.arsenal if m != marker])
        s.plots.append([NAMES.index(country), marker, 0, 0, ANY_PLOT])
    s.available.extend(reversed(s.loose[len(s.loose) - wmd :]))
    s.loose = s.loose[: len(s.loose) - wmd]
    while solitaire(s) and len(s.available) + len(s.plots) > 6:
        s.set_aside = (*s.set_aside, min(s.available))
        s.available.remove(s.set_aside[-1])


def _place_cards(
    s: Labyrinth,
    hands: list[list[int]],
    discard: list[str],
    removed: list[str],
    lapsing: list[str],
    first_plot: str,
    deck: Iterable[str] | None,
) -> None:
    s.hands = hands
    s.lapsing = tuple([NAME.index(name) for name in lapsing])
    s.removed.extend([NAME.index(name) for name in removed])
    if first_plot:
        s.first_plot, s.first_plot_used = NAME.index(first_plot), 1
    s.discard = [NAME.index(name) for name in discard]
    named = [*hands[0], *hands[1], *s.lapsing, *s.removed, *s.discard, s.first_plot]
    rest = [number for number in range(1, CARDS + 1) if number not in named]
    s.deck = rest if deck is None else [NAME.index(name) for name in deck]
    s.discard.extend([number for number in rest if number not in s.deck])


def _begin(s: Labyrinth, side: int, phase: str, card: int) -> None:
    if phase == "plots":
        s.phase, s.phase_card = US, 0
        s.stack = [TURN.frame(step=NEXT_PHASES), [RESOLVE_PLOTS.number]]
    elif phase == "end":
        s.phase, s.phase_card = US, 0
        s.stack = [TURN.frame(step=END_OF_TURN)]
    else:
        s.phase, s.phase_card = side, card
        s.stack = [
            TURN.frame(step=US_PHASE if side == JIHADIST else turn.PLOTS),
            ACTION_PHASE.frame(side=side, left=CARDS_A_PHASE + 1 - card),
        ]
