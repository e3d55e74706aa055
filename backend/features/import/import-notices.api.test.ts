import { openSharedFeed, type SharedFeed } from '@backend/changes/shared-feed';
import { createLog } from '@backend/logging/create-log';
import { NoticeDraft } from '@backend/store/entities/notice-draft.entity';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import type { Permission } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runImport } from './run-import';

const BOTH: Permission[] = ['view_cars', 'edit_bookings'];
const carsFile = (plate: string) => Buffer.from(`Марка;Модель;Госномер\nKia;Rio;${plate}`);

describe.runIf(process.env.TEST_ENGINE === 'postgres')('an import beside another server', () => {
  let database: TestDatabase;
  let app: TestApp;
  let ours: SharedFeed;
  let theirs: SharedFeed;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { store, options } = database;
    const { databaseUrl = '' } = options;
    const parts = { store, databaseUrl, log: createLog('silent'), filePlace: 'one' };
    const open = () => openSharedFeed({ ...parts, onOtherPlace: () => undefined });
    [ours, theirs] = [await open(), await open()];
    app = await startTestApp({ database, changes: ours });
  });
  afterAll(async () => {
    await ours.close();
    await theirs.close();
    await app.close();
  });
  const drafts = () => database.store.fork().count(NoticeDraft);

  test.each([
    ['/import', 'А001КМ77'],
    ['/import/jobs', 'А002КМ77'],
  ])('is announced there, and leaves no draft (%s)', async (path, plate) => {
    const notices = theirs.stream()[Symbol.asyncIterator]();
    const notice = notices.next();
    const form = formOf({ bytes: carsFile(plate), field: 'file', name: 'x.csv', type: 'text/csv' });
    form.append('run', 'import');
    expect((await sendForm(app.url, app.as(BOTH), path, form)).status).toBeLessThan(300);
    expect((await notice).value).toMatchObject({ operation: 'importSheet' });
    await notices.return?.();
    await expect.poll(drafts).toBe(0);
  });

  test('whose process crashed before the notice is announced by the other', async () => {
    const notices = theirs.stream()[Symbol.asyncIterator]();
    const notice = notices.next();
    const { store } = database;
    await runImport(
      store,
      {
        run: 'import',
        file: carsFile('А003КМ77'),
        request: {},
        jobId: null,
        now: new Date('2026-11-10T09:00:00Z'),
        zone: 'Europe/Moscow',
        user: { id: 1, login: 'olga', permissions: BOTH },
        requireReturnMark: false,
        idempotencyKey: null,
        draftId: '1f0c9e56-0b53-4f0d-9d55-7d2b5a3f7c11',
      },
      () => undefined,
    );
    expect(await drafts()).toBe(1);
    await store.fork().execute(`update notice_drafts set at = at - interval '1 minute'`);
    expect((await notice).value).toMatchObject({ operation: 'subscribed', carIds: [] });
    await notices.return?.();
    expect(await drafts()).toBe(0);
  });
});
