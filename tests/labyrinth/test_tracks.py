"""4.0: the map, governance, postures, pieces, the tracks, and the tables."""

import pytest
from labyrinth.desk import GAME, desk, new_game
from labyrinth.operating import jihadist, us, view

from realpolitik.games.labyrinth.board import (
    ADJACENT,
    HAS_POSTURE,
    LINKS,
    MUSLIM_COUNTRIES,
    NAMES,
    SCHENGEN,
    SCHENGEN_LINKED,
)

BOX = GAME.components()
SPACES = BOX["spaces"]


# -- the map (4.1–4.5) -------------------------------------------------------------------------------------------------


def test_4_1_1_countries_and_links() -> None:
    """4.1.1: 38 countries; links lead both ways."""
    assert len(NAMES) == 38
    for c, links in enumerate(LINKS):
        assert all(c in LINKS[other] and c != other for other in links)
        assert all(c in ADJACENT[other] for other in ADJACENT[c])


def test_4_1_2_types() -> None:
    """4.1.2: ten Sunni and eight Shia-Mix countries are Muslim; Iran is neither Muslim nor not."""
    types = [space["type"] for space in SPACES.values()]
    assert [types.count(kind) for kind in ("sunni", "shia_mix", "iran", "us")] == [10, 8, 1, 1]
    assert len(MUSLIM_COUNTRIES) == 18
    assert types.count("non_muslim") == 18


def test_4_2_1_governance_has_a_number() -> None:
    """4.2.1, 4.2: Good 1, Fair 2, Poor 3, by which operations go; Islamist Rule is worse still."""
    assert BOX["named"]["governance"] == ["good", "fair", "poor", "islamist_rule"]


def test_4_2_3_alignment_is_for_muslim_countries() -> None:
    """4.2.3: Ally, Neutral, Adversary; others have a posture instead."""
    d = new_game("mission-accomplished")
    for name, country in view(d)["countries"].items():
        muslim = NAMES.index(name) in MUSLIM_COUNTRIES
        assert not (country["alignment"] and not muslim)
        assert not (country["posture"] and muslim)


def test_4_2_5_resources() -> None:
    """4.2.5: 1 to 3 in Muslim countries, 34 in all; none elsewhere."""
    resources = {name: space["resources"] for name, space in SPACES.items()}
    assert all((1 <= resources[name] <= 3) == (NAMES.index(name) in MUSLIM_COUNTRIES) for name in NAMES)
    assert sum(resources.values()) == 34


@pytest.mark.parametrize("spikes", [0, 1, 2])
def test_4_2_6_oil(spikes: int) -> None:
    """4.2.6: one more for each Oil Price Spike, in oil exporters alone."""
    d = desk(
        jihadist=["ieds"], governance={"iraq": "good ally", "egypt": "good ally"}, markers=["oil_price_spike"] * spikes
    )
    assert view(d)["countries"]["iraq"]["resources"] == 3 + spikes
    assert view(d)["countries"]["egypt"]["resources"] == 3
    assert view(d)["victory"]["good_resources"] == 6 + spikes


def test_4_3_1_fixed_governance() -> None:
    """4.3.1, 4.4: non-Muslim countries are Good or Fair for ever, Iran is Fair."""
    fair = {name for name, space in SPACES.items() if space["governance"] == "fair"}
    assert fair == {"russia", "caucasus", "china", "kenya_tanzania", "thailand", "philippines", "iran"}
    for name, space in SPACES.items():
        assert (space["governance"] == "") == (NAMES.index(name) in MUSLIM_COUNTRIES)


def test_4_3_2_postures() -> None:
    """4.3.2, 4.3.3: all but the US, on its track, Israel, always Hard, and Iran, without one, may be either."""
    kinds = {name: space["posture"] for name, space in SPACES.items()}
    assert (kinds["united_states"], kinds["israel"], kinds["iran"]) == ("gwot_track", "always_hard", "none")
    assert sum(HAS_POSTURE) == 17
    assert desk(jihadist=["ieds"]).posture("israel") == "hard"


