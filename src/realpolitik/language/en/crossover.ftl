### What Twilight Struggle and Red Sea both need because cards go from one to the other (12.0): the cards that each lends,
### what those cards speak of, and what else both games have. What the forms mean is told in cold_war.ftl.

## Options of a match, and what can be chosen where there is more than yes and no.

preset-printed = As printed
    .help = By the rulebook, without its options and variants.
option-show-held-cards = Show held cards
    .help = Tournament rule: at the end of a turn both sides show that they hold no scoring card; who holds one loses.
option-deal-in-turn = Deal in turn
    .help = Tournament rule: cards are dealt one at a time, the first to the USSR.
option-bid-for-sides = Bid for sides
    .help = Tournament rule: the players bid extra influence for the side they want.
option-us-bonus = Extra US influence
    .help = The US places so much more influence after the set-up, without a bid.
option-ussr-bonus = Extra USSR influence
    .help = The USSR places so much more influence after the set-up, without a bid.
choice-no = no
choice-after-deal = after the deal
choice-before-deal = before the deal

## Periods, and what is printed on a card.

period-mid = Mid War
period-late = Late War
# $n: its Ops, 0 for a scoring card. $passing is 1 for the card that passes between the sides. $from: the game that a
# borrowed card is from. $disputed: sources differ or are silent on a point of the card; $number_reconstructed: its number is ours.
card-facts = { $n ->
    [0] scoring card
   *[other] { SIDE($side, form: "key") ->
        [nobody] { $passing ->
            [1] no event
           *[other] event of either side
         }
       *[other] { SIDE($side) } event
     }, { $n } { $n ->
        [one] Op
       *[other] Ops
     }
 }, { PERIOD($period) }{ $starred ->
    [1] , removed once the event has occurred
   *[other] { "" }
 }{ $from ->
    [red-sea] ; from Red Sea
    [twilight-struggle] ; from Twilight Struggle
   *[other] { "" }
 }{ $reconstructed ->
    [1] ; reconstructed by us, not the publisher’s card
   *[other] { "" }
 }{ $disputed ->
    [1] ; sources differ or are silent on a point of it, and this is our reading
   *[other] { "" }
 }{ $number_reconstructed ->
    [1] ; its number is reconstructed by us
   *[other] { "" }
 }

## Countries that both maps have.

country-egypt = Egypt
    .the = Egypt
country-ethiopia = Ethiopia
    .the = Ethiopia
country-kenya = Kenya
    .the = Kenya
country-saudi-arabia = Saudi Arabia
    .the = Saudi Arabia
country-somalia = Somalia
    .the = Somalia
country-sudan = Sudan
    .the = Sudan

## Sets of countries.

set-world = The world
    .the = the world
    .among = anywhere in the world
set-africa = Africa
    .the = Africa
    .among = in Africa
set-middle-east = Middle East
    .the = the Middle East
    .among = in the Middle East
set-at-ethiopia = Next to Ethiopia
    .the = a country next to Ethiopia
set-no-battlegrounds = Countries that are no battlegrounds
    .the = a country that is no battleground
set-egypt-and-ethiopia = Egypt, Ethiopia
    .the = Egypt or Ethiopia

## Cards of Twilight Struggle, in the order of their numbers; the two scoring cards are in both games.

card-middle-east-scoring = Middle East Scoring
card-brush-war = Brush War
card-arms-race = Arms Race
card-salt-negotiations = SALT Negotiations
card-bear-trap = Bear Trap
card-summit = Summit
card-missile-envy = Missile Envy
card-brezhnev-doctrine = Brezhnev Doctrine
card-muslim-revolution = Muslim Revolution
card-opec = OPEC
card-lone-gunman = Lone Gunman
card-colonial-rear-guards = Colonial Rear Guards
card-puppet-governments = Puppet Governments
card-sadat-expels-soviets = Sadat Expels Soviets
card-voice-of-america = The Voice of America
card-africa-scoring = Africa Scoring
card-north-sea-oil = North Sea Oil
card-terrorism = Terrorism
card-aldrich-ames-remix = Aldrich Ames Remix
card-wargames = Wargames
card-our-man-in-tehran = Our Man in Tehran
card-yuri-and-samantha = Yuri and Samantha
card-awacs-sale-to-saudis = AWACS Sale to Saudis

## Cards of Red Sea, in the order of their numbers.

