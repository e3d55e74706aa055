import type { Page } from 'playwright-core';

/** A caller of the API with a session: a page, or `restAs` without one. */
export type Caller = Pick<Page, 'request'>;

/** The response of a documented call, with the session of the caller. */
export async function readJson<T>(caller: Caller, path: string): Promise<T> {
  const answer = await caller.request.get(`/api${path}`);
  if (!answer.ok()) throw new Error(`GET ${path} answered ${answer.status()}`);
  return (await answer.json()) as T;
}
