"""How World Order's cards are told: a program in words.

A step is a clause, the message `verb-…` of its op. What a card adds to an action (a discount, a limit) follows behind
commas, a message each. A clause is a command ("do"), or what one may do or pays for ("to"), where some languages have
other forms. Lists of steps within a step are clauses within its clause.
"""

from collections.abc import Callable
from typing import Final

from realpolitik.games.world_order.amounts import COSTS
from realpolitik.games.world_order.board import ALL_REGIONS, regions_in
from realpolitik.games.world_order.effects import NOT_BOUND, NOTHING, REFERENCE
from realpolitik.games.world_order.things import RESOURCE_NAMES, RESOURCES
from realpolitik.kernel.program import PROGRAMS, Step
from realpolitik.language.cards import Arguments, join
from realpolitik.language.speaker import Speaker, dashed
from realpolitik.language.world_order_bindings import (
    REGION,
    Setting,
    bound_at,
    bound_by,
    op_of,
    operands_of,
    place_of,
)
from realpolitik.language.world_order_names import region_name

# the moods of a clause
COMMAND: Final = "do"
INFINITIVE: Final = "to"

# whose tokens, allies and armies a clause speaks of
YOU: Final = "you"
OTHER_POWER: Final = "power"

UNITS: Final = (*RESOURCE_NAMES, "money")
_PERMITTING: Final = ("play_another", "exchange", "pay_to")  # these may be declined though they are not optional


Clauses = Callable[["WorldOrderCardText", Arguments, str], list[str]]
CLAUSES: Final[dict[str, Clauses]] = {}  # by op: its clause in a mood, and what follows that behind commas


def clauses_of(op: str) -> Callable[[Clauses], Clauses]:
    """Declares how an op is told."""

    def remember(clauses: Clauses) -> Clauses:
        CLAUSES[op] = clauses
        return clauses

    return remember


