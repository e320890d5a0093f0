"""Opening a record at the table: what it is, and the match that goes on from it."""

import logging

from realpolitik.kernel.question import SPECTATOR
from realpolitik.language import speak
from realpolitik.language.files import REFERENCE
from realpolitik.records.errors import BadRecord
from realpolitik.records.imported import Imported
from realpolitik.records.reading import read
from realpolitik.table.book import why_not_shown
from realpolitik.table.in_short import standing_of
from realpolitik.table.journal import write
from realpolitik.table.lobby import moment_in_words, outcome_in_words
from realpolitik.table.messages.lobby import Habit, RecordTold, SeatOffer
from realpolitik.table.refused import Refused
from realpolitik.table.scene import Chair, Scene
from realpolitik.table.screen import screen


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
    match, standing = imported.match, standing_of(imported.match)
    speaker = speak(match.game.name, language)
    called = standing.called if standing else match.seats
    return RecordTold(
        game=match.game.name,
        title=speaker.game(),
        scenario=speaker.scenario(match.setup.scenario),
        seats=[SeatOffer(name=name, title=speaker.seat(it)) for name, it in zip(match.seats, called, strict=True)],
        moment=moment_in_words(standing, speaker),
        answers=len(match.answers),
        finished=match.over,
        result=outcome_in_words(standing, speaker),
        by_hand=match.chance.by_hand(),
        habits=[Habit(text=text, times=times) for text, times in imported.habits_told(language).items()],
    )
