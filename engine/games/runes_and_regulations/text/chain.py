"""Runes & Regulations: texts of the chain of effects that wait to resolve, by public information (RR-7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.effects.effect_type import EffectContext
from engine.games.runes_and_regulations.knowledge.known_names import holder_of, is_public
from engine.games.runes_and_regulations.layout import CASTING, FENCE
from engine.games.runes_and_regulations.match_rules import GameView
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules import frame_fields as fields
from engine.games.runes_and_regulations.rules.actions.spells_and_spinner import ANNOUNCE, RESOLVED, RESULT_KNOWN
from engine.games.runes_and_regulations.rules.effect_targets import ANNOUNCED as REVEALED, DECLARED
from engine.games.runes_and_regulations.rules.reactions.chain import DECLARING, RESOLVING as NOW
from engine.games.runes_and_regulations.text.effects import sentence, spin_name
from engine.kernel.game.traits import ANNOUNCED, RESOLVING, WAITING, ChainLink
from engine.kernel.state.refs import CARD, NONE, describe, zone_ref
from engine.kernel.state.state import KIND, SEAT, SOURCE, STEP, Frame

STATUS = {REVEALED: ANNOUNCED, DECLARING: ANNOUNCED, DECLARED: WAITING, NOW: RESOLVING}


def chain(view: GameView, names: Sequence[str]) -> list[ChainLink]:
    """Return all triggered or cast effects that haven't resolved. The next one to resolve comes first."""
    links: list[ChainLink] = []
    stack = view.stack
    for depth in range(len(stack) - 1, -1, -1):
        frame = stack[depth]
        above = stack[depth + 1] if depth + 1 < len(stack) else [NONE]
        moment, started = len(links), above[KIND] in (codes.EFFECT, codes.DECLARE)
        if frame[KIND] == codes.LINK:
            links += entries_of(view, frame, above, moment, names)
        elif frame[KIND] == codes.CASTING_FRAME and frame[STEP] != ANNOUNCE and frame[SOURCE] in view.zones[CASTING]:
            effect = view.table.faces[frame[SOURCE]]
            told = under_way(view, names, above, EffectContext(view, names, effect, frame[SEAT], frame[SOURCE]))
            links.append(link(told, moment, RESOLVING if frame[STEP] == RESOLVED else ANNOUNCED))
        elif frame[KIND] == codes.SPINNING and frame[STEP] >= RESULT_KNOWN and started:
            told = under_way(view, names, above, EffectContext(view, names, above[fields.EFFECT], frame[SEAT]))
            links.append(link(told, moment, RESOLVING if above[KIND] == codes.EFFECT else ANNOUNCED))
    return links


def entries_of(view: GameView, frame: Frame, above: Frame, moment: int, names: Sequence[str]) -> list[ChainLink]:
    """Return the unresolved effects of one LINK, and the Rune that is being revealed for it."""
    found = []
    blobs = fields.entries_end(frame)
    for start in fields.entries(frame):
        effect, seat, card, subject, other, status = frame[start : start + fields.ENTRY_EVENT]
        if status not in STATUS:
            continue
        told = EffectContext(view, names, effect, seat, card, subject, other)
        if status == DECLARED and blobs < len(frame):
            declared = frame[blobs + 1 : blobs + 1 + frame[blobs]]
            blobs += 1 + frame[blobs]
            told = under_way(view, names, declared, told)
        elif status in (DECLARING, NOW):
            told = under_way(view, names, above, told)
        found.append(link(told, moment, STATUS[status]))
    if frame[fields.PENDING] != NONE and above[KIND] == codes.OCCURRENCE and len(above) >= fields.HANDED + fields.ENTRY:
        effect, seat, card, subject, other = above[fields.HANDED : fields.HANDED + fields.ENTRY_STATUS]
        found.append(link(EffectContext(view, names, effect, seat, card, subject, other), moment, ANNOUNCED))
    return found


def under_way(view: GameView, names: Sequence[str], frame: Frame, told: EffectContext) -> EffectContext:
    """Return an effect with the targets from its DECLARE or EFFECT frame."""
    if frame[KIND] not in (codes.EFFECT, codes.DECLARE) or frame[fields.EFFECT] != told.effect:
        return told
    number = len(view.table.rules.programs[told.effect].targets)
    paying = frame[KIND] == codes.DECLARE and frame[STEP] < 2
    groups = [] if paying else fields.groups_from(frame, fields.GROUPS)[:number]
    return EffectContext(
        view, names, told.effect, told.seat, told.card, frame[fields.SUBJECT], frame[fields.OTHER], groups, not paying
    )


def link(told: EffectContext, moment: int, status: str) -> ChainLink:
    """Return one effect with its targets, by public information."""
    card = told.card if is_public(told.view, told.card) else NONE
    targets = [public_target(told.view, ref) for group in told.groups for ref in group if ref != NONE]
    result = spin_name(told.effect)
    words = say("chain-spin", result=result, does=sentence(told)) if result else sentence(told)
    return ChainLink(moment, told.seat, card, tuple(targets), status, words)


def public_target(view: GameView, ref: int) -> int:
    """Return a target, or the Fence of a hidden Rune."""
    if describe(ref)[0] != CARD or is_public(view, ref):
        return ref
    return zone_ref(FENCE[max(0, holder_of(view, ref))])
