"""The messages of Garage Sale, from the folder `messages`."""

from engine.words.messages import Messages

say = Messages("engine.games.garage_sale")
