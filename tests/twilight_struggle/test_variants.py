"""The variants: three on realignment (V-R1 to V-R3), one on the space race (V-S1), the digital edition (V-D)."""

import pytest
from tabletop import Table, table
from twilight_struggle.hands import holding


def playing(side: str, card: str, *variants: str, **position: object) -> Table:
    """A side has chosen to play the card, with these variants in force."""
    return table(**holding(side, card), options=dict.fromkeys(variants, True), **position).do(card)


# -- V-R1: realignments everywhere ---------------------------------------------------------------------


def test_v_r1_realignments_ignore_defcon() -> None:
    """V-R1: at DEFCON 2 every region is open to realignments; to coups only those of 8.1.5."""
    position = {"defcon": 2, "influence": {"poland": (0, 2), "burma": (0, 2), "jordan": (0, 2), "kenya": (0, 2)}}
    t = playing("us", "olympic_games", "realign_anywhere", **position).do("realignment")
    assert set(t.options) == {"poland", "burma", "jordan", "kenya"}
    t = playing("us", "olympic_games", "realign_anywhere", **position).do("coup")
    assert t.options == ["kenya"]
    t = playing("us", "olympic_games", **position).do("realignment")
    assert t.options == ["kenya"]


def test_v_r1_lasting_events_still_bind() -> None:
    """V-R1: only DEFCON is ignored: NATO protects Italy as before."""
    position = {"defcon": 2, "effects": ["nato"], "influence": {"italy": (2, 0), "france": (1, 0)}}
    t = playing("ussr", "olympic_games", "realign_anywhere", **position).do("realignment")
    assert t.options == ["france"]
    assert t.why_not("italy") == ("protected_by_nato", "7.3")


# -- V-R2: realignments without risk -------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize(("dice", "lost"), [((6, 3), "ussr"), ((3, 6), "us"), ((4, 4), "")])
def test_v_r2_the_active_player_loses_nothing(side: str, dice: tuple[int, int], lost: str) -> None:
    """V-R2: only the target's other owner can lose influence, whoever rolls higher."""
    t = playing(side, "olympic_games", "realign_safely", influence={"kenya": (3, 3)}).do("realignment", "kenya", *dice)
    spared = lost in (side, "")
    assert t.influence("kenya") == ((3, 3) if spared else (3, 0) if lost == "ussr" else (0, 3))


# -- V-R3: placements and realignments with one card ---------------------------------------------------


def mixing(side: str = "us", card: str = "nuclear_test_ban", **position: object) -> Table:
    return playing(side, card, "mix_operations", **position)


def test_v_r3_operations_may_be_mixed() -> None:
    """V-R3: two markers, then two attempts, with the four Ops of one card."""
    t = mixing(influence={"kenya": (0, 5)}).do("place_influence", "canada", "canada", "switch")
    t.do("kenya", 6, 3, "kenya", 6, 3)  # the USSR adds 1 each time
    assert (t.influence("canada"), t.influence("kenya")) == ((2, 0), (0, 1))
    assert t.asked == "ussr"


def test_v_r3_and_back() -> None:
    """V-R3: and the other way round, as often as one likes, but not without doing something in between."""
    t = mixing(influence={"kenya": (0, 5)}).do("realignment", "kenya", 3, 3, "switch")
    assert "switch" not in t.options
    t.do("canada", "switch")
    assert "switch" not in t.options
    t.do("kenya", 3, 3, "switch", "canada")
    assert (t.influence("canada"), t.asked) == ((2, 0), "ussr")


def test_v_r3_not_where_influence_was_placed() -> None:
    """V-R3: no realignment in a country where influence was placed in this round."""
    t = mixing(influence={"mexico": (0, 3), "kenya": (0, 3)}).do("place_influence", "mexico", "switch")
    assert t.options == ["kenya"]
    assert t.why_not("mexico") == ("placed_here", "V-R3")


def test_v_r3_not_where_was_realigned() -> None:
    """V-R3: no influence in a country that was realigned in this round."""
    t = mixing(influence={"mexico": (0, 3), "kenya": (0, 3)}).do("realignment", "mexico", 3, 4, "switch")
    assert set(t.options) == {"canada", "cuba", "japan"}
    assert t.why_not("mexico") == ("realigned_here", "V-R3")


def test_v_r3_no_changing_over_where_nothing_could_be_placed() -> None:
    """V-R3, 6.1.2: with one Op left, Mexico was realigned, and all else in reach is under Soviet control."""
    soviet = {"canada": (0, 4), "cuba": (0, 3), "japan": (0, 4), "guatemala": (0, 1)}
    t = mixing(card="duck_and_cover", influence={"mexico": (1, 1), **soviet})
    t.do("realignment", "mexico", 3, 3)
    assert "switch" in t.options, "two Ops are left"
    t.do("mexico", 3, 3)
    assert t.influence("mexico") == (1, 1)
    assert "mexico" in t.options
    assert "switch" not in t.options


def test_v_r3_bans_end_with_the_round() -> None:
    """V-R3: in the next round of the same turn both are open again."""
    t = mixing(card="formosan_resolution", influence={"mexico": (0, 1), "cuba": (0, 2)})
    t.do("place_influence", "mexico", "switch", "cuba", 1, 1, "decolonization", "space_race", 6)
    t.do("independent_reds", "place_influence")
    assert "cuba" in t.options
    assert "mexico" in t.do("switch").options


