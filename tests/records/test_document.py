"""Documents: a match as data under stable names, which comes back exactly; what is damaged is found, with its line."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import toy
from records.recorded import (
    CORRECTED,
    GAME,
    LABYRINTH,
    any_moment,
    at_a_real_table,
    batches,
    play_on,
    random_game,
    same_game,
)
from tabletop import table

from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.game import Game
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import _checksum, save
from realpolitik.language import languages
from realpolitik.records import transcript
from realpolitik.records.document import looks_like, read, write
from realpolitik.records.errors import BadRecord
from realpolitik.records.figures import figures_of
from realpolitik.records.reading import read as read_any


def data(match: Match) -> dict[str, Any]:
    content = json.loads(write(match))
    assert isinstance(content, dict)
    return content


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        read(text)
    return error.value


# -- there and back ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seeds"), batches())
def test_random_games_come_back_exactly(game: Game, seeds: range) -> None:
    for seed in seeds:
        match = random_game(seed, any_moment(seed), game)
        same_game(read(write(match)), match)


def test_it_may_be_written_anew_by_another_tool() -> None:
    match = random_game(2)
    same_game(read(json.dumps(data(match), indent=4, sort_keys=True)), match)
    same_game(read("\ufeff" + write(match).replace("\n", "\r\n")), match)


def test_what_is_not_read_may_be_left_out() -> None:
    match = random_game(2)
    content = {
        name: value for name, value in data(match).items() if name not in ("figures", "notes", "result", "seats")
    }
    content["answers"] = [{name: given[name] for name in ("number", "seat", "option")} for given in content["answers"]]
    same_game(read(json.dumps(content)), match)


@pytest.mark.parametrize("game", CORRECTED)
@pytest.mark.parametrize("unknown", [0, 1, 2])
def test_a_real_table_with_corrections(unknown: int, game: Game) -> None:
    hands = game.secret_hands()
    assert hands is not None
    match = at_a_real_table(hands.names()[:unknown], game)
    same_game(read(write(match)), match)


def test_a_game_that_began_in_a_position_of_its_own() -> None:
    setup = GAME.setup()
    setup.position = to_data(random_game(4, 60).state)
    match = play_on(Match(GAME, setup, Seeded("\ud800")), Random(9), 50)
    same_game(read(write(match)), match)


def test_a_game_without_words_or_figures_of_its_own() -> None:
    match = play_on(Match(toy.GAME, toy.GAME.setup(), Seeded("7")), Random(7))
    assert data(match)["figures"]["answers"] == len(match.answers)
    same_game(read(write(match)), match)


def test_it_is_told_from_other_files() -> None:
    match = random_game(6, 30)
    assert looks_like("\ufeff" + write(match))
    assert not looks_like(transcript.write(match, "en"))
    assert not transcript.looks_like(write(match))


# -- data to count with ------------------------------------------------------------------------------------------------


def test_an_answer_with_its_question_and_all_that_came_of_it() -> None:
    """6.3.2: 6 and 4 Ops against twice a stability of 2 remove both US influence and add 4."""
    t = table(ussr=["nato"], influence={"iran": (2, 0)})
    t.do("nato", "coup", "iran", 6)
    die = data(t.match)["answers"][3]
    assert {name: value for name, value in die.items() if name != "notes"} == {
        "number": 4,
        "seat": "chance",
        "question": "die",
        "about": {"purpose": "coup", "side": "ussr", "country": "iran"},
        "rule": "2.0",
        "option": "6",
    }
    assert next(note for note in die["notes"] if note["note"] == "coup_rolled") == {
        "note": "coup_rolled",
        "rule": "6.3.2",
        "audience": "everybody",
        "details": {
            "side": "ussr",
            "country": "iran",
            "die": 6,
            "ops": 4,
            "modifier": 0,
            "stability": 2,
            "result": 6,
        },
    }


def test_things_go_by_their_names() -> None:
    t = table(us=["cia_created"], ussr=["fidel", "nato"], side="us")
    t.do("cia_created", "event")
    shown = [note for given in data(t.match)["answers"] for note in given["notes"] if note["note"] == "hand_shown"]
    assert shown == [
        {"note": "hand_shown", "rule": "7.1", "audience": "us", "details": {"side": "ussr", "cards": ["fidel", "nato"]}}
    ]


def test_a_correction_answers_no_question() -> None:
    content = data(at_a_real_table())
    correction = next(given for given in content["answers"] if given["seat"] == "arbiter")
    assert (correction["question"], correction["about"], correction["rule"]) == (None, {}, "")
    assert correction["option"] == "influence.us.iran=3"
    assert correction["notes"][0]["note"] == "corrected_influence"


def test_hands_that_nobody_told_are_not_told_here_either() -> None:
    content = data(at_a_real_table(unknown=("us",)))
    private = {note["audience"] for given in content["answers"] for note in given["notes"]}
    assert private == {"everybody", "ussr"}


def test_result_and_figures() -> None:
    match = random_game(2)
    content = data(match)
    assert content["result"]["returns"] == dict(zip(match.seats, match.returns, strict=True))
    assert content["figures"] == json.loads(json.dumps(figures_of(match).data()))
    assert data(random_game(3, 10))["result"] is None


def test_the_result_has_points_beyond_the_track() -> None:
    """10.3.1: from 19 the Olympic Games bring the US to 21, which no marker shows."""
    t = table(us=["olympic_games", "nato"], side="us", vp=19).do("olympic_games", "event", "participate", 6, 1)
    assert data(t.match)["result"]["scores"] == {"us": 21, "ussr": -21}
    assert data(t.match)["figures"]["moments"][-1]["vp"] == 21


def test_every_answer_has_a_line_of_its_own() -> None:
    match = random_game(2)
    lines = [line for line in write(match).splitlines() if line.startswith('    {"number": ')]
    assert [json.loads(line.rstrip(","))["number"] for line in lines] == list(range(1, len(match.answers) + 1))
    assert write(match) == write(random_game(2))


# -- what is wrong is found --------------------------------------------------------------------------------------------


def line_of(text: str, start: str) -> int:
    return next(at for at, line in enumerate(text.splitlines(), start=1) if line.strip().startswith(start))


def _swap(content: dict[str, Any]) -> None:
    content["answers"][4], content["answers"][5] = content["answers"][5], content["answers"][4]


Change = Callable[[dict[str, Any]], Any]


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (lambda c: c.update(version=2), '"version"', "the format is version 2; this program reads up to 1"),
        (lambda c: c.update(game=7), '"game"', '"game" is a text, not 7'),
        (lambda c: c.update(options=[]), '"options"', '"options" is an object, not []'),
        (lambda c: c["options"].update(us_bonus=99), '"options"', "option us_bonus cannot be 99"),
        (lambda c: c.update(chance={}), '"chance"', "chance needs a seed, a text"),
        (lambda c: c.update(position={"turn": 1}), '"position"', "the position is impossible: a card is not in"),
        (lambda c: c.update(position={"turns": 1}), '"position"', "the position has unknown fields: turns"),
        (lambda c: c.update(answers={}), '"answers"', '"answers" is a list, not {}'),
        (lambda c: c["answers"][4].update(option="x"), '{"number": 5,', "answer 5: “x” is not on offer then"),
        (lambda c: c["answers"][4].update(seat="x"), '{"number": 5,', "answer 5: there is no seat “x”"),
        (lambda c: c["answers"][4].pop("seat"), '{"number": 5,', "answer 5 lacks the name of its seat or of its"),
        (_swap, '{"number": 5,', "here answer 5 should follow, not 6"),
        (lambda c: c["answers"].pop(), '"checksum"', "the record stops where chance was still to answer"),
        (lambda c: c["chance"].update(seed="x"), '"checksum"', "set-up or answers were changed"),
        (lambda c: c.update(digest="00"), '"digest"', "the answers lead to another position"),
    ],
)
def test_what_cannot_be_understood_is_told_with_its_line(change: Change, where: str, reason: str) -> None:
    content = data(Match(GAME, GAME.setup(), Seeded("7")))
    change(content)
    fields = [
        f"{json.dumps(name)}: "
        + ("[\n" + ",\n".join(json.dumps(x) for x in value) + "]" if isinstance(value, list) else json.dumps(value))
        for name, value in content.items()
    ]
    text = "{\n" + ",\n".join(fields) + "\n}"
    bad = refused(text)
    assert reason in bad.reason
    assert bad.line == line_of(text, where)


def test_a_document_that_was_cut_is_found() -> None:
    text = write(random_game(6, 40))
    for length in range(1, len(text) - 2, 997):
        assert "broken or cut off" in refused(text[:length]).reason
    assert refused(text.replace(",\n    {", "\n    {", 1)).line == line_of(text, '{"number": 2,')
    assert "not a document of this program" in refused("{}").reason
    assert "not a document of this program" in refused("[1]").reason
    assert "cannot be read" in refused("[" * 100_000).reason


def test_reasons_of_the_flowchart_are_notes_like_others() -> None:
    """9.4: under their stable names, with their sections."""
    match = Match(LABYRINTH, LABYRINTH.setup("", {"solitaire": True}), Seeded("3"))
    notes = [note for answer in data(match)["answers"] for note in answer["notes"]]
    reasons = [note for note in notes if note["note"].startswith("flowchart_")]
    assert reasons
    assert all(note["rule"].startswith("9.") and note["audience"] == "everybody" for note in reasons)
    assert data(match)["figures"]["moments"][0]["prestige"] == 7


def test_a_reason_that_quotes_a_huge_record_is_told_in_short() -> None:
    content = json.loads(save(random_game(3, 10)))
    content["options"] = {str(number): 1 for number in range(50_000)}
    del content["checksum"]
    content["checksum"] = _checksum(content)
    with pytest.raises(BadRecord) as bad:
        read_any(json.dumps(content))
    for language in languages():
        assert 100 < len(bad.value.told(language)) < 500
