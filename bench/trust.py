"""The promises of docs/trust.md that want large numbers, by their number there; exits with 1 where one is broken.

.venv/test/bin/python bench/trust.py --only T9 --count 10000 [--game red-sea]

`--only` and `--game` may be repeated; without them all are looked at, in every game. `--count` is how many positions
(T1, T2, T5, T8, T9, T11, T24, T25), races (T12), moves (T13), rolls (T16) or games (T19, T22) that are to be.
"""

import asyncio
import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from flaky import flaky_network
from observing import observations_tell_nothing_hidden
from people import AWAY, GAME, PATIENCE, Person, Refused, Server, a_server, request_id
from promises import (
    bots_keep_to_the_rules,
    chi_square,
    copies_are_apart,
    dice,
    first_cards,
    hidden_things_are_drawn_anew,
    hidden_things_do_not_show,
    lines_reached,
    nobody_goes_round_in_circles,
    steps_are_the_same,
    steps_elsewhere,
    steps_reached,
    wrong_answers_are_refused,
)
from websockets.exceptions import WebSocketException

from realpolitik.kernel.kits import names
from realpolitik.terminal.bench import how_it_runs

AT_ONCE = 8  # who answer one question at the same time
CONVERGED = 5.0  # seconds in which whoever was cut off sees again what the server has
OFTEN = 50  # times that each step of a card is to be run
NODE = 20  # times that each line of the flowchart is to decide
UNLIMITED = ("answers", "requests", "requests_at_once", "matches", "visitors")  # for whoever tries so often


# -- by game -----------------------------------------------------------------------------------------------------------


def of_games(look: Callable[[str, int], object]) -> Callable[[Namespace], None]:
    """The same in every game that was asked for."""

    def in_each(given: Namespace) -> None:
        for game in given.game:
            print(f"  {game:20}{look(game, given.count)}", flush=True)

    return in_each


def same_steps(game: str, wanted: int) -> str:
    here, elsewhere = steps_are_the_same(game, wanted), steps_elsewhere(game, wanted)
    assert here == elsewhere, f"{game}: another process goes another way"
    return f"{wanted} positions, twice: {here[:32]}"


def drawn_anew(game: str, wanted: int) -> str:
    looked, changed = hidden_things_are_drawn_anew(game, wanted)
    assert changed, f"{game}: nothing is ever drawn anew"
    return f"{looked} positions, {changed} with something that came out otherwise"


def cards_reached(game: str, games: int) -> str:
    reached = steps_reached(game, games)
    steps = [(name, number, times) for name, hits in reached.items() for number, times in enumerate(hits)]
    often, never = sum(times >= OFTEN for *_, times in steps), [f"{name}/{step}" for name, step, n in steps if not n]
    told = f"{len(steps)} steps of {len(reached)} programs, {often} run {OFTEN} times or more, {len(never)} never"
    return f"{games} games: {told}{': ' if never else ''}{', '.join(never[:8])}"


def fair_chance(given: Namespace) -> None:
    for sides in (2, 6, 10, 110):
        share = chi_square(dice(given.count, sides))
        print(f"  {f'{sides} sides':20}{given.count} rolls, chi-square at {share:.4f}", flush=True)
        assert 0.001 < share < 0.999, "the seed is not fair"
    for place in range(8):
        deals = max(1000, given.count // 100)
        share = chi_square(first_cards("red-sea", deals, place))
        print(f"  {f'card {place + 1} of the deal':20}{deals} deals, chi-square at {share:.4f}", flush=True)
        assert 0.001 < share < 0.999, "the deal is not fair"


def lines(given: Namespace) -> None:
    reached = lines_reached(given.count)
    rare = {name: times for name, times in reached.items() if times < NODE}
    print(f"  {given.count} games: {len(reached) - len(rare)} of {len(reached)} lines decided {NODE} times or more")
    print(f"  seldom: {', '.join(f'{name} {times}' for name, times in rare.items()) or 'none'}")


# -- at the table ------------------------------------------------------------------------------------------------------


async def new_match(person: Person) -> str:
    made = await person.post("/api/matches", {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}]})
    return str(made["match"])


async def asked(person: Person, match: str) -> tuple[int, Any] | None:
    """The seat that is asked, and its screen."""
    for seat in (0, 1):
        screen = await person.get(f"/api/matches/{match}/screen?seat={seat}")
        if screen["question"]:
            return seat, screen
    return None


