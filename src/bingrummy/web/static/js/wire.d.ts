// The messages of the server. Made by `python -m tools.wire_types`: don't edit.

/** Agree, or no longer agree, to end the game with this hand. */
export interface Agree {
  do: "agree";
  yes?: boolean;
}

/** A player agrees, or no longer agrees, to end the game with this hand. */
export interface Agreed {
  event: "agrees";
  seat: number;
  yes: boolean;
}

/** What became of a command: accepted with its sequence, or refused; the view as it is now. */
export interface Answer {
  id: string;
  accepted: boolean;
  seq: number;
  refusal: Refusal | null;
  view: View | null;
}

/** An answer about buying back; what it was is told to its seat alone. */
export interface Answered {
  event: "answers";
  seat: number;
  yes: boolean | null;
}

/** Ask for a sign of life. */
export interface Beat {
  type: "beat";
  id?: string;
}

/** A sign of life, with the sequence that the table is at. */
export interface BeatBack {
  type: "beat";
  seq: number;
  time: number;
  id: string;
}

/** Somebody's line is down. */
export interface BecameAbsent {
  note: "absent";
  person: number;
}

/** Somebody's line is up. */
export interface BecamePresent {
  note: "present";
  person: number;
}

/** A bot at a seat. */
export interface BotSeat {
  seat: number;
  style?: string;
}

/** A bot was put at a seat, or taken away. */
export interface BotSet {
  note: "bot";
  seat: number;
  style: string | null;
}

/** A player paid the ante again. */
export interface BoughtBack {
  event: "buys-back";
  seat: number;
  score: number;
  pot: number;
}

/** A player over the limit is out for good. */
export interface Bust {
  event: "bust";
  seat: number;
}

/** Answer whether you buy back. */
export interface BuyBack {
  do: "buy-back";
  yes: boolean;
}

/** The question of buying back: what it costs, the score it gives, who is asked. */
export interface BuyingView {
  price: number;
  score: number;
  asked: number[];
  answered: number[];
}

/** The server closes the socket: why, and whether to come back. */
export interface Bye {
  type: "bye";
  reason: string;
  sentence: string;
  again: boolean;
}

/** Somebody plays for themselves again. */
export interface CameBack {
  note: "back";
  person: number;
}

/** Say something short. */
export interface Chat {
  do: "chat";
  text: string;
}

/** The host switched chat on or off. */
export interface ChatSwitched {
  note: "chat-switched";
  on: boolean;
}

/** The verdict on a game's record: it holds, or its first bad line. */
export interface Checked {
  holds: boolean;
  hands: number;
  shuffles: number;
  events: number;
  judged: number;
  line: number;
  why: string;
}

/** The turn clock: seconds for each turn, and a bank of more for a whole game; none without. */
export interface Clock {
  turn?: number | null;
  bank?: number;
}

/** The table is closed, and stays readable. */
export interface Closed {
  note: "closed";
}

/** Play for yourself again. */
export interface ComeBack {
  do: "back";
}

/** A command: its id, the sequence it was made for, the decision that it answers, and what. */
export interface Command {
  id: string;
  what: What;
  seq?: number;
  decision?: Decision | null;
}

/** What became of a command. */
export interface CommandAnswered {
  type: "answer";
  answer: Answer;
}

/** The house bound itself to a secret by its SHA-256. */
export interface Commit {
  event: "commit";
  digest: string;
}

/** Agree that an absent player's seat goes to a newcomer. */
export interface Consent {
  do: "consent";
  seat: number;
  yes?: boolean;
}

/** Somebody agrees, or no longer agrees, that an absent player's seat goes to a newcomer. */
export interface Consented {
  note: "consented";
  person: number;
  seat: number;
  yes: boolean;
}

/** A table was made, by this version of the program and for this version of records. */
export interface Created {
  note: "created";
  settings: Settings;
  version: string;
  form: string;
}

/** The cut: a deuce kept, no deuce, or no cut made. */
export interface Cut {
  event: "cut";
  seat: number;
  made: boolean;
  deuce: string | null;
}

