### Labyrinth: its map, cards, tracks, operations, events, and the flowchart of the solitaire game.
###
### Sentences may begin with a small letter: the program writes the capital. The clauses of card texts (verb-…), of markers
### (.text) and of conditions also go without their full stop.
###
### Functions turn the ints of the game into words; `form` picks an attribute of the message, and `form: "key"` gives its id
### without the first word (side-us: us), to select by:
###   SIDE, COUNTRY, PLACE (a country, or the troops track), SET (the countries that an event speaks of), CARD, CARDS, LABEL,
###   MARKER, CONDITION, PURPOSE (of a die), GOVERNANCE, ALIGNMENT, POSTURE, PLOT (by its value), PILE (where a card is); SIGN
###   gives plus, minus or zero, ABS, FIGURE and SIGNED a number, COUNT how many cards there are, REACHES yes if the first
###   number is no less than the second, otherwise no.
###
### Forms in English (another language names the forms it needs, cases as well as traits to select by, such as gender or
### number; all countries and places have the same forms, and so have all sides, all cards, all governances and so on):
###   sides       value: a heading · the: in a sentence · gen: before a noun, “US troops” · number: one or other, of a verb
###   countries   value: a heading · the: in a sentence · in: where · number: one or other, of a verb
###   sets        the: as their card needs it, “an Adversary” · some: after a number, “Schengen countries”
###   governances value: a heading · as: after “is” · alignments likewise
###   plots       value: a heading · a: in a sentence
###   markers     value: a heading · text: what the event does as long as it lasts, a clause
###   conditions  value: a clause after “if”

game-labyrinth = Labyrinth: The War on Terror
length-labyrinth = The unequal one: the US against the Jihadists, or alone; about two hours.

scenario-lets-roll = Let’s Roll!
    .help = 2001, after the attacks: the US is Hard, Afghanistan at Islamist Rule.
scenario-call-me-al = You Can Call Me Al
    .help = 2001, with another president: as Let’s Roll!, but the US is Soft, and Axis of Evil is not in the deck.
scenario-anaconda = Anaconda
    .help = 2002: US troops are in Afghanistan, and the Jihadists scatter.
scenario-mission-accomplished = Mission Accomplished?
    .help = 2003: the US is in Iraq and Afghanistan, overstretched and in low esteem. Not for beginners.

## Options of a match.

option-solitaire = Solitaire
    .help = One player is the US; the Jihadists follow the rulebook’s flowchart, and the log says which line they follow.
option-ideology = Ideology
    .help = How hard the solitaire game is; each level includes those before it. Coherent: a success of Plot places two plots. Attractive: a success of Recruit places two cells. Potent: three cells more than troops are enough for a Major Jihad. Infectious: the US must play all its cards. Virulent: failed rolls of jihad remove no cells.
option-decks = Decks
    .help = The length of the game: 1 deck is the standard game, 2 decks the tournament, 3 decks the campaign.
option-mini-decks = Three piles
    .help = In a solitaire game cards are drawn in turn from piles of unassociated, Jihadist and US events, which makes hands more even.
option-free-setup = Free set-up
    .help = Before the first card the sides mark untested countries as they think history had them.
option-besieged-caliphate = Besieged at Islamist Rule
    .help = An event places a Besieged Regime marker in a country at Islamist Rule too; sources differ on it.

choice-baseline = baseline
choice-coherent = Coherent
choice-attractive = Attractive
choice-potent = Potent
choice-infectious = Infectious
choice-virulent = Virulent

## Sides. Those that end in -it stand where the same side acts again and a pronoun will do.

side-us = US
    .the = the US
    .gen = US
    .number = one
side-jihadist = Jihadists
    .the = the Jihadists
    .gen = Jihadist
    .number = other
side-player = player
    .the = the player
    .gen = the player’s
    .number = one
side-nobody = nobody
    .the = neither side
    .gen = unassociated
    .number = one
side-us-it = it
    .the = it
    .gen = its
    .number = one
side-jihadist-it = they
    .the = they
    .gen = their
    .number = other
side-player-it = player
    .the = the player
    .gen = the player’s
    .number = one

## Countries, and what stands for one: the country just selected, those just selected, and the track of the troops.

country-united-states = United States
    .the = the United States
    .in = in the United States
    .number = one
country-canada = Canada
    .the = Canada
    .in = in Canada
    .number = one
country-united-kingdom = United Kingdom
    .the = the United Kingdom
    .in = in the United Kingdom
    .number = one
country-serbia = Serbia
    .the = Serbia
    .in = in Serbia
    .number = one
country-israel = Israel
    .the = Israel
    .in = in Israel
    .number = one
country-india = India
    .the = India
    .in = in India
    .number = one
country-scandinavia = Scandinavia
    .the = Scandinavia
    .in = in Scandinavia
    .number = one
country-benelux = Benelux
    .the = Benelux
    .in = in Benelux
    .number = one
country-germany = Germany
    .the = Germany
    .in = in Germany
    .number = one
country-eastern-europe = Eastern Europe
    .the = Eastern Europe
    .in = in Eastern Europe
    .number = one
country-france = France
    .the = France
    .in = in France
    .number = one
country-italy = Italy
    .the = Italy
    .in = in Italy
    .number = one
country-spain = Spain
    .the = Spain
    .in = in Spain
    .number = one
country-russia = Russia
    .the = Russia
    .in = in Russia
    .number = one
country-caucasus = Caucasus
    .the = the Caucasus
    .in = in the Caucasus
    .number = one
country-china = China
    .the = China
    .in = in China
    .number = one
country-kenya-tanzania = Kenya/Tanzania
    .the = Kenya/Tanzania
    .in = in Kenya/Tanzania
    .number = one
country-thailand = Thailand
    .the = Thailand
    .in = in Thailand
    .number = one
country-philippines = Philippines
    .the = the Philippines
    .in = in the Philippines
    .number = other
country-iran = Iran
    .the = Iran
    .in = in Iran
    .number = one
country-morocco = Morocco
    .the = Morocco
    .in = in Morocco
    .number = one
country-algeria-tunisia = Algeria/Tunisia
    .the = Algeria/Tunisia
    .in = in Algeria/Tunisia
    .number = one
country-libya = Libya
    .the = Libya
    .in = in Libya
    .number = one
country-egypt = Egypt
    .the = Egypt
    .in = in Egypt
    .number = one
country-sudan = Sudan
    .the = Sudan
    .in = in Sudan
    .number = one
country-somalia = Somalia
    .the = Somalia
    .in = in Somalia
    .number = one
country-jordan = Jordan
    .the = Jordan
    .in = in Jordan
    .number = one
country-syria = Syria
    .the = Syria
    .in = in Syria
    .number = one
country-central-asia = Central Asia
    .the = Central Asia
    .in = in Central Asia
    .number = one
country-indonesia-malaysia = Indonesia/Malaysia
    .the = Indonesia/Malaysia
    .in = in Indonesia/Malaysia
    .number = one
country-turkey = Turkey
    .the = Turkey
    .in = in Turkey
    .number = one
country-lebanon = Lebanon
    .the = Lebanon
    .in = in Lebanon
    .number = one
country-yemen = Yemen
    .the = Yemen
    .in = in Yemen
    .number = one
country-iraq = Iraq
    .the = Iraq
    .in = in Iraq
    .number = one
country-saudi-arabia = Saudi Arabia
    .the = Saudi Arabia
    .in = in Saudi Arabia
    .number = one
country-gulf-states = Gulf States
    .the = the Gulf States
    .in = in the Gulf States
    .number = other
country-pakistan = Pakistan
    .the = Pakistan
    .in = in Pakistan
    .number = one
country-afghanistan = Afghanistan
    .the = Afghanistan
    .in = in Afghanistan
    .number = one
place-there = that country
    .the = it
    .in = there
    .number = one
place-each = those countries
    .the = each of them
    .in = in each of them
    .number = one
place-troops-track = troops track
    .the = the troops track
    .in = on the troops track
    .number = one

short-algeria-tunisia = Alg./Tunisia
short-indonesia-malaysia = Indon./Malay.
short-kenya-tanzania = Kenya/Tanz.
short-united-kingdom = United Kingdom

## What a country is like.

governance-untested = untested
    .as = untested
governance-good = Good
    .as = Good
governance-fair = Fair
    .as = Fair
governance-poor = Poor
    .as = Poor
governance-islamist-rule = Islamist Rule
    .as = at Islamist Rule

alignment-ally = Ally
    .as = an Ally
alignment-neutral = Neutral
    .as = Neutral
alignment-adversary = Adversary
    .as = an Adversary

posture-untested = untested
posture-soft = Soft
posture-hard = Hard

type-sunni = Sunni
type-shia-mix = Shia-Mix
type-non-muslim = non-Muslim
type-iran = Iran

plot-1 = Plot 1
    .a = a plot of value 1
plot-2 = Plot 2
    .a = a plot of value 2
plot-3 = Plot 3
    .a = a plot of value 3
plot-wmd = WMD
    .a = a WMD plot

# A plot on the map, as an option: $nth is which of those in the same country it is, 0 if it is the only one.
plot-in-country = Plot { COUNTRY($country, form: "in") }{ $nth ->
    [0] { "" }
   *[other] , no. { $nth }
 }

## The countries that events speak of, as their cards need them.

set-postures-of-others =
    .the = a non-Muslim country other than the US and Israel
set-schengen =
    .some = Schengen countries
set-shia-mix =
    .the = a Shia-Mix country
set-us-uk-canada =
    .the = the United States, the United Kingdom and Canada
set-near-israel =
    .the = Israel, Jordan and Lebanon
set-iraq-or-iran =
    .the = Iraq or Iran
set-turkey-or-iraq =
    .the = Turkey or Iraq
set-without-cells =
    .some = countries without cells
set-unmarked-muslim =
    .some = untested Muslim countries
set-muslim-not-ruled =
    .the = a Muslim country that is not at Islamist Rule
set-adversaries =
    .the = an Adversary
set-allies =
    .the = an Ally
set-ruled-somalia-or-sudan =
    .the = such a country
set-lately-improved =
    .the = such a country
set-besieged =
    .the = a besieged regime
set-regime-changes =
    .the = a Regime Change country
set-disrupted-lately =
    .the = such a country
set-cells-near-troops =
    .the = such a country
set-muslim-with-cells =
    .the = such a country
set-iraq-or-syria-with-troops =
    .the = Iraq or Syria, if troops are there
set-russia-or-central-asia-with-cells =
    .the = Russia or Central Asia, if a cell is there
set-unguarded-arsenals =
    .the = such a country
set-shia-mix-regime-changes-with-cells =
    .the = such a country
set-regime-changes-with-two-cells =
    .the = such a country
set-saudi-neighbourhood-with-troops =
    .the = such a country
set-not-ruled-with-cells =
    .the = a country with a cell that is not at Islamist Rule
set-shia-mix-with-cells-and-troops =
    .the = such a country
