"""What a game says when something cannot be done: never about an answer that is offered, and never what isn't true."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

import pytest

from engine.ai.self_play import opening
from engine.games import load, slugs
from engine.games.runes_and_regulations import codes
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE, place_ref, seat_ref, zone_ref
from engine.kernel.state.state import KIND, SOURCE, State
from engine.kernel.state.view import View, view_of
from tests.chance import seed_cases
from tests.engine.games.at_random import answers
from tests.engine.games.said_to import refusal_to

NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal"]
PAIRS = 30
"""So many pairs of a source and a target are tried in a view, besides those of the answers."""

Details = Mapping[str, Any]


def zone_name(view: View, source: int) -> str:
    """The zone of a card that can be seen."""
    zone = view.zone_of(source) if 0 <= source < len(view.table.faces) else NONE
    return view.table.layout.zone_name(zone, view.table.seats)[1] if zone != NONE else ""


def other(details: Details) -> int:
    return NAMES.index(details["other"])


def asked(view: View) -> str:
    return view.table.game.question_kinds[view.question[1]] if view.question else ""


def phase(view: View) -> str:
    return view.table.game.phases[view.phase]


Truth = Callable[[View, int, Details], object]

TURN: Truth = lambda view, source, details: other(details) == view.active != view.seat  # noqa: E731
ANSWERS: Truth = lambda view, source, details: other(details) in view.asked and not view.question  # noqa: E731

TRUE: dict[str, dict[str, Truth]] = {
    "garage-sale": {"not-own-turn": TURN},
    "nefarious": {
        "action-revealed": lambda view, source, details: phase(view) != "action",
        "one-action-only": lambda view, source, details: not view.question and phase(view) == "action",
        "must-set-aside": lambda view, source, details: asked(view) == "set_aside",
        "discard-more": lambda view, source, details: (
            asked(view) == "discard" and 0 < details["left"] < len(view.zone("hand", view.seat))
        ),
        "spy-must-go": lambda view, source, details: asked(view) in ("place", "remove"),
        "spy-does-not-move": lambda view, source, details: asked(view) == "espionage",
        "no-spy-in-reserve": lambda view, source, details: view.counter("reserve", view.seat) == 0,
        "spy-cannot-pay": lambda view, source, details: (
            view.counter("money", view.seat) == details["money"] < details["cost"]
            and asked(view) not in ("place", "remove")
        ),
        "played-stays": lambda view, source, details: zone_name(view, source) == "inventions",
        "not-inventing": lambda view, source, details: (
            phase(view) == "action" or not view.counter("chosen", view.seat) & 2
        ),
        "hand-is-hidden": lambda view, source, details: other(details) != view.seat,
    },
    "cthulhu-realms": {
        "not-own-turn": TURN,
        "other-answers": ANSWERS,
        "already-in-play": lambda view, source, details: zone_name(view, source) == "play",
        "not-in-play": lambda view, source, details: zone_name(view, source) != "play",
        "cannot-afford": lambda view, source, details: (
            view.counter("power", view.seat) == details["power"] < details["cost"]
        ),
        "no-initiates": lambda view, source, details: not view.zone("initiates"),
        "in-the-box": lambda view, source, details: zone_name(view, source) == "box",
        "discard-waits": lambda view, source, details: zone_name(view, source) == "discard",
        "discard-from-hand": lambda view, source, details: 0 < details["left"] <= len(view.zone("hand", view.seat)),
        "out-of-the-game": lambda view, source, details: view.is_out(other(details)),
        "player-out-of-reach": lambda view, source, details: (
            abs(other(details) - view.seat) not in (1, view.table.seats - 1)
        ),
        "hand-is-hidden": lambda view, source, details: other(details) != view.seat,
    },
    "nasty-neighbours": {
        "not-own-turn": TURN,
        "other-answers": ANSWERS,
        "no-draw-pile": lambda view, source, details: not view.zone("draw_pile"),
        "take-first": lambda view, source, details: view.active == view.seat and not view.zone("drawn", view.seat),
        "already-drawn": lambda view, source, details: view.active == view.seat,
        "no-nasty-cards": lambda view, source, details: not view.zone("nasty", other(details)),
    },
    "runes-and-regulations": {
        "not-own-turn": TURN,
        "phase-is-over": lambda view, source, details: view.active == view.seat,
        "one-per-phase": lambda view, source, details: view.active == view.seat,
        "wrong-phase-cast": lambda view, source, details: phase(view) != "cast",
        "wrong-phase-summon": lambda view, source, details: phase(view) != "summon",
        "hand-limit": lambda view, source, details: (
            details["limit"] + details["left"] == len(view.zone("hand", view.seat))
        ),
        "rune-limit": lambda view, source, details: (
            details["limit"] + details["left"] == len(view.zone("fence", view.seat))
        ),
        "hand-is-hidden": lambda view, source, details: other(details) != view.seat,
    },
}
"""What must hold in a view when a game gives a reason with this key for a source."""


def things(view: View) -> Iterator[int]:
    """Everything at a table that can be taken hold of or dropped on."""
    table, layout = view.table, view.table.layout
    yield from (zone_ref(zone) for zone in range(layout.zone_count(table.seats) + len(layout.places)))
    yield from map(seat_ref, range(table.seats))
    for zone, cards in enumerate(view.zones):
        yield from (card for card in cards if card >= 0)
        yield from (place_ref(zone, place) for place in range(len(cards)) if layout.zone(zone).grid)
    yield from (ref for option in view.options for ref in option[1:] if ref >= 0)


def check(view: View, source: int, target: int) -> str:
    """Check what a game says about a pair, and return the key."""
    game, offered = view.table.game, {option[1:] for option in view.options}
    refusal = refusal_to(game, view, source, target, NAMES)
    if refusal is None or not refusal.holds(view):
        return ""
    shown = "card", "blocker"

    def about() -> str:
        return f"{game.slug}: {refusal} about {source} on {target} in {view}"

    assert (source, target) not in offered, about()
    assert view.seat < view.table.seats, about()
    assert TRUE[game.slug].get(refusal.key, lambda *_: True)(view, source, refusal.details), about()
    seen = {card for held in (*view.zones, *view.stack) for card in held}  # a card on its way lies on the stack
    titles = {game.words.card_name(view.table, card) for card in seen if 0 <= card < len(view.table.faces)}
    if any(frame[SOURCE] != NONE for frame in view.stack):  # else a result of the Spinner may be named
        assert {refusal.details[key] for key in shown if key in refusal.details} <= titles, about()
    return refusal.key


def walk(slug: str, seed: int, most: int, every: int) -> None:
    """Try pairs in some positions of a random match, for a few seats and a spectator."""
    chance = random.Random(seed)
    game = load(slug)
    options = game.checked_options(
        {spec.key: True for spec in game.options.specs if spec.key == "expansion"} if chance.random() < 0.5 else {}
    )
    seats = chance.randint(*game.seat_limits(options))
    state = opening(game.new_table(seats, options, seed), seed)
    said = set()
    for position in islice(answers(state, seed), 0, most, every):
        for seat in {*(question[0] for question in position.questions[:2]), chance.randrange(seats), SPECTATOR}:
            view = view_of(position, seat)
            all_things = list(dict.fromkeys(things(view)))
            pairs = [(chance.choice(all_things), chance.choice([*all_things, NONE])) for _ in range(PAIRS)]
            for source, target in (*pairs, *(option[1:] for option in view.options)):
                said.add(check(view, source, target))
    assert len(said) > 1


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("seed", seed_cases(1))
def test_a_refusal_is_true_and_whole_and_never_about_an_answer_that_is_offered(slug: str, seed: int) -> None:
    walk(slug, seed, 200, 40)


@pytest.mark.slow
@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("seed", seed_cases(12))
def test_no_refusal_of_a_whole_match_is_untrue(slug: str, seed: int) -> None:
    walk(slug, seed, 1500, 7)


def discards_left(state: State, seat: int) -> int:
    """What a seat that discards for an effect is told to be left, for something that is no card of its hand."""
    refusal = state.table.game.words.refusal(
        view_of(state, seat), zone_ref(0), zone_ref(state.table.layout.place("work", state.table.seats)), NAMES
    )
    return int(refusal.details["left"]) if refusal is not None and refusal.key == "discard-more" else 0


def test_each_discard_of_an_effect_leaves_one_less() -> None:
    """NF-5.4"""
    table, last, counted = load("nefarious").new_table(2, load("nefarious").checked_options({}), 3), (0, NONE), 0
    for seed in range(20):
        for state in answers(opening(table, seed), seed):
            question = state.questions[0] if len(state.questions) == 1 else (NONE, NONE, NONE, ())
            left = discards_left(state, question[0]) if question[0] != NONE else 0
            if left and last[0] > 1 and last[1] == question[2]:
                assert left == last[0] - 1
                counted += 1
            last = left, question[2]
    assert counted


def test_a_phase_of_two_summons_is_used_up_by_the_second() -> None:
    """RR-3.5: nobody is told that a phase has been used, and is asked in it after that."""
    game, told, counted = load("runes-and-regulations"), set(), 0
    for seed in range(8):
        for state in islice(answers(opening(game.new_table(2, game.checked_options({}), seed), seed), seed), 400):
            now = view_of(state)
            if state.stack and state.stack[-1][KIND] in (codes.CAST_PHASE, codes.SUMMON_PHASE) and state.questions:
                assert (seed, now.turn, now.phase, now.active) not in told
            view = view_of(state, now.active)
            refusals = [game.words.refusal(view, card, NONE, NAMES) for card in view.zone("hand", now.active)]
            if any(refusal is not None and refusal.key == "one-per-phase" for refusal in refusals):
                told.add((seed, now.turn, now.phase, now.active))
                counted += 1
    assert counted
