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
  spots: Record<string, [number, number, number, number]>;
  forms: Record<string, Form>;
  faces: Record<string, string>;
  trays: Record<string, string>;
  notes: Record<string, string>;
  words: Record<string, string>;
  texts: Record<string, string>;
}

export interface Thing {
  id: string;
  symbol: string;
  used: boolean;
}

export interface Tray {
  key: string;
  things: Thing[];
  note?: string;
}

export interface Scene {
  round: number;
  rounds: number;
  boards: Item[][];
  trays: Tray[];
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

/** A problem the server names in words. */
export interface Problem {
  detail: string;
  key?: string;
  rule?: string;
  status: number;
}
