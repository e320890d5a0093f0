"""Content that is wrong in any way: every problem is told, with its file, entry and field, and nothing else happens."""

import random
import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from world_order.boxes import Edit, problems

from realpolitik.games.world_order.content_loading import EDITABLE, OWN, load
from realpolitik.kernel.content import BadContent

MANY_MUTATIONS = 60


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        # what cannot be read
        ("regions", "[[region]]", "[[region", "regions.toml: the file is not TOML: .*line 7"),
        ("regions", "engage_cost = 5", "engage_cost = ", r"the file is not TOML: .*line \d+"),
        ("regions", "[[region]]", "deep = " + "[" * 5000 + "\n[[region]]", "the file is not TOML"),
        # missing, unknown, of a wrong kind
        ("regions", "engage_cost = 5\n", "", "regions.toml: region europe: engage_cost: it is missing"),
        ("regions", "engage_cost = 5", "engage_price = 5", "engage_price: .* did you mean engage_cost"),
        ("regions", "engage_cost = 5", 'engage_cost = "5"', "engage_cost: it must be a whole number, not '5'"),
        ("regions", "engage_cost = 5", "engage_cost = true", "engage_cost: it must be a whole number, not True"),
        ("regions", "engage_cost = 5", "engage_cost = -1", "engage_cost: it must be from 0 to 255, not -1"),
        ("regions", "engage_cost = 5", "engage_cost = 256", "engage_cost: it must be from 0 to 255, not 256"),
        ("regions", "engage_cost = 5", f"engage_cost = 0x{'f' * 9000}", "engage_cost: .* not what is far too"),
        ("regions", 'id = "europe"', 'id = "Europe!"', "id: 'Europe!' is no id"),
        ("regions", 'id = "europe"', 'id = "atlantis"', "regions.toml: region: there must be europe, central_asia"),
        ("regions", "[[region]]", "[planet]\nx = 1\n[[region]]", "planet: there is no such table in this file"),
        ("global", "[income]", "[outcome]", "global.toml: income: it is missing"),
        ("global", "[income]", "[outcome]", "global.toml: outcome: there is no such table"),
        ("powers", "[power.prosperity]", "[power.misery]", "power usa: prosperity: it is missing"),
        ("abilities", 'set = "starter"', 'set = "deluxe"', "set: 'deluxe' is unknown here"),
        ("abilities", 'types = ["domestic"]', "types = []", "ability usa_growth_strategy: types: it has no type"),
        ("abilities", "unique = false", 'unique = "no"', "unique: it must be true or false, not 'no'"),
        ("countries", 'region = "americas"', 'region = "mars"', "country mexico_s: region: 'mars' is unknown here"),
        ("countries", 'power = "usa"', 'power = "uk"', "country mexico_s: power: 'uk' is unknown here"),
        ("countries", '"goods", "services"', '"goods", "gold"', "country mexico_s: exports: 'gold' is unknown here"),
        ("countries", 'set = "starter"\n', 'set = "standard"\n', "mexico_s: power: only a starter card belongs"),
        # names
        ("countries", 'name_ru = "Мексика"\n', "", "country mexico_s: name_ru: it is missing"),
        ("countries", 'name_pl = "Meksyk"', 'name_pl = ""', "country mexico_s: name_pl: it must not be empty"),
        ("countries", 'name_pl = "Meksyk"', f'name_pl = "{"x" * 201}"', "it has 201 letters; 200 is the most"),
        ("countries", 'name_pl = "Meksyk"', 'name_pl = "Mek\\u0007syk"', "letters that cannot be printed"),
        # provenance
        ("countries", 'evidence = "image"', 'evidence = "rumour"', "mexico_s: evidence: 'rumour' is unknown here"),
        ("regions", 'seed_lines = [222, 286', "seed_lines = [0", "seed_lines: it must be from 1 to 397, not 0"),
        # effects
        ("abilities", '{ op = "develop" }', '{ op = "annex" }', "op: there is no op 'annex'; there are improve"),
        ("abilities", '"produce", types = 3', '"produce", sorts = 3', "sorts: there is no such key here"),
        ("abilities", '"produce", types = 3', '"produce"', "op: produce needs one of types, resources"),
        ("abilities", '"produce", types = 3', '"produce", types = 300', "types: it must be from 0 to 255, not 300"),
        ("abilities", '"produce", types = 3', '"produce", types = "all"', "types: it must be a number from 0 to 255"),
        ("abilities", "pick = 1", "pick = 3", "pick: there are 2 options to pick from"),
        ("abilities", 'of = "@t"', 'of = "@u"', "effect.1..of: no step before binds '@u'; bound are t"),
        ("abilities", 'of = "@t"', "of = 3", "of: it must be \"@x\" for a trade, not 3"),
        ("abilities", 'target = "@c"', 'target = "@d"', "target: no step before binds '@d'"),
        ("abilities", 'extra_allies = "@r"', 'extra_allies = "@s"', "no step before binds '@s'"),
        ("abilities", '"choose_resource", bind = "p"', '"choose_region", bind = "p"', "a type of resource is wanted"),
        ("abilities", '"choose_resource", bind = "p"', '"choose_resource"', "bind: it is missing"),
        ("abilities", '{ op = "develop" }', '{ op = "develop", bind = "d" }', "bind: develop has nothing to remember"),
        ("abilities", '["europe", "mena"', '["eurasia", "mena"', "discount_region_in: 'eurasia' is unknown here"),
        ("strategic_advantages", 'power = "russia", cost', 'power = "uk", cost', "power: 'uk' is unknown here"),
        ("strategic_advantages", "cost = { money = 10 }", "cost = {}", "a price must be given"),
        ("strategic_advantages", 'each = "@m"', 'each = "@rs"', "must go to the regions that armies moved to"),
        ("strategic_advantages", "min = 2, max = 2", "min = 3, max = 2", "min: it is above max"),
        ("strategic_advantages", ' },\n  { op = "play_another" }', ' },\n  { op = "develop" }', "without paying"),
        ("strategic_advantages", 'requires = "@s"', 'requires = "s"', "requires: it must refer to"),
        ("strategic_advantages", 'exported_to = "@r"', 'exported_to = "@x"', "exported_to: no step before binds '@x'"),
        ("developments", '"focus_chosen"', '"new_year"', "event: 'new_year' is unknown here"),
        ("abilities", "adds_influence = false", "adds_influence = true", "adds_influence: it must be false"),
        # counts and references
        ("abilities", "copies = 2", "copies = 3", "of usa they add up to 13, and must to 12"),
        ("abilities", "suggested_copies = 1", "suggested_copies = 2", "of usa they add up to 7, and must to 6"),
        ("abilities", 'id = "eu_new_allies"', 'id = "usa_new_allies"', "card usa_new_allies: id: 2 cards or entries"),
        ("abilities", 'id = "eu_new_allies"', 'id = "usa_new_allies_2"', "card usa_new_allies_2: id: 2 cards"),
        ("countries", 'id = "iraq_s"', 'id = "mexico_s"', "country mexico_s: id: 2 cards or entries have this id"),
        ("countries", 'id = "iraq_s"', 'id = "irak_s"', "power usa: starting_countries: it must name"),
        ("countries", 'name = "Mexico"', 'name = "New Spain"', "mexico_s: name: there must be a standard card"),
        ("countries", 'imports = ["energy"]', 'imports = ["goods"]', "no type may stand on both sides"),
        ("regions", "standard_countries = 10", "standard_countries = 11", "they add up to 77, and must to 76"),
        ("regions", "standard_countries = 10", "standard_countries = 11", "europe must have 11 standard cards, not 10"),
        ("regions", '["eu", "usa", "local"]', '["eu", "usa"]', "1 black tokens, not 2"),
        ("regions", "temporary = [5, 4, 3, 2]", "temporary = [2, 3, 4, 5]", "none above the one before"),
        ("regions", "{ slot = 1,", "{ slot = 2,", "tokens fill the temporary slots from 1 on"),
        ("powers", "armies = 17", "armies = 18", "armies: they add up to 61, and components has 60"),
        ("powers", "engage_tokens = 3", "engage_tokens = 4", "they add up to 11, and components has 10"),
        ("powers", "influence_tokens = 23", "influence_tokens = 22", "power usa: influence_tokens: it must be 23"),
        ("powers", "starting_money = 30", "starting_money = 25", "starting_money: it must differ for each power"),
        ("powers", 'resource = "goods", count = 1', 'resource = "goods", count = 2', "from eu it must buy what"),
        ("powers", "start = 3\nmax = 5", "start = 6\nmax = 5", "production.energy.start: it is beyond the end"),
        ("powers", 'op = "bonus", research = 2', 'op = "develop"', "steps of the op bonus only"),
        ("powers", "table = [-12, -8,", "table = [-8,", "it must have 8 numbers"),
        ("global", "rounds = 6", "rounds = 7", "game: rounds: it must be 6, not 7"),
        ("global", "starter_countries = 17", "starter_countries = 18", "the box has 17, not 18: that is fixed"),
        ("global", "influence_total = 94", "influence_total = 95", "it must be 94, as the others add up"),
        ("global", "players = 2", "players = 3", "players: 3 players have an entry already"),
        ("global", "scoring_rounds = [3, 6]", "scoring_rounds = [6, 3]", "rising numbers of rounds"),
        ("global", 'id = "armies"', 'id = "navies"', "there must be money, armies, allies"),
        ("global", "export = { energy = 5, ", "export = { ", "trade: export: there is no price of energy"),
        ("developments", "level = 1", "level = 2", "there must be one stack for each level"),
        ("developments", "copies = 3", "copies = 4", "there must be 20 cards, not 21"),
        ("decrees", 'power = "usa"', 'power = "eu"', "there must be one for each power"),
        ("decrees", "unused_vp = 3", "unused_vp = 4", "decree decree_usa: unused_vp: it must be 3"),
        ("random_influence", "number = 1\n", "number = 2\n", "they must be numbered from 1 to 20"),
        ("random_influence", 'trade_with = "usa"', 'trade_with = "eu"', "eu cannot trade with itself"),
        ("random_influence", '{ power = "usa"', '{ power = "eu"', "there must be a row for each of"),
        ("strategic_advantages", 'power = "usa"', 'power = "eu"', "usa must have 5, not 4"),
        ("global", "strategic_keep = 2", "strategic_keep = 1", "one more than are kept"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(edited: Edit, file: str, old: str, new: str, problem: str) -> None:
    assert re.search(problem, "\n".join(problems(edited(file, old, new))))


def test_all_problems_are_told_at_once(edited: Edit) -> None:
    edited("regions", "engage_cost = 5", "engage_cost = 999")
    edited("regions", 'name_ru = "Африка"\n', "")
    folder = edited("decrees", '{ op = "engage" }', '{ op = "annex" }')
    told = problems(folder)
    assert told[0] == "regions.toml: region europe: engage_cost: it must be from 0 to 255, not 999"
    assert told[1] == "regions.toml: region africa: name_ru: it is missing"
    assert told[2].startswith("decrees.toml: decree decree_usa: effect[0].options[1][0].op: there is no op 'annex'")
    assert len(told) == 3
    with pytest.raises(BadContent, match=r"cannot be used: regions.toml: region europe: .* \(and 2 more: `realpolitik"):
        load(folder)


def test_files(copied: Path) -> None:
    (copied / "global.toml").unlink()
    (copied / "regions.toml").write_bytes(b"\xff\xfe")
    (copied / "decrees.toml").write_text("#" * 1_000_001)
    (copied / "powers.toml").write_text("")
    (copied / "treaties.toml").write_text("")
    told = problems(copied)
    assert told[0].startswith("treaties.toml: there is no such file; there are global.toml, regions.toml")
    assert told[1:] == [
        "global.toml: the file is missing",
        "regions.toml: the file is not text: content is TOML in UTF-8",
        "decrees.toml: the file is larger than 1000000 bytes: that is no content",
        "powers.toml: power: there is no [[power]] in the file",
    ]


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="nowhere cannot be used: there is no such folder"):
        load(tmp_path / "nowhere")


