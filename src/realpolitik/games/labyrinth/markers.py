"""Events that last (6.2.7): the markers of lingering events, and what lapses at the end of the turn.

What each changes is asked where the rule is: in the file of the operation, or in `conditions.py` where a card asks.

Their numbers are for good: where people set the board right, and where Leak asks which, recorded games hold them. A new
marker comes last.
"""

from typing import Final

MARKERS: Final[list[str]] = []
LAPSES: Final[list[bool]] = []


def _marker(name: str, lapses: bool = False) -> int:
    MARKERS.append(name)
    LAPSES.append(lapses)
    return len(MARKERS) - 1


# lingering: 1 while the marker lies face up
CTR_RUSSIA: Final = _marker("ctr_russia")
CTR_CENTRAL_ASIA: Final = _marker("ctr_central_asia")
MORO_TALKS: Final = _marker("moro_talks")
NEST: Final = _marker("nest")
ABBAS: Final = _marker("abbas")
ANBAR_AWAKENING: Final = _marker("anbar_awakening")
SADDAM_CAPTURED: Final = _marker("saddam_captured")
WIRETAPPING: Final = _marker("wiretapping")
BENAZIR_BHUTTO: Final = _marker("benazir_bhutto")
ENHANCED_MEASURES: Final = _marker("enhanced_measures")
INDO_PAKISTANI_TALKS: Final = _marker("indo_pakistani_talks")
IRAQI_WMD: Final = _marker("iraqi_wmd")
LIBYAN_DEAL: Final = _marker("libyan_deal")
LIBYAN_WMD: Final = _marker("libyan_wmd")
PATRIOT_ACT: Final = _marker("patriot_act")
RENDITIONS: Final = _marker("renditions")
VIEIRA_DE_MELLO: Final = _marker("vieira_de_mello_slain")
ABU_SAYYAF: Final = _marker("abu_sayyaf")
AL_ANBAR: Final = _marker("al_anbar")
BHUTTO_SHOT: Final = _marker("bhutto_shot")
PIRATES: Final = _marker("pirates")
FATA: Final = _marker("fata")

# turned over by Leak: the event is blocked for the rest of the game
LEAKED_WIRETAPPING: Final = _marker("leaked_wiretapping")
LEAKED_ENHANCED_MEASURES: Final = _marker("leaked_enhanced_measures")
LEAKED_RENDITIONS: Final = _marker("leaked_renditions")

# lapsing (4.7.7.1)
BIOMETRICS: Final = _marker("biometrics", lapses=True)
ITJIHAD: Final = _marker("door_of_itjihad", lapses=True)
GTMO: Final = _marker("gtmo", lapses=True)
OIL_PRICE_SPIKE: Final = _marker("oil_price_spike", lapses=True)  # how many

# until the second card of the action phase has been played
GADAHN: Final = _marker("adam_gadahn")
MADRASSAS: Final = _marker("madrassas")

MARKER_COUNT: Final = len(MARKERS)

# what Leak can turn over, and what it becomes
LEAKS: Final = {
    WIRETAPPING: LEAKED_WIRETAPPING,
    ENHANCED_MEASURES: LEAKED_ENHANCED_MEASURES,
    RENDITIONS: LEAKED_RENDITIONS,
}

# 6.2.3: what a later event puts an end to, since the two cannot both be followed
OVERRULED: Final = {GTMO: (GADAHN, MADRASSAS)}

# where on the map a marker lies, for those that concern one country
AT: Final = {
    CTR_RUSSIA: "russia",
    CTR_CENTRAL_ASIA: "central_asia",
    ABBAS: "israel",
    ANBAR_AWAKENING: "iraq",
    SADDAM_CAPTURED: "iraq",
    BENAZIR_BHUTTO: "pakistan",
    INDO_PAKISTANI_TALKS: "india",
    IRAQI_WMD: "iraq",
    LIBYAN_DEAL: "libya",
    LIBYAN_WMD: "libya",
    PATRIOT_ACT: "united_states",
    MORO_TALKS: "philippines",
    ABU_SAYYAF: "philippines",
    AL_ANBAR: "iraq",
    BHUTTO_SHOT: "pakistan",
    FATA: "pakistan",
}
