"""Hands that the program does not know, at a real table of Labyrinth; alone it is the Jihadists' stack (9.2)."""

from random import Random
from typing import Any

import pytest
from keeper import Keeper, public, seen_by_all
from labyrinth.card_play import told
from labyrinth.desk import GAME, Desk, desk

from realpolitik.games.labyrinth.deck import NAME, SIDE
from realpolitik.games.labyrinth.secret import HANDS
from realpolitik.games.labyrinth.sides import JIHADIST, SIDES, US
from realpolitik.kernel.chance import ByHand, Recorded
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.hidden import correctables, hands_that_matter, offers, set_right, show
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import ARBITER, EVERYBODY, KINDS, NATURE, SPECTATOR
from realpolitik.kernel.save import load, save

SEED = "of the plots that the program draws"


def real_game(seed: int, answers: int, scenario: str, **options: object) -> Match:
    """What really happens at the table, up to the end of a deal: dice and cards as they fall, and only plots drawn by
    the program."""
    random = Random(seed)
    match = Match(GAME, GAME.setup(scenario, options), ByHand(SEED, cards=True))
    while not match.over and (len(match.answers) < answers or match.question.kind == HANDS.draw_kind):
        match.answer(random.choice(match.question.options), match.question.seat)
    return match


class DeskKeeper(Keeper):
    """Types it into a match that does not know some of the hands, and draws the same plots."""

    def __init__(self, really: Match, *unknown: str) -> None:
        self.again = Match(really.game, really.setup, Recorded())
        self.match = Match(really.game, really.setup, ByHand(SEED, True, unknown))
        self.unknown = [SIDES.index(side) for side in unknown]
        self.asked_for = 0

    def type(self, seat: int, option: int) -> None:
        question = self.again.question_to(seat)
        assert question is not None
        drawn = question.kind == HANDS.draw_kind and question.about[0] in self.unknown
        if not drawn and KINDS[question.kind].points_at != "secret":
            self._answer(question, option)
        self.again.answer(option, seat)

    def _show_all(self, hand: str) -> None:
        side = SIDES.index(hand)
        shown = HANDS.known(self.match.state, side)
        for card in [card for card in HANDS.hand(self.again.state, side) if card not in shown]:
            show(self.match, hand, card)


def check_typed(really: Match, *unknown: str) -> None:
    """The game typed is the game that happened, as everybody saw it and as those see it whose hand is known."""
    keeper = DeskKeeper(really, *unknown)
    for seat, option in really.answers:
        keeper.type(seat, option)
        assert GAME.broken_invariants(keeper.match.state) == []
    assert public(keeper.match) == public(really)
    assert seen_by_all(keeper.match) == seen_by_all(really)
    for side in (US, JIHADIST):
        if SIDES[side] not in unknown:
            assert sorted(HANDS.hand(keeper.match.state, side)) == sorted(HANDS.hand(really.state, side))
    again = load(save(keeper.match))
    assert (again.digest(), again.log) == (keeper.match.digest(), keeper.match.log)


@pytest.mark.parametrize("unknown", [("jihadist",), ("us",), ("us", "jihadist")])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_typed_with_unknown_hands_is_the_game_that_happened(seed: int, unknown: tuple[str, ...]) -> None:
    scenario = ("lets-roll", "anaconda", "mission-accomplished")[seed]
    check_typed(real_game(seed, 200, scenario, decks=2), *unknown)


@pytest.mark.parametrize("seed", range(4))
def test_9_2_a_solitaire_game_typed_with_an_unknown_stack_is_the_game_that_happened(seed: int) -> None:
    check_typed(real_game(seed, 250, "lets-roll", solitaire=True, decks=2), "jihadist")


@pytest.mark.parametrize("seed", range(2))
def test_9_2_likewise_from_three_small_decks(seed: int) -> None:
    check_typed(real_game(seed, 250, "lets-roll", solitaire=True, mini_decks=True), "jihadist")


# -- two players -------------------------------------------------------------------------------------------------------


def at_table(d: Desk, *unknown: str) -> Desk:
    """The same position where people have the cards before them, some of them unknown to the program."""
    return Desk(Match(GAME, d.match.setup, ByHand(SEED, True, unknown)))


