/** What the server tells and is told: the models of messages.py. */

export interface Link {
  kind: string;
  name: string;
  text: string;
}

/** A sentence. */
export type Parts = (string | Link)[];

export interface Problem {
  code: string;
  message: string;
  version: number | null;
  matters?: Matters | null;
}

export interface Refusal {
  error: Problem;
}

// -- what there is to play

export type Choice = boolean | number | string;

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
  choices: Choice[];
  titles: string[];
  default: Choice;
}

export interface BotOffer {
  name: string;
  title: string;
  help: string;
  seats: string[];
}

export interface SeatOffer {
  name: string;
  title: string;
}

/** Who sits at the table where these options are chosen. */
export interface SeatingOffer {
  options: Record<string, Choice>;
  seats: SeatOffer[];
}

export interface GameOffer {
  name: string;
  title: string;
  length: string;
  scenarios: ScenarioOffer[];
  options: OptionOffer[];
  seats: SeatOffer[];
  seatings: SeatingOffer[];
  bots: BotOffer[];
  taught: boolean;
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

export interface Phase {
  rule: string;
  title: string;
  phases: string[];
}

/** What of a game never changes, in one language. */
export interface Book {
  game: string;
  language: string;
  title: string;
  layout: Layout;
  land: string;
  components: Components;
  names: Record<string, Record<string, string>>;
  cards: Record<string, CardFace>;
  rules: Rule[];
  sequence: Phase[];
}

export interface Place {
  x: number;
  y: number;
  width?: number;
  height?: number;
  sign?: string;
}

/** An area of spaces that are all linked with each other, and with each of those linked to it. */
export interface Zone {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where its name stands. */
  sign: [number, number];
  /** What of a space says that it is a member, and which of the components lists those linked. */
  members: string;
  linked: string;
}

/** A game's layout.toml: where things are on the canvas, and which instruments lie above it. */
export interface Layout {
  canvas: [number, number, number, number];
  plate: string;
  plate_size: [number, number];
  headings?: string[];
  power: Record<string, Place>;
  space: Record<string, Place>;
  zone?: Record<string, Zone>;
  legend?: Place;
  instrument?: Instrument[];
  [more: string]: unknown;
}

interface Titled {
  name: string;
}

export interface ClockInstrument extends Titled {
  kind: "clock";
  value: string;
  of?: string;
  round: string;
  rounds: string | number;
  phase: string;
  /** The phases whose rounds are counted. */
  counted?: string[];
}

export interface StepsInstrument extends Titled {
  kind: "steps";
  value: string;
  steps: number[];
  alarm: number;
}

export interface BalanceInstrument extends Titled {
  kind: "balance";
  value: string;
  low: number;
  high: number;
  positive: string;
  negative: string;
}

export interface PairInstrument extends Titled {
  kind: "pair";
  value: string;
  goal?: string | number;
}

export interface TrackInstrument extends Titled {
  kind: "track";
  value: string;
  boxes: string;
}

export interface PilesInstrument extends Titled {
  kind: "piles";
  count: string;
  piles: string[];
  /** Places that are empty most of the time: shown while a card lies there. */
  sometimes?: string[];
  decks?: string;
}

export interface FlagInstrument extends Titled {
  kind: "flag";
  value: string;
}

export interface Band {
  name: string;
  from: number;
  to: number;
}

export interface BandsInstrument extends Titled {
  kind: "bands";
  value: string;
  side: string;
  bands: Band[];
}

export interface ShareInstrument extends Titled {
  kind: "share";
  value: string;
  of: string;
  side: string;
}

export interface RelationsInstrument extends Titled {
  kind: "relations";
  own: string;
  world: string;
  penalty: string;
}

export interface Goal {
  name: string;
  value: string;
  goal: number;
  side: string;
}

export interface GoalsInstrument extends Titled {
  kind: "goals";
  goals: Goal[];
}

export interface PlotsInstrument extends Titled {
  kind: "plots";
  available: string;
  aside: string;
  loose: string;
  arsenal: string;
}

export type Instrument =
  | ClockInstrument
  | StepsInstrument
  | BalanceInstrument
  | PairInstrument
  | TrackInstrument
  | PilesInstrument
  | FlagInstrument
  | BandsInstrument
  | ShareInstrument
  | RelationsInstrument
  | GoalsInstrument
  | PlotsInstrument;

/** What of a space never changes; which of it there is depends on the game. */
export interface Space {
  links: string[];
  regions?: string[];
  power?: string;
  stability?: number;
  battleground?: boolean;
  flashpoint?: boolean;
  special?: boolean;
  type?: string;
  governance?: string;
  posture?: string;
  resources?: number;
  oil?: boolean;
  recruit?: number;
  schengen?: boolean;
  [more: string]: unknown;
}

/** What stands in a country of Labyrinth now. */
export interface Country {
  tested: boolean;
  governance: string;
  alignment: string;
  posture: string;
  resources: number;
  troops: number;
  nato: boolean;
  sleepers: number;
  active: number;
  sadr: boolean;
  cadre: boolean;
  aid: number;
  besieged: boolean;
  regime_change: string;
  plots: { plot: string; backlash: boolean }[];
  markers: string[];
}

export interface Card {
  /** Among the cards of this game, and in the game it comes from. */
  number: number;
  printed: number;
  operations: number;
  side: string;
  period?: string;
  kind: string;
  starred: boolean;
  lasting: boolean;
  borrowed: boolean;
  reconstructed: boolean;
  disputed: boolean;
  number_reconstructed: boolean;
  [more: string]: unknown;
}

export interface Components {
  space_kind: string;
  sides: string[];
  spaces: Record<string, Space>;
  regions: Record<string, unknown>;
  cards: Record<string, Card>;
  [more: string]: unknown;
}

// -- visitors and matches

export interface Me {
  nickname: string;
  language: string;
}

export interface AboutMe {
  nickname?: string | null;
  language?: string | null;
}

export interface NewSeat {
  kind: "here" | "invite" | "bot";
  bot?: string;
}

export interface NewMatch {
  game: string;
  scenario?: string;
  options?: Record<string, Choice>;
  seats: NewSeat[];
  nickname?: string;
  by_hand?: RealTable | null;
  guided?: boolean;
}

/** People roll the dice; they deal the cards too, and keep the unknown hands secret. */
export interface RealTable {
  cards?: boolean;
  unknown?: string[];
}

/** A way of another program that our rules do not share, tolerated in its log. */
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
  moment: string;
  answers: number;
  finished: boolean;
  result: string;
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

export interface Claim {
  key: string;
  nickname?: string;
}

export interface Claimed {
  match: string;
  seat: number;
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
  taken: boolean;
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

// -- playing

export interface Answer {
  seat: number;
  version: number;
  option: number;
  request: string;
  asked?: number | null;
  shown?: ShownCard[];
  no_more?: boolean;
}

/** A card that an unknown hand turns out to hold. */
export interface ShownCard {
  hand: string;
  card: string;
}

export interface Undo {
  seat: number;
  version: number;
  request: string;
}

export interface Applied {
  version: number;
}

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

// -- what a viewer sees

/** An option, and what it points at: something on the board, a card, or a button. */
export interface Offer {
  option: number;
  kind: string;
  name: string;
  text: string;
}

export interface Asked {
  kind: string;
  seat: number;
  text: Parts;
  rule: string;
  points_at: string;
  about: Record<string, number | string>;
  options: Offer[];
  asked_since: number;
}

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

export interface Takeback {
  keep: number;
  text: Parts;
}

export interface Proposal {
  seat: number;
  keep: number;
  text: Parts;
  waiting_for: number[];
}

export interface Result {
  winners: number[];
  text: string;
}

export interface Moment {
  at: number;
  of: number;
}

export interface Entry {
  at: number;
  kind: string;
  text: Parts;
  rule: string;
  dice: number[];
}

export interface Log {
  start: number;
  entries: Entry[];
}

/** What the viewer's seat sees of the position. Its shape is the game's own; these are the names the page knows. */
export interface View {
  you?: string;
  phase?: string;
  hand?: string[];
  worth?: Record<string, number>;
  hand_sizes?: Record<string, number>;
  unknown?: Record<string, number>;
  seen?: string[];
  peeked?: string[];
  headlines?: Record<string, string>;
  table?: string[];
  influence?: Record<string, [number, number]>;
  control?: Record<string, string>;
  stability?: Record<string, number>;
  markers?: Record<string, string[]>;
  countries?: Record<string, Country>;
  [more: string]: unknown;
}

/** People roll the dice; whether they deal too, and in which seats hands stay unknown. */
export interface RealTableTold {
  cards: boolean;
  unknown: number[];
}

/** Something that the guide of a guided match says. */
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

/** What the guide has to say at this moment. */
export interface Lesson {
  where: string;
  about: Advice;
  new: Introduction[];
  weigh: Advice[];
  happened: Advice[];
}

/** A moment that counted, and where the history shows it. */
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
  advice: Advice[];
}

export interface Screen {
  match: string;
  game: string;
  version: number;
  seat: number | null;
  language: string;
  seats: AtTable[];
  host: boolean;
  by_hand: RealTableTold | null;
  view: View;
  question: Asked | null;
  waiting: Waiting | null;
  elsewhere: number[];
  undo: boolean;
  takeback: Takeback | null;
  proposal: Proposal | null;
  effects: Effect[];
  duties: Duty[];
  result: Result | null;
  lesson: Lesson | null;
  summary: Summary | null;
  pinned: string;
  moment: Moment;
  log: Log;
}

export interface Live {
  screen?: Screen | null;
  chat?: ChatLine[] | null;
  pong?: number | null;
}

// -- looking ahead

/** A space that would change hands; "" is nobody. */
export interface ControlChange {
  space: string;
  was: string;
  now: string;
}

export interface Outcome {
  ways: number;
  faces: string[];
  entries: Entry[];
  control: ControlChange[];
  lost: boolean;
  won: boolean;
}

export interface Prospect {
  version: number;
  option: number;
  surely: Entry[];
  control: ControlChange[];
  of: number;
  outcomes: Outcome[];
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

export interface WhyNot {
  kind: string;
  name: string;
  option: number;
  text: Parts;
  rule: string;
}

export interface Prospects {
  version: number;
  chances: Chances[];
  why_not: WhyNot[];
}

export interface Hint {
  bot: string;
  option: number;
  text: string;
  why: Parts;
}

export interface Health {
  status: "ok";
  version: string;
  rooms: number;
  viewers: number;
}

// -- at a real table

/** A hand of which so many cards are unknown, and which these may be. */
export interface UnknownHand {
  hand: string;
  left: number;
  cards: string[];
}

/** What follows depends on this hand; perhaps on all of it. */
export interface Matters {
  hand: string;
  left: number;
  cards: string[];
  all: boolean;
}

export interface FigureValue {
  option: number;
  text: string;
}

/** Something that can be set right. */
export interface FigureTold {
  kind: string;
  about: string[];
  space: string;
  title: string;
  what: string;
  value: string;
  choices: FigureValue[];
}

export interface Figures {
  version: number;
  figures: FigureTold[];
  hands: UnknownHand[];
}
