### Twilight Struggle: its map, cards, effects, and all that is its own. What the forms mean is told in cold_war.ftl.

game-twilight-struggle = Twilight Struggle
length-twilight-struggle = The great one: the whole Cold War in ten turns, about three hours.

scenario-standard = The whole Cold War
    .help = Ten turns, from 1945 to the end.
scenario-late-war = The Late War
    .help = Begins in 1975, in turn 8. After the final scoring the US needs 20 VP, otherwise the USSR wins.

## Options of a match; those that Red Sea has too are in crossover.ftl.

preset-tournament = As in tournaments
    .help = Sides are bid for, cards are dealt one by one, held cards are shown; with the optional cards.
preset-digital = As the digital edition plays
    .help = The rules of that edition, with the optional cards, and 2 extra influence for the US.
option-optional-cards = Optional cards
    .help = Adds the seven optional cards, 104 to 110.
option-promo-card = Promo card
    .help = Adds Finlandization, as reconstructed by us.
option-chinese-civil-war = Chinese Civil War
    .help = Nobody has the China Card before the USSR has placed 3 influence in the Chinese Civil War.
option-realign-anywhere = Realign anywhere
    .help = The level of DEFCON does not limit where realignments are made.
option-realign-safely = Realign safely
    .help = The side that makes a realignment loses no influence by it.
option-mix-operations = Mixed operations
    .help = The Ops of one card may go to both placements and realignments, but not in the same country.
option-space-without-roll = Space race without a roll
    .help = Who sends a card to the space race need not roll.
option-digital-edition = The digital edition
    .help = Defectors works as in the digital edition, and nobody is made to play a scoring card in time.
option-crossover = Cards of Red Sea
    .help = Each side chooses cards of Red Sea for the deck, of up to 9 Ops, after the deal or before it.
option-late-war-vp = VP at the start of the Late War
    .help = Where the marker stands in the Late War scenario: above zero for the US, below for the USSR.

## Rules that go by a name: variants and scenarios.

rule-v-r1 = variant “Realign anywhere”
rule-v-r2 = variant “Realign safely”
rule-v-r3 = variant “Mixed operations”
rule-v-s1 = variant “Space race without a roll”
rule-v-d = variant “The digital edition”
rule-v-rs = variant “Cards of Red Sea”
rule-lw = scenario “The Late War”

## Periods, beside those that Red Sea has too.

period-early = Early War

## The space race.

box-1 = Earth Satellite
box-2 = Animal in Space
box-3 = Man in Space
box-4 = Man in Earth Orbit
box-5 = Lunar Orbit
box-6 = Moon Landing
box-7 = Space Shuttle
box-8 = Space Station
# What the abilities of these boxes do: whoever is there while the other side is not has it.
ability-2 = 2 cards a turn may be sent to the space race
ability-4 = the opponent chooses and shows its headline first
ability-6 = at the end of the turn 1 held card may be discarded, but no scoring card
ability-8 = 8 action rounds a turn may be played

## Countries.

country-canada = Canada
    .the = Canada
country-united-kingdom = United Kingdom
    .the = the United Kingdom
country-norway = Norway
    .the = Norway
country-sweden = Sweden
    .the = Sweden
country-denmark = Denmark
    .the = Denmark
country-finland = Finland
    .the = Finland
country-benelux = Benelux
    .the = Benelux
country-west-germany = West Germany
    .the = West Germany
country-france = France
    .the = France
country-spain-portugal = Spain/Portugal
    .the = Spain/Portugal
country-italy = Italy
    .the = Italy
country-greece = Greece
    .the = Greece
country-turkey = Turkey
    .the = Turkey
country-austria = Austria
    .the = Austria
country-east-germany = East Germany
    .the = East Germany
country-poland = Poland
    .the = Poland
country-czechoslovakia = Czechoslovakia
    .the = Czechoslovakia
country-hungary = Hungary
    .the = Hungary
