"""Verbs that move markers on the tracks, put lasting ones in play and draw cards."""

from typing import Final

from realpolitik.games.labyrinth.cards import draw
from realpolitik.games.labyrinth.markers import OVERRULED
from realpolitik.games.labyrinth.state import Labyrinth, with_value
from realpolitik.games.labyrinth.tracks import (
    change_funding,
    change_prestige,
    roll_prestige,
    roll_us_posture,
    set_funding,
)
from realpolitik.kernel.event import OfSide
from realpolitik.kernel.program import Step, Verb, verb
from realpolitik.kernel.question import note_kind
from realpolitik.kernel.state import Frame, note

MARKER_PLACED: Final = note_kind("marker_placed", "6.2.7", "marker")
MARKER_REMOVED: Final = note_kind("marker_removed", "6.2.8", "marker")


class Marking(Verb[Labyrinth]):
    """Put a marker in play, or take it out. What the new one overrules is over (6.2.3)."""

    MARKER: Final = 1
    PLACED: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        marker = step[self.MARKER]
        if step[self.PLACED]:
            s.markers = with_value(s.markers, marker, 1)
            note(s, MARKER_PLACED, marker)
            for overruled in OVERRULED.get(marker, ()):
                self._remove(s, overruled)
        else:
            self._remove(s, marker)

    def _remove(self, s: Labyrinth, marker: int) -> None:
        if s.markers[marker]:
            s.markers = with_value(s.markers, marker, 0)
            note(s, MARKER_REMOVED, marker)


MARK: Final = verb("mark", Marking())


class Prestige(Verb[Labyrinth]):
    CHANGE: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        change_prestige(s, step[self.CHANGE])


PRESTIGE_VERB: Final = verb("prestige", Prestige())


class RollingPrestige(Verb[Labyrinth]):
    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        roll_prestige(s)


ROLL_PRESTIGE_VERB: Final = verb("roll_prestige", RollingPrestige())


class RollingUsPosture(Verb[Labyrinth]):
    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        roll_us_posture(s)


ROLL_US_POSTURE_VERB: Final = verb("roll_us_posture", RollingUsPosture())


class Funding(Verb[Labyrinth]):
    CHANGE: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        change_funding(s, step[self.CHANGE])


FUNDING_VERB: Final = verb("funding", Funding())


class SettingFunding(Verb[Labyrinth]):
    FUNDING: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        set_funding(s, step[self.FUNDING])


SET_FUNDING: Final = verb("set_funding", SettingFunding())


class GovernanceFunding(Verb[Labyrinth]):
    """Funding rises by the governance number of a country (Wahhabism)."""

    COUNTRY: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        change_funding(s, s.governance[step[self.COUNTRY]])


GOVERNANCE_FUNDING: Final = verb("governance_funding", GovernanceFunding())


class Drawing(OfSide[Labyrinth]):
    N: Final = 2

    def act(self, s: Labyrinth, f: Frame, step: Step, side: int) -> None:
        draw(s, side, step[self.N])


DRAW_VERB: Final = verb("draw", Drawing())
