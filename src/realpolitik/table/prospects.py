"""Looking one choice ahead: what each option would do, as the log would tell it, and why other things are not on offer.

An option is tried on a sample of the position, in which all that the seat cannot know is drawn anew. It is followed
through the dice, every way they may fall, up to the next choice, the next round or the next thing hidden: what happens
up to there follows from what the seat knows, so nothing is given away, and nothing is guessed.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, Literal, NamedTuple

from realpolitik.kernel.data import digest
from realpolitik.kernel.foresight import Foresight
from realpolitik.kernel.game import Game, View
from realpolitik.kernel.match import Match
from realpolitik.kernel.peril import Peril
from realpolitik.kernel.question import (
    ALLOWED,
    EVERYBODY,
    FIRST_LABEL,
    KINDS,
    NATURE,
    NOT_ASKED,
    NOTES,
    REASONS,
    Note,
    Question,
    dice_of,
)
from realpolitik.kernel.running import answer, open_questions
from realpolitik.kernel.state import State
from realpolitik.language import Speaker, speak
from realpolitik.language.perils import warnings
from realpolitik.table.book import layout_of
from realpolitik.table.chronicle import entry
from realpolitik.table.messages.ahead import (
    Chances,
    ControlChange,
    Fall,
    PlaceChange,
    Prospect,
    Prospects,
    Threat,
    WhyNot,
)
from realpolitik.table.messages.screen import Entry
from realpolitik.table.real_table import foreseeable
from realpolitik.table.scene import Scene
from realpolitik.table.words import parts

PERILS: Final[dict[Peril, Literal["none", "depends_on_opponent", "possible", "certain"]]] = {
    Peril.NONE: "none",
    Peril.DEPENDS_ON_OPPONENT: "depends_on_opponent",
    Peril.POSSIBLE: "possible",
    Peril.CERTAIN: "certain",
}
DICE: Final = 2  # rolls that are followed: two for a realignment; a roll after that is told as far as it goes


Placed = tuple[int, int]  # a place, and the bonus it brings


class Branch(NamedTuple):
    """One way it may go: the dice, what happens, who then controls what else, and the result if that ends the game."""

    faces: tuple[int, ...]
    notes: tuple[Note, ...]
    control: tuple[tuple[str, str], ...]
    returns: tuple[float, ...]
    places: tuple[tuple[str, Placed], ...] = ()  # in regions where that side is placed otherwise than before


UNTOLD: Final = Branch((), (), (), ())  # nothing is told of what would happen


def prospects(scene: Scene, seat: int, language: str) -> Prospects:
    """Of every option the chances to win or lose at once; of everything else why it is not on offer."""
    match = scene.match
    question = None if scene.pinned else match.question_to(seat)
    if question is None:
        return Prospects(version=scene.version, chances=[], threats=[], why_not=[])
    ahead = Ahead.of(match, seat)
    options = foreseeable(match, question)
    return Prospects(
        version=scene.version,
        chances=[] if scene.is_blind else [ahead.chances(option) for option in options],
        threats=[] if scene.is_blind else list(_threats(match, seat, options, language)),
        why_not=list(_why_not(match, question, language)),
    )


def chances(scene: Scene, seat: int, option: int) -> Chances:
    """The chances of one option to win or lose at once. The option must be on offer."""
    return Ahead.of(scene.match, seat).chances(option)


def is_certain_defeat(scene: Scene, seat: int, option: int) -> bool:
    """Whether an option loses the game before its card is done with, whatever happens. It must be on offer."""
    return Foresight.of(scene.match, seat).verdict(option).peril == Peril.CERTAIN


def _threats(match: Match, seat: int, options: Sequence[int], language: str) -> Iterator[Threat]:
    marked = speak(match.game.name, language, marked=True)
    for warned in warnings(match, seat, options, speak(match.game.name, language)):
        yield Threat(
            option=warned.option,
            peril=PERILS[warned.peril],
            word=warned.word,
            text=warned.sentence,
            how=_entries(list(warned.how), marked),
        )


# -- what choosing would do --------------------------------------------------------------------------------------------


def prospect(scene: Scene, seat: int, option: int, language: str) -> Prospect:
    """What one option would do, in words. The option must be on offer."""
    match = scene.match
    marked = speak(match.game.name, language, marked=True)
    branches = [UNTOLD] if scene.is_blind else Ahead.of(match, seat).branches(option)
    surely = [note for note in branches[0].notes if all(note in branch.notes for branch in branches)]
    changing = [change for change in branches[0].control if all(change in branch.control for branch in branches)]
    view = match.view(seat)
    before = view.get("control", {})
    placed = [change for change in branches[0].places if all(change in branch.places for branch in branches)]
    return Prospect(
        version=scene.version,
        option=option,
        surely=_entries(surely, marked),
        control=_changes(changing, before),
        places=_placed_otherwise(placed, _places(view)),
        of=len(branches),
        falls=_falls(branches, surely, changing, before, seat, marked) if len(branches) > 1 else [],
        lost=sum(_lost(branch, seat) for branch in branches),
        won=sum(_won(branch, seat) for branch in branches),
    )


class Ahead:
    """Follows options on copies of a sample."""

    def __init__(self, game: Game, sample: State, seat: int) -> None:
        self.game = game
        self.sample = sample
        self.seat = seat
        self._headings = layout_of(game.name).get("headings", [])
        view = game.view(sample, seat)
        self._control = view.get("control", {})
        self._places = _places(view)

    @classmethod
    def of(cls, match: Match, seat: int) -> "Ahead":
        return cls(match.game, match.game.determinise(match.state, seat, Random(0)), seat)

    def chances(self, option: int) -> Chances:
        branches = self.branches(option)
        return Chances(
            option=option,
            of=len(branches),
            lost=sum(_lost(branch, self.seat) for branch in branches),
            won=sum(_won(branch, self.seat) for branch in branches),
        )

    def branches(self, option: int) -> list[Branch]:
        """All the ways it may go after an option is taken; one where no die is rolled."""
        state = self.sample.clone()
        if len(open_questions(state)) > 1:  # in secret: nothing happens before the others have chosen
            return [UNTOLD]
        state.noting = True
        answer(state, option, self.seat)
        return list(self._follow(state, state.revealed))

    def _follow(
        self,
        state: State,
        revealed: int,
        faces: tuple[int, ...] = (),
        notes: tuple[Note, ...] = (),
        about: tuple[int, ...] = (),
        begun: State | None = None,
    ) -> Iterator[Branch]:
        """The ways it may go from a state on, after these dice, all rolled for the same thing; `begun` is the position
        before the first of them. What is rolled again because of a tie is no way it may go: the others share its
        chance, each as much as before. A second plot of the same size finds another position."""
        asked = open_questions(state)
        if begun is not None and state.stack == begun.stack and digest(state) == digest(begun):
            return
        fresh = [note for note in state.notes if note[1] in (EVERYBODY, self.seat)]
        state.notes.clear()
        if state.revealed != revealed:  # something hidden came to light, and the sample's may not be the truth
            yield Branch(faces, notes, (), ())
            return
        following = next((at for at, note in enumerate(fresh) if NOTES[note[0]].name in self._headings), None)
        notes = (*notes, *fresh[:following])
        if not _rolled(asked, about) or len(faces) == DICE or following is not None:
            view = self.game.view(state, self.seat)
            returns = state.outcome.returns if state.outcome else ()
            yield Branch(faces, notes, self._taken(view), returns, self._placed(view))
            return
        undecided = begun if begun is not None else state.clone()
        for face in asked[0].options:
            after = state.clone()
            open_questions(after)
            after.noting = True
            answer(after, face, NATURE)
            yield from self._follow(after, revealed, (*faces, face), notes, _purpose(asked[0]), undecided)

    def _taken(self, view: View) -> tuple[tuple[str, str], ...]:
        """What is controlled by another side than before."""
        now = view.get("control", {})
        return tuple((space, side) for space, side in now.items() if side != self._control[space])

    def _placed(self, view: View) -> tuple[tuple[str, Placed], ...]:
        """Where the side is placed otherwise than before."""
        return tuple((region, now) for region, now in _places(view).items() if now != self._places[region])


def _places(view: View) -> dict[str, Placed]:
    """The place of the seat's own side in each region, in a game whose view tells how these would be scored."""
    found: dict[str, Placed] = {}
    for name, region in view.get("regions", {}).items() if isinstance(view.get("regions"), dict) else ():
        standing = region.get("standing") if isinstance(region, dict) else None
        if standing is not None:
            own = [row for row in standing if row["power"] == view["you"]]
            found[name] = (own[0]["place"], own[0]["bonus"]) if own else (0, 0)
    return found


