"""The end of a guided game: the moments that counted, what decided it by source of VP, and what to try next."""

from collections.abc import Iterator
from typing import Final, cast

from realpolitik.games.world_order.aftermath import INCOME
from realpolitik.games.world_order.gaining import VP
from realpolitik.games.world_order.playing import TURN_BEGINS
from realpolitik.games.world_order.research import HAND_REVEALED
from realpolitik.games.world_order.rounds import ROUND_BEGINS
from realpolitik.games.world_order.scoring import SCORING_BEGINS
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import (
    FROM_ABILITIES,
    FROM_DEVELOPMENTS,
    FROM_MAJORITIES,
    FROM_PLACES,
    FROM_PROSPERITY,
    FROM_SLOTS,
    FROM_THREATS,
    FROM_TOKENS,
    FROM_UNUSED_ADVANTAGES,
    SOURCES,
)
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Note
from realpolitik.lessons.lesson import Remark, Summary, TurningPoint, Value, Weighed, weightiest

MANY: Final = 6  # turning points
CLEAR: Final = 3  # VP by which a source has to differ to be a lesson

# parts of a round, for whoever is told when something was
BEFORE: Final = "before"
TURN: Final = "turn"
AFTER: Final = "after"
SCORING: Final = "scoring"

# the rule behind each source
_RULES: Final = {
    FROM_SLOTS: "W16.1",
    FROM_DEVELOPMENTS: "W14.1",
    FROM_PROSPERITY: "W19.4",
    FROM_THREATS: "W19.6",
    FROM_TOKENS: "W20.3",
    FROM_PLACES: "W20.4",
    FROM_ABILITIES: "W20.17",
    FROM_MAJORITIES: "W20.11",
    FROM_UNUSED_ADVANTAGES: "W20.14",
}
_OTHER_RULE: Final = "W1.3"

# what to try where a source brought clearly less than the rival had of it
_TRY: Final = {
    FROM_SLOTS: ("try-slots", "W16.1"),
    FROM_DEVELOPMENTS: ("try-developments", "W14.2"),
    FROM_PROSPERITY: ("try-prosperity", "W19.4"),
    FROM_THREATS: ("try-defence", "W19.6"),
    FROM_TOKENS: ("try-regions", "W20.2"),
    FROM_PLACES: ("try-places", "W20.4"),
    FROM_ABILITIES: ("try-ability", "W20.17"),
    FROM_MAJORITIES: ("try-majorities", "W20.11"),
}


def summary(match: Match, power: int) -> Summary:
    story = Story(match, power)
    return Summary(weightiest(story.points, MANY), list(whole(story)), list(advice(story)))


class Story:
    """The log gone through once: what this power and its rival gained and lost, and when the lead changed.

    The rival is the winner, or whoever came nearest to a winner.
    """

    def __init__(self, match: Match, power: int) -> None:
        self.power = power
        self.end = cast(WorldOrder, match.state)
        assert self.end.outcome is not None
        places = self.end.outcome.places
        self.won = places[self.end.seats[power]] == 1
        others = [q for q in self.end.powers if q != power]
        self.rival = min(others, key=lambda q: (places[self.end.seats[q]], -self.end.vp[q]))
        self.points: list[Weighed] = []
        self._vp = dict.fromkeys(self.end.powers, 0)
        self._round, self._turn, self._part = 1, 0, BEFORE
        self._leader = -1
        self._gained: dict[tuple[int, int], int] = {}  # by power and source, since the last answer
        self._at = 0
        for at, note in match.notes(self.end.seats[power]):
            self._follow(at, note)
        self._close()

    def whose(self, power: int) -> str:
        return "mine" if power == self.power else "theirs"

    def difference(self, source: int) -> int:
        """By how much this power gained more by a source than the rival."""
        return self.end.scored[self.power][source] - self.end.scored[self.rival][source]

    # -- one note after another --------------------------------------------------------------------

    def _follow(self, at: int, note: Note) -> None:
        kind = note[0]
        if at != self._at or kind in (ROUND_BEGINS, SCORING_BEGINS, TURN_BEGINS):
            self._close()
            self._at = at
        if kind == ROUND_BEGINS:
            self._round, self._part = note[2], BEFORE
        elif kind == TURN_BEGINS:
            self._turn, self._part = note[3], TURN
        elif kind in (HAND_REVEALED, INCOME):
            self._part = AFTER
        elif kind == SCORING_BEGINS:
            self._part = SCORING
        elif kind == VP:
            power, n, source = note[2:5]
            self._vp[power] += n
            if power in (self.power, self.rival):
                gained = (power, source)
                self._gained[gained] = self._gained.get(gained, 0) + n

    def _close(self) -> None:
        """What came together is told together."""
        for (power, source), n in self._gained.items():
            told: dict[str, Value] = {"who": self.whose(power), "power": power, "n": n, "source": source}
            self._add(abs(n), Remark("moment-vp", told, _RULES.get(source, _OTHER_RULE)))
        self._gained.clear()
        if not any(self._vp.values()):
            return
        leader = max(self.end.powers, key=lambda q: (self._vp[q], q == self._leader))
        if self._leader >= 0 and leader != self._leader and self.power in (leader, self._leader):
            lead: dict[str, Value] = {"who": self.whose(leader), "power": leader, "vp": self._vp[leader]}
            self._add(2, Remark("moment-lead", lead, "W21.1"))
        self._leader = leader

    def _add(self, weight: int, what: Remark) -> None:
        when = Remark("moment-when", {"part": self._part, "round": self._round, "turn": self._turn})
        self.points.append(Weighed(weight, TurningPoint(self._at, when, what)))


# -- the whole game ----------------------------------------------------------------------------------------------------


def whole(story: Story) -> Iterator[Remark]:
    """The result, what made most of the difference, and every source of both powers."""
    end, mine, rival = story.end, story.power, story.rival
    told = {"mine": end.vp[mine], "power": rival, "theirs": end.vp[rival], "won": int(story.won)}
    yield Remark("result", {**told, "ahead": end.vp[mine] - end.vp[rival]}, "W21.1")
    ahead = 1 if end.vp[mine] >= end.vp[rival] else -1
    decisive = max(range(SOURCES), key=lambda source: ahead * story.difference(source))
    if ahead * story.difference(decisive) > 0:
        yield Remark("decided-by", _compared(story, decisive), _RULES.get(decisive, _OTHER_RULE))
    for source in sorted(range(SOURCES), key=lambda it: -abs(story.difference(it))):
        if source != decisive and (end.scored[mine][source] or end.scored[rival][source]):
            yield Remark("by-source", _compared(story, source), _RULES.get(source, _OTHER_RULE))


def _compared(story: Story, source: int) -> dict[str, int]:
    mine, theirs = (story.end.scored[power][source] for power in (story.power, story.rival))
    return {"source": source, "mine": mine, "theirs": theirs, "power": story.rival, "difference": mine - theirs}


def advice(story: Story) -> Iterator[Remark]:
    """What to try next time: where the rival had clearly more, the greatest difference first."""
    lost = [source for source in _TRY if story.difference(source) <= -CLEAR]
    for source in sorted(lost, key=story.difference):
        message, rule = _TRY[source]
        yield Remark(message, {}, rule)
    yield Remark("try-other-power", {})
