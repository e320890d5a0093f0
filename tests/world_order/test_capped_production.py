"""W15.2 with `max_units`: a card may cap the units of a type, primary ones too."""

import pytest

from realpolitik.games.world_order.game import GAME
from realpolitik.games.world_order.producing import PRODUCE
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import ENERGY, USA


@pytest.mark.parametrize(("limit", "units"), [(2, 2), (0, 5), (9, 5)])
def test_a_cap_holds_for_a_primary_resource(limit: int, units: int) -> None:
    s = GAME.start(GAME.setup())
    assert isinstance(s, WorldOrder)
    s.tracks[USA][ENERGY], s.stock[USA][ENERGY] = 5, 0
    frame = PRODUCE.frame(power=USA, bind=-1, left=1, types=1 << ENERGY, most_units=limit)
    s.stack.append(frame)
    PRODUCE.ask(s, frame)
    assert s.stock[USA][ENERGY] == units
