"""`realpolitik join`: a seat at a table elsewhere, or a place beside it, in this terminal."""

import random
import time
from typing import Final

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.language import Speaker, speak
from realpolitik.language.speaker import has_words
from realpolitik.language.vocabulary import Vocabulary
from realpolitik.terminal.channel import Channel
from realpolitik.terminal.console import Console
from realpolitik.terminal.guest import Guest
from realpolitik.terminal.join_commands import obey
from realpolitik.terminal.place import Leave, is_answered
from realpolitik.terminal.prompt import Command, Picked, understand
from realpolitik.terminal.remote import Refusal, Remote, Unreachable, address_of
from realpolitik.terminal.seats_kept import claim

A_MOMENT: Final = 0.5  # seconds to wait where the server finds that we answer too fast


def join(link: str, nickname: str, language: str, at_random: bool, console: Console) -> int:
    """Sit down where a link leads, and play until the game is over or the person leaves. The seat stays theirs."""
    guest = sit_down(link, nickname, language, console)
    channel = Channel(guest.remote, f"{guest.path}/live", guest.seat, language, guest)
    channel.start()
    try:
        welcome(guest, at_random)
        if at_random:
            play_at_random(guest)
        else:
            play(guest)
    except (Leave, EOFError, KeyboardInterrupt):
        console.say("")
        guest.say("join-left-watching" if guest.seat is None else "join-left")
    finally:
        channel.stop()
    return 0


def sit_down(link: str, nickname: str, language: str, console: Console) -> Guest:
    """The key tells the server who we are and where we sit; without one we watch."""
    address = address_of(link)
    remote = Remote(address)
    match: str = address.match
    seat: int | None = None
    if address.key:
        match, seat, _ = claim(remote, address, nickname)
    elif nickname:
        remote.post("/api/me", {"nickname": nickname})
    screen = remote.get(f"/api/matches/{match}/screen", seat=seat, language=language)
    book = remote.get(f"/api/games/{screen['game']}/book", language=language)
    return Guest(remote, match, book, screen, words_for(screen["game"], language), console)


def words_for(game: str, language: str) -> Speaker:
    """Our own words. The sentences of the game come from the server, which may know games that we do not."""
    return speak(game, language) if has_words(game) else Speaker(language, Vocabulary(game, (), {}))


def welcome(guest: Guest, at_random: bool) -> None:
    console, shown = guest.console, guest.shown
    console.say(console.paint(guest.book["title"], "bold"))
    guest.say("join-seats", names=shown.seats())
    if guest.seat is None:
        guest.say("join-you-watch")
    else:
        guest.say("join-you-play", who=shown.seat(guest.seat))
    if not at_random:
        guest.say("welcome")


# -- a person ----------------------------------------------------------------------------------------------------------


def play(guest: Guest) -> None:
    while True:
        text = guest.listen()
        try:
            heed(guest, text)
        except (Refusal, Unreachable) as problem:
            guest.console.say_wrapped(str(problem))


def heed(guest: Guest, text: str) -> None:
    """Do what a person has typed."""
    options = guest.offered
    typed = understand(text, options, guest.speaker, guest.commands)
    if isinstance(typed, Picked):
        guest.answer(typed.option)
    elif isinstance(typed, Command):
        obey(guest, typed)
    elif is_answered(guest, typed):
        return
    elif guest.over:
        raise Leave
    elif len(options) == 1:
        guest.answer(options[0].option)
    elif options:
        guest.say("type-something")


# -- nobody ------------------------------------------------------------------------------------------------------------


def play_at_random(guest: Guest) -> None:
    """Any option, to the end of the game."""
    while True:
        guest.wait_until_asked()
        if guest.ended:
            raise guest.ended
        if guest.over:
            return
        option = random.choice(guest.offered)
        guest.say("join-chosen", option=option.names[0])
        try:
            guest.answer(option.option)
        except RealpolitikError as problem:
            guest.console.say_wrapped(str(problem))
            time.sleep(A_MOMENT)
