"""Labyrinth in the terminal: tracks and countries, the two hands, the events that last, how near victory is."""

from collections.abc import Sequence
from typing import Final, cast

from realpolitik.games.labyrinth import deck
from realpolitik.games.labyrinth.board import ADJACENT, NAMES
from realpolitik.games.labyrinth.occurrence import EVENT_OCCURS
from realpolitik.games.labyrinth.play import HOW_TO_PLAY
from realpolitik.games.labyrinth.sides import NOBODY, SIDES, US
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.turn import PHASE_BEGINS
from realpolitik.games.labyrinth.victory import end_of_game
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Note, Question
from realpolitik.language import Speaker
from realpolitik.terminal.card_game import CardFacts, CardGamePicture
from realpolitik.terminal.console import Console, wrap
from realpolitik.terminal.picture import Group, Picture
from realpolitik.terminal.war_on_terror import GROUPS, Countries, tracks

CARDS_A_PHASE: Final = 2


class LabyrinthPicture(CardGamePicture):
    how_to_play = HOW_TO_PLAY
    event_occurs = EVENT_OCCURS

    def __init__(self, match: Match, speaker: Speaker, console: Console) -> None:
        super().__init__(match, speaker, console)
        self.spaces = match.game.components()["spaces"]

    def _state(self) -> Labyrinth:
        """Only for what follows from the rules and is open to all; what a seat sees is in its view."""
        return cast(Labyrinth, self.match.state)

    def seat(self, seat: int) -> str:
        return self.speaker.seat(self.match.seats[seat]) if seat >= 0 else self.match.seat_name(seat)

    # -- the board -----------------------------------------------------------------------------------------------------

    def board(self, seat: int) -> list[str]:
        view = self.match.view(seat)
        return [*tracks(view, self.speaker, self.console), "", *self._countries(view).board()]

    def _countries(self, view: View) -> Countries:
        return Countries(view, self.spaces, self._called, self.speaker, self.console)

    def _called(self, name: str) -> str:
        return self.speaker.country(NAMES.index(name))

    def country(self, country: int, seat: int) -> list[str]:
        """As it stands, what never changes about it, and its neighbours."""
        facts = self.spaces[NAMES[country]]
        told = self.speaker.say(
            "terror-country",
            type=facts["type"],
            resources=facts["resources"],
            oil=int(facts["oil"]),
            recruit=facts["recruit"],
            schengen=int(facts["schengen"]),
        )
        names = ", ".join([self.speaker.country(c) for c in ADJACENT[country]])
        near = wrap(self.board_words("neighbours", names=names), self.console.width)
        return [self._countries(self.match.view(seat)).line(NAMES[country]), told, *near]

    def status(self, seat: int) -> list[str]:
        view = self.match.view(seat)
        texts = [self._cards(view), *self._boxes(view), *self.effects_in_short(view)]
        lines = [line for text in texts for line in wrap(text, self.console.width, "", "  ")]
        return [self.console.paint(self._when(view), "bold"), *lines, *self._duties(seat)]

    def _when(self, view: View) -> str:
        phase = self.speaker.say("terror-phase", phase=view["phase"], card=view["card"], cards=CARDS_A_PHASE)
        deck_now = self.speaker.say("terror-deck", now=view["decks"]["now"], of=view["decks"]["of"])
        return " · ".join([self.speaker.say("terror-turn", turn=view["turn"]), phase, deck_now])

    def _cards(self, view: View) -> str:
        sizes = self.speaker.say("terror-hands", us=view["hand_sizes"]["us"], jihadist=view["hand_sizes"]["jihadist"])
        piles = self.board_words("piles", deck=view["deck"], discard=len(view["discard"]), removed=len(view["removed"]))
        return f"{sizes} · {piles}"

    def _boxes(self, view: View) -> list[str]:
        """What lies there until the end of the turn (4.7.7)."""
        cards = [("terror-lapsing", view["lapsing"]), ("terror-first-plot", [view["first_plot"]])]
        told = [(message, [self._card_named(card) for card in names if card]) for message, names in cards]
        return [self.speaker.say(message, names=", ".join(names)) for message, names in told if names]

    def _card_named(self, name: str) -> str:
        return self.speaker.card(deck.NAME.index(name))

    def _duties(self, seat: int) -> list[str]:
        """5.2.3: plots that nobody has blocked yet."""
        duties = [self.speaker.duty(duty) for duty in self.match.game.duties(self.match.state, seat)]
        return [
            self.console.paint(line, "warning")
            for duty in duties
            for line in wrap(f"! {duty}", self.console.width, "", "  ")
        ]

    def standings(self) -> list[Note]:
        """2.3: who would win if the last deck ran out now."""
        s = self._state().clone()
        s.outcome, s.noting, s.notes = None, True, []
        end_of_game(s)
        return s.notes

    def begins_anew(self, note: Note) -> bool:
        """The rulebook's own Jihadists have no seat: that they have moved is told by the phase that begins after."""
        return note[0] == PHASE_BEGINS and note[2] == US

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card_names(self) -> dict[int, str]:
        return dict(enumerate(deck.NAME[1:], start=1))

    def country_names(self) -> list[str]:
        return NAMES

    def facts(self, card: int, side: str) -> CardFacts:
        whose = deck.SIDE[card]
        starred = deck.REMOVED[card] != deck.STAYS
        return CardFacts(card, SIDES[whose] if whose != NOBODY else "", deck.OPS[card], starred)

    def held(self, view: View) -> list[int]:
        return _numbers(view["hand"])

    def known(self, view: View) -> dict[str, list[int]]:
        return {"seen": _numbers(view["seen"])}

    def piles(self, view: View) -> dict[str, list[int]]:
        return {"discards": _numbers(view["discard"]), "removed": _numbers(view["removed"])}

    def side_of(self, seat: int) -> str:
        seats = self._state().seats
        return SIDES[seats.index(seat)] if seat in seats and seat >= 0 else ""

    # -- options -------------------------------------------------------------------------------------------------------

    def groups(self, question: Question) -> list[Group]:
        """Countries from west to east; what else there is to choose after them."""
        if KINDS[question.kind].points_at != "country":
            return [("", question.options)]
        groups: list[Group] = []
        for group, names in GROUPS.items():
            members = [NAMES.index(name) for name in names if NAMES.index(name) in question.options]
            if members:
                groups.append((self.speaker.say(f"terror-{group}"), members))
        rest = [option for option in question.options if option >= FIRST_LABEL]
        return [*groups, ("", rest)] if rest else groups

    def option(self, question: Question, option: int) -> str:
        points_at = KINDS[question.kind].points_at
        if option < FIRST_LABEL and points_at == "country":
            return self._countries(self.match.view(question.seat)).option(NAMES[option])
        if option < FIRST_LABEL and points_at == "number":
            return self.speaker.say("terror-so-many-troops", n=option)
        return super().option(question, option)


def _numbers(names: Sequence[str]) -> list[int]:
    return [deck.NAME.index(name) for name in names]


def picture(match: Match, speaker: Speaker, console: Console) -> Picture:
    return LabyrinthPicture(match, speaker, console)
