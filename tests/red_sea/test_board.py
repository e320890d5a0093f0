"""2.0 and 3.0: the map, the cards, the set-up."""

import pytest
from red_sea.seaside import drawn, from_the_start, sea

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.deck import LATE, MID
from realpolitik.games.red_sea.countries import AFRICA, BOARD, COUNTRIES, MIDDLE_EAST, SETS
from realpolitik.games.red_sea.deck import DECK
from realpolitik.games.red_sea.game import GAME

AFRICAN = ["djibouti", "egypt", "ethiopia", "kenya", "madagascar", "somalia", "sudan"]
MIDDLE_EASTERN = ["egypt", "oman", "saudi_arabia", "south_yemen", "yemen"]
LINKS = {
    ("egypt", "sudan"), ("sudan", "ethiopia"), ("sudan", "somalia"), ("ethiopia", "kenya"), ("kenya", "somalia"),
    ("kenya", "madagascar"), ("somalia", "madagascar"), ("somalia", "djibouti"), ("djibouti", "south_yemen"),
    ("south_yemen", "saudi_arabia"), ("saudi_arabia", "yemen"), ("saudi_arabia", "oman"),
}  # fmt: skip


def own_cards() -> list[int]:
    return [card for card in DECK.cards if not DECK.borrowed[card]]


def test_2_0_the_box() -> None:
    """2.0: 51 cards; a die has six sides."""
    assert len(own_cards()) == 51
    t = sea(us=["zbig", "centcom"], side="us", influence={"kenya": (0, 2)}).do("zbig", "coup", "kenya")
    assert t.match.question.options == [1, 2, 3, 4, 5, 6]


def test_2_1_1_regions() -> None:
    assert sorted(BOARD.names[c] for c in SETS[AFRICA].members) == AFRICAN
    assert sorted(BOARD.names[c] for c in SETS[MIDDLE_EAST].members) == MIDDLE_EASTERN


def test_2_1_2_egypt_counts_in_both_regions() -> None:
    """2.1.2: for events on Africa too, and in the standings of both."""
    t = sea(ussr=["soviets_airlift_cubans", "stagflation"], influence={"egypt": (2, 0), "oman": (2, 0)})
    standings = t.match.view(0)["standings"]
    assert standings["africa"]["us"]["standing"] == "presence"
    assert standings["middle_east"]["us"]["points"] == 5 + 1
    assert t.do("soviets_airlift_cubans", "event").options == ["egypt"]


def test_2_1_3_stability() -> None:
    by_stability = {n: sorted(BOARD.names[c] for c in range(COUNTRIES) if BOARD.stability[c] == n) for n in (1, 2, 3)}
    assert by_stability[1] == ["ethiopia", "south_yemen", "sudan"]
    assert by_stability[2] == ["djibouti", "egypt", "kenya", "madagascar", "oman", "somalia", "yemen"]
    assert by_stability[3] == ["saudi_arabia"]


def test_2_1_3_the_derg_hardens_ethiopia() -> None:
    """2.1.3: from then on control and coups go by the new number, and the view says so."""
    t = sea(us=["carter_doctrine", "zbig"], side="us", effects=["derg"], influence={"ethiopia": (0, 2)}, deck=[])
    assert t.controller("ethiopia") == ""
    assert t.match.view(0)["stability"] == {"ethiopia": 3}
    t.do("carter_doctrine", "coup", "ethiopia", 3)
    assert t.influence("ethiopia") == (0, 1)


def test_2_1_4_battlegrounds() -> None:
    assert [BOARD.names[c] for c in range(COUNTRIES) if BOARD.battleground[c]] == ["egypt", "kenya", "saudi_arabia"]


def test_2_1_5_flashpoints() -> None:
    """2.1.5: they are no battlegrounds."""
    assert [BOARD.names[c] for c in BOARD.flashpoints] == ["ethiopia", "somalia"]
    assert not any(BOARD.battleground[c] for c in BOARD.flashpoints)
    spaces = GAME.components()["spaces"]
    assert sorted(name for name, space in spaces.items() if space["flashpoint"]) == ["ethiopia", "somalia"]


def test_2_1_6_neighbours() -> None:
    both_ways = LINKS | {(b, a) for a, b in LINKS}
    assert {(BOARD.names[a], BOARD.names[b]) for a in range(COUNTRIES) for b in BOARD.links[a]} == both_ways


def test_2_1_7_the_sea_lanes_are_no_country() -> None:
    """2.1.7: in no region, next to nothing, no target of coups, realignments or events on countries."""
    lanes = BOARD.country("strategic_sea_lanes")
    assert lanes >= BOARD.size
    assert BOARD.links[lanes] == []
    assert not SETS[AFRICA].has[lanes]
    assert not SETS[MIDDLE_EAST].has[lanes]
    t = sea(us=["zbig", "centcom"], side="us", influence={"strategic_sea_lanes": (0, 3), "oman": (0, 1)}).do("zbig")
    t.do("coup")
    assert t.options == ["oman"]
    assert t.why_not("strategic_sea_lanes") == ("no_country_at_sea", "2.1.7")


