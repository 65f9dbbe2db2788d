"""Traits: abilities that only some games have, one abstract class each. `game.trait(HasChain)` returns it or None."""
