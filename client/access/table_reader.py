"""Speech at a table: events, questions, the focus, the state of the match."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain

from client.access.controls import join_sentences, to_speech
from client.access.stops import Stops
from client.input.focus import ANSWER, BUTTON, FocusStop
from client.lessons.coach import CoachLayer
from client.table.actions import ANNOUNCE, FASTER, STEP
from client.table.advice.layer import AdviceLayer
from client.table.hand.answers import sentence as prompt_sentence
from client.table.hover.remark_bubble import RemarkBubble
from client.table.model import TableState
from engine.ai.seat_request import HUMAN
from engine.kernel.state.layout import ALL, SPECTATOR
from engine.kernel.state.refs import NONE
from engine.session.session import Session
from engine.session.story import plain, sentences
from engine.session.teller import Teller
from engine.session.words import address_names
from engine.words.say import access as say

_FEW = 3
"""Questions with up to this many answers list them."""


class TableReader:
    """Reads one table aloud. With `others_hear`, private cards are counted, not named."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.others_hear = False
        self.stops = Stops(table, self.is_hushed, self.without_secrets)
        self._look = table.session.look
        self._spoken = 0 if table.session.is_untouched else len(table.session.log)
        self._batch = -1 if table.session.is_untouched else self._last_batch()
        large = table.told_large, table.told_large_at
        self._told: dict[str, object] = {"large": large, "sum": table.told_sum, "advice": (None, None)}
        """What was told last, by its kind."""
        self._last_lines: list[str] = []
        """The log lines spoken last."""
        self._asked: tuple[object, ...] = ()
        self._focus: tuple[object, ...] = ()
        self._plate = NONE
        self._browsed: tuple[object, ...] = ()

    # -- what may be heard ------------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Whether several players share this computer."""
        return list(self.table.session.kinds).count(HUMAN) > 1

    @property
    def quiet(self) -> bool:
        """Whether private cards stay unnamed because other players listen or look."""
        return self.is_shared and (self.others_hear or self.table.session.openly)

    def is_hushed(self, card: int) -> bool:
        """Return whether the viewer knows a card that must not be named aloud."""
        if not self.quiet or not 0 <= card < len(self.table.views.newest.table.faces):
            return False
        session = self.table.session
        if not isinstance(session, Session):
            return True
        zone = self.table.views.newest.zone_of(card)
        layout, seats = self.table.views.newest.table.layout, self.table.views.newest.table.seats
        if 0 <= zone < layout.zone_count(seats) and layout.zone(zone).sees == ALL:
            return False
        return all(card not in cards for cards in session.match.view(SPECTATOR).zones)

    def without_secrets(self, words: str, refs: Collection[int] | None = None) -> str:
        """Return a text without the names of secret cards.

        With `refs`, only those cards lose their names, so that open cards of the same name keep theirs.
        """
        if not self.quiet:
            return words
        view = self.table.views.newest
        for card in sorted(set(chain.from_iterable(view.zones))):
            if card >= 0 and (refs is None or card in refs) and self.is_hushed(card):
                words = words.replace(self.table.session.game.words.card_name(view.table, card), say("a-card"))
        return words

    # -- as it happens ----------------------------------------------------------------------------------------

    def new_events(self) -> Iterator[str]:
        """Yield the events since the last call that the table has shown."""
        table = self.table
        if table.session.curtain is not None:
            return
        if table.session.look != self._look:
            self._look, self._asked, self._focus = table.session.look, (), ()
            log = table.session.log
            self._spoken = next((number for number, line in enumerate(log) if line.batch > self._batch), len(log))
        yield from self._lines()
        large = table.told_large, table.told_large_at
        if self._is_new("large", large) and large[0] not in self._last_lines:
            yield large[0]
        if self._is_new("sum", table.told_sum):
            yield table.told_sum[0]
        bubble = next((layer for layer in table.layers.all if isinstance(layer, RemarkBubble)), None)
        saying = bubble.saying if bubble is not None else None
        if self._is_new("remark", saying) and saying is not None:
            yield f"{table.session.names[saying.seat]}: {saying.words}"

    def _is_new(self, kind: str, told: object) -> bool:
        """Return whether something differs from what was told last, and keep it."""
        before, self._told[kind] = self._told.get(kind), told
        return before != told

    def news(self) -> Iterator[str]:
        """Yield a new question, the coach's new text, and new advice."""
        table = self.table
        if table.session.curtain is not None:
            return
        asked = list(self._question()) if table.log.shown_count == len(table.session.log) else []
        yield from asked
        yield from self._coaching()
        yield from self._advice()

    def focus_news(self, moved: bool) -> Iterator[str]:
        """Yield a new focus. `moved`: a key has moved the focus, even to the same stop."""
        if self.table.session.curtain is None and self.table.form.popup is None:
            yield from self._at(moved)

    def _last_batch(self) -> int:
        log = self.table.session.log
        return log[-1].batch if log else -1

    def _lines(self) -> Iterator[str]:
        """Yield the new log lines that the table has shown."""
        table, log = self.table, self.table.session.log
        told = min(table.log.shown_count, len(log))
        self._spoken = min(self._spoken, len(log))
        if told <= self._spoken:
            return
        new = log[self._spoken : told]
        if self.quiet:
            if told < len(log) or not isinstance(table.session, Session):
                return
            new = table.session.public_since(self._batch)
        self._spoken, self._batch = told, log[told - 1].batch
        teller = Teller(table.session.view().table, address_names(table.session))
        self._last_lines = [join_sentences((plain(sentence.text),)) for sentence in sentences(new, teller)]
        yield from self._last_lines

    def _question(self) -> Iterator[str]:
        table = self.table
        labels = tuple(self._labels())
        asked = table.hand.is_asked
        key = (
            table.hand.view.question if asked else None,
            labels,
            self.sentence() if asked or labels else "",
            table.hand.picked,
            len(table.session.log) if asked else 0,
        )
        if key == self._asked or not table.director.reached:
            return
        self._asked = key
        if (asked or labels) and table.hand.picked is None:
            yield self.question()

    def _labels(self) -> list[str]:
        """Return the labels of the prompt bar's answers."""
        return [button.label for button in self.table.prompt.buttons if button.command not in (FASTER, STEP, ANNOUNCE)]

    def question(self) -> str:
        """Return the question with the number of answers, or the answers themselves if few."""
        table, hand = self.table, self.table.hand
        options = hand.view.options if hand.picked is None else hand.choices.options_of(hand.picked)
        named = self._labels()
        private = any(self.is_hushed(ref) for option in options for ref in option[1:3])
        if len(options) <= _FEW and options and not private:
            words = [
                table.session.game.words.describe_option(hand.view, option, address_names(table.session))
                for option in options
            ]
            words = [f"{one[:1].upper()}{one[1:]}" for one in dict.fromkeys(words)]
            answers = say("answers-named", count=len(words), named="; ".join(words))
        elif options:
            answers = say("answers", count=len(options))
        else:
            answers = say("answers-named", count=len(named), named="; ".join(named)) if named else ""
        return join_sentences((self.sentence(), answers))

    def sentence(self) -> str:
        """Return the question without the names of secret cards."""
        table, view = self.table, self.table.hand.view
        words = table.prompt.status.prompt
        if table.session.thinking and table.director.reached and not table.hand.is_asked:  # without the running seconds
            words = prompt_sentence(table.session, view, now=0)
        about = {ref for option in view.options for ref in option[1:3]} | set((view.question or ())[2:3])
        return self.without_secrets(words, about)

    def _advice(self) -> Iterator[str]:
        """Yield a new hint or explanation."""
        layer = next((layer for layer in self.table.layers.all if isinstance(layer, AdviceLayer)), None)
        advice = (layer.hint, layer.why) if layer is not None else (None, None)
        if self._is_new("advice", advice) and layer is not None and (words := layer.words) is not None:
            yield self.without_secrets(join_sentences((words.heading, words.title, *words.sentences)))

    def _coaching(self) -> Iterator[str]:
        """Yield the coach's new text."""
        layer = next((layer for layer in self.table.layers.all if isinstance(layer, CoachLayer)), None)
        speech = layer.panel.speech if layer is not None and layer.panel is not None else None
        if self._is_new("coach", speech) and speech is not None:
            yield self.without_secrets(join_sentences((speech.heading, plain(speech.words))))

    def _at(self, anyway: bool) -> Iterator[str]:
        """Yield the focused stop of the table or the opened pile."""
        table = self.table
        browser = table.reading.browser
        if browser is not None:
            browsed = browser.pile.zone, browser.selected
            if browsed != self._browsed:
                opened = not self._browsed
                self._browsed = browsed
                if opened:
                    yield self.stops.pile(browser.pile.zone)
                if browser.selected != NONE:
                    yield to_speech(self.stops.in_pile(browser.selected, browser.pile.cards))
            return
        self._browsed = ()
        stop = table.keys.stop
        key = (stop.kind, stop.name) if stop is not None else ()
        if stop is not None and (anyway or (key != self._focus and not self.only_waits(stop))):
            yield self.stops.words(stop)
        self._focus = key

    def only_waits(self, stop: FocusStop) -> bool:
        """Return whether a stop answers nothing. The focus falls back to one when nothing is asked."""
        if stop.kind == ANSWER and isinstance(stop.name, int):
            buttons = self.table.prompt.buttons[stop.name : stop.name + 1]
            return any(button.command in (FASTER, STEP) for button in buttons)
        return stop.kind == BUTTON

    # -- when it is asked for ---------------------------------------------------------------------------------

    def state(self) -> str:
        """Return the state of the match: the turn, the question, every player, the viewer's cards."""
        table = self.table
        view, layout = table.director.shown.counting_view, table.views.newest.table.layout
        parts = [say("turn", count=view.turn), self.sentence()]
        parts += [self.stops.plate(seat, short=True) for seat in range(view.table.seats)]
        if view.seat != SPECTATOR and not table.views.public:
            for zone in layout.seat_zones:
                if zone.sees != ALL and (held := [card for card in view.zone(zone.name, view.seat) if card >= 0]):
                    parts.append(self.stops.describe_own_cards(layout.seat_zone(zone.name, view.seat), held))
        return join_sentences(parts)

    def more(self) -> str:
        """Return the detailed speech for the focus."""
        browser, stop = self.table.reading.browser, self.table.keys.stop
        if browser is not None:
            chosen = browser.selected
            return self.stops.whole(chosen) if chosen != NONE else self.stops.pile(browser.pile.zone)
        return self.stops.more(stop) if stop is not None else self.question()

    def plate(self) -> str:
        """Return the next player's facts, starting with the viewer."""
        views = self.table.views
        following = (self._plate + 1) % views.newest.table.seats
        self._plate = following if self._plate != NONE else views.viewer(views.newest)
        return self.stops.plate(self._plate)
