import { wideXlsx } from '@backend/testing/data/import-files';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Enough for the process and a small file. MB. */
const HEAP = 64;
/** V8 collects garbage for seconds before it fails. Milliseconds. */
const PATIENCE = 120_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ importHeapMb: HEAP });
});
afterAll(() => app.close());

const send = (bytes: Uint8Array, name: string, type: string) =>
  sendForm<{ message?: string; cars?: number }>(
    app.url,
    app.as(['view_cars', 'edit_bookings']),
    '/import/preview',
    formOf({ bytes, field: 'file', name, type }),
  );

test(
  'a file that exceeds the memory limit is refused, and the server keeps running',
  async () => {
    const refused = await send(wideXlsx(8000), 'x.xlsx', 'application/zip');
    expect([refused.status, refused.body.message]).toEqual([
      413,
      MESSAGES.importing.unpacksTooLarge,
    ]);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
    const small = Buffer.from('Марка;Модель;Госномер\nKia;Rio;А418КМ77');
    expect((await send(small, 'x.csv', 'text/csv')).status).toBe(200);
  },
  PATIENCE,
);
