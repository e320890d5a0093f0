"""The answers that explain an entry: sought depth first, among those that the log lets us think of."""

from typing import Final

from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE
from realpolitik.games.cold_war.rounds import CHOOSE_CARD
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.trap import TRAPPED_CARD
from realpolitik.kernel.match import Answer
from realpolitik.kernel.question import KINDS, Question
from realpolitik.kernel.running import answer, open_questions
from realpolitik.kernel.state import fields_of
from realpolitik.records.imported import Disagreement
from realpolitik.records.message import Message
from realpolitik.records.twilight_struggle_log.closing import close
from realpolitik.records.twilight_struggle_log.deal import Dealer
from realpolitik.records.twilight_struggle_log.entries import HEADLINES, SET_UP, Entry
from realpolitik.records.twilight_struggle_log.explaining import choose, take
from realpolitik.records.twilight_struggle_log.guide import FROM_A_HAND, candidates, is_passed, told_card
from realpolitik.records.twilight_struggle_log.ledger import Ledger, open_ledger
from realpolitik.records.twilight_struggle_log.shows import Held

MOST_TRIES: Final = 4_000  # positions looked at before we say that nothing explains an entry
OPENING: Final = (CHOOSE_HEADLINE, CHOOSE_CARD, TRAPPED_CARD)  # the questions with which an entry begins

Found = tuple[list[Answer], Ledger]
Key = tuple[object, ...]


class Search:
    """One entry, from the position in which it begins."""

    def __init__(self, s: ColdWar, entry: Entry, dealer: Dealer, following: Entry | None) -> None:
        self.start = s
        self.entry = entry
        self.dealer = dealer
        self.following = following
        self.last = following is None  # the log may break off in the middle of a play
        self.tries = 0
        self.futile: set[Key] = set()  # where the search has been in vain: other orders of the same choices lead there
        self.furthest = (-1, -1)
        self.parted = Disagreement(entry.number, _heading(entry), Message("log-over"))

    def run(self) -> Found:
        """The answers, and the books they balance; or the Disagreement at which the best way ended."""
        s = _copy(self.start)
        found = self._seek(s, open_questions(s), open_ledger(self.entry, s.vp, self.last), [])
        if found is None:
            raise self.parted
        return found

    def _seek(self, s: ColdWar, questions: list[Question], ledger: Ledger, path: list[Answer]) -> Found | None:
        if self.futile and _key(s, ledger) in self.futile:
            return None
        self.tries += 1
        if self._is_over(s, questions, path):
            return self._close(s, ledger, path)
        found = self._answer(s, questions[0], ledger, path)
        if found is None:
            self.futile.add(_key(s, ledger))
        return found

    def _answer(self, s: ColdWar, question: Question, ledger: Ledger, path: list[Answer]) -> Found | None:
        options = candidates(s, question, ledger, self.dealer)
        for option in options:
            if self.tries > MOST_TRIES:
                return None
            found = self._try(s, question, option, ledger, path)
            if found is not None:
                return found
        if not options:
            self._part(ledger, path, self._unanswerable(s, question, ledger))
        return self._close(s, ledger, path) if self.last else None

    def _try(self, s: ColdWar, question: Question, option: int, ledger: Ledger, path: list[Answer]) -> Found | None:
        then = _copy(s)
        answer(then, option, question.seat)
        questions = open_questions(then)
        books = ledger.copy()
        here = [*path, (question.seat, option)]
        try:
            choose(books, question, option, s)
            for note in then.notes:
                take(books, note, then)
        except Disagreement as parted:
            if self.last and books.told() and (not ledger.told() or books.turned != ledger.turned):
                return here, books  # the log breaks off before it tells what follows
            self._part(books, path, parted)
            return None
        then.notes.clear()
        return self._seek(then, questions, books, here)

    def _is_over(self, s: ColdWar, questions: list[Question], path: list[Answer]) -> bool:
        """Whether the entry has come to its end: the next card is to be chosen, or the game is over."""
        if not questions:
            return True
        kind = questions[0].kind
        if kind not in OPENING or is_passed(s, self.entry):
            return False
        if self.entry.kind == SET_UP:
            return True
        return kind != CHOOSE_HEADLINE if self.entry.kind == HEADLINES else bool(path)

    def _close(self, s: ColdWar, ledger: Ledger, path: list[Answer]) -> Found | None:
        try:
            if self.following and s.over:
                raise Disagreement(self.following.number, _heading(self.following), Message("log-over"), "10.3")
            close(ledger, s)
        except Disagreement as parted:
            self._part(ledger, path, parted)
            return None
        return path, ledger

    def _part(self, ledger: Ledger, path: list[Answer], parted: Disagreement) -> None:
        """Remember where the way that explained most came to an end."""
        reached = ledger.progress(), len(path)
        if reached > self.furthest:
            self.furthest, self.parted = reached, parted

    def _unanswerable(self, s: ColdWar, question: Question, ledger: Ledger) -> Disagreement:
        """Our rules ask something to which the log has no answer."""
        kind = KINDS[question.kind]
        if question.seat in s.seats:
            asked = Message("log-asked", side=s.seats.index(question.seat), question=question)
        else:
            asked = Message("log-chance-asked", question=question)
        parted = ledger.parted(asked, kind.rule)
        return self._held(s, question, ledger, parted) if question.kind in FROM_A_HAND else parted

    def _held(self, s: ColdWar, question: Question, ledger: Ledger, parted: Disagreement) -> Disagreement:
        """Perhaps it could be answered so with another hand: with none of those cards that stand in the way."""
        side = s.seats.index(question.seat)
        told = told_card(s, question, ledger)
        sure = [card for card in s.hands[side] if card == told or card in self.dealer.sure(s, side)]
        hidden = [*s.deck, *[card for hand in s.hands for card in hand if card not in sure]]
        barred = frozenset([card for card in hidden if not _allows(s, side, [*sure, card], told)])
        return Held(parted, side, barred) if barred.intersection(s.hands[side]) else parted


def _heading(entry: Entry) -> Message:
    return Message("log-line", text=entry.heading)


def _copy(s: ColdWar) -> ColdWar:
    copy = s.clone()
    copy.noting = True
    return copy


def _allows(s: ColdWar, side: int, hand: list[int], option: int) -> bool:
    """Whether a side could choose this option if its hand were this one."""
    copy = _copy(s)
    copy.hands[side] = hand
    return any(option in question.options for question in open_questions(copy))


def _key(s: ColdWar, ledger: Ledger) -> Key:
    """Two positions with the same key have the same future, as far as the entry goes."""
    return (*ledger.key(), *[repr(getattr(s, name)) for name in fields_of(s)])
