"""Foresight: whether a choice leads to one's own defeat, looked for to the end of the card, over everything that may
come.

The rules themselves are followed, on a sample in which all that the seat cannot know is drawn anew: its own questions
are answered as safely as can be, those of others and of chance in every way (`peril.py` has how that comes together).
Cards that lie hidden are any of the unseen. A game's `Dangers` tell where nothing can happen, which ends most looks at
once, and which options come to the same. What a look leaves open, having gone on long enough, is not held to be proven.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from realpolitik.kernel.game import Game
from realpolitik.kernel.hidden import hands_of
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.peril import Dangers, Key, Peril, by_chance, by_opponents_choice, by_own_choice
from realpolitik.kernel.procedure import PROCEDURES
from realpolitik.kernel.question import ARBITER, EVERYBODY, KINDS, NATURE, NOTES, UNANSWERED, Note, Question
from realpolitik.kernel.running import RUNAWAY, answer, open_questions, runaway
from realpolitik.kernel.state import State

STEPS_AN_OPTION: Final = 300  # positions that are looked at for one option
STEPS_IN_ALL: Final = 1500  # and for all options of a question
MANY: Final = 6  # ways on, of which each is looked at briefly before any is to the end
BRIEF: Final = 15  # positions; the first way, the most usual, may take a third of all


class Verdict(NamedTuple):
    """What hangs over an option; whether that is proven; and answers by which the defeat would come, if it may."""

    peril: Peril
    proven: bool = True
    line: tuple[Answer, ...] = ()


# answers, the position after them, what is asked there, and what a glimpse has shown of it
Way = tuple[tuple[Answer, ...], State, Question, Verdict]

SAFE: Final = Verdict(Peril.NONE)
LOST: Final = Verdict(Peril.CERTAIN)
LEFT_OPEN: Final = Verdict(Peril.NONE, proven=False)


def perils(match: Match, seat: int) -> dict[int, Verdict]:
    """What hangs over each option of the question open to a seat; of those that are left out, nothing is known."""
    q = match.question_to(seat)
    if q is None:
        return {}
    ahead = Foresight.of(match, seat)
    return {option: ahead.verdict(option) for option in q.options}


class Foresight:
    """Looks ahead from one sample of a position, for one seat, which is asked in it."""

    def __init__(self, game: Game, sample: State, seat: int) -> None:
        self.game = game
        self.sample = sample
        self.seat = seat
        self._in_all = STEPS_IN_ALL
        self._dangers: Dangers | None = game.dangers()
        self._left = 0
        self._found: dict[Key, Verdict] = {}
        self._under_way: set[Key] = set()
        for other in range(len(sample.sealed)):  # what others have answered in secret may be anything
            if other != seat:
                sample.sealed[other] = UNANSWERED

    @classmethod
    def of(cls, match: Match, seat: int) -> "Foresight":
        return cls(match.game, match.game.determinise(match.state, seat, Random(0)), seat)

    def verdict(self, option: int) -> Verdict:
        """What hangs over an option, which must be on offer."""
        if self._dangers is None:
            return SAFE
        self._left = allowed = min(STEPS_AN_OPTION, self._in_all)
        found = self._look(_after(self.sample, option, self.seat), self._dangers)
        self._in_all -= allowed - max(0, self._left)
        return Verdict(found.peril, found.proven, ((self.seat, option), *found.line) if found.peril else ())

    def only_safe(self, option: int) -> tuple[Question, list[int]] | None:
        """Where an option is safe, but of what can be chosen next less than half is: that question, and its safe
        answers. So of a card that can be got rid of in one way alone."""
        after = _after(self.sample, option, self.seat)
        q = self._run(after, self._dangers) if self._dangers is not None else None
        if q is None or q.seat != self.seat or KINDS[q.kind].points_at != "label":
            return None
        following = Foresight(self.game, after, self.seat)
        safe = [choice for choice in q.options if not following.verdict(choice).peril]
        return (q, safe) if 0 < 2 * len(safe) < len(q.options) else None

    def notes(self, verdict: Verdict) -> list[Note]:
        """What the seat would be told if the defeat came by the line of a verdict. Cards that lie hidden are any: what
        is told of whole hands is left out."""
        s = self.sample.clone()
        s.noting = True
        for seat, option in verdict.line:
            if seat == ARBITER:
                s.noting = False
                self.game.correct(s, option)
                s.noting = True
            else:
                open_questions(s)
                answer(s, option, seat)
        if self._dangers is None or self._run(s, self._dangers) is not None or s.over:
            omens: list[Note] = []
        else:
            omens = self._dangers.omens(s, self.seat)
        told = [note for note in [*s.notes, *omens] if note[1] in (EVERYBODY, self.seat)]
        return [note for note in told if not any(name.startswith("*") for name in NOTES[note[0]].arguments)]

    def _look(self, s: State, dangers: Dangers) -> Verdict:
        """What hangs over a position. The position is used."""
        q = self._run(s, dangers)
        return self._judged(s, dangers) if q is None else self._asked(s, q, dangers) or SAFE

    def _run(self, s: State, dangers: Dangers) -> Question | None:
        """Go on to the next question; None where the card is done with, or nothing can happen any more."""
        for _frame in range(RUNAWAY):
            if s.over or not s.stack or dangers.at_rest(s):
                return None
            f = s.stack[-1]
            q = PROCEDURES[f[0]].ask(s, f)
            if q is not None:
                return q if dangers.in_reach(s, self.seat) else None
        raise runaway(s)

    def _judged(self, s: State, dangers: Dangers) -> Verdict:
        outcome = s.outcome
        if outcome is None:
            return Verdict(dangers.looming(s, self.seat))
        returns = outcome.returns
        return LOST if returns[self.seat] < max(returns) or returns[self.seat] < 0 else SAFE

    def _asked(self, s: State, q: Question, dangers: Dangers) -> Verdict | None:
        """What hangs over a question; None where it is being looked at: dice that are rolled again."""
        key = dangers.key(s, self.seat)
        if key in self._found:
            return self._found[key]
        if key in self._under_way:
            return None
        self._under_way.add(key)
        found = self._weighed(s, q, dangers)
        self._under_way.discard(key)
        if found.proven:
            self._found[key] = found
        return found

    def _weighed(self, s: State, q: Question, dangers: Dangers) -> Verdict:
        """The ways on that end at once come first; then those that must be followed, until nothing can change it."""
        weighing = Weighing(q, self.seat)
        to_follow: list[Way] = []
        for said, after in self._ways_on(s, q, dangers):
            if self._left <= 0:
                weighing.leave_open()
                break
            self._left -= 1
            asked = self._run(after, dangers)
            if asked is not None:
                to_follow.append((said, after, asked, LEFT_OPEN))
            elif weighing.add(said, self._judged(after, dangers)):
                return weighing.verdict()
        if len(to_follow) >= MANY:
            to_follow = self._briefly(weighing, to_follow, dangers)
        for said, after, asked, glimpse in to_follow:
            found = self._asked(after, asked, dangers)
            if found is None:
                continue
            if weighing.add(said, glimpse if found.peril < glimpse.peril and not found.proven else found):
                break
        return weighing.verdict()

    def _briefly(self, weighing: "Weighing", to_follow: list[Way], dangers: Dangers) -> list[Way]:
        """Look a little way down each of many ways, so that one that goes on for long does not hide the others; those
        that are left, and what was seen of them."""
        left: list[Way] = []
        for said, after, asked, _ in to_follow:
            kept = self._left
            self._left = allowed = min(kept, BRIEF if left else kept // 3)
            found = self._asked(after.clone(), asked, dangers)
            self._left += kept - allowed
            if found is not None and not found.proven:
                left.append((said, after, asked, found))
            elif found is not None and weighing.add(said, found):
                return []
        return left

    # -- the ways on -------------------------------------------------------------------------------

    def _ways_on(self, s: State, q: Question, dangers: Dangers) -> Iterator[tuple[tuple[Answer, ...], State]]:
        """Every answer that stands for others, and the position after it: hidden cards may be any of the unseen."""
        if KINDS[q.kind].points_at == "card" and q.seat != self.seat:
            yield from self._cards(s, q, dangers)
            return
        options = dangers.stand_ins(s, q)
        if KINDS[q.kind].points_at == "die":  # the least and the most stand for what lies between
            options = options[:1] + options[-1:] if len(options) > 1 else options
        for option in options:
            yield ((q.seat, option),), _after(s, option, q.seat)

    def _cards(self, s: State, q: Question, dangers: Dangers) -> Iterator[tuple[tuple[Answer, ...], State]]:
        """One card of each kin, of those on offer and of those that might be as well."""
        hands = self.game.secret_hands()
        unknown = self._unknown(s)
        unseen = hands.unseen(s, unknown) if hands is not None else []
        hidden = [card for card in unseen if card not in q.options] if any(x in unseen for x in q.options) else []
        seen: set[int] = set()
        deals: list[tuple[list[int], State]] = [([], s)]
        ranked = sorted([(dangers.order(s, card), at, card) for at, card in enumerate([*q.options, *hidden])])
        for _, _, card in ranked:
            kin = dangers.kin(s, card)
            if kin in seen:
                continue
            if card in q.options:
                seen.add(kin)
                yield ((q.seat, card),), _after(s, card, q.seat)
                continue
            said = self._turning_up(deals, q, card, unknown)
            if said:
                seen.add(kin)
                after = self._corrected(s, said)
                open_questions(after)
                answer(after, card, q.seat)
                yield (*[(ARBITER, way) for way in said], (q.seat, card)), after

    def _turning_up(
        self, deals: list[tuple[list[int], State]], q: Question, card: int, unknown: tuple[str, ...]
    ) -> list[int]:
        """How an unseen card may turn out to be where the question looks for it; nothing where it cannot. The dearest
        of a hand is on offer only in a deal of cheap ones, which is made where it is wanted."""
        hands = hands_of(self.game)
        for at in range(2):
            if at == len(deals):
                cheap = hands.redeals(deals[0][1], unknown)[0]
                deals.append((cheap, self._corrected(deals[0][1], cheap)))
            before, s = deals[at]
            for way in hands.ways(s, card, unknown):
                asked = open_questions(self._corrected(s, [way]))
                if any(x.seat == q.seat and x.kind == q.kind and card in x.options for x in asked):
                    return [*before, way]
        return []

    def _unknown(self, s: State) -> tuple[str, ...]:
        """The hands of others."""
        hands = self.game.secret_hands()
        if hands is None:
            return ()
        return tuple([name for name in hands.names() if self.seat not in hands.seats(s, (name,))])

    def _corrected(self, s: State, said: list[int]) -> State:
        s = s.clone()
        for option in said:
            self.game.correct(s, option)
        return s


class Weighing:
    """The ways on from a question, as they are looked at one after another."""

    def __init__(self, q: Question, seat: int) -> None:
        self.own = q.seat == seat
        self.chance = q.seat == NATURE
        self.ways: list[tuple[tuple[Answer, ...], Verdict]] = []
        self.open = False

    def leave_open(self) -> None:
        """There are more ways on, which are not looked at."""
        self.open = True

    def add(self, said: tuple[Answer, ...], found: Verdict) -> bool:
        """One way on; says whether the others need not be looked at."""
        self.ways.append((said, found))
        if self._settled([way.peril for _, way in self.ways if way.proven]):
            self.ways = [(said, way) for said, way in self.ways if way.proven]
            self.open = False
            return True
        return False

    def _settled(self, proven: list[Peril]) -> bool:
        """Whether nothing that may still be found changes what comes of these."""
        if not proven:
            return False
        least, most = min(proven), max(proven)
        if self.own:
            return least == Peril.NONE
        if self.chance:
            return least < Peril.CERTAIN and most >= Peril.POSSIBLE
        return least <= Peril.DEPENDS_ON_OPPONENT <= most

    def verdict(self) -> Verdict:
        ways = self.ways
        if self.own and any(way.peril for _, way in ways):  # nobody relies on a way that was not looked at to its end
            ways = [(said, way) for said, way in ways if way.peril or way.proven]
        if not ways:
            return LEFT_OPEN
        proven = not self.open and len(ways) == len(self.ways) and all(way.proven for _, way in ways)
        perils = [way.peril for _, way in ways]
        if self.open and not self.own:
            perils.append(Peril.NONE)
        peril = (by_own_choice if self.own else by_chance if self.chance else by_opponents_choice)(perils)
        if peril == Peril.CERTAIN and not proven:  # what is left open may be better
            peril = Peril.POSSIBLE
        said, found = (min if self.own else max)(ways, key=_peril_of)
        return Verdict(peril, proven, (*said, *found.line) if peril else ())


def _peril_of(way: tuple[tuple[Answer, ...], Verdict]) -> Peril:
    return way[1].peril


def _after(s: State, option: int, seat: int) -> State:
    """The position after an answer; the one before stays as it was."""
    s = s.clone()
    answer(s, option, seat)
    return s
