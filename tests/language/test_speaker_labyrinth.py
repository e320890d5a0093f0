"""What is said of Labyrinth, word for word, in English: cards, questions, notes, reasons, the flowchart."""

import pytest
from labyrinth.desk import Desk, desk

from realpolitik.games.labyrinth.board import COUNTRIES, NAMES, POSTURE_COUNTRIES
from realpolitik.games.labyrinth.deck import NAME
from realpolitik.games.labyrinth.dice import DIE, ROLL_PRESTIGE, ROLL_SHIA_MIX, ROLL_TRAVEL
from realpolitik.games.labyrinth.lines import LINES
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.question import EVERYBODY, NATURE, NOTES, Question
from realpolitik.language import languages, speak

ENGLISH = speak("labyrinth", "en")

CARDS = {
    "backlash": (
        "Only if a plot that Backlash has not turned yet is in a Muslim country. The US selects a plot in a Muslim "
        "country: if it is carried out, Funding drops instead of rising, by 2 in a Good country, by 1 in another, and "
        "to 1 if it is a WMD."
    ),
    "ctr": (
        "Only if the US is Soft. From now on Loose Nuke is blocked, and HEU in Russia. If Central Asia is an Ally or "
        "Neutral, from now on Kazakh Strain is blocked, and HEU in Central Asia."
    ),
    "special_forces_9": (
        "Only if a country with a cell has troops or is adjacent to troops. The US selects such a country. It removes "
        "a cell there."
    ),
    "al_azhar": (
        "Egypt is tested if untested. If no country is at Islamist Rule, Funding drops by 4; otherwise Funding drops "
        "by 2."
    ),
    "covert_action": (
        "Only if some country is an Adversary. The US selects an Adversary. A die is rolled, and on 4 or more it "
        "becomes Neutral."
    ),
    "kemalist_republic": "Turkey becomes a Fair Ally, whatever it was.",
    "mossad_and_shin_bet": (
        "Only if a cell is in Israel, Jordan or Lebanon. All cells in Israel, Jordan and Lebanon are removed, and "
        "leave cadres."
    ),
    "libyan_deal": (
        "Only if Libya is Poor and Iraq or Syria is an Ally. From now on Libyan WMD is blocked. Libyan WMD comes to an "
        "end. Libya becomes an Ally. Prestige rises by 1. The US sets the postures of 2 Schengen countries."
    ),
    "adam_gadahn": (
        "Only if it is the first card of the Jihadists’ action phase and a cell is available. The second card of this "
        "action phase is used to recruit in the United States, where each roll of 1 or 2 brings a cell; a US event on "
        "that card does not occur."
    ),
    "ex_kgb": (
        "If a CTR marker is in Russia, CTR in Russia comes to an end; otherwise the Jihadists choose one: the Caucasus "
        "takes the posture opposite to that of the US; or Central Asia is tested if untested, and Central Asia shifts "
        "one box toward Adversary."
    ),
    "heu": (
        "Only if Russia or Central Asia has a cell and no CTR marker. The Jihadists select such a country. A die is "
        "rolled as for a Jihadist operation there: on a success a WMD becomes available to the Jihadists; on a failure "
        "the Jihadists remove a cell there."
    ),
    "opium": (
        "Only if a cell is in Afghanistan. 3 cells are placed in Afghanistan. If Afghanistan is at Islamist Rule, "
        "every cell left on the Funding track is placed in Afghanistan too."
    ),
    "martyrdom_operation_88": (
        "Only if a cell is in a country that is not at Islamist Rule. The Jihadists select a country with a cell that "
        "is not at Islamist Rule. They remove a cell there. 2 available plots are placed there."
    ),
    "regional_al_qaeda": (
        "Only if at least two Muslim countries are untested. The Jihadists select 2 untested Muslim countries. If any "
        "country is at Islamist Rule, 2 cells are placed in each of them; otherwise a cell is placed in each of them."
    ),
    "danish_cartoons": (
        "The US sets the posture of Scandinavia. The Jihadists select a Muslim country that is not at Islamist Rule. "
        "If any country is at Islamist Rule, an available plot is placed there; otherwise an available plot of value "
        "1 is placed there."
    ),
    "bin_ladin": (
        "Only if the Jihadists play it, or no country is at Islamist Rule and neither FATA nor Al-Anbar is in effect. "
        "Played by the US: Funding drops by 4, and Prestige rises by 1. Played by the Jihadists: if any country is at "
        "Islamist Rule, Prestige drops by 4; otherwise Prestige drops by 2."
    ),
    "us_election": (
        "Occurs whenever the card is used for operations or discarded. The posture of the US is rolled, with 1 added "
        "to the die. If there is no GWOT penalty, Prestige rises by 1; otherwise Prestige drops by 1."
    ),
}