card-peace-corps = Peace Corps
card-zbig = Zbigniew Brzezinski (ZBIG)
card-ogaden-war = Ogaden War
card-usaid = USAID
card-albano-stalinist-economics = Albano-Stalinist Economics
card-the-victorious-leader = The Victorious Leader
card-eplf = Eritrean People’s Liberation Front
card-centcom = US CENTCOM
card-carter-doctrine = Carter Doctrine
card-kenya-joins-rdf = Kenya Joins Rapid Deployment Force
card-voa-in-amharic = Voice of America in Amharic
card-hero-of-the-crossing = Hero of the Crossing
card-israeli-periphery-doctrine = Israeli Periphery Doctrine
card-strong-man-of-sudan = The Strong Man of Sudan
card-afghanistan-invasion = Afghanistan Invasion
card-daniel-arap-moi = Daniel arap Moi
card-soviets-airlift-cubans = Soviets Airlift Cubans
card-the-lion-falters = The Lion Falters
card-nasserism = Nasserism
card-t62s-and-kalashnikovs = T-62s and Kalashnikovs
card-gosplan-advisers = Gosplan Advisers
card-mengistu-haile-mariam = Mengistu Haile Mariam
card-us-presidential-elections = US Presidential Elections
card-marxist-leninist-vanguard-parties = Marxist-Leninist Vanguard Parties
card-presidential-directive-30 = Presidential Directive 30
card-cyrus-vance = Cyrus Vance
card-stagflation = Stagflation
card-cento-collapses = CENTO Collapses
card-anti-zionist-committee = Anti-Zionist Committee of the Soviet Public
card-mr-nyet = Mr. Nyet
card-separatists = Separatists
card-apollo-soyuz = Apollo-Soyuz Test Project
card-we-are-the-world = We Are the World
card-water-wars = Water Wars

## Labels.

label-leave-defcon = Leave DEFCON as it is
label-end-the-game = End the game
    .case = ends the game
label-go-on = Go on
    .case = lets it go on
label-go-first = Go first this turn
label-leave-order = Leave the order as it is

## Questions.

# $left: the Ops that the cards may still come to.
question-pick-card = which card of the other game do you choose for the deck? { $left } { $left ->
    [one] Op
   *[other] Ops
 } left.
question-from-discards = { CARD($card) }: which card do you take from the discards?
question-hand-over = { CARD($card) }: which card do you hand over?
question-discard-from-us = { CARD($card) }: which card of the US hand do you discard?
question-discard-peeked = { CARD($card) }: which of these cards do you discard?
question-guard-where = { CARD($card) }: which country do you close to the opponent’s coups and realignments?
question-give-up-card = { CARD($card) }: which card with an event of the opponent do you discard?
question-welcome-card = { CARD($card) }: which card do you take from the discards?
question-relieve-where = { CARD($card) }: which famine do you relieve?
question-discard-own = { CARD($card) }: which card do you discard? { $left } to go.
question-turn-card = { CARD($card) }: which card of the opponent do you play as an event of your own?
question-move-from = { CARD($card) }: which country does your influence leave? Up to { $left } may go.
question-move-to = { CARD($card) }: where does influence from { COUNTRY($country, form: "the") } go? Up to { $left } more.
question-discard-drawn = { CARD($card) }: which of the cards drawn do you discard?
question-veto-where = { CARD($card) }: in which country does the opponent lose all influence? { $left } to go.
question-dry-up-where = { CARD($card) }: in which country does the opponent lose all influence?

## Notes.

note-card-picked = { SIDE($side, form: "the") } chooses { CARD($card) } for the deck: { $left } { $left ->
    [one] Op
   *[other] Ops
 } left.
note-card-retrieved = { SIDE($side, form: "the") } takes { CARD($card) } from the discards.
note-card-handed-over = { SIDE($side, form: "the") } hands over { CARD($card) }.
note-won-by-wargames = Wargames ends the game (score: { SCORE($vp) }): { SIDE($side, form: "the") } wins.
note-card-peeked = you see { CARD($card) }.
# $side is kept out.
note-country-guarded = { COUNTRY($country, form: "the") } is closed to coups and realignments of { SIDE($side, form: "the") }.
note-card-welcomed = { SIDE($side, form: "the") } takes { CARD($card) } from the discards.
note-famine-ended = the famine in { COUNTRY($country, form: "the") } is over.
note-card-turned = { SIDE($side, form: "the") } plays { CARD($card) } as an event of its own, the sides exchanged.

## Reasons.