async def race(server: Server, races: int) -> None:
    """Several answer the same question at once, each twice: one wins, and what is sent twice is done once."""
    random, told = Random(0), Counter[str]()
    host, match = Person(server), ""
    racers = [Person(server) for _ in range(AT_ONCE)]
    for _ in range(races):
        match = match or await new_match(host)
        found = await asked(host, match)
        if found is None:
            match = ""
            continue
        seat, screen = found
        sent = [
            {"seat": seat, "version": screen["version"], "option": it["option"], "request": request_id(random)}
            for it in random.choices(screen["question"]["options"], k=AT_ONCE // 2)
        ]
        for person in racers:
            person.cookie = host.cookie
        path = f"/api/matches/{match}/answer"
        replies = await asyncio.gather(
            *(person.request("POST", path, it) for person, it in zip(racers, sent * 2, strict=True))
        )
        won = {it["request"] for it, reply in zip(sent * 2, replies, strict=True) if reply.status == 200}
        told.update(f"{reply.status} {reply.code}".strip() for reply in replies)
        assert len(won) == 1, f"{len(won)} answers to one question won"
        versions = {json.loads(reply.body)["version"] for reply in replies if reply.status == 200}
        assert versions == {screen["version"] + 1}, f"what was sent twice was done twice: {versions}"
        told["races"] += 1
    print(f"  {told.pop('races')} races of {AT_ONCE}, one winner each; {dict(told)}", flush=True)
    for person in (host, *racers):
        person.close()


async def flaky(server: Server, moves: int) -> None:
    """Somebody plays over a network that fails, sends what was not acknowledged again, and looks again when cut off."""
    random, near = Random(0), Person(server)
    times, acknowledged, match = [], 0, ""
    async with flaky_network(server, random) as network, AsyncExitStack() as leaving:
        far = Person(network)
        while acknowledged < moves:
            if not match:
                match = await new_match(near)
                far.cookie = near.cookie
            found = await asked(near, match)
            if found is None:
                match = ""
                continue
            seat, screen = found
            option = random.choice(screen["question"]["options"])["option"]
            answer = {"seat": seat, "version": screen["version"], "option": option, "request": request_id(random)}
            while (version := await sent_once(far, f"/api/matches/{match}/answer", answer)) is None:
                pass
            acknowledged += 1
            assert version == screen["version"] + 1, "an answer that was sent again was done again"
            times.append(await seen_again(far, match, seat, version, leaving))
    late = sum(it > CONVERGED for it in times)
    print(f"  {acknowledged} answers acknowledged, none lost, none done twice; {network.lost} pieces lost on the way")
    print(f"  {len(times) - late} of {len(times)} on the screen within {CONVERGED:.0f} s, longest {max(times):.1f} s")
    assert late <= 0.001 * len(times), "whoever was cut off does not come back in time"
    near.close()
    far.close()


async def sent_once(person: Person, path: str, answer: Any) -> int | None:
    """The version that the answer led to; None if nobody knows."""
    try:
        async with asyncio.timeout(PATIENCE):
            return int((await person.post(path, answer))["version"])
    except (TimeoutError, *AWAY):
        person.close()
        return None


async def seen_again(person: Person, match: str, seat: int, version: int, leaving: AsyncExitStack) -> float:
    """The seconds until a screen of that version is there, however often the channel has to be opened for it."""
    began = time.perf_counter()
    while True:
        try:
            if person.version < 0 or person.sent_away or person.watched != (match, seat):
                await person.look(match, seat, leaving)
            async with asyncio.timeout(CONVERGED):
                await person.shown(version)
            return time.perf_counter() - began
        except (TimeoutError, Refused, WebSocketException, *AWAY):
            person.version = -1


def at_a_table(look: Callable[[Server, int], Any]) -> Callable[[Namespace], None]:
    """What wants a server of its own, without limits on who asks how often."""

    def with_a_server(given: Namespace) -> None:
        limits = [part for name in UNLIMITED for part in ("--limit", f"{name}=1000000")]
        with a_server("", "--workers", "0", *limits) as server:
            asyncio.run(look(server, given.count))

    return with_a_server


PROMISES: dict[str, tuple[str, Callable[[Namespace], None]]] = {
    "T1": ("nobody goes round in circles", of_games(nobody_goes_round_in_circles)),
    "T2": ("copies are apart", of_games(copies_are_apart)),
    "T5": ("the same answers lead to the same positions, step by step", of_games(same_steps)),
    "T8": ("wrong answers are refused", of_games(wrong_answers_are_refused)),
    "T9": ("what is hidden does not show", of_games(hidden_things_do_not_show)),
    "T11": ("what is hidden is drawn anew", of_games(drawn_anew)),
    "T12": ("one of many answers wins, and is done once", at_a_table(race)),
    "T13": ("a network that fails loses nothing", at_a_table(flaky)),
    "T16": ("dice and deals are fair", fair_chance),
    "T19": ("every step of every card is reached (interpreted)", of_games(cards_reached)),
    "T22": ("every line of the flowchart is reached", lines),
    "T24": ("observations tell nothing hidden", of_games(observations_tell_nothing_hidden)),
    "T25": ("bots keep to the rules", of_games(bots_keep_to_the_rules)),
}


def arguments() -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    told = ", ".join(f"{number} {what}" for number, (what, _) in PROMISES.items())
    parser.add_argument("--only", action="append", choices=list(PROMISES), metavar="T", help=told)
    parser.add_argument("--count", type=int, default=100, help="how many of what is counted (100)")
    parser.add_argument("--game", action="append", choices=list(names()), metavar="GAME", help=", ".join(names()))
    given = parser.parse_args()
    given.game = given.game or list(names())
    return given


def main() -> None:
    given = arguments()
    print(how_it_runs())
    broken = 0
    for number in given.only or PROMISES:
        what, look = PROMISES[number]
        print(f"{number}: {what}", flush=True)
        try:
            look(given)
        except AssertionError as problem:
            print(f"  BROKEN: {problem}")
            broken += 1
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
