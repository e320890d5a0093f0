"""Cadet at Twilight Struggle: it does not lose the game by its own hand, sees nothing hidden, beats random play."""

from collections.abc import Iterator
from random import Random

import pytest
from bots.sparring import Result, chosen, lost_by_its_own_hand, play_out, play_round, played, won_by
from tabletop import GAME, table

import realpolitik
from realpolitik.bots.bot import Chosen, Seat
from realpolitik.bots.random_bot import RandomBot
from realpolitik.bots.twilight_struggle.cadet import bot
from realpolitik.bots.twilight_struggle.judgement import SOVIET_BID
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.match import Match
from realpolitik.kernel.peril import Peril
from realpolitik.kernel.question import NATURE

# -- traps -----------------------------------------------------------------------------------------

IN_AFRICA = {"angola": (1, 2), "algeria": (2, 1), "zaire": (1, 2), "botswana": (1, 1)}  # open to coups at DEFCON 2


@pytest.mark.parametrize(
    ("side", "hand", "turn"),
    [
        ("ussr", ["duck_and_cover", "nasser"], 1),
        ("ussr", ["cia_created", "nasser"], 1),
        ("ussr", ["five_year_plan", "duck_and_cover", "nasser"], 1),
        ("ussr", ["olympic_games"], 1),
        ("ussr", ["we_will_bury_you"], 4),
        ("ussr", ["summit"], 4),
        ("ussr", ["grain_sales_to_soviets", "nasser"], 4),
        ("ussr", ["soviets_shoot_down_kal_007", "nasser"], 8),
        ("us", ["lone_gunman", "containment"], 4),
        ("us", ["we_will_bury_you", "containment"], 4),
        ("us", ["ortega_elected_in_nicaragua", "containment"], 8),
        ("us", ["olympic_games"], 1),
        ("us", ["how_i_learned_to_stop_worrying"], 4),
    ],
)
def test_no_card_brings_nuclear_war_upon_it_at_defcon_2(side: str, hand: list[str], turn: int) -> None:
    for seed in range(2):
        hands = {side: hand, {"us": "ussr", "ussr": "us"}[side]: ["truman_doctrine", "romanian_abdication"]}
        influence = {**IN_AFRICA, "cuba": (2, 1), "iran": (1, 1)}
        t = table(side=side, defcon=2, turn=turn, influence=influence, action_round=5, **hands)  # type: ignore[arg-type]
        play_round(t, seed)
        assert t.winner in ("", side)


@pytest.mark.parametrize("hand", [["five_year_plan", "soviets_shoot_down_kal_007"], ["soviets_shoot_down_kal_007"]])
def test_certain_defeat_is_never_chosen_beside_anything_else(hand: list[str]) -> None:
    """8.1.3: whatever the deals that it thinks of, foresight knows all of them."""
    t = table(ussr=hand, us=["truman_doctrine"], influence=IN_AFRICA, defcon=2, turn=8, space=(8, 8))
    while t.asked == "ussr":
        ahead = Seat(t.match, USSR).foresight()
        perils = {option: ahead.verdict(option).peril for option in t.match.question.options}
        option = bot(1).choose(Seat(t.match, USSR)).option
        assert perils[option] < Peril.CERTAIN
        t.match.answer(option, USSR)


def test_an_event_that_would_end_the_world_goes_to_space() -> None:
    t = table(ussr=["duck_and_cover"], us=["nasser"], defcon=2, action_round=6).do("duck_and_cover")
    assert chosen(t, "ussr") == "space_race"


def test_two_perilous_cards_are_not_left_for_the_last_rounds() -> None:
    """Only one of them can be sent to space, so neither waits while DEFCON is still 3. With the China Card to play, one
    could be held."""
    hand = ["duck_and_cover", "cia_created", "nasser"]
    t = table(ussr=hand, us=["nato"], influence=IN_AFRICA, action_round=4, defcon=3, passing="us")
    assert chosen(t, "ussr") in ("duck_and_cover", "cia_created")


def test_no_coup_in_a_battleground_at_defcon_2() -> None:
    t = table(ussr=["fidel", "nasser"], us=["nato"], influence=IN_AFRICA, defcon=2).do("fidel", "coup")
    assert chosen(t, "ussr") == "botswana"


def test_no_coup_while_threatened_by_the_cuban_missile_crisis() -> None:
    t = table(us=["containment"], side="us", influence=IN_AFRICA, effects=["crisis_us"], defcon=3, turn=4)
    t.do("containment")
    assert "coup" in t.options
    assert chosen(t, "us") != "coup"


