"""Nets: files of weights, the arithmetic in numpy, and the nets that are shipped."""

import math
from importlib.resources import files
from pathlib import Path
from random import Random

import numpy as np
import pytest
from bots.unlearnt import BLOCKS, WIDTH, small_weights

import realpolitik
from realpolitik.bots.bot import Seat
from realpolitik.bots.net.net import Asked, Net, net_of
from realpolitik.bots.net.network import Residual, network_of
from realpolitik.bots.net.weights import Floats, UnfitWeights, Weights, read, write
from realpolitik.encodings.encoding import Encoding
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.question import NATURE

GAMES = ("twilight-struggle", "red-sea")
FOUR_MEGABYTES = 4_000_000


def inputs(encoding: Encoding, rows: int) -> tuple[np.ndarray, Floats]:
    """Observations and offers out of a random game, one a row."""
    match, random = realpolitik.new(encoding.name, seed=4), Random(4)
    seen, offered = [], np.zeros((rows, encoding.actions), np.float32)
    while len(seen) < rows:
        q = match.question
        if q.seat != NATURE and len(q.options) > 1:
            offered[len(seen), encoding.actions_of(q)] = 1
            seen.append(encoding.observe(match.state, q))
        match.answer(random.choice(q.options), q.seat)
    return np.frombuffer(b"".join(seen), np.int8).reshape(rows, encoding.size), offered


def by_hand(weights: Weights, observation: list[int], offered: list[float]) -> tuple[list[float], float]:
    """The same net as the plainest Python: every sum written out."""
    held = {name: tensor.tolist() for name, tensor in weights.tensors.items()}

    def linear(x: list[float], name: str) -> list[float]:
        rows = zip(held[f"{name}.weight"], held[f"{name}.bias"], strict=True)
        return [sum(a * b for a, b in zip(row, x, strict=True)) + bias for row, bias in rows]

    def normal(x: list[float], name: str) -> list[float]:
        mean = sum(x) / len(x)
        spread = math.sqrt(sum((value - mean) ** 2 for value in x) / len(x) + 1e-5)
        scales = zip(x, held[f"{name}.weight"], held[f"{name}.bias"], strict=True)
        return [(value - mean) / spread * weight + bias for value, weight, bias in scales]

    def gelu(x: list[float]) -> list[float]:
        return [0.5 * v * (1 + math.tanh(math.sqrt(2 / math.pi) * (v + 0.044715 * v**3))) for v in x]

    x = linear([a * b for a, b in zip(observation, held["scale"], strict=True)] + offered, "first")
    for block in range(BLOCKS):
        inner = gelu(linear(normal(x, f"blocks.{block}.n"), f"blocks.{block}.a"))
        x = [a + b for a, b in zip(x, linear(inner, f"blocks.{block}.b"), strict=True)]
    x = gelu(normal(x, "n"))
    return linear(x, "policy"), math.tanh(linear(x, "value")[0])


# -- arithmetic ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_numpy_finds_what_plain_sums_find(game: str) -> None:
    encoding = encoding_of(game)
    weights = small_weights(encoding)
    seen, offered = inputs(encoding, 5)
    logits, values = Residual(weights, encoding)(seen, offered)
    for row in range(5):
        expected, value = by_hand(weights, seen[row].tolist(), offered[row].tolist())
        assert np.allclose(logits[row], expected, atol=1e-3)
        assert values[row, 0] == pytest.approx(value, abs=1e-4)


@pytest.mark.parametrize("game", GAMES)
def test_many_questions_are_judged_as_each_alone(game: str) -> None:
    net, encoding = net_of(game), encoding_of(game)
    seen, offered = inputs(encoding, 9)
    rows = zip(seen, offered, strict=True)
    asked = [Asked(row.tobytes(), np.flatnonzero(offers).tolist(), 1, 2) for row, offers in rows]
    for together, one in zip(net.judge(asked), asked, strict=True):
        alone = net.judge([one])[0]
        assert together.shares == pytest.approx(alone.shares, abs=1e-4)
        assert together.values == pytest.approx(alone.values, abs=1e-4)
        assert sum(alone.shares) == pytest.approx(1)
        assert -1 <= alone.values[1] == -alone.values[0] <= 1


def test_an_option_that_is_no_action_has_a_share_too() -> None:
    """A card or a label that came into the game after the encoding: it may be chosen, though not soon."""
    net = net_of("red-sea")
    seen, offered = inputs(net.encoding, 1)
    actions = np.flatnonzero(offered[0]).tolist()
    judged = net.judge([Asked(seen[0].tobytes(), [*actions, -1], 0, 2)])[0]
    assert judged.shares[-1] == pytest.approx(min(judged.shares))
    assert net.judge([Asked(seen[0].tobytes(), [-1, -1], 0, 2)])[0].shares == [0.5, 0.5]


