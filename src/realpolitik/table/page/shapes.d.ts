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
