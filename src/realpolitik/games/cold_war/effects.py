"""The lasting effects (7.3) by name, and how long each lasts. What they change is in `Rules`, one query each.

Cards can go from one game of the family to the other (12.0), and so can the effects they leave: here are all.

Their numbers are for good: where people set the board right, recorded games hold them. A new effect comes last.
"""

from typing import Final

from realpolitik.games.cold_war.board import USSR

EFFECTS: Final[list[str]] = []
THIS_TURN: Final[list[bool]] = []

_homes: Final[list[str]] = []


def _effect(home: str, name: str, this_turn: bool = False) -> int:
    EFFECTS.append(name)
    THIS_TURN.append(this_turn)
    _homes.append(home)
    return len(EFFECTS) - 1


def _on_each_side(home: str, name: str, this_turn: bool = False) -> int:
    """A pair: the effect on the US, and next to it the effect on the USSR; add the side to the number of the first."""
    first = _effect(home, f"{name}_us", this_turn)
    _effect(home, f"{name}_ussr", this_turn)
    return first


def effects_in(game: str) -> list[int]:
    """The effects that can occur in a game: its own, and those of cards that go to both."""
    return [effect for effect, home in enumerate(_homes) if home in (game, BOTH)]


BOTH: Final = "both"
TWILIGHT_STRUGGLE: Final = "twilight_struggle"
RED_SEA: Final = "red_sea"

# for the rest of the turn
VIETNAM_REVOLTS: Final = _effect(TWILIGHT_STRUGGLE, "vietnam_revolts", this_turn=True)
CONTAINMENT: Final = _effect(TWILIGHT_STRUGGLE, "containment", this_turn=True)
RED_SCARE: Final = _on_each_side(TWILIGHT_STRUGGLE, "red_scare", this_turn=True)
CRISIS: Final = _on_each_side(TWILIGHT_STRUGGLE, "crisis", this_turn=True)  # on the side whose coups are fatal
NUCLEAR_SUBS: Final = _effect(TWILIGHT_STRUGGLE, "nuclear_subs", this_turn=True)
SALT: Final = _effect(BOTH, "salt", this_turn=True)
BREZHNEV_DOCTRINE: Final = _effect(BOTH, "brezhnev_doctrine", this_turn=True)
U2: Final = _effect(TWILIGHT_STRUGGLE, "u2", this_turn=True)
DEATH_SQUADS: Final = _on_each_side(TWILIGHT_STRUGGLE, "death_squads", this_turn=True)  # on the side they serve
EIGHTH_ROUND: Final = _on_each_side(BOTH, "eighth_round", this_turn=True)  # North Sea Oil, Presidential Directive 30
IRAN_CONTRA: Final = _effect(TWILIGHT_STRUGGLE, "iran_contra", this_turn=True)
CHERNOBYL: Final = _effect(TWILIGHT_STRUGGLE, "chernobyl", this_turn=True)  # the number of the region's set
OPEN_HAND: Final = _effect(BOTH, "open_hand", this_turn=True)  # Aldrich Ames: the US hand lies open
YURI_AND_SAMANTHA: Final = _effect(BOTH, "yuri_and_samantha", this_turn=True)
USAID: Final = _on_each_side(BOTH, "usaid", this_turn=True)  # on the side that goes first
ALBANIAN_EXAMPLE: Final = _on_each_side(BOTH, "albanian_example", this_turn=True)  # Albano-Stalinist Economics
CARTER_DOCTRINE: Final = _on_each_side(BOTH, "carter_doctrine", this_turn=True)  # on the side that may name a die
AMHARIC_BROADCASTS: Final = _on_each_side(BOTH, "amharic_broadcasts", this_turn=True)  # on the side they serve
AFGHANISTAN: Final = _on_each_side(BOTH, "afghanistan", this_turn=True)  # on the side whose cards are worth less
NASSERISM: Final = _effect(BOTH, "nasserism", this_turn=True)
T62S: Final = _effect(BOTH, "t62s", this_turn=True)
ZONE_OF_PEACE: Final = _effect(RED_SEA, "zone_of_peace", this_turn=True)

