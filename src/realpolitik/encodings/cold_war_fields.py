"""The fields of an observation of a cold-war game, in their order, and its actions. See `cold_war.py` for how they are
filled."""

from collections.abc import Iterable, Mapping
from typing import Final

from realpolitik.encodings.encoding import Actions, Field
from realpolitik.games.cold_war.bidding import BIDS_A_SIDE
from realpolitik.games.cold_war.board import SIDES
from realpolitik.games.cold_war.effects import CHERNOBYL, EFFECTS, FAMINE
from realpolitik.games.cold_war.rules import Rules
from realpolitik.games.cold_war.scoring import STANDINGS
from realpolitik.games.cold_war.state import ColdWar

OWN: Final = "own"
OTHERS: Final = "the_others"
TURNS: Final = tuple(str(n) for n in range(11))
ACTION_ROUNDS: Final = tuple(str(n) for n in range(9))
BOXES: Final = tuple(str(n) for n in range(9))
MILITARY: Final = tuple(str(n) for n in range(6))
# what a card may be played for: labels from the first on
USES: Final = (
    *("stop", "decline", "pass", "place_influence", "coup", "realignment"),
    *("space_race", "event", "event_first", "roll", "no_roll", "switch"),
)
PLAY_STEPS: Final = 4
ORIGINS: Final = 3  # how a card may have come to be played
SCALARS: Final = (
    *("vp", "is_us", "phasing", "headline_phase", "hand", "others_hand", "deck_quarter", "space_cards"),
    *("others_space_cards", "passing", "others_passing", "passing_up", "about_1", "about_2", "about_3", "about_4"),
)
PLAY: Final = (
    *("own", "the_others", *[f"for {use}" for use in USES]),
    *("to_choose", "operations_next", "event_next", "to_finish", "occurred"),
    *("from_hand", "borrowed", "for_operations"),
)
COUNTS: Final = (
    *("others_unknown_cards", "rounds", "others_rounds", "military_short", "others_military_short"),
    *("turns_left", "defcon_reached_two"),
)


def both(names: Iterable[str]) -> tuple[str, ...]:
    """The same for the seat that is asked, and then for the other."""
    kept = list(names)
    return tuple([f"{side} {name}" for side in (OWN, OTHERS) for name in kept])


def fields_of_family(rules: Rules, options: tuple[str, ...], names: Mapping[str, list[str]]) -> list[Field]:
    board, deck = rules.board, rules.deck
    countries = tuple(board.names)
    cards = ("", *[deck.name[card] for card in deck.cards])  # the first is no card
    regions = tuple([region.name for region in rules.regions])
    fields = [
        Field("influence", 0.34, "influence in every country, at most 100", both(countries)),
        Field("control", 1.0, "1 where a side controls the country", both(countries)),
        Field("hand", 1.0, "1 for a card in the own hand", cards),
        Field("seen", 1.0, "1 for a card that the seat knows to be in the other hand", cards),
        Field("discard", 1.0, "1 for a card in the discards", cards),
        Field("removed", 1.0, "1 for a card that is out of the game", cards),
        Field("table", 1.0, "1 for a card on the table, or shown as a headline", cards),
        Field("about_card", 1.0, "1 for the card that the question is about", cards),
        Field("effects", 0.5, "the lasting effects in force, as the state holds them, at most 30", tuple(EFFECTS)),
        Field("turn", 1.0, "1 for the turn", TURNS),
        Field("round", 1.0, "1 for the action round, 0 outside of them", ACTION_ROUNDS),
        Field("defcon", 1.0, "1 for the level of DEFCON", tuple([str(n) for n in range(6)])),
        Field("space", 1.0, "1 for the box of the space race that a side has reached", both(BOXES)),
        Field("military", 1.0, "1 for the military operations of a side", both(MILITARY)),
        Field("question", 1.0, "1 for what is asked", tuple(names["questions"])),
        Field(
            "scalars",
            0.2,
            "victory points as the seat sees them; 5 where it is the US, phasing, the headline phase; sizes of hands, "
            "a quarter of that of the draw pile; three times the cards sent to space; 5 for the card that passes from "
            "side to side, and face up; what else the question is about, from -30 to 30",
            SCALARS,
        ),
        Field(
            "margin",
            0.25,
            "by how much a side leads in a country, less its stability, from -9 to 9: 0 and more is control",
            both(countries),
        ),
        Field("unseen", 1.0, "1 for a card that may be in the draw pile or in the other hand", cards),
        Field(
            "pile", 1.0, "1 for a card that the seat knows to be in the draw pile, 2 where it is looking at it", cards
        ),
        Field("to_come", 1.0, "1 for a card that comes into the game in a later turn", cards),
        Field("frames", 1.0, "1 for what is under way, by its procedures", tuple(names["frames"])),
        Field("event", 1.0, "1 for the card whose event is under way", cards),
        Field("play", 1.0, "of the card being played: whose, what for, what comes next, its event, its origin", PLAY),
        Field(
            "standings",
            0.34,
            "of every region: 1 for the standing of each side, what scoring it would pay each side now and the seat in "
            "all, how many battlegrounds each side controls",
            _standings(rules.standings(ColdWar(rules))),
        ),
        Field("options", 0.5, "the options of the match, as the state holds them", options),
        Field(
            "counts",
            0.2,
            "cards of the other hand that the seat does not know; action rounds of each side; military operations that "
            "each side is short of; turns that are left; whether DEFCON has moved to 2 in this round",
            COUNTS,
        ),
    ]
    if FAMINE in rules.effects:
        fields.append(Field("famine", 1.0, "1 where there is famine", countries[: board.size]))
    elif CHERNOBYL in rules.effects:
        fields.append(Field("barred", 1.0, "1 for the region that Chernobyl bars", regions))
    return fields


def _standings(regions: Iterable[str]) -> tuple[str, ...]:
    values = [*both(STANDINGS), *both(["points"]), "net", *both(["battlegrounds"])]
    return tuple([f"{region} {value}" for region in regions for value in values])


def actions_of_family(rules: Rules) -> list[Actions]:
    bids = [f"{side}-{n}" for side in SIDES for n in range(BIDS_A_SIDE)]
    return [
        Actions("country", dict(enumerate(rules.board.names))),
        Actions("card", {card: rules.deck.name[card] for card in rules.deck.cards}),
        Actions("bid", dict(enumerate(bids))),
    ]
