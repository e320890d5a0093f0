"""The Jihadists of the rulebook (9.4) as a bot: their flowchart at the Jihadists' seat of a game for two.

Every question is put to the rules of the solitaire game, as they would decide it in this very position; where a line
leaves several ways open, chance decides. Two things are different in a game for two: a card is either an event or an
operation, never both; and there is no radicalization: the flow of operations takes a card that cannot be used
otherwise, and points that are left are lost.
"""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple, cast

from realpolitik.bots.bot import AT_RANDOM, ONLY_OPTION, WHYS, Chosen, Seat, Why, why_kind
from realpolitik.games.labyrinth.asking import preferred
from realpolitik.games.labyrinth.automatic import AUTOMATIC_MINOR, AUTOMATIC_OPERATIONS, AUTOMATIC_PLOT
from realpolitik.games.labyrinth.automatic_travel import BY_FLOW, DESTINATIONS, INTO_SCHENGEN, ORIGINS, TO_US
from realpolitik.games.labyrinth.by_line import ByLine
from realpolitik.games.labyrinth.deck import CARDS, OPS
from realpolitik.games.labyrinth.dice import D6
from realpolitik.games.labyrinth.flowchart import (
    BY_SHIA_MIX_ROLL,
    CELLS_AVAILABLE,
    EVENT_BY_ITSELF,
    EVENT_PLAYED,
    FIRST_LINE,
    LAST_CELL_STAYS,
    LAST_LINE,
    MAJOR_JIHAD_POSSIBLE,
    MINOR_JIHAD_POSSIBLE,
    NOTHING_BUT_TRAVEL,
    NOWHERE_AT_ALL,
    SECOND_CARD_RECRUITS,
    US_EVENT_MEANS_PLOT,
    Where,
    is_out_of_reach,
    stays,
    told,
    where_major_jihad,
    where_to_recruit,
    where_to_travel,
)
from realpolitik.games.labyrinth.jihad import MAJOR_OR_MINOR, WHERE_JIHAD
from realpolitik.games.labyrinth.labels import (
    EVENT,
    EVENT_FIRST,
    JIHAD,
    MAJOR_JIHAD,
    MINOR_JIHAD,
    PLOT,
    RECRUIT,
    STOP,
    TRAVEL,
)
from realpolitik.games.labyrinth.lines import LINES, NO_LINE, RANDOM_COUNTRY
from realpolitik.games.labyrinth.operations import WHICH_OPERATION
from realpolitik.games.labyrinth.options import SOLITAIRE
from realpolitik.games.labyrinth.play import EVENT_DONE, HOW_TO_PLAY, Play
from realpolitik.games.labyrinth.plot import WHERE_PLOT, WHICH_PLOT, PlacePlots
from realpolitik.games.labyrinth.plot_markers import is_within
from realpolitik.games.labyrinth.recruit import WHERE_RECRUIT, Recruit
from realpolitik.games.labyrinth.selecting import FOR_CELLS_BY_TABLE, NEAR_A_ROLL, Select
from realpolitik.games.labyrinth.shia_mix import NEAREST_FITTING, by_table
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.solitaire import AUTOMATIC_PLAY
from realpolitik.games.labyrinth.state import PLOT_VALUE, Labyrinth
from realpolitik.games.labyrinth.travel import SURELY, TO_SCHENGEN, TRAVEL_FROM, TRAVEL_TO, Travel
from realpolitik.games.labyrinth.turn import PLAY_CARD
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.procedure import PROCEDURES
from realpolitik.kernel.question import NATURE, NOTES, Question
from realpolitik.kernel.state import Frame

TOP_CARD: Final = why_kind("top_card")
SAME_COUNTRY: Final = why_kind("same_country", "country")
FLOW_ENDS: Final = why_kind("flow_ends")
OF_LINE: Final = {line: why_kind(NOTES[line].name, *NOTES[line].arguments) for line in LINES}  # said as its note is
LINE: Final = {why: line for line, why in OF_LINE.items()}

# lines that leave a card only one use
USE: Final = {EVENT_PLAYED: EVENT, SECOND_CARD_RECRUITS: RECRUIT}
# the operation that each line of the flow of operations (9.4.1) is about
OPERATION: Final = {
    MAJOR_JIHAD_POSSIBLE: JIHAD,
    MINOR_JIHAD_POSSIBLE: JIHAD,
    CELLS_AVAILABLE: RECRUIT,
    NOTHING_BUT_TRAVEL: TRAVEL,
}


class Ruling(NamedTuple):
    """What the flowchart says: options between which chance decides, and why."""

    options: list[int]
    why: Why = (AT_RANDOM,)


Rule = Callable[[Labyrinth, Question, Random], Ruling]


