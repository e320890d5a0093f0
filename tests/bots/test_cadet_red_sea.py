"""Cadet at Red Sea: flashpoints, sea lanes, two turns only; it answers everything and beats random play."""

from random import Random

import pytest
from bots.sparring import Result, chosen, kinds, lost_by_its_own_hand, play_out, play_round, played, won_by
from tabletop import table

import realpolitik
from realpolitik.bots.bot import Seat
from realpolitik.bots.random_bot import RandomBot
from realpolitik.bots.red_sea.cadet import bot
from realpolitik.bots.red_sea.judgement import EVEN_BID
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE

GAME = realpolitik.game("red-sea")

# -- traps -----------------------------------------------------------------------------------------

OPEN_TO_COUPS = {"kenya": (2, 2), "ethiopia": (1, 1), "sudan": (1, 1)}  # at DEFCON 2 too


@pytest.mark.parametrize(
    ("side", "card", "turn"),
    [
        ("us", "mr_nyet", 2),
        ("us", "yemeni_presidential_assassinations", 1),
        ("us", "stagflation", 2),
        ("ussr", "usaid", 1),
        ("ussr", "voa_in_amharic", 2),
        ("ussr", "daniel_arap_moi", 2),
        ("ussr", "yemeni_presidential_assassinations", 1),
        ("ussr", "mr_nyet", 2),
    ],
)
def test_no_card_brings_nuclear_war_upon_it_at_defcon_2(side: str, card: str, turn: int) -> None:
    for seed in range(2):
        hands = {side: [card, "separatists"], {"us": "ussr", "ussr": "us"}[side]: ["famine", "apollo_soyuz"]}
        influence = {**OPEN_TO_COUPS, "kenya": (3, 1)}
        t = table(game="red-sea", side=side, defcon=2, turn=turn, influence=influence, action_round=5, **hands)  # type: ignore[arg-type]
        play_round(t, seed)
        assert t.winner in ("", side)


def test_no_coup_at_a_flashpoint_at_defcon_2() -> None:
    """6.3.6: most cards would lower DEFCON."""
    influence = {**OPEN_TO_COUPS, "ethiopia": (3, 0), "kenya": (2, 0)}
    t = table(game="red-sea", ussr=["separatists", "the_derg"], us=["famine"], influence=influence, defcon=2)
    t.do("separatists", "coup")
    assert "ethiopia" in t.options
    assert chosen(t, "ussr") == "sudan"


def test_a_coup_at_a_flashpoint_where_no_card_can_lower_defcon() -> None:
    """6.3.6.1: cards of 3 Ops leave it alone."""
    influence = {**OPEN_TO_COUPS, "ethiopia": (3, 0), "kenya": (2, 0)}
    quiet = ["f5es_delivered", "soviets_airlift_cubans", "hero_of_the_crossing"]
    t = table(
        game="red-sea",
        ussr=["separatists", "the_derg"],
        us=["the_victorious_leader"],
        influence=influence,
        defcon=2,
        deck=quiet,
    )
    t.do("separatists", "coup")
    assert chosen(t, "ussr") == "ethiopia"


def test_a_perilous_event_goes_to_space() -> None:
    t = table(game="red-sea", us=["mr_nyet", "eplf"], ussr=["famine"], side="us", defcon=2, turn=2, action_round=7)
    t.do("mr_nyet")
    assert chosen(t, "us") == "space_race"


# -- judgement -------------------------------------------------------------------------------------


def test_it_wins_africa_when_it_can() -> None:
    """10.4.1: both flashpoints, and more of Africa than the other."""
    influence = {"ethiopia": (0, 1), "somalia": (0, 2), "kenya": (0, 2), "egypt": (2, 0)}
    t = table(game="red-sea", ussr=["africa_scoring", "the_derg", "mr_nyet"], us=["eplf"], influence=influence, turn=2)
    assert chosen(t, "ussr") == "africa_scoring"


def test_it_does_not_let_the_other_win_africa() -> None:
    influence = {"ethiopia": (0, 1), "somalia": (0, 2), "kenya": (0, 2), "sudan": (1, 0), "saudi_arabia": (3, 0)}
    hands = {"us": ["separatists"], "ussr": ["africa_scoring", "the_derg", "nasserism", "detente"]}
    t = table(game="red-sea", side="us", influence=influence, defcon=2, deck=["eplf"], **hands)  # type: ignore[arg-type]
    t.do("separatists", "place_influence")
    assert chosen(t, "us") == "ethiopia"


