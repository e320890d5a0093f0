"""Games played side by side: the same as one after another, whatever becomes of the processes."""

import os
import signal
import sys
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from realpolitik.arena import crew
from realpolitik.arena.arrangement import Arranged, arrange
from realpolitik.arena.crew import GameFailed, Worker, played_here
from realpolitik.arena.on_ray import played_on_ray
from realpolitik.arena.playing import Played
from realpolitik.kernel.errors import BadSetup

ARRANGED = arrange("red-sea", ["random"], 1)


def timeless(played: Sequence[Played]) -> list[Played]:
    """The games in their order, without the time they took."""
    return [game._replace(seconds=0.0) for game in sorted(played)]


def one_after_another(numbers: Sequence[int]) -> list[Played]:
    return timeless(list(played_here(ARRANGED, numbers, 1, keep=True)))


def test_several_processes_play_the_same() -> None:
    assert timeless(list(played_here(ARRANGED, range(4), 2, keep=True))) == one_after_another(range(4))


def test_a_process_that_dies_is_replaced_and_its_game_played(monkeypatch: pytest.MonkeyPatch) -> None:
    killed = []

    class Mortal(Worker):
        def begin(self, number: int) -> None:
            super().begin(number)
            if number == 1 and not killed:
                killed.append(number)
                assert self.process.pid is not None
                os.kill(self.process.pid, signal.SIGKILL)

    monkeypatch.setattr(crew, "Worker", Mortal)
    assert timeless(list(played_here(ARRANGED, range(3), 2, keep=True))) == one_after_another(range(3))
    assert killed


def test_a_game_that_kills_every_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Doomed(Worker):
        def begin(self, number: int) -> None:
            assert self.process.pid is not None
            os.kill(self.process.pid, signal.SIGKILL)
            super().begin(number)

    monkeypatch.setattr(crew, "Worker", Doomed)
    with pytest.raises(GameFailed, match=r"game 0 \(random against random\) .* its process died 3 times \(SIGKILL\)"):
        list(played_here(ARRANGED, [0], 2, keep=False))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_fails_is_told(jobs: int) -> None:
    broken = ARRANGED._replace(tables=(("napoleon", "random"),))
    with pytest.raises(
        GameFailed, match=r"game 0 .* cannot be played: RealpolitikError: red-sea has no bot 'napoleon'"
    ):
        list(played_here(broken, [0], jobs, keep=False))


# -- on a cluster ------------------------------------------------------------------------------------------------------


class ByIdentity(tuple[Any, ...]):
    """What stands for a game under way: no two are the same, and each is a key."""

    __slots__ = ()
    __hash__ = object.__hash__


class FakeRay(SimpleNamespace):
    """As much of Ray as is used, in this process."""

    def __init__(self) -> None:
        super().__init__(address="", most=0, closed=False)

    def init(self, address: str, log_to_driver: bool) -> None:
        if address == "nowhere":
            raise ConnectionError("no answer")
        self.address = address

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, play: Any) -> Any:
        return SimpleNamespace(remote=lambda *given: ByIdentity((play, given)))

    def wait(self, under_way: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(under_way))
        return under_way[-num_returns:], under_way[:-num_returns]

    def get(self, reference: Any) -> Any:
        play, given = reference
        return play(*given)

    def shutdown(self) -> None:
        self.closed = True


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    made = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", made)  # type: ignore[arg-type]
    return made


def test_a_cluster_plays_the_same(ray: FakeRay) -> None:
    assert timeless(list(played_on_ray(ARRANGED, range(6), "auto", keep=True))) == one_after_another(range(6))
    assert (ray.address, ray.most, ray.closed) == ("auto", 4, True)


def test_what_goes_wrong_on_a_cluster_is_told(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetup, match="there is no Ray cluster at nowhere: no answer"):
        list(played_on_ray(ARRANGED, [0], "nowhere", keep=False))
    broken: Arranged = ARRANGED._replace(tables=(("napoleon", "random"),))
    with pytest.raises(GameFailed, match="no bot 'napoleon'"):
        list(played_on_ray(broken, [0], "auto", keep=False))
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match="the package ray"):
        list(played_on_ray(ARRANGED, [0], "auto", keep=False))
