### The report of a game: its charts, tables and turning points.

## The page.

report-title = { $game }: report of a game
report-scenario = Scenario
report-options = Options
report-as-usual = as usual
report-unfinished = The game is not over yet: this is how it stands.
report-answers = Decisions and rolls
report-charts = Charts
report-log = What happened
report-no-charts = Charts are drawn with matplotlib, which is not installed here. To install it: { $command }
report-turning-points = Turning points
    .help = { $game ->
        [world-order] The balance is the lead of a power: its VP, less those of the best of the others.
        [labyrinth] The balance is the resources of Good countries, less twice those at Islamist Rule: what decides when the last deck has run out.
        [red-sea] The balance is the victory points plus what all regions would pay if they were scored at once; both flashpoints with the most of Africa, which would win the game, counts as { $winning }.
       *[other] The balance is the victory points plus what all regions would pay if they were scored at once; control of Europe, which would win the game, counts as { $winning }.
     } Told are the parts of the game that moved it most, as far as they neither undid the opponent’s last move nor were undone by the reply. The numbers are those in the { $game ->
        [labyrinth] first chart
        [world-order] first chart
       *[other] chart of the score
     }.
report-no-turning-points = Nothing has moved the balance by 2 or more yet.
report-swing = { $n ->
    [one] { $n } point
   *[other] { $n } points
 } to { SIDE($side, form: "the") }
report-balance = balance { $before } → { $after }
report-lasting = { $n } of that lasted
report-points = victory points
# What each side has of what wins.
report-resources = resources: Good { $good }, Islamist Rule { $islamist }
report-operations = Operations
report-operations-total = All Ops
report-luck = Dice
report-luck-all = All rolls, one by one
report-cards = Cards
report-every-card = Every card, and what became of it each time
report-standings = The regions at the end
    .now = The regions now
    .help = Influence and standing of each side, and what scoring would pay.
# A space that is no country, and who is ahead there or in control.
report-special-space = { $held ->
    [control] { SIDE($side, form: "the") } scores double
    [ahead] { SIDE($side, form: "the") } scores 1 more
   *[other] nothing
 }
held-absent = no influence
held-presence = influence
held-ahead = ahead
held-control = control
report-percent = { $n }%
report-countries = The countries at the end
    .now = The countries now
report-plots = Plots
report-plots-all = All plots, one by one
report-hidden = hidden
report-ranking = Standings
    .now = Standings by now
# By how much a power’s lead grew; below zero it lags behind.
report-lead = { $who }: lead over the best of the others up by { $n } { $n ->
    [one] point
   *[other] points
 }
report-vp = VP by source and round
    .help = What every power gained and lost, and what it had when each round ended.
report-vp-all = Every source, round by round
report-total = Total
report-gained = { $gained } → { $total }
report-round = Round { $n }
report-regions = The regions at the scorings
    .help = Place by tokens and then armies, tokens, armies, and the VP for tokens and place.
report-scoring = After round { $n }
report-no-scoring = Nothing has been scored yet.
report-not-filled = { $region } (not filled)
report-place = place { $n }
report-tokens = { $n } { $n ->
    [one] token
   *[other] tokens
 }
report-armies = { $n } { $n ->
    [one] army
   *[other] armies
 }
report-economy = Economy
report-prosperity = Prosperity
report-developments = Development cards
report-stock = Resources at the end of each round
report-trade = Trade
    .help = A row for each buyer, a column for each seller: units, and the money paid for them. Exports go to the supply; powers that nobody plays sell, too.
report-deal = { $units } { $units ->
    [one] unit
   *[other] units
 } for { $money }
trade-allies = Allies
trade-supply = Supply (exports)
report-threats = Threats suffered
    .help = A row for each power that was threatened, a column for each that threatened it.
report-no-threats = Nobody has suffered a threat.
report-threats-all = All threats, one by one

## Columns of its tables.

