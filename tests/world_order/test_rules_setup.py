"""The set-up, and the course of a round (W3 to W5)."""

import json
from collections import Counter
from typing import Any

import pytest
from world_order.looking import GAME
from world_order.tables import new_game, table

from realpolitik.games.world_order.board import COLOURED, OPEN_SLOT_VP, REGION_NAMES
from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.countries import STANDARD, STARTERS
from realpolitik.games.world_order.mats import STARTING_MONEY, TRACK_START
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import LOCAL, POWER_NAMES
from realpolitik.kernel.errors import BadSetup


def laid_out(powers: str = "all", **options: object) -> WorldOrder:
    s = GAME.start(GAME.setup(options={"powers": powers, **options}))
    assert isinstance(s, WorldOrder)
    return s


def test_w3_1_the_first_round() -> None:
    """W3.1."""
    assert new_game().match.view(0)["round"] == 1


def test_w3_2_two_open_countries_in_each_region() -> None:
    """W3.2: the top card of the left stack was moved to the right; the next one lies on top of the left stack."""
    t = new_game("countries")
    for name, region in t.match.view(0)["regions"].items():
        r = REGION_NAMES.index(name)
        assert len(region["open"]) == 2
        assert len(region["right"]) == 1
        assert len(region["left"]["seen"]) + region["left"]["unseen"] == len(STANDARD[r]) - 1


def test_w3_3_tokens_of_the_set_up() -> None:
    """W3.3, W4.13: one in each coloured slot; two of them black."""
    s = laid_out()
    assert s.permanent == COLOURED
    owners = Counter(POWER_NAMES[owner] for row in (*s.permanent, *s.temporary) for owner in row)
    assert owners == {"usa": 4, "eu": 3, "russia": 2, "china": 2, "local": 2}
    assert [name for name, row in zip(REGION_NAMES, s.permanent, strict=True) if LOCAL in row] == ["mena", "south_asia"]
    assert [len(row) + len(vp) for row, vp in zip(COLOURED, OPEN_SLOT_VP, strict=True)] == [7, 3, 3, 6, 2, 4, 5]


@pytest.mark.parametrize(("powers", "places"), [("all", [5, 3, 1]), ("without_eu", [5, 3, 1]), ("eu_china", [5])])
def test_w3_4_the_side_of_the_majority_tokens(powers: str, places: list[int]) -> None:
    """W3.4, W25.1: another side lies up with two players."""
    assert new_game(powers=powers).match.view(0)["majorities"]["money"]["places"] == places


def test_w3_5_the_market() -> None:
    """W3.5: six cards; those that come in later come from the left."""
    market = new_game().match.view(0)["market"]
    assert (len(market["row"]), market["deck"], market["discard"]) == (6, 60, [])


@pytest.mark.parametrize(
    ("powers", "left"),
    [
        ("all", [3, 3, 2, 2, 2, 2, 2, 2, 1, 1]),
        ("without_usa", [2, 2] + [2] * 6 + [1, 1]),
        ("eu_russia", [2, 2] + [1] * 8),
    ],
)
def test_w3_6_stacks_of_developments(powers: str, left: list[int]) -> None:
    """W3.6, W25.1, W25.2, W25.3, W14.4: fewer with three and with two players."""
    cards = new_game(powers=powers).match.view(0)["developments"]
    assert [card["left"] for card in cards] == left
    assert [card["level"] for card in cards] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_w3_7_the_supply_has_no_end() -> None:
    """W3.7: money, base and FDI tokens are never lacking."""
    t = table(phase="income", money={"usa": 5000}, fdi={"mexico_s": 2, "japan_s": 2}, base={"japan_s": 2})
    assert t.money("usa") == 5000 + 2 * 2 * 4


def test_w4_1_what_a_player_takes() -> None:
    """W4.1, W4.3, W4.5."""
    s = laid_out(decrees=True)
    assert s.money == STARTING_MONEY == [30, 25, 15, 20]
    assert s.tracks == s.stock == TRACK_START
    assert s.commerce == s.commerce_up == [2, 2, 3, 2]
    assert s.allies == STARTERS
    assert s.decree == [1] * 4
    assert s.armies == [[0] * 4] * 7


def test_w4_1_commerce_cards_by_players() -> None:
    """W4.1, as the marks of the cards have it, where that is wanted."""
    assert laid_out(commerce_by_players=True).commerce == [2, 2, 3, 2]
    assert laid_out("without_china", commerce_by_players=True).commerce == [2, 2, 2, 0]
    assert laid_out("usa_russia", commerce_by_players=True).commerce == [1, 0, 1, 0]


@pytest.mark.parametrize(
    "options", [{"players": 5}, {"powers": 3}, {"priorities": "open"}, {"decrees": "some"}, {"first_game": 2}]
)
def test_w4_1_options_that_there_are_not(options: dict[str, Any]) -> None:
    """W4.1: nothing is set up, and it is said what is wrong."""
    with pytest.raises(BadSetup):
        GAME.setup(options=options)


