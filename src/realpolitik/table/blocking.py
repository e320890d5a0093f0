"""People who want nothing to do with each other: whichever of two has said so, no open table brings them together."""

from sqlalchemy import ColumnElement, exists, or_, select, union

from realpolitik.table.schema import BLOCKS, HOLDINGS, MATCHES


def apart_from(visitor: str) -> ColumnElement[bool]:
    """Whether the host of a match, or anybody who sits there, has blocked the visitor or is blocked by them."""
    others = union(
        select(BLOCKS.c.blocked).where(BLOCKS.c.visitor == visitor),
        select(BLOCKS.c.visitor).where(BLOCKS.c.blocked == visitor),
    )
    sitting = exists().where(HOLDINGS.c.match_id == MATCHES.c.id, HOLDINGS.c.visitor.in_(others))
    return or_(MATCHES.c.host.in_(others), sitting.correlate(MATCHES))
