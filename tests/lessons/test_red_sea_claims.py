"""What the guide to Red Sea says of a position is held against the rules, in thousands of random positions.

Each kind of remark has a check of its own: what it foretells is played through the rules, or counted from the board.
"""

from collections.abc import Callable, Collection, Iterator
from itertools import chain, product
from random import Random
from typing import NamedTuple

from tabletop import table

import realpolitik
from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.coup import COUP_WHERE, coup
from realpolitik.games.cold_war.effects import ALBANIAN_EXAMPLE, NASSERISM, T62S, ZONE_OF_PEACE
from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE
from realpolitik.games.cold_war.influence import ADD_WHERE, PLACE, PLACE_WHERE, place_influence
from realpolitik.games.cold_war.labels import (
    COUP,
    EVENT,
    EVENT_FIRST,
    LOWER_DEFCON,
    PASS,
    PLACE_INFLUENCE,
    REALIGNMENT,
    ROLL,
    SPACE_RACE,
)
from realpolitik.games.cold_war.occurrence import HEADLINED, PLAYED, begin_event
from realpolitik.games.cold_war.operations import WHICH_OPERATION
from realpolitik.games.cold_war.play import HOW_TO_PLAY
from realpolitik.games.cold_war.rolling import NAME_DIE
from realpolitik.games.cold_war.rounds import CHOOSE_CARD
from realpolitik.games.cold_war.state import ColdWar, remember_control, remember_presence
from realpolitik.games.cold_war.tracks import WON_BY_NUCLEAR_WAR, gain_military
from realpolitik.games.cold_war.turn import military_penalty
from realpolitik.games.cold_war.verbs_branches import EVENT_CHOICE
from realpolitik.games.cold_war.verbs_influence import LOSE_WHERE
from realpolitik.games.red_sea.cards_neutral import COUP_IN_FAMINE
from realpolitik.games.red_sea.countries import AFRICA, BOARD, COUNTRIES, ETHIOPIA, SEA_LANES, SETS, SOMALIA
from realpolitik.games.red_sea.flashpoint import FLASHPOINT_CARD, SCORED_BY
from realpolitik.games.red_sea.scoring import final_scoring
from realpolitik.games.red_sea.space_race import PROBE_WHERE
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import FIRST_LABEL, NATURE, Question
from realpolitik.kernel.running import answer, open_questions, question
from realpolitik.lessons.lesson import Remark, Things
from realpolitik.lessons.red_sea.guide import weighed
from realpolitik.lessons.red_sea.position import Position

GAME = realpolitik.game("red-sea")
POSITIONS = 600  # that are thrown together; each is looked at in several questions
FOLLOWED = 7  # answers that are given from each on
WAYS = 4  # random ways to play something to its end
MANY_WAYS = 150  # when one is sought


THROWN_AT = (CHOOSE_HEADLINE, CHOOSE_CARD, HOW_TO_PLAY, ADD_WHERE, LOSE_WHERE, EVENT_CHOICE, PROBE_WHERE)


class Claim(NamedTuple):
    """A remark in its place."""

    s: ColdWar
    p: Position
    question: Question
    remark: Remark
    random: Random

    def number(self, name: str) -> int:
        value = self.remark.arguments[name]
        assert isinstance(value, int)
        return value

    def text(self, name: str) -> str:
        return str(self.remark.arguments[name])

    def things(self, name: str) -> tuple[int, ...]:
        value = self.remark.arguments[name]
        assert isinstance(value, Things)
        return value.numbers

    @property
    def side_that(self) -> int:
        return self.p.side if self.text("who") == "mine" else self.p.enemy


# -- positions ---------------------------------------------------------------------------------------------------------


def thrown_together(s: ColdWar, random: Random) -> None:
    """Another position with the same cards: influence, tracks and a few effects as they may come."""
    for c in range(COUNTRIES + 1):
        for side in (0, 1):
            s.influence[side][c] = random.choice((0, 0, 1, 1, 2, 3)) if random.random() < 0.6 else 0
    s.vp = random.randint(-9, 9) if random.random() < 0.5 else 0
    s.defcon = random.choice((2, 2, 3, 3, 4, 5))
    s.military = [random.randint(0, 5), random.randint(0, 5)]
    for effect in (ZONE_OF_PEACE, NASSERISM, ALBANIAN_EXAMPLE + 1, T62S):
        s.effects[effect] = int(random.random() < 0.2)
    s.refresh()
    remember_presence(s)
    remember_control(s)


