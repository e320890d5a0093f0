"""Logs of the community's tool: real ones, those of our own games, and what is wrong with spoilt ones."""

import re
from pathlib import Path
from random import Random

import pytest
from records.logger import log_of
from records.recorded import GAME, play_on
from records.spoiling import spoilt, untrue
from tabletop import table

from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import new_bot
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.rounds import CHOOSE_CARD
from realpolitik.games.cold_war.tracks import VP_GAINED
from realpolitik.games.cold_war.turn import MILITARY_SHORT
from realpolitik.games.twilight_struggle.deck import SCORING
from realpolitik.kernel.chance import Recorded, Seeded
from realpolitik.kernel.game import Setup
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.question import EVERYBODY, NATURE, Question
from realpolitik.kernel.save import load, save
from realpolitik.records.errors import BadRecord
from realpolitik.records.twilight_struggle_log.entries import ROUND, Entry
from realpolitik.records.twilight_struggle_log.explaining import take
from realpolitik.records.twilight_struggle_log.habits import FINAL_UNTOLD, PENALTY_UNTOLD, WINNING_UNTOLD
from realpolitik.records.twilight_struggle_log.ledger import open_ledger
from realpolitik.records.twilight_struggle_log.replaying import read

REAL = sorted((Path(__file__).parents[3] / "shared" / "records" / "twilight_struggle").glob("*.txt"))


# -- games of our own --------------------------------------------------------------------------------------------------


def set_up(random: Random) -> Setup:
    options = {
        "optional_cards": random.random() < 0.8,
        "us_bonus": random.choice([0, 2, 2, 3]),
        "ussr_bonus": random.choice([0, 0, 0, 2]),
        "deal_in_turn": True,
        "digital_edition": True,
    }
    return GAME.setup("late-war" if random.random() < 0.1 else "standard", options)


def careful_game(seed: int) -> Match:
    """Played at random, but nobody loses at once by a choice, or holds a scoring card over: so games are long."""
    random = Random(seed)
    match = Match(GAME, set_up(random), Seeded(f"log {seed}"))
    while not match.over:
        question = random.choice(match.questions)
        options = dutiful_options(match, question)
        random.shuffle(options)
        safe = [option for option in options[:6] if not ends_the_game(match, question, option)]
        match.answer((safe or options)[0], question.seat)
    return match


def dutiful_options(match: Match, question: Question) -> list[int]:
    scoring = [card for card in question.options if question.kind == CHOOSE_CARD and SCORING[card : card + 1] == [True]]
    return scoring or question.options[:]


def ends_the_game(match: Match, question: Question, option: int) -> bool:
    tried = match.clone()
    tried.answer(option, question.seat)
    return tried.over


def game_of_cadets(seed: int, answers: int) -> Match:
    """Two bots that play to win, as far as so many answers."""
    match = Match(GAME, set_up(Random(seed)), Seeded(f"cadets {seed}"))
    cadets = [new_bot("cadet", GAME.name, f"{seed} {seat}") for seat in (US, USSR)]
    while not match.over and len(match.answers) < answers:
        seat = match.question.seat
        match.answer(cadets[seat].choose(Seat(match, seat)).option, seat)
    return match


def position(match: Match) -> dict[str, object]:
    """All that both players see."""
    s = match.state
    names = ("influence", "vp", "defcon", "military", "space", "space_cards", "passing", "passing_up", "turn", "round")
    shown = {name: getattr(s, name) for name in (*names, "phasing", "headlines", "outcome")}
    effects = [min(1, force) for force in s.effects]  # whether a trapped side has run out of cards shows later
    piles = {name: sorted(getattr(s, name)) for name in ("discard", "removed", "table")}
    return shown | piles | {"effects": effects, "hands": [len(hand) for hand in s.hands], "deck": len(s.deck)}


@pytest.mark.parametrize("seed", range(9))
def test_a_game_comes_back_from_its_log(seed: int) -> None:
    match = careful_game(seed)
    imported = read(log_of(match))
    assert imported.disagreement is None
    assert position(imported.match) == position(match)
    assert untrue(log_of(imported.match), log_of(match)) == []


@pytest.mark.parametrize("seed", range(2))
def test_a_game_at_random_comes_back_from_its_log(seed: int) -> None:
    random = Random(seed)
    match = play_on(Match(GAME, set_up(random), Seeded(f"random {seed}")), random)
    assert read(log_of(match)).disagreement is None


def test_a_game_of_cadets_comes_back_from_its_log() -> None:
    match = game_of_cadets(1, answers=220)
    imported = read(log_of(match))
    assert imported.disagreement is None
    assert untrue(log_of(imported.match), log_of(match)) == []


