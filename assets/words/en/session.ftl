# why the last choice can or cannot be taken back: the reasons of Session.undo_state; .further where undo goes on beyond it
undo-possible = Takes the last choice back.
undo-nothing = There is no choice to take back yet.
undo-other-seat = Can't undo: another player has moved since.
    .further = Can't undo: another player has moved since. { undo-further }
    .question = Another player has moved since and will move again. { undo-assisted }
undo-revealed = Stops here: a hidden card was shown.
    .further = Stops here: a hidden card was shown. { undo-further }
    .question = A hidden card was shown since, and stays seen. { undo-assisted }
undo-random = Stops here: chance has decided.
    .further = Stops here: chance has decided. { undo-further }
    .question = Chance has decided since, and would decide the same way. { undo-assisted }
undo-over = Stops here: the match is over.
    .further = Stops here: the match is over. { undo-further }
undo-one-try = The day's deal is one try: nothing is taken back.
undo-not-looking = Only a person who sits at the table takes a choice back.
    .further = Only a person who sits at the table takes a choice back. { undo-further }
undo-further = The choice before that can still be taken back; the match then counts as assisted.
undo-assisted = The match then counts as assisted: results and statistics keep it apart.

person = person
computer = computer: { $level }
now-a-person = { $name } is played by a person from here on
now-at = { $name } plays at { $level } from here on, no longer at { $before }
now-a-computer = { $name } is played by the computer from here on ({ $level })

# levels and personalities; what each does
kind-gentle = Gentle
kind-gentle-does = Looks at little, soon forgets: for a first game.
kind-normal = Normal
kind-normal-does = Judges moves well, one at a time.
kind-hard = Hard
kind-hard-does = Knows better what pays, and looks ahead.
kind-expert = Expert
kind-expert-does = Thinks longest about what may come.
kind-mixed = Mixed
kind-plain = Plain
kind-plain-does = Always takes the move it thinks best.
kind-aggressive = Aggressive
kind-aggressive-does = Likes moves that hurt the neighbors.
kind-hoarder = Hoarder
kind-hoarder-does = Likes to gather cards, money and the like.
kind-gambler = Gambler
kind-gambler-does = Likes moves that may end splendidly, or not.
kind-schemer = Schemer
kind-schemer-does = Likes moves that prepare something for later.
kind-peacemaker = Peacemaker
kind-peacemaker-does = Likes moves that leave the neighbors alone.

alone = No second process can be started on this computer, so the computer seats think inside the table.
    .weaker = No second process can be started on this computer, so the computer seats think inside the table, at { $level } at most.
computer-late = { $name }'s computer player ({ $level }) did not answer in time; { $instead }.
computer-lost = { $name }'s computer player ({ $level }) stopped; { $instead }.
computer-failed = { $name }'s computer player ({ $level }) made an error; { $instead }.
instead-once = { $level } chose for it this once
instead-always = { $level } plays on in its place
instead-random = a choice at random was made
level-unknown = { $name } was played by '{ $kind }', which this version does not know; { $level } goes on.

hidden-secret = Everybody chooses in secret, so the table is hidden until { $name } is here.
hidden-first-look = Before anything is asked, everybody sees what is theirs. The table is hidden until { $name } is here.
hidden-private = The next choice is private, so the table is hidden until { $name } is here.

match-of = The match of { $names }
match-of-nobody = The match of nobody
has-to-wait = { $match }: this match has to wait, because { $reason }.
cannot-go-on = { $match }: this match cannot be played on: { $reason }. It is kept, and its log can be read in the list of matches.
no-match = it is not written as a match
over-then = This match is over at this moment, so that nobody can play on from it.
bookmark-refused = No bookmark can be set: { $reason }.
hours-left = { $hours } h { $minutes }
minutes-left = { $minutes } min
time-is-up = time is up
bookmarks-alone = Bookmarks are for one person against computers
bookmarks-not-kept = this match is not saved
match-over = the match is over
rules-changed = The rules of { $game } have changed since this match was begun; it goes on from where it stood.
branched = A new match goes on from this moment, marked as assisted; the other one stays as it is.
lost-way = The answers of this match do not lead to where it stood; it goes on from there.
gone-on = This match is also played in another Cul-de-Sac, which has gone on with it. From here on this is a match of its own; both are in the list.
not-saved = { $problem } The match goes on, but your last moves aren't saved yet.
save-late = Not saved yet
something-happens = Something is about to happen
reaction-lost = { $words }: that is not possible any more, because something else came first.
please-look-away = { $names }, please look away.
no-seal = This match was begun without a fingerprint of its decks.
known-seed = Known seed: a player typed it before the match.
seal-promise = The order of all decks is fixed. Its fingerprint: { $shown }
seal-broken = Seed { $seed } does not have the fingerprint { $shown } that was told: this match was changed.
seal-kept = The decks lay as they were fixed at the start: seed { $seed } has the fingerprint { $shown }.

# what others did since somebody last answered
did = { $player }: { $deeds }
did-to = { $player }: { $victim } { $deeds }
rules-did-to = By the rules: { $victim } { $deeds }
did-more = More: { $players }
by-card = { $words } ({ $card })
by-spin = { $words } (spin)
times = { $words } { $count ->
    [2] twice
   *[other] { $count } times
}
