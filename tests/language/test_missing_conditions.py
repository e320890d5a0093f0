"""5.2: an event that cannot occur says what it lacks, or what prevents it, in every language."""

import re
from typing import Any, NamedTuple

import pytest
from language.cold_war_words import COLD_WAR
from tabletop import SIDES, Table, table

import realpolitik
from realpolitik.games.cold_war.board import US
from realpolitik.games.cold_war.deck import LATE
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.games.cold_war.labels import EVENT
from realpolitik.games.cold_war.occurrence import EVENT_CANNOT_OCCUR, PLAYED, begin_event, mirrors
from realpolitik.games.cold_war.operands import CONDITIONS, OF_CARD
from realpolitik.games.cold_war.play import EVENT_CANNOT
from realpolitik.games.red_sea.cards_soviet import TURNED_CANNOT
from realpolitik.kernel.question import EVERYBODY
from realpolitik.language.files import languages
from realpolitik.language.speaker import Speaker, vocabulary_of

SPEAKERS = {
    game: {language: Speaker(language, vocabulary_of(game), strict=True) for language in languages()}
    for game in COLD_WAR
}
NAMES_OF_SIDES = {"en": ("US", "USSR"), "ru": ("США", "СССР"), "pl": ("USA", "ZSRR")}


class Lack(NamedTuple):
    """A position in which a condition does not hold, beside an empty board in the Late War; and words that name it."""

    position: dict[str, Any]
    en: str
    ru: str
    pl: str


def after(effect: str, en: str, ru: str, pl: str) -> Lack:
    return Lack({"effects": [effect]}, f"not after {en}", f"невозможно после {ru}", f"niemożliwe po wydarzeniu {pl}")


def without(en: str, ru: str, pl: str) -> Lack:
    return Lack({}, f"only {en}", ru, f"tylko {pl}")


