"""Whatever comes up when a card of one game is played in the other can be said, in every language."""

from random import Random

import pytest
from language.cold_war_words import COLD_WAR
from tabletop import Table, table

import realpolitik
from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.deck import LATE, Deck
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.kernel.question import NATURE
from realpolitik.language.files import languages
from realpolitik.language.speaker import Speaker, vocabulary_of

SPEAKERS = {
    game: [Speaker(language, vocabulary_of(game), strict=True) for language in languages()] for game in COLD_WAR
}
ENOUGH = 40  # answers for any event

# no famine comes to Twilight Struggle, and a headline is not played in an action round
NEVER = [("twilight-struggle", "we_are_the_world"), ("twilight-struggle", "us_presidential_elections")]


def loaded(name: str) -> ColdWarGame:
    game = realpolitik.game(name)
    assert isinstance(game, ColdWarGame)
    return game


def borrowed(deck: Deck, *sides: int) -> list[str]:
    return [name for card, name in enumerate(deck.name) if deck.borrowed[card] and deck.side[card] in sides]


def played(name: str, card: str) -> Table:
    """The card is about to be played. Both sides are everywhere, and hold and have discarded cards of each."""
    game = loaded(name)
    deck, board = game.rules.deck, game.rules.board
    influence = {country: [(4, 1), (1, 4), (1, 1)][c % 3] for c, country in enumerate(board.names[: board.size])}
    of_us = [other for other in borrowed(deck, US) if other != card]
    of_ussr = [other for other in borrowed(deck, USSR) if other != card]
    holder = "ussr" if deck.side[deck.number(card)] == USSR else "us"
    hands = {"us": [*of_us[:2], *of_ussr[:2]], "ussr": [*of_us[2:4], *of_ussr[2:4]]}
    hands[holder].append(card)
    return table(
        game=name,
        us=hands["us"],
        ussr=hands["ussr"],
        discard=[of_us[4], of_ussr[4]],
        influence={**influence, "egypt": (1, 6), "ethiopia": (1, 6)},  # the USSR controls both
        side=holder,
        turn=game.rules.periods[LATE],
        defcon=2 if card == "wargames" else 5,
        effects=["lion_falters"] if card == "mengistu_haile_mariam" else [],
        chosen=[card, *of_us[:5], *of_ussr[:5]],
        options={"crossover": "after-deal"},
    )


def say_all(t: Table) -> None:
    """Everything that can be asked now: the question, its options, and why something else is not on offer."""
    question = t.match.question
    others = {*range(0, len(t.board.names), 3), *t.game.rules.deck.cards[::7]} - {*question.options}
    for speaker in SPEAKERS[t.game.name]:
        assert speaker.question(question)
        assert all(speaker.option(question, option) for option in question.options)
        if question.seat != NATURE:
            assert all(speaker.reason(t.match.why_not(option, question.seat)) for option in others)


@pytest.mark.parametrize(
    ("game", "card"),
    [(game, card) for game in COLD_WAR for card in borrowed(loaded(game).rules.deck, US, USSR, NOBODY)],
)
def test_what_a_borrowed_card_brings_up_can_be_said(game: str, card: str) -> None:
    t, random = played(game, card).do(card), Random(card)
    if (game, card) not in NEVER:
        t.do("event")
        assert "event_occurs" in t.notes()
    for _ in range(ENOUGH):
        if t.match.over or t.question == "choose_card":
            break
        say_all(t)
        t.match.answer(random.choice(t.match.question.options), t.match.question.seat)
    for speaker in SPEAKERS[game]:
        assert all(line.text for line in speaker.tell(t.match.log))
        assert all(told.text for told in speaker.effects(t.match.view(US)))


@pytest.mark.parametrize("game", COLD_WAR)
def test_no_text_names_a_card_that_the_game_does_not_have(game: str) -> None:
    """12.0: Terrorism knows of no hostages in Red Sea, nor Ogaden War of F-5Es in Twilight Struggle."""
    deck = loaded(game).rules.deck
    for speaker in SPEAKERS[game]:
        for other in COLD_WAR:
            home, names = Speaker(speaker.language, vocabulary_of(other)), loaded(other).rules.deck
            absent = [home.card(card) for card in names.cards if not deck.number(names.name[card])]
            for card in deck.cards:
                text = speaker.card_text(card)
                assert [title for title in absent if title in text] == [], (speaker.language, deck.name[card])
