### What the guide of World Order says in a guided game. It speaks to a newcomer, plainly: “you”, and the others by name.
###
### $place, $after, $before, $now: places in a region by tokens, 0 without a token; who is level takes the lower place.
### $pushed, $seller: a power, or -1 for nobody. $cards, $countries, $powers: names in a row.

## Where the game stands, and what the question is about.

# $phase: set_up, preparation, actions, research, random_influence or aftermath.
lesson-moment = { $phase ->
    [set_up] Before the first round
    [preparation] Round { $round } of { $rounds }: preparation
    [actions] Round { $round } of { $rounds }, turn { $turn } of 4
    [research] Round { $round } of { $rounds }: research
    [random_influence] Round { $round } of { $rounds }: random influence
   *[aftermath] Round { $round } of { $rounds }: aftermath
 }
lesson-others-choose = The others are choosing. Look at the regions meanwhile: who is ahead where, and by how little?
lesson-about-pile = Twelve cards in two piles: one becomes your hand of round 1, the other your deck, which you draw from in round 2.
lesson-about-assets = You have drawn three strategic assets and keep two. Give up the one that you expect to use least.
lesson-about-place = Choose where you stand in the turn order of this round.
lesson-about-priority = Choose the priority of this round: it readies allies, may raise a production, produces, and has an effect until the round ends.
lesson-about-ready = Choose an exhausted ally to make it ready again. { $left ->
    [one] { $left } may be readied.
   *[other] Up to { $left } may be readied.
 }
lesson-about-raise = A production can be raised. It stays raised to the end of the game, so the earlier, the better.
lesson-about-play = Your turn: play one card. What it does is written on it; what cannot be done is left out.
lesson-about-another = You may play another card in this turn, for nothing more. You then have one less to reveal for research.
lesson-about-put-down = A card of your hand goes face down in front of you, without effect. Take the one that you miss least.
lesson-about-relations = Improve relations: the country that you choose becomes your ally. Its value is its price in diplomacy.
lesson-about-engage = Engage: pay diplomacy in a region where you have an ally, add a token of influence there, and leave an Engage token.
lesson-about-move-token = All your Engage tokens are on the board. You may move one of them here, or leave all where they are.
lesson-about-exhaust = { AMOUNT("diplomacy", $cost) } to pay. Ready allies of this region can take their value off the price: they are exhausted for it.
lesson-about-money-instead = A card lets you pay with money instead of diplomacy. Keep what you will need more.
lesson-about-one-operation = This trade is a single operation: either sell one resource or buy one.
lesson-about-double = The trade symbols of one resource count twice. Choose the one that you have, or want, most of.
lesson-about-export = Trade begins with selling. Choose a resource; afterwards you say how many. { $left ->
    [one] { $left } export is left.
   *[other] { $left } exports are left.
 }
lesson-about-export-amount = How many do you sell? Each brings { MONEY($price) }.
lesson-about-import = Now you may buy. Choose a resource that you have not sold just now. { $left ->
    [one] { $left } import is left.
   *[other] { $left } imports are left.
 }
lesson-about-sellers = From whom do you buy? You may ask several sellers one after the other; the price is the same.
lesson-about-import-amount = How many do you buy? Each costs { MONEY($price) }.
lesson-about-invest = Invest in a ready ally: it is exhausted, brings income every round, and you add influence in its region.
lesson-about-move = Move armies, from your player board or from a region, one at a time. { $price ->
    [0] That costs nothing here.
   *[other] Each costs { MONEY($price) }.
 }
lesson-about-move-to = Choose where the army goes.
lesson-about-army = Choose the region where the new armies go.
lesson-about-base = Build a base on a ready ally with your flag: armies go there, you add influence, and the region stays open to your armies.
lesson-about-garrison = How many armies go to the new base? At least one.
lesson-about-develop = Get a development card of your next level: VP at once, and an effect for the rest of the game.
lesson-about-money-for-services = A card lets you pay for services with money.
lesson-about-use-development = A development card of yours can be used now, once in this round. You may also keep it for later in the round.
lesson-about-produce = Produce: choose a type. { $left ->
    [one] { $left } type is left.
   *[other] { $left } types are left.
 }
