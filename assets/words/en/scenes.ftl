then = { $name } then sees what happened in between ({ $count ->
    [one] 1 move
   *[other] { $count } moves
})
players = { $fewest } players
players-between = { $fewest }-{ $most } players
in-seconds = { $seconds } s
window-mode-window = In a window
window-mode-full = Full screen
reactions-always = Always
reactions-matters = When it matters
animation-off = Off
animation-fast = Fast
animation-normal = Normal
animation-read = Read
menu = Menu
take-the-seat = { $name }, take your seat
i-am-open = I am { $name }: open the curtain
take-back = Take back { $name }'s last choice
may-react = { $name } may react
let-it-happen = Let it happen
i-am-look = I am { $name }: look
let-it-all-happen = Let it all happen this turn: do not ask { $name } again
wait-for = Wait for { $name }
let-the-computer-play = Let the computer play for { $name }
save-and-go = Save and go to the title
save-and-quit = Save and quit
whoever-wants-to-look = { $trigger } To look at your cards, take your seat first. { $away }
settings = Settings
back = Back
key-next-control = next control
key-back = back
sample = This is how large text will be.
at-once = at once
window-and-text = Window and text
motion = Motion
questions = Questions
sound = Sound
computer-players = Computer players
cards = Cards
controller = Controller
key-next = next
not-saved = Not saved
setting-holds-until = { $problem } The setting holds until the program ends.
trouble = Something went wrong
go-on = Go on from the last answer
to-title = To the title
open-folder = Open the folder with the report
trouble-what = What was shown here has failed and was closed. The program itself goes on.
saving = Saving…
saving-waits = Your last moves aren't saved yet. Cul-de-Sac closes as soon as they are.
quit-unsaved = Quit without saving
saved = The match is safe: it is saved up to the last answer.
saved-until = The match is safe up to the last answer that could be saved.
no-report = What happened could not be written down.
no-file-manager = No file manager answers. The report lies in { $folder }.
report-written = What happened is written in { $file }, without anybody's name.
page-closed = This page had to be closed
key-to-the-title = to the title
step = Step

# the settings
language = Language / Sprache
language-hint = everything is said and written in it
language-en = English
language-de = Deutsch
window-mode = Display
window-mode-hint = { $keys }
text-scale = Text size
shell = Colors of the menus
shell-hint = from the next start on
shell-light = Light
shell-dark = Dark
shell-contrast = Contrast
cards-and-tables = Card backs and tables
card-backs = Card backs
table-grounds = Table
from-the-next-match = from the next match on
picture-number = Number { $number }
card-size = Size of cards
card-size-hint = in hands, in rows and enlarged, where there is room
card-size-small = Small
card-size-usual = Usual
card-size-large = Large
seat-colors = Colors of seats and suits
seat-colors-hint = { $value ->
    [usual] each game has its own
    [safe] told apart by everybody, also with color blindness
    [calm] told apart by everybody, less gaudy
   *[strong] as far apart as colors can be for all eyes
}
seat-colors-usual = Usual
seat-colors-safe = Safe
seat-colors-calm = Calm
seat-colors-strong = Strong
easy-letters = Easy letters
easy-letters-hint = a typeface that is easier to tell apart
animation = Pace of the table
animation-hint = { $value ->
    [read] what matters waits for you
    [normal] all is shown, a loss of yours for a moment
    [fast] all is shown in half the time
   *[off] only what comes of it is shown
}
reduced-motion = Reduced motion
reduced-motion-hint = no tilt, no sway, nothing that flies for show
frame-rate = Frame rate
frame-rate-hint = { $value ->
    [automatic] follows your screen
    [30] saves power
   *[other] at most { $value } frames a second
}
frame-rate-automatic = Auto
frame-rate-30 = 30
frame-rate-60 = 60
frame-rate-120 = 120
frame-rate-144 = 144
reactions = Ask for reactions
reactions-hint = alone; several people say so at the table
covered-keys = Choose with covered keys
covered-keys-hint = several people: in secret, without a curtain
ask-before-ending = Ask before a turn ends
ask-before-ending-hint = with cards or effects of value left
coach-marks = Explain what is new
coach-marks-hint = once, the first time it happens in a match
volume-master = Everything
volume-music = Music
volume-ambience = Surroundings
volume-effects = Cards and coins
volume-voices = Voices
one-channel = One channel
one-channel-hint = all from both sides, for one ear
background-sound = Sound in the background
background-sound-hint = while another window is used
computer-delay-ms = Time before they act
speech = Speech
speech-hint = What happens and what has the focus is said aloud; Ctrl+F4 anywhere
speech-headphones = I wear headphones
speech-headphones-hint = With several people at one computer, what is yours alone is then told in full
speech-rate = Speed
step-mode = Step by step
step-mode-hint = each of their moves waits for a click
hover-delay-ms = Enlarge a card after
never = never
focus-enlarges = Keys enlarge cards
focus-enlarges-hint = also those that the arrow keys only pass
quips = Dry remarks
quips-hint = a line of nonsense below the rules of a card
pad-glyphs = Buttons are drawn as on
pad-glyphs-hint = { $value ->
    [automatic] the controller in hand
    [xbox] an Xbox controller
    [playstation] a PlayStation controller
    [switch] a Switch controller
   *[deck] a Steam Deck
}
pad-glyphs-automatic = Auto
pad-glyphs-xbox = Xbox
pad-glyphs-playstation = PS
pad-glyphs-switch = Switch
pad-glyphs-deck = Deck
pad-rumble = Rumble
pad-rumble-hint = when you are hit
text = Text
several-people = Several people
whose = Settings for
whose-hint = each person can have some of their own, for when they sit at the table
everybody = Everybody
own-pad = Own controller
own-pad-hint = it answers only for this person
any-pad = None
pad-away = Not plugged in
as-everybody = Everything as for everybody