set-zarqawi-countries =
    .the = such a country
set-hizballah-countries =
    .the = Lebanon, Turkey, Iraq, Saudi Arabia or the Gulf States, if a cell is there
set-hambali-countries =
    .the = such a country
set-allies-or-non-muslim =
    .the = Allies and non-Muslim countries

## Cards, in the order of their numbers.

card-backlash = Backlash
card-biometrics = Biometrics
card-ctr = CTR
card-moro-talks = Moro Talks
card-nest = NEST
card-sanctions-6 = Sanctions
card-sanctions-7 = Sanctions
card-special-forces-8 = Special Forces
card-special-forces-9 = Special Forces
card-special-forces-10 = Special Forces
card-abbas = Abbas
card-al-azhar = Al-Azhar
card-anbar-awakening = Anbar Awakening
card-covert-action = Covert Action
card-ethiopia-strikes = Ethiopia Strikes
card-euro-islam = Euro-Islam
card-fsb = FSB
card-intel-community = Intel Community
card-kemalist-republic = Kemalist Republic
card-king-abdullah = King Abdullah
card-lets-roll = Let’s Roll!
card-mossad-and-shin-bet = Mossad & Shin Bet
card-predator-23 = Predator
card-predator-24 = Predator
card-predator-25 = Predator
card-quartet = Quartet
card-saddam-captured = Saddam Captured
card-sharia = Sharia
card-tony-blair = Tony Blair
card-un-nation-building = UN Nation Building
card-wiretapping = Wiretapping
card-back-channel = Back Channel
card-benazir-bhutto = Benazir Bhutto
card-enhanced-measures = Enhanced Measures
card-hijab = Hijab
card-indo-pakistani-talks = Indo-Pakistani Talks
card-iraqi-wmd = Iraqi WMD
card-libyan-deal = Libyan Deal
card-libyan-wmd = Libyan WMD
card-mass-turnout = Mass Turnout
card-nato = NATO
card-pakistani-offensive = Pakistani Offensive
card-patriot-act = Patriot Act
card-renditions = Renditions
card-safer-now = Safer Now
card-sistani = Sistani
card-door-of-itjihad-47 = The door of Itjihad was closed
card-adam-gadahn = Adam Gadahn
card-al-ittihad-al-islami = Al-Ittihad al-Islami
card-ansar-al-islam = Ansar al-Islam
card-fres = FREs
card-ieds = IEDs
card-madrassas = Madrassas
card-moqtada-al-sadr = Moqtada al-Sadr
card-uyghur-jihad = Uyghur Jihad
card-vieira-de-mello-slain = Vieira de Mello Slain
card-abu-sayyaf = Abu Sayyaf
card-al-anbar = Al-Anbar
card-amerithrax = Amerithrax
card-bhutto-shot = Bhutto Shot
card-detainee-release = Detainee Release
card-ex-kgb = Ex-KGB
card-gaza-war = Gaza War
card-hariri-killed = Hariri Killed
card-heu = HEU
card-homegrown = Homegrown
card-islamic-jihad-union = Islamic Jihad Union
card-jemaah-islamiya = Jemaah Islamiya
card-kazakh-strain = Kazakh Strain
card-lashkar-e-tayyiba = Lashkar-e-Tayyiba
card-loose-nuke = Loose Nuke
card-opium = Opium
card-pirates = Pirates
card-schengen-visas = Schengen Visas
card-schroeder-and-chirac = Schroeder & Chirac
card-abu-ghurayb = Abu Ghurayb
card-al-jazeera = Al-Jazeera
card-axis-of-evil = Axis of Evil
card-clean-operatives = Clean Operatives
card-fata = FATA
card-foreign-fighters = Foreign Fighters
card-jihadist-videos = Jihadist Videos
card-kashmir = Kashmir
card-leak-84 = Leak
card-leak-85 = Leak
card-lebanon-war = Lebanon War
card-martyrdom-operation-87 = Martyrdom Operation
card-martyrdom-operation-88 = Martyrdom Operation
card-martyrdom-operation-89 = Martyrdom Operation
card-quagmire = Quagmire
card-regional-al-qaeda = Regional al-Qaeda
card-saddam = Saddam
card-taliban = Taliban
card-door-of-itjihad-94 = The door of Itjihad was closed
card-wahhabism = Wahhabism
card-danish-cartoons = Danish Cartoons
card-fatwa = Fatwa
card-gaza-withdrawal = Gaza Withdrawal
card-hamas-elected = HAMAS Elected
card-hizb-ut-tahrir = Hizb Ut-Tahrir
card-kosovo = Kosovo
card-former-soviet-union = Former Soviet Union
card-hizballah = Hizballah
card-iran-104 = Iran
card-iran-105 = Iran
card-jaysh-al-mahdi = Jaysh al-Mahdi
card-kurdistan = Kurdistan
card-musharraf = Musharraf
card-tora-bora = Tora Bora
card-zarqawi = Zarqawi
card-zawahiri = Zawahiri
card-bin-ladin = Bin Ladin
card-darfur = Darfur
card-gtmo = GTMO
card-hambali = Hambali
card-ksm = KSM
card-oil-price-spike-117 = Oil Price Spike
card-oil-price-spike-118 = Oil Price Spike
card-saleh = Saleh
card-us-election = US Election

## Labels: options that are neither a country nor a card.

label-enough = Enough
label-no-thanks = No, thanks
label-do-nothing = Do nothing
label-play-event = Event
label-their-event-first = Event first
label-reserves = Into reserves
label-add-reserves = Add the reserves
label-discard-last-card = Discard the last card
label-hold-last-card = Hold the last card
label-remove-cadre = Remove a cadre
label-war-of-ideas = War of Ideas
label-deploy = Deploy
label-regime-change = Regime Change
label-withdraw = Withdraw
label-disrupt = Disrupt
label-alert = Alert
label-reassessment = Reassessment
label-recruit = Recruit
label-travel = Travel
label-jihad = Jihad
label-plot = Plot
label-major-jihad = Major Jihad
label-minor-jihad = Minor Jihad
label-troops-track = Troops track
label-nato-marker = NATO marker
label-sleeper-cell = Sleeper cell
label-active-cell = Active cell
label-sadr = Sadr
label-hard = Hard
label-soft = Soft
label-roll-again = Roll again
label-keep-it = Leave it so
label-card-by-chance = Let chance pick the card
label-sway-caucasus = Change the posture of the Caucasus
label-press-central-asia = Shift Central Asia toward Adversary
label-good-ally = Good, Ally
label-good-neutral = Good, Neutral
label-good-adversary = Good, Adversary
label-fair-ally = Fair, Ally
label-fair-neutral = Fair, Neutral
label-fair-adversary = Fair, Adversary
label-poor-ally = Poor, Ally
label-poor-neutral = Poor, Neutral
label-poor-adversary = Poor, Adversary

## Markers of events that last: a heading, and what they do.

marker-ctr-russia = CTR in Russia
    .text = from now on Loose Nuke is blocked, and HEU in Russia
marker-ctr-central-asia = CTR in Central Asia
    .text = from now on Kazakh Strain is blocked, and HEU in Central Asia
marker-moro-talks = Moro Talks
    .text = from now on Abu Sayyaf is blocked
marker-nest = NEST
    .text = from now on WMD plots in the United States are placed face up; in a solitaire game every plot there, while a WMD is among the available plots
marker-abbas = Abbas
    .text = Quartet can be played, until a plot is carried out in Israel
marker-anbar-awakening = Anbar Awakening
    .text = from now on Al-Anbar is blocked
marker-saddam-captured = Saddam Captured
    .text = from now on Saddam is blocked, and FREs places 2 cells instead of 4
marker-wiretapping = Wiretapping
    .text = from now on Leak can make it public
marker-benazir-bhutto = Benazir Bhutto
    .text = from now on there is no jihad in Pakistan, and Musharraf is blocked
marker-enhanced-measures = Enhanced Measures
    .text = from now on Leak can make them public
marker-indo-pakistani-talks = Indo-Pakistani Talks
    .text = Kashmir and Lashkar-e-Tayyiba are blocked, until a plot is carried out in India
marker-iraqi-wmd = Iraqi WMD
    .text = from now on a Regime Change in Iraq is possible whatever its governance, once
marker-libyan-deal = Libyan Deal
    .text = from now on Libyan WMD is blocked
marker-libyan-wmd = Libyan WMD
    .text = from now on a Regime Change in Libya is possible whatever its governance, once
marker-patriot-act = Patriot Act
    .text = from now on the United States is adjacent to Canada alone, and Sanctions can be played
marker-renditions = Renditions
    .text = from now on Detainee Release is blocked, until Leak makes Renditions public
marker-vieira-de-mello-slain = Vieira de Mello Slain
    .text = from now on UN Nation Building is blocked
marker-abu-sayyaf = Abu Sayyaf
    .text = from now on the US may deploy troops to the Philippines, and each plot placed there costs 1 Prestige unless troops outnumber cells there
marker-al-anbar = Al-Anbar
    .text = from now on Disrupt in Iraq or Syria affects 1 cell only and no cadre, and the US cannot play Bin Ladin or Zawahiri as events
marker-bhutto-shot = Bhutto Shot
    .text = from now on Benazir Bhutto is blocked
marker-pirates = Pirates
    .text = from now on Funding does not drop at the end of a turn, as long as Somalia or Yemen is at Islamist Rule
marker-fata = FATA
    .text = from now on there is no Disrupt in Pakistan unless it is a Regime Change country, and the US cannot play Bin Ladin or Zawahiri as events
marker-leaked-wiretapping = Wiretapping, leaked
    .text = Wiretapping is blocked for the rest of the game
marker-leaked-enhanced-measures = Enhanced Measures, leaked
    .text = Enhanced Measures is blocked for the rest of the game
marker-leaked-renditions = Renditions, leaked
    .text = Renditions is blocked for the rest of the game
marker-biometrics = Biometrics
    .text = until the turn ends cells travel to adjacent countries only, and to Good ones among these only by a roll
marker-door-of-itjihad = The door of Itjihad was closed
    .text = until the turn ends each card that the Jihadists play is picked from their hand at random; in a solitaire game they play no events instead
marker-gtmo = GTMO
    .text = until the turn ends there is no Recruit operation, and Detainee Release is blocked
marker-oil-price-spike = Oil Price Spike
    .text = until the turn ends every oil exporter has 1 Resource more for each Oil Price Spike
marker-adam-gadahn = Adam Gadahn
    .text = the second card of this action phase is used to recruit in the United States, where each roll of 1 or 2 brings a cell; a US event on that card does not occur
marker-madrassas = Madrassas
    .text = this card and the second one of this action phase are used to recruit, whatever the Funding, and also in Poor countries and at Islamist Rule where there is neither cell nor cadre

## Conditions: what events require, and what they turn on.

