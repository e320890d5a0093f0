"""Events of the optional cards, 104 to 110, and of the promo card 111, in card order."""

from functools import partial

import pytest
from tabletop import Table, new_game, table

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.twilight_struggle.deck import NAME, RECONSTRUCTED
from realpolitik.kernel.question import KINDS, NOTES

optional = partial(table, options={"optional_cards": True})
promo = partial(table, options={"promo_card": True})


def seen(t: Table, side: int, what: str) -> list[str]:
    """Cards as a side's view shows them."""
    return sorted(t.match.view(t.state.seats[side])[what])


def about(t: Table) -> str:
    """The card that the open question is about."""
    question = t.match.question
    return NAME[question.about[KINDS[question.kind].about.index("card")]]


def place(*countries: str) -> list[str]:
    """The answers that place influence with operations."""
    return ["place_influence", *countries]


def in_deck(t: Table, *cards: str) -> list[str]:
    """Which of these cards are in the draw pile."""
    return [card for card in cards if NAME.index(card) in t.state.deck]


def notes_to_ussr(t: Table) -> list[str]:
    """What the USSR reads in the log."""
    return [NOTES[note[0]].name for _, note in t.match.notes(t.state.seats[USSR])]


# -- with which cards the game is played -----------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "cards"),
    [
        (1, ["the_cambridge_five", "special_relationship", "norad"]),
        (4, ["che", "our_man_in_tehran"]),
        (8, ["yuri_and_samantha", "awacs_sale_to_saudis"]),
    ],
)
def test_104_to_110_are_in_play_only_as_an_option(turn: int, cards: list[str]) -> None:
    """Cards 104 to 110, 4.4: each comes with the cards of its period, if the option is on."""
    for wanted in (False, True):
        options = {"optional_cards": wanted}
        t = new_game(**options) if turn == 1 else table(phase="end", turn=turn - 1, options=options)
        assert t.state.turn == turn
        assert in_deck(t, *cards) == (cards if wanted else [])


def test_111_finlandization_is_off_unless_asked_for() -> None:
    """Card 111: a promo card known by name only, marked as reconstructed; the optional cards do not bring it."""
    assert in_deck(new_game(), "finlandization") == []
    assert in_deck(new_game(optional_cards=True), "finlandization") == []
    assert in_deck(new_game(promo_card=True), "finlandization", "norad") == ["finlandization"]
    assert [NAME[card] for card, is_so in enumerate(RECONSTRUCTED) if is_so] == ["finlandization"]


# -- 104 The Cambridge Five ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scoring", "inside", "outside"),
    [
        ("europe_scoring", ["france", "poland", "canada", "turkey"], ["iran", "algeria"]),
        ("asia_scoring", ["japan", "india", "vietnam", "australia"], ["iran", "turkey"]),
        ("middle_east_scoring", ["egypt", "libya", "iran"], ["turkey", "sudan", "pakistan"]),
        ("central_america_scoring", ["cuba", "panama"], ["colombia", "chile"]),
        ("southeast_asia_scoring", ["thailand", "burma", "philippines"], ["india", "australia", "taiwan"]),
        ("africa_scoring", ["angola", "sudan"], ["egypt", "libya"]),
        ("south_america_scoring", ["chile", "colombia"], ["panama", "cuba"]),
    ],
)
def test_104_cambridge_five_follows_the_scoring_card(scoring: str, inside: list[str], outside: list[str]) -> None:
    """Card 104, effect and notes: a country of the region named; Southeast Asia Scoring names Southeast Asia only."""
    t = optional(turn=4, ussr=["the_cambridge_five"], us=[scoring, "nato"], influence={inside[0]: (5, 0)})
    t.do("the_cambridge_five", "event")
    assert (t.asked, about(t)) == ("ussr", "the_cambridge_five")
    assert set(inside) <= set(t.options)
    assert "decline" in t.options
    for country in outside:
        assert t.why_not(country) == ("not_among", "7.1")
    t.do(inside[0])
    assert t.influence(inside[0]) == (5, 1)
    assert (t.asked, t.hand("us")) == ("us", sorted([scoring, "nato"]))
    assert (t.removed, t.discards) == ([], ["the_cambridge_five"])


