"""Why a bot that has learnt chose as it did: what the net and the search have found, in hundredths."""

from collections.abc import Sequence
from typing import Final

from realpolitik.bots.bot import Seat, Weighed, Why, total, why_kind
from realpolitik.bots.net.foretelling import chances_of
from realpolitik.bots.net.search import Search
from realpolitik.bots.net.things import NO_THING, thing_of
from realpolitik.bots.net.tree import Node
from realpolitik.kernel.question import KINDS, Question

# the share of the choice and of the second best, in hundredths of all that speaks for any; the chance of winning
PREFERS: Final = why_kind("net_prefers", "share", "thing", "second", "chance")
PREFERS_CLEARLY: Final = why_kind("net_prefers_clearly", "share", "chance")
# what the net would have chosen, and may lose the game at once
AVOIDS: Final = why_kind("net_avoids", "thing")
# how many lines were looked at; the chance before the choice, and after it; by how much it rises; how many faces of a
# die make it better; of the second best the same chance, and what another is expected to answer to that; what is
# expected to follow, each as who takes it and what
SEARCHED_ONE: Final = why_kind("net_searched_one", "n", "before", "after", "rise", "faces", "*line")
SEARCHED: Final = why_kind(
    "net_searched", "n", "before", "after", "rise", "faces", "thing", "second", "who", "answer", "*line"
)

ONESELF: Final = -1  # in the place of who takes something
NO_DIE: Final = -1  # in the place of faces
TOLD: Final = 3  # choices of the line that is expected
SURE: Final = 8  # times that something was looked at before it is told as expected


def hundredths(share: float) -> int:
    return max(0, min(100, round(100 * share)))


def chance_of(values: Sequence[float], seat: int) -> int:
    """A seat's chance of winning by what each may expect."""
    return hundredths(chances_of(values)[seat])


def of_net(question: Question, weighed: Sequence[Weighed], chosen: int, values: Sequence[float], perilous: bool) -> Why:
    """Why a net chose. Where its first choice was too perilous, that is the reason."""
    first = weighed[0].option
    if first != chosen and perilous and thing_of(question, first) != NO_THING:
        return (AVOIDS, thing_of(question, first))
    chance = chance_of(values, question.seat)
    own = next(one for one in weighed if one.option == chosen)
    second = next(one for one in weighed if one.option != chosen)
    thing = thing_of(question, second.option)
    if thing == NO_THING or hundredths(second.share) == 0:
        return (PREFERS_CLEARLY, hundredths(own.share), chance)
    return (PREFERS, hundredths(own.share), thing, hundredths(second.share), chance)


def of_search(seat: Seat, search: Search) -> Why:
    """What a search has found: the chances before and after the choice, those of the second best, and the line that was
    looked at most, as far as chance does not come in."""
    q, root, option = seat.question, search.root, search.first
    liked = max(q.options, key=lambda one: root.shares[one])
    if liked not in search.options and thing_of(q, liked) != NO_THING:
        return (AVOIDS, thing_of(q, liked))
    looked_at = sum([root.visits[one] for one in q.options])
    before, after = chance_of(root.values, q.seat), chance_of(root.outlook(option), q.seat)
    if looked_at == 0:  # where one option alone is safe
        return (PREFERS_CLEARLY, hundredths(root.shares[option]), before)
    found = looked_at, before, after, after - before, good_faces(search, option)
    line = _told(seat, expected(root, option))
    others = [one for one in root.most_visited() if one in search.options and one != option]
    second = others[0] if others and root.visits[others[0]] >= SURE else -1
    thing = thing_of(q, second) if second >= 0 else NO_THING
    if thing == NO_THING or chance_of(root.outlook(second), q.seat) > after:
        return (SEARCHED_ONE, *found, *line)
    answer = [step for step in expected(root, second)[:1] if step[0] != q.seat]
    who, what = _told(seat, answer) or (ONESELF, NO_THING)
    return (SEARCHED, *found, thing, chance_of(root.outlook(second), q.seat), who, what, *line)


def expected(root: Node, option: int) -> list[tuple[int, int]]:
    """The choices that are expected to follow, each as whose it is and what is taken; up to where chance comes in, or
    another takes a card, of whose hand nothing is known, or too little was looked at."""
    line: list[tuple[int, int]] = []
    node, chosen = root, option
    while len(line) < TOLD:
        after = [(way, child) for way, child in node.ways.items() if way[0] == chosen]
        if len(after) != 1 or after[0][0][1] > 0:  # chance decides, or what others hold
            break
        node = after[0][1]
        order = node.most_visited()
        if not order or node.question is None or node.visits[order[0]] < SURE:
            break
        if node.seat != root.seat and KINDS[node.question.kind].points_at == "card":
            break
        chosen, thing = order[0], thing_of(node.question, order[0])
        if thing == NO_THING:
            break
        line.append((node.seat, thing))
    return line


def good_faces(search: Search, option: int) -> int:
    """In how many faces of the die that an option has thrown at once the chance is better than before; NO_DIE where it
    has none thrown, or not every face was looked at."""
    root, faces = search.root, search.faces_after(option)
    by_face: dict[int, list[Node]] = {face: [] for face in faces}
    for (chosen, drawn, *what), node in root.ways.items():
        if chosen == option and drawn and what[0] in by_face and node.values:
            by_face[what[0]].append(node)
    if not faces or not all(by_face.values()):
        return NO_DIE
    hopes = [total([node.mean[root.seat] for node in nodes]) / len(nodes) for nodes in by_face.values()]
    return len([hope for hope in hopes if hope > root.values[root.seat]])


def _told(seat: Seat, line: Sequence[tuple[int, int]]) -> list[int]:
    """A line as words are told it."""
    return [told for whose, thing in line for told in (ONESELF if whose == seat.number else seat.called(whose), thing)]
