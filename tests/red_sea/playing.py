"""Cards of Red Sea at work: one is played, headlined, or turned by Mengistu, and the position looked at."""

from typing import Any

from red_sea.seaside import sea
from tabletop import SIDES, Table

from realpolitik.games.red_sea.countries import BOARD

MENGISTU = "mengistu_haile_mariam"


def play(by: str, card: str, *answers: str | int, **position: Any) -> Table:
    """A side has just played a card: the answers begin with its use."""
    hand = [card, *position.pop(by, ())]
    return sea(**{"side": by, by: hand, **position}).do(card, *answers)


def headlines(us: str, ussr: str, /, **position: Any) -> Table:
    """Both have just chosen their headlines."""
    hands = {side: [card, *position.pop(side, ())] for side, card in (("us", us), ("ussr", ussr))}
    return sea(**{"phase": "headline", **hands, **position}).headlines(us, ussr)


def turned(card: str, *answers: str | int, **position: Any) -> Table:
    """The USSR has just played a card of the US as an event of its own, through Mengistu Haile Mariam (27)."""
    held = [card, *position.pop("ussr", ())]
    effects = ["lion_falters", *position.pop("effects", ())]
    return play("ussr", MENGISTU, "event", card, *answers, ussr=held, effects=effects, **position)


def famine_in(*countries: str) -> list[str]:
    """For `effects`: famine markers lie in these countries, a bit of the number each."""
    return ["famine"] * sum(1 << BOARD.country(name) for name in countries)


def guarded_from(side: str, country: str) -> list[str]:
    """For `effects`: US CENTCOM (8) keeps a side out of a country, whose number it is, and one."""
    return [f"centcom_{side}"] * (BOARD.country(country) + 1)


def next_turn(**position: Any) -> Table:
    """The first turn has ended and the second has begun."""
    return sea(**{"turn": 1, "phase": "end", **position})


def markers_of(t: Table, country: str) -> int:
    """Spend all Ops on influence in one country, and count."""
    n = 0
    while t.question == "place_where":
        t.do(country)
        n += 1
    return n


def fate(t: Table, card: str) -> str:
    """Where a card has gone."""
    return "removed" if card in t.removed else "discarded" if card in t.discards else "elsewhere"


def seen_by(t: Table, side: str) -> list[str]:
    """What a side knows of the other's hand."""
    return sorted(t.match.view(t.state.seats[SIDES[side]])["seen"])
