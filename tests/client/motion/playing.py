"""A match, usually of Nefarious, on a table without a window, for tests of motion."""

from __future__ import annotations

from collections.abc import Sequence

from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.arrangement import Arrangement
from client.motion.director import Director
from client.motion.furniture_motion import MakeMotion
from client.motion.pace import Pace
from client.table.hand.gestures import HandGestures
from client.table.hand.look import InputLook
from client.table.picture import registry
from engine.games import load
from engine.kernel.flow.preview import Preview
from engine.kernel.match.match import Match
from engine.kernel.state.events import Event
from engine.kernel.state.view import View

SIZE = (1280, 720)


class Playing:
    """A match that one seat looks at; what happens is kept in batches until it is shown."""

    def __init__(
        self,
        seats: int = 4,
        seed: int = 5,
        twists: int = 0,
        viewer: int = 0,
        pace: Pace | None = None,
        chosen: tuple[str, ...] = (),
        slug: str = "nefarious",
        more: Sequence[MakeMotion] = (),
    ) -> None:
        """`more`: motions of furniture that the map lacks."""
        self.game = load(slug)
        options = {"twists": list(chosen) if chosen else twists} if slug == "nefarious" else {}
        self.match = Match(self.game, ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo"][:seats], options, seed)
        self.viewer = viewer
        self.map = registry.load(slug, seats)
        self.batches: list[tuple[list[Event], View]] = []
        self.sounds: list[tuple[str, int]] = []
        self.match.bus.subscribe(viewer, self._hear)
        self.director = Director(
            self.arrange,
            Theme.load(slug),
            pace or Pace(),
            self.match.view(viewer),
            lambda name, now, *_: self.sounds.append((name, now)),
            furniture=[*more, *registry.motions(self.map, slug)],
        )

    def _hear(self, events: list[Event]) -> None:
        self.batches.append((events, self.match.view(self.viewer)))

    def arrange(self, view: View) -> Arrangement:
        """Where everything rests in this view."""
        return arrange(view, self.map, SIZE, self.viewer)

    def hand(self, view: View) -> HandGestures:
        """The hand of the viewer, in a theme without any input settings."""
        return HandGestures(
            view,
            lambda: self.arrange(view),
            InputLook(),
            lambda _view, _arrangement: {},
            lambda *answers: Preview(view, answers),
        )

    def choose(self, *actions: str) -> list[Event]:
        """Each seat chooses an Action, in the order of the seats; returns the events of the last answer."""
        for seat, action in enumerate(actions):
            view = self.match.view(seat)
            option = next(
                option for option in view.options if self.game.words.card_name(view.table, option[1]) == action
            )
            self.match.answer(seat, option)
        return self.batches[-1][0]

    def answer(self, seat: int, place: int = 0) -> None:
        """A seat gives one of its answers."""
        self.match.answer(seat, self.match.view(seat).options[place])

    def show(self, now: float) -> None:
        """Hand what has happened to the timeline."""
        for events, after in self.batches:
            self.director.add(events, after, now)
        self.batches.clear()

    def run(self, start: float, end: float, step: float = 16) -> float:
        """Let time pass frame by frame; returns the last moment at which anything was still active."""
        now, last = start, start
        while now <= end:
            self.director.update(now)
            if self.director.active(now):
                last = now
            now += step
        return last

    def money(self, seat: int) -> int:
        """The money that the table shows."""
        return self.director.shown.landed.counter("money", seat)
