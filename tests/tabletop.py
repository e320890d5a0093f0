"""A table to test the games of the cold war at: set up any position, answer by name, dice scripted, and look.

    t = table(ussr=["nato"], influence={"iran": (2, 0)})
    t.do("nato", "coup", "iran", 6)
    assert t.influence("iran") == (0, 4)

Every answer is given in order, chance included: a country, card or use by its name, a die by its number. Red Sea is
played at `table(game="red-sea", …)`.
"""

from collections.abc import Iterable, Mapping

import realpolitik
from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import cards_in_play
from realpolitik.games.cold_war.effects import EFFECTS
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.games.cold_war.headline import HEADLINE
from realpolitik.games.cold_war.rounds import ROUNDS
from realpolitik.games.cold_war.state import ColdWar, remember_control, remember_presence
from realpolitik.games.cold_war.turn import ACTION_ROUNDS, HELD_CARDS, TURN
from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.data import to_data
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, NATURE, NOTES, REASONS

SIDES = {"us": US, "ussr": USSR}
GAME = realpolitik.game("twilight-struggle")


class Table:
    """A match with all chance in the tester's hands."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.game, ColdWarGame)
        self.match = match
        self.game = match.game
        self.board, self.name = match.game.rules.board, match.game.rules.deck.name

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
            option = self.game.option_named(q, answer) if isinstance(answer, str) else answer
            assert option in q.options, f"{answer!r} is not on offer: {self.options} ({q!r})"
            self.match.answer(option, q.seat)
        return self

    def headlines(self, us: str, ussr: str) -> "Table":
        """Both sides choose their headlines in secret."""
        for seat, card in ((US, us), (USSR, ussr)):
            self.match.answer(self.name.index(card), self.state.seats[seat])
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
        return self.game.section_of(KINDS[self.match.question.kind])

    @property
    def options(self) -> list[str]:
        q = self.match.question
        return [self.game.describe_option(q, option) for option in q.options]

    def why_not(self, option: str | int) -> tuple[str, str]:
        """The reason against a country, card or use that is not on offer, with its rule."""
        if isinstance(option, str):
            option = self._option(option)
        reason = REASONS[self.match.why_not(option, self.match.question.seat)[0]]
        return reason.name, self.game.section_of(reason)

    def influence(self, country: str) -> tuple[int, int]:
        c = self.board.country(country)
        return self.state.influence[US][c], self.state.influence[USSR][c]

    def controller(self, country: str) -> str:
        return {US: "us", USSR: "ussr"}.get(self.state.controller[self.board.country(country)], "")

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
        return sorted(self.name[card] for card in self.state.hands[SIDES[side]])

    @property
    def discards(self) -> list[str]:
        return sorted(self.name[card] for card in self.state.discard)

    @property
    def removed(self) -> list[str]:
        return sorted(self.name[card] for card in self.state.removed)

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

    def _option(self, name: str) -> int:
        """A country, a card or a label, whichever has that name."""
        if name in self.board.names:
            return self.board.country(name)
        if name in self.name:
            return self.name.index(name)
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
    bottom: Iterable[str] = (),
    chosen: Iterable[str] = (),
    passing: str | None = None,
    passing_up: bool = True,
    scenario: str = "",
    options: Mapping[str, object] | None = None,
    game: str = GAME.name,
) -> Table:
    """A position at the beginning of an action round of `side`, or of the headline phase (`phase="headline"`), or at
    the end of a turn (`phase="end"`). Hands hold the cards named; cards named nowhere are in the draw pile (or, with
    `deck` given, removed); those of `bottom` lie under it. `board` is "empty" or "standard" (the influence of the
    set-up); `chosen` are cards of the other game that were picked."""
    played = realpolitik.game(game)
    setup = played.setup(scenario, options)
    s = played.start(setup)
    assert isinstance(s, ColdWar)
    names = s.rules.board.names
    if board == "empty" and not scenario:
        s.influence = [[0] * len(names), [0] * len(names)]
    for name, (of_us, of_ussr) in (influence or {}).items():
        c = s.rules.board.country(name)
        s.influence[US][c], s.influence[USSR][c] = of_us, of_ussr
    s.turn, s.vp, s.defcon = turn, vp, defcon
    s.military, s.space = list(military), list(space)
    if s.passing != NOBODY:
        s.passing, s.passing_up = s.passing if passing is None else SIDES.get(passing, NOBODY), int(passing_up)
    for name in effects:
        s.effects[EFFECTS.index(name)] += 1
    s.chosen = [s.rules.deck.number(name) for name in chosen]
    _place_cards(s, list(us), list(ussr), list(discard), list(removed), list(bottom), deck)
    s.refresh()
    remember_presence(s)
    remember_control(s)
    if phase == "headline":
        s.stack = [TURN.frame(step=ACTION_ROUNDS), HEADLINE.frame()]
    elif phase == "end":
        s.stack = [TURN.frame(step=HELD_CARDS)]
    else:
        s.stack = [
            TURN.frame(step=HELD_CARDS),
            ROUNDS.frame(action_round=action_round, side=SIDES[side], first=USSR),
        ]
    setup.position = to_data(s)
    return Table(Match(played, setup, ByHand(cards=True)))


def _place_cards(
    s: ColdWar,
    us: list[str],
    ussr: list[str],
    discard: list[str],
    removed: list[str],
    bottom: list[str],
    deck: Iterable[str] | None,
) -> None:
    known = s.rules.deck.name
    in_play = cards_in_play(s)
    places = [[known.index(name) for name in names] for names in (us, ussr, discard, removed, bottom)]
    named = [card for place in places for card in place]
    foreign = [known[card] for card in named if card not in in_play]
    assert not foreign, f"not in the game in turn {s.turn} with these options: {foreign}"
    rest = [card for card in in_play if card not in named]
    wanted = rest if deck is None else [known.index(name) for name in deck]
    s.hands, s.discard = [places[0], places[1]], places[2]
    s.bottom = places[4]
    s.removed = places[3] + [card for card in rest if card not in wanted]
    s.deck = wanted


def new_game(**options: object) -> Table:
    """A whole game from the first question on, all chance by hand."""
    scenario, game = str(options.pop("scenario", "")), realpolitik.game(str(options.pop("game", GAME.name)))
    return Table(Match(game, game.setup(scenario, options), ByHand(cards=True)))
