"""What World Order has to say."""

from collections.abc import Iterator
from typing import ClassVar

from language.spoken import Words, in_file

from realpolitik.games.world_order.amounts import COSTS
from realpolitik.games.world_order.board import REGIONS
from realpolitik.games.world_order.box import OWN_LABELS, components
from realpolitik.games.world_order.corrections import PLACES
from realpolitik.games.world_order.countries import COUNTRIES
from realpolitik.games.world_order.deck import CARDS, DEVELOPMENTS, FIRST_ABILITY, FIRST_DEVELOPMENT, NO_CARD
from realpolitik.games.world_order.drawing import CARD_DRAWN, CARDS_DRAWN
from realpolitik.games.world_order.gaining import GAINS, GAINS_MONEY, PAYS, PAYS_MONEY
from realpolitik.games.world_order.labels import (
    BESIDE,
    FIRST_PILE,
    PERMANENT,
    PRIORITY_LABELS,
    SECOND_PILE,
    TEMPORARY,
)
from realpolitik.games.world_order.market import MARKET_OPENED
from realpolitik.games.world_order.prices import MAJORITIES
from realpolitik.games.world_order.producing import PRODUCED
from realpolitik.games.world_order.stacks import COUNTRY_OPEN
from realpolitik.games.world_order.state import PHASE_NAMES
from realpolitik.games.world_order.things import (
    CHINA,
    DIPLOMACY,
    GOODS,
    LOCAL,
    NOBODY,
    PLACE_NAMES,
    POWER_NAMES,
    POWERS,
    PRIORITY_NAMES,
    RESOURCES,
    RUSSIA,
    SOURCES,
    USA,
)
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.question import EVERYBODY, Note
from realpolitik.language.files import REFERENCE
from realpolitik.language.speaker import Speaker, dashed
from realpolitik.language.world_order_sums import UNITS

NAME = "world-order"
TOGETHER = ("note-countries-open", "note-market-opened-together", "note-purse-together")
LASTING = ("research", "engage-discount", "threat", "defence", "hand-size")
# what can be set right only in some matches, or later; and how things may stand
CORRECTED_LATER = ("decree", "place", "random", "used")
VALUES = ("off", "on", "none", "board", *PRIORITY_NAMES, *PLACE_NAMES, *PLACES)
EVERY_KIND = ("charge-discards", "charge-trashes", "amount-none", "amount-vp")
# what a kind is told with where not everything can come up
SPECIAL_ABILITIES = {"note-first-in-regions": USA, "note-sphere": RUSSIA, "note-fdi-network": CHINA}


