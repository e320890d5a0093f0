"""Cards of one game in the other (12.0): how they are picked, and what each of them does on the other map."""

from typing import Any

import pytest
from red_sea.playing import MENGISTU, fate, markers_of, play, seen_by, turned
from red_sea.seaside import drawn, from_the_start, sea
from tabletop import SIDES, Table, new_game, table

import realpolitik

SEA_LANES = "strategic_sea_lanes"
T62S = "t62s_and_kalashnikovs"
ALBANIA = "albano_stalinist_economics"
DIRECTIVE = "presidential_directive_30"
ELECTIONS = "us_presidential_elections"
PARTIES = "marxist_leninist_vanguard_parties"
PERIPHERY = "israeli_periphery_doctrine"

# 12.2: number in Twilight Struggle, who may pick the card, its Ops, its period
OF_TWILIGHT_STRUGGLE = {
    "brush_war": (36, "", 3, "mid"),
    "arms_race": (39, "", 3, "mid"),
    "salt_negotiations": (43, "", 3, "mid"),
    "summit": (45, "", 1, "mid"),
    "missile_envy": (49, "", 2, "mid"),
    "bear_trap": (44, "us", 3, "mid"),
    "colonial_rear_guards": (63, "us", 2, "mid"),
    "puppet_governments": (66, "us", 2, "mid"),
    "sadat_expels_soviets": (72, "us", 1, "mid"),
    "voice_of_america": (74, "us", 2, "mid"),
    "our_man_in_tehran": (108, "us", 2, "mid"),
    "brezhnev_doctrine": (51, "ussr", 3, "mid"),
    "muslim_revolution": (56, "ussr", 4, "mid"),
    "opec": (61, "ussr", 3, "mid"),
    "lone_gunman": (62, "ussr", 1, "mid"),
    "terrorism": (92, "", 2, "late"),
    "wargames": (100, "", 4, "late"),
    "north_sea_oil": (86, "us", 3, "late"),
    "awacs_sale_to_saudis": (110, "us", 3, "late"),
    "aldrich_ames_remix": (98, "ussr", 3, "late"),
    "yuri_and_samantha": (109, "ussr", 2, "late"),
}

# 12.3.2: number in Red Sea, who may pick the card, its Ops, its period
OF_RED_SEA = {
    "separatists": (42, "", 2, "mid"),
    "apollo_soyuz": (44, "", 2, "mid"),
    "water_wars": (51, "", 2, "mid"),
    "peace_corps": (1, "us", 2, "mid"),
    "ogaden_war": (3, "us", 2, "mid"),
    "usaid": (4, "us", 2, "mid"),
    "the_victorious_leader": (6, "us", 3, "mid"),
    "eplf": (7, "us", 1, "mid"),
    "hero_of_the_crossing": (14, "us", 3, "mid"),
    PERIPHERY: (15, "us", 2, "mid"),
    "strong_man_of_sudan": (16, "us", 1, "mid"),
    "soviets_airlift_cubans": (19, "ussr", 3, "mid"),
    "the_lion_falters": (21, "ussr", 2, "mid"),
    "nasserism": (23, "ussr", 1, "mid"),
    ELECTIONS: (28, "ussr", 1, "mid"),
    "cyrus_vance": (32, "ussr", 2, "mid"),
    "zbig": (2, "us", 3, "late"),
    ALBANIA: (5, "us", 1, "late"),
    "centcom": (8, "us", 3, "late"),
    "carter_doctrine": (9, "us", 4, "late"),
    "kenya_joins_rdf": (10, "us", 1, "late"),
    "voa_in_amharic": (11, "us", 2, "late"),
    "afghanistan_invasion": (17, "us", 4, "late"),
    "daniel_arap_moi": (18, "us", 2, "late"),
    "we_are_the_world": (46, "us", 1, "late"),
    T62S: (24, "ussr", 3, "late"),
    "gosplan_advisers": (25, "ussr", 2, "late"),
    MENGISTU: (27, "ussr", 3, "late"),
    PARTIES: (30, "ussr", 2, "late"),
    DIRECTIVE: (31, "ussr", 2, "late"),
    "stagflation": (33, "ussr", 2, "late"),
    "cento_collapses": (34, "ussr", 1, "late"),
    "anti_zionist_committee": (35, "ussr", 2, "late"),
    "mr_nyet": (36, "ussr", 4, "late"),
}
LENT = {"red-sea": OF_TWILIGHT_STRUGGLE, "twilight-struggle": OF_RED_SEA}
BOTH_GAMES = pytest.mark.parametrize("game", LENT)
PICKING_RULE = {"red-sea": ("12.1.1", "12.2"), "twilight-struggle": ("V-RS", "V-RS")}


def picking(game: str, **options: object) -> Table:
    """A whole game at the first pick of the US, before the deal."""
    return new_game(game=game, crossover="before-deal", **options)


def on_offer(game: str, side: str, left: int = 9) -> list[str]:
    return sorted(name for name, (_, of, ops, _) in LENT[game].items() if of in ("", side) and ops <= left)


def all_cards(t: Table) -> list[str]:
    """Every card that is in the game so far, wherever it lies."""
    s = t.state
    return [t.name[card] for card in [*s.deck, *s.bottom, *s.hands[0], *s.hands[1], *s.discard, *s.removed]]


# -- picking ---------------------------------------------------------------------------------------


@BOTH_GAMES
def test_12_2_the_cards_to_choose_from(game: str) -> None:
    """12.2, 12.3.2: the lists of the rulebook, each card with its own number, side, Ops and period."""
    faces = {name: face for name, face in realpolitik.game(game).components()["cards"].items() if face["borrowed"]}
    assert len(faces) == {"red-sea": 21, "twilight-struggle": 34}[game]
    told = {name: (c["printed"], c["side"], c["operations"], c["period"]) for name, c in faces.items()}
    assert told == LENT[game]


