"""The bots of Labyrinth have an answer to every question that their side can be asked, however the game came to it."""

from collections import Counter

import pytest
from labyrinth.desk import Desk, desk

import realpolitik
from realpolitik.bots.bot import WHYS, Bot, Chosen, Seat
from realpolitik.bots.labyrinth.cadet import Cadet
from realpolitik.bots.labyrinth.flowchart import Flowchart
from realpolitik.bots.random_bot import RandomBot
from realpolitik.games.labyrinth.scenarios import SCENARIOS
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, Question

GAME = realpolitik.game("labyrinth")
OF_EACH = 4  # questions of a kind that a bot is asked

# whom each kind of question is put to; where both can be asked, it is counted for each
OF_US = {
    "back_channel_country",
    "back_channel_discard",
    "change_now",
    "dearest_card",
    "deploy_from",
    "deploy_to",
    "discard_one",
    "extra_card",
    "how_many_troops",
    "how_to_play",
    "mark_country",
    "mark_how",
    "play_card",
    "second_card",
    "select_for_aid",
    "select_for_alignment",
    "select_for_governance",
    "select_for_posture",
    "select_for_removal",
    "select_for_war_of_ideas",
    "select_shia_mix",
    "what_first",
    "where_cell_removed",
    "where_disrupt",
    "where_regime_change",
    "where_war_of_ideas",
    "which_card_back",
    "which_cell_disrupted",
    "which_cell_removed",
    "which_operation",
    "which_plot_blocked",
    "which_posture",
}
OF_JIHADIST = {
    "ex_kgb_choice",
    "how_to_play",
    "leak_which",
    "major_or_minor",
    "mark_country",
    "mark_how",
    "play_card",
    "select_for_alignment",
    "select_for_cells",
    "select_for_governance",
    "select_for_plots",
    "select_for_recruits",
    "select_shia_mix",
    "travel_from",
    "travel_to",
    "where_first_cell",
    "where_jihad",
    "where_plot",
    "where_recruit",
    "which_cadre",
    "which_card_back",
    "which_operation",
    "which_plot",
    "which_plot_next",
    "which_recruits",
    "which_schengen",
}


def match_number(n: int) -> Match:
    """Every scenario in turn; now and then with free set-up, with three decks, or alone."""
    options: dict[str, bool | int | str] = {"free_setup": n % 5 == 0, "decks": 3 if n % 3 == 0 else 1}
    if n % 4 == 3:
        options |= {"solitaire": True, "ideology": "virulent"}
    return Match(GAME, GAME.setup(list(SCENARIOS)[n % 7 % 4], options), Seeded(f"{n}"))


def checked(choice: Chosen, q: Question) -> None:
    assert choice.option in q.options
    assert len(choice.why) == 1 + len(WHYS[choice.why[0]].arguments)


@pytest.mark.parametrize("maker", [Cadet, Flowchart])
def test_every_kind_of_question_is_answered(maker: type[Cadet] | type[Flowchart]) -> None:
    answered: Counter[tuple[int, str]] = Counter()
    for n in range(120):
        match = match_number(n)
        anyhow: Bot = RandomBot(n)
        while not match.over:
            q = match.question
            seat = Seat(match, q.seat)
            key = (q.seat, KINDS[q.kind].name)
            if answered[key] < OF_EACH and len(q.options) > 1 and (q.seat == 1 or maker is Cadet):
                answered[key] += 1
                checked(maker(n).choose(seat), q)
            match.answer(anyhow.choose(seat).option, q.seat)
    assert {kind for seat, kind in answered if seat == 1} >= OF_JIHADIST
    if maker is Cadet:
        assert {kind for seat, kind in answered if seat == 0} >= OF_US


NEW_REGIMES = {"iraq": "poor ally", "afghanistan": "poor ally"}
RARE = {
    "posture_again": lambda: desk(
        phase="plots", plots=[("canada", "wmd")], posture={"canada": "hard"}, jihadist=["ieds"], cells={"iran": 1}
    ).do(5),
    "select_for_wmd": lambda: desk(
        jihadist=["heu"], cells={"russia": 1, "central_asia": 1}, governance={"central_asia": "poor ally"}
    ).do("heu", "play_event"),
    "which_plot_turned": lambda: desk(
        us=["backlash"], side="us", plots=[("iraq", "1"), ("egypt", "2")], governance=NEW_REGIMES, cells={"iran": 1}
    ).do("backlash", "play_event"),
    "which_plot_found": lambda: desk(
        us=["lets_roll"], side="us", plots=[("france", "1"), ("iraq", "2")], governance=NEW_REGIMES, cells={"iran": 1}
    ).do("lets_roll", "play_event"),
    "where_withdraw": lambda: desk(
        us=["iraqi_wmd", "abbas"],
        side="us",
        us_posture="soft",
        governance=NEW_REGIMES,
        regime_change=dict.fromkeys(NEW_REGIMES, "tan"),
        troops=dict.fromkeys(NEW_REGIMES, 6),
        cells={"iraq": 3},
    ).do("iraqi_wmd", "withdraw"),
}


@pytest.mark.parametrize("kind", RARE)
def test_questions_that_hardly_ever_come_up(kind: str) -> None:
    d: Desk = RARE[kind]()
    assert d.question == kind
    q = d.match.question
    for maker in (Cadet, Flowchart):
        if q.seat == 1 or maker is Cadet:
            checked(maker(1).choose(Seat(d.match, q.seat)), q)
