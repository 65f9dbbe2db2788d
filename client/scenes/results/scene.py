"""The results of a match: the winner, the sources of points, their course, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from client.art import paint, svg, text
from client.cards.compositor import FaceCompositor
from client.cards.seat_sign import seat_sign
from client.cards.theme import Theme
from client.input.actions import BACK, NEXT, PRESS, TURNING_POINTS, cap, find_triggered
from client.replay.decision_review import Decision, DecisionReview
from client.replay.playing_on import refusal
from client.replay.recording import Recording
from client.replay.turning_points import TurningPoints
from client.scenes.ending.look import EndingLook, deciding_cards, ending_look
from client.scenes.gallery.card_rows import CardFace, CardRows
from client.scenes.games import house_drawing
from client.scenes.page import Page
from client.scenes.results.deck_commitment import commitment_rows
from client.scenes.results.street_rows import SeasonResult, reached_rows, season_rows
from client.scenes.results.turning_points import CostliestPanel, TurningPanel
from client.shell.scene import soonest
from client.widgets import Button, ScrollArea, StaticWidget, Toast, Widget, Words, draw_icon
from client.widgets.chart import PointsChart, PointsLine
from client.widgets.icons import SeatSign
from client.widgets.paper import SHELL_PAPER, Paper
from client.widgets.style import BODY, HINT, SCORE, SECOND, SMALLEST
from engine.ai.levels import win_odds
from engine.ai.seat_request import HUMAN
from engine.kernel.game.traits import goal_of, identity_of
from engine.session.branch import branch
from engine.session.computers.opponents import policy_words
from engine.session.session import Session
from engine.store.files.atomic import StoreError
from engine.street.playing import Reached
from engine.words import assets
from engine.words.messages import retranslate
from engine.words.say import results as say

_PLACE, _NAME = 22.0, 17.5
_ROW = 66.0
_STANDINGS = 0.38
_FIRST_COLUMN = 400.0
_BUTTON_GAP = 22.0
_HOUSE, _LARGEST_HOUSE = 140.0, 340.0
_LOWEST_CHART = 230.0
"""A chart lower than this leaves the turning points to the other column."""
_SEARCH_MS = 4.0
"""The time in each frame to look for turning points."""
_ASK_MS = 30
"""How often the coach is asked whether it has got on."""


class ResultRow(StaticWidget):
    """The row of a seat: place, token, name, player kind, points and their sources.

    `place` is 0 without a winner. `identity` is the seat's secret identity, now revealed.
    """

    def __init__(
        self,
        place: int,
        sign: SeatSign,
        name: str,
        kind: str,
        points: int,
        parts: list[tuple[str, int]],
        won: bool,
        identity: str = "",
        paper: Paper = SHELL_PAPER,
    ) -> None:
        super().__init__(name=name)
        self.place_number = place
        self.sign = sign
        self.kind = kind
        self.points = points
        self.identity = identity
        counted = ", ".join(f"{words}: {part}" for words, part in parts)
        self.breakdown = ". ".join(words for words in (identity, counted) if words)
        self.won = won
        self.paper = paper

    def describe_content(self) -> str:
        place = f"{self.place_number}. " if self.place_number else ""
        return f"{place}{self.name}, {self._kind_words()}: {self.points}. {self.breakdown}".strip()

    def _left_margin(self, unit: float) -> float:
        return 96 * unit

    def _right(self, unit: float) -> float:
        return 18 * unit + max(text.width(str(self.points), self.paper.number, SCORE.size * unit), 34 * unit)

    def _lines(self, width: int, unit: float) -> list[str]:
        room = width - self._left_margin(unit) - self._right(unit) - 10 * unit
        return text.wrap(self.breakdown, SECOND.font, SECOND.size * unit, room, False) if self.breakdown else []

    def height_for(self, width: int, unit: float) -> int:
        return round((_ROW + max(0, len(self._lines(width, unit)) - 1) * SECOND.size * 1.3) * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect, paper = self.unit, self.rect, self.paper
        radius = paper.radius * unit
        if self.won:
            paint.shadow(surface, rect, radius, 6 * unit, 0.6, color=paper.won)
            paint.panel(surface, rect, radius, paper.won, paper.won_edge, 2 * unit)
            draw_icon(surface, "trophy", 26 * unit, paper.won_edge, (rect.x + 26 * unit, rect.centery))
        else:
            paint.panel(surface, rect, radius, paper.raised, paper.edge, 1.6 * unit)
            number = str(self.place_number or "")
            text.draw(
                surface, number, paper.number, _PLACE * unit, paper.second, (rect.x + 26 * unit, rect.centery), "center"
            )
        self.sign.draw(surface, self.name, 38 * unit, (rect.x + 67 * unit, rect.centery))
        text.draw(
            surface,
            str(self.points),
            paper.number,
            SCORE.size * unit,
            paper.text,
            (rect.right - 18 * unit, rect.centery),
            "midright",
        )
        self._draw_words(surface)

    def _draw_words(self, surface: pygame.Surface) -> None:
        unit, rect, paper = self.unit, self.rect, self.paper
        left = rect.x + self._left_margin(unit)
        right = rect.right - self._right(unit) - 10 * unit
        lines = self._lines(rect.width, unit)
        step = SECOND.size * 1.3 * unit
        y = rect.centery - len(lines) * step / 2
        box = text.draw_fitted(surface, self.name, paper.name, _NAME * unit, paper.text, (left, y), "midleft",
                               right - left, SMALLEST * unit)  # fmt: skip
        self._draw_kind(surface, box.right + 12 * unit, right, y)
        for number, line in enumerate(lines):
            place = (left, y + 21 * unit + number * step)
            text.draw(surface, line, SECOND.font, SECOND.size * unit, paper.second, place, "midleft")

    def _kind_words(self) -> str:
        return say("person") if self.kind == HUMAN else policy_words(self.kind)

    def _draw_kind(self, surface: pygame.Surface, left: float, right: float, y: float) -> None:
        """Draw in small who played: words if there is room, the level first, else the icon alone."""
        unit, size, paper = self.unit, HINT.size * self.unit, self.paper
        human = self.kind == HUMAN
        draw_icon(surface, "human" if human else "robot", 16 * unit, paper.second, (left + 8 * unit, y))
        whole = self._kind_words()
        for words in (whole, whole.partition(",")[0]):
            if left + 21 * unit + text.width(words, HINT.font, size) <= right:
                text.draw(surface, words, HINT.font, size, paper.second, (left + 21 * unit, y), "midleft")
                return


HASTE_MS = 700
"""The time after the results open in which Space and Enter press nothing."""


class ResultsScene(Page):
    """The results of a finished match. Opened over the table, Back shows the table as it was left.

    It opens "table" (session=...), "setup" (game=slug), "title" and "replay" (recording=..., moment=..., points=...),
    as far as the program knows them.
    """

    music = "shell"

    def __init__(
        self,
        session: Session,
        back: Callable[[], None] | None = None,
        reached: Reached | None = None,
        season: SeasonResult | None = None,
    ) -> None:
        """`reached` and `season` are what the match has led to on the street and in a season."""
        game, names = session.game, session.names
        view = session.match.view()
        sentence = game.words.prompt(view, names)
        ending = ending_look(game.slug)
        self.look = ending.results if ending is not None else None
        paper = self.look.paper if self.look is not None else SHELL_PAPER
        super().__init__(sentence[:1].upper() + sentence[1:], back, paper)
        self.session = session
        self._backdrop: pygame.Surface | None = None
        self._cards = card_rows(ending, session, paper) if ending is not None else []
        self.back_button.tooltip = say("look-at-the-table")
        self._season = season
        self._reached = [*season_rows(season, paper), *reached_rows(reached, paper, season is not None)]
        self.standings = [*standings(session, paper)]
        self.chart = PointsChart(
            tracks(session), goal_of(view), retranslate(game.score_name), retranslate(game.chart_unit), paper
        )
        facts = say("facts", game=game.title, turns=view.turn, seed=str(session.seed))
        self._facts = Words(facts, SECOND, paper.second)
        self._decks = commitment_rows(session, self.form.show, paper)
        self.victory = Words(game.words.describe_victory(view, names), BODY, paper.text)
        self.heading = Words(retranslate(game.score_name) or say("points"), paper.section, paper.text, line_height=1.1)
        self.recording = Recording(session.match, session.keeper.find_place())
        self.costliest = DecisionReview(self.recording, session.pool)
        self.costly = CostliestPanel(self._play_on, paper)
        self.costly.visible = not self.costliest.done
        self._signs = [seat_sign(game.slug, seat) for seat in range(len(names))]
        self.costly.fill(self.costliest, self._signs, names)
        self.area = ScrollArea(*self._make_content(), gap=9, padding=4)
        self.buttons: list[Button] = []
        self._opened = 0.0
        self.points = TurningPoints(self.recording)
        self.turning = TurningPanel(self._watch, paper)
        self.turning.visible = bool(win_odds(view))

    # -- frame ----------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> bool:
        """Watch turning points by key, and ignore further presses of the key that closed the table's last sheet."""
        point = find_triggered(event, TURNING_POINTS)
        if point is not None and (number := TURNING_POINTS.index(point)) < len(self.turning.rows):
            self._watch(number)
            return True
        return self.app.clock.now() - self._opened < HASTE_MS and find_triggered(event, (PRESS,)) is not None

    def enter(self, app: Any) -> None:
        """Offer what the program knows. The focus is on something harmless, because a late key may follow."""
        super().enter(app)
        self._opened = app.clock.now()
        again = say("watch-another") if self.session.watching else say("rematch")
        rematch = Button(
            again,
            "primary",
            icon="play",
            on_dusk=True,
            then=lambda _: self.app.open_alone("table", session=self.session.restart()),
        )
        if self._season is not None:
            rematch = Button(say("go-on-season"), "primary", icon="play", on_dusk=True, then=lambda _: self._go_on())
        offered = [
            ("title", Button(say("to-title"), "dusk", icon="exit", then=lambda _: self._leave_for("title"))),
            ("setup", Button(say("new-game"), "dusk", icon="cards", then=lambda _: self._new_game())),
            ("replay", Button(say("replay"), "dusk", icon="eye", then=lambda _: self._open_replay(0))),
            ("table", rematch),
        ]
        self.buttons = [button for name, button in offered if app.knows(name)]
        self.form.clear()
        safe = rematch if self._season is not None else dict(offered)["replay"]
        self.form.focus(safe if safe in self.buttons else self.back_button, ring=False)
        for sentence in self.session.take_remarks():
            self.toasts.show(Toast("information", say("please-note"), sentence), app.clock.now())

    def _make_content(self) -> list[Widget]:
        """Make the contents: how it was won if the points don't tell, the players' rows, the costliest decisions."""
        told: list[Widget] = [self.victory] if self.victory.words else []
        return [
            *told,
            *self._reached,
            self.heading,
            *self.standings,
            self.costly,
            *self._cards,
            self._facts,
            *self._decks,
        ]

    def update(self, now: int) -> bool:
        """Find the turning points, a little in each frame."""
        changed = super().update(now)
        if not self.points.found and self.turning.visible and self.points.work(_SEARCH_MS):
            points = self.points.points
            self.turning.fill(points, self._signs, self.session.names)
            self.chart.marks = [point.step for point in points]
            self.place_again()
            changed = True
        elif self.costly.visible and self.costliest.run(now):
            self.costly.fill(self.costliest, self._signs, self.session.names)
            self.place_again()
            changed = True
        return changed

    def animating(self) -> bool:
        return super().animating() or (self.turning.visible and not self.points.found)

    def wake_at(self) -> int | None:
        """Wake now and then while the coach thinks."""
        return soonest(super().wake_at(), None if self.costliest.done else self.app.clock.now() + _ASK_MS)

    def leave(self) -> None:
        """Stop looking for the costliest decisions."""
        super().leave()
        self.costliest.pause()

    def place_body(self) -> None:
        """Place the standings left of chart and turning points, or everything in one column in a narrow window."""
        self._place_buttons()
        if self.look is not None:
            self._backdrop = svg.fresh(self.look.backdrop, self.scale.width, self.scale.height)
        scale, margin, body = self.scale, self.margin, self.body
        gap = scale.px(20)
        inner = body.inflate(-2 * margin, -2 * scale.px(14))
        if self.narrow:
            self.area.children = [*self._make_content(), self.turning, self.chart]
            self.area.place(inner, scale.unit)
            self.set_controls(self.area, *self.buttons)
            return
        width = max(scale.px(_FIRST_COLUMN), round(inner.width * _STANDINGS))
        self.area.children = self._make_content()
        self.area.place(pygame.Rect(inner.x, inner.y, width, inner.height), scale.unit)
        left = inner.x + width + gap
        right = pygame.Rect(left, inner.y, inner.right - left, inner.height)
        high = self.turning.height_for(right.width, scale.unit) + gap if self.turning.visible else 0
        if high and right.height - high < scale.px(_LOWEST_CHART):
            self.area.children = [*self._make_content(), self.turning]
            self.area.place(self.area.rect, scale.unit)
            high = 0
        self.chart.place(pygame.Rect(left, inner.y, right.width, inner.height - high), scale.unit)
        if not high:
            self.set_controls(self.area, self.chart, *self.buttons)
            return
        self.turning.place(pygame.Rect(left, self.chart.rect.bottom + gap, right.width, high - gap), scale.unit)
        self.set_controls(self.area, self.chart, self.turning, *self.buttons)

    def _place_buttons(self) -> None:
        """Place the buttons at the right of the bar, the rematch last. They shrink if there is no room."""
        unit, bar = self.scale.unit, self.bar.rect
        wanted = sum(button.natural_width(unit) + _BUTTON_GAP * unit for button in self.buttons) + _BUTTON_GAP * unit
        unit *= min(1.0, bar.width / max(1.0, wanted))
        gap, high = round(_BUTTON_GAP * unit), round(44 * unit)
        right = bar.right - gap
        for button in reversed(self.buttons):
            width = button.natural_width(unit)
            button.place(pygame.Rect(right - width, bar.centery - high // 2, width, high), unit)
            right -= width + gap

    def draw_body(self, surface: pygame.Surface) -> None:
        if self._backdrop is not None:
            surface.blit(self._backdrop, (0, 0))
            gap = self.scale.px(12)
            paint.panel(
                surface,
                self.area.rect.inflate(2 * gap, gap),
                self.paper.radius * self.scale.unit,
                self.paper.paper,
                self.paper.edge,
                1.6 * self.scale.unit,
            )
        house = house_drawing(self.session.game.slug, "left")
        top, unit = self._decks[-1].rect.bottom + self.scale.px(12), self.scale.unit
        room = pygame.Rect(self.area.rect.x, top, self.area.rect.width, self.area.rect.bottom - top)
        if self.narrow or room.height < _HOUSE * unit or not assets.exists(house):
            return
        shape = svg.proportions(house)
        height = min(room.height, room.width / shape, _LARGEST_HOUSE * unit)
        picture = svg.image(house, height * shape, height)
        surface.blit(picture, picture.get_rect(center=room.center))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.look is None or self.narrow or self.form.popup is not None:
            return
        unit = self.scale.unit
        for ornament in self.look.ornaments:
            picture = svg.image(ornament.art, ornament.width * unit)
            across = ornament.at[0] * self.scale.width + ornament.shift[0] * unit
            down = ornament.at[1] * self.scale.height + ornament.shift[1] * unit
            surface.blit(picture, picture.get_rect(center=(round(across), round(down))))

    def caps(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do, while the buttons leave room for it."""
        if self.scale.width_units < 1100:
            return ()
        return ((cap(NEXT), say("key-next-control")), (cap(PRESS), say("key-press")), (cap(BACK), say("key-the-table")))

    def bar_height(self) -> int:
        return self.scale.px(72)

    # -- what comes next --------------------------------------------------------------------------------------

    def _watch(self, number: int) -> None:
        """Watch a turning point."""
        self._open_replay(self.points.points[number].moment)

    def _open_replay(self, moment: int) -> None:
        if self.app.knows("replay"):
            self.app.open_over("replay", recording=self.recording, moment=moment, points=self.points)

    def _play_on(self, decision: Decision) -> None:
        """Begin a match of its own at a decision; where that cannot be had, watch it."""
        kept = self.recording.kept
        if refusal(self.recording, decision.moment) or kept is None or not self.app.knows("table"):
            self._open_replay(decision.moment)
            return
        try:
            session = branch(kept.store, kept.match, kept.rows[decision.moment], decision.seat, self.app.settings)
        except StoreError as problem:
            self.toasts.show(Toast("refused", say("play-on-from-it"), str(problem)), self.app.clock.now())
            return
        self.app.open_alone("table", session=session)

    def _go_on(self) -> None:
        assert self._season is not None, "the match is of a season"
        self.session.close()
        self._season.go_on()

    def _new_game(self) -> None:
        self.session.close()
        name = "watch" if self.session.watching and self.app.knows("watch") else "setup"
        self.app.open_alone(name, game=self.session.game.slug)

    def _leave_for(self, name: str) -> None:
        self.session.close()
        self.app.open_alone(name)


def standings(session: Session, paper: Paper = SHELL_PAPER) -> list[ResultRow]:
    """Return the rows of all seats: winners first, then by the game's rank; no places if everybody has lost."""
    game, view = session.game, session.match.view()
    scores, winners = game.shows.scores(view), view.winners
    worth = [(seat in winners, rank) for seat, rank in enumerate(game.shows.ranks(view))]
    rows = []
    for seat in sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True):
        place = 1 + sum(other > worth[seat] for other in worth) if winners else 0
        parts = game.shows.score_parts(view, seat)
        name, kind, sign = session.names[seat], session.kinds[seat], seat_sign(game.slug, seat)
        identity = identity_of(view, seat)
        rows.append(ResultRow(place, sign, name, kind, scores[seat], parts, seat in winners, identity, paper))
    return rows


def card_rows(look: EndingLook, session: Session, paper: Paper) -> list[Widget]:
    """Return a heading and the cards that decided a match; empty if there are none."""
    game, compositor = session.game, FaceCompositor(Theme.load(session.game.slug))
    faces = deciding_cards(look, game, session.match.view())
    cards = [CardFace(face, compositor, look.results.detail) for face in faces]
    return [Words(say("decided-by"), paper.section, paper.text, line_height=1.1), CardRows(cards)] if cards else []


def tracks(session: Session) -> list[PointsLine]:
    """Return the points of every seat from the beginning to the last turn."""
    by_turn = session.points_by_turn
    return [
        PointsLine(seat_sign(session.game.slug, seat), name, tuple(points[seat] for points in by_turn))
        for seat, name in enumerate(session.names)
    ]
