/** What the server sends. Generated from server/tell/wire.py and replies.py by `make bless`. */

/** What is wrong: a code for programs, a sentence in the reader's language, the rule behind it, and the facts. */
export interface Error {
  code: string;
  message: string;
  rule: string;
  facts: Record<string, any>;
}

/** Every refusal has this form. */
export interface ErrorReply {
  error: Error;
}

/** A rule in our words. */
export interface RuleText {
  id: string;
  text: string;
}

/** How a seat is told apart: colour, shape and letter. */
export interface Mark {
  colour: string;
  shape: string;
  letter: string;
}

/** A seat: `me` (yours), `human`, `bot` or `open`; its `clock` is the seconds left, and whether it runs. */
export interface SeatState {
  seat: number;
  name: string;
  kind: "bot" | "human" | "me" | "open";
  bot: string;
  online: boolean;
  mark: Mark;
  turn: boolean;
  score: number | null;
  clock: [number, boolean];
}

/** An option: send its `id` back. `spots` are the places on the board it speaks of, `key` a key for it. */
export interface Choosable {
  id: string;
  label: string;
  spots: string[];
  key: string;
  note: string;
  names: [string, string][];
  weight: "aside" | "assent" | "end" | "light" | "quiet" | "rare";
}

/** Some answers in a row that can be given at once, by a click on one of its spots, which may send it if it is */
export interface Lead {
  answers: string[];
  labels: string[];
  spots: string[];
  light: boolean;
  final: boolean;
}

/** Several answers that are one decision. It is `final` where nobody here is asked after it. */
export interface Bundle {
  label: string;
  answers: string[];
  final: boolean;
}

/** Something a player could think of that is not possible now, and why. */
export interface Refusal {
  id: string;
  label: string;
  spots: string[];
  why: string;
  rule: string;
  rule_text: string;
}

/** A line that adds up to what is asked: words and rule. */
export interface SheetLine {
  text: string;
  rule: string;
}

/** Whether the last answer can be taken back; `why` not. */
export interface UndoState {
  can: boolean;
  why: string;
}

/** What is asked of whom, and by which rule; options only for those who are asked. */
export interface Question {
  text: string;
  seat: number | null;
  kind: "chance" | "choice" | "over";
  options: Choosable[];
  not_now: Refusal[];
  sheet: SheetLine[];
  chance: string;
  rule: string;
  mine: boolean;
  undo: UndoState;
  closing: string;
  final: boolean;
  idle: string;
  row: number;
  bundles: Bundle[];
  black: boolean;
  given: string;
  names: [string, string][];
  hint: boolean;
}

/** A drawing: `ground` stays, `pieces` (key, x, y, body, spot, title) are those that changed, `gone` are keys. */
export interface Picture {
  width: number;
  height: number;
  pieces: [string, number, number, string, string, string][];
  gone: string[];
  ground: string;
  order: string[];
}

/** A drawing beside the board; what is `near` stays in view. */
export interface PanelPicture {
  width: number;
  height: number;
  pieces: [string, number, number, string, string, string][];
  gone: string[];
  ground: string;
  order: string[];
  key: string;
  title: string;
  near: boolean;
}

/** A step of what happened since the last `state`: lines of the log up to version `n`, and the seat that answered. */
export interface Step {
  n: number;
  by: number | null;
  board: Picture;
  panels: PanelPicture[];
  points: (number | null)[];
}

/** A line of the log: its version, the heading of its turn, its words, spots, seats and rule. */
export interface LogEntry {
  n: number;
  first: number;
  turn: string;
  text: string;
  spots: string[];
  seat: number | null;
  by: number | null;
  rule: string;
  names: [string, string][];
}

/** A line of the score sheet. */
export interface ScoreEntry {
  label: string;
  points: number;
  rule: string;
  names: [string, string][];
}

/** A seat's sheet; after a defeat there is nothing on it, and no total. */
export interface SeatScore {
  seat: number;
  lines: ScoreEntry[];
  total: number | null;
}

/** A place in the ranking. */
export interface PlaceState {
  seat: number;
  rank: number;
  name: string;
  score: number;
  tied: boolean;
}

/** How everybody can check the luck; `ok` is null where nothing was promised. */
export interface Verification {
  ok: boolean | null;
  text: string;
  seed: string;
  commitment: string;
}