@BOTH_GAMES
def test_12_1_1_the_us_picks_first_and_shows(game: str) -> None:
    """12.1.1, 12.3.1: cards of its own and of nobody, one after another; both see them."""
    t = picking(game)
    assert (t.asked, t.question, t.rule) == ("us", "pick_card", PICKING_RULE[game][0])
    assert sorted(t.options) == sorted([*on_offer(game, "us"), "stop"])
    card = on_offer(game, "us")[0]
    t.do(card)
    for seat in (0, 1, 2):
        assert t.match.view(seat)["chosen"] == [card]
    assert "card_picked" in t.notes()
    t.do("stop")
    assert t.asked == "ussr"
    assert sorted(t.options) == sorted([*[name for name in on_offer(game, "ussr") if name != card], "stop"])


@BOTH_GAMES
def test_12_1_1_what_cannot_be_picked(game: str) -> None:
    """12.1.1, 12.2: cards of the game itself, cards of the other side, cards that are picked, cards too dear."""
    first, lists = PICKING_RULE[game]
    own, soviet = ("usaid", "opec") if game == "red-sea" else ("nato", "mr_nyet")
    neutral, dear = ("summit", "wargames") if game == "red-sea" else ("separatists", "afghanistan_invasion")
    t = picking(game)
    assert t.why_not(own) == ("not_to_be_picked", lists)
    assert t.why_not(soviet) == ("other_sides_card", lists)
    t.do(neutral)
    assert t.why_not(neutral) == ("picked_already", first)
    t.do("brush_war" if game == "red-sea" else "zbig")
    t.do("salt_negotiations" if game == "red-sea" else "usaid")
    assert dear not in t.options
    assert t.why_not(dear) == ("too_many_operations", first)
    t.do("stop")
    assert t.asked == "ussr"
    assert t.why_not(neutral) == ("picked_already", first)  # one of either side's cannot be had twice


def test_12_1_1_no_more_than_nine_ops() -> None:
    """12.1.1: with 9 Ops spent, the other side is asked; what is left of them is lost."""
    t = picking("red-sea").do("bear_trap", "north_sea_oil")
    assert sorted(t.options) == sorted([*set(on_offer("red-sea", "us", 3)) - {"bear_trap", "north_sea_oil"}, "stop"])
    t.do("summit")
    assert sorted(t.options) == ["colonial_rear_guards", "missile_envy", "our_man_in_tehran", "puppet_governments",
                                 "sadat_expels_soviets", "stop", "terrorism", "voice_of_america"]  # fmt: skip
    t.do("terrorism")
    assert (t.asked, t.question) == ("ussr", "pick_card")
    t.do("muslim_revolution", "opec", "missile_envy")
    assert (t.asked, t.question) == ("nature", "draw_card")


@BOTH_GAMES
def test_12_1_1_nobody_need_pick(game: str) -> None:
    """12.1.1, 12.3.1: any number of cards, none too."""
    t = picking(game).do("stop")
    assert (t.asked, t.question) == ("ussr", "pick_card")
    t.do("stop")
    assert (t.question, t.state.chosen) == ("draw_card", [])


@BOTH_GAMES
def test_12_0_without_the_option_no_card_is_lent(game: str) -> None:
    """12.0: off unless asked for."""
    t = new_game(game=game)
    assert t.question == "draw_card"
    assert not set(all_cards(t)) & set(LENT[game])


def test_12_1_1_after_the_deal() -> None:
    """12.1.1: read by the letter, chosen Mid War cards join the draw pile, and no opening hand holds them."""
    t = drawn(from_the_start(crossover="after-deal"))
    assert (t.asked, t.question) == ("us", "pick_card")
    assert [len(hand) for hand in t.state.hands] == [9, 9]
    t.do("brush_war", "north_sea_oil", "stop", "opec", "stop")
    piled = [t.name[card] for card in t.state.deck]
    assert len(piled) == 28 - 18 + 2
    assert {"brush_war", "opec"} <= set(piled)
    assert "north_sea_oil" not in all_cards(t)  # a Late War card comes with its period (4.4)
    assert t.question == "choose_headline"


def test_12_1_1_before_the_deal() -> None:
    """12.1.1, reconstructed: an option; then chosen cards can be dealt."""
    t = from_the_start(crossover="before-deal").do("brush_war", "stop", "opec", "stop")
    assert t.question == "draw_card"
    assert {"brush_war", "opec"} <= set(t.options)
    drawn(t, "brush_war")
    assert "brush_war" in t.hand("ussr")


def test_12_1_2_late_war_cards_come_after_turn_one() -> None:
    """12.1.2, 4.4: with the Late War cards of the game itself."""
    t = sea(
        turn=1,
        phase="end",
        chosen=["brush_war", "north_sea_oil"],
        options={"crossover": "after-deal"},
        us=["eplf"],
        ussr=["nasserism"],
        military=(4, 4),
    )
    assert (t.question, t.state.turn) == ("draw_card", 2)
    assert "north_sea_oil" in t.options
    assert len([card for card in all_cards(t) if t.state.rules.deck.period[t.name.index(card)] == 2]) == 22 + 1


@pytest.mark.parametrize(("crossover", "turns"), [("no", 2), ("after-deal", 3), ("before-deal", 3)])
def test_12_1_2_three_turns(crossover: str, turns: int) -> None:
    """12.1.2, 4.5 A, 4.5 I: turn 3 follows turn 2, DEFCON rises and hands are filled; then comes the final scoring."""
    position: dict[str, Any] = {"options": {"crossover": crossover}, "phase": "end", "military": (4, 4), "us": ["eplf"]}
    position["chosen"] = [] if crossover == "no" else ["brush_war"]  # where nobody picks a card, the game stays short
    t = sea(turn=2, **position)
    assert t.match.view(0)["turns"] == turns
    if turns == 2:
        assert t.winner == "us"  # a point for Romanian Autonomy
        return
    assert (t.question, t.state.turn, t.defcon) == ("draw_card", 3, 5)
    drawn(t)
    assert [len(hand) for hand in t.state.hands] == [9, 9]
    assert sea(turn=3, **position).winner == "us"


