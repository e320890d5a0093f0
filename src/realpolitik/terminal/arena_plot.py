"""What came of an arena as a picture: the ratings with their intervals, and who won how much of whom."""

from collections.abc import Sequence

from realpolitik.arena.arrangement import Arranged
from realpolitik.arena.playing import Played
from realpolitik.arena.ratings import ratings
from realpolitik.arena.statistics import wilson
from realpolitik.records.drawing import (
    DIM,
    GLOW,
    INK,
    SMALL,
    Format,
    axis_words,
    easel,
    rendered,
    rule_off,
    sheet,
    title,
)


def drawn(arranged: Arranged, played: Sequence[Played], wanted: Format) -> bytes:
    """The picture as a file. Bots that nobody met have no rating; then the shares of the win are shown."""
    found = [(it.bot, it.points, it.low, it.high) for it in ratings(played)]
    words = "rating"
    if not found:
        words = "share of wins, %"
        found = [_share(bot, played) for bot in dict.fromkeys(arranged.bots)]
    with easel():
        figure, (axes,) = sheet(0.9 + 0.35 * len(found))
        for at, (_, middle, low, high) in enumerate(reversed(found)):
            axes.plot([low, high], [at, at], color=DIM, linewidth=1.5, solid_capstyle="butt")
            axes.plot([middle], [at], "o", color=GLOW, markersize=6)
            axes.annotate(
                f"{middle:.0f}", (middle, at), xytext=(0, 6), textcoords="offset points", ha="center", fontsize=SMALL,
                color=INK,
            )  # fmt: skip
        axes.set_yticks(range(len(found)), [bot for bot, *_ in reversed(found)])
        axes.set_ylim(-0.6, len(found) - 0.3)
        rule_off(axes, "x")
        title(axes, f"{arranged.game}, {len(played)} games")
        axis_words(axes, across=f"{words}, with 95 % intervals")
        return rendered(figure, wanted)


def _share(bot: str, played: Sequence[Played]) -> tuple[str, float, float, float]:
    sat = [(game, seat) for game in played for seat, name in enumerate(game.sat) if name == bot]
    won = sum(game.shares[seat] for game, seat in sat)
    interval = wilson(won, len(sat))
    return bot, 100 * won / max(1, len(sat)), 100 * interval.low, 100 * interval.high