LACKS = {
    "no_iron_lady": after("iron_lady", "The Iron Lady", "«Железной леди»", "„Żelazna Dama”"),
    "no_camp_david": after(
        "camp_david", "Camp David Accords", "«Кэмп-Дэвидских соглашений»", "„Porozumienia z Camp David”"
    ),
    "no_wall_down": after("wall_down", "Tear Down this Wall", "«Снесите эту стену!»", "„Niech pan zburzy ten mur”"),
    "no_awacs": after(
        "awacs",
        "AWACS Sale to Saudis",
        "«Поставки самолётов-разведчиков в Саудовскую Аравию»",
        "„Sprzedaż AWACS-ów Saudom”",
    ),
    "no_evil_empire": after("evil_empire", "“An Evil Empire”", "«Империи зла»", "„Imperium zła”"),
    "no_north_sea_oil": after(
        "north_sea_oil", "North Sea Oil", "«Добычи нефти в Северном море»", "„Ropa z Morza Północnego”"
    ),
    "no_f5es": after("f5es", "F-5Es Delivered", "«Поставки истребителей F-5E»", "„Dostawa myśliwców F-5E”"),
    "no_invasion": after("invasion", "Afghanistan Invasion", "«Ввода войск в Афганистан»", "„Inwazja na Afganistan”"),
    "not_ussr_with_china_at_war": Lack(
        {"effects": ["china_at_war"]},
        "not for the USSR before the Chinese Civil War is decided",
        "невозможно для СССР, пока идёт гражданская война в Китае",
        "niedostępne dla ZSRR, dopóki trwa chińska wojna domowa",
    ),
    "china_at_peace": Lack(
        {"effects": ["china_at_war"]},
        "not before the Chinese Civil War is decided",
        "невозможно, пока идёт гражданская война в Китае",
        "niemożliwe, dopóki trwa chińska wojna domowa",
    ),
    "alliance_formed": without(
        "after Marshall Plan or Warsaw Pact Formed",
        "после «Плана Маршалла» или «Организации Варшавского договора»",
        "po wydarzeniu „Plan Marshalla” lub „Układ Warszawski”",
    ),
    "pope_elected": without(
        "after John Paul II Elected Pope",
        "после «Папы Римского Иоанна Павла II»",
        "po wydarzeniu „Wybór Jana Pawła II na papieża”",
    ),
    "lion_faltered": without(
        "after The Lion Falters", "после события «Лев слабеет»", "po wydarzeniu „Lew się chwieje”"
    ),
    "us_more_battlegrounds": without(
        "if the US controls more battlegrounds than the USSR",
        "под контролем США больше ключевых стран, чем под контролем СССР",
        "jeśli USA kontrolują więcej państw strategicznych niż ZSRR",
    ),
    "behind_in_space": without(
        "if the player is behind on the space race track",
        "игрок отстаёт в космической гонке",
        "jeśli gracz jest z tyłu na torze wyścigu kosmicznego",
    ),
    "us_ahead_in_space": without(
        "if the US is ahead on the space race track",
        "США опережают СССР в космической гонке",
        "jeśli USA prowadzą na torze wyścigu kosmicznego",
    ),
    "defcon_two": without("while DEFCON is at 2", "при уровне DEFCON 2", "gdy DEFCON jest na poziomie 2"),
    "not_late_war": Lack(
        {}, "not in the Late War", "невозможно в период «Окончание войны»", "niemożliwe w Schyłku wojny"
    ),
    "us_controls_uk": without(
        "if the US controls the United Kingdom",
        "США контролируют Великобританию",
        "jeśli USA kontrolują Wielką Brytanię",
    ),
    "us_in_middle_east": without(
        "if the US controls a country in the Middle East",
        "на Ближнем Востоке есть страна под контролем США",
        "jeśli USA kontrolują państwo na Bliskim Wschodzie",
    ),
    "headline_or_soviet": without(
        "as a headline, or when the USSR plays it",
        "как начальное или когда карту разыгрывает СССР",
        "jako nagłówek albo gdy kartę zagrywa ZSRR",
    ),
    "in_headline_phase": without("in the headline phase", "только как начальное", "w fazie nagłówków"),
    "holds_opponent_event": without(
        "with a card in hand that carries an event of the opponent",
        "при наличии на руке карты с событием противника",
        "wtedy, gdy na ręce jest karta z wydarzeniem przeciwnika",
    ),
    "holds_opponent_card": without(
        "with a card in hand that carries an event of the opponent",
        "при наличии на руке карты с событием противника",
        "wtedy, gdy na ręce jest karta z wydarzeniem przeciwnika",
    ),
    "soviet_ethiopia": without(
        "if the USSR controls Ethiopia", "СССР контролирует Эфиопию", "jeśli ZSRR kontroluje Etiopię"
    ),
    "soviet_south_yemen": without(
        "if the USSR controls South Yemen",
        "СССР контролирует Южный Йемен",
        "jeśli ZSRR kontroluje Jemen Południowy",
    ),
    "nile_in_one_hand": without(
        "if the opponent controls both Egypt and Ethiopia",
        "противник контролирует и Египет, и Эфиопию",
        "jeśli przeciwnik kontroluje i Egipt, i Etiopię",
    ),
    "famine_somewhere": without(
        "if there is a famine in some country",
        "хотя бы в одной стране есть жетон голода",
        "jeśli na planszy jest znacznik głodu",
    ),
}


def loaded(name: str) -> ColdWarGame:
    game = realpolitik.game(name)
    assert isinstance(game, ColdWarGame)
    return game


def requirements() -> list[tuple[str, str, str]]:
    """Every card of every game that requires something, and what; but for what only a card that the game does not have
    could take away."""
    return [
        (name, deck.name[card], CONDITIONS.names[condition])
        for name in COLD_WAR
        for deck in [loaded(name).rules.deck]
        for card in deck.cards
        for condition in deck.requires[card]
        if condition not in OF_CARD or deck.number(OF_CARD[condition])
    ]


