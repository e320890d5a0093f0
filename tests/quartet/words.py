"""The vocabulary of the quartet."""

from pathlib import Path

from quartet.game import CARDS, GAME, POWERS, REGIONS
from realpolitik.language.speaker import Speaker, dashed
from realpolitik.language.vocabulary import Vocabulary


class QuartetWords(Vocabulary):
    def card_text(self, speaker: Speaker, number: int) -> str:
        return ""

    def card_facts(self, speaker: Speaker, number: int) -> str:
        return ""


VOCABULARY = QuartetWords(
    GAME.name,
    files=("quartet",),
    names={
        "POWER": lambda power: (f"side-{POWERS[power]}", {}),
        "CARD": lambda card: (f"card-{dashed(CARDS[card])}", {}),
        "REGION": lambda region: (f"region-{REGIONS[region]}", {}),
    },
    things=("card", "region"),
    home=Path(__file__).parent,
)
