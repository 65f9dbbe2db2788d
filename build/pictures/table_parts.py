"""Single things for the table: the shrub, the letterbox, pieces of the street."""

from __future__ import annotations

from pictures.collars import collar
from pictures.drawing import HEIGHT, WIDTH, group, shadow
from pictures.gallery import part
from pictures.objects import gnome, letterbox, toaster
from pictures.shrub import shrub
from pictures.suburb import fence, house
from pictures.wings import bat_wing, feathered_wing

part("shrub-token", WIDTH, HEIGHT)(lambda: shadow(160, 60) + shrub())
part("letterbox", 120, 134)(lambda: group(letterbox(), 60, 130))
part("part-fence", 240, 60)(lambda: fence(0, 240, 60, 56))
part("part-house", 160, 118)(lambda: house(16, 116, 128, 62, "#f7d9b0", "#d97757"))
part("part-wing-feather", 150, 130)(lambda: group(feathered_wing("#e6eefb", "#ffffff"), 124, 112))
part("part-wing-bat", 150, 130)(lambda: group(bat_wing("tomato", "gold"), 116, 112))
part("part-collar", 100, 74)(lambda: group(collar("tag", 0, 0, 30), 50, 22, 1.3))
part("part-gnome", 120, 184)(lambda: group(gnome(), 60, 178))
part("part-toaster", 190, 124)(lambda: group(toaster(), 90, 112))
