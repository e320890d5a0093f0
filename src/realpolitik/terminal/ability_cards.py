"""Cards of World Order as lines of text: they have types, research and a top bonus, and no operations."""

from collections.abc import Mapping

from realpolitik.terminal.box import Box
from realpolitik.terminal.cards import Cards

MONEY = "money"  # a cost or a bonus may be in it, and it is no resource


class AbilityCards(Cards):
    """Cards of all the families that lie in the box."""

    def line(self, card: str, width: int, worth: Mapping[str, int]) -> str:
        """`Foreign Trade  economic, research 1, +3 money, cost 2`: what is printed beside the text."""
        facts = self.box.cards[card]
        name = f"{self.box.name('card', card):<{width}}"
        if facts["family"] == "ability":
            types = "/".join([self.box.speaker.say(f"policy-{word}") for word in facts["types"]])
            told = self._say(
                "card-ability", types=types, research=facts["research"], bonus=amounts(self.box, facts["bonus"])
            )
            return f"{name} {told}{self._say('card-cost', n=facts['cost']) if not facts['side'] else ''}"
        if facts["family"] == "development":
            cost = amounts(self.box, facts["cost"])
            return f"{name} {self._say('card-development', level=facts['level'], vp=facts['vp'], cost=cost)}"
        return f"{name} {self._say('card-vp', n=facts['vp'])}" if "vp" in facts else name.rstrip()

    def _say(self, message: str, **arguments: object) -> str:
        return self.box.speaker.say(f"world-{message}", **arguments)


def amounts(box: Box, counted: Mapping[str, int]) -> str:
    """Sums in short: `2 En 10 $`."""
    return " ".join([f"{n} {symbol(box, unit)}" for unit, n in counted.items()])


def symbol(box: Box, unit: str) -> str:
    """A resource, or money, in two letters."""
    return box.speaker.say(f"world-{unit}")
