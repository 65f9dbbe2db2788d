"""Runes & Regulations: what `words` still asks for by name."""

from __future__ import annotations

from engine.games.runes_and_regulations.say import say

NOUNS = {
    "mythical": "Mythical Creature",
    "creature": "Creature",
    "hexed": "Hexed Creature",
    "other-creature": "Creature",
    "other-mythical": "Mythical Creature",
    "sacrificial": "Sacrificial Creature",
    "beast": "Corrupted Beast",
    "rune": "Rune",
}
SPIN_NAMES = tuple(tuple(say(f"spin-result-{face}-{number}") for number in range(6)) for face in range(3))
