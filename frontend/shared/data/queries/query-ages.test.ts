import { CACHE_AGES_MS } from '@schema/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { announce } from '../commands/stale';
import { forgetAges, noteAnswered, questionOf, servesKept } from './query-ages';

const NOW = Date.UTC(2026, 10, 12);
const answered = (key: string, atMs: number) => noteAnswered(questionOf(key, [], atMs));

describe('the cache age of a query (requirements.md, P49)', () => {
  beforeEach(forgetAges);

  it.each(['sources', 'board', 'dashboard'] as const)('%s for 60 seconds', (data) => {
    const maxAgeMs = CACHE_AGES_MS[data];
    expect(servesKept(data, maxAgeMs, NOW)).toBe(false);
    answered(data, NOW);
    expect(servesKept(data, maxAgeMs, NOW + 59_999)).toBe(true);
    expect(servesKept(data, maxAgeMs, NOW + 60_000)).toBe(false);
    answered(data, NOW + 60_000);
    expect(servesKept(data, maxAgeMs, NOW + 60_001)).toBe(true);
  });

  it('each query has its own age', () => {
    answered('day 12', NOW);
    expect(servesKept('day 13', 60_000, NOW)).toBe(false);
  });

  it('a price is never served from the cache', () => {
    answered('price', NOW);
    expect(servesKept('price', CACHE_AGES_MS.estimate, NOW)).toBe(false);
  });

  it('nothing is served after a change', () => {
    answered('sources', NOW);
    forgetAges();
    expect(servesKept('sources', 60_000, NOW + 1)).toBe(false);
  });

  it('a change of its topics ends the age of a query, another change does not', () => {
    noteAnswered(questionOf('clients', ['customers'], NOW));
    noteAnswered(questionOf('anything', [], NOW));
    announce('addCashEntry');
    expect(servesKept('clients', 60_000, NOW + 1)).toBe(true);
    expect(servesKept('anything', 60_000, NOW + 1)).toBe(false);
    announce('updateCustomer');
    expect(servesKept('clients', 60_000, NOW + 1)).toBe(false);
  });

  it('a query without a response is not served', () => {
    questionOf('sources', ['sources'], NOW);
    expect(servesKept('sources', 60_000, NOW + 1)).toBe(false);
  });

  it('a response requested before a change is not served', () => {
    const question = questionOf('sources', ['sources'], NOW);
    forgetAges();
    noteAnswered(question);
    expect(servesKept('sources', 60_000, NOW + 1)).toBe(false);
  });
});
