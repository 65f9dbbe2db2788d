"""The block: a picture as it is cut and printed, flats first, then ink masses, outlines, shadow ticks, white gouges.

Everything becomes a flat path of one color: the loader of the table draws that exactly. The light falls from the
upper left. The subject of a card stands in x 120 to 275; the left lies under the ability tags.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random

from woodcuts.hatching import FROM_UPPER_LEFT, Cut, Tone, chips, dashes, hatching, ticks, wedges
from woodcuts.palette import BONE, COLORS, INK, LAMP
from woodcuts.paths import Node, Point, area, line_path
from woodcuts.shapes import Shape, blob, box, ellipse, stroke

WIDTH, HEIGHT = 280, 302
"""The window of a card in pixels."""

Widths = tuple[float, float, float]
"""Of a line at its start, in the middle and at its end."""


class Block:
    """One picture, cut in the tones of a card color."""

    def __init__(
        self, color: str = "black", width: int = WIDTH, height: int = HEIGHT, seed: int = 7, ground: str = ""
    ) -> None:
        """A block covered with `ground`, or with nothing; `seed` decides how its cuts wobble."""
        self.width, self.height = width, height
        self.deep, self.mid, self.light = COLORS[color]
        self.random = Random(seed)
        self._paths: list[str] = []
        if ground:
            self.fill(box(0, 0, width, height), ground)

    def path(self, data: str, color: str, with_holes: bool = False) -> None:
        """Print path data in one color; with holes, what lies inside twice stays open."""
        rule = ' fill-rule="evenodd"' if with_holes else ""
        self._paths.append(f'<path fill="{color}"{rule} d="{data}"/>\n')

    def fill(self, shapes: Shape | Sequence[Shape], color: str) -> None:
        """A flat."""
        for shape in [shapes] if isinstance(shapes, Shape) else shapes:
            self.path(shape.data, color)

    def cuts(self, cuts: Sequence[Cut], color: str) -> None:
        """Marks of the knife, as one path."""
        if cuts:
            self.path("".join(line_path(cut) for cut in cuts), color)

    def lines(self, many: Iterable[Sequence[Node]], color: str = INK, widths: Widths = (0.6, 2.2, 0.4)) -> None:
        """Several swelling lines at once: folds, grain, gouges."""
        self.path("".join(stroke(nodes, *widths).data for nodes in many), color)

    def outline(self, shape: Shape, color: str = INK, width: float = 2.2, heavy: float = 2.4) -> None:
        """A line that swells by up to `heavy` on the side away from the light."""
        points, last = shape.points, len(shape.points) - 1
        sign = 1 if area(points) > 0 else -1
        outer: list[Point] = []
        inner: list[Point] = []
        for index, (x, y) in enumerate(points):
            if shape.closed:
                before, after = points[index - 1], points[(index + 1) % len(points)]
            else:
                before, after = points[max(0, index - 1)], points[min(last, index + 1)]
            dx, dy = after[0] - before[0], after[1] - before[1]
            length = math.hypot(dx, dy) or 1
            out_x, out_y = sign * dy / length, -sign * dx / length
            half = width / 2 + heavy / 2 * max(0, out_x * 0.6 + out_y * 0.8)
            outer.append((x + out_x * half, y + out_y * half))
            inner.append((x - out_x * half, y - out_y * half))
        if shape.closed:
            self.path(line_path(outer) + line_path(inner[::-1]), color, with_holes=True)
        else:
            self.cuts([outer + inner[::-1]], color)

    def shade(
        self, shape: Shape, color: str = INK, depth: float = 16, gap: float = 3.6, width: float = 2.6,
        light: Point = FROM_UPPER_LEFT, lean: float = 0.35, bias: float = 0.0,
    ) -> None:  # fmt: skip
        """Tapered ticks from the outline inwards, longest where it faces away from the light."""
        self.cuts(ticks(shape, self.random, depth, gap, width, light, lean, bias), color)

    def form(
        self, shape: Shape, color: str, width: float = 2.4, depth: float = 14, gap: float = 3.6, ink: str = INK,
        heavy: float = 2.4, tick: float = 2.6,
    ) -> None:  # fmt: skip
        """The usual solid thing: a flat, a shadow of ticks, a swelling outline."""
        self.fill(shape, color)
        if depth:
            self.shade(shape, ink, depth, gap, tick)
        self.outline(shape, ink, width, heavy)

    def hatch(
        self, shape: Shape, color: str = INK, angle: float = 0.0, gap: float = 5.0, tone: Tone = 0.4,
        wobble: float = 0.5, least: float = 0.1,
    ) -> None:  # fmt: skip
        """Parallel cuts inside the shape; the tone is the share of ink."""
        self.cuts(hatching(shape, self.random, angle, gap, tone, wobble, least), color)

    def sky(self, tone: Tone, color: str = INK, gap: float = 5.0, angle: float = 0.0) -> None:
        """Lines across the whole block."""
        self.hatch(box(-2, -2, self.width + 4, self.height + 4), color, angle, gap, tone)

    def rays(
        self, x: float, y: float, inner: float, outer: float, count: int, color: str, width: float = 3.0,
        jitter: float = 0.25, start: float = 0.0, end: float = 360.0,
    ) -> None:  # fmt: skip
        """Wedges of light, from a start to an end in degrees."""
        self.cuts(wedges(x, y, inner, outer, count, width, jitter, start, end, self.random), color)

    def halo(
        self, x: float, y: float, inner: float, outer: float, color: str, gap: float = 5.0, count: int = 40
    ) -> None:
        """Rings of short dashes, thinning outwards."""
        self.cuts(dashes(x, y, inner, outer, gap, count, self.random), color)

    def gouges(
        self, shape: Shape, color: str, count: int = 30, length: float = 9, width: float = 1.6, angle: float = -55
    ) -> None:
        """Loose chisel marks inside a dark mass."""
        self.cuts(chips(shape, self.random, count, length, width, angle), color)

    def eye(
        self, x: float, y: float, radius: float, white: str = BONE, pupil: str = INK, look: Point = (0, 0),
        slit: bool = False,
    ) -> None:  # fmt: skip
        """A ball of an eye: round pupils are people, slits are things."""
        self.form(ellipse(x, y, radius), white, 1.8, radius * 0.5, 2.5, heavy=1.2, tick=1.4)
        at_x, at_y = x + look[0] * radius * 0.4, y + look[1] * radius * 0.4
        across, down = (0.16, 0.7) if slit else (0.42, 0.42)
        self.fill(ellipse(at_x, at_y, radius * across, radius * down), pupil)
        self.fill(ellipse(at_x - radius * 0.16, at_y - radius * 0.18, radius * 0.12), white)

    def flame(self, x: float, y: float, size: float, color: str = LAMP) -> None:
        """A flame that stands on x, y."""
        flame = blob([
            (x, y, 1), (x - size * 0.55, y - size * 0.6), (x - size * 0.1, y - size * 1.5),
            (x + size * 0.1, y - size * 2.1, 1), (x + size * 0.5, y - size * 1.1), (x + size * 0.45, y - size * 0.4),
        ])  # fmt: skip
        self.fill(flame, color)
        self.outline(flame, INK, 1.2, 1)
        self.fill(ellipse(x - size * 0.02, y - size * 0.5, size * 0.2, size * 0.36), BONE)

    def candle(self, x: float, y: float, height: float, width: float = 7, flame: float = 9) -> None:
        """A burning candle that stands on x, y."""
        self.form(box(x - width / 2, y - height, width, height), BONE, 1.6, 4, 2.6, heavy=1)
        self.flame(x, y - height - 1, flame)

    def svg(self) -> str:
        """The file."""
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{"".join(self._paths)}</svg>\n'
