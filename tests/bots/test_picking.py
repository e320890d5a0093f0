"""Cadet picks cards of the other game (12.0): its own, the best for their Ops, and lets the rest be."""

import pytest
from bots.sparring import kinds, play_out
from tabletop import new_game

import realpolitik
from realpolitik.bots.bot import Bot, Seat
from realpolitik.bots.roster import new_bot
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match

GAMES = ("twilight-struggle", "red-sea")


@pytest.mark.parametrize("game", GAMES)
def test_each_side_picks_events_of_its_own(game: str) -> None:
    t = new_game(game=game, crossover="before-deal")
    picked: dict[int, list[int]] = {US: [], USSR: []}
    while t.question == "pick_card":
        q = t.match.question
        choice = new_bot("cadet", game, 1).choose(Seat(t.match, q.seat))
        t.match.answer(choice.option, q.seat)
        if choice.option < len(t.name):
            picked[q.seat].append(choice.option)
    deck = t.game.rules.deck
    for side, cards in picked.items():
        assert len(cards) >= 3
        assert all(deck.side[card] == side for card in cards)
        assert 6 <= sum(deck.ops[card] for card in cards) <= 9


def test_the_first_pick_changes_the_board() -> None:
    """Not a card that is anybody's, nor one that only looks at cards."""
    t = new_game(game="red-sea", crossover="before-deal")
    seat = Seat(t.match, t.match.question.seat)
    first = t.game.describe_option(seat.question, new_bot("cadet", "red-sea", 1).choose(seat).option)
    assert first not in ("wargames", "terrorism", "our_man_in_tehran")


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_with_borrowed_cards_to_the_end(game: str) -> None:
    rules = realpolitik.game(game)
    assert isinstance(rules, ColdWarGame)
    match = Match(rules, rules.setup(options={"crossover": "after-deal"}), Seeded("5"))
    players: tuple[Bot, Bot] = (new_bot("cadet", game, 1), new_bot("random", game, 1))
    assert "pick_card" in kinds(play_out(match, players))
    assert match.returns == [1, -1]
