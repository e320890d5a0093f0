"""A game of World Order counted over again: from its log alone, and a scoring written from the rules, not the code.

`Books` keeps money, resources and VP of every power by what the notes tell. `scoring` tells what a scoring must bring
in a position as it is shown to a spectator.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from world_order.looking import GAME

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.content_parts import Power
from realpolitik.kernel.question import NOTES, Note

BOARDS: dict[str, Power] = {power.id: power for power in CONTENT.powers}
RESOURCES = ("energy", "raw", "food", "goods", "services", "diplomacy", "army")
SCORING_SOURCES = ("tokens", "places", "abilities", "majorities", "unused_advantages", "unused_decrees")


class Books:
    """What everybody must have by what the log has told so far."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.money = {p: BOARDS[p].starting_money for p in seats}
        self.stock = {p: {name: BOARDS[p].production[name].start for name in RESOURCES} for p in seats}
        self.vp = dict.fromkeys(seats, 0)
        self.turns: Counter[tuple[int, str]] = Counter()
        self.round = 0
        self.scored: dict[int, dict[str, int]] = {}  # by round, what its scoring brought
        self.lost: dict[int, dict[str, int]] = {}  # by round, what threats cost
        self.income: dict[int, dict[str, int]] = {}  # by round, of investments
        self.defence: Counter[tuple[int, str, str]] = Counter()  # by round, power and region, of Engage tokens

    def take(self, note: Note) -> None:
        name, told = NOTES[note[0]].name, dict(GAME.details(note))
        power, n = str(told.get("power", "")), int(told.get("n", 0))
        if name == "vp":
            self._vp(power, n, told)
        elif name in ("gains_money", "income"):
            self.money[power] += n
            if name == "income":
                self.income.setdefault(self.round, {})[power] = n
        elif name == "pays_money":
            self.money[power] -= n
        elif name == "gains":
            self.stock[power][told["resource"]] += n
        elif name == "pays":
            self.stock[power][told["resource"]] -= n
        elif name == "paid_out":
            self.stock[power][told["resource"]] -= n
            self.money[power] += told["money"]
        elif name == "diplomacy_lost":
            self.stock[power]["diplomacy"] -= n
        elif name == "exported":
            self.stock[power][told["resource"]] -= n
            self.money[power] += told["money"]
        elif name == "imported":
            self.money[power] -= told["money"]
        elif name == "bought_from":
            self.money[power] -= told["money"]
            if told["seller"] in self.money:
                self.money[told["seller"]] += told["money"]
        elif name == "army_sent":
            self.stock[power]["army"] -= 1
        elif name == "base_built":
            self.stock[power]["army"] -= n
        elif name == "token_defends":
            self.defence[self.round, power, str(told["region"])] += n
        elif name == "round_begins":
            self.round = n
        elif name == "turn_begins":
            self.turns[self.round, power] += 1

    def _vp(self, power: str, n: int, told: Mapping[str, Any]) -> None:
        self.vp[power] += n
        assert self.vp[power] == told["total"]
        if told["source"] == "threats":
            lost = self.lost.setdefault(self.round, dict.fromkeys(self.vp, 0))
            lost[power] -= n
        if told["source"] in SCORING_SOURCES:
            by_power = self.scored.setdefault(self.round, dict.fromkeys(self.vp, 0))
            by_power[power] += n


# -- a scoring, from the rules (W20) -----------------------------------------------------------------------------------


