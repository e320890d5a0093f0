"""What is said, word for word, in English: cards, questions, notes, reasons."""

import shutil
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from tabletop import Table, table

import realpolitik
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.effects import CHERNOBYL, NATO_FORMED, RED_SCARE
from realpolitik.games.red_sea.deck import DECK as RED_SEA_DECK
from realpolitik.games.twilight_struggle.countries import EUROPE, IRAN
from realpolitik.games.twilight_struggle.deck import NAME
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.question import NOTES
from realpolitik.language import languages, speak, speaker
from realpolitik.language.functions import Several
from realpolitik.language.speaker import Speaker, Unspoken, vocabulary_of

ENGLISH = speak("twilight-struggle", "en")
RED_SEA = speak("red-sea", "en")

CARDS = {
    "suez_crisis": (
        "The USSR removes 4 US influence in all from France, the United Kingdom and Israel, at most 2 from each "
        "country."
    ),
    "fidel": (
        "The US loses all its influence in Cuba. The USSR adds as much influence in Cuba as it takes to control it."
    ),
    "blockade": (
        "The US discards a card worth 3 Ops or more; if it does not, the US loses all its influence in West Germany."
    ),
    "comecon": "The USSR adds 1 influence in each of 4 countries in Eastern Europe that the US does not control.",
    "warsaw_pact_formed": (
        "From now on NATO can occur. The USSR chooses one: it removes all US influence from 4 countries in Eastern "
        "Europe; or it adds 5 influence in all in Eastern Europe, at most 2 in each country."
    ),
    "olympic_games": (
        "The opponent takes part or boycotts. Takes part: both sides roll a die, the player adding 2, ties being "
        "rolled again, and the winner gains 2 VP. Boycotts: DEFCON drops by 1, and the player conducts operations as "
        "with a card of 4 Ops."
    ),
    "nato": (
        "Only after Marshall Plan or Warsaw Pact Formed. From now on the USSR may attempt no coups and make no "
        "realignments in countries of Europe that the US controls, nor wage war on them."
    ),
    "indo_pakistani_war": (
        "The player wages war on India or Pakistan and rolls a die, less 1 for each neighbouring country that the "
        "enemy controls. On 4 or more the player gains 2 VP and replaces all enemy influence there. Won or lost, the "
        "player adds 2 military operations."
    ),
    "arms_race": (
        "If the phasing player has made more military operations than the opponent, the phasing player gains 1 VP; if "
        "that player has also made as many as DEFCON requires, the phasing player gains 3 VP instead."
    ),
    "how_i_learned_to_stop_worrying": (
        "The player sets DEFCON to any level from 1 to 5. The player adds 5 military operations."
    ),
    "cultural_revolution": (
        "If the USSR holds the China Card, the USSR gains 1 VP; otherwise the USSR receives the China Card, face up "
        "and ready for use."
    ),
    "camp_david_accords": (
        "The US gains 1 VP. It adds 1 influence in each of Israel, Jordan and Egypt. From now on Arab-Israeli War "
        "cannot occur."
    ),
    "red_scare_purge": ("For the rest of the turn the cards of the opponent are worth 1 Op less, but no less than 1."),
    "glasnost": (
        "DEFCON rises by 1. The USSR gains 2 VP. If The Reformer has occurred, the USSR may place influence or make "
        "realignments as with a card of 4 Ops."
    ),
    "wargames": (
        "Only while DEFCON is at 2. The player ends the game or lets it go on. Ends the game: the opponent gains 6 VP, "
        "and the side ahead in VP wins the game."
    ),
    "europe_scoring": (
        "Both sides score Europe: presence 3, domination 7, while control wins the game; 1 VP more for each "
        "battleground controlled and for each country controlled next to the enemy superpower. This card may not be "
        "held over to another turn."
    ),
    "africa_scoring": (  # no country there is next to a superpower
        "Both sides score Africa: presence 1, domination 4, control 6; 1 VP more for each battleground controlled. "
        "This card may not be held over to another turn."
    ),
    "brush_war": (
        "The player wages war on a country of stability 2 or less and rolls a die, less 1 for each neighbouring "
        "country that the enemy controls (an enemy superpower next door counts as one). On 3 or more the player gains "
        "1 VP and replaces all enemy influence there. Won or lost, the player adds 3 military operations."
    ),
    "south_african_unrest": (
        "The USSR chooses one: it adds 2 influence in South Africa; or it adds 1 influence in South Africa, and it "
        "adds 2 influence in all in Angola or Botswana or both."
    ),
    "ask_not_what_your_country": (
        "The US may discard any number of its cards, scoring cards too, and then draws as many."
    ),
    "aldrich_ames_remix": (
        "For the rest of the turn the US hand lies open. The USSR discards a card of its choice from that hand."
    ),
}


