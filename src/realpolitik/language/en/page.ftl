### What the page says in the browser: everything around the sentences of the game itself.
###
### Keep it short: most of these are buttons and headings. $who is the name of a side or of a player, as a heading writes
### it (“US”, “player 1”): put it where no case is needed. An attribute `.help` is told when the pointer rests on something.

## The window.

# The title of the window. $game: the name of the game.
title = { $game } · Realpolitik
title-goes-on = ● Another game was begun · { $game }
title-your-move = ● Your move · { $game }
# In a notification. $who: those on the other side, by name.
bell-against = Against { $who }

close = Close
menu = Menu
to-lobby = To the lobby
a-moment = One moment …

## Before anything can be shown.

no-such-match = There is no such match.
cannot-open = The match cannot be opened.

## When something goes wrong.

problem-offline = The server cannot be reached. Your choice was not made; try again.
problem-stale = The table had moved on before your choice arrived. This is how it stands now.
problem-too-many = That was too much at once. Wait a moment, then try again.
problem-refused = The server has closed the connection.
problem-crowded = Too many are connected to this table, and players come first. Come back later.
connection-lost = Connection lost. Trying again …
connection-restored = The connection is back.

## The instruments above the board. Each has a short title, and `.help` says what it shows.

instruments = Tracks
instrument-clock = Turn
    .help = The turn, and the action round within it
instrument-defcon = DEFCON
    .help = How near nuclear war is: 5 is peace, 1 ends the game
# $n: how many victory points win the game.
instrument-vp = Victory points
    .help = To the right the US leads, to the left the USSR; { $n } wins at once
# Instead of “US +3” where nobody is ahead.
score-level = even
instrument-military = Military operations
    .help = This turn’s military operations, and how many DEFCON requires
instrument-space = Space race
    .help = How far each side has come on the space race track
# The card that passes between the sides; where it is known, its own name stands in place of this title.
instrument-passing = Passing card
    .help = Who holds this card: whoever uses it hands it to the opponent; face down it cannot be played this turn
instrument-piles = Cards

# $turn of $of turns; $where: one of the phases below.
clock-aloud = turn { $turn }{ $of ->
    [0] { "" }
   *[other] { " " }of { $of }
 }, { $where }
# $round: the action round under way, of $rounds.
phase-setup = Set-up
phase-headline = Headlines
phase-action = Round { $round } of { $rounds }
phase-between = Between rounds
phase-none = Before the first turn

# What a side should reach on a track, read aloud after its values.
goal = { $n } required
# Whether the card that passes between the sides can be played. $held: yes or no, whether anybody has it; $up: yes or
# no, face up.
flag-state = { $held ->
    [no] not in play
   *[yes] { $up ->
        [yes] face up
       *[no] face down
    }
 }

## The board.

board = Board
board-closer = Closer
board-farther = Farther
board-whole = The whole board
board-world = Show the whole world
board-hold = Hold
    .help = Keep the board where it is: it no longer moves to what is asked about.
# $n: how many of what may be chosen lie beyond that edge of the window.
board-beyond-left = { $n ->
    [one] 1 more can be chosen to the left
   *[other] { $n } more can be chosen to the left
}
board-beyond-right = { $n ->
    [one] 1 more can be chosen to the right
   *[other] { $n } more can be chosen to the right
}
board-beyond-up = { $n ->
    [one] 1 more can be chosen above
   *[other] { $n } more can be chosen above
}
board-beyond-down = { $n ->
    [one] 1 more can be chosen below
   *[other] { $n } more can be chosen below
}
# How firmly a side stands in a region, as one letter: presence, domination, control.
standing-sign-presence = P
standing-sign-domination = D
standing-sign-control = C
space-stability = Stability { $n }
# $n: the stability now, otherwise than the one printed on the board.
space-stability-changed = Stability { $n } (printed: { $printed })
space-battleground = Battleground
space-flashpoint = Flashpoint
# A space of the board that cannot be the target of what is done in countries.
space-special = Not a country
# The markers that lie on countries, as short as a plate needs them: a famine, and whose command keeps the other side
# out.
marker-famine = Famine
marker-centcom_us = CENTCOM: no US
marker-centcom_ussr = CENTCOM: no USSR
# What a side has in a country. $side: its name; $n: its influence; $more: how much more it needs.
space-influence = { $side } { $n }
space-influence-controls = { $side } { $n }: in control
space-influence-needs = { $side } { $n }: { $more } more for control
space-influence-breaks = { $side } { $n }: { $more } more to break control
# $offer: the option as it is named.
space-offer = Choose: { $offer }
region-show = Show { $region }
# How a side stands in a region, and what that is worth. $standing: presence, domination, control.
region-standing = { $side }: { $standing }, { $n } VP
region-points = { $side }: { $n } VP
region-pays = Scoring now: { $side } +{ $n } VP
region-pays-nobody = Scoring now: nothing for either side
# While a plan is laid. $pays: what scoring pays as the table is.
region-unplanned = Without your plan: { $pays }

## The war on terror: instruments, plates and log of Labyrinth.

instrument-prestige = Prestige
    .help = How the world sees the US, from 1 to 12; press for what each level means
band-prestige-low = Low
    .help = War of Ideas: −1
band-prestige-medium = Medium
    .help = War of Ideas: no modifier
band-prestige-high = High
    .help = War of Ideas: +1
band-prestige-very_high = Very High
    .help = War of Ideas: +2
instrument-relations = GWOT relations
    .help = The posture of the US, how the world leans (left Soft, right Hard), and the penalty if it leans the other way
# $posture: Hard or Soft, as below; $n: how far, from 1 to 3.
relations-us = US { $posture }
relations-world = World { $posture } { $n }
relations-even = World undecided
relations-penalty = Penalty { $n }
instrument-troops = Troops
    .help = Troops left on the track; the fewer there are, the fewer cards the US is dealt
band-troops-overstretch = Overstretch
    .help = The US is dealt 7 cards
band-troops-war = War
    .help = The US is dealt 8 cards
band-troops-low_intensity = Low Intensity
    .help = The US is dealt 9 cards
instrument-funding = Funding
    .help = Jihadist funding, from 1 to 9: how many cards they are dealt, how many cells they can recruit
band-funding-tight = Tight
    .help = 7 cards; cells on the track beyond the first 10 can be recruited
band-funding-moderate = Moderate
    .help = 8 cards; cells on the track beyond the first 5 can be recruited
