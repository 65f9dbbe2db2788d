"""Lessons and puzzles on the real table: the script beside the match, the coach that speaks, the table they lie on."""
