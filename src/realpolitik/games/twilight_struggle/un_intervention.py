"""UN Intervention (32): a card that carries an opponent's event is used for its Ops, and the event does not occur."""

from typing import Final

from realpolitik.games.cold_war.board import USSR
from realpolitik.games.cold_war.cards import leave_hand
from realpolitik.games.cold_war.choosing import OpponentCardForEvent
from realpolitik.games.cold_war.effects import U2
from realpolitik.games.cold_war.labels import EVENT
from realpolitik.games.cold_war.occurrence import DISPOSE
from realpolitik.games.cold_war.play import FOR_OPERATIONS, announce, play
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import gain_vp
from realpolitik.games.twilight_struggle.deck import UN_INTERVENTION
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import EVERYBODY, note_kind, question_kind
from realpolitik.kernel.state import Frame

WHICH_COMPANION: Final = question_kind("which_companion", "7.1", "card", "card")
COMPANION_PLAYED: Final = note_kind("companion_played", "7.1", "side", "card")
U2_PAYS: Final = note_kind("u2_pays", "7.1", "side")
WITH_UN_INTERVENTION: Final = label(303, "with_un_intervention")


def pay_for_u2(s: ColdWar) -> None:
    """UN Intervention is played as an event: U-2 Incident (60) pays."""
    if s.effects[U2]:
        if s.noting:
            s.notes.append((U2_PAYS, EVERYBODY, USSR))
        gain_vp(s, USSR, s.effects[U2])
        s.effects[U2] = 0


def accompany(s: ColdWar, side: int) -> None:
    """It goes with a card that is being played already."""
    leave_hand(s, side, UN_INTERVENTION)
    announce(s, side, UN_INTERVENTION, EVENT)
    s.stack.append(DISPOSE.frame(card=UN_INTERVENTION, side=side))
    pay_for_u2(s)


class Companion(OpponentCardForEvent):
    """A side chooses the card whose event it cancels; its Ops may go to any operation, the space race too (6.0)."""

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        side = f[self.SIDE]
        s.stack.pop()
        leave_hand(s, side, option)
        if s.noting:
            s.notes.append((COMPANION_PLAYED, EVERYBODY, side, option))
        play(s, side, option, FOR_OPERATIONS)
        pay_for_u2(s)


COMPANION: Final = procedure("twilight_struggle.companion", Companion(WHICH_COMPANION))
