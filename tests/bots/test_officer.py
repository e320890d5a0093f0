"""Officer and strategist: what they choose is on offer, safe, and found without a look at what is hidden."""

from collections.abc import Iterator
from random import Random

import pytest
from bots.sparring import Result as Played
from bots.sparring import lost_by_its_own_hand, play_out
from promises import positions
from tabletop import table

import realpolitik
from realpolitik.bots.abilities import Foretells, Weighs
from realpolitik.bots.bot import WHYS, Bot, Chosen, Seat
from realpolitik.bots.net import reasons
from realpolitik.bots.net.budget import Budget, read_budget
from realpolitik.bots.net.net import Net, net_of
from realpolitik.bots.net.search import AT_ONCE, Search, in_short
from realpolitik.bots.net.strategist import Strategist
from realpolitik.bots.net.things import kind_and_number, thing
from realpolitik.bots.net.tree import Node
from realpolitik.bots.random_bot import RandomBot
from realpolitik.bots.roster import adviser, bots_of, new_bot, plays, usual_bot
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.crossover import CHOICES
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.chance import ByHand, Seeded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.match import Match
from realpolitik.kernel.peril import Peril
from realpolitik.kernel.question import KINDS, NATURE, NOTES
from realpolitik.language import languages, speak
from realpolitik.language.advice import because, bot_help, bot_title

GAMES = ("twilight-struggle", "red-sea", "labyrinth")
COLD_WARS = GAMES[:2]
LEARNT = ("officer", "strategist:40n")
IN_AFRICA = {"angola": (1, 2), "algeria": (2, 1), "zaire": (1, 2), "botswana": (1, 1)}  # open to coups at DEFCON 2

games = pytest.mark.parametrize("game", GAMES)
cold_wars = pytest.mark.parametrize("game", COLD_WARS)
learnt = pytest.mark.parametrize("bot", LEARNT)


def asked(match: Match) -> list[Seat]:
    """The seats that have a choice."""
    return [Seat(match, q.seat) for q in match.questions if q.seat != NATURE and len(q.options) > 1]


# -- the roster ------------------------------------------------------------------------------------


@games
def test_the_strongest_comes_first_and_nobody_waits_by_default(game: str) -> None:
    offered = ["strategist:10s", "strategist", "strategist:1s", "officer", "officer:easy", "cadet", "random"]
    assert bots_of(game, "us") == offered
    assert [bot for bot in bots_of(game) if plays(bot, game, "us")] == offered  # one of Labyrinth plays the other side
    assert {usual_bot(game, seat) for seat in realpolitik.new(game).seats} == {"cadet"}
    assert adviser(game) == "strategist:150n"
    assert all(plays(bot, game, "us") for bot in [*offered, "strategist:77n"])
    assert not plays("general", game, "us")
    for language in languages():
        speaker = speak(game, language)
        titles = {bot_title(speaker, bot) for bot in offered}
        assert len(titles) == len({bot_help(speaker, bot) for bot in offered}) == len(offered)


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("officer:grim", "the officer has no mood 'grim'; it is officer or officer:easy"),
        ("strategist:soon", "the strategist cannot think for 'soon'; it can for 1s to 60s"),
        ("strategist:0s", "cannot think for '0s'"),
        ("strategist:61s", "cannot think for '61s'"),
        ("strategist:100001n", "cannot think for '100001n'"),
        ("cadet:1s", "has no bot 'cadet:1s'; it has strategist:10s, strategist"),
        ("general", "has no bot 'general'"),
    ],
)
def test_a_setting_that_there_is_not_is_refused(bot: str, problem: str) -> None:
    with pytest.raises(RealpolitikError, match=problem):
        new_bot(bot, "red-sea")


def test_without_numpy_they_are_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("realpolitik.bots.roster.find_spec", lambda library: None)
    assert bots_of("red-sea") == ["cadet", "random"]
    assert adviser("red-sea") == "cadet"
    with pytest.raises(RealpolitikError, match="has no bot 'officer'; it has cadet, random"):
        new_bot("officer", "red-sea")