# until cancelled, or to the end of the game
MARSHALL_PLAN: Final = _effect(TWILIGHT_STRUGGLE, "marshall_plan")
WARSAW_PACT: Final = _effect(TWILIGHT_STRUGGLE, "warsaw_pact")
DE_GAULLE: Final = _effect(TWILIGHT_STRUGGLE, "de_gaulle")
NATO_FORMED: Final = _effect(TWILIGHT_STRUGGLE, "nato")
DEFENSE_PACT: Final = _effect(TWILIGHT_STRUGGLE, "defense_pact")
FORMOSAN: Final = _effect(TWILIGHT_STRUGGLE, "formosan")
TRAP: Final = _on_each_side(BOTH, "trap")  # Quagmire on the US, Bear Trap on the USSR
MISSILE_ENVY_DUE: Final = _on_each_side(BOTH, "missile_envy_due")  # on the side that must use Missile Envy next
WE_WILL_BURY: Final = _effect(TWILIGHT_STRUGGLE, "we_will_bury")
BRANDT: Final = _effect(TWILIGHT_STRUGGLE, "brandt")
FLOWERS: Final = _effect(TWILIGHT_STRUGGLE, "flowers")
CAMP_DAVID: Final = _effect(TWILIGHT_STRUGGLE, "camp_david")
JOHN_PAUL: Final = _effect(TWILIGHT_STRUGGLE, "john_paul")
SHUTTLE: Final = _effect(TWILIGHT_STRUGGLE, "shuttle")
HOSTAGES: Final = _effect(TWILIGHT_STRUGGLE, "hostages")
IRON_LADY: Final = _effect(TWILIGHT_STRUGGLE, "iron_lady")
NORTH_SEA_OIL_FLOWS: Final = _effect(BOTH, "north_sea_oil")
REFORMER: Final = _effect(TWILIGHT_STRUGGLE, "reformer")
WALL_DOWN: Final = _effect(TWILIGHT_STRUGGLE, "wall_down")
EVIL_EMPIRE: Final = _effect(TWILIGHT_STRUGGLE, "evil_empire")
NORAD_WATCHES: Final = _effect(TWILIGHT_STRUGGLE, "norad")
AWACS: Final = _effect(BOTH, "awacs")
CHINA_AT_WAR: Final = _effect(TWILIGHT_STRUGGLE, "china_at_war")  # variant 12: the civil war is not decided yet
CENTCOM: Final = _on_each_side(BOTH, "centcom")  # on the side it stops: the country, and one
STAGFLATION: Final = _effect(BOTH, "stagflation")  # the US must score in its next round
LION_FALTERS: Final = _effect(BOTH, "lion_falters")
INVASION: Final = _effect(BOTH, "invasion")  # Afghanistan Invasion has ended Presidential Directive 30 for good
F5ES: Final = _effect(RED_SEA, "f5es")
DERG: Final = _effect(RED_SEA, "derg")
FAMINE: Final = _effect(RED_SEA, "famine")  # the countries with a marker, one bit each
AUTONOMY: Final = _on_each_side(RED_SEA, "autonomy")  # on the side for which Romanian Autonomy is worth more this round

EFFECT_COUNT: Final = len(EFFECTS)

# those whose text names no side, so that they are the same whoever plays their card (Mengistu Haile Mariam)
SIDELESS: Final = (
    NORTH_SEA_OIL_FLOWS,
    AWACS,
    CAMP_DAVID,
    JOHN_PAUL,
    IRON_LADY,
    EVIL_EMPIRE,
    WALL_DOWN,
    INVASION,
    MARSHALL_PLAN,
    FLOWERS,
    BRANDT,
    EIGHTH_ROUND + USSR,  # of Presidential Directive 30
)
