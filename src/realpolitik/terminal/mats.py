"""The player boards of World Order as lines of text: all side by side in figures, or one with all that lies on it."""

from collections.abc import Sequence
from typing import Final

from realpolitik.terminal.ability_cards import amounts
from realpolitik.terminal.box import Box, Json
from realpolitik.terminal.console import Console, in_line, length, pad, wrap
from realpolitik.terminal.sides import ink, letter

READY: Final = "○"
EXHAUSTED: Final = "●"
INVESTED: Final = "$"
BASE: Final = "▲"
NONE: Final = "–"
GAP: Final = "  "


class Mats:
    """The mats of a view, by power."""

    def __init__(self, view: Json, box: Box, console: Console) -> None:
        self.view = view
        self.mats: Json = view["mats"]
        self.box = box
        self.console = console

    def _say(self, message: str, **arguments: object) -> str:
        return self.box.speaker.say(f"world-{message}", **arguments)

    # -- all of them ---------------------------------------------------------------------------------------------------

    def drawn(self) -> list[str]:
        """A column a power. Resources: how many there are, and how many the track produces."""
        columns = {power: self._figures(power) for power in self.mats}
        titles = list(next(iter(columns.values())))
        left = max(map(len, titles))
        heads = {power: self._title(power) for power in self.mats}
        widths = {
            power: max(length(text) for text in (heads[power], *cells.values())) for power, cells in columns.items()
        }
        heading = GAP.join([" " * left, *[pad(heads[power], widths[power]) for power in columns]])
        lines = [heading.rstrip()]
        for title in titles:
            cells = [pad(columns[power][title], widths[power]) for power in columns]
            lines.append(GAP.join([f"{title:<{left}}", *cells]).rstrip())
        return [*lines, *self._key()]

    def _key(self) -> list[str]:
        key = self._say("mat-key", ready=READY, exhausted=EXHAUSTED, fdi=INVESTED, base=BASE)
        return [self.console.paint(line, "dim") for line in wrap(key, self.console.width)]

    def _title(self, power: str) -> str:
        return self.console.paint(f"{letter(power)} {self.box.side(power)}", "bold", *ink(power))

    def _figures(self, power: str) -> dict[str, str]:
        """What can be said of a mat in a few figures, by what they count."""
        mat = self.mats[power]
        allies = mat["allies"]
        resources = {self.box.name("resource", name): f"{n} +{mat['tracks'][name]}" for name, n in mat["stock"].items()}
        ready = len([ally for ally in allies if ally["ready"]])
        return {
            self._say("mat-vp"): str(self.view["scores"][power]),
            self._say("mat-money"): str(mat["money"]),
            **resources,
            self._say("mat-priority"): self._priority(mat),
            self._say("mat-prosperity"): str(mat["prosperity"]),
            self._say("mat-next"): self._next_prosperity(mat["next_prosperity"]),
            self._say("mat-allies"): f"{READY}{ready} {EXHAUSTED}{len(allies) - ready}",
            self._say("mat-fdi-and-bases"): " ".join(
                [f"{sign}{sum(ally[what] for ally in allies)}" for sign, what in ((INVESTED, "fdi"), (BASE, "base"))]
            ),
            self._say("mat-tokens"): f"{mat['tokens']} / {mat['engage_free']}",
            self._say("mat-commerce"): f"{mat['commerce']['up']} / {mat['commerce']['down']}",
            self._say("mat-cards"): f"{mat['hand']} / {mat['deck']} / {len(mat['discard']) + mat['discard_unseen']}",
            self._say("mat-developed"): str(len(mat["developments"])),
            self._say("mat-unused"): str(len([it for it in mat["advantages"] if not it["used"]])),
            self._say("mat-turns"): str(mat["turns"]),
        }

    def _priority(self, mat: Json) -> str:
        return self.box.speaker.say(f"policy-{mat['priority']}") if mat["priority"] else NONE

    def _next_prosperity(self, step: Json | None) -> str:
        """What the next step costs, and the VP that it brings."""
        if step is None:
            return NONE
        return f"{amounts(self.box, {'goods': step['goods'], 'money': step['money']})}: {step['vp']}"

    # -- one of them ---------------------------------------------------------------------------------------------------

    def alone(self, power: str) -> list[str]:
        """A mat with the names of all that lies on it."""
        mat, width = self.mats[power], self.console.width
        figures = [f"{title}: {text}" for title, text in self._figures(power).items()]
        lines = [self._title(power), *in_line(figures, width)]
        lines.extend(self._row("mat-allies", [self.ally(ally) for ally in mat["allies"]]))
        lines.extend(self._row("mat-advantages", [self._once(it["card"], it["used"]) for it in mat["advantages"]]))
        lines.extend(self._row("mat-decree", [self.box.name("card", mat["decree"])] if mat["decree"] else []))
        developed = [self._once(it["card"], not it["active"]) for it in mat["developments"]]
        lines.extend(self._row("mat-developments", developed))
        lines.extend(self._row("mat-front", [self._played(it) for it in mat["front"]]))
        for message, pile in (("mat-deck-known", "deck_known"), ("mat-seen", "seen"), ("mat-discard", "discard")):
            lines.extend(self._row(message, [self.box.name("card", card) for card in mat[pile]]))
        return [*lines, *self._key()]

    def _row(self, message: str, names: Sequence[str]) -> list[str]:
        if not names:
            return []
        return wrap(f"{self._say(message)}: {', '.join(names)}", self.console.width, "", "  ")

    def _once(self, card: str, used: bool) -> str:
        name = self.box.name("card", card)
        return self._say("mat-used", name=name) if used else name

    def _played(self, it: Json) -> str:
        name = self.box.name("card", it["card"]) if it["card"] else "?"
        return self._say("mat-down", name=name) if it["down"] else name

    def ally(self, ally: Json) -> str:
        """`Japan 2 ○ $1`: its value, whether it is ready, the tokens on it."""
        return f"{self.box.name('country', ally['country'])} {ally['value']} {self.tokens(ally)}"

    def tokens(self, ally: Json) -> str:
        counted = [f"{sign}{ally[what]}" for sign, what in ((INVESTED, "fdi"), (BASE, "base")) if ally[what]]
        return " ".join([READY if ally["ready"] else EXHAUSTED, *counted])
