"""Determinization: samples a full state that fits a view, with hidden cards dealt at random.

Viewed from the same seat, the result equals the view. Games whose hidden cards can't be dealt freely refine this in
`GameRules.deal_hidden`. Sealed answers are drawn at random.
"""

from __future__ import annotations

from engine.kernel.flow.standard_frames import sample_sealed
from engine.kernel.state import rng
from engine.kernel.state.generics import R
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import State
from engine.kernel.state.view import View


def unseen_cards(view: View) -> list[list[int]]:
    """Return the card instances that the view doesn't show, by group (deck of origin)."""
    table = view.table
    seen = {card for cards in view.zones for card in cards if card >= 0}
    unseen: list[list[int]] = [[] for _ in table.group_names]
    for card, group in enumerate(table.groups):
        if card not in seen:
            unseen[group].append(card)
    return unseen


def determinize(view: View[R], seed: int) -> State[R]:
    """Return a random state that fits the view. Equal seeds give equal states. Takes about 20 microseconds.

    >>> from engine import Match, determinize, load
    >>> view = Match(load("nefarious"), ["Ada", "Ben"], seed=7).view(0)
    >>> determinize(view, 1) == determinize(view, 1), determinize(view, 1) == determinize(view, 2)
    (True, False)
    """
    table = view.table
    state = State(
        table,
        [cards[:] for cards in view.zones],
        view.counters[:],
        [0] * len(table.faces),
        view.values[:],
        [frame[:] for frame in view.stack],
        [entry[:] for entry in view.queue],
        [],
        rng.seed_rng(seed),
    )
    if view.question is not None:
        state.questions.append(view.question)
    unseen = unseen_cards(view)
    for cards in unseen:
        rng.shuffle_list(state, cards)
    table.game.rules.deal_hidden(state, view, unseen)
    known = state.known
    for cards, shown, sees in zip(state.zones, view.zones, table.sees, strict=True):
        for card, face in zip(cards, shown, strict=True):
            if card >= 0:
                # a face that this seat sees in a zone hidden from it was shown to all seats
                known[card] = sees if face < 0 or sees & 1 << view.seat else EVERYBODY
    for card in view.exposed:
        known[card] = EVERYBODY
    sample_sealed(state, view)
    return state


def deal_hidden_by_group(state: State, view: View, unseen: list[list[int]]) -> None:
    """Fill each hidden place with an unseen card of the group that its zone holds."""
    table = state.table
    for cards, group in zip(state.zones, table.zone_groups, strict=True):
        if group >= 0 and HIDDEN in cards:
            pool = unseen[group]
            cards[:] = [pool.pop() if card == HIDDEN else card for card in cards]
