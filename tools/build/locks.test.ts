import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withInstallLock } from './install-lock.cjs';

const LOCKS = {
  withInstallLock: join(import.meta.dirname, 'install-lock.cjs'),
  withBuildLock: join(import.meta.dirname, 'build-lock.ts'),
};
type Lock = keyof typeof LOCKS;

let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(checkout, { recursive: true }));

/** A process that holds the lock for a while and logs its acquisition and release. */
function otherProcess(lock: Lock, name: string, holdMs: number) {
  const code = `
    import { appendFileSync } from 'node:fs';
    import { ${lock} } from ${JSON.stringify(pathToFileURL(LOCKS[lock]).href)};
    const write = (line) => appendFileSync(${JSON.stringify(join(checkout, 'log'))}, line + '\\n');
    await ${lock}(${JSON.stringify(checkout)}, async () => {
      write('in ${name}');
      await new Promise((resolve) => setTimeout(resolve, ${holdMs}));
      write('out ${name}');
    }, () => {});`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function logLines(): string[] {
  return readFileSync(join(checkout, 'log'), 'utf8').trim().split('\n');
}

it.each(['withInstallLock', 'withBuildLock'] as const)(
  '%s runs concurrently started processes sequentially',
  async (lock) => {
    const processes = ['a', 'b', 'c'].map((name) => otherProcess(lock, name, 50));
    await Promise.all(processes.map((process) => once(process, 'exit')));
    const lines = logLines();
    expect(lines).toHaveLength(6);
    for (let i = 0; i < lines.length; i += 2) {
      expect(lines[i + 1]).toBe(lines[i]?.replace('in', 'out'));
    }
  },
);

it('an install takes over a lock that was not refreshed', async () => {
  const lock = join(checkout, 'dist/.install.lock');
  mkdirSync(lock, { recursive: true });
  utimesSync(lock, new Date(0), new Date(0));
  const waited: string[] = [];
  const answer = await withInstallLock(
    checkout,
    async () => 'installed',
    () => waited.push('waited'),
  );
  expect([answer, ...waited]).toEqual(['installed']);
});

it('an install releases the lock when it fails', async () => {
  const failed = withInstallLock(
    checkout,
    () => Promise.reject(new Error('no network')),
    () => {},
  );
  await expect(failed).rejects.toThrow('no network');
  expect(readdirSync(join(checkout, 'dist'))).toEqual([]);
});
