"""9.0: the Jihadists that the rulebook plays. Every line of the flowchart is reached, and does what it says.

Cards whose event cannot be played stand for operations of their value, playable ones of the US for plots.
"""

import inspect
from typing import Any

import pytest
from labyrinth.card_play import told
from labyrinth.desk import Desk, desk, new_game
from labyrinth.operating import alone, flow, held, turn_up, view

from realpolitik.games.labyrinth.board import NAMES, POSTURE_COUNTRIES
from realpolitik.games.labyrinth.lines import LINES
from realpolitik.kernel.question import NOTES

RULED = "islamist_rule adversary"
OPERATION_CARDS = {1: "sanctions_6", 2: "quartet", 3: "pakistani_offensive"}  # without Patriot Act, Abbas, FATA
PLOT_CARDS = {1: "nest", 2: "king_abdullah", 3: "patriot_act"}  # always playable
UNMARKED = [NAMES[c] for c in POSTURE_COUNTRIES]

PLAYED: list[Desk] = []  # every desk of this module, for the last test


def turned(*stack: str, **position: Any) -> Desk:
    """The Jihadists turn up these cards."""
    PLAYED.append(alone(*stack, **position))
    return PLAYED[-1]


def operate(value: int, **position: Any) -> Desk:
    return turned(OPERATION_CARDS[value], **position)


def plot(value: int, **position: Any) -> Desk:
    return turned(PLOT_CARDS[value], **position)


def travel(value: int, **position: Any) -> Desk:
    """Operations under GTMO, with no jihad possible: nothing but travel is left."""
    markers = ["gtmo", *position.pop("markers", ())]
    return operate(value, markers=markers, **position)


def lines(d: Desk) -> list[str]:
    """What decided after it was settled that the card is for operations."""
    return flow(d)[1:]


def told_by(d: Desk, line: str) -> list[dict[str, Any]]:
    """What a line has told, each time that it decided."""
    return told(d, f"flowchart_{line}")


def is_over(d: Desk) -> bool:
    """The Jihadists have done with their phase."""
    return d.question == "play_card" and d.asked == "us"


def marked(*unmarked: str, posture: str = "hard") -> dict[str, str]:
    """Every other country has that posture."""
    return {name: posture for name in UNMARKED if name not in unmarked}


# -- the cards (9.2) ---------------------------------------------------------------------------------------------------


def test_9_2_the_stack_is_turned_up_from_the_top() -> None:
    """9.0, 9.2: two cards a phase, nobody chooses."""
    d = turn_up(turned("wahhabism", "gaza_withdrawal", governance={"saudi_arabia": "fair ally"}, us=["kosovo"]))
    assert [d.match.game.details(note)["card"] for _, note in d.match.log if NOTES[note[0]].name == "card_turned"] == [
        "wahhabism",
        "gaza_withdrawal",
    ]


def test_9_2_an_unknown_top_is_drawn() -> None:
    """9.2: dealt face down, any of them may be the next."""
    d = desk(jihadist=["wahhabism", "gaza_war"], us=["abbas"], options={"solitaire": True}, cells={"iran": 1})
    assert (d.asked, d.question, d.options) == ("nature", "top_card", ["gaza_war", "wahhabism"])


def test_9_2_mini_decks_in_turn() -> None:
    """9.2: unassociated, Jihadist, US, and again; the Jihadists' cards first, then those of the US."""
    d = new_game("lets-roll", solitaire=True, mini_decks=True)
    sides = []
    cards = d.match.game.components()["cards"]
    while d.question == "draw_card":
        assert len({cards[name]["side"] for name in d.options}) == 1
        sides.append(cards[d.options[0]]["side"])
        d.do(d.options[0])
    assert sides == ["", "jihadist", "us"] * 6
    assert (held(d, "jihadist"), held(d, "us")) == (9, 9)


def test_9_2_an_empty_mini_deck_is_passed_over() -> None:
    """9.2, 5.3.1: the reshuffle comes when all three are empty, and begins with the unassociated again."""
    position = {"phase": "end", "options": {"solitaire": True, "mini_decks": True, "decks": 2}, "cells": {"iran": 1}}
    d = desk(**position, deck=["ieds", "abbas", "homegrown"])
    assert d.options == ["ieds", "homegrown"], "no unassociated card is left"
    d.do("ieds")
    assert d.options == ["abbas"]
    d.do("abbas", "homegrown")
    assert view(d)["decks"]["now"] == 2
    assert "kosovo" in d.options
    assert "wahhabism" not in d.options


# -- operations (9.3) --------------------------------------------------------------------------------------------------


def test_9_3_1_active_cells_before_sleepers_and_sadr_last() -> None:
    """9.3.1: used for a roll, or removed by an event."""
    iraq = {"governance": {"iraq": "poor neutral"}, "funding": 5}
    assert plot(1, cells={"iraq": 2}, active={"iraq": 2}, **iraq).active("iraq") == 2
    assert plot(1, cells={"iraq": 1}, sadr=True, **iraq).active("iraq") == 1, "the sleeper is used, not Sadr"
    d = turned("martyrdom_operation_87", cells={"iraq": 1}, active={"iraq": 1}, sadr=True, **iraq)
    assert (d.cells("iraq"), d.active("iraq")) == (2, 0)
    d = turned("martyrdom_operation_87", cells={"iraq": 1}, sadr=True, **iraq)
    assert (d.cells("iraq"), view(d)["countries"]["iraq"]["sadr"]) == (1, True)


def test_9_3_2_a_random_marker_whatever_the_value() -> None:
    """9.3.2: a card of 1 may place the 3; nobody sees which it was."""
    d = plot(1, cells={"egypt": 1}, governance={"egypt": "fair neutral"}, funding=5).do(1)
    assert (d.asked, d.question, len(d.match.question.options)) == ("nature", "draw_plot", 6)
    d.do(6)
    assert d.plots("egypt") == ["3"]
    assert [found["plot"] for found in view(d)["countries"]["egypt"]["plots"]] == [""]


def test_9_3_2_danish_cartoons_and_zarqawi_name_a_number() -> None:
    """9.3.2: a 1, and a 2."""
    d = turned("danish_cartoons", governance={"egypt": "fair ally"}, aid={"egypt": 1}, cells={"iran": 1}).do("hard")
    assert d.match.question.options == [1, 2, 3]
    d.do(1)
    assert d.plots("egypt") == ["1"]
    d = turned("zarqawi", governance={"iraq": "poor ally"}, troops={"iraq": 2})
    assert (d.cells("iraq"), d.match.question.options) == (3, [4, 5])


def test_9_3_3_always_six_markers() -> None:
    """9.3.3: a WMD takes the place of the lowest available; the highest set aside comes back when it is used up."""
    d = turned("loose_nuke", cells={"russia": 1}, posture={"russia": "soft"}).do(2)
    assert (d.available, view(d)["plots"]["set_aside"]) == (["1", "1", "2", "2", "3", "wmd"], 1)
    d = desk(
        us=["patriot_act", "kosovo"], side="us", plots=[("iran", "wmd")], jihadist=["ieds"], options={"solitaire": True}
    )
    assert (d.available, view(d)["plots"]["set_aside"]) == (["1", "1", "2", "2", "3"], 1)
    d.do("patriot_act", "alert", 0)
    assert (d.available, view(d)["plots"]["set_aside"]) == (["1", "1", "1", "2", "2", "3"], 0)


def test_9_3_3_the_arsenal() -> None:
    """9.3.3, 8.4.5: three WMD for the three of 1; the 2 comes back before the 1s."""
    d = operate(2, cells={"pakistan": 5}, governance={"pakistan": "poor ally"}).do(1, 1)
    assert (d.available, view(d)["plots"]["set_aside"]) == (["2", "2", "3", "wmd", "wmd", "wmd"], 3)
    d.state.plots.append([NAMES.index("iran"), d.state.available.pop(), 0, 0, 0b11110])
    assert d.plots("iran") == ["wmd"]
    lowest, *others = d.state.set_aside
    d.state.set_aside, d.state.available[d.state.available.index(4)] = (4, *others), lowest
    d.do("kosovo", "reserves", "sharia", "reserves")
    assert 4 in d.state.available, "the highest of those set aside"


# -- event or operations? (9.4.1) --------------------------------------------------------------------------------------


def test_9_4_1_a_jihadist_event_is_played_and_that_is_all() -> None:
    """9.4.1: even if it does nothing."""
    d = turned("homegrown", posture={"united_kingdom": "soft"}, cells={"iran": 1})
    assert (flow(d), d.cells("united_kingdom"), is_over(d)) == (["event_played"], 1, True)
    d = turned("amerithrax", us=["kosovo", "darfur"])
    assert (flow(d), d.hand("us"), is_over(d)) == (["event_played"], ["darfur", "kosovo"], True)


def test_9_4_1_an_unassociated_event_and_operations_too() -> None:
    """9.4.1: with the value of the card, even if the event helps the US."""
    d = turned("hizb_ut_tahrir", cells={"libya": 1}, governance={"libya": RULED}, funding=9)
    assert d.funding == 7
    assert flow(d) == ["event_played", "operations_too", "cells_available", "recruit_under_rule"]
    assert d.cells("libya") == 2


