"""The position in Twilight Struggle: that of the family, and where the China Card is."""

from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.rules import Rules
from realpolitik.games.cold_war.state import ColdWar


class TwilightStruggle(ColdWar):
    """`headlines` are the cards both sides have committed and shown, 0 where none; `china` is a side or NOBODY."""

    __slots__ = ("china", "china_up", "headlines")

    def __init__(self, rules: Rules, like: "TwilightStruggle | None" = None) -> None:
        super().__init__(rules, like)
        if like is None:
            self.china = NOBODY
            self.china_up = 0
            self.headlines: list[int] = [0, 0]
        else:
            self.china = like.china
            self.china_up = like.china_up
            self.headlines = like.headlines[:]

    def fields(self) -> tuple[str, ...]:
        return (*super().fields(), "china", "china_up", "headlines")

    def clone(self) -> "TwilightStruggle":
        return TwilightStruggle(self.rules, self)
