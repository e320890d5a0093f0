# A game that was played, judged by a net that has learnt it: chances to win, luck, choices.

analysis = Analysis
analysis-about = The chances to win are what a net sees that has learnt the game by playing against itself: the mean of what all who played could think, each knowing their own cards. It judges well, and can be wrong.
analysis-no-net = No net has learnt this game, so nobody can say who was likely to win. What is shown instead is how the score went.
analysis-unknown-hands = Some cards of this game stayed unknown, so nobody can say who was likely to win. What is shown instead is how the score went.
# $command: what brings it.
analysis-no-numpy = The net needs numpy, which is not here: { $command }
# $n: percentage points of the chance to win.
analysis-points = { $n } pts
analysis-played = How each played
    .help = An accurate choice cost less than one point of the chance to win. Given away: what all choices cost together. Luck: what dice and draws brought, less what could be expected.
analysis-turning-points = Turning points
    .none = Nothing turned the game: the chances moved little by little.
analysis-mistakes = The choices that cost most
    .none = No choice cost much.
# $who: a side. $before, $after: its chances, «41%».
analysis-moved = { $who } { $before } → { $after }
# $n: «+12 pts», for the side that gained.
analysis-by-dice = dice { $n }
analysis-by-draws = cards drawn { $n }
analysis-by-choices = choices { $n }
analysis-by-the-rest = unforeseen { $n }
# $question: the whole sentence, «Which country?»; $chosen: the answer.
analysis-chose = { $who }: { $question } { $chosen }
# $better: another answer to the same question. $cost: «12 pts».
analysis-better = Better: { $better }. It cost { $cost }.
column-analysis-side = Side
column-analysis-choices = Choices
column-analysis-accuracy = Accuracy
column-analysis-given-away = Given away
column-analysis-dice = Luck with dice
column-analysis-draws = Luck with cards
# Over the curve.
analysis-measure = Chance to win
