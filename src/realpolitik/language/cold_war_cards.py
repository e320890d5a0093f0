"""The clauses of cards of the cold war: which variant fits a step, and how its branches are told."""

from collections.abc import Iterable
from typing import Final

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, OPPONENT, PLAYER, US, USSR
from realpolitik.games.cold_war.coup import (
    ELSEWHERE,
    KEEPS_DEFCON,
    MAY_STOP,
    NAMED_REGION,
    NO_MILITARY,
    PLUS_ONE,
)
from realpolitik.games.cold_war.event import KINDS_WITHOUT_COUP, KINDS_WITHOUT_PLACING, NO, WHEN, YES
from realpolitik.games.cold_war.influence import EMPTY, EVERY_TIME, OWN
from realpolitik.games.cold_war.occurrence import SIDE_OPERANDS
from realpolitik.games.cold_war.operands import FIRST_AMOUNT, OF_CARD, OF_VARIANT
from realpolitik.games.cold_war.operations import ALL_KINDS, MAY_COUP
from realpolitik.games.cold_war.rules import Rules
from realpolitik.games.cold_war.scoring import CONTROL, DOMINATION, PRESENCE
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.cold_war.verbs_branches import CHOOSE, MUST_DISCARD, UNPAID
from realpolitik.games.cold_war.verbs_influence import ALL_OF_IT, SCORE
from realpolitik.games.cold_war.verbs_operations import WAR
from realpolitik.games.cold_war.verbs_tracks import DEFCON, LASTING, SET_DEFCON
from realpolitik.games.cold_war.war import NO_LIMIT
from realpolitik.kernel.label import label_name
from realpolitik.kernel.program import Line, Step
from realpolitik.language.cards import AGAIN, NO_SUBJECT, Arguments, CardText, Variant
from realpolitik.language.speaker import Speaker, dashed

# -- variants of a clause: attributes of its message, chosen by the operands -------------------------------------------


def _adjust(a: Arguments) -> str:
    if a["change"] < 0:
        return _remove(a)
    if a["not_controlled_by"] == OWN:
        return ".each-own"
    if a["change"] > 1:
        return ".in-one"
    if a["not_controlled_by"] == EMPTY:
        return ".where-empty"
    return ".each" if a["at_most"] == 1 else ".add"


def _remove(a: Arguments) -> str:
    if a["n"] >= FIRST_AMOUNT:
        return ".remove-amount"
    return ".remove" if a["not_controlled_by"] == NOBODY else ".remove-uncontrolled"


def _everywhere(a: Arguments) -> str:
    if a["n"] >= FIRST_AMOUNT:
        return ".amount"
    return ".add" if a["n"] > 0 else ".lose"


def _chosen_countries(a: Arguments) -> str:
    if a["n"] >= FIRST_AMOUNT:
        return ".amount"
    if a["n"] != ALL_OF_IT:
        return ".some"
    return ".all-uncontrolled" if a["uncontrolled"] else ".all"


def _operations(a: Arguments) -> str:
    kinds = {ALL_KINDS: ".any", KINDS_WITHOUT_COUP: ".without-coup"}
    within = {MAY_COUP: ".coup-within", KINDS_WITHOUT_PLACING: ".without-placing-within"}
    return (kinds if a["set"] == ANYWHERE else within)[a["kinds"]]


def _military(a: Arguments) -> str:
    return "" if a["n"] > 0 else ".lose"


def _defcon(a: Arguments) -> str:
    return ".raise" if a["change"] > 0 else ".lower"


VARIANTS: Final[dict[str, Variant]] = {
    "adjust": _adjust,
    "everywhere": _everywhere,
    "chosen_countries": _chosen_countries,
    "operations": _operations,
    "military": _military,
    "defcon": _defcon,
}

# -- the teller --------------------------------------------------------------------------------------------------------


