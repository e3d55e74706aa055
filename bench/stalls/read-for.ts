import { median } from '../ratios.ts';

/**
 * Reads an address repeatedly, in a separate process: reading the bytes must not delay concurrent
 * requests. node read-for.ts <address> <cookie> <ms> [body]; prints `ReadTimes`.
 */
export interface ReadTimes {
  readonly firstByteMs: number;
  readonly ms: number;
  readonly bytes: number;
  readonly reads: number;
}

const [, , url = '', cookie = '', forMs = '0', body] = process.argv;
const request: RequestInit = {
  method: body ? 'POST' : 'GET',
  headers: { cookie, 'accept-encoding': 'identity', 'content-type': 'application/json' },
  body,
};

async function read(): Promise<Omit<ReadTimes, 'reads'>> {
  const startedAt = performance.now();
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const firstByteMs = performance.now() - startedAt;
  let bytes = 0;
  for await (const piece of answer.body ?? []) bytes += piece.length;
  return { firstByteMs, ms: performance.now() - startedAt, bytes };
}

const all: Omit<ReadTimes, 'reads'>[] = [];
const until = performance.now() + Number(forMs);
do all.push(await read());
while (performance.now() < until);
const middle = (name: 'firstByteMs' | 'ms' | 'bytes') => median(all.map((one) => one[name]));
console.log(
  JSON.stringify({
    firstByteMs: middle('firstByteMs'),
    ms: middle('ms'),
    bytes: middle('bytes'),
    reads: all.length,
  } satisfies ReadTimes),
);
