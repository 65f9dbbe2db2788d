"""Motion: what happened, shown as movement, without ever holding the player up.

The rules and the newest view are always ahead of the picture. The picture follows in beats, each a handful of
events that belong together.

* `easing`        curves of time, and smoothing that does not depend on the frame rate
* `pace`          how fast things move: speed and reduced motion
* `accents`       what a game's theme adds: which counters fly as coins, which zone is stamped, which sounds
* `beats`         events grouped into beats
* `shown`         the table as the picture has it, somewhere between two views
* `actors`        one piece on its way: gliding, turning over, hopping, fading
* `stage`         all pieces, each going from wherever it is to where it should be
* `effects`       what is seen only while it moves: coins, sparks, stamps, numbers that rise, shuffled cards
* `choreography`  what each event sets in motion
* `shows`         how long each class of beats is shown (`plan`), whom a play strikes (`stakes`), and what comes before
                  a beat (`prelude`, `spotlight`)
* `specials`      what is special about some events; `departures`, `partings`, `cuts` show how cards leave,
                  `gauging`, `gauges`, `motes` what dials and pools of light show, `pulls` abilities that are used
* `timeline`      beats in time: started, sped up, skipped in one frame
"""

from __future__ import annotations