/** A decision that is waited for, and until when; never where there is no time. */
export interface Deadline {
  decision: Decision;
  until: number | null;
}

/** A seat's cards; none where they are another's. */
export interface Deal {
  event: "deal";
  seat: number;
  cards: string[] | null;
}

/** The first dealer, and the secret that proves it. */
export interface Dealer {
  event: "dealer";
  dealer: number;
  secret: string;
}

/** The decision that a command answers: whose, in which game, hand and turn, and which step. */
export interface Decision {
  game: number;
  seat: number;
  hand: number;
  turn: number;
  step: "buy back" | "discard" | "nonce" | "ready" | "seal" | "turn";
}

/** Throw a card. */
export interface Discard {
  do: "discard";
  card: string;
}

/** A card was thrown. */
export interface Discarded {
  event: "discards";
  seat: number;
  card: string;
}

/** Send a command. */
export interface Do {
  type: "command";
  command: Command;
}

/** Ask what a meld turn in the making is worth; nothing changes. */
export interface DraftAsk {
  ask: "draft";
  groups: Group[];
}

/** What a draft is worth: each group, and the whole. */
export interface Drafted {
  groups: GroupJudged[];
  legal: boolean;
  now: boolean;
  points: number | null;
  keep: number | null;
  out: boolean;
  refusal: Refusal | null;
}

/** Draw the top of the stock. */
export interface Draw {
  do: "draw";
}

/** A card drawn; `refilled` discards became a new stock first. */
export interface Drew {
  event: "draws";
  seat: number;
  card: string | null;
  refilled: number;
}

/** A newcomer paid the ante between hands. */
export interface Enters {
  event: "enters";
  seat: number;
  name: string;
  score: number;
  pot: number;
}

/** An entry of a table's log as one person may see it: play, or a note. */
export interface Entry {
  seq: number;
  time: number;
  event: Happening | null;
  note: Note | null;
  line: string | null;
  text: string | null;
}

/** Entries after a sequence, and the view as it is now. */
export interface Events {
  seq: number;
  more: boolean;
  events: Entry[];
  view: View;
}

/** A request that can't be served: why, for programs and for people. */
export interface Fault {
  reason: string;
  sentence: string;
}

/** Delete your name and your chat from this table for good. */
export interface Forget {
  do: "forget";
}

/** Somebody's name and chat were deleted. */
export interface Forgotten {
  note: "forgotten";
  person: number;
}

/** A game at a table: its hands, and its winners' shares when it is over. */
export interface GameDone {
  game: number;
  players: string[];
  hands: HandDone[];
  over: boolean;
  shares: Record<string, number>;
}

/** The game as all see it. */
export interface GameView {
  game: number;
  phase: string;
  hand: number;
  turn: number;
  pot: number;
  packs: number;
  dealer: number | null;
  cutter: number | null;
  to_act: number | null;
  stock: number;
  pile: string[];
  refills: number;
  taken: string | null;
  kept: string | null;
  melds: TableMeld[];
  went_out: number | null;
  void: boolean;
  buying: BuyingView | null;
  shares: SeatNumberPair[];
}

/** The games of a table. */
export interface Games {
  games: GameDone[];
}

/** Nobody drove the table since then: it counts on no clock. */
export interface Gap {
  note: "gap";
  since: number;
}

/** Ask the others whether an absent player's seat may go to a newcomer. */
export interface Give {
  do: "give";
  seat: number;
}

/** A newcomer has an absent player's seat; its former owner watches. */
export interface Given {
  note: "given";
  seat: number;
  person: number;
  name: string;
}

/** Be away, with orders. */
export interface GoAway {
  do: "away";
  play?: "bot" | "throw";
  buy_back?: number;
}

/** A group of own cards in a draft: a new meld, or cards for a meld on the table. */
export interface Group {
  cards: string[];
  kind?: "run" | "set" | null;
  meld?: number | null;
  end?: "high" | "low" | "set" | null;
}