lesson-about-produce-amount = How many do you produce? You pay for each.
lesson-about-slot = A token of influence is yours to place: in which kind of slot?
lesson-about-add = You add influence: choose the region first, then the kind of slot.
lesson-about-refresh = Refresh: a temporary token of yours moves to the right end of its row, so that it is pushed out later.
lesson-about-convert = A temporary token of yours becomes permanent: nobody can push it out any more.
lesson-about-research = You have { $n } research. Cards that you take come on top of your deck: you draw them in the next round.
lesson-about-research-ally = Choose a ready ally to exhaust: its value is added to your { $n } research.
lesson-about-free-card = You may take a card of the market that costs at most { $n }, without research.
lesson-about-discard = Discard a card of your hand.
lesson-about-trash = Remove a card from the game for good. A weak one gone makes room for better ones.
lesson-about-cash = An Engage token can be taken back for money.
lesson-about-prosperity = You can raise your prosperity now, by one step.
lesson-about-defend = Threats are about to be counted. An Engage token can be taken back for defence.
lesson-card-asks = The card leaves something to you. Read it: it says what follows.

## What is met for the first time.

lesson-new-world = You lead one of four great powers through six rounds. The most victory points (VP) win. They come from tokens of influence when you place them, from two scorings of the regions, after rounds 3 and 6, from prosperity, developments and some cards.
    .title = What it is all about
lesson-new-assets = Strategic assets are strong cards of your power alone. Each is played once in the game, instead of a card; unused at the end it is worth 2 VP. The two that you keep also set the VP that you start with; whoever has fewer is favoured in turn order.
    .title = Strategic assets
lesson-new-piles = You see both halves of your deck. What you do not begin with, you draw in the next round: nothing is lost.
    .title = Your first hand
lesson-new-turns = A round has four turns each. In a turn you play one card of your hand, or a strategic asset, or you pass for 10 money; for the last two a card goes face down. Of six cards two are left: they are revealed for research. So choose the four to play, and the two to keep.
    .title = Turns
lesson-new-relations = In every region two countries lie open. To make one your ally, pay its value in diplomacy. Allies trade with you, lower prices in their region, take investments and bases, and you need one in a region to engage there. The most allies also bring VP at a scoring.
    .title = Improving relations
lesson-new-exhausting = A ready ally can be exhausted: it takes its value off the price of what you do in its own region, for improving relations and for engaging. It stays your ally, but cannot be exhausted again, invested in or built on until it is ready again, and only priorities and some cards ready it. What an ally takes off beyond the price is lost.
    .title = Exhausting allies
lesson-new-engage = Engaging is the straight way to influence: a region with an ally of yours, its price in diplomacy, a token. The Engage token that stays there can be taken back later for money or for defence, the more the more allies you have there.
    .title = Engaging
lesson-new-export = A trade has two steps: first you sell, then you buy. You sell as many of a resource as your allies show symbols of it, ready or exhausted, and as you have. Goods and services bring 15 money each, energy, raw materials and food 5. Each resource takes part once in a trade.
    .title = Trade: selling
lesson-new-import = Then you buy: from your allies, as far as they show the resource, and from other powers, as far as your trade agreement card allows. Energy, raw materials and food cost 3 each, goods and services 10.
    .title = Trade: buying
lesson-new-sellers = A power cannot refuse to sell. It turns a commerce card face down, or gives of its own stock when none lies face up, and gets the money. Whoever buys in full from an opponent gains 1 diplomacy after the trade. Producing what they show turns commerce cards up again.
    .title = Buying from other powers
lesson-new-invest = An investment costs what the country card says. It adds a token of influence at once, and at the end of every round, this one included, it brings twice the country’s value in money. So early investments pay back. One country takes one.
    .title = Investments
lesson-new-move = Armies go to your zone of interest, the regions with your flag, and to regions where you have a base. There they protect you from threats, threaten others, and break ties for places.
    .title = Moving armies
