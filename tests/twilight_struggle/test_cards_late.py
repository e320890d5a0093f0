"""Events of the Late War, cards 82 to 102, in card order."""

from functools import partial

import pytest
from tabletop import Table, table

from realpolitik.games.cold_war.board import USSR
from realpolitik.games.twilight_struggle.deck import NAME
from realpolitik.kernel.question import KINDS

late = partial(table, turn=8)


def seen_by_ussr(t: Table) -> list[str]:
    """The cards of the US hand that the USSR can see."""
    return sorted(t.match.view(t.state.seats[USSR])["seen"])


def about(t: Table) -> str:
    """The card that the open question is about."""
    question = t.match.question
    return NAME[question.about[KINDS[question.kind].about.index("card")]]


def place(*countries: str) -> list[str]:
    """The answers that place influence with operations."""
    return ["place_influence", *countries]


# -- 82 Iranian Hostage Crisis ---------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((3, 0), (0, 2)), ((2, 1), (0, 3)), ((0, 0), (0, 2))])
def test_82_iranian_hostage_crisis_drives_the_us_out_of_iran(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Card 82, effect: all US influence leaves Iran, the USSR adds 2, whatever was there before; starred (2.2.4)."""
    t = late(ussr=["iranian_hostage_crisis"], influence={"iran": before, "iraq": (1, 0)})
    t.do("iranian_hostage_crisis", "event")
    assert t.influence("iran") == after
    assert t.influence("iraq") == (1, 0)
    assert t.effect("hostages") == 1
    assert (t.vp, t.defcon, t.military) == (0, 5, (0, 0))
    assert (t.removed, t.discards) == (["iranian_hostage_crisis"], [])


def test_82_iranian_hostage_crisis_occurs_when_the_us_uses_its_ops() -> None:
    """Card 82, 5.2, 6.1.2: the US plays it for Ops; the USSR then controls Iran, so coming back costs 2 Ops."""
    t = late(us=["iranian_hostage_crisis"], side="us", influence={"iran": (2, 0)})
    t.do("iranian_hostage_crisis", "event_first", *place("iran", "iran"))
    assert t.influence("iran") == (2, 2)
    assert t.asked == "ussr"
    assert t.effect("hostages") == 1
    assert t.removed == ["iranian_hostage_crisis"]


# -- 83 The Iron Lady ------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [(3, 2), (3, 0)])
def test_83_iron_lady_clears_the_united_kingdom_and_pays_in_argentina(before: tuple[int, int]) -> None:
    """Card 83, effect: 1 VP; a Soviet marker in Argentina; all Soviet influence leaves the UK, if there is any."""
    t = late(us=["the_iron_lady"], side="us", influence={"united_kingdom": before, "argentina": (2, 0)})
    t.do("the_iron_lady", "event")
    assert t.vp == 1
    assert t.influence("argentina") == (2, 1)
    assert t.influence("united_kingdom") == (3, 0)
    assert (t.removed, t.discards) == (["the_iron_lady"], [])


def test_83_iron_lady_keeps_the_ussr_from_socialist_governments() -> None:
    """Card 83, effect; 5.2: Socialist Governments (7) can no longer be played as an event, but for Ops (7.5)."""
    t = late(us=["the_iron_lady"], ussr=["socialist_governments"], side="us", influence={"italy": (2, 0)})
    t.do("the_iron_lady", "event", "socialist_governments")
    assert "event" not in t.options
    assert t.why_not("event") == ("event_cannot", "5.2")
    t.do(*place("poland", "poland", "poland"))
    assert t.influence("poland") == (0, 3)
    assert t.discards == ["socialist_governments"]


def test_83_iron_lady_spares_the_us_socialist_governments() -> None:
    """Card 83, 5.2: the US uses the Ops of Socialist Governments (7) and the event does not occur."""
    t = late(us=["socialist_governments"], side="us", influence={"italy": (2, 0)}, effects=["iron_lady"])
    t.do("socialist_governments", "event_first", *place("italy", "italy", "italy"))
    assert t.influence("italy") == (5, 0)
    assert t.discards == ["socialist_governments"]


# -- 84 Reagan Bombs Libya -------------------------------------------------------------------------


@pytest.mark.parametrize(("soviet", "vp"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_84_reagan_bombs_libya_pays_for_every_two_soviet_influence(soviet: int, vp: int) -> None:
    """Card 84, effect; 5.2, example 3: rounded down, and removed even when it brings nothing."""
    t = late(us=["reagan_bombs_libya"], side="us", influence={"libya": (1, soviet)})
    t.do("reagan_bombs_libya", "event")
    assert t.vp == vp
    assert t.influence("libya") == (1, soviet)
    assert (t.removed, t.discards) == (["reagan_bombs_libya"], [])


def test_84_reagan_bombs_libya_can_win_the_game_for_the_us_in_a_soviet_round() -> None:
    """Card 84, 5.2, 10.3.1: played for Ops by the USSR, the event pays the US; 20 VP win at once."""
    t = late(ussr=["reagan_bombs_libya"], vp=19, influence={"libya": (0, 2)})
    t.do("reagan_bombs_libya", "event_first")
    assert (t.winner, t.vp) == ("us", 20)


# -- 85 Star Wars ----------------------------------------------------------------------------------


def test_85_star_wars_revives_an_event_of_the_us() -> None:
    """Card 85, effect and notes: any card but a scoring card; not starred, it goes back to the discards."""
    t = late(us=["star_wars"], side="us", space=(1, 0), discard=["duck_and_cover", "asia_scoring", "cia_created"])
    t.do("star_wars", "event")
    assert (t.asked, about(t)) == ("us", "star_wars")
    assert sorted(t.options) == ["cia_created", "duck_and_cover"]
    assert t.why_not("asia_scoring") == ("no_scoring_card", "7.1")
    assert t.why_not("containment") == ("not_in_discards", "7.1")
    t.do("duck_and_cover")
    assert (t.defcon, t.vp) == (4, 1)
    assert t.removed == ["star_wars"]
    assert t.discards == ["asia_scoring", "cia_created", "duck_and_cover"]


def test_85_star_wars_removes_a_starred_event_it_revived() -> None:
    """Card 85, notes: the retrieved card is removed if starred (2.2.4)."""
    t = late(us=["star_wars"], side="us", space=(1, 0), discard=["panama_canal_returned"])
    t.do("star_wars", "event", "panama_canal_returned")
    assert [t.influence(c) for c in ("panama", "costa_rica", "venezuela")] == [(1, 0)] * 3
    assert (t.removed, t.discards) == (["panama_canal_returned", "star_wars"], [])


@pytest.mark.parametrize(("side", "use"), [("us", "event"), ("ussr", "event_first")])
def test_85_star_wars_turns_a_neutral_event_to_the_us(side: str, use: str) -> None:
    """Card 85, notes: a neutral event works for the US, even when the USSR brought Star Wars about."""
    hands = {side: ["star_wars"]}
    t = late(**hands, side=side, space=(2, 1), military=(0, 0), discard=["how_i_learned_to_stop_worrying"])
    t.do("star_wars", use, "how_i_learned_to_stop_worrying")
    assert t.asked == "us"
    t.do("defcon_3")
    assert (t.defcon, t.military) == (3, (5, 0))


def test_85_star_wars_works_for_the_ussr_with_a_soviet_event() -> None:
    """Card 85, notes: a USSR event works for the USSR, which chooses; not starred, it is discarded again."""
    t = late(us=["star_wars"], side="us", space=(1, 0), discard=["liberation_theology"])
    t.do("star_wars", "event", "liberation_theology")
    assert t.asked == "ussr"
    t.do("cuba", "cuba", "haiti")
    assert (t.influence("cuba"), t.influence("haiti")) == ((0, 2), (0, 1))
    assert (t.removed, t.discards) == (["star_wars"], ["liberation_theology"])


@pytest.mark.parametrize(
    ("card", "effect"),
    [("nato", []), ("socialist_governments", ["iron_lady"]), ("wargames", []), ("solidarity", [])],
)
def test_85_star_wars_cannot_revive_an_event_that_cannot_occur(card: str, effect: list[str]) -> None:
    """Card 85, notes; 5.2: an unplayable event does nothing; Star Wars has occurred and is removed."""
    t = late(us=["star_wars"], side="us", space=(1, 0), discard=[card], effects=effect, influence={"italy": (2, 0)})
    t.do("star_wars", "event", card)
    assert (t.asked, t.question) == ("ussr", "choose_card")
    assert (t.vp, t.defcon, t.influence("italy"), t.influence("poland")) == (0, 5, (2, 0), (0, 0))
    assert (t.removed, t.discards) == (["star_wars"], [card])


@pytest.mark.parametrize(("side", "use"), [("us", "event"), ("ussr", "event_first")])
def test_85_star_wars_gets_nothing_from_defectors_in_a_round(side: str, use: str) -> None:
    """Card 85, notes: a headline-only event does nothing, in a round of either side: the US plays it, not the USSR."""
    hands = {side: ["star_wars"]}
    t = late(**hands, side=side, space=(1, 0), discard=["defectors"])
    t.do("star_wars", use, "defectors")
    assert t.vp == 0
    assert "defectors" in t.discards


@pytest.mark.parametrize("space", [(0, 0), (3, 3), (2, 4)])
def test_85_star_wars_does_not_occur_unless_the_us_is_ahead_in_space(space: tuple[int, int]) -> None:
    """Card 85, 5.2, example 4 (X06): the USSR has its 2 Ops, nothing occurs, the card is discarded, not removed."""
    t = late(ussr=["star_wars"], space=space, discard=["duck_and_cover"])
    t.do("star_wars", "event_first", *place("poland", "poland"))
    assert (t.defcon, t.vp, t.influence("poland")) == (5, 0, (0, 2))
    assert (t.removed, t.discards) == ([], ["duck_and_cover", "star_wars"])
    t = late(us=["star_wars"], side="us", space=space, discard=["duck_and_cover"])
    t.do("star_wars")
    assert t.why_not("event") == ("event_cannot", "5.2")


@pytest.mark.parametrize(("side", "use", "winner"), [("us", "event", "ussr"), ("ussr", "event_first", "us")])
def test_85_star_wars_leaves_the_phasing_player_to_answer_for_defcon(side: str, use: str, winner: str) -> None:
    """Card 85, notes; 8.1.3: whoever's round it is loses when the revived event brings DEFCON to 1."""
    hands = {side: ["star_wars"]}
    t = late(**hands, side=side, space=(1, 0), defcon=2, discard=["duck_and_cover"])
    t.do("star_wars", use, "duck_and_cover")
    assert (t.winner, t.defcon) == (winner, 1)


def test_85_star_wars_reviving_a_war_pays_under_flower_power() -> None:
    """Card 85 with 59: the US plays the war card, as it were; lost on a 3, it leaves the 2 VP of Flower Power."""
    t = late(us=["star_wars"], side="us", space=(1, 0), effects=["flowers"], discard=["indo_pakistani_war"])
    t.do("star_wars", "event", "indo_pakistani_war", "india", 3)
    assert (t.vp, t.military, t.discards) == (-2, (2, 0), ["indo_pakistani_war"])


@pytest.mark.parametrize("discard", [[], ["asia_scoring"]])
def test_85_star_wars_with_nothing_to_revive_is_removed(discard: list[str]) -> None:
    """Card 85, 5.2: the event occurs without a result and is removed; scoring cards stay where they are."""
    t = late(us=["star_wars"], side="us", space=(1, 0), discard=discard)
    t.do("star_wars", "event")
    assert (t.asked, t.removed, t.discards) == ("ussr", ["star_wars"], discard)


# -- 86 North Sea Oil ------------------------------------------------------------------------------


def test_86_north_sea_oil_gives_the_us_an_eighth_round() -> None:
    """Card 86, effect and notes; 4.5 D: after the seven of both sides the US may play once more, the USSR may not."""
    t = late(us=["north_sea_oil", "duck_and_cover"], ussr=["fidel"], side="us", action_round=7)
    t.do("north_sea_oil", "event")
    assert (t.asked, t.state.turn, t.state.round) == ("us", 8, 8)
    assert t.options == ["duck_and_cover", "pass"]
    assert t.removed == ["north_sea_oil"]
    t.do("duck_and_cover", *place("canada", "canada", "canada"))
    assert t.influence("canada") == (3, 0)
    assert (t.state.turn, t.hand("ussr"), t.asked) == (9, ["fidel"], "nature")


def test_86_north_sea_oil_does_not_force_the_eighth_round() -> None:
    """Card 86, notes: the eighth round is optional; the turn then ends with the card still held."""
    t = late(us=["north_sea_oil", "duck_and_cover"], side="us", action_round=7)
    t.do("north_sea_oil", "event", "pass")
    assert (t.state.turn, t.hand("us")) == (9, ["duck_and_cover"])


def test_86_without_north_sea_oil_the_seventh_round_is_the_last() -> None:
    """Card 86, 4.5 D: seven rounds otherwise."""
    t = late(us=["containment", "duck_and_cover"], side="us", action_round=7)
    t.do("containment", "event")
    assert (t.state.turn, t.hand("us")) == (9, ["duck_and_cover"])


def test_86_north_sea_oil_serves_the_us_when_the_ussr_plays_it() -> None:
    """Card 86, 5.2: used for Ops by the USSR in its last round, it gives the US the eighth round."""
    t = late(ussr=["north_sea_oil"], us=["duck_and_cover", "cia_created"], action_round=7)
    t.do("north_sea_oil", "event_first", *place("poland", "poland", "poland"))
    t.do("duck_and_cover", *place("canada", "canada", "canada"))
    assert (t.asked, t.state.round, t.options) == ("us", 8, ["cia_created", "pass"])


def test_86_north_sea_oil_does_not_add_to_the_space_station() -> None:
    """Card 86, 6.4.4: with the space station there are eight rounds, not nine."""
    t = late(us=["north_sea_oil", "duck_and_cover"], side="us", action_round=8, space=(8, 6))
    t.do("north_sea_oil", "event")
    assert t.state.turn == 9


@pytest.mark.parametrize(
    ("effects", "playable"),
    [([], ["asia_scoring"]), (["eighth_round_us"], ["asia_scoring", "china_card", "duck_and_cover"])],
)
def test_86_north_sea_oil_leaves_a_scoring_card_for_the_eighth_round(effects: list[str], playable: list[str]) -> None:
    """Card 86, 10.1.5: in round 7 a scoring card must be played, unless an eighth round is to come."""
    hand = ["asia_scoring", "duck_and_cover"]
    t = late(us=hand, side="us", action_round=7, passing="us", effects=effects)
    assert sorted(t.options) == playable


def test_86_north_sea_oil_ends_opec_for_good() -> None:
    """Card 86, effect; 5.2: OPEC (61) cannot occur, neither for the USSR nor when the US uses its Ops."""
    t = late(us=["north_sea_oil"], ussr=["opec"], side="us", influence={"iran": (0, 2)})
    t.do("north_sea_oil", "event", "opec")
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = late(us=["opec"], side="us", effects=["north_sea_oil"], influence={"iran": (0, 2)})
    t.do("opec", "event_first", *place("canada", "canada", "canada"))
    assert (t.vp, t.discards) == (0, ["opec"])


def test_86_north_sea_oil_gives_the_extra_round_in_its_turn_only() -> None:
    """Card 86, duration: the round is this turn's, the end of OPEC is permanent."""
    t = late(phase="end", effects=["north_sea_oil", "eighth_round_us"])
    assert t.state.turn == 9
    assert (t.effect("north_sea_oil"), t.effect("eighth_round_us")) == (1, 0)


# -- 87 The Reformer -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("vp", "countries"),
    [
        (0, ["poland", "poland", "france", "italy"]),
        (1, ["poland", "poland", "france", "italy"]),
        (-1, ["poland", "poland", "france", "france", "italy", "italy"]),
    ],
)
def test_87_reformer_adds_four_influence_or_six_when_the_ussr_is_ahead(vp: int, countries: list[str]) -> None:
    """Card 87, effect and notes: ahead means that the marker is on the Soviet side; zero is not."""
    t = late(ussr=["the_reformer"], vp=vp)
    t.do("the_reformer", "event", *countries)
    assert t.question == "choose_card"
    for country in ("poland", "france", "italy"):
        assert t.influence(country) == (0, countries.count(country))
    assert (t.vp, t.effect("reformer")) == (vp, 1)
    assert (t.removed, t.discards) == (["the_reformer"], [])


