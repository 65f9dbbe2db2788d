"""Chains: the same change made several times in one turn.

A theme names the changes that count (`[[chains]]` of its motion file). No chain depends on a game or a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from client.layout.pieces import Key
from client.motion.accents import ChainAccent, note_name
from engine.kernel.flow.table import Table
from engine.kernel.game.plays import Play
from engine.kernel.state.refs import NONE

Styles = Mapping[str, ChainAccent]
"""The chains of a theme, by the key of their changes."""


class Link(NamedTuple):
    """One step of a chain.

    `play` is the number of its cause, `source` the piece that it starts from (None without a picture).
    """

    play: int
    amount: int
    total: int
    source: Key | None


@dataclass(frozen=True, slots=True)
class Chain:
    """Equal changes of one player, or of several cards by one play.

    `target` is the seat (NONE: cards of the table), `actor` the seat whose play began it.
    """

    style: ChainAccent
    target: int
    actor: int
    links: tuple[Link, ...]

    @property
    def total(self) -> int:
        """Return the sum of all links."""
        return self.links[-1].total

    @property
    def counts_links(self) -> bool:
        """Return whether its links are counted instead of added up."""
        alike = self.target == NONE or bool(self.style.answers)
        return alike and abs(self.total) <= len(self.links)

    @property
    def identity(self) -> tuple[str, bool, int, int]:
        """Return a key that stays the same while links are added."""
        return self.style.key, self.total > 0, self.target, self.links[0].play

    def counts(self) -> bool:
        """Return whether it is long enough to be counted up."""
        return self.style.counts(len(self.links), self.total)


class ChainPart(NamedTuple):
    """A link that a beat shows: its chain, its index in it, and whether all links of the chain come in one batch."""

    chain: Chain
    number: int
    whole: bool

    @property
    def is_last(self) -> bool:
        return self.number == len(self.chain.links) - 1


def chains_of(table: Table, plays: Iterable[Play], styles: Styles) -> list[Chain]:
    """Return the chains among the plays of one turn, in order, also those that are too short to be counted up.

    Changes of one player are linked if one player made them, or several players in one batch. The cards that a single
    play changes are a chain of their own. So are plays that answer each other.
    """
    found: list[Chain] = []
    last: dict[tuple[str, bool, int], tuple[int, int, int]] = {}  # the index of its chain, its actor and its batch
    answered: dict[int, int] = {}  # the index of the chain of each play that can be answered
    for play in plays:
        if (style := answer_style(play, styles)) is not None:
            cause = play.cause
            place = answered[cause.number] = answered.get(cause.parent, len(found))
            found += [Chain(style, cause.seat, cause.seat, ())] if place == len(found) else []
            if all(link.source != _card_key(cause.card) for link in found[place].links):  # not again by its effect
                found[place] = _longer(found[place], cause.number, 1, _card_key(cause.card))
        found += _of_cards(table, play, styles)
        for change in play.changes:
            style = styles.get(change.key)
            if style is None or style.answers or change.cards or change.seat == NONE:
                continue
            key, actor, batch = (change.key, change.amount > 0, change.seat), play.cause.seat, play.at[0]
            place, before, earlier = last.get(key, (NONE, NONE, NONE))
            if place == NONE or before != actor and earlier != batch:
                place = len(found)
                found.append(Chain(style, change.seat, actor, ()))
            found[place] = _longer(found[place], play.cause.number, change.amount, _card_key(play.cause.card))
            last[key] = place, actor, batch
    return found


def _of_cards(table: Table, play: Play, styles: Styles) -> list[Chain]:
    """Return the chains of cards that one play changes alike."""
    found: dict[tuple[str, bool], Chain] = {}
    note = ""
    for event in play.events:
        note = note_name(event, table) or note
        changes = {(change.key, change.amount > 0): change for change in table.game.account.changes(table, event)}
        for key, change in changes.items():
            style = styles.get(change.key)
            if style is not None and change.cards and not style.answers and style.note in ("", note):
                chain = found.get(key) or Chain(style, NONE, play.cause.seat, ())
                found[key] = _longer(chain, play.cause.number, change.amount, _card_key(change.cards[0]))
    return list(found.values())


def _longer(chain: Chain, play: int, amount: int, source: Key | None) -> Chain:
    total = (chain.total if chain.links else 0) + amount
    return Chain(chain.style, chain.target, chain.actor, (*chain.links, Link(play, amount, total, source)))


def in_order(chain: Chain, places: Mapping[int, int]) -> Chain:
    """Return a chain with its links in the order of the places of their plays."""
    ordered = Chain(chain.style, chain.target, chain.actor, ())
    for link in sorted(chain.links, key=lambda link: places[link.play]):
        ordered = _longer(ordered, link.play, link.amount, link.source)
    return ordered


def answer_style(play: Play, styles: Styles) -> ChainAccent | None:
    """Return the style of the chain of answers that a play can belong to."""
    found = (styles.get(change.key) for change in play.changes if play.cause.card >= 0)
    return next((style for style in found if style is not None and style.answers), None)


def _card_key(card: int) -> Key | None:
    return ("card", card) if card >= 0 else None