@pytest.mark.parametrize("card", CARDS)
def test_card_texts(card: str) -> None:
    assert ENGLISH.card_text(NAME.index(card)) == CARDS[card]


RED_SEA_CARDS = {
    "peace_corps": (
        "The US removes 1 USSR influence from a country that the USSR does not control. It adds 1 influence in each of "
        "2 countries that it controls."
    ),
    "zbig": (
        "The US attempts a coup as with a card of 3 Ops, whatever the level of DEFCON; the coup does not change DEFCON."
    ),
    "usaid": (
        "The US conducts operations as with a card of 1 Op. If the event occurs in the headline phase, the US goes "
        "first in the action rounds of this turn, if it so wishes."
    ),
    "events_of_86": (
        "If the USSR controls South Yemen, the US gains 1 VP. The US removes USSR influence from the Middle East: 1 "
        "for each country in the Middle East that the US controls."
    ),
    "israeli_periphery_doctrine": (
        "The US may make up to 2 realignments in Africa, whatever the level of DEFCON, adding 1 to its rolls."
    ),
    "daniel_arap_moi": (
        "If the US controls Kenya, the US gains 1 VP, and the US raises or lowers DEFCON by 1; otherwise the US adds 2 "
        "influence in Kenya."
    ),
    "detente": (
        "The USSR adds 2 military operations. The US loses 2 military operations, or as many as it has. If the US "
        "holds Romanian Autonomy, the USSR receives it, face up and ready for use."
    ),
    "yemeni_presidential_assassinations": (
        "DEFCON drops by 1. The USSR rolls a die, adding 1 for each country in the Middle East that it controls; 4 or "
        "more is a success. If the roll succeeds, the USSR adds as much influence in Yemen as it takes to control it."
    ),
    "africa_scoring": (
        "Both sides score Africa: presence 1, domination 3, control 4; 1 VP more for each battleground controlled. "
        "Control of the Strategic Sea Lanes doubles what a side scores; the lead there without control adds 1 VP. A "
        "side that controls Ethiopia and Somalia, and more countries in Africa than its opponent, wins the game. This "
        "card may not be held over to another turn."
    ),
    "terrorism": "The opponent discards 1 card at random.",  # there is no Iranian Hostage Crisis
    "romanian_autonomy": (
        "No event. It is worth 2 Ops, or 3 to a side that was behind in VP as the round began. Once used it goes to "
        "the opponent, face down until the turn ends. Its holder gains 1 VP at the end of the game."
    ),
    "muslim_revolution": (
        "Not after AWACS Sale to Saudis. The USSR removes all US influence from 2 countries among Sudan, Egypt and "
        "Saudi Arabia."
    ),
    "brush_war": (
        "The player wages war on a country of stability 2 or less and rolls a die, less 1 for each neighbouring "
        "country that the enemy controls. On 3 or more the player gains 1 VP and replaces all enemy influence there. "
        "Won or lost, the player adds 3 military operations."
    ),
}


@pytest.mark.parametrize("card", RED_SEA_CARDS)
def test_card_texts_of_red_sea(card: str) -> None:
    assert RED_SEA.card_text(RED_SEA_DECK.number(card)) == RED_SEA_CARDS[card]


def test_a_card_reads_as_the_game_has_it_that_borrows_it() -> None:
    """Coups that events grant count as military operations in Red Sea (8.2.2), and in Twilight Struggle do not."""
    assert RED_SEA.card_text(RED_SEA_DECK.number("zbig")).endswith("the coup does not change DEFCON.")
    assert ENGLISH.card_text(NAME.index("zbig")).endswith(
        "the coup does not change DEFCON, and does not count as military operations."
    )
    assert ENGLISH.card_text(NAME.index("opec")).endswith(
        "1 VP for each of Egypt, Iran, Libya, Saudi Arabia, Iraq, the Gulf States and Venezuela that it controls."
    )
    assert RED_SEA.card_text(RED_SEA_DECK.number("opec")).endswith(
        "1 VP for each of Egypt and Saudi Arabia that it controls."
    )