@pytest.mark.parametrize("vp", [0, -1])
def test_87_reformer_puts_at_most_two_in_a_country_of_europe(vp: int) -> None:
    """Card 87, effect; 6.1.1: anywhere in Europe without reach, US control no hindrance; at most 2 in a country."""
    t = late(ussr=["the_reformer"], vp=vp, influence={"canada": (4, 0)})
    t.do("the_reformer", "event", "canada", "canada")
    assert t.influence("canada") == (4, 2)
    assert t.why_not("canada") == ("limit_reached", "7.1")
    assert t.why_not("iran") == ("not_among", "7.1")
    assert {"spain_portugal", "bulgaria", "turkey"} <= set(t.options)


def test_87_reformer_ends_soviet_coups_in_europe() -> None:
    """Card 87, effect: no coup in Europe at any DEFCON level; elsewhere as before."""
    t = late(ussr=["the_reformer", "duck_and_cover"], us=["fidel"], influence={"italy": (1, 0), "iran": (1, 0)})
    t.do("the_reformer", "event", "poland", "poland", "romania", "romania")
    t.do("fidel", "event_first", *place("canada", "canada"))
    t.do("duck_and_cover", "coup")
    assert t.options == ["iran"]
    assert t.why_not("italy") == ("reformer_forbids", "7.3")


