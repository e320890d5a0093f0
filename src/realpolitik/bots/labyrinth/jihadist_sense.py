"""What operations of the Jihadists promise (8.0), by their odds: for each target what it is worth to try."""

from math import comb
from typing import Final

from realpolitik.bots.labyrinth.ground import ACTIVE, SLEEPER, at
from realpolitik.bots.labyrinth.judgement import value
from realpolitik.bots.labyrinth.lasting_worth import WMD_READY
from realpolitik.bots.labyrinth.plot_danger import UNBLOCKED, danger
from realpolitik.games.labyrinth.board import COUNTRIES, HAS_POSTURE
from realpolitik.games.labyrinth.jihad import jihad_targets, may_be_major, resolve_jihad
from realpolitik.games.labyrinth.pieces import kinds_of_cells, remove_cell
from realpolitik.games.labyrinth.plot import plot_targets
from realpolitik.games.labyrinth.plot_markers import is_within, limit_of, one_of_each
from realpolitik.games.labyrinth.recruit import cells_to_recruit, recruit_targets, recruits
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import PLOT_VALUE, WMD, Labyrinth, cells, is_untested
from realpolitik.games.labyrinth.travel import Travel, destination_forbidden, travel_needed, travellers
from realpolitik.games.labyrinth.values import AUTOMATIC, recruit_needed, roll_needed

WAKING: Final = SLEEPER - ACTIVE  # what a sleeper that becomes active costs
UNTESTED_ODDS: Final = 2.7 / 6  # a roll in a country that most probably turns out Poor
NEXT_PLOTS: Final = 0.6  # the share of what a second plot in the same country brings: one can be blocked


