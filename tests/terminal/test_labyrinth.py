"""Labyrinth at the terminal: its board, a game alone against the rulebook, real dice and cards, everything typed."""

import re
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from labyrinth.desk import GAME, Desk, desk
from terminal.seated import Keyboard, Screen, Typist, at_random, match_of, sit

from realpolitik.games.labyrinth.board import NAMES
from realpolitik.games.labyrinth.deck import NAME
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.chance import ByHand, Chance, Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE
from realpolitik.kernel.save import read
from realpolitik.language import languages, speak
from realpolitik.terminal import loop
from realpolitik.terminal.autosave import Autosave
from realpolitik.terminal.console import WIDTH, Console, length
from realpolitik.terminal.main import main
from realpolitik.terminal.play import new_match
from realpolitik.terminal.prompt import COMMANDS, offered
from realpolitik.terminal.table import Table
from realpolitik.terminal.unknown_hands import widened

ALONE = {"solitaire": True}
LATIN = re.compile(r"[A-Za-z_]{2,}")
LATIN_IN_RUSSIAN = {"Enter", "realpolitik", "play", "load", "seat", "us", "en", "ru", "pl", "NEST"}
LATIN_IN_RUSSIAN |= {"dice", "cards", "hand", "unknown"}


def state_of(table: Table) -> Labyrinth:
    state = table.match.state
    assert isinstance(state, Labyrinth)
    return state


def alone(
    typist: Typist | Iterable[str], match: Match, language: str = "en", *, colour: bool = False, width: int = WIDTH
) -> tuple[Table, str]:
    """Somebody alone at a table, until there is nothing more to type."""
    keyboard, screen = Keyboard(), Screen()
    table = Table(match, {}, Console(keyboard, screen, colour, width), language, Autosave(match))
    if callable(typist):
        keyboard.press = lambda: typist(table)
    else:
        lines = iter(typist)
        keyboard.press = lambda: next(lines, None)
    loop.play(table)
    return table, screen.getvalue()


def solitaire(seed: str = "5", **options: str) -> Match:
    given = [f"{name}={value}" for name, value in options.items()]
    return match_of(game="labyrinth", seed=seed, options=["solitaire", *given])


def at(d: Desk, chance: Chance | None = None) -> Match:
    """The position of a desk, with chance of its own."""
    return Match(GAME, d.match.setup, chance or Seeded("7"))


# -- the board ---------------------------------------------------------------------------------------------------------


def test_the_first_screen_has_all_that_a_player_needs() -> None:
    _, shown = sit([], match_of(game="labyrinth"), seat=JIHADIST)
    assert "Prestige 7 (High) · US Hard, world Hard 1\n" in shown
    assert "Troops on the track 11 (Low Intensity) · Reserves: US 0, Jihadists 0" in shown
    assert "Funding 9 (Ample) · Cells available 11 (of 11) · Plots available 6; WMD boxes 3 and 3" in shown
    assert "US: Good resources 0/12, Good or Fair 3/15 · Jihadists: Islamist Rule 1/6, Poor or worse 4/15" in shown
    assert re.search(r"Muslim world +Schengen\n", shown)
    assert re.search(r"Libya +Poor Adv\. 1° ", shown)  # an oil exporter
    assert re.search(r"Saudi Arabia ◐ +Poor Ally 3° +▲2 ", shown)  # Shia-Mix, with troops
    assert re.search(r"Afghanistan ◐ +Isl\. Adv\. 1  ○4 ", shown)
    assert re.search(r"Somalia +– +1 +besieged ", shown)
    assert re.search(r"United States +Hard\n", shown)
    assert re.search(r"France +–\n", shown)
    assert "Turn 1 · action phase of the Jihadists, card 1 of 2 · deck 1 of 1" in shown
    assert "In hand: US 9, Jihadists 9 · Draw pile 102, discards 0, removed 0" in shown
    assert re.search(r"1\) .+ [123] (US|Jihadists|both)", shown)


