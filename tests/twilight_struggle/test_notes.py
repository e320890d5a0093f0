"""What the log tells of a roll: who rolled where, the dice, what was added, and what was needed."""

from tabletop import Table, table

from realpolitik.kernel.question import NOTES


def told(t: Table, name: str) -> list[dict[str, object]]:
    """The notes of a kind, by the names of what they tell."""
    return [t.game.details(note) for _, note in t.match.log if NOTES[note[0]].name == name]


def test_6_2_2_of_a_realignment() -> None:
    """6.2.2: both dice and both modifiers; here the US adds 1 for Somalia."""
    t = table(us=["olympic_games"], ussr=["fidel"], side="us", influence={"kenya": (3, 3), "somalia": (2, 0)})
    t.do("olympic_games", "realignment", "kenya", 2, 5)
    dice = {"us_die": 2, "us_modifier": 1, "ussr_die": 5, "ussr_modifier": 0}
    assert told(t, "realigned") == [{"side": "us", "country": "kenya", **dice}]


def test_6_4_1_of_a_card_sent_to_space() -> None:
    """6.4.1: the card, the die, and the number that was to be rolled at most, whether it was or not."""
    for die in (3, 4):
        t = table(us=["nato"], ussr=["fidel"], side="ussr").do("fidel", "space_race", die)
        assert told(t, "space_rolled") == [{"side": "ussr", "card": "fidel", "die": die, "needed": 3}]
        assert t.space == (0, int(die == 3))


def test_7_6_of_a_war() -> None:
    """7.6: whose war, where, the die and its modifier: the Korean War is harder for each neighbour of the US."""
    t = table(ussr=["korean_war"], us=["nato"], side="ussr", influence={"south_korea": (1, 0), "japan": (4, 0)})
    t.do("korean_war", "event")
    asked = t.game.about(t.match.question)
    assert (asked["side"], asked["country"]) == ("ussr", "south_korea")
    t.do(3)
    war = {"side": "ussr", "country": "south_korea", "die": 3, "modifier": -1, "needed": 4}
    assert told(t, "war_rolled") == [war]
