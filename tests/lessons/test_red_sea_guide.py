"""The guide to Red Sea: never silent, never indiscreet, and right about the position before it."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from tabletop import Table, table

import realpolitik
from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE
from realpolitik.games.cold_war.rounds import CHOOSE_CARD
from realpolitik.games.cold_war.tracks import DEFCON_CHANGED
from realpolitik.games.cold_war.turn import PERIOD_BEGINS, TURN_BEGINS
from realpolitik.games.red_sea.countries import AFRICA, KENYA, SOMALIA, SOUTH_YEMEN
from realpolitik.games.red_sea.deck import AFRICA_SCORING
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import EVERYBODY, NOTES
from realpolitik.kernel.running import open_questions
from realpolitik.language import languages
from realpolitik.language.lessons import remark, shortened, title
from realpolitik.language.rules import rules_of
from realpolitik.language.speaker import Speaker, vocabulary_of
from realpolitik.lessons.lesson import Lesson, Remark, Summary, Things
from realpolitik.lessons.red_sea.guide import weighed
from realpolitik.lessons.red_sea.happened import happened
from realpolitik.lessons.red_sea.position import Position
from realpolitik.lessons.roster import guide_of, is_taught

GAME = realpolitik.game("red-sea")
GUIDE = guide_of("red-sea")
US, USSR = 0, 1

# what says presence or domination, influence or control, Ops or DEFCON, and when that is explained
SAID_WITH = {
    "region-stands": "new-regions",
    "scoring-held": "new-scoring",
    "scoring-better": "new-regions",
    "place-control": "new-regions",
    "place-breaks": "new-regions",
    "event-takes": "new-influence",
    "event-opens": "new-influence",
    "hand-theirs": "new-uses",
    "coup-odds": "new-coup",
    "coup-lowers": "new-defcon",
    "military-due": "new-military",
    "sea-lanes": "new-sea-lanes",
    "space-chance": "new-space",
    "autonomy-ready": "new-autonomy",
}

every_language = pytest.mark.parametrize("language", languages())


def game(seed: int, **options: object) -> Iterator[Match]:
    """A game of random choices, at each of its moments."""
    choose = Random(seed)
    match = Match(GAME, GAME.setup("", options), Seeded(str(seed)))
    while not match.over:
        yield match
        question = choose.choice(match.questions)
        match.answer(choose.choice(question.options), question.seat)
    yield match


def said(lesson: Lesson) -> list[Remark]:
    return [lesson.where, lesson.about, *lesson.new, *lesson.weigh, *lesson.happened]


def told(summary: Summary) -> list[Remark]:
    points = [it for point in summary.points for it in (point.when, point.what)]
    return [*points, *summary.whole, *summary.advice]


def found(remarks: list[Remark], message: str) -> Remark:
    """The one remark of that kind."""
    (only,) = [it for it in remarks if it.message == message]
    return only


def names(remarks: list[Remark]) -> list[str]:
    return [it.message for it in remarks]


def lesson_at(at: Table, seat: int = US) -> Lesson:
    return GUIDE.lesson(at.match, seat)


def weighed_at(at: Table, seat: int = US) -> list[Remark]:
    """All that is worth weighing there, to somebody who knows every word."""
    question = at.match.question_to(seat)
    assert question is not None
    return [*weighed(Position(at.state, at.state.seats.index(seat)), question)]


# -- every question ----------------------------------------------------------------------------------------------------


@every_language
def test_there_is_something_to_say_at_every_moment_in_every_language(language: str) -> None:
    speaker = Speaker(language, vocabulary_of("red-sea"), strict=True)
    sections = {rule.number for rule in rules_of("red-sea", language)}
    for seed in range(3):
        for match in game(seed):
            for seat in (US, USSR):
                remarks = told(GUIDE.summary(match, seat)) if match.over else said(GUIDE.lesson(match, seat))
                assert match.over or match.question_to(seat) is None or len(remarks) > 2
                for it in remarks:
                    words = remark(speaker, it)
                    assert words.strip(), it
                    assert not re.search(r"[{}]|\?\?\?|  |\(\)|None|Things", words), words
                    assert it.rule in {"", *sections}, f"{it} has a rule that nobody can open"
                    assert not it.message.startswith("new-") or title(speaker, it)


def test_whole_games_with_cards_of_the_other_game_and_bids_are_taught_as_well() -> None:
    speaker = Speaker("en", vocabulary_of("red-sea"), strict=True)
    for seed, options in enumerate(
        [{"crossover": "before-deal"}, {"bid_for_sides": True}, {"crossover": "after-deal"}]
    ):
        for match in game(seed, **options):
            for seat in (US, USSR):
                remarks = told(GUIDE.summary(match, seat)) if match.over else said(GUIDE.lesson(match, seat))
                assert all(remark(speaker, it) for it in remarks)


def test_nothing_is_told_that_the_seat_cannot_know() -> None:
    """With the other hand and the draw pile dealt anew, the guide says the very same."""
    for seed in range(3):
        random = Random(seed)
        for match in game(seed):
            for seat in (US, USSR) if not match.over else ():
                other = match.clone()
                other.state = match.game.determinise(match.state, seat, random)
                other._questions = open_questions(other.state)
                assert GUIDE.lesson(other, seat) == GUIDE.lesson(match, seat)


def test_only_games_with_a_guide_are_taught() -> None:
    assert is_taught("red-sea")
    assert not is_taught("twilight-struggle")


# -- what is new -------------------------------------------------------------------------------------------------------


def test_what_is_met_is_introduced_once() -> None:
    """One thing at a time; what has been introduced never is again; and no word is used before it is."""
    introduced: list[str] = []
    choose, match = Random(9), Match(GAME, GAME.setup(), Seeded("9"))
    while not match.over:
        question = match.questions[-1]
        if question.seat == US:
            lesson = GUIDE.lesson(match, US)
            new = names(lesson.new)
            assert len(new) <= 1
            introduced.extend(new)
            for it in lesson.weigh:
                assert it.grave or SAID_WITH.get(it.message, "new-game") in introduced, it
        match.answer(choose.choice(question.options), question.seat)
    assert introduced[0] == "new-game"
    assert {"new-rounds", "new-uses", "new-coup", "new-scoring"} <= {*introduced}
    assert len(introduced) == len({*introduced})
    for before, after in (
        ("influence", "regions"),
        ("regions", "scoring"),
        ("regions", "africa"),
        ("regions", "defcon"),
    ):
        assert introduced.index(f"new-{before}") < introduced.index(f"new-{after}")


@every_language
def test_no_more_is_said_than_is_read(language: str) -> None:
    """About sixty words at a question; what is grave may make it more, and what is new is never cut."""
    speaker = Speaker(language, vocabulary_of("red-sea"))
    for seed in range(4):
        for match in game(seed):
            for seat in (US, USSR) if not match.over else ():
                lesson = shortened(speaker, GUIDE.lesson(match, seat))
                grave = [it for it in [*lesson.weigh, *lesson.happened] if it.grave]
                calm = [it for it in [*lesson.weigh, *lesson.happened] if not it.grave]
                assert len(grave) <= 2
                spoken = [
                    sum(len(remark(speaker, it).split()) for it in all_of)
                    for all_of in ([lesson.about, *lesson.new], grave, calm)
                ]
                assert spoken[0] <= 60
                assert sum(spoken) <= 60 or not calm
                assert len({it.message for it in lesson.new}) <= 1


def test_a_warning_is_never_cut() -> None:
    speaker = Speaker("en", vocabulary_of("red-sea"))
    for match in game(3):
        for seat in (US, USSR) if not match.over else ():
            whole = GUIDE.lesson(match, seat)
            grave = [it for it in [*whole.weigh, *whole.happened] if it.grave]
            short = shortened(speaker, whole)
            assert [it for it in [*short.weigh, *short.happened] if it.grave] == grave[:2]


def test_a_choice_taken_back_is_as_if_it_had_not_been_made() -> None:
    """What has been introduced follows from the match, not from a memory beside it."""
    at = table(game="red-sea", us=["ogaden_war", "usaid"], board="standard", side="us", defcon=4)
    first = lesson_at(at)
    assert names(first.new) == ["new-game"]
    at.do("ogaden_war")
    assert names(lesson_at(at).new) == ["new-uses"]
    at.match.rewind(at.match.answers[:0])
    assert lesson_at(at) == first


def test_the_opponents_event_is_introduced_with_the_first_such_card() -> None:
    at = table(game="red-sea", us=["nasserism", "usaid"], board="standard", side="us", defcon=4).do("usaid")
    assert "new-their-events" not in names(lesson_at(at).new)
    assert found(weighed_at(at), "own-event").arguments["starred"] == 1
    again = table(game="red-sea", us=["nasserism", "usaid"], board="standard", side="us", defcon=4).do("nasserism")
    assert found(weighed_at(again), "their-event").rule == "5.2"
    again.do("event_first")


def test_waiting_is_told_too() -> None:
    at = table(game="red-sea", us=["usaid"], ussr=["nasserism"], board="standard", side="ussr", defcon=4)
    assert lesson_at(at, US).about.message == "waiting"
    assert lesson_at(at, USSR).about.message == "choose-card"


# -- what to weigh -----------------------------------------------------------------------------------------------------


def test_a_scoring_card_in_hand_what_it_pays_and_what_would_make_it_pay_more() -> None:
    at = table(
        game="red-sea",
        us=["africa_scoring", "ogaden_war"],
        influence={"ethiopia": (1, 0), "sudan": (1, 0), "kenya": (1, 0), "somalia": (0, 2)},
        side="us",
        action_round=5,
        defcon=4,
    )
    weigh = weighed_at(at)
    held = found(weigh, "scoring-held")
    assert held.arguments == {"card": AFRICA_SCORING, "rounds": 3, "pays": 0}
    assert found(weigh, "scoring-better").arguments == {
        "country": KENYA,
        "region": AFRICA,
        "ops": 1,
        "pays": 3,  # domination and a battleground, less the presence of the USSR
        "standing": 2,
    }


def test_in_the_last_round_a_scoring_card_is_a_grave_matter() -> None:
    at = table(game="red-sea", us=["africa_scoring"], board="standard", side="us", action_round=7, defcon=4)
    assert found(weighed_at(at), "scoring-held").grave


def test_military_operations_due_less_what_the_opponent_lacks() -> None:
    at = table(game="red-sea", us=["usaid"], board="standard", side="us", defcon=4, military=(1, 2))
    assert found(weighed_at(at), "military-due").arguments == {"n": 3, "theirs": 2, "net": -1}
    enough = table(game="red-sea", us=["usaid"], board="standard", side="us", defcon=3, military=(3, 0))
    assert "military-due" not in names(weighed_at(enough))


@pytest.mark.parametrize(("defcon", "message"), [(4, ""), (3, "defcon-closed"), (2, "defcon-brink")])
def test_what_defcon_forbids(defcon: int, message: str) -> None:
    at = table(game="red-sea", us=["usaid"], board="standard", side="us", defcon=defcon)
    tension = [it for it in weighed_at(at) if it.message.startswith("defcon-")]
    assert names(tension) == ([message] if message else [])


def test_a_coup_at_a_flashpoint_tells_how_many_unseen_cards_lower_defcon() -> None:
    at = table(
        game="red-sea",
        us=["usaid"],
        ussr=["nasserism", "detente"],
        deck=["ogaden_war", "hero_of_the_crossing"],
        board="standard",
        side="us",
        defcon=3,
    )
    at.do("usaid", "coup")
    weigh = weighed_at(at)
    flashpoint = found(weigh, "coup-flashpoint")
    told_of = {
        "low": 3,
        "unseen": 4,
        "defcon": 2,
        "who": "mine",
    }  # of the four, Hero of the Crossing alone is worth 3 Ops
    assert flashpoint.arguments == {"countries": Things("COUNTRY", (SOMALIA,)), **told_of}
    assert not flashpoint.grave
    odds = found(weigh, "coup-odds")
    assert (odds.arguments["country"], odds.arguments["ways"], odds.arguments["most"]) == (SOMALIA, 4, 4)


def test_a_coup_that_would_lose_the_game_comes_first() -> None:
    at = table(game="red-sea", us=["usaid"], influence={"kenya": (0, 1), "sudan": (0, 1)}, side="us", defcon=2)
    at.do("usaid", "coup")
    first = lesson_at(at).weigh[0]
    assert (first.message, first.grave, first.arguments["who"]) == ("coup-ends", True, "mine")
    assert first.arguments["countries"] == Things("COUNTRY", (KENYA,))


def test_placing_influence_tells_what_it_would_win() -> None:
    at = table(
        game="red-sea",
        us=["the_victorious_leader"],
        influence={"ethiopia": (1, 0), "south_yemen": (0, 1), "djibouti": (1, 0), "strategic_sea_lanes": (1, 2)},
        side="us",
        defcon=4,
    )
    at.do("the_victorious_leader", "place_influence")
    weigh = weighed_at(at)
    gains = {it.arguments["country"]: it.arguments for it in weigh if it.message == "place-control"}
    assert gains[KENYA]["ops"] == 2
    assert gains[KENYA]["standing"] == 2  # with Ethiopia and Kenya the US dominates Africa
    assert (gains[KENYA]["before"], gains[KENYA]["pays"]) == (0, 3)  # less 1 for the lead of the USSR at sea
    assert found(weigh, "sea-lanes").arguments == {"mine": 1, "theirs": 2, "n": 5, "holder": "nobody"}
    assert found(weigh, "place-dear").arguments["countries"] == Things("COUNTRY", (SOUTH_YEMEN,))


def test_realignments_tell_the_odds_of_both() -> None:
    at = table(game="red-sea", us=["usaid"], influence={"kenya": (2, 0), "somalia": (1, 2)}, side="us", defcon=3)
    at.do("usaid", "realignment")
    odds = found(weighed_at(at), "realign-odds")
    assert odds.arguments == {"country": SOMALIA, "mine": 1, "theirs": 1, "wins": 15, "loses": 15}


def test_near_the_end_the_final_scoring_is_foretold() -> None:
    at = table(
        game="red-sea",
        us=["usaid"],
        influence={"ethiopia": (1, 0), "strategic_sea_lanes": (0, 1)},
        side="us",
        turn=2,
        action_round=6,
        vp=2,
        defcon=4,
        passing="ussr",
    )
    final = found(weighed_at(at), "final-now")
    told_of = {"vp": 2, "military": 0, "africa": 1, "middle_east": 0, "sea": -1, "autonomy": -1, "total": 1}
    assert final.arguments == told_of


def test_both_flashpoints_in_the_opponents_hands_are_a_grave_matter() -> None:
    at = table(
        game="red-sea",
        us=["africa_scoring", "usaid"],
        influence={"ethiopia": (0, 1), "somalia": (0, 2)},
        side="us",
        defcon=4,
    )
    assert found(weighed_at(at), "scoring-loses").grave
    assert found(lesson_at(at, USSR).weigh, "scoring-wins").arguments == {"region": AFRICA, "by": "africa"}


def test_a_card_that_mengistu_turns_is_ones_own_event() -> None:
    """7.1: its event asks whoever has turned it, and works for that side."""
    at = table(
        game="red-sea",
        ussr=["mengistu_haile_mariam", "peace_corps"],
        influence={"egypt": (1, 1), "sudan": (0, 2)},
        side="ussr",
        turn=2,
        defcon=4,
        effects=["lion_falters"],
    )
    at.do("mengistu_haile_mariam", "event", "peace_corps")
    about = lesson_at(at, USSR).about
    assert (about.message, about.arguments["whose"]) == ("add-where", "theirs")  # the influence that goes is the US's
    at.do("egypt")
    assert lesson_at(at, USSR).about.arguments["whose"] == "mine"


def test_a_turned_card_that_asks_in_its_own_way_is_not_called_the_opponents() -> None:
    at = table(
        game="red-sea",
        ussr=["mengistu_haile_mariam", "centcom"],
        board="standard",
        side="ussr",
        turn=2,
        defcon=4,
        effects=["lion_falters"],
    )
    at.do("mengistu_haile_mariam", "event", "centcom")
    about = lesson_at(at, USSR).about
    assert (about.message, about.arguments["whose"]) == ("event-asks", "mine")


def test_what_an_event_adds_to_realignments_is_counted() -> None:
    """Israeli Periphery Doctrine adds 1 to the rolls of its player (6.2.6)."""
    influence = {"kenya": (2, 0), "somalia": (1, 2)}
    at = table(game="red-sea", us=["israeli_periphery_doctrine"], influence=influence, side="us", defcon=3)
    at.do("israeli_periphery_doctrine", "event")
    odds = found(weighed_at(at), "realign-odds")
    assert odds.arguments == {"country": SOMALIA, "mine": 2, "theirs": 1, "wins": 21, "loses": 10}


def test_a_coup_brings_no_more_military_operations_than_are_needed() -> None:
    """8.2.1."""
    at = table(game="red-sea", us=["carter_doctrine"], board="standard", side="us", turn=2, defcon=3, military=(2, 0))
    at.do("carter_doctrine")
    assert found(weighed_at(at), "military-coup").arguments == {"n": 1, "gain": 1}


def test_advice_stays_within_reach() -> None:
    """6.1.1: a country that would pay most is of no use where no influence can be placed."""
    at = table(
        game="red-sea",
        us=["africa_scoring", "the_victorious_leader"],
        influence={"madagascar": (1, 0), "egypt": (0, 1)},
        side="us",
        defcon=4,
    )
    assert found(weighed_at(at), "scoring-better").arguments["country"] == KENYA


def test_events_that_would_do_nothing_are_not_recommended() -> None:
    """5.2: neither Arab League without a majority, nor an EPLF without the USSR in Ethiopia."""
    us = ["arab_league", "eplf", "diego_garcia", "nasserism", "dhofar_rebellion"]
    at = table(game="red-sea", us=us, ussr=["detente"], board="standard", turn=1, phase="headline", defcon=4)
    cards = [at.game.rules.deck.number(name) for name in us]
    own, theirs = (found(weighed_at(at), f"headline-{whose}").arguments["cards"] for whose in ("own", "theirs"))
    assert own == Things("CARD", (cards[2],))
    assert theirs == Things("CARD", (cards[4], cards[3]))


def test_two_steps_down_in_one_coup_are_foreseen() -> None:
    """6.3.4, 6.3.6: with the Indian Ocean as a zone of peace a coup at a flashpoint may lower DEFCON twice."""
    at = table(
        game="red-sea",
        us=["usaid"],
        ussr=["nasserism"],
        deck=["ogaden_war", "hero_of_the_crossing"],
        board="standard",
        side="us",
        defcon=3,
        effects=["zone_of_peace"],
    )
    at.do("usaid", "coup")
    warning = found(lesson_at(at).weigh, "coup-flashpoint-ends")
    assert warning.grave
    assert (warning.arguments["countries"], warning.arguments["low"]) == (Things("COUNTRY", (SOMALIA,)), 2)


def test_a_coup_with_a_card_whose_event_lowers_defcon_too() -> None:
    """8.1.4: at DEFCON 3 the coup is one step, Mr. Nyet the other."""
    at = table(game="red-sea", us=["mr_nyet"], influence={"kenya": (0, 1)}, side="us", turn=2, defcon=3)
    at.do("mr_nyet")
    warning = found(weighed_at(at), "coup-ends")
    assert warning.grave
    assert warning.arguments["card"] == at.game.rules.deck.number("mr_nyet")


def test_in_the_opponents_round_war_is_the_opponents_loss() -> None:
    """8.1.4: Stagflation gives the USSR operations in the round of the US."""
    at = table(game="red-sea", us=["stagflation"], influence={"kenya": (1, 0)}, side="us", turn=2, defcon=2)
    assert found(weighed_at(at), "cards-risk").grave
    at.do("stagflation", "event_first", "coup")
    ending = found(weighed_at(at, USSR), "coup-ends")
    assert (ending.grave, ending.arguments["who"]) == (False, "theirs")


SUDDEN = {
    "won_by_africa": {"scoring-loses", "africa-near-theirs", "scoring-now"},
    "won_by_nuclear_war": {
        "cards-lose",
        "cards-risk",
        "event-loses-game",
        "event-risks-game",
        "coup-ends",
        "coup-flashpoint-ends",
        "lowering-ends",
    },
}


def test_whoever_loses_at_once_has_been_warned() -> None:
    """10.4.1, 8.1.4: in whole games, when the loser chose a card last, or since."""
    sudden = 0
    for seed in range(100):
        warned: dict[int, set[str]] = {US: set(), USSR: set()}
        for match in game(seed):
            if match.over:
                break
            for question in match.questions:
                if question.seat in warned:
                    if question.kind in (CHOOSE_CARD, CHOOSE_HEADLINE):
                        warned[question.seat].clear()
                    weigh = GUIDE.lesson(match, question.seat).weigh
                    warned[question.seat].update(it.message for it in weigh if it.grave)
        ending = NOTES[match.state.outcome.reason[0]].name if match.state.outcome else ""
        if ending in SUDDEN and match.returns:
            loser = match.returns.index(min(match.returns))
            assert SUDDEN[ending] & warned[loser], f"seed {seed}: {ending}, {warned[loser]}"
            sudden += 1
    assert sudden > 20


# -- what came of it ---------------------------------------------------------------------------------------------------


def test_what_a_coup_led_to_and_why() -> None:
    at = table(
        game="red-sea",
        us=["usaid", "ogaden_war"],
        ussr=["nasserism"],
        deck=["peace_corps", "detente"],
        board="standard",
        side="us",
        action_round=6,
        defcon=4,
    )
    at.do("usaid", "coup", "somalia", "peace_corps", 6)
    happened = lesson_at(at).happened
    assert found(happened, "flashpoint-alarm").arguments["ops"] == 2
    assert "defcon-fell" not in names(happened)  # that is told with the card
    won = found(happened, "coup-won")
    assert {it: won.arguments[it] for it in ("who", "sum", "against", "n")} == {
        "who": "mine",
        "sum": 8,
        "against": 4,
        "n": 4,
    }
    assert found(happened, "control-won").arguments["countries"] == Things("COUNTRY", (SOMALIA,))


def test_ones_own_card_with_the_opponents_event_is_told_of() -> None:
    at = table(
        game="red-sea",
        us=["nasserism", "usaid"],
        ussr=["detente"],
        board="standard",
        side="us",
        defcon=4,
    )
    at.do("nasserism", "place_influence", "strategic_sea_lanes")
    assert found(lesson_at(at).happened, "your-card-their-event").rule == "5.2"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "could not occur: only if the USSR controls Ethiopia."),
        ("ru", "не произошло: оно возможно, только если СССР контролирует Эфиопию."),
        ("pl", "nie mogło zajść (tylko jeśli ZSRR kontroluje Etiopię)."),
    ],
)
def test_an_event_that_failed_names_what_it_lacked(language: str, words: str) -> None:
    """5.2: the event of the US in a round of the USSR."""
    at = table(game="red-sea", us=["usaid"], ussr=["eplf", "nasserism"], turn=2, defcon=4)
    at.do("eplf", "place_influence", "strategic_sea_lanes")
    failed = found(lesson_at(at).happened, "event-failed")
    assert failed.rule == "5.2"
    assert remark(Speaker(language, vocabulary_of("red-sea"), strict=True), failed).endswith(words)


def test_defcon_has_risen_only_where_it_did() -> None:
    """8.1.6: at 5 it stays."""
    for defcon, told_of in ((4, ["defcon-rose"]), (5, [])):
        at = table(game="red-sea", us=["usaid"], ussr=["nasserism"], board="standard", side="us", action_round=7)
        state = at.state
        state.defcon = defcon
        notes = [(TURN_BEGINS, EVERYBODY, 2), *([(DEFCON_CHANGED, EVERYBODY, 5, 1)] if told_of else [])]
        remarks = happened(None, Position(state, US), notes, [(PERIOD_BEGINS, EVERYBODY, 2, 20)])
        assert names(remarks) == ["turn-began", *told_of]
        assert remarks[0].arguments == {"turn": 2, "joined": 1}


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_summary_tells_the_swings_in_their_order_and_what_held_the_region() -> None:
    at = table(
        game="red-sea",
        us=["africa_scoring"],
        influence={"kenya": (2, 0), "sudan": (1, 0), "strategic_sea_lanes": (1, 0)},
        side="us",
        turn=2,
        action_round=7,
        defcon=2,
        deck=[],
    )
    at.do("africa_scoring", "event")
    assert at.winner == "us"
    summary = GUIDE.summary(at.match, US)
    scoring = next(point for point in summary.points if point.what.message == "turned-scoring")
    assert scoring.what.arguments["countries"] == Things("COUNTRY", (KENYA,))
    assert (scoring.what.arguments["who"], scoring.what.arguments["n"]) == ("mine", 5)
    assert scoring.when.arguments == {"part": "round", "turn": 2, "round": 7}
    assert [point.at for point in summary.points] == sorted(point.at for point in summary.points)
    assert found(summary.whole, "whole-sea").arguments == {"mine": 2, "theirs": 0}
    assert "try-sea" in names(GUIDE.summary(at.match, USSR).advice)


def test_nuclear_war_is_the_turning_point_and_the_lesson() -> None:
    at = table(game="red-sea", us=["usaid"], influence={"kenya": (0, 1)}, side="us", defcon=2)
    at.do("usaid", "coup", "kenya", 6)
    assert at.winner == "ussr"
    mine, theirs = GUIDE.summary(at.match, US), GUIDE.summary(at.match, USSR)
    assert mine.points[-1].what.message == "turned-nuclear"
    assert "try-defcon" in names(mine.advice)
    assert "try-defcon" not in names(theirs.advice)
