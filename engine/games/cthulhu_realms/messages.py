"""The messages of Cthulhu Realms, see the `messages` folder."""

from engine.words.messages import Messages
from engine.words.refusals import Refuser

say = Messages("engine.games.cthulhu_realms")
refused = Refuser(say)


def zone_name(name: str) -> str:
    return say(f"zone-{name.replace('_', '-')}")
