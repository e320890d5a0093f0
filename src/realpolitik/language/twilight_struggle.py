"""The vocabulary of Twilight Struggle."""

from typing import Final

from realpolitik.games.twilight_struggle.game import GAME
from realpolitik.language.cold_war import ColdWarVocabulary

VOCABULARY: Final = ColdWarVocabulary(GAME, lender="red-sea")
