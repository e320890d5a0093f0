"""What a person may ask for at a table elsewhere."""

from collections.abc import Callable
from typing import Final

from realpolitik.terminal.guest import Guest
from realpolitik.terminal.names import find
from realpolitik.terminal.place import AT_ANY_TABLE, find_card, find_one, look, says_yes
from realpolitik.terminal.prompt import Command
from realpolitik.terminal.remote import PATIENCE

THINKING: Final = 120.0  # seconds that a bot may think about a hint

Reason = tuple[str, tuple[str, ...]]  # what can be said of something, and the names it goes by


def obey(guest: Guest, command: Command) -> None:
    if sight := guest.drawing.sights.get(command.name):
        look(guest, sight, command.argument)
    elif command.name in AT_ANY_TABLE:
        AT_ANY_TABLE[command.name](guest, command.argument)
    else:
        _HERE[command.name](guest, command.argument)


# -- looking -----------------------------------------------------------------------------------------------------------


def _card(guest: Guest, argument: str) -> None:
    """By its name, or by its number: as it is listed, where cards are, else as it is printed. By neither, one's own."""
    shown = guest.shown
    faces = shown.book["cards"]
    numbered = {str(facts["number"]): card for card, facts in shown.box.cards.items() if not facts.get("borrowed")}
    numbered |= {str(offer.number): offer.names[1] for offer in shown.offered() if offer.names[1] in faces}
    named = [(card, (face["title"], card)) for card, face in faces.items()]
    for card in find_card(guest, argument, numbered, named) if argument else shown.held():
        guest.console.say(*shown.card(card))


def _why(guest: Guest, argument: str) -> None:
    """Why something is not on offer, as far as the server tells."""
    if not guest.asked:
        guest.console.say(guest.speaker.sentence("reason-game-over" if guest.over else "reason-not-yours"))
        return
    reasons = _reasons(guest)
    named = [(at, names) for at, (_, names) in enumerate(reasons)]
    for at in find_one(guest, argument, named if find(argument, named) else named + _elsewhere(guest, reasons)):
        guest.console.say_wrapped(reasons[at][0])


def _reasons(guest: Guest) -> list[Reason]:
    """What can be said of all that the question could be about."""
    shown = guest.shown
    on_offer = guest.speaker.say("on-offer")
    options = [(on_offer, offer.names) for offer in shown.offered()]
    forbidden = [
        (shown.told(it["text"], it["rule"]), (shown.box.name(it["kind"], it["name"]), it["name"]))
        for it in guest.look("prospects", PATIENCE)["why_not"]
    ]
    return options + forbidden


def _elsewhere(guest: Guest, reasons: list[Reason]) -> list[tuple[int, tuple[str, ...]]]:
    """All else that the book has a name for, with what can be said of it, put behind the reasons."""
    asked, known = guest.screen["question"], {names[-1] for _, names in reasons}
    found: list[tuple[int, tuple[str, ...]]] = []
    for kind, names in guest.book["names"].items():
        silent = kind in (asked["points_at"], "label")  # it could be asked about, but the server gives no reason
        sentence = guest.speaker.say("join-no-reason") if silent else guest.speaker.sentence("reason-not-asked")
        for name, text in names.items():
            if name not in known:
                found.append((len(reasons), (text, name)))
                reasons.append((sentence, (text, name)))
    return found


def _hint(guest: Guest, argument: str) -> None:
    if not guest.asked:
        guest.say("no-hint")
        return
    hint = guest.look("hint", THINKING)
    guest.say("hint-given", bot=hint["bot"], option=hint["text"], why=guest.shown.told(hint["why"]))


# -- taking back -------------------------------------------------------------------------------------------------------


def _undo(guest: Guest, argument: str) -> None:
    if guest.screen["undo"]:
        guest.undo()
        return
    guest.say("nothing-to-undo")
    if guest.screen["takeback"]:
        guest.say("join-may-ask")


def _takeback(guest: Guest, argument: str) -> None:
    """Ask the others to take back one's own last choice; where only bots play, that is done at once."""
    takeback = guest.screen["takeback"]
    if takeback is None:
        guest.say("join-undo-instead" if guest.screen["undo"] else "join-no-takeback")
        return
    before = guest.screen
    guest.post("takeback", version=before["version"], keep=takeback["keep"])
    guest.wait_for(lambda: guest.screen is not before)


def _agree(guest: Guest, argument: str) -> None:
    _reply(guest, True)


def _refuse(guest: Guest, argument: str) -> None:
    _reply(guest, False)


def _reply(guest: Guest, agree: bool) -> None:
    """To whoever asks for something. Whoever asked gives it up by refusing."""
    proposal = guest.screen["proposal"]
    if proposal is None:
        guest.say("join-no-proposal")
        return
    before = guest.screen
    guest.post("draw/reply" if proposal["draw"] else "takeback/reply", agree=agree)
    guest.wait_for(lambda: guest.screen is not before)


# -- ending the game ---------------------------------------------------------------------------------------------------


def _resign(guest: Guest, argument: str) -> None:
    """Asked once before it is done."""
    means = guest.screen["resign"]
    if not means:
        guest.console.say(guest.speaker.sentence("reason-game-over" if guest.over else "reason-not-yours"))
    elif not says_yes(guest, argument):
        guest.say("resign-sure" if means == "loss" else "resign-to-bot-sure")
    else:
        guest.resign()


def _draw(guest: Guest, argument: str) -> None:
    """Ask the others to call it a draw."""
    before = guest.screen
    if not before["draw"]:
        guest.say("draw-not-here")
        return
    guest.post("draw", version=before["version"])
    guest.wait_for(lambda: guest.screen is not before)


# -- talking -----------------------------------------------------------------------------------------------------------


def _say(guest: Guest, argument: str) -> None:
    if not argument:
        guest.say("join-text-needed")
        return
    guest.wait_for_chat(guest.post("chat", text=argument)["number"])


_HERE: Final[dict[str, Callable[[Guest, str], None]]] = {
    "card": _card,
    "why": _why,
    "hint": _hint,
    "undo": _undo,
    "takeback": _takeback,
    "agree": _agree,
    "refuse": _refuse,
    "resign": _resign,
    "draw": _draw,
    "say": _say,
}
