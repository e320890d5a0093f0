### What the terminal itself says.

## Before the game.

scenario = Scenario: { $name }
options = Options: { $names }
# $opponent: the name of the bot in the other seat; `alone` where the rulebook plays the other side.
you-play = You play: { $who }. { $opponent ->
    [random] Your opponent takes any option at random.
    [cadet] Your opponent is the cadet, who thinks a card ahead.
    [officer] Your opponent is the officer, a net that taught itself the game.
    [strategist] Your opponent is the strategist, a net that looks ahead.
    [flowchart] Your opponent goes by the rulebook’s flowchart.
    [alone] The rulebook’s flowchart plays the other side, and the log says why it does what it does.
   *[other] Your opponent: { $opponent }.
 }
# $people: how many sit at this keyboard. $others: the other seats, each with its bot.
you-play-among = { $people ->
    [one] You play: { $who }.
   *[other] You play, in turn: { $who }.
 } At the table with you: { $others }.
autosave = The game is kept after every answer in { $file }
autosave-problem = The game cannot be kept: { $problem }. Use the command “{ command-save }”.
welcome = Type the number or the name of an option. “{ command-help }” tells what else you can type.

## At a question.

# $who: the seat that is asked, or chance; $options: how many there are. Enter takes the only one.
prompt = { $who }{ $options ->
    [1] { " " }(Enter: 1)
   *[other] { "" }
 } >
prompt-over = (Enter leaves the table) >
chance = chance
unclear = That could be: { $names }. Type more of it.
no-such-number = There is no option number { $number }.
not-understood = “{ $text }” is not among the options. “{ command-why } { $text }” tells why, “{ command-help }” what else you can type.
type-something = Type the number or the name of an option, or “{ command-help }”.
earlier = … { $n ->
    [one] and 1 earlier entry
   *[other] and { $n } earlier entries
 } (“{ command-log }” shows more)
pass-the-keyboard = The next to play: { $who }. Pass the keyboard on, then press Enter.

## The end, and leaving.

kept = The game is kept in { $file }
    To go on: { $command }
over-kept = The game is kept in { $file }
    To read it again: { $command }

## Commands: the word to type, how it is used, what it does.

command-board = board
    .usage = board
    .help = the board and the tracks
command-hand = hand
    .usage = hand
    .help = your cards, and what you have seen of the opponent’s
command-card = card
    .usage = card [NAME or NUMBER]
    .help = what a card does: one of them, or all of yours
command-country = country
    .usage = country NAME
    .help = { $game ->
        [world-order] a country: value, trade, bases, and whose ally it is
       *[other] a country and its neighbours
     }
command-discards = discards
    .usage = discards
    .help = the cards that were discarded, those removed from the game, and others that all know; when the draw pile runs out
command-score = score
    .usage = score [REGION]
    .help = { $game ->
        [labyrinth] who would win if the last deck ran out now
        [world-order] what a scoring would bring now; of a region, all that it comes to
       *[other] what each region would score now; of a region, all that it comes to
     }
command-effects = effects
    .usage = effects
    .help = the effects in force, and what they do
command-log = log
    .usage = log [HOW MANY]
    .help = what has happened
command-reasons = reasons
    .usage = reasons
    .help = hide why the rulebook’s own player did what it did, or show it again
command-why = why
    .usage = why NAME
    .help = why something is not among the options
command-hint = hint
    .usage = hint
    .help = what the cadet would choose in your place, and why
command-undo = undo
    .usage = undo
    .help = take your last choice back, if nothing came to light since
command-resign = resign
    .usage = resign
    .help = give the game up
command-draw = draw
    .usage = draw
    .help = agree on a draw
command-save = save
    .usage = save FILE
    .help = save the game to a file
command-language = language
    .usage = language en, ru or pl
    .help = go on in another language
command-help = help
    .usage = help
    .help = this list
command-quit = quit
    .usage = quit
    .help = leave; the game can be continued later

help = Type the number of an option, or its name, or the beginning of it. At any question you can also type:
no-hand = There are no cards to show.
no-effects = No effects are in force.
reasons-shown = The log says why the rulebook’s own player does what it does. “{ command-reasons }” hides that.
reasons-hidden = The log does not say why the rulebook’s own player does what it does. “{ command-reasons }” shows it again.
standings = { $game ->
    [labyrinth] If the last deck ran out now:
    [world-order] If it were scored now:
   *[other] If the regions were scored now:
 }
