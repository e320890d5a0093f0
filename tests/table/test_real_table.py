"""A table with the box on it, over the API: dice and cards by hand, an unknown hand, the board set right."""

from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine
from table.visitors import GAME, Server, open_server, request_id

from realpolitik.games.cold_war.board import USSR
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.deck import NAME
from realpolitik.kernel.question import NATURE
from realpolitik.kernel.save import save
from realpolitik.table.backup import backup, restore
from realpolitik.table.check import check
from realpolitik.table.recall import contents
from realpolitik.table.store import Store

US_HAND = [
    *("duck_and_cover", "five_year_plan", "fidel", "nato"),
    *("socialist_governments", "truman_doctrine", "cia_created", "olympic_games"),
]
SET_UP = [*["poland"] * 4, "east_germany", "yugoslavia", *["west_germany"] * 4, *["italy"] * 3]
CARDS = {"cards": True}
HIDDEN = {"cards": True, "unknown": ["ussr"]}


class RealTable:
    """One screen at which all sit, looked at from the seat of the US."""

    def __init__(self, server: Server, by_hand: dict[str, Any] = HIDDEN, seat: int = 0) -> None:
        self.server = server
        self.person = server.browser()
        self.match = self.person.create("here", "here", by_hand=by_hand).id
        self.seat = seat

    @property
    def screen(self) -> Any:
        return self.person.screen(self.match, self.seat)

    @property
    def state(self) -> ColdWar:
        state = self.server.match(self.match).state
        assert isinstance(state, ColdWar)
        return state

    def post(self, what: str, expect: int = 200, **fields: Any) -> Any:
        body = {"seat": self.seat, "version": self.screen["version"], "request": request_id(), **fields}
        return self.person.post(f"/api/matches/{self.match}/{what}", body, expect=expect)

    def answer(self, *names: str, expect: int = 200, **fields: Any) -> Any:
        """Answer what is asked, one question after the other, by the names of the options."""
        told = None
        for name in names:
            question = self.screen["question"]
            option = next(it["option"] for it in question["options"] if it["name"] == name)
            told = self.post("answer", expect, option=option, asked=question["seat"], **fields)
        return told

    def corrections(self) -> Any:
        return self.person.get(f"/api/matches/{self.match}/corrections", seat=self.seat)

    def set_right(self, kind: str, about: list[str], value: str, expect: int = 200) -> Any:
        found = next(it for it in self.corrections()["correctables"] if (it["kind"], it["about"]) == (kind, about))
        option = next(it["option"] for it in found["choices"] if it["text"] == value)
        return self.post("correct", expect, option=option)

    def told(self) -> list[str]:
        entries = self.screen["log"]["entries"]
        return ["".join(it if isinstance(it, str) else it["text"] for it in entry["text"]) for entry in entries]

    def assumed(self) -> list[str]:
        """What the program merely assumes of the hand of the USSR."""
        return [NAME[card] for card in self.state.hands[USSR] if card not in self.state.known[USSR]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("table")) as server:
        yield server


# -- a turn ------------------------------------------------------------------------------------------------------------


def test_a_real_game_goes_its_way_from_the_deal_to_a_coup(server: Server) -> None:
    table = RealTable(server)
    first = table.screen
    assert first["by_hand"] == {"cards": True, "unknown": [1]}
    assert first["question"]["seat"] == NATURE
    assert first["question"]["about"] == {"side": "us", "left": 8}
    assert first["view"]["unknown"] == {"us": 0, "ussr": 8}
    table.answer(*US_HAND[:3])
    assert table.screen["question"]["about"]["left"] == 5
    table.answer(*US_HAND[3:], *SET_UP)
    assert sorted(table.screen["view"]["hand"]) == sorted(US_HAND)
    table.answer("duck_and_cover")
    theirs = table.screen["question"]
    assert (theirs["kind"], theirs["seat"]) == ("choose_headline", 1)
    assert len(theirs["options"]) > 20, "any card that nobody has seen may be shown"
    table.answer("nasser", "comecon", "coup", "iran")
    die = table.screen["question"]
    assert (die["seat"], die["points_at"]) == (NATURE, "die")
    assert [it["name"] for it in die["options"]] == ["1", "2", "3", "4", "5", "6"]
    table.answer("4")
    assert table.state.influence[USSR][table.state.rules.board.country("iran")] == 2
    assert "The USSR shows Nasser." in table.told()


