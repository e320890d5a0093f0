"""What reports of games have in common: turning points, the fates of cards, and the small words of tables."""

from collections.abc import Sequence
from typing import Protocol

from realpolitik.language import Speaker
from realpolitik.language.speaker import Told, dashed
from realpolitik.records.markup import Markup, element, folded, joined, section, table
from realpolitik.records.report import told


class Use(Protocol):
    """What became of a card."""

    @property
    def turn(self) -> int: ...

    @property
    def side(self) -> str: ...

    @property
    def card(self) -> str: ...

    @property
    def fate(self) -> str: ...

    @property
    def for_opponent(self) -> bool: ...


# -- small words -------------------------------------------------------------------------------------------------------


def columns(speaker: Speaker, *names: str) -> list[str]:
    return [speaker.say(f"column-{name}") for name in names]


def side_named(side: str, speaker: Speaker) -> Markup:
    return element("span", speaker.seat(side), class_=side)


def number(value: float, speaker: Speaker) -> str:
    return speaker.say("chart-number", n=round(value, 1))


def signed(value: float, speaker: Speaker) -> str:
    rounded = round(value, 1)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return sign + number(abs(rounded), speaker)


def percent(chance: float, speaker: Speaker) -> str:
    return speaker.say("report-percent", n=round(100 * chance))


def country_named(country: str, speaker: Speaker) -> str:
    return speaker.say(f"country-{dashed(country)}") if country else ""


# -- turning points ----------------------------------------------------------------------------------------------------


def turning_points(points: Sequence[Markup], words: dict[str, object], speaker: Speaker) -> Markup:
    shown = element("ol", *points, class_="points") if points else element("p", speaker.say("report-no-turning-points"))
    title = speaker.say("report-turning-points")
    return section(title, shown, about=speaker.say("report-turning-points.help", **words))


def turning_point(place: int, when: str, card: str, swing: Markup, lines: Sequence[Told], speaker: Speaker) -> Markup:
    """With its number in the chart, when it was, the card, by how much it swung, and what the log tells of it."""
    name = element("b", speaker.say(f"card-{dashed(card)}")) if card else Markup()
    head = joined([element("span", when, class_="when"), name], " · " if card else "")
    return element(
        "li",
        element("span", str(place), class_="badge"),
        element(
            "div",
            element("div", head),
            element("div", swing),
            element("ul", *[element("li", told(line, speaker)) for line in lines], class_="told"),
        ),
    )


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
