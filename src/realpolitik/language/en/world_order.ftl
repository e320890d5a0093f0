### World Order: powers, resources, what is asked, what happens, why not.
###
### Sentences may begin with a small letter: the program puts the capital. The names of regions, countries, cards, majority
### tokens and of the powers in full are no messages here: they come from the content, which people may edit, and have
### one form only. So they stand where that form is right: after a colon, or in front of one.
###
### Functions:
###   POWER, RESOURCE, REGION, COUNTRY, CARD, MAJORITY, SOURCE, PLACE, LABEL   a name
###   AMOUNT($resource, $n), MONEY($n), VP($n), COST($cost)    a sum in words, with its number
###   CHARGE($cost, $discards, $trashes)     what is paid, cards among it
###   UNIT_COST($resource)   what producing a unit takes · LEVEL($card), RESEARCH_COST($card)   figures of a card
###   CARDS($cards), POWERS($powers)   names in a row
###
### Forms in English (another language names the forms it needs; all powers have the same forms, and so have all
### resources):
###   powers      value: a heading · the: in a sentence
###   resources   value: a heading · nom: in a sentence
###   sources     value: a heading · for: in brackets after a sum
###   cards       value: a heading and in a sentence · quoted: in quotation marks, where the language has them

game-world-order = World Order
length-world-order = The wide one: two to four powers, six rounds, two to three hours.
scenario-2010 = The world in 2010
    .help = The only scenario: four great powers compete for influence in seven regions.

## Options of a match.

option-powers = Powers
    .help = Who plays, and so how many. With two players the USA or the EU meets Russia or China; the powers that nobody plays act by cards of random influence.
option-first-game = First game
    .help = For a first game: everybody begins with the hand that the cards suggest, and the fewest VP stand first in turn order.
option-decrees = Decrees
    .help = Each power has a decree: played once instead of a card, or kept for VP at the end.
option-commerce-by-players = Commerce cards by players
    .help = Only the commerce cards marked for so many players are used; otherwise each power has all of its own.
option-priorities = Priorities
    .help = How priorities are chosen: in turn order, each knowing the choices before, or by all at once and in secret.
choice-all = all four
choice-without_usa = EU, Russia, China
choice-without_eu = USA, Russia, China
choice-without_russia = USA, EU, China
choice-without_china = USA, EU, Russia
choice-usa_russia = USA and Russia
choice-usa_china = USA and China
choice-eu_russia = EU and Russia
choice-eu_china = EU and China
choice-turn = in turn
choice-sealed = in secret

## Powers, and the black tokens of the local authorities.

side-usa = USA
    .the = the USA
side-eu = EU
    .the = the EU
side-russia = Russia
    .the = Russia
side-china = China
    .the = China
side-local = Local authorities
    .the = the local authorities

## Resources, and sums of them.

resource-energy = Energy
    .nom = energy
resource-raw = Raw materials
    .nom = raw materials
resource-food = Food
    .nom = food
resource-goods = Goods
    .nom = goods
resource-services = Services
    .nom = services
resource-diplomacy = Diplomacy
    .nom = diplomacy
resource-army = Armies
    .nom = armies
amount-energy = { $n } energy
amount-raw = { $n } { $n ->
    [one] raw material
   *[other] raw materials
 }
amount-food = { $n } food
amount-goods = { $n } { $n ->
    [one] good
   *[other] goods
 }
amount-services = { $n } { $n ->
    [one] service
   *[other] services
 }
amount-diplomacy = { $n } diplomacy
amount-army = { $n } { $n ->
    [one] army
   *[other] armies
 }
amount-money = { $n } money
amount-vp = { FIGURE($n) } VP
amount-none = nothing
# What is paid with cards of the hand.
charge-discards = { $n } { $n ->
    [one] card
   *[other] cards
 } discarded
charge-trashes = { $n } { $n ->
    [one] card
   *[other] cards
 } removed from the game

## Where VP come from: a heading, and in brackets after a sum.

source-advantages-kept = Strategic assets kept
    .for = strategic assets kept
source-slots = Influence slots
    .for = influence slot
source-developments = Development cards
    .for = development card
source-prosperity = Prosperity
    .for = prosperity
source-cards = Effects of cards
    .for = effect of a card
source-threats = Threats
    .for = threat
source-tokens = Tokens in scored regions
    .for = tokens in the region
source-places = Places in regions
    .for = place in the region