condition-plot-in-muslim-country = a plot that Backlash has not turned yet is in a Muslim country
condition-us-soft = the US is Soft
condition-us-hard = the US is Hard
condition-patriot-act-in-effect = Patriot Act is in effect
condition-cells-near-troops = a country with a cell has troops or is adjacent to troops
condition-troops-in-iraq-or-syria = troops are in Iraq or Syria
condition-adversary-exists = some country is an Adversary
condition-somalia-or-sudan-ruled = Somalia or Sudan is at Islamist Rule
condition-plot-in-ally-or-good = a plot is in an Ally or in a Good country
condition-cells-near-israel = a cell is in Israel, Jordan or Lebanon
condition-cells-in-muslim-country = a Muslim country has a cell
condition-abbas-in-effect = Abbas is in effect
condition-peace-possible = neither are troops in Overstretch nor is a country adjacent to Israel at Islamist Rule
condition-troops-in-iraq = troops are in Iraq
condition-besieged-regime-exists = a regime is besieged
condition-regime-change-exists = there is a Regime Change country
condition-no-vieira = Vieira de Mello Slain is not in effect
condition-jihadists-at-home = a cell, a cadre or a plot is in the United States, the United Kingdom or Canada
condition-wiretapping-secret = Wiretapping has not been leaked
condition-back-channel-card = the US holds a card whose value equals the Resources of an Adversary
condition-bhutto-safe = neither Pakistan nor a Muslim country adjacent to it is at Islamist Rule
condition-bhutto-alive = Bhutto Shot is not in effect
condition-disruption-possible = the US can disrupt somewhere
condition-measures-secret = Enhanced Measures has not been leaked
condition-renditions-secret = Renditions has not been leaked
condition-no-islamist-rule = no country is at Islamist Rule
condition-pakistan-good-or-fair = Pakistan is Good or Fair
condition-iraq-adversary = Iraq is an Adversary
condition-libya-adversary = Libya is an Adversary
condition-libya-poor = Libya is Poor
condition-iraq-or-syria-ally = Iraq or Syria is an Ally
condition-no-libyan-deal = Libyan Deal is not in effect
condition-no-gwot-penalty = there is no GWOT penalty
condition-pakistan-ally = Pakistan is an Ally
condition-fata-in-effect = FATA is in effect
condition-good-countries-safe = no Good country has a cell or a plot
condition-shia-mix-regime-change-with-cell = a Shia-Mix Regime Change country has a cell
condition-first-card-of-phase = it is the first card of the Jihadists’ action phase
condition-cell-available = a cell is available
condition-iraq-worse-than-good = Iraq is tested and not Good
condition-cell-in-regime-change = a cell is in a Regime Change country
condition-no-moro-talks = Moro Talks is not in effect
condition-no-anbar-awakening = Anbar Awakening is not in effect
condition-cell-in-pakistan = a cell is in Pakistan
condition-us-disrupted-lately = the US disrupted in some country in this action phase or the one before
condition-no-gtmo-or-renditions = neither GTMO nor Renditions is in effect
condition-arsenal-unguarded = Russia or Central Asia has a cell and no CTR marker
condition-central-asia-unguarded = Central Asia has a cell and no CTR marker
condition-russia-unguarded = Russia has a cell and no CTR marker
condition-no-talks = Indo-Pakistani Talks is not in effect
condition-cell-in-afghanistan = a cell is in Afghanistan
condition-somalia-or-yemen-ruled = Somalia or Yemen is at Islamist Rule
condition-troops-near-saudi-arabia = Saudi Arabia or a country adjacent to it has troops
condition-country-without-cells = some country has no cell
condition-something-to-leak = Enhanced Measures, Renditions or Wiretapping is in effect
condition-cell-not-under-rule = a cell is in a country that is not at Islamist Rule
condition-prestige-low-or-medium = Prestige is Low or Medium
condition-two-unmarked-muslim = at least two Muslim countries are untested
condition-iraq-poor-adversary = Iraq is a Poor Adversary
condition-saddam-free = Saddam Captured is not in effect
condition-muslim-lately-improved = a Muslim country became Fair or Good, by a test or by improving, in this action phase or the one before, and still is
condition-both-hold-cards = both sides hold another card
condition-shia-mix-with-both = a Shia-Mix country has both cells and troops
condition-no-bhutto = Benazir Bhutto is not in effect
condition-regime-change-with-two-cells = a Regime Change country has at least 2 cells
condition-troops-in-zarqawi-country = Iraq, Syria, Lebanon or Jordan has troops
condition-leaders-hidden = the Jihadists play it, or no country is at Islamist Rule and neither FATA nor Al-Anbar is in effect
condition-hambali-country = Indonesia/Malaysia or a country adjacent to it has a cell and is an Ally or Hard
condition-ksm-plots = the Jihadists play it, or a plot is in an Ally or a non-Muslim country
condition-central-asia-friendly = Central Asia is an Ally or Neutral
condition-pakistan-poor = Pakistan is Poor
condition-nothing-found = they hold none of these
condition-saddam-is-captured = Saddam Captured is in effect
condition-china-soft = China is Soft
condition-ctr-in-russia = a CTR marker is in Russia
condition-afghanistan-ruled = Afghanistan is at Islamist Rule
condition-afghanistan-or-pakistan-ruled = Afghanistan or Pakistan is at Islamist Rule
condition-chosen-has-aid = Aid is there
condition-some-islamist-rule = any country is at Islamist Rule
condition-saudi-arabia-ruled = Saudi Arabia is at Islamist Rule
condition-overstretched = troops are in Overstretch
condition-at-low-intensity = troops are at Low Intensity
condition-prestige-high = Prestige is High or Very High
condition-yemen-not-ruled = Yemen is not at Islamist Rule

## What a die is rolled for.

purpose-governance = governance
purpose-posture = the posture
purpose-us-posture = the posture of the US
purpose-prestige-direction = whether Prestige rises or drops
purpose-prestige = how much Prestige changes
purpose-war-of-ideas = the War of Ideas
purpose-recruit = recruiting
purpose-travel = a cell that travels
purpose-jihad = jihad
purpose-plot = a plot
purpose-plot-damage = the damage of the plot
purpose-event = the event
purpose-shia-mix = a Shia-Mix country

## Questions, to the seat that is to answer.

question-draw-card = which card { SIDE($side, form: "number") ->
    [one] does
   *[other] do
 } { SIDE($side, form: "the") } draw?
question-card-at-random = which card does chance take from the hand of { SIDE($side, form: "the") }?
question-top-card = which card lies on top of the stack of { SIDE($side, form: "the") }?
# $country says where; some dice are not about a country.
question-die = the die for { PURPOSE($purpose) }{ PURPOSE($purpose, form: "key") ->
    [us-posture] { "" }
    [prestige-direction] { "" }
    [prestige] { "" }
    [shia-mix] { "" }
    [travel] { " " }to { COUNTRY($country, form: "the") }
   *[other] { " " }{ COUNTRY($country, form: "in") }
 }: what does it show?
question-where-disrupt = where do you disrupt with a value of { $value }?
question-which-cell-disrupted = which cell do you disrupt { COUNTRY($country, form: "in") }?{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to go.
 }
question-where-war-of-ideas = where do you wage the War of Ideas with a value of { $value }?
question-deploy-from = from where do you deploy troops, with a value of { $value }?
question-deploy-to = where do you deploy the troops from { PLACE($from, form: "the") }, with a value of { $value }?
question-how-many-troops = how many troops go from { PLACE($from, form: "the") } to { PLACE($to, form: "the") }?
question-where-regime-change = in which country do you change the regime?
question-nato-too = the last troops leave { COUNTRY($country, form: "the") }: does NATO leave with them?
question-where-withdraw = from which country do you withdraw?
question-where-jihad = where do you wage jihad? { $n } { $n ->
    [one] roll
   *[other] rolls
 } left to declare.
question-major-or-minor = { $n } { $n ->
    [one] roll
   *[other] rolls
 } { COUNTRY($country, form: "in") }: is it a Major Jihad or a Minor one?
question-where-recruit = where do you recruit? { $n } { $n ->
    [one] roll
   *[other] rolls
 } left to declare.
question-which-recruits = there are more successes than cells: where does the next cell go? { $n } left.
question-travel-from = from where does a cell travel? Up to { $n } more.
question-travel-to = where does the cell from { COUNTRY($country, form: "the") } travel?
question-where-plot = where do you plot? { $n } { $n ->
    [one] roll
   *[other] rolls
 } left to declare.
question-which-plot = which plot do you place { COUNTRY($country, form: "in") }?
question-draw-plot = which plot is drawn, face down, to be placed { COUNTRY($country, form: "in") }?
question-flowchart-where = the flowchart leaves several countries: which of them does chance take?
question-which-plot-blocked = which plot do you block?
question-which-operation = { CARD($card) }: which operation do you conduct, with a value of { $value }?
question-select-for-cells = { CARD($card) }: where are cells placed?{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to go.
 }
question-select-for-plots = { CARD($card) }: where are plots placed? { $n } to go.
question-select-for-governance = { CARD($card) }: in which country does governance change?{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to go.
 }
question-select-for-alignment = { CARD($card) }: which country changes its alignment? { $n } to go.
question-select-for-removal = { CARD($card) }: in which country do you remove cells?{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to go.
 }
question-select-for-aid = { CARD($card) }: which country do you help? { $n } to go.
question-select-for-posture = { CARD($card) }: whose posture do you set?{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to go.
 }
question-select-for-recruits = { CARD($card) }: where do videos find recruits? { $n } to go.
question-select-for-wmd = { CARD($card) }: where do you try to get at a WMD?
question-select-for-war-of-ideas = { CARD($card) }: where do you wage the War of Ideas?{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to go.
 }
question-select-shia-mix = { CARD($card) }: which Shia-Mix country do you select?
question-which-cell-removed = which cell do you remove { COUNTRY($country, form: "in") }?{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to go.
 }
question-which-cell-lost = which cell does the failed jihad { COUNTRY($country, form: "in") } cost you?{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to go.
 }
question-which-cell-used = which cell do you use for a roll { COUNTRY($country, form: "in") }? A sleeper becomes active.{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to go.
 }
