"""The 120 cards (4.10): the facts printed on them, and the events they carry."""

import tomllib
from pathlib import Path
from typing import Any, Final

from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, US

BACKLASH: Final = 1
BIOMETRICS: Final = 2
CTR: Final = 3
MORO_TALKS: Final = 4
NEST: Final = 5
SANCTIONS_6: Final = 6
SANCTIONS_7: Final = 7
SPECIAL_FORCES_8: Final = 8
SPECIAL_FORCES_9: Final = 9
SPECIAL_FORCES_10: Final = 10
ABBAS: Final = 11
AL_AZHAR: Final = 12
ANBAR_AWAKENING: Final = 13
COVERT_ACTION: Final = 14
ETHIOPIA_STRIKES: Final = 15
EURO_ISLAM: Final = 16
FSB: Final = 17
INTEL_COMMUNITY: Final = 18
KEMALIST_REPUBLIC: Final = 19
KING_ABDULLAH: Final = 20
LETS_ROLL: Final = 21
MOSSAD_AND_SHIN_BET: Final = 22
PREDATOR_23: Final = 23
PREDATOR_24: Final = 24
PREDATOR_25: Final = 25
QUARTET: Final = 26
SADDAM_CAPTURED: Final = 27
SHARIA: Final = 28
TONY_BLAIR: Final = 29
UN_NATION_BUILDING: Final = 30
WIRETAPPING: Final = 31
BACK_CHANNEL: Final = 32
BENAZIR_BHUTTO: Final = 33
ENHANCED_MEASURES: Final = 34
HIJAB: Final = 35
INDO_PAKISTANI_TALKS: Final = 36
IRAQI_WMD: Final = 37
LIBYAN_DEAL: Final = 38
LIBYAN_WMD: Final = 39
MASS_TURNOUT: Final = 40
NATO: Final = 41
PAKISTANI_OFFENSIVE: Final = 42
PATRIOT_ACT: Final = 43
RENDITIONS: Final = 44
SAFER_NOW: Final = 45
SISTANI: Final = 46
DOOR_OF_ITJIHAD_47: Final = 47
ADAM_GADAHN: Final = 48
AL_ITTIHAD_AL_ISLAMI: Final = 49
ANSAR_AL_ISLAM: Final = 50
FRES: Final = 51
IEDS: Final = 52
MADRASSAS: Final = 53
MOQTADA_AL_SADR: Final = 54
UYGHUR_JIHAD: Final = 55
VIEIRA_DE_MELLO_SLAIN: Final = 56
ABU_SAYYAF: Final = 57
AL_ANBAR: Final = 58
AMERITHRAX: Final = 59
BHUTTO_SHOT: Final = 60
DETAINEE_RELEASE: Final = 61
EX_KGB: Final = 62
GAZA_WAR: Final = 63
HARIRI_KILLED: Final = 64
HEU: Final = 65
HOMEGROWN: Final = 66
ISLAMIC_JIHAD_UNION: Final = 67
JEMAAH_ISLAMIYA: Final = 68
KAZAKH_STRAIN: Final = 69
LASHKAR_E_TAYYIBA: Final = 70
LOOSE_NUKE: Final = 71
OPIUM: Final = 72
PIRATES: Final = 73
SCHENGEN_VISAS: Final = 74
SCHROEDER_AND_CHIRAC: Final = 75
ABU_GHURAYB: Final = 76
AL_JAZEERA: Final = 77
AXIS_OF_EVIL: Final = 78
CLEAN_OPERATIVES: Final = 79
FATA: Final = 80
FOREIGN_FIGHTERS: Final = 81
JIHADIST_VIDEOS: Final = 82
KASHMIR: Final = 83
LEAK_84: Final = 84
LEAK_85: Final = 85
LEBANON_WAR: Final = 86
MARTYRDOM_OPERATION_87: Final = 87
MARTYRDOM_OPERATION_88: Final = 88
MARTYRDOM_OPERATION_89: Final = 89
QUAGMIRE: Final = 90
REGIONAL_AL_QAEDA: Final = 91
SADDAM: Final = 92
TALIBAN: Final = 93
DOOR_OF_ITJIHAD_94: Final = 94
WAHHABISM: Final = 95
DANISH_CARTOONS: Final = 96
FATWA: Final = 97
GAZA_WITHDRAWAL: Final = 98
HAMAS_ELECTED: Final = 99
HIZB_UT_TAHRIR: Final = 100
KOSOVO: Final = 101
FORMER_SOVIET_UNION: Final = 102
HIZBALLAH: Final = 103
IRAN_104: Final = 104
IRAN_105: Final = 105
JAYSH_AL_MAHDI: Final = 106
KURDISTAN: Final = 107
MUSHARRAF: Final = 108
TORA_BORA: Final = 109
ZARQAWI: Final = 110
ZAWAHIRI: Final = 111
BIN_LADIN: Final = 112
DARFUR: Final = 113
GTMO: Final = 114
HAMBALI: Final = 115
KSM: Final = 116
OIL_PRICE_SPIKE_117: Final = 117
OIL_PRICE_SPIKE_118: Final = 118
SALEH: Final = 119
US_ELECTION: Final = 120
CARDS: Final = US_ELECTION  # the highest number

_FACTS: Final[list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "cards.toml").read_text(encoding="utf-8")
)["card"]
_SIDES: Final = {"us": US, "jihadist": JIHADIST, "neutral": NOBODY}

# how an event that has happened leaves the game (6.2.9)
STAYS: Final = 0
ONCE: Final = 1
ONCE_FOR_US: Final = 2  # only if the US played it
_REMOVED: Final = {"": STAYS, "always": ONCE, "us": ONCE_FOR_US}

# by card number; number 0 is no card
NAME: Final[list[str]] = ["", *[fact["id"] for fact in _FACTS]]
SIDE: Final[list[int]] = [NOBODY, *[_SIDES[fact["side"]] for fact in _FACTS]]  # whose event it is (4.10.4)
OPS: Final[list[int]] = [0, *[fact["ops"] for fact in _FACTS]]
REMOVED: Final[list[int]] = [STAYS, *[_REMOVED[fact.get("removed", "")] for fact in _FACTS]]
MARKED: Final[list[bool]] = [False, *[fact.get("marked", False) for fact in _FACTS]]
LAPSING: Final[list[bool]] = [False, *[fact.get("lapsing", False) for fact in _FACTS]]
PLACES_CELLS: Final[list[bool]] = [False, *[fact.get("places_cells", False) for fact in _FACTS]]
DISPUTED: Final[list[bool]] = [False, *[fact.get("disputed", False) for fact in _FACTS]]
NOT_IN: Final[list[list[str]]] = [[], *[fact.get("not_in", []) for fact in _FACTS]]

PROGRAM: Final[list[int]] = [-1] * (CARDS + 1)  # the event, by the number of its program
REQUIRES: Final[list[tuple[int, ...]]] = [()] * (CARDS + 1)  # conditions without which it cannot be played (6.2.6)
