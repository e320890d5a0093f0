"""The vocabulary of World Order: which message each of its ints stands for, and the names that its content gives.

Regions, countries, cards, majority tokens and special abilities are named by the content, which people may edit; so
their messages are made of it, and sentences leave such a name in the one form that it has.
"""

from collections.abc import Callable, Sequence
from typing import Final

from realpolitik.bots.net.things import MANY, WAY
from realpolitik.games.world_order.amounts import COSTS, WAYS
from realpolitik.games.world_order.board import REGION_NAMES
from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.corrections import PLACES
from realpolitik.games.world_order.countries import COUNTRY_NAMES
from realpolitik.games.world_order.deck import CARD_NAMES, COST, DEVELOPMENT_COST, FIRST_DEVELOPMENT, LEVEL
from realpolitik.games.world_order.game import GAME
from realpolitik.games.world_order.prices import MAJORITY_NAMES, UNIT_COST
from realpolitik.games.world_order.things import PLACE_NAMES, POWER_NAMES, PRIORITY_NAMES, RESOURCE_NAMES, SOURCE_NAMES
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.game import View
from realpolitik.kernel.label import label_name
from realpolitik.kernel.question import KINDS, Note, Question
from realpolitik.language.cards import join
from realpolitik.language.functions import Several
from realpolitik.language.speaker import Speaker, capitalised, dashed
from realpolitik.language.vocabulary import EffectTold, Name, Vocabulary
from realpolitik.language.world_order_cards import card_text, way_text
from realpolitik.language.world_order_content import names_of_content
from realpolitik.language.world_order_facts import card_facts
from realpolitik.language.world_order_log import chapter_of, told_together
from realpolitik.language.world_order_sums import UNITS, told_amount, told_cost, told_parts

NAMES_OF: Final[dict[str, Callable[[int], Name]]] = {
    "CARD": lambda number: (f"card-{dashed(CARD_NAMES[number])}", {}),
    "COUNTRY": lambda country: (f"country-{dashed(COUNTRY_NAMES[country])}", {}),
    "LABEL": lambda label: (f"label-{dashed(label_name(label))}", {}),
    "MAJORITY": lambda token: (f"majority-{dashed(MAJORITY_NAMES[token])}", {}),
    "PILE": lambda pile: (f"value-{dashed(PLACES[pile])}", {}),
    "PLACE": lambda place: (f"place-{PLACE_NAMES[place]}", {}),
    "POWER": lambda power: (f"side-{POWER_NAMES[power]}", {}),
    "PRIORITY": lambda priority: (f"label-{PRIORITY_NAMES[priority]}", {}),
    "REGION": lambda region: (f"region-{dashed(REGION_NAMES[region])}", {}),
    "RESOURCE": lambda resource: (f"resource-{RESOURCE_NAMES[resource]}", {}),
    "SLOT": lambda slot: ("slot", {"n": slot + 1}),
    "SOURCE": lambda source: (f"source-{dashed(SOURCE_NAMES[source])}", {}),
}


_NAMED: Final[dict[str, Sequence[str]]] = {
    "POWER": POWER_NAMES,
    "RESOURCE": RESOURCE_NAMES,
    "REGION": REGION_NAMES,
    "COUNTRY": COUNTRY_NAMES,
    "CARD": CARD_NAMES,
}


