"""A game for two to four seats in every room: promises, playouts, arena, terminal, a real table, the server."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import cast

import pytest
from listening import listening
from quartet.game import BID, CARDS, DRAW, GAME, POINTS, POWERS, REGIONS, TOKEN_WHERE, Quartet, owner
from quartet.kit import KIT
from table.visitors import Caller, Server, open_server
from terminal.seated import Keyboard, Screen

from realpolitik.arena.arrangement import arrange
from realpolitik.arena.crew import played_here
from realpolitik.arena.playing import play
from realpolitik.kernel import hidden, kits
from realpolitik.kernel.chance import ByHand, Scripted, Seeded
from realpolitik.kernel.conformance import check_game, random_setup
from realpolitik.kernel.correction import correction, parts
from realpolitik.kernel.dealt import shown_kind
from realpolitik.kernel.describe import describe
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.match import Match
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.playout import playout
from realpolitik.kernel.question import ARBITER, NATURE
from realpolitik.kernel.save import load, save
from realpolitik.records.report import report
from realpolitik.table import book
from realpolitik.table.keepsake import keepsake
from realpolitik.terminal.console import Console
from realpolitik.terminal.join import join
from realpolitik.terminal.main import main
from realpolitik.terminal.sides import MARKS, ink, letter

USA, EU, RUSSIA, CHINA = range(4)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The game is known here, and to no other test."""
    monkeypatch.setitem(kits._added, KIT.name, KIT)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def new_match(powers: str = "all", seed: str = "7") -> Match:
    return Match(GAME, GAME.setup("", {"powers": powers}), Seeded(seed))


def state_of(match: Match) -> Quartet:
    return cast(Quartet, match.state)


# -- the kernel --------------------------------------------------------------------------------------------------------


def test_random_games_of_two_three_and_four_conform() -> None:
    seats = Counter()
    for seed in range(60):
        random = Random(seed)
        setup = random_setup(GAME, random)
        check_game(GAME, setup, str(seed), every=2, careful=seed % 2 == 0)
        seats[len(GAME.seats(setup))] += 1
    assert set(seats) == {2, 3, 4}


def test_it_is_played_out_and_described() -> None:
    match = new_match()
    assert describe(match.state) == "[quartet.rounds] [quartet.tokens turn=0] [quartet.bids]"
    ended = [match.state.clone() for _ in range(40)]
    for seed, state in enumerate(ended):
        playout(state, seed)
    outcomes = [state.outcome for state in ended if state.outcome is not None]
    assert [len(outcome.places) for outcome in outcomes] == [4] * 40
    assert any(len(outcome.winners) > 1 for outcome in outcomes), "a victory may be shared"


def test_secret_answers_come_in_any_order_and_are_undone_one_by_one() -> None:
    match = new_match()
    assert [q.seat for q in match.questions] == [0, 1, 2, 3]
    for seat in (2, 0):
        question = match.question_to(seat)
        assert question is not None
        match.answer(question.options[0], seat)
    assert [q.seat for q in match.questions] == [1, 3]
    assert [match.can_undo(seat) for seat in range(4)] == [True, False, True, False]
    match.undo(2)
    assert [q.seat for q in match.questions] == [1, 2, 3]


# -- a real table ------------------------------------------------------------------------------------------------------


def by_hand(*unknown: str, powers: str = "all") -> Match:
    return Match(GAME, GAME.setup("", {"powers": powers}), ByHand("7", cards=True, unknown=unknown))


def deal(match: Match, **cards: tuple[str, str]) -> None:
    """People deal the known hands; what goes into unknown ones is assumed."""
    while match.question.seat == NATURE:
        power = POWERS[match.question.about[0]]
        held = [CARDS[card] for card in state_of(match).hands[match.question.about[0]]]
        match.answer(CARDS.index(next(card for card in cards[power] if card not in held)), NATURE)


def test_a_hand_that_stays_unknown_is_of_its_own_deck() -> None:
    match = by_hand("russia", "china")
    deal(match, usa=("usa_1", "usa_5"), eu=("eu_2", "eu_3"))
    assert [owner(card) for card in state_of(match).hands[RUSSIA]] == [RUSSIA, RUSSIA]
    assert match.unknown_seats() == [2, 3]
    russian = match.question_to(RUSSIA)
    assert russian is not None
    offered = hidden.offers(match, russian)
    assert sorted(CARDS[card] for card in offered) == [f"russia_{number}" for number in range(1, 6)]
    card = CARDS.index("russia_4")
    for said in offered[card]:
        assert parts(said)[0] == shown_kind(RUSSIA)
        match.answer(said, ARBITER)
    match.answer(card, RUSSIA)
    with pytest.raises(WrongAnswer, match="cannot be in the hand 'china'"):
        hidden.show(match, "china", CARDS.index("usa_2"))
    hidden.show(match, "china", CARDS.index("china_3"))
    assert state_of(match).known[CHINA] == [CARDS.index("china_3")]
    assert match.view(USA)["seen"]["china"] == ["china_3"]
    back = load(save(match))
    assert back.digest() == match.digest()