source-abilities = Special abilities
    .for = special ability
source-majorities = Majority tokens
    .for = majority token
source-unused-advantages = Unused strategic assets
    .for = unused strategic assets
source-unused-decrees = Unused decree
    .for = unused decree
source-corrections = Set right at the table
    .for = set right at the table

## Priorities, and what lasts of each until the round ends.

priority-domestic = domestic
priority-diplomatic = diplomatic
priority-military = military
# $power: whose priority it is; $priority: its name.
lasting-title = { POWER($power) }: { $priority } priority
lasting-research = { $n } more research when cards are revealed
lasting-engage-discount = Engage costs { $n } diplomacy less
lasting-threat = threat is { $n } higher where it has armies
lasting-defence = defence is { $n } higher in its zone of interest
lasting-hand-size = { $n } more { $n ->
    [one] card
   *[other] cards
 } drawn
# Cards of random influence are only numbered.
-random-influence = Random Influence { $n }

## Spaces of the turn-order track, and tokens of a temporary row.

place-first = 1st in turn order
place-second = 2nd in turn order
place-third = 3rd in turn order
place-fourth = 4th in turn order
slot = Token in slot { $n }

## Types of ability cards, kinds of development cards, what an entry rests on.

type-diplomatic = diplomatic
type-economic = economic
type-military = military
type-domestic = domestic
development-once = works once
development-ongoing = lasting effect
development-once-per-round = once per round
development-vp-only = VP only
evidence-components = read from the components
evidence-doubtful = doubtful

## Regions where there is little room.

short-mena = M. East, N. Afr.
short-east-asia-pacific = E. Asia, Pacific

## At a real table: what was set right. $power and $power_before are -1 where there is nobody.

note-corrected-money = correction: { POWER($power) }, money: { $n } (was { $before }).
note-corrected-vp = correction: { POWER($power) }, VP: { FIGURE($n) } (was { FIGURE($before) }).
note-corrected-stock = correction: { POWER($power) }, { RESOURCE($resource, form: "nom") }: { $n } (was { $before }).
note-corrected-track = correction: { POWER($power) }, production, { RESOURCE($resource, form: "nom") }: { $n } (was { $before }).
note-corrected-priority = correction: { POWER($power) }, priority: { PRIORITY($priority) }.
note-corrected-prosperity = correction: { POWER($power) }, prosperity: { $n } (was { $before }).
note-corrected-commerce = correction: { POWER($power) }, commerce cards face up: { $n } (was { $before }).
note-corrected-place = correction: { POWER($power) }: { PLACE($place) }.
note-corrected-armies = correction: { REGION($region) }, { POWER($power) }, armies: { $n } (was { $before }).
note-corrected-engage = correction: { REGION($region) }, { POWER($power) }, Engage tokens: { $n } (was { $before }).
note-corrected-token = correction: { REGION($region) }, influence token: { $power ->
    [-1] none
   *[other] { POWER($power) }
 } (was { $power_before ->
    [-1] none
   *[other] { POWER($power_before) }
 }).
note-corrected-ally = correction: { COUNTRY($country) }: { $power ->
    [-1] the board
   *[other] ally of { POWER($power) }
 }.
note-corrected-ready = correction: { COUNTRY($country) }: { $n ->
    [0] exhausted
   *[other] ready
 }.
note-corrected-fdi = correction: { COUNTRY($country) }, FDI tokens: { $n } (was { $before }).
note-corrected-base = correction: { COUNTRY($country) }, base: { $n } (was { $before }).
note-corrected-open = correction: { REGION($region) }, available: { COUNTRY($country) } (was { COUNTRY($country_before) }).
note-corrected-market = correction: { CARD($card, form: "quoted") } is in the row (instead of { CARD($card_before, form: "quoted") }).
note-corrected-development = correction: { POWER($power) }: { $card ->
    [0] the last development card is taken away
   *[other] the last development card is { CARD($card, form: "quoted") }
 }.
note-corrected-used = correction: { POWER($power) }, { CARD($card, form: "quoted") }: { $n ->
    [0] not used
   *[other] used
 }.
note-corrected-card = correction: { CARD($card, form: "quoted") }: { PILE($corrected_place) } (was { PILE($corrected_place_before) }).

## What can be set right, and how it can stand; `.word` is what is typed for it, one word.

correctable-money = Money
    .word = money
correctable-vp = VP
    .word = vp
correctable-priority = Priority
    .word = priority