/** A group of a draft: what its cards are, or the refusal, and where else they can go. */
export interface GroupJudged {
  meld: MeldTold | null;
  others: MeldTold[];
  lay_offs: LayOffTold[];
  fits: LayOffTold[];
  refusal: Refusal | null;
}

/** A hand begins. */
export interface Hand {
  event: "hand";
  number: number;
  dealer: number;
  pot: number;
}

/** A hand of a game: its entries in the log, and whether it is over. */
export interface HandDone {
  hand: number;
  first: number;
  last: number | null;
}

/** A hand moment by moment; of one that is over, each view has all cards. */
export interface HandTold {
  game: number;
  hand: number;
  first: number;
  last: number;
  over: boolean;
  moments: Moment[];
}

/** Entries in order, and the view after the last of them. */
export interface Happened {
  type: "events";
  seq: number;
  events: Entry[];
  view: View | null;
}

/** Say who you are: a token, or none for a spectator; and the last entry that you have. */
export interface Hello {
  type: "hello";
  token?: string | null;
  after?: number | null;
  language?: string | null;
  text?: boolean;
}

/** Somebody used a hint. */
export interface Hinted {
  note: "hint";
  person: number;
}

/** Somebody has the host's rights. */
export interface HostBecame {
  note: "host";
  person: number;
}

/** The house rules that sentences about a turn name, as they hold at the table. */
export interface House {
  limit: number;
  limit_rule: string;
  first_melds: number;
}

/** Join a table with a name; a seat is given where none is named. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** Somebody joined, at a seat or waiting to enter between hands. */
export interface Joined {
  note: "joined";
  person: number;
  name: string;
  seat: number | null;
}

/** Cards laid off on one end of one meld, outward. */
export interface LayOffTold {
  meld: number;
  end: string;
  cards: string[];
}

/** Leave: before the start the seat is free again; in a game you are away. */
export interface Leave {
  do: "leave";
}

/** Somebody left: before the start the seat is free again. */
export interface Left {
  note: "left";
  person: number;
}

/** Give a seat so many seconds more for each turn. */
export interface Lengthen {
  do: "lengthen";
  seat: number;
  seconds: number;
}

/** The host gave a seat more time for each turn. */
export interface Lengthened {
  note: "lengthened";
  seat: number;
  seconds: number;
}

/** A table in the list. */
export interface Listed {
  table: string;
  name: string;
  rules: string;
  seats: number;
  free: number;
  stage: string;
  spectators: boolean;
  created: number;
  language: string | null;
}

/** The exchange that draws the first dealer begins. */
export interface Lot {
  event: "lot";
}

/** A table that was made. */
export interface Made {
  table: string;
  link: string;
  seated: Seated | null;
}

/** What a seat may do now, meld turns aside (ask `draft` or `suggest` about those). */
export interface MayDo {
  decision: Decision;
  draw: boolean;
  take: boolean;
  skip: boolean;
  discards: string[];
  deepest: number | null;
}

/** A meld: its kind, its cards in order, and in a run the card that each stands for. */
export interface MeldTold {
  kind: string;
  cards: string[];
  stands_for: string[];
}

/** Lay new melds and lay off cards, all or nothing. */
export interface MeldTurn {
  do: "meld";
  melds?: NewMeld[];
  lay_offs?: NewLayOff[];
}

/** A meld turn: new melds, then lay-offs. */
export interface Melded {
  event: "melds";
  seat: number;
  melds: MeldTold[];
  lay_offs: LayOffTold[];
}

/** A message that can't be read: why, and the id of its command or ask, if that can. */
export interface Mistaken {
  type: "mistake";
  reason: string;
  sentence: string;
  id: string;
}

/** A moment of a hand: what happened, and what somebody could know after it. */
export interface Moment {
  seq: number;
  entries: Entry[];
  view: View;
}

/** Hide somebody's chat, for yourself or, as the host, for all. */
export interface Mute {
  do: "mute";
  person: number;
  yes?: boolean;
  for_all?: boolean;
}