def test_known_hands_are_drawn_by_those_whose_they_are(server: Server) -> None:
    """With no hand unknown it is as with two at one screen: nobody sees what the other draws."""
    table = RealTable(server, CARDS)
    other = RealTable.__new__(RealTable)
    other.__dict__ = {**table.__dict__, "seat": 1}
    drawing = table if table.screen["question"] else other
    waiting = other if drawing is table else table
    assert drawing.screen["question"]["about"]["left"] == 8
    assert waiting.screen["question"] is None
    assert [seat["asked"] for seat in waiting.screen["seats"]].count(True) == 1
    option = drawing.screen["question"]["options"][0]["option"]
    waiting.post("answer", 403, option=option, asked=NATURE)
    drawing.post("answer", option=option, asked=NATURE)


def test_nobody_learns_from_lists_what_another_holds(server: Server) -> None:
    """Both hands are known to the program, and to nobody else who did not draw them."""
    table = RealTable(server, CARDS, seat=1)
    theirs = [it["name"] for it in table.screen["question"]["options"]][:8]
    table.answer(*theirs)
    table.seat = 0
    question = table.screen["question"]
    assert set(theirs) < {it["name"] for it in question["options"]}
    cards = {it["about"][0]: it["value"] for it in table.corrections()["correctables"] if it["kind"] == "card"}
    assert {cards[card] for card in theirs} == {"draw pile"}
    taken = next(it["option"] for it in question["options"] if it["name"] == theirs[0])
    refused = table.post("answer", 422, option=taken, asked=NATURE)["error"]
    assert refused["message"] == "that can be neither rolled nor drawn now"
    table.seat = 1
    cards = {it["about"][0]: it["value"] for it in table.corrections()["correctables"] if it["kind"] == "card"}
    assert {cards[card] for card in theirs} == {"hand of the USSR"}


def test_dice_alone_by_hand_leave_the_cards_to_the_seed(server: Server) -> None:
    table = RealTable(server, {}, seat=1)
    screen = table.screen
    assert screen["by_hand"] == {"cards": False, "unknown": []}
    assert screen["question"]["kind"] != "draw_card"
    assert len(screen["view"]["hand"]) == 8


# -- setting right -----------------------------------------------------------------------------------------------------


def test_the_board_is_set_right_and_that_is_taken_back(server: Server) -> None:
    table = RealTable(server)
    iran = next(it for it in table.corrections()["correctables"] if it["space"] == "iran" and it["about"][0] == "us")
    assert (iran["title"], iran["what"], iran["value"]) == ("Influence", "Iran, US", "1")
    before = table.screen
    table.set_right("influence", ["us", "iran"], "3")
    after = table.screen
    assert after["view"]["influence"]["iran"] == [3, 0]
    assert after["log"]["entries"][-1]["kind"] == "corrected_influence"
    assert "Correction: Iran stands at US 3, USSR 0 (was US 1, USSR 0)." in table.told()
    assert after["question"]["options"] == before["question"]["options"]
    assert after["undo"]
    table.post("undo")
    assert table.screen["view"]["influence"]["iran"] == [1, 0]


def test_undo_takes_back_whatever_was_typed_last(server: Server) -> None:
    table = RealTable(server)
    assert not table.screen["undo"], "nothing was typed yet"
    table.answer("fidel", "nato")
    table.post("undo")
    assert table.screen["view"]["hand"] == ["fidel"]
    table.post("undo")
    assert table.screen["view"]["hand"] == []
    table.post("undo", 422)