@pytest.mark.parametrize("powers", ["usa_eu", "russia_china", "usa", "five", ""])
def test_w4_2_powers_that_do_not_go_together(powers: str) -> None:
    """W4.2: with two players the USA or the EU against Russia or China."""
    with pytest.raises(BadSetup):
        GAME.setup(options={"powers": powers})


def test_w4_3_tracks_start_where_they_are_coloured() -> None:
    """W4.3: by power, from energy to armies."""
    assert laid_out().tracks == [
        [3, 2, 3, 3, 4, 4, 3],
        [1, 1, 3, 3, 4, 4, 2],
        [5, 4, 2, 1, 1, 3, 2],
        [1, 3, 3, 4, 1, 3, 2],
    ]


def test_w4_4_domestic_priority_and_no_prosperity() -> None:
    """W4.4."""
    s = laid_out()
    assert (s.priority, s.prosperity) == ([0] * 4, [0] * 4)


def test_w4_5_armies_begin_on_the_player_board() -> None:
    """W4.5."""
    t = new_game()
    assert [t.stock(p, "army") for p in t.match.seats] == [3, 2, 2, 2]


def test_w4_6_starter_countries_are_ready() -> None:
    """W4.6."""
    s = laid_out()
    assert all(s.ready[c] for countries in STARTERS for c in countries)


@pytest.mark.parametrize("kept", ["first_pile", "second_pile"])
def test_w4_7_one_of_two_piles(kept: str) -> None:
    """W4.7: the other is the deck."""
    t = new_game("piles")
    assert t.question == "choose_pile"
    piles = t.match.view(0)["piles"]
    assert sorted(card for pile in piles for card in pile) == sorted(t.match.view(0)["mats"]["usa"]["owned"])
    for seat in range(4):
        t.match.answer(kept, seat)
    at = 0 if kept == "first_pile" else 1
    assert t.match.view(0)["hand"] == piles[at]
    assert sorted(t.cards("deck", "usa")) == sorted(piles[1 - at])


def test_w4_7_the_hand_of_a_first_game() -> None:
    """W4.7: the six cards with an arrow."""
    t = new_game(first_game=True)
    assert t.question == "give_up_advantage"
    for p in POWER_NAMES[:4]:
        marked = {card.id: card.suggested_copies for card in CONTENT.abilities if card.power == p}
        kinds = Counter(next(name for name in marked if card.startswith(name)) for card in t.hand(p))
        assert kinds == {name: copies for name, copies in marked.items() if copies}
        assert sum(kinds.values()) == 6


def test_w4_8_two_of_three_assets() -> None:
    """W4.8, W4.9, W4.15, W27.1: in secret; those kept are shown and bring the first VP."""
    t = new_game("assets", first_game=True)
    offered = {seat: t.match.view(seat)["offered_advantages"] for seat in range(4)}
    assert all(len(cards) == 3 for cards in offered.values())
    for seat in range(4):
        assert t.match.view(seat)["mats"]["usa"]["advantages"] == []
        assert "offered_advantages" not in t.match.view(-1)
        t.match.answer(offered[seat][0], seat)
    starting = {card.id: card.starting_vp for card in CONTENT.strategic}
    for seat, power in enumerate(t.match.seats):
        kept = [entry["card"] for entry in t.match.view(-1)["mats"][power]["advantages"]]
        assert sorted(kept) == sorted(offered[seat][1:])
        assert t.vp(power) == sum(starting[card] for card in kept)


def test_w4_9_starting_vp() -> None:
    """W4.9: the sum of those kept."""
    t = new_game(first_game=True)
    for seat, given_up in enumerate(("usa_arms_export", "eu_expansion", "russia_arms_export", "china_brics")):
        t.match.answer(given_up, seat)
    assert {p: t.vp(p) for p in t.match.seats} == {"usa": 3, "eu": 6, "russia": 7, "china": 6}
    assert t.scored("usa") == [(3, "advantages_kept")]


def test_w4_10_turn_order_of_a_first_game() -> None:
    """W4.10, W4.9: the fewest VP first; of those level, less starting money."""
    t = new_game(first_game=True)
    for seat, given_up in enumerate(("usa_us_navy", "eu_central_bank", "russia_csto", "china_belt_and_road")):
        t.match.answer(given_up, seat)
    assert {p: t.vp(p) for p in t.match.seats} == {"usa": 6, "eu": 9, "russia": 6, "china": 7}
    assert t.match.view(0)["order"] == ["russia", "usa", "china", "eu"]


