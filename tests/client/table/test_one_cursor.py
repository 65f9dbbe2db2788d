"""Prompt, lights and calls stand where the picture stands: nobody is asked what has not been shown yet."""

from __future__ import annotations

import pygame
import pytest

from client.motion.beats import COUNTS, QUIET, Beat
from client.table.actions import FASTER
from client.table.furniture.prompt.draw import sentence_now
from client.table.furniture.recap.layer import RecapLayer
from engine.games import load
from engine.kernel.flow.event_log import CARD, Cause
from engine.kernel.match.match import Match
from engine.kernel.state.events import COUNTED, MOVED, TURN_BEGAN
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.words.say import table as say
from tests.client.sessions import finished_session
from tests.client.table.sitting import Sitting

PLACES_A_SPY = ("Espionage", "invent")
"""What Ben does in these tests: Ada isn't asked again before the next turn."""


@pytest.fixture
def revealed() -> Sitting:
    """Ada has chosen Work, Ben's choice has turned all of them up, and the table has only begun to show that."""
    table = Sitting(ben=PLACES_A_SPY)
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    for _ in range(200):
        table.pool.release()
        table.frame()
        if table.options and table.scene.director.waiting:
            break
    assert table.options and table.scene.director.waiting
    return table


def test_the_bar_asks_when_the_picture_is_there(revealed: Sitting) -> None:
    assert not revealed.scene.hand.is_asked
    assert sentence_now(revealed.scene.screen.painter) == "Ben chooses Espionage and pays $2"
    assert [button.command for button in revealed.scene.prompt.buttons] == [FASTER]
    while revealed.scene.director.waiting:
        assert not revealed.scene.hand.is_asked
        revealed.frame()
    revealed.frame()
    assert revealed.scene.hand.is_asked and sentence_now(revealed.scene.screen.painter).startswith("Choose ")


def test_an_answer_by_mouse_is_taken_at_once_and_what_moves_is_hurried(revealed: Sitting) -> None:
    option = revealed.options[0]
    key = revealed.key(option)
    start = revealed.piece(key).hit.center
    revealed.frame()
    revealed.take(start, (640, 400))
    assert revealed.scene.hand.drag is not None and revealed.scene.director.reached
    target = revealed.target(option)
    revealed.move(target, held=True)
    revealed.frame(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=target, button=1))
    assert [answer.seat for answer in revealed.session.match.answers].count(0) == 2


def test_a_refusal_tells_nothing_that_is_not_shown_yet() -> None:
    table = Sitting(ben=PLACES_A_SPY, animation="read")
    option = table.option("Invent")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    for _ in range(400):
        table.pool.release()
        table.frame()
        if table.scene.director.waiting and not table.options:
            break
    table.drag(table.hand_cards()[0].hit.center, (640, 100))
    assert not table.scene.director.reached and table.toasts() == [say("not-shown-yet", key="Space")]


def test_what_only_reads_hurries_nothing(revealed: Sitting) -> None:
    plate = revealed.scene.places.arrangement.plate_rects[1].center
    revealed.move(plate)
    revealed.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=plate, button=1))
    assert revealed.scene.director.waiting and not revealed.scene.director.reached


@pytest.mark.parametrize("key", [pygame.K_2, pygame.K_RETURN])
def test_a_key_that_answers_what_is_not_shown_yet_only_catches_up(revealed: Sitting, key: int) -> None:
    revealed.press(key)
    assert [answer.seat for answer in revealed.session.match.answers].count(0) == 1 and revealed.scene.director.reached
    assert revealed.scene.hand.is_asked


def test_the_end_is_told_when_it_has_been_seen() -> None:
    kinds, early = ("random", "random"), list[str]()
    whole = finished_session(kinds).match.to_document()
    match = Match.from_setup(load("nefarious"), whole)
    match.replay(whole["answers"][:-6])
    table = Sitting(kinds, match=match, animation="fast")
    for _ in range(40_000):
        table.pool.release()
        table.frame()
        if table.session.over and not table.scene.director.waiting and table.scene.director.shown.counting_view.over:
            break
        if table.session.over:
            early.append(sentence_now(table.scene.screen.painter))
    table.frame()
    assert early and not any("the world" in words for words in early)
    assert "the world" in sentence_now(table.scene.screen.painter)


