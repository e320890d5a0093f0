"""What the server tells of itself: one line an event, as text or as JSON.

Facts are numbers, names from the code and ids of matches. No nickname, no line of chat and no key is ever among them;
an address only where the operator wants it.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

LOG: Final = logging.getLogger("realpolitik.table")


def write(event: str, level: int = logging.INFO, problem: BaseException | None = None, **facts: object) -> None:
    """Write an event down, with the trace of the problem where there is one."""
    if LOG.isEnabledFor(level):  # from which line it comes is told nowhere, and is not looked for
        raised = (type(problem), problem, problem.__traceback__) if problem is not None else None
        LOG.handle(LOG.makeRecord(LOG.name, level, "", 0, event, (), raised, extra={"facts": facts}))


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={_word(value)}" for name, value in _facts(record).items())
        line = f"{_second(int(record.created))} {record.levelname.lower()} {record.getMessage()} {facts}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        content: dict[str, object] = {
            "time": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
        }
        content |= {"event": record.getMessage(), **_facts(record)}
        if record.exc_info:
            content["trace"] = self.formatException(record.exc_info)
        return json.dumps(content, default=str, ensure_ascii=False)


def _word(value: object) -> str:
    """A value as one word: what a stranger sends cannot begin a line of its own."""
    text = str(value)
    return text if text.isprintable() and " " not in text else json.dumps(text)


def _facts(record: logging.LogRecord) -> dict[str, object]:
    return getattr(record, "facts", {})


@lru_cache(1)
def _second(since_1970: int) -> str:
    """Most events happen in the same second as the one before."""
    return f"{datetime.fromtimestamp(since_1970, UTC):%Y-%m-%d %H:%M:%S}"


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def open_journal(log_format: str) -> None:
    """Write to the standard error stream; the web server's own complaints go there in the same form."""
    # what no line tells need not be found out for each
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if log_format == "json" else Text())
    for name, level in (("realpolitik.table", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
