### What the games of the cold war share: sides, operations, events, scoring.
###
### Sentences may begin with a small letter: the program writes the capital. The clauses of card texts (verb-…) also go
### without their full stop.
###
### Functions turn the ints of the game into words; `form` picks an attribute of the message, and `form: "key"` gives its id
### without the first word (side-us: us), to select by:
###   SIDE, ENEMY (the other side), COUNTRY, SET (countries), CARD, CARDS, LABEL, CONDITION, EFFECT, AMOUNT, PURPOSE,
###   STANDING, BOX, SCORE, SEAT, PERIOD, PLACE (of a card), LASTING (an effect that begins or ends), GUARDED and STARVING
###   (the country or countries that an effect is on); SIGN gives plus, minus or zero, ABS, FIGURE and SIGNED a number, COUNT
###   how many cards there are, PENALTY what a card does to a side that does not discard for it, TURNED what an event needs with
###   the sides exchanged.
###
### Forms in English (another language names the forms it needs, cases as well as traits to select by, such as gender or
### number; all countries have the same forms, and so have all sides and all cards):
###   sides      value: a heading, "US" · the: in a sentence, "the US" · gen: before a noun, "US influence"
###   countries  value: a heading, "United Kingdom" · the: in a sentence, "the United Kingdom"
###   sets       as countries · among: "4 countries in Europe", "2 countries among Iran, Iraq and Egypt"
###   labels     value: a button · case: names a choice in a card's text, "the opponent takes part"
###   conditions value: after "if" · only: what an event needs, "only after …" · turned: the same with the sides
###              exchanged, where it names one
###   effects    value: a heading · text: what it does, a clause

## Sides. Those that end in -it stand where the same side acts again and a pronoun will do.

side-us = US
    .the = the US
    .gen = US
side-ussr = USSR
    .the = the USSR
    .gen = USSR
side-player = player
    .the = the player
    .gen = the player's
side-opponent = opponent
    .the = the opponent
    .gen = the opponent's
side-winner = winner
    .the = the winner
    .gen = the winner's
side-phasing = phasing player
    .the = the phasing player
    .gen = the phasing player's
side-nobody = nobody
    .the = neither side
    .gen = nobody's
side-us-it = it
    .the = it
    .gen = its
side-ussr-it = it
    .the = it
    .gen = its
side-player-it = player
    .the = the player
    .gen = the player's
side-opponent-it = opponent
    .the = the opponent
    .gen = the opponent's
side-winner-it = winner
    .the = the winner
    .gen = the winner's
side-phasing-it = phasing player
    .the = the phasing player
    .gen = the phasing player's

seat = player { $n }

## Where the marker of victory points stands.

score-us = US { $n }
score-ussr = USSR { $n }
score-even = even

## A side's standing in a region.

standing-absent = no presence
standing-presence = presence
standing-domination = domination
standing-control = control

## What a die is rolled for.

purpose-coup = a coup
purpose-realignment = a realignment
purpose-war = a war
purpose-space-race = the space race
purpose-contest = the event
purpose-trap = its way out of the trap
purpose-event = the event

## The space race.

box-0 = Start

## Labels: options that are neither a country nor a card.

label-stop = Enough
label-decline = Decline
label-pass = Pass
label-place-influence = Place influence
label-coup = Coup
label-realignment = Realignment
label-space-race = Space race
label-event = Event
label-event-first = Event first, then operations
label-roll = Roll
label-no-roll = Do not roll
label-switch = Switch between placing and realignment
label-yes = Yes
label-no = No
label-paid = Discarded
label-unpaid = Not discarded
label-name-one = Name 1
label-name-six = Name 6
label-raise-defcon = Raise DEFCON
label-lower-defcon = Lower DEFCON

# A bid for a side: so much extra influence for the opponent.
bid = { SIDE($side) }, { $n }

## Questions, to the seat that is to answer.

question-draw-card = which card does { SIDE($side, form: "the") } draw?
question-card-at-random = which card does chance take from the hand of { SIDE($side, form: "the") }?
# $country is -1 where the roll is not about a country.
question-die = the die of { SIDE($side, form: "the") } for { PURPOSE($purpose) }{ $country ->
    [-1] { "" }
   *[other] { " " }in { COUNTRY($country, form: "the") }
 }: what does it show?
question-name-die = the die of { SIDE($side, form: "the") } for { PURPOSE($purpose) }{ $country ->
    [-1] { "" }
   *[other] { " " }in { COUNTRY($country, form: "the") }
 }: do you name what it shows?
