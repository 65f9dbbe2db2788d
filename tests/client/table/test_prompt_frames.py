"""The prompt bar from frame to frame: it never goes back, never flickers, and changes together with its badge."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest

from client.motion.beats import ALL_SHOWN
from client.table.model import TableState
from client.table.status import StatusText
from engine.games import load, slugs
from engine.kernel.match.match import Match
from tests.chance import seed_cases
from tests.client.motion.playing import Playing
from tests.client.table.sitting import STEP_MS, Sitting

READ_MS = 600
NAMES = ("Ada", "Bea", "Cal")


def played(slug: str, seed: int, frames: int) -> Iterator[Sitting]:
    """The frames of a match against 2 computers that need different times to think."""
    table, chance = (
        Sitting(
            ("human", "random", "random"), match=Match(load(slug), NAMES, {}, seed), size=(640, 360), animation="normal"
        ),
        random.Random(seed),
    )
    free = 0
    for _ in range(frames):
        free -= 1
        if free < 0:
            table.pool.release()
            free = chance.randrange(5)
        scene = table.scene
        if scene.hand.is_asked and not scene.director.active(table.clock.now()):
            scene.commands.answer(chance.choice(scene.views.newest.options))
        table.frame(passed=STEP_MS)
        if table.session.over or table.app.scene is not scene:
            return
        yield table


def is_wait(sentence: str) -> bool:
    return "think" in sentence or sentence.startswith("Waiting for ")


@pytest.mark.slow
@pytest.mark.parametrize("slug", [slug for slug in slugs() if slug != "garage-sale"])
@pytest.mark.parametrize("seed", seed_cases(4))
def test_the_prompt_never_goes_back_nor_flickers_and_changes_with_its_badge(slug: str, seed: int) -> None:
    last, place, since, changes = "", (0, 0), 0, 0
    for table in played(slug, seed, 2500):
        scene, now = table.scene, table.clock.now()
        words, told = scene.prompt.status.prompt, scene.director.cursor
        if words == last:
            continue
        changes += 1
        if not scene.director.reached:
            labels = scene.screen.painter.look.phases.values() if slug != "nasty-neighbours" else ()
            assert words not in [label.lstrip("0123456789 ") for label in labels], (seed, words)
            assert not is_wait(words) and not words.startswith("It is "), (seed, words)
        elif scene.hand.is_asked:
            told = scene.director.cursor[0], ALL_SHOWN
        assert told >= place, (seed, last, words)
        assert not (is_wait(words) and is_wait(last)) or now - since >= READ_MS, (seed, last, words)
        last, place, since = words, told, now
    assert changes > 2


def test_computers_that_are_asked_in_turn_are_named_together() -> None:
    playing = Playing(3)
    playing.answer(0)
    session = SimpleNamespace(showing=False, game=playing.game, names=playing.match.names, has_one_human=True,
                              early_choice="", kinds=("human", "normal", "normal"), thinking={},
                              waits_for_step=False)  # fmt: skip
    screen, view = SimpleNamespace(now=1000), playing.match.view(0)
    table = SimpleNamespace(
        session=session,
        screen=screen,
        views=SimpleNamespace(newest=view, public=False),
        director=SimpleNamespace(reached=True),
        layers=SimpleNamespace(suspense=lambda: "Ben casts Kraken"),
    )
    table.hand = playing.hand(view)
    prompt = StatusText(cast(TableState, table))
    shown = [(0, prompt.sentence())]
    table.layers.suspense = lambda: ""
    for number in range(80):
        screen.now += 40
        view.asked = [1 + number % 2]
        session.thinking = {1 + number % 2: screen.now - 20}
        if (words := prompt.sentence()) != shown[-1][1]:
            shown.append((screen.now, words))
    assert [words for _, words in shown] == ["Ben casts Kraken", "Waiting for your opponents"]
    assert shown[1][0] >= 1000 + READ_MS
    screen.now += 5000
    assert prompt.sentence().endswith("5 s")
    session.thinking = {}
    screen.now += READ_MS
    assert prompt.sentence().endswith("5 s"), "the seconds stay until the computer has acted"


def test_the_next_phase_begins_with_its_question() -> None:
    playing, now = Playing(2), 1000.0
    playing.choose("Work", "Work")
    playing.show(now)
    director, early = playing.director, 0
    while director.waiting:
        director.update(now)
        if director.shown.landed.turn == 2:
            assert director.reached
        early += not director.reached
        now += 16
    assert early and director.shown.landed.turn == 2 and director.newest.options


def test_a_match_that_another_player_begins_is_said_to_be_dealt() -> None:
    match = Match(load("runes-and-regulations"), NAMES, {}, 1)
    assert match.asked_seats != [0]
    table = Sitting(("human", "random", "random"), match=match, dealt=False, size=(640, 360), animation="normal")
    table.frame()
    table.frame()
    assert not table.scene.director.reached and table.scene.prompt.status.prompt == "Dealing the cards"
