"""What the report of a game of Labyrinth tells beside its charts: turning points, and tables."""

from typing import Final

from realpolitik.games.labyrinth.sides import SIDES
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.records.labyrinth_figures import (
    BLOCKED,
    PLACED,
    RESOLVED,
    Country,
    LabyrinthFigures,
    Moment,
    Plot,
    TurningPoint,
)
from realpolitik.records.luck import Roll
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

# what belongs to every card or turn, and turns nothing
UNTOLD: Final = ("phase_begins", "turn_begins", "card_discarded", "card_removed", "cards_drawn", "card_drawn")
LYING: Final = ("hand_us", "hand_jihadist", "table", "lapsing", "first_plot", "draw_pile", "unseen")


def sections(match: Match, figures: LabyrinthFigures, speaker: Speaker) -> list[Markup]:
    return [
        _turning_points(match, figures, speaker),
        _countries(figures, speaker),
        _operations(figures, speaker),
        _plots(figures, speaker),
        _luck(figures, speaker),
        cards(figures.uses, figures.places, LYING, speaker),
    ]


# -- turning points ----------------------------------------------------------------------------------------------------


def _turning_points(match: Match, figures: LabyrinthFigures, speaker: Speaker) -> Markup:
    points = [
        _turning_point(place, point, match, figures, speaker)
        for place, point in enumerate(figures.turning_points, start=1)
    ]
    return turning_points(points, figures.words(), speaker)


def _turning_point(
    place: int, point: TurningPoint, match: Match, figures: LabyrinthFigures, speaker: Speaker
) -> Markup:
    moment, before = figures.moments[point.moment], figures.moments[point.moment - 1]
    first, after = moment.notes
    lines = [line for line in speaker.tell(match.log[first:after]) if line.kind not in UNTOLD]
    swing = _swing(point, before, moment, speaker)
    return turning_point(place, _when(moment, speaker), moment.card, swing, lines, speaker)


def _swing(point: TurningPoint, before: Moment, after: Moment, speaker: Speaker) -> Markup:
    side = SIDES[0] if point.swing > 0 else SIDES[1]
    swing = speaker.say("report-swing", n=abs(point.swing), side=SIDES.index(side))
    parts = [
        speaker.say("report-resources", good=after.good_resources, islamist=after.islamist_resources),
        speaker.say("report-balance", before=_balance(before.balance), after=_balance(after.balance)),
    ]
    if point.lasting != point.swing:
        parts.append(speaker.say("report-lasting", n=abs(point.lasting)))
    return joined([element("span", swing, class_=f"swing {side}"), "; ".join(parts)], " — ")


def _balance(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _when(moment: Moment, speaker: Speaker) -> str:
    """An action phase goes by another name than an action round does."""
    side = SIDES.index(moment.side) if moment.side else 0
    part = "phase" if moment.part == "action" else dashed(moment.part)
    return speaker.sentence(f"part-{part}", turn=moment.turn, round=moment.phase, side=side)


# -- tables ------------------------------------------------------------------------------------------------------------


def _countries(figures: LabyrinthFigures, speaker: Speaker) -> Markup:
    rows = [_country(name, country, speaker) for name, country in figures.countries.items()]
    head = columns(speaker, "country", "governance", "alignment", "resources", "cells", "troops")
    title = speaker.say("report-countries" if figures.finished else "report-countries.now")
    return section(title, table(head, rows, numbers=(3, 4, 5)))


def _country(name: str, country: Country, speaker: Speaker) -> list[str]:
    stance = f"alignment-{country.alignment}" if country.alignment else f"posture-{country.posture}"
    return [
        country_named(name, speaker),
        speaker.say(f"governance-{dashed(country.governance)}") if country.governance else "",
        speaker.say(stance) if country.alignment or country.posture else "",
        *[str(n) if n else "" for n in (country.resources, country.cells, country.troops)],
    ]


def _operations(figures: LabyrinthFigures, speaker: Speaker) -> Markup:
    tables = []
    for side, spent in figures.operations.items():
        head = [side_named(side, speaker), *[speaker.say(f"label-{dashed(kind)}") for kind in spent]]
        row = [speaker.say("chart-ops"), *[str(ops) for ops in spent.values()], str(sum(spent.values()))]
        total = speaker.say("report-operations-total")
        tables.append(table([*head, total], [row], numbers=range(1, len(row))))
    return section(speaker.say("report-operations"), *tables)


def _plots(figures: LabyrinthFigures, speaker: Speaker) -> Markup:
    fates = (PLACED, BLOCKED, RESOLVED)
    last = figures.moments[-1]
    head = [speaker.say(f"plots-{fate}") for fate in fates]
    total = table(head, [[str(last.plots[fate]) for fate in fates]], numbers=range(len(fates)))
    rows = [_plot(plot, figures.moments[plot.moment], speaker) for plot in figures.plots]
    every = table(columns(speaker, "when", "where", "plot", "outcome"), rows)
    return section(speaker.say("report-plots"), total, folded(speaker.say("report-plots-all"), every))


def _plot(plot: Plot, moment: Moment, speaker: Speaker) -> list[str]:
    return [
        _when(moment, speaker),
        country_named(plot.country, speaker),
        speaker.say(f"plot-{plot.plot}") if plot.plot else speaker.say("report-hidden"),
        speaker.say(f"plots-{plot.fate}"),
    ]


def _luck(figures: LabyrinthFigures, speaker: Speaker) -> Markup:
    rows = [
        [
            speaker.say(f"luck-{dashed(row.purpose)}"),
            side_named(row.side, speaker),
            str(row.rolls),
            number(row.successes, speaker),
            number(row.expected, speaker),
            signed(row.successes - row.expected, speaker),
        ]
        for row in figures.luck
        if row.rolls
    ]
    head = columns(speaker, "kind", "side", "rolls", "succeeded", "expected", "luck")
    every = table(
        columns(speaker, "when", "kind", "side", "where", "dice", "chance", "outcome"),
        [_roll(roll, figures.moments[roll.moment], speaker) for roll in figures.rolls],
        numbers=(5,),
    )
    return section(
        speaker.say("report-luck"),
        table(head, rows, numbers=range(2, len(head))),
        folded(speaker.say("report-luck-all"), every),
        about=speaker.say("chart-luck.help", **figures.words()),
    )


def _roll(roll: Roll, moment: Moment, speaker: Speaker) -> list[str]:
    return [
        _when(moment, speaker),
        speaker.say(f"luck-{dashed(roll.purpose)}"),
        side_named(roll.side, speaker),
        country_named(roll.country, speaker),
        " : ".join(map(str, roll.dice)),
        percent(roll.chance, speaker),
        speaker.say("outcome-won" if roll.success else "outcome-lost"),
    ]
