"""The rulebook's annotated tournament game, three turns of it, played through the engine from the first question on.

Every row of `STEPS` is one step of that game: the answers given, dice included, then what board and tracks must show
afterwards. Influence is US/USSR, `*` marks the side in control; victory points above zero are the US's.
"""

import re
from typing import NamedTuple

from tabletop import Table, new_game
from twilight_struggle.hands import deal

from realpolitik.games.cold_war.board import USSR
from realpolitik.games.cold_war.effects import EFFECTS
from realpolitik.games.twilight_struggle.countries import BOARD, COUNTRIES
from realpolitik.kernel.question import NOTES

# What each side is dealt, in this order, one card at a time (11.3). The USSR holds its last card of turns 1 and 3 over,
# the US that of turn 2. Of turn 3's cards the first four are the rest of the draw pile; the other ten come out of the
# shuffled discards (4.3.1).
DEALS = {
    1: {
        "ussr": "olympic_games nato de_stalinization comecon warsaw_pact_formed truman_doctrine de_gaulle_leads_france "
        "nuclear_test_ban",
        "us": "middle_east_scoring formosan_resolution containment un_intervention fidel europe_scoring korean_war "
        "cia_created",
    },
    2: {
        "ussr": "red_scare_purge arab_israeli_war asia_scoring decolonization duck_and_cover captured_nazi_scientist "
        "east_european_unrest",
        "us": "indo_pakistani_war five_year_plan romanian_abdication socialist_governments independent_reds "
        "suez_crisis us_japan_mutual_defense_pact blockade",
    },
    3: {
        "ussr": "vietnam_revolts defectors decolonization socialist_governments asia_scoring nato fidel",
        "us": "marshall_plan nasser us_japan_mutual_defense_pact europe_scoring olympic_games arab_israeli_war "
        "un_intervention",
    },
}

