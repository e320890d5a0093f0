"""5.3: when the draw pile runs out, held against games that are played; and which cards may still be out."""

from random import Random

import realpolitik
from realpolitik.games.labyrinth.cards import RESHUFFLED
from realpolitik.games.labyrinth.forecast import forecast_facts
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import FACTS, Fact


def test_the_draw_pile_runs_out_when_it_is_told_to() -> None:
    """A side is dealt seven to nine cards a turn; cards that events draw may bring it on a turn earlier."""
    game, right, told = realpolitik.game("labyrinth"), 0, 0
    for seed in range(25):
        random, claims = Random(seed), dict[int, Fact]()
        match = Match(game, game.setup("", {"decks": 2}), Seeded(str(seed)))
        while not match.over:
            state = match.state
            assert isinstance(state, Labyrinth)
            if state.phase_card:
                claims.setdefault(state.turn, forecast_facts(state)[0])
            before = len(match.log)
            q = random.choice(match.questions)
            match.answer(random.choice(q.options), q.seat)
            if any(note[0] == RESHUFFLED for _, note in match.log[before:]):
                for fact in claims.values():
                    assert FACTS[fact[0]].name.startswith("reshuffle")
                    right += fact[1] <= state.turn <= fact[-1]
                    told += 1
                claims = {}
    assert told > 20
    assert right >= 0.9 * told


def test_cards_still_out_are_those_that_lie_nowhere_in_the_open() -> None:
    game = realpolitik.game("labyrinth")
    match = Match(game, game.setup(), Seeded("out"))
    state = match.state
    assert isinstance(state, Labyrinth)
    for seat in (0, 1):
        out = game.cards_out(state, seat, ())
        assert len(out["out"]) == len(state.deck) + len(state.hands[1 - seat])
        assert not {*out["out"]} & {*game.view(state, seat)["hand"]}
