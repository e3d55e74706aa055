import type { Page } from 'playwright-core';

/** The response of a documented call, with the session of the page. */
export async function readJson<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`/api${path}`);
  if (!answer.ok()) throw new Error(`GET ${path} answered ${answer.status()}`);
  return (await answer.json()) as T;
}
