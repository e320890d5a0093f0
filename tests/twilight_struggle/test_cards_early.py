"""The cards of the Early War (1 to 35, and 103), in card order: events, conditions, limits, interactions.

Influence is written (US, USSR); victory points above zero are the US's. The China Card lies with the USSR unless said
otherwise; as nobody has to play it, it keeps a turn from running on when both hands are empty.
"""

from typing import Any

import pytest
from tabletop import Table, new_game, table

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.twilight_struggle.deck import NAME

Influence = dict[str, tuple[int, int]]

ASIAN_BATTLEGROUNDS = {"japan": 4, "south_korea": 3, "north_korea": 3, "india": 3, "pakistan": 2, "thailand": 2}
EUROPEAN_BATTLEGROUNDS = {"france": 3, "italy": 2, "west_germany": 4, "east_germany": 3, "poland": 3}
MIDDLE_EASTERN_BATTLEGROUNDS = {"egypt": 2, "iran": 2, "iraq": 3, "israel": 4, "libya": 2, "saudi_arabia": 3}

EASTERN_EUROPE = [
    "finland", "austria", "east_germany", "poland", "czechoslovakia", "hungary", "yugoslavia", "romania", "bulgaria",
]  # fmt: skip
WESTERN_EUROPE = [
    "canada", "united_kingdom", "norway", "sweden", "denmark", "finland", "benelux", "west_germany", "france",
    "spain_portugal", "italy", "greece", "turkey", "austria",
]  # fmt: skip
SOUTHEAST_ASIA = ["burma", "laos_cambodia", "thailand", "vietnam", "malaysia", "indonesia", "philippines"]


def held_by_us(stability: dict[str, int]) -> Influence:
    return {country: (n, 0) for country, n in stability.items()}


def held_by_ussr(stability: dict[str, int]) -> Influence:
    return {country: (0, n) for country, n in stability.items()}


def round_of(side: str, *hand: str, **position: Any) -> Table:
    """An action round of that side, with these cards in its hand."""
    hands: dict[str, Any] = {side: hand}
    return table(side=side, **hands, **position)


def china(t: Table) -> tuple[str, str]:
    """Who has the China Card, and how it lies."""
    return {US: "us", USSR: "ussr"}[t.state.passing], "up" if t.state.passing_up else "down"


def worth(t: Table) -> int:
    """What the card is worth that is being played."""
    assert t.question == "how_to_play"
    return int(t.match.question.about[1])


def seen_by_us(t: Table) -> list[str]:
    """The cards of the Soviet hand that the US has seen."""
    return sorted(t.match.view(t.state.seats[US])["seen"])


EVENT_CANNOT_OCCUR = ("event_cannot", "5.2")


# -- 1 Asia Scoring --------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize(
    ("influence", "vp"),
    [
        pytest.param({"japan": (3, 0), "india": (0, 2)}, 0, id="no presence without control"),
        pytest.param({"australia": (4, 0)}, 3, id="presence"),
        pytest.param({"japan": (4, 0), "south_korea": (3, 0)}, 3 + 2, id="no domination without a non-battleground"),
        pytest.param({"australia": (4, 0), "taiwan": (3, 0)}, 3, id="no domination without a battleground"),
        pytest.param(
            {"japan": (4, 0), "taiwan": (3, 0), "north_korea": (0, 3)},
            (3 + 1) - (3 + 1),
            id="no domination with as many battlegrounds as the enemy",
        ),
        pytest.param(
            {"japan": (4, 0), "south_korea": (3, 0), "north_korea": (0, 3), "vietnam": (0, 1)},
            (3 + 2) - (3 + 1),
            id="no domination with as many countries as the enemy",
        ),
        pytest.param(
            {"japan": (4, 0), "south_korea": (3, 0), "australia": (4, 0), "north_korea": (0, 3)},
            (7 + 2) - (3 + 1),
            id="domination",
        ),
        pytest.param({"thailand": (0, 2), "vietnam": (0, 1)}, -(7 + 1), id="Southeast Asia belongs to Asia"),
        pytest.param(
            {"afghanistan": (2, 0), "north_korea": (3, 0), "japan": (0, 4)},
            (3 + 1 + 2) - (3 + 1 + 1),
            id="countries next to the enemy superpower",
        ),
        pytest.param(held_by_us(ASIAN_BATTLEGROUNDS), 9 + 6 + 1, id="US control, North Korea next to the USSR"),
        pytest.param(held_by_ussr(ASIAN_BATTLEGROUNDS), -(9 + 6 + 1), id="Soviet control, Japan next to the USA"),
        pytest.param(
            held_by_us(ASIAN_BATTLEGROUNDS)
            | {"burma": (0, 2), "laos_cambodia": (0, 1), "vietnam": (0, 1)}
            | {"malaysia": (0, 2), "indonesia": (0, 1), "philippines": (0, 2)},
            (3 + 6 + 1) - 3,
            id="no control with as many countries as the enemy",
        ),
    ],
)
def test_1_asia_scoring(influence: Influence, vp: int, side: str) -> None:
    """Asia Scoring (1): presence 3, domination 7, control 9 and the bonuses, whoever plays it; 10.1.1, 10.1.2."""
    t = round_of(side, "asia_scoring", influence=influence)
    t.do("asia_scoring", "event")
    assert t.vp == vp
    assert t.discards == ["asia_scoring"]


def test_1_asia_scoring_can_only_be_an_event() -> None:
    """Asia Scoring (1): scoring cards have no Ops; 2.2.1."""
    t = round_of("ussr", "asia_scoring", influence={"iran": (1, 0)})
    t.do("asia_scoring")
    assert t.options == ["event"]
    assert t.why_not("coup") == ("scoring_has_no_ops", "2.2.1")


def test_1_asia_scoring_must_be_played_in_its_turn() -> None:
    """Asia Scoring (1), note: not held over; with as many scoring cards as rounds left, one is compulsory; 10.1.5."""
    assert round_of("ussr", "asia_scoring", "fidel", action_round=5).options == ["asia_scoring", "fidel", "china_card"]
    t = round_of("ussr", "asia_scoring", "fidel", action_round=6)
    assert t.options == ["asia_scoring"]
    assert t.why_not("fidel") == ("must_play_scoring", "10.1.5")


def test_1_two_scoring_cards_must_begin_two_rounds_before_the_end() -> None:
    """Asia Scoring (1), note: two scoring cards and two rounds left; 10.1.5."""
    t = round_of("us", "asia_scoring", "europe_scoring", "fidel", action_round=5)
    assert t.options == ["asia_scoring", "europe_scoring"]


@pytest.mark.parametrize(("effects", "vp"), [([], 3), (["formosan"], 7 + 1)])
def test_1_asia_scoring_counts_taiwan_under_formosan_resolution(effects: list[str], vp: int) -> None:
    """Asia Scoring (1), Formosan Resolution (35): US-controlled Taiwan is a battleground; 7.3."""
    t = round_of("ussr", "asia_scoring", effects=effects, influence={"taiwan": (3, 0), "australia": (4, 0)})
    t.do("asia_scoring", "event")
    assert t.vp == vp


def test_1_asia_scoring_under_shuttle_diplomacy_leaves_japan_out() -> None:
    """Asia Scoring (1), Shuttle Diplomacy (73): without Japan the USSR has 7 + 1, not 7 + 2 + 1; the card is spent."""
    t = table(
        us=["shuttle_diplomacy"],
        ussr=["asia_scoring"],
        side="us",
        turn=4,
        influence={"japan": (0, 4), "north_korea": (0, 3), "afghanistan": (0, 2)},
    )
    t.do("shuttle_diplomacy", "event")
    assert t.discards == []
    t.do("asia_scoring", "event")
    assert t.vp == -(7 + 1)
    assert t.effect("shuttle") == 0
    assert t.discards == ["asia_scoring", "shuttle_diplomacy"]


def test_1_asia_scoring_wins_only_with_the_difference() -> None:
    """Asia Scoring (1): both totals first, then the marker moves by the difference; 10.2.3, 10.3.1."""
    influence = {"japan": (4, 0), "south_korea": (3, 0), "australia": (4, 0), "north_korea": (0, 3)}  # 9 against 4
    t = round_of("us", "asia_scoring", vp=14, influence=influence)
    t.do("asia_scoring", "event")
    assert (t.vp, t.winner) == (19, "")
    t = round_of("us", "asia_scoring", vp=15, influence=influence)
    t.do("asia_scoring", "event")
    assert (t.vp, t.winner) == (20, "us")


# -- 2 Europe Scoring ------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize(
    ("influence", "vp"),
    [
        pytest.param({"spain_portugal": (2, 0), "greece": (0, 2)}, 3 - 3, id="presence of both"),
        pytest.param(
            {"france": (3, 0), "italy": (4, 0), "west_germany": (4, 0), "united_kingdom": (5, 0)}
            | {"poland": (0, 4), "east_germany": (0, 4)},
            (7 + 3) - (3 + 2),
            id="US domination, as in the rulebook's game",
        ),
        pytest.param({"east_germany": (0, 3), "bulgaria": (0, 3)}, -(7 + 1), id="Soviet domination"),
        pytest.param(
            {"finland": (4, 0), "poland": (3, 0), "romania": (3, 0), "canada": (0, 4)},
            (7 + 1 + 3) - (3 + 1),
            id="countries next to the enemy superpower",
        ),
        pytest.param(
            held_by_us(EUROPEAN_BATTLEGROUNDS)
            | {"spain_portugal": (0, 2), "greece": (0, 2), "turkey": (0, 2), "bulgaria": (0, 3), "hungary": (0, 3)},
            (3 + 5 + 1) - 3,
            id="all battlegrounds, but no more countries than the enemy",
        ),
    ],
)
def test_2_europe_scoring(influence: Influence, vp: int, side: str) -> None:
    """Europe Scoring (2): presence 3, domination 7 and the bonuses, whoever plays it; 10.1.1, 10.1.2."""
    t = round_of(side, "europe_scoring", influence=influence)
    t.do("europe_scoring", "event")
    assert (t.vp, t.winner) == (vp, "")
    assert t.discards == ["europe_scoring"]


@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize(
    ("influence", "vp", "winner"),
    [(held_by_us(EUROPEAN_BATTLEGROUNDS), -19, "us"), (held_by_ussr(EUROPEAN_BATTLEGROUNDS), 19, "ussr")],
)
def test_2_europe_scoring_control_wins_at_once(influence: Influence, vp: int, winner: str, side: str) -> None:
    """Europe Scoring (2): control of Europe wins, however far behind, whoever plays the card; 10.3.1."""
    t = round_of(side, "europe_scoring", vp=vp, influence=influence)
    t.do("europe_scoring", "event")
    assert t.winner == winner
    assert "won_by_europe" in t.notes()


def test_2_europe_control_wins_in_final_scoring() -> None:
    """Europe Scoring (2), note: control of Europe wins in final scoring too; 10.3.2."""
    t = table(phase="end", turn=10, vp=-19, influence=held_by_us(EUROPEAN_BATTLEGROUNDS))
    assert t.winner == "us"
    assert "won_by_europe" in t.notes()


# -- 3 Middle East Scoring -------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize(
    ("influence", "vp"),
    [
        pytest.param({"iran": (2, 0)}, 3 + 1, id="presence and a battleground, as in the rulebook's game"),
        pytest.param({"lebanon": (0, 1)}, -3, id="presence"),
        pytest.param(
            {"iran": (2, 0), "israel": (4, 0), "lebanon": (1, 0), "egypt": (0, 2)}, (5 + 2) - (3 + 1), id="domination"
        ),
        pytest.param(
            {"iran": (2, 0), "lebanon": (1, 0), "egypt": (0, 2)}, (3 + 1) - (3 + 1), id="as many battlegrounds"
        ),
        pytest.param(held_by_us(MIDDLE_EASTERN_BATTLEGROUNDS), 7 + 6, id="US control"),
        pytest.param(held_by_ussr(MIDDLE_EASTERN_BATTLEGROUNDS) | {"jordan": (2, 0)}, 3 - (7 + 6), id="Soviet control"),
    ],
)
def test_3_middle_east_scoring(influence: Influence, vp: int, side: str) -> None:
    """Middle East Scoring (3): presence 3, domination 5, control 7; nobody's door is there; 10.1.1, 10.1.2."""
    t = round_of(side, "middle_east_scoring", influence=influence)
    t.do("middle_east_scoring", "event")
    assert t.vp == vp
    assert t.discards == ["middle_east_scoring"]


@pytest.mark.parametrize(
    ("influence", "vp"),
    [
        pytest.param({"iraq": (0, 3), "syria": (0, 2)}, -3, id="domination falls to presence"),
        pytest.param({"iraq": (0, 3)}, 0, id="presence is lost with the only country"),
        pytest.param(
            {"iraq": (0, 3), "syria": (0, 2), "lebanon": (1, 0), "iran": (2, 0)},
            (5 + 1) - 3,
            id="the US dominates by two countries to one",
        ),
        pytest.param({"syria": (0, 2)}, -3, id="no battleground to leave out"),
    ],
)
def test_3_middle_east_scoring_under_shuttle_diplomacy(influence: Influence, vp: int) -> None:
    """Middle East Scoring (3), Shuttle Diplomacy (73): one Soviet battleground is ignored, the card is spent; 7.3."""
    t = table(us=["shuttle_diplomacy"], ussr=["middle_east_scoring"], side="us", turn=4, influence=influence)
    t.do("shuttle_diplomacy", "event", "middle_east_scoring", "event")
    assert t.vp == vp
    assert t.discards == ["middle_east_scoring", "shuttle_diplomacy"]


# -- 4 Duck and Cover ------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after", "vp"), [(5, 4, 1), (4, 3, 2), (3, 2, 3)])
def test_4_duck_and_cover(before: int, after: int, vp: int) -> None:
    """Duck and Cover (4): DEFCON down, then 5 less the new level for the US; 7.1, 8.1.7."""
    t = round_of("us", "duck_and_cover", defcon=before)
    t.do("duck_and_cover", "event")
    assert (t.defcon, t.vp) == (after, vp)
    assert t.discards == ["duck_and_cover"]


@pytest.mark.parametrize(
    ("answers", "vp"),
    [(["coup", "panama", 1], 3), (["event_first", "coup", "panama", 1], 2)],
)
def test_4_duck_and_cover_played_by_the_ussr_before_or_after_a_coup(answers: list[str | int], vp: int) -> None:
    """Duck and Cover (4): the USSR chooses the order; the points follow the level of that moment; 5.2."""
    t = round_of("ussr", "duck_and_cover", defcon=4, influence={"panama": (1, 0)})
    t.do("duck_and_cover", *answers)
    assert (t.defcon, t.vp) == (2, vp)
    assert t.military == (0, 3)


@pytest.mark.parametrize(("side", "use", "winner"), [("us", "event", "ussr"), ("ussr", "event_first", "us")])
def test_4_duck_and_cover_at_defcon_2_loses_for_the_phasing_player(side: str, use: str, winner: str) -> None:
    """Duck and Cover (4), note: DEFCON 1 beats the phasing player before any points are counted; 8.1.3."""
    t = round_of(side, "duck_and_cover", defcon=2, vp=-17)
    t.do("duck_and_cover", use)
    assert (t.winner, t.vp) == (winner, -17)