band-funding-ample = Ample
    .help = 9 cards; all cells on the track can be recruited
# $n of the $of cells on the track can be recruited.
instrument-cells = Cells
    .help = { $n } of the { $of } cells on the funding track can be recruited now
share-aloud = { $n } of { $of }
instrument-victory = Victory
    .help = How near each side is to winning at once; press for words
# $n of $goal; `.title` says of what, `.short` stands before the figures on the bar.
goal-good_resources = { goal-good_resources.title }: { $n } of { $goal }
    .title = Resources of countries with Good governance
    .short = res.
goal-good_or_fair = { goal-good_or_fair.title }: { $n } of { $goal }
    .title = Muslim countries with Good or Fair governance
    .short = lands
goal-islamist_resources = { goal-islamist_resources.title }: { $n } of { $goal }
    .title = Resources of countries under Islamist Rule, two of them adjacent
    .short = res.
goal-poor_or_islamist = { goal-poor_or_islamist.title }: { $n } of { $goal }
    .title = Muslim countries Poor or under Islamist Rule (with Prestige at 1)
    .short = lands
instrument-reserves = Reserves
    .help = Ops kept by each side this turn for one later operation: at most 2
instrument-plots = Plots
    .help = Plot markers the Jihadists can use, and the WMD they have not got hold of yet
plots-available = { $n ->
    [one] 1 available plot
   *[other] { $n } available plots
 }
plots-loose = WMD in the box of Loose Nuke, HEU and Kazakh Strain: { $n }
plots-arsenal = WMD in the Pakistani arsenal: { $n }
plots-aside = Set aside for WMD: { $n }
# The deck is gone through $of times; this is time $now.
pile-decks = Cards left to draw, deck { $now } of { $of }
pile-lapsing = Lapsing
    .help = Show the events that last until the end of the turn
pile-first_plot = 1st Plot
    .help = Show the card on the 1st Plot box
phase-jihadist = Jihadist: card { $round } of { $rounds }
phase-us = US: card { $round } of { $rounds }
phase-plots = Plots resolve
phase-end = End of turn

zone-schengen = Schengen
# Governance and posture. The words with “sign” stand on plates: a rung of the ladder has room for two letters.
governance-good = Good governance (1)
governance-fair = Fair governance (2)
governance-poor = Poor governance (3)
governance-islamist_rule = Islamist Rule
governance-sign-good = 1
governance-sign-fair = 2
governance-sign-poor = 3
governance-sign-islamist_rule = IR
alignment-ally = Ally
alignment-neutral = Neutral
alignment-adversary = Adversary
posture-hard = Hard
posture-soft = Soft
posture-sign-hard = Hard
posture-sign-soft = Soft
recruit-sign = REC { $n }
# Letters on pieces.
piece-sadr = S
piece-nato = NATO
country-sunni = Sunni
country-shia_mix = Shia-Mix
country-non_muslim = Non-Muslim
country-iran = Iran: neither Muslim nor non-Muslim
country-us = United States
country-schengen = Schengen
country-resources = Resources { $n }
country-resources-oil = Resources { $n }, oil exporter
country-untested = Untested
    .short = Untested
country-posture = Posture { $posture }
country-recruit = Recruits on 1–{ $n }
country-besieged = Besieged regime
country-regime-change-green = Regime change this turn (green side)
country-regime-change-tan = Regime change (tan side)
country-troops = { $n ->
    [one] 1 troop
   *[other] { $n } troops
 }
country-nato = NATO
country-aid = aid ×{ $n }
country-sleepers = { $n ->
    [one] 1 sleeper cell
   *[other] { $n } sleeper cells
 }
country-active = { $n ->
    [one] 1 active cell
   *[other] { $n } active cells
 }
country-sadr = Sadr
country-cadre = cadre
country-plots = { $n ->
    [one] 1 hidden plot
   *[other] { $n } hidden plots
 }
plot-1 = plot 1
plot-2 = plot 2
plot-3 = plot 3
plot-wmd = WMD plot
plot-backlash = under Backlash
# The signs on the plates, explained on the board.
legend-good = Good governance
legend-fair = Fair
legend-poor = Poor
legend-islamist_rule = Islamist Rule
legend-oil = Resources, oil
legend-troops = Troops
legend-sleepers = Sleeper cells
legend-active = Active cells
legend-cadre = Cadre
legend-aid = Aid
legend-besieged = Besieged regime
legend-green = New regime change
legend-tan = Regime change
legend-plot = Plot, face down
# A switch above the log: the lines of the solitaire flowchart behind what the Jihadists did.
log-why = Why the Jihadists did it

## What choosing something would do.

tip-choose = Choose
# In $ways of the $of ways the dice can fall.
tip-odds = { $ways } of { $of } · { $percent }%
tip-nothing = No effect.
# Of many outcomes only the likeliest are told; this stands for all the others.
tip-otherwise = Something else.
# A country would change hands. $side: the name of the side that takes or loses control.
tip-takes-control = { $side } takes control.
tip-loses-control = { $side } loses control.
# $was and $now: a place in a region, 0 for none; $before and $after: the VP that it would bring.
tip-place = { $name }: { $was ->
    [0] no place
   *[other] place { $was }
 } → place { $now } ({ $before } → { $after } VP)
tip-lost = You lose the game.
tip-lost-odds = You lose the game in { $ways } of { $of } cases.
tip-won = You win the game.

## The boxes of the space race, as a small table.

boxes = The space race
box-name = Box
box-operations = Ops
box-roll = Roll
# The die must show $n or less.
box-roll-value = 1–{ $n }
box-points = VP, first / second
abilities = Abilities: of the side that is there while the other is not
ability-nobody = nobody has it

## Piles and hands.

pile-deck = Deck
    .help = Cards left to draw
pile-discard = Discards
    .help = Show the discarded cards
pile-removed = Removed
    .help = Show the cards removed from the game
pile-empty = No cards here.

hand = Your hand
hand-fold = Hand
# $n: how many cards a player holds.
hand-size = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
 }
# A button: cards of the opponent’s hand that you have seen.
seen-count = { $n ->
    [one] 1 known
   *[other] { $n } known
 }
# The heading over these cards. $who: the side that holds them.
seen = { $who }: cards in hand that you know
in-play = In play
cards-elsewhere = Choose one of these cards

