"""The board, the tracks, and what holds steps together, as steps of cards."""

from typing import Final

from realpolitik.games.world_order.board import REGIONS as REGION_COUNT
from realpolitik.games.world_order.effects import (
    PERFORMING,
    UNBOUND,
    DeclinableOp,
    Op,
    Performing,
    bind,
    bound,
)
from realpolitik.games.world_order.ops_actions import allowed_regions
from realpolitik.games.world_order.placing import (
    ADD_TO_REGION,
    CHOOSE_REGIONS,
    CONVERT_IN,
    PLACE_ARMIES,
    REFRESH_IN,
)
from realpolitik.games.world_order.producing import CHOOSE_RESOURCE as CHOOSING_RESOURCE
from realpolitik.games.world_order.producing import RAISE_PRODUCTION
from realpolitik.games.world_order.prosperity import can_prosper, prosper
from realpolitik.games.world_order.repeating import REPEATING, visited
from realpolitik.games.world_order.state import WorldOrder, is_played
from realpolitik.games.world_order.structure import CHOOSING_WAY, TAKES_PART, TAKING_PART
from realpolitik.kernel.program import Step, verb
from realpolitik.kernel.state import Frame, note


class AddInfluence(Op):
    REGIONS: Final = 4
    EXCLUDE: Final = 5
    EACH: Final = 6
    MUST_BE_PERMANENT: Final = 7
    EVEN_BESIDE: Final = 8
    CONDITION: Final = 9

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        regions = allowed_regions(f, step[self.REGIONS], step[self.EXCLUDE])
        if regions:
            s.stack.append(
                ADD_TO_REGION.frame(
                    power=f[Performing.POWER],
                    regions=regions,
                    each=step[self.EACH],
                    must_be_permanent=step[self.MUST_BE_PERMANENT],
                    even_beside=step[self.EVEN_BESIDE],
                    condition=step[self.CONDITION],
                )
            )


ADD_INFLUENCE: Final = verb("world_order.add_influence", AddInfluence())


class RefreshInfluence(DeclinableOp):
    REGIONS: Final = 4

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        regions = bound(f, step[self.REGIONS])
        if regions != UNBOUND:
            s.stack.append(
                REFRESH_IN.frame(power=f[Performing.POWER], regions=regions, may_decline=step[self.OPTIONAL])
            )


REFRESH_INFLUENCE: Final = verb("world_order.refresh_influence", RefreshInfluence())


class ConvertInfluence(DeclinableOp):
    REGIONS: Final = 4
    EVEN_BESIDE: Final = 5

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        regions = bound(f, step[self.REGIONS])
        if regions != UNBOUND:
            s.stack.append(
                CONVERT_IN.frame(
                    power=f[Performing.POWER],
                    regions=regions,
                    may_decline=step[self.OPTIONAL],
                    even_beside=step[self.EVEN_BESIDE],
                )
            )

    def possible(self, s: WorldOrder, p: int, step: Step) -> bool:
        return any(p in s.temporary[r] for r in range(REGION_COUNT))


CONVERT_INFLUENCE: Final = verb("world_order.convert_influence", ConvertInfluence())


class PlaceArmy(Op):
    N: Final = 4
    REGIONS: Final = 5

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        regions = step[self.REGIONS] & ~visited(s)
        if regions:
            s.stack.append(
                PLACE_ARMIES.frame(power=f[Performing.POWER], bind=step[self.BIND], regions=regions, n=step[self.N])
            )


PLACE_ARMY: Final = verb("world_order.place_army", PlaceArmy())


class IncreaseProduction(Op):
    N: Final = 4
    TRACKS: Final = 5  # as a set; or the type that was bound
    OF_ONE: Final = 6  # whether TRACKS refers to a type

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        tracks = bound(f, step[self.TRACKS])
        if tracks != UNBOUND:
            raised = 1 << tracks if step[self.OF_ONE] else tracks
            s.stack.append(RAISE_PRODUCTION.frame(f[Performing.POWER], step[self.BIND], step[self.N], raised))


INCREASE_PRODUCTION: Final = verb("world_order.increase_production", IncreaseProduction())


class IncreaseProsperity(Op):
    DISCOUNT: Final = 4

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        p, discount = f[Performing.POWER], step[self.DISCOUNT]
        if can_prosper(s, p, discount):
            bind(s, step[self.BIND], 1)
            prosper(s, p, discount)


INCREASE_PROSPERITY: Final = verb("world_order.increase_prosperity", IncreaseProsperity())


class ChooseResource(Op):
    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(CHOOSING_RESOURCE.frame(power=f[Performing.POWER], bind=step[self.BIND]))


CHOOSE_RESOURCE: Final = verb("world_order.choose_resource", ChooseResource())


class ChooseRegion(DeclinableOp):
    LEAST: Final = 4
    MOST: Final = 5
    REGIONS: Final = 6

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(
            CHOOSE_REGIONS.frame(
                power=f[Performing.POWER],
                bind=step[self.BIND],
                least=0 if step[self.OPTIONAL] else step[self.LEAST],
                left=step[self.MOST],
                regions=step[self.REGIONS] & ~visited(s),
            )
        )


CHOOSE_REGION: Final = verb("world_order.choose_region", ChooseRegion())


# -- structure ---------------------------------------------------------------------------------------------------------


class Choose(DeclinableOp):
    PICK: Final = 4
    WAYS: Final = 5

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(
            CHOOSING_WAY.frame(
                power=f[Performing.POWER],
                ways=step[self.WAYS],
                left=step[self.PICK],
                may_decline=step[self.OPTIONAL],
            )
        )


CHOOSE: Final = verb("world_order.choose", Choose())


class Repeat(Op):
    TIMES: Final = 4
    DISTINCT_REGIONS: Final = 5
    PROGRAM: Final = 6

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        s.stack.append(
            REPEATING.frame(
                power=f[Performing.POWER],
                program=step[self.PROGRAM],
                left=step[self.TIMES],
                distinct=step[self.DISTINCT_REGIONS],
            )
        )


REPEAT: Final = verb("world_order.repeat", Repeat())


class PowerMay(Op):
    """W23.8."""

    POWER: Final = 4
    COST: Final = 5
    ALL_IF_LESS: Final = 6
    FREE_IF_UNPLAYED: Final = 7
    PROGRAM: Final = 8

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        p, card, bindings = step[self.POWER], f[Performing.CARD], f[Performing.BOUND_ON :]
        if is_played(s, p):
            s.stack.append(
                TAKING_PART.frame(p, card, step[self.COST], step[self.ALL_IF_LESS], step[self.PROGRAM], bindings)
            )
        elif step[self.FREE_IF_UNPLAYED]:
            note(s, TAKES_PART, p, card)
            s.stack.append(PERFORMING.frame(step[self.PROGRAM], p, card, bindings))


POWER_MAY: Final = verb("world_order.power_may", PowerMay())
