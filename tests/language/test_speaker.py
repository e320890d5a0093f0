"""What is said, word for word, in English: cards, questions, notes, reasons."""

import shutil
from pathlib import Path

import pytest
from tabletop import Table, table

import realpolitik
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.twilight_struggle.countries import EUROPE
from realpolitik.games.twilight_struggle.deck import NAME
from realpolitik.games.twilight_struggle.effects import CHERNOBYL, NATO_FORMED, RED_SCARE
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.question import NOTES
from realpolitik.language import languages, speak, speaker
from realpolitik.language.speaker import Speaker, Unspoken, vocabulary_of

ENGLISH = speak("twilight-struggle", "en")

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
        "Europe; or it adds 5 influence in Eastern Europe, at most 2 in each country."
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
        "If the player has made more military operations than the opponent, the player gains 1 VP; if the player has "
        "also made as many as DEFCON requires, the player gains 3 VP instead."
    ),
    "how_i_learned_to_stop_worrying": (
        "The player sets DEFCON to any level from 1 to 5. The player adds 5 military operations."
    ),
    "cultural_revolution": (
        "In the Chinese Civil War variant, not before that war is decided. If the USSR holds the China Card, the USSR "
        "gains 1 VP; otherwise the USSR receives the China Card, face up and ready for use."
    ),
    "camp_david_accords": (
        "The US gains 1 VP. It adds 1 influence in each of Israel, Jordan and Egypt. From now on Arab-Israeli War "
        "cannot occur."
    ),
    "red_scare_purge": (
        "In the Chinese Civil War variant, not for the USSR before that war is decided. For the rest of the turn the "
        "cards of the opponent are worth 1 Op less, but no less than 1."
    ),
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
        "battleground controlled and for each country controlled next to the enemy superpower."
    ),
}


@pytest.mark.parametrize("card", CARDS)
def test_card_texts(card: str) -> None:
    assert ENGLISH.card_text(NAME.index(card)) == CARDS[card]


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
    assert "NATO cannot occur as an event." in told


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


def test_names_and_effects() -> None:
    assert (ENGLISH.country(1), ENGLISH.set(EUROPE), ENGLISH.side(USSR)) == ("United Kingdom", "Europe", "USSR")
    assert ENGLISH.effect(NATO_FORMED) == "NATO"
    assert ENGLISH.effect(RED_SCARE + USSR) == "Red Scare/Purge, on the USSR"
    assert ENGLISH.effect(CHERNOBYL, EUROPE) == "Chernobyl in Europe"
    assert ENGLISH.effect_text(RED_SCARE + US) == (
        "For the rest of the turn the cards of the US are worth 1 Op less, but no less than 1."
    )


def test_rules_and_options() -> None:
    assert ENGLISH.rule("6.3.1") == "rule 6.3.1"
    assert ENGLISH.rule("V-R3") == "variant “Mixed operations”"
    assert ENGLISH.rule("") == ""
    option = realpolitik.game("twilight-struggle").options[0]
    assert (ENGLISH.option_name(option), ENGLISH.value(option.default)) == ("Optional cards", "no")
    assert (ENGLISH.game(), ENGLISH.scenario("late-war")) == ("Twilight Struggle", "The Late War")


def test_an_unknown_language_or_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(RealpolitikError, match=r"no language 'xx'; there are en"):
        speak("twilight-struggle", "xx")
    with pytest.raises(RealpolitikError, match=r"'chess'; there are words for twilight-struggle"):
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
