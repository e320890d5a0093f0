/** What the server tells and is told. Made from table/messages/ by `python3 run types`: change it there. */

import type { Components, Layout, View } from "./shapes";

export type * from "./shapes";

export type Parts = (string | Link)[];

export type OptionValue = boolean | number | string;

/** Where a link is to be mailed that signs a browser in. */
export interface AskLink {
  mailbox: string;
  language?: string;
}

/** The same whether there is an account of this mailbox or not. */
export interface LinkAsked {
  sent?: true;
}

/** What the link in a mail carries. */
export interface LinkSecret {
  secret: string;
}

/** What a link would do in this browser. */
export interface LinkTold {
  mailbox: string;
  /** of this browser's, which would be the account's from then on */
  games: number;
  /** the mailbox of another account to which this browser is signed in, and would not be any more */
  leaves: string;
}

export interface SignOut {
  /** in all browsers of the account */
  everywhere?: boolean;
}

export interface DeleteAccount {
  for_good: true;
}

/** Told to nobody but whoever is signed in. */
export interface AccountTold {
  /** whether this server has accounts: they need mail */
  offered: boolean;
  /** that this browser is signed in with; "" where it is not */
  mailbox: string;
}

/** A space that would change hands; "" is nobody. */
export interface ControlChange {
  space: string;
  was: string;
  now: string;
}

/** What would happen if the dice fell so: in `ways` out of all the ways they may fall. */
export interface Fall {
  ways: number;
  faces: string[];
  /** none where the dice come to nothing */
  entries: Entry[];
  control: ControlChange[];
  lost: boolean;
  won: boolean;
}

/** Another place of the seat's side in a region than before, as that would be scored now; 0 for none. */
export interface PlaceChange {
  region: string;
  was: number;
  now: number;
  bonus_was: number;
  bonus_now: number;
}

/** What choosing an option would do: surely, and as the dice fall. */
export interface Prospect {
  version: number;
  option: number;
  surely: Entry[];
  /** what surely changes hands */
  control: ControlChange[];
  /** where the seat's side would surely be placed otherwise */
  places: PlaceChange[];
  /** how many ways the dice may fall; 1 where there are none */
  of: number;
  falls: Fall[];
  /** in how many of them the seat loses the game at once */
  lost: number;
  won: number;
}

/** In how many ways of all an option loses or wins the game at once. */
export interface Chances {
  option: number;
  of: number;
  lost: number;
  won: number;
}

/** What hangs over an option: one's own defeat before its card is done with, if that may come. The peril `none` warns that few of the ways to go on are safe. */
export interface Threat {
  option: number;
  peril: "none" | "depends_on_opponent" | "possible" | "certain";
  /** beside the option */
  word: string;
  /** a sentence */
  text: string;
  /** how it would come about, the end last */
  how: Entry[];
}

/** Why something is not on offer. */
export interface WhyNot {
  kind: string;
  name: string;
  option: number;
  /** of a button that is usually there: what it would say */
  title: string;
  text: Parts;
  rule: string;
}

export interface Prospects {
  version: number;
  chances: Chances[];
  threats: Threat[];
  why_not: WhyNot[];
}

export interface Hint {
  bot: string;
  option: number;
  /** the option in words */
  text: string;
  why: Parts;
}

/** What something comes to now, in a sentence: of which kind it is, and which side it is about, if one. */
export interface FactTold {
  kind: string;
  side: string;
  text: Parts;
  rule: string;
}

/** All that is to be known now of something that is looked at. */
export interface Facts {
  version: number;
  facts: FactTold[];
}

/** Cards that come into the game with a turn. */
export interface LaterCards {
  turn: number;
  cards: string[];
}

/** Where the cards are that lie nowhere in the open, as far as a viewer can tell. */
export interface CardsOut {
  version: number;
  /** in the draw pile or in a hand: nobody but who holds them knows */
  out: string[];
  /** in another hand, and known to be there */
  seen: string[];
  /** known to be in the draw pile */
  pile: string[];
  later: LaterCards[];
  /** when the draw pile runs out */
  forecast: FactTold[];
}

/** The chances to win from a moment on. */
export interface ChancePoint {
  /** how many answers had been given */
  at: number;
  /** of each of `sides`, from 0 to 1 */
  chances: number[];
}

