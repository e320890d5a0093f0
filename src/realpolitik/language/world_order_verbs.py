"""The ops of World Order's cards in words: for each its clause, and what follows that behind commas."""

from typing import Final

from realpolitik.games.world_order.amounts import CONDITIONS, COSTS, WAYS
from realpolitik.games.world_order.board import ALL_REGIONS, regions_in
from realpolitik.games.world_order.board import REGIONS as REGION_COUNT
from realpolitik.games.world_order.drawing import DISCARD_PILE, HAND
from realpolitik.games.world_order.effects import NOT_BOUND, NOTHING, REFERENCE
from realpolitik.games.world_order.engaging import FLAT, PER_ALLY
from realpolitik.games.world_order.ops_gains import ONCE, PER_FDI_TOKEN
from realpolitik.games.world_order.prices import BASE_ARMY_COST
from realpolitik.games.world_order.producing import ALL_RESOURCES
from realpolitik.games.world_order.things import ARMY, DIPLOMACY, GOODS, MONEY
from realpolitik.language.cards import Arguments
from realpolitik.language.world_order_clauses import OTHER_POWER, WorldOrderCardText, clauses_of
from realpolitik.language.world_order_names import power_name, power_number, region_name

_PILES: Final = {HAND: "hand", DISCARD_PILE: "discard", HAND | DISCARD_PILE: "either"}

# -- the eight actions -------------------------------------------------------------------------------------------------