def positions(number: int) -> Iterator[ColdWar]:
    """Random positions in which a side chooses a card, or what an event does."""
    random = Random(number)
    while True:
        match = Match(GAME, GAME.setup(), Seeded(str(random.random())))
        while not match.over:
            asked = random.choice(match.questions)
            if asked.kind in THROWN_AT and random.random() < 0.4:
                s = match.state.clone()
                assert isinstance(s, ColdWar)
                thrown_together(s, random)
                yield s
            match.answer(random.choice(asked.options), asked.seat)


def questions_from(s: ColdWar, random: Random) -> Iterator[tuple[ColdWar, Question]]:
    """The questions to seats that are met by playing on at random."""
    for _ in range(FOLLOWED):
        asked = open_questions(s)
        if not asked:
            return
        chosen = random.choice(asked)
        if chosen.seat != NATURE:
            yield s, chosen
        s = s.clone()
        question(s)
        answer(s, random.choice(chosen.options), chosen.seat)


# -- playing on --------------------------------------------------------------------------------------------------------


def silent(s: ColdWar) -> ColdWar:
    copy = s.clone()
    copy.noting = False
    question(copy)
    return copy


def given(s: ColdWar, option: int) -> ColdWar:
    """After an answer to whoever is asked. A die that somebody might name is rolled."""
    then = silent(s)
    asked = question(then)
    if asked is not None and asked.kind == NAME_DIE and option < FIRST_LABEL:
        answer(then, ROLL, asked.seat)
        asked = question(then)
    assert asked is not None
    assert option in asked.options
    answer(then, option, asked.seat)
    return then


def played_out(s: ColdWar, until: Callable[[ColdWar], bool], choose: Callable[[Question], int]) -> ColdWar:
    """The position when something is over."""
    then = silent(s)
    while (asked := question(then)) is not None and not until(then):
        answer(then, choose(asked), asked.seat)
    return then


def round_of(s: ColdWar) -> tuple[int, ...]:
    return (s.turn, s.round, s.phasing, s.headline_phase)


def after_round(s: ColdWar) -> Callable[[ColdWar], bool]:
    """Until another round has begun, or the other headline."""
    return lambda then: round_of(then) != round_of(s)


def carefully(random: Random, seat: int) -> Callable[[Question], int]:
    """At random, but the seat itself does nothing that lowers DEFCON where it can choose."""

    def choose(asked: Question) -> int:
        options = asked.options
        if asked.seat == seat:
            quiet = [it for it in options if it not in (COUP, LOWER_DEFCON)]
            options = quiet or options
        return random.choice(options)

    return choose


def recklessly(random: Random, seat: int) -> Callable[[Question], int]:
    """The seat carefully, the other one for war; the dice and the pile at random."""
    careful = carefully(random, seat)

    def choose(asked: Question) -> int:
        if asked.seat in (seat, NATURE):
            return careful(asked)
        warlike = [it for it in asked.options if it in (COUP, LOWER_DEFCON)]
        return random.choice(warlike or asked.options)

    return choose


def winner(s: ColdWar) -> int:
    return s.seats.index(s.outcome.winners[0]) if s.outcome is not None and s.outcome.winners else NOBODY


def is_war(s: ColdWar) -> bool:
    return s.outcome is not None and s.outcome.reason[0] == WON_BY_NUCLEAR_WAR


# -- counted from the board --------------------------------------------------------------------------------------------


def controls(s: ColdWar, side: int, c: int) -> bool:
    return s.influence[side][c] - s.influence[1 - side][c] >= s.stability[c]


def wins_by_africa(s: ColdWar, side: int) -> bool:
    """10.4.1, from the influence alone."""
    mine, theirs = ([c for c in SETS[AFRICA].members if controls(s, one, c)] for one in (side, 1 - side))
    return {ETHIOPIA, SOMALIA} <= {*mine} and len(mine) > len(theirs)


def standing(s: ColdWar, side: int, where: int) -> int:
    """10.1.1, from the influence alone."""
    mine, theirs = ([c for c in SETS[where].members if controls(s, one, c)] for one in (side, 1 - side))
    battlegrounds = {c for c in SETS[where].members if BOARD.battleground[c]}
    keys, their_keys = battlegrounds & {*mine}, battlegrounds & {*theirs}
    if len(mine) > len(theirs) and keys == battlegrounds:
        return 3
    if len(mine) > len(theirs) and len(keys) > len(their_keys) and 0 < len(keys) < len(mine):
        return 2
    return 1 if mine else 0