/** Something to say of a moment: what turned the game there, or a choice that cost much. */
export interface AnalysisRemark {
  at: number;
  /** `turning` or `mistake` */
  group: string;
  moment: string;
  title: string;
  text: string;
}

/** How a side played, in words and figures. */
export interface AnalysisRow {
  side: string;
  title: string;
  choices: string;
  accuracy: string;
  given_away: string;
  dice: string;
  draws: string;
}

/** All of it. */
export interface AnalysisTold {
  measure: string;
  about: string;
  sides: string[];
  curve: ChancePoint[];
  /** the heads of the table of `rows` */
  columns: string[];
  rows: AnalysisRow[];
  /** what its figures mean */
  help: string;
  remarks: AnalysisRemark[];
}

/** How far the analysis is with the part asked for; all of it with the last. */
export interface AnalysisPart {
  /** answers that were looked at … */
  done: number;
  /** … of all */
  of: number;
  /** that there are */
  parts: number;
  /** why there is none, in words; "" where there is one */
  why_not: string;
  told: AnalysisTold | null;
}

/** The keys of a browser's subscription, as it tells them: in base64url. With them what is sent to it is sealed. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Where whoever holds a seat is to be told; nowhere any more, where the address is empty. */
export interface NewBell {
  seat: number;
  kind: "hook" | "mail" | "push";
  /** of a browser, the endpoint of its subscription */
  address: string;
  language?: string;
  /** of a browser, and of nothing else */
  keys?: PushKeys | null;
}

/** What a link in a mail carries. */
export interface MailSecret {
  secret: string;
}

export interface MailChanged {
  /** whether there was anything to confirm, or to stop */
  done: boolean;
}

export interface BellTold {
  kind: "hook" | "mail" | "push";
  /** told to nobody but whoever gave it */
  address: string;
  /** a mailbox counts once it is */
  confirmed: boolean;
  /** one after another */
  failures: number;
  /** it failed for good, or too often: the address is forgotten */
  dropped: boolean;
}

/** What this server offers, and what the visitor has of it for a seat. */
export interface BellsTold {
  kinds: ("hook" | "mail" | "push")[];
  bells: BellTold[];
  /** what a browser subscribes with; empty where this server does not tell browsers */
  push_key: string;
}

/** Something to be said of a moment, by whoever holds a seat. */
export interface NewComment {
  seat: number;
  /** how many answers had been given */
  at: number;
  text: string;
}

export interface RemoveComment {
  number: number;
}

export interface Comment {
  number: number;
  at: number;
  seat: number;
  nickname: string;
  text: string;
  made: string;
  /** by whoever asks */
  removable: boolean;
}

/** All of them, in the order of their moments. */
export interface Comments {
  comments: Comment[];
}

/** Where a turn begins. */
export interface Tick {
  /** how many answers had been given */
  at: number;
  number: number;
  /** the moment in words */
  text: string;
}

/** A moment worth jumping to. */
export interface Mark {
  at: number;
  /** what it is one of, as the layout of the game has it; `end` for the end of the match */
  group: string;
  /** as the log tells it */
  text: string;
}

/** The score from a moment on. */
export interface ScorePoint {
  at: number;
  /** of each of `sides` */
  points: number[];
}

/** All that everybody has seen of a match, in short. */
export interface Course {
  /** how many answers were given */
  of: number;
  turns: Tick[];
  /** where the rounds of the turns begin */
  rounds: number[];
  marks: Mark[];
  /** what the score is, in words; "" where the game has none */
  measure: string;
  sides: string[];
  /** wherever it changed */
  score: ScorePoint[];
}

/** A match that goes on from a moment of another. */
export interface PlayOn {
  at: number;
  seats: NewSeat[];
  nickname?: string;
}

/** A seed that was promised: its SHA-256, and from which chance answer of the match on it holds. */
export interface PromiseTold {
  first: number;
  promise: string;
  /** "" until the match is over */
  seed: string;
}

/** In the order in which they came into force; a later one holds in place of those before it. */
export interface DiceTold {
  promises: PromiseTold[];
}

export interface ScenarioOffer {
  name: string;
  title: string;
  help: string;
}

