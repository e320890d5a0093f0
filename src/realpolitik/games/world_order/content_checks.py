"""What must hold among the entries: how many there are of each, which refer to which, and what mirrors what.

The shape of the box is fixed (the boards, the decks and how many cards each has); figures, names and effects may be
edited. A check runs only where all files that it looks at could be read.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from realpolitik.games.world_order.content_parts import (
    LOCAL,
    POWERS,
    PRIORITIES,
    REGIONS,
    Content,
    Country,
    Step,
    every_step,
)
from realpolitik.games.world_order.content_reading import Problems

FIXED: Final = {  # what the box holds, whatever is edited
    "starter_abilities": 48,
    "market_abilities": 66,
    "strategic_advantages": 20,
    "decrees": 4,
    "starter_countries": 17,
    "standard_countries": 76,
    "commerce_cards": 9,
    "random_influence_cards": 20,
    "development_cards": 20,
    "majority_tokens": 3,
}
FIXED_FIGURES: Final = {"rounds": 6, "turns_per_round": 4, "market_size": 6, "starting_deck": 12}
STARTER_KINDS: Final = 36
MARKET_KINDS: Final = 33
SUGGESTED: Final = 6  # cards of a power with the arrow of the first game
STRATEGIC_OF_A_POWER: Final = 5
LEVELS: Final = 5
MAJORITIES: Final = ("money", "armies", "allies")
PROSPERITY_STEPS: Final = 5
GIVES_INFLUENCE: Final = ("engage", "invest", "build_base", "add_influence")


class Check(NamedTuple):
    files: tuple[str, ...]
    run: Callable[[Content, Problems], None]


def check(content: Content, problems: Problems) -> None:
    """Note all that does not fit."""
    broken = problems.files()
    for each in _CHECKS:
        if not broken & set(each.files):
            each.run(content, problems)


def _expect(problems: Problems, file: str, entry: str, field: str, right: bool, message: str) -> None:
    if not right:
        problems.note(file, entry, field, message)


def _once(problems: Problems, file: str, kind: str, ids: Sequence[str]) -> None:
    for name, count in Counter(ids).items():
        if count > 1:
            problems.note(file, f"{kind} {name}", "id", f"{count} cards or entries have this id; each needs its own")


# -- global ------------------------------------------------------------------------------------------------------------


def _global(content: Content, problems: Problems) -> None:
    rules, file = content.rules, "global.toml"
    for name, count in FIXED.items():
        now = rules.components[name]
        _expect(problems, file, "components", name, now == count, f"the box has {count}, not {now}: that is fixed")
    figures = {
        "rounds": rules.rounds,
        "turns_per_round": rules.turns_per_round,
        "market_size": rules.market_size,
        "starting_deck": rules.starting_deck,
    }
    for name, count in FIXED_FIGURES.items():
        now = figures[name]
        _expect(problems, file, "game", name, now == count, f"it must be {count}, not {now}: the boards have no other")
    last = rules.scoring_rounds[-1:] == (rules.rounds,)
    rising = list(rules.scoring_rounds) == sorted(set(rules.scoring_rounds))
    _expect(problems, file, "game", "scoring_rounds", last and rising, "rising numbers of rounds, the last at the end")
    drawn = rules.strategic_keep + 1 == rules.strategic_draw <= STRATEGIC_OF_A_POWER
    _expect(problems, file, "game", "strategic_draw", drawn, "5 at most, and one more than are kept: one is given up")
    ids = tuple([token.id for token in rules.majorities])
    _expect(problems, file, "", "majority_token", ids == MAJORITIES, f"there must be {', '.join(MAJORITIES)}, in order")
    for token in rules.majorities:
        for field, places in (("places", token.places), ("places_two_players", token.places_two_players)):
            falling = list(places) == sorted(places, reverse=True) and 0 < len(places) <= len(POWERS)
            _expect(problems, file, f"majority_token {token.id}", field, falling, "one to four numbers, falling")
    counts = sorted(rules.player_counts)
    _expect(
        problems, file, "", "player_count", counts == [2, 3, 4], "there must be an entry each for 2, 3 and 4 players"
    )
    _tokens(content, problems)


def _tokens(content: Content, problems: Problems) -> None:
    """The tokens add up."""
    counts, file = content.rules.components, "global.toml"
    sums = {
        "influence_total": len(POWERS) * counts["influence_per_power"] + counts["influence_black"],
        "production_tokens_total": len(POWERS) * counts["production_tokens_per_power"],
        "resource_tokens_total": 6 * counts["resource_tokens_per_type"],
        "money_denominations": len(content.rules.denominations),
    }
    for name, total in sums.items():
        _expect(problems, file, "components", name, counts[name] == total, f"it must be {total}, as the others add up")


# -- the board ---------------------------------------------------------------------------------------------------------


def _regions(content: Content, problems: Problems) -> None:
    file = "regions.toml"
    ids = tuple([region.id for region in content.regions])
    _expect(problems, file, "", "region", ids == REGIONS, f"there must be {', '.join(REGIONS)}, in this order")
    owners: Counter[str] = Counter()
    for region in content.regions:
        entry = f"region {region.id}"
        owners.update([*region.coloured, *[owner for _, owner in region.temporary_setup]])
        rows = {"permanent_open": region.open_slots, "temporary": region.temporary, "majority_bonus": region.bonus}
        for field, row in rows.items():
            fits = 0 < len(row) <= 10 and list(row) == sorted(row, reverse=True)
            _expect(problems, file, entry, field, fits, "one to ten numbers are wanted, none above the one before")
        _expect(problems, file, entry, "zone_of_interest", bool(region.zone), "some power must be interested")
        slots = [slot for slot, _ in region.temporary_setup]
        placed = slots == list(range(len(slots))) and len(slots) <= len(region.temporary)
        _expect(problems, file, entry, "temporary_setup", placed, "tokens fill the temporary slots from 1 on")
    black = content.rules.components["influence_black"]
    _expect(problems, file, "", "permanent_setup", owners[LOCAL] == black, f"{owners[LOCAL]} black tokens, not {black}")
    for power in POWERS:
        _expect(problems, file, "", "permanent_setup", owners[power] > 0, f"{power} has influence nowhere at the start")
    total = sum([region.standard_countries for region in content.regions])
    standard = FIXED["standard_countries"]
    _expect(
        problems, file, "", "standard_countries", total == standard, f"they add up to {total}, and must to {standard}"
    )


# -- powers ------------------------------------------------------------------------------------------------------------


def _powers(content: Content, problems: Problems) -> None:
    file, counts = "powers.toml", content.rules.components
    ids = tuple([power.id for power in content.powers])
    _expect(problems, file, "", "power", ids == POWERS, f"there must be {', '.join(POWERS)}, in this order")
    apart = len({power.colour for power in content.powers}) == len(POWERS)
    _expect(problems, file, "", "color", apart, "each power needs a colour of its own")
    apart = len({power.starting_money for power in content.powers}) == len(POWERS)
    _expect(problems, file, "", "starting_money", apart, "it must differ for each power: it breaks ties of turn order")
    sums = {
        "armies_total": ("armies", sum([power.armies for power in content.powers])),
        "engage_tokens_total": ("engage_tokens", sum([power.engage_tokens for power in content.powers])),
        "commerce_cards": ("commerce", sum([len(power.commerce) for power in content.powers])),
    }
    for name, (field, total) in sums.items():
        _expect(
            problems,
            file,
            "",
            field,
            total == counts[name],
            f"they add up to {total}, and components has {counts[name]}",
        )
    for power in content.powers:
        entry, each = f"power {power.id}", counts["influence_per_power"]
        right = power.influence_tokens == each
        _expect(problems, file, entry, "influence_tokens", right, f"it must be {each}, as components has it")
        for resource, track in power.production.items():
            fits = track.start <= min(track.end, content.rules.resource_cap)
            _expect(
                problems, file, entry, f"production.{resource}.start", fits, "it is beyond the end, or the most held"
            )
        armed = power.production["army"].start <= power.armies
        _expect(problems, file, entry, "armies", armed, "there are fewer than lie on the board at the start")
        for name in PRIORITIES:
            box = power.focus[name]
            _expect(problems, file, entry, f"focus.{name}.increase", bool(box.offers), "there must be an offer")
            _expect(problems, file, entry, f"focus.{name}.produce", bool(box.produces), "something must be produced")
        steps = len(power.prosperity)
        right = steps == PROSPERITY_STEPS
        _expect(problems, file, entry, "prosperity.steps", right, f"there must be {PROSPERITY_STEPS}, not {steps}")
        own = any(offer.power == power.id for offer in power.trade.import_from)
        _expect(problems, file, entry, "trade_deals.import_from", not own, "no power imports from itself")
        _once(problems, file, f"power {power.id} ability", [ability.id for ability in power.abilities])
    _mirrors(content, problems)


def _mirrors(content: Content, problems: Problems) -> None:
    """What the commerce cards of a power sell is what the trade agreement cards of all others buy there."""
    for power in content.powers:
        sold = {alternative for card in power.commerce for alternative in card.either}
        for other in content.powers:
            if other.id != power.id:
                bought = [(offer.resource, offer.count) for offer in other.trade.import_from if offer.power == power.id]
                fits = sorted(bought) == sorted(sold)
                told = ", ".join([f"{count} {resource}" for resource, count in sorted(sold)]) or "nothing"
                message = f"from {power.id} it must buy what the commerce cards there sell: {told}"
                _expect(problems, "powers.toml", f"power {other.id}", "trade_deals.import_from", fits, message)


# -- countries ---------------------------------------------------------------------------------------------------------


def _countries(content: Content, problems: Problems) -> None:
    file = "countries.toml"
    _once(problems, file, "country", [country.id for country in content.countries])
    starters = [country for country in content.countries if country.starter]
    standards = [country for country in content.countries if not country.starter]
    for name, cards in (("starter_countries", starters), ("standard_countries", standards)):
        count = FIXED[name]
        right = len(cards) == count
        _expect(problems, file, "", "country", right, f"there must be {count} {name}, not {len(cards)}")
    first = list(content.countries[: len(starters)]) == starters
    _expect(problems, file, "", "country", first, "the starter cards must come first")
    for region in content.regions:
        there = sum([country.region == region.id for country in standards])
        wanted = region.standard_countries
        message = f"{region.id} must have {wanted} standard cards, not {there}"
        _expect(problems, file, "", "region", there == wanted, message)
    for power in content.powers:
        own = tuple([country.id for country in starters if country.power == power.id])
        message = f"it must name the starter cards of the power in their order: {', '.join(own)}"
        fits = own == power.starting_countries
        _expect(problems, "powers.toml", f"power {power.id}", "starting_countries", fits, message)
    by_id = {country.id: country for country in standards}
    for country in content.countries:
        _country(country, by_id.get(country.twin), problems)


def _country(country: Country, twin: Country | None, problems: Problems) -> None:
    file, entry = "countries.toml", f"country {country.id}"
    both = not set(country.exports) & set(country.imports)
    _expect(problems, file, entry, "imports", both, "no type may stand on both sides of the trade strip")
    flags = not set(country.base) & set(country.barred)
    _expect(problems, file, entry, "base", flags, "a barred power cannot have its flag under the base symbol")
    if not country.starter:
        _expect(problems, file, entry, "exports", "army" not in country.exports, "only starter cards buy armies")
        return
    _expect(problems, file, entry, "barred", not country.barred, "a starter card bars nobody")
    if country.exports or country.imports:  # the EU Member States have no twin, and trade with nobody
        _expect(problems, file, entry, "name", twin is not None, "there must be a standard card of the same name")
    if twin is not None:
        fits = twin.region == country.region and twin.value >= country.value and country.power not in twin.barred
        message = f"{twin.id}, of the same name, must be in its region, of no less value, and not bar its power"
        _expect(problems, file, entry, "name", fits, message)


# -- cards -------------------------------------------------------------------------------------------------------------


def _abilities(content: Content, problems: Problems) -> None:
    file = "abilities.toml"
    starters = [card for card in content.abilities if card.power]
    market = [card for card in content.abilities if not card.power]
    for name, cards, kinds in (("starter", starters, STARTER_KINDS), ("market", market, MARKET_KINDS)):
        _expect(
            problems, file, "", "ability", len(cards) == kinds, f"there must be {kinds} {name} kinds, not {len(cards)}"
        )
        count, wanted = sum([card.copies for card in cards]), FIXED[f"{name}_abilities"]
        _expect(problems, file, "", "copies", count == wanted, f"there must be {wanted} {name} cards, not {count}")
    for power in POWERS:
        deck = [card for card in starters if card.power == power]
        sums = {
            "copies": (sum([card.copies for card in deck]), content.rules.starting_deck),
            "suggested_copies": (sum([card.suggested_copies for card in deck]), SUGGESTED),
            "unique": (sum([card.unique for card in deck]), 2),
        }
        for field, (count, wanted) in sums.items():
            _expect(
                problems, file, "", field, count == wanted, f"of {power} they add up to {count}, and must to {wanted}"
            )
    for card in content.abilities:
        entry = f"ability {card.id}"
        few = card.suggested_copies <= card.copies
        _expect(problems, file, entry, "suggested_copies", few, "there are fewer copies than that")
        gives = any(step.op in GIVES_INFLUENCE for step in every_step(card.effect))
        message = f"it must be {str(gives).lower()}: that is what the effect does"
        _expect(problems, file, entry, "adds_influence", gives == card.adds_influence, message)
        _effect(problems, file, entry, card.effect)


def _effect(problems: Problems, file: str, entry: str, effect: tuple[Step, ...]) -> None:
    _expect(problems, file, entry, "effect", bool(effect), "it must have a step")


def _strategic(content: Content, problems: Problems) -> None:
    file = "strategic_advantages.toml"
    for power in POWERS:
        count = sum([card.power == power for card in content.strategic])
        right = count == STRATEGIC_OF_A_POWER
        _expect(problems, file, "", "power", right, f"{power} must have {STRATEGIC_OF_A_POWER}, not {count}")
    for card in content.strategic:
        _effect(problems, file, f"strategic {card.id}", card.effect)


def _developments(content: Content, problems: Problems) -> None:
    file, wanted = "developments.toml", FIXED["development_cards"]
    spaces = sorted([(card.level, card.row) for card in content.developments])
    whole = spaces == [(level, row) for level in range(1, LEVELS + 1) for row in (1, 2)]
    _expect(
        problems, file, "", "level", whole, "there must be one stack for each level from 1 to 5 and each row, 1 and 2"
    )
    count = sum([card.copies for card in content.developments])
    _expect(problems, file, "", "copies", count == wanted, f"there must be {wanted} cards, not {count}")
    for card in content.developments:
        entry = f"development {card.id}"
        reduced = any(card.level in it.development_levels_reduced for it in content.rules.player_counts.values())
        message = "no card would be left where fewer play"
        _expect(problems, file, entry, "copies", card.copies > reduced, message)
        if card.kind == "vp_only":
            _expect(problems, file, entry, "effect", not card.effect, "a card of the kind vp_only has no effect")
        else:
            _effect(problems, file, entry, card.effect)
        waiting = [step.op in ("on", "bonus") for step in card.effect]
        if card.kind == "ongoing":
            _expect(
                problems, file, entry, "effect", all(waiting), "an ongoing card has the steps `on` and `bonus` alone"
            )
        if card.kind == "once":
            _expect(problems, file, entry, "effect", not any(waiting), "what is done once neither waits nor lasts")


def _decrees(content: Content, problems: Problems) -> None:
    file = "decrees.toml"
    powers = sorted([card.power for card in content.decrees])
    _expect(problems, file, "", "power", powers == sorted(POWERS), "there must be one for each power")
    for card in content.decrees:
        entry, wanted = f"decree {card.id}", content.rules.unused_decree_vp
        right = card.unused_vp == wanted
        _expect(problems, file, entry, "unused_vp", right, f"it must be {wanted}, as global.toml has it")
        _effect(problems, file, entry, card.effect)


def _random_influence(content: Content, problems: Problems) -> None:
    file, wanted = "random_influence.toml", FIXED["random_influence_cards"]
    numbers = sorted([card.number for card in content.random_influence])
    right = numbers == list(range(1, wanted + 1))
    _expect(problems, file, "", "number", right, f"they must be numbered from 1 to {wanted}")
    for card in content.random_influence:
        entry = f"random_influence {card.id}"
        powers = tuple([row.power for row in card.rows])
        _expect(problems, file, entry, "rows", powers == POWERS, f"there must be a row for each of {', '.join(POWERS)}")
        for row in card.rows:
            _expect(problems, file, entry, "rows", row.trade_with != row.power, f"{row.power} cannot trade with itself")
            either = not (row.army and row.trade_with)
            _expect(problems, file, entry, "rows", either, f"{row.power} has an army and a trade in one row")


def _card_names(content: Content, problems: Problems) -> None:
    """All cards go by names of their own, the further copies of one by `id_2`, `id_3` …"""
    names = [card.id for card in content.strategic] + [card.id for card in content.decrees]
    names += [card.id for card in content.random_influence] + [card.id for card in content.developments]
    for ability in content.abilities:
        names += [ability.id, *[f"{ability.id}_{copy}" for copy in range(2, ability.copies + 1)]]
    _once(problems, "abilities.toml", "card", names)


_GLOBAL: Final = "global.toml"
_CHECKS: Final = (
    Check((_GLOBAL,), _global),
    Check((_GLOBAL, "regions.toml"), _regions),
    Check((_GLOBAL, "powers.toml"), _powers),
    Check((_GLOBAL, "regions.toml", "powers.toml", "countries.toml"), _countries),
    Check((_GLOBAL, "abilities.toml"), _abilities),
    Check(("strategic_advantages.toml",), _strategic),
    Check((_GLOBAL, "developments.toml"), _developments),
    Check((_GLOBAL, "decrees.toml"), _decrees),
    Check(("random_influence.toml",), _random_influence),
    Check(
        (
            "abilities.toml",
            "strategic_advantages.toml",
            "developments.toml",
            "decrees.toml",
            "random_influence.toml",
        ),
        _card_names,
    ),
)
