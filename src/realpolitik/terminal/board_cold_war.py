"""A game of the cold war in the terminal: countries by region, tracks, effects, hands."""

from collections.abc import Sequence
from typing import Final, cast

from realpolitik.games.cold_war.board import NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.crossover import CHOICES, NEVER
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.games.cold_war.occurrence import EVENT_OCCURS
from realpolitik.games.cold_war.play import HOW_TO_PLAY
from realpolitik.games.cold_war.scoring import REGION_SCORED
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Note, Question
from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.terminal.card_game import UNPRICED, CardFacts, CardGamePicture
from realpolitik.terminal.console import Console, pad, shorten, side_by_side, wrap
from realpolitik.terminal.picture import LONGEST_NAME, NUMBER, NUMBERLESS, Group, legend, marker, sign

UNCONTROLLABLE: Final = 9  # a stability that no influence reaches


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

    def board(self, seat: int) -> list[str]:
        """The regions side by side, then what lies in none. A country in two regions counts in both, and is in both."""
        view = self.match.view(seat)
        special = self.special_spaces(view)
        width = max(len(self._place(c)) for c in [*range(self.map.size), *special])
        blocks = [self._block(self.speaker.set(where), self._members(where), view, width) for where in self.regions]
        if special:
            blocks.append(self._block("", special, view, width))
        in_both = [self.speaker.country(c) for c in range(self.map.size) if len(self._regions_of(c)) > 1]
        told = wrap(legend(self.speaker, bool(self.map.flashpoints), in_both), self.console.width)
        return [*side_by_side(blocks, self.console.width), *[self.console.paint(line, "dim") for line in told]]

    def special_spaces(self, view: View) -> list[int]:
        """The spaces in play that are no countries."""
        return [c for c in range(self.map.size, len(self.map.names)) if c not in self.map.optional]

    def _members(self, where: int) -> list[int]:
        return self.map.sets[where].members

    def _regions_of(self, c: int) -> list[int]:
        return [where for where in self.regions if self.map.sets[where].has[c]]

    def _place(self, c: int) -> str:
        """The name of a space, as long as there is room for."""
        name, short = self.speaker.country(c), f"short-{dashed(self.map.names[c])}"
        if len(name) > LONGEST_NAME and self.speaker.has(short):
            name = self.speaker.say(short)
        return shorten(name, LONGEST_NAME)

    def _block(self, title: str, members: Sequence[int], view: View, width: int) -> list[str]:
        """A heading and a line for each space."""
        paint = self.console.paint
        heading = paint(pad(shorten(title, width + 3), width + 3), "bold")
        sides = "".join(paint(self.speaker.side(side).rjust(NUMBER), "bold", SIDES[side]) for side in (US, USSR))
        return [heading + sides, *[self._country_line(c, view, width) for c in members]]

    def _country_line(self, c: int, view: View, width: int) -> str:
        """`Iran ◆2 [1] 0`: name, battleground, stability, influence, brackets for control; then what lies there."""
        name = pad(self._place(c), width)
        painted = self.console.paint(name, "bold") if self.map.battleground[c] else name
        signed = sign(self.map.battleground[c], c in self.map.flashpoints)
        numbers = "".join([self._number(c, side, view) for side in (US, USSR)])
        return f"{painted} {signed}{self._stability(c, view)}{numbers}{self._markers(c, view)}"

    def _stability(self, c: int, view: View) -> str:
        """2.1.4: as it is now; a space that nobody can control has none."""
        stability = view["stability"].get(self.map.names[c], self.map.stability[c])
        return str(stability) if stability < UNCONTROLLABLE else " "

    def _markers(self, c: int, view: View) -> str:
        return "".join([f" {marker(self.speaker, name)}" for name in view["markers"].get(self.map.names[c], [])])

    def _number(self, c: int, side: int, view: View) -> str:
        n = view["influence"][self.map.names[c]][side]
        if view["control"][self.map.names[c]] == SIDES[side]:
            return " " * (NUMBER - len(f"[{n}]")) + self.console.paint(f"[{n}]", f"{SIDES[side]}-control")
        return self.console.paint(f"{n} ".rjust(NUMBER), SIDES[side]) if n else "· ".rjust(NUMBER)

    def country(self, country: int, seat: int) -> list[str]:
        view = self.match.view(seat)
        line = self._country_line(country, view, len(self._place(country)))
        stability = self._stability(country, view).strip()
        if country >= self.map.size:
            return [line, self.board_words("special-space", stability=stability)] if stability else [line]
        facts = self.board_words(
            "country",
            region=", ".join([self.speaker.set(where) for where in self._regions_of(country)]),
            stability=stability,
            battleground=int(self.map.battleground[country]),
            flashpoint=int(country in self.map.flashpoints),
        )
        neighbours = [self.speaker.country(c) for c in self.map.links[country]]
        if self.map.touches[country] != NOBODY:
            neighbours.append(self.speaker.side(self.map.touches[country]))
        return [line, facts, *wrap(self.board_words("neighbours", names=", ".join(neighbours)), self.console.width)]

    # -- tracks and effects ------------------------------------------------------------------------

    def status(self, seat: int) -> list[str]:
        view = self.match.view(seat)
        texts = [self._when(view), self._defcon(view), self._military(view), self._space(view), self._cards(view)]
        texts.extend(self.effects_in_short(view))
        lines = [wrap(text, self.console.width, "", "  ") for text in texts]
        lines[0] = [self.console.paint(line, "bold") for line in lines[0]]
        if view["defcon"] == 2:  # the next step down loses the game
            lines[1] = [self.console.paint(line, "warning") for line in lines[1]]
        return [line for text in lines for line in text]

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
        closed = [where for where in self.regions if all(needed[c] > level for c in self._members(where))]
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

    def card_names(self) -> dict[int, str]:
        """Those of the other game only where they may be picked (12.0)."""
        borrowing = self.match.setup.options["crossover"] != CHOICES[NEVER]
        numbers = [card for card in self.deck.cards if borrowing or not self.deck.borrowed[card]]
        return {card: self.deck.name[card] for card in numbers}

    def number_of(self, card: int) -> int:
        """A card of the other game may bear the number of another here."""
        return NUMBERLESS if self.deck.borrowed[card] else self.deck.printed_number[card]

    def facts(self, card: int, side: str) -> CardFacts:
        worth = self.rules.card_value(self._state(), SIDES.index(side), card) if side else self.deck.ops[card]
        whose = self.deck.side[card]
        return CardFacts(
            number=self.deck.printed_number[card],
            side=SIDES[whose] if whose != NOBODY else "",
            ops=UNPRICED if self.deck.scoring[card] else worth,
            starred=self.deck.starred[card],
        )

    def held(self, view: View) -> list[int]:
        """The hand, and the card that passes between the sides, which is not part of it."""
        passing = [self.deck.passing] if view["you"] and view["passing"]["holder"] == view["you"] else []
        return [*self._numbers(view["hand"]), *passing]

    def known(self, view: View) -> dict[str, list[int]]:
        return {"seen": self._numbers(view["seen"]), "peeked": self._numbers(view["peeked"])}

    def piles(self, view: View) -> dict[str, list[int]]:
        piles = {"discards": "discard", "removed": "removed", "under-the-pile": "bottom", "picked": "chosen"}
        return {title: self._numbers(view[pile]) for title, pile in piles.items()}

    def is_told_as_printed(self, card: int, side: int) -> bool:
        """The sides may be exchanged in it (Mengistu Haile Mariam)."""
        return self.deck.side[card] in (side, NOBODY)

    def side_of(self, seat: int) -> str:
        seats = self._state().seats
        return SIDES[seats.index(seat)] if seat in seats else ""

    # -- options -----------------------------------------------------------------------------------

    def groups(self, question: Question) -> list[Group]:
        """Countries by region, the first heading saying what stands behind their names; labels after them."""
        if KINDS[question.kind].points_at != "country":
            return [("", question.options)]
        rest = question.options[:]
        groups: list[Group] = []
        for where in self.regions:
            members = [c for c in rest if c < self.map.size and self.map.sets[where].has[c]]
            if members:
                name = self.speaker.set(where)
                groups.append((name if groups else self.board_words("columns", region=name), members))
                rest = [option for option in rest if option not in members]
        return [*groups, ("", rest)] if rest else groups

    def option(self, question: Question, option: int) -> str:
        if option < FIRST_LABEL and KINDS[question.kind].points_at == "country":
            return self._country_line(option, self.match.view(question.seat), LONGEST_NAME)
        return super().option(question, option)

    def country_names(self) -> list[str]:
        return self.map.names

    def _numbers(self, names: list[str]) -> list[int]:
        return [self.deck.number(name) for name in names]
