"""The Late War scenario: it begins in 1975 with turn 8, and the US needs 20 points."""

import pytest
from tabletop import new_game, table
from twilight_struggle.hands import deal, holding

from realpolitik.games.cold_war.board import USSR
from realpolitik.games.cold_war.effects import EFFECTS
from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.kernel.errors import BadSetup

LATE_WAR = {"scenario": "late-war"}

UNDER_CONTROL = {
    "us": "italy 2/0 benelux 3/0 united_kingdom 5/0 denmark 3/0 norway 4/0 west_germany 5/1 israel 4/0 iran 2/0 "
    "pakistan 2/0 turkey 2/0 zaire 1/0 somalia 2/0 kenya 2/0 nigeria 1/0 japan 4/0 south_korea 3/0 taiwan 3/0 "
    "philippines 3/1 thailand 2/0 indonesia 1/0 australia 4/0 malaysia 3/1 nicaragua 1/0 panama 2/0 haiti 1/0 "
    "honduras 2/0 venezuela 2/0 chile 3/0 argentina 2/0 colombia 2/1 dominican_republic 1/0",
    "ussr": "poland 0/3 iraq 0/3 hungary 0/3 east_germany 0/3 bulgaria 0/3 india 0/3 czechoslovakia 0/3 libya 0/2 "
    "cuba 0/3 afghanistan 0/2 syria 0/3 ethiopia 0/1 algeria 0/2 zimbabwe 0/1 north_korea 0/3 angola 1/3 "
    "laos_cambodia 0/2 vietnam 0/5 southeast_african_states 0/2",
    "": "spain_portugal 0/1 france 3/1 romania 1/3 jordan 2/2 egypt 1/0 finland 1/2 burma 0/1 peru 2/1 yugoslavia 1/2 "
    "saudi_arabia 2/0 south_africa 2/1",
}
IN_EFFECT = ["marshall_plan", "warsaw_pact", "de_gaulle", "nato", "defense_pact", "flowers"]
REMOVED = """
fidel vietnam_revolts blockade korean_war romanian_abdication comecon nasser warsaw_pact_formed de_gaulle_leads_france
captured_nazi_scientist truman_doctrine nato independent_reds marshall_plan containment cia_created
us_japan_mutual_defense_pact suez_crisis de_stalinization formosan_resolution
southeast_asia_scoring cuban_missile_crisis nuclear_subs quagmire salt_negotiations how_i_learned_to_stop_worrying
kitchen_debates we_will_bury_you brezhnev_doctrine portuguese_empire_crumbles allende willy_brandt cultural_revolution
flower_power u2_incident lone_gunman puppet_governments oas_founded nixon_plays_the_china_card sadat_expels_soviets
ussuri_river_skirmish ask_not_what_your_country alliance_for_progress
"""


def test_late_war_markers() -> None:
    """Turn 8, DEFCON 4, space race 6 and 4, the marker at US 4, the China Card with the USSR face up."""
    t = new_game(**LATE_WAR)
    assert (t.state.turn, t.defcon, t.space, t.vp) == (8, 4, (6, 4), 4)
    assert (t.state.passing, t.state.passing_up) == (USSR, 1)


def test_late_war_influence() -> None:
    """Influence and control as the scenario lists them, and none elsewhere."""
    t = new_game(**LATE_WAR)
    listed = {}
    for side, countries in UNDER_CONTROL.items():
        words = countries.split()
        for country, figures in zip(words[::2], words[1::2], strict=True):
            us, ussr = figures.split("/")
            listed[country] = (int(us), int(ussr), side)
    found = {c: (*t.influence(c), t.controller(c)) for c in BOARD.names if t.influence(c) != (0, 0)}
    assert found == listed


def test_late_war_effects() -> None:
    """Six events are in effect."""
    t = new_game(**LATE_WAR)
    assert [name for name in EFFECTS if t.effect(name)] == [name for name in EFFECTS if name in IN_EFFECT]


def test_late_war_cards() -> None:
    """Starred cards of the earlier periods are gone, but for four; the other 59 are shuffled and nine dealt to each."""
    t = new_game(**LATE_WAR)
    assert t.removed == sorted(REMOVED.split())
    assert len(t.options) == 59
    kept = {"bear_trap", "camp_david_accords", "john_paul_ii_elected_pope", "panama_canal_returned", "wargames"}
    assert kept < set(t.options)
    deal(t)
    assert (len(t.hand("us")), len(t.hand("ussr"))) == (9, 9)


def test_late_war_optional_cards() -> None:
    """With the optional cards NORAD and Our Man in Tehran, both starred, are gone too; 64 cards are left."""
    t = new_game(**LATE_WAR, optional_cards=True)
    assert set(t.removed) == {*REMOVED.split(), "norad", "our_man_in_tehran"}
    assert len(t.options) == 64


def test_late_war_begins_with_the_headlines() -> None:
    """No influence is placed. DEFCON stays at 4, the level printed for this turn (4.5 A). Both sides have been in box
    4, so the headlines are secret (6.4.4)."""
    t = deal(new_game(**LATE_WAR))
    assert t.question == "choose_headline"
    assert len(t.match.questions) == 2
    assert (t.state.turn, t.defcon) == (8, 4)


def test_late_war_turn_nine() -> None:
    """From turn 9 on DEFCON rises as usual (4.5 A); no cards come into the pile. The US, first on the moon, may have
    discarded a card held over (6.4.4)."""
    t = table(**LATE_WAR, phase="end", turn=8, defcon=4, space=(6, 4), military=(5, 5), us=["nato"], deck=["terrorism"])
    assert (t.asked, t.question) == ("us", "discard_held")
    t.do("decline")
    assert (t.state.turn, t.defcon, t.options) == (9, 5, ["terrorism"])


def test_late_war_marker_of_the_english_edition() -> None:
    """The marker may be set to USSR 4; in the standard game there is no such choice."""
    assert new_game(**LATE_WAR, late_war_vp=-4).vp == -4
    with pytest.raises(BadSetup, match="late_war_vp"):
        new_game(late_war_vp=-4)


# -- victory -------------------------------------------------------------------------------------------

EMPTY_BOARD = dict.fromkeys(BOARD.names, (0, 0))


@pytest.mark.parametrize(("vp", "winner"), [(19, "us"), (18, "ussr"), (0, "ussr"), (-19, "ussr")])
def test_late_war_final_scoring(vp: int, winner: str) -> None:
    """10.3.2: after final scoring (here a point for the China Card) the US needs 20; all else is a Soviet victory."""
    end = {"phase": "end", "turn": 10, "military": (5, 5), "vp": vp, "passing": "us", "influence": EMPTY_BOARD}
    assert table(**LATE_WAR, **end).winner == winner


def test_late_war_other_victories() -> None:
    """10.3.1: 20 points in the course of the game win for either side, as ever."""
    for side, vp in (("us", 18), ("ussr", -18)):
        t = table(**LATE_WAR, **holding(side, "olympic_games"), turn=8, vp=vp)
        assert t.do("olympic_games", "event", "participate", 6, 1).winner == side


@pytest.mark.parametrize(("side", "vp", "winner"), [("us", 19, "ussr"), ("ussr", 13, "ussr"), ("ussr", 14, "us")])
def test_late_war_wargames(side: str, vp: int, winner: str) -> None:
    """When Wargames ends the game the US needs 20 points as well; the opponent of its player has been given 6."""
    t = table(**LATE_WAR, **holding(side, "wargames"), turn=8, defcon=2, vp=vp)
    assert t.do("wargames", "event", "end_the_game").winner == winner
