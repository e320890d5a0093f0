"""The board of World Order as lines of text, from a view and what lies in the box: at this table or one elsewhere."""

from collections.abc import Mapping, Sequence
from typing import Final

from realpolitik.terminal.ability_cards import AbilityCards, symbol
from realpolitik.terminal.board import Board, Sight, Spaces, Things
from realpolitik.terminal.box import Box, Json
from realpolitik.terminal.console import Console, in_line, length, pad, shorten, wrap
from realpolitik.terminal.mats import Mats
from realpolitik.terminal.sides import ink, letter

NAME: Final = 16  # the width of a region's name
PERMANENT_ROW: Final = 13  # and those of what an option shows of a region
TEMPORARY_ROW: Final = 5
ARMIES: Final = 11
NUMBER: Final = 6  # what an option's number takes, with the indent
GAP: Final = "  "
FILLED: Final = "●"
NOT_FILLED: Final = "○"
TRADES: Final = "▸"  # what a country exports stands before it, what it imports behind
BARRED: Final = "✗"
NONE: Final = "–"
COLUMNS: Final = ("column-permanent", "column-temporary", "column-armies", "column-engage")


class World(Board):
    """The regions of a view, and what lies beside them."""

    def __init__(self, view: Json, box: Box, console: Console) -> None:
        super().__init__(view)
        self.regions: Json = view["regions"]
        self.box = box
        self.speaker = box.speaker
        self.console = console
        self.cards = AbilityCards(box, console)
        self.mats = Mats(view, box, console)

    def _say(self, message: str, **arguments: object) -> str:
        return self.speaker.say(f"world-{message}", **arguments)

    # -- the table of regions ------------------------------------------------------------------------------------------

    def drawn(self) -> list[str]:
        """A line a region, then the countries that are open there; how they stand goes wherever there is room."""
        standing = {name: self._standing(region) for name, region in self._named()}
        forms = [(gap, whole) for whole in (True, False) for gap in (" ", "")]
        for gap, whole in forms:
            rows = {name: self._cells(region, gap) for name, region in self._named()}
            if whole:
                rows = {name: [*cells, standing[name]] for name, cells in rows.items()}
            lines = self._table([*COLUMNS, "column-standing"] if whole else COLUMNS, rows)
            if all(length(line) <= self.console.width for line in lines):
                break
        key = self._say("key", filled=FILLED, not_filled=NOT_FILLED, trades=TRADES, barred=BARRED)
        below = [self.console.paint(line, "dim") for line in wrap(key, self.console.width)]
        return [*lines, "", *self._open({} if whole else standing), *below]

    def _named(self) -> list[tuple[str, Json]]:
        return list(self.regions.items())

    def _table(self, columns: Sequence[str], rows: Mapping[str, Sequence[str]]) -> list[str]:
        headings = [self._say(column) for column in columns]
        cells = [headings, *rows.values()]
        widths = [max(length(row[at]) for row in cells) for at in range(len(columns))]
        names = [self._say("regions"), *[self._called(name) for name in rows]]
        lines = []
        for name, row in zip(names, cells, strict=True):
            padded = [pad(cell, width) for cell, width in zip(row, widths, strict=True)]
            lines.append(GAP.join([f"{name:<{NAME}}", *padded]).rstrip())
        return [self.console.paint(lines[0], "bold"), *lines[1:]]

    def _called(self, region: str) -> str:
        called = self.box.name("region", region)
        return called if len(called) <= NAME else shorten(self.box.short(region), NAME)

    def _open(self, standing: Mapping[str, str]) -> list[str]:
        """The countries of each region that can become allies."""
        words = self._say("standing-and-open" if standing else "open")
        lines = [self.console.paint(words, "bold")]
        indent = " " * (NAME + len(GAP))
        for name, region in self._named():
            parts = [self.country(country) for country in region["open"]] or [NONE]
            if standing:
                parts.insert(0, standing[name])
            found = in_line(parts, self.console.width - len(indent))
            lines.append(f"{self._called(name):<{NAME}}{GAP}{found[0]}")
            lines.extend([indent + line for line in found[1:]])
        return lines

    # -- a region ------------------------------------------------------------------------------------------------------

    def _mark(self, owner: str, n: int | None = None) -> str:
        """The letter of an owner, with a number."""
        return self.console.paint(f"{letter(owner)}{'' if n is None else n}", *ink(owner))

    def _cells(self, region: Json, gap: str = " ") -> list[str]:
        """What lies there, column by column; tokens of a row stand together where there is little room."""
        counts = [self._counted(region["armies"]), self._counted(region["engage"])]
        return [self._permanent(region, gap), self._temporary(region, gap), *counts]

    def _permanent(self, region: Json, gap: str = " ") -> str:
        """Tokens by their letters, free slots by their VP; the coloured slots first, and last what lies beside them."""
        slots, coloured = region["permanent"], region["coloured"]
        worth = [NONE] * coloured + region["slot_vp"]
        told = [self._mark(owner) if owner else str(vp) for owner, vp in zip(slots, worth, strict=True)]
        groups = [gap.join(told[:coloured]), gap.join(told[coloured:])]
        beside = {owner: region["beside"].count(owner) for owner in dict.fromkeys(region["beside"])}
        extra = [f"+{self._counted(beside, gap)}"] if beside else []
        return gap.join([f"{gap}│{gap}".join([group for group in groups if group]), *extra])

    def _temporary(self, region: Json, gap: str = " ") -> str:
        tokens, worth = region["temporary"], region["temporary_vp"]
        free = [str(vp) for vp in worth[len(tokens) :]]
        return gap.join([*[self._mark(owner) for owner in tokens], *free])

    def _counted(self, counts: Mapping[str, int], gap: str = " ") -> str:
        return gap.join([self._mark(owner, n) for owner, n in counts.items()]) or NONE

    def _standing(self, region: Json) -> str:
        """Who is ahead, each with the bonus of the place now."""
        told = " ".join([self._mark(it["power"], it["bonus"]) for it in region["standing"]])
        return f"{FILLED if region['filled'] else NOT_FILLED} {told or NONE}"

    def region(self, name: str) -> list[str]:
        """A region by itself, with what is printed there."""
        region, facts = self.regions[name], self.box.components["regions"][name]
        zone = " ".join([self._mark(power) for power in facts["zone"]]) or NONE
        costs = " ".join([self._mark(power, n) for power, n in region["engage_cost"].items()])
        columns = [self._say(column) for column in COLUMNS]
        cells = [f"{title}: {cell}" for title, cell in zip(columns, self._cells(region), strict=True)]
        stack = self._say(
            "stacks", left=region["left"]["unseen"] + len(region["left"]["seen"]), right=len(region["right"])
        )
        seen = [country for country in (*region["left"]["seen"], *region["right"]) if country not in region["open"]]
        lines = [
            self.console.paint(self.box.name("region", name), "bold"),
            *in_line(cells, self.console.width),
            f"{self._say('column-standing')}: {self._standing(region)}",
            *[self._placed(it) for it in region["standing"]],
            *in_line(
                [
                    self._say("bonus", places=" ".join(map(str, facts["bonus"]))),
                    self._say("zone", powers=zone),
                    self._say("engage-cost", costs=costs),
                ],
                self.console.width,
            ),
            self._say("open"),
            *[f"  {self.country(country)}" for country in region["open"]],
            *wrap(stack, self.console.width),
        ]
        if seen:
            names = ", ".join([self.box.name("country", country) for country in seen])
            lines.extend(wrap(self._say("covered", names=names), self.console.width, "", "  "))
        return lines

    def _placed(self, it: Json) -> str:
        who = self.console.paint(self.box.side(it["power"]), *ink(it["power"]))
        return "  " + self._say(
            "placed", who=who, place=it["place"], tokens=it["tokens"], armies=it["armies"], vp=it["bonus"]
        )

    # -- countries -----------------------------------------------------------------------------------------------------

    def country(self, name: str) -> str:
        """`Iran 3 Ra Fo Go▸En En ✗U`: value, exports and imports, whom it is closed to."""
        facts = self.box.components["countries"][name]
        trade = [" ".join([symbol(self.box, it) for it in facts[side]]) for side in ("exports", "imports")]
        barred = f" {BARRED}{''.join([self._mark(power) for power in facts['barred']])}" if facts["barred"] else ""
        return f"{self.box.name('country', name)} {facts['value']} {TRADES.join(trade)}{barred}"

    def country_alone(self, name: str) -> list[str]:
        """With its region, what investing costs, who may build bases there, and where the card is now."""
        facts = self.box.components["countries"][name]
        region = self.box.name("region", facts["region"])
        base = " ".join([self._mark(power) for power in facts["base"]]) or NONE
        where = self._where(name)
        told = [region, self._say("invest", n=facts["invest_cost"]), self._say("bases", powers=base), where]
        if facts["evidence"]:
            told.append(self.console.paint(self._say("evidence", evidence=facts["evidence"]), "dim"))
        return [self.console.paint(self.country(name), "bold"), *in_line([it for it in told if it], self.console.width)]

    def _where(self, name: str) -> str:
        for power, mat in self.view["mats"].items():
            for ally in mat["allies"]:
                if name in (ally["country"], ally["under"]):
                    return self._say("ally-of", who=self.box.side(power), ally=self.mats.ally(ally))
        opened = any(name in region["open"] for region in self.regions.values())
        return self._say("is-open") if opened else ""

    # -- options -------------------------------------------------------------------------------------------------------

    def grouped(self, spaces: list[str]) -> Spaces:
        """Countries by their regions; regions as they are."""
        countries = self.box.components["countries"]
        if not all(name in countries for name in spaces):
            return [("", spaces)]
        groups = [
            (self.box.name("region", region), [name for name in spaces if countries[name]["region"] == region])
            for region in self.regions
        ]
        return [(heading, names) for heading, names in groups if names]

    def listed(self, space: str) -> str:
        if space in self.regions:
            return self._listed_region(space)
        if space not in self.box.components["countries"]:
            return ""
        own = [ally for mat in self.view["mats"].values() for ally in mat["allies"] if ally["country"] == space]
        return f"{self.country(space)} {self.mats.tokens(own[0])}".rstrip() if own else self.country(space)

    def _listed_region(self, name: str) -> str:
        """With its tokens and armies; and how it stands, where there is room."""
        region = self.regions[name]
        widths = (PERMANENT_ROW, TEMPORARY_ROW, ARMIES)
        cells = [pad(cell, width) for cell, width in zip(self._cells(region, ""), widths, strict=False)]
        line = GAP.join([f"{self._called(name):<{NAME}}", *cells])
        whole = f"{line}{GAP}{self._standing(region)}"
        return whole if length(whole) + NUMBER <= self.console.width else line.rstrip()

    # -- what lies beside ----------------------------------------------------------------------------------------------

    @property
    def sights(self) -> dict[str, Sight]:
        return {
            "mats": Sight(lambda _: self.mats.drawn()),
            "mat": Sight(self.mats.alone, self._things("side", self.view["mats"])),
            "market": Sight(lambda _: self.market()),
            "developments": Sight(lambda _: self.developments()),
            "country": Sight(self.country_alone, self._things("country", self.box.components["countries"])),
            "region": Sight(self.region, self._things("region", self.regions)),
        }

    def _things(self, kind: str, names: Mapping[str, object]) -> Things:
        return [(name, (self.box.name(kind, name), name)) for name in names]

    def market(self) -> list[str]:
        market = self.view["market"]
        row = [card for card in market["row"] if card]
        piles = self._say("market-piles", deck=market["deck"], discard=len(market["discard"]))
        found = self.cards.under(self._say("market"), row, {}) if row else [self._say("market")]
        prices = [
            f"{self.box.name('resource', name)} {facts['export'] or NONE}/{facts['import'] or NONE}"
            for name, facts in self.box.components["resources"].items()
            if facts["export"] or facts["import"]
        ]
        return [*found, piles, *wrap(self._say("prices", prices=", ".join(prices)), self.console.width, "", "  ")]

    def developments(self) -> list[str]:
        """The stacks, how many are left of each, and who has taken one."""
        stacks = self.view["developments"]
        width = self.cards.width([it["card"] for it in stacks])
        lines = [self._say("developments")]
        for it in stacks:
            owners = [power for power, mat in self.view["mats"].items() if it["card"] in _cards(mat["developments"])]
            taken = " ".join([self._mark(power) for power in owners])
            left = self._say("left", n=it["left"])
            lines.append(f"  {self.cards.line(it['card'], width, {})}, {left}{f' · {taken}' if taken else ''}")
        return [line for text in lines for line in wrap(text, self.console.width, "", "      ")]

    def hand(self, beside: Sequence[str] = ()) -> list[str]:
        """The cards of one's own, then what one knows of others; without those that a question lists."""
        lines = self._under(self._say("hand"), self.view["hand"], beside)
        for label, pile in zip(("first_pile", "second_pile"), self.view.get("piles", []), strict=False):
            lines.extend(self._under(f"{self.box.name('label', label)}:", pile, beside))
        lines.extend(self._under(self._say("offered"), self.view.get("offered_advantages", []), beside))
        for power, mat in self.view["mats"].items():
            if power != self.view["you"]:
                lines.extend(self._under(self._say("seen", who=self.box.side(power)), mat["seen"], beside))
        return lines

    def _under(self, heading: str, cards: Sequence[str], beside: Sequence[str]) -> list[str]:
        rest = [card for card in cards if card not in beside]
        return self.cards.under(heading, rest, {}) if rest else []

    def discards(self) -> list[str]:
        """All piles that lie open."""
        lines: list[str] = []
        for power, mat in self.view["mats"].items():
            lines.extend(self._under(self._say("discarded", who=self.box.side(power)), mat["discard"], ()))
        lines.extend(self._under(self._say("market-discard"), self.view["market"]["discard"], ()))
        return [*lines, *self._under(self._say("removed"), self.view["removed"], ())]

    # -- tracks --------------------------------------------------------------------------------------------------------

    def status(self) -> list[str]:
        """When it is, who has how many VP and stands where in turn order, and who would have the majorities now."""
        view, width = self.view, self.console.width
        when = self._say("when", round=view["round"], phase=view["phase"], turn=view["turn"])
        scores = [self._score(power, n) for power, n in view["scores"].items()]
        spaces = [f"{at} {self._mark(power) if power else NONE}" for at, power in enumerate(view["order"], start=1)]
        order = f"{self._say('order')}: {' '.join(spaces)}"
        lines = [
            self.console.paint(when, "bold"),
            *in_line([f"{self._say('points')}: {', '.join(scores)}", order], width),
        ]
        lines.extend(in_line([self._majority(name, it) for name, it in view["majorities"].items()], width))
        if random := view["random_influence"]:
            names = ", ".join([self.box.name("card", card) for card in random["open"]]) or NONE
            lines.extend(wrap(self._say("random", names=names, n=random["deck"]), width, "", "  "))
        return lines

    def _score(self, power: str, n: int) -> str:
        return self.console.paint(f"{letter(power)} {self.box.side(power)} {n}", *ink(power))

    def _majority(self, name: str, it: Json) -> str:
        told = " ".join([self._mark(standing["power"], standing["count"]) for standing in it["standing"]])
        return f"{self.box.name('majority', name)} ({'/'.join(map(str, it['places']))}): {told}"


def _cards(entries: Sequence[Json]) -> list[str]:
    return [entry["card"] for entry in entries]
