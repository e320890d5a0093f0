"""A table of wood with a box on it: people roll the dice, deal the cards, keep hands secret, set the board right.

There, questions go to people that elsewhere go to chance; and those to a hand that the program does not know go to
everybody: whoever keeps the board answers for the others too.
"""

import secrets
from collections.abc import Sequence
from typing import Any

from realpolitik.kernel import hidden
from realpolitik.kernel.chance import ByHand, Chance, Recorded, Seeded, chance_from
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.errors import RealpolitikError, WrongAnswer
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import ARBITER, KINDS, NATURE, SPECTATOR, Question
from realpolitik.kernel.running import answer, open_questions
from realpolitik.language import Speaker, speak
from realpolitik.table.book import places
from realpolitik.table.messages.lobby import RealTable
from realpolitik.table.messages.real_table import CorrectableTold, CorrectableValue, Corrections, Matters, UnknownHand
from realpolitik.table.messages.screen import RealTableTold

Stored = dict[str, Any]


class HandMatters(RealpolitikError):
    """What follows depends on a hand that the program does not know: people have to tell more of it first."""

    def __init__(self, matters: Matters) -> None:
        super().__init__(
            f"what follows depends on the hand {matters.hand!r}: send the cards of it that matter in `shown`"
            + ("" if matters.all else ", or `no_more`")
        )
        self.matters = matters


# -- who rolls and deals -----------------------------------------------------------------------------------------------


def chance_for(wanted: RealTable | None, seed: str) -> Chance:
    return Seeded(seed) if wanted is None else ByHand(seed, wanted.cards, tuple(wanted.unknown))


def stored(chance: Chance) -> Stored | None:
    """What of it is in the hands of people, for the store: the seed is kept apart."""
    if not chance.by_hand():
        return None
    return {name: value for name, value in chance.describe().items() if name != "seed"}


def new_seed() -> str:
    """The secret that the chance of a match comes from."""
    return secrets.token_hex(16)


def restored(chance: Stored | None, seed: str) -> Chance:
    return chance_from({**(chance or {"by": "seed"}), "seed": seed})


def told(match: Match) -> RealTableTold | None:
    """What a viewer has to know of such a table; nothing of any other."""
    if not match.chance.by_hand():
        return None
    cards = match.chance.describe().get("cards") is True
    return RealTableTold(cards=cards, unknown=[seat for seat in match.unknown_seats() if seat >= 0])


# -- questions ---------------------------------------------------------------------------------------------------------


def answerers(match: Match, question: Question) -> list[int]:
    """The seats whose people may answer a question. What somebody draws into a known hand is for that seat alone."""
    everybody, unknown = list(range(len(match.seats))), match.unknown_seats()
    if question.seat in unknown:
        return everybody
    if question.seat != NATURE:
        return [question.seat]
    if not match.chance.by_hand() or isinstance(match.chance, Recorded):  # of a replay nobody is asked
        return []
    seats = match.view(SPECTATOR).get("seats", {}) if _is_about_cards(question) else {}
    drawing = next((seats[named] for named in match.game.about(question).values() if named in seats), None)
    return everybody if drawing is None or drawing in unknown else [drawing]


def is_asked(match: Match, seat: int) -> bool:
    """Whether a seat has something to answer: a question of its own, or one that chance leaves to it."""
    return any(q.seat == seat or (q.seat == NATURE and seat in answerers(match, q)) for q in match.questions)


def question_for(match: Match, seat: int) -> Question | None:
    """What whoever looks from a seat is asked: its own question before those that it answers for others."""
    own = match.question_to(seat)
    open_to = [q for q in match.questions if own is None and seat in answerers(match, q)]
    return own or next(iter(open_to), None)


def widened(match: Match, question: Question) -> Question:
    """The question with all that it may be answered with, as far as whoever answers it knows."""
    if match.chance.unknown():
        options = list(hidden.offers(match, question))
    elif others := _in_other_hands(match, question):
        options = sorted([*question.options, *others])
    else:
        return question
    return Question(question.seat, question.kind, options, question.about)


def _in_other_hands(match: Match, question: Question) -> list[int]:
    """Cards that somebody who draws cannot know to be elsewhere: a list without them would tell what others hold."""
    hands = match.game.secret_hands()
    if hands is None or question.seat != NATURE:
        return []
    drawing = [hand for hand in hands.names() if hands.guesses(match.state, question, (hand,))]
    return hands.assumed(match.state, tuple(it for it in hands.names() if it not in drawing)) if drawing else []


def foreseeable(match: Match, question: Question) -> list[int]:
    """The options that rest on nothing which is merely assumed."""
    return [option for option, said in hidden.offers(match, question).items() if not said]