question-place-where = { $left ->
    [0] { CARD($card) }: place one more influence where its bonus holds, or stop.
   *[other] place influence with { CARD($card) }: { $left } { $left ->
        [one] Op
       *[other] Ops
     } left.
 }
# $change: below zero influence is removed.
question-add-where = { CARD($card) }: where is { SIDE($side, form: "gen") } influence { SIGN($change) ->
    [minus] removed
   *[other] added
 }? { $left } to go.
question-coup-where = where do you attempt a coup with { CARD($card) } ({ $ops } { $ops ->
    [one] Op
   *[other] Ops
 })?
question-realign-where = { $left ->
    [0] { CARD($card) }: make one more realignment where its bonus holds, or stop.
   *[other] where do you make a realignment with { CARD($card) }? { $left } { $left ->
        [one] Op
       *[other] Ops
     } left.
 }
question-which-operation = which operation do you conduct with { CARD($card) } ({ $ops } { $ops ->
    [one] Op
   *[other] Ops
 })?
question-roll-or-not = { CARD($card) } goes to the space race: do you roll?
question-war-where = { CARD($card) }: which country is attacked?
# $n: how much influence is lost in each country, 999 for all.
question-lose-where = { CARD($card) }: in which country does { SIDE($side, form: "the") } lose { $n ->
    [999] all its influence
   *[other] { $n } influence
 }? { $left } to go.
question-equalise-where = { CARD($card) }: in which country do you raise your influence to that of the opponent?
question-event-choice = { CARD($card) }: which do you choose?
question-pay-card = { CARD($card) }: discard a card worth { $n } Ops or more, or { PENALTY($card) }.
question-choose-headline = choose your headline.
question-choose-card = action round { $round }: choose a card to play.
question-how-to-play = how do you play { CARD($card) } ({ $ops } { $ops ->
    [one] Op
   *[other] Ops
 })?
question-trapped-card = you are trapped: which card do you discard, or which scoring card do you play?
question-discard-held = do you discard a card that you hold?
question-bid = which side do you bid for, and how much extra influence do you offer the opponent?
question-who-gets-it = the bids are equal: who gets { SIDE($side, form: "the") }?
question-extra-where = where do you place extra influence? { $left } to go.

## Notes: what happened.

note-influence-changed = { COUNTRY($country) }: { SIDE($side, form: "the") } { SIGN($change) ->
    [minus] loses
   *[other] gains
 } { ABS($change) } influence (US { $us }, USSR { $ussr }).
# Several changes in a row. $countries: a list of influence-in-country.
note-influence-together = { SIDE($side, form: "the") } { SIGN($change) ->
    [minus] loses
   *[other] gains
 } { ABS($change) } influence: { $countries }.
influence-in-country = { COUNTRY($country) } { SIGNED($change) } (US { $us }, USSR { $ussr })
note-vp-gained = { SIDE($side, form: "the") } gains { $n } VP (score: { SCORE($vp) }).
note-defcon-changed = DEFCON { SIGN($change) ->
    [minus] drops
   *[other] rises
 } to { $defcon }.
note-military-gained = { SIDE($side, form: "the") } { SIGN($n) ->
    [minus] loses
   *[other] adds
 } { ABS($n) } military { ABS($n) ->
    [one] operation
   *[other] operations
 }: { $military } this turn.
note-won-on-points = { SIDE($side, form: "the") } wins on victory points.
note-won-by-europe = { SIDE($side, form: "the") } controls Europe and wins the game.
note-won-by-nuclear-war = nuclear war: { SIDE($side, form: "the") } wins, for { ENEMY($side, form: "the") } started it.
note-won-final-scoring = the game ends (score: { SCORE($vp) }): { SIDE($side, form: "the") } wins.
note-drawn = the game ends in a draw.
note-card-drawn = { SIDE($side, form: "the") } draws { CARD($card) }.
note-drawn-together = { SIDE($side, form: "the") } draws { CARDS($cards) }.
note-cards-drawn = { SIDE($side, form: "the") } draws { $n } { $n ->
    [one] card
   *[other] cards
 }.
note-reshuffled = the { $n } discards become the new draw pile.
note-event-occurs = { CARD($card) } occurs as an event of { SIDE($side, form: "the") }.
note-event-cannot-occur = { CARD($card) } cannot occur as an event: { CONDITION($condition, form: "only") }.
note-card-passed = { CARD($card) } goes to { SIDE($side, form: "the") }, face { $up ->
    [1] up
   *[other] down
 }.
