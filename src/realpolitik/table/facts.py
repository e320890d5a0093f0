"""What something that is looked at comes to now, in words: a region, an instrument, the cards that are still out.

The rules tell it, from what everybody knows and the viewer's own cards. It is made when somebody asks.
"""

from realpolitik.kernel.match import Match
from realpolitik.kernel.question import FACTS, Fact
from realpolitik.language import Speaker, speak
from realpolitik.table.messages.ahead import CardsOut, Facts, FactTold, LaterCards
from realpolitik.table.scene import Scene
from realpolitik.table.words import parts


def facts(scene: Scene, seat: int, language: str, kind: str, name: str) -> Facts:
    """What a seat, or somebody who watches, is told of a thing."""
    return Facts(version=scene.version, facts=_told(scene.match, seat, language, kind, name))


def cards_out(scene: Scene, seat: int, language: str) -> CardsOut:
    """The cards that lie nowhere in the open, and when the draw pile will run out."""
    match = scene.match
    found = match.game.cards_out(match.state, seat, match.chance.unknown())
    return CardsOut(
        version=scene.version,
        out=found.get("out", []),
        seen=found.get("seen", []),
        pile=found.get("pile", []),
        later=[LaterCards(turn=int(turn), cards=cards) for turn, cards in found.get("later", {}).items()],
        forecast=_told(match, seat, language, "pile", "deck"),
    )


def _told(match: Match, seat: int, language: str, kind: str, name: str) -> list[FactTold]:
    marked = speak(match.game.name, language, marked=True)
    found = match.game.facts(match.state, seat, match.chance.unknown(), kind, name)
    return [_fact(match, fact, marked) for fact in found]


def _fact(match: Match, fact: Fact, marked: Speaker) -> FactTold:
    kind = FACTS[fact[0]]
    about = dict(zip(kind.arguments, fact[1:], strict=False))
    side, sides = about.get("side", about.get("power", -1)), match.game.components()["sides"]
    return FactTold(
        kind=kind.name,
        side=sides[side] if 0 <= side < len(sides) else "",
        text=parts(marked.fact(fact)),
        rule=match.game.section_of(kind),
    )
