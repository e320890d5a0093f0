"""Which cards may still be out, and when the draw pile will run out (5.3), by the deals alone: a side is dealt seven to
nine cards a turn (5.2.8), as its track stands then."""

from typing import Final

from realpolitik.games.labyrinth.cards import DRAW
from realpolitik.games.labyrinth.deck import CARDS
from realpolitik.games.labyrinth.options import DECKS
from realpolitik.games.labyrinth.sides import NOBODY, other
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.tracks import AMPLE, cards_dealt
from realpolitik.games.labyrinth.turn import DEAL_US, TURN
from realpolitik.games.labyrinth.view import cards
from realpolitik.kernel.game import View
from realpolitik.kernel.question import Fact, fact_kind

RESHUFFLE_IN: Final = fact_kind("reshuffle_in", "5.3.1", "turn")
RESHUFFLE_BETWEEN: Final = fact_kind("reshuffle_between", "5.3.1", "turn", "last")
GAME_ENDS_IN: Final = fact_kind("game_ends_in", "2.3", "turn")
GAME_ENDS_BETWEEN: Final = fact_kind("game_ends_between", "2.3", "turn", "last")
CARDS_COME_BACK: Final = fact_kind("cards_come_back", "5.3.1", "cards")


def forecast_facts(s: Labyrinth) -> list[Fact]:
    """When a card is to be drawn and none is left: then the discards come back, or the game ends."""
    if s.over:
        return []
    earliest, latest = runs_out(s, cards_dealt(AMPLE)), runs_out(s, cards_dealt(0))
    last_deck = s.deck_number >= s.options[DECKS]
    if earliest == latest:
        return [(GAME_ENDS_IN, earliest)] if last_deck else [(RESHUFFLE_IN, earliest), _come_back(s)]
    if last_deck:
        return [(GAME_ENDS_BETWEEN, earliest, latest)]
    return [(RESHUFFLE_BETWEEN, earliest, latest), _come_back(s)]


def _come_back(s: Labyrinth) -> Fact:
    return (CARDS_COME_BACK, len(s.discard) + len(s.lapsing) + (1 if s.first_plot else 0))


def runs_out(s: Labyrinth, dealt: int) -> int:
    """The turn whose cards cannot all be dealt, if a side is dealt so many each time."""
    left, turn = len(s.deck), s.turn
    for f in s.stack:
        if f[0] == DRAW.number:
            left -= f[DRAW.N] - f[DRAW.DRAWN]
        elif f[0] == TURN.number and f[TURN.STEP] == DEAL_US:
            left -= dealt
    while left >= 0:
        left -= 2 * dealt
        turn += 1
    return turn


def cards_out(s: Labyrinth, mine: int, held: list[list[int]]) -> View:
    """All cards that lie nowhere in the open, but those of the own hand; and those that were seen in the other."""
    seen = [card for card in s.known[other(mine)] if card in held[other(mine)]] if mine != NOBODY else []
    placed = {*s.discard, *s.removed, *s.table, *s.lapsing, s.first_plot, *seen}
    placed |= {*held[mine]} if mine != NOBODY else set()
    out = [card for card in range(1, CARDS + 1) if card not in placed]
    return {"out": cards(out), "seen": cards(seen)}
