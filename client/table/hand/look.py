"""What a game's theme says about the hands at its table: `assets/themes/<slug>-input.toml`; a game can do without.

    one_click = ["play"]                    # verbs that one click carries out where it is the only thing to do
    follow_up = 0.4                         # of the computers' delay, where a turn has many answers

    [buttons.end_turn]                      # a verb whose answer is a button
    key = "E"
    main = true                             # false: not the answer that is meant first

    [sweeps.play_all]                       # several answers for one key (`Sweeps.sweeps`)
    key = "A"
    words = "Play all"

    [shares.loss]                           # a verb whose answers share out an amount
    drawing = "icon-loss"
    words = "{left} of {full} Sanity loss left"

    held = ["drawn"]                        # zones of a seat whose card is in the hand already: a click puts it down
    anywhere = ["play"]                     # verbs whose card can be put down anywhere on the table

    [slots]                                 # drawings around the cards of grids: that can be chosen, that would be, not
    legal = "slot-legal"
    target = "slot-target"
    refused = "slot-refused"

    [lines]                                 # colors of the loop around cards in a row, and of the words beside it
    color = "#ffc73d"
    ink = "#33263d"
    text = "#fffdf6"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from client.look.schema import Color, Table, Texts, load_file
from engine.words import assets


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """A button of the prompt bar for answers with one verb: its key, and whether it is the main answer. Its words stand
    in two lines, split at a colon.
    """

    key: str
    main: bool = True


@dataclass(frozen=True, slots=True)
class SweepLook:
    """The key and the words of a sweep."""

    key: str
    words: str


@dataclass(frozen=True, slots=True)
class ShareLook:
    """An amount that is shared out: a drawing of the game's art, and words with {left} and {full}."""

    drawing: str
    words: str


@dataclass(frozen=True, slots=True)
class SlotLook:
    """Drawings of the game's art around the cards of grids: of one that can be chosen, of the one that would be chosen
    now, and of one that cannot be.
    """

    legal: str
    target: str
    refused: str


@dataclass(frozen=True, slots=True)
class LineLook:
    """Colors of the loop around cards in a row: its own, that of its edges and of the ground of its words, theirs."""

    color: Color
    ink: Color
    text: Color


@dataclass(frozen=True, slots=True)
class InputLook:
    """What is said for one game: about verbs by their names, and about sweeps by theirs."""

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
    """What the theme of a game says; nothing special without a file.

    Raises `client.look.schema.ThemeProblem` with one sentence.
    """
    name = f"themes/{slug}-input.toml"
    return Table(load_file(name), name).read(InputLook) if assets.exists(name) else InputLook()
