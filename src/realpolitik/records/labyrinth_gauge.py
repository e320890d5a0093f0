"""Gathering the figures of a game of Labyrinth, note by note.

What a part of the game brought is told apart by its notes, also where one answer ends it and leads far into the next.
"""

from typing import Final, cast

from realpolitik.games.labyrinth.board import ALIGNMENTS, COUNTRIES, GOVERNANCES, MUSLIM_COUNTRIES, NAMES, POSTURES
from realpolitik.games.labyrinth.cards import CARD_DISCARDED, CARD_REMOVED
from realpolitik.games.labyrinth.deck import NAME, OPS
from realpolitik.games.labyrinth.flowchart import (
    CELLS_AVAILABLE,
    MAJOR_JIHAD_POSSIBLE,
    MINOR_JIHAD_POSSIBLE,
    NOTHING_BUT_TRAVEL,
    US_EVENT_MEANS_PLOT,
)
from realpolitik.games.labyrinth.labels import (
    DO_NOTHING,
    EVENT,
    JIHAD,
    PLOT,
    REASSESSMENT,
    RECRUIT,
    RESERVES,
    TRAVEL,
)
from realpolitik.games.labyrinth.occurrence import EVENT_OCCURS
from realpolitik.games.labyrinth.operations import OPERATION_BEGINS
from realpolitik.games.labyrinth.play import CARD_PLAYED
from realpolitik.games.labyrinth.plot_markers import PLOT_BLOCKED, PLOT_PLACED, PLOT_PLACED_OPENLY
from realpolitik.games.labyrinth.plot_resolution import PLOT_RESOLVED
from realpolitik.games.labyrinth.reassessment import SECOND_CARD
from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, SIDES, US
from realpolitik.games.labyrinth.solitaire import CARD_TURNED
from realpolitik.games.labyrinth.state import (
    GOOD_RESOURCES,
    ISLAMIST_RESOURCES,
    Labyrinth,
    cells,
    is_untested,
    recount,
    resources,
    troops,
)
from realpolitik.games.labyrinth.tracks import us_posture, world_posture
from realpolitik.games.labyrinth.turn import NO_CARDS, PHASE_BEGINS, PLOTS_UNBLOCKED, TURN_BEGINS, TURN_ENDS
from realpolitik.games.labyrinth.victory import GOOD_RESOURCES_NEEDED, ISLAMIST_RESOURCES_NEEDED
from realpolitik.games.labyrinth.view import PLOT_NAMES
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import PLAYERS, Note
from realpolitik.records.card_gauge import NO_CARD, CardGauge, places_of
from realpolitik.records.figures import Figures
from realpolitik.records.labyrinth_figures import (
    ACTION,
    BLOCKED,
    END_OF_TURN,
    OPERATIONS,
    PLACED,
    PLOTS,
    RESOLVED,
    SETUP,
    Country,
    LabyrinthFigures,
    Moment,
    Plot,
    turning_points,
)
from realpolitik.records.labyrinth_luck import odds
from realpolitik.records.labyrinth_position import follow
from realpolitik.records.luck import Roll, luck_of

FATE_BY_USE: Final = {EVENT: "event", RESERVES: "reserves", REASSESSMENT: "reassessment", DO_NOTHING: "discarded"}
# the lines of the flowchart that choose an operation for the Jihadists whom the rulebook plays
OPERATION_BY_LINE: Final = {
    US_EVENT_MEANS_PLOT: PLOT,
    MAJOR_JIHAD_POSSIBLE: JIHAD,
    MINOR_JIHAD_POSSIBLE: JIHAD,
    CELLS_AVAILABLE: RECRUIT,
    NOTHING_BUT_TRAVEL: TRAVEL,
}
FATE_OF_PLOT: Final = {
    PLOT_PLACED: PLACED,
    PLOT_PLACED_OPENLY: PLACED,
    PLOT_BLOCKED: BLOCKED,
    PLOT_RESOLVED: RESOLVED,
}


class _Part:
    """A part of the game while it lasts."""

    def __init__(self, first: int, name: str, side: int = NOBODY) -> None:
        self.first = first
        self.name = name
        self.side = side
        self.card = NO_CARD


