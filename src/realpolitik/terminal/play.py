"""`realpolitik play`: a game at this keyboard, alone against bots or with others who share it."""

from collections.abc import Sequence
from pathlib import Path

from realpolitik import load as load_match
from realpolitik.bots.roster import bots_of, new_bot
from realpolitik.kernel.chance import ByHand, Chance, Seeded
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import Game, Setup, check_unknown
from realpolitik.kernel.kits import game_named, kit_of
from realpolitik.kernel.match import Match
from realpolitik.language import speak
from realpolitik.terminal import loop
from realpolitik.terminal.autosave import Autosave
from realpolitik.terminal.console import Console
from realpolitik.terminal.games import written
from realpolitik.terminal.table import Table


def new_match(
    game: str,
    scenario: str,
    options: Sequence[str],
    seed: str,
    dice_by_hand: bool,
    cards_by_hand: bool,
    unknown: Sequence[str] = (),
) -> Match:
    chosen = game_named(game)
    if unknown and not cards_by_hand:
        raise BadSetup("a hand can stay unknown only where you deal the cards: add --cards hand")
    check_unknown(chosen, tuple(unknown))
    setup = chosen.setup(scenario, read_options(options))
    hidden = tuple(dict.fromkeys([*unknown, *(_nobodys_hands(chosen, setup) if cards_by_hand else [])]))
    by_hand = dice_by_hand or cards_by_hand
    chance: Chance = ByHand(seed, cards_by_hand, hidden) if by_hand else Seeded(seed)
    return Match(chosen, setup, chance)


def _nobodys_hands(game: Game, setup: Setup) -> list[str]:
    """The hands of sides that nobody sits for: their cards lie face down, and are named as they are turned up."""
    hands = game.secret_hands()
    return [] if hands is None or len(game.seats(setup)) > 1 else [*set(hands.names()) - set(game.seats(setup))]


def read_options(given: Sequence[str]) -> dict[str, object]:
    """Options as the command line writes them: `name=value`, or a name alone for yes."""
    options: dict[str, object] = {}
    for text in given:
        name, _, value = text.partition("=")
        options[name.replace("-", "_")] = value or "yes"
    return options


def alone(game: str) -> list[str]:
    """The options with which one plays alone, as the command line writes them."""
    seating = kit_of(game).traits.solitaire
    if seating is None:
        raise BadSetup(f"{game} cannot be played alone")
    return [f"{name}={written(value)}" for name, value in seating.options.items()]


def loaded_match(path: Path, game: str) -> Match:
    match = load_match(path)
    if game not in ("", match.game.name):
        raise BadSetup(f"{path} is a game of {match.game.name}, not of {game}")
    return match


def seat_named(match: Match, name: str) -> int:
    """The seat of that name, the first where none is named."""
    if name and name not in match.seats:
        raise BadSetup(f"there is no seat {name!r} in this game; there are {', '.join(match.seats)}")
    return match.seats.index(name) if name else 0


def play(
    match: Match,
    seat: int | None,
    opponent: str,
    seed: str,
    console: Console,
    language: str,
    loaded: Path | None = None,
) -> int:
    """A person in one seat and bots in the others, the strongest unless named; or people in all, with no seat given."""
    speak(match.game.name, language)  # a game without words is refused before anything of it is kept
    others = [other for other in range(len(match.seats)) if other != seat] if seat is not None else []
    name = opponent or bots_of(match.game.name)[0]
    bots = {other: new_bot(name, match.game.name, f"{seed}/{other}" if seed else None) for other in others}
    table = Table(match, bots, console, language, Autosave(match, loaded), opponent)
    welcome(table, name)
    loop.play(table)
    return 0


def welcome(table: Table, opponent: str) -> None:
    speaker, match = table.speaker, table.match
    table.console.say(table.console.paint(speaker.game(), "bold"))
    table.say("scenario", name=speaker.scenario(match.setup.scenario))
    if chosen := speaker.chosen_options(match.game, match.setup):
        table.say("options", names="; ".join(chosen))
    if len(table.people) == 1:
        table.say("you-play", who=table.picture.seat(table.people[0]), opponent=opponent if table.bots else "alone")
    if not table.autosave.problem:
        table.say("autosave", file=str(table.autosave.path))
    table.say("welcome")
