"""Ratings, per game and side, of people with an account: changed in the transaction in which a rated match ends, once.

What a rated match tells of itself stands in its row: its `state`, `yes` or why it does not count, and the ratings of
those who sit there, as they were when they sat down and, once it is over, as they became. Each result is kept on its
own too, in the order in which they came, so that all ratings can be worked out anew.

Of a table of three or four somebody may leave, by resigning or by running out of time, and a bot plays on in their
seat. That is a result like any other: who stays comes out before who leaves, and who left later before who left
earlier, whatever the bots make of these seats. The bots count for nothing. What those who left have had comes when the
match ends, with all the rest, and until then `left` has their seats and accounts, the first to leave first.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from realpolitik.table import glicko
from realpolitik.table.glicko import Game, Standing
from realpolitik.table.rows import MoveRow
from realpolitik.table.schema import ACCOUNTS, HOLDINGS, MATCHES, RATINGS, RESULTS, SEATS

PROVISIONAL: Final = 110.0  # the deviation above which a rating says little yet
ONE_AT_A_TIME: Final = 0x7261746564  # the lock of PostgreSQL under which results are numbered

Key = tuple[str, str, str]  # the account, the game, the side


def new_rated(seats: int) -> dict[str, Any]:
    """What the row of a new rated match says."""
    return {"state": "yes", "seats": [None] * seats}


def leaves_rated(connection: Connection, match_id: str, seat: int) -> None:
    """Whoever holds a seat is about to leave it to a bot. Once everybody is there, that counts as a result."""
    rated = _rated(connection, match_id)
    if rated is None or rated["state"] != "yes":
        return
    people = select(SEATS.c.seat, SEATS.c.taken).where(SEATS.c.match_id == match_id, SEATS.c.kind == "person")
    accounts = _accounts_at(connection, match_id)
    begun = all(taken is not None for _, taken in connection.execute(people))
    if begun and seat in accounts:
        left = [*rated.get("left", []), {"seat": seat, "account": accounts[seat]}]
        _keep(connection, match_id, {**rated, "left": left})


def seated_rated(connection: Connection, match_id: str) -> None:
    """Somebody has sat down or got up. Where a bot plays for nobody who has left, a match is rated no longer."""
    rated = _rated(connection, match_id)
    if rated is None or rated["state"] != "yes":
        return
    seats = connection.execute(select(SEATS).where(SEATS.c.match_id == match_id).order_by(SEATS.c.seat)).all()
    game = connection.scalar(select(MATCHES.c.game).where(MATCHES.c.id == match_id))
    left = {it["seat"] for it in rated.get("left", [])}
    state = "bot" if any(seat.kind == "bot" and seat.seat not in left for seat in seats) else "yes"
    accounts = _accounts_at(connection, match_id)
    told = [
        None if seat.seat not in accounts else _told(_standing(connection, (accounts[seat.seat], str(game), seat.name)))
        for seat in seats
    ]
    _keep(connection, match_id, {**rated, "state": state, "seats": told})


def rate(connection: Connection, move: MoveRow, called: Sequence[str], result: Sequence[float] | None) -> None:
    """What a move means for the rating of its match: one that takes back ends it, and the end of the match counts. A
    match that has counted does so never again."""
    if move.kind != "takeback" and result is None:
        return  # as nearly every move
    rated = _rated(connection, move.match_id)
    if rated is None or rated["state"] != "yes":
        return
    if move.kind == "takeback" or result is None:
        _keep(connection, move.match_id, {**rated, "state": "takeback"})
    else:
        _count(connection, move, called, result, rated)


def _count(
    connection: Connection, move: MoveRow, called: Sequence[str], result: Sequence[float], rated: dict[str, Any]
) -> None:
    accounts = _accounts_at(connection, move.match_id)
    left = {it["seat"]: it["account"] for it in rated.get("left", []) if _is_there(connection, it["account"])}
    scores = _scores({seat: result[seat] for seat in accounts}, list(left))
    accounts |= left
    everybody = len(result) == len(accounts) + sum(it["seat"] not in accounts for it in rated.get("left", []))
    if not everybody or len(accounts) < 2 or len({*accounts.values()}) != len(accounts):
        _keep(connection, move.match_id, {**rated, "state": "account"})
        return
    if connection.dialect.name == "postgresql":  # the order of results is that in which ratings were changed
        connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    game = connection.scalar(select(MATCHES.c.game).where(MATCHES.c.id == move.match_id))
    players = [{"account": accounts[seat], "side": called[seat], "score": scores[seat]} for seat in sorted(accounts)]
    number = (connection.scalar(select(func.max(RESULTS.c.number))) or 0) + 1
    kept = {"number": number, "match": move.match_id, "game": game, "players": players, "ended": move.made}
    connection.execute(insert(RESULTS), [kept])
    before = {_key(str(game), player): _standing(connection, _key(str(game), player)) for player in players}
    changed = _after(str(game), players, before)
    for key, standing in changed.items():
        _put(connection, key, standing)
    told: list[dict[str, Any] | None] = [None] * len(result)
    for seat, player in zip(sorted(accounts), players, strict=True):
        if seat not in left:
            key = _key(str(game), player)
            told[seat] = {**_told(changed[key]), "was": before[key].rating}
    _keep(connection, move.match_id, {"state": "counted", "seats": told})


def _scores(gained: Mapping[int, float], left: Sequence[int]) -> dict[int, float]:
    """For each seat the share of the others that it has left behind, half of it for each that did alike: of those who
    stayed by what they gained, then those who left, the last of them first."""
    worth = {**gained, **{seat: -2.0 - after for after, seat in enumerate(reversed(left))}}
    others = max(1, len(worth) - 1)
    return {
        seat: sum([(mine > worth[it]) + (mine == worth[it]) / 2 for it in worth if it != seat]) / others
        for seat, mine in worth.items()
    }


def _after(game: str, players: Sequence[Mapping[str, Any]], before: Mapping[Key, Standing]) -> dict[Key, Standing]:
    """Everybody after a match: a rating period with one game against each of the others, as `glicko.py` has it."""
    found, weight = {}, glicko.weight_at_table(len(players))
    for player in players:
        others = [other for other in players if other is not player]
        games = [Game(before[_key(game, other)], _against(player, other), weight) for other in others]
        found[_key(game, player)] = glicko.after(before[_key(game, player)], games)
    return found


def _against(player: Mapping[str, Any], other: Mapping[str, Any]) -> float:
    """1 for who did better, half of it for each where both did alike."""
    return 0.5 if player["score"] == other["score"] else float(player["score"] > other["score"])


def recounted(connection: Connection) -> dict[Key, Standing]:
    """All ratings, worked out anew from the results."""
    found: dict[Key, Standing] = {}
    for game, players in connection.execute(select(RESULTS.c.game, RESULTS.c.players).order_by(RESULTS.c.number)):
        before = {_key(game, player): found.get(_key(game, player), Standing()) for player in players}
        found.update(_after(game, players, before))
    return found


def recount(connection: Connection, keep: bool) -> tuple[int, int]:
    """Work all ratings out anew, and `keep` them in the place of those that there are. How many, and how many differ.
    Accounts that are deleted have none."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    there = set(connection.scalars(select(ACCOUNTS.c.visitor)))
    anew = {key: standing for key, standing in recounted(connection).items() if key[0] in there}
    kept = {(row.account, row.game, row.side): _read(row) for row in connection.execute(select(RATINGS))}
    differing = sum(anew.get(key) != kept.get(key) for key in {*anew, *kept})
    if keep and differing:
        connection.execute(delete(RATINGS))
        for key, standing in anew.items():
            _put(connection, key, standing)
    return len(anew), differing


