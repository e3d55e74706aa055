import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimFolder, FolderTakenError } from './folder-claim';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'claim-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a second claim is refused until the first is freed', () => {
  const free = claimFolder(dataDir);
  expect(() => claimFolder(dataDir)).toThrow(FolderTakenError);
  free();
  claimFolder(dataDir)();
});

test('the claim of a killed process ends with it', async () => {
  const engine = JSON.stringify(createRequire(import.meta.url).resolve('better-sqlite3'));
  const file = JSON.stringify(join(dataDir, 'in-use.sqlite'));
  const child = spawn(process.execPath, [
    '-e',
    `const lock = new (require(${engine}))(${file});
     lock.exec('begin exclusive'); console.log('claimed'); setInterval(() => 0, 1000);`,
  ]);
  await once(child.stdout, 'data');
  expect(() => claimFolder(dataDir)).toThrow(FolderTakenError);
  child.kill('SIGKILL');
  await once(child, 'exit');
  claimFolder(dataDir)();
});
