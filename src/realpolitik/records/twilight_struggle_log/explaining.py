"""How what was chosen, and what our rules then did, is found in the lines of an entry.

`choose` and `take` find the lines and tick them in the ledger; where one should be there and is not, they raise
Disagreement.
"""

from collections.abc import Callable
from typing import Final, TypeGuard

from realpolitik.games.cold_war.board import NOBODY, US
from realpolitik.games.cold_war.cards import CARD_AT_RANDOM, HAND_SHOWN, RESHUFFLED
from realpolitik.games.cold_war.coup import COUP_ROLLED, COUP_WHERE
from realpolitik.games.cold_war.labels import SPACE_RACE
from realpolitik.games.cold_war.occurrence import EVENT_CANNOT_OCCUR, EVENT_OCCURS
from realpolitik.games.cold_war.operations import OPERATION_CHOSEN, WHICH_OPERATION
from realpolitik.games.cold_war.play import CARD_PLAYED, HOW_TO_PLAY
from realpolitik.games.cold_war.realignment import REALIGN_WHERE, REALIGNED
from realpolitik.games.cold_war.rounds import ROUND_BEGINS, ROUND_PASSED
from realpolitik.games.cold_war.space import SPACE_ADVANCED, SPACE_ROLLED
from realpolitik.games.cold_war.state import INFLUENCE_CHANGED, ColdWar
from realpolitik.games.cold_war.tracks import DEFCON_CHANGED, MILITARY_GAINED, VP_GAINED, other
from realpolitik.games.cold_war.trap import TRAP_ROLLED, TRAPPED_CARD
from realpolitik.games.cold_war.turn import DISCARD_HELD, HELD_SCORING_SHOWN, MILITARY_SHORT, TURN_BEGINS
from realpolitik.games.cold_war.verbs_branches import EVENT_CHOSEN, PAY_CARD
from realpolitik.games.cold_war.verbs_operations import CONTEST_ROLLED
from realpolitik.games.cold_war.war import WAR_ROLLED
from realpolitik.games.twilight_struggle.cards_late import DISCARD_FROM_US, REGION_BARRED
from realpolitik.games.twilight_struggle.cards_mid import (
    DRAWN_CARD,
    EXCHANGE_CARD,
    FROM_DISCARDS,
    GRAIN,
    HAND_OVER,
    PLAY_IT,
)
from realpolitik.games.twilight_struggle.cards_optional import DISCARD_PEEKED
from realpolitik.games.twilight_struggle.countries import SETS
from realpolitik.games.twilight_struggle.deck import (
    CARDS,
    OLYMPIC_GAMES,
    OPS,
    SALT_NEGOTIATIONS,
    SCORING,
    UN_INTERVENTION,
)
from realpolitik.games.twilight_struggle.un_intervention import WHICH_COMPANION, WITH_UN_INTERVENTION
from realpolitik.kernel.label import label_name
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Note, Question
from realpolitik.records.imported import Disagreement
from realpolitik.records.message import Message
from realpolitik.records.twilight_struggle_log import changes, steps
from realpolitik.records.twilight_struggle_log.ledger import Ledger
from realpolitik.records.twilight_struggle_log.lines import CardNamed, Ended, Nothing, Said, Target
from realpolitik.records.twilight_struggle_log.shows import Held

BOYCOTT_OPS: Final = 4  # what Olympic Games (20) are worth where they are boycotted
TOLD_OF: Final = {  # what the log says of the card that answers a question
    PAY_CARD: "discards",
    EXCHANGE_CARD: "discards",
    DISCARD_PEEKED: "discards",
    DISCARD_FROM_US: "discards",
    DISCARD_HELD: "discards",
    TRAPPED_CARD: "discards",
    HAND_OVER: "reveals",
    WHICH_COMPANION: "plays",
}


def choose(ledger: Ledger, question: Question, option: int, s: ColdWar) -> None:
    """A choice that the log tells itself, before anything comes of it: a target, a card."""
    kind = question.kind
    side = s.seats.index(question.seat) if question.seat in s.seats else NOBODY
    if kind in (HOW_TO_PLAY, WHICH_OPERATION):
        card = question.about[0]
        ledger.printed = BOYCOTT_OPS if kind == WHICH_OPERATION and card == OLYMPIC_GAMES else OPS[card]
        if option == WITH_UN_INTERVENTION:
            ledger.card_shown("plays", side, UN_INTERVENTION)
    elif kind == DRAWN_CARD:
        ledger.card_shown("plays" if option == PLAY_IT else "returns", US, question.about[0])
    elif option >= FIRST_LABEL:
        return
    elif kind in (COUP_WHERE, REALIGN_WHERE):
        if ledger.step() != Target(option):
            raise ledger.parted_at_step(Message("log-target", country=option), KINDS[kind].rule)
        ledger.step_done()
    elif kind == CARD_AT_RANDOM:
        ledger.card_shown("reveals" if s.stack[-1][0] == GRAIN.number else "discards", question.about[0], option)
    elif kind == FROM_DISCARDS and question.about[0] == SALT_NEGOTIATIONS:
        ledger.card_shown("reveals", side, option)
    elif kind in TOLD_OF and not (kind == TRAPPED_CARD and SCORING[option]):
        ledger.card_shown(TOLD_OF[kind], US if kind == DISCARD_FROM_US else side, option)


