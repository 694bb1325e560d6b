/**
 * Not to hear somebody any more: asked when a name in the chat is clicked. Few do that, so it is loaded only then.
 * @module
 */

/**
 * @param {number} said the line that was clicked
 * @param {string} name who said it
 * @param {{ask: (message: object) => Promise<any>}} line
 * @param {(id: string) => string} say the words of the page
 */
export function hush(said, name, line, say) {
  const dialog = document.createElement("dialog");
  dialog.className = "sheet scan hush";
  const title = document.createElement("h2");
  title.id = "hush-title";
  title.append(document.createElement("bdi"));
  title.firstElementChild?.append(name);
  dialog.setAttribute("aria-labelledby", "hush-title");
  const problem = document.createElement("p");
  problem.setAttribute("role", "alert");
  dialog.append(title, ...["mute", "block"].map((kind) => choice(kind)), button(say("you-sure-no"), () => dialog.close()), problem);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();

  /** @param {string} kind */
  function choice(kind) {
    return button(say(`chat-${kind}`), () =>
      line.ask({ do: "hush", line: said, kind }).then(
        () => dialog.close(),
        (error) => (problem.textContent = error.message),
      ),
    );
  }
}

/**
 * @param {string} words
 * @param {() => void} deed
 */
function button(words, deed) {
  const found = document.createElement("button");
  found.type = "button";
  found.textContent = words;
  found.addEventListener("click", deed);
  return found;
}
