"""Every card of the content, recorded."""

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.content_parts import Development
from realpolitik.games.world_order.deck import (
    ABILITIES,
    ALIKE,
    CARD_NAMES,
    FIRST_ABILITY,
    FIRST_ADVANTAGE,
    FIRST_DECREE,
    FIRST_DEVELOPMENT,
    NO_PROGRAM,
    PROGRAM,
)
from realpolitik.games.world_order.developments import BONUS, BONUS_NAMES, EVENT, EVENT_NAMES, EVENT_PROGRAM
from realpolitik.games.world_order.recording import Recorder


def _record_all() -> None:
    effects = {ability.id: ability.effect for ability in CONTENT.abilities}
    for card in range(FIRST_ABILITY, FIRST_ABILITY + ABILITIES):
        first = ALIKE[card]
        name = CARD_NAMES[first]
        PROGRAM[card] = PROGRAM[first] if first != card else Recorder(name).record(effects[name])
    for at, advantage in enumerate(CONTENT.strategic):
        PROGRAM[FIRST_ADVANTAGE + at] = Recorder(advantage.id).record(advantage.effect)
    for at, decree in enumerate(CONTENT.decrees):
        PROGRAM[FIRST_DECREE + at] = Recorder(decree.id).record(decree.effect)
    for at, development in enumerate(CONTENT.developments):
        _record_development(at, development)


def _record_development(at: int, card: Development) -> None:
    """What a development waits for, what it adds for good, and what is done with it at will or once."""
    for step in card.effect:
        if step.op == "on":
            EVENT[at] = EVENT_NAMES.index(step.keys["event"])
            recorder = Recorder(f"{card.id}.on")
            if "bind" in step.keys:
                recorder.bind(step.keys["bind"], step.keys["event"])
            EVENT_PROGRAM[at] = recorder.record(step.keys["steps"])
        elif step.op == "bonus":
            for to, name in enumerate(BONUS_NAMES):
                BONUS[to][at] += step.keys.get(name, 0)
    rest = tuple([step for step in card.effect if step.op not in ("on", "bonus")])
    PROGRAM[FIRST_DEVELOPMENT + at] = Recorder(card.id).record(rest) if rest else NO_PROGRAM


_record_all()
