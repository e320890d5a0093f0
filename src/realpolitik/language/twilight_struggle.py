"""The vocabulary of Twilight Struggle: which message each of its ints stands for."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from realpolitik.games.cold_war.bidding import BIDS_A_SIDE
from realpolitik.games.cold_war.board import NOBODY, OPPONENT, PLAYER, US, USSR
from realpolitik.games.cold_war.board import SIDES as SIDE_NAMES
from realpolitik.games.cold_war.cards import CARD_DRAWN, CARDS_DRAWN
from realpolitik.games.cold_war.corrections import PLACES
from realpolitik.games.cold_war.deck import EARLY, LATE, MID
from realpolitik.games.cold_war.dice import PURPOSES
from realpolitik.games.cold_war.event import AMOUNT_NAMES, CONDITION_NAMES, FIRST_AMOUNT, MUST_DISCARD, WINNER
from realpolitik.games.cold_war.influence import EMPTY
from realpolitik.games.cold_war.labels import label_name
from realpolitik.games.cold_war.scoring import CONTROL, DOMINATION, PRESENCE, STANDINGS
from realpolitik.games.cold_war.state import INFLUENCE_CHANGED
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.twilight_struggle.countries import BOARD, REGIONS, SETS
from realpolitik.games.twilight_struggle.deck import CHERNOBYL as CHERNOBYL_CARD
from realpolitik.games.twilight_struggle.deck import CHINA_CARD, DECK, NAME, OPS, PERIOD, RECONSTRUCTED, SIDE, STARRED
from realpolitik.games.twilight_struggle.effects import CHERNOBYL, EFFECTS
from realpolitik.games.twilight_struggle.game import GAME
from realpolitik.kernel.figure import Figure
from realpolitik.kernel.game import View
from realpolitik.kernel.program import OUTLINES
from realpolitik.kernel.question import NOTES, Note
from realpolitik.language.cards import AGAIN, Arguments, Teller, join
from realpolitik.language.speaker import EffectTold, Name, Several, Speaker, Told, Vocabulary, dashed

_SIDES: Final = {
    US: "us",
    USSR: "ussr",
    PLAYER: "player",
    OPPONENT: "opponent",
    WINNER: "winner",
    NOBODY: "nobody",
    EMPTY: "nobody",
}
_PERIODS: Final = {EARLY: "early", MID: "mid", LATE: "late"}


def _side(side: int) -> Name:
    if side >= AGAIN:
        return f"side-{_SIDES[side - AGAIN]}-it", {}
    return f"side-{_SIDES[side]}", {}


def _country(country: int) -> Name:
    return f"country-{dashed(BOARD.names[country])}", {}


def _set(number: int) -> Name:
    """Every country is a set of its own, under its own number."""
    if number < len(BOARD.names):
        return _country(number)
    return f"set-{dashed(SETS[number].name)}", {}


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


def _score(vp: int) -> Name:
    """Where the marker of victory points stands."""
    if vp == 0:
        return "score-even", {}
    return ("score-us" if vp > 0 else "score-ussr"), {"n": abs(vp)}


def _bid(option: int) -> Name:
    side, n = divmod(option, BIDS_A_SIDE)
    return "bid", {"side": side, "n": n}


NAMES: Final[dict[str, Callable[[int], Name]]] = {
    "AMOUNT": _amount,
    "BID": _bid,
    "BOX": lambda box: (f"box-{box}", {}),
    "CARD": lambda number: (f"card-{dashed(NAME[number])}", {}),
    "CONDITION": lambda index: (f"condition-{dashed(CONDITION_NAMES[index])}", {}),
    "COUNTRY": _country,
    "EFFECT": _effect,
    "ENEMY": lambda side: _side(other(side)),
    "LABEL": lambda label: (f"label-{dashed(label_name(label))}", {}),
    "PERIOD": lambda period: (f"period-{_PERIODS[period]}", {}),
    "PLACE": lambda place: (f"value-{PLACES[place]}", {}),
    "PURPOSE": lambda purpose: (f"purpose-{dashed(PURPOSES[purpose])}", {}),
    "SCORE": _score,
    "SEAT": lambda seat: ("seat", {"n": seat + 1}),
    "SET": _set,
    "SIDE": _side,
    "STANDING": lambda standing: (f"standing-{STANDINGS[standing]}", {}),
}


class TwilightStruggleVocabulary(Vocabulary):
    def __init__(self) -> None:
        super().__init__(GAME.name, ("cold_war", "twilight_struggle"), NAMES, ("country", "set", "card"))

    def functions(self, speaker: Speaker) -> dict[str, Callable[..., object]]:
        def cards(several: Several) -> str:
            return join(speaker, "list-and", [speaker.card(number) for number in several.numbers])

        def penalty(number: int) -> str:
            """What a card does to a side that does not discard for it."""
            lines = OUTLINES[DECK.program[int(number)]]
            return _teller(speaker, int(number)).penalty(next(line for line in lines if line.step[0] == MUST_DISCARD))

        def lasting(effect: int, value: int, before: int) -> str:
            """A lasting effect that begins or ends, by the value that says where it is."""
            return speaker.effect(int(effect), int(value) or int(before))

        return {"CARDS": cards, "LASTING": lasting, "PENALTY": penalty}

    def tell(self, speaker: Speaker, notes: Sequence[tuple[int, Note]]) -> list[Told]:
        """A deal is told in one line, and so is influence that a side gains, or loses, in one go."""
        lines: list[Told] = []
        for chapter, run in groupby(notes, lambda entry: _chapter(entry[1])):
            together = list(run)
            if chapter == NO_CHAPTER or len(together) == 1:
                lines.extend([speaker.told(at, note) for at, note in together])
                continue
            at, last = together[-1]
            tell = _told_deal if chapter == DEAL else _told_influence
            text = tell(speaker, [note for _, note in together])
            lines.append(Told(at, NOTES[last[0]].name, text, NOTES[last[0]].rule, len(together)))
        return lines

    def effects(self, speaker: Speaker, view: View) -> list[EffectTold]:
        return [_told_effect(speaker, name, value) for name, value in view["effects"].items()]

    def figure(self, speaker: Speaker, figure: Figure) -> str:
        if figure.kind == "effect":
            index = EFFECTS.index(figure.about[0])
            return speaker.effect(index) if index != CHERNOBYL else speaker.card(CHERNOBYL_CARD)
        if figure.kind == "card":
            return speaker.card(NAME.index(figure.about[0]))
        sides = [speaker.side(SIDE_NAMES.index(side)) for side in figure.about[:1]]
        countries = [speaker.country(BOARD.country(name)) for name in figure.about[1:]]
        return ", ".join([*countries, *sides])

    def figure_value(self, speaker: Speaker, figure: Figure, value: str) -> str:
        if figure.kind == "vp":
            return speaker.name("SCORE", int(value))
        if figure.kind == "space":
            return f"{value} {speaker.name('BOX', int(value))}"
        regions = {SETS[where].name: where for where in REGIONS}
        return speaker.set(regions[value]) if value in regions else super().figure_value(speaker, figure, value)

    def card_text(self, speaker: Speaker, number: int) -> str:
        if DECK.program[number] < 0:  # the China Card has no event
            return speaker.sentence("china-card-text")
        return _teller(speaker, number).text(OUTLINES[DECK.program[number]], DECK.requires[number])

    def card_facts(self, speaker: Speaker, number: int) -> str:
        return speaker.sentence(
            "card-facts",
            side=SIDE[number],
            n=OPS[number],
            period=PERIOD[number],
            starred=int(STARRED[number]),
            china=int(number == CHINA_CARD),
            reconstructed=int(RECONSTRUCTED[number]),
        )


NO_CHAPTER: Final = ()
DEAL: Final = ("deal",)


def _chapter(note: Note) -> tuple[object, ...]:
    """What notes in a row must have in common to be told in one line."""
    if note[0] in (CARD_DRAWN, CARDS_DRAWN):
        return DEAL
    if note[0] == INFLUENCE_CHANGED:
        _, _, _, side, change, *_ = note
        return (side, change > 0)
    return NO_CHAPTER


def _told_deal(speaker: Speaker, notes: list[Note]) -> str:
    """The cards of whoever reads this by name; of the others how many."""
    drawn = [note for note in notes if note[0] == CARD_DRAWN]
    own = {side: [card for _, _, whose, card in drawn if whose == side] for _, _, side, _ in drawn}
    told = [speaker.sentence("note-drawn-together", side=side, cards=Several(cards)) for side, cards in own.items()]
    told.extend([speaker.note(note) for note in notes if note[0] == CARDS_DRAWN and note[2] not in own])
    return " ".join(told)


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


def _told_effect(speaker: Speaker, name: str, value: int | str) -> EffectTold:
    """The view knows the region that an effect is on by its name."""
    number = value if isinstance(value, int) else next(n for n, s in enumerate(SETS) if s.name == value)
    index = EFFECTS.index(name)
    return EffectTold(name, speaker.effect(index, number), speaker.effect_text(index, number))


def _teller(speaker: Speaker, number: int) -> Teller:
    return Teller(speaker, SIDE[number], _facts)


def _facts(verb: str, arguments: Arguments) -> Arguments:
    """What is said of a step that is not among its operands."""
    if verb == "score":
        worth = REGIONS[arguments["set"]].worth
        return {"presence": worth[PRESENCE], "domination": worth[DOMINATION], "control": worth[CONTROL]}
    return {}


VOCABULARY: Final = TwilightStruggleVocabulary()
