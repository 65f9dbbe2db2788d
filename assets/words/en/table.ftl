taken-back = You can choose again.
taken-back-beyond = You can choose again. The match now counts as assisted.
bookmarks-not-kept = there are none in this match
points = Points
turn = Turn

# Hints and reasons
hint-busy = Thinking of a hint… Press again to cancel.
hint-on = Press again to close it.
hint-disabled = You can get a hint when it is your turn to choose.
hint-normal = What the computer would do now, and why.
a-hint = A hint
hint = Hint
why = Why?
no-hint = The computer found no hint this time.
all-the-same = All options are equally good.
both-the-same = Both work equally well.
nothing-told-openly = The reason lies in hidden cards. Ask again after the match.
openly-close = Other options were about as good.
openly-later = It pays off over several turns.
no-more-openly = Any other reason lies in hidden cards.
all-there-is = This is your only option.
nothing-told = No computer player has made a choice yet that you could see.
not-found = The computer found no reason this time.
hint-away = { $key } or { $back }: close
why-away = { $key } or { $back }: close. { $before }: the choice before
choose = Choose { $words }
advised = { $player } chose "{ $words }"
advised-because = { $player } chose "{ $words }" because:

# Orders and the menu
saved = Every choice is saved already.
not-saved = Your last moves aren't saved yet. Cul-de-Sac saves them as soon as it can, also if you leave.
over = This match is over.
confirm = Confirm
back = Back
beyond = Take it back all the same?
take-back = Take it back
leave-it = Leave it
taken-back-title = Undone
undo = Undo
sound-off = Sound is off
sound-on = Sound is on
sound-key = The key { $key } turns it off and on.
please-note = Please note
too-late = Too late
look-at-the-table = Look at the table
watch-on = Watch on
keep-playing = Keep playing
settings = Settings
who-plays = Who plays which seat
sort-hand = Sort your hand
bookmarks = Bookmarks
go-to-the-title = Go to the title
save-and-go = Save and go to the title
quit = Quit
save-and-quit = Save and quit
seats-sentence = Choose a seat to change who plays it, or at which level. That counts from its next choice on.
leave-as-it-is = Leave it as it is
a-person = a person
seat-played = { $player }: { $kind }
kept-next = Next: { $choice }. { $asked }
question = { $words }?

# Bookmarks
bookmarks-about = Going back begins a new match at that moment, marked "assisted"; this one stays in the list of matches as it is.
bookmarks-keys = 1 to 9: go back to that one, or set it where there is none. Shift and the number: set it anew. { $delete }: remove.
bookmark-named = Bookmark { $number }: { $words }
bookmark-back = Back to { $where }, set { $when }
bookmark-removed = Removed; put it back
bookmark-set-here = Set it here
bookmark-set-anew = Set bookmark { $number } anew
bookmark-set-anew-here = Set it anew, here
bookmark-remove = Remove bookmark { $number }
bookmark-remove-it = Remove it
bookmark-turn = turn { $number }
bookmark-beginning = the beginning
today = today { $clock }
day = { $day }, { $clock }
once = once
bookmark-set = Bookmark { $number } set, { $where }
bookmark-key = The key { $key } leads back to it.
close = Close

# The prompt bar
first-look = { $player }: look at your hidden cards, then pass on
pass-on = Pass on
covered-asked = { $count ->
    [one] { $players } chooses with covered keys. Everybody else, please look away
   *[other] { $players } choose with keys of their own, one after the other. The others, please look away
}
looks-first = { $player } looks first
has-chosen = has chosen
not-again = Not again this turn
does-anybody = { $what }. Does anybody react?
nobody = Nobody
look-through = Look through the { $pile }
look-through-own = Look through { $player }'s { $pile }
choose-a-place = { $player ->
    [you] Choose a lit place for { $card }
   *[other] { $player }: choose a lit place for { $card }
}
waiting-for = Waiting for { $players }
dealing = Dealing the cards
waiting-for-opponents = Waiting for your opponents
waiting-for-computers = Waiting for the computers
asked = { $player ->
    [you] { $words }
   *[other] { $player }: { $words }
}
not-shown-yet = The table still shows what happened. Press { $key } to see the rest at once.
waits-for-hand = First place what you picked up, or press { $key } to put it back.
not-now = Not now
put-back = Put back
choose-where = Take it: choose where
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
    [one] { $players } thinks
   *[other] { $players } think
}
thinks-long = { $count ->
    [one] { $players } thinks, { $seconds } s
   *[other] { $players } think, { $seconds } s
}

