"""What all may see is watched together, on the public table; the curtain closes after that."""

from __future__ import annotations

from collections.abc import Callable

from client.session.session import Session
from engine.kernel.layout import SPECTATOR

Start = Callable[..., Session]


def test_sealed_choices_are_revealed_on_the_public_table(sit_down: Start) -> None:
    session = sit_down(("human", "human", "human"))
    for _ in range(3):
        session.open_curtain()
        last = session.viewer
        session.take_events()
        session.answer(session.view().options[3])
    batches = session.take_events()
    (jump, before), (events, after) = batches[-2:]
    assert not jump and events, "the table shows what was before, then what happens"
    assert all(view.seat == SPECTATOR for _, view in batches)
    assert before.zones == session.match.view_at(2, SPECTATOR).zones
    hand = set(session.match.view(last).zone("hand", last))
    assert not hand & {card for view in (before, after) for zone in view.zones for card in zone}
    session.open_curtain()
    assert not any(f"[[{card}|" in line.text for card in hand for line in session.recap)


def test_whoever_is_asked_next_is_called_though_nobody_else_was(sit_down: Start) -> None:
    session = sit_down(("human", "human"))
    for _ in range(2):
        session.open_curtain()
        session.answer(session.view().options[3])
    assert session.curtain is not None, "others have watched: the same eyes are let in by the curtain as well"
