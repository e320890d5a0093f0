"""Random games of two, three and four players with all options mixed: what must hold in every position and log."""

from random import Random
from typing import Any

import pytest
from world_order.looking import GAME
from world_order.recounting import Books, income, losses, scoring

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.deck import CARD_NAMES
from realpolitik.games.world_order.labels import DECLINE, DONE, GO_ON, LEAVE, NO, PASS
from realpolitik.games.world_order.options import POWERS_CHOICES
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NOTES, Question
from realpolitik.kernel.save import load, save

GAMES = 63
SPECTATOR = -1
TWICE = {"fdi": "steady_partnership", "base": "strengthen_alliance"}  # the card that allows a second token
STANDARD = {
    name: [c.id for c in CONTENT.countries if c.region == name and not c.starter]
    for name in {c.region for c in CONTENT.countries}
}
COUNTRY = {country.id: country for country in CONTENT.countries}
OWN_CARDS = {
    p: sum(card.copies for card in CONTENT.abilities if card.power == p) for p in ("usa", "eu", "russia", "china")
}
MARKET_CARDS = sum(card.copies for card in CONTENT.abilities if not card.power)


def a_game(number: int) -> Match:
    options = {
        "powers": POWERS_CHOICES[number % len(POWERS_CHOICES)],
        "first_game": number % 5 == 1,
        "decrees": number % 2 == 1,
        "commerce_by_players": number % 3 == 1,
        "priorities": ("turn", "sealed")[number % 4 == 3],
    }
    return Match(GAME, GAME.setup(options=options), Seeded(f"fuzz {number}"))


def picked(q: Question, random: Random, eager: bool) -> int:
    """Any option; an eager player passes and declines only now and then, and so gets farther."""
    doing = [option for option in q.options if option not in (PASS, DONE, DECLINE, NO, GO_ON, LEAVE)]
    return random.choice(doing if doing and eager and random.random() < 0.8 else q.options)


