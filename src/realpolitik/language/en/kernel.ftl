### What the program itself says, whatever the game.

yes = yes
no = no

# $section is a number like 6.3.1 or 4.5 C.
# The letters of a section's parts, in the order of the alphabet.
rule-letters = ABCDEFGHI
rule-section = rule { $section }

## Joining. Rows are made pair by pair, from the left: `.comma` joins all but the last, the message itself the last.
## Names are joined by list-…, clauses of a sentence by clauses-….

full-stop = .

list-and = { $first } and { $next }
    .comma = { $first }, { $next }
list-or = { $first } or { $next }
    .comma = { $first }, { $next }
clauses-and = { $first }, and { $next }
    .comma = { $first }, { $next }
clauses-or = { $first }; or { $next }
    .comma = { $first }; { $next }

## Why something is not on offer, in every game.

reason-not-asked = that is not what is being asked now.
reason-not-yours = it is not for you to decide now.
reason-game-over = the game is over.

## How players end a game that its rules would let go on. $who resigns: a side, or a player who has none yet.

note-resigned = { WHO($who) } resigned.
note-draw-agreed = the players agree on a draw.
note-out-of-time = { WHO($who) } ran out of time and lost.
