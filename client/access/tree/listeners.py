"""Who listens to the tree: asks AT-SPI's registry which events assistive technologies want, such as announcements."""

from __future__ import annotations

import subprocess
from threading import Timer

ANNOUNCEMENT = "Announcement"
_LONGEST_S = 2.0
_AFTER_S = 1.0
"""Screen readers register their events only when a window gets the keyboard."""
_BUS = ("--session", "--dest=org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
_EVENTS = ("--dest=org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry.GetRegisteredEvents")


def registered_events() -> str:
    """Return the names of all events that somebody listens for, as printed. Raises OSError or SubprocessError."""
    address = _ask(*_BUS).strip()
    return _ask(f"--bus={address}", *_EVENTS)


def _ask(*words: str) -> str:
    command = ["dbus-send", "--print-reply=literal", f"--reply-timeout={_LONGEST_S * 1000:.0f}", *words]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=_LONGEST_S).stdout


class Listeners:
    """Knows whether somebody listens for announcements. Orca does since version 45."""

    def __init__(self) -> None:
        self.hears_live = True
        """The last answer; True while nothing is known."""

    def look_soon(self) -> None:
        """Ask in the background, a little later."""
        timer = Timer(_AFTER_S, self.look)
        timer.daemon = True
        timer.start()

    def look(self) -> None:
        """Ask now."""
        try:
            events = registered_events()
        except (OSError, subprocess.SubprocessError):  # Without an answer nothing is known.
            return
        self.hears_live = ANNOUNCEMENT in events
