"""What the games of the cold war have to say."""

import re
from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from language.spoken import PACKAGES, SOURCE, Words, dashed, in_file, steps

import realpolitik
from realpolitik.games.cold_war.board import NOBODY, OPPONENT, PLAYER, US, USSR
from realpolitik.games.cold_war.cards import CARD_DRAWN, HAND_SHOWN
from realpolitik.games.cold_war.corrections import PLACES
from realpolitik.games.cold_war.dice import PURPOSES
from realpolitik.games.cold_war.effects import EFFECTS
from realpolitik.games.cold_war.event import WHEN
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.games.cold_war.operands import AMOUNT_NAMES, CONDITIONS, FIRST_AMOUNT, PHASING, WINNER
from realpolitik.games.cold_war.scoring import STANDINGS
from realpolitik.games.cold_war.state import INFLUENCE_CHANGED
from realpolitik.kernel.label import LABELS, label_name
from realpolitik.kernel.program import OUTLINES, VERBS
from realpolitik.kernel.question import EVERYBODY
from realpolitik.language.cards import AGAIN
from realpolitik.language.files import REFERENCE
from realpolitik.language.speaker import Speaker

FAMILY = "cold_war"
SHARED = "crossover"
COLD_WAR = ("red-sea", "twilight-struggle")
SIDES = [US, USSR, PLAYER, OPPONENT, WINNER, PHASING]

SHORT = {
    "red-sea": ("strategic-sea-lanes",),
    "twilight-struggle": (
        "west-african-states",
        "southeast-african-states",
        "dominican-republic",
        "ivory-coast",
        "china",
        "united-kingdom",
        "western-europe",
        "southeast-asia",
        "central-america",
    ),
}
OWN_LABELS = {"red-sea": range(400, 500), "twilight-struggle": range(300, 400)}  # see labels.py
ABSENT = {"red-sea": {"V-R3", "V-S1"}, "twilight-struggle": set()}

# effects whose value says where they are
PLACED = {"chernobyl", "famine", "centcom_us", "centcom_ussr"}
NAMED = (("condition", CONDITIONS.names), ("amount", AMOUNT_NAMES))  # every one of these belongs to a card of some game


def shared_ids() -> set[str]:
    """What more than one game has to say."""
    return set(in_file(REFERENCE, FAMILY)) | set(in_file(REFERENCE, SHARED))


@cache
def written_in(package: str) -> set[str]:
    """The ids of the questions, notes, reasons and duties that a package of games brings."""
    code = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "games" / package).glob("*.py"))
    return {f"{what}-{dashed(name)}" for what, name in re.findall(r'(\w+)_kind\(\s*"(\w+)"', code)}


