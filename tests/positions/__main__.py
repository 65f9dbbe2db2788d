"""Make the stored matches again: `python -m tests.positions`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.ai import levels
from engine.ai.player import Player
from engine.games import load
from engine.games.nefarious.layout import LAST_TURN
from engine.kernel.match.match import Match
from engine.kernel.state.state import TURN
from tests.positions import FOLDER, STANDSTILLS

NAMES = ["Ada", "Ben", "Cy", "Dot"]
SHORT = 10
"""Answers that are missing to the end of a match."""
ENDINGS: dict[str, tuple[str, Mapping[str, Any]]] = {
    "nefarious": ("nefarious", {}),
    "runes": ("runes-and-regulations", {}),
    "expansion": ("runes-and-regulations", {"expansion": True}),
    "nasty": ("nasty-neighbours", {"rounds": 2}),
    "cthulhu": ("cthulhu-realms", {}),
    "garage": ("garage-sale", {}),
}


def play(match: Match, players: Sequence[Player]) -> None:
    """Play a match to its end."""
    while not match.over:
        seat = match.asked_seats[0]
        view = match.view(seat)
        match.answer(seat, view.options[players[seat].choose(view)])


def write(name: str, match: Match, answers: int) -> None:
    """Store the position of a match after so many answers."""
    document = match.to_document()
    document |= {"answers": document["answers"][:answers], "state": match.position(answers).to_data()}
    shortened = Match.from_position(match.game, document | {"state_after": answers}).to_document()
    (FOLDER / f"{name}.json").write_text(json.dumps(shortened, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{name}: {answers} of {len(match.answers)} answers")


def standstill(number: int) -> None:
    """Store a match among searching computers three turns before its last."""
    twists, seats, seed = STANDSTILLS[number]
    match = Match(load("nefarious"), NAMES[:seats], {"twists": 2, "chosen_twists": list(twists)}, seed)
    play(match, [levels.create("hard", match.game, match.table, seat, seed) for seat in range(seats)])
    last = min(LAST_TURN, match.state.values[TURN]) - 2
    answers = next(n for n in range(len(match.answers)) if match.position(n).values[TURN] >= last)
    write(f"standstill-{number}", match, answers)


def ending(name: str) -> None:
    """Store a match shortly before its end, with a person at the first seat."""
    slug, options = ENDINGS[name]
    seats = 3 if options.get("expansion") else 2
    match = Match(load(slug), NAMES[:seats], options, 5, ["human"] + ["gentle"] * (seats - 1))
    play(match, [levels.create("normal", match.game, match.table, seat, 5) for seat in range(seats)])
    own = [n for n, answer in enumerate(match.answers) if answer.seat == 0]
    write(f"ending-{name}", match, min(len(match.answers) - SHORT, own[-1]))


if __name__ == "__main__":
    for place in range(len(STANDSTILLS)):
        standstill(place)
    for key in ENDINGS:
        ending(key)
