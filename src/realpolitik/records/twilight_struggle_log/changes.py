"""What changes on the board, as an entry tells it: influence, DEFCON, military operations, the space race, points."""

from typing import Final

from realpolitik.games.cold_war.board import US
from realpolitik.games.cold_war.labels import COUP
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import DRAWN, WON_FINAL_SCORING
from realpolitik.records.imported import Disagreement
from realpolitik.records.message import Message
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
    quoted,
)

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
    if not ledger.influence():
        raise ledger.untold()
    raise Disagreement(ledger.at_line(), quoted(lines[0][1]), ledger.note, ledger.rule())


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
            Message("log-influence", us=said.us, ussr=said.ussr, country=said.country),
            Message("log-influence-now", us=us, ussr=ussr, change=change),
            ledger.rule(),
        )
    ledger.touched |= 1 << at
    if left == 0:
        ledger.tick(at)


# -- tracks ------------------------------------------------------------------------------------------------------------


def defcon_changed(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    level, change = told[:2]
    _next_of_its_sort(ledger, Defcon(level, change > 0))


def space_advanced(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    side, box = told[:2]
    _next_of_its_sort(ledger, Space(side, box))


def reshuffled(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    _next_of_its_sort(ledger, Reshuffle())


def _next_of_its_sort(ledger: Ledger, said: Said) -> None:
    """The next line of this sort has to be this one; those of the next turn are told under its heading."""
    for at, line in ledger.open_lines():
        if isinstance(line.said, type(said)) and ledger.turned == (at >= ledger.entry.next_turn):
            if isinstance(said, Space) and isinstance(line.said, Space) and line.said.side != said.side:
                continue
            if line.said != said:
                raise Disagreement(line.number, quoted(line), ledger.note, ledger.rule())
            ledger.tick(at)
            return
    raise ledger.untold()


def military_gained(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    side, _, level = told[:3]
    for at, line in ledger.open_lines():
        if isinstance(line.said, Military) and line.said.side == side:
            if line.said.level != level:
                raise Disagreement(line.number, quoted(line), ledger.note, ledger.rule())
            ledger.tick(at)
            return
    if not (ledger.last and isinstance(ledger.lines[-1].said, BEFORE_MILITARY)):  # else the log breaks off before it
        raise ledger.untold()


def military_short(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    """4.5 E: both may be short, and only the difference moves the marker, or nothing does."""
    side, n = told[:2]
    ledger.penalty += -n if side == US else n


def vp_gained(ledger: Ledger, told: tuple[int, ...], s: ColdWar) -> None:
    """The next line of points has to be these. The penalty may be told by none, even if more lines of points follow;
    what ends the game only if none does."""
    side, n, vp = told[:3]
    ledger.vp = [*ledger.vp, vp]
    is_penalty, ledger.penalty = ledger.penalty != 0, 0
    following = [(at, line) for at, line in ledger.open_lines() if isinstance(line.said, Points) and line.said.n]
    if following and following[0][1].said == Points(side, n, vp):
        ledger.tick(following[0][0])
    elif is_penalty:
        ledger.habit(habits.PENALTY_UNTOLD)
    elif following:
        raise Disagreement(following[0][1].number, quoted(following[0][1]), ledger.note, ledger.rule())
    elif s.outcome is not None:
        at_the_end = s.outcome.reason[0] in (WON_FINAL_SCORING, DRAWN)
        ledger.habit(habits.FINAL_UNTOLD if at_the_end else habits.WINNING_UNTOLD)
    else:
        raise ledger.untold()
