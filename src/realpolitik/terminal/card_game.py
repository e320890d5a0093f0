"""A game of cards in the terminal: hands, cards and their texts, what can be named at a question."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from realpolitik.kernel.game import View
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Note, Question
from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.terminal.board import Board
from realpolitik.terminal.box import OpenBox
from realpolitik.terminal.cards import Cards
from realpolitik.terminal.console import Console, wrap
from realpolitik.terminal.listing import Sentence, effects_in_full, effects_in_short
from realpolitik.terminal.picture import Group, Named, Picture

NO_KIND: Final = -1


class CardGamePicture(Picture, ABC):
    """What differs between games: the board, and what of the cards a seat sees.

    The rules count cards and countries; whatever is drawn goes by their names, as a view has them.
    """

    # where cards have events: the kind of the question by which a card is played, and that of the note by which an
    # event begins, with its card and its side
    how_to_play: int = NO_KIND
    event_occurs: int = NO_KIND

    def __init__(self, match: Match, speaker: Speaker, console: Console) -> None:
        super().__init__(match, speaker, console)
        self.box = OpenBox(match.game, speaker)
        self.drawn_cards = Cards(self.box, console)
        self.places = {"country": list(self.box.spaces)}  # what can be pointed at on the board, by what it is
        self.numbers: dict[str, int] = {name: facts["number"] for name, facts in self.box.cards.items()}
        self.card_called = {number: name for name, number in self.numbers.items()}

    # -- each game's own -------------------------------------------------------------------------------------------

    @abstractmethod
    def board_of(self, view: View) -> Board: ...

    @abstractmethod
    def held(self, view: View) -> list[str]:
        """All cards that may be played like those of the hand."""

    def known(self, view: View) -> dict[str, list[str]]:
        """Other cards that the seat knows, by the message that heads them."""
        return {}

    def piles(self, view: View) -> dict[str, list[str]]:
        """The piles that lie open, by the message that heads them."""
        return {}

    def worth(self, cards: Sequence[int], seat: int) -> Mapping[str, int]:
        """The Ops that cards would bring a seat now, where they are not those that are printed."""
        return {}

    def is_spoken_of(self, card: int) -> bool:
        """Whether people may name a card in this match."""
        return True

    def is_told_as_printed(self, card: int, side: int) -> bool:
        """Whether an event of that side does what the text of its card says."""
        return True

    def first_heading(self, heading: str) -> str:
        """Over the first group of countries that are listed: what stands there, and perhaps how to read it."""
        return heading

    # -- hands -----------------------------------------------------------------------------------------------------

    def board_words(self, message: str, **arguments: object) -> str:
        return self.speaker.say(f"board-{message}", **arguments)

    def hanging(self, text: str) -> list[str]:
        """Prose, its later lines set in."""
        return wrap(text, self.console.width, "", "  ")

    def hand(self, seat: int) -> list[str]:
        return self.hand_of(self.match.view(seat), [])

    def hand_beside(self, seat: int, question: Question) -> list[str]:
        """A question about the cards of a hand lists them itself."""
        listed = [self.card_called[card] for card in self._listed_cards(question)]
        return self.hand_of(self.match.view(seat), listed)

    def cards_held(self, seat: int) -> list[int]:
        return [self.numbers[card] for card in self.held(self.match.view(seat))]

    def hand_of(self, view: View, listed: Sequence[str]) -> list[str]:
        if not view["you"]:
            return []
        lines = self.drawn_cards.hand(self.held(view), self.known(view), view["worth"], beside=listed)
        unknown = [(name, n) for name, n in view["unknown"].items() if n]
        return [*lines, *[self.speaker.say("unknown-hand", who=self.speaker.seat(name), n=n) for name, n in unknown]]

    def discards(self, seat: int) -> list[str]:
        piles = self.piles(self.match.view(seat))
        lines = [line for title, pile in piles.items() for line in self.drawn_cards.pile(title, pile, {})]
        return lines or [self.board_words("no-discards")]

    def effects(self, seat: int) -> list[str]:
        return effects_in_full(self.speaker.effects(self.match.view(seat)), self.console)

    def effects_in_short(self, view: View) -> list[str]:
        return effects_in_short(self.speaker.effects(view), self.speaker, self.console)

    # -- cards -----------------------------------------------------------------------------------------------------

    def card(self, card: int) -> list[str]:
        return self.drawn_cards.face(self.card_called[card])

    def told(self, notes: list[Note]) -> list[Sentence]:
        """An event is told with the text of its card."""
        events = iter([note[2:4] for note in notes if note[0] == self.event_occurs])
        sentences = []
        for line in self.speaker.tell([(0, note) for note in notes]):
            text = line.text
            if line.kind == "event_occurs":
                card, side = next(events)
                if self.is_told_as_printed(card, side):
                    text += f" {self.speaker.card_text(card)}"
            sentences.append(self.sentence(text, line))
        return sentences

    def cards(self) -> list[Named]:
        return [
            (card, (self.speaker.card(card), name))
            for card, name in self.card_called.items()
            if self.is_spoken_of(card)
        ]

    def countries(self) -> list[Named]:
        return self.named("country", self.places["country"])

    def named(self, kind: str, names: Sequence[str]) -> list[Named]:
        """Things of a kind, which a view has by these names."""
        return [(number, (self.speaker.name(kind.upper(), number), name)) for number, name in enumerate(names)]

    # -- questions -------------------------------------------------------------------------------------------------

    def _listed_cards(self, question: Question) -> list[int]:
        """The cards among the options of a question."""
        if KINDS[question.kind].points_at != "card":
            return []
        return [option for option in question.options if option < FIRST_LABEL]

    def groups(self, question: Question) -> list[Group]:
        """Places as the board groups them; what else there is to choose after them."""
        places = self.places.get(KINDS[question.kind].points_at)
        if places is None:
            return [("", question.options)]
        offered = [places[option] for option in question.options if option < FIRST_LABEL]
        groups: list[Group] = []
        for heading, members in self.board_of(self.match.view(question.seat)).grouped(offered):
            numbers = [places.index(name) for name in members]
            groups.append((heading if groups else self.first_heading(heading), numbers))
        grouped = [option for _, options in groups for option in options]
        rest = [option for option in question.options if option not in grouped]
        return [*groups, ("", rest)] if rest else groups

    def option(self, question: Question, option: int) -> str:
        points_at = KINDS[question.kind].points_at
        if option < FIRST_LABEL and points_at == "card":
            cards = self._listed_cards(question)
            width = self.drawn_cards.width([self.card_called[card] for card in cards])
            return self.drawn_cards.line(self.card_called[option], width, self.worth([option], question.seat))
        if option < FIRST_LABEL and points_at in self.places:
            return self.board_of(self.match.view(question.seat)).listed(self.places[points_at][option])
        return self.speaker.option(question, option)

    def reminder(self, question: Question) -> list[str]:
        if question.kind != self.how_to_play:
            return []
        return [self.console.paint(line, "dim") for line in self.drawn_cards.body(self.card_called[question.about[0]])]

    def things(self, question: Question) -> list[Named]:
        return self.everything(question).get(KINDS[question.kind].points_at, [])

    def other_things(self, question: Question) -> list[Named]:
        kinds = self.everything(question)
        kinds.pop(KINDS[question.kind].points_at, None)
        return [named for things in kinds.values() for named in things]

    def everything(self, question: Question) -> dict[str, list[Named]]:
        """All that questions can be about, by what they point at."""
        labels: list[Named] = [
            (number, (self.speaker.option(question, number), name))
            for number, name in LABELS.items()
            if self.speaker.has(f"label-{dashed(name)}")  # the others are another game's
        ]
        places = {kind: self.named(kind, names) for kind, names in self.places.items()}
        return {**places, "card": self.cards(), "label": labels}
