again = Something went wrong again, and what was shown was closed. What was saved is safe.
match-and-turn = { $match }, turn { $turn }
no-sound = There is no sound: { $problem }.
sound-damaged = The data file sounds/{ $file }.ogg cannot be read: { $problem }.
start-archive = The import failed. Import the file again from the settings.
start-folders = There is no folder for your files. Nothing is saved until you start Cul-de-Sac again.
start-program = Your matches can't be opened. Nothing is saved until you start Cul-de-Sac again.
start-settings = Your settings can't be used. The defaults apply until you start Cul-de-Sac again.
