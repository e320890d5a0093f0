"""All that belongs to the quartet."""

from quartet.game import SEATINGS
from realpolitik.kernel.kit import Kit
from realpolitik.kernel.traits import Seating, Traits

KIT = Kit(
    name="quartet",
    game="quartet.game:GAME",
    traits=Traits(
        seatings=(
            Seating(4),
            *[Seating(len(seats), {"powers": name}) for name, seats in SEATINGS.items() if name != "all"],
        ),
        hidden_information=True,
        chance=True,
        simultaneous=True,
        corrections=True,
        questions=28,
        most_questions=60,
    ),
    vocabulary="quartet.words:VOCABULARY",
    layout="layout.toml",
)