card-starred = Removed from the game once its event has occurred
card-scoring = Scoring
card-either-side = Both sides
card-lasting = Lasting effect
# A card of another game that was added to this one.
card-borrowed = From the other game
card-reconstructed = Our reconstruction
# Sources differ on the card, and one of them is followed.
card-disputed = Sources differ
card-number-reconstructed = The number is our reconstruction
card-down = Face down.
card-lifted = A card to read
card-choose = Choose this card
card-put-down = Put it down
# A card, for those who listen. $marks: its period and side; $text: what its event does.
card-aloud = { $title }, { $operations ->
    [0] no Ops
    [one] 1 Op
   *[other] { $operations } Ops
 }, { $marks }. { $text }

## Who sits at the table.

somebody = A player
seat-open = Open seat
seat-bot = Bot
# Of a side that nobody plays in a solitaire game.
seat-by-rules = plays by the rules’ flowchart
seat-online = At the table
seat-away = Away
seat-holders = { $n ->
    [one] Held by { $n } browser or program
   *[other] Held by { $n } browsers or programs
 }
seat-asked = Choosing
# Of a seat that waits for whoever is invited. $who: the side.
seat-waits = Nobody has taken this seat yet: { $who }
watching = Watching

## The question.

# Over the question: it is the viewer’s move. $who: the side the viewer plays.
your-move = Your move, { $who }
not-your-move = Not your move
nothing-asked = Nothing is being asked.
choose-on-board = Choose on the board.
choose-card = Choose a card.
# Over the uses of a card that cannot be chosen, each with its reason; read aloud.
withheld = Not possible now
# Of an action in $of parts, $left are still to do.
remaining = { $left } of { $of } to go
# Over the question, after whose move it is: nothing of what is laid has happened yet.
plan-draft = draft
# What the card could be used for instead.
plan-uses = Use of the card
plan-steps = Your plan
# Of what there is to use, operations points mostly, but also pieces and cards, how much the plan has used.
plan-spent = { $spent } of { $of } used
# What a step costs of it.
plan-price = costs { $n }
# Takes back a step of the plan, and all after it. $what: the step.
plan-back = Take back: { $what }
plan-if = If you commit
plan-control = Control
# Nobody controls a country.
plan-nobody = nobody
plan-more = { $n ->
    [one] { $n } more
   *[other] { $n } more
    }
plan-if-scored = { $region }, if scored
# How much of a goal would be reached.
plan-of = { $n } of { $of }
plan-same = { $now }, no change
plan-money = Money
plan-undo =
    .help = Take back the last step of the plan (key: u)
plan-done = Done
    .help = Carry out the plan (key: Enter)
plan-goes-on = The plan goes on: answer the question first
plan-unspent = { $n } would be left unused: Done will ask once.
plan-until-chance = Ready. Done, and chance decides.
plan-until-others = Ready. Done, and it is for others to choose.
plan-until-round = Ready. Done ends the round.
plan-until-setup = Ready. Done ends the set-up.
plan-until-hidden = Ready. Done, and something hidden comes to light.
plan-until-end = Ready. Done, and the game is over.
# A step of the plan on the board; a click takes it back. $number: which step, $what: what was laid there.
plan-marker = Step { $number }: { $what }. Press to take it back
unspent-title = Something would be left
unspent-what = { $n } more could be used, and would be lost.
unspent-yes = Stop here
unspent-no = Go on planning
undo = Undo
    .help = Take back your last choice (key: u)
# $what: the line of the log that tells of the choice.
take-back = Ask to take back
    .help = Ask the others to take back your last choice. { $what }
hint = Hint
    .help = Ask a bot what it would choose (key: h)
hint-asked = Thinking …
# $bot: the name of the bot.
hint-by = Advice of the bot { $bot }

# Somebody asks to take a choice back; the line of the log that tells of it follows.
wish = { $who } asks to take this back:
# The viewer asks for it, and waits for $who (one or several names).
wish-mine = You have asked to take this back. Still to agree: { $who }
# Somebody offers a draw; the others may agree.
draw-wish = { $who } offers a draw.
draw-wish-mine = You have offered a draw. Still to agree: { $who }
wish-agree = Agree
wish-refuse = Refuse
# The viewer no longer asks for it.
wish-give-up = Give it up

duties = What you must not forget
game-over = The game is over
you-won = You have won. Well played.
you-lost = You have lost.
# Nobody has won.
you-drew = It is a draw.
report = Report
    .help = The game in figures and charts
record = Download the game
keepsake = Download as one page
    .help = The whole game in one file, to look through in any browser, without a network
keepsake-making = It is being made: that may take a minute …
charts = Charts
share-replay = Share the replay
rematch = Rematch
    .help = A new game with the same set-up and the same seats
go-on = On to the next game
    .help = The same players have begun another game: your seat is kept for you

## The guide of a guided game, and what it tells at the end.

guide = Guide
guide-fold = Fold away
guide-unfold = Show the guide
guide-beware = Beware
# Over what the last choice led to, and what the opponent did since.
guide-happened = What happened, and why
# Over what is worth thinking of at this question.
guide-weigh = Worth weighing
# A button: asks a bot for its choice.
guide-ask = What would you do?
decided = What decided it
decided-whole = The game as a whole
decided-next = What to try next
decided-show = Show this moment in the replay
other-side = Play the other side
    .help = A new guided game with the sides exchanged

## At a real table: people have the box before them, and this page keeps the board.

# Over a question that elsewhere chance would answer: a die, a card that is drawn.
by-hand = At your table
# In the field in which cards are found by their names.
name-cards = A few letters, then Enter
name-cards-none = There is nothing like that here.
hand-unknown = { $n ->
    [one] 1 unknown card
   *[other] { $n } unknown cards
 }
set-right = Set the board right
    .help = Say how it really stands on the board before you
set-right-help = Choose a country on the board, or find what is wrong here.
set-right-what = What is to be set right?
set-right-all = All of it
# The present value in a list of all it may be set to.
set-right-now = { $value } (now)
# A button: sets the value that was chosen.
set-right-do = Set
set-right-refused = The open question could not be answered then: answer it first, or undo.
set-right-elsewhere = This card cannot be in that hand: it has been seen elsewhere.
# Unfolds a list of cards. $who holds $n cards that nobody has named yet.
set-right-hand = { $who }: { $n ->
    [one] 1 unknown card. Has it been shown?
   *[other] { $n } unknown cards. Has one been shown?
 }
matters-title = What does this hand hold? { $who }
# $n: how many cards of that hand are unknown.
matters-what = { $n ->
    [one] What follows depends on a card that the program does not know. Name it, if it matters.
   *[other] What follows depends on { $n } cards that the program does not know. Name those that matter.
 }
