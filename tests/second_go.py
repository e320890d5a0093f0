"""On a busy machine one of hundreds of browser tests may fail, another each time. Where all tests must pass before a
change lands, those of tests/browser have one second go. Which of them needed it is told at the end; if it was more than
a few, something is wrong, and the run fails all the same."""

import os

import pytest

WHERE = "tests/browser"
FEW = 3


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not os.environ.get("REALPOLITIK_CI"):
        return
    for item in items:
        if item.path.is_relative_to(config.rootpath / WHERE):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if needed := needed_it(terminalreporter):
        terminalreporter.write_line(f"needed a second go: {', '.join(needed)}", yellow=True)
    if len(needed) > FEW:
        terminalreporter.write_line(f"no more than {FEW} tests may need one: the run has failed", red=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where tests are shared out to workers, only who shared them out has a reporter, and what all have reported."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and len(needed_it(reporter)) > FEW and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def needed_it(reporter: pytest.TerminalReporter) -> list[str]:
    return [report.nodeid for report in reporter.stats.get("rerun", [])]
