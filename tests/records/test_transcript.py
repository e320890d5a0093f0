"""Transcripts: read by people in every language, and played again exactly; what is damaged is found, with its line."""

import re
from random import Random

import pytest
from labyrinth.desk import Desk, desk
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

from realpolitik.kernel.chance import ByHand, Scripted, Seeded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.game import Game
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.question import NOTES
from realpolitik.language import languages
from realpolitik.records.errors import BadRecord
from realpolitik.records.transcript import WIDTH, looks_like, read, write


def margin(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip().startswith("#")]


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        read(text)
    assert str(error.value) == f"line {error.value.line}: {error.value.reason}"
    return error.value


def replaced(text: str, pattern: str, by: str) -> tuple[str, int]:
    """The text with one thing changed, and the line where that is."""
    found = re.search(pattern, text, re.MULTILINE)
    assert found, pattern
    changed = text[: found.start()] + found.expand(by) + text[found.end() :]
    return changed, 1 + text.count("\n", 0, found.start())


# -- there and back ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seeds"), batches())
def test_random_games_come_back_exactly(game: Game, seeds: range) -> None:
    for seed in seeds:
        match = random_game(seed, any_moment(seed), game)
        language = languages()[seed % len(languages())]
        same_game(read(write(match, language)), match)


@pytest.mark.parametrize("language", languages())
def test_the_margin_is_the_same_in_every_language(language: str) -> None:
    match = random_game(7)
    text = write(match, language)
    assert margin(text) == margin(write(match, "en"))
    assert "".join(margin(text)).isascii(), "it comes through whatever happens to other letters"
    same_game(read(text), match)


def test_chance_goes_on_as_it_would_have() -> None:
    match = random_game(1, 40)
    again = read(write(match, "en"))
    same_game(play_on(again, Random(2)), play_on(match, Random(2)))


def test_a_seed_may_be_any_text() -> None:
    match = Match(GAME, GAME.setup(), Seeded("ночь\n#end: \ud800 »"))
    same_game(read(write(match, "ru")), match)


def test_a_game_that_began_in_a_position_of_its_own() -> None:
    setup = GAME.setup("late-war")
    setup.position = to_data(random_game(4, 60).state)
    match = play_on(Match(GAME, setup, Seeded("9")), Random(9), 50)
    same_game(read(write(match, "pl")), match)


def test_a_script_that_has_run_out_leaves_chance_to_people() -> None:
    match = Match(GAME, GAME.setup(), Scripted([]))
    again = read(write(match, "en"))
    assert again.answers == match.answers
    assert again.chance.by_hand()


@pytest.mark.parametrize("game", CORRECTED)
@pytest.mark.parametrize("language", languages())
def test_a_real_table_with_corrections(language: str, game: Game) -> None:
    match, (number, card) = at_a_real_table(game=game), CORRECTED[game]
    text = write(match, language)
    assert re.search(rf"^ +#\d+ .*\barbiter: {re.escape('.'.join(number))}=3\b", text, re.MULTILINE)
    assert re.search(rf"^ +#\d+ arbiter: .*\bcard\.{card}=\w+", text, re.MULTILINE)
    same_game(read(text), match)


def test_hands_that_nobody_told_are_not_told_here_either() -> None:
    match = at_a_real_table(unknown=("us",))
    drawn = [note for _, note in match.log if NOTES[note[0]].name == "card_drawn"]
    assert {note[1] for note in drawn} == {0, 1}
    text = write(match, "en")
    assert re.search(r"The USSR draws [A-Z]", text)
    assert re.search(r"The US\s+draws\s+\d+\s+cards", text)
    assert not re.search(r"The US\s+draws\s+[A-Z]", text)
    same_game(read(text), match)


# -- a text to read ----------------------------------------------------------------------------------------------------


