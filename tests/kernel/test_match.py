"""A match: asking, checking, recording, undoing, copying."""

from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from toy import DOUBLE, GAME, KEEP, NOT_HELD, SCORED, Gambling, Toy, ToyGame

from realpolitik.kernel.chance import ByHand, Chance, Scripted, Seeded, seed_with
from realpolitik.kernel.conformance import ConformanceError, _Checks, check_game
from realpolitik.kernel.errors import BadChance, BadSetup, NothingToUndo, WrongAnswer
from realpolitik.kernel.game import Preset
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.question import ALLOWED, EVERYBODY, GAME_OVER, KINDS, NATURE, NOT_YOURS, Question

DEAL = [1, 5, 9, 2, 4, 8]  # Anna 1, 5, 9; Boris 2, 4, 8


def match(*dice: int) -> Match:
    """A match with the deal known and the first dice scripted; after them people roll."""
    return Match(GAME, GAME.setup(), Scripted([*DEAL, *dice]))


def test_nature_answers_from_the_script_until_somebody_must_choose() -> None:
    m = match()
    assert [seat for seat, _ in m.answers] == [NATURE] * 6
    assert [q.seat for q in m.questions] == [0, 1]
    assert m.question.options == [1, 5, 9]


def test_secret_answers_come_in_any_order_and_show_only_when_all_are_in() -> None:
    forward, backward = match(6), match(6)
    before = forward.view(1)
    forward.answer(9, seat=0)
    assert {**forward.view(1), "asked": 0} == {**before, "asked": 0}
    assert [q.seat for q in forward.questions] == [1]
    forward.answer(8, seat=1)
    backward.answer(8, seat=1)
    backward.answer(9, seat=0)
    assert forward.digest() == backward.digest()
    assert cast(Toy, forward.state).gone == [9, 8]


def test_wrong_answers_say_what_would_be_right_and_change_nothing() -> None:
    m = match(6)
    before = m.digest()
    with pytest.raises(WrongAnswer, match=r"7 is not among the options of 'toy_bid': 1 \(1\), 5 \(5\), 9 \(9\)"):
        m.answer(7, seat=0)
    with pytest.raises(WrongAnswer, match="'nine' is not among"):
        m.answer("nine", seat=0)  # type: ignore[arg-type]
    with pytest.raises(WrongAnswer, match=r"9\.0 is not among"):
        m.answer(9.0, seat=0)  # type: ignore[arg-type]
    with pytest.raises(WrongAnswer, match="seat 4 is not asked now; the question is to anna, boris"):
        m.answer(1, seat=4)
    assert m.digest() == before
    assert len(m.answers) == 6


def test_an_answer_after_the_end_is_refused() -> None:
    m = Match(GAME, GAME.setup(), Seeded("end"))
    while not m.over:
        m.answer(m.question.options[0], m.question.seat)
    assert sum(m.returns) == 0
    with pytest.raises(WrongAnswer, match="the game is over"):
        m.answer(1)
    assert m.why_not(1, 0) == (GAME_OVER,)


def test_nothing_is_undone_after_the_end() -> None:
    """Then everybody has seen all there is."""
    for seed in range(20):
        m = Match(GAME, GAME.setup(), Seeded(f"end {seed}"))
        while not m.over:
            m.answer(m.question.options[-1], m.question.seat)
        assert not any(m.can_undo(seat) for seat in range(len(m.seats)))


def test_why_not_names_the_rule() -> None:
    m = match(6)
    assert m.why_not(8, 0) == (NOT_HELD, 8)
    assert m.why_not(9, 0) == ALLOWED
    m.answer(9, seat=0)
    assert m.why_not(9, 0) == (NOT_YOURS,)


def test_undo_takes_back_a_secret_answer_until_all_are_in() -> None:
    m = match(6)
    m.answer(9, seat=0)
    m.undo(0)
    assert [q.seat for q in m.questions] == [0, 1]
    m.answer(8, seat=1)
    m.answer(5, seat=0)
    assert not m.can_undo(0), "both bids are shown"
    with pytest.raises(NothingToUndo, match="anna has no choice to take back"):
        m.undo(0)


