### What the guide says in a guided game. It speaks to a newcomer, plainly: “you” and “the opponent”, whichever side that is.
###
### $pays and $before: what scoring a region would bring the reader, below zero the opponent.
### $who: mine or theirs. $countries, $cards, $mine and $theirs may be names in a row.

## Where the game stands, and what the question is about.

# $phase: setup, headline, action or between.
lesson-where = { $phase ->
    [setup] Before the first turn
    [headline] Turn { $turn } of { $turns }: headlines
    [action] Turn { $turn } of { $turns }, action round { $round } of { $rounds }
   *[between] Turn { $turn } of { $turns }
 }
lesson-waiting = The opponent is choosing. Look at the board meanwhile: what would you do in its place?
lesson-choose-headline = Choose the card that you open the turn with. It is played as an event, for nothing but its text; the opponent chooses in secret too.
lesson-choose-card = Choose the card for this round. Next you are asked how to use it: for its event, for its Ops, or in the space race.
lesson-how-to-play = { CARD($card) } is on the table. What is it to be used for?
lesson-which-operation = You have { $ops } Ops. All of them go to one kind of operation.
lesson-place-where = Place influence, one point at a time: where you had some when the round began, next door to that, and in the sea lanes. { $left ->
    [0] The Ops are spent; the bonus is left.
    [one] { $left } Op is left.
   *[other] { $left } Ops are left.
 }
lesson-coup-where = Choose the country for your coup: a die and your { $ops } { $ops ->
    [one] Op
   *[other] Ops
 } against twice its stability.
lesson-realign-where = Choose where to contest the opponent’s influence. Each attempt costs 1 Op and can only take influence away, yours too. { $left ->
    [0] The Ops are spent; the bonus is left.
    [one] { $left } attempt is left.
   *[other] { $left } attempts are left.
 }
lesson-add-where = { SIGN($change) ->
    [minus] An event takes influence away, and you choose where. It costs no Ops.
   *[other] An event adds influence, and you choose where. It costs no Ops, and you need no neighbour.
 }
lesson-lose-where = An event takes influence away in a country of your choice.
lesson-probe-where = You alone have reached the first box of the space race: after the headlines you remove 1 influence of the opponent.
lesson-name-die = An event lets you name the roll instead of rolling. Choose the number that serves you best.
lesson-discard-held = You may throw away a card that you have kept, so that it troubles you no more.
lesson-bid = Which side do you want, and how much extra influence would you give the opponent for it?
lesson-extra-where = Place your extra influence: only where you have some already.
lesson-pick-card = Choose cards of Twilight Struggle to add to the game.
# $whose: mine, theirs or both.
lesson-event-asks = { CARD($card) } asks you to choose. { $whose ->
    [mine] It is your event: make the most of it.
    [theirs] It is the opponent’s event: look for what hurts least.
   *[both] This event can serve either side: now it is yours to use.
 } Read the card: it says what follows.
lesson-any-choice = Choose one of what is on offer. What cannot be chosen tells you why when you point at it.

## What is met for the first time.

lesson-new-game = Two superpowers struggle for influence around the Red Sea. There are two turns, and one track of victory points (VP) for both: what one side gains, the other loses. Ten points win at once; otherwise the score decides after turn 2. Points come mainly from scoring cards: they pay for the countries you control.
    .title = What it is all about
lesson-new-headline = Each turn begins with a headline: both sides choose a card in secret, and both events occur. The card with more Ops comes first. Here a card is worth its text and nothing else, so a good event of your own is the natural choice.
    .title = Headlines
lesson-new-rounds = Then both sides play cards in turn, seven each, the USSR first. Of nine cards one was your headline and one stays in your hand. Blue cards carry events of the US, red ones those of the USSR; purple ones belong to both sides and work for whoever plays them.
    .title = Action rounds
lesson-new-uses = A card is used either for its event or for its Ops, the number in its corner. Ops buy one kind of operation: placing influence, which is sure; a coup, one roll of the die, quick and dangerous; or realignments, contests of dice that remove influence.
    .title = Event or Ops
lesson-new-their-events = This card carries an event of the opponent. If you use its Ops, that event occurs all the same; you only decide whether before or after your operations. After is usual: you see to the board first. Before is better when you would rather mend what the event breaks. The space race avoids the event altogether.
    .title = The opponent’s events
