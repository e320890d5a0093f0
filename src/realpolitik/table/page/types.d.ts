/** What the server tells and is told. Made from table/messages/ by `python3 run types`: change it there. */

import type { Components, Layout, View } from "./shapes";

export type * from "./shapes";

export type Parts = (string | Link)[];

export type OptionValue = boolean | number | string;

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
}

export interface SeatOffer {
  name: string;
  title: string;
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
  /** those that may stay unknown at a real table */
  secret_hands: SeatOffer[];
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
  created: string;
  updated: string;
  finished: boolean;
  result: string;
  pinned: string;
}

export interface MyMatches {
  running: MatchSummary[];
  finished: MatchSummary[];
}

/** A name in a sentence, and what it is the name of: the page can show it on the board. */
export interface Link {
  kind: string;
  name: string;
  text: string;
}

/** A card, by its name, that an unknown hand turns out to hold. */
export interface ShownCard {
  hand: string;
  card: string;
}

/** An answer to the question that the seat was shown at `version`. The same `request` is never applied twice. */
export interface Answer {
  seat: number;
  version: number;
  option: number;
  request: string;
  /** at a real table, whose question it is; -1 for chance */
  asked?: number | null;
  shown?: ShownCard[];
  /** of the unknown hands matters */
  no_more?: boolean;
  /** to be refused as `fatal` where it may lose the game at once */
  careful?: boolean;
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

export interface Say {
  seat?: number | null;
  text: string;
}

export interface ChatLine {
  number: number;
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

/** Somebody asks to take a choice back. */
export interface Proposal {
  seat: number;
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

/** How many answers had been given at the moment shown, out of how many in all. */
export interface Moment {
  at: number;
  of: number;
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

/** People roll the dice; whether they deal the cards too, and in which seats hands stay unknown. */
export interface RealTableTold {
  cards: boolean;
  unknown: number[];
}

export interface Screen {
  match: string;
  game: string;
  version: number;
  /** nobody's, for those who watch */
  seat: number | null;
  language: string;
  seats: AtTable[];
  host: boolean;
  by_hand: RealTableTold | null;
  view: View;
  question: Asked | null;
  waiting: Waiting | null;
  /** other seats of the same visitor that are asked now */
  elsewhere: number[];
  undo: boolean;
  takeback: Takeback | null;
  proposal: Proposal | null;
  effects: Effect[];
  duties: Duty[];
  result: Result | null;
  /** in a guided match, for a seat, while it goes on … */
  lesson: Lesson | null;
  /** … and once it is over */
  summary: Summary | null;
  pinned: string;
  moment: Moment;
  log: Log;
}

/** A message of the live channel: either of its parts, or both. */
export interface Live {
  screen?: Screen | null;
  chat?: ChatLine[] | null;
  pong?: number | null;
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