# -- legality --------------------------------------------------------------------------------------


def every_table(game: str) -> Iterator[Match]:
    """A match of each scenario, with all kinds of options, alone too, and with cards of the other game."""
    rules = realpolitik.game(game)
    switches = {it.name: True for it in rules.options if it.choices == (False, True) and not it.scenarios}
    name, choices = ("crossover", CHOICES) if game in COLD_WARS else ("solitaire", (False, True))
    for scenario in rules.scenarios:
        for choice in choices:
            options = {**(switches if choice == choices[-1] else {}), name: choice}
            yield Match(rules, rules.setup(scenario, options), Seeded(str(choice)))


@games
def test_what_officer_chooses_is_on_offer_at_every_table(game: str) -> None:
    questions, kinds = 0, set()
    for number, match in enumerate(every_table(game)):
        bots = [new_bot("officer", game, number), new_bot("officer:easy", game, number)]
        while not match.over:
            q = match.question
            option = bots[q.seat].choose(Seat(match, q.seat)).option
            assert option in q.options
            match.answer(option, q.seat)
            questions += 1
            kinds.add(KINDS[q.kind].name)
    assert questions > 300
    assert {"bid", "pick_card"} <= kinds or game not in COLD_WARS


@games
def test_what_strategist_chooses_is_on_offer(game: str) -> None:
    looked = 0
    for match in positions(game, 60):
        for seat in asked(match):
            assert new_bot("strategist:16n", game, looked).choose(seat).option in seat.question.options
            looked += 1
    assert looked > 20


# -- what is hidden --------------------------------------------------------------------------------


@games
@learnt
def test_the_choice_does_not_depend_on_what_is_hidden(game: str, bot: str) -> None:
    rules, compared = realpolitik.game(game), 0
    for match in positions(game, 40 if bot == "officer" else 16, setup=rules.setup()):
        for seat in asked(match):
            setup = rules.setup()
            setup.position = to_data(rules.determinise(match.state, seat.number, Random(compared)))
            other = Match(rules, setup, Seeded("1"))
            here, there = (
                new_bot(bot, game, "same").choose(seat),
                new_bot(bot, game, "same").choose(Seat(other, seat.number)),
            )
            assert here == there
            compared += 1
    assert compared > 5


# -- at a real table -------------------------------------------------------------------------------


@games
@learnt
def test_people_may_roll_and_deal_but_must_tell_its_hand(game: str, bot: str) -> None:
    rules, match = realpolitik.game(game), realpolitik.new(game, seed=8)
    while match.question.name not in ("choose_card", "play_card"):
        match.answer(match.question.options[0], match.question.seat)
    me = match.question.seat
    setup = rules.setup()
    setup.position = to_data(match.state)
    here = Match(rules, setup, ByHand("1", True, (match.seats[1 - me],)))
    assert new_bot(bot, game, 1).choose(Seat(here, me)).option in here.question.options
    untold = Match(rules, setup, ByHand("1", True, (match.seats[me],)))
    with pytest.raises(RealpolitikError, match=f"the hand of {match.seats[me]} is not known"):
        new_bot(bot, game, 1).choose(Seat(untold, me))


# -- prudence --------------------------------------------------------------------------------------


@learnt
@pytest.mark.parametrize("hand", [["five_year_plan", "soviets_shoot_down_kal_007"], ["soviets_shoot_down_kal_007"]])
def test_certain_defeat_is_never_chosen_beside_anything_else(hand: list[str], bot: str) -> None:
    """8.1.3: whatever the net thinks of it."""
    t = table(ussr=hand, us=["truman_doctrine"], influence=IN_AFRICA, defcon=2, turn=8, space=(8, 8))
    while t.asked == "ussr":
        ahead = Seat(t.match, USSR).foresight()
        perils = {option: ahead.verdict(option).peril for option in t.match.question.options}
        option = new_bot(bot, "twilight-struggle", 1).choose(Seat(t.match, USSR)).option
        assert perils[option] < Peril.CERTAIN or min(perils.values()) == Peril.CERTAIN
        t.match.answer(option, USSR)


