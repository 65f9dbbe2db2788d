"""Which trait of a game each piece of its table asks for, and whether maps, themes and games agree in that."""

from __future__ import annotations

from collections.abc import Iterator

from client.art import assets
from client.look.schema import load_file
from client.table import maps
from engine.kernel.game import Game
from engine.kernel.traits.chain import HasChain
from engine.kernel.traits.lamps import HasLamps
from engine.kernel.traits.lines import HasLines
from engine.kernel.traits.moving_seats import HasMovingSeats
from engine.kernel.traits.picks import HasPicks
from engine.kernel.traits.plots import HasPlots
from engine.kernel.traits.rounds import HasRounds
from engine.kernel.traits.share import HasShare
from engine.kernel.traits.sweeps import HasSweeps
from engine.kernel.traits.windows import HasMoments, HasWindows

OBJECTS: dict[str, type] = {"chain": HasChain, "lamps": HasLamps, "lot": HasMovingSeats, "plot": HasPlots}
"""By the type of a map's object."""
SECTIONS: dict[str, dict[str, type]] = {
    "input": {"lines": HasLines, "shares": HasShare, "slots": HasPicks, "sweeps": HasSweeps},
    "motion": {"sheet": HasRounds},
    "reactions": {"windows": HasMoments, "zones": HasWindows},
}
"""By the file of a theme, and what stands in it."""


def disagreements(game: Game) -> Iterator[str]:
    """A sentence for each piece that a map or theme has although the game lacks its trait, with file and place.

    Raises what reading maps and themes does.
    """
    for setting, seats in maps.tables(game):
        table = maps.load(game.slug, seats, setting)
        for kind in sorted({spot.kind for spot in table.spots} & OBJECTS.keys()):
            yield from _lacking(game, f"tables/{table.name}.tmx, objects of type {kind}", OBJECTS[kind])
    for part, sections in SECTIONS.items():
        file = f"themes/{game.slug}-{part}.toml"
        for name in sorted(load_file(file).keys() & sections) if assets.exists(file) else ():
            yield from _lacking(game, f"{file}, {name}", sections[name])


def _lacking(game: Game, where: str, trait: type) -> Iterator[str]:
    if game.trait(trait) is None:
        has = ", ".join(kind.__name__ for own in game.traits for kind in type(own).__bases__) or "none"
        yield f"{where}: expected a game with the trait {trait.__name__}; {game.title} has {has}."