class Flowchart:
    """The same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, seat: Seat) -> Chosen:
        q = seat.question
        s = cast(Labyrinth, seat.sample(self.random))
        if s.seats.index(seat.number) == US:
            raise RealpolitikError("the flowchart plays the Jihadists (9.4); the US needs another bot")
        if len(q.options) == 1:
            return Chosen(q.options[0], (ONLY_OPTION,))
        ruling = RULES.get(q.kind, _preference)(s, q, self.random)
        offered = [option for option in ruling.options if option in q.options]
        if not offered:
            return Chosen(self.random.choice(q.options), (AT_RANDOM,))
        option = self.random.choice(offered)
        return Chosen(option, _completed(s, ruling.why, option, len(offered)))


def bot(seed: int | str | None) -> Flowchart:
    return Flowchart(seed)


def _by(line: int, *arguments: int) -> Why:
    """The reason that a line of the flowchart is; what it tells of the option itself is added when that is chosen."""
    return (OF_LINE[line], *arguments) if line != NO_LINE else (AT_RANDOM,)


def _completed(s: Labyrinth, why: Why, option: int, n: int) -> Why:
    """The reason, with what it tells of the option that was taken of `n`."""
    if len(why) > 1 or not WHYS[why[0]].arguments:
        return why
    line = LINE.get(why[0], NO_LINE)
    return (*why, option, n) if line == RANDOM_COUNTRY else (*why, *told(s, line, option))


# -- the rules of the solitaire game, asked ----------------------------------------------------------------------------


def _alone(s: Labyrinth) -> Labyrinth:
    """The position as a solitaire game has it, with nothing under way; it writes down which lines decide."""
    s = s.clone()
    s.options = s.options[:]
    s.options[SOLITAIRE] = 1
    s.seats = [s.seats[US], NATURE]
    s.stack.clear()
    s.noting = True
    return s


def _line_noted(s: Labyrinth) -> int:
    return next((note[0] for note in s.notes if note[0] in OF_LINE), NO_LINE)


def _where(s: Labyrinth, frame: Frame) -> Where:
    """What a decision of the rulebook's Jihadists is narrowed down to."""
    return cast(ByLine, PROCEDURES[frame[0]]).where(_alone(s), frame)


def _ruled(where: Where) -> Ruling:
    if not where.countries:
        return Ruling([STOP], (FLOW_ENDS,))
    return Ruling(where.countries, _by(where.line) if where.line != NO_LINE else (SAME_COUNTRY,))


# -- cards (9.2, 9.4.1) ------------------------------------------------------------------------------------------------


def _next_card(s: Labyrinth, q: Question, random: Random) -> Ruling:
    """From the top of the stack; cadres stay."""
    return Ruling([option for option in q.options if option <= CARDS], (TOP_CARD,))


def _use(s: Labyrinth, q: Question, random: Random) -> Ruling:
    """Event or operations?"""
    card, value = q.about
    line = _first_page(s, card)
    if line in USE:
        return Ruling([USE[line]], _by(line, card))
    if line == EVENT_BY_ITSELF and not s.stack[-1][Play.DONE] & EVENT_DONE:
        return Ruling([EVENT_FIRST], _by(line, card))
    if line == US_EVENT_MEANS_PLOT and _where(s, AUTOMATIC_PLOT.frame(value=OPS[card])).countries:
        return Ruling([PLOT], _by(line, card))
    return _operation(s, value)


def _first_page(s: Labyrinth, card: int) -> int:
    """The line that decides about a card."""
    then = _alone(s)
    then.hands[JIHADIST].append(card)
    then.table.remove(card)
    AUTOMATIC_PLAY.take(then, AUTOMATIC_PLAY.frame(), card)
    return _line_noted(then)


def _operation(s: Labyrinth, value: int) -> Ruling:
    then = _alone(s)
    then.stack.append(AUTOMATIC_OPERATIONS.frame(value=value))
    AUTOMATIC_OPERATIONS.ask(then, then.stack[-1])
    line = _line_noted(then)
    return Ruling([OPERATION[line]], _by(line))


def _granted_operation(s: Labyrinth, q: Question, random: Random) -> Ruling:
    return _operation(s, q.about[1])


# -- operations (9.4.2) ------------------------------------------------------------------------------------------------


def _where_to_plot(s: Labyrinth, q: Question, random: Random) -> Ruling:
    left, *declared = q.about
    return _ruled(_where(s, AUTOMATIC_PLOT.frame(value=left + len(declared), countries=declared)))


def _which_plot(s: Labyrinth, q: Question, random: Random) -> Ruling:
    """9.3.2: drawn from all that are available."""
    drawn = random.choice([marker for marker in s.available if is_within(marker, s.stack[-1][PlacePlots.LIMIT])])
    return Ruling([option for option in q.options if PLOT_VALUE[option] == PLOT_VALUE[drawn]])


def _where_to_struggle(s: Labyrinth, q: Question, random: Random) -> Ruling:
    """A Major Jihad takes all the rolls that the cells of one country allow (9.4.2.3)."""
    left, *declared = q.about
    value = left + len(declared)
    major = where_major_jihad(s, value)
    if major.countries:
        return _ruled(Where([c for c in declared[-1:] if c in q.options], major.line) if declared else major)
    return _ruled(_where(s, AUTOMATIC_MINOR.frame(value=value, countries=declared)))