country-yugoslavia = Yugoslavia
    .the = Yugoslavia
country-romania = Romania
    .the = Romania
country-bulgaria = Bulgaria
    .the = Bulgaria
country-lebanon = Lebanon
    .the = Lebanon
country-syria = Syria
    .the = Syria
country-israel = Israel
    .the = Israel
country-iraq = Iraq
    .the = Iraq
country-iran = Iran
    .the = Iran
country-jordan = Jordan
    .the = Jordan
country-gulf-states = Gulf States
    .the = the Gulf States
country-libya = Libya
    .the = Libya
country-afghanistan = Afghanistan
    .the = Afghanistan
country-pakistan = Pakistan
    .the = Pakistan
country-india = India
    .the = India
country-burma = Burma
    .the = Burma
country-laos-cambodia = Laos/Cambodia
    .the = Laos/Cambodia
country-thailand = Thailand
    .the = Thailand
country-vietnam = Vietnam
    .the = Vietnam
country-malaysia = Malaysia
    .the = Malaysia
country-indonesia = Indonesia
    .the = Indonesia
country-philippines = Philippines
    .the = the Philippines
country-australia = Australia
    .the = Australia
country-taiwan = Taiwan
    .the = Taiwan
country-north-korea = North Korea
    .the = North Korea
country-south-korea = South Korea
    .the = South Korea
country-japan = Japan
    .the = Japan
country-morocco = Morocco
    .the = Morocco
country-algeria = Algeria
    .the = Algeria
country-tunisia = Tunisia
    .the = Tunisia
country-west-african-states = West African States
    .the = the West African States
country-saharan-states = Saharan States
    .the = the Saharan States
country-ivory-coast = Ivory Coast
    .the = the Ivory Coast
country-nigeria = Nigeria
    .the = Nigeria
country-cameroon = Cameroon
    .the = Cameroon
country-zaire = Zaire
    .the = Zaire
country-angola = Angola
    .the = Angola
country-zimbabwe = Zimbabwe
    .the = Zimbabwe
country-southeast-african-states = Southeast African States
    .the = the Southeast African States
country-botswana = Botswana
    .the = Botswana
country-south-africa = South Africa
    .the = South Africa
country-mexico = Mexico
    .the = Mexico
country-guatemala = Guatemala
    .the = Guatemala
country-el-salvador = El Salvador
    .the = El Salvador
country-honduras = Honduras
    .the = Honduras
country-costa-rica = Costa Rica
    .the = Costa Rica
country-nicaragua = Nicaragua
    .the = Nicaragua
country-panama = Panama
    .the = Panama
country-cuba = Cuba
    .the = Cuba
country-haiti = Haiti
    .the = Haiti
country-dominican-republic = Dominican Republic
    .the = the Dominican Republic
country-colombia = Colombia
    .the = Colombia
country-ecuador = Ecuador
    .the = Ecuador
country-peru = Peru
    .the = Peru
country-venezuela = Venezuela
    .the = Venezuela
country-bolivia = Bolivia
    .the = Bolivia
country-brazil = Brazil
    .the = Brazil
country-paraguay = Paraguay
    .the = Paraguay
country-chile = Chile
    .the = Chile
country-argentina = Argentina
    .the = Argentina
country-uruguay = Uruguay
    .the = Uruguay
country-china = Chinese Civil War
    .the = the Chinese Civil War

## Sets of countries. A set that belongs to one card is named as that card needs it.

set-europe = Europe
    .the = Europe
    .among = in Europe
set-asia = Asia
    .the = Asia
    .among = in Asia
set-central-america = Central America
    .the = Central America
    .among = in Central America
set-south-america = South America
    .the = South America
    .among = in South America
set-western-europe = Western Europe
    .the = Western Europe
    .among = in Western Europe
set-eastern-europe = Eastern Europe
    .the = Eastern Europe
    .among = in Eastern Europe
set-southeast-asia = Southeast Asia
    .the = Southeast Asia
    .among = in Southeast Asia
