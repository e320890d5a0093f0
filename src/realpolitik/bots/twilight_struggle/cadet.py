"""Cadet at Twilight Struggle."""

from realpolitik.bots.cold_war.cadet import Cadet
from realpolitik.bots.twilight_struggle.judgement import JUDGEMENT


def bot(seed: int | str | None) -> Cadet:
    return Cadet(JUDGEMENT, seed)