lesson-new-influence = Influence is how you hold countries. You control a country when your influence is at least its stability (the small number on its plate) and ahead of the opponent’s by as much. Where the opponent is in control, a point costs 2 Ops instead of 1.
    .title = Influence and control
lesson-new-sea-lanes = The space at sea is no country: it is always within reach, and nobody can attempt a coup there. Whoever is ahead gets 1 VP more from every region scored; four points ahead, and what you score is doubled.
    .title = The strategic sea lanes
lesson-new-coup = In a coup you roll a die and add your Ops. What exceeds twice the stability of the country first removes the opponent’s influence, then adds yours. So weak countries topple easily. A coup also counts as military operations.
    .title = Coups
lesson-new-flashpoint = Ethiopia and Somalia are flashpoints. Before a coup there is rolled, the top card of the draw pile is shown: with 3 or 4 Ops nothing happens, with less DEFCON falls, and a scoring card is scored at once.
    .title = Flashpoints
lesson-new-realignment = In a realignment both sides roll a die; each adds 1 for every neighbour it controls and 1 for having more influence there. The lower total loses the difference. It suits countries that you surround, and where you have nothing to lose.
    .title = Realignments
lesson-new-scoring = A scoring card pays both sides for a region: for presence, for domination (more countries and more battlegrounds than the opponent), or for control, and 1 VP for each battleground. It has to be played in the turn in which you draw it, so you choose the moment: first build, then score.
    .title = Scoring cards
lesson-new-defcon = DEFCON tells how near nuclear war is. Coups in battlegrounds lower it by one. At 3 and 2 the Middle East, Egypt included, is closed to coups and realignments. At 1 the game is over, and the side whose round it is has lost.
    .title = DEFCON
lesson-new-military = Every turn each side owes as many military operations as DEFCON stands at when the turn ends. Coups bring them. Whoever falls short loses a point for each one missing, less what the opponent misses.
    .title = Military operations
lesson-new-space = Once a turn you may send a card into the space race: roll no more than the box asks, and you advance. Its event does not occur, whoever’s it is. That is how to be rid of a card that would help the opponent.
    .title = The space race
lesson-new-autonomy = Romanian Autonomy lies beside the hands: a card of 2 Ops for operations or space, 3 if you are behind when the round begins. Whoever uses it hands it to the opponent, face down until the next turn. Held at the end, it is worth 1 VP.
    .title = Romanian Autonomy
lesson-new-events = An event is under way, and its text leaves something to you. Events ignore many limits of operations: they cost no Ops and need no neighbours. The card shows exactly what it does.
    .title = Events that ask

## What to weigh: duties, tension, score.

lesson-scoring-held = { CARD($card) } is in your hand and has to be played this turn ({ $rounds ->
    [0] no round is left
    [one] this is the last round
   *[other] { $rounds } rounds are left
 }). Now it would pay { SIGN($pays) ->
    [plus] you { $pays } VP
    [minus] the opponent { ABS($pays) } VP
   *[zero] neither side
 }.
lesson-scoring-better = { COUNTRY($country) } ({ $n } more influence) would make scoring { SET($region, form: "the") } pay { SIGN($pays) ->
    [plus] you { $pays } VP
    [minus] the opponent only { ABS($pays) } VP
   *[zero] neither side
 }: you would have { STANDING($standing) }.
lesson-scoring-now = Played now, { CARD($card) } pays { SIGN($pays) ->
    [plus] you { $pays } VP
    [minus] the opponent { ABS($pays) } VP
   *[zero] neither side
 }.
lesson-military-due = You need { $n } more military { $n ->
    [one] operation
   *[other] operations
 } before the turn ends, or lose { $n } VP{ $theirs ->
    [0] { "" }
   *[other] { " " }less the { $theirs } that the opponent still lacks
 }. A coup brings as many as its Ops.
