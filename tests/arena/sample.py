"""Games of an arena that nobody played, for tests of what is made of them."""

from realpolitik.arena.playing import Played


def game(number: int, sat: tuple[str, ...], winner: int, ending: str = "won_on_points") -> Played:
    """A game that one seat won, or that is drawn where the winner is -1."""
    drawn = winner < 0
    places = tuple([1 if drawn or seat == winner else 2 for seat in range(len(sat))])
    shares = tuple([1 / len(sat) if drawn else float(seat == winner) for seat in range(len(sat))])
    return Played(number, number // 2, number % 2, sat, places, shares, ending, 100, 0.5)


def between(first: str, second: str, won: int, games: int) -> list[Played]:
    """So many games of two bots, of which the first won so many."""
    return [
        game(number, (first, second) if number % 2 == 0 else (second, first), number % 2 ^ (number >= won))
        for number in range(games)
    ]
