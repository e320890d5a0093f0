"""The options of a match that only Red Sea has, as the state holds them: one int each."""

from typing import Final

from realpolitik.games.cold_war.options import SHARED_OPTIONS

ALBANIAN_OPS: Final = SHARED_OPTIONS  # the Ops of Albano-Stalinist Economics (5), on which sources differ
OPTION_COUNT: Final = SHARED_OPTIONS + 1
