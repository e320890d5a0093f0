"""The board and the cards (2.1, 2.2)."""

import pytest
from tabletop import new_game, table

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.effects import THIS_TURN
from realpolitik.games.cold_war.verbs_tracks import LASTING as LASTING_VERB
from realpolitik.games.twilight_struggle.countries import (
    AFRICA,
    ASIA,
    BOARD,
    CENTRAL_AMERICA,
    COUNTRIES,
    EASTERN_EUROPE,
    EUROPE,
    MIDDLE_EAST,
    SETS,
    SOUTH_AMERICA,
    SOUTHEAST_ASIA,
    WESTERN_EUROPE,
)
from realpolitik.games.twilight_struggle.deck import CARDS, CHINA_CARD, DECK, LASTING, NAME, OPS, SCORING
from realpolitik.kernel.program import OUTLINES, Line

STABILITY = {
    1: "lebanon laos_cambodia vietnam indonesia saharan_states sudan nigeria ethiopia cameroon zaire angola zimbabwe "
    "southeast_african_states guatemala el_salvador nicaragua haiti dominican_republic colombia",
    2: "spain_portugal italy greece turkey syria iran jordan egypt libya afghanistan pakistan burma thailand malaysia "
    "philippines algeria tunisia west_african_states ivory_coast somalia kenya botswana mexico honduras panama ecuador "
    "peru venezuela bolivia brazil paraguay argentina uruguay",
    3: "denmark benelux france east_germany poland czechoslovakia hungary yugoslavia romania bulgaria iraq gulf_states "
    "saudi_arabia india taiwan north_korea south_korea morocco south_africa costa_rica cuba chile",
    4: "canada norway sweden finland west_germany austria israel australia japan",
    5: "united_kingdom",
}
BATTLEGROUNDS = """
france italy west_germany east_germany poland
japan south_korea north_korea india pakistan thailand
egypt iran iraq israel libya saudi_arabia
cuba mexico panama
argentina brazil chile venezuela
algeria angola nigeria south_africa zaire
"""
START = {
    "ussr": {"syria": 1, "iraq": 1, "north_korea": 3, "east_germany": 3, "finland": 1},
    "us": {
        "canada": 2,
        "israel": 1,
        "iran": 1,
        "japan": 1,
        "australia": 4,
        "philippines": 1,
        "south_korea": 1,
        "panama": 1,
        "south_africa": 1,
        "united_kingdom": 5,
    },
}


def members(region: int) -> set[str]:
    return {BOARD.names[c] for c in SETS[region].members}


# -- the board (2.1) -----------------------------------------------------------------------------------


def test_2_1_1_regions() -> None:
    """2.1.1: six regions; Europe has two halves that share Austria and Finland, Asia has Southeast Asia."""
    sizes = {EUROPE: 21, ASIA: 15, MIDDLE_EAST: 10, CENTRAL_AMERICA: 10, SOUTH_AMERICA: 10, AFRICA: 18}
    assert {region: len(members(region)) for region in sizes} == sizes
    assert sum(sizes.values()) == COUNTRIES
    assert members(WESTERN_EUROPE) & members(EASTERN_EUROPE) == {"austria", "finland"}
    assert members(WESTERN_EUROPE) | members(EASTERN_EUROPE) == members(EUROPE)
    of_southeast_asia = {"burma", "laos_cambodia", "vietnam", "malaysia", "indonesia", "philippines", "thailand"}
    assert members(SOUTHEAST_ASIA) == of_southeast_asia
    assert of_southeast_asia < members(ASIA)
    assert {"canada", "turkey"} < members(WESTERN_EUROPE)
    assert {"egypt", "libya"} < members(MIDDLE_EAST)


def test_2_1_2_a_region_includes_its_parts() -> None:
    """2.1.2: The Reformer speaks of Europe, so both halves are open to it; Ussuri River Skirmish of Asia."""
    t = table(ussr=["the_reformer"], turn=8).do("the_reformer", "event")
    assert set(t.options) == members(EUROPE)
    t = table(us=["ussuri_river_skirmish"], side="us", turn=4, passing="us").do("ussuri_river_skirmish", "event")
    assert set(t.options) == members(ASIA)


def test_2_1_3_stability() -> None:
    """2.1.3: every country has its stability."""
    printed = {country: n for n, countries in STABILITY.items() for country in countries.split()}
    assert {BOARD.names[c]: BOARD.stability[c] for c in range(COUNTRIES)} == printed


def test_2_1_4_battlegrounds() -> None:
    """2.1.4: the battlegrounds of the six regions."""
    assert {BOARD.names[c] for c in range(COUNTRIES) if BOARD.battleground[c]} == set(BATTLEGROUNDS.split())


@pytest.mark.parametrize(("target", "die", "won"), [("mexico", 3, False), ("mexico", 4, True), ("guatemala", 3, True)])
def test_2_1_5_a_superpower_is_a_controlled_neighbour(target: str, die: int, won: bool) -> None:
    """2.1.5: a Soviet Brush War in Mexico loses 1 to the neighbouring US; it takes a 3 to win."""
    t = table(ussr=["brush_war"], us=["fidel"], turn=4, influence={target: (1, 0)})
    t.do("brush_war", "event", target, die)
    assert t.influence(target) == ((0, 1) if won else (1, 0))


def test_2_1_6_links() -> None:
    """2.1.6: 112 lines between countries, each good in both directions; 4 to the US and 5 to the USSR."""
    lines = {(c, d) for c in range(COUNTRIES) for d in BOARD.links[c]}
    assert all((d, c) in lines for c, d in lines)
    assert len(lines) == 2 * 112
    assert {BOARD.names[c] for c in BOARD.home[US]} == {"canada", "mexico", "cuba", "japan"}
    of_ussr = {"finland", "poland", "romania", "afghanistan", "north_korea"}
    assert {BOARD.names[c] for c in BOARD.home[USSR] if c < COUNTRIES} == of_ussr


