import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@backend/logging/create-log';
import { tableShapes } from '@backend/store/copy/table-shapes';
import { Booking } from '@backend/store/entities/booking.entity';
import { IdempotencyKey } from '@backend/store/entities/idempotency-key.entity';
import { ImportJob } from '@backend/store/entities/import-job.entity';
import { Source } from '@backend/store/entities/source.entity';
import type { Store } from '@backend/store/open-store';
import { raw } from '@backend/store/sql/raw';
import { EVERY_PART, fillCompany } from '@backend/testing/data/filled-company';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { startTestApp } from '@backend/testing/test-app';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup } from './restore-backup';
import { anyText, SPECIAL_TEXTS, writeEveryText } from './testing/every-text';
import { digests, withPlace } from './testing/places';
import { writeBackup } from './write-backup';

const log = createLog('silent');
const NOW = new Date('2026-11-10T09:00:00.000Z');
const noFiles = { get: async () => null };
const isPostgres = process.env.TEST_ENGINE === 'postgres';

/** Texts whose order by a language is not that of code points. */
const MIXED = ['a-b', 'aB', 'Ab', 'ёж', 'Еж', 'а б', '-', 'İ', '🚗', '\uffff'];

/** Columns whose values a constraint lists. */
const CLOSED = [
  'car_damages.kind',
  'car_damages.size',
  'car_damages.view',
  'company_settings.contact_way',
  'copy_state.step',
  'handover_sheets.absence_reason',
  'handover_sheets.side',
  'handover_sheets.signature_way',
  'import_jobs.run',
  'import_jobs.stage',
  'import_jobs.state',
  'maintenances.status',
  'money_advances.direction',
  'money_advances.method',
  'money_charges.kind',
  'money_entries.direction',
  'money_entries.kind',
  'money_entries.method',
  'money_handover_ends.outcome',
  'money_operations.direction',
  'money_operations.kind',
  'money_operations.method',
  'money_operations.place',
  'paper_templates.kind',
  'paper_templates.sha256',
  'papers.kind',
  'papers.sha256',
  'partner_shares.from_day',
  'review_requests.status',
  'sheet_photos.angle',
  'sheet_photos.side',
  'statement_links.first_day',
  'statement_links.last_day',
  'stored_files.sha256',
  'tills.kind',
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'every-text-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** More keys than are read at a time. */
async function addKeys(store: Store): Promise<void> {
  await store.write(store.fork(), async (em) => {
    for (let at = 0; at < 1500; at += 1) {
      const key = `${MIXED[at % MIXED.length]}${at % 7}${MIXED[(at * 7) % MIXED.length]}${at}`;
      const row = { userId: 1 + (at % 2), key, operation: 'x', fingerprint: 'x', createdAt: NOW };
      em.create(IdempotencyKey, { ...row, answer: { value: key } });
    }
    await em.flush();
  });
}

/** Restores the copy on SQLite, and a copy of that on this engine. */
async function copyThereAndBack(store: Store, isOdd: boolean): Promise<void> {
  const [first, second] = [join(folder, 'first.zip'), join(folder, 'second.zip')];
  const before = await digests(store);
  try {
    await writeBackup({ store, files: noFiles, now: NOW }, first);
    await withPlace(async (place) => {
      await restoreBackup(place, first, { keepsSessions: true });
      expect(await digests(place.store)).toEqual(before);
      await writeBackup({ ...place, files: noFiles }, second);
    });
    await withPlace(
      async (place) => {
        await restoreBackup(place, second, { keepsSessions: true });
        expect(await digests(place.store)).toEqual(before);
      },
      { ownEngine: true, isOdd },
    );
  } finally {
    for (const path of [first, second]) rmSync(path, { force: true });
  }
}

describe.each(
  isPostgres
    ? [
        ['in the order of bytes', { isOdd: false }],
        ['in Russian order with other forms of dates', { isOdd: true }],
      ]
    : [['of SQLite', { isOdd: false }]],
)('a database %s', (_name, { isOdd }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ isOdd });
    const kept = { ...database, close: async () => undefined };
    const app = await startTestApp({ database: kept });
    await fillCompany(app, EVERY_PART, log);
    await app.stop();
    await addKeys(database.store);
    await database.store.write(database.store.fork(), (em) =>
      em.nativeUpdate(Booking, { cancelledAt: { $ne: null } }, { cancelReason: 'передумал' }),
    );
  });
  afterAll(() => database.close());

  test.runIf(isPostgres)('orders texts by its collation', async () => {
    const [found] = await raw<{ isFirst: boolean }>(
      database.store.fork(),
      `select 'B' < 'a' as "isFirst"`,
    );
    expect(found?.isFirst).toBe(!isOdd);
  });

  test('is copied and restored equal with any accepted text in every column of every table', async () => {
    const { store } = database;
    const tables = tableShapes(store.orm);
    const texts = fc.array(anyText(), { minLength: 50, maxLength: 50 });
    let first = 0;
    await fc.assert(
      fc.asyncProperty(texts, async (some) => {
        const closed = await writeEveryText(store, tables, [...SPECIAL_TEXTS, ...some], first);
        first += 100_000;
        expect(closed.sort()).toEqual(CLOSED);
        await copyThereAndBack(store, !isOdd);
      }),
      { numRuns: 2, endOnFailure: true },
    );
  }, 180_000);

  test('is copied and restored equal with texts and documents of megabytes', async () => {
    const { store } = database;
    const all = SPECIAL_TEXTS.join('');
    const rows = all.repeat(Math.ceil(1_000_000 / all.length));
    const job = { user: 1, run: 'preview', state: 'done', stage: 'writing' } as const;
    const at = { createdAt: NOW, finishedAt: NOW, leaseUntil: NOW };
    for (const [count, long] of [rows, rows, rows.repeat(9)].entries()) {
      await store.write(store.fork(), async (em) => {
        await em.insert(ImportJob, { ...job, ...at, fileName: `${count}.csv`, rows: long });
        await em.insert(IdempotencyKey, {
          userId: 1,
          key: `long ${count}`,
          operation: 'x',
          fingerprint: 'x',
          createdAt: NOW,
          answer: { value: { [all]: rows } },
        });
      });
    }
    await copyThereAndBack(store, !isOdd);
  }, 180_000);
});

test('characters that only SQLite stores are replaced, so that a copy is restored on each engine', async () => {
  const path = join(folder, 'zero.zip');
  await withPlace(async (place) => {
    await place.store.migrate();
    await place.store.write(place.store.fork(), async (em) => {
      await em.execute('insert into sources (name, created_at) values (?, ?)', ['a\0b', 0]);
      await em.execute(
        `insert into idempotency_keys (user_id, key, operation, fingerprint, answer, created_at)
         values (1, 'k', 'x', 'x', ?, 0)`,
        ['{"half \\udc00":["\\u0000","\\ud83d","\\ud83d\\ude97"]}'],
      );
    });
    await writeBackup({ ...place, files: noFiles }, path);
  });
  await withPlace(
    async (place) => {
      await restoreBackup(place, path);
      const em = place.store.fork();
      expect(await em.find(Source, {})).toMatchObject([{ name: 'a\uFFFDb' }]);
      expect(await em.find(IdempotencyKey, {})).toMatchObject([
        { answer: { 'half \uFFFD': ['\uFFFD', '\uFFFD', '🚗'] } },
      ]);
    },
    { ownEngine: true },
  );
});
