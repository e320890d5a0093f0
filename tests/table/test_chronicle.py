"""The log as it is told: the same as told afresh, each line worded once, and kept small."""

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import realpolitik
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import SPECTATOR
from realpolitik.language import Speaker, speak
from realpolitik.table.chronicle import Chronicle, Lines, Telling, entry
from realpolitik.table.messages.screen import Entry

GAMES = ("twilight-struggle", "red-sea", "labyrinth", "world-order")


def played(game: str, answers: int, seed: int = 0) -> Match:
    match, random = Match(game_named(game), game_named(game).setup(), Seeded(str(seed))), Random(seed)
    while len(match.answers) < answers and not match.over:
        match.answer(random.choice(match.question.options))
    return match


def told_afresh(match: Match, seat: int, marked: Speaker) -> list[Entry]:
    return [entry(line) for line in marked.tell(match.notes(seat))]


def entries(telling: Telling) -> list[Entry]:
    return [Entry.model_validate_json(line) for line in telling.lines]


@pytest.fixture
def worded(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The notes of every line that was put into words."""
    found: list[Any] = []
    line: Callable[..., Any] = Speaker.line

    def counted(speaker: Speaker, notes: Any) -> Any:
        found.append(notes)
        return line(speaker, notes)

    monkeypatch.setattr(Speaker, "line", counted)
    return found


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ["en", "ru", "pl", "en"], strict=True)))
def test_it_is_the_log_told_afresh_whatever_was_played_and_taken_back(game: str, language: str) -> None:
    chronicle, marked, random = Chronicle(), speak(game, language, marked=True), Random(1)
    match = played(game, 0, seed=3)
    for number in range(120):
        match = match.clone()
        question = match.question
        if number % 9 == 8:
            match.rewind(match.answers[: -random.randrange(1, 5)])
        elif number % 7 == 6 and match.can_undo(question.seat):
            match.undo(question.seat)
        else:
            match.answer(random.choice(question.options), question.seat)
        for seat in random.sample([SPECTATOR, *range(len(match.seats))], 2):
            telling, afresh = chronicle.tell(match, seat, marked), told_afresh(match, seat, marked)
            assert entries(telling) == afresh
            assert [telling.at(line, match.log) for line in range(len(afresh))] == [line.at for line in afresh]
        if match.over:
            break


def test_a_hand_that_becomes_unknown_takes_its_notes_with_it() -> None:
    match, marked = played("twilight-struggle", 60), speak("twilight-struggle", "en", marked=True)
    telling = Telling({})
    public = [entry(line) for line in marked.tell(match.notes(SPECTATOR))]
    assert entries(telling.tell(match.log, match.audience(0), marked)) != public
    assert entries(telling.tell(match.log, match.audience(SPECTATOR), marked)) == public


def test_what_several_are_told_is_worded_once_and_kept_once(worded: list[Any]) -> None:
    match, chronicle = played("twilight-struggle", 300), Chronicle()
    marked = speak("twilight-struggle", "ru", marked=True)
    first = chronicle.tell(match, SPECTATOR, marked)
    assert len(worded) == len(first.lines)
    again = chronicle.tell(match, 0, marked)
    own = [line for line in again.lines if line not in first.lines]
    assert len(worded) == len(first.lines) + len(own)
    assert len(own) < len(again.lines) / 10  # what the seat has drawn
    kept = {id(line) for line in [*first.lines, *again.lines]}
    assert len(kept) <= len(first.lines) + len(own)


@pytest.mark.parametrize("answers", [30, 200])
def test_a_move_words_what_is_new_however_long_the_game_is(answers: int, worded: list[Any]) -> None:
    match, marked = played("twilight-struggle", answers, seed=5), speak("twilight-struggle", "en", marked=True)
    chronicle, random = Chronicle(), Random(0)
    chronicle.tell(match, 0, marked)
    for _ in range(10):
        before, match = match, match.clone()
        match.answer(random.choice(match.question.options))
        worded.clear()
        fresh = match.audience(0)
        chronicle.tell(match, 0, marked)
        news = [note for _, note in match.log[len(before.log) :] if note[1] in fresh]
        assert len(worded) <= len(news)


def test_a_step_back_words_nothing_anew_and_keeps_nothing_old(worded: list[Any]) -> None:
    match, shared = played("twilight-struggle", 200), Lines()
    marked = speak("twilight-struggle", "en", marked=True)
    telling = Telling(shared)
    telling.tell(match.log, match.audience(0), marked)
    worded.clear()
    match.rewind(match.answers[:-40])
    telling.tell(match.log, match.audience(0), marked)
    assert len(worded) <= 1  # the last line may have been longer
    assert sorted(shared.values()) == sorted(set(telling.lines))


def test_lines_that_grow_leave_nothing_behind() -> None:
    match, shared = realpolitik.new("twilight-struggle", seed=0), Lines()
    marked = speak("twilight-struggle", "en", marked=True)
    telling = Telling(shared)
    for _ in range(60):
        match.answer(match.question.options[0])
        telling.tell(match.log, match.audience(SPECTATOR), marked)
    assert sorted(shared.values()) == sorted(set(telling.lines))


def test_a_line_takes_few_bytes() -> None:
    """Beside the text itself: its place in two lists, in the dictionary of those who share it, and its own head."""
    match, shared = played("twilight-struggle", 300), Lines()
    telling = Telling(shared).tell(match.log, match.audience(0), speak("twilight-struggle", "ru", marked=True))
    letters = sum(len(line) for line in telling.lines)
    keys = sum(sys.getsizeof(notes) for notes in shared if isinstance(notes[0], tuple))  # others are the log's own
    kept = sys.getsizeof(shared) + keys + sum(sys.getsizeof(line) for line in shared.values())
    kept += sys.getsizeof(telling.lines) + 4 * len(telling.lines)
    assert kept - letters < 200 * len(telling.lines)


def test_a_look_aside_changes_nothing_here(worded: list[Any]) -> None:
    match, chronicle = played("twilight-struggle", 100), Chronicle()
    marked = speak("twilight-struggle", "en", marked=True)
    here = chronicle.tell(match, 0, marked)
    before = here.lines[:]
    worded.clear()
    aside = chronicle.aside("en").tell(match, 0, marked)
    assert (aside.lines, worded) == (before, [])
    assert aside is not here