lesson-new-base = A base needs a ready ally whose card shows your flag under the base symbol, and an army of your player board. It costs 5 money, and usually 5 for each army. You add a token of influence, and your armies may come to the region from then on.
    .title = Bases
lesson-new-develop = Development cards come in levels: first one of level 1, then of level 2, and so on. The VP are yours at once. The effect begins in the round with the number of the level: a card taken early waits for it. Stacks are small, so the best may be gone.
    .title = Developments
lesson-new-produce = Your tracks show how many of each resource you can produce. Energy, raw materials and food are free, and come by themselves every round. A good takes 1 energy and 1 raw material, a service 1 energy and 1 food, an army 1 raw material and 1 food, diplomacy 3 money. Beyond ten of a kind you are paid out, but diplomacy is lost.
    .title = Production
lesson-new-slots = Influence is of two kinds. A permanent token stays to the end, and fills the region: only a region with all permanent slots taken is scored. A temporary token often brings more VP at once, but can be pushed out later. Both count alike when places are compared.
    .title = Two kinds of influence
lesson-new-pushing = Temporary slots form a row. When it is full, a new token pushes out the leftmost one, which goes home to its owner; the others move up, and the newcomer gets no VP. The more to the right, the safer.
    .title = Pushing out
lesson-new-research = After four turns you reveal the cards that are left. Each gives the bonus at its top, and its research symbols together buy cards of the market. Ready allies can be exhausted for more research. In the last round there is no research.
    .title = Research
lesson-new-random = Powers that nobody plays act by cards of random influence: two lie open, one round ahead. At the end of each round they add tokens where the cards say, permanent ones first, sometimes with an army. You see it coming: they fill regions, and may take a place from you.
    .title = Random influence
lesson-new-tokens = After the income of investments, you may take back Engage tokens: each brings 5 money for every ally that you have in its region. In your zone of interest you may keep them to defend with instead.
    .title = Engage tokens
lesson-new-prosperity = Once at the end of every round you may spend goods to raise prosperity by one step: VP and money at once. The steps cost 2, 3, 4, 5 and 6 goods. So try to have the goods for one step in every round: there is no second step later for one that you have missed.
    .title = Prosperity
lesson-new-threats = At the end of every round each region of your zone of interest is checked: for every opponent with more armies there than you, you lose 2 VP. The military priority adds 1 to your defence there, and 1 to your threat where you have armies.
    .title = Threats
lesson-new-scorings = After rounds 3 and 6 every region whose permanent slots are all taken is scored: 1 VP for each token of yours, and the bonuses for the first places. Armies break ties; who is still level gets the bonus of the lower place. A region with a free slot brings nothing.
    .title = Scoring regions
lesson-new-majorities = With the regions three majorities are scored: most money, most armies on the board, most allies. With two players only the first has VP of them.
    .title = Majorities
lesson-new-order = In each round the power with the fewest VP chooses its place in turn order first. Early you have the first choice of countries, cards and slots; late you see what the others did before threats and scoring.
    .title = Turn order
lesson-new-priority = Domestic: goods and services, any production raised, more research. Diplomatic: most allies are readied, diplomacy is produced, and engaging costs less. Military: armies are produced, and threat and defence rise by 1. You choose anew in every round.
    .title = Priorities
lesson-new-readying = Exhausted allies do not recover by themselves. Ready first those of great value, in regions where you mean to act in this round.
    .title = Readying allies
lesson-new-cards = Many cards leave you a choice, or ask for a payment. An action on a card may be declined; the rest is done as far as it goes.
    .title = Cards that ask
lesson-new-decree = Your decree can be played once in the game instead of a card, for any one of eight actions. Kept to the end it is worth 3 VP.
    .title = The decree
lesson-new-usa = At each scoring the USA counts the regions where it has the most tokens, alone or level: four or more cost nothing, fewer cost VP, none as much as 12. And the EU and the USA, both members of NATO, do not threaten each other.
    .title = Your power: the USA
