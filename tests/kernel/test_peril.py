"""How perils come together: one's own choice, that of others, and chance."""

from itertools import combinations_with_replacement, product

import pytest

from realpolitik.kernel.peril import Peril, by_chance, by_opponents_choice, by_own_choice

NONE, DEPENDS, POSSIBLE, CERTAIN = Peril.NONE, Peril.DEPENDS_ON_OPPONENT, Peril.POSSIBLE, Peril.CERTAIN

# how likely a defeat is if the others help, and if they do what they can to bring it about: 0, somewhere between, 1
HELPED = {NONE: 0.0, DEPENDS: 0.0, POSSIBLE: 0.5, CERTAIN: 1.0}
HARMED = {NONE: 0.0, DEPENDS: 0.5, POSSIBLE: 0.5, CERTAIN: 1.0}


def meant(helped: float, harmed: float) -> Peril:
    """What these two come to, as `Peril` has it."""
    if helped == 1:
        return CERTAIN
    if harmed == 0:
        return NONE
    return POSSIBLE if helped else DEPENDS


@pytest.mark.parametrize("perils", [x for n in (1, 2, 3) for x in combinations_with_replacement(Peril, n)])
def test_what_others_choose_and_what_chance_brings_is_what_the_words_mean(perils: tuple[Peril, ...]) -> None:
    helped, harmed = [HELPED[x] for x in perils], [HARMED[x] for x in perils]
    assert by_opponents_choice(list(perils)) == meant(min(helped), max(harmed))
    assert by_chance(list(perils)) == meant(sum(helped) / len(perils), sum(harmed) / len(perils))
    assert by_own_choice(list(perils)) == min(perils)


@pytest.mark.parametrize("together", [by_own_choice, by_opponents_choice, by_chance])
def test_the_order_in_which_they_are_taken_together_makes_no_difference(together: object) -> None:
    assert callable(together)
    for a, b, c in product(Peril, repeat=3):
        assert together([a, together([b, c])]) == together([together([a, b]), c])
