"""The book of a game: complete in every language, and made of what the game itself brings."""

import pytest

from realpolitik.language import languages
from realpolitik.table.book import book, offers

GAME = "twilight-struggle"


@pytest.mark.parametrize("language", languages())
def test_everything_in_the_box_has_a_name(language: str) -> None:
    made = book(GAME, language)
    box = made.components
    assert set(made.names[box["space_kind"]]) == set(box["spaces"]) == set(made.layout["space"])
    assert set(made.names["set"]) == set(box["regions"]) >= set(made.layout["region"])
    assert set(made.names["side"]) == set(box["sides"]) == set(made.layout["power"])
    assert set(made.names["card"]) == set(box["cards"]) == set(made.cards)
    assert set(made.names["period"]) == {card["period"] for card in box["cards"].values()}
    assert len(made.names["box"]) == len(box["space_race"])
    assert set(made.names["short"]) <= {*box["spaces"], *box["regions"]}
    assert all(text for kind in made.names.values() for text in kind.values())


@pytest.mark.parametrize("language", languages())
def test_the_steps_of_a_turn_go_by_the_titles_of_their_rules(language: str) -> None:
    made = book(GAME, language)
    titles = {rule.number: rule.title for rule in made.rules}
    assert [step.title for step in made.sequence] == [titles[step.rule] for step in made.sequence]
    assert {phase for step in made.sequence for phase in step.phases} == {"headline", "action"}


def test_what_there_is_to_play_is_told_in_the_language_asked_for() -> None:
    told = {language: next(offer for offer in offers(language) if offer.name == GAME) for language in languages()}
    assert len({offer.seats[0].title + offer.scenarios[0].help for offer in told.values()}) == len(told)
    assert all([bot.name for bot in offer.bots][-1] == "random" for offer in told.values())
