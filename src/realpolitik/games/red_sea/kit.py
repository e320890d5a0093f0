"""All that belongs to Red Sea."""

from typing import Final

from realpolitik.kernel.kit import LEARNT, BotPart, Kit
from realpolitik.kernel.traits import Seating, Traits

KIT: Final = Kit(
    name="red-sea",
    game="realpolitik.games.red_sea.game:GAME",
    traits=Traits(
        seatings=(Seating(2),),
        hidden_information=True,
        chance=True,
        simultaneous=True,
        corrections=True,
        questions=180,
        most_questions=1500,
    ),
    vocabulary="realpolitik.language.red_sea:VOCABULARY",
    layout="layout.toml",
    encoding="realpolitik.encodings.red_sea:ENCODING",
    bots={
        **LEARNT,
        "cadet": BotPart("realpolitik.bots.red_sea.cadet:bot", usual=True),
    },
    guide="realpolitik.lessons.red_sea.guide:GUIDE",
    stage="realpolitik.lessons.scenes.red_sea:STAGE",
    score="realpolitik.analysis.score:cold_war",
    gauge="realpolitik.records.red_sea_figures:GAUGE",
    charts="realpolitik.records.cold_war_charts:DRAWINGS",
    report="realpolitik.records.cold_war_report:sections",
    picture="realpolitik.terminal.board_red_sea:picture",
)
