"""A match drives a game: it asks, checks every answer, records them all, and can clone, undo and replay itself."""

from bisect import bisect_left
from collections.abc import Sequence
from operator import index
from random import Random
from typing import SupportsIndex

from realpolitik.kernel.chance import Chance, Recorded, Scripted, Seeded
from realpolitik.kernel.data import digest, from_data
from realpolitik.kernel.ending import AGREED_DRAW, end, resignation, time_out
from realpolitik.kernel.errors import BadChance, NothingToUndo, WrongAnswer
from realpolitik.kernel.game import Game, Setup, View
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.question import (
    ALLOWED,
    ARBITER,
    EVERYBODY,
    GAME_OVER,
    KINDS,
    NATURE,
    NOT_YOURS,
    PLAYERS,
    UNANSWERED,
    Note,
    Question,
    Reason,
)
from realpolitik.kernel.running import answer, open_questions, sealed_in_vain, why_not
from realpolitik.kernel.state import State

Answer = tuple[int, int]  # (seat, option); NATURE is a seat, and so are the ARBITER and the PLAYERS


class Match:
    """One game being played. Wholly described by its set-up and its answers, chance included."""

    def __init__(self, game: Game, setup: Setup, chance: Chance | None = None, like: "Match | None" = None) -> None:
        """A new match, or a copy of one that it is to be `like`."""
        self.game = game
        self.setup = setup
        self.chance = chance or Seeded()
        self.seats = game.seats(setup)
        self.state: State
        self.answers: list[Answer]
        self.log: list[tuple[int, Note]]  # (how many answers had been given, the note)
        self._barriers: list[bool]  # for each answer: whether undo stops here
        self._chance_answers: int
        self._last_given: int | None  # the number of the last answer of people; None where that must be found out
        self._questions: list[Question]
        if like is None:
            self._begin()
        else:
            self._copy(like)

    def _begin(self) -> None:
        position = self.setup.position
        state = self.game.start(self.setup) if position is None else from_data(self.game, self.setup, position)
        state.noting = True
        self.turn_to(state)
        self._let_nature_answer()

    def turn_to(self, state: State) -> None:
        """Stand at another position of the same set-up, of which no answers are known: to be looked at, by bots. It is
        the caller's own, and whatever is answered here is played in it."""
        self.state = state
        self.answers, self.log, self._barriers = [], [], []
        self._chance_answers, self._last_given = 0, None
        self._look()

    # -- asking and answering ----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self._questions

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    @property
    def returns(self) -> list[float]:
        """What each seat gained: 1 for a win, -1 for a loss, 0 for a draw; empty while the game goes on."""
        outcome = self.state.outcome
        return list(outcome.returns) if outcome else []

    @property
    def question(self) -> Question:
        """The open question, the first of them where several seats are asked at once."""
        if self.over:
            raise WrongAnswer("the game is over: nothing is asked any more")
        return self._questions[0]

    @property
    def questions(self) -> list[Question]:
        """All open questions, at most one a seat."""
        return self._questions[:]

    def question_to(self, seat: int) -> Question | None:
        for q in self._questions:
            if q.seat == seat:
                return q
        return None

    def answer(self, option: SupportsIndex | str, seat: int | None = None) -> None:
        """Answer the question open to `seat` (or the first one), by an option or by its name: `answer("korean_war")`.

        A wrong answer raises and changes nothing.
        """
        if seat == ARBITER:
            self.correct(option)
            return
        if seat == PLAYERS:
            self._end(option)
            return
        if self.over:
            raise WrongAnswer("the game is over: no answer is taken any more")
        q = self.question if seat is None else self.question_to(seat)
        if q is None:
            asked = ", ".join(self.seat_name(open_question.seat) for open_question in self.questions)
            raise WrongAnswer(f"{self.seat_name(seat)} is not asked now; the question is to {asked}")
        chosen = self.game.option_named(q, option) if isinstance(option, str) else _as_int(option)
        if chosen not in q.options:
            names = ", ".join(f"{o} ({self.game.describe_option(q, o)})" for o in q.options)
            raise WrongAnswer(f"{option!r} is not among the options of {KINDS[q.kind].name!r}: {names}")
        of_people = q.seat != NATURE or not isinstance(self.chance, Recorded | Scripted)  # a record does not say so
        self._last_given = len(self.answers) if of_people else None
        self._apply(q.seat, chosen)
        self._let_nature_answer()

    def correct(self, option: SupportsIndex | str) -> None:
        """Set the board right, where people keep one of their own. It is an answer of the ARBITER, at any question.

        It is tried on a copy: a correction that the game refuses, or that nobody could play on from, changes nothing.
        """
        if self.over:
            raise WrongAnswer("the game is over: there is nothing to set right any more")
        if not self.chance.by_hand():
            raise WrongAnswer("the board can be set right only where people roll the dice or deal the cards themselves")
        chosen = _as_int(option)
        if chosen is None:
            raise WrongAnswer(f"{option!r} is not a correction; those of {self.game.name} are numbers")
        corrected = self.state.clone()
        corrected.noting = True
        self.game.correct(corrected, chosen)
        self._check_playable(corrected)
        self.state = corrected
        self._last_given = len(self.answers)
        self.answers.append((ARBITER, chosen))
        self._look()
        self._barriers.append(False)
        self._let_nature_answer()

    def _check_playable(self, corrected: State) -> None:
        """A corrected position is possible, and what is asked in it can be answered."""
        broken = self.game.broken_invariants(corrected)
        if broken:
            raise WrongAnswer(f"that would be impossible: {'; '.join(broken)}")
        following = corrected.clone()
        asked = open_questions(following)
        unpaid = self.game.broken_invariants(following)  # what is under way goes on from there, and must be able to
        if unpaid or sealed_in_vain(following) or any(not q.options for q in asked):
            raise WrongAnswer("the open question could not be answered then: answer it first, or take the choice back")

    def resign(self, seat: int) -> None:
        """A seat gives the game up, at any question. It is an answer of the PLAYERS, and ends the match."""
        if not 0 <= seat < len(self.seats):
            raise WrongAnswer(f"there is no seat {seat} that could resign")
        self._end(resignation(seat))

    def run_out_of_time(self, seat: int) -> None:
        """A seat loses because its time is up, at any question; who counts the time, and how, is for others to say."""
        if not 0 <= seat < len(self.seats):
            raise WrongAnswer(f"there is no seat {seat} that could run out of time")
        self._end(time_out(seat))

    def agree_on_draw(self) -> None:
        """All seats agree to call it a draw, at any question; whether they do is for others to find out."""
        self._end(AGREED_DRAW)

    def _end(self, option: SupportsIndex | str) -> None:
        if self.over:
            raise WrongAnswer("the game is over: it cannot be ended once more")
        chosen = _as_int(option)
        if chosen is None:
            raise WrongAnswer(f"{option!r} is no way to end a match; the ways are numbers")
        end(self.game, self.state, self.seats, chosen)
        self._last_given = len(self.answers)
        self.answers.append((PLAYERS, chosen))
        self._look()
        self._barriers.append(True)

    def seat_name(self, seat: int | None) -> str:
        if seat is not None and 0 <= seat < len(self.seats):
            return self.seats[seat]
        others: dict[int | None, str] = {NATURE: "nature", ARBITER: "the arbiter", PLAYERS: "all players"}
        return others.get(seat, f"seat {seat}")

    def why_not(self, option: int, seat: int) -> Reason:
        """The rule that keeps `option` off the question open to `seat`; ALLOWED when it is on offer."""
        if self.over:
            return (GAME_OVER,)
        q = self.question_to(seat)
        if q is None:
            return (NOT_YOURS,)
        if option in q.options:
            return ALLOWED
        return why_not(self.state, seat, option)

    def _apply(self, seat: int, option: int) -> None:
        shown = self.state.revealed
        answer(self.state, option, seat)
        self.answers.append((seat, option))
        self._chance_answers += seat == NATURE
        self._look()
        ends = not self._questions  # when everybody may look at everything
        self._barriers.append(seat == NATURE or self.state.revealed != shown or ends)

    def _look(self) -> None:
        """Find the next question and take in the notes written on the way."""
        self._questions = open_questions(self.state)
        at = len(self.answers)
        self.log.extend([(at, note) for note in self.state.notes])
        self.state.notes.clear()

    def _let_nature_answer(self) -> None:
        while self._questions and self._questions[0].seat == NATURE:
            q = self._questions[0]
            option = self._chance_answer(self)
            if option is None:
                return
            if option not in q.options:
                raise BadChance(f"chance answered {option}, which {q!r} does not offer")
            self._apply(NATURE, option)

    def _chance_answer(self, asked: "Match") -> int | None:
        """What chance says to nature's question in this match or a replay of it; None where it is left to people.

        A card that goes into a hand which the program does not know is guessed.
        """
        q, number = asked.question, asked._chance_answers
        option = self.chance.choose(q, number)
        unknown = self.chance.unknown()
        hands = self.game.secret_hands() if unknown else None
        if option is not None or hands is None:
            return option
        guesses = hands.guesses(asked.state, q, unknown)
        return self.chance.guess(Question(NATURE, q.kind, guesses, q.about), number) if guesses else None

    # -- what a seat sees --------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        unknown = self.chance.unknown()
        return self.game.view_at_table(self.state, seat, unknown) if unknown else self.game.view(self.state, seat)

    def notes(self, seat: int, since: int = 0) -> list[tuple[int, Note]]:
        """The log as `seat` may read it, from the answer number `since` on."""
        audience = self.audience(seat)
        begin = bisect_left(self.log, since, key=_when)
        return [(at, note) for at, note in self.log[begin:] if note[1] in audience]

    def audience(self, seat: int) -> list[int]:
        """For whom a note must be that `seat` may read. What an unknown hand drew is no news."""
        return [EVERYBODY] if seat in self.unknown_seats() else [EVERYBODY, seat]

    def unknown_seats(self) -> list[int]:
        """The seats whose cards the program does not know."""
        unknown = self.chance.unknown()
        hands = self.game.secret_hands() if unknown else None
        return hands.seats(self.state, unknown) if hands is not None else []

    # -- going back --------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, unless chance, hidden information or another seat came between."""
        at = self._undoable(seat)
        if at is None:
            raise NothingToUndo(
                f"{self.seat_name(seat)} has no choice to take back: chance, hidden information "
                "or another player's choice came between"
            )
        self.rewind(self.answers[:at] + self.answers[at + 1 :])

    def _undoable(self, seat: int) -> int | None:
        """The number of the answer that undo would take back."""
        if self.over:
            return None
        last = len(self.answers) - 1
        sealed = sum(1 for secret in self.state.sealed if secret != UNANSWERED)
        for at in range(last, -1, -1):
            open_beside_ours = at > last - sealed  # given in secret, to the question that is still open
            if self.answers[at][0] == seat:
                return at if not self._barriers[at] and (at == last or open_beside_ours) else None
            if not open_beside_ours:
                return None
        return None

    def goes_on(self, seat: int) -> bool:
        """Whether the seat may go on choosing as if nothing had been said yet: its last choice could be undone, and
        the next question is its own again."""
        return self._undoable(seat) == len(self.answers) - 1 and self.question_to(seat) is not None

    def take_back(self) -> None:
        """Where people roll or deal: go back to before the last answer that they gave, whoever it was for.

        What the program has dealt since, or shown, stays seen: then only people who deal the cards may go back.
        """
        if why_not := self._why_not_taken_back():
            raise NothingToUndo(why_not)
        self.rewind(self.answers[: self._find_last_given()])

    def can_take_back(self) -> bool:
        return not self._why_not_taken_back()

    def _why_not_taken_back(self) -> str:
        last = self._find_last_given() if self.chance.by_hand() else -1
        if last < 0:
            return "there is no answer of people at this table to take back"
        shown = self.over or (self.answers[last][0] != NATURE and self._barriers[last])
        if (shown or last < len(self.answers) - 1) and self.chance.describe().get("cards") is not True:
            return "since the last answer, cards were dealt or something hidden came to light"
        return ""

    def _find_last_given(self) -> int:
        """The number of the last answer that people gave. For a match from a record it takes a replay, once."""
        if self._last_given is None:
            again, self._last_given = Match(self.game, self.setup, Recorded()), -1
            for at, (seat, option) in enumerate(self.answers):
                if seat != NATURE or self._chance_answer(again) is None:
                    self._last_given = at
                again.answer(option, seat)
        return self._last_given

    def rewind(self, answers: Sequence[Answer]) -> None:
        """Play the game again with these answers instead of those given; a wrong one raises and changes nothing."""
        _check_corrections(answers, self.chance)
        again = Match(self.game, self.setup, Recorded())
        for seat, option in answers:
            again.answer(option, seat)
        self.state, self.answers, self.log = again.state, again.answers, again.log
        self._barriers, self._questions = again._barriers, again._questions
        self._chance_answers, self._last_given = again._chance_answers, None
        self._let_nature_answer()

    # -- copies ------------------------------------------------------------------------------------

    def clone(self) -> "Match":
        """An independent match in the same position, with the same past; its future chance is its own to set."""
        return Match(self.game, self.setup, self.chance, self)

    def imagine(self, seat: int, random: Random) -> "Match":
        """A copy for a seat to try things in: what it cannot know is dealt anew, and chance answers nothing. So nothing
        that is hidden, or yet to come, is found out in it."""
        imagined = self.clone()
        imagined.chance = Recorded()
        imagined.state = self.game.determinise(self.state, seat, random)
        imagined.state.noting = True
        imagined._questions = open_questions(imagined.state)
        imagined.state.notes.clear()
        return imagined

    def __copy__(self) -> "Match":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.clone()

    def _copy(self, like: "Match") -> None:
        self.state = like.state.clone()
        self.state.noting = True
        self.answers, self.log, self._barriers = like.answers[:], like.log[:], like._barriers[:]
        self._chance_answers, self._last_given = like._chance_answers, like._last_given
        self._questions = open_questions(self.state)
        self.state.notes.clear()

    def digest(self) -> str:
        return digest(self.state)

    def __repr__(self) -> str:
        asked = " and ".join([f"{q.name} to {self.seat_name(q.seat)}" for q in self._questions])
        return f"<Match of {self.game.name}: {len(self.answers)} answers, {asked or self.outcome}>"


def _when(noted: tuple[int, Note]) -> int:
    return noted[0]


def _as_int(option: SupportsIndex | str) -> int | None:
    """Whatever counts as an int (numpy's do) as one; None for what does not."""
    try:
        return None if isinstance(option, str) else index(option)
    except TypeError:
        return None


def _check_corrections(answers: Sequence[Answer], chance: Chance) -> None:
    if not chance.by_hand() and any(seat == ARBITER for seat, _ in answers):
        raise WrongAnswer("the answers hold corrections, but neither dice nor cards are in the hands of people")


def replay(game: Game, setup: Setup, answers: Sequence[Answer], chance: Chance | None = None) -> Match:
    """The match that these answers make; `chance` answers what comes after them."""
    match = Match(game, setup, Recorded())
    for number, (seat, option) in enumerate(answers):
        try:
            match.answer(option, seat)
        except WrongAnswer as wrong:
            raise WrongAnswer(f"answer {number} of {len(answers)}: {wrong}") from None
    match.chance, match._last_given = chance or Seeded(), None
    _check_corrections(answers, match.chance)
    match._let_nature_answer()
    return match
