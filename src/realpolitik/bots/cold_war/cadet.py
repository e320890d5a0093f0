"""Cadet: a first real opponent. It plays every option out in its head, to the end of the card, and takes the best.

It looks ahead on positions in which all that it cannot know is dealt anew, by the real rules (`lookahead`), and weighs
where they lead (`judgement`). It never takes an answer that may lose the game at once while another does not: the best
answer must stand the test of several deals, and a headline is also imagined at DEFCON 2.
"""

from random import Random
from typing import Final, cast

from realpolitik.bots.bot import AT_RANDOM, ONLY_OPTION, Chosen, Seat, Weighed, total
from realpolitik.bots.cold_war.judgement import NO_OPENING, RUIN, Judgement
from realpolitik.bots.cold_war.lookahead import Lookahead, after
from realpolitik.bots.cold_war.picking import pick
from realpolitik.bots.cold_war.reasons import ENOUGH_PICKED, STRONGER_SIDE, WORTH_PICKING, explain
from realpolitik.bots.weighing import chances_of_two, weighed
from realpolitik.games.cold_war.bidding import BID, BIDS_A_SIDE
from realpolitik.games.cold_war.crossover import PICK_CARD
from realpolitik.games.cold_war.deck import Deck
from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE
from realpolitik.games.cold_war.labels import EVENT, STOP
from realpolitik.games.cold_war.play import HOW_TO_PLAY
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.peril import Peril
from realpolitik.kernel.question import KINDS, Question
from realpolitik.kernel.running import question

SHORT_LIST: Final = 6  # options that are played out where there are many; the others are only glanced at
HEADLINE_DEALS: Final = 2  # of the unknown, for a headline
PRUDENT_DEALS: Final = 3  # more of them, in which an answer must not lose
GAMBLE: Final = 0.1  # the risk of leaving the world's fate to a card that the opponent hands over
DANGEROUS_DEFCON: Final = 3  # from here on a card can end the world
CLEAR_GAIN: Final = 0.7  # VP by which one option is clearly better than another
CLEAR_LEAD: Final = 8.0  # VP by which one side is clearly ahead


class Cadet:
    """The same seed makes the same choices."""

    def __init__(self, judgement: Judgement, seed: int | str | None = None) -> None:
        self.judgement = judgement
        self.random = Random(seed)

    def choose(self, seat: Seat) -> Chosen:
        q = seat.question
        if len(q.options) == 1:
            return Chosen(q.options[0], (ONLY_OPTION,))
        if q.kind == BID:
            side, extra = divmod(self.judgement.bid, BIDS_A_SIDE)
            return Chosen(self.judgement.bid, (STRONGER_SIDE, side) if extra else (AT_RANDOM,))
        thought = Thought(self.judgement, seat, self.random)
        if q.kind == PICK_CARD:
            return thought.picked()
        outlooks = thought.prudent_outlooks()
        option = max(outlooks, key=lambda option: outlooks[option])
        why = explain(self.judgement, thought.deal, q, option, outlooks, thought.likely(option))
        return Chosen(option, why)

    def weigh(self, seat: Seat) -> list[Weighed]:
        """By what the options lead to; of places those that were only glanced at come last."""
        q = seat.question
        if len(q.options) == 1 or q.kind in (BID, PICK_CARD):
            return weighed({self.choose(seat).option: 0.0}, q.options, CLEAR_GAIN)
        thought = Thought(self.judgement, seat, self.random)
        return weighed(thought.prudent_outlooks(), thought.in_order, CLEAR_GAIN)

    def chances(self, seat: Seat) -> tuple[float, ...]:
        """By the value of the position, its own hand included."""
        s = cast(ColdWar, seat.sample(self.random))
        return chances_of_two(self.judgement.value(s, s.seats.index(seat.number)), seat.number, CLEAR_LEAD)


