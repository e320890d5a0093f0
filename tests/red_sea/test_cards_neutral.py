"""Scoring cards, Romanian Autonomy and the cards of either side, in number order: the event, its limits, its notes."""

from typing import Any

import pytest
from red_sea.playing import famine_in, fate, headlines, markers_of, next_turn, play
from red_sea.seaside import sea
from tabletop import Table

AUTONOMY = "romanian_autonomy"
PEACE = "indian_ocean_zone_of_peace"
SEA_LANES = "strategic_sea_lanes"

Influence = dict[str, tuple[int, int]]
BOTH_SIDES = pytest.mark.parametrize("by", ["us", "ussr"])


def other(side: str) -> str:
    return "us" if side == "ussr" else "ussr"


def of(side: str, n: int, against: int = 0) -> tuple[int, int]:
    """Influence of a side, and of its opponent."""
    return (n, against) if side == "us" else (against, n)


def points(side: str, n: int) -> int:
    """Victory points of a side, above zero for the US."""
    return n if side == "us" else -n


def markers(t: Table) -> dict[str, list[str]]:
    found: dict[str, list[str]] = t.match.view(0)["markers"]
    return found


# -- 37 Middle East Scoring, 38 Africa Scoring -----------------------------------------------------


@pytest.mark.parametrize(
    ("board", "vp"),
    [
        ({}, 0),
        ({"oman": (2, 0)}, 3),  # presence
        ({"oman": (2, 0), "yemen": (0, 2)}, 0),
        ({"saudi_arabia": (3, 0), "oman": (2, 0), "yemen": (0, 2)}, 3),  # domination 5 and 1, presence 3
        ({"saudi_arabia": (3, 0), "egypt": (2, 0)}, 9),  # control 7 and 2: more countries, both battlegrounds
        ({"saudi_arabia": (0, 3), "oman": (0, 2), "egypt": (2, 0)}, 0),  # a battleground each: presence 3 and 1 each
        ({"saudi_arabia": (3, 0), "oman": (2, 0), "yemen": (2, 0), "south_yemen": (0, 1), SEA_LANES: (4, 0)}, 9),
        ({"oman": (2, 0), "kenya": (0, 2), SEA_LANES: (0, 1)}, 2),  # presence 3; the lead at sea 1, even without
    ],
)
@BOTH_SIDES
def test_37_middle_east_scoring(by: str, board: Influence, vp: int) -> None:
    """37, 10.1.1, 10.1.2, 10.2.3, 10.2.4: 3/5/7, a point for each battleground, the sea lanes; whoever plays it."""
    t = play(by, "middle_east_scoring", "event", influence=board, us=["usaid"])
    assert t.vp == vp
    assert t.discards == ["middle_east_scoring"]


@pytest.mark.parametrize(
    ("board", "vp"),
    [
        ({"djibouti": (2, 0)}, 1),
        ({"kenya": (0, 2), "sudan": (0, 1), "djibouti": (2, 0)}, -3),  # domination 3 and 1, presence 1
        ({"kenya": (2, 0), "egypt": (2, 0)}, 6),  # control 4 and 2
        (
            {
                "ethiopia": (0, 1),
                "madagascar": (0, 2),
                "djibouti": (0, 2),
                "egypt": (2, 0),
                "kenya": (1, 0),
                SEA_LANES: (1, 0),
            },
            2,
        ),
        ({"kenya": (2, 0), "egypt": (2, 0), SEA_LANES: (0, 4)}, 6),  # doubling nothing is nothing
    ],
)
@BOTH_SIDES
def test_38_africa_scoring(by: str, board: Influence, vp: int) -> None:
    """38, 10.1.1, 10.1.2, 10.2.4: 1/3/4, a point for each battleground, the sea lanes."""
    t = play(by, "africa_scoring", "event", influence=board, us=["usaid"])
    assert t.vp == vp
    assert t.discards == ["africa_scoring"]


@BOTH_SIDES
@pytest.mark.parametrize("winner", ["us", "ussr"])
def test_38_africa_scoring_with_both_flashpoints_and_more_countries(by: str, winner: str) -> None:
    """38, 10.4.1: wins at once, whoever plays it and whatever the points."""
    board = {"ethiopia": of(winner, 1), "somalia": of(winner, 2), "egypt": of(other(winner), 2)}
    t = play(by, "africa_scoring", "event", influence=board, vp=points(other(winner), 9))
    assert t.winner == winner
    assert "won_by_africa" in t.notes()