@learnt
def test_no_coup_in_a_battleground_at_defcon_2(bot: str) -> None:
    """6.3.4, 8.1.3: it would lose the game, and the reason says so if the net would have liked it."""
    t = table(ussr=["fidel", "nasser"], us=["nato"], influence=IN_AFRICA, defcon=2).do("fidel", "coup")
    for seed in range(5):
        chosen = new_bot(bot, "twilight-struggle", seed).choose(Seat(t.match, USSR))
        assert t.game.describe_option(t.match.question, chosen.option) == "botswana"


@games
def test_officer_beats_random_and_does_not_defeat_itself(game: str) -> None:
    """Even in its easy mood. In a cold war it does not bring the war upon itself (8.1.3), nor hold a scoring card
    (10.1.5)."""
    results, won = [], 0.0
    for number in range(10):
        match, side = realpolitik.new(game, seed=number), number % 2
        name = "officer" if number < 6 else "officer:easy"
        players: list[Bot] = [new_bot(name, game, number), RandomBot(number)]
        play_out(match, (players[side], players[1 - side]))
        won += match.returns[side] == 1
        if isinstance(match.state, ColdWar):
            winner = match.returns.index(1) if 1 in match.returns else -1
            results.append(Played(side, winner, NOTES[match.log[-1][1][0]].name, match.state.phasing))
    assert won >= 8
    assert lost_by_its_own_hand(results) == []


# -- search ----------------------------------------------------------------------------------------


def chosen_with(lines: int, match: Match, seat: int) -> tuple[Chosen, int]:
    """What a strategist with so many lines chooses, and how many questions the net was asked."""
    shipped = net_of(match.game.name)
    net = Net(shipped.encoding, shipped.network, shipped.kinds)
    choice = Strategist(net, RandomBot(1), (0, lines), "same").choose(Seat(match, seat))
    return choice, net.judged


@games
def test_a_search_keeps_to_its_budget_and_comes_out_the_same(game: str) -> None:
    looked = 0
    for match in positions(game, 20, setup=realpolitik.game(game).setup()):
        for seat in asked(match):
            if not net_of(game).knows(seat.question):
                continue
            choice, judged = chosen_with(30, match, seat.number)
            worlds = 30  # in each of which another may have a secret to keep
            assert judged <= 30 + 1 + worlds
            assert chosen_with(30, match, seat.number) == (choice, judged)
            looked += 1
    assert looked > 5


def test_more_lines_are_asked_of_the_net_together() -> None:
    t = table(ussr=["fidel", "nasser"], us=["nato"], influence=IN_AFRICA, defcon=3)
    net = net_of("twilight-struggle")
    search = Search(net, Seat(t.match, USSR), Node(USSR), t.match.question.options, Random(1))
    search.look(AT_ONCE)
    search.look(AT_ONCE)
    assert search.lines == 2 * AT_ONCE == sum(search.root.visits.values())


def test_a_clock_that_has_run_out_leaves_no_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("realpolitik.bots.net.budget.perf_counter", lambda: now[0])
    budget = Budget(*read_budget("1s"))
    assert budget.left(0) > 0
    now[0] += 0.2
    assert budget.left(12) > 0
    now[0] += 0.1
    assert budget.left(24) == 40  # half a second at eighty lines a second: the longest look, 0.2 s, is kept in reserve
    now[0] += 0.55
    assert budget.left(60) == 0


