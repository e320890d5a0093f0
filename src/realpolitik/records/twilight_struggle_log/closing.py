"""The end of an entry: whatever of it is not explained by now must need no explanation."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.labels import COUP, REALIGNMENT
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.deck import (
    CHE,
    FIVE_YEAR_PLAN,
    JUNTA,
    ORTEGA_ELECTED_IN_NICARAGUA,
    TEAR_DOWN_THIS_WALL,
    TERRORISM,
)
from realpolitik.records.imported import Disagreement
from realpolitik.records.message import Message
from realpolitik.records.twilight_struggle_log import habits
from realpolitik.records.twilight_struggle_log.ledger import Ledger, steps_of
from realpolitik.records.twilight_struggle_log.lines import (
    Defcon,
    Ended,
    Happens,
    Line,
    Nothing,
    Operation,
    Points,
    quoted,
)

OFFERING: Final = {  # events that allow operations, and which
    CHE: (COUP,),
    ORTEGA_ELECTED_IN_NICARAGUA: (COUP,),
    JUNTA: (COUP, REALIGNMENT),
    TEAR_DOWN_THIS_WALL: (COUP, REALIGNMENT),
}
TAKING_CARDS: Final = {FIVE_YEAR_PLAN: (USSR,), TERRORISM: (US, USSR)}  # events that find a hand empty; whose


def close(ledger: Ledger, s: ColdWar) -> None:
    """Everything the entry says must be explained by now; else Disagreement."""
    for passed in ledger.passes:
        begun = ledger.last and passed.number >= ledger.entry.last_number()  # the log breaks off with its heading
        if not begun or passed[1:] != (s.turn, s.round, s.phasing):
            raise Disagreement(passed.number, Message("log-round-passed"), Message("log-not-passed"), "5.1")
    for line in ledger.left_over():
        _left_over(ledger, line, s)


def _left_over(ledger: Ledger, line: Line, s: ColdWar) -> None:
    said = line.said
    if isinstance(said, Points):
        if not said.n and said.vp in (s.vp, *ledger.vp):
            return
        raise Disagreement(line.number, quoted(line), Message("log-score", vp=ledger.vp[-1]), "10.2.2")
    if isinstance(said, Operation) and _is_offer(ledger, said, line):
        ledger.habit(habits.OFFER_UNUSED)
        return
    if isinstance(said, Nothing) and _finds_nothing(ledger, said):
        return
    if isinstance(said, Ended) and (said.how not in habits.BY_THE_RULES or s.over):
        return
    if isinstance(said, Defcon):
        raise Disagreement(line.number, quoted(line), Message("log-defcon", level=s.defcon), "8.1")
    raise Disagreement(line.number, quoted(line), Message("log-not-so"))


def _is_offer(ledger: Ledger, said: Operation, line: Line) -> bool:
    """Whether a line announces an operation that an event allows, and nothing comes of it."""
    used = [ledger.lines[at] for at in steps_of(ledger.lines, False)]
    events = [each.said.card for each in ledger.lines if isinstance(each.said, Happens) and each.number < line.number]
    return line not in used and any(said.label in OFFERING.get(card, ()) for card in events)


def _finds_nothing(ledger: Ledger, said: Nothing) -> bool:
    """Whether an event occurred that takes a card of this hand; that it took none is seen to by the guide."""
    return any(
        isinstance(line.said, Happens) and said.side in TAKING_CARDS.get(line.said.card, ()) for line in ledger.lines
    )