/** Somebody's chat is shown to nobody, or no longer to one person. */
export interface Muted {
  note: "muted";
  by: number;
  person: number;
  yes: boolean;
  for_all: boolean;
}

/** Cards for one end of a meld, outward. */
export interface NewLayOff {
  meld: number;
  end: "high" | "low" | "set";
  cards: string[];
}

/** A new meld: a run's cards in order; without a kind, cards that can be a set are one. */
export interface NewMeld {
  cards: string[];
  kind?: "run" | "set" | null;
}

/** Make a table, and sit at it with a name (or make it for others, without). */
export interface NewTable {
  settings: Settings;
  host?: string | null;
  seat?: number | null;
}

/** A player's nonce, none where it was withheld; the depth is told to the cutter alone. */
export interface Nonce {
  event: "nonce";
  seat: number;
  nonce: string | null;
  depth: number | null;
}

/** Seals are closed: who sealed shows the nonce now. */
export interface NoncesDue {
  note: "nonces-due";
}

/** Ask the seat whose turn it is to move. */
export interface Nudge {
  do: "nudge";
  seat: number;
}

/** Somebody asked the seat whose turn it is to move. */
export interface Nudged {
  note: "nudged";
  person: number;
  seat: number;
}

/** The host asks the others whether an absent player's seat may go to a newcomer. */
export interface Offered {
  note: "offered";
  seat: number;
}

/** What one person alone may know. */
export interface OwnView {
  person: number | null;
  seat: number | null;
  hand: string[];
  drawn: string | null;
  depth: number | null;
  may_keep: number | null;
  points: number;
  decision: MayDo | null;
  muted: number[];
  meanwhile: number[];
  answered: boolean | null;
}

/** Let clocks and bots stand still: the host alone, or two seats together. */
export interface Pause {
  do: "pause";
}

/** Somebody would like a pause, or its end: a second one makes it so. */
export interface PauseWished {
  note: "pause-wished";
  person: number;
  pause: boolean;
}

/** Clocks and bots stand still. */
export interface Paused {
  note: "paused";
}

/** Points of the hand, and the scores that they make. */
export interface Points {
  event: "points";
  points: SeatNumberPair[];
  scores: SeatNumberPair[];
}

/** A table as all see it. */
export interface PublicView {
  table: string;
  name: string;
  seq: number;
  time: number;
  stage: string;
  rules: string;
  clock: Clock;
  seats: SeatView[];
  house: House;
  watchers: WatcherView[];
  host: number | null;
  paused: boolean;
  asleep: boolean;
  chat: boolean;
  spectators: boolean;
  hints: number[];
  games: number;
  late_entry: boolean;
  waits: Deadline[];
  game: GameView | null;
  broken: string;
  language: string | null;
}

/** Somebody is ready for the next hand or game. */
export interface Readied {
  note: "ready";
  person: number;
}

/** Be ready for the next hand, or after a game for the next game. */
export interface Ready {
  do: "ready";
}

/** Why something is refused: a key for programs, the rule, and a sentence for people. */
export interface Refusal {
  reason: string;
  sentence: string;
  rule: number | null;
  details: Record<string, string | number>;
}

/** Remove somebody before the start. */
export interface Remove {
  do: "remove";
  person: number;
}

/** The host removed somebody before the start. */
export interface Removed {
  note: "removed";
  person: number;
}

/** Have another name. */
export interface Rename {
  do: "rename";
  name: string;
}

/** Somebody has another name. */
export interface Renamed {
  note: "renamed";
  person: number;
  name: string;
}

/** The reply to an ask: what was asked for, or the refusal; over HTTP it has no id. */
export interface Replied {
  type: "reply";
  id: string;
  draft: Drafted | null;
  suggestion: Suggested | null;
  understood: Understood | null;
  view: View | null;
  refusal: Refusal | null;
}

/** Leave the game for good. */
export interface Resign {
  do: "resign";
}

