"""The table in the terminal: a match, who sits at it, and how it is shown to them."""

import os
import shlex
from collections.abc import Mapping, Sequence

from realpolitik.bots.bot import Bot, Chosen, Seat
from realpolitik.bots.roster import RANDOM, adviser, new_bot
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import EVERYBODY, KINDS, NATURE, SPECTATOR, Note, Question
from realpolitik.language import speak
from realpolitik.language.perils import warnings
from realpolitik.terminal.autosave import Autosave
from realpolitik.terminal.board import Board
from realpolitik.terminal.console import Console
from realpolitik.terminal.listing import LATEST, choices, latest, with_threat
from realpolitik.terminal.picture import picture_of
from realpolitik.terminal.place import Place
from realpolitik.terminal.prompt import COMMANDS, named_by_number, offered
from realpolitik.terminal.sides import ink, letter

LISTED = 24  # cards by their own numbers that are worth listing: the people have them before their eyes


def _program() -> str:
    """What to type for this program: whoever started it through something else has said so."""
    return os.environ.get("REALPOLITIK_COMMAND", "realpolitik")


class Table(Place):
    """A match, the bots that sit at it, and the console that everybody else shares."""

    usual_commands = COMMANDS

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        console: Console,
        language: str,
        autosave: Autosave,
        wanted: Sequence[str] = (),
    ) -> None:
        super().__init__(speak(match.game.name, language), console)
        self.match = match
        self.picture = picture_of(match, self.speaker, console)
        self.bots = dict(bots)
        self.autosave = autosave
        self.wanted = wanted  # the bots that were asked for, as the command line writes them
        self.people = [seat for seat in range(len(match.seats)) if seat not in bots]
        self.sitting = self._keeper() if match.unknown_seats() or len(self.people) == 1 else SPECTATOR
        self.told = 0  # how much of the log stands on the screen
        self.first_look = True  # nobody has seen the board yet
        self.typed_at: list[int] = []  # how many answers there were before each thing that people typed
        self.typed_ahead: list[str] = []  # names of cards that were typed on one line, still to be taken

    def speak(self, language: str) -> None:
        self.speaker = speak(self.match.game.name, language)
        self.picture = picture_of(self.match, self.speaker, self.console)

    # -- the table ---------------------------------------------------------------------------------

    @property
    def drawing(self) -> Board:
        return self.picture.board_of(self.match.view(self.sitting))

    def board(self) -> list[str]:
        return [*self.picture.board(self.sitting), "", *self.picture.status(self.sitting)]

    def hand(self) -> list[str]:
        return self.picture.hand(self.sitting)

    def effects(self) -> list[str]:
        return self.picture.effects(self.sitting)

    def log(self, most: int) -> list[str]:
        return self._in_sentences([note for _, note in self.match.notes(self.sitting)], most)

    def _in_sentences(self, notes: list[Note], most: int) -> list[str]:
        return latest(self.picture.told(notes), most, self.asides, self.speaker, self.console)

    def show_board(self) -> None:
        self.console.say("", *self.board())

    def show_notes(self, notes: list[Note]) -> None:
        """Notes in sentences, with their rules."""
        self.console.say(*self._in_sentences(notes, LATEST))

    def show_fresh_notes(self) -> None:
        """What has happened since the last choice of whoever sits here, unless it stands on the screen already."""
        if notes := self._fresh_notes():
            self.console.say("")
            self.show_notes(notes)

    def _fresh_notes(self) -> list[Note]:
        """Whoever keeps the board for all has seen nothing but what stands there."""
        answers = [] if self.match.unknown_seats() else self.match.answers
        since = next((at + 1 for at in range(len(answers) - 1, -1, -1) if answers[at][0] == self.sitting), 0)
        audience = (EVERYBODY, self.sitting)
        notes = [note for at, note in self.match.log[self.told :] if at >= since and note[1] in audience]
        self.told = len(self.match.log)
        return notes

    def show_turn(self, seat: int) -> None:
        """What a bot has done in its turn, where several take theirs before anybody here is asked again."""
        name = self.match.seats[seat]
        if notes := self._fresh_notes():
            self.console.say("", self.console.paint(f"{letter(name)} · {self.picture.seat(seat)}", "bold", *ink(name)))
            self.show_notes(notes)

    # -- a question --------------------------------------------------------------------------------

    def show_question(self, question: Question) -> None:
        """What is new, then what is asked. After another's move, and at first, the whole table before that."""
        if question.seat != NATURE and (self.first_look or self._others_moved(question.seat)):
            self.first_look = False
            self.show_board()
            if hand := self.picture.hand_beside(question.seat, question):
                self.console.say("", *hand)
        self.show_fresh_notes()
        self.console.say("")
        sentence = self.picture.cited(self.speaker.question(question), self.speaker.section_of(KINDS[question.kind]))
        self.console.say_wrapped(sentence)
        self.console.say(*self.picture.reminder(question))
        self._show_options(question)

    def _others_moved(self, seat: int) -> bool:
        """Whether anybody else has chosen since this seat last did; or something has begun that they are to see."""
        last = next((at for at, (who, _) in reversed(list(enumerate(self.match.answers))) if who != NATURE), None)
        if last is None or self.match.answers[last][0] != seat:
            return True
        return any(self.picture.begins_anew(note) for at, note in self.match.log[self.told :] if at > last)

    def _show_options(self, question: Question) -> None:
        numbered = {offer.option: offer for offer in offered(question, self.picture)}
        if named_by_number(question, self.picture) and len(numbered) > LISTED:
            self.say("unseen-cards", n=len(numbered))
            return
        threats = self._threats(question)

        def told(option: int) -> str:
            return with_threat(self.picture.option(question, option), threats.get(option, ""), self.console)

        groups = [
            (heading, [(numbered[option].number, told(option)) for option in options])
            for heading, options in self.picture.groups(question)
        ]
        self.console.say(*choices(groups, self.console))

    def _threats(self, question: Question) -> dict[int, str]:
        """A word for each option that may lose the game; nothing is foreseen from a hand that nobody has told."""
        if question.seat in (NATURE, *self.match.unknown_seats()):
            return {}
        found = warnings(self.match, question.seat, question.options, self.speaker)
        return {warned.option: warned.word for warned in found}

    @property
    def adviser(self) -> str:
        """The bot that advises."""
        return adviser(self.match.game.name)

    def advice(self, question: Question) -> Chosen | None:
        """What the bot that advises would choose, the same whenever it is asked; None where no bot knows the game."""
        name = self.adviser
        if name == RANDOM or question.seat in (NATURE, *self.match.unknown_seats()):
            return None
        bot = new_bot(name, self.match.game.name, f"advice/{len(self.match.answers)}")
        return bot.choose(Seat(self.match, question.seat))

    # -- coming and going --------------------------------------------------------------------------

    def change_seats(self, seat: int) -> None:
        """Nobody shall see another's cards: the next person comes to an empty screen and asks for the table.

        Where the program does not know a hand there is nothing of it to see: whoever keeps the board stays seated.
        """
        if self.match.unknown_seats():
            self.sitting = self._keeper()
            return
        if self.sitting != SPECTATOR:
            self.console.clear()
        self.console.ask(self.speaker.say("pass-the-keyboard", who=self.picture.seat(seat)) + " ")
        self.console.clear()
        self.sitting = seat
        self.told = 0

    def _keeper(self) -> int:
        """Who is at the keyboard when nobody else comes to it: the first whose hand is known."""
        unknown = self.match.unknown_seats()
        return next((person for person in self.people if person not in unknown), SPECTATOR)

    def show_ending(self) -> None:
        self.show_board()
        self.show_fresh_notes()
        self.console.say("", self.console.paint(self.picture.result(), "bold"))

    def say_goodbye(self) -> None:
        """Where the game is kept, and how to go on with it or look at it again."""
        file = shlex.quote(str(self.autosave.path))
        if self.autosave.problem:
            self.say("autosave-problem", problem=self.autosave.problem)
        elif self.match.over:
            self._say_lines("over-kept", file=file, command=f"{_program()} replay {file}")
        else:
            seats = " ".join([self._people(), *[f"--bot {bot}" for bot in self.wanted]])
            self._say_lines("kept", file=file, command=f"{_program()} play --load {file} {seats}")

    def _people(self) -> str:
        """Who sits here, as the command line writes it."""
        names = [self.match.seats[seat] for seat in self.people]
        if len(names) == 1:
            return f"--seat {names[0]}"
        return f"--people {','.join(names)}" if self.bots else "--both"

    def _say_lines(self, message: str, **arguments: object) -> None:
        """A message with a command to copy: its lines stay as they are."""
        self.console.say(*self.speaker.say(message, **arguments).splitlines())
