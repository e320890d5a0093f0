"""What people at a real table may set right: the figures of a game, and how each can stand."""


class Figure:
    """Something that can be set right: a track, the influence in a country, the place of a card.

    `kind` and `about` name it (`influence`, `us`, `iran`), `value` says how it stands, and `choices` how it may be set:
    from the name of each value to the option that the arbiter answers with.
    """

    __slots__ = ("about", "choices", "kind", "value")

    def __init__(self, kind: str, about: tuple[str, ...], value: str, choices: dict[str, int]) -> None:
        self.kind = kind
        self.about = about
        self.value = value
        self.choices = choices
