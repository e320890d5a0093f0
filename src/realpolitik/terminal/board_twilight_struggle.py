"""Twilight Struggle in the terminal: countries by region, tracks, effects, hands."""

from collections.abc import Sequence
from typing import Final, cast

from realpolitik.games.cold_war.board import NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.labels import LABELS
from realpolitik.games.cold_war.occurrence import EVENT_OCCURS
from realpolitik.games.cold_war.play import HOW_TO_PLAY
from realpolitik.games.cold_war.scoring import REGION_SCORED, STANDINGS
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.countries import (
    AFRICA,
    ASIA,
    BOARD,
    CENTRAL_AMERICA,
    CHINA_SPACE,
    COUNTRIES,
    EUROPE,
    MIDDLE_EAST,
    SETS,
    SOUTH_AMERICA,
    SOUTHEAST_ASIA,
)
from realpolitik.games.twilight_struggle.deck import CARDS, CHINA_CARD, NAME, OPS, SCORING, SIDE, STARRED
from realpolitik.games.twilight_struggle.rules import RULES
from realpolitik.games.twilight_struggle.scoring import SOUTHEAST_ASIA_SCORED
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import EVERYBODY, FIRST_LABEL, KINDS, SPECTATOR, Note, Question
from realpolitik.language import Speaker
from realpolitik.terminal.console import Console, in_columns, pad, shorten, side_by_side, wrap
from realpolitik.terminal.picture import BATTLEGROUND, LONGEST_NAME, NUMBER, Group, Named, Picture

REGIONS: Final = (EUROPE, ASIA, MIDDLE_EAST, AFRICA, CENTRAL_AMERICA, SOUTH_AMERICA)
CLOSED_BY_DEFCON: Final = (EUROPE, ASIA, MIDDLE_EAST)  # 8.1.5, in the order in which they close


