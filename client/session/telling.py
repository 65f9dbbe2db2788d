"""Plays in sentences: what the log and the recap say, made last from what the engine recorded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.causes import CHOICE, Cause
from engine.kernel.events import Event
from engine.kernel.plays import MANY, ONE, PAST, YOU, Change, Play, added
from engine.kernel.refs import NONE
from engine.kernel.table import Table
from engine.words.cards import listed_cards
from engine.words.people import say, you


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells plays to someone for whom the players have these names ("you" for the one who is spoken to)."""

    table: Table[Any]
    names: Sequence[str]

    # --- the log ---------------------------------------------------------------------------------------------

    def sentence(self, play: Play) -> str:
        """Return a play as a sentence without a full stop; empty when it has nothing to tell."""
        actor, changes = play.cause.seat, play.changes
        deeds = self._deeds(play, self._form(actor)) if actor >= 0 else []
        own = all(change.seat == actor and not change.of_cards for change in changes)
        if actor >= 0 and own and (deeds or changes):
            told = self.listed([*deeds, *self._predicates(changes, self._form(actor))])
            if deeds or play.cause.kind == CHOICE or not self._has_card(play.cause):
                return capital(self._clause(self._name(actor), told))
            return capital(self._told(self.source(play.cause), self._clause(self._name(actor), told)))
        rest = self._clauses(changes, actor)
        if deeds:
            head = self._clause(self._name(actor), self.listed(deeds))
        elif self._has_card(play.cause) and changes:
            head = self.source(play.cause)
        else:
            return capital(rest)
        return capital(self._told(head, rest) if rest else head) if rest or deeds else ""

    def _deeds(self, play: Play, form: str) -> list[str]:
        """Return what the actor did, in words that follow the name."""
        mine = [event for event in play.events if event[1] == play.cause.seat]
        return self.deeds_of(mine, form)

    def deeds_of(self, events: Sequence[Event], form: str) -> list[str]:
        """Return what a player did in these events of its own, in words that follow the name."""
        words = self.table.game.words
        if words.deeds is not None:
            return list(words.deeds(self.table, events, form, self.names))
        told = [words.deed(self.table, event, form, self.names) for event in events]
        return list(dict.fromkeys(deed for deed in told if deed))

    def _clauses(self, changes: Sequence[Change], actor: int) -> str:
        """Return what came of it for each player, clockwise from the actor, who comes last; things that the same
        happened to stand together.
        """
        seats = len(self.names)

        def place(seat: int) -> int:
            return (seat - max(actor, 0) - 1) % seats if seat >= 0 else -1

        order = sorted({change.seat for change in changes}, key=place)
        clauses = [self._of(change.seat, *self._predicates([change], ONE)) for seat in order for change in changes
                   if change.seat == seat and change.of_cards and not change.cards]  # fmt: skip
        alike: dict[tuple[Change, ...], list[int]] = {}
        for seat in order:
            mine = [change for change in changes if change.seat == seat and not change.of_cards]
            alike.setdefault(tuple(change._replace(seat=NONE, weight=0.0) for change in mine), []).append(seat)
        for together in alike.values():
            form = MANY if len(together) > 1 else self._form(together[0])
            who = self.listed([self._name(seat) for seat in sorted(together, key=lambda seat: self._form(seat) != YOU)])
            mine = [change for change in changes if change.seat == together[0] and not change.of_cards]
            predicates = self._predicates(mine, form)
            if predicates:
                clauses.append(self._clause(who, self.listed(predicates)))
        clauses += self._of_cards(changes, order)
        mark = "; " if any(" and " in clause or "," in clause for clause in clauses[:-1]) else ", "
        return mark.join(clauses)

    def _of_cards(self, changes: Sequence[Change], order: Sequence[int]) -> Iterable[str]:
        """Yield what happened to cards of players, those with the same fate together."""
        kinds = dict.fromkeys((change.key, change.place) for change in changes if change.of_cards and change.cards)
        for kind in kinds:
            same = [change for seat in order for change in changes
                    if change.of_cards and change.seat == seat and (change.key, change.place) == kind]  # fmt: skip
            count = sum(len(change.cards) for change in same)
            who = self.listed([self._of(change.seat, self.cards(change.cards)) for change in same])
            whole = merged(same)
            form = ONE if count == 1 else MANY
            yield self._clause(who, self.table.game.words.change_words(self.table, whole, form, self.names))

    def _predicates(self, changes: Iterable[Change], form: str) -> list[str]:
        words = self.table.game.words
        told = [words.change_words(self.table, change, form, self.names) for change in changes]
        return [part for part in told if part]

    # --- what others did -----------------------------------------------------------------------------------------

    def hit(self, plays: Sequence[Play], seat: int) -> str:
        """Return what plays of one player, whose effects can be added up, did to a seat."""
        changes = added(change for play in plays for change in play.hits(seat))
        cause = plays[0].cause
        rest = self._clauses(changes, cause.seat)
        if self._has_card(cause):
            return self._say("recap-hit", source=capital(self._sources(plays)), told=rest)
        deeds = self._deeds(plays[0], PAST) if cause.seat >= 0 else []
        if deeds:
            return self._say("recap-hit", source=self._clause(self.names[cause.seat], self.listed(deeds)), told=rest)
        return self._say("recap-hit-alone", told=capital(rest))

    def set_off(self, cause: Cause) -> str:
        """Return that the card of another player led to a play."""
        return self._say("recap-set-off", source=capital(self.source(cause)))

    def did(self, plays: Sequence[Play]) -> list[str]:
        """Return what a player did and got by plays of one turn, in the past, in words that follow the name. Cards of
        plays that are told by what happened to these alone are counted together.
        """
        told: list[str] = []
        counted: dict[tuple[str, int], list[Change]] = {}
        for play in plays:
            deeds = self._deeds(play, PAST)
            told += deeds
            for change in play.changes:
                if change.seat != play.cause.seat or change.of_cards and change.cards:
                    continue
                if deeds or not change.cards:
                    told += self._predicates([change], PAST)
                else:
                    counted.setdefault((change.key, change.place), []).append(change)
        told += self._predicates((merged(changes) for changes in counted.values()), PAST)
        return list(dict.fromkeys(told))

    def deeds(self, actor: int, deeds: Sequence[str], also: bool) -> str:
        """Return what a player did as a sentence."""
        message = "recap-also-did" if also else "recap-did"
        return self._say(message, player=self.names[actor], deeds=self.listed(deeds))

    def effects(self, play: Play, also: bool) -> str:
        """Return what a player did with a card, and what came of it for everybody."""
        rest = self._clauses(play.changes, play.cause.seat)
        deeds = self._deeds(play, PAST)
        if deeds:
            return self.deeds(play.cause.seat, [self._told(self.listed(deeds), rest)], also)
        return self._say("recap-hit", source=capital(self.source(play.cause)), told=rest)

    def more(self, seats: Sequence[int]) -> str:
        """Return that there are more players of whom something could be told."""
        return self._say("recap-more", count=len(seats), players=", ".join(self.names[seat] for seat in seats))

    # --- parts ---------------------------------------------------------------------------------------------------

    def source(self, cause: Cause) -> str:
        """Return the card of a cause with its player: "Bea's Freeze Ray"."""
        return self._of(cause.seat, self.cards([cause.card]))

    def cards(self, cards: Sequence[int]) -> str:
        """Return cards as a list that can be pointed at, equal ones counted."""
        return listed_cards(self.table, cards)

    def listed(self, words: Sequence[str]) -> str:
        """Return words as a list in the language of the game."""
        return say.listed(words, language=self._language)

    def _sources(self, plays: Sequence[Play]) -> str:
        return self._of(plays[0].cause.seat, self.cards(list(dict.fromkeys(play.cause.card for play in plays))))

    def _of(self, seat: int, things: str) -> str:
        return self._say("play-card", player=self.names[seat], card=things) if seat >= 0 else things

    def _has_card(self, cause: Cause) -> bool:
        return self.table.is_card(cause.card)

    def _form(self, seat: int) -> str:
        return YOU if self.names[seat] == you() else ONE

    def _name(self, seat: int) -> str:
        return self._say("you-within") if self.names[seat] == you() else self.names[seat]

    def _clause(self, who: str, deed: str) -> str:
        return self._say("play-clause", who=who, deed=deed)

    def _told(self, head: str, rest: str) -> str:
        return self._say("play-told", head=head, rest=rest)

    def _say(self, message: str, **arguments: str | int) -> str:
        return say.within(self._language, message, **arguments)

    @property
    def _language(self) -> str:
        return self.table.game.words.language()


def merged(changes: Sequence[Change]) -> Change:
    """Return changes of one kind as one, whose cards are those of all."""
    cards = tuple(card for change in changes for card in change.cards)
    return changes[0]._replace(amount=sum(change.amount for change in changes), cards=cards)


def capital(words: str) -> str:
    """Return words as they begin a sentence."""
    return words[:1].upper() + words[1:]
