"""Suicides of Twilight Struggle, foreseen to the end of the card (8.1.3): at the card, at its use, as a headline."""

from collections.abc import Iterable

import pytest
from tabletop import Table, table

import realpolitik
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.labels import SPACE_RACE
from realpolitik.kernel import foresight
from realpolitik.kernel.foresight import Foresight
from realpolitik.kernel.peril import Peril
from realpolitik.kernel.question import ARBITER, NOTES
from realpolitik.kernel.running import answer, open_questions

NONE, DEPENDS, POSSIBLE, CERTAIN = Peril.NONE, Peril.DEPENDS_ON_OPPONENT, Peril.POSSIBLE, Peril.CERTAIN
DUCK_AND_COVER, NASSER, CIA_CREATED = 4, 15, 26
SEATS = {"us": US, "ussr": USSR}
# battlegrounds where either side can strike at DEFCON 2, and one country that is none
AFRICA = {"angola": (1, 1), "nigeria": (1, 1), "cameroon": (1, 1)}
USES = ("event_first", "place_influence", "coup", "realignment")


def at(side: str, *cards: str, defcon: int = 2, theirs: Iterable[str] = (), **more: object) -> Table:
    """A round of `side` with these cards in its hand; the space race has ended, so that nothing can be got rid of."""
    hands: dict[str, object] = {side: cards, "us" if side == "ussr" else "ussr": theirs}
    settings: dict[str, object] = {"influence": AFRICA, "turn": 8, "space": (8, 8), **hands, **more}
    return table(side=side, defcon=defcon, **settings)  # type: ignore[arg-type]


def perils(t: Table, side: str) -> dict[str, Peril]:
    """By name, what hangs over each option; each line that leads to a defeat is followed there."""
    ahead = Foresight.of(t.match, SEATS[side])
    question = t.match.question_to(SEATS[side])
    assert question is not None
    found = {}
    for option in question.options:
        verdict = ahead.verdict(option)
        found[t.game.describe_option(question, option)] = verdict.peril
        if verdict.peril:
            state = ahead.sample.clone()
            for seat, chosen in verdict.line:
                if seat == ARBITER:
                    t.game.correct(state, chosen)
                else:
                    assert any(q.seat == seat and chosen in q.options for q in open_questions(state))
                    answer(state, chosen, seat)
            open_questions(state)
            assert state.outcome is not None
            assert state.outcome.places[SEATS[side]] == 2
        else:
            assert verdict.line == ()
    return found


@pytest.mark.parametrize(
    ("side", "card"),
    [("ussr", "duck_and_cover"), ("us", "we_will_bury_you"), ("ussr", "soviets_shoot_down_kal_007")],
)
def test_8_1_3_an_opponents_event_that_lowers_defcon_is_certain_defeat(side: str, card: str) -> None:
    """8.1.3, 5.2: at DEFCON 2, in whatever order; at the card, and at every use of it."""
    assert perils(at(side, card, "nasser"), side)[card] == CERTAIN
    uses = perils(at(side, card, "nasser").do(card), side)
    assert all(uses[use] == CERTAIN for use in USES)


def test_6_4_a_card_that_can_go_to_the_space_race_is_safe_there_alone() -> None:
    """6.4.1: Duck and Cover (4) at DEFCON 2 has one use that does not lose the game."""
    t = at("ussr", "duck_and_cover", "nasser", space=(0, 0))
    assert perils(t, "ussr")["duck_and_cover"] == NONE
    ahead = Foresight.of(t.match, USSR)
    found = ahead.only_safe(DUCK_AND_COVER)
    assert found is not None
    assert found[1] == [SPACE_RACE]
    assert ahead.only_safe(NASSER) is None
    uses = perils(t.do("duck_and_cover"), "ussr")
    assert uses == {**dict.fromkeys(USES, CERTAIN), "space_race": NONE}


def test_8_1_3_how_it_would_come_about_is_told() -> None:
    """6.3.4: the notes of the line, the end among them; nothing of a hand that nobody has seen."""
    t = at("ussr", "cia_created", "nasser")
    ahead = Foresight.of(t.match, USSR)
    told = [NOTES[note[0]].name for note in ahead.notes(ahead.verdict(CIA_CREATED))]
    assert told[-2:] == ["defcon_changed", "won_by_nuclear_war"]
    assert "hand_shown" not in told