def test_every_country_is_on_the_board_once() -> None:
    _, shown = sit([], match_of(game="labyrinth"), seat=JIHADIST)
    board = shown[shown.index("Muslim world") : shown.index("– untested")]
    speaker = speak("labyrinth")
    for number, name in enumerate(NAMES):
        called = speaker.country(number)
        assert len(re.findall(rf"(?<!\S){re.escape(called)} ", board + " ")) == 1, name


FULL = {
    "governance": {"iraq": "poor ally", "pakistan": "fair neutral", "egypt": "good ally", "sudan": "poor neutral"},
    "posture": {"france": "soft", "spain": "hard"},
    "troops": {"iraq": 6},
    "cells": {"iraq": 2, "france": 1},
    "active": {"iraq": 1},
    "cadres": ["sudan"],
    "aid": {"iraq": 1},
    "besieged": ["sudan"],
    "regime_change": {"iraq": "green"},
    "plots": [("iraq", "2"), ("iraq", "wmd"), ("france", "1")],
    "markers": ["fata", "benazir_bhutto", "abu_sayyaf", "leaked_renditions", "oil_price_spike"],
    "nato": "iraq",
    "sadr": True,
    "prestige": 3,
    "reserves": (1, 2),
    "lapsing": ["gtmo"],
    "first_plot": "kosovo",
}


def test_all_that_can_lie_in_a_country() -> None:
    d = desk(**FULL, us=["nato", "nest"], jihadist=["opium", "ieds"], side="us")
    _, shown = sit([], at(d), seat=US)
    assert re.search(r"Iraq ◐ +Poor Ally 4° ○2●1   ▲6\+2", shown)
    assert "   plots ? ?, new regime change, aid 1, Sadr, NATO" in shown
    assert re.search(r"Pakistan ◐ +Fair Neut 2 ", shown)
    assert "   Benazir Bhutto, FATA" in shown
    assert re.search(r"Sudan +Poor Neut 2° +besieged, cadre", shown)
    assert re.search(r"France +Soft    ○1\n.*   plot \?\n", shown)
    assert "Prestige 3 (Low) · US Hard, world Hard 1" in shown
    assert "Reserves: US 1, Jihadists 2" in shown
    assert "Until the end of the turn: GTMO" in shown
    assert "First plot of the turn: Kosovo" in shown
    assert "In force: " in shown
    assert "! 3 plots on the map will be carried out" in shown
    assert all(length(line) <= WIDTH for line in shown.splitlines() if "/tmp" not in line and "state" not in line)


def test_the_jihadists_see_their_plots() -> None:
    d = desk(plots=[("iraq", "2"), ("france", "wmd")], us=["nato"], jihadist=["opium", "ieds"])
    _, shown = sit([], at(d), seat=JIHADIST)
    assert re.search(r"Iraq .* plot 2", shown)
    assert re.search(r"plot WMD", shown)


def test_a_narrow_screen_has_one_column() -> None:
    d = desk(**FULL, us=["nato", "nest"], jihadist=["opium", "ieds"], side="us", options=ALONE)
    _, shown = alone([], at(d), width=64)
    board = shown[shown.index("Muslim world") : shown.index("– untested")]
    assert re.search(r"^Schengen$", board, re.MULTILINE)
    assert all(length(line) <= 64 for line in board.splitlines())


def test_colour_adds_nothing_but_colour() -> None:
    d = desk(**FULL, us=["nato", "nest"], jihadist=["opium", "ieds"], side="us", options=ALONE)
    _, plain = alone(["nato", "deploy", "reasons"], at(d))
    _, painted = alone(["nato", "deploy", "reasons"], at(d), colour=True)
    bare = re.sub(r"\033\[[0-9;]*m", "", painted)
    assert bare != painted
    until = plain.index("The game is kept")
    assert [line.rstrip() for line in bare[:until].splitlines()] == [
        line.rstrip() for line in plain[:until].splitlines()
    ]


