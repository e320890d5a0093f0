"""Languages read as their strict readers would: one word for one thing, nouns as their numbers ask for, titles in
quotes, and proper signs. What is checked by words of its own stands in `glossary.*.toml` and `numbers.*.toml`."""

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from language.counting import counted_languages, counting
from language.spoken import GAMES
from language.test_messages import everything
from language.wording import Text, messages, texts

import realpolitik
from realpolitik.kernel.chance import Seeded
from realpolitik.language import speak
from realpolitik.language.files import REFERENCE, languages
from realpolitik.language.speaker import QUOTED

HERE = Path(__file__).parent
GLOSSARIES = {language: HERE / f"glossary.{language}.toml" for language in languages()}
GLOSSARIES = {language: path for language, path in GLOSSARIES.items() if path.exists()}
FILLED_IN = re.compile(r"\{[^{}]*\}")

QUOTES = {"en": "“”", "ru": "«»", "pl": "„”"}
INNER_QUOTES = {"en": "‘’", "ru": "„“", "pl": "«»"}
# words that are written with ё or with е, and mean different things
HOMOGRAPHS = {"всё", "всём", "чём", "перевёрнут", "развёрнут"}
# what is set wrongly in every language but English, which has its apostrophes and its hyphens
SIGNS = {
    "two spaces": r"[ \u00a0]{2}",
    "a hyphen for a dash": r"(?<=\s)-(?=\s)",
    "a straight quote": r"[\"']",
    "three dots for an ellipsis": r"\.\.\.",
    "a space before a sign": r"\w [,.;!?)»”]",
    "a space before an ellipsis": r"\w …",
    "a dash without its spaces": r"\w—|—\w",
    "an opening bracket without its space": r"\w\((?!\))",
}

every_language = pytest.mark.parametrize("language", languages())
every_translation = pytest.mark.parametrize("language", [it for it in languages() if it != REFERENCE])
every_glossary = pytest.mark.parametrize("language", GLOSSARIES)
every_counted = pytest.mark.parametrize("language", counted_languages())
every_game = pytest.mark.parametrize("game", GAMES)


# -- one term per concept ----------------------------------------------------------------------------------------------


class Term(NamedTuple):
    """What a thing is called, and what it is never called, in some files or in all."""

    concept: str
    word: str
    never: tuple[re.Pattern[str], ...]
    files: tuple[str, ...]
    why: str

    def concerns(self, text: Text) -> bool:
        return not self.files or text.file in self.files


@cache
def glossary(language: str) -> tuple[Term, ...]:
    entries = tomllib.loads(GLOSSARIES[language].read_text(encoding="utf-8"))["term"]
    return tuple(
        Term(it["concept"], it["word"], tuple(map(re.compile, it["never"])), tuple(it.get("files", ())), it["why"])
        for it in entries
    )


@every_glossary
def test_a_thing_has_one_name(language: str) -> None:
    wrong = [
        f"{term.concept} is {term.word!r} ({term.why}), not {found[0]!r}: {text}"
        for term in glossary(language)
        for text in texts(language)
        if term.concerns(text)
        for never in term.never
        if (found := never.search(text.words))
    ]
    assert wrong == []


@every_glossary
def test_the_glossary_is_of_words_in_use(language: str) -> None:
    """A term that nobody says any more, or a file that is gone, would guard nothing."""
    for term in glossary(language):
        there = [text for text in texts(language) if term.concerns(text)]
        assert {text.file for text in there} >= set(term.files), term.concept
        assert any(term.word.lower() in text.words.lower() for text in there), term.concept


# -- numbers -----------------------------------------------------------------------------------------------------------


@every_counted
def test_nouns_have_the_form_that_their_number_asks_for(language: str) -> None:
    """Every message with one number of each plural, and every number that is written out: в 21 случае, в 2 случаях."""
    wrong = [f"{fault}: {text}" for text in texts(language) for fault in counting(language).faults(text.words)]
    assert wrong == []


@every_counted
def test_nothing_that_depends_on_a_number_follows_one_that_was_not_asked_about(language: str) -> None:
    """`{ $n } карт` is wrong for 1, whatever the game does today: select by the number, or write a colon before it.
    A word that no number changes belongs to `after`."""
    asked = counting(language)
    wrong = {f"{end!r}: {text.file}: {text.id}" for text in messages(language) for end in asked.open_ends(text.words)}
    assert sorted(wrong) == []


