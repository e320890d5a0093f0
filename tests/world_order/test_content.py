"""The content as it is: every fact that the rulebook has, all that must hold among its entries; and its digest."""

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any

import pytest
from world_order.boxes import Edit

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.content_checks import GIVES_INFLUENCE
from realpolitik.games.world_order.content_loading import KINDS, OWN, load
from realpolitik.games.world_order.content_parts import (
    COMPONENTS,
    DOUBTFUL,
    POWERS,
    RESOURCES,
    Ability,
    Step,
    every_step,
)
from realpolitik.games.world_order.content_steps import OPS

DATA: dict[str, Any] = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in OWN.glob("*.toml")}
FACTS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "facts.toml").read_text(encoding="utf-8"))["fact"]
GLOBAL = DATA["global"]


def by_id(kind: str) -> dict[str, Any]:
    return {entry["id"]: entry for entry in DATA[KINDS[kind].removesuffix(".toml")][kind]}


ENTRIES = {kind: by_id(kind) for kind in KINDS} | {"majority_token": {it["id"]: it for it in GLOBAL["majority_token"]}}
POWER = {power.id: power for power in CONTENT.powers}
RULES = CONTENT.rules


# -- the facts of the rulebook -----------------------------------------------------------------------------------------


def dig(value: Any, path: list[str]) -> Any:
    for part in path:
        if part == "len":
            value = len(value)
        else:
            value = value[int(part)] if isinstance(value, list) else value[part]
    return value


COMPARED: dict[str, Callable[[Any, Any], bool]] = {
    "equal": lambda actual, value: actual == value,
    "contains": lambda actual, value: value in actual,
    "excludes": lambda actual, value: value not in actual,
    "contains_owner": lambda actual, value: any(token["owner"] == value for token in actual),
    "set": lambda actual, value: sorted(actual) == sorted(value),
    "max": lambda actual, value: actual <= value,
}


def abilities(name: str) -> list[Ability]:
    """The card of that name, or those of the starter decks."""
    return [it for it in CONTENT.abilities if it.id == name or (it.power and it.id == f"{it.power}_{name}")]


def ops(effect: tuple[Step, ...]) -> set[str]:
    return {step.op for step in every_step(effect)}


def any_step(kind: str, op: str, **keys: Any) -> bool:
    """Whether some card of a kind has such a step."""
    return any(
        step.op == op and keys.items() <= step.keys.items()
        for card in getattr(CONTENT, kind)
        for step in every_step(card.effect)
    )


def develop_or_produce(effect: tuple[Step, ...]) -> bool:
    options = ((Step("develop", {}),), (Step("produce", {"types": 3}),))
    return effect == (Step("choose", {"pick": 1, "options": options}),)


def table_of(power: str, name: str) -> tuple[int, ...]:
    return next(ability.table for ability in POWER[power].abilities if ability.id == name)


