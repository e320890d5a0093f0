"""The lasting effects (7.3) by name, and how long each lasts. What they change is in `rules`, one query each."""

from typing import Final

EFFECTS: Final[list[str]] = []
THIS_TURN: Final[list[bool]] = []


def _effect(name: str, this_turn: bool = False) -> int:
    EFFECTS.append(name)
    THIS_TURN.append(this_turn)
    return len(EFFECTS) - 1


def _on_each_side(name: str, this_turn: bool = False) -> int:
    """A pair: the effect on the US, and next to it the effect on the USSR; add the side to the number of the first."""
    first = _effect(f"{name}_us", this_turn)
    _effect(f"{name}_ussr", this_turn)
    return first


# for the rest of the turn
VIETNAM_REVOLTS: Final = _effect("vietnam_revolts", this_turn=True)
CONTAINMENT: Final = _effect("containment", this_turn=True)
RED_SCARE: Final = _on_each_side("red_scare", this_turn=True)
CRISIS: Final = _on_each_side("crisis", this_turn=True)  # Cuban Missile Crisis, on the side whose coups are fatal
NUCLEAR_SUBS: Final = _effect("nuclear_subs", this_turn=True)
SALT: Final = _effect("salt", this_turn=True)
BREZHNEV_DOCTRINE: Final = _effect("brezhnev_doctrine", this_turn=True)
U2: Final = _effect("u2", this_turn=True)
DEATH_SQUADS: Final = _on_each_side("death_squads", this_turn=True)  # on the side they serve
NORTH_SEA_OIL_ROUND: Final = _effect("north_sea_oil_round", this_turn=True)
IRAN_CONTRA: Final = _effect("iran_contra", this_turn=True)
CHERNOBYL: Final = _effect("chernobyl", this_turn=True)  # the number of the region's set
OPEN_HAND: Final = _effect("open_hand", this_turn=True)  # Aldrich Ames: the US hand lies open
YURI_AND_SAMANTHA: Final = _effect("yuri_and_samantha", this_turn=True)

# until cancelled, or to the end of the game
MARSHALL_PLAN: Final = _effect("marshall_plan")
WARSAW_PACT: Final = _effect("warsaw_pact")
DE_GAULLE: Final = _effect("de_gaulle")
NATO_FORMED: Final = _effect("nato")
DEFENSE_PACT: Final = _effect("defense_pact")
FORMOSAN: Final = _effect("formosan")
TRAP: Final = _on_each_side("trap")  # Quagmire on the US, Bear Trap on the USSR
MISSILE_ENVY_DUE: Final = _on_each_side("missile_envy_due")  # on the side that must use Missile Envy next
WE_WILL_BURY: Final = _effect("we_will_bury")
BRANDT: Final = _effect("brandt")
FLOWERS: Final = _effect("flowers")
CAMP_DAVID: Final = _effect("camp_david")
JOHN_PAUL: Final = _effect("john_paul")
SHUTTLE: Final = _effect("shuttle")
HOSTAGES: Final = _effect("hostages")
IRON_LADY: Final = _effect("iron_lady")
NORTH_SEA_OIL_FLOWS: Final = _effect("north_sea_oil")
REFORMER: Final = _effect("reformer")
WALL_DOWN: Final = _effect("wall_down")
EVIL_EMPIRE: Final = _effect("evil_empire")
NORAD_WATCHES: Final = _effect("norad")
AWACS: Final = _effect("awacs")
CHINA_AT_WAR: Final = _effect("china_at_war")  # variant 12: the civil war in China is not decided yet

EFFECT_COUNT: Final = len(EFFECTS)