matters-all = { $n ->
    [one] The last card of this hand comes to light now: name it.
   *[other] The cards of this hand come to light now: name all { $n }.
 }
# Read aloud: the list of cards that a hand may hold.
matters-which = Cards of { $who }
matters-not = Not this one
# Buttons: no more cards matter than those named; or none does.
matters-those = These, and no more
matters-none = None that matters

## Before a choice that can lose the game.

fatal-title = This can lose you the game
# $choice: the option as its button names it. $surely: yes if it loses however the dice fall, otherwise no: then it loses
# in $ways of the $of ways they can fall.
fatal-what = { $surely ->
    [yes] “{ $choice }” loses you the game.
   *[no] “{ $choice }” loses you the game at once in { $ways } of { $of } cases.
 }
fatal-yes = Do it all the same
fatal-no = Choose again

## The log, the turn, the chat.

log = Log
log-empty = Nothing has happened yet.
# The heading of what happened before the first turn.
log-before = Before the game
# A button, for a reader who has scrolled up. $n: how many lines have been added since.
log-new = { $n ->
    [one] 1 new line
   *[other] { $n } new lines
 }
turn-and-effects = In force
# Over the piles that lie open: discards, removed cards.
cards-out = Cards
# A switch: which cards may still be out, from what was played in the open and the own hand alone.
cards-still-out = Show what may still be out
cards-unseen = In the draw pile or in a hand
    .help = From what was played in the open and your own hand alone.
cards-in-hand = Seen in the other hand
cards-in-pile = Known to be in the draw pile
cards-later = Not before turn { $turn }
effects = Effects in force
effects-none = No effect is in force.
sequence = The turn, step by step
chat = Chat
chat-empty = Nobody has said anything.
chat-placeholder = Say something
chat-send = Send

## The rules at the side.

rules = Rules
# $rule: the number of a section, like 6.3.1.
rule-open = Show rule { $rule }
rule-unknown = There is no section { $rule }.
rule-previous = The section before
rule-next = The section after
rules-under = In this section
rules-beside = Beside this section
rules-all = All the rules

## The curtain: several players at one screen, who must not see each other’s cards.

curtain = Pass the screen on
# $n: how many of the players here are asked at once; $who: the next, or the first of them.
curtain-next = { $n ->
    [one] Next to play: { $who }
    [0] Waiting for the others
   *[other] Each chooses in secret
 }
curtain-help = Nobody’s cards are shown until the curtain is lifted.
curtain-lift = I am { $who }: lift the curtain
# Back to the player who chose last, for instance to undo.
curtain-back = Back to { $who }

## Replay.

replay = Replay
# $at of $of answers have been given at the moment shown.
replay-moment = Moment { $at } of { $of }
replay-first = To the beginning
replay-back = A step back
replay-play = Play
replay-pause = Pause
replay-forward = A step forward
replay-last = To the end
replay-mark-back = To the mark before
replay-mark-forward = To the next mark
replay-marks = Marks here: { $n }.
replay-speed = Speed
replay-eyes = Seen by
replay-everybody = everybody
replay-share = Link to this moment
replay-close = Leave the replay
replay-to-now = Back to the game
# Over a curve of several sides. $measure: what is counted, «Victory points».
curve-less-average = { $measure }, less the average of all
analysis = Analysis
# $share: how much of it is done, «40%».
analysis-working = Analysing: { $share }
# What stands over a remark on the moment shown, and over the list of all such.
analysis-turning = Turning point
analysis-mistake = A dear choice
analysis-turning-list = Turning points
analysis-turning-none = Nothing turned the game: the chances moved little by little.
analysis-mistake-list = The choices that cost most
analysis-mistake-none = No choice cost much.
play-on = Play on from here
# $at of $of answers had been given then.
play-on-help = A new game begins at moment { $at } of { $of }; this one stays as it is. What the dice and the deck bring from there on is new. You may have seen every hand; those you invite see only their own.

## What others did, shown one thing after another; and the strip that keeps it.

theatre = What the others do
# $who: the side that moves.
theatre-moves = The move of: { $who }
theatre-own = What your move brings
theatre-since = Since you last looked
theatre-next = What changes stays marked until you have answered.
pace = Pace
pace-calm = Calm
pace-brisk = Brisk
pace-off = Off
hasten = Hasten
# The key.
key-space = Space
skip = Skip
turn-strip = What the others did last
strip-again = Replay
# What a die needs; $n: a face of it.
needs-at-least = needs { $n } or more
needs-at-most = needs { $n } or less
roll-succeeds = succeeds
roll-fails = fails

## Being told, when away, at an address of one’s own.

reach = When you are away
reach-help = If a question waits for you while your seat is open nowhere, the table tells you after a while: once, until you have answered. When the game is over, it tells you if another is begun for you; a day after the end it forgets the address. Nobody else at the table sees the address; whoever reads the message can watch the match by its link.
reach-help-over = The game is over, and no more questions come. If another game is begun for you, the table tells you so as below; a day after the end it forgets where. Until then you can remove that here.
reach-hook = Webhook, for example of a Discord channel
reach-mail = E-mail
reach-keep = Keep
reach-remove = Remove
# $what: one of the two above.
reach-remove-aloud = Remove: { $what }
reach-kept = Kept: you will be told there.
reach-unconfirmed = A mail with a link is on its way. Nothing else is sent there until you have followed it.
reach-failing = { $n ->
    [one] The last attempt to reach it failed; the table will try again.
   *[other] The last { $n } attempts to reach it failed; the table will try again.
 }
reach-dropped = What was sent to the address you gave did not arrive, and the table has forgotten it. You can give it anew in the menu.
reach-push = Tell this browser, even while the page is closed
reach-push-kept = This browser will be told.
reach-push-elsewhere = Another browser of yours is told. Switch this on, and this one is told instead.
reach-push-unable = This browser takes no messages for a page that is closed. On an iPhone or iPad, put the page on the home screen first.
reach-push-dropped = Messages did not reach your browser any more, and the table has forgotten it. You can switch it on again in the menu.
reach-bad-hook = The table does not post there: it takes an https address with the full name of a host.
reach-bad-mail = This is not an e-mail address that the table can write to.

## The menu.