class LabyrinthGauge(CardGauge):
    def __init__(self) -> None:
        super().__init__(SIDES, NAME, OPERATIONS)
        self.part = _Part(0, SETUP)
        self.then = Labyrinth()  # the position as it was when the note that is read was written
        self.phase = 1  # the number of the action phase in its turn
        self.second_card_asked = False  # the open question is for the second card of a Reassessment
        self.player = NOBODY  # whose event is running
        self.turned = NO_CARD  # the card that the Jihadists' stack turned up
        self.moments: list[Moment] = []
        self.plots: list[Plot] = []
        self.rolls: list[Roll] = []

    # -- going through the match ---------------------------------------------------------------------------------------

    def see(self, match: Match, news: list[Note]) -> None:
        if not match.answers:
            self._look_up(match)
            self.turn = self.then.turn
        elif self.second_card_asked and match.answers[-1][0] != PLAYERS:
            second = match.answers[-1][1]
            self.use(match, US, second, "reassessment")
            self.spend(US, REASSESSMENT, OPS[second])
        for note in news:
            self._begin_part(match, note)
            self._count(match, note)
            follow(self.then, note)
            self.read += 1
        self._look_up(match)

    def _look_up(self, match: Match) -> None:
        """How everything stands after an answer: the next answer's notes tell what changes, one by one."""
        self.then = cast(Labyrinth, match.state).clone()
        self.look_at_cards(self.then.hands, self.then.table)
        self.second_card_asked = any(question.kind == SECOND_CARD for question in match.questions)

    def _begin_part(self, match: Match, note: Note) -> None:
        """A note may be the first of a new part."""
        kind, _, *rest = note
        if kind == TURN_BEGINS:
            self._go_on(match, _Part(self.read, ACTION))
            self.turn, self.phase = rest[0], 0
        elif kind in (PHASE_BEGINS, NO_CARDS):
            if self.part.name != ACTION or self.part.side != NOBODY:
                self._go_on(match, _Part(self.read, ACTION))
            self.part.side = rest[0]
            self.phase += rest[0] == JIHADIST
        elif kind in (CARD_PLAYED, CARD_TURNED):
            self._begin_card(match, rest[0], rest[1])
        elif kind == PLOTS_UNBLOCKED or (kind == PLOT_RESOLVED and self.part.name != PLOTS):
            self._go_on(match, _Part(self.read, PLOTS))
        elif kind == TURN_ENDS:
            self._go_on(match, _Part(self.read, END_OF_TURN))

    def _begin_card(self, match: Match, side: int, card: int) -> None:
        """Every card is a part of its own; the first also has what came before it in its phase."""
        if self.part.name != ACTION or self.part.card not in (NO_CARD, card):
            self._go_on(match, _Part(self.read, ACTION, side))
        self.part.card = card

    def _go_on(self, match: Match, part: _Part) -> None:
        self._end_part(match)
        self.part = part

    def _end_part(self, match: Match) -> None:
        """Measure the game as it stands now, in the middle of an answer's notes, too."""
        s, part, victory = self.then, self.part, recount(self.then)
        in_phase = part.name == ACTION
        self.moments.append(
            Moment(
                at=len(match.answers),
                notes=(part.first, self.read),
                turn=self.turn,
                part=part.name,
                phase=self.phase if in_phase else 0,
                side=self.side_name(part.side) if in_phase else "",
                card=NAME[part.card] if part.card else "",
                prestige=s.prestige,
                funding=s.funding,
                us_posture=POSTURES[us_posture(s)],
                world_posture=world_posture(s),
                governance={name: _governed(s, number) for number, name in enumerate(GOVERNANCES)},
                good_resources=victory[GOOD_RESOURCES],
                islamist_resources=victory[ISLAMIST_RESOURCES],
                cells=sum([cells(s, c) for c in range(COUNTRIES)]),
                troops=sum([troops(s, c) for c in range(COUNTRIES)]),
                plots={fate: len([it for it in self.plots if it.fate == fate]) for fate in (PLACED, BLOCKED, RESOLVED)},
            )
        )

    # -- what notes tell -----------------------------------------------------------------------------------------------

    def _count(self, match: Match, note: Note) -> None:
        self._count_roll(match, note)
        self._count_operation(note)
        self._count_card(match, note)
        if note[0] in FATE_OF_PLOT:
            kind, _, country, *value = note
            plot = PLOT_NAMES[value[0]] if value else ""
            moment = len(self.moments)
            self.plots.append(Plot(len(match.answers), moment, self.turn, FATE_OF_PLOT[kind], NAMES[country], plot))

    def _count_roll(self, match: Match, note: Note) -> None:
        found = odds(note, us_posture(self.then), self.player)
        if found is not None:
            self.rolls.append(
                Roll(
                    at=len(match.answers),
                    moment=len(self.moments),
                    purpose=found.purpose,
                    side=self.side_name(found.side),
                    country=NAMES[found.country] if found.country >= 0 else "",
                    dice=found.dice,
                    success=found.success,
                    chance=found.chance,
                )
            )

    def _count_operation(self, note: Note) -> None:
        """6.3: Ops by what they were used for; those that events grant, too."""
        kind, _, *rest = note
        if kind == OPERATION_BEGINS:
            self.spend(*rest)
        elif kind == CARD_PLAYED and rest[2] in (RESERVES, REASSESSMENT):
            self.spend(rest[0], rest[2], rest[3])
        elif kind in OPERATION_BY_LINE:
            self.spend(JIHADIST, OPERATION_BY_LINE[kind], OPS[self.turned])

    def _count_card(self, match: Match, note: Note) -> None:
        kind, _, *rest = note
        if kind == CARD_PLAYED:
            side, card, label, _ = rest
            if card in self.in_use:  # the other side's event came first
                self.change_fate(card, FATE_BY_USE.get(label, "operations"))
            else:
                self.use(match, side, card, FATE_BY_USE.get(label, "operations"))
        elif kind == CARD_TURNED:
            self.turned = rest[1]
            self.use(match, rest[0], rest[1], "operations")
        elif kind == EVENT_OCCURS:
            card, self.player = rest
            self._event_occurs(match, card)
        elif kind in (CARD_DISCARDED, CARD_REMOVED):
            self.leave(match, rest[0])

    def _event_occurs(self, match: Match, card: int) -> None:
        """A card that the stack turned up is played for its event if that is not the opponent's."""
        self.occur(match, card, self.player)
        if card == self.turned and not self.use_of(card).for_opponent:
            self.change_fate(card, "event")

    # -- the whole -----------------------------------------------------------------------------------------------------

    def figures(self, match: Match, common: Figures) -> LabyrinthFigures:
        self._end_part(match)
        return LabyrinthFigures(
            **vars(common),
            good_resources_needed=GOOD_RESOURCES_NEEDED,
            islamist_resources_needed=ISLAMIST_RESOURCES_NEEDED,
            moments=tuple(self.moments),
            plots=tuple(self.plots),
            operations=self.operations,
            rolls=tuple(self.rolls),
            luck=luck_of(self.rolls, SIDES),
            uses=tuple(self.uses),
            places=_places(match),
            countries=_countries(cast(Labyrinth, match.state)),
            turning_points=turning_points(self.moments),
        )


def _governed(s: Labyrinth, governance: int) -> int:
    return len([c for c in MUSLIM_COUNTRIES if s.governance[c] == governance])


def _countries(s: Labyrinth) -> dict[str, Country]:
    return {
        NAMES[c]: Country(
            governance=GOVERNANCES[s.governance[c]],
            alignment=ALIGNMENTS[s.alignment[c]],
            posture=POSTURES[s.posture[c]],
            resources=resources(s, c),
            cells=cells(s, c),
            troops=troops(s, c),
        )
        for c in range(COUNTRIES)
        if not is_untested(s, c)
    }


def _places(match: Match) -> dict[str, str]:
    s = cast(Labyrinth, match.state)
    piles = {f"hand_{side}": s.hands[number] for number, side in enumerate(SIDES)}
    piles |= {"draw_pile": s.deck, "discard_pile": s.discard, "removed": s.removed, "table": s.table}
    piles |= {"lapsing": [*s.lapsing], "first_plot": [s.first_plot] if s.first_plot else []}
    return places_of(match, piles, NAME)


GAUGE: Final = LabyrinthGauge
