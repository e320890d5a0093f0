"""Twilight Struggle as the kernel sees it: set-ups, views, resampling, invariants."""

from random import Random
from typing import Final, cast

from realpolitik.games.cold_war.bidding import BIDS_A_SIDE
from realpolitik.games.cold_war.board import NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.deck import EARLY, LATE, MID
from realpolitik.games.cold_war.labels import COUP, EVENT, PLACE_INFLUENCE, REALIGNMENT, SPACE_RACE, label_name
from realpolitik.games.cold_war.operations import WHICH_OPERATION
from realpolitik.games.cold_war.play import HOW_TO_PLAY
from realpolitik.games.cold_war.secret import ColdWarHands, exchange, is_exchange
from realpolitik.games.cold_war.state import ColdWar, controller
from realpolitik.games.twilight_struggle import cards_early, cards_late, cards_mid, cards_optional
from realpolitik.games.twilight_struggle.corrections import CORRECTIONS
from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.games.twilight_struggle.deck import MISSILE_ENVY, NAME
from realpolitik.games.twilight_struggle.effects import MISSILE_ENVY_DUE
from realpolitik.games.twilight_struggle.options import (
    BID_FOR_SIDES,
    CIVIL_WAR,
    DEAL_IN_TURN,
    DIGITAL_EDITION,
    HANDICAP_US,
    HANDICAP_USSR,
    LATE_WAR,
    MIX_OPERATIONS,
    OPTION_COUNT,
    OPTIONAL_CARDS,
    PROMO_CARD,
    REALIGN_ANYWHERE,
    REALIGN_SAFELY,
    SHOW_HELD_CARDS,
    SPACE_WITHOUT_ROLL,
)
from realpolitik.games.twilight_struggle.rules import RULES
from realpolitik.games.twilight_struggle.setup import start
from realpolitik.games.twilight_struggle.turn import LATE_WAR_TURN, MID_WAR_TURN, cards_of
from realpolitik.games.twilight_struggle.view import about, components, duties, named, seen, side_name, view
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.figure import Figure
from realpolitik.kernel.game import Game, Option, Setup, View, register
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Duty, Note, Question
from realpolitik.kernel.secret import SecretHands
from realpolitik.kernel.state import UNANSWERED, State, open_questions

CARD_FILES: Final = (cards_early, cards_mid, cards_late, cards_optional)  # importing them records the events

HANDS: Final = ColdWarHands()

MANY_TRIES: Final = 1000  # for a deal that explains what is being asked; nearly every one does

STANDARD: Final = "standard"
LATE_WAR_SCENARIO: Final = "late-war"

_SWITCHES: Final = {
    "optional_cards": OPTIONAL_CARDS,
    "promo_card": PROMO_CARD,
    "show_held_cards": SHOW_HELD_CARDS,
    "deal_in_turn": DEAL_IN_TURN,
    "bid_for_sides": BID_FOR_SIDES,
    "us_bonus": HANDICAP_US,
    "ussr_bonus": HANDICAP_USSR,
    "chinese_civil_war": CIVIL_WAR,
    "realign_anywhere": REALIGN_ANYWHERE,
    "realign_safely": REALIGN_SAFELY,
    "mix_operations": MIX_OPERATIONS,
    "space_without_roll": SPACE_WITHOUT_ROLL,
    "digital_edition": DIGITAL_EDITION,
}

OPTIONS: Final = (
    Option("optional_cards", False, "2.2"),
    Option("promo_card", False, "2.0"),
    Option("show_held_cards", False, "11.1"),
    Option("deal_in_turn", False, "11.3"),
    Option("bid_for_sides", False, "11.4"),
    Option("us_bonus", 0, "11.4.1", tuple(range(11))),
    Option("ussr_bonus", 0, "11.4.1", tuple(range(11))),
    Option("chinese_civil_war", False, "12.0"),
    Option("realign_anywhere", False, "V-R1"),
    Option("realign_safely", False, "V-R2"),
    Option("mix_operations", False, "V-R3"),
    Option("space_without_roll", False, "V-S1"),
    Option("digital_edition", False, "V-D"),
    Option("late_war_vp", 4, "LW", (4, -4)),
)