@pytest.mark.parametrize(
    "board",
    [
        {"ethiopia": (1, 0), "somalia": (2, 0), "egypt": (0, 2), "kenya": (0, 2)},  # as many countries
        {"ethiopia": (1, 0), "somalia": (1, 0), "sudan": (1, 0)},  # Somalia is nobody's
        {"ethiopia": (1, 0), "somalia": (0, 2), "sudan": (1, 0)},
    ],
)
def test_38_africa_scoring_without_the_victory(board: Influence) -> None:
    """38, 10.4.1: both flashpoints, and more countries than the opponent; not as many."""
    assert play("us", "africa_scoring", "event", influence=board, ussr=["nasserism"]).winner == ""


@pytest.mark.parametrize("card", ["middle_east_scoring", "africa_scoring"])
def test_37_38_scoring_cards_have_no_other_use(card: str) -> None:
    """37, 38, 2.2.1: no Ops."""
    t = play("us", card)
    assert t.options == ["event"]
    assert t.why_not("space_race") == ("scoring_has_no_ops", "2.2.1")


def test_37_38_scoring_cards_as_headlines() -> None:
    """37, 38, 4.5 C: after any other headline; two of them, the US's first."""
    t = headlines("diego_garcia", "middle_east_scoring", influence={"oman": (2, 0)}, us=["usaid"])
    assert t.vp == 4  # presence, and the lead at sea that Diego Garcia (47) has just brought
    t = headlines("africa_scoring", "middle_east_scoring", vp=9, influence={"egypt": (2, 0), "oman": (0, 2)})
    assert (t.winner, "won_on_points" in t.notes()) == ("us", True)


# -- 39 Romanian Autonomy --------------------------------------------------------------------------


@BOTH_SIDES
@pytest.mark.parametrize(("vp", "n"), [(-1, 3), (0, 2), (1, 2)])
def test_39_romanian_autonomy(by: str, vp: int, n: int) -> None:
    """39, 9.3, 9.6: 2 Ops, 3 for a side that is behind as the round begins; then it lies face down with the other."""
    t = sea(side=by, passing=by, vp=points(by, vp), us=["usaid"], ussr=["nasserism"])
    t.do(AUTONOMY, "place_influence")
    assert markers_of(t, SEA_LANES) == n
    passing = t.match.view(0)["passing"]
    assert (passing["holder"], passing["up"]) == (other(by), False)
    assert AUTONOMY not in t.options
    assert t.why_not(AUTONOMY) == ("passing_face_down", "9.3")


def test_39_romanian_autonomy_has_no_event() -> None:
    """39, 9.1: Ops or the space race; after a failed attempt it goes over as well (9.4)."""
    t = sea(side="us", us=["usaid"], ussr=["nasserism"], influence={"sudan": (0, 1)}).do(AUTONOMY)
    assert t.options == ["place_influence", "coup", "realignment", "space_race"]
    assert t.why_not("event") == ("passing_has_no_event", "9.1")
    t.do("space_race", 6)
    assert (t.match.view(0)["passing"]["holder"], t.discards) == ("ussr", [])


# -- 40 Famine -------------------------------------------------------------------------------------


@BOTH_SIDES
def test_40_famine_marks_two_neighbours_and_coups_in_one(by: str) -> None:
    """40: two adjacent countries, then a coup with the 2 Ops of the card and +1; 4 + 2 + 1 less 4 in Kenya."""
    board = {"kenya": of(other(by), 2), "madagascar": of(other(by), 1), "sudan": of(other(by), 1)}
    t = play(by, "famine", "event", influence=board, us=["usaid"], ussr=["nasserism"])
    assert (t.asked, t.question) == (by, "starve_where")
    assert t.options == t.board.names[:11]
    t.do("kenya")
    assert set(t.options) == {"ethiopia", "somalia", "madagascar"}
    assert t.why_not("sudan") == ("not_adjacent", "2.1.6")
    t.do("madagascar")
    assert (t.question, t.options) == ("coup_in_famine", ["kenya", "madagascar"])
    assert t.why_not("sudan") == ("not_starved", "7.1")
    t.do("kenya", 4)
    assert t.influence("kenya") == of(by, 1)
    assert (t.defcon, t.military) == (3, of(by, 2))
    assert markers(t) == {"madagascar": ["famine"]}  # a coup that succeeds ends the famine there
    assert t.discards == ["famine"]