question-which-cell-travels = which cell travels from { COUNTRY($country, form: "the") } to { COUNTRY($to, form: "the") }?
question-which-event-next = { CARD($card) }: which event occurs next?
question-which-posture = which posture does { COUNTRY($country, form: "the") } take?
question-second-card = with which second card of value 3, besides { CARD($card) }, do you reassess the posture of the US?
question-what-first = what comes first, Reassessment or an event of the cards?
question-how-to-play = how do you play { CARD($card) } (value { $value })?
question-which-plot-turned = { CARD($card) }: on which plot does it fall back?
question-which-plot-found = { CARD($card) }: which plot do you block?
question-extra-card = { CARD($card) }: which card do you play at once, if any?
question-order-stack = which card lies next in the stack of { SIDE($side, form: "the") }, from the top down?
question-back-channel-discard = { CARD($card) }: which card do you discard, if any, to win over an Adversary whose Resources equal its value?
question-back-channel-country = { CARD($card) }: which Adversary with Resources of { $value } becomes Neutral?
question-change-now = { CARD($card) }: do you change the regime { COUNTRY($country, form: "in") } at once, or keep the right for later?
question-dearest-card = { CARD($card) }: which of your US cards of the highest value do you discard?
question-ex-kgb-choice = { CARD($card) }: which do you choose?
question-leak-which = { CARD($card) }: which programme is leaked?
question-fatwa-card = which card of { SIDE($side, form: "the") } does chance take, to be exchanged?
question-discard-one = { CARD($card) }: which card do you discard?
question-where-cell-removed = { CARD($card) }: in which of the two countries do you remove a cell?
question-which-card-back = { CARD($card) }: which card do you take back into your hand?
question-which-plot-next = which plot is carried out next?
question-which-schengen = the plot { COUNTRY($country, form: "in") } shakes its neighbours: in which other Schengen country is the posture rolled?{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to go.
 }
question-posture-again = the WMD { COUNTRY($country, form: "in") } has left its posture { POSTURE($posture) }: is it rolled again?
question-play-card = { $phase_card ->
    [1] choose the first card of your action phase.
   *[other] choose the second card of your action phase.
 }
question-which-cadre = which cadre do you remove?
question-where-first-cell = set-up: where do you place a cell?{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to go.
 }
question-mark-country = set-up: which untested country do you mark as { SIDE($side, form: "the") }, if any?
question-mark-how = set-up: how is { COUNTRY($country, form: "the") } marked?

## Notes: what happened.

note-won-by-good-resources = the US wins: Good countries have { $n } Resources.
note-won-by-governance = the US wins: { $n } Muslim countries are Good or Fair.
note-won-by-no-cells = the US wins: no cell is left on the map.
note-won-by-caliphate = the Jihadists win: countries at Islamist Rule have { $n } Resources.
note-won-by-disgrace = the Jihadists win: Prestige is at 1, and { $n } Muslim countries are Poor or at Islamist Rule.
note-won-by-wmd = a WMD strikes the United States, and the Jihadists win.
note-won-by-spike = the oil price fulfils the aims of both sides: { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] wins, having
   *[other] win, having
 } played it.
# The US wins with more than twice the Resources.
note-won-at-end = the last deck has run out, with { $good } Resources in Good countries and { $islamist } at Islamist Rule: { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] wins
   *[other] win
 }.
note-lost-alone = the last deck has run out, with { $good } Resources in Good countries: the US needs { $needed }, and the Jihadists win.
note-card-drawn = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] draws
   *[other] draw
 } { CARD($card) }.
note-drawn-together = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] draws
   *[other] draw
 } { CARDS($cards) }.
note-cards-drawn = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] draws
   *[other] draw
 } { $n } { $n ->
    [one] card
   *[other] cards
 }.
note-reshuffled = the { $n } discards become the new draw pile, deck { $deck_number } of { $of }.
note-card-discarded = { CARD($card) } goes to the discards.
note-card-discarded-by = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] discards
   *[other] discard
 } { CARD($card) }.
note-card-removed = { CARD($card) } is removed from the game.
note-card-taken = { CARD($card) } goes to the hand of { SIDE($side, form: "the") }.
note-hand-shown = { SIDE($side, form: "the") } { COUNT($cards) ->
    [0] { SIDE($side, form: "number") ->
        [one] has
       *[other] have
     } no cards to show
   *[other] { SIDE($side, form: "number") ->
        [one] shows
       *[other] show
     }: { CARDS($cards) }
 }.
note-prestige-changed = Prestige { SIGN($change) ->
    [minus] drops
   *[other] rises
 } by { ABS($change) } to { $prestige }.
note-funding-changed = Funding { SIGN($change) ->
    [minus] drops
   *[other] rises
 } by { ABS($change) } to { $funding }.
# $die says which way ($penalty is 1 where a GWOT penalty counts against it), the lower of the other two how far.
note-prestige-rolled = roll for Prestige: { $die }{ $penalty ->
    [0] { "" }
   *[other] { " " }− 1 for the GWOT penalty
 }, so it { SIGN($change) ->
    [minus] drops
   *[other] rises
 }; the lower of { $first_die } and { $second_die } says by how much: { ABS($change) }.
note-us-posture-rolled = roll for the posture of the US: { $die } + 1, { POSTURE($posture) }.
note-posture-changed = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } now { POSTURE($posture) }.
note-plot-placed = the Jihadists place a plot { COUNTRY($country, form: "in") }.
note-plot-placed-openly = the Jihadists place a plot { COUNTRY($country, form: "in") }, and NEST finds out what it is: { PLOT($plot, form: "a") }.
note-plot-hidden = what you placed { COUNTRY($country, form: "in") } is { PLOT($plot, form: "a") }.
note-plot-blocked = a plot { COUNTRY($country, form: "in") } is blocked: it was { PLOT($plot, form: "a") }.
note-wmd-available = { $n } { $n ->
    [one] WMD becomes
   *[other] WMDs become
 } available to the Jihadists.
note-abu-sayyaf-strikes = Abu Sayyaf: troops do not outnumber cells { COUNTRY($country, form: "in") }, and the plot costs Prestige.
note-governance-changed = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } now { GOVERNANCE($governance, form: "as") } (before: { GOVERNANCE($governance_before, form: "as") }).
note-alignment-changed = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } now { ALIGNMENT($alignment, form: "as") }.
note-country-tested = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } tested: { $die }, { GOVERNANCE($governance) } and Neutral.
note-posture-tested = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } tested: { $die }, { POSTURE($posture) }.
note-scenario-cells = the scenario begins with { $n } more { $n ->
    [one] cell
   *[other] cells
 }, each in another country, none in the United States.
note-governance-rolled = roll for the government { COUNTRY($country, form: "in") }: { $die }, { GOVERNANCE($governance) }.
note-posture-rolled = roll for the posture { COUNTRY($country, form: "in") }: { $die }, { POSTURE($posture) }.
note-islamist-revolution = Islamist revolution { COUNTRY($country, form: "in") }: { $n } { $n ->
    [one] Resource falls
   *[other] Resources fall
 } to the Jihadists.
note-regime-change-ends = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } no longer a Regime Change country.
note-aid-placed = Aid goes to { COUNTRY($country, form: "the") }: { $n } there now.
note-aid-removed = { $n } Aid { COUNTRY($country, form: "in") } is lost.
note-besieged = the regime { COUNTRY($country, form: "in") } is besieged.
note-no-longer-besieged = the regime { COUNTRY($country, form: "in") } is no longer besieged.
note-cells-placed = { $n ->
    [one] a new cell appears
   *[other] { $n } new cells appear
 } { COUNTRY($country, form: "in") }.
note-no-cells-left = no cell is left on the Funding track to be placed { COUNTRY($country, form: "in") }.
note-cell-removed = { LABEL($label, form: "key") ->
    [sadr] Sadr is removed { COUNTRY($country, form: "in") }, for good
    [active-cell] an active cell is removed { COUNTRY($country, form: "in") }
   *[other] a sleeper cell is removed { COUNTRY($country, form: "in") }
 }.
note-cell-exposed = { $n ->
    [one] a sleeper cell becomes
   *[other] { $n } sleeper cells become
 } active { COUNTRY($country, form: "in") }.
note-cell-moved = { LABEL($label, form: "key") ->
    [active-cell] an active cell
   *[other] a sleeper cell
 } travels from { COUNTRY($country, form: "the") } to { COUNTRY($to, form: "the") }.
note-cell-hides = an active cell goes into hiding { COUNTRY($country, form: "in") }.
note-cell-stays = a sleeper cell stays { COUNTRY($country, form: "in") }.
note-cadre-placed = a cadre stays behind { COUNTRY($country, form: "in") }.
note-cadre-removed = the cadre { COUNTRY($country, form: "in") } is removed.
note-troops-moved = { $n } { $n ->
    [one] troop cube moves
   *[other] troops move
 } from { PLACE($from, form: "the") } to { PLACE($to, form: "the") }.
note-nato-leaves = NATO leaves { COUNTRY($country, form: "the") }.
note-disrupted = the US disrupts the Jihadists { COUNTRY($country, form: "in") }.
note-war-of-ideas-rolled = War of Ideas { COUNTRY($country, form: "in") }: { $die } { SIGN($modifier) ->
    [minus] −
   *[other] +
 } { ABS($modifier) } = { FIGURE($total) }, { REACHES($total, 5) ->
    [yes] success
   *[no] { $total ->
        [4] one short of success
       *[other] failure
     }
 }.
note-war-of-ideas-fails = the War of Ideas { COUNTRY($country, form: "in") } comes to nothing: { GOVERNANCE($governance) } governance asks for a card of value { $governance }, and this one has { $value }.
note-posture-matches = { COUNTRY($country, form: "the") } and the US agree: both are { POSTURE($posture) }.
note-regime-changed = Regime Change { COUNTRY($country, form: "in") }: { $die } rolled, the new government is { GOVERNANCE($governance) }.
note-withdrawn = the US withdraws from { COUNTRY($country, form: "the") }.
note-jihad-declared = the Jihadists declare { LABEL($label) } { COUNTRY($country, form: "in") }, with { $n } { $n ->
    [one] roll
   *[other] rolls
 }.
# $needed or less succeeds.
note-jihad-rolled = jihad { COUNTRY($country, form: "in") }: { $die } against { $needed }, { REACHES($needed, $die) ->
    [yes] success
   *[no] failure
 }.
note-major-jihad-fails = the Major Jihad { COUNTRY($country, form: "in") } fails.
note-recruit-rolled = recruiting { COUNTRY($country, form: "in") }: { $die } against { $needed }, { REACHES($needed, $die) ->
    [yes] success
   *[no] failure
 }.
note-recruited-surely = recruiting { COUNTRY($country, form: "in") } succeeds without a roll.
note-travel-rolled = a cell from { COUNTRY($country, form: "the") } travels to { COUNTRY($to, form: "the") }: { $die } against { $needed }, { REACHES($needed, $die) ->
    [yes] it arrives
   *[no] it is caught
 }.
note-plot-rolled = a plot { COUNTRY($country, form: "in") }: { $die } against { $needed }, { REACHES($needed, $die) ->
    [yes] success
   *[no] failure
 }.
note-no-plot-available = no plot is available that could be placed { COUNTRY($country, form: "in") }.
note-operation-begins = { LABEL($label, form: "key") ->
    [war-of-ideas] the US wages the War of Ideas
    [deploy] the US deploys troops
    [regime-change] the US undertakes a Regime Change
    [withdraw] the US withdraws
    [disrupt] the US sets out to disrupt
    [alert] the US raises the alert
    [recruit] the Jihadists recruit
    [travel] the Jihadists travel
    [jihad] the Jihadists wage jihad
   *[plot] the Jihadists plot
 }, with a value of { $value }.
note-reserves-added = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] adds
   *[other] add
 } { $n } from the reserves: the card is worth { $value } now.