def scoring(view: Mapping[str, Any], last: bool) -> dict[str, int]:
    """What each power gains or loses by the scoring of this position."""
    seats = list(view["seats"])
    gained = dict.fromkeys(seats, 0)
    for name, region in view["regions"].items():
        if None not in region["permanent"]:
            for p, vp in _region(name, region).items():
                if p in gained:
                    gained[p] += vp
    if "usa" in gained:
        gained["usa"] += {0: -12, 1: -8, 2: -5, 3: -2}.get(_first_by_tokens(view), 0)
    if "russia" in gained:
        gained["russia"] += 2 * _strongest(view)
    if "china" in gained and last:
        gained["china"] += {3: 2, 4: 3, 5: 4, 6: 6, 7: 8}.get(_invested_regions(view), 0)
    for category, rewards in {"money": [5, 3, 1], "armies": [6, 3, 1], "allies": [7, 4, 2]}.items():
        counts = {p: _counted(view, category, p) for p in seats}
        for p in seats:
            ahead_or_level = sum(1 for q in seats if counts[q] >= counts[p])
            allowed = rewards if len(seats) > 2 else rewards[:1]
            if counts[p] and ahead_or_level <= len(allowed):
                gained[p] += allowed[ahead_or_level - 1]
    if last:
        for p in seats:
            mat = view["mats"][p]
            gained[p] += 2 * sum(1 for card in mat["advantages"] if not card["used"]) + (3 if mat["decree"] else 0)
    return gained


def _tokens(region: Mapping[str, Any]) -> Counter[str]:
    return Counter(owner for owner in (*region["permanent"], *region["beside"], *region["temporary"]) if owner)


def _region(name: str, region: Mapping[str, Any]) -> dict[str, int]:
    """Tokens, and places by tokens, then armies; who is level shares the lowest place (W20.3–W20.7)."""
    counts = _tokens(region)
    strength = {p: (n, region["armies"].get(p, 0)) for p, n in counts.items()}
    bonus = next(entry.bonus for entry in CONTENT.regions if entry.id == name)
    brought = {}
    for p, mine in strength.items():
        place = len([q for q in strength if strength[q] >= mine])
        brought[p] = counts[p] + (bonus[place - 1] if place <= len(bonus) else 0)
    return brought


def _first_by_tokens(view: Mapping[str, Any]) -> int:
    found = [_tokens(region) for region in view["regions"].values()]
    return len([counts for counts in found if counts["usa"] and counts["usa"] == max(counts.values())])


def _strongest(view: Mapping[str, Any]) -> int:
    zone = [view["regions"][name]["armies"] for name in ("europe", "central_asia", "mena")]
    return len([armies for armies in zone if armies.get("russia") and armies["russia"] == max(armies.values())])


def _invested_regions(view: Mapping[str, Any]) -> int:
    return len({ally["region"] for ally in view["mats"]["china"]["allies"] if ally["fdi"]})


def _counted(view: Mapping[str, Any], category: str, p: str) -> int:
    if category == "money":
        return int(view["mats"][p]["money"])
    if category == "armies":
        return sum(region["armies"].get(p, 0) for region in view["regions"].values())
    return len(view["mats"][p]["allies"])


# -- income and threats, from the rules (W19) --------------------------------------------------------------------------

ZONES = {
    "usa": ("europe", "americas", "mena", "east_asia_pacific"),
    "eu": ("europe", "mena", "africa"),
    "russia": ("europe", "central_asia", "mena"),
    "china": ("central_asia", "south_asia", "east_asia_pacific"),
}
NATO = {"usa", "eu"}


def income(view: Mapping[str, Any]) -> dict[str, int]:
    """Twice the value for each FDI token (W19.2)."""
    return {p: sum(2 * ally["value"] * ally["fdi"] for ally in view["mats"][p]["allies"]) for p in view["seats"]}


def losses(view: Mapping[str, Any], defence: Mapping[tuple[str, str], int]) -> dict[str, int]:
    """2 VP for every opponent whose threat is greater than the defence, in each region of the zone (W19.5–W19.10)."""
    lost = dict.fromkeys(view["seats"], 0)
    military = {p for p in view["seats"] if view["mats"][p]["priority"] == "military"}
    for p in view["seats"]:
        for name in ZONES[p]:
            armies = view["regions"][name]["armies"]
            mine = armies.get(p, 0) + (p in military) + defence.get((p, name), 0)
            for q, n in armies.items():
                if q != p and {p, q} != NATO and n + (q in military) > mine:
                    lost[p] += 2
    return lost
