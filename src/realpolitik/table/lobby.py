"""A match in a line of the lobby, made of what is kept of it. No match is opened for that, and no rule asked."""

import asyncio
import logging
from collections.abc import Collection, Iterable, Mapping

from realpolitik.kernel.kits import names
from realpolitik.language import Speaker, speak
from realpolitik.language.speaker import Unspoken
from realpolitik.table.book import offer_of
from realpolitik.table.clock import clock_kept
from realpolitik.table.journal import write
from realpolitik.table.kept import chair_of
from realpolitik.table.listed import Listed
from realpolitik.table.messages.lobby import MatchSummary, OpenTable
from realpolitik.table.recall import contents
from realpolitik.table.refused import Refused
from realpolitik.table.screen import at_table, clock_told, rating_told, result_in_words, why_pinned
from realpolitik.table.standing import Standing
from realpolitik.table.store import Store
from realpolitik.table.thinking import Thinker


def can_be_told(listed: Listed) -> bool:
    """Whether the game of the match is still there: without it there are no words."""
    return listed.match.game in names()


def summary(listed: Listed, language: str, host: bool, online: Collection[int]) -> MatchSummary:
    match, standing = listed.match, listed.standing
    speaker = speak(match.game, language)
    called = standing.called if standing else [seat.name for seat in listed.seats]
    open_to = [] if standing is None or match.pinned else standing.to_answer
    return MatchSummary(
        match=match.id,
        game=match.game,
        title=speaker.game(),
        scenario=speaker.scenario(match.scenario),
        seats=[
            at_table(
                chair_of(seat, listed.holders),
                speaker.seat(called[seat.seat]),
                speaker,
                online=seat.seat in online,
                asked=standing is not None and seat.seat in standing.asked,
                mine=seat.seat in listed.mine,
                rating=rating_told(match.rated, seat.seat),
            )
            for seat in listed.seats
        ],
        moment=moment_in_words(standing, speaker),
        your_move=any(seat in open_to for seat in listed.mine),
        host=host,
        guided=match.guided,
        open=match.opened is not None,
        deletable=host
        and (match.finished is not None or all(held <= (at in listed.mine) for at, held in listed.holders.items())),
        clock=clock_told(clock_kept(match.pace, match.clock), listed.lost),
        created=match.created.isoformat(),
        updated=match.updated.isoformat(),
        finished=match.finished is not None,
        goes_on=match.again is not None and not host and not {*listed.mine} <= {*match.again["followed"]},
        result=outcome_in_words(standing, speaker),
        pinned=why_pinned(match.pinned or "", speaker),
    )


def open_table(listed: Listed, language: str, host: str, mine: bool, online: Collection[int]) -> OpenTable:
    short = summary(listed, language, False, online)
    return OpenTable(
        match=short.match,
        game=short.game,
        title=short.title,
        scenario=short.scenario,
        options=_unusual(listed, language),
        clock=short.clock,
        seats=short.seats,
        host=host,
        rated=listed.match.rated is not None and listed.match.rated["state"] == "yes",
        mine=mine,
        since=(listed.match.opened or listed.match.created).isoformat(),
    )


def _unusual(listed: Listed, language: str) -> list[str]:
    """The options of a match that are not as usual, in words."""
    told = []
    for option in offer_of(listed.match.game, language).options:
        value = listed.match.options.get(option.name, option.default)
        if value is True and not option.default:
            told.append(option.title)
        elif value != option.default and value in option.choices:
            told.append(f"{option.title}: {option.titles[option.choices.index(value)]}")
    return told


def moment_in_words(standing: Standing | None, speaker: Speaker) -> str:
    """«Turn 3, action round 2»; nothing where too little is known of the match, as kept by an older program."""
    return seen_in_words(standing.moment, speaker) if standing is not None else ""


def seen_in_words(moment: Mapping[str, int | str], speaker: Speaker) -> str:
    """The same of turn, phase and the like, as everybody sees them."""
    try:
        return speaker.say("moment", **moment)
    except Unspoken:
        return ""


def outcome_in_words(standing: Standing | None, speaker: Speaker) -> str:
    if standing is None or standing.winners is None:
        return ""
    return result_in_words([speaker.seat(name) for name in standing.winners], speaker)


class OldMatches:
    """Finds out how matches stand that an older program has kept: one after another, while nobody waits for it."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker
        self._waiting: dict[str, None] = {}
        self._task: asyncio.Task[None] | None = None

    def want(self, matches: Iterable[str]) -> None:
        self._waiting.update(dict.fromkeys(matches))
        if self._waiting and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._find_out())

    async def _find_out(self) -> None:
        while self._waiting:
            match_id = next(iter(self._waiting))
            try:
                await self._thinker.open_up(contents, self._store, match_id)
            except Refused:  # whoever opens it is told why
                pass
            except Exception as error:  # the database may answer again next time
                write("match not found out about", logging.ERROR, error, match=match_id)
            finally:
                self._waiting.pop(match_id, None)

    async def finish(self) -> None:
        """Wait until nothing is left to find out."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
