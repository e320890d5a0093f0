"""Finds problems: positions in which some cards can be played safely, and others may lose the game at once.

    python tools/problems.py twilight-struggle --records ../records     in games that people played, a file each
    python tools/problems.py red-sea --games 60 --seed 7                in games of bots
    python tools/problems.py red-sea --careless 20 --deal --least 2     hard ones, with hands that are dealt anew
    python tools/problems.py labyrinth --careless 20 --scenarios        beginning in every way in turn
    python tools/problems.py red-sea --check                            searches all that are kept anew

Every choice of a card, of a headline, and in Labyrinth of the use of a card, is looked at by `kernel/foresight.py`;
where all of it is proven, and some options survive while others do not, it is a problem. Good players seldom get into
one that is hard. So with `--deal` the board stays as it was, and the hand is another that the player might as well have
had: cards that nobody has seen, many of them dangerous. What is found is added to `src/realpolitik/lessons/problems/`,
positions alone: of one game a few, and none whose harm is done by cards that have done it often enough.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import new_bot
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.chance import Recorded, Seeded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.foresight import perils
from realpolitik.kernel.game import Setup
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.peril import Peril
from realpolitik.kernel.question import KINDS, NATURE
from realpolitik.lessons.problems.problem import MESSAGES, Problem, problems_of, solved, written
from realpolitik.records.errors import BadRecord
from realpolitik.records.reading import read

FOLDER = Path(__file__).resolve().parent.parent / "src/realpolitik/lessons/problems"
FEW = 4  # options; with fewer there is no problem
OF_A_GAME = 4  # problems that are kept, at most, of different turns
OFTEN = 4  # problems in which the same cards do the harm …
WORN = 10  # … and in which one of them does
DEALS = 3  # hands that are dealt anew in a position
TENSE = 2  # DEFCON, down from which they are; one more as headlines are chosen
CLOSE = 8  # points from the end of the track, where they are too
LATE = 6  # cards of a hand, and fewer
HARMFUL = 2  # cards at least
EARLY, LATER = 25, 50  # of a hundred hands in rounds, larger ones and the others, that are dealt anew


def games_of_people(folder: Path, game: str) -> Iterator[Match]:
    for path in sorted(folder.iterdir()):
        if not path.is_file():
            continue
        try:
            imported = read(path.read_text(encoding="utf-8"))
        except (BadRecord, UnicodeDecodeError):
            continue
        if imported.disagreement is None and imported.match.game.name == game:
            yield imported.match


def games_of_bots(wish: argparse.Namespace) -> Iterator[Match]:
    """Careful bots get into no trouble: of a hundred choices of cards, and of their uses, some are made at random."""
    game = game_named(wish.game)
    for number in range(wish.games):
        scenario = game.scenarios[number % len(game.scenarios)] if wish.scenarios else ""
        match = Match(game, game.setup(scenario), Seeded(f"{wish.seed}/{number}"))
        player, random = new_bot(wish.bot, wish.game, number), Random(f"{wish.seed}/{number}")
        while not match.over:
            question = match.question
            careless = KINDS[question.kind].points_at in ("card", "label") and random.randrange(100) < wish.careless
            option = random.choice(question.options) if careless else None
            if option is None:
                option = player.choose(Seat(match, question.seat)).option
            match.answer(option, question.seat)
        yield match


def problems_in(match: Match, wish: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """All problems of a match, played again."""
    again = Match(match.game, match.setup, Recorded())
    random = Random(wish.seed)
    for at, (seat, option) in enumerate(match.answers):
        if again.over:
            return
        question = again.question_to(seat) if seat >= 0 and seat != NATURE else None
        if question and KINDS[question.kind].name in MESSAGES and len(question.options) >= FEW:
            alone = asked_alone(again, match, at)
            for posed in dealt(alone, seat, random) if wish.deal else [alone]:
                found = problem_of(posed, seat)
                if found:
                    yield found
        again.answer(option, seat)


def problem_of(match: Match, seat: int) -> dict[str, Any] | None:
    position = to_data(match.state)
    found = written("", begun(match, position), seat, position)
    return {**found, "game": match.game.name} if found else None


def begun(match: Match, position: dict[str, Any]) -> Match:
    """A match of the same game that begins in a position."""
    return Match(match.game, Setup(match.setup.scenario, dict(match.setup.options), position), Recorded())


def dealt(match: Match, seat: int, random: Random) -> Iterator[Match]:
    """The same position with other hands: as many as can be of the cards that nobody has seen would lose in it, the
    others would not. Most hands are those late in a turn: dangerous cards are what one keeps putting off."""
    s = match.state
    if not isinstance(s, ColdWar):
        yield from dealt_to_others_eyes(match, seat, random)
        return
    size = len(unseen(s, s.seats.index(seat)))
    calm = s.defcon > TENSE + s.headline_phase and abs(s.vp) < s.rules.winning_vp - CLOSE
    chance = 100 if s.headline_phase else EARLY if size > LATE else LATER
    if calm or size < FEW - 1 or random.randrange(100) >= chance:
        return
    lost = dangerous(match, seat, random)
    safe = [card for card, loses in lost.items() if not loses]
    losing = [card for card, loses in lost.items() if loses]
    for _ in range(DEALS):
        many = min(len(losing), size - random.randint(1, 2))
        if many >= HARMFUL and len(safe) >= size - many:
            yield with_hand(match, seat, [*random.sample(losing, many), *random.sample(safe, size - many)])


def dealt_to_others_eyes(match: Match, seat: int, random: Random) -> Iterator[Match]:
    """In Labyrinth a hand is as dangerous as the board: it is any that the other side may take it for."""
    dangers = match.game.dangers()
    if dangers is not None and dangers.in_reach(match.state, seat):
        for _ in range(DEALS):
            yield begun(match, to_data(match.game.determinise(match.state, 1 - seat, random)))


def unseen(s: ColdWar, side: int) -> list[int]:
    """The cards of a hand that the other side does not know of, and that it has not chosen as its headline."""
    return [card for card in s.hands[side] if card not in s.known[side] and card not in s.sealed]


def dangerous(match: Match, seat: int, random: Random) -> dict[int, bool]:
    """Of the unseen cards, whether each would lose if it were in the hand; those of which it is proven."""
    s = match.state
    assert isinstance(s, ColdWar)
    side = s.seats.index(seat)
    size = len(unseen(s, side))
    dangers = match.game.dangers()
    pool, found = [], {}
    for card in [*unseen(s, side), *unseen(s, 1 - side), *s.deck]:
        if dangers is not None and dangers.kin(s, card) == card:
            pool.append(card)
        else:
            found[card] = False
    random.shuffle(pool)
    pool.extend(random.sample(list(found), min(len(found), -len(pool) % size)))
    for first in range(0, len(pool) - size + 1, size):
        cards = pool[first : first + size]
        for option, verdict in perils(with_hand(match, seat, cards), seat).items():
            if verdict.proven and option in cards:
                found[option] = verdict.peril != Peril.NONE
    return found


def with_hand(match: Match, seat: int, cards: list[int]) -> Match:
    """The hand holds these cards for those that nobody knows of; these go where the new ones come from. In its rounds
    the side has been to the space race this turn: that would be the way out for nearly every card."""
    s = match.state.clone()
    assert isinstance(s, ColdWar)
    side = s.seats.index(seat)
    given = [card for card in unseen(s, side) if card not in cards]
    s.hands[side] = [*[card for card in s.hands[side] if card not in unseen(s, side)], *sorted(cards)]
    theirs = [card for card in s.hands[1 - side] if card not in cards]
    missing = len(s.hands[1 - side]) - len(theirs)
    s.hands[1 - side] = [*theirs, *given[:missing]]
    s.deck = sorted([*[card for card in s.deck if card not in cards], *given[missing:]])
    if not s.headline_phase:
        s.space_cards[side] = s.rules.space_cards(s, side)
    return begun(match, to_data(s))


def asked_alone(again: Match, match: Match, at: int) -> Match:
    """The match with one open question: where two sides choose in secret, the other has chosen what it then did."""
    seat = match.answers[at][0]
    others = [question.seat for question in again.questions if question.seat != seat]
    if not others:
        return again
    again = again.clone()
    for by, option in match.answers[at + 1 :]:
        if by in others:
            again.answer(option, by)
            break
    return again


def culprits(found: dict[str, Any]) -> tuple[str, ...]:
    """The cards that do the harm, or the uses of one."""
    card = found["position"]["stack"][-1][1].get("card", "") if found["asks"] == "how_to_play" else ""
    return tuple(sorted(f"{card} {name}".strip() for name in offered(found) if name not in found["safe"]))


def offered(found: dict[str, Any]) -> list[str]:
    match = Match(game_named(found["game"]), Problem(found["game"], found).setup, Recorded())
    return [match.game.describe_option(match.question, option) for option in match.question.options]


def choose(found: list[dict[str, Any]], kept: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of the problems of one game those to keep: one of a turn, the hardest, in which the harm is done by cards that
    have not often done it together, and not all of which have often done it at all."""
    chosen: list[dict[str, Any]] = []
    together = Counter((other["seat"], culprits(other)) for other in kept)
    alone = Counter(card for other in kept for card in culprits(other))
    for it in sorted(found, key=lambda it: -it["difficulty"]):
        turns = [other["position"].get("turn") for other in chosen]
        harm = culprits(it)
        fresh = together[it["seat"], harm] < OFTEN and any(alone[card] < WORN for card in harm)
        if fresh and len(chosen) < OF_A_GAME and it["position"].get("turn") not in turns:
            chosen.append(it)
            together[it["seat"], harm] += 1
            alone.update(harm)
    return chosen


