"""The headline phase (4.5 C): both choose in secret, the higher Ops come first, both cards are played as events."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import discard, leave_hand, not_in_hand
from realpolitik.games.cold_war.occurrence import HEADLINED, begin_event, dispose
from realpolitik.games.cold_war.state import ColdWar, remember_control, remember_presence
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import Procedure, Sealed, procedure
from realpolitik.kernel.question import (
    EVERYBODY,
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


def headline_options(s: ColdWar, side: int) -> list[int]:
    """4.5 C: any card of the hand that may be a headline."""
    return [card for card in s.hands[side] if not s.rules.headline_forbidden(s, side, card)]


def why_not_headline(s: ColdWar, side: int, card: int) -> Reason:
    if card == s.rules.deck.passing:
        return (NO_HEADLINE_PASSING, card)
    if card not in s.hands[side]:
        return not_in_hand(s, card)
    return s.rules.headline_forbidden(s, side, card)


def commit(s: ColdWar, side: int, card: int) -> None:
    """A headline is shown: it leaves the hand."""
    leave_hand(s, side, card)
    s.headlines[side] = card
    s.revealed += 1
    if s.noting:
        s.notes.append((HEADLINE_SHOWN, EVERYBODY, side, card))


class Headline(Procedure[ColdWar]):
    """4.5 C: [_, step]: choose, resolve both, done."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        f[1] += 1
        if f[1] == 1:
            s.headline_phase = 1
            remember_control(s)
            ahead = next((side for side in (US, USSR) if s.rules.sees_headline(s, side)), -1)
            if ahead < 0:
                s.stack.append([SECRET_HEADLINES.number])
            else:  # 6.4.4, box 4: the other side chooses first, in the open
                s.stack.append([OPEN_HEADLINE.number, ahead])
                s.stack.append([OPEN_HEADLINE.number, other(ahead)])
        else:
            side = next_headline(s)
            if side >= 0:
                s.stack.append([RESOLVE_HEADLINE.number, side, 0, 0])
            else:
                s.headline_phase = 0
                s.stack.pop()
                s.rules.headlines_over(s)
        return None


HEADLINE: Final = procedure("cold_war.headline", Headline())


def next_headline(s: ColdWar) -> int:
    """4.5 C: one that cancels the other before all; then the higher Ops, the US first where equal; -1 when none is
    left."""
    us, ussr = s.headlines
    if us and ussr:
        for side in (US, USSR):
            if s.rules.cancels_headline(s, side, s.headlines[side]):
                return side
        ops = s.rules.deck.ops
        return US if ops[us] >= ops[ussr] else USSR
    if us:
        return US
    return USSR if ussr else -1


class SecretHeadlines(Sealed[ColdWar]):
    """Both choose at once: [_]."""

    def asked(self, s: ColdWar, f: Frame) -> list[Question]:
        choices = [(side, headline_options(s, side)) for side in (US, USSR)]
        return [Question(s.seats[side], CHOOSE_HEADLINE, options) for side, options in choices if options]

    def reveal(self, s: ColdWar, f: Frame) -> None:
        s.stack.pop()
        for side in (USSR, US):
            card = s.sealed[s.seats[side]]
            if card != UNANSWERED:
                commit(s, side, card)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return why_not_headline(s, s.seats.index(seat), option)


SECRET_HEADLINES: Final = procedure("cold_war.secret_headlines", SecretHeadlines())


class OpenHeadline(Procedure[ColdWar]):
    """One side chooses and shows: [_, side]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = headline_options(s, f[1])
        if options:
            return Question(s.seats[f[1]], CHOOSE_HEADLINE, options)
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        commit(s, f[1], answer)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return why_not_headline(s, f[1], option)


OPEN_HEADLINE: Final = procedure("cold_war.open_headline", OpenHeadline())


class ResolveHeadline(Procedure[ColdWar]):
    """A headline is played as an event, its owner the phasing player: [_, side, step, whether it occurred]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        side = f[1]
        card = s.headlines[side]
        if f[2] == 0:
            f[2] = 1
            s.phasing = side
            remember_presence(s)
            s.rules.card_used(s, side, card)
            f[3] = begin_event(s, card, side, HEADLINED)
        else:
            s.stack.pop()
            s.headlines[side] = 0
            dispose(s, card, side, f[3])
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