note-card-discarded = { CARD($card) } is discarded.
note-card-removed = { CARD($card) } is removed from the game.
note-hand-shown = { SIDE($side, form: "the") } { COUNT($cards) ->
    [0] has no cards to show
   *[other] shows: { CARDS($cards) }
 }.
# $die + $ops + $modifier - 2 x $stability = $result
note-coup-rolled = { SIDE($side, form: "the") } attempts a coup in { COUNTRY($country, form: "the") } and rolls { $die }: { $die } + { $ops } { $ops ->
    [one] Op
   *[other] Ops
 }{ SIGN($modifier) ->
    [zero] { "" }
   *[other] { " " }({ SIGNED($modifier) })
 } − 2 × { $stability } = { FIGURE($result) }. The coup { SIGN($result) ->
    [plus] succeeds
   *[other] fails
 }.
note-realigned = { SIDE($side, form: "the") } makes a realignment in { COUNTRY($country, form: "the") }: US { $us_die } ({ SIGNED($us_modifier) }), USSR { $ussr_die } ({ SIGNED($ussr_modifier) }).
note-operation-chosen = { SIDE($side, form: "the") } { LABEL($label, form: "key") ->
    [coup] attempts a coup
    [realignment] makes realignments
   *[other] places influence
 } with { $ops } { $ops ->
    [one] Op
   *[other] Ops
 }.
note-space-rolled = { SIDE($side, form: "the") } sends { CARD($card) } to the space race and rolls { $die }; { $needed } or less is needed.
note-space-advanced = { SIDE($side, form: "the") } reaches { BOX($box) } on the space race track.
note-war-rolled = { SIDE($side, form: "the") } wages war in { COUNTRY($country, form: "the") }: { $die } rolled, { SIGNED($modifier) }; { $needed } is needed.
note-contest-rolled = { SIDE($side, form: "the") } rolls { $die } ({ SIGNED($bonus) }), { ENEMY($side, form: "the") } { $other_die } ({ SIGNED($other_bonus) }).
note-event-rolled = { SIDE($side, form: "the") } rolls { $die } ({ SIGNED($bonus) }) for { CARD($card) }; { $needed } is needed.
note-die-named = { SIDE($side, form: "the") } names the die: it shows { $die }.
note-event-chosen = { SIDE($side, form: "the") } chooses: { LABEL($label) }.
note-region-scored = { SET($region) } is scored. US: { STANDING($us_standing) }, { $us_points } VP. USSR: { STANDING($ussr_standing) }, { $ussr_points } VP.

## Reasons: why something is not on offer.

