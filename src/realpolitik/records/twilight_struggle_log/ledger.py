"""The books of one entry: every line of it has to be explained by what our rules did, and the other way round.

Lines are of three sorts. *Steps* (an event, an operation, its target, its die) come in the log's order. *Influence* and
*cards* are bound to the step after which they stand. Other figures keep their order only among their own kind: the
source tells some of them sooner or later than our rules do.
"""

from dataclasses import asdict
from typing import Final, TypeGuard

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import CARD_AT_RANDOM, HAND_SHOWN, RESHUFFLED
from realpolitik.games.cold_war.coup import COUP_ROLLED, COUP_WHERE
from realpolitik.games.cold_war.effects import IRAN_CONTRA
from realpolitik.games.cold_war.labels import COUP, PLACE_INFLUENCE, REALIGNMENT, SPACE_RACE
from realpolitik.games.cold_war.occurrence import EVENT_CANNOT_OCCUR, EVENT_OCCURS
from realpolitik.games.cold_war.operations import OPERATION_CHOSEN, WHICH_OPERATION
from realpolitik.games.cold_war.play import CARD_PLAYED, HOW_TO_PLAY
from realpolitik.games.cold_war.realignment import REALIGN_WHERE, REALIGNED
from realpolitik.games.cold_war.rounds import ROUND_BEGINS, ROUND_PASSED
from realpolitik.games.cold_war.space import SPACE_ADVANCED, SPACE_ROLLED
from realpolitik.games.cold_war.state import INFLUENCE_CHANGED, ColdWar
from realpolitik.games.cold_war.tracks import DEFCON_CHANGED, MILITARY_GAINED, VP_GAINED, other
from realpolitik.games.cold_war.trap import TRAP_ROLLED, TRAPPED_CARD
from realpolitik.games.cold_war.turn import DISCARD_HELD, HELD_SCORING_SHOWN, MILITARY_SHORT, TURN_BEGINS
from realpolitik.games.cold_war.verbs_branches import EVENT_CHOSEN, PAY_CARD
from realpolitik.games.cold_war.verbs_operations import CONTEST_ROLLED
from realpolitik.games.cold_war.war import WAR_ROLLED
from realpolitik.games.twilight_struggle.cards_late import DISCARD_FROM_US, REGION_BARRED
from realpolitik.games.twilight_struggle.cards_mid import (
    DRAWN_CARD,
    EXCHANGE_CARD,
    FROM_DISCARDS,
    GRAIN,
    HAND_OVER,
    PLAY_IT,
)
from realpolitik.games.twilight_struggle.cards_optional import DISCARD_PEEKED
from realpolitik.games.twilight_struggle.countries import BOARD, SETS
from realpolitik.games.twilight_struggle.deck import (
    CARDS,
    CHE,
    FIVE_YEAR_PLAN,
    JUNTA,
    NAME,
    OLYMPIC_GAMES,
    OPS,
    ORTEGA_ELECTED_IN_NICARAGUA,
    SALT_NEGOTIATIONS,
    SCORING,
    TEAR_DOWN_THIS_WALL,
    TERRORISM,
    UN_INTERVENTION,
)
from realpolitik.games.twilight_struggle.un_intervention import WHICH_COMPANION, WITH_UN_INTERVENTION
from realpolitik.kernel.label import label_name
from realpolitik.kernel.question import FIRST_LABEL, KINDS, NOTES, Note, Question
from realpolitik.records.imported import Disagreement
from realpolitik.records.twilight_struggle_log import habits
from realpolitik.records.twilight_struggle_log.entries import Entry
from realpolitik.records.twilight_struggle_log.lines import (
    CardNamed,
    Chosen,
    CoupRoll,
    Defcon,
    Ended,
    Happens,
    Headlined,
    Influence,
    InPlay,
    Line,
    Military,
    Nothing,
    Operation,
    Points,
    RealignmentRoll,
    Reshuffle,
    Said,
    Space,
    SpaceRoll,
    Target,
    TrapRoll,
    War,
    WarRoll,
)
from realpolitik.records.twilight_struggle_log.shows import Held

