"""Hands that the program does not know: the same games as with open cards, and nothing assumed is ever told as fact."""

import json

import pytest
from keeper import check_typed, game_of, random_game
from tabletop import table

import realpolitik
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.corrections import PLACES
from realpolitik.games.twilight_struggle.deck import NAME, OPS, SCORING
from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.errors import BadSave, WrongAnswer
from realpolitik.kernel.hidden import correctables, hands_that_matter, offers, set_right, settle, show, take_back
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import ARBITER, EVERYBODY, NATURE, NOTES, SPECTATOR
from realpolitik.kernel.save import _checksum, load, save

GAME = realpolitik.game("twilight-struggle")
SIDES = ("us", "ussr")


@pytest.mark.parametrize("unknown", [("ussr",), ("us",), ("us", "ussr")])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_typed_with_unknown_hands_is_the_game_that_happened(seed: int, unknown: tuple[str, ...]) -> None:
    options = {"optional_cards": True, "promo_card": True, "show_held_cards": seed % 2 == 1}
    check_typed(random_game(GAME, seed, 420, **options), unknown)


# -- single promises -------------------------------------------------------------------------------


def with_unknown(*unknown: str, seed: str = "7", deal: int = 8) -> Match:
    """Turn 1 with one hand unknown, the other dealt the first cards that can be dealt."""
    match = Match(GAME, GAME.setup(), ByHand(seed, True, unknown))
    for _ in range(deal):
        match.answer(match.question.options[0])
    return match


def at_headlines(*unknown: str) -> Match:
    match = with_unknown(*unknown)
    while len(match.questions) == 1:
        match.answer(match.question.options[0], match.question.seat)
    return match


def test_no_scoring_card_is_assumed_so_that_nobody_has_a_false_duty() -> None:
    for seed in range(20):
        match = with_unknown("ussr", seed=str(seed), deal=0)
        assert len(game_of(match).hands[USSR]) == 8
        assert not [card for card in game_of(match).hands[USSR] if SCORING[card]]


def test_a_card_is_dealt_though_it_was_assumed_in_the_other_hand() -> None:
    match = with_unknown("ussr", deal=0)
    assumed = game_of(match).hands[USSR][0]
    assert assumed not in match.question.options
    (said,) = offers(match, match.question)[assumed]
    match.answer(said, ARBITER)
    match.answer(assumed)
    assert assumed in game_of(match).hands[US]
    assert not [note for _, note in match.log if NOTES[note[0]].name == "card_shown"], "it tells nothing to anybody"


def test_what_is_assumed_is_never_shown() -> None:
    match = at_headlines("ussr")
    state = game_of(match)
    holder = match.view(state.seats[USSR])
    assert (holder["hand"], holder["options"]) == ([], [])
    assert holder["hand_sizes"] == {"us": 8, "ussr": 8}
    assert holder["unknown"] == match.view(SPECTATOR)["unknown"] == {"us": 0, "ussr": 8}
    assert [note for _, note in match.notes(state.seats[USSR]) if note[1] != EVERYBODY] == []
    card = state.deck[0]
    show(match, "ussr", card)
    assert match.view(state.seats[USSR])["hand"] == [NAME[card]]
    assert match.view(state.seats[US])["seen"] == [NAME[card]]
    assert match.view(SPECTATOR)["unknown"] == {"us": 0, "ussr": 7}


def test_every_unseen_card_may_be_the_headline_of_an_unknown_hand() -> None:
    match = at_headlines("ussr")
    state = game_of(match)
    asked = match.question_to(state.seats[USSR])
    assert asked is not None
    unseen = {*state.deck, *state.hands[USSR]}
    un_intervention = NAME.index("un_intervention")
    assert set(offers(match, asked)) == unseen - {un_intervention}, "4.5 C"
    mine = match.question_to(state.seats[US])
    assert mine is not None
    assert set(offers(match, mine)) == {*state.hands[US]} - {un_intervention}


def test_a_card_seen_elsewhere_cannot_be_shown() -> None:
    match = at_headlines("ussr")
    state = game_of(match)
    before = match.digest()
    with pytest.raises(WrongAnswer, match="seen elsewhere"):
        show(match, "ussr", state.hands[US][0])
    with pytest.raises(WrongAnswer, match="the hand 'us' is known; unknown are ussr"):
        show(match, "us", state.deck[0])
    assert match.digest() == before
    for card in state.deck[:8]:
        show(match, "ussr", card)
    with pytest.raises(WrongAnswer, match="all cards of ussr are known"):
        show(match, "ussr", game_of(match).deck[0])


def test_taking_back_goes_past_what_was_assumed() -> None:
    match = with_unknown("us", deal=8)
    assert [who for who, _ in match.answers] == [NATURE] * 16
    match.take_back()
    assert len(match.answers) == 7, "the eighth card of the USSR, not what the US was assumed to draw"


def test_what_was_told_with_an_answer_is_taken_back_with_it() -> None:
    """And nothing that was told before it."""
    match = at_headlines("ussr")
    first, second, third = [card for card in game_of(match).deck if not SCORING[card]][:3]
    show(match, "ussr", first)
    begun = match.answers[:]
    show(match, "ussr", second)
    show(match, "ussr", third)
    match.answer(third, game_of(match).seats[USSR])
    take_back(match, len(begun))
    assert match.answers == begun
    assert match.view(SPECTATOR)["unknown"] == {"us": 0, "ussr": 7}
    match.answer(first, game_of(match).seats[USSR])
    take_back(match, len(begun))
    assert match.answers == begun


