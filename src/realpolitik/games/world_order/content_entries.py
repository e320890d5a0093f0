"""Each kind of entry as it stands in its file: the keys it has, and the part of the box that it makes."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from realpolitik.games.world_order.content_parts import (
    LOCAL,
    POWERS,
    PRIMARY,
    PRIORITIES,
    REGIONS,
    RESOURCES,
    TYPES,
    Ability,
    Commerce,
    Country,
    Decree,
    Development,
    Focus,
    ImportOffer,
    InfluenceRow,
    Majority,
    PlayerCount,
    Power,
    PowerAbility,
    ProsperityStep,
    RandomInfluence,
    Region,
    Rules,
    Strategic,
    Track,
    TradeDeal,
)
from realpolitik.games.world_order.content_reading import LONGEST_NOTE, MOST, Problems, Table, check_kinds, entries
from realpolitik.games.world_order.content_steps import MONEY, Effect

GLOBAL: Final = "global.toml"
_TRADED: Final = ("energy", "raw", "food", "goods", "services", "army")
_IMPORTED: Final = ("energy", "raw", "food", "goods", "services")
_MADE: Final = ("goods", "services", "diplomacy", "army")  # what it takes something to produce
_SETS: Final = ("standard", "starter")
_SPEEDS: Final = ("once", "ongoing", "once_per_round", "vp_only")
_MOST_TRACK: Final = 10
_MOST_VALUE: Final = 3
_LEVELS: Final = 5
_POWER_ABILITIES: Final = (
    "ignore_threat_from",
    "vp_by_first_place_regions",
    "vp_per_region",
    "vp_by_fdi_regions",
)
_COUNTED: Final = (  # the components
    "board", "player_boards", "player_aids", "influence_per_power", "influence_black", "influence_total",
    "production_tokens_per_power", "production_tokens_total", "priority_tokens", "prosperity_tokens", "vp_tokens",
    "resource_tokens_total", "resource_tokens_per_type", "round_marker", "starter_abilities", "market_abilities",
    "strategic_advantages", "decrees", "starter_countries", "standard_countries", "commerce_cards",
    "random_influence_cards", "development_cards", "trade_deal_cards", "money_tokens", "money_denominations",
    "armies_total", "majority_tokens", "engage_tokens_total", "turn_order_tokens", "base_tokens", "fdi_tokens",
)  # fmt: skip


def region(table: Table) -> Region:
    return Region(
        id=table.identifier("id"),
        names=table.names(),
        engage_cost=table.number("engage_cost"),
        coloured=table.words("permanent_setup", (*POWERS, LOCAL)),
        open_slots=table.numbers("permanent_open", 1),
        temporary=table.numbers("temporary"),
        temporary_setup=table.each("temporary_setup", _token),
        bonus=table.numbers("majority_bonus"),
        zone=table.words("zone_of_interest", POWERS),
        standard_countries=table.number("standard_countries"),
        evidence=table.provenance(),
    )


def _token(table: Table) -> tuple[int, str]:
    return table.number("slot", 1) - 1, table.word("owner", (*POWERS, LOCAL))


def country(table: Table, twins: Mapping[str, str]) -> Country:
    """A country card; `twins` has the standard card of each name."""
    names = table.names()
    starter = table.word("set", _SETS) == "starter"
    return Country(
        id=table.identifier("id"),
        names=names,
        starter=starter,
        power=_owner(table, starter),
        region=table.word("region", REGIONS),
        value=table.number("value", 1, _MOST_VALUE),
        invest_cost=table.number("invest_cost"),
        exports=table.words("exports", _TRADED),
        imports=table.words("imports", _IMPORTED),
        base=table.words("base", POWERS),
        barred=table.words("barred", POWERS),
        twin=twins.get(names["en"], "") if starter else "",
        evidence=table.provenance(),
    )


def _owner(table: Table, starter: bool) -> str:
    if starter:
        return table.word("power", POWERS)
    if table.has("power"):
        table.wrong("power", "only a starter card belongs to a power")
    return ""


def ability(table: Table) -> Ability:
    starter = table.word("set", ("market", "starter")) == "starter"
    for key in ("cost",) if starter else ("suggested_copies", "unique"):
        if table.has(key):
            table.wrong(key, f"only a {'market' if starter else 'starter'} card has it")
    top_bonus = list(table.amounts("top_bonus", (MONEY, "diplomacy", "army")).items())
    if len(top_bonus) != 1:
        table.wrong("top_bonus", "it is one of money, diplomacy, army, like { money = 3 }")
    types = table.words("types", TYPES)
    if not types:
        table.wrong("types", f"it has no type; there are {', '.join(TYPES)}")
    return Ability(
        id=table.identifier("id"),
        names=table.names(),
        power=_owner(table, starter),
        copies=table.number("copies", 1),
        suggested_copies=table.number("suggested_copies") if starter else 0,
        unique=table.flag("unique") if starter else False,
        cost=0 if starter else table.number("cost"),
        types=types,
        top_bonus=top_bonus[0] if top_bonus else (MONEY, 0),
        research=table.number("research"),
        adds_influence=table.flag("adds_influence"),
        effect=Effect(table, "effect").read(),
        evidence=table.provenance(),
    )


def strategic(table: Table) -> Strategic:
    return Strategic(
        id=table.identifier("id"),
        names=table.names(),
        power=table.word("power", POWERS),
        starting_vp=table.number("starting_vp"),
        effect=Effect(table, "effect").read(),
        evidence=table.provenance(),
    )


def development(table: Table) -> Development:
    return Development(
        id=table.identifier("id"),
        names=table.names(),
        level=table.number("level", 1, _LEVELS),
        row=table.number("row", 1, 2),
        copies=table.number("copies", 1),
        cost=table.amounts("cost", ("services", MONEY, "diplomacy", "goods")),
        vp=table.number("vp"),
        kind=table.word("kind", _SPEEDS),
        effect=Effect(table, "effect").read(),
        evidence=table.provenance(),
        copies_evidence=table.evidence("copies_evidence"),
    )


def decree(table: Table) -> Decree:
    return Decree(
        id=table.identifier("id"),
        names=table.names(),
        power=table.word("power", POWERS),
        unused_vp=table.number("unused_vp"),
        effect=Effect(table, "effect").read(),
        evidence=table.provenance(),
    )


def random_influence(table: Table) -> RandomInfluence:
    return RandomInfluence(
        id=table.identifier("id"),
        number=table.number("number", 1),
        rows=table.each("rows", _influence),
        evidence=table.provenance(),
    )


def _influence(table: Table) -> InfluenceRow:
    return InfluenceRow(
        power=table.word("power", POWERS),
        region=table.word("region", REGIONS),
        army=table.flag("army"),
        trade_with=table.word("trade_with", POWERS) if table.has("trade_with") else "",
    )


# -- player boards -----------------------------------------------------------------------------------------------------


def power(table: Table) -> Power:
    prosperity = table.table("prosperity")
    made = Power(
        id=table.identifier("id"),
        names=table.names(),
        colour=table.identifier("color"),
        starting_money=table.number("starting_money"),
        armies=table.number("armies"),
        engage_tokens=table.number("engage_tokens"),
        influence_tokens=table.number("influence_tokens"),
        starting_countries=table.identifiers("starting_countries"),
        production=table.part("production", _production),
        focus=table.part("focus", _priorities),
        prosperity=prosperity.each("steps", _prosperity_step),
        prosperity_evidence=prosperity.provenance(),
        trade=table.part("trade_deals", _trade),
        commerce=table.each("commerce", _commerce),
        abilities=table.each("ability", _power_ability),
        evidence=table.provenance(),
    )
    prosperity.finish()
    return made


def _production(table: Table) -> Mapping[str, Track]:
    return {resource: table.part(resource, _track) for resource in RESOURCES}


def _track(table: Table) -> Track:
    return Track(table.number("start", 1, _MOST_TRACK), table.number("max", 1, _MOST_TRACK), table.provenance())


def _priorities(table: Table) -> Mapping[str, Focus]:
    return {name: table.part(name, _focus) for name in PRIORITIES}


def _focus(table: Table) -> Focus:
    lasting = Effect(table, "ongoing").read()
    if any(step.op not in ("bonus", "") for step in lasting):
        table.wrong("ongoing", "what lasts with a priority are steps of the op bonus only")
    return Focus(
        ready=table.number("ready"),
        offers=table.each("increase", _offer),
        raises=table.word("increase_choice", ("any", *RESOURCES)),
        produces=table.words("produce", RESOURCES),
        bonus={key: value for step in lasting for key, value in step.keys.items()},
        evidence=table.provenance(),
    )


def _offer(table: Table) -> tuple[int, int]:
    return table.number("money"), table.number("count", 1, len(RESOURCES))


def _prosperity_step(table: Table) -> ProsperityStep:
    return ProsperityStep(table.number("goods"), table.number("vp"), table.number("money"))


def _trade(table: Table) -> TradeDeal:
    return TradeDeal(
        exports=table.number("exports"),
        imports=table.number("imports"),
        import_from=table.each("import_from", _import_offer),
        evidence=table.provenance(),
    )


def _import_offer(table: Table) -> ImportOffer:
    return ImportOffer(table.word("power", POWERS), table.word("resource", _IMPORTED), table.number("count", 1))


def _commerce(table: Table) -> Commerce:
    return Commerce(table.each("either", _sold), table.number("min_players", 2, 4), table.provenance())


def _sold(table: Table) -> tuple[str, int]:
    return table.word("resource", _IMPORTED), table.number("count", 1)


def _power_ability(table: Table) -> PowerAbility:
    kind = table.word("kind", _POWER_ABILITIES)
    threat, each = kind == "ignore_threat_from", kind == "vp_per_region"
    by_count = () if threat or each else table.numbers("table", -MOST)
    if table.has("counts"):
        table.text("counts", LONGEST_NOTE)  # a remark, like a note
    if not threat and not each and len(by_count) != len(REGIONS) + 1:
        table.wrong("table", f"it must have {len(REGIONS) + 1} numbers, for no region, one, two … {len(REGIONS)}")
    return PowerAbility(
        id=table.identifier("id"),
        names=table.names(),
        kind=kind,
        power=table.word("power", POWERS) if threat else "",
        when="" if threat else table.word("when", ("each_scoring", "final_scoring")),
        vp=table.number("vp") if each else 0,
        table=by_count,
        evidence=table.provenance(),
    )


# -- what holds for everybody ------------------------------------------------------------------------------------------

_TABLES: Final = ("game", "components", "money", "trade", "production_cost", "action_cost", "income")


def rules(problems: Problems, content: Mapping[str, Any]) -> Rules:
    check_kinds(problems, GLOBAL, content, (*_TABLES, "majority_token", "player_count"))
    whole = Table(problems, GLOBAL, "", content)
    found = {name: _single(whole, name) for name in _TABLES}
    game, money, trade, costs = found["game"], found["money"], found["trade"], found["production_cost"]
    action, income, components = found["action_cost"], found["income"], found["components"]
    made = Rules(
        rounds=game.number("rounds", 1),
        scoring_rounds=game.numbers("scoring_rounds", 1),
        turns_per_round=game.number("turns_per_round", 1),
        hand_size=game.number("hand_size", 1),
        market_size=game.number("market_size", 1),
        vp_flip=game.number("vp_flip", 1),
        starting_deck=game.number("starting_deck", 1),
        strategic_draw=game.number("strategic_draw", 1),
        strategic_keep=game.number("strategic_keep", 1),
        pass_money=game.number("pass_money"),
        threat_loss_vp=game.number("threat_loss_vp"),
        unused_strategic_vp=game.number("unused_strategic_vp"),
        unused_decree_vp=game.number("unused_decree_vp"),
        resource_cap=game.number("resource_cap", 1),
        components={name: components.number(name) for name in _COUNTED},
        currency=money.identifier("currency"),
        denominations=money.numbers("denominations", 1),
        trade_order=trade.words("order", _TRADED),
        export_price=_all_of(trade, "export", _TRADED),
        import_price=_all_of(trade, "import", _IMPORTED),
        import_from_player_bonus=trade.amounts("import_from_player_bonus", RESOURCES),
        production_cost={name: costs.amounts(name, (MONEY, *PRIMARY)) for name in _MADE},
        move_per_army=action.number("move_per_army"),
        base=action.number("base"),
        base_per_army=action.number("base_per_army"),
        market_reroll_research=action.number("market_reroll_research"),
        market_reroll_cards=action.number("market_reroll_cards"),
        fdi_per_value=income.number("fdi_per_value"),
        engage_token_money_per_ally=income.number("engage_token_money_per_ally"),
        engage_token_defence_per_ally=income.number("engage_token_defence_per_ally"),
        majorities=tuple([table.whole(_majority) for table in entries(problems, GLOBAL, content, "majority_token")]),
        player_counts=_player_counts(entries(problems, GLOBAL, content, "player_count")),
    )
    for table in found.values():
        table.provenance()
        table.finish()
    return made


def _single(whole: Table, name: str) -> Table:
    """A table that the file has once; it is an entry of its own."""
    value = whole.table(name).values
    return Table(whole.problems, whole.file, name, value)


def _all_of(table: Table, key: str, names: Sequence[str]) -> Mapping[str, int]:
    found = table.amounts(key, names)
    for name in names:
        if name not in found:
            table.wrong(key, f"there is no price of {name}")
    return found


def _majority(table: Table) -> Majority:
    return Majority(
        id=table.identifier("id"),
        names=table.names(),
        places=table.numbers("places"),
        places_two_players=table.numbers("places_two_players"),
        evidence=table.provenance(),
        two_players_evidence=table.evidence("two_players_evidence"),
    )


def _player_counts(tables: Sequence[Table]) -> Mapping[int, PlayerCount]:
    found: dict[int, PlayerCount] = {}
    for table in tables:
        made = table.whole(_player_count)
        if made.players in found:
            table.wrong("players", f"{made.players} players have an entry already")
        found[made.players] = made
    return found


def _player_count(table: Table) -> PlayerCount:
    made = PlayerCount(
        table.number("players", 2, 4),
        table.numbers("development_levels_reduced", 1, _LEVELS),
        table.number("market_discard_after_research"),
        table.flag("random_influence"),
    )
    table.provenance()
    return made
