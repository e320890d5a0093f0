"""What Labyrinth has to say."""

from collections.abc import Iterator
from typing import ClassVar

from language.spoken import Words

from realpolitik.games.labyrinth import deck
from realpolitik.games.labyrinth.board import ALIGNMENTS, COUNTRIES, GOVERNANCES, NAMES, NOWHERE, POSTURES
from realpolitik.games.labyrinth.cards import CARD_DRAWN, HAND_SHOWN
from realpolitik.games.labyrinth.conditions import CONDITIONS, ROLL_SUCCEEDED, US_PLAYS
from realpolitik.games.labyrinth.corrections import PLACES
from realpolitik.games.labyrinth.dice import PURPOSES
from realpolitik.games.labyrinth.labels import NO, YES
from realpolitik.games.labyrinth.markers import LEAKS, MARKERS
from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, PLAYER, US
from realpolitik.games.labyrinth.state import PLOT_MARKERS
from realpolitik.games.labyrinth.verbs_branching import WHEN
from realpolitik.games.labyrinth.view import OWN_LABELS, PLOT_NAMES
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.question import EVERYBODY, KINDS, Question
from realpolitik.language.cards import AGAIN
from realpolitik.language.labyrinth_cards import EACH, THERE
from realpolitik.language.speaker import Speaker

NAME = "labyrinth"
PLACE_FORMS = ("country", "place")
TOLD_OTHERWISE = {US_PLAYS, ROLL_SUCCEEDED}  # conditions that card texts put in other words


class LabyrinthWords(Words):
    inflected: ClassVar = {
        "ALIGNMENT": ("alignment",),
        "CARD": ("card",),
        "COUNTRY": PLACE_FORMS,
        "GOVERNANCE": ("governance",),
        "PLACE": PLACE_FORMS,
        "PLOT": ("plot",),
        "POSTURE": ("posture",),
        "SIDE": ("side",),
    }
    unnamed: ClassVar = {"SET"}
    derived: ClassVar = {"yes", "no", "first", "second"}
    fixed: ClassVar = {
        "card-automatic",
        "card-facts",
        "card-requires",
        "plot-in-country",
        *[f"type-{kind}" for kind in ("sunni", "shia-mix", "non-muslim", "iran")],
    }
    short = ("algeria-tunisia", "indonesia-malaysia", "kenya-tanzania", "united-kingdom")
    special: ClassVar = {
        ("note-corrected-nato", "country"): [NOWHERE],
        ("note-corrected-posture", "posture"): [0],
        ("note-corrected-status", "alignment"): [0],
        ("note-governance-changed", "governance_before"): [0],
        ("note-troops-moved", "to"): [NOWHERE],
        ("question-how-many-troops", "to"): [NOWHERE],
    }
    phases = ("setup", "jihadist", "us", "plots", "end")

    def __init__(self) -> None:
        super().__init__(NAME, deck.PROGRAM, deck.REQUIRES)
        values = {name for it in self.correctables for name in (it.value, *it.choices)}
        self.values = {f"value-{name}" for name in values if not name.isdigit() and name not in NAMES}

    def needed(self) -> set[str]:
        return super().needed() | self.values

    def all_numbers(self) -> dict[str, list[int]]:
        turned_on = {step[WHEN.CONDITION] for step in self.steps if step[0] == WHEN.number} - TOLD_OTHERWISE
        countries = list(range(COUNTRIES))
        sides = [US, JIHADIST, PLAYER]
        return {
            "ALIGNMENT": list(range(1, len(ALIGNMENTS))),
            "CARD": list(range(1, deck.CARDS + 1)),
            "CONDITION": sorted({*self.required, *turned_on}),
            "COUNTRY": [*countries, THERE, EACH],
            "GOVERNANCE": list(range(len(GOVERNANCES))),
            "LABEL": [n for n in LABELS if n in OWN_LABELS and n not in (YES, NO)],
            "MARKER": list(range(len(MARKERS))),
            "PILE": list(range(len(PLACES))),
            "PLACE": [NOWHERE, *countries],
            "PLOT": list(range(1, len(PLOT_NAMES))),
            "PLOT_MARKER": list(range(1, PLOT_MARKERS + 1)),
            "POSTURE": list(range(len(POSTURES))),
            "PURPOSE": list(range(len(PURPOSES))),
            "SET": sorted(self.operands("among")),
            "SIDE": [*sides, NOBODY, *(side + AGAIN for side in sides)],
        }

    def all_samples(self) -> dict[str, list[int]]:
        numbers, countries = self.numbers, list(range(COUNTRIES))
        things = ("alignment", "card", "label", "marker", "plot", "purpose")
        return {
            **{thing: numbers[thing.upper()] for thing in things},
            "*cards": numbers["CARD"],
            "*plots": countries,
            "change": [-3, -1, 1, 2],
            "condition": self.required,
            "country": countries,
            "die": [1, 6],
            "from": numbers["PLACE"],
            "governance": numbers["GOVERNANCE"][1:],
            "governance_before": numbers["GOVERNANCE"][1:],
            "modifier": [-2, 0, 1],
            "penalty": [0, 1],
            "phase_card": [1, 2],
            "place": numbers["PILE"],
            "place_before": numbers["PILE"],
            "posture": numbers["POSTURE"][1:],
            "side": [US, JIHADIST],
            "to": countries,
            "total": [-1, 3, 4, 5, 8],
            "who": [US, JIHADIST],
        }

    # -- saying it -----------------------------------------------------------------------------------------------------

    def told_besides(self, speaker: Speaker) -> Iterator[str]:
        for side in (US, JIHADIST):
            drawn = [(0, (CARD_DRAWN, side, side, 4)), (1, (CARD_DRAWN, side, side, 5))]
            yield from [line.text for line in speaker.tell(drawn)]
            yield speaker.note((HAND_SHOWN, EVERYBODY, side))
        leaked = [MARKERS[marker] for marker in LEAKS.values()]
        events = [name for name in MARKERS if name not in leaked]
        for told in speaker.effects({"events": events, "blocked": leaked}):
            yield from (told.title, told.text)
        for kind in self.fixed - {"card-automatic", "card-facts", "card-requires", "plot-in-country"}:
            yield speaker.say(kind)
        for number, kind in enumerate(KINDS):
            if kind.name == "which_plot_blocked":
                asked = Question(0, number, [0, 1, 2], (2, 2, NAMES.index("france")))
                yield from [speaker.option(asked, option) for option in asked.options]


NAMED = (("condition", [name for i, name in enumerate(CONDITIONS.names) if i not in TOLD_OTHERWISE]),)