def test_9_4_1_us_election_happens_by_itself() -> None:
    """9.4.1, 9.6: then operations."""
    d = turned("us_election", cells={"libya": 1}, governance={"libya": RULED}, funding=9)
    assert d.question == "die"
    d.do(6)
    assert (d.prestige, flow(d)[:2]) == (8, ["event_by_itself", "operations_too"])
    assert d.cells("libya") == 4


def test_9_4_1_a_playable_us_event_means_plot() -> None:
    """9.4.1, 9.4: the event does not happen, the 1st Plot box stays empty, nothing goes to reserves."""
    d = plot(2, cells={"egypt": 2}, governance={"egypt": "poor neutral"}, funding=5).do(6, 6)
    assert flow(d) == ["us_event_means_plot", "plot_for_funds_at_home"]
    assert (d.governance("jordan"), view(d)["first_plot"], view(d)["first_plot_used"]) == ("", "", False)
    assert view(d)["reserves"]["jihadist"] == 0
    assert d.discards == ["king_abdullah"]
    assert "radicalization" not in d.notes(), "every point was used"


@pytest.mark.parametrize("card", ["backlash", "quartet", "pirates"])
def test_9_4_1_an_event_that_cannot_be_played(card: str) -> None:
    """9.4.1: of the US or of their own: operations."""
    d = turned(card, cells={"libya": 1}, governance={"libya": RULED}, funding=9)
    assert flow(d)[:2] == ["event_not_playable", "cells_available"]


def test_9_4_1_sharia_means_plot_only_where_a_regime_is_besieged() -> None:
    """6.2.6: otherwise it cannot be played, and is used for operations."""
    position: dict[str, Any] = {"cells": {"iran": 1}, "funding": 5, "us": ["kosovo"]}
    assert flow(turned("sharia", besieged=["somalia"], **position))[0] == "us_event_means_plot"
    assert flow(turned("sharia", **position))[0] == "event_not_playable"


def test_9_4_1_no_cell_for_an_event_that_places_some() -> None:
    """9.4.1: not one on the track: the whole value goes to radicalization."""
    d = turned("homegrown", cells={"iran": 15}, governance={"jordan": "fair neutral"}, posture=marked("canada"))
    assert flow(d)[:4] == ["no_cells_for_event", "no_radical_cell", "radical_travel", "travel_for_posture"]
    assert d.cells("united_kingdom") == 0


def test_9_4_1_one_cell_on_the_track_is_enough() -> None:
    """9.4.1: Funding does not matter; the event places what there is."""
    d = turned("jemaah_islamiya", cells={"iran": 14}, governance={"indonesia_malaysia": "fair neutral"}, funding=1)
    assert (flow(d), d.cells("indonesia_malaysia")) == (["event_played"], 1)


def test_9_4_1_the_order_of_operations() -> None:
    """9.4.1: Major Jihad, Minor Jihad, Recruit, Travel: the first that is possible."""
    major = {"cells": {"jordan": 5, "egypt": 1}, "governance": {"jordan": "poor neutral", "egypt": "good neutral"}}
    assert lines(operate(2, **major))[0] == "major_jihad_possible"
    assert lines(operate(1, **major))[0] == "minor_jihad_possible"
    poor = {"cells": {"jordan": 4}, "governance": {"jordan": "poor neutral"}}
    assert lines(operate(1, **poor, funding=9))[0] == "cells_available"
    assert (
        lines(operate(1, cells={"jordan": 5}, governance={"jordan": "poor neutral"}, funding=3))[0]
        == "nothing_but_travel"
    )
    assert lines(travel(1, **poor, funding=9))[0] == "nothing_but_travel"


# -- events (9.4.2.1) --------------------------------------------------------------------------------------------------


def test_9_4_2_1_plots_by_the_plot_flow() -> None:
    """9.4.2.1, 9.4.2.2: placed by an event, Good comes before Fair, and Fair before Poor."""
    board = {"egypt": "poor neutral", "jordan": "good neutral", "syria": "fair neutral"}
    d = turned("martyrdom_operation_87", cells=dict.fromkeys(board, 1), governance=board, funding=5)
    assert flow(d) == ["event_played", "plot_for_funds_at_home", "good_first"]
    assert (d.cells("jordan"), d.cadre("jordan")) == (0, True)
    d.do(1, 6)
    assert d.plots("jordan") == ["1", "3"]


def test_9_4_2_1_no_place_for_a_plot() -> None:
    """9.4.2.1: the flow ends in radicalization: the event is skipped."""
    d = turned("martyrdom_operation_87", cells={"egypt": 1}, governance={"egypt": "poor neutral"}, funding=9)
    assert (flow(d), d.options) == (["no_place_for_plot"], NAMES)
    assert told_by(d, "no_place_for_plot") == [{"card": "martyrdom_operation_87", "n": 1}]
    assert (d.cells("egypt"), d.plots("egypt")) == (1, [])
    d = turned("ksm", cells={"libya": 1}, governance={"libya": RULED}, funding=5)
    assert flow(d) == ["no_place_for_plot"]
    assert told_by(d, "no_place_for_plot") == [{"card": "ksm", "n": 0}], "there is none at all"


def test_9_4_2_1_alignment_by_the_jihad_flow() -> None:
    """9.4.2.1, 9.4.2.4: Fair before Poor; of Poor ones the richest."""
    troops = {"saudi_arabia": 2, "yemen": 2, "gulf_states": 2}
    board = {"saudi_arabia": "poor ally", "yemen": "poor ally", "gulf_states": "fair ally"}
    d = turned("al_jazeera", troops=troops, governance=board)
    assert (flow(d), d.governance("gulf_states")) == (["event_played", "minor_jihad_fair"], "fair neutral")
    d = turned("al_jazeera", troops={"saudi_arabia": 2, "yemen": 2}, governance=board)
    assert flow(d) == ["event_played", "change_poor", "resources_first"]
    assert d.governance("saudi_arabia") == "poor neutral"


def test_9_4_2_1_governance_by_the_jihad_flow() -> None:
    """9.4.2.1: Kurdistan takes Good Turkey before Fair Iraq."""
    d = turned("kurdistan", governance={"turkey": "good ally", "iraq": "fair ally"}, cells={"iran": 1})
    assert flow(d)[:2] == ["event_played", "minor_jihad_good"]
    assert d.governance("turkey") == "fair ally"
    d = turned("kurdistan", governance=dict.fromkeys(("turkey", "iraq"), "poor ally"), cells={"iran": 1}).do("iraq")
    assert flow(d)[:2] == ["event_played", "change_anywhere"]


def test_9_4_2_1_cells_at_random() -> None:
    """9.4.2.1, 9.5: among the countries that the card allows."""
    d = turned("ansar_al_islam", governance={"iraq": "poor neutral"})
    assert (d.asked, d.options) == ("nature", ["iran", "iraq"])
    d.do("iran")
    assert (flow(d), d.cells("iran")) == (["event_played", "random_country"], 1)


def test_9_4_2_1_jihadist_videos_at_random() -> None:
    """9.4.2.1: three countries without cells; each without a recruit gets a cadre."""
    d = turned("jihadist_videos", cells={"iran": 1}, posture=marked(), governance={"egypt": "poor neutral"})
    assert "iran" not in d.options
    d.do("canada", "russia", "egypt", 2, 2, 4)
    assert [d.cells(name) for name in ("canada", "russia", "egypt")] == [0, 1, 0]
    assert [d.cadre(name) for name in ("canada", "russia", "egypt")] == [True, False, True]


def test_9_4_2_1_madrassas_and_the_card_after_it() -> None:
    """9.4.2.1: a random country where it may recruit, one for each card, and all rolls of the card are made there."""
    board = {"iraq": "fair neutral", "yemen": "poor neutral", "libya": RULED}
    d = turned("madrassas", "patriot_act", cells={"iraq": 1}, governance=board, funding=1)
    assert (d.asked, sorted(d.options)) == ("nature", ["iraq", "libya", "yemen"])
    turn_up(d.do("yemen", 3))
    assert d.cells("yemen") == 1
    assert sorted(d.options) == ["iraq", "libya", "yemen"]
    d.do("yemen", 3, 3, 4)
    assert (d.cells("yemen"), is_over(d)) == (3, True)
    assert d.marker("patriot_act") == 0, "the event of the US does not happen"


def test_9_4_2_1_madrassas_take_the_last_cell() -> None:
    d = turn_up(turned("madrassas", "quartet", cells={"iran": 14}, governance={"libya": "poor neutral"})).do("libya", 1)
    assert (flow(d)[-1], is_over(d)) == ("second_card_barred", True)


def test_9_4_2_1_lebanon_war_by_the_shia_mix_table() -> None:
    """9.4.2.1, 9.5: the sum of three dice."""
    d = turned("lebanon_war", governance={"iraq": "poor neutral"}).do("kosovo", 4, 4, 4)
    assert (flow(d), d.cells("iraq"), d.prestige) == (["event_played", "by_shia_mix_roll"], 1, 6)


