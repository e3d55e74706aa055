/** Latencies of one request, sent at fixed moments. Milliseconds. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Interval of requests when responses are quicker. Milliseconds. */
const EVERY_MS = 50;

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Sends the request, one at a time, until the job is done. */
export async function waitsDuring<T>(
  send: () => Promise<unknown>,
  job: Promise<T>,
  everyMs = EVERY_MS,
): Promise<{ waits: Waits; answer: T }> {
  let isOver = false;
  const finished = job.finally(() => {
    isOver = true;
  });
  const all: number[] = [];
  const startedAt = performance.now();
  for (let turn = 0; !isOver; turn += 1) {
    const due = startedAt + turn * everyMs;
    const early = due - performance.now();
    if (early > 0) await new Promise((done) => setTimeout(done, early));
    // Moments that passed during the previous request are covered by its latency.
    const began = early > 0 ? due : performance.now();
    await send();
    all.push(performance.now() - began);
  }
  all.sort((a, b) => a - b);
  return {
    waits: { p50: at(all, 0.5), p99: at(all, 0.99), longest: at(all, 1) },
    answer: await finished,
  };
}
