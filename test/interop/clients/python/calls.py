"""Part of each program in Python: makes the calls, and prints a line of JSON for each."""

import hashlib
import json
import os
from datetime import datetime, timezone
from typing import Any, Callable, Mapping

NOT_OFFERED = object()

PUBLISHED: Mapping[str, Any] = {
    "object": {"order": 42, "note": "Grüße", "nested": {"empty": []}},
    "list": [1, "two", None, {"three": 3.5}],
    "text": "plain text",
    "null": None,
}


def given(name: str) -> str:
    """A variable that the program gets."""
    return os.environ[name]


def expiry() -> datetime:
    """When the link of the programs expires."""
    return datetime.fromtimestamp(int(given("LINK_EXPIRES")), timezone.utc)


def seconds(time: datetime) -> int:
    return int(time.timestamp())


def digest(content: bytes) -> dict[str, Any]:
    return {"sha256": hashlib.sha256(content).hexdigest(), "size": len(content)}


def print_calls(calls: Mapping[str, Callable[[], Any]]) -> None:
    for call, make in calls.items():
        try:
            value = make()
            line = {"call": call, "offered": False} if value is NOT_OFFERED else {"call": call, "value": value}
        except Exception as error:
            line = {"call": call, "error": f"{type(error).__name__}: {error}"}
        print(json.dumps(line, separators=(",", ":")))