def test_a_card_that_was_typed_wrongly_is_not_known_after_undo(server: Server) -> None:
    table = RealTable(server)
    table.answer(*US_HAND, *SET_UP, "duck_and_cover", "nasser")
    table.post("undo")
    assert table.screen["question"]["kind"] == "choose_headline"
    assert table.screen["view"]["unknown"]["ussr"] == 8
    assert "The USSR shows Nasser." not in table.told()
    table.post("hold", hand="ussr", cards=["nasser", "blockade"])
    table.post("undo")
    assert table.screen["view"]["unknown"]["ussr"] == 8


def test_a_hand_is_told_and_what_is_wrong_with_that(server: Server) -> None:
    table = RealTable(server)
    [hand] = table.corrections()["hands"]
    assert (hand["hand"], hand["left"], len(hand["cards"])) == ("ussr", 8, 35)
    table.answer("fidel")
    table.post("hold", hand="ussr", cards=["nasser", "blockade"])
    assert table.screen["view"]["unknown"] == {"us": 0, "ussr": 6}
    for wrong in ({"hand": "us"}, {"cards": ["fidel"]}, {"cards": ["nasser"]}, {"cards": ["nothing"]}, {"hand": "x"}):
        table.post("hold", 422, **{"hand": "ussr", "cards": ["decolonization"], **wrong})
    assert table.screen["view"]["unknown"]["ussr"] == 6, "all or nothing"


def test_before_a_hand_matters_it_must_be_told(server: Server) -> None:
    """CIA Created shows the hand of the USSR (the card's event): all of it has to be named."""
    table = RealTable(server)
    table.answer(*US_HAND, *SET_UP, "duck_and_cover", "nasser", "comecon", "place_influence", *["poland"] * 3)
    table.answer("cia_created")
    event = next(it["option"] for it in table.screen["question"]["options"] if it["name"] == "event")
    refused = table.post("answer", 422, option=event)["error"]
    assert refused["code"] == "hand_matters"
    assert (refused["matters"]["hand"], refused["matters"]["left"], refused["matters"]["all"]) == ("ussr", 6, False)
    refused = table.post("answer", 422, option=event, no_more=True)["error"]
    assert refused["matters"]["all"], "they all come to light"
    assert table.screen["view"]["unknown"]["ussr"] == 6, "nothing has happened yet"
    named = [
        "blockade",
        "decolonization",
        "korean_war",
        "vietnam_revolts",
        "romanian_abdication",
        "de_gaulle_leads_france",
    ]
    shown = [{"hand": "ussr", "card": card} for card in named]
    refused = table.post("answer", 422, option=event, shown=shown[:2])["error"]
    assert refused["matters"]["left"] == 4
    table.post("answer", option=event, shown=shown)
    assert table.screen["view"]["unknown"]["ussr"] == 0
    assert any(line.startswith("The USSR shows: ") for line in table.told())


# -- what must not happen ----------------------------------------------------------------------------------------------


def test_nothing_assumed_is_told_to_anybody(server: Server) -> None:
    table = RealTable(server)
    watching = server.browser()
    table.answer(*US_HAND, *SET_UP)
    assumed = table.assumed()
    assert len(assumed) == 8
    screens = [table.screen, table.person.screen(table.match, 1), watching.screen(table.match)]
    at = len(server.match(table.match).answers)
    screens.extend(caller.get(f"/api/matches/{table.match}/history", at=at) for caller in (table.person, watching))
    screens.append(table.person.get(f"/api/matches/{table.match}/history", at=at, seat=1))
    for screen in screens:
        hidden = {**screen, "question": None}
        assert not [card for card in assumed if f'"{card}"' in str(hidden).replace("'", '"')]
        assert screen["seat"] != 1 or screen["duties"] == []
    assert screens[2]["question"] is None
    options = {it["name"] for it in screens[1]["question"]["options"]}
    assert set(assumed) - {"un_intervention"} < options, "among all others that may be shown as a headline"
    cards = {it["about"][0]: it for it in table.corrections()["correctables"] if it["kind"] == "card"}
    assert {cards[card]["value"] for card in assumed} == {cards["nasser"]["value"]}