def _major_or_minor(s: Labyrinth, q: Question, random: Random) -> Ruling:
    c, n = q.about
    if c in where_major_jihad(s, n).countries:
        return Ruling([MAJOR_JIHAD], _by(MAJOR_JIHAD_POSSIBLE))
    return Ruling([MINOR_JIHAD], _by(MINOR_JIHAD_POSSIBLE))


def _where_to_recruit(s: Labyrinth, q: Question, random: Random) -> Ruling:
    """By the flow; where an event recruits, chance decides (9.4.2.1)."""
    left, *declared = q.about
    if s.stack[-1][Recruit.FLAGS]:
        return _preference(s, q, random)
    return _ruled(where_to_recruit(s, left + len(declared)))


# -- travel (9.4.2.6) --------------------------------------------------------------------------------------------------


class _Journey:
    """The cell that is to travel next: where to, and whence. Where each goes is decided before any sets out, but one
    after the other, since that is how it is asked."""

    def __init__(self, s: Labyrinth) -> None:
        self.s = s
        f = s.stack[-1]
        self.value, self.start, flags = f[Travel.CELLS], f[Travel.START], f[Travel.FLAGS]
        self.how = (INTO_SCHENGEN if flags & TO_SCHENGEN else TO_US) if flags & SURELY else BY_FLOW
        self.sent, self.taken = f[Travel.PATHS_ON :: 2], f[Travel.PATHS_ON + 1 :: 2]

    def destinations(self) -> Where:
        if self.how == BY_FLOW:
            return self._by_flow()
        going, taken = len(self.taken) + 1, self.taken
        frame = DESTINATIONS.frame(value=self.value, how=self.how, line=FIRST_LINE, going=going, countries=taken)
        return _where(self.s, frame)

    def _by_flow(self) -> Where:
        """What the next line of the flow says: every cell on its way has used up one. A line that Biometrics puts out
        of reach is passed over: there is no radicalization for its point."""
        where, line = NOWHERE_AT_ALL, FIRST_LINE
        for _ in range(len(self.taken) + 1):
            where = NOWHERE_AT_ALL
            while not where.countries and line <= LAST_LINE:
                found = where_to_travel(self.s, line)
                where = Where([c for c in found.countries if not is_out_of_reach(self.s, c)], found.line)
                line += 1
            line = min(line, LAST_LINE)
        return where

    def origins(self, to: int) -> Where:
        destinations = [*self.taken, to]
        return _where(
            self.s, ORIGINS.frame(value=self.value, how=self.how, destinations=destinations, origins=self.sent)
        )


def _whence(s: Labyrinth, q: Question, random: Random) -> Ruling:
    journey = _Journey(s)
    where = journey.destinations()
    if not where.countries:
        return _ruled(where)
    return _ruled(journey.origins(random.choice(where.countries)))


def _where_to_go(s: Labyrinth, q: Question, random: Random) -> Ruling:
    """To one of the destinations for which a cell would leave from there; the last one may have to stay."""
    journey = _Journey(s)
    if stays(s, journey.start, journey.sent) and journey.start in q.options:
        return Ruling([journey.start], _by(LAST_CELL_STAYS))
    where = journey.destinations()
    fitting = [to for to in where.countries if to in q.options and journey.start in journey.origins(to).countries]
    return _ruled(Where(fitting or where.countries, where.line))


# -- choices that events leave (9.4.2.1, 9.5) --------------------------------------------------------------------------


def _preference(s: Labyrinth, q: Question, random: Random) -> Ruling:
    best = preferred(_alone(s), q)
    return Ruling(best.options, _by(best.line))


def _by_shia_mix_table(s: Labyrinth, q: Question, random: Random) -> Ruling:
    """9.5: the country of three dice, or the one nearest to it."""
    dice = [random.choice(D6) for _ in range(3)]
    rolled = by_table(sum(dice))
    if q.kind == FOR_CELLS_BY_TABLE:
        return Ruling([rolled], _by(BY_SHIA_MIX_ROLL, rolled, *dice))
    nearest = NEAREST_FITTING.frame(among=s.stack[-1][Select.AMONG], country=rolled)
    return _ruled(_where(s, nearest))


RULES: Final[dict[int, Rule]] = {
    PLAY_CARD: _next_card,
    HOW_TO_PLAY: _use,
    WHICH_OPERATION: _granted_operation,
    WHERE_PLOT: _where_to_plot,
    WHICH_PLOT: _which_plot,
    WHERE_JIHAD: _where_to_struggle,
    MAJOR_OR_MINOR: _major_or_minor,
    WHERE_RECRUIT: _where_to_recruit,
    TRAVEL_FROM: _whence,
    TRAVEL_TO: _where_to_go,
    FOR_CELLS_BY_TABLE: _by_shia_mix_table,
    NEAR_A_ROLL: _by_shia_mix_table,
}