language = Language
theme = Colours
theme-dark = Night
theme-paper = Paper
text-size = Size of text
text-percent = { $percent }%
sound = A soft sound on your move
notify = Notify me when it is my move and this page is out of sight
notify-first = So it looks when it is your move
notify-forbidden = The browser does not allow it. It can be allowed in its settings for this site.
notify-unable = This browser shows no notifications for this page.
fold = Fold the rail away
at-once = Act at once: each choice counts as soon as it is made
links = Links to hand on
link-watch = To watch
# $who: the seat that is still open.
link-invite = To play: { $who }
# $who: the viewer’s own seat.
link-device = To play { $who } on another device
links-help = Whoever has a link to play has the seat. Send it to nobody else.
# Dice and cards that can be checked afterwards.
promised = Dice you can check
promised-help = Dice and cards come from a secret that was settled before the first of them. Its digest (SHA-256) stands here from the beginning, the secret itself once the game is over: keep the digest, and nobody can have changed what was to come. A choice that is taken back brings a new secret.
# $number: which of the dice and cards of the match it begins with.
promised-since = From die or card number { $number } on
promised-digest = Digest
promised-seed = Secret
# The page came from this very computer, under a name that every computer has for itself. $host: that name, 127.0.0.1. A
# command to type follows, then the second sentence. $port: a number.
link-only-here = Nobody else can open this link: { $host } is every computer’s own name for itself. For others in your network start the table with
link-only-here-then = and open this page under the address of this computer there, such as http://192.168.1.20:{ $port }. Its links then lead here from everywhere in the network.
link-renew = Make a new link
    .help = The link made before stops working
# The host sends away whoever sits in the seat $who; the button asks once more.
seat-empty = Empty the seat: { $who }
    .help = Whoever sits there loses the seat, and every link to it stops working.
seat-empty-sure = Yes, empty it
# To whoever sat there.
seat-emptied = This seat is not yours any more: it was emptied, or given to a bot. Load the page anew to watch.
# Nobody has sat down in the seat $who yet.
bot-instead = Let { $bot } play { $who }
copied = Copied.
copy-yourself = Copy the link below.

## Keys. The overlay names each key and says what it does.

keys = Help and keys
# A heading over the five lines that follow.
help = How to play here
help-glow = What glows can be chosen: a country, a card, a button. One click chooses it.
help-look = Rest on anything to read what it would do, with the odds, or why it cannot be chosen. With a finger: a touch chooses, a longer one tells; cards are held up to be read first.
help-plan = What you choose is laid as a plan first: take back any step, and press Done when it is right. Who wants speed can act at once: see the menu.
help-undo = Undo takes your last choice back until a die is rolled or something hidden is shown. After that you can ask the others.
help-names = A number such as 6.3.1 opens that rule. Names in the log show the country or the card.
help-hint = A bot can give you a hint. A choice that can lose you the game is asked about first.
help-keys = Keys
keys-buttons = Choose the button with that number
keys-arrows = Go about the board, or along the cards
keys-enter = Choose what is in focus
keys-tab = Go on to the next thing
keys-zoom = Closer, farther, the whole board
keys-undo = Undo
keys-done = Done: carry out the plan
keys-back = Take back the last step of the plan
keys-hint = Ask for a hint
keys-hand = Fold the hand away, or show it
keys-log = The log
keys-turn = Effects in force, and the turn step by step
keys-chat = The chat
keys-rule = The rule behind what you look at, or behind the question
keys-menu = The menu
keys-again = Show again what the others did last
keys-hasten = Hasten what is shown, by one step
keys-replay = In a replay: a step, a turn, a mark
keys-escape = Close what is open
keys-help = This list

## The lobby

# One sentence that says what this place is.
lobby-about = Card-driven games of world politics, on one table.
lobby-how = No account, nothing to install: one click and you are at the board.
# Instead of that, to somebody who has not played yet; after it stand a game and how long it takes.
lobby-new = New here?
lobby-new-begin = Begin with a guided game
# The label of the switch between languages, read aloud.
lobby-language = Language
# $theme: the one in use; the button turns to the other.
lobby-theme = { $theme ->
    [dark] Switch to the paper theme
   *[paper] Switch to the dark theme
 }
lobby-nickname = Your name
# Stands in the empty field of the name.
lobby-nickname-none = What others see
lobby-nickname-kept = Kept
lobby-unreachable = The server cannot be reached. This page tries again by itself.
# $games: how many games wait for the player’s move.
lobby-waiting = { $games ->
    [one] One game waits for your move.
   *[other] { $games } games wait for your move.
 }

## The lobby: starting a game

# The door for newcomers.
learn = Learn
# $scene: the title of a short scene.
learn-next = Next scene: { $scene }
learn-go-on = Play the scene
learn-all = All scenes
learn-all-done = You have done every scene. Now the guided game, or a real one.
# Unfolds a list of them.
learn-guided = Guided first games
# $game: the title of the game.
learn-what = Your first game: { $game }, guided.
# $seats: how many play.
learn-help = A real game against { $seats ->
    [2] a bot
   *[other] bots
 }. At every question the guide says what it is about and what a sensible player weighs; you choose as you like.
# A button. $seat: US, USSR …
learn-as = Begin as { $seat }
# At the table and in the lobby: short scenes to learn from, and a problem for each day.
scene = Scene
scene-goal = Goal:
scene-done = Done
scene-missed = Missed
scene-again = Again
scene-next = Next scene
scene-guided = On to the guided game
# Read aloud, before the title of a scene.
scene-ticked = done:
# $game: the title of the game.
scenes-of = { $game }: short scenes
# $done of $all scenes.
scenes-done = { $done } of { $all } done
problem-of-today = Problem of the day
problem-try = Try it
problem-yesterday = Yesterday’s
# $days: on how many days the problem of the day was solved, without a gap.
problem-run = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
 }
# Unfolds the choices that solve a problem, once it is over.
problem-survives = Show what survives
# The table on a big screen, in the lobby.
wall = On the wall
    .help = A game on a big screen, as spectators see it, with nothing to click
wall-which = Which game
# Before a list of games.
wall-bots = Bots play
wall-open = Open TV
# $game: the title of the game; $seat: US, USSR …; $level: 1 to 3.
problem-about = { $game }. You play { $seat }. { $level ->
    [1] Easy.
    [2] Medium.
   *[3] Hard.
 }
