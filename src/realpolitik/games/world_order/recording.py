"""Effects of the content, recorded as programs: a step of the TOML is an op, a list of steps within it a program."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from realpolitik.games.world_order.amounts import condition_number, cost_number, ways_number
from realpolitik.games.world_order.board import ALL_REGIONS, mask_of
from realpolitik.games.world_order.content_parts import Step
from realpolitik.games.world_order.drawing import DISCARD_PILE, HAND
from realpolitik.games.world_order.effects import BINDINGS, NOT_BOUND, NOTHING, reference, region_reference
from realpolitik.games.world_order.engaging import FLAT, PER_ALLY, PER_ARMY
from realpolitik.games.world_order.ops_actions import (
    BUILD_A_BASE,
    DEVELOP,
    ENGAGE,
    IMPROVE_RELATIONS,
    INVEST,
    MOVE,
    PRODUCE,
    TRADE,
)
from realpolitik.games.world_order.ops_board import (
    ADD_INFLUENCE,
    CHOOSE,
    CHOOSE_REGION,
    CHOOSE_RESOURCE,
    CONVERT_INFLUENCE,
    INCREASE_PRODUCTION,
    INCREASE_PROSPERITY,
    PLACE_ARMY,
    POWER_MAY,
    REFRESH_INFLUENCE,
    REPEAT,
)
from realpolitik.games.world_order.ops_gains import (
    DISCARD,
    DRAW,
    EXCHANGE,
    GAIN,
    ONCE,
    PAY_TO,
    PER_FDI_TOKEN,
    PER_IMPORTED_TYPE,
    PLAY_ANOTHER,
    READY,
    RESEARCH_FREE,
    TRASH,
    TRASH_SELF,
)
from realpolitik.games.world_order.prices import BASE_ARMY_COST
from realpolitik.games.world_order.producing import ALL_RESOURCES
from realpolitik.games.world_order.spending import SPEND
from realpolitik.games.world_order.things import POWER_NAMES, RESOURCE_NAMES
from realpolitik.kernel.program import Program, Verb, record

Keys = Mapping[str, Any]
Operands = dict[str, int]

_UNITS: Final = (*RESOURCE_NAMES, "money")
_COUNTRIES: Final = ("improve_relations", "invest", "build_base", "ready", "improve_relations_done")  # bind a country
_PER: Final = {"": ONCE, "fdi_token": PER_FDI_TOKEN, "imported_type": PER_IMPORTED_TYPE}
_DISCOUNT_PER: Final = {"": FLAT, "ally_in_region": PER_ALLY, "army_in_region": PER_ARMY}
_PILES: Final = {"hand": HAND, "discard": DISCARD_PILE}


class Recorder:
    """Records the steps of one card: knows which names are bound, where, and whether they stand for a country."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.places: dict[str, int] = {}
        self.is_country: dict[str, bool] = {}
        self.programs = 0

    def record(self, steps: tuple[Step, ...], chosen: bool = False, repeated: bool = False) -> int:
        """A list of steps as a program; `chosen`: that its payment is made has been asked with the way itself;
        `repeated`: it is carried out several times, as long as it is paid for."""
        p = Program()
        name = f"world_order.{self.name}" + (f".{self.programs}" if self.programs else "")
        self.programs += 1
        for step in steps:
            op, operands = _OPS[step.op](self, step.keys)
            if op is SPEND:
                operands["asks"], operands["repeated"] = int(not chosen), int(repeated)
            p.emit(op, **self._common(step), **operands)
        return record(name, p)

    def _common(self, step: Step) -> Operands:
        required = self.place(step.keys["requires"]) if "requires" in step.keys else NOT_BOUND
        bound = self.bind(step.keys["bind"], step.op) if "bind" in step.keys else NOT_BOUND
        return {"bind": bound, "requires": required, "optional": int(step.keys.get("optional", False))}

    def bind(self, name: str, op: str) -> int:
        """The place of a name that is bound from here on."""
        if name not in self.places:
            self.places[name] = len(self.places)
            if len(self.places) > BINDINGS:
                raise ValueError(f"{self.name} binds more than {BINDINGS} names")
        self.is_country[name] = op in _COUNTRIES
        return self.places[name]

    def place(self, word: str) -> int:
        return self.places[word.removeprefix("@")]

    def named(self, keys: Keys, key: str) -> int:
        """What a key refers to: a country, a type, a number."""
        return reference(self.place(keys[key])) if key in keys else NOTHING

    def regions(self, keys: Keys, *names: str, otherwise: int = NOTHING) -> int:
        """The regions that one of these keys gives, as a set or as what was bound."""
        for name in names:
            if name in keys:
                return self._regions(keys[name])
        return otherwise

    def _regions(self, value: str | tuple[str, ...]) -> int:
        if not isinstance(value, str):
            return mask_of(value)
        if not value.startswith("@"):
            return mask_of((value,))
        place = self.place(value)
        return region_reference(place) if self.is_country[value[1:]] else reference(place)


def amounts(keys: Keys) -> int:
    """A cost, by its number."""
    return cost_number([int(keys.get(unit, 0)) for unit in _UNITS])


