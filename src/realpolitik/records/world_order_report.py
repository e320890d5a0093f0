"""What the report of a game of World Order tells beside its charts: standings, turning points, and tables."""

from collections.abc import Sequence
from typing import Final

from realpolitik.games.world_order.things import POWER_NAMES, RESOURCE_NAMES, SOURCE_NAMES
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.records.markup import Markup, element, folded, joined, section, table
from realpolitik.records.shared_report import columns, plain, side_named, turning_points
from realpolitik.records.world_order_figures import (
    ACTION,
    FATES,
    NO_POWER,
    PASSED,
    LeadPoint,
    Moment,
    RoundEnd,
    ScoredRegion,
    Standing,
    Threat,
    WorldOrderFigures,
    by_source,
    traded,
)

# what belongs to every turn and turns nothing, and what only its owner was told
UNTOLD: Final = (
    *("round_begins", "turn_begins", "scoring_begins", "ally_exhausted", "ally_ready", "country_open"),
    *("gains", "pays", "gains_money", "pays_money", "deck_shuffled", "market_opened", "market_discarded"),
    *("card_drawn", "cards_drawn", "card_discarded", "put_down_card", "pile_chosen", "advantage_drawn"),
)
NOTHING: Final = "–"


def sections(match: Match, figures: WorldOrderFigures, speaker: Speaker) -> list[Markup]:
    return [
        _standings(figures, speaker),
        turning_points(match, figures.moments, figures.turning_points, UNTOLD, _when, _swing, figures.words(), speaker),
        _vp(figures, speaker),
        _regions(figures, speaker),
        _economy(figures, speaker),
        _trade(figures, speaker),
        _cards(figures, speaker),
        _threats(figures, speaker),
    ]


# -- small words -------------------------------------------------------------------------------------------------------


def _unless_none(n: int) -> str:
    return plain(n) if n else ""


def _powers(figures: WorldOrderFigures, speaker: Speaker) -> list[Markup]:
    return [side_named(power, speaker) for power in figures.powers]


def _card(card: str, speaker: Speaker) -> str:
    return speaker.say(f"card-{dashed(card)}")


def _region(region: str, speaker: Speaker) -> str:
    return speaker.say(f"region-{dashed(region)}")


def _round(end: RoundEnd, speaker: Speaker) -> str:
    return speaker.say("report-round", n=end.round) if end.round else speaker.say("part-setup")


