"""World Order in words: whatever comes up in random games can be said, and reads as it should."""

from random import Random

import pytest
from language.spoken import told_with

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.countries import COUNTRY_NAMES
from realpolitik.games.world_order.game import GAME
from realpolitik.games.world_order.options import POWERS_CHOICES
from realpolitik.games.world_order.things import CHINA, DIPLOMACY, ENERGY, GOODS, RUSSIA, USA
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import EVERYBODY, KINDS, NOTES, REASONS, Question
from realpolitik.language import languages, speak
from realpolitik.language.functions import as_message
from realpolitik.language.speaker import MARK, MARKED, UNMARK, Speaker, vocabulary_of

EVERY_SO_OFTEN = 10
ASKED_WHY = (*range(0, 150, 7), 600, 602)  # options of every kind, on offer or not


def number_of(kinds: list, name: str, first: str = "power") -> int:  # type: ignore[type-arg]
    """A kind by its name; other games may have one of the same name."""
    found = [i for i, kind in enumerate(kinds) if kind.name == name and first in (*told_with(kind), first)]
    return next(i for i in found if kinds[i].rule.startswith("W"))


def note(language: str, name: str, *arguments: int) -> str:
    return speak("world-order", language).note((number_of(NOTES, name), EVERYBODY, *arguments))


def question(language: str, name: str, *about: int) -> str:
    return speak("world-order", language).question(Question(0, number_of(KINDS, name), [], about))


def reason(language: str, name: str, *arguments: int) -> str:
    return speak("world-order", language).reason((number_of(REASONS, name), *arguments))


# -- all of it ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("powers", POWERS_CHOICES)
def test_all_that_comes_up_in_a_game_can_be_said_in_every_language(powers: str) -> None:
    speakers = [Speaker(language, vocabulary_of("world-order"), strict=True) for language in languages()]
    setup = GAME.setup("", {"powers": powers, "decrees": True, "priorities": "sealed" if "_" in powers else "turn"})
    match = Match(GAME, setup, Seeded(powers))
    random, chosen = Random(powers), 0
    while not match.over:
        asked = match.question
        for speaker in speakers:
            assert speaker.question(asked).endswith(("?", "."))
            assert all(speaker.option(asked, option) for option in asked.options)
        if chosen % EVERY_SO_OFTEN == 0:
            for option in ASKED_WHY:
                if option not in asked.options:
                    why = match.why_not(option, asked.seat)
                    assert all(speaker.reason(why).endswith(".") for speaker in speakers)
        chosen += 1
        match.answer(random.choice(asked.options), asked.seat)
    for speaker in speakers:
        assert all(line.text.endswith(".") for line in speaker.tell(match.log))
        assert len(speaker.effects(match.view(0))) == len(match.seats)


# -- some of it, word for word -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "russian", "polish"),
    [
        (1, "Россия получает 1 энергию.", "Rosja dostaje 1 energię."),
        (2, "Россия получает 2 энергии.", "Rosja dostaje 2 energii."),
        (5, "Россия получает 5 энергии.", "Rosja dostaje 5 energii."),
    ],
)
def test_sums_are_in_the_case_and_number_that_the_verb_wants(n: int, russian: str, polish: str) -> None:
    assert note("ru", "gains", RUSSIA, ENERGY, n) == russian
    assert note("pl", "gains", RUSSIA, ENERGY, n) == polish


@pytest.mark.parametrize(("n", "money"), [(1, "1 ордис"), (3, "3 ордиса"), (11, "11 ордисов"), (21, "21 ордис")])
def test_money_is_counted_in_russian(n: int, money: str) -> None:
    assert note("ru", "pays_money", USA, n) == f"США платят {money}."
    assert note("ru", "pays_money", CHINA, n) == f"Китай платит {money}."


@pytest.mark.parametrize(("n", "money"), [(1, "1 ordis"), (3, "3 ordisy"), (12, "12 ordisów"), (22, "22 ordisy")])
def test_money_is_counted_in_polish(n: int, money: str) -> None:
    assert note("pl", "pays_money", CHINA, n) == f"Chiny płacą {money}."
    assert note("pl", "pays_money", RUSSIA, n) == f"Rosja płaci {money}."


def test_reasons_say_what_is_wrong_and_by_how_much() -> None:
    iran = COUNTRY_NAMES.index("iran")
    assert reason("en", "lacks_diplomacy", 2) == "You lack 2 diplomacy, whatever you exhaust."
    assert reason("en", "is_barred", iran, USA) == "Iran: closed to the USA, its card bears that flag crossed out."
    assert reason("en", "lacks_inputs", GOODS).endswith("takes 1 energy and 1 raw material and a track above 0.")


def test_questions_tell_what_things_cost() -> None:
    assert question("en", "raise_prosperity", USA, 2, 2, 10) == (
        "Do you raise your prosperity? That takes 2 goods, and brings 2 VP and 10 money."
    )
    assert question("en", "raise_how_many", CHINA, 6, 15) == (
        "Do you raise one production for 6 money, or two for 15 money?"
    )


def test_what_a_power_pays_and_gains_in_a_row_is_one_line() -> None:
    told = [
        (number_of(NOTES, "produced"), EVERYBODY, CHINA, GOODS, 2),
        (number_of(NOTES, "pays"), EVERYBODY, CHINA, ENERGY, 2),
        (number_of(NOTES, "pays_money"), EVERYBODY, CHINA, 3),
        (number_of(NOTES, "gains"), EVERYBODY, CHINA, GOODS, 2),
        (number_of(NOTES, "gains"), EVERYBODY, CHINA, DIPLOMACY, 1),
    ]
    lines = speak("world-order", "en").tell([(0, note) for note in told])
    assert [line.text for line in lines] == ["China produces 2 goods, pays 2 energy and 3 money and gains 1 diplomacy."]


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_names_are_those_of_the_content(language: str) -> None:
    speaker = speak("world-order", language)
    for c, country in enumerate(CONTENT.countries):
        assert speaker.country(c) == country.names[language]
    for r, region in enumerate(CONTENT.regions):
        assert speaker.name("REGION", r) == region.names[language]
    for power in CONTENT.powers:
        assert speaker.say(f"power-{power.id}") == power.names[language]


def test_titles_are_quoted_where_the_language_does_so_and_marked_as_cards() -> None:
    brand = next(i for i, name in enumerate(GAME.things["card"]) if name == "eu_brand_europe")
    assert note("ru", "advantage_played", 1, brand) == "ЕС играет стратегическое преимущество «Бренд „Европа“»."
    assert note("pl", "advantage_played", 1, brand) == "UE zagrywa atut strategiczny „Marka Europa”."
    marked = Speaker("en", vocabulary_of("world-order"), marked=True)
    told = marked.note((number_of(NOTES, "card_played"), EVERYBODY, USA, brand))
    assert told == f"The USA plays {MARK}card:eu_brand_europe{MARKED}Brand Europe{UNMARK}."


def test_an_edited_name_means_nothing_to_the_words_around_it() -> None:
    assert as_message("x", 'a { $b } "c" \\ <i>\n d', form="e") == (
        'x = { "a { $b } \\"c\\" \\\\ <i> d" }\n    .form = { "e" }'
    )
