// Written by tools/page_types.py from what the server sends; not to be changed by hand.

import type { Item, Picture, Tray, Facts } from "../../types";

/** What things are called. */
export interface Names {
  company: Record<string, string>;
  terrain: Record<string, string>;
  tile: Record<string, string>;
  side: Record<string, string>;
  due: Record<string, string>;
  ending: Record<string, string>;
}

/** Stations of one terrain and price on a company's card. */
export interface GroupArt {
  terrain: string;
  cost: number;
  count: number;
}

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
  names: Names;
  groups: Record<string, GroupArt[]>;
  types: string[];
  tiles: number;
}

/** The track being laid in this turn, and the dice it has cost. */
export interface Chain {
  end: string;
  pieces: number;
  spent: string[];
}

/** An active tile. */
export interface TileView {
  type: string;
  rows: string[];
  ends: string[];
  count: number;
  pieces: Record<string, string>;
}

/** A company's card. */
export interface CompanyView {
  id: string;
  director: number | null;
  shares: number;
  left: number[];
}

/** Why something cannot be done now: the page has the words under its key. */
export interface Reason {
  key: string;
  params: Record<string, string | number>;
}

/** What the page says of the game, from its plain form. */
export interface View {
  phase: string;
  seat: number | null;
  year: number;
  turn: number | null;
  bank: number;
  dice: number;
  kept: number;
  used: Used;
  income: Income | null;
  cup: Cup;
  rolling: Rolling;
  due: Due | null;
  discard: number;
  ends: End[];
  tiles: TileView[];
  supply: Record<string, number>;
  crossing: Crossing | null;
  companies: CompanyView[];
  seats: Seat[];
  last_year: LastYear | null;
  trigger: string | null;
  warn: Record<string, EndWarning>;
  why: Record<string, Reason>;
}

/** What there is to see now. */
export interface Scene {
  round: number;
  rounds: number;
  board?: (Item | string)[];
  boards: ((Item | string)[])[];
  trays: Tray[];
  facts?: Facts;
  tiles: Item[][];
  map: Picture;
  chain: Chain | null;
  view: View;
}

/** What can be done once in a turn and has been done. */
export interface Used {
  income: boolean;
  rolled: boolean;
  mountain: boolean;
  water: boolean;
}

/** What the seat on turn may take. */
export interface Income {
  dice: number;
  to: "behind" | "front";
}

/** Dice chosen for the roll. */
export interface Cup {
  jokers: number;
  behind: number;
}

/** Dice still to be rolled, and the faces rolled in this turn. */
export interface Rolling {
  left: number;
  rolled: string[];
}

export interface Due {
  for: "mountain" | "water" | "station";
  dice: number;
  end: "1" | "2";
  cell: string;
  company: string | null;
  group: number | null;
}

/** One of the two ends of the line. */
export interface End {
  end: "1" | "2";
  tile: number;
  cell: string | null;
  kind: "station" | "track";
  side: "N" | "E" | "S" | "W" | null;
  next: string[];
  open: boolean;
}

export interface Crossing {
  end: "1" | "2";
  from: number[];
  side: "N" | "E" | "S" | "W";
  at: number[];
  cell: string;
  fits: ((string | number)[])[];
}

/** What a seat has; what its screen hides is nothing. */
export interface Seat {
  front: Record<string, number>;
  behind: number | null;
  passengers: number | null;
  shares: Record<string, number>;
  directs: string[];
  directed: boolean;
}

/** The last year change. */
export interface LastYear {
  year: number;
  groups: Carried[];
  directors: NewDirector[];
}

/** Why a move ends the game, and whether at once or with this year. */
export interface EndWarning {
  ending: "a" | "b" | "c" | "d" | "idle" | "years";
  now: boolean;
}

/** The passengers of a company's largest group in a year. */
export interface Carried {
  company: string;
  director: number;
  size: number;
  passengers: number;
  at: number[][];
}

/** A post that changed hands. */
export interface NewDirector {
  company: string;
  before: number | null;
  after: number | null;
}
