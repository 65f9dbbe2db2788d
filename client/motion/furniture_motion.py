"""The motion of one piece of furniture: which events it shows, for how long, and how."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from client.layout.arrangement import Arrangement
from client.motion.beats import Beat, Timing
from client.motion.context import MotionContext
from engine.kernel.flow.table import Table
from engine.kernel.state.events import Event
from engine.kernel.state.view import View

LastEvent = Callable[[int], Event | None]
"""(kind): the last event of a kind in the current turn, as far as the viewer knows it, or None."""


class FurnitureMotion:
    """What one piece of furniture shows of events.

    This base shows nothing. A motion overrides what it needs. The director asks motions in the order of the furniture's
    ranks, and calls nothing else of them.
    """

    gathers = False
    """Whether consecutive beats of it become one beat, whatever caused them."""

    def __init__(self, timeline: MotionContext) -> None:
        self.timeline = timeline

    # -- beats ----------------------------------------------------------------------------------------------

    def claims(self, event: Event, table: Table) -> str:
        """Return the kind of beat for an event that this furniture shows, e.g. "spinner.spin"; empty for others."""
        return ""

    def group(self, event: Event, table: Table) -> Hashable:
        """Return the group of a claimed event. Consecutive events of one group can share a beat."""
        return event

    def timing(self, beat: Beat) -> Timing:
        """Return how long a beat of this furniture takes."""
        return Timing()

    def start(self, beat: Beat, now: float) -> float:
        """Begin to show a beat. Returns the moment when all of it has landed."""
        return now

    def on_begin(self, event: Event, after: View, now: float) -> None:
        """Handle any event, claimed or not, when its beat begins. `after` is the view after its batch."""

    def on_front_changed(self, before: Arrangement, after: Arrangement, now: float) -> None:
        """Handle another place coming to the front."""

    # -- at once --------------------------------------------------------------------------------------------

    def finish(self, event: Event, after: View, now: float) -> None:
        """Show the result of a claimed event at once, because it was skipped or animation is off."""

    def restore(self, view: View, last_event: LastEvent) -> None:
        """Show the state for a player who joins in the middle of a turn."""

    def stop(self, now: float) -> None:
        """End all motion at its result."""

    def forget(self) -> None:
        """Drop everything that waits, because of a skip, another view or another viewer."""

    def miss(self, beats: Sequence[Beat]) -> None:
        """Skip waiting beats of any kind that will never be shown, because the viewer changes."""

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        """Advance to a moment."""

    def is_moving(self, now: float) -> bool:
        """Return whether it looks different a moment later."""
        return False

    def is_holding(self) -> bool:
        """Return whether all later beats wait until the furniture calls `go_on` of its timeline."""
        return False

    def hides_result(self) -> bool:
        """Return whether it moves toward a result that nothing may reveal yet, such as a question."""
        return False


MakeMotion = Callable[[MotionContext], FurnitureMotion]
