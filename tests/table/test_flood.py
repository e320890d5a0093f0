"""While much of one kind is to be stored, whatever is of another kind is stored as ever, in the same match too."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from table.visitors import Caller, NewMatch, Server, open_server

MANY = 12  # requests at once: more than there are threads for any kind
PATIENCE = 60.0  # seconds; far more than anything takes


@contextmanager
def flooded(monkeypatch: pytest.MonkeyPatch, server: Server, method: str, ask: Callable[[int], Any]) -> Iterator[None]:
    """All that is stored by this method of the store waits; so many ask for it meanwhile."""
    free, begun = threading.Event(), threading.Event()
    stored = getattr(server.hall.store, method)

    def slowly(*given: Any) -> Any:
        begun.set()
        assert free.wait(PATIENCE)
        return stored(*given)

    monkeypatch.setattr(server.hall.store, method, slowly)
    asking = [threading.Thread(target=ask, args=(number,)) for number in range(MANY)]
    for thread in asking:
        thread.start()
    try:
        assert begun.wait(PATIENCE)
        yield
    finally:
        free.set()
        for thread in asking:
            thread.join(PATIENCE)


def answer(server: Server, match: NewMatch, players: tuple[Caller, Caller]) -> None:
    shown = [player.screen(match.id, seat) for seat, player in enumerate(players)]
    seat = next(seat for seat, it in enumerate(shown) if it["question"] and it["question"]["seat"] == seat)
    option = shown[seat]["question"]["options"][0]["option"]
    players[seat].answer(match.id, seat, option, shown[seat]["version"])


def test_chat_keeps_no_move_and_nobody_who_sits_down_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(tmp_path) as server:
        match, ann, bob = server.pair()
        other = ann.create("here", "invite")
        talkers = [(server.pair() if number else (match, ann, bob)) for number in range(MANY)]

        def say(number: int) -> None:
            its_match, speaker, _ = talkers[number]
            speaker.post(f"/api/matches/{its_match.id}/chat", {"seat": 0, "text": "on and on"})

        with flooded(monkeypatch, server, "say", say):
            answer(server, match, (ann, bob))
            bob.post("/api/claim", {"key": other.keys[1]})
            assert bob.screen(other.id, 1)["version"] == 1
        assert [line.text for line in server.hall.store.chat(match.id)] == ["on and on"]


def test_claims_keep_no_move_and_nobody_who_talks_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(tmp_path) as server:
        match, ann, bob = server.pair()
        wanted = [ann.create("here", "invite") for _ in range(MANY)]

        def claim(number: int) -> None:
            bob.post("/api/claim", {"key": wanted[number].keys[1]})

        with flooded(monkeypatch, server, "claim", claim):
            answer(server, match, (ann, bob))
            ann.post(f"/api/matches/{match.id}/chat", {"seat": 0, "text": "hello"})
            ann.post("/api/me", {"nickname": "Anna"})
        assert all(server.hall.store.seats_held(server.hall.store.holdings(it.id)[0][0], it.id) for it in wanted)


def test_moves_keep_nobody_who_talks_or_sits_down_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(tmp_path) as server:
        match, ann, bob = server.pair()
        other, playing = ann.create("here", "invite"), [server.pair() for _ in range(MANY - 1)]
        tables = [(match, ann, bob), *playing]

        def play(number: int) -> None:
            its_match, *players = tables[number]
            answer(server, its_match, (players[0], players[1]))

        with flooded(monkeypatch, server, "append_move", play):
            ann.post(f"/api/matches/{match.id}/chat", {"seat": 0, "text": "hello"})
            bob.post("/api/claim", {"key": other.keys[1]})
        assert all(server.hall.store.moves(it.id)[-1].sequence == 2 for it, _, _ in tables)