@pytest.mark.parametrize(
    ("us", "ussr", "winner"),
    [("duck_and_cover", "europe_scoring", "ussr"), ("asia_scoring", "duck_and_cover", "us")],
)
def test_4_duck_and_cover_headlined_at_defcon_2_loses_for_its_owner(us: str, ussr: str, winner: str) -> None:
    """Duck and Cover (4), note: the owner of the headline being resolved is the phasing player; 4.5 C, 8.1.3."""
    t = table(us=[us], ussr=[ussr], phase="headline", defcon=2)
    t.headlines(us=us, ussr=ussr)
    assert t.winner == winner


# -- 5 Five-Year Plan ------------------------------------------------------------------------------


def test_5_five_year_plan_lets_a_us_event_occur() -> None:
    """Five-Year Plan (5): a starred US event drawn occurs and is removed; 2.2.4, 7.1."""
    t = table(us=["five_year_plan"], ussr=["containment", "fidel"], side="us")
    t.do("five_year_plan", "event", "containment")
    assert t.effect("containment") == 1
    assert (t.discards, t.removed) == (["five_year_plan"], ["containment"])
    assert t.hand("ussr") == ["fidel"]


def test_5_five_year_plan_leaves_choices_to_the_us() -> None:
    """Five-Year Plan (5): the event drawn is resolved as if the US had played it, in a Soviet round too; 7.1."""
    t = round_of("ussr", "five_year_plan", "east_european_unrest", influence={"poland": (0, 3), "hungary": (0, 1)})
    t.do("five_year_plan", "event_first", "east_european_unrest")
    assert (t.asked, t.options) == ("us", ["poland", "hungary"])
    t.do("poland", "hungary")
    assert (t.asked, t.question) == ("ussr", "which_operation")
    assert t.discards == ["east_european_unrest"]


@pytest.mark.parametrize("drawn", ["fidel", "red_scare_purge", "asia_scoring"])
def test_5_five_year_plan_discards_any_other_card_without_effect(drawn: str) -> None:
    """Five-Year Plan (5): a Soviet, neutral or scoring card is just discarded, star or not; 5.4."""
    t = table(us=["five_year_plan"], ussr=[drawn], side="us", influence={"cuba": (1, 0), "australia": (4, 0)})
    t.do("five_year_plan", "event", drawn)
    assert t.discards == sorted(["five_year_plan", drawn])
    assert (t.removed, t.hand("ussr")) == ([], [])
    assert (t.influence("cuba"), t.vp) == ((1, 0), 0)
    assert t.effect("red_scare_us") == t.effect("red_scare_ussr") == 0


def test_5_five_year_plan_never_draws_the_china_card_or_itself() -> None:
    """Five-Year Plan (5), note: neither the China Card nor the card being played is in the hand; 9.1."""
    t = round_of("ussr", "five_year_plan", "fidel", "nasser")
    t.do("five_year_plan", "event_first")
    assert (t.asked, t.options) == ("nature", ["fidel", "nasser"])


def test_5_five_year_plan_against_an_empty_hand() -> None:
    """Five-Year Plan (5), note: an empty Soviet hand, nothing happens; 7.1."""
    t = round_of("us", "five_year_plan")
    t.do("five_year_plan", "event")
    assert t.discards == ["five_year_plan"]
    assert china(t) == ("ussr", "up")


def test_5_five_year_plan_may_rid_the_ussr_of_a_scoring_card_in_the_last_round() -> None:
    """Five-Year Plan (5), note: discarding a scoring card so is legal, deliberately in the last round too; 5.4."""
    t = round_of("ussr", "five_year_plan", "asia_scoring", action_round=6, influence={"australia": (4, 0)})
    t.do("five_year_plan")
    assert "space_race" not in t.options  # that would leave the scoring card unplayed (10.1.5)
    t.do("event_first", "asia_scoring")
    assert t.discards == ["asia_scoring"]
    assert t.vp == 0


def test_5_five_year_plan_draws_a_us_event_that_cannot_occur() -> None:
    """Five-Year Plan (5), note: a requirement is missing: the card is discarded, not removed; 5.2."""
    t = table(us=["five_year_plan"], ussr=["nato"], side="us")
    t.do("five_year_plan", "event", "nato")
    assert t.effect("nato") == 0
    assert (t.discards, t.removed) == (["five_year_plan", "nato"], [])


@pytest.mark.parametrize(
    ("side", "us", "ussr", "use", "winner"),
    [
        ("us", ["five_year_plan"], ["duck_and_cover"], "event", "ussr"),
        ("ussr", [], ["five_year_plan", "duck_and_cover"], "event_first", "us"),
    ],
)
def test_5_five_year_plan_leaves_its_player_phasing(
    side: str, us: list[str], ussr: list[str], use: str, winner: str
) -> None:
    """Five-Year Plan (5), note: drawing Duck and Cover at DEFCON 2 beats whoever played Five-Year Plan; 8.1.3."""
    t = table(us=us, ussr=ussr, side=side, defcon=2)
    t.do("five_year_plan", use, "duck_and_cover")
    assert t.winner == winner


def test_5_five_year_plan_draws_defectors_in_the_headline_phase() -> None:
    """Five-Year Plan (5), note: Defectors (103) drawn then cancels a Soviet headline not yet resolved; 4.5 C, 7.5."""
    t = table(us=["five_year_plan"], ussr=["vietnam_revolts", "defectors"], phase="headline")
    t.headlines(us="five_year_plan", ussr="vietnam_revolts")
    assert t.options == ["defectors"]
    t.do("defectors")
    assert t.influence("vietnam") == (0, 0)
    assert (t.discards, t.removed) == (["defectors", "five_year_plan", "vietnam_revolts"], [])


def test_5_five_year_plan_draws_defectors_after_the_soviet_headline() -> None:
    """Five-Year Plan (5), note: Defectors (103) cannot cancel a headline that has been resolved; 4.5 C."""
    t = table(us=["five_year_plan"], ussr=["nuclear_test_ban", "defectors"], phase="headline")
    t.headlines(us="five_year_plan", ussr="nuclear_test_ban").do("defectors")
    assert t.vp == -3
    assert t.discards == ["defectors", "five_year_plan", "nuclear_test_ban"]


def test_5_five_year_plan_headlined_by_the_ussr_draws_defectors() -> None:
    """Five-Year Plan (5), note: the Soviet headline is Five-Year Plan itself; Defectors (103) cancels nothing."""
    t = table(us=["asia_scoring"], ussr=["five_year_plan", "defectors"], phase="headline", influence={"taiwan": (3, 0)})
    t.headlines(us="asia_scoring", ussr="five_year_plan").do("defectors")
    assert t.vp == 3
    assert "headline_cancelled" not in t.notes()
    assert t.discards == ["asia_scoring", "defectors", "five_year_plan"]


@pytest.mark.parametrize(
    ("side", "us", "ussr", "use"),
    [
        ("us", ["five_year_plan"], ["defectors"], "event"),
        ("ussr", [], ["five_year_plan", "defectors"], "event_first"),
    ],
)
def test_5_five_year_plan_draws_defectors_in_an_action_round(
    side: str, us: list[str], ussr: list[str], use: str
) -> None:
    """Five-Year Plan (5), note: Defectors (103) drawn in an action round does nothing; 7.1."""
    t = table(us=us, ussr=ussr, side=side)
    t.do("five_year_plan", use, "defectors")
    assert t.vp == 0
    assert "defectors" in t.discards


# -- 6 The China Card ------------------------------------------------------------------------------


def test_6_china_card_is_never_an_event() -> None:
    """The China Card (6): Ops or the space race only; 9.1."""
    t = round_of("ussr", influence={"iran": (1, 0)})
    t.do("china_card")
    assert t.options == ["place_influence", "coup", "realignment", "space_race"]
    assert t.why_not("event") == ("passing_has_no_event", "9.1")


def test_6_china_card_has_five_ops_in_asia_and_passes_face_down() -> None:
    """The China Card (6): a fifth Op when all are used in Asia; then it goes to the opponent face down; 9.3, 9.6."""
    t = table(us=["fidel"], side="ussr")
    t.do("china_card", "place_influence", *["afghanistan"] * 4)
    assert t.options == ["afghanistan", "north_korea", "stop"]
    t.do("afghanistan")
    assert t.influence("afghanistan") == (0, 5)
    assert (t.asked, t.options) == ("us", ["fidel"])
    assert china(t) == ("us", "down")
    assert t.why_not("china_card") == ("passing_face_down", "9.3")


def test_6_china_card_has_four_ops_when_one_is_used_elsewhere() -> None:
    """The China Card (6): one Op outside Asia and the bonus is lost; 9.6."""
    t = table(us=["fidel"], side="ussr")
    t.do("china_card", "place_influence", "poland", "afghanistan", "afghanistan", "afghanistan")
    assert (t.influence("poland"), t.influence("afghanistan")) == ((0, 1), (0, 3))
    assert t.asked == "us"


def test_6_china_card_bonus_need_not_be_used() -> None:
    """The China Card (6): the fifth Op may be left alone; 9.6."""
    t = table(us=["fidel"], side="ussr")
    t.do("china_card", "place_influence", *["north_korea"] * 4, "stop")
    assert t.influence("north_korea") == (0, 4)
    assert china(t) == ("us", "down")


def test_6_china_card_bonus_helps_to_pay_for_a_controlled_country() -> None:
    """The China Card (6): the last Op and the bonus pay for one marker in Pakistan, never in Poland; 6.1.2, 9.6."""
    t = table(us=["fidel"], side="ussr", influence={"afghanistan": (0, 1), "pakistan": (2, 0), "poland": (3, 0)})
    t.do("china_card", "place_influence", *["afghanistan"] * 3)
    assert t.why_not("poland") == ("too_dear", "6.1.2")
    t.do("pakistan")
    assert (t.influence("afghanistan"), t.influence("pakistan")) == ((0, 4), (2, 1))
    assert t.asked == "us"


@pytest.mark.parametrize(("country", "after", "military"), [("pakistan", (0, 0), 5), ("iran", (1, 0), 4)])
def test_6_china_card_coup(country: str, after: tuple[int, int], military: int) -> None:
    """The China Card (6), note: 1 + 5 - 4 = 2 in Asia, 1 + 4 - 4 = 1 elsewhere; 6.3.2, 9.6."""
    t = table(us=["fidel"], side="ussr", influence={country: (2, 0)})
    t.do("china_card", "coup", country, 1)
    assert t.influence(country) == after
    assert (t.military, t.defcon) == ((0, military), 4)


def test_6_china_card_gives_a_fifth_realignment_in_asia() -> None:
    """The China Card (6), note: a fifth roll while every roll was in Asia; 6.2.2, 9.6."""
    t = table(us=["fidel"], side="ussr", influence={"pakistan": (9, 0), "panama": (9, 0)})
    t.do("china_card", "realignment", *["pakistan", 1, 2] * 4)  # 1 + 1 for more influence against 2
    assert t.options == ["pakistan", "stop"]
    t.do("pakistan", 1, 6)
    assert t.influence("pakistan") == (5, 0)
    assert t.asked == "us"


def test_6_china_card_gives_four_realignments_when_one_is_elsewhere() -> None:
    """The China Card (6), note: one roll outside Asia and there is no fifth; 9.6."""
    t = table(us=["fidel"], side="ussr", influence={"pakistan": (9, 0), "panama": (9, 0)})
    t.do("china_card", "realignment", *["pakistan", 1, 2] * 3, "panama", 1, 2)
    assert t.asked == "us"


@pytest.mark.parametrize(("effects", "ops"), [([], 4), (["red_scare_ussr"], 3), (["brezhnev_doctrine"], 4)])
def test_6_china_card_is_subject_to_modifiers(effects: list[str], ops: int) -> None:
    """The China Card (6), note: modifiers apply, the region's bonus comes on top; 7.4, 9.7."""
    t = table(us=["fidel"], side="ussr", turn=4, effects=effects)
    t.do("china_card")
    assert worth(t) == ops
    t.do("place_influence", *["afghanistan"] * (ops + 1))
    assert t.influence("afghanistan") == (0, ops + 1)
    assert t.asked == "us"


@pytest.mark.parametrize(("effects", "markers"), [([], 6), (["red_scare_ussr"], 5)])
def test_6_china_card_with_vietnam_revolts(effects: list[str], markers: int) -> None:
    """The China Card (6), Vietnam Revolts (9): 6 Ops in Southeast Asia; 5 under Red Scare/Purge; 7.4."""
    t = table(us=["fidel"], side="ussr", effects=["vietnam_revolts", *effects], influence={"vietnam": (0, 2)})
    t.do("china_card", "place_influence", *["vietnam"] * markers)
    assert t.influence("vietnam") == (0, 2 + markers)
    assert t.asked == "us"


def test_6_china_card_with_vietnam_revolts_elsewhere_in_asia() -> None:
    """The China Card (6), Vietnam Revolts (9): one Op outside Southeast Asia leaves 5 in Asia; 7.4, 9.6."""
    t = table(us=["fidel"], side="ussr", effects=["vietnam_revolts"], influence={"vietnam": (0, 2)})
    t.do("china_card", "place_influence", *["vietnam"] * 4, "afghanistan")
    assert (t.influence("vietnam"), t.influence("afghanistan")) == ((0, 6), (0, 1))
    assert t.asked == "us"


def test_6_china_card_gives_its_op_before_vietnam_revolts_does() -> None:
    """The China Card (6), Vietnam Revolts (9): after 5 Ops in Southeast Asia the sixth is for there alone; 7.4, 9.6."""
    near = {"vietnam": (0, 2), "afghanistan": (0, 1), "iran": (0, 1)}
    t = table(us=["fidel"], side="ussr", effects=["vietnam_revolts"], influence=near)
    t.do("china_card", "place_influence", *["vietnam"] * 4)
    assert {"vietnam", "thailand", "afghanistan"} <= set(t.options)
    assert "iran" not in t.options
    t.do("vietnam")
    assert set(t.options) <= {*SOUTHEAST_ASIA, "stop"}
    assert t.why_not("afghanistan") == ("too_dear", "6.1.2")
    t.do("thailand")
    assert t.asked == "us"


def test_6_china_card_coup_with_vietnam_revolts() -> None:
    """The China Card (6), Vietnam Revolts (9): 1 + 6 - 4 = 3; the military track ends at 5; 6.3.2, 8.2.3."""
    t = table(us=["fidel"], side="ussr", effects=["vietnam_revolts"], influence={"thailand": (2, 0)})
    t.do("china_card", "coup", "thailand", 1)
    assert t.influence("thailand") == (0, 1)
    assert t.military == (0, 5)


def test_6_china_card_realignments_with_vietnam_revolts() -> None:
    """The China Card (6), Vietnam Revolts (9): six rolls in Southeast Asia; 6.2.2, 7.4."""
    t = table(us=["fidel"], side="ussr", effects=["vietnam_revolts"], influence={"thailand": (9, 0)})
    t.do("china_card", "realignment", *["thailand", 1, 2] * 6)
    assert t.influence("thailand") == (9, 0)
    assert t.asked == "us"


