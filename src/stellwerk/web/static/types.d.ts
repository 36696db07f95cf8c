/** What the server sends and the modules hand to each other. For the type check only. */

/** One drawn thing: a symbol with its place, or a text alone. */
export interface Item {
  x: number;
  y: number;
  symbol?: string;
  turn?: number;
  flip?: boolean;
  scale?: number;
  classes?: string[];
  id?: string;
  text?: string;
}

export interface Picture {
  width: number;
  height: number;
  items: Item[];
}

/** Symbol, turn, flip, and the name with "{cell}" left open. */
export type Form = [string, number, boolean, string];

/** What never changes during a game. */
export interface Art {
  board: Picture;
  small: Picture;
  /** Middle, width, height, and of some a turn in degrees. */
  spots: Record<string, [number, number, number, number, number?]>;
  /** What stands above everything drawn, as names do. */
  over?: Item[];
  /** Of a map: the symbol around each spot. */
  outlines?: Record<string, string>;
  /** How many times larger the board can be made. */
  zoom?: number;
  forms: Record<string, Form>;
  faces: Record<string, string>;
  trays: Record<string, string>;
  notes: Record<string, string>;
  words: Record<string, string>;
  texts: Record<string, string>;
  /** Names of goals and what they ask. */
  goals?: Record<string, [string, string]>;
}

export interface Thing {
  id: string;
  symbol: string;
  used: boolean;
  /** Several signs in one. */
  symbols?: string[];
  /** It can be used once more. */
  again?: boolean;
  /** It is never taken up by itself. */
  wish?: boolean;
}

/** A move that is no drawing, with its place on the board. */
export interface Decision {
  spot: string;
  thing: string;
  items: Item[];
  way?: string;
  hit?: boolean;
}

/** A goal card on the table. */
export interface Goal {
  code: string;
  asks: string;
  open: number;
  values: number[];
  limit: number | null;
  late: number;
  points: number[];
}

/** Dice in pairs, to be taken in turn. */
export interface DraftTable {
  running: boolean;
  done: boolean;
  star: number;
  starter: number;
  pairs: { dice: string[]; worth: number; seat: number | null }[];
}

export interface Tray {
  key: string;
  things: Thing[];
  note?: string;
  /** The keys of its things, one letter each. */
  letters?: string;
}

export interface Scene {
  round: number;
  /** Nothing: nobody knows how many there will be. */
  rounds: number;
  /** The one board of all, if there is one; `boards` is then what each seat has for itself. */
  board?: Item[];
  boards: Item[][];
  trays: Tray[];
  /** What the seat has to do or may do besides, as keys of the page's words. */
  hints?: string[];
  copies?: number;
  moves?: Record<string, Decision>;
  goals?: Goal[];
  draft?: DraftTable;
  /** What is printed in a space. */
  prints?: Record<string, string>;
}

export interface Move {
  move: string;
  words: string;
  targets: string[];
}

export interface SeatInfo {
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  here: boolean;
  deputy: string | null;
  ended: boolean;
}

export interface Part {
  key: string;
  points: number;
  earned?: { points: number; places: string[] }[];
}

export interface Score {
  total: number;
  parts: Part[];
}

export interface Look {
  seq: number;
  made: number;
  seat: number | null;
  info: {
    title: string;
    game: string;
    status: "open" | "running" | "over";
    seats: SeatInfo[];
    waiting_for: number[];
    deadline: number | null;
    again: string | null;
  };
  scene: Scene;
  /** What the game says of itself; each game's own affair. */
  view: any;
  legal: (Move | string)[];
  retractable: (Move | string)[];
  scores: Score[];
  result: { places: number[] } | null;
  history: { seq: number; seat: number | null; words: string }[];
  signals: { seq: number; seat: number; words: string }[];
  seed_hash: string;
  seed?: string | null;
}

export interface Lighting {
  below: Item[];
  above: Item[];
  dim: string[];
}

export interface PageData {
  table: string;
  game: string;
  look: Look;
  art: Art;
  seats_here: number[];
  host: boolean;
  token: string | null;
  parts: { key: string; words: string; explain: string }[];
  words: Record<string, string>;
}

/** The options, and which of their values, that something is about. */
export type When = Record<string, (string | number | boolean)[]>;

/** Options as they are chosen. */
export type Choices = Record<string, string | number | boolean>;

export interface PaletteTray {
  key: string;
  words: string;
  when: When;
  faces: { key: string; words: string; forms: string[] }[];
}

/** A board that was scored by itself. */
export interface Scored {
  board: string;
  blank: string;
  score: Score;
  problems: { spot: string; detail: string; mark: Item }[];
  scene: { items: Item[]; prints?: Record<string, string> };
  lights: Record<string, Lighting> | null;
}

export interface SheetData {
  game: string;
  art: Art;
  sheet: { options: Record<string, When>; palette: PaletteTray[]; edges: Record<string, string> };
  scored: Scored;
  parts: { key: string; words: string; explain: string }[];
  words: Record<string, string>;
}

/** A problem the server names in words. */
export interface Problem {
  detail: string;
  key?: string;
  rule?: string;
  status: number;
}
