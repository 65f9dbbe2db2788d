"""Reactions and triggered effects on the table: the card in question, when to ask about cards, and declining."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from client.art import paint, text
from client.art.arrows import ArrowLook, card_ring, draw_arrow
from client.layout.pieces import Piece
from client.layout.zones import CARD_SHAPE
from client.table.actions import ANNOUNCE, ANNOUNCE_CARD, DECLINE, SHOW_REACTIONS, Handlers
from client.table.context import TableContext
from client.table.furniture.reactions.ask_menu import AskMenu
from client.table.furniture.reactions.look import reaction_look
from client.table.furniture.reactions.windows import WindowMenu
from client.table.hand.answers import PromptButton
from client.table.hand.gestures import COMMIT, HandAction
from client.table.layer import Band, Layer
from client.table.layers.find_on_table import place_of
from client.table.pointer_targets import CARD as CARD_THING, Point, ReadableThing
from client.widgets import Dialog, DialogButton
from engine.kernel.game.traits import HasWindows
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import CARD, NONE, SEAT_BASE, describe
from engine.session.reactions.reaction_memory import MODES, decline_option, is_reaction, is_use, options_but_pass
from engine.words.say import table as say

_CARD_WIDTH, _GAP = 196.0, 12.0
_LEAST = 0.75
"""A card next to the prompt bar shrinks to this share at most. If it still doesn't fit, it stands above the bar."""
_MARK, _LARGE = 18.0, "zoom"
_INK, _PAPER = "#33223B", "#FFF6E0"
_GLOW = "#FF5A47"
_ARROW = ArrowLook(_GLOW, _INK)
_RINGS = ((9.0, 0.25), (6.0, 0.5), (3.0, 1.0))
"""The distance (map pixels) and the opacity of each ring around a threatened card."""


