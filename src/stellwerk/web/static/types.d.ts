// Written by tools/page_types.py from what the server sends; not to be changed by hand.

/** A symbol in its place: mirrored left to right if ``flip``, then turned clockwise. */
export interface Item {
  symbol?: string;
  x: number;
  y: number;
  turn?: number;
  flip?: boolean;
  scale?: number;
  classes?: string[];
  id?: string;
  text?: string;
}

/** Drawn things and the room they take. */
export interface Picture {
  width: number;
  height: number;
  items: Item[];
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
}

/** Something that can be taken up. */
export interface Thing {
  id: string;
  symbol: string;
  used: boolean;
  symbols?: string[];
  again?: boolean;
  wish?: boolean;
}

/** A row of things. */
export interface Tray {
  key: string;
  things: Thing[];
  note?: string;
  letters?: string;
  still?: boolean;
}

/** What a game without a drawing tells of itself: names and values. */
export interface Facts {
  shared: [string, string][];
  seats: [string, string][][];
}

/** What there is to see now. */
export interface Scene {
  round: number;
  rounds: number;
  board?: (Item | string)[];
  boards: ((Item | string)[])[];
  trays: Tray[];
  facts?: Facts;
}

/** What to draw to explain a part of a score. */
export interface Lighting {
  below: Item[];
  above: Item[];
  dim: string[];
}

/** A board drawn freely. */
export interface SheetScene {
  items: Item[];
}

/** Who sits where. */
export interface Seat {
  name: string;
  kind: "person" | "bot" | "open";
  bot?: string;
  deputy?: string;
  here?: boolean;
}

/** What everybody may know. */
export interface Info {
  table: string;
  title: string;
  game: string;
  options: string;
  status: "open" | "running" | "over";
  seats: Seat[];
  waiting_for: number[];
  deadline: number | null;
  again: string | null;
  watchable: boolean;
}

/** How long people may take. */
export interface Clock {
  kind: "none" | "round" | "day";
  seconds: number;
}

/** What was settled when a table was opened, and never changes. */
export interface Agreed {
  options: Record<string, string | number | boolean>;
  clock: Clock;
  dealer: "secret" | "given" | "script";
  rules: Record<string, number>;
  hints: boolean;
  language: string;
  created: number;
}

/** One line of the history: a move in notation, or what else happened. */
export interface Line {
  revision: number;
  seat?: number;
  move?: string;
  control?: string;
  words?: string;
  points?: number;
}

/** Some lines of the reader's history. */
export interface Past {
  first: number;
  lines: Line[];
}

/** Points of a seat. */
export interface Score {
  total: number;
  parts: number[];
}

/** The end of a game. */
export interface Outcome {
  scores: Record<string, number>[];
  places: number[];
}

/** The reason against something; all null if there is none. */
export interface Why {
  detail: string | null;
  rule: string | null;
  key: string | null;
  params: Record<string, string | number>;
}

/** How far a lesson has come, and what the learner is to do now. */
export interface Lesson {
  name: string;
  done: number;
  steps: number;
  text: string;
  point: string[];
  move: string;
}

/** All that a seat or a spectator may know now, and what there is to draw of it. */
export interface Look {
  revision: number;
  made: number;
  seat: number | null;
  info: Info;
  scene: Scene;
  legal: string[];
  retractable: string[];
  parts: string[];
  scores: Score[];
  result: Outcome | null;
  history: Past;
  signals: Line[];
  seed_hash: string;
  seed: string | null;
  lesson: Lesson | null;
  problem: Why | null;
}

/** The plain form of what a seat sees: all that a bot would be given. */
export interface Seen {
  revision: number;
  made: number;
  seen: Record<string, any> | null;
}

/** What there was to see at an earlier revision of the reader. */
export interface Position {
  revision: number;
  scene: Scene;
  parts: string[];
  scores: Score[];
}

/** A move in words, and the drawn things it touches. */
export interface Move {
  words: string;
  did: string;
  targets: string[];
}

/** A stored act. */
export interface Acted {
  revision: number;
  made: number;
  repeated: boolean;
}

