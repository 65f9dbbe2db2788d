"""Everything that is read by pointing at it: cards enlarged, seat plates explained, piles looked through, tooltips."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from client.motion.accents import Accents
from client.table.advice_words import HINT_KEY
from client.table.hover import HoverIntent
from client.table.hover_browser import PileBrowser, pile_of
from client.table.hover_gauges import gauge_at, gauge_words
from client.table.hover_plate import PlateCard, plate_rows
from client.table.hover_zoom import Zoom
from client.table.interaction_keys import BUTTON, CARD, LAMP, LINK, PILE, SPOT, TAG
from client.table.interaction_keys import PLATE as PLATE_STOP
from client.table.pieces import Key, Piece
from client.widgets.tooltip import draw_tooltip
from engine.kernel.features import Lamps
from engine.kernel.state import Option

if TYPE_CHECKING:
    from client.table.scene import TableScene

CARD_THING, PLATE, TOOL, WHEEL_THING, TAG_THING, LAMP_THING = "card", "plate", "tool", "wheel", "tag", "lamp"
GAUGE_THING = "gauge"
_LAMP = "lamp."
"""What the names of the lamps' places begin with."""
_TOOL_DELAY_MS = 450
_SHAPE = 1.4
"""The height of most cards, divided by their width."""

TOOLTIPS = {"hint": ("A hint", HINT_KEY), "undo": ("Undo", "Ctrl Z"), "log": ("The log", "L"),
            "scores": ("Score board", "S"), "rules": ("The rules", "F1"), "settings": ("Menu", "Esc")}


@dataclass(frozen=True, slots=True)
class Thing:
    """What is pointed at: a card (its instance) with the piece it is, a seat's plate, a button of the bar, a tag (its
    card and the key of its row), a lamp, or a dial or lantern.
    """

    kind: str
    which: int | str
    key: Key | None = None
    place: tuple[int, ...] = (0, 0, 0, 0)


