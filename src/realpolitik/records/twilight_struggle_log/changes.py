"""What changes on the board, as an entry tells it: influence, DEFCON, military operations, the space race, points."""

from typing import Final

from realpolitik.games.cold_war.board import US
from realpolitik.games.cold_war.cards import RESHUFFLED
from realpolitik.games.cold_war.labels import COUP
from realpolitik.games.cold_war.space import SPACE_ADVANCED
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import DEFCON_CHANGED, MILITARY_GAINED
from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.kernel.question import NOTES
from realpolitik.records.imported import Disagreement
from realpolitik.records.twilight_struggle_log import habits
from realpolitik.records.twilight_struggle_log.ledger import Ledger
from realpolitik.records.twilight_struggle_log.lines import (
    CoupRoll,
    Defcon,
    Influence,
    Military,
    Operation,
    Points,
    Reshuffle,
    Said,
    Space,
    WarRoll,
)
from realpolitik.records.twilight_struggle_log.wording import SIDE_NAMES, gain

BEFORE_MILITARY: Final = (CoupRoll, WarRoll, Influence, Points)  # what the log tells of a coup or a war before that

# -- influence ---------------------------------------------------------------------------------------------------------


def influence_changed(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    """One line may tell several changes, and several lines of a country one change."""
    country, side, change, us, ussr = told
    reach = _reach(ledger)
    lines = [(at, line) for at, line in ledger.open_lines() if isinstance(line.said, Influence)]
    for at, line in lines:
        said = line.said
        assert isinstance(said, Influence)
        if at < reach and (said.country, said.side) == (country, side) and said.change * change > 0:
            _part_of(ledger, at, said, change, us, ussr)
            return
    raise Disagreement(
        ledger.at_line(),
        repr(lines[0][1].text) if ledger.influence() else "nothing of it",
        f"{SIDE_NAMES[side]} {change:+d} in {BOARD.names[country]} [{us}][{ussr}]",
        "2.1.7",
    )


def _reach(ledger: Ledger) -> int:
    """Where the next step stands, but beyond the announcement of a coup: a crisis that has to end first is ended after
    it."""
    if isinstance(said := ledger.step(), Operation) and said.label == COUP:
        return ledger.steps[1] if len(ledger.steps) > 1 else len(ledger.lines)
    return ledger.block_end()


def _part_of(ledger: Ledger, at: int, said: Influence, change: int, us: int, ussr: int) -> None:
    """The stated influence of the line is what the country holds once all of its change is made."""
    now = us if said.side == US else ussr
    stated = said.us if said.side == US else said.ussr
    left = (stated - now) * (1 if said.change > 0 else -1)
    new = not ledger.touched >> at & 1
    whole = left + abs(change) == abs(said.change)
    if left < 0 or (left == 0 and (us, ussr) != (said.us, said.ussr)) or (new and not whole):
        raise Disagreement(
            ledger.lines[at].number,
            f"[{said.us}][{said.ussr}] in {BOARD.names[said.country]}",
            f"there is [{us}][{ussr}] after {change:+d}",
            "2.1.7",
        )
    ledger.touched |= 1 << at
    if left == 0:
        ledger.tick(at)


# -- tracks ------------------------------------------------------------------------------------------------------------


def defcon_changed(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    level, change = told[:2]
    _next_of_its_sort(ledger, Defcon(level, change > 0), f"DEFCON moves to {level}", DEFCON_CHANGED)


def space_advanced(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    side, box = told[:2]
    _next_of_its_sort(ledger, Space(side, box), f"{SIDE_NAMES[side]} advances to box {box}", SPACE_ADVANCED)


def reshuffled(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    _next_of_its_sort(ledger, Reshuffle(), "the discards are shuffled into a new pile", RESHUFFLED)


def _next_of_its_sort(ledger: Ledger, said: Said, happened: str, kind: int) -> None:
    """The next line of this sort has to be this one; those of the next turn are told under its heading."""
    for at, line in ledger.open_lines():
        if isinstance(line.said, type(said)) and ledger.turned == (at >= ledger.entry.next_turn):
            if isinstance(said, Space) and isinstance(line.said, Space) and line.said.side != said.side:
                continue
            if line.said != said:
                raise Disagreement(line.number, repr(line.text), happened, NOTES[kind].rule)
            ledger.tick(at)
            return
    raise ledger.untold(happened, NOTES[kind].rule)


def military_gained(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    side, _, level = told[:3]
    rule = NOTES[MILITARY_GAINED].rule
    for at, line in ledger.open_lines():
        if isinstance(line.said, Military) and line.said.side == side:
            if line.said.level != level:
                happened = f"the military operations of the {SIDE_NAMES[side]} are {level}"
                raise Disagreement(line.number, repr(line.text), happened, rule)
            ledger.tick(at)
            return
    if not (ledger.last and isinstance(ledger.lines[-1].said, BEFORE_MILITARY)):  # else the log breaks off before it
        raise ledger.untold(f"{SIDE_NAMES[side]} Military Ops to {level}", rule)


def military_short(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    ledger.short = True


def vp_gained(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    """The next line of points has to be these; but the penalty, and what ends the game, may be told by none."""
    side, n, vp = told[:3]
    ledger.vp = [*ledger.vp, vp]
    penalty, ledger.short = ledger.short, False
    parted = ledger.untold(gain(side, n, vp), "10.2.2")
    for at, line in ledger.open_lines():
        if not isinstance(line.said, Points) or not line.said.n:
            continue
        if (line.said.side, line.said.n) == (side, n) and habits.same_score(line.said.vp, vp):
            ledger.tick(at)
            return
        parted = Disagreement(line.number, repr(line.text), gain(side, n, vp), "10.2.2")
        break
    if not penalty and not s.over:
        raise parted
    ledger.habit(habits.PENALTY_UNTOLD if penalty else habits.FINAL_UNTOLD)