STEPS: Final = (Happens, Operation, Target, CoupRoll, RealignmentRoll, War, WarRoll, SpaceRoll, TrapRoll)
BOYCOTT_OPS: Final = 4  # what Olympic Games (20) are worth where they are boycotted
OFFERING: Final = {  # events that allow operations, and which
    CHE: (COUP,),
    ORTEGA_ELECTED_IN_NICARAGUA: (COUP,),
    JUNTA: (COUP, REALIGNMENT),
    TEAR_DOWN_THIS_WALL: (COUP, REALIGNMENT),
}
STATED_AS_PRINTED: Final = (PLACE_INFLUENCE, REALIGNMENT)
TAKING_CARDS: Final = {FIVE_YEAR_PLAN: (USSR,), TERRORISM: (US, USSR)}  # events that find a hand empty; whose
BEFORE_MILITARY: Final = (CoupRoll, WarRoll, Influence, Points)  # what the log tells of a coup or a war before that
SILENT: Final = (Headlined, InPlay)  # seen to elsewhere
TOLD_OF: Final = {  # what the log says of the card that answers a question
    PAY_CARD: "discards",
    EXCHANGE_CARD: "discards",
    DISCARD_PEEKED: "discards",
    DISCARD_FROM_US: "discards",
    DISCARD_HELD: "discards",
    TRAPPED_CARD: "discards",
    HAND_OVER: "reveals",
    WHICH_COMPANION: "plays",
}
SIDE_NAMES: Final = {US: "US", USSR: "USSR", NOBODY: "nobody"}


