/** Work in one frame, ms: with the picture of a frame it stays below 16. */
const SLICE_MS = 6;
/** A frame that has not come by then is not coming: the page is covered. */
const LATE_MS = 100;

/** Tests run without a document. */
const isHidden = () => globalThis.document?.hidden === true;

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LATE_MS);
    // After the frame, not before it.
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve));
  });
}

let turn: Promise<void> = Promise.resolve();

/** Each caller gets a frame of its own. */
function pause(): Promise<void> {
  turn = turn.then(nextFrame);
  return turn;
}

/**
 * Runs steps to their end, a slice after each frame, so that the page draws and answers a finger
 * meanwhile; without a pause where one slice suffices. A hidden page does not pause: it has no
 * frames, and browsers wake its timers once a minute.
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