export interface OptionOffer {
  name: string;
  title: string;
  help: string;
  rule: string;
  choices: OptionValue[];
  /** what each choice is called */
  titles: string[];
  default: OptionValue;
  /** those in which it means something; all, where none is named … */
  scenarios: string[];
  /** … and the values of other options with which it does */
  needs: { [name: string]: OptionValue };
}

/** How the game is played somewhere: all options are as by default, but these. */
export interface PresetOffer {
  name: string;
  title: string;
  help: string;
  options: { [name: string]: OptionValue };
}

export interface BotOffer {
  name: string;
  title: string;
  help: string;
  /** those it can take */
  seats: string[];
  /** whether it plays where nobody is named */
  usual: boolean;
}

export interface SeatOffer {
  name: string;
  title: string;
}

/** A short scene to learn from, or a problem with its difficulty, from 1 to 3. */
export interface SceneOffer {
  name: string;
  title: string;
  idea: string;
  seat: SeatOffer;
  difficulty: number;
}

/** Who sits at the table where these options are chosen. */
export interface SeatingOffer {
  options: { [name: string]: OptionValue };
  seats: SeatOffer[];
}

export interface GameOffer {
  name: string;
  title: string;
  /** «Short: two turns, about 40 minutes» */
  length: string;
  scenarios: ScenarioOffer[];
  presets: PresetOffer[];
  options: OptionOffer[];
  /** as a rule */
  seats: SeatOffer[];
  /** as a rule, and by options; of several that fit, the last holds */
  seatings: SeatingOffer[];
  /** the strongest first */
  bots: BotOffer[];
  /** whether it can be played as a guided match … */
  taught: boolean;
  /** … and with which options a newcomer does so best */
  taught_with: { [name: string]: OptionValue };
  /** short ones to learn from, in that order … */
  scenes: SceneOffer[];
  /** … and problems, of which one is for each day */
  problems: SceneOffer[];
  /** those that may stay unknown at a real table */
  secret_hands: SeatOffer[];
  /** the digest of the book in brief … */
  book: string;
  /** … and that of the small picture of the board; nothing where there is none */
  picture: string;
}

export interface Rule {
  number: string;
  title: string;
  text: string;
}

export interface CardFace {
  title: string;
  text: string;
  facts: string;
}

/** A step of a turn, under the section that tells of it. */
export interface Phase {
  rule: string;
  title: string;
  /** what `view.phase` says while it lasts */
  phases: string[];
}

/** What of a game never changes, in one language. */
export interface Book {
  game: string;
  /** whether the rules are without most of their text */
  brief: boolean;
  language: string;
  title: string;
  layout: Layout;
  /** SVG */
  land: string;
  components: Components;
  names: { [name: string]: { [name: string]: string } };
  cards: { [name: string]: CardFace };
  rules: Rule[];
  sequence: Phase[];
}

export interface Me {
  nickname: string;
  language: string;
  account: AccountTold;
}

export interface AboutMe {
  nickname?: string | null;
  language?: string | null;
}

/** Who is to sit in a seat: whoever creates the match (`here`), whoever follows the link (`invite`), or a bot. */
export interface NewSeat {
  kind: "here" | "invite" | "bot";
  bot?: string;
}

/** People with the box before them roll the dice; they deal the `cards` too, and keep the hands `unknown` secret. */
export interface RealTable {
  cards?: boolean;
  unknown?: string[];
}

/** How fast a match is to be played: `minutes` for each seat and `increment` seconds a turn, or `days` a turn. Whose time runs `out` loses the seat to a bot, or the game; of three seats or more it is always the seat. */
export interface WantedPace {
  kind: "live" | "days";
  minutes?: number;
  increment?: number;
  days?: number;
  out?: "bot" | "loss";
}

/** A scene or a problem that a game offers. */
export interface NewScene {
  game: string;
  scene: string;
  nickname?: string;
}

export interface NewMatch {
  game: string;
  scenario?: string;
  preset?: string;
  /** above those of the preset */
  options?: { [name: string]: OptionValue };
  seats: NewSeat[];
  nickname?: string;
  by_hand?: RealTable | null;
  /** whether the players are taught as they play */
  guided?: boolean;
  /** none: nobody's time is counted */
  pace?: WantedPace | null;
  /** whether anybody may take the seats that people are invited to */
  open?: boolean;
  /** for people with accounts, and a clock; of two whoever is out of time has lost */
  rated?: boolean;
}

