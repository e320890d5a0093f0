"""The texts of World Order's cards, and of their parts that questions are about."""

from realpolitik.games.world_order.deck import (
    DEVELOPMENT_KIND,
    FIRST_DEVELOPMENT,
    FIRST_RANDOM,
    LEVEL,
    NO_PROGRAM,
    ONCE,
    ONCE_PER_ROUND,
    PROGRAM,
    RANDOM_ARMY,
    RANDOM_REGION,
    RANDOM_TRADE,
    is_development,
)
from realpolitik.games.world_order.developments import BONUS, BONUS_NAMES, EVENT, EVENT_NAMES, EVENT_PROGRAM, NO_EVENT
from realpolitik.games.world_order.random_influence import TRADE_MONEY
from realpolitik.games.world_order.things import NOBODY, POWERS
from realpolitik.language import world_order_verbs as _spoken  # noqa: F401  (every op has its clause from here on)
from realpolitik.language.cards import join
from realpolitik.language.speaker import Speaker, capitalised, dashed
from realpolitik.language.world_order_bindings import setting
from realpolitik.language.world_order_clauses import (
    COMMAND,
    INFINITIVE,
    YOU,
    WorldOrderCardText,
)
from realpolitik.language.world_order_names import power_name, region_name


def card_text(speaker: Speaker, card: int) -> str:
    """What a card does, a sentence for each step."""
    if card >= FIRST_RANDOM:
        clauses = _rows(speaker, card - FIRST_RANDOM)
    elif is_development(card):
        clauses = development_clauses(speaker, card)
    else:
        clauses = program_clauses(speaker, PROGRAM[card])
    return sentences(speaker, clauses)


def sentences(speaker: Speaker, clauses: list[str]) -> str:
    return " ".join([capitalised(clause) + speaker.say("full-stop") for clause in clauses])


def program_clauses(speaker: Speaker, program: int) -> list[str]:
    """A clause for each step of a program."""
    return WorldOrderCardText(speaker, setting(program)).clauses(program, COMMAND)


# -- what questions are about ------------------------------------------------------------------------------------------


def way_text(speaker: Speaker, program: int) -> str:
    """One of the ways that a card offers, in a line without a full stop."""
    teller = WorldOrderCardText(speaker, setting(program), YOU)
    return capitalised(join(speaker, "text-steps-then", teller.clauses(program, INFINITIVE)))


# -- developments ------------------------------------------------------------------------------------------------------


def development_clauses(speaker: Speaker, card: int) -> list[str]:
    """What a development adds for good, does when its round comes, at will, or when something happens."""
    at = card - FIRST_DEVELOPMENT
    told = [
        speaker.say(f"text-bonus-{dashed(name)}", n=BONUS[to][at])
        for to, name in enumerate(BONUS_NAMES)
        if BONUS[to][at]
    ]
    kind, per_round = DEVELOPMENT_KIND[at], DEVELOPMENT_KIND[at] == ONCE_PER_ROUND
    if kind == ONCE and PROGRAM[card] != NO_PROGRAM:
        told.append(speaker.say("text-when-it-starts", what=_commands(speaker, PROGRAM[card])))
    used: list[str] = []
    if per_round and PROGRAM[card] != NO_PROGRAM:
        used.append(speaker.say("text-at-will", what=_used(speaker, PROGRAM[card])))
    if EVENT[at] != NO_EVENT:
        event = speaker.say(f"text-on-{dashed(EVENT_NAMES[EVENT[at]])}", level=LEVEL[at])
        if per_round:
            used.append(speaker.say("text-event-may", event=event, what=_used(speaker, EVENT_PROGRAM[at])))
        else:
            told.append(speaker.say("text-event", event=event, what=_commands(speaker, EVENT_PROGRAM[at])))
    if used:
        told.append(speaker.say("text-once-per-round", what=join(speaker, "text-ways-or", used)))
    return told or [speaker.say("text-vp-only")]


def _used(speaker: Speaker, program: int) -> str:
    """What one may do with a development: that its first step is optional need not be said again."""
    teller = WorldOrderCardText(speaker, setting(program), willing=True)
    return join(speaker, "text-steps-then", teller.clauses(program, INFINITIVE))


def _commands(speaker: Speaker, program: int) -> str:
    return join(speaker, "text-steps-then", program_clauses(speaker, program))


# -- random influence --------------------------------------------------------------------------------------------------


def _rows(speaker: Speaker, card: int) -> list[str]:
    """What each power does that nobody plays (W18)."""
    told: list[str] = []
    for p in range(POWERS):
        form = ".army" if RANDOM_ARMY[card][p] else ""
        where = region_name(speaker, RANDOM_REGION[card][p], "to")
        row = speaker.say(
            f"text-row{form}", power=power_name(speaker, p), where=speaker.say("text-places.to", places=where)
        )
        partner = RANDOM_TRADE[card][p]
        if partner != NOBODY:
            money = speaker.say("text-amount-money", n=TRADE_MONEY)
            row = speaker.say("text-row-trade", row=row, partner=power_name(speaker, partner, "the"), money=money)
        told.append(row)
    return told