def test_effects_have_an_end(edited: Edit) -> None:
    deep = '{ op = "develop" }'
    for _ in range(5):
        deep = f'{{ op = "repeat", max_times = 1, steps = [{deep}] }}'
    many = ", ".join(['{ op = "develop" }'] * 150)
    edited("decrees", "effect = [", f"effect = [ {deep},")
    folder = edited("abilities", 'options = [[{ op = "develop" }]', f"options = [[{many}], [{many}]")
    told = problems(folder)
    assert any("the steps are nested deeper than 4 lists" in problem for problem in told)
    assert "abilities.toml: ability usa_growth_strategy: effect: it has more than 200 steps" in told


def test_what_is_bound_within_stays_within(edited: Edit) -> None:
    inner = '{ op = "choose", pick = 1, options = [[{ op = "invest", bind = "x" }]] }'
    after = '{ op = "ready", max = 1, requires = "@x" }'
    folder = edited("decrees", "effect = [\n", f"effect = [\n{inner}, {after},\n")
    (told,) = problems(folder)
    assert "effect[1].requires: no step before binds '@x'; bound are none" in told


# -- random damage -----------------------------------------------------------------------------------------------------


def written(value: Any) -> str:
    """A value as TOML has it, all tables inline."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {written(inner)}' for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(inner) for inner in value) + "]"
    return str(value) if isinstance(value, int | float) else '"' + value.replace('"', '\\"') + '"'


def damage(value: Any, chance: random.Random) -> None:
    """Change something somewhere: leave it out, call it otherwise, put something else there."""
    while isinstance(value, dict | list) and value:
        key = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
        inner = value[key]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.85:
            value = inner
            continue
        what = chance.randrange(4)
        if what == 0:
            del value[key]
        elif what == 1 and isinstance(value, dict):
            value[f"{key}_"] = value.pop(key)
        elif what == 2 and isinstance(inner, str):
            value[key] = f"{inner}_x"
        else:
            value[key] = chance.choice([-1, 10**30, 3.5, True, "", "@x", [], {}, [[]], [{"op": "x"}], "x" * 300])
        return


@pytest.mark.parametrize("seed", range(MANY_MUTATIONS))
def test_random_damage_is_told_or_harmless(copied: Path, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(chance.randint(1, 3)):
        path = chance.choice(sorted(copied.glob("*.toml")))
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        damage(content, chance)
        path.write_text("\n".join(f"{key} = {written(value)}" for key, value in content.items()), encoding="utf-8")
    told = []
    with suppress(BadContent):  # nothing else may be raised
        told.append(load(copied).digest)
    assert told or problems(copied)


def test_a_file_cut_off_anywhere_is_told(copied: Path) -> None:
    for path in sorted(copied.glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        path.write_text(text[: len(text) * 2 // 3], encoding="utf-8")
        assert path.name in {problem.partition(":")[0] for problem in problems(copied)}
        path.write_text(text, encoding="utf-8")


# -- the content in use ------------------------------------------------------------------------------------------------

SHOW = "from realpolitik.games.world_order.content import CONTENT; print(CONTENT.rules.pass_money)"


def shown(folder: str, monkeypatch: pytest.MonkeyPatch) -> subprocess.CompletedProcess[str]:
    monkeypatch.setenv(EDITABLE.variable, folder)
    return subprocess.run([sys.executable, "-c", SHOW], capture_output=True, text=True, check=False)


def test_a_variable_chooses_the_folder(edited: Edit, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = edited("global", "pass_money = 10", "pass_money = 12")
    assert shown(str(folder), monkeypatch).stdout == "12\n"
    assert shown("", monkeypatch).stdout == "10\n"


def test_a_broken_folder_is_not_played_with(edited: Edit, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = edited("global", "pass_money = 10", "pass_money = 1000")
    refused = shown(str(folder), monkeypatch)
    assert refused.returncode == 1
    assert "BadContent: the content in" in refused.stderr
    assert "global.toml: game: pass_money: it must be from 0 to 255, not 1000" in refused.stderr


def test_our_own_is_never_changed(edited: Edit) -> None:
    edited("global", "pass_money = 10", "pass_money = 12")
    assert EDITABLE.own == OWN
    assert load().rules.pass_money == 10
