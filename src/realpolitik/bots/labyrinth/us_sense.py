"""What operations of the US promise (7.0), by their odds: for each target what it is worth to try."""

from typing import Final

from realpolitik.bots.labyrinth.ground import AID, WORTH, at
from realpolitik.bots.labyrinth.judgement import prestige, relations, troops_at_hand, value
from realpolitik.bots.labyrinth.lookahead import Lookahead, bare
from realpolitik.bots.labyrinth.plot_danger import UNBLOCKED, plot_danger
from realpolitik.games.labyrinth.board import ALLY, FAIR, HARD, MUSLIM, NEUTRAL, NOWHERE, POOR, SOFT, UNTESTED
from realpolitik.games.labyrinth.deploy import (
    CHANGE,
    CHANGE_REGIME_FROM,
    DEPLOY_FROM_FRAME,
    DEPLOY_TO_FRAME,
    REGIME_CHANGE_TROOPS,
    ChangeRegimeFrom,
    DeployFrom,
    DeployTo,
    DeployTroops,
    destinations,
    most_troops,
    origins,
    place,
    regime_change_in,
    spare,
    withdraw,
)
from realpolitik.games.labyrinth.disrupt import disrupt_in, disrupt_targets
from realpolitik.games.labyrinth.labels import NATO_MARKER
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import GREEN, Labyrinth, with_value
from realpolitik.games.labyrinth.testing import improve
from realpolitik.games.labyrinth.tracks import PRESTIGE_MOST, us_posture
from realpolitik.games.labyrinth.values import HIGHEST_VALUE
from realpolitik.games.labyrinth.war_of_ideas import SUCCEEDS_ON, modifier, war_of_ideas_targets

LOSING_NATO: Final = -1.0
EITHER_POSTURE: Final = [(SOFT, 4 / 6), (HARD, 2 / 6)]  # 4.9.3


