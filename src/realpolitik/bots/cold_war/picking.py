"""Which cards of the other game to pick (12.0): those of one's own whose events would do most for an Op."""

from collections.abc import Sequence

from realpolitik.bots.cold_war.lookahead import Lookahead
from realpolitik.games.cold_war.labels import STOP
from realpolitik.games.cold_war.occurrence import TRIGGERED, trigger
from realpolitik.games.cold_war.state import ColdWar, remember_control, remember_presence


def pick(ahead: Lookahead, s: ColdWar, options: Sequence[int], side: int) -> int:
    """The best of the options, or none. A card of nobody is as good for the opponent, so it is left alone."""
    deck = ahead.judgement.deck
    own = [card for card in options if card != STOP and deck.side[card] == side]
    gains = {card: gain(ahead, s, card, side) / deck.ops[card] for card in own}
    best = max(gains, key=lambda card: gains[card], default=STOP)
    return best if best != STOP and gains[best] > 0 else STOP


def gain(ahead: Lookahead, s: ColdWar, card: int, side: int) -> float:
    """What a side would win if the event of a card occurred on the board as it is."""
    then = s.clone()
    then.phasing = side
    remember_presence(then)
    remember_control(then)
    then.table.append(card)
    trigger(then, card, side, TRIGGERED)
    return ahead.think(then) - ahead.judgement.value(s, side)
