"""Dice that can be checked: the seed of a match is promised from its first moment on, and told when it is over."""

from realpolitik.kernel.promise import promise_of
from realpolitik.table.asking import At, new_router
from realpolitik.table.messages.dice import DiceTold, PromiseTold

router = new_router()


@router.get("/api/matches/{match_id}/dice", tags=["looking"])
async def dice(room: At) -> DiceTold:
    """What was promised of dice and deals, and once the match is over, the seeds that they came from. A choice that is
    taken back brings a new one. There are none where people roll or deal themselves."""
    by_people, over = room.row.chance is not None, room.scene.match.over
    return DiceTold(
        promises=[
            PromiseTold(first=it.first, promise=promise_of(it.seed), seed=it.seed if over else "")
            for it in ([] if by_people else room.promised)
        ]
    )