def test_a_coup_as_it_is_told() -> None:
    t = table(ussr=["nato"], influence={"iran": (2, 0)})
    t.do("nato", "coup", "iran", 6)
    story = write(t.match, "en").split("#chance:")[1]
    assert "The USSR plays NATO for 4 Ops. [5.1]" in story
    assert "      #1 ussr: nato coup\n" in story
    assert "[6.3.2]" in story, "each with its section of the rules"
    assert "      #3 ussr: iran; chance: 6\n" in story


def test_the_head_tells_what_was_played_and_who_won_and_how() -> None:
    setup = GAME.setup("late-war", {"us_bonus": 2})
    text = write(play_on(Match(GAME, setup, Seeded("3")), Random(3)), "en")
    head = text.split("#realpolitik-transcript: 1\n")[0]
    assert head.startswith("Twilight Struggle\n=================\nScenario: The Late War\n")
    assert "Options: Extra US influence: 2\n" in head
    assert re.search(r"^Winner: US(SR)?\n.+ \[[0-9.]+\]$", head, re.MULTILINE)
    assert "The game is not over yet." in write(random_game(3, 10), "en")


def test_turns_and_rounds_are_headings_and_their_answers_stand_before_them() -> None:
    text = write(play_on(Match(GAME, GAME.setup(), Seeded("3")), Random(3)), "en")
    assert "\nTurn 1 begins [4.5]\n===================\n" in text
    heading = re.search(r"^( +#.*\n)?\n(Action round 1 of the US) \[4.5 D\]\n {2}\S", text, re.MULTILINE)
    assert heading
    assert heading[1], "the answers that ended the round before"


def test_what_one_seat_alone_could_see_is_marked() -> None:
    t = table(us=["cia_created"], ussr=["fidel", "nato"], side="us")
    t.do("cia_created", "event")
    text = " ".join(write(t.match, "en").split())
    assert "The USSR shows: Fidel and NATO. (seen only by: US) [7.1]" in text


@pytest.mark.parametrize("language", languages())
def test_lines_are_short_and_only_the_margin_begins_with_the_sign(language: str) -> None:
    text = write(random_game(17), language)
    lines = text.splitlines()
    assert all(len(line) <= WIDTH for line in lines if not line.startswith("#chance:"))
    patterns = r" {6}#\d+ [a-z0-9-]+: \S.*|#[a-z.-]+: \S.*"
    assert all(re.fullmatch(patterns, line) for line in lines if "#" in line.strip()[:1])
    assert not any(line != line.rstrip() for line in lines)


# -- what befalls a text on its way ------------------------------------------------------------------------------------


def test_what_mail_programs_do_to_a_text_is_survived() -> None:
    match = random_game(2)
    text = write(match, "ru")
    same_game(read("\ufeff" + text.replace("\n", "\r\n")), match)
    same_game(read(text.replace("\n", "  \n\n")), match)
    same_game(read(text.replace("\n      #", "\n#").rstrip()), match)
    same_game(read(text.encode("ascii", "replace").decode()), match)
    same_game(read("\n".join(margin(text))), match)
    assert looks_like("\ufeff" + text.replace("\n", "\r\n"))
    assert not looks_like("Turn 1\n#1 ussr: poland\n")


def test_sentences_may_say_anything() -> None:
    match = random_game(2)
    text = "".join(line if line.lstrip().startswith("#") else "Hm.\n" for line in write(match, "en").splitlines(True))
    same_game(read(text), match)


