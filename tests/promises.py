"""Promises that are kept over any number of positions of any game: small samples are tests (`games/test_promises.py`),
large ones a command (`bench/trust.py`). Each function tells how many times it has looked; a broken promise raises.
"""

import hashlib
import json
import math
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import realpolitik
from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import SET_BY, bots_of, new_bot
from realpolitik.games.labyrinth.lines import LINES
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.conformance import _careful_choice, random_setup
from realpolitik.kernel.data import digest
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.game import Setup
from realpolitik.kernel.match import Match
from realpolitik.kernel.program import PROGRAM_NAMES, PROGRAMS
from realpolitik.kernel.question import ARBITER, FIRST_LABEL, NATURE, NOTES, SPECTATOR, Question
from realpolitik.kernel.running import answer, open_questions, question
from realpolitik.kernel.state import State

AHEAD = 6  # answers of one seat, and ways to go on
RESAMPLES = 3  # of one position, to see whether anything hidden changes
TESTS = Path(__file__).parent


def positions(name: str, wanted: int, seed: int = 0, setup: Setup | None = None) -> Iterator[Match]:
    """So many questions of random games of any scenario and options, one after another; the match goes on between."""
    game, seen = realpolitik.game(name), 0
    for number in count(seed):
        random = Random(number)
        match = Match(game, setup or random_setup(game, random), Seeded(str(number)))
        while not match.over:
            yield match
            seen += 1
            if seen >= wanted:
                return
            q = random.choice(match.questions)
            match.answer(random.choice(q.options), q.seat)


def copies_are_apart(name: str, wanted: int) -> int:
    """A copy for every option, each played on: where they came from nothing has changed."""
    looked = 0
    for match in positions(name, wanted):
        before = match.digest()
        for q in match.questions:
            for option in q.options:
                copy = match.state.clone()
                question(copy)
                answer(copy, option, q.seat)
                question(copy)
                looked += 1
        assert match.digest() == before, f"{name}: a copy is not apart, after {len(match.answers)} answers"
    return looked


def nobody_goes_round_in_circles(name: str, wanted: int) -> int:
    """However one seat goes on answering, while neither chance nor anybody else comes in: it never comes back to where
    it was. Who could, might keep all others waiting for ever."""
    looked, random = 0, Random(name)
    for match in positions(name, wanted):
        q = random.choice(match.questions)
        for option in random.sample(q.options, min(AHEAD, len(q.options))):
            _walk(match.state.clone(), q.seat, option, random)
            looked += 1
    return looked


def _walk(state: State, seat: int, option: int, random: Random) -> None:
    passed: list[tuple[Question, State]] = []
    asked = question(state)
    while asked is not None and asked.seat == seat and len(passed) < AHEAD:
        for before, then in passed:
            same = (before.kind, before.options, before.about) == (asked.kind, asked.options, asked.about)
            assert not same or digest(then) != digest(state), f"{asked!r} comes back"
        passed.append((asked, state.clone()))
        answer(state, option, seat)
        asked = question(state)
        if asked is not None:
            labels = [label for label in asked.options if label >= FIRST_LABEL]  # among these is what leads back
            option = random.choice(labels if labels and random.random() < 0.5 else asked.options)


def steps_are_the_same(name: str, wanted: int) -> str:
    """One digest over every position of random games: the same on every machine, interpreted and compiled."""
    whole = hashlib.sha256()
    for match in positions(name, wanted):
        whole.update(match.digest().encode())
    return whole.hexdigest()


