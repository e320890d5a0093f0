"""`realpolitik replay`: a saved game told again, in words, with the rule behind every step."""

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import ARBITER, EVERYBODY, NATURE, SPECTATOR
from realpolitik.language import speak
from realpolitik.terminal.console import Console
from realpolitik.terminal.listing import bulleted
from realpolitik.terminal.picture import picture_of
from realpolitik.terminal.prompt import Command, understand


def replay(match: Match, seat: int | None, step: bool, console: Console, language: str) -> int:
    """Everything that happened, or what one seat could see of it; with `step` a person goes on with Enter."""
    replayed = Replay(match, seat, console, language)
    try:
        replayed.tell_all(step)
    except (EOFError, KeyboardInterrupt):
        console.say("")
    return 0


class Replay:
    """The record of a match, and the same match as far as it has been told again."""

    def __init__(self, match: Match, seat: int | None, console: Console, language: str) -> None:
        self.record = match
        self.again = Match(match.game, match.setup, Recorded(match.chance.unknown()))
        self.seat = seat
        self.console = console
        self.speaker = speak(match.game.name, language)
        self.picture = picture_of(self.again, self.speaker, console)
        self.told = 0

    def tell_all(self, step: bool) -> None:
        scenario = self.speaker.scenario(self.record.setup.scenario)
        self.console.say(self.console.paint(f"{self.speaker.game()} · {scenario}", "bold"))
        last = NATURE
        for who, option in self.record.answers:
            if who not in (NATURE, ARBITER):  # what chance made of a decision belongs to it, or what was set right
                news = self._tell()
                if step and news and not self._go_on():
                    return
                if not step and who != last:
                    self.console.say("")
                last = who
            self.again.answer(option, who)
        self._tell()
        self._show_board()
        ending = self.picture.result() if self.again.over else self.speaker.say("replay-unfinished")
        self.console.say("", ending)

    def _show_board(self) -> None:
        self.console.say("", *self.picture.board(self._eyes()), "", *self.picture.status(self._eyes()))

    def _eyes(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    def _tell(self) -> bool:
        """The notes that are new, of those that the chosen seat may read; whether there were any."""
        unknown = self.again.unknown_seats()
        news = [note for _, note in self.again.log[self.told :] if note[1] not in unknown]
        self.told = len(self.again.log)
        if self.seat is not None:
            news = [note for note in news if note[1] in (EVERYBODY, self.seat)]
        for sentence in self.picture.told(news):
            self.console.say(*bulleted(sentence, self.console, bullet=""))
        return bool(news)

    def _go_on(self) -> bool:
        """Wait for Enter; until then the table can be looked at. False when the person has seen enough."""
        while True:
            text = self.console.ask(self.speaker.say("replay-prompt") + " ")
            if not text.strip():
                return True
            typed = understand(text, [], self.speaker)
            if typed == Command("quit", ""):
                return False
            if typed == Command("board", ""):
                self._show_table()
            else:
                self.console.say_wrapped(self.speaker.say("replay-help"))

    def _show_table(self) -> None:
        self._show_board()
        seats = range(len(self.again.seats)) if self.seat is None else [self.seat]
        for seat in seats:
            self.console.say("", self.console.paint(self.picture.seat(seat), "bold"), *self.picture.hand(seat))
