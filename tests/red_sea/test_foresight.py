"""Suicides of Red Sea, foreseen to the end of the card: DEFCON (8.1.3), flashpoints (6.3.6), Africa (10.4.1)."""

from tabletop import Table, table

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.kernel.foresight import perils
from realpolitik.kernel.peril import Peril

NONE, DEPENDS, POSSIBLE, CERTAIN = Peril.NONE, Peril.DEPENDS_ON_OPPONENT, Peril.POSSIBLE, Peril.CERTAIN


def at(side: str, *cards: str, **more: object) -> Table:
    """A round of `side` with these cards; the space race has ended."""
    settings: dict[str, object] = {
        "influence": {},
        "turn": 2,
        "passing": "us" if side == "ussr" else "ussr",
        "space": (3, 3),
        side: cards,
        **more,
    }
    return table(game="red-sea", side=side, **settings)  # type: ignore[arg-type]


def named(t: Table, seat: int) -> dict[str, Peril]:
    question = t.match.question_to(seat)
    assert question is not None
    return {t.game.describe_option(question, option): it.peril for option, it in perils(t.match, seat).items()}


def test_8_1_3_mr_nyet_in_an_american_round() -> None:
    """8.1.3: Mr. Nyet (36) lowers DEFCON, whatever the US does with the card."""
    t = at("us", "mr_nyet", "usaid", defcon=2)
    assert named(t, US)["mr_nyet"] == CERTAIN
    assert set(named(t.do("mr_nyet"), US).values()) == {CERTAIN}


def test_6_3_6_a_coup_at_a_flashpoint_may_lower_defcon() -> None:
    """6.3.6.1: by the card that is shown; one of 3 Ops or more changes nothing."""
    flashpoints, elsewhere = {"ethiopia": (0, 1), "somalia": (0, 1)}, {"sudan": (0, 1)}
    assert named(at("us", "centcom", defcon=2, influence=flashpoints).do("centcom"), US)["coup"] == POSSIBLE
    assert named(at("us", "centcom", defcon=2, influence=flashpoints | elsewhere).do("centcom"), US)["coup"] == NONE
    assert named(at("us", "centcom", defcon=3, influence=flashpoints).do("centcom"), US)["coup"] == NONE


def test_6_3_6_defcon_may_drop_twice() -> None:
    """6.3.4, 6.3.6.1: from DEFCON 3, by the card that is shown and by what comes after: the opponent's event (36), or
    the coup itself where every country is a battleground (45)."""
    flashpoints = {"ethiopia": (0, 1), "somalia": (0, 1)}
    found = named(at("us", "mr_nyet", defcon=3, influence=flashpoints).do("mr_nyet"), US)
    assert (found["event_first"], found["place_influence"], found["coup"]) == (NONE, NONE, POSSIBLE)
    peace = at("us", "centcom", defcon=3, influence=flashpoints, effects=["zone_of_peace"])
    assert named(peace.do("centcom"), US)["coup"] == POSSIBLE


def test_10_4_1_africa_is_lost_at_once() -> None:
    """10.4.1: both flashpoints and more of Africa: whoever plays the scoring card."""
    t = at("us", "africa_scoring", "usaid", influence={"ethiopia": (0, 5), "somalia": (0, 5)})
    assert t.board.flashpoints == [t.board.country("ethiopia"), t.board.country("somalia")]
    assert named(t, US) == {"africa_scoring": CERTAIN, "usaid": NONE}


def test_4_5_c_the_opponents_headline_may_win_africa() -> None:
    """10.4.1: then it depends on the opponent, whatever one's own headline is."""
    held = {"ethiopia": (5, 0), "somalia": (5, 0)}
    t = at("ussr", "detente", "nasserism", phase="headline", us=["usaid", "zbig"], influence=held)
    assert named(t, USSR) == {"detente": DEPENDS, "nasserism": DEPENDS}