@pytest.mark.parametrize("card", CARDS)
def test_card_texts(card: str) -> None:
    assert ENGLISH.card_text(NAME.index(card)) == CARDS[card]


def test_cards_of_one_name_read_alike_and_the_two_doors_do_not() -> None:
    texts = {card: ENGLISH.card_text(NAME.index(card)) for card in NAME[1:]}
    assert texts["predator_23"] == texts["predator_24"] == texts["predator_25"]
    assert texts["door_of_itjihad_47"] != texts["door_of_itjihad_94"]
    assert ENGLISH.card(47) == ENGLISH.card(94) == "The door of Itjihad was closed"


def test_card_facts_say_whose_event_it_is_and_what_becomes_of_the_card() -> None:
    facts = {card: ENGLISH.card_facts(NAME.index(card)) for card in NAME[1:]}
    assert facts["predator_23"] == "US event, value 2"
    assert facts["fata"] == "Jihadist event, value 3, lingering"
    assert facts["patriot_act"] == "US event, value 3, removed once the event has occurred, lingering"
    assert facts["gtmo"] == "Unassociated event, value 3, lapsing at the end of the turn"
    assert facts["zarqawi"] == "Unassociated event, value 2, removed once the event has occurred for the US"
    assert facts["us_election"] == "Unassociated event, value 3, occurs by itself"
    assert facts["sharia"].endswith("; sources differ on it, and this is our reading")


# -- at the table ------------------------------------------------------------------------------------------------------


def asked(d: Desk) -> tuple[str, list[str]]:
    question = d.match.question
    return ENGLISH.question(question), [ENGLISH.option(question, option) for option in question.options]


def why_not(d: Desk, thing: str) -> str:
    option = NAMES.index(thing) if thing in NAMES else next(n for n, name in LABELS.items() if name == thing)
    return ENGLISH.reason(d.match.why_not(option, d.match.question.seat))


def story(d: Desk) -> list[str]:
    return [line.text for line in ENGLISH.tell(d.match.log)]


def test_a_war_of_ideas_from_question_to_log() -> None:
    d = desk(us=["sistani", "nest"], side="us", governance={"egypt": "poor neutral", "libya": "poor adversary"})
    d.do("sistani")
    assert asked(d)[0] == "How do you play Sistani (value 3)?"
    assert why_not(d, "play_event") == (
        "The event of Sistani can be played only if a Shia-Mix Regime Change country has a cell."
    )
    assert why_not(d, "recruit") == "Recruit is an operation of the other side."
    d.do("war_of_ideas")
    assert asked(d)[0] == "Where do you wage the War of Ideas with a value of 3?"
    assert why_not(d, "libya") == "Libya is an Adversary, deaf to the War of Ideas."
    d.do("egypt")
    assert asked(d) == ("The die for the War of Ideas in Egypt: what does it show?", ["1", "2", "3", "4", "5", "6"])
    d.do(4)
    told = story(d)
    assert "The US uses Sistani for operations, with a value of 3." in told
    assert "The US wages the War of Ideas, with a value of 3." in told
    assert "War of Ideas in Egypt: 4 + 1 = 5, success." in told
    assert "Egypt is now an Ally." in told
    assert "Sistani goes to the discards." in told


