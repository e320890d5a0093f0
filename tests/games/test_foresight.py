"""What foresight says is held against the rules: over random positions, by playing the card out, and by a plain walk
over every answer where that is short."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import realpolitik
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.foresight import Foresight
from realpolitik.kernel.game import Game
from realpolitik.kernel.peril import Dangers, Peril, by_chance, by_opponents_choice, by_own_choice
from realpolitik.kernel.procedure import PROCEDURES
from realpolitik.kernel.question import ARBITER, KINDS, NATURE, Question
from realpolitik.kernel.running import answer, open_questions
from realpolitik.kernel.state import State

OPTIONS = {"twilight-struggle": {"optional_cards": True}, "red-sea": {}, "labyrinth": {}}
TELLING = {"choose_card", "choose_headline", "how_to_play", "which_operation", "coup_where", "play_card", "travel_to"}
SHORT = 600  # answers of a plain walk


def positions(game: Game, seed: int) -> Iterator[tuple[State, Question]]:
    """Positions of a random game in which somebody is asked, with DEFCON low, and now and then points near the end."""
    random, state = Random(seed), game.start(game.setup("", OPTIONS[game.name]))
    for number in range(3000):
        asked = open_questions(state)
        if not asked:
            return
        question = random.choice(asked)
        often = 0.1 if question.name in TELLING else 0.01
        if number > 40 and question.seat != NATURE and random.random() < often:
            dangerous = state.clone()
            if isinstance(dangerous, ColdWar):
                dangerous.defcon = random.choice((2, 2, 3))
                if random.random() < 0.25:
                    dangerous.vp = random.choice((-1, 1)) * (dangerous.rules.winning_vp - random.randrange(1, 7))
            yield from [(dangerous, q) for q in open_questions(dangerous) if q.seat == question.seat]
        answer(state, random.choice(question.options), question.seat)
        if isinstance(state, ColdWar) and not state.over:  # random play would end the world at once
            state.defcon, state.vp = max(state.defcon, 4), max(-12, min(12, state.vp))


def dangers_of(game: Game) -> Dangers:
    dangers = game.dangers()
    assert dangers is not None
    return dangers


def next_question(game: Game, state: State) -> Question | None:
    """What is asked next, before the card is done with."""
    while not state.over and state.stack and not dangers_of(game).at_rest(state):
        question = PROCEDURES[state.stack[-1][0]].ask(state, state.stack[-1])
        if question is not None:
            return question
    return None


def fate(game: Game, state: State, seat: int) -> Peril:
    """What has become of the seat at the end of a card, or is left hanging over it."""
    if state.outcome is None:
        return dangers_of(game).looming(state, seat)
    returns = state.outcome.returns
    return Peril.CERTAIN if returns[seat] < max(returns) or returns[seat] < 0 else Peril.NONE


def after(state: State, option: int, seat: int) -> State:
    state = state.clone()
    open_questions(state)
    answer(state, option, seat)
    return state


def looking(game: Game, state: State, seat: int) -> Foresight:
    return Foresight(game, game.determinise(state, seat, Random(0)), seat)


def played_out(game: Game, state: State, seat: int, random: Random, careful: bool) -> Peril:
    """How the card ends for the seat: all answer at random, but the seat, if it is careful."""
    while True:
        question = next_question(game, state)
        if question is None:
            return fate(game, state, seat)
        options = question.options
        if careful and question.seat == seat and len(options) > 1:
            ahead = looking(game, state, seat)
            verdicts = [(ahead.verdict(option), option) for option in random.sample(options, len(options))]
            options = [min(verdicts, key=lambda found: (found[0].peril, not found[0].proven))[1]]
        answer(state, random.choice(options), question.seat)


@pytest.mark.parametrize("name", OPTIONS)
def test_what_is_foreseen_comes_true(name: str) -> None:
    """CERTAIN: however the card is played out, it loses. NONE: played with care, it does not, whatever the others and
    chance do. Anything else: a line leads to the defeat."""
    game, random, seen = realpolitik.game(name), Random(1), Counter[Peril]()
    for seed in range({"twilight-struggle": 12, "red-sea": 40, "labyrinth": 12}[name]):
        for state, question in positions(game, seed):
            ahead = looking(game, state, question.seat)
            for option in question.options:
                verdict = ahead.verdict(option)
                seen[verdict.peril] += 1
                if verdict.peril:
                    assert fate(game, followed(game, ahead.sample, verdict.line), question.seat)
                if not verdict.proven or verdict.peril not in (Peril.NONE, Peril.CERTAIN):
                    continue
                if verdict.peril == Peril.NONE and random.random() < 0.85:
                    continue
                for _ in range(4):
                    begun = after(state, option, question.seat)
                    certain = verdict.peril == Peril.CERTAIN
                    assert played_out(game, begun, question.seat, random, careful=not certain) == verdict.peril
    assert seen[Peril.NONE] > 500
    assert seen[Peril.CERTAIN] > 10 or name == "labyrinth"
    assert seen[Peril.DEPENDS_ON_OPPONENT] + seen[Peril.POSSIBLE] > 10 or name == "labyrinth"


def followed(game: Game, sample: State, line: tuple[tuple[int, int], ...]) -> State:
    """Where a line leads; each answer of it is on offer."""
    state = sample.clone()
    for seat, option in line:
        if seat == ARBITER:
            game.correct(state, option)
            continue
        assert any(q.seat == seat and option in q.options for q in open_questions(state))
        answer(state, option, seat)
    next_question(game, state)
    return state


class TooLongError(Exception):
    """A plain walk does not end soon, or comes upon what is hidden."""


class Walk:
    """Every answer of everybody to the end of the card, with nothing left out."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.left = SHORT

    def peril(self, state: State) -> Peril:
        question = next_question(self.game, state)
        if question is None:
            return fate(self.game, state, self.seat)
        hidden = KINDS[question.kind].points_at == "card" and question.seat != self.seat
        self.left -= len(question.options)
        if self.left < 0 or hidden:
            raise TooLongError
        perils = [self.peril(after(state, option, question.seat)) for option in question.options]
        if question.seat == self.seat:
            return by_own_choice(perils)
        return by_chance(perils) if question.seat == NATURE else by_opponents_choice(perils)


@pytest.mark.parametrize("name", OPTIONS)
def test_a_plain_walk_over_every_answer_finds_the_same(name: str) -> None:
    """Nothing that is left out for speed makes a difference, where nothing hidden comes into it."""
    game, random, compared = realpolitik.game(name), Random(2), Counter[Peril]()
    for seed in range(100, {"twilight-struggle": 112, "red-sea": 130, "labyrinth": 108}[name]):
        for state, question in positions(game, seed):
            ahead = looking(game, state, question.seat)
            for option in question.options:
                verdict = ahead.verdict(option)
                if not verdict.peril and random.random() < 0.8:
                    continue
                walk = Walk(game, question.seat)
                try:
                    found = walk.peril(after(ahead.sample, option, question.seat))
                except (TooLongError, RecursionError):
                    continue
                compared[found] += 1
                assert not verdict.proven or verdict.peril == found
    assert sum(compared.values()) > 30
    assert len(compared) > 1 or name == "labyrinth"