/** How it ended; nobody is ranked where the seats are not compared. */
export interface Ending {
  reason: string;
  verdict: string;
  winners: number[];
  ranking: PlaceState[];
  epilogue: string[];
  verify: Verification;
  story: string;
  missing: string;
  would: string;
  unscored: ScoreEntry[];
  hints: string[];
}

/** Where luck comes from, what was promised about it, in words as well; what seats added (`entropy`), and which. */
export interface Luck {
  mode: string;
  commitment: string;
  chosen: boolean;
  text: string;
  entropy: string[];
  by: number[];
}

/** A bot that can play on, and what a button says about it. */
export interface Successor {
  bot: string;
  label: string;
}

/** A bot that cannot play: nothing moves until somebody has it replaced. `mine`: the reader may decide it. */
export interface FailedBot {
  seat: number;
  bot: string;
  reason: "died" | "nonsense" | "raised" | "slow" | "unknown";
  bots: Successor[];
  text: string;
  mine: boolean;
}

/** What threatens: how near it is from 0 (far) to 3, the rule behind it, and where one sees it. */
export interface Threat {
  text: string;
  level: number;
  rule: string;
  spots: string[];
}

/** A sentence of a sheet: `value` is the number that it explains, `names` are the pieces that it speaks of. */
export interface PieceLine {
  text: string;
  rule: string;
  value: string;
  names: [string, string][];
}

/** A part of a sheet: what is printed on the `front` or the `back`, its `use`, its `score`. */
export interface PiecePart {
  part: string;
  heading: string;
  lines: PieceLine[];
}

/** Dice on the table, each by colour and face; `sum` is the sum as it is written down, `added` its modifiers. */
export interface StageRoll {
  dice: [string, number][];
  sum: string;
  added: SheetLine[];
  against: string;
  stamp: string;
  good: boolean;
}

/** A great moment, or dice alone (`kind` is `roll`): the version that brought it, and all that is shown of it. */
export interface StageScene {
  n: number;
  place: number;
  kind: string;
  heading: string;
  title: string;
  story: string;
  piece: string;
  parts: PiecePart[];
  lines: string[];
  picture: string;
  roll: StageRoll;
}

/** A table that other rules played: it can be looked at. Where it goes on, or who may let it go on, is said. */
export interface OldTable {
  text: string;
  onward: string;
  mine: boolean;
}

/** A table as a page shows it. `named` are further names of pieces in the lines of the text board. */
export interface State {
  is: "state";
  table: string;
  version: number;
  you: number[];
  seat: number | null;
  over: boolean;
  game: string;
  title: string;
  moment: string;
  seats: SeatState[];
  question: Question;
  board: Picture;
  panels: PanelPicture[];
  text: string[];
  log: LogEntry[];
  score: SeatScore[];
  end: Ending | null;
  practice: boolean;
  fate: Luck;
  access: string;
  invite: string;
  failed_bot: FailedBot | null;
  log_all: boolean;
  named: Record<string, string>;
  threats: Threat[];
  steps: Step[];
  stage: StageScene[];
  together: boolean;
  old: OldTable | null;
  notes: string[];
}

/** Somebody came or went. */
export interface SeatsState {
  is: "seats";
  seats: SeatState[];
}

/** Who is asked, and for how many seconds already. */
export interface Thinking {
  is: "thinking";
  seat: number;
  seconds: number;
}

/** What somebody on the same side has planned and not answered; no words: it was dropped. */
export interface Weighing {
  is: "weighing";
  version: number;
  seat: number;
  words: string[];
}

/** One thing said at a table; `own` when the reader, or nobody who is known, said it. */
export interface Said {
  n: number;
  name: string;
  text: string;
  at: string;
  own: boolean;
}

/** What was said since the last time; `all` of it at first. */
export interface ChatState {
  is: "chat";
  all: boolean;
  lines: Said[];
}

/** A value that a setting can have. */
export interface Choosing {
  value: string;
  label: string;
}

/** A setting of a game: `number` from low to high, `choice` or `flag`. */
export interface SettingState {
  key: string;
  kind: "choice" | "flag" | "number";
  help: string;
  default: number | boolean | string;
  low: number;
  high: number;
  choices: string[];
}

/** A game: its name, how many play, its bots and its settings. */
export interface GameState {
  key: string;
  name: string;
  rules_version: string;
  seats: [number, number];
  bots: string[];
  settings: SettingState[];
}

/** All games. */
export interface GameList {
  games: GameState[];
}