class ColdWarWords(Words):
    inflected: ClassVar = {
        "COUNTRY": ("country",),
        "GUARDED": ("country",),
        "SIDE": ("side",),
        "ENEMY": ("side",),
        "CARD": ("card",),
    }
    unnamed: ClassVar = {"AMOUNT", "CONDITION", "EFFECT"}
    derived: ClassVar = {"size", "military", "elsewhere", "named", "keeps", "plus_one", "may_stop"}
    untold: ClassVar = {"lasting"}
    fixed: ClassVar = {
        "card-facts",
        "card-requires",
        "passing-card-text",
        "scoring-card-held",
        "value-on",
        "value-off",
        *[f"value-{side}-{way}" for side in ("us", "ussr") for way in ("up", "down")],
        "note-influence-together",
        "influence-in-country",
    }
    special: ClassVar = {
        ("question-die", "country"): [-1],
        ("question-name-die", "country"): [-1],
        ("note-drawn", "side"): [NOBODY],
    }
    phases = ("setup", "headline", "action", "between")

    def __init__(self, name: str) -> None:
        game = realpolitik.game(name)
        assert isinstance(game, ColdWarGame)
        self.rules = game.rules
        self.short = SHORT[name]
        self.absent = ABSENT[name]
        self.scored = [region.where for region in self.rules.regions] + self.rules.subregions
        super().__init__(name, self.rules.deck.program, self.rules.deck.requires)

    def all_numbers(self) -> dict[str, list[int]]:
        board, deck = self.rules.board, self.rules.deck
        named = {*self.operands("set"), *self.scored} - {-1}
        amounts = {n for n in self.operands("n", "bonus", "mine", "theirs", "countries") if n >= FIRST_AMOUNT}
        turned_on = {step[WHEN.CONDITION] for step in self.steps if step[0] == WHEN.number}
        labels = [n for n in LABELS if n in OWN_LABELS[self.name] or f"label-{dashed(label_name(n))}" in shared_ids()]
        return {
            "AMOUNT": [3, *sorted(amounts)],
            "BID": [0, 3, 21, 25],
            "BOX": list(range(len(self.rules.space))),
            "CARD": deck.cards,
            "CONDITION": sorted({*self.required, *turned_on}),
            "COUNTRY": list(range(len(board.names))),
            "EFFECT": self.rules.effects,
            "ENEMY": [US, USSR],
            "GUARDED": list(range(1, board.size + 1)),
            "LABEL": labels,
            "PERIOD": sorted({deck.period[card] for card in deck.cards}),
            "PLACE": list(range(len(PLACES))),
            "PURPOSE": list(range(len(PURPOSES))),
            "SCORE": [-20, -1, 0, 1, 20],
            "SEAT": [0, 1],
            "SET": sorted({*range(len(board.names)), *named}),
            "SIDE": [*SIDES, NOBODY, *(side + AGAIN for side in SIDES)],
            "STANDING": list(range(len(STANDINGS))),
        }

    def all_samples(self) -> dict[str, list[int]]:
        numbers = self.numbers
        things = ("country", "card", "label", "purpose", "box", "place", "effect")
        return {
            **{thing: numbers[thing.upper()] for thing in things},
            **{f"{thing}_before": numbers[thing.upper()] for thing in ("box", "place")},
            "side": [US, USSR],
            "who": [0, 1, 2, 3],  # both sides, and two players who have none yet
            "side_before": [US, USSR],
            "us_standing": numbers["STANDING"],
            "ussr_standing": numbers["STANDING"],
            "up": [0, 1],
            "up_before": [0, 1],
            "vp": [-5, 0, 5],
            "vp_before": [-5, 0, 5],
            "us_modifier": [-1, 0, 2],
            "ussr_modifier": [-1, 0, 2],
            "value": [1, 0],
            "value_before": [1, 0],
            "other": numbers["COUNTRY"],
            "due": numbers["CARD"],
            "*cards": numbers["CARD"],
            "*countries": numbers["COUNTRY"],
            "*sets": self.scored,
            "standing": numbers["STANDING"],
            "near": [1, 0],
            "net": [-5, 0, 5],
            "region": self.scored,
            "set": self.rules.subregions,
            "condition": self.required,
            "seat": [0, 1],
            "us_seat": [0, 1],
            "ussr_seat": [1, 0],
            "die": [1, 6],
            "turn": [1, 4, 8],
            "change": [-3, -2, -1, 1, 2],
            "modifier": [-2, 0, 1],
            "result": [-3, 0, 1, 5],
            "n": [1, 2, 5, 21, 999, -2],
        }

    def is_foreign(self, message: str) -> bool:
        """The kinds of a game are the family's, its own, and those of the cards that it borrows."""
        others = set.union(*[written_in(PACKAGES[name]) for name in COLD_WAR if name != self.name])
        return message in others - written_in(self.own_file) - written_in(FAMILY) - shared_ids()

    def usual(self, message: str, name: str) -> list[int]:
        return self._paid_cards() if (message, name) == ("question-pay-card", "card") else super().usual(message, name)

    def _paid_cards(self) -> list[int]:
        deck = self.rules.deck
        return [
            n
            for n in self.numbers["CARD"]
            if deck.program[n] >= 0
            and any(VERBS[step[0]].name == "must_discard" for step in steps(OUTLINES[deck.program[n]]))
        ]

    # -- saying it -----------------------------------------------------------------------------------------------------

    def needed(self) -> set[str]:
        return super().needed() | {f"ability-{box}" for box in self.game.components()["named"]["ability"]}

    def told_besides(self, speaker: Speaker) -> Iterator[str]:
        yield from self._told_of_log(speaker)
        yield speaker.say("correctable-defcon.limits")
        for box in self.game.components()["named"]["ability"]:
            yield speaker.say(f"ability-{box}")
        for effect in self.rules.effects:
            for value in self._values_of(EFFECTS[effect]):
                yield speaker.effect(effect, value)
                yield speaker.effect_text(effect, value)

    def _told_of_log(self, speaker: Speaker) -> Iterator[str]:
        """Notes that are told together."""
        for side in (US, USSR):
            drawn = [(0, (CARD_DRAWN, side, side, 4)), (1, (CARD_DRAWN, side, side, 5))]
            yield from [line.text for line in speaker.tell(drawn)]
            for change in (-1, 1):
                changed = [(0, (INFLUENCE_CHANGED, EVERYBODY, c, side, change, 1, 2)) for c in self.numbers["COUNTRY"]]
                yield from [line.text for n in (2, 5) for line in speaker.tell(changed[:n])]
        yield speaker.note((HAND_SHOWN, EVERYBODY, US))

    def _values_of(self, effect: str) -> list[int]:
        """What an effect can be spoken of with."""
        if effect not in PLACED:
            return [1]
        if effect == "chernobyl":
            return self.scored
        return [1, 2, 3, 7] if effect == "famine" else self.numbers["GUARDED"]
