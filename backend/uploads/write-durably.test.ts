import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeUnfinished, writeDurably } from './write-durably';

let dir: string;
let folder: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'durable-'));
  folder = join(dir, 'files');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

/** The prototype of all open files. */
async function handles(): Promise<fs.FileHandle> {
  const handle = await fs.open(dir, 'r');
  await handle.close();
  return Object.getPrototypeOf(handle);
}
const noSpace = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('a file', () => {
  it('is complete under its name, without temporary files', async () => {
    await writeDurably(folder, 'a.webp', Buffer.from('whole'));
    await writeDurably(folder, 'a.webp', 'anew');
    expect(readdirSync(folder)).toEqual(['a.webp']);
    expect(read('a.webp')).toBe('anew');
  });

  it('is flushed before the rename, and its folder after', async () => {
    const sync = vi.spyOn(await handles(), 'sync');
    const rename = vi.spyOn(fs, 'rename');
    await writeDurably(folder, 'first.webp', 'x');
    sync.mockClear();
    await writeDurably(folder, 'a.webp', 'x');
    const [flushed = 0, folderFlushed = 0] = sync.mock.invocationCallOrder;
    const [, renamed = 0] = rename.mock.invocationCallOrder;
    expect(sync).toHaveBeenCalledTimes(process.platform === 'win32' ? 1 : 2);
    expect(flushed).toBeLessThan(renamed);
    if (process.platform !== 'win32') expect(renamed).toBeLessThan(folderFlushed);
  });

  it.each(['writeFile', 'sync'] as const)(
    'is not left incomplete after a failed %s',
    async (step) => {
      await writeDurably(folder, 'a.webp', 'before');
      vi.spyOn(await handles(), step).mockRejectedValueOnce(noSpace);
      await expect(writeDurably(folder, 'a.webp', 'after')).rejects.toBe(noSpace);
      expect(readdirSync(folder)).toEqual(['a.webp']);
      expect(read('a.webp')).toBe('before');
    },
  );

  it('keeps its old content when the process ends before the rename', async () => {
    await writeDurably(folder, 'a.webp', 'before');
    vi.spyOn(fs, 'rename').mockRejectedValueOnce(noSpace);
    // A killed process does not clean up.
    vi.spyOn(fs, 'rm').mockRejectedValueOnce(noSpace);
    await expect(writeDurably(folder, 'a.webp', 'after')).rejects.toBe(noSpace);
    expect(read('a.webp')).toBe('before');
    expect(readdirSync(folder)).toHaveLength(2);

    expect(await removeUnfinished(folder, new Date(Date.now() - 60_000))).toBe(0);
    expect(await removeUnfinished(folder, new Date(Date.now() + 60_000))).toBe(1);
    expect(readdirSync(folder)).toEqual(['a.webp']);
  });
});

describe('unfinished files', () => {
  it('are removed when old; finished ones stay', async () => {
    await writeDurably(folder, 'a.webp', 'x');
    const old = new Date('2026-01-01');
    for (const name of ['.unfinished-1', '.unfinished-2', 'b.webp']) {
      writeFileSync(join(folder, name), 'half');
      utimesSync(join(folder, name), old, old);
    }
    expect(await removeUnfinished(folder, new Date('2026-01-02'))).toBe(2);
    expect(readdirSync(folder).sort()).toEqual(['a.webp', 'b.webp']);
  });

  it('are not searched without a folder', async () => {
    expect(await removeUnfinished(join(dir, 'none'), new Date())).toBe(0);
  });
});
