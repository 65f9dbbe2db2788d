then = Then { $name } sees what happened in between ({ $count ->
    [one] 1 move
   *[other] { $count } moves
})
players = { $fewest } players
players-between = { $fewest }-{ $most } players
in-seconds = { $seconds } s
window-mode-window = Windowed
window-mode-full = Full screen
reactions-always = Always
reactions-matters = When it matters
animation-off = Off
animation-fast = Fast
animation-normal = Normal
animation-read = Manual
menu = Menu
take-the-seat = { $name }, take your seat
i-am-open = I'm { $name }: open the curtain
take-back = Undo { $name }'s last move
may-react = { $name } may react
let-it-happen = Let it happen
i-am-look = I'm { $name }: look
let-it-all-happen = Let everything happen this turn (don't ask { $name } again)
wait-for = Wait for { $name }
let-the-computer-play = Let a computer play for { $name }
save-and-go = Save and go to main menu
save-and-quit = Save and quit
called-to-look = { $trigger } Take your seat before you look at your cards. { $away }
settings = Settings
back = Back
key-next-control = next control
key-back = back
sample = Text will be this size.
at-once = instantly
window-and-text = Display
motion = Motion
questions = Gameplay
sound = Sound
computer-players = Computer players
cards = Cards
controller = Controller
key-next = next
not-saved = Couldn't save
setting-holds-until = { $problem } This setting lasts until you quit.
trouble = Something went wrong
go-on = Continue match
to-title = Main menu
open-folder = Open report folder
trouble-what = Only this page was closed. Cul-de-Sac is still running.
saving = Saving…
saving-waits = Your last moves aren't saved yet. Cul-de-Sac will close as soon as they are.
quit-unsaved = Quit without saving
saved = Your match is safe, up to your last move.
saved-until = Your match is safe, up to the last move that could be saved.
no-report = The error report couldn't be saved.
no-file-manager = Can't open a file manager. The report is in { $folder }.
report-written = A report is in { $file }. It contains no names.
page-closed = This page crashed
key-to-the-title = main menu
step = Step

# the settings
language = Language / Sprache
language-hint = Text and speech
language-en = English
language-de = Deutsch
window-mode = Window mode
window-mode-hint = { $keys }
text-scale = Text size
shell = Theme
shell-hint = Colors of menus and pages
shell-light = Light
shell-dark = Dark
shell-contrast = Contrast
cards-and-tables = Card backs and tables
card-backs = Card backs
table-grounds = Table
picture-number = Design { $number }
nameplate = Nameplate
no-nameplate = None
card-size = Card size
card-size-hint = Hands, rows and enlarged cards, where space allows
card-size-small = Small
card-size-usual = Normal
card-size-large = Large
seat-colors = Player and suit colors
seat-colors-hint = { $value ->
    [usual] Each game's own colors
    [safe] Easy to tell apart, even with color blindness
    [calm] Color-blind friendly, softer tones
   *[strong] Color-blind friendly, as distinct as possible
}
seat-colors-usual = Default
seat-colors-safe = Safe
seat-colors-calm = Muted
seat-colors-strong = Vivid
easy-letters = Dyslexia-friendly font
easy-letters-hint = Letters that are easier to tell apart
animation = Animation speed
animation-hint = { $value ->
    [read] Waits for you after important events
    [normal] Shows everything and pauses when you lose something
    [fast] Shows everything in half the time
   *[off] Shows only the results
}
reduced-motion = Reduce motion
reduced-motion-hint = No tilting, swaying or decorative effects
frame-rate = Frame rate
frame-rate-hint = { $value ->
    [automatic] Matches your screen
    [30] Saves power
   *[other] At most { $value } frames per second
}
frame-rate-automatic = Auto
frame-rate-30 = 30
frame-rate-60 = 60
frame-rate-120 = 120
frame-rate-144 = 144
reactions = Reaction prompts
reactions-hint = For solo play; groups set this at the table
covered-keys = Choose with hidden keys
covered-keys-hint = Several players choose in secret without the curtain
ask-before-ending = Confirm ending a turn
ask-before-ending-hint = If you still have something useful to do
coach-marks = Show tips
coach-marks-hint = The first time something new happens
volume-master = Master volume
volume-music = Music
volume-ambience = Ambience
volume-effects = Sound effects
volume-voices = Voices
one-channel = Mono audio
one-channel-hint = The same sound in both ears
background-sound = Play sound in background
background-sound-hint = While another window is active
computer-delay-ms = Delay before computer moves
speech = Read aloud
speech-hint = Speaks events and the selected item (Ctrl+F4 anywhere)
speech-always = Always use the built-in voice
speech-always-hint = Speaks even while a screen reader reads the window
speech-headphones = I'm wearing headphones
speech-headphones-hint = Reads private cards in full on a shared computer
speech-rate = Speaking speed
step-mode = Step through computer turns
step-mode-hint = Click to see each move
hover-delay-ms = Enlarge cards after
never = never
focus-enlarges = Enlarge the focused card
focus-enlarges-hint = Every card you reach with the arrow keys
quips = Flavor text
quips-hint = A joke below each card's rules
pad-glyphs = Button icons
pad-glyphs-hint = { $value ->
    [automatic] Matches the controller you're using
    [xbox] Xbox controller
    [playstation] PlayStation controller
    [switch] Switch controller
   *[deck] Steam Deck
}
pad-glyphs-automatic = Auto
pad-glyphs-xbox = Xbox
pad-glyphs-playstation = PS
pad-glyphs-switch = Switch
pad-glyphs-deck = Deck
pad-rumble = Vibration
pad-rumble-hint = When something bad happens to you
text = Text
several-people = Players
whose = Settings for
whose-hint = Each player can have their own text size, colors and speed
everybody = Everyone
change-players = Manage players
own-pad = Controller
own-pad-hint = Responds only to this player
any-pad = None
pad-away = Not plugged in
as-everybody = Use everyone's settings

# keys and buttons
keys-and-buttons = Controls
keys-search = Search for a key or an action
key-search = search
press-a-key = Press the new key. You can hold Ctrl, Alt or Shift.
key-cancel = Cancel
key-none = Clear
further-key = Add a key
all-as-usual = Reset all to defaults
all-as-usual-lost = This resets every key and button you've changed.
key-as-usual = Reset to default
key-taken = { $key } was removed from: { $action }.
no-key = unassigned
change-keys = Change controls
place-table = Table
place-pile = Looking through a pile
place-covered = Secret choices with hidden keys
place-watch = Watching computer players
place-replay = Replay
place-screens = Menus and other screens
place-controller = Controller (the key each button acts as)
place-mouse = Extra mouse buttons (3 is the middle button)

# about the program, and everything of a player
about = About Cul-de-Sac
about-version = Version { $version }.
about-fans = An unofficial fan project, not affiliated with the designers or publishers of these games. The code, art and text are our own.
about-license = Free software under the MIT license. Third-party licenses are in the "licenses" folder of a download and in THIRD_PARTY_NOTICES.md.
about-folders = Settings: { $config }. Matches, packs and progress: { $data }. Error reports: { $state }.
what-is-new = What's new
what-is-new-in = What's new in { $part }
things = Your data
things-export = Export…
things-export-title = Export your data
things-import = Import…
things-import-title = Import your data
things-export-sentence = Saves your settings, matches, statistics, packs, puzzles and progress to one file.
things-import-sentence = Replaces your settings, matches and progress the next time you start. Your current data is saved to a backup file first.
things-write = Export
things-take = Import
things-written = Your data is in { $file }.
things-taken = Restart Cul-de-Sac to finish importing.

# asking for a file
browse = Browse…
buttons-take = The buttons below use files in { $folder }.
cancel = Cancel
choose-file = Choose a file
choose-folder = Choose a folder
choose-there = Choose a file in the window that just opened.
file = File
file-exists = { $file } already exists. Choose another name.
folder-unreadable = Can't read this folder: { $problem }.
nothing-here = There's nothing to choose here.
up-one-folder = Up one folder
use-folder = Use this folder
opponent-remarks = Opponent remarks
opponent-remarks-hint = Short lines in challenges and seasons
remarks-in-log = Write remarks into the log
remarks-in-log-hint = The log quotes what opponents say
