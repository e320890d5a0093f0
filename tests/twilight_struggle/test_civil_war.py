"""The variant of the Chinese Civil War (12.0)."""

import pytest
from tabletop import Table, new_game, table
from twilight_struggle.hands import deal, holding

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.twilight_struggle.countries import ASIA, BOARD, SETS, SOUTHEAST_ASIA
from realpolitik.kernel.errors import BadSetup

CIVIL_WAR = {"chinese_civil_war": True}


def at_war(
    side: str,
    card: str,
    markers: int = 0,
    influence: dict[str, tuple[int, int]] | None = None,
    options: dict[str, bool] | None = None,
    **position: object,
) -> Table:
    """A side is about to play the card; so many markers lie in the China space."""
    everywhere = {**(influence or {}), "china": (0, markers)}
    return table(**holding(side, card), influence=everywhere, options={**CIVIL_WAR, **(options or {})}, **position)


# -- the space (12.1, 12.2) ----------------------------------------------------------------------------


def test_12_1_the_ussr_can_always_reach_it() -> None:
    """12.1: the space lies next to the USSR, and to nothing else: without influence anywhere it is in reach."""
    t = at_war("ussr", "fidel").do("fidel", "place_influence")
    assert set(t.options) == {"finland", "poland", "romania", "afghanistan", "north_korea", "china"}
    t = at_war("ussr", "fidel", 2).do("fidel", "place_influence")
    assert set(t.options) == {"finland", "poland", "romania", "afghanistan", "north_korea", "china"}


def test_12_1_no_such_space_in_the_ordinary_game() -> None:
    """12.1: without the variant there is nothing to place in."""
    assert "china" not in table(ussr=["fidel"]).do("fidel", "place_influence").options


@pytest.mark.parametrize("operation", ["place_influence", "coup", "realignment"])
def test_12_1_closed_to_the_us(operation: str) -> None:
    """12.1: the US can aim no operation at it."""
    t = at_war("us", "nuclear_test_ban", 2, influence={"kenya": (0, 1)}).do("nuclear_test_ban", operation)
    assert "china" not in t.options
    assert t.why_not("china")[0] != "allowed"


def test_12_1_closed_to_the_us_in_every_variant() -> None:
    """12.1: nor when realignments ignore DEFCON (V-R1)."""
    t = at_war("us", "nuclear_test_ban", 2, influence={"kenya": (0, 1)}, options={"realign_anywhere": True})
    assert t.do("nuclear_test_ban", "realignment").options == ["kenya"]


def test_12_1_no_operations_for_it_alone() -> None:
    """12.1: with Soviet influence nowhere else, the US has no target at all."""
    t = at_war("us", "nuclear_test_ban", 2).do("nuclear_test_ban")
    assert t.options == ["event", "place_influence", "space_race"]


def test_12_1_closed_to_events() -> None:
    """12.1: the USSR may only place influence there: De-Stalinization neither takes it away nor puts it there."""
    t = at_war("ussr", "de_stalinization", 2, influence={"poland": (0, 4)}).do("de_stalinization", "event")
    assert t.options == ["poland", "stop"]
    t.do("poland", "poland", "poland", "poland")
    assert "poland" in t.options
    assert "china" not in t.options
    t = at_war("us", "voice_of_america", 2, turn=4, influence={"kenya": (0, 1)}).do("voice_of_america", "event")
    assert t.options == ["kenya"]


def test_12_1_asia_but_not_southeast_asia() -> None:
    """12.1: Chernobyl in Asia closes it; the bonus of Vietnam Revolts does not reach it."""
    t = at_war("us", "chernobyl", turn=8).do("chernobyl", "event", "in_asia", "decolonization", "place_influence")
    assert "china" not in t.options
    t = at_war("ussr", "fidel", effects=["vietnam_revolts"]).do("fidel", "place_influence", "china", "china")
    assert t.asked == "us"


def test_12_1_never_scored() -> None:
    """12.1: markers there count for nothing in Asia."""
    assert at_war("ussr", "asia_scoring", 2).do("asia_scoring", "event").vp == 0
    china = BOARD.country("china")
    assert not SETS[ASIA].has[china]
    assert not SETS[SOUTHEAST_ASIA].has[china]


def test_12_1_out_of_play_when_decided() -> None:
    """12.1: the three markers go back, and the space is gone for good, in the middle of an operation too."""
    t = at_war("ussr", "nuclear_test_ban").do("nuclear_test_ban", "place_influence", "china", "china", "china")
    assert t.influence("china") == (0, 0)
    assert set(t.options) == {"finland", "poland", "romania", "afghanistan", "north_korea"}
    assert t.why_not("china") == ("out_of_reach", "6.1.1")


def test_12_2_markers_cost_one_each_and_stay() -> None:
    """12.2, 6.1: the three may be placed one after another, in different rounds."""
    t = at_war("ussr", "fidel").do("fidel", "place_influence", "china", "poland", "independent_reds", "space_race", 6)
    assert t.influence("china") == (0, 1)
    t.do("decolonization", "place_influence", "china", "china")
    assert t.state.passing == USSR


def test_12_2_nobody_scores_a_card_nobody_has() -> None:
    """12.2: if China is never decided, no point is given for the card at the end."""
    t = table(phase="end", turn=10, military=(5, 5), options=CIVIL_WAR)
    assert (t.vp, t.winner) == (0, "nobody")