# -- what is wrong is found --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "by", "reason"),
    [
        (r"^#realpolitik-transcript: 1$", "#realpolitik-transcript: 2", "the format is version 2; this program reads"),
        (r"^#game: .*$", "#game: chess", "there is no game 'chess'; there are"),
        (r"^#rules: .*$", "#rules: 999", "version 999 of the rules of twilight-struggle; this program has version"),
        (r"^#rules: .*$", "#rules: new", "#rules: is a number, not new"),
        (r"^#scenario: .*$", "#scenario: brief", "twilight-struggle has no scenario 'brief'; it has standard"),
        (r"^#options: \w+=\w+", "#options: us_bonus=99", "“us_bonus=0” is not an option with its value, once"),
        (
            r"^#options: \w+=\w+",
            "#options: optional_cards=2",
            "option optional_cards cannot be '2'; it is one of no, yes",
        ),
        (r"^#options: \w+=\w+", "#options: optional_cards", "“optional_cards” is not an option with its value, once"),
        (r"^#chance: .*$", "#chance: {", "`#chance:` is JSON, but broken or cut off"),
        (r"^#chance: .*$", "#chance: 7", "chance reads like"),
        (r"^#chance: .*$", '#chance: {"by": "fate", "seed": ""}', "chance by 'fate'; known are 'seed' and 'hand'"),
        (r"^#chance: .*$", r"#position.turn: 1\n\g<0>", "the position is impossible: a card is not in"),
        (r"^#chance: .*$", r"#position.turns: 1\n\g<0>", "the position has unknown fields: turns"),
        (r"^#game: .*$", r"#weather: fine\n\g<0>", "`#weather:` is unknown; there are realpolitik-transcript, game"),
        (r"^ +#20 .*$", "#20 iran", "“iran” is no seat with its answers, like `ussr: iran egypt`"),
        (r"^ +#20 ", "# 20 ", "is neither `#name: value` nor answers"),
        (
            r"^ +#20 \S+",
            "#20 china:",
            "answer 20: there is no seat “china”; there are chance, arbiter, players, us, ussr",
        ),
        (r"^ +#20 (\S+): \S+", r"#20 \1: atlantis", "answer 20: “atlantis” is not on offer then; there are"),
        (r"^ +#20 \S+", "#20 chance:", "answer 20: nature is not asked then, but"),
        (r"^ +#20 \S+", "#20 arbiter:", "answer 20: "),
        (r"^#digest: .*$", "#digest: 00", "the answers lead to another position than the one recorded"),
        (r"^#end: .*$", "#end: soon", "the end should read `#end: 57 answers, checksum 1a2b…`"),
        (r"^#end: (\d+)", "#end: 9", "9 answers were recorded, but"),
        (r"checksum .*$", "checksum 00", "set-up or answers were changed: they do not fit the checksum"),
    ],
)
def test_what_cannot_be_understood_is_told_with_its_line(pattern: str, by: str, reason: str) -> None:
    match = play_on(Match(GAME, GAME.setup(), Seeded("7")), Random(4), 60)
    changed, line = replaced(one_by_one(write(match, "en")), pattern, by)
    bad = refused(changed)
    assert reason in bad.reason
    assert bad.line == line


def one_by_one(text: str) -> str:
    """Every answer on a line of its own, as somebody might write them."""

    def apart(found: re.Match[str]) -> str:
        number, lines = int(found[1]), []
        for part in found[2].split(";"):
            seat, _, options = part.partition(":")
            for option in options.split():
                lines.append(f"      #{number} {seat.strip()}: {option}")
                number += 1
        return "\n".join(lines)

    return re.sub(r"^ +#(\d+) (.*)$", apart, text, flags=re.MULTILINE)


def test_answers_may_stand_one_by_one() -> None:
    match = random_game(2)
    same_game(read(one_by_one(write(match, "en"))), match)


def test_lines_that_are_lost_moved_or_doubled_are_found() -> None:
    lines = write(random_game(2), "en").splitlines()
    answers = [at for at, line in enumerate(lines) if re.match(r" +#\d", line)]
    first, second = answers[3], answers[4]
    number = re.findall(r"#(\d+)", lines[second])[0]
    lost = refused("\n".join(lines[:first] + lines[first + 1 :]))
    assert lost.line == second
    assert lost.reason.endswith(f"should follow, not {number}")
    lines[first], lines[second] = lines[second], lines[first]
    assert refused("\n".join(lines)).line == first + 1
    lines[first] = lines[second]
    assert refused("\n".join(lines)).line == second + 1


def test_a_text_that_was_cut_is_found_wherever_it_was_cut() -> None:
    lines = write(random_game(6, 120), "en").splitlines()
    for length in range(1, len(lines), 7):
        bad = refused("\n".join(lines[:length]))
        assert "there is no line `#" in bad.reason