reason-out-of-reach = { COUNTRY($country, form: "the") } is out of reach: you had influence neither there nor next door as the round began.
reason-too-dear = the opponent controls { COUNTRY($country, form: "the") }: influence there costs 2 Ops, and you have { $left } left.
reason-placement-barred = an event keeps you from placing influence in { COUNTRY($country, form: "the") } with Ops.
reason-realigned-here = you have made a realignment in { COUNTRY($country, form: "the") } this round: no influence can be placed there.
reason-not-among = { COUNTRY($country, form: "the") } is not among the countries of { CARD($card) }.
reason-nothing-there = { SIDE($side, form: "the") } has no influence in { COUNTRY($country, form: "the") }.
reason-limit-reached = { COUNTRY($country, form: "the") } has had its { $most }: the event allows no more in one country.
reason-not-empty = there is influence in { COUNTRY($country, form: "the") } already.
reason-not-controlled = { COUNTRY($country, form: "the") } is not controlled by { SIDE($side, form: "the") }.
reason-controlled-by = { COUNTRY($country, form: "the") } is controlled by { SIDE($side, form: "the") }.
reason-nothing-to-realign = the opponent has no influence in { COUNTRY($country, form: "the") } to be reduced.
reason-no-enemy-influence = the opponent has no influence in { COUNTRY($country, form: "the") }.
reason-defcon-forbids = { COUNTRY($country, form: "the") } is closed to coups and realignments while DEFCON is at { $defcon }.
reason-not-in-event-area = the event does not reach { COUNTRY($country, form: "the") }.
reason-bonus-elsewhere = the last Op is a bonus that cannot be spent in { COUNTRY($country, form: "the") }.
reason-placed-here = you have placed influence in { COUNTRY($country, form: "the") } this round: no realignment can be made there.
reason-nowhere-to-place = there is nowhere to place influence with these Ops.
reason-no-coup-target = there is no country where you could attempt a coup.
reason-no-realignment-target = there is no country where you could make a realignment.
reason-operation-not-granted = the event does not grant this kind of operation.
reason-not-uncontrolled = { COUNTRY($country, form: "the") } is controlled by one of the sides.
reason-chosen-already = { COUNTRY($country, form: "the") } has been chosen already.
reason-too-stable = { COUNTRY($country, form: "the") } is too stable for this war.
reason-no-scoring-card = { CARD($card) } is a scoring card and stays where it is.
reason-worth-too-little = { CARD($card) } is worth less than { $n } Ops.
reason-not-in-hand = { CARD($card) } is not in the hand.
reason-no-headline-passing = { CARD($card) } has no event and cannot be a headline.
reason-scoring-has-no-ops = { CARD($card) } has no Ops: it can only be played as an event.
reason-passing-has-no-event = { CARD($card) } has no event.
reason-event-cannot = { CARD($card) } cannot occur now: { CONDITION($condition, form: "only") }.
reason-opponents-event = { CARD($card) } carries your opponent’s event: it occurs when you use the Ops, before or after them.
reason-own-event = { CARD($card) } does not carry an event of your opponent.
reason-space-ended = you have reached the end of the space race track.
reason-space-spent = you have sent to the space race all the cards that you may this turn.
reason-operations-strand-scoring = { CARD($card) } can only be played for its event now: after operations a scoring card in your hand would come too late.
reason-event-strands-scoring = the event of { CARD($card) } would leave you a scoring card that you have no round for.
reason-scoring-must-go = you hold a scoring card that you have no round for: it must be discarded now.
reason-space-strands-scoring = { CARD($card) } cannot go to the space race now: a scoring card in your hand would come too late.
reason-space-needs-more = { CARD($card) } is worth too little for the space race: the next box asks for { $needed } Ops.
reason-must-play-a-card = you cannot pass: with a card in hand, one must be played.
reason-must-play-scoring = { CARD($card) } must wait: played now, it could leave you a scoring card that you have no round for.
reason-scoring-demanded = { CARD($card) } must wait: an event makes you play a scoring card in this round.
reason-must-play-due = { CARD($card) } must wait: { CARD($due) } has to be used in this round.
reason-passing-elsewhere = { CARD($card) } is not yours now.
reason-passing-face-down = { CARD($card) } lies face down: it can be used from the next turn on.
reason-passing-strands-scoring = { CARD($card) } would leave you a scoring card that you could not play any more.
reason-trap-needs-two = { CARD($card) } is worth less than 2 Ops: that does not help out of the trap.
reason-trap-holds = { CARD($card) } cannot be played while you are trapped.
reason-no-influence-yet = you have no influence in { COUNTRY($country, form: "the") }: extra influence only goes where there is some.
reason-enough-there = { COUNTRY($country, form: "the") } has all the extra influence it may have: 2 more than control needs.

## Card texts: what an event needs, and a clause for each step of its program.

card-requires = { CONDITION($condition, form: "only") }

amount-number = { $n }

# $by chooses where; $at_most in one country, 0 for no limit.
verb-adjust =
    .add = { SIDE($by, form: "the") } { $optional ->
        [1] may add
       *[other] adds
     } { $n } influence{ $n ->
        [one] { "" }
       *[other] { " " }in all
     } in { SET($set, form: "key") ->
        [world] any country
       *[other] { SET($set, form: "the") }
     }{ $at_most ->
        [0] { "" }
       *[other] , at most { $at_most } in each country
     }
    .each = { SIDE($by, form: "the") } adds 1 influence in each of { $n } countries { SET($set, form: "among") }{ SIDE($not_controlled_by, form: "key") ->
        [nobody] { "" }
       *[other] { " " }that { SIDE($not_controlled_by, form: "the") } does not control
     }
    .each-own = { SIDE($by, form: "the") } adds 1 influence in each of { $n } countries{ SET($set, form: "key") ->
        [world] { "" }
       *[other] { " " }{ SET($set, form: "among") }
     } that it controls
    .in-one = { SIDE($by, form: "the") } adds { $change } influence in one country { SET($set, form: "among") }
    .where-empty = { SIDE($by, form: "the") } may add 1 influence in each of up to { $n } countries { SET($set, form: "among") } where neither side has any
    .remove = { SIDE($by, form: "the") } removes { $n } { SIDE($side, form: "gen") } influence in all from { SET($set, form: "the") }{ $at_most ->
        [0] { "" }
       *[other] , at most { $at_most } from each country
     }
    .remove-uncontrolled = { SIDE($by, form: "the") } removes { $n } { SIDE($side, form: "gen") } influence from a country{ SET($set, form: "key") ->
        [world] { "" }
       *[other] { " " }{ SET($set, form: "among") }
     } that { SIDE($not_controlled_by, form: "the") } does not control
    .remove-amount = { SIDE($by, form: "the") } removes { SIDE($side, form: "gen") } influence from { SET($set, form: "the") }: { AMOUNT($n) }
