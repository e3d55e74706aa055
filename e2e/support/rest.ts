import type { Page } from 'playwright-core';

/** Attempts until the thread of long reads runs. */
const TURNS = 10;

/**
 * The response of a documented call, with the session of the page. The first long read starts its thread;
 * on a loaded machine that may take longer than a request may (503).
 */
export async function readJson<T>(page: Page, path: string): Promise<T> {
  let answer = await page.request.get(`/api${path}`);
  for (let turn = 1; turn < TURNS && answer.status() === 503; turn += 1) {
    answer = await page.request.get(`/api${path}`);
  }
  if (!answer.ok()) throw new Error(`GET ${path} answered ${answer.status()}`);
  return (await answer.json()) as T;
}