def against_unknown(*us: str, side: str = "us", **position: Any) -> Desk:
    """The US against a hand of three, of which the program assumes what it is."""
    table = {"us": [*us, "kosovo"], "jihadist": ["fata", "opium", "heu"], "cells": {"iran": 1, "russia": 1}}
    return at_table(desk(side=side, **{**table, **position}), "jihadist")


def say(d: Desk, name: str) -> None:
    """Name a card that nobody has seen, with what the arbiter has to say before."""
    question, card = d.match.question, NAME.index(name)
    for said in offers(d.match, question)[card]:
        d.match.answer(said, ARBITER)
    d.match.answer(card, question.seat)


def asks_for(d: Desk, answer: str) -> list[str]:
    """The hands that must be told before this answer."""
    option = GAME.option_named(d.match.question, answer)
    assert option is not None
    return hands_that_matter(d.match, d.match.question.seat, option)


def test_every_unseen_card_may_be_played_from_an_unknown_hand() -> None:
    d = against_unknown(side="jihadist", discard=["ieds"])
    assert d.match.view(1)["hand"] == []
    assert d.match.view(SPECTATOR)["unknown"] == {"us": 0, "jihadist": 3}
    assert "wahhabism" not in d.options
    possible = {NAME[option] for option in offers(d.match, d.match.question)}
    assert possible == set(NAME[1:]) - {"kosovo", "ieds"}
    say(d, "wahhabism")
    assert (d.question, d.state.table) == ("how_to_play", [NAME.index("wahhabism")])
    assert len(d.hand("jihadist")) == 2


def test_what_an_unknown_hand_can_do_with_a_card_is_known_once_it_is_named() -> None:
    d = against_unknown(side="jihadist")
    say(d, "pirates")
    assert d.why_not("play_event") == ("event_unplayable", "6.2.6")
    assert "reserves" in d.options


def test_a_card_seen_elsewhere_cannot_be_in_the_hand() -> None:
    d = against_unknown(side="jihadist", removed=["nest"])
    for name in ("kosovo", "nest"):
        with pytest.raises(WrongAnswer, match="seen elsewhere"):
            show(d.match, "jihadist", NAME.index(name))
    with pytest.raises(WrongAnswer, match="the hand 'us' is known; unknown are jihadist"):
        show(d.match, "us", NAME.index("hijab"))


def test_17_fsb_asks_for_the_nuclear_cards_of_an_unknown_hand() -> None:
    d = against_unknown("fsb").do("fsb")
    assert asks_for(d, "play_event") == ["jihadist"]
    for name in ("kazakh_strain", "loose_nuke", "ieds"):
        show(d.match, "jihadist", NAME.index(name))
    assert asks_for(d, "play_event") == []
    d.do("play_event")
    assert (d.hand("jihadist"), d.cells("russia")) == (["ieds"], 1)
    assert {"kazakh_strain", "loose_nuke"} <= set(d.discards)


def test_18_intel_community_asks_for_the_whole_unknown_hand() -> None:
    d = against_unknown("intel_community").do("intel_community")
    assert asks_for(d, "play_event") == ["jihadist"]
    for name in ("ieds", "pirates", "abbas"):
        show(d.match, "jihadist", NAME.index(name))
    d.do("play_event")
    assert d.match.view(0)["seen"] == ["abbas", "ieds", "pirates"]


def test_what_does_not_look_at_the_hand_asks_for_nothing() -> None:
    d = against_unknown("predator_23", cells={"iraq": 2}, governance={"iraq": "poor ally"})
    assert asks_for(d, "predator_23") == []
    assert asks_for(d.do("predator_23"), "play_event") == []


def test_59_amerithrax_asks_for_an_unknown_hand_of_the_us() -> None:
    d = at_table(desk(us=["kosovo", "sharia"], jihadist=["amerithrax", "ieds"], cells={"iran": 1}), "us")
    d.do("amerithrax")
    assert asks_for(d, "play_event") == ["us"]
    for name in ("hijab", "nest"):
        show(d.match, "us", NAME.index(name))
    d.do("play_event")
    assert (d.hand("us"), "hijab" in d.discards) == (["nest"], True)


