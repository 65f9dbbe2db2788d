"""Docstrings of functions that don't begin with a verb in the imperative."""

from __future__ import annotations

import ast

from tests.house.code import BUILD, CLIENT, ENGINE, docstrings

_WORDS = """
Abjure Act Adapt Add Adjust Adopt Advance Allow Announce Answer Apply Arrange Ask Assign Attribute Be Begin Bind
Blink Blit Block Break Bring Build Burn Call Cancel Capture Carry Cash Cast Center Change Check Choose Clean Clear Click
Close Collect Compare Compile Complete Compose Compute Continue Convert Copy Count Create Cut Darken Deal Decide
Declare Decline Decode Decrease Delay Delete Deliver Describe Destroy Determine Discard Dismiss Display Do Drag Draw
Drop Ease Edit Eliminate Emit Empty End Enlarge Enter Evaluate Exchange Explain Export Fade Fail Fill Find Finish
Fit Flatten Flick Focus Fold Follow Forget Format Free Give Go Group Hand Handle Have Heal Hex Hide Hit Hold Ignore
Import Insert Install Join Jump Keep Knock Land Lay Leave Let Lift Light Limit Link List Load Log Look Lose Make
Mark Measure Merge Mix Move Multiply Mute Name Narrow Note Notice Notify Offer Open Outline Pack Paint Parse Pass
Pause Pay Penalize Perform Pick Pickle Pin Place Plan Play Point Pre-render Prepare Press Print Process Provide Push
Put Queue Raise Rank Read Rearrange Rebuild Record Redact Redraw Refresh Refuse Register Release Remark Remember
Remove Rename Render Repeat Replace Report Request Reset Resolve Restart Restore Resume Return Reveal Round Rumble
Run Save Say Scale Schedule Score Scroll Search Seat Seed Select Send Separate Serve Set Settle Shake Share Shift
Shorten Show Shuffle Skip Sleep Slide Snap Sort Speak Spend Spin Split Stack Stamp Stand Start Stay Stop Store
Stream Stretch Strike Summarize Summon Swap Switch Take Tell Think Throw Treat Try Tune Turn Undo Update Use Value
Vary Wait Wake Watch Word Work Write Yield
"""
VERBS = frozenset(_WORDS.split())
_PROPERTIES = ("property", "cached_property")


def _has_mood(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether the docstring of a function should say what to do: not that of a value or a constructor."""
    decorators = [ast.unparse(decorator).rpartition(".")[2] for decorator in node.decorator_list]
    return node.name != "__init__" and not any(name in (*_PROPERTIES, "setter") for name in decorators)


def missing_verbs() -> list[str]:
    """Return the docstrings that begin with another word. Add to `VERBS` what is missing there.

    A function that makes a sound is described by what one hears: "One blow on a nail."
    """
    return [
        f"{place}: {text.splitlines()[0]}"
        for place, node, text in docstrings(ENGINE, CLIENT, BUILD)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and _has_mood(node)
        if not place.startswith("build/sounds/") and text.split()[0].rstrip(".,:").capitalize() not in VERBS
    ]
