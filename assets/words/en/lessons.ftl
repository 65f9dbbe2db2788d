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
leave = Leave the lesson
nothing-saved = Nothing of a lesson is saved, and nothing counts.
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
solved = Solved in { $moves } moves.
watched = That was the solution.
offer = Offer the lesson when a match is set up
finished = finished · { $minutes } min
marks-off = No more of these