class WorldOrderVocabulary(Vocabulary):
    def __init__(self) -> None:
        files = ("world_order", "world_order_cards", "world_order_advice", "learn_world_order")
        super().__init__(GAME.name, files, NAMES_OF, ("region", "country", "card"))

    def given(self, language: str) -> str:
        return "\n".join(names_of_content(language))

    def functions(self, speaker: Speaker) -> dict[str, Callable[..., object]]:
        def amount(resource: int | str, n: int, form: str = "") -> str:
            """So much of a resource, by its name or its number, or of MONEY."""
            name = resource if isinstance(resource, str) else UNITS[int(resource)]
            return told_amount(speaker, name, int(n), form)

        def ability(power: int, kind: str) -> str:
            """What a power's special ability of this kind is called."""
            found = [it.id for it in CONTENT.powers[int(power)].abilities if it.kind == kind]
            return speaker.say(f"ability-{dashed(found[0])}")

        def charge(cost: int, discards: int, trashes: int) -> str:
            cards = (("charge-discards", int(discards)), ("charge-trashes", int(trashes)))
            parts = [speaker.say(message, n=n) for message, n in cards if n]
            return join(speaker, "list-and", [*told_parts(speaker, COSTS[int(cost)]), *parts])

        def row(function: str) -> Callable[[Several], str]:
            return lambda several: join(speaker, "list-and", [speaker.name(function, n) for n in several.numbers])

        def titles(several: Several) -> str:
            return join(speaker, "list-and", [speaker.title(number) for number in several.numbers])

        return {
            "ABILITY": ability,
            "AMOUNT": amount,
            "CARDS": titles,
            "CHARGE": charge,
            "COST": lambda cost: told_cost(speaker, COSTS[int(cost)]),
            "COUNTRIES": row("COUNTRY"),
            "DEVELOPMENT_COST": lambda card: told_cost(speaker, DEVELOPMENT_COST[int(card) - FIRST_DEVELOPMENT]),
            "LEVEL": lambda card: str(LEVEL[int(card) - FIRST_DEVELOPMENT]),
            "MONEY": lambda n: told_amount(speaker, "money", int(n)),
            "POWERS": row("POWER"),
            "RESEARCH_COST": lambda card: str(COST[int(card)]),
            "UNIT_COST": lambda resource: told_cost(speaker, UNIT_COST[int(resource)]),
            "VP": lambda n: speaker.say("amount-vp", n=int(n)),
            "VP_SIZE": lambda n: speaker.say("amount-vp", n=abs(int(n))),
        }

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card_text(self, speaker: Speaker, number: int) -> str:
        return card_text(speaker, number)

    def card_facts(self, speaker: Speaker, number: int) -> str:
        return card_facts(speaker, number)

    def option(self, speaker: Speaker, question: Question, option: int) -> str:
        """A way that a card offers is told as the card has it."""
        kind = KINDS[question.kind]
        if kind.points_at != "way":
            return super().option(speaker, question, option)
        ways = question.about[kind.about.index("ways")]
        return way_text(speaker, WAYS[ways][option])

    def thing(self, speaker: Speaker, kind: str, number: int) -> str:
        if kind != WAY:
            return super().thing(speaker, kind, number)
        ways, way = divmod(number, MANY)
        return way_text(speaker, WAYS[ways][way])

    # -- the log and what lasts ----------------------------------------------------------------------------------------

    def chapter(self, note: Note) -> tuple[object, ...]:
        return chapter_of(note)

    def together(self, speaker: Speaker, notes: list[Note]) -> str:
        return told_together(speaker, notes)

    def effects(self, speaker: Speaker, view: View) -> list[EffectTold]:
        """What lasts of the priority that each power has chosen (W6.9)."""
        return [_told_priority(speaker, power, mat["priority"]) for power, mat in view["mats"].items()]

    # -- what people set right -----------------------------------------------------------------------------------------

    def correctable(self, speaker: Speaker, correctable: Correctable) -> str:
        return ", ".join([_called(speaker, name) for name in correctable.about])

    def correctable_value(self, speaker: Speaker, correctable: Correctable, value: str) -> str:
        message = f"value-{dashed(value)}"
        return speaker.say(message) if speaker.has(message) else _called(speaker, value)


def _called(speaker: Speaker, name: str) -> str:
    """A thing by its name in the code, whatever it is; a figure as it is."""
    for function, names in _NAMED.items():
        if name in names:
            return speaker.name(function, names.index(name))
    return name


def _told_priority(speaker: Speaker, power: str, priority: str) -> EffectTold:
    number = POWER_NAMES.index(power)
    bonus = CONTENT.powers[number].focus[priority].bonus
    lasting = [speaker.say(f"lasting-{dashed(name)}", n=n) for name, n in bonus.items()]
    text = join(speaker, "clauses-and", lasting) or speaker.say("amount-none")
    title = speaker.say("lasting-title", power=number, priority=speaker.say(f"priority-{priority}"))
    return EffectTold(f"{power}_{priority}", title, capitalised(text) + speaker.say("full-stop"))


VOCABULARY: Final = WorldOrderVocabulary()
