"""Gains, payments and cards as steps of cards."""

from typing import Final

from realpolitik.games.world_order.countries import VALUE
from realpolitik.games.world_order.drawing import DISCARD as DISCARDING
from realpolitik.games.world_order.drawing import DRAW_UP_TO, TRASHED, can_draw, cards_to_trash, draw
from realpolitik.games.world_order.drawing import TRASH as TRASHING
from realpolitik.games.world_order.effects import UNBOUND, DeclinableOp, Op, Performing, bind, bound
from realpolitik.games.world_order.gaining import gain, gain_money, score
from realpolitik.games.world_order.playing import PLAY, TAKE_FREE, something_to_play
from realpolitik.games.world_order.readying import READY as READYING
from realpolitik.games.world_order.readying import has_exhausted
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.structure import EXCHANGING, PAYING_FOR_MORE
from realpolitik.games.world_order.things import ARMY, DIPLOMACY, FROM_CARDS
from realpolitik.kernel.program import Step, verb
from realpolitik.kernel.state import Frame, note

# what a gain is multiplied by
ONCE: Final = 0
PER_FDI_TOKEN: Final = 1
PER_IMPORTED_TYPE: Final = 2


class Gain(Op):
    MONEY: Final = 4
    DIPLOMACY: Final = 5
    ARMY: Final = 6
    VP: Final = 7
    PER: Final = 8

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        p = f[Performing.POWER]
        times = 1
        if step[self.PER] == PER_FDI_TOKEN:
            times = sum([s.fdi[c] for c in s.allies[p]])
        elif step[self.PER] == PER_IMPORTED_TYPE:
            times = sum(s.imported)
        gain_money(s, p, step[self.MONEY] * times)
        gain(s, p, DIPLOMACY, step[self.DIPLOMACY] * times)
        gain(s, p, ARMY, step[self.ARMY] * times)
        score(s, p, step[self.VP] * times, FROM_CARDS)
        bind(s, step[self.BIND], 1)


GAIN: Final = verb("world_order.gain", Gain())


class Exchange(DeclinableOp):
    GIVE: Final = 4
    GET: Final = 5
    TIMES: Final = 6

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(
            EXCHANGING.frame(f[Performing.POWER], step[self.BIND], step[self.GIVE], step[self.GET], step[self.TIMES])
        )


EXCHANGE: Final = verb("world_order.exchange", Exchange())


class PayTo(DeclinableOp):
    COST: Final = 4
    DISCARDS: Final = 5
    TRASHES: Final = 6
    TRASHES_FROM: Final = 7
    PROGRAM: Final = 8

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(
            PAYING_FOR_MORE.frame(
                power=f[Performing.POWER],
                cost=step[self.COST],
                discards=step[self.DISCARDS],
                trashes=step[self.TRASHES],
                trashes_from=step[self.TRASHES_FROM],
                program=step[self.PROGRAM],
            )
        )


PAY_TO: Final = verb("world_order.pay_to", PayTo())


class Draw(Op):
    N: Final = 4
    BY_READY_ALLY: Final = 5  # any number up to the highest value of a ready ally

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        p = f[Performing.POWER]
        if not step[self.BY_READY_ALLY]:
            draw(s, p, step[self.N], step[self.BIND])
            return
        left = len(s.top[p]) + len(s.deck[p]) + len(s.discard[p]) + len(s.discard_unseen[p])
        highest = max([VALUE[c] for c in s.allies[p] if s.ready[c]], default=0)
        s.stack.append(DRAW_UP_TO.frame(power=p, most=min(highest, left), bind=step[self.BIND]))

    def possible(self, s: WorldOrder, p: int, step: Step) -> bool:
        return can_draw(s, p) and (not step[self.BY_READY_ALLY] or any(s.ready[c] for c in s.allies[p]))


DRAW: Final = verb("world_order.draw", Draw())


class Discard(Op):
    N: Final = 4

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        n = bound(f, step[self.N])
        if n != UNBOUND and n:
            s.stack.append(DISCARDING.frame(power=f[Performing.POWER], left=n))

    def possible(self, s: WorldOrder, p: int, step: Step) -> bool:
        return step[self.N] > 0 and bool(s.hand[p])  # what was drawn before is no reason to begin


DISCARD: Final = verb("world_order.discard", Discard())


class Trash(DeclinableOp):
    N: Final = 4
    PLACES: Final = 5

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(
            TRASHING.frame(
                power=f[Performing.POWER],
                bind=step[self.BIND],
                left=step[self.N],
                places=step[self.PLACES],
                may_decline=step[self.OPTIONAL],
            )
        )

    def possible(self, s: WorldOrder, p: int, step: Step) -> bool:
        return bool(cards_to_trash(s, p, step[self.PLACES]))


TRASH: Final = verb("world_order.trash", Trash())


class TrashSelf(Op):
    """The card that is being played leaves the game."""

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        p, card = f[Performing.POWER], f[Performing.CARD]
        if card in s.front[p]:
            at = s.front[p].index(card)
            s.front[p].pop(at)
            s.front_turn[p].pop(at)
            s.removed.append(card)
            note(s, TRASHED, p, card)


TRASH_SELF: Final = verb("world_order.trash_self", TrashSelf())


class PlayAnother(DeclinableOp):
    """W7.9, W7.11."""

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(PLAY.frame(power=f[Performing.POWER], additional=1))

    def possible(self, s: WorldOrder, p: int, step: Step) -> bool:
        return something_to_play(s, p)


PLAY_ANOTHER: Final = verb("world_order.play_another", PlayAnother())


class ResearchFree(Op):
    MOST_COST: Final = 4
    PLAYS: Final = 5

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(
            TAKE_FREE.frame(power=f[Performing.POWER], most_cost=step[self.MOST_COST], plays=step[self.PLAYS])
        )


RESEARCH_FREE: Final = verb("world_order.research_free", ResearchFree())


class Ready(DeclinableOp):
    MOST: Final = 4

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(READYING.frame(power=f[Performing.POWER], bind=step[self.BIND], left=step[self.MOST]))

    def possible(self, s: WorldOrder, p: int, step: Step) -> bool:
        return has_exhausted(s, p)


READY: Final = verb("world_order.ready", Ready())
