"""The lobby is made of what is kept with every move: no match is opened for a list, however long it is."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, event, update
from table.visitors import Server, open_server, request_id

from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.language import languages, speak
from realpolitik.table import lobby, recall
from realpolitik.table.first_rows import first_move, match_row
from realpolitik.table.in_short import standing_of
from realpolitik.table.kept import chair_of
from realpolitik.table.listed import Listed, match_listed, matches_of
from realpolitik.table.lobby import summary
from realpolitik.table.real_table import question_for
from realpolitik.table.rows import MatchRow, MoveRow, SeatRow
from realpolitik.table.scene import Scene
from realpolitik.table.schema import MATCHES
from realpolitik.table.screen import screen
from realpolitik.table.standing import Standing, to_columns
from realpolitik.table.store import Store

MOMENTS = 12  # of each game, from its beginning to its end, at which the list is compared with the screen


def store_match(store: Store, match: Match, match_id: str, standing: Standing | None) -> None:
    """Keep a match as it stands, all its answers in one move, with a person in every seat."""
    row = match_row(match_id, match, "7", "host")._replace(**to_columns(standing))
    seats = [SeatRow(match_id, seat, name, "person", nickname=f"N{seat}") for seat, name in enumerate(match.seats)]
    store.create_match(row, seats, [], [0], "host", first_move(row, match))


def listed_of(store: Store, match_id: str) -> Listed:
    """The match in the list of its host, which holds the first seat; that it is in no other way is checked as well."""
    (found,) = (listed for listed in matches_of(store, "host", 1000) if listed.match.id == match_id)
    alone = match_listed(store, match_id)
    assert alone == found._replace(mine=[])
    return found


def played(game: str, answers: int) -> Match:
    """A game at random, after so many answers or at its end."""
    rules = game_named(game)
    match, draw = Match(rules, rules.setup("", {}), Seeded("lobby")), Random(game)
    while not match.over and len(match.answers) < answers:
        question = match.question
        match.answer(draw.choice(question.options), question.seat)
    return match


@pytest.mark.parametrize("game", ["twilight-struggle", "red-sea", "labyrinth", "world-order"])
def test_what_is_listed_is_what_is_shown(game: str, store: Store) -> None:
    """From the set-up to the end, in every language: seats and how they are called, who is asked, whose move it is, and
    who has won, as the screen of the same moment tells it."""
    length = len(played(game, 10**6).answers)
    for number in range(MOMENTS + 1):
        match = played(game, length * number // MOMENTS)
        name = f"{number:016}"
        store_match(store, match, name, standing_of(match))
        listed = listed_of(store, name)
        chairs = [chair_of(seat, listed.holders) for seat in listed.seats]
        scene = Scene(name, match, 1, chairs, [1] * len(chairs))
        for language in languages():
            short, shown = summary(listed, language, True, ()), screen(scene, 0, language, {0}, host=True, held=0)
            speaker, view = speak(game, language), match.view(-1)
            assert short.seats == shown.seats
            assert short.moment == speaker.say("moment", **{k: v for k, v in view.items() if isinstance(v, int | str)})
            assert short.your_move == (question_for(match, 0) is not None)
            assert short.finished == match.over
            assert short.result == (shown.result.text if shown.result else "")
            assert (short.title, short.scenario) == (speaker.game(), speaker.scenario(match.setup.scenario))
    assert match.over


def test_every_move_keeps_how_the_match_stands(tmp_path: Path) -> None:
    """Moves, undoing and a match brought back all leave the row as the match is."""
    with open_server(tmp_path) as server:
        ann = server.browser()
        match = ann.create("here", "here")
        for number in range(30):
            scene = server.match(match.id)
            question = scene.question
            version = len(server.hall.store.moves(match.id))
            if number % 7 == 6 and scene.can_undo(seat := scene.answers[-1][0]):
                ann.post(f"/api/matches/{match.id}/undo", {"seat": seat, "version": version, "request": request_id()})
            else:
                ann.answer(match.id, question.seat, question.options[number % len(question.options)], version)
            assert kept(server.hall.store, match.id) == standing_of(server.match(match.id))


def kept(store: Store, match_id: str) -> Standing | None:
    found = match_listed(store, match_id)
    return found.standing if found else None


def test_a_list_opens_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(tmp_path) as server:
        ann = server.browser()
        ids = {ann.create("here", "here").id for _ in range(5)}
        cookies = ann.client.cookies

    def opened(*_: object) -> None:
        raise AssertionError("a match was opened")

    monkeypatch.setattr(recall, "contents", opened)
    monkeypatch.setattr(lobby, "contents", opened)
    monkeypatch.setattr("realpolitik.table.rooms.contents", opened)
    monkeypatch.setattr(Match, "__init__", opened)
    with open_server(tmp_path) as server:
        again = server.browser()
        again.client.cookies = cookies
        running = again.get("/api/matches")["running"]
        assert {it["match"] for it in running} == ids
        assert all(it["moment"] and it["your_move"] for it in running)
        assert server.hall.rooms.open_rooms == []


def test_a_long_list_takes_as_many_questions_as_a_short_one(engine: Engine) -> None:
    store, match = Store(engine), played("red-sea", 30)
    asked: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda _c, _u, statement, *_: asked.append(statement))
    lengths, there = [], 0
    for wanted in (1, 200):
        for number in range(there, wanted):
            store_match(store, match, f"{number:016}", standing_of(match))
        there = wanted
        asked.clear()
        found = matches_of(store, "host", 20)
        assert len(found) == wanted
        assert all(listed.mine == [0] and listed.holders == {0: 1, 1: 0} for listed in found)
        lengths.append(sum("SELECT" in statement for statement in asked))
    assert lengths == [2, 2]


def test_of_matches_that_have_ended_only_the_newest_are_listed(
    store: Store, new_match: Callable[..., MatchRow], new_move: Callable[..., MoveRow]
) -> None:
    for number in range(5):
        created = datetime(2031, 1, 1 + number, tzinfo=UTC)
        new_match(store, f"m{number}", created=created, finished=created if number != 1 else None)
    assert [listed.match.id for listed in matches_of(store, "host", 2)] == ["m4", "m3", "m1"]


def test_what_an_older_program_has_kept_is_found_out_when_it_is_listed(tmp_path: Path) -> None:
    """The first list tells what there is; how the matches stand is worked out behind it, for the next."""
    with open_server(tmp_path) as server:
        ann = server.browser()
        match = ann.create("here", "invite").id
        before = of_lobby(ann.get("/api/matches"), match)
        forget(server, match)
        bare = of_lobby(ann.get("/api/matches"), match)
        assert (bare["moment"], bare["your_move"], bare["pinned"]) == ("", False, "")
        assert [seat["title"] for seat in bare["seats"]] == [seat["title"] for seat in before["seats"]]
        server.on_loop(server.hall.old_matches.finish)
        assert of_lobby(ann.get("/api/matches"), match) == before
        forget(server, match)
        recall.contents(server.hall.store, match)
        assert of_lobby(ann.get("/api/matches"), match) == before, "or when it is opened"


def forget(server: Server, match_id: str) -> None:
    with server.hall.store._engine.begin() as connection:
        connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(to_columns(None)))


def of_lobby(told: Any, match_id: str) -> Any:
    return next(it for it in told["running"] if it["match"] == match_id)


def test_a_standing_is_not_kept_over_a_later_move(
    store: Store, new_match: Callable[..., MatchRow], new_move: Callable[..., MoveRow]
) -> None:
    new_match(store)
    late = Standing({"phase": "late"}, ["us", "ussr"], [0], [0], None)
    early = late._replace(moment={"phase": "early"})
    store.append_move(new_move(1), late)
    store.bring_up_to_date("match", 0, early, "it was so before")
    assert kept(store, "match") == late
    store.bring_up_to_date("match", 1, early, "")
    assert kept(store, "match") == early


def test_words_that_an_older_program_has_kept_too_little_for_are_left_out(store: Store) -> None:
    match = played("red-sea", 30)
    store_match(store, match, "0" * 16, standing_of(match))
    listed = listed_of(store, "0" * 16)
    assert listed.standing is not None
    old = listed._replace(standing=listed.standing._replace(moment={}))
    assert summary(old, "en", True, ()).moment == ""
