"""Traits: what only some games have, an abstract class each; `game.trait(HasChain)` is the game's own, or None."""
