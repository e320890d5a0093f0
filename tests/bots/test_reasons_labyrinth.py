"""The reasons of the bots of Labyrinth: they fit the choice, and there are words for all of them."""

from itertools import product

import pytest
from labyrinth.desk import SIDES, Desk, desk

from realpolitik.bots.bot import ONLY_OPTION, WHYS, Seat
from realpolitik.bots.labyrinth import reasons
from realpolitik.bots.labyrinth.cadet import Cadet
from realpolitik.bots.labyrinth.flowchart import OF_LINE
from realpolitik.bots.roster import bots_of
from realpolitik.games.labyrinth.board import COUNTRIES, NAMES
from realpolitik.games.labyrinth.deck import CARDS, NAME
from realpolitik.games.labyrinth.flowchart import PLOT_BY_TROOPS
from realpolitik.games.labyrinth.labels import JIHADIST_OPERATIONS, REGIME_CHANGE, US_OPERATIONS
from realpolitik.kernel.question import MessageKind
from realpolitik.language import Speaker, languages, speak
from realpolitik.language.advice import because
from realpolitik.language.functions import named
from realpolitik.language.speaker import dashed

ARGUMENTS = {
    "country": range(COUNTRIES),
    "card": range(1, CARDS + 1),
    "label": sorted({*US_OPERATIONS, *JIHADIST_OPERATIONS}),
    "n": range(7),
}


def why(d: Desk, side: str) -> tuple[int, ...]:
    return Cadet(1).choose(Seat(d.match, SIDES[side])).why


# -- they fit the choice ---------------------------------------------------------------------------


def test_reasons_of_the_us() -> None:
    d = desk(side="us", us=["safer_now"], scenario="lets-roll", jihadist=["ieds"]).do("safer_now")
    assert why(d, "us") == (reasons.BEST_OPERATION, REGIME_CHANGE)
    governance = {"gulf_states": "fair ally", "lebanon": "fair ally"}
    d = desk(side="us", us=["abbas"], governance=governance, cells={"iran": 1}).do("abbas", "war_of_ideas")
    assert why(d, "us") == (reasons.PERSUADES, NAMES.index("gulf_states"), 2)  # High prestige, but a Fair Ally
    d = desk(side="us", us=["predator_23"], cells={"iraq": 3}, governance={"iraq": "poor adversary"}).do("predator_23")
    assert why(d, "us") == (reasons.EVENT_HELPS, NAME.index("predator_23"))
    plots = [("kenya_tanzania", "1"), ("united_states", "wmd")]
    d = desk(side="us", us=["safer_now"], plots=plots, cells={"sudan": 1}).do("safer_now", "alert")
    assert why(d, "us") == (reasons.BLOCKS_PLOT, NAMES.index("united_states"))


def test_reasons_of_the_jihadists() -> None:
    board = {"cells": {"france": 2}, "posture": {"france": "hard"}, "markers": ["patriot_act"], "funding": 4}
    d = desk(jihadist=["sanctions_6", "ieds"], us=["abbas"], **board).do("sanctions_6")  # type: ignore[arg-type]
    assert why(d, "jihadist") == (reasons.EVENT_BURIED, NAME.index("sanctions_6"))
    assert why(d.do("plot"), "jihadist") == (ONLY_OPTION,)
    d = desk(jihadist=["wahhabism"], us=["abbas"], cells={"iraq": 6}, governance={"iraq": "poor adversary"})
    d.do("wahhabism", "jihad", "iraq", "iraq", "iraq")
    assert why(d, "jihadist") == (reasons.STRUGGLES, NAMES.index("iraq"))


def test_a_choice_that_wins_says_so() -> None:
    """2.1.1: Predator finds the last cell."""
    d = desk(side="us", us=["predator_23"], jihadist=["ieds"], cells={"iraq": 1}, governance={"iraq": "poor neutral"})
    assert why(d.do("predator_23"), "us") == (reasons.WINS,)


# -- there are words -------------------------------------------------------------------------------


def of_labyrinth() -> list[MessageKind]:
    """The reasons that are told at this table alone. What a line of the flowchart says is the note of it."""
    here, elsewhere = speak("labyrinth"), speak("red-sea")
    messages = {kind: f"advice-{dashed(kind.name)}" for kind in WHYS}
    return [kind for kind, message in messages.items() if here.has(message) and not elsewhere.has(message)]


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_a_sentence_in_every_language(language: str) -> None:
    speaker = Speaker(language, speak("labyrinth", language).vocabulary, strict=True)
    kinds = of_labyrinth()
    assert len(kinds) > 30
    sentences = []
    for kind in kinds:
        for values in product(*[ARGUMENTS[name] for name in kind.arguments]):
            sentences.append(speaker.sentence(f"advice-{dashed(kind.name)}", **named(kind.arguments, values)))
    for sentence in sentences:
        assert sentence.endswith("."), sentence
        assert "{" not in sentence, sentence
    assert len(set(sentences)) > 30 * len(kinds)


@pytest.mark.parametrize("language", languages())
def test_a_reason_is_told_by_its_bot(language: str) -> None:
    """A line of the flowchart is told as its note is, and what cadet says is a sentence too."""
    speaker = speak("labyrinth", language)
    assert because(speaker, (OF_LINE[PLOT_BY_TROOPS], NAMES.index("iraq"))) == speaker.sentence(
        "note-flowchart-plot-by-troops", country=NAMES.index("iraq")
    )
    assert because(speaker, (reasons.DISRUPTS, NAMES.index("iraq"))).endswith(".")
    assert {f"bot-{bot}" for bot in bots_of("labyrinth") if speaker.has(f"bot-{bot}.help")} == {
        "bot-cadet",
        "bot-flowchart",
        "bot-officer",
        "bot-random",
        "bot-strategist",
    }
