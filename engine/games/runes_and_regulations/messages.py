"""The messages of Runes & Regulations; they lie in `messages`."""

from engine.words.messages import Messages

say = Messages("engine.games.runes_and_regulations")


def zone_name(name: str) -> str:
    """What a zone or a place of the board is called."""
    return say(f"zone-{name.replace('_', '-')}")
