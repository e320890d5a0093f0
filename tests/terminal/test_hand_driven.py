"""A game with the box: dice and cards by hand, the opponent's hand unknown, the board set right where it must be."""

import re

import pytest
from terminal.seated import sit

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.games.twilight_struggle.deck import NAME
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import ARBITER
from realpolitik.kernel.save import read
from realpolitik.language import languages, speak
from realpolitik.terminal.main import main
from realpolitik.terminal.play import new_match
from realpolitik.terminal.table import Table

DEAL = ["duck and cover, five year plan; fidel, nato", "socialist, truman, cia created, 20"]
SET_UP = [*["poland"] * 4, "east germany", "yugoslavia", *["west germany"] * 4, *["italy"] * 3]
TURN_ONE = [
    *DEAL,
    *SET_UP,
    *("duck", "nasser"),  # headlines: ours, then what the USSR shows
    *("comecon", "coup", "iran", "4"),
    *("nato", "coup", "iran", "3"),
    *("set iran 2/0", "set defcon 3"),  # one more was placed by mistake, and DEFCON should not have moved
    *("arab", "event", "1"),
    *("five", "event", "containment"),  # drawn blindly from a hand that we do not know
    *("korean", "event", "2"),
    *("olympic", "event", "participate", "5", "3"),
    *("blockade", "event", "socialist"),
    *("truman", "place", "south korea", "south korea"),
    *("vietnam", "event"),
    *("cia", "event", "", "nato", "33", "place", "canada", "canada"),  # the USSR must show what it holds
    *("de-st", "place", "poland", "hungary", "hungary"),
    *("fidel", "place", "canada", "canada", "denmark"),
]


def hidden_match(*unknown: str) -> Match:
    return new_match("twilight-struggle", "", [], "7", True, True, unknown)


def state_of(table: Table) -> ColdWar:
    state = table.match.state
    assert isinstance(state, ColdWar)
    return state


def influence(table: Table, country: str) -> tuple[int, int]:
    us, ussr = state_of(table).influence
    return us[BOARD.country(country)], ussr[BOARD.country(country)]