def test_12_3_1_no_extra_turn_in_twilight_struggle() -> None:
    """12.3.1: Twilight Struggle has its ten turns; Mid War cards come with turn 4, Late War ones with turn 8."""
    cards = ["ogaden_war", "zbig"]
    t = table(
        chosen=cards, turn=3, phase="end", us=["duck_and_cover"], ussr=["nasser"], options={"crossover": "after-deal"}
    )
    assert t.match.view(0)["turns"] == 10
    assert "ogaden_war" in all_cards(t)
    assert "zbig" not in all_cards(t)
    t = table(
        chosen=cards, turn=7, phase="end", us=["duck_and_cover"], ussr=["nasser"], options={"crossover": "after-deal"}
    )
    assert "zbig" in all_cards(t)


@pytest.mark.parametrize("crossover", ["after-deal", "before-deal"])
def test_12_3_1_when_cards_are_picked_in_twilight_struggle(crossover: str) -> None:
    """12.3.1: as in Red Sea: after the set-up with its influence (3.3), or before the deal."""
    t = new_game(crossover=crossover)
    if crossover == "after-deal":
        drawn(t).do(*["poland"] * 6, *["west_germany"] * 7)
    assert (t.asked, t.question) == ("us", "pick_card")
    t.do("eplf", "stop", "nasserism", "stop")
    assert t.question == ("choose_headline" if crossover == "after-deal" else "draw_card")
    assert not {"eplf", "nasserism"} & set(all_cards(t))  # there is no card of the Early War among them


def test_12_3_1_in_the_late_war_scenario() -> None:
    """12.3.1: all periods have begun, so all chosen cards join the draw pile."""
    t = new_game(scenario="late-war", crossover="before-deal").do("eplf", "zbig", "stop", "mr_nyet", "stop")
    assert {"eplf", "zbig", "mr_nyet"} <= set(t.options)


# -- the cards of Twilight Struggle in Red Sea -----------------------------------------------------


def lent(by: str, card: str, *answers: str | int, **position: Any) -> Table:
    """A side has just played a card of Twilight Struggle in Red Sea."""
    chosen = [card, *position.pop("chosen", ())]
    return play(by, card, *answers, chosen=chosen, **{"us": ["usaid"], "ussr": ["nasserism"], **position})


def test_36_brush_war_in_red_sea() -> None:
    """36: where stability is 1 or 2; a 3 wins 1 VP and 3 military operations; no card is turned up (6.3.6)."""
    t = lent("us", "brush_war", "event")
    assert set(t.options) == set(t.board.names[:11]) - {"saudi_arabia"}
    assert t.why_not("saudi_arabia") == ("too_stable", "7.1")
    t.do("somalia", 3)
    assert (t.vp, t.military, t.defcon) == (1, (3, 0), 4)
    t = lent(
        "ussr", "brush_war", "event", "kenya", 4, influence={"kenya": (2, 0), "ethiopia": (1, 0), "somalia": (2, 0)}
    )
    assert t.influence("kenya") == (2, 0)  # 4 less 2 for the American neighbours


def test_36_brush_war_spares_the_dergs_ethiopia() -> None:
    """36, 26: its stability is 3 then."""
    t = lent("us", "brush_war", "event", effects=["derg"])
    assert "ethiopia" not in t.options
    assert t.why_not("ethiopia") == ("too_stable", "7.1")


@pytest.mark.parametrize(("military", "defcon", "vp"), [((3, 2), 3, 3), ((3, 2), 4, 1), ((2, 2), 2, 0)])
def test_39_arms_race_in_red_sea(military: tuple[int, int], defcon: int, vp: int) -> None:
    """39: unchanged."""
    assert lent("us", "arms_race", "event", military=military, defcon=defcon).vp == vp


def test_43_salt_negotiations_in_red_sea() -> None:
    """43: DEFCON +2, -1 on every coup, a card back from the discards, no scoring card; 4 + 2 - 1 less 2 in Sudan."""
    t = lent(
        "us", "salt_negotiations", "event", defcon=2, discard=["zbig", "africa_scoring"], influence={"sudan": (0, 5)}
    )
    assert (t.defcon, t.options) == (4, ["zbig", "decline"])
    t.do("zbig", "nasserism", "event", "usaid", "coup", "sudan", 4)
    assert t.influence("sudan") == (0, 2)


@pytest.mark.parametrize(
    ("board", "us", "ussr"),
    [
        ({}, 0, 0),
        ({"egypt": (2, 0), "sudan": (1, 0)}, 1, 0),  # domination of Africa; in the Middle East presence only
        ({"saudi_arabia": (3, 0), "egypt": (2, 0), "kenya": (0, 2), "sudan": (0, 1), "djibouti": (0, 2)}, 1, 0),
        ({"saudi_arabia": (0, 3), "oman": (0, 2), "kenya": (2, 0), "sudan": (1, 0)}, 1, 1),
    ],
)
def test_45_summit_in_red_sea(board: dict[str, tuple[int, int]], us: int, ussr: int) -> None:
    """45: +1 for each of Africa and the Middle East that a side dominates or controls; 2 VP, and DEFCON to move."""
    t = lent("us", "summit", "event", 3 - us, 3 - ussr, influence=board)
    assert t.vp == 0
    t = lent("us", "summit", "event", 4 - us, 3 - ussr, influence=board)
    assert (t.vp, t.asked, t.options) == (2, "us", ["raise_defcon", "lower_defcon", "leave_defcon"])


def test_49_missile_envy_in_red_sea() -> None:
    """49: the dearest card is handed over; one's own or neutral event occurs; then Missile Envy is due for its Ops."""
    t = lent("us", "missile_envy", "event", ussr=["famine", "nasserism", "seychelles"])
    assert (t.asked, sorted(t.options)) == ("ussr", ["famine", "seychelles"])
    t.do("famine", "oman", "saudi_arabia")
    assert (t.asked, t.options) == ("ussr", ["missile_envy"])


def test_44_bear_trap_in_red_sea() -> None:
    """44: the USSR discards a card of 2 Ops in each round and rolls, until 1 to 4 sets it free."""
    t = lent("us", "bear_trap", "event", ussr=["nasserism", "cyrus_vance"], us=["usaid", "eplf"])
    assert (t.asked, t.question, t.options) == ("ussr", "trapped_card", ["cyrus_vance"])
    t.do("cyrus_vance", 4)
    assert t.effect("trap_ussr") == 0


