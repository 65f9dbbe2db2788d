"""The parts of a table are layers in an order: drawn from the lowest, asked from the highest."""

from __future__ import annotations

from typing import cast

import pygame

from client.art import sheet as sheets
from client.input.actions import Command
from client.input.focus import BUTTON, FocusStop
from client.table.actions import Handlers
from client.table.context import TableContext
from client.table.layer import Band, Layer
from client.table.layer_stack import LayerStack
from client.table.pointer_targets import Point, Pointer, PointerKind, ReadableThing
from tests.client.table.sitting import Sitting

TURN = Command("paper.turn")


class Sheet(Layer):
    """A piece of paper on a table: it can be read, pressed and drawn."""

    def __init__(self, table: TableContext, name: str, rect: pygame.Rect, notes: list[str], takes: bool = True) -> None:
        super().__init__(table)
        self.name, self.rect, self.notes, self.takes = name, rect, notes, takes
        self.bands = (Band.OVER,)

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Say that it was drawn."""
        self.notes.append(f"draw {self.name}")

    def hit(self, point: Point) -> ReadableThing | None:
        """The paper itself."""
        return ReadableThing("sheet", self.name) if self.rect.collidepoint(point) else None

    def pointer(self, event: Pointer) -> bool:
        """Take what happens on it."""
        self.notes.append(f"{event.kind} {self.name}")
        return self.takes and self.rect.collidepoint(event.point)

    def commands(self) -> Handlers:
        """It can be turned."""
        return {TURN: self.turn}

    def turn(self, name: str) -> bool:
        """Carry out what is about it."""
        self.notes.append(f"turn {self.name}")
        return name == self.name

    def anchor(self, name: str) -> pygame.Rect | None:
        """Where it lies."""
        return self.rect if name == self.name else None

    def stops(self) -> list[FocusStop]:
        """It can have the focus."""
        return [FocusStop(BUTTON, self.name, self.rect)]


class Glass(Layer):
    """Lies over everything, and does nothing else."""

    def covers(self, point: Point) -> bool:
        """Everywhere."""
        return True


NO_TABLE = cast(TableContext, type("NoTable", (), {"model": None, "do": None}))


def two(notes: list[str], takes: bool = True) -> tuple[Sheet, Sheet]:
    """A sheet, and another that lies on its left half."""
    low = Sheet(NO_TABLE, "low", pygame.Rect(0, 0, 100, 100), notes)
    return low, Sheet(NO_TABLE, "high", pygame.Rect(0, 0, 50, 100), notes, takes)


def test_layers_are_drawn_from_the_lowest_to_the_highest_and_only_into_their_bands() -> None:
    notes: list[str] = []
    stack, sheet = LayerStack(two(notes)), sheets.Sheet((1, 1))
    stack.sketch(sheet, Band.UNDER)
    assert notes == []
    stack.sketch(sheet, Band.OVER)
    assert notes == ["draw low", "draw high"]


def test_a_press_is_for_the_highest_that_takes_it() -> None:
    notes: list[str] = []
    stack = LayerStack(two(notes))
    assert stack.pointer(Pointer(PointerKind.PRESS, (10, 10)))
    assert stack.pointer(Pointer(PointerKind.PRESS, (80, 10)))
    assert notes == ["press high", "press high", "press low"]


def test_nothing_below_what_covers_it_is_pressed_or_read() -> None:
    notes: list[str] = []
    low, high = two(notes)
    stack = LayerStack([low, Glass(NO_TABLE), high])
    assert not stack.pointer(Pointer(PointerKind.PRESS, (80, 10)))
    assert notes == ["press high"]
    assert stack.hit((80, 10)) is None and stack.hit((10, 10)) == ReadableThing("sheet", "high")
    stack.pointer(Pointer(PointerKind.RELEASE, (80, 10)))
    assert notes[1:] == ["release high", "release low"], "what was pressed before hears how it ends"


def test_all_hear_that_the_pointer_has_left() -> None:
    notes: list[str] = []
    LayerStack(two(notes)).pointer(Pointer(PointerKind.LEAVE, (10, 10)))
    assert notes == ["leave low", "leave high"]


def test_an_action_falls_to_the_layer_that_can_carry_it_out() -> None:
    notes: list[str] = []
    stack = LayerStack(two(notes))
    assert stack.perform(TURN.of("low"))
    assert notes == ["turn high", "turn low"]
    assert not stack.perform(TURN.of("other"))


def test_things_are_found_by_name_and_reached_in_order() -> None:
    low, high = two([])
    stack = LayerStack([low, high])
    assert stack.anchor("low") == low.rect and stack.anchor("other") is None
    assert [stop.name for stop in stack.stops()] == ["low", "high"]


def test_every_part_of_a_table_that_is_added_is_drawn_and_pressed_like_the_others() -> None:
    table, notes = Sitting(paint="always"), list[str]()
    scene = table.scene
    sheet = Sheet(scene.context, "added", pygame.Rect(0, 300, 200, 200), notes)
    scene.layers = LayerStack([*scene.layers.all, sheet])
    scene.redraw()
    table.click(sheet.rect.center)
    assert "draw added" in notes and {"press added", "release added"} <= set(notes)
    assert scene.layers.hit(sheet.rect.center) == ReadableThing("sheet", "added")
