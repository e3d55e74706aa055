import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('package, lock file, README and the latest release of the changelog have one version', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const lock = JSON.parse(read('package-lock.json')) as { version: string };
  const [, released] = /^## (\S+) — \d\d\.\d\d\.\d{4}$/m.exec(read('CHANGELOG.md')) ?? [];
  expect([lock.version, released]).toEqual([version, version]);
  expect(read('README.md')).toContain(`Version ${version} (`);
});
