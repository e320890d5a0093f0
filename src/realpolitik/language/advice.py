"""A bot's reason for a choice, in a sentence."""

from typing import Final

from realpolitik.bots.bot import WHYS, Why
from realpolitik.language.speaker import Speaker, dashed, named

# the reasons that there are words for; those of bots from elsewhere go unsaid
ADVICE: Final = (
    "only-option",
    "at-random",
    "stronger-side",
    "worth-picking",
    "enough-picked",
    "wins",
    "only-safe",
    "no-escape",
    "scores",
    "must-score",
    "spaces-event",
    "takes-control",
    "breaks-control",
    "keeps-hold",
    "gains-points",
    "meets-military",
    "advances-in-space",
    "plays-for-passing",
    "lasts",
    "rids-hand",
    "helps-region",
    "least-harm",
)


def because(speaker: Speaker, why: Why) -> str:
    kind = WHYS[why[0]]
    if dashed(kind.name) not in ADVICE:
        return ""
    return speaker.sentence(f"advice-{dashed(kind.name)}", **named(kind.arguments, why[1:]))
