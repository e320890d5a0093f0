"""What a seat cannot know (W26), drawn anew: other hands and decks, what others chose in secret."""

from random import Random
from typing import Final

from realpolitik.games.world_order.setup import CHOOSING_PILE, DEALING_ADVANTAGES, KEEPING_ADVANTAGES, SETTING_UP
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import NOBODY
from realpolitik.kernel.procedure import PROCEDURES, Sealed
from realpolitik.kernel.question import UNANSWERED

_IN_SECRET: Final = (CHOOSING_PILE.number, DEALING_ADVANTAGES.number, KEEPING_ADVANTAGES.number, SETTING_UP.number)


def resample(s: WorldOrder, seat: int, random: Random) -> WorldOrder:
    """Shuffled are sets only: their order in the state means nothing, so that it is the same whatever the truth is."""
    mine = s.powers[seat] if 0 <= seat < len(s.powers) else NOBODY
    for p in s.powers:
        if p != mine:
            _redeal(s, p, random)
            _advantages_anew(s, p, random)
    _answers_anew(s, seat, random)
    return s


def _answers_anew(s: WorldOrder, seat: int, random: Random) -> None:
    """What others have answered in secret might be any of their options."""
    f = s.stack[-1] if s.stack else []
    p = PROCEDURES[f[0]] if f else None
    if isinstance(p, Sealed):
        for q in p.asked(s, f):
            if q.seat != seat and s.sealed[q.seat] != UNANSWERED:
                s.sealed[q.seat] = random.choice(q.options)


def _redeal(s: WorldOrder, p: int, random: Random) -> None:
    """Hand, deck, what lies face down and what was discarded unseen are one pool, but for what others have seen."""
    known = s.known[p]
    pool = [card for card in s.hand[p] if card not in known]
    hidden_hand = len(pool)
    pool = sorted([*pool, *s.face_down[p], *s.discard_unseen[p], *s.deck[p]])
    random.shuffle(pool)
    drawn = pool[:hidden_hand]
    s.hand[p] = [card if card in known else drawn.pop() for card in s.hand[p]]
    at = hidden_hand
    before, after = s.face_down[p], pool[at : at + len(s.face_down[p])]
    s.front[p] = [after[before.index(card)] if card in before else card for card in s.front[p]]
    s.face_down[p] = after
    at += len(after)
    s.discard_unseen[p] = pool[at : at + len(s.discard_unseen[p])]
    at += len(s.discard_unseen[p])
    s.deck[p] = sorted(pool[at:])


def _advantages_anew(s: WorldOrder, p: int, random: Random) -> None:
    """While they are being chosen (W4.15); afterwards two lie open, and the rest matters no more."""
    if s.round > 1 or not any(frame[0] in _IN_SECRET for frame in s.stack):
        return
    if len(s.advantages[p]) + len(s.set_aside[p]) and s.vp[p] == 0 and not s.used[p]:
        pool = sorted([*s.advantages[p], *s.set_aside[p]])
        random.shuffle(pool)
        n = len(s.advantages[p])
        s.advantages[p], s.set_aside[p] = pool[:n], sorted(pool[n:])
