"""What a player sees."""

import re

from tabletop import table as position
from terminal.seated import match_of, sit

from realpolitik.games.twilight_struggle.countries import COUNTRIES
from realpolitik.terminal.console import WIDTH, length


def test_the_first_screen_has_all_that_a_player_needs() -> None:
    _, shown = sit([])
    assert re.search(r"United Kingdom +5 +\[5\] +·", shown)  # control
    assert re.search(r"Iran +◆2 +1 +·", shown)  # a battleground, influence without control
    assert "Turn 1 of 10 · set-up · VP: even" in shown
    assert "DEFCON 5: coups and realignments are open everywhere" in shown
    assert "US 0, USSR 0 (5 required)" in shown
    assert "China Card: USSR, face up · In hand: US 8, USSR 8" in shown
    assert re.search(r"Your hand(.|\n)*The China Card +4 both", shown)
    assert re.search(r"4\) Poland +◆3", shown)


def test_every_country_is_on_the_board_once() -> None:
    _, shown = sit([])
    board = shown[: shown.index("◆ battleground")]
    for name in ("Canada", "Uruguay", "Japan", "Dominican Republic", "Yugoslavia"):
        assert board.count(name) == 1
    assert len(re.findall(r" ◆?\d +(?:\[\d+\]|\d+|·) +(?:\[\d+\]|\d+|·)", board)) == COUNTRIES


def test_tracks_and_effects() -> None:
    at = position(
        ussr=["fidel", "nasser"],
        us=["nato"],
        board="standard",
        turn=5,
        defcon=2,
        vp=-7,
        military=(1, 3),
        space=(2, 8),
        effects=["nato", "red_scare_us", "containment"],
        passing="us",
        passing_up=False,
        discard=["blockade"],
        removed=["marshall_plan"],
    )
    _, shown = sit([], at.match)
    assert "Turn 5 of 10 · action round 1 of 8, USSR to move · VP: USSR 7" in shown  # the space station gives an eighth
    assert "DEFCON 2: no coups or realignments in: Europe, Asia, Middle East" in shown
    assert "US 1, USSR 3 (2 required)" in shown
    assert "US 2 Animal in Space (next: 2 Ops, 1–3); USSR 8 Space Station" in shown
    assert "China Card: US, face down" in shown
    assert "discards 1, removed 1" in shown
    assert "In force: Containment, Red Scare/Purge, on the US, NATO" in shown


def test_cards_are_shown_at_what_they_are_worth_now() -> None:
    at = position(ussr=["fidel"], us=["nato"], effects=["brezhnev_doctrine"], passing="us")
    _, shown = sit([], at.match)
    assert re.search(r"1\) Fidel\* +3 USSR", shown)


def test_8_1_3_what_loses_the_game_is_said_beside_the_option() -> None:
    """8.1.3: in a Soviet round at DEFCON 2: at the cards, and at the uses of one."""
    at = position(
        ussr=["cia_created", "duck_and_cover", "nasser"],
        us=["nato"],
        influence={"angola": (1, 1)},
        defcon=2,
        space=(8, 8),
        passing="us",
    )
    _, shown = sit(["Duck and Cover"], at.match)
    assert re.search(r"\) CIA Created.* ! defeat if the opponent wants it\n", shown)
    assert re.search(r"\) Duck and Cover.* ! certain defeat\n", shown)
    assert re.search(r"\) Nasser\* +\d [^!]*\n", shown)
    assert len(re.findall(r"\) .* ! certain defeat", shown)) == 1 + len(at.options)


def test_the_civil_war_in_china_is_shown_in_asia() -> None:
    _, shown = sit([], match_of(options=["chinese_civil_war"]))
    assert "Chinese Civil War" in shown
    assert "China Card: nobody" in shown
    _, shown = sit([])
    assert "Chinese Civil War" not in shown


def test_only_the_opponents_moves_bring_the_whole_board_again() -> None:
    _, shown = sit(["poland"] * 3)
    assert shown.count("South America") == 1
    _, shown = sit(["poland"] * 6)
    assert shown.count("South America") == 2


def test_the_log_since_ones_last_choice_comes_with_its_rules() -> None:
    _, shown = sit(["poland"] * 6)
    news = shown[shown.rindex("USSR > poland") :]
    assert news.count("• Poland: the USSR gains 1 influence (US 0, USSR 6). (rule 2.1.7)") == 1
    assert news.count("• The US gains 7 influence: ") == 1
    assert "• Turn 1 begins. (rule 4.5)" in news
    assert "(US 0, USSR 5)" not in news  # told already


def test_colour_adds_nothing_but_colour() -> None:
    _, plain = sit(["poland"] * 6)
    _, painted = sit(["poland"] * 6, colour=True)
    bare = re.sub(r"\033\[[0-9;]*m", "", painted)
    assert bare != painted
    until = plain.index("The game is kept")
    assert [line.rstrip() for line in bare[:until].splitlines()][:100] == plain[:until].splitlines()[:100]
    assert all(length(line) <= WIDTH for line in painted.splitlines() if "/" not in line)


def test_a_card_is_played_with_its_text_before_ones_eyes() -> None:
    at = position(ussr=["nasser", "fidel"], us=["nato"], board="standard")
    _, shown = sit(["nasser"], at.match)
    asked = shown[shown.index("How do you play Nasser (1 Op)? (rule 5.1)") :]
    assert "USSR event, 1 Op, Early War" in asked
    assert "2 influence in Egypt" in asked


def test_an_event_is_told_with_its_text() -> None:
    at = position(ussr=["nasser", "fidel"], us=["nato"], board="standard")
    _, shown = sit(["nasser", "event", "log"], at.match)
    assert re.search(r"• Nasser occurs as an event of the USSR\. The USSR adds 2 influence in\s+Egypt", shown)


def test_cards_that_one_knows_in_the_other_hand_are_listed() -> None:
    at = position(ussr=["fidel", "nasser"], us=["nato", "containment"])
    at.state.known[0] = [21]
    _, shown = sit(["hand"], at.match)
    assert re.search(r"You know these cards of the opponent’s hand:\n  NATO\* +4 US\n", shown)
    assert "Containment" not in shown