def test_nothing_is_foreseen_from_an_unknown_hand(server: Server) -> None:
    table = RealTable(server)
    table.answer(*US_HAND, *SET_UP, "duck_and_cover")
    for what in ("prospects", "hint"):
        table.person.get(f"/api/matches/{table.match}/{what}", seat=1, expect=403)
    table.person.get(f"/api/matches/{table.match}/prospect", seat=1, option=7, expect=403)


def test_a_known_hand_is_advised_as_ever(server: Server) -> None:
    table = RealTable(server)
    table.answer(*US_HAND, *SET_UP)
    ahead = table.person.get(f"/api/matches/{table.match}/prospects", seat=0)
    assert {NAME[it["option"]] for it in ahead["chances"]} == set(US_HAND)
    hint = table.person.get(f"/api/matches/{table.match}/hint", seat=0)
    assert NAME[hint["option"]] in US_HAND


def test_late_repeated_and_forged_requests(server: Server) -> None:
    table = RealTable(server)
    version, request = table.screen["version"], request_id()
    option = next(it["option"] for it in table.screen["question"]["options"] if it["name"] == "fidel")
    body = {"version": version, "option": option, "asked": NATURE, "request": request}
    once = table.post("answer", **body)
    assert table.post("answer", **body) == once, "applied once"
    assert table.screen["view"]["hand"] == ["fidel"]
    late = table.post("answer", 409, version=version, option=option + 1, asked=NATURE)
    assert late["error"]["code"] == "stale"
    table.post("correct", 409, version=version, option=option)
    table.post("undo", 409, version=version)
    table.post("answer", 422, option=option, asked=NATURE)  # the card is dealt
    table.post("answer", 409, option=option, asked=1)  # the USSR is not asked
    exchanged = server.match(table.match).game.secret_hands()
    assert exchanged is not None
    shows = exchanged.shows(table.state, "ussr", NAME.index("nasser"))
    table.post("correct", 422, option=shows)  # no correction, but what the program says of assumed cards
    table.post("correct", 422, option=12)
    assert table.state.known[USSR] == [], "no card was shown"


def test_only_those_who_sit_there_may_say_anything(server: Server) -> None:
    table, stranger = RealTable(server), server.browser()
    stranger.create("here", "here")  # who sits at another table has no say at this one
    where = f"/api/matches/{table.match}"
    common = {"seat": 0, "version": table.screen["version"]}
    stranger.get(f"{where}/corrections", seat=0, expect=403)
    for what, body in (
        ("answer", {"option": 8, "asked": NATURE}),
        ("correct", {"option": 12}),
        ("hold", {"hand": "ussr", "cards": ["fidel"]}),
        ("undo", {}),
    ):
        stranger.post(f"{where}/{what}", {**common, **body, "request": request_id()}, expect=403)


def test_another_match_is_not_set_right(server: Server) -> None:
    person = server.browser()
    match = person.create("here", "here").id
    screen = person.screen(match, 1)
    assert screen["by_hand"] is None
    person.get(f"/api/matches/{match}/corrections", seat=1, expect=422)
    common = {"seat": 1, "version": screen["version"]}
    person.post(f"/api/matches/{match}/correct", {**common, "option": 12, "request": request_id()}, expect=422)
    person.post(
        f"/api/matches/{match}/hold", {**common, "hand": "us", "cards": ["nato"], "request": request_id()}, expect=422
    )
    body = {**common, "option": 1, "asked": NATURE, "request": request_id()}
    person.post(f"/api/matches/{match}/answer", body, expect=409)


