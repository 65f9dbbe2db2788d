"""Data files with words in them, in the language that is spoken.

`words/<language>/<file>` below the assets says of a TOML file what is other than in English: tables are merged by key,
lists of tables by position (`{}` where nothing differs), and every other value takes the place of the English one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.kernel.files.faults import sentence
from engine.kernel.files.limits import abbreviate
from engine.kernel.scenarios.reader import BadScenario
from engine.store.atomic import StoreError
from engine.store.bounded_files import read_toml
from engine.words import assets
from engine.words.messages import ENGLISH, written


def file_of(name: str) -> Path:
    """The file `name`, relative to the assets, in the language that is spoken, or else in English. Raises
    `assets.AssetMissing`.
    """
    own = f"words/{written()}/{name}"
    return assets.path(own if written() != ENGLISH and assets.exists(own) else name)


def data_of(name: str) -> dict[str, Any]:
    """The tables of the TOML file `name`, relative to the assets, in the language that is spoken. Raises
    `assets.AssetMissing`, and StoreError for a file that is not readable as TOML.
    """
    english, other = assets.path(name), file_of(name)
    data = read_toml(english)
    return data if other == english else merged(data, read_toml(other), f"words/{written()}/{name}")


def scenario_of(name: str) -> dict[str, Any]:
    """The same of a file that is laid as a position or told at one. Raises BadScenario, and `assets.AssetMissing`."""
    try:
        return data_of(name)
    except (StoreError, assets.AssetProblem) as problem:
        raise BadScenario(f"assets/{name}", "", sentence(str(problem).rstrip("."))) from problem


def merged(english: dict[str, Any], other: dict[str, Any], where: str) -> dict[str, Any]:
    """The tables of a file with what another language says instead. Raises `assets.AssetProblem` for what English has
    not; `where` names the file.
    """
    return {**english, **{key: _instead(english, key, value, f"{where}: {key}") for key, value in other.items()}}


def _instead(table: dict[str, Any], key: str, other: Any, where: str) -> Any:
    if key not in table:
        raise assets.AssetProblem(f"{where} is unknown; one of the keys in English was expected.")
    english = table[key]
    if type(english) is not type(other):
        raise assets.AssetProblem(f"{where} should be of the same kind as in English, not {abbreviate(other)}.")
    if isinstance(english, dict):
        return merged(english, other, where)
    if not isinstance(english, list) or not any(isinstance(entry, dict) for entry in english):
        return other
    if len(english) != len(other) or not all(isinstance(entry, dict) for entry in other):
        raise assets.AssetProblem(f"{where} should be {len(english)} tables as in English, not {abbreviate(other)}.")
    pairs = enumerate(zip(english, other, strict=True), 1)
    return [merged(entry, changed, f"{where} {number}") for number, (entry, changed) in pairs]
