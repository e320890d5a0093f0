### Scenes: short lessons to be played, one idea each. A title; before it is played, the idea and the goal; afterwards what came of it.

## Twilight Struggle.

scene-ts-influence = Influence and control
    .idea = Every Op places 1 influence, where you have some already or next door. You control a country when your lead in it is at least its stability: 3 in France, 2 in Italy.
    .goal = With this one card, control both France and Italy.
    .done = Both are yours. 2 points brought your lead in France to 3, 1 point that in Italy to 2; one point more anywhere would have been wasted.
    .missed = One of the two is not controlled. France lacks 2 points, Italy lacks 1: together the 3 Ops of the card.
scene-ts-control = Breaking control
    .idea = Where the opponent controls a country, a point of influence costs 2 Ops. As soon as control is broken, the next point there costs 1 again. Each point is paid by itself.
    .goal = The US controls Egypt. End its control, and have 2 influence of your own there.
    .done = The first point cost 2 Ops and broke control, the second cost only 1. Stability 2 means: a lead of 1 controls nothing.
    .missed = Egypt needs all 3 Ops: 2 for the point that breaks control, 1 for the point after it.
scene-ts-coup = Coups and DEFCON
    .idea = At the end of a turn each side needs as many military operations as DEFCON shows, or loses points. Coups bring them. But a coup in a battleground lowers DEFCON.
    .goal = Do your military duty with a coup, and leave DEFCON at 3.
    .done = Lebanon is no battleground: your 3 Ops count as military operations, and DEFCON has not moved.
    .missed = Either DEFCON fell, as Iran is a battleground, or nothing counted as military operations. A coup in Lebanon does both.
scene-ts-realignment = Realignment
    .idea = A realignment costs 1 Op and only removes influence. Both sides roll; add 1 for each neighbour you control, 1 for more influence in the country, 1 if it is next to your superpower.
    .goal = Remove all Soviet influence from Cuba. You have 2 Ops.
    .done = Next to the United States and Nicaragua you add 2 in Cuba: two attempts were enough. No stability protects a country from this.
    .missed = Some Soviet influence is left in Cuba. There you add 2 to your roll, and each of your 2 Ops is one attempt.
scene-ts-space = The space race as a way out
    .idea = Use the Ops of a card with an event of the opponent, and the event occurs as well. The space race keeps it from occurring: the card is simply gone.
    .goal = The event of your card lowers DEFCON, which stands at 2. Get rid of the card and stay alive.
    .done = The card is discarded, its event did not occur, and the world still stands. Once a turn this way out is open.
    .missed = With DEFCON at 1 the side whose round it is loses. Only the space race takes the card without its event.
scene-ts-headline = Headlines
    .idea = Each side chooses a card in secret, and both events occur, without Ops. The higher Ops come first, at a tie those of the US. A scoring card counts 0.
    .goal = You have seen the Korean War (2 Ops) in the Soviet hand. Choose the headline that saves South Korea: each neighbour you control takes 1 off the roll.
    .done = The pact, with 4 Ops, came first: Japan was yours when the war began, and the 4 that was rolled became a 3.
    .missed = South Korea has fallen. A scoring card comes last, and the Formosan Resolution does nothing for Korea. The pact with Japan, with 4 Ops, would have come first.
scene-ts-scoring = Scoring at the right time
    .idea = A scoring card pays both sides for a region as it stands at this moment: for presence, domination or control, and 1 point for each battleground. The difference counts.
    .goal = Play the scoring card that pays you more than the opponent.
    .done = In the Middle East you lead in countries and in battlegrounds: the region paid you. Next round Asia might look better as well.
    .missed = In Asia the USSR is ahead, and the card paid the USSR. In the Middle East you would have gained.

## Red Sea.

scene-rs-africa = Africa can end the game
    .idea = When Africa is scored, whoever controls both flashpoints, Ethiopia and Somalia, and more of Africa than the other wins at once. Without one of the two it is a scoring like any other.
    .goal = If Africa were scored now, the USSR would win. Prevent that with this card of 2 Ops.
    .done = Scoring Africa is now about points, and no more. The cheapest way is 1 influence in Ethiopia: for 2 Ops it breaks control.
    .missed = The USSR still controls Ethiopia, Somalia and more of Africa. Ethiopia has stability 1: a single point, for 2 Ops, breaks control there.
