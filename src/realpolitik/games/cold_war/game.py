"""A game of the family as the kernel sees it: views, resampling, corrections, invariants. Its set-up is its own."""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from mypy_extensions import mypyc_attr

from realpolitik.games.cold_war.bidding import BIDS_A_SIDE
from realpolitik.games.cold_war.board import NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.cards import cards_in_play
from realpolitik.games.cold_war.corrections import PLACES, Corrections
from realpolitik.games.cold_war.crossover import CHOICES
from realpolitik.games.cold_war.dangers import ColdWarDangers
from realpolitik.games.cold_war.dice import PURPOSES
from realpolitik.games.cold_war.effects import EFFECTS
from realpolitik.games.cold_war.final_points import final_points
from realpolitik.games.cold_war.forecast import forecast_facts
from realpolitik.games.cold_war.influence import PLACE, PLACE_WHERE
from realpolitik.games.cold_war.labels import COUP, EVENT, EVENT_FIRST, PLACE_INFLUENCE, REALIGNMENT, SPACE_RACE
from realpolitik.games.cold_war.operands import CONDITIONS
from realpolitik.games.cold_war.operations import WHICH_OPERATION
from realpolitik.games.cold_war.options import CROSSOVER, SHARED_SWITCHES
from realpolitik.games.cold_war.outlook import region_facts
from realpolitik.games.cold_war.play import HOW_TO_PLAY, PLAY
from realpolitik.games.cold_war.readings import instrument_facts
from realpolitik.games.cold_war.rounds import MOST_ROUNDS
from realpolitik.games.cold_war.rules import Rules
from realpolitik.games.cold_war.scoring import STANDINGS
from realpolitik.games.cold_war.secret import ColdWarHands
from realpolitik.games.cold_war.state import ColdWar, controller, looking
from realpolitik.games.cold_war.succeeding import succeeding_faces
from realpolitik.games.cold_war.tracks import DEFCON_MOST, MILITARY_MOST
from realpolitik.games.cold_war.view import components, duties, side_name, side_of, view
from realpolitik.games.cold_war.whereabouts import cards_out, held_cards, seen
from realpolitik.kernel.card_game import CardGame
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import FinalPoints, Option, Preset, Setup, View
from realpolitik.kernel.peril import Dangers
from realpolitik.kernel.question import FIRST_LABEL, KINDS, UNANSWERED, Duty, Fact, Note, Question, Remark
from realpolitik.kernel.running import open_questions
from realpolitik.kernel.state import State

STANDARD: Final = "standard"  # the scenario that every game has


def tournament_options(us_most: int, ussr_most: int) -> tuple[Option, ...]:
    """11.0: what tournaments play by; a side may have so much extra influence at most."""
    return (
        Option("show_held_cards", False, "11.1"),
        Option("deal_in_turn", False, "11.3"),
        Option("bid_for_sides", False, "11.4"),
        Option("us_bonus", 0, "11.4.1", tuple(range(us_most + 1))),
        Option("ussr_bonus", 0, "11.4.1", tuple(range(ussr_most + 1))),
    )


# 11.0: all of them but extra influence without a bid
TOURNAMENT: Final = {"show_held_cards": True, "deal_in_turn": True, "bid_for_sides": True}
AS_PRINTED: Final = Preset("printed")


def crossover_option(rule: str) -> Option:
    """Whether cards of the other game are picked, and when."""
    return Option("crossover", CHOICES[0], rule, CHOICES)


