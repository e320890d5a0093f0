"""The page's files as one: whatever the page imports comes along, and in an order in which it can be read."""

import re
from pathlib import Path

import pytest

from realpolitik.table.bundle import data_of, font_within, script_of, sheet_of
from realpolitik.table.edition import PAGE


def written(folder: Path, **modules: str) -> Path:
    for name, text in modules.items():
        (folder / f"{name}.js").write_text(text, encoding="utf-8")
    return folder / "main.js"


def test_a_module_comes_after_what_it_imports_and_each_comes_once(tmp_path: Path) -> None:
    main = written(
        tmp_path,
        main='import { left, right as other } from "./left.js";\nimport { base } from "./base.js";\nleft(other);\n',
        left='import {\n  base,\n} from "./base.js";\nexport function left() {}\nexport { base as right };\n',
        base="export const base = 1;\n",
    )
    script = script_of(main)
    assert re.findall(r"// (\w+)\.js", script) == ["base", "left", "main"]
    assert script.count("const base = 1;") == 1
    assert "const { left, right: other } = module1;" in script
    assert "return { left, right: base };" in script
    assert not re.search(r"^(import|export)\b", script, re.MULTILINE)


def test_modules_that_import_each_other_are_refused(tmp_path: Path) -> None:
    main = written(
        tmp_path,
        main='import { a } from "./other.js";\n',
        other='import { b } from "./main.js";\nexport const a = 1;\n',
    )
    with pytest.raises(ValueError, match=r"main\.js imports itself by way of main\.js, other\.js"):
        script_of(main)


@pytest.mark.parametrize("line", ['import * as all from "./other.js";', "export default 1;", 'export * from "./x.js";'])
def test_other_ways_to_import_or_export_are_refused(line: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"main\.js: .* is not a way"):
        script_of(written(tmp_path, main=f"{line}\n"))


def test_a_script_holds_nothing_that_would_end_it(tmp_path: Path) -> None:
    script = script_of(written(tmp_path, main='const text = "</script><!-- ";\n'))
    assert r'"<\/script><\!-- "' in script


@pytest.mark.parametrize("name", ["match", "lobby", "join", "rules", "keepsake"])
def test_every_page_could_be_one_script(name: str) -> None:
    script = script_of(PAGE / f"{name}.js")
    assert "// preact.js" in script
    assert f"// {name}.js" in script


def test_a_style_sheet_has_its_fonts_within_it() -> None:
    sheet = sheet_of(PAGE / "base.css", font_within)
    assert sheet.count("@font-face") == (PAGE / "fonts" / "fonts.css").read_text(encoding="utf-8").count("@font-face")
    assert "@import" not in sheet
    assert all(address.startswith("data:font/woff2;base64,d09GMg") for address in re.findall(r'url\("([^"]*)"', sheet))


def test_what_only_readers_need_is_left_out(tmp_path: Path) -> None:
    main = written(
        tmp_path,
        main="""/** Why it is here. */

// library 1.0: MIT, LICENSE-library.txt.
/**
 * @param {string} text
 */
function say(text) {
  // as it is
  return /** @type {Said} */ (text); // nobody minds
}
/** @type {number} */ let at = 0; /* one */
""",
    )
    kept = [line for line in script_of(main).splitlines() if line][1:-2]
    assert kept == [
        "// library 1.0: MIT, LICENSE-library.txt.",
        "function say(text) {",
        "return (text);",
        "}",
        "let at = 0; /* one */",
    ]


def test_a_file_is_its_own_address(tmp_path: Path) -> None:
    (tmp_path / "a.svg").write_bytes(b"<svg/>")
    assert data_of(tmp_path / "a.svg", "image/svg+xml") == "data:image/svg+xml;base64,PHN2Zy8+"