def test_87_reformer_leaves_soviet_realignments_and_american_coups_alone() -> None:
    """Card 87, effect: it forbids only coups, and only those of the USSR."""
    influence = {"italy": (1, 1)}
    t = late(ussr=["brezhnev_doctrine"], effects=["reformer"], influence=influence)
    t.do("brezhnev_doctrine")
    assert "coup" not in t.options
    t.do("realignment")
    assert t.options == ["italy"]
    t = late(us=["containment"], side="us", effects=["reformer"], influence=influence)
    t.do("containment", "coup")
    assert t.options == ["italy"]


# -- 88 Marine Barracks Bombing --------------------------------------------------------------------


def test_88_marine_barracks_bombing_empties_lebanon_and_takes_two_more() -> None:
    """Card 88, effect: the US loses Lebanon and two more in one or two countries of the Middle East."""
    influence = {"lebanon": (3, 1), "israel": (4, 0), "egypt": (1, 2), "turkey": (2, 0)}
    t = late(ussr=["marine_barracks_bombing"], influence=influence)
    t.do("marine_barracks_bombing", "event")
    assert t.influence("lebanon") == (0, 1)
    assert t.asked == "ussr"
    assert sorted(t.options) == ["egypt", "israel"]
    assert t.why_not("turkey") == ("not_among", "7.1")
    assert t.why_not("lebanon") == ("nothing_there", "7.1")
    t.do("egypt", "israel")
    assert (t.influence("egypt"), t.influence("israel")) == ((0, 2), (3, 0))
    assert t.question == "choose_card"
    assert (t.removed, t.discards) == (["marine_barracks_bombing"], [])


def test_88_marine_barracks_bombing_may_take_both_from_one_country() -> None:
    """Card 88, effect: one or two countries; the USSR chooses even when the US played the card (5.2)."""
    t = late(us=["marine_barracks_bombing"], side="us", influence={"israel": (4, 0), "egypt": (2, 0)})
    t.do("marine_barracks_bombing", "event_first")
    assert t.asked == "ussr"
    t.do("israel", "israel")
    assert (t.influence("israel"), t.influence("egypt")) == ((2, 0), (2, 0))
    assert (t.asked, t.question) == ("us", "which_operation")


@pytest.mark.parametrize(("influence", "answers"), [({"jordan": (1, 0)}, ["jordan"]), ({"lebanon": (1, 0)}, [])])
def test_88_marine_barracks_bombing_takes_what_is_there(
    influence: dict[str, tuple[int, int]], answers: list[str]
) -> None:
    """Card 88: less than two to remove, then less is removed; Lebanon's own loss does not count."""
    t = late(ussr=["marine_barracks_bombing"], influence=influence)
    t.do("marine_barracks_bombing", "event", *answers)
    assert t.question == "choose_card"
    assert (t.influence("jordan"), t.influence("lebanon")) == ((0, 0), (0, 0))
    assert t.removed == ["marine_barracks_bombing"]


# -- 89 Soviets Shoot Down KAL-007 -----------------------------------------------------------------


def test_89_kal_007_pays_two_and_lowers_defcon() -> None:
    """Card 89, effect: without South Korea there are no operations."""
    t = late(us=["soviets_shoot_down_kal_007"], side="us", influence={"south_korea": (2, 0)})
    t.do("soviets_shoot_down_kal_007", "event")
    assert (t.vp, t.defcon, t.asked) == (2, 4, "ussr")
    assert (t.removed, t.discards) == (["soviets_shoot_down_kal_007"], [])


def test_89_kal_007_with_south_korea_lets_the_us_place_influence() -> None:
    """Card 89, effect: 4 Ops for placements or realignments, no coup."""
    t = late(us=["soviets_shoot_down_kal_007"], side="us", influence={"south_korea": (3, 0), "cuba": (0, 1)})
    t.do("soviets_shoot_down_kal_007", "event")
    assert t.options == ["place_influence", "realignment", "decline"]
    assert t.why_not("coup") == ("operation_not_granted", "7.4.3")
    t.do(*place("south_korea", "japan", "taiwan", "mexico"))
    assert [t.influence(c) for c in ("south_korea", "japan", "taiwan", "mexico")] == [(4, 0), (1, 0), (1, 0), (1, 0)]
    assert (t.asked, t.vp, t.defcon) == ("ussr", 2, 4)
    assert t.removed == ["soviets_shoot_down_kal_007"]


def test_89_kal_007_realigns_under_the_new_defcon_level() -> None:
    """Card 89, 7.4.3, 8.1.5: four realignments, closed in Asia once DEFCON has dropped to 3."""
    influence = {"south_korea": (3, 0), "north_korea": (0, 3), "angola": (0, 4)}
    t = late(us=["soviets_shoot_down_kal_007"], side="us", defcon=4, influence=influence)
    t.do("soviets_shoot_down_kal_007", "event", "realignment")
    assert t.options == ["angola"]
    assert t.why_not("north_korea") == ("defcon_forbids", "8.1.5")
    t.do("angola", 4, 2, "angola", 4, 2, "angola", 1, 1, "angola", 3, 1)  # the USSR +1 for more influence
    assert t.influence("angola") == (0, 1)
    assert (t.asked, t.military) == ("ussr", (0, 0))


def test_89_kal_007_operations_may_be_declined() -> None:
    """Card 89, effect: the US may, it need not."""
    t = late(us=["soviets_shoot_down_kal_007"], side="us", influence={"south_korea": (3, 0)})
    t.do("soviets_shoot_down_kal_007", "event", "decline")
    assert (t.asked, t.influence("south_korea")) == ("ussr", (3, 0))


def test_89_kal_007_operations_are_modified() -> None:
    """Card 89, 7.4.3: under Red Scare/Purge the 4 Ops are 3, and in a Soviet round they are still the US's."""
    t = late(ussr=["soviets_shoot_down_kal_007"], effects=["red_scare_us"], influence={"south_korea": (3, 0)})
    t.do("soviets_shoot_down_kal_007", "event_first")
    assert t.asked == "us"
    t.do(*place("canada", "canada", "canada"))
    assert (t.asked, t.question, t.influence("canada")) == ("ussr", "which_operation", (3, 0))


@pytest.mark.parametrize(("side", "use", "winner"), [("us", "event", "ussr"), ("ussr", "event_first", "us")])
def test_89_kal_007_at_defcon_2_is_suicide(side: str, use: str, winner: str) -> None:
    """Card 89, 8.1.3: the phasing player loses at DEFCON 1, before any points are counted."""
    hands = {side: ["soviets_shoot_down_kal_007"]}
    t = late(**hands, side=side, defcon=2)
    t.do("soviets_shoot_down_kal_007", use)
    assert (t.winner, t.defcon, t.vp) == (winner, 1, 0)


# -- 90 Glasnost -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(3, 4), (5, 5)])
def test_90_glasnost_pays_two_and_raises_defcon(before: int, after: int) -> None:
    """Card 90, effect; 8.1.2: never above 5; no operations before The Reformer (87)."""
    t = late(ussr=["glasnost"], defcon=before)
    t.do("glasnost", "event")
    assert (t.vp, t.defcon, t.question) == (-2, after, "choose_card")
    assert (t.removed, t.discards) == (["glasnost"], [])


def test_90_glasnost_after_the_reformer_lets_the_ussr_place_influence() -> None:
    """Card 90, effect; card 87, interactions: 4 Ops for placements or realignments, no coup."""
    t = late(ussr=["the_reformer", "glasnost"], us=["fidel"], influence={"angola": (1, 0)}, defcon=3)
    t.do("the_reformer", "event", "poland", "poland", "romania", "romania")
    t.do("fidel", "event_first", *place("canada", "canada"))
    t.do("glasnost", "event")
    assert (t.asked, t.vp, t.defcon) == ("ussr", -2, 4)
    assert t.options == ["place_influence", "realignment", "decline"]
    assert t.why_not("coup") == ("operation_not_granted", "7.4.3")
    t.do(*place("poland", "poland", "finland", "afghanistan"))
    assert [t.influence(c) for c in ("poland", "finland", "afghanistan")] == [(0, 4), (0, 1), (0, 1)]
    assert "glasnost" in t.removed


