"""The fields of an observation of Labyrinth, in their order, and its actions. See `labyrinth.py` for how they are
filled."""

import tomllib
from pathlib import Path
from typing import Final

from realpolitik.encodings.encoding import Actions, Field
from realpolitik.games.labyrinth.board import ALIGNMENTS, GOVERNANCES, NAMES, POSTURES
from realpolitik.games.labyrinth.deck import CARDS, NAME
from realpolitik.games.labyrinth.markers import MARKERS
from realpolitik.games.labyrinth.state import PLOT_MARKERS, PLOT_VALUE, TROOPS
from realpolitik.games.labyrinth.view import PLOT_NAMES

LISTS: Final[dict[str, list[str]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "labyrinth.toml").read_text(encoding="utf-8")
)
OPTIONS: Final = ("solitaire", "ideology", "decks", "mini_decks", "free_setup", "besieged_caliphate")
VALUES: Final = PLOT_NAMES[1:]
PLOT: Final = (
    *[f"in {country}" for country in NAMES],
    *[f"is {value}" for value in VALUES],
    *[f"may_be {value}" for value in VALUES],
    *("backlash", "face_up"),
)
TRACKS: Final = (
    *("is_us", "phase_is_us", "phase_card", "turn", "prestige", "funding", "us_reserves", "jihadist_reserves"),
    *("troop_track", "cell_track", "cells_available", "troop_level", "world_posture", "gwot_penalty"),
    *("good_resources", "islamist_resources", "good_or_fair", "poor_or_islamist"),
    *("held", "deck_number", "deck", "hand", "others_hand", "others_unknown_cards", "first_plot_used"),
    *("plots_available", "wmd_loose", "wmd_arsenal", "plots_set_aside", "wmd_used"),
    *[f"available {value}" for value in VALUES],
    *("mini_deck", "us_mini_deck", "jihadist_mini_deck", "neutral_mini_deck"),
    *("about_1", "about_2", "about_3", "about_4"),
)


def fields() -> list[Field]:
    countries = tuple(NAMES)
    cards = ("", *NAME[1 : CARDS + 1])
    return [
        Field("governance", 1.0, "1 for the governance that is marked in a country", _each(GOVERNANCES[1:])),
        Field("alignment", 1.0, "1 for the alignment of a Muslim country", _each(ALIGNMENTS[1:])),
        Field("posture", 1.0, "1 for the posture of a non-Muslim country, the US among them", _each(POSTURES[1:])),
        Field("troops", 0.34, "troops, without NATO", countries),
        Field("nato", 1.0, "1 where NATO is", countries),
        Field("sleepers", 0.5, "sleeper cells", countries),
        Field("active", 0.5, "active cells", countries),
        Field("sadr", 1.0, "1 where Sadr is", countries),
        Field("cadre", 1.0, "1 where there is a cadre", countries),
        Field("aid", 1.0, "markers of aid", countries),
        Field("besieged", 1.0, "1 where a regime is besieged", countries),
        Field("regime_change", 1.0, "1 for a tan marker of regime change, 2 for a green one", countries),
        Field("plots", 1.0, "plots, whatever they are", countries),
        Field("disrupted", 1.0, "1 where the US has disrupted in this action phase, or in the one before", countries),
        Field("improved", 1.0, "1 for what was tested or improved to Fair or Good, likewise", countries),
        Field("chosen", 1.0, "1 for what the running event has selected", countries),
        Field("declared", 1.0, "how many rolls have been declared for a country", countries),
        Field("about_country", 1.0, "1 for the countries that the question is about", countries),
        Field(
            "plots_in_order",
            1.0,
            "of every plot on the map, as questions count them: where it is, what it is where the seat may see that, "
            "what it may be as all know, whether under Backlash, whether face up",
            tuple([f"{place} {value}" for place in range(PLOT_MARKERS) for value in PLOT]),
        ),
        Field("markers", 1.0, "events that last, as the state holds them", tuple(MARKERS)),
        Field("hand", 1.0, "1 for a card in the own hand", cards),
        Field("seen", 1.0, "1 for a card that the seat knows to be in the other hand", cards),
        Field("stack", 0.34, "the place from the top of a card that the US knows in the Jihadists' stack", cards),
        Field("unseen", 1.0, "1 for a card that may be in the draw pile or in the other hand", cards),
        Field("discard", 1.0, "1 for a card in the discards", cards),
        Field("removed", 1.0, "1 for a card that is out of the game", cards),
        Field(
            "table", 1.0, "1 for a card on the table, 2 in the box of lapsing events, 3 in that of the 1st plot", cards
        ),
        Field("about_card", 1.0, "1 for the card that the question is about", cards),
        Field("event", 1.0, "1 for the card whose event is under way", cards),
        Field("frames", 1.0, "1 for what is under way, by its procedures", tuple(LISTS["frames"])),
        Field("question", 1.0, "1 for what is asked", tuple(LISTS["questions"])),
        Field(
            "tracks",
            0.2,
            "5 where the seat is the US, and where it is its action phase; the tracks; the victory track; decks and "
            "hands, the draw pile in quarters; plots and WMD that are not on the map, and of those available, for the "
            "Jihadists, which; which of three small decks comes next, and how many cards they have; what else the "
            "question is about, from -30 to 30",
            TRACKS,
        ),
        Field("options", 0.5, "the options of the match, as the state holds them", OPTIONS),
    ]


def _each(values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"{value} {country}" for value in values for country in NAMES])


def actions() -> list[Actions]:
    return [
        Actions("country", dict(enumerate(NAMES))),
        Actions("card", {card: NAME[card] for card in range(1, CARDS + 1)}),
        Actions("plot", {place: str(place) for place in range(PLOT_MARKERS)}),
        Actions("plot_marker", {n: PLOT_NAMES[PLOT_VALUE[n]] for n in range(1, PLOT_MARKERS + 1)}),
        Actions("marker", dict(enumerate(MARKERS))),
        Actions("number", {n: str(n) for n in range(TROOPS + 1)}),
    ]
