"""Plays in sentences: what the log and the recap say, made last from what the engine recorded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from client.session.log import CARD as LINK
from client.words.say import plays as say
from engine.kernel.causes import CARD, CHOICE, SPIN, Cause
from engine.kernel.events import SPUN, Event
from engine.kernel.plays import MANY, ONE, PAST, YOU, Change, Play, added
from engine.kernel.refs import NONE
from engine.kernel.table import Table
from engine.words.cards import listed_cards
from engine.words.people import you


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells plays to someone for whom the players have these names ("you" for the one who is spoken to)."""

    table: Table
    names: Sequence[str]

    # --- the log ---------------------------------------------------------------------------------------------

    def sentence(self, play: Play) -> str:
        """Return a play as a sentence without a full stop; empty when it has nothing to tell."""
        actor, changes = play.cause.seat, self._worded(play.changes)
        deeds = self._did(play, self._form(actor))
        own = all(change.seat == actor and not change.of_cards for change in changes)
        if actor >= 0 and own and (deeds or changes):
            told = self.listed(self._did(play, self._form(actor), changes))
            if deeds or play.cause.kind == CHOICE or not self._has_card(play.cause):
                return capital(self._clause(self._name(actor), told))
            return capital(self._told(self.source(play.cause), self._clause(self._name(actor), told)))
        own_part = self._own_part(changes, actor) if deeds else []
        rest = self._clauses([change for change in changes if change not in own_part], actor, deeds)
        if deeds:
            head = self._clause(self._name(actor), self.listed(self._did(play, self._form(actor), own_part)))
        elif self._has_card(play.cause) and changes:
            head = self.source(play.cause)
        else:
            return capital(rest)
        return capital(self._told(head, rest) if rest else head) if rest or deeds else ""

    def _did(self, play: Play, form: str, changes: Sequence[Change] = ()) -> list[str]:
        """Return what the actor did, and some changes of the actor, in words that follow the name: the first deed, then
        all else in its order. Of spins only the last is told, which the others led to. A deed that is a change too is
        told once with others of its kind, such as two cards summoned.
        """
        account = self.table.game.account
        if account.deeds is not None:
            mine = [event for event in play.events if event[1] == play.cause.seat >= 0]
            told = [*account.deeds(self.table, mine, form, self.names), *self._predicates(changes, form)]
            return list(dict.fromkeys(told))
        left = {(change.seat, change.key, change.place): change for change in changes}
        spins = [event for event in play.events if event[0] == SPUN]
        deeds: list[str] = []
        told = []
        known = set(left)
        for event in play.events:
            began = account.changes(self.table, event)
            keys = [(change.seat, change.key, change.place) for change in began]
            merged = self._predicates((left.pop(key) for key in keys if key in left), form)
            deed = ""
            if event[1] == play.cause.seat >= 0 and (event[0] != SPUN or event is spins[-1]):
                deed = account.deed(self.table, event, form, self.names)
            if deed and not (known.intersection(keys) and deed in self._predicates(began, form)):
                (told if deeds else deeds).append(deed)
            elif deed and not deeds:
                deeds, merged = merged, []
            told += merged
        return list(dict.fromkeys([*deeds, *told]))

    def belongs(self, event: Event, cause: Cause) -> bool:
        """Return whether an event is told by the sentence of its play."""
        changes = self.table.game.account.changes(self.table, event)
        return bool(changes or self._did(Play(cause, 0, (0, 0), (event,), ()), ONE))

    def _own_part(self, changes: Sequence[Change], actor: int) -> list[Change]:
        """Return what can follow the actor's name: what the actor got if that came first, or if no other player got
        anything. What others got too is told of all together.
        """
        mine = [change for change in changes if change.seat == actor and not change.of_cards]
        others = [change._replace(seat=actor, weight=0.0) for change in changes
                  if change.seat != actor and not change.of_cards]  # fmt: skip
        if any(change._replace(weight=0.0) in others for change in mine):
            return []
        first = list(takewhile(lambda change: change in mine, changes))
        return mine if not others or first == mine else []

    def _clauses(self, changes: Sequence[Change], actor: int, deeds: Sequence[str] = ()) -> str:
        """Return what came of it for each player, clockwise from the actor, who comes last; things that the same
        happened to stand together. What the actor's deeds have said is left out.
        """
        seats = len(self.names)

        def place(seat: int) -> int:
            return (seat - max(actor, 0) - 1) % seats if seat >= 0 else -1

        order = sorted({change.seat for change in changes}, key=place)
        clauses = [self._owned(change.seat, *self._predicates([change], ONE)) for seat in order for change in changes
                   if change.seat == seat and change.of_cards and not change.cards]  # fmt: skip
        alike: dict[tuple[Change, ...], list[int]] = {}
        for seat in order:
            mine = [change for change in changes if change.seat == seat and not change.of_cards]
            alike.setdefault(tuple(change._replace(seat=NONE, weight=0.0) for change in mine), []).append(seat)
        for together in alike.values():
            form = MANY if len(together) > 1 else self._form(together[0])
            mine = [change for change in changes if change.seat == together[0] and not change.of_cards]
            told = [part for part in self._predicates(mine, form) if together != [actor] or part not in deeds]
            if told:
                names = [self._name(seat) for seat in sorted(together, key=lambda seat: self._form(seat) != YOU)]
                clauses.append(self._clause(self.listed(names), self.listed(told)))
        clauses += self._of_cards(changes, order)
        mixed = any(" and " in clause for clause in clauses[:-1]) or any("," in clause for clause in clauses)
        mark = "; " if mixed else ", "
        return mark.join(clauses)

    def _of_cards(self, changes: Sequence[Change], order: Sequence[int]) -> Iterable[str]:
        """Yield what happened to cards of players, those with the same fate together."""
        fates: dict[tuple[int, int, int], dict[Change, None]] = {}
        for seat in order:
            for change in changes:
                if change.of_cards and change.seat == seat:
                    each = 1 if change.amount == len(change.cards) else change.amount
                    fate = Change(NONE, change.key, each, place=change.place, of_cards=True)
                    for number, card in enumerate(change.cards):
                        fates.setdefault((seat, card, number if card < 0 else 0), {})[fate] = None
        together: dict[tuple[Change, ...], dict[int, list[int]]] = {}
        for (seat, card, _), kinds in fates.items():
            together.setdefault(tuple(kinds), {}).setdefault(seat, []).append(card)
        for alike, owners in together.items():
            cards = tuple(card for mine in owners.values() for card in mine)
            form = ONE if len(cards) == 1 else MANY
            owner = next(iter(owners)) if len(owners) == 1 else NONE
            same = [fate._replace(seat=owner, amount=len(cards) if fate.amount == 1 else fate.amount, cards=cards)
                    for fate in alike]  # fmt: skip
            who = self.listed([self._of(seat, mine) for seat, mine in owners.items()])
            yield self._clause(who, self.listed(self._predicates(same, form)))

    def _worded(self, changes: Iterable[Change]) -> list[Change]:
        """Return the changes that have words of their own."""
        account = self.table.game.account
        return [change for change in changes if account.change_words(self.table, change, ONE, self.names)]

    def _predicates(self, changes: Iterable[Change], form: str) -> list[str]:
        account = self.table.game.account
        told = [account.change_words(self.table, change, form, self.names) for change in changes]
        return [part for part in told if part]

    # --- what others did -----------------------------------------------------------------------------------------

    def hit(self, plays: Sequence[Play], seat: int) -> str:
        """Return what plays of one player, whose effects can be added up, did to a seat."""
        changes = added(change for play in plays for change in play.hits(seat))
        cause = plays[0].cause
        silent = len(self._worded(changes)) < len(changes)
        if silent and len(plays) > 1:
            return " ".join(self.hit([play], seat) for play in plays)
        deeds = self._did(plays[0], PAST)
        if not silent and self._has_card(cause) and (len(plays) > 1 or not _names_another(deeds, cause.card)):
            deeds = []
        own_part: list[Change] = []
        if silent:
            changes = tuple(self._worded(plays[0].changes))
            own_part = self._own_part(changes, cause.seat) if deeds else []
            changes = tuple(change for change in changes if change not in own_part)
        rest = self._clauses(changes, cause.seat)
        if deeds:
            deeds = self._did(plays[0], PAST, own_part)
            if self._began_before(plays[0]):
                return self._went_on(cause, deeds, rest)
            did = self._clause(self.names[cause.seat], self.listed(deeds))
            return self._say("recap-hit", source=did, told=rest) if rest else self._say("recap-hit-alone", told=did)
        if self._has_card(cause):
            return self._say("recap-hit", source=capital(self._sources(plays)), told=rest)
        if cause.kind == SPIN and cause.seat >= 0:  # its result was told before
            return self._say("recap-hit", source=self._say("play-spin", player=self.names[cause.seat]), told=rest)
        return self._say("recap-hit-alone", told=capital(rest))

    def set_off(self, cause: Cause) -> str:
        """Return that the card of another player led to a play."""
        return self._say("recap-set-off", source=capital(self.source(cause)))

    def did(self, plays: Sequence[Play]) -> list[str]:
        """Return what a player did and got by plays of one turn, in the past, in words that follow the name. What came
        without a deed is added up: cards drawn in two phases are "2 cards". What a card did after the player played it
        doesn't name it again.
        """
        loose: list[Change] = []
        told: list[str] = []
        named: set[int] = set()
        for play in plays:
            own = [change for change in play.changes
                   if change.seat == play.cause.seat and not (change.of_cards and change.cards)]  # fmt: skip
            if deeds := self._did(play, PAST, own if self._did(play, PAST) else ()):
                again = play.cause.kind == CARD and play.cause.card in named
                told += deeds[1:] or deeds if again else deeds
                named.add(play.cause.card)
            else:
                loose += own
        return list(dict.fromkeys([*self._predicates(added(loose), PAST), *told]))

    def deeds(self, actor: int, deeds: Sequence[str], also: bool) -> str:
        """Return what a player did as a sentence."""
        message = "recap-also-did" if also else "recap-did"
        return self._say(message, player=self.names[actor], deeds=self.listed(deeds))

    def effects(self, play: Play, also: bool) -> str:
        """Return what a player did with a card, and what came of it for everybody."""
        actor, changes = play.cause.seat, self._worded(play.changes)
        own_part = self._own_part(changes, actor) if self._did(play, PAST) else []
        rest = self._clauses([change for change in changes if change not in own_part], actor)
        if deeds := self._did(play, PAST, own_part):
            if self._began_before(play):
                return self._went_on(play.cause, deeds, rest)
            did = self.listed(deeds)
            return self.deeds(actor, [self._told(did, rest) if rest else did], also)
        return self._say("recap-hit", source=capital(self.source(play.cause)), told=rest)

    def _began_before(self, play: Play) -> bool:
        """Return whether the card of a play was told before: none of its deeds here names it."""
        account, cause = self.table.game.account, play.cause
        return cause.kind == CARD and self._has_card(cause) and account.deeds is None and not any(
            event[2] == cause.card and account.deed(self.table, event, PAST, self.names) for event in play.events)

    def _went_on(self, cause: Cause, deeds: Sequence[str], rest: str) -> str:
        """Return what a player did with a card that was played before, and what came of it."""
        did = self._clause(self.names[cause.seat], self.listed(deeds))
        return self._say("recap-hit", source=capital(self.source(cause)), told="; ".join(filter(None, (did, rest))))

    def more(self, seats: Sequence[int]) -> str:
        """Return that there are more players of whom something could be told."""
        return self._say("recap-more", count=len(seats), players=", ".join(self.names[seat] for seat in seats))

    # --- parts ---------------------------------------------------------------------------------------------------

    def source(self, cause: Cause) -> str:
        """Return the card of a cause with its player: "Bea's Freeze Ray"."""
        return self._of(cause.seat, [cause.card])

    def cards(self, cards: Sequence[int], owned: bool = False) -> str:
        """Return cards as a list that can be pointed at, equal ones counted; behind an owner without their articles."""
        return listed_cards(self.table, cards, owned)

    def listed(self, words: Sequence[str]) -> str:
        """Return words as a list in the language of the game."""
        return say.listed(words, language=self._language)

    def _sources(self, plays: Sequence[Play]) -> str:
        return self._of(plays[0].cause.seat, list(dict.fromkeys(play.cause.card for play in plays)))

    def _of(self, seat: int, cards: Sequence[int]) -> str:
        return self._owned(seat, self.cards(cards, owned=seat >= 0))

    def _owned(self, seat: int, thing: str) -> str:
        return self._say("play-card", player=self.names[seat], card=thing) if seat >= 0 else thing

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


def _names_another(deeds: Sequence[str], card: int) -> bool:
    """Return whether some deeds name a card besides the one that was used, such as a good that a player got."""
    return any(int(link) != card for deed in deeds for link, _ in LINK.findall(deed))


def capital(words: str) -> str:
    """Return words as they begin a sentence."""
    return words[:1].upper() + words[1:]
