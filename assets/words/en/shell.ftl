again = That page failed again, so it was closed. Your saved matches are safe.
match-and-turn = { $match }, turn { $turn }
no-sound = No sound: { $problem }.
sound-damaged = Can't read the sound file sounds/{ $file }.ogg: { $problem }. Reinstall Cul-de-Sac to fix it.
start-archive = The import failed. Import the file again from Settings.
start-folders = Can't create a folder for your files. Nothing is saved until you restart Cul-de-Sac.
start-program = Can't open your matches. Nothing is saved until you restart Cul-de-Sac.
start-settings = Can't use your settings. The defaults apply until you restart Cul-de-Sac.