def test_40_famine_stays_after_a_failed_coup() -> None:
    """40: the marker goes only when a coup succeeds; 1 + 2 + 1 less 4."""
    t = play("ussr", "famine", "event", "kenya", "madagascar", "kenya", 1, influence={"kenya": (2, 0)}, us=["usaid"])
    assert markers(t) == {"kenya": ["famine"], "madagascar": ["famine"]}
    assert (t.influence("kenya"), t.defcon) == ((2, 0), 3)


def test_40_famine_without_a_target() -> None:
    """40 note: no coup where neither country holds influence of the opponent."""
    t = play("ussr", "famine", "event", "sudan", "egypt", influence={"kenya": (2, 0)}, us=["usaid"])
    assert (t.asked, t.question, t.military) == ("us", "choose_card", (0, 0))
    assert markers(t) == {"egypt": ["famine"], "sudan": ["famine"]}


@pytest.mark.parametrize("defcon", [3, 2])
def test_40_famine_and_the_limits_of_defcon(defcon: int) -> None:
    """40 note, 8.1.7: no region is named, so they hold; Egypt and the rest of the Middle East can be marked, though."""
    board = {"egypt": (2, 0), "sudan": (2, 0)}
    t = play("ussr", "famine", "event", "egypt", "sudan", influence=board, defcon=defcon)
    assert t.options == ["sudan"]
    assert t.why_not("egypt") == ("defcon_forbids", "8.1.7")
    t = play("ussr", "famine", "event", "oman", "saudi_arabia", influence={"oman": (1, 0)}, defcon=defcon, us=["usaid"])
    assert t.question == "choose_card"


def test_40_famine_at_a_flashpoint() -> None:
    """40, 6.3.6.1: a card is turned up before the roll; one of 2 Ops lowers DEFCON; 1 + 2 + 1 less 2."""
    t = play("ussr", "famine", "event", "ethiopia", "sudan", "ethiopia", "usaid", influence={"ethiopia": (2, 0)})
    assert t.defcon == 3
    t.do(1)
    assert (t.influence("ethiopia"), t.military) == ((0, 0), (0, 2))


@BOTH_SIDES
def test_40_famine_helps_coups_of_either_side(by: str) -> None:
    """40: +1 for whoever coups there, in a later turn too: 1 + 2 + 1 less 2 in Sudan; not elsewhere."""
    card = "usaid" if by == "us" else "cyrus_vance"
    board = {"sudan": of(other(by), 3), "djibouti": of(other(by), 3)}
    t = play(by, card, "coup", "sudan", 1, influence=board, effects=famine_in("sudan"))
    assert t.influence("sudan") == of(other(by), 1)
    assert markers(t) == {}
    assert next_turn(effects=famine_in("sudan"), us=["eplf"]).effect("famine") > 0


@pytest.mark.parametrize(("effects", "result"), [(["t62s"], 2), (["afghanistan_ussr"], 0)])
def test_40_famine_is_worth_what_the_card_is_worth(effects: list[str], result: int) -> None:
    """40, 7.3.2: the Ops value of this card: 1 + 3 + 1 less 2, or 1 + 1 + 1 less 2."""
    t = play("ussr", "famine", "event", "sudan", "egypt", "sudan", 1, influence={"sudan": (4, 0)}, effects=effects)
    assert t.influence("sudan") == (4 - 1 - result, 0)


def test_40_famine_played_again() -> None:
    """40: markers can be put where there is one, and elsewhere."""
    t = play("ussr", "famine", "event", "sudan", "egypt", effects=famine_in("sudan", "kenya"), us=["usaid"])
    assert markers(t) == {"egypt": ["famine"], "sudan": ["famine"], "kenya": ["famine"]}


# -- 41 Organization of African Unity --------------------------------------------------------------


