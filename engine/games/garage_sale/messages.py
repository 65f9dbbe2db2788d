"""The messages of Garage Sale, from the folder `messages`."""

from engine.words.messages import Messages
from engine.words.refusals import Refuser

say = Messages("engine.games.garage_sale")
refused = Refuser(say)
