"""What a scene, or a problem, tells those who play it, in words."""

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.lessons.roster import is_taught, next_after
from realpolitik.lessons.staged import Judged, Staged, Standing
from realpolitik.table.chronicle import entry
from realpolitik.table.messages.lobby import SceneOffer, SeatOffer
from realpolitik.table.messages.screen import Entry, SceneTold


def offer_of_scene(staged: Staged, speaker: Speaker) -> SceneOffer:
    return SceneOffer(
        name=staged.name,
        title=speaker.say(staged.message),
        idea=speaker.say(f"{staged.message}.idea"),
        seat=SeatOffer(name=staged.seat, title=speaker.seat(staged.seat)),
        difficulty=staged.difficulty,
    )


def scene_told(staged: Staged, match: Match, marked: Speaker, plain: Speaker) -> SceneTold:
    judged, following = staged.judge(match), next_after(match.game.name, staged.name)
    over = judged.standing != Standing.OPEN
    return SceneTold(
        name=staged.name,
        title=plain.say(staged.message),
        idea=plain.say(f"{staged.message}.idea"),
        goal=plain.say(f"{staged.message}.goal"),
        rule=staged.rule,
        standing=judged.standing.value,
        outcome=plain.say(f"{staged.message}.{judged.standing.value}") if over else "",
        why=_why(judged, match, marked),
        next=following.name if following else "",
        guided=following is None and not staged.difficulty and is_taught(match.game.name),
        difficulty=staged.difficulty,
        survives=_surviving(staged, match, plain) if over else [],
    )


def _surviving(staged: Staged, match: Match, plain: Speaker) -> list[str]:
    """The choices that solve a problem, as they were offered."""
    began = Match(match.game, match.setup, Recorded())
    question = began.question_to(match.seats.index(staged.seat)) if staged.safe else None
    if question is None:
        return []
    named = {option: match.game.describe_option(question, option) for option in question.options}
    return [plain.option(question, option) for option, name in named.items() if name in staged.safe]


def _why(judged: Judged, match: Match, marked: Speaker) -> list[Entry]:
    at = len(match.answers)
    return [entry(line) for line in marked.tell([(at, note) for note in judged.why])]