def scored(s: ColdWar, where: int) -> ColdWar:
    then = s.clone()
    then.noting = False
    then.rules.score_region(then, where)
    return then


def check_pays(claim: Claim, s: ColdWar, where: int, pays: int) -> None:
    """What scoring pays is how far the marker moves, where there is room for it."""
    level = s.clone()
    level.vp = 0
    then = scored(level, where)
    if winner(then) == NOBODY:
        assert claim.p.own(then.vp) == pays


def in_reach(s: ColdWar, side: int) -> ColdWar:
    """As the next round of a side begins, where this is none of its own."""
    then = silent(s)
    if not then.round or then.phasing != side:
        remember_presence(then)
    return then


def placed(s: ColdWar, side: int, ops: int, card: int, countries: Collection[int]) -> tuple[ColdWar, int]:
    """Control of countries taken one after another with influence, as far as Ops go: the position, and what it cost."""
    then = s.clone()
    then.noting = False
    then.stack = []
    place_influence(then, side, ops, card)
    spent = 0
    for c in countries:
        while not controls(then, side, c) and (asked := question(then)) is not None and c in asked.options:
            frame = then.stack[-1]
            before = frame[PLACE.OPS]
            answer(then, c, asked.seat)
            spent += before - frame[PLACE.OPS]
    return then, spent


def couped(s: ColdWar, side: int, c: int, ops: int, die: int) -> ColdWar | None:
    """After a coup of a side with so many Ops, and no alarm at a flashpoint; None where there can be none."""
    then = s.clone()
    then.noting = False
    then.stack = []
    then.phasing = side
    coup(then, side, ops, 0)
    asked = question(then)
    if asked is None or c not in asked.options:
        return None
    answer(then, c, asked.seat)
    return rolled(then, die)


def rolled(s: ColdWar, die: int) -> ColdWar:
    """The dice of a coup, after the most quiet card that a flashpoint can show."""
    then = silent(s)
    asked = question(then)
    if asked is not None and asked.kind == FLASHPOINT_CARD:
        answer(then, max(asked.options, key=lambda card: then.rules.deck.ops[card]), asked.seat)
    return then if question(then) is None else given(then, die)


# -- the checks: scoring and the end -----------------------------------------------------------------------------------


def region_stands(claim: Claim) -> None:
    where = claim.number("region")
    assert claim.number("mine") == standing(claim.s, claim.p.side, where)
    assert claim.number("theirs") == standing(claim.s, claim.p.enemy, where)
    check_pays(claim, claim.s, where, claim.number("pays"))


def scoring_held(claim: Claim) -> None:
    card = claim.number("card")
    assert card in claim.s.hands[claim.p.side]
    check_pays(claim, claim.s, SCORED_BY[card], claim.number("pays"))
    seat, turn, chosen = claim.question.seat, claim.s.turn, 0
    then = silent(claim.s)
    eighth = {side: then.rules.rounds_of(then, side) for side in (0, 1)}
    while (asked := question(then)) is not None and then.turn == turn:
        chosen += asked.seat == seat and asked.kind == CHOOSE_CARD
        if asked.kind == CHOOSE_CARD and not then.hands[then.phasing]:
            return  # without a card a round is passed
        answer(then, claim.random.choice([it for it in asked.options if it != PASS] or asked.options), asked.seat)
    changed = any(then.rules.rounds_of(then, side) != eighth[side] for side in (0, 1))
    if then.turn != turn and not changed:
        assert chosen == claim.number("rounds")


def scoring_better(claim: Claim) -> None:
    p, c, where = claim.p, claim.number("country"), claim.number("region")
    start = in_reach(claim.s, p.side)
    found = [placed(start, p.side, p.value(card), card, [c]) for card in [*p.hand, start.rules.deck.passing]]
    then = [state for state, spent in found if controls(state, p.side, c) and spent == claim.number("ops")]
    assert then
    assert claim.number("standing") == standing(then[0], p.side, where)
    check_pays(claim, then[0], where, claim.number("pays"))


def scoring_now(claim: Claim) -> None:
    where = SCORED_BY[claim.number("card")]
    won = winner(scored(claim.s, where))
    outcome = {claim.p.side: "win", claim.p.enemy: "loss", NOBODY: "points"}[won]
    then = given(claim.s, EVENT)
    question(then)
    assert won in (NOBODY, winner(then))
    assert claim.text("outcome") == outcome
    assert claim.remark.grave == (outcome == "loss")
    check_pays(claim, claim.s, where, claim.number("pays"))