def test_63_colonial_rear_guards_in_red_sea() -> None:
    """63: 1 each in 4 countries of Africa, all that this map has there."""
    t = lent("us", "colonial_rear_guards", "event")
    assert t.options == ["egypt", "sudan", "ethiopia", "djibouti", "somalia", "kenya", "madagascar"]
    t.do("egypt", "djibouti", "madagascar")
    assert t.why_not("egypt") == ("limit_reached", "7.1")
    assert t.why_not("oman") == ("not_among", "7.1")
    t.do("kenya")
    assert [t.influence(name) for name in ("egypt", "djibouti", "madagascar", "kenya")] == [(1, 0)] * 4


def test_66_puppet_governments_in_red_sea() -> None:
    """66: up to 3 countries where nobody has influence; the sea lanes are none."""
    t = lent("us", "puppet_governments", "event", influence={"kenya": (0, 1), "oman": (1, 0)})
    assert set(t.options) == {*t.board.names[:11], "stop"} - {"kenya", "oman"}
    t.do("sudan", "yemen", "stop")
    assert (t.influence("sudan"), t.influence("yemen")) == ((1, 0), (1, 0))


def test_72_sadat_expels_soviets_in_red_sea() -> None:
    """72: the USSR loses all in Egypt, the US gains 1; the card is removed."""
    t = lent("ussr", "sadat_expels_soviets", "event_first", influence={"egypt": (0, 3)})
    assert (t.influence("egypt"), t.question) == ((1, 0), "which_operation")


def test_74_voice_of_america_in_red_sea() -> None:
    """74: 4 Soviet influence, 2 at most in a country, everywhere: no country of this map lies in Europe."""
    board = dict.fromkeys(sea().board.names, (0, 3))
    t = lent("us", "voice_of_america", "event", influence=board)
    assert t.options == t.board.names[:11]
    t.do("djibouti", "djibouti")
    assert t.why_not("djibouti") == ("limit_reached", "7.1")
    t.do("oman", "south_yemen")
    assert [t.influence(name) for name in ("djibouti", "oman", "south_yemen")] == [(0, 1), (0, 2), (0, 2)]


@pytest.mark.parametrize("country", ["egypt", "oman", "yemen", "south_yemen"])
def test_108_our_man_in_tehran_in_red_sea(country: str) -> None:
    """108: with any country of the Middle East; five cards are looked at, any of them discarded."""
    five = ["famine", "oau", "zbig", "detente", "seychelles"]
    t = lent("us", "our_man_in_tehran", "event", *five, influence={country: (2, 0)}, deck=[*five, "separatists"])
    assert sorted(t.options) == sorted([*five, "stop"])
    t.do("zbig", "stop")
    assert t.discards == ["zbig"]
    assert fate(t, "our_man_in_tehran") == "removed"


def test_108_our_man_in_tehran_needs_the_middle_east() -> None:
    """108, 5.2: the US must control a country there; Kenya is none."""
    t = lent("us", "our_man_in_tehran", influence={"kenya": (2, 0), "oman": (1, 0)})
    assert t.why_not("event") == ("event_cannot", "5.2")


@pytest.mark.parametrize(
    ("effects", "values"),
    [
        ([], {"nasserism": 2, "detente": 2, "cyrus_vance": 3, "f5es_delivered": 4, "mr_nyet": 4}),
        (["t62s"], {"nasserism": 3, "cyrus_vance": 4, "f5es_delivered": 4, "mr_nyet": 4}),
        (["afghanistan_ussr"], {"nasserism": 1, "cyrus_vance": 2, "f5es_delivered": 3, "mr_nyet": 4}),
    ],
)
def test_51_brezhnev_doctrine_in_red_sea(effects: list[str], values: dict[str, int]) -> None:
    """51, 24, 17, 7.3: +1 up to 4; each bonus has its own limit."""
    for card, n in values.items():
        t = sea(ussr=[card, "stagflation"], effects=["brezhnev_doctrine", *effects])
        t.do(card, "place_influence")
        assert markers_of(t, SEA_LANES) == n


def test_51_brezhnev_doctrine_with_albano_stalinist_economics() -> None:
    """51, 5, 7.3: summed like the T-62s: a card of 4 is 4 in Africa too, one of 3 is 3."""
    for card, n in (("mr_nyet", 4), ("f5es_delivered", 3), ("cyrus_vance", 2)):
        t = sea(
            ussr=[card, "stagflation"],
            influence={"djibouti": (0, 1)},
            effects=["brezhnev_doctrine", "albanian_example_ussr"],
        )
        t.do(card, "place_influence")
        assert markers_of(t, "djibouti") == n


def test_51_brezhnev_doctrine_is_an_event_of_the_ussr() -> None:
    """51: for this turn."""
    assert lent("ussr", "brezhnev_doctrine", "event").effect("brezhnev_doctrine") == 1


def test_56_muslim_revolution_in_red_sea() -> None:
    """56: two of Sudan, Egypt and Saudi Arabia, all that this map has of its countries."""
    board = dict.fromkeys(sea().board.names[:11], (2, 0))
    t = lent("ussr", "muslim_revolution", "event", influence=board)
    assert t.options == ["egypt", "sudan", "saudi_arabia"]
    t.do("saudi_arabia", "egypt")
    assert [t.influence(name) for name in ("egypt", "sudan", "saudi_arabia")] == [(0, 0), (2, 0), (0, 0)]


@pytest.mark.parametrize(
    ("board", "vp"),
    [
        ({}, 0),
        ({"egypt": (0, 2)}, -1),
        ({"saudi_arabia": (0, 3)}, -1),
        ({"egypt": (0, 2), "saudi_arabia": (0, 3), "oman": (0, 2), "sudan": (0, 1), "kenya": (0, 2)}, -2),
        ({"egypt": (2, 0), "saudi_arabia": (3, 0)}, 0),
    ],
)
def test_61_opec_in_red_sea(board: dict[str, tuple[int, int]], vp: int) -> None:
    """61: 1 VP each for Egypt and Saudi Arabia in Soviet hands."""
    assert lent("ussr", "opec", "event", influence=board).vp == vp


