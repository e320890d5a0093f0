"""A table to test Labyrinth at: set up any position, answer by name, dice scripted, and look.

    d = desk(us=["predator_23"], side="us", cells={"iraq": 2}, governance={"iraq": "poor ally"})
    d.do("predator_23", "play_event")
    assert d.cells("iraq") == 1

Every answer is given in order, chance included: a country, card or use by its name, a die by its number. The board is
empty but for what is said: every country untested, all troops and cells on their tracks, prestige 7, funding 5, the US
Hard. `scenario` begins from a scenario's board instead.
"""

from collections.abc import Iterable, Mapping

import realpolitik
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
    PLOT_COUNTRY,
    PLOT_MARKER,
    PLOT_VALUE,
    TAN,
    TROOPS,
    Labyrinth,
    cells,
    solitaire,
    troops,
)
from realpolitik.games.labyrinth.turn import (
    ACTION_PHASE,
    CARDS_A_PHASE,
    END_OF_TURN,
    NEXT_PHASES,
    TURN,
    US_PHASE,
)
from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, NATURE, NOTES, REASONS

GAME = realpolitik.game("labyrinth")
SIDES = {"us": US, "jihadist": JIHADIST}
PLOTS = {"1": 1, "2": 2, "3": 3, "wmd": 4}


class Desk:
    """A match with all chance in the tester's hands."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._turn_up()

    @property
    def state(self) -> Labyrinth:
        state = self.match.state
        assert isinstance(state, Labyrinth)
        return state

    # -- playing -----------------------------------------------------------------------------------

    def do(self, *answers: str | int) -> "Desk":
        """Give these answers one after another, each to the question then open."""
        for answer in answers:
            q = self.match.question
            option = GAME.option_named(q, answer) if isinstance(answer, str) else answer
            assert option in q.options, f"{answer!r} is not on offer: {self.options} ({q!r})"
            self.match.answer(option, q.seat)
            self._turn_up()
        return self

    def _turn_up(self) -> None:
        """The next card of a solitaire stack, where only one can be it and nobody keeps the stack to himself."""
        while not self.match.over and self.question == "top_card" and len(self.match.question.options) == 1:
            if self.match.chance.unknown():
                return
            self.match.answer(self.match.question.options[0], NATURE)

    # -- looking -----------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Who is asked: 'us', 'jihadist' or 'nature'."""
        seat = self.match.question.seat
        return "nature" if seat == NATURE else "us" if self.state.seats[US] == seat else "jihadist"

    @property
    def question(self) -> str:
        return KINDS[self.match.question.kind].name

    @property
    def rule(self) -> str:
        return KINDS[self.match.question.kind].rule

    @property
    def options(self) -> list[str]:
        q = self.match.question
        return [GAME.describe_option(q, option) for option in q.options]

    def why_not(self, option: str | int) -> tuple[str, str]:
        """The reason against a country, card or use that is not on offer, with its rule."""
        if isinstance(option, str):
            option = self._option(option)
        reason = REASONS[self.match.why_not(option, self.match.question.seat)[0]]
        return reason.name, reason.rule

    def governance(self, country: str) -> str:
        """'poor ally', 'islamist_rule adversary', 'good' for a fixed one, '' if untested."""
        c = NAMES.index(country)
        return f"{GOVERNANCES[self.state.governance[c]]} {ALIGNMENTS[self.state.alignment[c]]}".strip()

    def posture(self, country: str) -> str:
        return POSTURES[self.state.posture[NAMES.index(country)]]

    def cells(self, country: str) -> int:
        """All cells, Sadr too."""
        return cells(self.state, NAMES.index(country))

    def active(self, country: str) -> int:
        return self.state.active[NAMES.index(country)]

    def troops(self, country: str) -> int:
        """Cubes, and two for NATO."""
        return troops(self.state, NAMES.index(country))

    def aid(self, country: str) -> int:
        return self.state.aid[NAMES.index(country)]

    def cadre(self, country: str) -> bool:
        return self.state.cadre[NAMES.index(country)] > 0

    def besieged(self, country: str) -> bool:
        return self.state.besieged[NAMES.index(country)] > 0

    def regime_change(self, country: str) -> str:
        return {0: "", TAN: "tan", GREEN: "green"}[self.state.regime_change[NAMES.index(country)]]

    def plots(self, country: str) -> list[str]:
        """The plots there, face up to the tester."""
        found = [p[PLOT_MARKER] for p in self.state.plots if NAMES[p[PLOT_COUNTRY]] == country]
        return [name for marker in found for name, value in PLOTS.items() if value == PLOT_VALUE[marker]]

    @property
    def available(self) -> list[str]:
        """The Available Plots box."""
        values = sorted(PLOT_VALUE[marker] for marker in self.state.available)
        return [name for value in values for name, number in PLOTS.items() if number == value]

    @property
    def prestige(self) -> int:
        return self.state.prestige

    @property
    def funding(self) -> int:
        return self.state.funding

    def marker(self, name: str) -> int:
        return self.state.markers[MARKERS.index(name)]

    def hand(self, side: str) -> list[str]:
        return sorted(NAME[card] for card in self.state.hands[SIDES[side]])

    @property
    def discards(self) -> list[str]:
        return sorted(NAME[card] for card in self.state.discard)

    @property
    def removed(self) -> list[str]:
        return sorted(NAME[card] for card in self.state.removed)

    @property
    def winner(self) -> str:
        """'us' or 'jihadist' once the game is over; '' while it goes on."""
        if not self.match.over:
            return ""
        return "us" if self.match.returns[0] == 1 else "jihadist"

    def notes(self) -> list[str]:
        """The names of all notes so far."""
        return [NOTES[note[0]].name for _, note in self.match.log]

    def _option(self, name: str) -> int:
        """A country, a card or a label, whichever has that name."""
        if name in NAMES:
            return NAMES.index(name)
        if name in NAME:
            return NAME.index(name)
        return next(number for number, known in LABELS.items() if known == name)


