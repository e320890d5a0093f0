"""Every card is played by its power in a rich position, with random answers, and nothing impossible comes of it."""

from random import Random
from typing import Any

import pytest
from world_order.looking import Table
from world_order.tables import table

from realpolitik.games.world_order.board import REGION_NAMES
from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.content_parts import Ability
from realpolitik.games.world_order.options import PLAYED
from realpolitik.games.world_order.things import POWER_NAMES, RESOURCE_NAMES

POWERS = POWER_NAMES[:4]
TIMES = 40
MORE_ALLIES = ("serbia", "kazakhstan", "brazil", "qatar", "ethiopia", "bangladesh", "australia", "uae", "kenya")
LEVELS = [
    ["industrial_development", "reduced_bureaucracy", "tactical_flexibility", "strategic_advantage", "space_program"],
    ["diplomatic_initiative", "knowledge_transfer", "diplomatic_opening", "regional_resilience", "olympic_games"],
]


def rich(power: str, random: Random, hand: list[str], assets: list[str], developments: list[str]) -> Table:
    """A power with plenty of everything, or of nothing; the board half full."""
    level = random.choice((0, 3, 8))
    powers = random.choice([name for name, seats in PLAYED.items() if POWERS.index(power) in seats])
    seats = [POWERS[p] for p in PLAYED[powers]]
    rows = {region: [random.choice(POWERS) for _ in range(random.randrange(4))] for region in REGION_NAMES}
    return table(
        powers=powers,
        options={"decrees": True},
        turn=power,
        in_round=random.choice((2, 4, 6)),
        hand={
            power: sorted({*hand, *[f"{power}_{name}" for name in ("new_allies", "foreign_trade", "growth_strategy")]})
        },
        advantages={power: assets},
        developments={power: developments},
        money={power: level * 12},
        stock={power: dict.fromkeys(RESOURCE_NAMES, level)},
        allies={power: random.sample(MORE_ALLIES, 5)},
        exhausted=random.sample(MORE_ALLIES, 3),
        temporary=rows,
        permanent={"africa": ["eu", "usa"], "americas": ["russia"]},
        armies={region: {power: random.randrange(3)} for region in ("europe", "mena", "south_asia")},
        engage={"mena": {power: random.randrange(3)}},
        priority={power: random.choice(("domestic", "diplomatic", "military"))},
        commerce={seat: random.randrange(2) for seat in seats},
        seed=str(random.random()),
    )


def play_on(t: Table, power: str, random: Random) -> None:
    """Random answers until the turn has passed; every one is checked."""
    turns = t.state.turns[POWER_NAMES.index(power)]
    while not t.match.over and t.state.turns[POWER_NAMES.index(power)] == turns:
        q = t.match.question
        t.do(random.choice(q.options))


def names(cards: tuple[Any, ...]) -> list[str]:
    return [card.id for card in cards]


@pytest.mark.parametrize("card", CONTENT.abilities, ids=names(CONTENT.abilities))
def test_every_ability_card(card: Ability) -> None:
    for time in range(TIMES):
        random = Random(f"{card.id} {time}")
        power = card.power or random.choice(POWERS)
        t = rich(power, random, [card.id], [], LEVELS[time % 2][: random.randrange(5)])
        t.do(card.id)
        play_on(t, power, random)
        assert {"power": power, "card": card.id} in t.told("card_played")


@pytest.mark.parametrize("card", CONTENT.strategic, ids=names(CONTENT.strategic))
def test_every_strategic_asset(card: Any) -> None:
    for time in range(TIMES):
        random = Random(f"{card.id} {time}")
        t = rich(card.power, random, [], [card.id], LEVELS[time % 2][: random.randrange(5)])
        t.do(card.id)
        play_on(t, card.power, random)
        assert card.id in t.cards("used", card.power)


@pytest.mark.parametrize("card", CONTENT.decrees, ids=names(CONTENT.decrees))
def test_every_decree(card: Any) -> None:
    for time in range(TIMES * 3):
        random = Random(f"{card.id} {time}")
        t = rich(card.power, random, [], [], LEVELS[time % 2][: random.randrange(5)])
        t.do(card.id)
        play_on(t, card.power, random)
        assert card.id in t.cards("removed")


@pytest.mark.parametrize("card", CONTENT.developments, ids=names(CONTENT.developments))
def test_every_development(card: Any) -> None:
    """It is taken, and a whole round is played with it and on."""
    taken = 0
    for time in range(TIMES // 2):
        random = Random(f"{card.id} {time}")
        power = random.choice(POWERS)
        t = rich(power, random, [], [], [*LEVELS[time % 2][: card.level - 1]])
        growth = f"{power}_growth_strategy"
        t.do(growth, "1")
        if t.question == "develop_what" and card.id in t.options:
            t.do(card.id)
            taken += 1
        rounds = t.state.round
        while not t.match.over and t.state.round == rounds:
            t.do(random.choice(t.match.question.options))
    assert taken > TIMES // 8
