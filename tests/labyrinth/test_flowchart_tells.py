"""9.4: what the log of a solitaire game tells of the flowchart is true, in many games, at the moment it is told."""

from collections import Counter
from random import Random
from typing import cast

import pytest
from labyrinth.claims import (
    CLAIMS,
    CLAIMS_AFTER,
    FITTING,
    LEFT_OVER,
    PRIORITIES,
    SKIPPED,
    narrowings,
    travel_out_of_reach,
    unmet,
)

import realpolitik
from realpolitik.games.labyrinth.board import COUNTRIES, FAIR, IRAN, MUSLIM_COUNTRIES, POOR
from realpolitik.games.labyrinth.deck import OPS
from realpolitik.games.labyrinth.lines import LINES
from realpolitik.games.labyrinth.markers import ABU_SAYYAF, BIOMETRICS, GTMO
from realpolitik.games.labyrinth.options import IDEOLOGIES
from realpolitik.games.labyrinth.state import CELLS, Labyrinth, with_value
from realpolitik.kernel.procedure import PROCEDURES
from realpolitik.kernel.question import NOTES
from realpolitik.kernel.running import answer
from realpolitik.kernel.state import Frame

GAME = realpolitik.game("labyrinth")
FLOWCHART = "flowchart_"
GAMES = 25  # a batch
BATCHES = 8

Told = tuple[str, list[int]]  # the name of a note and what it tells