def test_6_china_card_can_be_sent_to_space() -> None:
    """The China Card (6): a use like any other; 6.4.1, 9.1."""
    t = table(us=["fidel"], side="ussr")
    t.do("china_card", "space_race", 3)
    assert (t.space, t.vp) == ((0, 1), -2)
    assert china(t) == ("us", "down")


def test_6_china_card_is_not_part_of_the_hand() -> None:
    """The China Card (6), note: a hand of 7 is filled to 8, the China Card not counted; 4.5 B."""
    t = table(
        us=["fidel", "nasser", "comecon", "blockade", "korean_war", "suez_crisis", "decolonization", "vietnam_revolts"],
        ussr=["nato", "containment", "cia_created", "duck_and_cover", "marshall_plan", "defectors", "five_year_plan"],
        phase="end",
    )
    assert (t.question, len(t.hand("ussr"))) == ("draw_card", 7)
    t.do("truman_doctrine")
    assert (t.question, len(t.hand("ussr"))) == ("choose_headline", 8)


def test_6_china_card_is_never_compulsory() -> None:
    """The China Card (6), note: with an empty hand it may be kept; 9.8."""
    t = table(us=["fidel"], side="ussr")
    assert t.options == ["china_card", "pass"]
    t.do("pass")
    assert t.asked == "us"
    assert china(t) == ("ussr", "up")


def test_6_china_card_is_no_headline() -> None:
    """The China Card (6), note: not in the headline phase; 9.5."""
    t = table(us=["fidel"], ussr=["nato"], phase="headline", passing="us")
    assert t.options == ["fidel"]
    assert t.why_not("china_card") == ("no_headline_passing", "9.5")


def test_6_china_card_must_not_strand_a_scoring_card() -> None:
    """The China Card (6), note: not when a scoring card could no longer be played; 9.5."""
    assert round_of("ussr", "asia_scoring", action_round=5).options == ["asia_scoring", "china_card"]
    t = round_of("ussr", "asia_scoring", action_round=6)
    assert t.options == ["asia_scoring"]
    assert t.why_not("china_card") == ("passing_strands_scoring", "9.5")


def test_6_china_card_is_never_discarded() -> None:
    """The China Card (6), note: a trapped side cannot discard it; 9.5."""
    t = round_of("ussr", "nato", turn=4, effects=["trap_ussr"])
    assert t.options == ["nato"]
    assert t.why_not("china_card")[0] == "trap_holds"


def test_6_china_card_is_turned_up_at_the_end_of_the_turn() -> None:
    """The China Card (6): usable again from the next turn on; 4.5 G, 9.3."""
    t = table(phase="end", passing="us", passing_up=False)
    assert t.state.turn == 2
    assert china(t) == ("us", "up")


@pytest.mark.parametrize(("holder", "vp"), [("us", 1), ("ussr", -1)])
def test_6_china_card_is_worth_a_point_after_turn_10(holder: str, vp: int) -> None:
    """The China Card (6): 1 VP for its holder when the game ends; 10.3.2."""
    t = table(phase="end", turn=10, passing=holder)
    assert (t.vp, t.winner) == (vp, holder)


@pytest.mark.parametrize(
    ("card", "side", "holder", "after"),
    [
        ("cultural_revolution", "ussr", "us", ("ussr", "up")),
        ("nixon_plays_the_china_card", "us", "ussr", ("us", "down")),
        ("ussuri_river_skirmish", "us", "ussr", ("us", "up")),
    ],
)
def test_6_china_card_is_moved_by_events(card: str, side: str, holder: str, after: tuple[str, str]) -> None:
    """The China Card (6): Cultural Revolution (58), Nixon (71), Ussuri (76) pass it as their text says; 9.4."""
    t = round_of(side, card, "olympic_games", turn=4, passing=holder)
    t.do(card, "event")
    assert china(t) == after


# -- 7 Socialist Governments -----------------------------------------------------------------------


def test_7_socialist_governments_takes_three_at_most_two_from_one() -> None:
    """Socialist Governments (7): 3 US influence in Western Europe, at most 2 from one country; 7.1."""
    t = round_of("ussr", "socialist_governments", influence={"france": (3, 1), "italy": (2, 0)})
    t.do("socialist_governments", "event", "france", "france")
    assert t.options == ["italy"]
    assert t.why_not("france") == ("limit_reached", "7.1")
    t.do("italy")
    assert (t.influence("france"), t.influence("italy")) == ((1, 1), (1, 0))
    assert t.discards == ["socialist_governments"]


def test_7_socialist_governments_takes_what_there_is() -> None:
    """Socialist Governments (7), notes: as much as possible; Austria and Finland are eligible, Poland is not; 2.1.1."""
    t = round_of("ussr", "socialist_governments", influence={"austria": (1, 0), "finland": (1, 0), "poland": (1, 0)})
    t.do("socialist_governments", "event")
    assert t.options == ["finland", "austria"]
    assert t.why_not("poland") == ("not_among", "7.1")
    t.do("austria", "finland")
    assert [t.influence(country) for country in ("austria", "finland", "poland")] == [(0, 0), (0, 0), (1, 0)]
    assert t.discards == ["socialist_governments"]


def test_7_socialist_governments_played_by_the_us() -> None:
    """Socialist Governments (7): the USSR chooses, also when the US plays the card for Ops; 5.2."""
    t = round_of("us", "socialist_governments", influence={"united_kingdom": (5, 0), "benelux": (1, 0)})
    t.do("socialist_governments", "event_first")
    assert t.asked == "ussr"
    t.do("united_kingdom", "united_kingdom", "benelux", "place_influence", *["united_kingdom"] * 3)
    assert (t.influence("united_kingdom"), t.influence("benelux")) == ((6, 0), (0, 0))


def test_7_socialist_governments_is_prevented_by_the_iron_lady() -> None:
    """Socialist Governments (7): no event after The Iron Lady (83), for either side; 5.2, 7.5."""
    t = round_of("ussr", "socialist_governments", turn=8, effects=["iron_lady"], influence={"france": (3, 0)})
    t.do("socialist_governments")
    assert "event" not in t.options
    assert t.why_not("event") == EVENT_CANNOT_OCCUR
    t = round_of("us", "socialist_governments", turn=8, effects=["iron_lady"], influence={"france": (3, 0)})
    t.do("socialist_governments", "place_influence", "france", "france", "france")
    assert t.influence("france") == (6, 0)
    assert t.discards == ["socialist_governments"]


# -- 8 Fidel ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((0, 0), (0, 3)), ((2, 1), (0, 3)), ((3, 4), (0, 4))])
def test_8_fidel(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Fidel (8): the US is out of Cuba, the USSR has what control needs, never less than before; 2.1.7, 7.1."""
    t = round_of("ussr", "fidel", influence={"cuba": before})
    t.do("fidel", "event")
    assert t.influence("cuba") == after
    assert t.controller("cuba") == "ussr"
    assert t.removed == ["fidel"]


@pytest.mark.parametrize(
    ("answers", "after"),
    [(["place_influence", "cuba", "cuba"], (0, 3)), (["event_first", "place_influence", "cuba"], (1, 3))],
)
def test_8_fidel_played_by_the_us_before_or_after_its_ops(answers: list[str], after: tuple[int, int]) -> None:
    """Fidel (8): Ops first are lost to the event; after it, 2 Ops pay for one marker; 5.2, 6.1.2."""
    t = round_of("us", "fidel")
    t.do("fidel", *answers)
    assert t.influence("cuba") == after
    assert t.removed == ["fidel"]


def test_8_fidel_sent_to_space_does_not_occur() -> None:
    """Fidel (8): a card sent to the space race is discarded, star or not, without its event; 6.4.5."""
    t = round_of("us", "fidel", influence={"cuba": (1, 0)})
    t.do("fidel", "space_race", 4)
    assert t.influence("cuba") == (1, 0)
    assert (t.space, t.discards, t.removed) == ((0, 0), ["fidel"], [])


# -- 9 Vietnam Revolts -----------------------------------------------------------------------------


def test_9_vietnam_revolts() -> None:
    """Vietnam Revolts (9): 2 Soviet influence in Vietnam, and a bonus this turn; 7.1."""
    t = round_of("ussr", "vietnam_revolts", influence={"vietnam": (1, 0)})
    t.do("vietnam_revolts", "event")
    assert t.influence("vietnam") == (1, 2)
    assert t.effect("vietnam_revolts") == 1
    assert t.removed == ["vietnam_revolts"]


def test_9_vietnam_revolts_ends_with_the_turn() -> None:
    """Vietnam Revolts (9): for the rest of the turn; 4.5 H."""
    t = table(phase="end", effects=["vietnam_revolts"])
    assert (t.state.turn, t.effect("vietnam_revolts")) == (2, 0)


def test_9_vietnam_revolts_adds_an_op_in_southeast_asia() -> None:
    """Vietnam Revolts (9), note: offered only once all Ops of the card were spent in the subregion; 6.1, 7.4."""
    t = table(
        us=["fidel"], ussr=["nasser", "decolonization"], effects=["vietnam_revolts"], influence={"vietnam": (0, 2)}
    )
    t.do("decolonization")
    assert worth(t) == 2
    t.do("place_influence", "vietnam")
    assert {"poland", "thailand"} <= set(t.options)
    assert "stop" not in t.options
    t.do("thailand")
    assert t.options == ["laos_cambodia", "thailand", "vietnam", "stop"]
    t.do("thailand")
    assert (t.influence("vietnam"), t.influence("thailand")) == ((0, 3), (0, 2))
    assert t.asked == "us"


def test_9_vietnam_revolts_adds_nothing_elsewhere() -> None:
    """Vietnam Revolts (9): every Op must be spent in Southeast Asia; 7.4."""
    t = table(us=["fidel"], ussr=["decolonization"], effects=["vietnam_revolts"], influence={"vietnam": (0, 2)})
    t.do("decolonization", "place_influence", "afghanistan", "vietnam")
    assert (t.influence("vietnam"), t.influence("afghanistan")) == ((0, 3), (0, 1))
    assert t.asked == "us"


@pytest.mark.parametrize(("country", "after", "military"), [("thailand", (1, 0), 3), ("pakistan", (2, 0), 2)])
def test_9_vietnam_revolts_adds_to_coups(country: str, after: tuple[int, int], military: int) -> None:
    """Vietnam Revolts (9), note: 2 + 3 - 4 = 1 in Southeast Asia, 2 + 2 - 4 = 0 elsewhere; 6.3.2, 6.3.3."""
    t = round_of("ussr", "decolonization", effects=["vietnam_revolts"], influence={country: (2, 0)})
    t.do("decolonization", "coup", country, 2)
    assert t.influence(country) == after
    assert t.military == (0, military)


def test_9_vietnam_revolts_adds_a_realignment() -> None:
    """Vietnam Revolts (9), note: a third roll with a card of 2 while all were in Southeast Asia; 6.2.2."""
    t = table(
        us=["fidel"],
        ussr=["decolonization"],
        effects=["vietnam_revolts"],
        influence={"thailand": (9, 0), "pakistan": (9, 0)},
    )
    t.do("decolonization", "realignment", *["thailand", 1, 2] * 2)
    assert t.options == ["thailand", "stop"]
    t.do("thailand", 1, 2)
    assert t.asked == "us"


def test_9_vietnam_revolts_adds_no_realignment_elsewhere() -> None:
    """Vietnam Revolts (9), note: one roll outside Southeast Asia and there is no third; 6.2.2."""
    t = table(
        us=["fidel"],
        ussr=["decolonization"],
        effects=["vietnam_revolts"],
        influence={"thailand": (9, 0), "pakistan": (9, 0)},
    )
    t.do("decolonization", "realignment", "thailand", 1, 2, "pakistan", 1, 2)
    assert t.asked == "us"


def test_9_vietnam_revolts_is_not_limited_to_four() -> None:
    """Vietnam Revolts (9), note: a card of 4 has 5 Ops in Southeast Asia; 7.4."""
    t = table(us=["fidel"], ussr=["red_scare_purge"], effects=["vietnam_revolts"], influence={"vietnam": (0, 2)})
    t.do("red_scare_purge", "place_influence", *["vietnam"] * 5)
    assert t.influence("vietnam") == (0, 7)
    assert t.asked == "us"


def test_9_vietnam_revolts_adds_to_ops_granted_by_an_event() -> None:
    """Vietnam Revolts (9): the 4 Ops of boycotted Olympic Games (20) are 5 in Southeast Asia; 7.4.3."""
    t = round_of("ussr", "olympic_games", effects=["vietnam_revolts"], influence={"vietnam": (0, 2)})
    t.do("olympic_games", "event", "boycott", "place_influence", *["vietnam"] * 5)
    assert (t.influence("vietnam"), t.question) == ((0, 7), "choose_card")


def test_9_vietnam_revolts_does_not_help_the_us() -> None:
    """Vietnam Revolts (9): Soviet Ops only; 7.4.1."""
    t = round_of("us", "fidel", effects=["vietnam_revolts"], influence={"thailand": (1, 0), "cuba": (0, 3)})
    t.do("fidel", "place_influence", "thailand", "thailand")
    assert t.influence("thailand") == (3, 0)
    assert t.asked == "ussr"


# -- 10 Blockade -----------------------------------------------------------------------------------


def test_10_blockade_paid_with_a_discard() -> None:
    """Blockade (10), note: a card of 3 or more is discarded, without its event; West Germany is kept; 5.3, 5.4."""
    t = table(
        us=["duck_and_cover", "marshall_plan", "fidel", "asia_scoring"],
        ussr=["blockade"],
        influence={"west_germany": (4, 1)},
    )
    t.do("blockade", "event")
    assert (t.asked, t.options) == ("us", ["duck_and_cover", "marshall_plan", "decline"])
    assert t.why_not("fidel") == t.why_not("asia_scoring") == ("worth_too_little", "7.4.2")
    t.do("duck_and_cover")
    assert t.influence("west_germany") == (4, 1)
    assert (t.defcon, t.vp) == (5, 0)
    assert (t.discards, t.removed) == (["duck_and_cover"], ["blockade"])


def test_10_blockade_may_be_refused() -> None:
    """Blockade (10), note: the US may decline though it could pay; all its influence goes, Soviet stays; 7.1."""
    t = table(us=["duck_and_cover"], ussr=["blockade"], influence={"west_germany": (4, 1)})
    t.do("blockade", "event", "decline")
    assert t.influence("west_germany") == (0, 1)
    assert (t.hand("us"), t.discards, t.removed) == (["duck_and_cover"], [], ["blockade"])


def test_10_blockade_is_not_paid_with_the_china_card() -> None:
    """Blockade (10), note: the China Card cannot be discarded; 9.5."""
    t = table(us=["fidel"], ussr=["blockade"], passing="us", influence={"west_germany": (4, 0)})
    t.do("blockade", "event")
    assert t.options == ["decline"]
    t.do("decline")
    assert t.influence("west_germany") == (0, 0)


@pytest.mark.parametrize(
    ("effects", "payable"),
    [
        (["containment"], ["fidel", "duck_and_cover", "nato", "decline"]),
        (["red_scare_us"], ["nato", "decline"]),
        (["containment", "red_scare_us"], ["duck_and_cover", "nato", "decline"]),
    ],
)
def test_10_blockade_counts_modified_ops(effects: list[str], payable: list[str]) -> None:
    """Blockade (10), note: the value counts after Containment (25) and Red Scare/Purge (31); 7.4.2."""
    t = table(us=["nasser", "fidel", "duck_and_cover", "nato"], ussr=["blockade"], effects=effects)
    t.do("blockade", "event")
    assert t.options == payable


def test_10_blockade_played_by_the_us() -> None:
    """Blockade (10): played by the US for Ops the event occurs all the same; 5.2."""
    t = round_of("us", "blockade", "nato", influence={"west_germany": (4, 0)})
    t.do("blockade", "place_influence", "west_germany")
    assert t.options == ["nato", "decline"]
    t.do("decline")
    assert t.influence("west_germany") == (0, 0)
    assert t.removed == ["blockade"]


# -- 11 Korean War ---------------------------------------------------------------------------------


def test_11_korean_war_won() -> None:
    """Korean War (11): on 4 the USSR gains 2 VP and adds to its own what the US had; DEFCON is left alone; 7.6."""
    t = round_of("ussr", "korean_war", defcon=2, influence={"south_korea": (4, 1)})
    t.do("korean_war", "event", 4)
    assert t.influence("south_korea") == (0, 5)
    assert (t.vp, t.military, t.defcon) == (-2, (0, 2), 2)
    assert t.removed == ["korean_war"]


def test_11_korean_war_lost() -> None:
    """Korean War (11): on 3 nothing changes but the military operations; 7.6, 8.2.3."""
    t = round_of("ussr", "korean_war", influence={"south_korea": (1, 0)}, military=(0, 4))
    t.do("korean_war", "event", 3)
    assert t.influence("south_korea") == (1, 0)
    assert (t.vp, t.military) == (0, (0, 5))
    assert t.removed == ["korean_war"]


@pytest.mark.parametrize(
    ("influence", "die", "won"),
    [
        ({"japan": (4, 0)}, 4, False),
        ({"japan": (4, 0)}, 5, True),
        ({"taiwan": (3, 0), "north_korea": (3, 0)}, 5, False),
        ({"taiwan": (3, 0), "north_korea": (3, 0)}, 6, True),
        ({"japan": (4, 0), "taiwan": (3, 0), "north_korea": (3, 0)}, 6, False),
        ({"japan": (3, 0), "taiwan": (2, 0), "north_korea": (0, 3)}, 4, True),
    ],
)
def test_11_korean_war_is_harder_for_each_neighbour_of_the_us(influence: Influence, die: int, won: bool) -> None:
    """Korean War (11): -1 for each of Japan, Taiwan and North Korea that the US controls; 7.6."""
    t = round_of("ussr", "korean_war", influence=influence)
    t.do("korean_war", "event", die)
    assert t.vp == (-2 if won else 0)


def test_11_korean_war_pays_without_influence_to_replace() -> None:
    """Korean War (11), note: victory pays 2 VP even where the US has nothing; 7.6."""
    t = round_of("ussr", "korean_war")
    t.do("korean_war", "event", 4)
    assert (t.vp, t.influence("south_korea")) == (-2, (0, 0))


@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (["place_influence", "south_korea", "south_korea", 4], (0, 3)),
        (["event_first", 4, "place_influence", "south_korea", "south_korea"], (2, 1)),
    ],
)
def test_11_korean_war_played_by_the_us(answers: list[str | int], after: tuple[int, int]) -> None:
    """Korean War (11): the USSR fights and has the military operations; reach is that of the round's beginning;
    5.2, 6.1.1, 8.2.4."""
    t = round_of("us", "korean_war", influence={"south_korea": (1, 0)})
    t.do("korean_war", *answers)
    assert t.influence("south_korea") == after
    assert (t.vp, t.military) == (-2, (0, 2))


@pytest.mark.parametrize(("die", "vp"), [(4, 0), (5, -2)])
def test_11_korean_war_is_harder_while_china_is_at_war(die: int, vp: int) -> None:
    """Korean War (11), Chinese Civil War: a further -1 until the civil war is decided; 12.4.2."""
    t = table(us=["fidel"], ussr=["korean_war"], options={"chinese_civil_war": True})
    t.do("korean_war", "event", die)
    assert t.vp == vp


@pytest.mark.parametrize(("side", "answers", "vp"), [("us", ["event_first"], -2), ("ussr", ["event"], 0)])
def test_11_korean_war_under_flower_power(side: str, answers: list[str], vp: int) -> None:
    """Korean War (11), Flower Power (59): 2 VP to the USSR when the US plays it; 7.3."""
    t = round_of(side, "korean_war", turn=4, effects=["flowers"])
    t.do("korean_war", *answers, 1)
    assert t.vp == vp


# -- 12 Romanian Abdication ------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((0, 0), (0, 3)), ((2, 2), (0, 3)), ((1, 5), (0, 5))])
def test_12_romanian_abdication(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Romanian Abdication (12): the US is out of Romania, the USSR has what control needs; 2.1.7, 7.1."""
    t = round_of("ussr", "romanian_abdication", influence={"romania": before})
    t.do("romanian_abdication", "event")
    assert t.influence("romania") == after
    assert t.controller("romania") == "ussr"
    assert t.removed == ["romanian_abdication"]


def test_12_romanian_abdication_played_by_the_us() -> None:
    """Romanian Abdication (12): an Op spent in Romania first is lost to the event; 5.2."""
    t = round_of("us", "romanian_abdication", influence={"turkey": (1, 0)})
    t.do("romanian_abdication", "place_influence", "romania")
    assert t.influence("romania") == (0, 3)
    assert t.removed == ["romanian_abdication"]


# -- 13 Arab-Israeli War ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("influence", "die", "after"),
    [
        pytest.param({"israel": (3, 1)}, 4, (0, 4), id="no modifier"),
        pytest.param({"israel": (3, 1)}, 3, (3, 1), id="lost"),
        pytest.param({"israel": (4, 0)}, 4, (4, 0), id="Israel itself counts"),
        pytest.param({"israel": (4, 0)}, 5, (0, 4), id="Israel itself counts once"),
        pytest.param({"israel": (1, 0), "egypt": (2, 0), "syria": (2, 0)}, 6, (0, 1), id="two neighbours"),
        pytest.param({"israel": (1, 0), "jordan": (2, 0), "lebanon": (1, 0)}, 5, (1, 0), id="two other neighbours"),
        pytest.param({"israel": (4, 0), "egypt": (2, 0), "jordan": (2, 0)}, 6, (4, 0), id="hopeless"),
    ],
)
def test_13_arab_israeli_war(influence: Influence, die: int, after: tuple[int, int]) -> None:
    """Arab-Israeli War (13): -1 for Israel and each neighbour that the US controls, 4 needed; not removed; 7.6."""
    t = round_of("ussr", "arab_israeli_war", influence=influence)
    t.do("arab_israeli_war", "event", die)
    assert t.influence("israel") == after
    assert t.vp == (-2 if after[0] == 0 else 0)
    assert (t.military, t.defcon) == ((0, 2), 5)
    assert t.discards == ["arab_israeli_war"]


