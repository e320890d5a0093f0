"""A match elsewhere as lines of text: what its screen says, in the words of its book. It knows no game."""

from collections.abc import Mapping
from datetime import datetime
from functools import cached_property
from typing import Any, Final

from realpolitik.language import Speaker
from realpolitik.language.speaker import Unspoken
from realpolitik.language.vocabulary import EffectTold
from realpolitik.records.telling import is_aside
from realpolitik.terminal.ability_cards import AbilityCards
from realpolitik.terminal.board import Board
from realpolitik.terminal.box import BookedBox, Json
from realpolitik.terminal.cards import Cards
from realpolitik.terminal.console import Console, in_line, wrap
from realpolitik.terminal.great_powers import World
from realpolitik.terminal.listing import (
    NUMBERLESS,
    Sentence,
    choices,
    effects_in_full,
    effects_in_short,
    reminders,
    with_threat,
)
from realpolitik.terminal.prompt import OWN_NUMBERS, Offered
from realpolitik.terminal.sides import ink
from realpolitik.terminal.spheres import Spheres
from realpolitik.terminal.war_on_terror import TRACKED, Countries, tracks

GOVERNANCE: Final = "governance"  # the plates of a board where countries have that, and no influence
SLOTS: Final = "slots"  # the plates of a board where regions have rows of them
MATS: Final = "mats"  # the table where every side has one beside the board


