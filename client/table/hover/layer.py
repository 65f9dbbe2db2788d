"""Close looks: the thing under the pointer or the focus, and an open pile."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import pygame

from client.input.focus import OFFER, FocusStop
from client.layout.card_sizes import SHARES
from client.table.context import TableContext
from client.table.hand.answers import PromptButton
from client.table.hand.gestures import COMMIT, HandAction
from client.table.hand.lit_choices import lit_places
from client.table.hover.card_buttons import offers, spot_of
from client.table.hover.hover_delay import HoverIntent
from client.table.hover.pile_browser import PileBrowser, pile_of
from client.table.hover.placement import room_for
from client.table.hover.readable import is_readable
from client.table.hover.zoom import Zoom, ZoomLayout
from client.table.layer import Band, Layer
from client.table.pointer_targets import CARD, TOOL, Point, Pointer, PointerKind, PressTarget, ReadableThing
from engine.kernel.state.state import Option
from engine.store.settings import NEVER

_TOOL_DELAY_MS = 450
_GAP = 6
"""Gap between an enlarged card and what must stay visible next to it, in map pixels."""
_SHAPE = 1.4
"""Height of most cards, divided by their width."""


class HoverLayer(Layer):
    """Shows the pointed or focused thing over the table."""

    bands = (Band.MODAL,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.intent = HoverIntent()
        self.browser: PileBrowser | None = None
        self._laid: tuple[Hashable, ZoomLayout] | None = None
        """The layout of the enlarged card, with the state that it depends on."""

    # -- pointing -------------------------------------------------------------------------------------------

    def point(self, pointer: Point | None, now: int) -> bool:
        """Handle the pointer's position (None: outside of the window). Return True when the picture changes."""
        thing = self.model.thing_at(pointer) if pointer is not None else None
        return self.rest_on(thing, now)

    def rest_on(self, thing: ReadableThing | None, now: int, by_keys: bool = False) -> bool:
        """Handle the pointed or focused thing. Return True when the picture changes.

        Selectable grid cards, which would hide their neighbors, and cards readable in place are enlarged only on
        request.
        """
        settings = self.model.settings
        never = settings.hover_delay_ms == NEVER
        slow = thing is not None and (thing.kind == TOOL or never)
        self.intent.delay_ms = _TOOL_DELAY_MS if slow else settings.hover_delay_ms
        if thing is None or thing.kind != CARD or thing == self.intent.pointed_thing or self.intent.pinned:
            return self.intent.point(thing, now)
        wanted = settings.focus_enlarges if by_keys else not never
        if wanted and (thing.key is None or not (thing.key in lit_places(self.model.hand)
                                                 or is_readable(self.model, thing))):  # fmt: skip
            return self.intent.point(thing, now)
        had = self.intent.shown is not None
        self.intent.ignore(thing)
        return had

    def hit(self, point: Point) -> ReadableThing | None:
        """Return the card of the open pile at `point`."""
        found = self.browser.card_at(point) if self.browser is not None else None
        return ReadableThing(CARD, found[0], None, tuple(found[1])) if found else None

    @property
    def card(self) -> int | None:
        """The instance of the enlarged card, or of the one about to be."""
        thing = self.intent.shown or self.intent.pointed_thing
        return int(thing.which) if isinstance(thing, ReadableThing) and thing.kind == CARD else None

    def pin(self, thing: ReadableThing | None) -> None:
        """Keep a card enlarged, or release it with None."""
        self.intent.pin(thing if thing is not None and thing.kind == CARD else None)

    def _pin_pointed(self) -> bool:
        """Pin the pointed card, or release the pinned one."""
        thing = self.intent.shown or self.intent.pointed_thing
        self.pin(thing if isinstance(thing, ReadableThing) else None)
        return True

    # -- piles ----------------------------------------------------------------------------------------------

    def browse(self, zone: int) -> bool:
        """Open a pile."""
        self.browser = PileBrowser(pile_of(self.model.view, zone, self.model.session.names))
        self.layout()
        self.intent.close()
        return True

    @property
    def choosable(self) -> Mapping[int, Option]:
        """The cards of the open pile that are answers now."""
        if self.browser is None:
            return {}
        return self.model.hand.choices.in_piles.get(self.browser.pile.zone, {})

    def close_browser(self) -> bool:
        """Close the open pile. Return False if there was none."""
        browser, self.browser = self.browser, None
        if browser is not None:
            self.intent.close()
        return browser is not None

    def _choose(self, card: int) -> bool:
        """Answer with a card of the pile. Return False if it is no answer."""
        option = self.choosable.get(card)
        if option is None:
            return False
        self.close_browser()
        self.do.commit(HandAction(COMMIT, None, option))
        return True

    def pointer(self, event: Pointer) -> bool:
        """Handle presses and the mouse wheel while a pile is open."""
        browser = self.browser
        if browser is None:
            return False
        if event.deed == PointerKind.WHEEL:
            browser.scroll(-event.turn)
            self.point(event.point, self.model.now)
        elif event.deed == PointerKind.PRESS:
            if not browser.rect.collidepoint(event.point) or browser.close_rect.collidepoint(event.point):
                self.close_browser()
            elif (found := browser.card_at(event.point)) is not None:
                self._choose(found[0])
        return event.deed in (PointerKind.WHEEL, PointerKind.PRESS)

    def perform(self, action: str, about: str) -> bool:
        browser = self.browser
        if action == "pile.browse":
            return self.browse(int(about))
        if action == "reading.pin":
            return self._pin_pointed()
        if action == "reading.close":
            return self.intent.pinned and self.intent.close()
        if action == "reading.take":
            return self._take(int(about))
        if browser is None:
            return False
        if action == "pile.select":
            browser.select(self.choosable, int(about))
        elif action == "pile.scroll":
            browser.scroll(float(about))
        elif action == "pile.page":
            browser.page(float(about))
        elif action == "pile.choose":
            return self._choose(browser.selected) or self.close_browser()
        elif action == "pile.close":
            return self.close_browser()
        else:
            return False
        return True

    # -- enlarged card --------------------------------------------------------------------------------------

    @property
    def enlarged_card(self) -> ReadableThing | None:
        """The enlarged card, or None."""
        thing = self.intent.shown
        return thing if isinstance(thing, ReadableThing) and thing.kind == CARD and thing.draw is None else None

    @property
    def offers(self) -> Sequence[PromptButton]:
        """The buttons of the enlarged card, while it is pinned."""
        thing = self.enlarged_card
        if thing is None or not self.intent.pinned or not self.model.hand.is_asked:
            return ()
        return offers(self.model, thing)

    @property
    def zoom(self) -> Zoom:
        """The painter of enlarged cards with the current settings."""
        model = self.model
        return Zoom(model.theme, model.painter.sprites.compositor, model.settings.quips,
                    SHARES[model.settings.card_size], model.view.table.seats == 2)  # fmt: skip

    @property
    def zoom_layout(self) -> ZoomLayout:
        """The layout of the enlarged card. Raises ValueError if there is none."""
        thing, model = self.enlarged_card, self.model
        if thing is None:
            raise ValueError("no card is enlarged")
        scale, face = model.arrangement.scale, model.painter.faces.face(int(thing.which))
        room = room_for(model, thing, round(_GAP * scale))
        labels = tuple(offer.label for offer in self.offers)
        key = face.key, room, labels, model.scale.unit, model.settings.quips, model.settings.card_size
        if self._laid is None or self._laid[0] != key:
            self._laid = key, self.zoom.lay(face, room, scale, model.scale.unit, labels)
        return self._laid[1]

    def control_at(self, point: Point) -> PressTarget | None:
        if self.enlarged_card is None or not self.intent.pinned:
            return None
        found = (number for number, button in enumerate(self.zoom_layout.buttons) if button.rect.collidepoint(point))
        return next((_control(number) for number in found), None)

    def stops(self) -> Sequence[FocusStop]:
        """Return the buttons of the pinned card as focus stops."""
        if self.enlarged_card is None or not self.intent.pinned:
            return ()
        buttons = enumerate(self.zoom_layout.buttons)
        return [FocusStop(OFFER, ("offer", number), button.rect) for number, button in buttons]

    def activate(self, stop: FocusStop) -> bool:
        return stop.kind == OFFER and isinstance(stop.name, tuple) and self._take(int(stop.name[1]))

    def _take(self, number: int) -> bool:
        """Press a button of the enlarged card. Return False if it is gone."""
        thing, offer = self.enlarged_card, next(iter(self.offers[number : number + 1]), None)
        if thing is None or offer is None:
            return False
        choices = self.model.hand.choices
        self.intent.close()
        if offer.option is None:
            self.do.pick(thing.key)
            return True
        spot = spot_of(choices, thing, offer.option)
        targets = choices.targets(spot) if spot is not None else []
        target = next((target for target in targets if target.option == offer.option), None)
        self.do.commit(HandAction(COMMIT, spot, offer.option, target))
        return True

    # -- time -----------------------------------------------------------------------------------------------

    def layout(self) -> None:
        if self.browser is None:
            return
        model = self.model
        game, theme = model.session.game, model.theme
        kinds = {str(game.shows.face(model.view, card)["kind"]) for card in self.browser.pile.cards}
        layouts = [theme.layout(kind, theme.details(kind)[0]) for kind in kinds]
        shape = max((layout.height / layout.width for layout in layouts), default=_SHAPE)
        self.browser.layout(model.area, model.scale.unit, shape)

    def update(self, now: int) -> bool:
        return self.intent.update(now)

    def wake_at(self) -> int | None:
        return self.intent.wake_at()

    def clear_private_ui(self) -> None:
        self.browser = None
        self.intent.close()

    # -- drawing --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the open pile, then the picture of the pointed thing."""
        model, painter = self.model, self.model.painter
        if self.browser is not None:
            faces = [painter.faces.face(card) for card in self.browser.pile.cards]
            self.browser.draw(surface, faces, painter.sprites.compositor, self.choosable, painter.look.color("good"),
                              model.theme.art)  # fmt: skip
        thing = self.intent.shown
        if isinstance(thing, ReadableThing):
            if thing.draw is not None:
                thing.draw(surface)
            else:
                self._draw_card(surface, thing)

    def _draw_card(self, surface: pygame.Surface, thing: ReadableThing) -> None:
        model = self.model
        laid = self.zoom_layout
        for number, button in enumerate(laid.buttons):
            button.hovered = model.pointed == _control(number)
            button.focused = button.ring = model.focus is not None and model.focus.name == ("offer", number)
        self.zoom.draw(surface, model.painter.faces.face(int(thing.which)), laid, self.intent.pinned)
        for button in laid.buttons:
            button.draw_ring(surface)


def _control(number: int) -> PressTarget:
    return PressTarget(OFFER, number, f"reading.take {number}")
