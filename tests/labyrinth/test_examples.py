"""The worked examples of the rulebooks, dice scripted: EX-01 to EX-42."""

import pytest
from labyrinth.desk import desk, new_game
from labyrinth.operating import alone, draws, flow, held, jihadist, us, view

from realpolitik.games.labyrinth.board import ADJACENT, NAMES, SCHENGEN_COUNTRIES

SCHENGEN = [NAMES[c] for c in SCHENGEN_COUNTRIES]
BOTH_FAIR_ALLIES = {"afghanistan": "fair ally", "central_asia": "fair ally"}


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_ex01_oil_price_spike_for_both(side: str) -> None:
    """EX-01, 2.2: eleven Good resources become fourteen, five of the caliphate six: the side that played it wins."""
    good = dict.fromkeys(("saudi_arabia", "gulf_states", "egypt", "algeria_tunisia"), "good neutral")
    ruled = dict.fromkeys(("iraq", "syria"), "islamist_rule adversary")
    d = desk(**{side: ["oil_price_spike_117"]}, side=side, governance={**good, **ruled}, cells={"iran": 1})
    assert view(d)["victory"]["good_resources"] == 11
    assert view(d)["victory"]["islamist_resources"] == 5
    d.do("oil_price_spike_117", "play_event")
    assert d.winner == side
    assert d.notes()[-1] == "won_by_spike"


def test_ex02_saudi_arabia_improves_twice() -> None:
    """EX-02, 4.2.2: the marker is turned from Poor to Fair, then to Good."""
    d = us(3, "war_of_ideas", "saudi_arabia", 4, governance={"saudi_arabia": "poor ally"})
    assert d.governance("saudi_arabia") == "fair ally"
    d = us(3, "war_of_ideas", "saudi_arabia", 5, governance={"saudi_arabia": "fair ally"})
    assert d.governance("saudi_arabia") == "good ally"


def test_ex03_saudi_arabia_at_the_start() -> None:
    """EX-03, 4.2.4: a Poor Ally."""
    assert new_game("lets-roll").governance("saudi_arabia") == "poor ally"


@pytest.mark.parametrize(("die", "cells"), [(1, 2), (2, 2), (3, 2), (4, 1)])
def test_ex04_recruits_in_the_philippines(die: int, cells: int) -> None:
    """EX-04, 4.3.4, 8.2.4: REC 3 and not the 2 of a Fair country."""
    d = jihadist(1, "recruit", "philippines", die, cells={"philippines": 1}, posture={"philippines": "soft"}, funding=9)
    assert d.cells("philippines") == cells


@pytest.mark.parametrize("to", SCHENGEN)
def test_ex05_into_schengen(to: str) -> None:
    """EX-05, 4.5: each of the seven is next to whatever is linked to Schengen, and to each other."""
    d = jihadist(1, "travel", "morocco", to, cells={"morocco": 1}, posture=dict.fromkeys(SCHENGEN, "soft"))
    assert (d.cells("morocco"), d.cells(to)) == (0, 1)
    assert d.question == "play_card", "no roll was needed"
    assert all(NAMES.index(other) in ADJACENT[NAMES.index(to)] for other in SCHENGEN if other != to)


def test_ex06_no_sixteenth_cell() -> None:
    """EX-06, 4.6.3: neither by an event nor by Recruit."""
    everywhere = {"iraq": 14, "united_kingdom": 0}
    d = desk(
        jihadist=["homegrown", "ieds"], cells={**everywhere, "iran": 1}, posture={"united_kingdom": "soft"}, funding=9
    )
    assert d.do("homegrown").why_not("recruit") == ("no_cell_available", "8.2.1")
    d.do("play_event")
    assert d.cells("united_kingdom") == 0
    assert "no_cells_left" in d.notes()


