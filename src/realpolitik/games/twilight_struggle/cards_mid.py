"""Events of the Mid War, in card order."""

from typing import Final

from realpolitik.games.cold_war.board import OPPONENT, PLAYER, US, USSR
from realpolitik.games.cold_war.cards import discard, draw, enter_hand, from_discards, leave_hand
from realpolitik.games.cold_war.choosing import CardForEvent, DrawFromOpponent, EventChoice
from realpolitik.games.cold_war.duties import SCORING_MUST_GO, stranded
from realpolitik.games.cold_war.effects import (
    BRANDT,
    BREZHNEV_DOCTRINE,
    CAMP_DAVID,
    CRISIS,
    DEATH_SQUADS,
    FLOWERS,
    JOHN_PAUL,
    MISSILE_ENVY_DUE,
    NORAD_WATCHES,
    NUCLEAR_SUBS,
    SALT,
    SHUTTLE,
    TRAP,
    U2,
    WE_WILL_BURY,
)
from realpolitik.games.cold_war.event import KINDS_WITHOUT_PLACING, NO, YES, Event
from realpolitik.games.cold_war.labels import DECLINE, LOWER_DEFCON, RAISE_DEFCON, STOP
from realpolitik.games.cold_war.occurrence import PASS_CARD, TRIGGERED, trigger
from realpolitik.games.cold_war.operands import PHASING, WINNER
from realpolitik.games.cold_war.operations import operations
from realpolitik.games.cold_war.play import BORROWED, FOR_OPERATIONS, play
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.twilight_struggle.conditions import (
    AHEAD_ON_MILITARY,
    BEHIND_IN_SPACE,
    CHINA_AT_PEACE,
    LATIN_BATTLEGROUNDS,
    MILITARY_MET,
    NO_AWACS,
    NO_EVIL_EMPIRE,
    NO_NORTH_SEA_OIL,
    NO_WALL_DOWN,
    SOMEBODY_WON,
    SOVIET_OIL,
    US_HOLDS_CHINA,
    US_MORE_BATTLEGROUNDS,
    US_REGIONS,
    USSR_HOLDS_CHINA,
    USSR_REGIONS,
)
from realpolitik.games.twilight_struggle.countries import (
    ACCORD_STATES,
    AFRICA,
    AFRICA_OR_SOUTHEAST_ASIA,
    ASIA,
    AT_SOUTH_AFRICA,
    CANAL_STATES,
    CENTRAL_AMERICA,
    CHILE,
    EGYPT,
    LATIN_AMERICA,
    MUSLIM_STATES,
    OUTSIDE_EUROPE,
    POLAND,
    PORTUGUESE_AFRICA,
    SOUTH_AFRICA,
    SOUTH_AMERICA,
    WEST_GERMANY,
    WORLD,
)
from realpolitik.games.twilight_struggle.deck import OPS, card
from realpolitik.games.twilight_struggle.scoring import score_southeast_asia
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.program import Begin, Step, Verb, verb
from realpolitik.kernel.question import ALLOWED, EVERYBODY, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame


@card(36)
def brush_war(p: Event) -> None:
    p.war(PLAYER, WORLD, on=3, vp=1, military=3, most_stable=2)


@card(37)
def central_america_scoring(p: Event) -> None:
    p.score(CENTRAL_AMERICA)


class ScoreSoutheastAsia(Verb[ColdWar]):
    """A point for each country controlled in Southeast Asia, two for Thailand."""

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        score_southeast_asia(s)


SCORE_SOUTHEAST_ASIA: Final = verb("score_southeast_asia", ScoreSoutheastAsia())


@card(38)
def southeast_asia_scoring(p: Event) -> None:
    p.emit(SCORE_SOUTHEAST_ASIA)


@card(39)
def arms_race(p: Event) -> None:
    with p.when(AHEAD_ON_MILITARY), p.whether(MILITARY_MET) as met:
        with met(YES):
            p.vp(PHASING, 3)
        with met(NO):
            p.vp(PHASING, 1)


@card(40)
def cuban_missile_crisis(p: Event) -> None:
    p.set_defcon(2)
    p.lasting(CRISIS, on=OPPONENT)


@card(41)
def nuclear_subs(p: Event) -> None:
    p.lasting(NUCLEAR_SUBS)