class WorldOrderWords(Words):
    inflected: ClassVar = {"POWER": ("side",), "RESOURCE": ("resource",), "SOURCE": ("source",)}
    fixed: ClassVar = {
        *TOGETHER,
        *EVERY_KIND,
        *[f"amount-{unit}" for unit in UNITS],
        *[f"lasting-{name}" for name in ("title", *LASTING)],
        *[f"correctable-{kind}" for kind in CORRECTED_LATER],
        *[f"value-{dashed(value)}" for value in VALUES],
        *[f"purse-{name}" for name in ("sum", "produces", "pays", "gains")],
    }
    special: ClassVar = {
        ("question-import-how-many", "seller"): [NOBODY],
        ("note-pushed-out", "power"): [LOCAL],
        ("note-corrected-token", "power"): [NOBODY],
        ("note-corrected-ally", "power"): [NOBODY],
        ("note-corrected-development", "card"): [NO_CARD],
        ("reason-lacks-inputs", "resource"): list(range(RESOURCES)),
    }
    also_given: ClassVar = {
        **{name: {"mood", "number", "owner", "to"} for name in in_file(REFERENCE, "world_order_cards")},
        **{f"purse-{verb}": {"power"} for verb in ("produces", "pays", "gains")},
    }
    short = ("mena", "east-asia-pacific")
    phases = PHASE_NAMES

    def __init__(self) -> None:
        super().__init__(NAME, (), ())
        given = self.vocabulary.given(REFERENCE).splitlines()
        self.given = {line.partition(" ")[0] for line in given if not line.startswith(" ")}
        self.named = components()["named"]

    def needed(self) -> set[str]:
        """All but the names that the content gives."""
        named = {f"{kind}-{dashed(name)}" for kind, names in self.named.items() for name in names}
        return (super().needed() | named) - self.given

    def all_numbers(self) -> dict[str, list[int]]:
        return {
            "CARD": list(range(FIRST_ABILITY, CARDS)),
            "COUNTRY": list(range(COUNTRIES)),
            "LABEL": [number for number in LABELS if number in OWN_LABELS],
            "MAJORITY": list(range(MAJORITIES)),
            "PILE": list(range(len(PLACES))),
            "PLACE": list(range(len(PLACE_NAMES))),
            "POWER": [*range(POWERS), LOCAL],
            "PRIORITY": list(range(len(PRIORITY_NAMES))),
            "REGION": list(range(REGIONS)),
            "RESOURCE": list(range(RESOURCES)),
            "SLOT": list(range(5)),
            "SOURCE": list(range(SOURCES)),
        }

    def all_samples(self) -> dict[str, list[int]]:
        numbers = self.numbers
        powers = list(range(POWERS))
        return {
            **{
                thing: numbers[thing.upper()]
                for thing in ("card", "country", "majority", "place", "priority", "region", "resource")
            },
            "region_before": numbers["REGION"],
            "who": powers,
            "card_before": numbers["CARD"],
            "country_before": numbers["COUNTRY"],
            "power_before": [NOBODY, *powers],
            "corrected_place": numbers["PILE"],
            "corrected_place_before": numbers["PILE"],
            "power": powers,
            "seller": powers,
            "opponent": powers,
            "*powers": powers,
            "*cards": numbers["CARD"],
            "source": numbers["SOURCE"],
            "cost": list(range(len(COSTS))),
            "gain": list(range(len(COSTS))),
            "vp": [0, 1, -8, 5],
        }

    def usual(self, message: str, name: str) -> list[int]:
        labels = {
            "note-influence-placed": [PERMANENT, TEMPORARY, BESIDE],
            "note-made-permanent": [PERMANENT, BESIDE],
            "note-priority-set": list(PRIORITY_LABELS),
            "note-pile-chosen": [FIRST_PILE, SECOND_PILE],
        }
        if name == "label":
            return labels[message]
        if name == "power" and message in SPECIAL_ABILITIES:
            return [SPECIAL_ABILITIES[message]]
        if (message, name) == ("reason-wrong-level", "card"):
            return list(range(FIRST_DEVELOPMENT, FIRST_DEVELOPMENT + DEVELOPMENTS))
        if (message, name) == ("reason-too-dear", "card"):
            return list(range(FIRST_ABILITY, 115))
        if name == "cost" and message in ("question-exhaust-for-discount", "question-money-instead"):
            return [1, 2, 5]
        if message == "note-vp" and name == "n":
            return [-12, -1, 1, 2, 5]
        return super().usual(message, name)

    # -- saying it -----------------------------------------------------------------------------------------------------

    def told_besides(self, speaker: Speaker) -> Iterator[str]:
        for kind in CORRECTED_LATER:
            yield from (speaker.say(f"correctable-{kind}"), speaker.say(f"correctable-{kind}.word"))
        for value in VALUES:
            yield from (speaker.say(f"value-{dashed(value)}"), speaker.say(f"value-{dashed(value)}.word"))
        for kind, names in self.named.items():
            yield from [speaker.say(f"{kind}-{dashed(name)}") for name in names]
        for message in sorted(EVERY_KIND):
            yield from [speaker.say(message, n=n) for n in (1, 2, 5, 21)]
        yield from [speaker.say(f"lasting-{name}", n=n) for name in LASTING for n in (1, 2, 5)]
        for priority in PRIORITY_NAMES:
            mats = {power: {"priority": priority} for power in POWER_NAMES[:POWERS]}
            for told in speaker.effects({"mats": mats}):
                yield from (told.title, told.text)
        for notes in self._notes_told_together():
            yield from [line.text for line in speaker.tell([(0, note) for note in notes])]

    def _notes_told_together(self) -> Iterator[list[Note]]:
        for power in range(POWERS):
            drawn = [(CARD_DRAWN, power, power, card) for card in (4, 5)]
            yield [*drawn, (CARDS_DRAWN, EVERYBODY, power, 2)]
            yield [(CARDS_DRAWN, EVERYBODY, power, 2), (CARDS_DRAWN, EVERYBODY, power, 3)]
            purse: list[Note] = [
                (PRODUCED, EVERYBODY, power, GOODS, 2),
                *[(PAYS, EVERYBODY, power, resource, n) for resource in range(RESOURCES) for n in (1, 2, 5)],
                (PAYS_MONEY, EVERYBODY, power, 21),
                (GAINS, EVERYBODY, power, GOODS, 2),
                (GAINS, EVERYBODY, power, DIPLOMACY, 1),
                (GAINS_MONEY, EVERYBODY, power, 3),
            ]
            yield purse
        yield [(MARKET_OPENED, EVERYBODY, card) for card in (60, 61)]
        yield [(COUNTRY_OPEN, EVERYBODY, country, 0) for country in (20, 21)]
