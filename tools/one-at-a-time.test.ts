import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from './one-at-a-time.cjs';

const LOCK = join(import.meta.dirname, 'one-at-a-time.cjs');
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(checkout, { recursive: true }));

/** A process that holds the lock of the checkout for a while and writes when it came and went. */
function neighbour(name: string, holdMs: number) {
  const code = `
    const { takeLock } = require(${JSON.stringify(LOCK)});
    const { appendFileSync } = require('node:fs');
    const release = takeLock(${JSON.stringify(checkout)}, 'build', () => {});
    appendFileSync(${JSON.stringify(join(checkout, 'log'))}, 'in ${name}\\n');
    setTimeout(() => {
      appendFileSync(${JSON.stringify(join(checkout, 'log'))}, 'out ${name}\\n');
      release();
    }, ${holdMs});`;
  return spawn(process.execPath, ['-e', code], { stdio: 'inherit' });
}

function log(): string[] {
  try {
    return readFileSync(join(checkout, 'log'), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

it('copies started at the same moment build one after another', async () => {
  const copies = ['a', 'b', 'c'].map((name) => neighbour(name, 50));
  await Promise.all(copies.map((copy) => once(copy, 'exit')));
  const lines = log();
  expect(lines).toHaveLength(6);
  for (let i = 0; i < lines.length; i += 2) {
    expect(lines[i + 1]).toBe(lines[i]?.replace('in', 'out'));
  }
});

it('the lock of a copy that was killed is taken over', async () => {
  const killed = neighbour('killed', 60_000);
  await expect.poll(log).toEqual(['in killed']);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  let waited = false;
  takeLock(checkout, 'build', () => {
    waited = true;
  })();
  expect(waited).toBe(false);
});

it('another checkout and another job do not wait', () => {
  const refuse = () => {
    throw new Error('waited');
  };
  const releases = [
    takeLock(checkout, 'build', refuse),
    takeLock(checkout, 'install', refuse),
    takeLock(`${checkout}-other`, 'build', refuse),
  ];
  for (const release of releases) release();
});