def _placed_otherwise(changes: list[tuple[str, Placed]], before: dict[str, Placed]) -> list[PlaceChange]:
    return [
        PlaceChange(region=region, was=before[region][0], now=now[0], bonus_was=before[region][1], bonus_now=now[1])
        for region, now in changes
    ]


def _rolled(asked: list[Question], about: tuple[int, ...]) -> bool:
    """Whether a die is rolled now, and if some were before, for the same thing: what comes after is another matter."""
    if not asked or asked[0].seat != NATURE or KINDS[asked[0].kind].points_at != "die":
        return False
    return about in ((), _purpose(asked[0]))


def _purpose(die: Question) -> tuple[int, ...]:
    """What a die is rolled for, whoever rolls it."""
    names = KINDS[die.kind].about
    return tuple(value for name, value in zip(names, die.about, strict=False) if name != "side")


def _falls(
    branches: list[Branch],
    surely: list[Note],
    changing: list[tuple[str, str]],
    before: dict[str, str],
    seat: int,
    marked: Speaker,
) -> list[Fall]:
    """The branches that come to the same, taken together, in the order of the dice. The rolls themselves go unsaid."""
    together: dict[tuple[object, ...], list[Branch]] = {}
    for branch in branches:
        told = tuple(note for note in branch.notes if note not in surely and not dice_of(note))
        together.setdefault((told, branch.control, branch.returns), []).append(branch)
    return [
        Fall(
            ways=len(alike),
            faces=[" ".join(map(str, branch.faces)) for branch in alike],
            entries=_entries([note for note in alike[0].notes if note not in surely and not dice_of(note)], marked),
            control=_changes([change for change in alike[0].control if change not in changing], before),
            lost=_lost(alike[0], seat),
            won=_won(alike[0], seat),
        )
        for alike in together.values()
    ]


