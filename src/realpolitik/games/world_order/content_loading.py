"""A folder of content, read whole and checked: the box that it makes, or all that is wrong with it."""

import hashlib
import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from realpolitik.games.world_order import content_entries as entry
from realpolitik.games.world_order.content_checks import check
from realpolitik.games.world_order.content_parts import Content
from realpolitik.games.world_order.content_reading import Problems, Table, check_kinds, entries, read_file
from realpolitik.kernel.content import BadContent, EditableContent

OWN: Final = Path(__file__).parent / "data"
KINDS: Final = {  # the file of each kind of entry
    "region": "regions.toml",
    "power": "powers.toml",
    "country": "countries.toml",
    "ability": "abilities.toml",
    "strategic": "strategic_advantages.toml",
    "development": "developments.toml",
    "decree": "decrees.toml",
    "random_influence": "random_influence.toml",
}
_REMARKS: Final = ("source", "seed_lines", "seed_fields", "note", "counts")  # and all kinds of evidence


def load(folder: Path | None = None) -> Content:
    """The content of a folder, by default our own. Everything wrong with it raises BadContent."""
    place = folder or OWN
    problems = Problems()
    if not place.is_dir():
        problems.note("", "", "", "there is no such folder")
        raise BadContent(place, problems.found)
    _check_files(problems, place)
    rules = read_file(problems, place / entry.GLOBAL)
    files = {kind: read_file(problems, place / file) for kind, file in KINDS.items()}
    content = _content(problems, rules, files)
    check(content, problems)
    if problems.found:
        raise BadContent(place, problems.found)
    return content


def summary(folder: Path) -> str:
    """What a good folder holds, in a line."""
    content = load(folder)
    return (
        f"content {content.digest}: {sum([card.copies for card in content.abilities])} ability cards, "
        f"{len(content.countries)} countries, {len(content.strategic)} strategic assets, "
        f"{sum([card.copies for card in content.developments])} developments, {len(content.decrees)} decrees, "
        f"{len(content.random_influence)} cards of random influence"
    )


EDITABLE: Final = EditableContent("REALPOLITIK_WORLD_ORDER_CONTENT", OWN, summary)


def _check_files(problems: Problems, place: Path) -> None:
    """A file of ours under another name would go unread."""
    known = [entry.GLOBAL, *KINDS.values()]
    for path in sorted(place.glob("*.toml")):
        if path.name not in known:
            problems.note(path.name, "", "", f"there is no such file; there are {', '.join(known)}")


def _content(problems: Problems, rules: Mapping[str, Any], files: Mapping[str, Mapping[str, Any]]) -> Content:
    tables: dict[str, list[Table]] = {}
    for kind, file in KINDS.items():
        check_kinds(problems, file, files[kind], (kind,))
        tables[kind] = list(entries(problems, file, files[kind], kind))
    twins = _twins(tables["country"])
    of_rules = Problems() if entry.GLOBAL in problems.files() else problems  # a file that cannot be read lacks all
    return Content(
        rules=entry.rules(of_rules, rules),
        regions=tuple([table.whole(entry.region) for table in tables["region"]]),
        powers=tuple([table.whole(entry.power) for table in tables["power"]]),
        countries=tuple([table.whole(partial(entry.country, twins=twins)) for table in tables["country"]]),
        abilities=tuple([table.whole(entry.ability) for table in tables["ability"]]),
        strategic=tuple([table.whole(entry.strategic) for table in tables["strategic"]]),
        developments=tuple([table.whole(entry.development) for table in tables["development"]]),
        decrees=tuple([table.whole(entry.decree) for table in tables["decree"]]),
        random_influence=tuple([table.whole(entry.random_influence) for table in tables["random_influence"]]),
        digest="" if problems.found else _digest([rules, *files.values()]),
    )


def _twins(countries: list[Table]) -> Mapping[str, str]:
    """The standard card of each country, by its English name."""
    found: dict[str, str] = {}
    for table in countries:
        name, card = table.values.get("name"), table.values.get("id")
        if table.values.get("set") == "standard" and isinstance(name, str) and isinstance(card, str):
            found[name] = card
    return found


def _digest(files: list[Mapping[str, Any]]) -> str:
    """The same for the same game, however its files are laid out and whatever is remarked there."""
    text = json.dumps([_bare(file) for file in files], separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _bare(value: Any) -> Any:
    """What matters of a value: no remarks, and nothing of where it comes from."""
    if isinstance(value, dict):
        kept = [key for key in value if key not in _REMARKS and not key.endswith("evidence")]
        return {key: _bare(value[key]) for key in kept}
    if isinstance(value, list):
        return [_bare(member) for member in value]
    return value
