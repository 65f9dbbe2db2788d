"""The program's icon in the formats of Windows and macOS, drawn from `cul-de-sac.svg`.

Both formats may hold PNG pictures, so a short table of contents in front of them is all there is to write.
"""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pygame

DRAWING = Path(__file__).parents[1] / "assets" / "art" / "shell" / "cul-de-sac.svg"

WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MAC_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
"""Pixels a side, and the code under which macOS looks for that size."""


def png(size: int) -> bytes:
    """Return the icon `size` pixels wide and high as a PNG file."""
    picture = pygame.image.load_sized_svg(str(DRAWING), (size, size))
    file = io.BytesIO()
    pygame.image.save(picture, file, "icon.png")
    return file.getvalue()


def write_windows_icon(path: Path) -> None:
    """Write an ICO file: six bytes of header, sixteen per picture, then the pictures."""
    pictures = [png(size) for size in WINDOWS_SIZES]
    offset = 6 + 16 * len(pictures)
    content = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(WINDOWS_SIZES, pictures, strict=True):
        side = size % 256  # 256 is written as 0
        content += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    path.write_bytes(content + b"".join(pictures))


def write_mac_icon(path: Path) -> None:
    """Write an ICNS file: a header, then each picture behind its code and its length."""
    entries = b""
    for size, code in MAC_TYPES.items():
        picture = png(size)
        entries += code + struct.pack(">I", 8 + len(picture)) + picture
    path.write_bytes(b"icns" + struct.pack(">I", 8 + len(entries)) + entries)
