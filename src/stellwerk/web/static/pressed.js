// A press that has begun ends on what it began on. A click is lost if its button is made anew between finger down and finger
// up, so what would change the page meanwhile waits until the press is over.

const CLICK_MS = 100; // the click of a finger comes so soon after it was lifted
const LONGEST_MS = 2_000; // a finger that rests keeps nobody from seeing what happens

let isPressed = false;
let timer = 0;
/** @type {Set<() => void>} */ const waiting = new Set();

/** @param {() => void} act now, or as soon as nothing is pressed; once, however often it is asked for meanwhile */
export function whenReleased(act) {
  if (isPressed) waiting.add(act);
  else act();
}

/** @param {number} ms after which the press counts as over */
function endIn(ms) {
  clearTimeout(timer);
  timer = window.setTimeout(end, ms);
}

function end() {
  isPressed = false;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

addEventListener("pointerdown", () => {
  isPressed = true;
  endIn(LONGEST_MS);
}, true);
for (const lifted of ["pointerup", "pointercancel"]) addEventListener(lifted, () => endIn(CLICK_MS), true);
addEventListener("click", () => endIn(0), true);
