"""Cards: what to play and what to keep, research, strategic assets, turn order."""

from collections.abc import Iterator
from typing import Final

from realpolitik.games.world_order.countries import COUNTRIES, VALUE
from realpolitik.games.world_order.deck import COST, RESEARCH, is_ability, one_of_each, starting_vp
from realpolitik.games.world_order.labels import FIRST_PILE, RENEW_MARKET, SECOND_PILE
from realpolitik.games.world_order.options import FIRST_GAME
from realpolitik.games.world_order.prices import PASS_MONEY, RENEW_CARDS, RENEW_RESEARCH, TURNS, UNUSED_ADVANTAGE_VP
from realpolitik.games.world_order.things import ARMY, FREE_SPACE
from realpolitik.kernel.label import label_name
from realpolitik.kernel.question import Question
from realpolitik.lessons.lesson import Remark, Things, Value
from realpolitik.lessons.world_order import standing
from realpolitik.lessons.world_order.position import Position

MANY: Final = 3
PILES: Final = (FIRST_PILE, SECOND_PILE)


def _row(cards: list[int]) -> Things:
    return Things("CARD", tuple(one_of_each(sorted(cards))))


# -- a turn ------------------------------------------------------------------------------------------------------------


def playing(p: Position, question: Question) -> Iterator[Remark]:
    """W7.2: what there is to pay with, what will be left to reveal, and what hangs over the round."""
    yield means(p)
    yield from cards_left(p)
    yield from standing.threats(p)
    yield standing.scoring(p)
    yield from standing.majorities(p)
    yield from standing.regions(p)
    yield from standing.prosperity(p)
    yield from assets(p)
    yield from standing.ability(p)


def another(p: Position, question: Question) -> Iterator[Remark]:
    yield means(p)
    yield from standing.everything(p)


def means(p: Position) -> Remark:
    s, mine = p.s, p.power
    return Remark("means", {"money": s.money[mine], "diplomacy": p.diplomacy, "armies": s.stock[mine][ARMY]}, "W7.2")


def cards_left(p: Position) -> Iterator[Remark]:
    """W7.6, W17.3: one card a turn; the rest is revealed for research, which the last round does not have."""
    s, mine = p.s, p.power
    turns = TURNS - s.turns[mine]
    left = max(0, len(s.hand[mine]) - turns)
    if p.is_last_round or not left:
        return
    most = max([RESEARCH[card] for card in s.hand[mine]])
    best = [card for card in s.hand[mine] if RESEARCH[card] == most]
    yield Remark("cards-left", {"turns": turns, "left": left, "n": most, "cards": _row(best)}, "W17.3")


def assets(p: Position) -> Iterator[Remark]:
    """W20.14: what unused strategic assets are worth, and what a pass brings (W7.4)."""
    unused = [card for card in p.s.advantages[p.power] if card not in p.s.used[p.power]]
    if unused:
        told: dict[str, Value] = {
            "cards": Things("CARD", tuple(unused)),
            "vp": UNUSED_ADVANTAGE_VP,
            "money": PASS_MONEY,
        }
        yield Remark("assets-unused", told, "W20.14")


def giving_away(p: Position, question: Question) -> Iterator[Remark]:
    """Cards that go face down, are discarded or removed: those with the fewest research symbols are missed least."""
    there = [card for card in question.options if is_ability(card)]
    if there:
        fewest = min([RESEARCH[card] for card in there])
        worst = [card for card in there if RESEARCH[card] == fewest]
        yield Remark("fewest-symbols", {"n": fewest, "cards": _row(worst)}, "W17.4")
    yield from standing.everything(p)


# -- research ----------------------------------------------------------------------------------------------------------


def research(p: Position, question: Question) -> Iterator[Remark]:
    """W17: the dearest that can be had, the next that cannot, and how research may be added."""
    n = question.about[1]
    there = one_of_each(p.s.market)
    within = sorted([card for card in there if COST[card] <= n], key=lambda card: (-COST[card], card))
    for card in within[:MANY]:
        yield Remark("research-buy", {"card": card, "cost": COST[card], "left": n - COST[card]}, "W17.6")
    beyond = sorted([card for card in there if COST[card] > n], key=lambda card: (COST[card], card))
    ready = [c for c in p.s.allies[p.power] if p.s.ready[c]]
    if beyond and ready:
        card = beyond[0]
        told = {"card": card, "missing": COST[card] - n, "allies": len(ready), "value": sum([VALUE[c] for c in ready])}
        yield Remark("research-allies", told, "W17.5")
    if RENEW_MARKET in question.options:
        yield Remark("research-renew", {"cost": RENEW_RESEARCH, "n": RENEW_CARDS}, "W17.7")
    yield Remark("research-lost", {}, "W17.9")


def research_allies(p: Position, question: Question) -> Iterator[Remark]:
    """W17.5: how much research an ally makes it, and the dearest card that it would be enough for."""
    n = question.about[1]
    for c in sorted([c for c in question.options if c < COUNTRIES], key=lambda c: (VALUE[c], c))[:MANY]:
        reached = [card for card in one_of_each(p.s.market) if n < COST[card] <= n + VALUE[c]]
        best = max(reached, key=lambda card: (COST[card], -card), default=0)
        yield Remark("research-ally", {"country": c, "value": VALUE[c], "n": n + VALUE[c], "card": best}, "W17.5")
    yield Remark("exhausted-stay", {}, "W6.11")


def free_cards(p: Position, question: Question) -> Iterator[Remark]:
    there = [card for card in question.options if is_ability(card)]
    most = max([COST[card] for card in there])
    yield Remark("dearest", {"cost": most, "cards": _row([card for card in there if COST[card] == most])}, "W17.6")


# -- before the game, and the order of turns ---------------------------------------------------------------------------


def starting_assets(p: Position, question: Question) -> Iterator[Remark]:
    """W4.9: what the two others would start the power with."""
    in_all = sum([starting_vp(card) for card in question.options])
    for card in question.options:
        yield Remark("asset-given-up", {"card": card, "vp": in_all - starting_vp(card)}, "W4.9")
    if p.s.options[FIRST_GAME]:
        yield Remark("fewest-first", {}, "W4.10")


def piles(p: Position, question: Question) -> Iterator[Remark]:
    """W4.7: what lies in both piles."""
    for label, cards in zip(PILES, (p.s.hand[p.power], p.s.deck[p.power]), strict=True):
        yield Remark("pile", {"label": label_name(label), "cards": _row(cards)}, "W4.7")


def places(p: Position, question: Question) -> Iterator[Remark]:
    """W6.4: who stands already, and who comes after."""
    stand = tuple([q for q in p.s.order if q != FREE_SPACE])
    later = tuple([q for q in p.opponents if q not in stand])
    if stand:
        yield Remark("order-taken", {"powers": Things("POWER", stand)}, "W6.4")
    if later:
        yield Remark("order-later", {"powers": Things("POWER", later)}, "W6.4")
    yield standing.scoring(p)
    yield from standing.score(p)