class TwilightStrugglePicture(Picture):
    def seat(self, seat: int) -> str:
        state = self._state()
        if any(KINDS[q.kind].points_at == "bid" for q in self.match.questions):  # 11.4: nobody has a side yet
            return self.speaker.name("SEAT", seat)
        return self.speaker.side(state.seats.index(seat)) if seat in state.seats else self.match.seat_name(seat)

    def _state(self) -> ColdWar:
        """Only for what follows from the rules and is open to all; what a seat sees is in its view."""
        return cast(ColdWar, self.match.state)

    def _say(self, message: str, **arguments: object) -> str:
        return self.speaker.say(f"board-{message}", **arguments)

    # -- the map -----------------------------------------------------------------------------------

    def board(self, seat: int) -> list[str]:
        """The regions side by side."""
        view = self.match.view(seat)
        width = min(LONGEST_NAME, max(len(self.speaker.country(c)) for c in range(COUNTRIES)))
        blocks = [self._region(region, view, width) for region in REGIONS]
        legend = self.console.paint(self._say("legend", mark=BATTLEGROUND), "dim")
        return [*side_by_side(blocks, self.console.width), legend]

    def _region(self, region: int, view: View, width: int) -> list[str]:
        """A heading and a line for each country; the civil war in China, where there is one, is shown in Asia."""
        paint = self.console.paint
        heading = paint(pad(self.speaker.set(region), width + 3), "bold")
        sides = "".join(paint(self.speaker.side(side).rjust(NUMBER), "bold", SIDES[side]) for side in (US, USSR))
        members = SETS[region].members[:]
        if region == ASIA and "china_at_war" in view["effects"]:
            members.append(CHINA_SPACE)
        return [heading + sides, *[self._country_line(c, view, width) for c in members]]

    def _country_line(self, c: int, view: View, width: int) -> str:
        """`Iran ◆2 [1] 0`: name, battleground, stability, influence; brackets for control."""
        name = pad(shorten(self.speaker.country(c), width), width)
        stability = f"{BATTLEGROUND if BOARD.battleground[c] else ' '}{BOARD.stability[c] if c < COUNTRIES else ' '}"
        painted = self.console.paint(name, "bold") if BOARD.battleground[c] else name
        numbers = [self._number(c, side, view) for side in (US, USSR)]
        return f"{painted} {stability}{''.join(numbers)}"

    def _number(self, c: int, side: int, view: View) -> str:
        n = view["influence"][BOARD.names[c]][side]
        if view["control"][BOARD.names[c]] == SIDES[side]:
            return " " * (NUMBER - len(f"[{n}]")) + self.console.paint(f"[{n}]", f"{SIDES[side]}-control")
        return self.console.paint(f"{n} ".rjust(NUMBER), SIDES[side]) if n else "· ".rjust(NUMBER)

    def country(self, country: int, seat: int) -> list[str]:
        view = self.match.view(seat)
        region = next((r for r in REGIONS if SETS[r].has[country]), NOBODY)
        if region == NOBODY:
            return [self._country_line(country, view, LONGEST_NAME)]
        neighbours = [self.speaker.country(c) for c in BOARD.links[country]]
        if BOARD.touches[country] != NOBODY:
            neighbours.append(self.speaker.side(BOARD.touches[country]))
        facts = self._say(
            "country",
            region=self.speaker.set(region),
            stability=BOARD.stability[country],
            battleground=int(BOARD.battleground[country]),
        )
        line = self._country_line(country, view, len(self.speaker.country(country)))
        return [line, facts, *wrap(self._say("neighbours", names=", ".join(neighbours)), self.console.width)]

    # -- tracks and effects ------------------------------------------------------------------------

    def status(self, seat: int) -> list[str]:
        view = self.match.view(seat)
        texts = [self._when(view), self._defcon(view), self._military(view), self._space(view), self._cards(view)]
        texts.extend(self._effects(view))
        lines = [wrap(text, self.console.width, "", "  ") for text in texts]
        lines[0] = [self.console.paint(line, "bold") for line in lines[0]]
        if view["defcon"] == 2:  # the next step down loses the game
            lines[1] = [self.console.paint(line, "warning") for line in lines[1]]
        return [line for text in lines for line in text]

    def _when(self, view: View) -> str:
        phase = self._say(
            "phase",
            phase=view["phase"],
            round=view["round"],
            rounds=RULES.rounds_of(self._state(), SIDES.index(view["phasing"])),
            side=SIDES.index(view["phasing"]),
        )
        points = self._say("points", vp=view["vp"])
        return " · ".join([self._say("turn", turn=view["turn"]), phase, points])

    def _defcon(self, view: View) -> str:
        level = view["defcon"]
        closed = [region for region in CLOSED_BY_DEFCON if BOARD.coup_defcon[SETS[region].members[0]] > level]
        heading = self._say("defcon", level=level)
        if not closed:
            return f"{heading}: {self._say('defcon-open')}"
        names = ", ".join(self.speaker.set(region) for region in closed)
        return f"{heading}: {self._say('defcon-closed', regions=names)}"

    def _military(self, view: View) -> str:
        military = view["military"]
        return self._say("military", us=military["us"], ussr=military["ussr"], needed=view["defcon"])

    def _space(self, view: View) -> str:
        sides = [self._space_of(side, view) for side in (US, USSR)]
        return f"{self._say('space')}: {'; '.join(sides)}"

    def _space_of(self, side: int, view: View) -> str:
        at = view["space"][SIDES[side]]
        if at + 1 >= len(RULES.space):
            return self._say("space-end", side=side, box=at)
        box = RULES.space[at + 1]
        return self._say("space-at", side=side, box=at, ops=box.operations, roll=box.roll)

    def _cards(self, view: View) -> str:
        china = view["china"]
        holder = self._say(
            "china", side=SIDES.index(china["holder"]) if china["holder"] else NOBODY, up=int(china["up"])
        )
        sizes = self._say("hands", us=view["hand_sizes"]["us"], ussr=view["hand_sizes"]["ussr"])
        piles = self._say("piles", deck=view["deck"], discard=len(view["discard"]), removed=len(view["removed"]))
        return " · ".join([holder, sizes, piles])

    def _effects(self, view: View) -> list[str]:
        names = [effect.title for effect in self.speaker.effects(view)]
        return [self._say("effects", names=", ".join(names))] if names else []

    def effects(self, seat: int) -> list[str]:
        lines = []
        for effect in self.speaker.effects(self.match.view(seat)):
            lines.append(self.console.paint(effect.title, "bold"))
            lines.extend(wrap(effect.text, self.console.width, "  "))
        return lines

    def standings(self) -> list[Note]:
        """What the view says that each region would pay, as notes of its scoring."""
        paid = self.match.view(SPECTATOR)["standings"]
        notes: list[Note] = []
        for region in REGIONS:
            us, ussr = (paid[SETS[region].name][side] for side in SIDES)
            levels = STANDINGS.index(us["standing"]), STANDINGS.index(ussr["standing"])
            notes.append((REGION_SCORED, EVERYBODY, region, levels[US], us["points"], levels[USSR], ussr["points"]))
        us, ussr = (paid[SETS[SOUTHEAST_ASIA].name][side] for side in SIDES)
        return [*notes, (SOUTHEAST_ASIA_SCORED, EVERYBODY, us["points"], ussr["points"])]

    # -- cards -------------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        return self._hand(self.match.view(seat), [])

    def hand_beside(self, seat: int, question: Question) -> list[str]:
        """A question about the cards of a hand lists them itself."""
        listed = question.options if KINDS[question.kind].points_at == "card" else []
        return self._hand(self.match.view(seat), listed)

    def cards_held(self, seat: int) -> list[int]:
        return self._held(self.match.view(seat))

    def _held(self, view: View) -> list[int]:
        """The hand, and the China Card, which is not part of it."""
        china = [CHINA_CARD] if view["you"] and view["china"]["holder"] == view["you"] else []
        return [*_numbers(view["hand"]), *china]

    def _hand(self, view: View, listed: Sequence[int]) -> list[str]:
        if not view["you"]:
            return []
        cards = self._held(view)
        side = SIDES.index(view["you"])
        rest = [card for card in cards if card not in listed]
        lines = self._listed("hand" if rest == cards else "hand-rest", rest, side)
        lines.extend(self._listed("seen", _numbers(view["seen"])))
        lines.extend(self._listed("peeked", [card for card in _numbers(view["peeked"]) if card not in listed]))
        unknown = [(name, n) for name, n in view["unknown"].items() if n]
        return [*lines, *[self.speaker.say("unknown-hand", who=self.speaker.seat(name), n=n) for name, n in unknown]]

    def _listed(self, heading: str, cards: list[int], side: int = NOBODY) -> list[str]:
        if not cards:
            return []
        width = self._name_width(cards)
        return [self._say(heading), *in_columns([self._card_line(c, side, width) for c in cards], self.console.width)]

    def _name_width(self, cards: Sequence[int]) -> int:
        return max(len(self.speaker.card(card)) for card in cards) + 1

    def _card_line(self, card: int, side: int, width: int) -> str:
        """`De-Stalinization* 3 USSR`: starred if it goes after its event; Ops as a side could use them now; owner."""
        name = self.speaker.card(card) + ("*" if STARRED[card] else "")
        worth = OPS[card] if side == NOBODY else RULES.card_value(self._state(), side, card)
        owner = self.speaker.side(SIDE[card]) if SIDE[card] != NOBODY else self._say("both")
        ink = [SIDES[SIDE[card]]] if SIDE[card] != NOBODY else []
        return f"{name:<{width}} {'–' if SCORING[card] else worth} {self.console.paint(owner, *ink)}"

    def discards(self, seat: int) -> list[str]:
        view = self.match.view(seat)
        lines = self._listed("discards", _numbers(view["discard"])) + self._listed("removed", _numbers(view["removed"]))
        return lines or [self._say("no-discards")]

    def card(self, card: int) -> list[str]:
        heading = f"{card}. {self.speaker.card(card)}{'*' if STARRED[card] else ''}"
        facts = wrap(self.speaker.card_facts(card), self.console.width, "  ", "    ")
        text = wrap(self.speaker.card_text(card), self.console.width, "  ")
        return [self.console.paint(heading, "bold"), *facts, *text]

    def told(self, notes: list[Note]) -> list[str]:
        """An event is told with the text of its card."""
        events = iter([note[2] for note in notes if note[0] == EVENT_OCCURS])
        sentences = []
        for line in self.speaker.tell([(0, note) for note in notes]):
            text = f"{line.text} {self.speaker.card_text(next(events))}" if line.kind == "event_occurs" else line.text
            sentences.append(self.cited(text, line.rule))
        return sentences

    # -- options -----------------------------------------------------------------------------------

    def groups(self, question: Question) -> list[Group]:
        """Countries by region, the first heading saying what stands behind their names; labels after them."""
        if KINDS[question.kind].points_at != "country":
            return [("", question.options)]
        rest = question.options[:]
        groups: list[Group] = []
        for region in REGIONS:
            members = [c for c in rest if c < COUNTRIES and SETS[region].has[c]]
            if members:
                name = self.speaker.set(region)
                groups.append((name if groups else self._say("columns", region=name), members))
                rest = [option for option in rest if option not in members]
        return [*groups, ("", rest)] if rest else groups

    def option(self, question: Question, option: int) -> str:
        points_at = KINDS[question.kind].points_at
        if option < FIRST_LABEL and points_at == "country":
            return self._country_line(option, self.match.view(question.seat), LONGEST_NAME)
        if option < FIRST_LABEL and points_at == "card":
            seats = self._state().seats
            side = seats.index(question.seat) if question.seat in seats else NOBODY
            return self._card_line(option, side, self._name_width([o for o in question.options if o < FIRST_LABEL]))
        return self.speaker.option(question, option)

    def reminder(self, question: Question) -> list[str]:
        if question.kind != HOW_TO_PLAY:
            return []
        return [self.console.paint(line, "dim") for line in self.card(question.about[0])[1:]]

    def things(self, question: Question) -> list[Named]:
        return self._everything(question).get(KINDS[question.kind].points_at, [])

    def other_things(self, question: Question) -> list[Named]:
        kinds = self._everything(question)
        kinds.pop(KINDS[question.kind].points_at, None)
        return [named for things in kinds.values() for named in things]

    def _everything(self, question: Question) -> dict[str, list[Named]]:
        """All that questions can be about, by what they point at."""
        labels: list[Named] = [
            (number, (self.speaker.option(question, number), name)) for number, name in LABELS.items()
        ]
        return {"country": self.countries(), "card": self.cards(), "label": labels}

    def cards(self) -> list[Named]:
        return [(card, (self.speaker.card(card), NAME[card])) for card in range(1, CARDS + 1)]

    def countries(self) -> list[Named]:
        return [(c, (self.speaker.country(c), BOARD.names[c])) for c in range(len(BOARD.names))]


def _numbers(names: list[str]) -> list[int]:
    return [NAME.index(name) for name in names]


def picture(match: Match, speaker: Speaker, console: Console) -> Picture:
    return TwilightStrugglePicture(match, speaker, console)
