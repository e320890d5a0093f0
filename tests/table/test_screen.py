"""What a viewer sees: whole, in every language, and nothing that the seat may not know."""

from collections.abc import Iterator
from random import Random

import pytest
from tabletop import table as position

import realpolitik
from realpolitik.games.cold_war.board import USSR
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import SPECTATOR
from realpolitik.kernel.running import open_questions
from realpolitik.language import languages
from realpolitik.table.messages.message import Link, Parts
from realpolitik.table.messages.screen import Offer
from realpolitik.table.prospects import prospect, prospects
from realpolitik.table.scene import Chair, Pending, Scene
from realpolitik.table.screen import earlier, screen

every_language = pytest.mark.parametrize("language", languages())


def seated(match: Match, version: int = 0) -> Scene:
    chairs = [Chair(seat, name, "person", "", f"P{seat}", True) for seat, name in enumerate(match.seats)]
    return Scene("match", match, version, chairs, [0] * len(chairs))


def random_match(seed: int, answers: int) -> Match:
    random = Random(seed)
    match = realpolitik.new("twilight-struggle", seed=seed)
    for _ in range(answers):
        if match.over:
            break
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    return match


def moments(games: int, every: int) -> Iterator[Match]:
    for seed in range(games):
        random = Random(seed)
        match = realpolitik.new("twilight-struggle", seed=seed, options={"optional_cards": True})
        while not match.over:
            if len(match.answers) % every == 0:
                yield match
            question = random.choice(match.questions)
            match.answer(random.choice(question.options), question.seat)


def otherwise(match: Match, seat: int, random: Random) -> Match:
    """The same match with all that the seat cannot know drawn anew."""
    other = match.clone()
    other.state = match.game.determinise(match.state, seat, random)
    other._questions = open_questions(other.state)
    return other


def text(sentence: Parts) -> str:
    return "".join(part.text if isinstance(part, Link) else part for part in sentence)


def test_neither_screen_nor_prospects_depend_on_what_is_hidden() -> None:
    random = Random(1)
    looked_at = 0
    for match in moments(games=2, every=14):
        for seat in (0, 1, SPECTATOR):
            other = otherwise(match, seat, random)
            shown = screen(seated(match), seat, "en", (), False, 0)
            assert shown == screen(seated(other), seat, "en", (), False, 0)
            if seat != SPECTATOR and shown.question is not None:
                assert prospects(seated(match), seat, "en") == prospects(seated(other), seat, "en")
                option = random.choice(shown.question.options).option
                assert prospect(seated(match), seat, option, "en") == prospect(seated(other), seat, option, "en")
                looked_at += 1
    assert looked_at > 12


def offers_of(match: Match) -> dict[str, Offer]:
    seat = match.question.seat
    question = screen(seated(match), seat, "en", (), False, 0).question
    assert question is not None
    return {offer.name: offer for offer in question.options}


@pytest.mark.parametrize(
    ("game", "card", "theirs", "own"),
    [("twilight-struggle", "fidel", "poland", "east_germany"), ("red-sea", "usaid", "ethiopia", "sudan")],
)
def test_6_1_2_the_price_of_control_is_told_before_it_is_paid(game: str, card: str, theirs: str, own: str) -> None:
    """6.1.2: where the opponent is in control a marker costs 2 Ops; once control is broken, one."""
    t = position(game=game, ussr=[card], influence={theirs: (4, 1), own: (0, 1)}).do(card, "place_influence")
    offers = offers_of(t.match)
    assert (offers[theirs].price, offers[own].price) == (2, 1)
    assert offers[own].remarks == []
    (remark,) = offers[theirs].remarks
    assert (remark.rule, remark.short) == ("6.1.2", "2 Ops")
    assert "costs 2 Ops" in text(remark.text)


def test_5_2_operations_with_an_opponents_card_say_that_its_event_follows() -> None:
    """5.2: whichever operation it is, but not to the space race; and not where the event cannot occur."""

    def told(card: str) -> dict[str, list[str]]:
        t = position(ussr=[card, "fidel"], us=["nasser"], board="standard", influence={"iran": (1, 0)}).do(card)
        return {name: [it.short for it in offer.remarks] for name, offer in offers_of(t.match).items()}

    follows = told("duck_and_cover")
    assert {name for name, said in follows.items() if said == ["then the event"]} == {
        "place_influence",
        "coup",
        "realignment",
    }
    assert follows["event_first"] == follows["space_race"] == []
    assert not any(told("nato").values())  # neither Marshall Plan nor Warsaw Pact has occurred
    assert not any(told("comecon").values())


def final_table(match: Match) -> dict[str, tuple[int, int]]:
    result = screen(seated(match), SPECTATOR, "en", (), False, 0).result
    assert result is not None
    return {row.name: (row.points["us"], row.points["ussr"]) for row in result.scoring}


def test_10_3_2_the_final_scoring_is_told_as_a_table() -> None:
    """10.3.2: every region, and the China Card; the loser is named as well as the winner."""
    t = position(phase="end", turn=10, influence={"france": (3, 0), "angola": (0, 1)}, passing="ussr", military=(5, 5))
    result = screen(seated(t.match), 0, "en", (), False, 0).result
    assert result is not None
    assert (result.winners, result.losers) == ([0], [1])
    assert final_table(t.match) == {
        "europe": (4, 0),
        "asia": (0, 0),
        "middle_east": (0, 0),
        "central_america": (0, 0),
        "south_america": (0, 0),
        "africa": (0, 2),
        "china_card": (0, 1),
    }