def test_90_glasnost_operations_can_be_realignments_and_are_modified() -> None:
    """Card 90, 7.4.3: under Red Scare/Purge three rolls; the event is the USSR's when the US uses the card (5.2)."""
    t = late(us=["glasnost"], side="us", effects=["reformer", "red_scare_ussr"], influence={"angola": (4, 0)})
    t.do("glasnost", "event_first")
    assert t.asked == "ussr"
    t.do("realignment", "angola", 1, 3, "angola", 2, 4, "angola", 1, 3)  # the US +1 for more influence
    assert t.influence("angola") == (1, 0)
    assert (t.asked, t.question, t.vp, t.military) == ("us", "which_operation", -2, (0, 0))


def test_90_glasnost_operations_may_be_declined() -> None:
    """Card 90, effect: the USSR may, it need not."""
    t = late(ussr=["glasnost"], effects=["reformer"])
    t.do("glasnost", "event", "decline")
    assert (t.question, t.influence("poland")) == ("choose_card", (0, 0))


# -- 91 Ortega Elected in Nicaragua ----------------------------------------------------------------


def test_91_ortega_frees_nicaragua_and_makes_a_coup_next_door() -> None:
    """Card 91, effect and notes; 6.3.2: 5 + 2 - 2 x 2 = 3; 8.2.2: no military operations."""
    influence = {"nicaragua": (2, 1), "honduras": (2, 0), "panama": (2, 0)}
    t = late(ussr=["ortega_elected_in_nicaragua"], influence=influence)
    t.do("ortega_elected_in_nicaragua", "event")
    assert t.influence("nicaragua") == (0, 1)
    assert t.options == ["coup", "decline"]
    t.do("coup")
    assert t.options == ["honduras"]
    assert t.why_not("panama") == ("not_in_event_area", "6.3.5")
    assert t.why_not("costa_rica") == ("no_enemy_influence", "6.3.1")
    t.do("honduras", 5)
    assert t.influence("honduras") == (0, 1)
    assert (t.military, t.defcon) == ((0, 0), 5)
    assert (t.removed, t.discards) == (["ortega_elected_in_nicaragua"], [])


def test_91_ortega_needs_us_influence_to_make_a_coup() -> None:
    """Card 91, notes; 6.3.1: no target, no coup; Nicaragua itself is none."""
    t = late(ussr=["ortega_elected_in_nicaragua"], influence={"nicaragua": (2, 0), "panama": (2, 0)})
    t.do("ortega_elected_in_nicaragua", "event")
    assert (t.question, t.influence("nicaragua")) == ("choose_card", (0, 0))
    assert t.removed == ["ortega_elected_in_nicaragua"]


def test_91_ortega_coup_may_be_declined() -> None:
    """Card 91, effect: the USSR may, it need not."""
    t = late(ussr=["ortega_elected_in_nicaragua"], influence={"costa_rica": (1, 0)})
    t.do("ortega_elected_in_nicaragua", "event", "decline")
    assert (t.question, t.influence("costa_rica")) == ("choose_card", (1, 0))


def test_91_ortega_coup_in_cuba_lowers_defcon() -> None:
    """Card 91, notes; 6.3.4: a battleground; 4 + 2 - 2 x 3 = 0 fails and DEFCON drops all the same."""
    t = late(ussr=["ortega_elected_in_nicaragua"], influence={"cuba": (3, 0)}, defcon=4)
    t.do("ortega_elected_in_nicaragua", "event", "coup", "cuba", 4)
    assert (t.influence("cuba"), t.defcon, t.military) == ((3, 0), 3, (0, 0))


@pytest.mark.parametrize(("side", "use", "winner"), [("ussr", "event", "us"), ("us", "event_first", "ussr")])
def test_91_ortega_coup_in_cuba_at_defcon_2_loses_for_the_phasing_player(side: str, use: str, winner: str) -> None:
    """Card 91, notes; 8.1.3: at the expense of whoever's round it is."""
    hands = {side: ["ortega_elected_in_nicaragua"]}
    t = late(**hands, side=side, influence={"cuba": (1, 0)}, defcon=2)
    t.do("ortega_elected_in_nicaragua", use, "coup", "cuba", 1)
    assert t.winner == winner


@pytest.mark.parametrize(("effect", "after"), [("brezhnev_doctrine", (0, 0)), ("red_scare_ussr", (2, 0))])
def test_91_ortega_coup_is_modified(effect: str, after: tuple[int, int]) -> None:
    """Card 91, 7.4.2: 3 + 3 - 4 = 2 with the Brezhnev Doctrine, 3 + 1 - 4 = 0 under Red Scare/Purge."""
    t = late(ussr=["ortega_elected_in_nicaragua"], effects=[effect], influence={"honduras": (2, 0)})
    t.do("ortega_elected_in_nicaragua", "event", "coup", "honduras", 3)
    assert t.influence("honduras") == after


# -- 92 Terrorism ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "victim"), [("ussr", "us"), ("us", "ussr")])
def test_92_terrorism_costs_the_opponent_a_card_at_random(side: str, victim: str) -> None:
    """Card 92, effect; 5.4: the card drawn is discarded and its event does not occur; not starred."""
    hands = {side: ["terrorism"], victim: ["duck_and_cover", "glasnost"]}
    t = late(**hands, side=side)
    t.do("terrorism", "event")
    assert t.asked == "nature"
    assert sorted(t.options) == ["duck_and_cover", "glasnost"]
    t.do("duck_and_cover")
    assert t.hand(victim) == ["glasnost"]
    assert (t.vp, t.defcon) == (0, 5)
    assert (t.removed, t.discards) == ([], ["duck_and_cover", "terrorism"])


def test_92_terrorism_can_hit_a_scoring_card() -> None:
    """Card 92, 5.4: a scoring card is lost without being scored."""
    t = late(ussr=["terrorism"], us=["asia_scoring"], influence={"japan": (4, 0)})
    t.do("terrorism", "event", "asia_scoring")
    assert (t.vp, t.discards) == (0, ["asia_scoring", "terrorism"])


def test_92_terrorism_costs_the_us_two_cards_after_the_hostage_crisis() -> None:
    """Card 92 with 82: once Iranian Hostage Crisis has been played the US loses two."""
    t = late(
        ussr=["iranian_hostage_crisis", "terrorism"], us=["containment", "duck_and_cover", "cia_created", "star_wars"]
    )
    t.do("iranian_hostage_crisis", "event", "containment", *place("canada", "canada", "canada"))
    t.do("terrorism", "event", "star_wars", "cia_created")
    assert t.hand("us") == ["duck_and_cover"]
    assert t.asked == "us"
    assert t.discards == ["cia_created", "containment", "star_wars", "terrorism"]


def test_92_terrorism_of_the_us_costs_the_ussr_one_card_in_any_case() -> None:
    """Card 92 with 82: the hostages count only against the US."""
    t = late(us=["terrorism"], ussr=["fidel", "allende"], side="us", effects=["hostages"])
    t.do("terrorism", "event", "fidel")
    assert (t.asked, t.hand("ussr")) == ("ussr", ["allende"])


@pytest.mark.parametrize("hand", [[], ["duck_and_cover"]])
def test_92_terrorism_takes_no_more_than_there_is(hand: list[str]) -> None:
    """Card 92, 9.5: fewer cards than two, all of them; the China Card is no card of the hand."""
    t = late(ussr=["terrorism"], us=hand, effects=["hostages"], passing="us")
    t.do("terrorism", "event", *hand)
    assert (t.hand("us"), t.asked, t.options) == ([], "us", ["china_card", "pass"])
    assert t.discards == sorted([*hand, "terrorism"])


def test_92_terrorism_does_not_reach_a_headline() -> None:
    """Card 92, 4.5 C: the US headline, still to be resolved, has left the hand."""
    t = late(phase="headline", us=["asia_scoring"], ussr=["terrorism"], influence={"japan": (4, 0)})
    t.headlines("asia_scoring", "terrorism")
    assert t.vp == 4  # presence 3, a battleground 1
    assert t.discards == ["asia_scoring", "terrorism"]


def test_92_terrorism_can_free_the_us_from_missile_envy() -> None:
    """Card 92 with 49: a Missile Envy that had to be used next is lost, and with it the duty."""
    t = late(ussr=["terrorism"], us=["missile_envy", "nato", "fidel"], effects=["missile_envy_due_us"])
    t.do("terrorism", "event", "missile_envy")
    assert (t.asked, t.options) == ("us", ["nato", "fidel"])
    assert t.effect("missile_envy_due_us") == 0


