"""`realpolitik games`: what there is to play."""

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.game import Game, Option, Value
from realpolitik.kernel.kits import faults, game_named, kit_of, names
from realpolitik.kernel.traits import Traits
from realpolitik.language import Speaker, speak
from realpolitik.language.speaker import Unspoken, capitalised, has_words
from realpolitik.terminal.console import Console


def games(console: Console, language: str) -> int:
    for name in names():
        if not has_words(name):  # a game from elsewhere, for programs only
            console.say(name)
            continue
        try:
            show_game(game_named(name), speak(name, language), console)
        except (RealpolitikError, Unspoken) as error:
            console.say_wrapped(f"{name}: {error}")
    for problem in faults():
        console.say_wrapped(problem)
    return 0


def show_game(game: Game, speaker: Speaker, console: Console) -> None:
    """The names to type stand first, what they mean beside them."""
    say = speaker.say
    console.say(f"{console.paint(speaker.game(), 'bold')}  {game.name}")
    console.say_wrapped(traits_told(kit_of(game.name).traits, speaker), "  ")
    console.say(f"  {say('games-scenarios')}")
    for scenario in game.scenarios:
        console.say(f"    {scenario:<20} {speaker.scenario(scenario)}")
        console.say_wrapped(speaker.scenario_help(scenario), " " * 25)
    console.say(f"  {say('games-seats', names=', '.join(game.seats(game.setup())))}")
    if game.presets:
        console.say(f"  {say('games-presets')}")
    for preset in game.presets:
        console.say(f"    {preset.name:<20} {speaker.preset_name(preset)}")
        console.say_wrapped(speaker.preset_help(preset), " " * 25)
        console.say_wrapped(" ".join(f"{name}={written(value)}" for name, value in preset.options.items()), " " * 25)
    console.say(f"  {say('games-options', game=game.name)}")
    for option in game.options:
        console.say(f"    {option.name:<20} {speaker.option_name(option)} ({speaker.rule(option.rule)})")
        console.say_wrapped(speaker.option_help(option), " " * 25)
        values = say("games-values", values=allowed(option), default=written(option.default))
        console.say_wrapped(values, " " * 25)


def traits_told(traits: Traits, speaker: Speaker) -> str:
    """What kind of game it is."""
    there = {
        "hidden": traits.hidden_information,
        "chance": traits.chance,
        "secret": traits.simultaneous,
        "alone": traits.solitaire is not None,
    }
    told = [speaker.say(f"trait-{name}") for name, holds in there.items() if holds]
    return capitalised("; ".join([*told, speaker.say("trait-questions", n=traits.questions)]))


def allowed(option: Option) -> str:
    """The values that an option takes, a run of numbers in short."""
    choices = option.choices
    numbers = [choice for choice in choices if type(choice) is int]
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} … {numbers[-1]}"
    return ", ".join(written(choice) for choice in choices)


def written(value: Value) -> str:
    """A value as the command line takes it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
