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

## A match that cannot go on.

# $number: the answer at which it stops.
pinned = This game was begun under other rules than the table has now, and cannot go on: { $why }
broken = The table cannot show this game: the rules fail in its position. Its moves are kept.
