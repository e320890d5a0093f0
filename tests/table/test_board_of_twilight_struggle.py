"""The board of Twilight Struggle on the page: what is its own."""

from table.boards import DrawnBoard

BOARD = DrawnBoard("twilight-struggle")


def test_the_board_is_twice_as_wide_as_high() -> None:
    assert 1.9 <= BOARD.canvas.width / BOARD.canvas.height <= 2


def test_links_cross_only_where_they_must() -> None:
    """Syria and Israel, Lebanon and Jordan are all neighbours crosswise; from France one crosses to Algeria."""
    assert BOARD.crossings() == {
        frozenset((frozenset(("syria", "israel")), frozenset(("lebanon", "jordan")))),
        frozenset((frozenset(("france", "algeria")), frozenset(("spain_portugal", "italy")))),
    }


def test_the_way_over_the_pacific_leaves_and_comes_in_at_the_same_height() -> None:
    out, back = BOARD.drawn(frozenset(("us", "japan")))
    left, right = BOARD.canvas.x - BOARD.canvas.width / 2, BOARD.canvas.x + BOARD.canvas.width / 2
    assert {y for x, y in out if x <= left} == {y for x, y in back if x >= right} != set()