correctable-prosperity = Prosperity
    .word = prosperity
correctable-commerce = Commerce cards face up
    .word = commerce
correctable-stock = Resource
    .word = stock
correctable-track = Production
    .word = track
correctable-place = Space in turn order
    .word = place
correctable-decree = Decree left
    .word = decree
correctable-used = Strategic asset used
    .word = used
correctable-development = Development card
    .word = development
correctable-armies = Armies
    .word = armies
correctable-engage = Engage tokens
    .word = engage
correctable-permanent = Permanent slot
    .word = permanent
correctable-temporary = Temporary slot
    .word = temporary
correctable-beside = Beside the slots
    .word = beside
correctable-open-left = Country on the left stack
    .word = left
correctable-open-right = Country on the right stack
    .word = right
correctable-ally = Ally
    .word = ally
correctable-ready = Ally ready
    .word = ready
correctable-fdi = FDI tokens
    .word = fdi
correctable-base = Base
    .word = base
correctable-market = Card of the market
    .word = market
correctable-random = Card of random influence
    .word = random
correctable-card = Card
    .word = card

value-off = no
    .word = off
value-on = yes
    .word = on
value-none = none
    .word = none
value-board = on the board
    .word = board
value-domestic = domestic
    .word = domestic
value-diplomatic = diplomatic
    .word = diplomatic
value-military = military
    .word = military
value-first = 1st
    .word = 1
value-second = 2nd
    .word = 2
value-third = 3rd
    .word = 3
value-fourth = 4th
    .word = 4
value-deck-usa = draw pile of the USA
    .word = deck_usa
value-hand-usa = hand of the USA
    .word = hand_usa
value-discard-usa = discard pile of the USA
    .word = discard_usa
value-deck-eu = draw pile of the EU
    .word = deck_eu
value-hand-eu = hand of the EU
    .word = hand_eu
value-discard-eu = discard pile of the EU
    .word = discard_eu
value-deck-russia = draw pile of Russia
    .word = deck_russia
value-hand-russia = hand of Russia
    .word = hand_russia
value-discard-russia = discard pile of Russia
    .word = discard_russia
value-deck-china = draw pile of China
    .word = deck_china
value-hand-china = hand of China
    .word = hand_china
value-discard-china = discard pile of China
    .word = discard_china
value-market-deck = draw pile of the market
    .word = market_deck
value-market-discard = discard pile of the market
    .word = market_discard
value-removed = out of the game
    .word = removed

## Labels: options that are no things.

label-pass = Pass
label-done = Enough
label-decline = Decline
label-yes = Yes
label-no = No
label-go-on = Go on without it
label-first-pile = The first pile
label-second-pile = The second pile
label-permanent = Permanent slot
label-temporary = Temporary slot
label-beside = Beside the slots
label-leave = Move none
label-domestic = Domestic
label-diplomatic = Diplomatic
label-military = Military
label-raise-one = Raise one production
label-raise-two = Raise two productions
label-pay = Pay
label-from-board = From your player board
label-from-allies = From your allies
label-export = Export
label-import = Import
label-renew-market = Renew the market
label-exhaust-ally = Exhaust an ally for research

## Questions, to the seat that is to answer; those that chance answers name the power.

question-cash-token = which Engage token do you discard for money?
question-defend-where = threats: in which region do you discard an Engage token for defence?
question-base-where = build a base: on which ally?
question-base-armies = { COUNTRY($country) }: how many armies go to the new base? It costs { MONEY($money) }{ $price ->
    [0] ; the armies cost nothing
   *[other] , and each army { MONEY($price) } more
 }.
question-develop-what = which development card do you get?
question-money-for-services = { CARD($card) }: how many services do you pay for with money instead, { MONEY($price) } each?
question-draw-card = which card does { POWER($power, form: "the") } draw?
question-draw-how-many = how many cards do you draw?
question-discard-which = which card do you discard?{ $left ->
    [1] { "" }
   *[other] { " " }{ $left } to go.
 }
question-trash-which = which card do you remove from the game?{ $left ->
    [1] { "" }
   *[other] { " " }{ $left } to go.
 }