@card(42)
def quagmire(p: Event) -> None:
    p.cancel(NORAD_WATCHES)
    p.lasting(TRAP, on=US)


class NoScoringCard(CardForEvent):
    """A card of the discards, but no scoring card."""

    def pile(self, s: ColdWar, f: Frame) -> list[int]:
        return s.discard

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return (NO_SCORING_CARD, option) if s.rules.deck.scoring[option] else ALLOWED


class Retrieved(NoScoringCard):
    """SALT Negotiations: the player may take a card from the discards, showing it."""

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        options.append(DECLINE)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        s.stack.pop()
        from_discards(s, f[self.SIDE], option, CARD_RETRIEVED)
        enter_hand(s, f[self.SIDE], option, seen=True)


FROM_DISCARDS: Final = question_kind("from_discards", "7.1", "card", "card")
CARD_RETRIEVED: Final = note_kind("card_retrieved", "7.1", "side", "card")
NOT_IN_DISCARDS: Final = reason_kind("not_in_discards", "7.1", "card")
NO_SCORING_CARD: Final = reason_kind("no_scoring_card", "7.1", "card")
RETRIEVED: Final = procedure(
    "twilight_struggle.retrieved", Retrieved(FROM_DISCARDS, instead=DECLINE, missing=NOT_IN_DISCARDS)
)
RETRIEVE: Final = verb("retrieve", Begin(RETRIEVED))


@card(43)
def salt_negotiations(p: Event) -> None:
    p.defcon(2)
    p.lasting(SALT)
    p.emit(RETRIEVE)


@card(44)
def bear_trap(p: Event) -> None:
    p.lasting(TRAP, on=USSR)


LEAVE_DEFCON: Final = label(310, "leave_defcon")


@card(45)
def summit(p: Event) -> None:
    p.roll_off(US_REGIONS, USSR_REGIONS, again=False)
    with p.when(SOMEBODY_WON):
        p.vp(WINNER, 2)
        with p.choose(WINNER, RAISE_DEFCON, LOWER_DEFCON, LEAVE_DEFCON) as chosen:
            with chosen(RAISE_DEFCON):
                p.defcon(1)
            with chosen(LOWER_DEFCON):
                p.defcon(-1)


DEFCON_LEVELS: Final = tuple([label(311 + level, f"defcon_{level + 1}") for level in range(5)])


@card(46)
def how_i_learned_to_stop_worrying(p: Event) -> None:
    with p.choose(PLAYER, *DEFCON_LEVELS) as chosen:
        for level, name in enumerate(DEFCON_LEVELS, start=1):
            with chosen(name):
                p.set_defcon(level)
    p.military(PLAYER, 5)


@card(47)
def junta(p: Event) -> None:
    p.add_in_one(PLAYER, 2, among=LATIN_AMERICA)
    p.free_operations(PLAYER, 2, KINDS_WITHOUT_PLACING, among=LATIN_AMERICA)


@card(48, US_MORE_BATTLEGROUNDS)
def kitchen_debates(p: Event) -> None:
    p.vp(US, 2)


class Envied(CardForEvent):
    """Missile Envy: the opponent hands over the dearest card of the hand, as it is worth now (7.4.2), takes this one
    and must use it next."""

    def chooser(self, f: Frame) -> int:
        return other(f[self.SIDE])

    def pile(self, s: ColdWar, f: Frame) -> list[int]:
        return s.hands[self.chooser(f)]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        giver, worth = self.chooser(f), s.rules.card_value
        most = max([worth(s, giver, card) for card in s.hands[giver]])
        return ALLOWED if worth(s, giver, option) == most else (NOT_THE_DEAREST, option)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        player, giver = f[self.SIDE], self.chooser(f)
        s.stack.pop()
        leave_hand(s, giver, option)
        if s.noting:
            s.notes.append((CARD_HANDED_OVER, EVERYBODY, giver, option))
        enter_hand(s, giver, f[self.CARD], seen=True)
        s.effects[MISSILE_ENVY_DUE + giver] = 1
        if s.rules.deck.side[option] == giver:
            play(s, player, option, FOR_OPERATIONS)
        else:
            trigger(s, option, player, TRIGGERED)


