"""The setup of a match: game, seats, house rules, seed. No pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from client.scenes.games import default_names
from client.scenes.setup import options as setup_options
from engine.ai.levels import GENTLE, policy_of
from engine.ai.personality import PERSONALITIES
from engine.ai.seat_request import HUMAN
from engine.kernel.cards.packs import Pack
from engine.kernel.files.faults import BadCard, BadOption
from engine.kernel.game.game import Game, OptionSpec
from engine.session.computers.opponents import USUAL_LEVEL, is_offered
from engine.store.player.profiles import Profiles
from engine.words.player_names import NAMES
from engine.words.say import profiles as say_profiles, setup as say

LONGEST_NAME = 20
LONGEST_SEED = 20
"""Digits of the longest seed."""


_USUAL_SEATS = 4


@dataclass(slots=True)
class SeatSetup:
    """The player of a seat. `kind` is "human" or a policy, such as "hard" or "hard+schemer"."""

    name: str
    kind: str

    @property
    def human(self) -> bool:
        return self.kind == HUMAN


@dataclass(slots=True)
class MatchSetup:
    """The full setup of a match. `seed_text` is the seed exactly as typed; empty for a random seed."""

    game: Game
    seats: list[SeatSetup]
    options: dict[str, Any] = field(default_factory=dict)
    seed_text: str = ""
    absent_packs: list[str] = field(default_factory=list)
    """The ids of card packs that are switched on and cannot be read now: they are on again as soon as they can."""
    _bench: list[tuple[int, SeatSetup]] = field(default_factory=list)
    """Computers that had to leave when fewer seats were allowed, each with its place, the last one first to return."""
    _people: int = 0
    """How many people there were when the house rules were last fitted to the seats."""

    # -- beginnings -------------------------------------------------------------------------------------------

    @classmethod
    def usual(cls, game: Game, watch: bool = False, own_name: str = "") -> MatchSetup:
        """Return the default setup: one human among computers, no house rules. `own_name`: the human's name, if known.

        With `watch`, only computers play, each with its own personality.
        """
        setup = cls(game, [], setup_options.beginnings(game))
        fewest, most = setup.limits
        for number in range(min(max(_USUAL_SEATS, fewest), most)):
            character = list(PERSONALITIES)[number % len(PERSONALITIES)] if watch else ""
            setup.add(HUMAN if number == 0 and not watch else policy_of(USUAL_LEVEL, character))
        if own_name and not watch:
            setup.seats[0].name = own_name
        return setup

    @classmethod
    def first(cls, game: Game, options: Mapping[str, Any], own_name: str = "") -> MatchSetup:
        """Return the setup for a first match: one human against one easy computer, with these house rules."""
        setup = cls(game, [], {**setup_options.beginnings(game), **options})
        for kind in (HUMAN, *[GENTLE] * (setup.limits[0] - 1)):
            setup.add(kind)
        setup.seats[0].name = own_name or setup.seats[0].name
        return setup

    @classmethod
    def from_saved(cls, game: Game, saved: Mapping[str, Any], packs: Sequence[Pack] = ()) -> MatchSetup | None:
        """Return the setup that `saved` describes, or None if it doesn't fit the game.

        A card pack that isn't among `packs` is left out, and remembered.
        """
        seats, options = saved.get("seats"), saved.get("options")
        if not isinstance(seats, list) or not isinstance(options, dict):
            return None
        if not all(_is_seat(seat) for seat in seats):
            return None
        try:
            game = game.with_packs([pack for pack in packs if pack.id in saved_packs(saved)])
            absent = [pack for pack in saved_packs(saved) if pack not in {used.id for used in game.packs}]
            checked = game.checked_options(_of_the_game(game, options) if absent else options)
        except (BadOption, BadCard, TypeError):
            return None
        players = [SeatSetup(name, kind if is_offered(kind) else USUAL_LEVEL) for name, kind in seats]
        setup = cls(game, players, checked)
        setup._people, setup.absent_packs = sum(setup.people), absent
        setup.follow_seats()
        return setup if setup.fits else None

    def to_save(self) -> dict[str, Any]:
        """Return what `from_saved` reads: seats and house rules, not the seed."""
        packs = self.wanted_packs
        return {
            "seats": [[seat.name.strip(), seat.kind] for seat in self.seats],
            "options": dict(self.options),
            **({"packs": packs} if packs else {}),
        }

    # -- card packs -------------------------------------------------------------------------------------------

    @property
    def wanted_packs(self) -> list[str]:
        """The ids of the packs that are switched on, be they there or not."""
        return sorted([*(pack.id for pack in self.game.packs), *self.absent_packs])

    def use_packs(self, packs: Sequence[Pack], absent: Sequence[str] = ()) -> None:
        """Play with these packs, without chosen cards that are gone. `absent` are the ids of missing packs.

        Raises BadCard for packs that do not go together.
        """
        self.game = self.game.with_packs(packs)
        self.absent_packs = list(absent)
        self.options = _of_the_game(self.game, self.options)

    # -- seats ------------------------------------------------------------------------------------------------

    @property
    def limits(self) -> tuple[int, int]:
        """The fewest and the most players with the present house rules."""
        return self.game.seat_limits(self.options)

    @property
    def fits(self) -> bool:
        """Return whether the house rules allow this number of players."""
        fewest, most = self.limits
        return fewest <= len(self.seats) <= most

    @property
    def people(self) -> list[bool]:
        """Return, by seat, whether a human plays it."""
        return [seat.human for seat in self.seats]

    @property
    def is_watched(self) -> bool:
        """Return whether only computers play."""
        return not any(self.people)

    def next_computer(self) -> str:
        """Return the policy of the next added computer: that of the last one."""
        return next((seat.kind for seat in reversed(self.seats) if not seat.human), USUAL_LEVEL)

    def add(self, kind: str) -> None:
        """Add a seat at the end, with an unused name."""
        self.seats.append(SeatSetup(self.free_name(seat.name for seat in self.seats), kind))
        self.follow_seats()

    def free_name(self, taken: Iterable[str]) -> str:
        """Return a free default name of the game."""
        return free_name(taken, default_names(self.game.slug) or NAMES)

    @property
    def own_name(self) -> str:
        """What somebody is called who has given a name: the first person; empty while that is a name of the game."""
        name = next((seat.name for seat in self.seats if seat.human), "")
        return "" if name in (*NAMES, *default_names(self.game.slug)) else " ".join(name.split())

    def remove(self, place: int) -> None:
        """Take a seat away."""
        del self.seats[place]
        setup_options.remove_seat(self.game, self.options, place)
        self.follow_seats()

    def move_up(self, place: int) -> None:
        """Let the player of a seat change places with the one before."""
        seats = self.seats
        seats[place - 1], seats[place] = seats[place], seats[place - 1]
        setup_options.swap_seats(self.game, self.options, place - 1, place)

    def follow_seats(self) -> None:
        """Adjust house rules that refer to seats or depend on the number of humans."""
        setup_options.fit_to_seats(self.game, self.options, self.people)
        before, self._people = self._people, sum(self.people)
        setup_options.suggest(self.game, self.options, before, self._people)

    def fit_seats(self) -> None:
        """Let as many play as the house rules ask for. Computers leave and come back; people and their names stay."""
        fewest, most = self.limits
        while len(self.seats) > most and (place := self._last_computer()) >= 0:
            self._bench.append((place, self.seats[place]))
            self.remove(place)
        while len(self.seats) < most and self._bench:
            self._return(*self._bench.pop())
        while len(self.seats) < fewest:
            self.add(USUAL_LEVEL)

    def _last_computer(self) -> int:
        return max((place for place, seat in enumerate(self.seats) if not seat.human), default=-1)

    def _return(self, place: int, seat: SeatSetup) -> None:
        """Bring removed players back to their seats, with another name if theirs is taken."""
        taken = [other.name for other in self.seats]
        if _comparable(seat.name) in map(_comparable, taken):
            seat.name = self.free_name(taken)
        place = min(place, len(self.seats))
        self.seats.insert(place, seat)
        setup_options.insert_seat(self.game, self.options, place)
        self.follow_seats()

    def cannot_add(self) -> str:
        """Return why no seat can be added; empty if one can."""
        most = self.limits[1]
        return say("seats-at-most", most=most) if len(self.seats) >= most else ""

    def cannot_remove(self) -> str:
        """Return why no seat can be removed; empty if one can."""
        fewest = self.limits[0]
        return say("seats-at-least", fewest=fewest) if len(self.seats) <= fewest else ""

    def limit(self) -> str:
        """Return a sentence about why a seat can't be added or removed; empty if both are possible."""
        title, (fewest, most) = self.game.title, self.limits
        if self.cannot_add():
            roomier = setup_options.roomier(self.game, self.options)
            return say("takes-at-most" + ("-but" if roomier else ""), game=title, most=most, roomier=roomier)
        return say("needs-at-least", game=title, fewest=fewest) if self.cannot_remove() else ""

    # -- what is wrong ----------------------------------------------------------------------------------------

    def name_error(self, place: int) -> str:
        """Return the fault of a seat's name as a sentence, or an empty string."""
        name = _comparable(self.seats[place].name)
        if not name:
            return say("no-name")
        same = [seat for seat in self.seats if _comparable(seat.name) == name]
        return say("same-name") if len(same) > 1 else ""

    def seed_error(self) -> str:
        """Return the fault of the seed as a sentence, or an empty string."""
        digits = _digits(self.seed_text)
        fine = not digits or digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_SEED
        return "" if fine else say("bad-seed", most=LONGEST_SEED)

    def problem(self) -> str:
        """Return in a few words why the match can't start; empty if it can."""
        if not self.fits:
            fewest, most = self.limits
            return say("not-for-so-many", fewest=fewest, most=most, count=len(self.seats))
        errors = [self.name_error(place) for place in range(len(self.seats))]
        if say("no-name") in errors:
            return say("seat-needs-a-name")
        if say("same-name") in errors:
            return say("two-alike")
        if self.seed_error():
            return say("seed-too-long", most=LONGEST_SEED)
        return say("packs-need-rule") if self.game.options.conflict(self.options) else ""

    # -- what will start --------------------------------------------------------------------------------------

    @property
    def typed_seed(self) -> int | None:
        """The seed that a player typed; None without one. Raises ValueError when `seed_error` says something."""
        digits = _digits(self.seed_text)
        return int(digits) if digits else None

    @property
    def names(self) -> list[str]:
        """The names by seat, without spaces around them."""
        return [" ".join(seat.name.split()) for seat in self.seats]

    @property
    def kinds(self) -> list[str]:
        """Who plays each seat."""
        return [seat.kind for seat in self.seats]

    def summary(self) -> str:
        """Return a summary such as "4 players: 1 person, 3 computers"."""
        people = sum(seat.human for seat in self.seats)
        kinds = {"people": people, "computers": len(self.seats) - people}
        parts = [say(kind, count=count) for kind, count in kinds.items() if count]
        return say("who-plays", count=len(self.seats), parts=", ".join(parts))

    # -- house rules ------------------------------------------------------------------------------------------

    def change(self, key: str, value: Any) -> None:
        """Set an option; everything that depends on it follows."""
        self.options[key] = value
        self.trim_cards()
        self.fit_seats()

    def useless(self, spec: OptionSpec) -> str:
        """Return in a few words why an option has no influence; empty if it has."""
        return setup_options.useless(self.game, self.options, spec, self.people)

    def hides(self, spec: OptionSpec) -> bool:
        """Return whether an option is hidden in the house rules."""
        return setup_options.is_hidden(self.game, self.options, spec)

    def most_cards(self, spec: OptionSpec) -> int:
        """Return how many cards can be chosen. A needed option whose value is a number limits them, too."""
        if spec.needs is None:
            return spec.limit
        count = self.options.get(spec.needs[0])
        if isinstance(count, bool) or not isinstance(count, int):
            return spec.limit
        return min(spec.limit, count)

    def trim_cards(self) -> None:
        """Drop selected cards beyond the limit."""
        for spec in self.game.options.specs:
            if spec.kind == "cards":
                self.options[spec.key] = list(self.options[spec.key])[: self.most_cards(spec)]


