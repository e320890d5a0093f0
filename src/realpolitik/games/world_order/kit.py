"""All that belongs to World Order."""

from typing import Final

from realpolitik.kernel.kit import LEARNT, BotPart, Kit, Shortcut
from realpolitik.kernel.traits import Seating, Traits

_THREE: Final = ("without_usa", "without_eu", "without_russia", "without_china")
_TWO: Final = ("usa_russia", "usa_china", "eu_russia", "eu_china")

KIT: Final = Kit(
    name="world-order",
    game="realpolitik.games.world_order.game:GAME",
    traits=Traits(
        seatings=(
            Seating(4),
            *[Seating(3, {"powers": powers}) for powers in _THREE],
            *[Seating(2, {"powers": powers}) for powers in _TWO],
        ),
        hidden_information=True,
        chance=True,
        simultaneous=True,
        corrections=True,
        questions=800,
        most_questions=4000,
    ),
    vocabulary="realpolitik.language.world_order:VOCABULARY",
    layout="layout.toml",
    encoding="realpolitik.encodings.world_order:ENCODING",
    bots={**LEARNT, "cadet": BotPart("realpolitik.bots.world_order.cadet:bot", usual=True)},
    guide="realpolitik.lessons.world_order.guide:GUIDE",
    stage="realpolitik.lessons.scenes.world_order:STAGE",
    score="realpolitik.analysis.score:world_order",
    gauge="realpolitik.records.world_order_gauge:GAUGE",
    charts="realpolitik.records.world_order_charts:DRAWINGS",
    report="realpolitik.records.world_order_report:sections",
    picture="realpolitik.terminal.board_world_order:picture",
    content="realpolitik.games.world_order.content_loading:EDITABLE",
    shortcuts=(Shortcut("powers", "POWERS", "who plays: all, without_usa, usa_china, eu_russia and so on"),),
)
