import { median } from '../ratios.ts';

/**
 * Sends a request so many times, one after another, in a separate process: node repeat.ts <address>
 * <cookie> <times> [body]; prints `Repeated`.
 */
export interface Repeated {
  readonly medianMs: number;
  readonly longestMs: number;
  /** Of the last answer. */
  readonly bytes: number;
}

const [, , url = '', cookie = '', times = '1', body] = process.argv;

const all: number[] = [];
let bytes = 0;
for (let turn = 0; turn < Number(times); turn += 1) {
  const startedAt = performance.now();
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, 'accept-encoding': 'identity', 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  bytes = 0;
  for await (const piece of answer.body ?? []) bytes += piece.length;
  all.push(performance.now() - startedAt);
}
console.log(
  JSON.stringify({ medianMs: median(all), longestMs: Math.max(...all), bytes } satisfies Repeated),
);
