"""Where cards add influence, refresh it, make it permanent, and place armies: choices of a region."""

from typing import Final

from realpolitik.games.world_order.amounts import CONDITIONS
from realpolitik.games.world_order.asking import Choosing
from realpolitik.games.world_order.board import REGIONS, regions_in
from realpolitik.games.world_order.effects import NOTHING, bind
from realpolitik.games.world_order.improving import NOT_IN_THIS_REGION
from realpolitik.games.world_order.influence import CONVERT, REFRESH, add_influence, can_convert
from realpolitik.games.world_order.labels import DECLINE, DONE
from realpolitik.games.world_order.repeating import remember_region
from realpolitik.games.world_order.state import WorldOrder, is_filled
from realpolitik.games.world_order.things import RESOURCES
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

ADD_WHERE: Final = question_kind("add_where", "W16.2", "region", "power")
REFRESH_WHERE: Final = question_kind("refresh_where", "W16.8", "region", "power")
CONVERT_WHERE: Final = question_kind("convert_where", "W16.6", "region", "power")
ARMY_WHERE: Final = question_kind("army_where", "W7.2", "region", "power", "n")
CHOOSE_REGION_KIND: Final = question_kind("choose_region", "W7.2", "region", "power", "left")

ARMY_PLACED: Final = note_kind("army_placed", "W7.2", "power", "region", "n")
NOWHERE_TO_ADD: Final = note_kind("nowhere_to_add", "W7.2", "power")

NO_SLOT_FREE: Final = reason_kind("no_slot_free", "W16.3", "region")
TOO_LITTLE_EXPORTED: Final = reason_kind("too_little_exported", "W7.2", "region")
NO_TOKEN_TO_REFRESH: Final = reason_kind("no_token_to_refresh", "W16.8", "region")
NO_TEMPORARY_TOKEN: Final = reason_kind("no_temporary_token", "W16.6", "region")
CHOSEN_BEFORE: Final = reason_kind("chosen_before", "W7.2", "region")


def got_enough(s: WorldOrder, r: int, condition: int) -> bool:
    """Whether a region can have got what the condition asks for, of what no other region has been counted for yet."""
    if condition == NOTHING:
        return True
    wanted = CONDITIONS[condition]
    return all(wanted[i] <= min(s.exported[i], s.shipped[r][i]) for i in range(RESOURCES))


