/**
 * Opening a record: a chosen or dropped file becomes a table; what is wrong with it is said.
 * @module
 */

/** @param {HTMLElement|null} zone */
export function listenToRecords(zone) {
  if (!zone) return;
  const field = /** @type {HTMLInputElement} */ (zone.querySelector("input"));
  field.addEventListener("change", async () => {
    await send(zone, field.files?.[0]);
    field.value = "";
  });
  for (const kind of ["dragover", "dragleave", "drop"]) {
    zone.addEventListener(kind, (event) => {
      event.preventDefault();
      zone.classList.toggle("over", kind === "dragover");
    });
  }
  zone.addEventListener("drop", (event) => send(zone, event.dataTransfer?.files[0]));
}

/**
 * @param {HTMLElement} zone
 * @param {File|undefined} file
 */
async function send(zone, file) {
  if (!file) return;
  const said = /** @type {HTMLOutputElement} */ (zone.querySelector("output"));
  said.textContent = "";
  try {
    const answer = await fetch("/api/v1/records", { method: "POST", body: file });
    const found = await answer.json();
    if (answer.ok) location.assign(found.url);
    else said.textContent = found.error.message;
  } catch {
    said.textContent = zone.dataset.offline ?? "";
  }
}
