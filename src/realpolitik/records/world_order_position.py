"""A position of World Order, followed from note to note: how it stood between two answers."""

from realpolitik.games.world_order.aftermath import INCOME
from realpolitik.games.world_order.bases import BASE_BUILT
from realpolitik.games.world_order.countries import REGION_OF
from realpolitik.games.world_order.developing import DEVELOPED
from realpolitik.games.world_order.gaining import (
    DIPLOMACY_LOST,
    GAINS,
    GAINS_MONEY,
    PAID_OUT,
    PAYS,
    PAYS_MONEY,
    VP,
)
from realpolitik.games.world_order.influence import INFLUENCE_PLACED, MADE_PERMANENT, PUSHED_OUT
from realpolitik.games.world_order.labels import BESIDE, PERMANENT
from realpolitik.games.world_order.moving import ARMY_MOVED, ARMY_SENT
from realpolitik.games.world_order.placing import ARMY_PLACED
from realpolitik.games.world_order.prosperity import PROSPERED
from realpolitik.games.world_order.random_influence import RANDOM_ARMY_ADDED
from realpolitik.games.world_order.state import WorldOrder, is_played
from realpolitik.games.world_order.things import ARMY, DIPLOMACY
from realpolitik.games.world_order.trading import BOUGHT_FROM, EXPORTED, IMPORTED
from realpolitik.kernel.question import Note


def follow(s: WorldOrder, note: Note) -> None:
    """Change what the figures measure, as a note tells: VP, money, stock, tokens, armies, prosperity, developments.
    What people set right comes alone, and is looked up."""
    kind, _, *rest = note
    if kind == VP:
        power, _, _, total = rest
        s.vp[power] = total
    elif kind == PROSPERED:
        s.prosperity[rest[0]] = rest[1]
    elif kind == DEVELOPED:
        s.developments[rest[0]].append(rest[1])
    elif kind in (INFLUENCE_PLACED, PUSHED_OUT, MADE_PERMANENT):
        _follow_tokens(s, note)
    elif kind in (ARMY_MOVED, ARMY_SENT, ARMY_PLACED, RANDOM_ARMY_ADDED, BASE_BUILT):
        _follow_armies(s, note)
    elif kind in (GAINS_MONEY, PAYS_MONEY, INCOME):
        power, n = rest
        s.money[power] += -n if kind == PAYS_MONEY else n
    else:
        _follow_stock(s, note)


def _follow_tokens(s: WorldOrder, note: Note) -> None:
    """The order of a temporary row is not followed: nothing that is measured depends on it."""
    kind, _, owner, region, *label = note
    if kind in (PUSHED_OUT, MADE_PERMANENT):
        s.temporary[region].remove(owner)
    if kind != PUSHED_OUT:
        slots = {PERMANENT: s.permanent, BESIDE: s.beside}.get(label[0], s.temporary)
        slots[region].append(owner)


def _follow_armies(s: WorldOrder, note: Note) -> None:
    kind, _, power, where, *rest = note
    n = rest[0] if kind in (ARMY_PLACED, BASE_BUILT) else 1
    s.armies[REGION_OF[where] if kind == BASE_BUILT else where][power] += n
    if kind == ARMY_MOVED:
        s.armies[rest[0]][power] -= n
    elif kind in (ARMY_SENT, BASE_BUILT):
        s.stock[power][ARMY] -= n


def _follow_stock(s: WorldOrder, note: Note) -> None:
    kind, _, *rest = note
    if kind == DIPLOMACY_LOST:
        s.stock[rest[0]][DIPLOMACY] -= rest[1]
    elif kind in (GAINS, PAYS):
        power, resource, n = rest
        s.stock[power][resource] += n if kind == GAINS else -n
    elif kind in (EXPORTED, PAID_OUT):
        power, resource, n, money = rest
        s.stock[power][resource] -= n
        s.money[power] += money
    elif kind in (IMPORTED, BOUGHT_FROM):
        power, _, _, money, *sellers = rest  # the units are told of as a gain
        s.money[power] -= money
        for seller in sellers:
            s.money[seller] += money if is_played(s, seller) else 0  # W10.12
