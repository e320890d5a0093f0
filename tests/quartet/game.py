"""The rules of the quartet."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, cast

from realpolitik.kernel.card_game import CardGame
from realpolitik.kernel.correction import FIRST_WIDE, Correctable, check_correction, numbers, parts
from realpolitik.kernel.dealt import CARD, DealtHands
from realpolitik.kernel.game import Option, Setup, View
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.procedure import Choice, Procedure, Sealed, procedure
from realpolitik.kernel.question import (
    ALLOWED,
    EVERYBODY,
    FIRST_LABEL,
    NATURE,
    NOT_ASKED,
    UNANSWERED,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame, State, note

POWERS: Final = ("usa", "eu", "russia", "china")
REGIONS: Final = ("europe", "africa", "americas")
RANKS: Final = 5  # cards a power
HELD: Final = 2
ROUNDS: Final = 2
LEAST: Final = -50
MOST: Final = 300
SEATINGS: Final = {
    "all": POWERS,
    "without_usa": ("eu", "russia", "china"),
    "without_china": ("usa", "eu", "russia"),
    "usa_russia": ("usa", "russia"),
    "eu_china": ("eu", "china"),
}
CARDS: Final = ("", *[f"{power}_{rank}" for power in POWERS for rank in range(1, RANKS + 1)])  # 0 is no card
PLACES: Final = ("deck", "hand", "discard")
NO_SEAT: Final = -1

DRAW: Final = question_kind("quartet_draw", "1", "card", "power")
BID: Final = question_kind("quartet_bid", "2", "card")
TOKEN_WHERE: Final = question_kind("quartet_token_where", "3", "region", "power")
DREW: Final = note_kind("quartet_drew", "1", "card")
BIDDEN: Final = note_kind("quartet_bidden", "2", "power", "card")
SCORED: Final = note_kind("quartet_scored", "2", "power", "n")
TOKEN: Final = note_kind("quartet_token", "3", "power", "region")
ENDED: Final = note_kind("quartet_ended", "4")
SHOWN: Final = note_kind("quartet_shown", "", "power", "card")
CORRECTED_POINTS: Final = note_kind("quartet_corrected_points", "", "power", "n", "before")
CORRECTED_CARD: Final = note_kind("quartet_corrected_card", "", "card", "place")
NOT_HELD: Final = reason_kind("quartet_not_held", "2", "card")
THERE_ALREADY: Final = reason_kind("quartet_there_already", "3", "region")

POINTS: Final = FIRST_WIDE  # a kind of correction


def rank(card: int) -> int:
    return (card - 1) % RANKS + 1


def owner(card: int) -> int:
    return (card - 1) // RANKS


class Quartet(State):
    """The position. Lists go by power, also of those that are not played."""

    def __init__(self, seats: int, like: "Quartet | None" = None) -> None:
        super().__init__(seats, like)
        self.seats: list[int] = like.seats[:] if like else [NO_SEAT] * len(POWERS)
        self.round: int = like.round if like else 0
        self.points: list[int] = like.points[:] if like else [0] * len(POWERS)
        self.decks: list[list[int]] = [deck[:] for deck in like.decks] if like else [[] for _ in POWERS]
        self.hands: list[list[int]] = [hand[:] for hand in like.hands] if like else [[] for _ in POWERS]
        self.known: list[list[int]] = [cards[:] for cards in like.known] if like else [[] for _ in POWERS]
        self.discards: list[list[int]] = [cards[:] for cards in like.discards] if like else [[] for _ in POWERS]
        self.tokens: list[list[int]] = [there[:] for there in like.tokens] if like else [[] for _ in REGIONS]

    def clone(self) -> "Quartet":
        return Quartet(len(self.sealed), self)

    def blank(self) -> "Quartet":
        return Quartet(len(self.sealed))

    def vocabulary(self) -> Mapping[str, Sequence[str]]:
        return {"power": POWERS, "card": CARDS, "region": REGIONS}

    def axes(self) -> Mapping[str, tuple[str, ...]]:
        return {"seats": ("power",), "points": ("power",)}

    def played(self) -> list[int]:
        return [power for power in range(len(POWERS)) if self.seats[power] != NO_SEAT]

    def power_at(self, seat: int) -> int:
        return self.seats.index(seat)


class Rounds(Procedure[Quartet]):
    """1, 4: cards are drawn up to two, round by round; after the last the game ends."""

    def ask(self, s: Quartet, f: Frame) -> Question | None:
        for power in s.played():
            if len(s.hands[power]) < HELD and s.decks[power] and s.round < ROUNDS:
                return Question(NATURE, DRAW, s.decks[power][:], (power,))
        if s.round == ROUNDS:
            end(s)
            return None
        s.round += 1
        s.stack.append(TOKENS.frame(turn=0))
        s.stack.append([BIDS.number])
        return None

    def take(self, s: Quartet, f: Frame, answer: int) -> None:
        power = owner(answer)
        s.decks[power].remove(answer)
        s.hands[power].append(answer)
        if s.noting:
            s.notes.append((DREW, s.seats[power], answer))


def end(s: Quartet) -> None:
    """4: powers with as many points share their place."""
    played = s.played()
    scores = [s.points[power] + sum([power in there for there in s.tokens]) for power in played]
    places = tuple([1 + sum([other > score for other in scores]) for score in scores])
    s.outcome = Outcome(places, (ENDED, EVERYBODY), tuple(scores))
    note(s, ENDED)


class Bids(Sealed[Quartet]):
    """2: all at once."""

    def asked(self, s: Quartet, f: Frame) -> list[Question]:
        return [Question(s.seats[power], BID, sorted(s.hands[power])) for power in s.played()]

    def reveal(self, s: Quartet, f: Frame) -> None:
        s.stack.pop()
        cards = [s.sealed[s.seats[power]] for power in s.played()]
        highest = max([rank(card) for card in cards])
        for card in cards:
            power = owner(card)
            s.hands[power].remove(card)
            if card in s.known[power]:
                s.known[power].remove(card)
            s.discards[power].append(card)
            note(s, BIDDEN, power, card)
            if rank(card) == highest:
                s.points[power] += highest
                note(s, SCORED, power, highest)

    def why_not(self, s: Quartet, f: Frame, seat: int, option: int) -> Reason:
        return (NOT_HELD, option) if 0 < option < len(CARDS) else (NOT_ASKED,)


class Tokens(Choice[Quartet]):
    """3: the powers in turn."""

    TURN: Final = 1

    def frame(self, turn: int) -> Frame:
        return [self.number, turn]

    def prepare(self, s: Quartet, f: Frame) -> bool:
        if f[self.TURN] < len(s.played()):
            return True
        s.stack.pop()
        return False

    def candidates(self, s: Quartet, f: Frame) -> list[int]:
        return list(range(len(REGIONS)))

    def is_thing(self, s: Quartet, f: Frame, option: int) -> bool:
        return 0 <= option < len(REGIONS)

    def against(self, s: Quartet, f: Frame, option: int) -> Reason:
        return (THERE_ALREADY, option) if s.played()[f[self.TURN]] in s.tokens[option] else ALLOWED

    def pose(self, s: Quartet, f: Frame, options: list[int]) -> Question:
        power = s.played()[f[self.TURN]]
        return Question(s.seats[power], TOKEN_WHERE, options, (power,))

    def take(self, s: Quartet, f: Frame, answer: int) -> None:
        power = s.played()[f[self.TURN]]
        f[self.TURN] += 1
        s.tokens[answer].append(power)
        note(s, TOKEN, power, answer)


ROUNDS_PROCEDURE: Final = procedure("quartet.rounds", Rounds())
BIDS: Final = procedure("quartet.bids", Bids())
TOKENS: Final = procedure("quartet.tokens", Tokens())


class QuartetHands(DealtHands):
    """Each power draws from its own deck."""

    def __init__(self) -> None:
        super().__init__(POWERS, PLACES, DRAW)

    def hand(self, state: State, side: int) -> list[int]:
        return cast(Quartet, state).hands[side]

    def known(self, state: State, side: int) -> list[int]:
        return cast(Quartet, state).known[side]

    def pile(self, state: State, side: int) -> list[int]:
        return cast(Quartet, state).decks[side]

    def seat(self, state: State, side: int) -> int:
        return cast(Quartet, state).seats[side]

    def worth(self, state: State, card: int) -> int:
        return rank(card)

    def shown(self, state: State, side: int, card: int) -> None:
        note(state, SHOWN, side, card)


class QuartetGame(CardGame):
    def __init__(self) -> None:
        super().__init__(
            "quartet",
            rules_version=1,
            scenarios=("standard",),
            options=(Option("powers", "all", "0", tuple(SEATINGS)),),
            things={"power": POWERS, "card": CARDS, "region": REGIONS},
            hands=QuartetHands(),
        )

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return SEATINGS[str(setup.options["powers"])]

    def start(self, setup: Setup) -> State:
        seats = self.seats(setup)
        s = Quartet(len(seats))
        for seat, name in enumerate(seats):
            power = POWERS.index(name)
            s.seats[power] = seat
            s.decks[power] = [card for card in range(1, len(CARDS)) if owner(card) == power]
        s.stack = [[ROUNDS_PROCEDURE.number]]
        return s

    def position(self, state: State, seat: int, unknown: tuple[str, ...]) -> View:
        s = cast(Quartet, state)
        played = s.played()
        own = s.power_at(seat) if seat in s.seats and seat != NO_SEAT else len(POWERS)
        shown = s.known[own] if own < len(POWERS) and POWERS[own] in unknown else s.hands[own] if own in played else []
        return {
            "seats": {POWERS[power]: s.seats[power] for power in played},
            "round": s.round,
            "scores": {POWERS[power]: s.points[power] for power in played},
            "hand": [CARDS[card] for card in sorted(shown)],
            "hand_sizes": {POWERS[power]: len(s.hands[power]) for power in played},
            "seen": {POWERS[power]: [CARDS[card] for card in sorted(s.known[power])] for power in played},
            "mats": {POWERS[power]: {"discard": [CARDS[card] for card in s.discards[power]]} for power in played},
            "regions": {name: [POWERS[power] for power in s.tokens[at]] for at, name in enumerate(REGIONS)},
        }

    def resample(self, state: State, seat: int, random: Random) -> State:
        s = cast(Quartet, state)
        for power in s.played():
            if s.seats[power] == seat:
                continue
            unseen = [card for card in s.hands[power] if card not in s.known[power]]
            pool = [*s.decks[power], *unseen]
            random.shuffle(pool)
            s.hands[power] = [*s.known[power], *pool[: len(unseen)]]
            s.decks[power] = sorted(pool[len(unseen) :])
            if s.sealed[s.seats[power]] != UNANSWERED:
                s.sealed[s.seats[power]] = random.choice(s.hands[power])
        return s

    def corrections(self, state: State) -> list[Correctable]:
        s = cast(Quartet, state)
        places = {name: number for number, name in enumerate(PLACES)}
        points = [
            Correctable("points", (POWERS[power],), POINTS, power, s.points[power], numbers(LEAST, MOST), zero=-LEAST)
            for power in s.played()
        ]
        where = [(card, place) for power in s.played() for place, pile in enumerate(_piles(s, power)) for card in pile]
        return [*points, *[Correctable("card", (CARDS[card],), CARD, card, at, places) for card, at in sorted(where)]]

    def set_right(self, state: State, option: int) -> None:
        s = cast(Quartet, state)
        check_correction(self.corrections(s), option)
        kind, thing, value = parts(option)
        if kind == POINTS:
            note(s, CORRECTED_POINTS, thing, value + LEAST, s.points[thing])
            s.points[thing] = value + LEAST
            return
        piles = _piles(s, owner(thing))
        for pile in (*piles, s.known[owner(thing)]):
            if thing in pile:
                pile.remove(thing)
        piles[value].append(thing)
        s.decks[owner(thing)].sort()
        if PLACES[value] == "hand":
            s.known[owner(thing)].append(thing)
        note(s, CORRECTED_CARD, thing, value)

    def broken_invariants(self, state: State) -> list[str]:
        s = cast(Quartet, state)
        broken = []
        for power in s.played():
            cards = sorted([card for pile in _piles(s, power) for card in pile])
            if cards != [card for card in range(1, len(CARDS)) if owner(card) == power]:
                broken.append(f"a card of {POWERS[power]} is not in exactly one place")
        return broken

    def components(self) -> View:
        return {
            "sides": list(POWERS),
            "place_kinds": ["region"],
            "named": {"power": list(POWERS), "side": list(POWERS), "region": list(REGIONS), "card": list(CARDS[1:])},
            "cards": {CARDS[n]: {"number": n, "side": POWERS[owner(n)]} for n in range(1, len(CARDS))},
        }


def _piles(s: Quartet, power: int) -> list[list[int]]:
    return [s.decks[power], s.hands[power], s.discards[power]]


assert len(CARDS) <= FIRST_LABEL
GAME: Final = QuartetGame()
