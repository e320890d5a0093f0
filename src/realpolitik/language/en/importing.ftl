### Records of games that are read: what `realpolitik import` says, and what can be wrong with a record.

import-agreed = { $entries ->
    [one] { $entries } entry agrees
   *[other] { $entries } entries agree
 }{ $statements ->
    [0] { "" }
    [one] , { $statements } statement
   *[other] , { $statements } statements
 }
import-saved = { $agreed }; saved as { $file }
import-there-already = { $agreed }; { $file } has it already
import-not-saved = { $agreed }, but not saved: { $why }
import-other-file = { $file } exists and is another file: move it, or choose another folder with -o
import-no-folder = { $folder } cannot be made: { $why }
import-not-understood = not understood: { $why }
import-tolerated = tolerated { $times }x: { $habit }
import-count = { $files ->
    [one] { $files } file
   *[other] { $files } files
 }, { $entries ->
    [one] { $entries } entry replayed
   *[other] { $entries } entries replayed
 }, { $disagreements ->
    [one] { $disagreements } disagreement
   *[other] { $disagreements } disagreements
 }{ $unread ->
    [0] { "" }
   *[other] , { $unread } not understood
 }{ $unsaved ->
    [0] { "" }
   *[other] , { $unsaved } not saved
 }

## Where a record stops making sense, or agreeing with our rules. $why, $expected, $actual: one of the messages below.

record-line = line { $line }: { $why }
# $rule: the section behind what our rules did; none
record-disagrees = line { $line }: the record says { $expected }; by our rules { $actual }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
 }

## Any record.

record-too-large = the file is larger than { $bytes } bytes: that is no record of a game
record-no-text = this is not text: a record is text in UTF-8
record-not-read = the file cannot be read: { $why }
record-not-played = the rules cannot play this: { $why }
record-unknown = no record of a game: it is no save, no transcript or data of ours, and no log of a known tool
# $why: what the program has to say, in English
record-refused = { $why }
record-answer = answer { $n }: { $why }
record-unknown-seat = there is no seat “{ $seat }”; there are { $known }
record-not-asked = { $asked ->
    [nobody] { $seat } is not asked then: the game is over
   *[other] { $seat } is not asked then, but { $asked }
 }
record-not-on-offer = “{ $option }” is not on offer then; there are { $known }
record-no-correction = “{ $text }” cannot be set then; a correction reads like influence.us.iran=3
record-cut-short = the record stops where chance was still to answer; it was cut short
record-changed = set-up or answers were changed: they do not fit the checksum that closes the record
# $then, $now: versions of the rules, or of a format
record-other-position = the answers lead to another position than the one recorded (recorded under version { $then } of the rules, read under version { $now })
record-newer-rules = recorded under version { $then } of the rules of { $game }; this program has version { $now }: a newer one is needed
record-newer-format = the format is version { $then }; this program reads up to { $now }
record-broken-json = the JSON is broken or cut off: { $why }
record-unreadable-json = the JSON cannot be read: { $why }
record-broken-field = `#{ $name }:` is JSON, but broken or cut off ({ $why })
record-no-document = not a document of this program: there is no "format": "{ $format }" in it
record-no-answer = answer { $n } is not an object with its number, seat and option
record-lacks-name = answer { $n } lacks the name of its seat or of its option
record-other-answer = here answer { $n } should follow, not { $given }
# $wanted: number, text, object, list
record-other-field = { $field } is { $wanted ->
    [number] a number
    [text] a text
    [object] an object
   *[list] a list
 }, not { $given }
record-closed = the record is closed in line { $line }; nothing may follow
record-no-margin = “{ $text }” is neither `#name: value` nor answers, like `#57 ussr: iran egypt`
record-no-seat = “{ $text }” is no seat with its answers, like `ussr: iran egypt`
record-twice = `#{ $name }:` stands in line { $line } already
record-unknown-name = `#{ $name }:` is unknown; there are { $known }
record-missing-name = there is no line `#{ $name }:`; the record was cut, or is not a transcript
record-no-end = the end should read `#end: 57 answers, checksum 1a2b…`
record-answers-lost = { $recorded } answers were recorded, but { $here } are here
record-no-option = “{ $text }” is not an option with its value, once, like us_bonus=2
record-no-chance = chance reads like { "{" }"by": "seed", "seed": "7"{ "}" }

