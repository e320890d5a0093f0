"""The lines of a log: each says one thing, and `read_line` says which."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar, dataclass_transform

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.dice import D6
from realpolitik.games.cold_war.labels import COUP, PLACE_INFLUENCE, REALIGNMENT, SPACE_RACE
from realpolitik.records.message import Message
from realpolitik.records.twilight_struggle_log.names import card_named, country_named

SIDES: Final = {"US": US, "USSR": USSR, "USA": US}
OPERATIONS: Final = {
    "Place Influence": PLACE_INFLUENCE,
    "Coup": COUP,
    "Realignment": REALIGNMENT,
    "Space Race": SPACE_RACE,
}


T = TypeVar("T")


class Unreadable(Exception):
    """A line that says nothing we know."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why


@dataclass_transform(frozen_default=True)
def fact(kind: type[T]) -> type[T]:
    """One kind of thing that a line can say."""
    return dataclass(frozen=True, slots=True)(kind)


# -- changes: what the board shows after one ---------------------------------------------------------------------------


@fact
class Influence:
    side: int
    change: int
    country: int
    us: int
    ussr: int


@fact
class Defcon:
    level: int
    improves: bool


@fact
class Military:
    side: int
    level: int


@fact
class Points:
    """Victory points: who gains how many, and where the marker stands then; above zero it is the US's."""

    side: int
    n: int
    vp: int


@fact
class Space:
    side: int
    box: int


@fact
class InPlay:
    card: int
    now: bool


# -- what is done ------------------------------------------------------------------------------------------------------


@fact
class Headlined:
    side: int
    card: int


@fact
class Happens:
    """An event."""

    card: int


@fact
class Operation:
    label: int
    ops: int


@fact
class Target:
    country: int


@fact
class CoupRoll:
    success: bool
    die: int
    ops: int
    modifier: int
    stability: int
    result: int


@fact
class RealignmentRoll:
    side: int
    die: int
    modifier: int


@fact
class War:
    country: int


@fact
class WarRoll:
    victory: bool
    die: int
    modifier: int
    needed: int


@fact
class SpaceRoll:
    die: int
    success: bool
    needed: int


@fact
class TrapRoll:
    die: int
    escaped: bool


@fact
class CardNamed:
    """A card comes into the open: it `discards`, `reveals`, `plays` or `returns`, as the log puts it."""

    verb: str
    side: int
    card: int


@fact
class Nothing:
    """A side has no card to reveal, or to discard."""

    side: int
    verb: str


@fact
class Chosen:
    side: int
    what: str


@fact
class Reshuffle:
    pass


@fact
class Ended:
    """How the game ended, in the log's words."""

    how: str
    side: int


Said = (
    Influence
    | Defcon
    | Military
    | Points
    | Space
    | InPlay
    | Headlined
    | Happens
    | Operation
    | Target
    | CoupRoll
    | RealignmentRoll
    | War
    | WarRoll
    | SpaceRoll
    | TrapRoll
    | CardNamed
    | Nothing
    | Chosen
    | Reshuffle
    | Ended
)


class Line(NamedTuple):
    """A line of the log: its number in the file, its text, and what it says."""

    number: int
    text: str
    said: Said


def quoted(line: Line) -> Message:
    """What the line says, as it stands there."""
    return Message("log-line", text=line.text)


# -- reading -----------------------------------------------------------------------------------------------------------

Groups = tuple[str, ...]


def _influence(g: Groups) -> Said:
    return Influence(SIDES[g[0]], int(g[1]), _country(g[2]), int(g[3]), int(g[4]))


def _points(g: Groups) -> Said:
    return Points(SIDES[g[0]], int(g[1]), _score(g[2]))


def _no_points(g: Groups) -> Said:
    return Points(NOBODY, 0, _score(g[0]))


def _score(text: str) -> int:
    side, _, n = text.partition(" ")
    return 0 if side == "even" else int(n) if side == "US" else -int(n)


def _coup(g: Groups) -> Said:
    return CoupRoll(g[0] == "SUCCESS", _die(g[1]), int(g[2]), int(g[3] or 0), int(g[4]), int(g[5]))


def _war(g: Groups) -> Said:
    die, modifier, needed = _die(g[1]), int(g[2] or 0), int(g[4])
    _check((g[0] == "VICTORY") == (g[3] == ">=") == (die + modifier >= needed))
    return WarRoll(g[0] == "VICTORY", die, modifier, needed)


def _realignment(g: Groups) -> Said:
    die, modifier = _die(g[1]), int(g[2] or 0)
    _check(not g[3] or int(g[3]) == die + modifier)
    return RealignmentRoll(SIDES[g[0]], die, modifier)


