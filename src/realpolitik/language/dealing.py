"""A deal in one line of the log."""

from typing import Final

from realpolitik.kernel.question import Note
from realpolitik.language.functions import Several
from realpolitik.language.speaker import Speaker

DEAL: Final = ("deal",)  # the chapter of its notes


def told_deal(speaker: Speaker, notes: list[Note], card_drawn: int) -> str:
    """The cards of whoever reads this by name; of the others how many. `card_drawn`: the kind of note of one card."""
    drawn = [note for note in notes if note[0] == card_drawn]
    own = {side: [card for _, _, whose, card in drawn if whose == side] for _, _, side, _ in drawn}
    told = [speaker.sentence("note-drawn-together", side=side, cards=Several(cards)) for side, cards in own.items()]
    told.extend([speaker.note(note) for note in notes if note[0] != card_drawn and note[2] not in own])
    return " ".join(told)
