"""3.0: four scenarios, three lengths, free set-up, options."""

import pytest
from labyrinth.card_play import told
from labyrinth.desk import GAME, Desk, new_game
from labyrinth.operating import draws, held, view

from realpolitik.games.labyrinth.board import NAMES, SCHENGEN_COUNTRIES
from realpolitik.kernel.errors import BadSetup

SCENARIOS = ("lets-roll", "call-me-al", "anaconda", "mission-accomplished")
IN_2001 = {
    "libya": "poor adversary",
    "syria": "fair adversary",
    "iraq": "poor adversary",
    "saudi_arabia": "poor ally",
    "gulf_states": "fair ally",
    "pakistan": "fair neutral",
    "afghanistan": "islamist_rule adversary",
}
BOARDS = {
    "lets-roll": IN_2001,
    "call-me-al": IN_2001,
    "anaconda": {**IN_2001, "pakistan": "poor ally", "afghanistan": "poor ally", "central_asia": "poor ally"},
    "mission-accomplished": {
        **IN_2001,
        "iraq": "poor ally",
        "pakistan": "fair ally",
        "afghanistan": "poor ally",
        "central_asia": "fair neutral",
        "indonesia_malaysia": "fair neutral",
    },
}
TROOPS = {
    "lets-roll": {"saudi_arabia": 2, "gulf_states": 2},
    "call-me-al": {"saudi_arabia": 2, "gulf_states": 2},
    "anaconda": {"saudi_arabia": 2, "gulf_states": 2, "afghanistan": 6},
    "mission-accomplished": {"iraq": 6, "afghanistan": 5, "gulf_states": 2, "philippines": 2},
}
ONE_EACH = ("syria", "iran", "saudi_arabia", "pakistan", "afghanistan", "indonesia_malaysia", "philippines")
CELLS = {
    "lets-roll": {"afghanistan": 4},
    "call-me-al": {"afghanistan": 4},
    "anaconda": {"pakistan": 1, "afghanistan": 1},
    "mission-accomplished": {"iraq": 3, **dict.fromkeys(ONE_EACH, 1)},
}
# prestige, funding, troops and cells on their tracks, and the posture of the US
TRACKS = {
    "lets-roll": (7, 9, 11, 11, "hard"),
    "call-me-al": (7, 9, 11, 11, "soft"),
    "anaconda": (8, 6, 5, 13, "hard"),
    "mission-accomplished": (3, 5, 0, 5, "hard"),
}
VICTORY = {
    "lets-roll": [0, 1, 3, 4],
    "call-me-al": [0, 1, 3, 4],
    "anaconda": [0, 0, 2, 6],
    "mission-accomplished": [0, 0, 5, 4],
}
EVENTS = {
    "lets-roll": [],
    "call-me-al": [],
    "anaconda": ["patriot_act", "fata"],
    "mission-accomplished": [
        "nest",
        "wiretapping",
        "enhanced_measures",
        "patriot_act",
        "renditions",
        "abu_sayyaf",
        "fata",
    ],
}
REMOVED = {
    "lets-roll": [],
    "call-me-al": ["axis_of_evil"],
    "anaconda": ["patriot_act", "tora_bora"],
    "mission-accomplished": ["abu_sayyaf", "iraqi_wmd", "ksm", "nest", "patriot_act", "tora_bora"],
}
DEALT = {"lets-roll": (9, 9), "call-me-al": (9, 9), "anaconda": (8, 8), "mission-accomplished": (7, 8)}  # US, Jihadists


def prepared(scenario: str, **options: object) -> Desk:
    """A game whose first cards are about to be dealt."""
    d = new_game(scenario, **options)
    if scenario == "anaconda":
        d.do("morocco", 1, "egypt", 1, "canada", 1)
    if scenario == "mission-accomplished":
        d.do(*[1] * 7)
    return d


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_3_4_the_board_of_a_scenario(scenario: str) -> None:
    """3.4, 3.2: governance and alignment, pieces, markers; all else untested, all cells asleep."""
    d = new_game(scenario)
    countries = view(d)["countries"]
    for name in NAMES:
        country = countries[name]
        if not country["alignment"]:
            assert name not in BOARDS[scenario]
        else:
            assert f"{country['governance']} {country['alignment']}" == BOARDS[scenario][name]
        assert country["troops"] == TROOPS[scenario].get(name, 0)
        assert (country["sleepers"], country["active"]) == (CELLS[scenario].get(name, 0), 0)
        assert country["besieged"] == (name == "somalia")
        assert not country["aid"]
        assert not country["cadre"]
    changed = {"anaconda": ["afghanistan"], "mission-accomplished": ["iraq", "afghanistan"]}.get(scenario, [])
    assert [name for name in NAMES if countries[name]["regime_change"]] == changed
    assert all(countries[name]["regime_change"] == "tan" for name in changed)
    assert view(d)["events"] == EVENTS[scenario]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_3_4_the_tracks_of_a_scenario(scenario: str) -> None:
    """3.4, 3.2: the other pieces on their tracks, reserves at 0, plots available, WMD in their boxes."""
    seen = view(new_game(scenario))
    assert (
        seen["prestige"],
        seen["funding"],
        seen["troops"]["track"],
        seen["cells"]["track"],
        seen["us_posture"],
    ) == TRACKS[scenario]
    assert list(seen["victory"].values()) == VICTORY[scenario]
    assert seen["reserves"] == {"us": 0, "jihadist": 0}
    assert (len(seen["plots"]["available"]), seen["plots"]["wmd_loose"], seen["plots"]["wmd_arsenal"]) == (6, 3, 3)
    assert seen["phase"] == "setup" or seen["card"] == 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_3_4_cards_that_are_taken_out(scenario: str) -> None:
    """3.4, 3.2, 4.10.1."""
    d = prepared(scenario)
    assert d.removed == REMOVED[scenario]
    assert view(d)["deck"] == 120 - len(REMOVED[scenario])
    assert not set(d.options) & set(REMOVED[scenario])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_3_2_the_first_deal(scenario: str) -> None:
    """3.2, 5.2.8: by the tracks, and the Jihadists begin."""
    d = prepared(scenario)
    draws(d)
    assert (held(d, "us"), held(d, "jihadist")) == DEALT[scenario]
    assert (d.asked, d.question, view(d)["card"]) == ("jihadist", "play_card", 1)


