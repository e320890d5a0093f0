"""Using development cards when their moment has come (W14.3, W23.5, W23.9)."""

from typing import Final

from realpolitik.games.world_order.asking import ChoosingAmong
from realpolitik.games.world_order.deck import FIRST_DEVELOPMENT, LEVEL, PROGRAM, is_development
from realpolitik.games.world_order.developments import (
    EVENT_PROGRAM,
    at_will,
    is_active,
    is_per_round,
    is_usable,
    waiting_for,
)
from realpolitik.games.world_order.effects import does_something, perform, perform_with
from realpolitik.games.world_order.labels import GO_ON
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import NOT_ASKED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

USE_DEVELOPMENT: Final = question_kind("use_development", "W23.9", "card", "power")
DEVELOPMENT_USED: Final = note_kind("development_used", "W23.5", "power", "card")
NOT_YOUR_DEVELOPMENT: Final = reason_kind("not_your_development", "W14.3", "card")
WORKS_BY_ITSELF: Final = reason_kind("works_by_itself", "W14.3", "card")
EFFECT_STARTS_LATER: Final = reason_kind("effect_starts_later", "W14.3", "card", "round")
USED_THIS_ROUND: Final = reason_kind("used_this_round", "W23.5", "card")
ANOTHER_MOMENT: Final = reason_kind("another_moment", "W23.9", "card")
NOTHING_TO_DO: Final = reason_kind("nothing_to_do", "W23.9", "card")


def usable_at_will(s: WorldOrder, p: int) -> list[int]:
    """W23.9: the developments that a power may use now, with something to gain from it."""
    return [card for card in at_will(s, p) if does_something(s, p, PROGRAM[card])] if s.developments[p] else []


def use_at_will(s: WorldOrder, p: int, card: int) -> None:
    s.used_this_round[p].append(card)
    note(s, DEVELOPMENT_USED, p, card)
    perform(s, PROGRAM[card], p, card)


def usable_when(s: WorldOrder, p: int, event: int) -> list[int]:
    """The developments whose effect works now that this happens, and would do something."""
    if not s.developments[p]:
        return []
    waiting = waiting_for(s, p, event)
    return [card for card in waiting if does_something(s, p, EVENT_PROGRAM[card - FIRST_DEVELOPMENT])]


def unusable(s: WorldOrder, p: int, card: int, due: list[int]) -> Reason:
    """W14.3, W23.5, W23.9: why a development cannot be used now; the moment is that of the cards that are `due`."""
    if not is_development(card):
        return (NOT_ASKED,)
    if card not in s.developments[p]:
        return (NOT_YOUR_DEVELOPMENT, card)
    if not is_per_round(card):
        return (WORKS_BY_ITSELF, card)
    if not is_active(s, card):
        return (EFFECT_STARTS_LATER, card, LEVEL[card - FIRST_DEVELOPMENT])
    if not is_usable(s, p, card):
        return (USED_THIS_ROUND, card)
    return (NOTHING_TO_DO if card in due else ANOTHER_MOMENT, card)


def unusable_at_will(s: WorldOrder, p: int, card: int) -> Reason:
    return unusable(s, p, card, at_will(s, p))


def use_when(s: WorldOrder, p: int, card: int, value: int) -> None:
    """The effect of a development that waited for something; `value` is what that is about."""
    if is_per_round(card):
        s.used_this_round[p].append(card)
    note(s, DEVELOPMENT_USED, p, card)
    perform_with(s, EVENT_PROGRAM[card - FIRST_DEVELOPMENT], p, card, value)


class UseWhen(ChoosingAmong):
    """Something has happened that developments wait for: lasting effects work, others may be used or kept."""

    EVENT: Final = 2
    VALUE: Final = 3  # what it is about: a country, a region as a set

    def frame(self, power: int, event: int, value: int) -> Frame:
        return [self.number, power, event, value]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return usable_when(s, f[self.POWER], f[self.EVENT])

    def elsewhere(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        p = f[self.POWER]
        return unusable(s, p, option, waiting_for(s, p, f[self.EVENT]))

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if options:
            options.append(GO_ON)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer != GO_ON:
            use_when(s, f[self.POWER], answer, f[self.VALUE])


USE_WHEN: Final = procedure("world_order.use_when", UseWhen(USE_DEVELOPMENT))


def happened(s: WorldOrder, p: int, event: int, value: int) -> None:
    """Something has happened to a power: lasting effects take place, others may be used."""
    waiting = waiting_for(s, p, event) if s.developments[p] else []
    for card in waiting:
        if not is_per_round(card):
            use_when(s, p, card, value)
    if any(is_per_round(card) for card in waiting):
        s.stack.append(USE_WHEN.frame(power=p, event=event, value=value))


class UseAtWill(ChoosingAmong):
    """W23.9: a moment at which developments may be used at will; here nothing else is asked."""

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return usable_at_will(s, f[self.POWER])

    def elsewhere(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        return unusable_at_will(s, f[self.POWER], option)

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if options:
            options.append(GO_ON)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == GO_ON:
            s.stack.pop()
        else:
            use_at_will(s, f[self.POWER], answer)


USE_AT_WILL: Final = procedure("world_order.use_at_will", UseAtWill(USE_DEVELOPMENT))


def offer_at_will(s: WorldOrder, p: int) -> None:
    """Ask, if there is anything to use."""
    if usable_at_will(s, p):
        s.stack.append(USE_AT_WILL.frame(power=p))