/** A table in a list. `turn` is `you`, `other`, `open` or `over`. */
export interface Listed {
  table: string;
  url: string;
  game: string;
  title: string;
  turn: "open" | "other" | "over" | "you";
  whose: string;
  names: string[];
  open: boolean;
}

/** My tables, and those everybody may see. */
export interface TableList {
  mine: Listed[];
  public: Listed[];
}

/** A seat and the token that opens it for a program. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** A new table: where it is, how others come to it, and the tokens of the caller's seats. */
export interface Opened {
  table: string;
  url: string;
  invite: string;
  seats: SeatKey[];
}

/** A piece in the catalogue of a game. */
export interface ListedPiece {
  piece: string;
  name: string;
  kind: string;
  brief: string;
}

/** Everything that lies in the box of a game. */
export interface PieceList {
  pieces: ListedPiece[];
}

/** Something the reader may do with a seat: send it back as it is. What has words for `sure` is asked twice. */
export interface SeatDeed {
  deed: "agree" | "back" | "bot" | "disagree" | "hand" | "offer" | "open" | "pin" | "resign" | "unpin";
  seat: number;
  bot: string;
  label: string;
  help: string;
  sure: string;
}

/** The rules of a table beside those of its game, in words and as they were chosen, and what the reader may do. */
export interface SeatMenu {
  is: "seatmenu";
  id: number;
  version: number;
  rules: string[];
  house: Record<string, number | string>;
  deeds: SeatDeed[];
  notes: string[];
}

/** Where another device is lent a seat, once, and which. */
export interface CarryLink {
  url: string;
  seat: number;
  name: string;
}

/** A device of somebody's; with a table, one seat was lent to it. `here`: it asks this. */
export interface DeviceState {
  id: string;
  name: string;
  at: string;
  seen: string;
  here: boolean;
  table: string;
  title: string;
  seat: string;
}

/** A passkey: where it was made, when, and when it was used last. */
export interface PasskeyState {
  id: string;
  name: string;
  at: string;
  used: string;
}

/** A recovery code: when it was made and used last, never the code. */
export interface CodeState {
  at: string;
  used: string;
}

/** Somebody who is not heard (`mute`), nor met (`block`). */
export interface HushedState {
  id: string;
  name: string;
  kind: "block" | "mute";
  at: string;
}

/** A table that somebody opened. `alone`: nobody else sits there, so that it can be deleted. */
export interface OwnTable {
  table: string;
  title: string;
  names: string[];
  at: string;
  over: boolean;
  alone: boolean;
}

/** Who asks. `account`: they can come back without this browser. `known` is false for a stranger. */
export interface MeState {
  known: boolean;
  account: boolean;
  name: string;
  passkeys: PasskeyState[];
  code: CodeState | null;
  devices: DeviceState[];
  hushed: HushedState[];
  tables: OwnTable[];
}

/** A new recovery code. It is told this once, and the one before counts no more. */
export interface RecoveryCode {
  code: string;
}

/** What a browser's passkeys are asked: options as `navigator.credentials` takes them, bytes in base64url. */
export interface PasskeyAsked {
  options: Record<string, any>;
}

/** A device that waits for another one: it shows the code, keeps the secret, and asks with it. */
export interface Pairing {
  code: string;
  secret: string;
  seconds: number;
}

/** Whether this device has been let in. */
export interface Paired {
  entered: boolean;
}

/** The device that shows a code. */
export interface Waiting {
  name: string;
}

/** What goes with an account and what stays, in words; it goes when `confirm` is sent back. */
export interface Farewell {
  goes: string[];
  stays: string[];
  confirm: string;
}

/** A rule that a card teaches, in our words. */
export interface LessonRule {
  id: string;
  text: string;
}

/** One annotation of a lesson. `kind` says what to do: read it, answer, watch the others, or take back. */
export interface LessonCard {
  kind: "answer" | "read" | "undo" | "watch";
  heading: string;
  text: string[];
  spots: string[];
  rules: LessonRule[];
}

/** Where a learner stands: the cards so far, of `total`; those before `first` belong to what is done. */
export interface LessonState {
  is: "lesson";
  version: number;
  total: number;
  first: number;
  over: boolean;
  cards: LessonCard[];
  wanted: string[][];
}

/** What may come after an option; `id` is empty when fate itself is asked, or when all options lead there. */
export interface OptionOdds {
  id: string;
  label: string;
  lines: string[];
  short: string;
}