def desk(
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
) -> Desk:
    """A position at the beginning of an action phase of `side` (its `card`-th card), or as plots are to be resolved
    (`phase="plots"`), or at the end of the turn (`phase="end"`). `governance` is "fair neutral" and the like; `cells`
    are sleepers, `active` those that are not; `plots` are (country, "1" | "2" | "3" | "wmd"); `wmd` so many more are
    available. Hands hold the cards named; cards named nowhere are in the draw pile (or, with `deck`, discarded).
    `stacked` is the known top of a solitaire stack, the next card last (these must be in `jihadist`)."""
    setup = GAME.setup(scenario, options)
    s = GAME.start(setup)
    assert isinstance(s, Labyrinth)
    if not scenario:
        _clear(s)
    for name, what in (governance or {}).items():
        level, alignment = what.split()
        c = NAMES.index(name)
        s.governance[c], s.alignment[c] = GOVERNANCES.index(level), ALIGNMENTS.index(alignment)
    for name, how in (posture or {}).items():
        s.posture[NAMES.index(name)] = POSTURES.index(how)
    if us_posture:
        s.posture[UNITED_STATES] = POSTURES.index(us_posture)
    for pieces, given in ((s.troops, troops), (s.sleepers, cells), (s.active, active), (s.aid, aid)):
        for name, n in (given or {}).items():
            pieces[NAMES.index(name)] = n
    for name in cadres:
        s.cadre[NAMES.index(name)] = 1
    for name in besieged:
        s.besieged[NAMES.index(name)] = 1
    for name, colour in (regime_change or {}).items():
        s.regime_change[NAMES.index(name)] = GREEN if colour == "green" else TAN
    for name in markers:
        s.markers[MARKERS.index(name)] += 1
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
    return Desk(Match(GAME, setup, Recorded()))


def _clear(s: Labyrinth) -> None:
    for c in range(COUNTRIES):
        s.governance[c], s.alignment[c], s.posture[c] = FIXED[c], 0, 0
        s.troops[c] = s.sleepers[c] = s.besieged[c] = s.regime_change[c] = 0
    s.posture[ISRAEL] = s.posture[UNITED_STATES] = HARD
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


def new_game(scenario: str = "", **options: object) -> Desk:
    """A whole game from the first question on, all chance by hand."""
    return Desk(Match(GAME, GAME.setup(scenario, options), Recorded()))
