# What the keys are for: a message for each place, in it a short sentence for each named action there, "place.verb".

advice =
    .hint = show a hint (again: cancel or close it)
    .why = explain the last computer move (again: close)
    .why_before = explain the computer move before that
answer =
    .digit = press a prompt button by its number; on the keypad if the button has a letter
briefing =
    .show = show your secret information again
camera =
    .next = bring the next player's cards to the front
    .place = bring a player's cards to the front, counted from the left
    .previous = bring the previous player's cards to the front
choice =
    .next = next option of a closed list
    .previous = previous option of a closed list
coach =
    .back = go back to the lesson; restart a puzzle
control =
    .press = press the selected button or switch
covered =
    .pick = choose in secret, with one row of keys per player
focus =
    .choose = choose the selected card, place or button
    .down = move down
    .left = move left
    .next = next choice
    .previous = previous choice
    .right = move right
    .toolbar = go to the top bar and back
    .up = move up
hand =
    .sort = sort your hand (again: another order)
list =
    .delete = delete the selected item
    .down = move down a list, or scroll
    .first = go to the start
    .last = go to the end
    .page-down = scroll down a page
    .page-up = scroll up a page
    .rename = rename the selected match
    .up = move up a list, or scroll
log =
    .copy = copy the log
    .menu = filter, copy or export the log
    .scroll = scroll the log
    .toggle = open or close the log
number =
    .digit = type a number
    .least = set the lowest number
    .less = lower the number
    .more = raise the number
    .most = set the highest number
    .much-less = lower the number a lot
    .much-more = raise the number a lot
    .shorter = delete the last digit
    .skip = leave the number out
pile =
    .choose = choose the selected card
    .page = scroll a page, or go to the top or the bottom
    .scroll = scroll the pile
    .select = next or previous card
reactions =
    .leave = pass: let it happen
    .menu = choose when you're asked about a card that can react
reading =
    .pin = keep a card enlarged (again: let go)
recap =
    .show = show what your opponents did (again: close, or list the rest)
replay =
    .back = previous step
    .beginning = go to the start
    .end = go to the end
    .eyes = view as the next player, or the public view
    .on = next step
    .play-on = play from here, as a new match
    .puzzle = save the position as a puzzle
    .turn-back = previous turn
    .turn-on = next turn
results =
    .turning-point = watch a turning point
scores =
    .show = show the scoreboard, in games with rounds
screen =
    .back = go back or close
    .copy = copy a match's log
    .finish = start the match, use the picks, or try the card
    .rules = open the rules
    .search = search
    .undo = restore what you deleted
season =
    .door = open a door of tonight's evening
    .favors = go to the favors your neighbors owe you
    .other-door = go to the other door (controller only)
share =
    .turn = assign more or less when you split something
slots =
    .choose = choose a highlighted place in your yard, by its position on the keypad
speech =
    .faster = speak faster
    .headphones = turn headphones on or off: private cards are read in full or only counted
    .plate = describe a player (again: the next one)
    .read = read the selected item in full; in a pile, its cards
    .repeat = repeat the last words
    .slower = speak slower
    .state = describe the match or the screen
    .stop = stop speaking
    .switch = turn speech on or off
speed =
    .faster = play faster
    .pause = pause or continue
    .slower = play slower
table =
    .back = put the card back, cancel or close; if nothing is open, open the menu
    .bookmarks = set a bookmark or go back to one (solo play)
    .hurry = spin the Spinner, or skip ahead
    .menu = open the menu
    .mute = turn sound on or off
    .rules = open the rules for the current choice or card
    .undo = undo
watch =
    .hands = show or hide all hands
    .step = one step: finish the animation, then the next computer moves
terms =
    .into = explain a word in the explanation
    .next = explain the next word in the prompt, the log, a card or the rules
window =
    .full-screen = turn full screen on or off
workshop =
    .duplicate = duplicate the card
    .new-card = add a card
    .next-column = go to the next column

# One of several keys that are alike: $number as in its name, $after one more, $choice its last number and one more.

each-answer-digit = press prompt button { $number }; on the keypad if the button has a letter
each-camera-place = bring player { $after }'s cards to the front, counted from the left
each-covered-pick = player { $after }: secret choice { $choice }
each-log-scroll = { $way ->
    [back] { $reach ->
        [far] go to the end of the log
       *[near] scroll down the log
    }
   *[on] { $reach ->
        [far] go to the start of the log
       *[near] scroll up the log
    }
  }
each-number-digit = type { $number }
each-pile-page = { $way ->
    [back] { $reach ->
        [far] go to the top of the pile
       *[near] scroll up a page
    }
   *[on] { $reach ->
        [far] go to the bottom of the pile
       *[near] scroll down a page
    }
  }
each-pile-scroll = { $way ->
    [back] scroll up the pile
   *[on] scroll down the pile
  }
each-pile-select = { $way ->
    [back] previous card
   *[on] next card
  }
each-results-turning-point = watch turning point { $number }
each-season-door = open door { $number }
each-share-turn = { $way ->
    [back] assign less when you split something
   *[on] assign more when you split something
  }
each-slots-choose = choose the highlighted place in your yard where { $number } is on the keypad
