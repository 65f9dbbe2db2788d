"""The keys of a replay and their commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from client.input.actions import FASTER, PLAY, SLOWER, TURNING_POINTS, Command
from client.replay import playing_on
from client.replay.table import ReplayTable
from client.table.actions import (
    BRING_NEXT,
    BRING_PREVIOUS,
    COPY_LOG,
    PIN,
    SHOW_LOG_MENU,
    SHOW_RECAP,
    SHOW_RULES,
    SHOW_SCORES,
    TOGGLE_LOG,
    TOGGLE_SOUND,
)
from client.widgets import Toast
from engine.kernel.state.layout import SPECTATOR
from engine.words.say import replay as say

STEP_BACK, STEP_ON = Command("replay.back", ("Left",)), Command("replay.on", ("Right",))
TURN_BACK, TURN_ON = Command("replay.turn-back", ("Up", "PgUp")), Command("replay.turn-on", ("Down", "PgDn"))
PLAY_ON = Command("replay.play-on", ("P",))
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)


def next_speed(table: ReplayTable, by: int = 1) -> None:
    """Play faster. After the fastest speed comes the slowest."""
    table.speed = SPEEDS[(SPEEDS.index(table.speed) + by) % len(SPEEDS)]
    table.adopt_pace()


def next_eyes(table: ReplayTable) -> None:
    """Show the view of the next seat. After the last one comes the public view."""
    seats = len(table.session.names)
    viewer = table.session.viewer
    table.look_as(0 if viewer == SPECTATOR else viewer + 1 if viewer + 1 < seats else SPECTATOR)


def puzzle_refusal(table: ReplayTable) -> str:
    """Return why the position can't become a puzzle, as a phrase; empty if it can."""
    return say("over") if table.recording.match.position(table.session.moment).over else ""


def keep_puzzle(table: ReplayTable) -> None:
    """Keep the position as a puzzle for the viewer, if that seat is asked."""
    table.stop()
    table.land()
    if why := puzzle_refusal(table):
        table.toasts.show(Toast("information", say("keep-as-puzzle"), f"{why[:1].upper()}{why[1:]}."), table.screen.now)
        return
    match, session = table.recording.match, table.session
    table.app.open_over("keep-puzzle", match=match, state=match.position(session.moment), seat=session.viewer)


def show_turning_point(table: ReplayTable, number: int) -> None:
    table.show_turning_point(number)


ORDERS: dict[Command, Callable[[ReplayTable], None]] = {
    PLAY: lambda table: table.play_or_pause(),
    STEP_BACK: lambda table: table.step(-1),
    STEP_ON: lambda table: table.step(1),
    TURN_BACK: lambda table: table.turn(-1),
    TURN_ON: lambda table: table.turn(1),
    Command("replay.beginning", ("Home",)): lambda table: table.stand_at(0),
    Command("replay.end", ("End",)): lambda table: table.stand_at(table.recording.length),
    FASTER: next_speed,
    SLOWER: lambda table: next_speed(table, -1),
    Command("replay.eyes", ("E",)): next_eyes,
    PLAY_ON: playing_on.ask,
    Command("replay.puzzle", ("K",)): keep_puzzle,
    **{point: partial(show_turning_point, number=number) for number, point in enumerate(TURNING_POINTS)},
}
OF_TABLE = (
    SHOW_RULES,
    TOGGLE_LOG,
    SHOW_RECAP,
    SHOW_LOG_MENU,
    COPY_LOG,
    PIN,
    TOGGLE_SOUND,
    SHOW_SCORES,
    BRING_NEXT,
    BRING_PREVIOUS,
)
"""The keys of the table that work in a replay too."""