def types_in(names: tuple[str, ...]) -> int:
    return sum([1 << RESOURCE_NAMES.index(name) for name in set(names)])


def piles_in(names: tuple[str, ...]) -> int:
    return sum([_PILES[name] for name in set(names)])


# -- the ops -----------------------------------------------------------------------------------------------------------

Recorded = tuple[Verb[Any], Operands]


def _improve_relations(r: Recorder, keys: Keys) -> Recorded:
    substitute = keys.get("substitute", {})
    return IMPROVE_RELATIONS, {
        "regions": r.regions(keys, "region_in", otherwise=ALL_REGIONS),
        "exclude": r.named(keys, "exclude"),
        "discount": keys.get("discount", 0),
        "surcharge": keys.get("surcharge", 0),
        "money_per_unit": substitute.get("money", 0),
        "search": int(keys.get("scope") == "region_search"),
    }


def _engage(r: Recorder, keys: Keys) -> Recorded:
    return ENGAGE, {
        "regions": r.regions(keys, "region", "region_in", otherwise=ALL_REGIONS),
        "exclude": r.regions(keys, "exclude"),
        "needs_ally": int(keys.get("require_ally", True)),
        "discount": keys.get("discount", 0),
        "discount_where": r.regions(keys, "discount_region_in", otherwise=ALL_REGIONS),
        "discount_per": _DISCOUNT_PER[keys.get("discount_per", "")],
    }


def _trade(r: Recorder, keys: Keys) -> Recorded:
    doubled = types_in(keys.get("double_symbols", ()))
    pick = keys.get("double_pick", 0)
    return TRADE, {
        "single": int(keys.get("operations", 0) == 1),
        "extra_allies": r.regions(keys, "extra_allies"),
        "only_regions": r.regions(keys, "only_regions"),
        "doubled": doubled,
        "choose_doubled": int(0 < pick < doubled.bit_count()),
    }


def _invest(r: Recorder, keys: Keys) -> Recorded:
    return INVEST, {
        "target": r.named(keys, "target"),
        "not_exhausted": int(not keys.get("exhaust", True)),
        "allow_repeat": keys.get("allow_repeat", 0),
        "surcharge": keys.get("surcharge", 0),
        "other_region_than": r.named(keys, "other_region_than"),
    }


def _move(r: Recorder, keys: Keys) -> Recorded:
    return MOVE, {
        "least": keys.get("min", 0),
        "most": keys.get("max", 0),
        "regions": r.regions(keys, "to", "to_one_of", otherwise=ALL_REGIONS),
        "to_one": int("to_one_of" in keys or keys.get("min", 0) > 1),
        "per_region": keys.get("per_region", 0),
        "free": int(keys.get("free", False)),
        "surcharge": keys.get("surcharge_per_army", 0),
        "ignores_access": int(keys.get("ignore_access", False)),
    }


def _build_base(r: Recorder, keys: Keys) -> Recorded:
    return BUILD_A_BASE, {
        "target": r.named(keys, "target"),
        "allow_repeat": keys.get("allow_repeat", 0),
        "army_limit": keys.get("army_limit", 0),
        "army_cost": keys.get("army_cost", BASE_ARMY_COST),
        "even_beside": int(keys.get("permanent_overflow", False)),
    }


def _develop(r: Recorder, keys: Keys) -> Recorded:
    return DEVELOP, {"money_per_unit": keys.get("substitute", {}).get("money", 0)}


def _produce(r: Recorder, keys: Keys) -> Recorded:
    of_one = isinstance(keys.get("resources"), str)
    if of_one:
        types, resources = 1, r.named(keys, "resources")
    elif "resources" in keys:
        types, resources = len(keys["resources"]), types_in(keys["resources"])
    else:
        types, resources = keys["types"], ALL_RESOURCES
    return PRODUCE, {
        "types": types,
        "resources": resources,
        "most_units": keys.get("max_units", 0),
        "of_one": int(of_one),
    }


def _gain(r: Recorder, keys: Keys) -> Recorded:
    units = {unit: keys.get(unit, 0) for unit in ("money", "diplomacy", "army", "vp")}
    return GAIN, {**units, "per": _PER[keys.get("per", "")]}


def _spend(r: Recorder, keys: Keys) -> Recorded:
    return SPEND, {"cost": amounts(keys)}


def _exchange(r: Recorder, keys: Keys) -> Recorded:
    return EXCHANGE, {"give": amounts(keys["give"]), "get": amounts(keys["get"]), "times": keys["max_times"]}


def _pay_to(r: Recorder, keys: Keys) -> Recorded:
    cost = keys["cost"]
    return PAY_TO, {
        "cost": amounts(cost),
        "discards": cost.get("discard", 0),
        "trashes": cost.get("trash", 0),
        "trashes_from": piles_in(cost.get("trash_from", ())),
        "program": r.record(keys["steps"], chosen=True),
    }


def _draw(r: Recorder, keys: Keys) -> Recorded:
    return DRAW, {"n": keys.get("count", 0), "by_ready_ally": int("max_from" in keys)}


