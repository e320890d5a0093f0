"""What lies in the box, the same in every match: regions, countries, cards, powers and their facts."""

from typing import Any, Final

from realpolitik.games.world_order.board import REGION_NAMES
from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.content_parts import (
    COMPONENTS,
    DOUBTFUL,
    TYPES,
    Ability,
    Country,
    Development,
    Power,
)
from realpolitik.games.world_order.countries import COUNTRY_NAMES
from realpolitik.games.world_order.deck import (
    ABILITIES,
    ALIKE,
    CARD_NAMES,
    DEVELOPMENT_KINDS,
    FIRST_ABILITY,
    FIRST_ADVANTAGE,
    FIRST_DECREE,
    FIRST_DEVELOPMENT,
    FIRST_RANDOM,
)
from realpolitik.games.world_order.prices import EXPORT_PRICE, IMPORT_PRICE, MAJORITY_NAMES
from realpolitik.games.world_order.things import (
    PLACE_NAMES,
    POWER_NAMES,
    POWERS,
    PRIORITY_NAMES,
    RESOURCE_NAMES,
    SOURCE_NAMES,
)
from realpolitik.kernel.game import View
from realpolitik.kernel.label import LABELS

OWN_LABELS: Final = range(600, 700)


def components() -> View:
    return {
        "named": _named(),
        "place_kinds": ["region", "country", "resource", "power"],
        "regions": {region.id: _region(region.id) for region in CONTENT.regions},
        "countries": {country.id: _country(country) for country in CONTENT.countries},
        "cards": _cards(),
        "powers": {power.id: _power(power) for power in CONTENT.powers},
        "resources": {
            name: {"export": EXPORT_PRICE[i], "import": IMPORT_PRICE[i]} for i, name in enumerate(RESOURCE_NAMES)
        },
        "sides": list(POWER_NAMES),
        "sources": list(SOURCE_NAMES),
        "majorities": {
            token.id: {
                "places": list(token.places),
                "two_players": list(token.places_two_players),
                "evidence": token.evidence,
                "two_players_evidence": token.two_players_evidence,
            }
            for token in CONTENT.rules.majorities
        },
    }


def _named() -> dict[str, list[str]]:
    """What there are names for, by kind; things in the order of their numbers."""
    abilities = [ability.id for power in CONTENT.powers for ability in power.abilities]
    return {
        "region": list(REGION_NAMES),
        "country": list(COUNTRY_NAMES),
        "card": list(CARD_NAMES[FIRST_ABILITY:]),
        "side": list(POWER_NAMES),
        "power": list(POWER_NAMES[:POWERS]),
        "ability": list(dict.fromkeys(abilities)),
        "resource": list(RESOURCE_NAMES),
        "priority": list(PRIORITY_NAMES),
        "type": list(TYPES),
        "development": list(DEVELOPMENT_KINDS),
        "majority": list(MAJORITY_NAMES),
        "place": list(PLACE_NAMES),
        "source": list(SOURCE_NAMES),
        "evidence": [COMPONENTS, DOUBTFUL],
        "label": [LABELS[number] for number in sorted(LABELS) if number in OWN_LABELS],
    }


def _region(name: str) -> View:
    region = next(region for region in CONTENT.regions if region.id == name)
    return {
        "engage_cost": region.engage_cost,
        "coloured": list(region.coloured),
        "slot_vp": list(region.open_slots),
        "temporary_vp": list(region.temporary),
        "bonus": list(region.bonus),
        "zone": list(region.zone),
        "evidence": region.evidence,
    }


def _country(country: Country) -> View:
    return {
        "region": country.region,
        "value": country.value,
        "invest_cost": country.invest_cost,
        "exports": list(country.exports),
        "imports": list(country.imports),
        "base": list(country.base),
        "barred": list(country.barred),
        "starter": country.power,
        "twin": country.twin,
        "evidence": country.evidence,
    }


def _cards() -> dict[str, View]:
    cards: dict[str, View] = {}
    by_name = {ability.id: ability for ability in CONTENT.abilities}
    for card in range(FIRST_ABILITY, FIRST_ABILITY + ABILITIES):
        cards[CARD_NAMES[card]] = _ability(by_name[CARD_NAMES[ALIKE[card]]], CARD_NAMES[ALIKE[card]])
    for at, advantage in enumerate(CONTENT.strategic):
        cards[CARD_NAMES[FIRST_ADVANTAGE + at]] = {
            "family": "advantage",
            "side": advantage.power,
            "vp": advantage.starting_vp,
            "evidence": advantage.evidence,
        }
    for at, development in enumerate(CONTENT.developments):
        cards[CARD_NAMES[FIRST_DEVELOPMENT + at]] = _development(development)
    for at, decree in enumerate(CONTENT.decrees):
        cards[CARD_NAMES[FIRST_DECREE + at]] = {
            "family": "decree",
            "side": decree.power,
            "vp": decree.unused_vp,
            "evidence": decree.evidence,
        }
    for at, random in enumerate(CONTENT.random_influence):
        rows = [{"power": r.power, "region": r.region, "army": r.army, "trade": r.trade_with} for r in random.rows]
        cards[CARD_NAMES[FIRST_RANDOM + at]] = {"family": "random_influence", "rows": rows, "evidence": random.evidence}
    return {name: {"number": number, **cards[name]} for number, name in enumerate(CARD_NAMES) if name}


def _ability(ability: Ability, first: str) -> View:
    bonus, n = ability.top_bonus
    return {
        "family": "ability",
        "alike": first,
        "side": ability.power,
        "types": list(ability.types),
        "cost": ability.cost,
        "bonus": {bonus: n},
        "research": ability.research,
        "adds_influence": ability.adds_influence,
        "evidence": ability.evidence,
    }


def _development(development: Development) -> View:
    return {
        "family": "development",
        "level": development.level,
        "copies": development.copies,
        "copies_evidence": development.copies_evidence,
        "cost": dict(development.cost),
        "vp": development.vp,
        "kind": development.kind,
        "evidence": development.evidence,
    }


def _power(power: Power) -> View:
    deals: list[dict[str, Any]] = [
        {"power": deal.power, "resource": deal.resource, "count": deal.count} for deal in power.trade.import_from
    ]
    return {
        "starting_money": power.starting_money,
        "engage_tokens": power.engage_tokens,
        "influence_tokens": power.influence_tokens,
        "production": {name: {"start": track.start, "end": track.end} for name, track in power.production.items()},
        "priorities": {
            name: {
                "ready": box.ready,
                "offers": [{"money": money, "count": count} for money, count in box.offers],
                "raises": box.raises,
                "produces": list(box.produces),
                "bonus": dict(box.bonus),
            }
            for name, box in power.focus.items()
        },
        "prosperity": [{"goods": step.goods, "vp": step.vp, "money": step.money} for step in power.prosperity],
        "exports": power.trade.exports,
        "imports": power.trade.imports,
        "import_from": deals,
        "commerce": [[{"resource": name, "count": n} for name, n in card.either] for card in power.commerce],
        "abilities": [ability.id for ability in power.abilities],
        "evidence": power.evidence,
    }