class Thought:
    """What goes through cadet's head over one question."""

    def __init__(self, judgement: Judgement, seat: Seat, random: Random) -> None:
        self.judgement = judgement
        self.seat = seat
        self.random = random
        self.question: Question = seat.question
        self.in_order = self.question.options  # as they are looked at
        self.deal = self._new_deal()
        self.side = self.deal.seats.index(seat.number)
        self.ahead = Lookahead(judgement, self.side, random)
        self.foresight = seat.foresight()

    def _new_deal(self) -> ColdWar:
        return cast(ColdWar, self.seat.sample(self.random))

    def picked(self) -> Chosen:
        """A card of the other game to pick, or none (12.0)."""
        option = pick(self.ahead, self.deal, self.question.options, self.side)
        return Chosen(option, (ENOUGH_PICKED,) if option == STOP else (WORTH_PICKING, option))

    def prudent_outlooks(self) -> dict[int, float]:
        """What each option leads to, with those in ruins that may lose the game at once and would else be chosen."""
        outlooks = self.outlooks()
        for option in sorted(outlooks, key=lambda option: outlooks[option], reverse=True):
            risk = self.risk(option)
            if risk == 0:
                break
            outlooks[option] = min(outlooks[option], RUIN) - risk
        return outlooks

    def outlooks(self) -> dict[int, float]:
        """What each option leads to, of many those that look best; of those all that do not lose, if any does not."""
        known = self.judgement.opening(self.deal, self.question)
        if known != NO_OPENING:
            return {option: 1.0 if option == known else 0.0 for option in self.question.options}
        deals = [self.deal]
        if self.question.kind == CHOOSE_HEADLINE:
            deals += [self._new_deal() for _ in range(HEADLINE_DEALS - 1)]
        if self._many():
            self.in_order = self._by_first_glance()
        outlooks: dict[int, float] = {}
        for number, option in enumerate(self.in_order):
            if number >= SHORT_LIST and self._many() and max(outlooks.values()) > RUIN:
                break
            outlooks[option] = total([self._outlook(deal, option) for deal in deals]) / len(deals)
        return outlooks

    def _many(self) -> bool:
        """Whether there are more options than can be played out; cards to play, and ways to go on, always are."""
        places = KINDS[self.question.kind].points_at == "country" and not self.ahead.plays_out(self.question)
        return places and len(self.question.options) > SHORT_LIST

    def _by_first_glance(self) -> list[int]:
        def glance(option: int) -> float:
            return self.ahead.glance(self._played(self.deal, option), self.side)

        return sorted(self.question.options, key=glance, reverse=True)

    def risk(self, option: int) -> float:
        """In which share of several deals an option loses the game, where a card can do that at all; in all of them
        where that is certain."""
        if self.foresight.verdict(option).peril == Peril.CERTAIN:
            return 1.0
        if KINDS[self.question.kind].points_at == "country":
            return 0.0
        headline = self.question.kind == CHOOSE_HEADLINE
        if self.deal.defcon > DANGEROUS_DEFCON and not (headline and self.judgement.headlines_may_ruin(self.deal)):
            return 0.0
        if self._is_gamble(option, headline):
            return GAMBLE
        lost = 0
        for _ in range(PRUDENT_DEALS):
            deal = self._new_deal()
            if headline:
                deal.defcon = 2  # the other headline may bring it there before ours
            lost += self._outlook(deal, option) <= RUIN
        return lost / PRUDENT_DEALS

    def _is_gamble(self, option: int, headline: bool) -> bool:
        """Missile Envy brings an event that cannot be foreseen: no few deals prove it safe at DEFCON 2."""
        missile_envy = self.judgement.rules.missile_envy
        if headline:
            return option == missile_envy
        event = self.question.kind == HOW_TO_PLAY and option == EVENT
        return event and self.question.about[0] == missile_envy and self.deal.defcon == 2

    def likely(self, option: int) -> ColdWar:
        """Where an option may well lead."""
        return self.ahead.likely(self._played(self.deal, option))

    def _outlook(self, deal: ColdWar, option: int) -> float:
        return self.ahead.think(self._played(deal, option))

    def _played(self, deal: ColdWar, option: int) -> ColdWar:
        """The position after an option; a headline meets one that the opponent may well choose."""
        s = after(deal, self.seat.number, option)
        q = question(s)
        if q is not None and q.kind == CHOOSE_HEADLINE and q.seat != self.seat.number:
            s = after(s, q.seat, _likely_headline(self.judgement.deck, q.options, other(self.side)))
        return s


def _likely_headline(deck: Deck, cards: list[int], side: int) -> int:
    """The dearest card that is not the other side's event."""
    return max(cards, key=lambda card: (deck.side[card] != other(side), deck.ops[card]))
