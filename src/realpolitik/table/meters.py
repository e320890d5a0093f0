"""What the server counts and measures of itself, for Prometheus to fetch.

Labels are words of the program: kinds, codes, routes, games, bots. No name, key, address or id of a match is ever one.
"""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from starlette.types import Scope

METHODS: Final = ("GET", "HEAD", "POST")
OTHER: Final = "other"  # whatever strangers make up counts as one
SHORT: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)  # seconds
LONG: Final = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 40, 60)  # seconds: bots think longer

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, processor and open files of the server's process, where the system tells

MOVES: Final = Counter("realpolitik_moves", "Moves that were stored.", ["kind"], registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "realpolitik_move_seconds",
    "From a move that somebody makes to its being stored.",
    registry=REGISTRY,
    buckets=SHORT,
)
SCREEN_SECONDS: Final = Histogram(
    "realpolitik_screen_seconds", "From the wish for a screen to the screen.", registry=REGISTRY, buckets=SHORT
)
REQUEST_SECONDS: Final = Histogram(
    "realpolitik_request_seconds",
    "From a request to its answer.",
    ["method", "route"],
    registry=REGISTRY,
    buckets=SHORT,
)
REFUSED: Final = Counter("realpolitik_refused", "What was asked for and not done.", ["code"], registry=REGISTRY)
BOTS_ASKED: Final = Gauge("realpolitik_bots_asked", "Bots that wait for a worker or think now.", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "realpolitik_bot_seconds",
    "From the question to a bot, waiting included, to its choice.",
    ["game", "bot"],
    registry=REGISTRY,
    buckets=LONG,
)
CALLS: Final = Counter(
    "realpolitik_calls", "Players who are away were told, or could not be.", ["kind", "how"], registry=REGISTRY
)
ROOMS: Final = Gauge("realpolitik_rooms", "Matches in memory.", registry=REGISTRY)
CHANNELS: Final = Gauge("realpolitik_channels", "Live channels that are open.", registry=REGISTRY)
SHELF_BYTES: Final = Gauge("realpolitik_shelf_bytes", "Bytes of what is kept for whoever asks next.", registry=REGISTRY)


def request_answered(scope: Scope, seconds: float) -> None:
    """Measure a request, by the route that it took and not by its path: paths hold ids."""
    method = scope["method"] if scope["method"] in METHODS else OTHER
    route = getattr(scope.get("route"), "path", OTHER)
    REQUEST_SECONDS.labels(method, route).observe(seconds)


def all_figures() -> bytes:
    """Everything, in the form that Prometheus reads."""
    return generate_latest(REGISTRY)