def test_a_whole_game_with_three_unknown_hands_is_played_from_what_is_shown() -> None:
    random = Random(5)
    match = by_hand("eu", "russia", "china")
    while not match.over:
        question = random.choice(match.questions)
        if question.seat == NATURE:
            match.answer(random.choice(question.options), NATURE)
            continue
        offered = hidden.offers(match, question)
        option = random.choice(sorted(offered))
        for said in offered[option]:
            match.answer(said, ARBITER)
        match.answer(option, question.seat)
    assert load(save(match)).outcome == match.outcome


def test_where_cards_of_others_are_is_told_as_their_decks() -> None:
    match = by_hand("china")
    deal(match, usa=("usa_1", "usa_5"), eu=("eu_2", "eu_3"), russia=("russia_1", "russia_2"))
    places = {it.about[0]: it.value for it in hidden.correctables(match) if it.kind == "card"}
    assert places["eu_2"] == "hand"
    assert {place for card, place in places.items() if card.startswith("china")} == {"deck"}


def test_figures_beyond_a_byte_are_set_right() -> None:
    match = Match(GAME, GAME.setup(), ByHand("7"))
    for value in (300, -50):
        hidden.set_right(match, correction(POINTS, RUSSIA, value + 50))
        assert state_of(match).points == [0, 0, value, 0]
    with pytest.raises(WrongAnswer, match="points russia stands at -50; it can be set to -49 … 300"):
        match.correct(correction(POINTS, RUSSIA, 351))
    with pytest.raises(WrongAnswer, match="not a correction that can be made now"):
        by_hand(powers="usa_russia").correct(correction(POINTS, CHINA, 51))


# -- the arena ---------------------------------------------------------------------------------------------------------


def test_every_bot_sits_in_every_seat_and_each_deal_is_played_by_all_rotations() -> None:
    arranged = arrange("quartet", ["random"], seed=3)
    assert arranged.tables == (("random",) * 4,)
    played = list(played_here(arranged, range(8), 1, keep=False))
    assert [game.moved for game in played] == [0, 1, 2, 3] * 2
    assert all(abs(sum(game.shares) - 1) < 1e-9 for game in played)
    assert played[5]._replace(seconds=0) == play(arranged, 5, keep=False)._replace(seconds=0)


def test_winners_share_a_win_and_all_do_where_it_is_drawn() -> None:
    assert Outcome((1, 3, 1, 4), (0, 0)).shares == (0.5, 0, 0.5, 0)
    assert Outcome((1, 1, 1, 1), (0, 0)).shares == (0.25, 0.25, 0.25, 0.25)
    assert Outcome((2, 1), (0, 0)).shares == (0, 1)
    assert Outcome((2,), (0, 0)).shares == (0,)