def scoring_ends(claim: Claim) -> None:
    then = scored(claim.s, claim.number("region"))
    lost = claim.remark.message == "scoring-loses"
    assert winner(then) == (claim.p.enemy if lost else claim.p.side)
    assert (claim.text("by") == "africa") == wins_by_africa(claim.s, winner(then)) or claim.number("region") != AFRICA


def africa_near(claim: Claim) -> None:
    """One card of the side would be enough: by influence within reach, or by a coup at its luckiest."""
    theirs = claim.remark.message == "africa-near-theirs"
    side = claim.p.enemy if theirs else claim.p.side
    cards = [(4, 0)] if theirs else [(claim.p.value(card), card) for card in _playable(claim.p)]
    countries = claim.things("countries")
    start = in_reach(claim.s, side)
    ways = [placed(start, side, ops, card, countries)[0] for ops, card in cards]
    if len(countries) == 1:
        ways += [then for ops, _ in cards if (then := couped(start, side, countries[0], ops, 6))]
    assert any(wins_by_africa(then, side) for then in ways)


def _playable(p: Position) -> list[int]:
    passing = [p.s.rules.deck.passing] if p.s.passing == p.side and p.s.passing_up else []
    return [*p.hand, *passing]


def near_the_end(claim: Claim) -> None:
    ahead = claim.p.side if claim.remark.message == "near-winning" else claim.p.enemy
    sign = 1 if ahead == 0 else -1
    assert abs(claim.s.vp + sign * claim.number("n")) == 10


def final_now(claim: Claim) -> None:
    then = claim.s.clone()
    then.noting = False
    then.hands = [[], []]
    military_penalty(then)
    if winner(then) == NOBODY:
        final_scoring(then)
        total = claim.number("total")
        assert claim.p.own(then.vp) == max(-10, min(10, total)) or abs(claim.p.lead + claim.number("military")) >= 10


# -- the checks: DEFCON, military operations ---------------------------------------------------------------------------


def defcon_closed(claim: Claim) -> None:
    assert claim.s.defcon == 3
    assert not [c for c in BOARD.countries_in("middle_east") if couped(claim.s, claim.p.side, c, 4, 6)]


def defcon_brink(claim: Claim) -> None:
    assert claim.s.defcon == 2


def lowering_ends(claim: Claim) -> None:
    then = given(claim.s, LOWER_DEFCON)
    question(then)
    assert is_war(then)
    assert winner(then) == 1 - claim.side_that


def military_due(claim: Claim) -> None:
    then = claim.s.clone()
    then.noting = False
    then.hands = [[], []]
    then.vp = 0
    military_penalty(then)
    assert claim.p.own(then.vp) == claim.number("net") == claim.number("theirs") - claim.number("n")


def military_coup(claim: Claim) -> None:
    then = claim.s.clone()
    then.noting = False
    gain_military(then, claim.p.side, claim.question.about[1])
    left = max(0, then.defcon - then.military[claim.p.side])
    assert 0 < claim.number("gain") == claim.number("n") - left


def cards_lose(claim: Claim) -> None:
    for card in claim.things("cards"):
        for _ in range(WAYS):
            assert winner(_event_of(claim, card, carefully(claim.random, claim.question.seat))) == claim.p.enemy


def cards_risk(claim: Claim) -> None:
    claim = with_any_hand(claim)
    for card in claim.things("cards"):
        ways = (_event_of(claim, card, recklessly(claim.random, claim.question.seat)) for _ in range(MANY_WAYS))
        assert any(is_war(then) and winner(then) == claim.p.enemy for then in ways)


def _event_of(claim: Claim, card: int, choose: Callable[[Question], int]) -> ColdWar:
    """A card played from the hand, or opened with, up to the end of its event."""
    then = claim.s.clone()
    then.noting = False
    then.stack = []
    then.phasing = claim.p.side
    if card in then.hands[claim.p.side]:
        then.hands[claim.p.side].remove(card)
        then.table.append(card)
    begin_event(then, card, claim.p.side, HEADLINED if then.headline_phase else PLAYED)
    return played_out(then, lambda s: not s.stack, choose)


def event_loses_game(claim: Claim) -> None:
    """Whatever the card is used for, unless it goes to space; one's own event only if it is used as such."""
    uses = [EVENT] if not claim.number("theirs") else [it for it in claim.question.options if it != SPACE_RACE]
    for use in uses:
        for _ in range(WAYS):
            then = played_out(given(claim.s, use), after_round(claim.s), carefully(claim.random, claim.question.seat))
            assert winner(then) == claim.p.enemy


