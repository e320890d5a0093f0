"""Starting a game: from the lobby, by a link, in one's language, and finding it again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tabletop import table

from browser.player import Person, read, texts
from browser.server import Server
from realpolitik.table.edition import PAGE

Visit = Callable[..., Person]


def lobby(person: Person) -> Person:
    person.open("/")
    person.game().wait_for()
    return person


def games(person: Person, kind: str) -> Locator:
    """The games listed in the lobby as `running` or `finished`."""
    return person.page.locator(f".mine.{kind} > ul > li")


@pytest.mark.parametrize(("side", "other"), [("US", "USSR"), ("USSR", "US")])
def test_one_click_begins_a_game_against_the_bot(visit: Visit, side: str, other: str) -> None:
    """One click, and one sits at the board with a hand of cards, opposite to the bot."""
    ann = lobby(visit())
    ann.press(f"Twilight Struggle: play against Cadet as {side}")
    ann.wait_for_my_move()
    assert ann.whose == f"YOUR MOVE, {side}"
    assert "Set-up" in ann.question
    assert len([card for card in ann.hand if card != "The China Card"]) == 8
    bot = ann.page.locator(".seat", has=ann.page.get_by_text(other, exact=True))
    expect(bot).to_contain_text("Cadet")


def test_another_bot_is_chosen_and_remembered(visit: Visit) -> None:
    """Who is played against is chosen above the sides, by game; the next time the same one is offered."""
    ann = lobby(visit())
    opponent = ann.game().get_by_role("combobox", name="Play against", exact=True)
    assert opponent.input_value() == "cadet"
    opponent.select_option("officer")
    ann.press("Twilight Struggle: play against Officer as USSR")
    ann.wait_for_my_move()
    expect(ann.page.locator(".seat", has=ann.page.get_by_text("US", exact=True))).to_contain_text("Officer")
    lobby(ann)
    expect(opponent).to_have_value("officer")
    assert ann.page.get_by_role("combobox", name="Play against", exact=True).nth(1).input_value() == "cadet"


def test_scenario_and_options_are_played(visit: Visit) -> None:
    """The Late War with the marker turned to the USSR begins in turn 8 with the USSR four points ahead."""
    ann = lobby(visit())
    ann.game().get_by_role("button", name="More choices").click()
    ann.page.get_by_role("radio", name="The Late War").check()
    ann.page.get_by_role("combobox", name=re.compile("^USSR")).select_option("bot:random")
    ann.page.get_by_role("radiogroup", name=re.compile("VP")).get_by_role("radio", name="−4").check()
    ann.page.get_by_role("switch", name="Optional cards").check()
    ann.press("Start the game")
    ann.wait_for_my_move()
    assert ann.instrument("Turn").startswith("TURN 8")
    assert "USSR +4" in ann.instrument("Victory points")
    assert "headline" in ann.question


def test_twilight_struggle_stands_first(visit: Visit) -> None:
    """Of the games in the lobby it is the one that most have come for; the others follow by their names."""
    ann = lobby(visit())
    titles = texts(ann.page.locator(".games .game h2"))
    assert titles[0] == "Twilight Struggle"
    assert titles[1:] == sorted(titles[1:])


def test_options_are_shown_where_they_mean_something(visit: Visit) -> None:
    """The points of the Late War with that scenario, the ideology of the Jihadists in the solitaire game; what was
    chosen there is not sent from elsewhere."""
    ann = lobby(visit())
    struggle = ann.game()
    labyrinth = ann.page.locator(".game", has=ann.page.locator('a[href="/rules/labyrinth"]'))
    struggle.get_by_role("button", name="More choices").click()
    points = struggle.get_by_role("radiogroup", name=re.compile("VP"))
    civil_war = struggle.get_by_role("switch", name="Chinese Civil War")
    expect(civil_war).to_be_visible()
    expect(points).to_have_count(0)
    struggle.get_by_role("radio", name="The Late War").check()
    points.get_by_role("radio", name="−4").check()
    expect(civil_war).to_have_count(0)
    struggle.get_by_role("radio", name="The Late War").locator("xpath=../../label[1]//input").check()
    expect(points).to_have_count(0)
    ann.press("Close")

    labyrinth.get_by_role("button", name="More choices").click()
    ideology = labyrinth.get_by_role("radiogroup", name=re.compile("[Ii]deology"))
    expect(ideology).to_have_count(0)
    labyrinth.get_by_role("switch", name=re.compile("[Ss]olitaire")).check()
    expect(ideology).to_be_visible()
    ann.press("Close")

    struggle.get_by_role("button", name="More choices").click()
    struggle.get_by_role("button", name="Start the game").click()
    ann.wait_for_my_move()
    assert ann.instrument("Turn").startswith("TURN 1")


def test_a_preset_sets_the_options(visit: Visit) -> None:
    """As printed at first; a preset sets them all, one that is changed makes them the player's own choice, and what is
    chosen is played."""
    ann = lobby(visit())
    game = ann.game()
    game.get_by_role("button", name="More choices").click()
    printed = game.get_by_role("radio", name="As printed")
    digital = game.get_by_role("radio", name="As the digital edition plays")
    own = game.get_by_role("radio", name="Own choice")
    cards = game.get_by_role("switch", name="Optional cards")
    bonus = game.get_by_role("spinbutton", name="Extra US influence")
    expect(printed).to_be_checked()
    expect(own).to_have_count(0)

    digital.check()
    expect(cards).to_be_checked()
    expect(bonus).to_have_text("2")
    expect(game.get_by_role("switch", name="Deal in turn")).to_be_checked()
    bonus.press("ArrowUp")
    expect(own).to_be_checked()
    expect(digital).not_to_be_checked()
    bonus.press("ArrowDown")
    expect(digital).to_be_checked()
    expect(own).to_have_count(0)

    game.get_by_role("radio", name="As in tournaments").check()
    expect(game.get_by_role("switch", name="Bid for sides")).to_be_checked()
    expect(bonus).to_have_text("0")
    printed.check()
    expect(cards).not_to_be_checked()
    digital.check()
    game.get_by_role("button", name="Start the game").click()
    ann.wait_for_my_move()
    sent = ann.posted("matches")[-1].post_data_json
    wanted = {"optional_cards": True, "us_bonus": 2, "deal_in_turn": True, "digital_edition": True}
    assert sent["options"] == wanted


def test_choices_that_do_not_go_together_are_refused_in_words(visit: Visit) -> None:
    """The form names what does not fit, keeps everything else as it was, and can be mended."""
    ann = lobby(visit())
    ann.game().get_by_role("button", name="More choices").click()
    ann.page.get_by_role("switch", name="Optional cards").check()
    ann.page.get_by_role("switch", name="Bid for sides").check()
    bonus = ann.page.get_by_role("spinbutton", name="Extra US influence")
    bonus.press("ArrowUp")
    bonus.press("ArrowUp")
    with ann.expecting("400"):
        ann.press("Start the game")
        problem = ann.page.get_by_role("alert")
        expect(problem).to_contain_text("Extra US influence")
        expect(problem).to_contain_text("Bid for sides")
    expect(ann.page.get_by_role("switch", name="Optional cards")).to_be_checked()
    expect(ann.page.get_by_role("switch", name="Bid for sides")).to_be_checked()
    expect(bonus).to_have_text("2")

    ann.page.get_by_role("switch", name="Bid for sides").uncheck()
    ann.press("Start the game")
    ann.wait_for_my_move()


def test_two_at_one_screen_meet_the_curtain(visit: Visit) -> None:
    """A game for two at this screen begins behind the curtain, with nobody's cards in sight."""
    ann = lobby(visit())
    ann.game().get_by_role("button", name="Two at this screen").click()
    ann.wait_until_settled()
    expect(ann.page.locator(".curtain")).to_contain_text("Next to play: USSR")
    assert ann.hand == []