def test_a_country_is_told_with_what_never_changes_and_its_neighbours() -> None:
    typed = ["country iraq", "country france", "country iran", "country united states", "country philippines"]
    _, shown = sit(typed, match_of(game="labyrinth"), seat=JIHADIST)
    assert "Iraq Poor Adv. 3°\nMuslim (Shia-Mix), resources 3, oil exporter\nNext to: " in shown
    assert re.search(r"Non-Muslim, Schengen(, recruits on 1–\d)?\nNext to: .*Germany", shown)
    assert "Iran: neither Muslim nor non-Muslim in the rules" in shown
    assert "The United States: its posture is on the track of relations" in shown
    assert re.search(r"Non-Muslim, recruits on 1–3\nNext to: .*Indonesia/Malaysia", shown)


def test_who_would_win_if_the_last_deck_ran_out() -> None:
    """2.3"""
    d = desk(governance={"iraq": "good ally"}, us=["nato"], jihadist=["opium"], side="us")
    match = at(d)
    before = match.digest()
    _, shown = sit(["score"], match, seat=US)
    told = " ".join(shown[shown.index("> score") :].split())
    assert re.search(r"> score If the last deck ran out now: • .*: the US wins\. \(rule 2\.3\)", told)
    assert match.digest() == before


# -- questions ---------------------------------------------------------------------------------------------------------


def test_countries_are_offered_from_west_to_east_with_what_one_would_look_up() -> None:
    d = desk(jihadist=["opium", "ieds"], us=["nato"], cells={"france": 1, "iraq": 2}, governance=POOR_IRAQ)
    _, shown = sit(["opium", "travel", "iraq"], at(d), seat=JIHADIST)
    asked = shown[shown.rindex("Muslim world\n   1) Morocco") :]
    assert re.search(r"\n  Schengen\n  19\) Spain", asked), "not to where they are already, all asleep"
    assert re.search(r"\d\) France +– +○1", asked)
    assert re.search(r"\d\) Syria ", asked)


POOR_IRAQ = {"iraq": "poor neutral"}


def test_troops_are_typed_as_they_are_counted() -> None:
    """7.3.4: at least six of them change a regime, so that the numbers do not begin with 1."""
    d = desk(us=["nato", "nest"], side="us", governance={"afghanistan": "islamist_rule adversary"}, jihadist=["opium"])
    table, shown = sit(["nato", "regime change", "afghanistan", "troops track", "1", "7"], at(d), seat=US)
    assert "There is no option number 1." in shown
    assert re.search(r" 6\) 6 troops .*\n +7\) 7 troops", shown)
    assert state_of(table).troops[NAMES.index("afghanistan")] == 7


def test_plots_are_offered_by_where_they_are() -> None:
    """7.5.2"""
    d = desk(us=["nato", "nest"], side="us", plots=[("iraq", "2"), ("france", "wmd")], jihadist=["opium"])
    table, shown = sit(["nato", "alert", "plot in france"], at(d), seat=US)
    assert re.search(r"1\) Plot in Iraq +2\) Plot in France", shown)
    assert [NAMES[plot[0]] for plot in state_of(table).plots] == ["iraq"]


def test_why_not_names_the_rule() -> None:
    d = desk(us=["nest", "nato"], side="us", cells={"iran": 1}, jihadist=["opium"], governance=POOR_IRAQ)
    _, shown = sit(["nest", "why alert", "why reassessment", "undo", "why opium", "why iraq"], at(d), seat=US)
    told = " ".join(shown.split())
    assert re.search(r"> why alert .*\(rule 7\.5\.1\)", told)
    assert re.search(r"> why reassessment .*\(rule 7\.6\.2\)", told)
    assert re.search(r"> why opium .*\(rule 5\.2\.2\)", told)
    assert "> why iraq That is not what is being asked now." in told


