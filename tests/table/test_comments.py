"""Comments on the moments of a match that is over: who may, how many, and what becomes of them."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from table.test_security import Scene
from table.visitors import GENEROUS, QUICK, Caller, open_server


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield Scene(server, over=True)


def path(game: Scene, more: str = "") -> str:
    return f"/api/matches/{game.match.id}/comments{more}"


def say(game: Scene, who: str, seat: int, at: int, text: str, *, expect: int = 200) -> Any:
    return game.callers[who].post(path(game), {"seat": seat, "at": at, "text": text}, expect=expect)


def remove(game: Scene, who: str, number: int, *, expect: int = 200) -> Any:
    return game.callers[who].post(path(game, "/remove"), {"number": number}, expect=expect)


def told(game: Scene, who: str = "stranger") -> list[Any]:
    caller: Caller = game.callers[who]
    return [(it["at"], it["seat"], it["text"], it["removable"]) for it in caller.get(path(game))["comments"]]


def test_all_are_told_in_the_order_of_their_moments_and_author_and_host_remove_them(game: Scene) -> None:
    say(game, "seat", 0, 9, "Too late.")
    say(game, "other seat", 1, 2, "  A good\n beginning. ")
    assert told(game) == [(2, 1, "A good beginning.", False), (9, 0, "Too late.", False)]
    assert [removable for *_, removable in told(game, "seat")] == [True, True]  # the host's
    assert [removable for *_, removable in told(game, "other seat")] == [True, False]
    numbers = [it["number"] for it in game.callers["seat"].get(path(game))["comments"]]
    remove(game, "spectator", numbers[0], expect=403)
    remove(game, "other seat", numbers[1], expect=403)
    assert len(told(game)) == 2
    remove(game, "key of the other seat", numbers[0])  # the same player, at another device
    remove(game, "seat", numbers[1])
    remove(game, "seat", numbers[1])  # it is gone already
    assert told(game) == []


def test_what_is_not_a_comment_is_refused(game: Scene) -> None:
    last = len(game.server.match(game.match.id).answers)
    say(game, "seat", 0, last + 1, "beyond the end", expect=400)
    say(game, "seat", 0, 1, " \n", expect=400)
    say(game, "seat", 0, 1, "x" * 501, expect=400)
    say(game, "seat", 1, 1, "from another's seat", expect=403)
    say(game, "spectator", 0, 1, "from none", expect=403)
    assert told(game) == []
    say(game, "seat", 0, last, "x" * 500)
    remove(game, "seat", 1)
    assert told(game) == []


def test_there_are_so_many_and_no_more_and_they_count_as_lines_of_chat(tmp_path: Path) -> None:
    limits = replace(GENEROUS, comments=3)
    with open_server(tmp_path, replace(QUICK, limits=limits)) as server:
        game = Scene(server, over=True)
        for number in range(3):
            say(game, "seat", 0, number, "once more")
        refused = say(game, "seat", 0, 5, "and again", expect=429)
        assert refused["error"]["code"] == "too_many"
        remove(game, "seat", 1)
        say(game, "seat", 0, 5, "and again")
    with open_server(tmp_path, replace(QUICK, limits=replace(GENEROUS, chat_lines=1))) as server:
        game = Scene(server, over=True)
        say(game, "seat", 0, 1, "hello")
        say(game, "seat", 0, 1, "hello", expect=429)


def test_they_are_kept_with_the_game_as_one_file_and_go_with_the_match(game: Scene) -> None:
    say(game, "seat", 0, 4, "Here </script> it began.")
    page = game.callers["stranger"].get(f"/api/matches/{game.match.id}/keepsake")
    found = re.search(r'<script type="application/json" id="kept">(.*?)</script>', page, re.DOTALL)
    assert found
    comments = json.loads(found[1])["comments"]
    assert [(it["at"], it["seat"], it["text"]) for it in comments] == [(4, 0, "Here </script> it began.")]
    hall = game.server.hall
    assert len(hall.comments.of(game.match.id, 10**6)) == 1
    hall.store.delete_match(game.match.id)
    assert hall.comments.of(game.match.id, 10**6) == []