def test_a_friend_comes_by_link(visit: Visit) -> None:
    """The link opens the other seat, on as many devices as the friend has; its key stays out of every address."""
    ann, bob = lobby(visit()), visit()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.game().get_by_role("button", name="Play with a friend").click()
    ann.press("as US")
    link = ann.page.get_by_role("textbox", name="Link for: USSR").input_value()
    key = link.partition("#")[2]
    assert len(key) >= 24
    ann.press("Go to the table")
    ann.wait_until_settled()
    expect(ann.page.locator(".seat.side-ussr")).to_contain_text("Open seat")

    bob.open(link)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ann invites you to play Twilight Struggle")
    expect(bob.page.locator(".join-side")).to_have_text("Your side: USSR")
    for language, words in (("Русский", "Ваша сторона: СССР"), ("Polski", "Twoja strona: ZSRR"), ("English", "")):
        bob.page.get_by_role("button", name=language).click()
        expect(bob.page.locator(".join-side")).to_contain_text(words)
    take_seat(bob, link, "Bob")
    assert bob.whose == "YOUR MOVE, USSR"
    assert "#" not in bob.page.url
    assert not any(key in request.url for request in bob.requests)
    assert not any(key in value for request in bob.requests for value in request.headers.values())
    expect(ann.page.locator(".seat.side-ussr")).to_contain_text("Bob")
    expect(bob.page.locator(".seat.side-us")).to_contain_text("Ann")
    bob.page.go_back()
    assert key not in bob.page.url

    phone = visit()
    take_seat(phone, link, "Bob")
    assert "The China Card" in phone.hand