def event_risks_game(claim: Claim) -> None:
    claim = with_any_hand(claim)
    use = EVENT if EVENT in claim.question.options else EVENT_FIRST
    choose = recklessly(claim.random, claim.question.seat)
    ways = (played_out(given(claim.s, use), after_round(claim.s), choose) for _ in range(MANY_WAYS))
    assert any(is_war(then) and winner(then) == claim.p.enemy for then in ways)


# -- the checks: cards -------------------------------------------------------------------------------------------------


def public(s: ColdWar) -> tuple[object, ...]:
    cards = ([len(hand) for hand in s.hands], sorted(s.discard), s.revealed, s.headlines)
    return (s.influence, s.vp, s.defcon, s.military, s.space, s.effects, s.passing, s.passing_up, s.outcome, *cards)


def with_any_hand(claim: Claim) -> Claim:
    """The other hand holds all that it may hold."""
    s, enemy = claim.s.clone(), claim.p.enemy
    if s.hands[enemy]:
        s.hands[enemy] = sorted({*s.known[enemy], *claim.p.unseen()})
    return claim._replace(s=s)


def does_anything(claim: Claim, card: int) -> bool:
    """Whether an event may change anything, whichever cards the other hand holds."""
    there = with_any_hand(claim)
    before = there.s
    ways = (_event_of(there, card, lambda asked: claim.random.choice(asked.options)) for _ in range(MANY_WAYS))
    if card in before.hands[claim.p.side]:
        before = before.clone()
        before.hands[claim.p.side].remove(card)
    return any(public(then) != public(before) for then in ways)


def headline_own(claim: Claim) -> None:
    elections = claim.s.rules.deck.number("us_presidential_elections")
    for card in claim.things("cards"):
        assert claim.s.rules.deck.side[card] != claim.p.enemy
        assert card == elections or does_anything(claim, card)


def cards_of_theirs(claim: Claim) -> None:
    for card in claim.things("cards"):
        assert claim.s.rules.deck.side[card] == claim.p.enemy
        assert does_anything(claim, card)


def own_event(claim: Claim) -> None:
    card = claim.number("card")
    assert claim.s.rules.deck.side[card] != claim.p.enemy
    assert does_anything(claim, card)
    for use in claim.question.options:
        if use in (PLACE_INFLUENCE, REALIGNMENT):
            then = played_out(given(claim.s, use), after_round(claim.s), carefully(claim.random, -1))
            assert card not in then.removed  # as a starred one is once its event has occurred


def event_idle(claim: Claim) -> None:
    assert not does_anything(claim, claim.number("card"))


def their_event(claim: Claim) -> None:
    card = claim.number("card")
    assert claim.s.rules.deck.side[card] == claim.p.enemy
    assert does_anything(claim, card)


def space_chance(claim: Claim) -> None:
    start, p = given(claim.s, SPACE_RACE), claim.p
    ways = [given(start, die) for die in range(1, 7)]
    made = [then for then in ways if then.space[p.side] == claim.number("box")]
    assert len(made) == claim.number("ways")
    assert winner(made[0]) != NOBODY or p.own(made[0].vp - claim.s.vp) == claim.number("vp")
    assert claim.number("avoids") == (claim.s.rules.deck.side[claim.question.about[0]] == p.enemy)


def autonomy_ready(claim: Claim) -> None:
    asked = question(given(claim.s, claim.number("card")))
    assert asked is not None
    assert asked.kind == HOW_TO_PLAY
    assert asked.about[1] == claim.number("ops")


def autonomy_passes(claim: Claim) -> None:
    assert EVENT not in claim.question.options
    then = given(claim.s, claim.question.options[0])
    then = played_out(then, after_round(claim.s), lambda asked: claim.random.choice(asked.options))
    assert then.over or then.turn != claim.s.turn or (then.passing, then.passing_up) == (claim.p.enemy, 0)


# -- the checks: operations --------------------------------------------------------------------------------------------


