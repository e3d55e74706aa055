import { describe, expect, test, vi } from 'vitest';
import { everyPage } from './every-page';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));
const pageOf = (all: { id: number }[], page: number) => ({
  items: all.slice((page - 1) * 100, page * 100),
  total: all.length,
});

describe('all pages of a filtered list', () => {
  test.each([0, 1, 99, 100, 101, 250])('return %i rows', async (length) => {
    const all = rows(1, length);
    const ask = vi.fn(async (page: number) => pageOf(all, page));
    expect(await everyPage(ask)).toEqual(all);
    expect(ask).toHaveBeenCalledTimes(Math.max(1, Math.ceil(length / 100)));
  });

  test('are reloaded without duplicates when rows are added meanwhile', async () => {
    const [before, after] = [rows(1, 150), [{ id: 0 }, ...rows(1, 150)]];
    let requested = 0;
    const read = await everyPage(async (page) => pageOf(++requested === 1 ? before : after, page));
    expect(read).toEqual(after);
  });

  test('reject when a page fails', async () => {
    await expect(everyPage(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });
});
