"""The loop of a game in the terminal: bots answer, people are asked until they do, every answer is kept."""

from realpolitik.bots.bot import Seat
from realpolitik.kernel.question import KINDS, NATURE, Question
from realpolitik.terminal.commands import obey
from realpolitik.terminal.names import in_a_row
from realpolitik.terminal.place import Leave, is_answered
from realpolitik.terminal.prompt import Command, Offered, Picked, offered, understand
from realpolitik.terminal.table import Table
from realpolitik.terminal.unknown_hands import answer, next_question, widened


def play(table: Table) -> None:
    """To the end of the game, and then until the people have seen enough. Leaving early loses nothing."""
    try:
        _keep(table)
        while True:
            while not table.match.over:
                _step(table, next_question(table))
            table.show_ending()
            _listen(table, None)
            _keep(table)
    except (Leave, EOFError, KeyboardInterrupt):
        table.console.say("")
        table.say_goodbye()


def _step(table: Table, question: Question) -> None:
    match, seat = table.match, question.seat
    if seat in table.bots:
        _move_bot(table, seat)
    else:
        if seat not in (NATURE, table.sitting):
            table.change_seats(seat)
        asked = widened(table, question)
        if not _goes_on(table, question):
            table.show_question(asked)
        begun = len(match.answers)
        option = _listen(table, asked)
        if option is not None:
            answer(table, question, option)
        if len(match.answers) > begun:
            table.typed_at.append(begun)
    _keep(table)


def _move_bot(table: Table, seat: int) -> None:
    """Where there are several, each one's turn is shown as it ends, apart from what came before it."""
    match, one_by_one = table.match, len(table.bots) > 1
    chosen = [who for who, _ in match.answers if who != NATURE]
    if one_by_one and chosen[-1:] != [seat]:
        table.show_fresh_notes()
    match.answer(table.bots[seat].choose(Seat(match, seat)).option, seat)
    if one_by_one and not match.over and [asked.seat for asked in match.questions] != [seat]:
        table.show_turn(seat)


def _listen(table: Table, question: Question | None) -> int | None:
    """Listen to a person until there is an answer; None when the question is to be looked at anew."""
    options = offered(question, table.picture) if question is not None else []
    while True:
        typed = understand(_line(table, question, options), options, table.speaker, table.commands)
        if isinstance(typed, Picked):
            return typed.option
        if isinstance(typed, Command):
            if obey(table, typed, question):
                return None
        elif is_answered(table, typed):
            continue
        elif question is None:
            raise Leave
        elif len(options) == 1:
            return options[0].option
        else:
            table.say("type-something")


def _line(table: Table, question: Question | None, options: list[Offered]) -> str:
    """What is typed next. Cards that people deal may be named several on one line."""
    if not table.typed_ahead:
        text = table.console.ask(_prompt(table, question))
        if not _deals(question) or isinstance(understand(text, [], table.speaker, table.commands), Command):
            return text
        table.typed_ahead = in_a_row(text, [(offer, offer.names) for offer in options])
    return table.typed_ahead.pop(0)


def _deals(question: Question | None) -> bool:
    return question is not None and question.seat == NATURE and KINDS[question.kind].points_at == "card"


def _goes_on(table: Table, question: Question) -> bool:
    """Whether the names typed on one line go on; at another question what is left of them is told, and forgotten."""
    if table.typed_ahead and not _deals(question):
        table.say("names-left", names=", ".join(table.typed_ahead))
        table.typed_ahead = []
    return bool(table.typed_ahead)


def _prompt(table: Table, question: Question | None) -> str:
    if question is None:
        return table.speaker.say("prompt-over") + " "
    who = table.speaker.say("chance") if question.seat == NATURE else table.picture.seat(question.seat)
    return table.speaker.say("prompt", who=who, options=len(question.options)) + " "


def _keep(table: Table) -> None:
    """A problem with keeping the game is told when it arises."""
    well = not table.autosave.problem
    table.autosave.keep(table.match)
    if well and table.autosave.problem:
        table.say("autosave-problem", problem=table.autosave.problem)