column-side = Side
column-kind = Kind
column-rolls = Rolls
column-succeeded = Succeeded
column-expected = Expected
column-luck = Luck
column-swing = Influence won
column-expected-swing = Expected influence
column-swing-luck = Luck in influence
column-when = When
column-where = Where
column-dice = Dice
column-chance = Chance
column-outcome = Outcome
column-card = Card
column-uses = What became of it
column-place = Now
column-region = Region
column-net = Would pay
column-country = Country
column-governance = Governance
column-alignment = Alignment or posture
column-resources = Resources
column-cells = Cells
column-troops = Troops
column-plot = Plot
column-rank = Place
column-power = Power
column-vp = VP
column-tokens = Tokens on the board
column-money = Money
column-source = Source
column-round = Round
column-buyer = Buyer
column-threatened = Threatened
column-opponent = By
column-threat = Threat
column-defence = Defence

outcome-won = success
outcome-lost = failure
outcome-tied = tie

## When: a part of the game.

part-setup = Set-up
part-deal = Turn { $turn }, the deal
part-headline = Turn { $turn }, headline of { SIDE($side, form: "the") }
part-action = Turn { $turn }, action round { $round }, { SIDE($side) }
part-end-of-turn = Turn { $turn }, the end
part-final-scoring = Final scoring
part-phase = Turn { $turn }, action phase { $round } of { SIDE($side, form: "the") }
part-plots = Turn { $turn }, unblocked plots
part-preparation = Round { $round }, preparation
part-power-turn = Round { $round }, turn { $turn }, { $who }
part-research = Round { $round }, research
part-random-influence = Round { $round }, random influence
part-aftermath = Round { $round }, aftermath
part-scoring = Scoring after round { $round }

## Cards.

fate-headline = Headline
fate-event = Event
fate-operations = Operations
fate-space-race = Space race
fate-triggered = Set off by another card
fate-discarded = Discarded
fate-flashpoint = Turned up at a flashpoint
fate-reserves = Reserves
fate-reassessment = Reassessment
fate-played = Played
fate-asset = Strategic asset played
fate-decree = Decree played
fate-passed = Passed
fate-put-down = Put down unplayed
fate-bought = Taken from the market
fate-trashed = Trashed
fate-developed = Development card
# $who has no name where nobody held the card; $opponent is 1 where its event was the opponent’s and occurred.
use = { $fate } ({ $who ->
    [nobody] turn { $turn }
   *[other] { $who }, turn { $turn }
 }{ $opponent ->
    [1] , with the opponent’s event
   *[other] { "" }
 })
lies-hand-us = in the US hand
lies-hand-ussr = in the USSR hand
lies-draw-pile = in the draw pile
lies-bottom = under the draw pile, face up to all
lies-discard-pile = in the discards
lies-removed = out of the game
lies-table = on the table
lies-unseen = in an unknown hand or in the draw pile
lies-hand-jihadist = in the hand of the Jihadists
lies-lapsing = in effect until the end of the turn
lies-first-plot = the first plot of the turn

## Charts.

chart-score = Score
    .help = Victory points, and with them what all regions would pay if scored at once. Above the line the US is ahead, below it the USSR. Dotted lines: { $winning } points win.
chart-regions = What the regions would pay
    .help = Above the line scoring would pay the US, below it the USSR. Triangles: the region was scored, and paid so much.{ $game ->
        [red-sea] {" "}What the sea lanes add is counted in.
       *[other] { "" }
     }
chart-standings = Standing in the regions
    .help = A thin band is presence, a middling one domination, a thick one control.{ $game ->
        [red-sea] {" "}In the sea lanes: some influence, more than the opponent, control.
       *[other] { "" }
     }
chart-defcon = DEFCON
    .help = The level at the end of every action round. At 1 the game is lost.
chart-influence = Influence by region
    .help = All influence of a side in a region{ $game ->
        [red-sea] , Egypt’s in both, and in the sea lanes
        [world-order] {" "}at the end of each round: tokens of both kinds, those of local authorities and of powers that nobody plays, too; 0 is the set-up
       *[other] { "" }
     }.