def test_4_3_4_recruit_numbers() -> None:
    """4.3.4: printed in four countries, none of them Muslim."""
    numbers = {name: space["recruit"] for name, space in SPACES.items() if space["recruit"]}
    assert numbers == {"united_kingdom": 3, "philippines": 3, "france": 2, "spain": 2}


def test_4_4_iran() -> None:
    """4.4: no test, no War of Ideas, no Disrupt, no Deploy, no jihad; cells live there, and plot."""
    board = {"cells": {"iran": 2, "egypt": 1}, "governance": {"egypt": "poor ally"}}
    assert us(3, "war_of_ideas", **board).why_not("iran") == ("no_posture_to_sway", "7.2.3")
    assert us(3, "disrupt", **board).why_not("iran") == ("iran_is_closed", "7.4.1")
    assert us(3, "deploy", "troops_track", **board).why_not("iran") == ("not_an_ally", "7.3.3")
    assert jihadist(3, "jihad", **board).why_not("iran") == ("not_muslim", "8.4")
    assert "iran" in jihadist(3, "plot", **board).options
    d = jihadist(1, "travel", "egypt", "iran", 2, **board)
    assert (d.cells("iran"), d.governance("iran")) == (3, "fair"), "no test before the die"


def test_4_5_schengen() -> None:
    """4.5: seven members; ten countries are linked to all of them."""
    assert sum(SCHENGEN) == 7
    linked = [NAMES[c] for c in range(38) if SCHENGEN_LINKED[c]]
    assert linked == [
        "united_states", "canada", "united_kingdom", "serbia", "russia",
        "morocco", "algeria_tunisia", "libya", "turkey", "lebanon",
    ]  # fmt: skip
    assert sum(len(found) for found in ADJACENT) == 2 * 143


def test_4_1_1_patriot_act_leaves_canada() -> None:
    """4.1.1, 6.2.2: the United States is adjacent to Canada alone then."""
    board = {"cells": {"canada": 1, "united_kingdom": 1}, "posture": {"canada": "soft", "united_kingdom": "soft"}}
    d = jihadist(
        2, "travel", "canada", "united_states", "united_kingdom", "united_states", **board, markers=["patriot_act"]
    )
    d.do(2)
    assert d.cells("united_states") == 1
    assert jihadist(1, "travel", "united_kingdom", "united_states", **board).cells("united_states") == 1


# -- cells and troops (4.6) --------------------------------------------------------------------------------------------


def test_4_6_1_fifteen_of_each() -> None:
    """4.6.1, 4.6.2: what is not on the map is on its track."""
    d = desk(
        jihadist=["ieds"],
        cells={"egypt": 4},
        active={"egypt": 1},
        troops={"egypt": 6},
        governance={"egypt": "poor ally"},
    )
    assert (view(d)["cells"]["track"], view(d)["troops"]["track"]) == (10, 9)


def test_4_6_3_troops_run_out() -> None:
    """4.6.3: no sixteenth cube."""
    d = us(3, "deploy", governance={"egypt": "poor ally", "iraq": "poor ally"}, troops={"egypt": 15})
    assert d.options == ["egypt"]


def test_4_6_3_events_place_what_there_is() -> None:
    """4.6.3, 6.2.4: Jemaah Islamiya wants two."""
    d = desk(
        jihadist=["jemaah_islamiya", "ieds"], cells={"iran": 14}, governance={"indonesia_malaysia": "fair neutral"}
    )
    d.do("jemaah_islamiya", "play_event")
    assert (d.cells("indonesia_malaysia"), view(d)["cells"]["track"]) == (1, 0)


def test_4_6_4_who_sleeps_and_who_is_awake() -> None:
    """4.6.4: placed asleep; awake by jihad, plot, disruption and Regime Change; asleep again by travel."""
    fair = {"governance": {"egypt": "fair ally"}, "cells": {"egypt": 2}}
    assert jihadist(2, "recruit", "egypt", "enough", 1, **fair, funding=9).active("egypt") == 0
    assert jihadist(1, "jihad", "egypt", **fair).active("egypt") == 1
    assert jihadist(1, "plot", "egypt", **fair).active("egypt") == 1
    assert us(2, "disrupt", "egypt", **fair).active("egypt") == 1
    assert (
        jihadist(1, "travel", "egypt", "egypt", active={"egypt": 2}, governance={"egypt": "fair ally"}).active("egypt")
        == 1
    )


def test_4_6_4_a_kind_of_cell_that_is_not_there() -> None:
    """4.6.4: the US chooses between those that are."""
    position = {"cells": {"egypt": 1}, "active": {"egypt": 1}, "governance": {"egypt": "poor neutral"}}
    d = desk(us=["predator_23", "abbas"], side="us", **position).do("predator_23", "play_event")
    assert d.options == ["active_cell", "sleeper_cell"]
    assert d.why_not("sadr") == ("no_such_cell", "4.6.4")


# -- prestige (4.7.1) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prestige", "level"),
    [
        (1, "low"),
        (3, "low"),
        (4, "medium"),
        (6, "medium"),
        (7, "high"),
        (9, "high"),
        (10, "very_high"),
        (12, "very_high"),
    ],
)
def test_4_7_1_levels_of_prestige(prestige: int, level: str) -> None:
    """4.7.1."""
    assert view(desk(jihadist=["ieds"], prestige=prestige))["prestige_level"] == level


@pytest.mark.parametrize(("prestige", "die", "after"), [(12, 5, 12), (11, 5, 12), (2, 1, 1), (1, 1, 1)])
def test_4_7_1_ends_of_the_track(prestige: int, die: int, after: int) -> None:
    """4.7.1, 4.7: between 1 and 12."""
    d = desk(us=["gtmo", "abbas"], side="us", prestige=prestige, cells={"iran": 1}).do("gtmo", "play_event", die, 3, 4)
    assert d.prestige == after


@pytest.mark.parametrize(
    ("us_posture", "die", "change"), [("hard", 4, -2), ("hard", 5, 2), ("soft", 5, -2), ("soft", 6, 2)]
)
def test_4_7_1_1_the_prestige_roll(us_posture: str, die: int, change: int) -> None:
    """4.7.1.1: 5 or more is up, one less on the die with a GWOT penalty; by the lower of two dice."""
    for dice in ((2, 6), (6, 2), (2, 2)):
        d = desk(us=["gtmo", "abbas"], side="us", us_posture=us_posture, cells={"iran": 1}).do(
            "gtmo", "play_event", die, *dice
        )
        assert d.prestige == 7 + change


# -- GWOT relations (4.7.2) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("soft", "hard", "world"),
    [
        (0, 0, ("hard", 1)),
        (1, 0, ("", 0)),
        (2, 0, ("soft", 1)),
        (4, 0, ("soft", 3)),
        (6, 0, ("soft", 3)),
        (0, 2, ("hard", 3)),
    ],
)
def test_4_7_2_world_posture(soft: int, hard: int, world: tuple[str, int]) -> None:
    """4.7.2: Hard less Soft, Israel counted, the US not; at most 3 either way."""
    names = ["canada", "france", "spain", "italy", "russia", "china", "india", "serbia"]
    postures = {**dict.fromkeys(names[:soft], "soft"), **dict.fromkeys(names[soft : soft + hard], "hard")}
    for us_posture in ("soft", "hard"):
        d = desk(jihadist=["ieds"], posture=postures, us_posture=us_posture)
        assert (view(d)["world_posture"]["posture"], view(d)["world_posture"]["value"]) == world
        assert view(d)["gwot_penalty"] == (world[1] if world[0] and world[0] != us_posture else 0)  # 4.7.2.1


def test_4_7_2_1_the_penalty_is_at_most_three() -> None:
    """4.7.2.1: however far the world stands away."""
    soft = dict.fromkeys(("canada", "france", "spain", "italy", "russia", "china"), "soft")
    assert view(desk(jihadist=["ieds"], posture=soft))["gwot_penalty"] == 3


# -- troops and funding (4.7.3, 4.7.4) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deployed", "level"),
    [(0, "low_intensity"), (5, "low_intensity"), (6, "war"), (10, "war"), (11, "overstretch"), (15, "overstretch")],
)
def test_4_7_3_the_troops_track(deployed: int, level: str) -> None:
    """4.7.3: NATO is no cube."""
    board = {"governance": {"iraq": "poor ally"}, "regime_change": {"iraq": "tan"}, "troops": {"iraq": deployed}}
    assert view(desk(jihadist=["ieds"], **board))["troops"]["level"] == level
    assert view(desk(jihadist=["ieds"], nato="iraq", **board))["troops"]["level"] == level