def test_a_card_of_nobody_is_named_and_a_new_turn_ends_the_play_before(revealed: Sitting) -> None:
    scene = revealed.scene
    table, director = scene.views.newest.table, scene.director
    twist = next(card for card in range(len(table.faces)) if "twist" in table.group_names[table.groups[card]])
    paid = (COUNTED, 0, twist, table.layout.counter("money", 0), NONE, -2, EVERYBODY)
    director.come_to([Beat(COUNTS, [paid], scene.views.newest, cause=Cause(99, CARD, NONE, twist, NONE, EVERYBODY))])
    name = table.game.words.card_name(table, twist)
    assert scene.prompt_words.play().startswith(name)
    director.come_to([Beat(QUIET, [(TURN_BEGAN, 0, NONE, NONE, NONE, 2, EVERYBODY)], scene.views.newest)])
    assert ":" not in scene.prompt_words.play() and not scene.prompt_words.play().startswith(name)


def test_of_a_long_play_the_bar_tells_what_it_does_to_the_viewer(revealed: Sitting) -> None:
    scene, match = revealed.scene, revealed.session.match
    table, layout = scene.views.newest.table, scene.views.newest.table.layout
    card, *lost = match.state.zones[layout.table_zone("invention_deck")][:9]
    hand, away = layout.seat_zone("hand", 0), layout.table_zone("invention_discard")
    events = [(COUNTED, seat, card, layout.counter("money", 0), NONE, -3, EVERYBODY) for seat in (0, 1)]
    events += [(MOVED, 0, each, hand, away, 0, EVERYBODY) for each in lost]
    scene.director.come_to([Beat(COUNTS, events, scene.views.newest, cause=Cause(99, CARD, 1, card, NONE, EVERYBODY))])
    name = table.game.words.card_name(table, card)
    assert scene.prompt_words.play() == f"Ben's {name}: you pay $3 and discard 8 Inventions"


def test_the_recap_shows_while_a_turning_point_is_still_told() -> None:
    """A quick player answers before it is over, and would never see the recap."""
    table = Sitting(ben=PLACES_A_SPY)
    match = table.session.match
    deck, bench = (
        match.state.zones[zone]
        for zone in (match.table.layout.table_zone("invention_deck"), match.table.layout.seat_zone("inventions", 1))
    )
    for card in deck[:-20]:
        bench.append(card)
        score = match.game.shows.scores(match.view())[1]
        if score >= 20:
            bench.pop()
        else:
            deck.remove(card)
        if 17 <= score < 20:
            break
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    for _ in range(2000):
        table.pool.release()
        table.frame()
        reached, queue = table.scene.director.reached, table.scene.director.queue
        if reached and queue and all(beat.lead is not None and beat.lead.milestone for beat in queue):
            break
    table.frame()
    assert table.scene.director.queue and table.scene.director.reached and table.scene.layers.of(RecapLayer).open


def test_a_play_that_goes_on_is_told_and_not_the_one_that_it_interrupts(revealed: Sitting) -> None:
    scene = revealed.scene
    table = scene.views.newest.table
    number = table.layout.counter("money", 0)
    begun, goes_on = (Cause(which, CARD, 1, which, NONE, EVERYBODY) for which in (98, 99))
    gets = Beat(COUNTS, [(COUNTED, 1, 99, number, NONE, 3, EVERYBODY)], scene.views.newest, cause=goes_on)
    scene.director.come_to([Beat(QUIET, [], scene.views.newest, cause=begun), gets])
    assert ";" not in scene.prompt_words.play() and "$3" in scene.prompt_words.play()
