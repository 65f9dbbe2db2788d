"""Reactions and triggered effects on the table: the card they answer, when to ask about a card, declining."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from client.art import paint, text
from client.session.reactions.card_memory import ALWAYS, MATTERS, NEVER, is_reaction, is_use, offered, passing
from client.table.interaction import COMMIT, Act
from client.table.layouts import CARD_SHAPE
from client.table.pieces import Piece
from client.table.reaction_look import reaction_look
from client.table.windows import WindowMenu
from client.widgets import Answer, Dialog
from engine.kernel.layout import SPECTATOR
from engine.kernel.refs import CARD, describe

if TYPE_CHECKING:
    from client.table.scene import TableScene

MODE_WORDS = {ALWAYS: "Always ask", MATTERS: "Ask when it matters", NEVER: "Never this turn"}
MODE_MARKS = {ALWAYS: "always asks", MATTERS: "asks when it matters", NEVER: "silent this turn"}
_SEVERAL = "With several people at this computer the table still stops at the same moments, whatever is chosen here: " \
           "otherwise the others could tell what the card is."  # fmt: skip
_ALONE = "When is {name} to be asked about this card?"
_LOOK = "Look at it closer"
_CARD_WIDTH, _GAP = 196.0, 12.0
_LEAST = 0.75
"""A card beside the prompt bar becomes smaller by a quarter at most; without room for that it stands above the bar."""
_MARK, _LARGE = 18.0, "zoom"
_INK, _PAPER = "#33223B", "#FFF6E0"


@dataclass(frozen=True, slots=True)
class Wish:
    """An answer of the menu of a card: what is to be asked about it; "" to look at it closer."""

    card: int
    mode: str = ""


class ReactionLayer:
    """What a table shows and does about reactions."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.look = reaction_look(scene.session.game.slug)
        self.windows = WindowMenu(scene, self.look)
        self._place = pygame.Rect(0, 0, 0, 0)

    # -- what is asked --------------------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        """Whether the viewer is asked to react, or whether a triggered effect is to be used."""
        question = self.scene.hand.view.question
        return is_reaction(question) or is_use(question)

    @property
    def subject(self) -> int:
        """The card the question is about, as far as the viewer knows it; -1 without one."""
        question = self.scene.hand.view.question
        if question is None or not self.asked:
            return -1
        return question[2] if describe(question[2])[0] == CARD and not self._is_shown(question[2]) else -1

    def _is_shown(self, card: int) -> bool:
        """Whether a card lies on the table as large as it would be shown beside the prompt bar."""
        piece = self.scene.arrangement.by_key.get(("card", card))
        return piece is not None and piece.face_up and piece.detail == _LARGE

    def decline(self) -> bool:
        """Let it happen, or do not use it; false when nothing of the kind is asked."""
        question = self.scene.hand.view.question
        option = passing(question) if question is not None and self.asked else None
        return option is not None and self.scene.commands.answer(option)

    def leave(self) -> bool:
        """The same for anything else that is only offered: that is, where nothing on the table can be chosen."""
        hand = self.scene.hand
        question = hand.view.question
        option = passing(question) if question is not None and not hand.choices.sources else None
        if self.decline() or option is None:
            return option is not None
        self.scene.commands.commit(Act(COMMIT, None, option))
        return True

    def hush(self) -> None:
        """Let it happen, and ask nothing more in this turn."""
        self.scene.session.let_happen(hush=True)
        self.scene.answered_at = self.scene.now
        self.scene.catch_up()

    # -- the wish for each card -----------------------------------------------------------------------------

    def own_cards(self) -> list[Piece]:
        """The viewer's cards about which it can be said when to ask."""
        scene = self.scene
        viewer = scene.session.viewer
        if viewer == SPECTATOR or scene.kind_of(viewer) != "human":
            return []
        names, question = self.look.zones, scene.view.question
        if not names and not is_reaction(question):
            return []
        arrangement, layout = scene.hand.arrangement, scene.view.table.layout
        zones = {layout.seat_zone(name, viewer) for name in names}
        open_cards = {option[1] for option in offered(question)} if question and is_reaction(question) else set()
        return [piece for piece in arrangement.pieces
                if piece.card >= 0 and (piece.zone in zones or (piece.card in open_cards and piece.seat == viewer))]

    def menu(self, card: int) -> bool:
        """Ask when to ask about a card; false when that cannot be said of it."""
        scene = self.scene
        if card not in {piece.card for piece in self.own_cards()}:
            return False
        if self.look.windows:
            return self.windows.show(scene.session.viewer, card)
        now = scene.session.reaction_mode(card)
        answers = [Answer(words, Wish(card, mode), "primary" if mode == now else "secondary",
                          icon="check" if mode == now else "", harmless=mode == now)
                   for mode, words in MODE_WORDS.items()]  # fmt: skip
        answers.append(Answer(_LOOK, Wish(card), icon="eye"))
        name = scene.session.names[scene.session.viewer]
        sentence = _ALONE.format(name=name) if scene.session.alone else f"{_ALONE.format(name=name)} {_SEVERAL}"
        scene.hover.intent.close()
        scene.form.show(Dialog(scene.session.game.words.card_name(scene.view.table, card), sentence, answers))
        return True

    def menu_by_key(self) -> bool:
        """The same for the card that has the focus or the pointer, else for the first there is."""
        if self.look.windows:
            return self.windows.show_by_key()
        cards = [piece.card for piece in self.own_cards()]
        pointed = self.scene.hover.card
        wanted = pointed if pointed in cards else next(iter(cards), None)
        return wanted is not None and self.menu(wanted)

    def take(self, wish: Wish) -> None:
        """An answer of the menu."""
        scene = self.scene
        if not wish.mode:
            piece = scene.hand.arrangement.by_key.get(("card", wish.card))
            if piece is not None:
                scene.hover.pin(scene.hover.thing_at(piece.hit.center))
            return
        scene.session.set_reaction_mode(wish.card, wish.mode)
        scene.catch_up()

    # -- picture --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The card that the question is about beside the prompt bar; a word on each own card that is told otherwise."""
        self._draw_marks(surface)
        scene, card = self.scene, self.subject
        prompt = scene.arrangement.rects.get("prompt")
        self._place = pygame.Rect(0, 0, 0, 0)
        if card < 0 or prompt is None:
            return
        scale = scene.arrangement.scale
        place = scene.arrangement.rects.get("subject")
        gap, width = round(_GAP * scale), round(_CARD_WIDTH * scale)
        if place is not None:
            wide = min(place.width, place.height / CARD_SHAPE)
        else:
            room = prompt.left - gap - scene.area.left
            wide = min(width, room) if room > _LEAST * width else width
        picture = scene.painter.picture_soon(card, wide)
        if picture is None:
            return
        size = picture.get_size()
        shown = picture.get_rect(center=place.center) if place else place_beside(prompt, size, scene.area, gap)
        self._draw_subject(surface, picture, shown, scale)

    def card_at(self, point: tuple[int, int]) -> tuple[int, pygame.Rect] | None:
        """The card that stands beside the prompt bar, if it does so at this point, and where it stands."""
        card = self.subject
        return (card, self._place) if card >= 0 and self._place.collidepoint(point) else None

    def _draw_subject(self, surface: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        self._place = rect
        paint.shadow(surface, rect, 12 * scale, 9 * scale, 0.5, (0, 5 * scale))
        surface.blit(picture, rect)

    def _draw_marks(self, surface: pygame.Surface) -> None:
        scene = self.scene
        usual, scale = scene.settings.reactions, scene.arrangement.scale
        face = scene.theme.font("hint")[0]
        for piece in self.own_cards():
            words = self._mark_of(piece.card, usual)
            pose = scene.timeline.stage.where(piece.key, scene.now) if words else None
            if pose is None:
                continue
            size = _MARK * scale
            size = text.fit(words, face, size, pose.width - 8 * scale, size * 0.7)
            pill = pygame.Rect(0, 0, round(text.width(words, face, size) + size), round(1.5 * size))
            pill.center = round(pose.x), round(pose.y - piece.height / 2 + size * 0.9)
            paint.panel(surface, pill, pill.height / 2, _INK, _PAPER, max(1, 1.5 * scale))
            text.draw(surface, words, face, size, _PAPER, pill.center, "center")

    def _mark_of(self, card: int, usual: str) -> str:
        """The word on an own card: that it is announced, or when it is asked about if that is not the usual."""
        if self.look.windows:
            return self.windows.mark(card)
        mode = self.scene.session.reaction_mode(card)
        return MODE_MARKS[mode] if mode != usual else ""


def place_beside(prompt: pygame.Rect, size: tuple[int, int], area: pygame.Rect, gap: int) -> pygame.Rect:
    """Where a card stands that belongs to the prompt bar: at its left, or above its left end without room there."""
    rect = pygame.Rect((0, 0), size)
    rect.bottomright = prompt.left - gap, prompt.bottom
    if rect.left < area.left:
        rect.bottomleft = max(area.left, prompt.left), prompt.top - gap
    return rect.clamp(area)
