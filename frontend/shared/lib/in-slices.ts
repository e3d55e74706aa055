/** Work per frame, ms: together with the drawing of a frame it stays below 16. */
const SLICE_MS = 6;
/** Time after which no frame is expected, ms: the page is covered. */
const LATE_MS = 100;

/** Tests run without a document. */
const isHidden = () => globalThis.document?.hidden === true;

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LATE_MS);
    // Runs after the frame instead of before it.
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve));
  });
}

let turn: Promise<void> = Promise.resolve();

/** Waits for the next frame; each caller gets its own. */
function pause(): Promise<void> {
  turn = turn.then(nextFrame);
  return turn;
}

/**
 * Runs steps to their end, one slice per frame, so that the page draws and reacts to input
 * meanwhile; without a pause if one slice suffices. A hidden page does not pause: it has no frames,
 * and browsers run its timers once a minute.
 */
export async function inSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until || isHidden()) continue;
    await pause();
    until = performance.now() + SLICE_MS;
  }
}