def by_count(table: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(table.get(str(count), 0) for count in range(8))


def has_rows(value: Mapping[str, tuple[str, str]]) -> bool:
    """Whether some card of random influence has these rows: the region, and an army or with whom to trade."""

    def shown(card: Any) -> dict[str, tuple[str, str]]:
        return {row.power: (row.region, "army" if row.army else row.trade_with) for row in card.rows}

    return any(
        all(shown(card)[power] == tuple(row) for power, row in value.items()) for card in CONTENT.random_influence
    )


MENA = CONTENT.regions[3]
PAIR = [abilities("growth_strategy")[0], abilities("foreign_trade")[0]]
NATO = [POWER[power].abilities[0] for power in ("usa", "eu")]
REINFORCEMENT = "Стратегическое подкрепление"
SPECIAL: dict[str, Callable[[Any], bool]] = {
    "strategic_per_power": lambda v: Counter(it.power for it in CONTENT.strategic) == dict.fromkeys(POWERS, v),
    "power.russia.commerce_each": lambda v: all(dict(card.either) == v for card in POWER["russia"].commerce),
    "power.any.trade_operations": lambda v: (
        {n for it in POWER.values() for n in (it.trade.exports, it.trade.imports)} <= set(v)
    ),
    "region.mena.capacity_plus_one": lambda v: len(MENA.coloured + MENA.open_slots + MENA.temporary) + 1 == v,
    "regions_with_local_token": lambda v: sum("local" in region.coloured for region in CONTENT.regions) == v,
    "ability.growth_strategy.effect": lambda v: all(
        develop_or_produce(it.effect) for it in abilities("growth_strategy")
    ),
    "ability.growth_strategy.owners": lambda v: set(v) <= {card.power for card in abilities("growth_strategy")},
    "ability.pair_top_bonus_money": lambda v: sum(it.top_bonus[1] for it in PAIR if it.top_bonus[0] == "money") == v,
    "ability.pair_research": lambda v: sum(card.research for card in PAIR) == v,
    "ability.strategic_reinforcement.effect": lambda v: (
        [step.keys.get("max") for it in CONTENT.abilities if it.names["ru"] == REINFORCEMENT for step in it.effect[:1]]
        == [3]
    ),
    "ability.suggested_hand": lambda v: all(
        sum(card.suggested_copies for card in CONTENT.abilities if card.power == power) == v for power in POWERS
    ),
    "development.stacks_per_level.1": lambda v: sum(it.level == 1 for it in CONTENT.developments) == v,
    "development.stacks_per_level.3": lambda v: sum(it.level == 3 for it in CONTENT.developments) == v,
    "development.rows": lambda v: len({it.row for it in CONTENT.developments}) == v,
    "development.levels_min": lambda v: any(it.level == v and it.kind == "vp_only" for it in CONTENT.developments),
    "development.level4_first_turn_extra_card": lambda v: any(
        it.level == 4 and it.effect[0].keys.get("event") == "first_turn_of_round" and "play_another" in ops(it.effect)
        for it in CONTENT.developments
    ),
    "development.two_different_productions": lambda v: any_step("developments", "increase_production", count=2),
    "development.two_any_time_cards": lambda v: (
        sum(it.kind == "once_per_round" and "on" not in ops(it.effect) for it in CONTENT.developments) == v
    ),
    "development.second_country_surcharge": lambda v: any_step("developments", "improve_relations", surcharge=v),
    "strategic.third_region_for_russia": lambda v: any_step(
        "strategic", "power_may", power="russia", if_unplayed="always_free"
    ),
    "strategic.two_or_three_productions": lambda v: any(
        {2, 3} <= {step.keys.get("count") for step in every_step(it.effect) if step.op == "increase_production"}
        for it in CONTENT.strategic
    ),
    "ability.choose_ready_country_and_invest": lambda v: any_step("abilities", "invest", exhaust=False),
    "ability.get_country_then_base_or_move": lambda v: any(
        ops(it.effect) == {"improve_relations", "choose", "build_base", "move"}
        and not any(step.keys.get("ignore_access") for step in every_step(it.effect))
        for it in CONTENT.abilities
    ),
    "focus.domestic.research": lambda v: all(it.focus["domestic"].bonus == {"research": v} for it in POWER.values()),
    "focus.diplomatic.engage_discount": lambda v: all(
        it.focus["diplomatic"].bonus == {"engage_discount": v} for it in POWER.values()
    ),
    "focus.military.threat": lambda v: all(it.focus["military"].bonus["threat"] == v for it in POWER.values()),
    "focus.military.defence": lambda v: all(it.focus["military"].bonus["defence"] == v for it in POWER.values()),
    "power.usa.superpower_table": lambda v: table_of("usa", "global_superpower_status") == by_count(v),
    "power.russia.sphere_vp": lambda v: POWER["russia"].abilities[0].vp == v,
    "power.china.fdi_table": lambda v: table_of("china", "global_fdi_network") == by_count(v),
    "power.usa_eu_nato": lambda v: [(it.id, it.power) for it in NATO] == [("member_of_nato", p) for p in ("eu", "usa")],
    "random_influence.left": has_rows,
    "random_influence.right": has_rows,
}


def holds(fact: dict[str, Any]) -> bool:
    key, value = fact["key"], fact["value"]
    if key in SPECIAL:
        return SPECIAL[key](value)
    compare = COMPARED[fact.get("op", "equal")]
    head, *path = key.split(".")
    if head in GLOBAL and isinstance(GLOBAL[head], dict):
        return compare(dig(GLOBAL[head], path), value)
    name, *path = path
    if head == "country":
        versions = [entry for id_, entry in ENTRIES["country"].items() if id_ in (name, f"{name}_s")]
        found = [compare(dig(entry, path), value) for entry in versions]
        return all(found) if fact.get("op") == "excludes" else any(found)
    if head == "ability":
        cards = [ENTRIES["ability"][card.id] for card in abilities(name)]
        return bool(cards) and all(compare(dig(card, path), value) for card in cards)
    return compare(dig(ENTRIES[head][name], path), value)


@pytest.mark.parametrize("fact", [it for it in FACTS if it.get("op") != "rule"], ids=lambda fact: fact["key"])
def test_every_fact_of_the_rulebook_holds(fact: dict[str, Any]) -> None:
    assert holds(fact)


def test_the_facts_are_all_there() -> None:
    assert len(FACTS) == 197
    assert set(SPECIAL) <= {fact["key"] for fact in FACTS}
    assert all(fact["lines"] and all(1 <= line <= 397 for line in fact["lines"]) for fact in FACTS)
    assert not any("quote" in fact for fact in FACTS)


# -- figures that the printed box has, and an edited one need not have -------------------------------------------------


def test_regions() -> None:
    for region in CONTENT.regions:
        assert 3 <= region.engage_cost <= 6
        assert len(region.open_slots) >= 2
        assert len(region.temporary) >= 4
        assert len(region.bonus) in (3, 4)


def test_player_boards() -> None:
    for power in CONTENT.powers:
        assert tuple(power.production) == RESOURCES
        assert all(1 <= track.start <= track.end <= 6 for track in power.production.values())
        boxes = power.focus
        assert all(box.ready >= 1 and all(money > 0 for money, _ in box.offers) for box in boxes.values())
        assert [box.raises for box in boxes.values()] == ["any", "diplomacy", "army"]
        assert [box.produces for box in boxes.values()] == [("goods", "services"), ("diplomacy",), ("army",)]
        assert all(step.vp > 0 for step in power.prosperity)


def test_countries() -> None:
    for country in CONTENT.countries:
        assert country.invest_cost == 5 + 5 * country.value
        if country.id == "eu_member_states":
            assert (country.exports, country.imports, country.twin) == ((), (), "")
        else:
            assert (len(country.exports), len(country.imports)) == (country.value, country.value - 1)
            assert country.twin == (country.id.removesuffix("_s") if country.starter else "")


def test_cards() -> None:
    assert sum(card.copies for card in CONTENT.abilities) == 114
    assert all(1 <= card.research <= 4 for card in CONTENT.abilities)
    assert all(card.cost == 0 if card.power else 3 <= card.cost <= 7 for card in CONTENT.abilities)
    assert all(bool(ops(it.effect) & set(GIVES_INFLUENCE)) == it.adds_influence for it in CONTENT.abilities)
    assert all(1 <= card.starting_vp <= 5 for card in CONTENT.strategic)
    assert len({card.copies for card in CONTENT.developments}) > 1
    assert all(card.vp >= 1 for card in CONTENT.developments)
    assert len(CONTENT.countries) == 93
    assert [len(it) for it in (CONTENT.strategic, CONTENT.decrees, CONTENT.random_influence)] == [20, 4, 20]


def test_every_op_has_its_line_in_the_document() -> None:
    text = (Path(__file__).parents[2] / "docs" / "world-order-content.md").read_text(encoding="utf-8")
    words = [*OPS, *[key for keys in OPS.values() for key in keys], *KINDS.values()]
    assert [word for word in words if f"`{word}" not in text] == []


def test_evidence_is_told_as_it_is_marked() -> None:
    assert [(token.evidence, token.two_players_evidence) for token in RULES.majorities] == [
        ("", DOUBTFUL),
        (DOUBTFUL, DOUBTFUL),
        (DOUBTFUL, DOUBTFUL),
    ]
    assert {card.copies_evidence for card in CONTENT.developments} == {DOUBTFUL}
    entries = [*CONTENT.regions, *CONTENT.countries, *CONTENT.abilities, *CONTENT.strategic, *CONTENT.developments]
    assert {entry.evidence for entry in entries} == {COMPONENTS}
    assert {ability.evidence for power in CONTENT.powers for ability in power.abilities} == {""}


def test_steps_within_steps_are_steps() -> None:
    trip = next(card for card in CONTENT.abilities if card.id == "initiate_restructuring")
    cost = {"trash": 1, "trash_from": ("hand", "discard")}
    assert trip.effect[1] == Step("pay_to", {"cost": cost, "steps": (Step("play_another", {}),)})


def test_nothing_of_it_can_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        CONTENT.rules.rounds = 7  # type: ignore[misc]


# -- digest ------------------------------------------------------------------------------------------------------------


def test_the_digest_is_of_what_matters(edited: Edit, copied: Path) -> None:
    assert load(copied).digest == load().digest == CONTENT.digest
    edited("regions", 'evidence = "image"', 'evidence = "invented"')
    edited("regions", "# World Order", "# The World in Order")
    edited("powers", "start = 3\nmax = 5", "max = 5\n\nstart   =   3")
    assert load(copied).digest == CONTENT.digest
    assert load(copied).regions[0].evidence == DOUBTFUL


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("regions", "engage_cost = 5", "engage_cost = 7"),
        ("regions", 'name_pl = "Europa"', 'name_pl = "Eurazja"'),
        ("abilities", "research = 3", "research = 2"),
        ("strategic_advantages", "max_times = 1", "max_times = 2"),
        ("global", "pass_money = 10", "pass_money = 11"),
    ],
)
def test_any_other_change_changes_the_digest(edited: Edit, file: str, old: str, new: str) -> None:
    assert load(edited(file, old, new)).digest != CONTENT.digest


def test_a_card_may_be_renamed(edited: Edit) -> None:
    folder = edited("abilities", 'id = "global_presence"', 'id = "presence_everywhere"')
    assert "presence_everywhere" in [card.id for card in load(folder).abilities]
