import { memoryQuota } from '@backend/bounds/quota';
import { describe, expect, it, vi } from 'vitest';
import { CompiledQueryCache } from './compiled-query-cache';

const keptFor = (points: number) =>
  new CompiledQueryCache<string>(memoryQuota({ points, seconds: 600, message: 'много' }));

const compile = vi.fn((text: string) => `compiled ${text}`);
const find = (kept: CompiledQueryCache<string>, text: string, userId = 1) =>
  kept.find(text, userId, () => compile(text));

async function askTwice(kept: CompiledQueryCache<string>, text: string, userId = 1) {
  await find(kept, text, userId);
  return find(kept, text, userId);
}

describe('a compiled query', () => {
  it('is compiled when its text is received a second time, and cached', async () => {
    compile.mockClear();
    const kept = keptFor(10);
    expect(await find(kept, 'a')).toBeNull();
    expect(await find(kept, 'a', 2)).toBe('compiled a');
    expect(await find(kept, 'a')).toBe('compiled a');
    expect(compile).toHaveBeenCalledOnce();
  });

  it('is not retried when compilation fails', async () => {
    const kept = keptFor(10);
    const fails = vi.fn(() => null);
    for (let at = 0; at < 4; at += 1) expect(await kept.find('a', 1, fails)).toBeNull();
    expect(fails).toHaveBeenCalledOnce();
  });

  it('is limited per user in a time window; others are not affected', async () => {
    const kept = keptFor(2);
    for (const text of ['a', 'b']) expect(await askTwice(kept, text)).toBe(`compiled ${text}`);
    expect(await askTwice(kept, 'c')).toBeNull();
    expect(await askTwice(kept, 'd', 2)).toBe('compiled d');
    expect(await find(kept, 'a')).toBe('compiled a');
  });

  it('stays cached while in use, whatever another user sends', async () => {
    const kept = keptFor(10);
    await askTwice(kept, 'board', 1);
    for (let at = 0; at < 2000; at += 1) await askTwice(kept, `other ${at}`, 2);
    compile.mockClear();
    expect(await find(kept, 'board')).toBe('compiled board');
    expect(compile).not.toHaveBeenCalled();
  });

  it('is evicted when least recently used', async () => {
    const kept = keptFor(1000);
    await askTwice(kept, 'board');
    await askTwice(kept, 'old');
    for (let at = 0; at < 99; at += 1) {
      await askTwice(kept, `other ${at}`);
      await find(kept, 'board');
    }
    compile.mockClear();
    await find(kept, 'board');
    expect(compile).not.toHaveBeenCalled();
    expect(await find(kept, 'old')).toBeNull();
  });
});
