"""A table to test Twilight Struggle at: set up any position, answer by name with the dice scripted, look at the result.

    t = table(ussr=["nato"], influence={"iran": (2, 0)})
    t.do("nato", "coup", "iran", 6)
    assert t.influence("iran") == (0, 4)

Every answer is given in order, chance included: a country, card or use by its name, a die by its number.
"""

from collections.abc import Iterable, Mapping

import realpolitik
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.deck import EARLY, LATE, MID
from realpolitik.games.cold_war.headline import HEADLINE
from realpolitik.games.cold_war.labels import LABELS
from realpolitik.games.cold_war.rounds import ROUNDS
from realpolitik.games.cold_war.state import ColdWar, remember_presence
from realpolitik.games.cold_war.turn import TURN
from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.games.twilight_struggle.deck import NAME
from realpolitik.games.twilight_struggle.effects import EFFECTS
from realpolitik.games.twilight_struggle.turn import cards_of
from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.data import to_data
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, NATURE, NOTES, REASONS

SIDES = {"us": US, "ussr": USSR}
GAME = realpolitik.game("twilight-struggle")


class Table:
    """A match with all chance in the tester's hands."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> ColdWar:
        state = self.match.state
        assert isinstance(state, ColdWar)
        return state

    # -- playing -------------------------------------------------------------------------------

    def do(self, *answers: str | int) -> "Table":
        """Give these answers one after another, each to the question then open."""
        for answer in answers:
            q = self.match.question
            option = GAME.option_named(q, answer) if isinstance(answer, str) else answer
            assert option in q.options, f"{answer!r} is not on offer: {self.options} ({q!r})"
            self.match.answer(option, q.seat)
        return self

    def headlines(self, us: str, ussr: str) -> "Table":
        """Both sides choose their headlines in secret."""
        for seat, card in ((US, us), (USSR, ussr)):
            self.match.answer(NAME.index(card), self.state.seats[seat])
        return self

    # -- looking -------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Who is asked: 'us', 'ussr' or 'nature'."""
        seat = self.match.question.seat
        return "nature" if seat == NATURE else "us" if self.state.seats[US] == seat else "ussr"

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
            option = _option(option)
        reason = REASONS[self.match.why_not(option, self.match.question.seat)[0]]
        return reason.name, reason.rule

    def influence(self, country: str) -> tuple[int, int]:
        c = BOARD.country(country)
        return self.state.influence[US][c], self.state.influence[USSR][c]

    def controller(self, country: str) -> str:
        return {US: "us", USSR: "ussr"}.get(self.state.controller[BOARD.country(country)], "")

    @property
    def vp(self) -> int:
        """Above zero for the US."""
        return self.state.vp

    @property
    def defcon(self) -> int:
        return self.state.defcon

    @property
    def military(self) -> tuple[int, int]:
        return self.state.military[US], self.state.military[USSR]

    @property
    def space(self) -> tuple[int, int]:
        return self.state.space[US], self.state.space[USSR]

    def effect(self, name: str) -> int:
        return self.state.effects[EFFECTS.index(name)]

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
        """'us', 'ussr', 'nobody' once the game is over; '' while it goes on."""
        if not self.match.over:
            return ""
        returns = self.match.returns
        if returns == [0, 0]:
            return "nobody"
        return "us" if returns[self.state.seats[US]] == 1 else "ussr"

    def notes(self) -> list[str]:
        """The names of all notes so far."""
        return [NOTES[note[0]].name for _, note in self.match.log]


def _option(name: str) -> int:
    """A country, a card or a label, whichever has that name."""
    if name in BOARD.names:
        return BOARD.country(name)
    if name in NAME:
        return NAME.index(name)
    return next(number for number, known in LABELS.items() if known == name)


def table(
    *,
    us: Iterable[str] = (),
    ussr: Iterable[str] = (),
    influence: Mapping[str, tuple[int, int]] | None = None,
    board: str = "empty",
    side: str = "ussr",
    phase: str = "action",
    turn: int = 1,
    action_round: int = 1,
    vp: int = 0,
    defcon: int = 5,
    military: tuple[int, int] = (0, 0),
    space: tuple[int, int] = (0, 0),
    effects: Iterable[str] = (),
    discard: Iterable[str] = (),
    removed: Iterable[str] = (),
    deck: Iterable[str] | None = None,
    china: str = "ussr",
    china_up: bool = True,
    scenario: str = "",
    options: Mapping[str, object] | None = None,
) -> Table:
    """A position at the beginning of an action round of `side`, or of the headline phase (`phase="headline"`), or at
    the end of a turn (`phase="end"`). Hands hold the cards named; cards named nowhere are in the draw pile (or, with
    `deck` given, removed). `board` is "empty" or "standard" (the fixed influence of 3.2 and 3.3)."""
    setup = GAME.setup(scenario, options)
    s = GAME.start(setup)
    assert isinstance(s, ColdWar)
    if board == "empty" and not scenario:
        s.influence = [[0] * len(BOARD.names), [0] * len(BOARD.names)]
    for name, (of_us, of_ussr) in (influence or {}).items():
        c = BOARD.country(name)
        s.influence[US][c], s.influence[USSR][c] = of_us, of_ussr
    s.turn, s.vp, s.defcon = turn, vp, defcon
    s.military, s.space = list(military), list(space)
    if not s.options[5]:
        s.passing, s.passing_up = SIDES.get(china, 4), int(china_up)
    for name in effects:
        s.effects[EFFECTS.index(name)] += 1
    _place_cards(s, list(us), list(ussr), list(discard), list(removed), deck)
    s.refresh()
    remember_presence(s)
    if phase == "headline":
        s.stack = [[TURN, 3], [HEADLINE, 0]]
    elif phase == "end":
        s.stack = [[TURN, 4]]
    else:
        s.stack = [[TURN, 4], [ROUNDS, action_round, SIDES[side], USSR]]
    setup.position = to_data(s)
    return Table(Match(GAME, setup, ByHand(cards=True)))


def _place_cards(
    s: ColdWar,
    us: list[str],
    ussr: list[str],
    discard: list[str],
    removed: list[str],
    deck: Iterable[str] | None,
) -> None:
    periods = [EARLY] + [MID] * (s.turn >= 4) + [LATE] * (s.turn >= 8)
    in_play = [card for period in periods for card in cards_of(s, period)]
    places = [[NAME.index(name) for name in names] for names in (us, ussr, discard, removed)]
    named = [card for place in places for card in place]
    foreign = [NAME[card] for card in named if card not in in_play]
    assert not foreign, f"not in the game in turn {s.turn} with these options: {foreign}"
    rest = [card for card in in_play if card not in named]
    wanted = rest if deck is None else [NAME.index(name) for name in deck]
    s.hands, s.discard = [places[0], places[1]], places[2]
    s.removed = places[3] + [card for card in rest if card not in wanted]
    s.deck = wanted


def new_game(**options: object) -> Table:
    """A whole game from the first question on, all chance by hand."""
    scenario = str(options.pop("scenario", ""))
    return Table(Match(GAME, GAME.setup(scenario, options), ByHand(cards=True)))
