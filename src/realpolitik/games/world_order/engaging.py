"""Engage (W9): influence in a region of allies, and an Engage token there."""

from typing import Final

from realpolitik.games.world_order.asking import Choosing, Declinable
from realpolitik.games.world_order.board import ENGAGE_COST, NOWHERE, REGIONS
from realpolitik.games.world_order.developments import ENGAGE_DISCOUNT, bonus
from realpolitik.games.world_order.effects import bind
from realpolitik.games.world_order.improving import NOT_IN_THIS_REGION
from realpolitik.games.world_order.influence import add_influence
from realpolitik.games.world_order.labels import DECLINE, LEAVE
from realpolitik.games.world_order.mats import PRIORITY_DISCOUNT
from realpolitik.games.world_order.paying import PAY_DIPLOMACY, lacking
from realpolitik.games.world_order.state import WorldOrder, allies_in, free_tokens
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

ENGAGE_WHERE: Final = question_kind("engage_where", "W9.1", "region", "power")
MOVE_TOKEN: Final = question_kind("move_token", "W9.3", "region", "power", "region")

ENGAGED: Final = note_kind("engaged", "W9.2", "power", "region")
TOKEN_MOVED: Final = note_kind("token_moved", "W9.3", "power", "region", "region_before")
NOWHERE_TO_ENGAGE: Final = note_kind("nowhere_to_engage", "W7.2", "power")

NO_ALLY_THERE: Final = reason_kind("no_ally_there", "W9.1", "region")
LACKS_DIPLOMACY_TO_ENGAGE: Final = reason_kind("lacks_diplomacy", "W9.2", "n")
NO_TOKEN_THERE: Final = reason_kind("no_token_there", "W9.3", "region")

# what a discount is multiplied by
FLAT: Final = 0
PER_ALLY: Final = 1
PER_ARMY: Final = 2


def engage_cost(s: WorldOrder, p: int, r: int) -> int:
    """W9.2, W9.5: the diplomacy that a region costs a power, with what its priority takes off."""
    off = PRIORITY_DISCOUNT[p][s.priority[p]] + bonus(s, p, ENGAGE_DISCOUNT)
    return max(0, ENGAGE_COST[r] - off)


class Engage(Declinable):
    """W9.1, W9.2: choose a region, exhaust allies there, pay."""

    BIND: Final = 2
    REGIONS: Final = 3  # as a set
    NEEDS_ALLY: Final = 4
    DISCOUNT: Final = 5
    DISCOUNT_WHERE: Final = 6  # the regions, as a set
    DISCOUNT_PER: Final = 7  # FLAT, PER_ALLY, PER_ARMY
    REGION: Final = 8  # the one that was chosen

    def frame(
        self,
        power: int,
        bind: int,
        regions: int,
        needs_ally: int,
        discount: int,
        discount_where: int,
        discount_per: int,
    ) -> Frame:
        return [self.number, power, bind, regions, needs_ally, discount, discount_where, discount_per, NOWHERE]

    def cost(self, s: WorldOrder, f: Frame, r: int) -> int:
        p = f[self.POWER]
        times = 1
        if f[self.DISCOUNT_PER] == PER_ALLY:
            times = len(allies_in(s, p, r))
        elif f[self.DISCOUNT_PER] == PER_ARMY:
            times = s.armies[r][p]
        off = f[self.DISCOUNT] * times if f[self.DISCOUNT_WHERE] >> r & 1 else 0
        return max(0, engage_cost(s, p, r) - off)

    def prepare(self, s: WorldOrder, f: Frame) -> bool:
        r = f[self.REGION]
        if r == NOWHERE:
            return True
        s.stack.pop()
        p = f[self.POWER]
        bind(s, f[self.BIND], 1 << r)
        note(s, ENGAGED, p, r)
        if free_tokens(s, p):
            s.engage[r][p] += 1
        else:
            s.stack.append(MOVE_ENGAGE_TOKEN.frame(power=p, region=r))
        add_influence(s, p, r)
        return False

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        p = f[self.POWER]
        if not f[self.REGIONS] >> option & 1:
            return (NOT_IN_THIS_REGION, option)
        if f[self.NEEDS_ALLY] and not allies_in(s, p, option):
            return (NO_ALLY_THERE, option)
        lacks = lacking(s, p, option, self.cost(s, f, option), 0, 0)
        return (LACKS_DIPLOMACY_TO_ENGAGE, lacks) if lacks else ALLOWED

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DECLINE:
            s.stack.pop()
            return
        f[self.REGION] = answer
        s.stack.append(PAY_DIPLOMACY.frame(f[self.POWER], answer, self.cost(s, f, answer)))


ENGAGE: Final = procedure("world_order.engage", Engage(ENGAGE_WHERE, NOWHERE_TO_ENGAGE))


class MoveEngageToken(Choosing):
    """W9.3, W9.8: all tokens are on the board: one of them may be moved to the region, or none."""

    REGION: Final = 2

    def frame(self, power: int, region: int) -> Frame:
        return [self.number, power, region]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return [r for r in range(REGIONS) if r != f[self.REGION]]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        here = option != f[self.REGION] and s.engage[option][f[self.POWER]] > 0
        return ALLOWED if here else (NO_TOKEN_THERE, option)

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if options:
            options.append(LEAVE)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.REGION])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer != LEAVE:
            p, r = f[self.POWER], f[self.REGION]
            s.engage[answer][p] -= 1
            s.engage[r][p] += 1
            note(s, TOKEN_MOVED, p, r, answer)


MOVE_ENGAGE_TOKEN: Final = procedure("world_order.move_engage_token", MoveEngageToken(MOVE_TOKEN))