question-engage-where = Engage: in which region?
question-move-token = all your Engage tokens are on the board: from which region does one move here: { REGION($region) }?
question-choose-country = improve relations: with which country?
question-choose-slot = { REGION($region) }: in which kind of slot do you place your influence?
question-refresh-which = { REGION($region) }: which of your temporary tokens do you refresh?
question-convert-which = { REGION($region) }: which of your temporary tokens do you make permanent?
question-invest-where = invest: in which ally?
question-market-card = which card is opened on the market?
question-move-from = from where does an army move?{ $price ->
    [0] { "" }
   *[other] { " " }Each costs { MONEY($price) }.
 } Up to { $left } more.
question-move-to = where does the army go?
question-exhaust-for-discount = { REGION($region) }: which ally do you exhaust to lower the cost? { AMOUNT("diplomacy", $cost) } left to pay.
question-money-instead = { AMOUNT("diplomacy", $cost) } to pay: how much of it do you pay with money instead, { MONEY($price) } for each?
question-add-where = in which region do you add influence?
question-refresh-where = in which region do you refresh a temporary token?
question-convert-where = in which region do you make a temporary token permanent?
question-army-where = in which region do you place { AMOUNT("army", $n) }?
question-choose-region = which region do you choose?{ $left ->
    [1] { "" }
   *[other] { " " }Up to { $left } more.
 }
question-choose-play = turn { $turn }: what do you play?
question-play-another = which additional card do you play?
question-put-down = which card of your hand do you put down, face down?
question-free-card = which market card with a cost of at most { $n } do you take?
question-choose-priority = which priority do you choose?
question-choose-priority-secretly = which priority do you choose, in secret?
question-raise-how-many = do you raise one production for { MONEY($price) }, or two for { MONEY($price_of_two) }?
question-produce-what = which resource do you produce? Up to { $left } more { $left ->
    [one] type
   *[other] types
 }.
question-produce-how-many = { RESOURCE($resource) }: how many units do you produce? Each takes { UNIT_COST($resource) }.
question-raise-which = which production do you raise?{ $price ->
    [0] { "" }
   *[other] { " " }That costs { MONEY($price) }.
 }{ $left ->
    [1] { "" }
   *[other] { " " }{ $left } to go.
 }
question-choose-type = which resource do you choose?
question-raise-prosperity = do you raise your prosperity? That takes { AMOUNT("goods", $goods) }, and brings { VP($vp) } and { MONEY($money) }.
question-random-card = which card of random influence is opened?
question-ready-which = which ally do you ready? Up to { $left } more.
question-research-what = research: you have { $n }. Which card of the market do you take?
question-exhaust-for-research = research: you have { $n }. Which ally do you exhaust to add its value?
question-choose-pile = which pile of six cards is your hand? The other becomes your deck.
question-draw-advantage = which strategic asset does { POWER($power, form: "the") } draw?
question-give-up-advantage = which strategic asset do you give up? You keep the others.
question-do-this = { CARD($card) }: do you do what it offers next?
question-spend-it = { CARD($card) }: do you pay { COST($cost) } for the effect?
question-country-turned-up = { REGION($region) }: which country is turned up?
question-choose-way = { CARD($card) }: which way do you choose?
question-pay-for-more = { CARD($card) }: do you pay for more? The price: { CHARGE($cost, $discards, $trashes) }.
question-exchange-times = { CARD($card) }: how many times do you give { COST($cost) } for { COST($gain) }?
question-take-part = { CARD($card) }: do you take part for { MONEY($n) }?
question-double-which = of which resource do the symbols count twice?
question-export-or-import = one operation: is it an export or an import?
question-export-what = export: which resource do you sell? { $left } { $left ->
    [one] operation
   *[other] operations
 } left.
question-export-how-many = export, { RESOURCE($resource, form: "nom") }: how many do you sell for { MONEY($price) } each?
question-import-what = import: which resource do you buy? { $left } { $left ->
    [one] operation
   *[other] operations
 } left.
question-import-from-whom = import, { RESOURCE($resource, form: "nom") }: from whom do you buy?{ $bought ->
    [0] { "" }
   *[other] { " " }{ $bought } bought so far.
 }
question-import-how-many = import, { RESOURCE($resource, form: "nom") }: how many do you buy from { $seller ->
    [-1] your allies
   *[other] { POWER($seller, form: "the") }
 } for { MONEY($price) } each?
question-choose-place = which place in turn order do you take?
question-use-development = do you use a development card now?

## Notes: what happened.

note-income = { POWER($power, form: "the") } { $n ->
    [0] gets no income
   *[other] gets an income of { MONEY($n) } from investments
 }.
