"""Names of the content within the texts of World Order's cards, in the form that a sentence needs.

Names may be edited. Those that are ours have their forms in the language's files; any other stands as it is.
"""

from typing import Final

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.content_parts import Names
from realpolitik.language.files import REFERENCE
from realpolitik.language.speaker import Speaker, dashed

_LANGUAGES: Final = ("en", "ru", "pl")  # the languages that the content has names in


def named(speaker: Speaker, names: Names) -> str:
    """A name of the content in the language of the speaker."""
    return names[speaker.language if speaker.language in _LANGUAGES else REFERENCE]


def region_name(speaker: Speaker, r: int, form: str = "") -> str:
    """A region: as it is, in a list (`nom`), or `in` it, `to` it, all `but` it."""
    region = CONTENT.regions[r]
    name = named(speaker, region.names)
    message = f"text-region-{dashed(region.id)}"
    if speaker.say(message) != name:
        message = "text-region-other"
    return speaker.say(f"{message}.{form}" if form else message, name=name)


def power_name(speaker: Speaker, p: int, form: str = "") -> str:
    """A power, in short: as it is, or as the subject of a sentence (`the`)."""
    if not _is_ours(speaker, p):
        return named(speaker, CONTENT.powers[p].names)
    return speaker.say(f"{_power(p)}.{form}" if form else _power(p))


def power_number(speaker: Speaker, p: int) -> str:
    """Whether a power is one or many: a trait that verbs go by."""
    return speaker.say(f"{_power(p)}.number") if _is_ours(speaker, p) else "one"


def _power(p: int) -> str:
    return f"text-power-{CONTENT.powers[p].id}"


def _is_ours(speaker: Speaker, p: int) -> bool:
    return speaker.say(f"{_power(p)}.full") == named(speaker, CONTENT.powers[p].names)