def test_undo_reaches_over_secret_answers_of_others_that_are_still_sealed() -> None:
    m = match(6)
    m.answer(9, seat=0)
    m.answer(8, seat=1)
    again = match(6)
    again.answer(8, seat=1)
    assert not again.can_undo(0)
    again.answer(9, seat=0)
    assert again.digest() == m.digest()


def test_before_the_first_answer_there_is_nothing_to_undo() -> None:
    m = Match(GAME, GAME.setup(), ByHand(cards=True))
    assert m.answers == []
    assert not any(m.can_undo(seat) for seat in (0, 1, NATURE))


def test_undo_stops_at_chance_and_at_other_seats() -> None:
    m = match(6, 3, 4)
    m.answer(9, seat=0)
    m.answer(8, seat=1)
    assert KINDS[m.question.kind].name == "toy_gamble"
    m.answer(DOUBLE)
    assert cast(Toy, m.state).points == [12, 0]
    m.undo(0)
    assert cast(Toy, m.state).points == [0, 0]
    assert not m.can_undo(0), "the die came between"
    m.answer(KEEP)
    assert cast(Toy, m.state).points == [6, 0]
    m.answer(4, seat=1)
    assert not m.can_undo(0), "another seat came between"
    assert m.can_undo(1)


def test_undo_stops_at_what_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    m = match(6)
    m.answer(9, seat=0)
    m.answer(8, seat=1)
    unshown = m.clone()
    unshown.answer(DOUBLE)
    assert unshown.can_undo(0)
    monkeypatch.setattr(Gambling, "take", _showing(Gambling.take))
    m.answer(DOUBLE)
    assert not m.can_undo(0)
    with pytest.raises(NothingToUndo, match="anna has no choice to take back"):
        m.undo(0)


def _showing(take: Callable[..., None]) -> Callable[..., None]:
    """Whoever gambles shows something to everybody."""

    def show(self: Gambling, s: Toy, f: list[int], answer: int) -> None:
        s.revealed += 1
        take(self, s, f, answer)

    return show


def test_a_clone_is_independent_and_has_the_same_past() -> None:
    m = match(6)
    other = m.clone()
    other.answer(9, seat=0)
    assert other.digest() != m.digest()
    assert len(m.answers) == 6
    assert other.log == m.log


def test_a_match_turns_to_a_position_that_has_no_past() -> None:
    m, there = match(6), match(6)
    there.answer(9, seat=0)
    m.turn_to(there.state)
    assert m.state is there.state
    assert [q.seat for q in m.questions] == [1]
    assert (m.answers, m.log) == ([], [])
    with pytest.raises(NothingToUndo):
        m.undo(0)


def test_the_same_seed_gives_the_same_game_after_undo_and_replay() -> None:
    m = Match(GAME, GAME.setup(), Seeded("7"))
    again = Match(GAME, GAME.setup(), Seeded("7"))
    again.answer(again.question.options[1], 0)
    again.undo(0)
    while not m.over:
        q = m.question
        m.answer(q.options[-1], q.seat)
        again.answer(q.options[-1], q.seat)
    assert again.digest() == m.digest()
    assert replay(GAME, m.setup, m.answers).digest() == m.digest()


def test_people_can_roll_the_dice_and_leave_the_cards_to_the_seed() -> None:
    m = Match(GAME, GAME.setup(), ByHand("7"))
    m.answer(m.question.options[0], 0)
    m.answer(m.question.options[0], 1)
    assert m.question.seat == NATURE
    assert m.question.options == [1, 2, 3, 4, 5, 6]
    m.answer(4)
    assert cast(Toy, m.state).die == 4
    everything = Match(GAME, GAME.setup(), ByHand(cards=True))
    assert KINDS[everything.question.kind].name == "toy_deal"


def test_a_script_that_cannot_be_followed_says_where() -> None:
    with pytest.raises(BadChance, match="chance answer 1 of the script is 1"):
        Match(GAME, GAME.setup(), Scripted([1, 1]))


class Cheating(Chance):
    """Answers with what is not on offer."""

    def choose(self, question: Question, number: int) -> int | None:
        return max(question.options) + 1


def test_chance_too_answers_only_what_is_offered() -> None:
    with pytest.raises(BadChance, match=r"chance answered 10, which .*toy_deal.* does not offer"):
        Match(GAME, GAME.setup(), Cheating())