class HoverLayer:
    """Draws over the table what the pointer or the keyboard has rested on."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.intent = HoverIntent(scene.settings.hover_delay_ms)
        self.browser: PileBrowser | None = None
        self._plate = PlateCard()

    # -- what is pointed at ---------------------------------------------------------------------------------

    def point(self, pointer: tuple[int, int] | None, now: int) -> bool:
        """The pointer is here (None: outside of the window); true when that changes the picture."""
        thing = self.thing_at(pointer) if pointer is not None else None
        self.intent.delay_ms = _TOOL_DELAY_MS if thing and thing.kind == TOOL else self.scene.settings.hover_delay_ms
        return self._rest_on(thing, now)

    def _rest_on(self, thing: Thing | None, now: int) -> bool:
        """The pointer or the focus is on a thing; true when that changes the picture. A card of a grid that is about to
        be chosen is enlarged only when that is asked for: it would hide the cards around it, which are what matters.
        """
        if thing is None or thing.kind != CARD_THING or thing == self.intent.pointed or self.intent.pinned:
            return self.intent.point(thing, now)
        if thing.key is None or thing.key not in self.scene.extras.slots.lit():
            return self.intent.point(thing, now)
        had = self.intent.shown is not None
        self.intent.ignore(thing)
        return had

    def thing_at(self, pointer: tuple[int, int]) -> Thing | None:
        """What there is to be read at a point."""
        scene = self.scene
        if self.browser is not None:
            found = self.browser.card_at(pointer)
            return _card(found[0], None, found[1]) if found else None
        for name in TOOLTIPS:
            rect = scene.arrangement.rects.get(f"button.{name}")
            if rect is not None and rect.collidepoint(pointer):
                return Thing(TOOL, name, None, tuple(rect))
        if scene.recap.covers(pointer):
            named = scene.recap.card_at(pointer)
            return _card(named[0], None, named[1]) if named else None
        for rect, card in scene.painter.log_links(scene.log.over):
            if rect.collidepoint(pointer) and scene.knows(card):
                return _card(card, None, rect)
        subject = scene.extras.reactions.card_at(pointer)
        if subject is not None:
            return _card(subject[0], None, subject[1])
        if scene.covered(pointer):
            return None
        strip = scene.hand.strip_at(pointer)
        if strip is not None:
            return Thing(TAG_THING, strip.card, strip.key, tuple(strip.rect))
        piece = scene.hand.arrangement.piece_at(pointer)
        if piece is not None and is_readable(piece):
            return _card(piece.card, piece.key, piece.hit)
        for name, rect in self.lamps():
            if rect.collidepoint(pointer):
                return Thing(LAMP_THING, name, None, tuple(rect))
        for seat, rect in scene.arrangement.plate_rects.items():
            if rect.collidepoint(pointer):
                return Thing(PLATE, seat, None, tuple(rect))
        gauge = gauge_at(scene.arrangement, pointer)
        if gauge is not None and self._gauge_words(gauge[0]) is not None:
            return Thing(GAUGE_THING, gauge[0], None, tuple(gauge[1]))
        wheel = scene.extras.spinner
        if wheel.rect is not None and not (wheel.held or wheel.invites) and wheel.covers(pointer):
            return Thing(WHEEL_THING, 0, None, tuple(wheel.rect))
        return None

    def lamps(self) -> list[tuple[str, pygame.Rect]]:
        """The lamps on the table and where they hang."""
        rects = self.scene.arrangement.rects
        return [(name.removeprefix(_LAMP), rect) for name, rect in rects.items() if name.startswith(_LAMP)]

    def point_focus(self, now: int) -> bool:
        """The keyboard's focus means as much as the pointer; true when that changes the picture."""
        stop = self.scene.keys.stop
        thing = None
        self.scene.extras.chain.point_at(stop.name if stop is not None and stop.kind == LINK else -1)
        arrangement = self.scene.hand.arrangement
        if stop is not None and stop.kind in (SPOT, CARD, PILE):
            piece = arrangement.by_key.get(stop.name)
            if stop.kind == PILE and isinstance(stop.name, int):
                piece = next(iter(arrangement.in_zone(stop.name)[-1:]), None)
            thing = _card(piece.card, piece.key, piece.hit) if piece is not None and is_readable(piece) else None
        elif stop is not None and stop.kind == PLATE_STOP and isinstance(stop.name, int):
            thing = Thing(PLATE, stop.name, None, tuple(stop.rect))
        elif stop is not None and stop.kind == BUTTON:
            thing = Thing(TOOL, str(stop.name), None, tuple(stop.rect))
        elif stop is not None and stop.kind == LAMP:
            thing = Thing(LAMP_THING, str(stop.name), None, tuple(stop.rect))
        if stop is not None and stop.kind in (SPOT, TAG) and (strip := self.scene.extras.tags.strip(stop.name)):
            thing = Thing(TAG_THING, strip.card, strip.key, tuple(strip.rect))
        return self._rest_on(thing, now)

    def tell(self, key: Key) -> None:
        """Show at once what a tag on a card says."""
        strip = self.scene.extras.tags.strip(key)
        if strip is not None:
            self.intent.show(Thing(TAG_THING, strip.card, strip.key, tuple(strip.rect)))

    @property
    def card(self) -> int | None:
        """The card (its instance) that is enlarged, or pointed at before it is."""
        thing = self.intent.shown or self.intent.pointed
        return int(thing.which) if isinstance(thing, Thing) and thing.kind == CARD_THING else None

    def pin(self, thing: Thing | None) -> None:
        """Keep a card enlarged, or let it go."""
        self.intent.pin(thing if thing is not None and thing.kind == CARD_THING else None)

    def pin_pointed(self) -> None:
        """Keep the card enlarged that is pointed at, or let go the one that is kept."""
        thing = self.intent.shown or self.intent.pointed
        self.pin(thing if isinstance(thing, Thing) else None)

    # -- piles ----------------------------------------------------------------------------------------------

    def browse(self, zone: int) -> None:
        """Show a pile card by card."""
        self.browser = PileBrowser(pile_of(self.scene.view, zone, self.scene.session.names))
        self.layout()
        self.intent.close()

    @property
    def choosable(self) -> Mapping[int, Option]:
        """The cards of the pile that is looked through that are answers now."""
        return self.scene.hand.choices.in_piles.get(self.browser.pile.zone, {}) if self.browser is not None else {}

    def close_browser(self) -> None:
        """Go back to the table."""
        self.browser = None
        self.intent.close()

    def layout(self) -> None:
        """The window has another size."""
        if self.browser is not None:
            game, theme, view = self.scene.session.game, self.scene.theme, self.scene.view
            kinds = {str(game.shows.face(view, card)["kind"]) for card in self.browser.pile.cards}
            layouts = [theme.layout(kind, theme.details(kind)[0]) for kind in kinds]
            shape = max((layout.height / layout.width for layout in layouts), default=_SHAPE)
            self.browser.layout(self.scene.area, self.scene.scale.unit, shape)

    # -- picture --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The pile that is looked through, then what is shown of the thing pointed at."""
        if self.browser is not None:
            faces = [self.scene.painter.faces.face(card) for card in self.browser.pile.cards]
            self.browser.draw(surface, faces, self.scene.painter.sprites.compositor, self.choosable,
                              self.scene.painter.look.color("good"), self.scene.theme.art)
        thing = self.intent.shown
        if isinstance(thing, Thing):
            draw = {CARD_THING: self._draw_card, PLATE: self._draw_plate, TOOL: self._draw_tool,
                    WHEEL_THING: self._draw_wheel, TAG_THING: self._draw_tag, LAMP_THING: self._draw_lamp,
                    GAUGE_THING: self._draw_gauge}  # fmt: skip
            draw[thing.kind](surface, thing)

    def _draw_card(self, surface: pygame.Surface, thing: Thing) -> None:
        scene = self.scene
        source = pygame.Rect(thing.place)
        pose = scene.timeline.stage.where(thing.key, scene.now) if thing.key is not None else None
        if pose is not None and not self.intent.pinned:
            # The card may be raised above its place: it must not be covered either.
            raised = pygame.Rect(0, 0, round(pose.width), round(pose.width * source.height / max(1, source.width)))
            raised.center = round(pose.x), round(pose.y)
            source = source.union(raised)
        zoom = Zoom(scene.theme, scene.painter.sprites.compositor, scene.settings.quips)
        zoom.draw(surface, scene.painter.faces.face(int(thing.which)), source, scene.area, scene.arrangement.scale,
                  scene.scale.unit, self.intent.pinned)

    def _draw_plate(self, surface: pygame.Surface, thing: Thing) -> None:
        scene, seat = self.scene, int(thing.which)
        signs = {name: accent.sign for name, accent in Accents.load(scene.theme.slug).counters.items()}
        kind = scene.kind_in_words(seat)
        points, rows = plate_rows(scene.session.game, scene.timeline.shown.landed, seat, kind, signs, self._told)
        if scene.map.has_forward and seat != scene.viewer(scene.view):
            rows = [*rows, ("To bring forward", "click or C")]
        color = scene.theme.seat(scene.painter.seat_keys[seat]).color
        self._plate.draw(surface, scene.session.names[seat], points, rows, pygame.Rect(thing.place), scene.area,
                         scene.scale.unit, color)

    def _told(self, name: str) -> str:
        """The theme's words for a zone or a number of a plate, the name itself when there are none."""
        look, row = self.scene.painter.look, f"row_{name}"
        return look.words(row) if look.has_words(row) else name

    def _draw_wheel(self, surface: pygame.Surface, thing: Thing) -> None:
        self.scene.extras.spinner.draw_large(surface, self.scene.area)

    def _draw_tag(self, surface: pygame.Surface, thing: Thing) -> None:
        scene = self.scene
        strip = scene.extras.tags.strip(thing.key)
        if strip is not None:
            (title, sentence), near = scene.extras.tags.tells(strip), pygame.Rect(thing.place)
            draw_tooltip(surface, title, sentence, "", near, scene.area, scene.scale.unit, aside=True)

    def _draw_lamp(self, surface: pygame.Surface, thing: Thing) -> None:
        scene = self.scene
        lamps = scene.session.game.feature(Lamps).lamps(scene.timeline.shown.landed)
        words = next((lamp.words for lamp in lamps if lamp.name == thing.which), "")
        if words:
            draw_tooltip(surface, words, "", "", pygame.Rect(thing.place), scene.area, scene.scale.unit)

    def _gauge_words(self, name: str) -> tuple[str, str] | None:
        scene = self.scene
        view, look = scene.timeline.shown.landed, scene.painter.look
        return gauge_words(name, scene.map.spots, look, view, scene.session.names)

    def _draw_gauge(self, surface: pygame.Surface, thing: Thing) -> None:
        told = self._gauge_words(str(thing.which))
        if told is not None:
            near, unit = pygame.Rect(thing.place), self.scene.scale.unit
            draw_tooltip(surface, *told, "", near, self.scene.area, unit, aside=True)

    def _draw_tool(self, surface: pygame.Surface, thing: Thing) -> None:
        scene = self.scene
        title, key = TOOLTIPS[str(thing.which)]
        sentence = scene.session.undo_sentence if thing.which == "undo" else ""
        if thing.which == "hint":
            sentence = scene.extras.advice.sentence
        draw_tooltip(surface, title, sentence, key, pygame.Rect(thing.place), scene.scale.rect, scene.scale.unit)


def is_readable(piece: Piece) -> bool:
    """Whether a piece is a card whose face can be read."""
    return piece.card >= 0 and piece.face_up


def _card(card: int, key: Key | None, place: pygame.Rect) -> Thing:
    return Thing(CARD_THING, card, key, tuple(place))
