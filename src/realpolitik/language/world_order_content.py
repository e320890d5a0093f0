"""Names that the content of World Order gives, as messages: people may edit them, so they are in no file of ours."""

from collections.abc import Iterator, Mapping
from typing import Final

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.content_parts import Decree, Development, Strategic
from realpolitik.language.files import REFERENCE
from realpolitik.language.functions import as_message
from realpolitik.language.speaker import dashed

# the quotation marks that a language puts around a title, and those within one
_TITLES: Final = {"ru": "«»„“", "pl": "„”«»"}


def names_of_content(language: str) -> Iterator[str]:
    """A message for each region, power in full, special ability, country, card and majority token."""
    for region in CONTENT.regions:
        yield as_message(f"region-{dashed(region.id)}", _in(language, region.names))
    for power in CONTENT.powers:
        yield as_message(f"power-{dashed(power.id)}", _in(language, power.names))
    abilities = {ability.id: ability.names for power in CONTENT.powers for ability in power.abilities}
    for name, names in abilities.items():
        yield as_message(f"ability-{dashed(name)}", _in(language, names))
    for country in CONTENT.countries:
        yield as_message(f"country-{dashed(country.id)}", _in(language, country.names))
    for token in CONTENT.rules.majorities:
        yield as_message(f"majority-{dashed(token.id)}", _in(language, token.names))
    yield from _cards(language)


def _cards(language: str) -> Iterator[str]:
    for ability in CONTENT.abilities:
        for copy in range(ability.copies):
            yield _card(language, ability.id if copy == 0 else f"{ability.id}_{copy + 1}", ability.names)
    others: list[Strategic | Development | Decree] = [*CONTENT.strategic, *CONTENT.developments, *CONTENT.decrees]
    for card in others:
        yield _card(language, card.id, card.names)
    before, after = _around(language)
    for random in CONTENT.random_influence:
        title = f"{{ -random-influence(n: {random.number}) }}"  # they are only numbered
        yield f"card-{dashed(random.id)} = {title}\n    .quoted = {before}{title}{after}"


def _card(language: str, name: str, names: Mapping[str, str]) -> str:
    title = _in(language, names)
    before, after = _around(language)
    inner = _TITLES.get(language, "")
    quoted = title.translate(str.maketrans(inner[:2], inner[2:]))
    return as_message(f"card-{dashed(name)}", title, quoted=f"{before}{quoted}{after}")


def _around(language: str) -> tuple[str, str]:
    marks = _TITLES.get(language, "")
    return marks[:1], marks[1:2]


def _in(language: str, names: Mapping[str, str]) -> str:
    return names.get(language, names[REFERENCE])