def test_plots_are_told_apart_by_where_they_are() -> None:
    plots = [("france", "1"), ("egypt", "2"), ("france", "3")]
    d = desk(us=["nato", "nest"], side="us", plots=plots)
    assert [ENGLISH.duty(duty) for duty in d.match.game.duties(d.state, 0)] == [
        "3 plots on the map will be carried out as this action phase ends, unless blocked."
    ]
    d.do("nato", "alert")
    assert asked(d) == ("Which plot do you block?", ["Plot in France, no. 1", "Plot in Egypt", "Plot in France, no. 2"])
    d.do(2)
    assert "A plot in France is blocked: it was a plot of value 3." in story(d)


def test_the_jihadists_in_the_plural_and_the_us_in_the_singular() -> None:
    d = desk(jihadist=["homegrown", "opium"], cells={"afghanistan": 1}, governance={"afghanistan": "poor ally"})
    d.do("homegrown", "play_event", 2, "opium", "plot", "afghanistan", "enough")
    assert asked(d)[0] == "The die for a plot in Afghanistan: what does it show?"
    d.do(3)
    assert asked(d) == ("Which plot do you place in Afghanistan?", ["Plot 1", "Plot 2"])
    d.do("2")
    told = story(d)
    assert "The Jihadists play Homegrown as an event." in told
    assert "The United Kingdom is tested: 2, Soft." in told
    assert "A new cell appears in the United Kingdom." in told
    assert "The Jihadists plot, with a value of 2." in told
    assert "A plot in Afghanistan: 3 against 3, success." in told
    assert "The Jihadists place a plot in Afghanistan." in told
    assert "What you placed in Afghanistan is a plot of value 2." in told


def test_countries_of_many_have_verbs_of_many() -> None:
    for country, told in (
        ("philippines", "The Philippines are tested: 5, Hard."),
        ("italy", "Italy is tested: 5, Hard."),
    ):
        kind = next(number for number, note in enumerate(NOTES) if note.name == "posture_tested")
        assert ENGLISH.note((kind, EVERYBODY, NAMES.index(country), 5, 2)) == told


def test_dice_that_are_about_no_country_name_none() -> None:
    def die(purpose: int, country: int) -> str:
        return ENGLISH.question(Question(NATURE, DIE, [1], (purpose, country)))

    assert die(ROLL_PRESTIGE, 0) == "The die for how much Prestige changes: what does it show?"
    assert die(ROLL_SHIA_MIX, -1) == "The die for a Shia-Mix country: what does it show?"
    assert die(ROLL_TRAVEL, 0) == "The die for a cell that travels to the United States: what does it show?"


def test_troops_come_and_go_by_the_track() -> None:
    d = desk(us=["nest", "nato"], side="us", governance={"gulf_states": "good ally"}, troops={"gulf_states": 2})
    d.do("nest", "deploy")
    assert asked(d)[1] == ["Troops track", "Gulf States"]
    d.do("gulf_states")
    assert asked(d) == ("Where do you deploy the troops from the Gulf States, with a value of 1?", ["Troops track"])
    d.do("troops_track", 2)
    assert "2 troops move from the Gulf States to the troops track." in story(d)


def test_events_in_effect_are_listed_with_what_they_do() -> None:
    told = ENGLISH.effects({"events": ["bhutto_shot"], "blocked": ["leaked_renditions"]})
    assert [(it.title, it.text) for it in told] == [
        ("Bhutto Shot", "From now on Benazir Bhutto is blocked."),
        ("Renditions, leaked", "Renditions is blocked for the rest of the game."),
    ]


def test_correctables_are_told_apart() -> None:
    d = desk()
    correctables = {ENGLISH.correctable(it): it for it in d.match.game.corrections(d.state)}
    pairs = [name for name in correctables if name.startswith("Card (")]
    assert len(correctables) - len(pairs) == len([it for it in d.match.game.corrections(d.state) if it.kind != "card"])
    status = correctables["Governance and alignment (Iraq)"]
    assert [ENGLISH.correctable_value(status, name) for name in ("untested", "poor-ally")] == ["untested", "Poor, Ally"]
    assert ENGLISH.correctable_value(correctables["Card (Homegrown)"], "jihadist") == "hand of the Jihadists"
    assert "Reserves (Jihadists)" in correctables
    assert "Event in effect (FATA)" in correctables
    assert ENGLISH.correctable_value(correctables["NATO"], "iraq") == "Iraq"