def test_13_arab_israeli_war_played_by_the_us() -> None:
    """Arab-Israeli War (13): the war is resolved, the USSR has 2 military operations; 8.2.4."""
    t = round_of("us", "arab_israeli_war", influence={"israel": (2, 0)})
    t.do("arab_israeli_war", "place_influence", "israel", "israel", 4)  # Israel is controlled by now: 4 - 1
    assert t.influence("israel") == (4, 0)
    assert t.military == (0, 2)


def test_13_arab_israeli_war_is_prevented_by_camp_david() -> None:
    """Arab-Israeli War (13), Camp David Accords (65): Ops only, no war, the card is discarded; 5.2."""
    t = round_of("ussr", "arab_israeli_war", turn=4, effects=["camp_david"])
    t.do("arab_israeli_war")
    assert t.why_not("event") == EVENT_CANNOT_OCCUR
    t = round_of("us", "arab_israeli_war", turn=4, effects=["camp_david"], influence={"israel": (4, 0)})
    t.do("arab_israeli_war", "place_influence", "israel", "israel")
    assert (t.influence("israel"), t.military) == ((6, 0), (0, 0))
    assert t.discards == ["arab_israeli_war"]


@pytest.mark.parametrize(
    ("effects", "answers", "vp"),
    [
        pytest.param(["flowers"], ["event_first", 1], -2, id="Ops"),
        pytest.param(["flowers"], ["space_race", 6], 0, id="space race"),
        pytest.param(["flowers", "camp_david"], ["event_first"], 0, id="prevented by Camp David"),
    ],
)
def test_13_arab_israeli_war_under_flower_power(effects: list[str], answers: list[str | int], vp: int) -> None:
    """Arab-Israeli War (13), Flower Power (59): 2 VP when the US plays it, not when Camp David (65) prevents it."""
    t = round_of("us", "arab_israeli_war", turn=4, effects=effects)
    t.do("arab_israeli_war", *answers)
    assert t.vp == vp


# -- 14 COMECON ------------------------------------------------------------------------------------


def test_14_comecon_adds_one_in_each_of_four() -> None:
    """COMECON (14), note: one each in four countries, Austria and Finland among them; 2.1.1, 7.1."""
    t = round_of("ussr", "comecon")
    t.do("comecon", "event")
    assert t.options == EASTERN_EUROPE
    t.do("austria")
    assert t.why_not("austria") == ("limit_reached", "7.1")
    assert t.why_not("italy") == ("not_among", "7.1")
    t.do("finland", "poland", "hungary")
    assert {t.influence(country) for country in ("austria", "finland", "poland", "hungary")} == {(0, 1)}
    assert t.question == "choose_card"
    assert t.removed == ["comecon"]


def test_14_comecon_shuns_what_the_us_controls() -> None:
    """COMECON (14): not where the US is in control; with three countries left, three are all; 7.1."""
    held = {country: 4 for country in EASTERN_EUROPE if country not in ("poland", "romania", "bulgaria")}
    t = round_of("ussr", "comecon", influence=held_by_us(held) | {"poland": (2, 0)})
    t.do("comecon", "event")
    assert t.options == ["poland", "romania", "bulgaria"]
    assert t.why_not("hungary") == ("controlled_by", "7.1")
    t.do("poland", "romania", "bulgaria")
    assert t.question == "choose_card"
    assert t.removed == ["comecon"]


def test_14_comecon_played_by_the_us() -> None:
    """COMECON (14): the USSR chooses where; 5.2."""
    t = round_of("us", "comecon")
    t.do("comecon", "event_first")
    assert (t.asked, t.options) == ("ussr", EASTERN_EUROPE)


# -- 15 Nasser -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("us", "left"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_15_nasser(us: int, left: int) -> None:
    """Nasser (15): 2 Soviet influence in Egypt, the US loses half of its own, rounded up; 7.1."""
    t = round_of("ussr", "nasser", influence={"egypt": (us, 1)})
    t.do("nasser", "event")
    assert t.influence("egypt") == (left, 3)
    assert t.removed == ["nasser"]


@pytest.mark.parametrize("answers", [["place_influence", "egypt"], ["event_first"]])
def test_15_nasser_played_by_the_us(answers: list[str]) -> None:
    """Nasser (15): after an Op in Egypt the US loses 2 of 3, before it 1 of 2; 5.2."""
    t = round_of("us", "nasser", influence={"egypt": (2, 0)})
    t.do("nasser", *answers)
    assert t.influence("egypt") == (1, 2)


# -- 16 Warsaw Pact Formed -------------------------------------------------------------------------


def test_16_warsaw_pact_formed_removes_the_us_from_four_countries() -> None:
    """Warsaw Pact Formed (16): all US influence out of four countries of Eastern Europe; 7.1."""
    countries = {"poland": (3, 1), "hungary": (1, 0), "romania": (2, 0), "austria": (4, 0), "finland": (1, 0)}
    t = round_of("ussr", "warsaw_pact_formed", influence=countries | {"italy": (2, 0)})
    t.do("warsaw_pact_formed", "event", "remove_us")
    assert t.options == ["finland", "austria", "poland", "hungary", "romania"]
    t.do("austria", "poland", "hungary", "romania")
    assert [t.influence(country) for country in countries] == [(0, 1), (0, 0), (0, 0), (0, 0), (1, 0)]
    assert t.question == "choose_card"
    assert t.removed == ["warsaw_pact_formed"]


def test_16_warsaw_pact_formed_removes_what_there_is() -> None:
    """Warsaw Pact Formed (16): with the US in one country only, that is all; 7.1."""
    t = round_of("ussr", "warsaw_pact_formed", influence={"poland": (2, 0)})
    t.do("warsaw_pact_formed", "event", "remove_us", "poland")
    assert t.influence("poland") == (0, 0)
    assert t.removed == ["warsaw_pact_formed"]


def test_16_warsaw_pact_formed_adds_five_at_most_two_in_one() -> None:
    """Warsaw Pact Formed (16): or 5 Soviet influence, at most 2 in one country, US control or not; 7.1."""
    t = round_of("ussr", "warsaw_pact_formed", influence={"poland": (3, 0)})
    t.do("warsaw_pact_formed", "event", "add_ussr")
    assert t.options == EASTERN_EUROPE
    t.do("poland", "poland")
    assert t.why_not("poland") == ("limit_reached", "7.1")
    t.do("hungary", "hungary", "finland")
    assert [t.influence(c) for c in ("poland", "hungary", "finland")] == [(3, 2), (0, 2), (0, 1)]
    assert t.question == "choose_card"


@pytest.mark.parametrize(
    ("use", "allowed"), [(["event", "remove_us"], True), (["place_influence", *["poland"] * 3], False)]
)
def test_16_warsaw_pact_formed_unlocks_nato(use: list[str], allowed: bool) -> None:
    """Warsaw Pact Formed (16): NATO (21) can be played as an event once this one was, not after its Ops; 7.3."""
    t = table(us=["nato"], ussr=["warsaw_pact_formed"])
    t.do("warsaw_pact_formed", *use, "nato")
    assert ("event" in t.options) == allowed


def test_16_warsaw_pact_formed_played_by_the_us() -> None:
    """Warsaw Pact Formed (16): the USSR chooses either way; 5.2."""
    t = round_of("us", "warsaw_pact_formed", influence={"poland": (1, 0)})
    t.do("warsaw_pact_formed", "event_first")
    assert (t.asked, t.options) == ("ussr", ["remove_us", "add_ussr"])


# -- 17 De Gaulle Leads France ---------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((3, 0), (1, 1)), ((1, 2), (0, 3)), ((0, 0), (0, 1))])
def test_17_de_gaulle_leads_france(before: tuple[int, int], after: tuple[int, int]) -> None:
    """De Gaulle Leads France (17): 2 US influence less, as far as there is, 1 Soviet more; 7.1."""
    t = round_of("ussr", "de_gaulle_leads_france", influence={"france": before})
    t.do("de_gaulle_leads_france", "event")
    assert t.influence("france") == after
    assert t.removed == ["de_gaulle_leads_france"]


