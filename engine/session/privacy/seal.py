"""The seal of a match: a hash of its seed, told at the beginning, so that the order of all decks can be checked at the
end.

The order of every deck follows from the seed. A seed that somebody typed may be short, so a random salt is hashed with
it: the hash tells nothing, and yet fits no other seed. Salt and hash belong to the session; neither game nor computer
seats see them.
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
"""So many hexadecimal digits are shown, in groups of so many."""


def new_seed() -> int:
    """Return a seed that nobody can guess, for a new match."""
    return secrets.randbits(_SEED_BITS)


def sealed_text(slug: str, seed: int, salt: str) -> str:
    """The text whose SHA-256 is the hash."""
    return " ".join(("cul-de-sac", slug, str(seed), salt))


def sealed_hash(slug: str, seed: int, salt: str) -> str:
    """The SHA-256 of the text, 64 hexadecimal digits."""
    return hashlib.sha256(sealed_text(slug, seed, salt).encode()).hexdigest()


def fingerprint(digest: str) -> str:
    """How a hash is shown: "3f9a 12c4 77e0 51bd"."""
    return " ".join(digest[at : at + _GROUP] for at in range(0, min(_SHOWN, len(digest)), _GROUP))


@dataclass(frozen=True, slots=True)
class Seal:
    """What was told at the beginning (`digest`), and the salt that is told at the end. A seed is `known` when a player
    typed it.
    """

    salt: str
    digest: str
    known: bool = False

    @classmethod
    def new(cls, slug: str, seed: int, known: bool = False) -> Seal:
        """The seal of a match that begins."""
        salt = secrets.token_hex(_SALT_BYTES)
        return cls(salt, sealed_hash(slug, seed, salt), known)

    @classmethod
    def noted(cls, notes: object) -> Seal | None:
        """The seal that a saved match has noted; None when there is none, or nothing that could be one."""
        if not isinstance(notes, Mapping):
            return None
        salt, digest, known = notes.get("salt"), notes.get("hash"), notes.get("known") is True
        if isinstance(salt, str) and isinstance(digest, str) and salt and digest:
            return cls(salt, digest, known)
        return None

    def to_data(self) -> dict[str, str | bool]:
        """What `noted` reads."""
        return {"salt": self.salt, "hash": self.digest, **({"known": True} if self.known else {})}

    def fits(self, slug: str, seed: int) -> bool:
        """Whether this is the seed that was sealed."""
        return self.digest == sealed_hash(slug, seed, self.salt)

    @property
    def shown(self) -> str:
        """The hash as it is shown."""
        return fingerprint(self.digest)

    @property
    def promise(self) -> str:
        """What is told while the match lasts."""
        return self._marked(say("seal-promise", shown=self.shown))

    def account(self, slug: str, seed: int) -> str:
        """What is told at the end."""
        if self.fits(slug, seed):
            return self._marked(say("seal-kept", seed=str(seed), shown=self.shown))
        return say("seal-broken", seed=str(seed), shown=self.shown)

    def _marked(self, words: str) -> str:
        return f"{words} {say('known-seed')}" if self.known else words


def promise(seal: Seal | None) -> str:
    """What is told of the decks at the start of a match."""
    return seal.promise if seal is not None else say("no-seal")
