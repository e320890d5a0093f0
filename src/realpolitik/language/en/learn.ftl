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
lesson-choose-headline = Open the turn with a card: only its event counts, the text.
lesson-choose-card = Choose the card for this round; how it is used comes next.
lesson-how-to-play = Choose what the card is used for.
lesson-which-operation = All Ops go to one kind of operation.
lesson-place-where = Place influence where you had some when the round began, next door, or at sea.
lesson-coup-where = Choose the country for your coup: a die and your Ops against twice its stability.
lesson-realign-where = Choose where to contest the opponent’s influence, for 1 Op an attempt.
lesson-add-where = { SIGN($change) ->
    [minus] An event takes influence away, { $whose ->
        [mine] yours
       *[theirs] the opponent’s
     }, and you choose where.
   *[other] An event adds influence, { $whose ->
        [mine] yours
       *[theirs] the opponent’s
     }, and you choose where.
 }
lesson-lose-where = An event takes influence away, { $whose ->
    [mine] yours
   *[theirs] the opponent’s
 }, in a country of your choice.
lesson-probe-where = The first box of the space race, which you alone have reached: you remove 1 influence of the opponent.
lesson-name-die = An event lets you name the roll instead of rolling. Choose the number that serves you best.
lesson-discard-held = You may throw away a card that you have kept, so that it troubles you no more.
lesson-bid = Which side do you want, and how much extra influence would you give the opponent for it?
lesson-extra-where = Place your extra influence: only where you have some already.
lesson-pick-card = Choose cards of Twilight Struggle to add to the game.
# $whose: mine, theirs or both.
lesson-event-asks = { CARD($card) } asks you to choose. { $whose ->
    [mine] The event is yours: make the most of it.
    [theirs] The event is the opponent’s: look for what hurts least.
   *[both] This event serves whoever plays the card.
 }
lesson-any-choice = Choose one of what is on offer.

## What is met for the first time.

lesson-new-game = You and the opponent contend for the countries around the Red Sea. 10 victory points (VP) win at once; otherwise whoever leads after two turns.
    .title = What it is all about
lesson-new-rounds = Each side plays seven cards in turn, the USSR first. Blue cards carry events of the US, red ones those of the USSR, purple ones serve whoever plays them. One card stays in your hand.
    .title = Action rounds
lesson-new-uses = A card serves for its event or for its Ops. Ops buy one of these: placing influence, which is sure; a coup, one risky roll; realignments, which can only remove influence.
    .title = Event or Ops
lesson-new-their-events = This card carries an event of the opponent. Use its Ops, and the event occurs too, before them or after, as you choose. Only the space race avoids it.
    .title = The opponent’s events
lesson-new-influence = You control a country when your influence is ahead of the opponent’s by at least its stability, the small number on its plate. Where the opponent is in control, a point costs 2 Ops instead of 1.
    .title = Influence and control
lesson-new-regions = Scoring pays for presence (a country of yours in the region), domination (more countries and more battlegrounds, but not those alone) or control (more countries, all battlegrounds); each battleground adds 1 VP: { $named }.
    .title = Regions and battlegrounds
lesson-new-africa = Africa can end the game. Whoever controls both flashpoints, { $named }, and more of Africa than the other when it is scored, wins at once. Watch this for both sides.
    .title = The sudden win
lesson-new-sea-lanes = The sea lanes are no country: always within reach, and without coups. The lead there adds 1 VP to every scoring; control, four ahead, doubles what you score.
    .title = The strategic sea lanes
lesson-new-coup = You roll a die and add your Ops: what exceeds twice the country’s stability removes the opponent’s influence, then adds yours. Weak countries topple easily.
    .title = Coups
lesson-new-flashpoint = { $named } are flashpoints. Before a coup there the top card of the draw pile is shown: with less than 3 Ops, DEFCON falls by one; a scoring card is scored as well.
    .title = Flashpoints
lesson-new-realignment = Both roll, and add 1 for every neighbour they control and 1 for more influence there. The lower total loses the difference. Good where you surround a country.
    .title = Realignments
lesson-new-scoring = A scoring card pays both sides for a region; the difference moves the marker. It has to be played in the turn in which you draw it: build first, then score.
    .title = Scoring cards
lesson-new-defcon = DEFCON tells how near nuclear war is; a coup in a battleground lowers it by one. At 3 and 2 the Middle East, Egypt included, is closed to coups and realignments. At 1 the side whose round it is has lost.
    .title = DEFCON