def test_62_lone_gunman_in_red_sea() -> None:
    """62: the USSR sees the US hand and may use 1 Op."""
    t = lent("ussr", "lone_gunman", "event", us=["usaid", "eplf"])
    assert seen_by(t, "ussr") == ["eplf", "usaid"]
    t.do("place_influence")
    assert markers_of(t, SEA_LANES) == 1


def test_92_terrorism_in_red_sea() -> None:
    """92: one random card of the opponent's hand; there are no hostages here to make it two."""
    t = lent("ussr", "terrorism", "event", us=["usaid", "eplf", "zbig"])
    assert (t.asked, t.question) == ("nature", "card_at_random")
    t.do("eplf")
    assert (t.asked, t.hand("us")) == ("us", ["usaid", "zbig"])


@pytest.mark.parametrize(
    ("vp", "winner", "how"),
    [
        (7, "us", "won_by_wargames"),
        (6, "nobody", "drawn"),
        (5, "ussr", "won_by_wargames"),
        (-4, "ussr", "won_on_points"),
    ],
)
def test_100_wargames_in_red_sea(vp: int, winner: str, how: str) -> None:
    """100, 10.4.1: at DEFCON 2 the US gives 6 VP and ends the game; at 10 the opponent has won."""
    t = lent("us", "wargames", "event", "end_the_game", vp=vp, defcon=2)
    assert (t.winner, how in t.notes()) == (winner, True)


def test_100_wargames_needs_defcon_two() -> None:
    """100, 5.2; and it may go on."""
    assert lent("us", "wargames", defcon=3).why_not("event") == ("event_cannot", "5.2")
    assert lent("us", "wargames", "event", "go_on", vp=5, defcon=2).winner == ""


def test_86_north_sea_oil_in_red_sea() -> None:
    """86: an eighth round for the US in this turn; OPEC can no longer occur."""
    t = lent(
        "us", "north_sea_oil", "event", ussr=["opec"], chosen=["opec"], us=["usaid", "eplf"], action_round=7, side="us"
    )
    assert (t.asked, t.state.round, t.options) == ("us", 8, ["usaid", "eplf", "romanian_autonomy", "pass"])
    t = lent("ussr", "opec", effects=["north_sea_oil"])
    assert t.why_not("event") == ("event_cannot", "5.2")


def test_110_awacs_sale_to_saudis_in_red_sea() -> None:
    """110: 2 in Saudi Arabia; Muslim Revolution can no longer occur."""
    t = lent("us", "awacs_sale_to_saudis", "event", ussr=["muslim_revolution"], chosen=["muslim_revolution"])
    assert t.influence("saudi_arabia") == (2, 0)
    t.do("muslim_revolution")
    assert t.why_not("event") == ("event_cannot", "5.2")


def test_98_aldrich_ames_remix_in_red_sea() -> None:
    """98: the US hand lies open for the turn, and the USSR discards a card of it."""
    t = lent("ussr", "aldrich_ames_remix", "event", us=["usaid", "eplf"])
    assert (t.asked, sorted(t.options)) == ("ussr", ["eplf", "usaid"])
    t.do("usaid")
    assert (t.hand("us"), seen_by(t, "ussr")) == (["eplf"], ["eplf"])


def test_109_yuri_and_samantha_in_red_sea() -> None:
    """109: 1 VP for the USSR for every US coup of this turn, before the card of a flashpoint and the die."""
    t = lent("ussr", "yuri_and_samantha", "event", influence={"somalia": (0, 1)})
    t.do("usaid", "coup", "somalia")
    assert (t.vp, t.question) == (-1, "flashpoint_card")


def test_12_1_a_card_of_twilight_struggle_at_a_flashpoint() -> None:
    """12.1.1, 6.3.6.1: it counts like any: 3 Ops go under the pile, 1 Op lowers DEFCON."""
    t = play(
        "us", "usaid", "coup", "somalia", "brush_war", influence={"somalia": (0, 1)}, chosen=["brush_war", "summit"]
    )
    assert (t.defcon, t.match.view(0)["bottom"]) == (4, ["brush_war"])
    t = play("us", "usaid", "coup", "somalia", "summit", influence={"somalia": (0, 1)}, chosen=["brush_war", "summit"])
    assert (t.defcon, fate(t, "summit")) == (3, "discarded")


# -- Mengistu and the cards of Twilight Struggle ---------------------------------------------------


@pytest.mark.parametrize(
    ("card", "answers", "board", "after"),
    [
        ("colonial_rear_guards", ["egypt", "sudan", "kenya", "somalia"], {}, {"egypt": (0, 1), "somalia": (0, 1)}),
        ("puppet_governments", ["oman", "stop"], {"kenya": (1, 0)}, {"oman": (0, 1)}),
        ("sadat_expels_soviets", [], {"egypt": (3, 1)}, {"egypt": (0, 2)}),
        ("voice_of_america", ["oman", "oman", "kenya"], {"oman": (2, 0), "kenya": (1, 0)}, {"oman": (0, 0)}),
        ("awacs_sale_to_saudis", [], {}, {"saudi_arabia": (0, 2)}),
    ],
)
def test_27_mengistu_turns_cards_of_twilight_struggle(
    card: str, answers: list[str], board: dict[str, tuple[int, int]], after: dict[str, tuple[int, int]]
) -> None:
    """27 note: the same reading applies to them."""
    t = turned(card, *answers, influence=board, chosen=[card], us=["usaid"])
    assert {name: t.influence(name) for name in after} == after
    assert t.asked == "us"


def test_27_mengistu_turns_bear_trap_and_north_sea_oil() -> None:
    """27 note, 44, 86: it is the US that is trapped, and the USSR that has an eighth round."""
    t = turned("bear_trap", chosen=["bear_trap"], us=["usaid", "eplf"])
    assert (t.asked, t.question, t.options) == ("us", "trapped_card", ["usaid"])
    t = turned("north_sea_oil", chosen=["north_sea_oil"], us=["usaid"])
    assert (t.effect("eighth_round_ussr"), t.effect("eighth_round_us"), t.effect("north_sea_oil")) == (1, 0, 1)