# -- 93 Iran-Contra Scandal ------------------------------------------------------------------------


def test_93_iran_contra_takes_one_off_every_realignment_die_of_the_us() -> None:
    """Card 93, effect: 5 - 1 against 2 + 1 removes 1; 4 - 1 against 1 + 1 removes 1 more."""
    t = late(ussr=["iran_contra_scandal"], us=["nuclear_subs"], influence={"iran": (0, 3)})
    t.do("iran_contra_scandal", "event")
    assert (t.removed, t.discards) == (["iran_contra_scandal"], [])
    t.do("nuclear_subs", "realignment", "iran", 5, 2)
    assert t.influence("iran") == (0, 2)
    t.do("iran", 4, 1)
    assert t.influence("iran") == (0, 1)


def test_93_iran_contra_counts_on_defence_too() -> None:
    """Card 93, notes: 3 + 1 - 1 against 5 costs the US 2 where the USSR is the one realigning."""
    t = late(ussr=["fidel"], effects=["iran_contra"], influence={"iran": (3, 0)})
    t.do("fidel", "realignment", "iran", 3, 5)
    assert t.influence("iran") == (1, 0)


def test_93_iran_contra_touches_no_coup() -> None:
    """Card 93, effect: realignments only; a US coup with 2 Ops, 4 + 2 - 4 = 2."""
    t = late(us=["nuclear_subs"], side="us", effects=["iran_contra"], influence={"iran": (0, 3)})
    t.do("nuclear_subs", "coup", "iran", 4)
    assert t.influence("iran") == (0, 1)


def test_93_iran_contra_ends_with_the_turn() -> None:
    """Card 93, duration; 5.2: in effect when the US used the card for Ops in the last round, gone in the next turn."""
    t = late(us=["iran_contra_scandal"], side="us", action_round=7)
    t.do("iran_contra_scandal", "event_first", "place_influence", "canada")
    assert t.effect("iran_contra") == 1
    t.do("canada")
    assert (t.state.turn, t.effect("iran_contra")) == (9, 0)


# -- 94 Chernobyl ----------------------------------------------------------------------------------

REGIONS = ["in_europe", "in_asia", "in_middle_east", "in_central_america", "in_south_america", "in_africa"]


@pytest.mark.parametrize(
    ("region", "barred"),
    [
        ("in_europe", ["east_germany", "france", "finland", "turkey"]),
        ("in_asia", ["north_korea", "vietnam", "afghanistan"]),
        ("in_middle_east", ["libya", "iran"]),
        ("in_central_america", ["cuba", "nicaragua"]),
        ("in_south_america", ["chile"]),
        ("in_africa", ["angola", "sudan"]),
    ],
)
def test_94_chernobyl_bars_placements_in_a_region(region: str, barred: list[str]) -> None:
    """Card 94, effect and notes: one of six regions; Europe and Asia with their subregions (2.1.2)."""
    everywhere = ["east_germany", "france", "vietnam", "libya", "iran", "cuba", "chile", "angola", "sudan", "turkey"]
    t = late(us=["chernobyl"], ussr=["fidel"], side="us", influence=dict.fromkeys(everywhere, (0, 1)))
    t.do("chernobyl", "event")
    assert (t.asked, about(t), t.options) == ("us", "chernobyl", REGIONS)
    t.do(region, "fidel", "place_influence")
    for country in barred:
        assert t.why_not(country) == ("placement_barred", "7.4.3")
    homes = ["finland", "north_korea", "afghanistan", "nicaragua"]
    assert {c for c in everywhere + homes if c not in t.options} == set(barred)
    assert (t.removed, t.discards) == (["chernobyl"], [])


@pytest.mark.parametrize(("region", "offered"), [("in_europe", False), ("in_africa", True)])
def test_94_chernobyl_may_leave_nowhere_to_place_influence(region: str, offered: bool) -> None:
    """Chernobyl (94), 6.1.2: what one Op could pay for is barred; the neighbours in Asia are too dear."""
    board = {"poland": (0, 1), "afghanistan": (2, 0), "north_korea": (3, 0)}
    t = late(us=["chernobyl"], ussr=["nasser"], side="us", influence=board)
    t.do("chernobyl", "event", region, "nasser")
    assert ("place_influence" in t.options) == offered
    if not offered:
        assert t.why_not("place_influence")[0] == "nowhere_to_place"


def test_94_chernobyl_does_not_bar_the_influence_of_a_coup() -> None:
    """Card 94, notes: 6 + 2 - 4 = 4 in Iran removes 1 and adds 3."""
    t = late(us=["chernobyl"], ussr=["fidel"], side="us", influence={"iran": (1, 0)})
    t.do("chernobyl", "event", "in_middle_east", "fidel", "coup", "iran", 6)
    assert t.influence("iran") == (0, 3)


def test_94_chernobyl_does_not_bar_realignments() -> None:
    """Card 94, notes: the USSR realigns in Iran."""
    t = late(us=["chernobyl"], ussr=["fidel"], side="us", influence={"iran": (1, 1)})
    t.do("chernobyl", "event", "in_middle_east", "fidel", "realignment", "iran", 1, 2)
    assert t.influence("iran") == (0, 1)


def test_94_chernobyl_does_not_bar_events() -> None:
    """Card 94, notes: influence that events add is not placed with Ops."""
    t = late(us=["chernobyl"], ussr=["the_reformer"], side="us")
    t.do("chernobyl", "event", "in_europe", "the_reformer", "event", "poland", "poland", "italy", "france")
    assert (t.influence("poland"), t.influence("italy"), t.influence("france")) == ((0, 2), (0, 1), (0, 1))


def test_94_chernobyl_bars_placements_with_ops_that_an_event_grants() -> None:
    """Card 94, 7.4.3: Glasnost (90) after The Reformer grants Ops, and they are under the ban."""
    t = late(us=["chernobyl"], ussr=["glasnost"], side="us", effects=["reformer"])
    t.do("chernobyl", "event", "in_europe", "glasnost", "event", "place_influence")
    assert sorted(t.options) == ["afghanistan", "north_korea"]


def test_94_chernobyl_leaves_the_us_alone() -> None:
    """Card 94, effect: only the USSR is barred."""
    t = late(us=["chernobyl", "nuclear_subs"], ussr=["fidel"], side="us")
    t.do("chernobyl", "event", "in_europe", "fidel", *place("north_korea", "north_korea"))
    t.do("nuclear_subs", *place("canada", "canada"))
    assert t.influence("canada") == (2, 0)


def test_94_chernobyl_played_by_the_ussr_bars_its_own_ops_if_the_event_comes_first() -> None:
    """Card 94, 5.2: the USSR chooses the order; the US chooses the region."""
    t = late(ussr=["chernobyl"])
    t.do("chernobyl", "event_first")
    assert t.asked == "us"
    t.do("in_europe", "place_influence")
    assert sorted(t.options) == ["afghanistan", "north_korea"]
    t = late(ussr=["chernobyl"])
    t.do("chernobyl", *place("poland", "poland", "poland"), "in_europe")
    assert (t.influence("poland"), t.removed) == ((0, 3), ["chernobyl"])


@pytest.mark.parametrize(("region", "is_open"), [("in_asia", False), ("in_europe", True)])
def test_94_chernobyl_in_asia_closes_the_civil_war_in_china(region: str, is_open: bool) -> None:
    """Card 94, 12.1: the space of the variant lies in Asia."""
    t = late(us=["chernobyl"], ussr=["fidel"], side="us", options={"chinese_civil_war": True})
    t.do("chernobyl", "event", region, "fidel", "place_influence")
    assert ("china" in t.options) == is_open


def test_94_chernobyl_ends_with_the_turn() -> None:
    """Card 94, duration: named in the last round, the region is open again in the next turn."""
    t = late(us=["chernobyl"], side="us", action_round=7)
    t.do("chernobyl", "event", "in_europe")
    assert (t.state.turn, t.effect("chernobyl")) == (9, 0)


# -- 95 Latin American Debt Crisis -----------------------------------------------------------------


def test_95_debt_crisis_is_paid_with_a_card_of_three_or_more() -> None:
    """Card 95, effect and notes; 5.3, 5.4: a dearer card will do, its event does not occur; nothing is starred."""
    t = late(
        ussr=["latin_american_debt_crisis"],
        us=["duck_and_cover", "cia_created", "star_wars", "nato"],
        influence={"chile": (0, 2)},
    )
    t.do("latin_american_debt_crisis", "event")
    assert (t.asked, sorted(t.options)) == ("us", ["decline", "duck_and_cover", "nato"])
    assert t.why_not("star_wars") == ("worth_too_little", "7.4.2")
    t.do("duck_and_cover")
    assert (t.question, t.influence("chile"), t.vp, t.defcon) == ("choose_card", (0, 2), 0, 5)
    assert t.hand("us") == ["cia_created", "nato", "star_wars"]
    assert (t.removed, t.discards) == ([], ["duck_and_cover", "latin_american_debt_crisis"])


