"""The messages of Nasty Neighbours, see the `messages` folder."""

from engine.words.messages import Messages

say = Messages("engine.games.nasty_neighbours")


def zone_name(name: str) -> str:
    return say(f"zone-{name.replace('_', '-')}")
