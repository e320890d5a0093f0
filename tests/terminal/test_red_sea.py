"""Red Sea at the terminal: its board, and everything that can be typed there."""

import re

import pytest
from tabletop import table as position
from terminal.seated import Screen, at_random, match_of, sit

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.red_sea.countries import BOARD
from realpolitik.games.red_sea.deck import DECK
from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE
from realpolitik.kernel.save import read
from realpolitik.language import languages, speak
from realpolitik.terminal.console import WIDTH, length
from realpolitik.terminal.main import main
from realpolitik.terminal.play import new_match
from realpolitik.terminal.prompt import COMMANDS
from realpolitik.terminal.table import Table

AT_SEA = "strategic_sea_lanes"
LATIN = re.compile(r"[A-Za-z_]{2,}")
LATIN_IN_RUSSIAN = {"DEFCON", "Enter", "realpolitik", "play", "load", "seat", "ussr", "en", "ru", "pl", "USAID"}
LATIN_IN_RUSSIAN |= {"defcon", "dice", "cards", "hand", "unknown", "CENTCOM"}


def state_of(table: Table) -> ColdWar:
    state = table.match.state
    assert isinstance(state, ColdWar)
    return state


def influence(table: Table, place: str) -> tuple[int, int]:
    us, ussr = state_of(table).influence
    return us[BOARD.country(place)], ussr[BOARD.country(place)]


# -- what a player sees ------------------------------------------------------------------------------------------------


def test_the_first_screen_has_all_that_a_player_needs() -> None:
    _, shown = sit([], match_of(game="red-sea"), seat=US)
    assert re.search(r"Africa +US USSR +Middle East +US USSR", shown)
    assert re.search(r"Egypt +◆2 +· +· +Egypt +◆2 +· +·", shown)  # it counts in both regions
    assert re.search(r"Ethiopia +✶1 +\[1\] +·", shown)  # a flashpoint in American hands
    assert re.search(r"Somalia +✶2 +· +1", shown)
    assert re.search(r"Strategic Sea Lanes +4 +· +·", shown)
    board = " ".join(shown[: shown.index("Turn 1 of 2")].split())
    assert "◆ battleground · ✶ flashpoint · number: stability" in board
    assert "Egypt: in both regions" in board
    assert "Turn 1 of 2 · headline phase · VP: even" in shown
    assert "DEFCON 4: coups and realignments are open everywhere" in shown
    assert "Romanian Autonomy: US, face up · In hand: US 9, USSR 9 · Draw pile 10" in shown
    assert re.search(r"Also yours, but not on offer here:\n  Romanian Autonomy +2 both", shown)


def test_stability_markers_tracks_and_effects_as_they_are_now() -> None:
    at = position(
        game="red-sea",
        ussr=["famine", "cyrus_vance"],
        us=["usaid"],
        board="standard",
        turn=2,
        defcon=3,
        vp=4,
        space=(0, 3),
        effects=["derg", "zone_of_peace", "famine"],  # the first country starves: Egypt
        passing="ussr",
        bottom=["f5es_delivered"],
    )
    _, shown = sit(["discards"], at.match)
    assert re.search(r"Ethiopia +✶3 +1 +·", shown)  # the Derg: 1 influence controls it no more
    assert len(re.findall(r"Egypt +◆2 +· +· +famine", shown)) == 2
    assert "Turn 2 of 2 · action round 1 of 7, USSR to move · VP: US 4" in shown
    assert "DEFCON 3: no coups or realignments in: Middle East" in shown
    assert "USSR 3 Space Shuttle" in shown
    assert "Romanian Autonomy: USSR, face up" in shown
    assert "The Derg" in shown
    assert "Under the draw pile, from the top:\n  F-5Es Delivered" in shown
    assert all(length(line) <= WIDTH for line in shown.splitlines() if "/" not in line)


def test_a_country_out_of_reach_is_marked_with_the_side_that_cannot_get_there() -> None:
    """US CENTCOM (8)"""
    at = position(game="red-sea", us=["centcom", "usaid"], ussr=["cyrus_vance", "the_derg"], side="us", turn=2)
    at.do("centcom", "event", "oman")
    _, shown = sit([], at.match)
    assert re.search(r"Oman +2 +· +· +CENTCOM: no USSR", shown)


def test_the_passing_card_is_worth_more_to_a_side_that_is_behind() -> None:
    """9.6"""
    at = position(game="red-sea", ussr=["the_derg", "cyrus_vance"], us=["usaid"], vp=3, passing="ussr")
    _, shown = sit([], at.match)
    assert re.search(r"Romanian Autonomy +3 both", shown)


