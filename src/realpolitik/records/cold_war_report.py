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
    Moment,
    Roll,
    Standing,
    TurningPoint,
)
from realpolitik.records.markup import Markup, element, folded, joined, section, table
from realpolitik.records.shared_report import (
    cards,
    columns,
    country_named,
    number,
    percent,
    side_named,
    signed,
    turning_point,
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


def sections(match: Match, figures: ColdWarFigures, speaker: Speaker) -> list[Markup]:
    return [
        _turning_points(match, figures, speaker),
        _standings(figures, speaker),
        _operations(figures, speaker),
        _luck(figures, speaker),
        _cards(figures, speaker),
    ]


# -- turning points ----------------------------------------------------------------------------------------------------


def _turning_points(match: Match, figures: ColdWarFigures, speaker: Speaker) -> Markup:
    points = [
        _turning_point(place, point, match, figures, speaker)
        for place, point in enumerate(figures.turning_points, start=1)
    ]
    return turning_points(points, figures.words(), speaker)


def _turning_point(place: int, point: TurningPoint, match: Match, figures: ColdWarFigures, speaker: Speaker) -> Markup:
    moment, before = figures.moments[point.moment], figures.moments[point.moment - 1]
    first, after = moment.notes
    lines = [line for line in speaker.tell(match.log[first:after]) if line.kind not in UNTOLD]
    swing = _swing(point, before, moment, speaker)
    return turning_point(place, _when(moment, speaker), moment.card, swing, lines, speaker)


def _swing(point: TurningPoint, before: Moment, after: Moment, speaker: Speaker) -> Markup:
    """By how much, to whom, and where that comes from."""
    side = "us" if point.swing > 0 else "ussr"
    swing = speaker.say("report-swing", n=abs(point.swing), side=SIDE_NUMBERS[side])
    parts = [_change(speaker.say(f"set-{dashed(name)}"), change, speaker) for name, change in point.regions.items()]
    if point.vp:
        parts.insert(0, _change(speaker.say("report-points"), point.vp, speaker))
    parts.append(
        speaker.say("report-balance", before=_lead(before.balance, speaker), after=_lead(after.balance, speaker))
    )
    if point.lasting != point.swing:
        parts.append(speaker.say("report-lasting", n=abs(point.lasting)))
    return joined([element("span", swing, class_=f"swing {side}"), "; ".join(parts)], " — ")


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
    rows = [
        [
            speaker.say(f"luck-{dashed(row.purpose)}"),
            side_named(row.side, speaker),
            str(row.rolls),
            number(row.successes, speaker),
            number(row.expected, speaker),
            signed(row.successes - row.expected, speaker),
            *_swings(row.purpose, row.swing, row.expected_swing, speaker),
        ]
        for row in figures.luck
        if row.rolls
    ]
    names = ("kind", "side", "rolls", "succeeded", "expected", "luck", "swing", "expected-swing", "swing-luck")
    head = columns(speaker, *names)
    return section(
        speaker.say("report-luck"),
        table(head, rows, numbers=range(2, len(head))),
        folded(speaker.say("report-luck-all"), _rolls(figures, speaker)),
        about=speaker.say("chart-luck.help", **figures.words()),
    )


def _swings(purpose: str, swing: int, expected: float, speaker: Speaker) -> list[str]:
    """Influence, and luck in it: coups and realignments only are about that."""
    if purpose not in ("coup", "realignment"):
        return ["", "", ""]
    return [str(swing).replace("-", "−"), number(expected, speaker), signed(swing - expected, speaker)]


def _rolls(figures: ColdWarFigures, speaker: Speaker) -> Markup:
    head = columns(speaker, "when", "kind", "side", "where", "dice", "chance", "outcome", "swing", "expected-swing")
    rows = [_roll(roll, figures.moments[roll.moment], speaker) for roll in figures.rolls]
    return table([*head, speaker.say("column-swing-luck")], rows, numbers=(5, 7, 8, 9))


def _roll(roll: Roll, moment: Moment, speaker: Speaker) -> list[str]:
    outcome = {1.0: "won", 0.0: "lost"}.get(roll.success, "tied")
    return [
        _when(moment, speaker),
        speaker.say(f"luck-{dashed(roll.purpose)}"),
        side_named(roll.side, speaker),
        country_named(roll.country, speaker),
        speaker.say(f"card-{dashed(roll.card)}") if roll.card else " : ".join(map(str, roll.dice)),
        percent(roll.chance, speaker),
        speaker.say(f"outcome-{outcome}"),
        *_swings(roll.purpose, roll.swing, roll.expected_swing, speaker),
    ]


def _cards(figures: ColdWarFigures, speaker: Speaker) -> Markup:
    return cards(figures.uses, figures.places, LYING, speaker)