set-outside-europe = Outside Europe
    .the = countries outside Europe
    .among = outside Europe
set-latin-america = Central and South America
    .the = Central or South America
    .among = in Central or South America
set-africa-or-southeast-asia = Africa and Southeast Asia
    .the = Africa and Southeast Asia
    .among = in Africa or Southeast Asia

set-independent-reds = Yugoslavia, Romania, Bulgaria, Hungary, Czechoslovakia
    .the = Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia
set-india-and-pakistan = India, Pakistan
    .the = India or Pakistan
set-suez = France, United Kingdom, Israel
    .the = France, the United Kingdom and Israel
set-portuguese-africa = Angola, Southeast African States
    .the = Angola and the Southeast African States
set-at-south-africa = Angola, Botswana
    .the = Angola or Botswana or both
set-canal-states = Panama, Costa Rica, Venezuela
    .the = Panama, Costa Rica and Venezuela
set-accord-states = Israel, Jordan, Egypt
    .the = Israel, Jordan and Egypt
set-at-nicaragua = Cuba, Honduras, Costa Rica
    .the = Cuba, Honduras or Costa Rica
set-iran-and-iraq = Iran, Iraq
    .the = Iran or Iraq
set-at-united-kingdom = Canada, Norway, Benelux, France
    .the = Canada, Norway, Benelux or France
set-muslim-states = Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria, Jordan
    .among = among Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria and Jordan
set-guerrilla-lands = Central America, South America and Africa but for battlegrounds
    .the = a non-battleground country of Central America, South America or Africa

## Cards.

card-asia-scoring = Asia Scoring
card-europe-scoring = Europe Scoring
card-duck-and-cover = Duck and Cover
card-five-year-plan = Five-Year Plan
card-china-card = The China Card
card-socialist-governments = Socialist Governments
card-fidel = Fidel
card-vietnam-revolts = Vietnam Revolts
card-blockade = Blockade
card-korean-war = Korean War
card-romanian-abdication = Romanian Abdication
card-arab-israeli-war = Arab-Israeli War
card-comecon = COMECON
card-nasser = Nasser
card-warsaw-pact-formed = Warsaw Pact Formed
card-de-gaulle-leads-france = De Gaulle Leads France
card-captured-nazi-scientist = Captured Nazi Scientist
card-truman-doctrine = Truman Doctrine
card-olympic-games = Olympic Games
card-nato = NATO
card-independent-reds = Independent Reds
card-marshall-plan = Marshall Plan
card-indo-pakistani-war = Indo-Pakistani War
card-containment = Containment
card-cia-created = CIA Created
card-us-japan-mutual-defense-pact = US/Japan Mutual Defense Pact
card-suez-crisis = Suez Crisis
card-east-european-unrest = East European Unrest
card-decolonization = Decolonization
card-red-scare-purge = Red Scare/Purge
card-un-intervention = UN Intervention
card-de-stalinization = De-Stalinization
card-nuclear-test-ban = Nuclear Test Ban
card-formosan-resolution = Formosan Resolution
card-central-america-scoring = Central America Scoring
card-southeast-asia-scoring = Southeast Asia Scoring
card-cuban-missile-crisis = Cuban Missile Crisis
card-nuclear-subs = Nuclear Subs
card-quagmire = Quagmire
card-how-i-learned-to-stop-worrying = How I Learned to Stop Worrying
card-junta = Junta
card-kitchen-debates = Kitchen Debates
card-we-will-bury-you = We Will Bury You
card-portuguese-empire-crumbles = Portuguese Empire Crumbles
card-south-african-unrest = South African Unrest
card-allende = Allende
card-willy-brandt = Willy Brandt
card-abm-treaty = ABM Treaty
card-cultural-revolution = Cultural Revolution
card-flower-power = Flower Power
card-u2-incident = U-2 Incident
card-panama-canal-returned = Panama Canal Returned
card-camp-david-accords = Camp David Accords
card-grain-sales-to-soviets = Grain Sales to Soviets
card-john-paul-ii-elected-pope = John Paul II Elected Pope
card-latin-american-death-squads = Latin American Death Squads
card-oas-founded = OAS Founded
card-nixon-plays-the-china-card = Nixon Plays the China Card
card-shuttle-diplomacy = Shuttle Diplomacy
card-liberation-theology = Liberation Theology
card-ussuri-river-skirmish = Ussuri River Skirmish
card-ask-not-what-your-country = Ask Not What Your Country Can Do For You
card-alliance-for-progress = Alliance for Progress
card-one-small-step = One Small Step...
card-south-america-scoring = South America Scoring
card-iranian-hostage-crisis = Iranian Hostage Crisis
card-the-iron-lady = The Iron Lady
card-reagan-bombs-libya = Reagan Bombs Libya
card-star-wars = Star Wars
card-the-reformer = The Reformer
card-marine-barracks-bombing = Marine Barracks Bombing
card-soviets-shoot-down-kal-007 = Soviets Shoot Down KAL-007
card-glasnost = Glasnost
card-ortega-elected-in-nicaragua = Ortega Elected in Nicaragua
card-iran-contra-scandal = Iran-Contra Scandal
card-chernobyl = Chernobyl
card-latin-american-debt-crisis = Latin American Debt Crisis
card-tear-down-this-wall = Tear Down this Wall
card-an-evil-empire = “An Evil Empire”
card-pershing-ii-deployed = Pershing II Deployed
card-solidarity = Solidarity
card-iran-iraq-war = Iran-Iraq War
card-defectors = Defectors
card-the-cambridge-five = The Cambridge Five
card-special-relationship = Special Relationship
card-norad = NORAD
card-che = Che
card-finlandization = Finlandization

