"""Where the rulebook of Red Sea has the rules that the family's code cites by the numbers of Twilight Struggle's."""

from typing import Final

from realpolitik.kernel.question import Kind, MessageKind

# only those that differ
SECTIONS: Final = {
    "2.1.7": "2.1.8",  # control
    "4.3": "4.4",  # the draw pile
    "7.3": "7.2",  # lasting events
    "7.4.2": "7.3.1",  # Ops more or fewer
    "7.4.3": "7.3.2",  # operations that events grant
    "7.5": "7.4",  # cancelled events
    "7.6": "7.5",  # wars
    "8.1.3": "8.1.4",  # DEFCON 1
    "8.1.5": "8.1.7",  # what each level forbids
    "8.1.7": "8.1.2",  # raising and lowering DEFCON
    "10.2.2": "10.3.1",  # victory points
    "10.3.1": "10.4.1",  # automatic victory
    "10.3.2": "10.4.2",  # final scoring
    "V-RS": "12.1.1",  # cards of the other game
}

# kinds that the number alone does not tell: it means something else in the family, or more than one section here
BY_NAME: Final = {"no_country_at_sea": "2.1.7", "not_to_be_picked": "12.2", "other_sides_card": "12.2"}


def section_of(kind: Kind | MessageKind) -> str:
    return BY_NAME.get(kind.name) or SECTIONS.get(kind.rule, kind.rule)
