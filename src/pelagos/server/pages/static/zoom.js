/**
 * Looking closer: pinch, double tap or double click makes the board larger inside its frame; one finger moves it about.
 * @module
 */

const CLOSE = 2.4;
const CLOSEST = 5;
const QUICK = 320;
const NEARBY = 30;

/** @param {HTMLElement} frame */
export function listenToZoom(frame) {
  let zoom = 1;
  let spread = 0;
  let pinched = false;
  let tapped = { when: -QUICK, x: 0, y: 0 };
  let toggled = -QUICK;

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

  /**
   * In, or out again.
   * @param {number} x
   * @param {number} y
   */
  function toggle(x, y) {
    closer(zoom > 1 ? 1 : CLOSE, x, y);
  }

  /**
   * Two taps are one double tap; some browsers make a double click of them as well, which then counts no more.
   * @param {TouchEvent} event
   */
  function tap(event) {
    const { clientX: x, clientY: y } = event.changedTouches[0];
    const twice = event.timeStamp - tapped.when < QUICK && Math.hypot(x - tapped.x, y - tapped.y) < NEARBY;
    tapped = { when: twice ? -QUICK : event.timeStamp, x, y };
    if (!twice) return;
    toggled = event.timeStamp;
    toggle(x, y);
  }

  frame.addEventListener("dblclick", (event) => {
    if (!isSpot(event.target) && event.timeStamp - toggled > QUICK) toggle(event.clientX, event.clientY);
  });
  frame.addEventListener("touchmove", (event) => {
    tapped.when = -QUICK;
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const [one, other] = event.touches;
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (spread) closer((zoom * distance) / spread, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    spread = distance;
    pinched = true;
  }, { passive: false });
  frame.addEventListener("touchend", (event) => {
    spread = 0;
    if (event.touches.length) return;
    if (!pinched && !isSpot(event.target)) tap(event);
    pinched = false;
  });
}

/** @param {EventTarget|null} target */
function isSpot(target) {
  return target instanceof Element && target.closest(".halo") !== null;
}
