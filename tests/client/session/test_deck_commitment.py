"""The order of the decks is sealed at the start; the seal tells nothing before the end, and everything then."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.session.privacy.deck_commitment import DeckCommitment, fingerprint, sealed_hash
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import resume

NO_SEAL = "This match has no deck fingerprint."

Start = Callable[..., Session]
FAIR = Path(__file__).resolve().parents[3] / "docs" / "opponents.md"


def test_anybody_can_compute_the_hash_as_the_page_on_opponents_says() -> None:
    seal = DeckCommitment.new("nefarious", 17612)
    text = f"cul-de-sac nefarious 17612 {seal.salt}"
    assert seal.digest == hashlib.sha256(text.encode()).hexdigest()
    assert seal.short_hash.replace(" ", "") == seal.digest[:16]
    page = FAIR.read_text(encoding="utf-8")
    assert "`cul-de-sac GAME SEED SALT`" in page and "SHA-256" in page


def test_the_same_seed_is_sealed_differently_each_time_and_no_other_seed_fits() -> None:
    first, second = DeckCommitment.new("nefarious", 7), DeckCommitment.new("nefarious", 7)
    assert first.digest != second.digest and first.salt != second.salt
    assert len(bytes.fromhex(first.salt)) >= 8
    assert first.fits("nefarious", 7)
    assert not first.fits("nefarious", 8) and not first.fits("cthulhu-realms", 7)
    assert "weren't changed" in first.account("nefarious", 7)
    assert "changed this match" in first.account("nefarious", 8)


def test_a_seed_of_64_bits_is_sealed_to_its_last_digit() -> None:
    seed = 2**64 - 1
    seal = DeckCommitment.new("nefarious", seed)
    assert seal.digest == hashlib.sha256(f"cul-de-sac nefarious {seed} {seal.salt}".encode()).hexdigest()
    assert seal.fits("nefarious", seed) and not seal.fits("nefarious", seed - 1)
    assert str(seed) in seal.account("nefarious", seed)


def test_a_match_whose_seed_a_player_typed_says_so_to_its_end(sit_down: Start, settings: Settings, pool: Any) -> None:
    mark = "Known seed"
    session = sit_down(("human", "normal"), known_seed=True)
    assert session.seal is not None
    again = resume(session.document(), settings, pool=pool)
    assert again.seal == session.seal and again.seal is not None
    assert mark in again.seal.promise and mark in again.seal.account("nefarious", session.seed)
    assert mark not in DeckCommitment.new("nefarious", 7).promise


def test_what_is_told_before_the_end_holds_neither_seed_nor_salt() -> None:
    seal = DeckCommitment("f" * 32, sealed_hash("nefarious", 17612, "f" * 32))
    assert seal.promise == f"The decks are shuffled and locked. Fingerprint: {fingerprint(seal.digest)}"
    assert "17612" not in seal.promise and "f" * 32 not in seal.promise


def test_a_match_keeps_its_seal_and_a_rematch_has_another(sit_down: Start, settings: Settings, pool: Any) -> None:
    session = sit_down(("human", "normal"))
    assert session.seal is not None and session.seal.fits("nefarious", session.seed)
    again = resume(session.document(), settings, pool=pool)
    assert again.seal == session.seal
    rematch = session.restart()
    assert rematch.seal is not None and rematch.seal.digest != session.seal.digest
    assert rematch.seal.fits("nefarious", rematch.seed)


@pytest.mark.parametrize("notes", [None, "seal", {}, {"salt": 5, "hash": "x"}, {"salt": "", "hash": ""}])
def test_a_match_of_an_earlier_version_has_none_and_goes_on(
    sit_down: Start, settings: Settings, pool: Any, notes: object
) -> None:
    document = sit_down(("human", "normal")).document()
    document["session"]["seal"] = notes
    again = resume(document, settings, pool=pool)
    assert again.seal is None and NO_SEAL.endswith(".")
    assert "seal" not in again.document()["session"]


def test_computer_seats_never_see_the_seal(sit_down: Start, pool: Any) -> None:
    session = sit_down(("human", "normal", "gentle"))
    session.update(0)
    assert session.seal is not None and pool.open
    sent = pickle.dumps(list(pool.open.values()))
    assert session.seal.salt.encode() not in sent and session.seal.digest.encode() not in sent
