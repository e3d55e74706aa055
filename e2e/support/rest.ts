import type { Page } from 'playwright-core';

/** What calls the API with a session: a page, or `restAs` without one. */
export type Caller = Pick<Page, 'request'>;

/** A 503 asks to repeat: on a loaded machine the first long read exceeds its deadline (requirements.md, P2). */
const REPEATS = 3;

/** The response of a documented call, with the session of the caller. */
export async function readJson<T>(caller: Caller, path: string): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    const answer = await caller.request.get(`/api${path}`);
    if (answer.ok()) return (await answer.json()) as T;
    if (answer.status() !== 503 || repeats === REPEATS) {
      throw new Error(`GET ${path} answered ${answer.status()}`);
    }
  }
}
