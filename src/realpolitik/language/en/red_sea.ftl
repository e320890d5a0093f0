### Red Sea: its map, cards, effects, and all that is its own. What the forms mean is told in cold_war.ftl.

game-red-sea = Twilight Struggle: Red Sea
length-red-sea = The short one: two turns, about 40 minutes.

scenario-standard = The Horn of Africa
    .help = Two turns, the Mid War and the Late War.

## Options of a match: see crossover.ftl.

preset-tournament = As in tournaments
    .help = Sides are bid for, cards are dealt one by one, held cards are shown.
option-albanian-ops = Ops of Albano-Stalinist Economics
    .help = The rulebook’s list prints 1, public sources have 2.
option-crossover = Cards of Twilight Struggle
    .help = Each side chooses cards of Twilight Struggle for the deck, of up to 9 Ops, after the deal or before it; the game has a third turn.

## The space race.

box-1 = Probe to the Outer Planets
box-2 = Pictures from Another Planet
box-3 = Space Shuttle
# What the ability of this box does: whoever is there while the other side is not has it.
ability-1 = after the headlines of each turn 1 influence of the opponent is removed from a country

## Countries, and the sea lanes, which are no country.

country-djibouti = Djibouti
    .the = Djibouti
country-madagascar = Madagascar
    .the = Madagascar
country-oman = Oman
    .the = Oman
country-yemen = Yemen
    .the = Yemen
country-south-yemen = South Yemen
    .the = South Yemen
country-strategic-sea-lanes = Strategic Sea Lanes
    .the = the Strategic Sea Lanes

## Sets of countries. A set that belongs to one card is named as that card needs it.

set-french-ties = Djibouti, Madagascar
    .among = (Djibouti or Madagascar)
set-beyond-oman = Middle East but for Oman
    .the = another country of the Middle East
set-outside-europe = All countries
    .the = any countries
set-africa-or-southeast-asia = Africa
    .among = in Africa
set-muslim-states = Sudan, Egypt, Saudi Arabia
    .among = among Sudan, Egypt and Saudi Arabia

## Cards.

card-events-of-86 = The Events of ’86
card-french-connections = French Connections
card-detente = Detente
card-dhofar-rebellion = Dhofar Rebellion
card-the-derg = The Derg
card-f5es-delivered = F-5Es Delivered
card-romanian-autonomy = Romanian Autonomy
card-famine = Famine
card-oau = Organization of African Unity
card-arab-league = Arab League
card-indian-ocean-zone-of-peace = Indian Ocean Zone of Peace
card-diego-garcia = Diego Garcia
card-malagasy-constitutional-referendum = Malagasy Constitutional Referendum
card-yemeni-presidential-assassinations = Yemeni Presidential Assassinations
card-seychelles = Seychelles

## Questions.

question-flashpoint-card = there is a coup in { COUNTRY($country, form: "the") }, a flashpoint: which card does the draw pile show?
# $side loses it.
question-probe-where = space race: from which country do you remove 1 { SIDE($side, form: "gen") } influence?
question-strafe-where = { CARD($card) }: where do you make a realignment?
question-starve-where = { CARD($card) }: where does a famine break out?
question-coup-in-famine = { CARD($card) }: in which of the two countries do you attempt a coup?
question-appeal-card = { CARD($card) }: which card with an event of the opponent do you discard?

## Notes.

note-period-begins = the Late War begins: { $n } cards join the draw pile.
note-flashpoint-shown = { COUNTRY($country, form: "the") } is a flashpoint: { CARD($card) } is shown, { $ops ->
    [0] a scoring card
    [one] { $ops } Op
   *[other] { $ops } Ops
 }.
note-put-under = { CARD($card) } goes under the draw pile.
note-famine-begins = a famine breaks out in { COUNTRY($country, form: "the") }.
note-autonomy-raised = { SIDE($side, form: "the") } is behind in VP: Romanian Autonomy is worth 3 Ops to it in this round.
note-sea-lanes-doubled = { SIDE($side, form: "the") } controls the Strategic Sea Lanes: its points are doubled to { $points }.
note-sea-lanes-added = { SIDE($side, form: "the") } leads in the Strategic Sea Lanes: 1 point more, { $points } in all.
note-sea-lanes-held = the Strategic Sea Lanes: { $n } VP for { SIDE($side, form: "the") }.
note-autonomy-held = { SIDE($side, form: "the") } holds Romanian Autonomy: 1 VP.
fact-lanes-double = { SIDE($side, form: "the") } controls the Strategic Sea Lanes and scores double.
fact-lanes-add = { SIDE($side, form: "the") } leads in the Strategic Sea Lanes: 1 VP more.
note-won-by-africa = { SIDE($side, form: "the") } controls both flashpoints and more of Africa than its opponent, and wins the game.

