"""The rulebook's Jihadists (9.4) as a bot in a game for two: it decides as they do alone, by the same lines."""

from collections import Counter
from typing import Any

import pytest
from labyrinth.desk import Desk, desk

import realpolitik
from realpolitik.bots.bot import WHYS, Bot, Seat
from realpolitik.bots.labyrinth.flowchart import Flowchart
from realpolitik.bots.random_bot import RandomBot
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE

GAME = realpolitik.game("labyrinth")
RULED = "islamist_rule adversary"


def chosen(d: Desk, seed: int = 1) -> str:
    seat = Seat(d.match, JIHADIST)
    return GAME.describe_option(seat.question, Flowchart(seed).choose(seat).option)


def reason(d: Desk) -> str:
    return WHYS[Flowchart(1).choose(Seat(d.match, JIHADIST)).why[0]].name


# -- as alone --------------------------------------------------------------------------------------

BOARDS: dict[str, dict[str, Any]] = {
    "a plot in the United States first": {
        "card": "abbas",
        "cells": {"united_states": 1, "france": 1, "iraq": 1},
        "posture": {"france": "hard"},
        "governance": {"iraq": "fair ally"},
    },
    "plots by troops, then by aid": {
        "card": "abbas",
        "cells": {"iraq": 1, "egypt": 1},
        "governance": {"iraq": "fair ally", "egypt": "fair ally"},
        "troops": {"iraq": 2},
        "aid": {"egypt": 1},
    },
    "two cells of one country plot": {
        "card": "abbas",
        "cells": {"egypt": 2, "libya": 1},
        "governance": {"egypt": "fair ally", "libya": "poor ally"},
    },
    "a Major Jihad": {
        "card": "quagmire",
        "cells": {"yemen": 6, "saudi_arabia": 6},
        "governance": {"yemen": "poor ally", "saudi_arabia": "poor ally"},
    },
    "Minor Jihads in Good and Fair countries": {
        "card": "quagmire",
        "cells": {"jordan": 1, "egypt": 2},
        "governance": {"jordan": "good ally", "egypt": "fair ally"},
    },
    "recruits under Islamist Rule": {"card": "ieds", "cells": {"afghanistan": 1}, "governance": {"afghanistan": RULED}},
    "recruits where it is easiest": {
        "card": "ieds",
        "cells": {"iran": 1, "philippines": 1},
        "posture": {"philippines": "soft"},
    },
    "travel to trouble": {
        "card": "ieds",
        "cells": {"iran": 7, "syria": 1},
        "governance": {"syria": "poor neutral", "yemen": "poor ally"},
        "besieged": ["yemen"],
        "funding": 3,
    },
    "an event of their own": {"card": "homegrown", "cells": {"iran": 1}},
    "Lebanon War by the table": {"card": "lebanon_war", "cells": {"iran": 1}},
}


def at(board: dict[str, Any], **options: object) -> Desk:
    position = {what: how for what, how in board.items() if what != "card"}
    return desk(jihadist=[board["card"]], us=["covert_action", "moro_talks"], card=2, options=options, **position)


def lines_alone(board: dict[str, Any]) -> Counter[str]:
    d = at(board, solitaire=True)
    while d.asked == "nature":
        d.match.answer(d.match.question.options[0], NATURE)
    return Counter(name for name in d.notes() if name.startswith("flowchart_"))


def lines_for_two(board: dict[str, Any]) -> Counter[str]:
    d = at(board)
    found: Counter[str] = Counter()
    while d.asked != "us":
        q = d.match.question
        if q.seat == NATURE:
            d.match.answer(q.options[0], NATURE)
            continue
        choice = Flowchart(1).choose(Seat(d.match, JIHADIST))
        name = WHYS[choice.why[0]].name
        if name.startswith("flowchart_"):
            found[name] += 1
        d.match.answer(choice.option, JIHADIST)
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_the_same_lines_decide_as_alone(name: str) -> None:
    alone, for_two = lines_alone(BOARDS[name]), lines_for_two(BOARDS[name])
    assert for_two
    assert set(for_two) <= set(alone)