class ColdWarCardText(CardText):
    """On a card of one side, the player and the opponent are called by name."""

    variants = VARIANTS
    side_operands = SIDE_OPERANDS

    def __init__(self, speaker: Speaker, player: int, rules: Rules) -> None:
        super().__init__(speaker)
        self.player = player
        self.rules = rules

    def needs(self, requires: Iterable[int]) -> list[str]:
        """What a variant or an absent card would need to come into it is left out."""
        return super().needs([n for n in requires if n not in OF_VARIANT and not self.of_absent_card(n)])

    def of_absent_card(self, condition: int) -> bool:
        """Whether a condition turns on a card that the game does not have."""
        return condition in OF_CARD and not self.rules.deck.number(OF_CARD[condition])

    def clause(self, line: Line, subject: int) -> str:
        verb = line.step[0]
        if verb == WHEN.number:
            return self._when(line)
        if verb == CHOOSE.number:
            return self._choose(line)
        if verb == MUST_DISCARD.number:
            return self._must_discard(line)
        if verb == LASTING.number:
            arguments = self.arguments(line.step)
            effect = self.speaker.vocabulary.names["EFFECT"](arguments["effect"])[0]
            return self.speaker.say(f"{effect}.text", side=arguments["side"], value=1)
        return super().clause(line, subject)

    # -- who and how much ----------------------------------------------------------------------------------------------

    def side(self, side: int) -> int:
        if self.player == NOBODY or side not in (PLAYER, OPPONENT):
            return side
        return self.player if side == PLAYER else other(self.player)

    def subject(self, step: Step) -> int:
        if step[0] in (
            LASTING.number,
            CHOOSE.number,
            MUST_DISCARD.number,
        ):  # these speak of a side in words of their own
            return NO_SUBJECT
        side = super().subject(step)
        return NO_SUBJECT if side == NOBODY else side

    def arguments(self, step: Step) -> Arguments:
        arguments = super().arguments(step)
        for role in SIDE_OPERANDS:
            if role in arguments:
                arguments[role] = self.side(arguments[role])
        if "set" in arguments and arguments["set"] != ANYWHERE:
            arguments["size"] = len(self.rules.board.sets[arguments["set"]].members)
        if arguments.get("at_most") == EVERY_TIME:
            arguments["at_most"] = 0
        if "flags" in arguments:
            arguments |= self.granted(arguments["flags"])
        if step[0] == SCORE.number:
            arguments |= self.worth(arguments["set"])
            arguments["at_superpower"] = self.at_superpower(arguments["set"], NO_LIMIT, (US, USSR))
        if step[0] == WAR.number:
            enemies = (US, USSR) if arguments["side"] == PLAYER else (other(arguments["side"]),)
            arguments["at_superpower"] = self.at_superpower(arguments["set"], arguments["most_stable"], enemies)
        return arguments

    def at_superpower(self, where: int, most_stable: int, superpowers: tuple[int, ...]) -> int:
        """2.1.5: whether a country of a set, no more stable than that, is next to one of these superpowers."""
        board = self.rules.board
        members = [c for c in board.sets[where].members if board.stability[c] <= most_stable]
        return int(any(board.touches[c] in superpowers for c in members))

    def granted(self, flags: int) -> Arguments:
        """What is special about an operation that an event grants."""
        return {
            "military": int(self.rules.event_coups_count or not flags & NO_MILITARY),
            "elsewhere": int(flags & ELSEWHERE > 0),
            "named": int(flags & NAMED_REGION > 0),
            "keeps": int(flags & KEEPS_DEFCON > 0),
            "plus_one": int(flags & PLUS_ONE > 0),
            "may_stop": int(flags & MAY_STOP > 0),
        }

    def worth(self, where: int) -> Arguments:
        """What each standing in a region is worth."""
        worth = next(region.worth for region in self.rules.regions if region.where == where)
        return {"presence": worth[PRESENCE], "domination": worth[DOMINATION], "control": worth[CONTROL]}

    # -- branches ------------------------------------------------------------------------------------------------------

    def _when(self, line: Line) -> str:
        blocks = dict(line.blocks)
        yes, no = blocks[YES], blocks.get(NO)
        condition = line.step[WHEN.CONDITION]
        if no is not None and self.of_absent_card(condition):
            return self.block(no)
        if no is None and len(yes) == 1 and yes[0].step[0] == WHEN.number:  # one condition on top of another
            inner = dict(yes[0].blocks)
            more, less = self.block(inner[YES]), self.block(inner[NO])
            return self.speaker.say(
                "verb-when.also", condition=condition, also=yes[0].step[WHEN.CONDITION], yes=more, no=less
            )
        return self.when(condition, yes, no)

    def _choose(self, line: Line) -> str:
        """Choices that are known by name are named first and told one by one; others are told for what they do."""
        side = self.side(line.step[CHOOSE.SIDE])
        labels = line.step[CHOOSE.SIDE + 1 :: 2]
        blocks = dict(line.blocks)
        say = self.speaker.say
        if levels := [
            block[0].step[SET_DEFCON.DEFCON] for block in blocks.values() if block[0].step[0] == SET_DEFCON.number
        ]:
            return say("verb-choose.level", side=side, lowest=min(levels), highest=max(levels))
        if all(len(block) == 1 and block[0].step[0] == DEFCON.number for block in blocks.values()):  # up or down
            return say("verb-choose.defcon", side=side, leave=int(len(labels) > len(blocks)))
        cases = [f"label-{dashed(label_name(label))}.case" for label in labels]
        if all(self.speaker.has(case) for case in cases):
            names = {label: say(case, side=side) for label, case in zip(labels, cases, strict=True)}
            told = [say("verb-choose.named", side=side, choices=self.joined("list-or", list(names.values())))]
            for label, block in blocks.items():
                told.append(say("verb-choose.case", choice=names[label], what=self.block(block)))
            return " ".join(self.closed(sentence) for sentence in told)
        if len(blocks) == 1:  # the one thing to be chosen, or not
            (block,) = blocks.values()
            return say("verb-choose.may", side=side + AGAIN, what=self.block(block))
        told = [self.block(blocks[label], side) for label in labels]
        return say("verb-choose", side=side, choices=self.joined("clauses-or", told))

    def _must_discard(self, line: Line) -> str:
        side, n = self.side(line.step[MUST_DISCARD.SIDE]), line.step[MUST_DISCARD.N]
        return self.speaker.say("verb-must-discard", side=side, n=n, what=self.penalty(line))

    def penalty(self, line: Line) -> str:
        """What befalls a side that does not discard."""
        return self.block(dict(line.blocks)[UNPAID])
