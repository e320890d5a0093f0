"""A region of the map as scoring sees it (10.1)."""


class Region:
    """A region that is scored: its countries and what each standing is worth there."""

    def __init__(self, name: str, where: int, presence: int, domination: int, control: int) -> None:
        self.name = name
        self.where = where  # the set of its countries
        self.worth = [0, presence, domination, control]


Totals = tuple[int, int, int, int]  # the standing and the points of the US, and those of the USSR