# A headline row names its card first; both headlines are chosen before either is resolved. Two rolls are not in the
# rulebook: the Olympic Games (any that the USSR wins will do) and the Arab-Israeli War of turn 3 (none can win it).
STEPS = """
0 setup    | both | poland poland poland poland east_germany yugoslavia
                    west_germany west_germany italy italy italy italy france
                    iran france france west_germany west_germany
                  | poland 0/4* east_germany 0/4* yugoslavia 0/1 west_germany 4*/0 italy 4*/0 france 3*/0 iran 2*/0
                                                                                                    | 5 | 0/0 |  0

1 start    | both | - | -                                                                           | 5 | 0/0 |  0
1 headline | ussr | olympic_games participate 4 3 | -                                               | 5 | 0/0 | -2
1 headline | us   | middle_east_scoring | -                                                         | 5 | 0/0 | +2
1 round 1  | ussr | nato coup iran 6 | iran 0/4*                                                    | 4 | 0/4 | +2
1 round 1  | us   | formosan_resolution place_influence malaysia colombia
                  | malaysia 1/0 colombia 1*/0                                                      | 4 | 0/4 | +2
1 round 2  | ussr | de_stalinization event finland yugoslavia iran iran chile venezuela thailand malaysia
                  | finland 0/0 yugoslavia 0/0 iran 0/2* chile 0/1 venezuela 0/1 thailand 0/1 malaysia 1/1
                                                                                                    | 4 | 0/4 | +2
1 round 2  | us   | containment coup thailand 1 | thailand 0/1                                      | 3 | 3/4 | +2
1 round 3  | ussr | comecon place_influence thailand venezuela afghanistan
                  | thailand 0/2* venezuela 0/2* afghanistan 0/1                                    | 3 | 3/4 | +2
1 round 3  | us   | un_intervention event fidel coup venezuela 1 | venezuela 0/2*                    | 2 | 5/4 | +2
1 round 4  | ussr | warsaw_pact_formed place_influence brazil argentina indonesia
                  | brazil 0/1 argentina 0/1 indonesia 0/1*                                         | 2 | 5/4 | +2
1 round 4  | us   | europe_scoring event | -                                                        | 2 | 5/4 | +7
1 round 5  | ussr | truman_doctrine place_influence thailand | thailand 0/3*                        | 2 | 5/4 | +7
1 round 5  | us   | korean_war place_influence south_korea south_korea 1 | south_korea 3*/0          | 2 | 5/5 | +7
1 round 6  | ussr | de_gaulle_leads_france place_influence afghanistan pakistan pakistan
                  | afghanistan 0/2* pakistan 0/2*                                                  | 2 | 5/5 | +7
1 round 6  | us   | cia_created place_influence jordan | jordan 1/0                                 | 2 | 5/5 | +7
1 end      | both | - | -                                                                           | 2 | 5/5 | +7

2 start    | both | - | -                                                                           | 3 | 0/0 | +7
2 headline | ussr | red_scare_purge | -                                                             | 3 | 0/0 | +7
2 headline | us   | indo_pakistani_war pakistan 5 | pakistan 0/2*                                   | 3 | 2/0 | +7
2 round 1  | ussr | arab_israeli_war coup panama 5 | panama 0/2*                                    | 2 | 2/2 | +7
2 round 1  | us   | five_year_plan place_influence saudi_arabia saudi_arabia | saudi_arabia 2/0     | 2 | 2/2 | +7
2 round 2  | ussr | asia_scoring event | -                                                          | 2 | 2/2 | +1
2 round 2  | us   | romanian_abdication place_influence saudi_arabia | saudi_arabia 3*/0 romania 0/3*
                                                                                                    | 2 | 2/2 | +1
2 round 3  | ussr | decolonization event burma angola nigeria algeria
                  | burma 0/1 angola 0/1* nigeria 0/1* algeria 0/1                                  | 2 | 2/2 | +1
2 round 3  | us   | socialist_governments space_race 1 | -                                          | 2 | 2/2 | +3
2 round 4  | ussr | duck_and_cover space_race 3 | -                                                 | 2 | 2/2 | +2
2 round 4  | us   | independent_reds place_influence south_africa | south_africa 2/0                | 2 | 2/2 | +2
2 round 5  | ussr | captured_nazi_scientist place_influence lebanon | lebanon 0/1*                  | 2 | 2/2 | +2
2 round 5  | us   | suez_crisis event_first united_kingdom united_kingdom france france place_influence france france
                  | united_kingdom 3/0 france 3*/0                                                  | 2 | 2/2 | +2
2 round 6  | ussr | east_european_unrest event_first romania poland east_germany
                    place_influence east_germany iraq iraq
                  | romania 0/2 poland 0/3* east_germany 0/4* iraq 0/3*                             | 2 | 2/2 | +2
2 round 6  | us   | us_japan_mutual_defense_pact place_influence france france south_africa
                  | france 5*/0 south_africa 3*/0                                                   | 2 | 2/2 | +2
2 end      | both | - | -                                                                           | 2 | 2/2 | +2

3 start    | both | - | -                                                                           | 3 | 0/0 | +2
3 headline | us   | marshall_plan france west_germany united_kingdom spain_portugal greece turkey benelux
                  | france 6*/0 west_germany 5*/0 united_kingdom 4/0 spain_portugal 1/0 greece 1/0 turkey 1/0
                    benelux 1/0
                                                                                                    | 3 | 0/0 | +2
3 headline | ussr | decolonization algeria zaire south_africa malaysia
                  | algeria 0/2* zaire 0/1* south_africa 3/1 malaysia 1/2                           | 3 | 0/0 | +2
3 round 1  | ussr | defectors coup saudi_arabia 5 | saudi_arabia 2/0                                | 2 | 0/2 | +3
3 round 1  | us   | us_japan_mutual_defense_pact place_influence saudi_arabia egypt egypt greece
                  | saudi_arabia 3*/0 egypt 2*/0 greece 2*/0                                        | 2 | 0/2 | +3
3 round 2  | ussr | vietnam_revolts event | vietnam 0/2*                                            | 2 | 0/2 | +3
3 round 2  | us   | europe_scoring event | -                                                        | 2 | 0/2 | +8
3 round 3  | ussr | socialist_governments place_influence burma malaysia laos_cambodia laos_cambodia
                  | burma 0/2* malaysia 1/3* laos_cambodia 0/2*                                     | 2 | 0/2 | +8
3 round 3  | us   | olympic_games place_influence israel israel | israel 3/0                        | 2 | 0/2 | +8
3 round 4  | ussr | asia_scoring event | -                                                          | 2 | 0/2 | +2
3 round 4  | us   | arab_israeli_war place_influence israel jordan 6 | israel 4*/0 jordan 2*/0      | 2 | 0/4 | +2
3 round 5  | ussr | nato place_influence syria brazil chile chile | syria 0/2* brazil 0/2* chile 0/3*
                                                                                                    | 2 | 0/4 | +2
3 round 5  | us   | un_intervention event blockade place_influence libya | libya 1/0                | 2 | 0/4 | +2
3 round 6  | ussr | nuclear_test_ban place_influence argentina costa_rica costa_rica costa_rica
                  | argentina 0/2* costa_rica 0/3*                                                  | 2 | 0/4 | +2
3 round 6  | us   | nasser coup costa_rica 5 | costa_rica 0/3* egypt 1/2                            | 2 | 1/4 | +2
3 end      | both | - | -                                                                           | 2 | 1/4 | +1
"""

