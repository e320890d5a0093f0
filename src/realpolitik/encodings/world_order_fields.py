"""The fields of an observation of World Order, in their order, and its actions. See `world_order.py` for how they are
filled. What people may edit of the game changes what there is: then the digest of the encoding is another."""

import tomllib
from pathlib import Path
from typing import Final

from realpolitik.encodings.encoding import Actions, Field
from realpolitik.games.world_order.board import PERMANENT_SLOTS, REGION_NAMES, TEMPORARY_SLOTS
from realpolitik.games.world_order.countries import COUNTRY_NAMES
from realpolitik.games.world_order.deck import (
    CARD_NAMES,
    FIRST_ADVANTAGE,
    FIRST_DECREE,
    FIRST_DEVELOPMENT,
    FIRST_RANDOM,
)
from realpolitik.games.world_order.state import PHASE_NAMES
from realpolitik.games.world_order.things import (
    PLACE_NAMES,
    POWER_NAMES,
    POWERS,
    PRIORITY_NAMES,
    RESOURCE_NAMES,
)

LISTS: Final[dict[str, list[str]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "world_order.toml").read_text(encoding="utf-8")
)
OPTIONS: Final = ("powers", "first_game", "decrees", "commerce_by_players", "priorities")
# as the seat sees the table: itself, the others in the order of their seats, powers that nobody plays
SEATED: Final = ("own", "next", "second_next", "last")
OWNERS: Final = (*SEATED, "local")
PERMANENT: Final = max(PERMANENT_SLOTS)
TEMPORARY: Final = max(TEMPORARY_SLOTS)
REGION: Final = (
    *[f"permanent {slot + 1} {owner}" for slot in range(PERMANENT) for owner in OWNERS],
    *[f"temporary {slot + 1} {owner}" for slot in range(TEMPORARY) for owner in OWNERS],
    *[f"beside {owner}" for owner in OWNERS],
    *[f"{what} {power}" for what in ("armies", "engage", "defended") for power in SEATED],
    *[f"bonus {owner}" for owner in OWNERS],
)
MAT: Final = (
    *("played", *[f"is {power}" for power in POWER_NAMES[:POWERS]], *[f"place {place}" for place in PLACE_NAMES]),
    *("money", "vp", "prosperity", "commerce", "commerce_up", "supply", "decree", "turns", "engage_free"),
    *("hand", "known", "deck", "discard", "discard_unseen", "allies"),
    *[f"stock {resource}" for resource in RESOURCE_NAMES],
    *[f"track {resource}" for resource in RESOURCE_NAMES],
    *[f"priority {priority}" for priority in PRIORITY_NAMES],
)
MOST_WAYS: Final = 16
MOST_NUMBER: Final = 99  # that a question about a number may offer