## Labels of single cards.

label-leave-cuba = Remove 2 influence from Cuba to end the crisis
label-leave-west-germany = Remove 2 influence from West Germany to end the crisis
label-leave-turkey = Remove 2 influence from Turkey to end the crisis
label-with-un-intervention = Operations, with UN Intervention against the event
label-remove-us = Remove US influence
label-add-ussr = Add USSR influence
label-participate = Take part
    .case = takes part
label-boycott = Boycott
    .case = boycotts
label-defcon-1 = DEFCON 1
label-defcon-2 = DEFCON 2
label-defcon-3 = DEFCON 3
label-defcon-4 = DEFCON 4
label-defcon-5 = DEFCON 5
label-two-in-south-africa = 2 influence in South Africa
label-one-and-neighbours = 1 influence in South Africa, 2 next to it
label-play-it = Play it
label-give-back = Give it back
label-in-europe = Europe
label-in-asia = Asia
label-in-middle-east = Middle East
label-in-central-america = Central America
label-in-south-america = South America
label-in-africa = Africa

## Questions.

question-which-companion = { CARD($card) }: which card do you play for its Ops, its event cancelled?
question-drawn-card = you have drawn { CARD($card) }: do you play it or give it back?
question-exchange-card = { CARD($card) }: which card do you discard, to draw another for it?
question-crisis-way-out = do you end the Cuban Missile Crisis?
question-norad-where = NORAD: where do you add 1 influence?
question-name-region = { CARD($card) }: which region do you name?
question-set-up-where = set-up: where do you place { SIDE($side, form: "gen") } influence? { $left } to go.
question-double-where = { CARD($card) }: where does the USSR double its influence? { $left } to go.

## Notes.

note-period-begins = the { $turn ->
    [4] Mid War
   *[other] Late War
 } begins: { $n } cards join the draw pile.
