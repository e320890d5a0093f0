"""Card texts of World Order: every card, and every op with every key, in every language, as the program has it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations, count
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from world_order.card_texts import GOLDEN

from realpolitik.games.world_order.amounts import COSTS, WAYS
from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.content_parts import REGIONS, RESOURCES, Step
from realpolitik.games.world_order.content_steps import APART, BINDS, EVENTS, OPS
from realpolitik.games.world_order.deck import (
    ALIKE,
    CARD_NAMES,
    CARDS,
    COST,
    DEVELOPMENT_KIND,
    DEVELOPMENT_KINDS,
    FIRST_ADVANTAGE,
    FIRST_DEVELOPMENT,
    FIRST_RANDOM,
    NO_PROGRAM,
    ONCE_PER_ROUND,
    PROGRAM,
    RESEARCH,
)
from realpolitik.games.world_order.developments import BONUS, BONUS_NAMES, EVENT, EVENT_NAMES, EVENT_PROGRAM
from realpolitik.games.world_order.recording import Recorder
from realpolitik.kernel.program import PROGRAMS
from realpolitik.language import world_order_names
from realpolitik.language.files import HOME
from realpolitik.language.speaker import Speaker
from realpolitik.language.vocabulary import Vocabulary
from realpolitik.language.world_order_bindings import op_of
from realpolitik.language.world_order_cards import (
    card_text,
    program_clauses,
    sentences,
    way_text,
)
from realpolitik.language.world_order_clauses import CLAUSES, amounts_text
from realpolitik.language.world_order_facts import card_facts, evidence_text

FILE = "world_order_cards"
LANGUAGES = ("en", "ru", "pl")
VOCABULARY = Vocabulary("world-order", ("world_order", FILE), {})
TEXTED = range(1, CARDS)
ONGOING = DEVELOPMENT_KINDS.index("ongoing")

every_language = pytest.mark.parametrize("language", LANGUAGES)
_numbers = count()


class Listening(Speaker):
    """A strict speaker that remembers which messages it was asked for."""

    def __init__(self, language: str) -> None:
        self.said: set[str] = set()
        super().__init__(language, VOCABULARY, strict=True)

    def say(self, message: str, /, **arguments: object) -> str:
        self.said.add(message)
        return super().say(message, **arguments)


@pytest.fixture(scope="module")
def speakers() -> dict[str, Listening]:
    return {language: Listening(language) for language in LANGUAGES}


def number_of(name: str) -> int:
    return CARD_NAMES.index(name)


def assert_well_formed(text: str) -> None:
    assert text[:1] == text[:1].upper()
    assert text.endswith(".")
    assert not re.search(r"[{}$]|  | [.,;:]|\.\.|,,", text), text


# -- every card --------------------------------------------------------------------------------------------------------


@every_language
def test_every_card_speaks(speakers: dict[str, Listening], language: str) -> None:
    for card in TEXTED:
        text, facts = card_text(speakers[language], card), card_facts(speakers[language], card)
        assert_well_formed(text)
        assert_well_formed(facts)
        if language == "ru":
            assert not re.search("[A-Za-z]", text + facts), text


@every_language
def test_copies_of_a_card_read_alike(speakers: dict[str, Listening], language: str) -> None:
    for card in range(1, FIRST_ADVANTAGE):
        assert card_text(speakers[language], card) == card_text(speakers[language], ALIKE[card])


@every_language
@pytest.mark.parametrize("name", GOLDEN)
def test_a_card_reads_as_it_should(speakers: dict[str, Listening], name: str, language: str) -> None:
    assert card_text(speakers[language], number_of(name)) == GOLDEN[name][LANGUAGES.index(language)]


@every_language
def test_numbers_of_a_text_are_those_of_the_effect(speakers: dict[str, Listening], language: str) -> None:
    """What a text counts is in the effect, or is 1, the 2 cards opened anew, or the level that an effect waits for."""
    effects = {card.id: card.effect for card in CONTENT.abilities}
    effects |= {card.id: card.effect for card in CONTENT.strategic} | {card.id: card.effect for card in CONTENT.decrees}
    for card in range(1, FIRST_RANDOM):
        name = CARD_NAMES[ALIKE[card]] if card < FIRST_ADVANTAGE else CARD_NAMES[card]
        if name in effects:
            wanted = set(_figures(effects[name])) | {1} | ({2} if "region_search" in repr(effects[name]) else set())
            assert set(map(int, re.findall(r"\d+", card_text(speakers[language], card)))) <= wanted, name


def _figures(value: Any) -> Iterator[int]:
    if isinstance(value, Step):
        yield from _figures(tuple(value.keys.values()))
    elif isinstance(value, tuple):
        for member in value:
            yield from _figures(member)
    elif hasattr(value, "values"):
        yield from _figures(tuple(value.values()))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


# -- every op with every key -------------------------------------------------------------------------------------------

# steps that bind what others refer to
BINDERS = {
    "c": Step("improve_relations", {"bind": "c"}),
    "d": Step("invest", {"bind": "d"}),
    "r": Step("choose_region", {"bind": "r"}),
    "rs": Step("choose_region", {"bind": "rs", "max": 2}),
    "m": Step("move", {"bind": "m", "max": 9}),
    "s": Step("move", {"bind": "s", "to": "@rs", "per_region": 4}),
    "p": Step("choose_resource", {"bind": "p"}),
    "n": Step("draw", {"bind": "n", "max_from": "highest_ready_ally_value"}),
    "t": Step("trade", {"bind": "t"}),
    "x": Step("exchange", {"bind": "x", "give": {"food": 6}, "get": {"goods": 6}, "max_times": 1}),
    "e": Step("engage", {"bind": "e"}),
    "b": Step("build_base", {"bind": "b"}),
    "y": Step("ready", {"bind": "y", "max": 1}),
    "a": Step("place_army", {"bind": "a", "count": 4, "one_of": ("europe",)}),
}
NEEDS = {"s": ("rs",)}
SOME, ONE = ("europe", "mena"), ("africa",)
INNER = (Step("gain", {"vp": 8}),)
PLACES = ("@c", "@r", "@rs", "@m", "@s")

# values of the keys, figures that occur nowhere else
VALUES: dict[str, dict[str, tuple[Any, ...]]] = {
    "improve_relations": {
        "region_in": (SOME, ONE),
        "exclude": ("@c",),
        "discount": (13,),
        "surcharge": (17,),
        "substitute": ({"diplomacy": 1, "money": 19},),
        "scope": ("region_search",),
    },
    "engage": {
        "region": (*PLACES, "europe"),
        "region_in": (SOME,),
        "exclude": (*PLACES, SOME),
        "require_ally": (False,),
        "discount": (13,),
    },
    "trade": {
        "operations": (1,),
        "extra_allies": PLACES,
        "only_regions": PLACES,
        "double_symbols": (("energy",), ("goods", "army")),
    },
    "invest": {
        "target": ("@c",),
        "exhaust": (False,),
        "allow_repeat": (1, 14),
        "surcharge": (17,),
        "other_region_than": ("@d",),
    },
    "move": {
        "min": (2, 11),
        "to": PLACES,
        "to_one_of": (SOME, ONE),
        "per_region": (15,),
        "free": (True,),
        "surcharge_per_army": (17,),
        "ignore_access": (True,),
    },
    "build_base": {
        "target": ("@c",),
        "allow_repeat": (1, 14),
        "army_limit": (12,),
        "army_cost": (0, 16),
        "permanent_overflow": (True,),
    },
    "develop": {"substitute": ({"services": 1, "money": 19},)},
    "produce": {
        "types": (1, 3),
        "resources": (("goods",), ("energy", "army"), "@p"),
        "max_units": (12,),
    },
    "gain": {"money": (13,), "diplomacy": (14,), "army": (15,), "vp": (16,), "per": ("fdi_token",)},
    "exchange": {"give": ({"army": 13},), "get": ({"money": 14, "raw": 15},), "max_times": (1, 16)},
    "ready": {"max": (1, 12)},
    "add_influence": {
        "region": (*PLACES, "africa"),
        "region_in": (SOME,),
        "each": PLACES,
        "exclude": (*PLACES, SOME),
        "kind": ("permanent",),
        "overflow": (True,),
        "condition": ({"exported_to": "each", "food": 13, "services": 14},),
    },
    "refresh_influence": {"region": (*PLACES, "africa")},
    "convert_influence": {"region": (*PLACES, "africa"), "overflow": (True,)},
    "place_army": {"count": (1, 12), "one_of": (SOME, ONE)},
    "increase_production": {"count": (2, 3), "resources": ("@p",)},
    "increase_prosperity": {"discount": (13,)},
    "draw": {"count": (1, 12), "max_from": ("highest_ready_ally_value",)},
    "discard": {"count": (1, 12, "@n")},
    "trash": {"count": (1, 12), "from": (("hand",), ("discard",), ("hand", "discard"))},
    "trash_self": {},
    "play_another": {},
    "research_free": {"max_cost": (13,), "play": (True,)},
    "choose": {"pick": (1, 2, 3)},
    "choose_region": {"min": (1, 2), "max": (1, 3), "among": (SOME, ONE), "exclude": (ONE,)},
    "choose_resource": {},
    "pay_to": {
        "cost": ({"food": 13}, {"discard": 14}, {"money": 13, "discard": 14, "trash": 1, "trash_from": ("hand",)})
    },
    "repeat": {"max_times": (1, 12), "distinct": ("region",)},
    "power_may": {
        "power": ("usa", "eu", "china"),
        "cost": ({"money": 13}, {"money": 13, "or_all_if_less": True}),
        "if_unplayed": ("always_free",),
    },
    "spend": {"money": (13,), "diplomacy": (14,), "services": (15,), "army": (16,)},
}
# what a step must have, where the table does not give it
NEEDED: dict[str, dict[str, Any]] = {
    "move": {"max": 11},
    "produce": {"types": 4},
    "gain": {"money": 10},
    "spend": {"money": 10},
    "exchange": {"give": {"army": 2}, "get": {"money": 20}, "max_times": 1},
    "ready": {"max": 2},
    "place_army": {"count": 2, "one_of": SOME},
    "draw": {"count": 2},
    "discard": {"count": 2},
    "trash": {"count": 2, "from": ("hand",)},
    "research_free": {"max_cost": 6},
    "choose": {"pick": 1, "options": ((Step("trade", {}),), INNER, (Step("engage", {}), Step("develop", {})))},
    "choose_region": {"bind": "z", "max": 4},
    "choose_resource": {"bind": "z"},
    "pay_to": {"cost": {"food": 2}, "steps": INNER},
    "repeat": {"max_times": 2, "steps": INNER},
    "power_may": {"power": "russia", "cost": {"money": 20}, "steps": (Step("refresh_influence", {}),)},
}
# further keys that go with those of the table only
TOGETHER = (
    Step("engage", {"discount": 13, "discount_region_in": SOME}),
    Step("engage", {"discount": 13, "discount_per": "ally_in_region"}),
    Step("engage", {"discount": 13, "discount_per": "army_in_region", "discount_region_in": ONE}),
    Step("trade", {"double_symbols": ("energy", "raw", "food"), "double_pick": 1}),
    Step("gain", {"money": 13, "per": "imported_type", "of": "@t"}),
    Step("gain", {"vp": 13, "requires": "@t"}),
    Step("discard", {"count": "@n", "requires": "@n"}),
    *[Step("gain", {"vp": 13, "requires": f"@{name}"}) for name in BINDERS],
    Step("ready", {"max": 13, "bind": "z"}),
    Step("move", {"max": 13, "min": 12}),
    Step("move", {"per_region": 13, "to_one_of": SOME}),
    Step("improve_relations", {"region_in": SOME, "scope": "region_search", "exclude": "@c"}),
    Step("improve_relations", {"exclude": "@c", "requires": "@d", "discount": 13}),
    *[Step("trade", {"double_symbols": (name,)}) for name in RESOURCES],
    *[Step("produce", {"resources": (name,), "max_units": 13}) for name in RESOURCES],
    Step("produce", {"resources": RESOURCES[:6]}),
    *[Step("add_influence", {"exclude": (name,)}) for name in REGIONS],
    *[Step("place_army", {"count": 13, "one_of": (name,)}) for name in REGIONS],
    Step("choose_region", {"bind": "z", "max": 3, "among": REGIONS[:3]}),
    Step("choose_region", {"bind": "z", "max": 3, "among": REGIONS[3:6]}),
    Step("choose_region", {"bind": "z", "max": 3, "among": REGIONS[6:]}),
    Step("choose_region", {"bind": "z", "exclude": REGIONS}),
    Step("pay_to", {"cost": {"food": 13}, "steps": (Step("trade", {}), Step("develop", {}), *INNER)}),
    Step("choose", {"pick": 2, "any_order": True, "options": (INNER, (Step("trade", {}),))}),
)


def recorded(*steps: Step) -> int:
    """The steps as a program, with what binds all that they refer to before them."""
    wanted = re.findall(r"'@(\w+)'", repr(steps))
    binders: list[str] = []
    for name in wanted:
        binders.extend(each for each in (*NEEDS.get(name, ()), name) if each not in binders)
    return Recorder(f"test_{next(_numbers)}").record((*[BINDERS[name] for name in binders], *steps))


def step_with(op: str, keys: dict[str, Any]) -> Step:
    needed = NEEDED.get(op, {})
    for apart in APART:
        if any(key in keys for key in apart):
            needed = {key: value for key, value in needed.items() if key not in apart}
    return Step(op, {**needed, **keys})


def pairs(op: str) -> Iterator[dict[str, Any]]:
    """No key, each key with each value, and every two keys that go together."""
    yield {}
    single = [(key, value) for key, values in VALUES[op].items() for value in values]
    yield from ({key: value} for key, value in single)
    for (one, first), (other, second) in combinations(single, 2):
        if one != other and not any(one in apart and other in apart for apart in APART):
            yield {one: first, other: second}


def told(speaker: Speaker, *steps: Step) -> str:
    if steps[-1].op == "spend":
        steps = (*steps, *INNER)
    return sentences(speaker, program_clauses(speaker, recorded(*steps)))


def test_the_table_has_every_op_and_every_key() -> None:
    ops = set(OPS) - {"on", "bonus"}
    assert ops == set(VALUES)
    assert ops - {"spend"} == set(CLAUSES)
    for op in ops:
        keys = {key for step in TOGETHER if step.op == op for key in step.keys}
        assert set(OPS[op]) <= set(VALUES[op]) | set(NEEDED.get(op, {})) | keys, op


@every_language
@pytest.mark.parametrize("op", VALUES)
def test_every_op_speaks_with_all_its_keys(speakers: dict[str, Listening], op: str, language: str) -> None:
    for keys in pairs(op):
        for optional in (False, True):
            step = step_with(op, {**keys, "optional": optional})
            text = told(speakers[language], step)
            assert_well_formed(text)
            _has_figures(text, keys)
            within = told(speakers[language], Step("pay_to", {"cost": {"food": 7}, "steps": (step, *INNER)}))
            assert_well_formed(within)
            _has_figures(within, keys)


def _has_figures(text: str, keys: dict[str, Any]) -> None:
    unsaid = [key for key in ("surcharge_per_army",) if keys.get("free")]
    unsaid += ["min"] if "per_region" in keys or keys.get("min", 0) > keys.get("max", 99) else []
    for key, value in keys.items():
        if key not in unsaid:
            for figure in _figures(value if not isinstance(value, dict) else tuple(value.values())):
                if figure > 9:
                    assert re.search(rf"\b{figure}\b", text), (keys, text)


@every_language
@pytest.mark.parametrize("op", VALUES)
def test_every_key_changes_the_text(speakers: dict[str, Listening], op: str, language: str) -> None:
    for key, values in VALUES[op].items():
        texts = [told(speakers[language], step_with(op, {key: value})) for value in values]
        assert len(set(texts)) == len(texts), (key, texts)
        plain = told(speakers[language], step_with(op, {}))
        assert all(not text.endswith(plain) for text in texts) or key in NEEDED.get(op, {}), (key, texts)


@every_language
def test_keys_that_only_go_together_speak(speakers: dict[str, Listening], language: str) -> None:
    for step in TOGETHER:
        text = told(speakers[language], step)
        assert_well_formed(text)
        _has_figures(text, dict(step.keys))


def test_everything_that_binds_can_be_required(speakers: dict[str, Listening]) -> None:
    assert {step.op for step in BINDERS.values()} == set(BINDS)
    for name in BINDERS:
        assert "If you" in told(speakers["en"], Step("gain", {"vp": 13, "requires": f"@{name}"}))


def test_the_moods_go_through_what_is_nested(speakers: dict[str, Listening]) -> None:
    spend = (Step("spend", {"money": 13}), Step("gain", {"vp": 8}), Step("ready", {"max": 1, "optional": True}))
    step = Step("choose", {"pick": 1, "options": (spend, (Step("repeat", {"max_times": 2, "steps": spend}),))})
    assert told(speakers["ru"], step) == (
        "Выберите одно: потратить 13 ордисов, чтобы получить 8 ПО, а затем при желании развернуть союзника; или "
        "до 2 раз: потратить 13 ордисов, чтобы получить 8 ПО, а затем при желании развернуть союзника."
    )


def test_two_countries_get_letters_and_one_gets_none(speakers: dict[str, Listening]) -> None:
    steps = (Step("invest", {"target": "@c"}), Step("improve_relations", {"exclude": "@d"}))
    assert told(speakers["en"], *steps) == (
        "Improve relations with an available country (A). Invest in an ally (B). Invest in that country (A). "
        "Improve relations with an available country, but not with that country (B)."
    )
    assert "(A)" not in told(speakers["en"], Step("invest", {"target": "@c"}))


def test_what_another_power_does_is_not_told_as_yours(speakers: dict[str, Listening]) -> None:
    step = Step(
        "power_may", {"power": "usa", "cost": {"money": 5}, "steps": (Step("refresh_influence", {"optional": True}),)}
    )
    assert told(speakers["en"], step) == (
        "The USA may spend 5 money to optionally refresh 1 of its temporary tokens in any region."
    )
    assert told(speakers["ru"], step).startswith("США могут потратить 5 ордисов")
    assert told(speakers["pl"], step).startswith("USA mogą wydać 5 ordisów")


# -- developments ------------------------------------------------------------------------------------------------------


@contextmanager
def development(
    kind: int, event: str = "", bonus: tuple[int, ...] = (0, 0, 0, 0, 0), at_will: bool = True
) -> Iterator[None]:
    """The first development is another: it draws 13 cards at an event, and gains 14 VP at will or when it starts."""
    rows = [DEVELOPMENT_KIND, EVENT, EVENT_PROGRAM, *BONUS]
    before = [row[0] for row in rows], PROGRAM[FIRST_DEVELOPMENT]
    drawing = recorded(Step("draw", {"count": 13})) if event else NO_PROGRAM
    for row, value in zip(rows, (kind, EVENT_NAMES.index(event), drawing, *bonus), strict=True):
        row[0] = value
    PROGRAM[FIRST_DEVELOPMENT] = recorded(Step("gain", {"vp": 14})) if at_will else NO_PROGRAM
    yield
    for row, value in zip(rows, before[0], strict=True):
        row[0] = value
    PROGRAM[FIRST_DEVELOPMENT] = before[1]


@every_language
@pytest.mark.parametrize("kind", [ONGOING, ONCE_PER_ROUND])
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_speaks(speakers: dict[str, Listening], event: str, kind: int, language: str) -> None:
    with development(kind, event):
        text = card_text(speakers[language], FIRST_DEVELOPMENT)
    assert_well_formed(text)
    assert "13" in text
    assert ("14" in text) == (kind == ONCE_PER_ROUND)
    assert text.count(".") - text.count(". rund") == 1


@every_language
@pytest.mark.parametrize("to", range(len(BONUS_NAMES)))
def test_every_bonus_speaks(speakers: dict[str, Listening], to: int, language: str) -> None:
    for n in (1, 3, 5):
        with development(ONGOING, bonus=tuple([n if to == other else 0 for other in range(len(BONUS_NAMES))])):
            text = card_text(speakers[language], FIRST_DEVELOPMENT)
        assert_well_formed(text)
        assert str(n) in text


# -- parts of cards ----------------------------------------------------------------------------------------------------


@every_language
def test_every_way_and_cost_speaks(speakers: dict[str, Listening], language: str) -> None:
    ways = [program for programs in WAYS for program in programs]
    for program in ways:
        text = way_text(speakers[language], program)
        assert text[:1].isupper()
        assert not text.endswith(".")
    for row in COSTS:
        assert set(map(int, re.findall(r"\d+", amounts_text(speakers[language], row)))) == {n for n in row if n}


def test_a_way_knows_what_the_card_has_bound_before(speakers: dict[str, Listening]) -> None:
    steps = PROGRAMS[PROGRAM[number_of("new_strategic_partner")]]
    choose = next(step for step in steps if op_of(step) == "choose")
    assert [way_text(speakers["ru"], program) for program in WAYS[choose[5]]] == [
        "Построить базу в этой стране",
        "Переместить до 2 армий в регион этой страны",
    ]


# -- faces -------------------------------------------------------------------------------------------------------------


def test_facts_of_cards(speakers: dict[str, Listening]) -> None:
    english = speakers["en"]
    assert card_facts(english, number_of("usa_growth_strategy")) == (
        "Domestic; starter card of the USA; top bonus 2 money; research 3; suggested for a first game; "
        "read from the components."
    )
    assert card_facts(english, number_of("tap_into_new_markets")) == (
        "Diplomatic and economic; market card; cost 7; top bonus 10 money; research 4; read from the components."
    )
    assert card_facts(english, number_of("usa_us_navy")) == (
        "Strategic asset of the USA; 1 VP at the start; read from the components."
    )
    assert card_facts(english, number_of("decree_eu")) == "Decree of the EU; 3 VP if unused; read from the components."
    assert card_facts(speakers["ru"], number_of("knowledge_transfer")) == (
        "Карта развития уровня 2; действует со 2-го раунда; нужно потратить 2 услуги и 1 дипломатию; 4 ПО; в стопке 2"
        " карты (сомнительно); прочитано с компонентов игры."
    )
    assert card_facts(speakers["pl"], FIRST_RANDOM) == "Karta losowych wpływów; odczytane z elementów gry."


@every_language
def test_facts_of_cards_have_their_figures(speakers: dict[str, Listening], language: str) -> None:
    for card in range(1, FIRST_ADVANTAGE):
        figures = list(map(int, re.findall(r"\d+", card_facts(speakers[language], card))))
        assert figures[-1] == RESEARCH[card]
        assert not COST[card] or figures[0] == COST[card]


def test_evidence(speakers: dict[str, Listening]) -> None:
    assert [evidence_text(speakers["en"], mark) for mark in ("", "components", "doubtful")] == [
        "",
        "read from the components",
        "doubtful",
    ]


# -- names that were edited --------------------------------------------------------------------------------------------


def test_an_edited_region_stands_as_it_is(speakers: dict[str, Listening], monkeypatch: pytest.MonkeyPatch) -> None:
    names = {"en": "Atlantis", "ru": "Атлантида", "pl": "Atlantyda"}
    europe = replace(CONTENT.regions[0], names=names)
    monkeypatch.setattr(world_order_names, "CONTENT", replace(CONTENT, regions=(europe, *CONTENT.regions[1:])))
    card = number_of("eu_expansion")
    assert "with an available country in Atlantis." in card_text(speakers["en"], card)
    assert "в регионе «Атлантида»" in card_text(speakers["ru"], card)
    assert "do regionu „Atlantyda”" in card_text(speakers["pl"], card)


def test_an_edited_power_stands_as_it_is(speakers: dict[str, Listening], monkeypatch: pytest.MonkeyPatch) -> None:
    names = {"en": "Muscovy", "ru": "Московия", "pl": "Moskowia"}
    powers = tuple(replace(power, names=names) if power.id == "russia" else power for power in CONTENT.powers)
    monkeypatch.setattr(world_order_names, "CONTENT", replace(CONTENT, powers=powers))
    assert "Then Muscovy may spend 20 money" in card_text(speakers["en"], number_of("china_brics"))
    assert "Moskowia może wydać" in card_text(speakers["pl"], number_of("china_brics"))


# -- the files ---------------------------------------------------------------------------------------------------------


def forms_in(language: str) -> set[str]:
    """Every message that has a value, and every attribute of one."""
    resource = FluentResource((HOME / language / f"{FILE}.ftl").read_text(encoding="utf-8"))
    found: set[str] = set()
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found |= {entry.id.name} if entry.value else set()
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


@every_language
def test_languages_have_the_same_forms(language: str) -> None:
    assert forms_in(language) == forms_in("en")


@every_language
def test_nothing_is_written_in_vain(language: str) -> None:
    speaker = Listening(language)
    for card in TEXTED:
        card_text(speaker, card)
        card_facts(speaker, card)
    for op in VALUES:
        for keys in pairs(op):
            told(speaker, step_with(op, keys))
            told(speaker, Step("pay_to", {"cost": {"food": 7}, "steps": (step_with(op, {**keys, "optional": True}),)}))
    for step in TOGETHER:
        told(speaker, step)
    for event in EVENTS:
        with development(ONCE_PER_ROUND, event, (1, 1, 1, 1, 1)):
            card_text(speaker, FIRST_DEVELOPMENT)
    unsaid = {form for form in forms_in(language) - speaker.said if not form.startswith("text-region-other")}
    assert unsaid == set()