/** A player left for good. */
export interface Resigned {
  event: "resigns";
  seat: number;
}

/** End a pause: the host alone, or two seats together. */
export interface Resume {
  do: "resume";
}

/** Clocks and bots go on. */
export interface Resumed {
  note: "resumed";
}

/** The secret of the hand, and the depth of the cut if one was made. */
export interface Reveal {
  event: "reveal";
  secret: string;
  depth: number | null;
}

/** Chat. */
export interface Said {
  note: "said";
  person: number;
  text: string;
}

/** Somebody changed to another seat before the start. */
export interface Sat {
  note: "sat";
  person: number;
  seat: number;
}

/** Ask what a line of the command language means, and whether it is legal. */
export interface SayAsk {
  ask: "say";
  line: string;
  language?: string | null;
}

/** Bind yourself to a nonce: SHA-256, in hex, of the nonce, a blank and the depth or a dash. */
export interface SealNonce {
  do: "seal";
  digest: string;
}

/** A player bound themselves to a nonce, the cutter to a depth too. */
export interface Sealed {
  event: "seal";
  seat: number;
  digest: string;
}

/** A number that belongs to a seat. */
export interface SeatNumberPair {
  seat: number;
  number: number;
}

/** A seat as all see it: who sits there, and how it stands. */
export interface SeatView {
  seat: number;
  person: number | null;
  name: string;
  bot: string | null;
  host: boolean;
  present: boolean;
  away: boolean;
  ready: boolean;
  muted: boolean;
  out: boolean;
  resigned: boolean;
  score: number;
  chips: number;
  balance: number;
  cards: number;
  known: string[];
  shown: string[] | null;
  opened: boolean;
  bought: number;
  agrees: boolean;
  hints: number;
  offered: boolean;
  open: boolean;
}

/** Who you are at a table now; the token is shown this once, and is all that you need. */
export interface Seated {
  table: string;
  person: number;
  token: string;
  name: string;
  seat: number | null;
  link: string;
  resume: string;
}

/** Put a bot at a free seat before the start, or take it away. */
export interface SetBot {
  do: "bot";
  seat: number;
  style?: string | null;
}

/** What is set when a table is made. */
export interface Settings {
  name: string;
  seats?: number;
  rules?: string;
  clock?: Clock;
  bots?: BotSeat[];
  pace?: "instant" | "quick" | "slow" | "steady";
  hints?: number[];
  spectators?: boolean;
  listed?: boolean;
  lot?: boolean;
  stand_in?: "bot" | "throw";
  chat?: boolean;
  language?: string | null;
}

/** Show the nonce that you sealed, the cutter the depth too. */
export interface ShowNonce {
  do: "nonce";
  nonce: string;
  depth?: number | null;
}

/** The cards left in a hand when it is over. */
export interface Shows {
  event: "shows";
  seat: number;
  cards: string[];
}

/** Say one of the preset phrases. */
export interface Sign {
  do: "sign";
  phrase: "good-luck" | "good-night" | "hello" | "one-moment" | "oops" | "sorry" | "thanks" | "well-played";
}

/** One of the preset phrases, by its key. */
export interface Signed {
  note: "signed";
  person: number;
  phrase: string;
}

/** Change to a free seat before the start. */
export interface Sit {
  do: "sit";
  seat: number;
}

/** Do nothing, where nothing else is legal. */
export interface Skip {
  do: "skip";
}

/** A turn in which nothing was legal. */
export interface Skipped {
  event: "skips";
  seat: number;
}

/** No person has acted for long: the table sleeps until one does. */
export interface Slept {
  note: "slept";
}

/** The whole view, first of all; then follow the entries that were missed. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  view: View;
  language: string;
}

/** Start the game; `fill` puts bots of that style at the free seats. */
export interface Start {
  do: "start";
  fill?: string | null;
}

/** A game begins: for each seat from 1 the person there, or nobody where a bot plays. */
export interface Started {
  note: "started";
  game: number;
  persons: (number | null)[];
  styles: (string | null)[];
}

