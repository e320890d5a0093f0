"""What a person may ask for at any prompt."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from realpolitik.bots.roster import SET_BY, bots_of, new_bot
from realpolitik.kernel.errors import BadSave, NothingToUndo, RealpolitikError
from realpolitik.kernel.hidden import take_back
from realpolitik.kernel.question import (
    ALLOWED,
    ARBITER,
    FACTS,
    FIRST_LABEL,
    KINDS,
    NOT_ASKED,
    REASONS,
    SPECTATOR,
    Question,
    Reason,
)
from realpolitik.kernel.save import write
from realpolitik.language import languages
from realpolitik.language.advice import because, bot_title
from realpolitik.language.speaker import dashed
from realpolitik.terminal.corrections import set_right
from realpolitik.terminal.names import find
from realpolitik.terminal.picture import Named
from realpolitik.terminal.place import AT_ANY_TABLE, find_card, find_one, look, says_yes
from realpolitik.terminal.prompt import Command, offered
from realpolitik.terminal.table import Table
from realpolitik.terminal.unknown_hands import hold


def obey(table: Table, command: Command, question: Question | None) -> bool:
    """Carry a command out. True when there is another question now, or the same is to be put again."""
    if sight := table.drawing.sights.get(command.name):
        look(table, sight, command.argument)
        return False
    if command.name in AT_ANY_TABLE:
        AT_ANY_TABLE[command.name](table, command.argument)
        return False
    return _HERE[command.name](table, command.argument, question)


def _discards(table: Table, argument: str, question: Question | None) -> bool:
    table.console.say(*table.picture.discards(table.sitting))
    _say_facts(table, "pile", "deck")
    return False


def _score(table: Table, argument: str, question: Question | None) -> bool:
    """What would be scored now; of a region that is named, all that it comes to."""
    if argument:
        for region in find_one(table, argument, _regions(table)):
            _say_facts(table, "region", region)
        return False
    table.say("standings")
    table.show_notes(table.picture.standings())
    return False


def _regions(table: Table) -> list[tuple[str, tuple[str, ...]]]:
    """The regions of the game, by their names in the code, with those that people have for them."""
    components = table.match.game.components()
    kind = "set" if components.get("regions") else "region"
    names = components.get("regions") or components["named"].get("region", [])
    return [(name, (table.speaker.say(f"{kind}-{dashed(name)}"),)) for name in names]


def _say_facts(table: Table, kind: str, name: str) -> None:
    """What something comes to now, as far as whoever sits here can know it."""
    match = table.match
    for fact in match.game.facts(match.state, table.sitting, match.chance.unknown(), kind, name):
        section = table.speaker.section_of(FACTS[fact[0]])
        table.console.say_wrapped(table.picture.cited(table.speaker.fact(fact), section))


def _card(table: Table, argument: str, question: Question | None) -> bool:
    """By its name, or by its number: as it is listed, where cards are, else as it is printed. By neither, one's own."""
    cards = table.picture.cards()
    listed = offered(question, table.picture) if question and KINDS[question.kind].points_at == "card" else []
    numbered = {str(table.picture.number_of(card)): card for card, _ in cards}
    numbered |= {str(offer.number): offer.option for offer in listed if offer.option < FIRST_LABEL}
    held = table.picture.cards_held(table.sitting)
    for card in find_card(table, argument, numbered, cards) if argument else held:
        table.console.say(*table.picture.card(card))
    return False


def _country(table: Table, argument: str, question: Question | None) -> bool:
    for country in find_one(table, argument, table.picture.countries()):
        table.console.say(*table.picture.country(country, table.sitting))
    return False


def _why(table: Table, argument: str, question: Question | None) -> bool:
    """Why something is not on offer, with the rule behind it."""
    if question is None:
        _say_reason(table, table.match.why_not(0, table.sitting))
        return False
    on_offer: list[Named] = [(offer.option, offer.names) for offer in offered(question, table.picture)]
    known = [option for option, _ in on_offer]
    named = [*on_offer, *[thing for thing in table.picture.things(question) if thing[0] not in known]]
    here = [((True, option), names) for option, names in named]
    elsewhere = [((False, thing), names) for thing, names in table.picture.other_things(question)]
    found = find(argument, [*here, *elsewhere])
    if found and not any(asked for (asked, _) in found):
        _say_reason(table, (NOT_ASKED,))
        return False
    for option in find_one(table, argument, named):
        _say_reason(table, table.match.why_not(option, question.seat))
    return False


