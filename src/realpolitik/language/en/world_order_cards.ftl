### The texts of World Order's cards.

## Clauses of the ops. $mood: "do" for a command, "to" for what one may do or pays for; English has one form for both.
## $owner: "you", or "power" for another power that takes part. $mark: a letter, where two things have the same name.

# $other: "yes" for a country other than the one before.
verb-improve-relations =
    .open = improve relations with { $other ->
        [yes] another
       *[no] an
     } available country
    .open-in = improve relations with { $other ->
        [yes] another
       *[no] an
     } available country { $where }
    .search = improve relations with any { $other ->
        [yes] other country
       *[no] country
     } of one region, available or in its stacks
    .search-in = improve relations with any { $other ->
        [yes] other country
       *[no] country
     } { $where }, available or in the stacks
verb-engage = engage { $where }
verb-trade = trade
    .single = carry out a single trade operation (one export or one import)
verb-invest = invest in an ally
    .there = invest in that country{ $mark }
    .elsewhere = invest in an ally of another region than that country{ $mark }
verb-move = move { $count }
    .to = move { $count } { $where }
verb-build-base = build a base in an ally
    .there = build a base in that country{ $mark }
verb-develop = get a development card
verb-produce =
    .types = produce { $n ->
        [one] { $n } type of resource
       *[other] { $n } different types of resource
     }
    .that = produce that type of resource{ $mark }
    .most = produce up to { $amount }
    .these = produce { $types }
verb-gain = gain { $what }
verb-spend = spend { $cost } to { $what }
    .bare = spend { $cost }
verb-exchange = exchange { $give } for { $get }
    .times = exchange { $give } for { $get } up to { $n } times
verb-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
    .by-ally = draw any number of cards up to the highest value among { $owner ->
        [power] its
       *[you] your
     } ready allies
verb-discard = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
    .as-many = discard as many cards{ $mark }
verb-trash =
    .hand = remove { $n ->
        [one] { $n } card
       *[other] { $n } cards
     } of { $owner ->
        [power] its
       *[you] your
     } hand from the game
    .discard = remove { $n ->
        [one] { $n } card
       *[other] { $n } cards
     } of { $owner ->
        [power] its
       *[you] your
     } discard pile from the game
    .either = remove { $n ->
        [one] { $n } card
       *[other] { $n } cards
     } of { $owner ->
        [power] its
       *[you] your
     } hand or discard pile from the game
verb-trash-self = remove this card from the game
verb-play-another = play another card
verb-research-free = take a market card of cost { $n } or less without research, onto { $owner ->
    [power] its
   *[you] your
 } deck
    .plays = take a market card of cost { $n } or less without research and play it at once
verb-ready = ready up to { $n } allies
    .one = ready an ally
    .one-chosen = choose an ally and ready it if it is exhausted
    .chosen = choose up to { $n } allies, the last of which is “that country”, and ready those that are exhausted
verb-add-influence = add 1 influence { $where }
    .permanent = add 1 permanent influence { $where }
verb-refresh-influence = refresh 1 of { $owner ->
    [power] its
   *[you] your
 } temporary tokens { $where }
verb-convert-influence = make 1 of { $owner ->
    [power] its
   *[you] your
 } temporary tokens { $where } permanent
verb-place-army = place { $count } from the supply { $where }
verb-increase-production = raise { $n ->
    [one] { $n } production by 1
   *[other] { $n } different productions by 1
 }
    .that = raise the production of that type{ $mark } by 1
verb-increase-prosperity = raise prosperity by 1 space
verb-choose-region = choose { $count }
verb-choose-resource = choose a type of resource
verb-choose = choose one: { $ways }
    .some = do { $n } of these, in any order: { $ways }
    .all = do these, in any order: { $ways }
verb-repeat = { $n ->
    [one] once
   *[other] up to { $n } times
 }: { $what }
    .distinct = { $n ->
        [one] once
       *[other] up to { $n } times, in a different region each time
     }: { $what }
# $number: whether the power is "one" or "many".
verb-power-may = { $power } may spend { $cost } to { $what }

## What follows an action behind a comma.

text-not-that-country = but not with that country{ $mark }
text-cheaper = for { $amount } less
text-cheaper-per-ally = { $cheaper } for each of { $owner ->
    [power] its
   *[you] your
 } allies there
text-cheaper-per-army = { $cheaper } for each of { $owner ->
    [power] its
   *[you] your
 } armies there
text-cheaper-there = { $cheaper } { $where }
text-cheaper-only = { $cheaper } (only { $where })
text-dearer = for { $amount } more
text-dearer-each = for { $amount } more per army
text-dearer-from-board = for { $amount } more from { $owner ->
    [power] its
   *[you] your
 } board