no-such-name = There is nothing called “{ $text }”.
name-needed = Type a name as well.
on-offer = Nothing forbids it: it is among the options.
nothing-to-undo = You cannot take anything back: since your last choice, dice were rolled, something hidden came to light, or another player has chosen.
undone = Your last choice is taken back.
file-needed = Type the name of a file as well.
file-not-ours = { $file } exists already and is not a saved game: choose another name.
not-saved = { $file } could not be written: { $problem }
saved = Saved in { $file }
languages = There are these languages: { $names }

## A bot’s advice: the option, and the reason in a sentence.

hint-given = Advice of the bot { $bot }: { $option }. { $why }
no-hint = There is nothing to advise on here.

## The list of games.

games-scenarios = Scenarios (--scenario)
games-seats = Seats (--seat): { $names }
games-presets = Presets (--preset)
games-options = Options (--option NAME=VALUE{ $game ->
    [labyrinth] , or --solo, --ideology LEVEL, --decks N
   *[other] { "" }
 })
games-values = Values: { $values }. Usual: { $default }.
# What kind of game it is, in a row.
trait-hidden = hidden information
trait-chance = chance
trait-secret = choices made in secret at once
trait-alone = can be played alone
trait-questions = about { $n } questions a game

## Saved games told again.

replay-prompt = (Enter: on; { command-board }; { command-quit }) >
replay-help = Enter goes on, “{ command-board }” shows the board and the hands, “{ command-quit }” stops.
replay-unfinished = Here the record ends; the game is not over.

## A table elsewhere.

join-seats = At the table: { $names }
join-bot = { $name } (bot)
# Who sits in a seat whose player has no name, or has not come yet.
join-somebody = somebody
join-nobody = nobody yet
join-you-play = You play: { $who }.
join-you-watch = You are watching.
# Stands before the prompt of somebody who watches.
join-watching = watching
join-lost = Connection lost. Trying again …
join-back = The connection is back.
join-chosen = Chosen at random: { $option }
join-taken-back = A choice was taken back.
# $who asks to take a choice back; $what: the sentence of the log that tells of it.
join-asked = { $who } asks to take this back: { $what } Type “{ command-agree }” or “{ command-refuse }”.
join-asked-others = { $who } asks to take this back: { $what }
join-asking = You ask the others to take this back: { $what } “{ command-refuse }” gives it up.
join-draw-asked = { $who } offers a draw. Type “{ command-agree }” or “{ command-refuse }”.
join-draw-asked-others = { $who } offers a draw.
join-draw-asking = You offer the others a draw. “{ command-refuse }” gives it up.
join-still-asked = Still to agree: { $who }.
# $times: of each seat, “US 4:07; USSR 12:30”.
join-times = Time left: { $times }
join-time-out = out of time
join-time-days = { $days } d { $hours } h
join-time-hours = { $hours } h { $minutes } min
# Over cards of $who that others have seen.
join-seen = { $who } is known to hold:
join-may-ask = “{ command-takeback }” asks the others to let you take it back all the same.
join-undo-instead = Nobody need be asked for that: type “{ command-undo }”.
join-no-takeback = There is no choice of yours to take back.
join-no-proposal = Nobody asks you for anything.
join-no-reason = It is not among the options; the server does not say why.
join-text-needed = Type what you want to say as well.
# $bot: the name of the bot; $option: what it would choose; $why: the reason, a sentence.
join-left = You have left the table. The seat stays yours: the same command brings you back.
join-left-watching = You have left the table.

command-takeback = takeback
    .usage = takeback
    .help = ask the others to take back your last choice, where “{ command-undo }” cannot
command-agree = agree
    .usage = agree
    .help = let another player take a choice back; accept a draw
command-refuse = refuse
    .usage = refuse
    .help = do not let them; or give up what you asked for yourself
command-say = say
    .usage = say TEXT
    .help = say something to everybody at the table

## The tracks of a table elsewhere, by the names that games have for them.

instrument-clock = Turn
instrument-defcon = DEFCON
instrument-vp = Victory points
instrument-military = Military operations
instrument-space = Space race
instrument-piles = Cards
pile-deck = draw pile
pile-discard = discards
pile-removed = removed
join-hands = In hand
# What is required on a track.
join-goal = { $n } required
# A card that passes between the sides. $who: the side that holds it; $up: yes if it is face up.
join-flag = { $who }, { $up ->
    [yes] face up
   *[no] face down
 }

## The board of a game of the cold war.

