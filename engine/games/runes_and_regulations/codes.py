"""Runes & Regulations: the numbers of its frames, happenings and events. They are stable: saved matches use them."""

from __future__ import annotations

from engine.kernel.rules import FIRST_GAME_FRAME, FIRST_GAME_QUESTION, FIRST_GAME_VERB, KERNEL_VERBS

(TURN, LINK, SETTLE, DECLARE, PICK, EFFECT, DEEDS, GATHER, PRICE, CASTING_FRAME, SPINNING, LIMIT, CAST_PHASE,
 SUMMON_PHASE, SPIN_PHASE, REPEATED) = range(FIRST_GAME_FRAME, FIRST_GAME_FRAME + 16)  # fmt: skip
"""Frame kinds; each is described where its handler stands."""

CAST_VERB, SUMMON_VERB, DRAW_VERB, SKIP_VERB, SPIN_VERB, ACTIVATE_VERB, DISCARD_VERB = range(
    FIRST_GAME_VERB, FIRST_GAME_VERB + 7
)
VERBS = (*KERNEL_VERBS, "cast", "summon", "draw", "skip", "spin", "activate", "discard")

ASK_CAST, ASK_SUMMON, ASK_SPIN, ASK_DISCARD, ASK_HAND_LIMIT, ASK_RUNE_LIMIT, ASK_SUMMON_LIMIT, ASK_DRAW = range(
    FIRST_GAME_QUESTION, FIRST_GAME_QUESTION + 8
)
QUESTION_NAMES = ("cast", "summon", "spin", "discard", "hand-limit", "rune-limit", "summoning-limit", "draw")

(WOULD_HEX, WOULD_DESTROY, WOULD_STEAL, WOULD_RETURN, WOULD_CAST, WOULD_SUMMON, WOULD_ACTIVATE, WOULD_DRAW,
 WOULD_DISCARD, WOULD_SPIN, WOULD_DESTROY_RUNE, WOULD_STEAL_RUNE, RESTORING, MOVING, DRAWING) = range(15)  # fmt: skip
"""Happenings (the kernel's occurrences). Nothing can answer those from RESTORING on."""

(ENTERS, LEAVES, SUMMONS, CASTS, DISCARDS, DRAWS, SPINS, ACTIVATES, STEALS, RESTORES, HEXES, DESTROYS, REGULATES,
 BEGINS, ENDS) = range(15)  # fmt: skip
"""Events that trigger effects. In the queue each is `[moment, event, actor, card, owner]`: who did it, the card
it happened to, and whose Lawn, Fence or turn it concerns."""

NOTE_RESTORED, NOTE_RUN_OUT = range(2)
"""The remarks (events NOTED) that a Creature of a seat has been restored, for a Shrub also goes when its Creature does,
and that a seat has drawn the last card of the Main deck (RR-11.2).
"""
