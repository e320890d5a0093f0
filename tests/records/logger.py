"""A match as the community's logging tool would tell it, so that the importer can be tried on games of our own.

The tool tells what both players can see, in its own way: changes of influence summed up by country, no deal, no penalty
for missing military operations, no dice of a contest, the headings of rounds with their first line.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import cast

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import CARD_AT_RANDOM, HAND_SHOWN, RESHUFFLED
from realpolitik.games.cold_war.coup import COUP_ROLLED, COUP_WHERE
from realpolitik.games.cold_war.effects import IRAN_CONTRA, THIS_TURN
from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE, HEADLINE_SHOWN
from realpolitik.games.cold_war.labels import COUP, DECLINE, PLACE_INFLUENCE, REALIGNMENT, SPACE_RACE
from realpolitik.games.cold_war.occurrence import EVENT_CANNOT_OCCUR, EVENT_OCCURS
from realpolitik.games.cold_war.operations import OPERATION_CHOSEN, WHICH_OPERATION
from realpolitik.games.cold_war.play import CARD_PLAYED, HOW_TO_PLAY
from realpolitik.games.cold_war.realignment import REALIGN_WHERE, REALIGNED
from realpolitik.games.cold_war.rounds import CHOOSE_CARD, ROUND_BEGINS, ROUND_PASSED
from realpolitik.games.cold_war.space import SPACE_ADVANCED, SPACE_ROLLED
from realpolitik.games.cold_war.state import INFLUENCE_CHANGED, ColdWar
from realpolitik.games.cold_war.tracks import (
    DEFCON_CHANGED,
    MILITARY_GAINED,
    VP_GAINED,
    WON_FINAL_SCORING,
    WON_ON_POINTS,
)
from realpolitik.games.cold_war.trap import TRAP_ROLLED, TRAPPED_CARD
from realpolitik.games.cold_war.turn import (
    DISCARD_HELD,
    DRAWN_BY_HELD_SCORING,
    MILITARY_SHORT,
    TURN_BEGINS,
    WON_BY_HELD_SCORING,
)
from realpolitik.games.cold_war.verbs_branches import EVENT_CHOSEN, PAY_CARD
from realpolitik.games.cold_war.war import WAR_ROLLED
from realpolitik.games.twilight_struggle import deck
from realpolitik.games.twilight_struggle.cards_early import BOYCOTT, PARTICIPATE
from realpolitik.games.twilight_struggle.cards_late import (
    CARD_REVIVED,
    DISCARD_FROM_US,
    REGION_BARRED,
    WON_BY_WARGAMES,
)
from realpolitik.games.twilight_struggle.cards_mid import (
    CARD_HANDED_OVER,
    CARD_RETRIEVED,
    CARD_TAKEN,
    DRAWN_CARD,
    EXCHANGE_CARD,
    GRAIN,
    PLAY_IT,
)
from realpolitik.games.twilight_struggle.cards_optional import DISCARD_PEEKED
from realpolitik.games.twilight_struggle.countries import BOARD, SETS
from realpolitik.games.twilight_struggle.deck import CARDS, NAME, OPS, SCORING, STARRED
from realpolitik.games.twilight_struggle.un_intervention import COMPANION_PLAYED, WITH_UN_INTERVENTION
from realpolitik.games.twilight_struggle.windows import CRISIS_DEFUSED
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import FIRST_LABEL, Note, Question
from realpolitik.kernel.running import answer, open_questions
from realpolitik.records.twilight_struggle_log.habits import SPENT_BY
from realpolitik.records.twilight_struggle_log.in_play import EFFECTS_OF

SIDE_NAMES = {US: "US", USSR: "USSR"}
OPERATIONS = {
    PLACE_INFLUENCE: "Place Influence",
    COUP: "Coup",
    REALIGNMENT: "Realignment",
    SPACE_RACE: "Space Race",
}
SCENARIOS = {"standard": "Standard", "late-war": "Late War"}
TOLD_TWICE = (deck.WARSAW_PACT_FORMED, deck.SOUTH_AFRICAN_UNREST)
DISCARDING = (PAY_CARD, EXCHANGE_CARD, DISCARD_PEEKED, DISCARD_HELD, TRAPPED_CARD)  # by the side that is asked
LOSING_CARDS = (deck.FIVE_YEAR_PLAN, deck.TERRORISM)
AFTER_SCORING = (EVENT_OCCURS, MILITARY_SHORT, TURN_BEGINS, ROUND_BEGINS)
SCORED = (*[card for card in range(1, CARDS + 1) if SCORING[card]], deck.ALLIANCE_FOR_PROGRESS)

# names that are no plain words
CARD_NAMES = {
    deck.MIDDLE_EAST_SCORING: "Mideast Scoring",
    deck.DUCK_AND_COVER: "Duck and Cover",
    deck.CHINA_CARD: "The China Card",
    deck.ARAB_ISRAELI_WAR: "Arab-Israeli War",
    deck.COMECON: "COMECON",
    deck.NATO: "NATO",
    deck.INDO_PAKISTANI_WAR: "Indo-Pakistani War",
    deck.CIA_CREATED: "CIA Created",
    deck.US_JAPAN_MUTUAL_DEFENSE_PACT: "US/Japan Mutual Defense Pact",
    deck.RED_SCARE_PURGE: "Red Scare/Purge",
    deck.UN_INTERVENTION: "UN Intervention",
    deck.DE_STALINIZATION: "De-Stalinization",
    deck.SALT_NEGOTIATIONS: "SALT Negotiations",
    deck.WE_WILL_BURY_YOU: '"We Will Bury You"',
    deck.ABM_TREATY: "ABM Treaty",
    deck.U2_INCIDENT: "U2 Incident",
    deck.OPEC: "OPEC",
    deck.LONE_GUNMAN: '"Lone Gunman"',
    deck.JOHN_PAUL_II_ELECTED_POPE: "John Paul II Elected Pope",
    deck.OAS_FOUNDED: "OAS Founded",
    deck.VOICE_OF_AMERICA: "The Voice of America",
    deck.ASK_NOT_WHAT_YOUR_COUNTRY: '"Ask Not What Your Country..."',
    deck.ONE_SMALL_STEP: '"One Small Step..."',
    deck.SOVIETS_SHOOT_DOWN_KAL_007: "Soviets Shoot Down KAL-007",
    deck.IRAN_CONTRA_SCANDAL: "Iran-Contra Scandal",
    deck.AN_EVIL_EMPIRE: '"An Evil Empire"',
    deck.PERSHING_II_DEPLOYED: "Pershing II Deployed",
    deck.IRAN_IRAQ_WAR: "Iran-Iraq War",
    deck.NORAD: "NORAD",
    deck.YURI_AND_SAMANTHA: "Yuri and Samantha",
    deck.AWACS_SALE_TO_SAUDIS: "AWACS Sale To Saudis",
}
COUNTRY_NAMES = {
    "united_kingdom": "UK",
    "laos_cambodia": "Laos/Cambodia",
    "spain_portugal": "Spain/Portugal",
    "southeast_african_states": "SE African States",
}


def card_name(card: int) -> str:
    return CARD_NAMES.get(card, _title(NAME[card])) + ("*" if STARRED[card] else "")


def country_name(country: int) -> str:
    name = BOARD.names[country]
    return COUNTRY_NAMES.get(name, _title(name))


def _title(name: str) -> str:
    return name.replace("_", " ").title()


def log_of(match: Match) -> str:
    """What the tool would write of a match, as far as it has been played."""
    return "\n".join(_Logger(match).write()) + "\n"


@dataclass
class _Sum:
    """Changes of influence that one line tells together."""

    at: int
    heading: str
    change: int = 0


class _Logger:
    """Plays the match again, and writes down what happens."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state = cast(ColdWar, match.game.start(match.setup))
        self.state.noting = True
        self.lines: list[str] = []
        self.heading = ""  # the beginning of the next line
        self.summed: dict[tuple[int, int, bool], _Sum] = {}  # by country, side and sign: the lines of this block
        self.before_headlines: list[str] | None = None  # what happens between two turns, told under the next heading
        self.headlines: list[tuple[int, int]] = []
        self.turn, self.round, self.side = self.state.turn, 0, USSR
        self.military = ""
        self.short = [0, 0]
        self.vp = self.state.vp
        self.in_play: set[int] = set()
        self.entering: list[int] = []  # cards whose event goes on; then they are in play
        self.buried = False
        self.card = 0  # the card whose Ops are used
        self.boycotted = False
        self.revived = 0  # the card that Star Wars brings back
        self.wargames = False  # whether they end the game

    def write(self) -> list[str]:
        self._set_up()
        questions = open_questions(self.state)
        self._notes(questions)
        for seat, option in self.match.answers:
            question = next(asked for asked in questions if asked.seat == seat)
            self._before(question, option)
            answer(self.state, option, seat)
            questions = open_questions(self.state)
            self._notes(questions)
        self._shown_headlines(all_of_them=True)
        if self.heading:
            self.lines.append(self.heading)
        return self.lines

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _line(self, text: str) -> None:
        if self.before_headlines is not None:
            self.before_headlines.append(text)
            return
        self.lines.append(f"{self.heading} {text}" if self.heading else text)
        self.heading = ""

    def _head(self, heading: str) -> None:
        self._block()
        self._enter(lambda card: True)
        if self.buried:
            self._gap()
            self._line(f"{card_name(deck.WE_WILL_BURY_YOU)} is no longer in play.")
            self.buried = False
        if self.heading:
            self.lines.append(self.heading)
        self._gap()
        self.heading = heading

    def _gap(self) -> None:
        if self.before_headlines is None and not self.heading and self.lines and self.lines[-1]:
            self.lines.append("")

    def _block(self) -> None:
        """Influence told from here on is summed up anew."""
        self._tell_military()
        self.summed.clear()

    def _tell_military(self) -> None:
        """Military operations are told after the influence that they won."""
        if self.military:
            self._line(self.military)
            self.military = ""

    def _set_up(self) -> None:
        options = self.match.setup.options
        self.heading = "SETUP: :"
        self._line("Player-USSR will play as USSR.")
        self._line("Player-USA will play as USA.")
        for side, name in ((US, "us_bonus"), (USSR, "ussr_bonus")):
            if options[name]:
                self._line(f"Handicap influence: {SIDE_NAMES[side]} +{options[name]}")
        self._line(f"Scenario: {SCENARIOS[self.match.setup.scenario]}")
        if options["optional_cards"]:
            self._line("Optional Cards Added")
        self._line("Time per Player: 90 Minutes")

    # -- what players choose -------------------------------------------------------------------------------------------

    def _before(self, question: Question, option: int) -> None:
        """What a choice itself brings into the open."""
        kind = question.kind
        if kind in (CHOOSE_CARD, TRAPPED_CARD) and option < FIRST_LABEL:
            self._head(f"Turn {self.state.turn}, {SIDE_NAMES[self.side]} AR{self.round}: {card_name(option)}:")
            self.boycotted = False
        if option < FIRST_LABEL and not (kind == TRAPPED_CARD and SCORING[option]):
            self._discarded(question, option)
        if kind in (COUP_WHERE, REALIGN_WHERE) and option < FIRST_LABEL:
            self._block()
            self._line(f"Target: {country_name(option)}")
        elif kind == DRAWN_CARD:
            card = card_name(question.about[0])
            for text in ["US plays {}"] * 2 if option == PLAY_IT else ["US returns {} to USSR"]:
                self._line(text.format(card))
        elif kind == WHICH_OPERATION and option == DECLINE and question.about[0] == deck.CHE:
            self._operation(COUP, question.about[1])
        elif kind in (HOW_TO_PLAY, WHICH_OPERATION):
            self.card = question.about[0]
            if option == WITH_UN_INTERVENTION:
                self._line(f"US plays {card_name(deck.UN_INTERVENTION)}")

    def _discarded(self, question: Question, card: int) -> None:
        if question.kind in DISCARDING:
            side = self.state.seats.index(question.seat)
        elif question.kind == DISCARD_FROM_US:
            side = US
        elif question.kind == CARD_AT_RANDOM and self.state.stack[-1][0] != GRAIN.number:
            side = question.about[0]
        else:
            return
        self._line(f"{SIDE_NAMES[side]} discards {card_name(card)}")

    # -- what happens --------------------------------------------------------------------------------------------------

    def _notes(self, questions: list[Question]) -> None:
        notes, self.state.notes = self.state.notes, []
        gone = self._gone(notes)
        late = any(note[0] in (CRISIS_DEFUSED, TRAP_ROLLED) for note in notes)
        self.wargames = any(note[0] == WON_BY_WARGAMES for note in notes)
        for at, note in enumerate(notes):
            if gone and not late and note[0] in (VP_GAINED, INFLUENCE_CHANGED, OPERATION_CHOSEN):
                self._leave_play(gone)
                gone = []
            self._note(note[0], note[2:], notes[at + 1 :], questions)
        self._leave_play(gone)
        self._tell_military()
        self._leave_play(self._gone(notes))  # what came into play and left it at once
        self._enter(self._lasts)
        self._shown_headlines(all_of_them=not any(asked.kind == CHOOSE_HEADLINE for asked in questions))

    def _note(self, kind: int, told: tuple[int, ...], later: list[Note], questions: list[Question]) -> None:
        if kind != HEADLINE_SHOWN:
            self._shown_headlines(all_of_them=True)
        if kind == TURN_BEGINS:
            self._turn_begins()
            self.turn = told[0]
        elif kind == HEADLINE_SHOWN:
            self.headlines.append((told[0], told[1]))
        elif kind == ROUND_BEGINS:
            self.round, self.side = told
        elif kind == ROUND_PASSED:
            self._head(f"Turn {self.turn}, {SIDE_NAMES[told[0]]} AR{self.round}: :")
        elif kind == RESHUFFLED:
            self._line("*RESHUFFLE*")
        elif kind == EVENT_OCCURS:
            self._event(told[0], told[1], later, questions)
        elif kind == EVENT_CANNOT_OCCUR:
            if told[0] in (deck.SPECIAL_RELATIONSHIP, self.revived):
                self._event_line(told[0])
        elif kind == CARD_PLAYED and told[2] == SPACE_RACE:
            self._operation(SPACE_RACE, told[3])
        elif kind == OPERATION_CHOSEN:
            self._operation(told[1], told[2] if told[1] == COUP else self._printed())
        else:
            self._figure(kind, told)
            self._rolled(kind, told)
            self._shown(kind, told)

    def _turn_begins(self) -> None:
        self._block()
        self._enter(lambda card: True)
        expired = [card for card in sorted(self.in_play) if THIS_TURN[EFFECTS_OF[card][0]]]
        if expired:
            self._gap()
        self._leave_play(expired)
        self.before_headlines = []

    def _shown_headlines(self, all_of_them: bool) -> None:
        """The heading of a headline phase waits until both headlines are shown, or the log breaks off."""
        if self.before_headlines is None or not self.headlines or not all_of_them:
            return
        between, self.before_headlines = self.before_headlines, None
        cards = " & ".join([card_name(card) for _, card in self.headlines])
        self._head(f"Turn {self.state.turn}, Headline Phase: {cards}:")
        for text in between:
            self._line(text)
        for side, card in self.headlines:
            self._line(f"{SIDE_NAMES[side]} Headlines {card_name(card)}")
        self.headlines = []

    def _event(self, card: int, player: int, later: list[Note], questions: list[Question]) -> None:
        for _ in range(2 if card in TOLD_TWICE else 1):
            self._event_line(card)
        if card in EFFECTS_OF:
            self.entering.append(card)
        self._leave_play([spent for spent, by in SPENT_BY.items() if by == card and spent in self.in_play])
        following = next((note[0] for note in later if note[0] in (VP_GAINED, *AFTER_SCORING)), 0)
        if card in SCORED and following != VP_GAINED:
            self._line(f"No VP awarded. Score is {_score(self.vp)}.")
        if card in LOSING_CARDS and not any(asked.kind == CARD_AT_RANDOM for asked in questions):
            side = USSR if card == deck.FIVE_YEAR_PLAN else 1 - player
            self._line(f"{SIDE_NAMES[side]} has no cards to discard")

    def _event_line(self, card: int) -> None:
        self._block()
        self._enter(lambda other: other != card)
        if not self.lines[-1].startswith(("Event: ", "US Headlines", "USSR Headlines")):
            self._gap()
        self._line(f"Event: {card_name(card)}")

    def _operation(self, label: int, ops: int) -> None:
        self._block()
        self._line(f"{OPERATIONS[label]} ({ops} Ops):")

    def _printed(self) -> int:
        """Influence and realignments are announced with the Ops as printed, only coups as modified (7.4)."""
        return 4 if self.card == deck.OLYMPIC_GAMES and self.boycotted else OPS[self.card]

    def _figure(self, kind: int, told: tuple[int, ...]) -> None:
        if kind == INFLUENCE_CHANGED:
            self._influence(*told)
        elif kind == DEFCON_CHANGED:
            self._tell_military()
            self._line(f"DEFCON {'improves' if told[1] > 0 else 'degrades'} to {told[0]}")
        elif kind == MILITARY_GAINED:
            self.military = f"{SIDE_NAMES[told[0]]} Military Ops to {told[2]}"
        elif kind == MILITARY_SHORT:
            self.short[told[0]] = told[1]
        elif kind == VP_GAINED:
            self._points(*told)
        elif kind == SPACE_ADVANCED:
            self._line(f"{SIDE_NAMES[told[0]]} advances to {told[1]} in the Space Race.")
        elif kind == WON_ON_POINTS:
            self._ended(f"{SIDE_NAMES[told[0]]} wins by Victory Points")
        elif kind == WON_FINAL_SCORING:
            self._ended(f"{SIDE_NAMES[told[0]]} wins by Final Scoring")
        elif kind in (WON_BY_HELD_SCORING, DRAWN_BY_HELD_SCORING) and told[0] in SIDE_NAMES:
            self._ended(f"{SIDE_NAMES[told[0]]} wins")

    def _ended(self, how: str) -> None:
        self._block()
        self._gap()
        self._line(how)

    def _influence(self, country: int, side: int, change: int, us: int, ussr: int) -> None:
        key = (country, side, change > 0)
        if key not in self.summed:
            self._line("")
            self.summed[key] = _Sum(len(self.lines) - 1, self.lines[-1])
        line = self.summed[key]
        line.change += change
        told = f"{SIDE_NAMES[side]} {line.change:+d} in {country_name(country)} [{us}][{ussr}]"
        self.lines[line.at] = line.heading + told

    def _points(self, side: int, n: int, vp: int) -> None:
        """The penalty for missing military operations is not told, nor what Wargames costs."""
        before, self.vp = self.vp, vp
        net = self.short[USSR] - self.short[US]
        self.short = [0, 0]
        if net or self.wargames:
            return
        stated = before + (n if side == US else -n)  # beyond the end of the track too
        self._line(f"{SIDE_NAMES[side]} gains {n} VP. Score is {_score(stated)}.")

    def _rolled(self, kind: int, told: tuple[int, ...]) -> None:
        if kind == COUP_ROLLED:
            _, _, die, ops, modifier, stability, result = told
            success = "SUCCESS" if result > 0 else "FAILURE"
            self._line(f"{success}: {die} [ + {ops}{_modifier(modifier)} - 2x{stability} = {result} ]")
        elif kind == REALIGNED:
            _, _, us_die, us_modifier, ussr_die, ussr_modifier = told
            self._realignment_roll(USSR, ussr_die, ussr_modifier)
            self._realignment_roll(US, us_die, us_modifier + self.state.effects[IRAN_CONTRA])
        elif kind == WAR_ROLLED:
            _, country, die, modifier, needed = told
            won = die + modifier >= needed
            self._line(f"War in {country_name(country)}")
            self._line(f"{'VICTORY' if won else 'DEFEAT'}: {die}{_modifier(modifier)} {'>=' if won else '<'} {needed}")
        elif kind == SPACE_ROLLED:
            _, _, die, needed = told
            self._line(f"Die roll: {die} -- {'Success' if die <= needed else 'Failed'}! (Needed {needed} or less)")
        elif kind == TRAP_ROLLED:
            free = told[2] <= 4
            end = "Escaped" if free else "Remains in Effect"
            self._line(f"Trap Roll: {told[2]} {'<=' if free else '>'} 4 -- Trap {end}")

    def _realignment_roll(self, side: int, die: int, modifier: int) -> None:
        total = f"{_modifier(modifier).rstrip()} = {die + modifier}" if modifier else ""
        self._line(f"{SIDE_NAMES[side]} rolls {die}{total}")

    def _shown(self, kind: int, told: tuple[int, ...]) -> None:
        """Cards that come into the open, and what is named."""
        if kind == HAND_SHOWN:
            side, *cards = told
            for card in cards:
                self._line(f"{SIDE_NAMES[side]} reveals {card_name(card)}")
            if not cards:
                self._line(f"{SIDE_NAMES[side]} has no cards to reveal")
        elif kind == CARD_REVIVED:
            self.revived = told[1]
        elif kind == CARD_TAKEN:
            self._line(f"USSR reveals {card_name(told[1])}")
            self._line(f"USSR reveals {card_name(told[1])} from hand")
        elif kind in (CARD_HANDED_OVER, CARD_RETRIEVED):
            self._line(f"{SIDE_NAMES[told[0]]} reveals {card_name(told[1])}")
        elif kind == COMPANION_PLAYED:
            self._line(f"{SIDE_NAMES[told[0]]} plays {card_name(told[1])}")
        elif kind == EVENT_CHOSEN and told[1] in (PARTICIPATE, BOYCOTT):
            chosen = "participate in" if told[1] == PARTICIPATE else "boycott"
            self.boycotted = told[1] == BOYCOTT
            self._line(f"{SIDE_NAMES[told[0]]} chooses to {chosen} the Olympics")
        elif kind == REGION_BARRED:
            self._line(f"US chooses {_title(SETS[told[0]].name)}")

    # -- lasting effects -----------------------------------------------------------------------------------------------

    def _lasts(self, card: int) -> bool:
        return any(self.state.effects[effect] for effect in EFFECTS_OF[card])

    def _gone(self, notes: Iterable[Note]) -> list[int]:
        """The cards that were in play and are not any more; what ends with the turn is told there."""
        turn_over = any(note[0] == TURN_BEGINS for note in notes)
        gone = []
        for card in sorted(self.in_play):
            expired = turn_over and THIS_TURN[EFFECTS_OF[card][0]]
            if not self._lasts(card) and not expired:
                gone.append(card)
        return gone

    def _leave_play(self, cards: Iterable[int]) -> None:
        for card in cards:
            self.in_play.discard(card)
            if card == deck.WE_WILL_BURY_YOU:
                self.buried = True
            else:
                self._line(f"{card_name(card)} is no longer in play.")

    def _enter(self, done: Callable[[int], bool]) -> None:
        for card in [card for card in self.entering if done(card)]:
            self.entering.remove(card)
            self.in_play.add(card)
            self._line(f"{card_name(card)} is now in play.")


def _score(vp: int) -> str:
    return "even" if vp == 0 else f"US {vp}" if vp > 0 else f"USSR {-vp}"


def _modifier(n: int) -> str:
    return f" ({n:+d}) " if n else ""
