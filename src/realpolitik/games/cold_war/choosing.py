"""What the questions of the family have in common: choosing a country on the map, or a card of one's hand; by the
rules of the game, or because the event of a card says so."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.cold_war.cards import CARD_AT_RANDOM, NO_OPPONENT_EVENT, NOT_IN_HAND, not_in_hand
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import Choice, Procedure
from realpolitik.kernel.question import ALLOWED, NATURE, NOT_ASKED, Question, Reason, reason_kind
from realpolitik.kernel.state import Frame

NOT_AMONG: Final = reason_kind("not_among", "7.1", "country", "card")


def no_country(s: ColdWar, option: int, card: int) -> Reason:
    """Why what is no country is not on offer where an event asks for one: it is another space, or none at all."""
    return (NOT_AMONG, option, card) if s.rules.board.size <= option < len(s.controller) else (NOT_ASKED,)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseCountry(Choice[ColdWar]):
    """One of the spaces of the map."""

    __slots__ = ()

    def is_thing(self, s: ColdWar, f: Frame, option: int) -> bool:
        return 0 <= option < len(s.controller)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseLand(ChooseCountry):
    """One of the countries: the question is not about the other spaces of the map."""

    def is_thing(self, s: ColdWar, f: Frame, option: int) -> bool:
        return 0 <= option < s.rules.board.size


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseAmong(Choice[ColdWar]):
    """7.1: one of the countries that an event names; no other space of the map will do."""

    __slots__ = ()

    def among(self, f: Frame) -> int:
        """The set that the event names."""
        raise NotImplementedError(f"{self.name}.among")

    def event(self, f: Frame) -> int:
        """The card whose event it is."""
        raise NotImplementedError(f"{self.name}.event")

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return s.rules.board.sets[self.among(f)].members

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not 0 <= option < len(s.controller):
            return (NOT_ASKED,)
        if option >= s.rules.board.size or not s.rules.board.sets[self.among(f)].has[option]:
            return (NOT_AMONG, option, self.event(f))
        return self.against(s, f, option) or (NOT_ASKED,)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseFromHand(Choice[ColdWar]):
    """One of the cards of a side's hand."""

    __slots__ = ()

    SIDE: Final = 1

    def not_held(self, s: ColdWar, f: Frame, option: int) -> Reason:
        """Why something that the hand does not hold is not on offer."""
        return not_in_hand(s, option)

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return s.hands[f[self.SIDE]]

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if option not in s.hands[f[self.SIDE]]:
            return self.not_held(s, f, option)
        return self.against(s, f, option) or (NOT_ASKED,)


# -- what the event of a card leaves to a side: `Begin` makes the frames, the player and the card first --------------

MUST_CHOOSE: Final = -1  # instead of a label by which a side may stop or decline


@mypyc_attr(allow_interpreted_subclasses=True)
class EventChoice(Choice[ColdWar]):
    """7.1: something to be chosen by the side whose event it is: a question of that `kind`, about the card. The side
    may choose nothing where there is a label to say so, `instead` of an option."""

    SIDE: Final = 1
    CARD: Final = 2

    def __init__(self, kind: int, instead: int = MUST_CHOOSE) -> None:
        super().__init__()
        self.kind = kind
        self.instead = instead

    def chooser(self, f: Frame) -> int:
        """The side that is asked."""
        return f[self.SIDE]

    def about(self, f: Frame) -> tuple[int, ...]:
        """What the question says beside its options."""
        return (f[self.CARD],)

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        if options and self.instead != MUST_CHOOSE:
            options.append(self.instead)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[self.chooser(f)], self.kind, options, self.about(f))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if answer == self.instead:
            self.give_up(s, f)
        else:
            self.chosen(s, f, answer)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        """What follows; the frame stays, to choose again, unless it is taken off the stack here."""
        raise NotImplementedError(f"{self.name}.chosen")


@mypyc_attr(allow_interpreted_subclasses=True)
class CountryForEvent(EventChoice):
    """One of the countries; no other space of the map will do."""

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return list(range(s.rules.board.size))

    def is_thing(self, s: ColdWar, f: Frame, option: int) -> bool:
        return 0 <= option < s.rules.board.size

    def no_country(self, s: ColdWar, f: Frame, option: int) -> Reason:
        """Why what is no country is not on offer."""
        return no_country(s, option, f[self.CARD])

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not self.is_thing(s, f, option):
            return self.no_country(s, f, option)
        return super().why_not(s, f, seat, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class CountriesForEvent(CountryForEvent):
    """So many countries, one after another; those chosen so far stand at the end of the frame."""

    LEFT: Final = 3

    def about(self, f: Frame) -> tuple[int, ...]:
        return (f[self.CARD], f[self.LEFT])

    def prepare(self, s: ColdWar, f: Frame) -> bool:
        if f[self.LEFT]:
            return True
        self.give_up(s, f)
        return False

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        f[self.LEFT] -= 1
        f.append(option)
        self.follow(s, f, option)

    def follow(self, s: ColdWar, f: Frame, country: int) -> None:
        """What happens in a country that was chosen."""
        raise NotImplementedError(f"{self.name}.follow")


@mypyc_attr(allow_interpreted_subclasses=True)
class CardForEvent(EventChoice):
    """One of the cards of a pile: of the side's hand, where it is not said which; `missing` is the reason against a
    card that is elsewhere."""

    def __init__(self, kind: int, instead: int = MUST_CHOOSE, missing: int = NOT_IN_HAND) -> None:
        super().__init__(kind, instead)
        self.missing = missing

    def pile(self, s: ColdWar, f: Frame) -> list[int]:
        return s.hands[f[self.SIDE]]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return self.pile(s, f)

    def is_thing(self, s: ColdWar, f: Frame, option: int) -> bool:
        return s.rules.deck.is_card(option)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if self.is_thing(s, f, option) and option not in self.pile(s, f):
            return (self.missing, option)
        return super().why_not(s, f, seat, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpponentCardForEvent(CardForEvent):
    """One of the cards of the side's hand that carry an event of the opponent."""

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        opponents = s.rules.deck.side[option] == other(f[self.SIDE])
        return ALLOWED if opponents else (NO_OPPONENT_EVENT, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFromOpponent(Procedure[ColdWar]):
    """5.4: a card is drawn at random from the hand of the opponent of the side whose event it is."""

    SIDE: Final = 1
    CARD: Final = 2

    def drawable(self, s: ColdWar, f: Frame) -> list[int]:
        return s.hands[other(f[self.SIDE])][:]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = self.drawable(s, f)
        if options:
            return Question(NATURE, CARD_AT_RANDOM, options, (other(f[self.SIDE]),))
        self.draw_no_more(s, f)
        return None

    def draw_no_more(self, s: ColdWar, f: Frame) -> None:
        """There is no card to be drawn, or none any more."""
        s.stack.pop()
