"""A bot's reason for a choice, in a sentence."""

from typing import Final

from realpolitik.bots.bot import WHYS, Why
from realpolitik.language.functions import named
from realpolitik.language.speaker import Speaker, dashed

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
    "event-helps",
    "event-buried",
    "event-harmless",
    "event-before",
    "best-operation",
    "saves-ops",
    "spends-reserves",
    "keeps-card",
    "drops-card",
    "persuades",
    "explores",
    "sways",
    "disrupts",
    "changes-regime",
    "blocks-plot",
    "sends-troops",
    "recalls-troops",
    "spares-troops",
    "counts-troops",
    "cells-count",
    "cells-leave",
    "struggles",
    "plots-there",
    "nothing-more",
    "for-countries",
    "for-aims",
    "for-prestige",
    "for-relations",
    "for-troops",
    "for-funding",
    "for-plots",
    "for-lasting",
    "for-cards",
    "top-card",
    "same-country",
    "flow-ends",
)


def because(speaker: Speaker, why: Why) -> str:
    kind = WHYS[why[0]]
    name, arguments = dashed(kind.name), named(kind.arguments, why[1:])
    if name.startswith("flowchart-"):  # a line of the rulebook's flowchart is told as its note is
        return speaker.sentence(f"note-{name}", **arguments)
    return speaker.sentence(f"advice-{name}", **arguments) if name in ADVICE else ""
