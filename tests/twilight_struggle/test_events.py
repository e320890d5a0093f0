"""Events (7.0): whose they are, what lasts, what changes Ops, and wars."""

import pytest
from tabletop import Table, table
from twilight_struggle.hands import holding

from realpolitik.games.cold_war.effects import CHINA_AT_WAR, EFFECTS, effects_in

LASTING = """
marshall_plan warsaw_pact de_gaulle nato defense_pact formosan trap_us trap_ussr missile_envy_due_us
missile_envy_due_ussr we_will_bury brandt flowers camp_david john_paul shuttle hostages iron_lady north_sea_oil reformer
wall_down evil_empire norad awacs centcom_us centcom_ussr stagflation lion_falters invasion
"""


def worth(card: str, side: str = "us", **position: object) -> int:
    """What a card is worth to a side that holds it and is about to play it."""
    t = table(**holding(side, card), **position).do(card)
    return t.match.question.about[1]


# -- whose event (7.1), scoring cards (7.2), lasting events (7.3) --------------------------------------


def test_7_1_own_and_common_events() -> None:
    """7.1: one's own events and common ones are played as the card says; a common one works for whoever plays it."""
    assert table(**holding("us", "duck_and_cover")).do("duck_and_cover", "event").vp == 1
    for side, gained in (("us", 3), ("ussr", -3)):
        assert table(**holding(side, "nuclear_test_ban")).do("nuclear_test_ban", "event").vp == gained


@pytest.mark.parametrize(
    "region", ["asia", "europe", "middle_east", "central_america", "south_america", "africa", "southeast_asia"]
)
def test_7_2_only_southeast_asia_scoring_is_removed(region: str) -> None:
    """7.2: all other scoring cards go to the discards and come back."""
    card = f"{region}_scoring"
    t = table(us=[card], ussr=["fidel"], side="us", turn=4).do(card, "event")
    assert (t.removed, t.discards) == (([card], []) if region == "southeast_asia" else ([], [card]))


def test_7_3_lasting_events() -> None:
    """7.3: at the end of a turn what was for the turn ends; the rest stays until it is cancelled."""
    lasting = LASTING.split()
    in_force = [EFFECTS[effect] for effect in effects_in("twilight_struggle") if effect != CHINA_AT_WAR]
    t = table(phase="end", military=(5, 5), turn=5, effects=in_force)
    assert [name for name in EFFECTS if t.effect(name)] == [name for name in EFFECTS if name in lasting]


def test_7_3_until_cancelled() -> None:
    """7.3: Flower Power is a lasting event; An Evil Empire cancels it."""
    t = table(us=["an_evil_empire"], ussr=["fidel"], side="us", turn=8, effects=["flowers"]).do(
        "an_evil_empire", "event"
    )
    assert t.effect("flowers") == 0


# -- what changes Ops (7.4) ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "printed", "containment", "red_scare", "both"),
    [("cia_created", 1, 2, 1, 1), ("olympic_games", 2, 3, 1, 2), ("comecon", 3, 4, 2, 3), ("nato", 4, 4, 3, 4)],
)
def test_7_4_modifiers(card: str, printed: int, containment: int, red_scare: int, both: int) -> None:
    """7.4: Containment adds 1 up to 4, Red Scare/Purge takes 1 down to 1; together they cancel each other."""
    assert worth(card) == printed
    assert worth(card, effects=["containment"]) == containment
    assert worth(card, effects=["red_scare_us"]) == red_scare
    assert worth(card, effects=["containment", "red_scare_us"]) == both


def test_7_4_modifiers_and_the_china_card() -> None:
    """7.4, 9.7: the China Card is no exception."""
    for effect, ops in (("red_scare_ussr", 3), ("brezhnev_doctrine", 4)):
        t = table(ussr=["fidel"], effects=[effect]).do("china_card")
        assert t.match.question.about[1] == ops


def test_7_4_scoring_cards_stay_at_nothing() -> None:
    """7.4, 2.2.1: Containment does not give a scoring card Ops: it pays for no Blockade."""
    t = table(ussr=["blockade"], us=["asia_scoring"], effects=["containment"]).do("blockade", "event")
    assert t.options == ["decline"]