@mypyc_attr(allow_interpreted_subclasses=True)
class ColdWarGame(CardGame):
    def __init__(
        self,
        name: str,
        rules_version: int,
        scenarios: tuple[str, ...],
        options: tuple[Option, ...],
        presets: tuple[Preset, ...],
        rules: Rules,
        corrections: Corrections,
        dangers: ColdWarDangers,
    ) -> None:
        things: dict[str, Sequence[str]] = {
            "card": rules.deck.name,
            "condition": CONDITIONS.names,
            "country": rules.board.names,
            "effect": EFFECTS,
            "place": PLACES,
            "purpose": PURPOSES,
            "region": [where.name for where in rules.board.sets],
            "side": SIDES,
            "standing": STANDINGS,
        }
        super().__init__(name, rules_version, scenarios, options, things, ColdWarHands(), presets=presets)
        self.rules = rules
        self._corrections = corrections
        self._dangers = dangers

    def check(self, setup: Setup) -> None:
        options = setup.options
        if options["bid_for_sides"] and (options["us_bonus"] or options["ussr_bonus"]):
            raise BadSetup("bid_for_sides settles the extra influence: leave us_bonus and ussr_bonus at 0 (11.4)")

    def chosen(self, setup: Setup, count: int, switches: dict[str, int]) -> list[int]:
        """The options of a match as the state holds them."""
        options = [0] * count
        for name, index in {**SHARED_SWITCHES, **switches}.items():
            options[index] = int(setup.options[name])
        options[CROSSOVER] = CHOICES.index(str(setup.options["crossover"]))
        return options

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("player-1", "player-2") if setup.options["bid_for_sides"] else SIDES

    # -- what a seat sees --------------------------------------------------------------------------

    def position(self, state: State, seat: int, unknown: tuple[str, ...]) -> View:
        return view(cast(ColdWar, state), seat, unknown)

    def duties(self, state: State, seat: int) -> list[Duty]:
        return duties(cast(ColdWar, state), seat)

    def dangers(self) -> Dangers | None:
        return self._dangers

    def price(self, state: State, question: Question, option: int) -> int:
        if question.kind != PLACE_WHERE or option >= FIRST_LABEL:
            return 0
        s = cast(ColdWar, state)
        return PLACE.cost(s, s.stack[-1], option)

    def remarks(self, state: State, question: Question, option: int) -> list[Remark]:
        s = cast(ColdWar, state)
        if question.kind == HOW_TO_PLAY:
            return PLAY.remarks(s, s.stack[-1], option)
        placing = question.kind == PLACE_WHERE and option < FIRST_LABEL
        return PLACE.remarks(s, s.stack[-1], option) if placing else []

    def facts(self, state: State, seat: int, unknown: tuple[str, ...], kind: str, name: str) -> list[Fact]:
        s = cast(ColdWar, state)
        if s.seats[US] == NOBODY:  # 11.4: nobody knows yet who plays which side
            return []
        if kind == "region":
            return region_facts(s, side_of(s, seat), held_cards(s, unknown), name)
        if kind == "pile":
            return forecast_facts(s) if name == "deck" else []
        return instrument_facts(s, name) if kind == "instrument" else []

    def cards_out(self, state: State, seat: int, unknown: tuple[str, ...]) -> View:
        s = cast(ColdWar, state)
        return cards_out(s, side_of(s, seat), held_cards(s, unknown))

    def final_points(self, notes: Sequence[Note]) -> list[FinalPoints]:
        deck, board = self.rules.deck, self.rules.board
        return final_points(self, notes, deck.name[deck.passing], board.names[-1])

    def succeeding_faces(self, note: Note) -> list[int]:
        return succeeding_faces(note)

    def usual_options(self, question: Question) -> list[int]:
        if question.kind == HOW_TO_PLAY:  # the opponent's event is there as well, with operations
            event = EVENT_FIRST if EVENT_FIRST in question.options else EVENT
            return [event, PLACE_INFLUENCE, COUP, REALIGNMENT, SPACE_RACE]
        return [PLACE_INFLUENCE, COUP, REALIGNMENT] if question.kind == WHICH_OPERATION else []

    def named(self, what: str, value: int) -> int | str:
        """There are things of either side, too: `us_standing`."""
        return super().named(what.removeprefix("us_").removeprefix("ussr_"), value)

    def components(self) -> View:
        return components(self.rules)

    def describe_option(self, question: Question, option: int) -> str:
        if KINDS[question.kind].points_at != "bid":
            return super().describe_option(question, option)
        side, n = divmod(option, BIDS_A_SIDE)
        return f"{side_name(side)}-{n}"

    # -- what people set right ---------------------------------------------------------------------

    def corrections(self, state: State) -> list[Correctable]:
        return self._corrections.correctables(cast(ColdWar, state))

    def set_right(self, state: State, option: int) -> None:
        self._corrections.correct(cast(ColdWar, state), option)

    # -- what a seat cannot know -------------------------------------------------------------------

    def resample(self, state: State, seat: int, random: Random) -> State:
        """Every unseen card is dealt anew."""
        return _redeal(cast(ColdWar, state), seat, random)

    # -- what must always hold ---------------------------------------------------------------------

    def broken_invariants(self, state: State) -> list[str]:
        s = cast(ColdWar, state)
        broken = _broken_tracks(s)
        if min(min(s.influence[US]), min(s.influence[USSR])) < 0:
            broken.append("influence below zero")
        if s.stability != s.rules.stability(s):
            broken.append("stability does not follow from the effects")
        if s.controller != [controller(s, c) for c in range(len(s.controller))]:
            broken.append("control does not follow from influence")
        for side in (US, USSR):
            if s.present[side] != [c for c, n in enumerate(s.influence[side]) if n]:
                broken.append("presence does not follow from influence")
            if any(card not in s.hands[side] for card in s.known[side]):
                broken.append("a card known to be where it is not")
        if any(n < 0 or (n and effect not in self.rules.effects) for effect, n in enumerate(s.effects)):
            broken.append("an effect that cannot be")
        places = [*s.hands[US], *s.hands[USSR], *s.deck, *s.bottom, *s.discard, *s.removed, *s.table, *s.peeked]
        if sorted(places) != sorted(cards_in_play(s)):
            broken.append("a card is not in exactly one place")
        return broken


