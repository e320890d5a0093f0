"""The board as a game begins (3.0): the standard game, the Late War scenario, the variants."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import cards_of
from realpolitik.games.cold_war.deck import EARLY, LATE, MID
from realpolitik.games.cold_war.effects import (
    CHINA_AT_WAR,
    DE_GAULLE,
    DEFENSE_PACT,
    FLOWERS,
    MARSHALL_PLAN,
    NATO_FORMED,
    WARSAW_PACT,
)
from realpolitik.games.cold_war.setting_up import begin
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.games.twilight_struggle.deck import (
    BEAR_TRAP,
    CAMP_DAVID_ACCORDS,
    JOHN_PAUL_II_ELECTED_POPE,
    PANAMA_CANAL_RETURNED,
    STARRED,
)
from realpolitik.games.twilight_struggle.options import CIVIL_WAR, LATE_WAR
from realpolitik.games.twilight_struggle.rules import RULES
from realpolitik.games.twilight_struggle.turn import LATE_WAR_TURN

LATE_WAR_START: Final = {
    "italy": (2, 0), "benelux": (3, 0), "united_kingdom": (5, 0), "denmark": (3, 0), "norway": (4, 0),
    "west_germany": (5, 1), "israel": (4, 0), "iran": (2, 0), "pakistan": (2, 0), "turkey": (2, 0), "zaire": (1, 0),
    "somalia": (2, 0), "kenya": (2, 0), "nigeria": (1, 0), "japan": (4, 0), "south_korea": (3, 0), "taiwan": (3, 0),
    "philippines": (3, 1), "thailand": (2, 0), "indonesia": (1, 0), "australia": (4, 0), "malaysia": (3, 1),
    "nicaragua": (1, 0), "panama": (2, 0), "haiti": (1, 0), "honduras": (2, 0), "venezuela": (2, 0), "chile": (3, 0),
    "argentina": (2, 0), "colombia": (2, 1), "dominican_republic": (1, 0),
    "poland": (0, 3), "iraq": (0, 3), "hungary": (0, 3), "east_germany": (0, 3), "bulgaria": (0, 3), "india": (0, 3),
    "czechoslovakia": (0, 3), "libya": (0, 2), "cuba": (0, 3), "afghanistan": (0, 2), "syria": (0, 3),
    "ethiopia": (0, 1), "algeria": (0, 2), "zimbabwe": (0, 1), "north_korea": (0, 3), "angola": (1, 3),
    "laos_cambodia": (0, 2), "vietnam": (0, 5), "southeast_african_states": (0, 2),
    "spain_portugal": (0, 1), "france": (3, 1), "romania": (1, 3), "jordan": (2, 2), "egypt": (1, 0),
    "finland": (1, 2), "burma": (0, 1), "peru": (2, 1), "yugoslavia": (1, 2), "saudi_arabia": (2, 0),
    "south_africa": (2, 1),
}  # fmt: skip
LATE_WAR_EFFECTS: Final = (DEFENSE_PACT, MARSHALL_PLAN, NATO_FORMED, WARSAW_PACT, DE_GAULLE, FLOWERS)
LATE_WAR_KEEPS: Final = (BEAR_TRAP, CAMP_DAVID_ACCORDS, JOHN_PAUL_II_ELECTED_POPE, PANAMA_CANAL_RETURNED)


def start(options: list[int], late_war_vp: int) -> ColdWar:
    """The state before the first question."""
    s = ColdWar(RULES)
    s.options = options
    s.passing, s.passing_up = USSR, 1
    if options[LATE_WAR]:
        _late_war(s, late_war_vp)
    else:
        for side in (US, USSR):
            s.influence[side] = BOARD.start[side][:]
        s.deck = cards_of(s, EARLY)
    if options[CIVIL_WAR]:  # 12.3: nobody has the China Card
        s.passing, s.passing_up = NOBODY, 0
        s.effects[CHINA_AT_WAR] = 1
    begin(s)
    return s


def _late_war(s: ColdWar, vp: int) -> None:
    """The scenario of 1975: turn 8, most starred cards gone."""
    s.turn, s.defcon, s.vp, s.space = LATE_WAR_TURN, 4, vp, [6, 4]
    for name, (us, ussr) in LATE_WAR_START.items():
        c = BOARD.country(name)
        s.influence[US][c], s.influence[USSR][c] = us, ussr
    for effect in LATE_WAR_EFFECTS:
        s.effects[effect] = 1
    for card in cards_of(s, EARLY) + cards_of(s, MID):
        gone = STARRED[card] and card not in LATE_WAR_KEEPS
        (s.removed if gone else s.deck).append(card)
    s.deck.extend(cards_of(s, LATE))
