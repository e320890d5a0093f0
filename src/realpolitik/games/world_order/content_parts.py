"""What the box holds, as it is read from the content: every board, card and figure, typed and never changed.

`names` has a name in each language. `evidence` says what an entry rests on: nothing where the rulebook states it,
COMPONENTS where it was read from the printed components, DOUBTFUL where it is inferred, invented or from hearsay.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

POWERS: Final = ("usa", "eu", "russia", "china")
LOCAL: Final = "local"  # the owner of the black tokens
REGIONS: Final = ("europe", "central_asia", "americas", "mena", "africa", "south_asia", "east_asia_pacific")
PRIMARY: Final = ("energy", "raw", "food")
RESOURCES: Final = (*PRIMARY, "goods", "services", "diplomacy", "army")
TYPES: Final = ("diplomatic", "economic", "military", "domestic")  # of ability cards
PRIORITIES: Final = ("domestic", "diplomatic", "military")
COMPONENTS: Final = "components"
DOUBTFUL: Final = "doubtful"

Names = Mapping[str, str]


@dataclass(frozen=True)
class Step:
    """A step of an effect: an op of the vocabulary, and its keys. Lists are tuples, and lists of steps are Steps."""

    op: str
    keys: Mapping[str, Any]


def every_step(steps: tuple[Step, ...]) -> Iterator[Step]:
    """The steps, and all those within them."""
    for step in steps:
        yield step
        yield from every_step(step.keys.get("steps", ()))
        for option in step.keys.get("options", ()):
            yield from every_step(option)


@dataclass(frozen=True)
class Entry:
    """What all that has a name begins with."""

    id: str
    names: Names
    evidence: str


@dataclass(frozen=True)
class Region(Entry):
    engage_cost: int
    coloured: tuple[str, ...]  # the owners of the tokens on the coloured slots
    open_slots: tuple[int, ...]  # the VP of each
    temporary: tuple[int, ...]  # the VP of each temporary slot
    temporary_setup: tuple[tuple[int, str], ...]  # slot, from 0, and the owner of the token there
    bonus: tuple[int, ...]  # the VP of the first place, the second …
    zone: tuple[str, ...]  # the powers whose zone of interest it is
    standard_countries: int


@dataclass(frozen=True)
class Country(Entry):
    starter: bool
    power: str  # of a starter card: whose it is
    region: str
    value: int
    invest_cost: int
    exports: tuple[str, ...]
    imports: tuple[str, ...]
    base: tuple[str, ...]
    barred: tuple[str, ...]
    twin: str  # of a starter card: the standard card of the same country


@dataclass(frozen=True)
class Ability(Entry):
    power: str  # whose starter deck it belongs to; none for the market
    copies: int
    suggested_copies: int
    unique: bool
    cost: int  # of a market card
    types: tuple[str, ...]
    top_bonus: tuple[str, int]
    research: int
    adds_influence: bool
    effect: tuple[Step, ...]


@dataclass(frozen=True)
class Strategic(Entry):
    power: str
    starting_vp: int
    effect: tuple[Step, ...]


@dataclass(frozen=True)
class Development(Entry):
    level: int
    row: int
    copies: int
    cost: Mapping[str, int]
    vp: int
    kind: str  # `once`, `ongoing`, `once_per_round` or `vp_only`
    effect: tuple[Step, ...]
    copies_evidence: str


@dataclass(frozen=True)
class Decree(Entry):
    power: str
    unused_vp: int
    effect: tuple[Step, ...]


@dataclass(frozen=True)
class InfluenceRow:
    """What a power that nobody plays does by a card of random influence."""

    power: str
    region: str
    army: bool
    trade_with: str  # the power whose commerce card is turned over, if any


@dataclass(frozen=True)
class RandomInfluence:
    id: str
    number: int
    rows: tuple[InfluenceRow, ...]
    evidence: str


@dataclass(frozen=True)
class Track:
    """A production track: where its token starts, and the last space."""

    start: int
    end: int
    evidence: str


@dataclass(frozen=True)
class Focus:
    """The box of a priority on a player board."""

    ready: int  # allies readied
    offers: tuple[tuple[int, int], ...]  # money to pay, different tracks raised for it
    raises: str  # `any`, or the one resource
    produces: tuple[str, ...]
    bonus: Mapping[str, int]  # that lasts: `research`, `engage_discount`, `threat`, `defence`, `hand_size`
    evidence: str


@dataclass(frozen=True)
class ProsperityStep:
    goods: int  # spent
    vp: int
    money: int


@dataclass(frozen=True)
class ImportOffer:
    power: str
    resource: str
    count: int


@dataclass(frozen=True)
class TradeDeal:
    """A trade agreement card."""

    exports: int
    imports: int
    import_from: tuple[ImportOffer, ...]
    evidence: str


@dataclass(frozen=True)
class Commerce:
    """A commerce card: one of the alternatives is sold."""

    either: tuple[tuple[str, int], ...]  # resource, count
    min_players: int
    evidence: str


@dataclass(frozen=True)
class PowerAbility(Entry):
    kind: str  # ignore_threat_from, vp_by_first_place_regions, vp_per_region, vp_by_fdi_regions
    power: str  # for ignore_threat_from: whose
    when: str  # `each_scoring`, `final_scoring`, or nothing
    vp: int
    table: tuple[int, ...]  # by the count, from 0


@dataclass(frozen=True)
class Power(Entry):
    colour: str
    starting_money: int
    armies: int
    engage_tokens: int
    influence_tokens: int
    starting_countries: tuple[str, ...]
    production: Mapping[str, Track]
    focus: Mapping[str, Focus]
    prosperity: tuple[ProsperityStep, ...]
    prosperity_evidence: str
    trade: TradeDeal
    commerce: tuple[Commerce, ...]
    abilities: tuple[PowerAbility, ...]


@dataclass(frozen=True)
class Majority(Entry):
    places: tuple[int, ...]
    places_two_players: tuple[int, ...]
    two_players_evidence: str


@dataclass(frozen=True)
class PlayerCount:
    """What differs with the number of players."""

    players: int
    development_levels_reduced: tuple[int, ...]
    market_discard: int  # after each player's research
    random_influence: bool


@dataclass(frozen=True)
class Rules:
    """The figures that hold for everybody."""

    rounds: int
    scoring_rounds: tuple[int, ...]
    turns_per_round: int
    hand_size: int
    market_size: int
    vp_flip: int
    starting_deck: int
    strategic_draw: int
    strategic_keep: int
    pass_money: int
    threat_loss_vp: int
    unused_strategic_vp: int
    unused_decree_vp: int
    resource_cap: int
    components: Mapping[str, int]
    currency: str
    denominations: tuple[int, ...]
    trade_order: tuple[str, ...]
    export_price: Mapping[str, int]
    import_price: Mapping[str, int]
    import_from_player_bonus: Mapping[str, int]
    production_cost: Mapping[str, Mapping[str, int]]
    move_per_army: int
    base: int
    base_per_army: int
    market_reroll_research: int
    market_reroll_cards: int
    fdi_per_value: int
    engage_token_money_per_ally: int
    engage_token_defence_per_ally: int
    majorities: tuple[Majority, ...]
    player_counts: Mapping[int, PlayerCount]


@dataclass(frozen=True)
class Content:
    rules: Rules
    regions: tuple[Region, ...]
    powers: tuple[Power, ...]
    countries: tuple[Country, ...]
    abilities: tuple[Ability, ...]
    strategic: tuple[Strategic, ...]
    developments: tuple[Development, ...]
    decrees: tuple[Decree, ...]
    random_influence: tuple[RandomInfluence, ...]
    digest: str  # of all that matters to play, and of the names
