"""The book of a game: what of it never changes, in one language. A client reads it once."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from realpolitik.bots.roster import bots_of
from realpolitik.games import load, names
from realpolitik.kernel.game import Game
from realpolitik.language import Speaker, speak
from realpolitik.language.rules import rules_of
from realpolitik.language.speaker import VOCABULARIES, dashed
from realpolitik.lessons.roster import is_taught
from realpolitik.table.messages import (
    Book,
    BotOffer,
    CardFace,
    GameOffer,
    OptionOffer,
    Phase,
    Rule,
    ScenarioOffer,
    SeatOffer,
)

GAMES: Final = "realpolitik.games"


def prepare(language: str) -> None:
    """Make what every visitor asks for first, before anybody waits for it."""
    for offer in offers(language):
        book(offer.name, language)


@cache
def offers(language: str) -> list[GameOffer]:
    """All there is to play, as far as there are words for it."""
    return [_offer(load(name), speak(name, language)) for name in names() if name in VOCABULARIES]


def _offer(game: Game, speaker: Speaker) -> GameOffer:
    hands = game.secret_hands()
    return GameOffer(
        name=game.name,
        title=speaker.game(),
        length=speaker.say(f"length-{game.name}") if speaker.has(f"length-{game.name}") else "",
        scenarios=[
            ScenarioOffer(name=name, title=speaker.scenario(name), help=speaker.scenario_help(name))
            for name in game.scenarios
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
            )
            for option in game.options
        ],
        seats=[SeatOffer(name=name, title=speaker.seat(name)) for name in game.seats(game.setup())],
        bots=[
            BotOffer(
                name=name,
                title=speaker.say(f"bot-{name}"),
                help=speaker.say(f"bot-{name}.help"),
                seats=[seat for seat in game.seats(game.setup()) if name in bots_of(game.name, seat)],
            )
            for name in bots_of(game.name)
        ],
        taught=is_taught(game.name),
        secret_hands=[SeatOffer(name=name, title=speaker.seat(name)) for name in hands.names()] if hands else [],
    )


@cache
def book(name: str, language: str) -> Book:
    game, speaker = load(name), speak(name, language)
    layout = layout_of(name)
    components = game.components()
    return Book(
        game=name,
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


def _file(name: str, file: str) -> str:
    return files(f"{GAMES}.{name.replace('-', '_')}").joinpath(file).read_text(encoding="utf-8")


@cache
def layout_of(name: str) -> dict[str, Any]:
    return tomllib.loads(_file(name, "layout.toml"))


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
        name: speaker.say(f"short-{dashed(name)}")  # what a plate has room for
        for name in components["spaces"]
        if speaker.has(f"short-{dashed(name)}")
    }
    return found


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
