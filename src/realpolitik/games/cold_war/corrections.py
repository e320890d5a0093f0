"""Setting the board right at a real table: influence, tracks, lasting effects, the places of cards.

A correction is one int, `(kind * 256 + thing) * 256 + value`, and has it for good: recorded games hold such numbers.
The family has the kinds up to 63; a game takes any of its own from there on.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.cold_war.board import DEFCON_LEAST, NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.effects import CENTCOM, EFFECTS, MISSILE_ENVY_DUE
from realpolitik.games.cold_war.influence import reach_anew
from realpolitik.games.cold_war.space import SPACE as SPACE_ATTEMPT
from realpolitik.games.cold_war.space import WITHOUT_ROLL, SpaceAttempt
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import DEFCON_MOST, MILITARY_MOST
from realpolitik.kernel.correction import Correctable, check_correction, numbers, parts
from realpolitik.kernel.dealt import CARD, DRAW_PILE
from realpolitik.kernel.question import note_kind
from realpolitik.kernel.state import note

# kinds, of which `kernel/dealt.py` has some more; where there are two, one a side, the second follows the first
INFLUENCE: Final = 1
VP: Final = 3
DEFCON: Final = 4
MILITARY: Final = 5
SPACE: Final = 7
EFFECT: Final = 10
PASSING: Final = 32  # its value is the holder twice, and one more if the card is face up

INFLUENCE_MOST: Final = 20
ATTEMPTS: Final = (SPACE_ATTEMPT.number, WITHOUT_ROLL.number)  # frames in which a side is about to advance in space

# where a card may be put
DISCARDS: Final = 1
REMOVED: Final = 2
HAND: Final = 3  # of the US; next to it that of the USSR
PLACES: Final = ("deck", "discard", "removed", "us", "ussr")

CORRECTED_INFLUENCE: Final = note_kind("corrected_influence", "", "country", "us", "ussr", "us_before", "ussr_before")
CORRECTED_VP: Final = note_kind("corrected_vp", "", "vp", "vp_before")
CORRECTED_DEFCON: Final = note_kind("corrected_defcon", "", "defcon", "before")
CORRECTED_MILITARY: Final = note_kind("corrected_military", "", "side", "n", "before")
CORRECTED_SPACE: Final = note_kind("corrected_space", "", "side", "box", "box_before")
CORRECTED_CARD: Final = note_kind("corrected_card", "", "card", "place", "place_before")
CORRECTED_PASSING: Final = note_kind("corrected_passing", "", "card", "side", "up", "side_before", "up_before")
CORRECTED_EFFECT: Final = note_kind("corrected_effect", "", "effect", "value", "value_before")


@mypyc_attr(allow_interpreted_subclasses=True)
class Corrections:
    """What can be set right. A game says which of its effects can."""

    def correctables(self, s: ColdWar) -> list[Correctable]:
        won = s.rules.winning_vp
        return [
            *self._influence(s),
            Correctable("vp", (), VP, 0, s.vp, numbers(1 - won, won - 1), won),
            Correctable("defcon", (), DEFCON, 0, s.defcon, numbers(DEFCON_LEAST, DEFCON_MOST)),
            *[self._track("military", MILITARY, side, s.military[side], MILITARY_MOST) for side in (US, USSR)],
            *[self._space(s, side) for side in (US, USSR)],
            *[self._card(s, card, place) for card, place in self._places(s)],
            *self._effects(s),
            *self._passing(s),
        ]

    def correct(self, s: ColdWar, option: int) -> None:
        """Set something right. What is not among its choices is refused, with those that are."""
        kind, thing, value = parts(option)
        check_correction(self.correctables(s), option)
        if kind in (INFLUENCE, INFLUENCE + 1):
            set_influence(s, kind - INFLUENCE, thing, value)
        elif kind == VP:
            vp = value - s.rules.winning_vp
            note(s, CORRECTED_VP, vp, s.vp)
            s.vp = vp
        elif kind == DEFCON:
            note(s, CORRECTED_DEFCON, value, s.defcon)
            s.defcon = value
        elif kind in (MILITARY, MILITARY + 1):
            note(s, CORRECTED_MILITARY, kind - MILITARY, value, s.military[kind - MILITARY])
            s.military[kind - MILITARY] = value
        elif kind in (SPACE, SPACE + 1):
            note(s, CORRECTED_SPACE, kind - SPACE, value, s.space[kind - SPACE])
            s.space[kind - SPACE] = value
        elif kind == CARD:
            self._move_card(s, thing, value)
        elif kind == EFFECT:
            note(s, CORRECTED_EFFECT, thing, value, s.effects[thing])
            s.effects[thing] = value
            s.refresh()
        elif kind == PASSING:
            side, up = divmod(value, 2)
            note(s, CORRECTED_PASSING, s.rules.deck.passing, side, up, s.passing, s.passing_up)
            s.passing, s.passing_up = side, up
        reach_anew(s)

    # -- what differs between games ----------------------------------------------------------------

    def effect_values(self, s: ColdWar, effect: int) -> dict[str, int]:
        """How a lasting effect can stand; nothing for one that cannot be set by itself."""
        countries = s.rules.board.names[: s.rules.board.size]
        for side in (US, USSR):
            if effect == MISSILE_ENVY_DUE + side and not any(
                s.rules.deck.name[card] == "missile_envy" for card in s.hands[side]
            ):
                return {}
            if effect == CENTCOM + side:
                return {"off": 0, **{name: c + 1 for c, name in enumerate(countries)}}
        return {"off": 0, "on": 1}

    # -- what can be set right in every game of the family -----------------------------------------

    def _influence(self, s: ColdWar) -> list[Correctable]:
        names = s.rules.board.names
        return [
            Correctable(
                "influence",
                (SIDES[side], names[c]),
                INFLUENCE + side,
                c,
                s.influence[side][c],
                numbers(0, INFLUENCE_MOST),
            )
            for c in range(len(names))
            if c not in s.rules.board.optional
            for side in (US, USSR)
        ]

    def _track(self, name: str, kind: int, side: int, value: int, most: int) -> Correctable:
        return Correctable(name, (SIDES[side],), kind + side, 0, value, numbers(0, most))

    def _space(self, s: ColdWar, side: int) -> Correctable:
        """A side that is just sending something into space has a box before it (6.4.1)."""
        attempting = any(f[0] in ATTEMPTS and f[SpaceAttempt.SIDE] == side for f in s.stack)
        last = len(s.rules.space) - 1
        return self._track("space", SPACE, side, s.space[side], last - 1 if attempting else last)

    def _places(self, s: ColdWar) -> list[tuple[int, int]]:
        """Every card that lies in a pile or a hand, and which: what is being played, or looked at, stays there."""
        piles = [[*s.deck, *s.bottom], s.discard, s.removed, s.hands[US], s.hands[USSR]]
        return sorted([(card, place) for place, pile in enumerate(piles) for card in pile])

    def _card(self, s: ColdWar, card: int, place: int) -> Correctable:
        values = {name: number for number, name in enumerate(PLACES)}
        return Correctable("card", (s.rules.deck.name[card],), CARD, card, place, values)

    def _effects(self, s: ColdWar) -> list[Correctable]:
        found = []
        for effect in s.rules.effects:
            value, values = s.effects[effect], self.effect_values(s, effect)
            if values:
                present = value if value in values.values() else 1  # one that counts for more is on as well
                found.append(Correctable("effect", (EFFECTS[effect],), EFFECT, effect, present, values))
        return found

    def _passing(self, s: ColdWar) -> list[Correctable]:
        """9.0: who holds the passing card, and whether it lies face up; in a variant nobody has it at first."""
        if s.passing == NOBODY:
            return []
        ways = ((1, "up"), (0, "down"))
        words = {f"{name}-{way}": side * 2 + up for side, name in enumerate(SIDES) for up, way in ways}
        return [Correctable("passing", (), PASSING, 0, s.passing * 2 + s.passing_up, words)]

    def _move_card(self, s: ColdWar, card: int, place: int) -> None:
        """What both have said aloud is known: a card put into a hand has been seen there."""
        piles = [s.deck, s.discard, s.removed, s.hands[US], s.hands[USSR]]
        before = next((number for number, pile in enumerate(piles) if card in pile), DRAW_PILE)
        (s.bottom if card in s.bottom else piles[before]).remove(card)
        piles[place].append(card)
        for knowledge in (s.known[US], s.known[USSR], s.returned):
            if card in knowledge:
                knowledge.remove(card)
        if place >= HAND:
            s.known[place - HAND].append(card)
        note(s, CORRECTED_CARD, card, place, before)


def set_influence(s: ColdWar, side: int, c: int, n: int) -> None:
    """Control follows (2.1.7); and so does where the round began (6.1.1), as if the board had stood right then."""
    us, ussr = s.influence[US][c], s.influence[USSR][c]
    before = s.influence[side][c]
    s.influence[side][c] = n
    s.refresh()
    if not before or not n:
        presence = {*s.start[side], c} if n else {*s.start[side]} - {c}
        s.start = [sorted(presence) if which == side else s.start[which] for which in (US, USSR)]
    note(s, CORRECTED_INFLUENCE, c, s.influence[US][c], s.influence[USSR][c], us, ussr)