@pytest.mark.parametrize("effect", ["containment", "red_scare_us"])
def test_7_4_1_modifiers_of_the_opponent(effect: str) -> None:
    """7.4.1: what changes American Ops does not change Soviet ones."""
    assert worth("comecon", "ussr", effects=[effect]) == 3


def test_7_4_1_card_taken_from_the_opponent() -> None:
    """7.4.1: the US takes a card from the Soviet hand: the American modifiers count, the Soviet ones do not."""
    position = {"us": ["grain_sales_to_soviets"], "ussr": ["summit"], "side": "us", "turn": 4}
    for effects, ops in (
        ([], 1),
        (["brezhnev_doctrine"], 1),
        (["containment"], 2),
        (["containment", "red_scare_ussr"], 2),
    ):
        t = table(**position, effects=effects).do("grain_sales_to_soviets", "event", "summit", "play_it")
        assert t.match.question.about[1] == ops


def test_7_4_2_modifiers_count_for_the_space_race() -> None:
    """7.4.2: box 1 needs 2 Ops: Red Scare/Purge keeps a card of 2 out, Containment lets one of 1 in."""
    t = table(us=["olympic_games"], side="us", effects=["red_scare_us"]).do("olympic_games")
    assert t.why_not("space_race") == ("space_needs_more", "6.4.1")
    t = table(us=["cia_created"], side="us", effects=["containment"]).do("cia_created")
    assert "space_race" in t.options


def test_7_4_2_modifiers_count_for_discards() -> None:
    """7.4.2: Blockade asks for 3 Ops: under Red Scare/Purge that is a card of 4, under Containment one of 2."""
    position = {"ussr": ["blockade"], "us": ["nato", "duck_and_cover", "formosan_resolution", "truman_doctrine"]}
    t = table(**position, effects=["red_scare_us"]).do("blockade", "event")
    assert sorted(t.options) == ["decline", "nato"]
    assert t.why_not("duck_and_cover") == ("worth_too_little", "7.4.2")
    t = table(**position, effects=["containment"]).do("blockade", "event")
    assert sorted(t.options) == ["decline", "duck_and_cover", "formosan_resolution", "nato"]


def test_7_4_2_modifiers_count_for_placing_and_realigning() -> None:
    """7.4.2: under Red Scare/Purge a card of 2 Ops is one marker, or one attempt."""
    position = {"us": ["olympic_games"], "ussr": ["fidel"], "side": "us", "effects": ["red_scare_us"]}
    t = table(**position).do("olympic_games", "place_influence", "canada")
    assert t.asked == "ussr"
    t = table(**position, influence={"kenya": (0, 5)}).do("olympic_games", "realignment", "kenya", 3, 3)
    assert t.asked == "ussr"


@pytest.mark.parametrize(("effects", "military"), [([], 4), (["red_scare_us"], 3), (["containment"], 4)])
def test_7_4_3_operations_given_by_an_event(effects: list[str], military: int) -> None:
    """7.4.3: the four Ops of boycotted Olympic Games are changed like those of a card."""
    t = table(us=["olympic_games"], ussr=["fidel"], side="us", effects=effects, influence={"kenya": (0, 1)})
    t.do("olympic_games", "event", "boycott", "coup", "kenya", 1)
    assert t.military == (military, 0)


def test_7_4_3_operations_given_by_an_event_go_by_the_rules() -> None:
    """7.4.3: those of section 6: reach and DEFCON bind, and the space race is not among them."""
    t = table(us=["cia_created"], side="us", defcon=4, influence={"poland": (0, 1), "kenya": (0, 1)})
    t.do("cia_created", "event")
    assert t.options == ["place_influence", "coup", "realignment", "decline"]
    assert t.do("coup").why_not("poland") == ("defcon_forbids", "8.1.5")
    t = table(us=["cia_created"], side="us").do("cia_created", "event", "place_influence")
    assert t.why_not("italy") == ("out_of_reach", "6.1.1")


def test_7_4_3_some_events_give_only_some_operations() -> None:
    """7.4.3: Soviets Shoot Down KAL-007 gives placements and realignments, no coup."""
    position = {"us": ["soviets_shoot_down_kal_007"], "side": "us", "turn": 8}
    t = table(**position, influence={"south_korea": (3, 0), "kenya": (0, 1)})
    t.do("soviets_shoot_down_kal_007", "event")
    assert t.options == ["place_influence", "realignment", "decline"]
    assert t.why_not("coup") == ("operation_not_granted", "7.4.3")