class Ledger:
    """How far an entry has been explained. Cheap to copy: the search for the right answers copies it at every step."""

    __slots__ = (
        "done",
        "entry",
        "last",
        "passes",
        "printed",
        "round",
        "short",
        "steps",
        "tied",
        "touched",
        "turned",
        "used",
        "vp",
    )

    def __init__(self, entry: Entry, vp: int, last: bool, like: "Ledger | None" = None) -> None:
        self.entry = entry
        self.last = last  # nothing has to follow it: the log may break off in the middle of a play
        if like is None:
            self.done = 0  # a bit for each line that is explained
            self.touched = 0  # a bit for each line of influence that is explained in part
            self.steps = _steps(entry.lines, last)  # still to come
            self.tied = False  # whether a contest has just been tied
            self.short = False  # whether the penalty for missing military operations has been due
            self.turned = False  # whether the next turn has begun
            self.passes = entry.passed  # still to come
            self.printed = 0  # the Ops of the card in use
            self.round = entry.round  # the one under way
            self.used: list[str] = []  # the habits of the source that were met
            self.vp = [vp]  # where the marker has been
        else:
            self.done = like.done
            self.touched = like.touched
            self.steps = like.steps
            self.tied = like.tied
            self.short = like.short
            self.turned = like.turned
            self.passes = like.passes
            self.printed = like.printed
            self.round = like.round
            self.used = like.used
            self.vp = like.vp

    def copy(self) -> "Ledger":
        return Ledger(self.entry, 0, self.last, self)

    def key(self) -> tuple[object, ...]:
        """What the books say, to tell them from others of the same entry."""
        return self.done, self.touched, self.tied, self.short, self.turned, tuple(self.vp)

    # -- what is still open ------------------------------------------------------------------------------------------

    @property
    def lines(self) -> list[Line]:
        return self.entry.lines

    def is_done(self, at: int) -> bool:
        return bool(self.done >> at & 1)

    def step(self, ahead: int = 0) -> Said | None:
        """The next step the log tells, or one further ahead."""
        return self.lines[self.steps[ahead]].said if ahead < len(self.steps) else None

    def block_end(self) -> int:
        """Where the next step stands: influence told before it belongs to what is being done now."""
        return self.steps[0] if self.steps else len(self.lines)

    def _reach(self) -> int:
        """The same, but beyond the announcement of a coup: a crisis that has to end first is ended after it."""
        if isinstance(said := self.step(), Operation) and said.label == COUP:
            return self.steps[1] if len(self.steps) > 1 else len(self.lines)
        return self.block_end()

    def influence(self) -> list[Influence]:
        """The changes of influence told before the next step and not yet explained."""
        return [
            line.said
            for at, line in enumerate(self.lines[: self.block_end()])
            if isinstance(line.said, Influence) and not self.is_done(at)
        ]

    def cards(self, *verbs: str) -> list[CardNamed]:
        """The cards told before the next step that are still to come into the open."""
        return [
            line.said
            for at, line in enumerate(self.lines[: self.block_end()])
            if isinstance(line.said, CardNamed) and line.said.verb in verbs and not self.is_done(at)
        ]

    def has_nothing(self) -> bool:
        """Whether the log says that a hand is empty when a card is to be discarded from it."""
        return any(isinstance(line.said, Nothing) and line.said.verb == "discard" for line in self.lines)

    def told(self) -> bool:
        """Whether all that the entry tells is explained."""
        return all(self.is_done(at) or _quiet(line.said) for at, line in enumerate(self.lines))

    def progress(self) -> int:
        return self.done.bit_count()

    def at_line(self) -> int:
        """The number of the first line not explained: where the log and our rules part."""
        for at, line in enumerate(self.lines):
            if not self.is_done(at) and not isinstance(line.said, SILENT):
                return line.number
        return self.lines[-1].number if self.lines else self.entry.number

    def at_text(self) -> str:
        for line in self.lines:
            if line.number == self.at_line():
                return repr(line.text)
        return repr(self.entry.heading)

    # -- what was chosen ---------------------------------------------------------------------------------------------

    def choose(self, question: Question, option: int, s: ColdWar) -> None:
        """A choice that the log tells itself, before anything comes of it: a target, a card."""
        kind = question.kind
        side = s.seats.index(question.seat) if question.seat in s.seats else NOBODY
        if kind in (HOW_TO_PLAY, WHICH_OPERATION):
            card = question.about[0]
            self.printed = BOYCOTT_OPS if kind == WHICH_OPERATION and card == OLYMPIC_GAMES else OPS[card]
        elif kind == DRAWN_CARD:
            self._card("plays" if option == PLAY_IT else "returns", US, question.about[0])
        elif option >= FIRST_LABEL:
            return
        elif kind in (COUP_WHERE, REALIGN_WHERE):
            self._step(Target(option), KINDS[kind].rule)
        elif kind == CARD_AT_RANDOM:
            self._card("reveals" if s.stack[-1][0] == GRAIN.number else "discards", question.about[0], option)
        elif kind == FROM_DISCARDS and question.about[0] == SALT_NEGOTIATIONS:
            self._card("reveals", side, option)
        elif kind in TOLD_OF and not (kind == TRAPPED_CARD and SCORING[option]):
            self._card(TOLD_OF[kind], US if kind == DISCARD_FROM_US else side, option)

    def _card(self, verb: str, side: int, card: int) -> None:
        """A card comes into the open, which the log tells once or twice."""
        told = [at for at in range(self.block_end()) if self.lines[at].said == CardNamed(verb, side, card)]
        for at in told:
            self._tick(at)
        if not told:
            raise Disagreement(self.at_line(), self.at_text(), f"{SIDE_NAMES[side]} {verb} {NAME[card]}", "5.1")

    # -- what our rules did ------------------------------------------------------------------------------------------

    def take(self, note: Note, s: ColdWar) -> None:
        """Find the lines that tell what a note tells; one that should be there and is not raises Disagreement."""
        kind, told = note[0], note[2:]
        if kind == INFLUENCE_CHANGED:
            self._influence_changed(*told)
        elif kind == DEFCON_CHANGED:
            self._figure(Defcon(told[0], told[1] > 0), f"DEFCON moves to {told[0]}", kind)
        elif kind == MILITARY_GAINED:
            self._military(told[0], told[2], kind)
        elif kind == VP_GAINED:
            self._points(told[0], told[1], told[2], s)
        elif kind == RESHUFFLED:
            self._figure(Reshuffle(), "the discards are shuffled into a new pile", kind)
        elif kind == MILITARY_SHORT:
            self.short = True
        elif kind == CONTEST_ROLLED:
            _, die, bonus, other_die, other_bonus = told
            self.tied = die + bonus == other_die + other_bonus
            self._habit(habits.DICE_UNTOLD)
        elif kind == SPACE_ADVANCED:
            self._figure(Space(told[0], told[1]), f"{SIDE_NAMES[told[0]]} advances to box {told[1]}", kind)
        elif kind in (EVENT_OCCURS, EVENT_CANNOT_OCCUR):
            self._event(told[0], must=kind == EVENT_OCCURS)
        elif kind == CARD_PLAYED and told[2] == SPACE_RACE:
            self._operation(told[2], told[3])
        elif kind == CARD_PLAYED and told[2] == WITH_UN_INTERVENTION:
            self._card("plays", told[0], UN_INTERVENTION)
        elif kind == OPERATION_CHOSEN:
            self._operation(told[1], told[2])
        elif kind == EVENT_CHOSEN:
            self._choice(label_name(told[1]))
        elif kind == REGION_BARRED:
            self._choice(SETS[told[0]].name)
        elif kind == HAND_SHOWN:
            self._hand(told[0], told[1:])
        elif kind == HELD_SCORING_SHOWN:
            self._held_scoring(told[0], told[1])
        elif kind == ROUND_BEGINS:
            self.round = told[0]
        elif kind == ROUND_PASSED:
            self._pass(told[0])
        elif kind == TURN_BEGINS:
            self.turned = True
        else:
            self._rolled(kind, told, s)

    def _rolled(self, kind: int, told: tuple[int, ...], s: ColdWar) -> None:
        if kind == COUP_ROLLED:
            _, _, die, ops, modifier, stability, _ = told
            difference = die + ops + modifier - 2 * stability
            self._step(CoupRoll(difference > 0, die, ops, modifier, stability, difference), NOTES[kind].rule)
        elif kind == REALIGNED:
            _, _, us_die, us_modifier, ussr_die, ussr_modifier = told
            scandal = RealignmentRoll(US, us_die, us_modifier + 1)  # as it would be without the Iran-Contra Scandal
            if s.effects[IRAN_CONTRA] and scandal in (self.step(), self.step(1)):
                us_modifier += 1
                self._habit(habits.SCANDAL_UNTOLD)
            rolls = [RealignmentRoll(USSR, ussr_die, ussr_modifier), RealignmentRoll(US, us_die, us_modifier)]
            for roll in rolls if self.step() == rolls[0] else rolls[::-1]:
                self._step(roll, NOTES[kind].rule)
        elif kind == WAR_ROLLED:
            _, country, die, modifier, needed = told
            self._step(War(country), NOTES[kind].rule)
            self._step(WarRoll(die + modifier >= needed, die, modifier, needed), NOTES[kind].rule)
        elif kind == SPACE_ROLLED:
            _, _, die, needed = told
            self._step(SpaceRoll(die, die <= needed, needed), NOTES[kind].rule)
        elif kind == TRAP_ROLLED:
            self._step(TrapRoll(told[2], told[2] <= 4), NOTES[kind].rule)

    # -- steps -------------------------------------------------------------------------------------------------------

    def _tick(self, at: int) -> None:
        self.done |= 1 << at

    def _step(self, said: Said, rule: str) -> None:
        """The next step of the log has to be this one."""
        if self.step() != said:
            expected = self.lines[self.steps[0]] if self.steps else None
            raise Disagreement(
                expected.number if expected else self.at_line(),
                repr(expected.text) if expected else "nothing more",
                _words(said),
                rule,
            )
        self._step_done()

    def _step_done(self) -> None:
        """A step is explained; the influence and the cards told before it must be by then."""
        at = self.steps[0]
        for earlier, line in enumerate(self.lines[:at]):
            if isinstance(line.said, Influence | CardNamed) and not self.is_done(earlier):
                raise Disagreement(line.number, repr(line.text), "that does not happen before what follows")
        self._tick(at)
        self.steps = self.steps[1:]

    def _event(self, card: int, must: bool) -> None:
        """`Event: …`, which the log doubles for some cards, and gives or leaves out where the event cannot occur."""
        if self.step() != Happens(card):
            if must and not self._told_before(card):
                said = self.step()
                line = self.lines[self.steps[0]] if self.steps else None
                raise Disagreement(
                    line.number if line else self.at_line(),
                    repr(line.text) if line else "nothing more",
                    f"the event {NAME[card]} occurs" if said else f"the event {NAME[card]} still occurs",
                    "7.1",
                )
            return
        while self.step() == Happens(card):
            self._step_done()

    def _told_before(self, card: int) -> bool:
        return any(line.said == Happens(card) and self.is_done(at) for at, line in enumerate(self.lines))

    def _operation(self, label: int, ops: int) -> None:
        """`Coup (3 Ops):`. Only where influence is placed or realigned, the Ops are stated without modifiers (7.4)."""
        said = self.step()
        if not isinstance(said, Operation) or said.label != label:
            line = self.lines[self.steps[0]] if self.steps else None
            raise Disagreement(
                line.number if line else self.at_line(),
                repr(line.text) if line else "nothing more",
                f"the operation is {label_name(label)}",
                "6.0",
            )
        stated = self.printed if label in STATED_AS_PRINTED else ops
        if said.ops != stated:
            raise Disagreement(self.lines[self.steps[0]].number, f"{said.ops} Ops", f"it is {stated}", "7.4")
        self._step_done()

    def _choice(self, name: str) -> None:
        """`USSR chooses Europe`, `US chooses to boycott the Olympics`."""
        for at, line in enumerate(self.lines):
            if isinstance(line.said, Chosen) and not self.is_done(at):
                if line.said.what.lower().replace(" ", "_").startswith(name):
                    self._tick(at)
                return

    # -- figures -----------------------------------------------------------------------------------------------------

    def _influence_changed(self, country: int, side: int, change: int, us: int, ussr: int) -> None:
        """One line may tell several changes, and several lines of a country one change."""
        for at, line in enumerate(self.lines[: self._reach()]):
            said = line.said
            if not isinstance(said, Influence) or self.is_done(at):
                continue
            if (said.country, said.side) == (country, side) and said.change * change > 0:
                self._part_of(at, said, change, us, ussr)
                return
        name = BOARD.names[country]
        raise Disagreement(
            self.at_line(),
            "nothing of it" if not self.influence() else repr(self._first_influence().text),
            f"{SIDE_NAMES[side]} {change:+d} in {name} [{us}][{ussr}]",
            "2.1.7",
        )

    def _first_influence(self) -> Line:
        for at, line in enumerate(self.lines):
            if isinstance(line.said, Influence) and not self.is_done(at):
                return line
        raise AssertionError("there is one")

    def _part_of(self, at: int, said: Influence, change: int, us: int, ussr: int) -> None:
        """The stated influence of the line is what the country holds once all of its change is made."""
        now = us if said.side == US else ussr
        stated = said.us if said.side == US else said.ussr
        left = (stated - now) * (1 if said.change > 0 else -1)
        new = not self.touched >> at & 1
        whole = left + abs(change) == abs(said.change)
        if left < 0 or (left == 0 and (us, ussr) != (said.us, said.ussr)) or (new and not whole):
            name = BOARD.names[said.country]
            raise Disagreement(
                self.lines[at].number,
                f"[{said.us}][{said.ussr}] in {name}",
                f"there is [{us}][{ussr}] after {change:+d}",
                "2.1.7",
            )
        self.touched |= 1 << at
        if left == 0:
            self._tick(at)

    def _figure(self, said: Said, words: str, kind: int) -> None:
        """The next line of this sort has to be this one; those of the next turn are told under its heading."""
        for at, line in enumerate(self.lines):
            if (
                isinstance(line.said, type(said))
                and not self.is_done(at)
                and self.turned == (at >= self.entry.next_turn)
            ):
                if isinstance(said, Space) and isinstance(line.said, Space) and line.said.side != said.side:
                    continue
                if line.said != said:
                    raise Disagreement(line.number, repr(line.text), words, NOTES[kind].rule)
                self._tick(at)
                return
        raise Disagreement(self.at_line(), "nothing of it", words, NOTES[kind].rule)

    def _military(self, side: int, level: int, kind: int) -> None:
        for at, line in enumerate(self.lines):
            said = line.said
            if isinstance(said, Military) and said.side == side and not self.is_done(at):
                if said.level != level:
                    words = f"the military operations of the {SIDE_NAMES[side]} are {level}"
                    raise Disagreement(line.number, repr(line.text), words, NOTES[kind].rule)
                self._tick(at)
                return
        if not (self.last and isinstance(self.lines[-1].said, BEFORE_MILITARY)):  # else the log breaks off before it
            words = f"{SIDE_NAMES[side]} Military Ops to {level}"
            raise Disagreement(self.at_line(), "nothing of it", words, NOTES[kind].rule)

    def _points(self, side: int, n: int, vp: int, s: ColdWar) -> None:
        """The next line of points has to be these; but the penalty, and what ends the game, may be told by none."""
        self.vp = [*self.vp, vp]
        penalty, self.short = self.short, False
        for at, line in enumerate(self.lines):
            if self.is_done(at) or not isinstance(line.said, Points) or not line.said.n:
                continue
            if (line.said.side, line.said.n) == (side, n) and habits.same_score(line.said.vp, vp):
                self._tick(at)
                return
            parted = Disagreement(line.number, repr(line.text), _gain(side, n, vp), "10.2.2")
            break
        else:
            parted = Disagreement(self.at_line(), "nothing of it", _gain(side, n, vp), "10.2.2")
        if not penalty and not s.over:
            raise parted
        self._habit(habits.PENALTY_UNTOLD if penalty else habits.FINAL_UNTOLD)

    # -- hands, rounds -----------------------------------------------------------------------------------------------

    def _hand(self, side: int, cards: tuple[int, ...]) -> None:
        """A side shows cards of its hand: all of those that the log names, and no others."""
        told = [said.card for said in [line.said for line in self.lines] if _reveals(said, side)]
        breaks_off = self.last and _reveals(self.lines[-1].said, side)
        for card in cards:
            if card not in told:
                if breaks_off:
                    continue
                words = f"{SIDE_NAMES[side]} reveals {NAME[card]}"
                parted = Disagreement(self.at_line(), self.at_text(), words, "7.1")
                raise Held(parted, side, _others(told, all(SCORING[each] for each in cards)))
            self._card("reveals", side, card)
        for at, line in enumerate(self.lines):
            if not cards and line.said == Nothing(side, "reveal"):
                self._tick(at)

    def _held_scoring(self, side: int, card: int) -> None:
        """A scoring card held over loses the game (10.1.5): only where the log ends so may a hand have held one."""
        if self.last and any(line.said == Ended("", other(side)) for line in self.lines):
            return
        words = f"the {SIDE_NAMES[side]} holds {NAME[card]}, and loses"
        parted = Disagreement(self.entry.last_number(), "nothing of it", words, "10.1.5")
        raise Held(parted, side, _others([], scoring=True))

    def _pass(self, side: int) -> None:
        if not self.passes or (self.passes[0].round, self.passes[0].side) != (self.round, side):
            raise Disagreement(self.at_line(), "nothing of it", f"the {SIDE_NAMES[side]} passes its round", "5.1")
        self.passes = self.passes[1:]

    # -- the end of the entry ----------------------------------------------------------------------------------------

    def close(self, s: ColdWar) -> None:
        """Everything the entry says must be explained by now."""
        for passed in self.passes:
            begun = self.last and passed.number >= self.entry.last_number()  # the log breaks off with its heading
            if not begun or passed[1:] != (s.turn, s.round, s.phasing):
                raise Disagreement(passed.number, "a round is passed", "it is not", "5.1")
        for at, line in enumerate(self.lines):
            if not self.is_done(at) and not isinstance(line.said, SILENT):
                self._left_over(line, s)

    def _left_over(self, line: Line, s: ColdWar) -> None:
        said = line.said
        if isinstance(said, Points):
            if not said.n and (habits.same_score(said.vp, s.vp) or said.vp in self.vp):
                return
            raise Disagreement(line.number, repr(line.text), f"the score is {_score(s.vp)}", "10.2.2")
        if isinstance(said, Operation) and self._is_offer(said, line):
            self._habit(habits.OFFER_UNUSED)
            return
        if isinstance(said, Nothing) and self._finds_nothing(said):
            return
        if isinstance(said, Ended) and (said.how not in habits.BY_THE_RULES or s.outcome is not None):
            return
        if isinstance(said, Defcon):
            raise Disagreement(line.number, repr(line.text), f"DEFCON is {s.defcon}", "8.1")
        raise Disagreement(line.number, repr(line.text), "that does not happen")

    def _is_offer(self, said: Operation, line: Line) -> bool:
        """Whether a line announces an operation that an event allows, and nothing comes of it."""
        used = [self.lines[at] for at in _steps(self.lines, False)]
        events = [each.said.card for each in self.lines if isinstance(each.said, Happens) and each.number < line.number]
        return line not in used and any(said.label in OFFERING.get(card, ()) for card in events)

    def _finds_nothing(self, said: Nothing) -> bool:
        """Whether an event occurred that takes a card of this hand; that it took none is seen to by the guide."""
        return any(
            isinstance(line.said, Happens) and said.side in TAKING_CARDS.get(line.said.card, ()) for line in self.lines
        )

    def _habit(self, name: str) -> None:
        self.used = [*self.used, name]


