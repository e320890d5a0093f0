"""World Order to its end with two, and what ends a round: research, and the panel of a scoring."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect
from world_order.tables import new_game, table

import realpolitik
from browser.mats import answer_soon, round_of
from browser.player import Person, texts
from browser.server import Server

Visit = Callable[..., Person]

USA = 0
SEED = "3"
MANY = 400  # answers; a game of one who mostly passes has about a hundred
ROW = ["optimization_program", "global_presence", "power_play", "dominant_power", "new_agenda", "steady_partnership"]


def test_a_whole_game_of_two_comes_to_its_end(visit: Visit, server: Server, tmp_path: Path) -> None:
    """W21: the first turn of each round by the advice of a bot, the others passed; six rounds, a panel at the end of
    each, and at last all points by their sources, as the record has them."""
    ann = visit()
    ann.sit_at(server.prepare(new_game(SEED, powers="usa_china").match, ann, "random", seed=SEED))
    ann.wait_for_my_move()
    panels, advised = set(), 0
    for _ in range(MANY):
        panels.update(texts(ann.page.locator(".round-end h2")))
        if ann.over:
            break
        if ann.question.startswith("Turn 1:"):
            advised += 1
            close_panel(ann)
            ann.take_advice()
        else:
            answer_soon(ann, "Yes")
            ann.wait_for_my_move()
    assert panels == {f"End of round {number}" for number in range(1, 7)}
    assert advised == 6
    assert round_of(ann) == 6

    ended = ann.page.locator(".question .ended")
    expect(ended).to_contain_text("The game is over", ignore_case=True)
    close_panel(ann)
    with ann.page.expect_download() as coming:
        ended.get_by_role("link", name="Download the game").click()
    coming.value.save_as(tmp_path / "game.json")
    view = realpolitik.load(tmp_path / "game.json").view(USA)
    names, rows, totals = by_source(ended.locator(".totals"))
    assert dict(zip(names, totals, strict=True)) == {"USA": view["scores"]["usa"], "China": view["scores"]["china"]}
    assert [sum(column) for column in zip(*rows.values(), strict=True)] == totals
    sources = {name for of in view["scored"].values() for name, n in of.items() if n}
    assert len(rows) == len(sources) > 2


def close_panel(person: Person) -> None:
    go_on = person.page.locator(".round-end .first")
    if go_on.count():
        go_on.click()
        expect(go_on).to_have_count(0)


def by_source(totals: Locator) -> tuple[list[str], dict[str, list[int]], list[int]]:
    """The sides, what each has of every source, and in all."""

    def numbers(cells: Locator) -> list[int]:
        return [int(shown.replace("−", "-").replace("·", "0")) for shown in texts(cells)]

    rows = {texts(row.locator("th"))[0]: numbers(row.locator("td")) for row in totals.locator("tbody tr").all()}
    return texts(totals.locator("thead th"))[1:], rows, numbers(totals.locator("tfoot td"))


def market(person: Person) -> list[str]:
    cards = person.page.locator(".forward .whole-card")
    return [str(name) for name in cards.evaluate_all("(all) => all.map((it) => it.dataset.name)")]


def test_the_market_is_renewed_and_a_card_bought(visit: Visit, server: Server) -> None:
    """W17.5–W17.8: 2 research for new cards, an ally exhausted for more of it, a card onto the deck."""
    position = table(phase="research", hand={"usa": ["usa_growth_strategy"]}, market=ROW, seed=SEED)
    ann = visit()
    ann.sit_at(server.prepare(position.match, ann, "", "", "", seed=SEED))
    heading = ann.page.locator(".question .ask h2")
    expect(heading).to_contain_text("you have 5")
    assert market(ann) == ROW
    ann.answer("Renew the market")
    expect(heading).to_contain_text("you have 3")
    renewed = market(ann)
    assert renewed[3:] == ROW[:3]
    assert not set(renewed[:3]) & set(ROW)
    assert ann.offered == []  # 3 research buys nothing, and the market lies there all the same
    tip = ann.page.locator(".tip")
    ann.look_away()
    ann.page.locator(".forward .whole-card").last.hover()
    expect(tip.locator(".why-not .rule-chip")).to_have_text("W17.6")

    ann.answer("Exhaust an ally for research")
    ann.take("country", "mexico_s")
    expect(heading).to_contain_text("you have 5")
    expect(ann.page.locator('.mat .ally[data-name="mexico_s"]')).to_contain_class("exhausted")
    ann.take("card", renewed[-1])
    expect(heading).to_contain_text("you have 0")
    bought, row = renewed[-1], market(ann)
    assert row[1:] == renewed[:-1]
    assert bought not in row
    expect(ann.page.locator(".mat-counts")).to_contain_text("Deck 12")
    assert any("takes Power Play from the market" in line for line in ann.log)
    ann.answer("Enough")
    expect(ann.page.locator(".forward")).to_have_count(0)


def test_a_scoring_is_told_region_by_region(visit: Visit, server: Server) -> None:
    """W20.2, W20.4: the steps of a region that is filled, with the token that random influence has brought; points by
    source below."""
    position = table(
        powers="usa_china",
        phase="research",
        in_round=3,
        permanent={"americas": ["usa", "china"], "central_asia": ["usa"]},
        random=["random_influence_01", "random_influence_02"],
        hand={"usa": ["usa_growth_strategy"]},
        seed=SEED,
    )
    ann = visit()
    ann.sit_at(server.prepare(position.match, ann, "random", seed=SEED))
    for _ in range(MANY):
        if round_of(ann) == 4:
            break
        answer_soon(ann)
        ann.wait_for_my_move()
    panel = ann.page.get_by_role("region", name="End of round 3")
    expect(panel.locator("figcaption")).to_have_text(["Central Asia", "Americas"])
    steps = {name: texts(panel.locator(".podium", has_text=name).locator("b")) for name in ("Central Asia", "Americas")}
    assert steps == {"Central Asia": ["10", "5"], "Americas": ["9", "5"]}  # tokens and place together
    names, rows, totals = by_source(panel.locator(".totals"))
    assert names == ["USA", "China"]
    assert rows["Places in regions"] == [7 + 4, 4]
    assert rows["Tokens in scored regions"] == [1 + 2, 1]
    assert [sum(column) for column in zip(*rows.values(), strict=True)] == totals
    close_panel(ann)
    assert any("Central Asia: the USA takes second place" in line for line in ann.log)
