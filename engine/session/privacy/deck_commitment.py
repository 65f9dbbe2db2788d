"""The deck commitment: a hash of the seed, shown at the start and checked at the end.

All deck orders follow from the seed. A typed seed may be short, so the hash includes a random salt. The hash reveals
nothing and fits no other seed. The session keeps both; the game and the computer seats don't see them.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from engine.words.say import session as say

_SALT_BYTES = 16
_SEED_BITS = 64
_SHOWN, _GROUP = 16, 4
"""The number of hexadecimal digits shown, and the size of their groups."""


def new_seed() -> int:
    """Return an unpredictable seed for a new match."""
    return secrets.randbits(_SEED_BITS)


def sealed_text(slug: str, seed: int, salt: str) -> str:
    """Return the text whose SHA-256 is the hash."""
    return " ".join(("cul-de-sac", slug, str(seed), salt))


def sealed_hash(slug: str, seed: int, salt: str) -> str:
    """Return the SHA-256 of the text as 64 hexadecimal digits."""
    return hashlib.sha256(sealed_text(slug, seed, salt).encode()).hexdigest()


def fingerprint(digest: str) -> str:
    """Shorten a hash for display, e.g. "3f9a 12c4 77e0 51bd"."""
    return " ".join(digest[at : at + _GROUP] for at in range(0, min(_SHOWN, len(digest)), _GROUP))


@dataclass(frozen=True, slots=True)
class DeckCommitment:
    """A deck commitment: the `digest` shown at the start and the salt shown at the end.

    known: whether a player typed the seed
    """

    salt: str
    digest: str
    known: bool = False

    @classmethod
    def new(cls, slug: str, seed: int, known: bool = False) -> DeckCommitment:
        """Create the commitment of a new match."""
        salt = secrets.token_hex(_SALT_BYTES)
        return cls(salt, sealed_hash(slug, seed, salt), known)

    @classmethod
    def from_notes(cls, notes: object) -> DeckCommitment | None:
        """Read the commitment from a saved match's notes. Return None if it is missing or invalid."""
        if not isinstance(notes, Mapping):
            return None
        salt, digest, known = notes.get("salt"), notes.get("hash"), notes.get("known") is True
        if isinstance(salt, str) and isinstance(digest, str) and salt and digest:
            return cls(salt, digest, known)
        return None

    def to_data(self) -> dict[str, str | bool]:
        """Return the data that `from_notes` reads."""
        return {"salt": self.salt, "hash": self.digest, **({"known": True} if self.known else {})}

    def fits(self, slug: str, seed: int) -> bool:
        """Return whether `seed` is the committed seed."""
        return self.digest == sealed_hash(slug, seed, self.salt)

    @property
    def short_hash(self) -> str:
        """Return the shortened hash for display."""
        return fingerprint(self.digest)

    @property
    def promise(self) -> str:
        """Return the text shown during the match."""
        return self._mark_known(say("seal-promise", shown=self.short_hash))

    def account(self, slug: str, seed: int) -> str:
        """Return the text shown at the end."""
        if self.fits(slug, seed):
            return self._mark_known(say("seal-kept", seed=str(seed), shown=self.short_hash))
        return say("seal-broken", seed=str(seed), shown=self.short_hash)

    def _mark_known(self, words: str) -> str:
        return f"{words} {say('known-seed')}" if self.known else words


def promise(seal: DeckCommitment | None) -> str:
    """Return the text about the decks at the start of a match."""
    return seal.promise if seal is not None else say("no-seal")