lobby-games = Start a game
lobby-rules = Rules
# Before a list of bots, one of which is chosen.
lobby-against = Play against
# A button under “Play against”. $seat: US, USSR …
lobby-as = as { $seat }
# The same button read aloud. $game: the title of the game.
lobby-against-as = { $game }: play against { $bot } as { $seat }
# Of each of the following there is a short form, which is a part of the long one: for a small button.
lobby-alone = Play alone
    .short = Alone
# $seats: how many players the game has.
lobby-hot-seat = { $seats ->
    [2] Two at this screen
   *[other] All at this screen
 }
    .short = This screen
lobby-hot-seat-help = You take turns, and a curtain hides the cards.
lobby-friend = { $seats ->
    [2] Play with a friend
   *[other] Play with friends
 }
    .short = { $seats ->
        [2] Friend
       *[other] Friends
     }
lobby-friend-help = { $seats ->
    [2] You send a link; it opens the other seat.
   *[other] You send links; they open the other seats.
 }
lobby-friend-which = { $seats ->
    [2] Choose your side. Then you get a link for your friend.
   *[other] Choose your side. Then you get a link for each of the others.
 }
lobby-starting = Starting…
lobby-problem-offline = The server cannot be reached. Nothing was started: try again in a moment.
# $options: the titles of the options that the server names.
lobby-problem-choices = This does not fit with your other choices: { $options }.
lobby-problem-too-many = Too many games were started from here in a short time. Wait a little, then try again.
lobby-invite-title = The game is ready
# $links: how many links are shown below.
lobby-invite-help = { $links ->
    [one] Send this link to your friend. Whoever has it has the seat.
   *[other] Send each of your friends one of these links. Whoever has a link has the seat.
 }
# $seat: the seat that the link opens: US, USSR …
lobby-invite-for = Link for: { $seat }
lobby-invite-copy = Copy the link
# What goes with the link when it is shared. $game: its title; $seat: the side.
lobby-invite-text = You are invited to { $game }. Your side: { $seat }.
lobby-invite-share = Share…
lobby-invite-copied = Copied
lobby-invite-copy-yourself = The link is selected: copy it with Ctrl+C.
lobby-invite-enter = Go to the table
lobby-invite-again = You can find the link again in the menu of the game.

## The lobby: opening a saved game

opening-heading = Open a record
opening = Open a saved game…
opening-reading = Reading…
opening-help = A save, a transcript, a document, or a log of the community’s tool for the digital edition. You can also drop the file here.
opening-bad-record = This file cannot be opened: it is not a game that this table knows how to read.
# After this sentence stands where record and rules part, in English.
opening-disagreement = What this file tells does not agree with the rules, so the game is not opened.
opening-too-large = This file is too large for a game.
opening-watch = Watch it from the beginning
opening-play = Play on
opening-play-help = Or play on from where it stops. You have the file and can know every hand in it; those you invite see only their own.
# Instead of who sits where, if the game was played with real dice or cards.
opening-by-hand = It was played at a real table, with your own dice or cards, and goes on so: all players sit at this screen.
# After the scenario and the turn at which the game stops.
opening-unfinished = not finished
# Unfolds a list of them, in English.
opening-habits = The log tells some things in its own way

## The lobby: more choices

lobby-more = More choices
# The title of the window with them. $game: the title of the game.
lobby-more-of = { $game }: more choices
lobby-scenario = Scenario
lobby-seats = Who plays
lobby-seat-here = At this screen
lobby-seat-invite = A friend, by link
# $bot: the name of the bot, for example Cadet.
lobby-seat-bot = { $bot } (bot)
lobby-table = At a real table
lobby-table-help = You have the box before you, and this screen keeps the board. All players sit here.
lobby-table-no = No, the program rolls and deals
lobby-table-dice = We roll the dice ourselves
lobby-table-cards = We roll the dice and deal the cards
# Over boxes to be ticked, one a side.
lobby-table-unknown = Hands that stay secret
lobby-table-unknown-help = The program asks for such cards only when they are shown, or matter.
lobby-presets = Play …
# Options were changed one by one, so that they are those of no preset.
lobby-preset-own = Own choice
lobby-preset-own-help = As you have set the options below.
lobby-options = Options
# Read aloud. $rule: the number of a section, 6.3.4.
lobby-rule = Rule { $rule }
lobby-start = Start the game
# When bots take all seats.
lobby-start-watching = Watch them play
lobby-usual = Back to the usual choices

## The lobby: the player’s own games

lobby-running = Your games
lobby-nothing-running = No game is under way. Start one, and you will find it here whenever you come back with this browser.
lobby-your-move = Your move
# $who: the sides that are to move, for example USSR.
lobby-their-move = { $who } to move
lobby-continue = Continue
# A game in which only others play.
lobby-watch = Watch
# A game that cannot go on can still be looked at.
lobby-look = Have a look
lobby-invitation = Invitation link
# Who sits in a seat.
lobby-you = you
# $nickname: the player’s own name.
lobby-you-as = { $nickname } (you)
lobby-somebody = somebody
lobby-nobody-yet = nobody yet
# The other player has the table open now.
lobby-online = here now
lobby-guided = with the guide
# A button of one game: shows what else can be done with it.
lobby-match-more = More about this game
lobby-goes-on = Another game was begun: your seat is kept
lobby-finished = Finished
lobby-watch-again = Watch again
lobby-download = Download

## Joining

join-welcome = You are invited to a game
# $host: the player who invites; $game: the title of the game.
join-welcome-by = { $host } invites you to play { $game }
join-welcome-to = You are invited to play { $game }
# The name of a side follows.
join-side = Your side:
join-welcome-help = Tell the others who you are, and take your seat at the table.
join-name = Your name
join-sit-down = Take the seat
join-joining = Taking the seat…
join-busy = The server is very busy. Wait a moment, then try again.
join-dead = This invitation is not valid any more
join-dead-help = A newer link was made for the seat, or a bot plays it now. Ask whoever sent it to you for a new one.
join-without-key = There is no invitation in this address
join-without-key-help = The link of an invitation ends in “#” and a long row of letters. Perhaps its end was lost on the way: open it again, or ask for it once more.
join-to-lobby = To the lobby

## Where the links in mails lead

