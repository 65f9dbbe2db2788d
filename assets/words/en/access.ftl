# What is said by the voice.

a-card = a card
answer-of = choice { $number } of { $count }
answers = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
answers-named = { $count ->
    [one] 1 choice: { $named }
   *[other] { $count } choices: { $named }
}
belongs-to = { $name }'s { $thing }
button = button
chain-link = Link { $number } of { $count } of the chain
choice = choice
chosen = chosen
cost = cost { $count }
empty = empty
enter = Enter: { $does }
enter-opens = Press Enter to look through it
face-down = A face-down card
faster = Faster
field = text
first-offer = A screen reader is running. Press { $key } to have Cul-de-Sac read every screen and every game aloud.
for-your-eyes = This is only for you, and others may hear it. Press { $key } if you're wearing headphones.
headphones-off = Others may hear, so your private cards are only counted, not read out.
headphones-on = Headphones on. Private cards are read in full.
here = { $count ->
    [one] { $zone }: 1 card
   *[other] { $zone }: { $count } cards
}
in-zone = in { $zone }
goes-on = Press Enter to continue
hexed = hexed
lamp-lit = lit
lamp-out = not lit
list = list
no-speech = No speech
no-voice = No voice found. Install the speech extra: pip install "cul-de-sac[speech]".
no-voice-linux = No voice found. Install speech-dispatcher or espeak-ng.
not-now = Not available: { $reason }
nothing-said = Nothing has been said yet
number = number
off = off
on = on
on-top = { $count ->
    [one] the only card in { $zone }
   *[other] on top of { $count } cards in { $zone }
}
pass = { $name } is out
place = { $number } of { $count }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
powerless = powerless
price = Price: { $words }
ready = ready to use
ruling = Ruling: { $words }
sanity = { $count } Sanity
several = { $count } choices: { $named }
slower = Slower
speech-off = Speech off.
speech-on = Speech on. { $keys }
speech-keys = { $repeat } repeats, { $stop } stops, { $faster } speaks faster and { $slower } slower. { $state } describes the screen. Tab and the arrow keys move, Enter chooses.
table-zone = the { $zone }
toggle = switch
tool = top bar button
turn = Turn { $count }
voice-failed = The voice stopped working, and there's no other. Cul-de-Sac continues without speech.
wheel = The Spinner is ready. Press Enter to spin it.
your-zone = your { $zone }
announcements = Announcements
close = Close
details-of = { $name }, details
group-bar = Playback
group-players = Players
group-others = Other players
group-prompt = Your move
group-rest = Table
group-tools = Top bar
reader-speaks = Your screen reader reads everything here, so the program's own voice stays silent.
