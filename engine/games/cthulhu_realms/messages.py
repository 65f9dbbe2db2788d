"""The messages of Cthulhu Realms, see the `messages` folder."""

from engine.words.messages import Messages

say = Messages("engine.games.cthulhu_realms")


def zone_name(name: str) -> str:
    """Return the name of a zone or place for players."""
    return say(f"zone-{name.replace('_', '-')}")
