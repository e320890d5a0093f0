"""The Mid War cards, 36 to 81, in number order: the event, its limits, and every clarification there is of it."""

from typing import Any

import pytest
from tabletop import SIDES, Table, table

ASK_NOT = "ask_not_what_your_country"
BURY = "we_will_bury_you"
CRISIS = "cuban_missile_crisis"
ENVY = "missile_envy"
GRAIN = "grain_sales_to_soviets"
WORRY = "how_i_learned_to_stop_worrying"

Influence = dict[str, tuple[int, int]]
Position = dict[str, Any]
CIVIL_WAR: Position = {"options": {"chinese_civil_war": True}}
OPTIONAL: Position = {"options": {"optional_cards": True}}


def play(by: str, card: str, *answers: str | int, **position: Any) -> Table:
    """A Mid War position in which a side has just played a card: the answers begin with its use."""
    hand = [card, *position.pop(by, ())]
    return table(**{"turn": 4, "side": by, by: hand, **position}).do(card, *answers)


def next_turn(**position: Any) -> Table:
    """A position after a turn has ended and the next has begun."""
    return table(**{"turn": 4, "phase": "end", "us": ["truman_doctrine"], "ussr": ["nasser"], "deck": [], **position})


def headlines(us: str, ussr: str, /, **position: Any) -> Table:
    """A Mid War position in which both have just chosen their headlines."""
    hands = {side: [card, *position.pop(side, ())] for side, card in (("us", us), ("ussr", ussr))}
    return table(**{"turn": 4, "phase": "headline", **hands, **position}).headlines(us, ussr)


def china(t: Table) -> tuple[str, bool]:
    """Who has the China Card, and whether it lies face up."""
    return {SIDES["us"]: "us", SIDES["ussr"]: "ussr"}.get(t.state.passing, ""), bool(t.state.passing_up)


def seen_by(t: Table, side: str) -> list[str]:
    """What a side knows of the other's hand."""
    return sorted(t.match.view(t.state.seats[SIDES[side]])["seen"])


def markers_of(t: Table, country: str) -> int:
    """Spend all Ops on influence in one country, and count."""
    n = 0
    while t.question == "place_where":
        t.do(country)
        n += 1
    return n


# -- 36 Brush War ----------------------------------------------------------------------------------


def test_36_brush_war_won_replaces_influence_and_earns_a_point() -> None:
    """36: a 3 wins; the USSR's 3 become the US's beside its 1; wars leave DEFCON alone; the card is not starred."""
    t = play("us", "brush_war", "event", "nigeria", 3, influence={"nigeria": (1, 3)})
    assert t.influence("nigeria") == (4, 0)
    assert (t.vp, t.military, t.defcon) == (1, (3, 0), 5)
    assert (t.discards, t.removed) == (["brush_war"], [])


def test_36_brush_war_lost_still_counts_as_military_operations() -> None:
    """36, 7.6: a 2 loses; the 3 military operations are earned in any case."""
    t = play("ussr", "brush_war", "event", "nigeria", 2, influence={"nigeria": (1, 3)})
    assert t.influence("nigeria") == (1, 3)
    assert (t.vp, t.military) == (0, (0, 3))


@pytest.mark.parametrize(("die", "won"), [(4, False), (5, True)])
def test_36_brush_war_is_harder_for_each_enemy_neighbour(die: int, won: bool) -> None:
    """36: -1 each for Iraq and Pakistan, which the USSR controls; the attacker's own Afghanistan is worth nothing."""
    board = {"iran": (0, 1), "iraq": (0, 3), "pakistan": (0, 2), "afghanistan": (2, 0)}
    t = play("us", "brush_war", "event", "iran", die, influence=board)
    assert t.influence("iran") == ((1, 0) if won else (0, 1))
    assert t.vp == won


@pytest.mark.parametrize(
    ("by", "country", "die", "won"),
    [
        ("ussr", "mexico", 3, False),
        ("ussr", "mexico", 4, True),
        ("us", "afghanistan", 3, False),
        ("us", "afghanistan", 4, True),
        ("us", "mexico", 3, True),
        ("ussr", "afghanistan", 3, True),
    ],
)
def test_36_brush_war_counts_a_superpower_next_door(by: str, country: str, die: int, won: bool) -> None:
    """36 note, 2.1.5: an enemy superpower next door counts as a controlled neighbour; one's own does not."""
    t = play(by, "brush_war", "event", country, die)
    assert abs(t.vp) == won


def test_36_brush_war_only_where_stability_is_one_or_two() -> None:
    """36: Chile has stability 3, Israel 4."""
    t = play("us", "brush_war", "event")
    assert {"sudan", "italy", "panama", "thailand"} <= set(t.options)
    assert not {"chile", "israel", "france"} & set(t.options)
    assert t.why_not("chile") == ("too_stable", "7.1")


def test_36_brush_war_spares_europe_under_nato() -> None:
    """36 interaction with NATO (21): no US-controlled country in Europe; others there, and all elsewhere, are open."""
    board = {"italy": (2, 0), "greece": (1, 0), "panama": (2, 0)}
    t = play("ussr", "brush_war", "event", influence=board, effects=["nato"])
    assert "italy" not in t.options
    assert t.why_not("italy") == ("protected_by_nato", "7.3")
    assert {"greece", "panama"} <= set(t.options)


def test_36_brush_war_of_the_us_is_free_under_nato() -> None:
    """36 interaction with NATO (21): NATO binds the USSR alone."""
    t = play("us", "brush_war", "event", influence={"italy": (2, 0), "greece": (0, 2)}, effects=["nato"])
    assert {"italy", "greece"} <= set(t.options)


def test_36_brush_war_needs_no_influence_anywhere() -> None:
    """36 note, 7.6: with nothing to replace the war is still won."""
    t = play("ussr", "brush_war", "event", "zaire", 3)
    assert t.influence("zaire") == (0, 0)
    assert (t.vp, t.military) == (-1, (0, 3))


def test_36_brush_war_ignores_defcon() -> None:
    """36 note: at DEFCON 2 Europe is open to wars, and a battleground does not lower DEFCON."""
    t = play("ussr", "brush_war", "event", "italy", 3, influence={"italy": (1, 0)}, defcon=2)
    assert t.influence("italy") == (0, 1)
    assert (t.defcon, t.winner) == (2, "")


def test_36_brush_war_of_the_us_pays_flower_power() -> None:
    """36 interaction with Flower Power (59): 2 VP to the USSR, then 1 to the US for the war."""
    assert play("us", "brush_war", "event", "zaire", 3, effects=["flowers"]).vp == -1
    assert play("ussr", "brush_war", "event", "zaire", 3, effects=["flowers"]).vp == -1  # the war alone


# -- 37 Central America Scoring --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "vp"),
    [
        ({"cuba": (0, 3), "haiti": (0, 1), "dominican_republic": (0, 1), "guatemala": (1, 0), "panama": (1, 0)}, -4),
        ({"cuba": (0, 3), "mexico": (0, 2), "panama": (0, 2)}, -10),  # control 5, battlegrounds 3, at the door 2
        ({"cuba": (3, 0), "mexico": (2, 0), "panama": (2, 0)}, 8),  # control 5, battlegrounds 3
        ({"mexico": (2, 0), "panama": (2, 0)}, 3),  # no country but battlegrounds: presence 1, battlegrounds 2
        ({"mexico": (2, 0), "guatemala": (1, 0), "haiti": (0, 1)}, 3),  # domination 3 and 1, presence 1
        (
            {"cuba": (3, 0), "mexico": (2, 0), "panama": (2, 0)}
            | {"guatemala": (0, 1), "el_salvador": (0, 1), "haiti": (0, 1)},
            3,  # all battlegrounds but no more countries: presence 1 and 3; the USSR's presence 1
        ),
        ({}, 0),
    ],
)
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_37_central_america_scoring(by: str, board: Influence, vp: int) -> None:
    """37, 10.1.1, 10.1.2 (X25): 1/3/5, whoever plays it; it comes back."""
    t = play(by, "central_america_scoring", "event", influence=board)
    assert t.vp == vp
    assert (t.discards, t.removed) == (["central_america_scoring"], [])


def test_37_central_america_scoring_has_no_other_use() -> None:
    """37, 2.2.1: a scoring card has no Ops."""
    t = play("us", "central_america_scoring")
    assert t.options == ["event"]
    assert t.why_not("place_influence") == ("scoring_has_no_ops", "2.2.1")


# -- 38 Southeast Asia Scoring ---------------------------------------------------------------------


def test_38_southeast_asia_scoring_counts_countries_and_is_removed() -> None:
    """38, 7.2: US 1 + 1 + 2 for Thailand, USSR 1 + 1; nothing for Indonesia and Malaysia, which nobody controls."""
    board = {"burma": (2, 0), "laos_cambodia": (1, 0), "thailand": (2, 0), "vietnam": (0, 1), "philippines": (0, 2)}
    board |= {"indonesia": (1, 1), "malaysia": (1, 0), "australia": (4, 0)}
    t = play("ussr", "southeast_asia_scoring", "event", influence=board)
    assert t.vp == 2
    assert (t.discards, t.removed) == ([], ["southeast_asia_scoring"])


@pytest.mark.parametrize("country", ["burma", "laos_cambodia", "vietnam", "malaysia", "indonesia", "philippines"])
def test_38_southeast_asia_scoring_a_point_each(country: str) -> None:
    """38: 1 VP for each but Thailand."""
    assert play("us", "southeast_asia_scoring", "event", influence={country: (0, 2)}).vp == -1


def test_38_southeast_asia_is_not_scored_again_at_the_end() -> None:
    """38 note, 10.3.2: at the end six countries of Southeast Asia are worth presence in Asia, 3 VP, and no more."""
    board = {"burma": (2, 0), "laos_cambodia": (1, 0), "vietnam": (1, 0)}
    board |= {"malaysia": (2, 0), "indonesia": (1, 0), "philippines": (2, 0)}
    t = table(turn=10, phase="end", influence=board, passing="")
    assert (t.winner, t.vp) == ("us", 3)


def test_38_southeast_asia_scoring_leaves_shuttle_diplomacy_alone() -> None:
    """38 note: Shuttle Diplomacy (73) neither helps nor is used up."""
    t = play("us", "shuttle_diplomacy", "event", ussr=["southeast_asia_scoring"], influence={"thailand": (0, 2)})
    t.do("southeast_asia_scoring", "event")
    assert t.vp == -2
    assert t.effect("shuttle") == 1
    assert "shuttle_diplomacy" not in t.discards


# -- 39 Arms Race ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "military", "defcon", "vp"),
    [
        ("us", (3, 2), 3, 3),  # ahead, and as many as DEFCON asks for
        ("us", (3, 2), 4, 1),  # ahead only
        ("us", (2, 2), 2, 0),  # level
        ("us", (2, 4), 2, 0),  # behind, though the number is reached
        ("us", (5, 5), 5, 0),  # the track ends at 5
        ("ussr", (1, 2), 2, -3),
        ("ussr", (0, 1), 5, -1),
    ],
)
def test_39_arms_race(by: str, military: tuple[int, int], defcon: int, vp: int) -> None:
    """39, 8.2.1: 1 VP for being ahead, 3 with the required number too."""
    t = play(by, "arms_race", "event", military=military, defcon=defcon)
    assert (t.vp, t.military) == (vp, military)
    assert t.discards == ["arms_race"]


@pytest.mark.parametrize(("military", "vp"), [((1, 2), -3), ((2, 1), 0)])
def test_39_arms_race_compares_for_the_phasing_player(military: tuple[int, int], vp: int) -> None:
    """39, 4.2: the USSR, whose round it is, though the US plays the card through Grain Sales (67) or Star Wars (85)."""
    t = play(
        "ussr", GRAIN, "event_first", "arms_race", "play_it", "event", ussr=["arms_race"], military=military, defcon=2
    )
    assert t.vp == vp
    position = {"turn": 8, "discard": ["arms_race"], "space": (1, 0), "military": military, "defcon": 2}
    assert play("ussr", "star_wars", "event_first", "arms_race", **position).vp == vp


# -- 40 Cuban Missile Crisis -----------------------------------------------------------------------


@pytest.mark.parametrize("defcon", [5, 3, 2])
def test_40_cuban_missile_crisis_sets_defcon_to_two(defcon: int) -> None:
    """40: DEFCON becomes 2 from wherever it is; the card is removed."""
    t = play("us", CRISIS, "event", defcon=defcon)
    assert (t.defcon, t.winner) == (2, "")
    assert t.removed == [CRISIS]
    assert (t.effect("crisis_us"), t.effect("crisis_ussr")) == (0, 1)


@pytest.mark.parametrize(("by", "against"), [("us", "ussr"), ("ussr", "us")])
def test_40_cuban_missile_crisis_makes_the_opponents_coup_fatal(by: str, against: str) -> None:
    """40: any coup attempt, in no battleground too, loses at once: before a die is rolled."""
    board = {"sudan": (1, 1)}
    t = play(by, CRISIS, "event", influence=board, **{against: ["fidel"]})
    t.do("fidel", "coup", "sudan")
    assert t.winner == by
    assert t.military == (0, 0)


def test_40_cuban_missile_crisis_leaves_the_players_own_coups() -> None:
    """40: the ban is on the opponent; 5 + 1 - 2 x 1 = 4 in the Sudan."""
    t = play("ussr", CRISIS, "event", ussr=["nasser"], influence={"sudan": (1, 0)})
    t.do("nasser", "coup", "sudan", 5)
    assert t.influence("sudan") == (0, 3)
    assert t.winner == ""


