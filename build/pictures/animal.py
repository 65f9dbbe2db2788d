"""What an animal is made of: the parameters from which `creature` composes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pictures.geometry import Point
from pictures.palette import INK, color

COLORS = (
    "skin", "belly", "accent", "horn", "hair", "feather", "beak", "inner", "muzzle", "patch", "tail_color",
    "collar_color", "claw", "web", "wing_color", "wing_tip", "spots_color", "spikes", "stripes", "nose",
    "fore_claw", "hood",
)  # fmt: skip
"""The fields that hold a color: a name of the palette or a hex color."""


@dataclass(frozen=True)
class Animal:
    """One animal. Colors may be names of the palette; None leaves a part away or derives its color from the skin."""

    plan: str = "sit"
    """How the body rests: a name of `plans.PLANS`."""
    head: str = "dragon"
    """dragon, horse, griffin, dog, cat, small (lamb, bunny, piglet and so on), or none: the face sits on the body."""
    skin: str = "tomato"
    belly: str = "peach"
    """The color of the chest; "none" draws no chest."""
    accent: str = "gold"
    """Ears of dogs, frills, tips of tails, webs of wings."""

    eyes: str = "open"
    look: Point = (0.4, 0.1)
    iris: str = INK
    brows: str | None = None
    mouth: str = "smile"
    head_at: tuple[float, float, float] | None = None
    """Where the skull is and how many degrees it is turned, if not where the plan has it."""
    head_scale: float = 1.0

    ears: str | None = None
    """floppy, half, prick, spaniel, pointed, torn, round, lamb, bunny, pig, mouse, goat; frill for dragons."""
    horns: str | None = None
    """nubs, swept, bull, ram, tall, unicorn."""
    horn: str = "cream"
    mane: str | None = None
    """waves, pomp, curls, crop, braid; lion for cats."""
    hair: str = "violet"
    inner: str = "#f7a8b0"
    """The inside of ears."""
    muzzle: str | None = None
    snout: str | None = None
    """pig, bill or teeth, on small heads."""
    nose: str = "#e8708a"
    whiskers: bool = True
    patch: str | None = None
    """The patch round a dog's eyes."""
    feather: str = "cream"
    """Head and neck of a griffin."""
    beak: str = "gold"
    hood: str | None = None
    """The hood of a griffin that hides from somebody."""

    wings: str | None = None
    """feather, bat or bone."""
    wing_scale: float = 1.0
    wing_turn: float = 0
    far_wing: bool = True
    web: str | None = None
    wing_color: str | None = None
    wing_tip: str | None = None
    bone: str = "#efe6d0"

    tail: str | None = None
    """spade, horse, tuft, scorpion, fluffy, cat, bob, curl, duck."""
    tail_color: str | None = None
    tail_points: Sequence[Point] | None = None

    foot: str = "paw"
    """hoof, talon, claw, paw, web or none."""
    claw: str = "#fff3d2"
    fore_foot: str | None = None
    fore_claw: str | None = None
    leg_width: float = 21
    arms: Sequence[Sequence[Point]] | None = None
    """Arms over the belly, as lines from shoulder to hand; an empty list draws none."""

    collar: str | None = None
    """tag, bell, gems, bow or scarf."""
    collar_color: str = "tomato"

    stripes: str | None = None
    spots: Sequence[tuple[float, float, float, float, float]] = field(default=())
    """Ellipses on the skin: x, y, radii, turn."""
    spots_color: str | None = None
    spikes: str | None = None
    """The color of spikes along the back."""
    wool: bool = False
    fuzz: bool = False
    tentacles: int = 0
    """How many, up to six."""
    fat: float = 1.0
    """The girth of the body, as a factor."""

    scale: float = 1.0
    x: float = 0
    y: float = 0
    flip: bool = False
    """Scale about the middle of the ground line, then move, then mirror the whole animal."""

    def but(self, **features: Any) -> Animal:
        """The same animal with other features. Raises `TypeError` for a feature that no animal has."""
        return replace(self, **features)

    def in_hex(self) -> Animal:
        """The same animal with every color as a hex color."""
        chosen = {name: getattr(self, name) for name in COLORS}
        return self.but(**{name: color(value) for name, value in chosen.items() if value})


PEGASUS = Animal(head="horse", wings="feather", foot="hoof", tail="horse")
UNICORN = Animal(head="horse", horns="unicorn", horn="sun", foot="hoof", tail="horse")
GRIFFIN = Animal(head="griffin", wings="feather", fore_foot="talon", fore_claw="#f08b3c", tail="tuft")
DRAGON = Animal(head="dragon", wings="bat", tail="spade", foot="claw")