def _quiet(said: Said) -> bool:
    """Whether a line needs nothing to happen."""
    return isinstance(said, (*SILENT, Ended)) or (isinstance(said, Points) and not said.n)


def _steps(lines: list[Line], last: bool) -> list[int]:
    """Where the steps stand. An operation of which nothing follows was offered, and not used; or the log ends there."""
    steps = [at for at, line in enumerate(lines) if isinstance(line.said, STEPS)]
    followed = [isinstance(lines[at].said, Target) for at in steps[1:]] + [last]
    return [at for at, aimed in zip(steps, followed, strict=False) if aimed or not _has_target(lines[at].said)]


def _has_target(said: Said) -> bool:
    return isinstance(said, Operation) and said.label in (COUP, REALIGNMENT)


def _reveals(said: Said, side: int) -> TypeGuard[CardNamed]:
    return isinstance(said, CardNamed) and (said.verb, said.side) == ("reveals", side)


def _others(told: list[int], scoring: bool) -> frozenset[int]:
    """What was not in a hand that showed these cards: no others at all, or no other scoring cards."""
    return frozenset([card for card in range(1, CARDS + 1) if card not in told and (SCORING[card] or not scoring)])


def _gain(side: int, n: int, vp: int) -> str:
    return f"{SIDE_NAMES[side]} gains {n} VP: the score is {_score(vp)}"


def _score(vp: int) -> str:
    return "even" if vp == 0 else f"US {vp}" if vp > 0 else f"USSR {-vp}"


def _words(said: Said) -> str:
    """A step in words, for a message: `target: iran`, `coup roll: success, die 3 …`."""
    name = "".join([f" {c.lower()}" if c.isupper() else c for c in type(said).__name__]).strip()
    figures = [f"{key} {_value(key, value)}" for key, value in asdict(said).items()]
    return f"{name}: {', '.join(figures)}"


def _value(key: str, value: object) -> object:
    if key == "country" and isinstance(value, int):
        return BOARD.names[value]
    return SIDE_NAMES[value] if key == "side" and isinstance(value, int) else value
