"""Single things for the table: the shrub of a hexed Creature, the letterbox of a plot."""

from __future__ import annotations

from pictures.drawing import HEIGHT, WIDTH, group, shadow
from pictures.gallery import part
from pictures.objects import letterbox
from pictures.shrub import shrub

part("shrub-token", WIDTH, HEIGHT)(lambda: shadow(160, 60) + shrub())
part("letterbox", 120, 134)(lambda: group(letterbox(), 60, 130))