/** A game as a file tells it: a save, a transcript or a document of ours, or the log of another program. */
export interface Record {
  record: string;
}

/** A match that goes on from where a record ends. */
export interface MatchOfRecord extends Record {
  seats: NewSeat[];
  nickname?: string;
}

/** A way of another program that our rules do not share, tolerated in its log so many times. */
export interface Habit {
  text: string;
  times: number;
}

/** What a record is. */
export interface RecordTold {
  game: string;
  title: string;
  scenario: string;
  seats: SeatOffer[];
  /** at which it ends */
  moment: string;
  answers: number;
  finished: boolean;
  result: string;
  /** whether people roll the dice or deal the cards, and all sit at one screen */
  by_hand: boolean;
  habits: Habit[];
}

export interface Invite {
  seat: number;
  key: string;
}

export interface Created {
  match: string;
  seats_here: number[];
  invites: Invite[];
}

/** The key that an invitation carries. */
export interface SeatKey {
  key: string;
}

/** What somebody is invited to. */
export interface Invitation {
  /** of the game */
  title: string;
  /** whoever made the match; "" where they have no name */
  host: string;
  seat: SeatOffer;
}

export interface Claim extends SeatKey {
  nickname?: string;
}

export interface Claimed {
  match: string;
  seat: number;
  /** for a program that had none of its own; "" for all others, who are known already */
  key: string;
}

export interface ForSeat {
  seat: number;
}

export interface Invited {
  key: string;
}

export interface Replacement {
  seat: number;
  bot: string;
}

/** The rating of whoever sits at a rated match, in this game and on this side. */
export interface RatingTold {
  rating: number;
  /** it lies within two of these, one may be nearly sure */
  deviation: number;
  /** so large a deviation says that there were few games yet */
  provisional: boolean;
  /** by this match, once it is over and has counted */
  change: number | null;
}

/** A seat, and who sits there. */
export interface AtTable {
  seat: number;
  name: string;
  title: string;
  kind: "person" | "bot";
  bot: string;
  nickname: string;
  /** whether anybody has come to sit there */
  taken: boolean;
  /** how many browsers and programs have claimed the seat: one who looks over a shoulder is seen */
  holders: number;
  online: boolean;
  asked: boolean;
  mine: boolean;
  /** none where the match is not rated */
  rating: RatingTold | null;
}

/** The time of a seat: the seconds `left`, or, while it runs, when it will have run out. */
export interface DialTold {
  left: number | null;
  runs_out: string | null;
  /** whether it has run out */
  out: boolean;
}

/** How fast a match is played, and the time of each seat. */
export interface ClockTold {
  kind: "live" | "days";
  minutes: number;
  increment: number;
  days: number;
  out: "bot" | "loss";
  dials: DialTold[];
}

export interface MatchSummary {
  match: string;
  game: string;
  title: string;
  scenario: string;
  seats: AtTable[];
  /** «Turn 3, action round 2» */
  moment: string;
  your_move: boolean;
  host: boolean;
  guided: boolean;
  clock: ClockTold | null;
  /** whether anybody may take a free seat */
  open: boolean;
  /** whether the visitor may delete it */
  deletable: boolean;
  created: string;
  updated: string;
  finished: boolean;
  /** whether the others have begun another match, in which a seat is kept for the visitor */
  goes_on: boolean;
  result: string;
  pinned: string;
}

/** A match of which anybody may take a free seat. */
export interface OpenTable {
  match: string;
  game: string;
  title: string;
  scenario: string;
  /** those that are not as usual, in words */
  options: string[];
  clock: ClockTold | null;
  seats: AtTable[];
  /** their nickname, if they have one */
  host: string;
  rated: boolean;
  /** whether the visitor made it, or sits there */
  mine: boolean;
  since: string;
}

export interface OpenTables {
  /** whether the server has such tables at all */
  allowed: boolean;
  now: string;
  tables: OpenTable[];
  more: boolean;
}

export interface OpenOrNot {
  open: boolean;
}

export interface TakeSeat {
  seat: number;
  nickname?: string;
}

export interface GoOn {
  match: string;
  turned?: number;
}

export interface ArchivedOrNot {
  archived: boolean;
}

