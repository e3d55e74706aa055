import { HOSTILE_DOCUMENTS } from './hostile-documents.ts';

/**
 * Repeats twenty concurrent documents of one account, in a separate process. node hostile-for.ts
 * <url> <cookie> <ms>; prints the number of responses by status.
 */
const [, , url = '', cookie = '', forMs = '0'] = process.argv;
const headers = { cookie, 'content-type': 'application/json' };
const until = performance.now() + Number(forMs);
const statuses: Record<string, number> = {};

async function send(query: string): Promise<void> {
  const body = JSON.stringify({ query });
  const answer = await fetch(`${url}/api/graphql`, { method: 'POST', headers, body });
  const text = await answer.text();
  const isRefused = text.startsWith('{"errors"');
  const status = isRefused ? `${answer.status} refused` : String(answer.status);
  statuses[status] = (statuses[status] ?? 0) + 1;
}

async function again(query: string): Promise<void> {
  // Refusals are immediate: without a pause they would dominate the measurement.
  while (performance.now() < until) {
    await send(query);
    await new Promise((done) => setTimeout(done, 20));
  }
}

await Promise.all(HOSTILE_DOCUMENTS.map(again));
console.log(JSON.stringify(statuses));
