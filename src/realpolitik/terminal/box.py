"""What lies in the box of a game, and what it is called: of a game that is here, or of one elsewhere by its book."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from realpolitik.kernel.game import Game
from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed

Json = dict[str, Any]


class Face(NamedTuple):
    """A card as it is read: its title, what is printed beside its text, and the text."""

    title: str
    facts: str
    text: str


class Box(ABC):
    """The components of a game, under their names in the code."""

    def __init__(self, components: Json, speaker: Speaker) -> None:
        self.components = components
        self.speaker = speaker

    @property
    def spaces(self) -> Json:
        spaces: Json = self.components.get("spaces", {})  # not every game has a map of them
        return spaces

    @property
    def space_kind(self) -> str:
        """What spaces are called where options point at things."""
        return str(self.components.get("space_kind", ""))

    @property
    def place_kinds(self) -> list[str]:
        """What lies on the board, as options point at it: the spaces of a map, or things of several kinds."""
        return [self.space_kind] if self.spaces else list(self.components.get("place_kinds", []))

    @property
    def cards(self) -> Json:
        cards: Json = self.components["cards"]
        return cards

    @property
    def sides(self) -> list[str]:
        return list(self.components["sides"])

    def space(self, name: str) -> str:
        return self.name(self.space_kind, name)

    def place(self, name: str) -> str:
        """What lies on the board, whatever its kind."""
        named = self.components["named"]
        kind = next((kind for kind in self.place_kinds if name in named.get(kind, [])), self.space_kind)
        return self.name(kind, name)

    def side(self, name: str) -> str:
        return self.name("side", name)

    @abstractmethod
    def name(self, kind: str, name: str) -> str:
        """What a thing of some kind is called."""

    @abstractmethod
    def short(self, name: str) -> str:
        """What a place is called where there is little room."""

    @abstractmethod
    def face(self, card: str) -> Face: ...


class OpenBox(Box):
    """The box of a game that is here."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        super().__init__(game.components(), speaker)

    def name(self, kind: str, name: str) -> str:
        return self.speaker.say(f"{kind}-{dashed(name)}")

    def short(self, name: str) -> str:
        message = f"short-{dashed(name)}"
        return self.speaker.say(message) if self.speaker.has(message) else self.place(name)

    def face(self, card: str) -> Face:
        number = self.cards[card]["number"]
        return Face(self.name("card", card), self.speaker.card_facts(number), self.speaker.card_text(number))


class BookedBox(Box):
    """The box of a game elsewhere, as its book tells of it. What the book has no word for goes by its name there."""

    def __init__(self, book: Json, speaker: Speaker) -> None:
        super().__init__(book["components"], speaker)
        self.book = book

    def name(self, kind: str, name: str) -> str:
        return str(self.book["names"].get(kind, {}).get(name, name))

    def short(self, name: str) -> str:
        return str(self.book["names"].get("short", {}).get(name, self.place(name)))

    def face(self, card: str) -> Face:
        face = self.book["cards"][card]
        return Face(face["title"], face["facts"], face["text"])
