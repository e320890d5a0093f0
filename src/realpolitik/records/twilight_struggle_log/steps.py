"""The steps of an entry, which come in the log's order: events, operations, dice."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.coup import COUP_ROLLED
from realpolitik.games.cold_war.effects import IRAN_CONTRA
from realpolitik.games.cold_war.labels import PLACE_INFLUENCE, REALIGNMENT
from realpolitik.games.cold_war.realignment import REALIGNED
from realpolitik.games.cold_war.space import SPACE_ROLLED
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.trap import TRAP_ROLLED
from realpolitik.games.cold_war.war import WAR_ROLLED
from realpolitik.games.twilight_struggle.deck import NAME
from realpolitik.kernel.label import label_name
from realpolitik.kernel.question import NOTES
from realpolitik.records.imported import Disagreement
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
            still = "" if ledger.steps else "still "
            raise ledger.parted_at_step(f"the event {NAME[card]} {still}occurs", "7.1")
        return
    while ledger.step() == Happens(card):
        ledger.step_done()


def _told_before(ledger: Ledger, card: int) -> bool:
    return any(line.said == Happens(card) and ledger.is_done(at) for at, line in enumerate(ledger.lines))


def operation(ledger: Ledger, label: int, ops: int) -> None:
    """`Coup (3 Ops):`. Only where influence is placed or realigned, the Ops are stated without modifiers (7.4)."""
    said = ledger.step()
    if not isinstance(said, Operation) or said.label != label:
        raise ledger.parted_at_step(f"the operation is {label_name(label)}", "6.0")
    stated = ledger.printed if label in STATED_AS_PRINTED else ops
    if said.ops != stated:
        raise Disagreement(ledger.lines[ledger.steps[0]].number, f"{said.ops} Ops", f"it is {stated}", "7.4")
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
    ledger.expect(CoupRoll(difference > 0, die, ops, modifier, stability, difference), NOTES[COUP_ROLLED].rule)


def realigned(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    """Both dice, in either order."""
    _, _, us_die, us_modifier, ussr_die, ussr_modifier = told
    scandal = RealignmentRoll(US, us_die, us_modifier + 1)  # as it would be without the Iran-Contra Scandal
    if s.effects[IRAN_CONTRA] and scandal in (ledger.step(), ledger.step(1)):
        us_modifier += 1
        ledger.habit(habits.SCANDAL_UNTOLD)
    rolls = [RealignmentRoll(USSR, ussr_die, ussr_modifier), RealignmentRoll(US, us_die, us_modifier)]
    for roll in rolls if ledger.step() == rolls[0] else rolls[::-1]:
        ledger.expect(roll, NOTES[REALIGNED].rule)


def war_rolled(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    _, country, die, modifier, needed = told
    ledger.expect(War(country), NOTES[WAR_ROLLED].rule)
    ledger.expect(WarRoll(die + modifier >= needed, die, modifier, needed), NOTES[WAR_ROLLED].rule)


def space_rolled(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    _, _, die, needed = told
    ledger.expect(SpaceRoll(die, die <= needed, needed), NOTES[SPACE_ROLLED].rule)


def trap_rolled(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    die = told[2]
    ledger.expect(TrapRoll(die, die <= TRAP_ESCAPED), NOTES[TRAP_ROLLED].rule)


def contest_rolled(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    """Of which the log tells no dice."""
    _, die, bonus, other_die, other_bonus = told
    ledger.tied = die + bonus == other_die + other_bonus
    ledger.habit(habits.DICE_UNTOLD)