def place(claim: Claim) -> None:
    """So many Ops, no fewer, and no more: then the country is controlled, or the opponent's control is over."""
    p, c, where = claim.p, claim.number("country"), claim.number("region")
    then = silent(claim.s)
    if claim.question.kind != PLACE_WHERE:
        answer(then, PLACE_INFLUENCE, claim.question.seat)
    asked, spent = question(then), 0
    ended = lambda: controls(then, p.side, c) if control else not controls(then, p.enemy, c)  # noqa: E731
    control = claim.remark.message == "place-control"
    while not ended():
        assert asked is not None
        assert asked.kind == PLACE_WHERE
        assert c in asked.options
        before, frame = then.stack[-1][PLACE.OPS], then.stack[-1]
        answer(then, c, asked.seat)
        spent += before - frame[PLACE.OPS]
        asked = question(then) if not ended() else asked
    assert spent == claim.number("ops")
    if control:
        level, before = standing(then, p.side, where), standing(claim.s, p.side, where)
        assert claim.number("standing") == (level if level > before else 0)
    check_pays(claim, then, where, claim.number("pays"))
    check_pays(claim, claim.s, where, claim.number("before"))
    brings = claim.text("brings")
    assert (brings == "win") == wins_by_africa(then, p.side)
    if brings == "rescue":
        assert wins_by_africa(claim.s, p.enemy)
        assert not wins_by_africa(then, p.enemy)


def place_dear(claim: Claim) -> None:
    for c in claim.things("countries"):
        frame = claim.s.stack[-1]
        then = given(claim.s, c)
        assert frame[PLACE.OPS] - then.stack[-1][PLACE.OPS] >= 2


def sea_lanes(claim: Claim) -> None:
    s, p = claim.s, claim.p
    mine, theirs = s.influence[p.side][SEA_LANES], s.influence[p.enemy][SEA_LANES]
    assert (claim.number("mine"), claim.number("theirs")) == (mine, theirs)
    holder = "mine" if mine - theirs >= 4 else "theirs" if theirs - mine >= 4 else "nobody"
    assert claim.text("holder") == holder
    assert holder == "mine" or mine + claim.number("n") - theirs == 4


def changes_hands(claim: Claim) -> None:
    """Of the countries on offer, those that are named and no others."""
    s, p = claim.s, claim.p
    who, gains = {
        "event-takes": (p.side, True),
        "event-opens": (p.enemy, False),
    }[claim.remark.message]
    found = []
    for c in claim.question.options:
        if c < COUNTRIES:
            then = given(s, c)
            before, after = controls(s, who, c), controls(then, who, c)
            found += [c] * (before != after and after == gains)
    assert (*found,) == claim.things("countries")


def event_nearest(claim: Claim) -> None:
    c = claim.number("country")
    then = given(claim.s, c)
    then.influence[claim.p.side][c] += claim.number("n")
    assert controls(then, claim.p.side, c)
    then.influence[claim.p.side][c] -= 1
    assert not controls(then, claim.p.side, c)


def _at_target(claim: Claim, c: int) -> ColdWar:
    """A coup there is about to be rolled for."""
    then = claim.s
    if claim.question.kind in (HOW_TO_PLAY, WHICH_OPERATION):
        then = given(then, COUP)
    return given(then, c)


def coup_odds(claim: Claim) -> None:
    c, side = claim.number("country"), claim.p.side
    start = _at_target(claim, c)
    if rolled(start, 6).over:
        return
    shifts = []
    for die in range(1, 7):
        then = rolled(start, die)
        mine, theirs = (then.influence[one][c] - claim.s.influence[one][c] for one in (side, 1 - side))
        shifts.append(mine - theirs)
    assert (sum(shift > 0 for shift in shifts), max(shifts)) == (claim.number("ways"), claim.number("most"))
    assert claim.number("stability") == claim.s.stability[c]


def coup_lowers(claim: Claim) -> None:
    for c in claim.things("countries"):
        then = rolled(_at_target(claim, c), claim.random.randint(1, 6))
        shown = c in BOARD.flashpoints
        assert then.defcon == claim.number("defcon") or (shown and then.defcon == claim.number("defcon") - 1)


def coup_ends(claim: Claim) -> None:
    for c in claim.things("countries"):
        start = _at_target(claim, c)
        if claim.number("card"):
            then = played_out(start, after_round(claim.s), carefully(claim.random, claim.question.seat))
        else:
            then = rolled(start, claim.random.randint(1, 6))
        question(then)
        assert is_war(then) or winner(then) == 1 - claim.side_that
        assert winner(then) == 1 - claim.side_that


