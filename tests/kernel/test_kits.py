"""Kits: every part that one names is there and is what it should be; traits are what play keeps to."""

from dataclasses import replace
from importlib.resources import files

import pytest
import toy

from realpolitik.analysis.score import score_of
from realpolitik.bots.roster import bots_of, new_bot
from realpolitik.kernel import conformance, kits
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.conformance import ConformanceError, check_game
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.kit import BotPart, Kit, part_named
from realpolitik.kernel.kits import add, game_named, kit_of, names, traits_of
from realpolitik.kernel.match import Match
from realpolitik.kernel.traits import Seating, Traits, broken_traits
from realpolitik.language.speaker import vocabulary_of
from realpolitik.lessons.roster import guide_of
from realpolitik.records.figures import Gauge
from realpolitik.records.imported import RecordForm

OURS = ("labyrinth", "red-sea", "twilight-struggle", "world-order")

every_game = pytest.mark.parametrize("name", OURS)


# -- kits --------------------------------------------------------------------------------------------------------------


def test_our_own_are_found() -> None:
    assert [name for name in names() if kit_of(name).package.startswith("realpolitik.")] == list(OURS)


@every_game
def test_every_part_is_what_it_should_be(name: str) -> None:
    kit, game = kit_of(name), game_named(name)
    assert game.name == vocabulary_of(name).game == name
    assert score_of(name) is not None
    assert issubclass(part_named(kit.gauge), Gauge)
    assert all(callable(drawing) for drawing in part_named(kit.charts).values())
    assert callable(part_named(kit.report))
    assert callable(part_named(kit.picture))
    assert files(kit.package).joinpath(kit.layout).is_file()
    assert all(new_bot(bot, name) for bot in bots_of(name))
    assert {seat for bot in kit.bots.values() for seat in bot.seats} <= set(game.seats(game.setup()))
    assert {shortcut.option for shortcut in kit.shortcuts} <= {option.name for option in game.options}
    if kit.guide:
        assert guide_of(name)
    if kit.log_form:
        assert isinstance(part_named(kit.log_form), RecordForm)


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"name": "Red Sea"}, "'Red Sea' cannot be the name of a game"),
        ({"game": "toy"}, "'toy' names no part of a kit"),
        ({"gauge": "toy.GAUGE"}, r"'toy\.GAUGE' names no part of a kit"),
        ({"bots": {"cadet": BotPart("toy")}}, "'toy' names no part of a kit"),
    ],
)
def test_a_kit_that_is_none_says_so(changed: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        replace(kit_of("toy"), **changed)


def test_rules_that_are_none_are_told_of() -> None:
    add(Kit("not-toy", "toy:GAME", toy.TRAITS))
    add(Kit("not-there", "toy:NOTHING", toy.TRAITS))
    try:
        with pytest.raises(BadSetup, match="the rules of not-toy, toy:GAME, are not a game of that name"):
            game_named("not-toy")
        with pytest.raises(
            BadSetup, match="the rules of not-there, toy:NOTHING, cannot be loaded: module 'toy' has no"
        ):
            game_named("not-there")
    finally:
        del kits._added["not-toy"], kits._added["not-there"]


def test_no_game_takes_the_place_of_another() -> None:
    with pytest.raises(ValueError, match="there is a game 'red-sea' already"):
        add(Kit("red-sea", "toy:GAME", toy.TRAITS))
    with pytest.raises(BadSetup, match="there is no game 'chess'; there are labyrinth, red-sea"):
        kit_of("chess")


# -- traits ------------------------------------------------------------------------------------------------------------


def test_seats_go_by_options() -> None:
    traits = replace(toy.TRAITS, seatings=(Seating(2), Seating(4, {"players": 4}), Seating(1, {"solitaire": True})))
    chosen = [{}, {"players": 3}, {"players": 4}, {"solitaire": True}, {"players": 4, "solitaire": True}]
    assert [traits.seats(options) for options in chosen] == [2, 2, 4, 1, 1]
    assert (traits.least_seats, traits.most_seats, traits.solitaire) == (1, 4, traits.seatings[2])
    assert toy.TRAITS.solitaire is None
    with pytest.raises(ValueError, match="the first of the seatings is the usual one"):
        replace(traits, seatings=traits.seatings[1:])


@every_game
def test_the_seats_that_are_declared_are_those_that_there_are(name: str) -> None:
    game, traits = game_named(name), kit_of(name).traits
    for seating in traits.seatings:
        setup = game.setup("", seating.options)
        assert len(game.seats(setup)) == seating.seats == traits.seats(setup.options)


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"seatings": (Seating(3),)}, "2 seats, and 3 declared for these options"),
        ({"chance": False}, "chance has answered, and none is declared"),
        ({"simultaneous": False}, "several seats are asked at once, which is not declared"),
        ({"corrections": False}, "something can be set right, which is not declared"),
        ({"most_questions": 5}, "more questions than the 5 declared"),
        ({"hidden_information": False}, "something hidden is shown, and nothing hidden declared"),
        ({"hidden_information": False}, "something is drawn anew that seat 0 cannot know"),
    ],
)
def test_what_is_not_declared_is_not_there(changed: dict[str, object], problem: str) -> None:
    match = Match(toy.GAME, toy.GAME.setup(), Seeded("1"))
    assert broken_traits(match, toy.TRAITS) == []
    assert any(problem in told for told in broken_traits(match, replace(toy.TRAITS, **changed)))


def test_the_conformance_suite_holds_a_game_to_its_traits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "traits_of", lambda name: replace(toy.TRAITS, simultaneous=False))
    with pytest.raises(ConformanceError, match="not as its kit declares: several seats are asked at once"):
        check_game(toy.GAME, toy.GAME.setup(), "1")


def test_a_game_without_a_kit_declares_nothing() -> None:
    assert traits_of("chess") is None
    assert isinstance(traits_of("toy"), Traits)
