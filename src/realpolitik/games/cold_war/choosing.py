"""What the questions of the family have in common: choosing a country on the map, or a card of one's hand."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.cold_war.cards import not_in_hand
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.procedure import Choice
from realpolitik.kernel.question import NOT_ASKED, Reason, reason_kind
from realpolitik.kernel.state import Frame

NOT_AMONG: Final = reason_kind("not_among", "7.1", "country", "card")


def no_country(s: ColdWar, option: int, card: int) -> Reason:
    """Why what is no country is not on offer where an event asks for one: it is another space, or none at all."""
    return (NOT_AMONG, option, card) if s.rules.board.size <= option < len(s.controller) else (NOT_ASKED,)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseCountry(Choice[ColdWar]):
    """One of the spaces of the map."""

    def is_thing(self, s: ColdWar, f: Frame, option: int) -> bool:
        return 0 <= option < len(s.controller)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseAmong(Choice[ColdWar]):
    """7.1: one of the countries that an event names; no other space of the map will do."""

    def among(self, f: Frame) -> int:
        """The set that the event names."""
        raise NotImplementedError(f"{self.name}.among")

    def event(self, f: Frame) -> int:
        """The card whose event it is."""
        raise NotImplementedError(f"{self.name}.event")

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return s.rules.board.sets[self.among(f)].members

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not 0 <= option < len(s.controller):
            return (NOT_ASKED,)
        if option >= s.rules.board.size or not s.rules.board.sets[self.among(f)].has[option]:
            return (NOT_AMONG, option, self.event(f))
        return self.against(s, f, option) or (NOT_ASKED,)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseFromHand(Choice[ColdWar]):
    """One of the cards of a side's hand."""

    def holder(self, f: Frame) -> int:
        """The side whose hand it is."""
        raise NotImplementedError(f"{self.name}.holder")

    def not_held(self, s: ColdWar, f: Frame, option: int) -> Reason:
        """Why something that the hand does not hold is not on offer."""
        return not_in_hand(s, option)

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return s.hands[self.holder(f)]

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if option not in s.hands[self.holder(f)]:
            return self.not_held(s, f, option)
        return self.against(s, f, option) or (NOT_ASKED,)
