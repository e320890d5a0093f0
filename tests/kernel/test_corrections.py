"""Corrections: the people at a real table set the board right, and the record tells."""

import json
from random import Random
from typing import cast

import pytest
from toy import CORRECTED_POINTS, GAME, IN_DECK, PLACE, POINTS, Toy

from realpolitik.kernel.chance import ByHand, Chance, Scripted, Seeded
from realpolitik.kernel.correction import (
    BASE,
    FIRST_WIDE,
    WIDE_BASE,
    Correctable,
    check_correction,
    correction,
    numbers,
    parts,
)
from realpolitik.kernel.errors import BadSave, NothingToUndo, WrongAnswer
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.question import ARBITER, EVERYBODY, NATURE, Question
from realpolitik.kernel.save import _checksum, load, save

DEAL = [1, 5, 9, 2, 4, 8]  # Anna 1, 5, 9; Boris 2, 4, 8
BORIS_HAS_SEVEN = correction(POINTS, 1, 7)


def by_hand(*dice: int) -> Match:
    return Match(GAME, GAME.setup(), Scripted([*DEAL, *dice]))


def points(match: Match) -> list[int]:
    return cast(Toy, match.state).points


def test_a_correction_is_an_answer_of_the_arbiter_at_any_question_and_is_told() -> None:
    match = by_hand()
    asked = [repr(question) for question in match.questions]
    match.correct(BORIS_HAS_SEVEN)
    assert points(match) == [0, 7]
    assert match.answers[-1] == (ARBITER, BORIS_HAS_SEVEN)
    assert match.log[-1] == (len(match.answers), (CORRECTED_POINTS, EVERYBODY, 1, 7, 0))
    assert [repr(question) for question in match.questions] == asked


def test_it_may_come_while_nature_is_asked_and_between_secret_answers() -> None:
    match = by_hand()
    match.answer(9, 0)
    match.correct(BORIS_HAS_SEVEN)
    match.answer(8, 1)
    assert match.question.seat == NATURE
    match.answer(correction(POINTS, 0, 3), ARBITER)
    match.answer(6)
    assert points(match) == [3, 7]


def test_the_game_refuses_what_is_impossible_and_nothing_changes() -> None:
    match = by_hand()
    before, given, logged = match.digest(), match.answers[:], match.log[:]
    with pytest.raises(WrongAnswer, match="points anna stands at 0; it can be set to 1, 2, 3"):
        match.correct(correction(POINTS, 0, 99))
    with pytest.raises(WrongAnswer, match="not a correction that can be made now"):
        match.correct(correction(POINTS, 2, 1))
    with pytest.raises(WrongAnswer, match="'7' is not a correction"):
        match.correct("7")
    assert (match.digest(), match.answers, match.log) == (before, given, logged)


@pytest.mark.parametrize(("thing", "value"), [(BASE, 0), (0, BASE), (-1, 0), (0, -1)])
def test_what_does_not_fit_into_an_option_is_no_other_option(thing: int, value: int) -> None:
    with pytest.raises(ValueError, match="both are below 256"):
        correction(POINTS, thing, value)


def test_options_have_the_numbers_that_recorded_games_hold() -> None:
    assert correction(3, 2, 1) == 3 * 65536 + 2 * 256 + 1
    assert correction(255, 255, 255) == 2**24 - 1


@pytest.mark.parametrize("kind", [0, 1, 255, FIRST_WIDE, FIRST_WIDE + 7, FIRST_WIDE + 255])
@pytest.mark.parametrize("thing", [0, 3, 255])
def test_every_option_tells_what_it_sets(kind: int, thing: int) -> None:
    most = WIDE_BASE - 1 if kind >= FIRST_WIDE else BASE - 1
    for value in (0, 1, most):
        assert parts(correction(kind, thing, value)) == (kind, thing, value)
        assert correction(kind, thing, value) < 2**31


@pytest.mark.parametrize(("thing", "value"), [(BASE, 0), (0, WIDE_BASE), (-1, 0), (0, -1)])
def test_a_wide_kind_has_its_bounds_too(thing: int, value: int) -> None:
    with pytest.raises(ValueError, match="the thing is below 256, the value below 4096"):
        correction(FIRST_WIDE, thing, value)