@pytest.fixture(scope="module")
def turn_one(tmp_path_factory: pytest.TempPathFactory) -> tuple[Table, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        return sit(TURN_ONE, hidden_match("ussr"), seat=None)


def test_a_whole_turn_leads_where_it_did_on_the_real_board(turn_one: tuple[Table, str]) -> None:
    table, shown = turn_one
    state = state_of(table)
    assert (state.turn, state.defcon, state.vp) == (2, 4, 3)
    assert influence(table, "iran") == (2, 0)
    assert influence(table, "egypt") == (0, 2)
    assert influence(table, "south_korea") == (3, 0)
    assert influence(table, "vietnam") == (0, 2)
    gone = {NAME[card] for card in [*state.discard, *state.removed]}
    assert gone == {
        *("duck_and_cover", "five_year_plan", "fidel", "nato", "socialist_governments", "truman_doctrine"),
        *("cia_created", "olympic_games", "nasser", "comecon", "arab_israeli_war", "containment", "korean_war"),
        *("blockade", "vietnam_revolts", "de_stalinization"),
    }
    assert "Which card does the US draw?" in shown.split("Turn 2 begins.")[1], "and the next deal begins"


def test_corrections_and_shown_cards_stand_in_the_log(turn_one: tuple[Table, str]) -> None:
    _, shown = turn_one
    assert "Correction: Iran stands at US 2, USSR 0 (was US 1, USSR 0)." in shown
    assert "Correction: DEFCON stands at 3 (was 2)." in shown
    for card in ("Nasser", "COMECON", "Containment", "De-Stalinization"):
        assert f"The USSR shows {card}." in shown


def test_the_program_asks_before_it_looks_at_a_hand_that_it_does_not_know(turn_one: tuple[Table, str]) -> None:
    _, shown = turn_one
    asked = shown[shown.index("USSR: what follows depends on this hand") :]
    assert "(1 card is unknown; an empty line: no more)" in " ".join(asked[:300].split())
    assert "USSR holds > \nCards of that hand come to light now" in asked
    assert "USSR holds > nato\nNATO cannot be in that hand: it has been seen elsewhere." in asked
    assert asked.index("USSR holds > 33") < asked.index("The USSR shows: De-Stalinization.")
    assert shown.count("what follows depends on") == 3, "only for CIA Created"


def test_there_is_no_curtain_and_nothing_assumed_is_told(turn_one: tuple[Table, str]) -> None:
    table, shown = turn_one
    assert "Pass the keyboard on" not in shown
    shown_first = shown[: shown.index("Choose your headline")]
    assert "USSR: 8 unknown cards" in shown_first
    assumed = [card for _, note in table.match.log if note[1] == state_of(table).seats[USSR] for card in note[3:]]
    ours = [table.speaker.card(card) for card in state_of(table).hands[US]]
    for card in {table.speaker.card(card) for card in assumed[:8]} - {*ours}:
        assert f"USSR draws {card}" not in shown


def test_the_file_that_was_kept_leads_to_the_same_position(turn_one: tuple[Table, str]) -> None:
    table, _ = turn_one
    again = read(table.autosave.path)
    assert (again.digest(), again.log) == (table.match.digest(), table.match.log)
    assert again.chance.unknown() == ("ussr",)


def test_a_kept_game_is_told_again_without_what_was_assumed(
    turn_one: tuple[Table, str], capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = turn_one
    assert main(["replay", str(table.autosave.path)]) == 0
    told = capsys.readouterr().out
    assert "Correction: DEFCON stands at 3" in told
    assert re.search(r"The US draws Duck and Cover, Five-Year Plan", told)
    assert "The USSR draws 8 cards." in told
    assert not re.search(r"The USSR draws [A-Z]", told)


def test_several_cards_on_one_line_and_each_that_is_wrong_is_told() -> None:
    table, shown = sit(["duck, xyzzy; duck, 21", "nato, fidel"], hidden_match("ussr"), seat=None)
    hand = [NAME[card] for card in state_of(table).hands[US]]
    assert hand == ["duck_and_cover", "nato", "fidel"]
    assert "“xyzzy” is not among the options" in shown
    assert "“duck” is not among the options" in shown
    assert "“nato” is not among the options" in shown


def test_names_beyond_the_deal_are_given_back() -> None:
    _, shown = sit([*DEAL[:1], "socialist, truman, cia created, 20, nasser, 15"], hidden_match("ussr"), seat=None)
    assert "Not taken any more: nasser, 15" in shown


@pytest.mark.parametrize(("language", "line"), [("ru", "фидель, НАТО; 20"), ("pl", "fidel; nato, 20")])
def test_cards_are_named_in_any_language(language: str, line: str) -> None:
    table, _ = sit([line], hidden_match("ussr"), seat=None, language=language)
    assert [NAME[card] for card in state_of(table).hands[US]] == ["fidel", "nato", "olympic_games"]


def test_a_wrong_card_and_a_wrong_die_are_taken_back() -> None:
    table, shown = sit(["duck, fidel", "undo", "nato"], hidden_match("ussr"), seat=None)
    assert [NAME[card] for card in state_of(table).hands[US]] == ["duck_and_cover", "nato"]
    assert "Your last choice is taken back." in shown


def test_what_was_told_with_a_card_is_taken_back_with_it() -> None:
    """The USSR did not headline Nasser: it was never shown, and the program asks for the headline again."""
    table, _ = sit([*DEAL, *SET_UP, "duck", "nasser", "undo"], hidden_match("ussr"), seat=None)
    assert state_of(table).known[USSR] == []
    assert table.match.question.seat == state_of(table).seats[USSR]


def test_hold_tells_a_card_and_what_is_wrong_with_others() -> None:
    lines = [*DEAL, "hold", "hold us nasser", "hold ussr fidel, xyzzy, nasser", "hold ussr nasser", "hand"]
    table, shown = sit(lines, hidden_match("ussr"), seat=None)
    assert [NAME[card] for card in state_of(table).known[USSR]] == ["nasser"]
    assert "Type whose hand it is, and the cards" in shown
    assert "That hand is known. Unknown is that of: USSR." in shown
    assert shown.count("cannot be in that hand: it has been seen elsewhere.") == 2
    assert "There is nothing called “xyzzy”." in shown
    assert "USSR: 7 unknown cards" in shown


def test_hold_needs_a_hand_that_is_unknown() -> None:
    _, shown = sit(["hold ussr fidel"])
    assert "The program knows all hands here." in " ".join(shown.split())


def test_a_hint_is_not_made_of_assumed_cards() -> None:
    _, shown = sit([*DEAL, "hint"], hidden_match("ussr"), seat=None)
    assert "There is nothing to advise on here." in shown


def test_an_unknown_hand_needs_real_cards_and_no_bot(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadSetup, match="add --cards hand"):
        new_match("twilight-struggle", "", [], "7", True, False, ["ussr"])
    with pytest.raises(BadSetup, match="has no hand 'moon' that could be unknown; it has us, ussr"):
        new_match("twilight-struggle", "", [], "7", True, True, ["moon"])
    assert main(["play", "twilight-struggle", "--cards", "hand", "--unknown", "ussr"]) != 0
    assert "add --both" in capsys.readouterr().err


# -- corrections -----------------------------------------------------------------------------------


def dice_by_hand() -> Match:
    return new_match("twilight-struggle", "", [], "7", True, False)


def after(*lines: str, language: str = "en") -> tuple[Table, str]:
    return sit(["", *lines], dice_by_hand(), seat=None, language=language)


def test_everything_can_be_set_by_its_words() -> None:
    table, shown = after(
        *("set iran 2/3", "set influence united kingdom 6 1", "set vp us 4", "set military ussr 2", "set space us 1"),
        *("set china us up", "set effect nato on", "set card duck_and_cover discard", "set defcon 3"),
    )
    state = state_of(table)
    assert influence(table, "iran") == (2, 3)
    assert influence(table, "united_kingdom") == (6, 1)
    assert (state.vp, state.military, state.space, state.defcon) == (4, [0, 2], [1, 0], 3)
    assert (state.passing, state.passing_up) == (US, 1)
    assert "NATO is in force" in shown
    assert NAME.index("duck_and_cover") in state.discard
    assert read(table.autosave.path).digest() == table.match.digest()


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_set_in_any_language(language: str) -> None:
    speaker = speak("twilight-struggle", language)
    say = speaker.say
    us, ussr = speaker.seat("us"), speaker.seat("ussr")
    lines = [
        f"{say('command-set')} {speaker.country(BOARD.country('iran'))} 2/3",
        f"{say('command-set')} {say('correctable-vp.word')} {ussr} 4",
        f"{say('command-set')} {say('correctable-military.word')} {us} 2",
        f"{say('command-set')} {say('correctable-passing.word')} {say('value-us-down.word')}",
        f"{say('command-set')} {say('correctable-effect.word')} {say('effect-nato')} {say('value-on.word')}",
        f"{say('command-set')} {say('correctable-card.word')} {speaker.card(8)} {say('value-removed.word')}",
    ]
    table, shown = after(*lines, language=language)
    state = state_of(table)
    assert influence(table, "iran") == (2, 3)
    assert (state.vp, state.military, state.passing, state.passing_up) == (-4, [2, 0], US, 0)
    assert 8 in state.removed
    assert say("effect-nato") in shown


def test_errors_say_what_would_be_right() -> None:
    table, shown = after(
        *("set", "set moon 3", "set moon 1/2", "set defcon 1", "set defcon 5", "set iran 1/0", "set vp us 20"),
        *("set card nowhere deck", "set effect x on", "set iran 2/99", "set china 3"),
    )
    text = " ".join(shown.split())
    assert text.count("Type what is to be set, and how it stands") == 2
    assert "There is nothing called “moon”." in text
    assert "DEFCON can be set to: 2, 3, 4. DEFCON 1 ends the game and cannot be set." in text
    assert "DEFCON stands like that already: 5." in text
    assert "Iran stands like that already: 1/0." in text
    assert "Victory points can be set to: USSR 19" in text
    assert "There is nothing called “nowhere”." in text
    assert "There is nothing called “x”." in text
    assert "Influence (Iran, USSR) can be set to: 1, 2" in text
    assert "China Card can be set to: US, face up" in text
    assert not [answer for answer in table.match.answers if answer[0] == ARBITER], "all or nothing"


def test_a_correction_is_taken_back() -> None:
    """What was typed as one is taken back as one."""
    table, shown = after("set iran 2/3", "undo")
    assert influence(table, "iran") == (1, 0)
    assert shown.count("Your last choice is taken back.") == 1


def test_the_program_s_own_games_are_not_set_right() -> None:
    _, shown = sit(["set defcon 3"])
    assert "The board can be set right only where you roll the dice" in shown