@pytest.mark.parametrize(
    ("by_hand", "seats", "why"),
    [
        ({"unknown": ["ussr"]}, ["here", "here"], "only where people deal the cards"),
        ({"cards": True, "unknown": ["moon"]}, ["here", "here"], "has no hand 'moon'"),
        ({}, ["here", "invite"], "all seats are at one screen"),
        ({}, ["here", "cadet"], "all seats are at one screen"),
        ({"dice": 3}, ["here", "here"], "dice"),
    ],
)
def test_a_table_that_cannot_be_set_up(server: Server, by_hand: Any, seats: list[str], why: str) -> None:
    kinds = [{"kind": it} if it != "cadet" else {"kind": "bot", "bot": it} for it in seats]
    refused = server.browser().post("/api/matches", {"game": GAME, "seats": kinds, "by_hand": by_hand}, expect=400)
    assert why in refused["error"]["message"]


def test_the_lobby_offers_the_hands_that_may_stay_unknown(server: Server) -> None:
    offer = next(it for it in server.browser().get("/api/games", language="pl") if it["name"] == GAME)
    assert [hand["name"] for hand in offer["secret_hands"]] == ["us", "ussr"]


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_it_goes_on_after_a_restart(tmp_path: Path, url: str) -> None:
    with open_server(tmp_path, database=url) as server:
        table = RealTable(server)
        table.answer(*US_HAND[:3])
        table.set_right("influence", ["us", "iran"], "3")
        before, cookies = table.screen, table.person.client.cookies
    with open_server(tmp_path, database=url) as server:
        again = RealTable.__new__(RealTable)
        again.__dict__ = {**table.__dict__, "server": server, "person": server.browser()}
        again.person.client.cookies = cookies
        assert {**again.screen, "seats": []} == {**before, "seats": []}
        again.answer(*US_HAND[3:])
        again.post("undo")
        assert len(again.screen["view"]["hand"]) == 7
        summary = again.person.get("/api/matches")["running"][0]
        assert summary["your_move"]
        assert not summary["pinned"]
        assert check(server.hall.store, StringIO()) == 0


def test_a_backup_keeps_who_rolls_and_deals(server: Server, tmp_path: Path, open_engine: Callable[..., Engine]) -> None:
    table = RealTable(server)
    table.answer("fidel")
    backup(server.hall.store._engine, tmp_path / "kept")
    engine = open_engine(f"sqlite:///{tmp_path}/again.db", migrated=False)
    restore(engine, tmp_path / "kept")
    again = contents(Store(engine), table.match)
    assert again is not None
    assert again.row.chance == {"by": "hand", "cards": True, "unknown": ["ussr"]}
    assert again.recalled.match.digest() == server.match(table.match).digest()
    assert not again.recalled.pinned


def test_a_save_by_hand_is_opened_and_goes_on_by_hand(server: Server) -> None:
    table = RealTable(server)
    table.answer(*US_HAND[:3])
    record = save(server.match(table.match))
    told = table.person.post("/api/records", {"record": record})
    assert told["by_hand"]
    here = [{"kind": "here"}, {"kind": "here"}]
    table.person.post(
        "/api/records/match", {"record": record, "seats": [here[0], {"kind": "bot", "bot": "cadet"}]}, expect=400
    )
    table.match = table.person.post("/api/records/match", {"record": record, "seats": here})["match"]
    assert table.screen["by_hand"] == {"cards": True, "unknown": [1]}
    table.answer("nato")
    assert sorted(table.screen["view"]["hand"]) == sorted([*US_HAND[:3], "nato"])


def test_what_is_typed_comes_over_the_live_channel(server: Server) -> None:
    table = RealTable(server)
    with table.person.live(table.match, 0) as live:
        assert live.receive_json()["screen"]["question"]["seat"] == NATURE
        table.answer("fidel")
        shown: Any = None
        while not shown or not shown["view"]["hand"]:
            shown = live.receive_json()["screen"]
        assert shown["view"]["hand"] == ["fidel"]
