"""Runes & Regulations: the numbers of its frames, actions and events. Saved matches use them, so they never change."""

from __future__ import annotations

from typing import Final

from engine.kernel.flow.ruleset import FIRST_GAME_FRAME, FIRST_GAME_QUESTION, FIRST_GAME_VERB, KERNEL_VERBS

OCCURRENCE: Final = 8
TURN: Final = FIRST_GAME_FRAME
LINK: Final = FIRST_GAME_FRAME + 1
SETTLE: Final = FIRST_GAME_FRAME + 2
DECLARE: Final = FIRST_GAME_FRAME + 3
PICK: Final = FIRST_GAME_FRAME + 4
EFFECT: Final = FIRST_GAME_FRAME + 5
EACH: Final = FIRST_GAME_FRAME + 6
GATHER: Final = FIRST_GAME_FRAME + 7
PRICE: Final = FIRST_GAME_FRAME + 8
CASTING_FRAME: Final = FIRST_GAME_FRAME + 9
SPINNING: Final = FIRST_GAME_FRAME + 10
LIMIT: Final = FIRST_GAME_FRAME + 11
CAST_PHASE: Final = FIRST_GAME_FRAME + 12
SUMMON_PHASE: Final = FIRST_GAME_FRAME + 13
SPIN_PHASE: Final = FIRST_GAME_FRAME + 14
REPEATED: Final = FIRST_GAME_FRAME + 15
"""Frame kinds. `frame_fields` describes their fields. The number of OCCURRENCE is the oldest."""

CAST_VERB: Final = FIRST_GAME_VERB
SUMMON_VERB: Final = FIRST_GAME_VERB + 1
DRAW_VERB: Final = FIRST_GAME_VERB + 2
SKIP_VERB: Final = FIRST_GAME_VERB + 3
SPIN_VERB: Final = FIRST_GAME_VERB + 4
ACTIVATE_VERB: Final = FIRST_GAME_VERB + 5
DISCARD_VERB: Final = FIRST_GAME_VERB + 6
VERBS = (*KERNEL_VERBS, "cast", "summon", "draw", "skip", "spin", "activate", "discard")

ASK_CAST: Final = FIRST_GAME_QUESTION
ASK_SUMMON: Final = FIRST_GAME_QUESTION + 1
ASK_SPIN: Final = FIRST_GAME_QUESTION + 2
ASK_DISCARD: Final = FIRST_GAME_QUESTION + 3
ASK_HAND_LIMIT: Final = FIRST_GAME_QUESTION + 4
ASK_RUNE_LIMIT: Final = FIRST_GAME_QUESTION + 5
ASK_SUMMON_LIMIT: Final = FIRST_GAME_QUESTION + 6
ASK_DRAW: Final = FIRST_GAME_QUESTION + 7
QUESTION_NAMES = ("cast", "summon", "spin", "discard", "hand-limit", "rune-limit", "summoning-limit", "draw")

WOULD_HEX: Final = 0
WOULD_DESTROY: Final = 1
WOULD_STEAL: Final = 2
WOULD_RETURN: Final = 3
WOULD_CAST: Final = 4
WOULD_SUMMON: Final = 5
WOULD_ACTIVATE: Final = 6
WOULD_DRAW: Final = 7
WOULD_DISCARD: Final = 8
WOULD_SPIN: Final = 9
WOULD_DESTROY_RUNE: Final = 10
WOULD_STEAL_RUNE: Final = 11
RESTORING: Final = 12
MOVING: Final = 13
DRAWING: Final = 14
"""Actions. The first four happen to a Creature on a Lawn. Other seats can't react to those from RESTORING on."""
NULLIFIED: Final = -1
"""The result of an action that was nullified."""

ENTERS: Final = 0
LEAVES: Final = 1
SUMMONS: Final = 2
CASTS: Final = 3
DISCARDS: Final = 4
DRAWS: Final = 5
SPINS: Final = 6
ACTIVATES: Final = 7
STEALS: Final = 8
RESTORES: Final = 9
HEXES: Final = 10
DESTROYS: Final = 11
REGULATES: Final = 12
BEGINS: Final = 13
ENDS: Final = 14
"""Events that trigger effects. In the queue each is `[moment, event, actor, card, owner]`. `actor` caused the event and
`card` is the card it happened to. `owner` has the Lawn, Fence or turn."""

NOTE_RESTORED: Final = 0
NOTE_RUN_OUT: Final = 1
NOTE_SUMMONING_LIMIT: Final = 2
NOTE_SKIPS_NEXT: Final = 3
NOTE_SKIPS_NOW: Final = 4
"""Remarks (NOTED events). A seat's Creature is restored, including when a Shrub leaves with its Creature. A seat has
drawn the last card of the Main deck (RR-11.2). A seat is over the summoning limit (RR-5.1). A seat will skip phases,
later or in this turn, with their mask in `source`."""