def test_notes_are_for_their_audience_only() -> None:
    m = match(6)
    assert [note[2] for _, note in m.notes(0)] == [1, 5, 9]
    assert [note[2] for _, note in m.notes(1)] == [2, 4, 8]
    assert m.notes(-2) == []


def test_set_up_is_complete_or_refused() -> None:
    assert GAME.setup().options == {"head_start": 0}
    assert GAME.setup(options={"head_start": "2"}).options == {"head_start": 2}
    with pytest.raises(BadSetup, match="toy has no scenario 'other'; it has only"):
        GAME.setup("other")
    with pytest.raises(BadSetup, match="toy has no option tail; it has head_start"):
        GAME.setup(options={"tail": 1})
    with pytest.raises(BadSetup, match="option head_start cannot be 3; it is one of 0, 1, 2"):
        GAME.setup(options={"head_start": 3})


class WithPresets(ToyGame):
    """The toy, with two ways of playing it."""

    def __init__(self) -> None:
        super().__init__()
        self.presets = (Preset("plain"), Preset("handicap", {"head_start": 2}))


def test_a_preset_sets_options_and_single_ones_stand_above_it() -> None:
    game = WithPresets()
    assert game.setup(preset="plain").options == {"head_start": 0}
    assert game.setup(preset="handicap").options == {"head_start": 2}
    assert game.setup(preset="handicap", options={"head_start": "1"}).options == {"head_start": 1}
    with pytest.raises(BadSetup, match="toy has no preset 'other'; it has plain, handicap"):
        game.setup(preset="other")
    with pytest.raises(BadSetup, match="toy has no preset 'plain'; it has none"):
        GAME.setup(preset="plain")


def play_many(games: int) -> None:
    for seed in range(games):
        check_game(GAME, GAME.setup(), str(seed), every=2)


def test_the_toy_game_conforms() -> None:
    play_many(40)


def test_conformance_finds_a_view_that_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ToyGame, "view", lambda self, state, seat: {"hands": [sorted(hand) for hand in cast(Toy, state).hands]}
    )
    with pytest.raises(ConformanceError, match=r"resampling changes what seat . sees"):
        play_many(20)


def test_conformance_finds_a_log_that_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gambling, "take", _telling(Gambling.take))
    with pytest.raises(ConformanceError, match=r"the log tells seat . what is hidden"):
        play_many(40)


def _telling(take: Callable[..., None]) -> Callable[..., None]:
    def tell(self: Gambling, s: Toy, f: list[int], answer: int) -> None:
        s.notes.append((SCORED, EVERYBODY, s.deck[0], 0))
        take(self, s, f, answer)

    return tell


def test_conformance_finds_a_clone_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    def shallow(self: Toy) -> Toy:
        other = Toy(self)
        other.hands = self.hands
        return other

    monkeypatch.setattr(Toy, "clone", shallow)
    with pytest.raises(ConformanceError, match="playing a clone changed the original"):
        play_many(20)


def test_a_game_conforms_where_a_choice_shows_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gambling, "take", _showing(Gambling.take))
    play_many(10)


def test_conformance_finds_an_undo_that_hides_again_what_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gambling, "take", _showing(Gambling.take))
    m = match(6)
    m.answer(9, seat=0)
    m.answer(8, seat=1)
    shown = m.state.revealed
    m.answer(KEEP)
    checks = _Checks(m, Random(1))
    checks.stays_seen(shown)
    m._barriers[-1] = False
    checks.stays_seen(m.state.revealed)
    with pytest.raises(ConformanceError, match="something hidden was shown, and undo would hide it again: anna"):
        checks.stays_seen(shown)


def test_conformance_keeps_the_match_when_a_game_crashes(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(self: Gambling, s: Toy, f: list[int], answer: int) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(Gambling, "take", crash)
    with pytest.raises(ConformanceError, match="IndexError: list index out of range") as caught:
        play_many(1)
    assert caught.value.match.answers


def test_a_seed_can_be_found_that_rolls_what_is_wanted() -> None:
    die = Question(NATURE, 0, [1, 2, 3, 4, 5, 6])
    for dice, first in (((4, 3, 6), 0), ((1,), 5), ((), 0)):
        chance = Seeded(seed_with(dice, first))
        assert [chance.choose(die, first + at) for at in range(len(dice))] == list(dice)
