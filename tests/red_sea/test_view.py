"""What a seat sees of Red Sea."""

from red_sea.seaside import sea

from realpolitik.games.cold_war.view import MILITARY_DUE, SCORING_HELD
from realpolitik.games.red_sea.game import GAME
from realpolitik.kernel.question import SPECTATOR


def test_markers_and_changed_stability_are_shown_to_all() -> None:
    t = sea(us=["zbig", "famine"], side="us", effects=["derg"]).do("famine", "event", "kenya", "ethiopia")
    for seat in (0, 1, SPECTATOR):
        view = t.match.view(seat)
        assert view["markers"] == {"kenya": ["famine"], "ethiopia": ["famine"]}
        assert view["effects"] == {"derg": 1, "famine": ["ethiopia", "kenya"]}
        assert view["stability"] == {"ethiopia": 3}


def test_cards_under_the_pile_are_known_and_the_pile_is_counted_with_them() -> None:
    t = sea(us=["zbig"], ussr=["nasserism"], deck=["usaid", "the_derg"], bottom=["carter_doctrine"])
    for seat in (0, 1, SPECTATOR):
        view = t.match.view(seat)
        assert (view["bottom"], view["deck"]) == (["carter_doctrine"], 3)


def test_hands_are_hidden() -> None:
    t = sea(us=["zbig", "centcom"], ussr=["nasserism", "stagflation"])
    assert t.match.view(0)["hand"] == ["zbig", "centcom"]
    assert t.match.view(1)["hand"] == ["nasserism", "stagflation"]
    assert t.match.view(SPECTATOR)["hand"] == []
    assert t.match.view(1)["seen"] == []


def test_duties() -> None:
    """10.1.5, 8.2.1: a scoring card and how many rounds are left for it; military operations still to be made."""
    t = sea(us=["middle_east_scoring", "zbig"], side="us", action_round=5, military=(1, 0))
    number = t.game.rules.deck.number("middle_east_scoring")
    assert GAME.duties(t.state, 0) == [(SCORING_HELD, 3, number), (MILITARY_DUE, 0, 3)]


def test_the_box() -> None:
    """2.1, 2.2: what the page draws from."""
    box = GAME.components()
    assert (box["winning_vp"], box["passing"]) == (10, "romanian_autonomy")
    assert [box["spaces"][name]["regions"] for name in ("egypt", "kenya", "oman")] == [
        ["africa", "middle_east"],
        ["africa"],
        ["middle_east"],
    ]
    lanes = box["spaces"]["strategic_sea_lanes"]
    assert (lanes["special"], lanes["stability"], lanes["optional"], lanes["regions"]) == (True, 4, False, [])
    assert len([card for card in box["cards"].values() if not card["borrowed"]]) == 51
    assert len([card for card in box["cards"].values() if card["borrowed"]]) == 21
    assert [box["period"] for box in box["cards"].values()].count("early") == 0
