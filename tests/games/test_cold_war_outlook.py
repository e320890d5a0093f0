"""What is told of a region, held against the rules: scored, placed and judged by them, in thousands of positions."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest
from tabletop import table

import realpolitik
from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, US, USSR
from realpolitik.games.cold_war.cards import RESHUFFLED
from realpolitik.games.cold_war.effects import FORMOSAN, SHUTTLE
from realpolitik.games.cold_war.forecast import RESHUFFLE_PERHAPS, forecast_facts
from realpolitik.games.cold_war.influence import PLACE, UNMIXED, placement_cost
from realpolitik.games.cold_war.outlook import (
    BETTER_STANDING,
    ONE_MORE,
    ONE_MORE_WINS,
    REGION_PARTS,
    SCORING_WINS,
    STANDING_AFAR,
    region_facts,
)
from realpolitik.games.cold_war.prices import cheapest_way, in_reach
from realpolitik.games.cold_war.region import Region
from realpolitik.games.cold_war.scoring import CONTROL, DOMINATION
from realpolitik.games.cold_war.state import ColdWar, change_influence, remember_presence
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.twilight_struggle.deck import SHUTTLE_DIPLOMACY
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.conformance import _careful_choice
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import FACTS, SPECTATOR, Fact
from realpolitik.kernel.running import answer, open_questions

GAMES = ("twilight-struggle", "red-sea")


def positions(name: str, wanted: int) -> Iterator[ColdWar]:
    """A round of the USSR or of the US, with influence anyhow: half of the countries empty, some controlled."""
    random = Random(name)
    for _ in range(wanted):
        s = table(game=name, ussr=[], us=[]).state.clone()
        for c in range(s.rules.board.size):
            for side in (US, USSR):
                change_influence(s, side, c, random.choice((0, 0, 0, 1, 2, 4)) - s.influence[side][c])
        for c in s.rules.special_spaces(s, US):
            change_influence(s, random.choice((US, USSR)), c, random.randrange(6))
        s.vp, s.phasing, s.round = random.randrange(-9, 10), random.choice((US, USSR)), random.randrange(3)
        if name == "twilight-struggle":
            s.effects[FORMOSAN] = random.randrange(2)
            if random.randrange(2):
                s.effects[SHUTTLE] = 1
                s.table.append(SHUTTLE_DIPLOMACY)
        s.refresh()
        remember_presence(s)
        s.stack = []
        yield s


def placed(s: ColdWar, side: int, price: int, where: list[int], broken: Sequence[int] = ()) -> ColdWar:
    """The position after a side has placed so many Ops in these countries, by the procedure of the rules: in each until
    it controls it, in the `broken` until the opponent does not."""
    after, enemy = s.clone(), other(side)
    after.stack = [PLACE.frame(side, price, 0, ANYWHERE, ANYWHERE, UNMIXED, ANYWHERE, in_reach(s, side))]
    for c in where:
        while after.controller[c] == enemy if c in broken else after.controller[c] != side:
            asked = [q for q in open_questions(after) if c in q.options]
            if not asked:
                return after  # the Ops are spent
            answer(after, c, asked[0].seat)
    return after


def paid(s: ColdWar, where: int) -> int:
    """What the scoring card pays by the rules, above zero for the US, with room for it on the track."""
    scored = s.clone()
    for start in (0, 9, -9):
        scored = s.clone()
        scored.vp = start
        s.rules.score_region(scored, where)
        if scored.outcome is None:
            break
    return scored.vp - start


def told(facts: list[Fact], *kinds: int) -> list[Fact]:
    return [fact for fact in facts if fact[0] in kinds]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_region_pays_is_what_its_scoring_pays(name: str) -> None:
    """10.1.2: the parts add up to what the rules count, and what is said to win the game does."""
    for s in positions(name, 300):
        for region in s.rules.regions:
            facts = region_facts(s, US, s.hands, region.name)
            standing = s.rules.region_totals(s, region)
            for _, side, level, worth, battlegrounds, _, at_the_door in told(facts, REGION_PARTS):
                assert (level, worth) == (standing[2 * side], region.worth[level])
                if name == "twilight-struggle":  # the sea lanes of Red Sea come on top (10.2)
                    assert worth + battlegrounds + at_the_door == standing[2 * side + 1]
            scored = s.clone()
            s.rules.score_region(scored, region.where)
            assert bool(told(facts, SCORING_WINS)) == (scored.outcome is not None)


@pytest.mark.parametrize("name", GAMES)
def test_one_country_more_costs_and_pays_what_is_told(name: str) -> None:
    """6.1.2: placed by the rules the influence takes exactly so many Ops, and scoring then pays exactly so much."""
    checked = 0
    for s in positions(name, 200):
        for side, area in product((US, USSR), s.rules.standings(s)):
            where = s.rules.board.set_named(area)
            for kind, _, c, price, near, *net in told(region_facts(s, side, s.hands, area), ONE_MORE, ONE_MORE_WINS):
                assert near == (c in in_reach(s, side))
                after = s.clone()
                if near:
                    after = placed(s, side, price, [c])
                    assert not after.stack or after.stack[-1][PLACE.OPS] == 0
                else:
                    while after.controller[c] != side:
                        price -= placement_cost(after, side, c)
                        change_influence(after, side, c, 1)
                    assert price == 0
                assert after.controller[c] == side
                if kind == ONE_MORE:
                    assert paid(after, where) == net[0]
                else:
                    assert region_facts(after, side, s.hands, area).count((SCORING_WINS, side)) == 1
                checked += 1
    assert checked > 1000


def test_the_way_to_a_better_standing_leads_there() -> None:
    """10.1.1: with the Ops that are told, placed in the countries that are named, the side has that standing."""
    checked = 0
    for s in positions("twilight-struggle", 150):
        for side, region in product((US, USSR), s.rules.regions):
            facts = region_facts(s, side, s.hands, region.name)
            for _, whose, wanted, price, *countries in told(facts, BETTER_STANDING):
                best = max(
                    s.rules.region_totals(after, region)[2 * whose] for after in _all_orders(s, whose, price, countries)
                )
                assert best >= wanted > s.rules.region_totals(s, region)[2 * whose]
                checked += 1
            assert len(told(facts, BETTER_STANDING, STANDING_AFAR)) <= 2
    assert checked > 500


def _all_orders(s: ColdWar, side: int, price: int, countries: list[int]) -> Iterator[ColdWar]:
    """In each country control is taken, or only broken: whatever so many Ops allow."""
    for taken in product((True, False), repeat=len(countries)):
        broken = [c for c, whole in zip(countries, taken, strict=True) if not whole]
        if all(s.controller[c] != NOBODY for c in broken):
            yield placed(s, side, price, countries, broken)


@pytest.mark.parametrize("wanted", [DOMINATION, CONTROL])
def test_no_way_is_cheaper(wanted: int) -> None:
    """Every other way is tried: in each country of Red Sea's regions nothing, breaking control, or taking it."""
    for s in positions("red-sea", 60):
        for side, region in product((US, USSR), s.rules.regions):
            members = s.rules.board.sets[region.where].members
            least = min((price for price, level in _every_way(s, side, region) if level >= wanted), default=None)
            way = cheapest_way(s, side, region, wanted, members)
            assert (way[0] if way else None) == least


