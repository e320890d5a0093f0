### What the bots of Labyrinth say: who they are, and why they choose as they do.

bot-flowchart = Flowchart
    .help = The Jihadists of the rulebook: plays whatever card comes, by the flowchart of the solitaire game. For the Jihadists’ seat only.

## The flowchart. What its lines decide is told by the notes of the solitaire game.

advice-top-card = the rulebook’s Jihadists play their cards as they come.
advice-same-country = as long as cells are left { COUNTRY($country, form: "in") }, the flow stays there.
advice-flow-ends = the flow finds no further use for the card.

## Cards.

advice-event-helps = the event “{ CARD($card) }” does more now than an operation would.
advice-event-buried = in the 1st Plot box, “{ CARD($card) }” does not occur for the US.
advice-event-harmless = the opponent’s event “{ CARD($card) }” does little harm now.
advice-event-before = the event “{ CARD($card) }” cannot be avoided, and it is better to act after it.
# $label: an operation.
advice-best-operation = { LABEL($label) } promises the most with this card.
advice-saves-ops = nothing better is to be had for the card, and reserves make the next one stronger.
advice-spends-reserves = with the reserves the card can do more than they will later.
advice-keeps-card = “{ CARD($card) }” will be worth more next turn.
advice-drops-card = discarded now, “{ CARD($card) }” helps nobody.

## Operations of the US.

# $n: faces of a die by which it succeeds.
advice-persuades = a War of Ideas { COUNTRY($country, form: "in") } succeeds with { $n ->
    [0] no roll, but may bring aid
    [one] { $n } roll of six
   *[other] { $n } rolls of six
 }, and promises the most.
advice-explores = nobody knows yet how { COUNTRY($country, form: "the") } will turn out, and it is worth trying.
advice-sways = the posture of { COUNTRY($country, form: "the") } may come to be that of the US, which brings prestige and mends GWOT relations.
advice-disrupts = of the cells within reach, those { COUNTRY($country, form: "in") } are the most dangerous.
advice-changes-regime = a new regime { COUNTRY($country, form: "in") } is worth the troops and the risk to prestige.
advice-blocks-plot = of the plots on the map, the one { COUNTRY($country, form: "in") } threatens the most.
advice-sends-troops = troops are needed the most { COUNTRY($country, form: "in") }.
advice-recalls-troops = troops on the track bring cards and are ready for anything.
advice-spares-troops = troops can be spared the most there.
advice-counts-troops = so many are enough there, and the others are needed elsewhere.

## Operations of the Jihadists.

advice-cells-count = a cell is worth the most { COUNTRY($country, form: "in") }.
advice-cells-leave = a cell is missed the least { COUNTRY($country, form: "in") }.
advice-struggles = jihad { COUNTRY($country, form: "in") } promises the most, by the odds and by what may be won.
advice-plots-there = a plot { COUNTRY($country, form: "in") } promises the most.
advice-nothing-more = more would cost more than it promises.

## What else an option does.

advice-for-countries = it counts the most for the Muslim countries and the cells there.
advice-for-aims = it counts the most for who wins the game.
advice-for-prestige = it counts the most for US prestige.
advice-for-relations = it counts the most for GWOT relations.
advice-for-troops = it counts the most for the troops at hand.
advice-for-funding = it counts the most for Jihadist funding.
advice-for-plots = it counts the most for the plots on the map.
advice-for-lasting = its lasting effect counts the most.
advice-for-cards = it counts the most for the cards in hand.
