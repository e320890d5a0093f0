"""What the report of a game of Labyrinth tells beside its charts: turning points, and tables."""

from typing import Final

from realpolitik.games.labyrinth.sides import SIDES
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.records.card_figures import TurningPoint
from realpolitik.records.labyrinth_figures import (
    BLOCKED,
    PLACED,
    RESOLVED,
    Country,
    LabyrinthFigures,
    Moment,
    Plot,
)
from realpolitik.records.markup import Markup, folded, section, table
from realpolitik.records.shared_report import (
    CHANCE_COLUMN,
    ROLL_COLUMNS,
    cards,
    columns,
    country_named,
    dice,
    luck,
    plain,
    roll_told,
    side_named,
    swing_told,
    turning_points,
)

# what belongs to every card or turn, and turns nothing
UNTOLD: Final = ("phase_begins", "turn_begins", "card_discarded", "card_removed", "cards_drawn", "card_drawn")
LYING: Final = ("hand_us", "hand_jihadist", "table", "lapsing", "first_plot", "draw_pile", "unseen")


def sections(match: Match, figures: LabyrinthFigures, speaker: Speaker) -> list[Markup]:
    return [
        turning_points(match, figures.moments, figures.turning_points, UNTOLD, _when, _swing, figures.words(), speaker),
        _countries(figures, speaker),
        _operations(figures, speaker),
        _plots(figures, speaker),
        _luck(figures, speaker),
        cards(figures.uses, figures.places, LYING, speaker),
    ]


# -- turning points ----------------------------------------------------------------------------------------------------


def _swing(point: TurningPoint, before: Moment, after: Moment, speaker: Speaker) -> Markup:
    parts = [
        speaker.say("report-resources", good=after.good_resources, islamist=after.islamist_resources),
        speaker.say("report-balance", before=plain(before.balance), after=plain(after.balance)),
    ]
    return swing_told(point, SIDES, parts, speaker)


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
        roll_told(roll, _when(figures.moments[roll.moment], speaker), dice(roll), speaker) for roll in figures.rolls
    ]
    rolls = table(columns(speaker, *ROLL_COLUMNS), rows, numbers=(CHANCE_COLUMN,))
    return luck(figures.luck, rolls, figures.words(), speaker)