note-selected = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] selects
   *[other] select
 } { COUNTRY($country, form: "the") }.
note-marker-placed = { MARKER($marker) } is in effect.
note-marker-removed = { MARKER($marker) } is no longer in effect.
note-event-rolled = roll for the event { COUNTRY($country, form: "in") }: { $die } of at least { $needed }, { REACHES($die, $needed) ->
    [yes] success
   *[no] failure
 }.
note-event-rolled-against = roll for the event { COUNTRY($country, form: "in") }: { $die } against { $needed }, { REACHES($needed, $die) ->
    [yes] success
   *[no] failure
 }.
note-event-occurs = { CARD($card) } occurs as an event of { SIDE($side, form: "the") }.
note-event-cannot-occur = the event of { CARD($card) } cannot occur: it can only if { CONDITION($condition) }.
note-card-lapses-later = { CARD($card) } lies in the Lapsing box until the turn ends.
note-first-plot-card = { CARD($card) } lies in the 1st Plot box until the turn ends.
note-reassessed = the US reassesses its posture: it is { POSTURE($posture) } now.
note-card-played = { SIDE($side, form: "the") } { LABEL($label, form: "key") ->
    [play-event] { SIDE($side, form: "number") ->
        [one] plays
       *[other] play
     } { CARD($card) } as an event
    [their-event-first] { SIDE($side, form: "number") ->
        [one] plays
       *[other] play
     } { CARD($card) }, whose event comes first
    [reserves] { SIDE($side, form: "number") ->
        [one] puts
       *[other] put
     } { CARD($card) } into reserves
    [reassessment] { SIDE($side, form: "number") ->
        [one] plays
       *[other] play
     } { CARD($card) } for Reassessment
    [do-nothing] { SIDE($side, form: "number") ->
        [one] plays
       *[other] play
     } { CARD($card) } to no use
   *[other] { SIDE($side, form: "number") ->
        [one] uses
       *[other] use
     } { CARD($card) } for operations, with a value of { $value }
 }.
note-reserves-grow = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] has
   *[other] have
 } { $n } in reserves now.
note-event-ignored = the event of { CARD($card) } does not occur: the card is the first that plots this turn.
note-plot-turned = the plot { COUNTRY($country, form: "in") } will fall back on the Jihadists if it is carried out.
note-card-lost = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] loses
   *[other] lose
 } a card at random.
note-nato-arrives = NATO arrives { COUNTRY($country, form: "in") }.
note-sadr-appears = Moqtada al-Sadr takes up arms { COUNTRY($country, form: "in") }.
note-marker-leaked = { MARKER($marker) } leaks, and is blocked from now on.
note-cards-exchanged = both sides exchange a card at random.
note-card-back = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] takes
   *[other] take
 } back { CARD($card) }.
note-oil-rises = the oil price rises: every oil exporter has { $n } more { $n ->
    [one] Resource
   *[other] Resources
 } this turn.
note-plot-resolved = the plot { COUNTRY($country, form: "in") } is carried out: { PLOT($plot, form: "a") }.
note-backlash-strikes = Backlash: the plot { COUNTRY($country, form: "in") } costs the Jihadists donations.
note-posture-in-question = after the plot the posture { COUNTRY($country, form: "in") } is rolled.
note-posture-in-question-too = after the plot { COUNTRY($struck, form: "in") } the posture of another Schengen country is rolled too: { COUNTRY($country, form: "the") }.
note-us-in-question = after the plot in the United States the posture of the US and the change of its Prestige are rolled.
note-posture-rolled-again = the Jihadists have the posture { COUNTRY($country, form: "in") } rolled once more.
note-plot-damage-rolled = the plot shakes the government { COUNTRY($country, form: "in") }: { $die } against { $needed }, { REACHES($needed, $die) ->
    [yes] it suffers
   *[no] it stands firm
 }.
note-marker-ended = { MARKER($marker) } comes to an end.
note-card-turned = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] turns
   *[other] turn
 } up { CARD($card) }.
note-turn-begins = turn { $turn } begins.
note-phase-begins = action phase of { SIDE($side, form: "the") }.
note-no-cards = action phase of { SIDE($side, form: "the") }, without a card to play.
note-card-held = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] holds its
   *[other] hold their
 } last card.
note-plots-unblocked = { $n } { $n ->
    [one] plot has
   *[other] plots have
 } not been blocked.
note-regime-change-settles = the Regime Change { COUNTRY($country, form: "in") } is no longer new: its marker turns tan.
note-event-lapses = { MARKER($marker) } lapses.
note-reserves-lost = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] loses
   *[other] lose
 } { $n } in reserves.
note-turn-ends = turn { $turn } ends.
note-pirates-pay = Pirates: Funding does not drop this turn.
note-caliphate-shames = a country at Islamist Rule costs the US Prestige.
note-world-united = the world stands united with the US, which brings Prestige.
note-itjihad-closes = the door of Itjihad was closed: chance picks the card of the Jihadists.

# A card of a hand that nobody has told the program.
note-card-shown = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] shows
   *[other] show
 } { CARD($card) }.

## The flowchart of the solitaire game: which line decided, and why.

note-flowchart-event-by-itself = 6.3.1: { CARD($card) } occurs by itself.
note-flowchart-event-played = 9.4.1: { CARD($card) } is playable and no US event, so it occurs.
note-flowchart-no-cells-for-event = 9.4.1: { CARD($card) } places cells and none is left on the Funding track, so its Ops radicalize.
note-flowchart-no-place-for-plot = 9.4.2.1: { $n ->
    [0] there is no country where { CARD($card) } could place a plot
   *[other] Funding is 9, and none of the countries where { CARD($card) } could place a plot fits lines 1 to 4 of 9.4.2.2
 }, so its Ops radicalize.
note-flowchart-nothing-to-take-back = 9.6: no Jihadist card lies among the discards for { CARD($card) }, so it is used for operations.
note-flowchart-events-closed = 6.2.7: the door of Itjihad was closed, so the event of { CARD($card) } does not occur and the card is used for operations.
note-flowchart-us-event-means-plot = 9.4.1: { CARD($card) } carries a US event that could be played, so they plot with it instead.
note-flowchart-event-not-playable = 9.4.1: { CARD($card) } can be played only if { CONDITION($condition) }, which is not so: the card is used for operations.
note-flowchart-second-card-recruits = 9.4.2.1: the first card of the action phase says what the second is for, so { CARD($card) } recruits.
note-flowchart-second-card-barred = 9.4.2.1: { CARD($card) }, the second card of the action phase, must recruit, and no cell can be recruited, so its Ops are lost.
note-flowchart-operations-too = 9.4.1: { CARD($card) } is unassociated, so it is used for operations besides.
note-flowchart-major-jihad-possible = 9.4.1: a Major Jihad can bring Islamist Rule somewhere, so they wage it.
note-flowchart-minor-jihad-possible = 9.4.1: no Major Jihad can bring Islamist Rule, but cells can wage jihad in a Good or Fair country, so they wage Minor Jihad.
note-flowchart-cells-available = 9.4.1: no Major Jihad can bring Islamist Rule, no jihad is possible in a Good or Fair country, and cells are available, so they recruit.
note-flowchart-nothing-but-travel = 9.4.1: no Major Jihad can bring Islamist Rule, no jihad is possible in a Good or Fair country, and { $gtmo ->
    [0] no cell is available
   *[other] GTMO forbids recruiting
 }, so they travel.
note-flowchart-pakistan-first = 9.4.2: { $n } countries fit, and { COUNTRY($country, form: "the") } comes before all others.
note-flowchart-aid-first = 9.4.2: of { $n } countries that fit, those with Aid come first: that leaves { $left ->
    [1] { COUNTRY($country, form: "the") }
   *[other] { $left } of them
 }.
note-flowchart-siege-first = 9.4.2: of { $n } countries that fit, besieged regimes come first: that leaves { $left ->
    [1] { COUNTRY($country, form: "the") }
   *[other] { $left } of them
 }.
note-flowchart-resources-first = 9.4.2: of { $n } countries that fit, those with the most Resources come first: that leaves { $left ->
    [1] { COUNTRY($country, form: "the") }
   *[other] { $left } of them
 }.
note-flowchart-forces-first = 9.4.2: of { $n } countries that fit, those with the most troops and cells together come first: that leaves { $left ->
    [1] { COUNTRY($country, form: "the") }
   *[other] { $left } of them
 }.
note-flowchart-fair-first = 9.4.2: of { $n } countries that fit, Fair ones come before Good ones, and these before Poor ones: that leaves { $left ->
    [1] { COUNTRY($country, form: "the") }
   *[other] { $left } of them
 }.
note-flowchart-good-first = 9.4.2: of { $n } countries that fit, Good ones come before Fair ones, and these before Poor ones, where an event places a plot: that leaves { $left ->
    [1] { COUNTRY($country, form: "the") }
   *[other] { $left } of them
 }.
note-flowchart-active-first = 9.4.2: of { $n } countries that fit, those with an active cell that has no journey yet come first: that leaves { $left ->
    [1] { COUNTRY($country, form: "the") }
   *[other] { $left } of them
 }.
note-flowchart-active-or-sadr-first = 9.4.2: of { $n } countries that fit, those with an active cell that has no journey yet come first, and so does the country with Sadr, who counts as one but stays: that leaves { $left ->
    [1] { COUNTRY($country, form: "the") }
   *[other] { $left } of them
 }.
note-flowchart-other-destinations-last = 9.4.2: of { $n } countries that fit, those that are another destination of this card come last: that leaves { $left ->
    [1] { COUNTRY($country, form: "the") }
   *[other] { $left } of them
 }.
note-flowchart-plot-in-us = 9.4.2.2, line 1: a cell is in the United States, which comes before all other targets, so they plot there.
note-flowchart-plot-in-philippines = 9.4.2.2, line 2: Prestige is above Low, Abu Sayyaf is in effect and troops do not outnumber cells, so they plot { COUNTRY($country, form: "in") }.
note-flowchart-plot-by-troops = 9.4.2.2, line 2: Prestige is above Low and troops are { COUNTRY($country, form: "in") }, so they plot there.
note-flowchart-plot-by-posture = 9.4.2.2, line 3: there is no GWOT penalty and { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] has
   *[other] have
 } the posture of the US, so they plot there.
note-flowchart-plot-by-aid = 9.4.2.2, line 4: Aid is { COUNTRY($country, form: "in") }, so they plot there.
note-flowchart-plot-for-funds = 9.4.2.2, line 5: Funding is below 9 and { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } non-Muslim, so they plot there for donations.
note-flowchart-plot-for-funds-at-home = 9.4.2.2, line 5: Funding is below 9 and no non-Muslim country is left to choose from, so they plot { COUNTRY($country, form: "in") } for donations.
note-flowchart-plot-anywhere = 9.4.2.1: Funding is 9 and none of the countries fits lines 1 to 4 of 9.4.2.2; with no card of their own to radicalize, chance takes { COUNTRY($country, form: "the") }.
note-flowchart-no-cell-to-plot = 9.4.2.2, line 6: no cell without a roll is left outside Islamist Rule, where they do not plot, so { $n } { $n ->
    [one] Op is
   *[other] Ops are
 } left for radicalization.