lesson-military-coup = A coup with this card would bring { $ops } of the { $n } military operations that you still need.
lesson-africa-won = You control both flashpoints and more of Africa than the opponent: Africa Scoring would win you the game at once.
lesson-africa-lost = The opponent controls both flashpoints and more of Africa than you: Africa Scoring would lose you the game at once. Take Ethiopia or Somalia from it first.
lesson-defcon-closed = DEFCON is 3: no coups or realignments in the Middle East, Egypt included.
lesson-defcon-brink = DEFCON is 2: one step lower, and the side whose round it is loses. A coup in a battleground would do that for certain, a coup at a flashpoint perhaps, and so may events.
lesson-near-winning = You are { $n } VP from winning at once.
lesson-near-losing = The opponent is { $n } VP from winning at once.
lesson-final-now = If the game ended now: score { SIGNED($vp) }, Africa { SIGNED($africa) }, Middle East { SIGNED($middle_east) }, sea lanes { SIGNED($sea) }, Romanian Autonomy { SIGNED($autonomy) }. { SIGN($total) ->
    [plus] You would win by { $total }.
    [minus] You would lose by { ABS($total) }.
   *[zero] A draw.
 }
lesson-autonomy-ready = { CARD($card) } is yours to use: { $ops } Ops without an event. It then goes to the opponent.
lesson-autonomy-passes = { CARD($card) } has no event. After use it goes to the opponent, who cannot play it before the next turn.
lesson-region-stands = { SET($region) }: you have { STANDING($mine) }, the opponent { STANDING($theirs) }. Scoring would pay { SIGN($pays) ->
    [plus] you { $pays } VP
    [minus] the opponent { ABS($pays) } VP
   *[zero] neither side
 }.

## What to weigh: cards.

lesson-headline-own = Events that would work for you: { $cards }.
lesson-headline-theirs = These would work for the opponent, so do not open with them: { $cards }.
lesson-hand-theirs = Cards with the opponent’s events: { $cards }. Their Ops come at the price of the event, unless the card goes to the space race. Play them when the event can do little.
lesson-own-event = As an event, { CARD($card) } does what its text says and gives no Ops{ $starred ->
    [1] , and then it is out of the game
   *[0] { "" }
 }. For Ops, its event does not occur.
lesson-own-event-idle = The event of { CARD($card) } cannot occur now: what it needs is not there. The Ops can be used.
lesson-their-event = { CARD($card) } carries an event of the opponent: use the Ops, and it occurs, before or after them.
lesson-their-event-idle = { CARD($card) } carries an event of the opponent, but it cannot occur now: a good moment to use the Ops.
# $ways: the die has to show that or less; $avoids is 1 where the opponent’s event would otherwise occur.
lesson-space-chance = Space race: { BOX($box) } on a roll of 1 to { $ways }{ $vp ->
    [0] { "" }
   *[other] , worth { $vp } VP
 }.{ $avoids ->
    [1] { " " }The opponent’s event does not occur then.
   *[0] { "" }
 }

## What to weigh: operations.

# $changes is 0 where that leaves the scoring of the region as it is.
lesson-place-control = { COUNTRY($country) }: { $ops } { $ops ->
    [one] Op gives
   *[other] Ops give
 } you control{ STANDING($standing, form: "key") ->
    [absent] { "" }
   *[other] , and with it { STANDING($standing) } { SET($region, form: "among") }
 }.{ $changes ->
    [0] { "" }
   *[1] { " " }Scoring { SET($region, form: "the") } would pay { SIGN($pays) ->
        [plus] you { $pays } VP
        [minus] the opponent { ABS($pays) } VP
       *[zero] neither side
     }{ SIGN($before) ->
        [plus] { " " }(now: you { $before })
        [minus] { " " }(now: the opponent { ABS($before) })
       *[zero] { " " }(now: nothing)
     }.
 }
lesson-place-breaks = { COUNTRY($country) }: { $ops } Ops end the opponent’s control.{ $changes ->
    [0] { "" }
   *[1] { " " }Scoring { SET($region, form: "the") } would pay { SIGN($pays) ->
        [plus] you { $pays } VP
        [minus] the opponent { ABS($pays) } VP
       *[zero] neither side
     }{ SIGN($before) ->
        [plus] { " " }(now: you { $before })
        [minus] { " " }(now: the opponent { ABS($before) })
       *[zero] { " " }(now: nothing)
     }.
 }
