"""What the log and the recap tell of a position that was laid out and played on."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

from engine.ai.seat_request import HUMAN
from engine.kernel.flow.event_log import EventLog
from engine.kernel.game.plays import plays
from engine.kernel.state.layout import SPECTATOR
from engine.session.story import plain, recap_since
from engine.session.teller import Teller
from engine.words.player_names import address_player


def sentences_of(state: Any, names: Sequence[str], viewer: int = SPECTATOR) -> list[str]:
    """Return the plays since the events were cleared as a seat reads them, which is spoken to."""
    teller = Teller(state.table, address_player(names, viewer))
    told = [plain(teller.sentence(play)) for play in plays(state.table, [(0, heard(state))], viewer)]
    return [sentence for sentence in told if sentence]


def recap_of(state: Any, names: Sequence[str], seat: int) -> list[str]:
    """Return what others did since the events were cleared, told to a seat."""
    kinds = [HUMAN] * len(names)
    history = [(0, heard(state))]
    match: Any = SimpleNamespace(table=state.table, history=history, names=names, has_one_human=True, kinds=kinds)
    return [plain(line.text) for line in recap_since(match, seat, seat, -1, 0)]


def heard(state: Any) -> EventLog:
    """Return a copy of the events with all that is known by now; they must be a log with causes."""
    assert type(state.events) is EventLog
    log = deepcopy(state.events)
    log.close(state)
    return log
