"""Cadet has an answer to every question of both games, however the game came to it."""

from collections import Counter

import pytest

import realpolitik
from realpolitik.bots.bot import Seat
from realpolitik.bots.random_bot import RandomBot
from realpolitik.bots.roster import new_bot
from realpolitik.games.cold_war.crossover import CHOICES
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS

OF_EACH = 3  # questions of a kind that cadet is asked
RARE = {
    "red-sea": {
        "appeal_card",
        "coup_in_famine",
        "discard_drawn",
        "discard_own",
        "event_choice",
        "give_up_card",
        "guard_where",
        "lose_where",
        "move_from",
        "move_to",
        "name_die",
        "pick_card",
        "probe_where",
        "relieve_where",
        "starve_where",
        "strafe_where",
        "turn_card",
        "veto_where",
        "welcome_card",
    },
    "twilight-struggle": {
        "crisis_way_out",
        "discard_own",
        "exchange_card",
        "from_discards",
        "guard_where",
        "name_region",
        "pick_card",
        "which_companion",
    },
}


@pytest.mark.parametrize(("game", "games"), [("red-sea", 400), ("twilight-struggle", 400)])
def test_every_kind_of_question_is_answered(game: str, games: int) -> None:
    rules = realpolitik.game(game)
    answered: Counter[str] = Counter()
    for n in range(games):
        scenario, crossover = rules.scenarios[n % len(rules.scenarios)], CHOICES[n % len(CHOICES)]
        match = Match(rules, rules.setup(scenario, {"crossover": crossover}), Seeded(f"{n}"))
        anyhow = RandomBot(n)
        while not match.over:
            q = match.question
            seat = Seat(match, q.seat)
            kind = KINDS[q.kind].name
            if answered[kind] < OF_EACH and len(q.options) > 1:
                answered[kind] += 1
                assert new_bot("cadet", game, n).choose(seat).option in q.options
            match.answer(anyhow.choose(seat).option, q.seat)
    assert RARE[game] <= set(answered)