note-shuttle-used = Shuttle Diplomacy: { COUNTRY($country, form: "the") } does not count for the USSR as { SET($region, form: "the") } is scored.
note-southeast-asia-scored = Southeast Asia is scored. US: { $us_points } VP. USSR: { $ussr_points } VP.
note-china-held = { SIDE($side, form: "the") } holds the China Card: 1 VP.
fact-shuttle-waits = Shuttle Diplomacy waits for this scoring, but the USSR has no battleground for it.
fact-shuttle-takes = Shuttle Diplomacy: { COUNTRY($country, form: "the") } does not count for the USSR.
fact-taiwan-counts = Formosan Resolution: { COUNTRY($country, form: "the") } counts as a battleground.
fact-point-a-country = 1 VP for each country controlled, 2 for { COUNTRY($country, form: "the") }.
note-flower-power-pays = Flower Power: the US has played { CARD($card) }.
note-won-by-crisis = Cuban Missile Crisis: { ENEMY($side, form: "the") } has attempted a coup, and { SIDE($side, form: "the") } wins.
note-crisis-defused = { SIDE($side, form: "the") } withdraws from { COUNTRY($country, form: "the") } and ends the Cuban Missile Crisis.
note-china-decided = the civil war in China is decided: { SIDE($side, form: "the") } receives the China Card.
note-buried = We Will Bury You: there was no UN Intervention, and { SIDE($side, form: "the") } is paid.
note-u2-pays = U-2 Incident: UN Intervention is played, and { SIDE($side, form: "the") } is paid.
note-companion-played = { SIDE($side, form: "the") } plays { CARD($card) } with UN Intervention; its event is cancelled.
note-card-revived = { SIDE($side, form: "the") } brings { CARD($card) } back from the discards: its event is to occur.
note-card-taken = { SIDE($side, form: "the") } draws { CARD($card) } from the hand of { ENEMY($side, form: "the") }.
note-region-barred = Chernobyl: this turn the USSR places no influence with Ops in { SET($region, form: "the") }.

## Reasons.

reason-protected-by-nato = { COUNTRY($country, form: "the") } is under the protection of NATO.
reason-protected-by-pact = { COUNTRY($country, form: "the") } is protected by the US/Japan Mutual Defense Pact.
reason-china-out-of-bounds = the US cannot touch the Chinese Civil War.
reason-reformer-forbids = { COUNTRY($country, form: "the") } is closed to Soviet coups, as all of Europe is since The Reformer.
reason-no-headline-un = { CARD($card) } goes with another card in an action round and cannot be a headline.
reason-outside-set-up = { COUNTRY($country, form: "the") } is not in { SET($set, form: "the") }, where influence is placed now.

## Conditions. What an event needs (`only`), and what it turns on (after “if”).

condition-alliance-formed =
    .only = only after Marshall Plan or Warsaw Pact Formed
condition-no-iron-lady =
    .only = not after The Iron Lady
condition-no-camp-david =
    .only = not after Camp David Accords
condition-no-wall-down =
    .only = not after Tear Down this Wall
condition-no-evil-empire =
    .only = not after “An Evil Empire”
condition-pope-elected =
    .only = only after John Paul II Elected Pope
condition-us-more-battlegrounds =
    .only = only if the US controls more battlegrounds than the USSR
    .turned = only if the USSR controls more battlegrounds than the US
condition-behind-in-space =
    .only = only if the player is behind on the space race track
condition-us-ahead-in-space =
    .only = only if the US is ahead on the space race track
condition-not-late-war =
    .only = not in the Late War
condition-us-controls-uk =
    .only = only if the US controls the United Kingdom
    .turned = only if the USSR controls the United Kingdom
condition-headline-or-soviet =
    .only = only as a headline, or when the USSR plays it
condition-holds-opponent-event =
    .only = not as a headline, and only with a card in hand that carries an event of the opponent
condition-not-ussr-with-china-at-war =
    .only = not for the USSR before the Chinese Civil War is decided
condition-china-at-peace =
    .only = not before the Chinese Civil War is decided
