"""Labyrinth in the terminal: tracks and countries, the two hands, the events that last, how near victory is."""

from typing import Final, cast

from realpolitik.games.labyrinth.board import ADJACENT, NAMES
from realpolitik.games.labyrinth.occurrence import EVENT_OCCURS
from realpolitik.games.labyrinth.play import HOW_TO_PLAY
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.turn import PHASE_BEGINS
from realpolitik.games.labyrinth.victory import end_of_game
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Note, Question
from realpolitik.language import Speaker
from realpolitik.terminal.card_game import CardGamePicture
from realpolitik.terminal.console import Console, wrap
from realpolitik.terminal.listing import reminders
from realpolitik.terminal.picture import Picture
from realpolitik.terminal.war_on_terror import Countries, tracks

CARDS_A_PHASE: Final = 2


class LabyrinthPicture(CardGamePicture):
    how_to_play = HOW_TO_PLAY
    event_occurs = EVENT_OCCURS

    def _state(self) -> Labyrinth:
        """Only for what follows from the rules and is open to all; what a seat sees is in its view."""
        return cast(Labyrinth, self.match.state)

    def seat(self, seat: int) -> str:
        return self.speaker.seat(self.match.seats[seat]) if seat >= 0 else self.match.seat_name(seat)

    # -- the board -----------------------------------------------------------------------------------------------------

    def board(self, seat: int) -> list[str]:
        return [*tracks(self.match.view(seat), self.speaker, self.console), "", *super().board(seat)]

    def board_of(self, view: View) -> Countries:
        return Countries(view, self.box, self.console)

    def country(self, country: int, seat: int) -> list[str]:
        """As it stands, what never changes about it, and its neighbours."""
        facts = self.box.spaces[NAMES[country]]
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
        return [self.board_of(self.match.view(seat)).alone(NAMES[country]), told, *near]

    def status(self, seat: int) -> list[str]:
        view = self.match.view(seat)
        lines = [line for text in (self._cards(view), *self._boxes(view)) for line in self.hanging(text)]
        duties = [self.speaker.duty(duty) for duty in self.match.game.duties(self.match.state, seat)]
        heading = self.console.paint(self._when(view), "bold")
        return [heading, *lines, *self.effects_in_short(view), *reminders(duties, self.console)]

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
        told = [(message, [self.box.name("card", card) for card in names if card]) for message, names in cards]
        return [self.speaker.say(message, names=", ".join(names)) for message, names in told if names]

    def standings(self) -> list[Note]:
        """2.3: who would win if the last deck ran out now."""
        s = self._state().clone()
        s.outcome, s.noting, s.notes = None, True, []
        end_of_game(s)
        return s.notes

    def begins_anew(self, note: Note) -> bool:
        """The rulebook's own Jihadists have no seat: that they have moved is told by the phase that begins after."""
        return note[0] == PHASE_BEGINS and note[2] == US

    # -- cards and options ---------------------------------------------------------------------------------------------

    def held(self, view: View) -> list[str]:
        return list(view["hand"])

    def known(self, view: View) -> dict[str, list[str]]:
        return {"seen": view["seen"]}

    def piles(self, view: View) -> dict[str, list[str]]:
        return {"discards": view["discard"], "removed": view["removed"]}

    def option(self, question: Question, option: int) -> str:
        if option < FIRST_LABEL and KINDS[question.kind].points_at == "number":
            return self.speaker.say("terror-so-many-troops", n=option)
        return super().option(question, option)


def picture(match: Match, speaker: Speaker, console: Console) -> Picture:
    return LabyrinthPicture(match, speaker, console)