HAND_OVER: Final = question_kind("hand_over", "7.1", "card", "card")
CARD_HANDED_OVER: Final = note_kind("card_handed_over", "7.1", "side", "card")
NOT_THE_DEAREST: Final = reason_kind("not_the_dearest", "7.1", "card")
ENVIED: Final = procedure("twilight_struggle.envied", Envied(HAND_OVER))
ENVY: Final = verb("envy", Begin(ENVIED))


@card(49)
def missile_envy(p: Event) -> None:
    p.emit(ENVY)


@card(50)
def we_will_bury_you(p: Event) -> None:
    p.defcon(-1)
    p.lasting(WE_WILL_BURY)


@card(51)
def brezhnev_doctrine(p: Event) -> None:
    p.lasting(BREZHNEV_DOCTRINE)


@card(52)
def portuguese_empire_crumbles(p: Event) -> None:
    p.add_to(USSR, 2, PORTUGUESE_AFRICA)


TWO_IN_SOUTH_AFRICA: Final = label(316, "two_in_south_africa")
ONE_AND_NEIGHBOURS: Final = label(317, "one_and_neighbours")


@card(53)
def south_african_unrest(p: Event) -> None:
    with p.choose(USSR, TWO_IN_SOUTH_AFRICA, ONE_AND_NEIGHBOURS) as chosen:
        with chosen(TWO_IN_SOUTH_AFRICA):
            p.add_to(USSR, 2, SOUTH_AFRICA)
        with chosen(ONE_AND_NEIGHBOURS):
            p.add_to(USSR, 1, SOUTH_AFRICA)
            p.add(USSR, 2, among=AT_SOUTH_AFRICA)


@card(54)
def allende(p: Event) -> None:
    p.add_to(USSR, 2, CHILE)


@card(55, NO_WALL_DOWN)
def willy_brandt(p: Event) -> None:
    p.vp(USSR, 1)
    p.add_to(USSR, 1, WEST_GERMANY)
    p.lasting(BRANDT)


@card(56, NO_AWACS)
def muslim_revolution(p: Event) -> None:
    p.lose_in(US, 2, among=MUSLIM_STATES)


@card(57)
def abm_treaty(p: Event) -> None:
    p.defcon(1)
    p.operations(PLAYER, 4)


@card(58, CHINA_AT_PEACE)
def cultural_revolution(p: Event) -> None:
    with p.whether(USSR_HOLDS_CHINA) as held:
        with held(YES):
            p.vp(USSR, 1)
        with held(NO):
            p.emit(PASS_CARD, side=USSR, up=1)


@card(59, NO_EVIL_EMPIRE)
def flower_power(p: Event) -> None:
    p.lasting(FLOWERS)


@card(60)
def u2_incident(p: Event) -> None:
    p.vp(USSR, 1)
    p.lasting(U2)


@card(61, NO_NORTH_SEA_OIL)
def opec(p: Event) -> None:
    p.vp(USSR, SOVIET_OIL)


@card(62)
def lone_gunman(p: Event) -> None:
    p.show_hand(US)
    p.operations(USSR, 1, optional=True)


@card(63)
def colonial_rear_guards(p: Event) -> None:
    p.add(US, 4, among=AFRICA_OR_SOUTHEAST_ASIA, at_most=1)


@card(64)
def panama_canal_returned(p: Event) -> None:
    p.add_to(US, 1, CANAL_STATES)


@card(65)
def camp_david_accords(p: Event) -> None:
    p.vp(US, 1)
    p.add_to(US, 1, ACCORD_STATES)
    p.lasting(CAMP_DAVID)


@card(66)
def puppet_governments(p: Event) -> None:
    p.add_where_empty(US, 3, among=WORLD)


class Grain(DrawFromOpponent):
    """Grain Sales to Soviets: the US draws a card from the Soviet hand; if there is none, it uses this card's Ops."""

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        leave_hand(s, USSR, answer)
        if s.noting:
            s.notes.append((CARD_TAKEN, EVERYBODY, US, answer))
        s.stack.append(GRAIN_DRAWN.frame(card=f[self.CARD], taken=answer))

    def draw_no_more(self, s: ColdWar, f: Frame) -> None:
        s.stack.pop()
        operations(s, US, OPS[f[self.CARD]], f[self.CARD])


