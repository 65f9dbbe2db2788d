"""Motion: shows events as movement without ever making the player wait.

The rules and the newest view are always ahead of the picture. The picture follows in beats, each a few events that
belong together.

* `easing`: curves of time, and smoothing that doesn't depend on the frame rate
* `pace`: speed and reduced motion
* `accents`: what a game's theme adds, such as coins, stamps and sounds
* `beats`: groups events into beats
* `displayed_state`: the table as displayed, between two views
* `actors`: one moving piece: gliding, turning over, hopping, fading
* `stage`: all pieces, each moving from where it is to where it belongs
* `visuals`: what is drawn only for a while, such as particles
* `move_planner`: plans the moves of each event
* `shows`: how long each class of beats is shown (`plan`) and what is special about some
* `spotlight`: what comes before a beat, and the impact of a play
* `card_moves`: how cards deal, flip, land and leave
* `furniture_motion`: the protocol by which furniture shows events (see `client.table.furniture`)
* `director`, `direction`: beats in time: started, sped up, skipped in one frame
"""

from __future__ import annotations
