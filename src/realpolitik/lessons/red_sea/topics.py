"""What a newcomer meets for the first time, a paragraph each: one at a question, the others when they come again.

A word is taught before it is used: what is said in terms that have not been introduced is left out until they are.
"""

from collections.abc import Collection, Iterator
from typing import Final

from realpolitik.games.cold_war.coup import COUP_WHERE
from realpolitik.games.cold_war.duties import scoring_cards
from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE
from realpolitik.games.cold_war.influence import PLACE_WHERE
from realpolitik.games.cold_war.labels import COUP as COUP_USE
from realpolitik.games.cold_war.labels import SPACE_RACE
from realpolitik.games.cold_war.play import HOW_TO_PLAY
from realpolitik.games.cold_war.realignment import REALIGN_WHERE
from realpolitik.games.cold_war.rounds import CHOOSE_CARD
from realpolitik.games.cold_war.scoring import REGION_SCORED
from realpolitik.games.cold_war.tracks import DEFCON_CHANGED
from realpolitik.games.red_sea.countries import BOARD, COUNTRIES
from realpolitik.kernel.question import KINDS, Note, Question
from realpolitik.lessons.lesson import Remark, Things, Topic
from realpolitik.lessons.red_sea.position import Position

AT_ONCE: Final = 1

_BATTLEGROUNDS: Final = Things("COUNTRY", tuple(c for c in range(COUNTRIES) if BOARD.battleground[c]))
_FLASHPOINTS: Final = Things("COUNTRY", tuple(BOARD.flashpoints))

GAME: Final = Topic("new-game", "1")
ROUNDS: Final = Topic("new-rounds", "5.1")
USES: Final = Topic("new-uses", "6.0")
THEIR_EVENTS: Final = Topic("new-their-events", "5.2")
INFLUENCE: Final = Topic("new-influence", "2.1.8")
REGIONS: Final = Topic("new-regions", "10.1.1", _BATTLEGROUNDS)
AFRICA: Final = Topic("new-africa", "10.4.1", _FLASHPOINTS)
SEA: Final = Topic("new-sea-lanes", "2.1.7")
COUP: Final = Topic("new-coup", "6.3")
FLASHPOINT: Final = Topic("new-flashpoint", "6.3.6", _FLASHPOINTS)
REALIGNMENT: Final = Topic("new-realignment", "6.2")
SCORING: Final = Topic("new-scoring", "10.1")
DEFCON: Final = Topic("new-defcon", "8.1")
MILITARY: Final = Topic("new-military", "8.2")
SPACE: Final = Topic("new-space", "6.4")
AUTONOMY: Final = Topic("new-autonomy", "9")
EVENTS: Final = Topic("new-events", "7.1")

# what has to be introduced before something can be; and before it can be said, unless it is grave
_BEFORE: Final = {
    REGIONS: INFLUENCE,
    SCORING: REGIONS,
    AFRICA: REGIONS,
    SEA: REGIONS,
    COUP: INFLUENCE,
    REALIGNMENT: INFLUENCE,
    DEFCON: REGIONS,
    FLASHPOINT: DEFCON,
    MILITARY: DEFCON,
}
_SAID_WITH: Final = {
    "region-stands": REGIONS,
    "scoring-held": SCORING,
    "scoring-better": REGIONS,
    "africa-near-mine": AFRICA,
    "military-due": MILITARY,
    "military-coup": MILITARY,
    "defcon-closed": DEFCON,
    "autonomy-ready": AUTONOMY,
    "hand-theirs": USES,
    "their-event": THEIR_EVENTS,
    "their-event-idle": THEIR_EVENTS,
    "space-chance": SPACE,
    "place-control": REGIONS,
    "place-breaks": REGIONS,
    "place-dear": INFLUENCE,
    "sea-lanes": SEA,
    "event-takes": INFLUENCE,
    "event-opens": INFLUENCE,
    "event-nearest": INFLUENCE,
    "coup-odds": COUP,
    "coup-lowers": DEFCON,
    "coup-flashpoint": FLASHPOINT,
    "realign-odds": REALIGNMENT,
}
_REPEATS: Final = {"their-event": THEIR_EVENTS, "defcon-closed": DEFCON}  # what the topic itself says
_WORKING: Final = (CHOOSE_HEADLINE, CHOOSE_CARD, HOW_TO_PLAY, PLACE_WHERE, COUP_WHERE, REALIGN_WHERE)


def new(p: Position, question: Question, notes: list[Note], told: Collection[Topic]) -> list[Topic]:
    """What is to be introduced now."""
    wanted = [_first_of(topic, told) for topic in _met(p, question, notes)]
    return [topic for topic in dict.fromkeys(wanted) if topic not in told][:AT_ONCE]


def is_fit(remark: Remark, told: Collection[Topic], now: Collection[Topic]) -> bool:
    """Whether a remark can be understood by now, and says more than what is introduced with it. A grave one is never
    held back, and speaks plainly."""
    needed = _SAID_WITH.get(remark.message)
    understood = needed is None or needed in told or needed in now
    return remark.grave or (understood and _REPEATS.get(remark.message) not in now)


def _first_of(topic: Topic, told: Collection[Topic]) -> Topic:
    """The topic, or the first that comes before it and has not been introduced."""
    before = _BEFORE.get(topic)
    if before is None or topic in told:
        return topic
    first = _first_of(before, told)
    return topic if first in told else first


def _met(p: Position, question: Question, notes: list[Note]) -> Iterator[Topic]:
    """All that is met at a question, the most pressing first."""
    yield GAME
    kinds = {note[0] for note in notes}
    if question.kind == CHOOSE_CARD:
        yield from _of_round(p, kinds)
    elif question.kind == HOW_TO_PLAY:
        yield from _of_use(p, question)
    elif question.kind == PLACE_WHERE:
        yield from (INFLUENCE, REGIONS, AFRICA, SEA)
    elif question.kind == COUP_WHERE:
        yield COUP
        if any(c in BOARD.flashpoints for c in question.options):
            yield FLASHPOINT
        yield DEFCON
    elif question.kind == REALIGN_WHERE:
        yield REALIGNMENT
    elif "card" in KINDS[question.kind].about and question.kind not in _WORKING:
        yield from (INFLUENCE, EVENTS)


def _of_round(p: Position, kinds: Collection[int]) -> Iterator[Topic]:
    yield ROUNDS
    yield REGIONS
    if scoring_cards(p.s, p.side) or REGION_SCORED in kinds:
        yield SCORING
    yield AFRICA
    if DEFCON_CHANGED in kinds:
        yield DEFCON
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
    if COUP_USE in question.options:
        yield COUP
    if SPACE_RACE in question.options:
        yield SPACE