reason-not-to-be-picked = { CARD($card) } is not a card of the other game that can be chosen.
reason-picked-already = { CARD($card) } has been chosen already.
reason-other-sides-card = { CARD($card) } carries an event of the opponent, and only the opponent can choose it.
reason-too-many-operations = { CARD($card) } is worth more than the { $left } { $left ->
    [one] Op
   *[other] Ops
 } that are left.
reason-not-looked-at = { CARD($card) } is not among the cards you are looking at.
reason-not-in-discards = { CARD($card) } is not among the discards.
reason-not-the-dearest = { CARD($card) } is not the card of your hand that is worth the most Ops now.
reason-must-be-operations = { CARD($card) } must be used for operations now.
reason-no-headline-envy = { CARD($card) } must be used for operations and cannot be a headline.
reason-under-centcom = US CENTCOM closes { COUNTRY($country, form: "the") } to your coups and realignments.
reason-not-overshadowed = the opponent controlled no country next to { COUNTRY($country, form: "the") } as the round began.
reason-no-opponent-event = { CARD($card) } carries no event of your opponent.
reason-not-welcome = { CARD($card) } cannot be taken: only a card of yours or of either side that lies among the discards, and no scoring card.
reason-no-famine = there is no famine in { COUNTRY($country, form: "the") }.
reason-not-to-be-turned = { CARD($card) } makes no sense with the sides exchanged.
reason-turned-cannot = { CARD($card) } cannot occur with the sides exchanged: { TURNED($condition) }.
reason-region-taken = { COUNTRY($country, form: "the") } would be a second country in the same region.
reason-less-there = the opponent has less influence in { COUNTRY($country, form: "the") }.

## Conditions. What an event needs (`only`), and what it turns on (after “if”).

condition-no-awacs =
    .only = not after AWACS Sale to Saudis
condition-no-north-sea-oil =
    .only = not after North Sea Oil
condition-defcon-two =
    .only = only while DEFCON is at 2
condition-us-in-middle-east =
    .only = only if the US controls a country in the Middle East
    .turned = only if the USSR controls a country in the Middle East
condition-no-f5es =
    .only = not after F-5Es Delivered
condition-no-invasion =
    .only = not after Afghanistan Invasion
condition-lion-faltered =
    .only = only after The Lion Falters
condition-famine-somewhere =
    .only = only if there is a famine in some country
condition-soviet-ethiopia =
    .only = only if the USSR controls Ethiopia
    .turned = only if the US controls Ethiopia
condition-nile-in-one-hand =
    .only = only if the opponent controls both Egypt and Ethiopia
condition-ahead-on-military = the phasing player has made more military operations than the opponent
condition-military-met = that player has also made as many as DEFCON requires
condition-hostages-taken = the USSR plays it after Iranian Hostage Crisis
condition-somebody-won = the totals differ
condition-in-headline-phase = the event occurs in the headline phase
    .only = only in the headline phase
condition-controls-kenya = the US controls Kenya
condition-ussr-in-ethiopia = the USSR controls Ethiopia
condition-scoring-shown = it has shown any

## Amounts, as their cards need them: after “adding”, or as a whole predicate.

amount-us-regions = 1 for each region that it dominates or controls
amount-ussr-regions = 1 for each region that it dominates or controls
amount-more-than-in-ethiopia = adds as much influence in Sudan as the USSR has in Ethiopia, and 1 more

## Lasting effects: a heading, and what they do. On a pair of effects, $side is the side concerned; $value is what the
## game holds for the effect, 0 where it is spoken of in general.

effect-salt = SALT Negotiations
    .text = for the rest of the turn both sides subtract 1 from their coup rolls
effect-brezhnev-doctrine = Brezhnev Doctrine
    .text = for the rest of the turn the cards of the USSR are worth 1 Op more, up to 4
effect-eighth-round = { SIDE($side, form: "key") ->
    [us] North Sea Oil: 8 action rounds
   *[other] Presidential Directive 30
 }
    .text = { SIDE($side, form: "the") } may play 8 action rounds this turn
effect-open-hand = Aldrich Ames Remix
    .text = for the rest of the turn the US hand lies open
effect-yuri-and-samantha = Yuri and Samantha
    .text = for the rest of the turn the USSR gains 1 VP for each coup that the US attempts
effect-usaid = USAID, for { SIDE($side, form: "the") }
    .text = { SIDE($side, form: "the") } goes first in the action rounds of this turn
effect-albanian-example = Albano-Stalinist Economics, on { SIDE($side, form: "the") }
    .text = for the rest of the turn a card with which { SIDE($side, form: "the") } places influence in Africa is worth 1 Op less, but no less than 1
