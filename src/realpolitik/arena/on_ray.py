"""The same games on a Ray cluster, whose machines must have the same version of this package."""

from collections import deque
from collections.abc import Generator, Iterable
from importlib import import_module
from typing import Any, Final

from realpolitik.arena.arrangement import Arranged
from realpolitik.arena.crew import GameFailed
from realpolitik.arena.playing import Played, play
from realpolitik.kernel.errors import BadSetup

AT_ONCE: Final = 2  # games handed out for each core of the cluster, so that none waits for the next


def played_on_ray(arranged: Arranged, numbers: Iterable[int], address: str, keep: bool) -> Generator[Played]:
    """The games of these numbers as they end. Ray itself plays again what a lost machine was at."""
    ray = _ray()
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadSetup(f"there is no Ray cluster at {address}: {error}") from None
    waiting = deque(numbers)
    under_way: dict[Any, int] = {}
    remote = ray.remote(play)
    try:
        room = max(1, AT_ONCE * int(ray.cluster_resources().get("CPU", 1)))
        while waiting or under_way:
            while waiting and len(under_way) < room:
                number = waiting.popleft()
                under_way[remote.remote(arranged, number, keep)] = number
            ended, _ = ray.wait(list(under_way), num_returns=1)
            for it in ended:
                number = under_way.pop(it)
                try:
                    played: Played = ray.get(it)
                except Exception as error:
                    raise GameFailed(arranged, number, f"{type(error).__name__}: {error}") from error
                yield played
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise BadSetup("a cluster is reached with the package ray: pip install 'realpolitik[ray]'") from None
