"""The messages about files and the player's data, stored in `messages`."""

from engine.words.messages import Messages

say = Messages("engine.store")