scene-rs-flashpoint = A coup at a flashpoint
    .idea = Before a coup at a flashpoint, Ethiopia or Somalia, the top card of the draw pile is shown. With less than 3 Ops, it lowers DEFCON. At DEFCON 1 the side whose round it is loses.
    .goal = DEFCON stands at 2, and the other cards of 3 Ops are discarded. Make a coup, and stay alive.
    .done = Sudan is neither a flashpoint nor a battleground: a coup there counts as military operations, and DEFCON has not moved.
    .missed = Either there was no coup, or DEFCON fell to 1: the card shown at the flashpoint had less than 3 Ops. Sudan is no flashpoint.

## Labyrinth.

scene-la-ideas = War of Ideas
    .idea = The governance of a country says how strong a card the US needs there: Good 1, Fair 2, Poor 3. War of Ideas can turn a Neutral country into an Ally, and an Ally into a better one.
    .goal = Win Pakistan over as an Ally with your card of value 2.
    .done = Pakistan is Fair, so a card of value 2 was enough, and the roll succeeded. Now it is an Ally.
    .missed = Pakistan is not an Ally yet. It is Fair and Neutral: a card of value 2 suffices for War of Ideas there.
scene-la-disrupt = Disrupt
    .idea = Disrupt exposes sleeper cells and removes active ones. Where at least 2 troops are, it reaches 2 cells and raises Prestige, which in turn helps in every War of Ideas.
    .goal = Raise your Prestige by a Disrupt.
    .done = With 2 troops in Afghanistan the operation reached 2 cells and raised Prestige by 1.
    .missed = Prestige has not risen. That takes a Disrupt in a country with at least 2 troops, and these are in Afghanistan.
scene-la-alert = Alert
    .idea = A plot that is not blocked is carried out at the end of your action phase. An Alert blocks one plot anywhere, whatever the country, but needs a card of value 3.
    .goal = A plot of value 3 threatens the United Kingdom. Block it.
    .done = The plot is blocked, and its marker goes back to the available plots. Keep a card of value 3 for such moments.
    .missed = The plot is still there. Only an Alert, with your card of value 3, blocks it.
scene-la-regime = Regime Change
    .idea = Islamist Rule can be overthrown: while the US is Hard, with a card of value 3 and at least 6 troops, which stay in the country for long. A roll decides how well it is governed then.
    .goal = Overthrow Islamist Rule in Afghanistan.
    .done = Afghanistan is an Ally now, with your troops in it and all its cells exposed. Bringing them home will take a while.
    .missed = Islamist Rule is still there. Regime Change needs your card of value 3 and 6 troops from the track.
scene-la-recruit = Recruit where governance is bad
    .idea = For the Jihadists governance works the other way: a roll succeeds up to 1 in a Good country, up to 2 in a Fair one, up to 3 in a Poor one. Each success of Recruit places a cell.
    .goal = Place 2 new cells with one card.
    .done = Both rolls showed 3. In Somalia, which is Poor, that is a success; in a Good country it would not have been.
    .missed = There are not 2 cells more. Both rolls show 3, and only in a Poor country, Somalia, that is a success.
scene-la-jihad = Minor Jihad
    .idea = Each success of a Jihad worsens governance by one level, from Good to Fair or from Fair to Poor. Poor countries are easier for all that comes later. A failure costs a cell.
    .goal = Worsen the governance of Yemen.
    .done = Yemen is Poor now: the roll of 2 was just good enough for a Fair country.
    .missed = Yemen is as it was. Your rolls show 2, which succeeds in a Fair country such as Yemen, but not in a Good one.

## World Order.

scene-wo-influence = Influence that stays
    .idea = A permanent slot gives 1 VP, and the token stays to the end. Temporary slots are mostly worth more; but once all are taken, a new token gives nothing and pushes the oldest out.
    .goal = Add influence in the Americas that nobody can push out.
    .done = Your token lies in a permanent slot: 1 VP at once, and it counts in every scoring to come.
    .missed = You have no further permanent token in the Americas. The temporary row there is full: it gives no VP, and what lies in it is pushed out in time.