@pytest.mark.parametrize(
    ("funding", "level"), [(1, "tight"), (3, "tight"), (4, "moderate"), (6, "moderate"), (7, "ample"), (9, "ample")]
)
def test_4_7_4_1_levels_of_funding(funding: int, level: str) -> None:
    """4.7.4.1, 4.7.4."""
    assert view(desk(jihadist=["ieds"], funding=funding))["cells"]["level"] == level


def test_4_7_4_2_events_ignore_funding() -> None:
    """4.7.4.2: at Funding 1 nobody is available with five on the map; an event places a cell all the same."""
    d = desk(jihadist=["homegrown", "ieds"], cells={"iran": 5}, funding=1, posture={"united_kingdom": "soft"})
    assert view(d)["cells"]["available"] == 0
    assert d.do("homegrown", "play_event").cells("united_kingdom") == 1


def test_4_7_4_2_a_drop_takes_no_cell_off() -> None:
    """4.7.4.2: what is on the map stays there."""
    d = desk(us=["al_azhar", "abbas"], side="us", cells={"iran": 12}, funding=8).do("al_azhar", "play_event", 1)
    assert (d.funding, d.cells("iran")) == (4, 12)


# -- the other tracks and boxes (4.7.6–4.8) ----------------------------------------------------------------------------


def test_4_7_6_the_victory_track() -> None:
    """4.7.6: untested countries count for nobody."""
    board = {"egypt": "good ally", "jordan": "fair neutral", "syria": "poor ally", "libya": "islamist_rule adversary"}
    track = view(desk(jihadist=["ieds"], governance=board, besieged=["somalia"]))["victory"]
    assert track == {"good_resources": 3, "islamist_resources": 1, "good_or_fair": 2, "poor_or_islamist": 2}


def test_4_7_7_markers_of_lingering_events() -> None:
    """4.7.7, 6.2.7: in the events box, and by the country that they concern."""
    d = desk(us=["patriot_act", "abbas"], side="us", cells={"iran": 1}).do("patriot_act", "play_event")
    assert view(d)["events"] == ["patriot_act"]
    assert view(d)["countries"]["united_states"]["markers"] == ["patriot_act"]


def test_4_7_7_1_lapsing_events() -> None:
    """4.7.7.1, 6.2.7: the card lies in its box; two can lie there."""
    d = desk(us=["biometrics", "door_of_itjihad_47", "abbas"], side="us", cells={"iran": 1})
    d.do("biometrics", "play_event", "door_of_itjihad_47", "play_event")
    assert view(d)["lapsing"] == ["biometrics", "door_of_itjihad_47"]
    assert d.discards == []


def test_4_7_8_available_plots() -> None:
    """4.7.8, 4.8.1: three of 1, two of 2, one of 3; three WMD in each of two boxes (4.7.8.1)."""
    d = desk(jihadist=["ieds"])
    assert d.available == ["1", "1", "1", "2", "2", "3"]
    assert (view(d)["plots"]["wmd_loose"], view(d)["plots"]["wmd_arsenal"]) == (3, 3)


def test_4_7_9_reserves_of_both_sides() -> None:
    """4.7.9: each on its own track."""
    assert view(desk(jihadist=["ieds"], reserves=(1, 2)))["reserves"] == {"us": 1, "jihadist": 2}


def test_4_8_3_aid_and_sieges() -> None:
    """4.8.3, 7.2.2.2: Aid adds up, a siege does not."""
    d = desk(
        us=["kurdistan", "saddam_captured", "abbas"],
        side="us",
        troops={"iraq": 1},
        governance={"iraq": "poor ally"},
        cells={"iran": 1},
    )
    d.do("kurdistan", "play_event", "saddam_captured", "play_event")
    assert d.aid("iraq") == 2
    d = desk(
        jihadist=["taliban", "ieds"],
        governance={"afghanistan": "poor ally", "pakistan": "fair ally"},
        besieged=["afghanistan"],
    )
    d.do("taliban", "play_event")
    assert view(d)["countries"]["afghanistan"]["besieged"] is True
    assert "besieged" not in d.notes()