# -- rows --------------------------------------------------------------------------------------------------------------


def _key(game: str, player: Mapping[str, Any]) -> Key:
    return player["account"], game, player["side"]


def is_rated(connection: Connection, match_id: str) -> bool:
    """Whether the match will count."""
    rated = _rated(connection, match_id)
    return rated is not None and rated["state"] == "yes"


def _rated(connection: Connection, match_id: str) -> dict[str, Any] | None:
    return connection.scalar(select(MATCHES.c.rated).where(MATCHES.c.id == match_id))


def _keep(connection: Connection, match_id: str, rated: dict[str, Any]) -> None:
    connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(rated=rated))


def _accounts_at(connection: Connection, match_id: str) -> dict[int, str]:
    """The account in each seat that one account holds, and nobody else."""
    wanted = select(HOLDINGS.c.seat, HOLDINGS.c.visitor, ACCOUNTS.c.visitor).outerjoin(
        ACCOUNTS, ACCOUNTS.c.visitor == HOLDINGS.c.visitor
    )
    holders: dict[int, list[str | None]] = {}
    for seat, _, account in connection.execute(wanted.where(HOLDINGS.c.match_id == match_id)):
        holders.setdefault(seat, []).append(account)
    return {seat: found[0] for seat, found in holders.items() if len(found) == 1 and found[0] is not None}


def _is_there(connection: Connection, account: str) -> bool:
    return connection.execute(select(ACCOUNTS.c.visitor).where(ACCOUNTS.c.visitor == account)).first() is not None


def _standing(connection: Connection, key: Key) -> Standing:
    row = connection.execute(select(RATINGS).where(*_this(key))).first()
    return Standing() if row is None else _read(row)


def _read(row: Any) -> Standing:
    return Standing(row.rating, row.deviation, row.volatility)


def _put(connection: Connection, key: Key, standing: Standing) -> None:
    connection.execute(delete(RATINGS).where(*_this(key)))
    account, game, side = key
    connection.execute(insert(RATINGS), [{"account": account, "game": game, "side": side, **standing._asdict()}])


def _this(key: Key) -> Iterable[Any]:
    account, game, side = key
    return RATINGS.c.account == account, RATINGS.c.game == game, RATINGS.c.side == side


def _told(standing: Standing) -> dict[str, Any]:
    return {"rating": standing.rating, "deviation": standing.deviation}
