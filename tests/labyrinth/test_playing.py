"""6.0: cards as events and for operations, the other side's events, US Election, reserves."""

import pytest
from labyrinth.desk import Desk, desk
from labyrinth.operating import us, view

from realpolitik.kernel.question import REMARKS

RULED = "islamist_rule adversary"


def play(side: str, *cards: str, **position: object) -> Desk:
    """A side holds these cards, and the other two."""
    hands = {"us": ["abbas", "sharia"], "jihadist": ["ieds", "homegrown"], side: list(cards)}
    return desk(**{"side": side, **hands, "cells": {"iran": 1}, **position})


# -- events (6.2) ------------------------------------------------------------------------------------------------------


def test_6_1_event_or_operations() -> None:
    """6.1: as the side likes."""
    d = play("us", "patriot_act", "abbas", "nest").do("patriot_act")
    assert {"play_event", "war_of_ideas"} <= set(d.options)


def test_6_2_1_the_value_does_not_matter() -> None:
    """6.0, 6.2.1: the text happens at once, and the card is discarded."""
    d = play("us", "kosovo", "abbas", "nest").do("kosovo", "play_event")
    assert (d.prestige, d.posture("serbia"), d.discards) == (8, "soft", ["kosovo"])


def test_6_2_3_the_later_event_prevails() -> None:
    """6.2.3: Anbar Awakening ends Al-Anbar."""
    d = play(
        "us",
        "anbar_awakening",
        "nest",
        "ctr",
        markers=["al_anbar"],
        troops={"iraq": 1},
        governance={"iraq": "poor ally"},
    )
    d.do("anbar_awakening", "play_event")
    assert (d.marker("al_anbar"), d.marker("anbar_awakening")) == (0, 1)


def test_6_2_4_what_can_happen_happens() -> None:
    """6.2.4: HAMAS Elected with an empty hand still costs prestige and Funding."""
    d = play("us", "hamas_elected", jihadist=["ieds"]).do("hamas_elected", "play_event")
    assert (d.prestige, d.funding, d.removed) == (6, 4, ["hamas_elected"])


def test_6_2_5_whose_event_it_is() -> None:
    """6.2.5: the other side's cannot be played; unassociated ones by both."""
    assert play("us", "gaza_war", "abbas").do("gaza_war").why_not("play_event") == ("others_event", "6.2.5")
    assert play("jihadist", "nest", "ieds").do("nest").why_not("play_event") == ("others_event", "6.2.5")
    for side in ("us", "jihadist"):
        assert "play_event" in play(side, "kosovo", "nest").do("kosovo").options


def test_6_2_6_conditions() -> None:
    """6.2.6: without the Patriot Act no Sanctions."""
    d = play("us", "sanctions_6", "nest").do("sanctions_6")
    assert d.why_not("play_event") == ("event_unplayable", "6.2.6")
    assert "play_event" in play("us", "sanctions_6", "nest", markers=["patriot_act"]).do("sanctions_6").options


def test_6_2_7_lingering_and_lapsing() -> None:
    """6.2.7: a marker, or the card itself until the end of the turn."""
    d = play("us", "patriot_act", "biometrics", "nest").do("patriot_act", "play_event", "biometrics", "play_event")
    assert view(d)["events"] == ["patriot_act", "biometrics"]
    assert (view(d)["lapsing"], d.discards) == (["biometrics"], [])


def test_6_2_8_blocked_events() -> None:
    """6.2.8: for operations only, and they do not happen through the other side's play either."""
    assert play("jihadist", "abu_sayyaf", "ieds", markers=["moro_talks"]).do("abu_sayyaf").why_not("play_event") == (
        "event_unplayable",
        "6.2.6",
    )
    d = play("us", "abu_sayyaf", "nest", "ctr", markers=["moro_talks"]).do("abu_sayyaf", "reserves")
    assert (d.cells("philippines"), d.discards) == (0, ["abu_sayyaf"])
    assert "event_cannot_occur" in d.notes()


def test_6_2_8_a_marker_that_is_blocked_goes() -> None:
    """6.2.8: Moro Talks takes Abu Sayyaf off."""
    d = play("us", "moro_talks", "nest", "ctr", markers=["abu_sayyaf"], posture={"philippines": "soft"}).do(
        "moro_talks", "play_event"
    )
    assert view(d)["events"] == ["moro_talks"]


