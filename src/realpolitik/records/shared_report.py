"""What reports of games have in common: turning points, luck, the fates of cards, and the small words of tables."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.language.vocabulary import Told
from realpolitik.records.card_figures import TurningPoint, Use
from realpolitik.records.luck import Luck, Roll
from realpolitik.records.markup import Markup, element, folded, joined, section, table
from realpolitik.records.report import told


class Moment(Protocol):
    """The end of a part of a game."""

    @property
    def notes(self) -> tuple[int, int]: ...

    @property
    def card(self) -> str: ...


AnyMoment = TypeVar("AnyMoment", bound=Moment)
AnyPoint = TypeVar("AnyPoint", bound=TurningPoint)
AnyLuck = TypeVar("AnyLuck", bound=Luck)


# -- small words -------------------------------------------------------------------------------------------------------


def columns(speaker: Speaker, *names: str) -> list[str]:
    return [speaker.say(f"column-{name}") for name in names]


def side_named(side: str, speaker: Speaker) -> Markup:
    return element("span", speaker.seat(side), class_=side)


def number(value: float, speaker: Speaker) -> str:
    return speaker.say("chart-number", n=round(value, 1))


def plain(n: int) -> str:
    """A whole number that may be below zero, with a minus then and not with a hyphen."""
    return f"−{-n}" if n < 0 else str(n)


def signed(value: float, speaker: Speaker) -> str:
    rounded = round(value, 1)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return sign + number(abs(rounded), speaker)


def percent(chance: float, speaker: Speaker) -> str:
    return speaker.say("report-percent", n=round(100 * chance))


def country_named(country: str, speaker: Speaker) -> str:
    return speaker.say(f"country-{dashed(country)}") if country else ""


# -- turning points ----------------------------------------------------------------------------------------------------


def turning_points(
    match: Match,
    moments: Sequence[AnyMoment],
    points: Sequence[AnyPoint],
    untold: Sequence[str],
    when: Callable[[AnyMoment, Speaker], str],
    swing: Callable[[AnyPoint, AnyMoment, AnyMoment, Speaker], Markup],
    words: dict[str, object],
    speaker: Speaker,
) -> Markup:
    """Each with its number in the chart, when it was, the card, by how much it swung between the moment before and that
    after, and what the log tells of it but for kinds of notes that go `untold`."""
    items = []
    for number, point in enumerate(points, start=1):
        before, after = moments[point.moment - 1], moments[point.moment]
        first, end = after.notes
        lines = [line for line in speaker.tell(match.log[first:end]) if line.kind not in untold]
        swung = swing(point, before, after, speaker)
        items.append(_turning_point(number, when(after, speaker), after.card, swung, lines, speaker))
    shown = element("ol", *items, class_="points") if items else element("p", speaker.say("report-no-turning-points"))
    title = speaker.say("report-turning-points")
    return section(title, shown, about=speaker.say("report-turning-points.help", **words))


def _turning_point(number: int, when: str, card: str, swing: Markup, lines: Sequence[Told], speaker: Speaker) -> Markup:
    name = element("b", speaker.say(f"card-{dashed(card)}")) if card else Markup()
    head = joined([element("span", when, class_="when"), name], " · " if card else "")
    return element(
        "li",
        element("span", str(number), class_="badge"),
        element(
            "div",
            element("div", head),
            element("div", swing),
            element("ul", *[element("li", told(line, speaker)) for line in lines], class_="told"),
        ),
    )


def swing_told(point: TurningPoint, sides: Sequence[str], parts: Sequence[str], speaker: Speaker) -> Markup:
    """By how much and to whom, where that comes from, and what lasted of it."""
    side = 0 if point.swing > 0 else 1
    swing = speaker.say("report-swing", n=abs(point.swing), side=side)
    lasting = [speaker.say("report-lasting", n=abs(point.lasting))] if point.lasting != point.swing else []
    return joined([element("span", swing, class_=f"swing {sides[side]}"), "; ".join([*parts, *lasting])], " — ")


# -- luck --------------------------------------------------------------------------------------------------------------


def luck(
    rows: Sequence[AnyLuck],
    rolls: Markup,
    words: dict[str, object],
    speaker: Speaker,
    more: Callable[[AnyLuck], list[str]] = lambda row: [],
    more_columns: Sequence[str] = (),
) -> Markup:
    """For each purpose and side how many rolls succeeded, of how many that could be expected to; then all `rolls`. A
    game may have `more` to say of a purpose and side."""
    cells = [
        [
            speaker.say(f"luck-{dashed(row.purpose)}"),
            side_named(row.side, speaker),
            str(row.rolls),
            number(row.successes, speaker),
            number(row.expected, speaker),
            signed(row.successes - row.expected, speaker),
            *more(row),
        ]
        for row in rows
        if row.rolls
    ]
    head = columns(speaker, "kind", "side", "rolls", "succeeded", "expected", "luck", *more_columns)
    return section(
        speaker.say("report-luck"),
        table(head, cells, numbers=range(2, len(head))),
        folded(speaker.say("report-luck-all"), rolls),
        about=speaker.say("chart-luck.help", **words),
    )


ROLL_COLUMNS: Final = ("when", "kind", "side", "where", "dice", "chance", "outcome")
CHANCE_COLUMN: Final = ROLL_COLUMNS.index("chance")


def roll_told(roll: Roll, when: str, thrown: str, speaker: Speaker) -> list[str]:
    """A row of the columns of rolls; `thrown` are the dice, or what decided instead of them."""
    outcome = {1.0: "won", 0.0: "lost"}.get(roll.success, "tied")
    return [
        when,
        speaker.say(f"luck-{dashed(roll.purpose)}"),
        side_named(roll.side, speaker),
        country_named(roll.country, speaker),
        thrown,
        percent(roll.chance, speaker),
        speaker.say(f"outcome-{outcome}"),
    ]


def dice(roll: Roll) -> str:
    return " : ".join(map(str, roll.dice))


# -- cards -------------------------------------------------------------------------------------------------------------


def cards(uses: Sequence[Use], places: dict[str, str], lying: Sequence[str], speaker: Speaker) -> Markup:
    """Where the cards lie in the end, as far as those of a place are `lying` apart, and what became of every one."""
    listed = []
    for place in lying:
        there = [speaker.say(f"card-{dashed(card)}") for card, where in places.items() if where == place]
        if there:
            name = element("dt", _place(place, speaker), f" ({len(there)})")
            listed.append(joined([name, element("dd", ", ".join(there))]))
    rows = [
        [
            speaker.say(f"card-{dashed(card)}"),
            "; ".join([_use(use, speaker) for use in uses if use.card == card]),
            _place(place, speaker),
        ]
        for card, place in places.items()
    ]
    every = table(columns(speaker, "card", "uses", "place"), rows)
    return section(speaker.say("report-cards"), element("dl", *listed), folded(speaker.say("report-every-card"), every))


def _place(place: str, speaker: Speaker) -> str:
    return speaker.sentence(f"lies-{dashed(place)}")


def _use(use: Use, speaker: Speaker) -> str:
    return speaker.say(
        "use",
        fate=speaker.say(f"fate-{dashed(use.fate)}"),
        who=speaker.seat(use.side) if use.side else "nobody",
        turn=use.turn,
        opponent=int(use.for_opponent),
    )
