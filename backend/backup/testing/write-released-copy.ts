import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createLog } from '@backend/logging/create-log';
import { catalogShapes } from '@backend/store/copy/catalog-shapes';
import { lastNumber, readRows } from '@backend/store/copy/read-rows';
import { type TableShape, tableShapes } from '@backend/store/copy/table-shapes';
import { withoutMoneyTriggers } from '@backend/store/copy/without-money-triggers';
import { setLastNumber, writeRows } from '@backend/store/copy/write-rows';
import type { Em } from '@backend/store/em';
import { MIGRATIONS } from '@backend/store/migrations/list';
import { fillCompany } from '@backend/testing/data/filled-company';
import { openTestDatabase } from '@backend/testing/database';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { openFileStore } from '@backend/uploads/file-store';
import { writeBackup } from '../write-backup';
import { copyOf, listsOf, RELEASED } from './released-copies';
import { readLists } from './released-lists';

/*
 * Entry of `npm run release:copy [-- STEP]`, on PostgreSQL: its catalogue describes the tables of
 * any step. The copy has the rows of a small company that the step can store.
 */

const log = createLog('error');

/** Copies the company's rows, limited to the columns of the step. */
async function copyTable(company: TestApp, em: Em, table: TableShape): Promise<void> {
  const source = tableShapes(company.store.orm).find(({ name }) => name === table.name);
  if (!source) {
    // 156-tills replaced the counts of drawers: released steps before it have their copy.
    throw new Error(`${table.name} no longer exists: its copy cannot be written again`);
  }
  const places = table.columns.map(({ name }) => {
    const place = source.columns.findIndex((column) => column.name === name);
    if (place < 0) throw new Error(`${table.name}.${name} no longer exists: fill it here`);
    return place;
  });
  let count = 0;
  const from = company.store.fork();
  for await (const rows of readRows(from, source)) {
    count += rows.length;
    const cut = rows.map((row) => places.map((place) => row[place] ?? null));
    await writeRows(em, table, cut);
  }
  if (count === 0) throw new Error(`${table.name} is empty: fill it in filled-company.ts`);
  if (table.isNumbered) await setLastNumber(em, table, await lastNumber(from, source));
}

async function writeReleasedCopy(step: string): Promise<void> {
  if (!MIGRATIONS.some(({ name }) => name === step)) throw new Error(`There is no step ${step}`);
  const company = await startTestApp();
  const released = await openTestDatabase({ migrated: false });
  try {
    const parts = {
      hasSwaps: step >= '080',
      hasImportJobs: step >= '090',
      hasMoney: step >= '116',
      hasCarState: step >= '144',
      hasSheets: step >= '145',
      hasSheetSettings: step >= '146',
      hasPapers: step >= '152',
      hasPaperTemplates: step >= '153',
      hasPaperLinks: step >= '154',
      hasTills: step >= '156',
      hasStatementLinks: step >= '158',
    };
    const code = await fillCompany(company, parts, log);
    const lists = await readLists(company, code);
    await released.store.migrateAround({ to: step, isUpgraded: false }, async (em) => {
      const tables = await catalogShapes(em);
      await withoutMoneyTriggers(em, async () => {
        for (const { name } of tables.toReversed()) await em.execute(`delete from ${name}`);
        for (const table of tables) await copyTable(company, em, table);
      });
    });
    const files = await openFileStore(company.config, log);
    mkdirSync(RELEASED, { recursive: true });
    rmSync(copyOf(step), { force: true });
    const now = company.clock.now();
    await writeBackup({ store: released.store, files, now, isEarlierRelease: true }, copyOf(step));
    writeFileSync(listsOf(step), gzipSync(JSON.stringify({ code, lists }), { level: 9 }));
    process.stdout.write(`${copyOf(step)}\n${listsOf(step)}\n`);
  } finally {
    await released.close();
    await company.close();
  }
}

await writeReleasedCopy(process.argv[2] ?? MIGRATIONS.at(-1)?.name ?? '');