text-money-for-diplomacy = where { $amount } may replace each unit of diplomacy
text-money-for-services = where { $amount } may replace each unit of services
text-shuffled-afterwards = after which the region’s cards are shuffled and 2 of them opened
text-without-an-ally = even without an ally there
text-only-countries-of = using only countries of { $regions }
text-as-if-allies = as if the available countries of { $regions } were { $owner ->
    [power] its
   *[you] your
 } allies
text-symbols-twice = counting { $types } symbols twice
    .choose = counting { $types } symbols twice, whichever { $owner ->
        [power] it chooses
       *[you] you choose
     }
text-if-elsewhere = if it is of another region than that country{ $mark }
text-not-exhausted = without exhausting it
text-even-with-fdi = even if it already has { $n ->
    [one] { $n } FDI token
   *[other] up to { $n } FDI tokens
 }
text-even-with-bases = even if it already has { $n ->
    [one] { $n } base
   *[other] up to { $n } bases
 }
text-for-free = without paying
text-without-access = even without access
text-whatever-the-value = with { $count } whatever its value
text-armies-free = paying nothing for the armies
text-armies-at = paying { $amount } for each army
text-may-be-permanent = with influence that may be permanent even without a free slot
text-which-may-be-permanent = which may be permanent even without a free slot
text-even-beside = even without a free slot
text-units-of-each = { $n ->
    [one] { $n } unit at most of each
   *[other] { $n } units at most of each
 }
text-times = { $n ->
    [2] twice
   *[other] { $n } times
 }
text-but-not = except { $places }
text-if-exported = if { $owner ->
    [power] it
   *[you] you
 } exported at least { $amounts } there
text-free-if-unplayed = and does so without paying if nobody plays it

## What surrounds a clause, and how clauses go together.

text-step-qualified = { $what }, { $more }
text-step-may = { $owner ->
    [power] it
   *[you] you
 } may { $what }
text-step-if-you-like = optionally { $what }
text-step-if = if { $condition }, { $what }
text-step-then = then { $what }
text-steps-then = { $first }, then { $next }
    .comma = { $first }, { $next }
text-ways-or = { $first }; or { $next }
    .comma = { $first }; { $next }
text-ways-and = { $first }; { $next }
    .comma = { $first }; { $next }
text-pay-to = { $paid } to { $what }
text-per-fdi-token = { $what } for each FDI token on { $owner ->
    [power] its
   *[you] your
 } allies
text-per-imported-type = { $what } for each type imported
text-or-all-there-is = { $cost } (or all it has, if that is less)
text-other-than = { $what } other than { $places }
text-among = { $what } among { $places }

## Whether a step was done that another needs.

text-done-improve-relations = you improved relations{ $mark }
text-done-engage = you engaged{ $mark }
text-done-trade = you traded{ $mark }
text-done-invest = you invested{ $mark }
text-done-move = you moved the armies{ $mark }
text-done-build-base = you built the base{ $mark }
text-done-draw = you drew a card{ $mark }
text-done-exchange = you made the exchange{ $mark }
text-done-ready = you chose an ally{ $mark }
text-done-place-army = you placed armies{ $mark }
text-done-choose-region = you chose a region{ $mark }
text-done-choose-resource = you chose a type{ $mark }

## Amounts, in the case of what is gained, spent or produced.

text-amounts-and = { $first } and { $next }
    .comma = { $first }, { $next }
text-amount-energy = { $n } energy
text-amount-raw = { $n ->
    [one] { $n } raw material
   *[other] { $n } raw materials
 }
text-amount-food = { $n } food
text-amount-goods = { $n } goods
text-amount-services = { $n } services
text-amount-diplomacy = { $n } diplomacy
text-amount-army = { $n ->
    [one] { $n } army
   *[other] { $n } armies
 }
text-amount-money = { $n } money
text-amount-vp = { $n } VP
text-armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
 }
    .most = up to { $n ->
        [one] { $n } army
       *[other] { $n } armies
     }
    .range = { $least } to { $n ->
        [one] { $n } army
       *[other] { $n } armies
     }
text-regions = { $n ->
    [one] a region
   *[other] { $n } regions
 }
    .most = up to { $n ->
        [one] { $n } region
       *[other] { $n } regions
     }
    .range = { $least } to { $n ->
        [one] { $n } region
       *[other] { $n } regions
     }

## Types of resources: produced · gen: whose symbols.

text-type-energy = energy
    .gen = energy
text-type-raw = raw materials
    .gen = raw material
text-type-food = food
    .gen = food
text-type-goods = goods
    .gen = goods
text-type-services = services
    .gen = services
text-type-diplomacy = diplomacy
    .gen = diplomacy
text-type-army = armies
    .gen = army

