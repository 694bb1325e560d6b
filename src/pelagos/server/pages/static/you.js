/**
 * The page of one's account: passkeys, codes, devices, and asking before anything is ended. Every word stands in the page.
 * The page takes no click before it is listened to: a deed would be lost, or done without being asked about.
 * @module
 */

const API = "/api/v1";
const LOOK_AGAIN = 2000;

/** @param {string} id @returns {any} */
const part = (id) => document.getElementById(id);

/**
 * Ask the server; what is wrong is shown, and nothing comes back then.
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function ask(method, path, body) {
  say("");
  try {
    const answer = await fetch(path, { method, body: body && JSON.stringify(body), headers: { "content-type": "application/json" } });
    const found = await answer.json();
    if (answer.ok) return found;
    say(found.error.message);
  } catch {
    say(part("you").dataset.offline);
  }
  return null;
}

/** @param {string} words */
function say(words) {
  part("problem").textContent = words;
  part("problem").hidden = !words;
  if (words) part("problem").scrollIntoView({ block: "nearest" });
}

/**
 * Ask in words before something is done.
 * @param {string} words
 * @param {string} [yes] what the button says
 * @returns {Promise<boolean>}
 */
function sure(words, yes) {
  part("sure-words").textContent = words;
  part("sure-yes").textContent = yes ?? part("sure-yes").dataset.words;
  return answered(part("sure"));
}

/** @param {HTMLDialogElement} dialog @returns {Promise<boolean>} */
function answered(dialog) {
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }));
}

/** Where somebody goes who has come in. */
function goOn() {
  location.assign(/** @type {HTMLElement|null} */ (document.querySelector("[data-next]"))?.dataset.next ?? "/you");
}

/**
 * Do something with a form instead of sending it.
 * @param {string} id
 * @param {(given: Record<string, any>, form: HTMLFormElement) => Promise<void>} deed
 */
function onSubmit(id, deed) {
  const form = part(id);
  form?.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    deed(Object.fromEntries(new FormData(form)), form);
  });
}

/** Bytes from base64url. @param {string} text @returns {any} */
function bytes(text) {
  return Uint8Array.from(atob(text.replace(/-/gu, "+").replace(/_/gu, "/")), (sign) => sign.charCodeAt(0));
}

/** Bytes as base64url. @param {any} buffer @returns {string} */
function base64(buffer) {
  return btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/gu, "-").replace(/\//gu, "_").replace(/=+$/u, "");
}

/**
 * What the browser is asked, with bytes where it wants bytes.
 * @param {any} options
 * @returns {any}
 */
function unpacked(options) {
  const found = { ...options, challenge: bytes(options.challenge) };
  if (options.user) found.user = { ...options.user, id: bytes(options.user.id) };
  for (const list of ["excludeCredentials", "allowCredentials"]) {
    if (options[list]) found[list] = options[list].map((/** @type {any} */ one) => ({ ...one, id: bytes(one.id) }));
  }
  return found;
}

/**
 * What the browser gave, with text where JSON wants text.
 * @param {any} given
 * @returns {any}
 */
function packed(given) {
  const { response } = given;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const told = Object.fromEntries(parts.filter((name) => response[name]).map((name) => [name, base64(response[name])]));
  return { id: given.id, rawId: base64(given.rawId), type: given.type, response: told, clientExtensionResults: {} };
}

/**
 * @param {string} question where the options come from
 * @param {"create"|"get"} how
 * @param {string} answer where the credential goes
 * @returns {Promise<boolean>}
 */
async function withPasskey(question, how, answer) {
  const asked = await ask("POST", API + question, {});
  if (!asked) return false;
  let given;
  try {
    given = await navigator.credentials[how]({ publicKey: unpacked(asked.options) });
  } catch {
    say(part("you").dataset.failed);
    return false;
  }
  return Boolean(await ask("POST", API + answer, { credential: packed(given) }));
}