def check(game: str) -> int:
    """Whether the search still finds of all problems what is written; says where it does not."""
    wrong = []
    for it in problems_of(game):
        match = Match(game_named(game), it.setup, Recorded())
        found = solved(match, match.seats.index(it.seat))
        if found is None or (tuple(found.safe), found.difficulty) != (it.safe, it.difficulty):
            wrong.append(it.name)
    print(f"{game}: {len(problems_of(game))} searched, {', '.join(wrong) or 'none'} wrong")
    return 1 if wrong else 0


def save(path: Path, kept: list[dict[str, Any]]) -> None:
    bare = [{key: value for key, value in it.items() if key != "game"} for it in kept]
    lines = ",\n".join(json.dumps(it, ensure_ascii=False, separators=(",", ":")) for it in bare)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def wished() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--records", type=Path, help="a folder of records; without it, bots play")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="cadet")
    parser.add_argument("--careless", type=int, default=0, help="of a hundred choices so many are made at random")
    parser.add_argument("--most", type=int, default=16, help="problems that are added")
    parser.add_argument("--scenarios", action="store_true", help="begin in every scenario of the game in turn")
    parser.add_argument("--deal", action="store_true", help="deal hands anew")
    parser.add_argument("--least", type=int, default=1, help="the least difficulty")
    parser.add_argument("--highest", type=int, default=3, help="the highest difficulty")
    parser.add_argument("--headlines", action="store_true", help="headlines alone")
    parser.add_argument("--check", action="store_true", help="search those that are kept anew, and find none")
    return parser.parse_args()


def main() -> int:
    wish = wished()
    if wish.check:
        return check(wish.game)
    games = games_of_people(wish.records, wish.game) if wish.records else games_of_bots(wish)
    path = FOLDER / f"{wish.game}.json"
    kept = [{**it, "game": wish.game} for it in json.loads(path.read_text(encoding="utf-8"))]
    wanted = len(kept) + wish.most
    for match in games:
        found = [it for it in problems_in(match, wish) if wish.least <= it["difficulty"] <= wish.highest]
        if wish.headlines:
            found = [it for it in found if it["asks"] == "choose_headline"]
        for it in choose(found, kept)[: wanted - len(kept)]:
            kept.append({**it, "name": f"problem-{len(kept) + 1}"})
            print(f"{len(kept)} of {wanted}: difficulty {it['difficulty']}, {culprits(it)}", file=sys.stderr)
        save(path, kept)
        if len(kept) == wanted:
            break
    return 0 if kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