REMOVED = """
de_stalinization truman_doctrine korean_war romanian_abdication suez_crisis marshall_plan vietnam_revolts nato nasser
"""

BOARD_AFTER_TURN_3 = """
canada 2/0 united_kingdom 4/0 benelux 1/0 west_germany 5*/0 france 6*/0 spain_portugal 1/0 italy 4*/0 greece 2*/0
turkey 1/0 east_germany 0/4* poland 0/3* romania 0/2
lebanon 0/1* syria 0/2* israel 4*/0 iraq 0/3* iran 0/2* jordan 2*/0 saudi_arabia 3*/0 egypt 1/2 libya 1/0
afghanistan 0/2* pakistan 0/2* burma 0/2* laos_cambodia 0/2* thailand 0/3* vietnam 0/2* malaysia 1/3* indonesia 0/1*
philippines 1/0 australia 4*/0 north_korea 0/3* south_korea 3*/0 japan 1/0
algeria 0/2* nigeria 0/1* zaire 0/1* angola 0/1* south_africa 3/1
costa_rica 0/3* panama 0/2* colombia 1*/0 venezuela 0/2* brazil 0/2* chile 0/3* argentina 0/2*
"""


# -- reading the tables ------------------------------------------------------------------------------


class Step(NamedTuple):
    turn: int
    stage: str
    side: str
    answers: list[str | int]
    board: dict[str, tuple[int, int, str]]
    tracks: tuple[int, int, int, int]  # DEFCON, military operations of the US and of the USSR, victory points


def steps() -> list[Step]:
    """A row begins at a turn's number and may run over several lines."""
    rows = re.split(r"\n\s*(?=\d \w+ .*\|)", STEPS)
    return [_step(row) for row in rows if row.strip()]


def _step(row: str) -> Step:
    when, side, answers, influence, defcon, military, vp = (cell.strip() for cell in row.split("|"))
    turn, stage = when.split(maxsplit=1)
    us, ussr = military.split("/")
    given = [int(word) if word.isdigit() else word for word in answers.split() if word != "-"]
    return Step(int(turn), stage.split()[0], side, given, board(influence), (int(defcon), int(us), int(ussr), int(vp)))


