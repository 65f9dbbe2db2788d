# What the program says about files and your data: what happened, what it means and what to do.
# $file and $folder are names, $reason is the end of a sentence, $problem is a whole sentence.

# --- reading and writing -------------------------------------------------------------------------------------

cannot-read = Can't read { $file }: { $reason }.
cannot-read-now = Can't read { $file } right now: { $reason }.
cannot-read-folder = Can't read the folder { $folder }: { $reason }.
not-valid = { $file } isn't valid { $format }: { $reason }.
cannot-read-to-end = Can't read { $file } to its end.
cannot-write = Can't write { $file }: { $reason }.
cannot-write-now = Can't write { $file } right now: { $reason }.
cannot-copy-now = Can't back up { $file } right now: { $reason }.
cannot-move = Can't move { $file }: { $reason }.
cannot-delete = Can't delete { $file }: { $reason }.
cannot-use = Can't use { $file }: { $reason }.
not-text = { $file } isn't text in UTF-8.
too-large = { $file } is too large. The limit is { $most } KB.
file-exists = There's already a file { $file }. Choose another name.
no-such-file = There's no file { $file }.
damaged = { $file } is damaged: { $reason }.

reason-no-file = it isn't a file
reason-checksum = its content doesn't match its checksum
reason-no-document = it has no document in it
reason-stuck = it's damaged and can't be moved aside
reason-inconsistent = its content is inconsistent
reason-unpack = its content can't be unpacked

not-of-format = { $file } isn't a Cul-de-Sac { $format } file.
newer-file = { $file } was saved by a newer version of Cul-de-Sac. This version can't read it.

# --- folders -------------------------------------------------------------------------------------------------

no-named-folder = Can't find the folder { $folder }, which { $variable } names. Nothing can be saved until it names another one.
no-home = Can't find your home folder. Nothing can be saved until you set HOME, or start the program with --portable.
folders-unusable = Can't read or save your { $things }: Cul-de-Sac isn't allowed to use the folder { $folder }.
thing-settings = settings
thing-matches = matches
thing-packs = card packs
thing-reports = reports
in-use = Cul-de-Sac is open with these matches. Close it first.
not-alone = Another Cul-de-Sac is open with the same matches. If you play a match in both, it becomes two matches.
early-files = This version can't open the old files in { $folders }. They stay there until you move them.

# --- matches -------------------------------------------------------------------------------------------------

being-repaired = Your saved matches are being repaired. Try again in a moment.
being-updated = Your saved matches are being updated. Try again in a moment.
still-saving = Your last moves are still being saved. Try again in a moment.
another-program = Another program is using your saved matches.
newer-matches = A newer version of Cul-de-Sac saved your matches. Nothing is saved until you use that version.
early-matches = An early version of Cul-de-Sac saved your matches. Nothing is saved until you move { $file } to another folder.
recovered = { $file } was damaged. { $matches } and { $results } were recovered. The damaged file is kept as { $kept }.
count-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
  }
count-results = { $count ->
    [one] 1 result
   *[other] { $count } results
  }
match-gone = This match no longer exists.
match-other-rules = You can't go back to this moment, because the rules have changed since.
match-changed = Another Cul-de-Sac has continued this match.
match-damaged = This match is damaged: { $reason }.
reason-bad-undo = row { $number } undoes moves that don't exist
reason-bad-count = its number of moves can't be read
reason-bad-move = move { $number } can't be read
reason-no-start = the position at its start is missing

match-line = { $game }{ $seats ->
    [0] { "" }
   *[other] , { $players }
  }{ $packed ->
    [0] { "" }
   *[other] , with { $packs }
  }{ $state ->
    [finished] , finished
    [new] { "" }
   *[begun] , turn { $turn }
  }

# --- settings ------------------------------------------------------------------------------------------------

settings-reset = { $file } is damaged, so all settings are at their defaults. The old file is kept as { $kept }.
settings-replaced = { $file } is damaged and was replaced. The old file is kept as { $kept }.
settings-unread = { $problem } All settings are at their defaults until it can be read. The file stays as it is.
settings-not-saved = Can't save your settings without reading the file first. { $problem }
setting-wrong = { $file }: { $name } must be { $expected }. { $value } is used instead.
profile-wrong = { $file }: the profile of { $person } isn't a group of settings, so it isn't used.
profile-setting-wrong = { $file }: { $name } of { $person } must be { $expected }. Everyone's setting is used instead.

# --- card packs, puzzles and progress ------------------------------------------------------------------------

pack-bad-id = "{ $id }" can't be the id of a pack: expected { $expected }.
pack-left = { $problem } The file stays as it is.
pack-fix = { $problem } Fix the file or delete it.
pack-misnamed = The id of the pack in { $file } is { $id }. Rename the file to { $right }, or import it.
pack-exists = There's already another pack, { $name }, in { $file }. { $source } would replace it.
pack-unknown = There's no card pack { $id }. You have { $packs }.
pack-unknown-none = There's no card pack { $id }. You have none.
pack-back = There's another pack in { $file } now. Delete it first to restore this one.
reason-no-game = this match doesn't say which game it is

puzzle-not-one = { $file } isn't a puzzle for this version of Cul-de-Sac.
puzzle-no-folder = Can't save the puzzle, because the program has no folder for it.
reason-puzzle-fields = title, seat, kind, turns or least isn't valid
reason-puzzle-points = least must be a whole number from { $low } to { $high }
reason-puzzle-unsolvable = its player has nothing to choose or no turn left
reason-puzzle-unfit = its position doesn't fit the rules

progress-reset = { $file } is damaged, so the progress in it starts over.
progress-reset-kept = { $file } is damaged, so the progress in it starts over. The old file is kept as { $kept }.
progress-not-saved = { $problem } Your progress is kept only until you quit.

# --- export and import ---------------------------------------------------------------------------------------

export-too-much = { $folder } has too many or too large files to export. Move some of them elsewhere.
export-broken-link = { $path } is a link to { $goal }, which is missing. Bring it back or remove the link.
imported = Your data was imported. Your earlier data is kept in { $kept }.
not-imported = { $problem } Nothing was imported.
not-imported-kept = { $problem } Nothing was imported. The file is kept as { $kept }.
archive-foreign = { $file } isn't an export of Cul-de-Sac.
archive-too-much = { $file } holds more data than Cul-de-Sac can import.
archive-outside = { $file } has files that belong outside Cul-de-Sac's folders.
archive-clash = { $file } has two files for the same place.
archive-method = { $file } is packed in a way that Cul-de-Sac can't read.
archive-newer = { $file } is damaged, or a newer version of Cul-de-Sac made it.
