/** Work between two pauses, ms: with the picture of a frame it stays below 16. */
const SLICE_MS = 4;

/** Tests run without a document. */
const isHidden = () => globalThis.document?.hidden === true;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs steps to their end with pauses in which the page draws and answers a finger; none where one
 * slice suffices. A hidden page does not pause: browsers wake its timers once a minute.
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
