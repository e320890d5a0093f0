### What the bots of World Order say: why they choose as they do. Names of regions, countries and cards have one form
### only, so they stand in front of a colon.

## Cards.

advice-money-instead-of-card = no card does more now than the money for passing.
advice-uses-development = { CARD($card) }: it costs nothing to use it now.
advice-least-needed = { CARD($card) }: this card is missed the least.
advice-most-cards = the more cards there are to choose from, the better.
advice-researches = { CARD($card) }: of what the research pays for, this card promises the most.
advice-renews-market = nothing on the market is worth the research.
advice-exhausts-for-better = an exhausted ally pays for a card that is worth more than the ally ready.
advice-nothing-to-research = nothing that the research pays for is worth having.
advice-best-free-card = { CARD($card) }: of the cards on offer, this one does the most.
advice-develops = { CARD($card) }: it brings VP at once and leads on to the next level.
advice-better-pile = this pile does more in the first round.
advice-fewest-vp = { CARD($card) }: it brings the fewest VP to begin with.

## Influence, allies, armies.

advice-second-card-of-country = { COUNTRY($country) }: a second card of an ally adds its trade, and influence if the first is ready.
advice-new-ally = { COUNTRY($country) }: of the open countries, this ally promises the most for its price.
advice-invests = { COUNTRY($country) }: an investment promises the most there, in influence and in income.
advice-builds-base = { COUNTRY($country) }: a base promises the most there.
advice-readies = { COUNTRY($country) }: this ally can do the most when it is ready.
advice-exhausts = { COUNTRY($country) }: exhausting this ally costs less than it saves.
advice-keeps-allies-ready = diplomacy is missed less than a ready ally.
advice-influence-counts = { REGION($region) }: influence counts the most there.
advice-stays-for-good = { REGION($region) }: a token beside the slots stays to the end of the game.
advice-fills-region = { REGION($region) }: a permanent token stays to the end of the game and helps to fill the region.
advice-vp-at-once = { REGION($region) }: the temporary slot brings { $n } VP at once.
advice-pushes-out = { REGION($region) }: the token pushes out an older one.
advice-armies-needed = { REGION($region) }: an army is needed the most there.
advice-army-spared = { REGION($region) }: an army can be spared there.
advice-army-sent = an army does more in a region than on the player board.
advice-armies-stay = no move is worth its price.

## Resources and money.

advice-sells = { RESOURCE($resource) }: the money is worth more than what is sold.
advice-buys = { RESOURCE($resource) }: it is worth more than its price.
advice-produces = { RESOURCE($resource) }: producing it gains the most.
advice-raises-track = { RESOURCE($resource) }: more of it every round is worth the most.
advice-no-gain-in-more = more would cost more than it is worth.
advice-cashes-token = { REGION($region) }: the token brings money and is free again.
advice-token-will-defend = the token is kept to avert a threat.
advice-defends = { REGION($region) }: the token averts a threat there.
advice-prospers = prosperity brings { $n } VP.

## The order of turns.

advice-acts-first = whoever acts first has the choice of slots and countries.
advice-acts-last = whoever acts last before a scoring knows where majorities stand.

## What else an option does.

advice-for-vp = it brings the most VP at once.
advice-for-regions = it counts the most for places in the regions.
advice-for-majorities = it counts the most for the majority tokens.
advice-for-ability = it counts the most for the power’s special ability.
advice-for-defence = it counts the most against threats.
advice-for-prosperity = it counts the most for prosperity.
advice-for-development = it counts the most for developments.
advice-for-resources = it counts the most for resources.
advice-for-money = it counts the most for money.
advice-for-allies = it counts the most for allies.
advice-for-investment = it counts the most for the income to come.
advice-for-production = it counts the most for production.
advice-for-hand = it counts the most for the cards to come.
advice-for-assets = it keeps the strategic assets for later.
advice-against-rivals = it takes the most from the strongest opponent.
