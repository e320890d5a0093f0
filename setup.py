"""The build is described in pyproject.toml; this file adds only the optional compilation with mypyc.

REALPOLITIK_COMPILE=1 python setup.py build_ext --inplace     (or simply: python3 run compile)

mypyc writes one C file a module, and they are compiled side by side, on as many cores as there are. `c_text` packs them
up instead, for a machine that has a C compiler but not mypyc.
"""

import json
import os
import shutil
import tarfile
import tempfile
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import takewhile
from pathlib import Path
from typing import Any

from setuptools import Command, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

LEVEL = os.environ.get("REALPOLITIK_OPTIMISE", "3")  # as for the C compiler: 0 is soon built, 3 is fast
COMPILED = tuple(f"src/realpolitik/{room}" for room in ("kernel", "games", "encodings", "bots"))
INTERPRETED = (
    "__init__.py",  # only gathers names: nothing to gain
    "aide.py",  # processes and the lines to them: all their work is done elsewhere
    "staff.py",
    "abilities.py",  # protocols that objects are held against as the program runs: a compiled one knows no objects
    "conformance.py",  # a test suite: clarity over speed
    "kit.py",  # names of parts, and where they are found: read once
    "kits.py",
    "traits.py",
)
# Nothing but Python calls into the modules, so calls among them need no detour by the dynamic linker.
FLAGS = ("-fno-semantic-interposition", "-fvisibility=hidden")
CORES = os.cpu_count() or 1
MANY = 30  # texts that begin alike: for so many it pays that the compiler keeps what it has read
INCLUDED = ("static_data.c",)  # C text that mypyc includes by name, as if it were a header


def includes_of(source: str) -> str:
    """The lines with which a C text begins that include others."""
    with Path(source).open(encoding="utf-8") as text:
        return "".join(takewhile(lambda line: line.startswith("#include"), text))


def compiled_modules() -> list[str]:
    found = (path for folder in COMPILED for path in Path(folder).rglob("*.py"))
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


class BuildSideBySide(build_ext):
    """Compiles the C files of one extension at once, as setuptools does only with those of several."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES

    def build_extensions(self) -> None:
        known = [flag for flag in FLAGS if self._knows(flag)]
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *known]
        one_after_another = self.compiler.compile
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(self.parallel) as pool:
            read_once = self._headers_read_once(Path(folder))

            def one(source: str, settings: dict[str, Any]) -> list[str]:
                header = read_once.get(includes_of(source))
                before = ["-include", str(header)] if header else []
                return list(one_after_another([source], extra_preargs=before, **settings))

            def side_by_side(sources: Sequence[str], **settings: Any) -> list[str]:
                at_once = pool.map(lambda source: one(source, settings), sources)
                return [made for objects in at_once for made in objects]

            self.compiler.compile = side_by_side
            super().build_extensions()

    def _headers_read_once(self, folder: Path) -> dict[str, Path]:
        """All modules begin with the same two headers, of two million characters, and what Python loads each by begins
        with another. By how texts begin: a header to include before, which the compiler need not read any more."""
        begin = [(includes_of(text), extension) for extension in self.extensions for text in extension.sources]
        often = Counter(included for included, _ in begin)
        found = {
            included: self._read_once(folder / f"headers{number}.h", included, extension)
            for number, (included, extension) in enumerate(dict(begin).items())
            if included and often[included] >= MANY and self.compiler.compiler_type == "unix"
        }
        return {included: header for included, header in found.items() if header is not None}

    def _read_once(self, header: Path, included: str, extension: Any) -> Path | None:
        """A header, and beside it what the compiler keeps of it; nothing from one that keeps nothing."""
        header.write_text(included)
        text = shutil.copyfile(header, header.with_suffix(".c"))
        settings = {"include_dirs": extension.include_dirs, "extra_postargs": extension.extra_compile_args}
        as_header = ["-x", "c-header"]
        try:
            (kept,) = self.compiler.compile([str(text)], str(header.parent), extra_preargs=as_header, **settings)
        except CompileError:
            return None
        Path(kept).rename(f"{header}.gch")
        return header

    def _knows(self, flag: str) -> bool:
        """Whether the compiler takes a flag without complaint. That of Microsoft's takes none of these."""
        if self.compiler.compiler_type != "unix":
            return False
        with tempfile.TemporaryDirectory() as folder:
            trial = Path(folder, "trial.c")
            trial.write_text("int answer(void) { return 42; }\n")
            try:
                self.compiler.compile([str(trial)], output_dir=folder, extra_postargs=["-Werror", flag])
            except CompileError:
                return False
        return True


class PackText(Command):
    """Packs the C text into build/c.tar.gz, with what compiles it elsewhere: tools/compile_there.py."""

    user_options: list[tuple[str, str | None, str]] = []  # noqa: RUF012 # setuptools demands a list

    def initialize_options(self) -> None:
        pass

    def finalize_options(self) -> None:
        pass

    def run(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            home = Path(folder)
            extensions = self.distribution.ext_modules or []
            told = [self._packed(extension, home) for extension in extensions]
            for includes in {Path(folder) for extension in extensions for folder in extension.include_dirs}:
                for path in includes.glob("**/*.[hc]"):
                    if path.suffix == ".h" or path.name in INCLUDED:
                        _copy(path, home / "include" / path.relative_to(includes))
            _copy(Path("tools", "compile_there.py"), home / "compile_there.py")
            (home / "extensions.json").write_text(json.dumps(told))
            with tarfile.open(Path("build", "c.tar.gz"), "w:gz") as archive:
                archive.add(home, "c")

    def _packed(self, extension: Any, home: Path) -> dict[str, object]:
        packed = []
        for source in map(Path, extension.sources):
            packed.append("_".join(["text/", *source.parts[1:]]))
            _copy(source, home / packed[-1])
        defined = [argument for argument in extension.extra_compile_args if argument.startswith("-D")]
        return {"name": extension.name, "sources": packed, "flags": defined}


def _copy(path: Path, kept: Path) -> None:
    kept.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, kept)


if os.environ.get("REALPOLITIK_COMPILE") == "1":
    from mypyc.build import mypycify

    modules = mypycify(compiled_modules(), opt_level=LEVEL, debug_level="0", multi_file=True, group_name="realpolitik")
    setup(ext_modules=modules, cmdclass={"build_ext": BuildSideBySide, "c_text": PackText})
else:
    setup()