def test_9_4_2_1_iran_looks_for_the_nearest() -> None:
    """9.4.2.1, 9.5.1: the country of the dice is tested; then the nearest Good one, else the nearest Fair one."""
    d = turned(
        "iran_104",
        governance={"turkey": "fair ally", "lebanon": "poor ally", "pakistan": "fair ally"},
        cells={"iran": 1},
    )
    d.do(4, 4, 4, 2)
    assert d.governance("iraq") == "poor neutral"
    assert flow(d) == ["event_played", "by_shia_mix_roll", "nearest"]
    d.do(2, 3)
    assert (d.governance("turkey"), d.governance("pakistan")) == ("poor ally", "fair ally")
    d = turned(
        "iran_105", governance={"turkey": "fair ally", "iraq": "poor ally", "pakistan": "good ally"}, cells={"iran": 1}
    )
    d.do(4, 4, 4, 1, 6)
    assert d.governance("pakistan") == "fair ally", "Good, though farther away"


def test_9_4_2_1_jaysh_al_mahdi_among_those_that_qualify() -> None:
    """9.4.2.1: with cells and troops."""
    both = {
        "cells": {"saudi_arabia": 1, "gulf_states": 1},
        "troops": {"saudi_arabia": 1, "gulf_states": 1, "turkey": 1},
    }
    d = turned(
        "jaysh_al_mahdi",
        governance={"saudi_arabia": "poor ally", "gulf_states": "fair ally", "turkey": "good ally"},
        **both,
    )
    d.do(1, 1, 1)
    assert (d.governance("gulf_states"), d.governance("turkey")) == ("poor ally", "good ally")


def test_9_4_2_1_schengen_visas() -> None:
    """9.4.2.1: by the posture line within Schengen, surely; the origins by their own flow."""
    d = turned("schengen_visas", cells={"iran": 2}, posture=marked("france", "canada"))
    journeys = ["from_anywhere", "journey"] * 2
    assert flow(d) == ["event_played", "travel_for_posture", "travel_for_posture", *journeys]
    d.do(1)
    assert (d.cells("france"), d.posture("france"), is_over(d)) == (2, "soft", True)


def test_9_4_2_1_schengen_visas_by_the_table() -> None:
    """9.4.2.1, 9.5: where several fit or none, the table, on which Eastern Europe is not."""
    six = ["scandinavia", "benelux", "germany", "france", "italy", "spain"]
    assert turned("schengen_visas", cells={"iran": 2}).options == six
    d = turned("schengen_visas", cells={"iran": 2}, posture=marked())
    assert d.options == six
    d.do("spain", "italy")
    assert [note["posture"] for note in told_by(d, "to_schengen_at_random")] == ["hard", "hard"]
    assert (d.cells("spain"), d.cells("italy")) == (1, 1)


def test_9_4_2_1_clean_operatives() -> None:
    """9.4.2.1: both to the United States, whatever stands in between."""
    d = turned("clean_operatives", cells={"iran": 3})
    assert flow(d) == ["event_played", "to_the_us", "to_the_us", *["from_anywhere", "journey"] * 2]
    assert (d.cells("united_states"), d.cells("iran"), is_over(d)) == (2, 1, True)


def test_9_4_2_1_events_that_the_us_brings_about() -> None:
    """9.4.2.1, 6.3.2.2: the choices of the Jihadists in them are the flowchart's too."""
    position = {"side": "us", "card": 1, "jihadist": ["gaza_war"], "stacked": []}
    board = {"egypt": "poor neutral", "jordan": "good neutral"}
    cells = {"egypt": 1, "jordan": 1}
    d = turned(us=["martyrdom_operation_88", "sharia"], governance=board, cells=cells, **position)
    d.do("martyrdom_operation_88", "war_of_ideas", "canada", 1)
    assert flow(d) == ["plot_for_funds_at_home", "good_first"]
    assert (d.cells("jordan"), d.question) == (0, "draw_plot")
    d = turned(us=["danish_cartoons", "sharia"], governance=board, cells=cells, aid={"egypt": 1}, **position)
    d.do("danish_cartoons", "play_event", "hard", 2)
    assert (flow(d), d.plots("egypt")) == (["plot_by_aid"], ["1"])
    d = turned(us=["danish_cartoons", "sharia"], governance=board, cells=cells, funding=9, **position)
    d.do("danish_cartoons", "play_event", "hard")
    assert (d.asked, d.question) == ("nature", "select_for_plots"), "no line fits, and there is no radicalization"
    d.do("jordan")
    assert flow(d) == ["plot_anywhere"]


# -- plot (9.4.2.2) ----------------------------------------------------------------------------------------------------

EVERYWHERE = {
    "cells": {"united_states": 1, "philippines": 2, "iraq": 1, "canada": 1, "egypt": 1, "serbia": 1, "syria": 1},
    "troops": {"philippines": 2, "iraq": 1},
    "posture": {"philippines": "soft", "canada": "hard", "serbia": "soft", "russia": "hard"},
    "governance": {"iraq": "poor ally", "egypt": "poor ally", "syria": "poor adversary"},
    "aid": {"egypt": 1},
    "markers": ["abu_sayyaf"],
}


def without(*countries: str, **changes: Any) -> dict[str, Any]:
    cells = {name: n for name, n in EVERYWHERE["cells"].items() if name not in countries}
    return {**EVERYWHERE, "cells": cells, **changes}


@pytest.mark.parametrize(
    ("gone", "line", "where"),
    [
        (0, "plot_in_us", "united_states"),
        (1, "plot_in_philippines", "philippines"),
        (2, "plot_by_troops", "iraq"),
        (3, "plot_by_posture", "canada"),
        (4, "plot_by_aid", "egypt"),
        (5, "plot_for_funds", "serbia"),
        (6, "plot_for_funds_at_home", "syria"),
    ],
)
def test_9_4_2_2_line_by_line(gone: int, line: str, where: str) -> None:
    """9.4.2.2: in this order."""
    d = plot(1, **without(*list(EVERYWHERE["cells"])[:gone]))
    assert flow(d) == ["us_event_means_plot", line]
    assert d.active(where) == 1
    assert d.question == "die"


def test_9_4_2_2_all_lines_with_one_card_each() -> None:
    """9.4.2.2, 9.4.2: each of the seven lines once."""
    for gone in range(7):
        plot(1, **without(*list(EVERYWHERE["cells"])[:gone]))


def test_9_4_2_2_the_philippines_and_troops_only_above_low() -> None:
    """9.4.2.2: at prestige 3 neither counts; and the Philippines need as many cells as troops."""
    d = plot(1, **without("united_states", prestige=3))
    assert flow(d)[1] == "plot_by_posture"
    d = plot(1, **without("united_states", prestige=4))
    assert flow(d)[1] == "plot_in_philippines"
    d = plot(1, **without("united_states", troops={"philippines": 3, "iraq": 1}))
    assert (flow(d)[1], d.active("philippines")) == ("plot_by_troops", 1)
    d = plot(1, **without("united_states", markers=[]))
    assert flow(d)[1] == "plot_by_troops"


def test_9_4_2_2_posture_only_without_a_penalty() -> None:
    """9.4.2.2: two Soft countries against Israel make a Soft world, and the US is Hard."""
    gone = ("united_states", "philippines", "iraq")
    soft = {"philippines": "soft", "serbia": "soft", "canada": "hard", "france": "soft"}
    assert flow(plot(1, **without(*gone, posture=soft)))[1] == "plot_by_aid"


def test_9_4_2_2_funds_only_below_nine() -> None:
    """9.4.2.2, 9.4.3: else what is left goes to radicalization."""
    gone = ("united_states", "philippines", "iraq", "canada", "egypt")
    assert flow(plot(1, **without(*gone, funding=8)))[1] == "plot_for_funds"
    d = plot(1, **without(*gone, funding=9))
    assert (flow(d), d.options) == (["us_event_means_plot", "nothing_to_plot_for"], NAMES)


def test_9_4_2_2_iran_counts_at_home() -> None:
    d = plot(2, cells={"iran": 1, "serbia": 1}, posture={"serbia": "soft"})
    assert flow(d)[1:] == ["plot_for_funds", "plot_for_funds_at_home"]
    assert (d.active("serbia"), d.active("iran")) == (1, 1)


def test_9_4_2_2_fair_good_poor() -> None:
    """9.4.2.2: for operations; then chance."""
    board = {"egypt": "good ally", "jordan": "fair ally", "syria": "poor ally"}
    position = {"governance": board, "aid": dict.fromkeys(board, 1), "cells": dict.fromkeys(board, 1)}
    d = plot(3, **position, funding=9)
    dice = [
        d.match.game.details(note).get("country")
        for _, note in d.match.log
        if NOTES[note[0]].name == "flowchart_plot_by_aid"
    ]
    assert dice == ["jordan", "egypt", "syria"]
    d = plot(1, cells={"canada": 1, "russia": 1}, posture={"canada": "hard", "russia": "hard"})
    assert d.active("russia") == 1, "Fair, not Good"


