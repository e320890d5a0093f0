"""The net in torch: the same that the bots have in numpy, for whoever learns.

The names of its weights are those of `bots/net/network.py`, which must find the same with them.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from realpolitik.encodings.encoding import Encoding
from realpolitik.envs.needed import needed
from realpolitik.learning.advantage import Ints
from realpolitik.learning.plan import Shape

with needed("torch", extra="learn", user="learners"):
    import torch
    from torch import nn
    from torch.func import functional_call, stack_module_state
    from torch.nn import functional

NOT_ON_OFFER: Final = -1e9  # a logit that is never chosen
LEAST_ROOM: Final = 32  # for the questions of one net of a crowd


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
        offered = offered.scatter(1, torch.where(actions < 0, self.actions, actions), 1.0)  # what fills up: to the end
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


class Crowd:
    """Several nets of one shape that judge at once, each its own questions: much sooner than one after another."""

    def __init__(self, nets: Mapping[int, Net]) -> None:
        self.numbers = list(nets)
        self.weights = stack_module_state(list(nets.values()))
        self.one = next(iter(nets.values()))

    def logits(self, observations: Any, actions: Any) -> Any:
        """Of the options of questions that lie before each net: nets by questions by what is known, or on offer."""

        def of_one(weights: Any, buffers: Any, seen: Any, offered: Any) -> Any:
            return functional_call(self.one, (weights, buffers), (seen, offered))[0]

        return torch.vmap(of_one)(*self.weights, observations, actions)

    def rows(self, who: Ints) -> Any:
        """The questions of each net by their rows, filled up with the number of a row that there is not: of few sizes,
        so that they come back."""
        of_each = [np.flatnonzero(who == number) for number in self.numbers]
        room = LEAST_ROOM
        while room < max(map(len, of_each)):
            room *= 2
        laid = np.full((len(of_each), room), len(who))
        for net, rows in enumerate(of_each):
            laid[net, : len(rows)] = rows
        return torch.from_numpy(laid)