note-token-cashed = { REGION($region) }: { POWER($power, form: "the") } discards an Engage token for money.
note-token-defends = { REGION($region) }: { POWER($power, form: "the") } discards an Engage token, which adds { $n } to the defence.
note-threatened = { REGION($region) }: the threat of { POWER($opponent, form: "the") }, { $threat }, exceeds the defence of { POWER($power, form: "the") }, { $defence }.
note-base-built = { COUNTRY($country) }: { POWER($power, form: "the") } builds a base for { MONEY($money) } and sends { AMOUNT("army", $n) } there.
note-nowhere-to-build = { POWER($power, form: "the") } has no ally to build a base on.
note-developed = { POWER($power, form: "the") } gets a development card: { CARD($card) }.
note-nothing-to-develop = { POWER($power, form: "the") } can pay for no development card.
note-card-drawn = { POWER($power, form: "the") } draws { CARD($card) }.
note-drawn-together = { POWER($side, form: "the") } draws { CARDS($cards) }.
note-card-drawn-openly = { POWER($power, form: "the") } draws { CARD($card) }, which everybody knew to be on top of the deck.
note-cards-drawn = { POWER($power, form: "the") } draws { $n } { $n ->
    [one] card
   *[other] cards
 }.
note-deck-shuffled = { POWER($power, form: "the") } shuffles the discard pile into a new deck of { $n } { $n ->
    [one] card
   *[other] cards
 }.
note-discarded = { POWER($power, form: "the") } discards a card.
note-card-discarded = the card that you discarded is { CARD($card) }.
note-trashed = { POWER($power, form: "the") } removes { CARD($card) } from the game.
note-engaged = { REGION($region) }: { POWER($power, form: "the") } engages.
note-token-moved = { POWER($power, form: "the") } moves an Engage token: { REGION($region_before) } → { REGION($region) }.
note-nowhere-to-engage = { POWER($power, form: "the") } can engage nowhere.
note-vp = { POWER($power, form: "the") } { SIGN($n) ->
    [minus] loses
   *[other] gains
 } { VP_SIZE($n) } ({ SOURCE($source, form: "for") }): { FIGURE($total) } in all.
note-gains-money = { POWER($power, form: "the") } gains { MONEY($n) }.
note-pays-money = { POWER($power, form: "the") } pays { MONEY($n) }.
note-gains = { POWER($power, form: "the") } gains { AMOUNT($resource, $n) }.
note-pays = { POWER($power, form: "the") } pays { AMOUNT($resource, $n) }.
note-purse-together = { POWER($power, form: "the") } { $clauses }.
note-paid-out = { POWER($power, form: "the") } has no room for { AMOUNT($resource, $n) }, and gets { MONEY($money) } instead.
note-diplomacy-lost = { POWER($power, form: "the") } has no room for { AMOUNT("diplomacy", $n) } more, and loses it.
note-new-ally = { POWER($power, form: "the") } improves relations; new ally: { COUNTRY($country) }.
note-covers = { COUNTRY($country) }: the new card covers the one that { POWER($power, form: "the") } began with.
note-nothing-to-improve = { POWER($power, form: "the") } can improve relations with no country.
note-influence-placed = { REGION($region) }: { POWER($power, form: "the") } adds { LABEL($label, form: "key") ->
    [permanent] permanent influence
   *[temporary] temporary influence
    [beside] permanent influence beside the slots
 }.
note-pushed-out = { REGION($region) }: a temporary token of { POWER($power, form: "the") } is pushed out.
note-refreshed = { REGION($region) }: { POWER($power, form: "the") } refreshes a temporary token.
note-made-permanent = { REGION($region) }: { POWER($power, form: "the") } makes a temporary token permanent{ LABEL($label, form: "key") ->
    [beside] , beside the slots
   *[permanent] { "" }
 }.
note-no-token-left = { REGION($region) }: { POWER($power, form: "the") } has no influence token left to add.
note-no-place-for-it = { REGION($region) }: there is no slot for the influence of { POWER($power, form: "the") }.
note-invested = { COUNTRY($country) }: { POWER($power, form: "the") } invests { MONEY($money) }.
note-nowhere-to-invest = { POWER($power, form: "the") } can invest nowhere.
note-market-opened = new on the market: { CARD($card) }.
note-market-opened-together = new on the market: { CARDS($cards) }.
note-market-shuffled = the discarded market cards become a new deck of { $n } { $n ->
    [one] card
   *[other] cards
 }.
