"""The eight actions (W8–W15) as steps of cards."""

from typing import Final

from realpolitik.games.world_order.bases import BUILD_BASE
from realpolitik.games.world_order.board import ALL_REGIONS
from realpolitik.games.world_order.countries import NO_COUNTRY, REGION_OF
from realpolitik.games.world_order.developing import DEVELOP as DEVELOPING
from realpolitik.games.world_order.effects import NOTHING, UNBOUND, DeclinableOp, Performing, bound
from realpolitik.games.world_order.engaging import ENGAGE as ENGAGING
from realpolitik.games.world_order.improving import IMPROVE_RELATIONS as IMPROVING
from realpolitik.games.world_order.investing import INVEST as INVESTING
from realpolitik.games.world_order.moving import MOVE as MOVING
from realpolitik.games.world_order.moving import MOVE_TO_EACH
from realpolitik.games.world_order.prices import MOVE_COST
from realpolitik.games.world_order.producing import PRODUCE as PRODUCING
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.trading import TRADE as TRADING
from realpolitik.kernel.program import Step, verb
from realpolitik.kernel.state import Frame


class ImproveRelations(DeclinableOp):
    REGIONS: Final = 4
    EXCLUDE: Final = 5  # a country
    DISCOUNT: Final = 6
    SURCHARGE: Final = 7
    MONEY_PER_UNIT: Final = 8
    SEARCH: Final = 9

    def _frame(self, p: int, step: Step, excluded: int) -> Frame:
        return IMPROVING.frame(
            power=p,
            bind=step[self.BIND],
            regions=step[self.REGIONS],
            not_country=excluded,
            discount=step[self.DISCOUNT],
            surcharge=step[self.SURCHARGE],
            price=step[self.MONEY_PER_UNIT],
            search=step[self.SEARCH],
        )

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(self._frame(f[Performing.POWER], step, bound(f, step[self.EXCLUDE])))

    def possible(self, s: WorldOrder, p: int, step: Step) -> bool:
        return bool(IMPROVING.options(s, self._frame(p, step, NO_COUNTRY)))


IMPROVE_RELATIONS: Final = verb("world_order.improve_relations", ImproveRelations())


class Engage(DeclinableOp):
    REGIONS: Final = 4
    EXCLUDE: Final = 5  # regions
    NEEDS_ALLY: Final = 6
    DISCOUNT: Final = 7
    DISCOUNT_WHERE: Final = 8
    DISCOUNT_PER: Final = 9

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        regions = allowed_regions(f, step[self.REGIONS], step[self.EXCLUDE])
        if regions:
            s.stack.append(
                ENGAGING.frame(
                    power=f[Performing.POWER],
                    bind=step[self.BIND],
                    regions=regions,
                    needs_ally=step[self.NEEDS_ALLY],
                    discount=step[self.DISCOUNT],
                    discount_where=step[self.DISCOUNT_WHERE],
                    discount_per=step[self.DISCOUNT_PER],
                )
            )


ENGAGE: Final = verb("world_order.engage", Engage())


def allowed_regions(f: Frame, regions: int, exclude: int) -> int:
    """The regions that a step speaks of, as a set: none where it refers to what was not bound. What is excluded and was
    not bound excludes nothing."""
    named, excluded = bound(f, regions), bound(f, exclude)
    if named == UNBOUND:
        return 0
    return named if excluded in (NOTHING, UNBOUND) else named & ~excluded


class Trade(DeclinableOp):
    SINGLE: Final = 4
    EXTRA_ALLIES: Final = 5  # regions
    ONLY_REGIONS: Final = 6
    DOUBLED: Final = 7  # types, as a set
    CHOOSE_DOUBLED: Final = 8

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        extra, only = bound(f, step[self.EXTRA_ALLIES]), bound(f, step[self.ONLY_REGIONS])
        if step[self.ONLY_REGIONS] != NOTHING and only == UNBOUND:
            return
        s.stack.append(
            TRADING.frame(
                power=f[Performing.POWER],
                bind=step[self.BIND],
                single=step[self.SINGLE],
                extra=max(0, extra),
                only=max(0, only),
                doubled=step[self.DOUBLED],
                choose_doubled=step[self.CHOOSE_DOUBLED],
            )
        )