lesson-new-eu = The EU and the USA are members of NATO: they ignore each other’s armies when threats are counted. So look to Russia and China.
    .title = Your power: the EU
lesson-new-russia = At each scoring Russia gains 2 VP for every region of its zone of interest where it has the most armies, alone or level. Armies there count twice for you: they defend, and they score.
    .title = Your power: Russia
lesson-new-china = After round 6 China gains VP for the regions where it has invested: 2 for three regions, up to 8 for all seven. So spread your investments.
    .title = Your power: China

## What to weigh: what hangs over everything.

lesson-scoring-in = { $rounds ->
    [0] Regions are scored at the end of this round{ $last ->
        [1] , which is the last
       *[0] { "" }
     }.
   *[other] Regions are scored next at the end of round { $round }.
 }
lesson-score-stands = You have { VP($vp) }, { POWER($power, form: "the") } { VP($theirs) }: you are { SIGN($ahead) ->
    [plus] { ABS($ahead) } ahead
    [minus] { ABS($ahead) } behind
   *[zero] level
 }.
lesson-threats-in-all = { $n } threats hang over you: if the round ended now, they would cost { VP($vp) }.
lesson-threat-now = { REGION($region) }: the threat of { POWER($power, form: "the") } is { $threat }, your defence { $defence }. That costs { VP($vp) } at the end of the round.
# $where: permanent or temporary.
lesson-token-here = { REGION($region) }: { $where ->
    [permanent] a permanent slot
   *[temporary] a temporary slot
 } brings { VP($vp) } now{ $pushed ->
    [-1] { "" }
   *[other] { " " }and pushes out a token of { POWER($pushed, form: "the") }
 }. Your place: { $place ->
    [0] none
   *[other] { $place }
 } → { $after }, its bonus when scored: { $bonus } → { $bonus_after }. { $free ->
    [0] The region is filled and will be scored.
    [one] { $free } permanent slot is still free: until it is taken the region is not scored.
   *[other] { $free } permanent slots are still free: until they are taken the region is not scored.
 }
lesson-no-tokens = You have no token of influence left: nothing more can be added until one is pushed out.
# $army: 1 where an army comes with it.
lesson-random-coming = { REGION($region) }: at the end of the round { POWER($power, form: "the") }, which nobody plays, adds a token there{ $army ->
    [1] { " " }and an army
   *[0] { "" }
 }.
lesson-prosperity-next = The next step of prosperity takes { AMOUNT("goods", $goods) } (you have { $have }) and brings { VP($vp) } and { MONEY($money) }.
lesson-ability-first = You have the most tokens, alone or level, in { $n } { $n ->
    [one] region
   *[other] regions
 }: scored now, that means { SIGN($vp) ->
    [minus] { ABS($vp) } VP lost
   *[other] no loss
 }.
lesson-ability-sphere = In { $n } { $n ->
    [one] region
   *[other] regions
 } of your zone of interest you have the most armies, alone or level: scored now, { VP($vp) }.
lesson-ability-network = You have invested in { $n } { $n ->
    [one] region
   *[other] regions
 }: at the end of the game that would bring { VP($vp) }.
lesson-majorities-stand = Majorities as they stand, you against the best of the others: money { $money } to { $money_most } ({ VP($money_vp) }), armies on the board { $armies } to { $armies_most } ({ VP($armies_vp) }), allies { $allies } to { $allies_most } ({ VP($allies_vp) }).

## What to weigh: cards.

lesson-means = You have { MONEY($money) }, { AMOUNT("diplomacy", $diplomacy) } and { AMOUNT("army", $armies) } on your player board: what a card asks for has to come from there.
lesson-cards-left = { $turns ->
    [one] This is your last turn of the round.
   *[other] { $turns } turns of yours are left in the round, this one included.
 } After that { $left ->
    [one] 1 card stays
   *[other] { $left } cards stay
 } for research. { $n ->
    [0] None of your cards has research symbols.
    [one] 1 research symbol is on: { $cards }.
   *[other] Most research symbols, { $n }, are on: { $cards }.
 }