note-card-taken = { POWER($power, form: "the") } takes { CARD($card) } from the market.
note-market-discarded = { CARD($card) } leaves the market.
note-army-moved = { POWER($power, form: "the") } moves an army: { REGION($region_before) } → { REGION($region) }.
note-army-sent = { REGION($region) }: { POWER($power, form: "the") } sends an army from the player board.
note-nothing-to-move = { POWER($power, form: "the") } has no army to move.
note-ally-exhausted = { POWER($power, form: "the") } exhausts an ally: { COUNTRY($country) }.
note-army-placed = { REGION($region) }: { POWER($power, form: "the") } places { AMOUNT("army", $n) }.
note-nowhere-to-add = { POWER($power, form: "the") } can add influence nowhere.
note-turn-begins = { POWER($power, form: "the") }, turn { $n }.
note-card-played = { POWER($power, form: "the") } plays { CARD($card) }.
note-advantage-played = { POWER($power, form: "the") } plays a strategic asset: { CARD($card) }.
note-decree-played = { POWER($power, form: "the") } plays the decree: { CARD($card) }.
note-passed = { POWER($power, form: "the") } passes.
note-card-put-down = { POWER($power, form: "the") } puts a card of the hand down, face down.
note-put-down-card = the card that you put down is { CARD($card) }.
note-priority-set = { POWER($power, form: "the") } chooses the { LABEL($label, form: "key") ->
    [domestic] domestic
    [diplomatic] diplomatic
   *[military] military
 } priority.
note-produced = { POWER($power, form: "the") } produces { AMOUNT($resource, $n) }.
note-commerce-up = { POWER($power, form: "the") } turns all commerce cards face up.
note-raised = { POWER($power, form: "the") } raises a production, { RESOURCE($resource, form: "nom") }: now { $n }.
note-prospered = { POWER($power, form: "the") } raises prosperity to space { $n }.
note-random-opened = { CARD($card) } is opened.
note-random-resolved = { CARD($card) } is resolved.
note-random-army = { REGION($region) }: { POWER($power, form: "the") } adds an army.
note-ally-ready = { POWER($power, form: "the") } readies an ally: { COUNTRY($country) }.
note-hand-revealed = { POWER($power, form: "the") } reveals { COUNT($cards) ->
    [0] an empty hand
   *[other] { CARDS($cards) }
 }: { $research } research.
note-research-added = { COUNTRY($country) }: the ally adds { $n } to the research of { POWER($power, form: "the") }.
note-market-renewed = { POWER($power, form: "the") } renews the market for 2 research.
note-round-begins = round { $n } begins.
note-scoring-begins = scoring after round { $n }.
note-region-scored = { REGION($region) }: every permanent slot is taken, the region is scored.
note-region-not-filled = { REGION($region) }: a permanent slot is free, the region is not scored.
note-place = { REGION($region) }: { POWER($power, form: "the") } takes { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 } place, which brings { VP($vp) }.
note-first-in-regions = { ABILITY($power, "vp_by_first_place_regions") }: { POWER($power, form: "the") } is first or level by tokens in { $n } { $n ->
    [one] region
   *[other] regions
 }, which { SIGN($vp) ->
    [minus] costs { VP_SIZE($vp) }
   *[other] costs nothing
 }.
note-sphere = { ABILITY($power, "vp_per_region") }: { POWER($power, form: "the") } is first or level by armies in { $n } { $n ->
    [one] region
   *[other] regions
 } of the zone of interest, which brings { VP($vp) }.
note-fdi-network = { ABILITY($power, "vp_by_fdi_regions") }: { POWER($power, form: "the") } has FDI tokens in { $n } { $n ->
    [one] region
   *[other] regions
 }, which brings { VP($vp) }.
note-majority = { MAJORITY($majority) }: { POWER($power, form: "the") } with { $n }, which brings { VP($vp) }.
note-unused-advantages = { POWER($power, form: "the") } has { $n } unused strategic { $n ->
    [one] asset
   *[other] assets
 }.
note-unused-decree = { POWER($power, form: "the") } has not used the decree.
note-won = { POWER($power, form: "the") } wins with { VP($n) }.
note-won-by-first-places = { POWER($power, form: "the") } wins with { VP($n) }, level on VP, by more first places in regions.
note-won-by-tokens = { POWER($power, form: "the") } wins with { VP($n) }, level on VP and first places, by more influence tokens on the board.
note-victory-shared = { POWERS($powers) } share the victory with { VP($n) }.
note-card-shown = { POWER($power, form: "the") } shows { CARD($card) }.
note-pile-chosen = your hand is the { LABEL($label, form: "key") ->
    [first-pile] first
   *[other] second
 } pile.
