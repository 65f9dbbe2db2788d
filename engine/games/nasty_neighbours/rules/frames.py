"""Nasty Neighbours: the functions that the kernel calls for each frame and question, by number."""

from __future__ import annotations

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.match_rules import MatchRules
from engine.games.nasty_neighbours.rules import effect_resolution, instants, lines, rounds, setup, turn, windows
from engine.kernel.flow.ruleset import PickRule, Ruleset, WindowRule

RULES: Ruleset[MatchRules] = Ruleset(
    frames={
        codes.GAME: rounds.run_game,
        codes.SPRING_ROUND: setup.run_spring,
        codes.TURN: turn.run_turn,
        codes.FALL_ROUND: rounds.run_fall,
        codes.INSTANT: instants.run_instant,
        codes.EXPOSED: instants.run_exposed,
        codes.LINES: lines.run_lines,
    },
    receivers={
        codes.SPRING_ROUND: setup.receive_turn_up,
        codes.TURN: turn.receive_turn,
        codes.FALL_ROUND: setup.receive_turn_up,
        codes.INSTANT: instants.receive_instant,
        codes.LINES: lines.receive_lines,
    },
    picks={
        codes.EFFECTS: PickRule(
            effect_resolution.open_picks,
            effect_resolution.record_pick,
            counted=False,
            offered=effect_resolution.offered_picks,
            done=effect_resolution.carry_out,
        )
    },
    windows={codes.WINDOW: WindowRule(windows.reacting, windows.playable, windows.play)},
)