# -- the flowchart -----------------------------------------------------------------------------------------------------


def test_the_flowchart_says_which_line_decided_and_why() -> None:
    d = desk(
        jihadist=["predator_23"],
        options={"solitaire": True},
        prestige=7,
        troops={"iraq": 1},
        cells={"iraq": 2, "egypt": 1},
        governance={"iraq": "fair ally", "egypt": "good ally"},
    )
    told = story(d)
    assert "The Jihadists turn up Predator." in told
    assert "9.4.1: Predator carries a US event that could be played, so they plot with it instead." in told
    assert "9.4.2.2, line 2: Prestige is above Low and troops are in Iraq, so they plot there." in told


def test_the_flowchart_says_what_decided_between_countries() -> None:
    """9.4.2, 9.5: the priority that sets one before the others, else chance; and what is left for radicalization."""
    fair = dict.fromkeys(("egypt", "jordan", "lebanon"), "fair ally")
    position = {"governance": fair, "cells": dict.fromkeys(fair, 1), "options": {"solitaire": True}}
    told = story(desk(jihadist=["sanctions_6"], aid={"jordan": 1}, **position))
    assert (
        "9.4.1: Sanctions can be played only if Patriot Act is in effect, which is not so: the card is used for "
        "operations." in told
    )
    assert "9.4.2: of 3 countries that fit, those with Aid come first: that leaves Jordan." in told
    d = desk(jihadist=["pakistani_offensive"], besieged=["jordan", "lebanon"], **position).do("lebanon")
    told = story(d)
    assert "9.4.2: of 3 countries that fit, besieged regimes come first: that leaves 2 of them." in told
    assert "9.5: 2 countries fit alike, and chance takes Lebanon." in told
    del position["cells"]
    told = story(desk(jihadist=["pakistani_offensive"], cells={"egypt": 1}, **position))
    assert (
        "9.4.2.4: no other cell can wage jihad in a Good or Fair country, so 2 Ops are left for radicalization." in told
    )


def test_the_flowchart_says_whence_a_cell_travels_and_where_to() -> None:
    """9.4.2.6, line 4, and 9.4.2.6.2."""
    posture = {NAMES[c]: "hard" for c in POSTURE_COUNTRIES if NAMES[c] != "canada"}
    alone = {"options": {"solitaire": True}, "markers": ["gtmo"]}
    told = story(desk(jihadist=["sanctions_6"], cells={"iran": 1}, posture=posture, **alone))
    assert told[-4:] == [
        "9.4.1: no Major Jihad can bring Islamist Rule, no jihad is possible in a Good or Fair country, and GTMO "
        "forbids recruiting, so they travel.",
        "9.4.2.6, line 4: the US is Hard and Canada has no posture yet, so a cell goes there.",
        "9.4.2.6.1, line 4: no other line fits, so any country with a cell will do: the cell comes from Iran.",
        "9.4.2.6.2: so a cell is to travel from Iran to Canada.",
    ]


@pytest.mark.parametrize("language", languages())
def test_every_line_of_the_flowchart_begins_with_its_section(language: str) -> None:
    speaker = speak("labyrinth", language)
    for line in LINES:
        kind = NOTES[line]
        given = [{"card": 5, "label": 550, "marker": 7}.get(name, 1) for name in kind.arguments]
        assert speaker.note((line, EVERYBODY, *given)).startswith(kind.rule), kind.name


@pytest.mark.parametrize("language", languages())
def test_names_of_countries_are_all_different(language: str) -> None:
    speaker = speak("labyrinth", language)
    assert len({speaker.country(c) for c in range(COUNTRIES)}) == COUNTRIES