# -- cards -----------------------------------------------------------------------------------------


def test_it_plays_whatever_card_comes() -> None:
    """9.2."""
    hand = ["abbas", "ieds", "gaza_war", "quagmire"]
    d = desk(jihadist=hand, us=["moro_talks"], cells={"iran": 2}, cadres=["france"])
    assert "remove_cadre" in d.options
    assert {chosen(d, seed) for seed in range(40)} == set(hand)
    assert reason(d) == "top_card"


@pytest.mark.parametrize(
    ("card", "board", "use", "line"),
    [
        ("abbas", {"cells": {"egypt": 1}, "governance": {"egypt": "fair ally"}}, "plot", "us_event_means_plot"),
        ("quartet", {"cells": {"egypt": 1}, "governance": {"egypt": "fair ally"}}, "jihad", "minor_jihad_possible"),
        ("gaza_war", {"cells": {"egypt": 1}, "governance": {"egypt": "fair ally"}}, "play_event", "event_played"),
        ("kosovo", {"cells": {"iran": 1}}, "play_event", "event_played"),
        ("ieds", {"cells": {"iran": 1}}, "recruit", "cells_available"),
        ("ieds", {"cells": {"iran": 6}, "funding": 2}, "travel", "nothing_but_travel"),
    ],
)
def test_event_or_operations(card: str, board: dict[str, Any], use: str, line: str) -> None:
    """9.4.1."""
    d = desk(jihadist=[card], us=["moro_talks"], **board).do(card)
    assert (chosen(d), reason(d)) == (use, f"flowchart_{line}")


def test_the_election_comes_before_the_operation() -> None:
    d = desk(jihadist=["us_election"], us=["moro_talks"], cells={"iran": 1}).do("us_election")
    assert chosen(d) == "their_event_first"
    assert chosen(d.do("their_event_first", 1)) == "recruit"


def test_the_second_card_after_madrassas_recruits() -> None:
    d = desk(jihadist=["abbas"], us=["moro_talks"], cells={"iran": 1}, markers=["madrassas"], card=2).do("abbas")
    assert (chosen(d), reason(d)) == ("recruit", "flowchart_second_card_recruits")


def test_a_card_that_would_radicalize_goes_to_operations() -> None:
    """9.4.3 is for the solitaire game: here the event would place a cell, but none is left."""
    board = {"cells": {"iran": 15}, "governance": {"egypt": "fair ally"}}
    d = desk(jihadist=["homegrown"], us=["moro_talks"], **board).do("homegrown")  # type: ignore[arg-type]
    assert (chosen(d), reason(d)) == ("travel", "flowchart_nothing_but_travel")


def test_points_that_no_line_uses_are_lost() -> None:
    """9.4.2.4: only one cell is in a country where governance can be worn down."""
    board = {"cells": {"egypt": 1, "libya": 2}, "governance": {"egypt": "fair ally", "libya": "poor ally"}}
    d = desk(jihadist=["quagmire"], us=["moro_talks"], **board).do("quagmire", "jihad", "egypt")  # type: ignore[arg-type]
    assert (chosen(d), reason(d)) == ("enough", "flow_ends")


# -- its seat --------------------------------------------------------------------------------------


@pytest.mark.parametrize("alone", [False, True])
def test_it_refuses_to_play_the_us(alone: bool) -> None:
    d = desk(side="us", us=["abbas", "moro_talks"], cells={"iran": 1}, options={"solitaire": alone})
    with pytest.raises(RealpolitikError, match="the flowchart plays the Jihadists"):
        Flowchart(1).choose(Seat(d.match, US))


def test_it_beats_a_random_bot() -> None:
    lost = 0
    for n in range(15):
        match = Match(GAME, GAME.setup(), Seeded(f"{n}"))
        players: tuple[Bot, Bot] = (RandomBot(n), Flowchart(n))
        while not match.over:
            seat = match.question.seat
            match.answer(players[seat].choose(Seat(match, seat)).option, seat)
        lost += match.returns[US] > 0
    assert lost <= 3
