"""People at a keyboard who play World Order, for tests: they type what a script or a dice cup says."""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from terminal.seated import Keyboard, Screen

from realpolitik.bots.roster import bots_of, new_bot
from realpolitik.kernel.hidden import hands_of
from realpolitik.kernel.match import Match
from realpolitik.terminal import loop
from realpolitik.terminal.autosave import Autosave
from realpolitik.terminal.console import WIDTH, Console
from realpolitik.terminal.prompt import Offered, offered
from realpolitik.terminal.table import Table
from realpolitik.terminal.unknown_hands import next_question, widened

Typist = Callable[[Table, str], str | None]  # what is typed next, given what stands on the screen


def sit(
    typist: Typist | Iterable[str],
    match: Match,
    people: Sequence[str] = (),
    *,
    language: str = "en",
    width: int = WIDTH,
    bot: str = "",
) -> tuple[Table, str]:
    """Play until the typist has nothing more to type. Bots, the strongest unless one is named, sit where no people do;
    with no people named, people sit everywhere."""
    strongest = bot or bots_of(match.game.name)[0]
    bots = {
        seat: new_bot(strongest, match.game.name, f"bot {seat}")
        for seat, name in enumerate(match.seats)
        if people and name not in people
    }
    keyboard, screen = Keyboard(), Screen()
    table = Table(match, bots, Console(keyboard, screen, width=width), language, Autosave(match))
    if callable(typist):
        keyboard.press = lambda: typist(table, screen.getvalue())
    else:
        lines = iter(typist)
        keyboard.press = lambda: next(lines, None)
    loop.play(table)
    return table, screen.getvalue()


def typed_for(offer: Offered) -> str:
    """By its number, if it has one."""
    return str(offer.number) if offer.number >= 0 else offer.names[0]


def at_random(seed: int, before: Iterable[str] = (), until: Callable[[Table], bool] = lambda _: False) -> Typist:
    """First these lines; then any option, to the end of the game or until something holds. Where an unknown hand must
    be told, the cards that the program assumes there."""
    random, lines = Random(seed), iter(before)

    def typist(table: Table, shown: str) -> str | None:
        if (line := next(lines, None)) is not None:
            return line
        if table.match.over or until(table):
            return None
        if shown.endswith(" holds > "):
            unknown = table.match.chance.unknown()
            assumed = hands_of(table.match.game).assumed(table.match.state, unknown)
            return ", ".join([table.speaker.card(card) for card in assumed])
        return typed_for(random.choice(offered(widened(table, next_question(table)), table.picture)))

    return typist
