taken-back = Choose again.
taken-back-beyond = Choose again. This match now counts as assisted.
bookmarks-not-kept = not available in this match
points = Points
turn = Turn

# Hints and reasons
hint-busy = Thinking of a hint… Press again to cancel.
hint-on = Press again to close the hint.
hint-disabled = You can get a hint when it's your move.
hint-normal = What the computer would do now, and why.
a-hint = Hint
hint = Hint
why = Why?
no-hint = No hint this time.
all-the-same = All options are equally good.
both-the-same = Both options are equally good.
nothing-told-openly = This would reveal hidden cards. Ask again after the match.
openly-close = Other options were about as good.
openly-later = It pays off over several turns.
no-more-openly = Other reasons would reveal hidden cards.
all-there-is = This is your only option.
nothing-told = No computer player has made a public move yet.
not-found = No explanation this time.
hint-away = { $key } or { $back }: close
why-away = { $key } or { $back }: close. { $before }: the move before.
choose = Choose { $words }
advised = { $player } chose "{ $words }"
advised-because = { $player } chose "{ $words }" because:

# Orders and the menu
saved = Saved. You can leave at any time.
not-saved = Your last moves aren't saved yet. They'll be saved as soon as possible, even if you leave.
over = This match is over.
confirm = Confirm
back = Cancel
beyond = Undo anyway?
take-back = Undo
leave-it = Cancel
taken-back-title = Undone
undo = Undo
sound-off = Sound is off
sound-on = Sound is on
sound-key = Press { $key } to turn sound on or off.
please-note = Note
too-late = Too late
look-at-the-table = View the table
watch-on = Keep watching
keep-playing = Keep playing
settings = Settings
who-plays = Change players
sort-hand = Sort hand
bookmarks = Bookmarks
go-to-title = Main menu
save-and-go-to-title = Save and go to main menu
quit = Quit
save-and-quit = Save and quit
seats-sentence = Choose a seat to change its player or level. It takes effect with that seat's next move.
leave-as-it-is = Cancel
a-person = human
seat-played = { $player }: { $kind }
kept-next = Next: { $choice }. { $asked }
question = { $words }?

# Bookmarks
bookmarks-about = Going back starts a new match from that moment, marked "assisted". This match stays in your list.
bookmarks-keys = 1 to 9: go back to a bookmark, or set an empty one. Shift and the number: replace it. { $delete }: remove it.
bookmark-named = Bookmark { $number }: { $words }
bookmark-back = Go back to { $where } (set { $when })
bookmark-removed = Removed. Press to restore.
bookmark-set-here = Set here
bookmark-replace = Replace bookmark { $number }
bookmark-replace-here = Replace with this moment
bookmark-remove = Remove bookmark { $number }
bookmark-remove-it = Remove
bookmark-turn = turn { $number }
bookmark-beginning = the start
today = today { $clock }
day = { $day }, { $clock }
once = earlier
bookmark-set = Bookmark { $number } set at { $where }
bookmark-key = Press { $key } to go back to it.
close = Close

# The prompt bar
first-look = { $player }: look at your hidden cards, then pass on
pass-on = Pass on
covered-asked = { $count ->
    [one] Everyone else, look away: { $players } chooses with hidden keys
   *[other] Everyone else, look away: { $players } choose one after the other, each with their own keys
}
looks-first = { $player } looks first
has-chosen = has chosen
not-again = Not again this turn
does-anybody = { $what }. Does anyone react?
nobody = Nobody
look-through = Look through the { $pile }
look-through-own = Look through { $player }'s { $pile }
choose-a-place = { $player ->
    [you] Choose a highlighted place for { $card }
   *[other] { $player }: choose a highlighted place for { $card }
}
waiting-for = Waiting for { $players }
dealing = Dealing the cards
waiting-for-opponents = Waiting for your opponents
waiting-for-computers = Waiting for the computers
asked = { $player ->
    [you] { $words }
   *[other] { $player }: { $words }
}
not-shown-yet = The table is still showing what happened. Press { $key } to skip ahead.
waits-for-hand = First place the card you picked up, or press { $key } to put it back.
not-now = Not now
put-back = Put back
choose-where = Take it and choose where
results = Results
faster = Faster
skip = Skip
step = Step
play-of = { $player ->
    [you] You: { $card }
   *[other] { $player }: { $card }
}
several-play = { $count } players act at once
ready = { $count ->
    [one] { $players } is ready to act
   *[other] { $players } are ready to act
}
thinks = { $count ->
    [one] { $players } is thinking
   *[other] { $players } are thinking
}
thinks-long = { $count ->
    [one] { $players } is thinking, { $seconds } s
   *[other] { $players } are thinking, { $seconds } s
}

