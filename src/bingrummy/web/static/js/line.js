// The line to the server: a socket that comes back by itself and goes on where it stopped.
// What may live here: connecting, resending, signs of life. What messages mean is the page's affair.

import { received } from "./wire.js";

/** @typedef {import("./wire").FromServer} FromServer */
/** @typedef {import("./wire").What} What */
/** @typedef {import("./wire").Decision} Decision */
/** @typedef {import("./wire").Ask} Ask */
/** @typedef {import("./wire").Answer} Answer */
/** @typedef {import("./wire").Replied} Replied */
/** @typedef {"connecting" | "up" | "down" | "gone"} State */
/**
 * @typedef Waiting
 * @property {object} message  as it goes over the line
 * @property {What | null} what  the command, where it is one
 * @property {(answer: any) => void} done
 */

const SHORTEST = 200; // milliseconds between two tries to come back
const LONGEST = 15000;
const BEAT = 10000; // milliseconds between two signs of life
const SILENCE = 8000; // milliseconds for the answer to one: then the line is dropped
const OFFLINE = 2000; // the same, where the browser says that the network is gone
const LATER = new Set(["too-fast", "stopping", "busy"]); // why a command is refused for a while

/** Return an id that nobody else makes (randomUUID wants https, which a table at home hasn't). */
export function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Return the milliseconds before a try: longer and longer, by chance, `LONGEST` at most.
 * @param {number} tries */
export function pause(tries) {
  if (tries === 0) return 0;
  const most = Math.min(LONGEST, SHORTEST * 2 ** Math.min(tries, 8));
  return Math.max(SHORTEST, most * (0.5 + Math.random() / 2));
}

export class Line {
  /**
   * @param {string} address  of the socket
   * @param {() => {token: string | null, after: number | null, language: string}} hello
   */
  constructor(address, hello) {
    this.address = address;
    this.hello = hello;
    /** @type {State} */
    this.state = "connecting";
    this.since = Date.now();
    this.tries = 0;
    /** @type {Map<string, Waiting>} what has no answer yet, in the order in which it was sent */
    this.unanswered = new Map();
    /** @type {Map<string, Set<(given: any) => void>>} */
    this.listeners = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.open = false; // hello was said
    this.timer = 0;
    this.beating = 0;
  }

  /** Call a function: "message" with each message, "state" when the state changes, "sent" when
   * something begins or ends to wait for its answer.
   * @param {"message" | "state" | "sent"} kind
   * @param {(given: any) => void} listener */
  on(kind, listener) {
    const found = this.listeners.get(kind) ?? new Set();
    this.listeners.set(kind, found.add(listener));
  }

  /** Begin, and never stop trying. */
  begin() {
    const again = () => this.hurry();
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    for (const kind of ["pageshow", "online", "focus"]) addEventListener(kind, again);
    addEventListener("offline", () => this.check(OFFLINE));
    this.connect();
  }

  /** Send a command and return its answer, however long the line is down; it happens once.
   * @param {What} what
   * @param {Decision | null} decision
   * @param {number} seq
   * @returns {Promise<Answer>} */
  command(what, decision, seq) {
    const id = fresh();
    return this.post(id, { type: "command", command: { id, what, seq, decision } }, what);
  }

  /** Ask something that changes nothing.
   * @param {Ask} ask
   * @returns {Promise<Replied>} */
  ask(ask) {
    const id = fresh();
    return this.post(id, { type: "ask", id, ask }, null);
  }

  /** Connect anew, to say another hello. */
  restart() {
    this.lose();
    this.connect();
  }

  /** End the line for good. */
  end() {
    this.become("gone");
    this.lose();
  }

  /** @param {string} id @param {object} message @param {What | null} what
   * @returns {Promise<any>} */
  post(id, message, what) {
    return new Promise((done) => {
      this.unanswered.set(id, { message, what, done });
      this.put(message);
      this.tell("sent", null);
    });
  }

  connect() {
    if (this.state === "gone") return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.tries += 1;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    // A connection that hangs is given up: the next try may find another way.
    this.timer = window.setTimeout(() => socket === this.socket && this.fall(), LONGEST);
    socket.onopen = () => socket === this.socket && this.greet();
    socket.onmessage = (event) => socket === this.socket && this.take(received(JSON.parse(event.data)));
    socket.onclose = () => socket === this.socket && this.fall();
  }

  greet() {
    this.open = true;
    this.put({ type: "hello", text: true, ...this.hello() });
    for (const waiting of this.unanswered.values()) this.put(waiting.message);
    this.check(LONGEST); // and what time the server has
  }

  /** @param {FromServer} message */
  take(message) {
    this.heard();
    switch (message.type) {
      case "snapshot":
        clearTimeout(this.timer);
        this.tries = 0;
        this.become("up");
        break;
      case "answer":
        this.settle(message.answer.id, message.answer, message.answer.refusal?.reason);
        break;
      case "reply":
        this.settle(message.id ?? "", message, message.refusal?.reason);
        break;
      case "mistake":
        this.settle(message.id ?? "", { accepted: false, refusal: message });
        break;
      case "bye":
        if (!message.again) this.become("gone");
        break;
    }
    this.tell("message", message);
    if (message.type === "bye") this.fall();
  }

  /** @param {string} id @param {object} answer @param {string} [reason] */
  settle(id, answer, reason) {
    const waiting = this.unanswered.get(id);
    if (!waiting) return;
    if (reason && LATER.has(reason)) {
      setTimeout(() => this.unanswered.has(id) && this.put(waiting.message), pause(3));
      return;
    }
    this.unanswered.delete(id);
    this.tell("sent", null);
    waiting.done(answer);
  }

  /** @param {object} message */
  put(message) {
    if (this.open && this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
    }
  }

  // Signs of life: a line that is half open looks like one on which nothing happens.

  heard() {
    clearTimeout(this.beating);
    this.beating = window.setTimeout(() => this.check(), BEAT);
  }

  /** Ask for a sign of life, and drop the line where none comes in time. */
  check(patience = SILENCE) {
    if (!this.open) return;
    clearTimeout(this.beating);
    this.put({ type: "beat", id: `b${Date.now()}` });
    this.beating = window.setTimeout(() => this.fall(), patience);
  }

  /** The line is lost: come back, later each time. */
  fall() {
    this.lose();
    if (this.state === "gone") return;
    this.become("down");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), pause(Math.max(1, this.tries)));
  }

  lose() {
    const socket = this.socket;
    this.socket = null;
    this.open = false;
    clearTimeout(this.beating);
    clearTimeout(this.timer);
    socket?.close();
  }

  /** The player is back, or the network: try at once, or see whether the line still stands. */
  hurry() {
    if (this.state === "gone") return;
    if (this.open) this.check();
    else if (!this.socket) {
      this.tries = 0;
      this.connect();
    }
  }

  /** @param {State} state */
  become(state) {
    if (state === this.state) return;
    this.state = state;
    this.since = Date.now();
    this.tell("state", state);
  }

  /** @param {string} kind @param {any} given */
  tell(kind, given) {
    for (const listener of this.listeners.get(kind) ?? []) listener(given);
  }
}