note-advantage-drawn = { POWER($power, form: "the") } draws a strategic asset: { CARD($card) }.
note-advantages-shown = { POWER($power, form: "the") } keeps { CARDS($cards) }.
note-cannot-spend = { CARD($card) }: { POWER($power, form: "the") } cannot pay, and what it buys does not happen.
note-country-open = { REGION($region) }, now open: { COUNTRY($country) }.
note-countries-open = { REGION($region) }, now open: { COUNTRIES($countries) }.
note-takes-part = { CARD($card) }: { POWER($power, form: "the") } takes part.
note-exported = { POWER($power, form: "the") } exports { AMOUNT($resource, $n) } for { MONEY($money) }.
note-imported = { POWER($power, form: "the") } imports { AMOUNT($resource, $n) } from allies for { MONEY($money) }.
note-bought-from = { POWER($power, form: "the") } imports { AMOUNT($resource, $n) } from { POWER($seller, form: "the") } for { MONEY($money) }.
note-commerce-turned = { POWER($power, form: "the") } turns a commerce card face down; face up: { $n }.
note-nothing-traded = { POWER($power, form: "the") } trades nothing.
note-place-chosen = { POWER($power, form: "the") } is now { PLACE($place) }.
note-development-used = { POWER($power, form: "the") } uses a development card: { CARD($card) }.

## Parts of a note that tells several changes of what a power has: $sums are amounts in a row.

# $power: whose they are.
purse-sum = { AMOUNT($resource, $n) }
purse-produces = produces { $sums }
purse-pays = pays { $sums }
purse-gains = gains { $sums }

## Reasons: why something is not on offer.

reason-no-engage-token = { REGION($region) }: you have no Engage token there.
reason-not-your-zone = { REGION($region) }: it is not in your zone of interest, where threats count.
reason-changes-nothing = { REGION($region) }: your tokens there would avert no threat.
reason-at-most = at most { $n }.
reason-at-least = at least { $n }.
reason-no-flag = { COUNTRY($country) }: its card has no base symbol with the flag of { POWER($power, form: "the") }.
reason-base-before = { COUNTRY($country) }: there is a base already.
reason-no-army-on-board = a base needs an army of your player board, and none is there.
reason-wrong-level = { CARD($card) } is of level { LEVEL($card) }, and your next is of level { $n }.
reason-stack-empty = the stack of { CARD($card) } is empty.
reason-lacks = you lack { AMOUNT($resource, $n) }.
reason-lacks-money-for = you lack { MONEY($n) }.
reason-not-in-hand = { CARD($card) } is not in your hand.
reason-not-there = { CARD($card) } is not among the cards that may be removed.
reason-no-ally-there = { REGION($region) }: you have no ally there.
reason-no-token-there = { REGION($region) }: there is no Engage token to move from there.
reason-not-open = { COUNTRY($country) }: the country is not open now.
reason-is-barred = { COUNTRY($country) }: closed to { POWER($power, form: "the") }, its card bears that flag crossed out.
reason-not-in-this-region = { REGION($region) }: the card does not allow this region.
reason-just-improved = { COUNTRY($country) }: you have just improved relations with it, it must be another country.
reason-lacks-diplomacy = you lack { AMOUNT("diplomacy", $n) }, whatever you exhaust.
reason-no-development-for-this = { CARD($card) } does nothing for influence here.
reason-not-your-token = the token in slot { $n } is not yours to choose.
reason-invested-before = { COUNTRY($country) }: there is an FDI token already.
reason-not-the-target = { COUNTRY($country) }: the card speaks of another country.
reason-not-on-market = { CARD($card) } is not on the market.
reason-no-army-there = { REGION($region) }: no army of yours can move from there.
reason-no-access = { REGION($region) }: it is not in your zone of interest, and you have no base there.
reason-where-it-is = { REGION($region) }: the army is there already.
reason-nowhere-from-there = { REGION($region) }: an army has nowhere to go from there.
reason-not-your-ally = { COUNTRY($country) }: it is no ally of yours.
reason-exhausted = { COUNTRY($country) }: the ally is exhausted; ready it first.
reason-other-region = { COUNTRY($country) }: the ally is elsewhere; only those of this region count: { REGION($region) }.
reason-no-slot-free = { REGION($region) }: no permanent slot is free.
reason-too-little-exported = { REGION($region) }: too little was exported there in this trade.
reason-no-token-to-refresh = { REGION($region) }: no temporary token of yours could move to the right there.
reason-no-temporary-token = { REGION($region) }: you have no temporary token there.
reason-chosen-before = { REGION($region) }: you have chosen it already.
reason-advantage-used = { CARD($card) } has been played already, and strategic assets are played once.
reason-not-your-advantage = { CARD($card) } is no strategic asset of yours.
reason-no-decree = { CARD($card) }: you have no such decree to play.
reason-too-dear = { CARD($card) } costs { RESEARCH_COST($card) }, and at most { $n } is allowed.
reason-produced-before = { RESOURCE($resource, form: "nom") }: you have produced that already in this action.
reason-not-to-be-produced = { RESOURCE($resource, form: "nom") }: the card or the priority produces other resources.
reason-lacks-inputs = { RESOURCE($resource, form: "nom") }: you cannot pay for a unit, which takes { $resource ->
    [0] a track above 0
    [1] a track above 0
    [2] a track above 0
   *[other] { UNIT_COST($resource) } and a track above 0
 }.
