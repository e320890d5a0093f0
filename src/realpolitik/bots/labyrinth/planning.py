"""What a card is good for: its event, the best operation of its value, reserves; and which card to play now.

An operation and the event that it lets happen are weighed apart and added up, so that an operation is worked out once
for all cards of its value.
"""

from typing import Final

from realpolitik.bots.labyrinth.jihadist_sense import JihadistSense
from realpolitik.bots.labyrinth.judgement import WIN, relations, value
from realpolitik.bots.labyrinth.lookahead import Lookahead, Scores, after, bare
from realpolitik.bots.labyrinth.us_sense import UsSense
from realpolitik.games.labyrinth.board import HARD, NOWHERE, UNITED_STATES
from realpolitik.games.labyrinth.cards import leave_hand
from realpolitik.games.labyrinth.deck import OPS, SIDE
from realpolitik.games.labyrinth.deploy import change_targets
from realpolitik.games.labyrinth.labels import (
    ADD_RESERVES,
    ALERT,
    DEPLOY,
    DISCARD_LAST,
    DISRUPT,
    DO_NOTHING,
    EVENT,
    EVENT_FIRST,
    HOLD_LAST,
    JIHAD,
    PLOT,
    REASSESSMENT,
    RECRUIT,
    REGIME_CHANGE,
    RESERVES,
    TRAVEL,
    WAR_OF_IDEAS,
    WITHDRAW,
)
from realpolitik.games.labyrinth.occurrence import begin_event, missing_condition
from realpolitik.games.labyrinth.play import HOW_TO_PLAY, RAISED, Play, carries_event, recruit_flags, uses
from realpolitik.games.labyrinth.sides import US, other
from realpolitik.games.labyrinth.state import Labyrinth, at_islamist_rule, with_value
from realpolitik.games.labyrinth.tracks import RESERVES_MOST, opposite, us_posture
from realpolitik.games.labyrinth.values import HIGHEST_VALUE

USUAL: Final = [0.0, 0.6, 1.0, 1.7]  # what a card does by its value, on average
USUAL_HARM: Final = 0.9  # what an event of the other side costs that will have to happen some day
RESERVE_USE: Final = 0.3  # what a point of reserves will do, if the turn lasts
HARD_LINE: Final = 0.8  # being Hard while a country is at Islamist Rule (7.3.4)
EVENT_FIRST_MATTERS: Final = 0.4  # an event that does at least so much may change what is best to do after it