# $size: how many countries the set has. Nobody chooses.
verb-everywhere =
    .add = { SIDE($side, form: "the") } adds { $n } influence in { $size ->
        [1] { SET($set, form: "the") }
       *[other] each of { SET($set, form: "the") }
     }
    .lose = { SIDE($side, form: "the") } loses { ABS($n) } influence in { $size ->
        [1] { SET($set, form: "the") }
       *[other] each of { SET($set, form: "the") }
     }
    .amount = { SIDE($side, form: "the") } { AMOUNT($n) }
verb-remove-all = { SIDE($side, form: "the") } loses all its influence in { SET($set, form: "the") }
verb-take-control = { SIDE($side, form: "the") } adds as much influence in { SET($set, form: "the") } as it takes to control it
verb-chosen-countries =
    .some = { SIDE($by, form: "the") } removes { $n } { SIDE($side, form: "gen") } influence from each of { $countries } countries { SET($set, form: "among") }
    .amount = { SIDE($by, form: "the") } removes { SIDE($side, form: "gen") } influence from each of { $countries } countries { SET($set, form: "among") }: { AMOUNT($n) }
    .all = { SIDE($by, form: "the") } removes all { SIDE($side, form: "gen") } influence from { $countries ->
        [1] one country
       *[other] { $countries } countries
     } { SET($set, form: "among") }
    .all-uncontrolled = { SIDE($by, form: "the") } removes all { SIDE($side, form: "gen") } influence from { $countries } { $countries ->
        [one] country
       *[other] countries
     } { SET($set, form: "among") } that neither side controls
verb-equal-influence = { SIDE($side, form: "the") } chooses { SET($set, form: "the") } and adds as much influence there as it takes to equal that of { SIDE($side, form: "key") ->
    [us] the USSR
    [ussr] the US
   *[other] the opponent
 }
verb-vp = { SIDE($side, form: "the") } gains { AMOUNT($n, form: "key") ->
    [number] { $n } VP
   *[other] { AMOUNT($n) }
 }
verb-defcon =
    .raise = DEFCON rises by { $change }
    .lower = DEFCON drops by { ABS($change) }
verb-set-defcon = DEFCON is set to { $defcon }
verb-military = { SIDE($side, form: "the") } adds { $n } military operations
    .lose = { SIDE($side, form: "the") } loses { ABS($n) } military operations, or as many as it has
verb-space = { SIDE($side, form: "the") } moves { $n } { $n ->
    [one] box
   *[other] boxes
 } forward on the space race track and takes what the box reached gives
# $optional is 1 where the side may decline; within a set DEFCON does not limit where, and $military is 0 where a coup does
# not count as military operations; $elsewhere is 1 for another country than that of the coup before.
verb-operations =
    .any = { SIDE($side, form: "the") } { $optional ->
        [1] may conduct
       *[other] conducts
     } operations as with a card of { $n } { $n ->
        [one] Op
       *[other] Ops
     }
    .without-coup = { SIDE($side, form: "the") } may place influence or make realignments as with a card of { $n } Ops
    .without-placing-within = { SIDE($side, form: "the") } may then attempt a coup or make realignments in { SET($set, form: "the") }, as with a card of { $n } Ops and whatever the level of DEFCON; the coup does not count as military operations
    .coup-within = { SIDE($side, form: "the") } may attempt { $elsewhere ->
        [1] another coup of the same kind in another such country
       *[other] a coup in { SET($set, form: "the") }, as with a card of { $n } Ops and whatever the level of DEFCON{ $military ->
            [1] { "" }
           *[other] ; it does not count as military operations
         }
     }
# $named is 1 where DEFCON does not limit where, $keeps where the coup does not change it, $military as above.
verb-coup = { SIDE($side, form: "the") } attempts a coup{ SET($set, form: "key") ->
    [world] { "" }
   *[other] { " " }in { SET($set, form: "the") }
 } as with a card of { $n } Ops{ $named ->
    [1] , whatever the level of DEFCON
   *[other] { "" }
 }{ $keeps ->
    [1] ; the coup does not change DEFCON
   *[other] { "" }
 }{ $military ->
    [1] { "" }
   *[other] , and does not count as military operations
 }
