# Lessons and puzzles: what the coach's panel says besides the texts of the lesson itself, and the page of chapters.

astray = This is off the lesson's path. Look around as long as you like.
button-again = Again
button-back = Back to the lesson
button-chapters = Chapters
button-hint = Hint
button-next = Next
button-next-chapter = Next chapter
button-play = Play a match now
button-skip = Skip
chapter-over = "{ $chapter }" is finished.
heading = { $chapter } · { $step } of { $steps }
keep-going = Keep playing
settings = Settings
all-lessons = Lessons and puzzles
button-puzzles = Puzzles
button-solution = Solution
chapter-note = { $about } · { $minutes } min
continue = Continue
continue-at = { $chapter }, step { $step }
difficulty = { $stars ->
    [1] easy
    [2] middling
   *[other] hard
}
game = Game
good-move = This leads on: { $move }.
missed = The goal is missed. Take back, or begin again.
no-good-move = From here nothing leads to the goal any more: take back.
no-lessons = There is no lesson for this game yet. Its rules are short.
puzzle-heading = { $title } · { $tries ->
    [0] no try yet
    [one] 1 try
   *[other] { $tries } tries
}
puzzle-note = { $difficulty } · { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}, { $hints ->
    [0] no hint
    [one] 1 hint
   *[other] { $hints } hints
}
puzzle-solved = solved in { $moves } moves · { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}, { $hints ->
    [0] no hint
    [one] 1 hint
   *[other] { $hints } hints
}
puzzles = Puzzles
puzzles-solved = { $solved } of { $count } solved
solution-plays = This is the intended solution.
watched = That was the solution.
offer = Offer the lesson when a match is set up
finished = finished · { $minutes } min
marks-off = Don't show tips

# Puzzles of one's own.

button-name-export = Export "{ $title }"
button-name-delete = Delete "{ $title }"
check = Check it
check-first = Check first whether the goal can be reached.
deleted = "{ $title }" is deleted.
exported = "{ $title }" is written to { $file }.
export = Export to a file
export-sentence = Whoever has the file can see the whole position, and play it.
found-easy = The goal is reached even by doing nothing: it is no puzzle yet.
found-ways = { $ways ->
    [one] One way reaches
   *[other] { $ways }{ $more ->
        [yes] {" "}or more
       *[no] {""}
    } ways reach
} the goal whatever the others do, in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} at least.
goal = Goal
goal-best = Have enough
goal-best-within = { $turns ->
    [one] When this turn is over, have { $bound } or { $sense }.
   *[other] When { $turns } turns are over, have { $bound } or { $sense }.
}
goal-survive = Stay in the game
goal-survive-within = { $turns ->
    [one] When this turn is over, nobody may have won.
   *[other] When { $turns } turns are over, nobody may have won.
}
goal-win = Win
goal-win-within = { $turns ->
    [one] Win this turn.
   *[other] Win within { $turns } turns.
}
import = Import from a file
import-note = It is a file that ends in .puzzle.
import-sentence = Which file is the puzzle in?
import-this = Import this file
imported = "{ $title }" is among your puzzles.
keep = Keep it
keep-about = What is on the table now becomes a puzzle. Whoever has its file can see all of the position, hidden cards too.
keep-as-puzzle = Keep as a puzzle
kept = "{ $title }" is kept under Lessons and puzzles.
kept-name = Name
kept-title = My { $game } puzzle
least = How much
least-hint = points, Sanity, pets: what the score board counts
no-own = Keep a position from the replay of a match, and it is listed here.
not-checked = not checked yet
not-deleted = Not deleted
not-kept = Not kept
out-of-reach = No line reaches the goal for every answer of the others: choose another goal or more turns.
own-puzzles = Your own
own-turns = { $turns ->
    [one] this turn
   *[other] { $turns } turns
}
play-it = Play it
searching = Searching: { $positions } positions so far.
stop = Stop
too-deep = Too deep to check: more than { $most } positions. Choose fewer turns, or a later moment.
turns = Turns
turns-hint = how many turns may pass, each player's counted
undo-delete = Put it back
where-to = Where to?
who-solves = Who solves it
button-next-puzzle = Next puzzle
leave-lesson = Leave the lesson
leave-puzzle = Leave the puzzle
nothing-saved-lesson = A lesson never changes your matches or statistics.
nothing-saved-puzzle = A puzzle never changes your matches or statistics.
solved-it = { $streak ->
    [0] Solved in { $moves } moves!
    [1] Solved in { $moves } moves!
   *[other] Solved in { $moves } moves! { $streak } in a row without a hint.
}