def test_9_4_2_2_all_cells_of_a_country_first() -> None:
    """9.4.2.2, 9.4.2: then the next; a roll for each cell."""
    d = plot(3, cells={"united_states": 2, "canada": 2}, posture={"canada": "hard"})
    assert (d.active("united_states"), d.active("canada")) == (2, 1)
    assert flow(d) == ["us_event_means_plot", "plot_in_us", "plot_by_posture"]


def test_9_4_2_2_never_at_islamist_rule() -> None:
    d = plot(1, cells={"libya": 2}, governance={"libya": RULED}, funding=5)
    assert flow(d) == ["us_event_means_plot", "no_cell_to_plot"]
    assert d.options == NAMES, "radicalization"


# -- jihad (9.4.2.3, 9.4.2.4) ------------------------------------------------------------------------------------------


def test_9_4_2_3_pakistan_then_resources_then_chance() -> None:
    """9.4.2.3."""
    poor = {"pakistan": "poor neutral", "egypt": "poor neutral", "iraq": "poor neutral", "jordan": "poor neutral"}
    d = operate(2, cells={"pakistan": 5, "egypt": 5}, governance=poor)
    assert lines(d) == ["major_jihad_possible", "major_jihad_where", "pakistan_first"]
    assert told_by(d, "major_jihad_where") == [{"country": "pakistan", "surplus": 5}]
    assert d.active("pakistan") == 5
    d.do(1, 1)
    assert d.governance("pakistan") == RULED
    assert operate(2, cells={"jordan": 5, "egypt": 5}, governance=poor).active("egypt") == 5
    assert operate(2, cells={"iraq": 5, "egypt": 5}, governance=poor).options == ["egypt", "iraq"]


@pytest.mark.parametrize(
    ("governance", "besieged", "least"), [("poor", False, 2), ("poor", True, 1), ("fair", False, 3), ("fair", True, 2)]
)
def test_9_4_2_3_the_card_must_be_enough(governance: str, besieged: bool, least: int) -> None:
    """9.4.2.3: from Poor 2, from Fair 3, one less if besieged."""
    for value in (1, 2, 3):
        d = operate(
            value,
            cells={"jordan": 5},
            governance={"jordan": f"{governance} neutral"},
            besieged=["jordan"] * besieged,
            funding=9,
        )
        assert (lines(d)[0] == "major_jihad_possible") == (value >= least)


def test_9_4_2_3_all_points_are_rolled() -> None:
    """9.4.2.3: a card of 3 in a Poor country rolls three dice, and fails like any other (8.4.3.1)."""
    d = operate(3, cells={"jordan": 5}, governance={"jordan": "poor adversary"}).do(6, 6, 1)
    assert (d.governance("jordan"), d.besieged("jordan"), d.cells("jordan")) == ("poor neutral", True, 3)


@pytest.mark.parametrize(("cells", "troops", "possible"), [(5, 0, True), (4, 0, False), (6, 2, False), (7, 2, True)])
def test_9_4_2_3_five_more_than_troops(cells: int, troops: int, possible: bool) -> None:
    d = operate(2, cells={"jordan": cells}, troops={"jordan": troops}, governance={"jordan": "poor neutral"}, funding=9)
    assert (lines(d)[0] == "major_jihad_possible") == possible


def test_9_4_2_3_benazir_bhutto_forbids() -> None:
    """9.4.2.3, 9.4.2.4: neither major nor minor jihad in Pakistan."""
    position = {"cells": {"pakistan": 6}, "markers": ["benazir_bhutto"], "funding": 9}
    assert lines(operate(3, governance={"pakistan": "poor ally"}, **position))[0] == "cells_available"
    assert lines(operate(3, governance={"pakistan": "fair ally"}, **position))[0] == "cells_available"


def minor(value: int, *order: str, **position: Any) -> None:
    """Where Minor Jihad is waged, country by country."""
    d = operate(value, **position)
    names = ("flowchart_minor_jihad_good", "flowchart_minor_jihad_fair")
    found = [d.match.game.details(note)["country"] for _, note in d.match.log if NOTES[note[0]].name in names]
    assert found == list(order)
    assert lines(d)[0] == "minor_jihad_possible"


def test_9_4_2_4_good_before_fair() -> None:
    """9.4.2.4: whatever else there is; Poor ones not at all."""
    board = {"jordan": "good neutral", "pakistan": "fair neutral", "egypt": "poor neutral"}
    minor(2, "jordan", "pakistan", cells=dict.fromkeys(board, 1), governance=board)


def test_9_4_2_4_pakistan_aid_siege_resources() -> None:
    """9.4.2.4: within Fair."""
    names = ("pakistan", "jordan", "lebanon", "egypt", "syria")
    board = dict.fromkeys(names, "fair neutral")
    position = {"governance": board, "aid": {"jordan": 1}, "besieged": ["lebanon"]}
    minor(3, "pakistan", "jordan", "lebanon", cells=dict.fromkeys(names, 1), **position)
    minor(3, "lebanon", "egypt", "syria", cells=dict.fromkeys(names[2:], 1), **position)


def test_9_4_2_4_country_after_country_as_the_flow_has_them() -> None:
    """9.4.2: Pakistan comes before Jordan, so it is declared and rolled first; likewise the cells of plots wake up."""
    board = dict.fromkeys(("jordan", "pakistan"), "fair neutral")
    d = operate(2, cells=dict.fromkeys(board, 1), governance=board).do(2, 6)
    assert [note["country"] for note in told(d, "jihad_declared")] == ["pakistan", "jordan"]
    assert [note["country"] for note in told(d, "cell_exposed")] == ["pakistan", "jordan"]
    assert [(note["country"], note["die"]) for note in told(d, "jihad_rolled")] == [("pakistan", 2), ("jordan", 6)]
    assert (d.governance("pakistan"), d.cells("jordan")) == ("poor neutral", 0)
    d = plot(2, cells={"serbia": 1, "thailand": 1}, posture={"serbia": "soft", "thailand": "hard"})
    assert [note["country"] for note in told(d, "cell_exposed")] == ["thailand", "serbia"]


def test_9_4_2_4_chance_between_equals() -> None:
    """9.4.2.4, 9.5."""
    d = operate(1, cells={"egypt": 1, "iraq": 1}, governance=dict.fromkeys(("egypt", "iraq"), "fair neutral"))
    assert (d.asked, d.options) == ("nature", ["egypt", "iraq"])


def test_9_4_2_4_a_minor_jihad_wakes_only_those_it_uses() -> None:
    """9.4.2.4, 8.4: and brings no Islamist Rule, though there are cells enough; a card of 2 is too little from Fair."""
    d = operate(2, cells={"jordan": 6}, governance={"jordan": "fair neutral"})
    assert (lines(d)[0], d.active("jordan")) == ("minor_jihad_possible", 2)
    assert d.do(2, 2).governance("jordan") == "poor neutral"
    d = operate(1, cells={"jordan": 6}, governance={"jordan": "good neutral"}, besieged=["jordan"])
    assert d.do(1).governance("jordan") == "fair neutral"


def test_9_4_2_4_all_cells_first_and_the_rest_radicalizes() -> None:
    """9.4.2.4, 9.4.2: two cells, three points."""
    d = operate(3, cells={"egypt": 2}, governance={"egypt": "fair neutral"})
    assert d.active("egypt") == 2
    d.do(2, 6)
    assert (d.governance("egypt"), d.cells("egypt")) == ("poor neutral", 1)
    assert (lines(d), d.options) == (["minor_jihad_possible", "minor_jihad_fair", "no_cell_for_jihad"], NAMES)
    d.do("canada", 1)
    assert lines(d)[-1] == "radical_cell"


# -- recruit (9.4.2.5) -------------------------------------------------------------------------------------------------


def test_9_4_2_5_regime_change_first() -> None:
    """9.4.2.5: where troops are five or more beyond the cells."""
    board = {"iraq": "poor ally", "libya": RULED}
    position = {"governance": board, "regime_change": {"iraq": "tan"}, "cells": {"iraq": 1, "libya": 1}, "funding": 9}
    d = operate(1, troops={"iraq": 6}, **position)
    assert (lines(d), d.cells("iraq")) == (["cells_available", "recruit_at_regime_change"], 2)
    d = operate(1, troops={"iraq": 5}, **position)
    assert (lines(d), d.cells("libya")) == (["cells_available", "recruit_under_rule"], 2)


@pytest.mark.parametrize(
    ("value", "cells", "fits"), [(1, 1, True), (1, 2, False), (2, 3, True), (2, 4, False), (3, 5, True)]
)
def test_9_4_2_5_islamist_rule_with_few_cells(value: int, cells: int, fits: bool) -> None:
    """9.4.2.5: fewer than twice the value."""
    d = operate(
        value, cells={"libya": cells, "egypt": 1}, governance={"libya": RULED, "egypt": "poor neutral"}, funding=9
    )
    assert lines(d)[1] == ("recruit_under_rule" if fits else "recruit_where_easiest")


