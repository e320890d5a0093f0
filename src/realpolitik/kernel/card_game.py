"""A game of cards in hands: it calls things by their names, and may be played with hands that nobody has told."""

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from realpolitik.kernel.dealt import DealtHands, is_exchange
from realpolitik.kernel.game import Game, Option, Preset, View
from realpolitik.kernel.label import label_name
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Note, Question
from realpolitik.kernel.secret import SecretHands
from realpolitik.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game):
    """`things` has for each kind of thing (`card`, `side` …) the stable names, by number; `hands` knows where the cards
    are."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        scenarios: tuple[str, ...],
        options: tuple[Option, ...],
        things: Mapping[str, Sequence[str]],
        hands: DealtHands,
        content: str = "",
        presets: tuple[Preset, ...] = (),
    ) -> None:
        super().__init__(name, rules_version, scenarios, options, content, presets)
        self.things = things
        self.hands = hands

    # -- what a seat sees --------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        return self.view_at_table(state, seat, ())

    def view_at_table(self, state: State, seat: int, unknown: tuple[str, ...]) -> View:
        return {
            "game": self.name,
            **self.position(state, seat, unknown),
            **self.open_to(state, seat, self.hands.assumed(state, unknown)),
        }

    def position(self, state: State, seat: int, unknown: tuple[str, ...]) -> View:
        """What this seat may be shown of the position."""
        raise NotImplementedError(f"{self.name}: position")

    # -- things by name ----------------------------------------------------------------------------

    def describe_option(self, question: Question, option: int) -> str:
        if option >= FIRST_LABEL:
            return label_name(option)
        points_at = KINDS[question.kind].points_at
        return self.things[points_at][option] if points_at in self.things else str(option)

    def about(self, question: Question) -> dict[str, int | str]:
        told = zip(KINDS[question.kind].about, question.about, strict=False)
        return {what: self.named(what, value) for what, value in told}

    def details(self, note: Note) -> View:
        told = super().details(note)
        cards = told.pop("cards", None)
        details: View = {what: self.named(what, value) for what, value in told.items()}
        return details if cards is None else {**details, "cards": [self.things["card"][card] for card in cards]}

    def named(self, what: str, value: int) -> int | str:
        """What a question or a note tells, by its stable name if it is a thing: `side`, `card`, `side_before` …"""
        thing = what.removesuffix("_before")
        if thing == "label":
            return label_name(value)
        if thing not in self.things:
            return value
        names = self.things[thing]
        return names[value] if 0 <= value < len(names) else ""  # a roll that is about no country, a side nobody is

    # -- what people set right ---------------------------------------------------------------------

    def secret_hands(self) -> SecretHands | None:
        return self.hands

    def correct(self, state: State, option: int) -> None:
        if is_exchange(option):
            self.hands.exchange(state, option)
        else:
            self.set_right(state, option)

    def set_right(self, state: State, option: int) -> None:
        """Correct what is no matter of cards that are merely assumed to be where they are."""
        raise NotImplementedError(f"{self.name}: set_right")