/** An empty object: it is done. */
export interface Nothing {

}

/** A hint. */
export interface Hinted {
  words: string;
}

/** Par of a finished game: what a strong bot gets with the same chance. */
export interface Par {
  mean: number | null;
  error: number | null;
  games: number | null;
  best: number | null;
  shown: string;
  words: string;
  share: string;
}

/** Where one stands in a queue. */
export interface Queue {
  ahead: number | null;
}

export interface Urls {
  table: string;
  seats: (string | null)[];
  watch: string;
}

/** Tokens are secrets: they are told here and never again. */
export interface Created {
  table: string;
  host: string;
  seats: (string | null)[];
  invitations: (string | null)[];
  watch: string;
  urls: Urls;
}

/** A seat and its secret, which is told here and never again. */
export interface Claimed {
  table: string;
  seat: number;
  token: string;
}

/** A link to a free seat. */
export interface Invitation {
  seat: number;
  link: string;
  url: string;
}

/** A link by which another device can play for the seat, once and within a day. */
export interface ReturnLink {
  link: string;
  url: string;
  expires: number;
}

/** A link to the replay of a finished game, for anybody. */
export interface Shared {
  link: string;
  url: string;
}

/** A person's seat, and when its host may do something about it. */
export interface Absence {
  seat: number;
  seconds: number;
}

/** A device that can play for the seat. */
export interface Device {
  number: number;
  since: number | null;
  own: boolean;
}

/** The table where the same people play again, and this client's token there. */
export interface Followed {
  table: string;
  token: string | null;
  url: string;
}

export interface Option {
  key: string;
  words: string;
  default: string | number | boolean;
  values: (string | number | boolean)[];
  expert: boolean;
}

export interface Bot {
  name: string;
  words: string;
  level: string;
  character: string;
}

/** The type card of a game. */
export interface Game {
  key: string;
  name: string;
  about: string;
  min_players: number;
  max_players: number;
  versions: Record<string, number>;
  moves: string;
  hidden: boolean;
  simultaneous: boolean;
  score_parts: string[];
  options: Option[];
  bots: Bot[];
}

export interface Earned {
  points: number;
  places: string[];
}

export interface FullPart {
  key: string;
  points: number;
  earned: Earned[];
}

export interface FullScore {
  total: number;
  parts: FullPart[];
}

/** Why a board cannot be so, and where: the spot, and the mark to draw there. */
export interface BoardProblem {
  spot: string;
  detail: string;
  rule: string;
  key: string;
  params: Record<string, string | number>;
  mark: Item;
}

/** A board that was read and scored; `blank` is the one before the first drawing. */
export interface Scored {
  board: string;
  blank: string;
  options: Record<string, string | number | boolean>;
  extras: Record<string, number>;
  score: FullScore;
  problems: BoardProblem[];
  scene: SheetScene;
  lights: Record<string, Lighting> | null;
}

export interface PaletteFace {
  key: string;
  words: string;
  forms: string[];
}

/** Faces under a heading. */
export interface PaletteTray {
  key: string;
  words: string;
  when: Record<string, (string | number | boolean)[]>;
  faces: PaletteFace[];
}

/** Points that a board alone does not show. */
export interface Extra {
  key: string;
  words: string;
  most: number;
  when: Record<string, (string | number | boolean)[]>;
}

export interface Note {
  words: string;
  when: Record<string, (string | number | boolean)[]>;
}

/** The scoring sheet of a game: `when` says with which options something matters. */
export interface Sheet {
  game: string;
  options: Record<string, Record<string, (string | number | boolean)[]>>;
  palette: PaletteTray[];
  extras: Extra[];
  notes: Note[];
  edges: Record<string, string>;
}

export interface Health {
  status: "ok" | "trouble";
  version: string;
  database: boolean;
}

export interface Alive {
  status: "ok";
  version: string;
}

export interface Ready {
  status: "ok" | "trouble";
  version: string;
  writes: boolean;
  current: boolean;
  space: boolean;
}

/** The body of an answer that is none. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  rule: string;
  key: string;
  params: Record<string, string | number>;
}