lesson-new-military = At the end of the turn each side needs as many military operations as DEFCON shows. Coups bring them, as many as their Ops. Whoever lacks more pays a VP for each one of the difference.
    .title = Military operations
lesson-new-space = Once a turn a card may go to the space race: roll no more than the box asks, and you advance. The card’s event does not occur, whoever’s it is.
    .title = The space race
lesson-new-autonomy = Romanian Autonomy lies beside the hands: 2 Ops, 3 if you are behind. Whoever uses it hands it to the opponent, for the next turn. Held at the end, it is worth 1 VP.
    .title = Romanian Autonomy
lesson-new-events = Events ignore many limits of operations: they cost no Ops and often need no neighbours. The card says exactly what it does.
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
lesson-scoring-better = { COUNTRY($country) }, for { $ops } { $ops ->
    [one] Op
   *[other] Ops
 }, would make scoring { SET($region, form: "the") } pay { SIGN($pays) ->
    [plus] you { $pays } VP
    [minus] the opponent only { ABS($pays) } VP
   *[zero] neither side
 }: you would have { STANDING($standing) }.
# $outcome: win, loss or points.
lesson-scoring-now = Played now, { CARD($card) } { $outcome ->
    [win] wins you the game at once
    [loss] loses you the game at once
   *[points] pays { SIGN($pays) ->
        [plus] you { $pays } VP
        [minus] the opponent { ABS($pays) } VP
       *[zero] neither side
     }
 }.
# $by: africa or points.
lesson-scoring-wins = If { SET($region, form: "the") } is scored now, you win at once: { $by ->
    [africa] you control both flashpoints and more of Africa
   *[points] that takes you to 10 VP
 }.
lesson-scoring-loses = If { SET($region, form: "the") } is scored now, you lose at once: { $by ->
    [africa] the opponent controls Ethiopia, Somalia and more of Africa. Take one of the two
   *[points] that takes the opponent to 10 VP
 }.
lesson-africa-near-theirs = With { $countries } the opponent would win the game as soon as Africa is scored, and one card may be enough.
lesson-africa-near-mine = With { $countries } you would win the game as soon as Africa is scored.
lesson-military-due = Military operations: you lack { $n }, the opponent { $theirs }. As it stands, { SIGN($net) ->
    [plus] the opponent loses { $net } VP
    [minus] you lose { ABS($net) } VP
   *[zero] nobody loses VP
 } when the turn ends.
lesson-military-coup = A coup with this card would bring { $gain } of the { $n } military { $n ->
    [one] operation
   *[other] operations
 } that you still need.
lesson-defcon-closed = DEFCON is 3: no coups or realignments in the Middle East, Egypt included.
lesson-defcon-brink = DEFCON is 2: one step lower, and the side whose round it is loses the game.
lesson-lowering-ends = Lowering DEFCON now means nuclear war: { $who ->
    [mine] you lose the game, as it is your round
   *[theirs] the opponent loses the game, as it is its round
 }.
lesson-cards-lose = The event of { $cards } would lose you the game now. Do not let it occur.
lesson-cards-risk = Dangerous now: the event of { $cards } lets the opponent lower DEFCON to 1 in your round, and you lose.
lesson-near-winning = You are { $n } VP from winning at once.
lesson-near-losing = The opponent is { $n } VP from winning at once.
lesson-final-now = If the game ended now: score { SIGNED($vp) }, military { SIGNED($military) }, Africa { SIGNED($africa) }, Middle East { SIGNED($middle_east) }, sea lanes { SIGNED($sea) }, Romanian Autonomy { SIGNED($autonomy) }. { SIGN($total) ->
    [plus] You would win by { $total }.
    [minus] You would lose by { ABS($total) }.
   *[zero] A draw.
 }
lesson-autonomy-ready = { CARD($card) } is yours to use: { $ops } Ops without an event. It then goes to the opponent.
lesson-autonomy-passes = { CARD($card) } has no event. It goes to the opponent, for the next turn.
lesson-region-stands = { SET($region) }: you have { STANDING($mine) }, the opponent { STANDING($theirs) }. Scoring would pay { SIGN($pays) ->
    [plus] you { $pays } VP
    [minus] the opponent { ABS($pays) } VP
   *[zero] neither side
 }.

## What to weigh: cards.

lesson-headline-own = Events that would work for you: { $cards }.
lesson-headline-theirs = These would work for the opponent, so do not open with them: { $cards }.
lesson-hand-theirs = With the opponent’s events: { $cards }. Use their Ops when the event can do little.
lesson-own-event = { CARD($card) } would work as an event now, instead of its Ops{ $starred ->
    [1] ; it then leaves the game
   *[0] { "" }
 }.
