"""The clauses of the cards of Labyrinth: which variant fits a step, and how what belongs together is told as one."""

from collections.abc import Iterable
from typing import Final

from realpolitik.games.labyrinth.board import COUNTRIES
from realpolitik.games.labyrinth.cards_jihadist import CHOOSE_OLD_FRIENDS
from realpolitik.games.labyrinth.conditions import ROLL_SUCCEEDED, US_PLAYS
from realpolitik.games.labyrinth.deck import US_ELECTION
from realpolitik.games.labyrinth.labels import NO, YES
from realpolitik.games.labyrinth.operands import CHOSEN, OPPOSITE_TO_US, SAME_AS_US
from realpolitik.games.labyrinth.state import ANY_PLOT, CELLS
from realpolitik.games.labyrinth.verbs_branching import ROLL_FOR, WHEN
from realpolitik.games.labyrinth.verbs_countries import SELECT_VERB
from realpolitik.games.labyrinth.verbs_tracks import MARK
from realpolitik.kernel.program import Line, Step
from realpolitik.language.cards import Arguments, CardText, Variant
from realpolitik.language.speaker import Speaker

# what stands for a country in a text: the one that was selected, those that were
THERE: Final = COUNTRIES
EACH: Final = COUNTRIES + 1

# -- variants of a clause: attributes of its message, chosen by the operands -------------------------------------------


def _set_posture(a: Arguments) -> str:
    return {SAME_AS_US: ".same", OPPOSITE_TO_US: ".opposite"}.get(a["posture"], "")


def _place_plots(a: Arguments) -> str:
    return "" if a["limit"] == ANY_PLOT else ".of-value"


VARIANTS: Final[dict[str, Variant]] = {
    "select": lambda a: ".some" if a["n"] > 1 else "",
    "change_governance": lambda a: ".improve" if a["change"] > 0 else ".worsen",
    "set_posture": _set_posture,
    "choose_posture": lambda a: ".some" if a["n"] > 1 else "",
    "aid": lambda a: ".add" if a["change"] > 0 else ".remove",
    "besiege": lambda a: ".place" if a["placed"] else ".remove",
    "place_cells": lambda a: ".all" if a["n"] >= CELLS else "",
    "remove_cells": lambda a: ".up-to" if a["up_to"] else "",
    "clear": lambda a: ".cadre" if a["cadre"] else ".wholly",
    "place_plots": _place_plots,
    "war_of_ideas": lambda a: ".ignoring-gwot" if a["ignores_gwot"] else "",
    "lose_cards": lambda a: ".taken" if a["taken"] else "",
}


# -- the teller --------------------------------------------------------------------------------------------------------


class LabyrinthCardText(CardText):
    """Remembers, from clause to clause, whether one country has been selected or several."""

    variants = VARIANTS
    side_operands = ("by", "side")

    def __init__(self, speaker: Speaker, number: int) -> None:
        super().__init__(speaker)
        self.number = number
        self.selected = THERE

    def needs(self, requires: Iterable[int]) -> list[str]:
        conditions = [self.speaker.name("CONDITION", condition) for condition in requires]
        told = [self.speaker.say("card-automatic")] if self.number == US_ELECTION else []
        if conditions:
            told.append(self.speaker.say("card-requires", conditions=self.joined("list-and", conditions)))
        return told

    def clauses(self, lines: tuple[Line, ...], subject: int = -1) -> list[str]:
        return super().clauses(gathered(lines), subject)

    def clause(self, line: Line, subject: int) -> str:
        verb, say = line.step[0], self.speaker.say
        blocks = dict(line.blocks)
        if verb == SELECT_VERB.number:
            self.selected = THERE if self.arguments(line.step)["n"] == 1 else EACH
        if verb == CHOOSE_OLD_FRIENDS.number:
            return say("verb-choose-old-friends", first=self.block(blocks[YES]), second=self.block(blocks[NO]))
        if verb == ROLL_FOR.number:
            return self._rolled(line)
        if verb == MARK.number and line.step[MARK.PLACED]:
            marker = line.step[MARK.MARKER]
            return say(f"{self.speaker.vocabulary.names['MARKER'](marker)[0]}.text")
        if verb != WHEN.number:
            return super().clause(line, subject)
        if line.step[WHEN.CONDITION] == US_PLAYS:
            return self._for_either(blocks[YES], blocks[NO])
        return self.when(line.step[WHEN.CONDITION], blocks[YES], blocks.get(NO))

    def arguments(self, step: Step) -> Arguments:
        arguments = super().arguments(step)
        if arguments.get("country") == CHOSEN:
            arguments["country"] = self.selected
        if "limit" in arguments:  # a bit for each value
            arguments["value"] = arguments["limit"].bit_length() - 1
        return arguments

    def _rolled(self, line: Line) -> str:
        """A roll, with what it brings."""
        arguments, blocks = self.arguments(line.step), dict(line.blocks)
        told = {"yes": self.block(blocks[YES])}
        if NO in blocks:
            told["no"] = self.block(blocks[NO])
        form = "least" if arguments["needed"] else "governance"
        return self.speaker.say(f"verb-roll-for.{form}", **arguments, **told)

    def _for_either(self, us: tuple[Line, ...], jihadists: tuple[Line, ...]) -> str:
        """What an event does for one side and for the other, a sentence each."""
        sides = (("verb-when.us", us), ("verb-when.jihadist", jihadists))
        return " ".join(self.closed(self.speaker.say(message, what=self.block(block))) for message, block in sides)


def gathered(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """A roll or a choice together with the branches that its result decides, as one line."""
    found: list[Line] = []
    for line in lines:
        decided = line.step[0] == WHEN.number and line.step[WHEN.CONDITION] == ROLL_SUCCEEDED
        if decided:
            found[-1] = Line(found[-1].step, line.blocks)
        else:
            found.append(line)
    return tuple(found)