def coup_flashpoint(claim: Claim) -> None:
    """The cards that may be shown are all that the side cannot place; each lowers DEFCON or not."""
    s, p = claim.s, claim.p
    hidden = [card for card in s.hands[p.enemy] if card not in s.known[p.enemy]]
    pool = [*s.deck, *hidden] if s.deck else s.bottom[:1] or s.discard
    ops = s.rules.deck.ops
    assert (claim.number("unseen"), claim.number("low")) == (len(pool), sum(ops[card] < 3 for card in pool))
    for c in claim.things("countries"):
        start = _at_target(claim, c)
        asked = question(start)
        assert asked is not None
        assert asked.kind == FLASHPOINT_CARD
        for card in asked.options:
            then = given(start, card)
            if question(then) is not None:
                then = given(then, claim.random.randint(1, 6))
            if ops[card] < 3:
                assert then.over or then.defcon == claim.number("defcon")


def coup_flashpoint_ends(claim: Claim) -> None:
    """With a card that alarms there is war, if not by the coup then by the event that follows it."""
    coup_flashpoint(claim)
    ops = claim.s.rules.deck.ops
    for c in claim.things("countries"):
        start = _at_target(claim, c)
        asked = question(start)
        assert asked is not None
        for card in [it for it in asked.options if ops[it] < 3 and it not in SCORED_BY]:
            choose = carefully(claim.random, claim.question.seat)
            then = played_out(given(start, card), after_round(claim.s), choose)
            assert winner(then) == 1 - claim.side_that


def realign_odds(claim: Claim) -> None:
    c, side = claim.number("country"), claim.p.side
    start = given(claim.s, c)
    wins = loses = 0
    for us, ussr in product(range(1, 7), repeat=2):
        then = given(given(start, us), ussr)
        wins += then.influence[1 - side][c] < claim.s.influence[1 - side][c]
        loses += then.influence[side][c] < claim.s.influence[side][c]
    assert (wins, loses) == (claim.number("wins"), claim.number("loses"))


CHECKS: dict[str, Callable[[Claim], None]] = {
    "region-stands": region_stands,
    "scoring-held": scoring_held,
    "scoring-better": scoring_better,
    "scoring-now": scoring_now,
    "scoring-wins": scoring_ends,
    "scoring-loses": scoring_ends,
    "africa-near-theirs": africa_near,
    "africa-near-mine": africa_near,
    "near-winning": near_the_end,
    "near-losing": near_the_end,
    "final-now": final_now,
    "defcon-closed": defcon_closed,
    "defcon-brink": defcon_brink,
    "lowering-ends": lowering_ends,
    "military-due": military_due,
    "military-coup": military_coup,
    "cards-lose": cards_lose,
    "cards-risk": cards_risk,
    "event-loses-game": event_loses_game,
    "event-risks-game": event_risks_game,
    "headline-own": headline_own,
    "headline-theirs": cards_of_theirs,
    "hand-theirs": cards_of_theirs,
    "own-event": own_event,
    "own-event-idle": event_idle,
    "their-event": their_event,
    "their-event-idle": event_idle,
    "space-chance": space_chance,
    "autonomy-ready": autonomy_ready,
    "autonomy-passes": autonomy_passes,
    "place-control": place,
    "place-breaks": place,
    "place-dear": place_dear,
    "sea-lanes": sea_lanes,
    "event-takes": changes_hands,
    "event-opens": changes_hands,
    "event-nearest": event_nearest,
    "coup-odds": coup_odds,
    "coup-lowers": coup_lowers,
    "coup-ends": coup_ends,
    "coup-flashpoint": coup_flashpoint,
    "coup-flashpoint-ends": coup_flashpoint_ends,
    "realign-odds": realign_odds,
}


# -- nothing that is said is wrong -------------------------------------------------------------------------------------


def looked_at(number: int, many: int) -> Iterator[tuple[Position, Question, Random]]:
    """Random positions with a question to a seat."""
    found, random = positions(number), Random(number)
    for _ in range(many):
        for s, asked in questions_from(next(found), random):
            yield Position(s, s.seats.index(asked.seat)), asked, random


def test_every_claim_is_true() -> None:
    told: set[str] = set()
    for p, asked, random in chain(looked_at(1, POSITIONS), [at_the_brink()]):
        for remark in weighed(p, asked):
            CHECKS[remark.message](Claim(p.s, p, asked, remark, random))
            told.add(remark.message)
    assert told == CHECKS.keys(), "a kind of claim is never made"


def at_the_brink() -> tuple[Position, Question, Random]:
    """A choice that seldom comes: Daniel arap Moi, at DEFCON 2."""
    at = table(game="red-sea", us=["daniel_arap_moi"], influence={"kenya": (2, 0)}, side="us", turn=2, defcon=2)
    at.do("daniel_arap_moi", "event")
    return Position(at.state, at.state.phasing), at.match.question, Random(1)