def test_the_host_empties_a_seat_and_invites_somebody_else(visit: Visit) -> None:
    """It is said twice; whoever sat there is told, sees nothing more, and the old link opens nothing."""
    ann, bob, zoe = lobby(visit()), visit(), visit()
    ann.game().get_by_role("button", name="Play with a friend").click()
    ann.press("as US")
    link = ann.page.get_by_role("textbox", name="Link for: USSR").input_value()
    ann.press("Go to the table")
    ann.wait_until_settled()
    take_seat(bob, link, "Bob")
    expect(ann.page.locator(".seat.side-ussr")).to_contain_text("Bob")

    ann.press("Menu")
    ann.press("Empty the seat: USSR")
    expect(ann.page.get_by_role("group", name="Links to hand on")).to_contain_text("Whoever sits there loses the seat")
    expect(ann.page.locator(".seat.side-ussr")).to_contain_text("Bob")
    ann.press("Yes, empty it")
    expect(ann.page.locator(".seat.side-ussr")).to_contain_text("Open seat")
    expect(ann.page.get_by_role("button", name="Empty the seat")).to_have_count(0)
    expect(bob.page.get_by_text("This seat is not yours any more")).to_be_visible()
    bob.page.reload()
    bob.wait_until_settled()
    assert bob.hand == []

    ann.press("To play: USSR")
    new = ann.page.get_by_role("textbox", name="To play: USSR").input_value()
    assert new != link
    take_seat(zoe, new, "Zoe")
    expect(ann.page.locator(".seat.side-ussr")).to_contain_text("Zoe")


def test_a_link_that_leads_only_here_says_so(visit: Visit, server: Server) -> None:
    """A page that came from 127.0.0.1 tells beside each link that nobody else can open it, and how they could."""
    ann = lobby(visit())
    ann.game().get_by_role("button", name="Play with a friend").click()
    ann.press("as US")
    told = ann.page.locator(".only-here")
    expect(told).to_contain_text("Nobody else can open this link: 127.0.0.1 is every computer’s own name")
    expect(told.locator("code")).to_have_text("realpolitik serve --host 0.0.0.0")
    expect(told).to_contain_text(f":{server.port}")
    ann.press("Go to the table")
    ann.wait_until_settled()
    ann.page.locator(".bar-tools button").last.click()
    expect(told).to_have_count(0)
    ann.press("To watch")
    expect(told).to_have_count(1)


@pytest.mark.parametrize("host", ["192.168.1.20", "127.example.org"])
def test_a_link_that_others_can_open_says_nothing(visit: Visit, server: Server, host: str) -> None:
    """Under the computer's address in the network, or a name, the link is as good for everybody."""
    ann = visit()
    ann.page.route(f"http://{host}/**", lambda it: it.fulfill(response=it.fetch(url=at(server, it.request.url))))
    with ann.expecting("Cross-Origin-Opener-Policy"):  # which needs https, or this very machine
        ann.page.goto(f"http://{host}/join")
        ann.page.get_by_role("heading").first.wait_for()
        ann.page.route("**/source/**", lambda it: it.fulfill(path=PAGE / it.request.url.split("/source/")[1]))
        told = "async () => (await import('/source/invitations.js')).OnlyHere()"
        assert ann.page.evaluate(told) is None


def at(server: Server, url: str) -> str:
    """The same address, at the server."""
    return server.address + "/" + url.split("/", 3)[3]


def take_seat(person: Person, link: str, name: str) -> None:
    person.open(link)
    person.page.get_by_label("Your name").fill(name)
    person.press("Take the seat")
    person.wait_for_my_move()


def test_a_link_that_opens_nothing_says_so(visit: Visit) -> None:
    """A key that is no key, and an address without any, are told in words, with a way to the lobby."""
    eve = visit()
    with eve.expecting("404"):
        eve.open("/join#" + 32 * "x")
        expect(eve.page.get_by_role("heading")).to_have_text("This invitation is not valid any more")
    eve.open("/").open("/join")
    expect(eve.page.get_by_role("heading")).to_have_text("There is no invitation in this address")
    eve.page.get_by_role("link", name="To the lobby").click()
    eve.game().wait_for()


