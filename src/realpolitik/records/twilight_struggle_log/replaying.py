"""A log replayed through our rules, entry by entry, to a match like any other."""

import hashlib
from itertools import zip_longest
from typing import Final, cast

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import DRAW_CARD
from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.game import Setup
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import replay
from realpolitik.kernel.question import NATURE
from realpolitik.kernel.running import answer, open_questions
from realpolitik.records.errors import BadRecord
from realpolitik.records.imported import Disagreement, Imported, RecordForm
from realpolitik.records.message import Message
from realpolitik.records.twilight_struggle_log.bids import GAME, MOST_EXTRA, bid_not_placed
from realpolitik.records.twilight_struggle_log.deal import Dealer, NoSuchDeal
from realpolitik.records.twilight_struggle_log.entries import (
    HEADLINES,
    ROUND,
    SET_UP,
    Entry,
    Log,
    looks_like,
    read_log,
)
from realpolitik.records.twilight_struggle_log.habits import BY_THE_RULES
from realpolitik.records.twilight_struggle_log.in_play import InPlayBook
from realpolitik.records.twilight_struggle_log.ledger import Ledger
from realpolitik.records.twilight_struggle_log.lines import Ended
from realpolitik.records.twilight_struggle_log.search import Found, Search
from realpolitik.records.twilight_struggle_log.shows import PILE, Held

GAME_OVER: Final = -1  # the kind of no question
SCENARIOS: Final = {"Standard": "standard", "Late War": "late-war"}


def read(text: str) -> Imported:
    """The match that a log tells, as far as our rules agree with it. What cannot be understood raises BadRecord."""
    log = read_log(text)
    setup = _setup(log)
    replaying = Replaying(log, setup)
    disagreement = replaying.run()
    seed = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()  # what comes after the log is settled by it
    return Imported(
        match=replay(game_named(GAME), setup, replaying.dealer.answers, Seeded(seed)),
        entries=log.count if disagreement is None else replaying.entries,
        statements=replaying.statements,
        habits=replaying.habits,
        disagreement=disagreement,
    )


LOG_FORM: Final = RecordForm(looks_like, read)


def _setup(log: Log) -> Setup:
    line, _, scenario = log.scenario
    if scenario not in SCENARIOS:
        raise BadRecord(line, Message("log-no-scenario", scenario=scenario, known=", ".join(SCENARIOS)))
    for side in (US, USSR):
        if log.extra(side) > MOST_EXTRA:
            last = log.bonus[side][-1]
            raise BadRecord(last.number, Message("log-too-much-extra", text=last.text, most=MOST_EXTRA))
    options = {
        "optional_cards": log.optional_cards,
        "us_bonus": log.extra(US),
        "ussr_bonus": log.extra(USSR),
        "deal_in_turn": True,  # 11.3: the digital edition deals one card at a time
        "digital_edition": True,
    }
    return game_named(GAME).setup(SCENARIOS[scenario], options)


class Replaying:
    """The position as far as the log has been explained."""

    def __init__(self, log: Log, setup: Setup) -> None:
        self.log = log
        self.dealer = Dealer(log.entries)
        self.state = cast(ColdWar, game_named(GAME).start(setup))
        self.state.noting = True
        self.questions = open_questions(self.state)
        self.dealer.begin(self.state)
        self.in_play = InPlayBook(self.state)
        self.entries = 0
        self.statements = 0
        self.habits: dict[str, int] = {}

    def run(self) -> Disagreement | None:
        for at, (entry, following) in enumerate(zip_longest(self.log.entries, self.log.entries[1:])):
            self.dealer.at = at
            try:
                self._entry(entry, following)
            except Disagreement as disagreement:
                if entry.kind == SET_UP and (bad := bid_not_placed(self.log)):
                    raise bad from None
                return disagreement
            except RealpolitikError as refused:  # what nobody could answer: the search tries what the log names
                raise BadRecord(entry.number, Message("log-refused", why=str(refused))) from refused
            self.entries += 1
        return None

    def _entry(self, entry: Entry, following: Entry | None) -> None:
        self._place(entry)
        self._deal(entry)
        path, ledger = self._explain(entry, following)
        for seat, option in path:
            draw = seat == NATURE and self.questions[0].kind == DRAW_CARD
            answer(self.state, option, seat)
            self.questions = open_questions(self.state)
            self.dealer.answered(self.state, seat, option, draw, self.state.notes)
            self.state.notes.clear()
        self._compare(entry, ledger, following is None)

    def _place(self, entry: Entry) -> None:
        """The log and our rules must be at the same point of the game."""
        s = self.state
        asked = self.questions[0].kind if self.questions else GAME_OVER
        here = {
            SET_UP: (0, 0, NOBODY),
            HEADLINES: (s.turn if asked == CHOOSE_HEADLINE else 0, 0, NOBODY),
            ROUND: (s.turn, s.round, s.phasing),
        }[entry.kind]
        if asked == GAME_OVER or (entry.turn, entry.round, entry.side) != here:
            actual = Message("log-over") if asked == GAME_OVER else _point(s)
            raise Disagreement(entry.number, Message("log-line", text=entry.heading), actual, "4.5")

    def _explain(self, entry: Entry, following: Entry | None) -> Found:
        """The answers of an entry; where they need another deal than ours, after dealing anew."""
        while True:
            try:
                return Search(self.state, entry, self.dealer, following).run()
            except Held as held:
                try:
                    if not self.dealer.bar(self.state, held.side, held.barred):
                        raise
                except NoSuchDeal:
                    raise held from None

    def _deal(self, entry: Entry) -> None:
        """See to it that the cards are where the entry shows them."""
        try:
            self.dealer.settle(self.state)
        except NoSuchDeal as none:
            in_hand = Message("log-in-hand", card=none.card, side=none.place)
            where = Message("log-in-pile", card=none.card) if none.place == PILE else in_hand
            raise Disagreement(entry.number, where, Message("log-no-deal"), "4.5 B") from None

    def _compare(self, entry: Entry, ledger: Ledger, last: bool) -> None:
        for habit in [*ledger.used, *self.in_play.compare(entry, self.state, last)]:
            self.habits[habit] = self.habits.get(habit, 0) + 1
        for line in entry.lines:
            if isinstance(line.said, Ended):
                self._ended(line.said, line.number)
        self.statements += len(entry.lines)

    def _ended(self, said: Ended, line: int) -> None:
        """A game that our rules have ended must have the same winner; one may also be given up."""
        winner = _winner(self.state)
        if winner == NOBODY and said.how not in BY_THE_RULES:
            return
        if said.side not in (winner, NOBODY) or winner == NOBODY:
            ours = Message("log-winner", side=winner) if self.state.over else Message("log-goes-on")
            raise Disagreement(line, Message("log-winner", side=said.side), ours, "10.3")


def _point(s: ColdWar) -> Message:
    if s.round:
        return Message("log-at-round", round=s.round, side=s.phasing, turn=s.turn)
    return Message("log-at-headlines", turn=s.turn)


def _winner(s: ColdWar) -> int:
    for side in (US, USSR):
        if s.outcome is not None and s.seats[side] in s.outcome.winners:
            return side
    return NOBODY