def test_104_cambridge_five_shows_scoring_cards_and_no_others() -> None:
    """Card 104, effect: the USSR sees both scoring cards and may use either region, for one influence."""
    t = optional(turn=4, ussr=["the_cambridge_five"], us=["nato", "africa_scoring", "south_america_scoring"])
    t.do("the_cambridge_five", "event")
    assert seen(t, USSR, "seen") == ["africa_scoring", "south_america_scoring"]
    assert {"angola", "chile"} <= set(t.options)
    t.do("chile")
    assert (t.influence("chile"), t.influence("angola"), t.asked) == ((0, 1), (0, 0), "us")


def test_104_cambridge_five_may_be_declined() -> None:
    """Card 104, effect: the USSR may, it need not; the choice is its own when the US uses the card (5.2)."""
    t = optional(us=["the_cambridge_five", "asia_scoring"], side="us")
    t.do("the_cambridge_five", "event_first")
    assert t.asked == "ussr"
    t.do("decline")
    assert (t.asked, t.question) == ("us", "which_operation")
    t.do(*place("canada", "canada"))
    assert t.discards == ["the_cambridge_five"]


@pytest.mark.parametrize("hand", [[], ["nato", "containment"]])
def test_104_cambridge_five_finds_no_scoring_card(hand: list[str]) -> None:
    """Card 104, notes: no effect."""
    t = optional(ussr=["the_cambridge_five"], us=hand)
    t.do("the_cambridge_five", "event")
    assert t.question == "choose_card"
    assert seen(t, USSR, "seen") == []
    assert (t.removed, t.discards) == ([], ["the_cambridge_five"])


def test_104_cambridge_five_does_not_see_a_headline() -> None:
    """Card 104, 4.5 C: a scoring card shown as the US headline has left the hand."""
    t = optional(phase="headline", us=["asia_scoring"], ussr=["the_cambridge_five"])
    t.headlines("asia_scoring", "the_cambridge_five")
    assert (t.question, t.discards) == ("choose_card", ["asia_scoring", "the_cambridge_five"])


@pytest.mark.parametrize("turn", [7, 8, 10])
def test_104_cambridge_five_is_over_in_the_late_war(turn: int) -> None:
    """Card 104, condition; 5.2: in turn 7 it is an event, from turn 8 on only Ops, for either side."""
    t = optional(turn=turn, ussr=["the_cambridge_five"], us=["asia_scoring"])
    t.do("the_cambridge_five")
    assert ("event" in t.options) == (turn == 7)
    if turn > 7:
        assert t.why_not("event") == ("event_cannot", "5.2")
    t = optional(turn=turn, us=["the_cambridge_five", "asia_scoring"], side="us")
    t.do("the_cambridge_five", "event_first")
    assert t.asked == ("ussr" if turn == 7 else "us")


# -- 105 Special Relationship ----------------------------------------------------------------------


@pytest.mark.parametrize("country", ["canada", "norway", "benelux", "france"])
def test_105_special_relationship_without_nato_adds_one_next_to_the_united_kingdom(country: str) -> None:
    """Card 105, effect: one influence in a neighbour of the UK, no points; not starred."""
    t = optional(us=["special_relationship"], side="us", influence={"united_kingdom": (5, 0), "france": (0, 3)})
    t.do("special_relationship", "event")
    assert sorted(t.options) == ["benelux", "canada", "france", "norway"]
    assert t.why_not("united_kingdom") == ("not_among", "7.1")
    t.do(country)
    assert t.influence(country) == (1, 3 if country == "france" else 0)
    assert (t.vp, t.asked) == (0, "ussr")
    assert (t.removed, t.discards) == ([], ["special_relationship"])


@pytest.mark.parametrize("country", ["united_kingdom", "west_germany", "austria", "turkey"])
def test_105_special_relationship_with_nato_adds_two_in_western_europe(country: str) -> None:
    """Card 105, effect: with NATO (21) 2 influence in one Western European country, and 2 VP."""
    t = optional(us=["special_relationship"], side="us", effects=["nato"], influence={"united_kingdom": (5, 0)})
    t.do("special_relationship", "event")
    assert t.why_not("poland") == ("not_among", "7.1")
    t.do(country)
    assert t.influence(country) == (7 if country == "united_kingdom" else 2, 0)
    assert (t.vp, t.asked) == (2, "ussr")
    assert (t.removed, t.discards) == ([], ["special_relationship"])