# keys and buttons
keys-and-buttons = Keys and buttons
keys-search = Search for a key or for what it does
key-search = search
press-a-key = Press the key that should mean this. Ctrl, Alt and Shift can be held with it.
key-cancel = Leave it as it is
key-none = No key
further-key = Another key
all-as-usual = All as usual
all-as-usual-lost = Every key and button that you have changed means again what it usually does.
key-as-usual = As usual
key-taken = { $key } no longer means: { $action }.
no-key = no key
change-keys = Change keys and buttons
place-table = At the table
place-pile = While a pile is looked through
place-covered = While several people choose in secret with covered keys
place-watch = While computers play
place-replay = In a replay
place-screens = On the other screens
place-controller = A game controller: the keys that its buttons stand for
place-mouse = Further buttons of the mouse (3 is the middle one)

# about the program, and everything of a player
about = About Cul-de-Sac
about-version = Version { $version }.
about-fans = An unofficial fan project without any connection to the designers and publishers of the games. The program, its drawings and its texts are its own.
about-license = Free under the MIT license. What it is built with, and under which licenses, stands in the folder “licenses” of a download, and in THIRD_PARTY_NOTICES.md.
about-folders = Settings lie in { $config }; matches, packs and progress in { $data }; reports of errors in { $state }.
what-is-new = What is new
what-is-new-in = What is new: { $part }
things = Your data
things-export = Export…
things-export-title = Export your data
things-import = Import…
things-import-title = Import your data
things-export-sentence = One file gets your settings, matches, statistics, card packs, puzzles and progress.
things-import-sentence = The file replaces your settings, matches and progress at the next start. What you have now is kept in another file.
things-write = Export
things-take = Import at the next start
things-written = Your data is in { $file }.
things-taken = Your data will be imported at the next start.

# asking for a file
browse = Browse…
buttons-take = The buttons below take files that are in { $folder }.
cancel = Cancel
choose-file = Choose a file
choose-folder = Choose a folder
choose-there = Choose in the window that has opened.
file = File
file-exists = There is already a file { $file }. Choose another name.
folder-unreadable = This folder can't be read: { $problem }.
nothing-here = There is nothing to choose here.
up-one-folder = Up one folder
use-folder = Use this folder
opponent-remarks = Opponent remarks
opponent-remarks-hint = short lines from opponents in Challenges
