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
  routes: Record<string, [string, string, number, string, number, number, string, string]>;
  kinds: string[];
  places: Record<string, string>;
}

/** What the page says of a seat, from the plain form. */
export interface SeatView {
  trains: number;
  cards: number;
  hand: Record<string, number> | null;
  supply: number;
  board: string[];
  gone: number;
  folk: Record<string, number>;
  tickets?: Ticket[] | null;
}

/** What the page says of the game, from its plain form. */
export interface View {
  phase: string;
  turn: number | null;
  deck: number;
  last_round: LastRound | null;
  claim: Claim | null;
  journey: Journey | null;
  routes: Record<string, number>;
  closed: string[];
  goods: Record<string, number[]>;
  seats: SeatView[];
}

/** A ticket of one's own, and what it misses. */
export interface TicketScene {
  id: string;
  a: string;
  b: string;
  value: number;
  kind: "short" | "long";
  done: boolean;
  missing: number | null;
  way: string[];
}

/** What there is to see now. */
export interface Scene {
  round: number;
  rounds: number;
  board?: (Item | string)[];
  boards: ((Item | string)[])[];
  trays: Tray[];
  facts?: Facts;
  tickets: TicketScene[];
  drawn: TicketScene[];
  view: View;
}

/** A ticket that the viewer may see. */
export interface Ticket {
  id: string;
  a: string;
  b: string;
  value: number;
  kind: "short" | "long";
  done: boolean;
}

/** Who began it, and how many turns are left, the running one included. */
export interface LastRound {
  by: number;
  left: number;
}

/** A route being claimed. */
export interface Claim {
  route: string;
  paid: Record<string, number> | null;
  open: boolean;
  pick: string | null;
  picked: "red" | "blue" | "green" | "yellow" | "white" | "black" | null;
  chosen: boolean;
}

/** A passenger under way. */
export interface Journey {
  from: string;
  path: string[];
  at: string;
  cities: string[];
  goods: number[];
  value: number;
  cards: number;
}
