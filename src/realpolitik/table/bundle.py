"""The page's files as one: modules as one script, style sheets with their fonts as one sheet."""

import base64
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

_IMPORT: Final = re.compile(r'^import \{([^}]*)\} from "([^"]+)";$', re.MULTILINE)
_EXPORTED: Final = re.compile(r"^export (?=(?:async )?(?:function|class|const|let) (\w+))", re.MULTILINE)
_EXPORTS: Final = re.compile(r"^export \{([^}]*)\};$", re.MULTILINE)
_OTHERWISE: Final = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
# A comment that has lines to itself: mostly types, for those who write the page. That of a licence stays.
_REMARK: Final = re.compile(
    r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/|//(?![^\n]*\bLICENSE\b)[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL
)
# A type within a line, and what is said at the end of one that ends there.
_ASIDE: Final = re.compile(
    r"""/\*\* @(?:(?!\*/).)*\*/ ?|(?<=[;{,)\]}]) // (?![^\n]*\bLICENSE\b)[^\n"'`]*$""", re.MULTILINE
)
_MARGIN: Final = re.compile(r"^[ \t]+|[ \t]*\n(?=\s*\n)", re.MULTILINE)
_SPACED: Final = re.compile(r"\s*([{};,])\s*")
_SHEET: Final = re.compile(r'@import url\("([^"]+)"\);')
_FONT: Final = re.compile(r'url\("([^"]+\.woff2)"\)')


def script_of(*modules: Path) -> str:
    """Some modules and all that they import, each within a function that returns what the module exports."""
    names: dict[Path, str] = {}
    for module in modules:
        _gather(module.resolve(), (), names)
    return _harmless("\n".join(_wrapped(path, names) for path in names))


def _gather(module: Path, through: tuple[Path, ...], names: dict[Path, str]) -> None:
    """Give every module a name, after those that it imports."""
    if module in through:
        raise ValueError(f"{module.name} imports itself by way of {', '.join(path.name for path in through)}")
    if module not in names:
        for _, name in _IMPORT.findall(_text(module)):
            _gather((module.parent / name).resolve(), (*through, module), names)
        names[module] = f"module{len(names)}"


def _wrapped(module: Path, names: dict[Path, str]) -> str:
    text = _text(module)
    renamed = [": ".join(reversed(name.split(" as "))) for listed in _EXPORTS.findall(text) for name in _listed(listed)]
    exports = ", ".join([*_EXPORTED.findall(text), *renamed])
    text = _EXPORTS.sub("", _EXPORTED.sub("", text))
    text = _IMPORT.sub(lambda found: _imported(found[1], names[(module.parent / found[2]).resolve()]), text)
    if other := _OTHERWISE.search(text):
        raise ValueError(f"{module.name}: {other[0]!r} is not a way to import or export that can be bundled")
    return f"const {names[module]} = (() => {{ // {module.name}\n{_lean(text)}\nreturn {{ {exports} }};\n}})();"


def _lean(text: str) -> str:
    """A script without what only its readers need."""
    return _MARGIN.sub("", _ASIDE.sub("", _REMARK.sub("", text)))


def _imported(listed: str, module: str) -> str:
    return f"const {{ {', '.join(name.replace(' as ', ': ') for name in _listed(listed))} }} = {module};"


def _listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _harmless(script: str) -> str:
    """Nothing in a script may look like its end to whoever reads the HTML around it."""
    return script.replace("</script", r"<\/script").replace("<!--", r"<\!--")


def sheet_of(path: Path, font: Callable[[Path], str]) -> str:
    """A style sheet with those that it imports; `font` gives the address of each font in it."""
    text = _FONT.sub(lambda found: f'url("{font(path.parent / found[1])}")', _text(path))
    text = _SHEET.sub(lambda found: sheet_of(path.parent / found[1], font), text)
    return _SPACED.sub(r"\1", _REMARK.sub("", text))


def font_within(path: Path) -> str:
    """The address of a font that holds all of it."""
    return data_of(path, "font/woff2")


def data_of(path: Path, kind: str) -> str:
    """A file as an address that holds all of it."""
    return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
