"""The messages of Garage Sale; they lie in `messages`."""

from engine.words.messages import Messages

say = Messages("engine.games.garage_sale")
