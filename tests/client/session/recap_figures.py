"""How well the recap tells what others did to a player: `python -m tests.client.session.recap_figures`.

Matches played at random, each told to every seat that is asked. For each rule set: the changes that hit a seat through
another player or the rules, how many of them name a player who neither had nor used the card, and how many are missing
from the line of the player who caused them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from engine.games import load
from engine.kernel.game.plays import Play, plays
from engine.kernel.match.match import Match
from engine.kernel.state.events import ANSWERED, MOVED, TRIGGERED
from engine.kernel.state.refs import NONE
from engine.session.story import answered_last, plain, recap_since
from engine.words.cards import listed_cards
from tests.engine.games.any_match import NAMES, played

RULE_SETS = (
    ("nefarious", 4, {}),
    ("runes-and-regulations", 4, {}),
    ("runes-and-regulations", 6, {"expansion": True}),
    ("cthulhu-realms", 4, {}),
    ("nasty-neighbours", 4, {}),
    ("garage-sale", 3, {}),
)


class Owners:
    """Who has had or used which card so far."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.had: set[tuple[int, int]] = set()
        self.zones = [match.table.layout.owner(zone) for zone in range(len(match.state.zones))]

    def look(self) -> None:
        """Take note of the position and of the last events."""
        for zone, cards in enumerate(self.match.state.zones):
            self.had.update((self.zones[zone], card) for card in cards)
        for event in self.match.history[-1][1]:
            if event[0] in (ANSWERED, TRIGGERED):
                self.had.add((event[1], event[2]))
            elif event[0] == MOVED:
                self.had.update((self.zones[zone], event[2]) for zone in event[3:5])


def hits(match: Match, seat: int) -> Iterator[tuple[Play, int, bool]]:
    """Yield the plays of others that hit a seat since it last answered, with how many changes, and whether they are
    told in the line of the player who caused them.
    """
    moment = len(match.answers)
    after = answered_last(match, seat, moment)
    told = [line for line in recap_since(match, seat, seat, after, moment) if line.card != NONE or line.seat != NONE]
    lines = {line.seat: plain(line.text) for line in told}
    for play in plays(match.table, match.history[after + 1 :], seat):
        changes = play.hits(seat)
        if changes:
            text = lines.get(play.cause.seat, "")
            card = (
                plain(listed_cards(match.table, [play.cause.card], owned=True))
                if match.table.is_card(play.cause.card)
                else ""
            )
            yield play, len(changes), bool(text) and card in text


def measure(slug: str, seats: int, options: dict[str, object], matches: int, answers: int) -> tuple[int, int, int]:
    """Return the changes that hit a seat, those with a wrong actor, and those that are left out."""
    all_hits = wrong = left_out = 0
    for seed in range(matches):
        match = Match(load(slug), NAMES[:seats], dict(options), seed)
        owners = Owners(match)
        owners.look()
        for _ in played(match, answers, seed):
            owners.look()
            for seat in match.asked_seats:
                for play, count, told in hits(match, seat):
                    all_hits += count
                    card, actor = play.cause.card, play.cause.seat
                    wrong += count * (match.table.is_card(card) and actor != NONE and (actor, card) not in owners.had)
                    left_out += count * (not told)
    return all_hits, wrong, left_out


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5, help="matches of each rule set")
    parser.add_argument("--answers", type=int, default=300, help="the first answers of each match")
    asked = parser.parse_args()
    print(f"{'rule set':34} {'changes':>8} {'wrong actor':>12} {'left out':>9}")
    for slug, seats, options in RULE_SETS:
        found = measure(slug, seats, options, asked.matches, asked.answers)
        name = f"{slug}, {seats} seats"
        print(f"{name:34} {found[0]:8} {found[1]:12} {found[2]:9}")


if __name__ == "__main__":
    main()
