"""What a game is to the kernel: its set-ups, its first state, its views."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.errors import BadSetup, WrongAnswer
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.peril import Dangers
from realpolitik.kernel.question import KINDS, NOTES, Duty, Fact, Kind, MessageKind, Note, Question, Remark
from realpolitik.kernel.running import open_questions
from realpolitik.kernel.secret import SecretHands
from realpolitik.kernel.state import State

MANY_TRIES: Final = 1000  # for a draw that explains what is being asked; nearly every one does

View = dict[str, Any]
Value = bool | int | str


class FinalPoints(NamedTuple):
    """What one thing, by its kind and name, paid each side in the scoring that ended a game."""

    kind: str
    name: str
    points: list[int]  # in the order of the sides


class Option:
    """A choice made before the game: a switch (bool), a number within bounds, or one of several words.

    One that means something only in some `scenarios`, or with some values of others that it `needs`, stays as it is by
    default elsewhere.
    """

    __slots__ = ("choices", "default", "name", "needs", "rule", "scenarios")

    def __init__(
        self,
        name: str,
        default: Value,
        rule: str,
        choices: tuple[Value, ...] = (False, True),
        scenarios: tuple[str, ...] = (),
        needs: Mapping[str, Value] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.choices = choices
        self.scenarios = scenarios  # where none is named, all
        self.needs = dict(needs or {})

    def refuse_elsewhere(self, scenario: str, values: Mapping[str, Value]) -> None:
        """Refuse another value than the default where the option means nothing."""
        if values[self.name] == self.default:
            return
        if self.scenarios and scenario not in self.scenarios:
            raise BadSetup(f"{self.name} is for the {', '.join(self.scenarios)} scenario only ({self.rule})")
        for name, needed in self.needs.items():
            if values[name] != needed:
                raise BadSetup(f"{self.name} goes only with {name}={_spellings(needed)[0]} ({self.rule})")

    def read(self, value: object) -> Value:
        """The value given, checked; text is understood as the command line writes it."""
        for choice in self.choices:
            same_type = type(value) is type(choice) and value == choice
            if same_type or (isinstance(value, str) and value.lower() in _spellings(choice)):
                return choice
        allowed = ", ".join(_spellings(choice)[0] for choice in self.choices)
        raise BadSetup(f"option {self.name} cannot be {value!r}; it is one of {allowed}")


class Preset:
    """How a game is played somewhere, as a named set of options: what it does not name is as by default."""

    __slots__ = ("name", "options")

    def __init__(self, name: str, options: Mapping[str, Value] | None = None) -> None:
        self.name = name
        self.options = dict(options or {})


def _spellings(choice: Value) -> tuple[str, ...]:
    if choice is True:
        return ("yes", "true", "on")
    if choice is False:
        return ("no", "false", "off")
    return (str(choice).lower(),)


class Setup:
    """Everything settled before the first question: with the answers it describes a whole game."""

    __slots__ = ("options", "position", "scenario")

    def __init__(
        self, scenario: str = "", options: Mapping[str, Value] | None = None, position: View | None = None
    ) -> None:
        self.scenario = scenario
        self.options = dict(options or {})
        self.position = position  # start from this state, as data, instead of the scenario's own


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's rules, as seen from outside. Stateless: one object serves every match."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        scenarios: tuple[str, ...],
        options: tuple[Option, ...],
        content: str = "",
        presets: tuple[Preset, ...] = (),
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.scenarios = scenarios  # the first is the default
        self.options = options
        self.content = content  # the digest of what people may edit of it; nothing where they may not
        self.presets = presets

    def preset(self, name: str) -> Preset:
        """The preset of that name."""
        for preset in self.presets:
            if preset.name == name:
                return preset
        known = ", ".join(preset.name for preset in self.presets)
        raise BadSetup(f"{self.name} has no preset {name!r}; it has {known or 'none'}")

    def setup(self, scenario: str = "", options: Mapping[str, object] | None = None, preset: str = "") -> Setup:
        """A complete set-up: single options stand above those of a preset; defaults filled in, everything checked."""
        chosen = scenario or self.scenarios[0]
        if chosen not in self.scenarios:
            raise BadSetup(f"{self.name} has no scenario {chosen!r}; it has {', '.join(self.scenarios)}")
        given: dict[str, object] = {**(self.preset(preset).options if preset else {}), **(options or {})}
        values: dict[str, Value] = {}
        for option in self.options:
            values[option.name] = option.read(given.pop(option.name)) if option.name in given else option.default
        if given:
            known = ", ".join(option.name for option in self.options)
            raise BadSetup(f"{self.name} has no option {', '.join(given)}; it has {known}")
        for option in self.options:
            option.refuse_elsewhere(chosen, values)
        made = Setup(chosen, values)
        self.check(made)
        return made

    def check(self, setup: Setup) -> None:
        """Refuse what does not go together, with the reason."""

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """The names of the seats."""
        raise NotImplementedError(f"{self.name}: seats")

    def start(self, setup: Setup) -> State:
        """The state before the first question."""
        raise NotImplementedError(f"{self.name}: start")

    def view(self, state: State, seat: int) -> View:
        """What this seat (or a SPECTATOR) may see, built field by field, as JSON-ready data."""
        raise NotImplementedError(f"{self.name}: view")

    def secret_hands(self) -> SecretHands | None:
        """The hands that may stay unknown to the program; None where it must know them all."""
        return None

    def view_at_table(self, state: State, seat: int, unknown: tuple[str, ...]) -> View:
        """What this seat may be shown where the program does not know these hands: nothing that is merely assumed."""
        raise NotImplementedError(f"{self.name}: view_at_table")

    def open_to(self, state: State, seat: int, assumed: list[int]) -> View:
        """What is asked, and what this seat may answer but for cards that are merely assumed; part of every view."""
        asked = open_questions(state)
        offered = [(q, option) for q in asked if q.seat == seat for option in q.options]
        return {
            "asked": [{"seat": q.seat, "question": KINDS[q.kind].name, "about": self.about(q)} for q in asked],
            "options": [
                self.describe_option(q, option)
                for q, option in offered
                if option not in assumed or KINDS[q.kind].points_at != "card"
            ],
            "outcome": told(state.outcome),
        }

    def duties(self, state: State, seat: int) -> list[Duty]:
        """What this seat still has to see to, as far as it knows: it hangs over the question, whatever that is."""
        return []

    def dangers(self) -> Dangers | None:
        """What it tells of sudden defeats, so that they can be foreseen; None where nobody can lose before the end."""
        return None

    def price(self, state: State, question: Question, option: int) -> int:
        """What an option of the open question costs, of what that leaves to spend; 0 where nothing is paid."""
        return 0

    def remarks(self, state: State, question: Question, option: int) -> list[Remark]:
        """What is to be known of an option of the open question before it is chosen, as far as everybody knows it."""
        return []

    def facts(self, state: State, seat: int, unknown: tuple[str, ...], kind: str, name: str) -> list[Fact]:
        """What something that is looked at comes to now: a region, an instrument of the table, the draw pile. Only what
        everybody knows tells in it, and the seat's own cards, unless they are in a hand `unknown` to the program."""
        return []

    def cards_out(self, state: State, seat: int, unknown: tuple[str, ...]) -> View:
        """The cards that lie nowhere in the open, as far as the seat can tell: `out`, in the draw pile or in a hand,
        nobody knows; `seen` in another hand; `pile`, known to be in the draw pile; `later`, by the turn in which they
        come into the game. Nothing where a game has no deck that all draw from."""
        return {}

    def final_points(self, notes: Sequence[Note]) -> list[FinalPoints]:
        """What the final scoring paid, of a game that ended with one, from all its notes; where a view tells it, or the
        game ended otherwise, nothing."""
        return []

    def components(self) -> View:
        """What lies in the box, the same in every match: spaces, links, cards and their facts, as JSON-ready data."""
        raise NotImplementedError(f"{self.name}: components")

    def determinise(self, state: State, seat: int, random: Random) -> State:
        """A clone in which all that the seat cannot know is drawn anew, fairly, until that explains the question which
        everybody sees being asked."""
        wanted = _asked(state)
        for _ in range(MANY_TRIES):
            s = self.resample(state.clone(), seat, random)
            if _asked(s) == wanted:
                break
        return s

    def resample(self, state: State, seat: int, random: Random) -> State:
        """Draw anew, in this very state, all that the seat cannot know."""
        raise NotImplementedError(f"{self.name}: resample")

    def broken_invariants(self, state: State) -> list[str]:
        """What is impossible about this state, in words; empty when all is well."""
        raise NotImplementedError(f"{self.name}: broken_invariants")

    def corrections(self, state: State) -> list[Correctable]:
        """What people with a board of their own may set right, each with how it stands and how it may stand."""
        return []

    def correct(self, state: State, option: int) -> None:
        """Set something as one of `corrections` says, and note it; anything else raises WrongAnswer."""
        raise WrongAnswer(f"{self.name} takes no corrections")

    def describe_option(self, question: Question, option: int) -> str:
        """A short stable name for an option (`iran`, `coup`), for logs, scripts and tests."""
        return str(option)

    def section_of(self, kind: Kind | MessageKind) -> str:
        """The section of this game's rulebook that a question, note, reason, duty or remark rests on. Games that share
        their rules may find the same rule under different numbers."""
        return kind.rule

    def usual_options(self, question: Question) -> list[int]:
        """The labels that a question of this kind usually offers: where one is missing, a player wonders why."""
        return []

    def about(self, question: Question) -> dict[str, int | str]:
        """What a question is about (the card, what is left to spend), with stable names for things."""
        return dict(zip(KINDS[question.kind].about, question.about, strict=False))

    def details(self, note: Note) -> View:
        """What a note tells of (the country, the die), with stable names for things."""
        names, values = NOTES[note[0]].arguments, list(note[2:])
        starred = [name[1:] for name in names if name.startswith("*")]  # the last, which takes all that are left
        plain: View = dict(zip(names[: len(names) - len(starred)], values, strict=False))
        return plain | {name: values[len(plain) :] for name in starred}

    def succeeding_faces(self, note: Note) -> list[int]:
        """Where a note tells of a roll for something: the faces of the die that bring it. None where nothing fails."""
        return []

    def option_named(self, question: Question, name: str) -> int | None:
        """The option of that short name, None when the question has none."""
        for option in question.options:
            if self.describe_option(question, option) == name:
                return option
        return None


def told(outcome: Outcome | None) -> View | None:
    """How a game ended, as part of a view."""
    if outcome is None:
        return None
    return {"places": list(outcome.places), "scores": list(outcome.scores), "ending": outcome.ending}


def _asked(state: State) -> list[tuple[int, int, bool]]:
    """Who is asked what, as everybody at the table sees it, and whether there is anything to answer."""
    return [(q.seat, q.kind, len(q.options) > 0) for q in open_questions(state)]


def check_unknown(game: Game, unknown: tuple[str, ...]) -> None:
    """Refuse hands that cannot be unknown, or are none of the game's."""
    hands = game.secret_hands()
    known = hands.names() if hands is not None else ()
    for hand in unknown:
        if hand not in known:
            raise BadSetup(
                f"{game.name} has no hand {hand!r} that could be unknown; it has {', '.join(known) or 'none'}"
            )


def why_other_content(game: Game, content: object) -> str:
    """Why a match with that content cannot be played here, in a sentence; nothing where it can."""
    if content == game.content:
        return ""
    theirs = f"the content {str(content)[:40]}" if content else "no content of its own"
    ours = f"{game.content} is in use: choose the folder with --content" if game.content else "there is none to choose"
    return f"played with {theirs}, and here {ours}"