# Refusals, piles, plates
not-part = You can't choose that now.
card-not-part = You can't choose { $card } now.
not-there = You can't drop { $card } there.
that-not-there = You can't drop that there.
opens-the-rule = { $clause } · { $key }: show the rule
stays = { $card } can't go there
not-this-time = Not now
asked-in-pile = { $asked } Open { $place }: { $count ->
    [one] one of its cards can be chosen
   *[other] { $count } of its cards can be chosen
}.
asked-lit = { $asked } { $count } are highlighted.
no-card = There's no card here.
ruling = Ruling
the-rules-key = the rules
pile-of = { $player }: { $pile }
played-by = Played by
role = Role
counter-on = { $counter } on { $place }
counter-in = { $counter } in { $place }
cards-in = Cards in { $zone }
to-bring-forward = Bring forward
to-read-the-hand = Read the hand
click = click
click-or-c = click or C
cards-newest = { $count ->
    [one] { $count } card, newest first.
   *[other] { $count } cards, newest first.
}
cards-no-order = { $count ->
    [one] { $count } card, in no particular order.
   *[other] { $count } cards, in no particular order.
}
cards-down = { $count ->
    [one] { $count } card, face down.
   *[other] { $count } cards, face down.
}
cards-unseen = { $count ->
    [one] { $count } card, face down. You haven't seen these { $unseen } yet. They're here or hidden elsewhere.
   *[other] { $count } cards, face down. You haven't seen these { $unseen } yet. They're here or hidden elsewhere.
}

# Pieces of furniture
tool-hint = Hint
tool-undo = Undo
tool-log = Log
tool-scores = Scoreboard
tool-rules = Rules
tool-settings = Menu
about-to-happen = About to happen
link-announced = pending
link-waiting = waiting
link-resolving = now
ask-always = Always ask
ask-matters = Ask when it matters
ask-never = Not this turn
asks-always = always asks
asks-matters = asks when it matters
asks-never = doesn't ask this turn
ask-about-card = When should { $player } be asked about this card?
look-closer = Look closer
window-matters = when it matters
window-own = on your own turn
window-always = always
window-never = never
window-title = When should { $player } be asked?
window-sentence = On your own turn, you can play a card before your first move without being asked. Choose when to ask at other times. This lasts until the match ends:
window-public = Several people share this computer, so { $player } is asked at these moments with any hand. "When it matters" means everyone can see that it affects { $player }.
window-mode = { $moment }: { $mode }
done = Done
look-card-closer = Look at the card closer
who-wants-to = Who wants to play a card?
who-wants-to-sentence = Press your name. You'll be asked at the next moment when you can play one.
nobody-after-all = Never mind
next-moment = You'll be asked the next time you can play one. { $key }: cancel.
no-round = No round has been scored yet.
close-the-board = Close the scoreboard
score-board = Scoreboard
total = Total
added-up = Scoring the round
go-on = continue
show-the-result = show the results
score-sheet = Score sheet
sheet-cards = Cards
sheet-result = Round
sheet-total = Total
nothing-private = You have no secret information in this match.
private-again = { $words } Press { $key } to see this again.
to-the-table = To the table
in-private-name = { $player }, in secret
in-private = In secret
spins = { $player ->
    [you] You spin
   *[other] { $player } spins
}
used-this-turn = Used this turn

# The pace
pace = Animation speed. Manual waits for you after important events. It's used for your first 2 matches of each game.
reads-title = Important events wait for you
reads = In your first 2 matches, press Space to continue. You can change the speed with Esc.
pace-named = Animation speed
pace-read = Manual
pace-normal = Normal
pace-fast = Fast
pace-off = Off
read-on = Continue

# Houses
house-now = { $player ->
    [you] You live at number { $number } now.
   *[other] { $player } lives at number { $number } now.
  }

# Where something can be dropped, after why it cannot stay where it was dropped
drop-on = Drop it on { $places }.
drop-back = Click it, or put it back where it was.
drop-on-lit = Drop it on one of the { $count } highlighted places.
drop-on-place = { $player ->
    [you] one of your cards
   *[other] one of { $player }'s cards
}
drop-on-card = a card
drop-on-own = { $player ->
    [you] your { $place }
   *[other] { $player }'s { $place }
}
drop-on-shared = the { $place }
refused-right = { $refusal } { $right }

# An option that gives something away for good takes two clicks
once-more = You'll lose it for good. Choose it again to confirm.

# What others did since somebody was asked
the-question = What to do now
heading-and-title = { $heading }: { $title }
and-more = and { $count } more
recap-more = and { $count } more: { $players } ({ $key })
recap-more-alone = and { $count } more ({ $key })
recap-all = What your opponents did
recap-none = You've seen everything since your last move.

# What can be done with the log
the-log = Log
log-shows = Show lines about
log-player = Player
log-kind = Kind of lines
log-everybody = everyone
log-all = everything
log-cards = cards
log-effects = effects
log-numbers = numbers
log-course = turns and results
log-only = Only { $what }
log-copy = Copy
log-export = Export
log-no-folder = This match isn't being saved, so its log has no folder.
log-copied = Copied
log-is-copied = The log is on the clipboard.
log-exported = Log exported
wish-always = Always
wish-matters = When something hits { $player }
wish-never = Never
wish-hushed = Not again this turn
wish-everything = Everything else…
wish-sentence = When should { $player } be asked to react? Only { $player } sees this, and it lasts until the match ends. Every player is asked on the public table, whatever they hold, so nobody can guess their cards.
wish-sentence-card = When should { $player } be asked about this card, no matter who plays it? Only { $player } sees this, and it lasts until the match ends.
when-asked = When to ask me
first-look-asked = { $player }: look at your hidden cards, then pass on. You'll be asked to react when something hits you.
sorted-by = Your hand is sorted by { $way }.
nothing-to-sort = There's nothing to sort.
board-row = { $name }: { $total }, by round { $rounds }
sheet-row = { $name }: { $result } this round, { $total } in total
go-to-season = Back to the season
save-and-go-to-season = Save and return to the season
chain-told = { $told } ({ $count } in a row).
log-quotation = { $name }: "{ $words }"
