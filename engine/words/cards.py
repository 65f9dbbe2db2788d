"""Cards in sentences: as links, with equal cards counted."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.flow.table import Table
from engine.words.player_names import say, without_article


def card_link(table: Table, card: int) -> str:
    """Return a card's name as a link of the log, or the game's name for a card that the viewer can't know."""
    if not table.is_card(card):
        return table.game.account.hidden_cards(1)
    return f"[[{card}|{table.game.words.card_name(table, card)}]]"


def listed_cards(table: Table, cards: Sequence[int], owned: bool = False) -> str:
    """Return cards as a list in the language of their game: "Goon and 2× Initiate", or "2 Inventions" if unknown.

    With `owned` (after "Bea's") the names have no articles.
    """
    words = table.game.words
    language = words.language()
    named: dict[str, list[int]] = {}
    for card in cards:
        named.setdefault(words.card_name(table, card) if card >= 0 else "", []).append(card)
    told = []
    for name, same in named.items():
        shown = without_article(name) if owned else name
        link = f"[[{same[0]}|{shown}]]" if name else table.game.account.hidden_cards(len(same))
        several = name and len(same) > 1
        told.append(say.within(language, "several-cards", count=len(same), card=link) if several else link)
    return say.join_list(told, language=language)
