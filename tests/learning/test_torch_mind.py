"""The mind in torch: it finds what numpy finds, it becomes better, and it comes back as it was.

torch is an extra that the environment of the tests has not: there these are skipped, with a word.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from realpolitik.bots.net.net import Asked, Net
from realpolitik.bots.net.network import Residual, network_of
from realpolitik.bots.net.weights import Floats, UnfitWeights, Weights, read
from realpolitik.encodings.episode import Episode
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.kits import game_named
from realpolitik.learning.checkpoint import kept
from realpolitik.learning.examining import Examiner
from realpolitik.learning.league import NOBODY
from realpolitik.learning.mind import Lesson
from realpolitik.learning.plan import ON_CPU, Method, Shape, fitting, plan_for, values_of
from realpolitik.learning.training import Pace, Training, files_beside

torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'realpolitik[learn]'")

from realpolitik.learning.torch_mind import TorchMind  # noqa: E402 # it needs torch

METHOD = Method(games=8, processes=1, steps=20, batch=64, every=2)
DECISIONS = 250_000  # about a minute's, on one core
GAMES_TO_BE_SURE = 100


@pytest.fixture(autouse=True)
def threads() -> Iterator[None]:
    before = torch.get_num_threads()
    yield
    torch.set_num_threads(before)


def questions(game: str, rows: int) -> tuple[np.ndarray, np.ndarray]:
    """Observations and the actions on offer, out of random games."""
    encoding, rules = encoding_of(game), game_named(game)
    episode = Episode(rules, rules.setup(), encoding, Random(2))
    seen, actions = [], np.full((rows, encoding.most_options), -1, np.int16)
    while len(seen) < rows:
        on_offer = episode.actions()
        actions[len(seen), : len(on_offer)] = on_offer
        seen.append(episode.observe())
        episode.act(episode.random.choice(on_offer))
        if episode.question is None:
            episode.again()
    return np.frombuffer(b"".join(seen), np.int8).reshape(rows, encoding.size).copy(), actions


def stirred(game: str, shape: Shape) -> TorchMind:
    """A mind whose weights are all other than at first."""
    mind = TorchMind(encoding_of(game), shape, METHOD, 3)
    with torch.no_grad():
        for tensor in mind.net.parameters():
            tensor += 0.2 * torch.randn_like(tensor)
    mind.begin_from(state_of(mind.net))
    return mind


def state_of(net: torch.nn.Module) -> dict[str, Floats]:
    return {name: tensor.numpy().copy() for name, tensor in net.state_dict().items()}


def own(rows: int) -> np.ndarray:
    """Nobody else is asked in so many rows."""
    return np.full(rows, NOBODY)


@pytest.mark.parametrize("game", ["red-sea", "twilight-struggle", "labyrinth", "world-order"])
def test_numpy_finds_what_torch_finds(game: str) -> None:
    encoding, values = encoding_of(game), values_of(game)
    mind = stirred(game, Shape(32, 2, values))
    seen, actions = questions(game, 20)
    offered = np.zeros((20, encoding.actions), np.float32)
    for row in range(20):
        offered[row, actions[row][actions[row] >= 0]] = 1
    with torch.no_grad():
        logits, told = mind.net.judge(torch.from_numpy(seen), torch.from_numpy(offered))
    tensors: dict[str, Floats] = mind.tensors()
    net = Residual(Weights("residual", tensors, frozenset()), encoding)
    found, value = net(seen, offered)
    assert np.allclose(found, logits.numpy(), atol=1e-3)
    assert np.allclose(value, told.numpy(), atol=1e-4)
    assert told.shape == (20, values)
    assert np.std(value) > 0.01


def test_it_chooses_only_what_is_on_offer_and_by_its_shares() -> None:
    seen, actions = questions("red-sea", 50)
    mind = stirred("red-sea", Shape(32, 2, 1))
    encoding = encoding_of("red-sea")
    net = Net(encoding, network_of(Weights("residual", mind.tensors(), frozenset()), encoding), frozenset())
    thought = mind.think(seen, actions, own(50))
    for row in range(50):
        on_offer = actions[row][actions[row] >= 0].tolist()
        assert thought.picks[row] < len(on_offer)
        judged = net.judge([Asked(seen[row].tobytes(), on_offer, 0, 2)])[0]
        assert np.exp(thought.odds[row]) == pytest.approx(judged.shares[thought.picks[row]], abs=1e-4)
        assert thought.values[row, 0] == pytest.approx(judged.values[0], abs=1e-4)


def test_a_lesson_makes_good_choices_likelier_and_values_truer() -> None:
    seen, actions = questions("red-sea", 60)
    mind = TorchMind(
        encoding_of("red-sea"), Shape(32, 1, 1), replace(METHOD, games=60, steps=1, rate=1e-3, epochs=8), 1
    )
    thought = mind.think(seen, actions, own(60), (0, slice(0, 60)))
    good = np.arange(60) % 2 == 0
    lesson = Lesson(
        thought.picks,
        thought.odds,
        np.where(good, 1, -1).astype(np.float32),
        np.full((60, 1), 0.5, np.float32),
        np.ones((60, 1), np.bool_),
        np.arange(60),
    )
    learnt = mind.learn(lesson, 1.0)
    with torch.no_grad():
        logits, values = mind.net(torch.from_numpy(seen), torch.from_numpy(actions).long())
    odds = torch.log_softmax(logits, 1).numpy()[np.arange(60), thought.picks]
    moved = odds - thought.odds
    assert moved[good].mean() > 0 > moved[~good].mean()
    assert values.mean() > 0.1
    assert learnt.entropy > 0


def test_past_selves_choose_in_their_rows_and_the_others_stay_the_learners_own() -> None:
    seen, actions = questions("red-sea", 40)
    mind = stirred("red-sea", Shape(32, 2, 1))
    selves = {}
    for number in (3, 7):
        mind.remember(number)
        selves[number] = {name: torch.from_numpy(tensor.copy()) for name, tensor in mind.tensors().items()}
        mind.begin_from({name: tensor * (1 if name == "scale" else -1) for name, tensor in mind.tensors().items()})
    who = np.array([NOBODY, 3, 7, NOBODY, 7] * 8)
    thought = mind.think(seen, actions, who)
    for number in (NOBODY, 3, 7):
        net = TorchMind(mind.encoding, mind.shape, METHOD, 0).net
        net.load_state_dict(selves[number] if number in selves else mind.net.state_dict())
        rows = np.flatnonzero(who == number)
        with torch.no_grad():
            logits, _ = net(torch.from_numpy(seen[rows]), torch.from_numpy(actions[rows]).long())
        shares = torch.log_softmax(logits, 1).numpy()
        assert np.allclose(thought.odds[rows], shares[np.arange(len(rows)), thought.picks[rows]], atol=1e-4), number
    mind.forget([3])
    assert mind.think(seen, actions, np.where(who == 3, NOBODY, who)).picks.shape == (40,)
    mind.forget([7])
    assert mind.crowd is None


def test_at_school_it_comes_to_choose_as_its_teacher_does() -> None:
    seen, actions = questions("red-sea", 60)
    mind = TorchMind(
        encoding_of("red-sea"),
        Shape(32, 1, 1),
        replace(METHOD, games=60, steps=1, school_rate=3e-3, school_epochs=40),
        1,
    )
    mind.think(seen, actions, own(60), (0, slice(0, 60)))
    taught = (actions >= 0).sum(axis=1) - 1  # whatever is on offer last
    nothing = np.zeros(60, np.float32)
    targets, there = np.zeros((60, 1), np.float32), np.ones((60, 1), np.bool_)
    mind.learn(Lesson(taught * 0, nothing, nothing, targets, there, np.arange(60), taught), 1.0)
    with torch.no_grad():
        logits, _ = mind.mean(torch.from_numpy(seen), torch.from_numpy(actions).long())
    assert (logits.argmax(1).numpy() == taught).mean() > 0.8


def test_it_is_held_to_what_school_has_taught_and_settling_moves_its_values_alone() -> None:
    seen, actions = questions("red-sea", 60)
    method = replace(METHOD, games=60, steps=1, rate=3e-3, epochs=30, entropy=0.0)
    good = np.arange(60) % 2 == 0
    moved, expected = {}, {}
    for held, settling in ((0.0, False), (1.0, False), (0.0, True)):
        mind = TorchMind(encoding_of("red-sea"), Shape(32, 1, 1), method, 1)
        mind.leave_school()
        thought = mind.think(seen, actions, own(60), (0, slice(0, 60)))
        advantages, wanted = np.where(good, 1, -1).astype(np.float32), np.full((60, 1), 0.5, np.float32)
        lesson = Lesson(
            thought.picks, thought.odds, advantages, wanted, np.ones((60, 1), np.bool_), np.arange(60), None, settling
        )
        mind.learn(lesson, 1.0, held)
        with torch.no_grad():
            logits, values = mind.net(torch.from_numpy(seen), torch.from_numpy(actions).long())
        odds = torch.log_softmax(logits, 1).numpy()[np.arange(60), thought.picks]
        moved[held, settling] = float(np.abs(odds - thought.odds).mean())
        expected[held, settling] = float(values.mean())
    free, near, settled = moved[0.0, False], moved[1.0, False], moved[0.0, True]
    assert free > near > settled, moved
    assert near < 0.7 * free
    assert settled < 0.1 * free
    assert min(expected.values()) > 0.4


def test_what_a_teacher_said_is_gone_through_again_and_the_oldest_of_it_forgotten() -> None:
    seen, actions = questions("red-sea", 60)
    encoding, nothing = encoding_of("red-sea"), np.zeros(30, np.float32)
    method = replace(METHOD, games=30, steps=1, school_rate=3e-3, school_epochs=40, teacher="cadet", notebook=50)
    mind = TorchMind(encoding, Shape(32, 1, 1), method, 1)
    taught = (actions >= 0).sum(axis=1) - 1  # whatever is on offer last

    def lesson(rows: slice) -> Lesson:
        mind.think(seen[rows], actions[rows], own(30), (0, slice(0, 30)))
        targets, there = np.zeros((30, 1), np.float32), np.ones((30, 1), np.bool_)
        return Lesson(taught[rows] * 0, nothing, nothing, targets, there, np.arange(30), taught[rows])

    mind.learn(lesson(slice(0, 30)), 1.0)
    assert mind.notebook is not None
    assert len(mind.notebook) == 30
    mind.learn(lesson(slice(30, 60)), 1.0)
    with torch.no_grad():
        logits, _ = mind.mean(torch.from_numpy(seen), torch.from_numpy(actions).long())
    assert (logits.argmax(1).numpy() == taught)[:30].mean() > 0.9  # it was of others, and these are still known
    assert len(mind.notebook) == 50
    kept = {row.numpy().tobytes() for row in mind.notebook.seen}
    assert kept == {row.tobytes() for row in seen[10:60]}


def test_it_learns_from_its_own_decisions_and_values_of_seats_that_there_are() -> None:
    seen, actions = questions("world-order", 20)
    mind = TorchMind(encoding_of("world-order"), Shape(16, 1, 4), replace(METHOD, games=20, steps=1, rate=1e-2), 1)
    thought = mind.think(seen, actions, own(20), (0, slice(0, 20)))
    there = np.zeros((20, 4), np.bool_)
    there[:, :2] = True
    wanted = np.zeros((20, 4), np.float32)
    wanted[:, 1], wanted[:, 3] = 1, 1
    before = mind.tensors()["value.bias"].copy()
    mind.learn(Lesson(thought.picks, thought.odds, thought.odds, wanted, there, np.arange(10)), 1.0)
    moved = mind.tensors()["value.bias"] - before
    assert moved[1] > 0
    assert moved[3] == moved[2] == 0


def test_it_comes_back_as_it_was_with_its_past_and_goes_on_alike(tmp_path: Path) -> None:
    plan = plan_for("red-sea", "", {}, "", False, 0)
    files, shape = files_beside(tmp_path / "net.npz"), Shape(16, 1, 1)

    def made() -> Training:
        return Training(plan, shape, METHOD, TorchMind(encoding_of("red-sea"), shape, METHOD, 0), files)

    def run(one: Training, lessons: int) -> None:
        one.run(Pace(1e6, 1e6, 1e6), Examiner(plan, [], 2, 1), lambda: one.progress.lessons >= lessons, lambda _: None)

    first = made()
    first.mind.leave_school()
    run(first, 5)
    before = kept(files.checkpoint, plan)
    assert before is not None
    second = made()
    second.restore(before)
    assert second.progress == first.progress
    mine, other = first.mind, second.mind
    assert isinstance(mine, TorchMind)
    assert isinstance(other, TorchMind)
    assert set(other.past) == set(mine.past) == {2, 4}
    for name, tensor in mine.tensors().items():
        assert (other.tensors()[name] == tensor).all(), name
    assert mine.schooled is not None
    assert other.schooled is not None
    for name, tensor in mine.schooled.state_dict().items():
        assert (other.schooled.state_dict()[name] == tensor).all(), name
    for number, state in mine.optimiser.state_dict()["state"].items():
        for name, tensor in state.items():
            assert (other.optimiser.state_dict()["state"][number][name] == tensor).all()
    seen, actions = questions("red-sea", 30)
    with torch.no_grad():
        for number in (2, 4):
            asked = torch.from_numpy(seen), torch.from_numpy(actions).long()
            assert torch.allclose(mine.past[number](*asked)[0], other.past[number](*asked)[0], atol=1e-2)
    run(second, 6)
    assert second.progress.lessons == 6
    with pytest.raises(UnfitWeights, match="another net"):
        TorchMind(encoding_of("red-sea"), Shape(24, 1, 1), METHOD, 0).restore(before.arrays)


def score_against_random(net: Net, games: int) -> float:
    """Of the net by itself, which draws by its shares and looks at no danger; sides change."""
    rules, random = game_named("red-sea"), Random(9)
    episode = Episode(rules, rules.setup(), net.encoding, random)
    won = 0.0
    for number in range(games):
        if number:
            episode.again()
        while episode.question is not None:
            on_offer = episode.actions()
            weights = None
            if episode.question.seat == number % 2:
                weights = net.judge([Asked(episode.observe(), on_offer, 0, 2)])[0].shares
            episode.act(random.choices(on_offer, weights)[0])
        won += (episode.returns[number % 2] + 1) / 2
    return won / games


@pytest.mark.timeout(1800)  # machines differ, and are busy
def test_after_a_minute_it_beats_random_clearly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The usual numbers for a processor alone, from nothing, and the file that is written of it."""
    plan = plan_for("red-sea", "", {}, "", False, 0)
    shape, method = fitting(ON_CPU[0], "red-sea"), ON_CPU[1]
    files, encoding = files_beside(tmp_path / "net.npz"), encoding_of("red-sea")
    one = Training(plan, shape, method, TorchMind(encoding, shape, method, 0), files)
    never = Pace(1e6, 1e6, 1e6)
    one.run(never, Examiner(plan, [], 2, 1), lambda: one.progress.decisions >= DECISIONS, lambda _: None)
    weights = read(files.weights, encoding)
    score = score_against_random(Net(encoding, network_of(weights, encoding), weights.kinds), GAMES_TO_BE_SURE)
    with capsys.disabled():
        rate = one.progress.decisions / one.progress.seconds
        print(f"\n{one.progress.decisions:,} decisions, {rate:,.0f} a second; against random {score:.1%}")
    assert score > 0.75
    assert files.weights.stat().st_size < 4_000_000
    assert {"choose_card", "choose_headline", "how_to_play"} <= weights.kinds
