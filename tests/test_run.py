"""The script `run`, and what it installs."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from conftest import SLOW, TESTS

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = spec_from_loader("run", SourceFileLoader("run", str(ROOT / "run")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pinned(name: str) -> dict[str, set[str]]:
    """The versions of each package in a file of requirements: more than one where systems differ."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE):
        found.setdefault(package, set()).add(version)
    return found


def test_every_command_is_told_of(script: ModuleType) -> None:
    told = re.findall(r"^    python3 run (\w+)", script.__doc__ or "", re.MULTILINE)
    assert list(dict.fromkeys(told)) == list(script.COMMANDS)


def test_what_is_installed_is_pinned_with_its_hash_and_names_no_host(script: ModuleType) -> None:
    assert {path.stem for path in (ROOT / "requirements").iterdir()} == set(script.LOCKED)
    for name in script.LOCKED:
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        assert "://" not in text, name
        for entry in re.split(r"\n(?=\S)", text):
            assert entry.startswith("#") or "--hash=sha256:" in entry, f"{name}: {entry}"


def test_what_is_played_is_tested(script: ModuleType) -> None:
    tested = pinned("test")
    for name in script.LOCKED:
        for package, versions in pinned(name).items():
            assert versions <= tested[package], f"{name}: {package}"


def test_what_only_some_need_is_added_when_asked_for(script: ModuleType) -> None:
    asked_for = {"gymnasium", "matplotlib", "pettingzoo", "psycopg", "psycopg-binary"}
    assert not asked_for & set(pinned("play"))
    assert asked_for <= set.union(*[set(pinned(name)) for name in script.ADDED if name not in script.UNPINNED])


def test_what_is_pinned_nowhere_is_installed_when_asked_for(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Which build of torch fits depends on the machine, so that no file can name it."""
    commands: list[list[str]] = []
    for name in ("requirements", "pyproject.toml"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.setattr(script, "ROOT", tmp_path)

    def done(command: list[str], trouble: str) -> None:
        commands.append(command)
        Path(tmp_path, ".venv", "play", "bin").mkdir(parents=True, exist_ok=True)
        Path(tmp_path, ".venv", "play", "bin", "python").touch()

    monkeypatch.setattr(script, "attempt", done)
    monkeypatch.setattr(script.os, "name", "posix")
    assert script.add(["envs"]) == 0
    assert not any("torch" in part for command in commands for part in command)
    commands.clear()
    assert script.add(["learn"]) == 0  # though no pin has changed
    (torch,) = [command for command in commands if any(part.startswith("torch>=") for part in command)]
    assert "--require-hashes" not in torch
    assert not any("learn" in part for command in commands for part in command)
    commands.clear()
    assert script.environment("play").endswith("python")
    assert commands == []


def test_all_that_is_pinned_is_audited(script: ModuleType) -> None:
    needed = tomllib.loads(script.audited())["project"]["dependencies"]
    looked_up = {tuple(pin.partition(" ;")[0].split("==")) for pin in needed}
    assert len(needed) == len(set(needed))
    for name in script.LOCKED:
        assert {(package, version) for package, versions in pinned(name).items() for version in versions} <= looked_up
    assert any("; python_full_version" in pin for pin in needed)  # or two versions of one could not be


@pytest.mark.parametrize(("found", "status"), [(0, 0), (1, 1)])
def test_an_audit_says_whether_something_was_found(
    found: int, status: int, script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(script, "environment", lambda name: "python")
    monkeypatch.setattr(script.subprocess, "call", lambda command, cwd: commands.append(command) or found)
    assert script.audit(["--ignore", "GHSA-1"]) == status
    ((*_, project, option, ignored),) = commands
    assert (option, ignored) == ("--ignore", "GHSA-1")
    assert not Path(project.removeprefix("--project=")).exists()


def test_an_audit_that_cannot_be_says_so(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever hears nothing of faults must not take it for word that there are none."""
    monkeypatch.setattr(script, "environment", lambda name: "python")
    monkeypatch.setattr(script.subprocess, "call", lambda command, cwd: 2)
    with pytest.raises(SystemExit) as stopped:
        script.audit([])
    assert stopped.value.code == 1
    assert "could not be looked up" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["chess"], ["report", "chess"]])
def test_what_there_is_not_cannot_be_added(arguments: list[str]) -> None:
    tried = subprocess.run([sys.executable, ROOT / "run", "add", *arguments], capture_output=True, text=True)
    assert tried.returncode == 1
    can = "postgresql, push, report, envs, learn"
    assert tried.stderr == f"run: what can be added are {can}: python3 run add postgresql\n"


@pytest.mark.parametrize("pattern", SLOW)
def test_what_the_quick_tests_leave_out_is_there(pattern: str) -> None:
    """A test that was renamed would be let in without a word."""
    files, _, test = pattern.partition("::")
    found = list(TESTS.glob(files))
    assert found
    name = re.split(r"[\[*]", test)[0]
    assert not name or any(re.search(rf"^def {name}", path.read_text(encoding="utf-8"), re.MULTILINE) for path in found)


def test_what_compiles_elsewhere_makes_a_module_of_the_text_it_is_given(tmp_path: Path) -> None:
    """The archive that `compile --c` writes holds more of the same."""
    text, sources = tmp_path / "c" / "text", tmp_path / "src"
    text.mkdir(parents=True)
    (sources / "given").mkdir(parents=True)
    (text / "given_answer.c").write_text(
        "#include <Python.h>\n"
        'static struct PyModuleDef told = {PyModuleDef_HEAD_INIT, "answer", NULL, ANSWER, NULL};\n'
        "PyMODINIT_FUNC PyInit_answer(void) { return PyModule_Create(&told); }\n"
    )
    extensions = [{"name": "given.answer", "sources": ["text/given_answer.c"], "flags": ["-DANSWER=42"]}]
    (tmp_path / "c" / "extensions.json").write_text(json.dumps(extensions))
    script = tmp_path / "c" / "compile_there.py"
    shutil.copyfile(ROOT / "tools" / "compile_there.py", script)
    subprocess.run([sys.executable, str(script), str(sources)], check=True)
    code = "from given import answer; print(answer.__file__)"
    found = subprocess.run([sys.executable, "-c", code], cwd=sources, capture_output=True, text=True, check=True)
    assert Path(found.stdout.strip()).parent == sources / "given"