@pytest.mark.usefixtures("strictly")
@pytest.mark.parametrize("language", languages())
def test_every_command_speaks_the_language(language: str) -> None:
    arguments = ("", "egypt", "28", "xyzzy", "/dev/null/x")
    commands = [name for name in COMMANDS if name not in ("quit", "language")]
    typed = [f"{name} {argument}".strip() for name in commands for argument in arguments]
    typed = [line for line in typed if not line.startswith("save ")]
    _, shown = alone([*typed, "", "99", "xyzzy", "undo", "quit"], solitaire(), language)
    assert "command-" not in shown
    if language == "ru":
        echoed = {word for line in [*typed, "quit"] for word in LATIN.findall(line)}
        without_paths = re.sub(r"/\S+", "", shown)
        assert not set(LATIN.findall(without_paths)) - LATIN_IN_RUSSIAN - echoed


# -- alone against the rulebook ----------------------------------------------------------------------------------------


def test_the_command_of_an_evening(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\nquit\n"))
    command = "play labyrinth --solo --scenario lets-roll --ideology potent --decks 2 --seed 5 --language en"
    assert main(command.split()) == 0
    shown = capsys.readouterr().out
    assert "Scenario: Let’s Roll!" in shown
    assert "Options: Solitaire: yes; Ideology: Potent; Decks: 2" in shown
    assert "You play: US. The rulebook’s flowchart plays the other side" in shown
    assert "deck 1 of 2" in shown
    assert "--seat us" in shown


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["labyrinth", "--ideology", "potent"], "ideology goes only with solitaire=yes (9.7)"),
        (["labyrinth", "--solo", "--ideology", "x"], "option ideology cannot be 'x'; it is one of baseline, coherent"),
        (["labyrinth", "--solo", "--bot", "random"], "people sit in all seats: leave --bot out"),
        (["labyrinth", "--solo", "--seat", "jihadist"], "no seat 'jihadist' in this game; there are us"),
        (["twilight-struggle", "--solo"], "twilight-struggle cannot be played alone"),
        (["--load", "x.json", "--solo"], "a saved game has its scenario"),
    ],
)
def test_mistakes_are_told(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_the_flowcharts_reasons_stand_beneath_what_they_explain() -> None:
    """9.4.1"""
    _, shown = alone([], solitaire())
    turned = re.search(r"  • The Jihadists turn up .* \(rule 9\.2\)\n      ↳ 9\.4\.\S+: ", shown)
    assert turned
    reasons = re.findall(r"^      ↳ .*(?:\n        .*)*", shown, re.MULTILINE)
    assert len(reasons) > 2
    assert not [reason for reason in reasons if "(rule" in reason], "each names its section itself"


def test_reasons_can_be_hidden_and_shown_again() -> None:
    _, shown = alone(["reasons", "log 50", "reasons", "log 50"], solitaire())
    _, hidden, again = re.split(r"> reasons\n", shown)
    assert "The log does not say why" in hidden
    assert "↳" not in hidden
    assert "• The Jihadists turn up" in hidden
    assert "↳" in again


def test_the_reasons_are_not_counted_as_entries() -> None:
    _, shown = alone(["log 2"], solitaire())
    log = shown[shown.rindex("> log 2") : shown.index("\nThe game is kept in")]
    assert log.count("  • ") == 2


def test_the_board_comes_again_after_each_phase_of_the_rulebooks_jihadists() -> None:
    hand = ["nest", "sanctions_6", "sanctions_7", "moro_talks"]
    d = desk(us=hand, jihadist=["opium", "ieds", "fres", "saddam"], side="us", options=ALONE)
    match = at(d)
    _, shown = alone(["nest", "reserves"], match)
    assert shown.count("Muslim world") == 1
    _, shown = alone(["sanctions", "reserves"], match)
    _, after = alone(["board"], match)
    assert "action phase of the US, card 1 of 2" in after
    assert shown.count("Muslim world") == 2, "the first look, and after the phase of the Jihadists"


def test_a_game_alone_can_be_lost() -> None:
    d = desk(us=["nest"], side="us", plots=[("united_states", "wmd")], options=ALONE, jihadist=["opium"])
    _, shown = alone(["hold the last card"], at(d))
    assert "Winner: Jihadists" in shown


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("random", "Your opponent takes any option at random."),
        ("cadet", "Your opponent is the cadet, who thinks a card ahead."),
        ("flowchart", "Your opponent goes by the rulebook’s flowchart."),
    ],
)
def test_a_bot_may_take_the_other_seat(
    bot: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\nquit\n"))
    assert main(["play", "labyrinth", "--seat", "us", "--bot", bot, "--seed", "7", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert f"You play: US. {told}" in shown
    assert "Choose the first card of your action phase." in shown


def test_the_flowchart_takes_over_in_a_game_under_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], state_home: Path
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    main(["play", "labyrinth", "--seat", "us", "--bot", "random", "--seed", "7", "--language", "en"])
    (kept,) = state_home.glob("*.json")
    before = len(read(kept).answers)
    monkeypatch.setattr("sys.stdin", StringIO("1\nreserves\n1\nreserves\nquit\n"))
    assert main(["play", "--load", str(kept), "--seat", "us", "--bot", "flowchart", "--language", "en"]) == 0
    assert "Muslim world" in capsys.readouterr().out
    assert len(read(kept).answers) > before


def test_the_flowchart_does_not_play_the_us(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 40))
    assert main(["play", "labyrinth", "--seat", "jihadist", "--bot", "flowchart", "--seed", "7"]) == 2
    assert capsys.readouterr().err.startswith("realpolitik: ")


# -- a real table ------------------------------------------------------------------------------------------------------


def test_the_stack_of_the_jihadists_is_named_as_it_is_turned_up() -> None:
    """9.2: nobody looks at it before; the program does not know it either."""
    match = new_match("labyrinth", "", ["solitaire"], "7", False, True)
    deal = ", ".join(["23", "1", "2", "3", "4", "5", "6", "7", "8"])
    table, shown = alone([deal, "52", "1"], match)
    assert "The Jihadists draw 9 cards." in shown
    assert "Which card lies on top of the stack of the Jihadists? (rule 9.2)" in shown
    assert "The Jihadists turn up IEDs. (rule 9.2)" in shown
    assert match.chance.unknown() == ("jihadist",)
    assert (NATURE, NAME.index("ieds")) in table.match.answers
    assert read(table.autosave.path).digest() == table.match.digest()


def test_a_game_with_real_cards_is_told_again_whole(capsys: pytest.CaptureFixture[str]) -> None:
    match = new_match("labyrinth", "", ["solitaire"], "7", False, True)
    table, _ = alone(["23, 1, 2, 3, 4, 5, 6, 7, 8", "52", "1"], match)
    assert main(["replay", str(table.autosave.path), "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "The Jihadists turn up IEDs. (rule 9.2)" in shown
    assert "The Jihadists draw 9 cards." in shown


def test_a_card_that_lies_open_cannot_be_in_the_stack() -> None:
    match = new_match("labyrinth", "", ["solitaire"], "7", False, True)
    _, shown = alone(["23, 1, 2, 3, 4, 5, 6, 7, 8", "23", "biometrics"], match)
    assert "There is no option number 23." in shown
    assert "“biometrics” is not among the options." in shown


def test_real_dice_alone() -> None:
    d = desk(us=["nato", "nest"], side="us", governance=POOR_IRAQ, options=ALONE, jihadist=["opium"])
    table, shown = alone(["nato", "war of ideas", "iraq", "7", "5"], at(d, ByHand("7")))
    assert "The die for the War of Ideas in Iraq: what does it show?" in shown
    assert "There is no option number 7." in shown
    assert state_of(table).alignment[NAMES.index("iraq")] == 1


def test_a_whole_game_alone_with_real_dice_and_cards() -> None:
    """Whatever chance is asked, people can answer, by the numbers on the dice and the cards."""
    random = Random(2)

    def typist(table: Table) -> str | None:
        if table.match.over:
            return None
        return str(random.choice(offered(widened(table, table.match.question), table.picture)).number)

    match = new_match("labyrinth", "", ["solitaire"], "2", False, True)
    table, shown = alone(typist, match)
    assert table.match.over
    assert "not among the options" not in shown
    assert read(table.autosave.path).digest() == table.match.digest()


def test_everything_can_be_set_right() -> None:
    d = desk(us=["nato", "nest"], side="us", governance=POOR_IRAQ, options=ALONE, jihadist=["opium"])
    table, shown = alone(
        [
            *("set status iraq fair-ally", "set posture france hard", "set troops iraq 6", "set sleepers iraq 2"),
            *("set active iraq 1", "set aid iraq 1", "set prestige 9", "set funding 2", "set reserves us 2"),
            *("set regime iraq tan", "set marker fata on", "set card kosovo discard", "set prestige 13"),
        ],
        at(d, ByHand("7")),
    )
    s, iraq = state_of(table), NAMES.index("iraq")
    assert (s.governance[iraq], s.alignment[iraq], s.posture[NAMES.index("france")]) == (2, 1, 2)
    assert (s.troops[iraq], s.sleepers[iraq], s.active[iraq], s.aid[iraq], s.regime_change[iraq]) == (6, 2, 1, 1, 1)
    assert (s.prestige, s.funding, s.reserves) == (9, 2, [2, 0])
    assert NAME.index("kosovo") in s.discard
    assert "In force: FATA" in shown
    assert "Prestige can be set to: 1" in " ".join(shown.split())
    assert read(table.autosave.path).digest() == table.match.digest()


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_set_in_any_language(language: str) -> None:
    speaker = speak("labyrinth", language)
    say, iraq = speaker.say, NAMES.index("iraq")
    lines = [
        f"{say('command-set')} {say('correctable-status.word')} {speaker.country(iraq)} {say('value-good-ally.word')}",
        f"{say('command-set')} {say('correctable-troops.word')} {speaker.country(iraq)} 4",
        f"{say('command-set')} {say('correctable-marker.word')} {say('marker-fata')} {say('value-on.word')}",
        f"{say('command-set')} {say('correctable-card.word')} {say('card-kosovo')} {say('value-removed.word')}",
    ]
    d = desk(us=["nato", "nest"], side="us", governance=POOR_IRAQ, options=ALONE, jihadist=["opium"])
    table, _ = alone(lines, at(d, ByHand("7")), language)
    s = state_of(table)
    assert (s.governance[iraq], s.troops[iraq]) == (1, 4)
    assert NAME.index("kosovo") in s.removed
    assert table.match.view(0)["events"] == ["fata"]


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("strictly")
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_alone(language: str) -> None:
    table, shown = alone(at_random(3), solitaire("3", ideology="virulent"), language)
    assert table.match.over
    assert read(table.autosave.path).digest() == table.match.digest()
    assert [line for line in shown.splitlines() if len(line) > WIDTH and str(table.autosave.path) not in line] == []


@pytest.mark.usefixtures("strictly")
@pytest.mark.parametrize(("language", "seat"), list(zip(languages(), [US, JIHADIST, US], strict=True)))
def test_a_whole_game_against_a_bot(language: str, seat: int) -> None:
    match = match_of(game="labyrinth", seed="4", scenario="anaconda", options=["free_setup"])
    table, shown = sit(at_random(4), match, language=language, seat=seat)
    assert table.match.over
    assert [line for line in shown.splitlines() if len(line) > WIDTH and str(table.autosave.path) not in line] == []


def test_a_game_is_told_again_with_its_reasons(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table, _ = alone(at_random(3), solitaire("3"))
    assert main(["replay", str(table.autosave.path), "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"^  The Jihadists turn up .*\n      ↳ ", shown, re.MULTILINE)
    assert main(["verify", str(table.autosave.path)]) == 0
