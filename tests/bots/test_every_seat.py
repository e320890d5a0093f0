"""Officer and strategist in every seat of every game, whatever they have learnt: with nets that have learnt nothing."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from bots.unlearnt import small_weights, unlearnt
from promises import positions

import realpolitik
from realpolitik.analysis.analysing import look, why_not_analysed
from realpolitik.analysis.summary import summed_up
from realpolitik.analysis.telling import remarks, rows
from realpolitik.bots.bot import Bot, Seat
from realpolitik.bots.net import aide, staff
from realpolitik.bots.net.deliberation import NODE_BYTES, Deliberation, Tree
from realpolitik.bots.net.files import DATA, file_of
from realpolitik.bots.net.foretelling import chances_of
from realpolitik.bots.net.net import by_seat, net_of
from realpolitik.bots.net.officer import Officer
from realpolitik.bots.net.prudence import Prudence
from realpolitik.bots.net.reasons import SURE, expected
from realpolitik.bots.net.search import Search
from realpolitik.bots.net.strategist import Strategist
from realpolitik.bots.net.tree import Node
from realpolitik.bots.net.weights import write
from realpolitik.bots.random_bot import RandomBot
from realpolitik.bots.roster import adviser, bots_of, new_bot, usual_bot
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.game import Setup
from realpolitik.kernel.match import Match
from realpolitik.kernel.peril import Peril
from realpolitik.kernel.question import KINDS, NATURE, Question
from realpolitik.language import languages, speak
from realpolitik.language.advice import because
from realpolitik.table.judging import told_of
from realpolitik.table.remembering import Memories

TABLES = [
    ("labyrinth", {}),
    ("labyrinth", {"solitaire": True}),
    ("world-order", {}),
    ("world-order", {"powers": "without_eu"}),
    ("world-order", {"powers": "usa_china"}),
    ("red-sea", {}),
]
LINES = 20

tables = pytest.mark.parametrize(
    ("game", "options"), TABLES, ids=lambda it: "-".join(map(str, it.values())) if isinstance(it, dict) else it
)
unlearnt_games = pytest.mark.parametrize("game", ["labyrinth", "world-order"])


def bots(game: str, seed: str) -> list[Bot]:
    net = unlearnt(game)
    return [
        Officer(net, RandomBot(seed), 0.25, seed),
        Officer(net, RandomBot(seed), 2.0, seed),
        Strategist(net, RandomBot(seed), (0, LINES), seed),
    ]


def choices(game: str, setup: Setup, wanted: int) -> Iterator[Seat]:
    """Questions of random games in which there is a choice, each kind as seldom as the others, in any seat."""
    seen: dict[tuple[str, int], int] = {}
    found = 0
    for match in positions(game, 4000, setup=setup):
        for q in match.questions:
            times = seen.get((q.name, q.seat), 0)
            if q.seat != NATURE and len(q.options) > 1 and times * times <= found / 8:
                seen[q.name, q.seat] = times + 1
                found += 1
                yield Seat(match, q.seat)
        if found >= wanted:
            return


@tables
def test_answers_are_on_offer_safe_told_and_rest_on_nothing_hidden(game: str, options: dict[str, object]) -> None:
    rules = realpolitik.game(game)
    setup, looked, seats = rules.setup(options=options), 0, set()
    speakers = [speak(game, language) for language in languages()]
    for seat in choices(game, setup, 24):
        looked += 1
        seats.add(seat.number)
        again = rules.setup(options=options)
        again.position = to_data(rules.determinise(seat._match.state, seat.number, Random(looked)))
        elsewhere = Seat(Match(rules, again, Seeded("1")), seat.number)
        prudence = Prudence(seat.foresight())
        for bot, other in zip(bots(game, "same"), bots(game, "same"), strict=True):
            chosen = bot.choose(seat)
            assert chosen.option in seat.question.options
            assert prudence.peril(chosen.option) == Peril.NONE or chosen.option in prudence.safest(
                seat.question.options
            )
            assert other.choose(elsewhere) == chosen
            for speaker in speakers:
                assert because(speaker, chosen.why).endswith(".")
            assert isinstance(bot, Officer | Strategist)
            told = bot.chances(seat)
            assert len(told) == seat.seats
            assert all(0 <= one <= 1 for one in told)
            assert sum(told) == pytest.approx(1) or seat.seats == 1
    assert looked >= 24
    assert len(seats) == len(rules.seats(setup))


@pytest.fixture
def shipped_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the nets that are shipped, with none in it."""
    folder = tmp_path / DATA
    folder.mkdir()
    for module in ("files", "net"):
        monkeypatch.setattr(f"realpolitik.bots.net.{module}.files", lambda package: tmp_path)
    net_of.cache_clear()
    yield folder
    net_of.cache_clear()


