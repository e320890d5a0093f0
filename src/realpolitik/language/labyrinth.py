"""The vocabulary of Labyrinth: which message each of its ints stands for."""

from collections.abc import Callable
from typing import Final

from realpolitik.bots.net.things import MANY, PLOT
from realpolitik.games.labyrinth import deck
from realpolitik.games.labyrinth.board import ALIGNMENTS, GOVERNANCES, NAMES, NOWHERE, POSTURES
from realpolitik.games.labyrinth.cards import CARD_DRAWN, CARDS_DRAWN
from realpolitik.games.labyrinth.conditions import CONDITIONS
from realpolitik.games.labyrinth.corrections import PLACES
from realpolitik.games.labyrinth.dice import PURPOSES
from realpolitik.games.labyrinth.game import GAME
from realpolitik.games.labyrinth.markers import MARKERS
from realpolitik.games.labyrinth.selectors import SELECTOR_NAMES
from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, PLAYER, SIDES, US
from realpolitik.games.labyrinth.state import PLOT_VALUE
from realpolitik.games.labyrinth.view import PLOT_NAMES
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.game import View
from realpolitik.kernel.label import label_name
from realpolitik.kernel.program import OUTLINES
from realpolitik.kernel.question import KINDS, Note, Question
from realpolitik.language.cards import AGAIN, join
from realpolitik.language.dealing import DEAL, told_deal
from realpolitik.language.functions import Several
from realpolitik.language.labyrinth_cards import EACH, THERE, LabyrinthCardText
from realpolitik.language.speaker import Speaker, dashed
from realpolitik.language.vocabulary import ALONE, EffectTold, Name, Vocabulary

UNTESTED: Final = "untested"  # a country without a marker
_SIDES: Final = {US: "us", JIHADIST: "jihadist", PLAYER: "player", NOBODY: "nobody"}


def _side(side: int) -> Name:
    if side >= AGAIN:
        return f"side-{_SIDES[side - AGAIN]}-it", {}
    return f"side-{_SIDES[side]}", {}


def _country(country: int) -> Name:
    if country in (THERE, EACH):
        return ("place-there" if country == THERE else "place-each"), {}
    return f"country-{dashed(NAMES[country])}", {}


def _place(place: int) -> Name:
    return ("place-troops-track", {}) if place == NOWHERE else _country(place)


def _set(number: int) -> Name:
    """Every country is a set of its own, under its own number."""
    return _country(number) if number < len(NAMES) else (f"set-{dashed(SELECTOR_NAMES[number])}", {})


NAMES_OF: Final[dict[str, Callable[[int], Name]]] = {
    "ALIGNMENT": lambda alignment: (f"alignment-{ALIGNMENTS[alignment]}", {}),
    "CARD": lambda number: (f"card-{dashed(deck.NAME[number])}", {}),
    "CONDITION": lambda index: (f"condition-{dashed(CONDITIONS.names[index])}", {}),
    "COUNTRY": _country,
    "GOVERNANCE": lambda governance: (f"governance-{dashed(GOVERNANCES[governance] or UNTESTED)}", {}),
    "LABEL": lambda label: (f"label-{dashed(label_name(label))}", {}),
    "MARKER": lambda marker: (f"marker-{dashed(MARKERS[marker])}", {}),
    "PILE": lambda place: (f"value-{PLACES[place]}", {}),
    "PLACE": _place,
    "PLOT": lambda value: (f"plot-{PLOT_NAMES[value]}", {}),
    "PLOT_MARKER": lambda marker: (f"plot-{PLOT_NAMES[PLOT_VALUE[marker]]}", {}),
    "POSTURE": lambda posture: (f"posture-{POSTURES[posture] or UNTESTED}", {}),
    "PURPOSE": lambda purpose: (f"purpose-{dashed(PURPOSES[purpose])}", {}),
    "SET": _set,
    "SIDE": _side,
}


class LabyrinthVocabulary(Vocabulary):
    def __init__(self) -> None:
        super().__init__(GAME.name, (GAME.name, "labyrinth_advice"), NAMES_OF, ("country", "card"))

    def functions(self, speaker: Speaker) -> dict[str, Callable[..., object]]:
        def cards(several: Several) -> str:
            return join(speaker, "list-and", [speaker.title(number) for number in several.numbers])

        return {"CARDS": cards}

    def option(self, speaker: Speaker, question: Question, option: int) -> str:
        kind = KINDS[question.kind]
        if kind.points_at != "plot":
            return super().option(speaker, question, option)
        countries = question.about[len(kind.about) - 1 :]  # of every plot on the map, in order
        country, nth = countries[option], countries[: option + 1].count(countries[option])
        return speaker.say("plot-in-country", country=country, nth=nth if countries.count(country) > 1 else 0)

    def thing(self, speaker: Speaker, kind: str, number: int) -> str:
        if kind != PLOT:
            return super().thing(speaker, kind, number)
        country, nth = divmod(number, MANY)
        return speaker.say("plot-in-country", country=country, nth=nth)

    def correctable(self, speaker: Speaker, correctable: Correctable) -> str:
        names = {"reserves": ("SIDE", SIDES), "marker": ("MARKER", MARKERS), "card": ("CARD", deck.NAME)}
        function, listed = names.get(correctable.kind, ("COUNTRY", NAMES))
        return ", ".join([speaker.name(function, listed.index(name)) for name in correctable.about])

    def correctable_value(self, speaker: Speaker, correctable: Correctable, value: str) -> str:
        if value in NAMES:  # where NATO is
            return speaker.country(NAMES.index(value))
        return super().correctable_value(speaker, correctable, value)

    # -- the log and what lasts ----------------------------------------------------------------------------------------

    def chapter(self, note: Note) -> tuple[object, ...]:
        return DEAL if note[0] in (CARD_DRAWN, CARDS_DRAWN) else ALONE

    def together(self, speaker: Speaker, notes: list[Note]) -> str:
        return told_deal(speaker, notes, CARD_DRAWN)

    def effects(self, speaker: Speaker, view: View) -> list[EffectTold]:
        return [_told(speaker, name) for name in (*view["events"], *view["blocked"])]

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card_text(self, speaker: Speaker, number: int) -> str:
        return LabyrinthCardText(speaker, number).text(OUTLINES[deck.PROGRAM[number]], deck.REQUIRES[number])

    def card_facts(self, speaker: Speaker, number: int) -> str:
        return speaker.sentence(
            "card-facts",
            side=deck.SIDE[number],
            n=deck.OPS[number],
            automatic=int(number == deck.US_ELECTION),
            removed=deck.REMOVED[number],
            marked=int(deck.MARKED[number]),
            lapsing=int(deck.LAPSING[number]),
            disputed=int(deck.DISPUTED[number]),
        )


def _told(speaker: Speaker, name: str) -> EffectTold:
    """An event that lasts, by the name of its marker."""
    message = f"marker-{dashed(name)}"
    text = speaker.sentence(f"{message}.text") + speaker.say("full-stop")
    return EffectTold(name, speaker.say(message), text)


VOCABULARY: Final = LabyrinthVocabulary()
