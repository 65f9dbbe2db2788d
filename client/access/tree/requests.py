"""Carries out the actions of assistive technology with the keys and clicks that a player would use."""

from __future__ import annotations

import pygame

from client.access.node import Node, NodeRequest
from client.input import keys
from client.input.actions import BACK, BINDINGS, CHOOSE, PRESS, Command
from client.input.focus import FocusStop
from client.input.values import value_event
from client.shell.app import App
from client.table.model import TableState
from client.table.reading.pile_browser import PileBrowser
from client.table.scene import TableScene
from client.widgets import Form, Widget
from client.widgets.controls.dropdown import DropdownList
from client.widgets.description import Role


def carry_out(app: App, node: Node, target: object, request: NodeRequest, value: float | str | None) -> None:
    """Use the target of a node. `value`: for Request.SET_VALUE."""
    scene = app.scene
    if isinstance(target, FocusStop) and isinstance(scene, TableScene):
        scene.input.go_to(target)
        if request == NodeRequest.PRESS:
            _key(app, CHOOSE)
    elif isinstance(target, PileBrowser):
        _key(app, BACK)
    elif isinstance(target, tuple) and isinstance(target[0], PileBrowser) and isinstance(scene, TableState):
        _in_pile(app, scene, target[0], target[1], request)
    elif isinstance(target, tuple) and isinstance(target[0], DropdownList):
        _entry(app, node, target[0], target[1], target[2], request)
    elif isinstance(target, tuple):
        _control(app, node, target, request, value)
    elif request == NodeRequest.PRESS:  # a page or panel that waits for any key
        _key(app, PRESS)
    if scene is not None:
        scene.redraw()


def _in_pile(app: App, table: TableState, browser: PileBrowser, card: int, request: NodeRequest) -> None:
    browser.select((card,), 1)
    if request == NodeRequest.PRESS and card in table.hover.choosable:
        _key(app, CHOOSE)


def _entry(app: App, node: Node, opened: DropdownList, number: int, by_click: bool, request: NodeRequest) -> None:
    if request == NodeRequest.FOCUS:
        opened.marked = number
    elif by_click:
        _click(app, node)
    else:
        app.send(value_event(number))


def _control(app: App, node: Node, target: tuple[object, ...], request: NodeRequest, value: float | str | None) -> None:
    form, widget, by_click, *place = target
    assert isinstance(form, Form) and isinstance(widget, Widget)
    number = node.number
    if number is not None and request in (NodeRequest.MORE, NodeRequest.LESS):
        value = number.value + (number.step if request == NodeRequest.MORE else -number.step)
    if by_click:  # The keys go to the table, not to this control.
        if request == NodeRequest.PRESS:
            _click(app, node)
        elif value is not None:
            widget.handle(value_event(value))
        return
    form.focus(widget)
    if request == NodeRequest.PRESS and place:
        app.send(value_event(int(str(place[0]))))
    elif request == NodeRequest.PRESS and node.role not in (Role.FIELD, Role.CHOICES, Role.SLIDER):
        _key(app, PRESS)
    elif value is not None and request in (NodeRequest.SET_VALUE, NodeRequest.MORE, NodeRequest.LESS):
        app.send(value_event(value))


def _key(app: App, action: Command) -> None:
    """Press and release the first key of a command."""
    cap = next(iter(BINDINGS.triggers(action)), action.keys[0])
    app.send(keys.press(cap), keys.press(cap, down=False))


def _click(app: App, node: Node) -> None:
    if node.rect is None:
        return
    point = pygame.Rect(node.rect).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.send(pygame.event.Event(kind, pos=point, button=1))