@pytest.mark.parametrize("held", [(4, 0), (5, 1)])
def test_105_special_relationship_needs_the_united_kingdom(held: tuple[int, int]) -> None:
    """Card 105, condition; 5.2, 2.1.7: without control no event, NATO or not."""
    t = optional(us=["special_relationship"], side="us", effects=["nato"], influence={"united_kingdom": held})
    t.do("special_relationship")
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = optional(ussr=["special_relationship"], effects=["nato"], influence={"united_kingdom": held})
    t.do("special_relationship", "event_first", *place("poland", "poland"))
    assert (t.vp, t.discards) == (0, ["special_relationship"])


def test_105_special_relationship_occurs_when_the_ussr_uses_its_ops() -> None:
    """Card 105, 5.2: the US chooses the country and gains the points."""
    t = optional(ussr=["special_relationship"], effects=["nato"], influence={"united_kingdom": (5, 0)})
    t.do("special_relationship", *place("poland", "poland"))
    assert t.asked == "us"
    t.do("italy")
    assert (t.influence("italy"), t.vp, t.discards) == ((2, 0), 2, ["special_relationship"])


# -- 106 NORAD -------------------------------------------------------------------------------------

CANADA_HELD = {"canada": (4, 0), "iran": (1, 1)}


def test_106_norad_begins_to_watch() -> None:
    """Card 106, effect: lasting; starred."""
    t = optional(us=["norad"], side="us", influence=CANADA_HELD)
    t.do("norad", "event")
    assert (t.effect("norad"), t.asked, t.question) == (1, "ussr", "choose_card")
    assert (t.removed, t.discards) == (["norad"], [])


@pytest.mark.parametrize(
    ("side", "hand", "answers"),
    [
        ("ussr", "fidel", ["fidel", "coup", "iran", 1]),
        ("us", "containment", ["containment", "coup", "iran", 1]),
        ("us", "duck_and_cover", ["duck_and_cover", "event"]),
        ("ussr", "duck_and_cover", ["duck_and_cover", *place("poland", "poland", "poland")]),
    ],
)
def test_106_norad_answers_a_round_that_moved_defcon_to_two(side: str, hand: str, answers: list[str | int]) -> None:
    """Card 106, effect: in a round of either side, by a coup or an event; one influence where the US has some."""
    hands = {side: [hand]}
    t = optional(**hands, side=side, defcon=3, effects=["norad"], influence=CANADA_HELD)
    t.do(*answers)
    assert (t.defcon, t.asked, t.question) == (2, "us", "norad_where")
    assert sorted(t.options) == ["canada", "decline", "iran"]
    t.do("iran")
    assert (t.influence("iran"), t.influence("canada")) == ((2, 1), (4, 0))
    assert t.question == "choose_card"


def test_106_norad_need_not_be_used() -> None:
    """Card 106, notes: the US may."""
    t = optional(us=["duck_and_cover"], side="us", defcon=3, effects=["norad"], influence=CANADA_HELD)
    t.do("duck_and_cover", "event", "decline")
    assert (t.influence("iran"), t.influence("canada"), t.asked) == ((1, 1), (4, 0), "ussr")


def test_106_norad_waits_for_the_end_of_the_round() -> None:
    """Card 106, effect: the event of a card lowers DEFCON first, its Ops come before NORAD; then new places count."""
    t = optional(us=["we_will_bury_you"], turn=4, side="us", defcon=3, effects=["norad"], influence=CANADA_HELD)
    t.do("we_will_bury_you", "event_first")
    assert t.question == "which_operation"
    t.do(*place("mexico", "mexico", "mexico", "mexico"))
    assert (t.question, sorted(t.options)) == ("norad_where", ["canada", "decline", "iran", "mexico"])


def test_106_norad_watches_the_round_it_is_played_in() -> None:
    """Card 106, effect: played for Ops by the USSR, the event first, and DEFCON moves to 2 afterwards."""
    t = optional(ussr=["norad"], defcon=3, influence=CANADA_HELD)
    t.do("norad", "event_first", "coup", "iran", 1)
    assert t.question == "norad_where"


def test_106_norad_watches_the_last_round_of_a_turn() -> None:
    """Card 106, effect: any action round; DEFCON rises only after it (8.1.6)."""
    t = optional(us=["duck_and_cover"], side="us", action_round=6, defcon=3, effects=["norad"], influence=CANADA_HELD)
    t.do("duck_and_cover", "event")
    assert (t.state.turn, t.question) == (1, "norad_where")
    t.do("canada")
    assert (t.state.turn, t.defcon, t.influence("canada")) == (2, 3, (5, 0))


