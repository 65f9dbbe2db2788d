"""What seats remember of a match that they have not played themselves: noted again from the views they were shown."""

from __future__ import annotations

import logging
from typing import Any

from client.session import advice
from engine.ai import levels
from engine.ai.player import AdvisedPlayer
from engine.ai.seat import HUMAN
from engine.kernel.advice import Memory
from engine.kernel.match import Match
from engine.kernel.view import view_of

_log = logging.getLogger(__name__)


def remembered(match: Match) -> dict[str, Any]:
    """The "memories" of computer seats and what is "noted" for people, as a session notes them (see `Session.notes`):
    whoever plays a seat remembers what it was shown with every question that it has answered, and nothing else.
    """
    found: dict[int, Memory] = {}
    try:
        players = [
            levels.create(advice.LEVEL if kind == HUMAN else kind, match.game, match.table, seat, 0)
            for seat, kind in enumerate(match.kinds)
        ]
        for number, answer in enumerate(match.answers):
            player = players[answer.seat] if answer.seat >= 0 else None
            if isinstance(player, AdvisedPlayer):
                view = view_of(match.position(number), answer.seat)
                player.adviser.observe(view, found.setdefault(answer.seat, {}))
    except Exception:  # a seat may remember less for that, the match goes on
        _log.exception("Not everything could be noted again.")
    return {
        "memories": {str(seat): memory for seat, memory in found.items() if match.kinds[seat] != HUMAN},
        "noted": {str(seat): memory for seat, memory in found.items() if match.kinds[seat] == HUMAN},
    }
