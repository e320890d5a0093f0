"""Games that really happen, typed into a match which does not know some of the hands."""

from random import Random
from typing import cast

from realpolitik.games.cold_war.board import SIDES, US, USSR
from realpolitik.games.cold_war.cards import DRAW_CARD
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.chance import ByHand, Recorded, Seeded
from realpolitik.kernel.game import Game, View
from realpolitik.kernel.hidden import hands_that_matter, offers, show
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import ARBITER, EVERYBODY, NOTES, SPECTATOR, Question
from realpolitik.kernel.save import load, save


def game_of(match: Match) -> ColdWar:
    return cast(ColdWar, match.state)


def random_game(game: Game, seed: int, answers: int, **options: object) -> Match:
    """What really happens at the table: some game, its cards open to us."""
    random = Random(seed)
    match = Match(game, game.setup("", options), Seeded(str(seed)))
    while not match.over and len(match.answers) < answers:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    return match


class Keeper:
    """Types a game that really happens into a match which does not know some of the hands."""

    def __init__(self, really: Match, *unknown: str) -> None:
        self.again = Match(really.game, really.setup, Recorded())
        self.match = Match(really.game, really.setup, ByHand("guesses", True, unknown))
        self.unknown = [SIDES.index(side) for side in unknown]
        self.asked_for = 0

    def type(self, seat: int, option: int) -> None:
        question = self.again.question_to(seat)
        assert question is not None
        if not (question.kind == DRAW_CARD and question.about[0] in self.unknown):
            self._answer(question, option)
        self.again.answer(option, seat)

    def _answer(self, question: Question, option: int) -> None:
        asked = self.match.question_to(question.seat)
        assert asked is not None
        assert (asked.kind, asked.about) == (question.kind, question.about)
        possible = offers(self.match, asked)
        assert option in possible, f"{option} cannot be typed at {asked!r}"
        for said in possible[option]:
            self.match.answer(said, ARBITER)
        while hands := hands_that_matter(self.match, question.seat, option):
            self.asked_for += 1
            assert self.asked_for < 500
            self._show_all(hands[0])
        self.match.answer(option, question.seat)

    def _show_all(self, hand: str) -> None:
        side = SIDES.index(hand)
        shown = game_of(self.match).known[side]
        for card in [card for card in game_of(self.again).hands[side] if card not in shown]:
            show(self.match, hand, card)


def public(match: Match) -> list[tuple[int, ...]]:
    return [note for _, note in match.log if note[1] == EVERYBODY and NOTES[note[0]].name != "card_shown"]


def seen_by_all(match: Match) -> View:
    return {**match.view(SPECTATOR), "unknown": {}}


def check_typed(really: Match, unknown: tuple[str, ...]) -> None:
    """A game typed with unknown hands is the game that happened."""
    keeper = Keeper(really, *unknown)
    for seat, option in really.answers:
        keeper.type(seat, option)
        assert really.game.broken_invariants(keeper.match.state) == []
    assert public(keeper.match) == public(really)
    assert seen_by_all(keeper.match) == seen_by_all(really)
    known = next(side for side in (US, USSR) if SIDES[side] not in unknown) if len(unknown) == 1 else None
    if known is not None:
        assert sorted(game_of(keeper.match).hands[known]) == sorted(game_of(really).hands[known])
    again = load(save(keeper.match))
    assert (again.digest(), again.log) == (keeper.match.digest(), keeper.match.log)