export interface Deletion {
  /** as it is: nothing brings a match back */
  for_good: true;
}

export interface MyMatches {
  /** by the server's clock, as all times */
  now: string;
  running: MatchSummary[];
  finished: MatchSummary[];
  /** how many the visitor has put away; they are told where they are asked for */
  archived: number;
}

/** A name in a sentence, and what it is the name of: the page can show it on the board. */
export interface Link {
  kind: string;
  name: string;
  text: string;
}

/** Somebody at a match: whoever sits in a seat, or said a line of the chat. */
export interface Somebody {
  seat?: number | null;
  line?: number | null;
}

export interface Blocked {
  /** of the match's chat, which were theirs: they are not shown any more */
  lines: number[];
}

export interface BlockTold {
  id: string;
  /** under which they went then */
  nickname: string;
  since: string;
}

/** Whom this visitor has blocked. Nobody else is told. */
export interface BlocksTold {
  blocks: BlockTold[];
}

export interface Unblock {
  id: string;
}

/** Of a line, or of the nickname in a seat, for the operator. */
export interface NewReport extends Somebody {
  reason: string;
}

export interface Reported {
  id: string;
}

export interface QuietOrNot {
  quiet: boolean;
}

/** A card, by its name, that an unknown hand turns out to hold. */
export interface ShownCard {
  hand: string;
  card: string;
}

/** An answer to the question that the seat was shown at `version`, and `then` those to its next questions: all are applied, or none. The same `request` is never applied twice. */
export interface Answer {
  seat: number;
  version: number;
  option: number;
  then?: number[];
  request: string;
  /** at a real table, whose question it is; -1 for chance */
  asked?: number | null;
  shown?: ShownCard[];
  /** of the unknown hands matters */
  no_more?: boolean;
  /** to be refused as `fatal` where it may lose the game at once */
  careful?: boolean;
}

/** Answers that a seat thinks of giving, one after the other, to the question that it was shown at `version` and to those that would follow. */
export interface Draft {
  seat: number;
  version: number;
  answers: number[];
  language?: string;
}

/** An option of the question that would be open after a draft. */
export interface DraftedOption extends Draft {
  option: number;
}

/** Something that is looked at as it would be after a draft. */
export interface DraftedThing extends Draft {
  kind: string;
  name: string;
}

/** At a real table: something stands otherwise. `option` is one of its choices. */
export interface Correction {
  seat: number;
  version: number;
  option: number;
  request: string;
}

/** At a real table: an unknown hand turns out to hold these cards. */
export interface Holding {
  seat: number;
  version: number;
  hand: string;
  cards: string[];
  request: string;
}

export interface Undo {
  seat: number;
  version: number;
  request: string;
}

export interface Applied {
  version: number;
}

/** Ask the others to go back to the moment when `keep` answers had been given. */
export interface AskTakeback {
  seat: number;
  version: number;
  keep: number;
}

export interface ReplyToTakeback {
  seat: number;
  agree: boolean;
}

/** Give the game up. The same `request` is never applied twice. */
export interface Resign {
  seat: number;
  version: number;
  request: string;
}

/** Ask the others to call the game a draw. */
export interface AskDraw {
  seat: number;
  version: number;
}

export interface ReplyToDraw {
  seat: number;
  agree: boolean;
}

export interface Say {
  seat?: number | null;
  text: string;
}

export interface ChatLine {
  number: number;
  /** whether whoever is told has said it */
  mine: boolean;
  seat: number | null;
  nickname: string;
  text: string;
  said: string;
}

/** A hand of which `left` cards are unknown: which of these they are. */
export interface UnknownHand {
  hand: string;
  left: number;
  cards: string[];
}

/** What follows depends on this hand: the cards that matter are to be told, or `all` that are left. */
export interface Matters extends UnknownHand {
  all: boolean;
}

export interface CorrectableValue {
  option: number;
  text: string;
}

/** Something that can be set right: the influence in a country, a track, the place of a card. */
export interface CorrectableTold {
  kind: string;
  about: string[];
  /** where it is on the board, if anywhere */
  space: string;
  /** «Influence» */
  title: string;
  /** «Iran, US» */
  what: string;
  value: string;
  choices: CorrectableValue[];
}