/** What follows was done for a seat: time ran out, or by its orders. */
export interface StoodIn {
  note: "stood-in";
  seat: number;
  how: "bot" | "throw";
}

/** Ask for a hint, from what you may know. */
export interface SuggestAsk {
  ask: "suggest";
}

/** A hint: a move, a sentence that suggests it, and the line that is typed for it. */
export interface Suggested {
  move: Play;
  sentence: string;
  line: string;
}

/** Switch chat on or off. */
export interface SwitchChat {
  do: "chat-switch";
  on: boolean;
}

/** A meld on the table, with its number and who laid it. */
export interface TableMeld {
  kind: string;
  cards: string[];
  stands_for: string[];
  id: number;
  owner: number;
}

/** The tables that anybody may find. */
export interface Tables {
  tables: Listed[];
}

/** Take the top discard. */
export interface Take {
  do: "take";
}

/** The top of the discard pile was taken. */
export interface Took {
  event: "takes";
  seat: number;
  card: string;
}

/** What a line of the command language means: a move or another command, or the refusal. */
export interface Understood {
  command: string | null;
  move: Play | null;
  argument: string | null;
  sentence: string;
  legal: boolean;
  refusal: Refusal | null;
  what: What | null;
}

/** The card that starts the discard pile. */
export interface Upcard {
  event: "upcard";
  card: string;
}

/** A person's whole view: what all see, and what is theirs. */
export interface View {
  table: PublicView;
  own: OwnView;
  hands: string[][] | null;
}

/** Ask for your view now, or after an earlier entry of the log. */
export interface ViewAsk {
  ask: "view";
  at?: number | null;
}

/** The hand is void; the third in a row is scored as it lies. */
export interface Void {
  event: "void";
  scored: boolean;
}

/** Somebody without a seat: waiting to enter, or watching. */
export interface WatcherView {
  person: number;
  name: string;
  waiting: boolean;
  host: boolean;
}

/** Somebody is away, with orders: throw what is drawn or let a bot play; buy back so often. */
export interface WentAway {
  note: "away";
  person: number;
  play: "bot" | "throw";
  buy_back: number;
}

/** The hand is over: a player has melded all their cards. */
export interface WentOut {
  event: "goes-out";
  seat: number;
}

/** The game is over: the chips of the pot that each winner takes. */
export interface Wins {
  event: "wins";
  shares: SeatNumberPair[];
}

/** A seat is no longer to be given away. */
export interface Withdrawn {
  note: "withdrawn";
  seat: number;
}

/** The table goes on. */
export interface Woke {
  note: "woke";
}

/** Ask something that changes nothing. */
export interface Wonder {
  type: "ask";
  id: string;
  ask: Ask;
}

export type FromServer = Snapshot | Happened | CommandAnswered | Replied | BeatBack | Bye | Mistaken;

export type FromClient = Hello | Do | Wonder | Beat;

export type What = Draw | Take | Discard | MeldTurn | Skip | BuyBack | Resign | Agree | SealNonce | ShowNonce | Ready | Start | Sit | SetBot | Leave | Remove | GoAway | ComeBack | Pause | Resume | Mute | Chat | Sign | SwitchChat | Nudge | Lengthen | Give | Consent | Rename | Forget;

export type Play = Draw | Take | Discard | MeldTurn | Skip | BuyBack | Resign | Agree;

export type Ask = DraftAsk | SuggestAsk | SayAsk | ViewAsk;

export type Happening = Lot | Hand | Commit | Sealed | Nonce | Dealer | Cut | Deal | Upcard | Drew | Took | Discarded | Melded | Skipped | Resigned | Agreed | WentOut | Void | Shows | Reveal | Points | Answered | BoughtBack | Bust | Enters | Wins;

export type Note = Created | Joined | Left | Removed | Sat | BotSet | Started | Readied | WentAway | CameBack | BecamePresent | BecameAbsent | PauseWished | Paused | Resumed | Muted | Said | Signed | ChatSwitched | Nudged | Lengthened | Offered | Consented | Withdrawn | Given | Hinted | Renamed | Forgotten | HostBecame | NoncesDue | StoodIn | Gap | Slept | Woke | Closed;