class Planner:
    """The plans of one side in one position. The position must not change."""

    def __init__(self, s: Labyrinth, side: int, ahead: Lookahead) -> None:
        self.s = s
        self.side = side
        self.ahead = ahead
        self.us = UsSense(s, ahead)
        self.jihadist = JihadistSense(s)
        self._events: dict[int, float] = {}
        self._operations: dict[tuple[int, int], float] = {}

    # -- which card (5.2.2) --------------------------------------------------------------------------------------------

    def cards(self, options: list[int]) -> Scores:
        """How much better each card does now than such a card does usually."""
        return {option: self._card(option) for option in options}

    def _card(self, option: int) -> float:
        if option == DISCARD_LAST:
            return -self.keeping(self.s.hands[self.side][0])
        if option in (HOLD_LAST, DO_NOTHING):
            return 0.0
        if option >= len(OPS):
            return -WIN  # to remove a cadre helps nobody who plays the Jihadists
        return self.card(option) - self.keeping(option)

    def card(self, card: int) -> float:
        """What the best use of a card promises."""
        return max(self.plain_uses(card).values(), default=0.0)

    def plain_uses(self, card: int) -> Scores:
        """What a card in hand can be used for, without regard to reserves and to what comes first."""
        options = uses(self.s, self.side, card, OPS[card], 0)
        plain = [option for option in options if option not in (EVENT_FIRST, ADD_RESERVES)]
        return self.uses(card, plain, OPS[card], done=False)

    def keeping(self, card: int) -> float:
        """What a card usually does when it is played, sooner or later."""
        return USUAL[OPS[card]] - (USUAL_HARM if SIDE[card] == other(self.side) else 0.0)

    # -- what for (6.1) ------------------------------------------------------------------------------------------------

    def uses(self, card: int, options: list[int], card_value: int, done: bool) -> Scores:
        return {option: self.use(card, option, card_value, done) for option in options}

    def use(self, card: int, option: int, card_value: int, done: bool) -> float:
        """What a use of a card promises; `done`: the event of the other side has happened."""
        if option == EVENT:
            return self.event(card)
        if option == ADD_RESERVES:
            raised = min(HIGHEST_VALUE, card_value + self.s.reserves[self.side])
            possible = uses(self.s, self.side, card, raised, RAISED)
            ways = [use for use in possible if use not in (ADD_RESERVES, EVENT_FIRST)]
            best = max([self.use(card, use, raised, done) for use in ways], default=0.0)
            return best - RESERVE_USE * self.s.reserves[self.side]
        harm = self.event(card) if carries_event(self.s, card, self.side) and not done else 0.0
        if option == DO_NOTHING:
            return harm
        if option == EVENT_FIRST:
            return self._after_event(card, harm)
        if option == RESERVES:
            kept = self.s.reserves[self.side]
            return RESERVE_USE * (min(RESERVES_MOST, kept + OPS[card]) - kept) + harm
        if option == REASSESSMENT:
            return self._reassessment() + harm
        if option == PLOT and not self.s.first_plot_used and SIDE[card] == US:
            harm = 0.0  # 8.5.3
        return self.operation(option, card_value) + harm

    def event(self, card: int) -> float:
        """What it promises that the event of a card happens now."""
        if card not in self._events:
            self._events[card] = self._happening(card) if missing_condition(self.s, card, self.side) < 0 else 0.0
        return self._events[card]

    def _happening(self, card: int) -> float:
        then = bare(self.s)
        if card in then.hands[self.side]:
            leave_hand(then, self.side, card)
        before = value(then, self.side)
        begin_event(then, card, self.side)
        self.ahead.weighed = 0
        sign = 1 if self.ahead.side == self.side else -1
        return sign * self.ahead.outlook(then) - before

    def _after_event(self, card: int, harm: float) -> float:
        """What is best to do once the event has happened."""
        if self.s.stack and abs(harm) >= EVENT_FIRST_MATTERS:
            then = self.ahead.likely(after(self.s, self.s.seats[self.side], EVENT_FIRST), until=HOW_TO_PLAY)
            if not then.stack:
                return harm
            f = then.stack[-1]
            planner = Planner(then, self.side, self.ahead)
            ways = [use for use in uses(then, self.side, card, f[Play.VALUE], f[Play.DONE]) if use != ADD_RESERVES]
            return harm + max([planner.use(card, use, f[Play.VALUE], done=True) for use in ways], default=0.0)
        return harm

    def _reassessment(self) -> float:
        """7.6: the other posture, for the price of a second card."""
        s = self.s
        was, earlier = us_posture(s), relations(s)
        s.posture = with_value(s.posture, UNITED_STATES, opposite(was))
        gain = relations(s) - earlier
        s.posture = with_value(s.posture, UNITED_STATES, was)
        if at_islamist_rule(s):
            gain += HARD_LINE if was != HARD else -HARD_LINE
        return gain - USUAL[HIGHEST_VALUE]

    # -- operations (7.0, 8.0) -----------------------------------------------------------------------------------------

    def operation(self, operation: int, card_value: int) -> float:
        """What an operation with a card of that value promises at its best target."""
        key = (operation, card_value)
        if key not in self._operations:
            self.ahead.weighed = 0
            of_us = self.side == US
            self._operations[key] = (
                self._us_operation(operation, card_value) if of_us else self._jihadist_operation(operation, card_value)
            )
        return self._operations[key]

    def _us_operation(self, operation: int, card_value: int) -> float:
        sense = self.us
        if operation == WAR_OF_IDEAS:
            return max(sense.war_of_ideas(card_value).values())
        if operation == DEPLOY:
            return max(sense.deployments(card_value).values())
        if operation == DISRUPT:
            return max(sense.disruptions(card_value).values())
        if operation == REGIME_CHANGE:
            return max([sense.regime_change(c) for c in change_targets(self.s, card_value)])
        if operation == WITHDRAW:
            return sense.withdrawal()
        return max(sense.alerts().values()) if operation == ALERT else 0.0

    def _jihadist_operation(self, operation: int, card_value: int) -> float:
        if operation == JIHAD:
            return max(self.jihadist.jihads(card_value).values(), default=0.0)
        if operation == TRAVEL:
            return self._travel(card_value)
        return self._rolls(operation, card_value)

    def _rolls(self, operation: int, n: int) -> float:
        """Rolls to recruit or to plot are declared one by one, each the best after those before it; a point may be
        left unused."""
        total = 0.0
        declared: list[int] = []
        for _ in range(n):
            if operation == RECRUIT:
                gains = self.jihadist.recruiting(recruit_flags(self.s, self.side), tuple(declared))
            else:
                gains = self.jihadist.plots(n, tuple(declared))
            best = max(gains, key=lambda c: gains[c], default=NOWHERE)
            if best == NOWHERE or (gains[best] <= 0 and declared):
                break
            total += gains[best]
            declared.append(best)
        return total

    def _travel(self, n: int) -> float:
        """Journeys likewise."""
        total = 0.0
        paths: list[int] = []
        for _ in range(n):
            gains = self.jihadist.journeys(0, paths)
            best = max(gains, key=lambda path: gains[path], default=())
            if not best or (gains[best] <= 0 and paths):
                break
            total += gains[best]
            paths.extend(best)
        return total
