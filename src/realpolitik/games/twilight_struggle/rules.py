"""What the lasting effects of Twilight Struggle change: each is looked up here, in the one query it concerns."""

from typing import Final

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, US, USSR
from realpolitik.games.cold_war.effects import (
    BRANDT,
    CAMP_DAVID,
    CENTCOM,
    CHERNOBYL,
    CHINA_AT_WAR,
    CRISIS,
    DE_GAULLE,
    DEATH_SQUADS,
    DEFENSE_PACT,
    FLOWERS,
    FORMOSAN,
    IRAN_CONTRA,
    NATO_FORMED,
    NUCLEAR_SUBS,
    REFORMER,
    SHUTTLE,
    VIETNAM_REVOLTS,
    WE_WILL_BURY,
)
from realpolitik.games.cold_war.labels import EVENT
from realpolitik.games.cold_war.lasting import LastingRules
from realpolitik.games.cold_war.occurrence import missing_condition
from realpolitik.games.cold_war.operations import may_switch, switch
from realpolitik.games.cold_war.region import Region, Totals
from realpolitik.games.cold_war.rounds import MOST_ROUNDS
from realpolitik.games.cold_war.rules import SpaceBox
from realpolitik.games.cold_war.scoring import region_totals
from realpolitik.games.cold_war.space import has_ability
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import end_game, gain_vp, other
from realpolitik.games.twilight_struggle.countries import (
    ASIA,
    BOARD,
    CHINA_SPACE,
    EASTERN_EUROPE,
    EUROPE,
    FRANCE,
    JAPAN,
    LATIN_AMERICA,
    REGIONS,
    SETS,
    SOUTH_KOREA,
    SOUTHEAST_ASIA,
    TAIWAN,
    WEST_GERMANY,
    WESTERN_EUROPE,
)
from realpolitik.games.twilight_struggle.deck import (
    ARAB_ISRAELI_WAR,
    CHINA_CARD,
    DECK,
    DEFECTORS,
    SHUTTLE_DIPLOMACY,
    UN_INTERVENTION,
)
from realpolitik.games.twilight_struggle.free_placement import FREE_PLACEMENT
from realpolitik.games.twilight_struggle.options import (
    DIGITAL_EDITION,
    LATE_WAR,
    MIX_OPERATIONS,
    OPTIONAL_CARDS,
    PROMO_CARD,
    REALIGN_ANYWHERE,
    REALIGN_SAFELY,
    SPACE_WITHOUT_ROLL,
)
from realpolitik.games.twilight_struggle.scoring import (
    score_region,
    score_southeast_asia,
    scoring_facts,
    shuttled,
    southeast_asia_points,
    without,
)
from realpolitik.games.twilight_struggle.turn import (
    LAST_TURN,
    LATE_WAR_TURN,
    MID_WAR_TURN,
    end_of_game,
)
from realpolitik.games.twilight_struggle.un_intervention import WITH_UN_INTERVENTION, accompany
from realpolitik.games.twilight_struggle.windows import (
    CRISIS_QUESTION,
    DUE_NOW,
    NORAD,
    WAYS_OUT,
    bury,
    defuse_crisis,
    norad_watches,
    ways_out_of_crisis,
)
from realpolitik.kernel.question import ALLOWED, EVERYBODY, Fact, Reason, note_kind, reason_kind

# 6.4: the space race track: Ops needed, the highest roll that succeeds, VP for the first and the second to arrive
SPACE_TRACK: Final = [
    SpaceBox(0, 0, 0, 0),
    SpaceBox(2, 3, 2, 1),
    SpaceBox(2, 4, 0, 0, ability=True),
    SpaceBox(2, 3, 2, 0),
    SpaceBox(2, 4, 0, 0, ability=True),
    SpaceBox(3, 3, 3, 1),
    SpaceBox(3, 4, 0, 0, ability=True),
    SpaceBox(3, 3, 4, 2),
    SpaceBox(4, 2, 2, 0, ability=True),
]
# 6.4.4: the boxes with abilities
TWO_SPACE_CARDS: Final = 2
SEES_HEADLINE: Final = 4
DISCARDS_HELD_CARD: Final = 6
EIGHT_ROUNDS: Final = 8

PROTECTED_BY_NATO: Final = reason_kind("protected_by_nato", "7.3", "country")
PROTECTED_BY_PACT: Final = reason_kind("protected_by_pact", "7.3", "country")
CHINA_OUT_OF_BOUNDS: Final = reason_kind("china_out_of_bounds", "12.1")
REFORMER_FORBIDS: Final = reason_kind("reformer_forbids", "7.3", "country")

NO_HEADLINE_UN: Final = reason_kind("no_headline_un", "7.1", "card")