@pytest.mark.parametrize("kind", [-1, FIRST_WIDE + 256])
def test_there_are_so_many_kinds(kind: int) -> None:
    with pytest.raises(ValueError, match=f"there is no kind {kind} of corrections"):
        correction(kind, 0, 0)


def test_a_long_track_is_set_to_any_of_its_values_and_told_in_short() -> None:
    score = Correctable("vp", ("anna",), FIRST_WIDE, 0, 12, numbers(-50, 300), zero=50)
    money = Correctable("money", ("boris",), FIRST_WIDE + 1, 1, 30, numbers(0, 999))
    assert parts(score.choices["-50"]) == (FIRST_WIDE, 0, 0)
    assert parts(money.choices["999"]) == (FIRST_WIDE + 1, 1, 999)
    for option in (score.choices["300"], money.choices["0"]):
        check_correction([score, money], option)
    with pytest.raises(WrongAnswer, match="money boris stands at 30; it can be set to 0 … 999"):
        check_correction([score, money], correction(FIRST_WIDE + 1, 1, 1000))


def test_a_secret_answer_keeps_the_card_it_names() -> None:
    match = by_hand()
    match.answer(5, 0)
    with pytest.raises(WrongAnswer, match="the open question could not be answered then"):
        match.correct(correction(PLACE, 5, IN_DECK))
    match.correct(correction(PLACE, 9, IN_DECK))
    assert cast(Toy, match.state).hands[0] == [1, 5, 3]


def test_a_correction_may_change_what_is_asked() -> None:
    match = by_hand()
    match.correct(correction(PLACE, 9, IN_DECK))
    assert match.question.options == [1, 5, 3]


def test_only_people_with_dice_or_cards_of_their_own_correct() -> None:
    match = Match(GAME, GAME.setup(), Seeded("7"))
    with pytest.raises(WrongAnswer, match="only where people roll the dice or deal the cards"):
        match.correct(BORIS_HAS_SEVEN)
    dice_by_hand = Match(GAME, GAME.setup(), ByHand("7"))
    dice_by_hand.correct(BORIS_HAS_SEVEN)
    assert points(dice_by_hand) == [0, 7]


def test_after_the_end_there_is_nothing_to_set_right() -> None:
    match = by_hand()
    while not match.over:
        match.answer(match.question.options[0], match.question.seat)
    with pytest.raises(WrongAnswer, match="the game is over"):
        match.correct(BORIS_HAS_SEVEN)


def test_the_last_correction_can_be_taken_back() -> None:
    match = by_hand()
    before = match.digest()
    match.correct(BORIS_HAS_SEVEN)
    assert match.can_undo(ARBITER)
    assert not match.can_undo(0)
    match.undo(ARBITER)
    assert match.digest() == before
    assert not match.can_undo(ARBITER)
    match.correct(BORIS_HAS_SEVEN)
    match.answer(9, 0)
    with pytest.raises(NothingToUndo, match="the arbiter has no choice to take back"):
        match.undo(ARBITER)


def test_what_people_typed_last_can_be_taken_back_a_die_and_a_card_too() -> None:
    match = Match(GAME, GAME.setup(), ByHand("7", cards=True))
    for option in (*DEAL, 9, 8, 4):
        match.answer(option, match.question.seat)
    match.take_back()
    assert match.question.seat == NATURE
    assert match.answers[-1] == (1, 8)
    for _ in range(3):
        match.take_back()
    assert match.answers == [(NATURE, card) for card in DEAL[:-1]]


def test_what_the_seed_has_dealt_is_not_taken_back() -> None:
    match = Match(GAME, GAME.setup(), ByHand("7"))
    with pytest.raises(NothingToUndo, match="no answer of people"):
        match.take_back()
    match.answer(match.question.options[0], 0)
    match.take_back()
    assert len(match.questions) == 2
    seeded = Match(GAME, GAME.setup(), Seeded("7"))
    seeded.answer(seeded.question.options[0], 0)
    with pytest.raises(NothingToUndo, match="no answer of people"):
        seeded.take_back()


class LastCardDealt(Chance):
    """People deal all cards but the last, which the program deals; `cards` is whether people may look through them."""

    def __init__(self, cards: bool) -> None:
        self.cards = cards

    def choose(self, question: Question, number: int) -> int | None:
        return question.options[0] if number == len(DEAL) - 1 else None

    def describe(self) -> dict[str, object]:
        return {"by": "hand", "cards": self.cards, "seed": ""}

    def by_hand(self) -> bool:
        return True


