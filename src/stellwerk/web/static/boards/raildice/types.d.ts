/** What a view of Railroad Dice says, as far as its page needs it. */

export interface View {
  phase: string;
  seat: number | null;
  year: number;
  turn: number | null;
  bank: number;
  kept: number;
  used: { income: boolean; rolled: boolean; mountain: boolean; water: boolean };
  income: { dice: number; to: "behind" | "front" } | null;
  cup: { jokers: number; behind: number };
  rolling: { left: number; rolled: string[] };
  due: { for: "mountain" | "water" | "station"; dice: number; end: string; cell: string; company: string | null } | null;
  discard: number;
  ends: End[];
  tiles: { type: string; rows: string[]; ends: string[]; count: number; pieces: Piece[] }[];
  supply: Record<string, number>;
  crossing: { end: string; side: string; fits: [string, number][] } | null;
  companies: Company[];
  seats: {
    front: Record<string, number>;
    behind: number | null;
    passengers: number | null;
    shares: Record<string, number>;
    directs: string[];
  }[];
  last_year: {
    year: number;
    groups: { company: string; director: number; size: number; passengers: number }[];
    directors: { company: string; before: number | null; after: number | null }[];
  } | null;
  trigger: string | null;
  /** Moves that end the game: why, and whether at once or with this year. */
  warn: Record<string, { ending: string; now: boolean }>;
}

/** The track being laid in this turn, and the dice it has cost. */
export type Chain = { end: string; pieces: number; spent: string[] } | null;

export interface Piece {
  cell: string;
  kind: "track" | "station";
  sides: string;
  company?: string;
}

export interface End {
  end: string;
  tile: number;
  /** Nothing while it comes in over the border of a new tile. */
  cell: string | null;
  kind: "track" | "station";
  side: string | null;
  next: string[];
}

export interface Company {
  id: string;
  director: number | null;
  shares: number;
  built: number;
  groups: { terrain: string; cost: number; count: number; left: number }[];
}

export interface Names {
  company: Record<string, string>;
  terrain: Record<string, string>;
  tile: Record<string, string>;
  side: Record<string, string>;
  due: Record<string, string>;
  ending: Record<string, string>;
}

/** What the parts of the page are given by the hand. */
export interface Hands {
  readonly view: View;
  readonly names: Names;
  readonly words: Record<string, string>;
  readonly chain: Chain;
  /** The kinds of tiles, in the order of the rules. */
  readonly types: string[];
  /** The face that was taken up, or nothing. */
  readonly die: string;
  readonly may: boolean;
  /** Whether it is this seat's turn, also while an act is on its way. */
  readonly mine: boolean;
  /** A face in words. */
  face(face: string): string;
  /** The legal moves that begin so. */
  moves(start: string): string[];
  text(key: string, gaps: Record<string, string | number>): string;
  tell(move: string): string;
  name(seat: number): string;
  play(move: string, spot?: string): Promise<boolean>;
  why(move: string): void;
}
