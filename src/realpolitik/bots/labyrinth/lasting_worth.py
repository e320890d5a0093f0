"""What events that last are worth to the US (6.2.7). The numbers are judgements, not rules."""

from typing import Final

from realpolitik.games.labyrinth import markers as m
from realpolitik.games.labyrinth.plot_markers import WMD_FIRST
from realpolitik.games.labyrinth.state import Labyrinth

WORTH: Final = {
    m.CTR_RUSSIA: 0.6,
    m.CTR_CENTRAL_ASIA: 0.4,
    m.MORO_TALKS: 0.4,
    m.NEST: 0.6,
    m.ABBAS: 0.4,
    m.ANBAR_AWAKENING: 0.4,
    m.SADDAM_CAPTURED: 0.4,
    m.WIRETAPPING: 0.3,
    m.BENAZIR_BHUTTO: 0.8,
    m.ENHANCED_MEASURES: 0.2,
    m.INDO_PAKISTANI_TALKS: 0.5,
    m.IRAQI_WMD: 0.4,
    m.LIBYAN_DEAL: 0.2,
    m.LIBYAN_WMD: 0.2,
    m.PATRIOT_ACT: 1.2,
    m.RENDITIONS: 0.3,
    m.VIEIRA_DE_MELLO: -0.5,
    m.ABU_SAYYAF: -0.7,
    m.AL_ANBAR: -0.8,
    m.BHUTTO_SHOT: -0.4,
    m.PIRATES: -1.0,
    m.FATA: -0.8,
    m.LEAKED_WIRETAPPING: -0.4,
    m.LEAKED_ENHANCED_MEASURES: -0.5,
    m.LEAKED_RENDITIONS: -0.5,
    m.BIOMETRICS: 0.8,
    m.ITJIHAD: 1.2,
    m.GTMO: 1.0,
    m.GADAHN: -0.6,
    m.MADRASSAS: -0.8,
}
WMD_READY: Final = 1.5  # a WMD among the plots that are available


def lasting(s: Labyrinth) -> float:
    total = -WMD_READY * sum([1 for marker in s.available if marker >= WMD_FIRST])
    for marker, worth in WORTH.items():
        if s.markers[marker]:
            total += worth
    return total
