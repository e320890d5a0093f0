"""A game of the cold war in the terminal: countries by region, tracks, effects, hands."""

from collections.abc import Sequence
from typing import cast

from realpolitik.games.cold_war.board import NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.crossover import CHOICES, NEVER
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.games.cold_war.occurrence import EVENT_OCCURS
from realpolitik.games.cold_war.play import HOW_TO_PLAY
from realpolitik.games.cold_war.scoring import REGION_SCORED
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, Note
from realpolitik.language import Speaker
from realpolitik.terminal.card_game import CardGamePicture
from realpolitik.terminal.console import Console, wrap
from realpolitik.terminal.listing import NUMBERLESS
from realpolitik.terminal.spheres import Spheres


class ColdWarPicture(CardGamePicture):
    """What differs between the games: `special_spaces`, `scoring`."""

    how_to_play = HOW_TO_PLAY
    event_occurs = EVENT_OCCURS
    scoring: tuple[int, ...] = (REGION_SCORED,)  # the notes that tell what a region pays

    def __init__(self, match: Match, speaker: Speaker, console: Console) -> None:
        super().__init__(match, speaker, console)
        assert isinstance(match.game, ColdWarGame)
        self.rules = match.game.rules
        self.map = self.rules.board
        self.deck = self.rules.deck
        self.regions = [region.where for region in self.rules.regions]

    def seat(self, seat: int) -> str:
        state = self._state()
        if any(KINDS[q.kind].points_at == "bid" for q in self.match.questions):  # 11.4: nobody has a side yet
            return self.speaker.name("SEAT", seat)
        return self.speaker.side(state.seats.index(seat)) if seat in state.seats else self.match.seat_name(seat)

    def _state(self) -> ColdWar:
        """Only for what follows from the rules and is open to all; what a seat sees is in its view."""
        return cast(ColdWar, self.match.state)

    # -- the map -----------------------------------------------------------------------------------

    def board_of(self, view: View) -> Spheres:
        special = [self.map.names[c] for c in self.special_spaces(view)]
        return Spheres(view, self.box, [*self.map.names[: self.map.size], *special], self.console)

    def special_spaces(self, view: View) -> list[int]:
        """The spaces in play that are no countries."""
        return [c for c in range(self.map.size, len(self.map.names)) if c not in self.map.optional]

    def country(self, country: int, seat: int) -> list[str]:
        board, name = self.board_of(self.match.view(seat)), self.map.names[country]
        stability = board.stability(name)
        if country >= self.map.size:
            told = [self.board_words("special-space", stability=str(stability))] if stability else []
            return [board.alone(name), *told]
        facts = self.board_words(
            "country",
            region=", ".join([self.box.name("set", region) for region in board.regions_of(name)]),
            stability=str(stability),
            battleground=int(self.map.battleground[country]),
            flashpoint=int(country in self.map.flashpoints),
        )
        neighbours = [self.speaker.country(c) for c in self.map.links[country]]
        if self.map.touches[country] != NOBODY:
            neighbours.append(self.speaker.side(self.map.touches[country]))
        near = wrap(self.board_words("neighbours", names=", ".join(neighbours)), self.console.width)
        return [board.alone(name), facts, *near]

    # -- tracks and effects ------------------------------------------------------------------------

    def status(self, seat: int) -> list[str]:
        view = self.match.view(seat)
        warned = ["warning"] if view["defcon"] == 2 else []  # the next step down loses the game
        heading = [self.console.paint(line, "bold") for line in self.hanging(self._when(view))]
        defcon = [self.console.paint(line, *warned) for line in self.hanging(self._defcon(view))]
        texts = (self._military(view), self._space(view), self._cards(view))
        lines = [line for text in texts for line in self.hanging(text)]
        return [*heading, *defcon, *lines, *self.effects_in_short(view)]

    def _when(self, view: View) -> str:
        phase = self.board_words(
            "phase",
            phase=view["phase"],
            round=view["round"],
            rounds=view["rounds"],
            side=SIDES.index(view["phasing"]),
        )
        points = self.board_words("points", vp=view["vp"])
        return " · ".join([self.board_words("turn", turn=view["turn"], turns=view["turns"]), phase, points])

    def _defcon(self, view: View) -> str:
        level = view["defcon"]
        needed = self.map.coup_defcon  # 8.1.5
        closed = [where for where in self.regions if all(needed[c] > level for c in self.map.sets[where].members)]
        heading = self.board_words("defcon", level=level)
        if not closed:
            return f"{heading}: {self.board_words('defcon-open')}"
        names = ", ".join(self.speaker.set(where) for where in closed)
        return f"{heading}: {self.board_words('defcon-closed', regions=names)}"

    def _military(self, view: View) -> str:
        military = view["military"]
        return self.board_words("military", us=military["us"], ussr=military["ussr"], needed=view["defcon"])

    def _space(self, view: View) -> str:
        sides = [self._space_of(side, view) for side in (US, USSR)]
        return f"{self.board_words('space')}: {'; '.join(sides)}"

    def _space_of(self, side: int, view: View) -> str:
        at = view["space"][SIDES[side]]
        if at + 1 >= len(self.rules.space):
            return self.board_words("space-end", side=side, box=at)
        box = self.rules.space[at + 1]
        return self.board_words("space-at", side=side, box=at, ops=box.operations, roll=box.roll)

    def _cards(self, view: View) -> str:
        passing = view["passing"]
        side = SIDES.index(passing["holder"]) if passing["holder"] else NOBODY
        holder = self.board_words("passing", card=self.deck.passing, side=side, up=int(passing["up"]))
        sizes = self.board_words("hands", us=view["hand_sizes"]["us"], ussr=view["hand_sizes"]["ussr"])
        piles = self.board_words("piles", deck=view["deck"], discard=len(view["discard"]), removed=len(view["removed"]))
        return " · ".join([holder, sizes, piles])

    def standings(self) -> list[Note]:
        """Each region is scored on a copy, and what the log would say of it is told."""
        notes: list[Note] = []
        for where in self.regions:
            s = self._state().clone()
            s.noting, s.notes = True, []
            self.rules.score_region(s, where)
            notes.extend([note for note in s.notes if note[0] in self.scoring])
        return notes

    # -- cards -------------------------------------------------------------------------------------

    def is_spoken_of(self, card: int) -> bool:
        """Those of the other game only where they may be picked (12.0)."""
        return self.match.setup.options["crossover"] != CHOICES[NEVER] or not self.deck.borrowed[card]

    def number_of(self, card: int) -> int:
        """A card of the other game may bear the number of another here."""
        return NUMBERLESS if self.deck.borrowed[card] else self.deck.printed_number[card]

    def worth(self, cards: Sequence[int], seat: int) -> dict[str, int]:
        s = self._state()
        if seat not in s.seats:
            return {}
        side = s.seats.index(seat)
        return {self.deck.name[card]: self.rules.card_value(s, side, card) for card in cards}

    def held(self, view: View) -> list[str]:
        """The hand, and the card that passes between the sides, which is not part of it."""
        passing = [view["passing"]["card"]] if view["you"] and view["passing"]["holder"] == view["you"] else []
        return [*view["hand"], *passing]

    def known(self, view: View) -> dict[str, list[str]]:
        return {"seen": view["seen"], "peeked": view["peeked"]}

    def piles(self, view: View) -> dict[str, list[str]]:
        piles = {"discards": "discard", "removed": "removed", "under-the-pile": "bottom", "picked": "chosen"}
        return {title: view[pile] for title, pile in piles.items()}

    def is_told_as_printed(self, card: int, side: int) -> bool:
        """The sides may be exchanged in it (Mengistu Haile Mariam)."""
        return self.deck.side[card] in (side, NOBODY)

    def first_heading(self, heading: str) -> str:
        """It says what stands behind the names of the countries."""
        return self.board_words("columns", region=heading)
