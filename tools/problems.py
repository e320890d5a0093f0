"""Finds problems: positions in which some cards can be played safely, and others may lose the game at once.

    python tools/problems.py twilight-struggle --records ../records     in games that people played, a file each
    python tools/problems.py red-sea --games 60 --seed 7                in games of bots
    python tools/problems.py red-sea --bot random --least 2 --add       harder ones, beside those that are there

Every choice of a card is looked at by `kernel/foresight.py`; where all of it is proven, and some options survive while
others do not, it is a problem. Of one game at most one is kept, the hardest. They are written to
`src/realpolitik/lessons/problems/`, positions alone.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import new_bot
from realpolitik.kernel.chance import Recorded, Seeded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, NATURE
from realpolitik.lessons.problems.problem import written
from realpolitik.records.errors import BadRecord
from realpolitik.records.reading import read

FOLDER = Path(__file__).resolve().parent.parent / "src/realpolitik/lessons/problems"
CARD = "choose_card"  # the question that a problem begins with
FEW = 3  # options; with fewer there is no problem


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


def games_of_bots(name: str, games: int, seed: int, bot: str) -> Iterator[Match]:
    game = game_named(name)
    for number in range(games):
        match = Match(game, game.setup(), Seeded(f"{seed}/{number}"))
        player = new_bot(bot, name, number)
        while not match.over:
            seat = match.question.seat
            match.answer(player.choose(Seat(match, seat)).option, seat)
        yield match


def problems_in(match: Match) -> Iterator[dict[str, Any]]:
    """All problems of a match, played again."""
    again = Match(match.game, match.setup, Recorded())
    for seat, option in match.answers:
        if again.over:
            return
        question = again.question_to(seat) if seat >= 0 and seat != NATURE else None
        if question and KINDS[question.kind].name == CARD and len(question.options) >= FEW:
            position = to_data(again.state)
            setup = match.game.setup(match.setup.scenario, match.setup.options)
            setup.position = position
            found = written("", Match(match.game, setup, Recorded()), seat, position)
            if found:
                yield found
        again.answer(option, seat)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--records", type=Path, help="a folder of records; without it, bots play")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="cadet")
    parser.add_argument("--most", type=int, default=16)
    parser.add_argument("--least", type=int, default=1, help="the least difficulty")
    parser.add_argument("--add", action="store_true", help="to those that are kept already")
    wish = parser.parse_args()
    games = (
        games_of_people(wish.records, wish.game)
        if wish.records
        else games_of_bots(wish.game, wish.games, wish.seed, wish.bot)
    )
    path = FOLDER / f"{wish.game}.json"
    kept: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if wish.add else []
    wanted = len(kept) + wish.most
    for match in games:
        found = [it for it in problems_in(match) if it["difficulty"] >= wish.least]
        if found:
            hardest = max(found, key=lambda it: it["difficulty"])
            kept.append({**hardest, "name": f"problem-{len(kept) + 1}"})
            print(f"{len(kept)} of {wanted}: difficulty {hardest['difficulty']}", file=sys.stderr)
        if len(kept) == wanted:
            break
    lines = ",\n".join(json.dumps(it, ensure_ascii=False) for it in kept)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return 0 if kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