def test_27_mengistu_turns_our_man_in_tehran() -> None:
    """27 note, 108: with a Soviet country in the Middle East the USSR looks at five cards, and it alone."""
    five = ["famine", "oau", "zbig", "detente", "seychelles"]
    t = turned(
        "our_man_in_tehran",
        *five,
        influence={"oman": (0, 2)},
        chosen=["our_man_in_tehran"],
        us=["usaid"],
        deck=[*five, "separatists"],
    )
    assert (t.asked, sorted(t.options)) == ("ussr", sorted([*five, "stop"]))
    assert [sorted(t.match.view(t.state.seats[SIDES[side]])["peeked"]) for side in SIDES] == [[], sorted(five)]
    t.do("zbig", "stop")
    assert "zbig" in t.discards


# -- the cards of Red Sea in Twilight Struggle -----------------------------------------------------


def away(by: str, card: str, *answers: str | int, **position: Any) -> Table:
    """A side has just played a card of Red Sea in Twilight Struggle."""
    hand = [card, *position.pop(by, ())]
    chosen = [card, *position.pop("chosen", ())]
    return table(**{"turn": 8, "side": by, by: hand, "chosen": chosen, **position}).do(card, *answers)


def test_1_peace_corps_in_twilight_struggle() -> None:
    """1: any country of the world map; superpowers and their control as there."""
    t = away(
        "us",
        "peace_corps",
        "event",
        "france",
        "italy",
        "israel",
        influence={"france": (0, 1), "italy": (2, 0), "israel": (4, 0), "poland": (0, 3)},
    )
    assert [t.influence(name) for name in ("france", "italy", "israel")] == [(0, 0), (3, 0), (5, 0)]


def test_2_zbig_in_twilight_struggle() -> None:
    """2, 8.2.2: DEFCON neither limits the coup nor is changed; there, coups of events are no military operations."""
    t = away("us", "zbig", "event", "italy", 5, influence={"italy": (0, 2)}, defcon=2)
    assert (t.influence("italy"), t.defcon, t.military) == ((2, 0), 2, (0, 0))


@pytest.mark.parametrize(
    ("board", "die", "won"),
    [({}, 5, True), ({"somalia": (0, 2)}, 5, False), ({"sudan": (0, 1)}, 6, True), ({"kenya": (0, 2)}, 5, True),
     ({"sudan": (0, 1), "somalia": (0, 2)}, 6, False)],
)  # fmt: skip
def test_3_ogaden_war_in_twilight_struggle(board: dict[str, tuple[int, int]], die: int, won: bool) -> None:
    """3: the neighbours of Ethiopia are Sudan and Somalia there."""
    t = away("us", "ogaden_war", "event", die, influence={"ethiopia": (0, 1), **board})
    assert (t.vp, t.military, t.influence("ethiopia")) == ((2 if won else 0), (2, 0), (1, 0) if won else (0, 1))


def test_3_ogaden_war_is_a_war_card_in_twilight_struggle() -> None:
    """3, 59: Flower Power pays for it as for any war card that the US plays."""
    assert away("us", "ogaden_war", "event", 5, effects=["flowers"]).vp == 0  # 2 to the USSR, 2 for the war won


@pytest.mark.parametrize(("answer", "first"), [("go_first", "us"), ("leave_order", "ussr")])
def test_4_usaid_in_twilight_struggle(answer: str, first: str) -> None:
    """4: 1 Op, and in the headline phase the order of the rounds."""
    t = table(turn=8, phase="headline", us=["usaid", "nato"], ussr=["fidel", "nasser"], chosen=["usaid"])
    t.headlines("usaid", "nasser").do("place_influence", "canada", answer)
    assert (t.asked, t.question) == (first, "choose_card")


def test_5_albano_stalinist_economics_in_twilight_struggle() -> None:
    """5: Africa is that of the map in use: Egypt is not part of it."""
    for country, n in (("sudan", 2), ("egypt", 3)):
        t = table(turn=8, ussr=["de_stalinization"], influence={"sudan": (0, 1)}, effects=["albanian_example_ussr"])
        t.do("de_stalinization", "place_influence")
        assert markers_of(t, country) == n


def test_6_the_victorious_leader_in_twilight_struggle() -> None:
    """6: next to Soviet countries of that map."""
    t = away("us", "the_victorious_leader", "event", influence={"cuba": (0, 3)})
    assert set(t.options) == {"haiti", "nicaragua"}


def test_7_eplf_in_twilight_struggle() -> None:
    """7: Sudan or Somalia there."""
    t = away("us", "eplf", "event", influence={"ethiopia": (0, 1)})
    assert set(t.options) == {"sudan", "somalia"}
    t.do("somalia")
    assert (t.vp, t.influence("ethiopia"), t.influence("somalia")) == (1, (1, 1), (1, 0))


def test_8_centcom_in_twilight_struggle() -> None:
    """8: any country; no Soviet coups or realignments there."""
    t = away("us", "centcom", "event", "iran", ussr=["fidel"], influence={"iran": (1, 0), "panama": (1, 0)})
    t.do("fidel", "coup")
    assert t.options == ["panama"]
    assert t.why_not("iran") == ("under_centcom", "7.3")


def test_9_carter_doctrine_in_twilight_struggle() -> None:
    """9: any die, here that of a Soviet coup."""
    t = away("us", "carter_doctrine", "event", ussr=["fidel"], influence={"panama": (2, 0)})
    t.do("fidel", "coup", "panama")
    assert (t.asked, t.question) == ("us", "name_die")
    t.do("name_one")
    assert t.influence("panama") == (2, 0)


def test_10_kenya_joins_rdf_in_twilight_struggle() -> None:
    """10."""
    t = away("us", "kenya_joins_rdf", "event", "france", influence={"france": (0, 1), "cuba": (0, 3)})
    assert (t.influence("kenya"), t.influence("france")) == ((1, 0), (0, 0))