class JihadistSense:
    """What operations promise in one position. What was worked out is remembered, so the position must not change."""

    def __init__(self, s: Labyrinth) -> None:
        self.s = s
        self._jihads: dict[tuple[int, int, bool], float] = {}

    # -- Recruit (8.2) -------------------------------------------------------------------------------------------------

    def recruiting(self, flags: int, declared: tuple[int, ...] = ()) -> dict[int, float]:
        """What one more roll promises in each country."""
        s = self.s
        if len(declared) >= cells_to_recruit(s, flags):
            return dict.fromkeys(recruit_targets(s, flags), 0.0)
        return {c: self._recruits(c, declared.count(c)) for c in recruit_targets(s, flags)}

    def _recruits(self, c: int, before: int) -> float:
        needed = recruit_needed(self.s, c)
        chance = 1.0 if needed == AUTOMATIC else needed / 6
        return chance * self.arrival(c, recruits(self.s), round(chance * before))

    def arrival(self, c: int, n: int = 1, others: int = 0) -> float:
        """What more sleeping cells in a country are worth, where some others have come before them."""
        s = self.s
        s.sleepers[c] += others
        earlier = at(s, c)
        s.sleepers[c] += n
        gain = earlier - at(s, c)
        s.sleepers[c] -= n + others
        return gain

    # -- Travel (8.3) --------------------------------------------------------------------------------------------------

    def journeys(self, flags: int, paths: list[int]) -> dict[tuple[int, int], float]:
        """What it promises that one more cell goes from one country to another, after those that are on their way."""
        s = self.s
        self._go(paths, 1)
        leaving = {c: self._departure(c) for c in range(COUNTRIES) if travellers(s, c) > 0}
        arriving = {c: self.arrival(c) for c in range(COUNTRIES)}
        found: dict[tuple[int, int], float] = {}
        for c, loss in leaving.items():
            for to, gain in arriving.items():
                if to == c:
                    found[c, to] = WAKING if s.active[c] > 0 else -WAKING
                elif not destination_forbidden(s, c, to, flags):
                    found[c, to] = self._chance(c, to, flags) * gain - loss
        self._go(paths, -1)
        return found

    def _go(self, paths: list[int], by: int) -> None:
        """Cells that are on their way are thought to have arrived; and back again."""
        s = self.s
        for c, to in zip(paths[::2], paths[1::2], strict=True):
            s.sleepers[c] -= by
            s.sleepers[to] += by

    def _departure(self, c: int) -> float:
        """What is lost where a cell leaves, an active one first."""
        s = self.s
        pieces = s.active if s.active[c] else s.sleepers
        earlier = at(s, c)
        pieces[c] -= 1
        loss = at(s, c) - earlier
        pieces[c] += 1
        return loss

    def _chance(self, c: int, to: int, flags: int) -> float:
        needed = travel_needed(self.s, c, to, flags)
        if needed == AUTOMATIC:
            return 1.0
        return UNTESTED_ODDS if is_untested(self.s, to) and not HAS_POSTURE[to] else needed / 6

    def going(self, flags: int, paths: list[int], start: int) -> dict[int, float]:
        """What the options of the journey under way promise: whence, or from `start` where to."""
        found: dict[int, float] = {}
        for (c, to), gain in self.journeys(flags, paths).items():
            if start < 0:
                found[c] = max(gain, found.get(c, gain))
            elif c == start:
                found[to] = gain
        return found

    def travelling(self) -> dict[int, float]:
        f = self.s.stack[-1]
        return self.going(f[Travel.FLAGS], f[Travel.PATHS_ON :], f[Travel.START])

    # -- Jihad (8.4) ---------------------------------------------------------------------------------------------------

    def jihads(self, rolls: int, declared: tuple[int, ...] = ()) -> dict[int, float]:
        """What more rolls promise in each country, as many of those left as are best there."""
        found = {}
        for c in jihad_targets(self.s):
            already = declared.count(c)
            most = min(rolls, cells(self.s, c) - already)
            if most > 0:
                gains = [self.jihad(c, already + n) for n in range(1, most + 1)]
                found[c] = max(gains) - self.jihad(c, already)
        return found

    def jihad(self, c: int, rolls: int) -> float:
        """What so many rolls promise in a country, of the kind that is better there."""
        if may_be_major(self.s, c):
            return max(self.struggle(c, rolls, major=True), self.struggle(c, rolls, major=False))
        return self.struggle(c, rolls, major=False)

    def struggle(self, c: int, rolls: int, major: bool) -> float:
        if rolls == 0:
            return 0.0
        key = (c, rolls, major)
        if key not in self._jihads:
            self._jihads[key] = self._struggled(c, rolls, major)
        return self._jihads[key]

    def _struggled(self, c: int, rolls: int, major: bool) -> float:
        """8.4.1–8.4.4, averaged over the successes there may be."""
        s = self.s
        chance = roll_needed(s, c) / 6
        total = -value(s, JIHADIST)
        for successes in range(rolls + 1):
            then = s.clone()
            waking = then.sleepers[c] if major else max(0, rolls - then.active[c])
            then.sleepers[c] -= waking
            then.active[c] += waking
            for _ in range(resolve_jihad(then, c, rolls, successes, major)):
                remove_cell(then, c, kinds_of_cells(then, c)[0], cadre=False)
            share = comb(rolls, successes) * chance**successes * (1 - chance) ** (rolls - successes)
            total += share * value(then, JIHADIST)
        return total

    # -- Plot (8.5) ----------------------------------------------------------------------------------------------------

    def plots(self, ops: int, declared: tuple[int, ...] = ()) -> dict[int, float]:
        """What one more roll promises in each country."""
        s = self.s
        limit = limit_of(ops)
        found = {}
        for c in plot_targets(s):
            already = declared.count(c)
            if cells(s, c) > already:
                best = max(self.markers(c, limit).values(), default=0.0)
                awake = s.active[c] + (1 if s.sadr == c else 0) > already
                found[c] = roll_needed(s, c) / 6 * best * NEXT_PLOTS**already - (0.0 if awake else WAKING)
        return found

    def markers(self, c: int, limit: int) -> dict[int, float]:
        """What each of the available plots is worth in a country; a WMD can be used only once (8.5.5)."""
        found = {}
        for marker in one_of_each([marker for marker in self.s.available if is_within(marker, limit)]):
            strength = PLOT_VALUE[marker]
            found[marker] = UNBLOCKED * danger(self.s, c, strength) - (WMD_READY if strength == WMD else 0.0)
        return found