def test_6_2_9_events_that_happen_once() -> None:
    """6.2.9: removed as an event, whoever brings it about; not when used for operations or discarded."""
    assert play("us", "king_abdullah", "nest").do("king_abdullah", "play_event").removed == ["king_abdullah"]
    assert play("us", "king_abdullah", "nest").do("king_abdullah", "reserves").discards == ["king_abdullah"]
    assert play("jihadist", "king_abdullah", "ieds").do("king_abdullah", "reserves").removed == ["king_abdullah"]
    d = play("us", "king_abdullah").do("discard_last_card")
    assert (d.removed, d.discards) == ([], ["king_abdullah"])


def test_6_2_9_removed_only_if_the_us_plays_it() -> None:
    """6.2.9: Zawahiri and his like."""
    assert play("us", "zawahiri", "nest").do("zawahiri", "play_event").removed == ["zawahiri"]
    assert play("jihadist", "zawahiri", "ieds").do("zawahiri", "play_event").discards == ["zawahiri"]


# -- operations and the other side's event (6.3) -----------------------------------------------------------------------


def test_6_3_1_any_card_for_operations() -> None:
    """6.3.1: whosever event it bears."""
    for card in ("patriot_act", "wahhabism", "darfur"):
        assert "war_of_ideas" in play("us", card, "nest", governance={"saudi_arabia": "poor ally"}).do(card).options


def test_6_3_2_the_other_sides_event_happens() -> None:
    """6.3.2, 6.3.2.1: after the operation, or before it."""
    position = {"governance": {"saudi_arabia": "poor ally", "egypt": "poor neutral"}, "prestige": 7}
    d = play("us", "wahhabism", "nest", "ctr", **position).do("wahhabism", "war_of_ideas", "egypt")
    assert (d.funding, d.question) == (5, "die")
    assert d.do(6).funding == 8
    d = play("us", "wahhabism", "nest", "ctr", **position).do("wahhabism", "their_event_first")
    assert (d.funding, d.question) == (8, "how_to_play")
    assert d.why_not("their_event_first") == ("event_happened", "6.3.2.1")
    d.do("war_of_ideas", "egypt", 6)
    assert (d.funding, d.governance("egypt"), d.question) == (8, "poor ally", "play_card")


def test_6_3_2_jihadists_bring_us_events_about() -> None:
    """6.3.2: all but the first plot (8.5.3)."""
    d = play("jihadist", "king_abdullah", "ieds", "homegrown").do("king_abdullah", "travel", "iran", "iraq", 1)
    assert (d.governance("jordan"), d.prestige, d.funding) == ("fair ally", 8, 4)


def test_6_3_2_1_looked_at_when_it_would_happen() -> None:
    """6.3.2.1: FREs need troops in Iraq, then and not before."""
    position = {"troops": {"iraq": 2}, "governance": {"iraq": "poor ally"}}
    d = play("us", "fres", "nest", "ctr", **position).do("fres", "deploy", "iraq", "troops_track", 2)
    assert (d.cells("iraq"), "event_cannot_occur" in d.notes()) == (0, True)
    d = play("us", "fres", "nest", "ctr", **position).do(
        "fres", "their_event_first", "deploy", "iraq", "troops_track", 2
    )
    assert d.cells("iraq") == 4
    d = play("us", "fres", "nest", "ctr", governance={"iraq": "poor ally"}, reserves=(2, 0))
    d.do("fres", "their_event_first", "add_reserves", "deploy", "troops_track", "iraq", 2)
    assert (d.cells("iraq"), d.question) == (0, "play_card"), "it had its chance before the operation"


def test_6_3_2_2_the_side_of_the_event_decides() -> None:
    """6.3.2.2: Lebanon War, played by the US, is placed by the Jihadists."""
    d = play("us", "lebanon_war", "nest", "ctr").do("lebanon_war", "war_of_ideas", "canada", 3, "nest")
    assert (d.asked, d.question) == ("jihadist", "select_for_cells")
    assert d.do("yemen", 1).cells("yemen") == 1