def test_11_voa_in_amharic_in_twilight_struggle() -> None:
    """11: cards of 1 Op of the US are worth 2."""
    t = away("us", "voa_in_amharic", "event", "place_influence", "canada", us=["truman_doctrine"], ussr=["fidel"])
    t.do("fidel", "event", "truman_doctrine", "place_influence")
    assert markers_of(t, "canada") == 2


def test_14_hero_of_the_crossing_in_twilight_struggle() -> None:
    """14: a USSR card of that game goes, a US or neutral one comes, no scoring card."""
    t = away(
        "us",
        "hero_of_the_crossing",
        "event",
        "fidel",
        us=["fidel", "nato"],
        discard=["truman_doctrine", "nasser", "asia_scoring", "un_intervention"],
    )
    assert sorted(t.options) == ["truman_doctrine", "un_intervention"]
    t.do("un_intervention")
    assert t.hand("us") == ["nato", "un_intervention"]


def test_15_israeli_periphery_doctrine_in_twilight_struggle() -> None:
    """15: two realignments in the Africa of that map, with +1: US 3 + 1 and 1 for South Africa, USSR 2 + 1."""
    t = away("us", PERIPHERY, "event", influence={"angola": (0, 3), "egypt": (0, 1), "south_africa": (3, 0)}, defcon=2)
    assert t.options == ["angola", "stop"]
    t.do("angola", 3, 2)
    assert t.influence("angola") == (0, 1)


def test_16_strong_man_of_sudan_in_twilight_struggle() -> None:
    """16."""
    assert away("us", "strong_man_of_sudan", "event", influence={"ethiopia": (0, 2)}).influence("sudan") == (3, 0)


def test_17_afghanistan_invasion_in_twilight_struggle() -> None:
    """17, 31: Soviet cards -1; Presidential Directive 30 is prevented there too."""
    t = away("us", "afghanistan_invasion", "event", ussr=[DIRECTIVE, "fidel"], chosen=[DIRECTIVE])
    t.do(DIRECTIVE)
    assert t.why_not("event") == ("event_cannot", "5.2")
    t.do("place_influence")
    assert markers_of(t, "finland") == 1


def test_18_daniel_arap_moi_in_twilight_struggle() -> None:
    """18."""
    t = away("us", "daniel_arap_moi", "event", "lower_defcon", influence={"kenya": (2, 0)})
    assert (t.vp, t.defcon) == (1, 4)
    assert away("us", "daniel_arap_moi", "event").influence("kenya") == (2, 0)


def test_19_soviets_airlift_cubans_in_twilight_struggle() -> None:
    """19: an African country of that map; Egypt is none."""
    t = away("ussr", "soviets_airlift_cubans", "event", influence={"zaire": (3, 0), "egypt": (2, 0), "algeria": (1, 0)})
    assert set(t.options) == {"zaire", "algeria"}
    t.do("zaire")
    assert t.influence("zaire") == (0, 0)


def test_21_the_lion_falters_in_twilight_struggle() -> None:
    """21, 27: and Mengistu may come."""
    t = away("ussr", "the_lion_falters", "event", influence={"ethiopia": (2, 0)})
    assert (t.influence("ethiopia"), t.effect("lion_falters")) == ((0, 1), 1)
    assert away("ussr", "the_lion_falters", "event", influence={"ethiopia": (0, 1)}).vp == -2


def test_23_nasserism_in_twilight_struggle() -> None:
    """23: +1 on Soviet coups: 2 + 2 + 1 less 4 in Panama."""
    t = table(turn=8, ussr=["fidel"], influence={"panama": (2, 0)}, effects=["nasserism"])
    t.do("fidel", "coup", "panama", 2)
    assert t.influence("panama") == (1, 0)
    assert away("ussr", "nasserism", "event").effect("nasserism") == 1


def test_24_t62s_in_twilight_struggle() -> None:
    """24: Soviet cards +1, up to 3."""
    for card, n in (("nasser", 2), ("fidel", 3), ("de_stalinization", 3), ("muslim_revolution", 4)):
        t = table(turn=8, ussr=[card], effects=["t62s"])
        t.do(card, "place_influence")
        assert markers_of(t, "finland") == n


def test_25_gosplan_advisers_in_twilight_struggle() -> None:
    """25."""
    t = away(
        "ussr",
        "gosplan_advisers",
        "event",
        "nato",
        "fidel",
        "fidel",
        "nasser",
        ussr=["nasser"],
        deck=["nato", "fidel", "cia_created"],
    )
    assert t.hand("ussr") == ["nato"]


def test_28_us_presidential_elections_in_twilight_struggle() -> None:
    """28: the US headline is cancelled, whatever its Ops; not so in an action round."""
    t = table(turn=8, phase="headline", us=["nato", "duck_and_cover"], ussr=[ELECTIONS, "fidel"], chosen=[ELECTIONS])
    t.headlines("duck_and_cover", ELECTIONS)
    assert (t.defcon, t.vp, t.discards) == (5, 0, ["duck_and_cover", ELECTIONS])
    assert away("ussr", ELECTIONS).why_not("event") == ("event_cannot", "5.2")


def test_28_us_presidential_elections_and_defectors() -> None:
    """28, 103: of two headlines that cancel each other Defectors comes first, as before any other headline."""
    t = table(turn=8, phase="headline", us=["nato", "defectors"], ussr=[ELECTIONS, "fidel"], chosen=[ELECTIONS])
    t.headlines("defectors", ELECTIONS)
    assert t.notes().count("headline_cancelled") == 1
    assert (t.asked, t.discards) == ("ussr", ["defectors", ELECTIONS])


def test_30_vanguard_parties_in_twilight_struggle() -> None:
    """30."""
    t = away("ussr", PARTIES, "event", "poland", "italy", "italy", "chile", influence={"poland": (0, 4)})
    assert [t.influence(name) for name in ("poland", "italy", "chile")] == [(0, 1), (0, 2), (0, 1)]