def test_w4_10_places_are_chosen() -> None:
    """W4.10, W4.12: by the fewest VP first, any free space."""
    t = new_game()
    for seat in range(4):
        t.match.answer("first_pile", seat)
    for seat, given_up in enumerate(("usa_us_navy", "eu_central_bank", "russia_csto", "china_belt_and_road")):
        t.match.answer(given_up, seat)
    assert (t.question, t.asked) == ("choose_place", "russia")
    t.do("third")
    assert t.asked == "usa"
    assert t.why_not("third") == ("place_taken", "W6.4")
    t.do("fourth", "first")
    assert t.match.view(0)["order"] == ["china", "eu", "russia", "usa"]
    assert t.asked == "china"


def test_w4_11_tokens_wait_on_random_influence_cards() -> None:
    """W4.11: of every power that nobody plays, one on each of two cards."""
    for powers, unplayed in (("without_russia", ["russia"]), ("usa_china", ["eu", "russia"])):
        t = new_game(powers=powers)
        for power in unplayed:
            on_board = [name for region in REGION_NAMES for name in (*t.temporary(region), *t.permanent(region))]
            coloured = [POWER_NAMES[owner] for row in COLOURED for owner in row]
            assert t.supply(power) == 23 - coloured.count(power) - on_board.count(power) - 2


def test_w4_12_only_the_relative_order_matters() -> None:
    """W4.12: two tokens on the third and the fourth space are first and second."""
    t = table(powers="usa_china", phase="preparation", in_round=2, vp={"usa": -1}).do("fourth", "third")
    assert t.match.view(0)["order"] == [None, None, "china", "usa"]
    assert t.asked == "china"


def test_w4_13_slots_are_those_of_the_content() -> None:
    """W4.13."""
    regions = new_game().match.view(0)["regions"]
    for entry in CONTENT.regions:
        assert len(regions[entry.id]["permanent"]) == len(entry.coloured) + len(entry.open_slots)
        assert regions[entry.id]["temporary_vp"] == list(entry.temporary)


def test_w4_14_powers_belong_to_the_set_up() -> None:
    """W4.14: nobody is asked for one; the default is all four."""
    assert GAME.seats(GAME.setup()) == ("usa", "eu", "russia", "china")
    assert new_game().question == "choose_pile"


def test_w4_15_what_is_not_kept_is_not_shown() -> None:
    """W4.15: neither the pile nor the assets, to nobody else."""
    t = new_game("not shown")
    assert "piles" in t.match.view(2)
    assert "piles" not in t.match.view(-1)
    for seat in range(4):
        t.match.answer("first_pile", seat)
    given_up = [t.match.view(seat)["offered_advantages"][0] for seat in range(4)]
    for seat in range(4):
        t.match.answer(given_up[seat], seat)
    for seat in range(4):
        shown = json.dumps(t.match.view((seat + 1) % 4))
        assert f'"{given_up[seat]}"' not in shown


@pytest.mark.parametrize("powers", ["without_china", "usa_russia"])
def test_w4_16_four_spaces_for_fewer_players(powers: str) -> None:
    """W4.16, W4.12: empty spaces are passed over."""
    t = table(powers=powers, phase="preparation", in_round=2, vp={"usa": -3})
    assert t.options == ["first", "second", "third", "fourth"]
    t.do("fourth")
    while t.question == "choose_place":
        t.do(t.options[-1])
    order = t.match.view(0)["order"]
    assert order[3] == "usa"
    assert order.count(None) == 4 - len(t.match.seats)
    assert t.asked == next(p for p in order if p)


def test_w5_1_three_phases() -> None:
    """W5.1, W7.1, W5.2: no preparation in round 1; then the action phase with its steps, and the aftermath."""
    t = new_game("phases", powers="usa_russia", first_game=True)
    phases = []
    while t.state.round < 3:
        q = t.match.question
        t.match.answer(q.options[-1], q.seat)
        phase = t.match.view(0)["phase"]
        if t.match.question.kind and (not phases or phases[-1] != (t.state.round, phase)):
            phases.append((t.state.round, phase))
    first = [phase for number, phase in phases if number == 1]
    assert [phase for phase in first if phase != "aftermath"] == ["set_up", "actions", "research"]
    assert [phase for number, phase in phases if number == 2][:3] == ["preparation", "actions", "research"]


def test_w5_2_no_preparation_in_round_one() -> None:
    """W5.2, W5.3: nobody draws or produces; the domestic box adds research all the same."""
    t = new_game(first_game=True)
    for seat in range(4):
        q = t.match.question_to(seat)
        assert q is not None
        t.match.answer(q.options[0], seat)
    assert t.question == "choose_play"
    assert "produced" not in t.notes()
    assert "priority_set" not in t.notes()
    t = table(phase="research")
    assert t.told("hand_revealed")[0]["research"] == 2
    assert t.told("hand_revealed")[0]["power"] == "usa"


def test_w5_3_the_lasting_effect_of_the_domestic_box_in_round_one() -> None:
    """W5.3, W6.9."""
    t = table(phase="research", hand={"usa": ["usa_growth_strategy"]})
    assert t.told("hand_revealed")[0]["research"] == 3 + 2
