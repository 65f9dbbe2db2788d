"""The messages of Nasty Neighbours; they lie in `messages`."""

from engine.words.messages import Messages

say = Messages("engine.games.nasty_neighbours")
