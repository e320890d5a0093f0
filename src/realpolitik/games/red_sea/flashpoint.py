"""Coups at a flashpoint (6.3.6): a card of the draw pile tells whether the world takes notice."""

from typing import Final

from realpolitik.games.cold_war.cards import discard, next_cards, refill, take_from_pile
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import change_defcon
from realpolitik.games.red_sea.countries import AFRICA, MIDDLE_EAST
from realpolitik.games.red_sea.deck import AFRICA_SCORING, MIDDLE_EAST_SCORING
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import EVERYBODY, NATURE, Question, note_kind, question_kind
from realpolitik.kernel.state import Frame

FLASHPOINT_CARD: Final = question_kind("flashpoint_card", "6.3.6.1", "card", "country")
FLASHPOINT_SHOWN: Final = note_kind("flashpoint_shown", "6.3.6.1", "card", "country", "ops")
PUT_UNDER: Final = note_kind("put_under", "6.3.6.1", "card")

QUIET: Final = 3  # a card of so many Ops or more changes nothing

SCORED_BY: Final = {AFRICA_SCORING: AFRICA, MIDDLE_EAST_SCORING: MIDDLE_EAST}


class Flashpoint(Procedure[ColdWar]):
    """6.3.6.1: before the roll the top card is shown; of 3 or 4 Ops, it goes under the pile; if not, DEFCON drops, the
    card is discarded, and a scoring card scores its region."""

    COUNTRY: Final = 1

    def frame(self, country: int) -> Frame:
        return [self.number, country]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = next_cards(s)
        if options:
            return Question(NATURE, FLASHPOINT_CARD, options, (f[self.COUNTRY],))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.revealed += 1
        take_from_pile(s, answer)
        ops = s.rules.printed(s, s.phasing, answer)
        if s.noting:
            s.notes.append((FLASHPOINT_SHOWN, EVERYBODY, answer, f[self.COUNTRY], ops))
        refill(s)  # the new pile comes before this card, which goes under it or to the next discards
        if ops >= QUIET:
            s.bottom.append(answer)
            if s.noting:
                s.notes.append((PUT_UNDER, EVERYBODY, answer))
            return
        s.table.append(answer)
        discard(s, answer)
        change_defcon(s, -1)
        if answer in SCORED_BY and not s.over:
            s.rules.score_region(s, SCORED_BY[answer])


FLASHPOINT: Final = procedure("red_sea.flashpoint", Flashpoint())