export interface Shapes { Agree: Agree, Agreed: Agreed, Answer: Answer, Answered: Answered, Beat: Beat, BeatBack: BeatBack, BecameAbsent: BecameAbsent, BecamePresent: BecamePresent, BotSeat: BotSeat, BotSet: BotSet, BoughtBack: BoughtBack, Bust: Bust, BuyBack: BuyBack, BuyingView: BuyingView, Bye: Bye, CameBack: CameBack, Chat: Chat, ChatSwitched: ChatSwitched, Checked: Checked, Clock: Clock, Closed: Closed, ComeBack: ComeBack, Command: Command, CommandAnswered: CommandAnswered, Commit: Commit, Consent: Consent, Consented: Consented, Created: Created, Cut: Cut, Deadline: Deadline, Deal: Deal, Dealer: Dealer, Decision: Decision, Discard: Discard, Discarded: Discarded, Do: Do, DraftAsk: DraftAsk, Drafted: Drafted, Draw: Draw, Drew: Drew, Enters: Enters, Entry: Entry, Events: Events, Fault: Fault, Forget: Forget, Forgotten: Forgotten, GameDone: GameDone, GameView: GameView, Games: Games, Gap: Gap, Give: Give, Given: Given, GoAway: GoAway, Group: Group, GroupJudged: GroupJudged, Hand: Hand, HandDone: HandDone, HandTold: HandTold, Happened: Happened, Hello: Hello, Hinted: Hinted, HostBecame: HostBecame, House: House, Join: Join, Joined: Joined, LayOffTold: LayOffTold, Leave: Leave, Left: Left, Lengthen: Lengthen, Lengthened: Lengthened, Listed: Listed, Lot: Lot, Made: Made, MayDo: MayDo, MeldTold: MeldTold, MeldTurn: MeldTurn, Melded: Melded, Mistaken: Mistaken, Moment: Moment, Mute: Mute, Muted: Muted, NewLayOff: NewLayOff, NewMeld: NewMeld, NewTable: NewTable, Nonce: Nonce, NoncesDue: NoncesDue, Nudge: Nudge, Nudged: Nudged, Offered: Offered, OwnView: OwnView, Pause: Pause, PauseWished: PauseWished, Paused: Paused, Points: Points, PublicView: PublicView, Readied: Readied, Ready: Ready, Refusal: Refusal, Remove: Remove, Removed: Removed, Rename: Rename, Renamed: Renamed, Replied: Replied, Resign: Resign, Resigned: Resigned, Resume: Resume, Resumed: Resumed, Reveal: Reveal, Said: Said, Sat: Sat, SayAsk: SayAsk, SealNonce: SealNonce, Sealed: Sealed, SeatNumberPair: SeatNumberPair, SeatView: SeatView, Seated: Seated, SetBot: SetBot, Settings: Settings, ShowNonce: ShowNonce, Shows: Shows, Sign: Sign, Signed: Signed, Sit: Sit, Skip: Skip, Skipped: Skipped, Slept: Slept, Snapshot: Snapshot, Start: Start, Started: Started, StoodIn: StoodIn, SuggestAsk: SuggestAsk, Suggested: Suggested, SwitchChat: SwitchChat, TableMeld: TableMeld, Tables: Tables, Take: Take, Took: Took, Understood: Understood, Upcard: Upcard, View: View, ViewAsk: ViewAsk, Void: Void, WatcherView: WatcherView, WentAway: WentAway, WentOut: WentOut, Wins: Wins, Withdrawn: Withdrawn, Woke: Woke, Wonder: Wonder }

/** Return a message with all its fields. */
export function filled<Name extends keyof Shapes>(name: Name, message: object): Shapes[Name];

/** Return what came over the line with all its fields. */
export function received(message: object): FromServer;
