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
    made = Region(
        id=table.identifier("id"),
        names=table.names(),
        engage_cost=table.number("engage_cost"),
        coloured=table.words("permanent_setup", (*POWERS, LOCAL)),
        open_slots=table.numbers("permanent_open", 1),
        temporary=table.numbers("temporary"),
        temporary_setup=tuple([_token(token) for token in table.tables("temporary_setup")]),
        bonus=table.numbers("majority_bonus"),
        zone=table.words("zone_of_interest", POWERS),
        standard_countries=table.number("standard_countries"),
        evidence=table.provenance(),
    )
    table.finish()
    return made


def _token(table: Table) -> tuple[int, str]:
    made = table.number("slot", 1) - 1, table.word("owner", (*POWERS, LOCAL))
    table.finish()
    return made


def country(table: Table, twins: Mapping[str, str]) -> Country:
    """A country card; `twins` has the standard card of each name."""
    names = table.names()
    starter = table.word("set", _SETS) == "starter"
    made = Country(
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
    table.finish()
    return made


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
    made = Ability(
        id=table.identifier("id"),
        names=table.names(),
        power=_owner(table, starter),
        copies=table.number("copies", 1),
        suggested_copies=table.number("suggested_copies") if starter else 0,
        unique=table.flag("unique") if starter else False,
        cost=0 if starter else table.number("cost"),
        types=table.words("types", TYPES),
        top_bonus=top_bonus[0] if top_bonus else (MONEY, 0),
        research=table.number("research"),
        adds_influence=table.flag("adds_influence"),
        effect=Effect(table, "effect").read(),
        evidence=table.provenance(),
    )
    if not made.types:
        table.wrong("types", f"it has no type; there are {', '.join(TYPES)}")
    table.finish()
    return made


def strategic(table: Table) -> Strategic:
    made = Strategic(
        id=table.identifier("id"),
        names=table.names(),
        power=table.word("power", POWERS),
        starting_vp=table.number("starting_vp"),
        effect=Effect(table, "effect").read(),
        evidence=table.provenance(),
    )
    table.finish()
    return made


def development(table: Table) -> Development:
    made = Development(
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
    table.finish()
    return made


def decree(table: Table) -> Decree:
    made = Decree(
        id=table.identifier("id"),
        names=table.names(),
        power=table.word("power", POWERS),
        unused_vp=table.number("unused_vp"),
        effect=Effect(table, "effect").read(),
        evidence=table.provenance(),
    )
    table.finish()
    return made


def random_influence(table: Table) -> RandomInfluence:
    made = RandomInfluence(
        id=table.identifier("id"),
        number=table.number("number", 1),
        rows=tuple([_influence(row) for row in table.tables("rows")]),
        evidence=table.provenance(),
    )
    table.finish()
    return made


def _influence(table: Table) -> InfluenceRow:
    made = InfluenceRow(
        power=table.word("power", POWERS),
        region=table.word("region", REGIONS),
        army=table.flag("army"),
        trade_with=table.word("trade_with", POWERS) if table.has("trade_with") else "",
    )
    table.finish()
    return made


# -- player boards -----------------------------------------------------------------------------------------------------


def power(table: Table) -> Power:
    production, focus = table.table("production"), table.table("focus")
    prosperity, trade = table.table("prosperity"), table.table("trade_deals")
    made = Power(
        id=table.identifier("id"),
        names=table.names(),
        colour=table.identifier("color"),
        starting_money=table.number("starting_money"),
        armies=table.number("armies"),
        engage_tokens=table.number("engage_tokens"),
        influence_tokens=table.number("influence_tokens"),
        starting_countries=table.identifiers("starting_countries"),
        production={resource: _track(production.table(resource)) for resource in RESOURCES},
        focus={name: _focus(focus.table(name)) for name in PRIORITIES},
        prosperity=tuple([_prosperity_step(step) for step in prosperity.tables("steps")]),
        prosperity_evidence=prosperity.provenance(),
        trade=TradeDeal(
            exports=trade.number("exports"),
            imports=trade.number("imports"),
            import_from=tuple([_import_offer(offer) for offer in trade.tables("import_from")]),
            evidence=trade.provenance(),
        ),
        commerce=tuple([_commerce(card) for card in table.tables("commerce")]),
        abilities=tuple([_power_ability(ability) for ability in table.tables("ability")]),
        evidence=table.provenance(),
    )
    for each in (table, production, focus, prosperity, trade):
        each.finish()
    return made


def _track(table: Table) -> Track:
    made = Track(table.number("start", 1, _MOST_TRACK), table.number("max", 1, _MOST_TRACK), table.provenance())
    table.finish()
    return made


def _focus(table: Table) -> Focus:
    lasting = Effect(table, "ongoing").read()
    if any(step.op not in ("bonus", "") for step in lasting):
        table.wrong("ongoing", "what lasts with a priority are steps of the op bonus only")
    made = Focus(
        ready=table.number("ready"),
        offers=tuple([_offer(offer) for offer in table.tables("increase")]),
        raises=table.word("increase_choice", ("any", *RESOURCES)),
        produces=table.words("produce", RESOURCES),
        bonus={key: value for step in lasting for key, value in step.keys.items()},
        evidence=table.provenance(),
    )
    table.finish()
    return made


def _offer(table: Table) -> tuple[int, int]:
    made = table.number("money"), table.number("count", 1, len(RESOURCES))
    table.finish()
    return made


def _prosperity_step(table: Table) -> ProsperityStep:
    made = ProsperityStep(table.number("goods"), table.number("vp"), table.number("money"))
    table.finish()
    return made


def _import_offer(table: Table) -> ImportOffer:
    made = ImportOffer(table.word("power", POWERS), table.word("resource", _IMPORTED), table.number("count", 1))
    table.finish()
    return made


def _commerce(table: Table) -> Commerce:
    sold = [(alternative.word("resource", _IMPORTED), alternative.number("count", 1), alternative)
            for alternative in table.tables("either")]  # fmt: skip
    for _, _, alternative in sold:
        alternative.finish()
    made = Commerce(
        tuple([(resource, count) for resource, count, _ in sold]), table.number("min_players", 2, 4), table.provenance()
    )
    table.finish()
    return made


def _power_ability(table: Table) -> PowerAbility:
    kind = table.word("kind", _POWER_ABILITIES)
    threat, each = kind == "ignore_threat_from", kind == "vp_per_region"
    made = PowerAbility(
        id=table.identifier("id"),
        names=table.names(),
        kind=kind,
        power=table.word("power", POWERS) if threat else "",
        when="" if threat else table.word("when", ("each_scoring", "final_scoring")),
        vp=table.number("vp") if each else 0,
        table=() if threat or each else table.numbers("table", -MOST),
        evidence=table.provenance(),
    )
    if table.has("counts"):
        table.text("counts", LONGEST_NOTE)  # a remark, like a note
    if not threat and not each and len(made.table) != len(REGIONS) + 1:
        table.wrong("table", f"it must have {len(REGIONS) + 1} numbers, for no region, one, two … {len(REGIONS)}")
    table.finish()
    return made


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
        majorities=_majorities(entries(problems, GLOBAL, content, "majority_token")),
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


def _majorities(tables: Sequence[Table]) -> tuple[Majority, ...]:
    found: list[Majority] = []
    for table in tables:
        found.append(
            Majority(
                id=table.identifier("id"),
                names=table.names(),
                places=table.numbers("places"),
                places_two_players=table.numbers("places_two_players"),
                evidence=table.provenance(),
                two_players_evidence=table.evidence("two_players_evidence"),
            )
        )
        table.finish()
    return tuple(found)


def _player_counts(tables: Sequence[Table]) -> Mapping[int, PlayerCount]:
    found: dict[int, PlayerCount] = {}
    for table in tables:
        players = table.number("players", 2, 4)
        if players in found:
            table.wrong("players", f"{players} players have an entry already")
        found[players] = PlayerCount(
            players,
            table.numbers("development_levels_reduced", 1, _LEVELS),
            table.number("market_discard_after_research"),
            table.flag("random_influence"),
        )
        table.provenance()
        table.finish()
    return found
