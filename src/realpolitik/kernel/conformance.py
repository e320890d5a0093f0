"""What every game must keep to, checked by playing it at random. Import this to test a game of your own:

    for seed in range(100):
        check_game(game, game.setup(), seed=str(seed))

A broken promise raises ConformanceError, with the match up to that point for saving and looking at.
"""

import json
from random import Random
from typing import NamedTuple

from realpolitik.kernel.chance import ByHand, Seeded
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.data import digest, from_data, to_data
from realpolitik.kernel.errors import BadSetup, RealpolitikError, WrongAnswer
from realpolitik.kernel.game import Game, Setup
from realpolitik.kernel.kits import traits_of
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.procedure import OPEN_ENDED, PROCEDURES, Choice
from realpolitik.kernel.question import (
    ALLOWED,
    ARBITER,
    EVERYBODY,
    FIRST_LABEL,
    NATURE,
    NOTES,
    REASONS,
    SPECTATOR,
    Note,
    Question,
)
from realpolitik.kernel.running import answer, open_questions, question
from realpolitik.kernel.save import load, save
from realpolitik.kernel.state import State
from realpolitik.kernel.traits import broken_traits

TOO_LONG = 20_000  # questions in one game before we say that it does not end
SETUPS_TRIED = 1000  # to find options that go together
CORRECTED = 4  # corrections tried at a question
LOOKAHEAD = 12  # questions played on from a resampled state, to see that it is a real position


class ConformanceError(RealpolitikError):
    """A game broke one of its promises. `match` is where."""

    def __init__(self, problem: str, match: Match) -> None:
        super().__init__(f"after {len(match.answers)} answers: {problem}")
        self.problem = problem
        self.match = match


class Report(NamedTuple):
    """What one conforming game was like."""

    questions: int
    ending: str  # the name of the note that tells how it ended
    returns: tuple[float, ...]


def check_game(game: Game, setup: Setup, seed: str, every: int = 25, careful: bool = False) -> Report:
    """Play one random game. The cheap promises are checked at every question, the dear ones at every `every`-th.

    `careful` players shun answers that lose at once, so that the game goes on into its later turns.
    """
    random = Random(seed)
    match = Match(game, setup, Seeded(f"chance {seed}"))
    try:
        _play_and_check(match, random, every, careful)
    except ConformanceError:
        raise
    except Exception as crash:
        raise ConformanceError(f"{type(crash).__name__}: {crash}", match) from crash
    assert match.outcome is not None
    return Report(len(match.answers), match.outcome.ending, match.outcome.returns)


def _play_and_check(match: Match, random: Random, every: int, careful: bool) -> None:
    checks = _Checks(match, random)
    while not match.over:
        checks.demand(len(match.answers) < TOO_LONG, f"the game has not ended after {TOO_LONG} answers")
        checks.position()
        if random.randrange(every) == 0:
            checks.clone()
            checks.round_trip()
            checks.resampling()
            checks.bad_answers()
            checks.reasons()
            checks.choices()
            checks.frames()
            checks.names()
            checks.undo()
            checks.corrections()
        q = random.choice(match.questions)
        option = _careful_choice(match.state, q, random) if careful else random.choice(q.options)
        if random.randrange(every) == 0:
            checks.secrets(q, option)
        shown = match.state.revealed
        match.answer(option, q.seat)
        checks.stays_seen(shown)
    checks.ending()


def random_setup(game: Game, random: Random) -> Setup:
    """A scenario and options that go together; each option is as often left alone as not."""
    for _ in range(SETUPS_TRIED):
        options = {o.name: random.choice((o.default, random.choice(o.choices))) for o in game.options}
        try:
            return game.setup(random.choice(game.scenarios), options)
        except BadSetup:
            continue
    raise BadSetup(f"{game.name}: no options that go together in {SETUPS_TRIED} attempts")