note-flowchart-nothing-to-plot-for = 9.4.2.2, line 6: Funding is 9 and no country with a cell left fits lines 1 to 4, so { $n } { $n ->
    [one] Op is
   *[other] Ops are
 } left for radicalization.
note-flowchart-major-jihad-where = 9.4.2.3: cells exceed troops by { $surplus ->
    [3] three
   *[5] five
 } or more { COUNTRY($country, form: "in") }, and the card is enough to bring Islamist Rule, so they wage Major Jihad there.
note-flowchart-minor-jihad-good = 9.4.2.4: Good countries come before Fair ones, so it is { COUNTRY($country, form: "the") }.
note-flowchart-minor-jihad-fair = 9.4.2.4: no Good country is left to choose from, and Fair ones are next, so it is { COUNTRY($country, form: "the") }.
note-flowchart-change-poor = 9.4.2.4: neither a Good nor a Fair country is among them, so it is { COUNTRY($country, form: "the") }, which { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } Poor.
note-flowchart-no-cell-for-jihad = 9.4.2.4: no other cell can wage jihad in a Good or Fair country, so { $n } { $n ->
    [one] Op is
   *[other] Ops are
 } left for radicalization.
note-flowchart-change-anywhere = 9.4.2.4: neither a Good nor a Fair country is among them, so chance takes { COUNTRY($country, form: "the") }.
note-flowchart-recruit-at-regime-change = 9.4.2.5, line 1: troops exceed cells by five or more after the Regime Change { COUNTRY($country, form: "in") }, so they recruit there.
note-flowchart-recruit-under-rule = 9.4.2.5, line 2: { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } at Islamist Rule with fewer cells than twice the value of the card, so they recruit there.
note-flowchart-recruit-where-easiest = 9.4.2.5, line 3: the lines before fit no country, and nowhere else does recruiting succeed more easily than { COUNTRY($country, form: "in") }, so they recruit there.
note-flowchart-nowhere-to-recruit = 9.4.2.5: no Regime Change country has five more troops than cells, none at Islamist Rule fewer cells than twice the value of the card, and no other country a cell or a cadre, so { $n } { $n ->
    [one] Op is
   *[other] Ops are
 } left for radicalization.
note-flowchart-recruits-run-out = 9.4.2.5: no available cell is left, so { $n } { $n ->
    [one] Op is
   *[other] Ops are
 } left for radicalization.
note-flowchart-travel-to-trouble = 9.4.2.6, line 1: { $regime_change ->
    [0] { $besieged ->
        [0] Aid is
       *[other] a besieged regime is
     }
   *[other] a Regime Change marker is
 } { COUNTRY($country, form: "in") }, so a cell goes there.
note-flowchart-travel-for-major-jihad = 9.4.2.6, line 2: { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } Poor, and at most two more cells make a Major Jihad possible, so a cell goes there.
note-flowchart-travel-next-door = 9.4.2.6, line 3: { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } Good or Fair with a cell in an adjacent country, so a cell goes there.
note-flowchart-travel-for-posture = 9.4.2.6, line 4: the US is { POSTURE($posture, form: "key") ->
    [hard] Hard and { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
        [one] has
       *[other] have
     } no posture yet
   *[other] Soft and so { COUNTRY($country, form: "number") ->
        [one] is
       *[other] are
     } { COUNTRY($country, form: "the") }
 }, so a cell goes there.
note-flowchart-travel-anywhere = 9.4.2.6, line 5: the lines before are used up or fit no country, so chance sends a cell to { COUNTRY($country, form: "the") }.
note-flowchart-travel-out-of-reach = 9.4.2.6: Biometrics is in effect and no cell is adjacent to { COUNTRY($country, form: "the") }, so this Op radicalizes.
note-flowchart-travel-barred = 9.4.2.6: Biometrics leaves { $n } { $n ->
    [one] Op without a cell that could travel, so it is left for radicalization
   *[other] Ops without cells that could travel, so they are left for radicalization
 }.
note-flowchart-no-cell-to-travel = 9.4.2.6: no cell is left that could travel, so { $n } { $n ->
    [one] Op is
   *[other] Ops are
 } left for radicalization.
note-flowchart-from-caliphate = 9.4.2.6.1, line 1: { COUNTRY($country, form: "the") }, at Islamist Rule, { COUNTRY($country, form: "number") ->
    [one] has
   *[other] have
 } more cells than the value of the card, so the cell comes from there.
note-flowchart-from-regime-change = 9.4.2.6.1, line 2: cells outnumber troops after the Regime Change { COUNTRY($country, form: "in") }, so the cell comes from there.
note-flowchart-from-next-door = 9.4.2.6.1, line 3: { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } adjacent to the destination, so the cell comes from there.
note-flowchart-from-anywhere = 9.4.2.6.1, line 4: no other line fits, so any country with a cell will do: the cell comes from { COUNTRY($country, form: "the") }.
note-flowchart-from-destination = 9.4.2.6.1, line 4: no other line fits, and with Biometrics in effect no cell comes from farther away, so it is one that is already { COUNTRY($country, form: "in") }.
note-flowchart-last-cell-stays = 9.4.2.6.1: the last cell { COUNTRY($country, form: "in") }, { $regime_change ->
    [0] at Islamist Rule
   *[other] after the Regime Change
 }, does not leave the country.
note-flowchart-journey = 9.4.2.6.2: so a cell is to travel from { COUNTRY($country, form: "the") } to { COUNTRY($to, form: "the") }.
note-flowchart-journey-within = 9.4.2.6.2: so a cell is to travel within { COUNTRY($country, form: "the") }.
note-flowchart-to-the-us = 9.4.2.1: Clean Operatives sends a cell to { COUNTRY($country, form: "the") }.
note-flowchart-to-schengen-at-random = 9.4.2.1: the US is { POSTURE($posture, form: "key") ->
    [hard] Hard and every Schengen country has a posture
   *[other] Soft and no Schengen country is
 }, so line 4 of 9.4.2.6 fits none, and chance takes { COUNTRY($country, form: "the") }.
note-flowchart-radical-cell = 9.4.3, line 1: a cell is left on the Funding track, so it appears in a random country, { COUNTRY($country, form: "the") }.
note-flowchart-no-radical-cell = 9.4.3, line 1, is passed over: no cell is left on the Funding track.
note-flowchart-radical-travel = 9.4.3, line 2: a cell is on the map, so one travels without a roll.
note-flowchart-radical-plot = 9.4.3, line 3: Funding is below 9, so a plot appears in a random country that has a cell and is not at Islamist Rule, { COUNTRY($country, form: "the") }.
note-flowchart-no-radical-funds = 9.4.3, line 3, is passed over: Funding is 9.
note-flowchart-no-radical-plot = 9.4.3, line 3, is passed over: no plot is available.
note-flowchart-no-radical-ground = 9.4.3, line 3, is passed over: every cell is in a country at Islamist Rule.
note-flowchart-radical-worsening = 9.4.3, line 4: governance worsens in a random Good or Fair Muslim country, { COUNTRY($country, form: "the") }.
note-flowchart-nothing-to-radicalize = 9.4.3: no Good or Fair Muslim country is left, so { $n } { $n ->
    [one] Op is
   *[other] Ops are
 } lost.
note-flowchart-by-shia-mix-roll = 9.5: the dice on the Shia-Mix table show { $first_die }, { $second_die } and { $third_die }: { COUNTRY($country, form: "the") }.
note-flowchart-plot-at-random = 9.5: nothing says which plot is carried out first, so chance takes one.
note-flowchart-nearest = 9.5.1: the nearest country that fits, Good before Fair before any other, is { COUNTRY($country, form: "the") }.
note-flowchart-random-country = 9.5: { $n } countries fit alike, and chance takes { COUNTRY($country, form: "the") }.
note-flowchart-ex-kgb-sways = 9.6: { LABEL($label, form: "key") ->
    [sway-caucasus] the Caucasus can move World Posture, so Ex-KGB turns there
   *[other] the Caucasus cannot move World Posture, so Ex-KGB turns to Central Asia
 }.
note-flowchart-event-at-random = 9.5: nothing says which event comes first, so chance takes { CARD($card) }.
note-flowchart-leak-at-random = 9.6: Leak takes a random marker, { MARKER($marker) }.
note-flowchart-dearest-back = 9.6: of the Jihadist cards of the highest value among the discards { CARD($card) } comes back; between equals chance decides.
note-radicalization = radicalization with { $n } { $n ->
    [one] Op
   *[other] Ops
 } that cannot be used otherwise.

## Reasons: why something is not on offer.

reason-not-preferred = the flowchart ranks another option higher.
reason-not-in-hand = { CARD($card) } is not in the hand.
reason-needs-value = an operation { COUNTRY($country, form: "in") } needs a card of value { $needed }, and this one has { $value }.
reason-at-islamist-rule = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } at Islamist Rule: the US can do nothing there but change the regime.
reason-iran-is-closed = the US conducts no operations { COUNTRY($country, form: "in") }.
reason-nobody-to-disrupt = neither a cell nor a cadre is { COUNTRY($country, form: "in") }.
reason-sadr-cannot-be-disrupted = Sadr, who is { COUNTRY($country, form: "in") }, cannot be disrupted.
reason-no-foothold = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } no Ally: to disrupt there takes at least two troops.
reason-fata-shelters = FATA shelters the cells { COUNTRY($country, form: "in") }, unless it is a Regime Change country.
reason-al-anbar-shelters = Al-Anbar shelters the cadre { COUNTRY($country, form: "in") }.
reason-no-posture-to-sway = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] has
   *[other] have
 } no posture that the War of Ideas could change.
reason-is-adversary = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } an Adversary, deaf to the War of Ideas.
reason-nothing-to-improve = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } a Good Ally: there is nothing to improve.
reason-too-few-troops = after the Regime Change { COUNTRY($country, form: "in") } the War of Ideas needs five troops more than cells, that is { $needed }.
reason-no-troops-to-spare = troops may leave { COUNTRY($country, form: "the") } only as far as five more than the cells stay; { $troops } troops and { $cells } { $cells ->
    [one] cell
   *[other] cells
 } are there.
reason-no-troops-there = no troops are { COUNTRY($country, form: "in") }.
reason-not-an-ally = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } no Ally: troops cannot be deployed there.
reason-not-so-many = there are not { $n ->
    [1] any
   *[other] { $n }
 } troops to spare.
