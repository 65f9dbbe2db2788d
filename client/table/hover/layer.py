"""Close looks: the thing under the pointer or the focus, and an open pile."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial

import pygame

from client.input.focus import OFFER, FocusStop
from client.layout.card_sizes import SHARES
from client.layout.pieces import Key
from client.table.actions import (
    BROWSE_PILE,
    CHOOSE_CARD,
    CLOSE_PILE,
    CLOSE_READING,
    PAGE_PILE,
    PIN,
    SCROLL_PILE,
    SELECT_CARD,
    TAKE_OFFER,
    Handlers,
)
from client.table.context import TableContext
from client.table.hand.answers import PromptButton, outcome
from client.table.hand.gestures import COMMIT, HandAction
from client.table.hand.lit_choices import lit_places
from client.table.hover.placement import room_for
from client.table.hover.readable import is_readable
from client.table.hover.zoom import Zoom, ZoomLayout
from client.table.layer import Band, Layer
from client.table.pointer_targets import CARD, TOOL, Point, Pointer, PointerKind, PressTarget, ReadableThing
from client.table.reading.pile_browser import PileBrowser, pile_of
from engine.kernel.state.state import Option
from engine.store.player.settings import NEVER
from engine.words.say import table as say

_TOOL_DELAY_MS = 450
_GAP = 6
"""Gap between an enlarged card and what must stay visible next to it, in map pixels."""
_SHAPE = 1.4
"""Height of most cards, divided by their width."""
_MOST_OFFERS = 4


class HoverLayer(Layer):
    """Shows the pointed or focused thing over the table."""

    bands = (Band.MODAL,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.reading = table.reading
        self._laid: tuple[Hashable, ZoomLayout] | None = None
        """The layout of the enlarged card, with the state that it depends on."""

    # -- pointing -------------------------------------------------------------------------------------------

    def point(self, pointer: Point | None, now: int) -> bool:
        """Handle the pointer's position (None: outside of the window). Return True when the picture changes."""
        thing = self.table.layers.hit(pointer) if pointer is not None else None
        return self.rest_on(thing, now)

    def rest_on(self, thing: ReadableThing | None, now: int, by_keys: bool = False) -> bool:
        """Handle the pointed or focused thing. Return True when the picture changes.

        Selectable grid cards, which would hide their neighbors, and cards readable in place are enlarged only on
        request.
        """
        settings = self.table.screen.settings
        never = settings.hover_delay_ms == NEVER
        slow = thing is not None and (thing.kind == TOOL or never)
        self.reading.delay_ms = _TOOL_DELAY_MS if slow else settings.hover_delay_ms
        if thing is None or thing.kind != CARD or thing == self.reading.pointed_thing or self.reading.pinned:
            return self.reading.point(thing, now)
        wanted = settings.focus_enlarges if by_keys else not never
        if wanted and (
            thing.key is None or not (thing.key in lit_places(self.table.hand) or is_readable(self.table, thing))
        ):
            return self.reading.point(thing, now)
        had = self.reading.shown is not None
        self.reading.ignore(thing)
        return had

    def covers(self, point: Point) -> bool:
        return self.reading.browser is not None

    def hit(self, point: Point) -> ReadableThing | None:
        """Return the card of the open pile at `point`."""
        found = self.reading.browser.card_at(point) if self.reading.browser is not None else None
        return ReadableThing(CARD, found[0], None, tuple(found[1])) if found else None

    def _pin_pointed(self) -> bool:
        """Pin the pointed card, or release the pinned one."""
        thing = self.reading.shown or self.reading.pointed_thing
        self.reading.pin_card(thing if isinstance(thing, ReadableThing) else None)
        return True

    # -- piles ----------------------------------------------------------------------------------------------

    def browse(self, zone: int) -> bool:
        """Open a pile."""
        self.reading.browser = PileBrowser(pile_of(self.table.views.newest, zone, self.table.session.names))
        self.layout()
        self.reading.close()
        return True

    @property
    def choosable(self) -> Mapping[int, Option]:
        """The cards of the open pile that are answers now."""
        if self.reading.browser is None:
            return {}
        return self.table.hand.choices.in_piles.get(self.reading.browser.pile.zone, {})

    def close_browser(self) -> bool:
        """Close the open pile. Return False if there was none."""
        browser, self.reading.browser = self.reading.browser, None
        if browser is not None:
            self.reading.close()
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
        browser = self.reading.browser
        if browser is None:
            return False
        if event.kind == PointerKind.WHEEL:
            browser.scroll(-event.turn)
            self.point(event.point, self.table.screen.now)
        elif event.kind == PointerKind.PRESS:
            if not browser.rect.collidepoint(event.point) or browser.close_rect.collidepoint(event.point):
                self.close_browser()
            elif (found := browser.card_at(event.point)) is not None:
                self._choose(found[0])
        return event.kind in (PointerKind.WHEEL, PointerKind.PRESS)

    def commands(self) -> Handlers:
        in_pile = self._act_in_pile
        return {
            PIN: self._pin_pointed,
            CLOSE_READING: lambda: self.reading.pinned and self.reading.close(),
            TAKE_OFFER: self._take,
            BROWSE_PILE: self.browse,
            CLOSE_PILE: self.close_browser,
            SELECT_CARD: partial(in_pile, lambda browser, steps: browser.select(self.choosable, steps)),
            CHOOSE_CARD: partial(in_pile, lambda browser: self._choose(browser.selected) or self.close_browser()),
            SCROLL_PILE: partial(in_pile, PileBrowser.scroll),
            PAGE_PILE: partial(in_pile, PileBrowser.page),
        }

    def _act_in_pile(self, act: Callable[..., object], *by: float) -> bool:
        """Do something in the open pile. Return False if there is none."""
        browser = self.reading.browser
        if browser is not None:
            act(browser, *by)
        return browser is not None

    # -- enlarged card --------------------------------------------------------------------------------------

    @property
    def enlarged_card(self) -> ReadableThing | None:
        thing = self.reading.shown
        return thing if isinstance(thing, ReadableThing) and thing.kind == CARD and thing.draw is None else None

    @property
    def offers(self) -> Sequence[PromptButton]:
        """The buttons of the enlarged card while it is pinned: one per answer, or one to select it.

        With many targets, the table shows where the card can go.
        """
        thing, hand = self.enlarged_card, self.table.hand
        if thing is None or not self.reading.pinned or not hand.is_asked:
            return ()
        found = [option for spot in self._sources_on(thing) for option in hand.choices.options_of(spot)]
        chosen = hand.choices.answer_with(thing.key) if thing.key is not None else None
        if not found and chosen is not None:
            found = [chosen]
        if len(found) > _MOST_OFFERS:
            return [PromptButton(say("choose-where"))]
        session = self.table.session
        return [PromptButton(outcome(session, hand.view, option), option) for option in dict.fromkeys(found)]

    def _sources_on(self, thing: ReadableThing) -> list[Key]:
        """Return the sources on a card: the card itself and its usable tags."""
        choices = self.table.hand.choices
        strips = {strip.key for row in choices.strips.values() for strip in row if strip.card == thing.which}
        return [spot for spot in choices.sources if spot == thing.key or spot in strips]

    @property
    def zoom(self) -> Zoom:
        """The painter of enlarged cards with the current settings."""
        table = self.table
        return Zoom(
            table.screen.theme,
            table.screen.painter.sprites.compositor,
            table.screen.settings.quips,
            SHARES[table.screen.settings.card_size],
            table.views.newest.table.seats == 2,
        )

    @property
    def zoom_layout(self) -> ZoomLayout:
        """The layout of the enlarged card. Raises ValueError if there is none."""
        thing, table = self.enlarged_card, self.table
        if thing is None:
            raise ValueError("no card is enlarged")
        scale, face = table.places.arrangement.scale, table.screen.painter.faces.face(int(thing.which))
        room = room_for(table, thing, round(_GAP * scale))
        labels = tuple(offer.label for offer in self.offers)
        settings, unit = table.screen.settings, table.screen.scale.unit
        key = face.key, room, labels, unit, settings.quips, settings.card_size
        if self._laid is None or self._laid[0] != key:
            self._laid = key, self.zoom.lay(face, room, scale, unit, labels)
        return self._laid[1]

    def control_at(self, point: Point) -> PressTarget | None:
        if self.enlarged_card is None or not self.reading.pinned:
            return None
        found = (number for number, button in enumerate(self.zoom_layout.buttons) if button.rect.collidepoint(point))
        return next((_control(number) for number in found), None)

    def stops(self) -> Sequence[FocusStop]:
        """Return the buttons of the pinned card as focus stops."""
        if self.enlarged_card is None or not self.reading.pinned:
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
        choices = self.table.hand.choices
        self.reading.close()
        if offer.option is None:
            self.do.pick(thing.key)
            return True
        sources = self._sources_on(thing)
        spot = next((spot for spot in sources if offer.option in choices.options_of(spot)), None)
        targets = choices.targets(spot) if spot is not None else []
        target = next((target for target in targets if target.option == offer.option), None)
        self.do.commit(HandAction(COMMIT, spot, offer.option, target))
        return True

    # -- time -----------------------------------------------------------------------------------------------

    def layout(self) -> None:
        if self.reading.browser is None:
            return
        table = self.table
        game, theme = table.session.game, table.screen.theme
        kinds = {str(game.shows.face(table.views.newest, card)["kind"]) for card in self.reading.browser.pile.cards}
        layouts = [theme.layout(kind, theme.details(kind)[0]) for kind in kinds]
        shape = max((layout.height / layout.width for layout in layouts), default=_SHAPE)
        self.reading.browser.layout(table.places.area, table.screen.scale.unit, shape)

    def update(self, now: int) -> bool:
        return self.reading.update(now)

    def wake_at(self) -> int | None:
        return self.reading.wake_at()

    def clear_private_ui(self) -> None:
        self.reading.browser = None
        self.reading.close()

    # -- drawing --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the open pile, then the picture of the pointed thing."""
        table, painter = self.table, self.table.screen.painter
        if (browser := self.reading.browser) is not None:
            faces = [painter.faces.face(card) for card in browser.pile.cards]
            browser.draw(
                surface,
                faces,
                painter.sprites.compositor,
                self.choosable,
                painter.look.color("good"),
                table.screen.theme.art,
            )
        thing = self.reading.shown
        if isinstance(thing, ReadableThing):
            if thing.draw is not None:
                thing.draw(surface)
            else:
                self._draw_card(surface, thing)

    def _draw_card(self, surface: pygame.Surface, thing: ReadableThing) -> None:
        table = self.table
        laid = self.zoom_layout
        for number, button in enumerate(laid.buttons):
            button.hovered = table.pointer.pointed == _control(number)
            button.focused = button.ring = table.keys.stop is not None and table.keys.stop.name == ("offer", number)
        self.zoom.draw(surface, table.screen.painter.faces.face(int(thing.which)), laid, self.reading.pinned)
        for button in laid.buttons:
            button.draw_ring(surface)


def _control(number: int) -> PressTarget:
    return PressTarget(OFFER, number, TAKE_OFFER.of(number))