def test_6_3_2_3_own_and_unassociated_events_do_not_happen() -> None:
    """6.3.2.3: used for operations."""
    d = play("us", "patriot_act", "nest").do("patriot_act")
    assert d.why_not("their_event_first") == ("own_event_only", "6.3.2.3")
    assert d.do("war_of_ideas", "canada", 3).marker("patriot_act") == 0
    d = play("us", "kosovo", "nest", "ctr").do("kosovo", "reserves")
    assert (d.prestige, d.posture("serbia")) == (7, "")


def test_6_3_1_us_election_happens_with_any_operation() -> None:
    """6.3.1: before or after it, as the side likes; it is never played as an event."""
    d = play("us", "us_election", "nest", "ctr").do("us_election")
    assert d.why_not("play_event") == ("election_happens", "6.3.1")
    d.do("war_of_ideas", "canada", 3)
    assert d.question == "die"
    assert (d.do(6).prestige, d.posture("united_states")) == (8, "hard")
    d = play("jihadist", "us_election", "ieds", "homegrown").do("us_election", "their_event_first", 1)
    assert (d.prestige, d.posture("united_states"), d.question) == (6, "soft", "how_to_play")
    d.do("travel", "iran", "iraq", 1)
    assert (d.prestige, d.discards) == (6, ["us_election"])


def test_6_3_1_us_election_as_the_first_plot() -> None:
    """6.3.1, 8.5.3: it is no event of the US, so it happens all the same."""
    d = play("jihadist", "us_election", "ieds", "homegrown").do("us_election", "plot", "iran", 6, 1)
    assert (d.posture("united_states"), view(d)["first_plot"]) == ("soft", "us_election")


def test_6_3_1_us_election_happens_when_discarded() -> None:
    """6.3.1, 5.2.4: by choice or by an event."""
    d = play("us", "us_election").do("discard_last_card", 6)
    assert (d.prestige, d.discards) == (8, ["us_election"])
    d = play("jihadist", "gaza_war", "ieds", us=["us_election"]).do("gaza_war", "play_event", "us_election", 6)
    assert (d.prestige, d.funding) == (7, 6), "one up by the election, one down by the war"


@pytest.mark.parametrize(("world", "die", "prestige"), [("soft", 1, 8), ("soft", 6, 6), ("", 1, 6), ("", 6, 8)])
def test_6_3_1_us_election_and_the_world(world: str, die: int, prestige: int) -> None:
    """6.3.1: prestige rises if there is no GWOT penalty after the roll, and falls if there is."""
    soft = dict.fromkeys(("canada", "france"), world) if world else {}
    assert play("us", "us_election", posture=soft).do("discard_last_card", die).prestige == prestige


# -- reserves (6.3.3) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "card", "after"), [(0, "nest", 1), (0, "abbas", 2), (1, "nest", 2), (1, "abbas", 2), (2, "nest", 2)]
)
def test_6_3_3_reserves(before: int, card: str, after: int) -> None:
    """6.3.3: up to 2."""
    d = play("us", card, "ctr", "biometrics", reserves=(before, 0)).do(card, "reserves")
    assert view(d)["reserves"] == {"us": after, "jihadist": 0}


def test_6_3_3_not_with_a_three() -> None:
    """6.3.3."""
    assert play("us", "patriot_act", "nest").do("patriot_act").why_not("reserves") == ("value_too_high", "6.3.3")
    assert play("jihadist", "wahhabism", "ieds").do("wahhabism").why_not("reserves") == ("value_too_high", "6.3.3")


def test_6_3_3_the_other_sides_event_happens() -> None:
    """6.3.3, 6.3.2: with reserves as with any operation."""
    d = play("us", "gaza_war", "nest", "ctr").do("gaza_war", "reserves", "nest")
    assert (d.funding, d.prestige, view(d)["reserves"]["us"]) == (6, 6, 2)


@pytest.mark.parametrize(("reserves", "value", "raised"), [(1, 1, 2), (2, 1, 3), (1, 2, 3), (2, 2, 3)])
def test_6_3_3_1_all_at_once_and_no_more_than_three(reserves: int, value: int, raised: int) -> None:
    """6.3.3.1."""
    board = {"poor": "egypt", "fair": "jordan", "good": "turkey"}
    d = us(
        value,
        "add_reserves",
        "war_of_ideas",
        reserves=(reserves, 0),
        governance={name: f"{how} neutral" for how, name in board.items()},
    )
    assert ("egypt" in d.options) == (raised == 3)
    assert "jordan" in d.options
    assert view(d)["reserves"]["us"] == 0


