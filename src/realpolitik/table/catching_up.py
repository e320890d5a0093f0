"""Catching up with other servers: what they have changed in a match since we knew it, and the match that follows."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE
from realpolitik.table.real_table import restored
from realpolitik.table.rows import ChatRow, MatchRow, MoveRow, ProposalRow, SeatRow
from realpolitik.table.scene import Scene
from realpolitik.table.sharing import Kind, TheirMove
from realpolitik.table.store import Store


class Later(NamedTuple):
    """What the store knows now, of the kinds that were asked for; None and nothing for the others."""

    row: MatchRow
    known: bool  # whether the version that is known is one of the match still: a database may have lost its last moves
    moves: list[MoveRow]  # after that version
    chat: list[ChatRow]  # after the line that is known
    proposal: ProposalRow | None
    seats: list[SeatRow] | None
    holdings: list[tuple[str, int]] | None  # who holds which seat
    elsewhere: frozenset[int] | None  # the seats from which people look on at other servers


def read_later(store: Store, match_id: str, version: int, lines: int, kinds: Collection[Kind]) -> Later | None:
    """Nothing, where the match is gone. The row is read after the moves: one that is older could hold a seed that was
    given up since, and one that is newer does no harm, as no move can follow the older ones then."""
    moves = store.moves(match_id, version - 1) if Kind.MOVES in kinds else []
    row = store.match(match_id)
    if row is None:
        return None
    company = Kind.COMPANY in kinds
    return Later(
        row,
        version == 0 or Kind.MOVES not in kinds or any(move.sequence == version for move in moves),
        [move for move in moves if move.sequence > version],
        store.chat(match_id, lines) if Kind.CHAT in kinds else [],
        store.proposal(match_id),
        store.seats(match_id) if company else None,
        store.holdings(match_id) if company else None,
        read_elsewhere(store, match_id) if Kind.PRESENCE in kinds else None,
    )


def told_later(row: MatchRow, version: int, told: Sequence[TheirMove]) -> Later | None:
    """The same of what other servers have told us, where that is all there is: moves that follow the version we know,
    one after another. A new seed is never told so, nor a clock, which the row alone tells."""
    if (
        row.pace is not None
        or not told
        or [it.move.sequence for it in told] != list(range(version + 1, version + 1 + len(told)))
    ):
        return None
    made, over = told[-1].move.made, told[-1].over
    row = row._replace(updated=made, finished=made if over else None)
    return Later(row, True, [it.move for it in told], [], None, None, None, None)


def read_elsewhere(store: Store, match_id: str) -> frozenset[int]:
    return store.sharing.present_elsewhere(match_id) if store.sharing is not None else frozenset()


class Differs(Exception):
    """The moves of others do not lead on from where we are, or not to where they led there."""


def follow(scene: Scene, row: MatchRow, moves: Sequence[MoveRow]) -> tuple[Match, list[int]]:
    """The match after these moves, and for each seat the version at which its question was put."""
    match, asked_since, chance = scene.match.clone(), scene.asked_since, restored(row.chance, row.seed)
    for version, move in enumerate(moves, scene.version + 1):
        if move.sequence != version or move.keep > len(match.answers):
            raise Differs
        before = {question.seat for question in match.questions}
        match.chance = Recorded()  # every answer of chance is among the others
        if move.keep < len(match.answers):
            match.rewind(match.answers[: move.keep])
        for seat, option in move.answers:
            match.answer(option, seat)
        match.chance = chance
        asked_since = asked_anew(asked_since, before, match, move)
    match.chance = chance
    if moves and match.digest() != moves[-1].digest:
        raise Differs
    return match, asked_since


def asked_anew(asked_since: Sequence[int], before: Collection[int], after: Match, move: MoveRow) -> list[int]:
    """For each seat the version at which its question was put. One that stays open while another seat answers its own
    in secret is as old as it was: `before` are the seats that were asked when the move was made."""
    if after.chance.by_hand():  # any move may change what a question offers
        return [move.sequence] * len(asked_since)
    since = list(asked_since)
    for question in after.questions:
        waits = move.kind == "answer" and question.seat != move.seat and question.seat in before
        if question.seat != NATURE and not waits:
            since[question.seat] = move.sequence
    return since