def test_9_4_2_5_where_it_is_easiest() -> None:
    """9.4.2.5: by governance or REC number."""
    position = {"posture": {"united_kingdom": "soft", "france": "soft", "canada": "soft"}, "funding": 9}
    d = operate(1, cells={"united_kingdom": 1, "france": 1, "canada": 1}, **position)
    assert lines(d) == ["cells_available", "recruit_where_easiest"]
    assert d.do(3).cells("united_kingdom") == 2
    assert operate(1, cells={"france": 1, "canada": 1}, **position).do(2).cells("france") == 2


def test_9_4_2_5_not_by_that_line_where_regimes_changed() -> None:
    """9.4.2.5: a Regime Change country with few troops fits no line."""
    d = operate(
        1,
        cells={"iraq": 1},
        troops={"iraq": 2},
        governance={"iraq": "poor ally"},
        regime_change={"iraq": "tan"},
        funding=9,
    )
    assert (lines(d), d.options) == (["cells_available", "nowhere_to_recruit"], NAMES), "radicalization"


def test_9_4_2_5_besieged_then_most_pieces_then_resources() -> None:
    """9.4.2.5: resources only if all are Muslim."""
    poor = dict.fromkeys(("somalia", "egypt", "jordan"), "poor neutral")
    position = {"governance": poor, "funding": 9, "posture": {"philippines": "soft"}}
    assert operate(1, cells={"somalia": 1, "egypt": 3}, besieged=["somalia"], **position).do(1).cells("somalia") == 2
    assert operate(1, cells={"jordan": 2, "egypt": 1}, **position).do(1).cells("jordan") == 3
    assert operate(1, cells={"jordan": 1, "egypt": 2}, troops={"jordan": 2}, **position).do(1).cells("jordan") == 2
    assert operate(1, cells={"jordan": 1, "egypt": 1}, **position).do(1).cells("egypt") == 2
    assert operate(1, cells={"jordan": 1, "egypt": 1, "philippines": 1}, **position).options == [
        "philippines",
        "egypt",
        "jordan",
    ]


def test_9_4_2_5_a_cadre_will_do() -> None:
    d = operate(1, cadres=["egypt"], governance={"egypt": "poor neutral"}, funding=9).do(1)
    assert (d.cells("egypt"), d.cadre("egypt")) == (1, False)


def test_9_4_2_5_one_roll_at_a_time() -> None:
    """9.4.2.5: with four cells Libya does not fit any more, and the second roll is made elsewhere."""
    d = operate(2, cells={"libya": 3, "egypt": 1}, governance={"libya": RULED, "egypt": "poor neutral"}, funding=9)
    assert lines(d) == ["cells_available", "recruit_under_rule", "recruit_where_easiest"]
    assert d.do(1).cells("egypt") == 2


def test_9_4_2_5_when_the_cells_run_out() -> None:
    """9.4.2.5, 9.4.3: the rest radicalizes."""
    d = operate(2, cells={"egypt": 9}, troops={"egypt": 5}, governance={"egypt": "poor neutral"}, funding=5)
    assert d.do(1).cells("egypt") == 10
    assert (lines(d), d.options) == (["cells_available", "recruit_where_easiest", "recruits_run_out"], NAMES)


# -- travel (9.4.2.6) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "trouble", [{"aid": {"jordan": 1}}, {"besieged": ["jordan"]}, {"regime_change": {"jordan": "tan"}}]
)
def test_9_4_2_6_to_trouble(trouble: dict[str, Any]) -> None:
    """9.4.2.6: Regime Change, a siege or Aid."""
    d = travel(1, cells={"iran": 1}, governance={"jordan": "poor neutral"}, **trouble)
    assert lines(d) == ["nothing_but_travel", "travel_to_trouble", "from_anywhere", "journey"]
    d.do(3)
    assert (d.cells("jordan"), d.cells("iran")) == (1, 0)


def test_9_4_2_6_to_trouble_but_not_under_rule() -> None:
    """9.4.2.6: Pakistan first, then the most resources; a caliphate does not count."""
    aid = {"jordan": 1, "egypt": 1, "pakistan": 1}
    board = {"jordan": "poor ally", "egypt": "poor ally", "pakistan": "poor ally"}
    assert travel(1, cells={"iran": 1}, governance=board, aid=aid).cells("pakistan") == 1
    assert travel(1, cells={"iran": 1}, governance=board, aid={"jordan": 1, "egypt": 1}).do(1).cells("egypt") == 1
    d = travel(1, cells={"iran": 1}, governance={"jordan": RULED}, besieged=["jordan"], posture=marked())
    assert "travel_to_trouble" not in flow(d)


@pytest.mark.parametrize(
    ("cells", "troops", "near"), [(3, 0, True), (2, 0, False), (5, 2, True), (4, 2, False), (6, 0, True)]
)
def test_9_4_2_6_where_a_major_jihad_is_near(cells: int, troops: int, near: bool) -> None:
    """9.4.2.6: with two more cells or fewer. A card of 1 is not enough for a jihad itself."""
    d = travel(
        1,
        cells={"egypt": cells, "iran": 1},
        troops={"egypt": troops},
        governance={"egypt": "poor neutral"},
        posture=marked(),
    )
    assert ("travel_for_major_jihad" in flow(d)) == near
    if near:
        assert d.do("iran", 1).cells("egypt") == cells + 1


def test_9_4_2_6_next_door() -> None:
    """9.4.2.6: a Good or Fair Muslim country with a cell next to it; Pakistan, then the most resources."""
    board = {"iraq": "fair neutral", "turkey": "good neutral", "pakistan": "fair neutral", "egypt": "good neutral"}
    d = travel(1, cells={"iran": 1}, governance=board)
    assert lines(d) == ["nothing_but_travel", "travel_next_door", "pakistan_first", "from_next_door", "journey"]
    assert d.cells("pakistan") == 1
    del board["pakistan"]
    assert travel(1, cells={"iran": 1}, governance=board).cells("iraq") == 1
    assert "travel_next_door" not in flow(travel(1, cells={"iran": 1}, governance={"egypt": "good neutral"}))


def test_9_4_2_6_for_posture() -> None:
    """9.4.2.6: unmarked while the US is Hard, Soft while it is Soft; never the United States or Israel."""
    d = travel(1, cells={"iran": 1}, posture=marked("canada"))
    assert lines(d) == ["nothing_but_travel", "travel_for_posture", "from_anywhere", "journey"]
    d.do(1, 1)
    assert (d.posture("canada"), d.cells("canada")) == ("soft", 1)
    d = travel(1, cells={"iran": 1}, us_posture="soft", posture={**marked(), "canada": "soft", "france": ""})
    assert lines(d)[1] == "travel_for_posture"
    assert d.do(1).cells("canada") == 1


def test_9_4_2_6_anywhere() -> None:
    """9.4.2.6: every point that is left has a random country of its own."""
    d = travel(2, cells={"iran": 2}, posture=marked())
    assert d.options == NAMES
    d.do("canada", "iran")
    journeys = ["from_anywhere", "journey", "from_anywhere", "journey_within"]
    assert lines(d) == ["nothing_but_travel", "travel_anywhere", "travel_anywhere", *journeys]
    d.do(1)
    assert (d.cells("canada"), d.cells("iran")) == (1, 1)


def test_9_4_2_6_each_line_once_and_destinations_before_origins() -> None:
    """9.4.2.6: two countries have Aid, one destination comes of it."""
    board = {"egypt": "poor ally", "jordan": "poor ally"}
    d = travel(
        3,
        cells={"iran": 3},
        governance=board,
        aid={"egypt": 1, "jordan": 1},
        us_posture="soft",
        posture={"canada": "soft"},
    )
    d.do("china")
    expected = ["nothing_but_travel", "travel_to_trouble", "resources_first", "travel_for_posture", "travel_anywhere"]
    assert lines(d) == [*expected, *["from_anywhere", "journey"] * 3]
    pairs = [(it["country"], it["to"]) for it in told_by(d, "journey")]
    assert pairs == [("iran", "egypt"), ("iran", "canada"), ("iran", "china")]
    d.do(3, 2, 1, 3)
    assert [d.cells(name) for name in ("egypt", "jordan", "canada", "china")] == [1, 0, 0, 0]
    assert d.posture("china") == "soft"


def test_9_4_2_6_biometrics_a_selected_country_without_a_cell_next_door() -> None:
    """9.4.2.6: Jordan has Aid, so it is selected; but nobody is near, and that point radicalizes."""
    board = {"jordan": "poor ally", "iraq": "fair neutral"}
    position: dict[str, Any] = {"governance": board, "aid": {"jordan": 1}, "markers": ["biometrics"]}
    d = travel(1, cells={"iran": 1}, **position)
    assert lines(d) == ["nothing_but_travel", "travel_to_trouble", "travel_out_of_reach"]
    assert (d.question, d.options, d.cells("iraq")) == ("flowchart_where", NAMES, 0)
    assert told(d, "radicalization") == [{"n": 1}]
    d = travel(2, cells={"iran": 1}, **position)  # the next line has the cell that the first could not send
    assert lines(d)[2:] == ["travel_out_of_reach", "travel_next_door", "from_next_door", "journey"]
    assert (d.cells("iraq"), told(d, "radicalization")) == (1, [{"n": 1}])


