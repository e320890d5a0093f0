"""All that belongs to Labyrinth."""

from typing import Final

from realpolitik.kernel.kit import LEARNT, BotPart, Kit, Shortcut
from realpolitik.kernel.traits import Seating, Traits

KIT: Final = Kit(
    name="labyrinth",
    game="realpolitik.games.labyrinth.game:GAME",
    traits=Traits(
        seatings=(Seating(2), Seating(1, {"solitaire": True})),
        hidden_information=True,
        chance=True,
        simultaneous=False,
        corrections=True,
        questions=700,
        most_questions=8000,
    ),
    vocabulary="realpolitik.language.labyrinth:VOCABULARY",
    layout="layout.toml",
    encoding="realpolitik.encodings.labyrinth:ENCODING",
    bots={
        **LEARNT,
        "cadet": BotPart("realpolitik.bots.labyrinth.cadet:bot", usual=True),
        "flowchart": BotPart("realpolitik.bots.labyrinth.flowchart:bot", seats=("jihadist",)),
    },
    stage="realpolitik.lessons.scenes.labyrinth:STAGE",
    score="realpolitik.analysis.score:labyrinth",
    gauge="realpolitik.records.labyrinth_gauge:GAUGE",
    charts="realpolitik.records.labyrinth_charts:DRAWINGS",
    report="realpolitik.records.labyrinth_report:sections",
    picture="realpolitik.terminal.board_labyrinth:picture",
    shortcuts=(
        Shortcut("ideology", "LEVEL", "how hard: baseline, coherent, attractive, potent, infectious, virulent"),
        Shortcut("decks", "N", "the length of the game: 1, 2 or 3"),
    ),
)
