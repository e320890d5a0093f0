"""What happened between two moments of a match, one thing after another, as one viewer was told of it.

All of it comes from the views and the notes that the viewer had at each moment: nothing else is looked at.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence, Set
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final, NamedTuple

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.game import View
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.question import NATURE, NOTES, Note, dice_of
from realpolitik.language import Speaker, speak
from realpolitik.table.book import layout_of
from realpolitik.table.messages.steps import Change, PlayedCard, Step, Steps
from realpolitik.table.scene import Scene
from realpolitik.table.words import parts

MOST_ANSWERS: Final = 600  # that are looked at one by one …
MOST_STEPS: Final = 200  # … and what came of them; all before is summed up
SUMMED: Final = "summed"
OFF_STAGE: Final = ("asked", "options", "outcome")  # nothing is asked meanwhile

# where on the board something came from, and where it went or happened, by what notes call that
ORIGINS: Final = ("from", "region_before")
PLACES: Final = ("to", "country", "region")
DOERS: Final = ("side", "power")


# -- how notes are shown -----------------------------------------------------------------------------------------------


class Staging(NamedTuple):
    """How a game's notes are shown; its layout says so by their kinds."""

    cards: list[str]  # a card is shown whole
    joining: list[str]  # told together with the card before
    aside: list[str]  # told in the log alone
    places: Mapping[str, str]  # for whatever has a place on the board, its plate
    sides: frozenset[str]


@cache
def _staging(game: str) -> Staging:
    layout = layout_of(game)
    told = layout.get("theatre", {})
    plates = {name: name for name in layout.get("space", {})}  # a board need not have places
    components = game_named(game).components()
    lying = components.get("countries", {})  # on the plates of their regions
    return Staging(
        told.get("cards", []),
        told.get("joining", []),
        told.get("aside", []),
        {**{name: thing["region"] for name, thing in lying.items()}, **plates},
        frozenset(components.get("sides", ())),
    )


def is_one_of(kind: str, patterns: Sequence[str]) -> bool:
    """Whether a kind of note is one of those that a layout names."""
    return any(fnmatchcase(kind, pattern) for pattern in patterns)


# -- what is otherwise -------------------------------------------------------------------------------------------------


def staged(view: View) -> View:
    """What of a view is shown as it was: the board and all that lies beside it, hands and piles too, so that one says
    what the other does."""
    return {field: value for field, value in view.items() if field not in OFF_STAGE}


def changes_between(before: View, after: View, path: tuple[str, ...] = ()) -> Iterator[Change]:
    """What is otherwise, down to what has one name; where there are other names than before, all of that. What is not
    there is None."""
    for name in dict.fromkeys((*before, *after)):
        then, now = before.get(name), after.get(name)
        if then == now:
            continue
        here = (*path, name)
        if isinstance(then, dict) and isinstance(now, dict) and then.keys() == now.keys():
            yield from changes_between(then, now, here)
        else:
            yield Change(path=list(here), before=then, after=now)


def applied(view: View, changes: Sequence[Change]) -> View:
    """The view after the changes."""
    for change in changes:
        view = _with(view, change.path, change.after)
    return view


def _with(view: View, path: Sequence[str], value: Any) -> View:
    name, *rest = path
    return {**view, name: _with(view[name], rest, value) if rest else value}


def _belongs(change: Change, step: Step, told: View, sides: Set[str]) -> int:
    """How much speaks for it that a step brought a change: the things that its note names, what kind of note it is, and
    a little whose it is."""
    changed = set(change.path) - sides
    named = {it for it in (*told.values(), step.space, step.origin) if isinstance(it, str)}
    words = {*told, *step.kind.split("_")}
    return 2 * len(named & changed) + 2 * len(words & changed) + (step.side in change.path)


# -- the steps ---------------------------------------------------------------------------------------------------------


def _named(details: View) -> str:
    """The side that a note names, unless it says whose pieces were changed."""
    doers = [details[who] for who in DOERS if isinstance(details.get(who), str) and details[who]]
    return doers[0] if doers and "change" not in details else ""


def others_until(match: Match, seat: int, you: str | None) -> int:
    """How many answers had been given when a seat, or a SPECTATOR, was last told of something that it had not done
    itself, for the side that it is."""
    audience, aside = match.audience(seat), _staging(match.game.name).aside
    for at, note in reversed(match.log):
        if note[1] not in audience or is_one_of(NOTES[note[0]].name, aside):
            continue
        if not at or match.answers[at - 1][0] != seat or _named(match.game.details(note)) not in ("", you):
            return at
    return 0


def versions_of(keeps: Sequence[int], answers: int) -> list[int]:
    """For each answer of a match the version since which it has been given. `keeps`: of each version but the first, how
    many answers it kept of the one before."""
    versions: list[int] = []
    for version, keep in enumerate(keeps):
        versions.extend([version] * (keep - len(versions)))
        del versions[keep:]
    return versions + [len(keeps)] * (answers - len(versions))


def steps(scene: Scene, keeps: Sequence[int], since: int, seat: int, language: str) -> Steps:
    """What a seat, or a SPECTATOR, has been told since a version."""
    match = scene.match
    versions = versions_of(keeps, len(match.answers))
    begin = bisect_right(versions, since)
    reel = _Reel(match, seat, speak(match.game.name, language, marked=True), begin)
    for answer, version in zip(match.answers[reel.at :], versions[reel.at :], strict=True):
        reel.take(answer, version)
    told = reel.told(MOST_STEPS)
    return Steps(since=since, version=scene.version, before=reel.before, steps=told, rest=reel.rest())