def test_forms_follow_numbers() -> None:
    russian = counting("ru")
    assert not [*russian.faults("1 карта, 21 карта, 101 карту, 2 карты, 24 карты, 5 карт, 11 карт, 112 карт, 0 карт")]
    assert not [
        *russian.faults("в 21 случае, в 2 случаях, не более 1 карты, до 3 карт, по 1 влиянию, 5 единиц влияния")
    ]
    for wrong in ("В 21 случаях", "добавляет 5 влияния", "5 карты", "2 карт", "21 карт", "до 2 карты", "1 новых карт"):
        assert [*russian.faults(wrong)], wrong
    assert [*russian.open_ends("берёт {$n} карт")]
    assert not [*russian.open_ends("получает {$n} ПО")]


# -- titles ------------------------------------------------------------------------------------------------------------


@cache
def quoted_titles(language: str) -> tuple[str, ...]:
    """Titles that sentences have in quotes, if a reader cannot take them for anything else: those of several words,
    without quotes of their own, that are not `also` names of people or things."""
    also = tomllib.loads(GLOSSARIES[language].read_text(encoding="utf-8"))["titles"]["also"]
    said = {text.id: text.words for text in messages(language) if text.id.startswith("card-")}
    titles = [words for name, words in said.items() if f"{name}.{QUOTED}" in said]
    return tuple(it for it in titles if " " in it and QUOTES[language][0] not in it and it not in also)


def quoting_languages() -> list[str]:
    return [it for it, path in GLOSSARIES.items() if "titles" in tomllib.loads(path.read_text(encoding="utf-8"))]


def is_name(text: Text) -> bool:
    """Whether a text is a heading, the name of a card, or of what goes by the name of a card."""
    if text.id.endswith((".text", ".help")):
        return False
    return text.id.endswith(".title") or text.id.startswith(("card-", "effect-", "marker-", "scenario-"))


every_quoting = pytest.mark.parametrize("language", quoting_languages())


@every_quoting
def test_titles_of_cards_are_quoted_in_sentences(language: str) -> None:
    opening = re.escape(QUOTES[language][0] + INNER_QUOTES[language][0])
    bare = {title: re.compile(rf"(?<![\w{opening}]){re.escape(title)}(?!\w)") for title in quoted_titles(language)}
    wrong = [
        f"{title!r}: {text}"
        for text in texts(language)
        if not is_name(text)
        for title, unquoted in bare.items()
        if title in text.words and unquoted.search(text.words)
    ]
    assert wrong == []


@every_quoting
def test_names_of_cards_are_asked_for_in_quotes(language: str) -> None:
    bare = re.compile(rf"(?<!{QUOTES[language][0]})\{{CARD\(\$\w+\)\}}")
    assert [str(text) for text in messages(language) if bare.search(text.words)] == []


@every_language
@every_game
def test_quotes_stand_once(language: str, game: str) -> None:
    """A title that has quotes of its own takes others inside: «„Голос Америки“ звучит в Эфиопии»."""
    opening, closing = QUOTES[language]
    nested = re.compile(f"{opening}[^{closing}]*{opening}|{closing}{closing}")
    assert [text for text in everything(language, game)[0] if nested.search(text)] == []


# -- signs -------------------------------------------------------------------------------------------------------------


@every_translation
def test_signs_are_set_properly(language: str) -> None:
    wrong = []
    for text in texts(language):
        words = FILLED_IN.sub("N", text.words)
        wrong += [f"{what}: {text}" for what, sign in SIGNS.items() if re.search(sign, words)]
    assert wrong == []


@every_language
@every_game
def test_numbers_below_zero_have_a_minus(language: str, game: str) -> None:
    """War of Ideas: 1 − 3 = −2, with the same sign twice. In what a game of random choices tells."""
    match = realpolitik.new(game, chance=Seeded("below zero"))
    random = Random(1)
    while not match.over:
        question = match.question
        match.answer(random.choice(question.options), question.seat)
    hyphen = re.compile(r"(?<![\w–-])-\d")
    assert [told.text for told in speak(game, language).tell(list(match.log)) if hyphen.search(told.text)] == []


def test_a_figure_below_zero_has_a_minus() -> None:
    """What may be below zero are sums of dice, and the VP of World Order."""
    for language in languages():
        assert speak("world-order", language).say("amount-vp", n=-3).startswith("−3 ")


def test_yo_is_written_in_russian() -> None:
    """A word is written with ё everywhere or nowhere."""
    words = Counter(word for text in texts("ru") for word in re.findall(r"[а-яё]+", text.words.lower()))
    both = {word for word in words if "ё" in word and word.replace("ё", "е") in words}
    assert both - HOMOGRAPHS == set()