reason-nato-stays = NATO cannot leave: five more troops than cells must stay in a Regime Change country, NATO among them.
reason-from-there = the troops come from { COUNTRY($country, form: "the") }.
reason-not-at-islamist-rule = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } not at Islamist Rule: there is no regime to change.
reason-six-troops-needed = a Regime Change takes six troops from one place, and { $troops } can be spared.
reason-no-regime-change-there = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } no Regime Change country.
reason-roll-at-least-once = declare at least one roll first.
reason-not-muslim = jihad is waged in Muslim countries only, not { COUNTRY($country, form: "in") }.
reason-ruled-already = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } at Islamist Rule already.
reason-no-cell-for-roll = each roll of jihad needs a cell, and { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] has
   *[other] have
 } { $cells }.
reason-bhutto-forbids = Benazir Bhutto keeps jihad out of { COUNTRY($country, form: "the") }.
reason-no-cell-or-cadre = neither a cell nor a cadre is { COUNTRY($country, form: "in") } to recruit others.
reason-only-the-us = Adam Gadahn recruits in the United States only, not { COUNTRY($country, form: "in") }.
reason-no-cell-to-travel = no cell { COUNTRY($country, form: "in") } is left to travel.
reason-biometrics-forbids = Biometrics: { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } not adjacent to where the cell is.
reason-hides-already = the cell { COUNTRY($country, form: "in") } is a sleeper already: it has no need to hide.
reason-only-schengen = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } no Schengen country.
reason-plot-too-high = { PLOT($plot, form: "a") } is more than this card can place.
reason-no-plot-under-rule = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } at Islamist Rule: there are no plots there.
reason-no-cell-to-plot = each plot needs a cell, and { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] has
   *[other] have
 } { $cells }.
reason-needs-three = { LABEL($label) } needs a card of value 3, and this one has { $value }.
reason-needs-hard = only a US that is Hard changes regimes.
reason-needs-soft = only a US that is Soft withdraws.
reason-no-plot-to-block = no plot is on the map.
reason-no-target = { LABEL($label) }: with a value of { $value } there is no country where that could be done.
reason-no-cell-available = no cell is available at this level of Funding.
reason-gtmo-forbids = GTMO: nobody can be recruited this turn.
reason-no-cell-there = { LABEL($label) }: no cell is where that could be done.
reason-other-sides-operation = { LABEL($label) } is an operation of the other side.
reason-not-by-event = { LABEL($label) } takes a card of its own: an event does not grant it.
reason-no-reserves = you have no reserves.
reason-value-is-three = the card has a value of 3 already, the most there is.
reason-not-among-those = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } not among the countries of { CARD($card) }.
reason-selected-already = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] has
   *[other] have
 } been selected already.
reason-no-such-cell = { LABEL($label, form: "key") ->
    [sadr] Sadr is not
    [active-cell] no active cell is
   *[other] no sleeper cell is
 } { COUNTRY($country, form: "in") }.
reason-only-us-reassesses = only the US reassesses its posture.
reason-first-card-only = Reassessment takes both cards of an action phase: begin it with the first.
reason-two-cards-of-three = Reassessment takes two cards of value 3: { CARD($card) } and another one.
reason-of-three = { CARD($card) } does not have the value 3.
reason-event-unplayable = the event of { CARD($card) } can be played only if { CONDITION($condition) }.
reason-others-event = the event of { CARD($card) } is the other side’s: it occurs when you use the card for operations.
reason-own-event-only = { CARD($card) } carries no event of the other side that could come first.
reason-election-happens = { CARD($card) } is never played as an event: it occurs by itself.
reason-event-happened = the event of { CARD($card) } has come first: now the card is used for an operation.
reason-value-too-high = { CARD($card) } has the value 3: only cards of value 1 or 2 go into reserves.
reason-raised-already = reserves have been added to { CARD($card) }: it is used for an operation.
reason-gadahn-ignores = Adam Gadahn keeps the event of { CARD($card) } from occurring.
reason-must-recruit = { CARD($card) } must be used to recruit: an event of this action phase says so.
reason-plot-does-not-fit = the plot { COUNTRY($country, form: "in") } is not one that { CARD($card) } can choose.
reason-no-adversary-of-value = no Adversary has Resources equal to the value of { CARD($card) }.
reason-wrong-resources = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } no Adversary with Resources of { $value }.
reason-not-the-dearest = { CARD($card) } is not a US card of the highest value in your hand.
reason-not-lying-open = { CARD($card) } cannot be taken back: only another card than Oil Price Spike, from the discards, the Lapsing box or the 1st Plot box.
reason-not-another-schengen = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } not another Schengen country, or { COUNTRY($country, form: "number") ->
    [one] has
   *[other] have
 } been rolled for.
reason-more-than-one-card = only the last card can be held or discarded, and you have { $n }.
reason-only-us-holds = only the US may hold or discard its last card.
reason-infectious-ideology = the ideology is Infectious: the US must play all its cards.
reason-no-cadre = no cadre is on the map.
reason-no-cadre-there = no cadre is { COUNTRY($country, form: "in") }.
reason-only-jihadists-remove = only the Jihadists remove cadres of their own accord.
reason-itjihad-chooses = the door of Itjihad was closed: you cannot choose { CARD($card) }, chance picks the card.
reason-cards-left = you still have cards to play.
reason-not-the-us = no cell begins in { COUNTRY($country, form: "the") }.
reason-has-first-cell = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] has
   *[other] have
 } its cell: each goes to another country.
reason-marked-already = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } marked already.
reason-ends-the-game = so marked, { COUNTRY($country, form: "the") } would end the game before it begins.

## Corrections: people at a real table have set something right.

# $alignment is 0 where the country is untested.
note-corrected-status = correction: { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } { GOVERNANCE($governance, form: "as") }{ $alignment ->
    [0] { "" }
   *[other] { " " }and { ALIGNMENT($alignment, form: "as") }
 }.
note-corrected-posture = correction: { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } { POSTURE($posture) }.
note-corrected-troops = correction: { COUNTRY($country) } has { $n } troops (was { $before }).
note-corrected-sleepers = correction: { COUNTRY($country) } has { $n ->
    [one] 1 sleeper cell
   *[other] { $n } sleeper cells
 } (was { $before }).
note-corrected-active = correction: { COUNTRY($country) } has { $n ->
    [one] 1 active cell
   *[other] { $n } active cells
 } (was { $before }).
note-corrected-cadre = correction: { $n ->
    [0] no cadre
   *[other] a cadre
 } is { COUNTRY($country, form: "in") }.
note-corrected-aid = correction: { COUNTRY($country) } has { $n } Aid (was { $before }).
note-corrected-besieged = correction: the regime { COUNTRY($country, form: "in") } is { $n ->
    [0] not besieged
   *[other] besieged
 }.
# $n: 0 none, 1 the tan side up, 2 the green one.
note-corrected-regime-change = correction: { $n ->
    [0] no Regime Change marker
    [1] a tan Regime Change marker
   *[other] a green Regime Change marker
 } is { COUNTRY($country, form: "in") }.
# $country is -1 where NATO is nowhere.
note-corrected-nato = correction: NATO is { $country ->
    [-1] nowhere on the map
   *[other] { COUNTRY($country, form: "in") }
 }.
note-corrected-sadr = correction: Sadr is { $n ->
    [0] not on the map
   *[other] in Iraq
 }.
note-corrected-prestige = correction: Prestige stands at { $prestige } (was { $before }).
note-corrected-funding = correction: Funding stands at { $funding } (was { $before }).
note-corrected-reserves = correction: the reserves of { SIDE($side, form: "the") } stand at { $n } (was { $before }).
# $n: how often it counts.
note-corrected-marker = correction: { MARKER($marker) } is { $n ->
    [0] not in effect
   *[other] in effect
 }{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] , { $n } times
 }.
note-corrected-card = correction: { CARD($card) } is { PILE($place, form: "at") } (was { PILE($place_before, form: "at") }).

## What can be set right, and how it can stand; `.word` is what is typed for it, one word.

correctable-status = Governance and alignment
    .word = status
correctable-posture = Posture
    .word = posture
correctable-troops = Troops
    .word = troops
correctable-sleepers = Sleeper cells
    .word = sleepers
correctable-active = Active cells
    .word = active
correctable-cadre = Cadre
    .word = cadre
correctable-aid = Aid
    .word = aid
correctable-besieged = Besieged Regime
    .word = besieged
correctable-regime-change = Regime Change
    .word = regime
correctable-nato = NATO
    .word = nato
correctable-sadr = Sadr
    .word = sadr
correctable-prestige = Prestige
    .word = prestige
correctable-funding = Funding
    .word = funding
correctable-reserves = Reserves
    .word = reserves
correctable-marker = Event in effect
    .word = marker
correctable-card = Card
    .word = card

value-off = no
    .word = off
value-on = yes
    .word = on
value-tan = tan
    .word = tan
value-green = green
    .word = green
value-untested = untested
    .word = untested
value-soft = Soft
    .word = soft
value-hard = Hard
    .word = hard
value-good-ally = Good, Ally
    .word = good-ally
value-good-neutral = Good, Neutral
    .word = good-neutral
value-good-adversary = Good, Adversary
    .word = good-adversary
value-fair-ally = Fair, Ally
    .word = fair-ally
value-fair-neutral = Fair, Neutral
    .word = fair-neutral
value-fair-adversary = Fair, Adversary
    .word = fair-adversary
value-poor-ally = Poor, Ally
    .word = poor-ally
value-poor-neutral = Poor, Neutral
    .word = poor-neutral
value-poor-adversary = Poor, Adversary
    .word = poor-adversary
value-islamist-rule-ally = Islamist Rule, Ally
    .word = islamist-ally
value-islamist-rule-neutral = Islamist Rule, Neutral
    .word = islamist-neutral
value-islamist-rule-adversary = Islamist Rule, Adversary
    .word = islamist-adversary

# `.at`: where a card is.
value-deck = draw pile
    .word = deck
    .at = in the draw pile
value-discard = discards
    .word = discard
    .at = among the discards
value-removed = out of the game
    .word = removed
    .at = out of the game
value-us = hand of the US
    .word = us
    .at = in the hand of the US
value-jihadist = hand of the Jihadists
    .word = jihadist
    .at = in the hand of the Jihadists

## Duties: what a player still has to see to.

duty-plots-waiting = { $n } { $n ->
    [one] plot
   *[other] plots
 } on the map will be carried out as this action phase ends, unless blocked.

## Remarks: what is to be known of an option before it is chosen. `.short` stands on its button.

remark-event-follows = then the event of { CARD($card) } happens, if it can.
    .short = then the event

## Facts: what an instrument that is looked at comes to now.

fact-ideas-modifier = War of Ideas in a Muslim country: { SIGNED($modifier) } for Prestige{ $cost ->
    [0] { "" }
   *[other] , −{ $cost } for GWOT relations
 }.
