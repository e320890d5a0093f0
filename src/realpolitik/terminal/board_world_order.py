"""World Order in the terminal: regions and mats, hands, what would score now."""

from collections.abc import Sequence
from typing import cast

from realpolitik.games.world_order.rounds import ROUND_BEGINS
from realpolitik.games.world_order.scoring import score_everything
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Note, Question
from realpolitik.language import Speaker
from realpolitik.terminal.ability_cards import AbilityCards
from realpolitik.terminal.card_game import CardGamePicture
from realpolitik.terminal.console import Console
from realpolitik.terminal.great_powers import World
from realpolitik.terminal.listing import reminders
from realpolitik.terminal.picture import Named, Picture


class WorldOrderPicture(CardGamePicture):
    def __init__(self, match: Match, speaker: Speaker, console: Console) -> None:
        super().__init__(match, speaker, console)
        self.drawn_cards = AbilityCards(self.box, console)
        self.places = {kind: self._things(kind) for kind in ("region", "country")}

    # -- the board -----------------------------------------------------------------------------------------------------

    def board_of(self, view: View) -> World:
        return World(view, self.box, self.console)

    def status(self, seat: int) -> list[str]:
        duties = [self.speaker.duty(duty) for duty in self.match.game.duties(self.match.state, seat)]
        return [*self.board_of(self.match.view(seat)).status(), *reminders(duties, self.console)]

    def standings(self) -> list[Note]:
        """W20: what a scoring would bring now."""
        s = cast(WorldOrder, self.match.state).clone()
        s.noting, s.notes = True, []
        score_everything(s)
        return s.notes

    def begins_anew(self, note: Note) -> bool:
        return note[0] == ROUND_BEGINS

    # -- cards ---------------------------------------------------------------------------------------------------------

    def held(self, view: View) -> list[str]:
        return list(view["hand"])

    def hand_of(self, view: View, listed: Sequence[str]) -> list[str]:
        unknown = [(name, view["mats"][name]) for name in self.match.chance.unknown() if name in view["mats"]]
        counts = [(name, mat["hand"] - len(mat["seen"])) for name, mat in unknown]
        told = [self.speaker.say("unknown-hand", who=self.speaker.seat(name), n=n) for name, n in counts if n]
        return [*self.board_of(view).hand(listed), *told]

    def discards(self, seat: int) -> list[str]:
        return self.board_of(self.match.view(seat)).discards() or [self.board_words("no-discards")]

    # -- questions -----------------------------------------------------------------------------------------------------

    def everything(self, question: Question) -> dict[str, list[Named]]:
        others = {kind: self.named(kind, self._things(kind)) for kind in ("resource", "power", "place")}
        return {**super().everything(question), **others}

    def _things(self, kind: str) -> list[str]:
        names: list[str] = self.box.components["named"][kind]
        return names


def picture(match: Match, speaker: Speaker, console: Console) -> Picture:
    return WorldOrderPicture(match, speaker, console)
