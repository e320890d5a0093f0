"""The aftermath phase (W19): income, prosperity, threats."""

from typing import Final

from realpolitik.games.world_order.asking import UntilDone
from realpolitik.games.world_order.board import REGIONS, ZONE
from realpolitik.games.world_order.countries import VALUE
from realpolitik.games.world_order.developments import MORE_DEFENCE, MORE_THREAT, bonus
from realpolitik.games.world_order.gaining import gain_money, score
from realpolitik.games.world_order.labels import DONE
from realpolitik.games.world_order.mats import DEFENCE_BONUS, NATO, THREAT_BONUS
from realpolitik.games.world_order.prices import (
    INCOME_PER_VALUE,
    SCORING_ROUNDS,
    THREAT_LOSS,
    TOKEN_DEFENCE,
    TOKEN_MONEY,
)
from realpolitik.games.world_order.prosperity import RAISING_PROSPERITY
from realpolitik.games.world_order.scoring import score_everything
from realpolitik.games.world_order.state import AFTERMATH, WorldOrder, allies_in, in_turn_order, is_played
from realpolitik.games.world_order.things import FROM_THREATS, POWERS
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

CASH_TOKEN: Final = question_kind("cash_token", "W19.3", "region", "power")
DEFEND_WHERE: Final = question_kind("defend_where", "W19.8", "region", "power")

INCOME: Final = note_kind("income", "W19.2", "power", "n")
TOKEN_CASHED: Final = note_kind("token_cashed", "W19.3", "power", "region")
TOKEN_DEFENDS: Final = note_kind("token_defends", "W19.8", "power", "region", "n")
THREATENED: Final = note_kind("threatened", "W19.6", "power", "region", "opponent", "threat", "defence")

NO_ENGAGE_TOKEN: Final = reason_kind("no_engage_token", "W19.3", "region")
NOT_YOUR_ZONE: Final = reason_kind("not_your_zone", "W19.8", "region")
CHANGES_NOTHING: Final = reason_kind("changes_nothing", "W19.8", "region")


# -- income ------------------------------------------------------------------------------------------------------------


def income(s: WorldOrder, p: int) -> int:
    """W19.2: twice the value for each FDI token."""
    return INCOME_PER_VALUE * sum([VALUE[c] * s.fdi[c] for c in s.allies[p]])


class CashTokens(UntilDone):
    """W19.3, W19.12: Engage tokens are discarded one by one, each for 5 money an ally in its region."""

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        p = f[self.POWER]
        if not s.engage[option][p]:
            return (NO_ENGAGE_TOKEN, option)
        return ALLOWED

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DONE:
            s.stack.pop()
            return
        p = f[self.POWER]
        s.engage[answer][p] -= 1
        note(s, TOKEN_CASHED, p, answer)
        gain_money(s, p, TOKEN_MONEY * len(allies_in(s, p, answer)))


CASHING: Final = procedure("world_order.cashing_tokens", CashTokens(CASH_TOKEN))


# -- threats -----------------------------------------------------------------------------------------------------------


def threat(s: WorldOrder, opponent: int, r: int) -> int:
    """W19.5, W19.7: the armies of a power in a region, and one more by its priority if there are any."""
    armies = s.armies[r][opponent]
    if not armies or not is_played(s, opponent):
        return armies
    return armies + THREAT_BONUS[opponent][s.priority[opponent]] + bonus(s, opponent, MORE_THREAT)


def defence(s: WorldOrder, p: int, r: int) -> int:
    """W19.5, W19.7, W19.8: in a region of the zone of interest."""
    always = DEFENCE_BONUS[p][s.priority[p]] + bonus(s, p, MORE_DEFENCE)
    return s.armies[r][p] + always + s.defended[r][p]


def threats(s: WorldOrder, p: int, r: int, more: int = 0) -> list[int]:
    """W19.6, W19.9, W19.10: the opponents whose threat is greater than a power's defence, were that `more`."""
    if not ZONE[r][p]:
        return []
    mine = defence(s, p, r) + more
    return [q for q in range(POWERS) if q != p and not NATO[p][q] and threat(s, q, r) > mine]


def token_defence(s: WorldOrder, p: int, r: int) -> int:
    """W19.8: what an Engage token adds."""
    return TOKEN_DEFENCE * len(allies_in(s, p, r))


def _all_tokens_help(s: WorldOrder, p: int, r: int) -> bool:
    """Whether discarding tokens there can avert a threat, all of them if need be."""
    most = s.engage[r][p] * token_defence(s, p, r)
    return len(threats(s, p, r, most)) < len(threats(s, p, r))


class Defend(UntilDone):
    """W19.8: Engage tokens of the own zone of interest are discarded for defence, where that changes something."""

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        p = f[self.POWER]
        if not ZONE[option][p]:
            return (NOT_YOUR_ZONE, option)
        if not s.engage[option][p]:
            return (NO_ENGAGE_TOKEN, option)
        return ALLOWED if _all_tokens_help(s, p, option) else (CHANGES_NOTHING, option)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DONE:
            s.stack.pop()
            return
        p = f[self.POWER]
        more = token_defence(s, p, answer)
        s.engage[answer][p] -= 1
        s.defended[answer][p] += more
        note(s, TOKEN_DEFENDS, p, answer, more)


DEFENDING: Final = procedure("world_order.defending", Defend(DEFEND_WHERE))


def _resolve_threats(s: WorldOrder) -> None:
    """W19.6."""
    for p in in_turn_order(s):
        for r in range(REGIONS):
            for opponent in threats(s, p, r):
                note(s, THREATENED, p, r, opponent, threat(s, opponent, r), defence(s, p, r))
                score(s, p, -THREAT_LOSS, FROM_THREATS)
    s.defended = [[0] * POWERS for r in range(REGIONS)]


# -- the phase (W19.1) -------------------------------------------------------------------------------------------------

TAKE_INCOME: Final = 0
PROSPER: Final = 1
DEFEND: Final = 2
THREATS: Final = 3
SCORING: Final = 4
OVER: Final = 5


class Aftermath(Procedure[WorldOrder]):
    STEP: Final = 1

    def frame(self) -> Frame:
        return [self.number, TAKE_INCOME]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        step = f[self.STEP]
        f[self.STEP] += 1
        s.phase = AFTERMATH
        order = in_turn_order(s)
        if step == TAKE_INCOME:
            for p in order:
                n = income(s, p)
                s.money[p] += n
                note(s, INCOME, p, n)
            for p in reversed(order):
                s.stack.append(CASHING.frame(power=p))
        elif step == PROSPER:
            for p in reversed(order):
                s.stack.append(RAISING_PROSPERITY.frame(power=p))
        elif step == DEFEND:
            for p in reversed(order):
                s.stack.append(DEFENDING.frame(power=p))
        elif step == THREATS:
            _resolve_threats(s)
        elif step == SCORING and s.round in SCORING_ROUNDS:
            score_everything(s)
        elif step == OVER:
            s.stack.pop()
        return None


AFTERMATH_PHASE: Final = procedure("world_order.aftermath", Aftermath())
