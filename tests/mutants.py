"""Break the program in known ways and check that the default tests notice: `python -m tests.mutants [NAME...]`.

Each mutant is applied alone to a copy of the project. Ends with code 1 if the tests named for a mutant still pass,
or if a mutant quotes code that is no longer there; then change the mutant with the code.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS_FAILED = 1
"""The exit code of pytest for a test that failed."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A known fault: `old` becomes `new` in `file`, and one of the tests in `noticed_by` must fail."""

    name: str
    file: str
    old: str
    new: str
    noticed_by: str


MUTANTS = (
    # -- rules
    Mutant("nefarious-full-hand", "engine/games/nefarious/rules/scoring.py",
           "if rules.full_hand_points and len(state.zones[HAND[seat]]) >= 5:",
           "if rules.full_hand_points and len(state.zones[HAND[seat]]) >= 6:", "tests/scenarios"),
    Mutant("nasty-line-with-gap", "engine/games/nasty_neighbours/rules/lines.py",
           "max(numbers) - min(numbers) >= len(cards)", "max(numbers) - min(numbers) > len(cards)", "tests/scenarios"),
    Mutant("realms-nexus-shields-nothing", "engine/games/cthulhu_realms/rules/sanity_loss.py",
           "nexus = NEXUS in shields", "nexus = False", "tests/scenarios"),
    Mutant("runes-own-hexed-pets-count", "engine/games/runes_and_regulations/rules/victory.py",
           "any(hexed_count(state, other) for other in range(state.table.seats) if other != seat)",
           "any(hexed_count(state, other) for other in range(state.table.seats))", "tests/scenarios"),
    Mutant("new-deck-is-not-shuffled", "engine/kernel/flow/moves.py",
           "    cards.clear()\n    shuffle(state, deck)\n", "    cards.clear()\n", "tests/engine/kernel"),
    Mutant("undo-past-a-barrier", "engine/kernel/match/match.py",
           "if barrier and not force:", "if barrier and not force and self.has_one_human:",
           "tests/engine/kernel/test_undo.py"),
    Mutant("undo-past-a-barrier-is-no-help", "engine/kernel/match/match.py",
           "self.assisted = self.assisted or bool(barrier)", "self.assisted = self.assisted",
           "tests/engine/kernel tests/client/session/test_undo.py"),
    # -- secrecy
    Mutant("shuffled-cards-stay-known", "engine/kernel/flow/moves.py",
           "    for card in cards:\n        known[card] = sees\n    if state.events is not None:\n"
           "        state.events.append((SHUFFLED,",
           "    if state.events is not None:\n        state.events.append((SHUFFLED,",
           "tests/engine/kernel/test_secrecy.py"),
    Mutant("sealed-answers-are-seen", "engine/kernel/flow/standard_frames.py",
           "if other != seat:\n                shown[ANSWERS + other] = HIDDEN",
           "if other == seat + 1:\n                shown[ANSWERS + other] = HIDDEN", "tests/engine/kernel"),
    Mutant("hands-are-seen", "engine/kernel/state/view.py",
           "seen = [card for card in cards if known[card] & bit]", "seen = list(cards)",
           "tests/engine/kernel tests/engine/games/nefarious"),
    Mutant("no-curtain-for-secret-choices", "engine/session/privacy/curtain_rule.py",
           "return len(asked.asked) > 1 or sees_more(asked, looking)", "return sees_more(asked, looking)",
           "tests/client/session/test_hot_seat.py"),
    Mutant("no-curtain-for-hidden-cards", "engine/session/privacy/curtain_rule.py",
           "return len(asked.asked) > 1 or sees_more(asked, looking)", "return len(asked.asked) > 1",
           "tests/client/session"),
    # -- session
    Mutant("computers-remember-undone-moves", "engine/session/computers/memories.py",
           "[entry for entry in noted if entry[0] <= left]", "list(noted)", "tests/client/session/test_undo.py"),
    Mutant("undo-is-not-saved", "engine/session/saving/autosave.py",
           "if same < len(self._written) else []", "if same < 0 else []", "tests/client/session/test_keeping.py"),
    Mutant("computers-keep-old-thoughts", "engine/session/computers/thinking.py",
           "or match.view(seat).question != thought.question:", "and match.view(seat).question != thought.question:",
           "tests/client/session"),
    # -- table
    Mutant("next-person-sees-the-last-frame", "client/table/frame/event_feed.py",
           "        table.director.reset(table.views.newest, batches[last].events.batch if batches else None)\n", "",
           "-m slow tests/client/table/test_hot_seat_frames.py"),
    Mutant("drop-on-a-far-target", "client/table/hand/choices.py",
           "if distance <= 0.6 * moved.width and", "if", "tests/client/table/test_yard_hands.py"),
    Mutant("held-card-survives-a-change", "client/table/scene.py",
           "        if self.hand.drag is not None:\n            self.drop_all()", "        pass",
           "tests/client/table/test_scene_course.py"),
    Mutant("pile-with-choices-does-not-open", "client/table/hand/choices.py",
           "(number[self._browsed[card]] == 1 or", "(number[self._browsed[card]] >= 1 or",
           "tests/client/table/test_pile_contents.py tests/client/table/test_choosing.py"),
    Mutant("smallest-target-does-not-win", "client/table/hand/choices.py",
           "return min(under, key=lambda target: _area(target.rect), default=None)",
           "return max(under, key=lambda target: _area(target.rect), default=None)",
           "tests/client/table/test_interaction_options.py"),
)  # fmt: skip


def is_noticed(copy: Path, mutant: Mutant) -> bool:
    """Return whether a test fails on a copy of the project with the mutant. Raises ValueError if its code is gone."""
    file = copy / mutant.file
    text = file.read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        raise ValueError(f"{mutant.name} quotes code that {mutant.file} does not hold once.")
    file.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "-rN", *mutant.noticed_by.split()]
        return subprocess.run(command, cwd=copy, stdout=subprocess.DEVNULL, check=False).returncode == TESTS_FAILED
    finally:
        file.write_text(text, encoding="utf-8")


def main(names: list[str]) -> int:
    """Try the mutants of these names, or all of them; return the exit code."""
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy")
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__", "dist"))
        for mutant in MUTANTS:
            if names and mutant.name not in names:
                continue
            noticed = is_noticed(copy, mutant)
            survivors += not noticed
            print(f"{mutant.name:40} {'noticed' if noticed else 'SURVIVES'}", flush=True)
    return bool(survivors)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