# -- files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_eight_bits_are_nearly_as_good_as_all(game: str, tmp_path: Path) -> None:
    encoding = encoding_of(game)
    weights = small_weights(encoding)
    write(tmp_path / "net.npz", weights, encoding)
    kept = read(tmp_path / "net.npz", encoding)
    assert kept.kinds == weights.kinds
    for name, tensor in weights.tensors.items():
        assert np.abs(kept.tensors[name] - tensor).max() <= np.abs(tensor).max() / 254 + 1e-6, name
    seen, offered = inputs(encoding, 40)
    logits, values = network_of(weights, encoding)(seen, offered)
    packed_logits, packed_values = network_of(kept, encoding)(seen, offered)
    assert np.abs(logits - packed_logits).mean() < 0.02 * logits.std()
    assert np.abs(values - packed_values).mean() < 0.02


def test_a_file_tells_how_its_net_was_made(tmp_path: Path) -> None:
    encoding, path = encoding_of("red-sea"), tmp_path / "net.npz"
    card = {"decisions": 68_000_000, "device": "CPU", "scores": {"random": {"score": 0.9}}}
    write(path, small_weights(encoding)._replace(card=card), encoding)
    assert read(path, encoding).card == card
    assert net_of("red-sea").kinds  # that of the package was made before there were cards
    write(path, small_weights(encoding), encoding)
    assert read(path, encoding).card == {}
    for damaged in ("no card", "[1, 2]", "[" * 100_000):
        with np.load(path) as held:
            np.savez(path, **{**held, "card": np.array(damaged)})
        assert read(path, encoding).card == {}


def test_a_net_may_have_a_value_for_every_seat() -> None:
    """The first is that of whoever is asked."""
    encoding = encoding_of("world-order")
    one = small_weights(encoding)
    more = {"value.weight": np.zeros((4, WIDTH), np.float32), "value.bias": np.full(4, 0.5, np.float32)}
    more["value.weight"][0], more["value.bias"][0] = one.tensors["value.weight"][0], one.tensors["value.bias"][0]
    seen, offered = inputs(encoding, 5)
    four = one._replace(tensors={**one.tensors, **more})
    logits, values = Residual(four, encoding)(seen, offered)
    same_logits, value = Residual(one, encoding)(seen, offered)
    assert np.allclose(logits, same_logits)
    assert np.allclose(values[:, :1], value)
    assert np.allclose(values[:, 1:], np.tanh(0.5))
    wrong = one._replace(tensors={**one.tensors, "value.bias": more["value.bias"]})
    with pytest.raises(UnfitWeights, match=r"value\.weight of \(4, 8\), not of \(1, 8\)"):
        network_of(wrong, encoding)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_is_small_and_fits(game: str) -> None:
    path = files("realpolitik.bots.net") / "data" / f"{game.replace('-', '_')}.npz"
    assert len(path.read_bytes()) <= FOUR_MEGABYTES
    assert {"choose_card", "choose_headline", "how_to_play", "place_where"} <= net_of(game).kinds
    assert not {"bid", "pick_card"} & net_of(game).kinds


def test_weights_that_do_not_fit_are_refused_with_a_sentence(tmp_path: Path) -> None:
    here, there = encoding_of("red-sea"), encoding_of("twilight-struggle")
    path = tmp_path / "net.npz"
    write(path, small_weights(there), there)
    with pytest.raises(UnfitWeights, match="are for twilight-struggle, not for red-sea"):
        read(path, here)
    newer = Encoding("red-sea", here.version + 1, here.fields, [], ["pass"], 8)
    write(path, small_weights(newer), newer)
    with pytest.raises(UnfitWeights, match=r"version 2 of the encoding of red-sea; this is version 1"):
        read(path, here)
    weights = small_weights(here)
    write(path, Weights("attention", weights.tensors, weights.kinds), here)
    with pytest.raises(UnfitWeights, match="no net of the architecture 'attention'"):
        network_of(read(path, here), here)
    write(path, Weights("residual", {**weights.tensors, "n.bias": weights.tensors["n.bias"][1:]}, frozenset()), here)
    with pytest.raises(UnfitWeights, match=r"n\.bias"):
        network_of(read(path, here), here)
    broken = {**weights.tensors, "n.bias": np.full(WIDTH, np.nan, np.float32)}
    write(path, Weights("residual", broken, frozenset()), here)
    with pytest.raises(UnfitWeights, match="damaged"):
        read(path, here)


@pytest.mark.parametrize("content", [b"", b"no zip", b"PK\x05\x06" + bytes(18)])
def test_what_is_no_file_of_weights_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(content)
    with pytest.raises(UnfitWeights, match=r"net\.npz"):
        read(path, encoding_of("red-sea"))


def test_nothing_is_unpickled(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    np.savez(path, architecture=np.array([print], dtype=object))
    with pytest.raises(UnfitWeights, match="cannot be read"):
        read(path, encoding_of("red-sea"))


# -- a seat ----------------------------------------------------------------------------------------


def test_only_whoever_is_asked_observes() -> None:
    match = realpolitik.new("twilight-struggle", seed=1)
    asked, waiting = Seat(match, match.question.seat), Seat(match, 1 - match.question.seat)
    net: Net = net_of("twilight-struggle")
    assert asked.observe(net.encoding) == net.encoding.observe(match.state, match.question)
    assert (asked.is_asked, waiting.is_asked) == (True, False)
    with pytest.raises(WrongAnswer, match="is not asked"):
        waiting.observe(net.encoding)