def test_17_de_gaulle_leads_france_after_nato() -> None:
    """De Gaulle Leads France (17), NATO (21): France is no longer protected, Italy is; 7.3."""
    t = round_of(
        "ussr", "de_gaulle_leads_france", "nasser", effects=["nato"], influence={"france": (6, 0), "italy": (2, 0)}
    )
    t.do("de_gaulle_leads_france", "event", "nasser", "coup")
    assert t.controller("france") == "us"
    assert t.options == ["france"]


def test_17_de_gaulle_leads_france_before_nato() -> None:
    """De Gaulle Leads France (17), NATO (21): the same when NATO comes later; 7.3."""
    t = table(
        us=["nato"],
        ussr=["de_gaulle_leads_france", "nasser"],
        effects=["marshall_plan"],
        influence={"france": (6, 0), "italy": (2, 0)},
    )
    t.do("de_gaulle_leads_france", "event", "nato", "event", "nasser", "realignment")
    assert t.controller("france") == "us"
    assert t.options == ["france"]


def test_17_de_gaulle_used_for_ops_leaves_nato_whole() -> None:
    """De Gaulle Leads France (17): one's own card used for Ops has no event; 5.1."""
    t = round_of(
        "ussr", "de_gaulle_leads_france", "nasser", effects=["nato"], influence={"france": (3, 0), "greece": (1, 0)}
    )
    t.do("de_gaulle_leads_france", "place_influence", "poland", "poland", "poland", "nasser", "coup")
    assert t.options == ["greece"]
    assert t.discards == ["de_gaulle_leads_france"]


# -- 18 Captured Nazi Scientist --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("box", "first", "second"),
    [(1, 2, 1), (2, 0, 0), (3, 2, 0), (4, 0, 0), (5, 3, 1), (6, 0, 0), (7, 4, 2), (8, 2, 0)],
)
def test_18_captured_nazi_scientist(box: int, first: int, second: int) -> None:
    """Captured Nazi Scientist (18): one box forward, with that box's points for the first or second; 6.4.3."""
    t = round_of("us", "captured_nazi_scientist", space=(box - 1, 0))
    t.do("captured_nazi_scientist", "event")
    assert (t.space, t.vp) == ((box, 0), first)
    t = round_of("ussr", "captured_nazi_scientist", space=(8, box - 1))
    t.do("captured_nazi_scientist", "event")
    assert (t.space, t.vp) == ((8, box), -second)
    assert t.removed == ["captured_nazi_scientist"]


def test_18_captured_nazi_scientist_brings_the_ability_of_the_box() -> None:
    """Captured Nazi Scientist (18): with box 2 come two cards a turn for the space race; 6.4.4."""
    t = round_of("ussr", "captured_nazi_scientist", "fidel", "comecon", "suez_crisis", space=(1, 1))
    t.do("captured_nazi_scientist", "event", "fidel", "space_race", 6, "comecon", "space_race", 6, "suez_crisis")
    assert t.why_not("space_race") == ("space_spent", "6.4.2")


def test_18_captured_nazi_scientist_is_no_space_attempt() -> None:
    """Captured Nazi Scientist (18), note: a card can still be sent to space in the same turn; 6.4.2."""
    t = round_of("ussr", "captured_nazi_scientist", "fidel", "comecon")
    t.do("captured_nazi_scientist", "event", "fidel", "space_race", 6, "comecon")
    assert t.space == (0, 1)
    assert t.why_not("space_race") == ("space_spent", "6.4.2")


def test_18_captured_nazi_scientist_at_the_end_of_the_track() -> None:
    """Captured Nazi Scientist (18), note: no effect at box 8; it counts as played and is removed; 5.2, 6.4.6."""
    t = round_of("us", "captured_nazi_scientist", space=(8, 3))
    t.do("captured_nazi_scientist", "event")
    assert (t.space, t.vp) == ((8, 3), 0)
    assert t.removed == ["captured_nazi_scientist"]


# -- 19 Truman Doctrine ----------------------------------------------------------------------------


def test_19_truman_doctrine() -> None:
    """Truman Doctrine (19): all Soviet influence out of one European country that nobody controls; 7.1."""
    influence = {"yugoslavia": (1, 2), "turkey": (0, 1), "poland": (0, 3), "italy": (3, 1), "iraq": (0, 1)}
    t = round_of("us", "truman_doctrine", influence=influence)
    t.do("truman_doctrine", "event")
    assert t.options == ["turkey", "yugoslavia"]
    assert t.why_not("poland") == t.why_not("italy") == ("not_uncontrolled", "7.1")
    assert t.why_not("iraq") == ("not_among", "7.1")
    t.do("yugoslavia")
    assert (t.influence("yugoslavia"), t.influence("turkey")) == ((1, 0), (0, 1))
    assert t.removed == ["truman_doctrine"]


def test_19_truman_doctrine_without_a_target() -> None:
    """Truman Doctrine (19), note: nothing to remove, yet the event counts as played and the card is removed; 5.2."""
    t = round_of("ussr", "truman_doctrine", influence={"poland": (0, 3)})
    t.do("truman_doctrine", "place_influence", "poland")
    assert t.influence("poland") == (0, 4)
    assert t.removed == ["truman_doctrine"]


def test_19_truman_doctrine_played_by_the_ussr() -> None:
    """Truman Doctrine (19): the US chooses, after Soviet Ops that put a country out of its reach; 5.2."""
    t = round_of("ussr", "truman_doctrine", influence={"romania": (0, 2), "finland": (0, 1), "hungary": (0, 1)})
    t.do("truman_doctrine", "place_influence", "romania")
    assert (t.asked, t.options) == ("us", ["finland", "hungary"])


# -- 20 Olympic Games ------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "vp"), [("us", 2), ("ussr", -2)])
@pytest.mark.parametrize(
    ("dice", "sponsor_wins"),
    [([3, 4], True), ([1, 4], False), ([2, 4, 6, 6], True), ([4, 6, 1, 3, 1, 6], False)],
)
def test_20_olympic_games_with_both_taking_part(dice: list[int], sponsor_wins: bool, side: str, vp: int) -> None:
    """Olympic Games (20): the sponsor adds 2, ties are rolled again, the winner gains 2 VP; 7.1."""
    t = round_of(side, "olympic_games")
    t.do("olympic_games", "event")
    assert t.asked == {"us": "ussr", "ussr": "us"}[side]
    assert t.options == ["participate", "boycott"]
    t.do("participate", *dice)
    assert t.vp == (vp if sponsor_wins else -vp)
    assert t.defcon == 5
    assert t.discards == ["olympic_games"]


def test_20_olympic_games_boycotted() -> None:
    """Olympic Games (20): DEFCON falls, then the sponsor has 4 Ops, but no space race; coups count; 6.3.3, 7.4.3."""
    t = round_of("us", "olympic_games", influence={"poland": (0, 1), "angola": (0, 1)})
    t.do("olympic_games", "event", "boycott")
    assert (t.defcon, t.vp) == (4, 0)
    assert (t.asked, t.options) == ("us", ["place_influence", "coup", "realignment"])
    t.do("coup")
    assert t.why_not("poland") == ("defcon_forbids", "8.1.5")
    t.do("angola", 1)  # 1 + 4 - 2 = 3
    assert t.influence("angola") == (2, 0)
    assert (t.military, t.defcon) == ((4, 0), 3)


@pytest.mark.parametrize(
    ("effects", "ops"), [([], 4), (["red_scare_us"], 3), (["containment"], 4), (["red_scare_ussr"], 4)]
)
def test_20_olympic_games_boycott_ops_are_modified(effects: list[str], ops: int) -> None:
    """Olympic Games (20), note: the 4 Ops are subject to the sponsor's modifiers; 7.4.3."""
    t = round_of("us", "olympic_games", effects=effects)
    t.do("olympic_games", "event", "boycott", "place_influence", *["mexico"] * ops)
    assert t.influence("mexico") == (ops, 0)
    assert t.asked == "ussr"


@pytest.mark.parametrize(("side", "winner"), [("us", "ussr"), ("ussr", "us")])
def test_20_olympic_games_boycotted_at_defcon_2(side: str, winner: str) -> None:
    """Olympic Games (20), note: the boycott beats the phasing player, the sponsor; 8.1.3."""
    t = round_of(side, "olympic_games", defcon=2)
    t.do("olympic_games", "event", "boycott")
    assert t.winner == winner


def test_20_olympic_games_headlined_and_boycotted() -> None:
    """Olympic Games (20): in the headline phase too the boycott gives Ops; 4.5 C."""
    t = table(us=["asia_scoring"], ussr=["olympic_games"], phase="headline")
    t.headlines(us="asia_scoring", ussr="olympic_games").do("boycott", "place_influence", *["poland"] * 4)
    assert t.influence("poland") == (0, 4)
    assert t.discards == ["asia_scoring", "olympic_games"]


# -- 21 NATO ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("unlocked_by", ["marshall_plan", "warsaw_pact"])
@pytest.mark.parametrize(("side", "use"), [("us", "event"), ("ussr", "event_first")])
def test_21_nato(side: str, use: str, unlocked_by: str) -> None:
    """NATO (21): in effect for good once Marshall Plan (23) or Warsaw Pact Formed (16) was played; 7.3."""
    t = round_of(side, "nato", effects=[unlocked_by])
    t.do("nato", use)
    assert t.effect("nato") == 1
    if side == "ussr":
        t.do("place_influence", *["poland"] * 4)
    assert t.removed == ["nato"]


def test_21_nato_needs_an_alliance() -> None:
    """NATO (21), note: before that the US cannot play the event, and Soviet Ops discard the card; 5.2."""
    t = round_of("us", "nato")
    t.do("nato")
    assert t.why_not("event") == EVENT_CANNOT_OCCUR
    t = round_of("ussr", "nato", influence={"iran": (2, 0)})
    t.do("nato", "coup", "iran", 6)
    assert (t.influence("iran"), t.effect("nato")) == ((0, 4), 0)
    assert (t.discards, t.removed) == (["nato"], [])


def test_21_nato_headlined_without_an_alliance() -> None:
    """NATO (21): as a headline it does not occur then, and is discarded; 4.5 C, 5.2."""
    t = table(us=["nato"], ussr=["asia_scoring"], phase="headline")
    t.headlines(us="nato", ussr="asia_scoring")
    assert t.effect("nato") == 0
    assert t.discards == ["asia_scoring", "nato"]


@pytest.mark.parametrize("operation", ["coup", "realignment"])
def test_21_nato_protects_what_the_us_controls_in_europe(operation: str) -> None:
    """NATO (21): no Soviet coups or realignments there; elsewhere, or without control, they are allowed; 7.3."""
    t = round_of(
        "ussr",
        "fidel",
        effects=["nato"],
        influence={"italy": (2, 0), "canada": (4, 0), "greece": (1, 0), "iran": (2, 0)},
    )
    t.do("fidel", operation)
    assert t.options == ["greece", "iran"]
    assert t.why_not("italy") == t.why_not("canada") == ("protected_by_nato", "7.3")


def test_21_nato_asks_for_control_at_that_moment() -> None:
    """NATO (21): a country that slipped from US control is protected no longer; 7.3."""
    t = round_of("ussr", "fidel", "nasser", effects=["nato"], influence={"spain_portugal": (2, 0), "italy": (0, 1)})
    t.do("fidel", "place_influence", "spain_portugal", "nasser", "coup")
    assert t.influence("spain_portugal") == (2, 1)
    assert t.options == ["spain_portugal"]


def test_21_nato_does_not_bind_the_us() -> None:
    """NATO (21): the US may coup and realign in Europe as before; 7.3."""
    t = round_of("us", "duck_and_cover", effects=["nato"], influence={"italy": (3, 1), "france": (0, 1)})
    t.do("duck_and_cover", "coup")
    assert t.options == ["france", "italy"]


@pytest.mark.parametrize(("side", "offered"), [("ussr", False), ("us", True)])
def test_21_nato_protects_from_brush_war(side: str, offered: bool) -> None:
    """NATO (21), Brush War (36): the USSR may not attack a European country that the US controls; 7.6."""
    t = round_of(side, "brush_war", turn=4, effects=["nato"], influence={"italy": (2, 0), "greece": (1, 0)})
    t.do("brush_war", "event")
    assert ("italy" in t.options) == offered
    assert {"greece", "turkey", "iran"} <= set(t.options)


def test_21_nato_and_willy_brandt() -> None:
    """NATO (21), Willy Brandt (55): West Germany is protected no longer; 7.3."""
    t = round_of(
        "ussr", "willy_brandt", "nasser", turn=4, effects=["nato"], influence={"west_germany": (6, 0), "italy": (2, 0)}
    )
    t.do("willy_brandt", "event", "nasser", "coup")
    assert (t.influence("west_germany"), t.controller("west_germany")) == ((6, 1), "us")
    assert t.options == ["west_germany"]


def test_21_nato_and_tear_down_this_wall() -> None:
    """NATO (21), Tear Down this Wall (96): it ends Willy Brandt (55); West Germany is protected again; 7.3."""
    t = table(
        us=["tear_down_this_wall"],
        ussr=["nasser"],
        side="us",
        turn=8,
        effects=["nato", "brandt"],
        influence={"west_germany": (5, 1), "greece": (1, 0)},
    )
    t.do("tear_down_this_wall", "event", "decline", "nasser", "coup")
    assert t.options == ["greece"]


@pytest.mark.parametrize(
    ("effects", "options", "after", "vp"),
    [([], ["canada", "norway", "benelux", "france"], (1, 0), 0), (["nato"], WESTERN_EUROPE, (2, 0), 2)],
)
def test_21_nato_and_special_relationship(
    effects: list[str], options: list[str], after: tuple[int, int], vp: int
) -> None:
    """NATO (21), Special Relationship (105): with NATO 2 influence and 2 VP, without 1 influence; 7.1."""
    t = round_of(
        "us",
        "special_relationship",
        effects=effects,
        influence={"united_kingdom": (5, 0)},
        options={"optional_cards": True},
    )
    t.do("special_relationship", "event")
    assert t.options == options
    t.do("france")
    assert (t.influence("france"), t.vp) == (after, vp)


