"""The words of every game, whatever its family."""

from functools import cache

from language.cold_war_words import COLD_WAR, ColdWarWords
from language.labyrinth_words import LabyrinthWords
from language.spoken import Words
from language.world_order_words import WorldOrderWords


@cache
def words(game: str) -> Words:
    if game in COLD_WAR:
        return ColdWarWords(game)
    return LabyrinthWords() if game == "labyrinth" else WorldOrderWords()