def test_95_debt_crisis_unpaid_doubles_soviet_influence_in_two_countries() -> None:
    """Card 95, effect: the US may refuse though it could pay; the USSR doubles in two South American countries."""
    influence = {"chile": (0, 2), "brazil": (1, 3), "peru": (0, 1), "cuba": (0, 3), "argentina": (2, 0)}
    t = late(ussr=["latin_american_debt_crisis"], us=["duck_and_cover"], influence=influence)
    t.do("latin_american_debt_crisis", "event", "decline")
    assert (t.asked, about(t)) == ("ussr", "latin_american_debt_crisis")
    assert sorted(t.options) == ["brazil", "chile", "peru", "stop"]
    assert t.why_not("cuba") == ("not_among", "7.1")
    assert t.why_not("argentina") == ("nothing_there", "7.1")
    t.do("brazil")
    assert "brazil" not in t.options
    t.do("chile")
    assert [t.influence(c) for c in ("brazil", "chile", "peru")] == [(1, 6), (0, 4), (0, 1)]
    assert (t.asked, t.discards) == ("us", ["latin_american_debt_crisis"])


def test_95_debt_crisis_says_that_a_country_was_doubled_already() -> None:
    """Card 95, effect: two different countries; that is the reason against the first one, which is not empty."""
    t = late(ussr=["latin_american_debt_crisis"], influence={"chile": (0, 2), "peru": (0, 1)})
    t.do("latin_american_debt_crisis", "event", "decline", "chile")
    assert t.why_not("chile") == ("chosen_already", "7.1")


@pytest.mark.parametrize("answers", [[], ["stop"], ["chile", "stop"]])
def test_95_debt_crisis_doubles_in_up_to_two_countries(answers: list[str]) -> None:
    """Card 95, effect: up to two; without Soviet influence in South America nothing is asked."""
    influence = {"chile": (0, 2), "peru": (0, 1)} if answers else {}
    t = late(ussr=["latin_american_debt_crisis"], influence=influence)
    t.do("latin_american_debt_crisis", "event", "decline", *answers)
    assert t.question == "choose_card"
    assert t.influence("peru") == influence.get("peru", (0, 0))
    assert t.influence("chile") == ((0, 4) if "chile" in answers else influence.get("chile", (0, 0)))


@pytest.mark.parametrize(("effect", "worthy"), [("containment", ["star_wars", "nato"]), ("red_scare_us", ["nato"])])
def test_95_debt_crisis_counts_ops_after_modifiers(effect: str, worthy: list[str]) -> None:
    """Card 95, notes; 7.4.2: Containment makes a 2 worth 3, Red Scare/Purge makes a 3 worth 2."""
    hand = ["star_wars", "nato"] if effect == "containment" else ["duck_and_cover", "nato"]
    t = late(ussr=["latin_american_debt_crisis"], us=hand, effects=[effect])
    t.do("latin_american_debt_crisis", "event")
    assert t.options == [*worthy, "decline"]


def test_95_debt_crisis_is_not_paid_with_the_china_card() -> None:
    """Card 95, notes; 9.5: the China Card is never discarded; the headline or played card is out of hand as well."""
    t = late(us=["latin_american_debt_crisis", "cia_created"], side="us", passing="us", influence={"peru": (0, 1)})
    t.do("latin_american_debt_crisis", "event_first")
    assert (t.asked, t.options) == ("us", ["decline"])
    t.do("decline", "peru")
    assert (t.influence("peru"), t.asked, t.question) == ((0, 2), "us", "which_operation")


# -- 96 Tear Down this Wall ------------------------------------------------------------------------


def test_96_tear_down_this_wall_adds_three_in_east_germany() -> None:
    """Card 96, effect and notes: the operation that follows is optional."""
    t = late(us=["tear_down_this_wall"], side="us", influence={"east_germany": (0, 3)})
    t.do("tear_down_this_wall", "event")
    assert t.influence("east_germany") == (3, 3)
    assert t.options == ["coup", "realignment", "decline"]
    assert t.why_not("place_influence") == ("operation_not_granted", "7.4.3")
    t.do("decline")
    assert (t.asked, t.influence("east_germany"), t.defcon) == ("ussr", (3, 3), 5)
    assert (t.removed, t.discards) == (["tear_down_this_wall"], [])


def test_96_tear_down_this_wall_coup_ignores_the_defcon_ban_on_europe() -> None:
    """Card 96, notes; 6.3.5, 6.3.4, 8.2.2: 6 + 3 - 2 x 3 = 3 at DEFCON 4; DEFCON drops; no military operations."""
    t = late(us=["tear_down_this_wall"], side="us", defcon=4, influence={"east_germany": (0, 3), "iran": (0, 2)})
    t.do("tear_down_this_wall", "event", "coup")
    assert t.options == ["east_germany"]
    assert t.why_not("iran") == ("not_in_event_area", "6.3.5")
    t.do("east_germany", 6)
    assert (t.influence("east_germany"), t.defcon, t.military) == ((3, 0), 3, (0, 0))


def test_96_tear_down_this_wall_coup_outside_battlegrounds_leaves_defcon() -> None:
    """Card 96, 6.3.5: 4 + 3 - 2 x 3 = 1 in Bulgaria at DEFCON 2."""
    t = late(us=["tear_down_this_wall"], side="us", defcon=2, influence={"bulgaria": (0, 3)})
    t.do("tear_down_this_wall", "event", "coup", "bulgaria", 4)
    assert (t.influence("bulgaria"), t.defcon, t.winner) == ((0, 2), 2, "")


def test_96_tear_down_this_wall_makes_three_realignments_at_any_defcon() -> None:
    """Card 96, effect and notes: three rolls in Europe at DEFCON 2; East Germany, US-held, helps next door (6.2.2)."""
    t = late(us=["tear_down_this_wall"], side="us", defcon=2, influence={"poland": (0, 4), "bulgaria": (0, 1)})
    t.do("tear_down_this_wall", "event", "realignment")
    assert sorted(t.options) == ["bulgaria", "poland"]
    t.do("poland", 5, 3)  # the US +1 for East Germany; the USSR +1 at its border, +1 for more influence
    assert t.influence("poland") == (0, 3)
    t.do("poland", 5, 2, "bulgaria", 2, 2)
    assert (t.influence("poland"), t.influence("bulgaria")) == ((0, 1), (0, 1))
    assert (t.asked, t.military, t.defcon) == ("ussr", (0, 0), 2)


def test_96_tear_down_this_wall_with_no_target_in_europe_only_adds() -> None:
    """Card 96, 6.3.1, 6.2.1: nothing of the USSR in Europe, nothing is asked."""
    t = late(us=["tear_down_this_wall"], side="us", influence={"iran": (0, 2)})
    t.do("tear_down_this_wall", "event")
    assert (t.asked, t.influence("east_germany")) == ("ussr", (3, 0))


@pytest.mark.parametrize(("side", "use", "winner"), [("us", "event", "ussr"), ("ussr", "event_first", "us")])
def test_96_tear_down_this_wall_coup_in_a_battleground_at_defcon_2(side: str, use: str, winner: str) -> None:
    """Card 96, notes; 8.1.3: the phasing player loses, though it is the US that makes the coup."""
    hands = {side: ["tear_down_this_wall"]}
    t = late(**hands, side=side, defcon=2, influence={"poland": (0, 3)})
    t.do("tear_down_this_wall", use, "coup", "poland", 1)
    assert t.winner == winner


def test_96_tear_down_this_wall_coup_is_fatal_in_the_cuban_missile_crisis() -> None:
    """Card 96 with 40: a coup granted by an event counts; the US loses, though the USSR is phasing."""
    t = late(ussr=["tear_down_this_wall"], effects=["crisis_us"], influence={"bulgaria": (0, 3)})
    t.do("tear_down_this_wall", "event_first", "coup", "bulgaria")
    assert t.winner == "ussr"


def test_96_tear_down_this_wall_operation_is_modified() -> None:
    """Card 96, 7.4.2: 3 + 4 - 2 x 3 = 1 with Containment."""
    t = late(us=["tear_down_this_wall"], side="us", effects=["containment"], influence={"bulgaria": (0, 3)})
    t.do("tear_down_this_wall", "event", "coup", "bulgaria", 3)
    assert t.influence("bulgaria") == (0, 2)


