"""Hands for tests: what both sides hold, and dealing, where nature is asked card by card."""

from tabletop import Table


def holding(side: str, card: str) -> dict[str, object]:
    """For `table`: a side is about to play, and holds the card; both sides hold another, so that the turn goes on."""
    hands = {"us": ["independent_reds"], "ussr": ["decolonization"]}
    hands[side].append(card)
    return {**hands, "side": side}


def draws_for(t: Table) -> str:
    """The side that the next card is for."""
    return ("us", "ussr")[t.match.question.about[0]]


def deal(t: Table, us: str = "", ussr: str = "") -> Table:
    """Answer every draw that is asked for: the cards named, in their order, then whatever there is."""
    named = {"us": us.split(), "ussr": ussr.split()}
    while not t.match.over and t.question == "draw_card":
        wanted = named[draws_for(t)]
        spoken_for = [*named["us"], *named["ussr"]]
        t.do(wanted.pop(0) if wanted else next(card for card in t.options if card not in spoken_for))
    assert named == {"us": [], "ussr": []}, f"not dealt: {named}"
    return t