class Witness:
    """Plays one game, a step of the rules at a time, and holds every note against the position before and after it."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        options = {"solitaire": True, "ideology": IDEOLOGIES[seed % len(IDEOLOGIES)]}
        scenario = list(GAME.scenarios)[seed % len(GAME.scenarios)]
        self.s = cast(Labyrinth, GAME.start(GAME.setup(scenario, options)))
        self.s.noting = True
        self.heard: Counter[str] = Counter()
        self.owed = 0  # points that a line has left for radicalization
        self.journeys: list[tuple[int, int]] = []  # that were announced and are still to be made
        self.arriving = False  # whether a roll has just told of a journey that succeeds
        self.struck = -1  # where the last plot was carried out in this action phase
        self.last: Told = ("", [])  # the note before
        self.drawn_from: list[int] = []  # the options of a step, where it asked for a choice

    def play(self) -> None:
        while self.s.stack and not self.s.over:
            self._step()

    def _step(self) -> None:
        f = self.s.stack[-1]
        before, frame = cast(Labyrinth, self.s.clone()), f[:]
        asked = PROCEDURES[f[0]].ask(self.s, f)
        self.drawn_from = asked.options if asked is not None else []
        if asked is not None:
            answer(self.s, self.random.choice(asked.options), asked.seat)
        notes: list[Told] = [(NOTES[kind].name, list(told)) for kind, _, *told in self.s.notes]
        self.s.notes.clear()
        self._decided(before, frame, notes)
        for name, told in notes:
            self._hear(before, frame, name, told)
            self.last = (name, told)

    def _stir(self) -> None:
        """More Aid, sieges and measures on the board than random play brings, and now and then fewer cells: so they
        decide something."""
        s, random = self.s, self.random
        for c in MUSLIM_COUNTRIES:
            if s.governance[c] in (FAIR, POOR):
                s.aid = with_value(s.aid, c, int(random.random() < 0.1))
                s.besieged = with_value(s.besieged, c, int(random.random() < 0.1))
        for marker in (BIOMETRICS, GTMO, ABU_SAYYAF):
            s.markers = with_value(s.markers, marker, int(random.random() < 0.1))
        if s.markers[GTMO] and random.random() < 0.3:  # hardly anybody is left
            s.sleepers, s.active, s.cell_track = [0] * COUNTRIES, [0] * COUNTRIES, CELLS - 1
            s.active[random.choice([c for c in MUSLIM_COUNTRIES if s.governance[c] == POOR] or [IRAN])] = 1

    # -- decisions between countries (9.4.2, 9.5) ----------------------------------------------------------------------

    def _decided(self, s: Labyrinth, f: Frame, notes: list[Told]) -> None:
        """Those that a line fits are told apart by just the priorities that are told after it, and by chance."""
        lines = [(name.removeprefix(FLOWCHART), told) for name, told in notes if name.startswith(FLOWCHART)]
        for at, (line, told) in enumerate(lines):
            if line in FITTING:
                self._narrowed(s, f, line, told[0], lines[at + 1 :])
        if lines and lines[0][0] == "random_country":
            chosen, n = lines[0][1]
            assert chosen in self.drawn_from
            assert n == len(self.drawn_from) > 1

    def _narrowed(self, s: Labyrinth, f: Frame, line: str, chosen: int, after: list[Told]) -> None:
        expected, countries = narrowings(s, f, line)
        assert chosen in countries
        told = [(name, told) for name, told in after if name in PRIORITIES]
        assert told == [(name, [chosen, n, left]) for name, n, left in expected]
        drawn = [told for name, told in after if name == "random_country"]
        assert drawn == ([[chosen, len(countries)]] if len(countries) > 1 else [])

    # -- single claims -------------------------------------------------------------------------------------------------

    def _hear(self, s: Labyrinth, f: Frame, name: str, told: list[int]) -> None:
        self._hear_of_play(s, name, told)
        if not name.startswith(FLOWCHART):
            return
        line = name.removeprefix(FLOWCHART)
        self.heard[line] += 1
        if line in CLAIMS:
            assert CLAIMS[line](s, f, *told), (line, told)
        elif line in CLAIMS_AFTER:
            assert CLAIMS_AFTER[line](self.s, *told), (line, told)
        elif line in LEFT_OVER:
            assert LEFT_OVER[line](s, f, *told), (line, told)
            self.owed += told[0]
        elif line in SKIPPED:
            assert SKIPPED[line](s, *told), (line, told)
            self.owed += OPS[told[0]]
        elif line == "travel_out_of_reach":
            assert travel_out_of_reach(s, *told), told
            self.owed += 1
        else:
            assert line in FITTING or line in PRIORITIES or line == "random_country", line
        if line == "journey":
            self.journeys.append((told[0], told[1]))
        elif line == "journey_within":
            self.journeys.append((told[0], told[0]))

    def _hear_of_play(self, s: Labyrinth, name: str, told: list[int]) -> None:
        if name == "radicalization":
            assert told == [self.owed], "the points that were said to be left"
            self.owed = 0
        elif name == "event_cannot_occur":
            assert unmet(self.s, *told, side=s.phase), told
        elif name == "card_turned":
            assert (self.owed, self.journeys) == (0, [])
        elif name == "travel_rolled":
            assert (told[0], told[1]) == self.journeys.pop(0)
            self.arriving = told[2] <= told[3]
        elif name in ("cell_moved", "cell_hides", "cell_stays"):
            self._travelled(s, name, told[0], told[1] if name == "cell_moved" else told[0])
        elif name == "phase_begins":
            self.struck = -1
            self._stir()
        elif name == "plot_resolved":
            self.struck = told[0]
        elif name in ("posture_rolled", "us_posture_rolled") and self.struck >= 0:
            self._rolled_after_a_plot(name, told)

    def _travelled(self, s: Labyrinth, name: str, c: int, to: int) -> None:
        if self.arriving:
            self.arriving = False
        else:
            assert (c, to) == self.journeys.pop(0), "as announced"
        assert (name == "cell_moved") == (c != to)
        assert c != to or (name == "cell_hides") == (s.active[c] > 0)

    def _rolled_after_a_plot(self, name: str, told: list[int]) -> None:
        """8.5.6: the line before says what the roll is for."""
        if name == "us_posture_rolled":
            assert self.last[0] == "us_in_question"
        else:
            own = ("posture_in_question", [self.struck]) if told[0] == self.struck else None
            assert self.last in (own, ("posture_in_question_too", [told[0], self.struck]))


def test_9_4_every_line_is_held_to_something() -> None:
    held = {
        *CLAIMS,
        *CLAIMS_AFTER,
        *FITTING,
        *LEFT_OVER,
        *PRIORITIES,
        *SKIPPED,
        "random_country",
        "travel_out_of_reach",
    }
    assert {NOTES[line].name for line in LINES} == {FLOWCHART + line for line in held}


@pytest.mark.parametrize("batch", range(BATCHES))
def test_9_4_what_is_told_is_true(batch: int) -> None:
    """Every radicalization with its reason, every condition, priority and journey; most lines in every batch."""
    heard: Counter[str] = Counter()
    for seed in range(batch, GAMES * BATCHES, BATCHES):
        witness = Witness(seed)
        witness.play()
        heard += witness.heard
    assert len(heard) > len(LINES) * 3 // 4
