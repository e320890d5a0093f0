"""How a game looks in the terminal. Any game can be shown plainly; one whose kit names a picture, better."""

from collections.abc import Sequence

from realpolitik.kernel.kit import part_named
from realpolitik.kernel.kits import kit_of
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Note, Question
from realpolitik.language import Speaker
from realpolitik.language.vocabulary import Told
from realpolitik.records.telling import is_aside, winners
from realpolitik.terminal.board import Board
from realpolitik.terminal.box import Json
from realpolitik.terminal.console import Console
from realpolitik.terminal.listing import Sentence

Named = tuple[int, Sequence[str]]  # an option, and the names a person may call it by
Group = tuple[str, list[int]]  # options under a heading


class Picture:
    """A match as lines of text, as a seat may see it. This one knows nothing of the game but its view."""

    def __init__(self, match: Match, speaker: Speaker, console: Console) -> None:
        self.match = match
        self.speaker = speaker
        self.console = console

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        name = self.match.seat_name(seat)
        return self.speaker.seat(name) if self.speaker.has(f"side-{name}") else name

    def board(self, seat: int) -> list[str]:
        return self.board_of(self.match.view(seat)).drawn()

    def board_of(self, view: Json) -> Board:
        return Board(view)

    def status(self, seat: int) -> list[str]:
        """The tracks, and whatever else is in force."""
        return []

    def hand(self, seat: int) -> list[str]:
        return []

    def hand_beside(self, seat: int, question: Question) -> list[str]:
        """What the seat should know of its hand besides the options of a question."""
        return self.hand(seat)

    def discards(self, seat: int) -> list[str]:
        """The cards that have been played."""
        return []

    def effects(self, seat: int) -> list[str]:
        """What is in force, and what it does."""
        return []

    def standings(self) -> list[Note]:
        """What each side would score now, as notes."""
        return []

    def told(self, notes: list[Note]) -> list[Sentence]:
        """What happened, in sentences, each with its rule."""
        return [self.sentence(line.text, line) for line in self.speaker.tell([(0, note) for note in notes])]

    def sentence(self, text: str, line: Told) -> Sentence:
        """A line of the log, in these words; an aside names its rule itself."""
        aside = is_aside(line.kind)
        return Sentence(text if aside else self.cited(text, line.rule), aside)

    def begins_anew(self, note: Note) -> bool:
        """Whether, after such a note, a player wants to see the whole board again."""
        return False

    def cited(self, sentence: str, section: str) -> str:
        """A sentence with the section of the rules that it rests on."""
        return f"{sentence} ({self.speaker.rule(section)})" if section else sentence

    def result(self) -> str:
        """Who has won."""
        names = winners(self.match)
        called = {name: self.seat(seat) for seat, name in enumerate(self.match.seats)}
        won = [called[name] if name in called else self.speaker.seat(name) for name in names]
        return self.speaker.say("result", winners=len(won), who=", ".join(won))

    def groups(self, question: Question) -> list[Group]:
        """The options in the order they are listed in."""
        return [("", question.options)]

    def option(self, question: Question, option: int) -> str:
        """An option with what a person would look up before taking it."""
        return self.speaker.option(question, option)

    def things(self, question: Question) -> list[Named]:
        """All that such a question could ever offer, on offer now or not."""
        return []

    def other_things(self, question: Question) -> list[Named]:
        """All of the game that such a question is not about."""
        return []

    def reminder(self, question: Question) -> list[str]:
        """What a person would look up before answering, shown with the question."""
        return []

    def cards(self) -> list[Named]:
        return []

    def number_of(self, card: int) -> int:
        """The number that people know a card by."""
        return card

    def cards_held(self, seat: int) -> list[int]:
        return []

    def card(self, card: int) -> list[str]:
        """What a card is and does."""
        return []

    def countries(self) -> list[Named]:
        return []

    def country(self, country: int, seat: int) -> list[str]:
        """What a country is, and what lies next to it."""
        return []


def picture_of(match: Match, speaker: Speaker, console: Console) -> Picture:
    named = kit_of(match.game.name).picture
    made: Picture = part_named(named)(match, speaker, console) if named else Picture(match, speaker, console)
    return made
