"""Who plays whom: all tables, every rotation, each deal at all of them."""

from collections import Counter

import pytest

from realpolitik.arena.arrangement import arrange, games_in_all, tables_of
from realpolitik.kernel.errors import BadSetup, RealpolitikError

GAME = "red-sea"


def test_more_bots_than_seats_meet_at_all_tables() -> None:
    assert tables_of(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert len(tables_of(["a", "b", "c", "d", "e"], 4)) == 5


def test_as_many_as_seats_are_one_table_and_one_sits_in_all_seats() -> None:
    assert tables_of(["a", "b", "b", "b"], 4) == (("a", "b", "b", "b"),)
    assert tables_of(["a"], 3) == (("a", "a", "a"),)
    assert tables_of(["a", "b"], 1) == (("a",), ("b",))


def test_fewer_bots_than_seats_sit_alone_among_each_other() -> None:
    assert tables_of(["a", "b"], 3) == (("a", "b", "b"), ("b", "a", "a"))


def test_a_deal_is_played_at_all_tables_in_all_rotations() -> None:
    arranged = arrange("world-order", ["cadet", "random"], 1)
    bouts = [arranged.bout(number) for number in range(16)]
    assert [bout.deal for bout in bouts] == [0] * 8 + [1] * 8
    sat = Counter((bout.sat.index("cadet"), bout.table) for bout in bouts if bout.table[0] == "cadet")
    assert sat == Counter({(seat, ("cadet", "random", "random", "random")): 2 for seat in range(4)})
    assert bouts[1].sat == ("random", "cadet", "random", "random")
    assert [bouts[1].bot_in(seat) for seat in range(4)] == [3, 0, 1, 2]


def test_what_cannot_be() -> None:
    with pytest.raises(RealpolitikError, match="no bot 'napoleon'; it has"):
        arrange(GAME, ["napoleon", "random"], 1)
    with pytest.raises(BadSetup, match="which bots"):
        arrange(GAME, [], 1)
    with pytest.raises(BadSetup, match="random is named twice"):
        arrange(GAME, ["random", "random", "cadet"], 1)
    with pytest.raises(BadSetup, match="flowchart cannot sit in every seat of labyrinth: there is us"):
        arrange("labyrinth", ["cadet", "flowchart"], 1)
    with pytest.raises(BadSetup, match="even number"):
        games_in_all(arrange(GAME, ["cadet", "random"], 1), 3)
    with pytest.raises(BadSetup, match="choose a multiple of 4"):
        games_in_all(arrange("world-order", ["cadet", "random"], 1), 6)


def test_games_are_counted_a_table() -> None:
    assert games_in_all(arrange(GAME, ["random"], 1), 4) == 4
    assert games_in_all(arrange("world-order", ["cadet", "random"], 1), 4) == 8