@pytest.mark.parametrize(
    ("threatened", "way", "country", "before", "after"),
    [
        ("ussr", "leave_cuba", "cuba", (0, 3), (0, 1)),
        ("us", "leave_west_germany", "west_germany", (4, 0), (2, 0)),
        ("us", "leave_turkey", "turkey", (2, 0), (0, 0)),
    ],
)
def test_40_cuban_missile_crisis_ways_out(
    threatened: str, way: str, country: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    """40: two of one's own influence out of Cuba, West Germany or Turkey end it; coups are free again."""
    board = {country: before, "sudan": (1, 1)}
    by = "us" if threatened == "ussr" else "ussr"
    t = play(by, CRISIS, "event", influence=board, **{threatened: ["fidel"]})
    assert (t.asked, t.question) == (threatened, "crisis_way_out")
    t.do(way)
    assert t.influence(country) == after
    t.do("fidel", "coup", "sudan", 1)
    assert t.winner == ""


def test_40_cuban_missile_crisis_takes_both_points_from_one_country() -> None:
    """40 note: one in West Germany and one in Turkey do not do; nor does influence in Cuba help the US."""
    board = {"west_germany": (1, 0), "turkey": (1, 0), "cuba": (2, 0), "sudan": (0, 1)}
    t = play("ussr", CRISIS, "event", us=["fidel"], influence=board)
    assert t.question == "choose_card"
    t.do("fidel")
    assert t.options == ["event_first", "place_influence", "coup", "realignment", "space_race"]


def test_40_cuban_missile_crisis_can_be_ended_in_the_opponents_round() -> None:
    """40 note: at any time, so in the round of the side that played it too."""
    board = {"cuba": (0, 2), "sudan": (1, 0)}
    t = play("us", CRISIS, "event", us=["truman_doctrine"], ussr=["nasser", "fidel"], influence=board)
    t.do("decline", "nasser", "event")
    assert (t.asked, t.question) == ("ussr", "crisis_way_out")
    t.do("leave_cuba", "truman_doctrine", "place_influence", "canada")
    t.do("fidel", "coup", "sudan", 1)
    assert t.influence("cuba") == (0, 0)
    assert t.winner == ""


def test_40_cuban_missile_crisis_can_be_ended_just_before_a_coup() -> None:
    """40 note: also between showing the card and the coup."""
    t = table(turn=4, ussr=["fidel"], influence={"cuba": (0, 2), "sudan": (1, 0)}, effects=["crisis_ussr"])
    t.do("decline", "fidel", "leave_cuba")
    assert t.influence("cuba") == (0, 0)
    t.do("coup", "sudan", 1)
    assert t.winner == ""


def test_40_cuban_missile_crisis_can_be_ended_before_a_coup_of_an_event() -> None:
    """40 note: the same when the opponent's play grants the coup; here Lone Gunman (62), 6 + 1 - 2 x 1 = 5."""
    board = {"cuba": (0, 2), "sudan": (1, 0)}
    t = table(turn=4, side="us", us=["lone_gunman"], influence=board, effects=["crisis_ussr"])
    t.do("decline", "lone_gunman", "event_first", "leave_cuba", "coup", "sudan", 6)
    assert t.influence("sudan") == (0, 4)
    assert t.winner == ""


@pytest.mark.parametrize(("by", "use"), [("us", "event"), ("ussr", "event_first")])
def test_40_cuban_missile_crisis_can_be_ended_before_a_coup_that_an_event_forces(by: str, use: str) -> None:
    """40 note: Zbigniew Brzezinski (Red Sea 2) forces a coup on the US, which may pay as it chooses where."""
    board = {"turkey": (2, 0), "sudan": (0, 1), "angola": (0, 1)}
    position: Position = {"turn": 8, "chosen": ["zbig"], "influence": board, "effects": ["crisis_us"]}
    t = table(side=by, **{by: ["zbig"]}, **position)
    t.do("decline", "zbig", use)
    assert (t.asked, t.question, t.options) == ("us", "coup_where", ["sudan", "angola", "leave_turkey"])
    t.do("leave_turkey")
    assert (t.effect("crisis_us"), t.influence("turkey")) == (0, (0, 0))
    assert (t.question, t.options) == ("coup_where", ["sudan", "angola"])
    assert t.do("sudan", 6).winner == ""


@pytest.mark.parametrize(
    ("by", "card", "answers", "loser"),
    [
        ("us", "lone_gunman", ["event_first", "coup", "sudan"], "ussr"),
        ("ussr", "cia_created", ["event_first", "coup", "sudan"], "us"),
        ("ussr", "junta", ["event", "chile", "coup", "haiti"], "ussr"),
        ("ussr", "che", ["event", "coup", "sudan"], "ussr"),
        ("us", "che", ["event_first", "coup", "sudan"], "ussr"),
        ("us", "tear_down_this_wall", ["event", "coup", "finland"], "us"),
        ("ussr", "tear_down_this_wall", ["event_first", "coup", "finland"], "us"),
    ],
)
def test_40_cuban_missile_crisis_counts_coups_of_events(by: str, card: str, answers: list[str], loser: str) -> None:
    """40 note: coups that events or the opponent's card grant lose as well, whoever is phasing."""
    board = {"sudan": (1, 1), "haiti": (1, 0), "finland": (0, 1)}
    t = play(by, card, *answers, influence=board, turn=8, defcon=2, effects=[f"crisis_{loser}"], **OPTIONAL)
    assert t.winner == ("us" if loser == "ussr" else "ussr")


def test_40_cuban_missile_crisis_in_the_headline_phase() -> None:
    """40 note: at any time, so before the coup of a headline too: Junta (47) of the USSR comes second."""
    t = headlines(CRISIS, "junta", influence={"cuba": (0, 2), "haiti": (1, 0)})
    t.do("chile")
    assert t.options == ["coup", "realignment", "decline", "leave_cuba"]
    t.do("leave_cuba", "coup", "haiti", 1)
    assert t.winner == ""


def test_40_cuban_missile_crisis_lasts_when_defcon_rises() -> None:
    """40 note: ABM Treaty (57) raises DEFCON to 3; its coup is fatal all the same."""
    t = play("ussr", CRISIS, "event", us=["abm_treaty"], influence={"sudan": (0, 1)})
    t.do("abm_treaty", "event")
    assert t.defcon == 3
    t.do("coup", "sudan")
    assert t.winner == "ussr"


def test_40_cuban_missile_crisis_minds_neither_wars_nor_realignments() -> None:
    """40: only coups are fatal."""
    crisis: Position = {"influence": {"sudan": (1, 0)}, "effects": ["crisis_ussr"]}
    assert play("ussr", "brush_war", "event", "sudan", 6, **crisis).winner == ""
    t = play("ussr", "nasser", "realignment", "sudan", 1, 6, **crisis)
    assert t.influence("sudan") == (0, 0)  # US 1 + 1 for more influence, USSR 6
    assert t.winner == ""


def test_40_cuban_missile_crisis_ends_with_the_turn() -> None:
    """40: for the rest of the turn."""
    t = next_turn(effects=["crisis_us", "crisis_ussr"])
    assert (t.effect("crisis_us"), t.effect("crisis_ussr")) == (0, 0)


# -- 41 Nuclear Subs -------------------------------------------------------------------------------


def test_41_nuclear_subs_spare_defcon_for_the_us_alone() -> None:
    """41: a Soviet coup in a battleground lowers DEFCON to 4, the American one after it does not."""
    board = {"panama": (1, 0), "mexico": (0, 1)}
    t = play("us", "nuclear_subs", "event", us=["duck_and_cover"], ussr=["fidel"], influence=board)
    assert t.removed == ["nuclear_subs"]
    t.do("fidel", "coup", "panama", 1)
    assert t.defcon == 4
    t.do("duck_and_cover", "coup", "mexico", 1)
    assert (t.defcon, t.military) == (4, (3, 2))


def test_41_nuclear_subs_occur_when_the_ussr_uses_the_card() -> None:
    """41, 5.2: an opponent's card; the effect is in force for the American coups of the turn."""
    t = play("ussr", "nuclear_subs", "event_first", "place_influence", "poland", "poland")
    assert t.effect("nuclear_subs") == 1
    assert t.removed == ["nuclear_subs"]


def test_41_nuclear_subs_at_defcon_two() -> None:
    """41: a battleground coup that would have been nuclear war; in the opponent's round too (CIA Created, 26)."""
    position: Position = {"influence": {"mexico": (0, 1)}, "defcon": 2, "effects": ["nuclear_subs"]}
    assert play("us", "duck_and_cover", "coup", "mexico", 1, **position).winner == ""
    assert play("ussr", "cia_created", "event_first", "coup", "mexico", 1, **position).winner == ""


def test_41_nuclear_subs_do_not_stop_events() -> None:
    """41 note: Duck and Cover (4) lowers DEFCON all the same, and earns 5 - 4."""
    t = play("us", "duck_and_cover", "event", effects=["nuclear_subs"])
    assert (t.defcon, t.vp) == (4, 1)


def test_41_nuclear_subs_do_not_weaken_the_crisis() -> None:
    """41 note: under the Cuban Missile Crisis (40) a coup loses."""
    effects = ["nuclear_subs", "crisis_us"]
    t = play("us", "duck_and_cover", "coup", "mexico", influence={"mexico": (0, 1)}, defcon=2, effects=effects)
    assert t.winner == "ussr"


def test_41_nuclear_subs_end_with_the_turn() -> None:
    """41: for the rest of the turn."""
    assert next_turn(effects=["nuclear_subs"]).effect("nuclear_subs") == 0


# -- 42 Quagmire -----------------------------------------------------------------------------------


def trapped_us(*hand: str, **position: Any) -> Table:
    """The US begins a round in Quagmire."""
    effects = ["trap_us", *position.pop("effects", ())]
    return table(**{"turn": 4, "side": "us", "us": hand, "ussr": ["comecon"], "effects": effects, **position})


def test_42_quagmire_traps_the_us_from_its_next_round() -> None:
    """42: the next American round is a discard; the card is removed."""
    t = play("ussr", "quagmire", "event", us=["duck_and_cover", "truman_doctrine"])
    assert t.removed == ["quagmire"]
    assert (t.asked, t.question, t.options) == ("us", "trapped_card", ["duck_and_cover"])


def test_42_quagmire_played_by_the_us_leaves_it_this_round() -> None:
    """42: from its next round on, so the Ops of the card itself are used."""
    t = play("us", "quagmire", "event_first", us=["fidel"], ussr=["nasser"])
    assert (t.asked, t.question) == ("us", "which_operation")
    t.do("place_influence", "canada", "canada", "canada", "nasser", "event")
    assert (t.asked, t.question) == ("us", "trapped_card")


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_42_quagmire_roll(die: int) -> None:
    """42, 5.4: 1 to 4 frees, from the next round on; the discard is the whole round, and its event does not occur."""
    t = trapped_us("duck_and_cover", "nato").do("duck_and_cover", die)
    assert (t.defcon, t.vp) == (5, 0)
    assert t.discards == ["duck_and_cover"]
    assert t.effect("trap_us") == (0 if die <= 4 else 1)
    assert t.asked == "ussr"
    t.do("comecon", "place_influence", "poland", "poland", "poland")
    assert (t.asked, t.question) == ("us", "choose_card" if die <= 4 else "trapped_card")


def test_42_quagmire_takes_any_card_of_two_or_more() -> None:
    """42, 5.3 (X07): two is a minimum."""
    t = trapped_us("fidel", "duck_and_cover", "nato", "truman_doctrine")
    assert t.options == ["fidel", "duck_and_cover", "nato"]
    assert t.why_not("truman_doctrine") == ("trap_needs_two", "5.3")


def test_42_quagmire_without_such_a_card_the_round_passes() -> None:
    """42: no discard, no roll, and the trap stays."""
    t = trapped_us("truman_doctrine")
    assert t.options == ["pass"]
    t.do("pass")
    assert (t.asked, t.question) == ("ussr", "choose_card")
    assert t.hand("us") == ["truman_doctrine"]
    assert t.effect("trap_us") > 0
    assert "round_passed" in t.notes()


def test_42_quagmire_without_such_a_card_scoring_cards_may_be_played() -> None:
    """42: one a round, scored at once, without a roll: Iran gives the US presence 3 and a battleground."""
    hand = ["truman_doctrine", "middle_east_scoring", "asia_scoring"]
    t = trapped_us(*hand, influence={"iran": (2, 0)})
    assert t.options == ["middle_east_scoring", "asia_scoring", "pass"]
    t.do("middle_east_scoring", "event")
    assert t.vp == 4
    assert t.hand("us") == ["asia_scoring", "truman_doctrine"]
    assert t.asked == "ussr"
    assert t.effect("trap_us") > 0


def test_42_quagmire_once_out_of_cards_lasts_to_the_end_of_the_turn() -> None:
    """42: with no such card left, only scoring cards until the turn ends, whatever is drawn meanwhile."""
    position: Position = {"influence": {"poland": (0, 3)}, "deck": ["nato", "fidel"], "action_round": 2}
    t = trapped_us("truman_doctrine", ussr=["ask_not_what_your_country", "nasser"], **position)
    t.do("pass", "ask_not_what_your_country", "event_first", "truman_doctrine", "nato")
    t.do("place_influence", "poland", "poland", "poland")
    assert (t.asked, t.options) == ("us", ["pass"])
    assert t.why_not("nato") == ("trap_holds", "7.3")


def test_42_quagmire_names_a_forced_missile_envy_as_the_reason() -> None:
    """42 with Missile Envy (49): the forced card is the one to discard, and that is the reason against the others."""
    t = trapped_us("missile_envy", "duck_and_cover", effects=["missile_envy_due_us"])
    assert t.options == ["missile_envy"]
    assert t.why_not("duck_and_cover") == ("must_play_due", "7.1")


def test_42_quagmire_counts_ops_after_modifiers() -> None:
    """42 note, 7.4.2: under Red Scare (31) 2 is too little; under Containment (25) 1 will do."""
    t = trapped_us("fidel", "duck_and_cover", effects=["red_scare_us"])
    assert t.options == ["duck_and_cover"]
    assert trapped_us("truman_doctrine", effects=["containment"]).options == ["truman_doctrine"]


def test_42_quagmire_never_takes_the_china_card() -> None:
    """42 note, 9.5: it can be neither discarded nor played."""
    t = trapped_us("duck_and_cover", passing="us")
    assert t.options == ["duck_and_cover"]
    assert t.why_not("china_card") == ("trap_holds", "7.3")
    alone = trapped_us(passing="us")
    assert (alone.asked, china(alone)) == ("ussr", ("us", True))


def test_42_quagmire_leaves_the_headline_phase() -> None:
    """42 note: a trapped side headlines as ever: Duck and Cover (4) lowers DEFCON and earns 1."""
    t = headlines("duck_and_cover", "nasser", us=["fidel"], ussr=["comecon"], effects=["trap_us"])
    assert (t.defcon, t.vp) == (4, 1)
    t.do("comecon", "place_influence", "poland", "poland", "poland")
    assert (t.asked, t.question) == ("us", "trapped_card")


def test_42_quagmire_as_a_headline_of_the_us() -> None:
    """42: headlined by the US itself, it traps from the first round."""
    t = headlines("quagmire", "nasser", us=["fidel"], ussr=["comecon"])
    t.do("comecon", "place_influence", "poland", "poland", "poland")
    assert (t.asked, t.question) == ("us", "trapped_card")


def test_42_quagmire_gives_way_to_a_scoring_card_that_must_be_played() -> None:
    """42 note, 10.1.5: as many scoring cards as rounds left, so one is played instead of the discard."""
    t = trapped_us("duck_and_cover", "asia_scoring", action_round=7)
    assert t.options == ["asia_scoring"]
    assert t.why_not("duck_and_cover") == ("must_play_scoring", "10.1.5")
    two = trapped_us("duck_and_cover", "asia_scoring", "europe_scoring", action_round=6)
    assert two.options == ["asia_scoring", "europe_scoring"]


def test_42_quagmire_keeps_a_scoring_card_that_can_wait() -> None:
    """42 note: with a card worth discarding and a round to spare, the scoring card is not on offer."""
    t = trapped_us("duck_and_cover", "asia_scoring", action_round=6)
    assert t.options == ["duck_and_cover"]
    assert t.why_not("asia_scoring") == ("trap_holds", "7.3")


def test_42_quagmire_traps_an_eighth_round() -> None:
    """42 note: the extra round of the space station is trapped too, though it need not be used."""
    t = trapped_us("duck_and_cover", action_round=8, space=(8, 0))
    assert (t.question, t.options) == ("trapped_card", ["duck_and_cover", "pass"])


def test_42_quagmire_leaves_no_room_for_un_intervention() -> None:
    """42, and the note to UN Intervention (32): a trapped side discards."""
    assert trapped_us("un_intervention", "fidel").options == ["fidel"]


def test_42_quagmire_cancels_norad() -> None:
    """42 interaction with NORAD (106): DEFCON moves to 2, Canada is American, and nothing is offered any more."""
    position: Position = {"influence": {"canada": (4, 0)}, "effects": ["norad"], "defcon": 3, **OPTIONAL}
    lower = ["duck_and_cover", "event_first", "place_influence", "poland", "poland", "poland"]
    assert play("ussr", *lower, **position).question == "norad_where"
    t = play("ussr", "quagmire", "event", ussr=["duck_and_cover"], **position).do(*lower)
    assert (t.defcon, t.effect("norad")) == (2, 0)
    assert t.question != "norad_where"


def test_42_quagmire_takes_a_forced_missile_envy_first() -> None:
    """42 interaction with Missile Envy (49): it must be the discard, and that settles it."""
    t = trapped_us(ENVY, "duck_and_cover", effects=["missile_envy_due_us"])
    assert t.options == [ENVY]
    t.do(ENVY, 6)
    assert t.discards == [ENVY]
    assert (t.effect("missile_envy_due_us"), t.effect("trap_us")) == (0, 1)


def test_42_quagmire_passes_over_a_missile_envy_worth_one() -> None:
    """42 interaction with Missile Envy (49): under Red Scare it is worth 1; another is discarded, and it stays due."""
    t = trapped_us(ENVY, "duck_and_cover", effects=["missile_envy_due_us", "red_scare_us"])
    assert t.options == ["duck_and_cover"]
    t.do("duck_and_cover", 1, "comecon", "place_influence", "poland", "poland", "poland")
    assert t.options == [ENVY]


def test_42_quagmire_lasts_across_turns() -> None:
    """42: until rolled off."""
    assert next_turn(effects=["trap_us"]).effect("trap_us") == 1


# -- 43 SALT Negotiations --------------------------------------------------------------------------


def test_43_salt_negotiations_raise_defcon_and_bring_back_a_card() -> None:
    """43: DEFCON +2, a card from the discards, shown to the other side; the card is removed."""
    t = play("us", "salt_negotiations", "event", defcon=2, discard=["fidel", "asia_scoring"])
    assert t.defcon == 4
    assert t.options == ["fidel", "decline"]
    assert t.why_not("asia_scoring") == ("no_scoring_card", "7.1")
    t.do("fidel")
    assert t.hand("us") == seen_by(t, "ussr") == ["fidel"]
    assert t.discards == ["asia_scoring"]
    assert t.removed == ["salt_negotiations"]


def test_43_salt_negotiations_need_not_take_a_card() -> None:
    """43 note: taking a card is optional; DEFCON stops at 5 (8.1.2)."""
    t = play("ussr", "salt_negotiations", "event", "decline", defcon=4, discard=["fidel"])
    assert t.defcon == 5
    assert (t.hand("ussr"), t.discards) == ([], ["fidel"])


def test_43_salt_negotiations_with_no_discards() -> None:
    """43: the rest of the event occurs."""
    t = play("us", "salt_negotiations", "event", "decline", defcon=3)
    assert (t.defcon, t.effect("salt")) == (5, 1)
    assert t.removed == ["salt_negotiations"]


def test_43_salt_negotiations_make_all_coups_harder() -> None:
    """43: 4 - 1 + 3 - 2 x 2 = 2 for the US, 3 - 1 + 2 - 2 x 2 = 0 for the USSR; military operations as ever."""
    effects = ["salt"]
    t = play("us", "duck_and_cover", "coup", "mexico", 4, influence={"mexico": (0, 3)}, effects=effects)
    assert (t.influence("mexico"), t.military) == ((0, 1), (3, 0))
    t = play("ussr", "fidel", "coup", "panama", 3, influence={"panama": (1, 0)}, effects=effects)
    assert (t.influence("panama"), t.military) == ((1, 0), (0, 2))


def test_43_salt_negotiations_leave_realignments_alone() -> None:
    """43: only coup rolls (X12): US 5, USSR 2 + 1 + 1."""
    board = {"north_korea": (0, 3)}
    t = play("us", "truman_doctrine", "realignment", "north_korea", 5, 2, influence=board, effects=["salt"])
    assert t.influence("north_korea") == (0, 2)


def test_43_salt_negotiations_end_with_the_turn() -> None:
    """43: the coup modifier lasts for the rest of the turn."""
    assert next_turn(effects=["salt"]).effect("salt") == 0


# -- 44 Bear Trap ----------------------------------------------------------------------------------


def trapped_ussr(*hand: str, **position: Any) -> Table:
    """The USSR begins a round in the Bear Trap."""
    effects = ["trap_ussr", *position.pop("effects", ())]
    return table(**{"turn": 4, "ussr": hand, "us": ["duck_and_cover"], "effects": effects, **position})


def test_44_bear_trap_traps_the_ussr_from_its_next_round() -> None:
    """44: as Quagmire, for the USSR; the card is removed, and NORAD (106) is not touched."""
    t = play("us", "bear_trap", "event", ussr=["fidel", "nasser"], effects=["norad"], **OPTIONAL)
    assert t.removed == ["bear_trap"]
    assert t.effect("norad") == 1
    assert (t.asked, t.question, t.options) == ("ussr", "trapped_card", ["fidel"])


def test_44_bear_trap_played_by_the_ussr_leaves_it_this_round() -> None:
    """44: its Ops are used, before the event or after it."""
    t = play("ussr", "bear_trap", "place_influence", *["poland"] * 3, ussr=["fidel"], us=["truman_doctrine"])
    assert t.influence("poland") == (0, 3)
    t.do("truman_doctrine", "place_influence", "canada")
    assert (t.asked, t.question) == ("ussr", "trapped_card")


@pytest.mark.parametrize("die", [1, 4, 5, 6])
def test_44_bear_trap_roll(die: int) -> None:
    """44: 1 to 4 ends it; the discarded event does not occur."""
    t = trapped_ussr("fidel").do("fidel", die)
    assert t.influence("cuba") == (0, 0)
    assert t.discards == ["fidel"]
    assert t.effect("trap_ussr") == (0 if die <= 4 else 1)


def test_44_bear_trap_with_the_brezhnev_doctrine() -> None:
    """44 note, 7.4.2 (X20): a printed 1 is worth 2; without the doctrine the round passes, China Card or not."""
    assert trapped_ussr("nasser", effects=["brezhnev_doctrine"]).options == ["nasser"]
    assert trapped_ussr("nasser").options == ["pass"]


def test_44_bear_trap_and_scoring_cards() -> None:
    """44, see 42: playable with nothing to discard; compulsory in the last round; else held back."""
    assert trapped_ussr("nasser", "asia_scoring").options == ["asia_scoring", "pass"]
    assert trapped_ussr("fidel", "asia_scoring", action_round=7).options == ["asia_scoring"]
    assert trapped_ussr("fidel", "asia_scoring").options == ["fidel"]


def test_44_bear_trap_takes_a_forced_missile_envy_first() -> None:
    """44, see 42: the discard must be Missile Envy (49)."""
    t = trapped_ussr(ENVY, "fidel", effects=["missile_envy_due_ussr"])
    assert t.options == [ENVY]
    assert trapped_ussr(ENVY, "comecon", effects=["missile_envy_due_ussr", "red_scare_ussr"]).options == ["comecon"]


def test_44_bear_trap_traps_an_eighth_round_and_lasts_across_turns() -> None:
    """44, see 42."""
    t = trapped_ussr("fidel", action_round=8, space=(0, 8))
    assert (t.question, t.options) == ("trapped_card", ["fidel", "pass"])
    assert next_turn(effects=["trap_ussr"]).effect("trap_ussr") == 1


# -- 45 Summit -------------------------------------------------------------------------------------

# the US dominates Central America; the USSR dominates South America and Africa
SUMMIT_BOARD = {"mexico": (2, 0), "guatemala": (1, 0), "venezuela": (0, 2), "colombia": (0, 1)}
SUMMIT_BOARD |= {"zaire": (0, 1), "cameroon": (0, 1)}


@pytest.mark.parametrize(
    ("by", "dice", "winner"),
    [
        ("us", (4, 2), "us"),  # 4 + 1 against 2 + 2
        ("us", (4, 3), ""),
        ("us", (3, 3), "ussr"),
        ("ussr", (3, 4), ""),  # the player's die comes first
        ("ussr", (3, 5), "us"),
        ("ussr", (4, 4), "ussr"),
    ],
)
def test_45_summit_adds_regions_to_the_roll(by: str, dice: tuple[int, int], winner: str) -> None:
    """45: +1 a region dominated or controlled; the higher total gains 2 VP; a tie does nothing and is not rerolled."""
    t = play(by, "summit", "event", *dice, influence=SUMMIT_BOARD, defcon=3)
    assert t.vp == {"us": 2, "ussr": -2, "": 0}[winner]
    assert t.question == ("event_choice" if winner else "choose_card")
    if winner:
        assert t.asked == winner
        t.do("leave_defcon")
    assert t.defcon == 3
    assert t.discards == ["summit"]


def test_45_summit_counts_control_of_a_region() -> None:
    """45: dominated or controlled: South America whole is one region, 3 + 1 against 3."""
    board = {"venezuela": (2, 0), "brazil": (2, 0), "chile": (3, 0), "argentina": (2, 0)}
    assert play("us", "summit", "event", 3, 3, influence=board).vp == 2


@pytest.mark.parametrize(
    ("choice", "before", "after"),
    [("raise_defcon", 3, 4), ("lower_defcon", 3, 2), ("leave_defcon", 3, 3), ("raise_defcon", 5, 5)],
)
def test_45_summit_winner_moves_defcon(choice: str, before: int, after: int) -> None:
    """45: one step either way, or none; never above 5 (8.1.2)."""
    t = play("us", "summit", "event", 6, 1, defcon=before)
    assert t.options == ["raise_defcon", "lower_defcon", "leave_defcon"]
    assert t.do(choice).defcon == after


def test_45_summit_southeast_asia_is_no_region() -> None:
    """45 note: the US leads in Southeast Asia, but in Asia it is three countries and battlegrounds to three and two."""
    board = {"thailand": (2, 0), "laos_cambodia": (1, 0), "vietnam": (1, 0)}
    board |= {"pakistan": (0, 2), "india": (0, 3), "afghanistan": (0, 2)}
    assert play("us", "summit", "event", 3, 3, influence=board).vp == 0


@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_45_summit_at_defcon_two_the_phasing_player_loses(dice: tuple[int, int]) -> None:
    """45 note, 8.1.3: whoever won and lowered DEFCON to 1, the American round costs the US the game."""
    assert play("us", "summit", "event", *dice, "lower_defcon", defcon=2).winner == "ussr"


def test_45_summit_as_a_headline_its_owner_is_phasing() -> None:
    """45 note, 4.5 C: the US wins the Soviet headline and lowers DEFCON to 1: the USSR loses."""
    assert headlines("truman_doctrine", "summit", defcon=2).do(1, 6, "lower_defcon").winner == "us"


def test_45_summit_does_not_count_taiwan() -> None:
    """45 with Formosan Resolution (35): Taiwan is a battleground for scoring only, so the US does not dominate Asia."""
    board = {"taiwan": (3, 0), "japan": (4, 0), "north_korea": (0, 3), "malaysia": (2, 0)}
    t = play("us", "summit", "event", 3, 3, influence=board, effects=["formosan"])
    assert t.vp == 0


# -- 46 How I Learned to Stop Worrying -------------------------------------------------------------


@pytest.mark.parametrize(("by", "before", "level"), [("us", 5, 2), ("us", 2, 5), ("ussr", 4, 3), ("ussr", 4, 4)])
def test_46_stop_worrying_sets_defcon(by: str, before: int, level: int) -> None:
    """46: any level; 5 military operations, however many there were (8.2.3: the track ends at 5); removed."""
    t = play(by, WORRY, "event", defcon=before, military=(2, 2))
    assert t.options == ["defcon_1", "defcon_2", "defcon_3", "defcon_4", "defcon_5"]
    t.do(f"defcon_{level}")
    assert t.defcon == level
    assert t.military == ((5, 2) if by == "us" else (2, 5))
    assert t.removed == [WORRY]


def test_46_stop_worrying_at_level_one_loses() -> None:
    """46 note, 8.1.3: the phasing player loses."""
    assert play("us", WORRY, "event", "defcon_1").winner == "ussr"


def test_46_stop_worrying_through_grain_sales_of_the_ussr() -> None:
    """46 note: the US draws it in the round of the USSR, which is phasing and so loses."""
    t = play("ussr", GRAIN, "event_first", WORRY, "play_it", "event", "defcon_1", ussr=[WORRY])
    assert t.winner == "us"


# -- 47 Junta --------------------------------------------------------------------------------------


def test_47_junta_coup() -> None:
    """47, 8.2.2: 2 influence, then 5 + 2 - 2 x 2 = 3; DEFCON falls, no military operations; not starred."""
    t = play("us", "junta", "event", "panama", "coup", "mexico", 5, influence={"mexico": (0, 1)})
    assert t.influence("panama") == (2, 0)
    assert t.influence("mexico") == (2, 0)
    assert (t.defcon, t.military) == (4, (0, 0))
    assert t.discards == ["junta"]


def test_47_junta_puts_influence_first() -> None:
    """47 note: the 2 in Guatemala count for both rolls in Mexico: 3 + 1 + 1 (USA) against 3 + 1, one lost each time."""
    answers: list[str | int] = ["guatemala", "realignment", "mexico", 3, 3, "mexico", 3, 3]
    t = play("us", "junta", "event", *answers, influence={"mexico": (0, 3)})
    assert t.influence("mexico") == (0, 1)
    assert t.influence("guatemala") == (2, 0)
    assert t.question == "choose_card"  # two Ops, two rolls


def test_47_junta_in_one_country_of_latin_america() -> None:
    """47: both points in one country of Central or South America, whoever controls it."""
    t = play("ussr", "junta", "event", influence={"brazil": (2, 0)})
    assert {"brazil", "cuba"} <= set(t.options)
    assert len(t.options) == 20
    t.do("brazil")
    assert t.influence("brazil") == (2, 2)
    assert t.question == "which_operation"


def test_47_junta_operation_is_optional() -> None:
    """47: the player may."""
    t = play("us", "junta", "event", "panama", "decline", influence={"mexico": (0, 1)})
    assert t.influence("mexico") == (0, 1)
    assert t.discards == ["junta"]


def test_47_junta_targets_enemy_influence_in_latin_america() -> None:
    """47 note: a target needs the opponent's influence; elsewhere nothing is granted, nor is more influence placed."""
    board = {"mexico": (0, 1), "iran": (0, 2), "chile": (1, 0)}
    t = play("us", "junta", "event", "panama", influence=board)
    assert t.options == ["coup", "realignment", "decline"]
    assert t.why_not("place_influence") == ("operation_not_granted", "7.4.3")
    t.do("coup")
    assert t.options == ["mexico"]
    assert t.why_not("iran") == ("not_in_event_area", "6.3.5")
    assert t.why_not("chile") == ("no_enemy_influence", "6.3.1")


def test_47_junta_without_a_target_ends() -> None:
    """47: nothing to do after the influence."""
    t = play("us", "junta", "event", "panama", influence={"iran": (0, 2)})
    assert t.discards == ["junta"]


def test_47_junta_in_a_battleground_at_defcon_two_loses() -> None:
    """47 note: the coup lowers DEFCON in a battleground."""
    t = play("us", "junta", "event", "panama", "coup", "mexico", 1, influence={"mexico": (0, 1)}, defcon=2)
    assert t.winner == "ussr"


@pytest.mark.parametrize(
    ("effect", "left"),
    [("red_scare_us", 3), ("containment", 1), ("death_squads_us", 1), ("death_squads_ussr", 3), ("salt", 3)],
)
def test_47_junta_under_modifiers(effect: str, left: int) -> None:
    """47 note, 7.4.2, 7.4.3: of 4 in Brazil a plain 4 + 2 - 2 x 2 = 2 takes 2; every modifier counts."""
    t = play("us", "junta", "event", "panama", "coup", "brazil", 4, influence={"brazil": (0, 4)}, effects=[effect])
    assert t.influence("brazil") == (0, left)


# -- 48 Kitchen Debates ----------------------------------------------------------------------------


def test_48_kitchen_debates_for_more_battlegrounds() -> None:
    """48: two battlegrounds to one, in the whole world; the card is removed."""
    board = {"italy": (2, 0), "zaire": (1, 0), "cuba": (0, 3), "guatemala": (0, 1), "haiti": (0, 1)}
    t = play("us", "kitchen_debates", "event", influence=board)
    assert t.vp == 2
    assert t.removed == ["kitchen_debates"]


def test_48_kitchen_debates_need_more_battlegrounds() -> None:
    """48 note, 5.2: level is not more; Taiwan under the Formosan Resolution (35) does not count."""
    board = {"italy": (2, 0), "cuba": (0, 3), "taiwan": (3, 0)}
    t = play("us", "kitchen_debates", influence=board, effects=["formosan"])
    assert "event" not in t.options
    assert t.why_not("event") == ("event_cannot", "5.2")


def test_48_kitchen_debates_that_cannot_occur_are_discarded() -> None:
    """48 note, 5.2: not removed, whether used for Ops by the USSR or headlined."""
    t = play("ussr", "kitchen_debates", "event_first", "place_influence", "poland")
    assert (t.vp, t.discards, t.removed) == (0, ["kitchen_debates"], [])
    t = headlines("kitchen_debates", "nasser")
    assert (t.vp, t.discards) == (0, ["kitchen_debates"])


def test_48_kitchen_debates_occur_when_the_ussr_uses_the_card() -> None:
    """48, 5.2: whether they occur is seen when they would: after a coup in Italy the US has no battleground left."""
    board = {"italy": (2, 0), "greece": (0, 1)}
    t = play("ussr", "kitchen_debates", "event_first", influence=board)
    assert (t.vp, t.question) == (2, "which_operation")
    t = play("ussr", "kitchen_debates", "coup", "italy", 6, influence=board)
    assert (t.vp, t.discards) == (0, ["kitchen_debates"])


# -- 49 Missile Envy -------------------------------------------------------------------------------


def test_49_missile_envy_takes_the_dearest_card_and_its_event() -> None:
    """49: the USSR hands over NATO (21), the US's own event, which occurs; starred, it is removed."""
    t = play("us", ENVY, "event", ussr=["fidel", "comecon", "nato"], effects=["marshall_plan"])
    assert (t.asked, t.options) == ("ussr", ["nato"])
    assert t.why_not("comecon") == ("not_the_dearest", "7.1")
    t.do("nato")
    assert t.effect("nato") == 1
    assert t.removed == ["nato"]
    assert t.hand("ussr") == ["comecon", "fidel", ENVY]
    assert ENVY not in t.discards


def test_49_missile_envy_the_giver_chooses_among_equals() -> None:
    """49: both worth 3."""
    t = play("us", ENVY, "event", ussr=["comecon", "fidel", "duck_and_cover"])
    assert (t.asked, t.options) == ("ussr", ["comecon", "duck_and_cover"])


@pytest.mark.parametrize(
    ("effect", "hand", "options"),
    [
        ("containment", ["duck_and_cover", "nato"], ["duck_and_cover", "nato"]),  # both are worth 4
        ("red_scare_us", ["nasser", "fidel", "asia_scoring"], ["nasser", "fidel"]),  # both are worth 1
        ("red_scare_us", ["asia_scoring", "fidel"], ["fidel"]),
        ("red_scare_ussr", ["nasser", "fidel"], ["fidel"]),  # it is the giver's cards that count
    ],
)
def test_49_missile_envy_compares_what_cards_are_worth_now(effect: str, hand: list[str], options: list[str]) -> None:
    """49, 7.4.2: bonuses and penalties hold for every requirement; a scoring card is worth nothing."""
    assert play("ussr", ENVY, "event", us=hand, effects=[effect]).options == options


def test_49_missile_envy_a_neutral_event_is_the_players() -> None:
    """49: Arms Race (39) counts for the US, ahead but short of DEFCON 5; unstarred, it is discarded."""
    t = play("us", ENVY, "event", "arms_race", ussr=["arms_race"], military=(2, 1))
    assert t.vp == 1
    assert t.discards == ["arms_race"]


def test_49_missile_envy_a_starred_neutral_event_is_removed() -> None:
    """49 note: the Cuban Missile Crisis (40) is the USSR's now."""
    t = play("ussr", ENVY, "event", CRISIS, us=[CRISIS])
    assert (t.defcon, t.effect("crisis_us")) == (2, 1)
    assert t.removed == [CRISIS]


def test_49_missile_envy_uses_the_ops_of_an_opponents_event() -> None:
    """49 and note: Comecon (14) is worth 3 Ops to the US; its event does not occur, so it is discarded, star or not."""
    t = play("us", ENVY, "event", "comecon", ussr=["comecon"])
    assert (t.asked, t.question, t.options) == ("us", "how_to_play", ["place_influence", "space_race"])
    assert t.why_not("event") == ("opponents_event", "5.2")
    t.do("place_influence")
    assert markers_of(t, "canada") == 3
    assert t.discards == ["comecon"]
    assert (t.asked, t.question) == ("ussr", "choose_card")


def test_49_missile_envy_may_send_an_opponents_event_to_the_space_race() -> None:
    """49, 6.0: the space race is an operation too, also with the card that Missile Envy brings, also as a headline."""
    t = headlines("fidel", ENVY, us=["five_year_plan"]).do("five_year_plan", "space_race", 3)
    assert t.space == (0, 1)
    assert "five_year_plan" in t.discards


def test_49_missile_envy_against_an_empty_hand() -> None:
    """49 note: nothing is exchanged and the card is discarded; the China Card is no card of the hand."""
    t = play("us", ENVY, "event")
    assert t.discards == [ENVY]
    assert (t.hand("ussr"), china(t)) == ([], ("ussr", True))


def test_49_missile_envy_against_scoring_cards_only() -> None:
    """49 note: one is taken and scored at once; Southeast Asia Scoring (38) is removed."""
    hand = ["southeast_asia_scoring", "asia_scoring"]
    t = play("us", ENVY, "event", ussr=hand, influence={"thailand": (2, 0)})
    assert t.options == hand
    t.do("southeast_asia_scoring")
    assert t.vp == 2
    assert t.removed == ["southeast_asia_scoring"]
    assert t.hand("ussr") == ["asia_scoring", ENVY]


def test_49_missile_envy_must_be_used_for_operations_next() -> None:
    """49: in the next round nothing else may be played, and not as an event; then it is discarded and done with."""
    t = play("us", ENVY, "event", "comecon", "place_influence", *["canada"] * 3, ussr=["comecon", "fidel"])
    assert (t.asked, t.options) == ("ussr", [ENVY])
    assert t.why_not("fidel") == ("must_play_due", "7.1")
    t.do(ENVY)
    assert "event" not in t.options
    assert t.why_not("event") == ("must_be_operations", "7.1")
    t.do("place_influence", "poland", "poland")
    assert t.discards == ["comecon", ENVY]
    assert t.options == ["fidel", "china_card"]


def test_49_missile_envy_comes_before_the_china_card() -> None:
    """49: a forced Missile Envy is the reason why the China Card is not on offer."""
    t = table(turn=4, ussr=[ENVY, "fidel"], effects=["missile_envy_due_ussr"])
    assert t.options == [ENVY]
    assert t.why_not("china_card") == ("must_play_due", "7.1")


def test_49_missile_envy_may_go_to_the_space_race() -> None:
    """49 note, 6.0: the space race is an operation."""
    t = table(turn=4, ussr=[ENVY, "fidel"], effects=["missile_envy_due_ussr"]).do(ENVY, "space_race", 3)
    assert t.space == (0, 1)
    assert t.discards == [ENVY]
    assert t.effect("missile_envy_due_ussr") == 0


def test_49_missile_envy_under_red_scare() -> None:
    """49 note: when it is finally used it is worth 1, and too little for space."""
    t = table(turn=4, ussr=[ENVY], effects=["missile_envy_due_ussr", "red_scare_ussr"]).do(ENVY)
    assert t.why_not("space_race") == ("space_needs_more", "6.4.1")
    t.do("place_influence")
    assert markers_of(t, "poland") == 1


def test_49_missile_envy_as_a_headline() -> None:
    """49 note: neither headline is in a hand; the taken card is used at once, Missile Envy in the first round."""
    t = headlines(ENVY, "fidel", ussr=["nasser", "blockade"])
    assert (t.asked, t.options) == ("ussr", ["nasser", "blockade"])
    t.do("nasser", "place_influence", "canada")
    assert t.influence("cuba") == (0, 3)  # Fidel (8), after it
    assert (t.asked, t.options) == ("ussr", [ENVY])


def test_49_missile_envy_gives_way_to_a_scoring_card_then_waits_for_the_next_turn() -> None:
    """49 notes, 10.1.5: the scoring card first; not a headline while forced; then the first round of the next turn."""
    position: Position = {"action_round": 7, "effects": ["missile_envy_due_ussr"], "deck": ["fidel"]}
    t = table(turn=4, ussr=[ENVY, "asia_scoring"], **position)
    assert t.options == ["asia_scoring"]
    t.do("asia_scoring", "event", "fidel", "asia_scoring")  # the US has no cards; the deal follows
    assert (t.question, t.options) == ("choose_headline", ["fidel", "asia_scoring"])
    assert t.why_not(ENVY) == ("no_headline_envy", "7.1")
    t.do("fidel")
    assert (t.question, t.options) == ("choose_card", [ENVY])


def test_49_missile_envy_leaves_no_choice_of_un_intervention() -> None:
    """49 interaction with UN Intervention (32): not instead of a forced Missile Envy, nor together with one."""
    hand = [ENVY, "un_intervention", "duck_and_cover"]
    assert table(turn=4, ussr=hand, effects=["missile_envy_due_ussr"]).options == [ENVY]
    t = play("ussr", "un_intervention", "event", ussr=[ENVY, "duck_and_cover"])
    assert t.options == ["duck_and_cover"]
    assert t.why_not(ENVY) == ("no_opponent_event", "7.1")


@pytest.mark.parametrize(
    ("card", "answers", "vp"), [("korean_war", ["place_influence"], -2), ("brush_war", ["zaire", 3], -1)]
)
def test_49_missile_envy_that_brings_the_us_a_war_pays_flower_power(
    card: str, answers: list[str | int], vp: int
) -> None:
    """49 with Flower Power (59): used for Ops or as an event, the US plays a war card."""
    assert play("us", ENVY, "event", card, *answers, ussr=[card], effects=["flowers"]).vp == vp


def test_49_missile_envy_that_brings_shuttle_diplomacy() -> None:
    """49 with Shuttle Diplomacy (73): the event occurs, and that card stays before the US."""
    t = play("us", ENVY, "event", "shuttle_diplomacy", ussr=["shuttle_diplomacy"])
    assert t.effect("shuttle") == 1
    assert t.discards == []


def test_49_missile_envy_lost_is_due_no_more() -> None:
    """49, the obligation ends with the card: Five-Year Plan (5) discards it; the USSR is free."""
    effects = ["missile_envy_due_ussr"]
    t = play("us", "five_year_plan", "event", ENVY, ussr=[ENVY, "fidel"], effects=effects)
    assert t.discards == ["five_year_plan", ENVY]
    assert t.options == ["fidel", "china_card"]


def test_49_missile_envy_lost_and_drawn_anew_is_an_ordinary_card() -> None:
    """49, the same in the last round of a turn: the USSR is dealt it again and may headline it."""
    position: Position = {"action_round": 7, "effects": ["missile_envy_due_ussr"], "deck": []}
    t = play("us", "five_year_plan", "event", ENVY, ussr=[ENVY], **position)
    t.do(ENVY, "five_year_plan")  # the reshuffled discards are dealt
    assert t.options == [ENVY, "five_year_plan"]


# -- 50 We Will Bury You ---------------------------------------------------------------------------


def test_50_we_will_bury_you_answered_by_un_intervention() -> None:
    """50: DEFCON -1; UN Intervention as an event in the next American round averts the 3 VP; the card is removed."""
    t = play("ussr", BURY, "event", us=["un_intervention", "fidel"])
    assert (t.defcon, t.vp, t.removed) == (4, 0, [BURY])
    t.do("un_intervention", "event", "fidel", "place_influence", "canada", "canada")
    assert t.vp == 0
    t.do("pass")
    assert t.vp == 0  # the next round pays no more


@pytest.mark.parametrize(
    ("card", "use"),
    [
        ("fidel", "event_first"),
        ("fidel", "place_influence"),
        ("fidel", "space_race"),
        ("asia_scoring", "event"),
        ("un_intervention", "place_influence"),
        ("china_card", "place_influence"),
    ],
)
def test_50_we_will_bury_you_pays_for_any_other_play(card: str, use: str) -> None:
    """50 note: the moment the US plays anything else, UN Intervention for its Op included."""
    t = play("ussr", BURY, "event", us=["un_intervention", "fidel", "asia_scoring"], passing="us").do(card)
    assert t.vp == 0
    assert t.do(use).vp == -3


def test_50_we_will_bury_you_pays_before_the_card_is_resolved() -> None:
    """50 note: at 17 VP the USSR has won before Asia Scoring could help the US."""
    t = play("ussr", BURY, "event", us=["asia_scoring"], vp=-17, influence={"japan": (4, 0), "india": (3, 0)})
    t.do("asia_scoring", "event")
    assert (t.winner, t.vp) == ("ussr", -20)


def test_50_we_will_bury_you_pays_when_the_us_cannot_play() -> None:
    """50 note: with no card to play, or none that a trap (42) takes."""
    assert play("ussr", BURY, "event").vp == -3
    assert play("ussr", BURY, "event", "pass", us=["un_intervention"], effects=["trap_us"]).vp == -3


def test_50_we_will_bury_you_pays_when_missile_envy_is_forced() -> None:
    """50 with Missile Envy (49): the US has no choice but to play something else than UN Intervention."""
    t = play("ussr", BURY, "event", us=[ENVY, "un_intervention", "fidel"], effects=["missile_envy_due_us"])
    assert t.options == [ENVY]
    assert t.do(ENVY, "place_influence").vp == -3


def test_50_we_will_bury_you_pays_when_the_us_is_trapped() -> None:
    """50 note with Quagmire (42): the discard is something else than UN Intervention."""
    t = play("ussr", BURY, "event", us=["un_intervention", "fidel"], effects=["trap_us"])
    assert t.options == ["fidel"]
    assert t.do("fidel").vp == -3


averted_or_not = pytest.mark.parametrize(
    ("answers", "vp"), [(["un_intervention", "event", "fidel"], 0), (["fidel", "event_first"], -3)]
)


@averted_or_not
def test_50_we_will_bury_you_as_a_headline(answers: list[str], vp: int) -> None:
    """50 note: it refers to the first American round; neither headline nor the first Soviet round settles it."""
    t = headlines("truman_doctrine", BURY, us=["un_intervention", "fidel"], ussr=["nasser"])
    t.do("nasser", "event")
    assert (t.asked, t.question, t.vp) == ("us", "choose_card", 0)
    assert t.do(*answers).vp == vp


@averted_or_not
def test_50_we_will_bury_you_triggered_by_the_us_itself(answers: list[str], vp: int) -> None:
    """50 note: the round in which the US plays it does not count, the next one does."""
    t = play("us", BURY, "event_first", us=["un_intervention", "fidel"], ussr=["nasser"])
    t.do("place_influence", *["canada"] * 4, "nasser", "event")
    assert (t.defcon, t.vp) == (4, 0)
    assert t.do(*answers).vp == vp


@averted_or_not
def test_50_we_will_bury_you_waits_for_the_next_turn(answers: list[str], vp: int) -> None:
    """50 note: triggered in the last round, it waits for the first American round of the next turn."""
    us, ussr = ["un_intervention", "fidel", "truman_doctrine"], ["nasser", "blockade"]
    t = play("us", BURY, "event_first", us=us, ussr=ussr, action_round=7, deck=[])
    t.do("place_influence", *["canada"] * 4).headlines("truman_doctrine", "nasser")
    t.do("blockade", "place_influence", "poland")
    assert (t.asked, t.state.turn, t.vp) == ("us", 5, 0)
    assert t.do(*answers).vp == vp


def test_50_we_will_bury_you_at_defcon_two_is_suicide() -> None:
    """50, 8.1.3: whoever plays it is phasing."""
    assert play("ussr", BURY, "event", defcon=2).winner == "us"
    assert play("us", BURY, "event_first", defcon=2).winner == "ussr"


def test_50_we_will_bury_you_cancelled_by_un_intervention() -> None:
    """50 with UN Intervention (32): played together, nothing of it occurs."""
    t = play("us", "un_intervention", "event", BURY, "place_influence", *["canada"] * 4, us=[BURY])
    assert (t.defcon, t.effect("we_will_bury")) == (5, 0)
    assert t.discards == ["un_intervention", BURY]


# -- 51 Brezhnev Doctrine --------------------------------------------------------------------------


def test_51_brezhnev_doctrine_adds_an_op() -> None:
    """51, 7.4.2: a 2 coups as a 3: 2 + 3 - 2 x 2 = 1, 3 military operations; the card is removed."""
    t = play("ussr", "brezhnev_doctrine", "event", ussr=["fidel"], influence={"panama": (1, 0)})
    assert t.removed == ["brezhnev_doctrine"]
    t.do("fidel", "coup", "panama", 2)
    assert (t.influence("panama"), t.military) == ((0, 0), (0, 3))


@pytest.mark.parametrize(
    ("by", "card", "country", "effects", "markers"),
    [
        ("ussr", "nasser", "poland", [], 2),
        ("ussr", "comecon", "poland", [], 4),
        ("ussr", BURY, "poland", [], 4),  # up to 4
        ("ussr", "fidel", "poland", ["red_scare_ussr"], 2),  # 7.4: summed
        ("ussr", "china_card", "poland", [], 4),
        ("ussr", "china_card", "north_korea", [], 5),  # 9.6: the bonus of Asia comes on top
        ("us", "fidel", "canada", [], 2),
        ("us", "duck_and_cover", "canada", [], 3),
    ],
)
def test_51_brezhnev_doctrine_counts_for_the_ussr_up_to_four(
    by: str, card: str, country: str, effects: list[str], markers: int
) -> None:
    """51 and note, 7.4.1: no more than 4; nothing for the US, even with Soviet cards."""
    hand = [] if card == "china_card" else [card]
    t = table(turn=4, side=by, **{by: hand}, effects=["brezhnev_doctrine", *effects]).do(card, "place_influence")
    assert markers_of(t, country) == markers


def test_51_brezhnev_doctrine_opens_space_to_a_card_of_one() -> None:
    """51, 7.4.2: for all requirements, the space race's 2 too."""
    t = play("ussr", "nasser", effects=["brezhnev_doctrine"])
    assert "space_race" in t.options
    assert "space_race" not in play("ussr", "nasser").options


def test_51_brezhnev_doctrine_occurs_when_the_us_uses_the_card() -> None:
    """51, 5.2: to the benefit of the USSR, with American Ops unchanged."""
    t = play("us", "brezhnev_doctrine", "event_first", "place_influence")
    assert t.effect("brezhnev_doctrine") == 1
    assert markers_of(t, "canada") == 3


def test_51_brezhnev_doctrine_ends_with_the_turn() -> None:
    """51: for the rest of the turn."""
    assert next_turn(effects=["brezhnev_doctrine"]).effect("brezhnev_doctrine") == 0


# -- 52 Portuguese Empire Crumbles -----------------------------------------------------------------


def test_52_portuguese_empire_crumbles() -> None:
    """52: 2 in Angola and 2 in the Southeast African States, beside what is there; removed."""
    t = play("ussr", "portuguese_empire_crumbles", "event", influence={"angola": (3, 1)})
    assert t.influence("angola") == (3, 3)
    assert t.influence("southeast_african_states") == (0, 2)
    assert t.removed == ["portuguese_empire_crumbles"]


def test_52_portuguese_empire_crumbles_before_american_ops() -> None:
    """52, 5.2, 6.1.2: the event makes Angola (stability 1) the USSR's, so both Ops go into one marker."""
    t = play("us", "portuguese_empire_crumbles", "event_first", "place_influence", influence={"angola": (1, 0)})
    assert t.influence("angola") == (1, 2)
    assert markers_of(t, "angola") == 1
    assert t.removed == ["portuguese_empire_crumbles"]


# -- 53 South African Unrest -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "south_africa", "angola", "botswana"),
    [
        (["two_in_south_africa"], 2, 0, 0),
        (["one_and_neighbours", "angola", "angola"], 1, 2, 0),
        (["one_and_neighbours", "angola", "botswana"], 1, 1, 1),
        (["one_and_neighbours", "botswana", "botswana"], 1, 0, 2),
    ],
)
@pytest.mark.parametrize(("by", "use"), [("ussr", "event"), ("us", "event_first")])
def test_53_south_african_unrest(
    by: str, use: str, answers: list[str], south_africa: int, angola: int, botswana: int
) -> None:
    """53 and note: the USSR chooses, whoever plays the card; the 2 next door may be split."""
    t = play(by, "south_african_unrest", use, influence={"south_africa": (1, 0)})
    assert t.asked == "ussr"
    t.do(*answers)
    assert t.influence("south_africa") == (1, south_africa)
    assert (t.influence("angola"), t.influence("botswana")) == ((0, angola), (0, botswana))


