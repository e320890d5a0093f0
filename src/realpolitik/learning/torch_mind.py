"""The mind itself, in torch: the net that the bots have in numpy, and its lessons. Nothing else here knows torch.

The names of its weights are those of `bots/net/network.py`, which must find the same with them.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from realpolitik.bots.net.weights import UnfitWeights
from realpolitik.encodings.encoding import Encoding
from realpolitik.envs.needed import needed
from realpolitik.learning.advantage import Floats, Ints
from realpolitik.learning.mind import Arrays, Learnt, Lesson, Thought
from realpolitik.learning.plan import Method, Shape, cores

with needed("torch", extra="learn", user="learners"):
    import torch
    from torch import nn
    from torch.nn import functional

NOT_ON_OFFER: Final = -1e9  # a logit that is never chosen
LONGEST: Final = 0.5  # the norm of a gradient
SMALL: Final = 1e-6  # so that nothing is divided by zero
THREADS: Final = 2  # with more, or without a core for each, it would fight the processes that play
NET, OPTIMISER, PAST = "net/", "optimiser/", "past/"  # begin the names of what is kept


class Block(nn.Module):  # type: ignore[misc] # torch is looked at by nobody who has it not
    """Adds a little to what the layer before has found; at first nothing."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.n, self.a, self.b = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.b.weight)

    def forward(self, x: Any) -> Any:
        return x + self.b(functional.gelu(self.a(self.n(x)), approximate="tanh"))


class Net(nn.Module):  # type: ignore[misc]
    """What a seat knows and what it is offered goes in, logits of all actions and values come out. At first it prefers
    nothing and expects nothing."""

    def __init__(self, encoding: Encoding, shape: Shape) -> None:
        super().__init__()
        self.actions = encoding.actions
        scale = np.concatenate([np.full(field.size, field.scale, np.float32) for field in encoding.fields])
        self.register_buffer("scale", torch.from_numpy(scale))
        self.first = nn.Linear(encoding.size + encoding.actions, shape.width)
        self.blocks = nn.ModuleList([Block(shape.width) for _ in range(shape.blocks)])
        self.n = nn.LayerNorm(shape.width)
        self.policy, self.value = nn.Linear(shape.width, encoding.actions), nn.Linear(shape.width, shape.values)
        nn.init.normal_(self.policy.weight, std=0.01)
        for zero in (self.policy.bias, self.value.weight, self.value.bias):
            nn.init.zeros_(zero)

    def forward(self, observations: Any, actions: Any) -> tuple[Any, Any]:
        """The logits of the options, in their order, and the values."""
        offered = torch.zeros(len(actions), self.actions + 1, device=actions.device)
        offered.scatter_(1, torch.where(actions < 0, self.actions, actions), 1)  # what fills up goes to the end
        logits, values = self.judge(observations, offered[:, :-1])
        on_offer = logits.gather(1, actions.clamp(min=0)).masked_fill(actions < 0, NOT_ON_OFFER)
        return on_offer, values

    def judge(self, observations: Any, offered: Any) -> tuple[Any, Any]:
        """The logits of all actions, and the values."""
        x = self.first(torch.cat([observations.float() * self.scale, offered], 1))
        for block in self.blocks:
            x = block(x)
        x = functional.gelu(self.n(x), approximate="tanh")
        return self.policy(x).float(), torch.tanh(self.value(x).float())