def test_ex07_the_ends_of_the_tracks() -> None:
    """EX-07, 4.7: Funding stays between 1 and 9; the world at Hard 5 is shown at 3."""
    d = desk(us=["gaza_withdrawal", "abbas"], side="us", funding=1, cells={"iran": 1}).do(
        "gaza_withdrawal", "play_event"
    )
    assert d.funding == 1
    d = desk(jihadist=["gaza_war", "ieds"], us=["abbas"], funding=9).do("gaza_war", "play_event", "abbas")
    assert d.funding == 9
    d = desk(jihadist=["ieds"], posture=dict.fromkeys(("canada", "france", "germany", "russia"), "hard"))
    assert view(d)["world_posture"] == {"posture": "hard", "value": 3}


def test_ex08_world_posture() -> None:
    """EX-08, 4.7.2: three Soft and five Hard, Israel among them, make Hard 2."""
    soft, hard = ("canada", "france", "germany"), ("russia", "china", "india", "serbia")
    d = desk(jihadist=["ieds"], posture={**dict.fromkeys(soft, "soft"), **dict.fromkeys(hard, "hard")})
    assert view(d)["world_posture"] == {"posture": "hard", "value": 2}


@pytest.mark.parametrize(("us_posture", "penalty"), [("soft", 2), ("hard", 0)])
def test_ex09_gwot_penalty(us_posture: str, penalty: int) -> None:
    """EX-09, 4.7.2.1: the value of World Posture where the US is of the other mind."""
    d = desk(jihadist=["ieds"], posture={"canada": "hard"}, us_posture=us_posture)
    assert view(d)["gwot_penalty"] == penalty


def test_ex10_seven_troops_deployed() -> None:
    """EX-10, 4.7.3: eight cubes on the track are War; the US is dealt 8."""
    d = desk(phase="end", troops={"iraq": 7}, cells={"iran": 1}, governance={"iraq": "poor ally"})
    assert view(d)["troops"] == {"track": 8, "level": "war"}
    draws(d)
    assert held(d, "us") == 8


def test_ex11_three_cells_on_the_map() -> None:
    """EX-11, 4.7.4.2: twelve on the track, at Funding 6 seven are available, and one less after the first recruit."""
    d = jihadist(1, cells={"iraq": 2}, governance={"iraq": "poor neutral"}, funding=6)
    assert view(d)["cells"] == {"track": 12, "available": 7, "level": "moderate"}
    d.do("recruit", "iraq", 1)
    assert view(d)["cells"] == {"track": 11, "available": 6, "level": "moderate"}


def test_ex12_oil_price_spike_takes_the_first_plot() -> None:
    """EX-12, 4.7.7.3: a marker stands for the card: the next plot card brings its US event about."""
    d = desk(
        jihadist=["oil_price_spike_117", "sanctions_6"],
        us=["abbas"],
        first_plot="predator_23",
        cells={"iraq": 1},
        governance={"iraq": "poor neutral"},
        markers=["patriot_act"],
    )
    d.do("oil_price_spike_117", "play_event", "predator_23")
    assert "predator_23" in d.hand("jihadist")
    assert (view(d)["first_plot"], view(d)["first_plot_used"]) == ("", True)
    d.do("sanctions_6", "plot", "iraq", 6)
    assert d.funding == 3, "Sanctions has happened"


def test_ex12_oil_price_spike_takes_a_lapsing_card() -> None:
    """EX-12, 4.7.7.3: Biometrics goes on, though its card is in a hand."""
    d = desk(
        jihadist=["oil_price_spike_117", "ieds"],
        us=["abbas"],
        lapsing=["biometrics"],
        markers=["biometrics"],
        cells={"iraq": 1},
        governance={"iraq": "poor neutral"},
    )
    d.do("oil_price_spike_117", "play_event", "biometrics", "ieds", "travel", "iraq")
    assert d.why_not("canada") == ("biometrics_forbids", "6.2.2")


