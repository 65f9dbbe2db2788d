"""Names that don't say what they stand for."""

from __future__ import annotations

import re
from collections import defaultdict

from tests.house.code import BUILD, CLIENT, ENGINE, ROOT, classes, functions, relative

LARGE_CLASS = 80
"""Lines from which on a class must agree with its file or folder."""
_PARTICIPLE = re.compile(
    r"[a-z]+ed|told|shown|kept|held|drawn|meant|lit|laid|given|taken|seen|heard|said|made|found|chosen|known|left|worn|"
    r"written|begun|met|gone|done|lost|won|hidden|built|caught|dealt|forgotten|frozen|paid|shaken|slid|struck|swollen|"
    r"thought|torn|undone|wound|sold|spent|spoken|stood"
)
_ADVERB = re.compile(
    r"again|ahead|along|alike|alone|always|anew|apart|around|aside|away|beyond|further|instead|never|openly|"
    r"otherwise|then|there|together|above|below|beside|between|after|before"
)
_OTHER_MEANINGS = """
act action ahead board call camera chances covered either faces kind layer look not note opening order part piece pop
position problem reasons seal seen show shown stakes stop unit way why word words worth
"""
"""Words that the glossary replaces in one meaning, and that have others."""
_NO_PARTICIPLE = re.compile(r"bed|deed|embed|enabled|exceed|feed|need|proceed|seed|selected|shed|speed|succeed")


def is_vague(name: str) -> bool:
    """Return whether a function of this name doesn't say what it does."""
    word = name.strip("_")
    return not _NO_PARTICIPLE.fullmatch(word) and bool(_PARTICIPLE.fullmatch(word) or _ADVERB.fullmatch(word))


def vague_functions() -> list[str]:
    """Return the functions, methods and properties that are named by a participle or an adverb alone."""
    return [f"{place}: {node.name}" for place, node in functions(ENGINE, CLIENT, BUILD) if is_vague(node.name)]


def ambiguous_classes() -> list[str]:
    """Return the class names that stand in several files. The same file of several games counts once."""
    files: dict[str, set[str]] = defaultdict(set)
    for file, node in classes(ENGINE, CLIENT, BUILD):
        if not node.name.startswith("_"):
            files[node.name].add(re.sub(r"^engine/games/\w+/", "engine/games/*/", relative(file)))
    return [f"{name}: {', '.join(sorted(places))}" for name, places in sorted(files.items()) if len(places) > 1]


def _words(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", text)}


def _related(one: str, other: str) -> bool:
    """Return whether two words have one stem, such as "tune" and "tuning"."""
    length = min(4, len(one) - 1, len(other) - 1)
    return length > 1 and one[:length] == other[:length]


def misplaced_classes() -> list[str]:
    """Return the large classes whose name shares no word with their file or folder."""
    return [
        f"{relative(file)}:{node.lineno}: {node.name}"
        for file, node in classes(ENGINE, CLIENT, BUILD)
        if (node.end_lineno or 0) - node.lineno > LARGE_CLASS
        and not any(_related(one, other) for one in _words(node.name) for other in _words(relative(file)))
    ]


def replaced_words() -> list[str]:
    """Return the classes and functions named by a word for which the glossary has another term."""
    rows = (line.strip("|").split(" | ") for line in (ROOT / "docs/glossary.md").read_text("utf-8").splitlines())
    replaced = {word.strip(" `").lower() for row in rows if len(row) == 3 for word in row[2].split(",")}
    found = []
    for place, node in (
        *functions(ENGINE, CLIENT, BUILD),
        *((f"{relative(file)}:{node.lineno}", node) for file, node in classes(ENGINE, CLIENT, BUILD)),
    ):
        words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", node.name)}
        if words & replaced - {*_OTHER_MEANINGS.split()}:
            found.append(f"{place}: {node.name}")
    return found