WON_BY_CRISIS: Final = note_kind("won_by_crisis", "10.3.1", "side", "vp")
FLOWER_POWER_PAYS: Final = note_kind("flower_power_pays", "7.3", "card")
CHINA_DECIDED: Final = note_kind("china_decided", "12.3", "side")


class TwilightStruggleRules(LastingRules):
    def __init__(self) -> None:
        super().__init__("twilight_struggle", BOARD, DECK, list(REGIONS.values()), 20, SPACE_TRACK)
        self.subregions = [WESTERN_EUROPE, EASTERN_EUROPE, SOUTHEAST_ASIA]
        self.periods = [1, MID_WAR_TURN, LATE_WAR_TURN]
        self.boxes_gained = {
            DECK.number("captured_nazi_scientist"): 1,
            DECK.number("one_small_step"): 2,
            DECK.number("apollo_soyuz"): 1,
        }

    def first_turn(self, s: ColdWar) -> int:
        return LATE_WAR_TURN if s.options[LATE_WAR] else 1

    def last_turn(self, s: ColdWar) -> int:
        return LAST_TURN

    def hand_size(self, s: ColdWar) -> int:
        """4.5 B: eight cards in turns 1 to 3, nine after."""
        return 8 if s.turn < MID_WAR_TURN else 9

    def in_match(self, s: ColdWar, card: int) -> bool:
        if DECK.reconstructed[card]:
            return s.options[PROMO_CARD] == 1
        return s.options[OPTIONAL_CARDS] == 1 or not DECK.optional[card]

    def may_discard_held(self, s: ColdWar, side: int) -> bool:
        return has_ability(s, side, DISCARDS_HELD_CARD)

    def holding_loses(self, s: ColdWar) -> bool:
        """V-D: in the digital edition, but not after the last turn."""
        return s.options[DIGITAL_EDITION] == 1 and s.turn != LAST_TURN

    def end_of_game(self, s: ColdWar) -> None:
        end_of_game(s)

    def first_influence(self, s: ColdWar) -> None:
        """3.2, 3.3: the USSR first; in the Late War scenario all of it is fixed."""
        if not s.options[LATE_WAR]:
            s.stack.append(FREE_PLACEMENT.frame(side=US, n=7, among=WESTERN_EUROPE))
            s.stack.append(FREE_PLACEMENT.frame(side=USSR, n=6, among=EASTERN_EUROPE))

    def ahead(self, s: ColdWar) -> int:
        """In the Late War scenario the US needs 20 points."""
        if s.options[LATE_WAR]:
            return US if s.vp >= self.winning_vp else USSR
        return super().ahead(s)

    def score_region(self, s: ColdWar, where: int) -> None:
        if where == SOUTHEAST_ASIA:
            score_southeast_asia(s)
        else:
            score_region(s, where)

    def usual_rounds(self, s: ColdWar) -> int:
        """4.5 D: six rounds in turns 1 to 3, seven after."""
        return 6 if s.turn <= 3 else 7

    def rounds_of(self, s: ColdWar, side: int) -> int:
        """4.5 D, 6.4.4: eight rounds with the space station too."""
        return MOST_ROUNDS if has_ability(s, side, EIGHT_ROUNDS) else super().rounds_of(s, side)

    def relief(self, s: ColdWar, side: int, card: int, player: int = NOBODY) -> int:
        """Also the eighth round of a space station that an event takes the side to."""
        boxes = self.boxes_gained.get(card, 0)
        if boxes == 0 or s.space[side] + boxes < EIGHT_ROUNDS or missing_condition(s, card, side) >= 0:
            return super().relief(s, side, card, player)
        return 0 if max(s.space) >= EIGHT_ROUNDS else max(0, MOST_ROUNDS - self.rounds_of(s, side))

    def scoring_is_forced(self, s: ColdWar) -> bool:
        """V-D: not in the digital edition."""
        return not s.options[DIGITAL_EDITION]

    def operations_bonus(self, s: ColdWar, side: int, card: int) -> tuple[int, int]:
        """9.6: the China Card in Asia; Vietnam Revolts (9) in Southeast Asia."""
        vietnam = side == USSR and s.effects[VIETNAM_REVOLTS]
        return (ASIA if card == CHINA_CARD else ANYWHERE, SOUTHEAST_ASIA if vietnam else ANYWHERE)

    def prevents_some(self, s: ColdWar, side: int) -> bool:
        effects = s.effects
        if side == US:
            return effects[CENTCOM + US] > 0 or s.influence[USSR][CHINA_SPACE] > 0
        return bool(effects[CENTCOM + USSR] or effects[NATO_FORMED] or effects[DEFENSE_PACT] or effects[REFORMER])

    def coup_forbidden(self, s: ColdWar, side: int, c: int) -> Reason:
        forbidden = super().coup_forbidden(s, side, c)
        if forbidden:
            return forbidden
        if side == US:
            return self._out_of_bounds(c)
        if s.effects[REFORMER] and SETS[EUROPE].has[c]:
            return (REFORMER_FORBIDS, c)  # The Reformer (87)
        return self._protected(s, c)

    def realignment_forbidden(self, s: ColdWar, side: int, c: int) -> Reason:
        forbidden = super().realignment_forbidden(s, side, c)
        if forbidden:
            return forbidden
        return self._out_of_bounds(c) if side == US else self._protected(s, c)

    def _out_of_bounds(self, c: int) -> Reason:
        """12.1: the US cannot touch the civil war in China."""
        return (CHINA_OUT_OF_BOUNDS,) if c == CHINA_SPACE else ALLOWED

    def war_forbidden(self, s: ColdWar, side: int, c: int) -> Reason:
        return ALLOWED if side == US else self._under_nato(s, c)

    def _protected(self, s: ColdWar, c: int) -> Reason:
        if c == JAPAN and s.effects[DEFENSE_PACT]:
            return (PROTECTED_BY_PACT, c)  # US/Japan Mutual Defense Pact (27)
        return self._under_nato(s, c) if s.controller[c] == US else ALLOWED

    def _under_nato(self, s: ColdWar, c: int) -> Reason:
        """NATO (21) shields what the US controls in Europe, but for De Gaulle's (17) and Brandt's (55) countries."""
        if not s.effects[NATO_FORMED] or s.controller[c] != US or not SETS[EUROPE].has[c]:
            return ALLOWED
        if (c == FRANCE and s.effects[DE_GAULLE]) or (c == WEST_GERMANY and s.effects[BRANDT]):
            return ALLOWED
        return (PROTECTED_BY_NATO, c)

    def space_cards(self, s: ColdWar, side: int) -> int:
        return 2 if has_ability(s, side, TWO_SPACE_CARDS) else 1

    def space_without_roll(self, s: ColdWar) -> bool:
        return s.options[SPACE_WITHOUT_ROLL] == 1

    def other_uses(self, s: ColdWar, side: int, card: int) -> list[int]:
        """UN Intervention (32) may accompany a card taken through Grain Sales (67)."""
        offered = UN_INTERVENTION in s.hands[side] and not s.headline_phase
        return [WITH_UN_INTERVENTION] if offered else []

    def event_averted(self, s: ColdWar, side: int, use: int) -> bool:
        if use != WITH_UN_INTERVENTION:
            return False
        accompany(s, side)
        return True

    def round_begins(self, s: ColdWar, side: int) -> None:
        if side == US and s.effects[WE_WILL_BURY]:
            s.effects[WE_WILL_BURY] = DUE_NOW  # We Will Bury You (50): this is the round that counts
        if s.effects[CRISIS + US] or s.effects[CRISIS + USSR]:
            for threatened in (side, other(side)):
                if ways_out_of_crisis(s, threatened):
                    s.stack.append(CRISIS_QUESTION.frame(side=threatened))

    def round_passed(self, s: ColdWar, side: int) -> None:
        if side == US:
            bury(s, unless=False)

    def round_ends(self, s: ColdWar, side: int) -> None:
        super().round_ends(s, side)
        if norad_watches(s):
            s.stack.append([NORAD.number])

    def card_announced(self, s: ColdWar, side: int, card: int, use: int) -> None:
        if side == US:
            bury(s, unless=card == UN_INTERVENTION and use == EVENT)
            if card == CHINA_CARD:
                s.effects[FORMOSAN] = 0  # Formosan Resolution (35) ends, whatever the card is used for

    def headline_forbidden(self, s: ColdWar, side: int, card: int) -> Reason:
        """UN Intervention (32)."""
        return (NO_HEADLINE_UN, card) if card == UN_INTERVENTION else super().headline_forbidden(s, side, card)

    def sees_headline(self, s: ColdWar, side: int) -> bool:
        return has_ability(s, side, SEES_HEADLINE)

    def cancels_headline(self, s: ColdWar, side: int, card: int) -> bool:
        """Defectors (103) of the US."""
        return (side == US and card == DEFECTORS) or super().cancels_headline(s, side, card)

    def placement_barred(self, s: ColdWar, side: int) -> int:
        """Chernobyl (94)."""
        return s.effects[CHERNOBYL] if side == USSR and s.effects[CHERNOBYL] else ANYWHERE

    def special_spaces(self, s: ColdWar, side: int) -> list[int]:
        """12.1, 12.2: the USSR can always reach the civil war in China, unless Chernobyl bars Asia."""
        open_to = side == USSR and s.effects[CHINA_AT_WAR] and s.effects[CHERNOBYL] != ASIA
        return [CHINA_SPACE] if open_to else []

    def coup_modifier(self, s: ColdWar, side: int, c: int) -> int:
        """Latin American Death Squads (69) in their region."""
        modifier = super().coup_modifier(s, side, c)
        if SETS[LATIN_AMERICA].has[c]:
            modifier += s.effects[DEATH_SQUADS + side] - s.effects[DEATH_SQUADS + other(side)]
        return modifier

    def realignment_modifier(self, s: ColdWar, side: int) -> int:
        """Iran-Contra Scandal (93)."""
        return -s.effects[IRAN_CONTRA] if side == US else 0

    def realignment_ignores_defcon(self, s: ColdWar) -> bool:
        return s.options[REALIGN_ANYWHERE] == 1

    def realignment_spares_active(self, s: ColdWar) -> bool:
        return s.options[REALIGN_SAFELY] == 1

    def operations_mix(self, s: ColdWar) -> bool:
        return s.options[MIX_OPERATIONS] == 1

    def may_switch(self, s: ColdWar, side: int, to: int, ops: int) -> bool:
        return may_switch(s, side, to, ops)

    def switch(self, s: ColdWar, f: list[int], to: int) -> None:
        switch(s, f, to)

    def war_modifier(self, s: ColdWar, side: int, c: int) -> int:
        """12.4.2: the Korean War is harder while China is undecided."""
        return -1 if c == SOUTH_KOREA and side == USSR and s.effects[CHINA_AT_WAR] else 0

    def coup_lowers_defcon(self, s: ColdWar, side: int, c: int) -> bool:
        """Nuclear Subs (41)."""
        return BOARD.battleground[c] and not (side == US and s.effects[NUCLEAR_SUBS])

    def scoring_battlegrounds(self, s: ColdWar) -> list[bool]:
        """Formosan Resolution (35): Taiwan, while the US controls it; for scoring only."""
        if not s.effects[FORMOSAN] or s.controller[TAIWAN] != US:
            return BOARD.battleground
        counted = BOARD.battleground[:]
        counted[TAIWAN] = True
        return counted

    def scoring_control(self, s: ColdWar, region: Region) -> list[int]:
        """Shuttle Diplomacy (73)."""
        return without(s, shuttled(s, region.where))

    def scoring_facts(self, s: ColdWar, where: int) -> list[Fact]:
        return scoring_facts(s, where)

    def region_totals(self, s: ColdWar, region: Region) -> Totals:
        return region_totals(s, region, self.scoring_control(s, region))

    def standings(self, s: ColdWar) -> dict[str, Totals]:
        us_points, ussr_points = southeast_asia_points(s)
        return {**super().standings(s), SETS[SOUTHEAST_ASIA].name: (-1, us_points, -1, ussr_points)}

    def before_coup(self, s: ColdWar, side: int) -> list[int]:
        return ways_out_of_crisis(s, side)

    def paid_before_coup(self, s: ColdWar, side: int, answer: int) -> bool:
        if answer not in WAYS_OUT:
            return False
        defuse_crisis(s, side, answer)
        return True

    def coup_attempted(self, s: ColdWar, side: int, c: int, flags: int) -> None:
        """Cuban Missile Crisis (40)."""
        if s.effects[CRISIS + side]:
            end_game(s, other(side), WON_BY_CRISIS)
        else:
            super().coup_attempted(s, side, c, flags)

    def stays_on_table(self, s: ColdWar, card: int) -> bool:
        """Shuttle Diplomacy (73), until it has counted."""
        return card == SHUTTLE_DIPLOMACY and s.effects[SHUTTLE] > 0

    def card_used(self, s: ColdWar, side: int, card: int) -> None:
        """Flower Power (59): the US plays a war card as an event or for operations, not to the space race."""
        prevented = card == ARAB_ISRAELI_WAR and s.effects[CAMP_DAVID]
        if side == US and DECK.war[card] and s.effects[FLOWERS] and not prevented:
            if s.noting:
                s.notes.append((FLOWER_POWER_PAYS, EVERYBODY, card))
            gain_vp(s, USSR, 2)

    def card_triggered(self, s: ColdWar, side: int, card: int) -> None:
        if card == UN_INTERVENTION:
            s.revealed += 1  # whether the hand holds a card to go with it
        self.card_used(s, side, card)

    def influence_placed(self, s: ColdWar, side: int, c: int) -> None:
        """12.1, 12.3: the third marker decides the civil war and brings the China Card."""
        if s.influence[USSR][CHINA_SPACE] == 3:
            change_influence(s, USSR, CHINA_SPACE, -3)
            s.effects[CHINA_AT_WAR] = 0
            s.passing, s.passing_up = USSR, 1
            if s.noting:
                s.notes.append((CHINA_DECIDED, EVERYBODY, USSR))


RULES: Final = TwilightStruggleRules()