@pytest.mark.parametrize(("die", "posture"), [(3, "soft"), (4, "hard")])
def test_ex13_us_posture_roll(die: int, posture: str) -> None:
    """EX-13, 4.9.3: one is added."""
    d = desk(us=["us_election", "abbas"], side="us", cells={"iran": 1}).do("us_election", "their_event_first", die)
    assert d.posture("united_states") == posture


@pytest.mark.parametrize(("die", "arrived"), [(2, 1), (3, 0)])
def test_ex14_from_iraq_to_sudan(die: int, arrived: int) -> None:
    """EX-14, 4.9.5: Sudan is tested first, and stays tested; a cell that fails leaves no cadre."""
    d = jihadist(1, "travel", "iraq", "sudan", 5, die, cells={"iraq": 1}, governance={"iraq": "poor neutral"})
    assert d.governance("sudan") == "fair neutral"
    assert (d.cells("iraq"), d.cells("sudan"), d.active("sudan")) == (0, arrived, 0)
    assert not d.cadre("iraq")
    assert view(d)["cells"]["track"] == 14 - arrived


@pytest.mark.parametrize("die", [1, 4])
def test_ex15_war_of_ideas_in_an_untested_country(die: int) -> None:
    """EX-15, 4.9.5: it turns out to be Poor, and a card of 2 is not enough."""
    d = us(2, "war_of_ideas", "sudan", die)
    assert d.governance("sudan") == "poor neutral"
    assert "war_of_ideas_fails" in d.notes()
    assert (d.question, d.aid("sudan")) == ("play_card", 0)


def test_ex16_prestige_at_one() -> None:
    """EX-16, 5.2.5: it cannot drop, and then it rises."""
    d = desk(
        phase="end",
        prestige=1,
        governance={"afghanistan": "islamist_rule adversary"},
        posture=dict.fromkeys(("canada", "france"), "hard"),
        cells={"afghanistan": 1},
    )
    assert d.prestige == 2


def test_ex17_a_held_card_does_not_count() -> None:
    """EX-17, 5.2.8: eight new cards, nine in hand."""
    d = desk(us=["abbas"], phase="end", troops={"iraq": 7}, cells={"iran": 1}, governance={"iraq": "poor ally"})
    draws(d)
    assert held(d, "us") == 9


def test_ex18_un_nation_building() -> None:
    """EX-18, 6.2.2: a War of Ideas although the troops are too few, and without the GWOT penalty."""
    d = desk(
        us=["un_nation_building", "abbas"],
        side="us",
        us_posture="soft",
        governance={"iraq": "poor ally"},
        regime_change={"iraq": "tan"},
        troops={"iraq": 2},
        cells={"iraq": 2},
    )
    assert view(d)["gwot_penalty"] == 1
    d.do("un_nation_building", "play_event")
    assert d.aid("iraq") == 1
    d.do(3)
    assert d.governance("iraq") == "fair ally"


def test_ex19_ansar_al_islam_without_cells() -> None:
    """EX-19, 6.2.4: nothing is placed, and the card is removed all the same."""
    d = desk(us=["ansar_al_islam", "abbas"], side="us", cells={"iraq": 15}, governance={"iraq": "poor neutral"})
    d.do("ansar_al_islam", "reserves", "iran")
    assert (d.cells("iran"), d.cells("iraq")) == (0, 15)
    assert d.removed == ["ansar_al_islam"]


@pytest.mark.parametrize("value", [1, 2])
def test_ex20_reserves_for_an_alert(value: int) -> None:
    """EX-20, 6.3.3.1: with two reserves a card of 1 or 2 is worth 3, and the reserves are gone."""
    d = us(value, reserves=(2, 0), plots=[("iran", "2")])
    assert d.why_not("alert") == ("needs_three", "7.5.1")
    d.do("add_reserves", "alert", 0)
    assert d.plots("iran") == []
    assert view(d)["reserves"] == {"us": 0, "jihadist": 0}


