/**
 * The line to the server: it comes back by itself, and tells what was seen last, so that nothing is missed.
 * @module
 */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PULSE = 20000;
const PATIENCE = 8000;
/** The code with which the server closes a line for good. */
const REFUSED = 1008;

/**
 * @typedef {object} Line
 * @property {(message: object) => Promise<any>} ask sends and waits for the answer; rejects with the server's error
 * @property {(message: object) => void} tell sends when there is a line, else lets it be
 */

/**
 * @param {string} address
 * @param {{greeting: () => object, heard: (message: import("./wire.d.ts").Message) => void, changed: (line: "online"|"offline"|"refused") => void}} hooks
 * @returns {Line}
 */
export function connect(address, hooks) {
  /** @type {WebSocket|null} */
  let socket = null;
  let wait = FIRST_WAIT;
  let number = 0;
  let pulse = 0;
  let retry = 0;
  let closed = false;
  /** @type {Map<number, {message: object, resolve: Function, reject: Function}>} */
  const pending = new Map();

  function open() {
    window.clearTimeout(retry);
    const line = (socket = new WebSocket(address));
    line.addEventListener("open", () => {
      line.send(JSON.stringify(hooks.greeting()));
      for (const { message } of pending.values()) line.send(JSON.stringify(message));
      beat();
    });
    line.addEventListener("message", (event) => {
      if (line !== socket) return;
      wait = FIRST_WAIT;
      hooks.changed("online");
      beat();
      receive(JSON.parse(event.data));
    });
    line.addEventListener("close", (event) => {
      if (line !== socket) return;
      if (event.code === REFUSED) refused();
      else lost();
    });
  }

  function lost() {
    socket = null;
    window.clearTimeout(pulse);
    hooks.changed("offline");
    retry = window.setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  /** Somebody who was refused does not ask again; what the server said stands on the page. */
  function refused() {
    socket = null;
    closed = true;
    window.clearTimeout(pulse);
    hooks.changed("refused");
  }

  /** Silence for too long: ask whether anybody is there, and give the line up when nobody answers. */
  function beat() {
    window.clearTimeout(pulse);
    pulse = window.setTimeout(() => {
      send({ do: "ping" });
      pulse = window.setTimeout(() => {
        const silent = socket;
        if (silent) {
          silent.close();
          lost();
        }
      }, PATIENCE);
    }, PULSE);
  }

  /** @param {import("./wire.d.ts").Message} message */
  function receive(message) {
    const question = pending.get(message.id);
    if (question && message.is === "refused") question.reject(message.error);
    else if (question) question.resolve(message);
    if (question) pending.delete(message.id);
    hooks.heard(message);
  }

  /** @param {object} message */
  function send(message) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  window.addEventListener("online", () => {
    if (!socket && !closed) open();
  });
  window.addEventListener("offline", () => {
    const silent = socket;
    if (!silent) return;
    lost();
    silent.close();
  });
  open();
  return {
    tell: send,
    ask: (message) =>
      new Promise((resolve, reject) => {
        const numbered = { ...message, id: ++number };
        pending.set(number, { message: numbered, resolve, reject });
        send(numbered);
      }),
  };
}
