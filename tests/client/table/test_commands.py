"""No command of the table is dead: some layer or the table itself carries out whatever a key or a button names."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import signature
from typing import cast

from client.input.actions import Command
from client.lessons.coach import CoachLayer, CoachScript
from client.table import actions
from client.table.layer import Layer
from client.table.picture.registry import furniture, names
from tests.client.table.sitting import Sitting


def constants() -> Iterator[Command]:
    """All commands of the module: single ones, and those in lists of keys and buttons."""
    for value in vars(actions).values():
        if isinstance(value, Command):
            yield value
        elif isinstance(value, tuple | dict):
            listed = value.values() if isinstance(value, dict) else value
            yield from (command for command in listed if isinstance(command, Command))


def carried_out() -> set[Command]:
    """The commands of a table that has a coach, and the layers of all furniture that has commands."""
    scene = Sitting(dealt=False).scene
    makers = [maker for name in names() if (maker := furniture(name).layer) is not None]
    # A layer without commands may need things that this table lacks.
    made = [maker(scene.context) for maker in makers if getattr(maker, "commands", None) is not Layer.commands]
    layers: list[Layer] = [*scene.layers.all, *made, CoachLayer(scene.context, cast(CoachScript, None))]
    return {command for layer in layers for command in layer.commands()} | set(scene.commands.handlers)


def test_every_command_is_carried_out_and_has_a_constant() -> None:
    assert {command.of() for command in constants()} == carried_out() | set(actions.FOCUS)


def test_keys_have_the_arguments_that_are_expected() -> None:
    table = Sitting(dealt=False).scene
    handlers = {**table.layers.handlers, **{command: [run] for command, run in table.commands.handlers.items()}}
    for command in (*actions.TABLE, *actions.PILE, *actions.HIDDEN_KEYS):
        for handler in handlers.get(command.of(), ()):
            signature(handler).bind(*command.arguments)


def test_no_two_commands_share_a_name() -> None:
    alone = [value for value in vars(actions).values() if isinstance(value, Command)]
    assert len({command.name for command in alone}) == len(alone)


def test_a_command_that_does_nothing_is_passed_on() -> None:
    table = Sitting(dealt=False).scene
    assert not table.commands.perform(actions.CLOSE_PILE), "Esc goes on to the next command"
    assert table.commands.perform(actions.BROWSE_PILE.of(0))
    assert table.commands.perform(actions.CLOSE_PILE)