def test_v_r3_costs_stay() -> None:
    """V-R3: a marker in a Soviet country costs 2, so that with 3 Ops one attempt is left."""
    t = mixing(card="duck_and_cover", influence={"mexico": (0, 2), "kenya": (0, 5)})
    t.do("place_influence", "mexico", "switch", "kenya", 1, 1)
    assert t.asked == "ussr"


def test_v_r3_bonus_of_the_china_card() -> None:
    """V-R3, 9.6: five Ops if all of them go to Asia, of whichever kind."""
    position = {"passing": "us", "us": ["nato"], "ussr": ["fidel"], "side": "us", "options": {"mix_operations": True}}
    t = table(**position, influence={"burma": (0, 9)}).do("china_card", "place_influence", "japan", "japan", "switch")
    t.do("burma", 1, 1, "burma", 1, 1, "burma", 1, 1)
    assert (t.influence("japan"), t.asked) == ((2, 0), "ussr")


def test_v_r3_coups_do_not_mix() -> None:
    """V-R3: a coup takes all Ops (6.0)."""
    t = mixing(influence={"kenya": (0, 5)}).do("coup", "kenya", 1)
    assert t.asked == "ussr"


def test_v_r3_is_a_variant() -> None:
    """V-R3: without it there is no changing over (6.0)."""
    t = playing("us", "nuclear_test_ban", influence={"kenya": (0, 5)}).do("place_influence", "canada")
    assert "switch" not in t.options


# -- V-S1: the space race without a roll ---------------------------------------------------------------


def test_v_s1_need_not_roll() -> None:
    """V-S1: the card is sent, the marker stays; the attempt of the turn is spent, and the event does not occur."""
    t = playing("us", "fidel", "space_without_roll").do("space_race")
    assert (t.asked, t.question, t.rule) == ("us", "roll_or_not", "V-S1")
    t.do("no_roll")
    assert (t.space, t.discards, t.influence("cuba"), t.asked) == ((0, 0), ["fidel"], (0, 0), "ussr")
    assert t.state.space_cards == [1, 0]
    assert "space_rolled" not in t.notes()


def test_v_s1_may_roll() -> None:
    """V-S1: or the die is rolled as usual; without the variant it always is."""
    assert playing("us", "fidel", "space_without_roll").do("space_race", "roll", 1).space == (1, 0)
    assert playing("us", "fidel").do("space_race").asked == "nature"


# -- V-D: a card and a duty as in the digital edition --------------------------------------------------


@pytest.mark.parametrize(("side", "use", "vp"), [("ussr", "event_first", 1), ("us", "event", 0)])
def test_v_d_defectors_drawn_by_five_year_plan(side: str, use: str, vp: int) -> None:
    """V-D: in a Soviet action round they count as played by the USSR; in an American one they do nothing."""
    hands = {"us": [], "ussr": ["defectors"]}
    hands[side] = ["five_year_plan", *hands[side]]
    t = table(side=side, options={"digital_edition": True}, **hands).do("five_year_plan", use, "defectors")
    assert (t.vp, "defectors" in t.discards) == (vp, True)


@pytest.mark.parametrize(("turn", "winner"), [(3, "us"), (10, "")])
def test_v_d_a_scoring_card_may_be_kept_too_long(turn: int, winner: str) -> None:
    """V-D, 10.1.5: nothing forces it to be played; at the end of a turn it loses, but not after the last one."""
    last = {3: 6, 10: 7}[turn]
    position = {
        "turn": turn,
        "action_round": last,
        "side": "us",
        "ussr": ["asia_scoring"],
        "military": (5, 5),
        "vp": -3,
    }
    t = table(us=["asia_scoring", "nato"], **{**position, "ussr": []}, options={"digital_edition": True})
    assert set(t.options) == {"asia_scoring", "nato"}
    t = table(us=["nato"], **position, options={"digital_edition": True})
    t.do("nato", "place_influence", "canada", "canada", "canada", "canada")
    assert ("won_by_held_scoring" in t.notes()) == (turn == 3)
    if turn == 3:
        assert t.winner == winner
    else:
        assert "won_final_scoring" in t.notes()


def test_v_d_a_trapped_side_may_play_a_scoring_card_in_time() -> None:
    """V-D, 10.1.5: it need not, but it may instead of a discard, when later would be too late."""
    position = {"turn": 5, "ussr": ["asia_scoring", "nato"], "effects": ["trap_ussr"]}
    t = table(**position, action_round=7, options={"digital_edition": True})
    assert t.options == ["nato", "asia_scoring"]
    assert table(**position, action_round=6, options={"digital_edition": True}).options == ["nato"]
    assert table(**position, action_round=7).options == ["asia_scoring"]


def test_variants_together() -> None:
    """V-R1, V-R2 and V-R3 may be used together: place in Canada, then realign Poland at DEFCON 2 without risk."""
    variants = ("realign_anywhere", "realign_safely", "mix_operations")
    t = playing("us", "olympic_games", *variants, defcon=2, influence={"poland": (2, 1)})
    t.do("place_influence", "canada", "switch", "poland", 1, 6)
    assert t.influence("poland") == (2, 1)


def test_v_r3_a_realignment_by_an_event_bars_the_placement_too() -> None:
    """V-R3: no placement in a country that was realigned in the same round, by whichever card and side."""
    t = table(
        ussr=["tear_down_this_wall"],
        us=["nato"],
        turn=8,
        influence={"poland": (0, 3)},
        options={"mix_operations": True},
    )
    t.do("tear_down_this_wall", "event_first", "realignment", *["poland", 1, 1] * 3, "place_influence")
    assert "poland" not in t.options
    assert t.why_not("poland") == ("realigned_here", "V-R3")
