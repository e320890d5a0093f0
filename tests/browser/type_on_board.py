"""How large the type on a board is as it is shown, and whether it can be read whole."""

from typing import NamedTuple

from browser.player import Person

# Every text on the board that is seen: its words, its size in pixels, and how much narrower it is drawn than set.
TEXTS = """() => {
  const board = document.querySelector(".board");
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const inWindow = ({ left, top, right, bottom }, edge) =>
    right > edge.left && left < edge.right && bottom > edge.top && top < edge.bottom;
  const edge = board.getBoundingClientRect();
  const drawn = [...board.querySelectorAll("svg text")].filter((it) => seen(it) && it.textContent.trim());
  // as they are drawn and as they are set: all are put there before any is measured, or each would be laid out alone
  const set = drawn.map((it) => {
    const copy = it.cloneNode(true);
    copy.removeAttribute("textLength");
    it.parentNode.append(copy);
    return copy;
  });
  const found = drawn.map((it, at) => {
    const size = parseFloat(getComputedStyle(it).fontSize) * it.getScreenCTM().d;
    const narrower = it.getComputedTextLength() / (set[at].getComputedTextLength() || 1);
    return { words: it.textContent.trim(), size, narrower, box: it.getBoundingClientRect() };
  });
  set.forEach((it) => it.remove());
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    if (it.closest("svg, .only-read-aloud") || !node.textContent.trim() || !seen(it)) continue;
    const size = parseFloat(getComputedStyle(it).fontSize) * (it.currentCSSZoom ?? 1);
    found.push({ words: node.textContent.trim(), size, narrower: 1, box: it.getBoundingClientRect() });
  }
  return found.filter(({ box }) => inWindow(box, edge)).map(({ words, size, narrower }) => [words, size, narrower]);
}"""


class Shown(NamedTuple):
    words: str
    size: float
    narrower: float


def type_on_board(person: Person) -> list[Shown]:
    return [Shown(*found) for found in person.page.evaluate(TEXTS)]
