"""The reasons of cadet at World Order: there are words for all of them."""

from itertools import product

import pytest

from realpolitik.bots.bot import WHYS
from realpolitik.bots.roster import new_bot
from realpolitik.bots.world_order import reasons
from realpolitik.games.world_order.board import REGIONS
from realpolitik.games.world_order.countries import COUNTRIES
from realpolitik.games.world_order.deck import CARDS, FIRST_RANDOM
from realpolitik.games.world_order.things import RESOURCES
from realpolitik.kernel.question import MessageKind
from realpolitik.language import Speaker, languages, speak
from realpolitik.language.advice import because
from realpolitik.language.functions import named
from realpolitik.language.speaker import dashed

ARGUMENTS = {
    "card": range(1, min(CARDS, FIRST_RANDOM)),
    "country": range(COUNTRIES),
    "region": range(REGIONS),
    "resource": range(RESOURCES),
    "n": range(1, 13),
}


def of_world_order() -> list[MessageKind]:
    """The reasons that are told at this table alone."""
    new_bot("cadet", "world-order")
    here, elsewhere = speak("world-order"), speak("red-sea")
    messages = {kind: f"advice-{dashed(kind.name)}" for kind in WHYS}
    return [kind for kind, message in messages.items() if here.has(message) and not elsewhere.has(message)]


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_a_sentence_in_every_language(language: str) -> None:
    speaker = Speaker(language, speak("world-order", language).vocabulary, strict=True)
    kinds = of_world_order()
    assert len(kinds) > 50
    for kind in kinds:
        for values in product(*[ARGUMENTS[name] for name in kind.arguments]):
            sentence = speaker.sentence(f"advice-{dashed(kind.name)}", **named(kind.arguments, values))
            assert sentence.endswith("."), sentence
            assert "{" not in sentence, sentence


@pytest.mark.parametrize("language", languages())
def test_a_reason_is_told(language: str) -> None:
    speaker = speak("world-order", language)
    assert speaker.name("REGION", 0) in because(speaker, (reasons.DEFENDS, 0))
    assert because(speaker, (reasons.ACTS_FIRST,)).endswith(".")
