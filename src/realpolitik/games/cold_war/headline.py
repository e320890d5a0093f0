"""The headline phase (4.5 C): both choose in secret, the higher Ops come first, both cards are played as events."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import discard, leave_hand, not_in_hand
from realpolitik.games.cold_war.choosing import ChooseFromHand
from realpolitik.games.cold_war.occurrence import HEADLINED, begin_event, dispose
from realpolitik.games.cold_war.state import ColdWar, remember_control, remember_presence
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import Procedure, Sealed, procedure
from realpolitik.kernel.question import (
    EVERYBODY,
    NOT_ASKED,
    UNANSWERED,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame

CHOOSE_HEADLINE: Final = question_kind("choose_headline", "4.5 C", "card")
HEADLINE_SHOWN: Final = note_kind("headline_shown", "4.5 C", "side", "card")
HEADLINE_CANCELLED: Final = note_kind("headline_cancelled", "7.5", "side", "card")

NO_HEADLINE_PASSING: Final = reason_kind("no_headline_passing", "9.5", "card")


def no_headline(s: ColdWar, option: int) -> Reason:
    """4.5 C, 9.5: why something that a hand does not hold cannot be a headline."""
    return (NO_HEADLINE_PASSING, option) if option == s.rules.deck.passing else not_in_hand(s, option)


def commit(s: ColdWar, side: int, card: int) -> None:
    """A headline is shown: it leaves the hand."""
    leave_hand(s, side, card)
    s.headlines[side] = card
    s.revealed += 1
    if s.noting:
        s.notes.append((HEADLINE_SHOWN, EVERYBODY, side, card))


class Headline(Procedure[ColdWar]):
    """4.5 C: both choose, both are resolved, one after the other."""

    __slots__ = ()

    CHOSEN: Final = 1  # whether both have been

    def frame(self) -> Frame:
        return [self.number, 0]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        if not f[self.CHOSEN]:
            f[self.CHOSEN] = 1
            s.headline_phase = 1
            remember_control(s)
            choose_headlines(s)
            return None
        side = next_headline(s)
        if side >= 0:
            s.stack.append(RESOLVE_HEADLINE.frame(side=side))
        else:
            s.headline_phase = 0
            s.stack.pop()
            s.rules.headlines_over(s)
        return None


HEADLINE: Final = procedure("cold_war.headline", Headline())


def choose_headlines(s: ColdWar) -> None:
    """4.5 C: both at once in secret; but with box 4 of the space race (6.4.4) the other side first, in the open."""
    ahead = next((side for side in (US, USSR) if s.rules.sees_headline(s, side)), -1)
    if ahead < 0:
        s.stack.append([SECRET_HEADLINES.number])
    else:
        s.stack.append(OPEN_HEADLINE.frame(side=ahead))
        s.stack.append(OPEN_HEADLINE.frame(side=other(ahead)))


def next_headline(s: ColdWar) -> int:
    """4.5 C: one that cancels the other before all; then the higher Ops, the US first where equal; -1 when none is
    left."""
    us, ussr = s.headlines
    if us and ussr:
        for side in (US, USSR):
            if s.rules.cancels_headline(s, side, s.headlines[side]):
                return side
        return US if s.rules.printed(s, US, us) >= s.rules.printed(s, USSR, ussr) else USSR
    if us:
        return US
    return USSR if ussr else -1


class SecretHeadlines(Sealed[ColdWar]):
    """4.5 C: both choose at once."""

    __slots__ = ()

    def asked(self, s: ColdWar, f: Frame) -> list[Question]:
        return self.put_to(s, [US, USSR])

    def unanswered(self, s: ColdWar, f: Frame) -> list[Question]:
        """The fast way: what a side that has chosen might have chosen need not be found out."""
        return self.put_to(s, [side for side in (US, USSR) if s.sealed[s.seats[side]] == UNANSWERED])

    def put_to(self, s: ColdWar, sides: list[int]) -> list[Question]:
        choices = [(side, self.options(s, side)) for side in sides]
        return [Question(s.seats[side], CHOOSE_HEADLINE, options) for side, options in choices if options]

    def options(self, s: ColdWar, side: int) -> list[int]:
        rules = s.rules
        return [card for card in s.hands[side] if not rules.headline_forbidden(s, side, card)]

    def reveal(self, s: ColdWar, f: Frame) -> None:
        s.stack.pop()
        for side in (USSR, US):
            card = s.sealed[s.seats[side]]
            if card != UNANSWERED:
                commit(s, side, card)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        side = s.seats.index(seat)
        if option not in s.hands[side]:
            return no_headline(s, option)
        return s.rules.headline_forbidden(s, side, option) or (NOT_ASKED,)


SECRET_HEADLINES: Final = procedure("cold_war.secret_headlines", SecretHeadlines())


class OpenHeadline(ChooseFromHand):
    """4.5 C: one side chooses and shows."""

    __slots__ = ()

    def frame(self, side: int) -> Frame:
        return [self.number, side]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return s.rules.headline_forbidden(s, f[self.SIDE], option)

    def not_held(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return no_headline(s, option)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], CHOOSE_HEADLINE, options)

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        commit(s, f[self.SIDE], answer)


OPEN_HEADLINE: Final = procedure("cold_war.open_headline", OpenHeadline())


class ResolveHeadline(Procedure[ColdWar]):
    """4.5 C: a headline is played as an event, its owner the phasing player."""

    __slots__ = ()

    SIDE: Final = 1
    BEGUN: Final = 2
    OCCURRED: Final = 3

    def frame(self, side: int) -> Frame:
        return [self.number, side, 0, 0]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        side = f[self.SIDE]
        card = s.headlines[side]
        if not f[self.BEGUN]:
            f[self.BEGUN] = 1
            s.phasing = side
            remember_presence(s)
            s.rules.card_used(s, side, card)
            f[self.OCCURRED] = begin_event(s, card, side, HEADLINED)
        else:
            s.stack.pop()
            s.headlines[side] = 0
            dispose(s, card, side, f[self.OCCURRED])
        return None


RESOLVE_HEADLINE: Final = procedure("cold_war.resolve_headline", ResolveHeadline())


def cancel_headline(s: ColdWar, side: int) -> None:
    """7.5: a headline of that side which is not resolved yet is discarded without effect."""
    card = s.headlines[side]
    if card and s.phasing != side:
        s.headlines[side] = 0
        if s.noting:
            s.notes.append((HEADLINE_CANCELLED, EVERYBODY, side, card))
        discard(s, card)
