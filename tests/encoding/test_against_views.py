"""What an observation tells is what the seat's view tells: both are made of the same position, by different hands."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from observing import careful
from promises import positions

from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.question import NATURE

Told = dict[str, dict[str, int]]  # by field and name


def observed(name: str, wanted: int) -> Iterator[tuple[Told, Any, int]]:
    """What is told at so many decisions, with what the seat sees, and the seat."""
    encoding = encoding_of(name)
    for match in chain(positions(name, wanted), careful(name, 2)):
        for q in match.questions:
            if q.seat == NATURE:
                continue
            values = iter(memoryview(encoding.observe(match.state, q)).cast("b"))
            told = {field.name: {name: next(values) for name in field.names} for field in encoding.fields}
            assert next(values, None) is None
            assert told["question"] == {**dict.fromkeys(told["question"], 0), q.name: 1}
            yield told, match.view(q.seat), q.seat


def ones(values: dict[str, int], value: int = 1) -> set[str]:
    return {name for name, found in values.items() if found == value}


@pytest.mark.parametrize("name", ["twilight-struggle", "red-sea"])
def test_the_cold_war(name: str) -> None:
    for told, view, _ in observed(name, 150):
        if not view["you"]:
            continue  # sides are being bid for
        me, other = (0, 1) if view["you"] == "us" else (1, 0)
        sides = ("us", "ussr")
        for country, influence in view["influence"].items():
            holder, stability = view["control"][country], view["stability"].get(country)
            assert told["influence"][f"own {country}"] == influence[me]
            assert told["influence"][f"the_others {country}"] == influence[other]
            assert told["control"][f"own {country}"] == (holder == sides[me])
            assert told["control"][f"the_others {country}"] == (holder == sides[other])
            assert (told["margin"][f"own {country}"] >= 0) == (holder == sides[me]), (country, stability)
            assert (told["margin"][f"the_others {country}"] >= 0) == (holder == sides[other])
        for field in ("hand", "discard", "removed", "seen"):
            assert ones(told[field]) == set(view[field]), field
        assert ones(told["table"]) == {*view["table"], *view["headlines"].values()} - {""}
        assert ones(told["pile"], 2) == set(view["peeked"])
        assert ones(told["pile"]) >= set(view["bottom"])
        places = [ones(told[field]) for field in ("hand", "seen", "discard", "removed", "unseen", "to_come")]
        assert sum(map(len, places)) == len(set.union(*places))
        hidden = len(ones(told["unseen"])) + len(ones(told["pile"])) + len(ones(told["pile"], 2))
        assert hidden == view["deck"] + told["counts"]["others_unknown_cards"]
        for region, standing in view["standings"].items():
            assert told["standings"][f"{region} own points"] == standing[sides[me]]["points"]
            assert told["standings"][f"{region} net"] == standing["net"] * (1 if me == 0 else -1)
            if standing[sides[me]]["standing"]:
                assert told["standings"][f"{region} own {standing[sides[me]]['standing']}"] == 1
        assert told["scalars"]["vp"] == view["vp"] * (1 if me == 0 else -1)
        assert ones(told["defcon"]) == {str(view["defcon"])}
        assert ones(told["turn"]) == {str(view["turn"])}


def test_labyrinth() -> None:
    for told, view, _ in observed("labyrinth", 150):
        for country, seen in view["countries"].items():
            for field in ("troops", "sleepers", "active", "aid"):
                assert told[field][country] == seen[field], field
            for field in ("nato", "sadr", "cadre", "besieged"):
                assert told[field][country] == int(seen[field]), field
            for field in ("governance", "alignment", "posture"):
                if seen[field]:
                    assert told[field][f"{seen[field]} {country}"] == 1
            assert told["plots"][country] == len(seen["plots"])
            for plot in seen["plots"]:
                row = told["plots_in_order"]
                assert row[f"{plot['place']} in {country}"] == 1
                values = {value for value in ("1", "2", "3", "wmd") if row[f"{plot['place']} is {value}"]}
                assert values == ({plot["plot"]} if plot["plot"] else set())
        for field in ("hand", "seen", "discard", "removed"):
            assert ones(told[field]) == set(view[field]), field
        assert ones(told["table"]) == set(view["table"])
        assert ones(told["table"], 2) == set(view["lapsing"])
        assert len(ones(told["unseen"])) == view["deck"] + told["tracks"]["others_unknown_cards"]
        assert (told["tracks"]["prestige"], told["tracks"]["funding"]) == (view["prestige"], view["funding"])
        assert (told["tracks"]["is_us"] > 0) == (view["you"] == "us")


def test_world_order() -> None:
    for told, view, seat in observed("world-order", 150):
        order = sorted(view["seats"], key=lambda power: (view["seats"][power] - seat) % len(view["seats"]))
        assert order[0] == view["you"]
        for place, power in zip(("own", "next", "second_next", "last"), order, strict=False):
            mat, row = view["mats"][power], told["mats"]
            assert row[f"{place} is {power}"] == row[f"{place} played"] == 1
            assert row[f"{place} money"] == min(100, mat["money"])
            assert row[f"{place} vp"] == view["scores"][power]
            assert row[f"{place} hand"] == mat["hand"]
            for resource, n in mat["stock"].items():
                assert row[f"{place} stock {resource}"] == n
            for ally in mat["allies"]:
                assert told["allies"][f"{place} {ally['country']}"] == (1 if ally["ready"] else 2)
            if place != "own":
                assert {name for name in mat["owned"] if told["owned"][f"{place} {name}"]} == set(mat["owned"])
        for region, seen in view["regions"].items():
            for power, n in seen["armies"].items():
                if power in order:
                    place = ("own", "next", "second_next", "last")[order.index(power)]
                    assert told["regions"][f"{region} armies {place}"] == n
            assert {name for name in seen["open"] if told["countries"][name] == 1} == set(seen["open"])
        assert ones(told["hand"]) == set(view["hand"])
        row = [card for card in view["market"]["row"] if card]
        assert [told["market"][card] for card in row] == list(range(1, len(row) + 1))
        assert ones(told["market_discard"]) == set(view["market"]["discard"])
        assert ones(told["phase"]) == {view["phase"]}