def test_a_name_is_kept(visit: Visit) -> None:
    """A name once told stands in the lobby after a reload, and at the table for all to see."""
    ann = lobby(visit())
    ann.page.get_by_label("Your name").fill("Konstanty")
    ann.page.get_by_label("Your name").press("Enter")
    expect(ann.page.locator(".nickname-told")).to_have_text("Kept")
    ann.page.reload()
    expect(ann.page.get_by_label("Your name")).to_have_value("Konstanty")
    ann.press("Twilight Struggle: play against Cadet as US")
    ann.wait_for_my_move()
    expect(ann.page.locator(".seat.mine")).to_contain_text("Konstanty")


def test_the_lobby_changes_its_language(visit: Visit) -> None:
    """Russian, Polish, and English again: headings and options change at once, what was chosen among these stays, and
    the language outlives a reload."""
    ann = lobby(visit())
    ann.page.locator(".game .more").first.click()
    ann.page.get_by_role("switch", name="Optional cards").check()
    ann.page.keyboard.press("Escape")
    heading = ann.page.get_by_role("heading", level=1)
    said = {"en": read(heading)}
    for language, name in (("ru", "Русский"), ("pl", "Polski")):
        ann.page.get_by_role("button", name=name).click()
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        expect(heading).not_to_have_text(said["en"])
        said[language] = read(heading)
        ann.page.locator(".game .more").first.click()
        expect(ann.page.get_by_role("switch").first).to_be_checked()
        ann.page.keyboard.press("Escape")
    assert re.search("[а-я]", said["ru"])
    assert re.search("[ąćęłńóśźż]", said["pl"] + read(ann.page.locator("main")))
    ann.page.reload()
    expect(heading).to_have_text(said["pl"])
    ann.page.get_by_role("button", name="English").click()
    expect(heading).to_have_text(said["en"])


def test_the_table_changes_its_language_in_the_middle_of_a_question(visit: Visit, server: Server) -> None:
    """Question, names and log are told anew; what was placed, and what is left to place, stays."""
    position = table(ussr=["decolonization", "nato"], us=["containment"], board="standard")
    ann = visit()
    ann.sit_at(server.prepare(position, "", ann))
    ann.play("Decolonization")
    ann.answer("Event")
    ann.choose("angola")
    said, on_offer, lines = [ann.question], ann.glowing, len(ann.log)

    for name, country in (("Русский", "Египет"), ("Polski", "Egipt")):
        ann.page.locator(".bar-tools button").last.click()
        ann.page.get_by_role("button", name=name).click()
        expect(ann.page.get_by_role("dialog").get_by_role("button", name=name)).to_have_attribute(
            "aria-pressed", "true"
        )
        ann.page.keyboard.press("Escape")
        expect(ann.plate("egypt").locator(".name")).to_have_text(country)
        expect(ann.page.locator(".question .ask h2 > span").first).not_to_have_text(said[-1])
        said.append(ann.question)
        assert ann.glowing == on_offer
        assert ann.influence("angola") == (0, 1)
        assert len(ann.log) == lines
        assert ann.posted("undo") == []
    assert len(set(said)) == 3
    assert re.search("[а-я]", said[1])

    for country in ("zaire", "kenya", "thailand"):
        ann.choose(country)
    assert ann.influence("thailand") == (0, 1)


def test_the_lobby_lists_games_and_whose_move_it_is(visit: Visit, server: Server) -> None:
    """Running games say whose move it is, one's own first; a game that is over has gone to the finished ones."""
    mine = table(ussr=["nato"], us=["containment"], board="standard")
    theirs = table(ussr=["nato"], us=["containment"], board="standard", side="us")
    openings = {"panama": (1, 0), "honduras": (1, 0)}  # a coup is fatal in the first of them alone
    lost = table(ussr=["nato", "fidel"], us=["containment"], influence=openings, defcon=2)
    ann = visit()
    ann.sit_at(server.prepare(mine, "random", ann))
    server.prepare(theirs, "", ann)
    ann.sit_at(server.prepare(lost, "random", ann))
    ann.play("NATO")
    ann.answer("Coup")
    ann.look_away()
    ann.plate("panama").click()
    ann.press("Do it all the same")
    ann.page.locator(".ended").wait_for()

    lobby(ann)
    expect(games(ann, "running")).to_have_count(2)
    expect(games(ann, "running").first).to_contain_text("Your move")
    expect(games(ann, "running").last).to_contain_text("US to move")
    expect(games(ann, "finished")).to_have_count(1)
    expect(games(ann, "finished")).to_contain_text("Winner: US")
    expect(ann.page).to_have_title(re.compile(r"^\(1\)"))
    assert any("Ann" in line for line in texts(games(ann, "running").first.locator(".sitting li")))

    games(ann, "running").first.get_by_role("link").click()
    ann.wait_for_my_move()
    assert ann.playable == ["NATO", "The China Card"]
