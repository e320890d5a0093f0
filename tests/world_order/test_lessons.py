"""The guide to World Order: never silent, never indiscreet, and right in every figure that it tells."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from world_order.looking import GAME, Table
from world_order.tables import table

from realpolitik.games.world_order.aftermath import income, threats
from realpolitik.games.world_order.bases import BASE_BUILT
from realpolitik.games.world_order.board import REGION_NAMES, REGIONS, TEMPORARY_VP
from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.countries import COUNTRY_NAMES, REGION_OF
from realpolitik.games.world_order.deck import COST, FIRST_RANDOM
from realpolitik.games.world_order.gaining import GAINS, PAID_OUT
from realpolitik.games.world_order.influence import place
from realpolitik.games.world_order.investing import INVESTED
from realpolitik.games.world_order.labels import (
    DONE,
    FROM_ALLIES,
    PAY,
    PERMANENT,
    PRIORITY_LABELS,
    TEMPORARY,
    YES,
)
from realpolitik.games.world_order.mats import FDI_TABLE, FIRST_PLACES_TABLE, PROSPERITY_GOODS, SPHERE_VP
from realpolitik.games.world_order.placing import REFRESH_WHERE
from realpolitik.games.world_order.prices import (
    BASE_ARMY_COST,
    BASE_COST,
    EXPORT_PRICE,
    IMPORT_PRICE,
    PASS_MONEY,
    RESOURCE_CAP,
    SCORING_ROUNDS,
    THREAT_LOSS,
    TOKEN_MONEY,
    UNIT_COST,
    UNUSED_ADVANTAGE_VP,
    UNUSED_DECREE_VP,
)
from realpolitik.games.world_order.scoring import place_bonus, place_in
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import (
    CHINA,
    DIPLOMACY,
    FROM_DEVELOPMENTS,
    GOODS,
    POWER_NAMES,
    RUSSIA,
    SOURCE_NAMES,
    USA,
)
from realpolitik.games.world_order.trading import BOUGHT_FROM, EXPORTED, IMPORTED, TRADE, Trade
from realpolitik.kernel.chance import Recorded, Seeded
from realpolitik.kernel.label import label_name
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, Note, Question
from realpolitik.kernel.running import open_questions
from realpolitik.language import languages
from realpolitik.language.lessons import remark, title
from realpolitik.language.rules import rules_of
from realpolitik.language.speaker import Speaker, vocabulary_of
from realpolitik.lessons.lesson import Lesson, Remark, Summary, Things
from realpolitik.lessons.roster import guide_of, is_taught
from realpolitik.lessons.world_order.placing import rows
from realpolitik.lessons.world_order.position import Position
from realpolitik.lessons.world_order.questions import ABOUT

GUIDE = guide_of("world-order")
TABLES = ["all", "without_usa", "eu_china", "usa_russia", "without_china"]

every_language = pytest.mark.parametrize("language", languages())


def game(seed: int, **options: object) -> Iterator[Match]:
    """A game of random choices, at each of its moments; powers differ from seed to seed."""
    choose = Random(seed)
    wanted = {"powers": TABLES[seed % len(TABLES)], "first_game": seed % 2 == 0, "decrees": seed % 3 == 1, **options}
    match = Match(GAME, GAME.setup("", wanted), Seeded(str(seed)))
    while not match.over:
        yield match
        question = choose.choice(match.questions)
        match.answer(choose.choice(question.options), question.seat)
    yield match


def said(lesson: Lesson) -> list[Remark]:
    return [lesson.where, lesson.about, *lesson.new, *lesson.weigh, *lesson.happened]


def told(summary: Summary) -> list[Remark]:
    points = [it for point in summary.points for it in (point.when, point.what)]
    return [*points, *summary.whole, *summary.advice]


def found(remarks: list[Remark], message: str) -> Remark:
    """The one remark of that kind."""
    (only,) = [it for it in remarks if it.message == message]
    return only


def names(remarks: list[Remark]) -> list[str]:
    return [it.message for it in remarks]


def asked(at: Table) -> Lesson:
    """What whoever is asked is told."""
    return GUIDE.lesson(at.match, at.match.question.seat)


def state_of(match: Match) -> WorldOrder:
    assert isinstance(match.state, WorldOrder)
    return match.state


def number(it: Remark, name: str) -> int:
    value = it.arguments[name]
    assert isinstance(value, int)
    return value


# -- every question ----------------------------------------------------------------------------------------------------


@every_language
def test_there_is_something_to_say_at_every_moment_in_every_language(language: str) -> None:
    speaker = Speaker(language, vocabulary_of("world-order"), strict=True)
    sections = {rule.number for rule in rules_of("world-order", language)}
    for seed in (0, 1, 2):
        for match in game(seed):
            seats = range(len(match.seats)) if match.over else [match.questions[-1].seat]
            for seat in seats:
                remarks = told(GUIDE.summary(match, seat)) if match.over else said(GUIDE.lesson(match, seat))
                assert len(remarks) > 2
                for it in remarks:
                    words = remark(speaker, it)
                    assert words.strip(), it
                    assert not re.search(r"[{}]|\?\?\?|  |\(\)|None|Things", words), words
                    assert it.rule in {"", *sections}, f"{it} has a rule that nobody can open"
                    assert not it.message.startswith("new-") or title(speaker, it)


def test_every_kind_of_question_to_a_power_is_spoken_of() -> None:
    met = {question.kind for seed in range(5) for match in game(seed) for question in match.questions}
    assert met <= set(ABOUT)
    assert len(met) > 40


def test_whoever_waits_is_told_how_things_stand() -> None:
    at = table(turn="russia", hand={"russia": ["russia_new_allies"]})
    waiting = GUIDE.lesson(at.match, USA)
    assert waiting.about.message == "others-choose"
    assert "scoring-in" in names(waiting.weigh)
    assert asked(at).about.message == "about-play"


def test_nothing_is_told_that_the_seat_cannot_know() -> None:
    """With the other hands and all decks dealt anew, the guide says the very same."""
    for seed in (0, 1, 2):
        random = Random(seed)
        for count, match in enumerate(game(seed, priorities="sealed" if seed == 1 else "turn")):
            for seat in range(len(match.seats)) if not match.over and count % 3 == 0 else ():
                other = match.clone()
                other.state = match.game.determinise(match.state, seat, random)
                other._questions = open_questions(other.state)
                assert GUIDE.lesson(other, seat) == GUIDE.lesson(match, seat)


def test_the_game_is_taught_as_a_first_game_by_whoever_plays() -> None:
    assert is_taught("world-order")
    for powers in TABLES:
        match = Match(GAME, GAME.setup("", {**GUIDE.options, "powers": powers}), Seeded("0"))
        assert match.setup.options["first_game"] is True
        for seat in range(len(match.seats)):  # all are asked at once
            assert names(GUIDE.lesson(match, seat).new) == ["new-world"]
            assert "fewest-first" in names(GUIDE.lesson(match, seat).weigh)


# -- what is new -------------------------------------------------------------------------------------------------------


def test_what_is_met_is_introduced_once_and_all_that_matters_is_met() -> None:
    """One thing at a time; what has been introduced never is again."""
    everything: set[str] = set()
    for seed in range(5):
        introduced: list[str] = []
        chosen = -1  # how many choices the seat had made when it was told last
        for match in game(seed):
            made = len([seat for seat, _ in match.answers if seat == 0])
            if not match.over and match.question_to(0) and made > chosen:
                new = names(GUIDE.lesson(match, 0).new)
                assert len(new) <= 1
                introduced.extend(new)
                chosen = made
        assert introduced[0] == "new-world"
        assert len(introduced) == len(set(introduced))
        everything |= set(introduced)
    for name in ("relations", "engage", "export", "invest", "move", "base", "develop", "produce"):  # the eight actions
        assert f"new-{name}" in everything
    for name in ("slots", "exhausting", "import", "sellers", "priority", "research", "threats", "prosperity"):
        assert f"new-{name}" in everything
    assert {"new-scorings", "new-assets", "new-order", "new-random", "new-turns", "new-usa"} <= everything


def test_a_choice_taken_back_is_as_if_it_had_not_been_made() -> None:
    """What has been introduced follows from the match, not from a memory beside it."""
    at = table(turn="usa", hand={"usa": ["usa_new_allies", "usa_new_allies_2"]}, stock={"usa": {"diplomacy": 9}})
    first = asked(at)
    assert names(first.new) == ["new-world"]
    at.do("usa_new_allies")
    assert "new-world" not in names(asked(at).new)
    at.match.rewind(at.match.answers[:0])
    assert asked(at) == first


def test_a_match_followed_on_is_taught_like_one_followed_from_its_beginning() -> None:
    for match in every_tenth(game(2)):
        again = Match(GAME, GAME.setup("", match.setup.options), Recorded())
        again.rewind(match.answers)
        for seat in range(len(match.seats)) if not match.over else ():
            assert GUIDE.lesson(match, seat) == GUIDE.lesson(again, seat)


def test_the_figures_that_are_told_of_the_rules_are_those_of_the_box() -> None:
    """Paragraphs name a few constants in words: here is what they rest on."""
    assert (PASS_MONEY, UNUSED_ADVANTAGE_VP, UNUSED_DECREE_VP, THREAT_LOSS) == (10, 2, 3, 2)
    assert (TOKEN_MONEY, BASE_COST, BASE_ARMY_COST, RESOURCE_CAP) == (5, 5, 5, 10)
    assert SCORING_ROUNDS == (3, 6)
    assert EXPORT_PRICE[:5] == [5, 5, 5, 15, 15]
    assert IMPORT_PRICE[:5] == [3, 3, 3, 10, 10]
    assert [UNIT_COST[it] for it in (3, 4, 5, 6)] == [  # energy, raw, food, goods, services, diplomacy, army, money
        [1, 1, 0, 0, 0, 0, 0, 0],
        [1, 0, 1, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 3],
        [0, 1, 1, 0, 0, 0, 0, 0],
    ]
    assert all(steps == [2, 3, 4, 5, 6] for steps in PROSPERITY_GOODS)
    assert (min(FIRST_PLACES_TABLE[USA]), FIRST_PLACES_TABLE[USA][4:]) == (-12, [0, 0, 0, 0])
    assert (SPHERE_VP[RUSSIA], FDI_TABLE[CHINA][3], max(FDI_TABLE[CHINA])) == (2, 2, 8)
    assert all(row == sorted(row, reverse=True) for row in TEMPORARY_VP)


# -- what to weigh: every figure against what then happens -------------------------------------------------------------


def after(match: Match, *options: int) -> Match:
    """The match when whoever is asked gives these answers."""
    then = match.clone()
    for option in options:
        then.answer(option, then.question.seat)
    return then


def noted(match: Match, then: Match, *kinds: int) -> list[Note]:
    """What came between, of these kinds."""
    return [note for _, note in then.log[len(match.log) :] if note[0] in kinds]


def paid_with_allies(match: Match, option: int, power: int) -> int | None:
    """The diplomacy that a choice costs when every ready ally is exhausted for it; None if money may be paid too."""
    before = state_of(match).stock[power][DIPLOMACY]
    then = after(match, option)
    while not then.over and KINDS[then.question.kind].name == "exhaust_for_discount":
        allies = [it for it in then.question.options if it < len(COUNTRY_NAMES)]
        then.answer(allies[0] if allies else PAY, then.question.seat)
    if not then.over and KINDS[then.question.kind].name == "money_instead":
        return None
    return before - state_of(then).stock[power][DIPLOMACY]


def check_slot(match: Match, question: Question, it: Remark, power: int) -> None:
    """VP at once, place and bonus after, slots that are left."""
    r, where = number(it, "region"), it.arguments["where"]
    label = PERMANENT if where == "permanent" else TEMPORARY
    assert where == label_name(label)
    before = state_of(match)
    assert (number(it, "place"), number(it, "bonus")) == (place_in(before, r, power), place_bonus(before, r, power))
    then = state_of(after(match, label))
    assert then.vp[power] - before.vp[power] == number(it, "vp")
    if then.supply[power] == before.supply[power] - 1:  # no token of its own came back
        assert place_in(then, r, power) == number(it, "after")
    seen = GAME.view(then, question.seat)["regions"][REGION_NAMES[r]]
    assert seen["permanent"].count(None) == number(it, "free")
    mine = [row for row in seen["standing"] if row["power"] == POWER_NAMES[power]]
    assert [row["bonus"] for row in mine] == [number(it, "bonus_after")]


def check_country(match: Match, question: Question, it: Remark, power: int) -> None:
    paid = paid_with_allies(match, number(it, "country"), power)
    assert paid is None or paid == number(it, "rest")


def check_engage(match: Match, question: Question, it: Remark, power: int) -> None:
    assert paid_with_allies(match, number(it, "region"), power) == number(it, "rest")


def check_exhausted(match: Match, question: Question, it: Remark, power: int) -> None:
    then = after(match, number(it, "country"))
    if not then.over and KINDS[then.question.kind].name == "exhaust_for_discount":
        assert then.question.about[2] == number(it, "left")


def check_pay(match: Match, question: Question, it: Remark, power: int) -> None:
    then = after(match, PAY)
    if KINDS[then.question.kind].name != "money_instead":
        assert state_of(then).stock[power][DIPLOMACY] == number(it, "left")


def check_export(match: Match, question: Question, it: Remark, power: int) -> None:
    resource, n = number(it, "resource"), number(it, "n")
    then = match if KINDS[question.kind].name == "export_how_many" else after(match, resource)
    if KINDS[then.question.kind].name == "export_how_many" and then.question.about[1] == resource:
        assert max(then.question.options) == n
        then = after(then, n)
    assert noted(match, then, EXPORTED)[0][2:6] == (power, resource, n, number(it, "money"))
    assert state_of(match).stock[power][resource] - n == number(it, "left")


def check_source(match: Match, question: Question, it: Remark, power: int) -> None:
    if KINDS[question.kind].name == "import_how_many":
        assert max(question.options) == number(it, "n")
        return
    seller = number(it, "seller")
    then = after(match, FROM_ALLIES if seller < 0 else seller)
    if KINDS[then.question.kind].name == "import_how_many":
        assert max(then.question.options) == number(it, "n")
        then = after(then, number(it, "n"))
    bought = noted(match, then, IMPORTED, BOUGHT_FROM)
    assert bought[0][2:6] == (power, number(it, "resource"), number(it, "n"), number(it, "money"))


def check_invest(match: Match, question: Question, it: Remark, power: int) -> None:
    country = number(it, "country")
    assert noted(match, after(match, country), INVESTED)[0][2:5] == (power, country, number(it, "money"))
    before, then = state_of(match), state_of(after(match, country))
    assert income(then, power) - income(before, power) == number(it, "income")
    assert number(it, "total") == number(it, "income") * number(it, "rounds")


def check_cash(match: Match, question: Question, it: Remark, power: int) -> None:
    if KINDS[question.kind].name == "cash_token":
        then = state_of(after(match, number(it, "region")))
        assert then.money[power] - state_of(match).money[power] == number(it, "money")


def check_prosper(match: Match, question: Question, it: Remark, power: int) -> None:
    before, then = state_of(match), state_of(after(match, YES))
    assert then.scored[power][3] - before.scored[power][3] == number(it, "vp")
    assert then.stock[power][GOODS] == number(it, "left")


def check_develop(match: Match, question: Question, it: Remark, power: int) -> None:
    then = after(match, number(it, "card"))
    if KINDS[then.question.kind].name != "money_for_services":
        gained = state_of(then).scored[power][FROM_DEVELOPMENTS] - state_of(match).scored[power][FROM_DEVELOPMENTS]
        assert gained == number(it, "vp")


def check_research(match: Match, question: Question, it: Remark, power: int) -> None:
    then = after(match, number(it, "card"))
    if KINDS[then.question.kind].name == "research_what" and then.question.seat == question.seat:
        assert then.question.about[1] == number(it, "left")


def check_research_ally(match: Match, question: Question, it: Remark, power: int) -> None:
    then = after(match, number(it, "country"))
    assert then.question.about[1] == number(it, "n")
    card = number(it, "card")
    assert card == 0 or (card in then.question.options and COST[card] > question.about[1])


def check_army(match: Match, question: Question, it: Remark, power: int) -> None:
    """What an army does where it goes: threats averted, opponents threatened, places won."""
    if KINDS[question.kind].name != "move_to" or number(it, "n") != 1:
        return
    r = number(it, "region")
    before, then = state_of(match), state_of(after(match, r))
    averted = len(threats(before, power, r)) - len(threats(then, power, r))
    if it.message == "army-defends":
        assert averted * THREAT_LOSS == number(it, "vp")
    elif it.message == "army-threatens":
        struck = [q for q in before.powers if power in threats(then, q, r) and power not in threats(before, q, r)]
        assert it.arguments["powers"] == Things("POWER", tuple(struck))
    else:
        assert (place_in(before, r, power), place_in(then, r, power)) == (number(it, "place"), number(it, "after"))


def check_needed(match: Match, question: Question, it: Remark, power: int) -> None:
    """What is lost where an army leaves."""
    r = number(it, "region")
    then = after(match, r)
    if KINDS[then.question.kind].name == "move_to":
        then = after(then, then.question.options[0])
    more = len(threats(state_of(then), power, r)) - len(threats(state_of(match), power, r))
    assert more * THREAT_LOSS == number(it, "vp")


def check_all_bought(match: Match, question: Question, it: Remark, power: int) -> None:
    """All that every source sells, as far as the money goes, unless some of it was paid out again."""
    resource = number(it, "resource")
    then = after(match, resource)
    while (
        KINDS[then.question.kind].name in ("import_from_whom", "import_how_many") and then.question.about[1] == resource
    ):
        sources = [option for option in then.question.options if option != DONE]
        if not sources:
            break
        then = after(then, max(sources) if KINDS[then.question.kind].name == "import_how_many" else sources[0])
    bought = sum(note[4] for note in noted(match, then, IMPORTED, BOUGHT_FROM))
    assert bought == number(it, "n") or noted(match, then, PAID_OUT)


def check_diplomacy(match: Match, question: Question, it: Remark, power: int) -> None:
    """W10.11: a full purchase is what earns it."""
    then = match if KINDS[question.kind].name == "import_how_many" else after(match, number(it, "seller"))
    if KINDS[then.question.kind].name == "import_how_many":
        then = after(then, number(it, "n"))
    under_way = [frame for frame in state_of(then).stack if frame[0] == TRADE.number]
    gained = (power, DIPLOMACY, number(it, "diplomacy"))
    assert any(note[2:5] == gained for note in noted(match, then, GAINS)) or under_way[-1][Trade.FROM_OPPONENT]


def check_prosperity(match: Match, question: Question, it: Remark, power: int) -> None:
    mat = GAME.view(state_of(match), question.seat)["mats"][POWER_NAMES[power]]
    assert mat["next_prosperity"] == {name: number(it, name) for name in ("goods", "vp", "money")}
    assert mat["stock"]["goods"] == number(it, "have")


def check_random(match: Match, question: Question, it: Remark, power: int) -> None:
    """The open cards have such a row."""
    cards = [CONTENT.random_influence[card - FIRST_RANDOM] for card in state_of(match).random_open]
    q, r = number(it, "power"), number(it, "region")
    assert state_of(match).seats[q] < 0
    assert any(row.power == POWER_NAMES[q] and row.region == REGION_NAMES[r] for card in cards for row in card.rows)


def check_defence(match: Match, question: Question, it: Remark, power: int) -> None:
    """Foretold for one token: the loss of that region after it."""
    r = number(it, "region")
    then = state_of(match).clone()
    then.defended[r][power] += number(it, "more")
    saved = len(threats(state_of(match), power, r)) - len(threats(then, power, r))
    assert saved * THREAT_LOSS == number(it, "vp")


def check_produce(match: Match, question: Question, it: Remark, power: int) -> None:
    if KINDS[question.kind].name == "produce_what":
        resource = number(it, "resource")
        then = after(match, resource)
        if KINDS[then.question.kind].name == "produce_how_many" and then.question.about[1] == resource:
            assert max(then.question.options) <= number(it, "n")


def check_track(match: Match, question: Question, it: Remark, power: int) -> None:
    resource = number(it, "resource")
    assert state_of(match).tracks[power][resource] == number(it, "before")
    assert state_of(after(match, resource)).tracks[power][resource] == number(it, "after")


def check_base(match: Match, question: Question, it: Remark, power: int) -> None:
    then = after(match, number(it, "country"))
    if KINDS[then.question.kind].name == "base_armies":
        assert max(then.question.options) == number(it, "n")
        built = noted(match, after(then, 1), BASE_BUILT)[0]
        assert built[2:6] == (power, number(it, "country"), 1, number(it, "money"))


def check_box(match: Match, question: Question, it: Remark, power: int) -> None:
    """How many allies can be readied, and how much can be produced with what there is."""
    if KINDS[question.kind].name != "choose_priority":
        return
    box = ("box-domestic", "box-diplomatic", "box-military").index(it.message)
    then = after(match, PRIORITY_LABELS[box])
    exhausted = len([c for c in state_of(match).allies[power] if not state_of(match).ready[c]])
    if not then.over and KINDS[then.question.kind].name == "ready_which" and then.question.seat == question.seat:
        assert min(then.question.about[1], exhausted) == number(it, "n")
    elif number(it, "n"):
        pytest.fail("allies could have been readied")


def check_asset(match: Match, question: Question, it: Remark, power: int) -> None:
    then = after_all(match, question.seat, number(it, "card"))
    assert state_of(then).vp[power] == number(it, "vp")


def after_all(match: Match, seat: int, option: int) -> Match:
    """A sealed choice: the others choose the first there is."""
    then = match.clone()
    kind = then.questions[0].kind
    then.answer(option, seat)
    while then.questions[0].kind == kind:
        then.answer(then.questions[0].options[0], then.questions[0].seat)
    return then


def check_majorities(match: Match, question: Question, it: Remark, power: int) -> None:
    for name, token in GAME.view(state_of(match), question.seat)["majorities"].items():
        counts = {row["power"]: (row["count"], row["vp"]) for row in token["standing"]}
        mine = counts.pop(POWER_NAMES[power])
        assert (number(it, name), number(it, f"{name}_vp")) == mine
        assert number(it, f"{name}_most") == max(count for count, _ in counts.values())


def check_scoring(match: Match, question: Question, it: Remark, power: int) -> None:
    assert number(it, "round") in SCORING_ROUNDS
    assert 0 <= number(it, "rounds") <= 2
    assert number(it, "round") == state_of(match).round + number(it, "rounds")


Check = Callable[[Match, Question, Remark, int], None]
CHECKS: dict[str, Check] = {
    "relations-price": check_country,
    "engage-price": check_engage,
    "exhaust-ally": check_exhausted,
    "pay-now": check_pay,
    "export-offer": check_export,
    "import-source": check_source,
    "invest-offer": check_invest,
    "token-worth": check_cash,
    "prosper-offer": check_prosper,
    "develop-offer": check_develop,
    "research-buy": check_research,
    "research-ally": check_research_ally,
    "army-defends": check_army,
    "army-threatens": check_army,
    "army-places": check_army,
    "army-needed": check_needed,
    "import-offer": check_all_bought,
    "import-diplomacy": check_diplomacy,
    "prosperity-next": check_prosperity,
    "random-coming": check_random,
    "defend-offer": check_defence,
    "produce-offer": check_produce,
    "raise-track": check_track,
    "base-offer": check_base,
    "box-domestic": check_box,
    "box-diplomatic": check_box,
    "box-military": check_box,
    "asset-given-up": check_asset,
    "majorities-stand": check_majorities,
    "scoring-in": check_scoring,
}


def test_what_is_told_is_what_happens() -> None:
    """Each figure is held against the position that the choice leads to, over whole games of two, three and four."""
    held: Counter[str] = Counter()
    for seed in range(5):
        for match in game(seed):
            for question in [] if match.over else match.questions[-1:]:
                power = state_of(match).powers[question.seat]
                slot = KINDS[question.kind].name == "choose_slot"
                for it in GUIDE.lesson(match, question.seat).weigh:
                    check = check_slot if slot and it.message == "token-here" else CHECKS.get(it.message)
                    if check:
                        check(match, question, it, power)
                        held[it.message] += 1
    assert set(held) == {"token-here", *CHECKS}, "some claims were never made"


def test_a_token_is_pushed_out_when_it_is_said_to_be() -> None:
    """New tokens are added to a row until the own one has gone."""
    told_of = 0
    for match in every_tenth(game(0)):
        s = state_of(match)
        for power in s.powers:
            question = Question(s.seats[power], REFRESH_WHERE, list(range(REGIONS)), (power,))
            for it in rows(Position(s, power), question):
                then = s.clone()
                then.noting = False
                r, added = number(it, "region"), 0
                mine = then.temporary[r].count(power)
                while then.temporary[r].count(power) == mine:
                    place(then, (power + 1) % 4, r, TEMPORARY)
                    added += 1
                assert added == number(it, "after")
                told_of += 1
    assert told_of


def every_tenth(moments: Iterator[Match]) -> Iterator[Match]:
    return (match for count, match in enumerate(moments) if count % 10 == 0)


def test_threats_are_counted_as_the_end_of_the_round_counts_them() -> None:
    at = table(
        turn="russia",
        phase="threats",
        armies={"europe": {"usa": 2, "russia": 1}, "central_asia": {"china": 1}},
        priority={"usa": "military"},
    )
    lesson = GUIDE.lesson(table(turn="russia", armies={"europe": {"usa": 2, "russia": 1}}).match, RUSSIA)
    threat = found(lesson.weigh, "threat-now")
    assert {it: threat.arguments[it] for it in ("power", "threat", "defence", "vp")} == {
        "power": USA,
        "threat": 2,
        "defence": 1,
        "vp": 2,
    }
    assert at.state.vp[RUSSIA] == -4, "the USA with its priority, and China"


def test_members_of_nato_do_not_threaten_each_other() -> None:
    at = table(turn="eu", armies={"europe": {"usa": 3}})
    assert "threat-now" not in names(asked(at).weigh)


def test_two_threats_at_once_are_a_grave_matter() -> None:
    at = table(turn="russia", armies={"europe": {"usa": 1}, "central_asia": {"china": 1}})
    first = asked(at).weigh[0]
    assert (first.message, first.grave, first.arguments["vp"]) == ("threats-in-all", True, 4)


def test_a_full_row_pushes_out_and_brings_nothing() -> None:
    region = "mena"
    owners = ["russia", "usa", "eu", "china", "usa"]
    at = table(turn="usa", temporary={region: owners}, permanent={region: ["eu", "russia", "china"]})
    token = Position(at.state, USA).token(REGION_NAMES.index(region), TEMPORARY)
    assert (token.vp, token.pushed) == (0, RUSSIA)


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_summary_adds_up_to_the_score_and_compares_with_the_right_rival() -> None:
    for seed in range(5):
        *_, match = game(seed)
        end = state_of(match)
        assert match.outcome is not None
        for seat, power in enumerate(end.powers):
            summary = GUIDE.summary(match, seat)
            result = found(summary.whole, "result")
            assert result.arguments["won"] == int(match.outcome.places[seat] == 1)
            rival = number(result, "power")
            others = [end.vp[q] for q in end.powers if q != power]
            assert number(result, "theirs") == max(others) == end.vp[rival]
            sources = [it for it in summary.whole if it.message in ("by-source", "decided-by")]
            assert sum(number(it, "mine") for it in sources) == end.vp[power]
            assert sum(number(it, "theirs") for it in sources) == end.vp[rival]
            assert len({number(it, "source") for it in sources}) == len(sources)
            assert [point.at for point in summary.points] == sorted(point.at for point in summary.points)
            for point in summary.points:
                assert 0 <= point.at <= len(match.answers)
            assert names(summary.advice)[-1] == "try-other-power"


def test_what_decided_is_the_source_with_the_greatest_difference() -> None:
    *_, match = game(0)
    end = state_of(match)
    for seat, power in enumerate(end.powers):
        whole = GUIDE.summary(match, seat).whole
        rival = number(found(whole, "result"), "power")
        ahead = 1 if end.vp[power] >= end.vp[rival] else -1
        greatest = max(ahead * (end.scored[power][it] - end.scored[rival][it]) for it in range(len(SOURCE_NAMES)))
        assert ahead * number(found(whole, "decided-by"), "difference") == greatest > 0


def test_what_came_of_it_tells_of_ones_own_losses() -> None:
    """A scoring, the threats before it, and the places that were won are all told at the next question."""
    seen: set[str] = set()
    for seed in range(3):
        for match in game(seed):
            if not match.over and match.question_to(0):
                seen |= set(names(GUIDE.lesson(match, 0).happened))
    assert {"scoring-came", "place-scored", "place-won", "place-lost", "income-came"} <= seen
    assert {"threat-suffered", "bought-from-you", "not-scored"} <= seen


def test_regions_of_allies_are_those_of_the_countries() -> None:
    at = table(turn="usa", phase="preparation", in_round=2, exhausted=["japan_s"])
    while at.asked != "usa" or at.question != "ready_which":
        at.do(at.options[0] if at.question != "choose_priority" else "diplomatic")
    ready = found(asked(at).weigh, "ready-ally")
    assert number(ready, "region") == REGION_OF[number(ready, "country")] < REGIONS
