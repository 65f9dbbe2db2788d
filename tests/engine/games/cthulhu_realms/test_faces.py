"""What faces say beyond what is printed: judged for whoever looks, and for the half that is pointed at."""

from __future__ import annotations

from engine.games.cthulhu_realms.definitions.faces import face, printed_face
from engine.games.cthulhu_realms.definitions.reader import cards
from engine.games.cthulhu_realms.layout import ROW
from engine.kernel.state.view import view_of
from tests.engine.games.by_id import by_id
from tests.engine.games.cthulhu_realms.lab import Lab


def test_a_row_card_tells_how_many_alike_its_reader_owns() -> None:
    lab = Lab(
        A={"hand": ["Deep One", "Goon"], "discard": ["Deep One"]},
        B={"hand": ["Goon"]},
        table={"row": ["Deep One", "Ghoul"]},
    )
    view = view_of(lab.state, 0)
    deep_one, ghoul = (face(view, card) for card in view.zones[ROW][:2])
    assert deep_one["fields"]["owned"] == "You own 2."
    assert "owned" not in ghoul["fields"]


def test_each_half_of_a_choice_has_words_of_its_own() -> None:
    rows = printed_face(by_id(cards(), "initiate"))["tags"][0]["rows"]
    assert [row["words"] for row in rows] == ["Gain 2 Conjuring Power.", "Cause 2 Sanity loss, then abjure this card."]
