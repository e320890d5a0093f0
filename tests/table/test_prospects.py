"""Looking one choice ahead: odds, sure things, fatal choices, and why not."""

from random import Random

from labyrinth.desk import Desk, desk
from tabletop import Table as Tabletop
from tabletop import table

import realpolitik
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.labels import COUP, EVENT, SPACE_RACE
from realpolitik.games.twilight_struggle.countries import ANGOLA, CUBA, FRANCE, IRAN
from realpolitik.kernel.match import Match
from realpolitik.table.messages.ahead import Prospect, WhyNot
from realpolitik.table.messages.message import Link
from realpolitik.table.messages.screen import Entry
from realpolitik.table.prospects import prospect, prospects
from realpolitik.table.scene import Chair, Scene


def at(t: Tabletop | Desk) -> Scene:
    chairs = [Chair(seat, name, "person", "", "", True) for seat, name in enumerate(t.match.seats)]
    return Scene("match", t.match, 1, chairs, [1, 1])


def told(entries: list[Entry]) -> str:
    return " ".join("".join(x.text if isinstance(x, Link) else x for x in entry.text) for entry in entries)


def look(t: Tabletop | Desk, option: int) -> Prospect:
    return prospect(at(t), t.match.question.seat, option, "en")


def why(t: Tabletop, name: str) -> WhyNot:
    (found,) = [x for x in prospects(at(t), t.match.question.seat, "en").why_not if x.name == name]
    return found


def test_6_3_2_a_coup_is_told_for_each_face_of_the_die() -> None:
    """6.3.2: 3 Ops against stability 2: 1 fails, the others bring one influence more each."""
    t = table(ussr=["comecon"], influence={"iran": (2, 0)}).do("comecon", "coup")
    ahead = look(t, IRAN)
    assert (ahead.of, ahead.lost, ahead.won) == (6, 0, 0)
    assert [(fall.faces, fall.ways) for fall in ahead.falls] == [([str(n)], 1) for n in range(1, 7)]
    assert ahead.falls[0].entries == []
    assert "loses 2 influence" in told(ahead.falls[2].entries)
    assert "DEFCON drops to 4" in told(ahead.surely)


def test_6_2_realignments_are_told_for_both_dice() -> None:
    """6.2.2: 36 ways, those that come to the same together."""
    t = table(ussr=["comecon"], influence={"iran": (2, 0)}).do("comecon", "realignment")
    ahead = look(t, IRAN)
    assert ahead.of == 36 == sum(fall.ways for fall in ahead.falls)
    (nothing,) = [fall for fall in ahead.falls if not fall.entries]
    assert nothing.ways > 6


def test_7_1_ties_that_are_rolled_again_are_folded_into_the_odds() -> None:
    """7.1: Olympic Games (20) with two more for its player, who wins 26 of 32: ties decide nothing. A tie of the Summit
    (45) does: nobody wins."""
    t = table(ussr=["olympic_games"], us=["nato"]).do("olympic_games", "event")
    ahead = look(t, t.match.question.options[0])
    assert (t.asked, t.options[0], ahead.of) == ("us", "participate", 32)
    assert sorted(fall.ways for fall in ahead.falls) == [6, 26]
    assert all("again" not in told(fall.entries) for fall in ahead.falls)
    summit = look(table(ussr=["summit"], us=["nato"], turn=4).do("summit"), EVENT)
    assert (summit.of, sorted(fall.ways for fall in summit.falls)) == (36, [6, 15, 15])


def test_8_5_6_a_plot_of_the_same_size_in_the_same_country_is_no_roll_again() -> None:
    """8.5.6: two plots 2 in Afghanistan. The dice of the first are told; what the second is, is hidden until then."""
    plots = [("afghanistan", "2")] * 2
    position = {"phase": "plots", "jihadist": ["ieds"], "us": ["abbas"], "troops": {"afghanistan": 6}}
    d = desk(plots=plots, governance={"afghanistan": "fair ally"}, cells={"afghanistan": 4}, **position)
    assert d.question == "which_plot_next"
    assert look(d, d.match.question.options[0]).of > 1


def test_6_1_what_changes_hands_is_said() -> None:
    """2.1.7: the second influence in Iran would take it."""
    t = table(ussr=["comecon"], influence={"iran": (0, 1)}).do("comecon", "place_influence")
    ahead = look(t, IRAN)
    assert [(x.space, x.was, x.now) for x in ahead.control] == [("iran", "", "ussr")]
    assert (ahead.of, ahead.falls) == (1, [])


def test_w20_4_the_place_in_a_region_is_told_before_influence_is_added() -> None:
    """Over a random game of World Order: what is told of a place is how the region then stands."""
    match, random, told_of = realpolitik.new("world-order", seed=2), Random(2), 0
    while not match.over:
        question = match.questions[0]
        if question.name == "choose_slot":
            scene = Scene("match", match, 1, [], [1] * len(match.seats))
            for option in question.options:
                after = match.clone()
                after.answer(option, question.seat)
                was, now = own_places(match, question.seat), own_places(after, question.seat)
                changed = {name: place for name, place in now.items() if place != was[name]}
                if after.question.name != "use_development":  # what follows from the choice alone
                    told = prospect(scene, question.seat, option, "en").places
                    assert {x.region: (x.now, x.bonus_now) for x in told} == changed
                    told_of += len(told)
        match.answer(random.choice(question.options), question.seat)
    assert told_of > 10