def test_53_south_african_unrest_next_door_only() -> None:
    """53: Angola and Botswana are the neighbours; the card is discarded."""
    t = play("ussr", "south_african_unrest", "event", "one_and_neighbours")
    assert t.options == ["angola", "botswana"]
    assert t.why_not("zimbabwe") == ("not_among", "7.1")
    t.do("angola", "angola")
    assert t.discards == ["south_african_unrest"]


# -- 54 Allende ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("by", "use"), [("ussr", "event"), ("us", "event_first")])
def test_54_allende(by: str, use: str) -> None:
    """54, 5.2: 2 in Chile, whoever plays it, under US control too; removed."""
    t = play(by, "allende", use, influence={"chile": (3, 0)})
    assert t.influence("chile") == (3, 2)
    if by == "us":
        t.do("place_influence", "canada")
    assert t.removed == ["allende"]


# -- 55 Willy Brandt -------------------------------------------------------------------------------


def test_55_willy_brandt_takes_west_germany_out_of_nato() -> None:
    """55: 1 VP, 1 in West Germany, which the USSR may coup now under NATO (21), France not; removed."""
    board = {"west_germany": (5, 0), "france": (3, 0)}
    t = play("ussr", "willy_brandt", "event", ussr=["fidel"], influence=board, effects=["nato"])
    assert (t.vp, t.influence("west_germany"), t.controller("west_germany")) == (-1, (5, 1), "us")
    assert t.removed == ["willy_brandt"]
    t.do("fidel", "coup")
    assert t.options == ["west_germany"]
    assert t.why_not("france") == ("protected_by_nato", "7.3")