def test_96_tear_down_this_wall_puts_west_germany_back_under_nato() -> None:
    """Card 96, interactions; cards 55 and 21: with Willy Brandt the USSR may coup West Germany, without it not."""
    position = {"influence": {"west_germany": (4, 0), "iran": (1, 0)}, "effects": ["nato", "brandt"]}
    t = late(ussr=["fidel"], **position)
    t.do("fidel", "coup")
    assert sorted(t.options) == ["iran", "west_germany"]
    t = late(us=["tear_down_this_wall"], ussr=["fidel"], side="us", **position)
    t.do("tear_down_this_wall", "event", "fidel")
    assert t.effect("brandt") == 0
    t.do("coup")
    assert t.options == ["iran"]
    assert t.why_not("west_germany") == ("protected_by_nato", "7.3")


def test_96_tear_down_this_wall_prevents_willy_brandt() -> None:
    """Card 96, interactions; 5.2: Willy Brandt (55) cannot occur any more; its Ops remain (7.5)."""
    t = late(us=["tear_down_this_wall"], ussr=["willy_brandt"], side="us")
    t.do("tear_down_this_wall", "event", "willy_brandt")
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = late(us=["willy_brandt"], side="us", effects=["wall_down"])
    t.do("willy_brandt", "event_first", *place("canada", "canada"))
    assert (t.vp, t.influence("west_germany"), t.discards) == (0, (0, 0), ["willy_brandt"])


# -- 97 "An Evil Empire" ---------------------------------------------------------------------------


def test_97_evil_empire_cancels_flower_power() -> None:
    """Card 97, effect: 1 VP; a war card that the US plays next (59) pays the USSR nothing."""
    t = late(us=["an_evil_empire", "korean_war"], side="us", effects=["flowers"])
    t.do("an_evil_empire", "event")
    assert (t.vp, t.effect("flowers")) == (1, 0)
    assert (t.removed, t.discards) == (["an_evil_empire"], [])
    t.do("pass", "korean_war", *place("canada", "canada"), 1)
    assert t.vp == 1


def test_97_evil_empire_prevents_flower_power() -> None:
    """Card 97, effect; 5.2: Flower Power (59) cannot occur, neither for the USSR nor when the US uses its Ops."""
    t = late(us=["an_evil_empire"], ussr=["flower_power"], side="us")
    t.do("an_evil_empire", "event", "flower_power")
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = late(us=["flower_power"], side="us", effects=["evil_empire"])
    t.do("flower_power", "event_first", *place("canada", "canada", "canada", "canada"))
    assert (t.effect("flowers"), t.discards, t.removed) == (0, ["flower_power"], [])


def test_97_evil_empire_occurs_when_the_ussr_uses_its_ops() -> None:
    """Card 97, 5.2: the US gains its point, Flower Power ends."""
    t = late(ussr=["an_evil_empire"], effects=["flowers"])
    t.do("an_evil_empire", *place("poland", "poland", "poland"))
    assert (t.vp, t.effect("flowers"), t.removed) == (1, 0, ["an_evil_empire"])


# -- 98 Aldrich Ames Remix -------------------------------------------------------------------------


def test_98_aldrich_ames_opens_the_us_hand_and_costs_a_card() -> None:
    """Card 98, effect; 5.4: the USSR sees the hand and discards a card of its choice, whose event does not occur."""
    t = late(ussr=["aldrich_ames_remix"], us=["duck_and_cover", "cia_created", "nato"])
    assert seen_by_ussr(t) == []
    t.do("aldrich_ames_remix", "event")
    assert "hand_shown" in t.notes()
    assert (t.asked, about(t)) == ("ussr", "aldrich_ames_remix")
    assert sorted(t.options) == ["cia_created", "duck_and_cover", "nato"]
    assert t.why_not("containment") == ("not_in_hand", "5.1")
    t.do("duck_and_cover")
    assert (t.vp, t.defcon) == (0, 5)
    assert t.hand("us") == seen_by_ussr(t) == ["cia_created", "nato"]
    assert (t.removed, t.discards) == (["aldrich_ames_remix"], ["duck_and_cover"])


def test_98_aldrich_ames_may_take_a_scoring_card() -> None:
    """Card 98, notes; 5.4: scoring cards may be chosen and are not scored."""
    t = late(ussr=["aldrich_ames_remix"], us=["asia_scoring", "nato"], influence={"japan": (4, 0)})
    t.do("aldrich_ames_remix", "event", "asia_scoring")
    assert (t.vp, t.hand("us"), t.discards) == (0, ["nato"], ["asia_scoring"])


def test_98_aldrich_ames_keeps_the_hand_open_for_the_rest_of_the_turn() -> None:
    """Card 98, notes: cards gained later in the turn, here by Ask Not (77), are open too."""
    hand = ["ask_not_what_your_country", "nato", "cia_created", "containment"]
    t = late(ussr=["aldrich_ames_remix"], us=hand)
    t.do("aldrich_ames_remix", "event", "containment")
    t.do("ask_not_what_your_country", "event", "nato", "stop", "star_wars")
    assert t.hand("us") == seen_by_ussr(t) == ["cia_created", "star_wars"]


def test_98_aldrich_ames_no_longer_opens_cards_of_the_next_turn() -> None:
    """Card 98, duration: what is drawn in the next turn is hidden; what was held over, however gained, was seen."""
    hand = ["aldrich_ames_remix", "ask_not_what_your_country", "nato", "cia_created", "fidel"]
    t = late(us=hand, side="us", action_round=6)
    t.do("aldrich_ames_remix", *place("canada", "canada", "canada"), "nato", "pass")
    t.do("ask_not_what_your_country", "event", "cia_created", "stop", "star_wars")
    assert (t.state.turn, t.effect("open_hand")) == (9, 0)
    while t.asked == "nature":
        t.do(t.options[0])
    assert len(t.hand("us")) == 9
    assert seen_by_ussr(t) == ["fidel", "star_wars"]


def test_98_aldrich_ames_finds_an_empty_hand() -> None:
    """Card 98, notes: nothing to discard; the event has occurred."""
    t = late(us=["aldrich_ames_remix"], side="us")
    t.do("aldrich_ames_remix", "event_first")
    assert (t.asked, t.question, t.effect("open_hand")) == ("us", "which_operation", 1)
    t.do(*place("canada", "canada", "canada"))
    assert (t.removed, t.discards) == (["aldrich_ames_remix"], [])


# -- 99 Pershing II Deployed -----------------------------------------------------------------------


def test_99_pershing_takes_one_influence_in_three_western_countries() -> None:
    """Card 99, effect: 1 VP for the USSR; one each in three countries; Austria and Finland are western too (2.1.1)."""
    influence = {"france": (3, 1), "italy": (1, 0), "austria": (2, 0), "finland": (1, 0), "poland": (2, 0)}
    t = late(ussr=["pershing_ii_deployed"], influence=influence)
    t.do("pershing_ii_deployed", "event")
    assert (t.vp, t.asked) == (-1, "ussr")
    assert sorted(t.options) == ["austria", "finland", "france", "italy"]
    assert t.why_not("poland") == ("not_among", "7.1")
    assert t.why_not("turkey") == ("nothing_there", "7.1")
    t.do("france")
    assert t.why_not("france") == ("chosen_already", "7.1")
    t.do("italy", "austria")
    assert [t.influence(c) for c in influence] == [(2, 1), (0, 0), (1, 0), (1, 0), (2, 0)]
    assert t.question == "choose_card"
    assert (t.removed, t.discards) == (["pershing_ii_deployed"], [])


@pytest.mark.parametrize("countries", [[], ["france"], ["france", "italy"]])
def test_99_pershing_takes_what_is_there(countries: list[str]) -> None:
    """Card 99, effect: up to three, as many as there are; the USSR chooses in a US round too (5.2)."""
    t = late(us=["pershing_ii_deployed"], side="us", influence=dict.fromkeys(countries, (3, 0)))
    t.do("pershing_ii_deployed", "event_first", *countries)
    assert (t.asked, t.question, t.vp) == ("us", "which_operation", -1)
    assert [t.influence(c) for c in countries] == [(2, 0)] * len(countries)


