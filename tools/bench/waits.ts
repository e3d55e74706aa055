/** Latencies of one request sent at fixed moments, however long the one before took. Milliseconds. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

const EVERY_MS = 25;

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Sends the request until the job is done and at least for the time. */
export async function waitsDuring<T>(
  send: () => Promise<unknown>,
  job: Promise<T>,
  atLeastMs = 0,
): Promise<{ waits: Waits; answer: T }> {
  let isOver = false;
  const finished = Promise.all([job, new Promise((done) => setTimeout(done, atLeastMs))]).finally(
    () => {
      isOver = true;
    },
  );
  const all: number[] = [];
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let turn = 0; !isOver; turn += 1) {
    const due = startedAt + turn * EVERY_MS;
    const early = due - performance.now();
    if (early > 0) await new Promise((done) => setTimeout(done, early));
    pending.push(send().then(() => void all.push(performance.now() - due)));
    if (pending.length > 20) await pending.shift();
  }
  const [answer] = await finished;
  await Promise.all(pending);
  all.sort((a, b) => a - b);
  return { waits: { p50: at(all, 0.5), p99: at(all, 0.99), count: all.length }, answer };
}