lesson-assets-unused = Not used yet: { $cards }. Unused to the end, each strategic asset is worth { VP($vp) }. A pass brings { MONEY($money) }.
lesson-fewest-symbols = Fewest research symbols ({ $n }): { $cards }.
lesson-research-buy = { CARD($card) } costs { $cost } research and leaves you { $left }.
lesson-research-allies = For { CARD($card) } you lack { $missing } research. Your { $allies ->
    [one] ready ally
   *[other] { $allies } ready allies
 } could add { $value }, but would be exhausted.
lesson-research-renew = For { $cost } research the { $n } rightmost cards of the market are replaced.
lesson-research-lost = What you do not spend is lost. What you take you draw first in the next round.
lesson-research-ally = { COUNTRY($country) }: value { $value }, you would have { $n } research{ $card ->
    [0] : not enough for another card yet
   *[other] : enough for { CARD($card) }
 }.
lesson-dearest = The dearest of them cost { $cost }: { $cards }.
lesson-asset-given-up = { CARD($card) } given up: you start with { VP($vp) }.
lesson-fewest-first = In round 1 the fewest VP stand first in turn order.
# $label: first_pile or second_pile.
lesson-pile = { $label ->
    [first_pile] First pile
   *[second_pile] Second pile
 }: { $cards }.
lesson-order-taken = Placed already: { $powers }.
lesson-order-later = Still to be placed after you: { $powers }.

## What to weigh: diplomacy.

lesson-relations-price = { COUNTRY($country) } costs { AMOUNT("diplomacy", $cost) }. { $off ->
    [0] No ready ally of its region can lower that
   *[other] Allies of its region could take { $off } off and leave { $rest }
 }; you have { $have }.
lesson-relations-twin = { COUNTRY($country) } is a second card of an ally of yours and covers it. { $ready ->
    [1] As that is ready, you also add influence.
   *[0] As that is exhausted, you add no influence; ready, it would bring some.
 }
lesson-relations-first = You have no ally yet in the region of these, and could engage there afterwards: { $countries }.
lesson-relations-base = These show your flag, so that you could build a base there: { $countries }.
lesson-engage-price = { REGION($region) }: engaging costs { AMOUNT("diplomacy", $cost) }. { $off ->
    [0] No ready ally can lower that
   *[other] Allies there could take { $off } off and leave { $rest }
 }; you have { $have }.
lesson-token-worth = { REGION($region) }: an Engage token there is worth { MONEY($money) } by your allies of today.
lesson-pay-now = Paid now, it costs { AMOUNT("diplomacy", $cost) } of your { $have } and leaves { $left }.
lesson-exhaust-ally = { COUNTRY($country) } (value { $value }) would leave { AMOUNT("diplomacy", $left) } to pay{ $wasted ->
    [0] { "" }
   *[other] ; { $wasted } of its value would be lost
 }.
lesson-exhausted-stay = An exhausted ally is ready again only by a priority or a card.
lesson-money-instead = You have { AMOUNT("diplomacy", $diplomacy) } and { MONEY($money) }; each diplomacy can be paid with { MONEY($price) }.
lesson-ready-ally = { COUNTRY($country) }: value { $value }; { REGION($region) }.

## What to weigh: trade and production.

lesson-export-offer = { RESOURCE($resource) }: you can sell { $n } for { MONEY($money) } in all, and keep { $left }.
lesson-services-wanted = A development card of level { $level }, your next, takes at least { AMOUNT("services", $services) }; you have { $have }.
lesson-import-offer = { RESOURCE($resource) }: { $n } can be bought in all, for { MONEY($money) }.
lesson-import-source = { $seller ->
    [-1] Your allies
   *[other] { POWER($seller) }
 }: up to { AMOUNT($resource, $n) } for { MONEY($money) }.
