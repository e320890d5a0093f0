"""Playing with hands that the program does not know: what can be answered from them, and when they must be told.

Answers are as ever; before one that rests on an unknown hand come answers of the ARBITER, which say what that holds.
"""

from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.game import Game
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import ARBITER, KINDS, NATURE, Question
from realpolitik.kernel.running import answer, open_questions
from realpolitik.kernel.secret import SecretHands
from realpolitik.kernel.state import State

Seen = tuple[object, ...]


def hands_of(game: Game) -> SecretHands:
    hands = game.secret_hands()
    if hands is None:
        raise ValueError(f"{game.name} has no hands that could be unknown")
    return hands


def offers(match: Match, question: Question) -> dict[int, list[int]]:
    """All that a question may be answered with at the table, and what the arbiter has to say before each."""
    unknown = match.chance.unknown()
    if not unknown:
        return {option: [] for option in question.options}
    hands = hands_of(match.game)
    about_cards = KINDS[question.kind].points_at == "card"
    assumed = hands.assumed(match.state, unknown) if about_cards else []
    unseen = hands.unseen(match.state, unknown) if about_cards else []
    found: dict[int, list[int]] = {option: [] for option in question.options if option not in assumed}
    redeals = hands.redeals(match.state, unknown)
    for before in ([], redeals[0]):  # a card may be on offer only where the others are harmless: the dearest of a hand
        state = _after(match, before)
        for card in [card for card in unseen if card not in found]:
            for way in hands.ways(state, card, unknown):
                if card in _options_after(match, question, [*before, way]):
                    found[card] = [*before, way]
                    break
    if question.seat in hands.seats(match.state, unknown):
        for redeal in redeals:
            for option in _options_after(match, question, redeal):
                if option not in found and option not in unseen:
                    found[option] = redeal
    return found


def _options_after(match: Match, question: Question, said: list[int]) -> list[int]:
    """What the same question offers after the arbiter has spoken."""
    state = _after(match, said)
    return [o for q in open_questions(state) if q.seat == question.seat and q.kind == question.kind for o in q.options]


def _after(match: Match, said: list[int]) -> State:
    state = match.state.clone()
    for option in said:
        match.game.correct(state, option)
    return state


def show(match: Match, hand: str, card: int) -> None:
    """An unknown hand turns out to hold a card that nobody has seen yet."""
    unknown = match.chance.unknown()
    hands = hands_of(match.game)
    if hand not in unknown:
        raise WrongAnswer(f"the hand {hand!r} is known; unknown are {', '.join(unknown) or 'none'}")
    if card not in hands.unseen(match.state, unknown):
        raise WrongAnswer(f"card {card} cannot be in the hand {hand!r}: it has been seen elsewhere, or shown already")
    match.correct(hands.shows(match.state, hand, card))


def correctables(match: Match) -> list[Correctable]:
    """What people may set right, as far as anybody knows how it stands."""
    found = match.game.corrections(match.state)
    unknown = match.chance.unknown()
    return hands_of(match.game).conceal(match.state, found, unknown) if unknown else found


def set_right(match: Match, option: int) -> None:
    """Set something right; a card of which the program merely assumes where it is, from where nobody has seen it."""
    unknown = match.chance.unknown()
    said = hands_of(match.game).before(match.state, option, unknown) if unknown else []
    for exchange in said:
        match.correct(exchange)
    match.correct(option)


def hands_that_matter(match: Match, seat: int, option: int) -> list[str]:
    """The unknown hands on which it depends what everybody sees happen after this answer."""
    return [hand for hand in match.chance.unknown() if _matters(match, seat, option, (hand,))]


def _matters(match: Match, seat: int, option: int, hand: tuple[str, ...]) -> bool:
    hands = hands_of(match.game)
    if not hands.assumed(match.state, hand):
        return False
    expected = _outcome(match, seat, option, [], hand)
    if expected is None:
        return True
    for redeal in hands.redeals(match.state, hand):
        if _still_offered(match, seat, option, redeal) and _outcome(match, seat, option, redeal, hand) != expected:
            return True
    return False


def _still_offered(match: Match, seat: int, option: int, said: list[int]) -> bool:
    """Another deal may not allow the answer, or not even lead to the question; then it is not how the cards lie."""
    return any(q.seat == seat and option in q.options for q in open_questions(_after(match, said)))


def _outcome(match: Match, seat: int, option: int, said: list[int], hand: tuple[str, ...]) -> Seen | None:
    """What all but the holder of the hand see up to the next question; None where an assumed card comes to light."""
    hands = hands_of(match.game)
    state = _after(match, said)
    named = [option for q in open_questions(state) if q.seat == seat and KINDS[q.kind].points_at == "card"]
    assumed = [card for card in hands.assumed(state, hand) if card not in named]
    state.noting = True
    state.notes.clear()
    answer(state, option, seat)
    asked = open_questions(state)
    unseen = hands.unseen(state, hand)
    if any(card not in unseen for card in assumed):
        return None
    holders = hands.seats(state, hand)
    notes = [note for note in state.notes if note[1] not in holders]
    private = [NATURE, *holders]  # who may be offered what lies in the hand
    questions = [(q.seat, q.kind, q.about, [] if q.seat in private else q.options) for q in asked]
    return (notes, questions, state.outcome)


def take_back(match: Match, begun: int) -> None:
    """Go back to before what was typed last, when `begun` answers had been given: what was told with it goes too."""
    match.take_back()
    while len(match.answers) > begun and match.answers[-1][0] == ARBITER:
        match.take_back()


def settle(match: Match, seat: int, option: int) -> bool:
    """Nothing more of the unknown hands matters: assume harmless cards, if there are such that stay hidden."""
    unknown = match.chance.unknown()
    for redeal in hands_of(match.game).redeals(match.state, unknown):
        if _still_offered(match, seat, option, redeal) and _outcome(match, seat, option, redeal, unknown) is not None:
            for exchange in redeal:
                match.answer(exchange, ARBITER)
            return True
    return False
