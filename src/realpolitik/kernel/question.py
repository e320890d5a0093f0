"""A game is a sequence of questions: each to one seat, about one thing, with a finite list of small-int options."""

from typing import Final

from mypy_extensions import mypyc_attr

NATURE: Final = -1  # the seat that is asked for dice, draws and shuffles
SPECTATOR: Final = -2  # nobody's seat: sees what everybody may see
ARBITER: Final = -3  # the people at a real table, who set the board right
EVERYBODY: Final = -4  # the audience of a public note
UNANSWERED: Final = -5  # instead of an answer given in secret: none yet
PLAYERS: Final = -6  # all who play, who may end a match that its rules would let go on
FIRST_LABEL: Final = 256  # in every game, options from here on are labels (pass, coup, yes …); below are things


# Not `acyclic`, though it is: what mypyc makes of that writes in front of an object that is freed deep within others.
@mypyc_attr(free_list_len=1)
class Question:
    """One choice for one seat.

    `kind` indexes `KINDS`: what is asked, which rule it rests on, what the options point at. `about` carries the ints
    that the kind names (the card, what is left to spend …).
    """

    __slots__ = ("about", "kind", "options", "seat")

    def __init__(self, seat: int, kind: int, options: list[int], about: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about

    @property
    def name(self) -> str:
        """What is asked: the name of its kind."""
        return KINDS[self.kind].name

    @property
    def rule(self) -> str:
        """The section of the rulebook that the question rests on, as its code was written; `Game.section_of` knows the
        number in a game's own rulebook."""
        return KINDS[self.kind].rule

    def __copy__(self) -> "Question":
        return Question(self.seat, self.kind, self.options[:], self.about)

    def __deepcopy__(self, memo: object) -> "Question":
        return self.__copy__()

    def __repr__(self) -> str:
        kind = KINDS[self.kind]
        about = "".join([f", {what}={value}" for what, value in zip(kind.about, self.about, strict=False)])
        return f"Question({kind.name!r}, {kind.rule!r}, seat={self.seat}{about}, options={self.options})"


class Kind:
    """A kind of question: its name, the rule behind it, what its options point at, what `about` holds."""

    __slots__ = ("about", "name", "points_at", "rule")

    def __init__(self, name: str, rule: str, points_at: str, about: tuple[str, ...]) -> None:
        self.name = name
        self.rule = rule
        self.points_at = points_at
        self.about = about


class MessageKind:
    """A kind of log entry, of reason why something is not on offer, of duty, of remark, or of fact: its name, its rule,
    its arguments."""

    __slots__ = ("arguments", "name", "rule")

    def __init__(self, name: str, rule: str, arguments: tuple[str, ...]) -> None:
        self.name = name
        self.rule = rule
        self.arguments = arguments


Note = tuple[int, ...]  # (note kind, audience, *arguments); the audience is a seat or EVERYBODY
Reason = tuple[int, ...]  # (reason kind, *arguments); the empty one, ALLOWED, speaks against nothing
Duty = tuple[int, ...]  # (duty kind, *arguments): what a seat still has to see to
Remark = tuple[int, ...]  # (remark kind, *arguments): what is to be known of an option before it is chosen
Fact = tuple[int, ...]  # (fact kind, *arguments): what something that is looked at comes to now

KINDS: Final[list[Kind]] = []
NOTES: Final[list[MessageKind]] = []
REASONS: Final[list[MessageKind]] = []
DUTIES: Final[list[MessageKind]] = []
REMARKS: Final[list[MessageKind]] = []
FACTS: Final[list[MessageKind]] = []
ALLOWED: Final[Reason] = ()


def dice_of(note: Note) -> tuple[int, ...]:
    """What was rolled, where a note tells of that: by convention an argument named `die`, or `…_die`."""
    names = NOTES[note[0]].arguments
    return tuple([value for name, value in zip(names, note[2:], strict=False) if name.endswith("die")])


def question_kind(name: str, rule: str, points_at: str, *about: str) -> int:
    KINDS.append(Kind(name, rule, points_at, about))
    return len(KINDS) - 1


def note_kind(name: str, rule: str, *arguments: str) -> int:
    NOTES.append(MessageKind(name, rule, arguments))
    return len(NOTES) - 1


def reason_kind(name: str, rule: str, *arguments: str) -> int:
    REASONS.append(MessageKind(name, rule, arguments))
    return len(REASONS) - 1


def duty_kind(name: str, rule: str, *arguments: str) -> int:
    DUTIES.append(MessageKind(name, rule, arguments))
    return len(DUTIES) - 1


def remark_kind(name: str, rule: str, *arguments: str) -> int:
    REMARKS.append(MessageKind(name, rule, arguments))
    return len(REMARKS) - 1


def fact_kind(name: str, rule: str, *arguments: str) -> int:
    FACTS.append(MessageKind(name, rule, arguments))
    return len(FACTS) - 1


NOT_ASKED: Final = reason_kind("not_asked", "")  # the open question is about something else
NOT_YOURS: Final = reason_kind("not_yours", "")  # the open question is another seat's
GAME_OVER: Final = reason_kind("game_over", "")