def free_name(taken: Iterable[str], names: Sequence[str] = NAMES) -> str:
    """Return the first unused name."""
    used = {_comparable(name) for name in taken}
    for name in names:
        if _comparable(name) not in used:
            return name
    number = 2
    while _comparable(f"{names[0]} {number}") in used:
        number += 1
    return f"{names[0]} {number}"


def seat_players(setup: MatchSetup, profiles: Profiles) -> None:
    """Give players of a saved setup their present names. A current player without a seat gets the first human one."""
    people = [seat for seat in setup.seats if seat.human]
    for seat in people:
        profile = profiles.of_name(seat.name)
        seat.name = profile.name if profile is not None else seat.name
    name = profiles.current.name
    if people and name and all(profiles.of_name(seat.name) != profiles.current for seat in people):
        for seat in setup.seats:
            if seat.name == name:
                seat.name = setup.free_name([name, *setup.names])
        people[0].name = name


def keep_own_name(setup: MatchSetup, profiles: Profiles) -> None:
    """Remember the name typed into the first human's seat, if the current player has none, or only the usual one."""
    name, current = setup.own_name, profiles.current
    if not name or profiles.of_name(name) is not None:
        return
    if not current.id:
        profiles.create(name)
    elif current.name == say_profiles("player-one"):
        profiles.change(current.id, name=name)


def saved_packs(saved: Mapping[str, Any]) -> list[str]:
    """Return the ids of the card packs of a saved setup."""
    packs = saved.get("packs", [])
    return [pack for pack in packs if isinstance(pack, str)] if isinstance(packs, list) else []


def _of_the_game(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options without chosen cards that the game doesn't have."""
    known = {face["id"] for face in game.shows.faces()}
    chosen = {spec.key for spec in game.options.specs if spec.kind == "cards"}
    return {
        key: [card for card in value if card in known] if key in chosen and isinstance(value, list) else value
        for key, value in options.items()
    }


def _is_seat(entry: object) -> bool:
    return isinstance(entry, list) and len(entry) == 2 and all(isinstance(part, str) for part in entry)


def _comparable(name: str) -> str:
    return " ".join(name.split()).casefold()


def _digits(words: str) -> str:
    return "".join(words.split())