class _Checks:
    """The promises, one method each."""

    def __init__(self, match: Match, random: Random) -> None:
        self.match = match
        self.game = match.game
        self.random = random
        self.traits = traits_of(match.game.name)

    def demand(self, holds: bool, problem: str) -> None:
        if not holds:
            raise ConformanceError(problem, self.match)

    def position(self) -> None:
        """No question without an option, no option twice, nothing impossible on the board."""
        state, open_questions = self.match.state, self.match.questions
        for q in open_questions:
            self.demand(bool(q.options), f"a question without an option: {q!r}")
            self.demand(len(set(q.options)) == len(q.options), f"an option twice: {q!r}")
            self.demand(0 <= q.seat < len(self.match.seats) or q.seat == NATURE, f"no such seat: {q!r}")
        self.demand(len({q.seat for q in open_questions}) == len(open_questions), "a seat is asked twice at once")
        self.demand(not state.over, "the game is over and goes on")
        broken = self.game.broken_invariants(state)
        self.demand(not broken, f"impossible: {'; '.join(broken)}")
        undeclared = broken_traits(self.match, self.traits) if self.traits else []
        self.demand(not undeclared, f"not as its kit declares: {'; '.join(undeclared)}")

    def clone(self) -> None:
        """A clone is the same position, and playing it on leaves the original as it was."""
        before = digest(self.match.state)
        other = self.match.state.clone()
        self.demand(digest(other) == before, "a clone is another position")
        _play_on(other, self.random, LOOKAHEAD)
        self.demand(digest(self.match.state) == before, "playing a clone changed the original")

    def round_trip(self) -> None:
        """Any state goes through JSON and comes back the same, with the same question."""
        data = json.loads(json.dumps(to_data(self.match.state)))
        back = from_data(self.game, self.match.setup, data)
        self.demand(digest(back) == digest(self.match.state), "a state changes on its way through JSON")
        self.demand(repr(question(back)) == repr(self.match.question), "a loaded state asks another question")

    def resampling(self) -> None:
        """What a seat cannot know is drawn anew; what it sees stays, and the result is a position one can play."""
        for seat in (*range(len(self.match.seats)), SPECTATOR):
            other = self._resample(seat)
            same = self._seen(other, seat) == self._seen(self.match.state, seat)
            self.demand(same, f"resampling changes what seat {seat} sees")
            broken = self.game.broken_invariants(other)
            self.demand(not broken, f"resampled for seat {seat}: {'; '.join(broken)}")
            _play_on(other, self.random, LOOKAHEAD)

    def secrets(self, q: Question, option: int) -> None:
        """With all hidden things permuted, the same answer looks the same to the other seats: view, options and log."""
        for seat in (*range(len(self.match.seats)), SPECTATOR):
            if seat == q.seat:
                continue
            real, permuted = self.match.state.clone(), self._resample(seat)
            permitted = [x for x in open_questions(permuted) if x.seat == q.seat and option in x.options]
            if not permitted:
                continue
            log = [self._answered(state, q.seat, option) for state in (real, permuted)]
            if real.revealed != self.match.state.revealed or permuted.revealed != self.match.state.revealed:
                continue  # the rules show something here
            self.demand(_visible(log[0], seat) == _visible(log[1], seat), f"the log tells seat {seat} what is hidden")
            self.demand(self._seen(real, seat) == self._seen(permuted, seat), f"view {seat} tells what is hidden")

    def bad_answers(self) -> None:
        """A wrong answer, or one from a seat that is not asked, raises and changes nothing."""
        before, given = digest(self.match.state), len(self.match.answers)
        asked = [q.seat for q in self.match.questions]
        wrong = [(max(self.match.question.options) + 1, self.match.question.seat), (-7, None)]
        wrong += [(self.match.question.options[0], seat) for seat in range(len(self.match.seats)) if seat not in asked]
        for option, seat in wrong:
            try:
                self.match.answer(option, seat)
            except WrongAnswer:
                continue
            self.demand(False, f"took the wrong answer {option} from seat {seat}")
        unchanged = digest(self.match.state) == before and len(self.match.answers) == given
        self.demand(unchanged, "a rejected answer left a trace")

    def reasons(self) -> None:
        """Whatever is not on offer has a reason, and asking for it changes nothing."""
        before = digest(self.match.state)
        for q in self.match.questions:
            for option in self.random.sample(range(2 * FIRST_LABEL), 40):
                reason = self.match.why_not(option, q.seat)
                self.demand(reason == ALLOWED or 0 <= reason[0] < len(REASONS), f"an unknown reason against {option}")
                self.demand((reason == ALLOWED) == (option in q.options), f"no reason against {option} in {q!r}")
        self.demand(digest(self.match.state) == before, "asking why not changed the position")

    def choices(self) -> None:
        """A choice offers what nothing speaks against, also where it has a faster way to find that out."""
        state = self.match.state.clone()
        f = state.stack[-1]
        p = PROCEDURES[f[0]]
        if not isinstance(p, Choice) or self.match.question.seat == NATURE:  # where chance may choose among fewer
            return
        offered = p.options(state, f)
        self.demand(offered == self.match.question.options, f"asked again, {p.name} offers {offered}")
        plain = Choice.options(p, state, f)
        self.demand(offered == plain, f"{p.name} offers {offered}, but nothing speaks against {plain}")

    def frames(self) -> None:
        """Every frame has a value for each of its slots, and no other."""
        for f in self.match.state.stack:
            p = PROCEDURES[f[0]]
            open_ended = bool(p.slots) and p.slots[-1].upper().endswith(OPEN_ENDED)
            fits = len(f) > len(p.slots) - 1 if open_ended else len(f) == len(p.slots) + 1
            self.demand(fits, f"a frame of {p.name} does not fit its slots {p.slots}: {f}")

    def names(self) -> None:
        """Every option has a name of its own, a single word by which records and scripts know it."""
        for q in self.match.questions:
            for option in q.options:
                name = self.game.describe_option(q, option)
                self.demand(self.game.option_named(q, name) == option, f"{name!r} names several options of {q!r}")
                self.demand(name.split() == [name] and ";" not in name, f"{name!r}, of {q!r}, is not a single word")

    def undo(self) -> None:
        """Undo takes back the seat's own last answer only, past no chance, and giving it again leads back here."""
        for seat in range(len(self.match.seats)):
            if not self.match.can_undo(seat):
                continue
            other = self.match.clone()
            other.undo(seat)
            at = next(i for i in range(len(self.match.answers) - 1, -1, -1) if self.match.answers[i][0] == seat)
            later = self.match.answers[at + 1 :]
            self.demand(all(who != NATURE for who, _ in later), "undo went back past chance")
            self.demand(other.answers == self.match.answers[:at] + later, "undo took back another answer")
            other.answer(self.match.answers[at][1], seat)
            self.demand(other.digest() == self.match.digest(), "undo and the same answer lead elsewhere")

    def stays_seen(self, shown: int) -> None:
        """What an answer brought to light stays seen: nobody can undo past it. `shown` is the count before it."""
        if self.match.state.revealed != shown:
            back = [name for seat, name in enumerate(self.match.seats) if self.match.can_undo(seat)]
            self.demand(not back, f"something hidden was shown, and undo would hide it again: {', '.join(back)}")

    def corrections(self) -> None:
        """What can be set right leaves a position one can play, is told, can be taken back, and is in the record."""
        other = self.match.clone()
        other.chance = ByHand("corrections", cards=True)
        for _ in range(CORRECTED):
            found = [thing for thing in self.game.corrections(other.state) if thing.choices]
            if not found or other.over:
                return
            before, told = other.digest(), len(other.log)
            thing = self._one_of_a_kind(found)
            option = self.random.choice(list(thing.choices.values()))
            try:
                other.correct(option)
            except WrongAnswer:
                self.demand(other.digest() == before, f"the refused correction {option} left a trace")
                continue
            kinds = [NOTES[note[0]].name for _, note in other.log[told:]]
            self.demand(any("correct" in kind for kind in kinds), f"the correction {option} is not told")
        self.demand(load(save(other)).log == other.log, "a save forgets corrections")
        if other.can_undo(ARBITER):
            option = other.answers[-1][1]
            again, before = other.clone(), other.digest()
            again.undo(ARBITER)
            again.correct(option)
            self.demand(again.digest() == before, "a correction taken back and made again leads elsewhere")
        _play_on(other.state.clone(), self.random, LOOKAHEAD)

    def _one_of_a_kind(self, found: list[Correctable]) -> Correctable:
        """Every kind of thing is as likely as any other, however many there are: cards as often as influence."""
        kind = self.random.choice(sorted({thing.kind for thing in found}))
        return self.random.choice([thing for thing in found if thing.kind == kind])

    def ending(self) -> None:
        """The game has a result, takes no more answers, and its save and its record lead to the same position."""
        match = self.match
        outcome, seats = match.outcome, len(match.seats)
        self.demand(outcome is not None and len(outcome.places) == seats, f"no place for every seat: {outcome}")
        self.demand(outcome is not None and len(outcome.scores) in (0, seats), f"not a score for every seat: {outcome}")
        told = outcome is not None and outcome.reason in [note for _, note in match.log]
        self.demand(told, "the log does not tell why the game ended")
        try:
            match.answer(0)
            self.demand(False, "took an answer after the end")
        except WrongAnswer:
            pass
        self.demand(load(save(match)).digest() == match.digest(), "a save leads to another position")
        again = replay(self.game, match.setup, match.answers, match.chance)
        self.demand(again.log == match.log, "the same answers are logged in other words")

    def _resample(self, seat: int) -> State:
        return self.game.determinise(self.match.state, seat, self.random)

    def _seen(self, state: State, seat: int) -> str:
        """The view of a seat, and the question put to it."""
        asked = [repr(q) for q in open_questions(state) if q.seat == seat]
        return json.dumps([self.game.view(state, seat), asked], sort_keys=True)

    def _answered(self, state: State, seat: int, option: int) -> list[Note]:
        state.noting = True
        question(state)
        state.notes.clear()
        answer(state, option, seat)
        question(state)
        return state.notes


def _careful_choice(state: State, q: Question, random: Random) -> int:
    """A random option that does not lose the game there and then, if a few tries find one."""
    option = random.choice(q.options)
    for _ in range(6):
        other = state.clone()
        answer(other, option, q.seat)
        following = question(other)
        while following is not None and following.seat == NATURE:
            answer(other, following.options[0], NATURE)
            following = question(other)
        outcome = other.outcome
        if outcome is None or outcome.returns[q.seat] >= 0:
            break
        option = random.choice(q.options)
    return option


def _visible(notes: list[Note], seat: int) -> list[Note]:
    return [note for note in notes if note[1] in (EVERYBODY, seat)]


def _play_on(state: State, random: Random, questions: int) -> None:
    for _ in range(questions):
        q = question(state)
        if q is None:
            return
        answer(state, random.choice(q.options), q.seat)
