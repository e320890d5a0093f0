"""The figures of World Order, held against a recount from the notes and against the positions of whole games."""

from collections import Counter
from functools import cache
from random import Random
from typing import cast

import pytest
from records.recorded import WORLD_ORDER, play_on

from realpolitik.games.world_order.board import REGION_NAMES, REGIONS
from realpolitik.games.world_order.prices import THREAT_LOSS
from realpolitik.games.world_order.state import WorldOrder, tokens
from realpolitik.games.world_order.things import POWER_NAMES, RESOURCE_NAMES, SOURCE_NAMES
from realpolitik.kernel.chance import ByHand, Recorded, Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NOTES
from realpolitik.records.figures import figures_of
from realpolitik.records.world_order_figures import (
    FATES,
    NO_POWER,
    LeadPoint,
    Moment,
    WorldOrderFigures,
    by_source,
    traded,
    turning_points,
)
from realpolitik.records.world_order_position import follow

TABLES = ("usa_china", "eu_russia", "without_russia", "without_usa", "all")
games = pytest.mark.parametrize(("powers", "seed"), [(powers, seed) for powers in TABLES for seed in range(3)])


@cache
def played(powers: str, seed: int, answers: int | None = None) -> Match:
    setup = WORLD_ORDER.setup("2010", {"powers": powers, "decrees": seed % 2 == 1})
    return play_on(Match(WORLD_ORDER, setup, Seeded(f"{powers} {seed}")), Random(seed), answers)


@cache
def of(powers: str, seed: int, answers: int | None = None) -> WorldOrderFigures:
    return cast(WorldOrderFigures, figures_of(played(powers, seed, answers)))


def notes(match: Match, *kinds: str) -> list[tuple[str, int, list[int]]]:
    """Notes of these kinds: the name, the round it was, what it says."""
    found, now = [], 0
    for _, (kind, _, *rest) in match.log:
        now = rest[0] if NOTES[kind].name == "round_begins" else now
        if NOTES[kind].name in kinds:
            found.append((NOTES[kind].name, now, rest))
    return found


# -- against the notes -------------------------------------------------------------------------------------------------


@games
def test_vp_by_source_and_round_add_up_to_the_score(powers: str, seed: int) -> None:
    match, figures = played(powers, seed), of(powers, seed)
    s = cast(WorldOrder, match.state)
    counted: Counter[tuple[int, str, str]] = Counter()
    for _, number, (power, n, source, _) in notes(match, "vp"):
        counted[number, POWER_NAMES[power], SOURCE_NAMES[source]] += n
    told = {
        (end.round, power, source): n
        for end in figures.rounds
        for power, sources in end.scored.items()
        for source, n in sources.items()
        if n
    }
    assert told == {key: n for key, n in counted.items() if n}
    for p in s.powers:
        assert list(by_source(figures.rounds, POWER_NAMES[p]).values()) == s.scored[p]
        assert sum(by_source(figures.rounds, POWER_NAMES[p]).values()) == s.vp[p]
    assert [end.round for end in figures.rounds] == list(range(7))
    assert match.outcome is not None
    assert list(figures.rounds[-1].scores.values()) == list(match.outcome.scores)
    assert tuple(figures.places.values()) == match.outcome.places


@games
def test_trade_is_what_the_notes_tell(powers: str, seed: int) -> None:
    match, figures = played(powers, seed), of(powers, seed)
    units: Counter[tuple[str, str]] = Counter()
    money: Counter[tuple[str, str]] = Counter()
    for kind, _, (power, _, n, paid, *sellers) in notes(match, "bought_from", "imported", "exported"):
        seller = POWER_NAMES[sellers[0]] if sellers else NO_POWER
        pair = (NO_POWER, POWER_NAMES[power]) if kind == "exported" else (POWER_NAMES[power], seller)
        units[pair] += n
        money[pair] += paid
    everybody = [*POWER_NAMES, NO_POWER]
    for buyer in everybody:
        for seller in everybody:
            told = traded(figures.deals, buyer, seller)
            assert (told.units, told.money) == (units[buyer, seller], money[buyer, seller])
    assert all(deal.buyer != deal.seller for deal in figures.deals)


@games
def test_threats_and_cards_are_what_the_notes_tell(powers: str, seed: int) -> None:
    match, figures = played(powers, seed), of(powers, seed)
    suffered = [
        (number, POWER_NAMES[power], POWER_NAMES[opponent], REGION_NAMES[region], threat, defence)
        for _, number, (power, region, opponent, threat, defence) in notes(match, "threatened")
    ]
    told = [(it.round, it.power, it.opponent, it.region, it.threat, it.defence) for it in figures.threats]
    assert told == suffered
    times = Counter([it.power for it in figures.threats])
    lost = {power: by_source(figures.rounds, power)["threats"] for power in figures.powers}
    assert lost == {power: -THREAT_LOSS * times[power] for power in figures.powers}
    kinds = ("card_played", "advantage_played", "decree_played", "passed", "put_down_card", "card_taken", "trashed")
    fates = Counter([use.fate for use in figures.uses])
    assert [fates[fate] for fate in FATES] == [len(notes(match, kind)) for kind in (*kinds, "developed")]
    assert {use.side for use in figures.uses} <= set(figures.powers)


