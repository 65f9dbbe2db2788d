# What is said by the voice.

a-card = a card
answer-of = answer { $number } of { $count }
answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
answers-named = { $count ->
    [one] 1 answer: { $named }
   *[other] { $count } answers: { $named }
}
belongs-to = { $name }'s { $thing }
button = button
card-alone = { $card }, in { $zone }
card-here = { $card }, in { $zone }, { $number } of { $count }
chain-link = Link { $number } of { $count } of the chain
choice = choice
chosen = chosen
cost = cost { $count }
empty = empty
enter = Enter: { $does }
enter-opens = Enter looks through it
face-down = A face-down card
faster = Faster
field = text
first-offer = A screen reader is running. Press { $key } and Cul-de-Sac speaks, every screen and every game.
for-your-eyes = This is for your eyes alone, and others may hear. Press { $key } when you wear headphones.
headphones-off = Others may hear: of what is yours alone only numbers are told.
headphones-on = Headphones: everything is told in full.
here = { $count ->
    [one] { $zone }: 1 card
   *[other] { $zone }: { $count } cards
}
goes-on = Enter goes on
hexed = hexed
lamp-lit = lit
lamp-out = not lit
list = list
no-speech = No speech
no-voice = There is no voice: install the speech extra, pip install "cul-de-sac[speech]".
no-voice-linux = There is no voice: install speech-dispatcher or espeak-ng.
not-now = Not available: { $reason }
nothing-said = Nothing has been said yet
number = number
off = off
on = on
on-top = { $count ->
    [one] { $card }, the only card of { $zone }
   *[other] { $card }, on top of { $count } cards of { $zone }
}
pass = { $name } is out
place = { $number } of { $count }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
powerless = powerless
price = It costs: { $words }
ready = can be used
ruling = Ruling: { $words }
sanity = { $count } Sanity
several = { $count } choices: { $named }
slower = Slower
speech-off = Speech off.
speech-on = Speech on. { $keys }
speech-keys = { $repeat } repeats, { $stop } stops, { $faster } speaks faster, { $slower } slower, { $state } tells what is on the screen. Tab and the arrows move, Enter chooses.
table-zone = the { $zone }
toggle = switch
tool = { $name }, button of the top bar
turn = Turn { $count }
voice-failed = The voice has failed, and there is no other; the program goes on without speech.
wheel = The wheel waits. Enter spins it.
your-zone = your { $zone }