def _say_reason(table: Table, reason: Reason) -> None:
    if reason == ALLOWED:
        table.say("on-offer")
        return
    sentence = table.picture.cited(table.speaker.reason(reason), table.speaker.section_of(REASONS[reason[0]]))
    table.console.say_wrapped(sentence)


def _hint(table: Table, argument: str, question: Question | None) -> bool:
    """What a bot would choose, and why."""
    choice = None if question is None else table.advice(question)
    if question is None or choice is None:
        table.say("no-hint")
        return False
    speaker, (name, _, _) = table.speaker, table.adviser.partition(SET_BY)
    option, why = speaker.option(question, choice.option), because(speaker, choice.why)
    table.say("hint-given", bot=bot_title(speaker, name), option=option, why=why)
    return False


def _undo(table: Table, argument: str, question: Question | None) -> bool:
    """People who roll or deal, with no bot among them, may take back whatever was typed last: a die, a card."""
    match = table.match
    try:
        if match.chance.by_hand() and not table.bots:
            take_back(match, _begun(table))
        else:
            match.undo(ARBITER if match.can_undo(ARBITER) else table.sitting)
    except NothingToUndo:
        table.say("nothing-to-undo")
        return False
    table.told = min(table.told, len(table.match.log))
    table.say("undone")
    return True


def _begun(table: Table) -> int:
    """How many answers there were before what was typed last, as far as it was typed here."""
    while table.typed_at and table.typed_at[-1] >= len(table.match.answers):
        table.typed_at.pop()
    return table.typed_at.pop() if table.typed_at else len(table.match.answers)


def _resign(table: Table, argument: str, question: Question | None) -> bool:
    """Whoever sits here gives the game up; of three or more, where other people are left, to a bot that plays on."""
    match, seat = table.match, table.sitting
    if question is None or seat == SPECTATOR:  # nobody has sat down yet, while cards are dealt
        _say_reason(table, match.why_not(0, seat))
        return False
    people = [other for other in range(len(match.seats)) if other != seat and other not in table.bots]
    plays_on = len(match.seats) > 2 and bool(people)
    if not says_yes(table, argument):
        table.say("resign-to-bot-sure" if plays_on else "resign-sure")
        return False
    if plays_on:
        name = bots_of(match.game.name, match.seats[seat])[0]
        table.bots[seat] = new_bot(name, match.game.name, f"resigned/{len(match.answers)}")
        table.say("resigned-to-bot", who=table.picture.seat(seat), bot=table.speaker.say(f"bot-{name}"))
    else:
        match.resign(seat)
    return True


def _draw(table: Table, argument: str, question: Question | None) -> bool:
    """All who sit here agree on a draw; bots agree on none."""
    if question is None:
        _say_reason(table, table.match.why_not(0, table.sitting))
        return False
    if table.bots or len(table.match.seats) == 1:
        table.say("draw-not-here")
        return False
    if not says_yes(table, argument):
        table.say("draw-sure")
        return False
    table.match.agree_on_draw()
    return True


def _set(table: Table, argument: str, question: Question | None) -> bool:
    return set_right(table, argument)


def _hold(table: Table, argument: str, question: Question | None) -> bool:
    return hold(table, argument)


def _save(table: Table, argument: str, question: Question | None) -> bool:
    if not argument:
        table.say("file-needed")
        return False
    try:
        write(table.match, Path(argument).expanduser())
    except BadSave:
        table.say("file-not-ours", file=argument)
    except OSError as error:
        table.say("not-saved", file=argument, problem=error.strerror or str(error))
    except (RuntimeError, ValueError) as error:  # ~nobody, or what no file can be called
        table.say("not-saved", file=argument, problem=str(error))
    else:
        table.say("saved", file=argument)
    return False


def _language(table: Table, argument: str, question: Question | None) -> bool:
    try:
        table.speak(argument.lower())
    except RealpolitikError:
        table.say("languages", names=", ".join(languages()))
        return False
    return True


_HERE: Final[dict[str, Callable[[Table, str, Question | None], bool]]] = {
    "card": _card,
    "country": _country,
    "discards": _discards,
    "score": _score,
    "why": _why,
    "hint": _hint,
    "undo": _undo,
    "resign": _resign,
    "draw": _draw,
    "set": _set,
    "hold": _hold,
    "save": _save,
    "language": _language,
}