def take(ledger: Ledger, note: Note, s: ColdWar) -> None:
    """What our rules did, and whatever the log has to tell of it."""
    explain = _EXPLAIN.get(note[0])
    if explain is not None:
        ledger.note = note
        explain(ledger, note[2:], s)


# -- cards and events --------------------------------------------------------------------------------------------------


def _event_occurs(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    steps.event(ledger, told[0], must=True)


def _event_cannot_occur(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    steps.event(ledger, told[0], must=False)


def _card_played(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    """The log has a line of its own for the space race."""
    _, _, use, ops = told[:4]
    if use == SPACE_RACE:
        steps.operation(ledger, use, ops)


def _operation_chosen(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    _, label, ops = told[:3]
    steps.operation(ledger, label, ops)


def _event_chosen(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    steps.choice(ledger, label_name(told[1]))


def _region_barred(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    steps.choice(ledger, SETS[told[0]].name)


# -- hands -------------------------------------------------------------------------------------------------------------


def _hand_shown(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    """A side shows cards of its hand: all of those that the log names, and no others."""
    side, *cards = told
    named = [said.card for said in [line.said for line in ledger.lines] if _reveals(said, side)]
    breaks_off = ledger.last and _reveals(ledger.lines[-1].said, side)
    for card in cards:
        if card not in named:
            if breaks_off:
                continue
            parted = ledger.parted(Message("log-reveals", side=side, card=card), "7.1")
            raise Held(parted, side, _others(named, all(SCORING[each] for each in cards)))
        ledger.card_shown("reveals", side, card)
    for at, line in enumerate(ledger.lines):
        if not cards and line.said == Nothing(side, "reveal"):
            ledger.tick(at)


def _held_scoring_shown(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    """A scoring card held over loses the game (10.1.5): only where the log ends so may a hand have held one."""
    side, card = told[:2]
    if ledger.last and any(line.said == Ended("", other(side)) for line in ledger.lines):
        return
    happened = Message("log-holds", side=side, card=card)
    parted = Disagreement(ledger.entry.last_number(), Message("log-nothing-of-it"), happened, "10.1.5")
    raise Held(parted, side, _others([], scoring=True))


def _reveals(said: Said, side: int) -> TypeGuard[CardNamed]:
    return isinstance(said, CardNamed) and (said.verb, said.side) == ("reveals", side)


def _others(told: list[int], scoring: bool) -> frozenset[int]:
    """What was not in a hand that showed these cards: no others at all, or no other scoring cards."""
    return frozenset([card for card in range(1, CARDS + 1) if card not in told and (SCORING[card] or not scoring)])


# -- rounds and turns --------------------------------------------------------------------------------------------------


def _round_begins(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    ledger.round = told[0]


def _round_passed(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    side = told[0]
    if not ledger.passes or (ledger.passes[0].round, ledger.passes[0].side) != (ledger.round, side):
        raise ledger.untold()
    ledger.passes = ledger.passes[1:]


def _turn_begins(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    ledger.turned = True


_EXPLAIN: Final[dict[int, Callable[[Ledger, tuple[int, ...], ColdWar], None]]] = {  # by the kind of the note
    EVENT_OCCURS: _event_occurs,
    EVENT_CANNOT_OCCUR: _event_cannot_occur,
    CARD_PLAYED: _card_played,
    OPERATION_CHOSEN: _operation_chosen,
    EVENT_CHOSEN: _event_chosen,
    REGION_BARRED: _region_barred,
    COUP_ROLLED: steps.coup_rolled,
    REALIGNED: steps.realigned,
    WAR_ROLLED: steps.war_rolled,
    SPACE_ROLLED: steps.space_rolled,
    TRAP_ROLLED: steps.trap_rolled,
    CONTEST_ROLLED: steps.contest_rolled,
    INFLUENCE_CHANGED: changes.influence_changed,
    DEFCON_CHANGED: changes.defcon_changed,
    MILITARY_GAINED: changes.military_gained,
    MILITARY_SHORT: changes.military_short,
    SPACE_ADVANCED: changes.space_advanced,
    VP_GAINED: changes.vp_gained,
    RESHUFFLED: changes.reshuffled,
    HAND_SHOWN: _hand_shown,
    HELD_SCORING_SHOWN: _held_scoring_shown,
    ROUND_BEGINS: _round_begins,
    ROUND_PASSED: _round_passed,
    TURN_BEGINS: _turn_begins,
}