# How the lines of countries are to be read, piece by piece. $sign: the sign that stands before the stability.
board-legend-battleground = { $sign } battleground
board-legend-flashpoint = { $sign } flashpoint
board-legend-numbers = number: stability · influence in [brackets]: control
board-legend-in-both = { $names }: in both regions
# What lies on countries, as short as can be. $who: the side that cannot get at the country.
marker-famine = famine
marker-centcom = CENTCOM: no { $who }
board-country = { $region }, stability { $stability }{ $battleground ->
    [1] , battleground
   *[other] { "" }
 }{ $flashpoint ->
    [1] , flashpoint
   *[other] { "" }
 }
board-special-space = In no region, next to nothing, stability { $stability }
board-neighbours = Next to: { $names }
board-turn = Turn { $turn } of { $turns }
# $phase: setup, headline, action or between; $side: the phasing side.
board-phase = { $phase ->
    [setup] set-up
    [headline] headline phase
    [action] action round { $round } of { $rounds }, { SIDE($side) } to move
   *[between] between the rounds
 }
board-points = VP: { SCORE($vp) }
board-defcon = DEFCON { $level }
board-defcon-open = coups and realignments are open everywhere
board-defcon-closed = no coups or realignments in: { $regions }
board-military = Military operations: US { $us }, USSR { $ussr } ({ $needed } required)
board-space = Space race
# $box: where the side stands; $ops and $roll: what the next box asks for.
board-space-at = { SIDE($side) } { $box } { BOX($box) } (next: { $ops } Ops, 1–{ $roll })
board-space-end = { SIDE($side) } { $box } { BOX($box) }
# The card that passes between the sides.
board-passing = { CARD($card) }: { SIDE($side, form: "key") ->
    [nobody] nobody
   *[other] { SIDE($side) }, { $up ->
        [1] face up
       *[other] face down
     }
 }
board-hands = In hand: US { $us }, USSR { $ussr }
board-piles = Draw pile { $deck }, discards { $discard }, removed { $removed }
board-effects = In force: { $names }
board-hand = Your hand (Ops, whose event; * is removed after its event):
board-hand-rest = Also yours, but not on offer here:
board-seen = You know these cards of the opponent’s hand:
board-peeked = You are looking at these cards of the draw pile:
board-discards = Discarded:
board-removed = Removed from the game:
board-under-the-pile = Under the draw pile, from the top:
board-picked = Picked from the other game:
board-no-discards = No card has been played yet.
board-both = both
# The heading of a list of countries, which shows these after each name.
board-columns = { $region }: stability, influence of the US, of the USSR

## The board of Labyrinth.

terror-muslim = Muslim world
terror-schengen = Schengen
terror-elsewhere = Elsewhere
# What a country is like, in four letters at most.
terror-good = Good
terror-fair = Fair
terror-poor = Poor
terror-islamist-rule = Isl.
terror-ally = Ally
terror-neutral = Neut
terror-adversary = Adv.
terror-hard = Hard
terror-soft = Soft
# How the lines of countries are to be read. The arguments are the signs that stand there.
terror-key = – untested · number: resources ({ $oil } oil exporter) · { $mix } Shia-Mix · { $sleeper } sleeper cells, { $active } active ones · { $troop } troops, with NATO 2 more · Isl.: Islamist Rule · Good, Fair, Poor: the US needs a card of 1, 2, 3
# What lies in a country, as short as can be. $values: those of the plots, ? where they are hidden.
terror-plots = { $n ->
    [one] plot
   *[other] plots
 } { $values }
terror-wmd = WMD
terror-backlash = Backlash
# $side: that of the marker, green in the turn in which it was placed.
terror-regime-change = { $side ->
    [green] new regime change
   *[tan] regime change
 }
terror-aid = aid { $n }
terror-besieged = besieged
terror-sadr = Sadr
terror-cadre = cadre
terror-nato = NATO
terror-country = { $type ->
    [sunni] Muslim (Sunni), resources { $resources }
    [shia_mix] Muslim (Shia-Mix), resources { $resources }
    [iran] Iran: neither Muslim nor non-Muslim in the rules
    [us] The United States: its posture is on the track of relations
   *[other] Non-Muslim
 }{ $oil ->
    [1] , oil exporter
   *[other] { "" }
 }{ $schengen ->
    [1] , Schengen
   *[other] { "" }
 }{ $recruit ->
    [0] { "" }
   *[other] , recruits on 1–{ $recruit }
 }
## Its tracks.

terror-prestige = Prestige { $n } ({ $level })
# $world: even where the world is neither Hard nor Soft.
terror-relations = US { $us }, world { $world ->
    [even] even
   *[other] { $world } { $n }
 }