class TorchMind:
    """A net on a card that computes, or on the processor where there is none."""

    def __init__(self, encoding: Encoding, shape: Shape, method: Method, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(max(1, min(THREADS, cores() // 2)))
        self.encoding, self.shape, self.method = encoding, shape, method
        self.where = "cuda" if has_gpu() else "cpu"
        self.device = torch.cuda.get_device_name() if has_gpu() else "CPU"
        self.net = Net(encoding, shape).to(self.where)
        self.past: dict[int, Net] = {}
        self.optimiser = torch.optim.AdamW(self.net.parameters(), lr=method.rate, weight_decay=0.01, eps=1e-5)
        torch.backends.cuda.matmul.allow_tf32 = True

    def think(self, observations: NDArray[np.int8], actions: NDArray[np.int16]) -> Thought:
        picks, odds, values = self._chosen(self.net, observations, actions)
        return Thought(picks.cpu().numpy(), odds.cpu().numpy(), values.cpu().numpy())

    def think_as(self, number: int, observations: NDArray[np.int8], actions: NDArray[np.int16]) -> Ints:
        picks: Ints = self._chosen(self.past[number], observations, actions)[0].cpu().numpy()
        return picks

    def _chosen(self, net: Net, observations: NDArray[np.int8], actions: NDArray[np.int16]) -> tuple[Any, Any, Any]:
        with torch.no_grad(), self._fast():
            logits, values = net(self._there(observations), self._there(actions).long())
        shares = torch.log_softmax(logits, 1)
        picks = torch.multinomial(shares.exp(), 1)
        return picks[:, 0], shares.gather(1, picks)[:, 0], values

    def learn(self, lesson: Lesson) -> Learnt:
        """Several rounds through all decisions, each time in another order."""
        given = Lesson(*[self._there(part) for part in lesson])
        better = given.advantages[given.own]
        scaled = (given.advantages - better.mean()) / (better.std() + SMALL)
        sums, parts = torch.zeros(len(Learnt._fields), device=self.where), 0
        for _ in range(self.method.epochs):
            order = given.own[torch.randperm(len(given.own), device=self.where)]
            for rows in order.split(self.method.batch):
                sums += self._step(given, scaled, rows)
                parts += 1
        return Learnt(*[float(total) / max(1, parts) for total in sums.tolist()])

    def _step(self, given: Any, scaled: Any, rows: Any) -> Any:
        """One step along the gradient; gives what is told of it."""
        method = self.method
        with self._fast():
            logits, values = self.net(given.observations[rows], given.actions[rows].long())
        shares = torch.log_softmax(logits, 1)
        odds = shares.gather(1, given.picks[rows][:, None])[:, 0]
        ratio = (odds - given.odds[rows]).exp()
        clipped = ratio.clamp(1 - method.clip, 1 + method.clip)
        policy_loss = -torch.min(ratio * scaled[rows], clipped * scaled[rows]).mean()
        there = given.there[rows]
        value_loss = ((values - given.targets[rows]).square() * there).sum() / there.sum()
        entropy = -(shares.exp() * shares.clamp(min=-50)).sum(1).mean()
        loss = policy_loss + method.value * value_loss - method.entropy * entropy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), LONGEST)
        self.optimiser.step()
        moved = (given.odds[rows] - odds).mean()
        return torch.stack([policy_loss, value_loss, entropy, moved]).detach()

    def remember(self, number: int) -> None:
        self.past[number] = self._self_from(self.net.state_dict())

    def forget(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self.past.pop(number, None)

    def tensors(self) -> dict[str, Floats]:
        return {name: tensor.cpu().float().numpy() for name, tensor in self.net.state_dict().items()}

    def begin_from(self, tensors: Mapping[str, Floats]) -> None:
        """Take weights over that were learnt before."""
        self._load(self.net, tensors)

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        """The net and what its optimiser keeps; past selves with half of their precision, which is enough to meet."""
        kept: dict[str, NDArray[np.generic]] = {NET + name: tensor for name, tensor in self.tensors().items()}
        for number, state in self.optimiser.state_dict()["state"].items():
            for name, tensor in state.items():
                kept[f"{OPTIMISER}{number}/{name}"] = tensor.cpu().numpy()
        for number, past in self.past.items():
            for name, tensor in past.state_dict().items():
                kept[f"{PAST}{number}/{name}"] = tensor.cpu().numpy().astype(np.float16)
        return kept

    def restore(self, arrays: Arrays) -> None:
        self._load(self.net, _under(NET, arrays))
        state: dict[int, dict[str, Any]] = {}
        for name, array in _under(OPTIMISER, arrays).items():
            number, _, part = name.partition("/")
            state.setdefault(int(number), {})[part] = torch.from_numpy(np.array(array))
        self.optimiser.load_state_dict({"state": state, "param_groups": self.optimiser.state_dict()["param_groups"]})
        past: dict[int, dict[str, Any]] = {}
        for name, array in _under(PAST, arrays).items():
            number, _, part = name.partition("/")
            past.setdefault(int(number), {})[part] = torch.from_numpy(array.astype(np.float32))
        self.past = {number: self._self_from(tensors) for number, tensors in past.items()}

    def _load(self, net: Net, tensors: Arrays) -> None:
        held = {name: torch.from_numpy(np.array(tensor, np.float32)) for name, tensor in tensors.items()}
        try:
            net.load_state_dict(held)
        except RuntimeError as error:
            raise UnfitWeights(f"these weights are of another net: {error}") from None

    def _self_from(self, tensors: Mapping[str, Any]) -> Net:
        past: Net = Net(self.encoding, self.shape).to(self.where)
        past.load_state_dict(tensors)
        return past

    def _there(self, array: Any) -> Any:
        """An array where the net is; on the processor it is the array itself."""
        return torch.from_numpy(array).to(self.where)

    def _fast(self) -> Any:
        """With half of the precision, where a card computes."""
        return torch.autocast(self.where, dtype=torch.bfloat16, enabled=self.where == "cuda")


def has_gpu() -> bool:
    """Whether torch has a card that computes."""
    return bool(torch.cuda.is_available())


def _under(beginning: str, arrays: Arrays) -> dict[str, NDArray[np.generic]]:
    return {name.removeprefix(beginning): array for name, array in arrays.items() if name.startswith(beginning)}
