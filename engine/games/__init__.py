"""The games, each a folder of rules and data; found by their slug, never named by the rest of the program."""

from __future__ import annotations

import copyreg
import importlib
import pkgutil
from collections.abc import Sequence
from functools import cache
from typing import Any

from engine.kernel.cards.packs import Pack
from engine.kernel.files.faults import BadPack, rule
from engine.kernel.game.game import Game


class UnknownGame(LookupError):
    """There is no game of that name; the message lists those there are."""


@cache
def slugs() -> tuple[str, ...]:
    """Return the slugs of all games, in alphabetical order."""
    return tuple(sorted(info.name.replace("_", "-") for info in pkgutil.iter_modules(__path__) if info.ispkg))


@cache
def load(slug: str) -> Game:
    """Return the game with a slug such as "runes-and-regulations". Raises UnknownGame."""
    if slug not in slugs():
        raise UnknownGame(f"there is no game '{slug}'; choose from {', '.join(slugs())}")
    game: Game = importlib.import_module(f"{__name__}.{slug.replace('-', '_')}").GAME
    return game


def load_with(slug: str, packs: Sequence[Pack]) -> Game:
    """Return a game with the cards of packs. Raises UnknownGame, and BadCard for packs that don't fit the game."""
    return load(slug).with_packs(packs)


def _reduce(game: Game) -> tuple[Any, ...]:
    """Pickle a game by its slug and packs: it consists of functions."""
    return load_with, (game.slug, game.packs)


copyreg.pickle(Game, _reduce)


def check_pack(pack: Pack) -> None:
    """Check every card of a pack with the game that it is for. Raises BadCard in one sentence."""
    for slug in pack.cards:
        if slug not in slugs():
            raise BadPack(pack.file, "", (slug,), rule(f"the slug of a game, one of {', '.join(slugs())}"))
        load_with(slug, [pack])