# $plus_one is 1 where the side adds 1 to its rolls, $may_stop where it need not make them all.
verb-realign = { SIDE($side, form: "the") } { $may_stop ->
    [1] may make up to { $n }
   *[other] makes { $n }
 } realignments in { SET($set, form: "the") }{ $named ->
    [1] , whatever the level of DEFCON
   *[other] { "" }
 }{ $plus_one ->
    [1] , adding 1 to its rolls
   *[other] { "" }
 }
verb-roll-for = { SIDE($side, form: "the") } rolls a die{ AMOUNT($bonus, form: "key") ->
    [number] { "" }
   *[other] , adding { AMOUNT($bonus) }
 }; { $needed } or more is a success
# $also_target is 1 where enemy control of the country itself counts against the roll too; a country may be no more stable
# than $most_stable, unless that is 99.
# $at_superpower: whether one of the countries is next to the enemy superpower.
verb-war = { SIDE($side, form: "the") } wages war on { $most_stable ->
    [99] { SET($set, form: "the") }
   *[other] a country of stability { $most_stable } or less
 } and rolls a die, less 1 for each neighbouring country that the enemy controls{ $at_superpower ->
    [1] { " " }(an enemy superpower next door counts as one)
   *[other] { "" }
 }{ $also_target ->
    [1] { " " }and 1 if the enemy controls the country itself
   *[other] { "" }
 }. On { $needed } or more { SIDE($side, form: "the") } gains { $vp } VP and replaces all enemy influence there. Won or lost, { SIDE($side, form: "the") } adds { $military } military operations
verb-roll-off = both sides roll a die, { AMOUNT($mine, form: "key") ->
    [number] the player adding { $mine }
   *[other] each adding { AMOUNT($mine) }
 }{ $again ->
    [1] , ties being rolled again
   *[other] { "" }
 }
# $yes and $no are clauses. `.also` has one condition on top of another.
verb-when = if { CONDITION($condition) }, { $yes }
    .otherwise = if { CONDITION($condition) }, { $yes }; otherwise { $no }
    .also = if { CONDITION($condition) }, { $no }; if { CONDITION($also) }, { $yes } instead
# $choices are clauses; in `.named` they are the cases of labels, told one by one in `.case`. `.may` has the one thing that
# can be chosen, and in `.defcon` $leave is 1 where the level may also stay.
verb-choose = { SIDE($side, form: "the") } chooses one: { $choices }
    .named = { SIDE($side, form: "the") } { $choices }
    .case = { $choice }: { $what }
    .may = { $what }, if { SIDE($side, form: "the") } so wishes
    .defcon = { SIDE($side, form: "the") } raises or lowers DEFCON by 1{ $leave ->
        [1] , or leaves it as it is
       *[other] { "" }
     }
    .level = { SIDE($side, form: "the") } sets DEFCON to any level from { $lowest } to { $highest }
verb-must-discard = { SIDE($side, form: "the") } discards a card worth { $n } Ops or more; if it does not, { $what }
verb-cancel = { EFFECT($effect) } is cancelled
scoring-card-held = this card may not be held over to another turn.
verb-show-hand = { SIDE($side, form: "the") } shows its hand

## Where the game stands, in short.

# $phase: setup, headline, action or between.
moment = { $phase ->
    [setup] Set-up
    [headline] Turn { $turn }, headline phase
    [action] Turn { $turn }, action round { $round }
   *[between] Turn { $turn }
 }

# What measures the game while it goes on, over the curve of a replay.
score-measure = Victory points

## Duties: what a player still has to see to.

# $rounds: action rounds left, this one included.
duty-scoring-held = { CARDS($cards) } must be played this turn: { $rounds ->
    [one] this is the last round
   *[other] { $rounds } rounds are left
 }.
duty-military-due = { SIDE($side, form: "the") } needs { $n } more military { $n ->
    [one] operation
   *[other] operations
 } this turn, or the opponent gains { $n } VP.

## Remarks: what is to be known of an option before it is chosen. `.short` stands on its button.

remark-costs-double = the opponent controls { COUNTRY($country, form: "the") }: influence there costs { $n } Ops.
    .short = { $n } Ops
remark-costs-more = influence in { COUNTRY($country, form: "the") } costs { $n } Ops now.
    .short = { $n } Ops
remark-event-follows = then the event of { CARD($card) } occurs.
    .short = then the event

## Facts: what something that is looked at comes to now. $net is above zero for the US; $near is 0 for what is out of reach.