# -- and nothing that ends the game is left unsaid ---------------------------------------------------------------------


def named(p: Position, asked: Question, *messages: str) -> set[int]:
    """What remarks of these kinds name in this position."""
    found: set[int] = set()
    for remark in weighed(p, asked):
        if remark.message in messages:
            things = remark.arguments.get("cards") or remark.arguments.get("countries") or remark.arguments["region"]
            found |= {*things.numbers} if isinstance(things, Things) else {int(str(things))}
    return found


def test_a_scoring_that_ends_the_game_is_always_told() -> None:
    """10.4.1: by Africa or by the end of the track, for either side, wherever the card may still come from."""
    kinds = (CHOOSE_HEADLINE, CHOOSE_CARD, PLACE_WHERE, ADD_WHERE, LOSE_WHERE)
    seen = 0
    for p, asked, _ in looked_at(2, POSITIONS // 3):
        if asked.kind not in kinds:
            continue
        hidden = [card for card in p.s.hands[p.enemy] if card not in p.s.known[p.enemy]]
        near = {*p.hand, *p.s.known[p.enemy], *p.s.deck, *hidden}
        coming = [where for card, where in SCORED_BY.items() if card in near]
        for message, side in (("scoring-loses", p.enemy), ("scoring-wins", p.side)):
            ending = {where for where in coming if winner(scored(p.s, where)) == side}
            assert named(p, asked, message) == ending
            seen += len(ending)
    assert seen > 30


def test_the_win_in_africa_is_seen_coming() -> None:
    """10.4.1: where the opponent could have it with one card, by influence or by a coup that is no danger to itself."""
    seen = 0
    for p, asked, _ in looked_at(3, POSITIONS // 3):
        if asked.kind != CHOOSE_CARD:
            continue
        if wins_by_africa(p.s, 0) or wins_by_africa(p.s, 1):
            continue
        hidden = [card for card in p.s.hands[p.enemy] if card not in p.s.known[p.enemy]]
        africa_scoring = next(card for card, where in SCORED_BY.items() if where == AFRICA)
        if africa_scoring not in {*p.hand, *p.s.known[p.enemy], *p.s.deck, *hidden}:
            continue
        start = in_reach(p.s, p.enemy)
        lacking = [c for c in (ETHIOPIA, SOMALIA) if not controls(p.s, p.enemy, c)]
        ways = [placed(start, p.enemy, 4, 0, lacking)[0]]
        if p.s.defcon > 3:
            ways += [then for c in lacking if (then := couped(start, p.enemy, c, 4, 6))]
        if any(wins_by_africa(then, p.enemy) for then in ways) and winner(scored(p.s, AFRICA)) == NOBODY:
            assert named(p, asked, "africa-near-theirs")
            seen += 1
    assert seen > 20


def test_no_card_loses_the_game_unawares() -> None:
    """8.1.4: with a hand that does nothing to lower DEFCON itself, whatever the opponent chooses."""
    lost = 0
    for p, asked, random in looked_at(4, POSITIONS // 3):
        if asked.kind != CHOOSE_CARD or p.s.defcon > 3:
            continue
        told_of = named(p, asked, "cards-lose", "cards-risk")
        for card in [it for it in asked.options if it < FIRST_LABEL and it not in SCORED_BY]:
            if p.s.rules.deck.side[card] != p.enemy:
                continue
            claim = Claim(p.s, p, asked, Remark("", {}), random)
            for _ in range(WAYS):
                then = _event_of(claim, card, recklessly(random, asked.seat))
                if is_war(then):
                    assert winner(then) == p.enemy
                    assert card in told_of
                    lost += 1
    assert lost > 20


def test_no_coup_loses_the_game_unawares() -> None:
    """6.3.4, 6.3.6, 8.1.4: one step down or two, whatever is shown and rolled."""
    lost = 0
    for p, asked, random in looked_at(5, POSITIONS):
        if asked.kind not in (COUP_WHERE, COUP_IN_FAMINE):
            continue
        told_of = named(p, asked, "coup-ends", "coup-flashpoint-ends")
        for c in asked.options:
            start = given(p.s, c)
            following = question(start)
            at_flashpoint = following is not None and following.kind == FLASHPOINT_CARD
            ways = [given(start, card) for card in following.options] if following and at_flashpoint else [start]
            for way in ways:
                then = way if question(way) is None else given(way, random.randint(1, 6))
                if is_war(then):
                    assert c in told_of
                    lost += 1
    assert lost > 20