/** All that can be set right now; and what unknown hands may hold. */
export interface Corrections {
  version: number;
  correctables: CorrectableTold[];
  hands: UnknownHand[];
}

/** What is to be known of an option before it is chosen. */
export interface Remark {
  /** «then the event» */
  short: string;
  text: Parts;
  rule: string;
}

/** An option, and what it points at: something on the board, a card, or a button. */
export interface Offer {
  option: number;
  kind: string;
  name: string;
  text: string;
  /** what it costs, of what the question leaves to spend; 0 where nothing is paid */
  price: number;
  remarks: Remark[];
}

/** The question open to the viewer's seat. */
export interface Asked {
  kind: string;
  seat: number;
  text: Parts;
  rule: string;
  points_at: string;
  about: { [name: string]: number | string };
  options: Offer[];
  asked_since: number;
}

/** Somebody else is asked. */
export interface Waiting {
  seats: number[];
  text: string;
}

export interface Effect {
  name: string;
  title: string;
  text: string;
}

export interface Duty {
  text: Parts;
  rule: string;
}

/** What may be asked for: back to `keep` answers, before the choice told in `text`. */
export interface Takeback {
  keep: number;
  text: Parts;
}

/** Somebody asks to take a choice back, and then `keep` answers stay; or for a draw, and all do. */
export interface Proposal {
  seat: number;
  draw: boolean;
  keep: number;
  text: Parts;
  waiting_for: number[];
}

/** What one thing paid each side, by name, in the scoring that ended the game. */
export interface FinalRow {
  kind: string;
  name: string;
  points: { [name: string]: number };
}

export interface Result {
  winners: number[];
  /** nobody where it is a draw */
  losers: number[];
  text: string;
  /** none where the game ended otherwise, or the view tells it */
  scoring: FinalRow[];
}

/** How many answers had been given at the moment shown, out of how many in all; and how many when somebody else last did what the viewer was told of. */
export interface Moment {
  at: number;
  of: number;
  others: number;
}

/** A line of the log. */
export interface Entry {
  at: number;
  kind: string;
  text: Parts;
  rule: string;
  /** what was rolled */
  dice: number[];
}

/** The log from the entry number `start` on: what a client holds from there on is to be replaced. */
export interface Log {
  start: number;
  entries: Entry[];
}

/** Something that the guide of a guided match says. A `grave` matter may cost the game. */
export interface Advice {
  text: Parts;
  rule: string;
  grave: boolean;
}

/** Something that the viewer meets for the first time. */
export interface Introduction {
  title: string;
  text: Parts;
  rule: string;
}

/** What the guide has to say at this moment, to this seat. */
export interface Lesson {
  /** «Turn 1 of 2, action round 3 of 7» */
  where: string;
  /** what is asked, or that others are */
  about: Advice;
  new: Introduction[];
  /** what a sensible player thinks of, the most important first */
  weigh: Advice[];
  /** since this seat's last choice, and why it came so */
  happened: Advice[];
}

/** A moment that counted; `at` is where the history shows it. */
export interface TurningPoint {
  at: number;
  when: string;
  text: Parts;
  rule: string;
}

/** What decided a guided match that is over. */
export interface Summary {
  points: TurningPoint[];
  whole: Advice[];
  /** what to try next */
  advice: Advice[];
}

/** The scene or the problem that a match is: what it is about, and how it has ended, if it has. */
export interface SceneTold {
  name: string;
  title: string;
  idea: string;
  goal: string;
  rule: string;
  standing: "open" | "done" | "missed";
  /** what came of it, once it is over … */
  outcome: string;
  /** … and how a choice in a problem would have lost the game … */
  why: Entry[];
  /** … and which would not have, in words */
  survives: string[];
  /** the scene after this one; none after the last … */
  next: string;
  /** … after which comes the guided game, where there is one */
  guided: boolean;
  /** of a problem, from 1 to 3; 0 for a scene */
  difficulty: number;
}

/** People roll the dice; whether they deal the cards too, and in which seats hands stay unknown. */
export interface RealTableTold {
  cards: boolean;
  unknown: number[];
}

