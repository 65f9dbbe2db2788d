# Lessons and puzzles: what the coach's panel says besides the texts of the lesson itself, and the page of chapters.

astray = You've left the lesson's path. Look around as long as you like.
button-again = Again
button-back = Back to the lesson
button-chapters = Chapters
button-hint = Hint
button-next = Next
button-next-chapter = Next chapter
button-play = Play a match
button-skip = Skip
chapter-over = You finished "{ $chapter }".
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
    [2] medium
   *[other] hard
}
game = Game
good-move = Good next move: { $move }.
missed = You can't reach the goal anymore. Undo or start over.
no-good-move = No move here leads to the goal. Undo and try something else.
no-lessons = This game has no lesson yet. Its rules are short.
puzzle-heading = { $title } · { $tries ->
    [0] no tries yet
    [one] 1 try
   *[other] { $tries } tries
}
puzzle-note = { $difficulty } · { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}, { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}
puzzle-solved = solved in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} · { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}, { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}
puzzles = Puzzles
puzzles-solved = { $solved } of { $count } solved
solution-plays = This is one way to solve it.
watched = That was the solution.
offer = Offer a lesson before a match
finished = finished · { $minutes } min
marks-off = Don't show tips

# The player's own puzzles.

button-name-export = Export "{ $title }"
button-name-delete = Delete "{ $title }"
check = Check
check-first = First, check that the goal can be reached.
deleted = Deleted "{ $title }".
exported = Exported "{ $title }" to { $file }.
export = Export…
export-sentence = Anyone with the file can see and play the whole position.
found-easy = You'd reach the goal without doing anything. Choose a harder goal.
found-ways = { $ways ->
    [one] One way reaches
   *[other] { $ways }{ $more ->
        [yes] {" "}or more
       *[no] {""}
    } ways reach
} the goal whatever your opponents do, in at least { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
goal = Goal
goal-best = Reach a score
goal-best-within = { $turns ->
    [one] Have { $bound } or { $sense ->
        [less] less
       *[more] more
    } at the end of this turn.
   *[other] Have { $bound } or { $sense ->
        [less] less
       *[more] more
    } after { $turns } turns.
}
goal-survive = Stay in the game
goal-survive-within = { $turns ->
    [one] Nobody may win this turn.
   *[other] Nobody may win in the next { $turns } turns.
}
goal-win = Win
goal-win-within = { $turns ->
    [one] Win this turn.
   *[other] Win within { $turns } turns.
}
import = Import…
import-note = Choose a file that ends in .puzzle.
import-sentence = Which file is the puzzle in?
import-this = Import
imported = "{ $title }" is one of your puzzles now.
keep = Save
keep-about = This saves the current position as a puzzle. Anyone with its file can see the whole position, including hidden cards.
keep-as-puzzle = Save as puzzle
kept = Saved "{ $title }" under Lessons and puzzles.
kept-name = Name
kept-title = My { $game } puzzle
least = Target
least-hint = Points, Sanity, pets: whatever the scoreboard counts
no-own = To make a puzzle, open a replay and choose "Save as puzzle…".
not-checked = not checked yet
not-deleted = Couldn't delete
not-kept = Couldn't save
out-of-reach = You can't reach this goal against every reply. Choose another goal or more turns.
own-puzzles = Your puzzles
own-turns = { $turns ->
    [one] this turn
   *[other] { $turns } turns
}
play-it = Play
searching = Searching… { $positions } positions so far.
stop = Stop
too-deep = Can't check this: there are more than { $most } positions. Choose fewer turns or a later moment.
turns = Turns
turns-hint = Counts every player's turns
undo-delete = Undo delete
where-to = Save to
who-solves = Player
button-next-puzzle = Next puzzle
leave-lesson = Leave the lesson
leave-puzzle = Leave the puzzle
nothing-saved-lesson = A lesson never changes your matches or statistics.
nothing-saved-puzzle = A puzzle never changes your matches or statistics.
in-moves = { $moves ->
    [one] Solved in 1 move!
   *[other] Solved in { $moves } moves!
}
solved-it = { $streak ->
    [0] { in-moves }
    [1] { in-moves }
   *[other] { in-moves } { $streak } in a row without a hint.
}
default-name = Ada Volt
leave-season-puzzle = Leave the puzzle
nothing-saved-season-puzzle = You can continue this puzzle later. Leaving keeps your tries.