def test_a_side_that_acts_again_is_named_or_goes_on_with_its_sentence() -> None:
    """A language without a pronoun there would have a sentence without a subject."""
    assert RED_SEA.card_text(RED_SEA_DECK.number("kenya_joins_rdf")) == (
        "The US adds 1 influence in Kenya. It removes 1 USSR influence from a country that the USSR does not control."
    )
    assert speak("red-sea", "ru").card_text(RED_SEA_DECK.number("kenya_joins_rdf")) == (
        "США добавляют 1 влияние в Кении, затем убирают 1 влияние СССР в любой стране, где нет контроля СССР."
    )


def test_card_facts_say_what_is_disputed_or_ours_and_where_a_card_is_from() -> None:
    facts = {name: RED_SEA.card_facts(RED_SEA_DECK.number(name)) for name in filter(None, RED_SEA_DECK.name)}
    assert facts["peace_corps"] == "US event, 2 Ops, Mid War"
    assert facts["romanian_autonomy"] == "No event, 2 Ops, Mid War"
    ours = "sources differ or are silent on a point of it, and this is our reading"
    assert facts["zbig"] == f"US event, 3 Ops, Late War; {ours}"
    assert facts["seychelles"] == "USSR event, 2 Ops, Late War; its number is reconstructed by us"
    assert facts["opec"] == "USSR event, 3 Ops, Mid War; from Twilight Struggle"
    assert ENGLISH.card_facts(NAME.index("separatists")) == "Event of either side, 2 Ops, Mid War; from Red Sea"


def test_card_facts() -> None:
    assert (
        ENGLISH.card_facts(NAME.index("fidel")) == "USSR event, 2 Ops, Early War, removed once the event has occurred"
    )
    assert ENGLISH.card_facts(NAME.index("terrorism")) == "Event of either side, 2 Ops, Late War"
    assert ENGLISH.card_facts(NAME.index("asia_scoring")) == "Scoring card, Early War"
    assert ENGLISH.card_facts(NAME.index("china_card")) == "No event, 4 Ops, Early War"
    assert ENGLISH.card_facts(NAME.index("finlandization")).endswith("reconstructed by us, not the publisher’s card")


def asked(t: Table) -> tuple[str, list[str]]:
    question = t.match.question
    return ENGLISH.question(question), [ENGLISH.option(question, option) for option in question.options]


def why_not(t: Table, option: int) -> str:
    return ENGLISH.reason(t.match.why_not(option, t.match.question.seat))


def last_notes(t: Table, how_many: int) -> list[str]:
    return [ENGLISH.note(note) for _, note in t.match.log[-how_many:]]


def test_a_coup_from_question_to_log() -> None:
    t = table(ussr=["nato", "fidel"], influence={"iran": (2, 0), "france": (1, 0)}, defcon=3)
    assert asked(t) == ("Action round 1: choose a card to play.", ["NATO", "Fidel", "The China Card"])
    t.do("nato")
    assert asked(t) == (
        "How do you play NATO (4 Ops)?",
        ["Event first, then operations", "Place influence", "Coup", "Realignment", "Space race"],
    )
    t.do("coup")
    assert asked(t) == ("Where do you attempt a coup with NATO (4 Ops)?", ["Iran"])
    france, poland = 8, 15
    assert why_not(t, france) == "France is closed to coups and realignments while DEFCON is at 3."
    assert why_not(t, poland) == "The opponent has no influence in Poland."
    t.do("iran")
    assert asked(t)[0] == "The die of the USSR for a coup in Iran: what does it show?"
    t.do(3)
    told = [ENGLISH.note(note) for _, note in t.match.log]
    assert "The USSR plays NATO for 4 Ops." in told
    assert "The USSR attempts a coup in Iran and rolls 3: 3 + 4 Ops − 2 × 2 = 3. The coup succeeds." in told
    assert "Iran: the US loses 2 influence (US 0, USSR 0)." in told
    assert "DEFCON drops to 2." in told
    assert "NATO cannot occur as an event: only after Marshall Plan or Warsaw Pact Formed." in told


