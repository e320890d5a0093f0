"""Why a bot that has learnt chose as it did: what the net and the search have found, in hundredths."""

from collections.abc import Sequence
from typing import Final

from realpolitik.bots.bot import Weighed, Why, why_kind
from realpolitik.bots.net.things import NO_THING, thing_of
from realpolitik.kernel.question import Question

# the share of the choice and of the second best, in hundredths of all that speaks for any; the chance of winning
PREFERS: Final = why_kind("net_prefers", "share", "thing", "second", "chance")
PREFERS_CLEARLY: Final = why_kind("net_prefers_clearly", "share", "chance")
# what the net would have chosen, and may lose the game at once
AVOIDS: Final = why_kind("net_avoids", "thing")
# how many lines were looked at; the chance before the choice, after it, and after the second best; what then follows
SEARCHED: Final = why_kind("net_searched", "n", "before", "after", "thing", "second", "*line")
SEARCHED_ONE: Final = why_kind("net_searched_one", "n", "before", "after", "*line")


def hundredths(share: float) -> int:
    return max(0, min(100, round(100 * share)))


def chance_of(value: float) -> int:
    """The chance of winning that a value from -1 to 1 stands for; a draw is half a win."""
    return hundredths((value + 1) / 2)


def of_net(question: Question, weighed: Sequence[Weighed], chosen: int, value: float, perilous: bool) -> Why:
    """Why a net chose. Where its first choice was too perilous, that is the reason."""
    first = weighed[0].option
    if first != chosen and perilous and thing_of(question, first) != NO_THING:
        return (AVOIDS, thing_of(question, first))
    own = next(one for one in weighed if one.option == chosen)
    second = next(one for one in weighed if one.option != chosen)
    thing = thing_of(question, second.option)
    if thing == NO_THING or hundredths(second.share) == 0:
        return (PREFERS_CLEARLY, hundredths(own.share), chance_of(value))
    return (PREFERS, hundredths(own.share), thing, hundredths(second.share), chance_of(value))