def test_9_4_2_6_biometrics_a_cell_in_the_country_itself_is_not_next_door() -> None:
    """9.4.2.6: the letter asks for an adjacent cell."""
    position: dict[str, Any] = {"governance": {"jordan": "poor ally"}, "aid": {"jordan": 1}, "cells": {"jordan": 1}}
    assert lines(travel(1, markers=["biometrics"], **position))[-1] == "travel_out_of_reach"


def test_9_4_2_6_biometrics_a_random_country_out_of_reach() -> None:
    d = travel(1, cells={"iran": 1}, posture=marked("canada"), us_posture="soft", markers=["biometrics"])
    assert d.options == NAMES
    d.do("thailand")
    assert lines(d) == ["nothing_but_travel", "travel_anywhere", "travel_out_of_reach"]


@pytest.mark.parametrize("sadr", [False, True])
def test_9_4_2_6_sadr_is_a_cell_next_door(sadr: bool) -> None:
    """9.4.2.6: he counts as an active cell, for the third line and for Biometrics, though he never travels."""
    board = {"jordan": "fair ally", "iraq": "poor ally"}
    position: dict[str, Any] = {"cells": {"canada": 1}, "posture": marked(), "governance": board, "sadr": sadr}
    assert ("travel_next_door" in lines(travel(1, **position))) is sadr
    trouble = travel(1, markers=["biometrics"], aid={"jordan": 1}, **position)
    assert lines(trouble)[-1] == ("travel_barred" if sadr else "travel_out_of_reach")


def test_9_4_2_6_1_sadr_is_an_active_cell() -> None:
    """9.4.2.6.1: of a country with an active cell one goes first; Sadr is one, and stays."""
    board = {"jordan": "fair ally", "iraq": "poor ally", "syria": "poor ally"}
    d = travel(1, cells={"iraq": 1, "syria": 1}, governance=board, aid={"jordan": 1}, sadr=True)
    assert (d.cells("jordan"), d.cells("iraq"), d.cells("syria")) == (1, 1, 1)
    assert flow(d)[-2:] == ["active_or_sadr_first", "journey"], (
        "else a sleeper would go where an active cell was told of"
    )
    d = travel(1, cells={"syria": 1}, active={"iraq": 1}, governance=board, aid={"jordan": 1}, sadr=True)
    assert flow(d)[-2:] == ["active_first", "journey"]


def test_9_4_2_6_biometrics_a_destination_nobody_can_reach() -> None:
    """9.4.2.6: the cell in Iraq goes to Jordan; none is left for Syria, and that point radicalizes."""
    board = {"jordan": "poor ally", "syria": "fair neutral", "iraq": "poor neutral"}
    d = travel(
        2,
        cells={"iraq": 1, "canada": 1},
        governance=board,
        aid={"jordan": 1},
        markers=["biometrics"],
        posture={"canada": "soft"},
    )
    assert "travel_barred" in flow(d)
    assert (d.cells("jordan"), d.options) == (1, NAMES)
    d.do("iran")
    assert flow(d)[-1] == "radical_cell"


def test_9_4_2_6_1_biometrics_leaves_the_cells_of_the_destination() -> None:
    """9.4.2.6, 9.4.2.6.1: the active cell in Iraq goes to Jordan; then only those in Syria itself are near it."""
    board = dict.fromkeys(("jordan", "syria", "iraq"), "poor neutral")
    position = {"governance": board, "aid": {"jordan": 1}, "markers": ["biometrics"]}
    d = travel(2, cells={"syria": 3, "canada": 1}, active={"iraq": 1}, posture={"canada": "soft"}, **position)
    assert flow(d)[-2:] == ["from_destination", "journey_within"]
    assert (d.cells("jordan"), d.cells("iraq"), d.cells("syria")) == (1, 0, 3)


def test_9_4_2_6_one_radicalization_for_all_points_left() -> None:
    """9.4.2.6, 9.4.3: one point has no cell, another no way: together they place one cell, and one travels."""
    board = {"jordan": "poor ally", "syria": "fair neutral", "iraq": "poor neutral"}
    position = {"cells": {"iraq": 1, "canada": 1}, "posture": {"canada": "soft"}, "aid": {"jordan": 1}}
    d = travel(3, governance=board, markers=["biometrics"], **position).do("iran")
    assert flow(d).count("radical_cell") == 1
    assert "radical_travel" in flow(d)
    reasons = [*told_by(d, "travel_barred"), *told_by(d, "no_cell_to_travel")]
    assert reasons == [{"n": 1}, {"n": 1}]


def test_9_4_2_6_fewer_cells_than_points() -> None:
    """9.4.2.6, 9.4.3: a cell travels once; what is left radicalizes."""
    d = travel(2, cells={"iran": 1}, governance={"iraq": "fair neutral"})
    assert (d.cells("iraq"), d.options) == (1, NAMES)
    assert told_by(d, "no_cell_to_travel") == [{"n": 1}]
    d = travel(1)
    assert (lines(d), d.options) == (["nothing_but_travel", "no_cell_to_travel"], NAMES)


# -- origins (9.4.2.6.1) -----------------------------------------------------------------------------------------------

AIDED = {"aid": {"pakistan": 1}}


@pytest.mark.parametrize(("cells", "line"), [(2, "from_caliphate"), (1, "from_next_door")])
def test_9_4_2_6_1_from_a_caliphate(cells: int, line: str) -> None:
    """9.4.2.6.1: with more cells than the card is worth."""
    board = {"libya": RULED, "pakistan": "poor ally"}
    d = travel(1, cells={"libya": cells, "iran": 1}, governance=board, **AIDED)
    assert lines(d)[-2:] == [line, "journey"]


@pytest.mark.parametrize(("cells", "line"), [(2, "from_regime_change"), (1, "from_next_door")])
def test_9_4_2_6_1_from_a_regime_change(cells: int, line: str) -> None:
    """9.4.2.6.1: with more cells than troops."""
    board = {"iraq": "poor ally", "pakistan": "poor ally"}
    d = travel(
        1,
        cells={"iraq": cells, "iran": 1},
        troops={"iraq": 1},
        regime_change={"iraq": "tan"},
        governance=board,
        **AIDED,
    )
    assert lines(d)[-2:] == [line, "journey"]


def test_9_4_2_6_1_from_the_destination_itself() -> None:
    """9.4.2.6.1, 4.6.4: the cell merely falls asleep."""
    d = travel(1, active={"jordan": 1}, governance={"jordan": "poor ally"}, aid={"jordan": 1})
    assert lines(d) == ["nothing_but_travel", "travel_to_trouble", "from_anywhere", "journey_within"]
    assert (d.cells("jordan"), d.active("jordan"), "cell_hides" in d.notes()) == (1, 0, True)
    d = travel(1, cells={"jordan": 1}, governance={"jordan": "poor ally"}, aid={"jordan": 1})
    assert (d.cells("jordan"), "cell_stays" in d.notes(), "cell_hides" in d.notes()) == (1, True, False)


def test_9_4_2_6_1_an_active_cell_first() -> None:
    """9.4.2.6.1: of two next door."""
    board = {"iraq": "fair neutral", "syria": "poor neutral"}
    d = travel(1, cells={"iran": 1}, active={"syria": 1}, governance=board)
    assert (d.cells("iraq"), d.cells("syria"), d.cells("iran")) == (1, 0, 1)


def test_9_4_2_6_1_rather_not_from_another_destination() -> None:
    """9.4.2.6.1: Pakistan is one itself, so both cells come from Iran."""
    board = {"pakistan": "poor ally", "gulf_states": "fair neutral"}
    d = travel(2, cells={"pakistan": 1, "iran": 2}, governance=board, **AIDED)
    assert (d.cells("pakistan"), d.cells("gulf_states"), d.cells("iran")) == (2, 1, 0)


def test_9_4_2_6_1_the_last_cell_stays() -> None:
    """9.4.2.6.1: of a caliphate or a Regime Change country; it travels within."""
    d = travel(1, active={"libya": 1}, governance={"libya": RULED, "pakistan": "poor ally"}, **AIDED)
    journey = ["from_anywhere", "last_cell_stays", "journey_within"]
    assert lines(d) == ["nothing_but_travel", "travel_to_trouble", *journey]
    assert (d.cells("libya"), d.active("libya"), d.cells("pakistan")) == (1, 0, 0)
    board = {"iraq": "poor ally", "pakistan": "poor ally"}
    d = travel(1, active={"iraq": 1}, regime_change={"iraq": "tan"}, governance=board, **AIDED)
    assert (d.cells("iraq"), d.active("iraq"), d.cells("pakistan")) == (1, 0, 0)


def test_9_4_2_6_1_sadr_does_not_travel() -> None:
    d = travel(1, sadr=True, governance={"iraq": "poor ally", "jordan": "poor ally"}, aid={"jordan": 1})
    assert (lines(d), d.options) == (["nothing_but_travel", "no_cell_to_travel"], NAMES), "radicalization"


