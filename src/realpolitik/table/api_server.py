"""What an operator asks: whether the server runs, whether moves can be stored, and how much there is to do."""

from fastapi import Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from realpolitik import __version__
from realpolitik.table.addresses import client_of
from realpolitik.table.asking import InHall, new_router
from realpolitik.table.messages.server import Health, Ready
from realpolitik.table.refused import Refused

router = new_router()


@router.get("/health", tags=["server"])
async def health(hall: InHall) -> Health:
    """Whether the server answers. The database is not asked: one that hangs is no reason to start the server anew."""
    rooms = hall.rooms.open_rooms
    return Health(status="ok", version=__version__, rooms=len(rooms), viewers=sum(len(room.viewers) for room in rooms))


@router.get("/ready", tags=["server"])
async def ready(hall: InHall) -> Ready:
    """Whether moves can be stored: the database takes a write, and soon; and the server is not about to stop."""
    if hall.rooms.closing:
        raise Refused("not_ready", "the server is about to stop")
    if not await hall.readiness.ready():
        raise Refused("not_ready", "the database takes no writes now")
    return Ready(status="ready")


@router.get("/metrics", include_in_schema=False)
async def metrics(hall: InHall, request: Request) -> Response:
    """Figures for Prometheus, for those whom the operator has named. To others there is no such address."""
    if not hall.watchers.hold(client_of(request.scope)):
        raise Refused("unknown", "Not Found")
    return Response(request.app.state.figures.told(hall), media_type=CONTENT_TYPE_LATEST)