def test_55_willy_brandt_opens_west_germany_to_realignment() -> None:
    """55: the other half of NATO's protection falls too."""
    position: Position = {"influence": {"west_germany": (5, 1), "panama": (1, 0)}, "effects": ["nato"]}
    assert play("ussr", "fidel", "realignment", **position).options == ["panama"]
    position["effects"] = ["nato", "brandt"]
    assert play("ussr", "fidel", "realignment", **position).options == ["west_germany", "panama"]


def test_55_willy_brandt_cancelled_by_tear_down_this_wall() -> None:
    """55 interaction with Tear Down this Wall (96): NATO protects West Germany again."""
    board = {"west_germany": (5, 0), "panama": (1, 0)}
    effects = ["nato", "brandt"]
    t = play("us", "tear_down_this_wall", "event", ussr=["fidel"], turn=8, influence=board, effects=effects)
    assert t.effect("brandt") == 0
    t.do("fidel", "coup")
    assert t.options == ["panama"]
    assert t.why_not("west_germany") == ("protected_by_nato", "7.3")


def test_55_willy_brandt_prevented_by_tear_down_this_wall() -> None:
    """55 interaction with Tear Down this Wall (96), 7.5: no event any more; used for Ops, the card is discarded."""
    t = play("ussr", "willy_brandt", turn=8, effects=["wall_down"])
    assert "event" not in t.options
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = play("us", "willy_brandt", "event_first", "place_influence", "canada", "canada", turn=8, effects=["wall_down"])
    assert (t.vp, t.influence("west_germany"), t.effect("brandt")) == (0, (0, 0), 0)
    assert t.discards == ["willy_brandt"]


