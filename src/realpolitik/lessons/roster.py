"""Which games can be taught, by name, and what there is to play for a lesson. It is loaded when it is first wanted."""

from functools import cache

from realpolitik.kernel.kit import part_named
from realpolitik.kernel.kits import kit_of
from realpolitik.lessons.lesson import Guide
from realpolitik.lessons.staged import Stage, Staged


def is_taught(game: str) -> bool:
    return kit_of(game).guide != ""


def guide_of(game: str) -> Guide:
    """The guide to a game that is taught."""
    guide = part_named(kit_of(game).guide)
    assert isinstance(guide, Guide)
    return guide


@cache
def stage_of(game: str) -> Stage:
    """The scenes and problems of a game; none where it has none."""
    named = kit_of(game).stage
    if not named:
        return Stage()
    stage = part_named(named)
    assert isinstance(stage, Stage)
    return stage


def staged_named(game: str, name: str | None) -> Staged | None:
    """A scene or a problem; nothing where there is none of that name, or not any more."""
    stage = stage_of(game)
    return next((it for it in (*stage.scenes, *stage.problems) if it.name == name), None)


def next_after(game: str, name: str) -> Staged | None:
    """The scene that is learnt from after one; nothing after the last, and after a problem."""
    names = [scene.name for scene in stage_of(game).scenes]
    at = names.index(name) + 1 if name in names else len(names)
    return stage_of(game).scenes[at] if at < len(names) else None