lesson-place-dear = The opponent is in control here, and a point costs 2 Ops: { $countries }.
lesson-sea-lanes = Sea lanes: you { $mine }, the opponent { $theirs }. { $n ->
    [0] You control them: what you score is doubled.
   *[other] The lead adds 1 VP to what a side scores; { $n } more would give you control, which doubles it.
 }
lesson-event-takes = You would gain control here: { $countries }.
lesson-event-opens = The opponent would lose control here: { $countries }.
lesson-event-loses = You would lose control here: { $countries }.
lesson-event-nearest = No country would change hands at once. After this, { COUNTRY($country, form: "the") } would be { $n } short of your control.
# $ways of 6; $most: how much influence a 6 would shift.
lesson-coup-odds = A coup in { COUNTRY($country, form: "the") } (stability { $stability }) { $ways ->
    [0] cannot succeed with these Ops
    [6] always succeeds; a 6 would shift { $most } influence
   *[other] succeeds in { $ways } of 6 cases; a 6 would shift { $most } influence
 }.
lesson-coup-lowers = A coup in a battleground ({ $countries }) lowers DEFCON to { $defcon }{ $defcon ->
    [1] , and you would lose the game
   *[other] { "" }
 }.
lesson-coup-flashpoint = Flashpoint ({ $countries }): of the { $unseen } cards that you have not seen, { $low } would lower DEFCON to { $defcon }{ $defcon ->
    [1] , and lose you the game
   *[other] { "" }
 }.
lesson-realign-odds = { COUNTRY($country) }: you add { $mine }, the opponent { $theirs }. In { $wins } of 36 cases the opponent loses influence{ $loses ->
    [0] ; you have nothing to lose there
   *[other] , in { $loses } you do
 }.

## What came of it, and why.

# $order: mine, theirs, or same: then the US comes first.
lesson-headlines-shown = Headlines: yours is { CARD($mine) }, the opponent’s { CARD($theirs) }. { $order ->
    [mine] Yours comes first: it has more Ops.
    [theirs] The opponent’s comes first: it has more Ops.
   *[same] With equal Ops the US comes first.
 }
lesson-they-play-yours = The opponent used { CARD($card) }, which carries your event: it works for you.
lesson-they-spaced-yours = The opponent sent { CARD($card) } into space, so that your event did not occur.
lesson-your-card-their-event = Your card, their event: { CARD($card) } worked for the opponent.
lesson-event-failed = The event of { CARD($card) } could not occur: what it needs was not there.
lesson-flashpoint-quiet = At the flashpoint { CARD($card) } was shown: { $ops } Ops, so DEFCON stays. The card goes under the draw pile.
lesson-flashpoint-alarm = At the flashpoint { CARD($card) } was shown: { $ops } { $ops ->
    [one] Op
   *[other] Ops
 }, so DEFCON falls by one.
lesson-flashpoint-scores = At the flashpoint { CARD($card) } was shown: DEFCON falls by one, and the region is scored at once.
lesson-coup-won = { $who ->
    [mine] Your coup
   *[theirs] The opponent’s coup
 } in { COUNTRY($country, form: "the") } succeeded: { $sum } against { $against } leaves { $n }, first to remove influence, then to add.
lesson-coup-failed = { $who ->
    [mine] Your coup
   *[theirs] The opponent’s coup
 } in { COUNTRY($country, form: "the") } failed: { $sum } does not exceed { $against }. It still counts as military operations.
lesson-realigned = Realignment in { COUNTRY($country, form: "the") }: you { $mine }, the opponent { $theirs }. The lower total loses the difference, as far as there is influence.
lesson-defcon-fell = DEFCON fell to { $defcon }{ $defcon ->
    [2] : the brink. One more step loses the game for the side whose round it is
    [3] : the Middle East is closed to coups and realignments
   *[other] { "" }
 }.
lesson-scored = { SET($region, form: "the") } was scored: you had { STANDING($standing) } ({ $points } VP), the opponent { STANDING($their_standing) } ({ $their_points } VP). The difference moves the marker.
lesson-sea-doubled = The sea lanes doubled what { $who ->
    [mine] you scored
   *[theirs] the opponent scored
 }: { $points } VP.
lesson-sea-added = The lead in the sea lanes brought { $who ->
    [mine] you
   *[theirs] the opponent
 } 1 VP more: { $points } VP.