# -- 56 Muslim Revolution --------------------------------------------------------------------------


@pytest.mark.parametrize(("by", "use"), [("ussr", "event"), ("us", "event_first")])
def test_56_muslim_revolution(by: str, use: str) -> None:
    """56: the USSR chooses two countries and all US influence goes; discarded."""
    board = {"iran": (3, 1), "egypt": (2, 0), "sudan": (1, 0)}
    t = play(by, "muslim_revolution", use, "iran", "egypt", influence=board)
    assert (t.influence("iran"), t.influence("egypt"), t.influence("sudan")) == ((0, 1), (0, 0), (1, 0))
    if by == "us":
        t.do("place_influence", *["canada"] * 4)
    assert t.discards == ["muslim_revolution"]


def test_56_muslim_revolution_only_in_its_eight_countries() -> None:
    """56: not Israel, Lebanon or the Gulf States; two different ones; none where the US has nothing."""
    eight = ["syria", "iraq", "iran", "jordan", "saudi_arabia", "egypt", "libya", "sudan"]
    board = dict.fromkeys([*eight, "israel", "lebanon", "gulf_states", "pakistan"], (1, 0))
    t = play("ussr", "muslim_revolution", "event", influence=board)
    assert t.options == eight
    assert t.why_not("israel") == ("not_among", "7.1")
    t.do("iran")
    assert t.options == [c for c in eight if c != "iran"]


@pytest.mark.parametrize("board", [{"iran": (2, 0)}, {}])
def test_56_muslim_revolution_with_less_to_remove(board: Influence) -> None:
    """56: with one country, or none, the event takes what there is."""
    t = play("ussr", "muslim_revolution", "event", *board, influence=board)
    assert t.influence("iran") == (0, 0)
    assert t.discards == ["muslim_revolution"]


def test_56_muslim_revolution_prevented_by_awacs() -> None:
    """56: not after AWACS Sale to Saudis (110)."""
    position: Position = {"turn": 8, "effects": ["awacs"], "influence": {"iran": (2, 0)}, **OPTIONAL}
    t = play("ussr", "muslim_revolution", **position)
    assert "event" not in t.options
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = play("us", "muslim_revolution", "event_first", **position)
    assert t.influence("iran") == (2, 0)


# -- 57 ABM Treaty ---------------------------------------------------------------------------------


def test_57_abm_treaty_raises_defcon_then_operates() -> None:
    """57, 7.4.3: DEFCON 3 opens the Middle East: 2 + 4 - 2 x 2 = 2, with 4 military operations; discarded."""
    t = play("ussr", "abm_treaty", "event", "coup", "iran", 2, influence={"iran": (1, 0)}, defcon=2)
    assert t.influence("iran") == (0, 1)
    assert (t.defcon, t.military) == (2, (0, 4))
    assert t.discards == ["abm_treaty"]


def test_57_abm_treaty_grants_no_space_race() -> None:
    """57: influence, a coup or realignments; DEFCON stays at 5 (8.1.2)."""
    t = play("us", "abm_treaty", "event", influence={"mexico": (0, 1)})
    assert t.defcon == 5
    assert t.options == ["place_influence", "coup", "realignment"]


def test_57_abm_treaty_in_the_headline_phase() -> None:
    """57 note: the operations are part of the event."""
    t = headlines("abm_treaty", "nasser", defcon=3)
    assert (t.asked, t.question, t.defcon) == ("us", "which_operation", 4)
    t.do("place_influence")
    assert markers_of(t, "canada") == 4


@pytest.mark.parametrize(
    ("by", "effect", "markers"),
    [("us", "red_scare_us", 3), ("us", "containment", 4), ("us", "red_scare_ussr", 4), ("ussr", "red_scare_ussr", 3)],
)
def test_57_abm_treaty_under_modifiers(by: str, effect: str, markers: int) -> None:
    """57 note, 7.4.3: the player's modifiers apply, within 1 and 4."""
    t = play(by, "abm_treaty", "event", "place_influence", effects=[effect])
    assert markers_of(t, "canada" if by == "us" else "poland") == markers


# -- 58 Cultural Revolution ------------------------------------------------------------------------


@pytest.mark.parametrize("up", [True, False])
def test_58_cultural_revolution_takes_the_china_card(up: bool) -> None:
    """58, 9.4: from the US to the USSR, face up and usable at once, however it lay; removed."""
    t = play(
        "ussr", "cultural_revolution", "event", us=["truman_doctrine"], ussr=["nasser"], passing="us", passing_up=up
    )
    assert (china(t), t.vp) == (("ussr", True), 0)
    assert t.removed == ["cultural_revolution"]
    assert "china_card" not in t.options
    t.do("truman_doctrine", "place_influence", "canada")
    assert t.options == ["nasser", "china_card"]


@pytest.mark.parametrize("up", [True, False])
def test_58_cultural_revolution_pays_when_the_ussr_holds_it(up: bool) -> None:
    """58: 1 VP; the card lies as it lay."""
    t = play("ussr", "cultural_revolution", "event", us=["truman_doctrine"], passing="ussr", passing_up=up)
    assert (china(t), t.vp) == (("ussr", up), -1)


def test_58_cultural_revolution_used_by_the_us() -> None:
    """58, 5.2: the event occurs for the USSR."""
    t = play("us", "cultural_revolution", "event_first", passing="us")
    assert china(t) == ("ussr", True)


def test_58_cultural_revolution_during_the_civil_war() -> None:
    """58 interaction, 12.4: no event until China is decided; for Ops it is discarded without effect."""
    t = play("ussr", "cultural_revolution", us=["fidel"], **CIVIL_WAR)
    assert "event" not in t.options
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = play("us", "cultural_revolution", "event_first", ussr=["fidel"], **CIVIL_WAR)
    t.do("place_influence", *["canada"] * 3)
    assert (t.vp, china(t)[0], t.discards) == (0, "", ["cultural_revolution"])


# -- 59 Flower Power -------------------------------------------------------------------------------


def test_59_flower_power_stays_in_effect() -> None:
    """59: the event itself pays nothing and is removed; it lasts across turns."""
    t = play("ussr", "flower_power", "event")
    assert (t.vp, t.removed, t.effect("flowers")) == (0, ["flower_power"], 1)
    assert next_turn(effects=["flowers"]).effect("flowers") == 1


@pytest.mark.parametrize(
    ("card", "as_an_event"),
    [
        ("korean_war", "event_first"),
        ("arab_israeli_war", "event_first"),
        ("indo_pakistani_war", "event"),
        ("brush_war", "event"),
        ("iran_iraq_war", "event"),
    ],
)
def test_59_flower_power_pays_for_every_war_card_of_the_us(card: str, as_an_event: str) -> None:
    """59: 2 VP as soon as the US plays it, as an event or for Ops."""
    assert play("us", card, as_an_event, turn=8, effects=["flowers"]).vp == -2
    assert play("us", card, "place_influence", turn=8, effects=["flowers"]).vp == -2


