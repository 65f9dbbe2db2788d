"""Runes & Regulations: what the Spinner's results do, by its faces (RR-8, RR-9.6)."""

from __future__ import annotations

from engine.games.runes_and_regulations.definitions.vocabulary import Step

EACH = "each-player"
ORDINARY_RESULTS: tuple[tuple[Step, ...], ...] = (
    (Step("add-rune"),),
    (Step("hex", what="mythical", of="you"),),
    (Step("return", what="creature", of="you"),),
    (Step("turn-regulation"),),
    (Step("discard"),),
    (),
)
"""RR-8.1, in the order of the sectors. The sixth spins again on the event list."""
EVENT_RESULTS: tuple[tuple[Step, ...], ...] = (
    (Step("draw", who=EACH, may=True),),
    (Step("hex", who=EACH, what="mythical"), Step("destroy", who=EACH, n="all", what="hexed")),
    (Step("return", who=EACH, what="mythical"),),
    (Step("restore", who=EACH, what="hexed", may=True),),
    (Step("discard", who=EACH),),
    (Step("summon", who=EACH, may=True),),
)
"""RR-8.2: events for all players except the Nefarious Neighbor (RR-9.7)."""
NEFARIOUS_RESULTS: tuple[tuple[Step, ...], ...] = (
    (Step("add-rune"),),
    (Step("move", what="mythical", of="you"),),
    (Step("draw"),),
    (Step("steal", what="mythical", of="any-neighbor"),),
    (Step("cast"),),
    (Step("discard", n=2),),
)
"""RR-9.6: the results on the Nefarious face."""
