"""A save is versioned JSON: set-up, answers (chance included) and a digest of the state they lead to."""

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from realpolitik.kernel.chance import Chance, chance_from
from realpolitik.kernel.errors import BadSave, BadSetup, WrongAnswer
from realpolitik.kernel.game import Game, Setup, check_unknown, why_other_content
from realpolitik.kernel.kits import game_named, names
from realpolitik.kernel.match import Answer, Match, replay

FORMAT: Final = "realpolitik-save"
VERSION: Final = 2
OLDEST: Final = 2  # that can be read: those before were of no release


def save(match: Match) -> str:
    """The match as text."""
    content: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        **origin(match),
        "answers": [list(pair) for pair in match.answers],
        "digest": match.digest(),
    }
    content["checksum"] = _checksum(content)
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in content.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def origin(match: Match) -> dict[str, Any]:
    """All that a match follows from, but its answers."""
    return {
        "game": match.game.name,
        "rules": match.game.rules_version,
        **({"content": match.game.content} if match.game.content else {}),
        "scenario": match.setup.scenario,
        "options": match.setup.options,
        "position": match.setup.position,
        "chance": match.chance.describe(),
    }


def load(text: str) -> Match:
    """The match a save describes, replayed answer by answer. Anything wrong with it raises BadSave with the reason."""
    content = _parse(text)
    game = _game(content)
    setup = _setup(game, content)
    answers = _answers(content)
    chance = _chance(game, content)
    try:
        match = replay(game, setup, answers, chance)
    except WrongAnswer as wrong:
        raise BadSave(
            f"the save does not follow the rules of {game.name}: {wrong}{_rules_hint(game, content)}"
        ) from None
    if len(match.answers) != len(answers):
        raise BadSave("the save stops where chance was still to answer; it was cut short")
    if match.digest() != content["digest"]:
        raise BadSave(
            "the answers lead to another position than the one saved: the file was edited, "
            f"or saved by other rules{_rules_hint(game, content)}"
        )
    return match


def write(match: Match, path: Path) -> None:
    """Save to a file, whole or not at all. A file that is not a good save of ours is never overwritten."""
    if path.exists():
        try:
            read(path)
        except BadSave as bad:
            raise BadSave(
                f"{path} exists and is not a save that could be replaced ({bad}); choose another name"
            ) from None
    write_whole(path.resolve(), save(match))


def write_whole(path: Path, content: str | bytes) -> None:
    """Put text or bytes into a file so that at every moment there is the old one or the new, never half of either; and
    so that the new one is there after a power cut."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
    keep_names(path.parent)


def keep_names(folder: Path) -> None:
    """Let the names that files in the folder have now be those after a power cut."""
    if os.name == "nt":  # which keeps them by itself, and opens no folders
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read(path: Path) -> Match:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSave(f"{path} is not text: a save is JSON in UTF-8") from None
    except OSError as error:
        raise BadSave(f"{path} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise BadSave(f"{path} cannot be read: {error}") from None
    return load(text)


def _parse(text: str) -> dict[str, Any]:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(f"not a save: the JSON is broken or cut off ({error})") from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise BadSave(f'not a save of this program: there is no "format": "{FORMAT}" in it')
    version = content.get("version")
    if type(version) is not int or version < 1:
        raise BadSave(f"the save has no version number but {version!r}")
    if version < OLDEST:
        raise BadSave(
            f"the save is of version {version}, made before the first release; this program reads {OLDEST} and newer"
        )
    if version > VERSION:
        raise BadSave(f"the save is of version {version}; this program reads up to {VERSION}: a newer one is needed")
    wanted = {"format", "version", "game", "rules", "scenario", "options", "position", "chance", "answers", "digest"}
    if lacking := sorted(wanted - content.keys()):
        raise BadSave(f"the save is damaged: it lacks {', '.join(lacking)}")
    if content.pop("checksum", None) != _checksum(content):
        raise BadSave("the save was damaged or edited: its checksum does not fit its content")
    return content


def _game(content: dict[str, Any]) -> Game:
    name = content["game"]
    if not isinstance(name, str) or name not in names():
        raise BadSave(f"a save of {name!r}, which is not a game known here; known are {', '.join(names())}")
    try:
        game = game_named(name)
    except BadSetup as bad:
        raise BadSave(str(bad)) from None
    if type(content["rules"]) is not int or content["rules"] > game.rules_version:
        raise BadSave(
            f"saved under version {content['rules']} of the rules of {name}; "
            f"this program has version {game.rules_version}: a newer one is needed"
        )
    if other := why_other_content(game, content.get("content", "")):
        raise BadSave(f"the save of {name} was {other}")
    return game


def _setup(game: Game, content: dict[str, Any]) -> Setup:
    options = content["options"]
    if not isinstance(content["scenario"], str) or not isinstance(options, dict):
        raise BadSave("the save's set-up is damaged: a scenario's name and an object of options are needed")
    try:
        setup = game.setup(content["scenario"], options)
    except BadSetup as bad:
        raise BadSave(f"the save's set-up is not possible: {bad}") from None
    position = content["position"]
    if position is not None and not isinstance(position, dict):
        raise BadSave("the save's position must be an object of named fields, or null")
    setup.position = position
    return setup


def _answers(content: dict[str, Any]) -> list[Answer]:
    answers: list[Answer] = []
    if not isinstance(content["answers"], list):
        raise BadSave("the save is damaged: its answers are not a list")
    for number, pair in enumerate(content["answers"]):
        if not (isinstance(pair, list) and len(pair) == 2 and all(type(x) is int for x in pair)):
            raise BadSave(f"answer {number} is damaged: a pair [seat, option] is needed, not {json.dumps(pair)[:60]}")
        answers.append((pair[0], pair[1]))
    return answers


def _chance(game: Game, content: dict[str, Any]) -> Chance:
    try:
        chance = chance_from(content["chance"] if isinstance(content["chance"], dict) else {})
        check_unknown(game, chance.unknown())
    except (ValueError, BadSetup) as error:
        raise BadSave(f"the save is damaged: {error}") from None
    return chance


def _rules_hint(game: Game, content: dict[str, Any]) -> str:
    if content["rules"] == game.rules_version:
        return ""
    return f" (saved under version {content['rules']} of the rules, read under version {game.rules_version})"


def _checksum(content: dict[str, Any]) -> str:
    text = json.dumps(content, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
