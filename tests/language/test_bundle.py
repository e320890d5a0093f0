"""Messages are parsed one by one, when they are said: that finds what parsing the whole file finds."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from language.spoken import entries

from realpolitik.language.bundle import Bundle
from realpolitik.language.files import HOME

FILES = sorted(HOME.glob("*/*.ftl"))


def bundle(text: str) -> Bundle:
    bundle = Bundle("en", {})
    bundle.add_text(text)
    return bundle


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_file_is_the_sum_of_its_entries(path: Path) -> None:
    found = Bundle("en", {})
    found.add_file(path)
    written = [it for it in entries(path) if isinstance(it, ast.Message | ast.Term)]
    names = [f"-{it.id.name}" if isinstance(it, ast.Term) else it.id.name for it in written]
    assert set(names) == set(found._written)
    for name, entry in zip(names, written, strict=True):
        found_entry = found._entry(name)
        assert found_entry is not None
        assert found_entry.equals(entry, ignored_fields=["comment", "span"]), name


def test_the_first_entry_of_a_name_counts() -> None:
    both = "greeting = Hello\ngreeting = Good bye\n"
    whole = FluentBundle(["en"])
    whole.add_resource(FluentResource(both))
    for it in (bundle(both), whole):
        it.add_resource(FluentResource("greeting = Once more"))
        assert it.format_pattern(it.get_message("greeting").value)[0] == "Hello"
    later = bundle(both)
    later.add_text("greeting = Once more\nparting = Good bye")
    assert later.format_pattern(later.get_message("greeting").value)[0] == "Hello"
    assert later.has_message("parting")


def test_comments_braces_and_blank_lines_end_no_entry() -> None:
    it = bundle(
        "# of one thing\n-thing = table\n\n### of several\n"
        "many = { $n ->\n    [one] one { -thing }\n   *[other] many\n\n    .more = not a variant\n}\n"
        "after = after { -thing }\n\n    on a new line\n    .form = of it\n# the end\n"
    )
    assert not it.has_message("many")  # an attribute within a choice is no message, and nothing else is lost by it
    text, errors = it.format_pattern(it.get_message("after").value)
    assert (text, errors) == ("after table\n\non a new line", [])
    assert it.get_message("after").attributes.keys() == {"form"}


def test_what_refers_to_nothing_says_so() -> None:
    it = bundle("lost = see { nowhere } and { -nobody }\n")
    _, errors = it.format_pattern(it.get_message("lost").value)
    assert len(errors) == 2
    assert not it.has_message("nowhere")