def test_59_flower_power_pays_for_war_cards_only() -> None:
    """59: nothing for any other card, its coup included."""
    position: Position = {"influence": {"mexico": (0, 1)}, "effects": ["flowers"]}
    assert play("us", "duck_and_cover", "coup", "mexico", 1, **position).vp == 0


def test_59_flower_power_pays_nothing_for_soviet_wars() -> None:
    """59: only when the US plays."""
    assert play("ussr", "brush_war", "event", "zaire", 1, effects=["flowers"]).vp == 0


def test_59_flower_power_pays_for_a_headline() -> None:
    """59: a headline is played as an event."""
    assert headlines("indo_pakistani_war", "nasser", effects=["flowers"]).vp == -2
    assert headlines("korean_war", "nasser", effects=["flowers"]).vp == -2


def test_59_flower_power_pays_nothing_for_the_space_race() -> None:
    """59 note: a war card sent to space; a failed attempt brings no VP either."""
    assert play("us", "indo_pakistani_war", "space_race", 6, effects=["flowers"]).vp == 0


def test_59_flower_power_pays_nothing_for_a_discard() -> None:
    """59 note: in Quagmire (42), or with Ask Not (77)."""
    t = trapped_us("brush_war", effects=["flowers"]).do("brush_war", 1)
    assert (t.vp, t.discards) == (0, ["brush_war"])
    t = play("us", ASK_NOT, "event", "brush_war", us=["brush_war"], deck=["fidel"], effects=["flowers"])
    assert t.do("fidel").vp == 0


def test_59_flower_power_pays_for_a_war_card_under_un_intervention() -> None:
    """59 note: with UN Intervention (32) the war card is played for Ops; to the space race it pays nothing."""
    for use, vp in (("place_influence", -2), ("space_race", 0)):
        t = play("us", "un_intervention", "event", "arab_israeli_war", us=["arab_israeli_war"], effects=["flowers"])
        assert t.do(use).vp == vp


def test_59_flower_power_pays_nothing_for_a_war_made_impossible() -> None:
    """59 note: Arab-Israeli War (13) after Camp David (65), also with UN Intervention; the other wars still pay."""
    effects = ["flowers", "camp_david"]
    assert play("us", "arab_israeli_war", "place_influence", effects=effects).vp == 0
    assert play("us", "un_intervention", "event", "arab_israeli_war", us=["arab_israeli_war"], effects=effects).vp == 0
    assert play("us", "korean_war", "place_influence", effects=effects).vp == -2


def test_59_flower_power_pays_for_a_war_card_bought_with_grain() -> None:
    """59 with Grain Sales (67): the US plays the card that it drew; given back, it is not played."""
    position: Position = {"ussr": ["brush_war"], "effects": ["flowers"]}
    assert play("us", GRAIN, "event", "brush_war", "play_it", "place_influence", **position).vp == -2
    assert play("us", GRAIN, "event", "brush_war", "give_back", **position).vp == 0


def test_59_flower_power_pays_for_a_war_card_out_of_the_discards() -> None:
    """59 with Star Wars (85): the event occurs as if the US had played it."""
    position: Position = {"turn": 8, "space": (1, 0), "discard": ["brush_war"], "effects": ["flowers"]}
    assert play("us", "star_wars", "event", "brush_war", "zaire", 1, **position).vp == -2


def test_59_flower_power_cancelled_by_an_evil_empire() -> None:
    """59 interaction with An Evil Empire (97): 1 VP to the US, and wars pay no more."""
    t = play("us", "an_evil_empire", "event", us=["brush_war"], turn=8, effects=["flowers"])
    assert (t.vp, t.effect("flowers")) == (1, 0)
    t.do("pass", "brush_war", "place_influence")
    assert t.vp == 1


def test_59_flower_power_prevented_by_an_evil_empire() -> None:
    """59 interaction with An Evil Empire (97): no event any more; used for Ops, the card is discarded."""
    t = play("ussr", "flower_power", turn=8, effects=["evil_empire"])
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = play("us", "flower_power", "event_first", "place_influence", *["canada"] * 4, turn=8, effects=["evil_empire"])
    assert (t.effect("flowers"), t.discards) == (0, ["flower_power"])


# -- 60 U-2 Incident -------------------------------------------------------------------------------


def test_60_u2_incident_pays_again_for_un_intervention_of_the_us() -> None:
    """60: 1 VP, and 1 more when UN Intervention (32) is played as an event; removed."""
    t = play("ussr", "u2_incident", "event", us=["un_intervention", "fidel"])
    assert (t.vp, t.removed) == (-1, ["u2_incident"])
    assert t.do("un_intervention", "event", "fidel").vp == -2


def test_60_u2_incident_pays_again_for_un_intervention_of_the_ussr() -> None:
    """60: of either side."""
    t = play("ussr", "u2_incident", "event", ussr=["un_intervention", "duck_and_cover"])
    assert t.do("un_intervention", "event", "duck_and_cover").vp == -2


def test_60_u2_incident_does_not_mind_un_intervention_for_ops() -> None:
    """60: only as an event."""
    t = play("ussr", "u2_incident", "event", us=["un_intervention"])
    assert t.do("un_intervention", "place_influence", "canada").vp == -1


def test_60_u2_incident_ends_with_the_turn() -> None:
    """60: in the same turn."""
    assert next_turn(effects=["u2"]).effect("u2") == 0


def test_60_u2_incident_cancelled_by_un_intervention() -> None:
    """60: played together nothing of it occurs."""
    t = play("us", "un_intervention", "event", "u2_incident", "place_influence", *["canada"] * 3, us=["u2_incident"])
    assert (t.vp, t.effect("u2")) == (0, 0)
    assert t.discards == ["u2_incident", "un_intervention"]


# -- 61 OPEC ---------------------------------------------------------------------------------------

OIL = ["egypt", "iran", "libya", "saudi_arabia", "iraq", "gulf_states", "venezuela"]


@pytest.mark.parametrize("country", OIL)
def test_61_opec_pays_for_each_of_its_countries(country: str) -> None:
    """61: 1 VP; discarded."""
    t = play("ussr", "opec", "event", influence={country: (0, 3)})
    assert (t.vp, t.discards) == (-1, ["opec"])


def test_61_opec_pays_for_control_only() -> None:
    """61: 7 VP for all, also when the US plays it; nothing for other countries, or where the USSR is not in control."""
    board = dict.fromkeys([*OIL, "syria", "brazil"], (0, 3))
    assert play("us", "opec", "event_first", influence=board).vp == -7
    board |= {"iran": (2, 3), "iraq": (3, 0), "egypt": (0, 1)}
    assert play("ussr", "opec", "event", influence=board).vp == -4
    assert play("ussr", "opec", "event").vp == 0


def test_61_opec_prevented_by_north_sea_oil() -> None:
    """61: not after North Sea Oil (86)."""
    position: Position = {"turn": 8, "effects": ["north_sea_oil"], "influence": {"iran": (0, 2)}}
    t = play("ussr", "opec", **position)
    assert "event" not in t.options
    assert t.why_not("event") == ("event_cannot", "5.2")
    assert play("us", "opec", "event_first", **position).vp == 0


# -- 62 Lone Gunman --------------------------------------------------------------------------------


def test_62_lone_gunman_shows_the_hand_and_operates() -> None:
    """62: the US shows its hand; 1 Op, here a coup, 4 + 1 - 2 x 2 = 1, with 1 military operation (7.4.3); removed."""
    t = play("ussr", "lone_gunman", "event", us=["duck_and_cover", "nato"], influence={"panama": (2, 0)})
    assert seen_by(t, "ussr") == ["duck_and_cover", "nato"]
    assert (t.asked, t.options) == ("ussr", ["place_influence", "coup", "realignment", "decline"])
    t.do("coup", "panama", 4)
    assert (t.influence("panama"), t.military, t.defcon) == ((1, 0), (0, 1), 4)
    assert t.removed == ["lone_gunman"]


def test_62_lone_gunman_operation_is_optional() -> None:
    """62: the USSR may."""
    t = play("ussr", "lone_gunman", "event", "decline")
    assert t.removed == ["lone_gunman"]


@pytest.mark.parametrize(("effect", "markers"), [("brezhnev_doctrine", 2), ("red_scare_ussr", 1), ("containment", 1)])
def test_62_lone_gunman_under_modifiers(effect: str, markers: int) -> None:
    """62, as CIA Created (26), 7.4.2: Soviet modifiers apply, in the American round too."""
    t = play("us", "lone_gunman", "event_first", "place_influence", effects=[effect])
    assert markers_of(t, "poland") == markers


def test_62_lone_gunman_can_start_the_war_for_the_us() -> None:
    """62 note: the USSR coups a battleground at DEFCON 2 in the American round: the US loses."""
    t = play("us", "lone_gunman", "event_first", "coup", "panama", 1, influence={"panama": (1, 0)}, defcon=2)
    assert t.winner == "ussr"


# -- 63 Colonial Rear Guards -----------------------------------------------------------------------


def test_63_colonial_rear_guards() -> None:
    """63: 1 each in four countries of Africa and Southeast Asia, Soviet-controlled ones too; discarded."""
    four = ["zaire", "thailand", "sudan", "vietnam"]
    t = play("us", "colonial_rear_guards", "event", *four, influence={"zaire": (0, 3)})
    assert [t.influence(c) for c in four] == [(1, 3), (1, 0), (1, 0), (1, 0)]
    assert t.discards == ["colonial_rear_guards"]


def test_63_colonial_rear_guards_four_different_countries() -> None:
    """63: no country twice; none outside: India is in Asia but not Southeast Asia, Egypt in the Middle East."""
    t = play("ussr", "colonial_rear_guards", "event_first")
    assert (t.asked, len(t.options)) == ("us", 25)  # 18 in Africa, 7 in Southeast Asia
    t.do("zaire")
    assert t.why_not("zaire") == ("limit_reached", "7.1")
    assert t.why_not("india") == t.why_not("egypt") == ("not_among", "7.1")


# -- 64 Panama Canal Returned ----------------------------------------------------------------------


@pytest.mark.parametrize(("by", "use"), [("us", "event"), ("ussr", "event_first")])
def test_64_panama_canal_returned(by: str, use: str) -> None:
    """64, 5.2: 1 each in Panama, Costa Rica and Venezuela, whoever plays it; removed."""
    t = play(by, "panama_canal_returned", use, influence={"panama": (1, 0), "venezuela": (0, 2)})
    assert (t.influence("panama"), t.influence("costa_rica"), t.influence("venezuela")) == ((2, 0), (1, 0), (1, 2))
    if by == "ussr":
        t.do("place_influence", "poland")
    assert t.removed == ["panama_canal_returned"]


# -- 65 Camp David Accords -------------------------------------------------------------------------


def test_65_camp_david_accords() -> None:
    """65: 1 VP, 1 each in Israel, Jordan and Egypt; removed."""
    t = play("us", "camp_david_accords", "event", influence={"israel": (1, 0), "egypt": (0, 2)})
    assert t.vp == 1
    assert (t.influence("israel"), t.influence("jordan"), t.influence("egypt")) == ((2, 0), (1, 0), (1, 2))
    assert (t.removed, t.effect("camp_david")) == (["camp_david_accords"], 1)


def test_65_camp_david_accords_end_the_arab_israeli_war() -> None:
    """65, 5.2 (X04): Arab-Israeli War (13) occurs no more: no die, no military operations; the US has its 2 Ops."""
    t = play("us", "arab_israeli_war", "event_first", "place_influence", "canada", "canada", effects=["camp_david"])
    assert t.military == (0, 0)
    assert t.discards == ["arab_israeli_war"]
    t = play("ussr", "arab_israeli_war", effects=["camp_david"])
    assert t.why_not("event") == ("event_cannot", "5.2")
    assert next_turn(effects=["camp_david"]).effect("camp_david") == 1


# -- 66 Puppet Governments -------------------------------------------------------------------------


def test_66_puppet_governments() -> None:
    """66: 1 each in up to three countries without influence, anywhere; removed."""
    t = play("us", "puppet_governments", "event", "poland", "zaire", "afghanistan")
    assert [t.influence(c) for c in ("poland", "zaire", "afghanistan")] == [(1, 0)] * 3
    assert t.removed == ["puppet_governments"]


def test_66_puppet_governments_only_where_nobody_is() -> None:
    """66: neither beside the USSR nor beside oneself, so never twice in one country."""
    board = {"poland": (0, 1), "canada": (2, 0)}
    t = play("us", "puppet_governments", "event", "zaire", influence=board)
    assert not {"poland", "canada", "zaire"} & set(t.options)
    assert t.why_not("poland") == t.why_not("zaire") == ("not_empty", "7.1")


@pytest.mark.parametrize("answers", [["stop"], ["zaire", "stop"]])
def test_66_puppet_governments_may_stop(answers: list[str]) -> None:
    """66: the US may, up to three."""
    t = play("us", "puppet_governments", "event", *answers)
    assert t.influence("zaire") == (len(answers) - 1, 0)
    assert t.removed == ["puppet_governments"]


# -- 67 Grain Sales to Soviets ---------------------------------------------------------------------


def test_67_grain_sales_play_an_american_event() -> None:
    """67: the drawn Duck and Cover (4) occurs; both cards are discarded."""
    t = play("us", GRAIN, "event", "duck_and_cover", "play_it", "event", ussr=["duck_and_cover"])
    assert (t.defcon, t.vp) == (4, 1)
    assert t.hand("ussr") == []
    assert t.discards == ["duck_and_cover", GRAIN]


def test_67_grain_sales_play_a_neutral_event() -> None:
    """67: Captured Nazi Scientist (18) is the US's: box 1 first, 2 VP; starred, it is removed."""
    card = "captured_nazi_scientist"
    t = play("us", GRAIN, "event", card, "play_it", "event", ussr=[card])
    assert (t.space, t.vp) == ((1, 0), 2)
    assert t.removed == [card]


@pytest.mark.parametrize(
    "answers", [["event_first", "place_influence", "canada", "canada"], ["place_influence", "canada", "canada"]]
)
def test_67_grain_sales_play_a_soviet_card_for_ops(answers: list[str]) -> None:
    """67 note: Fidel (8) occurs, before or after as the US chooses, and is removed; it is no event for the US."""
    t = play("us", GRAIN, "event", "fidel", "play_it", ussr=["fidel"])
    assert "event" not in t.options
    t.do(*answers)
    assert (t.influence("canada"), t.influence("cuba")) == ((2, 0), (0, 3))
    assert (t.discards, t.removed) == ([GRAIN], ["fidel"])


def test_67_grain_sales_send_the_card_to_space() -> None:
    """67, 6.4.5: the Soviet event does not occur."""
    t = play("us", GRAIN, "event", "fidel", "play_it", "space_race", 3, ussr=["fidel"])
    assert (t.space, t.vp, t.influence("cuba")) == ((1, 0), 2, (0, 0))
    assert t.discards == ["fidel", GRAIN]


def test_67_grain_sales_one_card_to_space_in_a_turn() -> None:
    """67, 6.4.2: by the normal rules, so not after an attempt in the same turn."""
    t = play("us", "comecon", "space_race", 6, "nasser", "event", us=[GRAIN], ussr=["nasser", "fidel"])
    t.do(GRAIN, "event", "fidel", "play_it")
    assert "space_race" not in t.options
    assert t.why_not("space_race") == ("space_spent", "6.4.2")


