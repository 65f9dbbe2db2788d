"""How long turns of computers are seen, in seeded matches of each game: `python -m tests.client.motion.turns`.

All seats are computers with the usual delay, seen through the eyes of seat 0. A turn is from its beginning on the table
to that of the next one or to the score sheet; those of seat 0 do not count. Each frame
counts for the class of the beats that were begun last, a frame with nothing left to show for the delay of the
computers. Computers think for no time here.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles

from client.motion.beats import Beat
from client.motion.pace import Pace
from client.motion.shows.plan import lengths_of
from client.motion.shows.scene import CLIMAX, HIT, KEEPING, PLAY
from client.motion.spotlight.card import Banner
from client.table.furniture.score_sheet.motion import ScoreSheetMotion
from client.table.hand.look import input_look
from engine.ai.levels import create
from engine.games import slugs
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.events import TURN_BEGAN, Event
from engine.store.player.settings import Settings
from tests.client.motion.playing import Playing

FRAME_MS = 16
IDLE = 4
CLASSES = {"climax": (CLIMAX,), "hits": (HIT,), "plays": (PLAY,), "keeping": (KEEPING,),
           "plays+keeping": (PLAY, KEEPING), "idle": (IDLE,), "turn": (CLIMAX, HIT, PLAY, KEEPING, IDLE)}  # fmt: skip
LONGEST = 4000
"""Answers of one match."""


@dataclass
class Turn:
    """A turn of a computer that is not seat 0, as it was seen."""

    spent: list[float] = field(default_factory=lambda: [0.0] * 5)
    """Milliseconds of each class, and of no beat at all."""
    answers: int = 0

    def ms(self, ranks: Sequence[int] = CLASSES["turn"]) -> float:
        """Return the milliseconds of some classes."""
        return sum(self.spent[rank] for rank in ranks)


def turns(
    slug: str, seed: int, pace: Pace | None = None, seats: int = 4, frame: int = FRAME_MS, longest: int = LONGEST
) -> list[Turn]:
    """Play a match and return the turns of all seats except 0. `frame`: the milliseconds of each frame."""
    playing = Playing(seats, seed, slug=slug, pace=pace or Pace(tells=True))
    match, director = playing.match, playing.director
    director.motion(ScoreSheetMotion).show = lambda _: False
    players = [create("normal", match.game, match.table, seat, seed) for seat in range(len(match.names))]
    delay, follow_up = Settings().computer_delay_ms, input_look(slug).follow_up
    now, last, sealed, rank = 1000.0, -1, 0, KEEPING
    found: list[Turn] = []
    turn, others, come_to = Turn(), False, director.come_to

    def begin(beats: Sequence[Beat]) -> None:
        nonlocal rank
        rank = beats[0].rank
        if beats[0].timing.waits:
            begin_turn(others)
        come_to(beats)

    def tell(event: Event) -> None:
        if event[0] == TURN_BEGAN:
            begin_turn(event[1] != playing.viewer)

    def begin_turn(of_others: bool) -> None:
        nonlocal turn, others
        if others:
            found.append(turn)
        turn, others = Turn(), of_others

    director.tell, director.come_to = tell, begin  # type: ignore[method-assign]
    while not match.over and len(match.answers) < longest:
        seat = match.asked_seats[0]
        view = match.view(seat)
        option = view.options[players[seat].choose(view)]
        wait = delay * (follow_up if seat == last else 1.0) * director.planner.haste(director.pace)
        if sealed and len(match.asked_seats) <= sealed:
            wait = 0  # computers that choose in secret all answer at once
        sealed = len(match.asked_seats) - 1
        due = now + (wait if option[0] != PASS else 0)
        while not director.accepts(now) or now < due:
            now += frame
            told = any(isinstance(effect, Banner) for effect in director.effects)
            turn.spent[CLIMAX if told else rank if director.waiting else IDLE] += frame
            director.update(now)
        match.answer(seat, option)
        turn.answers += 1
        playing.show(now)
        director.update(now)
        last = seat
    return found


def print_table(slug: str, found: Sequence[Turn], ceilings: Sequence[float]) -> None:
    """Print the seconds of each class in the turns of a game."""
    allowed = {"climax": ceilings[0], "hits": ceilings[1], "plays+keeping": ceilings[2], "turn": sum(ceilings)}
    print(f"{slug}: {len(found)} turns, at most {max(turn.answers for turn in found)} answers each")
    for name, ranks in CLASSES.items():
        ms = sorted(turn.ms(ranks) for turn in found)
        late = quantiles(ms, n=20)[-1] if len(ms) > 1 else ms[0]
        limit = allowed.get(name)
        above = "" if limit is None else f"  ceiling {limit / 1000:4.1f}, {sum(one > limit for one in ms)} above"
        print(f"  {name:14} {median(ms) / 1000:5.1f} {late / 1000:5.1f} {ms[-1] / 1000:5.1f}{above}", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a table of seconds (median, 95%, longest) for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=slugs())
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--frame", type=int, default=FRAME_MS, help="milliseconds of a frame: more on a slow machine")
    chosen = parser.parse_args(arguments)
    for slug in [chosen.game] if chosen.game else slugs():
        found = [
            turn
            for seed in range(1, chosen.matches + 1)
            for turn in turns(slug, seed, seats=2 + seed % 3, frame=chosen.frame)
        ]
        print_table(slug, found, lengths_of(Pace(tells=True)).ceilings)


if __name__ == "__main__":
    main()
