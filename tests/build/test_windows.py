"""The Windows Python that the trial makes has the packages of the lock file that Windows needs."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCK = (ROOT / "build" / "requirements.lock").read_text(encoding="utf-8")


def test_the_conditions_of_the_lock_file_are_those_of_windows() -> None:
    spec = importlib.util.spec_from_file_location("assemble", ROOT / "build" / "windows" / "assemble.py")
    assert spec is not None and spec.loader is not None
    spec.loader.exec_module(assemble := importlib.util.module_from_spec(spec))
    kept = assemble.conditions_met(LOCK)
    names = re.findall(r"^([a-z0-9-]+)==", kept, re.MULTILINE)
    assert {"pefile", "pywin32-ctypes", "pygame-ce", "prismatoid"} <= set(names)
    assert "macholib" not in names and len(names) == len(set(names))
    assert " ; " not in kept and kept.count("--hash") > len(names)