lesson-room-left = { RESOURCE($resource) }: you may keep ten, so there is room for { $room } more; the rest becomes money again.
lesson-room-diplomacy = { RESOURCE($resource) }: you may keep ten, so there is room for { $room } more; the rest would be lost.
lesson-import-diplomacy = { POWER($seller) }: if you buy { $n ->
    [1] one
   *[other] all { $n }
 }, you gain { AMOUNT("diplomacy", $diplomacy) } after the trade, once.
lesson-symbols = { RESOURCE($resource) }: { $sold } { $sold ->
    [one] symbol
   *[other] symbols
 } for selling, { $bought } for buying.
lesson-invest-offer = { COUNTRY($country) }: costs { MONEY($money) } and brings { MONEY($income) } a round, { MONEY($total) } to the end of the game.
lesson-token-defends = { REGION($region) }: kept for the threats, which are counted in a moment, a token there would save { VP($vp) }.
lesson-produce-offer = { RESOURCE($resource) }: up to { $n } now.
lesson-produce-commerce = Producing { RESOURCE($resource, form: "nom") } turns up your commerce cards, of which { $n } { $n ->
    [one] lies
   *[other] lie
 } face down: then others can buy of them again, and pay you.
lesson-raise-track = { RESOURCE($resource) }: { $before } → { $after }; the track ends at { $end }.
lesson-develop-offer = { CARD($card) } costs { DEVELOPMENT_COST($card) } and brings { VP($vp) }; { $active ->
    [1] its effect begins at once
   *[0] its effect begins in round { $level }
 }.
lesson-prosper-offer = It takes { AMOUNT("goods", $goods) }, leaves { $left }, and brings { VP($vp) } and { MONEY($money) }.
lesson-goods-sold = Sold in a trade, as many goods would bring { MONEY($money) } at most, and no VP.
lesson-prosper-then = The step after that will take { AMOUNT("goods", $goods) }.
lesson-box-domestic = Domestic: readies { $n } of your exhausted allies, produces up to { AMOUNT("goods", $goods) } or up to { AMOUNT("services", $services) } with what you have now, and adds { $research } research.
lesson-box-diplomatic = Diplomatic: readies { $n } of your exhausted allies, produces up to { AMOUNT("diplomacy", $diplomacy) } with what you have now, and engaging costs { $discount } less.
lesson-box-military = Military: readies { $n } of your exhausted allies and produces up to { AMOUNT("army", $armies) } with what you have now. Threats over you: { $now }; with this priority { $then }.

## What to weigh: armies.

lesson-army-defends = { REGION($region) }: { AMOUNT("army", $n) } more would save { VP($vp) } of threats.
lesson-army-threatens = { REGION($region) }: with { AMOUNT("army", $n) } more your threat would cost { VP($vp) } each: { $powers }.
lesson-army-places = { REGION($region) }: { AMOUNT("army", $n) } more would break a tie: place { $place } → { $after }.
lesson-army-needed = { REGION($region) }: an army that leaves would cost { VP($vp) } by threats.
lesson-base-offer = { COUNTRY($country) }: a base costs { MONEY($money) } with one army; up to { AMOUNT("army", $n) } can go.
lesson-garrison = Up to { AMOUNT("army", $n) } can go; { $have } { $have ->
    [one] is
   *[other] are
 } on your player board.
lesson-defend-offer = { REGION($region) }: a token there adds { $more } defence and { $vp ->
    [0] saves nothing alone, but with another
   *[other] saves { VP($vp) }
 }.
lesson-row-stands = { REGION($region) }: { $n } of { $slots } temporary slots are taken. A full row pushes out its leftmost token.
lesson-row-token = { REGION($region) }: your leftmost temporary token is number { $at } of { $n }. { $after ->
    [one] The next new token pushes it out.
   *[other] { $after } new tokens from now on push it out.
 }

## What came of it, and why.

