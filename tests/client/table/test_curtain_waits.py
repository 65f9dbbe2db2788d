"""Several people at one computer: all see what came of a choice before another person looks."""

from __future__ import annotations

import pygame

from client.table.scene import TableScene
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN
from tests.client.sessions import look
from tests.client.table import neighborhood
from tests.client.table.neighborhood import offers, seated
from tests.client.table.sitting import Opened, Sitting


def put_down(table: Sitting) -> int:
    """The person at the table puts the drawn card down; who that was."""
    seat = table.session.viewer
    table.scene.commands.answer(offers(table.session.view(), "place")[0])
    table.frame()
    return seat


def test_the_curtain_closes_when_what_came_of_the_choice_has_been_shown() -> None:
    table = seated(neighborhood.places, kinds="human")
    put_down(table)
    assert table.session.curtain is not None and table.session.viewer == SPECTATOR
    for _ in range(200):
        if table.scene.views.newest.seat == SPECTATOR:
            break
        table.frame()
    view = table.scene.views.newest
    assert table.app.scene is table.scene and view.seat == SPECTATOR and not view.options
    while table.scene.director.active(table.clock.now()):
        assert table.app.scene is table.scene
        table.frame()
    table.frame()
    assert isinstance(table.app.scene, Opened) and table.app.scene.name == "curtain"


def test_without_motion_the_curtain_closes_at_once() -> None:
    table = seated(neighborhood.places, kinds="human", animation="off")
    put_down(table)
    table.frame()
    assert isinstance(table.app.scene, Opened) and table.app.scene.name == "curtain"


def test_where_nobody_has_a_secret_the_next_one_looks_when_the_choice_has_been_shown() -> None:
    table = seated(neighborhood.places, kinds="human")
    session = table.session
    state, layout = session.match.state, session.match.table.layout
    everybody = session.match.view(SPECTATOR)
    for seat in range(len(session.names)):  # nobody holds a Nasty Neighbour card or has peeped at anything
        hand, yard = (layout.seat_zone(name, seat) for name in ("nasty", "yard"))
        for zone in (hand, yard):
            for card, seen in zip(state.zones[zone], everybody.zones[zone], strict=True):
                state.known[card] = 0 if seen == HIDDEN else state.known[card]
        state.zones[layout.table_zone("nasty_deck")] += state.zones[hand]
        state.zones[hand].clear()
    seat = put_down(table)
    assert session.curtain is None and session.viewer not in (seat, SPECTATOR)
    assert isinstance(table.app.scene, TableScene) and table.scene.views.public
    while table.scene.director.active(table.clock.now()) and table.scene.views.public:
        assert not table.scene.hand.is_asked
        table.frame()
    table.frame()
    views = table.scene.views
    assert not views.public and views.newest.seat == session.viewer and table.scene.hand.is_asked


def test_at_the_pace_read_the_curtain_waits_until_somebody_goes_on() -> None:
    table = Sitting(("human", "human"), animation="read")
    for _ in range(2):  # both choose behind the curtain, then their Actions are turned up for all
        look(table.session)
        table.app.go(table.scene)
        table.wait(1000)
        table.scene.commands.answer(table.option("Work"))
        table.frame()
    table.frame()
    assert table.scene.views.public and [button.label for button in table.scene.prompt.buttons] == ["Continue"]
    table.wait(5000)
    assert table.app.scene is table.scene and table.scene.director.waits_for_reader
    for _ in range(60):
        if table.app.scene is not table.scene:
            break
        table.press(pygame.K_SPACE)
        table.frame()
    assert isinstance(table.app.scene, Opened) and table.app.scene.name == "curtain"


def test_at_the_pace_read_what_hits_nobody_does_not_wait() -> None:
    table = seated(neighborhood.places, kinds="human", animation="read")
    put_down(table)
    for _ in range(400):
        if table.app.scene is not table.scene:
            break
        assert not table.scene.director.waits_for_reader
        table.frame()
    assert isinstance(table.app.scene, Opened) and table.app.scene.name == "curtain"