def test_a_side_that_must_discard_reads_what_befalls_it() -> None:
    t = table(us=["nato"], ussr=["blockade", "fidel"], influence={"west_germany": (4, 0)})
    t.do("blockade", "event")
    assert asked(t) == (
        "Blockade: discard a card worth 3 Ops or more, or the US loses all its influence in West Germany.",
        ["NATO", "Decline"],
    )


def test_removal_by_an_event() -> None:
    t = table(ussr=["suez_crisis", "fidel"], influence={"france": (3, 0), "united_kingdom": (5, 0)})
    t.do("suez_crisis", "event", "united_kingdom", "united_kingdom")
    assert asked(t) == ("Suez Crisis: where is US influence removed? 2 to go.", ["France"])
    assert why_not(t, 1) == "The United Kingdom has had its 2: the event allows no more in one country."
    assert why_not(t, 25) == "Iran is not among the countries of Suez Crisis."


def test_an_event_that_cannot_occur_says_what_it_needs() -> None:
    t = table(us=["nato", "fidel"], side="us").do("nato")
    event = next(i for i in range(256, 300) if ENGLISH.name("LABEL", i) == "Event")
    assert why_not(t, event) == "NATO cannot occur now: only after Marshall Plan or Warsaw Pact Formed."


def test_cards_shown_are_listed() -> None:
    hand_shown = next(number for number, kind in enumerate(NOTES) if kind.name == "hand_shown")
    cards = [NAME.index(card) for card in ("fidel", "nato", "comecon")]
    assert ENGLISH.note((hand_shown, US, USSR, *cards)) == "The USSR shows: Fidel, NATO and COMECON."
    assert ENGLISH.note((hand_shown, US, USSR, cards[0])) == "The USSR shows: Fidel."
    assert ENGLISH.note((hand_shown, US, USSR)) == "The USSR has no cards to show."


def test_cards_in_a_row_are_quoted_where_titles_are() -> None:
    hand_shown = next(number for number, kind in enumerate(NOTES) if kind.name == "hand_shown")
    cards = [NAME.index(card) for card in ("fidel", "voice_of_america")]
    russian = speak("twilight-struggle", "ru")
    assert russian.note((hand_shown, US, USSR, *cards)) == "СССР показывает карты: «Фидель Кастро», «Голос Америки»."


def test_names_and_effects() -> None:
    assert (ENGLISH.country(1), ENGLISH.set(EUROPE), ENGLISH.side(USSR)) == ("United Kingdom", "Europe", "USSR")
    assert ENGLISH.effect(NATO_FORMED) == "NATO"
    assert ENGLISH.effect(RED_SCARE + USSR) == "Red Scare/Purge, on the USSR"
    assert ENGLISH.effect(CHERNOBYL, EUROPE) == "Chernobyl in Europe"
    assert ENGLISH.effect_text(RED_SCARE + US) == (
        "For the rest of the turn the cards of the US are worth 1 Op less, but no less than 1."
    )


def test_effects_that_are_on_a_part_of_the_map() -> None:
    view = {"effects": {"centcom_ussr": "kenya", "famine": ["sudan", "ethiopia"], "autonomy_us": 1}}
    assert [(told.title, told.text) for told in RED_SEA.effects(view)] == [
        (
            "US CENTCOM, guarding Kenya against the USSR",
            "From now on the USSR may attempt no coups and make no realignments in Kenya.",
        ),
        (
            "Famine in Sudan and Ethiopia",
            "Coups in Sudan and Ethiopia are at +1 for both sides; a coup that succeeds ends the famine there.",
        ),
        ("Romanian Autonomy, for the US", "Romanian Autonomy is worth 3 Ops to the US in this round."),
    ]
    (chernobyl,) = ENGLISH.effects({"effects": {"chernobyl": "africa"}})
    assert chernobyl.title == "Chernobyl in Africa"


def test_a_coup_at_a_flashpoint_is_told_with_the_sections_of_red_sea() -> None:
    t = table(game="red-sea", ussr=["detente"], influence={"somalia": (2, 0)}, defcon=4, deck=["usaid", "famine"])
    t.do("detente", "coup", "somalia")
    assert RED_SEA.question(t.match.question) == (
        "There is a coup in Somalia, a flashpoint: which card does the draw pile show?"
    )
    t.do("usaid")
    told = {line.text: line.rule for line in RED_SEA.tell(t.match.log)}
    assert told["Somalia is a flashpoint: USAID is shown, 2 Ops."] == "6.3.6.1"
    assert told["DEFCON drops to 3."] == "8.1.2"