fact-prestige-at-end = if the turn ended now: Prestige { SIGNED($change) }.
fact-funding-at-end = if the turn ended now: Funding { SIGNED($change) }.
fact-cells-to-recruit = cells that can be recruited at this Funding: { $n }.
fact-cards-next-turn = { SIDE($side) }: { $n } cards next turn, as things stand.
fact-resources-lack = the US lacks { $n } Good resources, or { $countries } countries with Good or Fair governance.
fact-caliphate-lacks = the Jihadists lack { $n } resources under Islamist Rule{ $apart ->
    [0] { "" }
   *[other] , and two such countries side by side
 }.
fact-disgrace-lacks = they also win with { $n } more countries Poor or under Islamist Rule and Prestige at 1 (now { $prestige }).
fact-cells-on-map = cells on the map: { $n }; without any the US wins.
fact-won-if-ended = if the last deck ran out now, { SIDE($side, form: "the") } would win.
fact-reshuffle-in = by the deals alone the draw pile runs out in turn { $turn }, and the discards become the next deck.
fact-reshuffle-between = by the deals alone the draw pile runs out between turns { $turn } and { $last }, and the discards become the next deck.
fact-game-ends-in = by the deals alone the last deck runs out, and the game ends, as turn { $turn } is dealt.
fact-game-ends-between = by the deals alone the last deck runs out, and the game ends, as one of the turns { $turn } to { $last } is dealt.
fact-cards-come-back = cards that would come back so far: { $cards }.

## Where the game stands, in short.

# $phase: setup, jihadist, us, plots or end.
moment = { $phase ->
    [setup] Set-up
    [jihadist] Turn { $turn }, action phase of the Jihadists
    [us] Turn { $turn }, action phase of the US
    [plots] Turn { $turn }, plots
   *[end] Turn { $turn }
 }

# What measures the game while it goes on, over the curve of a replay.
score-measure = Good resources less twice those at Islamist Rule

## Card texts: what is printed beside them, what an event needs, and a clause for each step of its program.

# $removed: 1 once the event has occurred, 2 only if the US played it; $automatic: it occurs by itself.
card-facts = { SIDE($side, form: "key") ->
    [nobody] unassociated event
   *[other] { SIDE($side, form: "gen") } event
 }, value { $n }{ $automatic ->
    [1] , occurs by itself
   *[other] { "" }
 }{ $removed ->
    [1] , removed once the event has occurred
    [2] , removed once the event has occurred for the US
   *[other] { "" }
 }{ $marked ->
    [1] , lingering
   *[other] { "" }
 }{ $lapsing ->
    [1] , lapsing at the end of the turn
   *[other] { "" }
 }{ $disputed ->
    [1] ; sources differ on it, and this is our reading
   *[other] { "" }
 }
# $conditions: clauses.
card-requires = only if { $conditions }
# US Election.
card-automatic = occurs whenever the card is used for operations or discarded

verb-select = { SIDE($by, form: "the") } { SIDE($by, form: "number") ->
    [one] selects
   *[other] select
 } { SET($among, form: "the") }
    .some = { SIDE($by, form: "the") } { SIDE($by, form: "number") ->
        [one] selects
       *[other] select
     } { $n } { SET($among, form: "some") }
verb-test = { COUNTRY($country, form: "the") } { COUNTRY($country, form: "number") ->
    [one] is
   *[other] are
 } tested if untested
verb-govern = { COUNTRY($country, form: "the") } becomes { ALIGNMENT($alignment, form: "key") ->
    [neutral] { GOVERNANCE($governance) } and Neutral
   *[other] a { GOVERNANCE($governance) } { ALIGNMENT($alignment) }
 }, whatever it was
verb-change-governance =
    .improve = governance { COUNTRY($country, form: "in") } improves by one level
    .worsen = governance { COUNTRY($country, form: "in") } worsens by one level, but not to Islamist Rule
verb-align = { COUNTRY($country, form: "the") } becomes { ALIGNMENT($alignment, form: "as") }
# $change: 1 toward Adversary, -1 toward Ally.
verb-shift = { COUNTRY($country, form: "the") } shifts one box toward { SIGN($change) ->
    [plus] Adversary
   *[other] Ally
 }
verb-set-posture = { COUNTRY($country, form: "the") } becomes { POSTURE($posture) }
    .same = { COUNTRY($country, form: "the") } takes the posture of the US
    .opposite = { COUNTRY($country, form: "the") } takes the posture opposite to that of the US
verb-choose-posture = { SIDE($by, form: "the") } sets the posture of { SET($among, form: "the") }
    .some = { SIDE($by, form: "the") } sets the postures of { $n } { SET($among, form: "some") }
verb-roll-us-posture = the posture of the US is rolled, with 1 added to the die
verb-aid =
    .add = 1 Aid is placed { COUNTRY($country, form: "in") }
    .remove = 1 Aid { COUNTRY($country, form: "in") } is removed
verb-besiege =
    .place = a Besieged Regime marker is placed { COUNTRY($country, form: "in") }
    .remove = the Besieged Regime marker { COUNTRY($country, form: "in") } is removed
# The end of a marker; what a marker begins is told by the marker itself.
verb-mark = { MARKER($marker) } comes to an end
verb-prestige = Prestige { SIGN($change) ->
    [minus] drops
   *[other] rises
 } by { ABS($change) }
verb-roll-prestige = Prestige is rolled
verb-funding = Funding { SIGN($change) ->
    [minus] drops
   *[other] rises
 } by { ABS($change) }
verb-set-funding = Funding is set to { $funding }
verb-governance-funding = Funding rises by the governance number { COUNTRY($country, form: "in") }: 1 if Good, 2 if Fair, 3 if Poor
verb-place-cells = { $n ->
    [1] a cell is
   *[other] { $n } cells are
 } placed { COUNTRY($country, form: "in") }
    .all = every cell left on the Funding track is placed { COUNTRY($country, form: "in") } too
verb-place-in-both = a cell is placed { COUNTRY($country, form: "in") } and another { COUNTRY($second, form: "in") }
verb-remove-cells = { SIDE($by, form: "the") } { SIDE($by, form: "number") ->
    [one] removes
   *[other] remove
 } { $n ->
    [1] a cell
   *[other] { $n } cells
 } { COUNTRY($country, form: "in") }
    .up-to = { SIDE($by, form: "the") } { SIDE($by, form: "number") ->
        [one] removes
       *[other] remove
     } up to { $n } cells { COUNTRY($country, form: "in") }
# With cadres left behind, or with the cadres there are removed too.
verb-clear =
    .cadre = all cells in { SET($among, form: "the") } are removed, and leave cadres
    .wholly = all cells and cadres in { SET($among, form: "the") } are removed
verb-remove-plots = all plots in { SET($among, form: "the") } are revealed and removed
verb-place-plots = { $n ->
    [1] an available plot is
   *[other] { $n } available plots are
 } placed { COUNTRY($country, form: "in") }
    .of-value = an available plot of value { $value } is placed { COUNTRY($country, form: "in") }
verb-disrupt = the US disrupts somewhere, as with a card of value 3, if it can
verb-operation = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] conducts
   *[other] conduct
 } an operation of value { $value }{ $reserves ->
    [1] , to which reserves may be added
   *[other] { "" }
 }
verb-war-of-ideas =
    .ignoring-gwot = the US makes a War of Ideas roll { COUNTRY($country, form: "in") }, however many troops are there and without the GWOT penalty
verb-draw = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] draws
   *[other] draw
 } { $n ->
    [1] a card
   *[other] { $n } cards
 }
# $yes and $no are clauses: what a success brings, and a failure.
verb-roll-for =
    .least = a die is rolled, and on { $needed } or more { $yes }
    .governance = a die is rolled as for a Jihadist operation { COUNTRY($country, form: "in") }: on a success { $yes }; on a failure { $no }
# `.us` and `.jihadist` are sentences of their own, for an event that does one thing for one side and another for the other.
verb-when = if { CONDITION($condition) }, { $yes }
    .otherwise = if { CONDITION($condition) }, { $yes }; otherwise { $no }
    .us = played by the US: { $what }
    .jihadist = played by the Jihadists: { $what }
verb-turn-plot = the US selects a plot in a Muslim country: if it is carried out, Funding drops instead of rising, by 2 in a Good country, by 1 in another, and to 1 if it is a WMD
verb-find-plot = the US reveals and blocks a plot in an Ally or in a Good country
verb-search-hand = the Jihadists discard every Loose Nuke, HEU and Kazakh Strain in their hand
verb-sway-schengen = the US may make a War of Ideas roll in up to 3 Schengen countries, one after the other
verb-look-at-hand = the US looks at the hand of the Jihadists
verb-play-extra-card = the US may play one more card at once
verb-talk-in-secret = the US may discard a card whose value equals the Resources of an Adversary: that country becomes Neutral, and 1 Aid is placed there
# $side loses them; where $taken is 1, the other side takes them.
verb-lose-cards = { SIDE($side, form: "the") } { SIDE($side, form: "number") ->
    [one] discards
   *[other] discard
 } { $n ->
    [1] a card
   *[other] { $n } cards
 } at random
    .taken = the US takes { $n ->
        [1] a card
       *[other] { $n } cards
     } at random from the hand of { SIDE($side, form: "the") }
verb-change-now = the US may change the regime { COUNTRY($country, form: "in") } at once with this card
verb-place-nato = NATO comes there, counts as 2 troops, and goes if it is deployed away
# $where: 0 anywhere, 1 to Schengen countries.
verb-send-cells = the Jihadists move up to { $n } cells to { $where ->
    [1] Schengen countries or within them
   *[other] any countries
 }, without a roll
verb-recruit-freely = the Jihadists recruit with this card first
verb-place-sadr = Sadr appears in Iraq; he counts as an active cell, but does not travel, is not disrupted, and leaves the game when removed
verb-lose-dearest = the US discards its US card of the highest value, if it has one
# $first and $second: what can be chosen, clauses.
verb-choose-old-friends = the Jihadists choose one: { $first }; or { $second }
verb-free-wmd = a WMD becomes available to the Jihadists
verb-lose-shia-cards = the US discards every Iran, Hizballah and Jaysh al-Mahdi in its hand
verb-recruit-by-video = a Recruit roll is made in each of them, whatever the Funding
verb-leave-cadres = where no cell appears, a cadre does
verb-leak = the Jihadists leak Enhanced Measures, Renditions or Wiretapping, if in effect: it is blocked for the rest of the game
verb-sink-in = the US discards 2 cards at random; playable Jihadist events on them occur
verb-exchange-cards = each side gives the other a card at random
verb-discard-one = the US discards a card of its choice
verb-roll-governance = { COUNTRY($country, form: "the") } becomes Neutral, and its governance is rolled as in a first test, whatever it was
verb-choose-here-or-iran = the US chooses that country or Iran
verb-roll-jihad = 2 jihad rolls are made there, without cells: each success removes 1 Aid and worsens governance by one level, but not to Islamist Rule, and failures cost nothing
verb-take-card-back = the player takes another card than Oil Price Spike from the discards, the Lapsing box or the 1st Plot box into the hand, for all to see
verb-raise-oil = until the turn ends every oil exporter has 1 Resource more; if that fulfils the aims of both sides, the player wins
