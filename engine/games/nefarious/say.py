"""The messages of Nefarious; they lie in `messages`."""

from engine.words.messages import Messages

say = Messages("engine.games.nefarious")