class AddToRegion(Choosing):
    """1 influence to a region that the card leaves open, or to each of several."""

    REGIONS: Final = 2  # as a set
    EACH: Final = 3
    MUST_BE_PERMANENT: Final = 4
    EVEN_BESIDE: Final = 5
    CONDITION: Final = 6

    def frame(
        self, power: int, regions: int, each: int, must_be_permanent: int, even_beside: int, condition: int
    ) -> Frame:
        return [self.number, power, regions, each, must_be_permanent, even_beside, condition]

    def prepare(self, s: WorldOrder, f: Frame) -> bool:
        regions = f[self.REGIONS]
        if not regions:
            s.stack.pop()
            return False
        if f[self.EACH] and f[self.CONDITION] == NOTHING:
            self.take(s, f, regions_in(regions)[0])
            return False
        return True

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if not f[self.REGIONS] >> option & 1:
            return (NOT_IN_THIS_REGION, option)
        if f[self.MUST_BE_PERMANENT] and not f[self.EVEN_BESIDE] and is_filled(s, option):
            return (NO_SLOT_FREE, option)
        return ALLOWED if got_enough(s, option, f[self.CONDITION]) else (TOO_LITTLE_EXPORTED, option)

    def give_up(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        note(s, NOWHERE_TO_ADD, f[self.POWER])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        f[self.REGIONS] &= ~(1 << answer)
        if not f[self.EACH] or not f[self.REGIONS]:
            s.stack.pop()
        if f[self.CONDITION] != NOTHING:
            wanted = CONDITIONS[f[self.CONDITION]]
            s.exported = [s.exported[i] - wanted[i] for i in range(RESOURCES)]
        add_influence(s, f[self.POWER], answer, f[self.MUST_BE_PERMANENT], f[self.EVEN_BESIDE])


ADD_TO_REGION: Final = procedure("world_order.add_to_region", AddToRegion(ADD_WHERE, obvious=True))


class RefreshWhere(Choosing):
    """In which region to refresh a token."""

    REGIONS: Final = 2  # as a set
    MAY_DECLINE: Final = 3

    def frame(self, power: int, regions: int, may_decline: int) -> Frame:
        return [self.number, power, regions, may_decline]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if not f[self.REGIONS] >> option & 1:
            return (NOT_IN_THIS_REGION, option)
        p, row = f[self.POWER], s.temporary[option]
        moves = any(row[at] == p and any(other != p for other in row[at + 1 :]) for at in range(len(row)))
        return ALLOWED if moves else (NO_TOKEN_TO_REFRESH, option)

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if options and f[self.MAY_DECLINE]:
            options.append(DECLINE)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer != DECLINE:
            s.stack.append(REFRESH.frame(power=f[self.POWER], region=answer))


REFRESH_IN: Final = procedure("world_order.refresh_in", RefreshWhere(REFRESH_WHERE, obvious=True))


class ConvertWhere(Choosing):
    """In which region to make a token permanent."""

    REGIONS: Final = 2  # as a set
    MAY_DECLINE: Final = 3
    EVEN_BESIDE: Final = 4

    def frame(self, power: int, regions: int, may_decline: int, even_beside: int) -> Frame:
        return [self.number, power, regions, may_decline, even_beside]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if not f[self.REGIONS] >> option & 1:
            return (NOT_IN_THIS_REGION, option)
        if f[self.POWER] not in s.temporary[option]:
            return (NO_TEMPORARY_TOKEN, option)
        return ALLOWED if can_convert(s, option, f[self.EVEN_BESIDE]) else (NO_SLOT_FREE, option)

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if options and f[self.MAY_DECLINE]:
            options.append(DECLINE)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer != DECLINE:
            s.stack.append(CONVERT.frame(power=f[self.POWER], region=answer, even_beside=f[self.EVEN_BESIDE]))


CONVERT_IN: Final = procedure("world_order.convert_in", ConvertWhere(CONVERT_WHERE, obvious=True))


class PlaceArmies(Choosing):
    """Armies of the supply go to one region, whatever the access."""

    BIND: Final = 2
    REGIONS: Final = 3  # as a set
    N: Final = 4

    def frame(self, power: int, bind: int, regions: int, n: int) -> Frame:
        return [self.number, power, bind, regions, n]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        return ALLOWED if f[self.REGIONS] >> option & 1 else (NOT_IN_THIS_REGION, option)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.N])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        bind(s, f[self.BIND], 1 << answer)
        remember_region(s, answer)
        s.armies[answer][f[self.POWER]] += f[self.N]
        note(s, ARMY_PLACED, f[self.POWER], answer, f[self.N])


PLACE_ARMIES: Final = procedure("world_order.place_armies", PlaceArmies(ARMY_WHERE, obvious=True))


class ChooseRegions(Choosing):
    """A region, or several, that the card goes on to speak of."""

    BIND: Final = 2
    LEAST: Final = 3  # how many more must be chosen
    LEFT: Final = 4  # how many more may be
    REGIONS: Final = 5  # to choose from, as a set
    CHOSEN: Final = 6  # as a set

    def frame(self, power: int, bind: int, least: int, left: int, regions: int) -> Frame:
        return [self.number, power, bind, least, left, regions, 0]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return list(range(REGIONS)) if f[self.LEFT] else []

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if f[self.CHOSEN] >> option & 1:
            return (CHOSEN_BEFORE, option)
        return ALLOWED if f[self.REGIONS] >> option & 1 else (NOT_IN_THIS_REGION, option)

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if options and f[self.LEAST] <= 0:
            options.append(DONE)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.LEFT])

    def give_up(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        if f[self.CHOSEN]:
            bind(s, f[self.BIND], f[self.CHOSEN])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DONE:
            self.give_up(s, f)
            return
        f[self.LEAST] -= 1
        f[self.LEFT] -= 1
        f[self.CHOSEN] |= 1 << answer
        if not f[self.LEFT]:
            self.give_up(s, f)
            remember_region(s, answer)


CHOOSE_REGIONS: Final = procedure("world_order.choose_regions", ChooseRegions(CHOOSE_REGION_KIND, obvious=True))
