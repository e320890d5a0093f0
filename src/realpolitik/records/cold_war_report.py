"""What the report of a game of the cold war tells beside its charts: turning points, and tables."""

from typing import Final

from realpolitik.games.cold_war.board import SIDES, US, USSR
from realpolitik.kernel.label import label_name
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.records.cold_war_figures import (
    AHEAD,
    OPERATIONS,
    ColdWarFigures,
    Luck,
    Moment,
    Roll,
    Standing,
    TurningPoint,
)
from realpolitik.records.markup import Markup, joined, section, table
from realpolitik.records.shared_report import (
    CHANCE_COLUMN,
    ROLL_COLUMNS,
    cards,
    columns,
    dice,
    luck,
    number,
    roll_told,
    side_named,
    signed,
    swing_told,
    turning_points,
)

# what belongs to every round or turn, and turns nothing
UNTOLD: Final = (
    "round_begins",
    "military_gained",
    "card_discarded",
    "card_removed",
    "passing_turned_up",
    "period_begins",
)
LYING: Final = ("hand_us", "hand_ussr", "table", "draw_pile", "bottom", "unseen")
SIDE_NUMBERS: Final = {"us": US, "ussr": USSR}
SWING_COLUMNS: Final = ("swing", "expected-swing", "swing-luck")


def sections(match: Match, figures: ColdWarFigures, speaker: Speaker) -> list[Markup]:
    return [
        turning_points(match, figures.moments, figures.turning_points, UNTOLD, _when, _swing, figures.words(), speaker),
        _standings(figures, speaker),
        _operations(figures, speaker),
        _luck(figures, speaker),
        cards(figures.uses, figures.places, LYING, speaker),
    ]


# -- turning points ----------------------------------------------------------------------------------------------------


def _swing(point: TurningPoint, before: Moment, after: Moment, speaker: Speaker) -> Markup:
    parts = [_change(speaker.say(f"set-{dashed(name)}"), change, speaker) for name, change in point.regions.items()]
    if point.vp:
        parts.insert(0, _change(speaker.say("report-points"), point.vp, speaker))
    balance = {"before": _lead(before.balance, speaker), "after": _lead(after.balance, speaker)}
    return swing_told(point, SIDES, [*parts, speaker.say("report-balance", **balance)], speaker)


def _change(what: str, points: int, speaker: Speaker) -> str:
    return f"{what}: {speaker.seat('us' if points > 0 else 'ussr')} +{abs(points)}"


def _lead(points: int, speaker: Speaker) -> str:
    """Points above zero are the US's: `US 4`."""
    return speaker.name("SCORE", points)


def _when(moment: Moment, speaker: Speaker) -> str:
    side = SIDE_NUMBERS.get(moment.side, US)
    return speaker.sentence(f"part-{dashed(moment.part)}", turn=moment.turn, round=moment.round, side=side)


# -- tables ------------------------------------------------------------------------------------------------------------


def _standings(figures: ColdWarFigures, speaker: Speaker) -> Markup:
    last = figures.moments[-1]
    rows = [
        [
            speaker.say(f"set-{dashed(name)}"),
            joined([f"{region.us}, ", speaker.say(f"standing-{region.us_standing}")]),
            joined([f"{region.ussr}, ", speaker.say(f"standing-{region.ussr_standing}")]),
            _lead(region.net, speaker),
        ]
        for name, region in last.regions.items()
    ]
    rows.extend([_special_space(name, space, speaker) for name, space in last.special_spaces.items()])
    region, net = columns(speaker, "region", "net")
    sides = [side_named(side, speaker) for side in SIDES]
    title = speaker.say("report-standings" if figures.finished else "report-standings.now")
    return section(title, table([region, *sides, net], rows), about=speaker.say("report-standings.help"))


def _special_space(name: str, space: Standing, speaker: Speaker) -> list[str]:
    """Nothing is scored there; but it changes what the regions pay."""
    held = {"us": space.us_standing, "ussr": space.ussr_standing}
    side = next((side for side in SIDES if held[side] in (AHEAD, "control")), "us")
    return [
        speaker.say(f"country-{dashed(name)}"),
        *[f"{n}, {speaker.say(f'held-{held[side]}')}" for side, n in (("us", space.us), ("ussr", space.ussr))],
        speaker.sentence("report-special-space", side=SIDE_NUMBERS[side], held=held[side]),
    ]


def _operations(figures: ColdWarFigures, speaker: Speaker) -> Markup:
    kinds = [label_name(label) for label in OPERATIONS]
    rows = [
        [side_named(side, speaker), *[str(spent[kind]) for kind in kinds], str(sum(spent.values()))]
        for side, spent in figures.operations.items()
    ]
    named = [speaker.say(f"label-{dashed(kind)}") for kind in kinds]
    head = [*columns(speaker, "side"), *named, speaker.say("report-operations-total")]
    return section(speaker.say("report-operations"), table(head, rows, numbers=range(1, len(head))))


def _luck(figures: ColdWarFigures, speaker: Speaker) -> Markup:
    def swings(row: Luck) -> list[str]:
        return _swings(row.purpose, row.swing, row.expected_swing, speaker)

    head = columns(speaker, *ROLL_COLUMNS, *SWING_COLUMNS)
    rows = [_roll(roll, figures.moments[roll.moment], speaker) for roll in figures.rolls]
    rolls = table(head, rows, numbers=(CHANCE_COLUMN, *range(len(ROLL_COLUMNS), len(head))))
    return luck(figures.luck, rolls, figures.words(), speaker, swings, SWING_COLUMNS)


def _swings(purpose: str, swing: int, expected: float, speaker: Speaker) -> list[str]:
    """Influence, and luck in it: coups and realignments only are about that."""
    if purpose not in ("coup", "realignment"):
        return ["", "", ""]
    return [str(swing).replace("-", "−"), number(expected, speaker), signed(swing - expected, speaker)]


def _roll(roll: Roll, moment: Moment, speaker: Speaker) -> list[str]:
    thrown = speaker.say(f"card-{dashed(roll.card)}") if roll.card else dice(roll)
    swings = _swings(roll.purpose, roll.swing, roll.expected_swing, speaker)
    return [*roll_told(roll, _when(moment, speaker), thrown, speaker), *swings]
