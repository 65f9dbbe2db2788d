"""What all may see is watched together, on the public table; the curtain closes after that."""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.games import load
from engine.kernel.game.game import Game
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import HandPool, new_session

Start = Callable[..., Session]


def test_sealed_choices_are_revealed_on_the_public_table(sit_down: Start) -> None:
    session = sit_down(("human", "human", "human"))
    for _ in range(3):
        session.open_curtain()
        last = session.viewer
        session.take_events()
        session.answer(session.view().options[3])
    batches = session.take_events()
    (jump, before, _), (events, after, _) = batches[-2:]
    assert not jump and events, "the table shows what was before, then what happens"
    assert all(batch.view.seat == SPECTATOR for batch in batches)
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


def test_what_a_lone_inventor_turns_up_is_shown_to_all_before_the_next_curtain(sit_down: Start) -> None:
    session = sit_down(("human", "human"))
    session.open_curtain()
    inventor = session.viewer
    session.answer(session.view().options[1])
    session.open_curtain()
    session.answer(session.view().options[3])
    assert session.match.asked_seats == [inventor] and session.curtain is not None
    session.open_curtain()
    session.take_events()
    laid = session.view().options[0][1]
    session.answer(session.view().options[0])
    assert session.curtain is not None, "both choose their next Actions"
    (jump, before, _), (events, after, _) = session.take_events()
    assert not jump and before.seat == after.seat == SPECTATOR
    assert any(event[2] == laid for event in events), "everybody sees the card turned up"


def test_a_lone_inventor_removes_spies_on_the_public_table() -> None:
    """The card has been turned up before everybody's eyes, and a Spy is no secret."""
    seen = 0
    for seed in range(40):
        session, chance = new_session(("human", "human"), seed), random.Random(seed)
        for _ in range(30):
            if session.over:
                break
            session.open_curtain()
            alone = session.match.asked_seats == [session.viewer] and verb(session) == "invent"
            session.answer(chance.choice(session.view().options))
            if alone and session.curtain is None and session.view().options and verb(session) == "remove":
                assert session.openly
                seen += 1
        if seen:
            break
    assert seen


def verb(session: Session) -> str:
    """The first thing that the viewer can do."""
    return session.game.verbs[session.view().options[0][0]]


def test_private_cards_are_covered_while_computers_act() -> None:
    """The player at the first seat ends a turn, and a computer follows."""
    game = load("cthulhu-realms")
    match = Match(
        game,
        ["Ada", "Ben", "Cy"],
        {},
        next(seed for seed in range(9) if first(game, seed) == 0),
        ["human", "normal", "human"],
    )
    session = Session(match, Settings(), pool=HandPool())
    session.open_curtain()
    end = next(option for option in session.view().options if game.verbs[option[0]] == "end_turn")
    session.answer(end)
    assert session.match.asked_seats == [1] and session.curtain is None and session.viewer == SPECTATOR
    hand = set(match.view(0).zone("hand", 0))
    assert hand and not hand & {card for zone in session.view().zones for card in zone}
    assert session.undo_state()[1] != "not-looking", "whoever answered last can still take that back"


def first(game: Game, seed: int) -> int:
    """The seat that begins."""
    return Match(game, ["Ada", "Ben", "Cy"], {}, seed).asked_seats[0]
