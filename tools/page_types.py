"""Makes the types of the page from the messages of the API: page/types.d.ts from table/messages/.

    python3 run types

Run it again whenever a message has changed; what it writes is kept, and a test demands that it is up to date. What of a
game is sent as the game has it, its layout, components and views, is described by hand in page/shapes.d.ts.
"""

import inspect
import json
import pkgutil
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import GenericAlias, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from realpolitik.table import messages

SOURCE: Final = Path(__file__).resolve().parents[1] / "src" / "realpolitik"
FILE: Final = SOURCE / "table" / "page" / "types.d.ts"  # of the checkout: no package needs it
SHAPES: Final = {
    ("Book", "layout"): "Layout",
    ("Book", "components"): "Components",
    ("Screen", "view"): "View",
    ("Steps", "before"): "View",
}
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
MODULES: Final = [import_module(f"{messages.__name__}.{it.name}") for it in pkgutil.iter_modules(messages.__path__)]
ALIASES: Final = {
    name: it for module in MODULES for name, it in vars(module).items() if isinstance(it, GenericAlias | UnionType)
}
COMMENT: Final = re.compile(r"^    (\w+):.*?  # (.*)$", re.MULTILINE)
HEAD: Final = f"""\
/** What the server tells and is told. Made from table/messages/ by `python3 run types`: change it there. */

import type {{ {", ".join(sorted(set(SHAPES.values())))} }} from "./shapes";

export type * from "./shapes";
"""


def page_types() -> str:
    """The whole file: what goes by a name, then module by module."""
    models = [
        it
        for module in MODULES
        for it in vars(module).values()
        if inspect.isclass(it) and issubclass(it, BaseModel) and it.__module__ == module.__name__
    ]
    declared = [f"export type {name} = {type_of(it, named=False)};" for name, it in ALIASES.items()]
    declared += [interface(model) for model in models if model.model_fields]
    return "\n".join([HEAD, *(f"{it}\n" for it in declared)]).rstrip("\n") + "\n"


def interface(model: type[BaseModel]) -> str:
    fields = {name: it for name, it in model.model_fields.items() if name in model.__annotations__}
    comments = dict(COMMENT.findall(inspect.getsource(model)))
    lines = [line for name, it in fields.items() for line in declaration(model.__name__, name, it, comments.get(name))]
    parent = model.__bases__[0]
    heading = f"{model.__name__} extends {parent.__name__}" if parent.model_fields else model.__name__
    return "\n".join([*described(model.__dict__.get("__doc__"), ""), f"export interface {heading} {{", *lines, "}"])


def declaration(model: str, name: str, field: FieldInfo, comment: str | None) -> Iterator[str]:
    """What has a default may be left out."""
    yield from described(comment, "  ")
    told = SHAPES.get((model, name)) or type_of(field.annotation)
    yield f"  {name}{'' if field.is_required() else '?'}: {told};"


def described(text: str | None, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def type_of(annotation: Any, named: bool = True) -> str:
    """A type of Python as TypeScript has it; by the name that the messages give it, where they do."""
    name = next((name for name, it in ALIASES.items() if it == annotation), None)
    if named and name is not None:
        return name
    if annotation in PLAIN:
        return PLAIN[annotation]
    if inspect.isclass(annotation) and issubclass(annotation, BaseModel):
        return annotation.__name__
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return type_of(arguments[0])
    if origin is Literal:
        return " | ".join(json.dumps(it) for it in arguments)
    if origin in (Union, UnionType):
        return " | ".join(type_of(it) for it in arguments)
    if origin is list:
        of = type_of(arguments[0])
        return f"({of})[]" if " | " in of else f"{of}[]"
    if origin is dict:
        return f"{{ [name: {type_of(arguments[0])}]: {type_of(arguments[1])} }}"
    raise TypeError(f"the page has no type for {annotation!r}")


def main(file: Path) -> int:
    file.write_text(page_types(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(FILE))