lesson-income-came = Your investments brought { MONEY($money) }: twice the value of each country.
lesson-threat-suffered = { REGION($region) }: the threat of { POWER($power, form: "the") }, { $threat }, was greater than your defence, { $defence }: it cost you { VP($vp) }.
lesson-threat-made = { REGION($region) }: your threat, { $threat }, was greater than the defence of { POWER($power, form: "the") }, { $defence }: it cost them { VP($vp) }.
lesson-was-pushed-out = { REGION($region) }: a temporary token of yours was pushed out. It was the leftmost of a full row; you have it back.
lesson-bought-from-you = { POWER($power, form: "the") } bought { AMOUNT($resource, $n) } from you: you cannot refuse, but you got { MONEY($money) }.
lesson-commerce-up = Your commerce cards lie face up again, as you have produced what they show.
lesson-was-paid-out = You may keep ten of a kind: { AMOUNT($resource, $n) } beyond that became { MONEY($money) }.
lesson-diplomacy-lost = { AMOUNT("diplomacy", $n) } beyond ten was lost.
lesson-scoring-came = Round { $round } ended with a scoring.
lesson-not-scored = { REGION($region) } was not scored: a permanent slot was free. Your { $n ->
    [one] token
   *[other] { $n } tokens
 } brought nothing.
lesson-place-scored = { REGION($region) }: place { $place } brought you { VP($vp) }.
lesson-majority-scored = { MAJORITY($majority) }: { $n } brought you { VP($vp) }.
lesson-ability-scored = Your special ability counted { $n } { $n ->
    [one] region
   *[other] regions
 }: { SIGN($vp) ->
    [plus] { VP($vp) } gained
    [minus] { VP_SIZE($vp) } lost
   *[zero] no VP
 }.
lesson-place-won = { REGION($region) }: you have come up, { $before ->
    [0] from no place
   *[other] from place { $before }
 } to place { $now }.
lesson-place-lost = { REGION($region) }: you have fallen from place { $before } { $now ->
    [0] to none
   *[other] to place { $now }
 }.

## The end: what decided the game.

# $part: before, turn, after or scoring.
lesson-moment-when = { $part ->
    [before] Round { $round }, before the turns
    [turn] Round { $round }, turn { $turn }
    [after] Round { $round }, after the turns
   *[scoring] Round { $round }, scoring
 }
# $who: mine or theirs.
lesson-moment-vp = { SOURCE($source) }: { $who ->
    [mine] you
   *[theirs] { POWER($power, form: "the") }
 } { SIGN($n) ->
    [minus] lost { VP_SIZE($n) }
   *[other] gained { VP($n) }
 }.
lesson-moment-lead = { $who ->
    [mine] You took the lead
   *[theirs] { POWER($power, form: "the") } took the lead
 } with { VP($vp) }.
lesson-result = { $won ->
    [1] You have won with { VP($mine) }; nearest to you was { POWER($power, form: "the") } with { VP($theirs) }.
   *[0] { POWER($power, form: "the") } won with { VP($theirs) }; you had { VP($mine) }.
 }
lesson-decided-by = What decided it: { SOURCE($source) }. You { SIGNED($mine) }, { POWER($power, form: "the") } { SIGNED($theirs) }: a difference of { VP_SIZE($difference) }.
lesson-by-source = { SOURCE($source) }: you { SIGNED($mine) }, { POWER($power, form: "the") } { SIGNED($theirs) }.
lesson-try-slots = Place more tokens: every engagement, investment and base adds one, and the first slots of a row bring most.
lesson-try-developments = Get a development card early, and one level after the other: they bring VP at once and help in every round that follows.
lesson-try-prosperity = Keep goods for prosperity at the end of every round. There is only one such step a round.
lesson-try-defence = Before a round ends compare the armies in your zone of interest; an army, the military priority or an Engage token may save 2 VP for each opponent.
lesson-try-regions = Help to fill the regions where you have many tokens before round 3 and round 6 end: only filled ones are scored.
lesson-try-places = Look where one more token, or an army in a tie, wins a place: the first places bring most of the scoring.
lesson-try-ability = Mind the special ability of your power: it is scored with the regions.
lesson-try-majorities = Before a scoring, look at money, armies on the board and allies: a small lead is enough.
lesson-try-other-power = Now try another power: each has cards, allies and aims of its own.