def test_what_scoring_would_pay_is_told_with_the_sea_lanes_and_a_victory() -> None:
    """10.2.3, 10.4.1"""
    at = position(
        game="red-sea",
        ussr=["the_derg", "cyrus_vance"],
        us=["usaid"],
        influence={"ethiopia": (0, 3), "somalia": (0, 3), "oman": (2, 0), AT_SEA: (4, 0)},
    )
    before = at.match.digest()
    _, shown = sit(["score"], at.match)
    told = " ".join(shown[shown.index("If the regions were scored now") :].split())
    assert "Africa is scored. US: no presence, 0 VP. USSR: presence, 1 VP. (rule 10.1.2)" in told
    assert re.search(r"The USSR controls both flashpoints .* wins the game\. \(rule 10\.4\.1\)", told)
    assert "Middle East is scored. US: presence, 3 VP." in told
    assert re.search(r"The US controls the Strategic Sea Lanes: its points are doubled to 6\. \(rule 10\.2\.3\)", told)
    assert at.match.digest() == before


def test_a_space_is_told_with_its_neighbours_or_that_it_has_none() -> None:
    _, shown = sit(["country ethiopia", "country egypt", "country sea"], match_of(game="red-sea"), seat=US)
    assert "Africa, stability 1, flashpoint\nNext to: Kenya, Sudan\n" in shown
    assert "Africa, Middle East, stability 2, battleground\nNext to: Sudan\n" in shown
    assert re.search(r"Strategic Sea Lanes +4 .*\nIn no region, next to nothing, stability 4\n", shown)


def test_cards_of_the_other_game_are_known_only_where_they_may_be_picked() -> None:
    """12.1"""
    _, shown = sit(["card brush war"], match_of(game="red-sea"), seat=US)
    assert "There is nothing called “brush war”." in shown
    crossing = match_of(game="red-sea", options=["crossover=after-deal"])
    table, shown = sit(["card brush war", "card 51", "arms race", "discards", "board"], crossing, seat=US)
    assert re.search(r"\d+\. Brush War\n", shown)
    assert "51. Water Wars\n" in shown
    assert "Turn 1 of 3 · set-up" in shown[shown.rindex("> board") :], "12.1.2: there is a turn more"
    assert re.search(r"Picked from the other game:\n  Arms Race +3 both", shown)
    assert state_of(table).chosen == [DECK.number("arms_race")]


def test_an_event_with_the_sides_exchanged_is_not_told_with_the_text_of_its_card() -> None:
    """Mengistu Haile Mariam (27): the USSR plays Kenya Joins RDF (10) as its own."""
    hand = ["mengistu_haile_mariam", "kenya_joins_rdf", "the_derg"]
    at = position(game="red-sea", ussr=hand, us=["usaid"], turn=2, effects=["lion_falters"], influence={"oman": (1, 0)})
    _, shown = sit(["mengistu", "event", "kenya", "log"], at.match)
    told = " ".join(shown[shown.rindex("> log") :].split())
    assert "Kenya Joins Rapid Deployment Force occurs as an event of the USSR. (rule 7.1)" in told
    assert "Kenya: the USSR gains 1 influence" in told


# -- what can be typed -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("strictly")
@pytest.mark.parametrize("language", languages())
def test_every_command_speaks_the_language(language: str) -> None:
    arguments = ("", "egypt", "28", "xyzzy", "/dev/null/x")
    commands = [name for name in COMMANDS if name not in ("quit", "language")]
    typed = [f"{name} {argument}".strip() for name in commands for argument in arguments]
    typed = [line for line in typed if not line.startswith("save ")]
    _, shown = sit([*typed, "", "99", "xyzzy", "undo", "quit"], match_of(game="red-sea"), language=language)
    assert "command-" not in shown
    if language == "ru":
        echoed = {word for line in [*typed, "quit"] for word in LATIN.findall(line)}
        without_paths = re.sub(r"/\S+", "", shown)
        assert not set(LATIN.findall(without_paths)) - LATIN_IN_RUSSIAN - echoed


def test_why_not_names_the_rule_of_this_rulebook() -> None:
    at = position(game="red-sea", ussr=["the_derg", "cyrus_vance"], us=["usaid"], influence=AMERICAN, defcon=3)
    _, shown = sit(["the derg", "coup", "why strategic", "why oman", "undo"], at.match)
    assert re.search(r"Strategic Sea Lanes .*not a country.*\(rule 2\.1\.7\)", " ".join(shown.split()))
    assert re.search(r"> why oman\n.*\(rule 8\.1\.7\)", shown, re.DOTALL)


AMERICAN = {"oman": (1, 0), "somalia": (1, 0), AT_SEA: (1, 0)}


