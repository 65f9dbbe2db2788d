"""What is new in this version, as the changelog tells it."""

from __future__ import annotations

import re

from client.art import assets


def newest() -> tuple[str, list[str]]:
    """The heading of the newest part of the changelog, and its entries without marks; nothing where it is missing."""
    places = (assets.folder() / "CHANGELOG.md", assets.folder().parent / "CHANGELOG.md")
    file = next((place for place in places if place.is_file()), None)
    if file is None:
        return "", []
    _, _, rest = file.read_text(encoding="utf-8").partition("\n## ")
    heading, _, body = rest.partition("\n")
    body = body.partition("\n## ")[0]
    entries = re.split(r"\n- ", f"\n{body.strip()}")
    return heading.strip(), [re.sub(r"\s+", " ", entry.replace("`", "")).strip() for entry in entries if entry.strip()]
