// Written by tools/page_types.py from what the server sends; not to be changed by hand.

import type { Item, Picture, Tray, Facts } from "../../types";

/** What never changes during a game. */
export interface Art {
  board: Picture;
  small: Picture;
  spots: Record<string, number[]>;
  over?: Item[];
  stamps?: Record<string, Item[]>;
  outlines?: Record<string, string>;
  zoom?: number;
  forms: Record<string, [string, number, boolean, string, string]>;
  faces: Record<string, string>;
  words: Record<string, string>;
  texts: Record<string, string>;
  trays: Record<string, string>;
  notes: Record<string, string>;
  label: [number, number];
  goals?: Record<string, [string, string]>;
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

/** Two dice that are taken together. */
export interface Pair {
  dice: string[];
  worth: number;
  seat: number | null;
}

/** Dice in pairs, to be taken in turn. */
export interface DraftTable {
  running: boolean;
  done: boolean;
  star: number;
  starter: number;
  pairs: Pair[];
}

/** What a seat has, in notation. */
export interface SeatScene {
  drawn?: string[];
  marker?: string;
  strike?: string;
}

/** What there is to see now. */
export interface Scene {
  round: number;
  rounds: number;
  board?: (Item | string)[];
  boards: ((Item | string)[])[];
  trays: Tray[];
  facts?: Facts;
  phase: string;
  seats: SeatScene[];
  hints?: string[];
  copies?: number;
  moves?: Record<string, Decision>;
  goals?: Goal[];
  draft?: DraftTable;
  prints?: Record<string, string>;
}

/** A board drawn freely. */
export interface SheetScene {
  items: Item[];
  prints?: Record<string, string>;
}
