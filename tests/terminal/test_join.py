"""A table elsewhere, at this terminal: against a real server, over the API alone."""

import json
import re
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any
from urllib.request import OpenerDirector

import pytest
from listening import Listening, listening
from terminal.seated import Keyboard, Screen

from realpolitik.kernel.errors import BadSetup, RealpolitikError
from realpolitik.language import Speaker, languages, speak
from realpolitik.language.vocabulary import Vocabulary
from realpolitik.table import rooms
from realpolitik.terminal import channel, guest
from realpolitik.terminal.autosave import folder
from realpolitik.terminal.chronicle import Chronicle
from realpolitik.terminal.console import Console
from realpolitik.terminal.join import join
from realpolitik.terminal.main import main
from realpolitik.terminal.remote import Address, Refusal, Remote, Unreachable, address_of, printable, refusal
from realpolitik.terminal.shown import Shown

Typist = Callable[[str], str | None]  # what is typed next, given what stands on the screen
PATIENCE = 120  # seconds; far more than anything takes, as a busy machine may be slow
LATIN = re.compile(r"[A-Za-z_]{2,}")


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listening]:
    """Whatever matches a test makes, their luck is the same each time it runs."""
    numbers = count(1)
    monkeypatch.setattr(rooms, "new_seed", lambda: str(next(numbers)))
    with listening(tmp_path) as started:
        yield started


def at(
    link: str,
    typist: Typist | Iterable[str],
    *,
    name: str = "Ann",
    language: str = "en",
    at_random: bool = False,
    live: bool = False,
) -> str:
    """Sit at a table elsewhere until the typist has nothing more to type; all that was shown."""
    keyboard, screen = Keyboard(), Screen(terminal=live)
    keyboard.isatty = lambda: live  # type: ignore[method-assign]
    if callable(typist):
        keyboard.press = lambda: typist(screen.getvalue())
    else:
        lines = iter(typist)
        keyboard.press = lambda: next(lines, None)
    assert join(link, name, language, at_random, Console(keyboard, screen)) == 0
    return screen.getvalue()


def reply(shown: str, typed: str) -> str:
    """What a line was answered with."""
    return shown.split(f"> {typed}\n", 1)[1].partition("\nUSSR")[0]


def slowly(line: str) -> Iterator[str]:
    """The same again and again, until something comes of it; but not for ever."""
    for _ in range(2000):
        time.sleep(0.05)
        yield line