@BOTH_SIDES
def test_41_oau_turns_an_opponents_card_into_operations(by: str) -> None:
    """41, 5.4: the card is discarded, its event does not occur; on 4 to 6 its Ops are conducted."""
    t = play(by, "oau", "event", us=["nasserism", "f5es_delivered", "usaid"], ussr=["zbig", "detente"])
    theirs = {"us": ["nasserism", "f5es_delivered"], "ussr": ["zbig"]}[by]
    assert (t.asked, t.question, t.options) == (by, "appeal_card", theirs)
    assert t.why_not("usaid" if by == "us" else "detente") == ("no_opponent_event", "7.1")
    t.do(theirs[-1], 4, "place_influence")
    assert markers_of(t, SEA_LANES) == 3
    assert t.discards == sorted(["oau", theirs[-1]])
    assert (t.effect("f5es"), t.military) == (0, (0, 0))


@pytest.mark.parametrize("die", [1, 3])
def test_41_oau_fails_on_a_low_roll(die: int) -> None:
    """41: 1 to 3: no operations; the card is gone all the same."""
    t = play("us", "oau", "event", "nasserism", die, us=["nasserism", "usaid"], ussr=["zbig"])
    assert (t.asked, t.question) == ("ussr", "choose_card")
    assert t.discards == ["nasserism", "oau"]


@BOTH_SIDES
def test_41_oau_needs_an_opponents_card(by: str) -> None:
    """41, 5.2: otherwise only its 1 Op."""
    held = {"us": ["usaid", "famine", "africa_scoring"], "ussr": ["nasserism"]}
    t = play(by, "oau", us=held["us"], ussr=held["ussr"])
    assert t.why_not("event") == ("event_cannot", "5.2")
    t.do("place_influence", SEA_LANES)
    assert t.influence(SEA_LANES) == of(by, 1)


def test_41_oau_modified() -> None:
    """41, 7.3.1: the Ops of the discarded card, as modified: 2 and 1 with the T-62s."""
    t = play("ussr", "oau", "event", "eplf", 6, "place_influence", ussr=["eplf"], effects=["t62s"], us=["usaid"])
    assert markers_of(t, SEA_LANES) == 2


def test_41_oau_as_a_headline() -> None:
    """41 note: resolved the same way; without an opponent's card it does not occur, and is discarded."""
    t = headlines("oau", "nasserism", us=["cyrus_vance", "usaid"], ussr=["zbig"])
    t.do("cyrus_vance", 5, "place_influence")
    assert markers_of(t, SEA_LANES) == 2
    t = headlines("oau", "nasserism", us=["usaid"], ussr=["zbig"])
    assert "event_cannot_occur" in t.notes()
    assert fate(t, "oau") == "discarded"


# -- 42 Separatists --------------------------------------------------------------------------------


@BOTH_SIDES
@pytest.mark.parametrize(("mine", "theirs", "after"), [(0, 3, 3), (1, 2, 2), (2, 2, 2), (3, 1, 3), (0, 0, 0)])
def test_42_separatists(by: str, mine: int, theirs: int, after: int) -> None:
    """42: in one country that is no battleground, influence until it equals the opponent's; never less."""
    t = play(by, "separatists", "event", "oman", influence={"oman": of(by, mine, theirs)}, us=["usaid"])
    assert t.influence("oman") == of(by, after, theirs)
    assert t.discards == ["separatists"]


def test_42_separatists_where() -> None:
    """42 note, 2.1.5: flashpoints are no battlegrounds; the sea lanes are no country."""
    t = play("us", "separatists", "event")
    assert set(t.options) == set(t.board.names[:11]) - {"egypt", "kenya", "saudi_arabia"}
    assert t.why_not("kenya") == ("not_among", "7.1")
    assert SEA_LANES not in t.options


# -- 43 Arab League --------------------------------------------------------------------------------

ARABS: Influence = {"egypt": (2, 0), "sudan": (1, 0), "south_yemen": (1, 0), "yemen": (2, 0), "oman": (2, 0),
                    "saudi_arabia": (3, 0)}  # fmt: skip


@BOTH_SIDES
@pytest.mark.parametrize(("n", "vp"), [(2, 0), (3, 3), (6, 3)])
def test_43_arab_league(by: str, n: int, vp: int) -> None:
    """43: 3 VP with three or more of the six; Djibouti and Somalia are not among them."""
    board = {name: of(by, max(pair)) for name, pair in list(ARABS.items())[:n]}
    t = play(by, "arab_league", "event", influence={**board, "djibouti": of(by, 2), "somalia": of(by, 2)}, us=["usaid"])
    assert t.vp == points(by, vp)
    assert t.discards == ["arab_league"]