fact-region-parts = { SIDE($side) }: { STANDING($standing) } { $worth } + battlegrounds { $battlegrounds } (of { $of }){ $at_the_door ->
    [0] { "" }
   *[other] { " " }+ at the enemy’s door { $at_the_door }
 }.
fact-scoring-wins = scoring now would win the game for { SIDE($side, form: "the") }.
fact-one-more = { SIDE($side) } + { COUNTRY($country) } ({ $price } { $price ->
    [one] Op
   *[other] Ops
 }{ $near ->
    [0] , out of reach now
   *[other] { "" }
 }): { SIGN($net) ->
    [plus] US +{ $net } VP
    [minus] USSR +{ ABS($net) } VP
   *[zero] nothing for either side
 }.
fact-one-more-wins = { SIDE($side) } + { COUNTRY($country) } ({ $price } { $price ->
    [one] Op
   *[other] Ops
 }{ $near ->
    [0] , out of reach now
   *[other] { "" }
 }): scoring would win the game.
fact-better-standing = { SIDE($side) }: { STANDING($standing) } for { $price } { $price ->
    [one] Op
   *[other] Ops
 } ({ COUNTRIES($countries) }).
fact-standing-afar = { SIDE($side) }: { STANDING($standing) } for at least { $price } { $price ->
    [one] Op
   *[other] Ops
 } ({ COUNTRIES($countries) }), not all within reach now.
fact-card-yours = { CARD($card) } is in your hand.
fact-card-seen = { CARD($card) } is in the hand of { SIDE($side, form: "the") }.
fact-card-on-table = { CARD($card) } lies on the table.
fact-card-comes-back = { CARD($card) } is among the discards and comes back with the next reshuffle.
fact-card-gone = { CARD($card) } is out of the game.
fact-card-later = { CARD($card) } comes into the draw pile in turn { $turn }.
fact-card-in-pile = { CARD($card) } is in the draw pile ({ $pile }).
fact-card-out = { CARD($card) } is still out: in the draw pile ({ $pile }) or among the unseen cards in hand ({ $hands }).
fact-reshuffle-in = by the deals alone the draw pile runs out and is reshuffled in turn { $turn }.
fact-reshuffle-between = by the deals alone the draw pile runs out and is reshuffled between turns { $turn } and { $last }.
fact-reshuffle-perhaps = by the deals alone the draw pile may run out and be reshuffled from turn { $turn } on, or last to the end of the game.
fact-no-reshuffle = by the deals alone the draw pile lasts to the end of the game.
fact-cards-come-back = the discards, { $cards } so far, then come back.
fact-cards-join = { $cards } new cards come into the draw pile in turn { $turn }; the discards stay out.
fact-defcon-open = coups and realignments are allowed everywhere.
fact-defcon-bars = no coups or realignments: { SETS($sets) }.
fact-defcon-bars-coups = no coups: { SETS($sets) }.
fact-defcon-bars-next = one level lower would also close: { SETS($sets) }.
fact-defcon-loses = one level lower, { SIDE($side, form: "the") }, whose round it is, loses the game.
fact-points-to-win = { SIDE($side, form: "the") } wins at once with { $n } more VP.
fact-won-if-scored = if the game ended now, { SIDE($side, form: "the") } would win the final scoring (score: { SCORE($vp) }).
fact-drawn-if-scored = if the game ended now, the final scoring would be a draw.
fact-military-lacks = { SIDE($side) }: { $n } short of what is required.
fact-military-met = { SIDE($side) }: enough for this turn.
fact-military-pays = if the turn ended now: { SIDE($side) } +{ $n } VP.
fact-space-next = { SIDE($side) }: next is { BOX($box) }, with a card of { $ops }+ Ops and a roll of 1–{ $roll }{ $points ->
    [0] { "" }
   *[other] ; { $points } VP
 }.
fact-space-left = { SIDE($side) }: { $left } more { $left ->
    [one] card
   *[other] cards
 } may be sent this turn.
fact-passing-held = { SIDE($side, form: "the") } holds it{ $up ->
    [1] { " and may play it" }
   *[other] { " face down until the turn ends" }
 }: { $ops } Ops.
fact-rounds-to-come = { SIDE($side) }: { $n } more { $n ->
    [one] round
   *[other] rounds
 } to begin this turn.
fact-period-next = { $cards } new cards come into the draw pile in turn { $turn }.

## Corrections: people at a real table have set something right. PLACE: where a card is; LASTING: an effect.