def test_ex21_gulf_states_need_two() -> None:
    """EX-21, 7.1.1: Fair."""
    fair = {"gulf_states": "fair ally"}
    assert us(1, "war_of_ideas", governance=fair).why_not("gulf_states") == ("needs_value", "7.1.1")
    for value in (2, 3):
        assert "gulf_states" in us(value, "war_of_ideas", governance=fair).options


def test_ex22_one_short() -> None:
    """EX-22, 7.2.2.1: 5 was needed, 4 came up: the first Aid."""
    d = us(3, "war_of_ideas", "sudan", 4, governance={"sudan": "poor neutral"}, prestige=5)
    assert (d.governance("sudan"), d.aid("sudan")) == ("poor neutral", 1)


def test_ex23_seven_was_needed() -> None:
    """EX-23, 7.2.2.1: with -2 a 6 is one short too."""
    d = us(2, "war_of_ideas", "sudan", 6, governance={"sudan": "fair ally"}, prestige=3)
    assert (d.governance("sudan"), d.aid("sudan")) == ("fair ally", 1)


def test_ex24_one_active_and_one_sleeper() -> None:
    """EX-24, 7.4.2: the one is removed, the other exposed; there is nothing to choose."""
    d = us(1, "disrupt", "canada", cells={"canada": 1}, active={"canada": 1}, posture={"canada": "hard"})
    assert (d.cells("canada"), d.active("canada"), d.cadre("canada")) == (1, 1, False)
    assert d.question == "play_card"


def test_ex25_two_active_cells() -> None:
    """EX-25, 7.4.2: both are removed; the cadre they leave stays."""
    d = us(1, "disrupt", "canada", active={"canada": 2}, posture={"canada": "hard"})
    assert (d.cells("canada"), d.cadre("canada")) == (0, True)


def test_ex26_only_a_cadre() -> None:
    """EX-26, 7.4.4: with two troops its removal brings prestige."""
    d = us(3, "disrupt", "iraq", governance={"iraq": "poor ally"}, troops={"iraq": 2}, cadres=["iraq"])
    assert (d.cadre("iraq"), d.prestige) == (False, 8)


def test_ex27_recruits_in_two_countries() -> None:
    """EX-27, 8.1.2: the dice are given to countries before they are rolled."""
    d = jihadist(
        3,
        "recruit",
        "afghanistan",
        "afghanistan",
        "central_asia",
        funding=9,
        cadres=["central_asia"],
        cells={"afghanistan": 1},
        governance=BOTH_FAIR_ALLIES,
    )
    d.do(1, 3, 2)
    assert (d.cells("afghanistan"), d.cells("central_asia"), d.cadre("central_asia")) == (2, 1, False)


def test_ex28_three_successes_and_two_cells() -> None:
    """EX-28, 8.1.2: the Jihadists say which successes are filled."""
    d = jihadist(
        3,
        "recruit",
        "afghanistan",
        "afghanistan",
        "central_asia",
        1,
        2,
        2,
        funding=5,
        cells={"afghanistan": 4, "central_asia": 3},
        governance=BOTH_FAIR_ALLIES,
    )
    assert (d.asked, d.question, d.options) == ("jihadist", "which_recruits", ["central_asia", "afghanistan"])
    d.do("central_asia", "afghanistan")
    assert (d.cells("afghanistan"), d.cells("central_asia")) == (5, 4)
    assert d.question == "play_card"


def test_ex29_three_journeys() -> None:
    """EX-29, 8.1.1: all declared before the first die; the US on 1, Iraq on 1 to 3."""
    d = jihadist(
        3,
        "travel",
        "afghanistan",
        "united_states",
        "afghanistan",
        "iraq",
        "pakistan",
        "iraq",
        cells={"afghanistan": 2, "pakistan": 1},
        governance={"iraq": "poor adversary", "afghanistan": "poor neutral", "pakistan": "fair neutral"},
    )
    assert d.question == "die"
    d.do(2, 3, 4)
    assert (d.cells("united_states"), d.cells("iraq")) == (0, 1)
    assert (d.cells("afghanistan"), d.cells("pakistan")) == (0, 0)