def test_4_8_4_when_a_cadre_is_left_behind() -> None:
    """4.8.4: by Disrupt or an event that removes the last cell; not by Jihad or Travel; gone when a cell is placed."""
    fair = {"governance": {"egypt": "fair neutral"}, "cells": {"egypt": 1, "iran": 1}}
    d = desk(us=["predator_23", "abbas"], side="us", **fair).do("predator_23", "play_event")
    assert (d.cells("egypt"), d.cadre("egypt")) == (0, True)
    assert not jihadist(1, "jihad", "egypt", 6, **fair).cadre("egypt")
    assert not jihadist(1, "travel", "egypt", "iran", 6, **fair).cadre("egypt")
    d = desk(
        jihadist=["homegrown", "ieds"], cadres=["united_kingdom"], posture={"united_kingdom": "soft"}, cells={"iran": 1}
    )
    assert not d.do("homegrown", "play_event").cadre("united_kingdom")
    d = jihadist(1, "travel", "iran", "iraq", cadres=["iraq"], governance={"iraq": "poor neutral"})
    assert (d.cells("iraq"), d.cadre("iraq")) == (1, True), "a cell that comes from elsewhere leaves it"


# -- tables and tests (4.9) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "governance"), [(1, "poor neutral"), (4, "poor neutral"), (5, "fair neutral"), (6, "fair neutral")]
)
def test_4_9_3_governance_of_a_tested_country(die: int, governance: str) -> None:
    """4.9.3, 4.9.4, 4.9.1: by a die, and Neutral."""
    d = desk(jihadist=["al_ittihad_al_islami", "ieds"]).do("al_ittihad_al_islami", "play_event", die)
    assert (d.governance("somalia"), d.cells("somalia")) == (governance, 1)


@pytest.mark.parametrize(("die", "posture"), [(1, "soft"), (4, "soft"), (5, "hard"), (6, "hard")])
def test_4_9_3_posture_of_a_tested_country(die: int, posture: str) -> None:
    """4.9.3, 4.9.4."""
    d = desk(jihadist=["homegrown", "ieds"], cells={"iran": 1}).do("homegrown", "play_event", die)
    assert (d.posture("united_kingdom"), d.cells("united_kingdom")) == (posture, 1)


def test_4_9_4_a_marked_country_is_not_tested_again() -> None:
    """4.9.4: whatever a card says."""
    d = desk(us=["al_azhar", "abbas"], side="us", cells={"iran": 1}, governance={"egypt": "good ally"}).do(
        "al_azhar", "play_event"
    )
    assert (d.governance("egypt"), d.question) == ("good ally", "play_card")


def test_4_9_4_to_select_is_not_to_test() -> None:
    """4.9.4: a side may set the posture of a marked country as well."""
    d = desk(us=["euro_islam", "abbas"], side="us", cells={"iran": 1}, posture={"benelux": "hard"}).do(
        "euro_islam", "play_event"
    )
    assert d.do("soft").posture("benelux") == "soft"


def test_4_9_4_an_event_tests_where_it_places() -> None:
    """4.9.4: a plot in an untested country."""
    d = desk(us=["danish_cartoons", "abbas"], jihadist=["ieds"], side="us", cells={"iran": 1})
    d.do("danish_cartoons", "play_event", "hard")
    assert d.asked == "jihadist"
    d.do("egypt", 5, "1")
    assert (d.governance("egypt"), d.plots("egypt")) == ("fair neutral", ["1"])


def test_4_10_the_cards() -> None:
    """4.10, 4.10.1, 4.10.3, 4.10.4: 120 with a number and a value, 47 of the US, 48 of the Jihadists, 25 of neither."""
    cards = BOX["cards"]
    assert [card["number"] for card in cards.values()] == list(range(1, 121))
    sides = [card["side"] for card in cards.values()]
    assert (sides.count("us"), sides.count("jihadist"), len(sides)) == (47, 48, 120)
    assert {card["operations"] for card in cards.values()} == {1, 2, 3}
    assert [name for name, card in cards.items() if card["automatic"]] == ["us_election"]