def _changes(changes: list[tuple[str, str]], before: dict[str, str]) -> list[ControlChange]:
    return [ControlChange(space=space, was=before[space], now=now) for space, now in changes]


def _entries(notes: list[Note], marked: Speaker) -> list[Entry]:
    return [entry(line) for line in marked.tell([(0, note) for note in notes])]


def _lost(branch: Branch, seat: int) -> bool:
    """Whether others have won then, or the rules themselves."""
    return bool(branch.returns) and (branch.returns[seat] < max(branch.returns) or branch.returns[seat] < 0)


def _won(branch: Branch, seat: int) -> bool:
    """Whether the seat is first then, alone or with others."""
    return bool(branch.returns) and branch.returns[seat] == max(branch.returns) > 0


# -- why other things are not on offer ---------------------------------------------------------------------------------


def _why_not(match: Match, question: Question, language: str) -> Iterator[WhyNot]:
    """The things that such a question could be about, and is not."""
    plain, marked = speak(match.game.name, language), speak(match.game.name, language, marked=True)
    points_at = KINDS[question.kind].points_at
    for name, option in things(match, question):
        if option in question.options:
            continue
        reason = match.why_not(option, question.seat)
        if reason == ALLOWED:
            continue
        is_label = option >= FIRST_LABEL
        yield WhyNot(
            kind="label" if is_label else points_at,
            name=name,
            option=option,
            title=plain.option(question, option) if is_label and reason[0] != NOT_ASKED else "",
            text=parts(marked.reason(reason)),
            rule=match.game.section_of(REASONS[reason[0]]),
        )


def things(match: Match, question: Question) -> Iterator[tuple[str, int]]:
    """What a viewer can point at: every space, the cards that lie open to the seat, or buttons that are usually there.

    A game with several kinds of places on its board lists them in its components as `place_kinds`; its `named` has the
    names of each kind by their numbers.
    """
    points_at = KINDS[question.kind].points_at
    components = match.game.components()
    if points_at == components.get("space_kind"):
        yield from [(name, number) for number, name in enumerate(components["spaces"])]
    elif points_at in components.get("place_kinds", []):
        yield from [(name, number) for number, name in enumerate(components["named"][points_at])]
    elif points_at == "label":
        for option in match.game.usual_options(question):
            yield match.game.describe_option(question, option), option
    elif points_at == "card":
        cards = components["cards"]
        for name in _cards_open_to(match, question.seat):
            if name in cards:
                yield name, cards[name]["number"]


def _cards_open_to(match: Match, seat: int) -> list[str]:
    """The cards that a seat can point at: those that its layout has `card_places` for, paths into the view in which `*`
    stands for every name; else the hand, with what may be played as if it were in it."""
    view = match.view(seat)
    usual = ["worth"] if "worth" in view else ["hand"]
    paths = layout_of(match.game.name).get("card_places", usual)
    found = [name for path in paths for name in _names_at(view, path.split("."))]
    return list(dict.fromkeys(found))


def _names_at(value: object, path: Sequence[str]) -> list[str]:
    """All names at the end of a path: one, several, or those of things that are a `card` with something on it."""
    if path and isinstance(value, dict):
        step, *rest = path
        inner = list(value.values()) if step == "*" else [value[step]] if step in value else []
        return [name for it in inner for name in _names_at(it, rest)]
    if isinstance(value, str):
        return [] if path else [value]
    if isinstance(value, dict):
        return [str(value["card"])] if "card" in value else list(value)
    return [name for it in value for name in _names_at(it, path)] if isinstance(value, list) else []
