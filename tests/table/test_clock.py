"""The clock by itself: whose time runs, what a turn brings, what undoing costs, when time is up."""

from dataclasses import replace

import pytest

from realpolitik.table.clock import DAY, Clock, Dial, Pace, clock_kept, wound_up

LIVE = Pace("live", minutes=10, increment=5, out="loss")
DAYS = Pace("days", days=2)


def lefts(clock: Clock, now: float) -> list[float]:
    return [dial.left_at(now) for dial in clock.dials]


def running(clock: Clock) -> list[int]:
    return [seat for seat, dial in enumerate(clock.dials) if dial.since is not None]


def test_nobody_s_time_runs_until_somebody_is_asked() -> None:
    clock = wound_up(LIVE, 2)
    assert lefts(clock, 10**9) == [600, 600]
    assert (clock.next_out, clock.out_at(10**9)) == (None, None)
    begun = clock.set_to({0}, 100)
    assert (lefts(begun, 130), running(begun)) == ([570, 600], [0])
    assert (begun.out_at(699.9), begun.out_at(700)) == (None, 0)


def test_a_turn_may_have_many_answers_and_brings_one_increment() -> None:
    clock = wound_up(LIVE, 2).set_to({0}, 0)
    clock = clock.answered(0, {0}, {0}, 1, 10)
    assert (lefts(clock, 20), running(clock)) == ([580, 600], [0])
    clock = clock.answered(0, {1}, {1}, 2, 30)
    assert (lefts(clock, 31), running(clock)) == ([575, 599], [1])


def test_two_who_choose_in_secret_have_their_own_time_each() -> None:
    clock = wound_up(LIVE, 2).set_to({0, 1}, 0)
    clock = clock.answered(1, {0}, {0}, 1, 8)
    assert (lefts(clock, 20), running(clock)) == ([580, 597], [0])
    clock = clock.answered(0, {1}, {1}, 2, 20)
    assert lefts(clock, 20) == [585, 597]


def test_what_another_answers_ends_no_turn() -> None:
    clock = wound_up(LIVE, 2).set_to({0}, 0)
    for seat in (-1, -3, 7, 1):  # chance, the players, nobody, and a seat that is not asked
        assert lefts(clock.answered(seat, {1}, {1}, 1, 10), 10) == [590, 600]


def test_every_turn_of_days_has_all_of_them() -> None:
    clock = wound_up(DAYS, 2).set_to({0}, 0).answered(0, {1}, {1}, 1, DAY)
    assert lefts(clock, DAY) == [2 * DAY, 2 * DAY]
    assert clock.out_at(3 * DAY - 1) is None
    assert clock.out_at(3 * DAY) == 1


def test_who_undoes_has_thought_on_their_own_time() -> None:
    clock = wound_up(LIVE, 2).set_to({0}, 0).answered(0, {1}, {1}, 1, 10)
    assert lefts(clock, 70) == [595, 540]
    clock = clock.undone(0, {0}, 70)
    assert (lefts(clock, 70), running(clock)) == ([530, 600], [0])
    clock = clock.answered(0, {1}, {1}, 1, 80)
    assert lefts(clock, 80) == [525, 600]  # one increment, as if nothing had been undone


def test_undoing_again_and_again_brings_nothing() -> None:
    clock = wound_up(LIVE, 2).set_to({0}, 0)
    for second in range(100):
        clock = clock.answered(0, {1}, {1}, 5 + second % 3, second)  # by ways of different lengths
        clock = clock.undone(0, {0}, second + 0.5)
    assert lefts(clock, 100) == [500, 600]


def test_undoing_within_a_turn_changes_nothing() -> None:
    clock = wound_up(LIVE, 2).set_to({0}, 0).answered(0, {0}, {0}, 1, 10)
    assert clock.undone(0, {0}, 20) == clock


def test_undoing_beside_another_s_secret_choice_leaves_that_one_s_time() -> None:
    clock = wound_up(LIVE, 2).set_to({0, 1}, 0).answered(0, {1}, {1}, 1, 10).undone(0, {0, 1}, 30)
    assert lefts(clock, 30) == [570, 570]


@pytest.mark.parametrize(("left", "late"), [(5.0, True), (60.0, True), (60.1, False)])
def test_it_may_be_too_late_to_undo(left: float, late: bool) -> None:
    clock = Clock(LIVE, (Dial(left + 10, since=0.0), Dial(600.0))).answered(0, {1}, {1}, 1, 10)
    assert clock.too_late_to_undo(0, 70) is late
    assert not clock.too_late_to_undo(1, 70)


def test_what_is_taken_back_gives_no_time_back_and_no_increment_twice() -> None:
    clock = wound_up(LIVE, 2).set_to({0}, 0).answered(0, {1}, {1}, 4, 10)
    clock = clock.taken_back({0}, 20)
    assert lefts(clock, 20) == [595, 590]
    clock = clock.answered(0, {1}, {1}, 4, 30)
    assert lefts(clock, 30) == [585, 590]
    clock = clock.answered(1, {0}, {0}, 5, 30).answered(0, {1}, {1}, 6, 30)
    assert lefts(clock, 30) == [590, 595]


def test_after_a_step_back_turns_of_days_are_whole() -> None:
    clock = wound_up(DAYS, 2).set_to({0}, 0).answered(0, {1}, {1}, 1, 10).taken_back({0}, 10 + DAY)
    assert lefts(clock, 10 + DAY) == [2 * DAY, 2 * DAY]


def test_time_stands_still_while_a_seat_is_free() -> None:
    clock = wound_up(LIVE, 2).set_to({0}, 0).set_to(set(), 10)
    assert lefts(clock, 1000) == [590, 600]
    assert lefts(clock.set_to({0}, 1000), 1010) == [580, 600]


def test_whose_time_is_up_first_is_out_and_stays_so() -> None:
    clock = Clock(LIVE, (Dial(30.0, since=5.0), Dial(20.0, since=0.0), Dial(20.0, since=0.0)))
    assert clock.next_out == (20.0, 1)
    assert clock.out_at(40) == 1
    after = clock.ran_out(1, 40)
    assert after.dials[1] == Dial(0.0, out=True)
    assert after.out_at(40) == 2


def test_a_clock_that_goes_backwards_charges_nothing() -> None:
    assert lefts(wound_up(LIVE, 2).set_to({0}, 100), 50) == [600, 600]


def test_it_is_kept_whole() -> None:
    clock = wound_up(LIVE, 2).set_to({0}, 0).answered(0, {1}, {1}, 1, 10.25).ran_out(1, 700)
    pace = {"kind": "live", "minutes": 10, "increment": 5, "days": 0, "out": "loss"}
    assert clock_kept(pace, clock.kept) == clock
    assert clock_kept(None, None) is None
    assert replace(LIVE, out="bot") != LIVE
