"""A theme's ending: a short play of drawings, and the style of the results.

Positions and sizes are pixels of a 1280 x 720 stage. Times are milliseconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal

from client.cards.face import Face
from client.cards.faces import face_in
from client.cards.theme import Theme
from client.look.schema import INLINE, Art, Color, Key, Sound, Typeface
from client.motion import easing
from client.widgets.paper import Paper
from engine.kernel.game.game import Game
from engine.kernel.state.view import View
from engine.words import assets
from engine.words.messages import words_cache

EASINGS: dict[str, Callable[[float], float]] = {
    "steady": lambda share: share,
    "arrive": easing.arrive,
    "leave": easing.leave,
    "change": easing.change,
    "settle": easing.settle,
    "fall": easing.speed_up,
}


@dataclass(frozen=True, slots=True)
class EndingActor:
    """Something on the stage: a drawing, the winner's own one of a sort (`seat_art`), or a card (`face`).

    It comes at `begin` and is gone at `until` (0: never). On its way from `start` to `at`, which takes `lasts`, it
    grows from `grow` times its width and turns from `turn` degrees; with `fades` it becomes visible meanwhile. From
    `moves` on it hops and sways (by degrees), once in every `beat`.

    `each` repeats it for every card that decided the match, every winner or every other player, `step` apart around
    `at` in a `bow` that falls by so much times the square of the steps, one `step_ms` after the other. The color
    `recolor` of a drawing becomes that of the player it stands for.
    """

    at: tuple[float, float]
    width: float
    art: Art = ""
    seat_art: str = ""
    face: bool = False
    recolor: Color = ""
    start: Annotated[tuple[float, float] | None, Key("from")] = None
    begin: int = 0
    lasts: int = 0
    until: int = 0
    easing: Literal["steady", "arrive", "leave", "change", "settle", "fall"] = "arrive"
    grow: float = 1.0
    turn: float = 0.0
    fades: bool = False
    hop: float = 0.0
    sway: float = 0.0
    beat: int = 600
    moves: int = 0
    each: Literal["", "card", "winner", "other"] = ""
    step: tuple[float, float] = (0.0, 0.0)
    bow: float = 0.0
    step_ms: int = 0
    sound: Sound = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """The winner sentence: its center, and the plate below it."""

    at: tuple[float, float]
    face: Typeface
    size: float
    text: Color
    fill: Color
    edge: Color
    begin: int = 0


@dataclass(frozen=True, slots=True)
class Ornament:
    """A drawing on the results: its width in u, its middle as shares of the page, and an offset in u."""

    art: Art
    width: float
    at: tuple[float, float]
    shift: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class ResultsLook:
    """The style of the results. The backdrop lies behind the panels; `detail` is the cards' level of detail."""

    backdrop: Art
    paper: Annotated[Paper, INLINE]
    detail: str
    ornaments: tuple[Ornament, ...] = ()


@dataclass(frozen=True, slots=True)
class EndingLook:
    """The ending of a game. The winners' last `most` cards of `zone` decided it, shown at `detail`."""

    milliseconds: int
    ground: Color
    backdrop: Art
    zone: str
    most: int
    detail: str
    heading: Heading
    results: ResultsLook
    actors: Annotated[tuple[EndingActor, ...], Key("actor")] = ()


@words_cache(8)
def ending_look(slug: str) -> EndingLook | None:
    """Return the game's ending, or None if its theme has none. Raises `ThemeProblem`."""
    file = f"themes/{slug}-ending.toml"
    return Theme.load(slug).table(file).read(EndingLook) if assets.exists(file) else None


def deciding_cards(look: EndingLook, game: Game, view: View) -> list[Face]:
    """Return the cards that decided a finished match, in the order in which they came."""
    keys = [seat.key for seat in Theme.load(game.slug).seats]
    held = [card for seat in view.winners for card in view.zone(look.zone, seat) if card >= 0]
    return [face_in(view, card, keys) for card in held[-look.most :]]
