"""The table of Garage Sale: buying, drawing, calling Dibs with the hands; whatever is pressed, it looks as if new."""

from __future__ import annotations

import random
from itertools import combinations

import pygame
import pytest

from client.table.picture import registry
from engine.games import load
from engine.kernel.flow.ruleset import QUESTION_WINDOW
from engine.kernel.match.match import Match
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from tests.chance import seed_cases
from tests.client import hands
from tests.client.sessions import look
from tests.client.table.sitting import Sitting
from tests.client.table.test_anything import SIZES, anything, at_rest, fumble, opened_anew, picture, play_on

GAME = load("garage-sale")
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve")
SOLID = ("plate", "prompt", "log", "board.bench")
SHARED = (("zone", "deck"), ("zone", "discard"), ("zone", "sidewalk"))


def verbs(view: View) -> set[str]:
    return {GAME.verbs[option[0]] for option in view.options}


def seated(verb: str, kind: int | None = None) -> Sitting:
    """A person who is asked a question that offers a verb, among computers; nothing moves."""
    for seed in range(60):
        chance, match = random.Random(seed), Match(GAME, NAMES[:3], {}, seed)
        while not match.over:
            view = match.view(match.asked_seats[0])
            if verb in verbs(view) and (kind is None or view.question and view.question[1] == kind):
                kinds = ["human" if seat == view.seat else "random" for seat in range(3)]
                sitting = Sitting(kinds, match=match, size=(1280, 720), animation="off")
                look(sitting.session)
                sitting.app.go(sitting.scene)
                sitting.wait(600)
                return sitting
            match.answer(view.seat, chance.choice(view.options))
    raise AssertionError(f"no match has come to {verb}")


def offered(sitting: Sitting, verb: str) -> Option:
    return next(option for option in sitting.options if GAME.verbs[option[0]] == verb)


def test_a_card_is_put_on_the_good_it_pays_for() -> None:
    """GS-2.2"""
    sitting = seated("buy")
    wanted, before = offered(sitting, "buy"), len(sitting.session.match.answers)
    here = sitting.piece(("card", wanted[1])).hit.center
    there = sitting.piece(("card", wanted[2])).hit.center
    sitting.frame(hands.move(here), hands.down(here))
    sitting.frame(hands.move(there, held=True), hands.up(there))
    sitting.wait(300)
    assert sitting.session.match.answers[before].option == wanted


def test_one_click_on_the_deck_draws() -> None:
    """GS-2.3"""
    sitting = seated("draw")
    wanted, before = offered(sitting, "draw"), len(sitting.session.match.answers)
    deck = sitting.scene.places.arrangement.zone_rects[GAME.layout.table_zone("deck")].center
    sitting.frame(hands.move(deck), hands.down(deck), hands.up(deck))
    sitting.wait(300)
    assert sitting.session.match.answers[before].option == wanted


def test_whoever_holds_dibs_is_asked_by_name_and_calls_with_a_button() -> None:
    """GS-3.1"""
    sitting = seated("use", QUESTION_WINDOW)
    view, before = sitting.session.view(), len(sitting.session.match.answers)
    assert GAME.words.prompt(view, NAMES).endswith("call Dibs?") and NAMES[view.active] in GAME.words.prompt(
        view, NAMES
    )
    assert [GAME.words.describe_option(view, option, NAMES) for option in view.options] == ["Call Dibs", "Pass"]
    wanted = offered(sitting, "use")
    sitting.frame(hands.key(pygame.K_2))  # behind "Not again this turn"
    sitting.wait(300)
    assert sitting.session.match.answers[before].option == wanted


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(2, 6))
def test_nothing_lies_over_something_else(seats: int, text_scale: float) -> None:
    table = registry.load(GAME.slug, seats)
    assert table.missing(GAME.layout, seats, text_scale) == []
    spots = [spot for spot in table.at(text_scale) if spot.kind in SOLID or (spot.kind, spot.name) in SHARED]
    assert len(spots) == seats + 3 + len(SHARED)
    for one, other in combinations(spots, 2):
        rects = [pygame.Rect(*map(round, spot.box)) for spot in (one, other)]
        assert not rects[0].colliderect(rects[1]), (one.where, other.where)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(4))
def test_any_input_leaves_a_table_that_looks_new(seed: int) -> None:
    chance = random.Random(seed)
    kinds = ["human", *chance.choices(("human", "random"), k=1 + seed % 4)]
    match = Match(GAME, NAMES[: len(kinds)], {}, seed, kinds)
    table = Sitting(
        kinds,
        match=match,
        size=chance.choice(SIZES),
        text_scale=chance.choice((100, 150, 200)),
        animation=chance.choice(("off", "fast", "normal")),
        paint="always",
    )
    table.pool.prompt = True
    play_on(table, chance, chance.randrange(5, 40))
    fumble(table, chance, 150, anything)
    at_rest(table)
    assert picture(table, table.scene) == picture(table, opened_anew(table))
