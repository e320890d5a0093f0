"""The book of a game: what of it never changes, in one language. A client reads it once."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from realpolitik.bots.roster import bots_of, usual_bot
from realpolitik.kernel.game import Game, Value
from realpolitik.kernel.kits import faults, game_named, kit_of, names
from realpolitik.language import Speaker, speak
from realpolitik.language.advice import bot_help, bot_title
from realpolitik.language.files import HOME, REFERENCE
from realpolitik.language.rules import rules_of
from realpolitik.language.speaker import dashed, vocabulary_of
from realpolitik.lessons.roster import guide_of, is_taught, stage_of
from realpolitik.table.files import File
from realpolitik.table.journal import write
from realpolitik.table.messages.lobby import (
    Book,
    BotOffer,
    CardFace,
    GameOffer,
    OptionOffer,
    Phase,
    PresetOffer,
    Rule,
    ScenarioOffer,
    SeatingOffer,
    SeatOffer,
)
from realpolitik.table.staging import offer_of_scene

_REMARKS: Final = re.compile(r"^#.*\n", re.MULTILINE)  # of Fluent, to translators


def prepare(language: str) -> None:
    """Make what every visitor asks for first, before anybody waits for it; and say which games nobody will see."""
    if language == REFERENCE:
        for problem in [*faults(), *filter(None, map(why_not_shown, names()))]:
            write("game left out", why=problem)
    for offer in offers(language):
        printed(offer.name, language, brief=False)


def compress(language: str) -> None:
    """Make ready to be sent what every visitor asks for; whole books, which take as long again, few look up."""
    for offer in offers(language):
        printed(offer.name, language, brief=True).get_ready()
        if picture := picture_of(offer.name):
            picture.get_ready()


def why_not_shown(name: str) -> str:
    """Why a game cannot be played in the browser, in a sentence; nothing where it can."""
    kit = kit_of(name)
    lacking = [part for part, there in (("words", kit.vocabulary), ("board", kit.layout)) if not there]
    if lacking:
        return f"{name} cannot be played in the browser: it comes without {' and without '.join(lacking)}"
    try:
        offer_of(name, REFERENCE)
        book(name, REFERENCE)
    except Exception as error:  # whatever another package does wrong
        return f"{name} cannot be played in the browser: {type(error).__name__}: {error}"
    return ""


def offers(language: str) -> list[GameOffer]:
    """All there is to play, as far as it can be shown."""
    listed = sorted(names(), key=lambda name: (not kit_of(name).foremost, name))
    return [offer_of(name, language) for name in listed if not why_not_shown(name)]


@cache
def offer_of(name: str, language: str) -> GameOffer:
    game, speaker = game_named(name), speak(name, language)
    hands = game.secret_hands()
    return GameOffer(
        name=game.name,
        title=speaker.game(),
        length=speaker.say(f"length-{game.name}") if speaker.has(f"length-{game.name}") else "",
        scenarios=[
            ScenarioOffer(name=name, title=speaker.scenario(name), help=speaker.scenario_help(name))
            for name in game.scenarios
        ],
        presets=[
            PresetOffer(
                name=preset.name,
                title=speaker.preset_name(preset),
                help=speaker.preset_help(preset),
                options=dict(preset.options),
            )
            for preset in game.presets
        ],
        options=[
            OptionOffer(
                name=option.name,
                title=speaker.option_name(option),
                help=speaker.option_help(option),
                rule=option.rule,
                choices=list(option.choices),
                titles=[speaker.value(choice) for choice in option.choices],
                default=option.default,
                scenarios=list(option.scenarios),
                needs=option.needs,
            )
            for option in game.options
        ],
        seats=_seats(game, speaker, {}),
        seatings=[
            SeatingOffer(options=dict(seating.options), seats=_seats(game, speaker, seating.options))
            for seating in kit_of(game.name).traits.seatings
        ],
        bots=[
            BotOffer(
                name=name,
                title=bot_title(speaker, name),
                help=bot_help(speaker, name),
                seats=[seat for seat in _all_seats(game) if name in bots_of(game.name, seat)],
                usual=name == usual_bot(game.name),
            )
            for name in bots_of(game.name)
        ],
        taught=is_taught(game.name),
        taught_with=dict(guide_of(game.name).options) if is_taught(game.name) else {},
        scenes=[offer_of_scene(it, speaker) for it in stage_of(game.name).scenes],
        problems=[offer_of_scene(it, speaker) for it in stage_of(game.name).problems],
        secret_hands=[SeatOffer(name=name, title=speaker.seat(name)) for name in hands.names()] if hands else [],
        book=digest_of(name, language),
        picture=shown.digest if (shown := picture_of(name)) else "",
    )


def _all_seats(game: Game) -> list[str]:
    """Every seat that there is with some options."""
    seatings = kit_of(game.name).traits.seatings
    tables = [game.seats(game.setup("", seating.options)) for seating in seatings]
    return list(dict.fromkeys([name for seats in tables for name in seats]))


def _seats(game: Game, speaker: Speaker, options: Mapping[str, Value]) -> list[SeatOffer]:
    return [SeatOffer(name=name, title=speaker.seat(name)) for name in game.seats(game.setup("", options))]


@cache
def book(name: str, language: str) -> Book:
    game, speaker = game_named(name), speak(name, language)
    layout, components = layout_of(name), game.components()
    return Book(
        game=name,
        brief=False,
        language=language,
        title=speaker.game(),
        layout=layout,
        land=_file(name, layout["land"]),
        components=components,
        names=_names(speaker, components),
        cards=_cards(speaker, components),
        rules=[Rule(number=x.number, title=x.title, text=x.text) for x in rules_of(name, language)],
        sequence=_sequence(name, language, layout),
    )


@cache
def printed(name: str, language: str, brief: bool) -> File:
    """The book as it is sent."""
    whole = book(name, language)
    return File((_in_brief(whole) if brief else whole).model_dump_json().encode())


def _in_brief(whole: Book) -> Book:
    """The rules without their text, which few look up; but for how those begin that explain an instrument."""
    told = {number for it in whole.layout.get("instrument", []) for number in it.get("rules", [])}
    rules = [
        rule.model_copy(update={"text": rule.text.partition("\n\n")[0] if rule.number in told else ""})
        for rule in whole.rules
    ]
    return whole.model_copy(update={"brief": True, "rules": rules})


def digest_of(name: str, language: str) -> str:
    """By which the book in brief is asked for."""
    return printed(name, language, brief=True).digest


@cache
def picture_of(name: str) -> File | None:
    """The board as a small picture, as it is sent, where a game has one."""
    path = layout_of(name).get("picture", "")
    return File(_file(name, path).encode()) if path else None


def page_words(language: str) -> str:
    """What the page itself says: our own words, and those that games of other packages bring for their boards."""
    shown = [name for name in names() if not why_not_shown(name)]
    brought = [home for name in shown if (home := vocabulary_of(name).home)]
    paths = [home / language / "page.ftl" for home in (HOME, *brought)]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())
    return _REMARKS.sub("", text)


def _file(name: str, file: str) -> str:
    return files(kit_of(name).package).joinpath(file).read_text(encoding="utf-8")


@cache
def layout_of(name: str) -> dict[str, Any]:
    return tomllib.loads(_file(name, kit_of(name).layout))


def _names(speaker: Speaker, components: dict[str, Any]) -> dict[str, dict[str, str]]:
    """The names of things, by what they are. The ids of their messages follow from the names in the code.

    Games that share labels have words for those that they can offer.
    """
    found = {
        kind: {
            name: speaker.say(f"{kind}-{dashed(name)}")
            for name in names
            if kind != "label" or speaker.has(f"{kind}-{dashed(name)}")
        }
        for kind, names in components["named"].items()
    }
    found["short"] = {
        name: speaker.say(f"short-{dashed(name)}")  # what a plate, or the ground of a region, has room for
        for name in [*places(components), *components.get("regions", {})]
        if speaker.has(f"short-{dashed(name)}")
    }
    return found


def places(components: dict[str, Any]) -> list[str]:
    """What lies on the board to be pointed at: the spaces of a map, or things of the kinds that a game has instead."""
    named = [name for kind in components.get("place_kinds", []) for name in components["named"][kind]]
    return [*components.get("spaces", {}), *named]


def _cards(speaker: Speaker, components: dict[str, Any]) -> dict[str, CardFace]:
    return {
        name: CardFace(
            title=speaker.card(card["number"]),
            text=speaker.card_text(card["number"]),
            facts=speaker.card_facts(card["number"]),
        )
        for name, card in components["cards"].items()
    }


def _sequence(name: str, language: str, layout: dict[str, Any]) -> list[Phase]:
    """The steps of a turn, as the rules name them."""
    titles = {rule.number: rule.title for rule in rules_of(name, language)}
    return [
        Phase(rule=step["rule"], title=titles.get(step["rule"], step["rule"]), phases=step.get("phases", []))
        for step in layout.get("sequence", [])
    ]