def held(name: str, card: str, lack: Lack) -> Table:
    """The side whose event it is, the USSR if it is anybody's, is about to play the card, and holds no other."""
    rules = loaded(name).rules
    deck, number = rules.deck, rules.deck.number(card)
    side = "us" if deck.side[number] == US else "ussr"
    chosen = [card] if deck.borrowed[number] else []
    options: dict[str, object] = {}
    if chosen:
        options["crossover"] = "after-deal"
    elif deck.optional[number]:
        options["optional_cards"] = True
    position = {side: [card], "turn": rules.periods[LATE], "chosen": chosen, "options": options, **lack.position}
    return table(game=name, side=side, **position)


def test_every_lack_is_of_a_card() -> None:
    assert {condition for _, _, condition in requirements()} == set(LACKS)


@pytest.mark.parametrize(("game", "card", "condition"), requirements())
def test_an_event_that_cannot_occur_names_what_it_lacks(game: str, card: str, condition: str) -> None:
    """5.2: where the event is not on offer, and where it would occur all the same."""
    lack = LACKS[condition]
    t = held(game, card, lack)
    number, missing = t.game.rules.deck.number(card), CONDITIONS.names.index(condition)
    side = SIDES["us" if t.hand("us") else "ussr"]
    t.do(card)
    why = t.match.why_not(EVENT, t.match.question.seat)
    assert why == (EVENT_CANNOT, number, missing)
    state = t.state.clone()
    state.noting = True
    assert not begin_event(state, number, side, PLAYED)
    note = state.notes[-1]
    assert note == (EVENT_CANNOT_OCCUR, EVERYBODY, number, missing)
    assert t.game.details(note) == {"card": card, "condition": condition}
    for language, speaker in SPEAKERS[game].items():
        wanted = getattr(lack, language)
        assert wanted in speaker.reason(why), language
        assert wanted in speaker.note(note), language


# -- with the sides exchanged: Mengistu Haile Mariam -------------------------------------------------------------------


def turnable() -> list[tuple[str, str, str]]:
    """The cards of the US that the USSR may play as its own, and what they require."""
    found = []
    for name, card, condition in requirements():
        deck = loaded(name).rules.deck
        number = deck.number(card)
        if deck.side[number] == US and mirrors(deck, number):
            found.append((name, card, condition))
    return found


@pytest.mark.parametrize(("game", "card", "condition"), turnable())
@pytest.mark.parametrize("language", languages())
def test_what_a_turned_event_lacks_is_told_with_the_sides_exchanged(
    language: str, game: str, card: str, condition: str
) -> None:
    """27, 5.2: every side that the condition names is the other one."""
    speaker = SPEAKERS[game][language]
    number, missing = loaded(game).rules.deck.number(card), CONDITIONS.names.index(condition)
    us, ussr = NAMES_OF_SIDES[language]
    sides = re.compile(rf"\b(?:{ussr}|{us})\b")
    only = speaker.name("CONDITION", missing, "only")
    turned = str(speaker.vocabulary.functions(speaker)["TURNED"](missing))
    assert sides.findall(turned) == [us if side == ussr else ussr for side in sides.findall(only)]
    assert turned in speaker.reason((TURNED_CANNOT, number, missing))


def test_a_card_that_cannot_be_turned_says_whose_control_it_needs() -> None:
    """27, 5.2: EPLF needs a Soviet Ethiopia; turned, an American one."""
    t = table(
        game="red-sea",
        ussr=["mengistu_haile_mariam", "eplf", "usaid"],
        turn=2,
        effects=["lion_falters"],
        influence={"ethiopia": (0, 6)},
    )
    t.do("mengistu_haile_mariam", "event")
    why = t.match.why_not(t.game.rules.deck.number("eplf"), t.match.question.seat)
    told = {language: speaker.reason(why) for language, speaker in SPEAKERS["red-sea"].items()}
    assert (
        told["en"]
        == "Eritrean People’s Liberation Front cannot occur with the sides exchanged: only if the US controls Ethiopia."
    )
    assert told["ru"].endswith("возможно, только если США контролируют Эфиопию.")
    assert told["pl"].endswith("(tylko jeśli USA kontrolują Etiopię).")