def test_9_4_2_6_2_the_journeys() -> None:
    """9.4.2.6.2, 8.3: untested destinations are tested; a failed roll sends the cell to the track."""
    d = travel(1, cells={"iran": 1}, posture=marked("canada")).do(6, 2)
    assert (d.posture("canada"), d.cells("canada"), d.cells("iran"), d.cadre("iran")) == ("hard", 0, 0, False)
    assert view(d)["cells"]["track"] == 15


# -- radicalization (9.4.3) --------------------------------------------------------------------------------------------


def test_9_4_3_a_cell_a_journey_a_plot() -> None:
    """9.4.3: in this order, once each; the cell whatever the Funding, the journey whatever the distance."""
    d = turned(
        "ksm",
        cells={"libya": 4},
        governance={"libya": RULED, "egypt": "good neutral"},
        funding=1,
        posture=marked("canada"),
        markers=["biometrics"],
    )
    d.do("iran")
    assert d.cells("iran") == 1
    journey = ["radical_travel", "travel_next_door", "from_caliphate", "journey"]
    assert flow(d) == ["no_place_for_plot", "radical_cell", *journey]
    assert d.cells("egypt") == 1
    assert d.options == ["iran", "egypt"], "not at Islamist Rule, with a cell"
    d.do("iran", 6)
    assert (d.plots("iran"), flow(d)[-1], is_over(d)) == (["3"], "radical_plot", True)


def test_9_4_3_the_journey_is_sure_whatever_the_distance() -> None:
    """9.4.3: no roll, and no Biometrics: from Iran to Canada."""
    d = turned("ksm", cells={"iran": 1}, funding=9, posture=marked("canada"), markers=["biometrics"]).do("iran", 6)
    assert (d.posture("canada"), d.cells("canada"), d.cells("iran")) == ("hard", 1, 1)


def test_9_4_3_the_value_of_the_card_for_the_origin() -> None:
    """9.4.3, 9.4.2.6.1: a card of 3 takes no cell from a caliphate of two on the first line."""
    d = turned("ksm", cells={"libya": 2}, governance={"libya": RULED}, funding=9, posture=marked("canada")).do("iran")
    assert flow(d)[-2:] == ["radical_travel", "travel_for_posture"]
    assert sorted(d.options) == ["iran", "libya"]
    d.do("iran")
    assert "from_anywhere" in flow(d)
    assert "from_caliphate" not in flow(d)


def test_9_4_3_the_journey_begins_with_the_second_line() -> None:
    """9.4.3: Aid in Jordan does not draw it."""
    board = {"jordan": "poor ally"}
    d = turned("ksm", cells={"iran": 1}, governance=board, aid={"jordan": 1}, funding=9, posture=marked("canada")).do(
        "iran"
    )
    assert flow(d)[2:4] == ["radical_travel", "travel_for_posture"]


def test_9_4_3_a_cadre_goes_and_a_country_is_tested() -> None:
    """9.4.3, 4.8.4, 4.9.4."""
    d = turned("ksm", cells={"iran": 1}, cadres=["egypt"], governance={"egypt": "poor neutral"}, funding=9).do("egypt")
    assert (d.cells("egypt"), d.cadre("egypt")) == (1, False)
    d = turned("ksm", cells={"iran": 1}, funding=9).do("jordan", 5)
    assert (d.governance("jordan"), d.cells("jordan")) == ("fair neutral", 1)


def test_9_4_3_governance_worsens() -> None:
    """9.4.3: with Funding 9 no plot; every point that is left takes a level."""
    board = {"jordan": "good neutral", "libya": RULED}
    d = turned("ksm", cells={"libya": 15}, governance=board, funding=9, posture=marked("canada")).do(1)
    assert d.cells("canada") == 1
    assert d.governance("jordan") == "poor neutral", "twice, for there is no other"
    assert flow(d)[-3:] == ["no_radical_funds", "radical_worsening", "radical_worsening"]


def test_9_4_3_nothing_left_to_do() -> None:
    """9.4.3: the rest is lost."""
    d = turned("ksm", cells={"libya": 15}, governance={"libya": RULED}, funding=9, posture=marked("canada")).do(1)
    assert (flow(d)[-1], is_over(d)) == ("nothing_to_radicalize", True)


def test_9_4_3_no_marker_no_plot() -> None:
    """9.4.3: all six lie on the map."""
    plots = [("iran", kind) for kind in ("1", "1", "1", "2", "2", "3")]
    d = turned(
        "ksm", cells={"libya": 15}, governance={"libya": RULED}, funding=5, plots=plots, posture=marked("canada")
    ).do(1)
    assert "no_radical_plot" in flow(d)
    assert "radical_plot" not in flow(d)


def test_9_4_3_no_ground_no_plot() -> None:
    """9.4.3: the one cell that travels stays at Islamist Rule, like all others."""
    board = {"libya": RULED, "jordan": "good neutral"}
    d = turned("ksm", cells={"libya": 15}, governance=board, funding=5, posture=marked()).do("libya")
    assert flow(d)[-3:] == ["no_radical_ground", "radical_worsening", "radical_worsening"]


def test_9_4_2_what_the_flowchart_does_not_prefer() -> None:
    """9.4.2, 9.4.2.4: two Fair Allies are alike; a Poor one could be chosen by a player, not by the flowchart."""
    board = {"egypt": "fair ally", "iraq": "fair ally", "jordan": "poor ally"}
    d = turned("leak_84", markers=["wiretapping"], governance=board).do(6, 6, 1, 1)
    assert (d.asked, d.options) == ("nature", ["egypt", "iraq"])
    assert d.why_not("jordan") == ("not_preferred", "9.4.2")
    assert d.why_not("syria") == ("not_among_those", "6.2.1")


# -- random countries (9.5) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "country"),
    [
        ((1, 1, 1), "turkey"),
        ((1, 1, 2), "turkey"),
        ((1, 2, 2), "saudi_arabia"),
        ((2, 2, 2), "saudi_arabia"),
        ((2, 2, 3), "lebanon"),
        ((2, 3, 3), "lebanon"),
        ((3, 3, 3), "yemen"),
        ((3, 3, 4), "yemen"),
        ((3, 4, 4), "iraq"),
        ((4, 4, 4), "iraq"),
        ((4, 4, 5), "pakistan"),
        ((4, 5, 5), "pakistan"),
        ((5, 5, 5), "gulf_states"),
        ((5, 5, 6), "gulf_states"),
        ((5, 6, 6), "afghanistan"),
        ((6, 6, 6), "afghanistan"),
    ],
)
def test_9_5_the_shia_mix_table(dice: tuple[int, int, int], country: str) -> None:
    d = turned("lebanon_war").do("kosovo", *dice, 1)
    assert (d.governance(country), d.cells(country)) == ("poor neutral", 1)


def test_9_5_the_order_of_plots() -> None:
    """9.5, 8.5.6: nobody chooses it."""
    position = {"side": "us", "card": 2, "us": ["kosovo"], "jihadist": ["saddam"], "stacked": []}
    d = turned(plots=[("iran", "1"), ("iran", "2")], cells={"iran": 1}, **position).do("kosovo", "reserves")
    assert (d.asked, d.options) == ("nature", ["0", "1"])
    d.do(1)
    assert (flow(d)[0], d.plots("iran")) == ("plot_at_random", [])


def test_9_5_schengen_after_a_plot() -> None:
    """9.5, 8.5.6: two others by the table, without Eastern Europe."""
    d = desk(
        phase="plots", plots=[("france", "1")], options={"solitaire": True}, jihadist=["ieds"], cells={"iran": 1}
    ).do(1)
    assert (d.asked, d.options) == ("nature", ["scandinavia", "benelux", "germany", "italy", "spain"])


# -- single cards (9.6) ------------------------------------------------------------------------------------------------


def test_9_6_ex_kgb_if_it_moves_the_marker() -> None:
    """9.6: the Caucasus; else Central Asia."""
    d = turned("ex_kgb", cells={"iran": 1})
    assert (flow(d), d.posture("caucasus")) == (["event_played", "ex_kgb_sways"], "soft")
    d = turned("ex_kgb", cells={"iran": 1}, posture={**marked("caucasus")}, governance={"central_asia": "fair neutral"})
    assert (d.posture("caucasus"), d.governance("central_asia")) == ("", "fair adversary")
    d = turned("ex_kgb", cells={"iran": 1}, posture={"caucasus": "soft"}, governance={"central_asia": "fair neutral"})
    assert d.governance("central_asia") == "fair adversary", "it is of the other mind already"


def test_9_6_leak_at_random() -> None:
    """9.6, 9.4.2.1: then posture, prestige, and an Ally by the jihad flow."""
    d = turned(
        "leak_84", markers=["wiretapping", "renditions"], governance={"egypt": "poor ally", "jordan": "fair ally"}
    )
    assert (d.asked, d.options) == ("nature", ["wiretapping", "renditions"])
    d.do("renditions", 6, 6, 1, 1)
    assert view(d)["blocked"] == ["leaked_renditions"]
    assert d.governance("jordan") == "fair neutral"
    assert flow(d) == ["event_played", "leak_at_random", "minor_jihad_fair"]