@pytest.mark.parametrize("canada", [(3, 0), (4, 1), (0, 0)])
def test_106_norad_needs_canada(canada: tuple[int, int]) -> None:
    """Card 106, effect: without US control of Canada nothing is added."""
    influence = {"canada": canada, "iran": (1, 1)}
    t = optional(us=["duck_and_cover"], side="us", defcon=3, effects=["norad"], influence=influence)
    t.do("duck_and_cover", "event")
    assert (t.defcon, t.asked, t.question) == (2, "ussr", "choose_card")


@pytest.mark.parametrize(
    ("defcon", "card", "answers"),
    [
        (4, "duck_and_cover", ["event"]),  # to 3
        (2, "cuban_missile_crisis", ["event"]),  # stays at 2
        (2, "containment", ["coup", "haiti", 1]),  # no battleground
    ],
)
def test_106_norad_ignores_a_round_that_did_not_move_defcon_to_two(
    defcon: int, card: str, answers: list[str | int]
) -> None:
    """Card 106, notes: DEFCON staying at 2 is no move."""
    influence = {**CANADA_HELD, "haiti": (0, 1)}
    t = optional(us=[card], turn=4, side="us", defcon=defcon, effects=["norad"], influence=influence)
    t.do(card, *answers)
    assert (t.asked, t.question) == ("ussr", "choose_card")


@pytest.mark.parametrize(
    ("before", "answers", "after"),
    [(3, ["coup", "cuba", 1], 3), (2, ["event_first", "coup", "cuba", 1], 2)],
)
def test_106_norad_asks_whether_defcon_moved_to_two_not_where_it_stands(
    before: int, answers: list[str | int], after: int
) -> None:
    """Card 106, effect: to 2 by a coup and up to 3 again by Glasnost (90) counts, and so does the other way round."""
    influence = {"canada": (4, 0), "cuba": (0, 1)}
    t = optional(us=["glasnost"], turn=8, side="us", effects=["norad"], defcon=before, influence=influence)
    t.do("glasnost", *answers)
    assert (t.defcon, t.asked, t.question) == (after, "us", "norad_where")


def test_106_norad_does_not_answer_a_headline() -> None:
    """Card 106, notes: the headline phase does not count, nor does the first round that follows it."""
    hands = {"us": ["duck_and_cover"], "ussr": ["fidel", "nasser"]}
    t = optional(phase="headline", **hands, defcon=3, effects=["norad"], influence=CANADA_HELD)
    t.headlines("duck_and_cover", "fidel")
    assert (t.defcon, t.asked, t.question) == (2, "ussr", "choose_card")
    t.do("nasser", "event")
    assert (t.asked, t.question) == ("ussr", "choose_card")


def test_106_norad_is_cancelled_by_quagmire() -> None:
    """Card 106, interactions: Quagmire (42) ends it; DEFCON then moves to 2 unwatched."""
    hands = {"ussr": ["quagmire", "duck_and_cover"], "us": ["containment", "cia_created"]}
    t = optional(turn=4, **hands, defcon=3, effects=["norad"], influence=CANADA_HELD)
    t.do("quagmire", "event")
    assert t.effect("norad") == 0
    t.do("containment", 4, "duck_and_cover", *place("poland", "poland", "poland"))
    assert (t.defcon, t.asked, t.question) == (2, "us", "choose_card")


def test_106_norad_comes_after_quagmire() -> None:
    """Card 106, interactions: Quagmire (42) cancels a NORAD in effect; one that comes later watches as ever."""
    hands = {"ussr": ["quagmire", "norad"], "us": ["containment"]}
    t = optional(turn=4, **hands, defcon=3, influence=CANADA_HELD)
    t.do("quagmire", "event", "containment", 4, "norad", "event_first", "coup", "iran", 1)
    assert (t.asked, t.question) == ("us", "norad_where")


# -- 107 Che ---------------------------------------------------------------------------------------


