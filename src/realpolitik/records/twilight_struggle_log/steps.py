"""The steps of an entry, which come in the log's order: events, operations, dice."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.effects import IRAN_CONTRA
from realpolitik.games.cold_war.labels import PLACE_INFLUENCE, REALIGNMENT
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.records.imported import Disagreement
from realpolitik.records.message import Message
from realpolitik.records.twilight_struggle_log import habits
from realpolitik.records.twilight_struggle_log.ledger import Ledger
from realpolitik.records.twilight_struggle_log.lines import (
    Chosen,
    CoupRoll,
    Happens,
    Operation,
    RealignmentRoll,
    SpaceRoll,
    TrapRoll,
    War,
    WarRoll,
)

STATED_AS_PRINTED: Final = (PLACE_INFLUENCE, REALIGNMENT)
TRAP_ESCAPED: Final = 4  # the highest die that frees from a trap


def event(ledger: Ledger, card: int, must: bool) -> None:
    """`Event: …`, which the log doubles for some cards, and gives or leaves out where the event cannot occur."""
    if ledger.step() != Happens(card):
        if must and not _told_before(ledger, card):
            raise ledger.parted_at_step(ledger.note, "7.1")
        return
    while ledger.step() == Happens(card):
        ledger.step_done()


def _told_before(ledger: Ledger, card: int) -> bool:
    return any(line.said == Happens(card) and ledger.is_done(at) for at, line in enumerate(ledger.lines))


def operation(ledger: Ledger, label: int, ops: int) -> None:
    """`Coup (3 Ops):`. Only where influence is placed or realigned, the Ops are stated without modifiers (7.4)."""
    said = ledger.step()
    if not isinstance(said, Operation) or said.label != label:
        raise ledger.parted_at_step(ledger.note, "6.0")
    stated = ledger.printed if label in STATED_AS_PRINTED else ops
    if said.ops != stated:
        at = ledger.lines[ledger.steps[0]].number
        raise Disagreement(at, Message("log-ops", n=said.ops), Message("log-ops", n=stated), "7.4")
    ledger.step_done()


def choice(ledger: Ledger, name: str) -> None:
    """`USSR chooses Europe`, `US chooses to boycott the Olympics`."""
    for at, line in ledger.open_lines():
        if isinstance(line.said, Chosen):
            if line.said.what.lower().replace(" ", "_").startswith(name):
                ledger.tick(at)
            return


# -- dice --------------------------------------------------------------------------------------------------------------


def coup_rolled(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    _, _, die, ops, modifier, stability, _ = told
    difference = die + ops + modifier - 2 * stability
    ledger.expect(CoupRoll(difference > 0, die, ops, modifier, stability, difference))


def realigned(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    """Both dice, in either order."""
    _, _, us_die, us_modifier, ussr_die, ussr_modifier = told
    scandal = RealignmentRoll(US, us_die, us_modifier + 1)  # as it would be without the Iran-Contra Scandal
    if s.effects[IRAN_CONTRA] and scandal in (ledger.step(), ledger.step(1)):
        us_modifier += 1
        ledger.habit(habits.SCANDAL_UNTOLD)
    rolls = [RealignmentRoll(USSR, ussr_die, ussr_modifier), RealignmentRoll(US, us_die, us_modifier)]
    for roll in rolls if ledger.step() == rolls[0] else rolls[::-1]:
        ledger.expect(roll)


def war_rolled(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    _, country, die, modifier, needed = told
    ledger.expect(War(country))
    ledger.expect(WarRoll(die + modifier >= needed, die, modifier, needed))


def space_rolled(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    _, _, die, needed = told
    ledger.expect(SpaceRoll(die, die <= needed, needed))


def trap_rolled(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    die = told[2]
    ledger.expect(TrapRoll(die, die <= TRAP_ESCAPED))


def contest_rolled(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    """Of which the log tells no dice."""
    _, die, bonus, other_die, other_bonus = told
    ledger.tied = die + bonus == other_die + other_bonus
    ledger.habit(habits.DICE_UNTOLD)