class TwilightStruggleGame(Game):
    def __init__(self) -> None:
        super().__init__("twilight-struggle", 2, (STANDARD, LATE_WAR_SCENARIO), OPTIONS)

    def check(self, setup: Setup) -> None:
        options = setup.options
        if options["bid_for_sides"] and (options["us_bonus"] or options["ussr_bonus"]):
            raise BadSetup("bid_for_sides settles the extra influence: leave us_bonus and ussr_bonus at 0 (11.4)")
        if setup.scenario == LATE_WAR_SCENARIO and options["chinese_civil_war"]:
            raise BadSetup(
                "chinese_civil_war cannot go with the late-war scenario, which gives the USSR the China Card (12.3)"
            )
        if setup.scenario != LATE_WAR_SCENARIO and options["late_war_vp"] != 4:
            raise BadSetup("late_war_vp is for the late-war scenario only")

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("player-1", "player-2") if setup.options["bid_for_sides"] else SIDES

    def blank(self, setup: Setup) -> State:
        return ColdWar(RULES)

    def start(self, setup: Setup) -> State:
        options = [0] * OPTION_COUNT
        for name, index in _SWITCHES.items():
            options[index] = int(setup.options[name])
        options[LATE_WAR] = int(setup.scenario == LATE_WAR_SCENARIO)
        return start(options, int(setup.options["late_war_vp"]))

    # -- what a seat sees --------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        return self.view_at_table(state, seat, ())

    def view_at_table(self, state: State, seat: int, unknown: tuple[str, ...]) -> View:
        asked = open_questions(state)
        assumed = HANDS.assumed(state, unknown)
        on_offer = [(x, o) for x in asked if x.seat == seat for o in x.options]
        return {
            "game": self.name,
            **view(cast(ColdWar, state), seat, unknown),
            "asked": [{"seat": x.seat, "question": KINDS[x.kind].name, "about": about(x)} for x in asked],
            "options": [
                self.describe_option(x, o) for x, o in on_offer if o not in assumed or KINDS[x.kind].points_at != "card"
            ],
            "returns": state.returns[:],
        }

    def duties(self, state: State, seat: int) -> list[Duty]:
        return duties(cast(ColdWar, state), seat)

    def usual_options(self, question: Question) -> list[int]:
        if question.kind == HOW_TO_PLAY:
            return [EVENT, PLACE_INFLUENCE, COUP, REALIGNMENT, SPACE_RACE]
        return [PLACE_INFLUENCE, COUP, REALIGNMENT] if question.kind == WHICH_OPERATION else []

    def about(self, question: Question) -> dict[str, int | str]:
        return about(question)

    def details(self, note: Note) -> View:
        told = super().details(note)
        cards = told.pop("cards", None)
        details: View = {what: named(what, value) for what, value in told.items()}
        return details if cards is None else {**details, "cards": [NAME[card] for card in cards]}

    def components(self) -> View:
        return components()

    def describe_option(self, question: Question, option: int) -> str:
        if option >= FIRST_LABEL:
            return label_name(option)
        points_at = KINDS[question.kind].points_at
        if points_at == "country":
            return BOARD.names[option]
        if points_at == "card":
            return NAME[option]
        if points_at == "bid":
            side, n = divmod(option, BIDS_A_SIDE)
            return f"{side_name(side)}-{n}"
        return str(option)

    # -- what people set right ---------------------------------------------------------------------

    def corrections(self, state: State) -> list[Figure]:
        return CORRECTIONS.figures(cast(ColdWar, state))

    def correct(self, state: State, option: int) -> None:
        if is_exchange(option):
            exchange(cast(ColdWar, state), option)
        else:
            CORRECTIONS.correct(cast(ColdWar, state), option)

    def secret_hands(self) -> SecretHands | None:
        return HANDS

    # -- what a seat cannot know -------------------------------------------------------------------

    def determinise(self, state: State, seat: int, random: Random) -> State:
        """Every unseen card is dealt anew, until the hands explain the question that everybody sees being asked."""
        wanted = _asked(state)
        for _ in range(MANY_TRIES):
            s = self._redeal(cast(ColdWar, state.clone()), seat, random)
            if _asked(s) == wanted:
                break
        return s

    def _redeal(self, s: ColdWar, seat: int, random: Random) -> ColdWar:
        """Deal the opponent's hand (but what was seen of it), the draw pile and the cards looked at anew."""
        mine = s.seats.index(seat) if seat in s.seats else NOBODY
        hidden = [side for side in (US, USSR) if side != mine]
        known = {side: seen(s, side) if mine != NOBODY else _seen_by_all(s, side) for side in hidden}
        surely_in_deck = s.returned if mine == US else []
        pool = [card for card in s.deck if card not in surely_in_deck]
        for side in hidden:
            pool.extend([card for card in s.hands[side] if card not in known[side]])
        if mine != US:
            pool.extend(s.peeked)
        pool.sort()  # so that the same generator draws the same deal, whatever the truth is
        random.shuffle(pool)
        for side in hidden:
            unseen = len(s.hands[side]) - len(known[side])
            s.hands[side] = sorted(known[side]) + [pool.pop() for _ in range(unseen)]
            if mine == NOBODY:
                s.known[side] = random.sample(s.hands[side], len(s.known[side]))
        if mine != US:
            s.peeked = [pool.pop() for _ in s.peeked]
        s.deck = pool + surely_in_deck
        if mine != US:
            s.returned = random.sample(s.deck, len(s.returned))
        _reseal(s, seat, random)
        return s

    # -- what must always hold ---------------------------------------------------------------------

    def broken_invariants(self, state: State) -> list[str]:
        s = cast(ColdWar, state)
        broken = []
        if min(min(s.influence[US]), min(s.influence[USSR])) < 0:
            broken.append("influence below zero")
        if s.controller != [controller(s, c) for c in range(len(s.controller))]:
            broken.append("control does not follow from influence")
        for side in (US, USSR):
            if s.present[side] != [c for c, n in enumerate(s.influence[side]) if n]:
                broken.append("presence does not follow from influence")
            if not 0 <= s.military[side] <= 5 or not 0 <= s.space[side] <= 8 or not 0 <= s.space_cards[side] <= 2:
                broken.append("a track out of range")
            if any(card not in s.hands[side] for card in s.known[side]):
                broken.append("a card known to be where it is not")
        if not -20 <= s.vp <= 20 or not 1 <= s.defcon <= 5 or not 1 <= s.turn <= 10 or not 0 <= s.round <= 8:
            broken.append("a track out of range")
        if (s.defcon == 1) and not s.returns:
            broken.append("DEFCON 1 and the game goes on")
        if any(n < 0 for n in s.effects):
            broken.append("an effect below zero")
        places = [*s.hands[US], *s.hands[USSR], *s.deck, *s.discard, *s.removed, *s.table, *s.peeked]
        if sorted(places) != sorted(cards_in_play(s)):
            broken.append("a card is not in exactly one place")
        return broken


