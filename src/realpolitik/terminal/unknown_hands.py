"""Hands that the program does not know: what may be answered from them, and asking for what it must know."""

from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.hidden import hands_of, hands_that_matter, offers, settle, show
from realpolitik.kernel.question import ARBITER, Question
from realpolitik.terminal.names import alike, find, in_a_row, normalise
from realpolitik.terminal.table import Table


def next_question(table: Table) -> Question:
    """Whoever keeps the board answers first; what another has chosen in secret is typed when it is shown."""
    unknown = table.match.unknown_seats()
    questions = table.match.questions
    return next((question for question in questions if question.seat not in unknown), questions[0])


def widened(table: Table, question: Question) -> Question:
    """The question with all that it may be answered with, as far as anybody knows."""
    if not table.match.chance.unknown():
        return question
    return Question(question.seat, question.kind, list(offers(table.match, question)), question.about)


def answer(table: Table, question: Question, option: int) -> None:
    """Answer a question; first the hands are told, as far as the answer rests on them."""
    match = table.match
    if match.chance.unknown():
        for said in offers(match, question)[option]:
            match.answer(said, ARBITER)
        _ask_what_matters(table, question.seat, option)
    match.answer(option, question.seat)


def _ask_what_matters(table: Table, seat: int, option: int) -> None:
    """Before the program would go by cards that it merely assumes, people name the real ones."""
    while hands := hands_that_matter(table.match, seat, option):
        unknown = len(hands_of(table.match.game).assumed(table.match.state, (hands[0],)))
        who = table.speaker.seat(hands[0])
        table.show_fresh_notes()
        table.say("matters", who=who, n=unknown)
        line = table.console.ask(table.speaker.say("matters-prompt", who=who) + " ")
        if line.strip():
            _show(table, hands[0], line)
        elif settle(table.match, seat, option):
            return
        else:
            table.say("matters-all")


def hold(table: Table, text: str) -> bool:
    """`hold ussr fidel, nasser`: a hand turns out to hold cards. True when it did."""
    unknown = table.match.chance.unknown()
    if not unknown:
        table.say("hold-not-here")
        return False
    side, _, cards = text.strip().partition(" ")
    hands = hands_of(table.match.game).names()
    named = [hand for hand in hands if normalise(side) in (hand, normalise(table.speaker.seat(hand)))]
    if not named or not cards:
        table.say("hold-usage")
        return False
    if named[0] not in unknown:
        table.say("hold-known", names=", ".join(table.speaker.seat(hand) for hand in unknown))
        return False
    return _show(table, named[0], cards)


def _show(table: Table, hand: str, text: str) -> bool:
    """Cards of a hand by their names or numbers, one after another; what is wrong with one is said."""
    before = len(table.match.answers)
    for name in in_a_row(text, table.picture.cards()):
        cards = table.picture.cards()
        numbered = [card for card, _ in cards if str(table.picture.number_of(card)) == name.strip()]
        found = numbered or find(name, cards)
        if alike(found, cards):
            found = _first_unseen(table, found)
        if len(found) == 1:
            _show_card(table, hand, found[0])
        elif found:
            table.say("unclear", names=", ".join(table.speaker.card(card) for card in found))
        else:
            table.say("no-such-name", text=name)
    return len(table.match.answers) > before


def _first_unseen(table: Table, copies: list[int]) -> list[int]:
    """One of several copies of a card, that could be in the hand if any could."""
    unseen = hands_of(table.match.game).unseen(table.match.state, table.match.chance.unknown())
    return [*[card for card in copies if card in unseen], *copies][:1]


def _show_card(table: Table, hand: str, card: int) -> None:
    if not hands_of(table.match.game).assumed(table.match.state, (hand,)):
        table.say("hold-enough")
        return
    try:
        show(table.match, hand, card)
    except WrongAnswer:
        table.say("hold-elsewhere", card=card)