def test_nobody_goes_back_past_cards_that_the_program_dealt() -> None:
    match = Match(GAME, GAME.setup(), LastCardDealt(cards=False))
    for card in DEAL[:-1]:
        match.answer(card)
    before = match.answers[:]
    assert len(before) == len(DEAL)
    with pytest.raises(NothingToUndo, match="cards were dealt or something hidden came to light"):
        match.take_back()
    assert match.answers == before
    match.answer(9, 0)
    match.take_back()
    assert match.answers == before


def test_people_who_deal_the_cards_go_back_past_what_the_program_dealt() -> None:
    match = Match(GAME, GAME.setup(), LastCardDealt(cards=True))
    for card in DEAL[:-1]:
        match.answer(card)
    match.take_back()
    assert match.answers == [(NATURE, card) for card in DEAL[:-2]]


def test_an_answer_that_showed_something_hidden_is_not_taken_back() -> None:
    match = Match(GAME, GAME.setup(), ByHand("7"))
    for seat in (0, 1):
        match.answer(match.question.options[0], seat)
    before = match.answers[:]
    with pytest.raises(NothingToUndo, match="cards were dealt or something hidden came to light"):
        match.take_back()
    assert match.answers == before
    match.answer(4)
    match.take_back()
    assert match.answers == before, "a die that people rolled is theirs to take back"
    dealing = Match(GAME, GAME.setup(), ByHand("7", cards=True))
    for option in (*DEAL, 9, 8):
        dealing.answer(option, dealing.question.seat)
    dealing.take_back()
    assert dealing.answers[-1] == (0, 9), "where people deal the cards, nothing was hidden from them"


def test_replays_rewinds_and_saves_keep_corrections() -> None:
    match = by_hand()
    match.answer(9, 0)
    match.correct(BORIS_HAS_SEVEN)
    match.answer(8, 1)
    again = replay(GAME, match.setup, match.answers, ByHand("1"))
    assert (again.digest(), again.log) == (match.digest(), match.log)
    loaded = load(save(match))
    assert (loaded.digest(), loaded.log) == (match.digest(), match.log)
    answers = match.answers[:]
    match.rewind(answers[:-1])
    match.rewind(answers)
    assert points(match) == [0, 7]


def test_corrections_in_a_game_of_the_seed_are_refused() -> None:
    match = by_hand()
    match.correct(BORIS_HAS_SEVEN)
    with pytest.raises(WrongAnswer, match="the answers hold corrections"):
        replay(GAME, match.setup, match.answers, Seeded("7"))
    seeded = Match(GAME, GAME.setup(), Seeded("7"))
    with pytest.raises(WrongAnswer, match="the answers hold corrections"):
        seeded.rewind([*seeded.answers, (ARBITER, BORIS_HAS_SEVEN)])
    content = {**json.loads(save(match)), "chance": {"by": "seed", "seed": "7"}}
    content.pop("checksum")
    content["checksum"] = _checksum(content)
    with pytest.raises(BadSave, match="the answers hold corrections"):
        load(json.dumps(content))


def test_a_wrong_correction_in_a_record_is_named() -> None:
    match = by_hand()
    with pytest.raises(WrongAnswer, match="answer 6 of 7: points anna stands at 0"):
        replay(GAME, match.setup, [*match.answers, (ARBITER, 99)], ByHand("1"))


@pytest.mark.parametrize("cards", [False, True])
def test_what_can_be_taken_back_does_not_depend_on_how_the_match_came_about(cards: bool) -> None:
    """Played by people, or from the record of it; and after the end nothing, unless people hold the cards."""
    random = Random(3)
    for seed in range(6):
        match = Match(GAME, GAME.setup(), ByHand(str(seed), cards=cards))
        while not match.over:
            question = random.choice(match.questions)
            match.answer(random.choice(question.options), question.seat)
            again = replay(GAME, match.setup, match.answers, match.chance)
            assert again.can_take_back() == match.can_take_back()
            if match.can_take_back() and random.random() < 0.1:
                again.take_back()
                match.take_back()
                assert again.answers == match.answers
        assert match.can_take_back() == cards
