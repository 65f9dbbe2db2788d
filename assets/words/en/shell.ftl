again = Something went wrong again, and what was shown was closed. What was saved is safe.
match-and-turn = { $match }, turn { $turn }
no-sound = There is no sound: { $problem }.
sound-damaged = The data file sounds/{ $file }.ogg cannot be read: { $problem }.