@clauses_of("improve_relations")
def _improve_relations(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    where = "" if a["regions"] == ALL_REGIONS else t.places(a["regions"], "in")
    form = ("search" if a["search"] else "open") + ("-in" if where else "")
    letter = "" if a["exclude"] == NOTHING else t.letter(a["exclude"])
    other = "yes" if a["exclude"] != NOTHING and not letter else "no"
    told = [t.say(f"verb-improve-relations.{form}", mood=mood, where=where, other=other)]
    if letter:
        told.append(t.say("text-not-that-country", mark=letter))
    if a["discount"]:
        told.append(t.say("text-cheaper", amount=t.amount(DIPLOMACY, a["discount"])))
    if a["surcharge"]:
        told.append(t.say("text-dearer-from-board", amount=t.amount(DIPLOMACY, a["surcharge"])))
    if a["money_per_unit"]:
        told.append(t.say("text-money-for-diplomacy", amount=t.amount(MONEY, a["money_per_unit"])))
    if a["search"]:
        told.append(t.say("text-shuffled-afterwards"))
    return told


@clauses_of("engage")
def _engage(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    told = [t.say("verb-engage", mood=mood, where=t.places(a["regions"], "in", "a"))]
    told.extend(t.except_for(a["exclude"]))
    if not a["needs_ally"]:
        told.append(t.say("text-without-an-ally"))
    if a["discount"]:
        cheaper = t.say("text-cheaper", amount=t.amount(DIPLOMACY, a["discount"]))
        if a["discount_per"] != FLAT:
            per = "text-cheaper-per-ally" if a["discount_per"] == PER_ALLY else "text-cheaper-per-army"
            cheaper = t.say(per, cheaper=cheaper)
        if a["discount_where"] != ALL_REGIONS:
            only = "text-cheaper-there" if a["discount_per"] == FLAT else "text-cheaper-only"
            cheaper = t.say(only, cheaper=cheaper, where=t.places(a["discount_where"], "in"))
        told.append(cheaper)
    return told


@clauses_of("trade")
def _trade(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    told = [t.say("verb-trade.single" if a["single"] else "verb-trade", mood=mood)]
    if a["only_regions"] != NOTHING:
        told.append(t.say("text-only-countries-of", regions=t.places(a["only_regions"], "but")))
    if a["extra_allies"] != NOTHING:
        told.append(t.say("text-as-if-allies", regions=t.places(a["extra_allies"], "but")))
    if a["doubled"]:
        form = "text-symbols-twice.choose" if a["choose_doubled"] else "text-symbols-twice"
        told.append(
            t.say(form, types=t.types(a["doubled"], "list-or" if a["choose_doubled"] else "text-amounts-and", ".gen"))
        )
    return told


@clauses_of("invest")
def _invest(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    if a["target"] != NOTHING:
        told = [t.say("verb-invest.there", mood=mood, mark=t.letter(a["target"]))]
    elif a["other_region_than"] != NOTHING:
        told = [t.say("verb-invest.elsewhere", mood=mood, mark=t.letter(a["other_region_than"]))]
    else:
        told = [t.say("verb-invest", mood=mood)]
    if a["target"] != NOTHING and a["other_region_than"] != NOTHING:
        told.append(t.say("text-if-elsewhere", mark=t.letter(a["other_region_than"])))
    if a["not_exhausted"]:
        told.append(t.say("text-not-exhausted"))
    if a["allow_repeat"]:
        told.append(t.say("text-even-with-fdi", n=a["allow_repeat"]))
    if a["surcharge"]:
        told.append(t.say("text-dearer", amount=t.amount(MONEY, a["surcharge"])))
    return told


@clauses_of("move")
def _move(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    if a["per_region"]:
        count = t.say("text-armies", n=a["per_region"])
        where = t.places(a["regions"], "each")
    else:
        count = _count(t, "text-armies", a["least"], a["most"])
        where = _destination(t, a)
    told = [t.say("verb-move.to" if where else "verb-move", mood=mood, count=count, where=where)]
    if a["free"]:
        told.append(t.say("text-for-free"))
    elif a["surcharge"]:
        told.append(t.say("text-dearer-each", amount=t.amount(MONEY, a["surcharge"])))
    if a["ignores_access"]:
        told.append(t.say("text-without-access"))
    return told


def _destination(t: WorldOrderCardText, a: Arguments) -> str:
    """Where armies go; nothing where that is left to the rules."""
    one = a["to_one"] or a["most"] == 1
    if a["regions"] == ALL_REGIONS:
        return t.say("text-anywhere.one") if a["to_one"] and a["most"] != 1 else ""
    if a["regions"] < 0:
        return t.places(a["regions"], "to" if one else "all")
    return t.places(a["regions"], "one-of" if one and a["most"] != 1 and a["regions"].bit_count() > 1 else "to")


def _count(t: WorldOrderCardText, what: str, least: int, most: int) -> str:
    """A number that is chosen: up to so many, from so many to so many, or exactly so many."""
    if least >= most:
        return t.say(what, n=most)
    return t.say(f"{what}.range", least=least, n=most) if least else t.say(f"{what}.most", n=most)


@clauses_of("build_base")
def _build_base(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    if a["target"] != NOTHING:
        told = [t.say("verb-build-base.there", mood=mood, mark=t.letter(a["target"]))]
    else:
        told = [t.say("verb-build-base", mood=mood)]
    if a["allow_repeat"]:
        told.append(t.say("text-even-with-bases", n=a["allow_repeat"]))
    if a["army_limit"]:
        told.append(t.say("text-whatever-the-value", count=t.say("text-armies.most", n=a["army_limit"])))
    if a["army_cost"] == 0:
        told.append(t.say("text-armies-free"))
    elif a["army_cost"] != BASE_ARMY_COST:
        told.append(t.say("text-armies-at", amount=t.amount(MONEY, a["army_cost"])))
    if a["even_beside"]:
        told.append(t.say("text-may-be-permanent"))
    return told


@clauses_of("develop")
def _develop(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    told = [t.say("verb-develop", mood=mood)]
    if a["money_per_unit"]:
        told.append(t.say("text-money-for-services", amount=t.amount(MONEY, a["money_per_unit"])))
    return told


@clauses_of("produce")
def _produce(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    limit = a["most_units"]
    if a["of_one"]:
        told = [t.say("verb-produce.that", mood=mood, mark=t.letter(a["resources"]))]
    elif a["resources"] == ALL_RESOURCES:
        told = [t.say("verb-produce.types", mood=mood, n=a["types"])]
    elif limit and a["resources"].bit_count() == 1:
        amount = t.amount(a["resources"].bit_length() - 1, limit)
        return [t.say("verb-produce.most", mood=mood, amount=amount, n=limit)]
    else:
        told = [t.say("verb-produce.these", mood=mood, types=t.types(a["resources"], "text-amounts-and"))]
    return [*told, t.say("text-units-of-each", n=limit)] if limit else told


# -- gains, payments, cards --------------------------------------------------------------------------------------------


@clauses_of("gain")
def _gain(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    units = (("money", MONEY), ("diplomacy", DIPLOMACY), ("army", ARMY))
    gained = [t.amount(unit, a[name]) for name, unit in units if a[name]]
    if a["vp"]:
        gained.append(t.say("text-amount-vp", n=a["vp"]))
    told = t.say("verb-gain", mood=mood, what=t.joined("text-amounts-and", gained))
    if a["per"] == ONCE:
        return [told]
    return [t.say("text-per-fdi-token" if a["per"] == PER_FDI_TOKEN else "text-per-imported-type", what=told)]


@clauses_of("exchange")
def _exchange(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    form = "verb-exchange.times" if a["times"] > 1 else "verb-exchange"
    return [t.say(form, mood=mood, give=t.cost(a["give"]), get=t.cost(a["get"]), n=a["times"])]


@clauses_of("pay_to")
def _pay_to(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    return [t.say("text-pay-to", paid=paid(t, a, mood), what=t.block(a["program"]))]


def paid(t: WorldOrderCardText, a: Arguments, mood: str) -> str:
    """What is paid for more: resources, cards of the hand, cards for good."""
    told: list[str] = []
    if any(COSTS[a["cost"]]):
        told.append(t.say("verb-spend.bare", mood=mood, cost=t.cost(a["cost"])))
    if a["discards"]:
        told.append(t.say("verb-discard", mood=mood, n=a["discards"]))
    if a["trashes"]:
        told.append(t.say(f"verb-trash.{_PILES[a['trashes_from']]}", mood=mood, n=a["trashes"]))
    return t.joined("text-amounts-and", told)


@clauses_of("draw")
def _draw(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    return [t.say("verb-draw.by-ally" if a["by_ready_ally"] else "verb-draw", mood=mood, n=a["n"])]


@clauses_of("discard")
def _discard(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    if a["n"] <= REFERENCE:
        return [t.say("verb-discard.as-many", mood=mood, mark=t.letter(a["n"]))]
    return [t.say("verb-discard", mood=mood, n=a["n"])]


@clauses_of("trash")
def _trash(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    return [t.say(f"verb-trash.{_PILES[a['places']]}", mood=mood, n=a["n"])]


@clauses_of("trash_self")
def _trash_self(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    return [t.say("verb-trash-self", mood=mood)]


@clauses_of("play_another")
def _play_another(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    return [t.say("verb-play-another", mood=mood)]


@clauses_of("research_free")
def _research_free(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    return [t.say("verb-research-free.plays" if a["plays"] else "verb-research-free", mood=mood, n=a["most_cost"])]


@clauses_of("ready")
def _ready(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    bound = a["bind"] != NOT_BOUND
    form = (".one-chosen" if a["most"] == 1 else ".chosen") if bound else "" if a["most"] > 1 else ".one"
    return [t.say(f"verb-ready{form}", mood=mood, n=a["most"])]


# -- board and tracks --------------------------------------------------------------------------------------------------


@clauses_of("add_influence")
def _add_influence(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    form = ".permanent" if a["must_be_permanent"] else ""
    where = t.places(a["regions"], "each" if a["each"] else "to")
    told = [t.say(f"verb-add-influence{form}", mood=mood, where=where), *t.except_for(a["exclude"])]
    if a["even_beside"]:
        told.append(t.say("text-even-beside" if a["must_be_permanent"] else "text-which-may-be-permanent"))
    if a["condition"] != NOTHING:
        told.append(t.say("text-if-exported", amounts=t.amounts(CONDITIONS[a["condition"]])))
    return told


@clauses_of("refresh_influence")
def _refresh_influence(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    return [t.say("verb-refresh-influence", mood=mood, where=t.places(a["regions"], "in"))]


@clauses_of("convert_influence")
def _convert_influence(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    told = [t.say("verb-convert-influence", mood=mood, where=t.places(a["regions"], "in"))]
    return [*told, t.say("text-even-beside")] if a["even_beside"] else told


@clauses_of("place_army")
def _place_army(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    count, places = t.say("text-armies", n=a["n"]), a["regions"]
    told = t.say("verb-place-army", mood=mood, count=count, to=t.places(places, "to"), where=t.places(places, "in"))
    return [told, t.say("text-without-access")]


@clauses_of("increase_production")
def _increase_production(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    if a["of_one"]:
        return [t.say("verb-increase-production.that", mood=mood, mark=t.letter(a["tracks"]))]
    return [t.say("verb-increase-production", mood=mood, n=a["n"])]


@clauses_of("increase_prosperity")
def _increase_prosperity(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    told = [t.say("verb-increase-prosperity", mood=mood)]
    if a["discount"]:
        told.append(t.say("text-cheaper", amount=t.amount(GOODS, a["discount"])))
    return told


@clauses_of("choose_region")
def _choose_region(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    least = a["most"] if a["optional"] and a["most"] == 1 else a["least"]
    told = t.say("verb-choose-region", mood=mood, count=_count(t, "text-regions", least, a["most"]))
    among = a["regions"]
    if among == ALL_REGIONS:
        return [told]
    if not among or among.bit_count() * 2 > REGION_COUNT:
        return [t.say("text-other-than", what=told, places=t.places(ALL_REGIONS & ~among, "but"))]
    return [
        t.say(
            "text-among",
            what=told,
            places=t.joined("text-regions-and", [region_name(t.speaker, r, "nom") for r in regions_in(among)]),
        )
    ]


@clauses_of("choose_resource")
def _choose_resource(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    return [t.say("verb-choose-resource", mood=mood)]


# -- structure ---------------------------------------------------------------------------------------------------------


@clauses_of("choose")
def _choose(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    ways = [t.block(program) for program in WAYS[a["ways"]]]
    form = ".all" if a["pick"] == len(ways) else ".some" if a["pick"] > 1 else ""
    told = t.joined("text-ways-or" if a["pick"] == 1 else "text-ways-and", ways)
    return [t.say(f"verb-choose{form}", mood=mood, n=a["pick"], ways=told)]


@clauses_of("repeat")
def _repeat(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    form = ".distinct" if a["distinct_regions"] else ""
    return [t.say(f"verb-repeat{form}", n=a["times"], what=t.block(a["program"], mood))]


@clauses_of("power_may")
def _power_may(t: WorldOrderCardText, a: Arguments, mood: str) -> list[str]:
    cost = t.cost(a["cost"])
    if a["all_if_less"]:
        cost = t.say("text-or-all-there-is", cost=cost)
    name, number = power_name(t.speaker, a["power"], "the"), power_number(t.speaker, a["power"])
    told = [
        t.say("verb-power-may", power=name, number=number, cost=cost, what=t.block(a["program"], owner=OTHER_POWER))
    ]
    return [*told, t.say("text-free-if-unplayed")] if a["free_if_unplayed"] else told
