"""The messages of Cthulhu Realms; they lie in `messages`."""

from engine.words.messages import Messages

say = Messages("engine.games.cthulhu_realms")