def test_correctables_are_told_apart() -> None:
    t = table(game="red-sea")
    correctables = {RED_SEA.correctable(it): it for it in t.game.corrections(t.state)}
    assert len(correctables) == len(t.game.corrections(t.state))
    guard = correctables["Lasting effect (US CENTCOM, against the USSR)"]
    assert RED_SEA.correctable_value(guard, "kenya") == "Kenya"
    assert RED_SEA.correctable_value(guard, "off") == "not in force"
    assert RED_SEA.correctable_value(correctables["Romanian Autonomy"], "ussr-down") == "USSR, face down"


def test_rules_and_options() -> None:
    assert ENGLISH.rule("6.3.1") == "rule 6.3.1"
    assert ENGLISH.rule("W8.3") == "rule W8.3"  # where the rulebook has no numbers and ours have a letter
    assert ENGLISH.rule("V-R3") == "variant “Mixed operations”"
    assert ENGLISH.rule("") == ""
    option = realpolitik.game("twilight-struggle").options[0]
    assert (ENGLISH.option_name(option), ENGLISH.value(option.default)) == ("Optional cards", "no")
    assert (ENGLISH.game(), ENGLISH.scenario("late-war")) == ("Twilight Struggle", "The Late War")
    assert ENGLISH.rule("V-RS") == "variant “Cards of Red Sea”"
    red_sea = realpolitik.game("red-sea")
    chosen = red_sea.setup("", {"crossover": "before-deal", "deal_in_turn": True})
    assert RED_SEA.chosen_options(red_sea, chosen) == [
        "Deal in turn: yes",
        "Cards of Twilight Struggle: before the deal",
    ]


def test_an_unknown_language_or_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(RealpolitikError, match=r"no language 'xx'; there are en"):
        speak("twilight-struggle", "xx")
    with pytest.raises(
        RealpolitikError, match=r"'chess'; there are words for labyrinth, red-sea, twilight-struggle, world-order"
    ):
        speak("chess", "en")


def test_every_language_is_listed_the_reference_first() -> None:
    assert languages()[0] == "en"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "de").mkdir()
    shutil.copytree(speaker.HOME / "en", tmp_path / "en")
    (tmp_path / "de" / "kernel.ftl").write_text(
        "yes = ja\nreason-game-over = { COUNTRY($nowhere) }\n", encoding="utf-8"
    )
    monkeypatch.setattr(speaker, "HOME", tmp_path)
    german = Speaker("de", vocabulary_of("twilight-struggle"))
    assert (german.value(True), german.value(False)) == ("ja", "no")
    assert german.say("reason-game-over") == "the game is over."
    strict = Speaker("de", vocabulary_of("twilight-struggle"), strict=True)
    with pytest.raises(Unspoken, match="de has no message no"):
        strict.say("no")
    with pytest.raises(Unspoken, match="reason-game-over cannot be said"):
        strict.say("reason-game-over")


def test_what_was_said_lately_is_not_worded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    worded: list[object] = []
    format_pattern = FluentBundle.format_pattern

    def counted(bundle: FluentBundle, pattern: object, arguments: dict[str, object]) -> tuple[str, list[Exception]]:
        worded.append(pattern)
        return format_pattern(bundle, pattern, arguments)

    monkeypatch.setattr(FluentBundle, "format_pattern", counted)
    fresh = Speaker("en", vocabulary_of("twilight-struggle"))
    assert fresh.country(IRAN) == fresh.country(IRAN) == "Iran"
    assert len(worded) == 1
    assert fresh.say("amount-number", n=1) == fresh.say("amount-number", n=1)
    assert len(worded) == 2
    cards = [Several([1, 2]), Several([1, 2]), Several([2, 1])]
    told = [fresh.say("note-drawn-together", side=US, cards=several) for several in cards]
    assert told[0] == told[1] != told[2]


def test_a_speaker_remembers_so_much_and_no_more() -> None:
    fresh = Speaker("en", vocabulary_of("twilight-struggle"))
    assert [fresh.say("amount-number", n=n) for n in range(2 * speaker.REMEMBERED)][-1] == "4,095"
    assert fresh._remembered.cache_info().currsize == speaker.REMEMBERED
