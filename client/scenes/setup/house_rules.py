"""The house rules of the setup page, made from the game's options, and the seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from client.art import palette, text
from client.scenes.setup.match_setup import MatchSetup
from client.scenes.setup.numbers import SeatNumbers
from client.scenes.setup.options import SEAT_NUMBERS, names_seats
from client.widgets import (
    Button,
    Choice,
    Column,
    Dropdown,
    Labeled,
    Segments,
    StaticWidget,
    TextField,
    Toggle,
    Widget,
    icon_button,
)
from client.widgets.style import LABEL, SECOND
from engine.kernel.game.game import OptionSpec
from engine.words.messages import retranslate
from engine.words.say import setup as say

PADDING = 17.0

_MOST_SEGMENTS = 4
_MOST_LETTERS = 44  # of all segments together: with more words than that, none could be read to its end
_LIST_WIDTH = 150.0
_SHORT = 12  # letters that a list of that width has room for
_BELOW = 10_000.0  # wider than any column: the control goes below its label
_FIELD = 128.0
_LONGEST = 26
"""Digits of the longest seed, with spaces between them."""
_DICE = 44.0


class OptionRow:
    """The row of one option and the control in it."""

    def __init__(
        self,
        spec: OptionSpec,
        setup: MatchSetup,
        changed: Callable[[str, Any], None],
        pick: Callable[[OptionSpec], None],
    ) -> None:
        self.spec = spec
        self.control, below = _control(spec, setup, changed, pick)
        self.row = Labeled(spec.label, self.control, spec.hint, below)

    def take(self, setup: MatchSetup, titles: Mapping[str, str]) -> None:
        """Show the value of the setup; a card option shows the titles that were picked."""
        value = setup.options[self.spec.key]
        self.row.visible = not setup.hides(self.spec)
        self.control.reason = setup.useless(self.spec)
        if isinstance(self.control, SeatNumbers):
            self.control.take(setup.seats, value)
        elif isinstance(self.control, Button):
            picked = [titles.get(card, card) for card in value]
            self.control.words = ", ".join(picked) or say("random")
            self.control.icon = "cards" if picked else "dice"
        elif isinstance(self.control, Toggle):
            self.control.on = bool(value)
        elif isinstance(self.control, (Segments, Dropdown)):
            if isinstance(self.control, Dropdown):
                self.control.choices = _choices(self.spec, setup)
            self.control.value = value


def _control(
    spec: OptionSpec, setup: MatchSetup, changed: Callable[[str, Any], None], pick: Callable[[OptionSpec], None]
) -> tuple[Widget, float]:
    """Return the control of an option, and the width that it wants in its row (0 is its own)."""
    value = setup.options[spec.key]
    then = lambda new: changed(spec.key, new)  # noqa: E731
    if spec.kind == "toggle":
        return Toggle(value, name=spec.label, then=then), 0.0
    if spec.kind == "cards":
        return Button(say("random"), icon="cards", name=spec.label, then=lambda _: pick(spec)), _BELOW
    if spec.kind == SEAT_NUMBERS:
        return SeatNumbers(spec.limit, spec.label, then), _BELOW
    if names_seats(spec):
        return Dropdown(_choices(spec, setup), value, name=spec.label, then=then), _BELOW
    longest = max(len(words) for _, words in spec.choices)
    if len(spec.choices) <= _MOST_SEGMENTS and longest * len(spec.choices) <= _MOST_LETTERS:
        return Segments(spec.choices, value, name=spec.label, then=then), _BELOW
    width = _LIST_WIDTH if longest <= _SHORT else _BELOW
    return Dropdown(_choices(spec, setup), value, name=spec.label, then=then), width


def _choices(spec: OptionSpec, setup: MatchSetup) -> list[Choice]:
    """Return the entries of a list: the option's own, or its first one and then the players."""
    if not names_seats(spec):
        return [Choice(value, words) for value, words in spec.choices]
    players = [
        Choice(place, seat.name.strip() or say("seat", number=place), "human" if seat.human else "robot")
        for place, seat in enumerate(setup.seats, start=1)
    ]
    return [Choice(0, spec.choices[0][1], "dice"), *players]


class SeedRow(StaticWidget):
    """A seed field with a dice button for a random seed. Errors stand below the field."""

    def __init__(self, seed: str, changed: Callable[[str], None]) -> None:
        super().__init__(name=say("seed"))
        self.field = TextField(
            seed, longest=_LONGEST, hint=say("random"), name=say("seed"), allowed=_is_seed_letter, then=changed
        )
        self.dice = icon_button("dice", say("random-seed"), "secondary", then=lambda _: self._forget())
        self._changed = changed

    def parts(self) -> tuple[Widget, ...]:
        return (self.field, self.dice)

    def take(self, seed: str, error: str) -> None:
        """Show this seed and what is wrong with it."""
        if self.field.content != seed:
            self.field.content = seed
        self.field.error = error

    def _forget(self) -> None:
        self.field.content = ""
        self._changed("")

    def _field_size(self, width: int, unit: float) -> tuple[int, int]:
        wide = round(min(_FIELD * unit, width - (_DICE + 70) * unit))
        return wide, self.field.height_for(wide, unit)

    def height_for(self, width: int, unit: float) -> int:
        return self._field_size(width, unit)[1] + round(8 * unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Place the field and the dice at the right end. An error doesn't move them."""
        super().place(rect, unit)
        top, dice = rect.y + self.px(4), self.px(_DICE)
        width, height = self._field_size(rect.width, unit)
        self.dice.place(pygame.Rect(rect.right - dice, top, dice, dice), unit)
        self.field.place(pygame.Rect(rect.right - dice - self.px(10) - width, top, width, height), unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit, x = self.unit, self.rect.x
        middle, room = self.field.box.centery, self.field.rect.left - self.px(8) - x
        hint = text.wrap(say("hint"), SECOND.font, SECOND.size * unit, room)
        y = middle - len(hint) * SECOND.size * 0.65 * unit
        text.draw(surface, say("seed"), LABEL.font, LABEL.size * unit, palette.INK, (x, y), "midleft")
        y += (LABEL.size * 0.64 + SECOND.size * 0.65) * unit
        text.paragraph(surface, hint, SECOND.font, SECOND.size * unit, palette.INK_2, (x, y), "midleft", 1.3)
        self.field.draw(surface)
        self.dice.draw(surface)


class RulesPanel(Column):
    """The house rules of a game, its card packs, and the seed at the end."""

    def __init__(
        self,
        setup: MatchSetup,
        changed: Callable[[str, Any], None],
        pick: Callable[[OptionSpec], None],
        seed_changed: Callable[[str], None],
        packs: Sequence[Widget] = (),
    ) -> None:
        self.rows = [OptionRow(spec, setup, changed, pick) for spec in retranslate(setup.game.options.specs)]
        self.seed = SeedRow(setup.seed_text, seed_changed)
        rows = (*(row.row for row in self.rows), *packs, self.seed)
        super().__init__(*rows, gap=12, padding=PADDING, face=palette.RAISED)
        self._titles: dict[str, str] = {face["id"]: face["title"] for face in setup.game.shows.faces()}

    def take(self, setup: MatchSetup) -> None:
        """Show every value of the setup."""
        for row in self.rows:
            row.take(setup, self._titles)
        self.seed.take(setup.seed_text, setup.seed_error())


def _is_seed_letter(letter: str) -> bool:
    return letter.isdecimal() or letter == " "
