"""The vocabulary of Red Sea."""

from typing import Final

from realpolitik.games.red_sea.game import GAME
from realpolitik.language.cold_war import ColdWarVocabulary

VOCABULARY: Final = ColdWarVocabulary(GAME, lender="twilight-struggle")
