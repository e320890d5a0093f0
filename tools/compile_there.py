"""Makes the compiled modules out of their C text, where there are Python's headers and a C compiler but not mypyc.

It lies in the archive that `python3 run compile --c` writes, and goes with a checkout of the same sources:

    tar -xzf c.tar.gz && python3 c/compile_there.py src
"""

import json
import os
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
OPTIMISED: Final = ("-O2", "-DNDEBUG", "-fwrapv", "-fPIC", "-w")


def main(sources: Path) -> int:
    extensions: list[dict[str, Any]] = json.loads((HERE / "extensions.json").read_text(encoding="utf-8"))
    texts = sorted({text for extension in extensions for text in extension["sources"]}, key=_size, reverse=True)
    flags = {text: extension["flags"] for extension in extensions for text in extension["sources"]}
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:  # the largest first, so that no core waits for it in the end
        if not all(pool.map(lambda text: _compiled(text, flags[text]), texts)):
            return 1
        return 0 if all(pool.map(lambda extension: _linked(extension, sources), extensions)) else 1


def _size(text: str) -> int:
    return (HERE / text).stat().st_size


def _object(text: str) -> Path:
    return (HERE / text).with_suffix(".o")


def _compiled(text: str, flags: list[str]) -> bool:
    includes = [f"-I{sysconfig.get_path('include')}", f"-I{HERE / 'include'}", f"-I{HERE / 'text'}"]
    command = ["cc", "-c", *OPTIMISED, *flags, *includes, str(HERE / text), "-o", str(_object(text))]
    return subprocess.call(command) == 0


def _linked(extension: dict[str, Any], sources: Path) -> bool:
    module = sources.joinpath(*extension["name"].split("."))
    made = module.with_name(module.name + sysconfig.get_config_var("EXT_SUFFIX"))
    objects = [str(_object(text)) for text in extension["sources"]]
    return subprocess.call(["cc", "-shared", *objects, "-o", str(made)]) == 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