@pytest.mark.parametrize("effect", ["brezhnev_doctrine", "red_scare_ussr"])
def test_67_grain_sales_ignore_soviet_modifiers(effect: str) -> None:
    """67 note, 7.4.1 (X18): what changes Soviet Ops does not change the card in American hands."""
    t = play("us", GRAIN, "event", "comecon", "play_it", "place_influence", ussr=["comecon"], effects=[effect])
    assert markers_of(t, "canada") == 3


@pytest.mark.parametrize(("effect", "drawn", "own"), [("containment", 4, 3), ("red_scare_us", 2, 1)])
def test_67_grain_sales_use_american_modifiers(effect: str, drawn: int, own: int) -> None:
    """67 note: on the drawn 3 as on the 2 of the card itself."""
    position: Position = {"ussr": ["comecon"], "effects": [effect]}
    t = play("us", GRAIN, "event", "comecon", "play_it", "place_influence", **position)
    assert markers_of(t, "canada") == drawn
    t = play("us", GRAIN, "event", "comecon", "give_back", "place_influence", **position)
    assert markers_of(t, "canada") == own


def test_67_grain_sales_give_the_card_back() -> None:
    """67: then the US conducts operations with 2 Ops; the USSR has its card, which the US has seen."""
    t = play("us", GRAIN, "event", "fidel", "give_back", ussr=["fidel", "nasser"], influence={"mexico": (0, 1)})
    assert (t.asked, t.options) == ("us", ["place_influence", "coup", "realignment"])
    t.do("coup", "mexico", 3)
    assert (t.influence("mexico"), t.military) == ((0, 0), (2, 0))  # 3 + 2 - 2 x 2 = 1
    assert t.hand("ussr") == ["fidel", "nasser"]
    assert seen_by(t, "us") == ["fidel"]
    assert t.discards == [GRAIN]


def test_67_grain_sales_from_an_empty_hand() -> None:
    """67: the US operates with the card itself; the China Card is not drawn."""
    t = play("us", GRAIN, "event", "place_influence")
    assert markers_of(t, "canada") == 2
    assert t.discards == [GRAIN]


def test_67_grain_sales_of_a_scoring_card() -> None:
    """67 note: it may be played, and has no other use; or it goes back."""
    position: Position = {"ussr": ["asia_scoring"], "influence": {"japan": (4, 0)}}
    t = play("us", GRAIN, "event", "asia_scoring", "play_it", **position)
    assert t.options == ["event"]
    assert t.do("event").vp == 4  # presence 3, a battleground
    assert t.discards == ["asia_scoring", GRAIN]
    t = play("us", GRAIN, "event", "asia_scoring", "give_back", "place_influence", "canada", "canada", **position)
    assert (t.vp, t.hand("ussr")) == (0, ["asia_scoring"])


def test_67_grain_sales_with_un_intervention() -> None:
    """67 note: UN Intervention (32) from the American hand cancels the event; U-2 (60) pays; all go to the discards."""
    position: Position = {"us": ["un_intervention"], "ussr": ["fidel"], "effects": ["u2"]}
    t = play("us", GRAIN, "event", "fidel", "play_it", "with_un_intervention", **position)
    t.do("place_influence", "canada", "canada")
    assert (t.vp, t.influence("canada"), t.influence("cuba")) == (-1, (2, 0), (0, 0))
    assert (t.hand("us"), t.removed) == ([], [])
    assert t.discards == ["fidel", GRAIN, "un_intervention"]


@pytest.mark.parametrize(("us", "drawn"), [([], "fidel"), (["un_intervention"], "duck_and_cover")])
def test_67_grain_sales_without_un_intervention(us: list[str], drawn: str) -> None:
    """67 note: the US must hold it, and the card drawn must carry a Soviet event."""
    t = play("us", GRAIN, "event", drawn, "play_it", us=us, ussr=[drawn])
    assert "with_un_intervention" not in t.options


def test_67_grain_sales_of_un_intervention_itself() -> None:
    """67: drawn from the USSR, it may be played as an event with a Soviet card of the American hand."""
    t = play("us", GRAIN, "event", "un_intervention", "play_it", "event", us=["fidel"], ussr=["un_intervention"])
    t.do("fidel", "place_influence", "canada", "canada")
    assert t.influence("cuba") == (0, 0)
    assert t.discards == ["fidel", GRAIN, "un_intervention"]


def test_67_grain_sales_in_a_soviet_round_the_ussr_is_phasing() -> None:
    """67 note, 8.1.3: an American coup in a battleground at DEFCON 2 loses the game for the USSR."""
    position: Position = {"ussr": ["fidel"], "influence": {"mexico": (0, 1)}, "defcon": 2}
    assert play("ussr", GRAIN, "event_first", "fidel", "play_it", "coup", "mexico", 1, **position).winner == "us"
    assert play("us", GRAIN, "event", "fidel", "play_it", "coup", "mexico", 1, **position).winner == "ussr"


def test_67_grain_sales_after_soviet_ops() -> None:
    """67, 5.2: the USSR uses 2 Ops, then the US draws; afterwards the card is discarded."""
    t = play("ussr", GRAIN, "place_influence", "poland", "poland", ussr=["nasser"])
    assert (t.asked, t.question, t.options) == ("nature", "card_at_random", ["nasser"])
    t.do("nasser", "give_back", "place_influence", "canada", "canada")
    assert t.discards == [GRAIN]


def test_67_grain_sales_in_the_headline_phase() -> None:
    """67 note: the committed headlines are not drawn; the card drawn may be used for Ops here too."""
    t = headlines(GRAIN, "fidel", ussr=["nasser"])
    assert t.options == ["nasser"]
    t.do("nasser", "play_it", "place_influence", "canada")
    assert t.influence("egypt") == (0, 2)  # Nasser (15) occurs
    assert t.influence("cuba") == (0, 3)  # and then the headline


def test_67_grain_sales_in_the_headline_phase_with_nothing_to_draw() -> None:
    """67 note: only the headline was left to the USSR, so the US has 2 Ops."""
    t = headlines(GRAIN, "fidel")
    assert (t.asked, t.question) == ("us", "which_operation")


def test_67_grain_sales_in_the_headline_phase_no_un_intervention() -> None:
    """67 with UN Intervention (32), which is never played in the headline phase."""
    t = headlines(GRAIN, "fidel", us=["un_intervention"], ussr=["nasser"])
    t.do("nasser", "play_it")
    assert "with_un_intervention" not in t.options


@pytest.mark.parametrize("headline", ["fidel", "asia_scoring"])
def test_67_grain_sales_of_defectors_cancel_a_headline(headline: str) -> None:
    """67 note: Defectors (103) drawn in the headline phase cancel the USSR's headline that is still to come."""
    board = {"japan": (0, 4)}
    t = headlines(GRAIN, headline, ussr=["defectors"], influence=board)
    t.do("defectors", "play_it", "event")
    assert (t.vp, t.influence("cuba")) == (0, (0, 0))
    assert t.discards == sorted(["defectors", GRAIN, headline])
    assert t.removed == []


def test_67_grain_sales_of_defectors_too_late() -> None:
    """67 note: a headline already resolved, Socialist Governments (7) with 3 Ops, stays resolved."""
    t = headlines(GRAIN, "socialist_governments", ussr=["defectors"], influence={"france": (3, 0)})
    t.do("france", "france", "defectors", "play_it", "event")
    assert (t.vp, t.influence("france")) == (0, (1, 0))
    assert t.discards == sorted(["defectors", GRAIN, "socialist_governments"])


@pytest.mark.parametrize(("by", "use"), [("us", "event"), ("ussr", "event_first")])
def test_67_grain_sales_of_defectors_in_a_round(by: str, use: str) -> None:
    """67 with Defectors (103): in an action round, whosever it is, the US may use it for Ops only."""
    t = play(by, GRAIN, use, "defectors", "play_it", ussr=["defectors"])
    assert "event" not in t.options


def test_67_grain_sales_give_back_a_forced_missile_envy() -> None:
    """67 with Missile Envy (49): it is still due."""
    t = play("us", GRAIN, "event", ENVY, "give_back", ussr=[ENVY, "fidel"], effects=["missile_envy_due_ussr"])
    t.do("place_influence", "canada", "canada")
    assert t.options == [ENVY]


def test_67_grain_sales_of_missile_envy() -> None:
    """67 with Missile Envy (49): played as the event, it takes Fidel (8) and goes back to the USSR, due next round."""
    t = play("us", GRAIN, "event", ENVY, "play_it", "event", "fidel", ussr=[ENVY, "fidel", "nasser"])
    t.do("place_influence", "canada", "canada")
    assert t.discards == ["fidel", GRAIN]
    assert (t.asked, t.options) == ("ussr", [ENVY])


# -- 68 John Paul II Elected Pope ------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((0, 4), (1, 2)), ((1, 1), (2, 0)), ((0, 0), (1, 0))])
def test_68_john_paul_ii_elected_pope(before: tuple[int, int], after: tuple[int, int]) -> None:
    """68: 2 Soviet influence leave Poland, or what there is; 1 American comes; removed."""
    t = play("us", "john_paul_ii_elected_pope", "event", influence={"poland": before})
    assert t.influence("poland") == after
    assert t.removed == ["john_paul_ii_elected_pope"]


def test_68_john_paul_ii_unlocks_solidarity() -> None:
    """68: Solidarity (101) can occur from now on, in later turns too."""
    assert play("us", "solidarity", turn=8).why_not("event") == ("event_cannot", "5.2")
    t = play("us", "john_paul_ii_elected_pope", "event", "pass", us=["solidarity"], turn=8)
    assert t.do("solidarity", "event").influence("poland") == (4, 0)
    assert next_turn(effects=["john_paul"]).effect("john_paul") == 1


# -- 69 Latin American Death Squads ----------------------------------------------------------------


@pytest.mark.parametrize(("by", "other"), [("us", "ussr"), ("ussr", "us")])
def test_69_death_squads_serve_the_player(by: str, other: str) -> None:
    """69: a neutral event, so whoever plays it; discarded."""
    t = play(by, "latin_american_death_squads", "event")
    assert (t.effect(f"death_squads_{by}"), t.effect(f"death_squads_{other}")) == (1, 0)
    assert t.discards == ["latin_american_death_squads"]


@pytest.mark.parametrize(
    ("squads", "by", "country", "left"),
    [
        ("us", "us", "brazil", 1),  # 3 + 3 + 1 - 2 x 2 = 3 of 4
        ("us", "us", "panama", 1),
        ("us", "us", "iran", 2),  # elsewhere 3 + 3 - 2 x 2 = 2
        ("us", "ussr", "brazil", 3),  # 3 + 3 - 1 - 2 x 2 = 1
        ("us", "ussr", "panama", 3),
        ("us", "ussr", "iran", 2),
        ("ussr", "ussr", "brazil", 1),
        ("ussr", "us", "brazil", 3),
    ],
)
def test_69_death_squads_change_coup_rolls(squads: str, by: str, country: str, left: int) -> None:
    """69: +1 for the player's coups in Central and South America, -1 for the opponent's; the Ops stay what they are."""
    card, board = ("duck_and_cover", {country: (0, 4)}) if by == "us" else ("comecon", {country: (4, 0)})
    t = play(by, card, "coup", country, 3, influence=board, effects=[f"death_squads_{squads}"])
    assert sum(t.influence(country)) == left
    assert sum(t.military) == 3


def test_69_death_squads_add_to_salt() -> None:
    """69 with SALT (43): -1 and -1 for the opponent: 5 + 3 - 2 - 4 = 2."""
    position: Position = {"influence": {"brazil": (4, 0)}, "effects": ["death_squads_us", "salt"]}
    assert play("ussr", "comecon", "coup", "brazil", 5, **position).influence("brazil") == (2, 0)


def test_69_death_squads_end_with_the_turn() -> None:
    """69: for the rest of the turn."""
    t = next_turn(effects=["death_squads_us", "death_squads_ussr"])
    assert (t.effect("death_squads_us"), t.effect("death_squads_ussr")) == (0, 0)


# -- 70 OAS Founded --------------------------------------------------------------------------------


@pytest.mark.parametrize("countries", [("chile", "cuba"), ("brazil", "brazil")])
def test_70_oas_founded(countries: tuple[str, str]) -> None:
    """70: 2 in one or two countries of Central and South America; removed."""
    t = play("us", "oas_founded", "event", *countries, influence={"cuba": (0, 3)})
    assert sum(t.influence(c)[0] for c in set(countries)) == 2
    assert t.removed == ["oas_founded"]


def test_70_oas_founded_in_latin_america_only() -> None:
    """70: the twenty countries there, chosen by the US even when the USSR plays the card."""
    t = play("ussr", "oas_founded", "event_first")
    assert (t.asked, len(t.options)) == ("us", 20)
    assert t.why_not("canada") == ("not_among", "7.1")


# -- 71 Nixon Plays the China Card -----------------------------------------------------------------


@pytest.mark.parametrize("up", [True, False])
def test_71_nixon_takes_the_china_card_face_down(up: bool) -> None:
    """71, 9.4: from the USSR to the US, not usable this turn; removed."""
    t = play("us", "nixon_plays_the_china_card", "event", us=["fidel"], ussr=["nasser"], passing_up=up)
    assert (china(t), t.vp) == (("us", False), 0)
    assert t.removed == ["nixon_plays_the_china_card"]
    t.do("nasser", "event")
    assert t.options == ["fidel"]
    assert t.why_not("china_card") == ("passing_face_down", "9.3")


@pytest.mark.parametrize("up", [True, False])
def test_71_nixon_pays_when_the_us_holds_it(up: bool) -> None:
    """71: 2 VP; the card lies as it lay. Also when the USSR uses Nixon for Ops."""
    t = play("us", "nixon_plays_the_china_card", "event", ussr=["nasser"], passing="us", passing_up=up)
    assert (china(t), t.vp) == (("us", up), 2)
    assert play("ussr", "nixon_plays_the_china_card", "event_first", passing="us").vp == 2


def test_71_nixon_during_the_civil_war() -> None:
    """71 interaction, 12.4.1: the US counts as holding the card: 2 VP, and nobody gets it."""
    t = play("us", "nixon_plays_the_china_card", "event", ussr=["nasser"], **CIVIL_WAR)
    assert (t.vp, china(t)[0]) == (2, "")
    assert t.removed == ["nixon_plays_the_china_card"]


