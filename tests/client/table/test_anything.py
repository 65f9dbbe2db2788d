"""Whatever is pressed, dragged and resized: nothing breaks, and the table at rest looks as if it were new."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pygame
import pytest

from client.sound.player import SoundPlayer
from client.table.scene import TableScene
from engine.games import load
from tests.chance import seed_cases
from tests.client import hands
from tests.client.sessions import look
from tests.client.table.repainting import outdated
from tests.client.table.sitting import Sitting

SIZES = [(640, 360), (800, 600), (960, 540), (1280, 720)]
KEYS = [pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_ESCAPE,
        pygame.K_SPACE, pygame.K_l, pygame.K_z, pygame.K_1, pygame.K_2, pygame.K_PAGEUP, pygame.K_END]  # fmt: skip
Pressed = Callable[[Sitting, random.Random], list[pygame.event.Event]]
"""What somebody does next."""
TWISTS = [face["id"] for face in load("nefarious").shows.faces() if face["kind"] == "twist"]


def somewhere(table: Sitting, chance: random.Random) -> tuple[int, int]:
    """A point at which something may happen, or any other."""
    scene, arrangement = table.scene, table.scene.places.arrangement
    rects = [*(piece.hit for piece in arrangement.pieces), *arrangement.zone_rects.values()]
    rects += [target.rect for target in scene.hand.lit_targets] * 5 + scene.prompt.answer_rects * 3
    if scene.form.popup is not None:
        rects += [stop.rect for stop in scene.form.popup.form.stops()] * 9
    if not rects or chance.random() < 0.15:
        return chance.randrange(table.app.window.size[0]), chance.randrange(table.app.window.size[1])
    return chance.choice(rects).center


def anything(table: Sitting, chance: random.Random) -> list[pygame.event.Event]:
    """What somebody does next who knows nothing about card games."""
    here, there = somewhere(table, chance), somewhere(table, chance)
    kind = chance.random()
    if kind < 0.2:
        return [hands.move(here)]
    if kind < 0.5:
        return [hands.move(here), hands.down(here), hands.up(here)]
    if kind < 0.65:
        return [hands.move(here), hands.down(here), hands.move(there, held=True), hands.up(there)]
    if kind < 0.7:
        return [hands.move(here), hands.down(here), hands.move(there, held=True)]
    if kind < 0.75:
        return [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=here, button=3)]
    if kind < 0.78:
        return [hands.wheel(chance.choice((-2, 2)), here)]
    if kind < 0.8:
        return [pygame.event.Event(chance.choice((pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST)))]
    mod = pygame.KMOD_CTRL if chance.random() < 0.1 else 0
    return [hands.key(chance.choice(KEYS), mod)]


def play_on(table: Sitting, chance: random.Random, answers: int) -> None:
    """Somebody plays for a while, and the table shows it."""
    session = table.session
    while len(session.match.answers) < answers and not session.over:
        table.clock.advance(50)
        session.update(table.clock.now())
        look(session)
        if session.view().options:
            session.answer(chance.choice(session.view().options))
    look(session)
    table.app.go(table.scene)
    table.wait(500)


def fumble(table: Sitting, chance: random.Random, times: int, pressed: Pressed) -> None:
    """Somebody does so many things at random, at any pace and in windows of any size, and always comes back."""
    for _ in range(times):
        for event in pressed(table, chance):
            table.clock.advance(chance.choice((1, 20, 200)))
            table.frame(event)
            if chance.random() < 0.01:
                pygame.display.set_mode(chance.choice(SIZES))
                table.frame(pygame.event.Event(pygame.WINDOWEXPOSED))  # as the system says when it has emptied it
        if table.app.scene is not table.scene:  # the curtain, the menu's ways out, the results
            look(table.session)
            if table.session.over:
                return
            table.app.go(table.scene)
            if not table.session.match.bus.listeners:  # the table has been left for good
                return


def at_rest(table: Sitting) -> None:
    """Nobody does anything any more, and everything has been shown."""
    scene = table.scene
    if table.session.over and table.app.scene is not scene:  # the results lie over it
        table.app.go(scene)
    table.session.computers.forget_all()
    table.settings.computer_delay_ms = 3000
    scene.log.scroll, scene.log.player, scene.log.kind = 0, -1, "all"
    scene.log.unfolded.clear()
    table.frame(pygame.event.Event(pygame.WINDOWLEAVE))
    scene.form.popup = None
    scene.clear_private_ui()
    scene.reading.close()
    table.wait(300)
    scene.director.skip(table.clock.now())
    table.wait(1000)


def opened_anew(table: Sitting) -> TableScene:
    """A second scene of the session, with the player's own order and log; both stand as they will a moment later."""
    scene, later = table.scene, table.clock.now() + 3000
    fresh = TableScene(table.session, SoundPlayer(table.settings, threaded=False))
    fresh.enter(table.app)
    fresh.layout(table.app.window.size, table.app.scale)
    fresh.hand.orders, fresh.log.open, fresh.log.over = scene.hand.orders, scene.log.open, scene.log.over
    fresh.place_things()
    for each in (scene, fresh):
        each.director.skip(later)
        each.update(later)
    return fresh


def picture(table: Sitting, scene: TableScene) -> bytes:
    surface = pygame.Surface(table.app.window.size)
    scene.redraw()
    scene.prepare()
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", seed_cases(8))
def test_any_input_leaves_a_table_that_looks_new(seed: int) -> None:
    chance = random.Random(seed)
    pair = chance.choice(list(itertools.combinations(TWISTS, 2)))
    kinds = ["human", *chance.choices(("human", "normal"), k=chance.choice((1, 2, 3, 5)))]
    table = Sitting(kinds, seed, list(pair), chance.choice(SIZES), text_scale=chance.choice((100, 150, 200)),
                    animation=chance.choice(("off", "fast", "normal")), reduced_motion=seed % 4 == 3,
                    paint="always")  # fmt: skip
    table.pool.prompt = True
    play_on(table, chance, chance.randrange(6, 40))
    fumble(table, chance, 150, anything)
    at_rest(table)
    assert table.app.scene is not table.scene or not outdated(table.scene, pygame.display.get_surface())
    assert picture(table, table.scene) == picture(table, opened_anew(table))