TRADE: Final = verb("world_order.trade", Trade())


class Invest(DeclinableOp):
    TARGET: Final = 4
    NOT_EXHAUSTED: Final = 5
    ALLOW_REPEAT: Final = 6
    SURCHARGE: Final = 7
    OTHER_REGION_THAN: Final = 8  # a country

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        target, other = bound(f, step[self.TARGET]), bound(f, step[self.OTHER_REGION_THAN])
        if step[self.TARGET] != NOTHING and target == UNBOUND:
            return
        s.stack.append(
            INVESTING.frame(
                power=f[Performing.POWER],
                bind=step[self.BIND],
                target=target,
                most=step[self.ALLOW_REPEAT],
                surcharge=step[self.SURCHARGE],
                exhausts=1 - step[self.NOT_EXHAUSTED],
                regions=ALL_REGIONS if other < 0 else ALL_REGIONS & ~(1 << REGION_OF[other]),
            )
        )


INVEST: Final = verb("world_order.invest", Invest())


class Move(DeclinableOp):
    LEAST: Final = 4
    MOST: Final = 5
    REGIONS: Final = 6
    TO_ONE: Final = 7
    PER_REGION: Final = 8
    FREE: Final = 9
    SURCHARGE: Final = 10
    IGNORES_ACCESS: Final = 11

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        p, regions = f[Performing.POWER], bound(f, step[self.REGIONS])
        price = 0 if step[self.FREE] else MOVE_COST + step[self.SURCHARGE]
        if regions == UNBOUND:
            return
        if step[self.PER_REGION]:
            s.stack.append(
                MOVE_TO_EACH.frame(p, step[self.BIND], regions, step[self.PER_REGION], price, step[self.IGNORES_ACCESS])
            )
        else:
            s.stack.append(
                MOVING.frame(
                    power=p,
                    bind=step[self.BIND],
                    left=step[self.MOST],
                    least=step[self.LEAST],
                    regions=regions,
                    to_one=step[self.TO_ONE],
                    price=price,
                    ignores_access=step[self.IGNORES_ACCESS],
                )
            )


MOVE: Final = verb("world_order.move", Move())


class BuildBase(DeclinableOp):
    TARGET: Final = 4
    ALLOW_REPEAT: Final = 5
    ARMY_LIMIT: Final = 6
    ARMY_COST: Final = 7
    EVEN_BESIDE: Final = 8

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        target = bound(f, step[self.TARGET])
        if step[self.TARGET] != NOTHING and target == UNBOUND:
            return
        s.stack.append(
            BUILD_BASE.frame(
                power=f[Performing.POWER],
                bind=step[self.BIND],
                target=target,
                most=step[self.ALLOW_REPEAT],
                army_limit=step[self.ARMY_LIMIT],
                army_cost=step[self.ARMY_COST],
                even_beside=step[self.EVEN_BESIDE],
            )
        )


BUILD_A_BASE: Final = verb("world_order.build_base", BuildBase())


class Develop(DeclinableOp):
    MONEY_PER_UNIT: Final = 4

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(
            DEVELOPING.frame(power=f[Performing.POWER], bind=step[self.BIND], price=step[self.MONEY_PER_UNIT])
        )


DEVELOP: Final = verb("world_order.develop", Develop())


class Produce(DeclinableOp):
    TYPES: Final = 4  # how many
    RESOURCES: Final = 5  # of which, as a set; or the type that was bound
    MOST_UNITS: Final = 6
    OF_ONE: Final = 7  # whether RESOURCES refers to a type

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        resources = bound(f, step[self.RESOURCES])
        if resources == UNBOUND:
            return
        types = 1 << resources if step[self.OF_ONE] else resources
        s.stack.append(
            PRODUCING.frame(f[Performing.POWER], step[self.BIND], step[self.TYPES], types, step[self.MOST_UNITS])
        )


PRODUCE: Final = verb("world_order.produce", Produce())