# -- prevented events (7.5) ----------------------------------------------------------------------------


def test_7_5_prevented_event_leaves_the_operations() -> None:
    """7.5: after The Iron Lady Socialist Governments cannot occur, but its Ops can be used."""
    t = table(ussr=["socialist_governments"], turn=8, effects=["iron_lady"], influence={"italy": (2, 0)})
    t.do("socialist_governments")
    assert t.why_not("event") == ("event_cannot", "5.2")
    assert {"place_influence", "coup", "realignment"} < set(t.options)


def test_7_5_cancelled_event_leaves_the_operations() -> None:
    """7.5: UN Intervention cancels Fidel; the US uses its 2 Ops, and both cards are discarded."""
    t = table(us=["un_intervention", "fidel"], ussr=["nato"], side="us", influence={"cuba": (1, 0)})
    t.do("un_intervention", "event", "fidel", "place_influence", "cuba", "cuba")
    assert (t.influence("cuba"), t.asked) == ((3, 0), "ussr")
    assert (t.discards, t.removed) == (["fidel", "un_intervention"], [])


# -- wars (7.6) ----------------------------------------------------------------------------------------

# card, who plays it, target to choose, turn, roll that wins, points, military operations
WARS = [
    ("korean_war", "ussr", "", 1, 4, 2, 2),
    ("arab_israeli_war", "ussr", "", 1, 4, 2, 2),
    ("indo_pakistani_war", "us", "india", 1, 4, 2, 2),
    ("indo_pakistani_war", "ussr", "pakistan", 1, 4, 2, 2),
    ("iran_iraq_war", "us", "iraq", 8, 4, 2, 2),
    ("iran_iraq_war", "ussr", "iran", 8, 4, 2, 2),
    ("brush_war", "us", "kenya", 4, 3, 1, 3),
    ("brush_war", "ussr", "kenya", 4, 3, 1, 3),
]


def wage(card: str, side: str, target: str, die: int, **position: object) -> Table:
    return table(**holding(side, card), **position).do(card, "event", *[target] * bool(target), die)


@pytest.mark.parametrize(("card", "side", "target", "turn", "needed", "vp", "military"), WARS)
def test_7_6_wars(card: str, side: str, target: str, turn: int, needed: int, vp: int, military: int) -> None:
    """7.6: five war cards. They need no influence anywhere; military operations are gained won or lost, points only
    by winning."""
    sign = 1 if side == "us" else -1
    t = wage(card, side, target, needed, turn=turn)
    assert t.vp == sign * vp
    assert t.military == ((military, 0) if side == "us" else (0, military))
    t = wage(card, side, target, needed - 1, turn=turn)
    assert t.vp == 0
    assert t.military == ((military, 0) if side == "us" else (0, military))


def test_7_6_the_winner_replaces_the_influence() -> None:
    """7.6: all enemy influence in the target becomes the attacker's, on top of what it has; a defeat changes none."""
    position = {"influence": {"india": (3, 1)}}
    assert wage("indo_pakistani_war", "ussr", "india", 4, **position).influence("india") == (0, 4)
    assert wage("indo_pakistani_war", "ussr", "india", 3, **position).influence("india") == (3, 1)


def test_7_6_enemy_neighbours_count_against_the_attacker() -> None:
    """7.6: 1 for each neighbour of the target that the enemy controls: Iran and Afghanistan, not India."""
    around = {"iran": (0, 2), "afghanistan": (0, 2), "india": (0, 2), "pakistan": (0, 2)}
    assert wage("indo_pakistani_war", "us", "pakistan", 5, influence=around).influence("pakistan") == (0, 2)
    assert wage("indo_pakistani_war", "us", "pakistan", 6, influence=around).influence("pakistan") == (2, 0)


def test_7_6_wars_leave_defcon_alone() -> None:
    """7.6: even in a battleground."""
    assert wage("korean_war", "ussr", "", 6, defcon=2, influence={"south_korea": (1, 0)}).defcon == 2
