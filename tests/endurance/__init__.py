"""The endurance campaign: kills, mutations, foreign files, a monkey, twin positions, random games and ends of the
program, for as long as wanted.

    python -m tests.endurance [--minutes M] [--only KIND] [--seed N] [--jobs N] [--count KIND=N] [--json]
    python -m tests.endurance --case FILE

Each kind is one file. `campaign` deals the cases out to processes and counts, `case` is what a kind is and how a
failure is written down, `house` is the program on a home folder, `rich_home` fills one, `setups` draws matches by lot,
`foreign_files` makes what players give each other, `damage` and `archive_damage` damage files, `dice` lets the program
draw the same again.
"""

import os

for _name, _value in (("SDL_VIDEODRIVER", "dummy"), ("SDL_AUDIODRIVER", "dummy"), ("PYGAME_HIDE_SUPPORT_PROMPT", "1")):
    os.environ.setdefault(_name, _value)