def _trap(g: Groups) -> Said:
    die, escaped = _die(g[0]), g[2] == "Escaped"
    _check(escaped == (g[1] == "<=") == (die <= 4))
    return TrapRoll(die, escaped)


def _die(text: str) -> int:
    """What a die shows."""
    if int(text) not in D6:
        raise Unreadable(Message("log-no-die", die=text))
    return int(text)


def _check(adds_up: bool) -> None:
    """What a line says of its own figures has to be true."""
    if not adds_up:
        raise Unreadable(Message("log-does-not-add-up"))


def _card(text: str) -> int:
    card = card_named(text)
    if not card:
        raise Unreadable(Message("log-no-card", card=text))
    return card


def _country(text: str) -> int:
    country = country_named(text)
    if country < 0:
        raise Unreadable(Message("log-no-country", country=text))
    return country


_SIDE: Final = "(USSR|US)"
_FORMS: Final[tuple[tuple[str, Callable[[Groups], Said]], ...]] = (
    (rf"{_SIDE} ([+-]\d+) in (.+) \[(\d+)\]\[(\d+)\]", _influence),
    (r"DEFCON (degrades|improves) to (\d)", lambda g: Defcon(int(g[1]), g[0] == "improves")),
    (rf"{_SIDE} Military Ops to (\d+)", lambda g: Military(SIDES[g[0]], int(g[1]))),
    (rf"{_SIDE} gains ([1-9]\d*) VP\. Score is (even|(?:USSR|US) \d+)\.", _points),
    (r"No VP awarded\. Score is (even|(?:USSR|US) \d+)\.", _no_points),
    (rf"{_SIDE} advances to (\d+) in the Space Race\.", lambda g: Space(SIDES[g[0]], int(g[1]))),
    (r"(?:(?:USSR|US) chooses )?(.+) is now in play\.", lambda g: InPlay(_card(g[0]), True)),
    (r"(.+) is no longer in play\.", lambda g: InPlay(_card(g[0]), False)),
    (rf"{_SIDE} Headlines (.+)", lambda g: Headlined(SIDES[g[0]], _card(g[1]))),
    (r"Event: (.+)", lambda g: Happens(_card(g[0]))),
    (rf"({'|'.join(OPERATIONS)}) \((\d+) Ops?\):", lambda g: Operation(OPERATIONS[g[0]], int(g[1]))),
    (r"Target: (.+)", lambda g: Target(_country(g[0]))),
    (r"(SUCCESS|FAILURE): (\d) \[ \+ (\d+)(?: \(([+-]\d+)\))? +- 2x(\d) = (-?\d+) \]", _coup),
    (rf"{_SIDE} rolls (\d)(?: \(([+-]\d+)\) += (-?\d+))?", _realignment),
    (r"War in (.+)", lambda g: War(_country(g[0]))),
    (r"(VICTORY|DEFEAT): (\d)(?: \(([+-]\d+)\))? +(>=|<) (\d)", _war),
    (
        r"Die roll: (\d) -- (Success|Failed)! \(Needed (\d) or less\)",
        lambda g: SpaceRoll(_die(g[0]), g[1] == "Success", int(g[2])),
    ),
    (r"Trap Roll: (\d) (<=|>) 4 -- Trap (Escaped|Remains in Effect)", _trap),
    (rf"{_SIDE} (discards|plays) (.+)", lambda g: CardNamed(g[1], SIDES[g[0]], _card(g[2]))),
    (rf"{_SIDE} (reveals) (.+?)(?: from hand)?", lambda g: CardNamed(g[1], SIDES[g[0]], _card(g[2]))),
    (rf"{_SIDE} (returns) (.+) to (?:USSR|US)", lambda g: CardNamed(g[1], SIDES[g[0]], _card(g[2]))),
    (rf"{_SIDE} has no cards to (reveal|discard)", lambda g: Nothing(SIDES[g[0]], g[1])),
    (rf"{_SIDE} chooses (?:to )?(.+)", lambda g: Chosen(SIDES[g[0]], g[1])),
    (r"\*RESHUFFLE\*", lambda g: Reshuffle()),
    (rf"{_SIDE} wins(?: by (.+))?", lambda g: Ended(g[1] or "", SIDES[g[0]])),
    (r".+ (?:wins|resigns|has resigned|ran out of time|forfeits).*", lambda g: Ended("", NOBODY)),
)
_READERS: Final = tuple([(re.compile(form), make) for form, make in _FORMS])


def read_line(text: str) -> Said:
    """What a line says. One that says nothing known is Unreadable."""
    for form, make in _READERS:
        if found := form.fullmatch(text):
            return make(found.groups(default=""))
    raise Unreadable(Message("log-no-such-line"))
