"""What the instruments of the table mean now: Prestige, relations, troops, Funding, victory; all of it in the open."""

from typing import Final

from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import (
    CELLS,
    GOOD_OR_FAIR,
    GOOD_RESOURCES,
    ISLAMIST_RESOURCES,
    POOR_OR_ISLAMIST,
    Labyrinth,
    solitaire,
)
from realpolitik.games.labyrinth.tracks import (
    available_cells,
    cards_dealt,
    funding_level,
    gwot_penalty,
    prestige_level,
    troop_level,
)
from realpolitik.games.labyrinth.turn import end_turn
from realpolitik.games.labyrinth.victory import (
    COUNTRIES_NEEDED,
    GOOD_RESOURCES_NEEDED,
    ISLAMIST_RESOURCES_NEEDED,
    end_of_game,
    side_by_side,
)
from realpolitik.kernel.question import Fact, fact_kind

IDEAS_MODIFIER: Final = fact_kind("ideas_modifier", "7.2.1", "modifier", "cost")
PRESTIGE_AT_END: Final = fact_kind("prestige_at_end", "5.2.5", "change")
FUNDING_AT_END: Final = fact_kind("funding_at_end", "5.2.5", "change")
CELLS_TO_RECRUIT: Final = fact_kind("cells_to_recruit", "4.7.4.2", "n")
CARDS_NEXT_TURN: Final = fact_kind("cards_next_turn", "5.2.8", "side", "n")
RESOURCES_LACK: Final = fact_kind("resources_lack", "2.1.1", "n", "countries")
CALIPHATE_LACKS: Final = fact_kind("caliphate_lacks", "2.1.2", "n", "apart")
DISGRACE_LACKS: Final = fact_kind("disgrace_lacks", "2.1.2", "n", "prestige")
CELLS_ON_MAP: Final = fact_kind("cells_on_map", "2.1.1", "n")
WON_IF_ENDED: Final = fact_kind("won_if_ended", "2.3", "side")


def instrument_facts(s: Labyrinth, name: str) -> list[Fact]:
    """All that is told of an instrument: for everybody the same."""
    if s.over:
        return []
    if name == "prestige":
        return [ideas_modifier(s), *_at_end(s, PRESTIGE_AT_END)]
    if name == "relations":
        return [ideas_modifier(s)]
    if name == "troops":
        return [(CARDS_NEXT_TURN, US, cards_dealt(troop_level(s)))]
    if name == "funding":
        dealt = (CARDS_NEXT_TURN, JIHADIST, cards_dealt(funding_level(s)))
        return [(CELLS_TO_RECRUIT, available_cells(s)), dealt, *_at_end(s, FUNDING_AT_END)]
    if name == "cells":
        return [(CELLS_TO_RECRUIT, available_cells(s))]
    return victory_facts(s) if name == "victory" else []


def ideas_modifier(s: Labyrinth) -> Fact:
    """4.7.1, 4.7.2.1: what Prestige adds to a War of Ideas in a Muslim country, and what relations take away."""
    return (IDEAS_MODIFIER, prestige_level(s) - 1, gwot_penalty(s))


def _at_end(s: Labyrinth, kind: int) -> list[Fact]:
    """5.2.5: how a track would move if the turn ended with everything as it is."""
    ended = s.clone()
    end_turn(ended)
    change = ended.prestige - s.prestige if kind == PRESTIGE_AT_END else ended.funding - s.funding
    return [(kind, change)] if change else []


def victory_facts(s: Labyrinth) -> list[Fact]:
    """2.1: what each side still lacks of its aims; 2.3: who would win if the last deck ran out now."""
    track = s.victory
    good = max(0, GOOD_RESOURCES_NEEDED - track[GOOD_RESOURCES])
    apart = 0 if solitaire(s) or side_by_side(s) else 1
    facts: list[Fact] = [
        (RESOURCES_LACK, good, max(0, COUNTRIES_NEEDED - track[GOOD_OR_FAIR])),
        (CALIPHATE_LACKS, max(0, ISLAMIST_RESOURCES_NEEDED - track[ISLAMIST_RESOURCES]), apart),
        (DISGRACE_LACKS, max(0, COUNTRIES_NEEDED - track[POOR_OR_ISLAMIST]), s.prestige),
    ]
    if not solitaire(s):
        facts.append((CELLS_ON_MAP, CELLS - s.cell_track + (1 if s.sadr >= 0 else 0)))
    ended = s.clone()
    end_of_game(ended)
    if ended.outcome is not None:
        facts.append((WON_IF_ENDED, US if ended.outcome.places[s.seats[US]] == 1 else JIHADIST))
    return facts
