"""What an aide does: it searches what it is told to, until nobody tells it more. See `staff.py`."""

import signal
from collections import OrderedDict
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from typing import Final

from realpolitik.bots.bot import Seat
from realpolitik.bots.net.budget import Budget
from realpolitik.bots.net.deliberation import Deliberation
from realpolitik.bots.net.net import net_of
from realpolitik.bots.net.staff import Errand, Finding

REMEMBERED: Final = 4  # strategists whose trees it keeps


def work(line: "Connection[Finding, Errand]", number: int) -> None:
    """What the process does. Each aide has worlds of its own, by its number."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever called it
    deliberations: OrderedDict[int, Deliberation] = OrderedDict()
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            errand = line.recv()
            budget = Budget(errand.seconds, 0)
            net = net_of(errand.place.game)
            if errand.strategist not in deliberations:
                deliberations[errand.strategist] = Deliberation(net, Random(f"aide/{number}"))
            deliberations.move_to_end(errand.strategist)
            if len(deliberations) > REMEMBERED:
                deliberations.popitem(last=False)
            root = deliberations[errand.strategist].search(Seat.at(errand.place), errand.options, budget).root
            of_options = {option: (root.visits[option], root.totals[option]) for option in errand.options}
            line.send(Finding((errand.strategist, errand.number), of_options))
