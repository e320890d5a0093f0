"""Writes docs/encodings.md anew, from the encodings themselves: `.venv/test/bin/python tools/encodings.py`."""

from pathlib import Path

from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.kits import kits

DOCUMENT = Path(__file__).parents[1] / "docs" / "encodings.md"
HEAD = """# Games as numbers, field by field

What an observation holds, in this order: signed bytes, `values` of them a field. Multiplied by `scale` they are of a
like size. `encoding_of(game).fields` has the same, and in `names` what each value stands for. See
[research](research.md#games-as-numbers). This page is written by `tools/encodings.py`.
"""


def document() -> str:
    parts = [HEAD]
    for name, kit in kits().items():
        if not kit.encoding:
            continue
        encoding = encoding_of(name)
        parts.append(f"## {name}\n")
        parts.append(f"Version {encoding.version}: {encoding.size:,} values, {encoding.actions} actions.\n")
        rows = [f"| `{it.name}` | {it.size} | {it.scale:g} | {it.about} |" for it in encoding.fields]
        parts.append("\n".join(["| field | values | scale | what it tells |", "|---|---|---|---|", *rows]) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
