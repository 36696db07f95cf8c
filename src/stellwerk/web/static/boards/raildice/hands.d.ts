import type { Chain, CompanyView, GroupArt, Names, View as Told } from "./types";

export type Company = CompanyView & { groups: (GroupArt & { left: number })[] };

/** What is told of the game, with what never changes of the companies. */
export type View = Omit<Told, "companies"> & { companies: Company[] };

/** What the parts of the page are given by the hand. */
export interface Hands {
  readonly view: View;
  readonly names: Names;
  readonly words: Record<string, string>;
  readonly chain: Chain | null;
  /** The kinds of tiles, in the order of the rules. */
  readonly types: string[];
  /** How many tiles can be discovered in a game. */
  readonly tiles: number;
  /** The face that was taken up, or nothing. */
  readonly die: string;
  readonly may: boolean;
  /** What is to be done now. */
  readonly status: string;
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
  /** Say what a die is for. */
  explain(face: string): void;
}
