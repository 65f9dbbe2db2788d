"""All that is heard: `python -m build.sounds` writes it into `assets/music` and `assets/sounds`.

* `theory`, `patterns`, `scores`, `stingers`, `music`   the music: scores as data, played and mixed
* `band`, `instruments`     who plays: a soundfont through fluidsynth, and what no soundfont has; room, echo, limiter
* `bodies`                  what effects are made of
* `paper`, `wood`, `metal`, `glass`, `air`, `voices`, `machines`    effects by family
* `effects`                 all of them with their sizes, and the list that the client reads
* `beds`                    the surroundings
* `measures`, `ogg`         loudness and peaks; files

Needs NumPy, SciPy and soundfile (the extra `sounds`); the music also fluidsynth with FluidR3 GM, and vorbis-tools.
"""
