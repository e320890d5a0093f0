"""What a newcomer meets for the first time, a paragraph each: two at one question, the others when they come again."""

from collections.abc import Collection, Iterator
from typing import Final

from realpolitik.games.cold_war.coup import COUP_WHERE
from realpolitik.games.cold_war.duties import scoring_cards
from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE
from realpolitik.games.cold_war.influence import PLACE_WHERE
from realpolitik.games.cold_war.labels import SPACE_RACE
from realpolitik.games.cold_war.play import HOW_TO_PLAY
from realpolitik.games.cold_war.realignment import REALIGN_WHERE
from realpolitik.games.cold_war.rounds import CHOOSE_CARD
from realpolitik.games.cold_war.scoring import REGION_SCORED
from realpolitik.games.cold_war.tracks import DEFCON_CHANGED
from realpolitik.games.red_sea.countries import BOARD, SEA_LANES
from realpolitik.kernel.question import KINDS, Note, Question
from realpolitik.lessons.lesson import Topic
from realpolitik.lessons.red_sea.position import Position

AT_ONCE: Final = 2

GAME: Final = Topic("new-game", "1")
HEADLINE: Final = Topic("new-headline", "4.5 C")
ROUNDS: Final = Topic("new-rounds", "5.1")
USES: Final = Topic("new-uses", "6.0")
THEIR_EVENTS: Final = Topic("new-their-events", "5.2")
INFLUENCE: Final = Topic("new-influence", "2.1.8")
SEA: Final = Topic("new-sea-lanes", "2.1.7")
COUP: Final = Topic("new-coup", "6.3")
FLASHPOINT: Final = Topic("new-flashpoint", "6.3.6")
REALIGNMENT: Final = Topic("new-realignment", "6.2")
SCORING: Final = Topic("new-scoring", "10.1")
DEFCON: Final = Topic("new-defcon", "8.1")
MILITARY: Final = Topic("new-military", "8.2")
SPACE: Final = Topic("new-space", "6.4")
AUTONOMY: Final = Topic("new-autonomy", "9")
EVENTS: Final = Topic("new-events", "7.1")

_WORKING: Final = (CHOOSE_HEADLINE, CHOOSE_CARD, HOW_TO_PLAY, PLACE_WHERE, COUP_WHERE, REALIGN_WHERE)


def new(p: Position, question: Question, notes: list[Note], told: Collection[Topic]) -> list[Topic]:
    """What is to be introduced now."""
    return [topic for topic in _met(p, question, notes, told) if topic not in told][:AT_ONCE]


def _met(p: Position, question: Question, notes: list[Note], told: Collection[Topic]) -> Iterator[Topic]:
    """All that is met at a question, the most pressing first."""
    yield GAME
    kinds = {note[0] for note in notes}
    if question.kind == CHOOSE_HEADLINE:
        yield HEADLINE
    elif question.kind == CHOOSE_CARD:
        yield from _of_round(p, told)
    elif question.kind == HOW_TO_PLAY:
        yield from _of_use(p, question)
    elif question.kind == PLACE_WHERE:
        yield INFLUENCE
        if SEA_LANES in question.options and INFLUENCE in told:
            yield SEA
    elif question.kind == COUP_WHERE:
        yield COUP
        if any(c in BOARD.flashpoints for c in question.options):
            yield FLASHPOINT
        yield DEFCON
    elif question.kind == REALIGN_WHERE:
        yield REALIGNMENT
    elif "card" in KINDS[question.kind].about and question.kind not in _WORKING:
        yield EVENTS
    if REGION_SCORED in kinds or (question.kind in (CHOOSE_HEADLINE, CHOOSE_CARD) and scoring_cards(p.s, p.side)):
        yield SCORING
    if DEFCON_CHANGED in kinds:
        yield DEFCON


def _of_round(p: Position, told: Collection[Topic]) -> Iterator[Topic]:
    yield ROUNDS
    if ROUNDS not in told:
        return
    if scoring_cards(p.s, p.side):
        yield SCORING
    if p.military_missing(p.side):
        yield MILITARY
    if p.s.passing == p.side and p.s.passing_up:
        yield AUTONOMY


def _of_use(p: Position, question: Question) -> Iterator[Topic]:
    if p.s.rules.deck.scoring[question.about[0]]:
        yield SCORING
        return
    yield USES
    if p.carries_enemy_event(question.about[0]):
        yield THEIR_EVENTS
    if SPACE_RACE in question.options:
        yield SPACE
