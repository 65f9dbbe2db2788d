"""How often several people at one computer are asked whether they react, in matches with computers of the expansion:
`python -m tests.client.session.asks [matches] [slug] [seats] [kind]`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass

from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.refs import NONE
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import HandPool

MOST = 1.5
"""So often may people be asked for each turn of a computer."""
_ANSWERS = 4000


@dataclass
class Asked:
    """What has been counted.

    turns     turns of computers
    calls     questions on the public table whether anybody reacts, in those turns
    curtains  curtains in those turns, and `worst`: the most of them in one
    several   turns with more than one of them
    again     curtains before somebody who has chosen for the same card (or the same step of the turn) in that turn
    """

    turns: int = 0
    calls: int = 0
    curtains: int = 0
    worst: int = 0
    several: int = 0
    again: int = 0


def count(
    slug: str,
    seats: int,
    options: dict[str, object],
    seed: int,
    kind: str = "random",
    wish: Callable[[Session], object] = lambda session: None,
) -> Asked:
    """A match with two people who let everything happen; `wish` says before when they want to be asked."""
    kinds = [kind] * seats
    kinds[0] = kinds[seats // 2] = "human"
    names = [f"Seat {number}" for number in range(seats)]
    # With a number of its own each match goes the same way every time.
    session = Session(
        Match(load(slug), names, options, seed, kinds),
        Settings(computer_delay_ms=0),
        begins=True,
        pool=HandPool(prompt=True),
        document={"session": {"number": seed + 1}},
    )
    wish(session)
    chance, found, now = random.Random(seed), Asked(), 0
    turn, here = -1, 0
    served: set[tuple[int, int, int]] = set()
    while not session.over and len(session.match.answers) < _ANSWERS:
        now += 5000
        session.update(now)
        view = session.match.view()
        computers = session.kinds[view.active] != "human"
        if view.turn != turn:
            found.turns += computers
            turn, here = view.turn, 0
            served.clear()
        if session.call is not None:
            found.calls += computers
            session.let_happen()
        elif session.curtain is not None:
            if computers and not session.seats_to_show:
                here += 1
                found.curtains += 1
                found.worst = max(found.worst, here)
                found.several += here == 2
                seat, question = session.curtain.seat, session.match.state.question_for(session.curtain.seat)
                assert question is not None
                chooses = seat, question[2], question[1] if question[2] == NONE else NONE
                found.again += chooses in served
                served.add(chooses)
            session.open_curtain()
        elif session.showing:
            session.pass_on()
        elif session.view().options:
            session.answer(chance.choice(session.view().options))
    session.close()
    return found


def main(matches: int = 10, slug: str = "runes-and-regulations", seats: int = 8, kind: str = "random") -> int:
    options: dict[str, object] = {"expansion": True} if slug == "runes-and-regulations" else {}
    all_found = [count(slug, seats, options, seed, kind) for seed in range(matches)]
    for seed, found in enumerate(all_found):
        calls, curtains = found.calls / max(1, found.turns), found.curtains / max(1, found.turns)
        print(
            f"{slug} {seats}, {seed}: {found.turns} turns of computers, {calls:.2f} questions and {curtains:.2f} "
            f"curtains each, {found.worst} at most, {found.several} turns with several; {found.again} before "
            f"somebody for the same card again"
        )
    most = max(found.calls / max(1, found.turns) for found in all_found)
    return int(most > MOST)


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(main(*(int(part) if part.isdigit() else part for part in given)))  # type: ignore[arg-type]