def _numbered(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
    """A table of figures, but for its first column."""
    return table(head, rows, numbers=range(1, len(head)))


# -- who is where ------------------------------------------------------------------------------------------------------


def _standings(figures: WorldOrderFigures, speaker: Speaker) -> Markup:
    last = figures.rounds[-1]
    rows = [
        [
            str(figures.places[power]),
            side_named(power, speaker),
            plain(last.scores[power]),
            str(sum([owners[power] for owners in last.influence.values()])),
            str(last.money[power]),
        ]
        for power in sorted(figures.powers, key=lambda power: figures.places[power])
    ]
    head = columns(speaker, "rank", "power", "vp", "tokens", "money")
    title = speaker.say("report-ranking" if figures.finished else "report-ranking.now")
    return section(title, table(head, rows, numbers=(0, 2, 3, 4)))


# -- turning points ----------------------------------------------------------------------------------------------------


def _swing(point: LeadPoint, before: Moment, after: Moment, speaker: Speaker) -> Markup:
    """By how much and to whom, how everybody's VP changed, and what lasted of it."""
    swing = speaker.say("report-lead", n=point.swing, who=speaker.seat(point.power))
    changed = [
        f"{speaker.seat(power)} {plain(before.scores[power])} → {plain(vp)}"
        for power, vp in after.scores.items()
        if vp != before.scores[power]
    ]
    lasting = [speaker.say("report-lasting", n=point.lasting)] if point.lasting != point.swing else []
    told = "; ".join([", ".join(changed), *lasting])
    return joined([element("span", swing, class_=f"swing {point.power}"), told], " — ")


def _when(moment: Moment, speaker: Speaker) -> str:
    who = speaker.seat(moment.power) if moment.power else ""
    part = "power-turn" if moment.part == ACTION else dashed(moment.part)
    return speaker.sentence(f"part-{part}", round=moment.round, turn=moment.turn, who=who)


# -- VP ----------------------------------------------------------------------------------------------------------------


def _vp(figures: WorldOrderFigures, speaker: Speaker) -> Markup:
    """By source and by round; then, of each power, both together."""
    vp = {power: by_source(figures.rounds, power) for power in figures.powers}
    there = [source for source in SOURCE_NAMES if any(vp[power][source] for power in figures.powers)]
    total = speaker.say("report-total")
    sources = [
        [speaker.say(f"source-{dashed(source)}"), *[_unless_none(vp[power][source]) for power in figures.powers]]
        for source in there
    ]
    sources.append([total, *[plain(sum(vp[power].values())) for power in figures.powers]])
    rounds = [
        [_round(end, speaker), *[speaker.say("report-gained", **_gained(end, power)) for power in figures.powers]]
        for end in figures.rounds
    ]
    powers = _powers(figures, speaker)
    both = [_vp_of(figures, power, there, speaker) for power in figures.powers]
    return section(
        speaker.say("report-vp"),
        _numbered([*columns(speaker, "source"), *powers], sources),
        _numbered([*columns(speaker, "round"), *powers], rounds),
        folded(speaker.say("report-vp-all"), *both),
        about=speaker.say("report-vp.help"),
    )


def _gained(end: RoundEnd, power: str) -> dict[str, object]:
    gained = sum(end.scored[power].values())
    sign = "+" if gained > 0 else ""
    return {"gained": sign + plain(gained), "total": plain(end.scores[power])}


def _vp_of(figures: WorldOrderFigures, power: str, there: Sequence[str], speaker: Speaker) -> Markup:
    """A row for each source of one power, a column for each round."""
    rows = [
        [speaker.say(f"source-{dashed(source)}"), *[_unless_none(end.scored[power][source]) for end in figures.rounds]]
        for source in there
    ]
    return _numbered([side_named(power, speaker), *[_round(end, speaker) for end in figures.rounds]], rows)


# -- regions -----------------------------------------------------------------------------------------------------------


def _regions(figures: WorldOrderFigures, speaker: Speaker) -> Markup:
    """A table for each scoring: how every owner of tokens stood in every region."""
    made = []
    for number in sorted({region.round for region in figures.regions}):
        those = [region for region in figures.regions if region.round == number]
        heading = element("h3", speaker.say("report-scoring", n=number))
        head = [*columns(speaker, "region"), *[side_named(owner, speaker) for owner in POWER_NAMES]]
        made += [heading, table(head, [_scored_region(region, speaker) for region in those])]
    if not made:
        made.append(element("p", speaker.say("report-no-scoring")))
    return section(speaker.say("report-regions"), *made, about=speaker.say("report-regions.help"))


def _scored_region(region: ScoredRegion, speaker: Speaker) -> list[str]:
    name = _region(region.region, speaker)
    standings = {standing.owner: standing for standing in region.standings}
    told = [_standing(standings[owner], speaker) if owner in standings else NOTHING for owner in POWER_NAMES]
    return [name if region.filled else speaker.say("report-not-filled", region=name), *told]


def _standing(standing: Standing, speaker: Speaker) -> str:
    parts = [
        speaker.say("report-place", n=standing.place),
        speaker.say("report-tokens", n=standing.tokens),
        *([speaker.say("report-armies", n=standing.armies)] if standing.armies else []),
        *([speaker.say("amount-vp", n=standing.vp)] if standing.vp else []),
    ]
    return ", ".join(parts)


# -- economy and trade -------------------------------------------------------------------------------------------------


def _economy(figures: WorldOrderFigures, speaker: Speaker) -> Markup:
    """Money by round, prosperity and developments as they are in the end; then everybody's resources."""
    money = [[_round(end, speaker), *[str(end.money[power]) for power in figures.powers]] for end in figures.rounds]
    last = figures.rounds[-1]
    grown = [
        [speaker.say("report-prosperity"), *[str(last.prosperity[power]) for power in figures.powers]],
        [
            speaker.say("report-developments"),
            *[
                ", ".join([_card(card, speaker) for card in last.developments[power]]) or NOTHING
                for power in figures.powers
            ],
        ],
    ]
    powers = _powers(figures, speaker)
    stocks = [_stock(figures, power, speaker) for power in figures.powers]
    return section(
        speaker.say("report-economy"),
        _numbered([*columns(speaker, "money"), *powers], money),
        table(["", *powers], grown),
        folded(speaker.say("report-stock"), *stocks),
    )


def _stock(figures: WorldOrderFigures, power: str, speaker: Speaker) -> Markup:
    rows = [
        [_round(end, speaker), *[str(end.stock[power][resource]) for resource in RESOURCE_NAMES]]
        for end in figures.rounds
    ]
    names = [speaker.say(f"resource-{resource}") for resource in RESOURCE_NAMES]
    return _numbered([side_named(power, speaker), *names], rows)


def _trade(figures: WorldOrderFigures, speaker: Speaker) -> Markup:
    """A row for each buyer, a column for each seller; unplayed powers sell, too."""
    sellers = [*POWER_NAMES[:-1], NO_POWER]
    rows = [
        [
            side_named(buyer, speaker) if buyer else speaker.say("trade-supply"),
            *[_deal(figures, buyer, seller, speaker) for seller in sellers],
        ]
        for buyer in (*figures.powers, NO_POWER)
    ]
    names = [side_named(seller, speaker) if seller else speaker.say("trade-allies") for seller in sellers]
    shown = _numbered([*columns(speaker, "buyer"), *names], rows)
    return section(speaker.say("report-trade"), shown, about=speaker.say("report-trade.help"))


def _deal(figures: WorldOrderFigures, buyer: str, seller: str, speaker: Speaker) -> str:
    units, money = traded(figures.deals, buyer, seller)
    return speaker.say("report-deal", units=units, money=money) if units else NOTHING


# -- cards and threats -------------------------------------------------------------------------------------------------


def _cards(figures: WorldOrderFigures, speaker: Speaker) -> Markup:
    """How many of each power met which fate; then every card, by who had it."""

    def count(fate: str, power: str, card: str = "") -> str:
        those = [use for use in figures.uses if (use.fate, use.side) == (fate, power) and card in ("", use.card)]
        return _unless_none(len(those))

    powers = _powers(figures, speaker)
    in_all = [
        [speaker.say(f"fate-{dashed(fate)}"), *[count(fate, power) for power in figures.powers]] for fate in FATES
    ]
    met = sorted({(use.card, use.fate) for use in figures.uses if use.fate != PASSED})
    every = [
        [
            _card(card, speaker),
            speaker.say(f"fate-{dashed(fate)}"),
            *[count(fate, power, card) for power in figures.powers],
        ]
        for card, fate in met
    ]
    head = [*columns(speaker, "card", "uses"), *powers]
    return section(
        speaker.say("report-cards"),
        _numbered([*columns(speaker, "uses"), *powers], in_all),
        folded(speaker.say("report-every-card"), table(head, every, numbers=range(2, len(head)))),
    )


def _threats(figures: WorldOrderFigures, speaker: Speaker) -> Markup:
    if not figures.threats:
        return section(speaker.say("report-threats"), element("p", speaker.say("report-no-threats")))
    suffered = [
        [side_named(power, speaker), *[_suffered(figures, power, opponent) for opponent in POWER_NAMES[:-1]]]
        for power in figures.powers
    ]
    head = [*columns(speaker, "threatened"), *[side_named(opponent, speaker) for opponent in POWER_NAMES[:-1]]]
    every = table(
        columns(speaker, "round", "threatened", "opponent", "region", "threat", "defence"),
        [_threat(threat, speaker) for threat in figures.threats],
        numbers=(0, 4, 5),
    )
    return section(
        speaker.say("report-threats"),
        _numbered(head, suffered),
        folded(speaker.say("report-threats-all"), every),
        about=speaker.say("report-threats.help"),
    )


def _suffered(figures: WorldOrderFigures, power: str, opponent: str) -> str:
    return _unless_none(len([it for it in figures.threats if (it.power, it.opponent) == (power, opponent)]))


def _threat(threat: Threat, speaker: Speaker) -> list[str]:
    return [
        str(threat.round),
        side_named(threat.power, speaker),
        side_named(threat.opponent, speaker),
        _region(threat.region, speaker),
        str(threat.threat),
        str(threat.defence),
    ]