def test_what_was_found_is_kept_for_the_next_question() -> None:
    t = table(ussr=["fidel", "nasser", "comecon"], us=["nato"], influence=IN_AFRICA, defcon=3)
    bot = Strategist(net_of("twilight-struggle"), RandomBot(1), (0, 120), 1)
    t.match.answer(bot.choose(Seat(t.match, USSR)).option, USSR)
    assert t.match.question.seat == USSR
    assert bot.deliberation.memory is not None
    known = [node.known for node in bot.deliberation.memory.root.below()]
    assert in_short(Seat(t.match, USSR).observe(bot.net.encoding)) in known


def test_a_headline_is_chosen_as_if_the_other_could_not_be_seen() -> None:
    """4.5 C: whether the other has answered already makes no difference, nor what."""
    choices = set()
    for others in ("", "nato", "duck_and_cover"):
        hand = ["fidel", "nasser", "comecon"]
        t = table(ussr=hand, us=["duck_and_cover", "nato"], influence=IN_AFRICA, phase="headline")
        if others:
            t.match.answer(others, US)
        choices.add(new_bot("strategist:60n", "twilight-struggle", 3).choose(Seat(t.match, USSR)).option)
    assert len(choices) == 1


# -- what they say ---------------------------------------------------------------------------------


@games
@learnt
def test_they_weigh_all_options_and_foretell(game: str, bot: str) -> None:
    player = new_bot(bot, game, 1)
    assert isinstance(player, Weighs)
    assert isinstance(player, Foretells)
    for match in positions(game, 12, setup=realpolitik.game(game).setup()):
        for seat in asked(match):
            weighed = player.weigh(seat)
            assert sorted(one.option for one in weighed) == sorted(seat.question.options)
            assert sum(one.share for one in weighed) == pytest.approx(1)
            assert all(one.share >= 0 for one in weighed)
            assert weighed[0].share == max(one.share for one in weighed) or bot != "officer"
        for number in range(len(match.seats)):
            told = player.chances(Seat(match, number))
            assert sum(told) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in told)


@games
@learnt
def test_reasons_are_true_to_what_was_found(game: str, bot: str) -> None:
    said = set()
    for match in positions(game, 40 if bot == "officer" else 12, setup=realpolitik.game(game).setup()):
        for seat in asked(match):
            if not net_of(game).knows(seat.question):
                continue
            choice = new_bot(bot, game, 2).choose(seat)
            kind, *told = choice.why
            judged = net_of(game).judge_seat(seat)
            shares = dict(zip(seat.question.options, judged.shares, strict=True))
            if kind in (reasons.PREFERS, reasons.PREFERS_CLEARLY):
                assert told[0] == round(100 * shares[choice.option])
                assert told[-1] == round(50 * (judged.values[seat.number] + 1))
            if kind == reasons.PREFERS:
                _, option = kind_and_number(told[1])
                assert told[2] == round(100 * shares[option])
                assert shares[option] == max(share for other, share in shares.items() if other != choice.option)
            if kind in (reasons.SEARCHED, reasons.SEARCHED_ONE):
                assert told[0] <= 40
                assert told[1] == round(50 * (judged.values[seat.number] + 1))
            said.add(WHYS[kind].name)
            for language in languages():
                assert because(speak(game, language), choice.why).endswith(".")
    assert said & {"net_prefers", "net_searched", "net_searched_one"}


def test_the_words_of_a_reason() -> None:
    t = table(ussr=["fidel"], us=["nato"], influence={"iran": (0, 1)})
    iran = t.game.rules.board.country("iran")
    there, coup = thing("country", iran), thing("label", 260)
    found = 1, 50, 55, 5, 4
    why = (reasons.SEARCHED, *found, thing("card", 8), 41, USSR, coup, reasons.ONESELF, there, US, coup)
    assert because(speak("twilight-struggle", "en"), why) == (
        "The chance of winning goes from 50% to 55%, in the one line that was looked at. "
        "The die makes it better in 4 of 6 cases. Second best: Fidel, 41% (then USSR – Coup). "
        "Expected next: you – Iran; US – Coup."
    )