def _every_way(s: ColdWar, side: int, region: Region) -> Iterator[tuple[int, int]]:
    """The price of each, and the standing that it leads to."""
    options = [_outcomes(s, side, c) for c in s.rules.board.sets[region.where].members]
    after = s.clone()
    for chosen in product(*options):
        after.controller = s.controller[:]
        for c, controller, _ in chosen:
            after.controller[c] = controller
        yield sum(price for _, _, price in chosen), s.rules.region_totals(after, region)[2 * side]


def _outcomes(s: ColdWar, side: int, c: int) -> list[tuple[int, int, int]]:
    """Who may control a country after a side has placed influence there, and for how many Ops."""
    found, price, after = {s.controller[c]: 0}, 0, s.clone()
    while after.controller[c] != side:
        price += placement_cost(after, side, c)
        change_influence(after, side, c, 1)
        found.setdefault(after.controller[c], price)
    return [(c, controller, ops) for controller, ops in found.items()]


def test_where_the_scoring_card_may_be() -> None:
    """It is told where it lies open, or in the own hand; else that it is out, or when it comes."""
    t = table(ussr=["middle_east_scoring", "fidel"], us=["nato"], discard=["europe_scoring"])
    game, state = t.game, t.state

    def card_fact(seat: int, region: str) -> str:
        return FACTS[game.facts(state, seat, (), "region", region)[-1][0]].name

    assert card_fact(USSR, "middle_east") == "card_yours"
    assert card_fact(US, "middle_east") == card_fact(SPECTATOR, "middle_east") == "card_out"
    assert card_fact(US, "europe") == "card_comes_back"
    assert card_fact(US, "africa") == "card_later"
    assert game.facts(state, US, (), "region", "nowhere") == game.facts(state, US, (), "nothing", "europe") == []


def test_cards_still_out_are_all_that_lie_nowhere_in_the_open() -> None:
    t = table(ussr=["fidel", "blockade"], us=["nato"], discard=["europe_scoring"], removed=["nasser"])
    out = t.game.cards_out(t.state, USSR, ())
    assert "nato" in out["out"]
    assert not {"fidel", "blockade", "europe_scoring", "nasser", "the_china_card"} & {*out["out"]}
    assert len(out["out"]) == len(t.state.deck) + 1
    assert list(out["later"]) == ["4", "8"]


def test_the_draw_pile_runs_out_when_it_is_told_to() -> None:
    """4.3: forecast as a turn begins, and then played: it runs out within the turns that were told, but for the few
    games in which events draw many cards or keep sides from playing theirs."""
    game, right, all_told = realpolitik.game("twilight-struggle"), 0, 0
    for seed in range(30):
        random, match, claims = Random(seed), Match(game, game.setup(), Seeded(str(seed))), dict[int, Fact]()
        while not match.over:
            state = match.state
            assert isinstance(state, ColdWar)
            if state.headline_phase and state.turn not in claims:
                claims[state.turn] = forecast_facts(state)[0]
            before = len(match.log)
            q = random.choice(match.questions)
            match.answer(_careful_choice(state, q, random), q.seat)
            for _, note in match.log[before:]:
                if note[0] == RESHUFFLED:
                    for fact in claims.values():
                        earliest, latest = (fact[1], fact[-1]) if len(fact) > 1 else (99, 99)
                        latest = 99 if fact[0] == RESHUFFLE_PERHAPS else latest
                        right += earliest <= match.state.turn <= latest
                        all_told += 1
                    claims = {}
    assert all_told > 0
    assert right >= 0.9 * all_told
