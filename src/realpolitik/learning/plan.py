"""What is to be learnt and how: the game and its set-ups, the size of the net, the numbers of the method."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from realpolitik.bots.net.network import network_of
from realpolitik.bots.net.weights import UnfitWeights, Weights
from realpolitik.encodings.encoding import Encoding
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import Value
from realpolitik.kernel.kits import game_named, kit_of
from realpolitik.machine import cores

MOST_WEIGHTS: Final = 4_000_000  # a byte each as they are shipped, and a file has 4 MB at most
NARROWER: Final = 32  # by which a net is made narrower until it fits
QUESTION: Final = "question"  # the field of an encoding that tells the kind of a question


class Shape(NamedTuple):
    """The size of a net."""

    width: int
    blocks: int
    values: int  # one, for whoever is asked, where at most two play; else one for every seat

    def weights(self, encoding: Encoding) -> int:
        """How many weights it has in all."""
        inputs = encoding.size + encoding.actions
        block = 2 * self.width * self.width + 4 * self.width
        outputs = (encoding.actions + self.values) * (self.width + 1)
        return encoding.size + (inputs + 1) * self.width + self.blocks * block + 2 * self.width + outputs


@dataclass(frozen=True)
class Method:
    """The numbers of the method, which is proximal policy optimisation (PPO)."""

    games: int  # at once, in two halves: one is played while the net thinks about the other
    processes: int  # that play each half
    steps: int  # decisions of each game between two lessons
    batch: int  # decisions that are learnt from at once
    epochs: int = 2  # how often each decision is learnt from
    rate: float = 5e-4  # of learning
    entropy: float = 0.01  # the worth of trying things out
    clip: float = 0.2  # how far the odds of a choice may move in one lesson
    trace: float = 0.95  # how far what comes later counts for a choice: the lambda of generalised advantages
    value: float = 0.5  # the weight of the value's mistakes beside those of the choices
    past: float = 0.25  # the share of games that are played against a past self
    league: int = 6  # how many past selves are kept
    every: int = 20  # lessons between two of them
    cooling: float = 0.5  # the last share of the time, in which the rate falls
    coldest: float = 0.05  # the share of it that is left in the end
    teacher: str = ""  # a bot of the roster, which is imitated at first
    school: float = 0.0  # for so many seconds
    sparring: float = 0.0  # the share of games in which the teacher has all other seats, later too
    settling: float = 30.0  # seconds after school in which it plays as it has learnt to, and learns what to expect
    holding: float = 0.1  # what it costs later to choose otherwise than was taught; it falls, to nothing in the end
    school_rate: float = 5e-4  # of learning, at school
    school_epochs: int = 6  # what a teacher says is dearer than what games tell, and bears more repeating
    school_batch: int = 2048
    notebook: int = 400_000  # decisions of which is kept what the teacher said, to be gone through again


# what a machine bears by default: a card that computes, fed by many cores; or a processor alone
ON_GPU: Final = (Shape(512, 4, 1), Method(games=8192, processes=1, steps=64, batch=16384, rate=3e-4))
ON_CPU: Final = (
    Shape(96, 2, 1),
    Method(games=128, processes=1, steps=32, batch=512, rate=1e-3, school_rate=1e-3, school_epochs=3, school_batch=256),
)


@dataclass(frozen=True)
class Plan:
    """One net to be made."""

    game: str
    scenario: str
    options: Mapping[str, Value]  # all of them
    mix: tuple[Mapping[str, Value], ...]  # what games have besides, dealt out in turn; the first is examined
    seed: int

    def heading(self) -> dict[str, Any]:
        """What makes it this one and no other, as data."""
        encoding = encoding_of(self.game)
        told = asdict(self)
        told["options"], told["mix"] = dict(self.options), [dict(more) for more in self.mix]
        rules = game_named(self.game).rules_version
        return {**told, "rules": rules, "encoding": encoding.version, "digest": encoding.digest}


def plan_for(
    game: str,
    scenario: str,
    options: Mapping[str, object],
    preset: str,
    every_seating: bool,
    seed: int,
    also: Sequence[Mapping[str, object]] = (),
) -> Plan:
    """The plan for a set-up, checked; with `every_seating`, for all numbers of seats that the game has, and with other
    options besides in games of their own."""
    rules = game_named(game)
    encoding = encoding_of(game)
    if not any(field.name == QUESTION for field in encoding.fields):
        raise BadSetup(f"the encoding of {game} has no field {QUESTION!r}, so nobody knows what a net has learnt")
    setup = rules.setup(scenario, options, preset)
    mix: Sequence[Mapping[str, Value]] = ({},)
    if every_seating:
        mix = [seating.options for seating in kit_of(game).traits.seatings]
    mix = [*mix, *[{name: rules.setup(scenario, one).options[name] for name in one} for one in also]]
    for more in mix:
        rules.setup(setup.scenario, {**setup.options, **more})  # refuses what cannot be together
    return Plan(game, setup.scenario, setup.options, tuple(mix), seed)


def values_of(game: str) -> int:
    """How many values a net of a game has."""
    most = kit_of(game).traits.most_seats
    return 1 if most <= 2 else most


def fitting(shape: Shape, game: str) -> Shape:
    """A shape for a game, made narrower until the net may be shipped."""
    encoding, shape = encoding_of(game), shape._replace(values=values_of(game))
    while shape.weights(encoding) > MOST_WEIGHTS and shape.width > NARROWER:
        shape = shape._replace(width=shape.width - NARROWER)
    return shape


def shape_in(weights: Weights, game: str) -> Shape:
    """The shape of a net that has learnt before, if it is one for the game."""
    network_of(weights, encoding_of(game))  # refuses what does not fit together
    blocks = sum(1 for name in weights.tensors if name.endswith(".a.weight"))
    values, wanted = len(weights.tensors["value.bias"]), values_of(game)
    if values != wanted:
        raise UnfitWeights(f"these weights tell {values} values, and a net of {game} has {wanted}")
    return Shape(len(weights.tensors["first.bias"]), blocks, values)


def usual(gpu: bool) -> tuple[Shape, Method]:
    """The shape and the numbers for this machine. A core is left to whoever thinks; the halves play in turn, so that
    each may have nearly all the others."""
    shape, method = ON_GPU if gpu else ON_CPU
    processes = max(1, min(cores() - 1, method.games // 8))
    return shape, Method(**{**asdict(method), "processes": processes})