@pytest.mark.parametrize("missing", ARABS)
def test_43_arab_league_counts_each_of_the_six(missing: str) -> None:
    """43: any three; influence without control does not count."""
    for third in ARABS:
        if third != missing:
            chosen = [name for name in ARABS if name not in (missing, third)][:2]
            board = {name: ARABS[name] for name in [*chosen, third]}
            assert play("us", "arab_league", "event", influence=board).vp == 3
            assert play("us", "arab_league", "event", influence={**board, third: (0, 0)}).vp == 0


# -- 44 Apollo-Soyuz Test Project ------------------------------------------------------------------


@BOTH_SIDES
@pytest.mark.parametrize(("mine", "theirs", "vp"), [(0, 0, 0), (1, 0, 2), (1, 2, 1), (1, 3, 1), (2, 3, 0), (3, 0, 0)])
def test_44_apollo_soyuz(by: str, mine: int, theirs: int, vp: int) -> None:
    """44, 6.4.3: one box forward with its points; at the end of the track nothing."""
    space = of(by, mine, theirs)
    t = play(by, "apollo_soyuz", "event", space=space, us=["usaid"], ussr=["nasserism"])
    assert t.space == of(by, min(3, mine + 1), theirs)
    assert t.vp == points(by, vp)
    assert t.discards == ["apollo_soyuz"]


def test_44_apollo_soyuz_takes_what_the_box_gives() -> None:
    """44, 6.4.4: the first shuttle, 3 VP and a card."""
    t = play("us", "apollo_soyuz", "event", space=(2, 2), us=["usaid"], deck=["famine", "oau"])
    assert (t.asked, t.question, t.vp) == ("nature", "draw_card", 3)
    t.do("oau")
    assert t.hand("us") == ["oau", "usaid"]


def test_44_apollo_soyuz_is_no_attempt() -> None:
    """44 note, 6.4.2: the one attempt of the turn is still there."""
    t = play("us", "apollo_soyuz", "event", us=["peace_corps"], ussr=["nasserism"])
    assert t.space == (1, 0)
    t.do("nasserism", "event", "peace_corps")
    assert "space_race" in t.options


# -- 45 Indian Ocean Zone of Peace -----------------------------------------------------------------


@BOTH_SIDES
def test_45_zone_of_peace_makes_every_coup_lower_defcon(by: str) -> None:
    """45: 2 VP; every coup of either side, in any country, lowers DEFCON; realignments do not."""
    board = {"sudan": (2, 2), "djibouti": (2, 2)}
    t = play(by, PEACE, "event", influence=board, us=["usaid", "zbig"], ussr=["nasserism", "cyrus_vance"])
    assert (t.vp, t.removed, t.defcon) == (points(by, 2), [PEACE], 4)
    first, then = ("nasserism", "usaid") if by == "us" else ("usaid", "nasserism")
    t.do(first, "coup", "sudan", 1)
    assert t.defcon == 3
    t.do(then, "coup", "djibouti", 1)
    assert t.defcon == 2
    last = "cyrus_vance" if by == "us" else "zbig"
    t.do(last, "realignment", "sudan", 3, 3)
    assert (t.defcon, t.winner) == (2, "")


def test_45_zone_of_peace_is_dangerous_at_defcon_two() -> None:
    """45, 8.1.4: any coup is nuclear war."""
    t = play("ussr", "nasserism", "coup", "sudan", 1, influence={"sudan": (1, 0)}, defcon=2, effects=["zone_of_peace"])
    assert t.winner == "us"


def test_45_zone_of_peace_at_a_flashpoint() -> None:
    """45 note, 6.3.6.1: the card is turned up besides: DEFCON falls before the roll and after it."""
    t = play("ussr", "nasserism", "coup", "somalia", "usaid", influence={"somalia": (2, 0)}, effects=["zone_of_peace"])
    assert t.defcon == 3
    t.do(1)
    assert t.defcon == 2


def test_45_zone_of_peace_changes_coups_only() -> None:
    """45 note: Sudan is no battleground for scoring, or for Separatists (42); presence is 1."""
    t = play("us", "africa_scoring", "event", influence={"sudan": (1, 0)}, effects=["zone_of_peace"], us=["usaid"])
    assert t.vp == 1
    assert "sudan" in play("us", "separatists", "event", effects=["zone_of_peace"]).options
    assert next_turn(effects=["zone_of_peace"], us=["eplf"]).effect("zone_of_peace") == 0


