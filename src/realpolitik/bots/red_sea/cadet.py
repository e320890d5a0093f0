"""Cadet at Red Sea."""

from realpolitik.bots.cold_war.cadet import Cadet
from realpolitik.bots.red_sea.judgement import JUDGEMENT


def bot(seed: int | str | None) -> Cadet:
    return Cadet(JUDGEMENT, seed)