def test_real_dice_and_a_real_card_at_a_flashpoint() -> None:
    at = position(
        game="red-sea", ussr=["the_derg", "cyrus_vance"], us=["usaid"], influence={"somalia": (2, 0)}, deck=FOUR_CARDS
    )
    match = Match(at.match.game, at.match.setup, ByHand("7", cards=True))
    table, shown = sit(["the derg", "coup", "somalia", "99", "29", "5"], match)
    assert "There is no option number 99." in shown
    assert (NATURE, DECK.number("f5es_delivered")) in table.match.answers
    assert "F-5Es Delivered goes under the draw pile." in shown
    assert "and rolls 5: 5 + 2 Ops − 2 × 2 = 3." in shown


FOUR_CARDS = ["f5es_delivered", "peace_corps", "strong_man_of_sudan", "the_lion_falters"]


def test_a_hand_that_the_program_does_not_know() -> None:
    """Nine cards are dealt to each; those of the USSR are named as they are played."""
    deal = "peace corps, ogaden, usaid, victorious, eritrean, french, hero, israeli, strong man"
    match = new_match("red-sea", "", [], "7", True, True, ["ussr"])
    lines = [deal, "hold ussr the derg", "hold ussr 28, 13", "usaid", "the derg"]
    table, shown = sit(lines, match, seat=None)
    assert "USSR: 9 unknown cards" in shown
    assert "US Presidential Elections" in " ".join(shown.split())
    assert "cannot be in that hand: it has been seen elsewhere." in shown
    assert "The USSR shows The Derg." in " ".join(shown.split())
    assert "Headline of the USSR: The Derg." in shown
    assert sorted(DECK.name[card] for card in state_of(table).known[USSR]) == ["us_presidential_elections"]


def test_everything_can_be_set_right() -> None:
    table, shown = sit(
        [
            *(
                "",
                "set egypt 2/3",
                "set influence strategic 1 4",
                "set vp us 4",
                "set defcon 3",
                "set autonomy ussr down",
            ),
            *("set effect derg on", "set card usaid discard", "set vp us 10", "set military us 2", "set space ussr 3"),
        ],
        match_of(game="red-sea", by_hand=True),
        seat=None,
    )
    state = state_of(table)
    assert (influence(table, "egypt"), influence(table, AT_SEA)) == ((2, 3), (1, 4))
    assert (state.vp, state.defcon, state.military, state.space) == (4, 3, [2, 0], [0, 3])
    assert (state.passing, state.passing_up) == (USSR, 0)
    assert state.stability[BOARD.country("ethiopia")] == 3
    assert DECK.number("usaid") in state.discard
    assert "Victory points can be set to: USSR 9" in " ".join(shown.split())
    assert read(table.autosave.path).digest() == table.match.digest()


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_set_in_any_language(language: str) -> None:
    speaker = speak("red-sea", language)
    say = speaker.say
    lines = [
        f"{say('command-set')} {speaker.country(BOARD.country('egypt'))} 2/3",
        f"{say('command-set')} {say('correctable-passing.word')} {say('value-ussr-up.word')}",
        f"{say('command-set')} {say('correctable-effect.word')} {say('effect-derg')} {say('value-on.word')}",
        f"{say('command-set')} {say('correctable-card.word')} {speaker.card(4)} {say('value-removed.word')}",
    ]
    table, shown = sit(["", *lines], match_of(game="red-sea", by_hand=True), seat=None, language=language)
    assert influence(table, "egypt") == (2, 3)
    assert state_of(table).passing == USSR
    assert state_of(table).stability[BOARD.country("ethiopia")] == 3
    assert 4 in state_of(table).removed
    assert say("effect-derg") in shown


def test_the_board_of_a_saved_game_is_told_again(capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = sit(at_random(4), match_of(game="red-sea", seed="4"))
    assert main(["replay", str(table.autosave.path), "--language", "en"]) == 0
    assert "Turn 1 begins." in capsys.readouterr().out
    assert main(["verify", str(table.autosave.path)]) == 0


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("strictly")
@pytest.mark.parametrize("options", [[], ["crossover=before-deal"]])
@pytest.mark.parametrize("language", languages())
def test_a_game_against_a_bot(language: str, options: list[str]) -> None:
    table, shown = sit(at_random(3), match_of(game="red-sea", seed="3", options=options), language=language)
    assert table.match.over
    assert read(table.autosave.path).digest() == table.match.digest()
    assert [line for line in shown.splitlines() if len(line) > WIDTH and str(table.autosave.path) not in line] == []


def test_colour_adds_nothing_but_colour() -> None:
    _, plain = sit([], match_of(game="red-sea"), seat=US)
    _, painted = sit([], match_of(game="red-sea"), seat=US, colour=True, screen=Screen())
    until = plain.index("The game is kept")
    bare = re.sub(r"\033\[[0-9;]*m", "", painted)
    assert [line.rstrip() for line in bare[:until].splitlines()] == [
        line.rstrip() for line in plain[:until].splitlines()
    ]