def test_ex30_jihad_in_a_good_country() -> None:
    """EX-30, 8.4: only two cells can be used; a third roll is out of the question."""
    board = {"jordan": "good neutral", "afghanistan": "islamist_rule adversary"}
    d = jihadist(3, "jihad", cells={"jordan": 2, "canada": 3, "afghanistan": 2}, governance=board)
    assert d.options == ["jordan"]
    d.do("jordan", "jordan")
    assert (d.active("jordan"), d.question) == (2, "die")
    d.do(1, 4)
    assert (d.governance("jordan"), d.cells("jordan"), d.active("jordan")) == ("fair neutral", 1, 1)


def test_ex31_major_jihad_in_a_fair_country() -> None:
    """EX-31, 8.4.2: two successes bring it to Poor and no farther; it was not Poor, so nothing is besieged."""
    d = jihadist(
        3, "jihad", "egypt", "egypt", "egypt", "major_jihad", cells={"egypt": 6}, governance={"egypt": "fair neutral"}
    )
    assert d.active("egypt") == 6
    d.do(1, 2, 6)
    assert (d.governance("egypt"), d.cells("egypt"), d.besieged("egypt")) == ("poor neutral", 5, False)


def test_ex32_from_fair_to_islamist_rule() -> None:
    """EX-32, 8.4.2: with three successes of one card."""
    d = jihadist(
        3, "jihad", *["jordan"] * 3, "major_jihad", 1, 2, 2, cells={"jordan": 5}, governance={"jordan": "fair neutral"}
    )
    assert d.governance("jordan") == "islamist_rule adversary"


def test_ex33_pakistan_falls() -> None:
    """EX-33, 8.4.4, 8.4.5: Aid, Funding, the arsenal, prestige; the troops stay."""
    d = jihadist(
        3,
        "jihad",
        *["pakistan"] * 3,
        "major_jihad",
        2,
        3,
        4,
        cells={"pakistan": 7},
        troops={"pakistan": 2},
        aid={"pakistan": 1},
        governance={"pakistan": "poor ally"},
        funding=5,
    )
    assert (d.governance("pakistan"), d.cells("pakistan"), d.aid("pakistan")) == ("islamist_rule adversary", 6, 0)
    assert (d.funding, d.prestige, d.troops("pakistan")) == (7, 1, 2)
    assert d.available.count("wmd") == 3
    assert view(d)["plots"]["wmd_arsenal"] == 0


def test_ex34_a_major_jihad_fails() -> None:
    """EX-34, 8.4.3.1: one success takes the Aid, two failures a cell each; besieged, and closer to the US."""
    d = jihadist(
        3,
        "jihad",
        *["jordan"] * 3,
        "major_jihad",
        4,
        5,
        2,
        cells={"jordan": 5},
        aid={"jordan": 1},
        governance={"jordan": "poor neutral"},
    )
    assert (d.governance("jordan"), d.cells("jordan"), d.aid("jordan")) == ("poor ally", 3, 0)
    assert d.besieged("jordan")


def test_ex35_a_besieged_regime_falls_to_one_success() -> None:
    """EX-35, 8.4.3.2: with a card of 1."""
    d = jihadist(
        1,
        "jihad",
        "jordan",
        "major_jihad",
        3,
        cells={"jordan": 5},
        besieged=["jordan"],
        governance={"jordan": "poor neutral"},
    )
    assert (d.governance("jordan"), d.besieged("jordan")) == ("islamist_rule adversary", False)


def test_ex36_no_plot_from_a_caliphate() -> None:
    """EX-36, 8.5.3: so the event of the US cannot be shirked."""
    d = desk(
        jihadist=["sanctions_6", "ieds"],
        cells={"afghanistan": 3},
        governance={"afghanistan": "islamist_rule adversary"},
        markers=["patriot_act"],
    )
    assert d.do("sanctions_6").why_not("plot") == ("no_cell_there", "8.1.1")
    d.do("recruit", "afghanistan")
    assert (d.cells("afghanistan"), d.funding) == (4, 3)