# -- 22 Independent Reds ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"), [((0, 3), (3, 3)), ((1, 2), (2, 2)), ((2, 2), (2, 2)), ((4, 1), (4, 1)), ((0, 0), (0, 0))]
)
def test_22_independent_reds(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Independent Reds (22), note: US influence up to the Soviet, nothing where it is as high already; 7.1."""
    t = round_of("us", "independent_reds", influence={"romania": before, "hungary": (0, 2)})
    t.do("independent_reds", "event")
    assert t.options == ["czechoslovakia", "hungary", "yugoslavia", "romania", "bulgaria"]
    assert t.why_not("poland") == ("not_among", "7.1")
    t.do("romania")
    assert (t.influence("romania"), t.influence("hungary")) == (after, (0, 2))
    assert t.removed == ["independent_reds"]


def test_22_independent_reds_played_by_the_ussr() -> None:
    """Independent Reds (22): the US chooses; 2 Ops spent first are matched as well; 5.2."""
    t = round_of("ussr", "independent_reds", influence={"bulgaria": (0, 3)})
    t.do("independent_reds", "place_influence", "bulgaria", "bulgaria")
    assert t.asked == "us"
    t.do("bulgaria")
    assert t.influence("bulgaria") == (5, 5)


# -- 23 Marshall Plan ------------------------------------------------------------------------------


def test_23_marshall_plan_adds_one_in_each_of_seven() -> None:
    """Marshall Plan (23): one each in seven countries of Western Europe the USSR does not control; 7.1."""
    t = round_of("us", "marshall_plan", influence={"italy": (0, 2), "france": (0, 2)})
    t.do("marshall_plan", "event")
    assert t.options == [country for country in WESTERN_EUROPE if country != "italy"]
    assert t.why_not("italy") == ("controlled_by", "7.1")
    t.do("france")
    assert t.why_not("france") == ("limit_reached", "7.1")
    assert t.why_not("poland") == ("not_among", "7.1")
    others = ["austria", "finland", "canada", "west_germany", "turkey", "greece"]
    t.do(*others)
    assert t.influence("france") == (1, 2)
    assert {t.influence(country) for country in others} == {(1, 0)}
    assert t.asked == "ussr"
    assert t.removed == ["marshall_plan"]


def test_23_marshall_plan_with_fewer_than_seven_countries() -> None:
    """Marshall Plan (23): six countries left, six influence; 7.1."""
    soviet = dict.fromkeys(WESTERN_EUROPE[:5] + WESTERN_EUROPE[6:9], 5)
    t = round_of("us", "marshall_plan", influence=held_by_ussr(soviet))
    t.do("marshall_plan", "event", "finland", "spain_portugal", "italy", "greece", "turkey", "austria")
    assert t.asked == "ussr"
    assert t.removed == ["marshall_plan"]


def test_23_marshall_plan_played_by_the_ussr() -> None:
    """Marshall Plan (23): the US chooses where; 5.2."""
    t = round_of("ussr", "marshall_plan")
    t.do("marshall_plan", "event_first")
    assert (t.asked, t.options) == ("us", WESTERN_EUROPE)


@pytest.mark.parametrize(
    ("use", "allowed"),
    [
        (["event", "canada", "norway", "sweden", "denmark", "finland", "benelux", "france"], True),
        (["place_influence", *["canada"] * 4], False),
    ],
)
def test_23_marshall_plan_unlocks_nato(use: list[str], allowed: bool) -> None:
    """Marshall Plan (23): NATO (21) can be played as an event once this one was, not after its Ops; 7.3."""
    t = round_of("us", "marshall_plan", "nato")
    t.do("marshall_plan", *use, "pass", "nato")
    assert ("event" in t.options) == allowed


# -- 24 Indo-Pakistani War -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "influence", "die", "after"),
    [
        pytest.param("pakistan", {"pakistan": (1, 2)}, 4, (3, 0), id="won"),
        pytest.param("pakistan", {"pakistan": (1, 2)}, 3, (1, 2), id="lost"),
        pytest.param(
            "pakistan", {"pakistan": (0, 2), "iran": (0, 2), "afghanistan": (0, 2)}, 5, (0, 2), id="two neighbours"
        ),
        pytest.param(
            "pakistan", {"pakistan": (0, 2), "iran": (0, 2), "india": (0, 3)}, 6, (2, 0), id="two others, 6 is enough"
        ),
        pytest.param("india", {"india": (0, 3)}, 4, (3, 0), id="the target itself does not count"),
        pytest.param("india", {"india": (0, 1), "pakistan": (0, 2), "burma": (0, 2)}, 5, (0, 1), id="both neighbours"),
        pytest.param("india", {"india": (0, 1), "pakistan": (2, 0), "burma": (0, 1)}, 4, (1, 0), id="no enemy control"),
    ],
)
def test_24_indo_pakistani_war(target: str, influence: Influence, die: int, after: tuple[int, int]) -> None:
    """Indo-Pakistani War (24): -1 for each neighbour the enemy controls, 4 needed for 2 VP and the country; 7.6."""
    t = round_of("us", "indo_pakistani_war", influence=influence)
    t.do("indo_pakistani_war", "event")
    assert t.options == ["pakistan", "india"]
    t.do(target, die)
    assert t.influence(target) == after
    assert t.vp == (0 if after == influence[target] else 2)
    assert (t.military, t.defcon) == ((2, 0), 5)
    assert t.discards == ["indo_pakistani_war"]


def test_24_indo_pakistani_war_needs_no_influence() -> None:
    """Indo-Pakistani War (24), note: points and military operations come with no influence there at all; 7.6."""
    t = round_of("ussr", "indo_pakistani_war")
    t.do("indo_pakistani_war", "event", "india", 4)
    assert (t.vp, t.military, t.influence("india")) == (-2, (0, 2), (0, 0))


@pytest.mark.parametrize(
    ("side", "answers", "vp"),
    [
        pytest.param("us", ["event", "india", 1], -2, id="US event"),
        pytest.param("us", ["place_influence", "mexico", "mexico"], -2, id="US Ops"),
        pytest.param("us", ["space_race", 6], 0, id="US space race"),
        pytest.param("ussr", ["event", "india", 1], 0, id="Soviet event"),
    ],
)
def test_24_indo_pakistani_war_under_flower_power(side: str, answers: list[str | int], vp: int) -> None:
    """Indo-Pakistani War (24), Flower Power (59): 2 VP to the USSR for US event or Ops, not for space; 7.3."""
    t = round_of(side, "indo_pakistani_war", turn=4, effects=["flowers"])
    t.do("indo_pakistani_war", *answers)
    assert t.vp == vp


def test_24_indo_pakistani_war_headlined_under_flower_power() -> None:
    """Indo-Pakistani War (24), Flower Power (59): a US headline is played as an event too; 4.5 C, 7.3."""
    t = table(us=["indo_pakistani_war"], ussr=["asia_scoring"], phase="headline", turn=4, effects=["flowers"])
    t.headlines(us="indo_pakistani_war", ussr="asia_scoring").do("india", 4)
    assert (t.vp, t.military) == (2 - 2, (2, 0))


# -- 25 Containment --------------------------------------------------------------------------------


def test_25_containment() -> None:
    """Containment (25): in effect for the rest of the turn; 7.1."""
    t = round_of("us", "containment")
    t.do("containment", "event")
    assert t.effect("containment") == 1
    assert t.removed == ["containment"]


def test_25_containment_ends_with_the_turn() -> None:
    """Containment (25): for the rest of the turn; 4.5 H."""
    t = table(phase="end", effects=["containment"])
    assert (t.state.turn, t.effect("containment")) == (2, 0)


@pytest.mark.parametrize(
    ("side", "card", "effects", "ops"),
    [
        ("us", "cia_created", [], 2),
        ("us", "duck_and_cover", [], 4),
        ("us", "nato", [], 4),
        ("us", "fidel", ["red_scare_us"], 2),
        ("us", "nato", ["red_scare_us"], 4),
        ("us", "nasser", ["red_scare_us"], 1),
        ("ussr", "fidel", [], 2),
    ],
)
def test_25_containment_adds_one_up_to_four(side: str, card: str, effects: list[str], ops: int) -> None:
    """Containment (25), note: US cards only, at most 4, summed with Red Scare/Purge (31); 7.4, 7.4.1."""
    t = round_of(side, card, effects=["containment", *effects])
    t.do(card)
    assert worth(t) == ops


def test_25_containment_counts_in_coups() -> None:
    """Containment (25), note: 3 + 2 - 4 = 1, and 2 military operations; 7.4.2."""
    t = round_of("us", "truman_doctrine", effects=["containment"], influence={"mexico": (0, 1)})
    t.do("truman_doctrine", "coup", "mexico", 3)
    assert (t.influence("mexico"), t.military) == ((0, 0), (2, 0))


@pytest.mark.parametrize(("effects", "allowed"), [([], False), (["containment"], True)])
def test_25_containment_counts_in_the_space_race(effects: list[str], allowed: bool) -> None:
    """Containment (25), note: a card of 1 reaches the 2 Ops that the first box needs; 6.4.1, 7.4.2."""
    t = round_of("us", "truman_doctrine", effects=effects)
    t.do("truman_doctrine")
    assert ("space_race" in t.options) == allowed


def test_25_containment_counts_for_required_discards() -> None:
    """Containment (25), note: in a Quagmire (42) a card of 1 is worth 2 and can be discarded; 7.4.2."""
    t = round_of("us", "truman_doctrine", turn=4, effects=["trap_us", "containment"])
    assert (t.question, t.options) == ("trapped_card", ["truman_doctrine"])
    t = round_of("us", "truman_doctrine", turn=4, effects=["trap_us"])
    assert t.options == ["pass"]


# -- 26 CIA Created --------------------------------------------------------------------------------


def test_26_cia_created_shows_the_hand_and_gives_an_op() -> None:
    """CIA Created (26): the USSR shows its hand, the US has 1 Op; 7.1, 7.4.3."""
    t = table(us=["cia_created"], ussr=["fidel", "nato"], side="us", influence={"panama": (1, 0)})
    assert seen_by_us(t) == []
    t.do("cia_created", "event")
    assert seen_by_us(t) == ["fidel", "nato"]
    assert t.options == ["place_influence", "decline"]
    t.do("place_influence", "costa_rica")
    assert t.influence("costa_rica") == (1, 0)
    assert t.asked == "ussr"
    assert t.removed == ["cia_created"]


def test_26_cia_created_shows_the_hand_to_the_us_alone() -> None:
    """CIA Created (26): who looks on does not see the cards; 7.1."""
    t = table(us=["cia_created"], ussr=["fidel"], side="us")
    t.do("cia_created", "event")
    assert "hand_shown" in t.notes()
    shown = [note for _, note in t.match.log if NAME.index("fidel") in note[2:]]
    assert {note[1] for note in shown} == {t.state.seats[US]}


def test_26_cia_created_shows_the_hand_once() -> None:
    """CIA Created (26), note: the reveal is momentary; what the USSR draws later is not seen; 7.1."""
    t = table(us=["cia_created"], ussr=["fidel"], side="us", action_round=6)
    t.do("cia_created", "event", "decline", "nasser")
    assert t.hand("ussr") == ["fidel", "nasser"]
    assert seen_by_us(t) == ["fidel"]


def test_26_cia_created_need_not_be_used() -> None:
    """CIA Created (26): the US may do without the operation; an empty hand shows nothing; 7.1."""
    t = round_of("us", "cia_created")
    t.do("cia_created", "event", "decline")
    assert (t.asked, t.removed) == ("ussr", ["cia_created"])


def test_26_cia_created_has_two_ops_under_containment() -> None:
    """CIA Created (26), Containment (25): 2 Ops; 7.4.2."""
    t = round_of("us", "cia_created", effects=["containment"], influence={"angola": (0, 1)})
    t.do("cia_created", "event", "coup", "angola", 1)  # 1 + 2 - 2 = 1
    assert (t.influence("angola"), t.military) == ((0, 0), (2, 0))


@pytest.mark.parametrize(("side", "use", "winner"), [("ussr", "event_first", "us"), ("us", "event", "ussr")])
def test_26_cia_created_coup_at_defcon_2(side: str, use: str, winner: str) -> None:
    """CIA Created (26), note: a US coup in a battleground at DEFCON 2 beats the phasing player; 8.1.3."""
    t = round_of(side, "cia_created", defcon=2, influence={"angola": (0, 1)})
    t.do("cia_created", use, "coup", "angola", 1)
    assert t.winner == winner


def test_26_cia_created_played_by_the_ussr_hides_the_card_played() -> None:
    """CIA Created (26): the hand is shown without the card being played; then the USSR has its Op; 5.2."""
    t = round_of("ussr", "cia_created", "fidel")
    t.do("cia_created", "event_first")
    assert (t.asked, seen_by_us(t)) == ("us", ["fidel"])
    t.do("decline", "place_influence", "poland")
    assert t.influence("poland") == (0, 1)
    assert t.removed == ["cia_created"]


# -- 27 US/Japan Mutual Defense Pact ---------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((1, 0), (4, 0)), ((1, 2), (6, 2)), ((5, 0), (5, 0))])
def test_27_us_japan_mutual_defense_pact(before: tuple[int, int], after: tuple[int, int]) -> None:
    """US/Japan Mutual Defense Pact (27): US influence up to control of Japan, never less; 2.1.7, 7.1."""
    t = round_of("us", "us_japan_mutual_defense_pact", influence={"japan": before})
    t.do("us_japan_mutual_defense_pact", "event")
    assert t.influence("japan") == after
    assert t.controller("japan") == "us"
    assert t.effect("defense_pact") == 1
    assert t.removed == ["us_japan_mutual_defense_pact"]


@pytest.mark.parametrize("operation", ["coup", "realignment"])
@pytest.mark.parametrize("japan", [(4, 0), (1, 1)])
def test_27_us_japan_mutual_defense_pact_protects_japan(operation: str, japan: tuple[int, int]) -> None:
    """US/Japan Mutual Defense Pact (27): no Soviet coups or realignments in Japan, controlled or not; 7.3."""
    t = round_of("ussr", "fidel", effects=["defense_pact"], influence={"japan": japan, "south_korea": (3, 0)})
    t.do("fidel", operation)
    assert t.options == ["south_korea"]
    assert t.why_not("japan") == ("protected_by_pact", "7.3")


def test_27_us_japan_mutual_defense_pact_does_not_bar_influence() -> None:
    """US/Japan Mutual Defense Pact (27): the USSR may still place influence in Japan; 7.3."""
    t = round_of("ussr", "fidel", effects=["defense_pact"], influence={"japan": (4, 0), "south_korea": (0, 1)})
    t.do("fidel", "place_influence", "japan")
    assert t.influence("japan") == (4, 1)


# -- 28 Suez Crisis --------------------------------------------------------------------------------


def test_28_suez_crisis_takes_at_most_two_from_each() -> None:
    """Suez Crisis (28): 4 US influence from France, the United Kingdom and Israel, at most 2 from each; 7.1."""
    t = round_of("ussr", "suez_crisis", influence={"france": (3, 0), "united_kingdom": (5, 0), "israel": (1, 0)})
    t.do("suez_crisis", "event")
    assert t.options == ["united_kingdom", "france", "israel"]
    t.do("united_kingdom", "united_kingdom")
    assert t.why_not("united_kingdom") == ("limit_reached", "7.1")
    t.do("france", "israel")
    assert [t.influence(c) for c in ("united_kingdom", "france", "israel")] == [(3, 0), (2, 0), (0, 0)]
    assert t.removed == ["suez_crisis"]


def test_28_suez_crisis_takes_what_there_is() -> None:
    """Suez Crisis (28): 2 from the United Kingdom and 1 from Israel are all there is to take; 7.1."""
    t = round_of("ussr", "suez_crisis", influence={"united_kingdom": (5, 0), "israel": (1, 3), "italy": (2, 0)})
    t.do("suez_crisis", "event", "israel", "united_kingdom", "united_kingdom")
    assert [t.influence(c) for c in ("united_kingdom", "israel", "italy")] == [(3, 0), (0, 3), (2, 0)]
    assert (t.question, t.removed) == ("choose_card", ["suez_crisis"])


def test_28_suez_crisis_played_by_the_us() -> None:
    """Suez Crisis (28): the USSR chooses; the US may repair afterwards; 5.2."""
    t = round_of("us", "suez_crisis", influence={"france": (3, 0), "united_kingdom": (5, 0)})
    t.do("suez_crisis", "event_first")
    assert t.asked == "ussr"
    t.do("france", "france", "united_kingdom", "united_kingdom", "place_influence", *["france"] * 3)
    assert (t.influence("france"), t.influence("united_kingdom")) == ((4, 0), (3, 0))
    assert t.removed == ["suez_crisis"]


def test_28_suez_crisis_headlined_by_the_us() -> None:
    """Suez Crisis (28): an opponent's event headlined is resolved as if the opponent had played it; 4.5 C."""
    t = table(us=["suez_crisis"], ussr=["asia_scoring"], phase="headline", influence={"france": (3, 0)})
    t.headlines(us="suez_crisis", ussr="asia_scoring")
    assert (t.asked, t.options) == ("ussr", ["france"])
    t.do("france", "france")
    assert (t.influence("france"), t.removed) == ((1, 0), ["suez_crisis"])


# -- 29 East European Unrest -----------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "n"), [(1, 1), (3, 1), (4, 1), (7, 1), (8, 2), (10, 2)])
def test_29_east_european_unrest(turn: int, n: int) -> None:
    """East European Unrest (29): 1 Soviet influence out of each of three countries, 2 in the Late War; 7.1."""
    before = {"poland": (0, 4), "finland": (0, 2), "austria": (1, 3), "romania": (0, 3), "italy": (0, 2)}
    t = round_of("us", "east_european_unrest", turn=turn, influence=before)
    t.do("east_european_unrest", "event")
    assert t.options == ["finland", "austria", "poland", "romania"]
    assert t.why_not("italy") == ("not_among", "7.1")
    t.do("poland")
    assert t.why_not("poland") == ("chosen_already", "7.1")
    t.do("finland", "austria")
    assert [t.influence(country) for country in before] == [(0, 4 - n), (0, 2 - n), (1, 3 - n), (0, 3), (0, 2)]
    assert t.discards == ["east_european_unrest"]


def test_29_east_european_unrest_takes_what_there_is() -> None:
    """East European Unrest (29), note: fewer countries, or 1 instead of 2 in the Late War, if there is no more; 7.1."""
    t = round_of("us", "east_european_unrest", turn=8, influence={"poland": (0, 1), "hungary": (0, 3)})
    t.do("east_european_unrest", "event", "poland", "hungary")
    assert (t.influence("poland"), t.influence("hungary")) == ((0, 0), (0, 1))
    assert t.discards == ["east_european_unrest"]


def test_29_east_european_unrest_played_by_the_ussr() -> None:
    """East European Unrest (29): the US chooses; the USSR may repair afterwards; 5.2."""
    t = round_of(
        "ussr", "east_european_unrest", influence={"poland": (0, 4), "east_germany": (0, 4), "romania": (0, 3)}
    )
    t.do("east_european_unrest", "event_first")
    assert t.asked == "us"
    t.do("romania", "poland", "east_germany", "place_influence", "east_germany", "romania", "romania")
    assert [t.influence(c) for c in ("poland", "east_germany", "romania")] == [(0, 3), (0, 4), (0, 4)]


# -- 30 Decolonization -----------------------------------------------------------------------------


def test_30_decolonization_adds_one_in_each_of_four() -> None:
    """Decolonization (30): one each in four countries of Africa and Southeast Asia, US control or not; 7.1."""
    t = round_of("ussr", "decolonization", influence={"south_africa": (3, 0)})
    t.do("decolonization", "event")
    assert len(t.options) == 18 + 7
    assert set(SOUTHEAST_ASIA) <= set(t.options)
    t.do("south_africa")
    assert t.why_not("south_africa") == ("limit_reached", "7.1")
    assert t.why_not("egypt") == t.why_not("libya") == t.why_not("australia") == ("not_among", "7.1")
    t.do("vietnam", "algeria", "philippines")
    assert t.influence("south_africa") == (3, 1)
    assert {t.influence(country) for country in ("vietnam", "algeria", "philippines")} == {(0, 1)}
    assert t.question == "choose_card"
    assert t.discards == ["decolonization"]


def test_30_decolonization_played_by_the_us() -> None:
    """Decolonization (30): the USSR chooses where; 5.2."""
    t = round_of("us", "decolonization")
    t.do("decolonization", "place_influence", "mexico", "mexico")
    assert t.asked == "ussr"
    t.do("burma", "angola", "nigeria", "zaire")
    assert t.influence("zaire") == (0, 1)
    assert t.discards == ["decolonization"]


# -- 31 Red Scare/Purge ----------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "hit", "spared"), [("us", "ussr", "us"), ("ussr", "us", "ussr")])
def test_31_red_scare_purge_hits_the_opponent(side: str, hit: str, spared: str) -> None:
    """Red Scare/Purge (31): on the opponent of the side that plays it; not removed; 7.1."""
    t = round_of(side, "red_scare_purge")
    t.do("red_scare_purge", "event")
    assert (t.effect(f"red_scare_{hit}"), t.effect(f"red_scare_{spared}")) == (1, 0)
    assert t.discards == ["red_scare_purge"]


def test_31_red_scare_purge_ends_with_the_turn() -> None:
    """Red Scare/Purge (31): for the rest of the turn; 4.5 H."""
    t = table(phase="end", effects=["red_scare_us", "red_scare_ussr"])
    assert (t.state.turn, t.effect("red_scare_us"), t.effect("red_scare_ussr")) == (2, 0, 0)


@pytest.mark.parametrize(
    ("side", "card", "ops"),
    [("us", "nato", 3), ("us", "fidel", 1), ("us", "nasser", 1), ("ussr", "nato", 4), ("ussr", "nasser", 1)],
)
def test_31_red_scare_purge_takes_one_down_to_one(side: str, card: str, ops: int) -> None:
    """Red Scare/Purge (31): 1 less for the side it hits, at least 1; the other side is spared; 7.4, 7.4.1."""
    t = round_of(side, card, effects=["red_scare_us"])
    t.do(card)
    assert worth(t) == ops


def test_31_red_scare_purge_counts_in_coups() -> None:
    """Red Scare/Purge (31), note: a card of 2 adds 1 to the roll and gives 1 military operation; 7.4.2."""
    t = round_of("us", "independent_reds", effects=["red_scare_us"], influence={"panama": (0, 2)})
    t.do("independent_reds", "coup", "panama", 4)  # 4 + 1 - 4 = 1
    assert (t.influence("panama"), t.military) == ((0, 1), (1, 0))


def test_31_red_scare_purge_counts_in_the_space_race() -> None:
    """Red Scare/Purge (31), note: a card of 2 is too weak for the first box; 6.4.1, 7.4.2."""
    t = round_of("us", "independent_reds", effects=["red_scare_us"])
    t.do("independent_reds")
    assert t.why_not("space_race") == ("space_needs_more", "6.4.1")


def test_31_red_scare_purge_counts_for_required_discards() -> None:
    """Red Scare/Purge (31), note: in a Bear Trap (44) a card of 2 no longer qualifies; 7.4.2."""
    t = round_of("ussr", "fidel", "comecon", turn=4, effects=["trap_ussr", "red_scare_ussr"])
    assert t.options == ["comecon"]
    assert t.why_not("fidel") == ("trap_needs_two", "5.3")


@pytest.mark.parametrize(("card", "ops"), [("nato", 2), ("duck_and_cover", 1), ("fidel", 1)])
def test_31_red_scare_purge_twice_takes_two(card: str, ops: int) -> None:
    """Red Scare/Purge (31), note: played again in the same turn it adds up, down to 1; 7.4."""
    t = table(us=[card], ussr=["red_scare_purge"], effects=["red_scare_us"])
    t.do("red_scare_purge", "event", card)
    assert worth(t) == ops


def test_31_red_scare_purge_is_barred_while_china_is_at_war() -> None:
    """Red Scare/Purge (31), Chinese Civil War: no Soviet event until the civil war is decided; 12.4, 12.4.3."""
    t = table(us=["fidel"], ussr=["red_scare_purge", "containment"], options={"chinese_civil_war": True})
    t.do("red_scare_purge")
    assert t.why_not("event") == EVENT_CANNOT_OCCUR
    assert worth(t) == 4
    t = table(ussr=["red_scare_purge", "containment"], options={"chinese_civil_war": True})
    t.do("containment", "place_influence", "china", "china", "china", "red_scare_purge")
    assert "event" in t.options


def test_31_red_scare_purge_headlined_while_china_is_at_war() -> None:
    """Red Scare/Purge (31), Chinese Civil War: the US may play it; the Soviet headline does not occur; 12.4."""
    t = table(us=["red_scare_purge"], ussr=["fidel"], side="us", options={"chinese_civil_war": True})
    t.do("red_scare_purge", "event")
    assert t.effect("red_scare_ussr") == 1
    t = table(us=["fidel"], ussr=["red_scare_purge", "nato"], phase="headline", options={"chinese_civil_war": True})
    t.headlines(us="fidel", ussr="red_scare_purge")
    assert t.effect("red_scare_us") == 0
    assert t.discards == ["red_scare_purge"]


# -- 32 UN Intervention ----------------------------------------------------------------------------


def test_32_un_intervention_cancels_the_event_of_its_companion() -> None:
    """UN Intervention (32): Ops of an opponent's card without its event; both cards are discarded, star or not; 7.1."""
    t = round_of("us", "un_intervention", "fidel", influence={"venezuela": (0, 2), "cuba": (1, 0)})
    t.do("un_intervention", "event", "fidel", "coup", "venezuela", 1)  # 1 + 2 - 4 < 0
    assert (t.influence("venezuela"), t.influence("cuba")) == ((0, 2), (1, 0))
    assert t.military == (2, 0)
    assert (t.discards, t.removed) == (["fidel", "un_intervention"], [])


def test_32_un_intervention_needs_an_opponents_card() -> None:
    """UN Intervention (32): not without a card of the opponent's in hand; own, neutral, scoring will not do; 5.2."""
    t = round_of("us", "un_intervention", "nato", "olympic_games", "asia_scoring")
    t.do("un_intervention")
    assert t.options == ["place_influence"]
    assert t.why_not("event") == EVENT_CANNOT_OCCUR


def test_32_un_intervention_takes_only_opponents_cards() -> None:
    """UN Intervention (32), note: the companion must be an opponent's card; 7.1."""
    t = round_of("ussr", "un_intervention", "fidel", "nato", "olympic_games", "asia_scoring", "cia_created")
    t.do("un_intervention", "event")
    assert t.options == ["nato", "cia_created"]
    assert {t.why_not(card) for card in ("fidel", "olympic_games", "asia_scoring")} == {("no_opponent_event", "7.1")}


def test_32_un_intervention_is_no_headline() -> None:
    """UN Intervention (32): not in the headline phase; 4.5 C."""
    t = table(us=["un_intervention", "fidel"], ussr=["nato"], phase="headline")
    assert t.options == ["fidel"]
    assert t.why_not("un_intervention")[0] == "no_headline_un"


def test_32_un_intervention_gives_all_operations() -> None:
    """UN Intervention (32), 6.0: the companion is for any operation, space too; its modified Ops count; 7.4.2."""
    t = round_of("us", "un_intervention", "suez_crisis", effects=["red_scare_us"], influence={"angola": (0, 1)})
    t.do("un_intervention", "event", "suez_crisis")
    assert t.options == ["place_influence", "coup", "realignment", "space_race"]
    assert t.why_not("event") == ("opponents_event", "5.2")
    t.do("place_influence", "mexico", "mexico")
    assert t.influence("mexico") == (2, 0)
    assert t.asked == "ussr"


def test_32_un_intervention_sends_its_companion_to_the_space_race() -> None:
    """UN Intervention (32), 6.0, 6.4.2: that answers We Will Bury You (50), is the card of the turn, and Flower Power
    (59) pays nothing for a war card so used."""
    t = table(us=["un_intervention", "korean_war", "fidel"], ussr=["we_will_bury_you"], turn=4, effects=["flowers"])
    t.do("we_will_bury_you", "event", "un_intervention", "event", "korean_war", "space_race", 3)
    assert (t.space, t.vp) == ((1, 0), 2)
    assert t.discards == ["korean_war", "un_intervention"]
    assert t.state.space_cards == [1, 0]


def test_32_un_intervention_needs_a_companion_that_space_would_take() -> None:
    """UN Intervention (32), 6.4.1: a companion of too few Ops, or after the card of the turn, does not go there."""
    t = round_of("us", "un_intervention", "nasser", turn=4).do("un_intervention", "event", "nasser")
    assert t.options == ["place_influence"]
    assert t.why_not("space_race") == ("space_needs_more", "6.4.1")


def test_32_un_intervention_for_its_own_op() -> None:
    """UN Intervention (32): a card of 1 Op like any other when used so; 5.1."""
    t = round_of("us", "un_intervention", "fidel")
    t.do("un_intervention", "place_influence", "mexico")
    assert t.influence("mexico") == (1, 0)
    assert (t.hand("us"), t.discards) == (["fidel"], ["un_intervention"])


@pytest.mark.parametrize(
    ("side", "answers", "vp"),
    [
        pytest.param("us", ["event", "fidel", "place_influence", "mexico", "mexico"], -1, id="US event"),
        pytest.param("ussr", ["event", "defectors", "place_influence", "poland", "poland"], -1, id="Soviet event"),
        pytest.param("us", ["place_influence", "mexico"], 0, id="Ops"),
    ],
)
def test_32_un_intervention_after_u2_incident(side: str, answers: list[str], vp: int) -> None:
    """UN Intervention (32), U-2 Incident (60): 1 VP to the USSR when it is played as an event, by either side; 7.1."""
    companion = {"us": "fidel", "ussr": "defectors"}[side]
    t = round_of(side, "un_intervention", companion, turn=4, effects=["u2"])
    t.do("un_intervention", *answers)
    assert t.vp == vp


def test_32_un_intervention_later_than_u2_incident_in_the_same_turn() -> None:
    """UN Intervention (32), U-2 Incident (60): 1 VP for the incident, 1 more for the intervention; 7.1."""
    t = table(us=["un_intervention", "fidel"], ussr=["u2_incident"], turn=4)
    t.do("u2_incident", "event", "un_intervention", "event", "fidel", "place_influence", "mexico", "mexico")
    assert t.vp == -2


@pytest.mark.parametrize(
    ("answers", "vp"),
    [
        pytest.param(["un_intervention", "event", "fidel", "place_influence", "mexico", "mexico"], 0, id="event"),
        pytest.param(["un_intervention", "place_influence", "mexico"], -3, id="its own Op"),
        pytest.param(["fidel", "space_race", 6], -3, id="another card"),
    ],
)
def test_32_un_intervention_answers_we_will_bury_you(answers: list[str | int], vp: int) -> None:
    """UN Intervention (32), We Will Bury You (50): played as an event in the next US round it saves 3 VP; 7.1."""
    t = table(us=["un_intervention", "fidel"], ussr=["we_will_bury_you"], turn=4)
    t.do("we_will_bury_you", "event", *answers)
    assert (t.defcon, t.vp) == (4, vp)
    assert t.effect("we_will_bury") == 0


def test_32_un_intervention_with_a_card_from_grain_sales() -> None:
    """UN Intervention (32), note: it may accompany a card taken through Grain Sales (67); all are discarded; 7.1."""
    t = table(us=["grain_sales_to_soviets", "un_intervention"], ussr=["fidel"], side="us", turn=4)
    t.do("grain_sales_to_soviets", "event", "fidel", "play_it", "with_un_intervention")
    assert t.options == ["place_influence", "space_race"]
    t.do("place_influence", "mexico", "mexico")
    assert (t.influence("mexico"), t.influence("cuba")) == ((2, 0), (0, 0))
    assert t.discards == ["fidel", "grain_sales_to_soviets", "un_intervention"]


def test_32_un_intervention_does_not_join_grain_sales_in_the_headline_phase() -> None:
    """UN Intervention (32): not in the headline phase, with a card from Grain Sales (67) neither; 7.1."""
    t = table(
        us=["grain_sales_to_soviets", "un_intervention"], ussr=["asia_scoring", "fidel"], phase="headline", turn=4
    )
    t.headlines(us="grain_sales_to_soviets", ussr="asia_scoring").do("fidel", "play_it")
    assert "with_un_intervention" not in t.options


@pytest.mark.parametrize(("side", "trap", "companion"), [("us", "trap_us", "fidel"), ("ussr", "trap_ussr", "nato")])
def test_32_un_intervention_is_no_way_out_of_a_trap(side: str, trap: str, companion: str) -> None:
    """UN Intervention (32), note: in Quagmire (42) or Bear Trap (44) a card must be discarded instead; 7.3."""
    t = round_of(side, "un_intervention", companion, turn=4, effects=[trap])
    assert (t.question, t.options) == ("trapped_card", [companion])
    t.do(companion, 6)
    assert t.hand(side) == ["un_intervention"]
    assert t.discards == [companion]


def test_32_un_intervention_with_defectors() -> None:
    """UN Intervention (32), note: Defectors (103) used so by the USSR give the US no point; 7.1."""
    t = round_of("ussr", "un_intervention", "defectors")
    t.do("un_intervention", "event", "defectors", "place_influence", "poland", "poland")
    assert (t.vp, t.influence("poland")) == (0, (0, 2))
    assert t.discards == ["defectors", "un_intervention"]


def test_32_un_intervention_with_a_war_card_under_flower_power() -> None:
    """UN Intervention (32), Flower Power (59): the war card is played for Ops and pays the USSR 2 VP; 7.3."""
    t = round_of("us", "un_intervention", "korean_war", turn=4, effects=["flowers"])
    t.do("un_intervention", "event", "korean_war", "place_influence", "mexico", "mexico")
    assert (t.vp, t.military) == (-2, (0, 0))


# -- 33 De-Stalinization ---------------------------------------------------------------------------


def test_33_de_stalinization_moves_four() -> None:
    """De-Stalinization (33), note: any countries, no adjacency, at most 4; as in the rulebook's game; 6.1.1, 7.1."""
    t = round_of(
        "ussr",
        "de_stalinization",
        influence={"finland": (0, 1), "yugoslavia": (0, 1), "iran": (0, 4), "malaysia": (1, 0)},
    )
    t.do("de_stalinization", "event", "finland", "yugoslavia", "iran", "iran")
    t.do("chile", "venezuela", "thailand", "malaysia")
    assert [t.influence(c) for c in ("finland", "yugoslavia", "iran")] == [(0, 0), (0, 0), (0, 2)]
    assert [t.influence(c) for c in ("chile", "venezuela", "thailand", "malaysia")] == [(0, 1), (0, 1), (0, 1), (1, 1)]
    assert t.question == "choose_card"
    assert t.removed == ["de_stalinization"]


def test_33_de_stalinization_puts_at_most_two_into_one_country() -> None:
    """De-Stalinization (33): at most 2 into one country, none where the US is in control; 7.1."""
    t = round_of("ussr", "de_stalinization", influence={"poland": (0, 5), "panama": (2, 0)})
    t.do("de_stalinization", "event", *["poland"] * 4, "mexico", "mexico")
    assert t.why_not("mexico") == ("limit_reached", "7.1")
    assert t.why_not("panama") == ("controlled_by", "7.1")
    t.do("poland", "poland")
    assert (t.influence("poland"), t.influence("mexico")) == ((0, 3), (0, 2))


def test_33_de_stalinization_looks_at_control_when_placing() -> None:
    """De-Stalinization (33), note: lifting the last Soviet marker gave the US control, so it cannot go back; 2.1.7."""
    t = round_of("ussr", "de_stalinization", influence={"iran": (2, 1), "poland": (0, 1)})
    t.do("de_stalinization", "event", "iran", "stop")
    assert t.controller("iran") == "us"
    assert t.why_not("iran") == ("controlled_by", "7.1")


@pytest.mark.parametrize("n", [0, 1, 3])
def test_33_de_stalinization_may_move_fewer(n: int) -> None:
    """De-Stalinization (33): up to 4; the card is removed all the same; 7.1."""
    t = round_of("ussr", "de_stalinization", influence={"poland": (0, 4)})
    t.do("de_stalinization", "event", *["poland"] * n, "stop", *["cuba", "chile", "brazil"][:n])
    assert t.influence("poland") == (0, 4 - n)
    assert t.question == "choose_card"
    assert t.removed == ["de_stalinization"]


def test_33_de_stalinization_with_little_influence() -> None:
    """De-Stalinization (33): 2 are all there is to move; 7.1."""
    t = round_of("ussr", "de_stalinization", influence={"poland": (0, 2)})
    t.do("de_stalinization", "event", "poland", "poland", "chile", "chile")
    assert (t.influence("poland"), t.influence("chile")) == ((0, 0), (0, 2))
    assert t.question == "choose_card"


def test_33_de_stalinization_played_by_the_us() -> None:
    """De-Stalinization (33): the USSR chooses; 5.2."""
    t = round_of("us", "de_stalinization", influence={"poland": (0, 2)})
    t.do("de_stalinization", "event_first")
    assert (t.asked, t.options) == ("ussr", ["poland", "stop"])


# -- 34 Nuclear Test Ban ---------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "sign"), [("us", 1), ("ussr", -1)])
@pytest.mark.parametrize(("before", "vp", "after"), [(5, 3, 5), (4, 2, 5), (3, 1, 5), (2, 0, 4)])
def test_34_nuclear_test_ban(side: str, sign: int, before: int, vp: int, after: int) -> None:
    """Nuclear Test Ban (34): DEFCON less 2 for the player, then DEFCON rises by 2, not above 5; 8.1.2."""
    t = round_of(side, "nuclear_test_ban", defcon=before)
    t.do("nuclear_test_ban", "event")
    assert (t.vp, t.defcon) == (sign * vp, after)
    assert t.discards == ["nuclear_test_ban"]


def test_34_nuclear_test_ban_can_win() -> None:
    """Nuclear Test Ban (34): 17 + 3 points win at once; 10.3.1."""
    t = round_of("us", "nuclear_test_ban", vp=17)
    t.do("nuclear_test_ban", "event")
    assert (t.vp, t.winner) == (20, "us")


def test_34_nuclear_test_ban_for_ops() -> None:
    """Nuclear Test Ban (34): a neutral card used for Ops has no event; 5.1."""
    t = round_of("us", "nuclear_test_ban", defcon=3)
    t.do("nuclear_test_ban", "place_influence", *["mexico"] * 4)
    assert (t.vp, t.defcon, t.influence("mexico")) == (0, 3, (4, 0))


# -- 35 Formosan Resolution ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "use"), [("us", ["event"]), ("ussr", ["event_first", "place_influence", *["poland"] * 2])]
)
def test_35_formosan_resolution(side: str, use: list[str]) -> None:
    """Formosan Resolution (35): in effect until cancelled; 7.3."""
    t = round_of(side, "formosan_resolution")
    t.do("formosan_resolution", *use)
    assert t.effect("formosan") == 1
    assert t.removed == ["formosan_resolution"]


