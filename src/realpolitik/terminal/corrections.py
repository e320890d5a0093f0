"""`set`: people at a real table say how the board stands. What is typed becomes corrections of the game."""

import re
from contextlib import suppress
from typing import Final

from realpolitik.kernel.correction import Correctable, listed
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.hidden import correctables
from realpolitik.kernel.hidden import set_right as correct
from realpolitik.language.speaker import dashed
from realpolitik.terminal.names import alike, find, normalise
from realpolitik.terminal.table import Table

FIGURE: Final = re.compile(r"^-?\d+$")  # a sign makes a difference to it, and none to a name
INFLUENCE: Final = re.compile(r"^(?P<place>.+?)\s+(?P<first>\d+)\s*[/:, ]\s*(?P<second>\d+)$")


class NotUnderstood(Exception):
    """What was typed names nothing that can be set right, or several such things; what is to be said of that."""

    def __init__(self, message: str, **arguments: object) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


def set_right(table: Table, text: str) -> bool:
    """Carry out what was typed, all of it or nothing. True when the board has changed."""
    if not table.match.chance.by_hand():
        table.say("set-not-here")
        return False
    try:
        wanted = _read(table, text)
    except NotUnderstood as problem:
        table.say(problem.message, **problem.arguments)
        return False
    trial = table.match.clone()
    try:
        for option in wanted:
            correct(trial, option)
    except WrongAnswer:
        table.say("set-refused")
        return False
    for option in wanted:
        correct(table.match, option)
    return True


def _read(table: Table, text: str) -> list[int]:
    """The corrections that a text asks for: `iran 2/0`, `defcon 3`, `effect nato on`."""
    listed = correctables(table.match)
    word, _, rest = text.strip().partition(" ")
    kinds = {it.kind for it in listed}
    kind = next((kind for kind in kinds if normalise(word) in _words(table, "correctable", kind)), "")
    both = INFLUENCE.match(rest if kind == "influence" else text.strip())
    if both and kind in ("", "influence"):
        return _influence(table, listed, both["place"], (both["first"], both["second"]))
    if not kind or not rest:
        raise NotUnderstood("set-usage")
    named = [it for it in listed if it.kind == kind]
    if not named[0].about:
        return [_choice(table, named[0], rest)]
    return [_split(table, named, rest)]


def _split(table: Table, among: list[Correctable], text: str) -> int:
    """What is set, and then its value: names of both may have several words."""
    words = text.split()
    problems = []
    for at in range(len(words) - 1, -1, -1):
        about, value = " ".join(words[:at]), " ".join(words[at:])
        try:
            return _first_choice(table, _meant(table, among, about), value)
        except NotUnderstood as problem:
            problems.append(problem)
    raise problems[0]  # a value is one word, unless something else is found


def _first_choice(table: Table, copies: list[Correctable], text: str) -> int:
    """Of several copies of a card, one that does not stand like that already."""
    *others, last = copies
    for correctable in others:
        with suppress(NotUnderstood):
            return _choice(table, correctable, text)
    return _choice(table, last, text)


def _words(table: Table, prefix: str, name: str) -> list[str]:
    """What may be typed for a kind of thing, or for a value."""
    message = f"{prefix}-{dashed(name)}"
    told = [table.speaker.say(f"{message}.word"), table.speaker.say(message)] if table.speaker.has(message) else []
    return [normalise(word) for word in (name, *told)]


def _value_words(table: Table, correctable: Correctable, value: str) -> list[str]:
    """What may be typed for a value, the name that the table has for it among that: a country, a card, a side."""
    return [*_words(table, "value", value), normalise(table.speaker.correctable_value(correctable, value))]


def _meant(table: Table, among: list[Correctable], text: str) -> list[Correctable]:
    """What a name means, be it several that are called alike; sides may be called as the table calls them."""
    speaker = table.speaker
    named = [(it, (speaker.vocabulary.correctable(speaker, it), " ".join(it.about))) for it in among]
    found = find(text, named)
    if alike(found, named):
        return found
    if found:
        raise NotUnderstood("unclear", names=", ".join(names[0] for it, names in named if it in found))
    raise NotUnderstood("no-such-name", text=text) if text else NotUnderstood("set-usage")


def _influence(table: Table, among: list[Correctable], place: str, wanted: tuple[str, str]) -> list[int]:
    """Both sides' influence in a country at once; what stands right already is left alone."""
    countries = dict(table.picture.countries())
    found = find(place, list(countries.items()))
    if len(found) != 1:
        names = ", ".join(countries[country][0] for country in found)
        raise NotUnderstood("unclear", names=names) if found else NotUnderstood("no-such-name", text=place)
    name = countries[found[0]][1]
    here = [it for it in among if it.kind == "influence" and it.about[-1] == name]
    if not here:
        raise NotUnderstood("no-such-name", text=place)
    pairs = list(zip(here, wanted, strict=True))
    options = [_choice(table, it, value) for it, value in pairs if str(int(value)) != it.value]
    if not options:
        raise NotUnderstood("set-already", what=countries[found[0]][0], value="/".join(it.value for it in here))
    return options


def _choice(table: Table, correctable: Correctable, text: str) -> int:
    """The correction that sets something to a value, by its number or its name."""
    speaker = table.speaker
    scored = correctable.kind == "vp" and not correctable.about  # one track for two sides
    typed = _score(table, text) if scored else text.strip()
    for value in (correctable.value, *correctable.choices):
        if typed == value or (not FIGURE.match(value) and normalise(typed) in _value_words(table, correctable, value)):
            if value in correctable.choices:
                return correctable.choices[value]
            standing = speaker.correctable_value(correctable, value)
            raise NotUnderstood("set-already", what=speaker.correctable(correctable), value=standing)
    values = listed(correctable, [speaker.correctable_value(correctable, value) for value in correctable.choices])
    limits = f"correctable-{correctable.kind}.limits"
    told = speaker.say(limits) if speaker.has(limits) else ""
    raise NotUnderstood("set-choices", what=speaker.correctable(correctable), values=values, limits=told)


def _score(table: Table, text: str) -> str:
    """Victory points as the game counts them, the first side's above zero: `us 4`, `ussr 4`, `0`."""
    words = text.split()
    number = words[-1] if words else ""
    sides = [normalise(table.speaker.seat(name)) for name in ("us", "ussr")]
    side = normalise(" ".join(words[:-1]))
    behind = side in ("ussr", sides[1])
    if not number.isdecimal() or (side and not behind and side not in ("us", sides[0])):
        return text
    return str(-int(number) if behind else int(number))
