"""Checks that maps, themes and games agree about the traits that furniture needs."""

from __future__ import annotations

from collections.abc import Iterator

from client.layout import map as maps
from client.table.picture import registry
from engine.kernel.game.game import Game


def disagreements(game: Game) -> Iterator[str]:
    """Yield a sentence for each piece of furniture whose trait the game lacks, with file and place.

    Raises everything that reading maps and themes raises.
    """
    for setting, seats in maps.tables(game):
        table = registry.load(game.slug, seats, setting)
        for kind in sorted({spot.kind for spot in table.spots}):
            yield from _lacking(game, f"tables/{table.name}.tmx, objects of type {kind}", kind.partition(".")[0])
    for name in sorted(registry.of_theme(game.slug)):
        files = [f"themes/{game.slug}-{part}.toml, {section}" for part, section in registry.sections(game.slug, name)]
        for where in files:
            yield from _lacking(game, where, name)


def _lacking(game: Game, where: str, name: str) -> Iterator[str]:
    trait = registry.furniture(name).trait
    if trait is not None and game.trait(trait) is None:
        has = ", ".join(kind.__name__ for own in game.traits for kind in type(own).__bases__) or "none"
        yield f"{where}: expected a game with the trait {trait.__name__}; {game.title} has {has}."
