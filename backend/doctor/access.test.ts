import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOpenToOthers } from '@backend/store/engine/private-path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkAccess } from './access';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'access-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a private folder is fine', () => {
  expect(checkAccess(dataDir, undefined)).toMatchObject([{ level: 'fine' }]);
});

test('each path that other accounts may use is a fault with the command that mends it', () => {
  const file = join(dataDir, 'avtoprokat.sqlite');
  const copies = join(dataDir, 'elsewhere');
  writeFileSync(file, '');
  mkdirSync(copies);
  for (const path of [file, copies]) chmodSync(path, 0o755);
  // On Windows access follows from the lists of the folder, and nothing is open.
  const open = [file, copies].filter(isOpenToOthers);
  const faults = checkAccess(dataDir, copies).filter(({ level }) => level === 'fault');
  expect(faults.map(({ mend }) => mend)).toEqual(open.map((path) => `chmod go-rwx ${path}`));
});
