"""The small picture of a table shows what everybody may know, and leaves the match as it is."""

from __future__ import annotations

import random

import pygame
import pytest

from client.table.picture.miniature import Miniature
from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR

SIZE = (160, 90)


def played(slug: str, answers: int, seed: int = 4) -> Match:
    match = Match(load(slug), ["Ada", "Ben"], {}, seed, ["human", "normal"])
    chance = random.Random(seed)
    for _ in range(answers):
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
    return match


def picture(match: Match) -> bytes:
    miniature = Miniature(match, SIZE)
    while miniature.step():
        assert miniature.picture is None
    assert miniature.picture is not None and miniature.picture.get_size() == SIZE
    return pygame.image.tobytes(miniature.picture, "RGBA")


def exchange_hidden(match: Match) -> int:
    """Let cards with the same back that nobody else may know change places; returns how many did."""
    state, view, groups = match.state, match.view(SPECTATOR), match.table.groups
    hidden: dict[int, list[tuple[int, int]]] = {}
    for zone, cards in enumerate(state.zones):
        for place, card in enumerate(cards):
            if card not in view.zones[zone]:
                hidden.setdefault(groups[card], []).append((zone, place))
    moved = 0
    for places in hidden.values():
        cards = [state.zones[zone][place] for zone, place in places]
        for (zone, place), card in zip(places, cards[1:] + cards[:1], strict=True):
            state.zones[zone][place] = card
            moved += len(places) > 1
    return moved


@pytest.mark.parametrize("slug", slugs())
def test_no_hidden_card_of_anybody_is_in_it(slug: str, screen: pygame.Surface) -> None:
    match = played(slug, 30)
    before = picture(match)
    assert exchange_hidden(match) >= 10
    assert picture(match) == before
    assert picture(played(slug, 40)) != before


def test_the_match_stays_as_it_is(screen: pygame.Surface) -> None:
    match = played("nefarious", 20)
    document, asked = match.to_document(), list(match.asked_seats)
    picture(match)
    assert (match.to_document(), match.asked_seats) == (document, asked)