condition-ussr-holds-china = the USSR holds the China Card
condition-us-holds-china = the US holds the China Card
condition-us-controls-south-korea = the US controls South Korea
condition-reform-begun = The Reformer has occurred
condition-nato-in-effect = NATO is in effect
condition-ussr-ahead = the USSR is ahead in VP
condition-us-lost-influence = the US lost influence by it

## Amounts, as their cards need them: after “gains”, or as a whole predicate.

amount-five-less-defcon = 1 VP for each level that DEFCON is then below 5
amount-defcon-less-two = 1 VP for each level that DEFCON is above 2
amount-soviet-oil = 1 VP for each of Egypt, Iran, Libya, Saudi Arabia, Iraq, the Gulf States and Venezuela that it controls
amount-latin-battlegrounds = 1 VP for each battleground that it controls in Central and South America
amount-half-of-libya = 1 VP for every 2 USSR influence in Libya
amount-half-of-egypt = loses half its influence in Egypt, rounded up
amount-one-or-two-late = 1, in the Late War 2

## Lasting effects: a heading, and what they do. On a pair of effects, $side is the side concerned; $value is what the
## game holds for the effect, 0 where it is spoken of in general.

effect-vietnam-revolts = Vietnam Revolts
    .text = for the rest of the turn the USSR has 1 more Op for operations whose Ops are all spent in Southeast Asia
effect-containment = Containment
    .text = for the rest of the turn the cards of the US are worth 1 Op more, up to 4
effect-red-scare = Red Scare/Purge, on { SIDE($side, form: "the") }
    .text = for the rest of the turn the cards of { SIDE($side, form: "the") } are worth 1 Op less, but no less than 1
effect-crisis = Cuban Missile Crisis, threatening { SIDE($side, form: "the") }
    .text = for the rest of the turn { SIDE($side, form: "the") } loses the game by attempting a coup, but can end this at any time by removing 2 of its influence from { SIDE($side, form: "key") ->
        [us] West Germany or Turkey
        [ussr] Cuba
       *[other] Cuba (the USSR), or from West Germany or Turkey (the US)
     }
effect-nuclear-subs = Nuclear Subs
    .text = for the rest of the turn US coups in battlegrounds do not lower DEFCON
effect-u2 = U-2 Incident
    .text = if UN Intervention is played as an event this turn, the USSR gains 1 VP more
effect-death-squads = Latin American Death Squads, for { SIDE($side, form: "the") }
    .text = for the rest of the turn coup rolls in Central and South America are at +1 for { SIDE($side, form: "the") } and at −1 for the other side
effect-iran-contra = Iran-Contra Scandal
    .text = for the rest of the turn the US subtracts 1 from its realignment rolls
# $value is the set of the region.
effect-chernobyl = Chernobyl{ $value ->
    [0] { "" }
   *[other] { " " }in { SET($value, form: "the") }
 }
    .text = for the rest of the turn the USSR places no influence with Ops in { SET($value, form: "the") }
effect-marshall-plan = Marshall Plan
    .text = from now on NATO can occur
effect-warsaw-pact = Warsaw Pact Formed
    .text = from now on NATO can occur
effect-de-gaulle = De Gaulle Leads France
    .text = from now on NATO does not protect France
effect-nato = NATO
    .text = from now on the USSR may attempt no coups and make no realignments in countries of Europe that the US controls, nor wage war on them
effect-defense-pact = US/Japan Mutual Defense Pact
    .text = from now on the USSR may attempt no coups and make no realignments in Japan
effect-formosan = Formosan Resolution
    .text = from now on Taiwan scores as a battleground while the US controls it, until the US plays the China Card
effect-we-will-bury = We Will Bury You
    .text = the USSR gains 3 VP unless the US plays UN Intervention as an event in its next action round
effect-brandt = Willy Brandt
    .text = from now on NATO does not protect West Germany
effect-flowers = Flower Power
    .text = from now on the USSR gains 2 VP whenever the US plays a war card, as an event or for operations