# Refusals, piles, plates
not-part = That isn't part of this choice.
card-not-part = { $card } isn't part of this choice.
not-there = You can't drop { $card } there.
that-not-there = You can't drop that there.
opens-the-rule = { $clause } · { $key } opens the rule
stays = { $card } stays
not-this-time = Not this time
asked-in-pile = { $asked } Open { $place }: { $count ->
    [one] one of its cards can be chosen
   *[other] { $count } of its cards can be chosen
}.
asked-lit = { $asked } { $count } are lit.
no-card = There is no card here.
ruling = Ruling
the-rules-key = the rules
pile-of = { $player }: { $pile }
played-by = Played by
role = Role
counter-on = { $counter } on { $place }
counter-in = { $counter } in { $place }
cards-in = Cards in { $zone }
to-bring-forward = To bring forward
to-read-the-hand = To read the hand
click = click
click-or-c = click or C
cards-newest = { $count ->
    [one] { $count } card, the newest first.
   *[other] { $count } cards, the newest first.
}
cards-no-order = { $count ->
    [one] { $count } card, in no order.
   *[other] { $count } cards, in no order.
}
cards-down = { $count ->
    [one] { $count } card, face down.
   *[other] { $count } cards, face down.
}
cards-unseen = { $count ->
    [one] { $count } card, face down. These { $unseen } have not been seen: they are here or hidden elsewhere.
   *[other] { $count } cards, face down. These { $unseen } have not been seen: they are here or hidden elsewhere.
}

# Pieces of furniture
tool-hint = A hint
tool-undo = Undo
tool-log = The log
tool-scores = Score board
tool-rules = The rules
tool-settings = Menu
about-to-happen = What is about to happen
link-announced = pending
link-waiting = waits
link-resolving = now
ask-always = Always ask
ask-matters = Ask when it matters
ask-never = Never this turn
asks-always = always asks
asks-matters = asks when it matters
asks-never = silent this turn
ask-about-card = When is { $player } to be asked about this card?
look-closer = Look at it closer
window-matters = when it matters
window-own = in one's own turn
window-always = always
window-never = never
window-title = When is { $player } to be asked?
window-sentence = In one's own turn a card can be played before the first choice, without being asked. For every other moment this holds until the match ends:
window-public = With several people at this computer, { $player } is asked at these moments whatever { $player } holds, and when it matters means: when everybody can see that it concerns { $player }.
window-mode = { $moment }: { $mode }
done = Done
look-card-closer = Look at the card closer
who-wants-to = Who wants to play a card?
who-wants-to-sentence = Press your name. You'll be asked at the next moment when you can play one.
nobody-after-all = Nobody after all
next-moment = The next moment for it is asked about. { $key } takes that back.
no-round = No round has been scored yet.
close-the-board = Close the score board
score-board = Score board
total = Total
added-up = The round is scored
go-on = continue
show-the-result = show the result
score-sheet = Score sheet
sheet-cards = Cards
sheet-result = Round
sheet-total = Total
nothing-private = Nothing was told in private in this match.
private-again = { $words } { $key } shows this again.
to-the-table = To the table
in-private-name = { $player }, in private
in-private = In private
spins = { $player ->
    [you] You spin
   *[other] { $player } spins
}
used-this-turn = Used this turn

# The pace
pace = Animation speed. Read waits after each important event and is used in your first 2 matches of a game.
reads-title = What matters waits for you
reads = In your first 2 matches, press Space to continue. Esc changes the pace.
pace-named = Pace
pace-read = Read
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
drop-back = Click it, or lay it back where it was.
drop-on-lit = Drop it on one of the { $count } places that are lit.
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

# What gives something of one's own away for good takes two clicks
once-more = That is for good. Choosing it again does it.

# What others did since somebody was asked
the-question = The question
heading-and-title = { $heading }: { $title }
and-more = and { $count } more
recap-more = and { $count } more: { $players } ({ $key })
recap-more-alone = and { $count } more ({ $key })
recap-all = What your opponents did
recap-none = You have seen everything since your last choice.

# What can be done with the log
the-log = The log
log-shows = Shows lines about
log-player = Player
log-kind = Kind of lines
log-everybody = everybody
log-all = everything
log-cards = cards
log-effects = effects
log-numbers = numbers
log-course = turns and results
log-only = Only { $what }
log-copy = Copy
log-export = Write into a file
log-no-folder = Nothing of this match is kept, so there is no folder for its log.
log-copied = Copied
log-is-copied = What the log shows is on the clipboard.
log-no-clipboard = This computer has no clipboard that can be used.
log-exported = The log has been written
wish-always = Always
wish-matters = Only when it hits { $player }
wish-never = Never
wish-hushed = Not again this turn
wish-everything = About everything else …
wish-sentence = When should { $player } be asked to react? Only { $player } sees this, and it lasts until the match ends. Players are asked on the public table, whatever they hold, so that nobody can guess their cards.
wish-sentence-card = When should { $player } be asked about this card, no matter who plays it? Only { $player } sees this, and it lasts until the match ends.
when-asked = When to ask me
first-look-asked = { $player }: look at your hidden cards, then pass on. You'll be asked to react when something hits you
sorted-by = Your hand is sorted by { $way }.
nothing-to-sort = There is nothing to sort.
board-row = { $name }: { $total }, round by round { $rounds }
sheet-row = { $name }: { $result } in this round, { $total } in all