def test_any_changed_answer_is_found_even_if_it_leads_to_the_same_position() -> None:
    """3.2: the order in which the USSR places its first influence changes nothing on the board."""
    match = Match(GAME, GAME.setup(), Seeded("7"))
    for country in ("poland", "east_germany"):
        option = GAME.option_named(match.question, country)
        assert option is not None
        match.answer(option, match.question.seat)
    text = write(match, "en")
    changed, _ = replaced(text, r"poland east_germany", "east_germany poland")
    assert "do not fit the checksum" in refused(changed).reason


def test_corrections_belong_to_a_real_table() -> None:
    text = write(at_a_real_table(), "en")
    changed, line = replaced(text, r"^#chance: .*$", '#chance: {"by": "seed", "seed": "5"}')
    bad = refused(changed)
    assert (bad.line, bad.reason) == (
        line,
        "the answers hold corrections, but neither dice nor cards are in the hands of people",
    )
    changed, line = replaced(text, r"influence\.us\.iran=3", "influence.us.iran=99")
    assert refused(changed).line == line
    assert "“influence.us.iran=99” cannot be set then" in refused(changed).reason


def test_two_records_in_one_file_and_none_at_all() -> None:
    text = write(random_game(6, 30), "en")
    closed = 1 + next(at for at, line in enumerate(text.splitlines()) if line.startswith("#end:"))
    assert refused(text + text).reason == f"the record is closed in line {closed}; nothing may follow"
    doubled, line = replaced(text, r"^#game: .*$", r"\g<0>\n\g<0>")
    assert (refused(doubled).line, refused(doubled).reason) == (line + 1, f"`#game:` stands in line {line} already")
    assert "there is no line `#realpolitik-transcript:`" in refused("Dear diary,\n").reason
    assert "there is no line" in refused("").reason


def test_a_game_by_hand_that_waits_for_a_die() -> None:
    match = Match(GAME, GAME.setup(), ByHand("7"))
    play_on(match, Random(12), 80)
    same_game(read(write(match, "en")), match)


def test_the_same_match_is_always_told_in_the_same_words() -> None:
    assert write(random_game(9, 70), "pl") == write(random_game(9, 70), "pl")


# -- a game that the rulebook plays ------------------------------------------------------------------------------------


def test_what_the_rulebooks_own_player_did_is_told_with_its_reasons_beneath() -> None:
    """9.4: the reasons stand deeper than what they explain, with the section that they name themselves."""
    hands = {"jihadist": ["opium", "ieds"], "us": ["predator_23"]}
    d = desk(**hands, options={"solitaire": True}, governance=AFGHANISTAN, cells={"afghanistan": 1}).do("opium")
    match = by_people(d)
    text = write(match, "en")
    told = re.search(r"^  The Jihadists turn up Opium\. \[9\.2\]\n    ↳ 9\.4\.1: (.*(?:\n      .*)*)\n  \S", text, re.M)
    assert told
    assert "[9.4.1]" not in told[1]
    same_game(read(text), match)


AFGHANISTAN = {"afghanistan": "poor neutral"}


def by_people(d: Desk) -> Match:
    """The same game at a real table."""
    return replay(d.match.game, d.match.setup, d.match.answers, ByHand("5", cards=True))


def test_an_action_phase_has_a_heading_of_its_own() -> None:
    match = Match(LABYRINTH, LABYRINTH.setup("", {"solitaire": True}), Seeded("3"))
    text = write(match, "pl")
    assert re.search(r"^Faza akcji dżihadystów \[5\.2\.2\]$", text, re.MULTILINE)


def test_a_solitaire_game_that_is_lost_is_won_by_the_rulebook() -> None:
    d = desk(us=["predator_23"], side="us", plots=[("united_states", "wmd")], options={"solitaire": True})
    d.do("hold_last_card")
    assert d.match.returns == [-1]
    assert "\nWinner: Jihadists\n" in write(by_people(d), "en")