function listenToPasskeys() {
  const able = window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/u.test(location.hostname);
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-passkey]"))) one.hidden = !able;
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-no-passkey]"))) one.hidden = able;
  part("make-passkey")?.addEventListener("click", async () => {
    if (await withPasskey("/me/passkeys/ask", "create", "/me/passkeys")) location.reload();
  });
  part("enter-passkey")?.addEventListener("click", async () => {
    if (await withPasskey("/enter/ask", "get", "/enter/passkey")) goOn();
  });
}

/** A device that waits shows its code until another one lets it in. */
async function waitForDevice() {
  const found = await ask("POST", `${API}/enter/wait`, {});
  if (!found) return;
  part("enter-device").hidden = true;
  part("waiting").hidden = false;
  part("waiting-code").textContent = found.code;
  const timer = window.setInterval(async () => {
    const told = await ask("POST", `${API}/enter/device`, { secret: found.secret });
    if (!told || told.entered) window.clearInterval(timer);
    if (told?.entered) goOn();
  }, LOOK_AGAIN);
}

function listenToDoors() {
  onSubmit("enter-code", async ({ code }) => {
    if (await ask("POST", `${API}/enter/code`, { code })) goOn();
  });
  part("enter-device")?.addEventListener("click", waitForDevice);
  onSubmit("add", async ({ code }, form) => {
    const waiting = await ask("GET", `${API}/me/waiting/${encodeURIComponent(code)}`);
    const words = (form.dataset.sure ?? "").replace("\u0001", waiting?.name || form.dataset.unknown || "");
    if (!waiting || !(await sure(words, form.dataset.yes))) return;
    if (await ask("POST", `${API}/me/waiting`, { code })) part("added").textContent = part("added").dataset.words;
  });
  onSubmit("ask-seat", async ({ seat }, form) => {
    const found = await ask("POST", `${API}/tables/${form.dataset.table}/ask`, { seat: Number(seat) });
    if (found) part("asked").textContent = part("asked").dataset.words;
  });
  onSubmit("rename", async ({ name }) => {
    if (await ask("POST", `${API}/me`, { name })) location.reload();
  });
}

/** Buttons that say what they do: `data-do` is the request, `data-sure` what is asked before. */
function listenToDeeds() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-do]"))) {
    button.addEventListener("click", async () => {
      const [method, path] = (button.dataset.do ?? "").split(" ");
      if (button.dataset.sure && !(await sure(button.dataset.sure))) return;
      if (await ask(method, path, method === "POST" ? {} : undefined)) location.reload();
    });
  }
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-sure][method=post]"))) {
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (await sure(form.dataset.sure ?? "")) form.submit();
    });
  }
}

/** What goes and what stays is told first; only then, and once more, one says yes. */
function listenToFarewell() {
  part("gone-read")?.addEventListener("change", () => {
    part("gone-yes").disabled = !part("gone-read").checked;
  });
  part("farewell")?.addEventListener("click", async () => {
    const told = await ask("POST", `${API}/me/delete`, {});
    if (!told) return;
    part("gone-read").checked = false;
    part("gone-yes").disabled = true;
    for (const list of ["goes", "stays"]) part(list).replaceChildren(...told[list].map(line));
    if ((await answered(part("gone"))) && (await ask("POST", `${API}/me/delete`, { confirm: told.confirm }))) location.assign("/");
  });
}

/** @param {string} words */
function line(words) {
  const found = document.createElement("li");
  found.textContent = words;
  return found;
}

/** Days as the reader writes them. */
function showDays() {
  const written = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
  for (const time of /** @type {NodeListOf<any>} */ (document.querySelectorAll("time[datetime]"))) {
    time.textContent = written.format(new Date(time.dateTime));
    time.title = new Date(time.dateTime).toLocaleString(document.documentElement.lang);
  }
}

part("print")?.addEventListener("click", () => window.print());
listenToPasskeys();
listenToDoors();
listenToDeeds();
listenToFarewell();
showDays();
part("you")?.removeAttribute("inert");
