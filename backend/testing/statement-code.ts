import { PERMISSIONS } from '@schema/permissions';
import type { TestApp } from './test-app';

/** The code of a link to the statement of partner 1 for November 2026. */
export async function statementCodeOf(app: TestApp): Promise<string> {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  const { status, body } = await app
    .as(PERMISSIONS)
    .rest<{ code: string }>('POST', '/partners/1/statement-links', days);
  if (status !== 201) throw new Error(`no link was created: ${JSON.stringify(body)}`);
  return body.code;
}