@pytest.mark.parametrize(
    ("influence", "vp"),
    [
        pytest.param({"taiwan": (3, 0), "australia": (4, 0)}, 7 + 1, id="a battleground to dominate with"),
        pytest.param({"taiwan": (0, 3)}, -3, id="not under Soviet control"),
        pytest.param(held_by_us(ASIAN_BATTLEGROUNDS), 9 + 6 + 1, id="not counted without control of it"),
        pytest.param(held_by_us(ASIAN_BATTLEGROUNDS) | {"taiwan": (3, 0)}, 9 + 7 + 1, id="a seventh battleground"),
        pytest.param(
            held_by_ussr(ASIAN_BATTLEGROUNDS) | {"burma": (0, 2), "taiwan": (3, 0)},
            (3 + 1) - (7 + 6 + 1),
            id="needed for Soviet control of Asia",
        ),
    ],
)
def test_35_formosan_resolution_makes_taiwan_a_battleground(influence: Influence, vp: int) -> None:
    """Formosan Resolution (35), note: for scoring, while the US controls Taiwan, for control of Asia too; 10.1.1."""
    t = round_of("ussr", "asia_scoring", effects=["formosan"], influence=influence)
    t.do("asia_scoring", "event")
    assert t.vp == vp


@pytest.mark.parametrize(("effects", "vp"), [([], 3), (["formosan"], 7 + 1)])
def test_35_formosan_resolution_applies_to_final_scoring(effects: list[str], vp: int) -> None:
    """Formosan Resolution (35), note: at final scoring too; 10.3.2."""
    t = table(phase="end", turn=10, passing="", effects=effects, influence={"taiwan": (3, 0), "australia": (4, 0)})
    assert (t.vp, t.winner) == (vp, "us")