## Places. in: where something is done · to: where something goes · but: all except them, or what is theirs · each: to each of
## them · all: to any of them · one-of, one: all to the same one · a: one of
## those that the rules allow. Regions also have nom, as they stand in a list.

text-places =
    .in = in { $places }
    .to = to { $places }
    .but = { $places }
    .each = to each of { $places }
    .one-of = to one of { $places }
text-regions-and = { $first } and { $next }
    .comma = { $first }, { $next }
text-anywhere =
    .a = in a region
    .in = in any region
    .to = to any region
    .but = all regions
    .each = to each region
    .one = to one region
text-there-region =
    .in = in that region
    .to = to that region
    .but = that region
    .each = to that region
    .all = to that region
text-there-regions =
    .in = in one of those regions
    .to = to one of those regions
    .but = those regions
    .each = to each of those regions
    .all = to those regions
text-there-moved =
    .in = in a region that armies moved to
    .to = to a region that armies moved to
    .but = the regions that armies moved to
    .each = to each region that armies moved to
    .all = to the regions that armies moved to
text-there-served =
    .in = in a region that got its armies
    .to = to a region that got its armies
    .but = the regions that got their armies
    .each = to each region that got its armies
    .all = to the regions that got their armies
text-there-country =
    .in = in that country’s region
    .to = to that country’s region
    .but = that country’s region
    .each = to that country’s region
    .all = to that country’s region

text-region-europe = Europe
    .in = Europe
    .to = Europe
    .but = Europe
    .nom = Europe
text-region-central-asia = Central Asia
    .in = Central Asia
    .to = Central Asia
    .but = Central Asia
    .nom = Central Asia
text-region-americas = Americas
    .in = the Americas
    .to = the Americas
    .but = the Americas
    .nom = the Americas
text-region-mena = Middle East - North Africa
    .in = the Middle East - North Africa
    .to = the Middle East - North Africa
    .but = the Middle East - North Africa
    .nom = the Middle East - North Africa
text-region-africa = Africa
    .in = Africa
    .to = Africa
    .but = Africa
    .nom = Africa
text-region-south-asia = South Asia
    .in = South Asia
    .to = South Asia
    .but = South Asia
    .nom = South Asia
text-region-east-asia-pacific = East Asia - Pacific
    .in = East Asia - Pacific
    .to = East Asia - Pacific
    .but = East Asia - Pacific
    .nom = East Asia - Pacific
text-region-other = { $name }
    .in = { $name }
    .to = { $name }
    .but = { $name }
    .nom = { $name }

## Powers. the: as the subject of a sentence · full: as the content has it · number: whether it is one or many.

text-power-usa = USA
    .the = the USA
    .full = United States of America
    .number = one
text-power-eu = EU
    .the = the EU
    .full = European Union
    .number = one
text-power-russia = Russia
    .the = Russia
    .full = Russian Federation
    .number = one
text-power-china = China
    .the = China
    .full = People's Republic of China
    .number = one

## Developments.

text-when-it-starts = when the effect starts, { $what }
text-at-will = at any moment, you may { $what }
text-event = { $event }, { $what }
text-event-may = { $event }, you may { $what }
text-once-per-round = once per round, { $what }
text-on-focus-chosen = when you choose your priority
text-on-acquired = when you get this card in round { $level } or later
text-on-improve-relations-done = when you improve relations
text-on-first-turn-of-round = in your first turn of the round
text-on-influence-added = before or after you add influence to a region
text-bonus-research = in each research step you have { $n } more research
text-bonus-engage-discount = whenever you engage, it costs { $n } diplomacy less
text-bonus-threat = your threat is higher by { $n } in every region
text-bonus-defence = your defence is higher by { $n } in every region
text-bonus-hand-size = at the beginning of each round you draw { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
 }
text-vp-only = this card brings VP only

## Random influence: a row.

text-row = { $power }: 1 influence { $where }
    .army = { $power }: 1 influence and 1 army { $where }
text-row-trade = { $row }; { $partner } turns a commerce card face down for { $money }

## Facts on a card's face, one after the other.

fact-next = { $first }; { $next }
    .comma = { $first }; { $next }
fact-starter = starter card of { $power }
fact-market = market card
fact-cost = cost { $n }
fact-bonus = top bonus { $amount }
fact-research = research { $n }
fact-suggested = suggested for a first game
fact-strategic = strategic asset of { $power }
fact-starting-vp = { $n } VP at the start
fact-decree = decree of { $power }
fact-unused-vp = { $n } VP if unused
fact-development = development of level { $n }
fact-from-round = works from round { $n } on
fact-price = costs { $amounts }
fact-vp = { $n } VP
fact-copies = { $n ->
    [one] { $n } card in the stack
   *[other] { $n } cards in the stack
 }
fact-random = random influence card
fact-marked = { $fact } ({ $mark })
