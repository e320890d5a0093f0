"""The vocabulary of effects: the ops, the keys of each, what values these take, and what a step binds.

A step may remember what it chose, `bind = "x"`, and later steps of its list, and of lists within them, refer to it as
`"@x"`. What they want must be what it is: a country will do where a region is wanted, but not the other way round.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from realpolitik.games.world_order.content_parts import POWERS, REGIONS, RESOURCES, Step
from realpolitik.games.world_order.content_reading import MOST, Table, shown

DEEPEST: Final = 4  # lists of steps within each other
MOST_STEPS: Final = 200  # of one effect
MONEY: Final = "money"

# What a bound name may stand for.
COUNTRY: Final = "a country"
REGION: Final = "a region"
TYPE: Final = "a type of resource"
TRADE: Final = "a trade"
NUMBER: Final = "a number of cards"
DONE: Final = "that it was done"
_PLACES: Final = (REGION, COUNTRY)  # a country means its region

BINDS: Final = {
    "improve_relations": COUNTRY,
    "invest": COUNTRY,
    "build_base": COUNTRY,
    "ready": COUNTRY,
    "engage": REGION,
    "place_army": REGION,
    "move": REGION,
    "choose_region": REGION,
    "choose_resource": TYPE,
    "trade": TRADE,
    "draw": NUMBER,
    "exchange": DONE,
}
EVENTS: Final = {  # of `on`, and what it binds
    "focus_chosen": DONE,
    "acquired": DONE,
    "improve_relations_done": COUNTRY,
    "first_turn_of_round": DONE,
    "influence_added": REGION,
}


class Kind:
    """What values a key takes: a number, a flag, one of some words, several of them, amounts, what is bound."""

    def __init__(
        self,
        number: bool = False,
        flag: bool = False,
        word: tuple[str, ...] = (),
        words: tuple[str, ...] = (),
        amounts: tuple[str, ...] = (),
        bound: tuple[str, ...] = (),
    ) -> None:
        self.number = number
        self.flag = flag
        self.word = word
        self.words = words
        self.amounts = amounts
        self.bound = bound  # what an "@x" may stand for

    def wanted(self) -> str:
        """What would be right."""
        may_be = []
        if self.number:
            may_be.append(f"a number from 0 to {MOST}")
        if self.flag:
            may_be.append("true or false")
        if self.word:
            may_be.append(f"one of {', '.join(self.word)}")
        if self.words:
            may_be.append(f"a list of {', '.join(self.words)}")
        if self.amounts:
            may_be.append(f"a table of {', '.join(self.amounts)}")
        if self.bound:
            may_be.append(f'"@x" for {" or ".join(self.bound)}')
        return ", or ".join(may_be)


_NUMBER: Final = Kind(number=True)
_FLAG: Final = Kind(flag=True)
_REGION: Final = Kind(word=REGIONS, bound=_PLACES)
_REGIONS: Final = Kind(words=REGIONS)
_PLACE: Final = Kind(bound=_PLACES)
_NOT_THERE: Final = Kind(words=REGIONS, bound=_PLACES)
_COUNTRY: Final = Kind(bound=(COUNTRY,))
_PRICE: Final = Kind(amounts=(MONEY, *RESOURCES))
_PILES: Final = Kind(words=("hand", "discard"))
_CARDS: Final = ("discard", "trash")

OPS: Final[dict[str, dict[str, Kind]]] = {
    "improve_relations": {
        "region_in": _REGIONS,
        "exclude": _COUNTRY,
        "discount": _NUMBER,
        "surcharge": _NUMBER,
        "substitute": Kind(amounts=("diplomacy", MONEY)),
        "scope": Kind(word=("region_search",)),
    },
    "engage": {
        "region": _REGION,
        "region_in": _REGIONS,
        "exclude": _NOT_THERE,
        "require_ally": _FLAG,
        "discount": _NUMBER,
        "discount_region_in": _REGIONS,
        "discount_per": Kind(word=("ally_in_region", "army_in_region")),
    },
    "trade": {
        "operations": _NUMBER,
        "extra_allies": _PLACE,
        "only_regions": _PLACE,
        "double_symbols": Kind(words=RESOURCES),
        "double_pick": _NUMBER,
    },
    "invest": {
        "target": _COUNTRY,
        "exhaust": _FLAG,
        "allow_repeat": _NUMBER,
        "surcharge": _NUMBER,
        "other_region_than": _COUNTRY,
    },
    "move": {
        "min": _NUMBER,
        "max": _NUMBER,
        "to": _PLACE,
        "to_one_of": _REGIONS,
        "per_region": _NUMBER,
        "free": _FLAG,
        "surcharge_per_army": _NUMBER,
        "ignore_access": _FLAG,
    },
    "build_base": {
        "target": _COUNTRY,
        "allow_repeat": _NUMBER,
        "army_limit": _NUMBER,
        "army_cost": _NUMBER,
        "permanent_overflow": _FLAG,
    },
    "develop": {"substitute": Kind(amounts=("services", MONEY))},
    "produce": {"types": _NUMBER, "resources": Kind(words=RESOURCES, bound=(TYPE,)), "max_units": _NUMBER},
    "gain": {
        "money": _NUMBER,
        "diplomacy": _NUMBER,
        "army": _NUMBER,
        "vp": _NUMBER,
        "per": Kind(word=("fdi_token", "imported_type")),
        "of": Kind(bound=(TRADE,)),
    },
    "spend": {"money": _NUMBER, "diplomacy": _NUMBER, "services": _NUMBER, "army": _NUMBER},
    "exchange": {"give": _PRICE, "get": _PRICE, "max_times": _NUMBER},
    "ready": {"max": _NUMBER},
    "add_influence": {
        "region": _REGION,
        "region_in": _REGIONS,
        "each": _PLACE,
        "exclude": _NOT_THERE,
        "kind": Kind(word=("permanent",)),
        "overflow": _FLAG,
    },
    "refresh_influence": {"region": _REGION},
    "convert_influence": {"region": _REGION, "overflow": _FLAG},
    "place_army": {"count": _NUMBER, "one_of": _REGIONS},
    "increase_production": {"count": _NUMBER, "resources": Kind(bound=(TYPE,))},
    "increase_prosperity": {"discount": _NUMBER},
    "draw": {"count": _NUMBER, "max_from": Kind(word=("highest_ready_ally_value",))},
    "discard": {"count": Kind(number=True, bound=(NUMBER,))},
    "trash": {"count": _NUMBER, "from": _PILES},
    "trash_self": {},
    "play_another": {},
    "research_free": {"max_cost": _NUMBER, "play": _FLAG},
    "choose": {"pick": _NUMBER, "any_order": _FLAG},
    "choose_region": {"min": _NUMBER, "max": _NUMBER, "among": _REGIONS, "exclude": _REGIONS},
    "choose_resource": {},
    "pay_to": {},
    "repeat": {"max_times": _NUMBER, "distinct": Kind(word=("region",))},
    "power_may": {"power": Kind(word=POWERS), "if_unplayed": Kind(word=("always_free",))},
    "on": {"event": Kind(word=tuple(EVENTS)), "timing": Kind(word=("before_or_after",))},
    "bonus": {
        "research": _NUMBER,
        "engage_discount": _NUMBER,
        "threat": _NUMBER,
        "defence": _NUMBER,
        "hand_size": _NUMBER,
    },
}
WITH_STEPS: Final = ("pay_to", "repeat", "power_may", "on")
NEEDED: Final[dict[str, tuple[str, ...]]] = {  # the keys without which a step means nothing
    "exchange": ("give", "get", "max_times"),
    "ready": ("max",),
    "place_army": ("count", "one_of"),
    "discard": ("count",),
    "trash": ("count", "from"),
    "research_free": ("max_cost",),
    "choose": ("pick",),
    "choose_region": ("bind",),
    "choose_resource": ("bind",),
    "repeat": ("max_times",),
    "power_may": ("power",),
    "on": ("event",),
}
EITHER: Final[dict[str, tuple[str, ...]]] = {  # of these a step needs one at least
    "move": ("max", "per_region"),
    "produce": ("types", "resources"),
    "gain": ("money", "diplomacy", "army", "vp"),
    "spend": ("money", "diplomacy", "services", "army"),
    "draw": ("count", "max_from"),
    "bonus": ("research", "engage_discount", "threat", "defence", "hand_size"),
}
APART: Final = (  # keys that do not go together
    ("region", "region_in", "each"),
    ("to", "to_one_of"),
    ("types", "resources"),
    ("count", "max_from"),
    ("count", "resources"),
)


class Effect:
    """An effect as it is read: how many steps it has had so far."""

    def __init__(self, table: Table, key: str) -> None:
        self.table = table
        self.key = key
        self.count = 0

    def read(self) -> tuple[Step, ...]:
        return self.steps(self.table, self.key, {}, 1)

    def steps(self, table: Table, key: str, outside: Mapping[str, str], depth: int) -> tuple[Step, ...]:
        """A list of steps, with the names that are bound around it."""
        if depth > DEEPEST:
            table.wrong(key, f"the steps are nested deeper than {DEEPEST} lists")
            return ()
        return self._list(table.tables(key), outside, depth)

    def _list(self, tables: Sequence[Table], outside: Mapping[str, str], depth: int) -> tuple[Step, ...]:
        bound = dict(outside)
        found: list[Step] = []
        for table in tables:
            self.count += 1
            if self.count == MOST_STEPS + 1:
                self.table.wrong(self.key, f"it has more than {MOST_STEPS} steps")
            if self.count <= MOST_STEPS:
                found.append(self._step(table, bound, depth))
        for at, step in enumerate(found):
            _check_order(tables[at], step, found[:at], found[at + 1 :])
        return tuple(found)

    def _step(self, table: Table, bound: dict[str, str], depth: int) -> Step:
        op = table.value("op")
        if not isinstance(op, str) or op not in OPS:
            if op is not None:
                table.wrong("op", f"there is no op {shown(op)}; there are {', '.join(OPS)}")
            return Step("", {})
        keys: dict[str, Any] = {}
        for key, kind in OPS[op].items():
            if table.has(key):
                keys[key] = _value(table, key, kind, bound)
        if table.has("optional"):
            keys["optional"] = table.flag("optional")
        if table.has("requires"):
            keys["requires"] = _bound(table, "requires", bound, (COUNTRY, REGION, TYPE, TRADE, NUMBER, DONE))
        if table.has("condition"):
            keys["condition"] = _condition(table.table("condition"), bound)
        if op in ("pay_to", "power_may"):
            keys["cost"] = _cost(table.table("cost"), op)
        name, what = _binding(table, op, keys)
        inside = {**bound, name: what} if name and op == "on" else bound
        if op in WITH_STEPS:
            keys["steps"] = self.steps(table, "steps", inside, depth + 1)
        if op == "choose":
            keys["options"] = self._options(table, bound, depth + 1)
        if name:
            keys["bind"] = name
            bound[name] = what
        _check_keys(table, op, keys)
        table.finish()
        return Step(op, keys)

    def _options(self, table: Table, bound: Mapping[str, str], depth: int) -> tuple[tuple[Step, ...], ...]:
        if depth > DEEPEST:
            table.wrong("options", f"the steps are nested deeper than {DEEPEST} lists")
            return ()
        found: list[tuple[Step, ...]] = []
        for number, option in enumerate(table.members("options")):
            name = f"options[{number}]"
            if not isinstance(option, list) or not option:
                table.wrong(name, f"it must be a list of steps, not {shown(option)}")
            else:
                tables = [table.inner(name, step, f"{name}[{at}]") for at, step in enumerate(option)]
                found.append(self._list(tables, bound, depth))
        return tuple(found)


# -- the values of keys ------------------------------------------------------------------------------------------------


def _value(table: Table, key: str, kind: Kind, bound: Mapping[str, str]) -> Any:
    value = table.values[key]
    if isinstance(value, str) and value.startswith("@") and kind.bound:
        return _bound(table, key, bound, kind.bound)
    if kind.number and type(value) is int:
        return table.number(key)
    if kind.flag and isinstance(value, bool):
        return value
    if kind.word and isinstance(value, str):
        return table.word(key, kind.word)
    if kind.words and isinstance(value, list):
        if not value:
            table.wrong(key, "the list must not be empty")
        return table.words(key, kind.words)
    if kind.amounts and isinstance(value, dict):
        if not value:
            table.wrong(key, "the table must not be empty")
        return table.amounts(key, kind.amounts)
    table.wrong(key, f"it must be {kind.wanted()}, not {shown(value)}")
    return None


def _bound(table: Table, key: str, bound: Mapping[str, str], wanted: tuple[str, ...]) -> str:
    """A reference to what an earlier step has bound."""
    value = table.values[key]
    if not isinstance(value, str) or not value.startswith("@"):
        table.wrong(key, f'it must refer to what an earlier step bound, like "@x", not {shown(value)}')
        return "@"
    name = value[1:]
    if name not in bound:
        table.wrong(key, f"no step before binds {shown(value)}; bound are {', '.join(sorted(bound)) or 'none'}")
    elif bound[name] not in wanted:
        table.wrong(key, f"{shown(value)} is {bound[name]}; here {' or '.join(wanted)} is wanted")
    return value


def _condition(table: Table, bound: Mapping[str, str]) -> Mapping[str, Any]:
    """What must have been exported in the trade before: `exported_to` a region, or to `each` one of several."""
    found: dict[str, Any] = {}
    if table.value("exported_to") == "each":
        found["exported_to"] = "each"
    elif table.has("exported_to"):
        found["exported_to"] = _bound(table, "exported_to", bound, _PLACES)
    found.update({resource: table.number(resource) for resource in RESOURCES if table.has(resource)})
    table.finish(RESOURCES)
    return found


def _cost(table: Table, op: str) -> Mapping[str, Any]:
    """What `pay_to` and `power_may` take: money and resources; cards too; or else all there is, if it is less."""
    found: dict[str, Any] = {name: table.number(name) for name in (MONEY, *RESOURCES) if table.has(name)}
    if op == "pay_to":
        found.update({name: table.number(name) for name in _CARDS if table.has(name)})
        if "trash" in found:
            found["trash_from"] = table.words("trash_from", _PILES.words)
    else:
        if any(name != MONEY for name in found):
            table.wrong("", "power_may takes money alone")
        if table.has("or_all_if_less"):
            found["or_all_if_less"] = table.flag("or_all_if_less")
    table.finish((MONEY, *RESOURCES))
    if not any(name != "or_all_if_less" for name in found):
        table.wrong("", "a price must be given")
    return found


def _binding(table: Table, op: str, keys: Mapping[str, Any]) -> tuple[str, str]:
    """The name that a step binds, and what that will be; nothing where it binds none."""
    if not table.has("bind"):
        return "", ""
    name = table.identifier("bind")
    if op == "on":
        return name, EVENTS.get(str(keys.get("event", "")), DONE)
    if op not in BINDS:
        table.wrong("bind", f"{op} has nothing to remember; those that have are {', '.join([*BINDS, 'on'])}")
        return "", ""
    return name, BINDS[op]


# -- what goes together ------------------------------------------------------------------------------------------------


def _check_keys(table: Table, op: str, keys: Mapping[str, Any]) -> None:
    for key in NEEDED.get(op, ()):
        if key not in keys:
            table.wrong(key, f"it is missing: {op} needs it")
    either = EITHER.get(op, ())
    if either and not any(key in keys for key in either):
        table.wrong("op", f"{op} needs one of {', '.join(either)}")
    for apart in APART:
        together = [key for key in apart if key in keys]
        if len(together) > 1:
            table.wrong(together[1], f"it does not go together with {together[0]}")
    if _figure(keys, "min") > _figure(keys, "max", MOST):
        table.wrong("min", "it is above max")
    if op == "choose" and not 1 <= _figure(keys, "pick", 1) <= len(keys["options"]):
        table.wrong("pick", f"there are {len(keys['options'])} options to pick from")
    if "condition" in keys and op != "add_influence":
        table.wrong("condition", "only add_influence has one")
    for key in ("operations", "double_pick"):
        if _figure(keys, key, 1) != 1:
            table.wrong(key, "it can only be 1")
    if (keys.get("per") == "imported_type") != ("of" in keys):
        table.wrong("of", '`per = "imported_type"` and `of`, the trade that is meant, belong together')


def _figure(keys: Mapping[str, Any], key: str, otherwise: int = 0) -> int:
    value = keys.get(key)
    return value if isinstance(value, int) else otherwise


def _check_order(table: Table, step: Step, before: Sequence[Step], after: Sequence[Step]) -> None:
    """A payment stands before what it pays for, and influence follows the armies that moved."""
    if step.op == "spend" and not after:
        table.wrong("op", "spend pays for nothing: the steps that it pays for must follow it")
    paid = [option for option in step.keys.get("options", ()) if any(inner.op == "spend" for inner in option)]
    if paid and any(later.op != "play_another" for later in after):
        table.wrong("options", "the steps after it would be had without paying: put them behind spend")
    moved = [earlier.keys.get("bind", "") for earlier in before if earlier.op == "move"]
    each = step.keys.get("each")
    if moved and isinstance(each, str) and each[1:] not in moved:
        table.wrong("each", "the influence must go to the regions that armies moved to")
