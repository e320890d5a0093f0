"""The tracks (4.7): prestige, GWOT relations, troops, funding, reserves."""

from typing import Final

from realpolitik.games.labyrinth.board import HARD, ISRAEL, POSTURE_COUNTRIES, SOFT, UNITED_STATES
from realpolitik.games.labyrinth.dice import ROLL_PRESTIGE, ROLL_PRESTIGE_DIRECTION, ROLL_US_POSTURE, roll
from realpolitik.games.labyrinth.state import Labyrinth, with_value
from realpolitik.games.labyrinth.victory import check_victory
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import Question, note_kind
from realpolitik.kernel.state import Frame, note

PRESTIGE_LEAST: Final = 1
PRESTIGE_MOST: Final = 12
FUNDING_LEAST: Final = 1
FUNDING_MOST: Final = 9
WORLD_MOST: Final = 3  # the ends of the GWOT track
RESERVES_MOST: Final = 2

PRESTIGE_CHANGED: Final = note_kind("prestige_changed", "4.7.1", "change", "prestige")
FUNDING_CHANGED: Final = note_kind("funding_changed", "4.7.4.1", "change", "funding")
PRESTIGE_ROLLED: Final = note_kind("prestige_rolled", "4.7.1.1", "die", "penalty", "first_die", "second_die", "change")
US_POSTURE_ROLLED: Final = note_kind("us_posture_rolled", "4.9.3", "die", "posture")
POSTURE_CHANGED: Final = note_kind("posture_changed", "4.3.2", "country", "posture")

MARKER_ENDED: Final = note_kind("marker_ended", "6.2.7", "marker")


def end_marker(s: Labyrinth, marker: int) -> None:
    """An event that lasted is over."""
    if s.markers[marker]:
        s.markers = with_value(s.markers, marker, 0)
        note(s, MARKER_ENDED, marker)


# -- prestige (4.7.1) --------------------------------------------------------------------------------------------------

LOW: Final = 0
MEDIUM: Final = 1
HIGH: Final = 2
PRESTIGE_LEVELS: Final = ("low", "medium", "high", "very_high")


def prestige_level(s: Labyrinth) -> int:
    return (s.prestige - 1) // 3


def set_prestige(s: Labyrinth, prestige: int) -> None:
    """4.7.1: between 1 and 12; at 1 the Jihadists may have won (2.1.2)."""
    prestige = min(PRESTIGE_MOST, max(PRESTIGE_LEAST, prestige))
    change = prestige - s.prestige
    s.prestige = prestige
    if change:
        note(s, PRESTIGE_CHANGED, change, prestige)
        check_victory(s)


def change_prestige(s: Labyrinth, by: int) -> None:
    set_prestige(s, s.prestige + by)


class RollPrestige(Procedure[Labyrinth]):
    """4.7.1.1: a die says which way, and the lower of two dice how far."""

    DIRECTION: Final = 1  # the dice so far, 0 before they are rolled
    FIRST_DIE: Final = 2

    def frame(self) -> Frame:
        return [self.number, 0, 0]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        return roll(ROLL_PRESTIGE if f[self.DIRECTION] else ROLL_PRESTIGE_DIRECTION, UNITED_STATES)

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        direction, first = f[self.DIRECTION], f[self.FIRST_DIE]
        if not direction:
            f[self.DIRECTION] = answer
        elif not first:
            f[self.FIRST_DIE] = answer
        else:
            s.stack.pop()
            penalty = 1 if gwot_penalty(s) else 0
            change = min(first, answer) * (1 if direction - penalty >= 5 else -1)
            note(s, PRESTIGE_ROLLED, direction, penalty, first, answer, change)
            change_prestige(s, change)


ROLL_PRESTIGE_FRAME: Final = procedure("labyrinth.roll_prestige", RollPrestige())


def roll_prestige(s: Labyrinth) -> None:
    s.stack.append(ROLL_PRESTIGE_FRAME.frame())


# -- GWOT relations (4.7.2) --------------------------------------------------------------------------------------------


def world_posture(s: Labyrinth) -> int:
    """4.7.2: Hard countries less Soft ones, the US not counted: above zero the world is Hard. At most 3 either way."""
    balance = 1  # Israel
    for c in POSTURE_COUNTRIES:
        posture = s.posture[c]
        if posture == HARD:
            balance += 1
        elif posture == SOFT:
            balance -= 1
    return max(-WORLD_MOST, min(WORLD_MOST, balance))


def us_posture(s: Labyrinth) -> int:
    return s.posture[UNITED_STATES]


def gwot_penalty(s: Labyrinth) -> int:
    """4.7.2.1: how far the world stands on the other side of the track."""
    world = world_posture(s)
    return max(0, -world) if us_posture(s) == HARD else max(0, world)


def set_posture(s: Labyrinth, c: int, posture: int) -> None:
    if c != ISRAEL and s.posture[c] != posture:
        s.posture = with_value(s.posture, c, posture)
        note(s, POSTURE_CHANGED, c, posture)


def opposite(posture: int) -> int:
    return SOFT if posture == HARD else HARD


class RollUsPosture(Procedure[Labyrinth]):
    """4.9.3: one is added to the die."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        return roll(ROLL_US_POSTURE, UNITED_STATES)

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        posture = HARD if answer + 1 >= 5 else SOFT
        note(s, US_POSTURE_ROLLED, answer, posture)
        s.posture = with_value(s.posture, UNITED_STATES, posture)


ROLL_US_POSTURE_FRAME: Final = procedure("labyrinth.roll_us_posture", RollUsPosture())


def roll_us_posture(s: Labyrinth) -> None:
    s.stack.append([ROLL_US_POSTURE_FRAME.number])


# -- troops and funding (4.7.3, 4.7.4) ---------------------------------------------------------------------------------

OVERSTRETCH: Final = 0
LOW_INTENSITY: Final = 2
TROOP_LEVELS: Final = ("overstretch", "war", "low_intensity")

AMPLE: Final = 2
FUNDING_LEVELS: Final = ("tight", "moderate", "ample")


def troop_level(s: Labyrinth) -> int:
    """4.7.3: the box with less than five cubes that lies farthest right."""
    return min(LOW_INTENSITY, s.troop_track // 5)


def funding_level(s: Labyrinth) -> int:
    return (s.funding - 1) // 3


def cards_dealt(level: int) -> int:
    """5.2.8: what either track deals at its three levels."""
    return 7 + level


def available_cells(s: Labyrinth) -> int:
    """4.7.4.2: the cells in boxes that the Funding marker has reached."""
    return max(0, s.cell_track - 5 * (AMPLE - funding_level(s)))


def set_funding(s: Labyrinth, funding: int) -> None:
    funding = min(FUNDING_MOST, max(FUNDING_LEAST, funding))
    change = funding - s.funding
    s.funding = funding
    if change:
        note(s, FUNDING_CHANGED, change, funding)


def change_funding(s: Labyrinth, by: int) -> None:
    set_funding(s, s.funding + by)
