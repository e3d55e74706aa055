import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recorded, UNDOABLE, undoable } from '@backend/rentals/testing/undoable-cases';
import { UndoableOperation } from '@backend/store/entities/undoable-operation.entity';
import { type LeftRows, lockLeft } from '@backend/store/left-rows';
import { unpack } from '@backend/store/sql/packed-json';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from './restore-backup';
import { withPlace } from './testing/places';
import { writeBackup } from './write-backup';

const NOW = new Date('2026-11-10T09:00:00.000Z');

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'undo-copy-test-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the rows of every undoable operation are unchanged after a restore on SQLite', async () => {
  const ids = new Map<string, number>();
  for (const name of Object.keys(UNDOABLE)) ids.set(name, await recorded(app, undoable(name)));
  const path = join(folder, 'copy.zip');
  await writeBackup({ store: app.store, files: { get: async () => null }, now: NOW }, path);
  await withPlace(async (place) => {
    await restoreBackup(place, path, { keepsSessions: true });
    for (const [name, id] of ids) {
      const changes = await place.store.write(place.store.fork(), async (em) => {
        const { leftRows } = await em.findOneOrFail(UndoableOperation, { id });
        return lockLeft(em, unpack(leftRows) as LeftRows);
      });
      expect([name, changes]).toEqual([name, []]);
    }
  });
}, 120_000);
