"""The page's files fit together: what a page names, and the contract that both sides are written to."""

import re
import runpy
from pathlib import Path

import pytest
from pydantic import BaseModel

from realpolitik.table.edition import PAGE, Edition
from realpolitik.table.edition import PAGES as EDITED
from realpolitik.table.messages.message import Sent, Told

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "page_types.py"))  # it loads all messages
PAGES = sorted(path.name for path in PAGE.glob("*.html"))


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    text = (PAGE / page).read_text(encoding="utf-8")
    for name in re.findall(r'(?:src|href)="/page/(?!words/)([^"]+)"', text):
        assert (PAGE / name).is_file(), name
    assert "<style" not in text
    assert not re.search(r"<script(?![^>]*src=)", text), "the security policy forbids scripts in the page itself"


@pytest.mark.parametrize("page", EDITED)
def test_all_that_a_page_names_goes_by_its_content(page: str) -> None:
    edition = Edition()
    text = edition.pages[page].content.decode()
    named = re.findall(r"/page/([^/\"]+)/([^\" ]+)", text + edition.files[f"{page}.css"].content.decode())
    assert len(named) > 8
    for digest, name in named:
        assert edition.files[name].digest == digest, name
    assert len(re.findall("<script ", text)) == len(re.findall('rel="stylesheet"', text)) == 1


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