def draws_left(match: Match, question: Question) -> int:
    """How many cards in a row are drawn for the same side, the one that is asked for among them; 0 where none is."""
    if question.seat != NATURE or not _is_about_cards(question):
        return 0
    state, n = match.state.clone(), 0
    while (asked := open_questions(state)) and (asked[0].kind, asked[0].about) == (question.kind, question.about):
        answer(state, asked[0].options[0], NATURE)
        n += 1
    return n


def _is_about_cards(question: Question) -> bool:
    return KINDS[question.kind].points_at == "card"


# -- answers -----------------------------------------------------------------------------------------------------------


def give(match: Match, seat: int, option: int, shown: Sequence[tuple[str, str]], no_more: bool) -> None:
    """Answer a question; first the hands are told, as far as the answer rests on them."""
    question = match.question_to(seat)
    if question is None or not match.chance.unknown():
        if question is not None and seat == NATURE and option not in question.options:
            raise WrongAnswer("that can be neither rolled nor drawn now")  # which cards can is not for everybody
        match.answer(option, seat)
        return
    offered = hidden.offers(match, question)
    if option not in offered:
        raise WrongAnswer(f"{option} is not among the options of the question")
    for said in offered[option]:
        match.answer(said, ARBITER)
    for hand, card in shown:
        show(match, hand, card)
    matter = hidden.hands_that_matter(match, seat, option)
    if matter and not (no_more and hidden.settle(match, seat, option)):
        raise HandMatters(_matters(match, matter[0], no_more))
    match.answer(option, seat)


def _matters(match: Match, hand: str, every: bool) -> Matters:
    found = _unknown_hand(match, hand)
    return Matters(hand=hand, left=found.left, cards=found.cards, all=every)


def show(match: Match, hand: str, card: str) -> None:
    """An unknown hand turns out to hold a card, told by its name."""
    cards = match.game.components()["cards"]
    if card not in cards:
        raise WrongAnswer(f"there is no card {card!r}")
    if hand in match.chance.unknown() and not _unknown_hand(match, hand).left:
        raise WrongAnswer(f"all cards of the hand {hand!r} are known already")
    hidden.show(match, hand, cards[card]["number"])


# -- setting the board right -------------------------------------------------------------------------------------------


def set_right(match: Match, option: int) -> None:
    """Set something right; nothing that only the program itself says of assumed cards."""
    if not match.chance.by_hand():
        raise WrongAnswer("the board can be set right only where people roll the dice or deal the cards themselves")
    if not any(option in it.choices.values() for it in hidden.correctables(match)):
        raise WrongAnswer(f"{option} is not among the choices of anything that can be set right")
    hidden.set_right(match, option)


def corrections(match: Match, version: int, seat: int, language: str) -> Corrections:
    """All that can be set right now, and what unknown hands may hold."""
    correctables = [] if match.over else _correctables_told(match, seat, language)
    hands = [_unknown_hand(match, hand) for hand in match.chance.unknown()]
    return Corrections(version=version, correctables=correctables, hands=hands)


def _correctables_told(match: Match, seat: int, language: str) -> list[CorrectableTold]:
    """Where cards are is told as far as the seat may know it."""
    speaker, spaces = speak(match.game.name, language), places(match.game.components())
    found, hands = hidden.correctables(match), match.game.secret_hands()
    if hands is not None:
        others = [hand for hand in hands.names() if seat not in hands.seats(match.state, (hand,))]
        found = hands.conceal(match.state, found, tuple(others))
    return [_correctable(it, spaces, speaker) for it in found if it.choices]


def _correctable(correctable: Correctable, spaces: Sequence[str], speaker: Speaker) -> CorrectableTold:
    return CorrectableTold(
        kind=correctable.kind,
        about=list(correctable.about),
        space=correctable.about[-1] if correctable.about and correctable.about[-1] in spaces else "",
        title=speaker.say(f"correctable-{correctable.kind}"),
        what=speaker.vocabulary.correctable(speaker, correctable),
        value=speaker.correctable_value(correctable, correctable.value),
        choices=[
            CorrectableValue(option=option, text=speaker.correctable_value(correctable, value))
            for value, option in correctable.choices.items()
        ],
    )


def _unknown_hand(match: Match, hand: str) -> UnknownHand:
    """How many cards of it nobody has seen, and which these may be."""
    hands, unknown = hidden.hands_of(match.game), match.chance.unknown()
    unseen = hands.unseen(match.state, unknown)
    named = match.game.components()["cards"].items()
    return UnknownHand(
        hand=hand,
        left=len(hands.assumed(match.state, (hand,))),
        cards=[name for name, card in named if card["number"] in unseen],
    )