## A log of the community's tool that cannot be understood.

log-empty = the file is empty; a log begins with SETUP:
log-beginning = a log begins with SETUP:, not with “{ $text }”
log-no-turn = there is no turn { $turn }; a game has { $last }
log-unreadable = { $why }: “{ $text }”
log-no-such-line = this is no line that such a log has
log-does-not-add-up = the figures of this line do not add up
log-no-die = a die shows 1 to 6, not { $die }
log-no-card = there is no card “{ $card }”
log-no-country = there is no country “{ $country }”
log-order = “{ $heading }” cannot come after “{ $before }”
log-other-headlines = the heading names other headlines than the lines below it
log-no-scenario = the scenario “{ $scenario }” is not known; known are { $known }
log-refused = what this entry tells cannot be played: { $why }
log-too-much-extra = “{ $text }” is too much: a side may have { $most } extra influence at most
log-extra-not-placed = “{ $text }” does not fit the set-up: { SIDE($side, form: "the") } places { $placed } influence there, and has { $due } to place, { $free } of them without any extra
log-extra-not-stated = { SIDE($side, form: "the") } places { $placed } influence in the set-up, but has only { $free } to place, and no line says that it has any extra

## What a log says …

log-line = “{ $text }”
log-nothing-of-it = nothing of it
log-nothing-more = nothing more
log-influence = [{ $us }][{ $ussr }] in { COUNTRY($country, form: "the") }
log-in-pile = { CARD($card) } in the draw pile
log-in-hand = { CARD($card) } in the hand of { SIDE($side, form: "the") }
log-in-play = { CARD($card) } in play
log-round-passed = a round is passed
log-winner = { SIDE($side, form: "the") } has won
log-ops = { $n } Ops

## … and what our rules make of it.

log-influence-now = there is [{ $us }][{ $ussr }] after { SIGNED($change) }
log-target = the target is { COUNTRY($country, form: "the") }
log-score = the score is { SCORE($vp) }
log-defcon = DEFCON is { $level }
log-not-passed = it is not
log-not-so = that does not happen
log-not-yet = that does not happen before what follows
log-discards = { SIDE($side, form: "the") } discards { CARD($card) }
log-reveals = { SIDE($side, form: "the") } reveals { CARD($card) }
log-plays = { SIDE($side, form: "the") } plays { CARD($card) }
log-returns = { SIDE($side, form: "the") } returns { CARD($card) }
log-holds = { SIDE($side, form: "the") } holds { CARD($card) }, and loses
log-over = the game is over
log-goes-on = the game goes on
log-no-event = its event does not occur now
log-not-in-play-before = it was not in play
log-still-in-play = it is still in play
log-not-in-play = it is not
log-no-deal = no deal of the cards explains that
log-at-headlines = it is the headline phase in turn { $turn }
log-at-round = it is round { $round } of { SIDE($side, form: "the") } in turn { $turn }
log-asked = { SIDE($side, form: "the") } is asked “{ $question }”, and may not answer so
log-chance-asked = chance is asked “{ $question }”, and may not answer so

## Habits of the source.

habit-penalty-untold = the penalty for missing military operations is not told
habit-final-untold = the final scoring is not told
habit-winning-untold = the points with which a game ends early are not told
habit-dice-untold = the dice of a contest are not told; some that give its result are taken
habit-offer-unused = a coup that an event offers is announced, and not made
habit-scandal-untold = American realignment rolls are shown without the Iran-Contra Scandal
habit-spent = a card that allows another to be played leaves play with it
habit-expired-untold = effects of a turn end with it untold
