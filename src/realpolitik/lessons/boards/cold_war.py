"""Any position of a game of the cold war, by names.

position(us=["nato"], side="us", influence={"italy": (1, 0)})
"""

from collections.abc import Iterable, Mapping
from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import cards_in_play
from realpolitik.games.cold_war.effects import EFFECTS
from realpolitik.games.cold_war.headline import HEADLINE
from realpolitik.games.cold_war.rounds import ROUNDS
from realpolitik.games.cold_war.state import ColdWar, remember_control, remember_presence
from realpolitik.games.cold_war.turn import ACTION_ROUNDS, HELD_CARDS, TURN
from realpolitik.kernel.data import to_data
from realpolitik.kernel.game import Setup
from realpolitik.kernel.kits import game_named

SIDES: Final = {"us": US, "ussr": USSR}


def position(
    *,
    us: Iterable[str] = (),
    ussr: Iterable[str] = (),
    influence: Mapping[str, tuple[int, int]] | None = None,
    board: str = "empty",
    side: str = "ussr",
    phase: str = "action",
    turn: int = 1,
    action_round: int = 1,
    vp: int = 0,
    defcon: int = 5,
    military: tuple[int, int] = (0, 0),
    space: tuple[int, int] = (0, 0),
    effects: Iterable[str] = (),
    discard: Iterable[str] = (),
    removed: Iterable[str] = (),
    deck: Iterable[str] | None = None,
    bottom: Iterable[str] = (),
    chosen: Iterable[str] = (),
    headlined: Mapping[str, str] | None = None,
    seen: Mapping[str, Iterable[str]] | None = None,
    passing: str | None = None,
    passing_up: bool = True,
    scenario: str = "",
    options: Mapping[str, object] | None = None,
    game: str = "twilight-struggle",
) -> Setup:
    """A position at the beginning of an action round of `side`, or of the headline phase (`phase="headline"`), or at
    the end of a turn (`phase="end"`). Hands hold the cards named; cards named nowhere are in the draw pile (or, with
    `deck` given, removed); those of `bottom` lie under it. `board` is "empty" or "standard" (the influence of the
    set-up); `chosen` are cards of the other game that were picked. `headlined` is the card that a side has chosen in
    secret, `seen` are cards of a hand that the other side knows of."""
    played = game_named(game)
    setup = played.setup(scenario, options)
    s = played.start(setup)
    assert isinstance(s, ColdWar)
    names = s.rules.board.names
    if board == "empty" and not scenario:
        s.influence = [[0] * len(names), [0] * len(names)]
    for name, (of_us, of_ussr) in (influence or {}).items():
        c = s.rules.board.country(name)
        s.influence[US][c], s.influence[USSR][c] = of_us, of_ussr
    s.turn, s.vp, s.defcon = turn, vp, defcon
    s.military, s.space = list(military), list(space)
    if s.passing != NOBODY:
        s.passing, s.passing_up = s.passing if passing is None else SIDES.get(passing, NOBODY), int(passing_up)
    for name in effects:
        s.effects[EFFECTS.index(name)] += 1
    s.chosen = [s.rules.deck.number(name) for name in chosen]
    _place_cards(s, list(us), list(ussr), list(discard), list(removed), list(bottom), deck)
    for name, card in (headlined or {}).items():
        s.sealed[s.seats[SIDES[name]]] = s.rules.deck.number(card)
    for name, cards in (seen or {}).items():
        s.known[SIDES[name]] = [s.rules.deck.number(card) for card in cards]
    s.refresh()
    remember_presence(s)
    remember_control(s)
    if phase == "headline":
        s.stack = [TURN.frame(step=ACTION_ROUNDS), HEADLINE.frame()]
    elif phase == "end":
        s.stack = [TURN.frame(step=HELD_CARDS)]
    else:
        s.stack = [
            TURN.frame(step=HELD_CARDS),
            ROUNDS.frame(action_round=action_round, side=SIDES[side], first=USSR),
        ]
    setup.position = to_data(s)
    return setup


def _place_cards(
    s: ColdWar,
    us: list[str],
    ussr: list[str],
    discard: list[str],
    removed: list[str],
    bottom: list[str],
    deck: Iterable[str] | None,
) -> None:
    known = s.rules.deck.name
    in_play = cards_in_play(s)
    places = [[known.index(name) for name in names] for names in (us, ussr, discard, removed, bottom)]
    named = [card for place in places for card in place]
    foreign = [known[card] for card in named if card not in in_play]
    assert not foreign, f"not in the game in turn {s.turn} with these options: {foreign}"
    rest = [card for card in in_play if card not in named]
    wanted = rest if deck is None else [known.index(name) for name in deck]
    s.hands, s.discard = [places[0], places[1]], places[2]
    s.bottom = places[4]
    s.removed = places[3] + [card for card in rest if card not in wanted]
    s.deck = wanted
