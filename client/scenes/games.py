"""The games in the menus: the playable ones, and those that aren't open yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from client.look.schema import read_all
from client.widgets import Choice
from engine.games import load, slugs
from engine.words import assets
from engine.words.messages import words_cache
from engine.words.say import scenes as say

_FILE = "texts/games.toml"


@dataclass(frozen=True, slots=True)
class GameEntry:
    """What a menu says about a game.

    slug        the name of its folders
    title       as it is written for players
    players     how many can play, in words ("2-6 players")
    tagline     a few words about it ("rival inventors")
    available   whether it can be played yet
    """

    slug: str
    title: str
    players: str
    tagline: str
    available: bool = True


@dataclass(frozen=True, slots=True)
class _GameTexts:
    """What the file says of a game; `players` are the fewest and the most."""

    title: str
    players: tuple[int, int]
    tagline: str
    kinds: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()


@words_cache(1)
def game_entries() -> tuple[GameEntry, ...]:
    """Return every game in the order of the street. Unlisted games come last.

    Loads only games without a listed title. Raises `assets.AssetMissing` or `ThemeProblem`.
    """
    listed = _read_texts()
    entries = [
        GameEntry(slug, words.title, _players(*words.players), words.tagline, slug in slugs())
        for slug, words in listed.items()
    ]
    unlisted = [load(slug) for slug in slugs() if slug not in listed]
    entries += [GameEntry(game.slug, game.title, _players(game.min_seats, game.max_seats), "") for game in unlisted]
    return tuple(entries)


def first_game(wanted: str) -> str:
    """Return the slug of the wanted game, or of the first playable one if that can't be played.

    Raises LookupError when no game can be played.
    """
    playable = [entry.slug for entry in game_entries() if entry.available]
    if not playable:
        raise LookupError("Can't find any games. Reinstall Cul-de-Sac.")
    return wanted if wanted in playable else playable[0]


def game_choices() -> list[Choice]:
    """Return the playable games as entries of a list."""
    return [Choice(entry.slug, entry.title) for entry in game_entries() if entry.available]


def kind_names(slug: str) -> dict[str, str]:
    """Return the game's listed names for its kinds of cards."""
    words = _read_texts().get(slug)
    return dict(words.kinds) if words is not None else {}


def default_names(slug: str) -> tuple[str, ...]:
    """Return the game's listed default names of players."""
    words = _read_texts().get(slug)
    return words.names if words is not None else ()


@words_cache(1)
def _read_texts() -> dict[str, _GameTexts]:
    return read_all(_FILE, _GameTexts)


def titles() -> dict[str, str]:
    """Return the title of each game by its slug."""
    return {entry.slug: entry.title for entry in game_entries()}


def _players(fewest: int, most: int) -> str:
    return say("players" if fewest == most else "players-between", fewest=fewest, most=most)


def house_drawing(slug: str, facing: str) -> str:
    """Return the asset of a game's house whose door faces "left" or "right": the game's own, or the shell's."""
    own = f"art/{slug}/house-{facing}.svg"
    return own if assets.exists(own) else f"art/shell/house-{slug}-{facing}.svg"
