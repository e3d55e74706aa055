import { routes } from '@backend/rest/routes';
import { PLANTED } from '@backend/testing/data/planted-company';
import { readCalls } from '@backend/testing/read-calls';
import type { TestApp } from '@backend/testing/test-app';

/** The owner's answer to every GET: path → status and body. */
export type Lists = Record<string, { readonly status: number; readonly body: unknown }>;

/** Differ with the moment of the upgrade or the session of the reader. */
const PASSING = ['/tokens', '/auth/profile'];

/** Each start of a server has cursors of its own. */
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