def test_31_presidential_directive_30_in_twilight_struggle() -> None:
    """31: an influence anywhere, and an eighth round for the USSR."""
    t = away("ussr", DIRECTIVE, "event", "canada", action_round=7, ussr=["fidel"], us=["nato"], passing="ussr")
    assert t.influence("canada") == (0, 1)
    t.do("nato")
    t.do(t.options[0])
    while t.question == "place_where":
        t.do(t.options[0])
    assert (t.asked, t.state.round) == ("ussr", 8)


def test_32_cyrus_vance_in_twilight_struggle() -> None:
    """32: 2 VP for a USSR card."""
    assert away("ussr", "cyrus_vance", "event", "fidel", "nato", "fidel", us=["fidel", "nato"]).vp == -2


@pytest.mark.parametrize("by", ["us", "ussr"])
def test_33_stagflation_in_twilight_struggle(by: str) -> None:
    """33: in the next action round of the US, which is not the one in which it plays the card itself."""
    t = away(
        by,
        "stagflation",
        "event" if by == "ussr" else "event_first",
        "decline",
        us=["asia_scoring", "nato"],
        ussr=["nasser", "fidel"],
        influence={"canada": (2, 0)},
    )
    if by == "us":
        t.do("place_influence")
        markers_of(t, "canada")
        t.do("nasser", "event")
    assert (t.asked, t.options) == ("us", ["asia_scoring"])


def test_34_cento_collapses_in_twilight_struggle() -> None:
    """34: the Middle East of that map, Egypt in it."""
    t = away("ussr", "cento_collapses", "event", influence={"iran": (1, 0), "egypt": (1, 0), "sudan": (1, 0)})
    assert set(t.options) == {"iran", "egypt"}


def test_35_anti_zionist_committee_in_twilight_struggle() -> None:
    """35, 6.3.5: two realignments in the Middle East with +1, at DEFCON 2 too."""
    t = away("ussr", "anti_zionist_committee", "event", influence={"israel": (2, 0), "italy": (2, 0)}, defcon=2)
    assert t.options == ["israel"]
    t.do("israel", 2, 3)  # US 2 + 1 for more influence, USSR 3 + 1
    assert t.influence("israel") == (1, 0)


def test_36_mr_nyet_in_twilight_struggle() -> None:
    """36: two countries of different regions of that map."""
    board = {"italy": (2, 1), "france": (2, 1), "iran": (1, 1), "chile": (1, 0)}
    t = away("ussr", "mr_nyet", "event", influence=board)
    assert (t.defcon, set(t.options)) == (4, {"italy", "france", "iran", "stop"})
    t.do("italy")
    assert t.options == ["iran", "stop"]
    assert t.why_not("france") == ("region_taken", "7.1")
    t.do("iran")
    assert (t.influence("italy"), t.influence("iran")) == ((0, 1), (0, 1))


def test_42_separatists_in_twilight_struggle() -> None:
    """42: no battleground of that map: Kenya is none there."""
    t = away("us", "separatists", "event", influence={"kenya": (0, 3)})
    assert "kenya" in t.options
    assert not {"egypt", "france", "zaire", "saudi_arabia"} & set(t.options)
    t.do("kenya")
    assert t.influence("kenya") == (3, 3)


@pytest.mark.parametrize(("space", "after", "vp"), [((0, 0), (1, 0), 2), ((0, 3), (1, 3), 1), ((8, 0), (8, 0), 0)])
def test_44_apollo_soyuz_in_twilight_struggle(space: tuple[int, int], after: tuple[int, int], vp: int) -> None:
    """44: one box of that track, with what it gives."""
    t = away("us", "apollo_soyuz", "event", space=space)
    assert (t.space, t.vp) == (after, vp)


def test_46_we_are_the_world_in_twilight_struggle() -> None:
    """46: there is no Famine, so the event cannot occur; the card is discarded."""
    assert away("us", "we_are_the_world").why_not("event") == ("event_cannot", "5.2")
    t = away("ussr", "we_are_the_world", "event_first", ussr=["fidel"])
    assert "event_cannot_occur" in t.notes()


def test_51_water_wars_in_twilight_struggle() -> None:
    """51: Egypt and Ethiopia are on both maps."""
    t = away("us", "water_wars", "event", "egypt", influence={"egypt": (0, 2), "ethiopia": (0, 1)})
    assert (t.influence("egypt"), t.influence("ethiopia")) == ((0, 0), (0, 1))


# -- Mengistu in Twilight Struggle -----------------------------------------------------------------


def turned_away(card: str, *answers: str | int, **position: Any) -> Table:
    """In Twilight Struggle the USSR has just turned a US card."""
    held = {"ussr": [card, *position.pop("ussr", ())], "effects": ["lion_falters"]}
    return away("ussr", MENGISTU, "event", card, *answers, **held, **position)


def test_27_mengistu_in_twilight_struggle_turns_cards_of_that_game() -> None:
    """27, 12.3.2: the event for the USSR, US and USSR exchanged: Truman Doctrine, Voice of America, CIA Created."""
    t = turned_away("truman_doctrine", "italy", influence={"italy": (1, 0), "france": (3, 0)})
    assert (t.influence("italy"), fate(t, "truman_doctrine")) == ((0, 0), "removed")
    t = turned_away("voice_of_america", "chile", "chile", influence={"chile": (2, 0), "italy": (2, 0)})
    assert t.influence("chile") == (0, 0)
    t = turned_away("cia_created", "place_influence", "finland", us=["nato"])
    assert (seen_by(t, "ussr"), t.influence("finland")) == (["nato"], (0, 1))


def test_27_mengistu_in_twilight_struggle_turns_cards_of_red_sea() -> None:
    """27: those that were picked as well."""
    t = turned_away("strong_man_of_sudan", chosen=["strong_man_of_sudan"], influence={"ethiopia": (1, 0)})
    assert t.influence("sudan") == (0, 2)


def test_27_mengistu_in_twilight_struggle_leaves_what_has_no_mirror_image() -> None:
    """27: NATO shields what the US controls; there is nothing like it for the USSR."""
    t = away("ussr", MENGISTU, "event", ussr=["nato", "truman_doctrine"], effects=["lion_falters", "marshall_plan"])
    assert t.options == ["truman_doctrine", "decline"]
    assert t.why_not("nato") == ("not_to_be_turned", "7.1")
