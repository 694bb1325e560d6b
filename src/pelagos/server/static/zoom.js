/**
 * Looking closer: pinch or double tap makes the board larger inside its frame; one finger moves it about.
 * @module
 */

const CLOSE = 2.4;
const CLOSEST = 5;

/** @param {HTMLElement} frame */
export function listenToZoom(frame) {
  let zoom = 1;
  let spread = 0;

  /**
   * Zoom so that the point under the fingers stays where it is.
   * @param {number} wanted
   * @param {number} x
   * @param {number} y
   */
  function closer(wanted, x, y) {
    const picture = frame.firstElementChild;
    if (!picture) return;
    const before = picture.getBoundingClientRect();
    const [right, down] = [(x - before.left) / before.width, (y - before.top) / before.height];
    zoom = Math.min(CLOSEST, Math.max(1, wanted));
    frame.style.setProperty("--zoom", String(zoom));
    frame.classList.toggle("close", zoom > 1);
    const after = picture.getBoundingClientRect();
    frame.scrollBy(after.left + right * after.width - x, after.top + down * after.height - y);
  }

  frame.addEventListener("dblclick", (event) => {
    if (event.target instanceof Element && event.target.closest(".halo")) return;
    closer(zoom > 1 ? 1 : CLOSE, event.clientX, event.clientY);
  });
  frame.addEventListener("touchmove", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const [one, other] = event.touches;
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (spread) closer((zoom * distance) / spread, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    spread = distance;
  }, { passive: false });
  frame.addEventListener("touchend", () => {
    spread = 0;
  });
}
