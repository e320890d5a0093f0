"""The page's files fit together: what a page fetches beforehand, and the contract that both sides are written to."""

import re
import runpy
from pathlib import Path

import pytest
from pydantic import BaseModel

from realpolitik.table.messages.message import Sent, Told
from realpolitik.table.pages import PAGE

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "page_types.py"))  # it loads all messages
PAGES = sorted(path.name for path in PAGE.glob("*.html"))
IMPORT = re.compile(r'^(?:import|export)\b[^;"]*?"(\./[^"]+\.js)"', re.MULTILINE)


def led_to(module: Path) -> set[Path]:
    """A module, and all that it imports, directly or not."""
    found, waiting = set(), [module]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting.extend((path.parent / name).resolve() for name in IMPORT.findall(path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    text = (PAGE / page).read_text(encoding="utf-8")
    for name in re.findall(r'(?:src|href)="/page/(?!words/)([^"]+)"', text):
        assert (PAGE / name).is_file(), name
    assert "<style" not in text
    assert not re.search(r"<script(?![^>]*src=)", text), "the security policy forbids scripts in the page itself"


@pytest.mark.parametrize("page", PAGES)
def test_what_is_fetched_beforehand_is_what_is_needed(page: str) -> None:
    """A module too few makes the page slower, one too many is fetched in vain."""
    text = (PAGE / page).read_text(encoding="utf-8")
    scripts = [PAGE / name for name in re.findall(r'<script type="module" src="/page/([^"]+)"', text)]
    needed = set().union(*[led_to(script.resolve()) for script in scripts])
    fetched = {(PAGE / name).resolve() for name in re.findall(r'rel="modulepreload" href="/page/([^"]+)"', text)}
    assert {path.name for path in needed - fetched} == {script.name for script in scripts} - {p.name for p in fetched}
    assert {path.name for path in fetched - needed} == set()


def test_the_page_s_types_are_those_of_the_messages() -> None:
    assert TOOL["FILE"].read_text(encoding="utf-8") == TOOL["page_types"](), "run `python3 run types`"


def heirs(model: type[BaseModel]) -> list[type[BaseModel]]:
    return [it for heir in model.__subclasses__() for it in (heir, *heirs(heir))]


def test_every_message_has_a_type() -> None:
    """With every field, and what may be left out."""
    declared = TOOL["FILE"].read_text(encoding="utf-8")
    told = [model for kind in (Told, Sent) for model in heirs(kind)]
    assert len(told) == declared.count("export interface ") > 60
    for model in told:
        found = re.search(rf"^export interface {model.__name__}\b[^{{]*{{$(.*?)^}}", declared, re.DOTALL | re.MULTILINE)
        assert found, model
        own = {name: it.is_required() for name, it in model.model_fields.items() if name in model.__annotations__}
        fields = re.findall(r"^  (\w+)(\??):", found[1], re.MULTILINE)
        assert {name: not optional for name, optional in fields} == own, model