def test_107_che_makes_two_coups_with_military_operations() -> None:
    """Card 107, effect and notes: 4 + 3 - 2 x 2 = 3 and 2 + 3 - 2 = 3; twice 3 military operations, capped at 5."""
    influence = {"honduras": (1, 0), "colombia": (4, 0), "panama": (1, 0), "iran": (1, 0), "burma": (1, 0)}
    t = optional(turn=4, ussr=["che"], influence=influence)
    t.do("che", "event")
    assert t.options == ["coup", "decline"]
    t.do("coup")
    assert sorted(t.options) == ["colombia", "honduras"]
    for country in ("panama", "iran", "burma"):
        assert t.why_not(country) == ("not_in_event_area", "6.3.5")
    assert t.why_not("haiti") == ("no_enemy_influence", "6.3.1")
    t.do("honduras", 4)
    assert (t.influence("honduras"), t.military) == ((0, 2), (0, 3))
    t.do("coup", "colombia", 2)
    assert (t.influence("colombia"), t.military) == ((1, 0), (0, 5))
    assert (t.defcon, t.vp, t.question) == (5, 0, "choose_card")
    assert (t.removed, t.discards) == ([], ["che"])


@pytest.mark.parametrize("country", ["guatemala", "paraguay", "cameroon"])
def test_107_che_works_in_central_and_south_america_and_africa(country: str) -> None:
    """Card 107, effect: a non-battleground of any of the three regions."""
    t = optional(turn=4, ussr=["che"], influence={country: (1, 0)})
    t.do("che", "event", "coup", country, 6)
    assert t.influence(country)[0] == 0


@pytest.mark.parametrize("country", ["angola", "chile", "cuba"])
def test_107_che_finds_no_target_among_battlegrounds(country: str) -> None:
    """Card 107, effect: only battlegrounds hold US influence, so there is no coup."""
    t = optional(turn=4, ussr=["che"], influence={country: (1, 0)})
    t.do("che", "event")
    assert (t.question, t.military, t.discards) == ("choose_card", (0, 0), ["che"])


def test_107_che_makes_its_second_coup_in_another_country() -> None:
    """Card 107, effect: not in Haiti again, though the US still has influence there."""
    t = optional(turn=4, ussr=["che"], influence={"haiti": (5, 0), "peru": (1, 0)})
    t.do("che", "event", "coup", "haiti", 1)  # 1 + 3 - 2 = 2
    assert t.influence("haiti") == (3, 0)
    t.do("coup")
    assert t.options == ["peru"]


def test_107_che_has_no_second_coup_without_another_target() -> None:
    """Card 107, effect; 6.3.1: the second coup needs another country with US influence."""
    t = optional(turn=4, ussr=["che"], influence={"haiti": (5, 0)})
    t.do("che", "event", "coup", "haiti", 1)
    assert (t.question, t.military) == ("choose_card", (0, 3))


def test_107_che_stops_after_a_coup_that_removed_nothing() -> None:
    """Card 107, effect: 1 + 3 - 2 x 2 = 0 in Peru; military operations are earned, no second coup."""
    t = optional(turn=4, ussr=["che"], influence={"peru": (1, 0), "haiti": (1, 0)})
    t.do("che", "event", "coup", "peru", 1)
    assert (t.influence("peru"), t.question, t.military) == ((1, 0), "choose_card", (0, 3))


@pytest.mark.parametrize(("answers", "military"), [(["decline"], (0, 0)), (["coup", "haiti", 1, "decline"], (0, 3))])
def test_107_che_coups_may_be_declined(answers: list[str | int], military: tuple[int, int]) -> None:
    """Card 107, effect: the USSR may, it need not; no first coup, no second."""
    t = optional(turn=4, ussr=["che"], influence={"peru": (1, 0), "haiti": (1, 0)})
    t.do("che", "event", *answers)
    assert (t.question, t.influence("peru"), t.military) == ("choose_card", (1, 0), military)


@pytest.mark.parametrize(
    ("effect", "after", "military"),
    [("red_scare_ussr", [(1, 0), (2, 0)], 4), ("brezhnev_doctrine", [(0, 1), (0, 0)], 5)],
)
def test_107_che_is_modified(effect: str, after: list[tuple[int, int]], military: int) -> None:
    """Card 107, notes: 1 + 2 - 2 = 1 twice, 2 and 2 military operations; 1 + 4 - 2 = 3 twice, 4 and 4 (5 at most)."""
    t = optional(turn=4, ussr=["che"], effects=[effect], influence={"haiti": (2, 0), "colombia": (3, 0)})
    t.do("che", "event", "coup", "haiti", 1, "coup", "colombia", 1)
    assert [t.influence("haiti"), t.influence("colombia")] == after
    assert t.military == (0, military)


