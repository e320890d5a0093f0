"""All that belongs to Twilight Struggle."""

from typing import Final

from realpolitik.kernel.kit import LEARNT, BotPart, Kit
from realpolitik.kernel.traits import Seating, Traits

KIT: Final = Kit(
    name="twilight-struggle",
    game="realpolitik.games.twilight_struggle.game:GAME",
    traits=Traits(
        seatings=(Seating(2),),
        hidden_information=True,
        chance=True,
        simultaneous=True,
        corrections=True,
        questions=500,
        most_questions=5000,
    ),
    vocabulary="realpolitik.language.twilight_struggle:VOCABULARY",
    layout="layout.toml",
    encoding="realpolitik.encodings.twilight_struggle:ENCODING",
    bots={
        **LEARNT,
        "cadet": BotPart("realpolitik.bots.twilight_struggle.cadet:bot", usual=True),
    },
    stage="realpolitik.lessons.scenes.twilight_struggle:STAGE",
    score="realpolitik.analysis.score:cold_war",
    gauge="realpolitik.records.twilight_struggle_figures:GAUGE",
    charts="realpolitik.records.cold_war_charts:DRAWINGS",
    report="realpolitik.records.cold_war_report:sections",
    picture="realpolitik.terminal.board_twilight_struggle:picture",
    foremost=True,
    log_form="realpolitik.records.twilight_struggle_log.replaying:LOG_FORM",
)