def steps_elsewhere(name: str, wanted: int) -> str:
    """The same, by a process in which sets and dicts of strings lie in another order."""
    code = f"from promises import steps_are_the_same; print(steps_are_the_same({name!r}, {wanted}))"
    path = os.pathsep.join([str(TESTS), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "4321"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return run.stdout.strip()


def wrong_answers_are_refused(name: str, wanted: int) -> int:
    """Answers that are not on offer, of the wrong seat, of an earlier question, after the end: each is refused as such
    and leaves no trace."""
    game, looked, random = realpolitik.game(name), 0, Random(name)
    earlier: list[tuple[int, int]] = [(1, 0)]
    for match in positions(name, wanted):
        before, given = match.digest(), len(match.answers)
        for _ in range(20):
            option, seat = random.choice((_anything(random), random.choice(earlier)))
            allowed = {(it, q.seat) for q in match.questions for it in q.options}
            if (option, seat) not in allowed and seat != ARBITER:
                _refused(match, option, seat)
                looked += 1
        assert (match.digest(), len(match.answers)) == (before, given), f"{name}: a refused answer left a trace"
        earlier = [*earlier[-50:], *((it, q.seat) for q in match.questions for it in q.options[:3])]
    finished = Match(game, game.setup(), Seeded("over"))
    while not finished.over:
        finished.answer(finished.question.options[0], finished.question.seat)
    for option, seat in earlier:
        _refused(finished, option, seat)
        looked += 1
    return looked


def _anything(random: Random) -> tuple[int, int]:
    options = (random.randrange(FIRST_LABEL), FIRST_LABEL + random.randrange(400), -random.randrange(9), 10**18)
    return random.choice(options), random.choice((NATURE, 0, 1, 2, 3, 7, SPECTATOR))


def _refused(match: Match, option: int, seat: int) -> None:
    try:
        match.answer(option, seat)
    except WrongAnswer:
        return
    raise AssertionError(f"{match.game.name}: took the answer {option} of seat {seat} at {match.questions!r}")


def hidden_things_do_not_show(name: str, wanted: int) -> int:
    """With all permuted that a seat, or a spectator, cannot know, what they see and may choose is the same, to the
    byte."""
    game, looked, random = realpolitik.game(name), 0, Random(name)
    for match in positions(name, wanted):
        for seat in (*range(len(match.seats)), SPECTATOR):
            other = game.determinise(match.state, seat, random)
            assert _seen(match, other, seat) == _seen(match, match.state, seat), f"{name}: seat {seat} sees it"
            assert _seen(match, other, SPECTATOR) == _seen(match, match.state, SPECTATOR), f"{name}: all see it"
            looked += 1
    return looked


def _seen(match: Match, state: Any, seat: int) -> str:
    asked = [repr(q) for q in open_questions(state) if q.seat == seat]
    return json.dumps([match.game.view(state, seat), asked], sort_keys=True)


def hidden_things_are_drawn_anew(name: str, wanted: int) -> tuple[int, int]:
    """How many positions were looked at, and in how many something hidden came out otherwise when it was drawn anew."""
    game, looked, changed, random = realpolitik.game(name), 0, 0, Random(name)
    for match in positions(name, wanted):
        seat = random.randrange(len(match.seats))
        anew = [game.determinise(match.state, seat, random) for _ in range(RESAMPLES)]
        looked += 1
        changed += any(digest(state) != digest(match.state) for state in anew)
    return looked, changed


def untimed(bots: list[str]) -> list[str]:
    """The same bots, but those that think for some seconds look at a few lines instead."""
    return list(dict.fromkeys([f"strategist{SET_BY}40n" if bot.startswith("strategist") else bot for bot in bots]))


def bots_keep_to_the_rules(name: str, wanted: int) -> int:
    """Every bot that there is, at any question of any seat that it plays, from what that seat may know: what it chooses
    is on offer."""
    game, looked = realpolitik.game(name), 0
    for match in positions(name, wanted, setup=game.setup()):
        for q in match.questions:
            if q.seat == NATURE:
                continue
            for bot in untimed(bots_of(name, match.seats[q.seat])):
                chosen = new_bot(bot, name, str(looked)).choose(Seat(match, q.seat)).option
                assert chosen in q.options, f"{bot} chooses {chosen} at {q!r}"
                looked += 1
    return looked


# -- chance ------------------------------------------------------------------------------------------------------------


def chi_square(counts: list[int]) -> float:
    """How far so many counts are from being equal, as a share of 1: where they come from equal chances, values below
    0.001 and above 0.999 come up once in a thousand times each (by Wilson and Hilferty's way to the normal)."""
    expected, degrees = sum(counts) / len(counts), len(counts) - 1
    found = sum((it - expected) ** 2 / expected for it in counts)
    spread = 2 / (9 * degrees)
    return 0.5 * (1 + math.erf(((found / degrees) ** (1 / 3) - (1 - spread)) / math.sqrt(2 * spread)))


def dice(rolls: int, sides: int = 6) -> list[int]:
    """How often a seed rolls each side."""
    asked = Question(NATURE, 0, list(range(sides)))
    chance, counts = Seeded("fair"), [0] * sides
    for number in range(rolls):
        counts[chance.choose(asked, number) or 0] += 1
    return counts


def first_cards(name: str, deals: int, place: int = 0) -> list[int]:
    """How often each card of a deck comes up at that place of the deal, over games that differ in their seed alone."""
    game, counts = realpolitik.game(name), Counter[int]()
    setup = game.setup()
    for number in range(deals):
        drawn = Match(game, setup, Seeded(f"deal {number}")).answers[place]
        counts[drawn[1]] += 1
    return [counts[card] for card in sorted(counts)]


# -- what is reached ---------------------------------------------------------------------------------------------------


class Counted(tuple[Any, ...]):
    """The steps of a program, which count how often each is run."""

    hits: Counter[int]

    def __getitem__(self, at: Any) -> Any:
        self.hits[at] += 1
        return super().__getitem__(at)


def steps_reached(name: str, games: int) -> dict[str, list[int]]:
    """For each program of a game's cards, how often each of its steps was run in so many random games. Compiled code
    does not ask for its steps in a way that could be counted."""
    game = realpolitik.game(name)
    kept = PROGRAMS[:]
    for number, steps in enumerate(kept):
        PROGRAMS[number] = counted = Counted(steps)
        counted.hits = Counter()
    try:
        for seed in range(games):
            random = Random(seed)
            state = game.start(random_setup(game, random))
            while (q := question(state)) is not None:
                careful = seed % 2 and q.seat != NATURE  # half of the games go on into their later turns
                answer(state, _careful_choice(state, q, random) if careful else random.choice(q.options), q.seat)
        hits = [getattr(steps, "hits", Counter()) for steps in PROGRAMS]
    finally:
        PROGRAMS[:] = kept
    return {
        PROGRAM_NAMES[number]: [hits[number][step] for step in range(len(steps))]
        for number, steps in enumerate(kept)
        if hits[number] or PROGRAM_NAMES[number].startswith(f"{name.replace('-', '_')}.")
    }


def lines_reached(games: int) -> dict[str, int]:
    """How often each line of Labyrinth's flowchart decided something in so many random games alone (9.4)."""
    game, counts = realpolitik.game("labyrinth"), Counter({NOTES[line].name: 0 for line in LINES})
    for seed in range(games):
        random = Random(seed)
        setup = random_setup(game, random)
        while not setup.options["solitaire"]:
            setup = random_setup(game, random)
        match = Match(game, setup, Seeded(str(seed)))
        while not match.over:
            match.answer(random.choice(match.question.options), match.question.seat)
        counts.update(name for _, note in match.log if (name := NOTES[note[0]].name) in counts)
    return dict(counts)