@pytest.mark.parametrize(
    ("side", "card", "influence"),
    [
        ("ussr", "cia_created", AFRICA),
        ("us", "lone_gunman", AFRICA),
        ("ussr", "grain_sales_to_soviets", AFRICA),
        ("ussr", "tear_down_this_wall", {"poland": (1, 1)}),
        ("us", "ortega_elected_in_nicaragua", {"cuba": (1, 1)}),
    ],
)
def test_8_1_3_an_event_that_lets_the_opponent_strike_depends_on_the_opponent(
    side: str, card: str, influence: dict[str, tuple[int, int]]
) -> None:
    """6.3.4, 8.1.3: a coup of the opponent in a battleground, in one's own round; where there is none, nothing."""
    assert perils(at(side, card, "nasser", influence=influence), side)[card] == DEPENDS
    assert perils(at(side, card, "nasser", influence=influence).do(card), side)["event_first"] == DEPENDS
    assert perils(at(side, card, "nasser", influence={"cameroon": (1, 1)}), side)[card] == NONE


def test_7_1_events_of_ones_own_that_lose() -> None:
    """7.1: at DEFCON 2, beside other uses that do not."""
    for card, peril in (
        ("duck_and_cover", CERTAIN),
        ("olympic_games", DEPENDS),  # a boycott (20)
        ("summit", DEPENDS),  # the winner may lower DEFCON (45)
        ("how_i_learned_to_stop_worrying", NONE),  # one's own choice (46)
        ("junta", NONE),  # likewise (47)
        ("nuclear_test_ban", NONE),
    ):
        t = at("us", card, "nato", space=(0, 0))
        assert perils(t, "us")[card] == NONE
        assert perils(t.do(card), "us")["event"] == peril, card
    assert perils(at("us", "how_i_learned_to_stop_worrying").do("how_i_learned_to_stop_worrying", "event"), "us") == {
        "defcon_1": CERTAIN, **{f"defcon_{level}": NONE for level in (2, 3, 4, 5)}
    }  # fmt: skip


def test_7_1_junta_is_fatal_only_in_a_battleground() -> None:
    """6.3.4: Junta (47) lets its player choose where to strike."""
    t = at("us", "junta", influence={"panama": (0, 1), "honduras": (0, 1)}).do("junta", "event", "panama")
    assert perils(t, "us") == {"coup": NONE, "realignment": NONE, "decline": NONE}
    assert perils(t.do("coup"), "us") == {"panama": CERTAIN, "honduras": NONE}


def test_7_1_five_year_plan_is_as_fatal_as_the_hand() -> None:
    """5.2: a US event drawn from the Soviet hand occurs in the Soviet round (5)."""
    others = {"fidel": NONE, "soviets_shoot_down_kal_007": CERTAIN}
    for card, peril in others.items():
        assert perils(at("ussr", "five_year_plan", card), "ussr")["five_year_plan"] == peril
    assert perils(at("ussr", "five_year_plan", *others), "ussr")["five_year_plan"] == POSSIBLE


def test_5_4_a_card_that_may_be_drawn_from_a_hidden_hand_is_possible() -> None:
    """5.4, 8.1.3: the US plays Five-Year Plan (5): a US event of the Soviet hand may occur in its own round."""
    t = at("us", "five_year_plan", "nato", theirs=["fidel", "comecon"]).do("five_year_plan")
    assert perils(t, "us")["event"] == POSSIBLE
    harmless = ["fidel", "comecon", "nasser", "romanian_abdication"]
    t = at("us", "five_year_plan", "nato", theirs=harmless[:2], deck=harmless[2:]).do("five_year_plan")
    assert perils(t, "us")["event"] == NONE


def test_7_1_a_card_that_the_opponent_hands_over_depends_on_the_opponent() -> None:
    """Missile Envy (49): whatever the dearest card of a hidden hand may be."""
    t = at("us", "missile_envy", "nato", theirs=["fidel", "comecon"]).do("missile_envy")
    assert perils(t, "us") == {"event": DEPENDS, "place_influence": NONE, "coup": NONE, "realignment": NONE}