terror-penalty = (GWOT penalty { $n })
terror-troops = Troops on the track { $n } ({ $level })
terror-reserves = Reserves: US { $us }, Jihadists { $jihadist }
terror-funding = Funding { $n } ({ $level })
terror-cells = Cells available { $n } (of { $of })
terror-available = Plots available { $n }; WMD boxes { $loose } and { $arsenal }
terror-us-aims = US: Good resources { $good }/12, Good or Fair { $fair }/15
terror-jihadist-aims = Jihadists: Islamist Rule { $islamist }/6, Poor or worse { $poor }/15
level-low = Low
level-medium = Medium
level-high = High
level-very-high = Very High
level-overstretch = Overstretch
level-war = War
level-low-intensity = Low Intensity
level-tight = Tight
level-moderate = Moderate
level-ample = Ample
terror-turn = Turn { $turn }
# $phase: setup, jihadist, us, plots or end.
terror-phase = { $phase ->
    [setup] set-up
    [jihadist] action phase of the Jihadists, card { $card } of { $cards }
    [us] action phase of the US, card { $card } of { $cards }
    [plots] unblocked plots
   *[end] between the phases
 }
terror-deck = deck { $now } of { $of }
terror-hands = In hand: US { $us }, Jihadists { $jihadist }
terror-lapsing = Until the end of the turn: { $names }
terror-first-plot = First plot of the turn: { $names }
terror-so-many-troops = { $n ->
    [one] { $n } troop
   *[other] { $n } troops
 }

## The board of World Order.

# Resources and money, in two letters or a sign.
world-energy = En
world-raw = Ra
world-food = Fo
world-goods = Go
world-services = Se
world-diplomacy = Di
world-army = Ar
world-money = $
policy-diplomatic = dipl.
policy-economic = econ.
policy-military = mil.
policy-domestic = dom.
# The columns of the table of regions.
world-regions = Region
world-column-permanent = Permanent
world-column-temporary = Temporary
world-column-armies = Armies
world-column-engage = Engage
world-column-standing = Standing
world-open = Available countries
world-standing-and-open = Standing and available countries
# How the table is to be read. The arguments are the signs that stand there.
world-key = U USA, E EU, R Russia, C China, L local · a figure in a row: VP of a free slot · + beside the slots · standing: the bonus of each place now, { $filled } filled, { $not_filled } not filled: not scored · country: value, exports { $trades } imports, { $barred } closed to · En energy, Ra raw materials, Fo food, Go goods, Se services, Di diplomacy
# A region by itself. $who: a power; $place: its place, with so many tokens and armies; $vp: the bonus.
world-placed = { $who }: place { $place }, tokens { $tokens }, armies { $armies }, { $vp } VP
world-bonus = Bonuses by place: { $places }
world-zone = Zone of interest: { $powers }
world-engage-cost = Engage costs diplomacy: { $costs }
world-stacks = Country cards: left stack { $left }, right stack { $right }
world-covered = Covered, but seen: { $names }
# A country by itself. $powers: letters; $evidence: components or doubtful.
world-invest = investing { $n } $
world-bases = bases: { $powers }
world-evidence = { $evidence ->
    [doubtful] doubtful
   *[other] read from the components
 }
world-ally-of = ally of { $who }: { $ally }
world-is-open = available now
# A card in a list: its types, research and top bonus; what it costs on the market.
world-card-ability = { $types }, research { $research }, +{ $bonus }
world-card-cost = , cost { $n }
world-card-development = level { $level }, { $vp } VP, costs { $cost }
world-card-vp = { $n } VP
world-market = Market:
world-market-piles = Draw pile { $deck }, discarded { $discard }
world-market-discard = Discarded from the market:
world-prices = Prices (export/import): { $prices }
world-developments = Developments:
world-left = { $n } left
world-hand = Your hand:
world-offered = Your strategic assets, of which you keep some:
world-seen = { $who } is known to hold:
world-discarded = { $who } has discarded:
world-removed = Removed from the game:
# $phase: set_up, preparation, actions, research, random_influence or aftermath.
world-when = { $phase ->
    [set_up] Set-up
   *[other] Round { $round } of 6
 }{ $phase ->
    [set_up] { "" }
    [preparation] { " " }· preparation
    [actions] { " " }· turn { $turn } of 4
    [research] { " " }· research
    [random_influence] { " " }· random influence
   *[aftermath] { " " }· aftermath
 }
world-points = VP
world-order = Turn order
world-random = Random influence: { $names }; { $n } in the draw pile

## Its player boards: what each line counts.

