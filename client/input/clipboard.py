"""The system's clipboard. It fails while another program holds it."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Put text on the clipboard. Returns False if the system refuses."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def paste() -> str:
    """Return the text on the clipboard; empty if there is none, or if the system refuses."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
