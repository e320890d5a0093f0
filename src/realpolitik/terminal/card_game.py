"""A game of cards with two sides in the terminal: hands, cards and their texts, what can be named at a question."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from realpolitik.kernel.game import View
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Note, Question
from realpolitik.language.speaker import dashed
from realpolitik.terminal.console import in_columns, wrap
from realpolitik.terminal.picture import Named, Picture, Sentence

UNPRICED: Final = -1  # the Ops of a card that has none


class CardFacts(NamedTuple):
    """What is printed on a card, as far as a list shows it."""

    number: int
    side: str  # whose event it is; nothing for both
    ops: int  # as they count now, UNPRICED where there are none
    starred: bool  # it goes after its event


class CardGamePicture(Picture, ABC):
    """What differs between games: which cards there are and what is on them, and what of them a seat sees."""

    how_to_play: int  # the kind of the question by which a card is played
    event_occurs: int  # the kind of the note by which an event begins, with its card and its side

    # -- each game's own -------------------------------------------------------------------------------------------

    @abstractmethod
    def card_names(self) -> Mapping[int, str]:
        """The cards that people may speak of, under their names in the code."""

    @abstractmethod
    def country_names(self) -> Sequence[str]:
        """The countries, by their numbers, under their names in the code."""

    @abstractmethod
    def facts(self, card: int, side: str) -> CardFacts:
        """What is on a card, at the worth that it has for a side, where one is named."""

    @abstractmethod
    def side_of(self, seat: int) -> str:
        """The side that a seat plays; nothing for one that plays none."""

    @abstractmethod
    def held(self, view: View) -> list[int]:
        """All cards that may be played like those of the hand."""

    @abstractmethod
    def known(self, view: View) -> dict[str, list[int]]:
        """Other cards that the seat knows, by the message that heads them."""

    @abstractmethod
    def piles(self, view: View) -> dict[str, list[int]]:
        """The piles that lie open, by the message that heads them."""

    def is_told_as_printed(self, card: int, side: int) -> bool:
        """Whether an event of that side does what the text of its card says."""
        return True

    # -- hands -----------------------------------------------------------------------------------------------------

    def board_words(self, message: str, **arguments: object) -> str:
        return self.speaker.say(f"board-{message}", **arguments)

    def hand(self, seat: int) -> list[str]:
        return self._hand(self.match.view(seat), [])

    def hand_beside(self, seat: int, question: Question) -> list[str]:
        """A question about the cards of a hand lists them itself."""
        listed = question.options if KINDS[question.kind].points_at == "card" else []
        return self._hand(self.match.view(seat), listed)

    def cards_held(self, seat: int) -> list[int]:
        return self.held(self.match.view(seat))

    def _hand(self, view: View, listed: Sequence[int]) -> list[str]:
        if not view["you"]:
            return []
        cards = self.held(view)
        rest = [card for card in cards if card not in listed]
        lines = self._listed("hand" if rest == cards else "hand-rest", rest, view["you"])
        for heading, known in self.known(view).items():
            lines.extend(self._listed(heading, [card for card in known if card not in listed]))
        unknown = [(name, n) for name, n in view["unknown"].items() if n]
        return [*lines, *[self.speaker.say("unknown-hand", who=self.speaker.seat(name), n=n) for name, n in unknown]]

    def _listed(self, heading: str, cards: list[int], side: str = "") -> list[str]:
        if not cards:
            return []
        width = self._name_width(cards)
        lines = in_columns([self._card_line(card, side, width) for card in cards], self.console.width)
        return [self.board_words(heading), *lines]

    def _name_width(self, cards: Sequence[int]) -> int:
        return max(len(self.speaker.card(card)) for card in cards) + 1

    def _card_line(self, card: int, side: str, width: int) -> str:
        """`De-Stalinization* 3 USSR`: starred if it goes after its event; Ops as a side could use them now; owner."""
        facts = self.facts(card, side)
        name = self.speaker.card(card) + ("*" if facts.starred else "")
        owner = self.speaker.seat(facts.side) if facts.side else self.board_words("both")
        worth = "–" if facts.ops == UNPRICED else facts.ops
        return f"{name:<{width}} {worth} {self.console.paint(owner, *([facts.side] if facts.side else []))}"

    def discards(self, seat: int) -> list[str]:
        lines = [
            line for title, pile in self.piles(self.match.view(seat)).items() for line in self._listed(title, pile)
        ]
        return lines or [self.board_words("no-discards")]

    def effects(self, seat: int) -> list[str]:
        lines = []
        for effect in self.speaker.effects(self.match.view(seat)):
            lines.append(self.console.paint(effect.title, "bold"))
            lines.extend(wrap(effect.text, self.console.width, "  "))
        return lines

    def effects_in_short(self, view: View) -> list[str]:
        names = [effect.title for effect in self.speaker.effects(view)]
        return [self.board_words("effects", names=", ".join(names))] if names else []

    # -- cards -----------------------------------------------------------------------------------------------------

    def card(self, card: int) -> list[str]:
        facts = self.facts(card, "")
        heading = f"{facts.number}. {self.speaker.card(card)}{'*' if facts.starred else ''}"
        printed = wrap(self.speaker.card_facts(card), self.console.width, "  ", "    ")
        text = wrap(self.speaker.card_text(card), self.console.width, "  ")
        return [self.console.paint(heading, "bold"), *printed, *text]

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
        return [(card, (self.speaker.card(card), name)) for card, name in self.card_names().items()]

    def countries(self) -> list[Named]:
        return [(c, (self.speaker.country(c), name)) for c, name in enumerate(self.country_names())]

    # -- questions -------------------------------------------------------------------------------------------------

    def option(self, question: Question, option: int) -> str:
        if option < FIRST_LABEL and KINDS[question.kind].points_at == "card":
            cards = [card for card in question.options if card < FIRST_LABEL]
            return self._card_line(option, self.side_of(question.seat), self._name_width(cards))
        return self.speaker.option(question, option)

    def reminder(self, question: Question) -> list[str]:
        if question.kind != self.how_to_play:
            return []
        return [self.console.paint(line, "dim") for line in self.card(question.about[0])[1:]]

    def things(self, question: Question) -> list[Named]:
        return self._everything(question).get(KINDS[question.kind].points_at, [])

    def other_things(self, question: Question) -> list[Named]:
        kinds = self._everything(question)
        kinds.pop(KINDS[question.kind].points_at, None)
        return [named for things in kinds.values() for named in things]

    def _everything(self, question: Question) -> dict[str, list[Named]]:
        """All that questions can be about, by what they point at."""
        labels: list[Named] = [
            (number, (self.speaker.option(question, number), name))
            for number, name in LABELS.items()
            if self.speaker.has(f"label-{dashed(name)}")  # the others are another game's
        ]
        return {"country": self.countries(), "card": self.cards(), "label": labels}
