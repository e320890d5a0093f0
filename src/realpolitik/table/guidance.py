"""What the guide of a guided match tells one viewer, in words."""

from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.language.lessons import remark, shortened, title
from realpolitik.lessons.lesson import Remark
from realpolitik.lessons.roster import guide_of
from realpolitik.table.messages.screen import Advice, Introduction, Lesson, Summary, TurningPoint
from realpolitik.table.words import parts


def lesson_of(match: Match, seat: int, marked: Speaker, plain: Speaker) -> Lesson:
    """What belongs to this moment of a match that goes on."""
    taught = shortened(plain, guide_of(match.game.name).lesson(match, seat))
    return Lesson(
        where=remark(plain, taught.where),
        about=_advice(taught.about, marked),
        new=[Introduction(title=title(plain, it), text=parts(remark(marked, it)), rule=it.rule) for it in taught.new],
        weigh=[_advice(it, marked) for it in taught.weigh],
        happened=[_advice(it, marked) for it in taught.happened],
    )


def summary_of(match: Match, seat: int, marked: Speaker, plain: Speaker) -> Summary:
    """What decided a match that is over."""
    told = guide_of(match.game.name).summary(match, seat)
    return Summary(
        points=[
            TurningPoint(at=it.at, when=remark(plain, it.when), text=parts(remark(marked, it.what)), rule=it.what.rule)
            for it in told.points
        ],
        whole=[_advice(it, marked) for it in told.whole],
        advice=[_advice(it, marked) for it in told.advice],
    )


def _advice(said: Remark, marked: Speaker) -> Advice:
    return Advice(text=parts(remark(marked, said)), rule=said.rule, grave=said.grave)
