"""The messages of Cthulhu Realms, see the `messages` folder."""

from engine.words.messages import Messages

say = Messages("engine.games.cthulhu_realms")


def zone_name(name: str) -> str:
    return say(f"zone-{name.replace('_', '-')}")
