"""The program starts, plays music and effects, and ends: no end may be a signal, a hang or an error.

A process with everything imported forks one process for each trial. Each of them opens the window and the sound device,
plays for a random time and then ends as the program does, with the interpreter's own shutdown. Half of the cases run
while other processes keep every core busy.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.endurance.case import Failure, Kind, Outcome

_PER_CASE = 50
_HUNG_S = 30
"""A trial that runs longer than this counts as hung."""
_LONGEST_MS = 400
"""The longest playing time of a trial."""
_DRIVERS = ({"SDL_AUDIODRIVER": "dummy"}, {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": os.devnull})
_ROOT = Path(__file__).parents[2]


class Ends(Kind):
    """A case is a few starts and ends of the program, one after the other."""

    name = "ends"
    wanted = 1_000
    unit = "ends of the program"
    limit_s = _PER_CASE * _HUNG_S

    def run(self, chance: random.Random, work: Path) -> Outcome:
        """Start and end the program a few times and look at each end."""
        busy = chance.random() < 0.5
        environment = {
            **os.environ,
            **chance.choice(_DRIVERS),
            "SDL_VIDEODRIVER": "dummy",
            "CUL_DE_SAC_HOME": str(work),
        }
        command = [sys.executable, "-X", "faulthandler", "-m", "tests.endurance.ends", str(chance.getrandbits(32)),
                   str(_PER_CASE)]  # fmt: skip
        with ExitStack() as stack:
            for _ in range((os.cpu_count() or 1) if busy else 0):
                load = subprocess.Popen([sys.executable, "-c", "while True: pass"])
                stack.callback(load.wait)
                stack.callback(load.kill)
            done = subprocess.run(command, cwd=_ROOT, env=environment, capture_output=True, text=True, check=False)
        ends = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        words = f"{environment['SDL_AUDIODRIVER']} sound{', busy machine' if busy else ''}"
        failures = [_failure(end, words, done.stderr) for end in ends if end["how"] != "0"]
        if len(ends) != _PER_CASE:
            failures.append(Failure(f"only {len(ends)} trials ran: {words}", "trials are missing", done.stderr))
        return Outcome(_PER_CASE, failures)


def _failure(end: dict[str, Any], words: str, errors: str) -> Failure:
    return Failure(f"ended with {end['how']} after {end['seconds']} s: {words}", f"ended with {end['how']}", errors)


def _trial(seed: int) -> None:
    """The program from its start until the player leaves: music, effects, another piece, a stinger."""
    from client.program import Program
    from client.shell.app import App
    from client.sound import catalog
    from client.sound.mix import pieces
    from client.sound.player import SoundPlayer
    from engine.store.files.folders import user_folders

    chance = random.Random(seed)
    app = App((640, 360))
    player = SoundPlayer(app.settings)
    program = Program(app, user_folders(), player)
    ends = time.monotonic() + chance.random() ** 2 * _LONGEST_MS / 1000
    names, tunes = list(catalog.effects()), list(pieces())

    def play() -> None:
        if chance.random() < 0.5:
            player.play(chance.choice(names), x=chance.random())
        if chance.random() < 0.1:
            player.music.play(chance.choice(tunes))
        if chance.random() < 0.05:
            player.music.sting(chance.choice(tunes), "win")
        app.scene.redraw() if app.scene is not None else None
        if time.monotonic() >= ends:
            app.quit()

    app.on_turn = play
    try:
        app.run("about")
    finally:
        program.close()


def _main(seed: int, count: int) -> None:
    """Fork a process for each trial and print how each ended; in such a process, return after the trial."""
    for name in ("client.program", "client.scenes.about", "client.sound.player", "engine.store.store"):
        importlib.import_module(name)
    for number in range(count):
        began = time.monotonic()
        process = os.fork()
        if process == 0:
            signal.alarm(_HUNG_S)  # a hang ends with this signal
            _trial(seed + number)
            return
        _, status = os.waitpid(process, 0)
        code = os.waitstatus_to_exitcode(status)
        how = signal.Signals(-code).name if code < 0 else str(code)
        print(json.dumps({"how": how, "seconds": round(time.monotonic() - began, 2)}), flush=True)


if __name__ == "__main__":
    _main(int(sys.argv[1]), int(sys.argv[2]))
