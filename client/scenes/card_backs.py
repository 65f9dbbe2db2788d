"""The choice of card backs, a row per game that has more than one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from client.cards import backs
from client.cards.theme import Theme
from client.scenes.games import game_entries
from client.widgets import Labeled, Segments
from client.words.say import scenes as say
from engine.store.settings import Settings


def back_rows(settings: Settings, changed: Callable[[], None]) -> list[Labeled]:
    """A row per game, each with the backs to choose from; `changed` is called when the settings have a new one."""
    rows = []
    for game in game_entries():
        numbers = backs.choices(f"art/{game.slug}")
        if not game.available or not numbers:
            continue
        options = [(number, say("back-number", number=number)) for number in numbers]
        control = Segments(options, settings.card_backs.get(game.slug, backs.USUAL),
                           then=partial(_choose, settings, game.slug, changed))  # fmt: skip
        control.name = say("card-back", game=game.title)
        rows.append(Labeled(control.name, control, say("card-back-hint")))
    return rows


def _choose(settings: Settings, slug: str, changed: Callable[[], None], number: str) -> None:
    settings.card_backs[slug] = number
    backs.use(settings.card_backs)
    Theme.load.cache_clear()  # a table that is open keeps its backs
    changed()
