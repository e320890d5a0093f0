"""Cadet at a table: what it chooses, how it plays a round, and whole games against a bot that plays anyhow."""

from random import Random
from typing import NamedTuple

from tabletop import SIDES, Table

import realpolitik
from realpolitik.bots.bot import Bot, Seat
from realpolitik.bots.random_bot import RandomBot
from realpolitik.bots.roster import new_bot
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, NATURE, NOTES, Question


def cadet(t: Table, seed: int) -> Bot:
    return new_bot("cadet", t.game.name, seed)


def chosen(t: Table, side: str, seed: int = 1) -> str:
    """The name of what cadet chooses at this table."""
    seat = Seat(t.match, SIDES[side])
    return t.game.describe_option(seat.question, cadet(t, seed).choose(seat).option)


def play_round(t: Table, seed: int) -> Table:
    """Let cadet play both sides until the next card is chosen; dice fall anyhow."""
    dice = Random(seed)
    while not t.match.over:
        q = t.match.question
        option = dice.choice(q.options) if q.seat == NATURE else cadet(t, seed).choose(Seat(t.match, q.seat)).option
        t.match.answer(option, q.seat)
        if not t.match.over and t.question in ("choose_card", "draw_card", "choose_headline"):
            break
    return t


def play_out(match: Match, players: tuple[Bot, Bot]) -> list[Question]:
    """Play a match to its end, by seats; the questions that were asked."""
    asked = []
    while not match.over:
        q = match.question
        asked.append(q)
        match.answer(players[q.seat].choose(Seat(match, q.seat)).option, q.seat)
    return asked


def kinds(asked: list[Question]) -> set[str]:
    return {KINDS[q.kind].name for q in asked}


class Result(NamedTuple):
    cadet: int
    winner: int
    ending: str
    phasing: int


def played(game: str, side: int, seed: int) -> Result:
    """A whole game of cadet, as that side, against a random bot."""
    match = realpolitik.new(game, seed=seed)
    players: tuple[Bot, Bot] = (new_bot("cadet", game, seed), RandomBot(seed))
    play_out(match, players if side == US else (players[1], players[0]))
    assert isinstance(match.state, ColdWar)
    winner = match.returns.index(1) if 1 in match.returns else -1
    return Result(side, winner, NOTES[match.log[-1][1][0]].name, match.state.phasing)


def lost_by_its_own_hand(games: list[Result]) -> list[Result]:
    lost = [game for game in games if game.winner == 1 - game.cadet]
    return [
        game
        for game in lost
        if game.ending in ("won_by_held_scoring", "won_by_crisis")
        or (game.ending == "won_by_nuclear_war" and game.phasing == game.cadet)
    ]


def won_by(games: list[Result], side: int) -> int:
    """How many games cadet won with a side."""
    assert side in (US, USSR)
    return sum(game.cadet == game.winner == side for game in games)
