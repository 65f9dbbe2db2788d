"""One key that gives several answers: section `sweeps` of a theme's `input` file."""

from __future__ import annotations

from client.table.furniture.sweep.layer import SweepLayer
from client.table.picture.registry import Furniture
from engine.kernel.game.traits import HasQuickAnswers

FURNITURE = Furniture(sections=(("input", "sweeps"),), trait=HasQuickAnswers, layer=SweepLayer, rank=130)
