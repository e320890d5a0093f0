"""Why cadet chose as it did: what the option does, found by comparing where it leads with where it began."""

from collections.abc import Mapping
from typing import Final

from realpolitik.bots.bot import Why, why_kind
from realpolitik.bots.cold_war.judgement import RUIN, WIN, Judgement
from realpolitik.bots.reasons import LEAST_HARM, WINS, best_gain
from realpolitik.games.cold_war.labels import SPACE_RACE
from realpolitik.games.cold_war.play import HOW_TO_PLAY
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Question

STRONGER_SIDE: Final = why_kind("stronger_side", "side")
WORTH_PICKING: Final = why_kind("worth_picking", "card")
ENOUGH_PICKED: Final = why_kind("enough_picked")
ONLY_SAFE: Final = why_kind("only_safe")
NO_ESCAPE: Final = why_kind("no_escape")
SCORES: Final = why_kind("scores", "card")
MUST_SCORE: Final = why_kind("must_score", "card")
SPACES_EVENT: Final = why_kind("spaces_event", "card")
TAKES_CONTROL: Final = why_kind("takes_control", "country")
BREAKS_CONTROL: Final = why_kind("breaks_control", "country")
KEEPS_HOLD: Final = why_kind("keeps_hold", "country")
GAINS_POINTS: Final = why_kind("gains_points")
MEETS_MILITARY: Final = why_kind("meets_military")
ADVANCES_IN_SPACE: Final = why_kind("advances_in_space")
PLAYS_FOR_PASSING: Final = why_kind("plays_for_passing", "card")
LASTS: Final = why_kind("lasts")
RIDS_HAND: Final = why_kind("rids_hand")
HELPS_REGION: Final = why_kind("helps_region", "region")


def explain(
    judgement: Judgement, before: ColdWar, q: Question, option: int, outlooks: Mapping[int, float], then: ColdWar
) -> Why:
    """The reason for an option: what it does to the game, to a card, to a country, or to the position as a whole."""
    side = before.seats.index(q.seat)
    if outlooks[option] >= WIN / 2:
        return (WINS,)
    if outlooks[option] <= RUIN:
        return (NO_ESCAPE,)
    if all(outlook <= RUIN for other_option, outlook in outlooks.items() if other_option != option):
        return (ONLY_SAFE,)
    if KINDS[q.kind].points_at == "card" and option < FIRST_LABEL and judgement.deck.scoring[option]:
        gains = judgement.terms(then, side).points > judgement.terms(before, side).points
        return (SCORES if gains else MUST_SCORE, option)
    if q.kind == HOW_TO_PLAY and option == SPACE_RACE and judgement.deck.side[q.about[0]] == other(side):
        return (SPACES_EVENT, q.about[0])
    if KINDS[q.kind].points_at == "country" and option < judgement.board.size:
        return _in_country(before, then, option, side)
    return _on_the_whole(judgement, before, then, side)


def _in_country(before: ColdWar, then: ColdWar, country: int, side: int) -> Why:
    """What a choice does to the control of the country it points at."""
    was, will_be = before.controller[country], then.controller[country]
    if will_be == side != was:
        return (TAKES_CONTROL, country)
    if was == other(side) != will_be:
        return (BREAKS_CONTROL, country)
    return (KEEPS_HOLD, country)


def _on_the_whole(judgement: Judgement, before: ColdWar, then: ColdWar, side: int) -> Why:
    """The part of the position that gains most."""
    if then.over:
        return (LEAST_HARM,)
    old, new = judgement.terms(before, side), judgement.terms(then, side)
    of_terms: tuple[Why, ...] = (
        (GAINS_POINTS,),
        (MEETS_MILITARY,),
        (ADVANCES_IN_SPACE,),
        (PLAYS_FOR_PASSING, judgement.deck.passing),
        (LASTS,),
        (RIDS_HAND,),
    )
    gains: list[tuple[float, Why]] = []
    for why, now, earlier in zip(of_terms, new.on_tracks, old.on_tracks, strict=True):
        gains.append((now - earlier, why))
    for area, now, earlier in zip(judgement.areas, new.regions, old.regions, strict=True):
        gains.append((now - earlier, (HELPS_REGION, area.where)))
    return best_gain(sorted(gains, reverse=True))