class Watch:
    """Looks at every position of a game, and reads its log."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.books = Books(match.seats)
        self.read = 0
        self.before: dict[str, Any] | None = None

    def look(self) -> None:
        for _, note in self.match.log[self.read :]:
            self.books.take(note)
        self.read = len(self.match.log)
        assert GAME.broken_invariants(self.match.state) == []
        view = self.match.view(SPECTATOR)
        self.agrees_with_the_log(view)
        if len(self.match.answers) % 5 == 0 or self.match.over:
            self.tokens(view)
            self.countries(view)
            self.cards(view)
            self.mats(view)
            if self.before:
                self.never_taken_back(self.before, view)
            self.before = view

    def agrees_with_the_log(self, view: dict[str, Any]) -> None:
        """8, 9: money, resources and VP are what the log tells."""
        for p in self.match.seats:
            mat = view["mats"][p]
            assert self.books.money[p] == mat["money"]
            assert self.books.stock[p] == mat["stock"]
            assert self.books.vp[p] == view["scores"][p]

    def tokens(self, view: dict[str, Any]) -> None:
        """1, 4: 23 influence tokens a power, 2 black ones; Engage tokens on the board or free."""
        regions = view["regions"].values()
        placed = [x for r in regions for x in (*r["permanent"], *r["beside"], *r["temporary"])]
        assert placed.count("local") == 2
        for p in self.match.seats:
            assert view["mats"][p]["tokens"] + placed.count(p) == 23
            engaged = sum(region["engage"].get(p, 0) for region in regions)
            assert view["mats"][p]["engage_free"] + engaged == (3 if p in ("usa", "eu") else 2)
        for p in set(view["powers"]) - set(self.match.seats):
            waiting = len(view["random_influence"]["open"])
            state = self.match.state
            assert isinstance(state, WorldOrder)
            assert state.supply[view["powers"].index(p)] + placed.count(p) + waiting == 23

    def countries(self, view: dict[str, Any]) -> None:
        """2, 6, 7: every country in one place, two open while there are two; tokens only where they may be."""
        state = self.match.state
        assert isinstance(state, WorldOrder)
        taken = [ally["country"] for p in self.match.seats for ally in view["mats"][p]["allies"]]
        under = [ally["under"] for p in self.match.seats for ally in view["mats"][p]["allies"] if ally["under"]]
        assert len(set(taken + under)) == len(taken + under)
        in_between = bool(state.stack) and not self.match.over and self.match.question.seat < 0
        for r, (name, region) in enumerate(view["regions"].items()):
            on_board = [
                *region["left"]["seen"],
                *region["right"],
                *[GAME.things["country"][c] for c in state.unseen[r]],
            ]
            gone = [country for country in taken if country in STANDARD[name]]
            assert sorted(on_board + gone) == sorted(STANDARD[name])
            assert in_between or len(region["open"]) == min(2, len(on_board))
        for p in self.match.seats:
            starters = [c.id for c in CONTENT.countries if c.starter and c.power == p]
            mine = [x for ally in view["mats"][p]["allies"] for x in (ally["country"], ally["under"]) if x]
            assert set(starters) <= set(mine)
            for ally in view["mats"][p]["allies"]:
                cards = [COUNTRY[x] for x in (ally["country"], ally["under"]) if x]
                assert not ally["base"] or any(p in card.base for card in cards)
                for token, allows in TWICE.items():
                    assert ally[token] < 2 or self.was_played(p, allows)

    def was_played(self, power: str, card: str) -> bool:
        played = [dict(GAME.details(note)) for _, note in self.match.log if NOTES[note[0]].name == "card_played"]
        return any(note["power"] == power and note["card"].startswith(card) for note in played)

    def cards(self, view: dict[str, Any]) -> None:
        """3, 4: every ability card in one place; assets and developments as they must be."""
        owned = [card for p in self.match.seats for card in view["mats"][p]["owned"]]
        market = [card for card in view["market"]["row"] if card]
        removed = [card for card in view["removed"] if not card.startswith("decree_")]
        all_cards = [*owned, *market, *view["market"]["discard"], *removed]
        assert len(set(all_cards)) == len(all_cards)
        assert len(all_cards) + view["market"]["deck"] == MARKET_CARDS + sum(OWN_CARDS[p] for p in self.match.seats)
        stacks = {stack["card"]: stack["left"] for stack in view["developments"]}
        level = {stack["card"]: stack["level"] for stack in view["developments"]}
        for p in self.match.seats:
            mat = view["mats"][p]
            assert len(mat["advantages"]) in (0, 2)
            assert [level[card["card"]] for card in mat["developments"]] == list(range(1, len(mat["developments"]) + 1))
            assert len(mat["owned"]) == mat["hand"] + mat["deck"] + len(mat["discard"]) + mat["discard_unseen"] + len(
                mat["front"]
            )
        bought = [card["card"] for p in self.match.seats for card in view["mats"][p]["developments"]]
        reduced = {4: (), 3: (1,), 2: (1, 2, 3, 4)}[len(self.match.seats)]
        for card in CONTENT.developments:
            assert stacks[card.id] + bought.count(card.id) == card.copies - (card.level in reduced)

    def mats(self, view: dict[str, Any]) -> None:
        """5: resources 0 to 10, money never below 0, tracks and prosperity within their ends."""
        for p in self.match.seats:
            mat = view["mats"][p]
            assert mat["money"] >= 0
            assert all(0 <= n <= 10 for name, n in mat["stock"].items() if name != "army")
            assert mat["stock"]["army"] >= 0
            assert 0 <= mat["prosperity"] <= 5
            assert mat["commerce"]["up"] >= 0 <= mat["commerce"]["down"]

    def never_taken_back(self, before: dict[str, Any], view: dict[str, Any]) -> None:
        """5, 6: tracks never fall, a filled permanent slot stays with its owner, allies are never lost."""
        for p in self.match.seats:
            old, new = before["mats"][p], view["mats"][p]
            assert all(old["tracks"][name] <= new["tracks"][name] <= new["ends"][name] for name in new["tracks"])
            assert old["prosperity"] <= new["prosperity"]
            kept = [x for ally in new["allies"] for x in (ally["country"], ally["under"])]
            assert all(ally["country"] in kept for ally in old["allies"])
        for name, region in view["regions"].items():
            was = [owner for owner in before["regions"][name]["permanent"] if owner]
            assert region["permanent"][: len(was)] == was
            assert region["beside"][: len(before["regions"][name]["beside"])] == before["regions"][name]["beside"]


def check_the_end_of_a_round(books: Books, number: int, view: dict[str, Any]) -> None:
    """Armies, allies and priorities are still those of the round that has ended."""
    defence = {(p, region): n for (at, p, region), n in books.defence.items() if at == number}
    assert books.lost.get(number, dict.fromkeys(books.vp, 0)) == losses(view, defence)
    assert books.income[number] == income(view)


@pytest.mark.parametrize("number", range(GAMES))
def test_random_games(number: int) -> None:
    match, random = a_game(number), Random(number)
    watch = Watch(match)
    scored: dict[int, dict[str, int]] = {}
    ended = 0  # rounds
    while True:
        watch.look()
        state = match.state
        assert isinstance(state, WorldOrder)
        for in_round in (3, 6):
            if in_round in watch.books.scored and in_round not in scored:  # money and board are still as they were
                scored[in_round] = scoring(match.view(SPECTATOR), last=in_round == 6)
        if watch.books.round > ended + 1 or match.over:
            ended += 1
            check_the_end_of_a_round(watch.books, ended, match.view(SPECTATOR))
        if match.over:
            break
        q = random.choice(match.questions)
        match.answer(picked(q, random, eager=number % 3 > 0), q.seat)
    assert ended == 6
    assert set(scored) == {3, 6}
    assert watch.books.scored == scored, "9: each scoring is what the rules make it"
    assert set(watch.books.turns.values()) == {4}, "10: four turns each"
    assert len(watch.books.turns) == 6 * len(match.seats)
    assert match.outcome is not None
    assert list(match.outcome.scores) == [watch.books.vp[p] for p in match.seats]
    assert 150 * len(match.seats) // 2 < len(match.answers) < 2500


@pytest.mark.parametrize("number", range(9))
def test_saves_replay_and_undo_is_sound(number: int) -> None:
    """12: a save leads to the same position, its view too; undo and the same answer lead back."""
    match, random = a_game(number), Random(number)
    while not match.over:
        q = random.choice(match.questions)
        option = random.choice(q.options)
        match.answer(option, q.seat)
        if random.randrange(60) == 0:
            other = load(save(match))
            assert other.digest() == match.digest()
            assert other.view(0) == match.view(0)
            if match.can_undo(q.seat):
                other.undo(q.seat)
                other.answer(option, q.seat)
                assert other.digest() == match.digest()


def test_every_name_is_one_card() -> None:
    """3: 114 ability cards, each with a name of its own."""
    assert len(set(CARD_NAMES)) == len(CARD_NAMES)