def test_107_che_is_the_ussrs_when_the_us_uses_its_ops() -> None:
    """Card 107, 5.2: the USSR makes the coup and earns the military operations in a US round."""
    t = optional(turn=4, us=["che"], side="us", influence={"haiti": (1, 0)})
    t.do("che", *place("canada", "canada", "canada"))
    assert (t.asked, t.options) == ("ussr", ["coup", "decline"])
    t.do("coup", "haiti", 1)
    assert (t.influence("haiti"), t.military, t.discards) == ((0, 1), (0, 3), ["che"])


def test_107_che_is_fatal_in_the_cuban_missile_crisis() -> None:
    """Card 107 with 40: a coup granted by an event counts; the USSR loses, though the US is phasing."""
    t = optional(turn=4, us=["che"], side="us", effects=["crisis_ussr"], influence={"haiti": (1, 0)})
    t.do("che", "event_first", "coup", "haiti")
    assert t.winner == "us"


# -- 108 Our Man in Tehran -------------------------------------------------------------------------

FIVE = ["duck_and_cover", "fidel", "asia_scoring", "allende", "nato"]


def test_108_our_man_in_tehran_looks_at_five_cards_and_discards_some() -> None:
    """Card 108, effect; 5.4: only the US sees the five; those discarded are shown, their events do not occur."""
    t = optional(turn=4, us=["our_man_in_tehran", "cia_created"], side="us", influence={"iran": (2, 0)})
    size = len(t.state.deck)
    t.do("our_man_in_tehran", "event", *FIVE)
    assert (t.asked, about(t), sorted(t.options)) == ("us", "our_man_in_tehran", sorted([*FIVE, "stop"]))
    assert seen(t, US, "peeked") == sorted(FIVE)
    assert seen(t, USSR, "peeked") == []
    assert "card_peeked" in t.notes()
    assert "card_peeked" not in notes_to_ussr(t)
    t.do("duck_and_cover", "asia_scoring", "stop")
    assert (t.vp, t.defcon, t.asked) == (0, 5, "ussr")
    assert in_deck(t, *FIVE) == ["fidel", "allende", "nato"]
    assert len(t.state.deck) == size - 2
    assert t.hand("us") == ["cia_created"]
    assert (t.removed, t.discards) == (["our_man_in_tehran"], ["asia_scoring", "duck_and_cover"])


@pytest.mark.parametrize("discarded", [[], FIVE])
def test_108_our_man_in_tehran_may_discard_any_number(discarded: list[str]) -> None:
    """Card 108, effect: none or all of them."""
    t = optional(turn=4, us=["our_man_in_tehran"], side="us", influence={"iran": (2, 0)})
    t.do("our_man_in_tehran", "event", *FIVE, *(discarded or ["stop"]))
    assert (t.asked, t.discards) == ("ussr", sorted(discarded))
    assert in_deck(t, *FIVE) == ([] if discarded else FIVE)


@pytest.mark.parametrize("deck", [[], ["fidel"], ["fidel", "nato", "allende", "containment"]])
def test_108_our_man_in_tehran_goes_on_with_a_new_draw_pile(deck: list[str]) -> None:
    """Card 108, notes; 4.3: a pile that runs out on the way is made anew from the discards, as in any draw."""
    discards = ["duck_and_cover", "socialist_governments"]
    t = optional(turn=4, us=["our_man_in_tehran"], side="us", influence={"iran": (2, 0)}, deck=deck, discard=discards)
    t.do("our_man_in_tehran", "event", *deck)
    assert (t.asked, sorted(t.options), t.discards) == ("nature", discards, [])
    t.do("duck_and_cover")
    if len(deck) < 4:
        t.do("socialist_governments")
    t.do("duck_and_cover", "stop")
    assert (t.asked, t.discards) == ("ussr", ["duck_and_cover"])
    assert in_deck(t, *deck, "socialist_governments") == [*deck, "socialist_governments"]


def test_108_our_man_in_tehran_takes_what_there_is() -> None:
    """Card 108, notes: fewer than 5 cards in pile and discards together: all of them."""
    t = optional(
        turn=4, us=["our_man_in_tehran"], side="us", influence={"iran": (2, 0)}, deck=["fidel"], discard=["nato"]
    )
    t.do("our_man_in_tehran", "event", "fidel", "nato")
    assert (t.asked, t.options) == ("us", ["fidel", "nato", "stop"])
    t.do("nato", "fidel")
    assert (t.asked, t.discards) == ("ussr", ["fidel", "nato"])
    assert "our_man_in_tehran" in t.removed