def own_places(match: Match, seat: int) -> dict[str, tuple[int, int]]:
    regions = match.view(seat)["regions"]
    own = {name: [x for x in it["standing"] if x["power"] == match.seats[seat]] for name, it in regions.items()}
    return {name: (rows[0]["place"], rows[0]["bonus"]) if rows else (0, 0) for name, rows in own.items()}


def test_8_1_3_a_fatal_coup_is_known_before() -> None:
    """6.3.4, 8.1.3: in a battleground at DEFCON 2 it loses the game, however the die falls; elsewhere it does not."""
    influence = {"angola": (2, 0), "cameroon": (1, 0)}
    t = table(ussr=["comecon"], influence=influence, defcon=2).do("comecon", "coup")
    chances = {x.option: x for x in prospects(at(t), USSR, "en").chances}
    assert (chances[ANGOLA].lost, chances[ANGOLA].of) == (6, 6)
    assert all(x.lost == 0 for option, x in chances.items() if option != ANGOLA)
    assert look(t, ANGOLA).lost == 6


def test_6_4_1_the_space_race_comes_to_one_of_two_things() -> None:
    """6.4.1: the faces that succeed together, and those that do not."""
    t = table(ussr=["comecon", "fidel"]).do("comecon")
    ahead = look(t, SPACE_RACE)
    assert sorted((fall.ways, bool(fall.entries)) for fall in ahead.falls) == [(3, False), (3, True)]


def test_4_5_c_nothing_is_foreseen_of_what_is_chosen_in_secret() -> None:
    """4.5 C: both headlines are open, so neither does anything yet."""
    t = table(phase="headline", us=["duck_and_cover", "nato"], ussr=["fidel", "nasser"])
    ahead = prospect(at(t), US, 4, "en")
    assert (ahead.surely, ahead.falls, ahead.of) == ([], [], 1)


def test_what_is_drawn_is_not_foreseen() -> None:
    """5.4: a card discarded at random is not shown before."""
    t = table(us=["five_year_plan", "nato"], ussr=["nasser", "fidel"], side="us").do("five_year_plan")
    ahead = look(t, 263)
    assert "Nasser" not in told(ahead.surely) + "".join(told(x.entries) for x in ahead.falls)
    assert "Fidel" not in told(ahead.surely) + "".join(told(x.entries) for x in ahead.falls)


def test_8_1_5_why_not_names_the_rule() -> None:
    """8.1.5: at DEFCON 4 Europe is closed to coups; 6.3.1: no coup where the opponent has nothing."""
    t = table(ussr=["comecon"], influence={"france": (3, 0), "cuba": (1, 0)}, defcon=4).do("comecon", "coup")
    assert FRANCE not in t.match.question.options
    assert CUBA in t.match.question.options
    assert why(t, "france").rule == "8.1.5"
    assert why(t, "iran").rule.startswith("6.3")
    assert why(t, "france").text


def test_10_1_5_why_not_for_cards() -> None:
    """10.1.5: with as many scoring cards as rounds left, others cannot be played."""
    t = table(ussr=["asia_scoring", "fidel"], action_round=6)
    assert why(t, "fidel").rule == "10.1.5"


def test_labels_are_options_too() -> None:
    t = table(ussr=["comecon"], influence={"iran": (2, 0)}).do("comecon")
    assert COUP in t.match.question.options
    assert look(t, COUP).option == COUP


def test_only_the_dice_of_the_choice_itself_are_followed() -> None:
    """5.2: the war that comes with an opponent's card is another matter than the coup before it."""
    t = table(side="us", us=["korean_war"], ussr=["nato"], influence={"iran": (0, 2), "south_korea": (1, 0)})
    t.do("korean_war", "coup")
    assert look(t, IRAN).of == 6


def test_6_4_2_why_not_for_uses_of_a_card() -> None:
    """6.4.2: a card with too few Ops cannot go to the space race."""
    t = table(ussr=["fidel", "blockade"]).do("blockade")
    assert "space_race" not in t.options
    assert why(t, "space_race").rule.startswith("6.4")
    assert {x.name for x in prospects(at(t), USSR, "en").why_not} <= {"space_race", "coup", "realignment"}


def test_8_1_3_a_defeat_further_ahead_is_told_at_the_card_and_at_its_use() -> None:
    """8.1.3: at DEFCON 2: KAL 007 (89) loses whatever the USSR does with it, CIA Created (26) if the US strikes."""
    influence, cards = {"angola": (1, 1)}, ["cia_created", "soviets_shoot_down_kal_007", "nasser"]
    t = table(ussr=cards, influence=influence, defcon=2, turn=8, space=(8, 8))
    threats = {it.option: it for it in prospects(at(t), USSR, "en").threats}
    assert {option: it.peril for option, it in threats.items()} == {26: "depends_on_opponent", 89: "certain"}
    assert (threats[89].word, threats[89].text) == ("certain defeat", "You will lose the game, whatever happens.")
    assert "DEFCON drops to 1" in told(threats[26].how)
    uses = prospects(at(t.do("soviets_shoot_down_kal_007")), USSR, "en").threats
    assert [it.peril for it in uses] == ["certain"] * len(t.options)


def test_6_4_what_is_safe_in_one_way_alone_is_told_at_the_card() -> None:
    """6.4.1: KAL 007 (89) at DEFCON 2, where it can still go to the space race."""
    t = table(ussr=["soviets_shoot_down_kal_007", "nasser"], influence={"angola": (1, 1)}, defcon=2, turn=8)
    (threat,) = prospects(at(t), USSR, "en").threats
    assert (threat.option, threat.peril, threat.word, threat.how) == (89, "none", "safe only: Space race", [])
