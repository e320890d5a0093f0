"""What is printed on the cards of World Order beside their texts, and what it rests on."""

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.deck import (
    ALIKE,
    BONUS_OF,
    BONUS_SIZE,
    CARD_NAMES,
    COST,
    DEVELOPMENT_COST,
    FIRST_ADVANTAGE,
    FIRST_DECREE,
    FIRST_DEVELOPMENT,
    FIRST_RANDOM,
    RESEARCH,
    SUGGESTED,
    is_ability,
    is_advantage,
    is_decree,
    is_development,
)
from realpolitik.games.world_order.things import POWER_NAMES
from realpolitik.language.cards import join
from realpolitik.language.speaker import Speaker, capitalised
from realpolitik.language.world_order_clauses import amount_text, amounts_text
from realpolitik.language.world_order_names import power_name


def card_facts(speaker: Speaker, card: int) -> str:
    """The face of a card, in one line."""
    if is_ability(card):
        facts = _ability(speaker, card)
    elif is_advantage(card):
        facts = _strategic(speaker, card - FIRST_ADVANTAGE)
    elif is_development(card):
        facts = _development(speaker, card - FIRST_DEVELOPMENT)
    elif is_decree(card):
        facts = _decree(speaker, card - FIRST_DECREE)
    else:
        facts = [
            speaker.say("fact-random"),
            *_evidence(speaker, CONTENT.random_influence[card - FIRST_RANDOM].evidence),
        ]
    return _line(speaker, facts)


def evidence_text(speaker: Speaker, evidence: str) -> str:
    """What an entry of the content rests on, by its mark; nothing where that is the rulebook."""
    return speaker.say(f"evidence-{evidence}") if evidence else ""


# -- the families of cards ---------------------------------------------------------------------------------------------


def _ability(speaker: Speaker, card: int) -> list[str]:
    kind = next(ability for ability in CONTENT.abilities if ability.id == CARD_NAMES[ALIKE[card]])
    types = join(speaker, "text-amounts-and", [speaker.say(f"type-{name}") for name in kind.types])
    if kind.power:
        origin = [speaker.say("fact-starter", power=_power(speaker, kind.power))]
    else:
        origin = [speaker.say("fact-market"), speaker.say("fact-cost", n=COST[card])]
    bonus = speaker.say("fact-bonus", amount=amount_text(speaker, BONUS_OF[card], BONUS_SIZE[card]))
    facts = [types, *origin, bonus, speaker.say("fact-research", n=RESEARCH[card])]
    if SUGGESTED[card]:
        facts.append(speaker.say("fact-suggested"))
    return [*facts, *_evidence(speaker, kind.evidence)]


def _strategic(speaker: Speaker, at: int) -> list[str]:
    card = CONTENT.strategic[at]
    vp = speaker.say("fact-starting-vp", n=card.starting_vp)
    return [speaker.say("fact-strategic", power=_power(speaker, card.power)), vp, *_evidence(speaker, card.evidence)]


def _decree(speaker: Speaker, at: int) -> list[str]:
    card = CONTENT.decrees[at]
    vp = speaker.say("fact-unused-vp", n=card.unused_vp)
    return [speaker.say("fact-decree", power=_power(speaker, card.power)), vp, *_evidence(speaker, card.evidence)]


def _development(speaker: Speaker, at: int) -> list[str]:
    card = CONTENT.developments[at]
    copies = speaker.say("fact-copies", n=card.copies)
    mark = evidence_text(speaker, card.copies_evidence if card.copies_evidence != card.evidence else "")
    return [
        speaker.say("fact-development", n=card.level),
        *([speaker.say("fact-from-round", n=card.level)] if card.effect else []),
        speaker.say("fact-price", amounts=amounts_text(speaker, DEVELOPMENT_COST[at])),
        speaker.say("fact-vp", n=card.vp),
        speaker.say("fact-marked", fact=copies, mark=mark) if mark else copies,
        *_evidence(speaker, card.evidence),
    ]


# -- small words -------------------------------------------------------------------------------------------------------


def _line(speaker: Speaker, facts: list[str]) -> str:
    return capitalised(join(speaker, "fact-next", facts)) + speaker.say("full-stop")


def _evidence(speaker: Speaker, evidence: str) -> list[str]:
    mark = evidence_text(speaker, evidence)
    return [mark] if mark else []


def _power(speaker: Speaker, name: str) -> str:
    return power_name(speaker, POWER_NAMES.index(name), "the")
