"""A match brought back from the store: its moves are folded to answers, and the answers played again by the rules."""

from collections.abc import Sequence
from typing import NamedTuple

from realpolitik.kernel.chance import Scripted
from realpolitik.kernel.errors import BadSetup, RealpolitikError
from realpolitik.kernel.game import why_other_content
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.question import NATURE
from realpolitik.table.book import why_not_shown
from realpolitik.table.breaking import BROKEN, NO_FAULT_OF_THE_MATCH, Broken, unless_broken
from realpolitik.table.catching_up import read_elsewhere
from realpolitik.table.in_short import standing_of
from realpolitik.table.real_table import restored
from realpolitik.table.refused import Refused
from realpolitik.table.rows import ChatRow, MatchRow, MoveRow, ProposalRow, SeatRow
from realpolitik.table.standing import Standing, from_columns
from realpolitik.table.store import Store


class Unreadable(Refused):
    """Nothing of the match can be shown: its game is gone, it cannot be set up like this any more, or it breaks."""

    def __init__(self, why: str) -> None:
        super().__init__("pinned", why)


class Recalled(NamedTuple):
    """A match as far as it replays; `pinned` says why that is not to its end, or not to where it was.

    Everybody at the table may read that. What the rules said, `complaint`, may name cards, and is for the operator.
    """

    match: Match
    asked_since: list[int]  # for each seat the version at which its open question was put
    pinned: str
    complaint: str = ""


class Contents(NamedTuple):
    """All that is stored of a match, and the match that it makes."""

    row: MatchRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    chat: list[ChatRow]
    proposal: ProposalRow | None
    holdings: list[tuple[str, int]]  # who holds which seat
    elsewhere: frozenset[int]  # the seats from which people look on at other servers
    recalled: Recalled


def contents(store: Store, match_id: str) -> Contents | None:
    moves = store.moves(match_id)
    row = store.match(match_id)  # after the moves: an older one could hold a seed that was given up since
    if row is None:
        return None
    try:
        recalled = recall(row, moves)
    except Unreadable as unreadable:
        if str(unreadable) == BROKEN != row.pinned:
            store.pin(match_id, BROKEN)
        raise
    standing = standing_of(recalled.match)
    if (standing, recalled.pinned) != (standing_kept(row), row.pinned or ""):  # or other rules have come to another end
        store.bring_up_to_date(match_id, len(moves), standing, recalled.pinned)
    return Contents(
        row,
        store.seats(match_id),
        moves,
        store.chat(match_id),
        store.proposal(match_id),
        store.holdings(match_id),
        read_elsewhere(store, match_id),
        recalled,
    )


def standing_kept(row: MatchRow) -> Standing | None:
    return from_columns([getattr(row, name) for name in Standing._fields])


def recall(row: MatchRow, moves: Sequence[MoveRow]) -> Recalled:
    """Play the match again. Whatever is wrong with it pins it; only what cannot even be begun is raised."""
    match = _begin(row)
    answers, reached = _fold(moves)
    asked_since = [0] * len(match.seats)
    _note_asked(match, set(), NATURE, asked_since, reached[0])
    pinned = complaint = ""
    for number, (seat, option) in enumerate(answers):
        before = {question.seat for question in match.questions}
        try:
            match.answer(option, seat)
        except Exception as error:  # a fault of the rules too: the match is kept for better ones
            pinned = f"answer {number} of {len(answers)} does not follow the rules"
            complaint = f"{type(error).__name__}: {error}"
            break
        _note_asked(match, before, seat, asked_since, reached[number + 1])
    match.chance = restored(row.chance, row.seed)
    if match.chance.by_hand():
        asked_since = [len(moves)] * len(match.seats)  # any move there may change what a question offers
    try:
        pinned = pinned or unless_broken(lambda: _what_differs(match, row, moves))
    except Broken as broken:
        pinned, complaint = BROKEN, repr(broken.problem)
    return Recalled(match, asked_since, pinned, complaint)


def _begin(row: MatchRow) -> Match:
    try:
        if problem := why_not_shown(row.game):
            raise BadSetup(problem)
        game = game_named(row.game)
        if other := why_other_content(game, row.content):
            raise BadSetup(f"it was {other}")
        setup = game.setup(row.scenario, row.options)
        setup.position = row.position
        return Match(game, setup, Scripted([]))  # every answer of chance is in the record
    except RealpolitikError as error:
        raise Unreadable(f"the match cannot be set up: {error}") from None
    except NO_FAULT_OF_THE_MATCH:
        raise
    except Exception as problem:
        raise Unreadable(BROKEN) from problem


def _fold(moves: Sequence[MoveRow]) -> tuple[list[Answer], list[int]]:
    """The answers that are left of all moves, and for each number of answers the version that came to it last."""
    answers: list[Answer] = []
    reached = [0]
    for move in moves:
        del answers[move.keep :]
        del reached[move.keep + 1 :]
        if move.kind != "answer":
            reached[-1] = move.sequence
        answers.extend((seat, option) for seat, option in move.answers)
        reached.extend(move.sequence for _ in move.answers)
    return answers, reached


def _note_asked(match: Match, before: set[int], answered: int, asked_since: list[int], version: int) -> None:
    """A question is new to a seat that was not asked before, or has just answered."""
    for question in match.questions:
        if question.seat != NATURE and (question.seat not in before or question.seat == answered):
            asked_since[question.seat] = version


def _what_differs(match: Match, row: MatchRow, moves: Sequence[MoveRow]) -> str:
    if match.questions and match.question.seat == NATURE and not match.chance.by_hand():
        return "the record stops where chance was still to answer"
    if moves and match.digest() != moves[-1].digest:
        now = match.game.rules_version
        versions = "" if row.rules == now else f" (begun under version {row.rules} of the rules, read under {now})"
        return f"the answers lead to another position than the one recorded{versions}"
    return ""
