"""Cards as lines of text: hands and piles of them, and one with all that it says."""

from collections.abc import Mapping, Sequence

from realpolitik.terminal.box import Box
from realpolitik.terminal.console import Console, in_columns, wrap
from realpolitik.terminal.sides import ink


class Cards:
    """The cards of a game, under their names in the code."""

    def __init__(self, box: Box, console: Console) -> None:
        self.box = box
        self.console = console

    def hand(
        self,
        held: Sequence[str],
        known: Mapping[str, Sequence[str]],
        worth: Mapping[str, int],
        beside: Sequence[str] = (),
    ) -> list[str]:
        """The cards of one's own, then others that one knows, by the messages that head them; without those that stand
        in a question `beside`."""
        rest = [card for card in held if card not in beside]
        lines = self.pile("hand" if len(rest) == len(held) else "hand-rest", rest, worth)
        for heading, cards in known.items():
            lines.extend(self.pile(heading, [card for card in cards if card not in beside], {}))
        return lines

    def pile(self, heading: str, cards: Sequence[str], worth: Mapping[str, int]) -> list[str]:
        """Cards under a heading, by its message; where there are none, nothing."""
        return self.under(self.box.speaker.say(f"board-{heading}"), cards, worth) if cards else []

    def under(self, heading: str, cards: Sequence[str], worth: Mapping[str, int]) -> list[str]:
        """Cards under a line of words."""
        width = self.width(cards)
        return [heading, *in_columns([self.line(card, width, worth) for card in cards], self.console.width)]

    def width(self, cards: Sequence[str]) -> int:
        """Of their names, each with room for a star."""
        return max(len(self.box.name("card", card)) for card in cards) + 1

    def line(self, card: str, width: int, worth: Mapping[str, int]) -> str:
        """`De-Stalinization* 3 USSR`: starred if it goes after its event; what it is worth now, where that is told, or
        its Ops; whose event it is. Of a card without Ops, the name."""
        facts = self.box.cards[card]
        name = self._starred(card, self.box.name("card", card))
        if "operations" not in facts:
            return name
        ops = "–" if facts["kind"] == "scoring" else worth.get(card, facts["operations"])
        side = facts["side"]
        owner = self.console.paint(self.box.side(side), *ink(side)) if side else self.box.speaker.say("board-both")
        return f"{name:<{width}} {ops} {owner}"

    def _starred(self, card: str, name: str) -> str:
        return name + ("*" if self.box.cards[card].get("starred") else "")

    def face(self, card: str) -> list[str]:
        """What a card is and does."""
        title, printed = self._starred(card, self.box.face(card).title), self.box.cards[card].get("printed")
        heading = title if printed is None else f"{printed}. {title}"
        return [self.console.paint(heading, "bold"), *self.body(card)]

    def body(self, card: str) -> list[str]:
        """The same without its title."""
        face, width = self.box.face(card), self.console.width
        return [*wrap(face.facts, width, "  ", "    "), *wrap(face.text, width, "  ")]
