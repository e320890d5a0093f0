"""Who sits where at this keyboard: people, bots by name, and how many of them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from realpolitik.bots.roster import new_bot, usual_bot
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import Value
from realpolitik.kernel.kits import game_named, kit_of
from realpolitik.kernel.match import Match
from realpolitik.kernel.traits import Traits
from realpolitik.terminal.games import written


class Company(NamedTuple):
    """Everybody at the table. Whoever is no bot is here."""

    bots: dict[int, str]  # by seat, the name of each
    wanted: list[str]  # what was asked for, as the command line writes it


def read_options(given: Sequence[str]) -> dict[str, object]:
    """Options as the command line writes them: `name=value`, or a name alone for yes."""
    options: dict[str, object] = {}
    for text in given:
        name, _, value = text.partition("=")
        options[name.replace("-", "_")] = value or "yes"
    return options


def preset_options(game: str, preset: str) -> list[str]:
    """The options of a preset, as the command line writes them; none where none is named."""
    return _written(game_named(game).preset(preset).options) if preset else []


def alone(game: str) -> list[str]:
    """The options with which one plays alone, as the command line writes them."""
    seating = kit_of(game).traits.solitaire
    if seating is None:
        raise BadSetup(f"{game} cannot be played alone")
    return _written(seating.options)


def _written(options: Mapping[str, Value]) -> list[str]:
    return [f"{name}={written(value)}" for name, value in options.items()]


def bots_by_seat(wanted: Sequence[str]) -> dict[str, str]:
    """The bots that were asked for in one seat each: `china=random`."""
    pairs = [text.partition("=") for text in wanted]
    return {seat: name for seat, sign, name in pairs if sign}


def seated(match: Match, people: Sequence[str], wanted: Sequence[str]) -> Company:
    """People in these seats and bots in the others, the usual one unless others were asked for; with no people named,
    people in all."""
    for name in (*people, *bots_by_seat(wanted)):
        seat_named(match, name)
    others = [seat for seat, name in enumerate(match.seats) if people and name not in people]
    named = bots_by_seat(wanted)
    for name, bot in named.items():
        if name in people:
            raise BadSetup(f"a person sits in {name}: leave --bot {name}={bot} out")
    plain = [text for text in wanted if "=" not in text]
    if len(plain) > 1:
        raise BadSetup(f"one bot for all other seats, or one for each: {' and '.join(plain)} cannot both take them")
    bots = {}
    for seat in others:
        name = match.seats[seat]
        bots[seat] = named.get(name) or (plain[0] if plain else usual_bot(match.game.name, name))
        new_bot(bots[seat], match.game.name)  # one that there is not is refused before anything is kept
    return Company(bots, list(wanted))


def seat_named(match: Match, name: str) -> int:
    """The seat of that name, the first where none is named."""
    if name and name not in match.seats:
        raise BadSetup(f"there is no seat {name!r} in this game; there are {', '.join(match.seats)}")
    return match.seats.index(name) if name else 0


def seating_of(game: str, scenario: str, options: Sequence[str], players: int, named: Sequence[str]) -> list[str]:
    """The options with which so many sit at the table, the named seats among them, as the command line writes them."""
    rules, traits = game_named(game), kit_of(game).traits
    given = read_options(options)
    rules.setup(scenario, given)  # what is wrong with these is told first
    found: list[tuple[str, ...]] = []
    for seating in traits.seatings:
        if seating.seats != players or any(name in given for name in seating.options):
            continue
        seats = rules.seats(rules.setup(scenario, {**given, **seating.options}))
        if len(seats) == players and all(name in seats for name in named):
            return _written(seating.options)
        found.append(seats)
    raise BadSetup(f"{game} cannot be played by {players}: {_why_not(traits, players, found, named)}")


def _why_not(traits: Traits, players: int, found: Sequence[tuple[str, ...]], named: Sequence[str]) -> str:
    """Why so many cannot sit down, at least not in these seats."""
    tables = [", ".join(seats) for seats in dict.fromkeys(found) if len(seats) == players]
    if tables:
        return f"no table has {' and '.join(named)}; there are {'; '.join(tables)}"
    counts = sorted({seating.seats for seating in traits.seatings})
    return "other options say otherwise" if players in counts else f"it is for {_counts(counts)}"


def _counts(counts: Sequence[int]) -> str:
    *others, last = [str(count) for count in counts]
    return f"{', '.join(others)} or {last}" if others else last