lesson-own-event-idle = The event of { CARD($card) } would do nothing now. The Ops can be used.
lesson-their-event = { CARD($card) } carries an event of the opponent: use the Ops, and it occurs.
lesson-their-event-idle = { CARD($card) } carries an event of the opponent that would do nothing now: a good moment to use the Ops.
# $theirs is 1 where the event is the opponent’s.
lesson-event-loses-game = The event of { CARD($card) } would lose you the game now. { $theirs ->
    [1] It occurs whatever you use the Ops for; only the space race avoids it.
   *[0] Use the card for its Ops.
 }
lesson-event-risks-game = The event of { CARD($card) } lets the opponent lower DEFCON to 1 in your round: you lose. Only the space race avoids it.
# $ways: the die has to show that or less; $avoids is 1 where the opponent’s event would otherwise occur.
lesson-space-chance = Space race: { BOX($box) } on a roll of 1 to { $ways }{ $vp ->
    [0] { "" }
   *[other] , worth { $vp } VP
 }.{ $avoids ->
    [1] { " " }The opponent’s event does not occur then.
   *[0] { "" }
 }

## What to weigh: operations.

# $brings: win or rescue, where it decides who would win by Africa; points where it changes the scoring; none.
lesson-place-control = { COUNTRY($country) }: { $ops } { $ops ->
    [one] Op gives
   *[other] Ops give
 } you control{ STANDING($standing, form: "key") ->
    [absent] { "" }
   *[other] , and with it { STANDING($standing) } { SET($region, form: "among") }
 }.{ $brings ->
    [win] { " " }Scoring Africa would then win you the game.
    [rescue] { " " }Scoring Africa would no longer lose you the game.
    [points] { " " }Scoring { SET($region, form: "the") } would pay { SIGN($pays) ->
        [plus] you { $pays } VP
        [minus] the opponent { ABS($pays) } VP
       *[zero] neither side
     }{ SIGN($before) ->
        [plus] { " " }(now: you { $before })
        [minus] { " " }(now: the opponent { ABS($before) })
       *[zero] { " " }(now: nothing)
     }.
   *[none] { "" }
 }
lesson-place-breaks = { COUNTRY($country) }: { $ops } Ops end the opponent’s control.{ $brings ->
    [win] { " " }Scoring Africa would then win you the game.
    [rescue] { " " }Scoring Africa would no longer lose you the game.
    [points] { " " }Scoring { SET($region, form: "the") } would pay { SIGN($pays) ->
        [plus] you { $pays } VP
        [minus] the opponent { ABS($pays) } VP
       *[zero] neither side
     }{ SIGN($before) ->
        [plus] { " " }(now: you { $before })
        [minus] { " " }(now: the opponent { ABS($before) })
       *[zero] { " " }(now: nothing)
     }.
   *[none] { "" }
 }
lesson-place-dear = The opponent is in control here, and a point costs 2 Ops: { $countries }.
# $holder: mine, theirs or nobody.
lesson-sea-lanes = Sea lanes: you { $mine }, the opponent { $theirs }. { $holder ->
    [mine] You control them: what you score is doubled.
    [theirs] The opponent controls them: what it scores is doubled.
   *[nobody] { $n } more would give you control.
 }
lesson-event-takes = You would gain control here: { $countries }.
lesson-event-opens = The opponent would lose control here: { $countries }.
lesson-event-nearest = No country would change hands at once. After this, { COUNTRY($country, form: "the") } would be { $n } short of your control.
# $ways of 6; $most: how much influence a 6 would shift.
lesson-coup-odds = A coup in { COUNTRY($country, form: "the") } (stability { $stability }) { $ways ->
    [0] cannot succeed with these Ops
    [6] always succeeds; a 6 would shift { $most } influence
   *[other] succeeds in { $ways } of 6 cases; a 6 would shift { $most } influence
 }.
lesson-coup-lowers = A coup here ({ $countries }) lowers DEFCON to { $defcon }.
# $card: whose event follows the coup and lowers DEFCON too, or 0.
lesson-coup-ends = A coup here ({ $countries }) lowers DEFCON{ $card ->
    [0] { " " }to 1
   *[other] , and the event of { CARD($card) } then lowers it to 1
 }: { $who ->
    [mine] you would lose the game
   *[theirs] the opponent would lose the game, as it is its round
 }.