/** Exact odds; with what is at stake also what can be answered together with the options. */
export interface OddsState {
  is: "odds";
  id: number;
  version: number;
  options: OptionOdds[];
  leads: Lead[];
}

/** What somebody could mean who clicks at a spot, and why it is not possible. */
export interface WhyState {
  is: "why";
  id: number;
  refused: Refusal[];
}

/** What speaks for an answer (`+`) or against it (`−`). */
export interface HintReason {
  sign: "+" | "−";
  text: string;
}

/** Another answer that was compared: how far it falls behind, how sure that is, and what makes the difference. */
export interface HintRow {
  option: string;
  label: string;
  behind: string;
  sure: "behind" | "clear" | "equal" | "likely";
  verdict: string;
  reason: string;
}

/** Advice: the `option` to choose, what is said of it, what most games went on with, why, and how others compare. */
export interface HintState {
  is: "hint";
  id: number;
  version: number;
  option: string;
  label: string;
  said: string;
  then: string;
  heading: string;
  reasons: HintReason[];
  rows: HintRow[];
  notes: string[];
}

/** What is open but not on the board. */
export interface DrawerState {
  is: "drawer";
  id: number;
  lines: string[];
}

/** The sheet of a piece: everything that can be read on it; `now` says where it is, as far as the reader knows. */
export interface PieceState {
  is: "piece";
  id: number;
  piece: string;
  name: string;
  kind: string;
  brief: string;
  now: PieceLine[];
  parts: PiecePart[];
  rules: RuleText[];
  picture: string;
}

/** Whose points are told: a seat, or all together, and the points after every turn. */
export interface Side {
  seat: number | null;
  name: string;
  points: number[];
}

/** A turn that changed much; at `version` one sees it happen. */
export interface Turned {
  version: number;
  seat: number | null;
  points: number;
  when: string;
  what: string;
}

/** The points of all sides at the end of a round, an act or a turn. */
export interface Tallied {
  when: string;
  points: number[];
}

/** How a game went that is over. `glory` and `chart` are drawings as SVG, in classes of the board's style sheet. */
export interface ReviewState {
  sides: Side[];
  rows: Tallied[];
  turning: Turned[];
  glory: string;
  chart: string;
}

/** A decision that gave something away, or a roll or draw; at version `at` one sees it. */
export interface Found {
  at: number;
  kind: "decision" | "roll";
  seat: number | null;
  points: number;
  figure: string;
  error: string;
  when: string;
  question: string;
  gone: string;
  better: string[];
}

/** What a seat gave away and how lucky it was, in points with what may be wrong, and what cost it most. */
export interface Fared {
  seat: number | null;
  name: string;
  given: string;
  among: string;
  luck: string;
  costliest: Found[];
}

/** What an analysis has found; `chart` is a drawing as SVG, in classes of the board's style sheet. */
export interface Analysed {
  title: string;
  seats: Fared[];
  turning: Found[];
  rows: Found[];
  note: string;
  chart: string;
}

/** How far the analysis of a game is: so many decisions and rolls of all are `done`. `told` comes when all are. */
export interface AnalysisState {
  status: "done" | "none" | "running" | "stopped" | "waits";
  done: number;
  all: number;
  mine: boolean;
  said: string;
  words: Record<string, string>;
  told: Analysed | null;
}

/** Not done, and why; `id` is null where the message had no number that could be read. */
export interface RefusedReply {
  is: "refused";
  id: number | null;
  error: Error;
}

/** Still here. */
export interface Pong {
  is: "pong";
}

/** Stored. The table stands at `version`. */
export interface Done {
  is: "done";
  id: number;
  version: number;
}

/** What some answers would lead to. `stopped` says what comes next: fate, a reveal, or nothing. */
export interface PreviewState {
  is: "preview";
  id: number;
  version: number;
  stopped: "" | "fate" | "reveal";
  question: Question;
  board: Picture;
  panels: PanelPicture[];
  text: string[];
  moment: string;
  seats: SeatState[];
  score: SeatScore[];
  log: LogEntry[];
  named: Record<string, string>;
  rest: Lead[];
}

/** What a page hears. */
export type Message = State | SeatsState | Thinking | Weighing | ChatState | SeatMenu | LessonState | OddsState | WhyState | HintState | DrawerState | PieceState | RefusedReply | Pong | Done | PreviewState;
