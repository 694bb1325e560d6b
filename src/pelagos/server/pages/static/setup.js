/**
 * The form of a new table: how to play decides what else can be chosen. Each way is an address of its own; here the form
 * changes in its place, and keeps what was filled in.
 * @module
 */

/** @param {HTMLFormElement} form */
export function listenToForm(form) {
  showPreset(form);
  form.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const mode = /** @type {HTMLAnchorElement|null} */ (target.closest("a[data-mode]"));
    if (target.closest("[data-preset]")) fillIn(form);
    if (!mode || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    change(form, mode.href, mode.dataset.mode ?? "").catch(() => location.assign(mode.href));
  });
}

/** What fills the form in needs a script, and stands there when one runs. @param {HTMLFormElement} form */
function showPreset(form) {
  const preset = /** @type {HTMLElement|null} */ (form.querySelector("[data-preset]"));
  if (preset) preset.hidden = false;
}

/**
 * @param {HTMLFormElement} form
 * @param {string} address
 * @param {string} mode
 */
async function change(form, address, mode) {
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
  const other = /** @type {HTMLFormElement} */ (page.querySelector("[data-form=new]"));
  keep(form, other);
  form.replaceChildren(...other.children);
  showPreset(form);
  history.replaceState(null, "", address);
  /** @type {HTMLElement|null} */ (form.querySelector(`[data-mode="${mode}"]`))?.focus();
}

/**
 * What was filled in stays, where the other form has a place for it.
 * @param {HTMLFormElement} form
 * @param {HTMLFormElement} other
 */
function keep(form, other) {
  /** @type {Record<string, number>} */
  const seen = {};
  for (const field of /** @type {any[]} */ ([...form.elements])) {
    if (!field.name || field.type === "hidden") continue;
    const place = (seen[field.name] = (seen[field.name] ?? -1) + 1);
    const twin = /** @type {any} */ (other.querySelectorAll(`[name="${field.name}"]`)[place]);
    if (!twin) continue;
    if (field.type === "checkbox" || field.type === "radio") twin.checked = field.checked;
    else if (twin.tagName !== "SELECT" || [...twin.options].some((option) => option.value === field.value)) twin.value = field.value;
  }
}

/**
 * Put what the preset says into every field.
 * @param {HTMLFormElement} form
 */
function fillIn(form) {
  for (const field of /** @type {any[]} */ ([...form.querySelectorAll("[data-first]")])) {
    const first = field.dataset.first;
    if (field.type === "checkbox" || field.type === "radio") field.checked = first === "yes";
    else field.value = first;
  }
}
