"""Meeting others: a table that anybody may join, the clock at each seat, and games that are put away."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.player import Person, texts
from browser.test_starting import games, lobby

Visit = Callable[..., Person]


def test_a_stranger_sits_down_at_an_open_table_and_time_runs(visit: Visit) -> None:
    """Ann opens a table with a minute for each; Bob finds it in the lobby and is at the board by one click."""
    ann = lobby(visit())
    ann.page.get_by_label("Your name").fill("Ann of Open")
    ann.game("Twilight Struggle: Red Sea").get_by_role("button", name="Against anybody").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Live").check()
    dialog.get_by_label("Minutes").fill("1")
    dialog.get_by_role("radio", name="the game is lost").check()
    dialog.get_by_role("button", name="as US", exact=True).click()
    expect(ann.page.locator(".dial.runs")).to_have_count(0)  # nobody's time runs until somebody comes
    expect(ann.page.get_by_role("checkbox", name="Anybody may take a free seat")).to_be_checked()

    bob = lobby(visit())
    offered = bob.page.locator(".open-tables tbody tr", has_text="Ann of Open")
    expect(offered).to_contain_text("Live 1 min + 20 s")
    expect(offered).to_contain_text("the game is lost")
    offered.get_by_role("button", name="Twilight Struggle: Red Sea: sit down as USSR").click()
    for person in (ann, bob):
        expect(person.page.locator(".seat .dial.runs")).to_have_count(2)  # both choose a headline
    expect(bob.page.locator(".seat.mine .dial.little")).to_contain_text("!0:")
    expect(ann.page.get_by_role("checkbox", name="Anybody may take a free seat")).to_have_count(0)
    expect(bob.page.locator(".seat.mine").get_by_role("status")).to_contain_text("You have")


def test_games_are_put_away_taken_up_and_deleted(visit: Visit) -> None:
    ann = lobby(visit())
    for game in ("red-sea", "labyrinth"):
        body = {"game": game, "seats": [{"kind": "here"}, {"kind": "here"}]}
        ann.page.evaluate(
            """body => fetch("/api/matches", {
                method: "POST", body: JSON.stringify(body),
                headers: { "Content-Type": "application/json", "X-Realpolitik": "1" },
            })""",
            body,
        )
    lobby(ann)
    expect(games(ann, "running")).to_have_count(2)
    red_sea = games(ann, "running").filter(has_text="Red Sea")
    red_sea.get_by_role("button", name="More about this game").click()
    red_sea.get_by_role("button", name="Put away").click()
    expect(games(ann, "running")).to_have_count(1)
    ann.press("Put away: 1")
    red_sea_aside = ann.page.locator(".running .match", has_text="Red Sea")
    red_sea_aside.get_by_role("button", name="More about this game").click()
    ann.press("Take up again")
    expect(games(ann, "running")).to_have_count(2)  # both lists are told anew
    ann.page.wait_for_load_state("networkidle")
    red_sea.get_by_role("button", name="More about this game").click()
    red_sea.get_by_role("button", name="Delete").click()
    expect(red_sea).to_contain_text("gone for everybody")
    red_sea.get_by_role("button", name="Yes, delete it").click()
    expect(red_sea).to_have_count(0)
    assert "Labyrinth" in texts(games(ann, "running"))[0]


def test_friends_go_on_in_another_game_without_another_link(visit: Visit) -> None:
    """Bob came by a link. When Ann begins anew, he is told where the old game ended, and sits down by one click."""
    ann, bob = lobby(visit()), visit(name="Bob")
    ann.game("Twilight Struggle: Red Sea").get_by_role("button", name="Play with a friend").click()
    ann.press("as US")
    link = ann.page.get_by_role("textbox", name="Link for: USSR").input_value()
    ann.press("Go to the table")
    bob.open(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.press("Take the seat")
    bob.wait_for_my_move()
    ann.press("Menu")
    ann.press("Resign")
    ann.press("Yes, I resign")
    expect(bob.page.locator(".question .ended")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Rematch")).to_have_count(0)  # that is for whoever invited him
    before = ann.page.url
    ann.press("Rematch")
    ann.page.wait_for_url(lambda url: url != before)
    ann.wait_until_settled()
    bob.press("On to the next game")
    bob.page.wait_for_url(ann.page.url)
    bob.wait_for_my_move()
    expect(ann.page.locator(".seat.side-ussr")).to_contain_text("Bob")
    assert bob.whose == "YOUR MOVE, USSR"