class ReactionLayer(Layer):
    """Shows and handles a table's reactions."""

    bands = (Band.OVER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.look = reaction_look(self.table.session.game.slug)
        self.windows = WindowMenu(table, self.look)
        self.ask_menu = AskMenu(table)
        self._place, self._wide = pygame.Rect(0, 0, 0, 0), 0.0

    # -- the question ---------------------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is asked to react or to use a triggered effect."""
        question = self.table.hand.view.question
        return is_reaction(question) or is_use(question)

    @property
    def subject(self) -> int:
        """The card in question, if the viewer knows it; else -1."""
        question = self.table.hand.view.question
        if question is None or not self.is_asked:
            return -1
        return question[2] if describe(question[2])[0] == CARD and not self._is_shown(question[2]) else -1

    def _is_shown(self, card: int) -> bool:
        """Return whether the table already shows a card as large as it would be next to the prompt bar."""
        piece = self.table.places.arrangement.by_key.get(("card", card))
        return piece is not None and piece.face_up and piece.detail == _LARGE

    def decline(self) -> bool:
        """Decline the reaction or the triggered effect. Return False if neither is asked."""
        question = self.table.hand.view.question
        option = decline_option(question) if question is not None and self.is_asked else None
        return option is not None and self.do.answer(option)

    def leave(self) -> bool:
        """Decline the reaction, or pass on any other question if nothing on the table can be chosen."""
        hand = self.table.hand
        question = hand.view.question
        option = decline_option(question) if question is not None and not hand.choices.sources else None
        if self.decline() or option is None:
            return option is not None
        self.do.commit(HandAction(COMMIT, None, option))
        return True

    def commands(self) -> Handlers:
        return {
            SHOW_REACTIONS: self.menu,
            ANNOUNCE: self.windows.announce,
            ANNOUNCE_CARD: self.windows.announce_card,
            DECLINE: self.leave,
        }

    def buttons(self) -> Sequence[PromptButton]:
        """Return the button that announces a card."""
        windows = self.windows
        if not windows.offers():
            return ()
        return [PromptButton(windows.button_words(), command=ANNOUNCE, key=windows.look.announce.key)]

    # -- when to ask about each card ------------------------------------------------------------------------

    def own_cards(self) -> list[Piece]:
        """Return the viewer's cards that have a setting for when to ask."""
        table = self.table
        viewer = table.session.viewer
        if viewer == SPECTATOR or table.session.kinds[viewer] != "human":
            return []
        names, question = self.look.zones, table.hand.view.question
        if not names and not is_reaction(question):
            return []
        arrangement, layout = table.hand.arrangement, table.views.newest.table.layout
        zones = {layout.seat_zone(name, viewer) for name in names}
        reactions = options_but_pass(question) if question and is_reaction(question) else []
        open_cards = {option[1] for option in reactions}
        return [
            piece
            for piece in arrangement.pieces
            if piece.card >= 0 and (piece.zone in zones or (piece.card in open_cards and piece.seat == viewer))
        ]

    def menu(self, card: int = NONE) -> bool:
        """Show the menu that sets when to ask about a card. Return False if the card has no such setting.

        Without a card it is the focused or pointed one, else the first possible one.
        """
        table = self.table
        if card == NONE:
            return self._menu_by_key()
        if card not in {piece.card for piece in self.own_cards()}:
            return False
        if self.look.windows:
            return self.windows.show(table.session.viewer, card)
        if not table.session.has_one_human:
            return False
        now = table.session.reaction_mode(card)
        answers = [
            DialogButton(
                say(f"ask-{mode}"),
                partial(self.ask_menu.choose, card, mode),
                "primary" if mode == now else "secondary",
                icon="check" if mode == now else "",
                harmless=mode == now,
            )
            for mode in MODES
        ]
        answers.append(DialogButton(say("look-closer"), partial(self.do.enlarge, card), icon="eye"))
        name = table.session.names[table.session.viewer]
        sentence = say("ask-about-card", player=name)
        table.reading.close()
        title = table.session.game.words.card_name(table.views.newest.table, card)
        table.screen.form.show(Dialog(title, sentence, answers))
        return True

    def _menu_by_key(self) -> bool:
        if self.look.windows:
            return self.windows.show_by_key()
        if self.ask_menu.is_offered:
            return self.ask_menu.show()
        cards = [piece.card for piece in self.own_cards()]
        pointed = self.table.reading.card
        wanted = pointed if pointed in cards else next(iter(cards), None)
        return wanted is not None and self.menu(wanted)

    # -- drawing --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the card in question next to the prompt bar, and marks on own cards with an unusual setting."""
        self._draw_marks(surface)
        place = self._place if self._draw_subject(surface) else pygame.Rect(0, 0, 0, 0)
        if is_reaction(self.table.hand.view.question):
            draw_threat(surface, self.table, place)

    def prepare(self) -> None:
        """Place the card in question next to the prompt bar."""
        table, card = self.table, self.subject
        self._place = pygame.Rect(0, 0, 0, 0)
        prompt = table.places.arrangement.rects.get("prompt")
        if card < 0 or prompt is None:
            return
        scale = table.places.arrangement.scale
        place = table.places.arrangement.rects.get("subject")
        gap, width = round(_GAP * scale), round(_CARD_WIDTH * scale)
        if place is not None:
            wide = min(place.width, place.height / CARD_SHAPE)
        else:
            room = prompt.left - gap - table.places.area.left
            wide = min(width, room) if room > _LEAST * width else width
        self._wide, size = wide, table.screen.painter.size_of(card, wide, self._detail)
        if place is not None:
            self._place = pygame.Rect((0, 0), size).move_to(center=place.center)
        else:
            self._place = place_beside(prompt, size, table.places.area, gap)

    @property
    def _detail(self) -> str:
        """The detail level of the card: "hand" in a small place of its own, where that is more readable."""
        return "hand" if "subject" in self.table.places.arrangement.rects else "zoom"

    def _draw_subject(self, surface: pygame.Surface) -> bool:
        """Draw the card in question. Return False without one, or while its picture is not ready."""
        card, place, scale = self.subject, self._place, self.table.places.arrangement.scale
        painter = self.table.screen.painter
        picture = painter.picture_soon(card, self._wide, self._detail) if card >= 0 and place else None
        if picture is None:
            return False
        paint.shadow(surface, place, 12 * scale, 9 * scale, 0.5, (0, 5 * scale))
        surface.blit(picture, place)
        return True

    def anchor(self, name: str) -> pygame.Rect | None:
        """Return the place of the card next to the prompt bar."""
        return self._place if name == "subject" and self.subject >= 0 else None

    def hit(self, point: Point) -> ReadableThing | None:
        """Return the card next to the prompt bar."""
        card, place = self.subject, self._place
        return ReadableThing(CARD_THING, card, None, tuple(place)) if card >= 0 and place.collidepoint(point) else None

    def _draw_marks(self, surface: pygame.Surface) -> None:
        table = self.table
        usual, scale = table.screen.settings.reactions, table.places.arrangement.scale
        face = table.screen.theme.font("hint")[0]
        for piece in self.own_cards():
            words = self._mark_of(piece.card, usual)
            pose = table.places.pose_of(piece.key) if words else None
            if pose is None:
                continue
            size = _MARK * scale
            size = text.fit(words, face, size, pose.width - 8 * scale, size * 0.7)
            pill = pygame.Rect(0, 0, round(text.width(words, face, size) + size), round(1.5 * size))
            pill.center = round(pose.x), round(pose.y - piece.height / 2 + size * 0.9)
            paint.panel(surface, pill, pill.height / 2, _INK, _PAPER, max(1, 1.5 * scale))
            text.draw(surface, words, face, size, _PAPER, pill.center, "center")

    def _mark_of(self, card: int, usual: str) -> str:
        """Return the mark on an own card: that it is announced, or its setting if unusual."""
        if self.look.windows:
            return self.windows.mark(card)
        mode = self.table.session.reaction_mode(card) if self.table.session.has_one_human else usual
        return say(f"asks-{mode}") if mode != usual else ""


def place_beside(prompt: pygame.Rect, size: tuple[int, int], area: pygame.Rect, gap: int) -> pygame.Rect:
    """Return the place of a card at the prompt bar: to its left, or above its left end."""
    rect = pygame.Rect((0, 0), size).move_to(bottomright=(prompt.left - gap, prompt.bottom))
    if rect.left < area.left:
        rect.bottomleft = max(area.left, prompt.left), prompt.top - gap
    return rect.clamp(area)


def draw_threat(surface: pygame.Surface, table: TableContext, subject: pygame.Rect) -> None:
    """Draw the threat behind an open reaction window: a glow around cards that would be lost, and an arrow to them.

    The arrow starts at the threatening card on the table or at the prompt bar (`subject`), else at the active seat.
    """
    view = table.hand.view
    windows = view.table.game.trait(HasWindows)
    if windows is None:
        return
    cause, victims = windows.threat(view)
    scale = table.places.arrangement.scale
    source = place_of(table.places, cause) if cause != NONE else None
    if source is None:
        source = subject if subject.width else place_of(table.places, SEAT_BASE + view.active)
    for victim in victims:
        goal = place_of(table.places, victim)
        if goal is None:
            continue
        for off, seen in _RINGS:
            ring = card_ring(goal.width + 2 * off * scale, goal.height + 2 * off * scale, 0, 4 * scale, _GLOW, seen)
            surface.blit(ring, ring.get_rect(center=goal.center))
        if source is not None and source.center != goal.center:
            draw_arrow(surface, source, goal, _ARROW, scale, table.prompt.rect)
