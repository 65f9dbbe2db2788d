"""Draws every game's table and the main screens, and says which words on them cannot be read."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator

from client.art import cache, legibility
from client.cards.choices import GROUNDS
from client.layout.map import tables
from engine import games
from engine.commands._shared.match_options import window_size

SIZE = "1280x800"
_CROWDED = ("1024x600", "1280x720", "1920x1080")
"""Sizes in which crowded tables are looked at too, where none is asked for."""
_CROWD = 100
"""Answers before those pictures."""
_MANY = (6, 8)
"""Numbers of seats at a crowded table, as far as a game has them."""
_MOMENTS = (8, 40, 150)
"""Answers before a picture: the first cards, a table in use, and a crowded one."""
_EVENINGS = (0, 3, 7, 12, 13, 14)
"""Evenings of a season before a picture: its beginning, its middle, the party and the ending."""
_SCENES = (
    "title", "setup", "watch", "settings", "bindings", "cards-and-tables", "about", "rules",
    "lessons", "season-start", "album", "street", "workshop", "matches", "statistics", "profiles", "player",
    "first-start",
)  # fmt: skip


def scenes(only: str = "") -> Iterator[list[str]]:
    """Return the arguments of each picture. With `only`, return those of one game's tables.

    They show each table for the fewest players, for four and for the most, and each other page once. Crowded tables
    come in more sizes.
    """
    for slug in [only] if only else games.slugs():
        game = games.load(slug)
        usual, ways = game.checked_options({}), tables(game)
        for setting in sorted({setting for setting, _ in ways}):
            counts = sorted(seats for where, seats in ways if where == setting)
            for seats in sorted({counts[0], counts[-1], *({4, *_MANY} & set(counts))}):
                changed = [(key, value) for key, value in ways[setting, seats].items() if value != usual[key]]
                options = [word for key, value in changed for word in ("--set", f"{key}={json.dumps(value)}")]
                table = ["--game", slug, "--players", str(seats), *options]
                yield from ([*table, "--decisions", str(moment)] for moment in _MOMENTS)
                if seats in _MANY or seats == counts[-1]:
                    yield from ([*table, "--decisions", str(_CROWD), "--size", size] for size in _CROWDED)
                for ground in list(GROUNDS.samples(f"art/{slug}"))[1:]:
                    yield [*table, "--decisions", str(_MOMENTS[1]), "--ground", ground]
    if not only:
        yield from (["--scene", scene] for scene in _SCENES)
        yield from (["--scene", "season", "--decisions", str(evenings)] for evenings in _EVENINGS)


def check(asked: argparse.Namespace, draw: Callable[[list[str]], object]) -> int:
    """Print what falls short in each scene, in the size and the letters that are asked for, and the counts.

    `draw` draws what words of the command line describe. Returns the exit code. Raises CommandError for a size that is
    none.
    """
    size = asked.size or SIZE
    letters = ["--text-scale", str(asked.text_scale), *["--easy-letters"] * asked.easy_letters]
    letters += ["--language", asked.language] if asked.language else []
    texts = unmeasured = short = drawn = 0
    smallest: dict[str, float] = {}
    for words in scenes(asked.game):
        if "--size" not in words:
            words += ["--size", size]
        elif asked.size:
            continue
        window = window_size(words[words.index("--size") + 1])
        cache.clear_all()
        with legibility.record_texts() as recorder:
            draw([*words, *letters])
        wrong = [note for note in recorder.notes if note.wrong(window)]
        drawn, texts, short = drawn + 1, texts + len(recorder.notes), short + len(wrong)
        unmeasured += sum(note.contrast is None for note in recorder.notes)
        if "--players" in words:
            slug, on_cards = words[1], [note.capital for note in recorder.notes if note.on_card]
            smallest[slug] = min([*on_cards, smallest.get(slug, window[1])])
        if wrong:
            print(" ".join(words))
        for note in wrong:
            on = "x".join(map(str, note.surface))
            print(f"  {note.words!r} in {note.color} at {note.at} of {on}: {', '.join(note.wrong(window))}")
    for slug, size_px in smallest.items():
        print(f"{slug}: capitals on cards from {size_px:g} px")
    print(f"{drawn} pictures, {texts} texts: {short} fall short; contrast of {unmeasured} not measured")
    return 1 if short else 0