class WorldOrderCardText:
    """One program in words. It remembers, from clause to clause, what has been bound."""

    def __init__(self, speaker: Speaker, known: Setting, owner: str = YOU, willing: bool = False) -> None:
        """`willing`: that one may do all this has been said, so the first step need not say it again."""
        self.speaker = speaker
        self.scope = dict(known.scope)
        self.marks = known.marks
        self.owner = owner
        self.willing = willing

    def say(self, message: str, /, **arguments: object) -> str:
        return self.speaker.say(message, owner=self.owner, **arguments)

    def joined(self, last: str, parts: list[str]) -> str:
        return join(self.speaker, last, parts)

    # -- lists of steps ------------------------------------------------------------------------------------------------

    def clauses(self, program: int, mood: str) -> list[str]:
        """A clause for each step; a payment has all that it pays for within its own."""
        return self.told(PROGRAMS[program], mood)

    def told(self, steps: tuple[Step, ...], mood: str) -> list[str]:
        told: list[str] = []
        at = 0
        while at < len(steps):
            step = steps[at]
            times = _run(steps, at)
            at += times
            if op_of(step) == "spend":
                return [*told, *self._spending(step, steps[at:], mood)]
            told.append(self.clause(step, mood, times))
        return told

    def _spending(self, step: Step, paid: tuple[Step, ...], mood: str) -> list[str]:
        """What another power may do then is a clause of its own."""
        others = next((at for at, later in enumerate(paid) if op_of(later) == "power_may"), len(paid))
        cost = self.cost(operands_of(step)["cost"])
        what = self.joined("text-steps-then", self.told(paid[:others], INFINITIVE))
        told = [self._conditional(step, self.say("verb-spend", mood=mood, cost=cost, what=what))]
        return [*told, *[self.say("text-step-then", what=clause) for clause in self.told(paid[others:], COMMAND)]]

    def block(self, program: int, mood: str = INFINITIVE, owner: str = "") -> str:
        """The steps within a step, as one clause. What they bind is forgotten with them."""
        inner = WorldOrderCardText(self.speaker, Setting(self.scope, self.marks), owner or self.owner)
        return self.joined("text-steps-then", inner.clauses(program, mood))

    # -- one step ------------------------------------------------------------------------------------------------------

    def clause(self, step: Step, mood: str, times: int = 1) -> str:
        op, a = op_of(step), operands_of(step)
        optional, self.willing = a["optional"] and not self.willing, False
        permitted = optional or op in _PERMITTING or (op == "ready" and a["most"] == 1)
        if mood == COMMAND and permitted:
            told = self.say("text-step-may", what=self._plain(op, a, INFINITIVE))
        elif optional:
            told = self.say("text-step-if-you-like", what=self._plain(op, a, INFINITIVE))
        else:
            told = self._plain(op, a, mood)
        if times > 1:
            told = self.say("text-step-qualified", what=told, more=self.say("text-times", n=times))
        if a["bind"] != NOT_BOUND:
            told += self._mark(a["bind"])
        told = self._conditional(step, told)
        if a["bind"] != NOT_BOUND:
            self.scope[a["bind"]] = bound_by(step, self.scope)
        return told

    def _conditional(self, step: Step, told: str) -> str:
        """A step that is only done if another was."""
        required = operands_of(step)["requires"]
        if required not in self.scope or not self.scope[required].op:
            return told
        done = self.say(f"text-done-{dashed(self.scope[required].op)}", mark=self._mark(required))
        return self.say("text-step-if", condition=done, what=told)

    def _plain(self, op: str, a: Arguments, mood: str) -> str:
        base, *more = CLAUSES[op](self, a, mood)
        for qualifier in more:
            base = self.say("text-step-qualified", what=base, more=qualifier)
        return base

    def _mark(self, place: int) -> str:
        """The letter of what is bound at a place, to follow its name; nothing where there is no other such."""
        return f" ({self.marks[place]})" if place in self.marks else ""

    # -- amounts and places --------------------------------------------------------------------------------------------

    def amount(self, unit: int, n: int) -> str:
        return amount_text(self.speaker, unit, n)

    def amounts(self, row: list[int]) -> str:
        return amounts_text(self.speaker, row)

    def cost(self, number: int) -> str:
        return self.amounts(COSTS[number])

    def types(self, mask: int, last: str, form: str = "") -> str:
        names = [f"text-type-{RESOURCE_NAMES[i]}{form}" for i in range(RESOURCES) if mask >> i & 1]
        return self.joined(last, [self.say(name) for name in names])

    def places(self, regions: int, form: str, anywhere: str = "") -> str:
        """Where: `in`, `to`, `each`, `all` of these, or none `but` them. Regions as a set, or what was bound.

        `anywhere` is the form for all regions, if it is another."""
        if regions <= REFERENCE:
            known = bound_at(regions, self.scope, REGION)
            told = self.say(f"text-there-{known.noun}.{form}")
            return told + self._mark(place_of(regions))
        if regions == ALL_REGIONS:
            return self.say(f"text-anywhere.{anywhere or form}")
        singular = {"each": "to", "all": "to"}.get(form, form) if regions.bit_count() == 1 else form
        listed = singular if singular in ("in", "to", "but") else "nom"
        names = [region_name(self.speaker, r, listed) for r in regions_in(regions)]
        last = "list-or" if singular in ("in", "to") else "text-regions-and"
        return self.say(f"text-places.{singular}", places=self.joined(last, names))

    def except_for(self, exclude: int) -> list[str]:
        return [] if exclude == NOTHING else [self.say("text-but-not", places=self.places(exclude, "but"))]

    def letter(self, operand: int) -> str:
        """The letter of what an operand refers to."""
        return self._mark(place_of(operand))


def _run(steps: tuple[Step, ...], at: int) -> int:
    """How many steps in a row are the same, with nothing to remember; a payment is one by itself."""
    step = steps[at]
    run = 1
    if operands_of(step)["bind"] == NOT_BOUND and op_of(step) != "spend":
        while at + run < len(steps) and steps[at + run] == step:
            run += 1
    return run


def amount_text(speaker: Speaker, unit: int, n: int) -> str:
    """So much of a resource, or of money: "2 diplomacy"."""
    return speaker.say(f"text-amount-{UNITS[unit]}", n=n)


def amounts_text(speaker: Speaker, row: list[int]) -> str:
    """So much of each resource and of money: "2 diplomacy and 10 money"."""
    return join(speaker, "text-amounts-and", [amount_text(speaker, unit, n) for unit, n in enumerate(row) if n])