# -- 51 Water Wars ---------------------------------------------------------------------------------


@BOTH_SIDES
@pytest.mark.parametrize(("egypt", "ethiopia", "dried"), [(3, 1, "egypt"), (2, 4, "ethiopia")])
def test_51_water_wars(by: str, egypt: int, ethiopia: int, dried: str) -> None:
    """51: the opponent loses all where it has more."""
    board = {"egypt": of(other(by), egypt), "ethiopia": of(other(by), ethiopia)}
    t = play(by, "water_wars", "event", influence=board, us=["usaid"])
    assert (t.asked, t.question, t.options) == (by, "dry_up_where", [dried])
    assert t.why_not("ethiopia" if dried == "egypt" else "egypt") == ("less_there", "7.1")
    assert t.why_not("sudan") == ("not_among", "7.1")
    t.do(dried)
    assert t.influence(dried) == (0, 0)
    assert t.discards == ["water_wars"]


@BOTH_SIDES
def test_51_water_wars_where_both_are_equal(by: str) -> None:
    """51: then the player chooses."""
    board = {"egypt": of(other(by), 3, 1), "ethiopia": of(other(by), 3, 2)}
    t = play(by, "water_wars", "event", influence=board, us=["usaid"])
    assert (t.asked, t.options) == (by, ["egypt", "ethiopia"])
    t.do("ethiopia")
    assert (t.influence("egypt"), t.influence("ethiopia")) == (of(other(by), 3, 1), of(by, 2))


@BOTH_SIDES
@pytest.mark.parametrize(("egypt", "ethiopia"), [(2, 0), (1, 1), (0, 0)])
def test_51_water_wars_need_both(by: str, egypt: int, ethiopia: int) -> None:
    """51, 5.2: only if the opponent controls both; one's own control is no ground."""
    board = {"egypt": of(other(by), egypt), "ethiopia": of(other(by), ethiopia)}
    assert play(by, "water_wars", influence=board).why_not("event") == ("event_cannot", "5.2")
    board = {"egypt": of(by, 2), "ethiopia": of(by, 1)}
    assert play(by, "water_wars", influence=board).why_not("event") == ("event_cannot", "5.2")


def test_51_water_wars_and_the_derg() -> None:
    """51, 26: Ethiopia takes 3 to be controlled then."""
    board = {"egypt": (0, 2), "ethiopia": (0, 2)}
    assert "event" in play("us", "water_wars", influence=board).options
    assert "event" not in play("us", "water_wars", influence=board, effects=["derg"]).options


# -- all of them -----------------------------------------------------------------------------------

NEUTRAL: dict[str, list[str | int]] = {
    "famine": ["oman", "saudi_arabia"],
    "oau": ["detente", 1],
    "separatists": ["sudan"],
    "arab_league": [],
    "apollo_soyuz": [],
    PEACE: [],
    "water_wars": ["egypt"],
}


@pytest.mark.parametrize("card", NEUTRAL)
@BOTH_SIDES
def test_a_neutral_card_as_a_headline(by: str, card: str) -> None:
    """4.5 C, 7.1: an event of whoever headlines it."""
    held: dict[str, Any] = {"us": ["detente"], "ussr": ["zbig"]}
    board = {"egypt": of(other(by), 2), "ethiopia": of(other(by), 1)}
    pair = (card, "t62s_and_kalashnikovs") if by == "us" else ("centcom", card)
    t = headlines(*pair, influence=board, **held)
    if by == "ussr":
        t.do("kenya")
    for answer in NEUTRAL[card]:
        if answer == "detente" and by == "ussr":
            answer = "zbig"
        assert t.asked == ("nature" if isinstance(answer, int) else by)
        t.do(answer)
    assert fate(t, card) == ("removed" if card == PEACE else "discarded")


@pytest.mark.parametrize("card", NEUTRAL)
@BOTH_SIDES
def test_a_neutral_card_for_its_ops(by: str, card: str) -> None:
    """5.1, 5.2: an event of nobody's does not occur when the card is used for Ops; it is discarded, starred or not."""
    t = play(by, card, "place_influence", us=["usaid"], ussr=["nasserism"])
    assert markers_of(t, SEA_LANES) == (1 if card == "oau" else 2)
    assert "event_occurs" not in t.notes()
    assert fate(t, card) == "discarded"
