import { CACHE_AGES_MS } from '@schema/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAges, noteAnswered, questionOf, servesKept } from './query-ages';

const NOW = Date.UTC(2026, 10, 12);
const answered = (key: string, atMs: number) => noteAnswered(questionOf(key, atMs));

describe('how long an answer serves (requirements.md, P49)', () => {
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

  it('each question has an age of its own', () => {
    answered('day 12', NOW);
    expect(servesKept('day 13', 60_000, NOW)).toBe(false);
  });

  it('a price is asked for every time', () => {
    answered('price', NOW);
    expect(servesKept('price', CACHE_AGES_MS.estimate, NOW)).toBe(false);
  });

  it('nothing serves after a change', () => {
    answered('sources', NOW);
    forgetAges();
    expect(servesKept('sources', 60_000, NOW + 1)).toBe(false);
  });

  it('a question without an answer serves nobody', () => {
    questionOf('sources', NOW);
    expect(servesKept('sources', 60_000, NOW + 1)).toBe(false);
  });

  it('an answer to a question from before a change does not serve', () => {
    const question = questionOf('sources', NOW);
    forgetAges();
    noteAnswered(question);
    expect(servesKept('sources', 60_000, NOW + 1)).toBe(false);
  });
});
