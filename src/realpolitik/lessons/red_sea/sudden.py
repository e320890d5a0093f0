"""How the game may end at once: by a scoring (10.4.1), by nuclear war (8.1.4); and who is how near to it."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY
from realpolitik.games.cold_war.coup import KEEPS_DEFCON, coup_margin, coup_targets
from realpolitik.games.cold_war.effects import ALBANIAN_EXAMPLE
from realpolitik.games.cold_war.event import NO, WHEN, YES
from realpolitik.games.cold_war.occurrence import mirrors, missing_condition
from realpolitik.games.cold_war.operands import CONDITIONS
from realpolitik.games.cold_war.operations import MAY_COUP
from realpolitik.games.cold_war.verbs_branches import CHOOSE
from realpolitik.games.cold_war.verbs_operations import CONDUCT, COUP
from realpolitik.games.cold_war.verbs_tracks import DEFCON
from realpolitik.games.red_sea.cards_soviet import TURN_EVENT
from realpolitik.games.red_sea.countries import AFRICA, BOARD, REGIONS, SETS
from realpolitik.games.red_sea.flashpoint import SCORED_BY
from realpolitik.games.red_sea.scoring import WON_BY_AFRICA
from realpolitik.kernel.event import OPPONENT, PLAYER
from realpolitik.kernel.program import OUTLINES, VERBS, Line
from realpolitik.lessons.lesson import Remark, Things
from realpolitik.lessons.red_sea.placing import cost_of_control
from realpolitik.lessons.red_sea.position import Position
from realpolitik.lessons.red_sea.trial import tried, winner

MOST_OPS: Final = 4  # that a card can have
WAR: Final = 1  # the DEFCON at which the side whose round it is has lost


class Ending(NamedTuple):
    """Who wins when a region is scored, and whether by Africa itself or by the end of the track."""

    winner: int
    by: str


# -- scoring -----------------------------------------------------------------------------------------------------------


def if_scored(p: Position, where: int) -> Ending:
    """10.4.1: what the scoring of a region would decide now; NOBODY wins where the game goes on."""
    s = p.s.clone()
    s.noting = False
    s.rules.score_region(s, where)
    by_africa = s.outcome is not None and s.outcome.reason[0] == WON_BY_AFRICA
    return Ending(winner(s), "africa" if by_africa else "points")


def may_be_scored(p: Position, where: int) -> bool:
    """Whether the scoring card of a region may come up this turn, as far as the side knows."""
    (card,) = [number for number, scored in SCORED_BY.items() if scored == where]
    return card in {*p.hand, *p.s.known[p.enemy], *p.unseen()}


def by_scoring(p: Position) -> Iterator[Remark]:
    """Regions whose scoring would end the game; where it would not yet, how near a side is to it in Africa."""
    for where in REGIONS:
        if not may_be_scored(p, where):
            continue
        ending = if_scored(p, where)
        if ending.winner == p.enemy:
            yield Remark("scoring-loses", {"region": where, "by": ending.by}, "10.4.1", grave=True)
        elif ending.winner == p.side:
            yield Remark("scoring-wins", {"region": where, "by": ending.by}, "10.4.1")
        elif where == AFRICA:
            yield from near_africa(p)


def near_africa(p: Position) -> Iterator[Remark]:
    """10.4.1: what one card may be enough to take."""
    dearer = AFRICA if p.s.effects[ALBANIAN_EXAMPLE + p.enemy] else ANYWHERE
    theirs = wanting(Position(p.s, p.enemy), MOST_OPS, dearer)
    if theirs:
        yield Remark("africa-near-theirs", {"countries": Things("COUNTRY", theirs)}, "10.4.1", grave=True)
    card = p.best_card()
    mine = wanting(p, p.value(card), p.dearer(card))
    if mine:
        yield Remark("africa-near-mine", {"countries": Things("COUNTRY", mine)}, "10.4.1")


def wanting(p: Position, ops: int, dearer: int) -> tuple[int, ...]:
    """The countries with which Africa would be won at once, if a card of so many Ops may be enough to take them. What
    is `dearer` is all of Africa."""
    lacking = [c for c in BOARD.flashpoints if not p.holds(c)]
    others = [c for c in SETS[AFRICA].members if c not in BOARD.flashpoints and not p.holds(c)]
    for more in range(len(others) + 1):
        for chosen in combinations(others, more):
            taken = (*lacking, *chosen)
            if taken and _within(p, taken, ops, dearer) and _wins(p, taken):
                return taken
    return ()


def _wins(p: Position, taken: Iterable[int]) -> bool:
    return p.after([(p.side, c, p.missing(c)) for c in taken]).wins_africa() > 0


def _within(p: Position, taken: tuple[int, ...], ops: int, dearer: int) -> bool:
    """Whether influence would do, or a lucky coup."""
    reach, costs = p.within_reach(), sum(cost_of_control(p, c) for c in taken)
    if all(c in reach for c in taken) and costs + (dearer != ANYWHERE) <= ops:
        return True
    return len(taken) == 1 and _coup_takes(p, taken[0], ops)


def _coup_takes(p: Position, c: int, ops: int) -> bool:
    """Whether a six would; a coup that may bring nuclear war is no way to win."""
    if c not in coup_targets(p.s, p.side, ANYWHERE, 0) or p.s.defcon - fall_by_coup(p, p.side, c, 0).most <= WAR:
        return False
    shift = 6 + coup_margin(p.s, p.side, c, ops)
    removed = min(max(0, shift), p.s.influence[p.enemy][c])
    return p.after([(p.enemy, c, -removed), (p.side, c, max(0, shift) - removed)]).holds(c)


# -- nuclear war -------------------------------------------------------------------------------------------------------


class Fall(NamedTuple):
    """How much a coup lowers DEFCON: for certain, and if the card shown at a flashpoint is one that alarms."""

    surely: int
    perhaps: int

    @property
    def most(self) -> int:
        return self.surely + self.perhaps


def fall_by_coup(p: Position, side: int, c: int, flags: int) -> Fall:
    """6.3.4, 6.3.6."""
    if flags & KEEPS_DEFCON:
        return Fall(0, 0)
    return Fall(int(p.s.rules.coup_lowers_defcon(p.s, side, c)), int(c in BOARD.flashpoints))


def loses_by_event(p: Position, card: int) -> bool:
    """Whether the side has lost as soon as the event of a card occurs that it plays now."""
    return tried(p, card).winner == p.enemy


def is_at_mercy(p: Position, card: int) -> bool:
    """Whether the event of a card that the side plays now lets the other side bring nuclear war about."""
    trial = tried(p, card)
    if trial.idle or trial.winner != NOBODY:
        return False
    owner = p.s.rules.deck.side[card]
    player = p.side if owner == NOBODY else owner
    fall = _fall(p, OUTLINES[p.s.rules.deck.program[card]], player)
    return fall.by_choice and p.s.defcon - fall.most <= WAR


class _Falls(NamedTuple):
    """How far DEFCON may fall in an event, and whether it takes a choice of the other side."""

    most: int
    by_choice: bool


def _fall(p: Position, lines: Iterable[Line], player: int) -> _Falls:
    """The worst that the other side may choose; what the side itself chooses, it chooses well."""
    most, by_choice = 0, False
    for line in lines:
        falls = _fall_of(p, line, player)
        most, by_choice = most + falls.most, by_choice or falls.by_choice
    return _Falls(most, by_choice)


def _fall_of(p: Position, line: Line, player: int) -> _Falls:
    verb = VERBS[line.step[0]]
    told = verb.named(line.step)
    chooses = {PLAYER: player, OPPONENT: 1 - player}.get(told.get("side", PLAYER), told.get("side", PLAYER))
    theirs = chooses == p.enemy
    if verb is DEFCON:
        return _Falls(-told["change"], False)
    if verb is WHEN:
        holds = CONDITIONS.holds(told["condition"], p.s, player)
        return _fall(p, dict(line.blocks).get(YES if holds else NO, ()), player)
    if verb is CHOOSE:
        falls = [0, *[_fall(p, block, player).most for _, block in line.blocks]]
        return _Falls(max(falls) if theirs else min(falls), theirs and max(falls) > 0)
    if theirs and (verb is COUP or (verb is CONDUCT and told["kinds"] & MAY_COUP)):
        targets = coup_targets(p.s, p.enemy, told["set"], told["flags"])
        worst = max([fall_by_coup(p, p.enemy, c, told["flags"]).most for c in targets], default=0)
        return _Falls(worst, worst > 0)
    if verb is TURN_EVENT and theirs:
        return _fall_by_turned(p)
    return _Falls(0, False)


def _fall_by_turned(p: Position) -> _Falls:
    """Mengistu: the other side may play a card of ours as its own event, if it holds one."""
    deck = p.s.rules.deck
    held = {*p.s.known[p.enemy], *p.unseen()} if p.s.hands[p.enemy] else set()
    turned = [card for card in held if deck.side[card] == p.side and mirrors(deck, card)]
    possible = [card for card in turned if missing_condition(p.s, card, p.enemy, player=p.enemy) < 0]
    return max([_fall(p, OUTLINES[deck.program[card]], p.enemy) for card in possible], default=_Falls(0, False))