# -- 72 Sadat Expels Soviets -----------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((0, 3), (1, 0)), ((1, 2), (2, 0)), ((0, 0), (1, 0))])
@pytest.mark.parametrize(("by", "use"), [("us", "event"), ("ussr", "event_first")])
def test_72_sadat_expels_soviets(by: str, use: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    """72, 5.2: all Soviet influence leaves Egypt, 1 American comes; removed."""
    t = play(by, "sadat_expels_soviets", use, influence={"egypt": before})
    assert t.influence("egypt") == after
    if by == "ussr":
        t.do("place_influence", "poland")
    assert t.removed == ["sadat_expels_soviets"]


# -- 73 Shuttle Diplomacy --------------------------------------------------------------------------


def shuttle_then(scoring: str, board: Influence, **position: Any) -> Table:
    """The US plays Shuttle Diplomacy, then the USSR a scoring card."""
    t = play("us", "shuttle_diplomacy", "event", ussr=[scoring], influence=board, **position)
    assert "shuttle_diplomacy" not in t.discards + t.removed
    return t.do(scoring, "event")


def test_73_shuttle_diplomacy_at_middle_east_scoring() -> None:
    """73: 3 countries and 2 battlegrounds each would cancel out; without one of Iraq and Egypt the US dominates,
    5 + 2 to 3 + 1. Then the card is discarded."""
    board = {"iraq": (0, 3), "egypt": (0, 2), "syria": (0, 2), "iran": (2, 0), "israel": (4, 0), "lebanon": (1, 0)}
    assert play("ussr", "middle_east_scoring", "event", influence=board).vp == 0
    t = shuttle_then("middle_east_scoring", board)
    assert t.vp == 3
    assert t.effect("shuttle") == 0
    assert t.discards == ["middle_east_scoring", "shuttle_diplomacy"]


def test_73_shuttle_diplomacy_breaks_control() -> None:
    """73: all six battlegrounds give control, 7 + 6; five of six, and no other country, only presence, 3 + 5."""
    board = dict.fromkeys(["egypt", "iran", "iraq", "israel", "libya", "saudi_arabia"], (0, 4))
    assert play("ussr", "middle_east_scoring", "event", influence=board).vp == -13
    assert shuttle_then("middle_east_scoring", board).vp == -8


def test_73_shuttle_diplomacy_takes_japan_with_its_bonus() -> None:
    """73 note: presence 3, Japan and Thailand, Japan at America's door: 6; the US leaves Japan out: 3 + 1."""
    board = {"japan": (0, 4), "thailand": (0, 2)}
    assert play("ussr", "asia_scoring", "event", influence=board).vp == -6
    assert shuttle_then("asia_scoring", board).vp == -4


def test_73_shuttle_diplomacy_can_take_away_presence() -> None:
    """73 note: Iraq was the USSR's only country."""
    assert shuttle_then("middle_east_scoring", {"iraq": (0, 3)}).vp == 0


def test_73_shuttle_diplomacy_without_a_battleground_is_used_up() -> None:
    """73 note: Syria is none: presence 3 stays; the card is spent."""
    t = shuttle_then("middle_east_scoring", {"syria": (0, 2)})
    assert (t.vp, t.effect("shuttle")) == (-3, 0)
    assert "shuttle_diplomacy" in t.discards


@pytest.mark.parametrize(
    ("scoring", "board", "vp"),
    [
        ("southeast_asia_scoring", {"thailand": (0, 2)}, -2),
        ("europe_scoring", {"poland": (0, 3)}, -4),
        ("africa_scoring", {"zaire": (0, 1)}, -2),
    ],
)
def test_73_shuttle_diplomacy_waits_for_its_regions(scoring: str, board: Influence, vp: int) -> None:
    """73 note: Southeast Asia Scoring (38) and other regions do not concern it."""
    t = shuttle_then(scoring, board)
    assert (t.vp, t.effect("shuttle")) == (vp, 1)
    assert "shuttle_diplomacy" not in t.discards


def test_73_shuttle_diplomacy_waits_across_turns_but_not_for_the_end() -> None:
    """73 note, 10.3.2: at final scoring Iraq counts for the USSR, presence 3 and a battleground."""
    t = play("us", "shuttle_diplomacy", "event", turn=10, action_round=7, influence={"iraq": (0, 3)}, passing="")
    assert (t.winner, t.vp) == ("ussr", -4)


def test_73_shuttle_diplomacy_is_out_of_reach_while_it_lasts() -> None:
    """73 note: not among the discards for SALT (43) before it is used up; afterwards it is."""
    us = ["salt_negotiations", "asia_scoring"]
    t = play("us", "shuttle_diplomacy", "event", us=us, passing="us")
    assert t.do("salt_negotiations", "event").options == ["decline"]
    t = play("us", "shuttle_diplomacy", "event", us=us, passing="us").do("asia_scoring", "event")
    assert t.do("salt_negotiations", "event").options == ["shuttle_diplomacy", "decline"]


def test_73_shuttle_diplomacy_used_by_either_side_for_ops() -> None:
    """73, 5.2: for American Ops nothing lasts; for Soviet Ops the event occurs and the card stays before the US."""
    t = play("us", "shuttle_diplomacy", "place_influence", *["canada"] * 3)
    assert (t.effect("shuttle"), t.discards) == (0, ["shuttle_diplomacy"])
    t = play("ussr", "shuttle_diplomacy", "event_first", "place_influence", *["poland"] * 3)
    assert (t.effect("shuttle"), t.discards) == (1, [])


# -- 74 The Voice of America -----------------------------------------------------------------------


def test_74_voice_of_america() -> None:
    """74: 4 Soviet influence outside Europe, at most 2 in a country; discarded."""
    board = {"cuba": (0, 3), "iran": (1, 3), "zaire": (0, 1), "poland": (0, 4)}
    t = play("us", "voice_of_america", "event", "cuba", "cuba", influence=board)
    assert t.options == ["iran", "zaire"]
    assert t.why_not("cuba") == ("limit_reached", "7.1")
    assert t.why_not("poland") == ("not_among", "7.1")
    t.do("iran", "zaire")
    assert [t.influence(c) for c in board] == [(0, 1), (1, 2), (0, 0), (0, 4)]
    assert t.discards == ["voice_of_america"]


def test_74_voice_of_america_with_less_to_remove() -> None:
    """74: what there is; the US chooses when the USSR plays it."""
    t = play("ussr", "voice_of_america", "event_first", "cuba", influence={"cuba": (0, 1), "poland": (0, 4)})
    assert t.influence("cuba") == (0, 0)
    assert (t.asked, t.question) == ("ussr", "which_operation")


# -- 75 Liberation Theology ------------------------------------------------------------------------


def test_75_liberation_theology() -> None:
    """75: 3 in Central America, at most 2 in a country; discarded."""
    t = play("ussr", "liberation_theology", "event", "mexico", "mexico", influence={"mexico": (2, 0)})
    assert t.why_not("mexico") == ("limit_reached", "7.1")
    t.do("haiti")
    assert (t.influence("mexico"), t.influence("haiti")) == ((2, 2), (0, 1))
    assert t.discards == ["liberation_theology"]


def test_75_liberation_theology_in_central_america_only() -> None:
    """75: ten countries; Colombia is in South America. The USSR chooses when the US plays it."""
    t = play("us", "liberation_theology", "event_first")
    assert (t.asked, len(t.options)) == ("ussr", 10)
    assert t.why_not("colombia") == ("not_among", "7.1")


# -- 76 Ussuri River Skirmish ----------------------------------------------------------------------


@pytest.mark.parametrize("up", [True, False])
def test_76_ussuri_takes_the_china_card_face_up(up: bool) -> None:
    """76, 9.4: from the USSR to the US, usable at once; removed."""
    t = play("us", "ussuri_river_skirmish", "event", us=["fidel"], ussr=["nasser"], passing_up=up)
    assert china(t) == ("us", True)
    assert t.removed == ["ussuri_river_skirmish"]
    t.do("nasser", "event")
    assert t.options == ["fidel", "china_card"]


def test_76_ussuri_adds_influence_when_the_us_holds_the_card() -> None:
    """76: 4 in Asia, Southeast Asia included, at most 2 in a country."""
    t = play("us", "ussuri_river_skirmish", "event", ussr=["nasser"], passing="us", influence={"thailand": (0, 2)})
    assert len(t.options) == 15
    t.do("thailand", "thailand")
    assert t.why_not("thailand") == ("limit_reached", "7.1")
    assert t.why_not("iran") == ("not_among", "7.1")
    t.do("india", "north_korea")
    assert [t.influence(c) for c in ("thailand", "india", "north_korea")] == [(2, 2), (1, 0), (1, 0)]
    assert t.removed == ["ussuri_river_skirmish"]


def test_76_ussuri_during_the_civil_war() -> None:
    """76 interaction, 12.4.1, 12.1: the US counts as holding the card; the China space is not for its influence."""
    t = play("us", "ussuri_river_skirmish", "event", ussr=["nasser"], **CIVIL_WAR)
    assert len(t.options) == 15
    assert "china" not in t.options
    t.do("india", "india", "japan", "japan")
    assert china(t)[0] == ""


# -- 77 Ask Not What Your Country Can Do For You ---------------------------------------------------


def test_77_ask_not_discards_first_then_draws() -> None:
    """77 and note: any cards, scoring cards too, without their events (5.4); then as many are drawn; removed."""
    position: Position = {"us": ["fidel", "asia_scoring", "nasser"], "deck": ["nato", "comecon", "duck_and_cover"]}
    t = play("us", ASK_NOT, "event", "fidel", "asia_scoring", **position)
    assert (t.asked, t.question, t.options) == ("us", "exchange_card", ["nasser", "stop"])
    t.do("stop")
    assert (t.asked, t.question, t.options) == ("nature", "draw_card", ["nato", "comecon", "duck_and_cover"])
    t.do("nato", "comecon")
    assert t.hand("us") == ["comecon", "nasser", "nato"]
    assert t.discards == ["asia_scoring", "fidel"]
    assert t.vp == 0
    assert ASK_NOT in t.removed


def test_77_ask_not_reshuffles_what_was_just_discarded() -> None:
    """77 note: the draw pile runs out after one card; the new one holds the discards of the event."""
    t = play("us", ASK_NOT, "event", "fidel", "nasser", us=["fidel", "nasser"], deck=["nato"], discard=["comecon"])
    assert t.options == ["nato"]
    t.do("nato")
    assert sorted(t.options) == ["comecon", "fidel", "nasser"]
    t.do("fidel")
    assert t.hand("us") == ["fidel", "nato"]
    assert t.discards == []


@pytest.mark.parametrize(("hand", "answers"), [(["fidel"], ["stop"]), ([], [])])
def test_77_ask_not_with_nothing_discarded(hand: list[str], answers: list[str]) -> None:
    """77: any number, none included; nothing is drawn, and the event has occurred."""
    t = play("us", ASK_NOT, "event", *answers, us=hand)
    assert t.hand("us") == hand
    assert t.removed == [ASK_NOT]


def test_77_ask_not_leaves_the_china_card() -> None:
    """77 note: it is not involved."""
    t = play("us", ASK_NOT, "event", us=["fidel"], passing="us")
    assert t.options == ["fidel", "stop"]


def test_77_ask_not_used_by_the_ussr() -> None:
    """77, 5.2: the US exchanges cards."""
    t = play("ussr", ASK_NOT, "event_first", us=["fidel"], ussr=["nasser"])
    assert (t.asked, t.options) == ("us", ["fidel", "stop"])


# -- 78 Alliance for Progress ----------------------------------------------------------------------


def test_78_alliance_for_progress() -> None:
    """78: 1 VP each for Mexico, Brazil and Chile; not for Guatemala, Zaire, Panama uncontrolled or Cuba; removed."""
    board = {"mexico": (2, 0), "brazil": (2, 0), "chile": (3, 0)}
    board |= {"guatemala": (1, 0), "zaire": (1, 0), "panama": (1, 0), "cuba": (0, 3)}
    t = play("us", "alliance_for_progress", "event", influence=board)
    assert (t.vp, t.removed) == (3, ["alliance_for_progress"])


def test_78_alliance_for_progress_with_none_is_removed() -> None:
    """78 note, 5.2 (X05): the event has occurred, without points."""
    t = play("ussr", "alliance_for_progress", "place_influence", *["poland"] * 3)
    assert (t.vp, t.removed) == (0, ["alliance_for_progress"])


def test_78_alliance_for_progress_can_win() -> None:
    """78, 10.3.1: the second point is the twentieth."""
    t = play("us", "alliance_for_progress", "event", vp=18, influence={"cuba": (3, 0), "panama": (2, 0)})
    assert t.winner == "us"


# -- 79 Africa Scoring -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "vp"),
    [
        ({"sudan": (1, 0)}, 1),  # presence
        ({"zaire": (0, 1), "sudan": (0, 1), "kenya": (2, 0)}, -4),  # domination 4 + 1, presence 1
        ({"algeria": (2, 0), "angola": (1, 0), "nigeria": (1, 0), "south_africa": (3, 0), "zaire": (1, 0)}, 11),
        ({"algeria": (0, 2), "angola": (0, 1), "nigeria": (0, 1), "south_africa": (0, 3), "zaire": (1, 1)}, -5),
        ({}, 0),
    ],
)
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_79_africa_scoring(by: str, board: Influence, vp: int) -> None:
    """79, 10.1: 1/4/6 and battlegrounds; four battlegrounds alone are presence 1 + 4; discarded."""
    t = play(by, "africa_scoring", "event", influence=board)
    assert (t.vp, t.discards) == (vp, ["africa_scoring"])


# -- 80 One Small Step -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "before", "after", "vp"),
    [
        ("us", (0, 1), (2, 1), 0),  # nothing for box 1 on the way
        ("us", (1, 2), (3, 2), 2),  # first in box 3
        ("us", (1, 3), (3, 3), 0),  # second there
        ("us", (3, 4), (5, 4), 3),
        ("us", (3, 5), (5, 5), 1),
        ("us", (5, 6), (7, 6), 4),
        ("us", (5, 7), (7, 7), 2),
        ("us", (6, 7), (8, 7), 2),
        ("us", (7, 8), (8, 8), 0),  # one box is left
        ("ussr", (3, 1), (3, 3), 0),
        ("ussr", (4, 3), (4, 5), -3),
    ],
)
def test_80_one_small_step(by: str, before: tuple[int, int], after: tuple[int, int], vp: int) -> None:
    """80 and note: two boxes, the VP of the second only; discarded."""
    t = play(by, "one_small_step", "event", space=before)
    assert (t.space, t.vp) == (after, vp)
    assert t.discards == ["one_small_step"]


@pytest.mark.parametrize("space", [(1, 1), (2, 1), (0, 0)])
def test_80_one_small_step_needs_to_be_behind(space: tuple[int, int]) -> None:
    """80, 5.2: level or ahead it is no event; headlined, it is discarded without effect."""
    t = play("us", "one_small_step", space=space)
    assert "event" not in t.options
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = headlines("one_small_step", "nasser", space=space)
    assert (t.space, t.discards) == (space, ["one_small_step"])


def test_80_one_small_step_gives_the_ability_of_the_second_box() -> None:
    """80 note: first in box 2, the US may send two cards to space, and the step itself was none of them."""
    t = play("us", "one_small_step", "event", "pass", us=["fidel", "comecon", "suez_crisis"], space=(0, 1))
    t.do("fidel", "space_race", 6, "pass", "comecon", "space_race", 6, "pass", "suez_crisis")
    assert t.why_not("space_race") == ("space_spent", "6.4.2")


def test_80_one_small_step_is_no_attempt() -> None:
    """80 note: with no such ability (the USSR is in box 2 as well) one card may still go to space this turn."""
    t = play("us", "one_small_step", "event", "pass", us=["fidel"], space=(1, 2))
    assert "space_race" in t.do("fidel").options


# -- 81 South America Scoring ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "vp"),
    [
        ({"peru": (0, 2)}, -2),  # presence
        ({"brazil": (2, 0), "venezuela": (2, 0), "uruguay": (2, 0), "chile": (0, 3)}, 4),  # 5 + 2 against 2 + 1
        ({"argentina": (2, 0), "brazil": (2, 0), "chile": (3, 0), "venezuela": (2, 0), "peru": (0, 2)}, 8),
        ({"argentina": (0, 2), "brazil": (0, 2), "chile": (0, 3), "venezuela": (0, 2)}, -10),
        ({}, 0),
    ],
)
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_81_south_america_scoring(by: str, board: Influence, vp: int) -> None:
    """81, 10.1: 2/5/6 and battlegrounds; discarded."""
    t = play(by, "south_america_scoring", "event", influence=board)
    assert (t.vp, t.discards) == (vp, ["south_america_scoring"])