class UsSense:
    """What operations promise in one position. What was worked out is remembered, so the position must not change."""

    def __init__(self, s: Labyrinth, ahead: Lookahead) -> None:
        self.s = s
        self.ahead = ahead
        self._improved: dict[int, float] = {}
        self._before: float | None = None

    def before(self) -> float:
        """What the position is worth as it is."""
        if self._before is None:
            self._before = value(self.s, US)
        return self._before

    # -- War of Ideas (7.2) --------------------------------------------------------------------------------------------

    def war_of_ideas(self, card_value: int) -> dict[int, float]:
        return {c: self.persuasion(c, card_value) for c in war_of_ideas_targets(self.s, card_value)}

    def persuasion(self, c: int, card_value: int, ignores_gwot: bool = False) -> float:
        """What a roll in a country promises."""
        s = self.s
        if not MUSLIM[c]:
            return self._swaying(c)
        if s.governance[c] == UNTESTED:
            return self._exploring(c, card_value)
        success, aid = odds(modifier(s, c, ignores_gwot))
        if s.aid[c]:
            aid = 0.0
        if s.alignment[c] == NEUTRAL:
            gain = WORTH[c][s.governance[c]][ALLY] - WORTH[c][s.governance[c]][NEUTRAL]
        else:
            gain = self._improvement(c)
        return success * gain + aid * AID

    def _improvement(self, c: int) -> float:
        if c not in self._improved:
            then = self.s.clone()
            improve(then, c)
            self._improved[c] = value(then, US) - self.before()
        return self._improved[c]

    def _exploring(self, c: int, card_value: int) -> float:
        """4.9.4: the test says whether the card is enough; on average it changes nothing by itself."""
        total = 0.0
        success, aid = odds(modifier(self.s, c, ignores_gwot=False))
        for governance, share in ((POOR, 4 / 6), (FAIR, 2 / 6)):
            if card_value >= governance:
                gain = WORTH[c][governance][ALLY] - WORTH[c][governance][NEUTRAL]
                total += share * (success * gain + aid * AID)
        return total

    def _swaying(self, c: int) -> float:
        """7.2.3: a posture that is rolled, and prestige where it comes to be that of the US."""
        s = self.s
        was, earlier = s.posture, relations(s)
        total = 0.0
        for posture, share in EITHER_POSTURE:
            s.posture = with_value(was, c, posture)
            total += share * (relations(s) - earlier)
            if posture == us_posture(s):
                total += share * prestige_step(s)
        s.posture = was
        return total

    # -- troops (7.3) --------------------------------------------------------------------------------------------------

    def deployments(self, card_value: int) -> dict[int, float]:
        """By where troops come from, what moving them promises at best."""
        found = {}
        for option in origins(self.s, card_value):
            if option == NATO_MARKER:
                found[option] = LOSING_NATO
            else:
                found[option] = max(self.arrivals(card_value, place(option)).values(), default=LOSING_NATO)
        return found

    def arrivals(self, card_value: int, start: int, most: int = 0) -> dict[int, float]:
        """By where they go, likewise."""
        options = destinations(self.s, card_value, start)
        return {option: max(self.numbers(start, place(option), 1, most).values(), default=0.0) for option in options}

    def numbers(self, start: int, to: int, fewest: int = 1, most: int = 0) -> dict[int, float]:
        """By how many they are, what it promises that they move."""
        earlier = self._standing(start, to)
        found = {}
        for n in range(fewest, (most or spare(self.s, start)) + 1):
            self._move(n, start, to)
            found[n] = self._standing(start, to) - earlier
            self._move(-n, start, to)
        return found

    def _standing(self, start: int, to: int) -> float:
        total = troops_at_hand(self.s)
        for c in (start, to):
            if c != NOWHERE:
                total += at(self.s, c)
        return total

    def _move(self, n: int, start: int, to: int) -> None:
        s = self.s
        if start == NOWHERE:
            s.troop_track -= n
        else:
            s.troops[start] -= n
        if to == NOWHERE:
            s.troop_track += n
        else:
            s.troops[to] += n

    def deploying(self) -> dict[int, float]:
        """What the options of the deployment under way promise."""
        s = self.s
        f = s.stack[-1]
        if f[0] == DEPLOY_FROM_FRAME.number:
            return self.deployments(f[DeployFrom.VALUE])
        if f[0] == CHANGE_REGIME_FROM.number:
            return self._invading(f[ChangeRegimeFrom.COUNTRY])
        if f[0] == DEPLOY_TO_FRAME.number:
            start = f[DeployTo.START]
            return self.arrivals(f[DeployTo.VALUE], start, most_troops(s, f[DeployTo.PURPOSE], start))
        purpose, start, to = f[DeployTroops.PURPOSE], f[DeployTroops.START], f[DeployTroops.TO]
        if purpose == CHANGE:
            return self._invading(to, start)
        return self.numbers(start, to, most=most_troops(s, purpose, start))

    def _invading(self, to: int, start: int | None = None) -> dict[int, float]:
        """7.3.4: as if the regime had changed already; whence, or from `start` with how many."""
        s = self.s
        governance, alignment, regime_change = s.governance[to], s.alignment, s.regime_change
        s.governance[to] = POOR
        s.alignment, s.regime_change = with_value(alignment, to, ALLY), with_value(regime_change, to, GREEN)
        fewest = REGIME_CHANGE_TROOPS
        if start is None:
            ready = [option for option in origins(s, HIGHEST_VALUE) if option != NATO_MARKER and place(option) != to]
            enough = [option for option in ready if spare(s, place(option)) >= fewest]
            found = {option: max(self.numbers(place(option), to, fewest).values()) for option in enough}
        else:
            found = self.numbers(start, to, fewest)
        s.governance[to], s.alignment, s.regime_change = governance, alignment, regime_change
        return found

    def regime_change(self, c: int) -> float:
        then = bare(self.s)
        regime_change_in(then, c)
        return self._played_out(then)

    def withdrawal(self) -> float:
        then = bare(self.s)
        withdraw(then)
        return self._played_out(then)

    # -- cells and plots (7.4, 7.5) ------------------------------------------------------------------------------------

    def disruptions(self, card_value: int) -> dict[int, float]:
        return {c: self.disruption(c) for c in disrupt_targets(self.s, card_value)}

    def disruption(self, c: int) -> float:
        then = bare(self.s)
        disrupt_in(then, c)
        return self._played_out(then)

    def alerts(self) -> dict[int, float]:
        """By their place among the plots on the map, what it is worth to block them."""
        return {i: UNBLOCKED * plot_danger(self.s, plot, US) for i, plot in enumerate(self.s.plots)}

    def _played_out(self, then: Labyrinth) -> float:
        sign = 1 if self.ahead.side == US else -1
        return sign * self.ahead.outlook(then) - self.before()


def odds(added: int) -> tuple[float, float]:
    """How likely a War of Ideas succeeds, and how likely it brings aid instead (7.2.1.2, 7.2.2.1)."""
    success = min(6, max(0, 7 - SUCCEEDS_ON + added)) / 6
    return success, 1 / 6 if 1 <= SUCCEEDS_ON - 1 - added <= 6 else 0.0


def prestige_step(s: Labyrinth) -> float:
    """What a box more on the prestige track is worth."""
    if s.prestige == PRESTIGE_MOST:
        return 0.0
    s.prestige += 1
    higher = prestige(s)
    s.prestige -= 1
    return higher - prestige(s)
