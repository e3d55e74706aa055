import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { examineInstallation } from '@backend/doctor/doctor';
import { createLog } from '@backend/logging/create-log';
import { readConfig } from '@backend/settings/config';
import { openTestDatabase } from '@backend/testing/database';
import { openFileStore } from '@backend/uploads/file-store';
import { expect, test } from 'vitest';
import { openStore } from '../open-store';
import { raw } from '../sql/raw';
import { probeRead } from './probe-read';
import { probeWrite } from './probe-write';

const NOW = new Date('2026-11-10T09:00:00.000Z');

test('the tables of a database in order are read', async () => {
  const database = await openTestDatabase();
  await probeRead(database.store);
  await database.close();
});

test
  .runIf(process.env.TEST_ENGINE !== 'postgres')
  .each(['bookings', 'cars', 'change_log', 'money_entries', 'users'])(
  'a damaged root page of %s is found by the probe and the doctor',
  async (table) => {
    const database = await openTestDatabase();
    const { dataDir = '' } = database.options;
    const [found] = await raw<{ rootpage: number; size: number }>(
      database.store.fork(),
      `select rootpage, (select page_size from pragma_page_size) as size
     from sqlite_master where name = ?`,
      [table],
    );
    const { rootpage = 0, size = 0 } = found ?? {};
    await database.store.close();
    const file = await open(join(dataDir, 'avtoprokat.sqlite'), 'r+');
    await file.write(Buffer.alloc(size, 0xff), 0, size, (rootpage - 1) * size);
    await file.close();
    const store = await openStore({ dataDir });
    await probeWrite(store, NOW);
    await expect(probeRead(store)).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
    const config = { ...readConfig({}), dataDir };
    const { text } = await examineInstallation({
      config,
      plainHttp: null,
      now: () => NOW,
      openStore: () => openStore({ dataDir }),
      openFiles: () => openFileStore(config, createLog('silent')),
    });
    expect(text).toContain('повреждена: ');
    await store.close();
  },
);
