"""The drawings of Runes & Regulations, composed from plain parameters with the standard library alone.

1. A picture is 320 by 240; its ground line is y = 214; the light falls from the upper left (`drawing`).
2. `scenes` paint the place: flat, without ink line, pale where the hero stands. `suburb` is what they are built of.
3. `creature` composes the hero from a plan (how its body rests), a head, and parts hung on the plan's anchors.
   `people.person` draws a neighbor, `supporting` the pets in the background, `objects` what stands in many pictures.
4. `drawing.silhouette` is the one trick: all shapes of one color become one outline with a rim of shade.
5. Each title is one function, entered in the `gallery` with `@picture(id)`; its docstring says the joke.

`python build/pictures/draw.py` writes all of them to assets/art/runes-and-regulations.
"""

from __future__ import annotations

from pictures.animal import DRAGON, GRIFFIN, PEGASUS, UNICORN, Animal
from pictures.collars import collar
from pictures.creature import creature
from pictures.drawing import (
    FINE,
    GROUND,
    HEIGHT,
    LINE,
    WIDTH,
    area,
    border,
    cable,
    document,
    dot,
    flat,
    group,
    hoop,
    inked,
    on_ground,
    punched,
    rectangle,
    shadow,
    silhouette,
    sparkle,
    sparkles,
    star,
    stroke,
)
from pictures.faces import brows, cheeks, eye, eyes, mouth
from pictures.gallery import hexed, part, picture
from pictures.geometry import Detail, Point, drawn_with, number, on_circle, path, smooth_path, spine
from pictures.heads import HEADS
from pictures.limbs import arm, hoof, talon
from pictures.objects import (
    candle,
    cushion,
    flame,
    gift,
    gnome,
    letterbox,
    music_note,
    paw_print,
    power_cord,
    rose,
    rune_scroll,
    sigil,
    small_gnome,
    spokes,
    suitcase,
    toaster,
)
from pictures.palette import INK, PALETTE, color, light, mix, shade
from pictures.people import person, sleeved_arm
from pictures.plans import PLANS, Plan
from pictures.scenes import (
    above_the_roofs,
    driveway,
    dusk,
    evening,
    kitchen,
    lawn,
    lawn_from_above,
    night,
    open_sky,
    parlor,
    porch,
    rays,
    street,
    wallpaper,
)
from pictures.shapes import Shape, blob, ellipse, polygon, taper, tube
from pictures.shrub import shrub
from pictures.suburb import cloud, fence, house, picket, sky, stripes
from pictures.supporting import bust, mini, shrublet, small_creature
from pictures.tails import tail
from pictures.wings import bat_wing, feathered_wing

__all__ = [
    "DRAGON", "FINE", "GRIFFIN", "GROUND", "HEADS", "HEIGHT", "INK", "LINE", "PALETTE", "PEGASUS", "PLANS",
    "UNICORN", "WIDTH", "Animal", "Detail", "Plan", "Point", "Shape", "above_the_roofs", "area", "arm", "bat_wing",
    "blob", "border", "brows", "bust", "cable", "candle", "cheeks", "cloud", "collar", "color", "creature",
    "cushion", "document", "dot", "drawn_with", "driveway", "dusk", "ellipse", "evening", "eye", "eyes",
    "feathered_wing", "fence", "flame", "flat", "gift", "gnome", "group", "hexed", "hoof", "hoop", "house", "inked",
    "kitchen", "lawn", "lawn_from_above", "letterbox", "light", "mini", "mix", "mouth", "music_note", "night",
    "number", "on_circle", "on_ground", "open_sky", "parlor", "part", "path", "paw_print", "person", "picket",
    "picture", "polygon", "porch", "power_cord", "punched", "rays", "rectangle", "rose", "rune_scroll", "shade",
    "shadow", "shrub", "shrublet", "sigil", "silhouette", "sky", "sleeved_arm", "small_creature", "small_gnome",
    "smooth_path", "sparkle", "sparkles", "spine", "spokes", "star", "street", "stripes", "stroke", "suitcase",
    "tail", "talon", "taper", "toaster", "tube", "wallpaper",
]  # fmt: skip