# -- 100 Wargames ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "before", "after", "winner"),
    [
        ("us", 10, 4, "us"),
        ("us", 7, 1, "us"),
        ("us", 6, 0, "nobody"),
        ("us", 5, -1, "ussr"),
        ("us", -14, -20, "ussr"),
        ("ussr", -10, -4, "ussr"),
        ("ussr", -6, 0, "nobody"),
        ("ussr", -5, 1, "us"),
        ("ussr", 14, 20, "us"),
    ],
)
def test_100_wargames_gives_six_points_and_ends_the_game(side: str, before: int, after: int, winner: str) -> None:
    """Card 100, effect and notes: the side ahead wins, no final scoring, zero is a draw, 20 win for the opponent."""
    hands = {side: ["wargames"]}
    soviet_africa = {"angola": (0, 1), "zaire": (0, 1), "sudan": (0, 1)}
    t = late(**hands, side=side, defcon=2, vp=before, influence=soviet_africa)
    t.do("wargames", "event")
    assert (t.asked, t.options) == (side, ["end_the_game", "go_on"])
    t.do("end_the_game")
    assert (t.winner, t.vp) == (winner, after)


def test_100_wargames_declined_is_used_up() -> None:
    """Card 100, notes: the player may decline; nobody gains, the card is removed."""
    t = late(us=["wargames"], side="us", defcon=2, vp=10)
    t.do("wargames", "event", "go_on")
    assert (t.winner, t.vp, t.asked) == ("", 10, "ussr")
    assert (t.removed, t.discards) == (["wargames"], [])


@pytest.mark.parametrize("defcon", [3, 4, 5])
def test_100_wargames_needs_defcon_2(defcon: int) -> None:
    """Card 100, notes; 5.2: above that it is no event in a round; as a headline it does not occur and is discarded."""
    t = late(us=["wargames"], side="us", defcon=defcon)
    t.do("wargames")
    assert t.why_not("event") == ("event_cannot", "5.2")
    t.do(*place("canada", "canada", "canada", "canada"))
    assert (t.removed, t.discards) == ([], ["wargames"])
    t = late(phase="headline", us=["wargames"], ussr=["fidel"], defcon=defcon)
    t.headlines("wargames", "fidel")
    assert (t.winner, t.discards, t.removed) == ("", ["wargames"], ["fidel"])


def test_100_wargames_as_a_headline_goes_by_the_defcon_of_its_moment() -> None:
    """Card 100, 4.5 C, 5.2: KAL-007 (4 Ops too, the US first) brings DEFCON to 2; -10 + 2 + 6 leaves the USSR ahead."""
    t = late(phase="headline", us=["soviets_shoot_down_kal_007"], ussr=["wargames"], defcon=3, vp=-10)
    t.headlines("soviets_shoot_down_kal_007", "wargames")
    assert (t.asked, t.defcon, t.vp) == ("ussr", 2, -8)
    t.do("end_the_game")
    assert (t.winner, t.vp) == ("ussr", -2)


@pytest.mark.parametrize(
    ("side", "before", "after", "winner"),
    [("us", 19, 13, "ussr"), ("us", 6, 0, "ussr"), ("ussr", 13, 19, "ussr"), ("ussr", 14, 20, "us")],
)
def test_100_wargames_in_the_late_war_scenario(side: str, before: int, after: int, winner: str) -> None:
    """Card 100, notes; Late War scenario, victory: the US needs 20 points, otherwise the USSR wins."""
    hands = {side: ["wargames"]}
    t = late(**hands, side=side, scenario="late-war", defcon=2, vp=before)
    t.do("wargames", "event", "end_the_game")
    assert (t.winner, t.vp) == (winner, after)


# -- 101 Solidarity --------------------------------------------------------------------------------


def test_101_solidarity_follows_john_paul() -> None:
    """Card 101, effect: after John Paul II (68), which takes 2 Soviet and adds 1, the US adds 3 more in Poland."""
    t = late(us=["john_paul_ii_elected_pope", "solidarity"], side="us", influence={"poland": (0, 4)})
    t.do("john_paul_ii_elected_pope", "event", "pass", "solidarity", "event")
    assert t.influence("poland") == (4, 2)
    assert (t.removed, t.discards) == (["john_paul_ii_elected_pope", "solidarity"], [])


def test_101_solidarity_cannot_occur_before_john_paul() -> None:
    """Card 101, condition; 5.2: no event for the US; used for Ops by the USSR it is discarded, not removed."""
    t = late(us=["solidarity"], side="us")
    t.do("solidarity")
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = late(ussr=["solidarity"])
    t.do("solidarity", "event_first", *place("poland", "poland"))
    assert (t.influence("poland"), t.removed, t.discards) == ((0, 2), [], ["solidarity"])


def test_101_solidarity_occurs_when_the_ussr_uses_its_ops() -> None:
    """Card 101, 5.2: after John Paul II the US gains its influence in a Soviet round."""
    t = late(ussr=["solidarity"], effects=["john_paul"])
    t.do("solidarity", *place("poland", "poland"))
    assert (t.influence("poland"), t.removed) == ((3, 2), ["solidarity"])


# -- 102 Iran-Iraq War -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "target", "before", "after", "vp", "military"),
    [
        ("us", "iran", (1, 3), (4, 0), 2, (2, 0)),
        ("us", "iraq", (0, 1), (1, 0), 2, (2, 0)),
        ("ussr", "iraq", (2, 0), (0, 2), -2, (0, 2)),
        ("ussr", "iran", (0, 0), (0, 0), -2, (0, 2)),
    ],
)
def test_102_iran_iraq_war_is_won_on_four(
    side: str, target: str, before: tuple[int, int], after: tuple[int, int], vp: int, military: tuple[int, int]
) -> None:
    """Card 102, effect; 7.6: 2 VP and the opponent's influence is replaced, if any; DEFCON does not move."""
    hands = {side: ["iran_iraq_war"]}
    t = late(**hands, side=side, influence={target: before})
    t.do("iran_iraq_war", "event")
    assert (t.asked, sorted(t.options)) == (side, ["iran", "iraq"])
    t.do(target, 4)
    assert (t.influence(target), t.vp, t.military, t.defcon) == (after, vp, military, 5)
    assert (t.removed, t.discards) == (["iran_iraq_war"], [])


def test_102_iran_iraq_war_lost_still_counts_as_military_operations() -> None:
    """Card 102, effect; 8.2.3: a 3 loses; 2 military operations in any case; the card is removed."""
    t = late(us=["iran_iraq_war"], side="us", influence={"iran": (1, 3)})
    t.do("iran_iraq_war", "event", "iran", 3)
    assert (t.influence("iran"), t.vp, t.military) == ((1, 3), 0, (2, 0))
    assert t.removed == ["iran_iraq_war"]


@pytest.mark.parametrize(
    ("target", "held", "needed"),
    [
        ("iran", [], 4),
        ("iran", ["iran"], 4),
        ("iran", ["iraq"], 5),
        ("iran", ["afghanistan"], 5),
        ("iran", ["pakistan", "iraq"], 6),
        ("iran", ["saudi_arabia", "gulf_states"], 4),
        ("iraq", ["iran"], 5),
        ("iraq", ["jordan"], 5),
        ("iraq", ["gulf_states", "saudi_arabia"], 6),
        ("iraq", ["pakistan", "afghanistan"], 4),
    ],
)
def test_102_iran_iraq_war_is_harder_with_hostile_neighbours(target: str, held: list[str], needed: int) -> None:
    """Card 102, effect: -1 for each neighbour the opponent controls; the target itself and others do not count."""
    for die, won in ((needed - 1, False), (needed, True)):
        t = late(us=["iran_iraq_war"], side="us", influence=dict.fromkeys(held, (0, 3)))
        t.do("iran_iraq_war", "event", target, die)
        assert t.vp == (2 if won else 0)


def test_102_iran_iraq_war_among_three_hostile_neighbours_cannot_be_won() -> None:
    """Card 102, effect: 6 - 3 is too little."""
    neighbours = dict.fromkeys(["iraq", "afghanistan", "pakistan"], (3, 0))
    t = late(ussr=["iran_iraq_war"], influence=neighbours)
    t.do("iran_iraq_war", "event", "iran", 6)
    assert (t.vp, t.military) == (0, (0, 2))


@pytest.mark.parametrize(
    ("side", "answers", "vp"),
    [
        ("us", ["event", "iran", 4], 0),  # 2 for the war, 2 for the flowers
        ("us", ["event", "iran", 3], -2),
        ("us", ["place_influence", "canada", "canada"], -2),
        ("us", ["space_race", 6], 0),
        ("ussr", ["event", "iran", 4], -2),
        ("ussr", ["place_influence", "poland", "poland"], 0),
    ],
)
def test_102_iran_iraq_war_under_flower_power(side: str, answers: list[str | int], vp: int) -> None:
    """Card 102 with 59: the USSR gains 2 when the US plays a war card, but not for one in the space race."""
    hands = {side: ["iran_iraq_war"]}
    t = late(**hands, side=side, effects=["flowers"])
    t.do("iran_iraq_war", *answers)
    assert t.vp == vp
