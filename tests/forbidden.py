"""Files and folders that cannot be read or written just now, as with `chmod 0`, which does not stop the tests' user."""

from __future__ import annotations

import builtins
import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

_CALLS = ("open", "stat", "lstat", "scandir", "listdir", "mkdir", "rename", "replace", "unlink", "remove", "access")


def forbid(monkeypatch: pytest.MonkeyPatch, *places: Path, code: int = errno.EACCES) -> None:
    """Let every call about these files and folders, or about anything in them, raise OSError."""
    closed = [os.path.abspath(place) for place in places]

    def guarded(call: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*arguments: Any, **named: Any) -> Any:
            for place in arguments[:2]:
                if isinstance(place, (str, os.PathLike)) and _inside(os.path.abspath(place), closed):
                    raise OSError(code, os.strerror(code), os.fspath(place))
            return call(*arguments, **named)

        return ask

    for name in _CALLS:
        monkeypatch.setattr(os, name, guarded(getattr(os, name)))
    monkeypatch.setattr(builtins, "open", guarded(builtins.open))
    monkeypatch.setattr("io.open", guarded(builtins.open))


def _inside(place: str, closed: list[str]) -> bool:
    return any(place == folder or place.startswith(folder + os.sep) for folder in closed)
