"""`--quick` leaves out what takes long, for the minute between two edits: every rule is tested, and a little of all the
rest. Without it nothing is left out."""

import os
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from realpolitik.machine import THREADS
from realpolitik.table.collecting import settle

pytest_plugins = ["second_go"]

# Told before anybody loads numpy, and to all programs that tests start. Each would have as many threads as there are
# cores, which wait for one another without letting anybody else have the core.
os.environ |= dict.fromkeys(THREADS, "1")

TESTS = Path(__file__).parent
# Whole files, and single tests of others, each with what it is run with where that matters. Of what is tried with many
# games, many languages or many seeds, what is quick stays in.
SLOW = (
    "analysis/test_analysis.py",
    "arena/test_crew.py",
    "*/test_conformance.py::test_every_*",
    "*/test_conformance.py::test_games_with_cards_of_the_other_conform*",
    "*/test_conformance.py::test_random_games_conform*-[1-9]]",
    "*/test_conformance.py::test_random_games_conform[[]world-order-*",
    "*/test_unknown_hands.py::test_a_game_typed_with_unknown_hands_is_the_game_that_happened*",
    "bots/test_cadet*.py::test_it_beats_a_random_bot*",
    "bots/test_cadet*.py::test_it_beats_random_bots_in_every_seat*",
    "bots/test_cadet*.py::test_it_bids_where_sides_are_bid_for",
    "bots/test_cadet*.py::test_it_is_far_better_than_a_random_bot_alone",
    "bots/test_cadet*.py::test_it_never_loses_by_its_own_hand",
    "bots/test_cadet*.py::test_it_plays_every_variant",
    "bots/test_cadet*.py::test_its_choice_does_not_depend_on_what_is_hidden",
    "bots/test_every_question*.py",
    "bots/test_officer.py",
    "browser/*",
    "encoding/test_against_views.py",
    "encoding/test_encodings.py::test_every_option_*",
    "encoding/test_encodings.py::test_it_is_the_same_*",
    "encoding/test_encodings.py::test_nothing_hidden_shows*",
    "envs/test_envs.py",
    "games/test_cold_war_outlook.py",
    "games/test_foresight.py",
    "kernel/test_save.py::test_every_state_goes_through_json",
    "labyrinth/test_flowchart_tells.py::test_9_4_what_is_told_is_true[[][1-9]*",
    "labyrinth/test_unknown_hands.py::test_9_2_*",
    "language/test_bundle.py",
    "language/test_messages.py::*[[-][pr][lu]]",
    "language/test_wording.py",
    "language/test_messages.py::test_everything_can_be_said_and_nothing_is_written_in_vain*",
    "language/test_messages.py::test_marks_change_no_word*",
    "language/test_page_words.py::test_plurals_are_those_of_the_language",
    "learning/test_playing.py",
    "learning/test_torch_mind.py",
    "learning/test_training.py",
    "lessons/test_problems.py::test_the_marked_solutions_are_those_that_the_search_finds*",
    "lessons/test_red_sea_claims.py",
    "lessons/test_red_sea_guide.py::test_no_more_is_said_than_is_read*",
    "lessons/test_red_sea_guide.py::test_nothing_is_told_that_the_seat_cannot_know",
    "lessons/test_red_sea_guide.py::test_there_is_something_to_say_at_every_moment_in_every_language*",
    "lessons/test_red_sea_guide.py::test_whoever_loses_at_once_has_been_warned",
    "lessons/test_red_sea_guide.py::test_whole_games_with_cards_of_the_other_game_and_bids_are_taught_as_well",
    "records/test_charts.py",
    "records/test_document.py::test_random_games_come_back_exactly*",
    "records/test_report.py",
    "records/test_transcript.py::test_random_games_come_back_exactly*",
    "records/test_world_order_figures.py",
    "records/test_world_order_report.py",
    "records/test_twilight_struggle_logs.py",
    "table/test_accounts.py",
    "table/test_api.py",
    "table/test_api_document.py::test_the_examples_work",
    "table/test_backup.py",
    "table/test_addresses.py",
    "table/test_bells.py",
    "table/test_book.py",
    "table/test_breaking.py",
    "table/test_commands.py",
    "table/test_comments.py",
    "table/test_connection.py",
    "table/test_course.py",
    "table/test_crash.py",
    "table/test_database.py",
    "table/test_dice.py",
    "table/test_drafts.py",
    "table/test_endings.py",
    "table/test_facts.py",
    "table/test_guided.py",
    "table/test_keepsake.py",
    "table/test_live.py",
    "table/test_lobby.py",
    "table/test_locked.py",
    "table/test_mailing.py",
    "table/test_making.py",
    "table/test_meeting.py",
    "table/test_only_server.py",
    "table/test_page_files.py",
    "table/test_people.py",
    "table/test_processes.py",
    "table/test_pushing.py",
    "table/test_ratings.py",
    "table/test_real_table.py",
    "table/test_records.py",
    "table/test_retention.py",
    "table/test_rooms.py",
    "table/test_scenes.py",
    "table/test_screen.py::test_every_moment_of_a_game_can_be_told*",
    "table/test_screen.py::test_neither_screen_nor_prospects_depend_on_what_is_hidden",
    "table/test_security.py",
    "table/test_servers.py",
    "table/test_steps.py",
    "table/test_store.py",
    "table/test_timing.py",
    "table/test_wire.py::test_random_games_tell_nobody_what_is_hidden*",
    "table/test_workers.py",
    "terminal/test_analyse.py",
    "terminal/test_arena.py",
    "terminal/test_export.py",
    "terminal/test_fuzz.py",
    "terminal/test_hand_driven.py",
    "terminal/test_join.py",
    "terminal/test_labyrinth.py",
    "terminal/test_learn.py",
    "terminal/test_main.py",
    "terminal/test_red_sea.py",
    "terminal/test_whole_games.py",
    "test_adding_a_card.py",
    "test_adding_a_game.py",
    "test_bench.py",
    "test_examples.py",
    "test_mutate.py::test_a_mutant_of_a_real_module_is_python_and_another",
    "test_four_seats.py::test_a_terminal_*",
    "test_four_seats.py::test_four_people_*",
    "test_four_seats.py::test_random_games_*",
    "test_reference.py",
    "test_rooms.py::test_torch_is_known_to_few_files_alone",
    "world_order/test_broken_content.py",
    "world_order/test_card_texts.py::*-[pr][lu]]",
    "world_order/test_every_card.py",
    "world_order/test_fuzz.py::test_random_games[[][1-9]*",
    "world_order/test_real_table.py",
    "world_order/test_terminal.py",
    "world_order/test_words.py",
    "world_order/test_lessons.py::test_nothing_is_told_that_the_seat_cannot_know",
    "world_order/test_lessons.py::test_there_is_something_to_say_at_every_moment_in_every_language*",
    "world_order/test_lessons.py::test_what_is_told_is_what_happens",
)
# Begun first: if one of them were the last, all would wait for it.
LONG = (
    "browser/test_learn.py::test_a_guided_game_is_walked_through_to_what_decided_it",
    "browser/test_world_order_company.py::test_four_play_a_round_by_links",
    "browser/test_world_order_game.py::test_a_whole_game_of_two_comes_to_its_end",
    "browser/test_world_order_learn.py::test_two_rounds_are_walked_through_with_the_guide",
    "browser/test_world_order_round.py::test_a_whole_round_of_four_at_one_screen",
    "table/test_crash.py::test_what_was_acknowledged_is_there_after_a_kill",
    "table/test_making.py::test_a_keepsake_is_whole_when_it_was_made_apart",
    "table/test_only_server.py::test_a_second_server_is_refused_and_commands_are_not",
    "table/test_processes.py::test_a_game_goes_on_while_servers_are_restarted",
    "table/test_wire.py::test_random_games_tell_nobody_what_is_hidden*",
    "test_bench.py::test_a_restart_is_measured",
    "test_bench.py::test_kills_lose_nothing",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what takes long")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files that are left out as a whole are not even loaded."""
    return True if config.getoption("quick") and is_slow(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("quick"):
        slow = [item for item in items if is_slow(item.path, item.name)]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]
    items.sort(key=place_in_row)


def pytest_collection_finish() -> None:
    """Thousands of tests are here to the end, with all that they use: the collector of garbage looks at what comes to
    be from now on, and as seldom as a server lets it."""
    settle()


def is_slow(path: Path, test: str = "") -> bool:
    return is_among(SLOW, path, test)


def place_in_row(item: pytest.Item) -> int:
    """What is long comes first, then what shares a browser, the long ones of it first again; then all the rest."""
    is_long = is_among(LONG, item.path, item.name)
    if item.path.is_relative_to(TESTS / "browser"):
        return 1 if is_long else 2
    return 0 if is_long else 3


def is_among(patterns: Iterable[str], path: Path, test: str) -> bool:
    where = path.relative_to(TESTS).as_posix() if path.is_relative_to(TESTS) else ""
    name = f"{where}::{test}" if test else where
    return any(fnmatchcase(name, pattern) for pattern in patterns)