@pytest.mark.parametrize("influence", [{}, {"iran": (1, 0)}, {"iran": (2, 1)}, {"turkey": (2, 0), "sudan": (1, 0)}])
def test_108_our_man_in_tehran_needs_a_country_of_the_middle_east(influence: dict[str, tuple[int, int]]) -> None:
    """Card 108, condition and notes; 5.2: control of one there; otherwise no event and the card is not removed."""
    t = optional(turn=4, us=["our_man_in_tehran"], side="us", influence=influence)
    t.do("our_man_in_tehran")
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = optional(turn=4, ussr=["our_man_in_tehran"], influence=influence)
    t.do("our_man_in_tehran", "event_first", *place("poland", "poland"))
    assert (t.removed, t.discards) == ([], ["our_man_in_tehran"])


def test_108_our_man_in_tehran_serves_the_us_when_the_ussr_plays_it() -> None:
    """Card 108, 5.2: the US looks and chooses in a Soviet round."""
    t = optional(turn=4, ussr=["our_man_in_tehran"], influence={"lebanon": (1, 0)})
    t.do("our_man_in_tehran", "event_first", *FIVE)
    assert t.asked == "us"
    t.do("nato", "stop", *place("poland", "poland"))
    assert (t.removed, t.discards) == (["our_man_in_tehran"], ["nato"])


# -- 109 Yuri and Samantha -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("containment", ["coup", "iran", 6]),  # successful
        ("containment", ["coup", "iran", 1]),  # failed
        ("tear_down_this_wall", ["event", "coup", "bulgaria", 6]),
        ("junta", ["event", "peru", "coup", "haiti", 6]),
    ],
)
def test_109_yuri_and_samantha_pay_for_every_us_coup(card: str, answers: list[str | int]) -> None:
    """Card 109, effect and notes: coups from Ops or events, successful or not."""
    influence = {"iran": (0, 2), "bulgaria": (0, 1), "haiti": (0, 1)}
    t = optional(turn=8, ussr=["yuri_and_samantha"], us=[card], influence=influence)
    t.do("yuri_and_samantha", "event")
    assert (t.vp, t.removed, t.discards) == (0, ["yuri_and_samantha"], [])
    t.do(card, *answers)
    assert t.vp == -1


def test_109_yuri_and_samantha_pay_again_and_again() -> None:
    """Card 109, effect: for each attempt."""
    hand = ["nuclear_subs", "cia_created"]
    t = optional(turn=8, us=hand, side="us", effects=["yuri_and_samantha"], influence={"haiti": (0, 9)})
    t.do("nuclear_subs", "coup", "haiti", 1, "pass", "cia_created", "coup", "haiti", 1)
    assert t.vp == -2


@pytest.mark.parametrize(
    ("side", "answers"), [("ussr", ["coup", "iran", 6]), ("us", ["realignment", "iran", 1, 1, "iran", 1, 1])]
)
def test_109_yuri_and_samantha_pay_for_nothing_else(side: str, answers: list[str | int]) -> None:
    """Card 109, effect: neither Soviet coups nor US realignments."""
    hands = {side: ["terrorism"]}
    t = optional(turn=8, **hands, side=side, effects=["yuri_and_samantha"], influence={"iran": (1, 1)})
    t.do("terrorism", *answers)
    assert (t.vp, t.question) == (0, "choose_card")


def test_109_yuri_and_samantha_can_win_the_game() -> None:
    """Card 109, 10.3.1: the attempt brings the twentieth point."""
    t = optional(
        turn=8, us=["containment"], side="us", vp=-19, effects=["yuri_and_samantha"], influence={"iran": (0, 2)}
    )
    t.do("containment", "coup", "iran")
    assert (t.winner, t.vp) == ("ussr", -20)


def test_109_yuri_and_samantha_leave_with_the_turn() -> None:
    """Card 109, duration; 5.2: the US uses the card for a coup, the event first, and pays; the next turn is free."""
    t = optional(turn=8, us=["yuri_and_samantha"], side="us", action_round=7, influence={"haiti": (0, 1)})
    t.do("yuri_and_samantha", "event_first", "coup", "haiti")
    assert (t.vp, t.effect("yuri_and_samantha")) == (-1, 1)
    t.do(1)
    assert (t.state.turn, t.effect("yuri_and_samantha")) == (9, 0)