def test_6_3_3_1_not_for_events_nor_for_reserves() -> None:
    """6.3.3.1: and not for a card that is worth 3."""
    d = us(2, reserves=(1, 0), cells={"egypt": 1}, governance={"egypt": "poor ally"})
    assert "play_event" in d.options
    d.do("add_reserves")
    assert d.why_not("play_event") == ("raised_already", "6.3.3.1")
    assert d.why_not("reserves") == ("raised_already", "6.3.3.1")
    assert d.why_not("add_reserves") == ("no_reserves", "6.3.3.1")
    assert us(3, reserves=(1, 0)).why_not("add_reserves") == ("value_is_three", "6.3.3.1")
    assert us(2).why_not("add_reserves") == ("no_reserves", "6.3.3.1")


def test_6_3_3_1_more_rolls_for_the_jihadists() -> None:
    """6.3.3.1, 8.1.2: a 1 with two reserves gives three rolls."""
    d = play("jihadist", "ieds", "homegrown", reserves=(0, 2), cells={"egypt": 3}, governance={"egypt": "good neutral"})
    d.do("ieds", "add_reserves", "jihad", "egypt", "egypt", "egypt")
    assert d.question == "die"
    assert view(d)["reserves"]["jihadist"] == 0


def test_6_3_3_1_the_operation_of_an_event() -> None:
    """6.3.3.1: Fatwa is an operation with the card itself, and may be raised; Intel Community's may not."""
    d = play("us", "fatwa", "nest", reserves=(2, 0), jihadist=["ieds"]).do("fatwa", "play_event", "ieds", "nest")
    assert {"add_reserves", "reserves"} <= set(d.options)
    assert d.do("add_reserves").why_not("reserves") == ("raised_already", "6.3.3.1")
    d = play("us", "intel_community", "nest", reserves=(2, 0)).do("intel_community", "play_event")
    assert "add_reserves" not in d.options


def test_6_3_3_2_reserves_last_for_the_turn() -> None:
    """6.3.3.2, 5.2.7: from one phase to the next, not beyond the turn."""
    d = play("us", "nest", "abbas", "ctr", jihadist=["ieds", "homegrown"]).do("nest", "reserves", "abbas", "reserves")
    d.do("ieds", "reserves", "homegrown", "reserves")
    assert view(d)["reserves"] == {"us": 2, "jihadist": 2}
    d.do("hold_last_card")
    assert (d.question, view(d)["reserves"]) == ("draw_card", {"us": 0, "jihadist": 0})


# -- what an event leaves to the second card ---------------------------------------------------------------------------


def test_6_2_2_card_before_rule() -> None:
    """6.2.2: Madrassas recruits where there is neither cell nor cadre, whatever the Funding; so does the next card."""
    d = play(
        "jihadist",
        "madrassas",
        "wahhabism",
        governance={"egypt": "poor neutral", "jordan": "fair neutral"},
        funding=1,
        cells={"iran": 6},
    )
    d.do("madrassas", "play_event")
    assert d.options == ["iran", "egypt"]
    d.do("egypt", 3, "wahhabism")
    assert d.options == ["recruit"]
    assert d.why_not("travel") == ("must_recruit", "6.2.2")
    assert d.cells("egypt") == 1


def remarks(d: Desk) -> dict[str, list[str]]:
    """What is to be known of each use that is on offer."""
    question, game = d.match.question, d.match.game
    told = [[REMARKS[it[0]].name for it in game.remarks(d.state, question, option)] for option in question.options]
    return dict(zip(d.options, told, strict=True))


def test_6_3_2_an_operation_says_that_the_other_sides_event_follows() -> None:
    """6.3.2, 8.5.3: any operation of the Jihadists but the first plot; an event that came first does not follow."""
    d = play("jihadist", "biometrics", "ieds", cells={"iraq": 2}, governance={"iraq": "fair neutral"}).do("biometrics")
    told = remarks(d)
    assert (told["travel"], told["plot"], told["their_event_first"]) == (["event_follows"], [], [])
    assert not any(remarks(d.do("their_event_first")).values())
