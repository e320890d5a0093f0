"""`realpolitik export`: a saved game as a text to read, as data to count with, or as a page to look at."""

from pathlib import Path
from typing import Final, TextIO

from realpolitik.kernel.match import Match
from realpolitik.records import document, transcript
from realpolitik.terminal.output import BadOutput, write_new

TEXT: Final = "text"
JSON: Final = "json"
HTML: Final = "html"
FORMS: Final = {TEXT: ".txt", JSON: ".json", HTML: ".html"}  # and how the names of their files end


def form_of(asked: str, output: Path | None) -> str:
    """The form that was asked for, or that the name of the file tells; a text where neither says."""
    if asked or output is None:
        return asked or TEXT
    for form, ending in FORMS.items():
        if output.suffix.lower() == ending:
            return form
    forms = ", ".join(f"--{form} ({ending})" for form, ending in FORMS.items())
    raise BadOutput(f"{output} does not tell the form by how it ends; name one: {forms}")


def written(match: Match, form: str, language: str) -> str:
    """The match as a text, or as data."""
    return document.write(match) if form == JSON else transcript.write(match, language)


def deliver(text: str, output: Path | None, target: TextIO) -> None:
    """To the file, whole or not at all, or to whoever reads."""
    if output is None:
        target.write(text)
        return
    write_new(output, text)
