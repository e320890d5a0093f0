"""`realpolitik content`: what people may edit of a game, copied and checked; and `--content`, to play with it."""

import shutil
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final, TextIO

from realpolitik.kernel.content import BadContent, EditableContent
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.kit import Kit, part_named
from realpolitik.kernel.kits import kit_of, kits
from realpolitik.terminal.output import BadOutput, demand_new

PLAYED_WITH: Final = (  # the commands that play a game, or play one again
    "play", "replay", "import", "report", "export", "verify", "fuzz", "arena", "agree", "serve", "check", "bench",
)  # fmt: skip


def content_arguments(command: ArgumentParser) -> None:
    actions = command.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, about in (
        ("check", "tell all that is wrong with a folder of content, or what it holds"),
        ("copy", "write the content of a game to a new folder, to edit it"),
    ):
        action = actions.add_parser(name, help=about, description=about)
        action.add_argument("folder", type=Path, metavar="DIR")
        action.add_argument("--game", default="", metavar="GAME", help="by default the one that has such content")


def content_argument(command: ArgumentParser) -> None:
    command.add_argument(
        "--content", type=Path, metavar="DIR", help="play with an edited copy of what is in the box of a game"
    )


def content(given: Namespace) -> int:
    kit = _kit(given.game)
    if given.action == "check":
        return check(_editable(kit), given.folder, sys.stdout)
    return copy(_editable(kit), given.folder, sys.stdout)


def use_content(given: Namespace) -> None:
    """Play with the folder that was asked for, if any was. That is settled before the rules of the game are loaded."""
    folder: Path | None = getattr(given, "content", None)
    if folder is None:
        return
    kit = _kit(getattr(given, "game", ""))
    editable = _editable(kit)
    if kit.game.partition(":")[0] in sys.modules and folder.resolve() != editable.folder().resolve():
        raise BadSetup(f"{kit.name} is loaded already, with the content in {editable.folder()}")
    editable.use(folder)


def check(editable: EditableContent, folder: Path, target: TextIO) -> int:
    """Every problem in a line of its own; the exit status says whether there are any."""
    try:
        print(f"{folder}: {editable.summary(folder)}", file=target)
    except BadContent as bad:
        for problem in bad.problems:
            print(problem.told() if problem.file else f"{folder}: {problem.told()}", file=target)
        return 1
    return 0


def copy(editable: EditableContent, folder: Path, target: TextIO) -> int:
    demand_new(folder)
    try:
        shutil.copytree(editable.own, folder)
    except OSError as error:
        raise BadOutput(f"{folder} cannot be written: {error.strerror}") from None
    print(f"{folder}: a copy to edit; then `realpolitik content check {folder}`, and play with --content", file=target)
    return 0


def _kit(game: str) -> Kit:
    """The kit of the game that is meant: the one named, or the only one whose content may be edited."""
    if game:
        kit = kit_of(game)
        if not kit.content:
            raise BadSetup(f"{game} has no content that could be edited")
        return kit
    editable = [kit for kit in kits().values() if kit.content]
    if len(editable) != 1:
        names = ", ".join([kit.name for kit in editable])
        raise BadSetup(f"the content of which game? that of {names} may be edited" if names else "no game has any")
    return editable[0]


def _editable(kit: Kit) -> EditableContent:
    part: EditableContent = part_named(kit.content)
    return part