def test_9_6_oil_price_spike_takes_the_dearest() -> None:
    """9.6: a random one of the Jihadist cards of the highest value among the discards, on top of the stack."""
    discards = ["wahhabism", "fata", "homegrown", "patriot_act", "darfur"]
    d = turned("oil_price_spike_117", discard=discards, cells={"libya": 1}, governance={"libya": RULED}, funding=9)
    assert (d.asked, sorted(d.options)) == ("nature", ["fata", "wahhabism"])
    d.do("fata")
    assert flow(d)[:3] == ["event_played", "dearest_back", "operations_too"]
    assert (view(d)["stack"][-1], view(d)["lapsing"]) == ("fata", ["oil_price_spike_117"])


def test_9_6_oil_price_spike_with_nothing_to_take() -> None:
    """9.6: for operations only; the price does not rise."""
    d = turned(
        "oil_price_spike_117",
        discard=["patriot_act", "darfur"],
        cells={"libya": 1},
        governance={"libya": RULED},
        funding=9,
    )
    assert flow(d)[:2] == ["nothing_to_take_back", "cells_available"]
    assert (view(d)["lapsing"], d.marker("oil_price_spike")) == ([], 0)
    assert "oil_price_spike_117" in d.discards


def test_9_4_1_the_door_of_itjihad() -> None:
    """9.4.1, 6.2.7: neither their own events nor unassociated ones; US events mean plots as ever."""
    position = {"markers": ["door_of_itjihad"], "cells": {"libya": 1}, "governance": {"libya": RULED}, "funding": 9}
    d = turned("homegrown", **position)
    assert (flow(d)[:2], d.cells("united_kingdom")) == (["events_closed", "cells_available"], 0)
    d = turned("kurdistan", **position)
    assert flow(d)[:2] == ["events_closed", "cells_available"]
    assert flow(turned("nest", **position))[0] == "us_event_means_plot"


def test_9_6_nest_shows_all_plots_at_home_while_a_wmd_is_available() -> None:
    """9.6: any plot, not just a WMD."""
    position = {"cells": {"united_states": 1}, "markers": ["nest"]}
    d = turned("patriot_act", wmd=1, **position).do(1, 6)
    assert [found["plot"] for found in view(d)["countries"]["united_states"]["plots"]] == ["3"]
    d = turned("patriot_act", **position).do(1, 6)
    assert [found["plot"] for found in view(d)["countries"]["united_states"]["plots"]] == [""]


def test_9_6_adam_gadahn_and_the_next_card() -> None:
    """9.6: a roll in the United States for each point, 1 or 2 succeeds; its US event is ignored."""
    d = turn_up(turned("adam_gadahn", "patriot_act", funding=9, cells={"iran": 1})).do(1, 2, 3)
    assert (d.cells("united_states"), d.marker("patriot_act"), is_over(d)) == (2, 0, True)
    assert flow(d) == ["event_played", "second_card_recruits"]
    d = turn_up(turned("adam_gadahn", "us_election", funding=9, cells={"iran": 1})).do(6, 1, 2, 3)
    assert (d.prestige, d.cells("united_states")) == (8, 2), "the election happens besides"
    d = turn_up(turned("adam_gadahn", "patriot_act", funding=9, cells={"iran": 1}, markers=["gtmo"])).do(1, 1, 1)
    assert (flow(d), d.cells("united_states")) == (["event_played", "second_card_recruits"], 3)
    d = turned("adam_gadahn", funding=9, cells={"libya": 1}, governance={"libya": RULED})
    assert flow(d)[0] == "event_not_playable", "as the second card"


def test_9_6_quagmire_only_jihadist_events_happen() -> None:
    """9.6: of the two cards that the US loses; its posture becomes Soft."""
    position = {
        "cells": {"iraq": 1},
        "governance": {"iraq": "poor ally"},
        "regime_change": {"iraq": "tan"},
        "prestige": 5,
    }
    d = turned("quagmire", us=["homegrown", "king_abdullah", "kosovo"], posture={"united_kingdom": "soft"}, **position)
    d.do("king_abdullah", "homegrown")
    assert (d.cells("united_kingdom"), d.governance("jordan"), d.posture("united_states")) == (1, "", "soft")
    assert d.hand("us") == ["kosovo"]
    d = turned("quagmire", us=["homegrown", "wahhabism"], posture={"united_kingdom": "soft"}, **position)
    d.do("homegrown", "wahhabism", "homegrown")
    assert told_by(d, "event_at_random") == [{"card": "homegrown"}]


def test_9_6_fatwa() -> None:
    """9.6, 9.2: the top card for a random one of the US, which goes on top; then an operation of 1."""
    d = turned("fatwa", us=["sharia", "abbas"], cells={"libya": 1}, governance={"libya": RULED}, funding=9)
    d.do("saddam")
    assert "saddam" not in d.options, "not the one that it has just got"
    d.do("abbas")
    assert d.hand("us") == ["saddam", "sharia"]
    assert view(d)["stack"][-1] == "abbas"
    assert flow(d) == ["event_played", "cells_available", "recruit_under_rule"]
    assert d.cells("libya") == 2


# -- ideology (9.7) ----------------------------------------------------------------------------------------------------

LEVELS = ("baseline", "coherent", "attractive", "potent", "infectious", "virulent")


def at_level(ideology: str) -> dict[str, object]:
    return {"options": {"solitaire": True, "ideology": ideology}}


@pytest.mark.parametrize("ideology", LEVELS)
def test_9_7_coherent_two_plots_for_a_success(ideology: str) -> None:
    """9.7: of a Plot operation; each level includes those before it."""
    d = plot(1, cells={"egypt": 1}, governance={"egypt": "poor neutral"}, **at_level(ideology)).do(1, 1)
    if LEVELS.index(ideology) >= 1:
        d.do(2)
    assert len(d.plots("egypt")) == (2 if LEVELS.index(ideology) >= 1 else 1)
    assert is_over(d)


@pytest.mark.parametrize("ideology", LEVELS)
def test_9_7_attractive_two_cells_for_a_success(ideology: str) -> None:
    """9.7: of Recruit, as far as cells are available."""
    d = operate(1, cells={"libya": 1}, governance={"libya": RULED}, funding=9, **at_level(ideology))
    assert d.cells("libya") == (3 if LEVELS.index(ideology) >= 2 else 2)
    d = operate(1, cells={"libya": 1, "iran": 8}, governance={"libya": RULED}, funding=5, **at_level(ideology))
    assert d.cells("libya") == 2, "only one is available"


@pytest.mark.parametrize("ideology", LEVELS)
def test_9_7_potent_three_more_cells_are_enough(ideology: str) -> None:
    """9.7: and two are not."""
    for cells, potent in ((3, True), (2, False)):
        d = operate(2, cells={"jordan": cells}, governance={"jordan": "poor neutral"}, funding=9, **at_level(ideology))
        assert (lines(d)[0] == "major_jihad_possible") == (potent and LEVELS.index(ideology) >= 3)


@pytest.mark.parametrize("ideology", LEVELS)
def test_9_7_infectious_the_us_plays_all_its_cards(ideology: str) -> None:
    """9.7, 5.2.4: neither held nor discarded."""
    d = desk(us=["abbas"], side="us", jihadist=["ieds"], **at_level(ideology))
    if LEVELS.index(ideology) >= 4:
        assert d.options == ["abbas"]
        assert d.why_not("hold_last_card") == ("infectious_ideology", "9.7")
        assert d.why_not("discard_last_card") == ("infectious_ideology", "9.7")
    else:
        assert "hold_last_card" in d.options


@pytest.mark.parametrize("ideology", LEVELS)
def test_9_7_virulent_failures_cost_no_cells(ideology: str) -> None:
    """9.7."""
    d = operate(2, cells={"egypt": 2}, governance={"egypt": "fair neutral"}, **at_level(ideology)).do(6, 6)
    assert d.cells("egypt") == (2 if LEVELS.index(ideology) >= 5 else 0)


def test_9_7_what_is_not_doubled() -> None:
    """9.7: plots of events, cells of events and of radicalization."""
    virulent = at_level("virulent")
    d = turned("martyrdom_operation_87", cells={"egypt": 2}, governance={"egypt": "poor neutral"}, **virulent).do(1, 2)
    assert (len(d.plots("egypt")), is_over(d)) == (2, True)
    assert (
        turned("homegrown", cells={"iran": 1}, posture={"united_kingdom": "soft"}, **virulent).cells("united_kingdom")
        == 1
    )
    assert turned("ksm", cells={"iran": 1}, funding=9, **virulent).do("iran").cells("iran") == 2


# -- and all of it -----------------------------------------------------------------------------------------------------


def test_every_line_of_the_flowchart_is_reached() -> None:
    """By the tests above that take no parameters; they are run again, so that this holds in any order."""
    PLAYED.clear()
    for name, test in sorted(globals().items()):
        if name.startswith("test_9_") and not inspect.signature(test).parameters:
            test()
    reached = {name for d in PLAYED for name in d.notes() if name.startswith("flowchart_")}
    assert {NOTES[line].name for line in LINES} - reached == set()
