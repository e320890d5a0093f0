"""A table to test World Order at: set up any position, answer by name, chance scripted, and look.

    t = table(turn="china", hand={"china": ["china_new_allies"]}, opens={"east_asia_pacific": ("australia", "laos")})
    t.do("china_new_allies", "australia")
    assert "australia" in t.allies("china")

Every answer is given in order: a country, card, region or label by its name, a number as it is. Chance takes what is
scripted in `draws`, and the first that there is when nothing is left of that. The table is as it was laid out (W3, W4),
with what is said otherwise: hands hold the cards named and no others, nobody has VP, `turn` is first in turn order, the
first two strategic assets of each power were kept.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from world_order.looking import GAME, Drawing, Table

from realpolitik.games.world_order.board import REGION_NAMES
from realpolitik.games.world_order.content_parts import Step
from realpolitik.games.world_order.countries import COUNTRY_NAMES, REGION_OF
from realpolitik.games.world_order.deck import NO_CARD
from realpolitik.games.world_order.effects import perform
from realpolitik.games.world_order.recording import Recorder
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.program import PROGRAMS
from realpolitik.lessons.boards.world_order import lay, setup_of

# -- positions ---------------------------------------------------------------------------------------------------------


def table(
    *,
    powers: str = "all",
    options: Mapping[str, object] | None = None,
    draws: Iterable[str] = (),
    seed: str = "",
    effect: Iterable[Mapping[str, Any]] = (),
    **laid: Any,
) -> Table:
    """What is laid out as `lay` says. With a `seed` chance follows it. `effect` are steps as the content writes them,
    which the first power is about to carry out."""
    s = lay(powers=powers, options=options, **laid)
    if effect:
        perform(s, _recorded(effect), s.order[0], NO_CARD)
    found = Table(Match(GAME, setup_of(s, powers, options), Seeded(seed) if seed else Drawing(draws)))
    found.check()
    return found


def _recorded(effect: Iterable[Mapping[str, Any]]) -> int:
    return Recorder(f"of a test, the {len(PROGRAMS)}th").record(_steps(effect))


def _steps(effect: Iterable[Mapping[str, Any]]) -> tuple[Step, ...]:
    found = []
    for step in effect:
        keys = {key: tuple(value) if isinstance(value, list) else value for key, value in step.items() if key != "op"}
        if "steps" in keys:
            keys["steps"] = _steps(keys["steps"])
        if "options" in keys:
            keys["options"] = tuple(_steps(option) for option in keys["options"])
        found.append(Step(step["op"], keys))
    return tuple(found)


def region_of(country: str) -> str:
    return REGION_NAMES[REGION_OF[COUNTRY_NAMES.index(country)]]


def new_game(seed: str = "", **options: object) -> Table:
    """A whole game from its set-up on; without a seed chance takes the first there is."""
    return Table(Match(GAME, GAME.setup(options=options), Seeded(seed) if seed else Drawing(())))