@pytest.mark.parametrize(("scenario", "penalty"), [("lets-roll", 0), ("call-me-al", 1), ("anaconda", 0)])
def test_3_4_gwot_relations(scenario: str, penalty: int) -> None:
    """3.4, 4.7.2: Israel alone makes the world Hard 1."""
    d = new_game(scenario)
    assert view(d)["world_posture"] == {"posture": "hard", "value": 1}
    assert view(d)["gwot_penalty"] == penalty


def test_3_4_anaconda_three_cells() -> None:
    """3.4: in three different countries, not the United States; untested ones are tested."""
    d = new_game("anaconda")
    assert (d.asked, d.question) == ("jihadist", "where_first_cell")
    assert told(d, "scenario_cells") == [{"n": 3}], "what the cells are for is said beforehand"
    assert d.why_not("united_states") == ("not_the_us", "3.4")
    d.do("morocco", 5)
    assert (d.governance("morocco"), d.cells("morocco")) == ("fair neutral", 1)
    assert d.why_not("morocco") == ("has_first_cell", "3.4")
    d.do("afghanistan", "iran")
    assert (d.cells("afghanistan"), d.cells("iran"), view(d)["cells"]["track"]) == (2, 1, 10)
    assert d.question == "draw_card"


def test_3_4_anaconda_alone() -> None:
    """3.4, 9.5: the three are random."""
    d = new_game("anaconda", solitaire=True)
    assert (d.asked, len(d.options)) == ("nature", 37)
    d.do("iran")
    assert (d.asked, len(d.options)) == ("nature", 36)


def test_3_4_mission_accomplished_rolls_postures() -> None:
    """3.4: of the seven Schengen countries; then the world is what they make it."""
    d = new_game("mission-accomplished")
    d.do(5, 1, 5, 1, 1, 1, 1)
    rolled = [d.posture(NAMES[c]) for c in SCHENGEN_COUNTRIES]
    assert (rolled.count("hard"), rolled.count("soft")) == (2, 5)
    assert (d.posture("united_kingdom"), d.posture("philippines")) == ("hard", "soft")
    assert view(d)["world_posture"] == {"posture": "soft", "value": 2}


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_3_3_three_lengths(decks: int) -> None:
    """3.3, 3.0: of any scenario."""
    for scenario in SCENARIOS:
        assert view(new_game(scenario, decks=decks))["decks"] == {"now": 1, "of": decks}
    with pytest.raises(BadSetup):
        GAME.setup("lets-roll", {"decks": 4})


# -- options -----------------------------------------------------------------------------------------------------------


def test_3_0_options_of_the_solitaire_game() -> None:
    """3.0, 9.0, 9.7: ideologies and small decks are for one player."""
    assert GAME.seats(GAME.setup("lets-roll")) == ("us", "jihadist")
    assert GAME.seats(GAME.setup("lets-roll", {"solitaire": True, "ideology": "potent", "mini_decks": True})) == ("us",)
    for option in ({"ideology": "potent"}, {"mini_decks": True}):
        with pytest.raises(BadSetup, match="solitaire"):
            GAME.setup("lets-roll", option)


def test_3_2_free_set_up() -> None:
    """3.2: in turns the sides mark untested countries; those of the scenario stay as they are."""
    d = new_game("lets-roll", free_setup=True)
    assert (d.asked, d.question) == ("us", "mark_country")
    assert d.why_not("iraq") == ("marked_already", "3.2")
    assert d.why_not("israel") == ("marked_already", "3.2")
    d.do("egypt", "good_ally")
    assert (d.governance("egypt"), d.asked) == ("good ally", "jihadist")
    d.do("canada", "soft")
    assert (d.posture("canada"), d.asked) == ("soft", "us")
    d.do("enough", "sudan", "poor_adversary")
    assert d.asked == "jihadist", "the other side has had enough"
    assert d.do("enough").question == "draw_card"


def test_3_2_free_set_up_ends_no_game() -> None:
    """3.2: nobody is to have won before the first card."""
    d = new_game("lets-roll", free_setup=True)
    d.do("egypt", "good_ally", "enough")
    for name in ("indonesia_malaysia", "turkey", "morocco"):
        d.do(name, "good_ally")
    d.do("central_asia")
    assert "good_ally" not in d.options
    assert d.why_not("good_ally") == ("ends_the_game", "3.2")
    assert "fair_ally" in d.options


def test_3_2_free_set_up_alone() -> None:
    """3.2, 9.0: by the one player."""
    d = new_game("lets-roll", free_setup=True, solitaire=True).do("egypt", "fair_neutral")
    assert (d.asked, d.question) == ("us", "mark_country")
    assert d.do("enough").question == "draw_card"
