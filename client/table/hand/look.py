"""Input settings in a game's theme: `assets/themes/<slug>-input.toml`; optional.

one_click = ["play"]                    # verbs that one click carries out if it is the only answer
follow_up = 0.4                         # share of the computers' delay, for turns with many answers

[buttons.end_turn]                      # a verb whose answer is a button
key = "E"
main = true                             # false: not the main answer

[sweeps.play_all]                       # several answers for one key (`HasQuickAnswers.sweeps`)
key = "A"
words = "Play all"

[shares.loss]                           # a verb whose answers share out an amount
drawing = "icon-loss"
words = "{left} of {full} Sanity loss left"

held = ["drawn"]                        # zones whose card is already in the hand: a click puts it down
anywhere = ["play"]                     # verbs whose card can be dropped anywhere on the table

[slots]                                 # drawings around grid cards: selectable, about to be chosen, refused
legal = "slot-legal"
target = "slot-target"
refused = "slot-refused"

[lines]                                 # colors of the loop around cards in a row and of its label
color = "#ffc73d"
ink = "#33263d"
text = "#fffdf6"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from client.look.schema import Color, SchemaTable, Texts, load_file
from engine.words import assets


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """The button of a verb: its key, and whether it is the main answer. A colon splits its label in two lines."""

    key: str
    main: bool = True


@dataclass(frozen=True, slots=True)
class SweepLook:
    """The key and the label of a sweep."""

    key: str
    words: str


@dataclass(frozen=True, slots=True)
class ShareLook:
    """The style of a shared amount: a drawing of the game, and a text with {left} and {full}."""

    drawing: str
    words: str


@dataclass(frozen=True, slots=True)
class SlotLook:
    """The game's drawings around grid cards: selectable ones, the one about to be chosen, and refused ones."""

    legal: str
    target: str
    refused: str


@dataclass(frozen=True, slots=True)
class LineLook:
    """Colors of the loop around cards in a row: loop, edges and label background, label text."""

    color: Color
    ink: Color
    text: Color


@dataclass(frozen=True, slots=True)
class InputLook:
    """A game's input settings, by verb or by sweep name."""

    one_click: Texts = ()
    follow_up: float = 1.0
    buttons: Mapping[str, ButtonLook] = field(default_factory=dict)
    sweeps: Mapping[str, SweepLook] = field(default_factory=dict)
    shares: Mapping[str, ShareLook] = field(default_factory=dict)
    held: Texts = ()
    anywhere: Texts = ()
    slots: SlotLook | None = None
    lines: LineLook | None = None


@lru_cache(maxsize=16)
def input_look(slug: str) -> InputLook:
    """Return the input settings of a game's theme; the defaults without a file.

    Raises `client.look.schema.ThemeProblem` with one sentence.
    """
    name = f"themes/{slug}-input.toml"
    return SchemaTable(load_file(name), name).read(InputLook) if assets.exists(name) else InputLook()
