"""The messages of Runes & Regulations; they lie in `messages`."""

from engine.words.messages import Messages

say = Messages("engine.games.runes_and_regulations")