world-mat-vp = VP
world-mat-money = Money
world-mat-priority = Priority
world-mat-prosperity = Prosperity
world-mat-next = Next step
world-mat-allies = Allies
world-mat-fdi-and-bases = FDI, bases
world-mat-tokens = Tokens/Engage
world-mat-commerce = Commerce
world-mat-cards = Hand/pile/disc.
world-mat-developed = Developments
world-mat-unused = Assets left
world-mat-turns = Turns played
world-mat-key = Resources: held, + produced · next step of prosperity: its price, VP · allies: { $ready } ready, { $exhausted } exhausted, { $fdi } FDI, { $base } bases · commerce cards: face up / down
world-mat-advantages = Strategic assets
world-mat-decree = Decree
world-mat-developments = Development cards
world-mat-front = Played this round
world-mat-deck-known = On top of the draw pile, the uppermost last
world-mat-seen = Seen in the hand
world-mat-discard = Discarded
world-mat-used = { $name } (used)
world-mat-down = { $name } (face down)

command-mats = mats
    .usage = mats
    .help = the player boards side by side
command-mat = mat
    .usage = mat POWER
    .help = one player board with all that lies on it
command-market = market
    .usage = market
    .help = the cards on the market, and the prices of resources
command-developments = developments
    .usage = developments
    .help = the development cards that are left, and who has which
command-region = region
    .usage = region NAME
    .help = a region, who stands there and how, and its countries

## At a real table: the board set right, and cards of hands that the program does not know.

command-set = set
    .usage = set WHAT VALUE
    .help = set the board right, where dice or cards are yours: { $game ->
        [labyrinth] “set status iraq poor-ally”, “set posture france hard”, “set troops iraq 6”, “set sleepers iraq 2”, “set active iraq 1”, “set aid iraq 1”, “set prestige 7”, “set funding 5”, “set marker NAME on”, “set card NAME discard”
        [world-order] “set money usa 40”, “set stock usa energy 3”, “set vp eu 12”, “set armies europe usa 2”, “set permanent europe 4 usa”, “set ally iran china”, “set card NAME discard_usa”
       *[other] “set egypt 2/0”, “set defcon 3”, “set vp us 4”, “set military ussr 2”, “set space us 1”, “set { correctable-passing.word } us up”, “set effect NAME on”, “set card NAME discard”
     }
command-hold = hold
    .usage = hold SIDE CARDS
    .help = a hand that the program does not know turns out to hold these cards: “hold { $game ->
        [labyrinth] jihadist
        [world-order] china
       *[other] ussr
     } NAME, NAME”

set-usage = Type what is to be set, and how it stands: { command-set.help }.
# $limits: why not anything else, or nothing.
set-choices = { $what } can be set to: { $values }. { $limits }
set-already = { $what } stands like that already: { $value }.
set-refused = The question that is open could not be answered then: answer it first, or type “{ command-undo }”.
set-not-here = The board can be set right only where you roll the dice or deal the cards yourselves: --dice hand, --cards hand.
hold-usage = Type whose hand it is, and the cards: { command-hold.help }.
hold-not-here = The program knows all hands here. Where one shall stay secret, begin with --cards hand --unknown SIDE.
hold-known = That hand is known. Unknown is that of: { $names }.
hold-elsewhere = { CARD($card) } cannot be in that hand: it has been seen elsewhere.
hold-enough = All cards of that hand are known already.
matters = { $who }: what follows depends on this hand, which the program does not know. Name the cards that matter ({ $n ->
    [one] 1 card is unknown
   *[other] { $n } cards are unknown
 }; an empty line: no more).
matters-prompt = { $who } holds >
matters-all = Cards of that hand come to light now: the program cannot go on without their names.
unknown-hand = { $who }: { $n ->
    [one] 1 unknown card
   *[other] { $n } unknown cards
 }
names-left = Not taken any more: { $names }
unseen-cards = Type any of the { $n } cards that nobody has seen, by its name or its number; several of them between commas, where they are dealt.

## Ending a game that its rules would let go on.

# What is asked before it is done.
resign-sure = You would lose, and the game would be over for good. Type “{ command-resign } { yes }” to give it up.
resign-to-bot-sure = A bot would take your seat for good, and the others would play on. Type “{ command-resign } { yes }” to give it up.
# $bot takes the seat of $who.
resigned-to-bot = { $who } gives up; the bot { $bot } plays on in this seat.
draw-sure = The game would be over for good. If all of you agree on a draw, type “{ command-draw } { yes }”.
draw-not-here = Only people agree on a draw: there must be one in every seat, and nobody asking for anything else.
