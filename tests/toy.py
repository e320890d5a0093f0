"""A toy game that uses everything the kernel offers: secret bids, chance, a program with a choice, hidden cards, undo.

Two players hold three number cards each of nine. Both bid one in secret; the higher takes the trick, on equal numbers
nobody (the cards of both are gone). The winner of a trick rolls a die and keeps it as points, or doubles it if even
or loses it if odd. After three tricks the higher score wins.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from realpolitik.kernel.correction import Correctable, check_correction, numbers, parts
from realpolitik.kernel.game import Game, Option, Setup, View
from realpolitik.kernel.kit import Kit
from realpolitik.kernel.kits import add
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.procedure import Choice, Procedure, Sealed, procedure
from realpolitik.kernel.program import RUN, Program, Run, Step, Verb, jump_to, record, verb
from realpolitik.kernel.question import (
    EVERYBODY,
    FIRST_LABEL,
    KINDS,
    NATURE,
    NOT_ASKED,
    UNANSWERED,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.running import open_questions
from realpolitik.kernel.state import Frame, State
from realpolitik.kernel.traits import Seating, Traits

DEAL = question_kind("toy_deal", "1", "card", "seat")
BID = question_kind("toy_bid", "2", "card")
ROLL = question_kind("toy_roll", "3", "die")
GAMBLE = question_kind("toy_gamble", "3", "label", "points")
TAKEN = note_kind("toy_taken", "2", "seat")
DEALT = note_kind("toy_dealt", "1", "card")
SCORED = note_kind("toy_scored", "3", "seat", "points")
ENDED = note_kind("toy_ended", "4", "anna", "boris")
CORRECTED_POINTS = note_kind("toy_corrected_points", "", "seat", "points", "before")
CORRECTED_DEAL = note_kind("toy_corrected_deal", "", "card")
NOT_HELD = reason_kind("toy_not_held", "2", "card")
KEEP, DOUBLE = FIRST_LABEL, FIRST_LABEL + 1
MOST_POINTS = 50
POINTS, PLACE = 0, 1  # what can be set right: the points of a seat, the place of a card
HELD, IN_DECK = 0, 1


class Toy(State):
    def __init__(self, like: "Toy | None" = None) -> None:
        super().__init__(2, like)
        self.deck = like.deck[:] if like else list(range(1, 10))
        self.hands = [hand[:] for hand in like.hands] if like else [[], []]
        self.gone = like.gone[:] if like else []
        self.points = like.points[:] if like else [0, 0]
        self.die = like.die if like else 0

    def blank(self) -> "Toy":
        fresh = Toy()
        fresh.deck = []
        return fresh

    def clone(self) -> "Toy":
        return Toy(self)


class Tricks(Procedure[Toy]):
    """Deals, asks for bids, ends the game."""

    def ask(self, s: Toy, f: Frame) -> Question | None:
        for seat in (0, 1):
            if len(s.hands[seat]) < 3 and len(s.gone) == 0:
                return Question(NATURE, DEAL, s.deck[:], (seat,))
        if s.hands[0]:
            s.stack.append([BIDS.number])
        else:
            reason = (ENDED, EVERYBODY, *s.points)
            s.outcome = Outcome(tuple([1 + (mine < max(s.points)) for mine in s.points]), reason, tuple(s.points))
            if s.noting:
                s.notes.append(reason)
        return None

    def take(self, s: Toy, f: Frame, answer: int) -> None:
        seat = 0 if len(s.hands[0]) < 3 else 1
        s.deck.remove(answer)
        s.hands[seat].append(answer)
        if s.noting:
            s.notes.append((DEALT, seat, answer))


class Bids(Sealed[Toy]):
    """Both at once."""

    def asked(self, s: Toy, f: Frame) -> list[Question]:
        return [Question(seat, BID, s.hands[seat][:]) for seat in (0, 1)]

    def reveal(self, s: Toy, f: Frame) -> None:
        s.stack.pop()
        first, second = s.sealed
        for seat, card in ((0, first), (1, second)):
            s.hands[seat].remove(card)
            s.gone.append(card)
        winner = 0 if first > second else 1
        if s.noting:
            s.notes.append((TAKEN, EVERYBODY, winner))
        s.stack.append(RUN.frame(REWARD, winner))

    def why_not(self, s: Toy, f: Frame, seat: int, option: int) -> Reason:
        return (NOT_HELD, option) if option < FIRST_LABEL else (NOT_ASKED,)


class Roll(Verb[Toy]):
    def run(self, s: Toy, f: Frame, step: Step) -> None:
        s.stack.append([DIE.number])


class Die(Procedure[Toy]):
    """Of a trick that was won."""

    def ask(self, s: Toy, f: Frame) -> Question | None:
        return Question(NATURE, ROLL, [1, 2, 3, 4, 5, 6])

    def take(self, s: Toy, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.die = answer


class Choose(Verb[Toy]):
    def run(self, s: Toy, f: Frame, step: Step) -> None:
        s.stack.append(GAMBLING.frame(seat=f[Run.PLAYER], labels=step[1:]))


class Gambling(Choice[Toy]):
    """The winner of a trick keeps the die, or gambles."""

    SEAT: Final = 1
    LABELS_ON: Final = 2  # each with where the program goes on

    def frame(self, seat: int, labels: Sequence[int]) -> Frame:
        return [self.number, seat, *labels]

    def candidates(self, s: Toy, f: Frame) -> list[int]:
        return f[self.LABELS_ON :: 2]

    def is_thing(self, s: Toy, f: Frame, option: int) -> bool:
        return False

    def pose(self, s: Toy, f: Frame, options: list[int]) -> Question:
        return Question(f[self.SEAT], GAMBLE, options, (s.die,))

    def take(self, s: Toy, f: Frame, answer: int) -> None:
        s.stack.pop()
        jump_to(s.stack[-1], tuple(f), self.LABELS_ON, answer)


class Score(Verb[Toy]):
    TIMES: Final = 1

    def run(self, s: Toy, f: Frame, step: Step) -> None:
        times, seat = step[self.TIMES], f[Run.PLAYER]
        points = s.die * times if times == 1 or s.die % 2 == 0 else 0
        s.points[seat] += points
        if s.noting:
            s.notes.append((SCORED, EVERYBODY, seat, points))


TRICKS = procedure("toy.tricks", Tricks())
BIDS = procedure("toy.bids", Bids())
DIE = procedure("toy.die", Die())
GAMBLING = procedure("toy.gambling", Gambling())
ROLL_VERB, CHOOSE_VERB, SCORE_VERB = verb("roll", Roll()), verb("choose", Choose()), verb("score", Score())


def _reward() -> Program:
    p = Program()
    p.emit(ROLL_VERB)
    with p.branch(CHOOSE_VERB, labels=(KEEP, DOUBLE)) as chosen:
        with chosen(KEEP):
            p.emit(SCORE_VERB, times=1)
        with chosen(DOUBLE):
            p.emit(SCORE_VERB, times=2)
    return p


REWARD = record("toy.reward", _reward())


class ToyGame(Game):
    def __init__(self) -> None:
        super().__init__("toy", 1, ("only",), (Option("head_start", 0, "3", (0, 1, 2)),))

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("anna", "boris")

    def components(self) -> View:
        return {"sides": {"anna": {}, "boris": {}}}

    def start(self, setup: Setup) -> State:
        s = Toy()
        s.points[0] = int(setup.options["head_start"])
        s.stack = [[TRICKS.number]]
        return s

    def view(self, state: State, seat: int) -> View:
        s = cast(Toy, state)
        asked = open_questions(s)
        return {
            "hand": sorted(s.hands[seat]) if seat in (0, 1) else [],
            "sizes": [len(hand) for hand in s.hands],
            "gone": sorted(s.gone),
            "points": s.points[:],
            "die": s.die,
            "asked": [(x.seat, KINDS[x.kind].name) for x in asked],
            "options": [x.options for x in asked if x.seat == seat],
        }

    def determinise(self, state: State, seat: int, random: Random) -> State:
        s = cast(Toy, state.clone())
        hidden = [other for other in (0, 1) if other != seat]
        pool = s.deck + [card for other in hidden for card in s.hands[other]]
        random.shuffle(pool)
        for other in hidden:
            s.hands[other] = [pool.pop() for _ in s.hands[other]]
            if s.sealed[other] != UNANSWERED:
                s.sealed[other] = random.choice(s.hands[other])
        s.deck = pool
        return s

    def corrections(self, state: State) -> list[Correctable]:
        s = cast(Toy, state)
        points = [
            Correctable("points", (name,), POINTS, seat, s.points[seat], numbers(0, MOST_POINTS))
            for seat, name in enumerate(("anna", "boris"))
        ]
        held = [card for hand in s.hands for card in hand if s.deck]
        return points + [
            Correctable("card", (str(card),), PLACE, card, HELD, {"hand": HELD, "deck": IN_DECK}) for card in held
        ]

    def correct(self, state: State, option: int) -> None:
        s = cast(Toy, state)
        check_correction(self.corrections(s), option)
        kind, thing, value = parts(option)
        if kind == POINTS:
            s.notes.append((CORRECTED_POINTS, EVERYBODY, thing, value, s.points[thing]))
            s.points[thing] = value
            return
        hand = next(hand for hand in s.hands if thing in hand)
        hand[hand.index(thing)] = s.deck.pop(0)
        s.deck.append(thing)
        s.notes.append((CORRECTED_DEAL, EVERYBODY, thing))

    def broken_invariants(self, state: State) -> list[str]:
        s = cast(Toy, state)
        cards = sorted([*s.deck, *s.gone, *s.hands[0], *s.hands[1]])
        return [] if cards == list(range(1, 10)) else ["a card is not in exactly one place"]


GAME = ToyGame()
TRAITS = Traits(
    seatings=(Seating(2),),
    hidden_information=True,
    chance=True,
    simultaneous=True,
    corrections=True,
    questions=18,
    most_questions=18,
)
add(Kit("toy", "toy:GAME", TRAITS))