scene-wo-allies = A new ally
    .idea = In each region two countries lie open. To win one as an ally, pay its value in diplomacy. A ready ally of the same region may be exhausted to take its own value off the price.
    .goal = Make Brazil your ally, and keep at least 2 diplomacy.
    .done = Mexico took 2 off the price of 3. It is exhausted now, but still your ally; priorities and some cards ready it again.
    .missed = Either Brazil is no ally of yours, or it cost too much. Exhaust Mexico for it: then it costs 1 diplomacy instead of 3.
scene-wo-production = Production in the right order
    .idea = Energy, raw materials and food are produced for nothing. A good takes 1 energy and 1 raw material, a service 1 energy and 1 food. A card produces each type once, in the order you like.
    .goal = You have neither energy nor food. Produce 3 services with this card.
    .done = Energy and food first, then services from them: what will be needed is produced before.
    .missed = There are not 3 services. Of the three types produce energy and food first, and services last.
scene-wo-trade = Selling
    .idea = In a trade you sell first, then buy. Of each resource you may sell as much as your allies have symbols for it, and as you have. Goods and services bring 15 each, energy, raw materials and food 5.
    .goal = Earn at least 45 money with this card.
    .done = 3 goods at 15 each: what sells dearly goes first, as only 2 types can be exported in one trade.
    .missed = That was too little. 3 goods at 15 each bring 45; the cheap resources do not make up for them.
scene-wo-base = A base abroad
    .idea = A base needs a ready ally that shows your flag under its base symbol. It brings armies and 1 influence to the region, and keeps it open to your armies for good.
    .goal = Build a base in the region Middle East - North Africa.
    .done = The base stands in Iraq: the region has your armies and your influence now.
    .missed = There is no base of yours in Middle East - North Africa. Iraq is your ally there.
scene-wo-majority = The majority in a region
    .idea = After rounds 3 and 6 a filled region pays 1 VP for each token in it, and a bonus to whoever has most tokens there. A tie goes to the one with more armies.
    .goal = It is round 3. Have more tokens than anybody else in Middle East - North Africa.
    .done = One token more than China: if the region is filled by then, the first place is yours.
    .missed = China has as many tokens there as you. An investment in Iraq puts you ahead.

## Problems, of which one is for each day.

problem = Survive this hand
    .idea = The board of a game that was played, at times with another hand. Some choices may lose it before the card is done with, by DEFCON or by points; others cannot, whatever the opponent and the dice do. A search has looked at all of them.
    .goal = Play a card, and go on to its end, so that nothing can lose the game.
    .done = Nothing could go wrong: no answer of the opponent, and no roll, could have lost the game with this card.
    .missed = This choice can lose the game. One way it may come:
problem-headline = Survive this headline
    .idea = The board of a game that was played, at times with another hand. Some headlines may lose it before both have been resolved, by DEFCON or by points; others cannot, whatever the opponent has chosen. A search has looked at all of them.
    .goal = Choose a headline, and go on to the end of both, so that nothing can lose the game.
    .done = Nothing could go wrong: no headline of the opponent, and no roll, could have lost the game with this choice.
    .missed = This choice can lose the game. One way it may come:
problem-war = Choose a card and survive
    .idea = The board of a game that was played, at times with another hand. Some cards may lose it before they are done with: by the other side’s event, by one of its war aims, or by a plot in the United States that nobody can block any more. Others cannot, whatever the opponent and the dice do. A search has looked at all of them.
    .goal = Play a card, and go on to its end, so that nothing can lose the game.
    .done = Nothing could go wrong: no answer of the opponent, and no roll, could have lost the game with this card.
    .missed = This choice can lose the game. One way it may come:
problem-use = Use this card and survive
    .idea = The board of a game that was played, and a card that has just been laid down. Some ways to use it may lose the game before it is done with: by its event, by one of the other side’s war aims, or by a plot in the United States that nobody can block any more. Others cannot, whatever the opponent and the dice do. A search has looked at all of them.
    .goal = Choose how the card is used, and go on to its end, so that nothing can lose the game.
    .done = Nothing could go wrong: no answer of the opponent, and no roll, could have lost the game with this card.
    .missed = This choice can lose the game. One way it may come:
