"""The program in a window, for tests from another process: it obeys lines on its input and answers each with one line.

`page NAME` opens a page, `table GAME OPTION ...` a table with these options of the game turned on. `stops` answers with
the rectangles of everything that the keyboard can reach. `end` ends the program.
"""

from __future__ import annotations

import json
import queue
import sys
import threading
from pathlib import Path

import pygame

from client.program import Program
from client.scenes.setup.match_setup import MatchSetup
from client.shell.app import App
from client.table.scene import TableScene
from client.widgets import Form
from engine.games import load
from engine.store.files.folders import Folders
from engine.store.player.settings import Settings
from engine.words.messages import speak


def stops(app: App) -> list[list[int]]:
    """The rectangles of all focus stops of the shown scene."""
    scene = app.scene
    if isinstance(scene, TableScene):
        return [list(stop.rect) for stop in scene.layers.stops()]
    form = getattr(scene, "form", None)
    assert isinstance(form, Form)
    return [list(stop.rect) for stop in form.stops()]


def _listen(orders: queue.SimpleQueue[str]) -> None:
    for line in sys.stdin:
        orders.put(line.strip())
    orders.put("end")


def main(home: Path, language: str = "en") -> None:
    """Run until told to end."""
    speak(language)
    settings = Settings(language=language, animation="off", computer_delay_ms=0, coach_marks=False, reduced_motion=True)
    app = App((1280, 720), settings=settings)
    program = Program(app, Folders.in_home(home))
    orders: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(orders,), daemon=True).start()
    app.open("title")
    while True:
        app.turn(pygame.event.get())
        pygame.time.wait(5)
        if orders.empty():
            continue
        order, _, name = orders.get().partition(" ")
        if order == "end":
            break
        if order == "page":
            app.open(name)
        elif order == "table":
            slug, *options = name.split()
            setup = MatchSetup.usual(load(slug))
            setup.options |= dict.fromkeys(options, True)
            program.start(setup)
        print(json.dumps(stops(app) if order == "stops" else type(app.scene).__name__), flush=True)
    program.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