def test_the_command_takes_any_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["arena", "quartet", "--bots", "random", "--seed", "2"]
    assert main([*bots, "--option", "powers=without_china", "--games", "3"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"random as russia     [\d.]+ of 3: .* place", told)
    assert main([*bots, "--option", "powers=eu_china", "--games", "2"]) == 0
    assert re.search(
        r"random as china      [\d.]+ of 2: [\d.]+% \(95 %: [\d.]+% to [\d.]+%\)\n", capsys.readouterr().out
    )
    assert main([*bots, "--games", "6"]) == 2
    assert "choose a multiple of 4" in capsys.readouterr().err


# -- the terminal ------------------------------------------------------------------------------------------------------


def played(
    arguments: list[str], typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    assert main(["play", *arguments, "--seed", "7", "--language", "en"]) == 0
    return capsys.readouterr().out


def test_one_person_among_bots_whose_turns_are_shown_one_by_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(["quartet", "--seat", "eu", "--players", "3"], "1\n" * 40, monkeypatch, capsys)
    assert "Options: Powers: without the USA" in shown, "the first table of three with that seat"
    assert "You play: European Union. At the table with you: Russia: random (bot); China: random (bot)." in shown
    own = r"• European Union puts a token into Europe. \(rule 3\)\n"
    others = r"\nR · Russia\n  • Russia puts a token into .*\n\nC · China\n  • China puts a token into .*\n"
    assert re.search(own + others, shown)
    assert re.search(r"Winners?: |The game is a draw", shown)


def test_several_people_and_bots_by_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["quartet", "--people", "usa,china", "--bot", "russia=random", "--bot", "random"]
    shown = played(arguments, "\n1\n\n1\nquit\n", monkeypatch, capsys)
    others = "European Union: random (bot); Russia: random (bot)"
    assert f"You play, in turn: USA, China. At the table with you: {others}." in " ".join(shown.split())
    assert "The next to play: USA." in shown
    assert "The next to play: China." in shown
    assert shown.rstrip().endswith("--people usa,china --bot russia=random --bot random")


def test_all_people_at_one_keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = played(["quartet", "--both"], "\n1\n" * 40, monkeypatch, capsys)
    assert all(f"The next to play: {name}." in shown for name in ("USA", "European Union", "Russia", "China"))
    assert re.search(r"Winners?: |The game is a draw", shown)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--players", "5"], "quartet cannot be played by 5: it is for 2, 3 or 4"),
        (["--players", "2", "--people", "usa,eu"], "no table has usa and eu; there are usa, russia; eu, china"),
        (["--players", "4", "--option", "powers=eu_china"], "cannot be played by 4: other options say otherwise"),
        (["--players", "2", "--option", "powers=spain"], "option powers cannot be 'spain'"),
        (["--people", "usa,spain"], "there is no seat 'spain' in this game; there are usa, eu, russia, china"),
        (["--bot", "spain=random"], "there is no seat 'spain'"),
        (["--bot", "china=napoleon"], "quartet has no bot 'napoleon'"),
        (["--bot", "usa=random"], "a person sits in usa: leave --bot usa=random out"),
        (["--bot", "random", "--bot", "random"], "one bot for all other seats, or one for each"),
        (["--both", "--bot", "random"], "people sit in all seats: leave --bot out"),
        (["--people", "usa,eu", "--cards", "hand", "--unknown", "eu"], "a bot cannot play beside a hand"),
    ],
)
def test_mistakes_are_told(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "quartet", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_the_number_of_players_chooses_the_options_of_any_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Solitaire: yes" in played(["labyrinth", "--players", "1"], "quit\n", monkeypatch, capsys)


def test_what_is_set_right_is_typed_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "set points russia 300\nset points china -5\nset points eu 1000\nquit\n"
    shown = played(["quartet", "--both", "--dice", "hand"], f"\n{typed}", monkeypatch, capsys)
    assert "Set right: Russia has 300." in shown
    assert "Set right: China has -5." in shown
    assert "-50 … 300" in shown


def test_every_side_has_a_letter_beside_its_colour() -> None:
    for together in (("us", "ussr"), ("us", "jihadist"), (*POWERS, "local")):
        assert len({letter(side) for side in together}) == len(together)
        assert len({MARKS[side].ink for side in together}) == len(together)
    assert (letter("usa"), letter("north"), ink("eu"), ink("north")) == ("U", "N", ["eu"], [])


# -- the server --------------------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as opened:
        yield opened


def test_the_seats_are_told_for_all_options_that_change_them(server: Server) -> None:
    offer = next(it for it in server.browser().get("/api/games") if it["name"] == "quartet")
    assert [seat["name"] for seat in offer["seats"]] == list(POWERS)
    seatings = {it["options"].get("powers", ""): [seat["name"] for seat in it["seats"]] for it in offer["seatings"]}
    assert seatings == {
        "": ["usa", "eu", "russia", "china"],
        "without_usa": ["eu", "russia", "china"],
        "without_china": ["usa", "eu", "russia"],
        "usa_russia": ["usa", "russia"],
        "eu_china": ["eu", "china"],
    }
    assert offer["bots"][0]["seats"] == list(POWERS)
    assert [hand["name"] for hand in offer["secret_hands"]] == list(POWERS)
    assert book.book("quartet", "en").names["region"]["africa"] == "Africa"


def sitting(server: Server, *seats: str, **fields: object) -> tuple[str, list[Caller]]:
    """A match with a browser in each seat that is no bot's, in their order."""
    host = server.browser()
    match = host.create(*seats, game="quartet", **fields)
    callers = [host]
    for seat, key in match.keys.items():
        guest = server.browser()
        guest.post("/api/claim", {"key": key, "nickname": f"Guest {seat}"})
        callers.append(guest)
    return match.id, callers


def test_four_people_play_to_the_end_in_secret_and_in_turn(server: Server) -> None:
    match, callers = sitting(server, "here", "invite", "invite", "invite")
    first = [caller.screen(match, seat) for seat, caller in enumerate(callers)]
    assert [screen["question"]["kind"] for screen in first] == ["quartet_bid"] * 4
    hands = [set(screen["view"]["hand"]) for screen in first]
    for seat, screen in enumerate(first):
        told = str(screen)
        assert all(card not in told for other in range(4) if other != seat for card in hands[other])
    for _ in range(40):
        screens = [caller.screen(match, seat) for seat, caller in enumerate(callers)]
        if screens[0]["result"]:
            break
        seat = next(seat for seat, screen in enumerate(screens) if screen["question"])
        callers[seat].answer(match, seat, screens[seat]["question"]["options"][0]["option"], screens[seat]["version"])
    truth = server.match(match).outcome
    assert truth is not None
    assert tuple(screens[0]["result"]["winners"]) == truth.winners
    record = callers[0].get(f"/api/matches/{match}/record")
    assert record["game"] == "quartet"
    assert "puts a token into" in callers[0].get(f"/api/matches/{match}/report")


def test_why_places_and_cards_are_not_on_offer(server: Server) -> None:
    match, (host,) = sitting(server, "here", "here", "here", "here")
    held = host.screen(match, 0)["view"]["hand"]
    why = host.get(f"/api/matches/{match}/prospects", seat=0)["why_not"]
    assert [it["name"] for it in why] == [], "nothing but the hand lies open before anybody has bid"
    for round_ in range(2):
        for seat in range(4):
            screen = host.screen(match, seat)
            host.answer(match, seat, screen["question"]["options"][0]["option"], screen["version"])
        if round_ == 0:
            for seat in range(4):
                host.answer(match, seat, 0, host.screen(match, seat)["version"])
            why = host.get(f"/api/matches/{match}/prospects", seat=1)["why_not"]
            told = {it["name"]: "".join(p if isinstance(p, str) else p["text"] for p in it["text"]) for it in why}
            assert len(told) == 4, "what has been bid lies open"
            assert told[held[0]] == f"USA {held[0][-1]} is not in your hand."
    (why_not,) = host.get(f"/api/matches/{match}/prospects", seat=0)["why_not"]
    assert (why_not["kind"], why_not["name"], why_not["rule"]) == ("region", REGIONS[0], "3")


def test_a_place_behind_the_first_is_no_win(server: Server) -> None:
    """The last token ends the game: who is then second of four has lost it, though some are behind."""
    from realpolitik.table.prospects import Branch, _lost, _won

    returns = Outcome((1, 2, 1, 4), (0, 0)).returns
    branch = Branch((), (), (), returns)
    assert [_won(branch, seat) for seat in range(4)] == [True, False, True, False]
    assert [_lost(branch, seat) for seat in range(4)] == [False, True, False, True]
    drawn = Branch((), (), (), Outcome((1, 1, 1), (0, 0)).returns)
    assert not any(_won(drawn, seat) or _lost(drawn, seat) for seat in range(3))


def test_a_take_back_is_agreed_to_by_all_and_says_who_is_still_asked(server: Server) -> None:
    match, callers = sitting(server, "here", "invite", "invite", options={"powers": "without_china"})
    for seat, caller in enumerate(callers):
        screen = caller.screen(match, seat)
        caller.answer(match, seat, screen["question"]["options"][0]["option"], screen["version"])
    screen = callers[0].screen(match, 0)
    kept = screen["takeback"]["keep"]
    callers[0].post(f"/api/matches/{match}/takeback", {"seat": 0, "version": screen["version"], "keep": kept})
    assert callers[2].screen(match, 2)["proposal"]["waiting_for"] == [1, 2]
    callers[1].post(f"/api/matches/{match}/takeback/reply", {"seat": 1, "agree": True})
    assert callers[0].screen(match, 0)["proposal"]["waiting_for"] == [2]
    callers[2].post(f"/api/matches/{match}/takeback/reply", {"seat": 2, "agree": True})
    after = callers[0].screen(match, 0)
    assert after["proposal"] is None
    assert after["question"]["kind"] == "quartet_bid"


def test_a_wrong_number_of_seats_is_refused(server: Server) -> None:
    seats = [{"kind": "here"}] * 4
    body = {"game": "quartet", "seats": seats, "options": {"powers": "usa_russia"}}
    refused = server.browser().post("/api/matches", body, expect=400)
    assert refused["error"]["message"] == "the match has 2 seats: usa, russia"


def test_what_is_drawn_into_a_hand_is_asked_of_its_holder(server: Server) -> None:
    match, (host,) = sitting(server, *["here"] * 4, by_hand={"cards": True})
    assert [seat for seat in range(4) if host.screen(match, seat)["question"]] == [USA]
    asked = host.screen(match, USA)["question"]
    assert (asked["kind"], asked["seat"], asked["about"]) == ("quartet_draw", NATURE, {"power": "usa", "left": 2})
    found = host.get(f"/api/matches/{match}/corrections", seat=EU)["correctables"]
    assert next(it for it in found if it["about"] == ["usa"])["value"] == "0"


# -- a table elsewhere -------------------------------------------------------------------------------------------------


def at_terminal(link: str, typist: Callable[[str], str | None], at_random: bool = False) -> str:
    keyboard, screen = Keyboard(), Screen()
    keyboard.press = lambda: typist(screen.getvalue())
    assert join(link, "Ann", "en", at_random, Console(keyboard, screen)) == 0
    return screen.getvalue()


def test_a_terminal_joins_a_table_of_four(tmp_path: Path) -> None:
    with listening(tmp_path) as server:
        _, keys = server.create("random", "invite", "random", "random", game="quartet")
        shown = at_terminal(server.invitation(keys[1]), lambda _: None, at_random=True)
    seats = "USA: Random (bot); European Union: Ann; Russia: Random (bot); China: Random (bot)"
    assert f"At the table: {seats}" in " ".join(shown.split())
    assert "You play: European Union." in shown
    assert re.search(r"scores: USA \d+, European Union \d+, Russia \d+, China \d+", shown)
    assert re.search(r"Winners?: |The game is a draw", shown)


def test_a_terminal_is_told_who_is_still_to_agree(tmp_path: Path) -> None:
    with listening(tmp_path) as server:
        powers = {"powers": "without_china"}
        match, keys = server.create("invite", "invite", "invite", game="quartet", options=powers)
        here = f"/api/matches/{match}"
        guests = {seat: server.claim(keys[seat], f"Guest {seat}") for seat in (1, 2)}

        def bid(seat: int) -> None:
            screen = server.get(f"{here}/screen?seat={seat}", guests[seat])
            option = screen["question"]["options"][0]["option"]
            body = {"seat": seat, "version": screen["version"], "option": option, "request": f"bid-of-{seat}"}
            server.post(f"{here}/answer", body, guests[seat])

        def agree(seat: int) -> None:
            server.post(f"{here}/takeback/reply", {"seat": seat, "agree": True}, guests[seat])

        lines = iter(["1", "takeback", "say one", "say both", "quit"])
        before: dict[str, Callable[[], None]] = {"say one": lambda: agree(1), "say both": lambda: agree(2)}

        def typist(shown: str) -> str:
            line = next(lines)
            if line == "1":
                bid(1)
                bid(2)
            before.get(line, lambda: None)()
            return line

        shown = at_terminal(server.invitation(keys[0]), typist)
    first = shown.index("Still to agree: European Union, Russia.")
    assert shown.index("You ask the others to take this back: ") < first < shown.index("Still to agree: Russia.")
    assert "A choice was taken back." in shown


# -- records -----------------------------------------------------------------------------------------------------------


def test_it_is_kept_and_reported() -> None:
    match = new_match("without_usa")
    random = Random(1)
    while not match.over:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    assert "The Quartet" in report(match, "en")
    assert "The Quartet" in keepsake(match, ["en"], ["Ann", "Bob", "Cem"])
    assert match.view(0)["seats"] == {"eu": 0, "russia": 1, "china": 2}


def test_scripted_chance_deals_each_power_from_its_own_deck() -> None:
    cards = [CARDS.index(name) for name in ("usa_5", "usa_4", "russia_5", "russia_1")]
    match = Match(GAME, GAME.setup("", {"powers": "usa_russia"}), Scripted(cards))
    assert [q.kind for q in match.questions] == [BID, BID]
    match.answer(cards[0], 0)
    match.answer(cards[2], 1)
    assert state_of(match).points == [5, 0, 5, 0]
    assert match.question.kind == TOKEN_WHERE
    assert DRAW not in [q.kind for q in match.questions]
