"""Chance is a question too. Here is who may answer it: a seed, a script, or people with real dice and cards."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.kernel.errors import BadChance
from realpolitik.kernel.question import KINDS, Question

FACES: Final = 6  # of a die


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers nature's questions. `number` counts the chance answers of the match so far."""

    def choose(self, question: Question, number: int) -> int | None:
        """One of the options, or None to leave the question to a person."""
        raise NotImplementedError

    def describe(self) -> dict[str, object]:
        """What a save needs to go on with the same chance."""
        raise NotImplementedError

    def by_hand(self) -> bool:
        """Whether people have dice or cards of their own before them: then they may set the board right too."""
        return False

    def unknown(self) -> tuple[str, ...]:
        """The hands that people keep to themselves."""
        return ()

    def guess(self, question: Question, number: int) -> int | None:
        """An answer that is merely assumed, where a card goes into such a hand."""
        return None


class Seeded(Chance):
    """The answer number n is a function of the seed and n alone: the same after undo, a save or a restart."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed or secrets.token_hex(16)

    def choose(self, question: Question, number: int) -> int | None:
        return question.options[_word(self.seed, number) % len(question.options)]

    def describe(self) -> dict[str, object]:
        return {"by": "seed", "seed": self.seed}


def seed_with(dice: Sequence[int], first: int = 0) -> str:
    """A seed of which the chance answers from number `first` on, where dice are rolled, are these. It is no secret."""
    seed = 0
    while any(_word(str(seed), first + at) % FACES + 1 != shown for at, shown in enumerate(dice)):
        seed += 1
    return str(seed)


def _word(seed: str, number: int) -> int:
    word = hashlib.blake2b(f"{seed}/{number}".encode(errors="surrogatepass"), digest_size=8).digest()
    return int.from_bytes(word, "big")


class ByHand(Chance):
    """People roll the dice; they deal the cards too, or leave that to the seed. Some hands they may not tell."""

    def __init__(self, seed: str = "", cards: bool = False, unknown: tuple[str, ...] = ()) -> None:
        if unknown and not cards:
            raise ValueError("a hand can be unknown only where people deal the cards")
        self.cards = cards
        self.unknown_hands = unknown
        self.seeded = Seeded(seed)

    def choose(self, question: Question, number: int) -> int | None:
        points_at = KINDS[question.kind].points_at
        if points_at != "secret" and (self.cards or points_at == "die"):
            return None
        return self.seeded.choose(question, number)  # what nobody at the table may see is drawn here in any case

    def describe(self) -> dict[str, object]:
        unknown: dict[str, object] = {"unknown": list(self.unknown_hands)} if self.unknown_hands else {}
        return {"by": "hand", "cards": self.cards, **unknown, "seed": self.seeded.seed}

    def by_hand(self) -> bool:
        return True

    def unknown(self) -> tuple[str, ...]:
        return self.unknown_hands

    def guess(self, question: Question, number: int) -> int | None:
        return self.seeded.choose(question, number)


class Scripted(Chance):
    """Answers written down beforehand; when they run out, the seed goes on, or with no seed a person is asked."""

    def __init__(self, answers: Iterable[int], seed: str = "") -> None:
        self.answers = list(answers)
        self.seed = seed

    def choose(self, question: Question, number: int) -> int | None:
        if number < len(self.answers):
            answer = self.answers[number]
            if answer not in question.options:
                raise BadChance(f"chance answer {number} of the script is {answer}; {question!r} does not offer it")
            return answer
        return Seeded(self.seed).choose(question, number) if self.seed else None

    def describe(self) -> dict[str, object]:
        return {"by": "seed", "seed": self.seed} if self.seed else {"by": "hand", "cards": True, "seed": ""}

    def by_hand(self) -> bool:
        return not self.seed


class Recorded(Chance):
    """For a replay: every answer of chance is in the record, and so is every correction."""

    def __init__(self, unknown: tuple[str, ...] = ()) -> None:
        self.unknown_hands = unknown

    def choose(self, question: Question, number: int) -> int | None:
        return None

    def by_hand(self) -> bool:
        return True

    def unknown(self) -> tuple[str, ...]:
        return self.unknown_hands


def chance_from(described: dict[str, object]) -> Chance:
    """The opposite of `describe`."""
    seed = described.get("seed")
    if not isinstance(seed, str):
        raise ValueError("chance needs a seed, a text")
    if described.get("by") == "seed":
        return Seeded(seed)
    if described.get("by") == "hand":
        unknown = described.get("unknown", [])
        if not isinstance(unknown, list) or not all(isinstance(hand, str) for hand in unknown):
            raise ValueError("unknown hands are a list of their names")
        return ByHand(seed, described.get("cards") is True, tuple(unknown))
    raise ValueError(f"chance by {described.get('by')!r}; known are 'seed' and 'hand'")
