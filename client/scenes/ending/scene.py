"""The ending of a match, played once before the results. Any press continues."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from client.art import paint, svg, text
from client.art.sheet import Height, Sheet
from client.cards.theme import Theme
from client.scenes.ending.look import deciding_cards, ending_look
from client.scenes.ending.play import StagePart, draw, parts_of
from client.shell.scene import BASE_HEIGHT, BASE_WIDTH, Host, Scale, SheetScene
from engine.kernel.game.game import Game
from engine.kernel.state.view import View

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer

_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
_PLATE = (28.0, 12.0)
_SMALLEST = 20.0


class EndingScene(SheetScene):
    """The ending from the game's theme for the finished match in `view`.

    `then` is called once, at the end or at the first press. It is called at once without a winner or an ending. Reduced
    motion shows one still picture.
    """

    def __init__(
        self, game: Game, view: View, names: Sequence[str], then: Callable[[], None], player: SoundPlayer
    ) -> None:
        super().__init__()
        self.look = ending_look(game.slug) if view.winners else None
        self.theme = Theme.load(game.slug)
        self._then: Callable[[], None] | None = then
        self._view = view
        self._faces = deciding_cards(self.look, game, view) if self.look else []
        sentence = game.words.prompt(view, names)
        self.sentence = f"{sentence[:1].upper()}{sentence[1:]}"
        self._player = player
        self._began = self._now = 0
        self._parts: list[StagePart] = []
        self._backdrop: pygame.Surface | None = None

    def enter(self, app: Host) -> None:
        super().enter(app)
        self._began = self._now = app.clock.now()

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Lay out the stage in the middle of the window, as large as fits, and the backdrop everywhere."""
        self._size, self.sheet = size, Sheet(size)
        self.scale = min(size[0] / BASE_WIDTH, size[1] / BASE_HEIGHT)
        self._origin = (size[0] - BASE_WIDTH * self.scale) / 2, (size[1] - BASE_HEIGHT * self.scale) / 2
        self._text = scale.text
        if self.look is not None:
            self._backdrop = svg.fresh(self.look.backdrop, *size)
            self._parts = list(
                parts_of(self.look.actors, self.theme, self._faces, self.look.detail, self._view, self.scale)
            )

    def describe_content(self) -> Sequence[str]:
        return (self.sentence,)

    def handle(self, event: pygame.event.Event) -> None:
        """Continue at any press."""
        if event.type in _PRESSES:
            self._go_on()

    def _go_on(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def _moment(self, now: int) -> float:
        """Return the time in the play, in milliseconds at normal speed."""
        return (now - self._began) / max(0.01, self.app.milliseconds(1000) / 1000)

    def update(self, now: int) -> bool:
        """Let time pass, and go on when all has been seen."""
        before, self._now = self._moment(self._now), now
        after = self._moment(now)
        if self.look is None or after >= self.look.milliseconds:
            self._go_on()
            return False
        if self.app.motion:
            for part in self._parts:
                if part.actor.sound and before <= part.actor.begin + part.delay < after:
                    self._player.play(part.actor.sound, now)
        return self.app.motion

    def animating(self) -> bool:
        return self.look is not None and self.app.motion

    def wake_at(self) -> int | None:
        if self.look is None:
            return self._now
        return self._began + self.app.milliseconds(self.look.milliseconds)

    def compose(self, former: pygame.Surface) -> None:
        with self.sheet.sketch("play", Height.FURNITURE) as surface:
            self._draw(surface)

    def _draw(self, surface: pygame.Surface) -> None:
        if self.look is None or self._backdrop is None:
            return
        surface.fill(self.look.ground)
        surface.blit(self._backdrop, (0, 0))
        moment = self._moment(self._now)
        for part in self._parts:
            pose = part.pose(moment) if self.app.motion else part.at_rest()
            if pose is not None:
                draw(surface, part, pose, self.scale, self._origin)
        if not self.app.motion or moment >= self.look.heading.begin:
            self._draw_heading(surface)

    def _draw_heading(self, surface: pygame.Surface) -> None:
        assert self.look is not None
        heading, scale = self.look.heading, self.scale
        across, down = _PLATE[0] * scale, _PLATE[1] * scale
        room = self._size[0] - 4 * across
        size = text.fit(self.sentence, heading.face, heading.size * scale * self._text, room, _SMALLEST * scale)
        lines = text.wrap(self.sentence, heading.face, size, room)
        width = max(text.width(line, heading.face, size) for line in lines)
        plate = pygame.Rect(0, 0, round(width + 2 * across), round(size * 1.15 * len(lines) + 2 * down))
        plate.center = (round(self._origin[0] + heading.at[0] * scale), round(self._origin[1] + heading.at[1] * scale))
        plate.clamp_ip(surface.get_rect())
        paint.panel(surface, plate, 12 * scale, heading.fill, heading.edge, 3 * scale)
        first = plate.centery - (len(lines) - 1) * size * 1.15 / 2
        text.paragraph(surface, lines, heading.face, size, heading.text, (plate.centerx, first), "center", 1.15)