def test_97_fatwa_takes_any_unseen_card_from_an_unknown_hand() -> None:
    d = against_unknown("fatwa").do("fatwa", "play_event")
    assert (d.asked, d.question) == ("nature", "fatwa_card")
    assert len(offers(d.match, d.match.question)) == 120 - 2
    say(d, "wahhabism")
    assert d.options == ["kosovo"]
    d.do("kosovo")
    assert d.hand("us") == ["wahhabism"]
    assert d.match.view(1)["hand"] == ["kosovo"]  # the one card of that hand that is known


def test_8_5_2_a_plot_of_an_unknown_hand_is_chosen_like_any_other() -> None:
    """The Jihadist tells the program which plot lies where; it shows the US no more than the table does."""
    d = against_unknown(side="jihadist", cells={"france": 1}, posture={"france": "soft"})
    say(d, "wahhabism")
    d.do("plot", "france", 1, "3")
    assert d.plots("france") == ["3"]
    assert [plot["plot"] for plot in d.match.view(0)["countries"]["france"]["plots"]] == [""]


# -- alone (9.2) -------------------------------------------------------------------------------------------------------


def alone_at_table(*us: str, side: str = "us", **position: Any) -> Desk:
    """The Jihadists' stack of three lies face down before the player; the program does not know it."""
    table = {"us": [*us, "kosovo", "sharia"], "jihadist": ["fata", "opium", "heu"], "cells": {"iran": 1}}
    return at_table(desk(**{"side": side, "options": {"solitaire": True}, **table, **position}), "jihadist")


def test_9_2_the_top_card_is_named_when_it_is_turned_up() -> None:
    d = alone_at_table(side="jihadist", governance={"saudi_arabia": "fair ally"}, funding=5)
    assert (d.asked, d.question) == ("nature", "top_card")
    assert {NAME[option] for option in offers(d.match, d.match.question)} == set(NAME[1:]) - {"kosovo", "sharia"}
    say(d, "wahhabism")
    assert (d.funding, told(d, "card_turned")) == (7, [{"side": "jihadist", "card": "wahhabism"}])
    say(d, "gaza_war")
    assert (d.asked, d.question, d.options) == ("nature", "card_at_random", ["sharia", "kosovo"])
    d.do("kosovo")
    assert (d.asked, d.question, len(d.hand("jihadist"))) == ("us", "play_card", 1)


def test_9_2_the_last_card_is_named_too_and_not_before_it_is_turned_up() -> None:
    d = alone_at_table(jihadist=["fata"], us=["kosovo", "sharia", "nest"], governance={"saudi_arabia": "fair ally"})
    assert asks_for(d, "sharia") == []
    d.do("sharia")
    assert asks_for(d, "reserves") == []
    d.do("reserves", "kosovo")
    assert asks_for(d, "reserves") == []
    d.do("reserves")
    assert (d.asked, d.question) == ("nature", "top_card")
    say(d, "wahhabism")
    assert (d.funding, d.hand("jihadist")) == (7, [])


def test_9_2_a_card_that_an_event_has_put_on_top_is_named_alone() -> None:
    """Detainee Release: nobody has seen the card drawn; when it is turned up, the others stay face down."""
    d = alone_at_table(side="jihadist", card=2, disrupted=["canada"], posture={"canada": "soft"})
    say(d, "detainee_release")
    assert (len(d.hand("jihadist")), d.asked) == (3, "us")  # drawn, and merely assumed
    d.do("kosovo", "reserves", "sharia")
    assert asks_for(d, "reserves") == []
    d.do("reserves")
    assert len(offers(d.match, d.match.question)) == 120 - 3
    say(d, "gaza_withdrawal")
    assert told(d, "card_turned")[-1] == {"side": "jihadist", "card": "gaza_withdrawal"}
    assert d.match.view(0)["unknown"] == {"us": 0, "jihadist": 2}
    assert GAME.broken_invariants(d.state) == []


def test_9_2_fsb_asks_for_the_stack_and_shuffles_it() -> None:
    d = alone_at_table("fsb").do("fsb")
    assert asks_for(d, "play_event") == ["jihadist"]
    for name in ("loose_nuke", "abbas", "ieds"):
        show(d.match, "jihadist", NAME.index(name))
    d.do("play_event")
    assert d.hand("jihadist") == ["abbas", "ieds"]
    assert (d.match.view(0)["seen"], d.match.view(0)["stack"]) == (["abbas", "ieds"], [])


