"""All commands that keys can have, by place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from client.input import actions
from client.input.actions import TURNING_POINTS, Command
from client.replay.replay_commands import ORDERS
from client.scenes.season.scene import KEYS as SEASON
from client.scenes.setup.numbers import NUMBERS
from client.scenes.workshop.scene import DUPLICATE, NEW_CARD, NEXT_COLUMN
from client.table.actions import COVERED, PILE, TABLE
from client.watch.bar import ORDERS as WATCHING
from client.widgets.controls.dropdown import STEPS

PLACES: Mapping[str, Sequence[Command]] = {
    "place-table": TABLE,
    "place-pile": PILE,
    "place-covered": COVERED,
    "place-watch": WATCHING,
    "place-replay": tuple(ORDERS),
    "place-screens": (
        *(action for action in vars(actions).values() if isinstance(action, Command) and action not in ORDERS),
        NEW_CARD,
        DUPLICATE,
        NEXT_COLUMN,
        *TURNING_POINTS,
        *STEPS,
        *NUMBERS,
        *SEASON,
    ),
}
"""The message that names a place, and the actions that are offered there."""