export interface Screen {
  match: string;
  game: string;
  /** the digest of the book in brief, in this language */
  book: string;
  version: number;
  /** nobody's, for those who watch */
  seat: number | null;
  language: string;
  seats: AtTable[];
  host: boolean;
  /** whether it is, or why it is not any more */
  rated: "" | "yes" | "counted" | "takeback" | "bot" | "account";
  /** who may talk: all, those who sit at the table, nobody */
  chat: "all" | "seats" | "off";
  /** whether anybody may take a free seat; none where there is none, or that cannot be */
  open: boolean | null;
  /** the match in which whoever holds this seat may go on, once the game is over; "" where there is none */
  again: string;
  /** none where nobody's time is counted, and of an earlier moment */
  clock: ClockTold | null;
  by_hand: RealTableTold | null;
  view: View;
  question: Asked | null;
  waiting: Waiting | null;
  /** other seats of the same visitor that are asked now */
  elsewhere: number[];
  undo: boolean;
  takeback: Takeback | null;
  proposal: Proposal | null;
  /** what it would mean that the seat resigns, if it may: a bot may play on */
  resign: "" | "loss" | "bot";
  /** whether the seat may ask for one */
  draw: boolean;
  effects: Effect[];
  duties: Duty[];
  result: Result | null;
  /** in a guided match, for a seat, while it goes on … */
  lesson: Lesson | null;
  /** … and once it is over */
  summary: Summary | null;
  /** where it is no whole game, but a scene or a problem */
  scene: SceneTold | null;
  pinned: string;
  moment: Moment;
  log: Log;
}

/** A message of the live channel: either of its parts, or both. */
export interface Live {
  screen?: Screen | null;
  /** with a screen: what time it is at the server, whose clock counts */
  now?: string | null;
  chat?: ChatLine[] | null;
  pong?: number | null;
}

/** An answer of a draft: what was asked, what was chosen, and what it would do, as the log would tell it. */
export interface LaidAnswer {
  /** of the question */
  kind: string;
  points_at: string;
  about: { [name: string]: number | string };
  offer: Offer;
  entries: Entry[];
}

/** A draft, and the screen as it would be after it. Where its last answer is the end of it, `until` says what comes then, and nothing is asked on the screen; what the dice decide, or what would come to light, is not shown. */
export interface Drafted {
  version: number;
  steps: LaidAnswer[];
  until: "" | "chance" | "others" | "round" | "hidden" | "end";
  screen: Screen;
}

/** What was wrong, and what would be right. */
export interface Problem {
  code: string;
  message: string;
  /** of the match, where the answer came too late */
  version?: number | null;
  /** the hand that has to be told first */
  matters?: Matters | null;
  /** to lose the game at once, where whoever answers wants to be asked first */
  chances?: Chances | null;
}

export interface Refusal {
  error: Problem;
}

export interface Health {
  status: "ok";
  version: string;
  rooms: number;
  viewers: number;
}

export interface Ready {
  status: "ready";
}

/** What is otherwise than before, under its path into the view: `["influence", "iran"]`. */
export interface Change {
  path: string[];
  before: unknown;
  after: unknown;
}

/** A card that was shown, and the side that showed it. */
export interface PlayedCard {
  card: string;
  side: string;
}

/** One thing that happened, as a line of the log tells it, and what it changed. */
export interface Step {
  /** how many answers had been given then, as for an entry of the log */
  at: number;
  /** of the match, since which it has happened */
  version: number;
  /** whose answer brought it: -1 where that was chance, or people who threw for it */
  seat: number;
  /** who did it; "" where nobody did */
  side: string;
  /** of the note, as for an entry of the log; "summed" for many at once */
  kind: string;
  text: Parts;
  rule: string;
  /** to be shown whole; several where they were turned over together */
  cards: PlayedCard[];
  /** a place on the board that something came from, and … */
  origin: string;
  /** … one that it went to, or happened in; "" where there is none */
  space: string;
  /** what was rolled … */
  dice: number[];
  /** … and the faces with which it would have succeeded; none where there is no such thing */
  succeeding: number[];
  changes: Change[];
}

/** From `since` to `version`: `before`, changed by every step and then by `rest`, is what the view shows now. */
export interface Steps {
  since: number;
  version: number;
  /** the view as it was, once cards were dealt, but for what is asked */
  before: View;
  steps: Step[];
  /** what changed besides, after the last step */
  rest: Change[];
}