@games
def test_places_at_both_scorings_are_what_the_notes_tell(powers: str, seed: int) -> None:
    match, figures = played(powers, seed), of(powers, seed)
    assert [(it.round, it.region) for it in figures.regions] == [(n, region) for n in (3, 6) for region in REGION_NAMES]
    filled = {(number, REGION_NAMES[region]) for _, number, (region,) in notes(match, "region_scored")}
    assert {(it.round, it.region) for it in figures.regions if it.filled} == filled
    standings = {(it.round, it.region, standing.owner): standing for it in figures.regions for standing in it.standings}
    for _, number, (power, region, place, vp) in notes(match, "place"):
        standing = standings[number, REGION_NAMES[region], POWER_NAMES[power]]
        assert (standing.place, standing.vp) == (place, vp + standing.tokens)
    for power in figures.powers:
        brought = sum([standing.vp for (_, _, owner), standing in standings.items() if owner == power])
        by = by_source(figures.rounds, power)
        assert brought == by["tokens"] + by["places"]


# -- against the positions ---------------------------------------------------------------------------------------------


@games
def test_notes_lead_from_one_position_to_the_next(powers: str, seed: int) -> None:
    """So what is measured in the middle of an answer is right."""
    match = played(powers, seed)
    again = Match(match.game, match.setup, Recorded(match.chance.unknown()))
    told = len(again.log)
    for seat, option in match.answers:
        then = cast(WorldOrder, again.state).clone()
        again.answer(option, seat)
        for _, note in again.log[told:]:
            follow(then, note)
        told = len(again.log)
        now = cast(WorldOrder, again.state)
        for name in ("vp", "money", "stock", "armies", "prosperity", "developments"):
            assert getattr(then, name) == getattr(now, name), name
        for name in ("permanent", "beside", "temporary"):
            assert list(map(sorted, getattr(then, name))) == list(map(sorted, getattr(now, name))), name


@games
def test_the_last_round_ends_as_the_game_does(powers: str, seed: int) -> None:
    s, last = cast(WorldOrder, played(powers, seed).state), of(powers, seed).rounds[-1]
    for p in s.powers:
        power = POWER_NAMES[p]
        assert (last.scores[power], last.money[power], last.prosperity[power]) == (s.vp[p], s.money[p], s.prosperity[p])
        assert last.stock[power] == dict(zip(RESOURCE_NAMES, s.stock[p], strict=True))
        assert len(last.developments[power]) == len(s.developments[p])
    for r in range(REGIONS):
        assert list(last.influence[REGION_NAMES[r]].values()) == [tokens(s, r, owner) for owner in range(5)]


@games
def test_parts_share_the_log_and_every_power_has_its_turns(powers: str, seed: int) -> None:
    match, figures = played(powers, seed), of(powers, seed)
    ends = [0, *[moment.notes[1] for moment in figures.moments]]
    assert [moment.notes[0] for moment in figures.moments] == ends[:-1]
    assert ends[-1] == len(match.log)
    turns = [(moment.round, moment.turn, moment.power) for moment in figures.moments if moment.part == "action"]
    assert sorted(turns) == sorted([(n, k, p) for n in range(1, 7) for k in range(1, 5) for p in figures.powers])
    for before, end in zip(figures.rounds, figures.rounds[1:], strict=False):
        gained = {power: sum(end.scored[power].values()) for power in figures.powers}
        assert {power: end.scores[power] - before.scores[power] for power in figures.powers} == gained


# -- other games -------------------------------------------------------------------------------------------------------


def test_a_turning_point_is_where_a_lead_grew_and_stayed() -> None:
    def moment(number: int, **scores: int) -> Moment:
        return Moment(number, (number, number + 1), 1, "action", "usa", 1, "", scores)

    scores = [(5, 5, 4), (9, 5, 4), (9, 5, 5), (9, 5, 17), (9, 5, 17)]
    moments = [moment(n, usa=usa, eu=eu, china=china) for n, (usa, eu, china) in enumerate(scores)]
    assert turning_points(moments) == (LeadPoint(1, 4, 4, "usa"), LeadPoint(3, 12, 12, "china"))


@pytest.mark.parametrize("answers", [0, 1, 60, 300])
def test_a_game_that_goes_on_is_measured_as_far_as_it_has_come(answers: int) -> None:
    figures = of("all", 1, answers)
    assert not figures.finished
    assert figures.rounds[-1].round == figures.moments[-1].round
    assert figures.data()["rounds"][-1]["scores"] == figures.rounds[-1].scores


def test_what_people_set_right_is_a_source_of_its_own() -> None:
    match = play_on(Match(WORLD_ORDER, WORLD_ORDER.setup(), ByHand("5", cards=True)), Random(5), 200)
    s = cast(WorldOrder, match.state)
    power = POWER_NAMES[s.powers[0]]
    wanted = s.vp[s.powers[0]] + 7
    found = {(it.kind, *it.about): it for it in WORLD_ORDER.corrections(match.state)}
    match.correct(found["vp", power].choices[str(wanted)])
    figures = cast(WorldOrderFigures, figures_of(match))
    assert by_source(figures.rounds, power)["corrections"] == 7
    assert figures.rounds[-1].scores[power] == wanted