chart-operations = Operations by kind
    .help = Ops as the cards were worth when they were spent, those granted by events included.
chart-luck = Dice luck
    .help = How many more rolls succeeded than could be expected. Expectations are exact: all ways in which the dice could fall, with the modifiers of the moment. { $game ->
        [labyrinth] Operations and events count for the side that rolls. Of what merely happens the US has the luck: a country that turns out Fair, a posture that is its own, prestige that rises.
       *[other] A tie counts as half; of two sides that roll against each other, the luck is that of the side that acts. A die that an event let somebody name is no roll.
     }{ $game ->
        [red-sea] {" "}A coup at a flashpoint turns up a card: it is a success if it leaves DEFCON alone, expected as often as such cards were in the draw pile.
       *[other] { "" }
     }
chart-luck-over-time = Dice luck over time
    .help = The same, added up roll by roll: a rising line is a lucky streak.
chart-cards = Cards by fate
    .help = How often each side’s cards met which fate.{ $game ->
        [world-order] { "" }
       *[other] {" "}Hatched: the opponent’s event occurred.
     }
chart-turn = Turn
chart-victory = Resources that win
    .help = Above the line the resources of Good countries, below it those at Islamist Rule. Dotted lines: { $good } win for the US, { $islamist } for the Jihadists (two of the countries adjacent, but for a solitaire game). Numbers: the turning points.
chart-governance = Governance of the Muslim countries
    .help = How many there are of each, at the end of every card.
chart-tracks = Prestige and Funding
    .help = Dotted lines part the levels of each track.
chart-relations = The world and the US
    .help = The posture of the world: above the line Hard, below it Soft. The band at the edge is the posture of the US; where the world stands on the other side, that is the GWOT penalty.
chart-pieces = Troops and cells on the map
    .help = Cubes of troops, with 2 for NATO; cells asleep and active, with Sadr.
chart-plots = Plots
    .help = How many have been placed, blocked and resolved since the beginning.
chart-scores = Victory points over time
    .help = VP of every power. Shapes mark the ends of rounds, numbers the turning points.
chart-sources = Victory points by source
    .help = Every power’s VP from beginning to end, each source with its letter where there is room for it; what was lost lies left of the line. The figure is the final score.
chart-money = Money
    .help = What every power had at the end of each round; 0 is the set-up.
chart-stock = Resources
    .help = Units on every power’s board at the end of each round; 0 is the set-up.
chart-trade = Trade between the powers
    .help = Who bought of whom: units, and below them the money. The more units, the darker.
chart-round = Round
chart-money-axis = money
chart-sellers = seller
chart-buyers = buyer
chart-deal = { $units }
    .money = for { $money }
chart-good-resources = ▲ Good resources
chart-islamist-resources = ▼ resources at Islamist Rule
chart-countries = countries
chart-prestige = Prestige
chart-funding = Funding
chart-hard = Hard
chart-soft = Soft
chart-world-posture = the world
chart-us-posture = the US
chart-troops = Troops
chart-cells = Cells
plots-placed = Placed
plots-blocked = Blocked
plots-resolved = Resolved
chart-points = points
chart-us-ahead = ▲ US ahead
chart-ussr-ahead = ▼ USSR ahead
chart-vp = victory points
chart-balance = and what the regions would pay
chart-defcon-level = level
chart-ops = Ops
chart-luck-axis = successes beyond expectation
chart-cards-axis = cards
chart-number = { $n }

luck-bar = { $successes } of { $rolls } (expected { $expected })
luck-coup = Coups
luck-realignment = Realignments
luck-war = Wars
luck-space-race = Space race
luck-contest = Contests
luck-trap = Ways out of traps
luck-event = Events
luck-flashpoint = Flashpoint cards
luck-war-of-ideas = War of Ideas
luck-recruit = Recruiting
luck-travel = Travel
luck-jihad = Jihad
luck-plot = Plots
luck-plot-damage = Damage of plots
luck-governance = Countries tested
luck-posture = Postures
luck-prestige-direction = Prestige
