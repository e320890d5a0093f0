"""`realpolitik reports`: what players have reported, and closing it. A server may run meanwhile."""

from collections.abc import Sequence
from typing import TextIO

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.people import People
from realpolitik.table.rows import ReportRow
from realpolitik.table.store import Store


class NothingClosed(RealpolitikError):
    """What was to be closed is not there."""


def list_reports(store: Store, closed: bool, target: TextIO) -> int:
    """Each report that is open, or every one, and a line that counts. What people wrote is shown as Python writes it:
    no letter of it can do anything to the terminal."""
    people = People(store)
    found = people.reports(closed)
    times = people.times_reported({it.accused for it in found if it.accused})
    for report in found:
        print("\n".join(_told(report, times.get(report.accused or "", 1))), file=target)
    print(f"{len(found)} reports", file=target)
    return 0


def _told(report: ReportRow, times: int) -> list[str]:
    state = f", closed {report.closed:%Y-%m-%d}" if report.closed else ""
    where = f"line {report.line}" if report.line is not None else f"the name in seat {report.seat}"
    again = f", of somebody reported {times} times" if times > 1 else ""
    return [
        f"{report.id}: match {report.match_id}, {where}, {report.made:%Y-%m-%d %H:%M}{again}{state}",
        f"    {report.nickname!r}" + (f" said {report.text!r}" if report.text else ""),
        f"    reason: {report.reason!r}",
    ]


def close_reports(store: Store, named: Sequence[str], target: TextIO) -> int:
    """Close these reports; none of them where one is not there."""
    there = People(store).close_reports(named)
    if missing := [it for it in named if it not in there]:
        raise NothingClosed(f"there is no report {missing[0]}; nothing was closed")
    print(f"{len(there)} reports closed", file=target)
    return 0