def test_7_1_star_wars_brings_back_what_the_us_likes() -> None:
    """Star Wars (85), played by the USSR: the US takes Duck and Cover from the discards."""
    for discard, peril in (["duck_and_cover"], CERTAIN), (["duck_and_cover", "nato"], DEPENDS), (["nato"], NONE):
        t = at("ussr", "star_wars", "nasser", discard=discard, space=(8, 7))
        assert perils(t.do("star_wars"), "ussr")["event_first"] == peril


def test_7_1_a_fatal_coup_is_known_where_the_card_is_used() -> None:
    """Cuban Missile Crisis (40): any coup loses; and at DEFCON 2 one with no other target than a battleground."""
    t = at("ussr", "nasser", defcon=4, influence={"angola": (1, 0)}, effects=["crisis_ussr"]).do("nasser")
    assert perils(t, "ussr") == {"event": NONE, "place_influence": NONE, "coup": CERTAIN, "realignment": NONE}
    t = at("ussr", "nasser", influence={"angola": (1, 0)}).do("nasser")
    assert perils(t, "ussr")["coup"] == CERTAIN
    assert perils(at("ussr", "nasser").do("nasser"), "ussr")["coup"] == NONE  # in Cameroon


def test_8_1_3_two_steps_from_defcon_3() -> None:
    """6.3.4, 8.1.3: a coup in a battleground and Duck and Cover (4) after it; as an event first, the coup is fatal."""
    t = at("ussr", "duck_and_cover", defcon=3, influence={"angola": (1, 0)}).do("duck_and_cover")
    assert perils(t, "ussr") == {
        "event_first": NONE, "place_influence": NONE, "coup": CERTAIN, "realignment": NONE
    }  # fmt: skip
    t = at("ussr", "duck_and_cover", defcon=3, influence={"angola": (1, 0)}).do("duck_and_cover", "event_first")
    assert perils(t, "ussr")["coup"] == CERTAIN


def test_10_3_1_a_scoring_that_reaches_twenty() -> None:
    """10.3.1: the opponent's points from a card that one plays oneself."""
    influence = {"angola": (0, 1), "nigeria": (0, 1), "south_africa": (0, 3)}
    for vp, peril in ((-17, CERTAIN), (0, NONE)):
        t = at("us", "africa_scoring", "nato", vp=vp, influence=influence)
        assert perils(t, "us") == {"africa_scoring": peril, "nato": NONE}


def headline(side: str, *cards: str, defcon: int, **more: object) -> dict[str, Peril]:
    return perils(at(side, *cards, defcon=defcon, phase="headline", **more), side)


def test_4_5_c_headlines_that_lose() -> None:
    """4.5 C, 8.1.3: the higher Ops first, the US first where equal; a headline is its owner's round."""
    found = headline("ussr", "cia_created", "duck_and_cover", "nasser", defcon=2, theirs=["nato", "fidel"])
    assert found == {"cia_created": DEPENDS, "duck_and_cover": DEPENDS, "nasser": NONE}
    found = headline("us", "we_will_bury_you", "lone_gunman", "nato", defcon=2, theirs=["fidel", "comecon"])
    assert found == {"we_will_bury_you": CERTAIN, "lone_gunman": DEPENDS, "nato": NONE}  # nothing comes before 4 Ops


def test_4_5_c_the_opponents_headline_may_come_first() -> None:
    """8.1.3: at DEFCON 3 theirs may lower it, and then ours ends the world; nobody but the opponent knows."""
    found = headline("ussr", "duck_and_cover", "nasser", defcon=3, theirs=["nato", "fidel"])
    assert found == {"duck_and_cover": DEPENDS, "nasser": NONE}


def test_what_is_hidden_makes_no_difference() -> None:
    """The same is foreseen whatever the opponent really holds."""
    for card in ("missile_envy", "five_year_plan", "summit"):
        harmless = at("us", card, "nato", theirs=["fidel", "comecon"])
        fatal = at("us", card, "nato", theirs=["duck_and_cover", "soviets_shoot_down_kal_007"])
        assert perils(harmless.do(card), "us") == perils(fatal.do(card), "us")


def test_11_4_nothing_hangs_over_a_bid() -> None:
    """Nobody has a side yet."""
    match = realpolitik.new("twilight-struggle", options={"bid_for_sides": True}, seed=1)
    assert not any(verdict.peril for seat in (0, 1) for verdict in foresight.perils(match, seat).values())