reason-at-its-end = { RESOURCE($resource, form: "nom") }: the production is at the end of its track.
reason-raised-before = { RESOURCE($resource, form: "nom") }: you have raised that already, it must be another.
reason-not-to-be-raised = { RESOURCE($resource, form: "nom") }: the card or the priority raises the production of other resources.
reason-ready-already = { COUNTRY($country) }: the ally is ready.
reason-lacks-research = { CARD($card) }: you lack { $n } research.
reason-way-taken = you have taken this way already.
reason-way-empty = the card has nothing to do this with: what it speaks of was not chosen.
reason-way-unpayable = you cannot pay for this way.
reason-no-such-way = the card has no such way.
reason-not-traded = { RESOURCE($resource, form: "nom") }: that cannot be bought or sold here.
reason-traded-before = { RESOURCE($resource, form: "nom") }: that has been traded already; each operation is in another resource.
reason-no-export-symbol = { RESOURCE($resource, form: "nom") }: none of your allies buys that.
reason-no-import-symbol = { RESOURCE($resource, form: "nom") }: neither an ally nor a power sells you that now.
reason-none-in-stock = { RESOURCE($resource, form: "nom") }: you have none to sell.
reason-lacks-money = you lack { MONEY($n) }.
reason-no-deal-with = { POWER($power) }: your trade agreement card does not let you buy { RESOURCE($resource, form: "nom") } there.
reason-sells-none = { POWER($power) }: no commerce card offers { RESOURCE($resource, form: "nom") }, and there is none on the player board.
reason-bought-there = { POWER($power) }: you have bought there in this operation.
reason-not-doubled = { RESOURCE($resource, form: "nom") }: the card doubles other resources.
reason-place-taken = the place is taken: { POWER($power) }.
reason-not-your-development = { CARD($card) } is no development card of yours.
reason-works-by-itself = { CARD($card) } is not used: it works by itself.
reason-effect-starts-later = { CARD($card) } works from round { $round } on.
reason-used-this-round = { CARD($card) } has been used in this round already.
reason-another-moment = { CARD($card) } works at another moment, which its text names.
reason-nothing-to-do = { CARD($card) } would do nothing now.

## The moment of a match, in the lobby.

moment = { $phase ->
    [set_up] Set-up
    [preparation] Round { $round }, preparation
    [actions] Round { $round }, turn { $turn }
    [research] Round { $round }, research
    [random_influence] Round { $round }, random influence
   *[aftermath] Round { $round }, aftermath
 }

# What measures the game while it goes on, over the curve of a replay.
score-measure = Victory points

## Facts: what something that is looked at comes to now. $n of a token more: the place it brings.

fact-slots-free = permanent slots still free: { $n }; only a filled region is scored.
fact-scored-when = regions and majorities are scored next at the end of round { $n }.
fact-pays-now = { POWER($power) }: { VP($vp) } if the region were scored as it is.
fact-one-token-more = { POWER($power) } with one token more: place { $n }, { VP($vp) }.
fact-scored-now = { POWER($power) }: { VP($vp) } if scoring came now.
