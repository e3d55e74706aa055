import { CACHE_AGES_MS } from '@schema/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAges, servesKept } from './query-ages';

const NOW = Date.UTC(2026, 10, 12);

describe('how long an answer serves (spec 1, §9)', () => {
  beforeEach(forgetAges);

  it.each(['sources', 'board', 'dashboard'] as const)('%s for 60 seconds', (data) => {
    const maxAgeMs = CACHE_AGES_MS[data];
    expect(servesKept(data, maxAgeMs, NOW)).toBe(false);
    expect(servesKept(data, maxAgeMs, NOW + 59_999)).toBe(true);
    expect(servesKept(data, maxAgeMs, NOW + 60_000)).toBe(false);
    // Asked again, it serves as long again.
    expect(servesKept(data, maxAgeMs, NOW + 60_001)).toBe(true);
  });

  it('each question has an age of its own', () => {
    expect(servesKept('day 12', 60_000, NOW)).toBe(false);
    expect(servesKept('day 13', 60_000, NOW)).toBe(false);
  });

  it('a price is asked for every time', () => {
    expect(servesKept('price', CACHE_AGES_MS.estimate, NOW)).toBe(false);
    expect(servesKept('price', CACHE_AGES_MS.estimate, NOW)).toBe(false);
  });

  it('nothing serves after a change', () => {
    servesKept('sources', 60_000, NOW);
    forgetAges();
    expect(servesKept('sources', 60_000, NOW + 1)).toBe(false);
  });
});