def fields() -> list[Field]:
    regions, countries = tuple(REGION_NAMES), tuple(COUNTRY_NAMES)
    abilities, cards = CARD_NAMES[:FIRST_ADVANTAGE], CARD_NAMES[:FIRST_RANDOM]
    others = _by_seat(abilities)[len(abilities) :]
    shipped = tuple([f"{region} {resource}" for region in regions for resource in RESOURCE_NAMES])
    advantages = CARD_NAMES[FIRST_ADVANTAGE:FIRST_DEVELOPMENT]
    developments = CARD_NAMES[FIRST_DEVELOPMENT:FIRST_DECREE]
    return [
        Field(
            "regions",
            0.5,
            "of every region: 1 for the owner of each slot, tokens beside them, armies, Engage tokens, defence that "
            "was added, and the bonus that each would have if it were scored now",
            tuple([f"{region} {value}" for region in regions for value in REGION]),
        ),
        Field(
            "mats",
            0.2,
            "of each player board: whether it is played, by which power, its place in the turn order, money and VP (at "
            "most 100), what else lies there, sizes of hand and deck, stock and production, 1 for its priority",
            _by_seat(MAT),
        ),
        Field("allies", 1.0, "1 for the allies of each power, 2 where they are exhausted", _by_seat(countries)),
        Field("fdi", 1.0, "investment", countries),
        Field("base", 0.5, "bases", countries),
        Field("countries", 1.0, "1 for a country that lies open, 2 below another, 3 unseen in a stack", countries),
        Field("hand", 1.0, "1 for a card in the own hand", abilities),
        Field("deck", 1.0, "1 for a card in the own deck", abilities),
        Field("discard", 1.0, "1 for a card in the own discards", abilities),
        Field("front", 1.0, "1 for an own card that was played in this round", abilities),
        Field("owned", 1.0, "1 for the cards of each other power, wherever they are", others),
        Field("seen", 1.0, "1 for a card that is known to be in another hand", abilities),
        Field("others_front", 1.0, "1 for a card that another power has played face up in this round", abilities),
        Field("others_discard", 1.0, "1 for a card in another power's discards, as far as they were seen", abilities),
        Field("top", 1.0, "1 for a card that is known to lie on top of a deck", abilities),
        Field("market", 0.34, "the place of a card in the market, the leftmost first", abilities),
        Field("market_discard", 1.0, "1 for a card in the market's discards", abilities),
        Field("removed", 1.0, "1 for a card that is out of the game", abilities),
        Field("advantages", 1.0, "1 for a strategic asset that somebody holds, 2 where it was used", advantages),
        Field("developments", 1.0, "1 for the developments of each power", _by_seat(developments)),
        Field("used", 1.0, "1 for an own development that was used in this round", developments),
        Field("stacks", 0.5, "how many are left of each development", developments),
        Field("random_open", 1.0, "1 for an open card of random influence", CARD_NAMES[FIRST_RANDOM:]),
        Field("about_card", 1.0, "1 for the card that the question is about", cards),
        Field("about_country", 1.0, "1 for the country that it is about", countries),
        Field("about_region", 1.0, "1 for the region that it is about", regions),
        Field("about_resource", 1.0, "1 for the resource that it is about", RESOURCE_NAMES),
        Field("about_seller", 1.0, "1 for the power that sells", SEATED),
        Field("exported", 0.5, "units sold that count for no region yet", RESOURCE_NAMES),
        Field("imported", 0.5, "units that came in", RESOURCE_NAMES),
        Field("shipped", 0.5, "units that each region could take", shipped),
        Field("event", 1.0, "1 for the card whose effect is under way", cards),
        Field("frames", 1.0, "1 for what is under way, by its procedures", tuple(LISTS["frames"])),
        Field("question", 1.0, "1 for what is asked", tuple(LISTS["questions"])),
        Field("phase", 1.0, "1 for the phase of the round", PHASE_NAMES),
        Field("round", 0.34, "the round; how many play", ("round", "players")),
        Field("about", 0.2, "what the question is about, as numbers from -30 to 30", ("1", "2", "3", "4", "5")),
        Field("options", 0.5, "the options of the match, as the state holds them", OPTIONS),
    ]


def _by_seat(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"{power} {name}" for power in SEATED for name in names])


def actions() -> list[Actions]:
    cards = {card: name for card, name in enumerate(CARD_NAMES) if 0 < card < FIRST_RANDOM}
    return [
        Actions("country", dict(enumerate(COUNTRY_NAMES))),
        Actions("card", cards),
        Actions("region", dict(enumerate(REGION_NAMES))),
        Actions("resource", dict(enumerate(RESOURCE_NAMES))),
        Actions("power", dict(enumerate(POWER_NAMES))),
        Actions("place", dict(enumerate(PLACE_NAMES))),
        Actions("slot", {slot: str(slot + 1) for slot in range(PERMANENT + TEMPORARY)}),
        Actions("way", {way: str(way + 1) for way in range(MOST_WAYS)}),
        Actions("number", {n: str(n) for n in range(MOST_NUMBER + 1)}),
    ]
