import { routes } from '@backend/rest/routes';
import { PLANTED } from '@backend/testing/data/planted-company';
import { readCalls } from '@backend/testing/read-calls';
import type { TestApp } from '@backend/testing/test-app';

/** The owner's answer to every GET: path → status and body. */
export type Lists = Record<string, { readonly status: number; readonly body: unknown }>;

/** Answers that depend on the time of the upgrade or the reader's session. */
const PASSING = ['/tokens', '/auth/profile'];

/** Cursors change at each server start. */
const UNCOMPARED = { changeCursor: null };

export async function readLists(app: TestApp, code: string): Promise<Lists> {
  const owner = app.as(PLANTED.login);
  const lists: Lists = {};
  for (const { path } of readCalls(routes, { code })) {
    if (PASSING.includes(path)) continue;
    const { status, body } = await owner.rest<object>('GET', path);
    lists[path] = { status, body: path === '/company' ? { ...body, ...UNCOMPARED } : body };
  }
  return lists;
}