def until(seen: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def told(shown: str) -> list[str]:
    """The log as it was told, line by line."""
    return [" ".join(line.split()) for line in re.findall(r"^  • (.*(?:\n    .*)*)", shown, re.MULTILINE)]


def of_the_log(server: Listening, match: str, invitation: str) -> list[str]:
    """The log as the server has it."""
    entries = server.get(f"/api/matches/{match}/screen?seat=1", server.claim(invitation))["log"]["entries"]
    texts = ["".join(part if isinstance(part, str) else part["text"] for part in entry["text"]) for entry in entries]
    return [f"{text} (rule {entry['rule']})" for text, entry in zip(texts, entries, strict=True)]


# -- a session ---------------------------------------------------------------------------------------------------------


def test_a_short_session(server: Listening) -> None:
    match, keys = server.create("cadet", "invite")
    typed = ["why iran", "why poland", "why nato", "why stop", "why xyzzy", "why", "hint", "poland", "undo", "undo"]
    typed += ["board", "hand", "card 21", "card poland", "effects", "log 1", "99", "xyzzy", "", "help", "say hello"]
    typed += ["takeback", "agree", "say", *["1"] * 7, "quit"]
    shown = at(server.invitation(keys[1]), typed)
    assert shown.startswith("Twilight Struggle\nAt the table: US: Cadet (bot); USSR: Ann\nYou play: USSR.\n")
    assert "Turn 1/10 · DEFCON 5 · Victory points: 0" in shown
    assert "Set-up: where do you place USSR influence? 6 to go. (rule 3.2)\n  Europe\n" in shown
    assert re.search(r"4\) Poland +◆3   ·    · ", shown)
    assert reply(shown, "why iran") == "Iran is not in Eastern Europe, where influence is placed now. (rule 3.2)"
    assert reply(shown, "why poland") == "Nothing forbids it: it is among the options."
    assert reply(shown, "why nato") == "That is not what is being asked now."
    assert reply(shown, "why stop") == "It is not among the options; the server does not say why."
    assert reply(shown, "why xyzzy") == "There is nothing called “xyzzy”."
    assert reply(shown, "why") == "Type a name as well."
    assert reply(shown, "hint").startswith("Advice of the bot Strategist: ")
    assert reply(shown, "poland").startswith("  • Poland: the USSR gains 1 influence (US 0, USSR 1). (rule 2.1.7)\n")
    assert "5 to go" in reply(shown, "poland")
    assert reply(shown, "undo").startswith("Your last choice is taken back.\n\nSet-up")
    assert "6 to go" in reply(shown, "undo")
    assert "> undo\nYou cannot take anything back" in shown
    assert re.search(r"United Kingdom +5  \[5\]   ·", reply(shown, "board"))
    assert reply(shown, "hand").startswith("Your hand (Ops")
    assert reply(shown, "card 21").startswith("21. NATO*\n  US event, 4 Ops")
    assert reply(shown, "card poland") == "There is nothing called “poland”."
    assert reply(shown, "effects") == "No effects are in force."
    assert reply(shown, "99") == "There is no option number 99."
    assert reply(shown, "xyzzy").startswith("“xyzzy” is not among the options.")
    assert reply(shown, "") == "Type the number or the name of an option, or “help”."
    assert all(re.search(rf"^  {name}\b", reply(shown, "help"), re.MULTILINE) for name in guest.COMMANDS)
    assert reply(shown, "say hello") == "Ann (USSR): hello"
    assert reply(shown, "takeback") == "There is no choice of yours to take back."
    assert reply(shown, "agree") == "Nobody asks you for anything."
    assert reply(shown, "say") == "Type what you want to say as well."
    assert "Choose your headline. (rule 4.5 C)" in shown
    assert "• Headline of the US: " in shown  # the bot has chosen
    assert shown.endswith(
        "You have left the table. The seat stays yours: the same command brings you back.\n",
    )
    seats = server.get(f"/api/matches/{match}/screen")["seats"]
    assert seats[1]["nickname"] == "Ann"


def test_back_to_before_the_dice_where_only_bots_mind(server: Listening) -> None:
    _, keys = server.create("random", "invite")
    shown = at(server.invitation(keys[1]), [*["1"] * 7, "undo", "takeback", "quit"])
    ending = shown[shown.index("> undo") :]
    assert "“takeback” asks the others to let you take it back all the same." in ending
    assert "> takeback\nA choice was taken back.\n" in ending
    assert "Choose your headline." in ending


def test_whoever_has_left_comes_back_to_the_same_place(server: Listening) -> None:
    _, keys = server.create("random", "invite")
    at(server.invitation(keys[1]), ["poland"])
    shown = at(server.invitation(keys[1]), ["log 1"], name="")
    assert "USSR: Ann" in shown
    assert "5 to go" in shown
    assert told(shown)[-1] == "Poland: the USSR gains 1 influence (US 0, USSR 1). (rule 2.1.7)"


def test_the_only_option_is_taken_with_enter(server: Listening) -> None:
    """There is but one way to play a scoring card, so that comes up soon."""
    entered = False

    def typist(shown: str) -> str | None:
        nonlocal entered
        if entered:
            return None
        entered = shown.endswith("(Enter: 1) > ")
        return "" if entered else "1"

    while not entered:
        _, keys = server.create("random", "invite")
        shown = at(server.invitation(keys[1]), typist)
    after = shown.partition("(Enter: 1) > \n")[2]
    assert re.search(r"^  • |\(rule ", after, re.MULTILINE)  # something is told, or the next thing asked
    assert "Type the number" not in after


def test_a_whole_game_at_random(server: Listening) -> None:
    match, keys = server.create("random", "invite")
    shown = at(server.invitation(keys[1]), [], at_random=True)
    result = server.get(f"/api/matches/{match}/screen")["result"]["text"]
    assert shown.rstrip().endswith(result)
    assert shown.count("Chosen at random: ") > 10
    log = of_the_log(server, match, keys[1])
    assert set(log) <= set(told(shown))


def test_a_game_that_is_over_can_still_be_looked_at(server: Listening) -> None:
    _, keys = server.create("random", "invite")
    at(server.invitation(keys[1]), [], at_random=True)
    shown = at(server.invitation(keys[1]), ["board", "why iran", "1", "hint", "say well played", ""])
    assert "United Kingdom" in shown
    assert "The game is over." in shown
    assert "There is no option number 1." in shown
    assert "There is nothing to advise on here." in shown
    assert "Ann (USSR): well played" in shown


# -- watching ----------------------------------------------------------------------------------------------------------


def test_watching_bots_to_the_end(server: Listening) -> None:
    match, _ = server.create("random", "random")
    shown = at(f"{server.url}/match/{match}", ["hand", "say bravo", ""], name="Eve")
    assert "You are watching." in shown
    assert "draws 8 cards" in shown
    assert "There are no cards to show." in shown
    assert "Eve: bravo" in shown
    assert shown.endswith("You have left the table.\n")
    assert "• Turn 1 begins." in shown


def test_whoever_watches_without_a_name_is_told_so_by_the_server(server: Listening) -> None:
    match, _ = server.create("random", "invite")
    shown = at(f"{server.url}/match/{match}", ["say bravo", "quit"], name="", live=True)
    assert "say who you are first: choose a nickname" in shown


def holders(server: Listening, match: str) -> int:
    count: int = server.get(f"/api/matches/{match}/screen")["seats"][1]["holders"]
    return count


def test_whoever_comes_back_by_the_same_link_is_no_second_holder(server: Listening) -> None:
    match, keys = server.create("random", "invite")
    link = server.invitation(keys[1])
    for _ in range(2):
        assert "USSR: Ann" in at(link, ["quit"])
        assert holders(server, match) == 1
    (kept,) = (folder() / "seats").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert keys[1] not in kept.name + kept.read_text()
    phone = server.claim(keys[1])
    server.post(f"/api/matches/{match}/invite", {"seat": 1}, phone)  # ends the invitation, and takes no seat away
    assert "You play: USSR." in at(link, ["quit"])
    assert holders(server, match) == 2


def test_whoever_has_lost_the_seat_claims_it_anew(server: Listening) -> None:
    match, keys = server.create("random", "invite")
    at(server.invitation(keys[1]), ["quit"])
    for kept in (folder() / "seats").iterdir():
        kept.write_text(json.dumps({"match": match, "seat": 1, "key": 43 * "x"}))
    assert "You play: USSR." in at(server.invitation(keys[1]), ["quit"])
    assert holders(server, match) == 2


# -- other people ------------------------------------------------------------------------------------------------------


def test_asking_another_player_to_take_back(server: Listening) -> None:
    match, keys = server.create("invite", "invite")
    here, bob, ann = f"/api/matches/{match}", server.claim(keys[0], "Bob"), server.claim(keys[1], "Ann")

    def typist(shown: str) -> str | None:
        """Ann sets up, then Bob places; she asks for her last choice back, and he agrees."""
        if shown.count("> poland") < 6:
            return "poland"
        if "> takeback" not in shown:
            return "takeback"
        screen = server.get(f"{here}/screen?seat=0", bob)
        if screen["proposal"]:
            server.post(f"{here}/takeback/reply", {"seat": 0, "agree": True}, bob)
            until(lambda: server.get(f"{here}/screen?seat=1", ann)["question"] is not None)
            return "say thanks"
        return None

    def bob_places() -> None:
        until(lambda: server.get(f"{here}/screen?seat=0", bob)["question"] is not None)
        for number in range(7):
            screen = server.get(f"{here}/screen?seat=0", bob)
            option = screen["question"]["options"][0]["option"]
            body = {"seat": 0, "version": screen["version"], "option": option, "request": f"of-bob-{number}"}
            server.post(f"{here}/answer", body, bob)

    other = threading.Thread(target=bob_places)
    other.start()
    shown = at(server.invitation(keys[1]), typist)
    other.join()
    assert "Waiting for US." in shown
    assert "You ask the others to take this back: " in shown
    assert "A choice was taken back.\n" in shown
    assert "Ann (USSR): thanks" in shown


def test_being_asked_to_take_back(server: Listening) -> None:
    match, keys = server.create("invite", "invite")
    here, bob, ann = f"/api/matches/{match}", server.claim(keys[0], "Bob"), server.claim(keys[1], "Ann")
    asked = threading.Event()

    def bob_plays() -> None:
        until(lambda: server.get(f"{here}/screen?seat=0", bob)["question"] is not None)
        while not server.get(f"{here}/screen?seat=1", ann)["question"]:
            screen = server.get(f"{here}/screen?seat=0", bob)
            option = screen["question"]["options"][0]["option"]
            body = {"seat": 0, "version": screen["version"], "option": option, "request": f"of-bob-{screen['version']}"}
            server.post(f"{here}/answer", body, bob)

    def typist(shown: str) -> str | None:
        if shown.count("> poland") < 6:
            return "poland"
        if not asked.is_set():
            screen = server.get(f"{here}/screen?seat=0", bob)
            keep = screen["takeback"]["keep"] if screen["takeback"] else screen["moment"]["at"] - 1
            server.post(f"{here}/takeback", {"seat": 0, "version": screen["version"], "keep": keep}, bob)
            asked.set()
            return "say well"  # what is said comes after what has happened
        return None if "> refuse" in shown else "refuse"

    other = threading.Thread(target=bob_plays)
    other.start()
    shown = at(server.invitation(keys[1]), typist)
    other.join()
    assert re.search(r"US asks to take this back: .* Type “agree” or “refuse”\.", " ".join(shown.split()))
    assert server.get(f"{here}/screen?seat=1", ann)["proposal"] is None


def test_at_a_terminal_what_happens_is_told_while_one_types(server: Listening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    match, keys = server.create("invite", "invite")
    server.claim(keys[0], "Bob")
    ann = server.claim(keys[1])
    keyboard, screen = Keyboard(), Screen(terminal=True)
    keyboard.isatty = lambda: True  # type: ignore[method-assign]
    lines = iter(range(3))

    def press() -> str | None:
        line = next(lines)
        if line == 0:  # nothing is asked of the US yet: the prompt waits all the same
            server.post(f"/api/matches/{match}/chat", {"seat": 1, "text": "good luck"}, ann)
            until(lambda: "good luck" in screen.getvalue())
            return "why iran"
        if line == 1:
            for number in range(6):
                seen = server.get(f"/api/matches/{match}/screen?seat=1", ann)
                option = seen["question"]["options"][0]["option"]
                body = {"seat": 1, "version": seen["version"], "option": option, "request": f"of-ann-{number}"}
                server.post(f"/api/matches/{match}/answer", body, ann)
            until(lambda: "7 to go" in screen.getvalue())
            return "italy"
        return None

    keyboard.press = press
    assert join(server.invitation(keys[0]), "", "en", False, Console(keyboard, screen)) == 0
    shown = screen.getvalue()
    assert "US > \r\033[KUSSR: good luck\nUS > " in shown
    assert "It is not for you to decide now." in shown
    assert "Italy: the US gains 1 influence" in shown


# -- when the connection breaks ----------------------------------------------------------------------------------------


def test_a_server_that_restarts_is_waited_for_and_nothing_is_lost_or_repeated(server: Listening) -> None:
    match, keys = server.create("cadet", "invite")
    restarts = iter([3, 7])
    when = next(restarts)

    def typist(shown: str) -> str | None:
        nonlocal when
        typed = shown.count("> 1\n")
        if typed == when:
            server.restart()
            when = next(restarts, -1)
        return "1" if typed < 9 else None

    shown = at(server.invitation(keys[1]), typist)
    assert shown.count("Connection lost. Trying again …") == 2
    assert shown.count("The connection is back.") == 2
    lines, log = told(shown), of_the_log(server, match, keys[1])
    assert [line for line in log if line not in lines] == []
    ours = [line for line in lines if line in log]
    assert ours == [line for line in log if line in ours]  # each once, in order


def test_an_answer_is_sent_again_until_the_server_is_there(server: Listening) -> None:
    match, keys = server.create("random", "invite")
    starting: list[threading.Timer] = []

    def typist(shown: str) -> str | None:
        if starting:
            return None
        server.stop()
        starting.append(threading.Timer(0.8, server.start))
        starting[0].start()
        return "poland"

    shown = at(server.invitation(keys[1]), typist)
    starting[0].join()
    assert "5 to go" in shown
    assert told(shown)[-1] == "Poland: the USSR gains 1 influence (US 0, USSR 1). (rule 2.1.7)"
    assert server.get(f"/api/matches/{match}/screen?seat=1", server.claim(keys[1]))["moment"]["at"] == 17


def test_a_question_answered_elsewhere_is_stale_and_put_anew(server: Listening) -> None:
    match, keys = server.create("random", "invite")
    here, ann = f"/api/matches/{match}", server.claim(keys[1])

    def typist(shown: str) -> str | None:
        if "> poland" in shown:
            return None
        seen = server.get(f"{here}/screen?seat=1", ann)
        option = seen["question"]["options"][0]["option"]
        body = {"seat": 1, "version": seen["version"], "option": option, "request": "from-another-window"}
        server.post(f"{here}/answer", body, ann)
        return "poland"

    shown = at(server.invitation(keys[1]), typist)
    assert "> poland\nanother question is open now: look at the match anew\n" in shown
    assert "5 to go" in shown
    assert server.get(f"{here}/screen?seat=1", ann)["moment"]["at"] == 17  # the deal, and one answer


def test_the_channel_refuses_and_that_is_told(server: Listening, monkeypatch: pytest.MonkeyPatch) -> None:
    _, keys = server.create("random", "invite")
    monkeypatch.setattr(
        Remote, "live_url", lambda self, path, **query: f"ws://127.0.0.1:{server.port}{path}?language=tlh"
    )
    with pytest.raises(Refusal, match="there is no such language"):
        at(server.invitation(keys[1]), slowly("hand"))


# -- mistakes, and secrets ---------------------------------------------------------------------------------------------


def test_the_key_is_in_no_address_and_on_no_screen(server: Listening, monkeypatch: pytest.MonkeyPatch) -> None:
    _, keys = server.create("random", "invite")
    addresses: list[str] = []
    opened, connected = OpenerDirector.open, channel.connect

    def opening(self: OpenerDirector, request: Any, *args: Any, **rest: Any) -> Any:
        addresses.append(request.full_url)
        return opened(self, request, *args, **rest)

    def connecting(url: str, **rest: Any) -> Any:
        addresses.append(url)
        return connected(url, **rest)

    monkeypatch.setattr(OpenerDirector, "open", opening)
    monkeypatch.setattr(channel, "connect", connecting)
    shown = at(server.invitation(keys[1]), ["poland", "hint", "why iran", "undo", "say hi", "help", "quit"])
    assert len(addresses) > 8
    assert not any(keys[1] in address for address in addresses)
    assert keys[1] not in shown


@pytest.mark.parametrize(
    ("link", "problem"),
    [
        ("nonsense", "this is no link to a table"),
        ("ftp://host/join#abcdefgh", "this is no link to a table"),
        ("http://host:99999/join#abcdefgh", "this is no link to a table"),
        ("http://ann:secret@host/join#abcdefgh", "this is no link to a table"),
        ("http://[host/join#abcdefgh", "this is no link to a table"),
        ("http://host/rules#abcdefgh", "this link leads to no seat"),
        ("http://host/join", "the end of the link is missing"),
        ("http://host/join#a key of words", "the end of the link is missing"),
    ],
)
def test_links_that_lead_nowhere(link: str, problem: str) -> None:
    with pytest.raises(BadSetup, match=problem) as told:
        address_of(link)
    assert "abcdefgh" not in str(told.value)
    assert "secret" not in str(told.value)


def test_links() -> None:
    assert address_of("https://host:8443/join#abc_DEF-123") == Address("https://host:8443", "abc_DEF-123", "")
    assert address_of("http://host/match/abc234?replay") == Address("http://host", "", "abc234")


def test_mistakes_are_told_on_the_command_line(server: Listening, capsys: pytest.CaptureFixture[str]) -> None:
    def mistake(link: str) -> str:
        assert main(["join", link, "--language", "en"]) == 2
        said = capsys.readouterr().err
        assert said.startswith("realpolitik: ")
        return said

    assert "this key opens no seat, or does not any more" in mistake(server.invitation("no-such-key-at-all"))
    assert "there is no such match" in mistake(f"{server.url}/match/abcd")
    assert "cannot be reached" in mistake("http://127.0.0.1:9/join#abcdefghijkl")


def test_what_it_needs_is_said_where_it_is_missing() -> None:
    code = "import sys; sys.modules['websockets'] = None; from realpolitik.terminal.main import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", code, "join", "http://127.0.0.1:9/join#abcdefghijkl"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "needs the package websockets: install realpolitik[table]" in done.stderr


def test_a_redirection_is_not_followed() -> None:
    """The key is for the server of the link alone."""
    assert isinstance(refusal(302, b"<html>"), Unreachable)


def test_what_could_play_tricks_on_a_terminal_is_left_out() -> None:
    assert printable({"a\033": ["\033[2Jboo\r", 1, None, "two\nlines"]}) == {"a ": [" [2Jboo ", 1, None, "two\nlines"]}


# -- languages, and other games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_everything_is_said_in_the_language(language: str, server: Listening, monkeypatch: pytest.MonkeyPatch) -> None:
    strict = Speaker(language, speak("twilight-struggle", language).vocabulary, strict=True)
    monkeypatch.setattr("realpolitik.terminal.join.words_for", lambda game, language: strict)
    _, keys = server.create("random", "invite")
    commands = [name for name in guest.COMMANDS if name not in ("quit", "say")]
    typed = [f"{name} {argument}".strip() for name in commands for argument in ("", "iran", "28", "xyzzy")]
    typed += ["99", "xyzzy", "", "poland", "undo", *["1"] * 7, "takeback", "quit"]
    shown = at(server.invitation(keys[1]), typed, language=language, name="Анна")
    assert "command-" not in shown
    assert "join-" not in shown
    if language == "ru":
        echoed = {word for line in typed for word in LATIN.findall(line)}
        assert not set(LATIN.findall(shown)) - {"DEFCON", "Enter"} - echoed


def test_red_sea_elsewhere(server: Listening) -> None:
    """The same board as at one's own terminal, made of what the server says."""
    _, keys = server.create("random", "invite", game="red-sea")
    shown = at(server.invitation(keys[1]), ["board", "hand", "card 3", "1", "why strategic", "board", "quit"])
    assert shown.startswith("Twilight Struggle: Red Sea\n")
    assert re.search(r"Egypt +◆2 +· +· +Egypt +◆2 +· +·", shown)
    assert re.search(r"Somalia +✶2 +· +1", shown)
    assert re.search(r"Strategic Sea Lanes +4 +· +·", shown)
    assert "Egypt: in both regions" in " ".join(shown.split())
    assert re.search(r"^Turn 1/2 · ", shown, re.MULTILINE)
    assert "Romanian Autonomy: US, face up" in shown
    assert "Headline of the USSR" in shown


def test_a_guest_sees_everybody_s_time(server: Listening) -> None:
    """Beside the question and the board, by the server's clock."""
    pace = {"kind": "days", "days": 2}
    _, keys = server.create("cadet", "invite", pace=pace)
    shown = at(server.invitation(keys[1]), ["board", "quit"])
    assert shown.count("Time left: US 2 d 0 h; USSR 1 d 23 h") == 2


def test_time_is_told_as_it_runs() -> None:
    seats = [{"title": "US"}, {"title": "USSR"}, {"title": "EU"}]
    running = {"left": None, "runs_out": "2031-05-04T13:30:07.500+00:00", "out": False}
    gone = {"left": 0.0, "runs_out": None, "out": True}
    dials = [running, {"left": 65.9, "runs_out": None, "out": False}, gone]
    book: dict[str, Any] = {"layout": {}, "components": {}, "names": {}}
    now = datetime(2031, 5, 4, 12, 30, tzinfo=UTC)

    def times(kind: str) -> str:
        screen = {"view": {}, "seats": seats, "clock": {"kind": kind, "dials": dials}}
        return Shown(book, screen, speak("twilight-struggle", "en"), Console(Keyboard(), Screen())).times(now)

    assert times("live") == "US 1:00:07; USSR 1:05; EU out of time"
    assert times("days") == "US 1 h 0 min; USSR 0 h 1 min; EU out of time"


def test_a_game_that_we_have_no_words_for() -> None:
    """All that is known of it is what its book and its screen say."""
    book = {
        "names": {"side": {"red": "Red"}, "card": {"ace": "Ace"}},
        "components": {"sides": ["red", "green", "blue"], "space_kind": "planet", "spaces": {}, "cards": {}},
        "layout": {"instrument": [{"name": "fuel", "kind": "gauge", "value": "tank.fuel"}]},
        "sequence": [],
    }
    question = {
        "text": ["Where to?"],
        "rule": "X-1",
        "options": [{"option": 3, "kind": "planet", "name": "mars", "text": "Mars"}],
    }
    screen = {"view": {"tank": {"fuel": 7}}, "effects": [], "duties": [], "question": question}
    words = Speaker("en", Vocabulary("space-opera", (), {}), strict=True)
    shown = Shown(book, screen, words, Console(Keyboard(), Screen()))
    assert shown.tracks() == ["fuel: 7"]
    assert shown.board() == ["tank: {'fuel': 7}"]
    assert shown.hand([]) == []
    assert shown.question({}) == ["Where to? (X-1)", "  1) Mars"]
    assert shown.question({3: "certain defeat"}) == ["Where to? (X-1)", "  1) Mars  ! certain defeat"]
    assert [offer.names for offer in shown.offered()] == [("Mars", "mars")]


# -- the log -----------------------------------------------------------------------------------------------------------


def entries(*texts: str) -> list[dict[str, str]]:
    return [{"text": text} for text in texts]


def test_what_is_new_in_the_log_is_told_once() -> None:
    chronicle = Chronicle()
    chronicle.take({"start": 0, "entries": entries("a", "b")}, 2)
    assert chronicle.news(but_last=False) == entries("a", "b")
    chronicle.take({"start": 1, "entries": entries("b", "c")}, 3)
    assert chronicle.news(but_last=False) == entries("c")
    chronicle.take({"start": 0, "entries": entries("a", "b", "c")}, 3)  # all of it, after a break
    assert chronicle.news(but_last=False) == []
    assert not chronicle.taken_back


def test_an_entry_that_grows_is_told_when_it_is_whole() -> None:
    chronicle = Chronicle()
    chronicle.take({"start": 0, "entries": entries("a", "one")}, 2)
    assert chronicle.news(but_last=True) == entries("a")
    chronicle.take({"start": 1, "entries": entries("one and two")}, 3)
    assert chronicle.news(but_last=True) == []
    chronicle.take({"start": 1, "entries": entries("one and two", "b")}, 4)
    assert chronicle.news(but_last=False) == entries("one and two", "b")
    chronicle.take({"start": 2, "entries": entries("b and c")}, 5)
    assert chronicle.news(but_last=False) == entries("b and c")
    assert not chronicle.taken_back


def test_what_is_taken_back_is_known() -> None:
    chronicle = Chronicle()
    chronicle.take({"start": 0, "entries": entries("a", "b", "c")}, 3)
    chronicle.news(but_last=False)
    chronicle.take({"start": 0, "entries": entries("a")}, 1)
    assert chronicle.taken_back
    assert chronicle.news(but_last=False) == []
    assert not chronicle.taken_back
    chronicle.take({"start": 1, "entries": entries("d", "e", "f")}, 4)
    chronicle.news(but_last=False)
    chronicle.take({"start": 1, "entries": entries("x", "y", "z")}, 4)  # taken back and done otherwise, unseen
    assert chronicle.taken_back
    assert chronicle.news(but_last=False) == entries("x", "y", "z")


def test_whatever_goes_wrong_in_the_channel_is_told(server: Listening, monkeypatch: pytest.MonkeyPatch) -> None:
    _, keys = server.create("random", "invite")
    monkeypatch.setattr("realpolitik.terminal.channel.printable", lambda content: {"screen": "not a screen"})
    with pytest.raises((RealpolitikError, TypeError)):
        at(server.invitation(keys[1]), slowly("hand"))


# -- Labyrinth ---------------------------------------------------------------------------------------------------------


def test_a_solitaire_game_elsewhere(server: Listening) -> None:
    """The board has countries with governance, and the log the reasons of the flowchart."""
    _, keys = server.create("invite", game="labyrinth", options={"solitaire": True})
    shown = at(server.invitation(keys[0]), ["board", "card 23", "effects", "reasons", "log 99", "1", "quit"])
    assert "↳" not in shown.split("> log 99")[1]
    assert shown.startswith("Labyrinth: The War on Terror\nAt the table: US: Ann\nYou play: US.\n")
    assert re.search(r"  • The Jihadists turn up .*\n      ↳ 9\.", shown)
    assert re.search(r"Prestige \d+ \([\w ]+\) · US (Hard|Soft)", shown)
    assert re.search(r"US: Good resources \d+/12, Good or Fair \d+/15", shown)
    assert re.search(r"Turn 1 · .* 1/2", shown)
    board = shown.split("> board\n")[1]
    assert re.search(r"Muslim world +Schengen\n", board)
    assert re.search(r"Saudi Arabia ◐ +\w+ \w+ 3° +▲2", board)
    assert re.search(r"23\. Predator\n  US event", shown)
    assert "Your hand" not in shown.split("Choose the first card")[0].split("You play")[0]
    assert [line for line in shown.splitlines() if len(line) > 100] == []


@pytest.mark.parametrize("language", languages())
def test_a_game_of_labyrinth_elsewhere_at_random(server: Listening, language: str) -> None:
    _, keys = server.create("invite", "random", game="labyrinth")
    shown = at(server.invitation(keys[0]), ["board", *["1"] * 30, "quit"], language=language)
    speaker = speak("labyrinth", language)
    assert speaker.say("terror-muslim") in shown
    assert not re.search(r"\bterror-|\binstrument-|\{'", shown)