@pytest.mark.parametrize("seed", range(6))
def test_a_log_may_break_off_at_any_moment(seed: int) -> None:
    match = careful_game(seed)
    answers = Random(seed).randrange(20, len(match.answers))
    text = log_of(replay(GAME, match.setup, match.answers[:answers], Recorded()))
    imported = read(text)
    assert imported.disagreement is None
    assert untrue(text, log_of(imported.match)) == []


@pytest.mark.parametrize("seed", range(6))
def test_a_log_may_break_off_after_any_line(seed: int) -> None:
    lines = log_of(careful_game(seed)).splitlines()
    for count in Random(seed).sample(range(20, len(lines)), 4):
        imported = read("\n".join(lines[:count]))
        assert imported.disagreement is None, lines[count - 1]


def test_a_log_tells_nothing_of_the_deal() -> None:
    """Another deal of what was never shown makes the same log."""
    match = careful_game(0)
    imported = read(log_of(match)).match
    dealt = [[option for seat, option in game.answers if seat == NATURE] for game in (match, imported)]
    assert dealt[0] != dealt[1]
    assert untrue(log_of(match), log_of(imported)) == []


# -- the match that comes of it ----------------------------------------------------------------------------------------


def test_an_imported_match_can_be_saved_and_played_on() -> None:
    whole = careful_game(3)
    begun = replay(GAME, whole.setup, whole.answers[: len(whole.answers) // 2], Recorded())
    match = read(log_of(begun)).match
    assert not match.over
    again = load(save(match))
    assert again.answers == match.answers
    assert again.digest() == match.digest()
    assert play_on(again, Random(3)).over


def test_the_same_log_makes_the_same_match() -> None:
    text = log_of(careful_game(2))
    assert read(text).match.answers == read(text).match.answers


# -- real games --------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not REAL, reason="the real logs are not part of the project")
def test_real_logs_agree_with_our_rules() -> None:
    parted = {path.name: read(path.read_text(encoding="utf-8")).parted("en") for path in REAL}
    assert {name: why for name, why in parted.items() if why} == {}


# -- spoilt logs -------------------------------------------------------------------------------------------------------


def heading_of(lines: list[str], number: int) -> int:
    """The line of the heading under which a line stands. A round that was passed belongs to the one before."""
    headings = [at for at, line in enumerate(lines, start=1) if line.startswith(("Turn ", "SETUP"))]
    return max([at for at in headings if at <= number and not re.search(r"AR\d: :", lines[at - 1])])


@pytest.mark.parametrize("seed", range(3))
def test_a_spoilt_log_is_noticed(seed: int) -> None:
    """At the line that was changed, in its entry or later; or the log still tells a game that may have been."""
    text = log_of(careful_game(seed))
    for changed in spoilt(text, Random(seed), each=2):
        try:
            imported = read(changed.text)
        except BadRecord as bad:
            noticed = bad.line
        else:
            if imported.disagreement is None:
                assert untrue(changed.text, log_of(imported.match)) == [], changed[:2]
                continue
            noticed = imported.disagreement.line
        assert noticed >= heading_of(changed.text.splitlines(), changed.line), changed[:2]


def test_a_match_is_imported_as_far_as_the_log_agrees() -> None:
    match = careful_game(1)
    lines = log_of(match).splitlines()
    at = next(at for at, line in enumerate(lines) if "DEFCON degrades to" in line and at > len(lines) // 2)
    lines[at] = lines[at].replace("degrades to ", "degrades to 9")[:-1]
    imported = read("\n".join(lines))
    assert imported.disagreement is not None
    assert imported.disagreement.line == at + 1
    assert imported.disagreement.rule == "8.1.7"
    assert 0 < len(imported.match.answers) < len(match.answers)


@pytest.mark.parametrize("counted", ["USSR 22", "USSR 20", "USSR 24", "US 23"])
def test_scores_beyond_the_track_are_compared(counted: str) -> None:
    """10.2.1: the source counts on beyond 20, and so do we; the game ends with USSR 23."""
    text = log_of(careful_game(4))
    assert read(text).match.outcome == careful_game(4).outcome
    line = next(at for at, line in enumerate(text.splitlines(), start=1) if "Score is USSR 23." in line)
    parted = read(text.replace("Score is USSR 23.", f"Score is {counted}.")).disagreement
    assert parted is not None
    assert parted.line == line
    assert parted.rule == "10.2.2"


# -- what a log does not tell ------------------------------------------------------------------------------------------


def habits_of_the_end(short: dict[int, int], gained: tuple[int, int, int], **position: object) -> list[str]:
    """What is tolerated of an entry without a line, at whose end sides are short of military operations and points are
    gained: by whom, how many, and the score then."""
    s = table(**position).state
    ledger = open_ledger(Entry(ROUND, 1, "the last round"), 0, last=True)
    for side, n in short.items():
        take(ledger, (MILITARY_SHORT, EVERYBODY, side, n, 5), s)
    take(ledger, (VP_GAINED, EVERYBODY, *gained), s)
    return ledger.used


@pytest.mark.parametrize("short", [{}, {USSR: 2, US: 2}])
def test_4_5_e_an_untold_final_scoring_is_no_penalty(short: dict[int, int]) -> None:
    """4.5 E, 10.3.2: both are short of the same number, so there is no penalty; what follows is the final scoring."""
    over = {"phase": "end", "turn": 10, "military": (5, 5), "vp": 3}
    assert habits_of_the_end(short, (US, 4, 7), **over) == [FINAL_UNTOLD]


def test_4_5_e_an_untold_penalty_is_one() -> None:
    assert habits_of_the_end({USSR: 3, US: 1}, (US, 2, 2), us=["nato"], ussr=["fidel"]) == [PENALTY_UNTOLD]


def test_10_3_1_untold_points_that_win_are_no_final_scoring() -> None:
    won = {"phase": "end", "turn": 3, "vp": 18, "defcon": 3, "military": (3, 0)}
    assert habits_of_the_end({}, (US, 3, 21), **won) == [WINNING_UNTOLD]


# -- unreadable ones ---------------------------------------------------------------------------------------------------

BEGINNING = "SETUP: : Somebody will play as USSR.\nSomebody else will play as USA.\n"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "the file is empty"),
        ("\n\n", 1, "the file is empty"),
        ("\x00\x01\x02\x93\xff", 1, "a log begins with SETUP:"),
        ("Dear diary,\ntoday we played.", 1, "a log begins with SETUP:"),
        (BEGINNING + "USSR +4 in Poland [0]", 3, "no line that such a log has"),
        (BEGINNING + "USSR +4 in Atlantis [0][4]", 3, "there is no country “Atlantis”"),
        (BEGINNING + "Turn 1, USSR AR1: Fidelity*: Coup (2 Ops):", 3, "there is no card “Fidelity*”"),
        (BEGINNING + "Turn 1, Headline Phase: Fidelity & Nasser*: USSR Headlines Nasser*", 3, "there is no card"),
        (BEGINNING + "Event: Nothing Much", 3, "there is no card “Nothing Much”"),
        (BEGINNING + "Scenario: Chess", 3, "the scenario “Chess” is not known"),
        (BEGINNING + "Turn 11, USSR AR1: Fidel*: Event: Fidel*", 3, "there is no turn 11"),
        (BEGINNING + "Turn 2, US AR3: Fidel*:\nTurn 2, USSR AR3: Nasser*:", 4, "cannot come after"),
        (BEGINNING + "Handicap influence: US +99", 3, "a side may have 10 extra influence at most"),
        (BEGINNING + "SUCCESS: 0 [ + 3 - 2x2 = 3 ]", 3, "a die shows 1 to 6, not 0"),
        (BEGINNING + "US rolls 7", 3, "a die shows 1 to 6, not 7"),
        (BEGINNING + "DEFEAT: 0 < 4", 3, "a die shows 1 to 6, not 0"),
        (BEGINNING + "Die roll: 9 -- Failed! (Needed 3 or less)", 3, "a die shows 1 to 6, not 9"),
        (BEGINNING + "Trap Roll: 0 <= 4 -- Trap Escaped", 3, "a die shows 1 to 6, not 0"),
        (BEGINNING + "US rolls 3 (+2) = 6", 3, "do not add up"),
        (BEGINNING + "VICTORY: 2 (-1)  >= 4", 3, "do not add up"),
        (BEGINNING + "Trap Roll: 5 <= 4 -- Trap Escaped", 3, "do not add up"),
    ],
)
def test_what_cannot_be_read_says_where_and_why(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read(text)
    assert bad.value.line == line
    assert reason in bad.value.reason


def test_a_log_cut_in_the_middle_of_a_line_says_where() -> None:
    text = log_of(careful_game(4))
    cut = text.index("[", len(text) // 2) + 1
    with pytest.raises(BadRecord) as bad:
        read(text[:cut])
    assert bad.value.line == text[:cut].count("\n") + 1
