"""The vocabulary of the games of the cold war: which message each of their ints stands for."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from realpolitik.games.cold_war.bidding import BIDS_A_SIDE
from realpolitik.games.cold_war.board import NOBODY, OPPONENT, PLAYER, US, USSR
from realpolitik.games.cold_war.board import SIDES as SIDE_NAMES
from realpolitik.games.cold_war.cards import CARD_DRAWN, CARDS_DRAWN
from realpolitik.games.cold_war.corrections import PLACES
from realpolitik.games.cold_war.dice import PURPOSES
from realpolitik.games.cold_war.effects import CENTCOM, EFFECTS
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.games.cold_war.influence import EMPTY
from realpolitik.games.cold_war.operands import AMOUNT_NAMES, CONDITIONS, FIRST_AMOUNT, PHASING, WINNER
from realpolitik.games.cold_war.scoring import STANDINGS
from realpolitik.games.cold_war.state import INFLUENCE_CHANGED
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.cold_war.verbs_branches import MUST_DISCARD
from realpolitik.games.cold_war.view import PERIODS
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.game import View
from realpolitik.kernel.label import label_name
from realpolitik.kernel.program import OUTLINES
from realpolitik.kernel.question import Kind, MessageKind, Note
from realpolitik.language.cards import AGAIN, join
from realpolitik.language.cold_war_cards import ColdWarCardText
from realpolitik.language.dealing import DEAL, told_deal
from realpolitik.language.functions import Several
from realpolitik.language.speaker import Speaker, dashed
from realpolitik.language.vocabulary import ALONE, EffectTold, Name, Vocabulary

SAID_AGAIN: Final = 1024  # effects that are remembered as they were told: the next screen tells most of them again

_SIDES: Final = {
    US: "us",
    USSR: "ussr",
    PLAYER: "player",
    OPPONENT: "opponent",
    WINNER: "winner",
    PHASING: "phasing",
    NOBODY: "nobody",
    EMPTY: "nobody",
}


def _side(side: int) -> Name:
    if side >= AGAIN:
        return f"side-{_SIDES[side - AGAIN]}-it", {}
    return f"side-{_SIDES[side]}", {}


def _amount(number: int) -> Name:
    if number < FIRST_AMOUNT:
        return "amount-number", {"n": number}
    return f"amount-{dashed(AMOUNT_NAMES[number - FIRST_AMOUNT])}", {}


def _effect(index: int) -> Name:
    """One of a pair of effects, one on each side, is told by the message of the pair, of that side."""
    name = EFFECTS[index]
    for side, ending in ((US, "_us"), (USSR, "_ussr")):
        if name.endswith(ending):
            return f"effect-{dashed(name.removesuffix(ending))}", {"side": side}
    return f"effect-{dashed(name)}", {"side": NOBODY}


@lru_cache(SAID_AGAIN)
def _effect_told(speaker: Speaker, name: str, index: int, value: int) -> EffectTold:
    return EffectTold(name, speaker.effect(index, value), speaker.effect_text(index, value))


def _score(vp: int) -> Name:
    """Where the marker of victory points stands."""
    if vp == 0:
        return "score-even", {}
    return ("score-us" if vp > 0 else "score-ussr"), {"n": abs(vp)}


def _bid(option: int) -> Name:
    side, n = divmod(option, BIDS_A_SIDE)
    return "bid", {"side": side, "n": n}


# what is the same in every game of the family; countries, sets and cards are each game's own
NAMES: Final[dict[str, Callable[[int], Name]]] = {
    "AMOUNT": _amount,
    "BID": _bid,
    "BOX": lambda box: (f"box-{box}", {}),
    "CONDITION": lambda index: (f"condition-{dashed(CONDITIONS.names[index])}", {}),
    "EFFECT": _effect,
    "ENEMY": lambda side: _side(other(side)),
    "LABEL": lambda label: (f"label-{dashed(label_name(label))}", {}),
    "PERIOD": lambda period: (f"period-{PERIODS[period]}", {}),
    "PLACE": lambda place: (f"value-{PLACES[place]}", {}),
    "PURPOSE": lambda purpose: (f"purpose-{dashed(PURPOSES[purpose])}", {}),
    "SCORE": _score,
    "SEAT": lambda seat: ("seat", {"n": seat + 1}),
    "SIDE": _side,
    "STANDING": lambda standing: (f"standing-{STANDINGS[standing]}", {}),
}


class ColdWarVocabulary(Vocabulary):
    """One game of the family. Cards can be `lender`'s, the game that lends it some."""

    def __init__(self, game: ColdWarGame, lender: str) -> None:
        names = {
            **NAMES,
            "CARD": self._card,
            "COUNTRY": self._country,
            "GUARDED": lambda value: self._country(value - 1),  # the effect of US CENTCOM is a country, and one
            "SET": self._set,
        }
        files = ("cold_war", "crossover", game.name.replace("-", "_"))
        super().__init__(game.name, files, names, ("country", "set", "card"))
        self.rules = game.rules
        self.lender = lender
        self._section_of = game.section_of

    def _card(self, number: int) -> Name:
        return f"card-{dashed(self.rules.deck.name[number])}", {}

    def _country(self, country: int) -> Name:
        return f"country-{dashed(self.rules.board.names[country])}", {}

    def _set(self, number: int) -> Name:
        """Every country is a set of its own, under its own number."""
        board = self.rules.board
        return self._country(number) if number < len(board.names) else (f"set-{dashed(board.sets[number].name)}", {})

    def functions(self, speaker: Speaker) -> dict[str, Callable[..., object]]:
        def cards(several: Several) -> str:
            return join(speaker, "list-and", [speaker.title(number) for number in several.numbers])

        def countries(several: Several) -> str:
            return ", ".join([speaker.country(c) for c in several.numbers])

        def sets(several: Several) -> str:
            return ", ".join([speaker.set(number) for number in several.numbers])

        def penalty(number: int) -> str:
            """What a card does to a side that does not discard for it."""
            lines = OUTLINES[self.rules.deck.program[int(number)]]
            paid = next(line for line in lines if line.step[0] == MUST_DISCARD.number)
            return self._card_text(speaker, int(number)).penalty(paid)

        def lasting(effect: int, value: int, before: int) -> str:
            """A lasting effect that begins or ends, by the value that says where it is."""
            return speaker.effect(int(effect), int(value) or int(before))

        def starving(value: int, form: str = "") -> str:
            """The countries of an effect that has a bit for each."""
            struck = [c for c in range(self.rules.board.size) if int(value) >> c & 1]
            return join(speaker, "list-and", [speaker.name("COUNTRY", c, form) for c in struck])

        def turned(condition: int) -> str:
            """What an event needs with the sides exchanged; where that names no side, what it always needs."""
            name, _ = self.names["CONDITION"](int(condition))
            return speaker.say(f"{name}.turned" if speaker.has(f"{name}.turned") else f"{name}.only")

        return {
            "CARDS": cards,
            "COUNTRIES": countries,
            "LASTING": lasting,
            "PENALTY": penalty,
            "SETS": sets,
            "STARVING": starving,
            "TURNED": turned,
        }

    def section_of(self, kind: Kind | MessageKind) -> str:
        return self._section_of(kind)

    # -- the log -------------------------------------------------------------------------------------------------------

    def chapter(self, note: Note) -> tuple[object, ...]:
        """A deal is told in one line, and so is influence that a side gains, or loses, in one go."""
        if note[0] in (CARD_DRAWN, CARDS_DRAWN):
            return DEAL
        if note[0] == INFLUENCE_CHANGED:
            _, _, _, side, change, *_ = note
            return (side, change > 0)
        return ALONE

    def together(self, speaker: Speaker, notes: list[Note]) -> str:
        if self.chapter(notes[0]) == DEAL:
            return told_deal(speaker, notes, CARD_DRAWN)
        return _told_influence(speaker, notes)

    # -- lasting effects, and what can be set right --------------------------------------------------------------------

    def effects(self, speaker: Speaker, view: View) -> list[EffectTold]:
        return [self._told_effect(speaker, name, value) for name, value in view["effects"].items()]

    def _told_effect(self, speaker: Speaker, name: str, value: int | str | list[str]) -> EffectTold:
        index = EFFECTS.index(name)
        return _effect_told(speaker, name, index, self._effect_value(index, value))

    def _effect_value(self, effect: int, value: int | str | list[str]) -> int:
        """What the state holds for an effect; the view knows the part of the map that it is on by name."""
        board = self.rules.board
        if isinstance(value, int):
            return value
        if isinstance(value, list):
            return sum(1 << board.country(name) for name in value)
        return board.country(value) + 1 if effect in (CENTCOM + US, CENTCOM + USSR) else board.set_named(value)

    def correctable(self, speaker: Speaker, correctable: Correctable) -> str:
        if correctable.kind == "effect":
            return speaker.effect(EFFECTS.index(correctable.about[0]), 0)
        if correctable.kind == "card":
            return speaker.card(self.rules.deck.number(correctable.about[0]))
        sides = [speaker.side(SIDE_NAMES.index(side)) for side in correctable.about[:1]]
        countries = [speaker.country(self.rules.board.country(name)) for name in correctable.about[1:]]
        return ", ".join([*countries, *sides])

    def correctable_value(self, speaker: Speaker, correctable: Correctable, value: str) -> str:
        if correctable.kind == "vp":
            return speaker.name("SCORE", int(value))
        if correctable.kind == "space":
            return f"{value} {speaker.name('BOX', int(value))}"
        where = self.rules.board.set_named(value)  # an effect may be on a part of the map
        return speaker.set(where) if where >= 0 else super().correctable_value(speaker, correctable, value)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card_text(self, speaker: Speaker, number: int) -> str:
        deck = self.rules.deck
        if deck.program[number] < 0:  # the card that passes between the sides has no event
            return speaker.sentence("passing-card-text")
        text = self._card_text(speaker, number).text(OUTLINES[deck.program[number]], deck.requires[number])
        return f"{text} {speaker.sentence('scoring-card-held')}" if deck.scoring[number] else text

    def _card_text(self, speaker: Speaker, number: int) -> ColdWarCardText:
        return ColdWarCardText(speaker, self.rules.deck.side[number], self.rules)

    def card_facts(self, speaker: Speaker, number: int) -> str:
        deck = self.rules.deck
        return speaker.sentence(
            "card-facts",
            side=deck.side[number],
            n=deck.ops[number],
            period=deck.period[number],
            starred=int(deck.starred[number]),
            passing=int(number == deck.passing),
            **{"from": self.lender if deck.borrowed[number] else ""},
            reconstructed=int(deck.reconstructed[number]),
            disputed=int(deck.disputed[number]),
            number_reconstructed=int(deck.number_reconstructed[number]),
        )


def _told_influence(speaker: Speaker, notes: list[Note]) -> str:
    """Each country once, with what it comes to."""
    changes: dict[int, int] = {}
    totals: dict[int, tuple[int, int]] = {}
    for _, _, country, _, change, us, ussr in notes:
        changes[country] = changes.get(country, 0) + change
        totals[country] = (us, ussr)
    told = [
        speaker.say(
            "influence-in-country", country=country, change=change, us=totals[country][0], ussr=totals[country][1]
        )
        for country, change in changes.items()
    ]
    side, change = notes[0][3], sum(changes.values())
    return speaker.sentence("note-influence-together", side=side, change=change, countries=", ".join(told))
