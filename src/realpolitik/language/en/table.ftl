### What is said at any table, in the terminal and in the browser.

## Whose move it is.

# $who: the side or player that is asked; $n: how many are asked at once.
waiting = { $n ->
    [one] Waiting for { $who }.
   *[other] Waiting for: { $who }.
 }

## What hangs over a choice: one’s own defeat, before the card is done with. A word beside the option, and a sentence.

peril-certain = certain defeat
    .told = You will lose the game, whatever happens.
peril-possible = possible defeat
    .told = You may lose the game: that is left to chance.
peril-depends-on-opponent = defeat if the opponent wants it
    .told = You may lose the game: it depends on the opponent.
# $choices: the few ways to go on that do not lead there.
peril-only = safe only: { $choices }
    .told = Only this way to go on is safe: { $choices }.

## Bots.

bot-strategist = Strategist
    .help = A net that taught itself the game, and looks ahead: 3 seconds a choice.
bot-strategist-10s = Strategist, patient
    .help = The same, with 10 seconds for every choice.
bot-strategist-1s = Strategist, brisk
    .help = The same, with 1 second for every choice.
bot-officer = Officer
    .help = A net that taught itself the game in millions of games. Does not look ahead. Answers at once.
bot-officer-easy = Officer, careless
    .help = The same net, but it often takes what it thinks second best.
bot-cadet = Cadet
    .help = Thinks a card ahead and weighs what every choice leads to. Answers at once.
bot-random = Random
    .help = Takes any option, whatever it may be.

## The end.

# $winners: how many there are.
result = { $winners ->
    [0] The game is a draw.
   *[other] Winner: { $who }
 }

## A bot’s reasons for a choice.

advice-only-option = there is no other choice.
advice-at-random = one is as good as another.
advice-stronger-side = { SIDE($side, form: "the") } is the stronger side, and a small bid may bring it.
advice-worth-picking = { CARD($card) } promises the most for its Ops.
advice-enough-picked = no further card would help.
advice-wins = that wins the game.
advice-only-safe = any other choice could lose the game at once.
advice-no-escape = the game may be lost whatever you choose.
advice-scores = { CARD($card) } brings points as things stand.
advice-must-score = { CARD($card) } has to be played this turn, and waiting promises nothing better.
advice-spaces-event = sent to the space race, { CARD($card) } does nothing for the opponent.
advice-takes-control = that leads to control of { COUNTRY($country, form: "the") }.
advice-breaks-control = that breaks the opponent’s control of { COUNTRY($country, form: "the") }.
advice-keeps-hold = influence in { COUNTRY($country, form: "the") } matters most here.
advice-gains-points = that is worth the most victory points.
advice-meets-military = that makes up for military operations that are still required.
advice-advances-in-space = that gets ahead in the space race.
advice-plays-for-passing = that brings { CARD($card) }.
advice-lasts = its lasting effect is worth the most.
advice-rids-hand = that gets an awkward card out of your hand while it does little harm.
advice-helps-region = that helps most in { SET($region, form: "the") }.
advice-least-harm = that does the least harm.
advice-net-prefers = the net gives this { $share }% of its weight, and puts the chance of winning at { $chance }%. Second best: { THING($thing) }, { $second }% of the weight.
advice-net-prefers-clearly = the net gives this { $share }% of its weight, and puts the chance of winning at { $chance }%.
advice-net-avoids = { THING($thing) } would have come first, but could lose the game at once.
# $n: lines that were looked at; $rise: by how much the chance rises; $faces: of a die that make it better, -1 without a
# die; $answer: what $who then answers to the second best, or -1; $line: what is expected to follow.
advice-net-searched = { $rise ->
    [0] the chance of winning stays at { $before }%
   *[other] the chance of winning goes from { $before }% to { $after }%
 }, { $n ->
    [one] in the one line that was looked at
   *[other] in { $n } lines that were looked at
 }.{ $faces ->
    [-1] { "" }
    [one] { " " }The die makes it better in { $faces } case of 6.
   *[other] { " " }The die makes it better in { $faces } of 6 cases.
 }{ " " }Second best: { THING($thing) }, { $second }%{ $answer ->
    [-1] { "" }
   *[other] { " " }(then { WHO($who) } – { THING($answer) })
 }.{ COUNT($line) ->
    [0] { "" }
   *[other] { " " }Expected next: { LINE($line) }.
 }
advice-net-searched-one = { $rise ->
    [0] the chance of winning stays at { $before }%
   *[other] the chance of winning goes from { $before }% to { $after }%
 }, { $n ->
    [one] in the one line that was looked at
   *[other] in { $n } lines that were looked at
 }.{ $faces ->
    [-1] { "" }
    [one] { " " }The die makes it better in { $faces } case of 6.
   *[other] { " " }The die makes it better in { $faces } of 6 cases.
 }{ COUNT($line) ->
    [0] { "" }
   *[other] { " " }Expected next: { LINE($line) }.
 }
# A choice of the line that is expected, one’s own or of the side that is named.
line-step = { $who ->
    [-1] you
   *[other] { WHO($who) }
 } – { THING($thing) }

## A match that cannot go on.

# $number: the answer at which it stops.
pinned = This game was begun under other rules than the table has now, and cannot go on: { $why }
broken = The table cannot show this game: the rules fail in its position. Its moves are kept.

## What happened since somebody last looked, where that is too much to be told one by one.

steps-summed = Many things happened before.

## Told to a player who is away, at an address of their own choosing.

# $game: its title; $who: the side that the player plays.
call = Your move: { $game } ({ $who })
# $who: the other players, by side and name.
call-against = Against { $who }.
# The others go on in another match. $who: the side that the player had.
call-goes-on = Another game was begun: { $game } (you were { $who })
call-goes-on-text = Your seat in it is kept: “On to the next game” at the old table takes you there.
# In every mail; $link: where no more of them can be asked for.
call-stop = You get this mail because this address was given at the table. To get no more: { $link }
call-confirm = May Realpolitik write to you? { $game }
call-confirm-text = Somebody, probably you, wants to be told at this address when it is their move in { $game }, and when another game is begun for its players after it. A day after its end the address is forgotten. If it was you, confirm it here:
call-confirm-else = If it was not you, do nothing: no other mail will come.

## A mail with the link that signs a browser in to an account.

sign-in = Your games at Realpolitik
sign-in-text = Somebody, probably you, wants to keep their games with this address. Open this link within 30 minutes, in the browser in which you want to play:
sign-in-else = If it was not you, do nothing: nobody gets in without this link. Pass it on to nobody.