## Reasons.

reason-no-country-at-sea = { COUNTRY($country, form: "the") } are not a country: nobody can attempt coups or make realignments there.
reason-not-adjacent = { COUNTRY($country, form: "the") } is not next to { COUNTRY($other, form: "the") }.
reason-not-starved = the event has brought no famine to { COUNTRY($country, form: "the") }.

## Conditions. What an event needs (`only`), and what it turns on (after “if”).

condition-soviet-south-yemen =
    .only = only if the USSR controls South Yemen
condition-holds-opponent-card =
    .only = only with a card in hand that carries an event of the opponent
condition-aden-is-soviet = the USSR controls South Yemen
condition-us-holds-autonomy = the US holds Romanian Autonomy
condition-roll-succeeded = the roll succeeds
condition-arab-majority = the player controls at least 3 of Egypt, Sudan, South Yemen, Yemen, Oman and Saudi Arabia

## Amounts, as their cards need them: after “gains”, “adding” or a colon, or as a whole predicate.

amount-soviet-oil = 1 VP for each of Egypt and Saudi Arabia that it controls
amount-middle-east-held = 1 for each country in the Middle East that the US controls
amount-soviet-middle-east = 1 for each country in the Middle East that it controls
amount-middle-east-without-us = adds 1 influence in the Strategic Sea Lanes for each country in the Middle East where the US has none

## Lasting effects: a heading, and what they do. On a pair of effects, $side is the side concerned; $value is what the
## game holds for the effect, 0 where it is spoken of in general.

effect-zone-of-peace = Indian Ocean Zone of Peace
    .text = for the rest of the turn every country counts as a battleground for coups: each coup lowers DEFCON by 1
effect-f5es = F-5Es Delivered
    .text = from now on Ogaden War cannot occur
effect-derg = The Derg
    .text = from now on the stability of Ethiopia is 3
# STARVING: the countries with a marker.
effect-famine = Famine{ $value ->
    [0] { "" }
   *[other] { " " }in { STARVING($value) }
 }
    .text = coups in { STARVING($value) } are at +1 for both sides; a coup that succeeds ends the famine there
effect-autonomy = Romanian Autonomy, for { SIDE($side, form: "the") }
    .text = Romanian Autonomy is worth 3 Ops to { SIDE($side, form: "the") } in this round

## Card texts: clauses of single cards.

passing-card-text = no event. It is worth 2 Ops, or 3 to a side that was behind in VP as the round began. Once used it goes to the opponent, face down until the turn ends. Its holder gains 1 VP at the end of the game.

verb-score = both sides score { SET($set, form: "the") }: presence { $presence }, domination { $domination }, control { $control }; 1 VP more for each battleground controlled. Control of the Strategic Sea Lanes doubles what a side scores; the lead there without control adds 1 VP{ SET($set, form: "key") ->
    [africa] . A side that controls Ethiopia and Somalia, and more countries in Africa than its opponent, wins the game
   *[other] { "" }
 }
verb-pass-card = { SIDE($side, form: "the") } receives it, face { $up ->
    [1] up and ready for use
   *[other] down
 }
verb-strafe = the USSR may make one realignment in each country { SET($set, form: "among") }, whatever the level of DEFCON
verb-starve = the player puts famine markers in two adjacent countries and then attempts a coup in one of them, with the Ops of this card and within the limits of DEFCON. Coups in a country with a marker are at +1 for both sides; a coup that succeeds there removes the marker
verb-appeal = the player discards such a card and rolls a die: on 4 or more the player conducts operations with its Ops, otherwise not

## Short names, where there is little room.

short-strategic-sea-lanes = Sea Lanes

## Corrections: see cold_war.ftl. Romanian Autonomy is typed as a side and a way.

correctable-passing = Romanian Autonomy
    .word = autonomy
