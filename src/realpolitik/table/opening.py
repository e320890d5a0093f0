"""Opening a record at the table: what it is, and the match that goes on from it."""

import logging
from datetime import UTC, datetime

from realpolitik.kernel.question import SPECTATOR
from realpolitik.language.files import REFERENCE
from realpolitik.records.errors import BadRecord
from realpolitik.records.imported import Imported
from realpolitik.records.reading import read
from realpolitik.table.book import why_not_shown
from realpolitik.table.journal import write
from realpolitik.table.messages.lobby import Habit, RecordTold, SeatOffer
from realpolitik.table.refused import Refused
from realpolitik.table.scene import Chair, Scene
from realpolitik.table.screen import screen, summary


def read_record(text: str, language: str) -> Imported:
    """The match that a record tells, if all of it agrees with our rules and the table can go on with it."""
    try:
        imported = read(text)
    except BadRecord as bad:
        if isinstance(bad.__cause__, Exception):
            write("record failed", logging.ERROR, bad.__cause__)
        raise Refused("bad_record", bad.told(language)) from None
    if imported.disagreement is not None:
        raise Refused("disagreement", imported.parted(language))
    if problem := why_not_shown(imported.match.game.name):
        raise Refused("bad_record", problem)
    return imported


def examine(text: str, language: str) -> tuple[str, str] | None:
    """What is wrong with a record: the code and the sentence to refuse it with. It runs in a process of its own: what a
    forged one makes of the rules, or of the first screens, may take all the time or memory that there is."""
    try:
        match = read_record(text, language).match
    except Refused as refused:
        return refused.code, str(refused)
    chairs = [Chair(number, name, "person", "", "", taken=True) for number, name in enumerate(match.seats)]
    scene = Scene("", match, 0, chairs, [0] * len(chairs))
    try:
        for seat in (SPECTATOR, *range(len(chairs))):
            screen(scene, seat, REFERENCE, frozenset({seat}), host=False, held=0)
    except Exception as error:
        return "bad_record", f"this position cannot be shown: {type(error).__name__}: {error}"
    return None


def about(imported: Imported, language: str) -> RecordTold:
    """What a record is, in words."""
    match, now = imported.match, datetime.now(UTC)
    chairs = [Chair(number, name, "person", "", "", taken=False) for number, name in enumerate(match.seats)]
    short = summary(Scene("", match, 0, chairs, [0] * len(chairs)), language, (), False, now, now)
    return RecordTold(
        game=match.game.name,
        title=short.title,
        scenario=short.scenario,
        seats=[SeatOffer(name=seat.name, title=seat.title) for seat in short.seats],
        moment=short.moment,
        answers=len(match.answers),
        finished=match.over,
        result=short.result,
        by_hand=match.chance.by_hand(),
        habits=[Habit(text=text, times=times) for text, times in imported.habits_told(language).items()],
    )
