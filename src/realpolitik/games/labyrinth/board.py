"""The map (4.1): 38 countries, what kind each is, what never changes about it, and which are adjacent."""

import tomllib
from pathlib import Path
from typing import Any, Final

UNITED_STATES: Final = 0
CANADA: Final = 1
UNITED_KINGDOM: Final = 2
SERBIA: Final = 3
ISRAEL: Final = 4
INDIA: Final = 5
SCANDINAVIA: Final = 6
BENELUX: Final = 7
GERMANY: Final = 8
EASTERN_EUROPE: Final = 9
FRANCE: Final = 10
ITALY: Final = 11
SPAIN: Final = 12
RUSSIA: Final = 13
CAUCASUS: Final = 14
CHINA: Final = 15
KENYA_TANZANIA: Final = 16
THAILAND: Final = 17
PHILIPPINES: Final = 18
IRAN: Final = 19
MOROCCO: Final = 20
ALGERIA_TUNISIA: Final = 21
LIBYA: Final = 22
EGYPT: Final = 23
SUDAN: Final = 24
SOMALIA: Final = 25
JORDAN: Final = 26
SYRIA: Final = 27
CENTRAL_ASIA: Final = 28
INDONESIA_MALAYSIA: Final = 29
TURKEY: Final = 30
LEBANON: Final = 31
YEMEN: Final = 32
IRAQ: Final = 33
SAUDI_ARABIA: Final = 34
GULF_STATES: Final = 35
PAKISTAN: Final = 36
AFGHANISTAN: Final = 37
COUNTRIES: Final = 38
NOWHERE: Final = -1

# what kind a country is (4.1.2)
SUNNI: Final = 0
SHIA_MIX: Final = 1
NON_MUSLIM: Final = 2
SHIA: Final = 3  # Iran, neither Muslim nor non-Muslim as the rules use the words (4.4)
TYPES: Final = ("sunni", "shia_mix", "non_muslim", "iran")

# governance (4.2.1): its value is what operations go by
UNTESTED: Final = 0
GOOD: Final = 1
FAIR: Final = 2
POOR: Final = 3
ISLAMIST_RULE: Final = 4
GOVERNANCES: Final = ("", "good", "fair", "poor", "islamist_rule")

# alignment of Muslim countries (4.2.3), from the US's friends on
ALLY: Final = 1
NEUTRAL: Final = 2
ADVERSARY: Final = 3
ALIGNMENTS: Final = ("", "ally", "neutral", "adversary")

# posture of non-Muslim countries, the US's too (4.3.2)
SOFT: Final = 1
HARD: Final = 2
POSTURES: Final = ("", "soft", "hard")

_FACTS: Final[list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "map.toml").read_text(encoding="utf-8")
)["country"]

NAMES: Final[list[str]] = [fact["id"] for fact in _FACTS]
TYPE: Final[list[int]] = [NON_MUSLIM if fact["type"] == "us" else TYPES.index(fact["type"]) for fact in _FACTS]
FIXED: Final[list[int]] = [GOVERNANCES.index(fact.get("governance", "")) for fact in _FACTS]
RESOURCES: Final[list[int]] = [fact.get("resources", 0) for fact in _FACTS]
OIL: Final[list[bool]] = [fact.get("oil", False) for fact in _FACTS]
RECRUIT_NUMBER: Final[list[int]] = [fact.get("recruit", 0) for fact in _FACTS]
DISPUTED: Final[list[bool]] = [fact.get("disputed", False) for fact in _FACTS]
LINKS: Final[list[list[int]]] = [[NAMES.index(name) for name in fact["links"]] for fact in _FACTS]
SCHENGEN: Final[list[bool]] = [fact.get("schengen") == "member" for fact in _FACTS]
SCHENGEN_LINKED: Final[list[bool]] = [fact.get("schengen") == "linked" for fact in _FACTS]
SCHENGEN_COUNTRIES: Final[list[int]] = [c for c in range(COUNTRIES) if SCHENGEN[c]]

MUSLIM: Final[list[bool]] = [kind in (SUNNI, SHIA_MIX) for kind in TYPE]
MUSLIM_COUNTRIES: Final[list[int]] = [c for c in range(COUNTRIES) if MUSLIM[c]]
# countries with a box for their posture: not Israel, always Hard (4.3.3), nor the US, on a track of its own (4.7.2)
HAS_POSTURE: Final[list[bool]] = [
    kind == NON_MUSLIM and c not in (UNITED_STATES, ISRAEL) for c, kind in enumerate(TYPE)
]
POSTURE_COUNTRIES: Final[list[int]] = [c for c in range(COUNTRIES) if HAS_POSTURE[c]]


def _adjacent(c: int) -> list[int]:
    """4.5: every country linked to Schengen is adjacent to all its members, and these to each other."""
    found = set(LINKS[c])
    if SCHENGEN[c]:
        found.update(other for other in range(COUNTRIES) if (SCHENGEN[other] or SCHENGEN_LINKED[other]) and other != c)
    elif SCHENGEN_LINKED[c]:
        found.update(SCHENGEN_COUNTRIES)
    return sorted(found)


ADJACENT: Final[list[list[int]]] = [_adjacent(c) for c in range(COUNTRIES)]


def _distances(start: int) -> list[int]:
    """How many borders away each country is (9.5.1)."""
    found = {start: 0}
    edge = [start]
    while edge:
        edge = sorted({n for c in edge for n in ADJACENT[c] if n not in found})
        away = max(found.values()) + 1
        found.update(dict.fromkeys(edge, away))
    return [found[c] for c in range(COUNTRIES)]


DISTANCE: Final[list[list[int]]] = [_distances(c) for c in range(COUNTRIES)]