@unlearnt_games
def test_they_are_offered_once_there_is_a_net(game: str, shipped_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots_of(game)[0] == usual_bot(game) == adviser(game) == "cadet"
    with pytest.raises(RealpolitikError, match=f"{game} has no bot 'officer'; it has cadet"):
        new_bot("officer", game)
    encoding = encoding_of(game)
    write(shipped_in / file_of(game), small_weights(encoding, values=1 if game == "labyrinth" else 4), encoding)
    assert adviser(game).startswith("strategist:")
    assert bots_of(game)[:5] == ["strategist:10s", "strategist", "strategist:1s", "officer", "officer:easy"]
    assert usual_bot(game) == "cadet"
    match = realpolitik.new(game, seed=1)
    while match.question.seat == NATURE or len(match.question.options) == 1:
        match.answer(match.question.options[0])
    for bot in ("officer", "strategist:9n"):
        seat = Seat(match, match.question.seat)
        assert new_bot(bot, game, 1).choose(seat).option in seat.question.options


# -- values of several seats -----------------------------------------------------------------------


def test_what_a_net_tells_is_laid_out_by_seat() -> None:
    assert by_seat([0.25], 1, 2) == [-0.25, 0.25]
    assert by_seat([0.25], 0, 1) == [0.25]
    assert by_seat([0.4, 0.1, 0.2, 0.3], 2, 4) == [0.1, 0.2, 0.4, 0.3]
    assert by_seat([0.4, 0.1, 0.2, 0.3], 1, 3) == [0.1, 0.4, 0.2]


def test_chances_follow_from_the_places_that_are_expected() -> None:
    assert chances_of([0.2, -0.2]) == pytest.approx((0.6, 0.4))
    assert chances_of([-0.5]) == (0.25,)
    assert chances_of([0.0] * 4) == pytest.approx([0.25] * 4)
    sure = chances_of([1, 1 / 3, -1 / 3, -1])
    assert sure[0] > 0.9
    assert list(sure) == sorted(sure, reverse=True)
    odds = [3.0, 2.0, 1.0]  # after Luce: what each may expect against each other, and back again
    values = [sum((own - other) / (own + other) for other in odds) / 2 for own in odds]
    assert chances_of(values) == pytest.approx([1 / 2, 1 / 3, 1 / 6], abs=0.01)


def test_every_node_seeks_what_is_best_for_the_seat_that_chooses_there() -> None:
    for seat, best in ((0, 10), (1, 20), (2, 30)):
        node = Node(seat)
        node.learn(Question(seat, 0, [10, 20, 30]), [1 / 3] * 3, [0.0, 0.0, 0.0])
        for _ in range(60):
            option = node.select([10, 20, 30])
            node.begin(option)
            node.finish(option, [0.5 if option == 10 * (other + 1) else -0.25 for other in range(3)])
        assert node.most_visited()[0] == best
        assert node.outlook(best)[seat] == pytest.approx(0.5)


# -- aides and memories ----------------------------------------------------------------------------


class Line:
    """A line to an aide, or to a strategist, that lives in this very process."""

    def __init__(self, *errands: staff.Errand) -> None:
        self.errands = list(errands)
        self.found: list[staff.Finding] = []

    def recv(self) -> staff.Errand:
        if not self.errands:
            raise EOFError
        return self.errands.pop(0)

    def send(self, finding: staff.Finding) -> None:
        self.found.append(finding)


def test_what_aides_find_is_added_to_what_the_strategist_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(aide, "Budget", lambda seconds, lines: staff.Budget(0, 24))
    seat = next(choices("red-sea", realpolitik.game("red-sea").setup(), 1))
    errand = staff.Errand(7, 1, seat.place, tuple(seat.question.options), 1.0)
    line = Line(errand, errand._replace(number=2))
    aide.work(line, 0)  # type: ignore[arg-type]
    first, second = line.found
    assert (first.errand, second.errand) == ((7, 1), (7, 2))
    looked = [sum(visits for visits, _ in it.of_options.values()) for it in line.found]
    assert 0 < looked[0] < looked[1]  # of the same question it has kept what it found
    root = Search(net_of("red-sea"), seat, Node(seat.number), seat.question.options, Random(1)).root
    joined = root.joined(second.of_options)
    assert sum(joined.visits.values()) == looked[1]
    assert sum(root.visits.values()) == 0
    best = max(joined.visits, key=joined.surely)
    assert joined.visits[best] > 0
    assert joined.surely(best) < joined.outlook(best)[seat.number]


def test_an_aide_that_is_late_or_has_ended_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        busy = False

        class line:  # noqa: N801
            send = staticmethod(lambda errand: None)
            poll = staticmethod(lambda seconds=0.0: False)

    class Gone(Silent):
        class line:  # noqa: N801
            @staticmethod
            def send(errand: object) -> None:
                raise BrokenPipeError

    called = staff.Staff()
    called.aides, called.wanted = [Silent(), Gone()], 2  # type: ignore[list-item]
    monkeypatch.setattr(staff, "_STAFF", called)
    seat = next(choices("red-sea", realpolitik.game("red-sea").setup(), 1))
    bot = Strategist(net_of("red-sea"), RandomBot(1), (0.05, 0), 1)
    for _ in range(2):
        assert bot.choose(seat).option in seat.question.options
        assert (called.wanted, len(called.aides)) == (1, 1)


def test_by_lines_nobody_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(staff, "_STAFF", None)
    seat = next(choices("red-sea", realpolitik.game("red-sea").setup(), 1))
    assert Strategist(net_of("red-sea"), RandomBot(1), (0, 9), 1).choose(seat).option in seat.question.options


def test_memories_are_bounded_and_each_its_owners_own() -> None:
    trees = [Tree(Node(0)) for _ in range(4)]
    memories = Memories(3 * NODE_BYTES)
    for number, tree in enumerate(trees):
        memories.keep(str(number), tree)
    assert memories.take("0") is None  # the oldest had to go
    assert memories.take("2") is trees[2]
    assert memories.take("2") is None
    memories.keep("2", trees[2])
    memories.keep("0", trees[0])
    assert memories.take("1") is None
    memories.keep("5", Tree(_wide(10)))
    assert [memories.take(str(number)) for number in range(6)] == [None] * 6


def _wide(nodes: int) -> Node:
    root = Node(0)
    root.ways = {(number,): Node(1) for number in range(nodes)}
    return root


def test_a_tree_of_another_seat_is_of_no_use() -> None:
    """Even if it were given one: it looks for what it knows itself."""
    match = next(iter(choices("world-order", realpolitik.game("world-order").setup(), 1)))._match
    net, asked = unlearnt("world-order"), [q.seat for q in match.questions]
    assert len(asked) > 1
    thinking = [Deliberation(net, Random(1)) for _ in asked]
    for one, number in zip(thinking, asked, strict=True):
        seat = Seat(match, number)
        one.search(seat, seat.question.options, staff.Budget(0, LINES))
    seat = Seat(match, asked[0])
    thinking[1].random = Random(1)
    assert thinking[1].search(seat, seat.question.options, staff.Budget(0, LINES)).root.visits == (
        Deliberation(net, Random(1)).search(seat, seat.question.options, staff.Budget(0, LINES)).root.visits
    )


# -- analysis --------------------------------------------------------------------------------------


@tables
def test_a_game_is_analysed_for_every_seat(
    game: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("realpolitik.analysis.analysing.has_net", lambda game: True)
    monkeypatch.setattr("realpolitik.analysis.walking.net_of", unlearnt)
    rules = realpolitik.game(game)
    match, random = Match(rules, rules.setup(options=options), Seeded("3")), Random(3)
    while len(match.answers) < 60 or match.question.seat == NATURE:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    assert why_not_analysed(match) == ""
    looked = list(look(match))
    seats = len(match.seats)
    for it in looked:
        assert len(it.before) == len(it.after) == len(it.gave) == len(it.dice) == len(it.draws) == seats
        assert seats == 1 or sum(it.before) == pytest.approx(1)
        assert seats == 1 or sum(it.gave) == pytest.approx(0, abs=1e-9)
        assert not it.choices or it.gave[it.seat] == pytest.approx(-it.cost)
    found = summed_up(match, looked)
    assert len(found.played) == seats
    for turning in found.turnings:
        parts = turning.dice + turning.draws + turning.choices + turning.rest
        assert turning.after - turning.before == pytest.approx(parts)
    for language in languages():
        speaker = speak(game, language)
        assert all(it.moment and it.title and it.text for it in remarks(match, found, speaker))
        assert all(row.title for row in rows(match, found, speaker))
    told = told_of(match, looked, "en")
    assert len(told.sides) == max(2, seats)
    assert all(len(point.chances) == len(told.sides) for point in told.curve)


def test_what_is_expected_ends_where_another_takes_a_card() -> None:
    """Of whose hand nothing is known: a card that was dealt in thought would be told as if it were there."""
    realpolitik.game("red-sea")  # whose kinds of questions these are
    places = next(number for number, kind in enumerate(KINDS) if kind.name == "place_where")
    cards = next(number for number, kind in enumerate(KINDS) if kind.name == "choose_card")
    for whose, kind, told in ((0, cards, 1), (1, cards, 0), (1, places, 1)):
        root, after = Node(0), Node(whose)
        after.learn(Question(whose, kind, [1, 2], ()), [0.6, 0.4], [0.0, 0.0])
        after.visits = dict.fromkeys(after.visits, SURE)
        root.ways[(5, 0, whose, kind)] = after
        assert len(expected(root, 5)) == told
