"""Improve relations (W8): a country of the board becomes an ally."""

from typing import Final

from realpolitik.games.world_order.asking import Declinable
from realpolitik.games.world_order.board import REGIONS
from realpolitik.games.world_order.countries import BARRED, NO_COUNTRY, REGION_OF, VALUE
from realpolitik.games.world_order.developments import RELATIONS_IMPROVED
from realpolitik.games.world_order.effects import bind
from realpolitik.games.world_order.influence import add_influence
from realpolitik.games.world_order.labels import DECLINE
from realpolitik.games.world_order.paying import PAY_DIPLOMACY, lacking
from realpolitik.games.world_order.stacks import on_board, open_countries, shuffle, take_off
from realpolitik.games.world_order.state import WorldOrder, covered_by
from realpolitik.games.world_order.using import happened
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

CHOOSE_COUNTRY: Final = question_kind("choose_country", "W8.1", "country", "power")

NEW_ALLY: Final = note_kind("new_ally", "W8.2", "power", "country")
COVERS: Final = note_kind("covers", "W8.6", "power", "country")
NOTHING_TO_IMPROVE: Final = note_kind("nothing_to_improve", "W7.2", "power")

NOT_OPEN: Final = reason_kind("not_open", "W8.1", "country")
IS_BARRED: Final = reason_kind("is_barred", "W8.9", "country", "power")
NOT_IN_THIS_REGION: Final = reason_kind("not_in_this_region", "W7.2", "region")
JUST_IMPROVED: Final = reason_kind("just_improved", "W23.6", "country")
LACKS_DIPLOMACY: Final = reason_kind("lacks_diplomacy", "W8.2", "n")


class ImproveRelations(Declinable):
    """W8.1–W8.4: choose a country, exhaust allies of its region, pay its value."""

    BIND: Final = 2
    REGIONS: Final = 3  # as a set
    NOT_COUNTRY: Final = 4  # not this one; NO_COUNTRY
    DISCOUNT: Final = 5
    SURCHARGE: Final = 6
    PRICE: Final = 7  # money that a unit of diplomacy may be paid with
    SEARCH: Final = 8  # any card of a region may be chosen, which is then shuffled
    COUNTRY: Final = 9  # the one that was chosen

    def frame(
        self,
        power: int,
        bind: int,
        regions: int,
        not_country: int,
        discount: int,
        surcharge: int,
        price: int,
        search: int,
    ) -> Frame:
        return [self.number, power, bind, regions, not_country, discount, surcharge, price, search, NO_COUNTRY]

    def prepare(self, s: WorldOrder, f: Frame) -> bool:
        if f[self.COUNTRY] == NO_COUNTRY:
            return True
        s.stack.pop()
        bind(s, f[self.BIND], f[self.COUNTRY])
        _make_ally(s, f[self.POWER], f[self.COUNTRY], f[self.SEARCH] > 0)
        return False

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        found: list[int] = []
        for r in range(REGIONS):
            if f[self.REGIONS] >> r & 1:
                found.extend(on_board(s, r) if f[self.SEARCH] else open_countries(s, r))
        return found

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        p, r = f[self.POWER], REGION_OF[option]
        if not f[self.REGIONS] >> r & 1:
            return (NOT_IN_THIS_REGION, r)
        if option not in (on_board(s, r) if f[self.SEARCH] else open_countries(s, r)):
            return (NOT_OPEN, option)
        if BARRED[option][p]:
            return (IS_BARRED, option, p)
        if option == f[self.NOT_COUNTRY]:
            return (JUST_IMPROVED, option)
        lacks = lacking(s, p, r, VALUE[option] - f[self.DISCOUNT], f[self.SURCHARGE], f[self.PRICE])
        return (LACKS_DIPLOMACY, lacks) if lacks else ALLOWED

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DECLINE:
            s.stack.pop()
            return
        f[self.COUNTRY] = answer
        cost = VALUE[answer] - f[self.DISCOUNT]
        s.stack.append(PAY_DIPLOMACY.frame(f[self.POWER], REGION_OF[answer], cost, f[self.SURCHARGE], f[self.PRICE]))


IMPROVE_RELATIONS: Final = procedure(
    "world_order.improve_relations", ImproveRelations(CHOOSE_COUNTRY, NOTHING_TO_IMPROVE)
)


def _make_ally(s: WorldOrder, p: int, c: int, search: bool) -> None:
    """W8.2: the card lies ready in front of the power; if that began with the country, it covers that card (W8.6)."""
    r = REGION_OF[c]
    s.ally_of[c] = p
    s.ready[c] = 1
    note(s, NEW_ALLY, p, c)
    below = covered_by(s, c)
    happened(s, p, RELATIONS_IMPROVED, c)  # at the bottom: it comes when all else is done
    if below == NO_COUNTRY:
        s.allies[p].append(c)
    else:
        s.allies[p][s.allies[p].index(below)] = c
        s.fdi[c], s.base[c], s.fdi[below], s.base[below] = s.fdi[below], s.base[below], 0, 0
        note(s, COVERS, p, c)
        if s.ready[below]:
            add_influence(s, p, r)  # W8.7
    take_off(s, r, c)
    if search:
        s.stack.pop()  # all are turned up anew
        shuffle(s, r)