def _broken_tracks(s: ColdWar) -> list[str]:
    rules, broken = s.rules, []
    for side in (US, USSR):
        on_tracks = 0 <= s.military[side] <= MILITARY_MOST and 0 <= s.space[side] < len(rules.space)
        if not on_tracks or not 0 <= s.space_cards[side] <= 2:
            broken.append("a track out of range")
    if not -rules.winning_vp <= s.vp <= rules.winning_vp or not 1 <= s.defcon <= DEFCON_MOST:
        broken.append("a track out of range")
    if not 1 <= s.turn <= rules.last_turn(s) or not 0 <= s.round <= MOST_ROUNDS:
        broken.append("a track out of range")
    if (s.defcon == 1) and not s.over:
        broken.append("DEFCON 1 and the game goes on")
    return broken


def _redeal(s: ColdWar, seat: int, random: Random) -> ColdWar:
    """Deal the opponent's hand (but what was seen of it), the draw pile and the cards looked at anew."""
    mine = side_of(s, seat)
    hidden = [side for side in (US, USSR) if side != mine]
    known = {side: seen(s, side) if mine != NOBODY else _seen_by_all(s, side) for side in hidden}
    surely_in_deck = s.returned if mine == US else []
    pool = [card for card in s.deck if card not in surely_in_deck]
    for side in hidden:
        pool.extend([card for card in s.hands[side] if card not in known[side]])
    if mine != looking(s):
        pool.extend(s.peeked)
    pool.sort()  # so that the same generator draws the same deal, whatever the truth is
    random.shuffle(pool)
    for side in hidden:
        unseen = len(s.hands[side]) - len(known[side])
        s.hands[side] = sorted(known[side]) + [pool.pop() for _ in range(unseen)]
        if mine == NOBODY:
            s.known[side] = random.sample(s.hands[side], len(s.known[side]))
    if mine != looking(s):
        s.peeked = [pool.pop() for _ in s.peeked]
    s.deck = pool + surely_in_deck
    if mine != US:
        s.returned = random.sample(s.deck, len(s.returned))
    _reseal(s, seat, random)
    return s


def _seen_by_all(s: ColdWar, side: int) -> list[int]:
    """The cards of a hand that spectators know: one that must be used."""
    due = s.rules.due_card(s, side)
    return [due] if due else []


def _reseal(s: ColdWar, seat: int, random: Random) -> None:
    """An answer another seat gave in secret is drawn anew among what it might have answered."""
    answered = [other_seat for other_seat in (0, 1) if other_seat != seat and s.sealed[other_seat] != UNANSWERED]
    for other_seat in answered:
        s.sealed[other_seat] = UNANSWERED
        for q in open_questions(s):
            if q.seat == other_seat:
                s.sealed[other_seat] = random.choice(q.options)