mail-confirm = Be told by mail
mail-confirm-help = When a question waits for you and you are away from the table, or another game is begun for you after the end of one, Realpolitik writes to this address. A day after the end of a game it forgets the address given for it. Every mail has a link that ends them all.
mail-confirm-do = Yes, write to me
mail-confirmed = You will be told by mail
mail-confirmed-help = That holds for every game for which you give this address, from the browser in which you gave it.
mail-stop = No more mail
mail-stop-help = Realpolitik forgets this address, in all games for which it was given.
mail-stop-do = Stop the mails
mail-stopped = No more mail will come
mail-stopped-help = The table has forgotten the address. Your games and seats stay as they are.
mail-nothing = This link does nothing
mail-nothing-help = It was followed before, is too old, or has lost its end on the way.
mail-failed = The server cannot do it now. Wait a moment, then try again.

## The rules

# The letters that the phases of a turn have in the rules of this language, in order: phase 4.5 C is 4.5 В in Russian.
# The same as in the message rule-letters.
rules-letters = ABCDEFGHI
# $game: the title of the game.
rules-title = { $game }: the rules
rules-contents = Contents
rules-search = Search the rules
# $sections: how many sections hold what was looked for.
rules-found = { $sections ->
    [one] 1 section
   *[other] { $sections } sections
 }
# $query: what was looked for.
rules-nothing-found = Nothing was found for “{ $query }”.
rules-none = Nobody has written down the rules of this game yet.
rules-no-game = There is no such game.

## Tables with mats: World Order. Units and resources.
unit-money = money
unit-vp = VP
unit-research = research
points = { $n } VP
how-many = How many
choose-country = Choose a country on the board or on your mat.

## The bar: the stage of the game, everybody’s points, majorities, what comes at random.
instrument-stage = Round
    .help = The round, its phase, and the turn in it; regions are scored at the end of rounds 3 and 6
stage-aloud = round { $round } of { $of }, { $where }
stage-none = set-up
stage-set_up = set-up
stage-preparation = preparation
stage-actions = actions
stage-research = research
stage-random_influence = random influence
stage-aftermath = aftermath
stage-turn = turn { $turn } of { $turns }
stage-scores = scores at the end
instrument-scores = Victory points
    .help = In turn order; the small figure is the place on the turn-order track
instrument-majorities = Majorities
    .help = Who leads in money, armies on the board and allies, and what that pays at the end; press for all
instrument-random_influence = Next
    .help = What the powers that nobody plays will do at the end of the round
# $army: yes or no.
arrival = { $power }: { $region }{ $army ->
    [yes] , with an army
   *[no] { "" }
 }
arrival-trade = buys from { $power }

## Plates: regions and countries.
plate-engage-cost = What it costs you to engage here
plate-scores = scores
plate-slots-open = { $n ->
    [one] { $n } slot open
   *[other] { $n } slots open
 }
    .short = { $n } open
plate-standing = { $power }: { $tokens } influence, place { $place }, +{ $bonus } VP, armies { $armies }
plate-stacks = Country cards left: { $left } and { $right }
country-value = value { $n }
country-invest = invest { $n }
country-exports = buys { $what }
country-imports = sells { $what }
country-base = base: { $who }
country-barred = barred: { $who }
ally-ready = ready
ally-exhausted = exhausted
ally-twin = with a second card under it
ally-fdi = foreign investment { $n }
ally-base = bases { $n }
tag-fdi = FDI
tag-base = BASE
short-europe = Eur.
short-central_asia = C. Asia
short-americas = Am.
short-mena = MENA
short-africa = Africa
short-south_asia = S. Asia
short-east_asia_pacific = E. Asia

## Mats.
mat-of = { $who }: mat
mat-unfold = Show the whole mat: { $who }
mats-others = The others
mat-purse = Money and resources
mat-priority = Priority
mat-prosperity = Prosperity
mat-advantages = Assets
mat-developments = Growth
mat-decree = Decree
mat-used = used
mat-once = once a round
mat-later = not yet
mat-ready = ready
mat-commerce = Commerce
    .help = Commerce cards that others can still buy from in this round, and those turned down
mat-track = Production { $n } of { $end }
mat-resource = { $name }: { $n }, production { $track } of { $end }
mat-counts = Deck { $deck } · discards { $discard } · influence left { $tokens } · engage tokens { $engage }
priority-domestic = Domestic
priority-diplomatic = Diplomatic
priority-military = Military
bonus-research = research +{ $n }
bonus-engage_discount = engage −{ $n }
bonus-threat = threat +{ $n }
bonus-defence = defence +{ $n }
short-prosperity = prosperity { $n }
short-allies = { $n ->
    [one] { $n } ally
   *[other] { $n } allies
 }
short-fdi = { $n } FDI
short-bases = { $n ->
    [one] { $n } base
   *[other] { $n } bases
 }
short-commerce = commerce { $ready }/{ $of }
cards-front = Played this round
cards-seen = In hand, as everybody knows
cards-deck = On top of the deck
cards-discard = Discards
turns-played = { $n } of { $of } turns played
seat-not-played = not played

## Shelves: the market and the developments.
shelf-market = Market
shelf-market-deck = deck { $n } ▸ new on the left, out on the right
shelf-developments = Developments
shelf-next-level = your next level: { $n }
development-told = { $title }, level { $level }, { $vp } VP, { $left } left

## Faces of cards.
card-cost = Research to buy it
card-level = Level { $n }
family-advantage = strategic asset
family-decree = decree
family-random_influence = random influence

## Actions in several parts.
strip-sold = Sold
strip-bought = Bought
strip-exports-left = exports left: { $n }
strip-imports-left = imports left: { $n }
strip-cost = cost { $n }
strip-have = you have { $n }
strip-instead = or { $n } money for each
strip-made = Produced
strip-used = Used
strip-types-left = types left: { $n }

## The end of a round and of the game: points by source.
round-end = End of round { $round }
round-end-go-on = Go on
final-scoring = Final scoring, in VP
totals-all = In all

## In the lobby: how many play, and which sides.
lobby-players = Players
lobby-who = Who plays

## On a phone: one thing at a time.
tab-world = World
tab-mat = My mat
tab-others = Others
tab-market = Market
tab-log = Log

## Ending a game that its rules would let go on, in the menu. The button asks once before it is done.

end-the-game = End the game
draw-offer = Offer a draw
    .help = The game ends without a winner if all at the table agree
resign = Resign
    .help = You lose, and the game is over for good.
resign-to-bot = A bot takes your seat for good, and the others play on.
    .rated = A bot takes your seat for good, and the others play on. In the rating you come out behind everybody who stays.
resign-sure = Yes, I resign

## For those who come by keyboard: past what every page begins with.

skip-links = Ways past the beginning
skip-to-content = To the content
skip-to-question = To the question
skip-to-board = To the board
skip-to-log = To the log