lesson-coup-flashpoint = Flashpoint ({ $countries }): of { $unseen } cards that may be shown, { $low } would lower DEFCON to { $defcon }.
lesson-coup-flashpoint-ends = Flashpoint ({ $countries }): of { $unseen } cards that may be shown, { $low } would bring nuclear war, and { $who ->
    [mine] you would lose the game
   *[theirs] the opponent would lose the game
 }.
lesson-realign-odds = { COUNTRY($country) }: you add { $mine }, the opponent { $theirs }. In { $wins } of 36 cases the opponent loses influence{ $loses ->
    [0] ; you have nothing to lose there
   *[other] , in { $loses } you do
 }.

## What came of it, and why.

# $order: mine, theirs, or same: then the US comes first.
lesson-headlines-shown = Headlines: yours is { CARD($mine) }, the opponent’s { CARD($theirs) }. { $order ->
    [mine] Yours comes first: it has more Ops, the number in the corner.
    [theirs] The opponent’s comes first: it has more Ops, the number in the corner.
   *[same] With equal Ops, the number in the corner, the US comes first.
 }
lesson-they-play-yours = The opponent used { CARD($card) }, which carries your event: it works for you.
lesson-they-spaced-yours = The opponent sent { CARD($card) } into space, so that your event did not occur.
lesson-your-card-their-event = Your card, their event: { CARD($card) } worked for the opponent.
lesson-event-failed = The event of { CARD($card) } could not occur: { CONDITION($condition, form: "only") }.
lesson-flashpoint-quiet = At the flashpoint { CARD($card) } was shown: { $ops } Ops, so DEFCON stays.
lesson-flashpoint-alarm = At the flashpoint { CARD($card) } was shown: { $ops } { $ops ->
    [one] Op
   *[other] Ops
 }, so DEFCON falls by one.
lesson-flashpoint-scores = At the flashpoint { CARD($card) } was shown: DEFCON falls by one, and the region is scored at once.
lesson-coup-won = { $who ->
    [mine] Your coup
   *[theirs] The opponent’s coup
 } in { COUNTRY($country, form: "the") } succeeded: { $sum } against { $against }, a shift of { $n }.
lesson-coup-failed = { $who ->
    [mine] Your coup
   *[theirs] The opponent’s coup
 } in { COUNTRY($country, form: "the") } failed: { $sum } does not exceed { $against }.
lesson-realigned = Realignment in { COUNTRY($country, form: "the") }: you { $mine }, the opponent { $theirs }. The lower total loses the difference.
lesson-defcon-fell = DEFCON fell to { $defcon }.
lesson-defcon-rose = DEFCON rose to { $defcon }.
lesson-scored = { SET($region, form: "the") } was scored: you had { STANDING($standing) } ({ $points } VP), the opponent { STANDING($their_standing) } ({ $their_points } VP).
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
 } of the { $needed } military operations that DEFCON demands.
lesson-space-made = { $who ->
    [mine] You advance
   *[theirs] The opponent advances
 } in the space race: { $die } was rolled, and up to { $needed } was good enough.
lesson-space-missed = { $who ->
    [mine] Your
   *[theirs] The opponent’s
 } attempt in the space race failed: { $die } was rolled, and no more than { $needed } was allowed.
# $up is 1 where the card can be used at once.
lesson-autonomy-passed = { CARD($card) } has passed to { $who ->
    [mine] you. It can be used { $up ->
        [1] at once
       *[0] from the next turn on
     }
   *[theirs] the opponent
 }.
# $joined is 1 where cards have come into the draw pile.
lesson-turn-began = Turn { $turn }: { $joined ->
    [1] the Late War cards have joined the draw pile, and hands
   *[0] hands
 } are filled up.
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
    [theirs] In the opponent’s round
   *[nobody] During the headlines
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
lesson-try-africa = Keep one flashpoint out of the opponent’s hands, Ethiopia or Somalia, as long as Africa may still be scored.
lesson-try-military = Attempt a coup early in the turn, while DEFCON allows it nearly everywhere: it pays for the military operations and often opens a country.
lesson-try-sea = Put a point or two into the sea lanes before a region is scored: the lead alone is worth a point each time.
lesson-try-space = Send one card a turn into the space race: best the one whose event would help the opponent most.
lesson-try-timing = Keep a scoring card until the region is yours, but not longer; and build where the opponent may hold one.
lesson-try-other-side = Now play the other side: it looks quite different from there.