def test_ex37_a_wmd_in_the_united_states() -> None:
    """EX-37, 8.5.6: the Jihadists win."""
    d = desk(phase="plots", plots=[("united_states", "wmd")])
    assert (d.winner, d.notes()[-1]) == ("jihadist", "won_by_wmd")


@pytest.mark.parametrize(("country", "after"), [("france", 7), ("philippines", 5), ("egypt", 4), ("iran", 4)])
def test_ex38_what_a_plot_of_two_brings(country: str, after: int) -> None:
    """EX-38, 8.5.6: Good doubles it; in Muslim countries and Iran it is 1."""
    d = desk(
        phase="plots",
        plots=[(country, "2")],
        funding=3,
        cells={"iran": 1},
        us=["abbas"],
        governance={"egypt": "fair neutral"},
        posture={"france": "soft", "philippines": "soft"},
    )
    changes = [note[2:] for _, note in d.match.log if d.match.game.details(note).get("funding") == after]
    assert changes == [(after - 3, after)]


def test_ex39_a_plot_in_the_united_states() -> None:
    """EX-39, 8.5.6: Funding 9, then the posture of the US, then its prestige."""
    d = desk(
        phase="plots",
        plots=[("united_states", "1")],
        funding=2,
        us=["abbas"],
        jihadist=["ieds", "gaza_war"],
        cells={"iran": 1},
    )
    assert d.funding == 9
    d.do(4, 5, 3, 2)
    assert (d.posture("united_states"), d.prestige) == ("hard", 9)


def test_ex40_the_random_card_is_the_top_one() -> None:
    """EX-40, 9.2: Renditions takes it off the stack."""
    d = desk(
        us=["renditions", "abbas"],
        jihadist=["kosovo", "homegrown"],
        stacked=["kosovo", "homegrown"],
        side="us",
        options={"solitaire": True},
    )
    d.do("renditions", "play_event")
    assert d.options == ["homegrown"]
    d.do("homegrown")
    assert d.hand("jihadist") == ["kosovo"]
    assert "homegrown" in d.discards


def test_ex41_one_cell_and_a_card_of_three() -> None:
    """EX-41, 9.4.3: one plot roll, then a cell placed at random whatever the Funding, then a journey that succeeds."""
    d = alone("patriot_act", cells={"canada": 1}, posture={"canada": "hard"}, funding=1)
    assert flow(d) == ["us_event_means_plot", "plot_by_posture", "no_cell_to_plot"]
    d.do(6)
    assert len(d.options) == 38
    d.do("egypt", 1)
    assert (d.governance("egypt"), d.cells("egypt")) == ("poor neutral", 1)
    assert "united_kingdom" in d.options
    d.do("united_kingdom", 5)
    assert (d.cells("canada"), d.cells("united_kingdom"), d.active("united_kingdom")) == (0, 1, 0)
    assert flow(d)[3:5] == ["radical_cell", "radical_travel"]
    assert flow(d)[5:] == ["travel_for_posture", "random_country", "from_next_door", "journey"]


def test_ex42_two_countries_alike() -> None:
    """EX-42, 9.5.1: both have troops and are Fair: chance decides, and both rolls are made there."""
    both = ("gulf_states", "afghanistan")
    d = alone(
        "abbas",
        cells=dict.fromkeys(both, 2),
        troops=dict.fromkeys(both, 2),
        governance=dict.fromkeys(both, "fair ally"),
        markers=["abu_sayyaf"],
    )
    assert (d.asked, d.options) == ("nature", ["gulf_states", "afghanistan"])
    d.do("afghanistan", 6, 6)
    assert (d.active("afghanistan"), d.active("gulf_states")) == (2, 0)
    assert flow(d)[:2] == ["us_event_means_plot", "plot_by_troops"]
