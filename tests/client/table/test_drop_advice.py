"""A refused drop says what is true now, and its advice works: a drop where it says gives the answer."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest

from client.table.hand.choices import QUESTION
from client.table.hand.drop_advice import advice
from client.table.hand.gestures import COMMIT, REFUSE, HandAction, HandGestures
from client.table.hand.refusal import reason
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View
from tests.client.table.drag_walk import NAMES, Walk, dragged, in_a_few_matches, in_many_matches

pytestmark = pytest.mark.usefixtures("screen")


_LIFTED = 10
"""So many pixels a card is moved that is lifted and laid back."""


def is_offered(view: View, source: int) -> bool:
    return any(source in option[1:] for option in view.options)


TRUE: dict[str, Callable[[View, int], bool]] = {
    "must-do-it": lambda view, source: all(option[0] != PASS for option in view.options),
    "creature-stays": lambda view, source: not is_offered(view, source),
    "regulation-stays": lambda view, source: not is_offered(view, source),
    "one-action-only": lambda view, source: not is_offered(view, source),
    "deck-waits": lambda view, source: "draw" not in {view.table.game.verbs[option[0]] for option in view.options},
    "phase-is-over": lambda view, source: not is_offered(view, source),
    "wrong-phase-cast": lambda view, source: not is_offered(view, source),
    "wrong-phase-summon": lambda view, source: not is_offered(view, source),
    "note-does-nothing": lambda view, source: (
        "play" not in {view.table.game.verbs[option[0]] for option in view.options if option[1] == source}
    ),
}
"""What must hold in the open question when a refusal with this key is said about a source."""


def refusals(hand: HandGestures, chance: random.Random) -> Iterator[HandAction]:
    """Drop a few pieces somewhere, and yield the refusals."""
    arrangement = hand.arrangement
    rects = [*arrangement.zone_rects.values(), *arrangement.plate_rects.values()]
    for piece in chance.sample(arrangement.pieces, min(4, len(arrangement.pieces))):
        place = chance.choice([*rects, *(other.hit for other in arrangement.pieces)])
        act = dragged(hand, piece.key, place.center)
        if act is not None and act.kind == REFUSE:
            yield act


def follow(slug: str, seats: int, seed: int, questions: int) -> None:
    """Drop things everywhere in a match, and follow the advice of every refusal."""
    chance, names, refused, followed = random.Random(seed), NAMES[:seats], 0, 0
    for hand in Walk(slug, seats, seed).hands(questions):
        view = hand.view
        for act in refusals(hand, chance):
            refused += 1
            rule = view.table.game.words.refusal(view, act.source, act.at, names)
            then = advice(hand, act.spot, names)
            why = reason(view.table.game, view, act.source, act.at, names, then)
            own = why.sentence.replace(then.sentence, "")
            assert len(re.findall(rf"\b{names[view.seat]}\b(?!'s)", own)) <= 1, why
            assert not then.sentence.startswith(f"{names[view.seat]}:"), why
            assert then.sentence and why.sentence.endswith((".", "?", "!")) and then.sentence in why.sentence, why
            if why.clause:
                assert rule is not None and TRUE.get(rule.key, lambda *_: True)(view, act.source), why
            elif "can't choose" in why.sentence:
                assert not is_offered(view, act.source), why
            followed += drops_answer(hand, act) if then.drops else choices_answer(hand, then.sentence)
    print(f"{slug}, {seats} players: {refused} refusals, {followed} drops and clicks that they advise answered")


def drops_answer(hand: HandGestures, refused: HandAction) -> int:
    """Drop a piece on each of its targets, and return how many there are."""
    assert refused.spot is not None
    targets = [target for target in hand.drop_places(refused.spot) if target.rect.width and target.opens == NONE]
    for target in targets:
        x, y = target.rect.center
        moved = _LIFTED if target.spot == refused.spot else 0
        act = dragged(hand, refused.spot, (x + moved, y + moved))
        assert act is not None and act.kind == COMMIT, (refused, target, act)
    return len(targets)


def choices_answer(hand: HandGestures, sentence: str) -> int:
    """Click each thing that is said to be lit, and return how many there are."""
    if not sentence.endswith("are highlighted."):
        return 0
    lit = hand.targets(QUESTION) if hand.choices.is_source(QUESTION) else []
    spots = [target.rect for target in lit] or [hand.choices.rect_of(spot) for spot in hand.choices.stops()]
    assert f" {len(spots)} are highlighted." in sentence
    assert all(rect.width for rect in spots)
    return len(spots)


@in_a_few_matches(2)
def test_the_advice_of_a_few_refusals_works(slug: str, seed: int) -> None:
    follow(slug, 3, seed, 10)


@in_many_matches(3)
def test_the_advice_of_all_refusals_of_a_match_works(slug: str, seats: int, seed: int) -> None:
    follow(slug, seats, seed, 120)