class Shown:
    """A screen and the book of its game."""

    def __init__(self, book: Json, screen: Json, speaker: Speaker, console: Console) -> None:
        self.book = book
        self.screen = screen
        self.view: Json = screen["view"]
        self.box = BookedBox(book, speaker)
        self.cards = AbilityCards(self.box, console) if self._slotted else Cards(self.box, console)
        self.speaker = speaker
        self.console = console

    # -- names and sentences -------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return str(self.screen["seats"][seat]["title"])

    def told(self, parts: list[str | Json], rule: str = "") -> str:
        """A sentence, with the section of the rules that it rests on."""
        sentence = "".join(part if isinstance(part, str) else part["text"] for part in parts)
        return f"{sentence} ({self.rule(rule)})" if rule else sentence

    def rule(self, section: str) -> str:
        try:
            return self.speaker.rule(section)
        except Unspoken:  # a section that only words of the game itself could name
            return section

    def sentence(self, entry: Json) -> Sentence:
        """A line of the log; a heading where the game has one."""
        aside = is_aside(entry["kind"])  # it names its rule itself
        heading = entry["kind"] in self.book["layout"].get("headings", [])
        return Sentence(self.told(entry["text"], "" if aside else entry["rule"]), aside, heading)

    # -- who sits where ------------------------------------------------------------------------------------------------

    def seats(self) -> str:
        return "; ".join(f"{seat['title']}: {self._sitting(seat)}" for seat in self.screen["seats"])

    def _sitting(self, seat: Json) -> str:
        if seat["kind"] == "bot":
            return self.speaker.say("join-bot", name=seat["nickname"])
        return seat["nickname"] or self.speaker.say("join-somebody" if seat["taken"] else "join-nobody")

    def times(self, now: datetime) -> str:
        """How much time each seat has left; "" where nobody's is counted."""
        clock = self.screen.get("clock")
        if clock is None:
            return ""
        seats = zip(self.screen["seats"], clock["dials"], strict=True)
        return "; ".join(f"{seat['title']} {self._time(dial, clock['kind'], now)}" for seat, dial in seats)

    def _time(self, dial: Json, kind: str, now: datetime) -> str:
        if dial["out"]:
            return self.speaker.say("join-time-out")
        runs_out = dial["runs_out"]
        left = dial["left"] if runs_out is None else (datetime.fromisoformat(runs_out) - now).total_seconds()
        minutes, seconds = divmod(max(0, int(left)), 60)
        hours, minutes = divmod(minutes, 60)
        if kind == "live":
            return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
        days, hours = divmod(hours, 24)
        if days:
            return self.speaker.say("join-time-days", days=days, hours=hours)
        return self.speaker.say("join-time-hours", hours=hours, minutes=minutes)

    # -- tracks --------------------------------------------------------------------------------------------------------

    def tracks(self) -> list[str]:
        """The instruments of the game in short, as many on a line as fit; then what is in force."""
        if isinstance(self.drawing, World):
            return [*self.drawing.status(), *effects_in_short(self._effects(), self.speaker, self.console)]
        instruments = self.book["layout"].get("instrument", [])
        told_apart = TRACKED if self._governed else ()
        texts = [text for it in instruments if it["kind"] not in told_apart and (text := self._instrument(it))]
        if isinstance(sizes := self.view.get("hand_sizes"), dict):
            texts.append(f"{self.speaker.say('join-hands')}: {self._by_side(sizes)}")
        lines = tracks(self.view, self.speaker, self.console) if self._governed else []
        lines.extend(in_line(texts, self.console.width))
        return [*lines, *effects_in_short(self._effects(), self.speaker, self.console)]

    def _instrument(self, it: Json) -> str:
        """One of them, by its kind. One of a kind that is not known here is told as it is."""
        value = self._at(it.get("value", ""))
        kind = it["kind"]
        if kind == "clock":
            return self._clock(it, value)
        if kind == "steps":
            text = f"{self._title(it)} {value}"
            return self.console.paint(text, "warning") if value <= it.get("alarm", value - 1) else text
        if kind == "balance":
            leader = it["positive"] if value > 0 else it["negative"] if value < 0 else ""
            ahead = self.console.paint(f"{self.box.side(leader)} +{abs(value)}", *ink(leader)) if leader else "0"
            return f"{self._title(it)}: {ahead}"
        if kind in ("pair", "track"):
            goal = f" ({self.speaker.say('join-goal', n=self._at(it['goal']))})" if "goal" in it else ""
            return f"{self._title(it)}: {self._by_side(value)}{goal}"
        if kind == "flag":
            state = self.speaker.say("join-flag", who=self.box.side(value["holder"]), up="yes" if value["up"] else "no")
            return f"{self.box.name('card', value['card'])}: {state if value['holder'] else '–'}"
        if kind == "piles":
            piles = [f"{self._pile(it['count'])} {self._at(it['count'])}"]
            piles += [f"{self._pile(pile)} {len(self._at(pile))}" for pile in it["piles"]]
            return f"{self._title(it)}: {', '.join(piles)}"
        return f"{self._title(it)}: {value}"

    def _clock(self, it: Json, turn: int) -> str:
        """The turn, and how far the phase under way has come, which the rules have a title for."""
        phase = self._at(it["phase"])
        title = next((step["title"] for step in self.book["sequence"] if phase in step["phases"]), "")
        where = f"{self._title(it)} {turn}/{self._at(it['of'])}" if "of" in it else f"{self._title(it)} {turn}"
        if not title:
            return where
        here = self._at(it["round"])
        rounds = it["rounds"] if isinstance(it["rounds"], int) else self._at(it["rounds"])
        return f"{where} · {title} {here}/{rounds}" if here else f"{where} · {title}"

    def _title(self, it: Json) -> str:
        return self._word("instrument", it["name"])

    def _pile(self, name: str) -> str:
        return self._word("pile", name)

    def _word(self, kind: str, name: str) -> str:
        message = f"{kind}-{name}"
        return self.speaker.say(message) if self.speaker.has(message) else name

    def _at(self, path: str) -> Any:
        """What lies at the end of a path into the view."""
        value: Any = self.view
        for name in path.split(".") if path else []:
            value = value[name]
        return value

    def _by_side(self, values: Json) -> str:
        told = [(side, values[side]) for side in self.box.sides if side in values]  # not all of them need be played
        return ", ".join([self.console.paint(f"{self.box.side(side)} {value}", *ink(side)) for side, value in told])

    def duties(self) -> list[str]:
        """What must not be forgotten."""
        return reminders([self.told(duty["text"], duty["rule"]) for duty in self.screen["duties"]], self.console)

    def effects(self) -> list[str]:
        return effects_in_full(self._effects(), self.console)

    def _effects(self) -> list[EffectTold]:
        return [EffectTold(effect["name"], effect["title"], effect["text"]) for effect in self.screen["effects"]]

    # -- the board -----------------------------------------------------------------------------------------------------

    def board(self) -> list[str]:
        return self.drawing.drawn()

    @cached_property
    def drawing(self) -> Board:
        """Rows of slots, influence by region or governance by country; of another game, all that its view tells."""
        if self._slotted:
            return World(self.view, self.box, self.console)
        if self._governed:
            return Countries(self.view, self.box, self.console)
        if "influence" in self.view:
            in_play = [space for space in self.box.spaces if self._in_play(space)]
            return Spheres(self.view, self.box, in_play, self.console)
        return Board(self.view)

    @property
    def _governed(self) -> bool:
        return bool(self.book["layout"].get("plate") == GOVERNANCE)

    @property
    def _slotted(self) -> bool:
        layout = self.book["layout"]
        return bool(layout.get("plate") == SLOTS and layout.get("table") == MATS)

    def _in_play(self, space: str) -> bool:
        """Some spaces are there only in some games: while anybody stands in them, or may go there."""
        offered = any(offer["name"] == space for offer in self._offers())
        return not self.box.spaces[space]["optional"] or any(self.view["influence"][space]) or offered

    # -- cards ---------------------------------------------------------------------------------------------------------

    def held(self) -> list[str]:
        """The cards of one's own; some that are not in the hand may be played from it."""
        return list(self.view.get("worth") or self.view.get("hand", []))

    def hand(self, listed: list[str]) -> list[str]:
        """The hand, and what is known of others; without the cards that a question lists."""
        if isinstance(self.drawing, World):
            return self.drawing.hand(listed)
        seen, peeked = self.view.get("seen", []), self.view.get("peeked", [])
        if not isinstance(seen, dict):
            return self.cards.hand(self.held(), {"seen": seen, "peeked": peeked}, self._worth, beside=listed)
        lines = self.cards.hand(self.held(), {"peeked": peeked}, self._worth, beside=listed)
        for side, cards in seen.items():
            if cards:
                lines.extend(self.cards.under(self.speaker.say("join-seen", who=self.box.side(side)), cards, {}))
        return lines

    @property
    def _worth(self) -> Json:
        worth: Json = self.view.get("worth", {})
        return worth

    def card(self, card: str) -> list[str]:
        return self.cards.face(card)

    # -- the question --------------------------------------------------------------------------------------------------

    def question(self, threats: Mapping[int, str]) -> list[str]:
        """What is asked, and the options, numbered, each with what hangs over it."""
        asked = self.screen["question"]
        cards = [offer["name"] for offer in self._offers() if self._is_card(offer)]
        width = self.cards.width(cards) if cards else 0
        numbers = {offer.option: offer.number for offer in self.offered()}

        def told(offer: Json) -> str:
            return with_threat(self._option(offer, width), threats.get(offer["option"], ""), self.console)

        groups = [
            (heading, [(numbers[offer["option"]], told(offer)) for offer in offers])
            for heading, offers in self._groups()
        ]
        return [*wrap(self.told(asked["text"], asked["rule"]), self.console.width), *choices(groups, self.console)]

    def offered(self) -> list[Offered]:
        """The options by their numbers and the names they go by."""
        listed = [offer for _, offers in self._groups() for offer in offers]
        own_numbers = any(offer["kind"] in OWN_NUMBERS for offer in listed)
        return [
            Offered(_own_number(offer) if own_numbers else position, offer["option"], (offer["text"], offer["name"]))
            for position, offer in enumerate(listed, start=1)
        ]

    def _offers(self) -> list[Json]:
        asked = self.screen["question"]
        return list(asked["options"]) if asked is not None else []

    def _groups(self) -> list[tuple[str, list[Json]]]:
        """Places as the board groups them; all else after them."""
        offers = self._offers()
        spaces = {offer["name"]: offer for offer in offers if self._is_space(offer)}
        groups = [
            (heading, [spaces[name] for name in members]) for heading, members in self.drawing.grouped(list(spaces))
        ]
        grouped = [offer for _, members in groups for offer in members]
        rest = [offer for offer in offers if offer not in grouped]
        return [*groups, ("", rest)] if rest else groups

    def _is_space(self, offer: Json) -> bool:
        """Whether it lies on the board, which then can draw it."""
        return bool(offer["kind"] in self.box.place_kinds)

    def _is_card(self, offer: Json) -> bool:
        return bool(offer["kind"] == "card" and offer["name"] in self.box.cards)

    def _option(self, offer: Json, width: int) -> str:
        """An option with what a person would look up before taking it."""
        if self._is_card(offer):
            return self.cards.line(offer["name"], width, self._worth)
        drawn = self.drawing.listed(offer["name"]) if self._is_space(offer) else ""
        return drawn or str(offer["text"])


def _own_number(offer: Json) -> int:
    """Of an option that is a number, or goes by one; labels have none."""
    return int(offer["name"]) if offer["kind"] in OWN_NUMBERS else NUMBERLESS