class _Reel:
    """A match that is played again, and what one viewer is told meanwhile."""

    def __init__(self, match: Match, seat: int, marked: Speaker, begin: int) -> None:
        self._seat = seat
        self._marked = marked
        self._staging = _staging(match.game.name)
        self._again = Match(match.game, match.setup, Recorded(match.chance.unknown()))
        self._doer = ""
        self.at = max(begin, len(match.answers) - MOST_ANSWERS)  # how many answers nothing is told of
        self._play(match.answers[:begin])
        self.before = self._shown = self._view()
        self._play(match.answers[begin : self.at])
        self._steps = [self._summed(0, self.rest())] if self.at > begin else []
        self._shown = self._view()
        self._read = len(self._again.log)

    def _play(self, answers: Sequence[Answer]) -> None:
        for answerer, option in answers:
            self._again.answer(option, answerer)

    def _view(self) -> View:
        return staged(self._again.view(self._seat))

    def take(self, answer: Answer, version: int) -> None:
        """Give an answer, and tell what came of it."""
        self._play([answer])
        audience = self._again.audience(self._seat)
        notes = [note for _, note in self._again.log[self._read :] if note[1] in audience]
        self._read = len(self._again.log)
        told = self._told(notes, answer[0], version)
        if told:
            self._share_out(told)
            self._steps.extend(step for step, _ in told)
        elif not self._steps and answer[0] == NATURE:  # cards that are dealt have been when the first thing is told
            self.before = self._shown = self._view()

    def rest(self) -> list[Change]:
        return list(changes_between(self._shown, self._view()))

    def _told(self, notes: list[Note], answerer: int, version: int) -> list[tuple[Step, View]]:
        """The steps of one answer, each with what its note tells."""
        found: list[tuple[Step, View]] = []
        for note in notes:
            kind = NOTES[note[0]].name
            if is_one_of(kind, self._staging.aside):
                continue
            details = self._again.game.details(note)
            lying = next((step.cards for step in (*self._steps, *[it for it, _ in found])[::-1] if step.cards), [])
            step = self._step(note, details, answerer, version, lying)
            last = found[-1][0] if found else None
            if last is not None and self._go_together(last, step):
                last.text = [*last.text, " ", *step.text]
                last.cards = [*last.cards, *step.cards]
                found[-1] = (last, {**found[-1][1], **details})
            else:
                found.append((step, details))
        return found

    def _go_together(self, last: Step, step: Step) -> bool:
        """Cards that are turned over at once, what is told with a card, and all that one thing does to one place."""
        if step.cards or step.dice:
            return bool(step.cards) and bool(last.cards) and last.kind == step.kind
        return (last.kind == step.kind and last.space == step.space != "" and last.origin == step.origin) or (
            bool(last.cards) and is_one_of(step.kind, self._staging.joining)
        )

    def _step(self, note: Note, details: View, answerer: int, version: int, lying: list[PlayedCard]) -> Step:
        told = self._marked.told(0, note)
        self._doer = self._who(details, answerer)
        origin, space = self._where(details)
        return Step(
            at=len(self._again.answers),
            version=version,
            seat=answerer,
            side=self._doer,
            kind=told.kind,
            text=parts(told.text),
            rule=told.rule,
            cards=self._cards(told.kind, details, lying),
            origin=origin,
            space=space,
            dice=list(dice_of(note)),
            succeeding=self._again.game.succeeding_faces(note),
            changes=[],
        )

    def _who(self, details: View, answerer: int) -> str:
        """The side that a note names; else whoever has answered."""
        seats = {seat: side for side, seat in self._shown.get("seats", {}).items()}
        return _named(details) or seats.get(answerer, "") or self._doer

    def _where(self, details: View) -> tuple[str, str]:
        places = self._staging.places
        here = {what: places[name] for what, name in details.items() if isinstance(name, str) and name in places}
        origin = next((here[what] for what in ORIGINS if what in here), "")
        if not origin and "to" in here:
            origin = here.get("country", "")
        space = next((here[what] for what in PLACES if what in here), "")
        return ("" if origin == space else origin), space

    def _cards(self, kind: str, details: View, lying: list[PlayedCard]) -> list[PlayedCard]:
        """A card that lies there already is not shown again."""
        card = details.get("card", "")
        if not card or not is_one_of(kind, self._staging.cards) or any(it.card == card for it in lying):
            return []
        return [PlayedCard(card=card, side=self._doer)]

    def _share_out(self, told: list[tuple[Step, View]]) -> None:
        """Every change goes to the step that brought it: the last of those most likely, or the very last."""
        now = self._view()
        for change in changes_between(self._shown, now):
            fits = [_belongs(change, step, details, self._staging.sides) for step, details in told]
            best = max(fits)
            at = len(fits) - 1 - fits[::-1].index(best) if best > 1 else len(fits) - 1
            told[at][0].changes.append(change)
        self._shown = now

    def told(self, most: int) -> list[Step]:
        """The steps; where there are too many, the oldest as one."""
        if len(self._steps) <= most:
            return self._steps
        old, late = self._steps[: 1 - most], self._steps[1 - most :]
        after = applied(self.before, [change for step in old for change in step.changes])
        return [self._summed(old[-1].version, list(changes_between(self.before, after))), *late]

    def _summed(self, version: int, changes: list[Change]) -> Step:
        """All that happened up to a version."""
        return Step(
            at=0,
            version=version,
            seat=NATURE,
            side="",
            kind=SUMMED,
            text=[self._marked.say("steps-summed")],
            rule="",
            cards=[],
            origin="",
            space="",
            dice=[],
            succeeding=[],
            changes=changes,
        )
