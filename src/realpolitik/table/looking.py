"""Looking at a match: the screen of one viewer, what may come of a question, what can be set right."""

import threading
from collections.abc import Sequence
from dataclasses import replace

from realpolitik.language import speak
from realpolitik.table import meters
from realpolitik.table.course import course
from realpolitik.table.drafts import after_draft, drafted, follow
from realpolitik.table.facts import cards_out, facts
from realpolitik.table.kept import Drawn, Kept
from realpolitik.table.leases import Leases
from realpolitik.table.messages.ahead import Chances
from realpolitik.table.prospects import chances, is_certain_defeat, prospect, prospects
from realpolitik.table.real_table import corrections, foreseeable
from realpolitik.table.recall import Contents
from realpolitik.table.refused import Refused
from realpolitik.table.scene import Scene
from realpolitik.table.screen import screen
from realpolitik.table.settings import Settings
from realpolitik.table.snapshot import Snapshot
from realpolitik.table.steps import steps
from realpolitik.table.store import Store
from realpolitik.table.thinking import Thinker
from realpolitik.table.viewer import Held, Look, Shown, Sight


class Looking(Kept):
    def __init__(self, found: Contents, store: Store, thinker: Thinker, settings: Settings, leases: Leases) -> None:
        super().__init__(found, store, thinker, settings, leases)
        self._telling = threading.Lock()  # the log is told by one thread at a time

    async def screen(self, sight: Sight, held: Held) -> Shown:
        """What is seen now. Of a version that is yet to come nobody has anything."""
        await self.reach(held.version)
        now = self.now
        held = held if held.version <= now.scene.version else Held()
        with meters.SCREEN_SECONDS.time():
            return await self.tried(now.make((sight, held), lambda: self._screen(now.scene, sight, held)))

    def _drawn(self, scene: Scene, looks: Sequence[Look]) -> Drawn:
        screens: dict[Look, Shown] = {}
        try:
            for sight, held in looks:
                screens[sight, held] = self._screen(scene, sight, held)
        except Exception:  # it fails again when it is asked for, and then the match is pinned
            return Drawn(scene, {})
        return Drawn(scene, screens)

    def _screen(self, scene: Scene, sight: Sight, held: Held) -> Shown:
        with self._telling:
            right = self._right(scene, sight, held)
            shown = screen(scene, sight.seat, sight.language, sight.mine, sight.host, right)
        entries = shown.log.start + len(shown.log.entries)
        return Shown(shown.model_dump_json(), Held(scene.version, entries))

    def _right(self, scene: Scene, sight: Sight, held: Held) -> int:
        """How many entries of the log a viewer may keep: those that no choice taken back since has changed."""
        if not held.entries or not 0 <= held.version <= scene.version:
            return 0
        since = self.moved[held.version : scene.version]
        if all(moved.kind == "answer" for moved in since):
            return held.entries
        kept = min(moved.keep for moved in since)
        told = scene.log(sight.seat, speak(scene.match.game.name, sight.language, marked=True))
        log = scene.match.log
        return min(held.entries, sum(told.at(number, log) <= kept for number in range(len(told.lines))))

    async def steps(self, sight: Sight, since: int) -> str:
        """What has been told since a version, as JSON. Of a version that is yet to come nothing has."""
        await self.reach(since)
        now, keeps = self.now, [moved.keep for moved in self.moved[: self.scene.version]]
        since = min(since, now.scene.version)
        told = now.once(
            ("steps", sight.seat, sight.language, since),
            lambda: self.thinker.look_back(
                lambda: steps(now.scene, keeps, since, sight.seat, sight.language).model_dump_json()
            ),
        )
        return await self.tried(told)

    async def course(self, language: str) -> str:
        """The course of the match, as JSON. The match is gone through once for all who look."""
        now = self.now

        def make() -> str:
            return course(now.scene.match, language).model_dump_json()

        return await self.tried(now.once(("course", language), lambda: self.thinker.look_back(make)))

    async def facts(self, sight: Sight, kind: str, name: str) -> str:
        """What something comes to now, as JSON."""
        now = self.now
        key = ("facts", sight.seat, sight.language, kind, name)
        told = now.foresee(key, lambda: facts(now.scene, sight.seat, sight.language, kind, name).model_dump_json())
        return await self.tried(told)

    async def cards_out(self, sight: Sight) -> str:
        """The cards that lie nowhere in the open, as JSON."""
        now = self.now
        key = ("cards out", sight.seat, sight.language)
        told = now.foresee(key, lambda: cards_out(now.scene, sight.seat, sight.language).model_dump_json())
        return await self.tried(told)

    async def prospects(self, seat: int, language: str, version: int | None) -> str:
        """What may come of the question open to the seat, as JSON."""
        now = await self.asked_at(seat, version)
        told = now.foresee(
            ("prospects", seat, language), lambda: prospects(now.scene, seat, language).model_dump_json()
        )
        return await self.tried(told)

    async def prospect(self, seat: int, option: int, language: str, version: int | None) -> str:
        """What an option of the question open to the seat would do, as JSON."""
        now = await self.asked_at(seat, version)
        if option not in await self._foreseeable(now.scene, seat):
            raise Refused("wrong_answer", f"{option} is not among the options of the question")
        told = now.foresee(
            ("prospect", seat, option, language), lambda: prospect(now.scene, seat, option, language).model_dump_json()
        )
        return await self.tried(told)

    async def draft(self, sight: Sight, version: int, answers: Sequence[int]) -> str:
        """What a draft of the seat would come to, as JSON."""
        now = await self.asked_at(sight.seat, version)
        key = ("draft", sight, *answers)
        return await self.tried(now.draft(key, lambda: drafted(now.scene, sight, answers).model_dump_json()))

    async def prospects_after(self, seat: int, language: str, version: int, answers: Sequence[int]) -> str:
        """What may come of the question that would be open after a draft, as JSON."""
        now = await self.asked_at(seat, version)

        def make() -> str:
            return prospects(after_draft(now.scene, seat, answers), seat, language).model_dump_json()

        return await self.tried(now.foresee(("prospects after", seat, language, *answers), make))

    async def prospect_after(self, seat: int, option: int, language: str, version: int, answers: Sequence[int]) -> str:
        """What an option of the question that would be open after a draft would do, as JSON."""
        now = await self.asked_at(seat, version)

        def make() -> str:
            course = follow(now.scene.match, seat, [*answers, option])  # refused unless it is on offer
            before = replace(now.scene, match=course.taken[-1].before)
            return prospect(before, seat, option, language).model_dump_json()

        return await self.tried(now.foresee(("prospect after", seat, option, language, *answers), make))

    async def facts_after(
        self, seat: int, kind: str, name: str, language: str, version: int, answers: Sequence[int]
    ) -> str:
        """What something would come to after a draft, as JSON."""
        now = await self.asked_at(seat, version)

        def make() -> str:
            after = replace(now.scene, match=follow(now.scene.match, seat, answers).match)
            return facts(after, seat, language, kind, name).model_dump_json()

        return await self.tried(now.foresee(("facts after", seat, kind, name, language, *answers), make))

    async def scene_after(self, now: Snapshot, seat: int, answers: Sequence[int]) -> Scene:
        """The scene as the seat imagines it after a draft; as it is, where nothing is drafted."""
        if not answers:
            return now.scene
        return await self.tried(self.thinker.draft(lambda: after_draft(now.scene, seat, answers)))

    async def demand_harmless(self, seat: int, version: int, answers: Sequence[int], request: str) -> None:
        """Refuse an answer that may lose the game at once, or surely does later. Of several only the last is looked at:
        none before it could end the game, and what is lost with one of them is still lost with the last."""
        if request in self.requests:  # it was given before, and is not given again
            return
        if self.scene.is_blind:
            return
        now, (*first, option) = await self.asked_at(seat, version), answers
        scene = await self.scene_after(now, seat, first)
        if option not in await self._foreseeable(scene, seat):
            return  # and is refused for that
        found = await self.tried(now.make(("chances", seat, *answers), lambda: chances(scene, seat, option)))
        if found.lost:
            told = f"this may lose the game at once, in {found.lost} of {found.of} ways: send it without `careful`"
            raise Refused("fatal", told, chances=found)
        certain = now.make(("certain", seat, *answers), lambda: is_certain_defeat(scene, seat, option))
        if await self.tried(certain):
            surely = Chances(option=option, of=1, lost=1, won=0)
            raise Refused("fatal", "this loses the game, whatever happens: send it without `careful`", chances=surely)

    async def corrections(self, seat: int, language: str) -> str:
        """What can be set right at a real table, as JSON."""
        now, scene = self.now, self.scene
        if not scene.match.chance.by_hand():
            raise Refused("wrong_answer", "only where people roll the dice or deal the cards is anything set right")
        told = now.make(
            ("corrections", seat, language),
            lambda: corrections(scene.match, scene.version, seat, language).model_dump_json(),
        )
        return await self.tried(told)

    async def asked_at(self, seat: int, version: int | None) -> Snapshot:
        """The moment at which the seat is asked: now, and at that version. Nothing is foreseen from assumed cards."""
        await self.reach(version or 0)
        self._demand_open(version)
        match = self.scene.match
        if seat in await self.tried(self.now.make("unknown seats", match.unknown_seats)):
            raise Refused("not_yours", "the hand of this seat is unknown: nothing can be foreseen from it")
        if match is not self.scene.match:
            raise self._stale("the match has changed meanwhile")
        self._demand_question(seat, self.scene.version if version is None else version)
        return self.now

    async def _foreseeable(self, scene: Scene, seat: int) -> list[int]:
        question = scene.match.question_to(seat)
        return await self.tried(self.thinker.work_out(lambda: foreseeable(scene.match, question))) if question else []
