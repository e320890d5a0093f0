"""HTML, in small pieces. Whatever is given as text is escaped; what is `Markup` already stands as it is."""

from collections.abc import Iterable, Sequence
from html import escape


class Markup(str):
    """Text that is HTML."""

    __slots__ = ()


def html(text: str) -> Markup:
    return text if isinstance(text, Markup) else Markup(escape(text))


def element(tag: str, *inside: str, **attributes: str) -> Markup:
    """`element("p", "…", class_="rule")`. An attribute that is empty is left out."""
    given = "".join([f' {name.rstrip("_")}="{escape(value)}"' for name, value in attributes.items() if value])
    return Markup(f"<{tag}{given}>{''.join(map(html, inside))}</{tag}>")


def joined(pieces: Iterable[str], between: str = "") -> Markup:
    return Markup(html(between).join(map(html, pieces)))


def section(title: str, *inside: str, about: str = "") -> Markup:
    told = element("p", about, class_="about") if about else Markup()
    return element("section", element("h2", title), told, *inside)


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()) -> Markup:
    """A table that scrolls by itself where it is too wide. `numbers`: the columns that are set to the right."""

    def cells(tag: str, row: Sequence[str]) -> Markup:
        made = [element(tag, cell, class_="number" if i in numbers else "") for i, cell in enumerate(row)]
        return element("tr", *made)

    body = element("tbody", *[cells("td", row) for row in rows])
    return element("div", element("table", element("thead", cells("th", head)), body), class_="scrolls")


def folded(title: str, *inside: str) -> Markup:
    """What is shown when it is asked for."""
    return element("details", element("summary", title), *inside)