def test_2_1_8_control_is_judged_anew() -> None:
    """2.1.8: with every point of influence."""
    t = sea(ussr=["mr_nyet", "stagflation"], influence={"egypt": (2, 0), "sudan": (0, 1)})
    t.do("mr_nyet", "place_influence")
    seen = []
    for _ in range(3):
        seen.append(t.controller("egypt"))
        t.do("egypt")
    assert seen == ["us", "", ""]


def test_2_1_9_influence_on_the_map() -> None:
    starting = {BOARD.names[c]: (BOARD.start[US][c], BOARD.start[USSR][c]) for c in range(COUNTRIES)}
    there = {name: start for name, start in starting.items() if start != (0, 0)}
    assert there == {"somalia": (0, 1), "south_yemen": (0, 1), "ethiopia": (1, 0), "saudi_arabia": (1, 0)}


def test_2_2_1_scoring_cards_have_no_ops() -> None:
    """2.2.1: two of them, one a period; all others have 1 to 4."""
    scoring = [card for card in own_cards() if DECK.scoring[card]]
    assert sorted(DECK.name[card] for card in scoring) == ["africa_scoring", "middle_east_scoring"]
    assert all(DECK.ops[card] == 0 for card in scoring)
    assert all(1 <= DECK.ops[card] <= 4 for card in own_cards() if card not in scoring)
    assert [DECK.period[DECK.number(f"{name}_scoring")] for name in ("africa", "middle_east")] == [MID, LATE]
    t = sea(us=["middle_east_scoring", "zbig"], side="us").do("middle_east_scoring")
    assert t.options == ["event"]
    assert t.why_not("coup") == ("scoring_has_no_ops", "2.2.1")


def test_2_2_2_whose_event_it_is() -> None:
    """2.2.2: 20 of the US, 21 of the USSR, 8 of either side, 2 scoring cards."""
    side = [DECK.side[card] for card in own_cards()]
    assert (side.count(US), side.count(USSR), side.count(NOBODY)) == (20, 21, 10)


def test_2_2_3_event_or_operations() -> None:
    """2.2.3: a card of one's own, used for Ops, is no event."""
    t = sea(us=["diego_garcia", "zbig"], side="us", influence={"oman": (1, 0)})
    t.do("diego_garcia", "place_influence", "oman", "oman")
    assert t.influence("strategic_sea_lanes") == (0, 0)


def test_2_2_4_a_starred_event_occurs_once() -> None:
    """2.2.4: removed; used for Ops, it is discarded."""
    t = sea(us=["strong_man_of_sudan", "zbig"], side="us").do("strong_man_of_sudan", "event")
    assert (t.removed, t.discards) == (["strong_man_of_sudan"], [])
    t = sea(us=["strong_man_of_sudan", "zbig"], side="us", influence={"oman": (1, 0)})
    t.do("strong_man_of_sudan", "place_influence", "oman")
    assert (t.removed, t.discards) == ([], ["strong_man_of_sudan"])


def test_2_2_5_lasting_events_are_marked() -> None:
    lasting = sorted(DECK.name[card] for card in own_cards() if DECK.lasting[card])
    assert lasting == ["centcom", "f5es_delivered", "the_derg", "the_lion_falters"]


def test_2_2_6_discards_lie_open() -> None:
    t = sea(us=["zbig"], ussr=["stagflation"], discard=["nasserism"], removed=["the_derg"])
    for seat in (US, USSR):
        view = t.match.view(seat)
        assert (view["discard"], view["removed"]) == (["nasserism"], ["the_derg"])


# -- the set-up --------------------------------------------------------------------------------------------------------


def test_3_1_the_first_hands() -> None:
    """3.1: nine Mid War cards each, and Romanian Autonomy with the US, face up."""
    t = drawn(from_the_start())
    assert (len(t.hand("us")), len(t.hand("ussr"))) == (9, 9)
    assert all(DECK.period[card] == MID for hand in t.state.hands for card in hand)
    assert t.match.view(0)["passing"] == {"card": "romanian_autonomy", "holder": "us", "up": True}
    assert "romanian_autonomy" not in t.hand("us")


def test_3_2_nothing_is_left_to_choice() -> None:
    """3.2: after the deal the headlines are asked for."""
    t = drawn(from_the_start())
    assert t.question == "choose_headline"
    assert t.influence("strategic_sea_lanes") == (0, 0)


def test_3_3_the_tracks() -> None:
    t = drawn(from_the_start())
    state = t.state
    assert (state.turn, t.defcon, t.vp, t.military, t.space) == (1, 4, 0, (0, 0), (0, 0))


def test_2_2_readings_that_no_source_decides_are_marked() -> None:
    """2.2: each of them is told in docs/rulings.md; what the rulebook itself decides (7, 28) is not disputed."""
    disputed = [2, 5, 6, 8, 9, 11, 13, 14, 16, 21, 22, 27, 31, 33, 36, 40, 41, 44, 45, 46, 51]
    assert [card for card in own_cards() if DECK.disputed[card]] == disputed


@pytest.mark.parametrize("card", own_cards())
def test_2_2_the_facts_of_a_card_are_in_the_box(card: int) -> None:
    """2.2: with the marks of what is reconstructed or disputed."""
    facts = GAME.components()["cards"][DECK.name[card]]
    assert facts["printed"] == facts["number"] == card
    assert facts["disputed"] == DECK.disputed[card]
    assert facts["number_reconstructed"] == (card in (12, 13, 40, 41, 45, 47, 48, 49, 50))
