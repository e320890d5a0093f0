"""Any position of World Order, by names.

    position(turn="china", hand={"china": ["china_new_allies"]}, opens={"east_asia_pacific": ("australia", "laos")})

The table is as it was laid out (W3, W4), with what is said otherwise: hands hold the cards named and no others, nobody
has VP, `turn` is first in turn order, the first two strategic assets of each power were kept.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from realpolitik.games.world_order.aftermath import AFTERMATH_PHASE, DEFEND, PROSPER, SCORING, TAKE_INCOME
from realpolitik.games.world_order.board import COLOURED, REGION_NAMES, REGIONS
from realpolitik.games.world_order.countries import COUNTRY_NAMES, STANDARD
from realpolitik.games.world_order.deck import (
    ADVANTAGES,
    CARD_NAMES,
    FIRST_DEVELOPMENT,
    FIRST_RANDOM,
    MARKET_CARDS,
    STARTER_DECK,
)
from realpolitik.games.world_order.mats import INFLUENCE_TOKENS
from realpolitik.games.world_order.playing import ACTION_PHASE
from realpolitik.games.world_order.preparation import PREPARING
from realpolitik.games.world_order.prices import MARKET_SIZE
from realpolitik.games.world_order.random_influence import RANDOM_INFLUENCE, unplayed
from realpolitik.games.world_order.research import RESEARCH_PHASE
from realpolitik.games.world_order.rounds import ACT, ADD_INFLUENCE, AFTER, RESEARCH, ROUND, ROUND_ENDS
from realpolitik.games.world_order.state import WorldOrder, covered_by
from realpolitik.games.world_order.things import (
    FREE_SPACE,
    FROM_ADVANTAGES_KEPT,
    POWER_NAMES,
    POWERS,
    PRIORITY_NAMES,
    RESOURCE_NAMES,
)
from realpolitik.kernel.data import to_data
from realpolitik.kernel.game import Setup
from realpolitik.kernel.kits import game_named

Named = Mapping[str, Mapping[str, int]]
Lists = Mapping[str, Iterable[str]]


def position(*, powers: str = "all", options: Mapping[str, object] | None = None, **laid: Any) -> Setup:
    """A position, as `lay` lays it out."""
    return setup_of(lay(powers=powers, options=options, **laid), powers, options)


def setup_of(s: WorldOrder, powers: str, options: Mapping[str, object] | None) -> Setup:
    game = game_named("world-order")
    return Setup("2010", game.setup(options={**(options or {}), "powers": powers}).options, to_data(s))


def lay(
    *,
    powers: str = "all",
    options: Mapping[str, object] | None = None,
    phase: str = "actions",
    turn: str = "",
    in_round: int = 1,
    hand: Lists | None = None,
    top: Lists | None = None,
    discard: Lists | None = None,
    advantages: Lists | None = None,
    used: Iterable[str] = (),
    developments: Lists | None = None,
    decree: bool = True,
    money: Mapping[str, int] | None = None,
    stock: Named | None = None,
    tracks: Named | None = None,
    vp: Mapping[str, int] | None = None,
    priority: Mapping[str, str] | None = None,
    prosperity: Mapping[str, int] | None = None,
    commerce: Mapping[str, int] | None = None,
    allies: Lists | None = None,
    exhausted: Iterable[str] = (),
    fdi: Mapping[str, int] | None = None,
    base: Mapping[str, int] | None = None,
    permanent: Lists | None = None,
    temporary: Lists | None = None,
    beside: Lists | None = None,
    armies: Named | None = None,
    engage: Named | None = None,
    opens: Mapping[str, tuple[str, ...]] | None = None,
    stacks: Mapping[str, tuple[list[str], list[str], list[str]]] | None = None,
    market: Iterable[str] = (),
    random: Iterable[str] = (),
) -> WorldOrder:
    """`permanent` are the open slots, from the left; `opens` the top of the left and of the right stack; `stacks` the
    left stack as far as it was seen, what is unseen below it, and the right stack, top last: all else of that region
    belongs to the last in turn order. `random` are the random influence cards that lie open."""
    game = game_named("world-order")
    s = game.start(game.setup(options={**(options or {}), "powers": powers}))
    assert isinstance(s, WorldOrder)
    first = POWER_NAMES.index(turn) if turn else s.powers[0]
    order = [first, *[p for p in s.powers if p != first]]
    s.order = [*order, *[FREE_SPACE] * (POWERS - len(order))]
    s.round = in_round
    _lay_countries(s, allies or {}, opens or {}, stacks or {}, order[-1])
    for name in exhausted:
        s.ready[COUNTRY_NAMES.index(name)] = 0
    for tokens, given in ((s.fdi, fdi), (s.base, base)):
        for name, n in (given or {}).items():
            tokens[COUNTRY_NAMES.index(name)] = n
    _lay_tokens(s, permanent or {}, temporary or {}, beside or {}, [CARD_NAMES.index(name) for name in random])
    for pieces, named in ((s.armies, armies), (s.engage, engage)):
        for region, there in (named or {}).items():
            for name, n in there.items():
                pieces[REGION_NAMES.index(region)][POWER_NAMES.index(name)] = n
    for row, figures in ((s.money, money), (s.prosperity, prosperity), (s.commerce_up, commerce)):
        for name, n in (figures or {}).items():
            row[POWER_NAMES.index(name)] = n
    for mats, named in ((s.stock, stock), (s.tracks, tracks)):
        for name, figures in (named or {}).items():
            for resource, n in figures.items():
                mats[POWER_NAMES.index(name)][RESOURCE_NAMES.index(resource)] = n
    for name, box in (priority or {}).items():
        s.priority[POWER_NAMES.index(name)] = PRIORITY_NAMES.index(box)
    for name, n in (vp or {}).items():
        p = POWER_NAMES.index(name)
        s.vp[p] = s.scored[p][FROM_ADVANTAGES_KEPT] = n
    _lay_cards(s, hand or {}, top or {}, discard or {}, list(market))
    _lay_assets(s, advantages or {}, list(used), developments or {})
    if not decree:
        s.decree = [0] * POWERS
    s.stack = _course(phase)
    return s


def _course(phase: str) -> list[list[int]]:
    """The frames of a round that has come to a phase, or to a step of the aftermath."""
    aftermath = {"income": TAKE_INCOME, "prosperity": PROSPER, "threats": DEFEND, "scoring": SCORING}
    if phase in aftermath:
        return [ROUND.frame(ROUND_ENDS), [AFTERMATH_PHASE.number, aftermath[phase]]]
    course = {
        "preparation": (ACT, PREPARING.frame()),
        "actions": (RESEARCH, ACTION_PHASE.frame()),
        "research": (ADD_INFLUENCE, RESEARCH_PHASE.frame()),
        "random_influence": (AFTER, RANDOM_INFLUENCE.frame()),
    }
    step, frame = course[phase]
    return [ROUND.frame(step), frame]


def _lay_countries(
    s: WorldOrder, allies: Lists, opens: Mapping[str, Any], stacks: Mapping[str, Any], rest: int
) -> None:
    named = [name for names in opens.values() for name in names]
    for power, countries in allies.items():
        for name in countries:
            _ally(s, POWER_NAMES.index(power), COUNTRY_NAMES.index(name))
    for r in range(REGIONS):
        there = [c for c in STANDARD[r] if s.ally_of[c] < 0]
        if REGION_NAMES[r] in stacks:
            s.left[r], s.unseen[r], s.right[r] = ([COUNTRY_NAMES.index(n) for n in x] for x in stacks[REGION_NAMES[r]])
            s.unseen[r].sort()
            for c in there:
                if c not in (*s.left[r], *s.unseen[r], *s.right[r]):
                    _ally(s, rest, c)
            continue
        tops = [COUNTRY_NAMES.index(name) for name in opens.get(REGION_NAMES[r], ())]
        tops += [c for c in there if COUNTRY_NAMES[c] not in named][: 2 - len(tops)]
        s.left[r], s.right[r] = [tops[0]], [tops[1]]
        s.unseen[r] = [c for c in there if c not in tops]


def _ally(s: WorldOrder, p: int, c: int) -> None:
    s.ally_of[c] = p
    below = covered_by(s, c)
    if below >= 0:
        s.allies[p][s.allies[p].index(below)] = c
    else:
        s.allies[p].append(c)


def _lay_tokens(s: WorldOrder, permanent: Lists, temporary: Lists, beside: Lists, random: list[int]) -> None:
    for rows, named, before in (
        (s.permanent, permanent, COLOURED),
        (s.temporary, temporary, [[] for r in range(REGIONS)]),
        (s.beside, beside, [[] for r in range(REGIONS)]),
    ):
        for region, owners in named.items():
            r = REGION_NAMES.index(region)
            rows[r] = [*before[r], *[POWER_NAMES.index(owner) for owner in owners]]
    if unplayed(s):
        s.random_open = random or [FIRST_RANDOM, FIRST_RANDOM + 1]
        s.random_deck = [card for card in s.random_deck if card not in s.random_open]
    placed = [owner for r in range(REGIONS) for owner in (*s.permanent[r], *s.temporary[r], *s.beside[r])]
    for p in range(POWERS):
        waiting = len(s.random_open) if p in unplayed(s) else 0
        s.supply[p] = INFLUENCE_TOKENS[p] - placed.count(p) - waiting


def _lay_cards(s: WorldOrder, hand: Lists, top: Lists, discard: Lists, market: list[str]) -> None:
    row = [CARD_NAMES.index(name) for name in market]
    laid = list(row)
    for p in s.powers:
        for piles, named in ((s.hand, hand), (s.top, top), (s.discard, discard)):
            piles[p] = [CARD_NAMES.index(name) for name in named.get(POWER_NAMES[p], ())]
            laid.extend(piles[p])
        s.deck[p] = [card for card in STARTER_DECK[p] if card not in laid]
    rest = [card for card in MARKET_CARDS if card not in laid]
    missing = MARKET_SIZE - len(row)
    s.market, s.market_deck = [*rest[:missing], *row], rest[missing:]


def _lay_assets(s: WorldOrder, advantages: Lists, used: list[str], developments: Lists) -> None:
    for p in s.powers:
        kept = [CARD_NAMES.index(name) for name in advantages.get(POWER_NAMES[p], ())]
        kept += [card for card in ADVANTAGES[p] if card not in kept][: 2 - len(kept)]
        s.advantages[p] = sorted(kept)
        s.set_aside[p] = [card for card in ADVANTAGES[p] if card not in kept]
        s.used[p] = [card for card in kept if CARD_NAMES[card] in used]
        for name in developments.get(POWER_NAMES[p], ()):
            card = CARD_NAMES.index(name)
            s.developments[p].append(card)
            s.stacks[card - FIRST_DEVELOPMENT] -= 1
