"""Bots by name, and a bot's reason for a choice, in a sentence."""

from typing import Final

from realpolitik.bots.bot import WHYS, Why
from realpolitik.bots.roster import SET_BY
from realpolitik.language.functions import named
from realpolitik.language.speaker import Speaker, dashed

# the reasons that there are words for; those of bots from elsewhere go unsaid
ADVICE: Final = (
    "only-option",
    "at-random",
    "net-prefers",
    "net-prefers-clearly",
    "net-avoids",
    "net-searched",
    "net-searched-one",
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
    "money-instead-of-card",
    "uses-development",
    "least-needed",
    "most-cards",
    "researches",
    "renews-market",
    "exhausts-for-better",
    "nothing-to-research",
    "best-free-card",
    "develops",
    "better-pile",
    "fewest-vp",
    "second-card-of-country",
    "new-ally",
    "invests",
    "builds-base",
    "readies",
    "exhausts",
    "keeps-allies-ready",
    "influence-counts",
    "stays-for-good",
    "fills-region",
    "vp-at-once",
    "pushes-out",
    "armies-needed",
    "army-spared",
    "army-sent",
    "armies-stay",
    "sells",
    "buys",
    "produces",
    "raises-track",
    "no-gain-in-more",
    "cashes-token",
    "token-will-defend",
    "defends",
    "prospers",
    "acts-first",
    "acts-last",
    "for-vp",
    "for-regions",
    "for-majorities",
    "for-ability",
    "for-defence",
    "for-prosperity",
    "for-development",
    "for-resources",
    "for-money",
    "for-allies",
    "for-investment",
    "for-production",
    "for-hand",
    "for-assets",
    "against-rivals",
)


def bot_title(speaker: Speaker, bot: str) -> str:
    """The name of a bot, as it is set."""
    return speaker.say(message_of(bot))


def bot_help(speaker: Speaker, bot: str) -> str:
    """How a bot plays, in a line."""
    return speaker.say(f"{message_of(bot)}.help")


def message_of(bot: str) -> str:
    """The message that names a bot."""
    return f"bot-{bot.replace(SET_BY, '-')}"


def because(speaker: Speaker, why: Why) -> str:
    kind = WHYS[why[0]]
    name, arguments = dashed(kind.name), named(kind.arguments, why[1:])
    if name.startswith("flowchart-"):  # a line of the rulebook's flowchart is told as its note is
        return speaker.sentence(f"note-{name}", **arguments)
    return speaker.sentence(f"advice-{name}", **arguments) if name in ADVICE else ""
