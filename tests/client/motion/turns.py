"""How long turns of computers are seen, in seeded matches of each game: `python -m tests.client.motion.turns`.

All seats are computers with the usual delay, seen through the eyes of seat 0. A turn is from its beginning on the table
to that of the next one; those of seat 0 do not count.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import median

from client.motion.pace import Pace
from client.table.hand.look import input_look
from engine.ai.levels import create
from engine.games import slugs
from engine.kernel.events import TURN_BEGAN, Event
from engine.kernel.rules import PASS
from engine.store.settings import Settings
from tests.client.motion.playing import Playing

FRAME_MS = 16
SEATS = {"garage-sale": 3, "cthulhu-realms": 3}
LONGEST = 4000
"""Answers of one match."""


def turns(slug: str, seed: int, pace: Pace | None = None) -> list[float]:
    """The milliseconds of each turn of somebody else in one match."""
    playing = Playing(SEATS.get(slug, 4), seed, slug=slug, pace=pace or Pace(tells=True))
    match, director = playing.match, playing.director
    players = [create("normal", match.game, match.table, seat, seed) for seat in range(len(match.names))]
    delay, follow_up = Settings().computer_delay_ms, input_look(slug).follow_up
    now, last, began, others, sealed = 1000.0, -1, 1000.0, False, 0
    found: list[float] = []

    def tell(event: Event) -> None:
        nonlocal began, others
        if event[0] == TURN_BEGAN:
            if others:
                found.append(now - began)
            began, others = now, event[1] != playing.viewer

    director.tell = tell
    while not match.over and len(match.answers) < LONGEST:
        seat = match.asked[0]
        view = match.view(seat)
        option = view.options[players[seat].choose(view)]
        wait = delay * (follow_up if seat == last else 1.0) * director.planner.haste(director.pace)
        if sealed and len(match.asked) <= sealed:
            wait = 0  # computers that choose in secret all answer at once
        sealed = len(match.asked) - 1
        due = now + (wait if option[0] != PASS else 0)
        while director.waiting or now < due:
            now += FRAME_MS
            director.update(now)
        match.answer(seat, option)
        playing.show(now)
        director.update(now)
        last = seat
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=slugs())
    parser.add_argument("--matches", type=int, default=3)
    chosen = parser.parse_args(arguments)
    for slug in [chosen.game] if chosen.game else slugs():
        found = sorted(ms / 1000 for seed in range(1, chosen.matches + 1) for ms in turns(slug, seed))
        within = sum(2 <= seconds <= 6 for seconds in found) / len(found)
        print(f"{slug:22} {len(found):4} turns: {found[0]:.1f} / {median(found):.1f} / {found[-1]:.1f} s "
              f"(shortest, median, longest), {within:.0%} within 2 to 6 s", flush=True)


if __name__ == "__main__":
    main()