effect-camp-david = Camp David Accords
    .text = from now on Arab-Israeli War cannot occur
effect-john-paul = John Paul II Elected Pope
    .text = from now on Solidarity can occur
effect-shuttle = Shuttle Diplomacy
    .text = the card stays before the US: when Asia or the Middle East is next scored by its card, one battleground of the USSR there does not count, and this card is discarded
effect-hostages = Iranian Hostage Crisis
    .text = from now on Terrorism of the USSR costs the US 2 cards
effect-iron-lady = The Iron Lady
    .text = from now on Socialist Governments cannot occur
effect-reformer = The Reformer
    .text = from now on the USSR may attempt no coups in Europe
effect-wall-down = Tear Down this Wall
    .text = from now on Willy Brandt cannot occur
effect-evil-empire = “An Evil Empire”
    .text = from now on Flower Power cannot occur
effect-norad = NORAD
    .text = from now on, at the end of each action round in which DEFCON moved to 2, the US may add 1 influence where it has some, if it controls Canada
effect-china-at-war = Chinese Civil War
    .text = until the USSR has placed 3 influence in the Chinese Civil War nobody has the China Card, Cultural Revolution and Formosan Resolution cannot occur, and neither can Red Scare/Purge for the USSR; for Ussuri River Skirmish and Nixon Plays the China Card the US counts as holding the card, and the USSR subtracts 1 more in the Korean War

## Card texts: clauses of single cards.

passing-card-text = no event. It is worth 4 Ops, or 5 if all are spent in Asia. Once used it goes to the opponent, face down until the turn ends. Its holder gains 1 VP at the end of the game.

# $control is 0 where control of the region wins the game.
# $at_superpower: whether the region has a country next to a superpower.
verb-score = both sides score { SET($set, form: "the") }: presence { $presence }, domination { $domination }, { $control ->
    [0] while control wins the game
   *[other] control { $control }
 }; 1 VP more for each battleground controlled{ $at_superpower ->
    [1] { " " }and for each country controlled next to the enemy superpower
   *[other] { "" }
 }
verb-score-southeast-asia = both sides gain 1 VP for each country that they control in Southeast Asia, 2 for Thailand
verb-seize-card = the USSR discards a card at random; if it carries a US event, the event occurs
verb-intervene = the player plays this card with another that carries an event of the opponent: the event is cancelled, and the player uses the Ops of that card for operations or sends it to the space race
verb-relocate = the USSR may move up to { $n } of its influence to other countries that the US does not control, at most 2 to each
verb-defect = as a headline of the US, it cancels the headline of the USSR; played by the USSR in an action round, it gives the US 1 VP
verb-pass-card = { SIDE($side, form: "the") } receives the China Card, face { $up ->
    [1] up and ready for use
   *[other] down
 }
verb-buy-grain = the US draws a card at random from the hand of the USSR and plays it, or gives it back; if there is none or it is given back, the US conducts operations with the Ops of this card
verb-exchange = the US may discard any number of its cards, scoring cards too, and then draws as many
verb-revive = the US chooses a card from the discards, no scoring card, and its event occurs
verb-bar-region = the US names a region: for the rest of the turn the USSR places no influence there with Ops
verb-double = the USSR may double its influence in up to { $countries } countries { SET($set, form: "among") }
verb-spy = the US shows its scoring cards; the USSR may add 1 influence in a region named on one of them
verb-finlandize = the USSR may make as many realignments in Europe as it has influence in Finland, whatever the level of DEFCON

## Short names, where there is little room.

short-west-african-states = West Africa
short-southeast-african-states = Southeast Africa
short-dominican-republic = Dominican Rep.
short-ivory-coast = Ivory Coast
short-china = China
short-united-kingdom = United Kingdom
short-western-europe = Western Europe
short-southeast-asia = Southeast Asia
short-central-america = Central America

## Corrections: see cold_war.ftl. The China Card is typed as a side and a way.

correctable-passing = China Card
    .word = china