def test_it_goes_to_sea_before_it_scores() -> None:
    """10.2.3: control of the sea lanes doubles what it scores."""
    influence = {
        "kenya": (2, 0),
        "egypt": (2, 0),
        "sudan": (1, 0),
        "strategic_sea_lanes": (2, 0),
        "saudi_arabia": (3, 0),
        "somalia": (0, 2),
    }
    hands = {"us": ["africa_scoring", "separatists"], "ussr": ["the_derg"]}
    t = table(game="red-sea", side="us", influence=influence, defcon=2, military=(2, 2), **hands)  # type: ignore[arg-type]
    t.do("separatists", "place_influence")
    assert chosen(t, "us") == "strategic_sea_lanes"


def test_it_keeps_romanian_autonomy_at_the_end() -> None:
    """10.4.2: it is worth a point to its holder, and nothing is left to be gained by using it."""
    influence = {"saudi_arabia": (5, 0), "kenya": (4, 0), "egypt": (4, 0), "south_yemen": (0, 6), "somalia": (0, 6)}
    t = table(
        game="red-sea",
        us=["diego_garcia", "eplf"],
        ussr=["the_derg"],
        side="us",
        influence=influence,
        turn=2,
        action_round=7,
        defcon=2,
        military=(2, 2),
        passing="us",
    )
    assert "romanian_autonomy" in t.options
    assert chosen(t, "us") != "romanian_autonomy"


def test_it_names_the_die_that_it_needs() -> None:
    """Carter Doctrine: a six for one's own coup."""
    influence = {"kenya": (0, 3), "sudan": (1, 0)}
    t = table(
        game="red-sea",
        us=["peace_corps", "eplf"],
        ussr=["the_derg"],
        side="us",
        influence=influence,
        defcon=4,
        turn=2,
        effects=["carter_doctrine_us"],
    )
    t.do("peace_corps", "coup", "kenya")
    assert t.question == "name_die"
    assert chosen(t, "us") == "name_six"


def test_mengistu_turns_a_card_that_helps_him() -> None:
    influence = {"ethiopia": (0, 2), "kenya": (1, 0), "somalia": (0, 1), "saudi_arabia": (2, 0), "egypt": (1, 0)}
    t = table(
        game="red-sea",
        ussr=["mengistu_haile_mariam", "daniel_arap_moi", "albano_stalinist_economics"],
        us=["eplf"],
        influence=influence,
        turn=2,
        defcon=3,
        effects=["lion_falters"],
    )
    t.do("mengistu_haile_mariam", "event")
    assert t.question == "turn_card"
    assert chosen(t, "ussr") != "decline"


def test_it_bids_where_sides_are_bid_for() -> None:
    match = Match(GAME, GAME.setup(options={"bid_for_sides": "yes"}), Seeded("1"))
    asked = play_out(match, (bot(1), bot(2)))
    assert [option for seat, option in match.answers[:2] if seat != NATURE] == [EVEN_BID, EVEN_BID]
    assert "choose_card" in kinds(asked)


# -- what it may see, and every question -----------------------------------------------------------


def test_its_choice_does_not_depend_on_what_is_hidden() -> None:
    match = realpolitik.new("red-sea", seed=3)
    players = (bot(3), RandomBot(3))
    looked = 0
    while not match.over:
        q = match.question
        if q.seat == US and len(q.options) > 1:
            looked += 1
            setup = GAME.setup()
            setup.position = to_data(GAME.determinise(match.state, US, Random(looked)))
            other = Match(GAME, setup, Seeded("1"))
            assert bot("the same").choose(Seat(other, US)) == bot("the same").choose(Seat(match, US))
        match.answer(players[q.seat].choose(Seat(match, q.seat)).option, q.seat)
    assert looked > 10


def test_it_plays_every_variant() -> None:
    """Two of cadet against each other, so that games last; and all that is asked in them is answered."""
    asked: set[str] = set()
    for options in (
        {"show_held_cards": True, "deal_in_turn": True, "us_bonus": 2, "ussr_bonus": 1},
        {"crossover": "before-deal"},
    ):
        match = Match(GAME, GAME.setup(options=options), Seeded("2"))
        asked |= kinds(play_out(match, (bot(1), bot(2))))
        assert len(match.returns) == 2
    assert asked >= {"choose_headline", "choose_card", "place_where", "coup_where", "extra_where", "pick_card"}


# -- strength --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def games() -> list[Result]:
    """Thirty games against a random bot, fifteen with each side."""
    return [played("red-sea", n % 2, n) for n in range(30)]


def test_it_beats_a_random_bot(games: list[Result]) -> None:
    for side in (US, USSR):
        assert won_by(games, side) >= 14


def test_it_never_loses_by_its_own_hand(games: list[Result]) -> None:
    assert not lost_by_its_own_hand(games)