## The table on a big screen that nobody touches.

tv = On a big screen
    .help = For a television: the game as spectators see it, in large type and without controls
tv-last-card = The last card

## How fast a game is played. A turn lasts from when a player is asked until somebody else is.

clock = Time
clock-none = No clock
clock-choose-live = Live, in one go
clock-choose-days = Over days
clock-minutes = Minutes for each player
clock-increment = Seconds added after each turn
clock-days-each = Days for each turn
# $minutes: for each player; $increment: seconds that each turn adds.
clock-live = { $increment ->
    [0] Live { $minutes } min
   *[other] Live { $minutes } min + { $increment } s
 }
clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
 }
clock-out = When time runs out
clock-out-bot = a bot takes over
clock-out-loss = the game is lost
clock-out-many = When somebody’s time runs out, a bot takes over the seat, and the others play on.
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes } min
# $time: “4:07”, “2 d 6 h”.
time-left = Time left: { $time }
# Read aloud at certain moments.
time-you-have = You have { $time } left.
time-out = out of time

## Tables that are open to anybody.

open-to-anybody = Anybody may take a free seat
    .help = The table is listed in the lobby for all who come to this server. Links work as well.
open-tables = Open tables
open-tables-none = Games for which somebody seeks an opponent stand here; now there are none. Open a table of your own, and whoever comes by can sit down.
open-tables-open = Open a table
open-tables-no-more = There are no more tables.
open-tables-game = Game
open-tables-seats = Free seat
open-tables-options = Options
open-tables-pace = Time
open-tables-out = Out of time
open-tables-by = Offered by
open-tables-usual = as usual
open-tables-yours = Your table
open-tables-sit-down = Sit down
# The same button read aloud.
open-tables-sit = { $game }: sit down as { $seat }
open-tables-newer = Newer
open-tables-older = Older
lobby-anybody = Against anybody
    .short = Anybody
lobby-anybody-help = You open a table in this lobby, and whoever likes sits down.
lobby-anybody-which = Choose your side. You wait at the board until somebody comes.
lobby-open = open to anybody

## One’s own games: put away, or deleted.

lobby-archive = Put away
lobby-unarchive = Take up again
# $n: how many.
lobby-archived = Put away: { $n }
lobby-delete = Delete
    .help = The game and its record are gone for everybody, and for good.
lobby-delete-sure = Yes, delete it

## An animated picture of a stretch of a game.

picture = Animated picture
picture-begin = Begin here
picture-end = End here
picture-last-turn = The last turn
# $n: how many moments it shows; $from, $to: the first and the last of them.
picture-stretch = { $n ->
    [one] Moment { $from }: one picture
   *[other] Moments { $from } to { $to }: { $n } pictures
 }
picture-make = Make the picture
picture-making = Moment { $n } of { $of }
picture-cancel = Cancel
picture-failed = This browser cannot make the picture.
picture-download = Download
picture-share = Share…
# $size: «840 kB».
picture-size = An animated GIF, { $size }

## Comments on the moments of a game that is over.

comments = Comments
# A comment, on the slider of the replay. $who: its author; $text: what they wrote.
comment-of = { $who }: { $text }
comment-write = Comment on this moment
# $at: how many answers had been given.
comment-on = What is there to say of moment { $at }?
comment-send = Say it
comment-drop = Leave it
comment-remove = Remove this comment
## Players and chat: blocking, reporting, who may talk.

people = Players and chat
chat-for-me = Show me the chat of this game
chat-quiet = Only those who sit at this table talk here.
people-quiet = Only those who sit at the table may talk
# $who: a nickname, or a side.
people-block = Block { $who }
    .help = Neither of you will see the other’s open tables or sit down at them, and you will not see what they say. They are not told.
people-block-sure = Yes, block
people-blocked = Blocked.
people-blocks = You have blocked:
people-unblock = Unblock { $who }
people-report-name = Report the name: { $who }
people-report-line = Report this line
people-report-why = What is wrong with it? The operator of this server reads it.
people-report-send = Send the report
people-reported = Thank you. The operator will see it.
# Read aloud, of a button at a line of the chat.
people-about-line = Block or report: { $who }

## An account: one’s games in every browser.

account = Keep my games with me
account-help = Give an e-mail address: every browser in which you open the link from our mail has the same games, seats and name. There is no password, and everything works without this too.
account-mail = E-mail address
account-ask = Mail me a link
account-asked = A mail is on its way to { $mailbox }. Its link works once, for 30 minutes: open it in the browser in which you want to play.
account-bad = This is no e-mail address.
account-in = Your games are kept with { $mailbox }.
account-leave = Sign out
    .help = This browser forgets your games; they stay with the address.
account-leave-here = Yes, here
account-leave-everywhere = In all browsers
account-delete = Delete the account
    .help = We forget the address. Your games stay with this browser, and no other.
account-delete-sure = Yes, delete it
account-open = Sign in with { $mailbox }?
# $n: how many games this browser has.
account-open-games = { $n ->
    [0] This browser will have all games that are kept with { $mailbox }.
    [one] The game of this browser will be kept with { $mailbox } too: whoever reads that mailbox can play it.
   *[other] The { $n } games of this browser will be kept with { $mailbox } too: whoever reads that mailbox can play them.
 }
account-open-leaves = This browser is signed in with { $mailbox }, and will not be any more. The games stay there.
account-open-else = If this is not your address, close this page.
account-open-do = Sign in with { $mailbox }
account-opened = You are signed in
account-opened-help = This browser has all games that are kept with { $mailbox }.
account-again = Try again

## Rated games.

rated-choose = Rated
    .help = The result counts for both players’ ratings, for this game and side. Who takes a choice back by agreement plays on unrated.
    .many = The places count for everybody’s rating, for this game and side. Whoever resigns or runs out of time comes last; a bot plays on for them. Who takes a choice back by agreement plays on unrated.
# $seats: how many play.
rated-needs-clock = { $seats ->
    [2] A game can be rated if it has a time limit by which the game is lost.
   *[other] A game can be rated if it has a time limit.
 }
# $points: the rating; $deviation: how far it may be off.
rating-told = Rating { $points }, give or take { $deviation }
rating-provisional = Rating { $points }, give or take { $deviation }: few games yet
rated-state = { $state ->
    [counted] rated
    [takeback] no longer rated: a choice was taken back
    [bot] not rated: a bot plays
    [account] not rated: an account is gone
   *[yes] rated
 }
