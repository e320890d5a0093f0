"""`realpolitik play`: a game at this keyboard, alone against bots or with others who share it."""

from collections.abc import Sequence
from pathlib import Path

from realpolitik import load as load_match
from realpolitik.bots.net.staff import call
from realpolitik.bots.roster import SET_BY, new_bot
from realpolitik.kernel.chance import ByHand, Chance, Seeded
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import Game, Setup, check_unknown
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.language import speak
from realpolitik.machine import cores
from realpolitik.terminal import loop
from realpolitik.terminal.autosave import Autosave
from realpolitik.terminal.console import Console
from realpolitik.terminal.seating import Company, read_options
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


def loaded_match(path: Path, game: str) -> Match:
    match = load_match(path)
    if game not in ("", match.game.name):
        raise BadSetup(f"{path} is a game of {match.game.name}, not of {game}")
    return match


def play(match: Match, company: Company, seed: str, console: Console, language: str, loaded: Path | None = None) -> int:
    """People and bots, each in their seats."""
    speak(match.game.name, language)  # a game without words is refused before anything of it is kept
    call(cores() - 1)
    bots = {
        seat: new_bot(name, match.game.name, f"{seed}/{seat}" if seed else None) for seat, name in company.bots.items()
    }
    table = Table(match, bots, console, language, Autosave(match, loaded), company.wanted)
    welcome(table, company)
    loop.play(table)
    return 0


def welcome(table: Table, company: Company) -> None:
    speaker, match = table.speaker, table.match
    table.console.say(table.console.paint(speaker.game(), "bold"))
    table.say("scenario", name=speaker.scenario(match.setup.scenario))
    if chosen := speaker.chosen_options(match.game, match.setup):
        table.say("options", names="; ".join(chosen))
    here = [table.picture.seat(seat) for seat in table.people]
    bots = list(company.bots.items())
    if len(here) == 1 and len(bots) < 2:
        table.say("you-play", who=here[0], opponent=bots[0][1].partition(SET_BY)[0] if bots else "alone")
    elif bots:
        others = [f"{table.picture.seat(seat)}: {speaker.say('join-bot', name=name)}" for seat, name in bots]
        table.say("you-play-among", people=len(here), who=", ".join(here), others="; ".join(others))
    if not table.autosave.problem:
        table.say("autosave", file=str(table.autosave.path))
    table.say("welcome")
