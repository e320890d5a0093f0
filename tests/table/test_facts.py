"""What things come to now, over the API: for players, for those who watch, after drafts; and nothing hidden in it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from promises import positions
from table.visitors import QUICK, Caller, NewMatch, Server, open_server

import realpolitik
from realpolitik.kernel.game import Game
from realpolitik.kernel.question import NATURE, SPECTATOR
from realpolitik.kernel.state import State
from realpolitik.table.book import layout_of

GAMES = ("twilight-struggle", "red-sea", "labyrinth", "world-order")
USSR_SEAT = 1


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, QUICK) as opened:
        yield opened


def things(name: str) -> list[tuple[str, str]]:
    """All that a table tells of."""
    instruments = [("instrument", it["name"]) for it in layout_of(name).get("instrument", [])]
    components = realpolitik.game(name).components()
    regions = [("region", region) for region in components.get("regions") or components["named"].get("region", [])]
    return [*instruments, *regions, ("pile", "deck")]


def all_told(game: Game, state: State, seat: int) -> list[Any]:
    facts = [game.facts(state, seat, (), kind, name) for kind, name in things(game.name)]
    return [*facts, game.cards_out(state, seat, ())]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_told(name: str) -> None:
    """With all that a seat cannot know dealt anew, every seat, and whoever watches, is told the very same."""
    game, random, something = realpolitik.game(name), Random(name), 0
    for match in positions(name, 50):
        for seat in (SPECTATOR, *{q.seat for q in match.questions if q.seat != NATURE}):
            told = all_told(game, match.state, seat)
            assert all_told(game, game.determinise(match.state, seat, random), seat) == told
            something += any(told)
    assert something > 0


def europe(caller: Caller, match: NewMatch, **more: Any) -> Any:
    return caller.get(f"/api/matches/{match.id}/facts", **{"kind": "region", "name": "europe", **more})


def test_players_and_watchers_are_told_of_a_region(server: Server) -> None:
    match, _, bob = server.pair()
    own, watching = europe(bob, match, seat=USSR_SEAT), europe(server.browser(), match)
    assert own["version"] == watching["version"] == 1
    assert [it["kind"] for it in own["facts"]][:2] == ["region_parts", "region_parts"]
    assert {it["side"] for it in own["facts"] if it["kind"] == "one_more"} <= {"ussr"}
    assert {it["side"] for it in watching["facts"] if it["kind"] in ("better_standing", "standing_afar")} == {
        "us",
        "ussr",
    }
    assert europe(bob, match, name="atlantis")["facts"] == []
    europe(bob, match, name="x" * 61, expect=400)


def test_another_seat_is_not_looked_from(server: Server) -> None:
    match, ann, _ = server.pair()
    europe(ann, match, seat=USSR_SEAT, expect=403)
    ann.get(f"/api/matches/{match.id}/cards", seat=USSR_SEAT, expect=403)


def test_a_draft_changes_what_is_told(server: Server) -> None:
    """The USSR thinks of Poland, and hears what Europe would come to; the table itself stays as it is."""
    match, _, bob = server.pair()
    before = europe(bob, match, seat=USSR_SEAT)
    asked = bob.screen(match.id, USSR_SEAT)["question"]["options"]
    poland = next(offer["option"] for offer in asked if offer["name"] == "poland")
    body = {"seat": USSR_SEAT, "version": 1, "answers": [poland] * 3, "kind": "region", "name": "europe"}
    after = bob.post(f"/api/matches/{match.id}/draft/facts", body)
    assert after["facts"] != before["facts"]
    assert europe(bob, match, seat=USSR_SEAT) == before


def test_cards_still_out_and_the_next_reshuffle(server: Server) -> None:
    match, _, bob = server.pair()
    told = bob.get(f"/api/matches/{match.id}/cards", seat=USSR_SEAT)
    view = bob.screen(match.id, USSR_SEAT)["view"]
    assert len(told["out"]) == view["deck"] + view["hand_sizes"]["us"]
    assert not {*told["out"]} & {*view["hand"]}
    assert [it["turn"] for it in told["later"]] == [4, 8]
    assert told["forecast"][0]["kind"].startswith("reshuffle")
