"""docs/api.md: it names every door of the server and no other, and its examples work as they stand."""

import json
import os
import re
import shutil
import subprocess
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from listening import listening
from table.visitors import QUICK

import realpolitik
from realpolitik.kernel.save import save
from realpolitik.table.app import create_app
from realpolitik.table.live import FAILED, REFUSED, TOO_LARGE
from realpolitik.table.refused import STATUS
from realpolitik.table.settings import Limits, Settings

DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
METHODS = {"get": "GET", "post": "POST"}


def section(title: str) -> str:
    return DOCUMENT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_every_door_is_told_of_and_no_other() -> None:
    paths = create_app(QUICK).openapi()["paths"]
    there = {f"{METHODS[method]} {path}" for path, methods in paths.items() for method in methods}
    listed = re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", section("All there is"), re.MULTILINE)
    assert sorted(listed) == sorted(set(listed))
    assert set(listed) == there
    assert set(re.findall(r"`((?:GET|POST) /[^`]*)`", DOCUMENT)) <= there


def test_every_refusal_is_told_of_with_its_status() -> None:
    told = re.findall(r"^\| (\d+) \| `(\w+)` \|", section("When something is refused"), re.MULTILINE)
    assert {code: int(status) for status, code in told} == STATUS


def test_every_code_of_the_live_channel_is_told_of() -> None:
    told = re.findall(r"^\| (\d+) \|", section("The live channel"), re.MULTILINE)
    assert {REFUSED, FAILED, TOO_LARGE} < {int(code) for code in told}


def test_the_fields_of_a_screen_are_those_that_there_are() -> None:
    told = re.findall(r"^\| (`.*?`) \|", section("Reading a screen"), re.MULTILINE)
    named = {name for cell in told for name in re.findall(r"`(\w+)`", cell)}
    screen = create_app(QUICK).openapi()["components"]["schemas"]["Screen"]["properties"]
    assert named <= set(screen)


def test_the_limits_are_those_of_the_settings() -> None:
    limits, text = Settings().limits, " ".join(section("How much is too much").split())
    told = {
        "body": f"{limits.body // 1024} KiB, one with a record",
        "record": f"a record {limits.record // 1024**2} MiB, all bodies",
        "frame": f"channel {limits.frame // 1024} KiB",
        "requests": f"{limits.requests:g} requests a second",
        "requests_at_once": f"({limits.requests_at_once} at once)",
        "looks": f"{limits.looks:g} looks back or ahead a second",
        "answers": f"{limits.answers:g} answers a second",
        "matches": f"{limits.matches} new matches an hour",
        "records": f"{limits.records} records a minute",
        "visitors": f"{limits.visitors} new visitors an hour",
        "claims": f"{limits.claims} claims an hour",
        "opens": f"{limits.opens} tables opened",
        "sits": f"{limits.sits} open seats taken an hour",
        "chat_lines": f"for one seat: {limits.chat_lines} lines of chat a minute",
        "chat_of_address": f"a minute, {limits.chat_of_address} lines of chat a minute",
        "chat_beside": f"{limits.chat_beside} lines of chat a minute from all who watch",
        "comments": f"{limits.comments} comments once it is over",
        "blocks": f"{limits.blocks} others blocked",
        "reports": f"{limits.reports} reports an hour",
        "reports_of_match": f"of one match {limits.reports_of_match} reports",
        "bells": f"{limits.bells} addresses to be told at an hour",
        "mailboxes": f"{limits.mailboxes} mails a day that ask one mailbox",
        "sign_ins": f"{limits.sign_ins} links that sign in an hour",
        "sign_ins_of_mailbox": f"{limits.sign_ins_of_mailbox} a day to one mailbox",
        "calls_of_seat": f"one seat is told {limits.calls_of_seat} times an hour",
        "calls_of_host": f"one host {limits.calls_of_host} times a minute",
        "calls": f"all together are {limits.calls} times an hour",
        "changes": f"{limits.changes:g} changes a second ({12 * limits.changes:g} at once)",
        "chat_kept": f"the last {limits.chat_kept} lines from seats are kept",
        "moves": f"{limits.moves} moves, after which",
        "bodies": f"a quarter of {limits.bodies // 1024**2} MiB",
        "pings": f"{limits.pings:g} pings a second",
        "sockets_of_address": f"{limits.sockets_of_address} live channels. For one seat",
        "sockets_of_match": f"{limits.sockets_of_match} live channels; of what is said",
    }
    unseen = {"rooms", "shelf", "finished_shown"}  # what a server keeps at hand is no concern of its clients
    tables = " ".join(section("Open tables").split())
    told_there = {
        "open_tables": f"has {limits.open_tables} open tables at most",
        "tables_shown": f"{limits.tables_shown} on a `page`, {limits.tables_pages} pages",
        "open_live_hours": f"{limits.open_live_hours:g} hours where it is played live",
        "open_hours": f"{limits.open_hours / 24:g} days elsewhere",
    }
    assert [words for words in told_there.values() if words not in tables] == []
    assert f"One visitor blocks {limits.blocks_kept} others at most" in section("Blocking, reporting")
    unseen |= {*told_there, "tables_pages", "blocks_kept"}
    assert set(told) | unseen == {field.name for field in fields(Limits)}
    assert [name for name, words in told.items() if words not in text] == []


# -- the examples ------------------------------------------------------------------------------------------------------


def shell(command: str, values: dict[str, str], folder: Path) -> list[Any]:
    """What the requests of an example are answered with, one after another."""
    marked = re.sub(r"^curl -s ", r"curl -s -w '\\n' ", command, flags=re.MULTILINE)
    done = subprocess.run(
        ["bash", "-ec", marked], env={**os.environ, **values}, cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines() if line]


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("bash")), reason="the examples are for curl in a shell")
def test_the_examples_work(tmp_path: Path) -> None:
    """In the order in which they stand; where a reader is to put in what came before, so do we."""
    examples = re.findall(r"^```sh\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert len(examples) > 10
    (tmp_path / "game.json").write_text(save(realpolitik.new("twilight-struggle", seed=7)))
    told = replace(QUICK, hooks=True, address="https://table.example.org")
    with listening(tmp_path, told) as server:
        values = {"TABLE": server.url}
        for example in examples:
            if not example.startswith("curl"):
                continue  # the values of the page: we have our own
            for answered in shell(example, values, tmp_path):
                assert ("error" in answered) == ("/nothing/" in example), (example, answered)
                values |= learnt(answered)
        match = server.get(f"/api/matches/{values['MATCH']}/screen?seat=1", values["KEY"])
    assert values["VERSION"] == str(match["version"]) == "3"  # the deal, an answer, and taken back
    assert match["seats"][1]["nickname"] == "Ann"


def learnt(answered: dict[str, Any]) -> dict[str, str]:
    """What a reader would copy from an answer for the next request."""
    if answered.get("invites"):
        return {"MATCH": answered["match"], "INVITATION": answered["invites"][0]["key"]}
    if answered.get("key"):
        return {"KEY": answered["key"]}
    if answered.get("seats_here") == [0, 1]:
        return {"REAL": answered["match"]}
    if answered.get("question"):
        option = answered["question"]["options"][0]["option"]
        return {"VERSION": str(answered["version"]), "OPTION": str(option)}
    return {"VERSION": str(answered["version"])} if set(answered) == {"version"} else {}
