/** What of a game is sent as the game has it: where things are, what lies in the box, and what a seat sees of it. */

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
  /** Parts of regions that are named on the ground. */
  subregion?: Record<string, { x: number; y: number; colour: string }>;
  legend?: Place;
  instrument?: Instrument[];
  /** How the table is laid: a board alone, or one with a mat for each side and shelves ("mats"). */
  table?: string;
  /** The kinds of things that are chosen where they lie; all others have a button. As a rule spaces and cards. */
  places?: string[];
  shelf?: Record<string, Place>;
  rows?: Record<string, string[][]>;
  [more: string]: unknown;
}

interface Titled {
  name: string;
  /** Sections of the rules that explain what is shown. */
  rules?: string[];
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
  /** The section of the rules that tells of what boxes enable their visitors to do. */
  abilities: string;
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

export interface StageInstrument extends Titled {
  kind: "stage";
  value: string;
  of: number;
  phase: string;
  turn: string;
  turns: number;
  /** The rounds at whose end regions are scored. */
  scoring: number[];
}

export interface ScoresInstrument extends Titled {
  kind: "scores";
  value: string;
  order: string;
}

export interface MajoritiesInstrument extends Titled {
  kind: "majorities";
  value: string;
}

export interface ArrivalsInstrument extends Titled {
  kind: "arrivals";
  value: string;
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
  | PlotsInstrument
  | StageInstrument
  | ScoresInstrument
  | MajoritiesInstrument
  | ArrivalsInstrument;

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

/** What is printed of a region of World Order. */
export interface PrintedRegion {
  zone?: string[];
  engage_cost?: number;
  bonus?: number[];
  [more: string]: unknown;
}

/** What is printed on a country card. */
export interface PrintedCountry {
  region: string;
  value: number;
  invest_cost: number;
  exports: string[];
  imports: string[];
  base: string[];
  barred: string[];
  evidence?: string;
  [more: string]: unknown;
}

/** What is printed of a power: of each priority, what it gives as long as it lasts. */
export interface PrintedPower {
  priorities?: Record<string, { bonus: Record<string, number> }>;
  [more: string]: unknown;
}

/** How a power stands in a region: what it would get if that were scored now. */
export interface Standing {
  power: string;
  tokens: number;
  armies: number;
  place: number;
  bonus: number;
}

/** A region of World Order now. */
export interface RegionNow {
  permanent: (string | null)[];
  coloured: number;
  slot_vp: number[];
  beside: string[];
  temporary: string[];
  temporary_vp: number[];
  armies: Record<string, number>;
  engage: Record<string, number>;
  filled: boolean;
  standing: Standing[];
  open: string[];
  left: { seen: string[]; unseen: number };
  right: string[];
  engage_cost: Record<string, number>;
}

export interface Ally {
  country: string;
  region: string;
  value: number;
  ready: boolean;
  fdi: number;
  base: number;
  under: string | null;
}

/** A player's board of World Order now. */
export interface Mat {
  money: number;
  stock: Record<string, number>;
  tracks: Record<string, number>;
  ends: Record<string, number>;
  priority: string;
  prosperity: number;
  next_prosperity: { goods: number; vp: number; money: number } | null;
  allies: Ally[];
  advantages: { card: string; used: boolean }[];
  decree: string | null;
  developments: { card: string; active: boolean; usable: boolean }[];
  commerce: { up: number; down: number };
  engage_free: number;
  tokens: number;
  hand: number;
  deck: number;
  deck_known: string[];
  discard: string[];
  discard_unseen: number;
  turns: number;
  front: { turn: number; card: string | null; down?: boolean }[];
  seen: string[];
  owned: string[];
}

export interface Majority {
  places: number[];
  standing: { power: string; count: number; vp: number }[];
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
  /** What the spaces of a map are called; a game without one has things of several kinds instead. */
  space_kind: string;
  sides: string[];
  spaces: Record<string, Space>;
  regions: Record<string, unknown>;
  cards: Record<string, Card>;
  countries?: Record<string, PrintedCountry>;
  resources?: Record<string, { export: number; import: number }>;
  powers?: Record<string, PrintedPower>;
  [more: string]: unknown;
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
  powers?: string[];
  order?: (string | null)[];
  regions?: Record<string, RegionNow>;
  mats?: Record<string, Mat>;
  market?: { row: (string | null)[]; deck: number; discard: string[] };
  developments?: { card: string; level: number; left: number }[];
  scores?: Record<string, number>;
  scored?: Record<string, Record<string, number>>;
  [more: string]: unknown;
}
