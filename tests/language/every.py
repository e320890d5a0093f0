"""The words of every game, whatever its family."""

from functools import cache

from language.cold_war_words import COLD_WAR, ColdWarWords
from language.labyrinth_words import LabyrinthWords
from language.spoken import Words


@cache
def words(game: str) -> Words:
    return ColdWarWords(game) if game in COLD_WAR else LabyrinthWords()