lesson-was-short = At the end of the turn { $who ->
    [mine] you were { $n } short
   *[theirs] the opponent was { $n } short
 } of the { $needed } military operations that DEFCON demands. Each costs a point; where both are short, the difference counts.
lesson-space-made = { $who ->
    [mine] You advance
   *[theirs] The opponent advances
 } in the space race: { $die } was rolled, and up to { $needed } was good enough.
lesson-space-missed = { $who ->
    [mine] Your
   *[theirs] The opponent’s
 } attempt in the space race failed: { $die } was rolled, and no more than { $needed } was allowed. The card is gone, and its event did not occur.
lesson-autonomy-passed = { CARD($card) } has passed to { $who ->
    [mine] you. It can be used from the next turn on
   *[theirs] the opponent
 }.
lesson-turn-began = Turn { $turn }: the Late War cards have joined the draw pile, hands are filled up, and DEFCON has risen by one.
lesson-autonomy-raised = You are behind, so Romanian Autonomy would be worth 3 Ops this round.
lesson-control-won = Now under your control: { $countries }.
lesson-control-theirs = Now under the opponent’s control: { $countries }.
lesson-control-lost = No longer under your control: { $countries }.
lesson-stands-mine = { SET($region) }: you now have { STANDING($standing) }.
lesson-stands-theirs = { SET($region) }: the opponent now has { STANDING($standing) }.

## The end: what decided the game.

# $part: headline, round or end.
lesson-when = { $part ->
    [headline] Turn { $turn }, headlines
    [round] Turn { $turn }, round { $round }
   *[end] End of turn { $turn }
 }
lesson-turned-scoring = Scoring { SET($region, form: "the") } brought { $who ->
    [mine] you
   *[theirs] the opponent
 } { $n } VP: { STANDING($standing) }{ $held ->
    [0] { "" }
   *[other] , with { $countries }
 }.
lesson-turned-military = Missing military operations brought { $who ->
    [mine] you { $n } VP: the opponent had too few
   *[theirs] the opponent { $n } VP: you had too few
 }.
lesson-turned-space = The space race brought { $who ->
    [mine] you
   *[theirs] the opponent
 } { $n } VP.
lesson-turned-final = Final scoring brought { $who ->
    [mine] you
   *[theirs] the opponent
 } { $n } VP.
lesson-turned-event = { CARD($card) } brought { $who ->
    [mine] you
   *[theirs] the opponent
 } { $n } VP.
lesson-turned-points = { $who ->
    [mine] You
   *[theirs] The opponent
 } gained { $n } VP.
lesson-turned-brink = { $who ->
    [mine] In your round
   *[theirs] In the opponent’s round
 } DEFCON came down to 2: from then on a single step could end the game.
lesson-turned-nuclear = { $who ->
    [mine] In your round DEFCON fell to 1: nuclear war, and the game was lost
   *[theirs] In the opponent’s round DEFCON fell to 1: nuclear war, and the game was yours
 }.
lesson-turned-africa = { $who ->
    [mine] You
   *[theirs] The opponent
 } held both flashpoints and more of Africa when it was scored: that wins at once.
lesson-whole-scoring = Scoring cards: { $mine } VP for you, { $theirs } for the opponent.
lesson-whole-military = Military operations missing at the end of turns: you { $mine }, the opponent { $theirs }.
lesson-whole-sea = The sea lanes brought you { $mine } VP and the opponent { $theirs }.
lesson-whole-map = At the end { $n ->
    [0] you controlled no country
   *[other] you controlled { $mine }
 }; { $theirs_n ->
    [0] the opponent controlled none
   *[other] the opponent controlled { $theirs }
 }.
lesson-try-defcon = Before every coup, and every event that may lower DEFCON, look at its level: at 2 nothing may go wrong in your round.
lesson-try-military = Attempt a coup early in the turn, while DEFCON allows it nearly everywhere: it pays for the military operations and often opens a country.
lesson-try-sea = Put a point or two into the sea lanes before a region is scored: the lead alone is worth a point each time.
lesson-try-space = Send one card a turn into the space race: best the one whose event would help the opponent most.
lesson-try-timing = Keep a scoring card until the region is yours, but not longer; and build where the opponent may hold one.
lesson-try-other-side = Now play the other side: it looks quite different from there.
