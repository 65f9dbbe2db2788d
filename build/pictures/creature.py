"""Compose one animal from its plan, its head and the parts hung on the plan's anchors."""

from __future__ import annotations

from typing import Any

from pictures import coats
from pictures.animal import Animal
from pictures.collars import collar
from pictures.drawing import FINE, WIDTH, flat, group, on_ground, silhouette, stroke
from pictures.geometry import path
from pictures.heads import HEADS, Head
from pictures.limbs import Part, arm, foot, leg
from pictures.palette import shade
from pictures.plans import PLANS, Plan
from pictures.shapes import Placing, Shape, Taper, ellipse, taper
from pictures.tails import tail
from pictures.wings import far_wing, wing

RUFF = ((-20, 16), (-9, 26), (4, 30), (16, 26), (25, 14))
"""The tips of the feathers round a griffin's neck, from the middle of its collar."""
BELLY_RINGS = (0.28, 0.52, 0.76)


def creature(base: Animal | None = None, worn: str = "", held: str = "", **features: Any) -> str:
    """The animal `base` (a plain one by default) with other `features`, in picture coordinates.

    `worn` lies over the head in head units, `held` hangs from the mouth. Raises `TypeError` for a feature that no
    animal has.
    """
    animal = (base or Animal()).but(**features)
    return on_ground(_compose(animal.in_hex(), worn, held), animal.x, animal.y, animal.scale, animal.flip)


class _Body:
    """What the steps of composing share."""

    def __init__(self, animal: Animal) -> None:
        self.animal = animal
        self.plan: Plan = PLANS[animal.plan]
        self.head: Head = HEADS[animal.head](animal)
        x, y, turn = animal.head_at or self.plan.head
        scale = animal.head_scale * (1.18 if animal.head == "small" else 1)
        upside_down = animal.plan == "ring"
        self.head_place = Placing(x, y, scale, 0 if upside_down else turn, upside_down)
        self.head_shapes = [
            shape.placed(x, y, scale, self.head_place.turn, upside_down) for shape in self.head.shapes
        ]

    def on_head(self, inner: str) -> str:
        place = self.head_place
        return group(inner, place.x, place.y, place.scale, place.turn, place.flip)


def _compose(animal: Animal, worn: str, held: str) -> str:
    """From the back to the front."""
    body = _Body(animal)
    plan, head = body.plan, body.head
    drawn = _wings_behind(body)
    if animal.tail:
        drawn += tail(animal.tail, animal.tail_points or plan.tail, animal)
    drawn += _far_legs(body)
    drawn += body.on_head(head.behind)
    if animal.spikes and plan.spine:
        drawn += coats.spikes(plan.spine, animal.spikes)
    shapes, top = _trunk(body)
    drawn += silhouette(shapes if head.feathered else shapes + body.head_shapes, animal.skin)
    drawn += _surface(body) + top
    if head.feathered:
        drawn += _feathered_neck(body)
    if animal.wings and animal.plan != "upright":
        drawn += group(wing(animal), *plan.wing, animal.wing_scale, animal.wing_turn)
    if animal.collar:
        drawn += collar(animal.collar, *plan.collar, animal.collar_color)
    drawn += body.on_head(head.face)
    drawn += body.on_head(worn)
    drawn += body.on_head(group(held, *head.mouth))
    arms = plan.arms if animal.arms is None else animal.arms
    return drawn + "".join(arm(points, animal.skin, animal.leg_width) for points in arms)


def _wings_behind(body: _Body) -> str:
    """The far wing; an upright animal has both of its wings behind it."""
    animal, (x, y) = body.animal, body.plan.wing
    if not animal.wings:
        return ""
    near = far = ""
    if animal.plan == "upright":
        near = group(wing(animal), x, y, animal.wing_scale, animal.wing_turn)
        if animal.far_wing:
            far = group(far_wing(animal), WIDTH - 18 - x, y, animal.wing_scale, -animal.wing_turn, True)
    elif animal.far_wing:
        far = group(far_wing(animal), x + 20, y - 4, 0.92 * animal.wing_scale, animal.wing_turn + 62)
    return far + near


def _foot_of(animal: Animal, is_fore: bool) -> tuple[str, str]:
    """The kind of a foot and the color of its claws."""
    if animal.fore_foot and is_fore:
        return animal.fore_foot, animal.fore_claw or animal.claw
    return animal.foot, animal.claw


def _far_legs(body: _Body) -> str:
    animal, legs = body.animal, body.plan.far
    shapes: list[Shape] = []
    top = ""
    for index, points in enumerate(legs):
        kind, claw = _foot_of(animal, index == len(legs) - 1)
        more, feet = leg(points, animal.leg_width * 0.92, kind, shade(claw, 0.18))
        shapes += more
        top += feet
    return silhouette(shapes, shade(animal.skin, 0.26), rim=0) + top if shapes else ""


def _trunk(body: _Body) -> Part:
    """The body with the near legs: one silhouette, and the feet on top."""
    animal, plan = body.animal, body.plan
    shapes = [shape.widened(animal.fat) if isinstance(shape, Taper) else shape for shape in plan.body]
    top = ""
    for index, points in enumerate(plan.near):
        kind, claw = _foot_of(animal, index == len(plan.near) - 1)
        more, feet = leg(points, animal.leg_width, kind, claw)
        shapes += more
        top += feet
    for kind, x, y in plan.feet:
        more, feet = foot(animal.foot if kind == "haunch" else kind, x, y + 4, animal.claw)
        shapes += [ellipse(x, y - 8, 22, 11), *more] if kind == "haunch" else more
        top += feet
    if animal.fuzz:
        shapes += coats.fuzz(plan)
    if animal.tentacles:
        shapes += coats.tentacles(animal.tentacles)
    return shapes, top


def _surface(body: _Body) -> str:
    """Chest, spots, wool and the line of the thigh."""
    animal, plan = body.animal, body.plan
    drawn = ""
    if plan.belly and animal.belly != "none":
        drawn += flat(plan.belly, animal.belly)
        if animal.head == "dragon":
            drawn += "".join(_belly_rings(shape, animal.belly) for shape in plan.belly)
    if animal.spots:
        drawn += flat([ellipse(*spot) for spot in animal.spots], animal.spots_color or shade(animal.skin, 0.2))
    if animal.wool:
        return drawn + silhouette(coats.wool(plan), animal.hair)
    if plan.haunch:
        drawn += stroke(plan.haunch, FINE + 0.4, shade(animal.skin, 0.5))
    return drawn


def _belly_rings(belly: Taper, fill: str) -> str:
    (start_x, start_y), (end_x, end_y) = belly.points[0], belly.points[-1]
    places = [(start_x + (end_x - start_x) * share, start_y + (end_y - start_y) * share) for share in BELLY_RINGS]
    return "".join(stroke(path("M{}q12 5 24 0", (x - 12, y)), 2, shade(fill, 0.22)) for x, y in places)


def _feathered_neck(body: _Body) -> str:
    """Neck, ruff and skull of a griffin, in the color of its feathers."""
    x, y, half_width, _ = body.plan.collar
    wide, head = half_width / 25, body.head_place
    ruff = [
        taper([(x + dx * wide, y - 12), (x + dx * 1.35 * wide, y + dy * wide)], (20 * wide, 5)) for dx, dy in RUFF
    ]
    top = (head.x - 4 * head.scale, head.y + 12 * head.scale)
    neck = taper([top, (x, y - 2)], (46 * head.scale, 44 * wide))
    return silhouette([*ruff, neck, *body.head_shapes], body.animal.feather)
