"""A name in a plate's header stands apart from the words after it."""

from __future__ import annotations

import pytest

from client.art.text_positions import record_lines
from client.table.furniture.plate.draw import draw_plate
from engine.games import load
from engine.kernel.match.match import Match
from tests.client.table.sitting import Sitting


@pytest.mark.parametrize("size", [(1024, 600), (1280, 688), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_name_is_apart_from_the_words_after_it(size: tuple[int, int], seats: int) -> None:
    names = ["Ada Volt", "Igor Krank", "Otto Blitz", "Vera Quill", "Dr. Magda Fuchs", "Bo"][:seats]
    kinds = ["human", *["gentle"] * (seats - 1)]
    match = Match(load("nefarious"), names, {"twists": 0}, 3, kinds)
    for seat in match.asked_seats:
        if seat:  # who has answered has no sign, and so more room for words
            match.answer(seat, match.view(seat).options[0])
    table = Sitting(kinds, size=size, match=match)
    table.frame()
    showing = table.scene.screen.painter.showing
    assert showing is not None
    plates = [spot for spot in table.scene.screen.map.at() if spot.kind == "plate"]
    for plate in plates:
        lines = record_lines(size, lambda surface, plate=plate: draw_plate(surface, showing, plate))
        named = [line.rect for line in lines if line.words in names]
        others = [line.rect for line in lines if line.words not in names]
        assert not [other for name in named for other in others if name.inflate(8, 0).colliderect(other)]
    assert len(plates) == seats