def _asked(state: State) -> list[tuple[int, int, bool]]:
    """Who is asked what, as everybody at the table sees it, and whether there is anything to answer."""
    return [(q.seat, q.kind, len(q.options) > 0) for q in open_questions(state)]


def cards_in_play(s: ColdWar) -> list[int]:
    """The cards that have come into the game so far."""
    cards = cards_of(s, EARLY)
    if s.turn >= MID_WAR_TURN:
        cards += cards_of(s, MID)
    if s.turn >= LATE_WAR_TURN:
        cards += cards_of(s, LATE)
    return cards


def _seen_by_all(s: ColdWar, side: int) -> list[int]:
    """The cards of a hand that spectators know: a Missile Envy that must be used."""
    return [MISSILE_ENVY] if s.effects[MISSILE_ENVY_DUE + side] and MISSILE_ENVY in s.hands[side] else []


def _reseal(s: ColdWar, seat: int, random: Random) -> None:
    """An answer another seat gave in secret is drawn anew among what it might have answered."""
    answered = [other_seat for other_seat in (0, 1) if other_seat != seat and s.sealed[other_seat] != UNANSWERED]
    for other_seat in answered:
        s.sealed[other_seat] = UNANSWERED
        for q in open_questions(s):
            if q.seat == other_seat:
                s.sealed[other_seat] = random.choice(q.options)


GAME: Final = TwilightStruggleGame()
register(GAME)
