import { describe, expect, it } from 'vitest';
import { streamInSlices } from './stream-in-slices';

const textOf = (pieces: Iterable<string>) => new Response(streamInSlices(pieces)).text();

describe('a stream in slices', () => {
  it.each([
    ['nothing', []],
    ['a short text', ['{"car":', '"Лада 🚗"}']],
    ['more than a chunk', Array.from({ length: 5000 }, (_, index) => `Строка ${index} 🚗;`)],
  ])('carries %s', async (_, pieces) => {
    expect(await textOf(pieces)).toBe(pieces.join(''));
  });

  it('fails with its text', async () => {
    function* broken() {
      yield 'начало';
      throw new Error('no row');
    }
    await expect(textOf(broken())).rejects.toThrow('no row');
  });

  it('pauses between slices of a long text', async () => {
    let made = 0;
    function* slow() {
      for (; made < 40; made += 1) {
        const until = performance.now() + 1;
        while (performance.now() < until);
        yield 'x'.repeat(100);
      }
    }
    const text = textOf(slow());
    await new Promise((resolve) => setTimeout(resolve));
    expect(made).toBeLessThan(40);
    expect(await text).toHaveLength(4000);
  });
});
