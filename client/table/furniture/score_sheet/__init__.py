"""The score sheet of a round, and the board of all rounds: section `sheet` of a theme's `motion` file."""

from __future__ import annotations

from client.table.furniture.score_sheet.layer import ScoreLayer
from client.table.furniture.score_sheet.motion import ScoreSheetMotion, SheetAccents
from client.table.picture.registry import Furniture
from engine.kernel.game.traits import HasRounds

FURNITURE = Furniture(always=True, sections=(("motion", "sheet"),), trait=HasRounds, layer=ScoreLayer,
                      motion=ScoreSheetMotion, accents=SheetAccents, rank=140)  # fmt: skip
