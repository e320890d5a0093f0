"""Plans: set-ups that are checked, sizes that may be shipped."""

import pytest
from games.frozen import GAMES
from learning.guessing import tensors

from realpolitik.bots.net.weights import UnfitWeights, Weights
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.errors import BadSetup
from realpolitik.learning.plan import (
    MOST_WEIGHTS,
    ON_GPU,
    Shape,
    cores,
    fitting,
    plan_for,
    shape_in,
    usual,
    values_of,
)


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_net_may_be_shipped(game: str) -> None:
    shape = fitting(ON_GPU[0], game)
    encoding = encoding_of(game)
    assert 3_000_000 > 0.6 * shape.weights(encoding) > 1_500_000
    assert shape.weights(encoding) <= MOST_WEIGHTS
    small = Shape(24, 2, values_of(game))
    assert small.weights(encoding) == sum(tensor.size for tensor in tensors(encoding, small).values())


def test_only_where_more_than_two_play_is_there_a_value_a_seat() -> None:
    assert [values_of(game) for game in ("red-sea", "labyrinth", "world-order")] == [1, 1, 4]


def test_every_seating_is_one_set_up_after_the_other() -> None:
    plan = plan_for("world-order", "", {}, "", True, 5)
    assert len(plan.mix) == 9
    assert plan.mix[0] == {}
    assert plan_for("red-sea", "", {}, "", False, 5).mix == ({},)
    heading = plan.heading()
    assert (heading["game"], heading["seed"], heading["mix"][-1]) == ("world-order", 5, {"powers": "eu_china"})


def test_other_options_are_dealt_out_besides_as_often_as_they_are_named() -> None:
    also = [{"solitaire": "true", "ideology": "potent"}, {"solitaire": "no"}, {"solitaire": "no"}]
    plan = plan_for("labyrinth", "", {}, "", False, 0, also)
    two = {"solitaire": False}
    assert plan.mix == ({}, {"solitaire": True, "ideology": "potent"}, two, two)
    assert plan.options["solitaire"] is False
    assert plan_for("labyrinth", "", {}, "", True, 0, also[:1]).mix == (
        {},
        {"solitaire": True},
        {"solitaire": True, "ideology": "potent"},
    )
    with pytest.raises(BadSetup, match="ideology"):
        plan_for("labyrinth", "", {}, "", False, 0, [{"ideology": "potent"}])


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup, match="no scenario 'ragnarok'"):
        plan_for("red-sea", "ragnarok", {}, "", False, 0)
    with pytest.raises(BadSetup, match="no option"):
        plan_for("red-sea", "", {"wind": "north"}, "", False, 0)


def test_weights_tell_their_shape() -> None:
    encoding = encoding_of("red-sea")
    assert shape_in(Weights("residual", tensors(encoding, Shape(16, 3, 1)), frozenset()), "red-sea") == Shape(16, 3, 1)
    with pytest.raises(UnfitWeights, match="tell 2 values, and a net of red-sea has 1"):
        shape_in(Weights("residual", tensors(encoding, Shape(16, 3, 2)), frozenset()), "red-sea")
    with pytest.raises(UnfitWeights, match="have scale of"):
        shape_in(Weights("residual", tensors(encoding_of("labyrinth"), Shape(16, 3, 1)), frozenset()), "red-sea")


def test_a_core_is_left_to_whoever_thinks() -> None:
    for gpu in (False, True):
        shape, method = usual(gpu)
        assert 1 <= method.processes <= max(1, cores() - 1)
        assert method.games % 2 == 0
        assert shape.width > 0
