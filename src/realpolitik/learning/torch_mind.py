"""The mind itself, in torch: the net, its past selves and its lessons.

Whatever it learns from stays where the net is. A card that computes gets it while the games go on, and only what was
chosen comes back. What is played with, and remembered, is the mean of the net's weights over its last thousand steps:
it wavers less than the net, and plays better.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from realpolitik.bots.net.weights import UnfitWeights
from realpolitik.encodings.encoding import NO_ACTION, Encoding
from realpolitik.envs.needed import needed
from realpolitik.learning.advantage import Floats, Ints
from realpolitik.learning.mind import Arrays, Learnt, Lesson, Place, Thought
from realpolitik.learning.plan import Method, Shape
from realpolitik.machine import cores

with needed("torch", extra="learn", user="learners"):
    import torch
    from torch import nn
    from torch.nn import functional

    from realpolitik.learning.torch_net import Crowd, Net
    from realpolitik.learning.torch_notebook import Notebook
    from realpolitik.learning.torch_recording import Recorder

LONGEST: Final = 0.5  # the norm of a gradient
SMALL: Final = 1e-6  # so that nothing is divided by zero
SMALLEST: Final = 1e-20  # of what has a logarithm
THREADS: Final = 2  # with more, or without a core for each, it would fight the processes that play
LASTING: Final = 0.999  # what the mean keeps of itself at each step
FURTHEST: Final = -50.0  # the least logarithm of a share that is reckoned with
# begin the names of what is kept
NET, MEAN, OPTIMISER, PAST, SCHOOL = "net/", "mean/", "optimiser/", "past/", "school/"
AVERAGED: Final = "averaged"


class TorchMind:
    """A net on a card that computes, or on the processor where there is none."""

    def __init__(self, encoding: Encoding, shape: Shape, method: Method, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(max(1, min(THREADS, cores() // 2)))
        self.encoding, self.shape, self.method = encoding, shape, method
        self.where = "cuda" if has_gpu() else "cpu"
        self.device = torch.cuda.get_device_name() if has_gpu() else "CPU"
        self.net = Net(encoding, shape).to(self.where)
        self.mean = self._self_from(self.net.state_dict())
        self.averaged = 0  # steps that are in the mean
        self.schooled: Net | None = None  # as it was when it left school
        self.warmth, self.held = 1.0, 0.0
        self.past: dict[int, Net] = {}
        self.crowd: Crowd | None = None  # of the past selves
        on_card = self.where == "cuda"
        self.optimiser = torch.optim.AdamW(
            self.net.parameters(), lr=method.rate, weight_decay=0.01, eps=1e-5, fused=on_card
        )
        self.recorder = Recorder(self._picked) if on_card else None
        torch.backends.cuda.matmul.allow_tf32 = True
        kept = method.steps, method.games
        self.seen = torch.zeros((*kept, encoding.size), dtype=torch.int8, device=self.where)
        self.offers = torch.full((*kept, encoding.most_options), NO_ACTION, dtype=torch.int16, device=self.where)
        self.stages: dict[tuple[int, ...], Any] = {}
        self.notebook = Notebook(method.notebook, encoding, self.where) if method.teacher else None

    # -- choosing ------------------------------------------------------------------------------------------------------

    def think(
        self, observations: NDArray[np.int8], actions: NDArray[np.int16], who: Ints, place: Place | None = None
    ) -> Thought:
        rows = self.crowd.rows(who) if self.crowd is not None and (who >= 0).any() else None
        seen, offers = self._staged(observations), self._staged(actions)
        if place is not None:
            self.seen[place], self.offers[place] = seen, offers
        if self.recorder is not None:
            picked = self.recorder(seen, offers, rows)
        else:
            picked = self._picked(seen, offers, rows)
        told = picked.cpu().numpy()  # all at once: each word from a card has to be waited for
        return Thought(told[:, 0].astype(np.int64), told[:, 1], told[:, 2:])

    def _picked(self, seen: Any, offers: Any, rows: Any) -> Any:
        """Of every question the option that was picked, its odds, and the values. What is picked is what comes first
        where all options race, each as fast as its share is large."""
        with torch.no_grad(), self._fast():
            logits, values = self.net(seen, offers.long())
            if rows is not None and self.crowd is not None:
                logits = self._as_others(self.crowd, logits, seen, offers, rows)
            shares = torch.log_softmax(logits, 1)
            times = torch.empty_like(shares).exponential_().clamp(min=SMALLEST)
            picks = (shares - times.log()).argmax(1, keepdim=True)
            return torch.cat([picks.float(), shares.gather(1, picks), values], 1)

    def _as_others(self, crowd: Crowd, logits: Any, seen: Any, offers: Any, rows: Any) -> Any:
        """The logits with those of past selves where they are asked. What fills up their rows goes into one more."""
        asked = rows.clamp(max=len(seen) - 1)
        theirs = crowd.logits(seen[asked], offers[asked].long())
        longer = torch.cat([logits, logits[:1]])
        longer[rows.flatten()] = theirs.flatten(0, 1)
        return longer[:-1]

    def _staged(self, array: Any) -> Any:
        """An array of the games where the net is, by way of memory from which a card takes it at once."""
        given = torch.from_numpy(array)
        if self.where == "cpu":
            return given
        size = array.shape
        if size not in self.stages:
            self.stages[size] = torch.empty(size, dtype=given.dtype, pin_memory=True)
        return self.stages[size].copy_(given).to(self.where, non_blocking=True)

    # -- learning ------------------------------------------------------------------------------------------------------

    def learn(self, lesson: Lesson, warmth: float, held: float = 0.0) -> Learnt:
        """Several rounds through all decisions, each time in another order."""
        self.warmth, self.held = warmth, held  # as it cools, it tries less out
        rate = self.method.rate if lesson.taught is None else self.method.school_rate
        for group in self.optimiser.param_groups:
            group["lr"] = warmth * rate
        given = Lesson(*[self._there(part) for part in lesson])
        if given.taught is not None and self.notebook is not None:
            self.notebook.add(*self._questions(given.own), given.taught[given.own])
        better = given.advantages[given.own]
        scaled = (given.advantages - better.mean()) / (better.std() + SMALL)
        sums, parts = torch.zeros(len(Learnt._fields), device=self.where), 0
        method, school = self.method, given.taught is not None
        for _ in range(method.school_epochs if school else method.epochs):
            order = given.own[torch.randperm(len(given.own), device=self.where)]
            for rows in order.split(method.school_batch if school else method.batch):
                sums += self._step(given, scaled, rows)
                parts += 1
        return Learnt(*[float(total) / max(1, parts) for total in sums.tolist()])

    def _questions(self, rows: Any) -> tuple[Any, Any]:
        """What was known and on offer in some rows."""
        return self.seen.flatten(0, 1)[rows], self.offers.flatten(0, 1)[rows]

    def _step(self, given: Any, scaled: Any, rows: Any) -> Any:
        """One step along the gradient; gives what is told of it."""
        method, school = self.method, given.taught is not None
        seen, offers = self._questions(rows)
        taught = given.taught[rows] if school else None
        if school and self.notebook is not None and len(self.notebook):
            earlier = self.notebook.some(len(rows))
            seen, offers, taught = map(torch.cat, zip((seen, offers, taught), earlier, strict=True))
        with self._fast():
            logits, values = self.net(seen, offers.long())
        shares, values = torch.log_softmax(logits, 1), values[: len(rows)]
        odds = shares[: len(rows)].gather(1, given.picks[rows][:, None])[:, 0]
        entropy = -(shares.exp() * shares.clamp(min=FURTHEST)).sum(1).mean()
        if school:
            policy_loss = functional.nll_loss(shares, taught)
        elif given.settling:
            policy_loss = self._strayed(shares, seen, offers)
        else:
            ratio = (odds - given.odds[rows]).exp()
            clipped = ratio.clamp(1 - method.clip, 1 + method.clip)
            better = torch.min(ratio * scaled[rows], clipped * scaled[rows]).mean()
            policy_loss = -better - self.warmth * method.entropy * entropy
            if self.held:
                policy_loss = policy_loss + self.held * self._strayed(shares, seen, offers)
        there = given.there[rows]
        value_loss = ((values - given.targets[rows]).square() * there).sum() / there.sum()
        loss = policy_loss + method.value * value_loss
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), LONGEST)
        self.optimiser.step()
        self._average()
        moved = (given.odds[rows] - odds).mean()
        return torch.stack([policy_loss, value_loss, entropy, moved]).detach()

    def _strayed(self, shares: Any, seen: Any, offers: Any) -> Any:
        """How far it chooses otherwise than it was taught, in nats (the divergence of Kullback and Leibler)."""
        if self.schooled is None:
            return shares.new_zeros(())
        with torch.no_grad(), self._fast():
            logits, _ = self.schooled(seen, offers.long())
            taught = torch.log_softmax(logits, 1).clamp(min=FURTHEST)
        return (shares.exp() * (shares.clamp(min=FURTHEST) - taught)).sum(1).mean()

    def _average(self) -> None:
        """Bring the mean nearer to the net; at first by much."""
        self.averaged += 1
        nearer = 1 - min(LASTING, self.averaged / (self.averaged + 10))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.mean.parameters()), list(self.net.parameters()), nearer)

    def leave_school(self) -> None:
        self.schooled = self._self_from(self.mean.state_dict())

    # -- remembering ---------------------------------------------------------------------------------------------------

    def remember(self, number: int) -> None:
        self.past[number] = self._self_from(self.mean.state_dict())
        self._gather()

    def forget(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self.past.pop(number, None)
        self._gather()

    def _gather(self) -> None:
        """The past selves as a crowd, for as many as there are now."""
        self.crowd = Crowd(self.past) if self.past else None
        if self.recorder is not None:
            self.recorder.forget()

    def tensors(self) -> dict[str, Floats]:
        return _tensors_of(self.mean)

    def begin_from(self, tensors: Mapping[str, Floats]) -> None:
        """Take weights over that were learnt before."""
        self._load(self.net, tensors)
        self._load(self.mean, tensors)

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        """The net, its mean and what its optimiser keeps; past selves with half of their precision, which is enough to
        meet."""
        kept: dict[str, NDArray[np.generic]] = {NET + name: tensor for name, tensor in _tensors_of(self.net).items()}
        kept |= {MEAN + name: tensor for name, tensor in _tensors_of(self.mean).items()}
        kept[AVERAGED] = np.array(self.averaged)
        if self.schooled is not None:
            kept |= {SCHOOL + name: tensor for name, tensor in _tensors_of(self.schooled).items()}
        for number, state in self.optimiser.state_dict()["state"].items():
            for name, tensor in state.items():
                kept[f"{OPTIMISER}{number}/{name}"] = tensor.cpu().numpy()
        for number, past in self.past.items():
            for name, tensor in past.state_dict().items():
                kept[f"{PAST}{number}/{name}"] = tensor.cpu().numpy().astype(np.float16)
        return kept

    def restore(self, arrays: Arrays) -> None:
        self._load(self.net, _under(NET, arrays))
        self._load(self.mean, _under(MEAN, arrays))
        self.averaged = int(np.array(arrays[AVERAGED]).item())
        schooled = _under(SCHOOL, arrays)
        self.schooled = self._self_from(_floats(schooled)) if schooled else None
        state: dict[int, dict[str, Any]] = {}
        for name, array in _under(OPTIMISER, arrays).items():
            number, _, part = name.partition("/")
            state.setdefault(int(number), {})[part] = torch.from_numpy(np.array(array))
        self.optimiser.load_state_dict({"state": state, "param_groups": self.optimiser.state_dict()["param_groups"]})
        past: dict[int, dict[str, Any]] = {}
        for name, tensor in _floats(_under(PAST, arrays)).items():
            number, _, part = name.partition("/")
            past.setdefault(int(number), {})[part] = tensor
        self.past = {number: self._self_from(tensors) for number, tensors in past.items()}
        self._gather()

    def _load(self, net: Net, tensors: Arrays) -> None:
        try:
            net.load_state_dict(_floats(tensors))
        except RuntimeError as error:
            raise UnfitWeights(f"these weights are of another net: {error}") from None

    def _self_from(self, tensors: Mapping[str, Any]) -> Net:
        past: Net = Net(self.encoding, self.shape).to(self.where)
        past.load_state_dict(tensors)
        return past

    def _there(self, array: Any) -> Any:
        """An array where the net is; on the processor it is the array itself. What is none stays as it is."""
        return torch.from_numpy(array).to(self.where) if isinstance(array, np.ndarray) else array

    def _fast(self) -> Any:
        """With half of the precision, where a card computes."""
        return torch.autocast(self.where, dtype=torch.bfloat16, enabled=self.where == "cuda")


def has_gpu() -> bool:
    """Whether torch has a card that computes."""
    return bool(torch.cuda.is_available())


def _tensors_of(net: Net) -> dict[str, Floats]:
    return {name: tensor.cpu().float().numpy() for name, tensor in net.state_dict().items()}


def _floats(arrays: Arrays) -> dict[str, Any]:
    return {name: torch.from_numpy(np.array(array, np.float32)) for name, array in arrays.items()}


def _under(beginning: str, arrays: Arrays) -> dict[str, NDArray[np.generic]]:
    return {name.removeprefix(beginning): array for name, array in arrays.items() if name.startswith(beginning)}
