"""Which answers the log lets us think of: for every question the options worth trying, the likeliest first."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import DRAW, DRAW_CARD
from realpolitik.games.cold_war.dice import D6, DIE, ROLL_COUP, ROLL_REALIGNMENT, ROLL_SPACE, ROLL_TRAP, ROLL_WAR
from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE
from realpolitik.games.cold_war.labels import EVENT, EVENT_FIRST, PASS
from realpolitik.games.cold_war.rounds import CHOOSE_CARD
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.cold_war.trap import TRAPPED_CARD
from realpolitik.games.twilight_struggle.cards_mid import HAND_OVER
from realpolitik.games.twilight_struggle.cards_optional import LOOKED
from realpolitik.kernel.question import FIRST_LABEL, KINDS, NATURE, Question
from realpolitik.records.twilight_struggle_log.deal import Dealer
from realpolitik.records.twilight_struggle_log.entries import SET_UP, Entry
from realpolitik.records.twilight_struggle_log.ledger import Ledger
from realpolitik.records.twilight_struggle_log.lines import (
    CoupRoll,
    Happens,
    Influence,
    Operation,
    RealignmentRoll,
    SpaceRoll,
    Target,
    TrapRoll,
    War,
    WarRoll,
)

ROLLS: Final = {ROLL_COUP: CoupRoll, ROLL_WAR: WarRoll, ROLL_SPACE: SpaceRoll, ROLL_TRAP: TrapRoll}
AIMED: Final = ("coup_where", "realign_where", "war_where")
FROM_A_HAND: Final = (CHOOSE_CARD, TRAPPED_CARD, HAND_OVER)  # what may be answered depends on the rest of a hand
FAR: Final = 6  # how many steps ahead a die may be told


def candidates(s: ColdWar, question: Question, ledger: Ledger, dealer: Dealer) -> list[int]:
    """The options worth trying, in this order."""
    if question.seat == NATURE:
        return _chance(s, question, ledger, dealer)
    kind = KINDS[question.kind]
    if question.kind == CHOOSE_HEADLINE:
        return _only(question, ledger.entry.headline(s.seats.index(question.seat)))
    if question.kind in FROM_A_HAND:
        return _only(question, told_card(s, question, ledger))
    if kind.points_at == "country":
        return _countries(s, question, ledger)
    if kind.points_at == "card":
        return _cards(question, ledger)
    return _labels(question, ledger)


def told_card(s: ColdWar, question: Question, ledger: Ledger) -> int:
    """What the log says is chosen where a side plays a card, or hands one over; 0 where it does not say."""
    if question.kind == HAND_OVER:
        hand = s.hands[s.seats.index(question.seat)]
        return next((said.card for said in ledger.cards("reveals") if said.card in hand), 0)
    return PASS if is_passed(s, ledger.entry) else ledger.entry.card


def is_passed(s: ColdWar, entry: Entry) -> bool:
    """Whether the log says that this round was passed."""
    return any(passed[1:] == (s.turn, s.round, s.phasing) for passed in entry.passed)


def _only(question: Question, option: int) -> list[int]:
    return [option] if option in question.options else []


def _chance(s: ColdWar, question: Question, ledger: Ledger, dealer: Dealer) -> list[int]:
    if question.kind == DIE:
        return _die(question, ledger)
    if question.kind != DRAW_CARD:  # a card at random from a hand
        return [] if ledger.has_nothing() else _cards(question, ledger)
    if s.stack[-1][0] == LOOKED.number:
        told = [said.card for said in ledger.cards("discards") if said.card in question.options]
        return told[:1] or [dealer.draw(US, question.options, by_event=True)]
    return [dealer.draw(question.about[0], question.options, by_event=s.stack[-1][0] == DRAW.number)]


def _die(question: Question, ledger: Ledger) -> list[int]:
    """What the log says was rolled; where it does not say, anything."""
    purpose, side, *_ = question.about
    for ahead in range(FAR):
        said = ledger.step(ahead)
        if purpose == ROLL_REALIGNMENT:
            if isinstance(said, RealignmentRoll) and said.side == side:
                return [said.die]
        elif purpose in ROLLS and isinstance(said, ROLLS[purpose]):
            assert isinstance(said, CoupRoll | WarRoll | SpaceRoll | TrapRoll)
            return [said.die]
    return [] if ledger.tied else D6  # a contest that is rolled again: other dice would have decided it at once


def _countries(s: ColdWar, question: Question, ledger: Ledger) -> list[int]:
    labels = [option for option in question.options if option >= FIRST_LABEL]
    countries = [option for option in question.options if option < FIRST_LABEL]
    if KINDS[question.kind].name in AIMED:
        aimed = _aimed(ledger)
        return [*[country for country in countries if country == aimed], *labels]
    about = dict(zip(KINDS[question.kind].about, question.about, strict=False))
    told = [said for said in ledger.influence() if about.get("change", said.change) * said.change > 0]
    if ledger.entry.kind == SET_UP:
        told.sort(key=lambda said: _can_wait(s, said))
    named = list(dict.fromkeys([said.country for said in told if said.country in countries]))
    return [*named, *labels] or countries


def _can_wait(s: ColdWar, said: Influence) -> tuple[bool, bool]:
    """What is told of the set-up in one line may be placed in two goes (3.2, 3.3, 11.4.1): the extra influence only
    where there is some already, and what ends a line only after the other side has placed what it states of it."""
    stated, held = (said.us, said.ussr), (s.influence[US][said.country], s.influence[USSR][said.country])
    ends_it = stated[said.side] - held[said.side] == 1
    return ends_it and stated[other(said.side)] != held[other(said.side)], held[said.side] > 0


def _aimed(ledger: Ledger) -> int:
    """The target of the next coup, realignment or war."""
    for ahead in range(FAR):
        said = ledger.step(ahead)
        if isinstance(said, Target | War):
            return said.country
        if not isinstance(said, Operation | Happens):
            break
    return -1


def _cards(question: Question, ledger: Ledger) -> list[int]:
    labels = [option for option in question.options if option >= FIRST_LABEL]
    cards = [option for option in question.options if option < FIRST_LABEL]
    told = [said.card for said in ledger.cards("discards", "reveals", "plays", "returns")]
    if isinstance(said := ledger.step(), Happens):
        told.insert(0, said.card)  # a card that is taken so that its event occurs
    named = [card for card in told if card in cards]
    return named[:1] or labels or cards


def _labels(question: Question, ledger: Ledger) -> list[int]:
    """All of them; the operation or the event that the log tells next comes first."""
    said = ledger.step()
    if isinstance(said, Operation):
        likely: tuple[int, ...] = (said.label,)
    elif isinstance(said, Happens):
        likely = (EVENT, EVENT_FIRST)
    else:
        likely = ()
    return sorted(question.options, key=lambda option: option not in likely)
