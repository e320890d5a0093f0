"""The board of Twilight Struggle on the page: what is its own."""

from table.boards import DrawnBoard

BOARD = DrawnBoard("twilight-struggle")


def test_the_board_fills_what_a_desktop_leaves_for_it() -> None:
    """Of a window of 1440 by 900: what the rail, the bar, the strip of the enemy's turn and the hand do not take."""
    assert (BOARD.canvas.width, BOARD.canvas.height) == (1150, 764)


def test_links_cross_only_where_they_must() -> None:
    """From France one crosses to Algeria."""
    assert BOARD.crossings() == {frozenset((frozenset(("france", "algeria")), frozenset(("spain_portugal", "italy"))))}


def test_the_way_over_the_pacific_leaves_and_comes_in_at_the_same_height() -> None:
    out, back = BOARD.drawn(frozenset(("us", "japan")))
    left, right = BOARD.canvas.x - BOARD.canvas.width / 2, BOARD.canvas.x + BOARD.canvas.width / 2
    assert {y for x, y in out if x <= left} == {y for x, y in back if x >= right} != set()