def test_missile_envy_is_no_event_at_defcon_2() -> None:
    t = table(ussr=["missile_envy"], us=["we_will_bury_you"], influence=IN_AFRICA, defcon=2, turn=4).do("missile_envy")
    assert all(chosen(t, "ussr", seed) != "event" for seed in range(5))


def test_a_headline_does_not_stake_the_world_on_the_other_one() -> None:
    hand = ["we_will_bury_you", "fidel", "summit", "olympic_games"]
    t = table(ussr=hand, us=["duck_and_cover", "nato"], influence=IN_AFRICA, defcon=3, turn=4, phase="headline")
    assert all(chosen(t, "ussr", seed) == "fidel" for seed in range(3))


# -- judgement -------------------------------------------------------------------------------------


def test_it_scores_what_it_dominates_before_the_opponent_recovers() -> None:
    influence = {"iraq": (0, 3), "egypt": (0, 2), "libya": (0, 2), "syria": (0, 2), "jordan": (1, 0)}
    t = table(ussr=["middle_east_scoring", "fidel", "nasser"], us=["nato"], influence=influence, military=(0, 5))
    assert chosen(t, "ussr") == "middle_east_scoring"


def test_it_waits_with_a_region_that_it_can_still_improve() -> None:
    influence = {"iraq": (3, 0), "egypt": (2, 0), "libya": (2, 0), "iran": (1, 1), "saudi_arabia": (1, 1)}
    t = table(ussr=["middle_east_scoring", "nasser", "fidel", "comecon"], us=["nato"], influence=influence)
    assert chosen(t, "ussr") != "middle_east_scoring"


def test_it_takes_control_of_a_battleground_that_one_more_influence_brings() -> None:
    influence = {"iran": (0, 1), "afghanistan": (0, 1), "egypt": (2, 0)}
    t = table(ussr=["fidel"], us=["nato"], influence=influence).do("fidel", "place_influence")
    assert chosen(t, "ussr") == "iran"


def test_it_wins_when_it_can() -> None:
    t = table(us=["wargames"], side="us", turn=8, defcon=2, vp=10).do("wargames", "event")
    assert chosen(t, "us") == "end_the_game"
    t = table(us=["wargames"], side="us", turn=8, defcon=2, vp=5).do("wargames", "event")
    assert chosen(t, "us") == "go_on"


def test_it_bids_where_sides_are_bid_for() -> None:
    match = Match(GAME, GAME.setup(options={"bid_for_sides": "yes"}), Seeded("1"))
    for _ in range(30):
        q = match.question
        match.answer(bot(1).choose(Seat(match, q.seat)).option, q.seat)
    assert [option for seat, option in match.answers[:2] if seat != NATURE] == [SOVIET_BID, SOVIET_BID]


def test_it_plays_every_variant() -> None:
    switches = ("optional_cards", "promo_card", "show_held_cards", "mix_operations", "space_without_roll")
    for scenario, options in (
        ("late-war", {**dict.fromkeys(switches, True), "us_bonus": 2}),
        ("standard", {"chinese_civil_war": True, "realign_anywhere": True, "deal_in_turn": True}),
    ):
        match = Match(GAME, GAME.setup(scenario, options), Seeded("3"))
        play_out(match, (RandomBot(3), bot(3)))
        assert match.returns == [-1, 1]


# -- what it may see -------------------------------------------------------------------------------


def positions(seed: int) -> Iterator[Match]:
    """Matches in the middle of things, one after another, out of a game between cadet and a random bot."""
    match = realpolitik.new("twilight-struggle", seed=seed)
    bots = (bot(seed), RandomBot(seed))
    while not match.over:
        q = match.question
        if q.seat == US and len(q.options) > 1:
            yield match
        match.answer(bots[q.seat].choose(Seat(match, q.seat)).option, q.seat)


def test_its_choice_does_not_depend_on_what_is_hidden() -> None:
    asked = 0
    for match in positions(3):
        asked += 1
        if asked % 8:
            continue
        permuted = GAME.determinise(match.state, US, Random(asked))
        setup = GAME.setup()
        setup.position = to_data(permuted)
        other = Match(GAME, setup, Seeded("1"))
        assert other.digest() != match.digest()
        assert choice_at(other) == choice_at(match)
    assert asked > 30


def choice_at(match: Match) -> Chosen:
    return bot("the same").choose(Seat(match, US))


# -- strength --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def games() -> list[Result]:
    """Twenty games against a random bot, ten with each side."""
    return [played(GAME.name, n % 2, n) for n in range(20)]


def test_it_beats_a_random_bot(games: list[Result]) -> None:
    for side in (US, USSR):
        assert won_by(games, side) >= 9


def test_it_never_loses_by_its_own_hand(games: list[Result]) -> None:
    assert not lost_by_its_own_hand(games)
