"""Freezing: make static fonts out of variable ones.

pygame draws only the default weight of a variable font, and only default letters of any font. Small capitals and
lining figures are missing. Needed weights and letters are extracted once with fontTools from the installed font
packages: by the running program into the cache folder, or by the build into the assets.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-untyped]

# Two thirds of Baloo 2 are Devanagari. Dropping unused scripts halves the time. Kept: Latin with all accents, Greek,
# Cyrillic, punctuation, currency and number forms.
_KEPT = (range(0x0590), range(0x1E00, 0x2400))
_LARGE = 400_000


def freeze(source: Path, weight: int | None, features: Iterable[str] = ()) -> bytes:
    """Return the TTF file of the font `source`, a variable one at one weight (400 regular, 800 extra bold).

    The letters of some of its OpenType features replace the default ones ("smcp" small capitals, "lnum" lining
    figures).
    """
    logging.getLogger("fontTools").setLevel(logging.WARNING)
    font = TTFont(source)
    for feature in features:
        _replace_letters(font, feature)
    if weight is not None:
        if source.stat().st_size > _LARGE:
            _keep_european(font)
        font = instantiateVariableFont(font, {"wght": weight}, inplace=True)
    result = io.BytesIO()
    font.save(result)
    return result.getvalue()


def _replace_letters(font: TTFont, feature: str) -> None:
    """Replace every letter with the one of a font feature, where that is one letter for one."""
    table = font["GSUB"].table
    chosen = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for number in record.Feature.LookupListIndex
    }
    letters: dict[str, str] = {}
    for number in sorted(chosen):
        for part in table.LookupList.Lookup[number].SubTable:
            letters.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    for codes in font["cmap"].tables:
        if codes.isUnicode():
            codes.cmap = {code: letters.get(name, name) for code, name in codes.cmap.items()}


def _keep_european(font: TTFont) -> None:
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for code in font.getBestCmap() if any(code in kept for kept in _KEPT)])
    cutter.subset(font)