def test_35_formosan_resolution_is_for_scoring_only() -> None:
    """Formosan Resolution (35), note: a coup in Taiwan does not lower DEFCON; 6.3.4."""
    t = round_of("ussr", "comecon", effects=["formosan"], influence={"taiwan": (3, 0)})
    t.do("comecon", "coup", "taiwan", 5)  # 5 + 3 - 6 = 2
    assert (t.influence("taiwan"), t.defcon) == ((1, 0), 5)


@pytest.mark.parametrize(
    ("side", "use", "left"),
    [
        pytest.param("us", ["place_influence", *["mexico"] * 4], 0, id="US Ops"),
        pytest.param("us", ["space_race", 6], 0, id="US space race"),
        pytest.param("ussr", ["place_influence", *["poland"] * 4], 1, id="Soviet Ops"),
    ],
)
def test_35_formosan_resolution_ends_when_the_us_plays_the_china_card(
    side: str, use: list[str | int], left: int
) -> None:
    """Formosan Resolution (35), The China Card (6): any US use of that card cancels it, space race too; 7.3."""
    t = table(us=["fidel"], ussr=["nato"], side=side, passing=side, effects=["formosan"])
    t.do("china_card", *use)
    assert t.effect("formosan") == left


def test_35_formosan_resolution_is_barred_while_china_is_at_war() -> None:
    """Formosan Resolution (35), Chinese Civil War: no event until the civil war is decided; 12.4, 12.4.3."""
    civil_war = {"chinese_civil_war": True}
    t = table(us=["formosan_resolution"], side="us", options=civil_war)
    t.do("formosan_resolution")
    assert t.why_not("event") == EVENT_CANNOT_OCCUR
    t = table(us=["fidel"], ussr=["formosan_resolution"], options=civil_war)
    t.do("formosan_resolution", "place_influence", "poland", "poland")
    assert (t.effect("formosan"), t.discards) == (0, ["formosan_resolution"])


# -- 103 Defectors ---------------------------------------------------------------------------------


@pytest.mark.parametrize("headline", ["nuclear_test_ban", "asia_scoring", "fidel"])
def test_103_defectors_cancel_the_soviet_headline(headline: str) -> None:
    """Defectors (103), note: before the Soviet headline whatever its Ops; it is discarded, star or not; 7.5."""
    t = table(us=["defectors"], ussr=[headline], phase="headline", influence={"cuba": (1, 0), "thailand": (0, 2)})
    t.headlines(us="defectors", ussr=headline)
    assert (t.vp, t.influence("cuba")) == (0, (1, 0))
    assert (t.discards, t.removed) == (sorted(["defectors", headline]), [])


def test_103_defectors_headlined_by_the_ussr() -> None:
    """Defectors (103), note: no effect, neither on the US headline nor on points; 7.1."""
    t = table(us=["nuclear_test_ban"], ussr=["defectors"], phase="headline")
    t.headlines(us="nuclear_test_ban", ussr="defectors")
    assert t.vp == 3
    assert "headline_cancelled" not in t.notes()
    assert t.discards == ["defectors", "nuclear_test_ban"]


@pytest.mark.parametrize("order", [[], ["event_first"]])
def test_103_defectors_played_by_the_ussr(order: list[str]) -> None:
    """Defectors (103): in a Soviet action round the US gains 1 VP; as in the rulebook's game; 5.2."""
    t = round_of("ussr", "defectors", influence={"saudi_arabia": (3, 0)})
    t.do("defectors", *order, "coup", "saudi_arabia", 5)  # 5 + 2 - 6 = 1
    assert (t.influence("saudi_arabia"), t.vp) == ((2, 0), 1)
    assert t.discards == ["defectors"]


def test_103_defectors_sent_to_space() -> None:
    """Defectors (103), note: no point for the US when the USSR sends them to the space race; 6.4.5."""
    t = round_of("ussr", "defectors")
    t.do("defectors", "space_race", 6)
    assert (t.vp, t.discards) == (0, ["defectors"])


def test_103_defectors_played_by_the_us() -> None:
    """Defectors (103), note: in an action round the US has the Ops only, and no point; 5.2."""
    t = round_of("us", "defectors")
    t.do("defectors")
    assert t.why_not("event") == EVENT_CANNOT_OCCUR
    t.do("place_influence", "mexico", "mexico")
    assert (t.vp, t.discards) == (0, ["defectors"])


def test_103_defectors_taken_by_the_us_through_grain_sales_in_a_soviet_round() -> None:
    """Defectors (103), note: an action round of the USSR is one too: played by the US they are for Ops only; 5.2."""
    t = round_of("ussr", "grain_sales_to_soviets", "defectors", turn=4)
    t.do("grain_sales_to_soviets", "event_first", "defectors", "play_it")
    assert t.asked == "us"
    assert t.why_not("event") == EVENT_CANNOT_OCCUR
    t.do("place_influence", "mexico", "mexico")
    assert t.vp == 0


def test_103_defectors_are_not_optional() -> None:
    """Defectors (103), note: in the deck without the optional cards; 3.1."""
    t = new_game()
    assert t.question == "draw_card"
    assert "defectors" in t.options
    assert "norad" not in t.options