def _discard(r: Recorder, keys: Keys) -> Recorded:
    counted = isinstance(keys["count"], int)
    return DISCARD, {"n": keys["count"] if counted else r.named(keys, "count")}


def _trash(r: Recorder, keys: Keys) -> Recorded:
    return TRASH, {"n": keys["count"], "places": piles_in(keys["from"])}


def _trash_self(r: Recorder, keys: Keys) -> Recorded:
    return TRASH_SELF, {}


def _play_another(r: Recorder, keys: Keys) -> Recorded:
    return PLAY_ANOTHER, {}


def _research_free(r: Recorder, keys: Keys) -> Recorded:
    return RESEARCH_FREE, {"most_cost": keys["max_cost"], "plays": int(keys.get("play", False))}


def _ready(r: Recorder, keys: Keys) -> Recorded:
    return READY, {"most": keys["max"]}


def _add_influence(r: Recorder, keys: Keys) -> Recorded:
    condition = keys.get("condition", {})
    wanted = [int(condition.get(name, 0)) for name in RESOURCE_NAMES]
    return ADD_INFLUENCE, {
        "regions": r.regions(keys, "region", "region_in", "each", otherwise=ALL_REGIONS),
        "exclude": r.regions(keys, "exclude"),
        "each": int("each" in keys),
        "must_be_permanent": int(keys.get("kind") == "permanent"),
        "even_beside": int(keys.get("overflow", False)),
        "condition": condition_number(wanted) if condition else NOTHING,
    }


def _refresh_influence(r: Recorder, keys: Keys) -> Recorded:
    return REFRESH_INFLUENCE, {"regions": r.regions(keys, "region", otherwise=ALL_REGIONS)}


def _convert_influence(r: Recorder, keys: Keys) -> Recorded:
    return CONVERT_INFLUENCE, {
        "regions": r.regions(keys, "region", otherwise=ALL_REGIONS),
        "even_beside": int(keys.get("overflow", False)),
    }


def _place_army(r: Recorder, keys: Keys) -> Recorded:
    return PLACE_ARMY, {"n": keys["count"], "regions": mask_of(keys["one_of"])}


def _increase_production(r: Recorder, keys: Keys) -> Recorded:
    of_one = "resources" in keys
    return INCREASE_PRODUCTION, {
        "n": keys.get("count", 1),
        "tracks": r.named(keys, "resources") if of_one else ALL_RESOURCES,
        "of_one": int(of_one),
    }


def _increase_prosperity(r: Recorder, keys: Keys) -> Recorded:
    return INCREASE_PROSPERITY, {"discount": keys.get("discount", 0)}


def _choose_region(r: Recorder, keys: Keys) -> Recorded:
    most = keys.get("max", 1)
    among = r.regions(keys, "among", otherwise=ALL_REGIONS) & ~mask_of(keys.get("exclude", ()))
    least = keys.get("min", 1 if most == 1 else 0)
    return CHOOSE_REGION, {"least": least, "most": most, "regions": among}


def _choose_resource(r: Recorder, keys: Keys) -> Recorded:
    return CHOOSE_RESOURCE, {}


def _choose(r: Recorder, keys: Keys) -> Recorded:
    ways = [r.record(way, chosen=True) for way in keys["options"]]
    return CHOOSE, {"pick": keys["pick"], "ways": ways_number(ways)}


def _repeat(r: Recorder, keys: Keys) -> Recorded:
    return REPEAT, {
        "times": keys["max_times"],
        "distinct_regions": int("distinct" in keys),
        "program": r.record(keys["steps"], repeated=True),
    }


def _power_may(r: Recorder, keys: Keys) -> Recorded:
    cost = keys["cost"]
    return POWER_MAY, {
        "power": POWER_NAMES.index(keys["power"]),
        "cost": amounts(cost),
        "all_if_less": int(cost.get("or_all_if_less", False)),
        "free_if_unplayed": int(keys.get("if_unplayed") == "always_free"),
        "program": r.record(keys["steps"], chosen=True),
    }


_OPS: Final[dict[str, Callable[[Recorder, Keys], Recorded]]] = {
    "improve_relations": _improve_relations,
    "engage": _engage,
    "trade": _trade,
    "invest": _invest,
    "move": _move,
    "build_base": _build_base,
    "develop": _develop,
    "produce": _produce,
    "gain": _gain,
    "spend": _spend,
    "exchange": _exchange,
    "pay_to": _pay_to,
    "draw": _draw,
    "discard": _discard,
    "trash": _trash,
    "trash_self": _trash_self,
    "play_another": _play_another,
    "research_free": _research_free,
    "ready": _ready,
    "add_influence": _add_influence,
    "refresh_influence": _refresh_influence,
    "convert_influence": _convert_influence,
    "place_army": _place_army,
    "increase_production": _increase_production,
    "increase_prosperity": _increase_prosperity,
    "choose_region": _choose_region,
    "choose_resource": _choose_resource,
    "choose": _choose,
    "repeat": _repeat,
    "power_may": _power_may,
}