def board(text: str) -> dict[str, tuple[int, int, str]]:
    """'iran 0/4*' as {'iran': (0, 4, 'ussr')}."""
    return {
        country: (int(us), int(ussr), "us" if us_star else "ussr" if ussr_star else "")
        for country, us, us_star, ussr, ussr_star in re.findall(r"(\w+) (\d+)(\*?)/(\d+)(\*?)", text)
    }


# -- following the game --------------------------------------------------------------------------------

BEGINS = {"start": "turn_begins", "headline": "event_occurs", "round": "round_begins", "end": "military_short"}


class Sheet:
    """The tracks as a spectator keeps them from the notes alone. One answer may carry the game past the end of a step
    and through the next, so what stood in between can only be read there."""

    def __init__(self) -> None:
        self.defcon, self.military, self.vp = 5, [0, 0], 0
        self.notes_read = 0

    def read(self, t: Table, step: Step) -> None:
        """Read on to the note with which another step begins."""
        boundaries = {"turn_begins", "round_begins", "military_short"}
        if step.stage in ("start", "headline"):
            boundaries.add("event_occurs")
        begun = False
        for _, (kind, _, *arguments) in t.match.log[self.notes_read :]:
            name = NOTES[kind].name
            if name in boundaries:
                if begun or name != BEGINS.get(step.stage):
                    return
                begun = True
            self.notes_read += 1
            if name == "turn_begins":
                self.military = [0, 0]
            elif name == "military_gained":
                side, _, self.military[side] = arguments
            elif name == "defcon_changed":
                self.defcon = arguments[0]
            elif name == "vp_gained":
                self.vp = arguments[2]

    @property
    def tracks(self) -> tuple[int, int, int, int]:
        return self.defcon, self.military[0], self.military[1], self.vp


def play(t: Table, step: Step, headlines: dict[str, str]) -> None:
    """Give the answers of a step, after the deal or the choice of headlines that comes before it."""
    answers = step.answers
    if step.stage == "start" and step.turn > 1:
        deal(t, **DEALS[step.turn])
    elif step.stage == "headline":
        if t.question == "choose_headline":
            t.headlines(**headlines)
        answers = answers[1:]
    elif step.stage == "round":
        assert (t.asked, t.question, t.state.turn) == (step.side, "choose_card", step.turn)
    t.do(*answers)


def test_golden_game() -> None:
    """The set-up (3.2, 3.3, 11.4.1) and three whole turns (4.5), every figure the rulebook prints checked after every
    step: control 2.1.7, reach 6.1.1, cost 6.1.2, coups 6.3.2, DEFCON 8.1.4, wars 7.6, scoring 10.1.2 and the rest."""
    t = new_game(us_bonus=5, deal_in_turn=True, show_held_cards=True)
    deal(t, **DEALS[1])
    sheet = Sheet()
    game = steps()
    for number, step in enumerate(game):
        headlines = {s.side: str(s.answers[0]) for s in game if (s.turn, s.stage) == (step.turn, "headline")}
        play(t, step, headlines)
        sheet.read(t, step)
        at = f"step {number}: turn {step.turn}, {step.stage}, {step.side}, {step.answers}"
        assert {c: (*t.influence(c), t.controller(c)) for c in step.board} == step.board, at
        assert sheet.tracks == step.tracks, at
        if step.stage == "round" and t.question == "choose_card":
            assert (t.defcon, *t.military, t.vp) == sheet.tracks, at

    whole_board = {c: (*t.influence(c), t.controller(c)) for c in BOARD.names[:COUNTRIES]}
    assert {c: figures for c, figures in whole_board.items() if figures != (0, 0, "")} == board(BOARD_AFTER_TURN_3)
    assert (t.state.turn, t.vp, t.defcon, t.space) == (4, 1, 3, (1, 1))
    assert t.removed == sorted(REMOVED.split())
    assert [name for name in EFFECTS if t.effect(name)] == ["marshall_plan", "nato"]
    assert (t.hand("us"), t.hand("ussr")) == ([], ["fidel"])
    assert (t.state.passing, t.state.passing_up) == (USSR, 1)