effect-carter-doctrine = Carter Doctrine, for { SIDE($side, form: "the") }
    .text = once this turn, before a die of either side is rolled, { SIDE($side, form: "the") } may name 1 or 6 as what it shows
effect-amharic-broadcasts = Voice of America in Amharic, for { SIDE($side, form: "the") }
    .text = for the rest of the turn the 1 Op cards of { SIDE($side, form: "the") } are worth 2 Ops
effect-afghanistan = Afghanistan Invasion, on { SIDE($side, form: "the") }
    .text = for the rest of the turn the cards of { SIDE($side, form: "the") } are worth 1 Op less, but no less than 1
effect-nasserism = Nasserism
    .text = for the rest of the turn the USSR adds 1 to its coup rolls
effect-t62s = T-62s and Kalashnikovs
    .text = for the rest of the turn the cards of the USSR are worth 1 Op more, up to 3
effect-trap = { SIDE($side, form: "key") ->
    [us] Quagmire
   *[other] Bear Trap
 }
    .text = from its next action round on { SIDE($side, form: "the") } is trapped: in each round it discards a card worth 2 Ops or more and rolls a die, and 1 to 4 frees it for the rounds to come; without such a card it can only play scoring cards
effect-missile-envy-due = Missile Envy, due from { SIDE($side, form: "the") }
    .text = { SIDE($side, form: "the") } must use Missile Envy for operations in its next action round
effect-north-sea-oil = North Sea Oil
    .text = from now on OPEC cannot occur
effect-awacs = AWACS Sale to Saudis
    .text = from now on Muslim Revolution cannot occur
# $side is kept out. GUARDED: the country.
effect-centcom = US CENTCOM, { $value ->
    [0] against { SIDE($side, form: "the") }
   *[other] guarding { GUARDED($value, form: "the") } against { SIDE($side, form: "the") }
 }
    .text = from now on { SIDE($side, form: "the") } may attempt no coups and make no realignments in { GUARDED($value, form: "the") }
effect-stagflation = Stagflation
    .text = the US must play a scoring card in its next action round
effect-lion-falters = The Lion Falters
    .text = from now on Mengistu Haile Mariam can occur
effect-invasion = Afghanistan Invasion
    .text = from now on Presidential Directive 30 cannot occur

## Card texts: clauses of single cards of Twilight Struggle.

verb-retrieve = the player may show a card from the discards, no scoring card, and take it
verb-envy = the opponent hands over the card of the hand that is worth the most Ops now (of several, one of the opponent’s choice); if it carries an event of the opponent, the player uses its Ops, otherwise its event occurs. The opponent takes Missile Envy and must use it for operations in the next action round
verb-lose-cards = the opponent discards { $n } { $n ->
    [one] card
   *[other] cards
 } at random
verb-betray = the USSR discards a card of its choice from that hand
verb-end-game = the side ahead in VP wins the game
verb-look-ahead = the US looks at { $n } cards of the draw pile, may discard any of them, and shuffles the rest back

## Card texts: clauses of single cards of Red Sea.

verb-overshadow = the US adds { $n } influence in countries next to those that the USSR controlled as the round began, at most 2 in each country
verb-guard = the US puts its marker in a country, or moves it there: from now on the USSR may attempt no coups and make no realignments in that country
verb-cross-over = the US discards a card of its hand that carries a USSR event, if it has one, and takes a card from the discards that carries a US event or one of either side, but no scoring card
verb-relieve = it adds 2 influence in a country with a famine marker, and removes the marker
verb-draw-cards = the USSR draws { $n } cards
verb-discard-cards = then it discards { $n } cards of its hand, scoring cards too if it likes
verb-turn-event = the USSR may at once play a card of its hand that carries a US event, as an event of its own: what that event says of the US holds for the USSR, and what it says of the USSR for the US
verb-cancel-headline = the headline of the US is cancelled and discarded
verb-move-influence = the USSR may move up to { $n } of its influence from one country to others, at most 2 to each
verb-resign = the USSR draws { $n } cards at random from the hand of the US, discards one of them and gives back the rest; if the one discarded carries a USSR event, the USSR gains 2 VP
verb-show-scoring = the US shows all its scoring cards
verb-veto = the USSR removes all US influence from up to { $countries } countries where it has influence itself, at most one in each region
verb-dry-up = the opponent loses all influence in { SET($set, form: "the") }, whichever holds more of it; if both hold as much, the player chooses
