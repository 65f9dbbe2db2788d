"""A client of AT-SPI finds everything in a real window, and plays a match with it. Skipped without its packages."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

SYSTEM_PYTHON = "/usr/bin/python3"
ROOT = Path(__file__).parents[3]
CLIENT = Path(__file__).with_name("atspi.py")
IMPORT = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def lacks() -> str:
    """What is missing for this test; empty if it can run."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is Linux's"
    tools = [name for name in ("Xvfb", "dbus-run-session", SYSTEM_PYTHON) if shutil.which(name) is None]
    if tools:
        return f"not installed: {', '.join(tools)}"
    if find_spec("accesskit") is None:
        return "accesskit is not installed"
    asked = subprocess.run([SYSTEM_PYTHON, "-c", IMPORT], capture_output=True)
    return "" if asked.returncode == 0 else "gir1.2-atspi-2.0 or at-spi2-core is not installed"


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as number:
        yield f":{number.readline().strip()}"
    server.terminate()
    server.wait()


@pytest.mark.slow
def test_a_client_finds_every_control_and_plays_a_match(tmp_path: Path, display: str) -> None:
    if why := lacks():
        pytest.skip(why)
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    environment = {
        **os.environ,
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "XDG_RUNTIME_DIR": str(runtime),
        "NO_AT_BRIDGE": "1",
    }
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, str(CLIENT), sys.executable, str(tmp_path / "home")]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=500)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    found = json.loads(ran.stdout.splitlines()[-1])
    assert found["missing"] == {}
    assert found["presses"]
    assert len(found["announced"]) > 10
    assert found["focused"]
    assert found["code"] == 0