# -- 110 AWACS Sale to Saudis ----------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((0, 0), (2, 0)), ((1, 3), (3, 3))])
def test_110_awacs_add_two_in_saudi_arabia(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Card 110, effect: whatever is there; starred."""
    t = optional(turn=8, us=["awacs_sale_to_saudis"], side="us", influence={"saudi_arabia": before})
    t.do("awacs_sale_to_saudis", "event")
    assert (t.influence("saudi_arabia"), t.vp) == (after, 0)
    assert (t.removed, t.discards) == (["awacs_sale_to_saudis"], [])


def test_110_awacs_prevent_muslim_revolution() -> None:
    """Card 110, effect; 5.2: Muslim Revolution (56) cannot occur, neither for the USSR nor when the US uses its Ops."""
    t = optional(turn=8, us=["awacs_sale_to_saudis"], ussr=["muslim_revolution"], side="us")
    t.do("awacs_sale_to_saudis", "event", "muslim_revolution")
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = optional(turn=8, us=["muslim_revolution"], side="us", effects=["awacs"], influence={"iran": (2, 0)})
    t.do("muslim_revolution", "event_first", *place("canada", "canada", "canada", "canada"))
    assert (t.influence("iran"), t.discards, t.asked) == ((2, 0), ["muslim_revolution"], "ussr")


def test_110_awacs_are_sold_when_the_ussr_uses_the_ops() -> None:
    """Card 110, 5.2: the event occurs in a Soviet round."""
    t = optional(turn=8, ussr=["awacs_sale_to_saudis"])
    t.do("awacs_sale_to_saudis", *place("poland", "poland", "poland"))
    assert (t.influence("saudi_arabia"), t.effect("awacs")) == ((2, 0), 1)
    assert t.removed == ["awacs_sale_to_saudis"]


# -- 111 Finlandization ----------------------------------------------------------------------------


def test_111_finlandization_makes_a_realignment_for_each_influence_in_finland() -> None:
    """Card 111, effect and notes; 6.2.2: in Europe at any DEFCON level; no military operations (8.2.2)."""
    influence = {"finland": (0, 2), "italy": (3, 0), "france": (1, 0), "iran": (1, 0)}
    t = promo(ussr=["finlandization"], defcon=3, influence=influence)
    t.do("finlandization", "event")
    assert (t.asked, about(t), sorted(t.options)) == ("ussr", "finlandization", ["france", "italy"])
    assert t.why_not("iran") == ("not_in_event_area", "6.3.5")
    t.do("italy", 1, 4)  # the US +1 for more influence: 2 against 4
    assert t.influence("italy") == (1, 0)
    t.do("italy", 2, 4)
    assert (t.influence("italy"), t.influence("finland")) == ((0, 0), (0, 2))
    assert (t.question, t.defcon, t.military) == ("choose_card", 3, (0, 0))
    assert (t.removed, t.discards) == (["finlandization"], [])


def test_111_finlandization_respects_nato() -> None:
    """Card 111, effect: what NATO (21) protects is no target."""
    influence = {"finland": (0, 2), "italy": (2, 0), "france": (1, 0)}
    t = promo(ussr=["finlandization"], effects=["nato"], influence=influence)
    t.do("finlandization", "event")
    assert t.options == ["france"]
    assert t.why_not("italy") == ("protected_by_nato", "7.3")


@pytest.mark.parametrize("influence", [{"italy": (1, 0)}, {"finland": (0, 3), "iran": (1, 0)}])
def test_111_finlandization_without_influence_or_target_does_nothing(influence: dict[str, tuple[int, int]]) -> None:
    """Card 111, 5.2: nothing in Finland, or nothing to realign in Europe; the event has occurred and is removed."""
    t = promo(ussr=["finlandization"], influence=influence)
    t.do("finlandization", "event")
    assert (t.question, t.removed) == ("choose_card", ["finlandization"])


def test_111_finlandization_stops_when_the_targets_run_out() -> None:
    """Card 111, 6.2.1: a realignment needs US influence in the country; the USSR acts in a US round too (5.2)."""
    t = promo(us=["finlandization"], side="us", influence={"finland": (0, 3), "italy": (1, 0)})
    t.do("finlandization", "event_first")
    assert t.asked == "ussr"
    t.do("italy", 1, 6)
    assert (t.influence("italy"), t.asked, t.question) == ((0, 0), "us", "which_operation")
