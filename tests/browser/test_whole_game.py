"""A whole game by clicking, to its end; and any game that is over, from its beginning again. A whole game of Red Sea is
played with the guide beside it."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import expect

import realpolitik
from browser.player import Person, clean, read
from browser.server import Server
from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import new_bot
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.deck import NAME
from realpolitik.kernel.match import Match
from realpolitik.table.book import book

Visit = Callable[..., Person]

GAME = realpolitik.game("twilight-struggle")
SEED = "5"
MANY = 600  # choices; no game has so many
LOOKED_AT = ("poland", "france", "iran", "egypt", "angola", "panama", "brazil", "japan", "thailand")


def game_of_bots(until: int) -> Match:
    """A game of two bots that has come to a turn."""
    match, bot = Match(GAME, GAME.setup(), realpolitik.Seeded(SEED)), new_bot("cadet", GAME.name, SEED)
    while not match.over and isinstance(match.state, ColdWar) and match.state.turn < until:
        seat = match.question.seat
        match.answer(bot.choose(Seat(match, seat)).option, seat)
    return match


def test_a_whole_game_is_played_to_its_end(visit: Visit, server: Server, tmp_path: Path) -> None:
    """With the advice of one bot against another a game comes to its end; its record is the whole game."""
    match = game_of_bots(until=9)
    ann = visit()
    ann.sit_at(server.prepare(match, "random", ann, seed=SEED))
    ann.wait_for_my_move()
    for _ in range(MANY):
        if ann.over:
            break
        ann.take_advice()
    winner = winner_at_the_end(ann, "USSR", LOOKED_AT, tmp_path / "game.json")
    ann.page.locator(".question .ended").get_by_role("link", name="To the lobby").click()
    expect(ann.page.locator(".mine.finished li.match")).to_contain_text(f"Winner: {winner}")


def winner_at_the_end(person: Person, side: str, places: tuple[str, ...], file: Path) -> str:
    """The game is over, for this person of a side too; what can be downloaded is all of it, and says who has won."""
    ended = person.page.locator(".question .ended")
    expect(ended).to_contain_text("The game is over", ignore_case=True)
    result = read(ended.locator("h2"))
    person.look_away()
    with person.page.expect_download() as coming:
        ended.get_by_role("link", name="Download the game").click()
    coming.value.save_as(file)
    record = realpolitik.load(file)
    assert record.over
    winner = "USSR" if record.returns == [-1, 1] else "US"
    assert result.endswith(f"Winner: {winner}")
    assert ended.get_by_text("You have won").count() == (winner == side)
    assert {it: person.influence(it) for it in places} == influence_in(record, places)
    return winner


def influence_in(match: Match, places: tuple[str, ...] = LOOKED_AT) -> dict[str, tuple[int, int]]:
    state = match.state
    assert isinstance(state, ColdWar)
    countries = {country: state.rules.board.country(country) for country in places}
    return {name: (state.influence[US][at], state.influence[USSR][at]) for name, at in countries.items()}


def hand_in(match: Match, side: int) -> set[str]:
    """The titles of the cards in a hand."""
    state = match.state
    assert isinstance(state, ColdWar)
    faces = book("twilight-struggle", "en").cards
    return {clean(faces[NAME[card]].title) for card in state.hands[side]}


def finished_game() -> Match:
    """A game of random choices; many end in nuclear war, this one has some length."""
    choose = Random(4)
    match = Match(GAME, GAME.setup(), realpolitik.Seeded("4"))
    while not match.over:
        question = choose.choice(match.questions)
        match.answer(choose.choice(question.options), question.seat)
    assert len(match.answers) > 60
    return match


def test_a_game_that_is_over_is_gone_through_again(visit: Visit, server: Server) -> None:
    """Any moment by slider or steps, through the eyes of any side: the board and the hand are those of that moment."""
    match = finished_game()
    last = len(match.answers)
    middle = next(at for at in range(last // 2, last) if match.answers[at][0] in (US, USSR))  # nothing is being dealt
    ann = visit()
    ann.sit_at(server.prepare(match, ann, ""))
    ann.press("Replay")
    place, at = ann.page.locator(".replay-at"), ann.page.locator(".question h2")
    slider = ann.page.locator(".replay-slider")

    ann.press("To the end")
    expect(place).to_have_text(f"{last} / {last}")
    expect(at).to_contain_text(f"{last} of {last}")
    assert {it: ann.influence(it) for it in LOOKED_AT} == influence_in(match)

    ann.press("To the beginning")
    expect(at).to_contain_text(f"Moment 0 of {last}")
    assert ann.influence("poland") == (0, 0)
    ann.press("A step forward")
    expect(at).not_to_contain_text("Moment 0 ")
    ann.press("A step back")
    expect(at).to_contain_text("Moment 0 ")

    slider.fill(str(middle))
    expect(at).to_contain_text(f"{middle} of {last}")
    then = Match(GAME, GAME.setup(), realpolitik.Seeded("4"))
    then.rewind(match.answers[:middle])
    assert {it: ann.influence(it) for it in LOOKED_AT} == influence_in(then)
    ann.expect_hand(hand_in(then, US))

    ann.page.get_by_label("Seen by").select_option("USSR")
    expect(ann.page.locator(".hand-area .fan")).to_contain_text(min(hand_in(then, USSR)))
    ann.expect_hand(hand_in(then, USSR))

    ann.press("Link to this moment")
    link = ann.page.get_by_role("textbox", name="Link to this moment").input_value()
    stranger = visit().open(link)
    expect(stranger.page.locator(".question h2")).to_contain_text(f"{middle} of {last}")
    assert {it: stranger.influence(it) for it in LOOKED_AT} == influence_in(then)
    stranger.press("Leave the replay")
    expect(stranger.page.locator(".ended")).to_contain_text("The game is over", ignore_case=True)