# -- the China Card (12.3) -----------------------------------------------------------------------------


def test_12_3_nobody_has_the_card() -> None:
    """12.3: before the third marker neither side can play it."""
    assert deal(new_game(**CIVIL_WAR)).state.passing == NOBODY
    for side in ("us", "ussr"):
        t = at_war(side, "nuclear_test_ban", 2)
        assert t.why_not("china_card") == ("passing_elsewhere", "9.3")


def test_12_3_the_third_marker_brings_it() -> None:
    """12.3: face up, to be played from the next round on."""
    t = at_war("ussr", "romanian_abdication", 2).do("romanian_abdication", "place_influence", "china")
    assert (t.state.passing, t.state.passing_up) == (USSR, 1)
    t.do("independent_reds", "space_race", 6)
    assert "china_card" in t.options
    t.do("china_card", "space_race", 6)
    assert (t.state.passing, t.state.passing_up) == (US, 0)


def test_12_3_not_with_the_late_war_scenario() -> None:
    """12.3: that scenario gives the card to the USSR at once."""
    with pytest.raises(BadSetup, match="chinese_civil_war is for the standard scenario only"):
        new_game(scenario="late-war", **CIVIL_WAR)


# -- events (12.4) -------------------------------------------------------------------------------------

BARRED = [("ussr", "red_scare_purge"), ("ussr", "cultural_revolution"), ("us", "formosan_resolution")]


@pytest.mark.parametrize(("side", "card"), BARRED)
def test_12_4_barred_events(side: str, card: str) -> None:
    """12.4: not before China is decided."""
    t = at_war(side, card, turn=4).do(card)
    assert "event" not in t.options
    assert t.why_not("event")[0] == "event_cannot"


@pytest.mark.parametrize(("side", "card"), BARRED)
def test_12_4_free_once_china_is_decided(side: str, card: str) -> None:
    """12.4: with the third marker the bans are lifted."""
    hands = {"ussr": ["romanian_abdication"], "us": ["containment"]}
    hands[side].append(card)
    t = table(**hands, turn=4, influence={"china": (0, 2)}, options=CIVIL_WAR)
    t.do("romanian_abdication", "place_influence", "china")
    if side == "ussr":
        t.do("containment", "event")
    assert "event" in t.do(card).options


def test_12_4_the_us_may_play_red_scare() -> None:
    """12.4: the ban on Red Scare/Purge is for the USSR."""
    t = at_war("us", "red_scare_purge").do("red_scare_purge", "event")
    assert t.effect("red_scare_ussr") == 1


def test_12_4_barred_headline_does_not_occur() -> None:
    """12.4: headlined by the USSR, Red Scare/Purge has no effect and is discarded."""
    t = table(phase="headline", us=["containment", "nato"], ussr=["red_scare_purge", "fidel"], options=CIVIL_WAR)
    t.headlines(us="containment", ussr="red_scare_purge")
    assert t.effect("red_scare_us") == 0
    assert t.discards == ["red_scare_purge"]


def test_12_4_1_the_us_counts_as_holding_the_card() -> None:
    """12.4.1: Nixon brings the US 2 points, the Ussuri skirmish 4 influence; nobody gets the card."""
    t = at_war("us", "nixon_plays_the_china_card", turn=4).do("nixon_plays_the_china_card", "event")
    assert (t.vp, t.state.passing) == (2, NOBODY)
    t = at_war("us", "ussuri_river_skirmish", turn=4).do(
        "ussuri_river_skirmish", "event", "japan", "japan", "india", "india"
    )
    assert (t.influence("japan"), t.influence("india"), t.state.passing) == ((2, 0), (2, 0), NOBODY)


@pytest.mark.parametrize(("die", "won"), [(4, False), (5, True)])
def test_12_4_2_korean_war(die: int, won: bool) -> None:
    """12.4.2: the USSR takes 1 more off its roll."""
    t = at_war("ussr", "korean_war", influence={"south_korea": (1, 0)}).do("korean_war", "event", die)
    assert t.influence("south_korea") == ((0, 1) if won else (1, 0))
    assert t.military == (0, 2)


def test_12_4_2_other_wars_are_not_harder() -> None:
    """12.4.2: only the Korean War is."""
    t = at_war("ussr", "indo_pakistani_war").do("indo_pakistani_war", "event", "india", 4)
    assert t.vp == -2


@pytest.mark.parametrize(("side", "card"), BARRED)
def test_12_4_3_their_operations_can_be_used(side: str, card: str) -> None:
    """12.4.3, 7.5: the cards are played for their Ops as ever, and then discarded."""
    t = at_war(side, card, turn=4).do(card, "place_influence")
    while t.question == "place_where":
        t.do(t.options[0])
    assert (t.discards, t.removed) == ([card], [])
    assert t.asked != side


def test_12_4_3_nor_when_the_opponent_uses_them() -> None:
    """12.4.3: the US uses Cultural Revolution for its Ops; the event cannot occur."""
    t = at_war("us", "cultural_revolution", turn=4).do("cultural_revolution", "place_influence", *["canada"] * 3)
    assert (t.vp, t.state.passing, t.discards) == (0, NOBODY, ["cultural_revolution"])