def test_saves_keep_which_hands_are_unknown() -> None:
    match = at_headlines("ussr")
    assert match.chance.describe() == {"by": "hand", "cards": True, "unknown": ["ussr"], "seed": "7"}
    again = load(save(match))
    assert again.chance.unknown() == ("ussr",)
    assert again.digest() == match.digest()


@pytest.mark.parametrize("unknown", ["ussr", ["moon"], [1]])
def test_unknown_hands_that_there_are_not_are_refused(unknown: object) -> None:
    match = at_headlines("ussr")
    content = json.loads(save(match))
    content["chance"]["unknown"] = unknown
    content.pop("checksum")
    content["checksum"] = _checksum(content)
    with pytest.raises(BadSave, match="unknown"):
        load(json.dumps(content))


def test_a_hand_is_unknown_only_where_people_deal() -> None:
    with pytest.raises(ValueError, match="only where people deal the cards"):
        ByHand("7", cards=False, unknown=("ussr",))


def unknown_round(ussr: list[str], us: list[str], **changes: object) -> Match:
    """A round of the US against an unknown hand that holds these, as far as anybody assumes."""
    t = table(ussr=ussr, us=us, side="us", **changes)  # type: ignore[arg-type]
    return Match(GAME, t.match.setup, ByHand("7", True, ("ussr",)))


def play(match: Match, *names: str) -> None:
    for name in names:
        option = GAME.option_named(match.question, name)
        assert option is not None
        match.answer(option, match.question.seat)


def test_missile_envy_takes_whatever_card_turns_out_to_be_the_dearest() -> None:
    match = unknown_round(["fidel", "socialist_governments", "comecon"], ["missile_envy", "nato"], turn=4)
    play(match, "missile_envy", "event")
    possible = offers(match, match.question)
    assert {OPS[card] for card in possible} == {1, 2, 3, 4}
    fidel = NAME.index("fidel")
    for said in possible[fidel]:
        match.answer(said, ARBITER)
    assert match.question.options == [fidel], "two Ops are the dearest, whatever was assumed before"


def test_11_1_scoring_cards_held_over_are_asked_for() -> None:
    match = unknown_round(["fidel", "nasser"], ["nato"], action_round=6, options={"show_held_cards": True})
    play(match, "nato", "place_influence", "canada", "canada", "canada")
    option, seat = match.question.options[0], match.question.seat
    assert hands_that_matter(match, seat, option) == ["ussr"]
    held = match.clone()
    assert settle(match, seat, option), "nobody names one: there is none"
    match.answer(option, seat)
    assert not match.over
    show(held, "ussr", NAME.index("asia_scoring"))
    held.answer(option, seat)
    assert held.returns == [1, -1]


def test_11_1_a_scoring_card_that_is_merely_assumed_is_held_by_nobody() -> None:
    """11.1: nobody names one, so that harmless cards are assumed instead, and the game goes on."""
    match = unknown_round(["asia_scoring", "nasser"], ["nato"], action_round=6, options={"show_held_cards": True})
    play(match, "nato", "place_influence", "canada", "canada", "canada")
    option, seat = match.question.options[0], match.question.seat
    assert settle(match, seat, option)
    assert not [card for card in game_of(match).hands[USSR] if SCORING[card]]
    match.answer(option, seat)
    assert not match.over


def test_what_a_hand_must_show_is_not_invented() -> None:
    match = unknown_round(["fidel", "nasser"], ["cia_created", "nato"])
    play(match, "cia_created")
    event = GAME.option_named(match.question, "event")
    assert event is not None
    seat = match.question.seat
    assert hands_that_matter(match, seat, event) == ["ussr"]
    assert not settle(match, seat, event)
    show(match, "ussr", NAME.index("comecon"))
    show(match, "ussr", NAME.index("blockade"))
    assert hands_that_matter(match, seat, event) == []
    match.answer(event, seat)
    assert match.view(seat)["seen"] == ["blockade", "comecon"]


def test_what_does_not_look_at_the_hand_asks_for_nothing() -> None:
    match = unknown_round(["fidel", "nasser"], ["nato", "duck_and_cover"])
    for name in ("nato", "place_influence"):
        option = GAME.option_named(match.question, name)
        assert option is not None
        assert hands_that_matter(match, match.question.seat, option) == []
        match.answer(option, match.question.seat)


def place_of(match: Match, card: int) -> Correctable:
    return next(it for it in correctables(match) if it.about == (NAME[card],))


def test_a_correction_does_not_tell_where_a_card_was_assumed() -> None:
    match = at_headlines("ussr")
    assumed = game_of(match).hands[USSR][0]
    assert place_of(match, assumed).value == "deck"
    assert list(place_of(match, assumed).choices) == ["discard", "removed", "us", "ussr"]
    set_right(match, place_of(match, assumed).choices["discard"])
    state = game_of(match)
    assert assumed in state.discard
    assert len(state.hands[USSR]) == 8
    told = [note for _, note in match.log if NOTES[note[0]].name == "corrected_card"]
    assert told == [(told[0][0], EVERYBODY, assumed, PLACES.index("discard"), PLACES.index("deck"))]


def test_a_card_that_the_hand_has_shown_is_corrected_from_there() -> None:
    match = at_headlines("ussr")
    card = game_of(match).deck[0]
    show(match, "ussr", card)
    assert place_of(match, card).value == "ussr"
    set_right(match, place_of(match, card).choices["discard"])
    assert len(game_of(match).hands[USSR]) == 7
