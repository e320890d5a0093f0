"""A match elsewhere as lines of text: what its screen says, in the words of its book. It knows no game."""

from typing import Any, Final

from realpolitik.language import Speaker
from realpolitik.language.speaker import Unspoken
from realpolitik.records.telling import is_aside
from realpolitik.terminal.console import Console, in_columns, in_line, pad, shorten, side_by_side, wrap
from realpolitik.terminal.picture import LONGEST_NAME, NUMBER, Sentence, bulleted, legend, marker, sign
from realpolitik.terminal.prompt import Offered
from realpolitik.terminal.war_on_terror import GROUPS, TRACKED, Countries, tracks

Json = dict[str, Any]

INKS: Final = ("us", "ussr", "jihadist")  # the sides that have a colour of their own


class Shown:
    """A screen and the book of its game."""

    def __init__(self, book: Json, screen: Json, speaker: Speaker, console: Console) -> None:
        self.book = book
        self.screen = screen
        self.view: Json = screen["view"]
        self.components: Json = book["components"]
        self.sides: list[str] = self.components["sides"]
        self.speaker = speaker
        self.console = console

    # -- names and sentences -------------------------------------------------------------------------------------------

    def name(self, kind: str, name: str) -> str:
        return str(self.book["names"].get(kind, {}).get(name, name))

    def side(self, side: str) -> str:
        return self.name("side", side)

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

    def entry(self, entry: Json) -> list[str]:
        """A line of the log; a heading where the game has one."""
        aside = is_aside(entry["kind"])  # it names its rule itself
        lines = bulleted(Sentence(self.told(entry["text"], "" if aside else entry["rule"]), aside), self.console)
        heading = entry["kind"] in self.book["layout"].get("headings", [])
        return [self.console.paint(line, "bold") for line in lines] if heading else lines

    def _ink(self, side: str) -> list[str]:
        return [side] if side in INKS else []

    # -- who sits where ------------------------------------------------------------------------------------------------

    def seats(self) -> str:
        return "; ".join(f"{seat['title']}: {self._sitting(seat)}" for seat in self.screen["seats"])

    def _sitting(self, seat: Json) -> str:
        if seat["kind"] == "bot":
            return self.speaker.say("join-bot", name=seat["nickname"])
        return seat["nickname"] or self.speaker.say("join-somebody" if seat["taken"] else "join-nobody")

    # -- tracks --------------------------------------------------------------------------------------------------------

    def tracks(self) -> list[str]:
        """The instruments of the game in short, as many on a line as fit; then what is in force."""
        instruments = self.book["layout"].get("instrument", [])
        told_apart = TRACKED if self._governed else ()
        texts = [text for it in instruments if it["kind"] not in told_apart and (text := self._instrument(it))]
        if isinstance(sizes := self.view.get("hand_sizes"), dict):
            texts.append(f"{self.speaker.say('join-hands')}: {self._by_side(sizes)}")
        lines = tracks(self.view, self.speaker, self.console) if self._governed else []
        lines.extend(in_line(texts, self.console.width))
        if self.screen["effects"]:
            names = ", ".join(effect["title"] for effect in self.screen["effects"])
            lines.extend(wrap(self.speaker.say("board-effects", names=names), self.console.width, "", "  "))
        return lines

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
            ahead = self.console.paint(f"{self.side(leader)} +{abs(value)}", *self._ink(leader)) if leader else "0"
            return f"{self._title(it)}: {ahead}"
        if kind in ("pair", "track"):
            goal = f" ({self.speaker.say('join-goal', n=self._at(it['goal']))})" if "goal" in it else ""
            return f"{self._title(it)}: {self._by_side(value)}{goal}"
        if kind == "flag":
            state = self.speaker.say("join-flag", who=self.side(value["holder"]), up="yes" if value["up"] else "no")
            return f"{self.name('card', value['card'])}: {state if value['holder'] else '–'}"
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
        told = [self.console.paint(f"{self.side(side)} {values[side]}", *self._ink(side)) for side in self.sides]
        return ", ".join(told)

    def duties(self) -> list[str]:
        """What must not be forgotten."""
        told = [self.told(duty["text"], duty["rule"]) for duty in self.screen["duties"]]
        return [
            self.console.paint(line, "warning")
            for text in told
            for line in wrap(f"! {text}", self.console.width, "", "  ")
        ]

    def effects(self) -> list[str]:
        lines = []
        for effect in self.screen["effects"]:
            lines.append(self.console.paint(effect["title"], "bold"))
            lines.extend(wrap(effect["text"], self.console.width, "  "))
        return lines

    # -- the board -----------------------------------------------------------------------------------------------------

    def board(self) -> list[str]:
        """Influence by region, or governance by country; of a game that has neither, all that its view tells."""
        if self._governed:
            return self._countries().board()
        if "influence" not in self.view:
            return [f"{name}: {value}" for name, value in self.view.items()]
        facts = self.components["spaces"]
        spaces = [space for space in facts if self._in_play(space)]
        width = max(len(self._place(space)) for space in spaces)
        regions = [*self._scored_regions(), ""]
        members = {
            region: [space for space in spaces if region in (self._regions_of(space) or [""])] for region in regions
        }
        blocks = [
            [self._region_line(region, width), *[self._space_line(space, width) for space in found]]
            for region, found in members.items()
            if found
        ]
        in_both = [self.name(self._space_kind, space) for space in spaces if len(self._regions_of(space)) > 1]
        flashpoints = any(facts[space]["flashpoint"] for space in spaces)
        told = wrap(legend(self.speaker, flashpoints, in_both), self.console.width)
        return [*side_by_side(blocks, self.console.width), *[self.console.paint(line, "dim") for line in told]]

    @property
    def _governed(self) -> bool:
        """Whether countries have governance, and no influence."""
        return bool(self.book["layout"].get("plate") == "governance")

    def _countries(self) -> Countries:
        spaces = self.components["spaces"]
        return Countries(self.view, spaces, lambda name: self.name("country", name), self.speaker, self.console)

    @property
    def _space_kind(self) -> str:
        return str(self.components["space_kind"])

    def _scored_regions(self) -> list[str]:
        return [region for region, facts in self.components["regions"].items() if facts["worth"]]

    def _regions_of(self, space: str) -> list[str]:
        """The regions that a space counts in."""
        return [region for region in self._scored_regions() if region in self.components["spaces"][space]["regions"]]

    def _place(self, space: str) -> str:
        """The name of a space, as long as there is room for."""
        name = self.name(self._space_kind, space)
        return shorten(self.name("short", space) if len(name) > LONGEST_NAME else name, LONGEST_NAME)

    def _in_play(self, space: str) -> bool:
        """Some spaces are there only in some games: while anybody stands in them, or may go there."""
        offered = any(space in offer.names for offer in self.offered())
        return not self.components["spaces"][space]["optional"] or any(self.view["influence"][space]) or offered

    def _region_line(self, region: str, width: int) -> str:
        paint = self.console.paint
        heading = paint(pad(shorten(self.name("set", region), width + 3), width + 3), "bold")
        return heading + "".join(paint(self.side(side).rjust(NUMBER), "bold", *self._ink(side)) for side in self.sides)

    def _space_line(self, space: str, width: int) -> str:
        """`Iran ◆2 [1] 0`: name, battleground, stability, influence, brackets for control; then what lies there."""
        facts = self.components["spaces"][space]
        name = pad(self._place(space), width)
        painted = self.console.paint(name, "bold") if facts["battleground"] else name
        stability = self.view.get("stability", {}).get(space, facts["stability"]) or " "
        numbers = "".join(self._number(space, side) for side in range(len(self.sides)))
        markers = "".join(f" {marker(self.speaker, name)}" for name in self.view.get("markers", {}).get(space, []))
        return f"{painted} {sign(facts['battleground'], facts['flashpoint'])}{stability}{numbers}{markers}"

    def _number(self, space: str, side: int) -> str:
        n = self.view["influence"][space][side]
        inks = self._ink(self.sides[side])
        if self.view["control"][space] == self.sides[side]:
            return " " * (NUMBER - len(f"[{n}]")) + self.console.paint(f"[{n}]", *[f"{ink}-control" for ink in inks])
        return self.console.paint(f"{n} ".rjust(NUMBER), *inks) if n else "· ".rjust(NUMBER)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def held(self) -> list[str]:
        """The cards of one's own; some that are not in the hand may be played from it."""
        return list(self.view.get("worth") or self.view.get("hand", []))

    def hand(self, listed: list[str]) -> list[str]:
        """The hand, and what is known of others; without the cards that a question lists."""
        rest = [card for card in self.held() if card not in listed]
        lines = self._cards("board-hand" if rest == self.held() else "board-hand-rest", rest)
        lines += self._cards("board-seen", self.view.get("seen", []))
        lines += self._cards("board-peeked", [card for card in self.view.get("peeked", []) if card not in listed])
        return lines

    def _cards(self, heading: str, cards: list[str]) -> list[str]:
        if not cards:
            return []
        width = self._width(cards)
        cells = [self._card_line(card, width) for card in cards]
        return [self.speaker.say(heading), *in_columns(cells, self.console.width)]

    def _width(self, cards: list[str]) -> int:
        return max(len(self.name("card", card)) for card in cards) + 1

    def _card_line(self, card: str, width: int) -> str:
        """`De-Stalinization* 3 USSR`: starred if it goes after its event; Ops as they count now; whose event it is."""
        facts = self.components["cards"][card]
        name = self.name("card", card) + ("*" if facts["starred"] else "")
        worth = self.view.get("worth", {}).get(card, facts["operations"])
        side = facts["side"]
        owner = self.console.paint(self.side(side), *self._ink(side)) if side else self.speaker.say("board-both")
        return f"{name:<{width}} {'–' if facts['kind'] == 'scoring' else worth} {owner}"

    def card(self, card: str) -> list[str]:
        face, facts = self.book["cards"][card], self.components["cards"][card]
        heading = f"{facts['printed']}. {face['title']}{'*' if facts['starred'] else ''}"
        width = self.console.width
        printed = [*wrap(face["facts"], width, "  ", "    "), *wrap(face["text"], width, "  ")]
        return [self.console.paint(heading, "bold"), *printed]

    # -- the question --------------------------------------------------------------------------------------------------

    def question(self) -> list[str]:
        """What is asked, and the options, numbered."""
        asked = self.screen["question"]
        lines = wrap(self.told(asked["text"], asked["rule"]), self.console.width)
        digits = len(str(len(asked["options"])))
        cards = [offer["name"] for offer in asked["options"] if offer["kind"] == "card"]
        width = self._width(cards) if cards else 0
        number = 0
        for heading, offers in self._groups():
            if heading:
                lines.append(f"  {self.console.paint(heading, 'bold')}")
            cells = []
            for offer in offers:
                number += 1
                cells.append(f"{number:>{digits}}) {self._option(offer, width)}")
            lines.extend(in_columns(cells, self.console.width))
        return lines

    def offered(self) -> list[Offered]:
        """The options by their numbers and the names they go by."""
        if self.screen["question"] is None:
            return []
        listed = [offer for _, offers in self._groups() for offer in offers]
        return [
            Offered(number, offer["option"], (offer["text"], offer["name"]))
            for number, offer in enumerate(listed, start=1)
        ]

    def _groups(self) -> list[tuple[str, list[Json]]]:
        """Spaces by region, as they lie in the book; all else after them."""
        offers = self.screen["question"]["options"]
        spaces = [offer for offer in offers if self._is_space(offer)]
        if not spaces or not (self._governed or "influence" in self.view):
            return [("", offers)]
        if self._governed:
            named = {offer["name"]: offer for offer in spaces}
            groups = [
                (self.speaker.say(f"terror-{group}"), [named[name] for name in names if name in named])
                for group, names in GROUPS.items()
            ]
        else:
            groups = [
                (
                    self.name("set", region),
                    [offer for offer in spaces if self._regions_of(offer["name"])[:1] == [region]],
                )
                for region in self._scored_regions()
            ]
        grouped = [offer for _, members in groups for offer in members]
        groups.append(("", [offer for offer in offers if offer not in grouped]))
        return [(heading, members) for heading, members in groups if members]

    def _is_space(self, offer: Json) -> bool:
        return bool(offer["kind"] == self._space_kind and offer["name"] in self.components["spaces"])

    def _option(self, offer: Json, width: int) -> str:
        """An option with what a person would look up before taking it."""
        if self._is_space(offer) and self._governed:
            return self._countries().option(offer["name"])
        if self._is_space(offer) and "influence" in self.view:
            return self._space_line(offer["name"], LONGEST_NAME)
        if offer["kind"] == "card" and offer["name"] in self.components["cards"]:
            return self._card_line(offer["name"], width)
        return str(offer["text"])