def test_9_2_intel_community_asks_for_the_stack_card_by_card() -> None:
    d = alone_at_table("intel_community").do("intel_community")
    assert asks_for(d, "play_event") == []  # that only begins it
    d.do("play_event")
    for name in ("abbas", "ieds", "pirates"):
        assert (d.asked, d.question) == ("nature", "order_stack")
        say(d, name)
    assert d.match.view(0)["stack"] == ["pirates", "ieds", "abbas"]  # from the top down they were named
    assert d.question == "which_operation"
    d.do("reserves", "no_thanks", "kosovo", "reserves")
    assert (d.question, d.options, list(offers(d.match, d.match.question))) == ("top_card", ["abbas"], [11])
    d.do("abbas")
    assert told(d, "card_turned") == [{"side": "jihadist", "card": "abbas"}]


def test_9_2_intel_community_asks_for_what_an_event_has_put_on_top_as_well() -> None:
    """Abu Ghurayb has drawn two cards, which nobody has seen: from the top down they are named first."""
    stacked = ["opium", "heu"]
    d = alone_at_table("intel_community", jihadist=["fata", *stacked], stacked=stacked).do("intel_community")
    d.do("play_event")
    for name in ("abbas", "ieds", "pirates"):
        assert d.question == "order_stack"
        say(d, name)
    assert d.match.view(0)["stack"] == ["pirates", "ieds", "abbas"]
    assert (d.question, d.match.view(0)["unknown"]) == ("which_operation", {"us": 0, "jihadist": 0})


def test_9_3_2_plots_are_drawn_by_the_program_and_dice_rolled_by_hand() -> None:
    d = alone_at_table(side="jihadist", cells={"egypt": 1}, governance={"egypt": "fair neutral"}, funding=5)
    say(d, "nest")
    assert (d.asked, d.question) == ("nature", "die")
    d.do(1)
    assert len(d.plots("egypt")) == 1  # nobody was asked which
    assert [plot["plot"] for plot in d.match.view(0)["countries"]["egypt"]["plots"]] == [""]
    assert (NATURE, d.state.plots[0][1]) in d.match.answers


def test_9_2_taking_back_goes_past_what_was_assumed_and_drawn() -> None:
    d = alone_at_table(side="jihadist", cells={"egypt": 1}, governance={"egypt": "fair neutral"}, funding=5)
    say(d, "nest")
    before = d.match.digest()
    d.do(1)
    d.match.take_back()
    assert (d.match.digest(), d.plots("egypt"), d.question) == (before, [], "die")


def test_9_2_the_stack_is_assumed_and_never_shown() -> None:
    match = Match(GAME, GAME.setup("lets-roll", {"solitaire": True}), ByHand(SEED, True, ("jihadist",)))
    d = Desk(match)
    assert (d.question, match.question.about) == ("draw_card", (US,))
    assert len(d.hand("jihadist")) == 9
    assert len(offers(match, match.question)) == 120 - len(d.removed)  # what is assumed there may be drawn
    drawn = d.hand("jihadist")[0]
    say(d, drawn)
    assert drawn in d.hand("us")
    assert not [note for _, note in match.log if note[1] not in (EVERYBODY, 0)]
    again = load(save(match))
    assert (again.digest(), again.chance.unknown()) == (match.digest(), ("jihadist",))


def test_9_2_from_a_small_deck_only_a_card_of_its_kind() -> None:
    """Three small decks: which kinds lie in the stack is known."""
    options = {"solitaire": True, "mini_decks": True}
    d = alone_at_table(side="jihadist", jihadist=["fata"], options=options)
    possible = offers(d.match, d.match.question)
    assert {SIDE[card] for card in possible} == {JIHADIST}
    assert NAME.index("wahhabism") in possible


def place_of(d: Desk, name: str) -> Correctable:
    return next(it for it in correctables(d.match) if (it.kind, it.about) == ("card", (name,)))


def test_9_2_a_correction_does_not_tell_where_a_card_was_assumed() -> None:
    d = alone_at_table()
    assert place_of(d, "fata").value == "deck"
    assert list(place_of(d, "fata").choices) == ["discard", "removed", "us", "jihadist"]
    set_right(d.match, place_of(d, "fata").choices["discard"])
    assert ("fata" in d.discards, len(d.hand("jihadist"))) == (True, 3)
    assert told(d, "corrected_card") == [{"card": "fata", "place": "discard", "place_before": "deck"}]