class GrainDrawn(EventChoice):
    """Grain Sales to Soviets: the US plays the card that it has drawn, or gives it back and uses this card's Ops."""

    TAKEN: Final = 3  # the card drawn

    def frame(self, card: int, taken: int) -> Frame:
        return [self.number, US, card, taken]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return [PLAY_IT, GIVE_BACK]

    def about(self, f: Frame) -> tuple[int, ...]:
        return (f[self.TAKEN],)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        s.stack.pop()
        if option == PLAY_IT:
            play(s, US, f[self.TAKEN], BORROWED)
        else:
            enter_hand(s, USSR, f[self.TAKEN], seen=True)
            operations(s, US, OPS[f[self.CARD]], f[self.CARD])


PLAY_IT: Final = label(318, "play_it")
GIVE_BACK: Final = label(319, "give_back")
DRAWN_CARD: Final = question_kind("drawn_card", "7.1", "label", "card")
CARD_TAKEN: Final = note_kind("card_taken", "7.1", "side", "card")
GRAIN: Final = procedure("twilight_struggle.grain", Grain())
GRAIN_DRAWN: Final = procedure("twilight_struggle.grain_drawn", GrainDrawn(DRAWN_CARD))
BUY_GRAIN: Final = verb("buy_grain", Begin(GRAIN))


@card(67)
def grain_sales_to_soviets(p: Event) -> None:
    p.emit(BUY_GRAIN)


@card(68)
def john_paul_ii_elected_pope(p: Event) -> None:
    p.remove_from(USSR, 2, POLAND)
    p.add_to(US, 1, POLAND)
    p.lasting(JOHN_PAUL)


@card(69)
def latin_american_death_squads(p: Event) -> None:
    p.lasting(DEATH_SQUADS, on=PLAYER)


@card(70)
def oas_founded(p: Event) -> None:
    p.add(US, 2, among=LATIN_AMERICA)


@card(71)
def nixon_plays_the_china_card(p: Event) -> None:
    with p.whether(US_HOLDS_CHINA) as held:
        with held(YES):
            p.vp(US, 2)
        with held(NO):
            p.emit(PASS_CARD, side=US, up=0)


@card(72)
def sadat_expels_soviets(p: Event) -> None:
    p.remove_all(USSR, EGYPT)
    p.add_to(US, 1, EGYPT)


@card(73)
def shuttle_diplomacy(p: Event) -> None:
    p.lasting(SHUTTLE)


@card(74)
def voice_of_america(p: Event) -> None:
    p.remove(USSR, 4, among=OUTSIDE_EUROPE, at_most=2)


@card(75)
def liberation_theology(p: Event) -> None:
    p.add(USSR, 3, among=CENTRAL_AMERICA, at_most=2)


@card(76)
def ussuri_river_skirmish(p: Event) -> None:
    with p.whether(US_HOLDS_CHINA) as held:
        with held(YES):
            p.add(US, 4, among=ASIA, at_most=2)
        with held(NO):
            p.emit(PASS_CARD, side=US, up=1)


class Exchanged(CardForEvent):
    """Ask Not What Your Country Can Do For You: the US discards what it likes, then draws as many. A scoring card for
    which no round is left must go (10.1.5)."""

    DISCARDED: Final = 3  # how many

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        if not stranded(s, US):
            super().add_labels(s, f, options)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return (SCORING_MUST_GO,) if option == STOP else super().why_not(s, f, seat, option)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        f[self.DISCARDED] += 1
        leave_hand(s, US, option)
        discard(s, option)

    def give_up(self, s: ColdWar, f: Frame) -> None:
        s.stack.pop()
        draw(s, US, f[self.DISCARDED])


EXCHANGE_CARD: Final = question_kind("exchange_card", "7.1", "card", "card")
EXCHANGED: Final = procedure("twilight_struggle.exchanged", Exchanged(EXCHANGE_CARD, instead=STOP))
EXCHANGE: Final = verb("exchange", Begin(EXCHANGED, begins=(0,)))


@card(77)
def ask_not_what_your_country(p: Event) -> None:
    p.emit(EXCHANGE)


@card(78)
def alliance_for_progress(p: Event) -> None:
    p.vp(US, LATIN_BATTLEGROUNDS)


@card(79)
def africa_scoring(p: Event) -> None:
    p.score(AFRICA)


@card(80, BEHIND_IN_SPACE)
def one_small_step(p: Event) -> None:
    p.space(PLAYER, 2)


@card(81)
def south_america_scoring(p: Event) -> None:
    p.score(SOUTH_AMERICA)