def test_10_4_2_the_final_scoring_of_red_sea_counts_the_sea_lanes_once() -> None:
    """10.4.2: both regions, the sea lanes, Romanian Autonomy."""
    at_sea = {"strategic_sea_lanes": (3, 0)}
    t = position(game="red-sea", phase="end", turn=2, influence=at_sea, passing="us", military=(5, 5))
    told = final_table(t.match)
    assert (told["strategic_sea_lanes"][1], told["romanian_autonomy"]) == (0, (1, 0))
    assert told["strategic_sea_lanes"][0] > 0
    assert list(told)[-2:] == ["strategic_sea_lanes", "romanian_autonomy"]


def test_a_game_that_ended_otherwise_has_no_final_scoring() -> None:
    """8.1.3: nuclear war; whoever brought it about has lost."""
    t = position(ussr=["nato"], influence={"panama": (1, 0)}, defcon=2).do("nato", "coup", "panama", 3)
    result = screen(seated(t.match), 1, "en", (), False, 0).result
    assert result is not None
    assert (result.winners, result.losers, result.scoring) == ([0], [1], [])


@every_language
def test_every_moment_of_a_game_can_be_told(language: str) -> None:
    for match in moments(games=2, every=11):
        for seat in (0, 1, SPECTATOR):
            shown = screen(seated(match), seat, language, (0,), True, 0)
            assert (shown.question is None) == (match.question_to(seat) is None)
            assert (shown.question is None) == (shown.waiting is not None)
            if shown.question is not None:
                assert text(shown.question.text)
                assert [offer.option for offer in shown.question.options] == match.question_to(seat).options  # type: ignore[union-attr]
                assert all(offer.text and offer.name for offer in shown.question.options)


def test_names_in_sentences_are_links_to_what_the_book_has() -> None:
    match = random_match(3, 120)
    box = match.game.components()
    known = {"country": box["spaces"], "card": box["cards"]}
    links = [
        part
        for line in screen(seated(match), 0, "ru", (), False, 0).log.entries
        for part in line.text
        if isinstance(part, Link)
    ]
    assert len(links) > 50
    assert all(link.name in known[link.kind] for link in links if link.kind in known)


def test_a_viewer_gets_only_what_is_new_of_the_log() -> None:
    match = random_match(5, 40)
    scene = seated(match)
    mine: list[object] = []
    for _ in range(30):
        log = screen(scene, 0, "en", (), False, held=len(mine)).log
        mine[log.start :] = log.entries
        question = match.question
        match.answer(question.options[0], question.seat)
    log = screen(scene, 0, "en", (), False, held=len(mine)).log
    mine[log.start :] = log.entries
    assert mine == list(screen(seated(match), 0, "en", (), False, 0).log.entries)
    assert len(log.entries) < 15 < len(mine)


def test_after_an_undo_the_log_is_told_anew() -> None:
    match = realpolitik.new("twilight-struggle", seed=1)
    scene = seated(match)
    before = screen(scene, 1, "en", (), False, 0).log
    match.answer(match.question.options[0])
    assert len(screen(scene, 1, "en", (), False, 0).log.entries) > len(before.entries)
    match.undo(1)
    assert screen(scene, 1, "en", (), False, 0).log == before


def test_an_earlier_moment_asks_nothing_and_tells_no_more_than_was_known() -> None:
    match = random_match(7, 150)
    scene = seated(match)
    for at in (0, 20, len(match.answers)):
        then = earlier(scene, at, SPECTATOR, "en", (), False)
        assert (then.question, then.waiting, then.undo, then.moment.at) == (None, None, False, at)
        assert then.moment.of == len(match.answers)
        assert all(entry.at <= at for entry in then.log.entries)
    assert earlier(scene, len(match.answers), 0, "en", (), False).view == match.view(0)


def test_what_may_be_asked_back_is_the_last_own_choice() -> None:
    match = random_match(9, 60)
    scene = seated(match)
    for seat in (0, 1):
        shown = screen(scene, seat, "en", (), False, 0)
        assert not (shown.undo and shown.takeback)
        if shown.takeback is not None:
            assert match.answers[shown.takeback.keep][0] == seat
            assert all(who != seat for who, _ in match.answers[shown.takeback.keep + 1 :])
    assert screen(scene, SPECTATOR, "en", (), False, 0).takeback is None


def test_what_is_asked_back_is_told_by_what_came_of_it() -> None:
    """6.3: a coup is told by its country, not by the military operations that come first."""
    t = position(ussr=["comecon", "fidel"], us=["nato"], influence={"iran": (2, 0)}).do("comecon", "coup", "iran", 5)
    t.match.chance = Seeded("7")
    takeback = screen(seated(t.match), t.state.seats[USSR], "en", (), False, 0).takeback
    assert takeback is not None
    assert "coup in Iran" in text(takeback.text)


def test_only_people_who_sit_there_have_to_agree() -> None:
    match = random_match(9, 60)
    scene = seated(match)
    assert scene.must_agree(0) == [1]
    scene.pending = Pending(0, 5, ())
    proposal = screen(scene, 1, "en", (), False, 0).proposal
    assert proposal is not None
    assert (proposal.seat, proposal.keep, proposal.waiting_for) == (0, 5, [1])
    scene.chairs[1] = Chair(1, "ussr", "bot", "cadet", "", True)
    assert scene.must_agree(0) == []


def test_a_pinned_match_asks_nothing_and_says_why() -> None:
    scene = seated(random_match(2, 30))
    scene.pinned = "answer 12: not on offer"
    shown = screen(scene, 0, "en", (), False, 0)
    assert shown.question is None
    assert "answer 12" in shown.pinned
    assert not shown.undo