note-corrected-influence = correction: { COUNTRY($country) } stands at US { $us }, USSR { $ussr } (was US { $us_before }, USSR { $ussr_before }).
note-corrected-vp = correction: the score is { SCORE($vp) } (was { SCORE($vp_before) }).
note-corrected-defcon = correction: DEFCON stands at { $defcon } (was { $before }).
note-corrected-military = correction: the military operations of { SIDE($side, form: "the") } stand at { $n } (was { $before }).
note-corrected-space = correction: { SIDE($side, form: "the") } stands at { BOX($box) } on the space race track (was { BOX($box_before) }).
note-corrected-passing = correction: { CARD($card) } is held by { SIDE($side, form: "the") }, face { $up ->
    [1] up
   *[other] down
 } (was { SIDE($side_before, form: "the") }, face { $up_before ->
    [1] up
   *[other] down
 }).
note-corrected-card = correction: { CARD($card) } is { PLACE($place, form: "at") } (was { PLACE($place_before, form: "at") }).
note-corrected-effect = correction: { LASTING($effect, $value, $value_before) } is { $value ->
    [0] not in force
   *[other] in force
 }.
# A card of a hand that nobody has told the program.
note-card-shown = { SIDE($side, form: "the") } shows { CARD($card) }.
note-headline-shown = headline of { SIDE($side, form: "the") }: { CARD($card) }.
note-headline-cancelled = the headline of { SIDE($side, form: "the") }, { CARD($card) }, is cancelled.
note-card-played = { SIDE($side, form: "the") } { LABEL($label, form: "key") ->
    [event] plays { CARD($card) } as an event
    [event-first] plays { CARD($card) } for { $ops } { $ops ->
        [one] Op
       *[other] Ops
     }, after its event
    [space-race] sends { CARD($card) } to the space race
    [stop] plays { CARD($card) } to no use
   *[other] plays { CARD($card) } for { $ops } { $ops ->
        [one] Op
       *[other] Ops
     }
 }.
note-round-begins = action round { $round } of { SIDE($side, form: "the") }.
note-round-passed = { SIDE($side, form: "the") } passes.
note-trap-rolled = { SIDE($side, form: "the") }, trapped, discards { CARD($card) } and rolls { $die }; 4 or less is needed.
note-trap-ended = { SIDE($side, form: "the") } is free of the trap.
note-turn-begins = turn { $turn } begins.
note-military-short = { SIDE($side, form: "the") } is { $n } short of the { $needed } military operations required.
note-held-cards-shown = { SIDE($side, form: "the") } shows the { $n } { $n ->
    [one] card
   *[other] cards
 } it holds: no scoring card.
note-held-scoring-shown = { SIDE($side, form: "the") } has held back { CARD($card) }.
note-won-by-held-scoring = { SIDE($side, form: "the") } wins: its opponent held back a scoring card.
note-drawn-by-held-scoring = both sides hold a scoring card: nobody wins.
note-passing-turned-up = { CARD($card) } of { SIDE($side, form: "the") } is turned face up.
note-bid-shown = { SEAT($seat) } bids { $n } for { SIDE($side, form: "the") }.
note-sides-settled = { SEAT($us_seat) } plays the US, { SEAT($ussr_seat) } the USSR{ $n ->
    [0] { "" }
   *[other] ; { SIDE($side, form: "the") } places { $n } extra influence
 }.

## What can be set right, and how it can stand; `.word` is what is typed for it, one word.

correctable-influence = Influence
    .word = influence
correctable-vp = Victory points
    .word = vp
correctable-defcon = DEFCON
    .word = defcon
    .limits = DEFCON 1 ends the game and cannot be set.
correctable-military = Military operations
    .word = military
correctable-space = Space race
    .word = space
correctable-card = Card
    .word = card
correctable-effect = Lasting effect
    .word = effect

# `.at`: where a card is.
value-deck = draw pile
    .word = deck
    .at = in the draw pile
value-discard = discards
    .word = discard
    .at = among the discards
value-removed = out of the game
    .word = removed
    .at = out of the game
value-us = hand of the US
    .word = us
    .at = in the hand of the US
value-ussr = hand of the USSR
    .word = ussr
    .at = in the hand of the USSR
value-on = in force
    .word = on
value-off = not in force
    .word = off

# Who has the card that passes between the sides, and which way it lies; `correctable-passing` is each game's own.
value-us-up = US, face up
    .word = us up
value-us-down = US, face down
    .word = us down
value-ussr-up = USSR, face up
    .word = ussr up
value-ussr-down = USSR, face down
    .word = ussr down