def test_2_1_7_control_follows_influence() -> None:
    """2.1.7: control comes with the third marker in Poland (stability 3) and goes when the lead falls under 3."""
    t = table(ussr=["nuclear_test_ban"], us=["duck_and_cover"], influence={"poland": (1, 2), "czechoslovakia": (1, 0)})
    t.do("nuclear_test_ban", "place_influence", "poland")
    assert (t.influence("poland"), t.controller("poland")) == ((1, 3), "")
    t.do("poland")
    assert (t.influence("poland"), t.controller("poland")) == ((1, 4), "ussr")
    t.do("romania", "romania", "duck_and_cover", "place_influence", "poland")
    assert (t.influence("poland"), t.controller("poland")) == ((2, 4), "")


def test_2_1_8_influence_printed_on_the_board() -> None:
    """2.1.8: the numbers on the board are the influence at the start, for nobody else and nowhere else."""
    t = new_game()
    for side, seat in (("us", 0), ("ussr", 1)):
        there = {c: t.influence(c)[seat] for c in BOARD.names if t.influence(c)[seat]}
        assert there == START[side]


# -- the cards (2.2) -----------------------------------------------------------------------------------


def test_2_2_1_scoring_cards_have_no_operations() -> None:
    """2.2.1: every card but the seven scoring cards has Ops; those can only be played as events."""
    scoring = {NAME[card] for card in DECK.cards if SCORING[card]}
    regions = ("asia", "europe", "middle_east", "central_america", "southeast_asia", "africa", "south_america")
    assert scoring == {f"{region}_scoring" for region in regions}
    assert all((OPS[card] == 0) == SCORING[card] for card in DECK.cards)
    t = table(ussr=["asia_scoring"], influence={"iran": (1, 0)}).do("asia_scoring")
    assert t.options == ["event"]
    for use in ("place_influence", "coup", "realignment", "space_race"):
        assert t.why_not(use) == ("scoring_has_no_ops", "2.2.1")


def test_2_2_2_whose_event_it_is() -> None:
    """2.2.2: one's own events and everybody's are one's to play; the opponent's only comes along with the Ops (5.2)."""
    hand = ["fidel", "olympic_games", "nato"]
    assert "event" in table(ussr=hand).do("fidel").options
    assert "event" in table(ussr=hand).do("olympic_games").options
    t = table(ussr=hand).do("nato")
    assert "event_first" in t.options
    assert t.why_not("event") == ("opponents_event", "5.2")


def test_2_2_3_event_or_operations() -> None:
    """2.2.3: Fidel as an event takes Cuba; for its Ops it leaves Cuba alone."""
    position = {"ussr": ["fidel"], "us": ["nato"], "influence": {"cuba": (1, 0)}}
    t = table(**position).do("fidel", "event")
    assert (t.influence("cuba"), t.asked) == ((0, 3), "us")
    t = table(**position).do("fidel", "place_influence", "poland", "poland")
    assert (t.influence("cuba"), t.asked) == ((1, 0), "us")


def test_2_2_4_starred_events_leave_the_game() -> None:
    """2.2.4: Fidel is starred: once it has occurred it is out of the game."""
    t = table(ussr=["fidel"], us=["nato"]).do("fidel", "event")
    assert (t.removed, t.discards) == (["fidel"], [])


def test_2_2_5_underlined_events_last() -> None:
    """2.2.5, 7.3: NATO stays in effect in the following turn."""
    t = table(us=["nato"], side="us", action_round=6, effects=["warsaw_pact"]).do("nato", "event")
    assert t.state.turn == 2
    assert t.effect("nato") == 1


def test_2_2_6_discarded_is_not_removed() -> None:
    """2.2.6: a starred card used for its Ops and a card without a star go to the discard pile."""
    t = table(ussr=["fidel"], us=["nato"]).do("fidel", "place_influence", "poland", "poland")
    assert (t.discards, t.removed) == (["fidel"], [])
    t = table(us=["duck_and_cover"], ussr=["fidel"], side="us").do("duck_and_cover", "event")
    assert (t.discards, t.removed) == (["duck_and_cover"], [])


def test_2_2_6_the_china_card_is_neither() -> None:
    """2.2.6, 9.3: after use the China Card goes to the opponent, not onto a pile."""
    t = table(ussr=["fidel"], us=["nato"]).do("china_card", "space_race", 6)
    assert (t.discards, t.removed) == ([], [])
    assert CHINA_CARD not in [*t.state.deck, *t.state.hands[US], *t.state.hands[USSR]]


def test_2_2_5_underlined_cards_and_no_others_last() -> None:
    """2.2.5, 7.3: every card that is underlined puts something in force beyond the turn, and no other card does."""

    def lasts(lines: tuple[Line, ...]) -> bool:
        for step, blocks in lines:
            if step[0] == LASTING_VERB.number and not THIS_TURN[step[LASTING_VERB.EFFECT]]:
                return True
            if any(lasts(block) for _, block in blocks):
                return True
        return False

    lasting = {NAME[card] for card in range(1, CARDS + 1) if card != CHINA_CARD and lasts(OUTLINES[DECK.program[card]])}
    assert lasting == {NAME[card] for card in range(1, CARDS + 1) if LASTING[card]} | UNTIL_THE_NEXT_ROUND


UNTIL_THE_NEXT_ROUND = {"we_will_bury_you"}  # not underlined: it waits for one American round, which may be next turn's
