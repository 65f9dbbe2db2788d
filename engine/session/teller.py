"""Plays as sentences of the log and the recap, made from recorded events and causes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import chain, takewhile

from engine.kernel.flow.event_log import CARD, CHOICE, SPIN, Cause
from engine.kernel.flow.table import Table
from engine.kernel.game.plays import AGAIN, MANY, ONE, PAST, YOU, Change, Play, add_up, play_of
from engine.kernel.state.events import SPUN, Event
from engine.kernel.state.refs import HIDDEN, NONE
from engine.words.cards import listed_cards
from engine.words.player_names import you
from engine.words.say import plays as say


@dataclass(frozen=True, slots=True)
class Teller:
    """Writes sentences about plays. `names` are the players' names for the reader, "you" for the reader's own seat."""

    table: Table
    names: Sequence[str]

    # --- the log ---------------------------------------------------------------------------------------------

    def sentence(self, play: Play) -> str:
        """Return a play as a sentence without a period; empty when it has nothing to say."""
        actor, changes = play.cause.seat, self._rest(play)
        form = self._form(actor)
        actions = self._did(play, form)
        led = self.source(play.parent) if actions and self._is_led(play) and play.parent is not None else ""
        if (
            actor >= 0
            and (actions or changes)
            and all(change.seat == actor and not change.of_cards for change in changes)
        ):
            told = self._clause(self._name(actor), self.join_list(self._did(play, form, changes)))
            alone = actions or play.cause.kind == CHOICE or not self._has_card(play.cause)
            return capital(self._join_parts(led if alone else self._source(play), told))
        own_part = self._own_part(changes, actor) if actions else []
        rest = self._clauses([change for change in changes if change not in own_part], actor)
        if actions:
            told = self._clause(self._name(actor), self.join_list(self._did(play, form, own_part)))
            return capital(self._join_parts(led, told, rest))
        return capital(self._join_parts(self._source(play) if rest and self._has_card(play.cause) else "", rest))

    def describe_change(self, change: Change) -> str:
        """Return a change as a sentence without a period and without its cause."""
        return capital(self._clauses([change], NONE))

    def describe_action(self, play: Play) -> str:
        """Return only the actions of a play's actor, as a sentence without a period; empty without any."""
        actions = self._did(play, self._form(play.cause.seat))
        return capital(self._clause(self._name(play.cause.seat), self.join_list(actions))) if actions else ""

    def _rest(self, play: Play) -> list[Change]:
        """Return the changes that have a text of their own and are not part of the actor's actions."""
        account, seat = self.table.game.account, play.cause.seat
        return [
            change
            for change in self._with_words(play.changes)
            if change.seat != seat or change.key not in account.chosen
        ]

    def _did(self, play: Play, form: str, changes: Sequence[Change] = ()) -> list[str]:
        """Return the actor's actions and some of the actor's changes as predicates.

        The first action comes first, unless the card was named before; all else follows in its order. Only the last of
        several spins is included.
        """
        account, seat = self.table.game.account, play.cause.seat
        if account.describe_actions is not None:
            mine = [event for event in play.events if event[1] == seat >= 0]
            told = [*account.describe_actions(self.table, mine, form, self.names), *self._predicates(changes, form)]
            return list(dict.fromkeys(told))
        chosen = [change for change in play.changes if change.seat == seat and change.key in account.chosen]
        left = {(change.seat, change.key, change.place): change for change in (*chosen, *changes)}
        spins = [event for event in play.events if event[0] == SPUN]
        parts: list[Change | str] = []
        for event in play.events:
            if event[1] == seat >= 0 and (event[0] != SPUN or event is spins[-1]):
                parts.append(account.describe_action(self.table, event, form, self.names))
            keys = [(change.seat, change.key, change.place) for change in account.changes(self.table, event)]
            parts += [left.pop(key) for key in keys if key in left]
        parts = [part for part in parts if part]
        first = [part for part in parts if isinstance(part, str) or part in chosen][: not self._began_before(play)]
        return self._merge_predicates([*first, *(part for part in parts if part not in first)], form)

    def _actions_of(self, event: Event, seat: int) -> Sequence[str]:
        """Return the actions of a player that a single event shows."""
        account = self.table.game.account
        if event[1] != seat or seat < 0:
            return ()
        if account.describe_actions is not None:
            return account.describe_actions(self.table, (event,), PAST, self.names)
        return self._did(play_of(self.table, Cause(0, 0, seat, NONE, NONE, 0), (event,)), PAST)

    def belongs(self, event: Event, cause: Cause) -> bool:
        """Return whether an event is part of its play's sentence."""
        changes = self.table.game.account.changes(self.table, event)
        return bool(changes or self._did(Play(cause, 0, (0, 0), (event,), ()), ONE))

    def _own_part(self, changes: Sequence[Change], actor: int) -> list[Change]:
        """Return the changes that can follow the actor's name.

        These are the actor's own changes, if they came first or no other player has any. Changes that others share are
        left out.
        """
        mine = [change for change in changes if change.seat == actor and not change.of_cards]
        others = [
            change._replace(seat=actor, weight=0.0)
            for change in changes
            if change.seat != actor and not change.of_cards
        ]
        if any(change._replace(weight=0.0) in others for change in mine):
            return []
        first = list(takewhile(lambda change: change in mine, changes))
        return mine if not others or first == mine else []

    def _clauses(self, changes: Sequence[Change], actor: int) -> str:
        """Return the changes of each player as clauses, clockwise with the actor last.

        Equal changes form one clause.
        """
        seats = len(self.names)

        def place(seat: int) -> int:
            return (seat - max(actor, 0) - 1) % seats if seat >= 0 else -1

        order = sorted({change.seat for change in changes}, key=place)
        clauses = [
            self._add_owner(change.seat, *self._predicates([change], ONE))
            for seat in order
            for change in changes
            if change.seat == seat and change.of_cards and not change.cards
        ]
        alike: dict[tuple[Change, ...], list[int]] = {}
        for seat in order:
            mine = [change for change in changes if change.seat == seat and not change.of_cards]
            alike.setdefault(tuple(change._replace(seat=NONE, weight=0.0) for change in mine), []).append(seat)
        for together in alike.values():
            form = MANY if len(together) > 1 else self._form(together[0])
            mine = [change for change in changes if change.seat == together[0] and not change.of_cards]
            if told := self._predicates(mine, form):
                names = [self._name(seat) for seat in sorted(together, key=lambda seat: self._form(seat) != YOU)]
                clauses.append(self._clause(self.join_list(names), self.join_list(told)))
        clauses += self._of_cards(changes, order)
        mixed = any(" and " in clause for clause in clauses[:-1]) or any("," in clause for clause in clauses)
        mark = "; " if mixed else ", "
        return mark.join(clauses)

    def _of_cards(self, changes: Sequence[Change], order: Sequence[int]) -> Iterable[str]:
        """Yield clauses about players' cards, grouped by what happened to them."""
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
            same = [
                fate._replace(seat=owner, amount=len(cards) if fate.amount == 1 else fate.amount, cards=cards)
                for fate in alike
            ]
            who = self.join_list([self._of(seat, mine) for seat, mine in owners.items()])
            yield self._clause(who, self.join_list(self._merge_predicates(same, form, "play-then")))

    def _with_words(self, changes: Iterable[Change]) -> list[Change]:
        """Return the changes that have a text of their own."""
        account = self.table.game.account
        return [change for change in changes if account.change_words(self.table, change, ONE, self.names)]

    def _predicates(self, changes: Iterable[Change], form: str) -> list[str]:
        return self._merge_predicates(list(changes), form)

    def _merge_predicates(self, parts: Sequence[Change | str], form: str, joined: str = "") -> list[str]:
        """Return actions and changes as predicates.

        A verb that several share appears once; its objects are listed, or joined by the message `joined`.
        """
        account = self.table.game.account
        alike: dict[str, list[Change | str]] = {}
        for number, part in enumerate(parts):
            verb = part if isinstance(part, str) else account.verbs.get(part.key, str(number))
            alike.setdefault(verb, []).append(part)
        by_verb: dict[str, list[str]] = {verb: [] for verb in alike}
        for verb, several in alike.items():
            known = by_verb[verb]
            for part in sorted(several, key=lambda part: not isinstance(part, str) and part.place == NONE):
                told = (
                    part
                    if isinstance(part, str)
                    else account.change_words(self.table, part, AGAIN if known else form, self.names)
                )
                if told and told not in known:
                    known.append(told)
        if joined:
            return [
                reduce(lambda first, following: self._say(joined, first=first, next=following), told)
                for told in by_verb.values()
                if told
            ]
        return list(dict.fromkeys(self.join_list(told) for told in by_verb.values() if told))

    # --- recap ---------------------------------------------------------------------------------------------------

    def hit(self, plays: Sequence[Play], seat: int) -> str:
        """Return what one player's plays, whose effects can be added up, did to a seat."""
        changes = add_up(change for play in plays for change in play.hits(seat))
        if len(plays) > 1 and len(self._with_words(changes)) < len(changes):
            return " ".join(self.hit([play], seat) for play in plays)
        return self._end_sentence(self.describe_hit(plays, seat))

    def describe_hit(self, plays: Sequence[Play], seat: int, counted: bool = False) -> str:
        """Return `hit` as part of a sentence. With `counted`, cards drawn or lost are counted instead of named."""
        first, cause = plays[0], plays[0].cause
        changes = add_up(change for play in plays for change in play.hits(seat))
        silent = len(self._with_words(changes)) < len(changes)
        if counted:
            changes = tuple(
                change if change.of_cards else change._replace(cards=(HIDDEN,) * len(change.cards))
                for change in changes
            )
        actions = self._did(first, PAST)
        if not silent and self._has_card(cause) and (len(plays) > 1 or not self._names_another(first)):
            actions = []
        own_part: list[Change] = []
        if silent:
            changes = tuple(self._rest(first))
            own_part = self._own_part(changes, cause.seat) if actions else []
            changes = tuple(change for change in changes if change not in own_part)
        rest = self._clauses(changes, cause.seat)
        if actions:
            return self._action_clause(first, self._did(first, PAST, own_part), rest)
        cards = list(dict.fromkeys(play.cause.card for play in plays))
        return self._join_parts(self._source(first) if len(cards) == 1 else self._of(cause.seat, cards), rest)

    def _names_another(self, play: Play) -> bool:
        """Return whether the player's action concerns a card other than the one played, such as a gained good."""
        own = (NONE, HIDDEN, play.cause.card)
        return any(event[2] not in own and self._actions_of(event, play.cause.seat) for event in play.events)

    def set_off(self, play: Play, seat: int) -> str:
        """Return a sentence saying that another player's card caused this play.

        Empty if there is no such card, or if another sentence says so.
        """
        parent = play.parent
        if parent is None or parent.seat in (play.cause.seat, seat, NONE) or not self._has_card(parent):
            return ""
        return (
            ""
            if self._is_led(play) and self.acts(play)
            else self._say("recap-set-off", source=capital(self.source(parent)))
        )

    def acts(self, play: Play) -> bool:
        """Return whether the text names an action of the player, not only its effects."""
        return bool(self._did(play, PAST))

    def because(self, play: Play) -> str:
        """Return a player's action as a reason, with its gains for the player or else its harm to others.

        Empty if it has neither.
        """
        actions, rest, actor = self._did(play, PAST), self._rest(play), play.cause.seat
        gains = self._predicates([change for change in self._own(play) if change in rest and change.weight > 0], PAST)
        harm = self._clauses([change for change in rest if change.seat != actor and change.weight < 0], actor)
        if gains or play.cause.kind == CARD and not harm:
            gains = [*actions[1:], *gains]
        if not actions or not (gains or harm):
            return ""
        player = self.names[actor]
        if gains:
            return self._say("because-gains", player=player, deed=actions[0], gains=self.join_list(gains))
        return self._say("because-effect", player=player, deed=self.join_list(actions), told=harm)

    def did(self, plays: Sequence[Play]) -> list[str]:
        """Return predicates in the past tense for a player's plays of one turn.

        Changes without an action are added up: cards drawn in two phases are "2 cards". A card's later effects don't
        name it again.
        """
        loose: list[Change] = []
        told: list[str] = []
        events: list[Event] = []
        named: set[int] = set()
        for play in plays:
            actions = self._did(play, PAST, self._own(play))
            if not self.acts(play):
                loose += self._own(play)
            elif self.table.game.account.describe_actions is not None:
                told += actions
            else:
                again = len(actions) > 1 and play.cause.kind == CARD and play.cause.card in named
                start = next(
                    (event for event in play.events if again and self._actions_of(event, play.cause.seat)), None
                )
                events += [event for event in play.events if event is not start]
            named.add(play.cause.card)
        if events:
            whole = play_of(self.table, plays[0].cause, events)
            told += self._did(whole, PAST, self._own(whole))
        parts = [self._predicates(add_up(loose), PAST), told]
        return list(dict.fromkeys(chain(*(reversed(parts) if plays and self.acts(plays[0]) else parts))))

    def _own(self, play: Play) -> list[Change]:
        return [
            change
            for change in play.changes
            if change.seat == play.cause.seat and not (change.of_cards and change.cards)
        ]

    def describe_actions(self, actor: int, actions: Sequence[str], also: bool) -> str:
        """Return a sentence about a player's actions."""
        message = "recap-also-did" if also else "recap-did"
        return self._say(message, player=self.names[actor], deeds=self.join_list(actions))

    def effects(self, play: Play, also: bool) -> str:
        """Return a sentence about a player's action with a card and its effects on everybody."""
        actor, changes = play.cause.seat, self._rest(play)
        own_part = self._own_part(changes, actor) if self.acts(play) else []
        rest = self._clauses([change for change in changes if change not in own_part], actor)
        actions = self._did(play, PAST, own_part)
        if not actions:
            return self._end_sentence(self._join_parts(self._source(play), rest))
        if also and not self._is_led(play) and not self._began_before(play):
            return self.describe_actions(actor, [self._join_parts(self.join_list(actions), rest)], also)
        return self._end_sentence(self._action_clause(play, actions, rest))

    def _action_clause(self, play: Play, actions: Sequence[str], rest: str) -> str:
        """Return actions and effects, after the card that was played earlier or that caused them."""
        source = ""
        if play.parent is not None and self._is_led(play):
            source = self.source(play.parent)
        elif self._began_before(play):
            source = self._source(play)
        return self._join_parts(source, self._clause(self.names[play.cause.seat], self.join_list(actions)), rest)

    def _began_before(self, play: Play) -> bool:
        """Return whether the card or spin of a play was named before, so that none of its actions names it."""
        cause = play.cause
        if cause.kind == SPIN:
            return cause.seat >= 0 and all(event[0] != SPUN for event in play.events)
        return (
            cause.kind == CARD
            and self._has_card(cause)
            and self.table.game.account.describe_actions is None
            and not any(event[2] == cause.card and self._actions_of(event, cause.seat) for event in play.events)
        )

    def is_apart(self, play: Play) -> bool:
        """Return whether a play needs a sentence of its own.

        It does if it affects others or named cards, or if another card caused it.
        """
        return self._is_led(play) or any(
            change.seat != play.cause.seat or change.of_cards and change.cards for change in play.changes
        )

    def _is_led(self, play: Play) -> bool:
        """Return whether a card of another player, or of the table, makes the player spin."""
        parent = play.parent
        return (
            play.cause.kind == SPIN and parent is not None and parent.seat != play.cause.seat and self._has_card(parent)
        )

    # --- parts ---------------------------------------------------------------------------------------------------

    def source(self, cause: Cause) -> str:
        """Return the card of a cause with its owner, e.g. "Bea's Freeze Ray"."""
        shared = self.table.game.account.describe_shared(self.table, cause.card)
        return shared or self._of(cause.seat, [cause.card])

    def _source(self, play: Play) -> str:
        """Return the card of a play, or a spin named earlier; empty without one.

        A shared card is named together with the card that triggered it.
        """
        cause, parent = play.cause, play.parent
        if not self._has_card(cause):
            spun = cause.kind == SPIN and cause.seat >= 0
            return self._say("play-spin", player=self.names[cause.seat]) if spun else ""
        source = self.source(cause)
        if cause.seat < 0 or parent is None or not self.is_shared(cause.card) or not self._has_card(parent):
            return source
        return self._say("play-set-off", card=source, source=self.source(parent))

    def first_named(self, play: Play) -> int:
        """Return the player whose name or card begins the sentence of a play, or NONE."""
        if play.parent is not None and self._is_led(play) and self.acts(play):
            return play.parent.seat
        return NONE if self.is_shared(play.cause.card) else play.cause.seat

    def is_shared(self, card: int) -> bool:
        """Return whether a card belongs to no player."""
        return bool(self.table.game.account.describe_shared(self.table, card))

    def join_list(self, words: Sequence[str]) -> str:
        """Join words as a list in the language of the game."""
        return say.join_list(words, language=self._language)

    def _of(self, seat: int, cards: Sequence[int]) -> str:
        return self._add_owner(seat, listed_cards(self.table, cards, owned=seat >= 0))

    def _add_owner(self, seat: int, thing: str) -> str:
        return self._say("play-card", player=self.names[seat], card=thing) if seat >= 0 else thing

    def _has_card(self, cause: Cause) -> bool:
        return self.table.is_card(cause.card)

    def _form(self, seat: int) -> str:
        return YOU if self.names[seat] == you() else ONE

    def _name(self, seat: int) -> str:
        return self._say("you-within") if self.names[seat] == you() else self.names[seat]

    def _clause(self, who: str, action: str) -> str:
        return self._say("play-clause", who=who, deed=action)

    def _join_parts(self, *parts: str) -> str:
        """Join the parts of a sentence: a colon after the first, semicolons after the others."""
        first, *others = [part for part in parts if part] or [""]
        return self._say("play-told", head=first, rest="; ".join(others)) if others else first

    def _end_sentence(self, words: str) -> str:
        return self._say("recap-sentence", told=capital(words))

    def _say(self, message: str, **arguments: str | int) -> str:
        return say.within(self._language, message, **arguments)

    @property
    def _language(self) -> str:
        return self.table.game.words.language()


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
