"""Logs with one thing changed in them, each of which makes the log untrue."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from records.logger import card_name, country_name

from realpolitik.games.twilight_struggle.countries import COUNTRIES
from realpolitik.games.twilight_struggle.deck import CARDS


class Spoilt(NamedTuple):
    """A log with one line changed, taken out or put in: which line that is, what was done, and the whole text."""

    line: int
    what: str
    text: str


Change = Callable[[str, Random], str]


def _other_number(number: str, random: Random) -> str:
    """A number that is off by one or two."""
    n = int(number)
    return str(random.choice([other for other in range(max(0, n - 2), n + 3) if other != n]))


def _other_change(number: str, random: Random) -> str:
    n = int(number)
    return f"{random.choice([other for other in range(n - 2, n + 3) if other not in (0, n)]):+d}"


def _other_die(die: str, random: Random) -> str:
    return str(random.choice([other for other in range(1, 7) if other != int(die)]))


def _other_card(name: str, random: Random) -> str:
    names = [card_name(card) for card in range(1, CARDS + 1)]
    return random.choice([other for other in names if other.strip("*") != name.strip("*")])


def _other_country(name: str, random: Random) -> str:
    return random.choice([other for other in map(country_name, range(COUNTRIES)) if other != name])


def _one_of(*words: str) -> Change:
    return lambda word, random: random.choice([other for other in words if other != word])


_SIDE = _one_of("US", "USSR")

# what is changed, where it stands in a line, and into what
CHANGES: tuple[tuple[str, str, Change], ...] = (
    ("influence held by the US", r" in .+ \[(\d+)\]\[\d+\]$", _other_number),
    ("influence held by the USSR", r" in .+ \[\d+\]\[(\d+)\]$", _other_number),
    ("influence changed", r"(?:US|USSR) ([+-]\d+) in ", _other_change),
    ("country", r" in ([A-Z].+) \[", _other_country),
    ("side of influence", r"(USSR|US) [+-]\d", _SIDE),
    ("DEFCON", r"DEFCON \w+ to (\d)", _other_number),
    ("way of DEFCON", r"DEFCON (degrades|improves)", _one_of("degrades", "improves")),
    ("military operations", r"Military Ops to (\d)", _other_number),
    ("points", r"gains (\d+) VP", _other_number),
    ("score", r"VP\. Score is (even|USSR \d+|US \d+)", _one_of("even", "US 7", "USSR 9")),
    ("space box", r"advances to (\d)", _other_number),
    ("die", r"(?:SUCCESS: |FAILURE: |VICTORY: |DEFEAT: |[Rr]oll: |rolls )(\d)", _other_die),
    ("modifier", r"\(([+-]\d+)\)", _other_change),
    ("Ops of a coup", r"\[ \+ (\d)", _other_number),
    ("result", r" = (\d+)", _other_number),
    ("target", r"(?:Target: |War in )(.+)", _other_country),
    ("Ops", r"\((\d) Ops\):", _other_number),
    ("operation", r"(Place Influence|Coup|Realignment) \(", _one_of("Place Influence", "Coup", "Realignment")),
    ("event", r"Event: (.+)", _other_card),
    ("card of a round", r" AR\d: ([^:]+):", _other_card),
    ("headline", r"Headlines (.+)", _other_card),
    ("card in play", r"^([^:]+) is (?:now|no longer) in play", _other_card),
    ("in play or not", r" is (now|no longer) in play", _one_of("now", "no longer")),
    ("card shown", r"(?:discards|plays|reveals) (.+?)(?: from hand)?$", _other_card),
    ("who shows a card", r"(USSR|US) (?:discards|plays|reveals|returns)", _SIDE),
    ("whose figure", r"(USSR|US) (?:gains|Military|advances|rolls|Headlines)", _SIDE),
    ("turn", r"^Turn (\d+)", _other_number),
    ("round", r" AR(\d):", _other_number),
    ("side of a round", r"^Turn \d+, (USSR|US) AR", _SIDE),
    ("choice", r"chooses to (participate in|boycott)", _one_of("participate in", "boycott")),
    ("winner", r"(USSR|US) wins by", _SIDE),
)


def spoilt(text: str, random: Random, each: int) -> Iterator[Spoilt]:
    """Some of all the ways to spoil a log: of each sort so many."""
    lines = text.splitlines()
    for what, form, change in CHANGES:
        found = [(at, match) for at, line in enumerate(lines) for match in re.finditer(form, line)]
        for at, match in random.sample(found, min(each, len(found))):
            line = lines[at][: match.start(1)] + change(match[1], random) + lines[at][match.end(1) :]
            yield Spoilt(at + 1, what, _joined([*lines[:at], line, *lines[at + 1 :]]))
    yield from _lines_moved(lines, random, each)


def _lines_moved(lines: list[str], random: Random, each: int) -> Iterator[Spoilt]:
    told = [at for at, line in enumerate(lines) if line]
    for at in random.sample(told, min(3 * each, len(told))):
        yield Spoilt(at + 1, f"without {lines[at]!r}", _joined([*lines[:at], *lines[at + 1 :]]))
    for at in random.sample(told[8:], min(3 * each, len(told[8:]))):
        more = lines[random.choice(told[8:])]
        yield Spoilt(at + 2, f"more: {more!r}", _joined([*lines[: at + 1], more, *lines[at + 1 :]]))
    starts = [at for at, line in enumerate(lines) if line.startswith("Turn ")]
    for i in random.sample(range(len(starts) - 2), min(each, max(0, len(starts) - 2))):
        one, two, end = starts[i : i + 3]
        changed = [*lines[:one], *lines[two:end], *lines[one:two], *lines[end:]]
        yield Spoilt(one + 1, "two entries the wrong way round", _joined(changed))


def _joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


# -- what may be said, or left unsaid ----------------------------------------------------------------------------------

# lines that the source leaves out at times, and that say nothing which the rest of the log does not
_LEFT_OUT = re.compile(
    r".* is (now|no longer) in play\.|No VP awarded.*|.* has no cards to .*|.* wins.*"
    r"|Time per Player.*|.* will play as .*|Scenario: Standard"
)
_HEADING = re.compile(r"(SETUP|Turn \d+, (?:Headline Phase|\w+ AR\d)): ?(.*)")


def untrue(told: str, truth: str) -> list[str]:
    """What a log says that another one, of the very game, does not; and what it should say and does not.

    A log may break off, say a thing twice, and leave some things out.
    """
    said, true = _entries(told), _entries(truth)
    last = list(said)[-1]
    found = [
        f"{name}: {line}"
        for name, lines in said.items()
        for line in lines - true.get(name, set())
        if not line.startswith("No VP awarded")  # whose score is compared
    ]
    for name, lines in true.items():
        if name in said and name != last:
            found += [f"{name}: no {line}" for line in lines - said[name] if not _LEFT_OUT.fullmatch(line)]
    return found


def _entries(text: str) -> dict[str, set[str]]:
    """The lines under each heading."""
    entries: dict[str, set[str]] = {}
    name = ""
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            name, line = heading.groups()
            entries[name] = set()
            card, colon, line = line.partition(":")
            entries[name].add(card + colon)
        if line.strip(": "):
            entries[name].add(line.strip())
    return entries
